"""Effects that can never do anything are told, and such as may are not."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.packs.game import FORMAT
from tricktable.effects import AtLeast, Bonus, Card, ChooseX, Draw, Effect, Fixed, HandSize, If, May, OneOf, X
from tricktable.effects.reading import HOLE, read_card
from tricktable.packs.effect_checks import senseless

HEAD = 'id = "a"\nname = { en = "A" }\nclan = "red"\nlevel = 1\n'

NEVER: list[tuple[str, tuple[Any, ...], str]] = [
    ('entering = [{ do = "draw", count = "X" }]', ("entering", 0, "count"), "X is not chosen"),
    ('entering = [{ do = "trap", which = { level = "X" } }]', ("entering", 0, "which", "level"), "X is not chosen"),
    ('entering = [{ do = "draw", count = "X" }, { do = "choose-x" }]', ("entering", 0, "count"), "X is not chosen"),
    (
        'mutating = [{ do = "choose-x" }, { do = "draw", count = "X" }]\nactivation = [{ do = "draw", count = "X" }]',
        ("activation", 0, "count"),
        "X is",
    ),
    (
        'entering = [{ do = "for-each", who = "others", then = [{ do = "choose-x" }] }, { do = "draw", count = "X" }]',
        ("entering", 1, "count"),
        "X is not chosen",
    ),
    ('entering = [{ do = "draw", who = "chosen" }]', ("entering", 0, "who"), "No player is chosen"),
    ('entering = [{ do = "trap", which = { owner = "chosen" } }]', ("entering", 0, "which", "owner"), "No player is"),
    ('entering = [{ do = "trap", which = { clan = "chosen" } }]', ("entering", 0, "which", "clan"), "No clan is"),
    ('entering = [{ do = "draw", count = { count = "level" } }]', ("entering", 0, "count"), "No effect before this"),
    (
        'entering = [{ do = "draw" }, { do = "draw", count = { count = "level" } }]',
        ("entering", 1, "count"),
        "No effect before this",
    ),
    (
        'entering = [{ do = "if", condition = { is = "did" }, then = [{ do = "draw" }] }]',
        ("entering", 0, "condition"),
        "There is no effect before this",
    ),
    ('entering = [{ do = "take" }, { do = "reveal" }]', ("entering", 0, "do"), "Nothing is revealed"),
    ('entering = [{ do = "discard-revealed" }]', ("entering", 0, "do"), "Nothing is revealed"),
    ('entering = [{ do = "cancel" }]', ("entering", 0, "do"), "Only what comes before"),
    (
        'overall = [{ holds = "whenever", event = "trapped", then = [{ do = "cancel" }] }]',
        ("overall", 0, "then", 0, "do"),
        "Only what comes before",
    ),
    ('overall = [{ holds = "whenever", event = "trapped", then = [] }]', ("overall", 0, "then"), "no effect in this"),
    ('overall = [{ holds = "win", condition = { is = "did" } }]', ("overall", 0, "condition"), "no effect before"),
    ('overall = [{ holds = "win", condition = { is = "mutated" } }]', ("overall", 0, "condition"), "Only the effects"),
    (
        'overall = [{ holds = "guard", verb = "trap", which = { level = "X" } }]',
        ("overall", 0, "which", "level"),
        "X is",
    ),
    (
        'overall = [{ holds = "before", verb = "trap", then = [{ do = "draw", who = "chosen" }] }]',
        ("overall", 0, "then", 0, "who"),
        "No player",
    ),
    ('entering = [{ do = "trap", which = { face = "down" } }]', ("entering", 0, "which", "face"), "Only face-up"),
    ('entering = [{ do = "copy", which = { face = "down" } }]', ("entering", 0, "which", "face"), "Only face-up"),
    ('entering = [{ do = "release", which = { face = "up" } }]', ("entering", 0, "which", "face"), "Only face-down"),
    ('entering = [{ do = "release", which = { clan = "red" } }]', ("entering", 0, "which", "clan"), "shows no clan"),
    (
        'entering = [{ do = "choose-x", least = 5, most = 1 }, { do = "draw", count = "X" }]',
        ("entering", 0, "least"),
        "at least 5 and at most 1",
    ),
    (
        'entering = [{ do = "choose-x", least = 3, most = "1(+1)" }, { do = "draw", count = "X" }]',
        ("entering", 0, "least"),
        "at most 2",
    ),
    ('entering = [{ do = "may", then = [] }]', ("entering", 0, "then"), "no effect in this list"),
    ('entering = [{ do = "draw", count = 0 }]', ("entering", 0, "count"), "With a count of 0"),
    (
        'entering = [{ do = "if", condition = { is = "behind" }, then = [] }]',
        ("entering", 0, "then"),
        "no effect in this list",
    ),
    # chosen inside what may not be carried out
    (
        'entering = [{ do = "may", then = [{ do = "choose-x" }] }, { do = "draw", count = "X" }]',
        ("entering", 1, "count"),
        "What is chosen inside a `may`, `if`, `one-of` or `discard-for` is known inside it only",
    ),
    (
        (
            'entering = [{ do = "if", condition = { is = "behind" }, then = [{ do = "choose-player" }] }, '
            '{ do = "may", then = [{ do = "draw", who = "chosen" }] }]'
        ),
        ("entering", 1, "then", 0, "who"),
        "What is chosen inside",
    ),
    # by itself
    (
        'overall = [{ holds = "win", condition = { is = "shows", names = [] } }]',
        ("overall", 0, "condition", "names"),
        "tr",
    ),
    (
        'overall = [{ holds = "win", condition = { is = "at-least", number = { count = "hand" }, than = 0 } }]',
        ("overall", 0, "condition", "than"),
        "always true",
    ),
    (
        'entering = [{ do = "choose-x", from_hand = false }, { do = "draw", count = "X" }]',
        ("entering", 0, "most"),
        "another is needed: most = 3",
    ),
    (
        'entering = [{ do = "choose-x", most = 0 }, { do = "draw", count = "X" }]',
        ("entering", 0, "most"),
        "X is always 0",
    ),
    ('overall = [{ holds = "cheaper", what = "mutation", by = 0 }]', ("overall", 0, "by"), "changes nothing"),
    ('overall = [{ holds = "military", which = {}, by = 0 }]', ("overall", 0, "by"), "changes nothing"),
    (
        'overall = [{ holds = "military", which = { face = "down" }, by = 1 }]',
        ("overall", 0, "which", "face"),
        "Only face-up",
    ),
    (
        'entering = [{ do = "draw", count = { count = "hand", most = 0 } }]',
        ("entering", 0, "count", "most"),
        "always 0",
    ),
    (
        'overall = [{ holds = "guard", verb = "trap", which = { face = "down" } }]',
        ("overall", 0, "which", "face"),
        "be tr",
    ),
    (
        'overall = [{ holds = "before", verb = "trap", which = { face = "down" }, then = [{ do = "draw" }] }]',
        ("overall", 0, "which", "face"),
        "Only face-up cards can be trapped.",
    ),
    (
        'entering = [{ do = "release", which = { clan = "red", face = "down" } }]',
        ("entering", 0, "which", "clan"),
        "shows no clan",
    ),
    (
        'entering = [{ do = "may", then = [{ do = "draw", count = "X" }] }]',
        ("entering", 0, "then", 0, "count"),
        "X is not chosen",
    ),
    # the card that the effect before affected, and the level chosen
    (
        'entering = [{ do = "draw" }, { do = "trap", which = { affected = true } }]',
        ("entering", 1, "which", "affected"),
        "No effect before this is done to a card in play, which",
    ),
    (
        'overall = [{ holds = "guard", verb = "trap", which = { affected = true } }]',
        ("overall", 0, "which", "affected"),
        "No effect before this",
    ),
    (
        'entering = [{ do = "trap", which = { within_level = true } }]',
        ("entering", 0, "which", "within_level"),
        "whose level this would be",
    ),
    (
        'entering = [{ do = "discard-for", which = {}, then = [{ do = "trap", which = { affected = true } }] }]',
        ("entering", 0, "then", 0, "which", "affected"),
        "No effect before this",
    ),
    ('entering = [{ do = "draw" }, { do = "copy-affected" }]', ("entering", 1, "do"), "No effect before this"),
    (
        'entering = [{ do = "fetch", which = { chosen_level = true } }]',
        ("entering", 0, "which", "chosen_level"),
        "put {",
    ),
    (
        (
            'entering = [{ do = "one-of", effects = [{ do = "choose-level" }, { do = "draw" }] }, '
            '{ do = "fetch", which = { chosen_level = true } }]'
        ),
        ("entering", 1, "which", "chosen_level"),
        "What is chosen inside",
    ),
    (
        'entering = [{ do = "one-of", effects = [{ do = "draw", count = "X" }, { do = "trap" }] }]',
        ("entering", 0, "effects", 0, "count"),
        "X is not chosen",
    ),
    ('entering = [{ do = "stack-revealed" }]', ("entering", 0, "do"), "Nothing is revealed"),
    # what comes from the hand
    (
        'overall = [{ holds = "from-hand", verbs = [], then = [{ do = "cancel" }] }]',
        ("overall", 0, "verbs"),
        "this never happens",
    ),
    ('overall = [{ holds = "from-hand", verbs = ["trap"], then = [] }]', ("overall", 0, "then"), "no effect in this"),
    (
        'overall = [{ holds = "from-hand", verbs = "trap", which = { near = "row" }, then = [{ do = "cancel" }] }]',
        ("overall", 0, "which", "near"),
        "A card in hand lies in no army",
    ),
    # several effects, conditions, counts
    ('entering = [{ do = "one-of", effects = [] }]', ("entering", 0, "effects"), "no effect in this list"),
    (
        'entering = [{ do = "one-of", effects = [{ do = "draw" }, { do = "draw", count = 2 }] }]',
        ("entering", 0, "effects", 1, "do"),
        "'draw' in this list already",
    ),
    ('entering = [{ do = "discard-for", which = {}, then = [] }]', ("entering", 0, "then"), "no effect in this list"),
    (
        'overall = [{ holds = "win", condition = { is = "all-of", conditions = [] } }]',
        ("overall", 0, "condition", "conditions"),
        "always true",
    ),
    (
        'overall = [{ holds = "win", condition = { is = "all-of", conditions = [{ is = "did" }] } }]',
        ("overall", 0, "condition", "conditions", 0),
        "no effect before",
    ),
    (
        'entering = [{ do = "draw", count = { count = "half", of = "X" } }]',
        ("entering", 0, "count", "of"),
        "X is not chosen",
    ),
    ('entering = [{ do = "trap", count = "all", optional = true }]', ("entering", 0, "optional"), "nobody chooses"),
    ('entering = [{ do = "remove", count = "all", optional = true }]', ("entering", 0, "optional"), "nobody chooses"),
    ('entering = [{ do = "fetch", count = "all", likewise = true }]', ("entering", 0, "likewise"), "nobody chooses"),
    ('entering = [{ do = "fetch", removed = true }]', ("entering", 0, "removed"), 'count = "all" only'),
    # what cards count as
    ('overall = [{ holds = "counts-as" }]', ("overall", 0, "holds"), "changes nothing"),
    (
        'overall = [{ holds = "counts-as", levels = [1, 2], which = { owner = "you" } }]',
        ("overall", 0, "which"),
        "Only where clans = true",
    ),
    (
        'overall = [{ holds = "counts-as", clans = true, which = { clan = "red" } }]',
        ("overall", 0, "which", "clan"),
        "cannot hang on what clans",
    ),
    (
        'overall = [{ holds = "counts-as", clans = true, which = { keyword = "echo" } }]',
        ("overall", 0, "which", "keyword"),
        "cannot hang on what keywords",
    ),
    (
        'overall = [{ holds = "grant", keyword = "echo", which = { keyword = "bounty" } }]',
        ("overall", 0, "which", "keyword"),
        "cannot hang on what keywords",
    ),
    (
        'overall = [{ holds = "grant", keyword = "echo", which = { face = "down" } }]',
        ("overall", 0, "which", "face"),
        "Only face-up cards have keywords",
    ),
    (
        'overall = [{ holds = "doubled", condition = { is = "behind" }, which = { face = "down" } }]',
        ("overall", 0, "which", "face"),
        "worth something",
    ),
    (
        'entering = [{ do = "draw", count = { count = "clans", which = { face = "down" } } }]',
        ("entering", 0, "count", "which", "face"),
        "show a clan",
    ),
    ('entering = [{ do = "copy-entering", which = { face = "down" } }]', ("entering", 0, "which", "face"), "be copied"),
    (
        'entering = [{ do = "destroy", which = { face = "down", keyword = "echo" } }]',
        ("entering", 0, "which", "keyword"),
        "has no keyword",
    ),
    (
        'entering = [{ do = "release", which = { keyword = "echo" } }]',
        ("entering", 0, "which", "keyword"),
        "no keyword",
    ),
    # the card itself, and what lies near it
    (
        'entering = [{ do = "trap", which = { itself = true, other = true } }]',
        ("entering", 0, "which", "itself"),
        "anoth",
    ),
    (
        'entering = [{ do = "trap", which = { itself = true, near = "adjacent" } }]',
        ("entering", 0, "which", "near"),
        "beside itself",
    ),
    (
        'entering = [{ do = "trap", which = { near = "row", owner = "opponents" } }]',
        ("entering", 0, "which", "owner"),
        "in your own army",
    ),
    (
        'overall = [{ holds = "whenever", event = "passed", itself = true, then = [{ do = "draw" }] }]',
        ("overall", 0, "itself"),
        "leave `itself` out",
    ),
    (
        'overall = [{ holds = "whenever", event = "mutated", itself = true, then = [{ do = "draw" }] }]',
        ("overall", 0, "itself"),
        "stands in `mutating`",
    ),
    (
        'entering = [{ do = "copy-entering", which = { itself = true } }]',
        ("entering", 0, "which", "itself"),
        "copies its",
    ),
    (
        'entering = [{ do = "copy", which = { itself = true } }]',
        ("entering", 0, "which", "itself"),
        "No card copies its",
    ),
    (
        'entering = [{ do = "trap", which = { itself = true, near = "row" } }]',
        ("entering", 0, "which", "near"),
        "leave `near` out",
    ),
    (
        'overall = [{ holds = "before", verb = "activate", which = { face = "down" }, then = [{ do = "draw" }] }]',
        ("overall", 0, "which", "face"),
        "Only face-up cards can be activated.",
    ),
    (
        (
            'overall = [{ holds = "from-hand", verbs = ["destroy", "trap"], which = { face = "down" }, '
            'then = [{ do = "cancel" }] }]'
        ),
        ("overall", 0, "verbs", 1),
        "Only face-up cards can be trapped.",
    ),
    (
        (
            'overall = [{ holds = "whenever", event = "entered", itself = true, who = "opponents", '
            'then = [{ do = "draw" }] }]'
        ),
        ("overall", 0, "who"),
        "to its owner",
    ),
    # numbers and conditions
    ('overall = [{ holds = "army-worth", by = 0 }]', ("overall", 0, "by"), "By 0 this changes nothing."),
    (
        'entering = [{ do = "draw", count = { count = "half", of = 0 } }]',
        ("entering", 0, "count", "of"),
        "Half of 0 is 0.",
    ),
    ('entering = [{ do = "draw", count = "1(+0)" }]', ("entering", 0, "count"), "(+0) adds nothing"),
    (
        'overall = [{ holds = "win", condition = { is = "at-least", number = 1, than = 2 } }]',
        ("overall", 0, "condition", "than"),
        "The number is at most 1: this is never true.",
    ),
    (
        (
            'overall = [{ holds = "win", condition = { is = "at-least", '
            'number = { count = "half", of = { count = "hand", most = 3 } }, than = 3 } }]'
        ),
        ("overall", 0, "condition", "than"),
        "The number is at most 2: this is never true.",
    ),
    (
        (
            'overall = [{ holds = "win", condition = { is = "at-least", '
            'number = 2, than = { count = "cards", which = {}, most = 2 } } }]'
        ),
        ("overall", 0, "condition", "than"),
        "at least 2 anyway: this is always true.",
    ),
    (
        (
            'overall = [{ holds = "win", condition = { is = "at-least", '
            'number = { count = "hand" }, than = { count = "hand" } } }]'
        ),
        ("overall", 0, "condition", "than"),
        "the same number again",
    ),
    ('overall = [{ holds = "doubled", condition = { is = "uncopied" } }]', ("overall", 0, "condition"), "always true"),
    # twice the same, and choices that are none
    (
        'entering = [{ do = "trap", which = { level = [1, 2, 1] } }]',
        ("entering", 0, "which", "level", 2),
        "1 stands in",
    ),
    (
        'entering = [{ do = "trap", which = { keyword = ["echo", "echo"] } }]',
        ("entering", 0, "which", "keyword", 1),
        "'echo' stands in this list already.",
    ),
    (
        'overall = [{ holds = "from-hand", verbs = ["trap", "trap"], then = [{ do = "cancel" }] }]',
        ("overall", 0, "verbs", 1),
        "'trap' stands in this list already.",
    ),
    ('entering = [{ do = "one-of", effects = [{ do = "draw" }] }]', ("entering", 0, "effects"), "there is no choice"),
    ('entering = [{ do = "choose-x" }, { do = "draw" }]', ("entering", 0, "do"), "makes use of X"),
    (
        'entering = [{ do = "choose-player" }, { do = "draw", who = "others" }]',
        ("entering", 0, "do"),
        "use of the player",
    ),
    (
        'mutating = [{ do = "may", then = [{ do = "choose-clan" }] }]',
        ("mutating", 0, "then", 0, "do"),
        "use of the clan",
    ),
    (
        'overall = [{ holds = "whenever", event = "trapped", then = [{ do = "choose-level" }, { do = "fetch" }] }]',
        ("overall", 0, "then", 0, "do"),
        "use of the level",
    ),
]


PLAYERS = [
    *("passed", "advantage-taken", "point-gained", "token-spent", "two-tokens-spent", "reshuffled"),
    *("battle-won", "battle-lost", "round-started", "turn-ended"),
]


def of(text: str) -> Card:
    card, faults = read_card(tomllib.loads(HEAD + text), Card)
    assert card is not None
    assert faults == ()
    return card


@pytest.mark.parametrize(("text", "path", "told"), NEVER, ids=[text[:60] for text, _, _ in NEVER])
def test_what_can_never_do_anything_is_told(text: str, path: tuple[Any, ...], told: str) -> None:
    ((at, sentence),) = senseless(of(text))
    assert at == path
    assert told in sentence


@pytest.mark.parametrize("event", PLAYERS)
def test_what_happens_to_a_player_has_no_card(event: str) -> None:
    text = f'{{ holds = "whenever", event = "{event}", which = {{ level = 1 }}, then = [{{ do = "draw" }}] }}'
    ((at, sentence),) = senseless(of(f"overall = [{text}]"))
    assert at == ("overall", 0, "which")
    assert sentence == f"{event!r} happens to a player and not to a card: leave `which` out."


@pytest.mark.parametrize(
    "text",
    [
        'entering = [{ do = "choose-x" }, { do = "draw", count = "X" }]',
        'entering = [{ do = "choose-x" }, { do = "choose-x", most = "X" }]',
        'entering = [{ do = "choose-x" }, { do = "for-each", who = "others", then = [{ do = "draw", count = "X" }] }]',
        'entering = [{ do = "may", then = [{ do = "choose-x" }, { do = "draw", count = "X" }] }]',
        'entering = [{ do = "choose-x" }, { do = "may", then = [{ do = "choose-x" }] }, { do = "draw", count = "X" }]',
        'overall = [{ holds = "whenever", event = "trapped", which = { level = 1 }, then = [{ do = "draw" }] }]',
        'overall = [{ holds = "whenever", event = "passed", which = {}, then = [{ do = "draw" }] }]',
        'overall = [{ holds = "guard", verb = "destroy", which = { face = "down" } }]',
        'overall = [{ holds = "cheaper", what = "mutation", by = 2 }]',
        'entering = [{ do = "choose-x", most = 2, from_hand = false }, { do = "draw", count = "X" }]',
        'entering = [{ do = "choose-clan" }, { do = "trap", which = { clan = "chosen" } }]',
        'entering = [{ do = "destroy" }, { do = "draw", count = { count = "level" } }]',
        'entering = [{ do = "copy" }, { do = "take" }]',
        'entering = [{ do = "for-each", who = "everyone", then = [{ do = "reveal" }] }, { do = "discard-revealed" }]',
        'entering = [{ do = "for-each", who = "everyone", then = [{ do = "take" }, { do = "reveal" }] }]',
        'entering = [{ do = "if", condition = { is = "mutated" }, then = [], otherwise = [{ do = "draw" }] }]',
        'activation = [{ do = "if", condition = { is = "mutated" }, then = [{ do = "draw" }] }]',
        'overall = [{ holds = "whenever", event = "trapped", then = [{ do = "draw", who = "chosen" }] }]',
        'overall = [{ holds = "whenever", event = "trapped", then = [{ do = "take" }] }]',
        'overall = [{ holds = "before", verb = "trap", then = [{ do = "may", then = [{ do = "cancel" }] }] }]',
        'entering = [{ do = "choose-x", least = 2, most = { count = "hand" } }, { do = "draw", count = "X" }]',
        'entering = [{ do = "release" }, { do = "copy-affected" }, { do = "trap", which = { affected = true } }]',
        'entering = [{ do = "copy-entering" }, { do = "trap", which = { affected = true } }, { do = "take" }]',
        'entering = [{ do = "put-on-pile" }, { do = "trap", which = { within_level = true } }]',
        'entering = [{ do = "discard-for", which = {}, then = [{ do = "trap", which = { within_level = true } }] }]',
        'entering = [{ do = "discard-for", which = {}, then = [{ do = "draw", count = { count = "level" } }] }]',
        'entering = [{ do = "choose-level" }, { do = "fetch", which = { chosen_level = true } }]',
        'entering = [{ do = "for-each", who = "everyone", then = [{ do = "copy-discarded" }, { do = "take" }] }]',
        'entering = [{ do = "one-of", effects = [{ do = "trap" }, { do = "release" }] }]',
        'entering = [{ do = "one-of", effects = [{ do = "trap" }, { do = "draw" }] }, { do = "copy-affected" }]',
        'entering = [{ do = "fetch", count = "all", removed = true }]',
        'entering = [{ do = "trap", which = { itself = true, owner = "you" } }]',
        'entering = [{ do = "trap", which = { near = "row-or-column", other = true } }]',
        'overall = [{ holds = "from-hand", verbs = "trap", which = { owner = "you" }, then = [{ do = "cancel" }] }]',
        'overall = [{ holds = "whenever", event = "removed", itself = true, then = [{ do = "draw" }] }]',
        'overall = [{ holds = "counts-as", clans = true, which = { owner = "you", level = 3 } }]',
        'overall = [{ holds = "counts-as", levels = [1, 2] }]',
        'overall = [{ holds = "grant", keyword = "echo", which = { clan = "red", highest = true } }]',
        'overall = [{ holds = "mirror" }]',
        'entering = [{ do = "copy-entering", which = { owner = "you", near = "row" } }]',
        'overall = [{ holds = "whenever", event = "entered", itself = true, who = "you", then = [{ do = "draw" }] }]',
        (
            'overall = [{ holds = "before", verb = "activate", which = { face = "up" }, then = [{ do = "draw" }] }, '
            '{ holds = "from-hand", verbs = "destroy", which = { face = "down" }, then = [{ do = "cancel" }] }]'
        ),
        'overall = [{ holds = "army-worth", by = { count = "half", of = 1 } }]',
        'overall = [{ holds = "win", condition = { is = "at-least", number = 2, than = "1(+2)" } }]',
        'overall = [{ holds = "win", condition = { is = "at-least", number = 0, than = { count = "hand" } } }]',
        'entering = [{ do = "if", condition = { is = "uncopied" }, then = [{ do = "draw" }] }]',
        # whether X could be chosen is what the second effect asks
        'entering = [{ do = "choose-x" }, { do = "if", condition = { is = "did" }, then = [{ do = "draw" }] }]',
        'entering = [{ do = "choose-x" }, { do = "trap", which = { level = "X" } }]',
    ],
)
def test_what_may_do_something_is_not_told(text: str) -> None:
    assert list(senseless(of(text))) == []


def test_the_own_cards_are_fine() -> None:
    assert [found for card in FORMAT.own for found in senseless(card)] == []


class Think(Effect, frozen=True, tag="think"):
    """An effect of a plugin, which may choose X and anything else."""

    then: tuple[Effect, ...] = ()


def test_of_a_plugins_effect_nothing_is_known() -> None:
    card = Card("a", {}, "red", 1, entering=(May((Think((Draw(X()),)),)), Draw(X(), "chosen")))
    assert list(senseless(card)) == []
    assert list(senseless(Card("a", {}, "red", 1, entering=(ChooseX(), Think())))) == []


HALF_READ = [
    (ChooseX(), Draw(HOLE)),
    (If(AtLeast(HandSize("you", HOLE), HandSize("you", HOLE)), (Draw(),)),),
    (If(AtLeast(HOLE, Fixed(3)), (Draw(),)), If(AtLeast(Bonus(1, HOLE), Fixed(3)), (Draw(),))),
    (OneOf(HOLE), OneOf((HOLE, Draw()))),
]


@pytest.mark.parametrize(
    "effects", [HOLE, (HOLE, Draw(X())), (Draw(HOLE), Draw(Fixed(HOLE))), (May(HOLE),), *HALF_READ]
)
def test_what_could_not_be_read_is_passed_over(effects: Any) -> None:
    assert list(senseless(Card("a", {}, "red", 1, entering=effects))) == []
