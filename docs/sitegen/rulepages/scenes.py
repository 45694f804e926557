"""The worked examples as pages: for each the table before, the moves, what must hold, and the table after."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import msgspec

from docs.sitegen.rulepages.shelf import Chapter, Game, told, words
from docs.sitegen.rulepages.table import Artist
from tricktable import Speech
from tricktable.errors import TricktableError
from tricktable.game import AnyGame
from tricktable.scenario import Scenario, ScenarioStep, begin


def pages(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """The page of each chapter, and one that lists them: path and text."""
    tr = words(language)
    if not game.chapters:
        return
    yield f"{game.folder}/scenarios/index.md", _index(game, language)
    for chapter in game.chapters:
        title = tr("scenes.title", name=game.name, section=game.title(chapter.section, language))
        # Its titles must not hide what the rules say in the same words.
        lines = ["---", "search:", "  boost: 0.15", "---", f"# {_part(chapter, title, language)}", ""]
        lines += [tr("scenes.lead"), "", f"[{tr('scenes.back')}](../rulebook.md#{chapter.section.id})", ""]
        lines += [part for each in chapter.scenarios for part in (scene(game, each, language), "")]
        yield f"{game.folder}/scenarios/{chapter.name}.md", "\n".join(lines)


def _part(chapter: Chapter, title: str, language: str) -> str:
    if chapter.of == 1:
        return title
    return words(language)("scenes.part", title=title, n=chapter.number, of=chapter.of)


def _index(game: Game, language: str) -> str:
    tr = words(language)
    lines = ["---", "search:", "  exclude: true", "---"]
    lines += [f"# {tr('scenes.index-title', name=game.name)}", "", tr("scenes.index-lead"), ""]
    for chapter in game.chapters:
        title = _part(chapter, game.title(chapter.section, language), language)
        count = tr("scenes.count", n=len(chapter.scenarios))
        lines += [f"- [{title}]({chapter.name}.md) ({count})"]
    return "\n".join([*lines, ""])


def scene(game: Game, scenario: Scenario, language: str) -> str:
    """An example, as one block of HTML."""
    return _Scene(game, scenario, language).html()


class _Scene:
    """Plays an example and tells it."""

    def __init__(self, game: Game, scenario: Scenario, language: str) -> None:
        self.shelf, self.scenario, self.language = game, scenario, language
        self.tr = words(language)
        names = scenario.players if isinstance(scenario.players, tuple) else ()
        self.artist = Artist(game.ruleset, language, names)
        self.speech = self.artist.speech

    def html(self) -> str:
        """Heading, paragraphs and what happens."""
        id = self.scenario.id
        head = f'<h2 id="{id}">{told(self.scenario, self.language)} <a class="headerlink" href="#{id}">¶</a></h2>'
        rules = " ".join(self.rule(rule) for rule in dict.fromkeys(self.scenario.rules))
        facts = [f"{self.tr('scenes.shows')}: {rules}", *map(escape, self._facts())]
        body = self._refused() if self.scenario.refused else self._played()
        about = f'<p class="rp-about">{" · ".join(facts)}</p>'
        return f'<section class="rp-scene">{head}<article data-search-exclude>{about}{body}</article></section>'

    def rule(self, id: str) -> str:
        """A paragraph's number, as a link; what is no paragraph as it stands."""
        if id not in self.shelf.paragraphs:
            return f"<code>{escape(id)}</code>"
        # Every chapter lies as deep as any other.
        return self.shelf.number(id, f"{self.shelf.folder}/scenarios/chapter/", "§ ")

    def _facts(self) -> Iterator[str]:
        each = self.scenario
        if each.variant is not None:
            yield self.tr("scenes.variant", name=self.speech.word("variant", each.variant))
        yield self.tr("scenes.players", n=each.seats)
        if each.options:
            yield self.tr("scenes.options", options=_listed(each.options))
        if each.table is None:
            yield self.tr("scenes.laid", deal=_listed(each.deal)) if each.deal else self.tr("scenes.seed")

    def _refused(self) -> str:
        try:
            begin(self.scenario, self.shelf.ruleset)
        except TricktableError as error:
            text = self.tr("scenes.because", text=str(error))
        else:
            raise ValueError(f"{self.scenario.id}: the table should have been refused")
        data = escape(_json(self.scenario.table or self.scenario.options), quote=False)
        return f"<p><strong>{self.tr('scenes.refused')}</strong>: {escape(text)}</p><p><code>{data}</code></p>"

    def _played(self) -> str:
        game = begin(self.scenario, self.shelf.ruleset)
        before, start = self._picture("before", game), game.step
        steps = "".join(f"<li>{self._step(game, step)}</li>" for step in self.scenario.step)
        after = self._picture("after", game) if game.step != start else ""
        return f'{before}<ol class="rp-steps">{steps}</ol>{after}'

    def _picture(self, which: str, game: AnyGame) -> str:
        return f"<figure><figcaption>{self.tr(f'scenes.{which}')}</figcaption>{self.artist.draw(game)}</figure>"

    def _step(self, game: AnyGame, step: ScenarioStep) -> str:
        out: list[str] = []
        if step.legal is not None:
            speech = self._speech(game)
            legal = ", ".join(self._said(speech, text) for text in step.legal)
            who = "" if game.to_act is None else self.speech.seat(game.to_act)
            out.append(f'<p class="rp-legal">{escape(self.tr("scenes.may", name=who))}: {legal or "—"}</p>')
        for text, rule in step.illegal.items():
            out.append(self._illegal(game, text, rule))
        moves = [*step.moves, *([step.play] if step.play is not None else [])]
        out += [self._move(game, text) for text in moves]
        if not moves and not out:
            acting = game.to_act
            now = self.tr("scenes.over") if acting is None else self.tr("scenes.acts", name=self.speech.seat(acting))
            out.append(f"<p>{escape(now)}</p>")
        if moves and game.outcome is not None:
            out.append(f"<p><strong>{escape(self.speech.outcome(game.outcome))}</strong></p>")
        if step.then:
            facts = [escape(f"{path} = {_json(value)}", quote=False) for path, value in step.then.items()]
            items = "".join(f"<li><code>{fact}</code></li>" for fact in facts)
            head = f"<summary>{self.tr('scenes.then', n=len(facts))}</summary>"
            out.append(f'<details class="rp-then">{head}<ul>{items}</ul></details>')
        return "".join(out)

    def _speech(self, game: AnyGame) -> Speech:
        """Says actions as whoever is to act would read them."""
        return self.speech.at(game.view(game.to_act))

    def _said(self, speech: Speech, text: str) -> str:
        """An action in words, and as it is typed."""
        action = self.shelf.ruleset.parse_action(text)
        said = speech.action(action)
        if said == text:
            return f"<code>{escape(text)}</code>"
        return f'<span title="{escape(text)}">{escape(said)}</span>'

    def _illegal(self, game: AnyGame, text: str, rule: str) -> str:
        refused = game.why_not(text, language=self.language)
        if refused is None or refused.rule != rule:
            raise ValueError(f"{self.scenario.id}: {text!r} is not refused by {rule}")
        said = self.tr("scenes.not", action=self._said(self._speech(game), text))
        return f'<p class="rp-illegal">{said} {escape(refused.message)} {self.rule(rule)}</p>'

    def _move(self, game: AnyGame, text: str) -> str:
        seat, prompt = game.to_act, game.view(None).prompt
        asked = f" <q>{escape(self.speech.prompt(prompt))}</q>" if prompt is not None else ""
        said = self._said(self._speech(game), text)
        events = game.play(text).events
        speech = self.speech.at(game.view(None))
        what = "".join(f"<li>{escape(speech.event(event))}</li>" for event in events)
        happened = f"<ul>{what}</ul>" if what else ""
        return f'<div class="rp-move"><strong>{escape(self.speech.seat(seat))}</strong>:{asked} {said}{happened}</div>'


def _listed(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {_json(value)}" for name, value in values.items())


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
