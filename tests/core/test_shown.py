"""A table drawn for one viewer, in text and in HTML; and words of a table with its own cards."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import tricktable as tt
from tricktable.shown import COLOURS, Shown


@pytest.fixture
def game() -> tt.Game[object, object, object, object, object]:
    return tt.new_game("gorus-maximus", players=["Ann", "<b>Daniel", "Maureen"], seed=7)


class Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def parsed(shown: Shown) -> Texts:
    page = Texts()
    page.feed(shown._repr_html_())
    return page


def test_a_seat_sees_its_hand_and_others_do_not(game: tt.Game[object, object, object, object, object]) -> None:
    assert "Your troupe" in str(game.show(0))
    assert str(game.show(0)).startswith("Gorus Maximus: Ann\n")
    assert "Your troupe" not in str(game.show())
    hidden = {str(cell.text) for row in game.show(1).picture if row.label == "Your troupe" for cell in row.cells}
    assert hidden
    assert not any(card in str(game.show(0)) or card in game.show(0).to_html() for card in hidden)


def test_another_language(game: tt.Game[object, object, object, object, object]) -> None:
    assert "Ваш загін" in str(game.show(0, "uk"))


def test_no_such_seat(game: tt.Game[object, object, object, object, object]) -> None:
    with pytest.raises(tt.OptionsError):
        game.show(3)


def test_html_holds_what_the_text_holds_and_no_name_becomes_a_tag(
    game: tt.Game[object, object, object, object, object],
) -> None:
    page = parsed(game.show(1))
    assert "b" not in page.tags
    assert "Gorus Maximus: <b>Daniel" in "".join(page.texts)
    assert page.tags.count("tr") == len(game.show(1).picture)
    for row in game.show(1).picture:
        for cell in row.cells:
            assert cell.text in page.texts


def test_colours_and_strong_cells() -> None:
    cells = (tt.Cell("plain"), tt.Cell("blue", "blue", strong=True), tt.Cell("odd", "no-such"))
    html = Shown("A table", (tt.Row("Row", cells),)).to_html()
    assert f'border-bottom:2px solid {COLOURS["blue"]}"><strong>blue</strong>' in html
    assert html.count("border-bottom") == 1
    assert str(Shown("Nothing", ())) == repr(Shown("Nothing", ())) == "Nothing"


def test_a_table_with_a_card_pack_is_told_with_its_names(
    market_game: tt.Game[object, object, object, object, object],
) -> None:
    assert market_game.speech().card("bouncer-of-the-pack") == "Bouncer of the pack"


@pytest.fixture
def market_game() -> tt.Game[object, object, object, object, object]:
    pack = tt.ruleset("gosu").card_packs.read(
        """
        [pack]
        name = "Rough edges"
        version = "1.0"
        ruleset = "gosu"
        base = "own"

        [[card]]
        id = "bouncer-of-the-pack"
        replaces = "dark-goblin-medic"
        name = { en = "Bouncer of the pack", uk = "Викидайло" }
        clan = "dark"
        level = 1
        copies = 2
        """
    )
    ruleset = tt.ruleset("gosu").with_pack(pack)
    return tt.new_game(ruleset, 2, options={"cards": "Rough edges"}, seed=7)
