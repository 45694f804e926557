"""The texts of the cards in both languages: every word is there, and some are told in full."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from tricktable_gosu_x.cards import KEYWORDS, GosuXCard
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.describing import GosuXDescriber
from tricktable_gosu_x.game import GOSU_X
from tricktable_gosu_x.vocabulary import VOCABULARY

from tricktable.cli.card_list import called, of_clan
from tricktable.effects import STANDARD, Deck
from tricktable.errors import UnknownNameError
from tricktable.notation import tag_of

LANGUAGES = ("en", "uk")
CARDS = {card.id: card for card in OWN_CARDS}
LETTERS = re.compile(r"[A-Za-z]{2,}")


def describer(language: str) -> GosuXDescriber:
    return GosuXDescriber(GOSU_X.speech(language).tr, Deck(OWN_CARDS))


def text(card: str | GosuXCard, language: str = "en") -> list[str]:
    return describer(language).lines(CARDS[card] if isinstance(card, str) else card)


# --- every card -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_text_without_an_id_or_a_gap(card: str, language: str) -> None:
    lines = text(card, language)
    assert lines
    for line in lines:
        assert not re.search(r"[{}]|\b(effect|keyword|clan|mark|card)\.[a-z]|  | [.,;:]", line), line
        assert line.endswith(".")


@pytest.mark.parametrize("card", CARDS)
def test_a_ukrainian_text_has_no_english_word_but_names(card: str) -> None:
    """Names of cards and clans are printed in Latin letters, and so are those of options."""
    names = {word for each in OWN_CARDS for name in each.name.values() for word in LETTERS.findall(name)}
    names |= {*LETTERS.findall("Goan Sul Xi'an"), *LETTERS.findall("shift_doubt icons_doubt")}
    assert [word for line in text(card, "uk") for word in LETTERS.findall(line) if word not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_as_other_games_call_it(language: str) -> None:
    """Cards are captured and shifted here, not trapped and mutated; tokens have other names."""
    others = {
        "en": r"\btrap|mutat|FREE|victory point|Advantage|opponents|another turn|goblin",
        "uk": r"заблок|\bблоку|мут[аоу]|ВІЛЬН|\bПО\b|«Перевага»|суперник[иі]|суперників|ґоблін",
    }
    said = [line for card in CARDS for line in text(card, language)]
    assert [line for line in said if re.search(others[language], line.replace("розблок", ""))] == []


# --- the words of this game alone -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_effects_have_words_notes_and_a_name_to_choose_by(language: str) -> None:
    said = GOSU_X.catalogs()[0][language]
    effects = {tag_of(kind) for kind in VOCABULARY.effects} - {tag_of(kind) for kind in STANDARD.effects}
    assert len(effects) == 5
    for tag in effects:
        assert {f"effect.do.{tag}.{form}" for form in ("do", "does", "to")} <= set(said)
        assert {f"deed.{tag}", f"pack.template.note.do.{tag}"} <= set(said)
    overall = {tag_of(kind) for kind in VOCABULARY.overall} - {tag_of(kind) for kind in STANDARD.overall}
    assert {f"effect.{tag}" for tag in overall} | {f"pack.template.note.holds.{tag}" for tag in overall} <= set(said)
    assert {f"keyword.{keyword}" for keyword in KEYWORDS} <= set(said)


# --- some cards in full -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "en"),
    [
        (
            "atalante-with-the-great-shield",
            [
                (
                    "Force of will: before any card in your opponent’s army is activated, you may discard this card "
                    "from your hand; if you do, that is cancelled."
                ),
                "Recruiter, Force of will.",
            ],
        ),
        (
            "arrows-of-justice",
            [
                (
                    "When it enters play: look at all cards in your opponent’s hand, then name a card that your "
                    "opponent may not bring into play until the end of your next turn."
                )
            ],
        ),
        (
            "alpha-dead",
            [
                "When it enters play: take back up to 2 Activation tokens, then capture this card.",
                "Secret shift.",
                "Its shift cost is in doubt (option shift_doubt).",
            ],
        ),
        (
            "muraena",
            [
                "When it enters play, and for each Activation token put on it: draw X cards.",
                "Bounty, 1 Activation icon.",
                "X = number of your Activation tokens.",
            ],
        ),
        (
            "1000-faces",
            [
                (
                    "When it enters play, and for each Activation token put on it: draw 1 card for each different "
                    "clan among cards in this column."
                ),
                "2 Activation icons.",
            ],
        ),
        (
            "abhilasha",
            [
                (
                    "When it enters play: copy the effect of a card in any discard pile, and remove that card from "
                    "the game."
                ),
                "Ongoing: cards with a shift cost in your army have Secret shift.",
                "While active, the Immortal tile of its clan gives both players this ongoing text.",
            ],
        ),
        (
            "goan-sul",
            [
                (
                    "When it enters play, and for each Activation token put on it: choose a clan, then destroy all "
                    "OPEN cards of the chosen clan."
                ),
                (
                    "Ongoing: if you win a Great Battle by 10 or more, you win the game. If you win a Great Battle "
                    "by less than 10, you sacrifice 1 card more."
                ),
                "Veteran, 1 Activation icon.",
                (
                    "Immortal tile of its clan, while active, for both players: if you win a Great Battle by 10 or "
                    "more, you win the game."
                ),
                "Whether it has an Activation icon is in doubt (option icons_doubt).",
            ],
        ),
    ],
)
def test_english_texts(card: str, en: list[str]) -> None:
    assert text(card) == en


@pytest.mark.parametrize(
    ("card", "uk"),
    [
        (
            "the-red-circle",
            [
                (
                    "Сила волі: перш ніж буде захоплено або знищено будь-яку карту у вашому війську, ви можете "
                    "скинути цю карту з руки; якщо ви це зробили, цю дію скасовано."
                ),
                "Таємна заміна, Сила волі.",
            ],
        ),
        (
            "nityananda",
            [
                "Коли входить у гру: зробіть після цього додатковий хід, у який можете зіграти карту зі свого скиду.",
            ],
        ),
        (
            "muraena",
            [
                "Коли входить у гру і за кожен покладений на неї жетон «Активація»: витягніть X карт.",
                "Нагорода, 1 символ активації.",
                "X — кількість ваших жетонів «Активація».",
            ],
        ),
        (
            "dancing-dragon",
            ["Коли входить у гру: виберіть 1 карту рівня 1 у грі і скопіюйте її здібність."],
        ),
        (
            "byun-hyung-ja-abhilasha",
            [
                (
                    "Тривала здібність: щоразу, коли ваш хід закінчується, якщо військо суперника має щонайменше 3 "
                    "захоплені карти, розблокуйте 1 жетон «Активація», потім звільніть усі захоплені карти у війську "
                    "суперника."
                ),
                "Нагорода.",
            ],
        ),
        (
            "narashima",
            [
                "Коли входить у гру: покладіть з верху колоди у скид 10 карт, потім візьміть зі скиду 1 карту.",
                "Тривала здібність: наприкінці свого ходу кожен гравець залишає на руці щонайбільше 5 карт.",
                "Плитка Безсмертного цього клану, якщо вона активна, дає цю тривалу здібність обом гравцям.",
            ],
        ),
    ],
)
def test_ukrainian_texts(card: str, uk: list[str]) -> None:
    assert text(card, "uk") == uk


def test_only_a_card_with_icons_says_that_tokens_repeat_it() -> None:
    elle = CARDS["elle"]
    assert text(elle)[0].startswith("When it enters play: ")
    assert text(replace(elle, icons=3))[0].startswith("When it enters play, and for each Activation token put on it: ")
    assert text(replace(elle, icons=3), "uk")[-1] == "3 символи активації."


# --- cards by name ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("phoenix", {"phoenix", "phoenix-eliana", "phoenix-immortal"}),
        ("Alpha", {"alpha", "alpha-dead"}),
        ("alpha (dead)", {"alpha-dead"}),
        ("Elle", {"elle"}),
    ],
)
def test_cards_that_share_a_name_are_shown_together(name: str, ids: set[str]) -> None:
    assert {card.id for card in called(GOSU_X.speech("en").tr, OWN_CARDS, name)} == ids


def test_the_cards_of_a_clan() -> None:
    tr = GOSU_X.speech("uk").tr
    assert {card.clan for card in of_clan(tr, OWN_CARDS, "Goan Sul")} == {"goan-sul"}
    assert len(of_clan(tr, OWN_CARDS, "xi’an")) == len(of_clan(tr, OWN_CARDS, "xi-an")) == 11
    with pytest.raises(UnknownNameError, match=r"Немає такого клану: 'elle'\. Є justice, "):
        of_clan(tr, OWN_CARDS, "elle")


@pytest.mark.parametrize(("card", "worth"), [("volantis", "2"), ("phoenix-immortal", "3"), ("justice", "5")])
def test_what_a_card_is_worth_is_told(card: str, worth: str) -> None:
    assert describer("en").facts(CARDS[card]) == [("military value", worth)]
    assert describer("uk").facts(CARDS[card]) == [("військова сила", worth)]
