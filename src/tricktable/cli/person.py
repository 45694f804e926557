"""A person's turn: the table, the numbered actions, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tricktable._called import with_ids
from tricktable.cli import book, unknown
from tricktable.cli.drawing import draw_actions, draw_facts
from tricktable.cli.files import save_path
from tricktable.cli.options import given
from tricktable.cli.terminal import LeftError
from tricktable.errors import (
    EffectLoopError,
    IllegalActionError,
    NotationError,
    ReplayDivergedError,
    TricktableError,
    UndoError,
    nearest,
)
from tricktable.notation import tag_of
from tricktable.rulebook import paragraph_text

if TYPE_CHECKING:
    from tricktable.cli.table import Played
    from tricktable.effects.cards import Card

WORDS = ("why", "cards", "undo", "force", "save", "rules", "table", "quit")
"""What `help` lists besides actions, by the names of its messages."""

CLAN = "--clan"
"""Before a clan, for its cards instead of a card: as of `tricktable cards`."""


class Person:
    """One seat's turn at the terminal.

    Args:
        table: the game at the terminal.
        seat: whose turn it is.
    """

    def __init__(self, table: Played, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.term = table.term
        self.tr = table.speech.tr
        self.verbs = {tag_of(cls) for cls in table.game.ruleset.action_types}
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            **({"cards": self._cards} if table.game.ruleset.has_card_packs else {}),
            "rules": self._rules,
            "save": self._save,
            "table": self._look,
            "undo": self._undo,
            "undo!": self._undo,
            "quit": self._quit,
        }

    def take_turn(self) -> None:
        """Ask until an action is taken, or the game stands elsewhere.

        Raises:
            InputEndedError: the input ended, or (as LeftError) the person quit.
        """
        self._look()
        while not self._answer(self.term.ask(self._prompt())):
            pass
        self.term.say()

    def _prompt(self) -> str:
        return f"{self.tr('cli.play.prompt', name=self.table.speech.seat(self.seat))} "

    def _look(self, _: str = "") -> bool:
        """What happened, the table, the question if one is open, and what can be done."""
        game, speech = self.table.game, self.table.speech
        self.table.tell(self.seat)
        self.table.show(self.seat)
        view = game.view(self.seat)
        self.term.say(self.tr("cli.play.choose") if view.prompt is None else speech.prompt(view.prompt), "bold")
        self.term.say(draw_actions(self.term, view.legal_actions, game.ruleset, speech.at(view)))
        return False

    def _answer(self, line: str) -> bool:
        """Do what a line says; whether the turn is over."""
        if not line:
            return False
        if line.startswith("?"):
            return self._explain(line[1:].strip())
        word, _, rest = line.removeprefix(":").partition(" ")
        verb = word.casefold()
        if verb in self.commands and (line.startswith(":") or verb not in self.verbs):
            return self.commands[verb](verb if verb.startswith("undo") else rest.strip())
        try:
            self.table.take(self._action(line))
        except IllegalActionError as error:
            self._refused(error.action)
        except EffectLoopError as error:  # the game stands before the whole action: whoever is to act is asked again
            self.term.say(str(error), "yellow")
            return True
        except NotationError as error:
            self._misread(error)
        else:
            return True
        return False

    def _action(self, line: str) -> Any:
        """The action that a number or a text stands for.

        Raises:
            NotationError: it stands for none.
        """
        legal = self.table.game.legal_actions()
        if line.isdecimal():
            number = int(line) if len(line) < 9 else 0
            if not 1 <= number <= len(legal):
                raise NotationError(
                    self.tr("cli.play.number" if len(legal) > 1 else "cli.play.only-number", n=len(legal))
                )
            return legal[number - 1]
        line = with_ids(given(line), self.table.speech)
        words = line.split()
        if words and (verb := words[0].casefold()) not in self.verbs:
            raise NotationError(unknown.action(self.tr, verb, {*self.verbs, *self.commands}))
        ruleset = self.table.game.ruleset
        action = ruleset.parse_action(line)
        card = getattr(action, "card", None)
        if isinstance(card, str) and ruleset.has_card_packs:
            ids = [each.id for each in ruleset.card_packs.cards_at(self.table.game.setup)]
            if card not in ids:
                raise NotationError(unknown.said(self.tr, "card", card, nearest(card, ids)))
        return action

    def _misread(self, error: NotationError) -> None:
        self.term.say(f"{self.table.speech.error(error)} {self.tr('cli.play.hint')}", "yellow")

    def _explain(self, line: str) -> bool:
        """Why an action is not allowed."""
        if not line:
            game = self.table.game
            self.term.say(self.tr("cli.play.why", action=game.ruleset.format_action(game.legal_actions()[0])))
            return False
        try:
            self._refused(self._action(line))
        except NotationError as error:
            self._misread(error)
        return False

    def _refused(self, action: Any) -> None:
        game = self.table.game
        refusal = game.ruleset.rejection(game.position, action, self.seat, self.tr)
        if refusal is None:
            self.term.say(self.tr("cli.play.allowed"), "green")
            return
        self.term.say(refusal.message, "yellow")
        paragraph = next((each for each in game.ruleset.rulebook if each.id == refusal.rule), None)
        if paragraph is not None and paragraph_text(paragraph, self.tr.language) != refusal.message:
            self.term.say(book.draw_paragraph(self.term, paragraph, self.tr.language))

    # --- commands: each says whether the turn is over ---------------------------------------------------------------

    def _help(self, _: str) -> bool:
        legal = self.table.game.legal_actions()
        rows = [("1" if len(legal) == 1 else f"1-{len(legal)}", "number")]
        rows.append((self.table.game.ruleset.format_action(legal[0]), "action"))
        known = [word for word in WORDS if word != "cards" or word in self.commands]
        rows += [(self.tr(f"cli.help.{word}.typed"), word) for word in known]
        self.term.say(
            draw_facts(
                self.term,
                [(typed, self.tr(f"cli.help.{id}.text" if id in WORDS else f"cli.help.{id}")) for typed, id in rows],
            )
        )
        self.term.say(self.tr("cli.help.colon"), "dim")
        return False

    def _cards(self, wanted: str) -> bool:
        """What is written on cards: those of a name, or those of the own hand."""
        from tricktable.cli import card_list
        from tricktable.effects.cards import Deck

        game = self.table.game
        packs = game.ruleset.card_packs
        deck = packs.cards_at(game.setup)
        try:
            file = self.tr("cli.cards.file") if game.setup.options.cards else None
            hint = card_list.how_to_list(self.tr, game.ruleset.id, file)
            if wanted.startswith(CLAN):
                chosen = card_list.of_clan(self.tr, deck, given(wanted).removeprefix(CLAN).strip())
            else:
                chosen = card_list.called(self.tr, deck, given(wanted), hint) if wanted else self._held(deck)
        except TricktableError as error:
            self.term.say(str(error), "yellow")
            return False
        if not chosen:
            self.term.say(self.tr("cli.play.no-hand"))
        card_list.show(self.term, self.tr, packs.format.describer(self.tr, Deck(deck)), chosen, brief=True)
        return False

    def _held(self, deck: Sequence[Card]) -> list[Card]:
        """The cards of the deck that the person holds."""
        hand: Sequence[str] = getattr(self.table.game.view(self.seat).table, "hand", ())
        return [card for card in deck if card.id in hand]

    def _rules(self, wanted: str) -> bool:
        try:
            book.show(self.term, self.tr, self.table.game.ruleset, wanted, brief=True)
        except TricktableError as error:
            self.term.say(str(error), "yellow")
        return False

    def _save(self, name: str) -> bool:
        try:
            target = save_path(given(name), self.tr) if name else self.table.save_to
            if target is None:
                self.term.say(self.tr("cli.play.save-where"), "yellow")
                return False
            self.table.save(target)
        except (OSError, TricktableError) as error:
            self.term.say(str(error), "yellow")
        else:
            self.term.say(self.tr("cli.play.saved", file=str(target)), "green")
        return False

    def _undo(self, word: str) -> bool:
        try:
            self.table.undo(self.seat, forced=word.endswith("!"))
        except UndoError as error:
            self.term.say(self.tr(f"cli.undo.{error.reason}"), "yellow")
            return False
        except ReplayDivergedError as error:  # a save whose way to here these rules do not find again
            self.term.say(str(error), "yellow")
            return False
        self.term.say(self.tr("cli.play.undone"), "green")
        return True

    def _quit(self, _: str) -> bool:
        raise LeftError
