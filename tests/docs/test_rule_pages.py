"""The pages on rules have every paragraph, every example and every place in the code that cites one."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

import pytest

import tricktable as tt
from docs.sitegen.pages import pages
from docs.sitegen.rulepages import book, cited, editions, quoting
from docs.sitegen.rulepages.rulings import settled
from docs.sitegen.rulepages.shelf import Game, games, words
from docs.sitegen.rulepages.table import Artist, blocks
from docs.sitegen.ways import LANGUAGES
from tests.docs.pages import DOCS, ROOT
from tricktable.rulebook import paragraph_text
from tricktable.scenario import begin

GAMES = {game.id: game for game in games()}
CARD = re.compile(r'<a class="rp-card([^"]*)" href="([^"]*)">(.*?)</a>')
both = pytest.mark.parametrize("language", LANGUAGES)
each = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Piece(HTMLParser):
    """A piece of HTML: its anchors, its links and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.anchors.append(value or "")
            elif name == "href":
                self.links.append(value or "")

    def handle_data(self, data: str) -> None:
        self.text += data


@cache
def everything(language: str) -> dict[str, str]:
    return {page.path: page.text for page in pages(language)}


def made(path: str, language: str) -> str:
    return everything(language)[path]


def sections(html: str, kind: str) -> dict[str, Piece]:
    """The sections of a class, by the anchor of their heading."""
    found = re.findall(rf'<section class="{kind}">.*?</section>', html, re.DOTALL)
    return {re.findall(r'<h[23] id="([^"]*)"', text)[0]: Piece(text) for text in found}


@cache
def rules(game: Game, language: str) -> dict[str, Piece]:
    return sections(made(f"{game.folder}/rulebook.md", language), "rp-rule")


@cache
def scenes(game: Game, language: str) -> dict[str, tuple[str, Piece]]:
    """The examples of a game: the page of each, and what stands there."""
    found = [
        (path, *item)
        for path, text in everything(language).items()
        if path.startswith(f"{game.folder}/scenarios/")
        for item in sections(text, "rp-scene").items()
    ]
    assert len({id for _, id, _ in found}) == len(found)
    return {id: (path, piece) for path, id, piece in found}


def source_of(page: str, link: str) -> tuple[str, str]:
    """The source and the anchor that a link of a built page leads to."""
    way, _, anchor = link.partition("#")
    parts = page.removesuffix(".md").split("/")
    for part in way.strip("/").split("/"):
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts) + ".md", anchor


def test_there_are_games() -> None:
    assert {"gorus-maximus", "gosu", "gosu-x"} <= set(GAMES)


# --- the rulebook -----------------------------------------------------------------------------------------------------


@each
@both
def test_each_paragraph_stands_under_its_id_with_number_and_origin(game: Game, language: str) -> None:
    found = rules(game, language)
    assert list(found) == [paragraph.id for paragraph in game.book]
    for paragraph in game.book:
        piece = found[paragraph.id]
        assert paragraph.id in piece.anchors
        assert paragraph.number in piece.anchors
        assert paragraph_text(paragraph, language) in piece.text
        assert book.origin(game, paragraph, language) in piece.text


@each
@both
def test_each_section_has_its_id_for_an_anchor(game: Game, language: str) -> None:
    text = made(f"{game.folder}/rulebook.md", language)
    assert re.findall(r"^## .* \{#(.*)\}$", text, re.MULTILINE) == [section.id for section in game.book.sections]


@each
@both
def test_each_paragraph_leads_to_itself_in_the_other_language(game: Game, language: str) -> None:
    there = {"en": "../../../uk", "uk": "../../../.."}[language]
    for id, piece in rules(game, language).items():
        assert f"{there}/{game.folder}/rulebook/#{id}" in piece.links


@both
def test_paragraphs_of_two_editions_lead_to_each_other(language: str) -> None:
    game = GAMES["gosu"]
    found, said = rules(game, language), words(language)
    shared, drawn = found["gosu.end.shared"], found["gosu.ukrainian.draw-game"]
    assert "./#gosu.ukrainian.draw-game" in shared.links
    assert "./#gosu.end.shared" in drawn.links
    english = said("edition.of.gosu")
    ukrainian = {"en": "the Ukrainian edition", "uk": "українське видання"}[language]
    assert f"{said('origin.rulebook')}: {english}" in shared.text
    assert f"{said('origin.rulebook')}: {ukrainian}" in drawn.text
    assert said("edition.instead", name=ukrainian, rules="§\N{NO-BREAK SPACE}") in shared.text
    assert said("edition.instead", name=english, rules="§\N{NO-BREAK SPACE}") in drawn.text
    assert said("edition.words", name=ukrainian, rules="§\N{NO-BREAK SPACE}") in found["gosu.battle.tie"].text
    assert "gosu.ukrainian.same" not in {id for pair in editions.pairs(game) for id in pair.there}


@each
@both
def test_only_paragraphs_that_stand_side_by_side_speak_of_another_edition(game: Game, language: str) -> None:
    told = {id for pair in editions.pairs(game) for id in (*pair.here, *pair.there)}
    text = made(f"{game.folder}/rulebook.md", language)
    parts = re.findall(r'<section class="rp-rule">.*?</section>', text, re.DOTALL)
    noted = {re.findall(r'<h3 id="([^"]*)"', part)[0] for part in parts if "rp-edition" in part}
    assert noted == told
    assert bool(told) == (game.id == "gosu")
    assert (": " + words(language)("edition.of.gosu") in text) == bool(told)


def test_both_languages_set_the_same_paragraphs_side_by_side() -> None:
    sides = [
        re.findall(r"^```rules[^\n]*\n.*?^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        for path in (DOCS / language / "rules/gosu/ukrainian-edition.md" for language in LANGUAGES)
    ]
    assert sides[0] == sides[1]
    assert len(sides[0]) == len(editions.pairs(GAMES["gosu"])) > 4


def test_the_origins_differ_in_words() -> None:
    gosu = GAMES["gosu"]
    for language in LANGUAGES:
        said = {paragraph.origin: book.origin(gosu, paragraph, language) for paragraph in gosu.book}
        assert len({text.partition(":")[0] for text in said.values()}) == 3
    known = next(paragraph for paragraph in gosu.book if paragraph.source)
    assert known.source in book.origin(gosu, known, "en")


@each
@both
def test_each_example_is_linked_from_each_paragraph_that_it_cites(game: Game, language: str) -> None:
    found, where = rules(game, language), scenes(game, language)
    assert set(where) == {scenario.id for scenario in game.scenarios}
    for scenario in game.scenarios:
        for rule in scenario.rules:
            linked = [source_of(f"{game.folder}/rulebook.md", link) for link in found[rule].links]
            assert (where[scenario.id][0], scenario.id) in linked, (scenario.id, rule)


@each
def test_a_paragraph_is_linked_to_what_cites_it_alone(game: Game) -> None:
    for id, piece in rules(game, "en").items():
        linked = [source_of(f"{game.folder}/rulebook.md", link) for link in piece.links]
        shown = {anchor for path, anchor in linked if "/scenarios/" in path}
        assert shown == {scenario.id for scenario in game.scenarios if id in scenario.rules}


@each
@both
def test_what_is_cited_by_tests_alone_or_by_nothing_is_said_to_be_so(game: Game, language: str) -> None:
    tr = words(language)
    code = {rule for place in cited.places(game) if not place.test for rule in place.rules}
    tests = {rule for place in cited.places(game) if place.test for rule in place.rules}
    shown = {rule for scenario in game.scenarios for rule in scenario.rules}
    for id, piece in rules(game, language).items():
        bare = id not in code | shown
        assert (tr("rulebook.uncited-tested") in piece.text) == (bare and id in tests), id
        assert (tr("rulebook.nothing") in piece.text) == (bare and id not in tests), id


# --- the code ---------------------------------------------------------------------------------------------------------


@each
def test_each_place_exists_and_cites_what_it_says(game: Game) -> None:
    found = cited.places(game)
    distribution = next(path for path in ROOT.glob("plugins/*") if (path / found[0].file).is_file())
    for place in found:
        lines = (distribution / place.file).read_text("utf-8").splitlines()
        code = place.code.split("\n")
        assert lines[place.first - 1 : place.first - 1 + len(code)] == code
        for number, ids in place.cites.items():
            assert place.first <= number < place.first + len(code)
            assert all(id in lines[number - 1] for id in ids)
        assert set(place.rules) <= set(game.book.ids())


@each
def test_no_citation_in_the_package_is_left_out(game: Game) -> None:
    known = {rule for place in cited.places(game) for rule in place.rules}
    folder = next(ROOT.glob(f"plugins/*/{cited.places(game)[0].file}")).parent
    text = "\n".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    quoted = {id for id in game.book.ids() if f"`{id}`" in text or f'"{id}"' in text}
    assert quoted
    assert quoted <= known


@each
@both
def test_each_place_is_linked_from_each_paragraph_that_it_cites(game: Game, language: str) -> None:
    found, code = rules(game, language), sections(made(f"{game.folder}/code.md", language), "rp-code")
    places = cited.places(game)
    assert sorted(code) == sorted(place.anchor for place in places)
    for place in places:
        assert place.code.splitlines()[0].strip() in code[place.anchor].text
        for rule in set(place.rules) & set(found):
            assert f"../code/#{place.anchor}" in found[rule].links
            assert f"{place.file}:{place.line(rule)}" in found[rule].text
            assert f"../rulebook/#{rule}" in code[place.anchor].links


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ('"""Draws (`gosu.round.tokens`)."""', ["gosu.round.tokens"]),
        ("# gosu.a, gosu.b-c.", ["gosu.a", "gosu.b-c"]),
        ('f"gosu.reading.{card}"', []),
        ("tricktable_gosu.table", []),
    ],
)
def test_an_id_is_a_whole_word(line: str, ids: list[str]) -> None:
    assert [id for id in cited._ids(line) if id.startswith("gosu.")] == ids


# --- pictures ---------------------------------------------------------------------------------------------------------


@each
@both
def test_an_example_tells_its_moves_and_what_is_refused(game: Game, language: str) -> None:
    where = scenes(game, language)
    for scenario in game.scenarios:
        piece = where[scenario.id][1]
        assert scenario.title[language] in piece.text
        for rule in scenario.rules:
            assert f"../../rulebook/#{rule}" in piece.links
        for step in scenario.step:
            for rule in step.illegal.values():
                assert rule not in game.paragraphs or f"../../rulebook/#{rule}" in piece.links
            for path in step.then:
                assert path in piece.text


@each
def test_a_picture_shows_every_card_of_every_hand(game: Game) -> None:
    """An example is open: whatever a seat sees of its own is drawn, and each card once."""
    for scenario in game.scenarios[::7]:
        if scenario.refused:
            continue
        table = begin(scenario, game.ruleset)
        artist = Artist(game.ruleset, "en")
        drawn = artist.draw(table)
        common = list(blocks(game.ruleset.picture(table.view(None), artist.speech)))
        wanted = sum(bool(cell.card) for block in common for cell in block.cells())
        for seat in range(table.setup.seats):
            seen = blocks(game.ruleset.picture(table.view(seat), artist.speech))
            wanted += sum(bool(cell.card) for block in seen if block not in common for cell in block.cells())
        assert drawn.count('class="rp-card') == wanted, scenario.id


def test_what_lies_face_down_and_what_has_a_token_looks_so() -> None:
    army = [["dynamite", {"card": "fire-goblin-ak-52", "down": True}, {"card": "dark-goblin-medic", "tokens": 1}]]
    table = {"sides": [{"army": army, "ready": 1}, {"hand": ["kork"]}]}
    game = tt.from_position("gosu", {"players": 2, "table": table})
    drawn = Artist(GAMES["gosu"].ruleset, "en").draw(game)
    looks = dict.fromkeys(("Dynamite", "Ak-52", "Medic", "Kork"), "")
    for name in looks:
        looks[name] = next(look for look, _, face in CARD.findall(drawn) if name in face)
    assert looks == {"Dynamite": " rp-red", "Ak-52": " rp-down", "Medic": " rp-magenta rp-token", "Kork": " rp-white"}


@each
def test_each_card_drawn_leads_to_the_gallery(game: Game) -> None:
    there = set(re.findall(r' id="([^"]*)"', made(f"{game.folder}/gallery.md", "en")))
    for _, piece in scenes(game, "en").values():
        cards = {anchor for way, _, anchor in (link.partition("#") for link in piece.links) if way.endswith("gallery/")}
        assert cards <= there


def test_a_number_at_the_end_of_a_name_is_drawn_large() -> None:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    card = str(game.view(0).table.hand[0])
    assert f"<b>{card.rpartition('-')[2]}</b>" in Artist(GAMES["gorus-maximus"].ruleset, "uk").draw(game)


# --- rulings, and paragraphs on other pages ---------------------------------------------------------------------------


@each
@both
def test_each_ruling_stands_after_the_printed_paragraph_that_it_follows(game: Game, language: str) -> None:
    piece = Piece(made(f"{game.folder}/rulings.md", language))
    wanted = [paragraph.id for paragraph in game.book if paragraph.origin != "rulebook"]
    assert [ruling.id for _, ruling in settled(game)] == wanted
    linked = [link.partition("#")[2] for link in piece.links]
    for printed, ruling in settled(game):
        assert ruling.id in linked
        assert printed is None or printed.id in linked
        assert paragraph_text(ruling, language) in piece.text


def test_an_id_on_a_page_leads_to_its_paragraph() -> None:
    html = "<p><code>gosu.end.points</code> <code>gosu.no</code></p><pre><code>gosu.end.points</code></pre>"
    linked = quoting.linked(html, "rules/gosu/how-it-plays/")
    assert linked.startswith('<p><a href="../rulebook/#gosu.end.points"><code>gosu.end.points</code></a> <code>gosu.no')
    assert linked.endswith("<pre><code>gosu.end.points</code></pre>")
    assert 'href="rules/gosu/rulebook/#gosu.end.points"' in quoting.linked(html, "")


def test_paragraphs_stand_side_by_side() -> None:
    text = quoting.quoted("a\n\n```rules\ngosu.end.shared\ngosu.ukrainian.draw-game\n```\n", "uk", "rules/gosu/x/")
    for id in ("gosu.end.shared", "gosu.ukrainian.draw-game"):
        assert f'href="../rulebook/#{id}"' in text
        assert GAMES["gosu"].paragraphs[id].text["uk"] in text
    with pytest.raises(quoting.UnknownRuleError, match=r"gosu\.no"):
        quoting.quoted("```rules\ngosu.no\n```\n", "en", "")


def test_the_pages_are_no_heavier_than_a_megabyte() -> None:
    heavy = {path: len(text.encode()) for language in LANGUAGES for path, text in everything(language).items()}
    assert {path: size for path, size in heavy.items() if size > 1_000_000} == {}


WRITTEN = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.glob("*/rules/**/*.md"))


@pytest.mark.parametrize("name", WRITTEN)
def test_ids_on_the_pages_of_a_game_are_paragraphs(name: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    prefixes = {id.partition(".")[0] for game in games() for id in game.book.ids()}
    known = {id for game in games() for id in game.book.ids()}
    named = set(re.findall(rf"`((?:{'|'.join(sorted(prefixes))})\.[\w.-]+)`", text))
    for block in re.findall(r"^```rules[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        named |= set(block.split())
    assert named <= known


@both
def test_the_page_on_the_ukrainian_edition_names_every_paragraph_on_it(language: str) -> None:
    text = (DOCS / language / "rules/gosu/ukrainian-edition.md").read_text("utf-8")
    there = {id for id in GAMES["gosu"].paragraphs if id.startswith("gosu.ukrainian.")}
    assert there - set(re.findall(r"gosu\.ukrainian\.[\w-]+", text)) == set()
