"""`tricktable cards`: the cards of a game, with what is on them."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import click

from tricktable.api import ruleset
from tricktable.cli import language as languages
from tricktable.cli import options, packing
from tricktable.cli.terminal import Terminal


@click.command()
@click.argument("ruleset_id", metavar="RULESET", callback=options.text)
@click.argument("name", required=False, default="", callback=options.text)
@click.option("--clan", callback=options.text, metavar="ID", help="Only cards of this clan.")
@click.option("--level", type=int, metavar="N", help="Only cards of this level.")
@click.option("--origin", type=click.Choice(["ours", "public"]), help="Only cards that are ours, or publicly known.")
@click.option("--template", is_flag=True, help="Print a card pack to fill in, instead of cards.")
@packing.option
@options.language
@click.pass_obj
def cards(
    term: Terminal,
    *,
    ruleset_id: str,
    name: str,
    clan: str | None,
    level: int | None,
    origin: str | None,
    template: bool,
    cards_from: tuple[str, ...],
    lang: str,
) -> None:
    """Show the cards of a game, or those called NAME (an id, or a name or a part of one, in any language)."""
    from tricktable.cli import card_list
    from tricktable.effects.cards import Card, Deck
    from tricktable.effects.describer import Describer
    from tricktable.packs import told

    pack = packing.one(term, cards_from, ruleset(ruleset_id).id)
    found = ruleset(ruleset_id)
    identity = "" if pack is None else pack.identity
    tr = found.speech(languages.choose(term, lang, found), cards=identity).tr
    if template:
        from tricktable.packs.template import template as filled

        packs = found.card_packs
        form = dataclasses.replace(packs.format, vocabulary=packs.vocabulary)
        term.write(filled(found.id, found.info.name, form, tr))
        return
    deck: Sequence[Card] = [card for card in found.cards() if isinstance(card, Card)]
    describer = Describer
    if pack is not None or not deck:  # no cards to read: then the ruleset says why it has no packs
        deck = found.card_packs.cards(identity)
    if found.has_card_packs:
        describer = found.card_packs.format.describer
    clans = list(dict.fromkeys(card.clan for card in deck))
    if clan is not None and clan not in clans:
        raise click.BadParameter(f"there is no clan {clan!r}; there are {', '.join(clans)}.", param_hint="--clan")
    hint = card_list.how_to_list(tr, found.id, *(f'"{each}"' for each in cards_from))
    chosen = [
        card
        for card in (card_list.called(tr, deck, name, hint) if name else deck)
        if clan in (None, card.clan) and level in (None, card.level) and origin in (None, card.origin)
    ]
    if pack is not None:
        term.say(tr("cli.cards.pack", pack=told(identity)), "bold")
    own = None if pack is None else found.card_packs.cards()
    card_list.show(term, tr, describer(tr, Deck(deck)), chosen, own=own)
    term.say(tr("cli.cards.count", n=len(chosen)) if chosen else tr("cli.cards.none"), "dim")
