"""Cards as the terminal shows them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from tricktable._called import folded
from tricktable.cli import language as languages
from tricktable.cli import unknown
from tricktable.cli.drawing import draw_facts
from tricktable.cli.terminal import Terminal
from tricktable.effects.cards import Card
from tricktable.effects.describer import Describer
from tricktable.errors import UnknownCardError, UnknownNameError, quoted
from tricktable.locale import Translator


def show(
    term: Terminal,
    tr: Translator,
    describer: Describer,
    cards: Iterable[Card],
    *,
    own: Collection[Card] | None = None,
    brief: bool = False,
) -> None:
    """Print cards.

    Args:
        term: where.
        tr: says what stands beside what is on them.
        describer: says what is on them.
        cards: the cards.
        own: where they are of a card pack, the ruleset's own cards.
        brief: leave out what matters only outside a game.
    """
    for card in cards:
        _card(term, tr, describer, card, "" if brief else _origin(tr, card, own))


def called(tr: Translator, deck: Sequence[Card], name: str, hint: str = "") -> list[Card]:
    """The cards of this id or name, in any language, also without its brackets; else those that have it as a part.

    Raises:
        UnknownCardError: there is none; names the nearest, or says the hint where nothing is near.
    """
    wanted = folded(name)
    names = {card.id: [card.id, *map(folded, card.name.values())] for card in deck}
    bare = {id: {each.partition(" (")[0] for each in some} for id, some in names.items()}
    exact = [card for card in deck if wanted in names[card.id] or wanted in bare[card.id] or wanted in card.called]
    found = exact or [card for card in deck if any(wanted in each for each in names[card.id])]
    if not found:
        known = {folded(each): each for card in deck for each in (*card.name.values(), card.id)}
        raise unknown.retold(tr, "card", UnknownCardError(name, list(known.values())), name, hint)
    return found


def of_clan(tr: Translator, deck: Sequence[Card], name: str) -> list[Card]:
    """The cards of the clan of this id or name.

    Raises:
        UnknownNameError: there is none; names those that there are.
    """
    clans = list(dict.fromkeys(card.clan for card in deck))
    wanted = folded(name)
    for clan in clans:
        if wanted in (clan, folded(tr(f"clan.{clan}"))):
            return [card for card in deck if card.clan == clan]
    error = UnknownNameError(name, clans)
    error.args = (tr("cli.unknown.clan", name=quoted(name), clans=", ".join(clans)),)
    raise error


def how_to_list(tr: Translator, ruleset_id: str, pack: str | None = None) -> str:
    """How all cards are shown.

    Args:
        tr: says it.
        ruleset_id: of the game.
        pack: the card pack, as it is typed.
    """
    return tr(f"cli.cards.how{'-pack' if pack else ''}", ruleset=ruleset_id, pack=pack)


def _card(term: Terminal, tr: Translator, describer: Describer, card: Card, origin: str) -> None:
    heading = term.text(card.name.get(tr.language) or card.name.get("en") or card.id, "bold")
    heading.append_text(term.text(f"  {card.id}", "cyan"))
    term.say(heading)
    clan = tr(f"clan.{card.clan}") if tr.knows(f"clan.{card.clan}") else card.clan
    facts = {
        "clan": clan,
        "level": f"{card.level} ({tr(f'level.{card.level}')})" if tr.knows(f"level.{card.level}") else str(card.level),
        "copies": str(card.copies),
        "mutation": "" if card.mutation is None else tr("cli.cards.mutates", n=card.mutation),
    }
    rows = [(tr(f"cli.cards.{label}"), value) for label, value in facts.items()]
    rows += describer.facts(card)
    rows += [("" if at else tr("cli.cards.text"), line) for at, line in enumerate(describer.lines(card))]
    rows.append((tr("cli.cards.origin"), origin))  # a row without a value is left out
    term.say(draw_facts(term, rows))
    term.say()


def _origin(tr: Translator, card: Card, own: Collection[Card] | None) -> str:
    """Where a card is known from, and what of it is not."""
    if card.origin == "ours":
        return tr("cli.cards.ours" if own is None or card in own else "cli.cards.of-pack")
    id = "public-parts" if card.ours else "public"
    fields = [tr(f"cli.cards.{key}") if tr.knows(f"cli.cards.{key}") else key for key in card.ours]
    source = languages.source(tr, card.source) if card.source else "?"
    return tr(f"cli.cards.{id}", source=source, fields=", ".join(fields))
