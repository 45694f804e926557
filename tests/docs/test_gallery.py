"""The card galleries, as they are made: each card once, with what is on it, and filters that find it."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser
from typing import NamedTuple

import pytest

import tricktable as tt
from docs.sitegen import gallery
from docs.sitegen.gallery.emblems import EMBLEMS, PLAIN, emblem
from docs.sitegen.gallery.face import WORDS, Gallery
from docs.sitegen.gallery.links import KEYWORDS
from tricktable.effects import Card, Deck
from tricktable.locale import gaps

GAMES = tuple(gallery.MAKERS)
LANGUAGES = ("en", "uk")
EACH = [(game, language) for game in GAMES for language in LANGUAGES]
FILTERS = {
    "gorus-maximus": ["school", "rank", "origin"],
    "gosu": ["clan", "level", "does", "keyword", "origin"],
    "gosu-x": ["clan", "level", "kind", "does", "keyword", "origin"],
}


class Drawn(NamedTuple):
    """A card as the page has it."""

    marks: dict[str, list[str]]
    ids: list[str]
    text: list[str]
    links: list[str]


class Reader(HTMLParser):
    """Reads the cards and the filters of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Drawn] = []
        self.filters: dict[str, list[str]] = {}
        self.ids: list[str] = []
        self.form: dict[str, str | None] = {}
        self._within = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self.form = given
        if tag == "select":
            self.filters[given["name"] or ""] = []
        if tag == "option" and given["value"]:
            self.filters[list(self.filters)[-1]].append(given["value"])
        if tag == "article":
            marks = {name[5:]: (value or "").split() for name, value in attrs if name.startswith("data-")}
            self.cards.append(Drawn(marks, [], [], []))
            self._within = True
        if given.get("id"):
            self.ids.append(given["id"] or "")
            if self._within:
                self.cards[-1].ids.append(given["id"] or "")
        if tag == "a" and self._within:
            self.cards[-1].links.append(given["href"] or "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "article":
            self._within = False

    def handle_data(self, data: str) -> None:
        if self._within:
            self.cards[-1].text.append(data)


@cache
def made(game: str, language: str) -> Gallery:
    return gallery.made(tt.ruleset(game), language)


@cache
def text(game: str, language: str) -> str:
    others = [f"rules/{game}/rulebook.md" for game in GAMES]
    return dict(gallery.pages(language, others))[f"rules/{game}/gallery.md"]


@cache
def read(game: str, language: str) -> Reader:
    reader = Reader()
    reader.feed(text(game, language))
    return reader


def drawn(game: str, language: str) -> dict[str, Drawn]:
    return {card.ids[0]: card for card in read(game, language).cards}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_each_card_and_tile_is_there_once(game: str, language: str) -> None:
    cards = tt.ruleset(game).cards()
    ids = [card.id if isinstance(card, Card) else card for card in cards]
    tiles = [f"tile-{card.clan}" for card in cards if getattr(card, "tile", ())]
    there = [id for card in read(game, language).cards for id in card.ids]
    assert sorted(there) == sorted(ids + tiles)
    assert len(tiles) == (8 if game == "gosu-x" else 0)
    anchors = [*read(game, language).ids, *re.findall(r"\{#(.*)\}", text(game, language))]
    assert len(anchors) == len(set(anchors)) == len(there) + len(made(game, language).groups)


@pytest.mark.parametrize(("game", "language"), [each for each in EACH if each[0] != "gorus-maximus"])
def test_each_card_says_what_is_on_it(game: str, language: str) -> None:
    ruleset = tt.ruleset(game)
    tr = ruleset.speech(language).tr
    describer = ruleset.card_packs.format.describer(tr, Deck(ruleset.cards()))
    for card in ruleset.cards():
        there = "".join(drawn(game, language)[card.id].text)
        lines = [*describer.lines(card), *card.name.values(), tr(f"clan.{card.clan}"), str(card.copies)]
        lines += [value for _, value in describer.facts(card)]
        if card.mutation is not None:
            lines.append(tr("cli.cards.mutates", n=card.mutation))
        assert [line for line in lines if line not in there] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gladiator_shows_school_rank_and_favour(language: str) -> None:
    speech = tt.ruleset("gorus-maximus").speech(language)
    eight = drawn("gorus-maximus", language)["pink-8"].text
    assert {speech.card("pink-8"), "8", speech.tr("school.pink"), "\N{MINUS SIGN}4"} <= {part.strip() for part in eight}


def test_a_gladiator_says_how_many_players_bring_it_in() -> None:
    players = {
        rank: "".join(drawn("gorus-maximus", "en")[f"blue-{rank}"].text).partition("Players")[2] for rank in range(16)
    }
    assert all(players[rank].startswith("any number") for rank in (0, *range(4, 13)))
    assert all(players[rank].startswith("from 6") for rank in (3, 13))
    assert all(players[rank].startswith("from 7") for rank in (2, 14))
    assert all(players[rank].startswith("from 8") for rank in (1, 15))


def test_a_tile_shows_what_it_says_for_both_players() -> None:
    assert "After you pass first, your opponent takes at most 2 more turns." in drawn("gosu-x", "en")["tile-galmi"].text
    assert drawn("gosu-x", "uk")["tile-galmi"].marks == {
        "clan": ["galmi"],
        "kind": ["tile"],
        "origin": drawn("gosu-x", "uk")["tile-galmi"].marks["origin"],
    }


@pytest.mark.parametrize(("game", "language"), EACH)
def test_each_value_of_a_filter_finds_a_card_and_each_card_is_found(game: str, language: str) -> None:
    page = read(game, language)
    assert list(page.filters) == FILTERS[game]
    for id, values in page.filters.items():
        marked = {value for card in page.cards for value in card.marks.get(id, [])}
        assert sorted(values) == sorted(marked), id
        assert len(values) == len(set(values))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_filters_find_what_the_cards_have(game: str, language: str) -> None:
    for card in tt.ruleset(game).cards():
        if isinstance(card, Card):
            marks = drawn(game, language)[card.id].marks
            assert marks["clan"] == [card.clan]
            assert marks["level"] == [str(card.level)]
            parts = ("entering", "mutating", "activation", "overall")
            assert marks["does"] == [part for part in parts if getattr(card, part)]
            assert set(card.keywords) <= set(marks["keyword"])
            assert ("ours" in marks["origin"]) == (card.origin == "ours")
            assert ("partly" in marks["origin"]) == bool(card.ours)
        else:
            school, _, rank = card.rpartition("-")
            assert drawn(game, language)[card].marks["school"] == [school]
            assert drawn(game, language)[card].marks["rank"] == [rank]


def test_a_keyword_that_is_a_field_of_its_own_is_one_too() -> None:
    zombies = {id for id, card in drawn("gosu", "en").items() if "zombie" in card.marks["keyword"]}
    assert zombies == {card.id for card in tt.ruleset("gosu").cards() if card.zombie} != set()


def test_the_origin_of_gladiators_is_that_of_the_paragraph_on_their_favour() -> None:
    printed = {id for id, card in drawn("gorus-maximus", "en").items() if card.marks["origin"] == ["printed"]}
    assert {int(id.rpartition("-")[2]) for id in printed} == {0, 4, 8, 10}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", KEYWORDS)
def test_keywords_lead_to_what_the_rulebook_says_of_them(game: str, language: str) -> None:
    book = tt.ruleset(game).rulebook
    known = {*book.ids(), *(section.id for section in book.sections)}
    keywords = read(game, language).filters["keyword"]
    assert set(keywords) == set(KEYWORDS[game])
    assert set(KEYWORDS[game].values()) <= known
    for id, card in drawn(game, language).items():
        wanted = {f"../rulebook/#{KEYWORDS[game][keyword]}" for keyword in card.marks.get("keyword", [])}
        assert set(card.links) - {f"#{id}"} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_rulebook_page_keywords_lead_nowhere(language: str) -> None:
    assert all("../rulebook/" not in page for _, page in gallery.pages(language))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_without_a_script_the_page_is_a_list_with_no_form(game: str, language: str) -> None:
    assert "hidden" in read(game, language).form
    assert text(game, language).count("<li><article ") == len(read(game, language).cards)


@pytest.mark.parametrize("game", GAMES)
def test_each_clan_and_school_has_a_colour_and_an_emblem_of_its_own(game: str) -> None:
    groups = made(game, "en").groups
    assert groups.keys() <= EMBLEMS.keys()
    assert (
        len({EMBLEMS[group].colour for group in groups})
        == len({EMBLEMS[group].shapes for group in groups})
        == len(groups)
    )
    assert emblem("of-a-plugin") == PLAIN


@pytest.mark.parametrize("group", [*EMBLEMS, "of-a-plugin"])
def test_white_on_the_colour_of_a_clan_can_be_read(group: str) -> None:
    parts = [int(emblem(group).colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    assert 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5


def test_the_words_of_the_page_are_said_in_each_language_with_the_same_gaps() -> None:
    assert WORDS["en"].keys() == WORDS["uk"].keys()
    assert {id: gaps(said) for id, said in WORDS["en"].items()} == {id: gaps(said) for id, said in WORDS["uk"].items()}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_no_message_is_missing(game: str, language: str) -> None:
    body = text(game, language).partition("\n# ")[2]
    plain = unescape(re.sub(r"<[^>]*>", " ", body))
    assert re.findall(r"\b(?:gallery|clan|level|keyword|effect|cli|source|school|colour)\.[a-z-]+", plain) == []
    assert re.findall(r"\{[a-z]+\}", plain) == []
