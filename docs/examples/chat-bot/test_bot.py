"""The bot plays whole games, keeps hands private, and says no in the language of each user."""

from __future__ import annotations

import pytest
from bot import Bot, Reply

import tricktable as tt

GROUP = "#cards"


@pytest.fixture
def bot() -> Bot:
    bot = Bot(GROUP)
    bot.hear("u1", "join Ann")
    bot.hear("u2", "join Daniel")
    bot.hear("u1", "start gorus-maximus", seed=7)
    return bot


def said(replies: list[Reply], to: str) -> str:
    return "\n".join(reply.text for reply in replies if reply.to == to)


def said_to(bot: Bot, text: str) -> str:
    return said(bot.hear("u2", text), "u2")


def test_a_whole_game_and_no_hand_in_the_group(bot: Bot) -> None:
    game = bot.game
    assert game is not None
    replies: list[Reply] = []
    while (seat := game.to_act) is not None:
        replies = bot.hear(bot.users[seat], "1")
        assert "Your troupe" not in said(replies, GROUP)
        assert {reply.to for reply in replies} - {GROUP} <= {bot.users[at] for at in (game.to_act,) if at is not None}
    assert "wins" in said(replies, GROUP)


def test_what_is_drawn_is_told_to_the_group_without_its_name(bot: Bot) -> None:
    assert "Daniel draws a gladiator." in said(bot.hear("u2", "play blue-0"), GROUP)


def test_no_in_the_language_of_the_user(bot: Bot) -> None:
    assert bot.hear("u2", "lang uk") == [Reply("u2", "Вітаємо, Daniel.")]
    refused = bot.hear("u2", "play green-10")
    assert refused == [Reply("u2", "Цього гладіатора немає у вашому загоні. [gorus.bout.troupe]")]
    assert bot.hear("u2", "why play green-10") == refused
    assert bot.hear("u2", "why play blue-0") == [Reply("u2", "-")]
    assert "Ваш загін" in said(bot.hear("u2", "hand"), "u2")
    assert "Ви можете:" in said(bot.hear("u2", "hand"), "u2")


def test_a_number_sent_twice_or_late_plays_nothing(bot: Bot) -> None:
    assert bot.game is not None
    bot.hear("u2", "1")
    for user in ("u2", "u1", "u2"):
        before = bot.game.step
        replies = bot.hear(user, "1")
        if user == "u1":
            assert bot.game.step == before + 1
        elif bot.game.step == before:
            assert [reply.to for reply in replies] == [user]


def test_a_number_from_an_old_list(bot: Bot) -> None:
    assert bot.game is not None
    bot.hear("u2", "1")
    step = bot.game.step
    bot._listed["u1"] = step - 1
    (reply,) = bot.hear("u1", "1")
    assert (reply.to, bot.game.step) == ("u1", step)


def test_undo_is_for_ones_own_last_move(bot: Bot) -> None:
    assert bot.game is not None
    bot.hear("u2", "play blue-0")
    assert "something new" in said(bot.hear("u2", "undo"), "u2")
    assert "another seat" in said(bot.hear("u1", "undo"), "u1")
    assert bot.game.step == 1


def test_names_and_seats_can_be_changed_until_the_game_begins() -> None:
    bot = Bot(GROUP)
    assert bot.hear("u1", "leave")[0].to == "u1"  # from a seat that he has not
    assert bot.hear("u1", "join Ann") == [Reply(GROUP, "Ann sits in seat 1.")]
    assert bot.hear("u2", "join ann") == [Reply("u2", "There is a player ann already.")]
    assert bot.hear("u2", "join Bob") == [Reply(GROUP, "Bob sits in seat 2.")]
    assert bot.hear("u1", "join Anna") == [Reply(GROUP, "Anna sits in seat 1.")]
    assert bot.hear("u1", "join ANNA") == [Reply(GROUP, "ANNA sits in seat 1.")]
    assert bot.hear("u1", "leave") == [Reply(GROUP, "ANNA has left.")]
    assert bot.hear("u3", "join Ann") == [Reply(GROUP, "Ann sits in seat 2.")]
    bot.hear("u3", "start gorus-maximus", seed=7)
    assert bot.game is not None
    assert bot.game.players == ("Bob", "Ann")
    for text in ("leave", "join Zoe"):
        assert bot.hear("u3", text) == [Reply("u3", "The game has begun.")]


@pytest.mark.parametrize(("tag", "said"), [("UK", "Вітаємо"), ("uk-UA", "Вітаємо"), ("en", "Hello")])
def test_a_language_in_any_spelling(bot: Bot, tag: str, said: str) -> None:
    assert said in said_to(bot, f"lang {tag}")


@pytest.mark.parametrize("tag", ["", "xx", "ukr", "uk UA"])
def test_a_language_without_words_is_not_taken(bot: Bot, tag: str) -> None:
    assert said_to(bot, f"lang {tag}") == "There is: en, uk."
    assert "u2" not in bot.languages


@pytest.mark.parametrize("text", ["hand", "1", "", "start no-such-game", "play blue-0", "help", "?"])
def test_before_there_is_a_game(text: str) -> None:
    bot = Bot(GROUP)
    bot.hear("u1", "join Ann")
    (reply,) = bot.hear("u1", text)
    assert reply.to == "u1"
    assert bot.game is None


def test_a_stranger_sees_nothing(bot: Bot) -> None:
    assert [reply.to for reply in bot.hear("u9", "hand")] == ["u9"]
    assert "troupe" not in said(bot.hear("u9", "hand"), "u9")
    assert "Your troupe" not in said(bot.hear("u1", "table"), GROUP)


def test_gosu_too() -> None:
    bot = Bot(GROUP, "uk")
    bot.hear("u1", "join Ann")
    bot.hear("u2", "join Daniel")
    replies = bot.hear("u1", "start gosu", seed=7)
    assert {reply.to for reply in replies} - {GROUP} <= {"u1", "u2"}
    assert isinstance(bot.game, tt.Game)
    for _ in range(30):
        if bot.game.to_act is None:
            break
        step = bot.game.step
        bot.hear(bot.users[bot.game.to_act], "1")
        assert bot.game.step == step + 1


def test_numbers_are_refused_for_what_is_wrong_with_them(bot: Bot) -> None:
    assert bot.game is not None
    assert bot.hear("u1", "1") == [Reply("u1", "It is another seat's turn.")]
    assert bot.hear("u2", "99") == [Reply("u2", f"The numbers go from 1 to {len(bot.game.legal_actions())}.")]
    assert bot.hear("u2", "9" * 300)[0].text.startswith("The numbers")
    bot._listed["u2"] = -5
    assert bot.hear("u2", "1") == [Reply("u2", "The game has moved on since.")]
    bot.hear("u2", "lang uk")
    assert bot.hear("u2", "1") == [Reply("u2", "Гра вже пішла далі.")]


def test_after_the_end_seats_can_change_and_another_game_begins(bot: Bot) -> None:
    assert bot.game is not None
    while bot.game.outcome is None:
        bot.hear(bot.users[bot.game.to_act or 0], "1")
    assert bot.hear("u1", "play blue-0") == [Reply("u1", "The game is over. [core.over]")]
    assert bot.hear("u1", "1") == [Reply("u1", "The game is over.")]
    assert bot.hear("u9", "start gorus-maximus")[0].to == "u9"
    assert bot.game.outcome is not None
    assert bot.hear("u1", "leave")[0].text.endswith("has left.")
    assert vars(bot)["game"] is None
    assert bot.hear("u9", "join  Zoe\nYoung") == [Reply(GROUP, "Zoe Young sits in seat 2.")]
    bot.hear("u9", "start gorus-maximus", seed=1)
    assert bot.game is not None


def test_a_game_that_cannot_begin_is_told_in_ones_language() -> None:
    bot = Bot(GROUP)
    bot.hear("u1", "join Ann")
    bot.hear("u1", "lang uk")
    (reply,) = bot.hear("u1", "start gosu")
    assert "не для стількох гравців: 1" in reply.text
    assert "gosu (2-4)" in reply.text
    assert "номер або дія" in bot.hear("u1", "help")[0].text
    assert bot.game is None
