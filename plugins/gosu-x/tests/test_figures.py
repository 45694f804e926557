"""The figures of all 88 cards, restated here card by card, and how many cards there are."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest
from gosu_x_tables import CARDS, CLANS, table
from tricktable_gosu_x import GOSU_X, GosuXCard, GosuXRules
from tricktable_gosu_x.cards import CLANS as OWN_CLANS

import tricktable as tt
from tricktable.packs.checks import deck_problems

FIGURES = """
justice    1 2 2 1 0 recruiter,force-of-will   atalante-with-the-great-shield | Atalante à grand bouclier
justice    1 2 2 1 0 -                         arrows-of-justice              | Les flèches de Justice
justice    1 2 2 3 0 -                         petal-faeries                  | Les fées pétales
justice    1 2 2 2 0 -                         volantis                       | Volantis
justice    2 1 3 2 0 -                         elle                           | Elle
justice    2 1 3 - 0 -                         nezha                          | Nezha
justice    2 1 3 2 0 -                         quae                           | Quae
justice    2 1 3 3 0 -                         sati                           | Sati
justice    2 1 3 3 0 -                         tourach                        | Tourach
justice    3 1 5 - 0 -                         justice                        | Justice
justice    3 1 5 - 0 bounty                    byun-hyung-ja-justice          | Byun Hyung Ja (Justice)
abhilasha  1 2 2 1 0 secret-shift,force-of-will the-red-circle                | Le Cercle Rouge
abhilasha  1 2 2 2 1 secret-shift              apostles-of-the-night          | Les apôtres de la nuit
abhilasha  1 2 2 2 0 secret-shift,recruiter    guardians-of-the-night         | Les gardiens de la nuit
abhilasha  1 2 2 2 0 secret-shift,bounty       dark-cultists                  | Les sombres cultistes
abhilasha  2 1 3 0? 0 secret-shift             alpha-dead                     | Alpha (mort)
abhilasha  2 1 3 0? 0 secret-shift             ashes                          | Ashes
abhilasha  2 1 3 0? 0 secret-shift             cylak                          | Cylak
abhilasha  2 1 3 0? 0 secret-shift             ecnalab                        | Ecnalab
abhilasha  2 1 3 2 0 secret-shift              solok                          | Solok
abhilasha  3 1 5 - 0 -                         abhilasha                      | Abhilasha
abhilasha  3 1 5 - 0 bounty                    byun-hyung-ja-abhilasha        | Byun Hyung Ja (Abhilasha)
tomorrow   1 2 2 1 0 -                         aat                            | Aat
tomorrow   1 2 2 2 1 bounty                    remains-seekers                | Chercheurs de dépouilles
tomorrow   1 2 2 2 0 echo                      obeezs                         | Obeezs
tomorrow   1 2 2 2 1 echo                      wiindz                         | Wiindz
tomorrow   2 1 3 2 1 echo,bounty               ez                             | EZ
tomorrow   2 1 3 2 0 -                         fre-e                          | Fre'e
tomorrow   2 1 3 2 0 echo                      ne-o                           | Ne'o
tomorrow   2 1 3 2 0 -                         ne-ye                          | Ne'ye
tomorrow   2 1 3 1 0 ethereal                  sha-dow                        | Sha'dow
tomorrow   3 1 5 - 0 -                         tomorrow                       | Tomorrow
tomorrow   3 1 5 - 0 bounty                    byun-hyung-ja-tomorrow         | Byun Hyung Ja (Tomorrow)
narashima  1 2 2 2 1 -                         nakshatra                      | Nakshatra
narashima  1 2 2 2 0 -                         navaj                          | Navaj
narashima  1 2 2 2 1 bounty                    nikhilesh                      | Nikhilesh
narashima  1 2 2 1 1 -                         nitish                         | Nitish
narashima  2 1 3 2 1 -                         nachiketa                      | Nachiketa
narashima  2 1 3 3 1 wondrous                  nalin                          | Nalin
narashima  2 1 3 2 1 -                         narashima-lion                 | Narashima (Lion)
narashima  2 1 3 2 1 -                         niranjan                       | Niranjan
narashima  2 1 3 4 0 -                         nityananda                     | Nityananda
narashima  3 1 5 - 0 -                         narashima                      | Narashima
narashima  3 1 5 - 0 bounty                    byun-hyung-ja-narashima        | Byun Hyung Ja (Narashima)
galmi      1 2 2 1 0 wondrous,recruiter        boul-go                        | Boul Go
galmi      1 2 2 2 1 wondrous                  bun-to                         | Bun To
galmi      1 2 2 2 1 wondrous                  kno-bo                         | Kno'Bo
galmi      1 2 2 2 1 wondrous                  un-go                          | Un'Go
galmi      2 1 3 - 0 wondrous,ethereal         galmi-avatar                   | Galmi (Avatar)
galmi      2 1 3 3 1 wondrous                  kan-te                         | Kan Te
galmi      2 1 3 2 1 wondrous                  ree-ab                         | Ree Ab
galmi      2 1 3 2 1 wondrous                  shard                          | Shard
galmi      2 1 3 2 1 wondrous                  she-rift                       | She Rift
galmi      3 1 5 - 0 wondrous                  galmi                          | Galmi
galmi      3 1 5 - 0 wondrous,bounty           byun-hyung-ja-galmi            | Byun Hyung Ja (Galmi)
phoenix    1 2 2 2 1 -                         arpia                          | Arpia
phoenix    1 2 2 3 1 bounty                    muraena                        | Muraena
phoenix    1 2 2 2 1 -                         sqeezs                         | Sqeezs
phoenix    1 2 2 2 1 -                         timer                          | Timer
phoenix    2 1 3 1 0 -                         fenghuang                      | Fenghuang
phoenix    2 1 3 2 0 -                         genious                        | Genious
phoenix    2 1 3 2 0 -                         kaez                           | Kaez
phoenix    2 1 3 - 0 -                         phoenix-eliana                 | Phoenix (Eliana)
phoenix    2 1 3 1 0 ethereal                  phoenix-immortal               | Phoenix (Immortal)
phoenix    3 1 5 - 0 -                         phoenix                        | Phoenix
phoenix    3 1 5 - 0 bounty                    byun-hyung-ja-phoenix          | Byun Hyung Ja (Phoenix)
goan-sul   1 2 2 1 1? veteran                  lava-goddesses                 | Déesses de lave
goan-sul   1 2 2 2 1 veteran                   spirits-of-smook               | Esprits de Smook
goan-sul   1 2 2 2 1 veteran                   demon-guardians                | Les gardiens démons
goan-sul   1 2 2 2 1 veteran                   bombing-units                  | Unités de bombardement
goan-sul   2 1 3 2 1? veteran                  alpha                          | Alpha
goan-sul   2 1 3 3 1 veteran                   hempo                          | Hempo
goan-sul   2 1 3 - 1? veteran                  hemro                          | Hemro, le chasseur de primes
goan-sul   2 1 3 1 1 veteran,bounty            orgah                          | Orgah
goan-sul   2 1 3 3 1 veteran                   smook                          | Smook
goan-sul   3 1 5 - 1? veteran                  goan-sul                       | Goan Sul
goan-sul   3 1 5 - 1? veteran,bounty           byun-hyung-ja-goan-sul         | Byun Hyung Ja (Goan Sul)
xi-an      1 2 2 2 2 -                         1000-faces                     | 1000 visages
xi-an      1 2 2 1 2 -                         3-wishes                       | 3 voeux
xi-an      1 2 2 - 0 bounty                    all-in-one                     | All in one
xi-an      1 2 2 2 0 -                         dancing-dragon                 | Dragon dansant
xi-an      2 1 3 2 2 secret-shift              dalisteer                      | Dalisteer
xi-an      2 1 3 3 0 echo                      nio                            | Nio
xi-an      2 1 3 3 1? veteran                  pangu                          | Pangu
xi-an      2 1 3 - 0 bounty                    shennong                       | Shennong
xi-an      2 1 3 2 0 wondrous                  valeen                         | Valeen
xi-an      3 1 5 - 0 -                         xi-an                          | Xi'an
xi-an      3 1 5 - 0 bounty                    byun-hyung-ja-xi-an            | Byun Hyung Ja (Xi'an)
"""
"""Clan, level, copies, military value, shift cost (`-` none), icons, keywords, id, French name; `?` is in doubt."""


class Figures(NamedTuple):
    clan: str
    level: int
    copies: int
    military: int
    shift: str
    icons: str
    keywords: frozenset[str]
    french: str


def _figures() -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    for line in FIGURES.strip().split("\n"):
        figures, french = line.split(" | ")
        clan, level, copies, military, shift, icons, keywords, id = figures.split()
        words = frozenset(keywords.split(",")) - {"-"}
        found[id] = Figures(clan, int(level), int(copies), int(military), shift, icons, words, french)
    return found


WANTED = _figures()


def test_the_table_names_every_card() -> None:
    """gosu-x.contents.cards, gosu-x.cards.clans: 88 different cards, 120 in the box, 15 for each clan."""
    assert len(FIGURES.strip().split("\n")) == len(WANTED) == 88
    assert set(WANTED) == set(CARDS)
    assert sum(card.copies for card in CARDS.values()) == sum(each.copies for each in WANTED.values()) == 120
    assert OWN_CLANS == CLANS
    assert Counter(card.clan for card in CARDS.values() for _ in range(card.copies)) == dict.fromkeys(CLANS, 15)
    kinds = Counter((card.clan, card.level) for card in CARDS.values())
    assert kinds == {(clan, level): count for clan in CLANS for level, count in ((1, 4), (2, 5), (3, 2))}
    assert list(deck_problems(GOSU_X.card_packs.format)) == []


@pytest.mark.parametrize("id", sorted(WANTED))
def test_figures(id: str) -> None:
    """gosu-x.cards.face, gosu-x.cards.icons-doubt, gosu-x.cards.shift-doubt."""
    card, wanted = CARDS[id], WANTED[id]
    assert isinstance(card, GosuXCard)
    assert (card.clan, card.level, card.copies) == (wanted.clan, wanted.level, wanted.copies)
    assert card.mutation == (None if wanted.shift == "-" else int(wanted.shift.rstrip("?")))
    assert card.icons == int(wanted.icons.rstrip("?"))
    assert frozenset(card.keywords) == wanted.keywords
    assert len(card.keywords) == len(wanted.keywords)
    assert card.name["fr"] == wanted.french
    doubts = {name for name, figure in (("mutation", wanted.shift), ("icons", wanted.icons)) if figure.endswith("?")}
    assert doubts == set(card.doubt) & {"mutation", "icons"}


@pytest.mark.parametrize("id", sorted(WANTED))
def test_military_value(id: str) -> None:
    """gosu-x.battle.sum: as printed on the card, counted on a table where no text adds to it."""
    wanted = WANTED[id]
    others = [each for each in CLANS if each not in (wanted.clan, "phoenix")]
    army: list[list[str]] = [[], [], []]
    own = [card for card in WANTED if WANTED[card].clan == wanted.clan and card != id]
    for row in range(1, wanted.level):
        army[row - 1] = [next(card for card in own if WANTED[card].level == row)]
    army[wanted.level - 1].append(id)
    # The two clans that nobody has must not be Phoenix, whose tile counts cards in hand.
    first = [wanted.clan, *(["phoenix"] if wanted.clan != "phoenix" else []), *others][:3]
    second = [clan for clan in CLANS if clan not in first][:3]
    game = table({"army": army, "clans": first}, {"clans": second})
    rest = sum({1: 2, 2: 3, 3: 5}[row] for row in range(1, wanted.level))
    assert game.view(None).table.sides[0].value == wanted.military + rest


NAMES = {
    "byun-hyung-ja": {f"byun-hyung-ja-{clan}" for clan in CLANS},
    "phoenix": {"phoenix", "phoenix-immortal", "phoenix-eliana"},
    "galmi": {"galmi", "galmi-avatar"},
    "narashima": {"narashima", "narashima-lion"},
    "alpha": {"alpha", "alpha-dead"},
}
"""Cards that share a name, and are different cards nevertheless."""


def test_shared_names() -> None:
    """gosu-x.names.same: what stands in parentheses is not part of the name."""
    found: dict[str, set[str]] = {}
    for id, card in CARDS.items():
        for name in card.called or (id,):
            found.setdefault(name, set()).add(id)
    assert {name: ids for name, ids in found.items() if len(ids) > 1} == NAMES
    for name, ids in NAMES.items():
        english = {str(CARDS[id].name["en"]).partition(" (")[0] for id in ids}
        assert len(english) == 1, name


def test_names_are_different() -> None:
    """gosu-x.names.same: no two cards are called quite alike, in either language."""
    for language in ("en", "fr"):
        assert len({card.name[language] for card in CARDS.values()}) == 88


TILES = {
    "galmi": "turns-after-pass",
    "narashima": "hand-limit",
    "phoenix": "army-worth",
    "goan-sul": "win-by-margin",
    "justice": "grant",
    "abhilasha": "grant",
    "tomorrow": "grant",
    "xi-an": "counts-as",
}


def test_one_tile_for_each_clan() -> None:
    """gosu-x.contents.tiles: the leader of each clan stands for its tile, and says one thing there."""
    tiles = {id: card.tile for id, card in CARDS.items() if card.tile}
    assert set(tiles) == set(CLANS)
    for clan, wanted in TILES.items():
        (text,) = tiles[clan]
        assert type(text).__struct_config__.tag == wanted


@pytest.mark.parametrize(("icons", "shift"), [(0, None), (1, 0), (0, 9), (1, 3)])
def test_what_is_in_doubt_follows_the_options(icons: int, shift: int | None) -> None:
    """gosu-x.options.icons-doubt, gosu-x.options.shift-doubt: those cards and no others."""
    ruleset = tt.ruleset("gosu-x")
    rules = ruleset.table(ruleset.setup(2, "standard", {"icons_doubt": icons, "shift_doubt": shift}))
    assert isinstance(rules, GosuXRules)
    frame = rules.frame
    for id, wanted in WANTED.items():
        printed = None if wanted.shift == "-" else int(wanted.shift.rstrip("?"))
        assert frame.shift[id] == (shift if wanted.shift.endswith("?") else printed)
        assert frame.icons[id] == (icons if wanted.icons.endswith("?") else int(wanted.icons))
