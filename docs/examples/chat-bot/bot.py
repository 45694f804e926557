"""A bot for a group chat: text in, text out. It knows nothing of any chat network."""

from __future__ import annotations

from typing import NamedTuple

import tricktable as tt
from tricktable.game import AnyGame

WORDS = {
    "en": {
        "turn": "It is {name}'s turn.",
        "may": "You may:",
        "joined": "{name} sits in seat {n}.",
        "hello": "Hello, {name}.",
        "taken": "There is a player {name} already.",
        "left": "{name} has left.",
        "begun": "The game has begun.",
        "no-start": "No such game, or not for so many players: {n}. There are: {games}.",
        "numbers": "The numbers go from 1 to {n}.",
        "help": "join NAME, leave, start GAME, hand, table, why ACTION, undo, lang TAG; a number or an action plays",
        "languages": "There is: {known}.",
    },
    "uk": {
        "turn": "Ходить {name}.",
        "may": "Ви можете:",
        "joined": "{name}: місце {n}.",
        "hello": "Вітаємо, {name}.",
        "taken": "Гравець {name} уже є.",
        "left": "{name} більше не грає.",
        "begun": "Гра вже почалася.",
        "no-start": "Такої гри немає, або вона не для стількох гравців: {n}. Є: {games}.",
        "numbers": "Номери — від 1 до {n}.",
        "help": "join ІМ'Я, leave, start ГРА, hand, table, why ДІЯ, undo, lang МОВА; номер або дія — це хід",
        "languages": "Є такі мови: {known}.",
    },
}


class Reply(NamedTuple):
    """Something to say: to the group, or to one user in private."""

    to: str
    text: str


class Bot:
    """One table in one group chat.

    Attributes:
        group: where all can read.
        users: who sits in which seat, by the id that the chat network gives each user.
        game: the game, once it has begun.
    """

    def __init__(self, group: str, language: str = "en") -> None:
        self.group = group
        self.users: list[str] = []
        self.names: list[str] = []
        self.languages = {group: language}
        self.game: AnyGame | None = None
        self._listed: dict[str, int] = {}

    def hear(self, user: str, text: str, *, seed: int | str | None = None) -> list[Reply]:
        """What to say to a text, wherever the user wrote it."""
        word, _, rest = text.strip().partition(" ")
        rest = rest.strip()
        try:
            match word.lower():
                case "help":
                    return [Reply(user, self._say(user, "help"))]
                case "lang":
                    return [Reply(user, self._speak(user, rest))]
                case "join" | "leave" as wish:
                    return self._join(user, rest) if wish == "join" else self._leave(user)
                case "start" if not self._playing() and user in self.users:
                    return self._start(user, rest, seed)
                case _ if self.game is None or user not in self.users:
                    return [Reply(user, self._say(user, "help"))]
                case "hand":
                    return [Reply(user, self._hand(self.game, user))]
                case "table":
                    return [Reply(self.group, str(self.game.show(None, self.languages[self.group])))]
                case "undo":
                    self.game.undo(seat=self.users.index(user))
                    return [Reply(self.group, self._say(self.group, "turn", name=self._to_act())), *self._ask()]
                case "why":
                    return [Reply(user, self._why(self.game, user, rest) or "-")]
                case _:
                    return self._play(self.game, user, text.strip())
        except tt.TricktableError as error:
            said = str(error) if self.game is None else self.game.speech(self._language(user)).error(error)
            return [Reply(user, said)]

    def _speak(self, user: str, tag: str) -> str:
        """Take another language, where the bot has words in it."""
        known = tag.lower().replace("_", "-").partition("-")[0]  # of `uk-UA` the `uk`
        if known not in WORDS:
            return self._say(user, "languages", known=", ".join(WORDS))
        self.languages[user] = known
        return self._say(user, "hello", name=self._name(user))

    def _start(self, user: str, game: str, seed: int | str | None) -> list[Reply]:
        """Begin a game, the first or after one that has ended."""
        try:
            self.game = tt.new_game(game, self.names, seed=seed)
        except tt.TricktableError:
            games = ", ".join(f"{info.id} ({info.seats[0]}-{info.seats[-1]})" for info in tt.rulesets())
            return [Reply(user, self._say(user, "no-start", n=len(self.names), games=games))]
        return [Reply(self.group, self._say(self.group, "turn", name=self._to_act())), *self._ask()]

    def _playing(self) -> bool:
        return self.game is not None and self.game.outcome is None

    def _join(self, user: str, name: str) -> list[Reply]:
        """Take a seat; who has one takes another name."""
        name = " ".join(name.split())
        if self._playing() or not name:
            return [Reply(user, self._say(user, "begun" if name else "help"))]
        self.game = None  # one that has ended is nobody's any more where seats change
        others = [known for at, known in zip(self.users, self.names, strict=True) if at != user]
        if name.casefold() in map(str.casefold, others):
            return [Reply(user, self._say(user, "taken", name=name))]
        if user in self.users:
            self.names[self.users.index(user)] = name
        else:
            self.users.append(user)
            self.names.append(name)
        return [Reply(self.group, self._say(self.group, "joined", name=name, n=self.users.index(user) + 1))]

    def _leave(self, user: str) -> list[Reply]:
        """Free the seat."""
        if self._playing() or user not in self.users:
            return [Reply(user, self._say(user, "begun" if self._playing() else "help"))]
        self.game = None
        at = self.users.index(user)
        del self.users[at]
        return [Reply(self.group, self._say(self.group, "left", name=self.names.pop(at)))]

    def _play(self, game: AnyGame, user: str, text: str) -> list[Reply]:
        seat = self.users.index(user)
        step = None
        legal = game.view(seat).legal_actions
        if text.isdecimal() and legal:  # a number means the list that this user was sent, and no later one
            step = self._listed.get(user, -1)
            if step != game.step:
                raise tt.StaleActionError(step, game.step)
            if len(text) > 4 or not 1 <= int(text) <= len(legal):
                return [Reply(user, self._say(user, "numbers", n=len(legal)))]
            text = game.ruleset.format_action(legal[int(text) - 1])
        elif text.isdecimal():
            raise tt.NotYourTurnError(seat, game.to_act)
        if refused := self._why(game, user, text):
            return [Reply(user, refused)]
        done = game.play(text, seat=seat, step=step)
        group = game.speech(self.languages[self.group])
        told = [group.event(event) for event in done.events_for(None)]
        told.append(group.outcome(game.outcome) if game.outcome else self._say(self.group, "turn", name=self._to_act()))
        return [Reply(self.group, "\n".join(told)), *self._ask()]

    def _why(self, game: AnyGame, user: str, text: str) -> str:
        """Why not, in the language of the user who asks; empty for what is allowed."""
        refused = game.why_not(text, seat=self.users.index(user), language=self._language(user))
        return "" if refused is None else f"{refused.message} [{refused.rule}]"

    def _ask(self) -> list[Reply]:
        """The hand and the choices, to the one whose turn it is and to nobody else."""
        game = self.game
        if game is None or game.to_act is None:
            return []
        user = self.users[game.to_act]
        self._listed[user] = game.step
        return [Reply(user, self._hand(game, user))]

    def _hand(self, game: AnyGame, user: str) -> str:
        seat, language = self.users.index(user), self._language(user)
        view = game.view(seat)
        speech = game.speech(language).at(view)
        lines = [str(game.show(seat, language))]
        if view.legal_actions:
            self._listed[user] = game.step
            lines.append(speech.prompt(view.prompt) or self._say(user, "may"))
            lines += [f"{number}) {speech.action(action)}" for number, action in enumerate(view.legal_actions, 1)]
        return "\n".join(lines)

    def _to_act(self) -> str:
        return "" if self.game is None or self.game.to_act is None else self.names[self.game.to_act]

    def _name(self, user: str) -> str:
        return self.names[self.users.index(user)] if user in self.users else user

    def _language(self, to: str) -> str:
        return self.languages.get(to, self.languages[self.group])

    def _say(self, to: str, word: str, **gaps: object) -> str:
        return WORDS.get(self._language(to), WORDS["en"])[word].format(**gaps)
