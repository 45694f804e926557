"""A third party adds variants, rules, languages and agents to Gorus Maximus without a line in its package."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS
from tricktable_gorus_maximus.rules import GorusRules
from tricktable_gorus_maximus.table import PlayGladiator, State

import tricktable as tt
from tests.plugins.site import Site
from tests.plugins.toy import Plugin
from tricktable import AddedVariant, NamedAgent, PluginError, Registry, Translation, Variant

ID = "gorus-maximus"


class FriendlyRules(GorusRules):
    """Nobody may lead the first gladiator of his troupe while he holds another."""

    def refuse(self, state: State, seat: int, action: PlayGladiator) -> str | None:
        if not state.bout and len(state.hands[seat]) > 1 and action.card == state.hands[seat][0]:
            return "friends.lead"
        return super().refuse(state, seat, action)


def taken(**offers: Any) -> Registry:
    return Registry([Plugin([GORUS_MAXIMUS]), Plugin(**offers)])


def refused(**offers: Any) -> str:
    with pytest.raises(PluginError) as caught:
        taken(**offers)
    return str(caught.value)


# --- variants ------------------------------------------------------------------------------------------------------


def test_a_variant_of_options_alone() -> None:
    ruleset = taken(variants=[AddedVariant("Gorus_Maximus", Variant("quick", (3, 4), {"goal": 1}))]).ruleset(ID)
    assert ruleset.info.variants == (*GORUS_MAXIMUS.info.variants, "quick")
    game = tt.new_game(ruleset, 3, variant="quick", seed=1)
    assert game.setup.options.goal == 1
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    assert tt.new_game(ruleset, 3, seed=1).setup.variant == "standard"


def test_a_variant_of_other_rules() -> None:
    texts = Translation(ID, "en", {"refused.friends.lead": "Not that one, not yet."})
    added = AddedVariant(ID, Variant("friendly", (3,), rules=FriendlyRules))
    ruleset = taken(variants=[added], translations=[texts]).ruleset(ID)
    game = tt.new_game(ruleset, 3, variant="friendly", seed=7)
    assert game.to_act is not None
    first = PlayGladiator(game.position.state.hands[game.to_act][0])
    assert game.why_not(first) == tt.Rejection("friends.lead", "Not that one, not yet.")
    assert first in tt.new_game(ruleset, 3, seed=7).legal_actions()


@pytest.mark.parametrize(
    ("variant", "told"),
    [
        (Variant("standard", (3,)), "the variant 'standard' is taken by (registered)"),
        (Variant("mine", (3,), {"gaol": 1}), "there is no option 'gaol'; the nearest is 'goal'"),
        (Variant("mine", (3,), rules=tt.Rules), "Rules does not derive from GorusRules"),
        (Variant("Mine", (3,)), "an id is of letters"),
        ("mine", "AttributeError"),
    ],
)
def test_a_variant_that_does_not_fit_is_told(variant: Any, told: str) -> None:
    assert told in refused(variants=[AddedVariant(ID, variant)])


@pytest.mark.parametrize(
    "offer",
    [
        {"variants": [AddedVariant("gorus-maximos", Variant("mine", (3,)))]},
        {"translations": [Translation("gorus-maximos", "pl")]},
    ],
)
def test_what_is_for_a_ruleset_that_is_not_there_is_told(offer: dict[str, Any]) -> None:
    assert "Unknown ruleset 'gorus-maximos'. Did you mean gorus-maximus?" in refused(**offer)


def test_of_two_variants_of_one_name_the_first_distribution_has_it(site: Site) -> None:
    source = """
        from tricktable import AddedVariant, Variant, hookimpl
        @hookimpl
        def tricktable_variants():
            return [AddedVariant("gorus-maximus", Variant("quick", (3,), {{"goal": {goal}}}))]
    """
    site.add("b-house", source.format(goal=2), version="2.0")
    site.add("a-house", source.format(goal=1), version="1.1")
    ((name, version, cause),) = site.report()["failures"]
    assert (name, version) == ("b-house", "2.0")
    assert "the variant 'quick' is taken by a-house 1.1" in cause
    goal = "import tricktable as tt; print(tt.ruleset('gorus-maximus').setup(3, 'quick').options.goal)"
    assert site.report(goal) == 1


# --- each registry for itself ----------------------------------------------------------------------------------------


def test_what_one_registry_adds_no_other_sees() -> None:
    before = (GORUS_MAXIMUS.info, GORUS_MAXIMUS.variants, GORUS_MAXIMUS.languages())
    offers = {
        "variants": [AddedVariant(ID, Variant("quick", (3,)))],
        "translations": [Translation(ID, "pl", {"x": "y"})],
    }
    first, second = taken(**offers), taken(**offers)
    assert first.failures() == second.failures() == ()
    assert "quick" not in Registry([Plugin([GORUS_MAXIMUS])]).ruleset(ID).info.variants
    assert (GORUS_MAXIMUS.info, GORUS_MAXIMUS.variants, GORUS_MAXIMUS.languages()) == before


def test_two_registries_may_give_one_name_to_different_variants() -> None:
    goals = []
    for goal in (1, 2):
        ruleset = taken(variants=[AddedVariant(ID, Variant("quick", (3,), {"goal": goal}))]).ruleset(ID)
        goals.append(ruleset.setup(3, "quick").options.goal)
    rules = [FriendlyRules, GorusRules]
    tables = []
    for kind in rules:
        ruleset = taken(variants=[AddedVariant(ID, Variant("house", (3,), rules=kind))]).ruleset(ID)
        tables.append(type(ruleset.table(ruleset.setup(3, "house"))))
    assert (goals, tables) == ([1, 2], rules)


def test_a_game_in_play_is_not_changed_by_what_is_registered_later() -> None:
    registry = Registry([Plugin([GORUS_MAXIMUS])])
    game = tt.new_game(registry.ruleset(ID), 3, seed=1)
    registry.register(Plugin(variants=[AddedVariant(ID, Variant("quick", (3,)))]))
    assert "quick" in registry.ruleset(ID).info.variants
    assert "quick" not in game.ruleset.info.variants


# --- languages -------------------------------------------------------------------------------------------------------


def polish() -> Iterator[tuple[str, str]]:
    for section in GORUS_MAXIMUS.rulebook.sections:
        yield section.id, f"[{section.id}] po polsku"
        for paragraph in section.paragraphs:
            yield paragraph.id, f"[{paragraph.id}] po polsku"


def test_a_language_with_messages_and_rulebook() -> None:
    messages: dict[str, Any] = {
        "refused.gorus.bout.follow": "Trzeba dołożyć do szkoły.",
        "gladiators": {"one": "{n} gladiator", "few": "{n} gladiatorzy", "many": "{n} gladiatorów"},
    }
    ruleset = taken(translations=[Translation(ID, "pl", messages, dict(polish()))]).ruleset(ID)
    assert ruleset.languages() == ("en", "pl", "uk")
    assert ruleset.rulebook["gorus.bout.follow"].text["pl"] == "[gorus.bout.follow] po polsku"
    speech = ruleset.speech("pl")
    assert speech.tr("refused.gorus.bout.follow") == "Trzeba dołożyć do szkoły."
    assert [speech.tr("gladiators", n=n) for n in (1, 3, 5)] == ["1 gladiator", "3 gladiatorzy", "5 gladiatorów"]
    assert speech.tr("rejected.by-nobody") == "rejected.by-nobody"


def test_a_translation_fills_gaps_and_changes_no_text_of_the_game() -> None:
    own = GORUS_MAXIMUS.rulebook["gorus.bout.follow"].text["en"]
    known = next(iter(GORUS_MAXIMUS.catalogs()[0]["en"]))
    hijack = Translation(ID, "en", {known: "HIJACKED", "new": "New."}, {"gorus.bout.follow": "HIJACKED"})
    first = Translation(ID, "pl", {"a": "1"}, {"gorus.bout.follow": "1"})
    second = Translation(ID, "pl", {"a": "2", "b": "2"}, {"gorus.bout.follow": "2"})
    ruleset = taken(translations=[hijack, first, second]).ruleset(ID)
    assert ruleset.rulebook["gorus.bout.follow"].text["en"] == own
    assert "HIJACKED" not in ruleset.speech("en").tr(known)
    assert ruleset.speech("en").tr("new") == "New."
    assert ruleset.rulebook["gorus.bout.follow"].text["pl"] == "1"
    assert [ruleset.speech("pl").tr(id) for id in ("a", "b")] == ["1", "2"]


@pytest.mark.parametrize(
    ("translation", "told"),
    [
        (
            Translation(ID, "pl", {}, {"gorus.bout.folow": "x"}),
            "no 'gorus.bout.folow'; the nearest is 'gorus.bout.follow'",
        ),
        (Translation(ID, "po polsku"), "'po polsku' is no language tag"),
        (Translation(ID, "pl", {"a": 5}), "ids to texts are wanted"),  # type: ignore[dict-item]
        (Translation(ID, "pl", {"a": "{unclosed"}), "the message 'a': "),
        (Translation(ID, "pl", {}, {"gorus.bout.follow": 5}), "ids to texts are wanted"),  # type: ignore[dict-item]
    ],
)
def test_a_translation_that_would_fail_later_is_told_now(translation: Translation, told: str) -> None:
    assert told in refused(translations=[translation])


# --- agents ----------------------------------------------------------------------------------------------------------


class Last:
    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: tt.View[Any, Any]) -> Any:
        return view.legal_actions[-1]


def test_an_agent_for_some_rulesets() -> None:
    registry = taken(agents=[NamedAgent("last", Last, ("Gorus_Maximus",)), NamedAgent("any", Last)])
    assert (registry.agents(ID), registry.agents("whist")) == (("any", "last"), ("any",))
    game = tt.new_game(registry.ruleset(ID), 3, seed=1)
    agent = registry.agent("Last", ID, 1)
    assert agent.choose(game.view(game.to_act)) == game.legal_actions()[-1]
    with pytest.raises(tt.UnknownAgentError, match="last"):
        registry.agent("last", "whist", 1)


def test_agents_for_different_rulesets_may_share_a_name() -> None:
    def other(seed: int | str) -> Last:
        raise AssertionError("the agent of the other ruleset was made")

    registry = taken(agents=[NamedAgent("simple", Last, (ID,)), NamedAgent("Simple", other, ("whist", "skat"))])
    assert isinstance(registry.agent("simple", ID, 1), Last)
    assert registry.own_agents("whist") == registry.own_agents("skat") == ("simple",)
    with pytest.raises(PluginError, match="the agent of the other ruleset was made"):
        registry.agent("simple", "whist", 1)


@pytest.mark.parametrize(
    ("agents", "told"),
    [
        ([NamedAgent("x", Last), NamedAgent("X", Last)], "the agent 'x' is taken by (registered)"),
        ([NamedAgent("x", Last, ("a", "b")), NamedAgent("X", Last, ("b",))], "the agent 'x' is taken"),
        ([NamedAgent("x", Last, ("a",)), NamedAgent("X", Last)], "the agent 'x' is taken"),
        ([NamedAgent("x", Last), NamedAgent("X", Last, ("a",))], "the agent 'x' is taken"),
        ([NamedAgent("x", 5)], "the agent 'x' lacks"),  # type: ignore[arg-type]
        ([NamedAgent("", Last)], "the agent '' lacks"),
    ],
)
def test_agents_that_clash_or_cannot_be_made_are_told(agents: Iterable[NamedAgent], told: str) -> None:
    assert told in refused(agents=agents)


def test_an_agent_that_cannot_be_made_is_told_with_its_distribution() -> None:
    def broken(seed: int | str) -> Last:
        raise RuntimeError("no engine")

    registry = taken(agents=[NamedAgent("broken", broken)])
    with pytest.raises(PluginError, match="the agent 'broken' cannot be made: RuntimeError: no engine"):
        registry.agent("broken", ID, 1)
