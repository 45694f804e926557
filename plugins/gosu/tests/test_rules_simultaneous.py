"""What happens at the same time, what is optional, and what never ends: on goblins made up for it."""

from __future__ import annotations

from typing import Any

import pytest
from tricktable_gosu.cards import GosuCard
from tricktable_gosu.options import Options
from tricktable_gosu.rules import GosuRules

import tricktable as tt
from plugins.gosu.tests.tables import CARDS
from tricktable.effects import read_card
from tricktable.errors import EffectLoopError
from tricktable.game import AnyGame
from tricktable.notation import tag_of

DRAW_AT_START = {"holds": "whenever", "event": "round-started", "who": "you", "then": [{"do": "draw", "count": 1}]}


def game(changes: dict[str, dict[str, Any]], *sides: dict[str, Any], **table: Any) -> AnyGame:
    """A table of GOSU on which some goblins have other effects; those that are not named have none."""
    cards: list[GosuCard] = []
    for id, written in CARDS.items():
        plain = {name: value for name, value in written.items() if name not in EFFECTS}
        card, faults = read_card({**plain, **changes.get(id, {})}, GosuCard)
        assert isinstance(card, GosuCard), faults
        cards.append(card)

    class Rules(GosuRules):
        def __init__(self, seats: int, options: Options) -> None:
            super().__init__(seats, options, tuple(cards))

    variants = (tt.Variant("standard", seats=(2, 3, 4)),)
    ruleset: tt.AnyRuleset = tt.Ruleset(id="made-up", name="Made up", version="1", rules=Rules, variants=variants)
    options = table.pop("options", {})
    data = {"players": len(sides), "options": options, "table": {"sides": list(sides), **table}}
    return tt.from_position(ruleset, data)


EFFECTS = ("entering", "mutating", "activation", "overall")


def legal(game: AnyGame) -> list[str]:
    return [game.ruleset.format_action(action) for action in game.legal_actions()]


def tags(game: AnyGame, text: str) -> list[str]:
    return [tag_of(type(event)) for event in game.play(text).events]


OZEKIS = [["dynamite"], ["garsh"], ["walror"]]
OTHER_OZEKIS = [["dark-goblin-medic"], ["duwal"], ["countess-never"]]


def test_the_acting_player_orders_what_happens_together() -> None:
    """gosu.effects.order, gosu.effects.order-all: the goblins of an opponent too; none is left out."""
    reaction = {"holds": "whenever", "event": "entered", "which": {"level": 1}, "who": "everyone"}
    played = game(
        {
            "walror": {"overall": [{**reaction, "then": [{"do": "draw", "count": 1}]}]},
            "countess-never": {"overall": [{**reaction, "then": [{"do": "take-advantage"}]}]},
        },
        {"hand": ["dark-goblin-avenger"], "army": OTHER_OZEKIS},
        {"army": OZEKIS},
        advantage=1,
        turn=0,
    )
    played.play("play dark-goblin-avenger")
    assert played.to_act == 0
    assert sorted(legal(played)) == ["card countess-never", "card walror"]
    assert tags(played, "card walror") == ["drew", "advantage-taken"]


def test_choices_within_an_effect_are_the_addressed_players() -> None:
    """gosu.effects.order-all: whoever has to discard picks the card, whoever orders the effects."""
    played = game(
        {"dynamite": {"entering": [{"do": "discard", "count": 1, "who": "opponents"}]}},
        {"hand": ["dynamite"]},
        {"hand": ["fact", "kork"]},
    )
    played.play("play dynamite")
    assert played.to_act == 1
    assert legal(played) == ["card fact", "card kork"]


def test_between_rounds_the_holder_orders() -> None:
    """gosu.round.holder-orders: not the one who passed last."""
    played = game(
        {"walror": {"overall": [DRAW_AT_START]}, "countess-never": {"overall": [DRAW_AT_START]}},
        {"army": OZEKIS},
        {"army": OTHER_OZEKIS},
        turn=0,
        advantage=1,
    )
    played.play("pass")
    played.play("pass")
    assert played.to_act == 1
    assert sorted(legal(played)) == ["card countess-never", "card walror"]
    assert tags(played, "card countess-never") == ["drew", "drew"]


def test_what_answers_to_a_release_comes_before_the_ways_to_win() -> None:
    """gosu.round.order: each step is carried through before the next."""
    draw = {"holds": "whenever", "event": "released", "who": "everyone", "then": [{"do": "draw", "count": 1}]}
    win = {"holds": "win", "condition": {"is": "at-least", "number": {"count": "hand", "who": "you"}, "than": 1}}
    played = game(
        {"walror": {"overall": [draw, win]}},
        {"army": OZEKIS, "passed": True},
        {"army": [[{"card": "dark-goblin-medic", "down": True}]]},
        turn=1,
    )
    played.play("pass")
    assert played.outcome is not None
    assert (played.outcome.reason, played.outcome.winners) == ("gosu.end.conditions", (1,))


@pytest.mark.parametrize(
    ("deed", "event", "answers"),
    [
        ({"do": "destroy", "which": {"free": True, "level": 3}}, "destroyed", True),
        ({"do": "sacrifice", "which": {"free": True, "level": 3}}, "sacrificed", True),
        ({"do": "return", "which": {"free": True, "level": 3, "owner": "you"}}, "returned", True),
        ({"do": "trap", "which": {"level": 3, "owner": "you"}}, "trapped", True),
        (None, "mutated", False),
    ],
)
def test_a_card_answers_to_what_befalls_itself(deed: dict[str, Any] | None, event: str, answers: bool) -> None:
    """gosu.effects.own-leaving: it still lies open then; when it has mutated, another goblin lies in its place."""
    answer = {"holds": "whenever", "event": event, "then": [{"do": "take-advantage"}]}
    played = game(
        {
            "walror": {"overall": [answer], "mutation": 0},
            "dynamite": {"entering": [] if deed is None else [{**deed, "count": 1}]},
        },
        {"hand": ["dynamite", "empress-leftovers"], "army": OZEKIS},
        {},
        advantage=1,
        turn=0,
    )
    steps = ["mutate 3 1", "card empress-leftovers"] if deed is None else ["play dynamite", "at 0 3 1"]
    played.play(steps[0])
    told = tags(played, steps[1])
    assert event in told
    assert ("advantage-taken" in told) == answers


def test_an_answer_comes_before_the_next_effect_and_answers_to_it_after_the_whole_of_it() -> None:
    """gosu.effects.reactions"""
    played = game(
        {
            "dynamite": {"entering": [{"do": "take-advantage"}, {"do": "gain-point", "count": 1}]},
            "walror": {
                "overall": [
                    {
                        "holds": "whenever",
                        "event": "advantage-taken",
                        "then": [{"do": "draw", "count": 1}, {"do": "trap", "count": 1}, {"do": "draw", "count": 1}],
                    },
                    {"holds": "whenever", "event": "trapped", "then": [{"do": "release", "count": 1}]},
                ]
            },
        },
        {"hand": ["dynamite"]},
        {"army": OZEKIS},
        advantage=1,
        turn=0,
    )
    assert tags(played, "play dynamite") == ["entered", "advantage-taken", "drew"]
    assert tags(played, "at 1 1 1") == ["trapped", "drew"]
    assert legal(played) == ["at 1 1 1"]
    assert tags(played, "at 1 1 1") == ["released", "points-gained"]


def test_what_a_round_starts_with_goes_clockwise_from_the_holder() -> None:
    """gosu.round.effects"""
    for_all = {"holds": "whenever", "event": "round-started", "who": "everyone", "then": [{"do": "draw", "count": 1}]}
    played = game(
        {"walror": {"overall": [for_all]}},
        {"army": OZEKIS},
        {"passed": True},
        {"passed": True},
        turn=0,
        advantage=2,
        pile=["kork", "fact", "ideo"],
    )
    assert tags(played, "pass")[-4:] == ["round-started", "drew", "drew", "drew"]
    assert [side.hand for side in played.position.state.sides] == [("fact",), ("ideo",), ("kork",)]


def test_only_may_is_optional() -> None:
    """gosu.effects.may"""
    played = game(
        {"dynamite": {"entering": [{"do": "may", "then": [{"do": "draw", "count": 1}]}]}}, {"hand": ["dynamite"]}, {}
    )
    played.play("play dynamite")
    assert legal(played) == ["yes", "no"]
    assert tags(played, "no") == []
    assert played.to_act == 1


def test_several_go_one_by_one_and_freedom_is_judged_anew() -> None:
    """gosu.free.anew: the second card is FREE only because the first has gone."""
    played = game(
        {"dynamite": {"entering": [{"do": "destroy", "count": 2, "which": {"free": True, "owner": "opponents"}}]}},
        {"hand": ["dynamite"]},
        {"army": OTHER_OZEKIS},
    )
    played.play("play dynamite")
    assert legal(played) == ["at 1 3 1"]
    played.play("at 1 3 1")
    assert legal(played) == ["at 1 2 1"]
    assert tags(played, "at 1 2 1") == ["destroyed"]


@pytest.mark.parametrize(("shared_end", "winners", "drawn"), [("together", (0, 1), ()), ("drawn", (), (0, 1))])
def test_one_sentence_gives_its_points_together(
    shared_end: str, winners: tuple[int, ...], drawn: tuple[int, ...]
) -> None:
    """gosu.effects.points-together"""
    played = game(
        {"dynamite": {"entering": [{"do": "gain-point", "count": 1, "who": "everyone"}]}},
        {"hand": ["dynamite"]},
        {},
        points=[2, 2],
        options={"shared_end": shared_end},
    )
    played.play("play dynamite")
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.drawn) == (winners, drawn)


def test_successive_sentences_give_theirs_in_order() -> None:
    """gosu.effects.points-together: the first third point ends the game."""
    played = game(
        {
            "dynamite": {
                "entering": [{"do": "gain-point", "count": 1, "who": "opponents"}, {"do": "gain-point", "count": 1}]
            }
        },
        {"hand": ["dynamite"]},
        {},
        points=[2, 2],
    )
    played.play("play dynamite")
    assert played.outcome is not None
    assert (played.outcome.winners, played.outcome.scores) == ((1,), (2, 3))


def answer_for_ever(game: AnyGame) -> None:
    """Take the last answer again and again."""
    while True:
        game.play(game.legal_actions()[-1])


def test_an_endless_loop_is_stopped() -> None:
    """gosu.effects.loops: an error, and the game stands as before the action, whatever was answered on the way."""
    played = game(
        {
            "dynamite": {"activation": [{"do": "trap", "count": 1, "which": {"owner": "opponents", "level": 1}}]},
            "walror": {
                "overall": [
                    {"holds": "whenever", "event": "trapped", "then": [{"do": "release", "count": 1}]},
                    {
                        "holds": "whenever",
                        "event": "released",
                        "then": [{"do": "trap", "count": 1, "which": {"level": 1, "owner": "any"}}],
                    },
                ]
            },
        },
        {"army": OZEKIS},
        {"army": [[{"card": "dark-goblin-medic"}]]},
    )
    before, there = played.position, played.legal_actions()
    played.play("activate 1 1")
    with pytest.raises(EffectLoopError):
        answer_for_ever(played)
    assert (played.position, played.legal_actions()) == (before, there)


def win_by_cards(than: int) -> dict[str, Any]:
    hand = {"count": "hand", "who": "you"}
    return {"overall": [{"holds": "win", "condition": {"is": "at-least", "number": hand, "than": than}}]}


@pytest.mark.parametrize(
    ("holder", "shared_end", "winners", "drawn"),
    [
        (0, "together", (0,), ()),  # gosu.end.conditions-tie
        (0, "drawn", (0,), ()),  # gosu.ukrainian.condition-tie: the holder among them
        (2, "together", (0, 1), ()),  # gosu.end.conditions-holder, gosu.end.conditions-shared
        (2, "drawn", (), (0, 1)),  # gosu.ukrainian.condition-tie: the holder not among them
    ],
)
def test_several_meet_a_special_condition(
    holder: int, shared_end: str, winners: tuple[int, ...], drawn: tuple[int, ...]
) -> None:
    played = game(
        {"walror": win_by_cards(2)},
        {"hand": ["fact", "ideo"], "army": OZEKIS, "passed": True},
        {"hand": ["kork", "loya"], "passed": True},
        {"hand": ["dom"]},
        advantage=holder,
        turn=2,
        options={"shared_end": shared_end},
    )
    played.play("pass")
    assert played.outcome is not None
    assert played.outcome.reason == "gosu.end.conditions"
    assert (played.outcome.winners, played.outcome.drawn) == (winners, drawn)


def test_two_different_conditions_at_once() -> None:
    """gosu.round.conditions-all, gosu.end.conditions-shared: whichever Ozeki names them."""
    shows = {"is": "shows", "names": ["duwal"]}
    played = game(
        {
            "walror": {"overall": [{"holds": "win", "condition": shows}]},
            "empress-leftovers": win_by_cards(3),
        },
        {"hand": ["fact", "ideo", "dom"], "passed": True},
        {"army": [["dark-goblin-medic"], ["duwal"]], "passed": True},
        {"army": [["dynamite", "fire-goblin-ak-52"], ["garsh", "kokoshomushu"], ["walror", "empress-leftovers"]]},
        advantage=2,
    )
    played.play("pass")
    assert played.outcome is not None
    assert played.outcome.winners == (0, 1)


def test_the_same_token_never_pays_for_its_own_return() -> None:
    """gosu.tokens.take-back: a token that lies elsewhere can be taken, the one that pays cannot."""
    played = game(
        {"dynamite": {"activation": [{"do": "take-token", "count": 1}]}},
        {"army": [["dynamite"]], "spent": 1},
        {"army": [["dynamite"]]},
    )
    played.play("activate 1 1")
    assert legal(played) == ["spent"]
    played.play("spent")
    played.play("activate 1 1")
    assert played.to_act == 0


def test_effects_on_the_way_bind_all_from_entry_until_trapped() -> None:
    """gosu.effects.overall-hold"""
    cheap = {"walror": {"overall": [{"holds": "cheaper", "what": "enrolment", "by": 1}]}}
    for down, asked in ((False, 1), (True, 2)):
        played = game(
            cheap,
            {"army": [["dynamite"], ["garsh"], [{"card": "walror", "down": down}]]},
            {"hand": ["dark-goblin-thief", "fact", "kork"], "army": [["dynamite"]]},
            turn=1,
        )
        played.play("play dark-goblin-thief")
        for _ in range(asked):
            assert played.to_act == 1
            played.play(played.legal_actions()[0])
        assert played.to_act == 0


def test_the_place_of_a_leaving_goblin_counts_as_taken() -> None:
    """gosu.mutate.place, gosu.mutate.no-target: its neighbour does not become FREE for a moment."""
    destroy = [{"do": "destroy", "count": 1, "which": {"free": True}}]
    played = game(
        {"dynamite": {"mutating": destroy}},
        {"hand": ["fact", "fire-goblin-ak-52"], "army": [["dark-goblin-medic", "dynamite"]]},
        {},
    )
    for text in ("mutate 1 2", "card fire-goblin-ak-52"):
        played.play(text)
    assert tags(played, "card fact") == ["discarded", "mutated", "entered"]


@pytest.mark.parametrize("deed", ["sacrifice", "return"])
def test_what_leaves_an_army_is_free(deed: str) -> None:
    """gosu.free.leaving"""
    effect = {"do": "sacrifice", "count": 1} if deed == "sacrifice" else {"do": "return", "count": 1}
    if deed == "return":
        effect["which"] = {"free": True, "owner": "you"}
    played = game(
        {"kokoshomushu": {"activation": [effect]}},
        {"army": [["dynamite", "dark-goblin-medic", "dark-goblin-thief"], ["kokoshomushu", "duwal"]]},
        {},
    )
    played.play("activate 2 1")
    assert legal(played) == ["at 0 1 3", "at 0 2 2"]


def test_copying_never_turns_in_a_circle() -> None:
    """gosu.effects.copy: neither the copying goblin nor one that is being copied is a model on the way."""
    copy = {"do": "copy", "which": {"owner": "any"}}
    played = game(
        {"dynamite": {"activation": [copy]}, "copycat": {"activation": [copy]}, "dom": {"activation": [copy]}},
        {"army": [["dynamite", "dark-goblin-medic"], ["copycat"]]},
        {"army": [["dark-goblin-medic"], ["dom"]]},
    )
    played.play("activate 2 1")
    assert legal(played) == ["at 0 1 1", "at 1 2 1"]
    played.play("at 0 1 1")
    assert legal(played) == ["at 1 2 1"]
    played.play("at 1 2 1")
    assert played.to_act == 1


def test_a_copied_effect_is_paid_by_the_copier() -> None:
    """gosu.tokens.take-back, gosu.reading.copycat: the token on the copying goblin stays there."""
    played = game(
        {
            "copycat": {"activation": [{"do": "copy", "which": {"owner": "opponents"}}]},
            "dynamite": {"activation": [{"do": "take-token", "count": 2}]},
        },
        {"army": [["dark-goblin-medic"], ["copycat"]], "spent": 1},
        {"army": [[{"card": "dynamite", "tokens": 1}]]},
    )
    played.play("activate 2 1")
    played.play("at 1 1 1")
    assert legal(played) == ["spent"]
    played.play("spent")
    assert played.to_act == 1
    assert [side.ready for side in played.position.state.sides] == [1, 1]
