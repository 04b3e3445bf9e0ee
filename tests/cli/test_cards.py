"""Cards: what is printed on them, found by id, by name in any language, or by its beginning."""

import re

import pytest
from tables.terminal import run

from arcanum.core.registry import find_game, game_names
from arcanum.texts import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_without_a_name_all_cards_are_shown(game: str, lang: str) -> None:
    ran = run("cards", game, lang=lang)
    assert (ran.code, ran.told) == (0, "")
    names = [line for line in ran.lines if line and not line.startswith(" ")]
    texts = Texts(lang, find_game(game))
    cards = find_game(game).cards()
    assert names == [texts.name(kind, name) for kind, name, _ in cards]
    printed = [texts.say("card", line) for _, _, lines in cards for line in lines]
    assert [line.strip() for line in ran.lines if line.startswith("  ")] == [line for line in printed if line]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("named_in", ["id", *LANGUAGES])
@pytest.mark.parametrize("game", game_names())
def test_every_card_is_found_by_its_id_and_its_name_in_every_language(game: str, lang: str, named_in: str) -> None:
    texts = Texts(lang, find_game(game))
    for kind, card, _ in find_game(game).cards():
        name = card if named_in == "id" else Texts(named_in, find_game(game)).name(kind, card)
        ran = run("cards", game, *name.split(), lang=lang)
        assert ran.code == 0
        assert ran.lines[0] == texts.name(kind, card)
        assert len([line for line in ran.lines if line and not line.startswith(" ")]) == 1


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["SACR"], "Sacrifice"),
        (["time"], "Time Travel"),
        (["Time", "Travel"], "Time Travel"),
        (["жертв"], "Sacrifice"),
    ],
)
def test_a_clear_beginning_is_enough(typed: list[str], found: str) -> None:
    assert run("cards", "spellbook", *typed).lines[0] == found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["s", "nope", "!!!", "x" * 5000, "\udcff", "sacrifice clone"])
def test_other_names_are_refused(typed: str, lang: str) -> None:
    ran = run("cards", "spellbook", typed, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.told == Texts(lang).shell("cards-unknown", name=typed[:60]).replace("\udcff", "?") + "\n"


def test_the_printed_data_of_a_card_are_complete() -> None:
    ran = run("cards", "spellbook", "sacrifice")
    assert ran.lines[:5] == [
        "Sacrifice",
        "  Red, set 1, morning",
        "  Level 3 (1 point): Discard 1 circle token from your pool, then draw 4.",
        "  Level 4 (2 points): Discard 1 triangle token from your pool, then draw 4.",
        "  Level 5 (3 points): Discard 1 square token from your pool, then draw 4.",
    ]


def test_points_that_depend_on_the_end_are_left_open() -> None:
    assert len(re.findall(r"\(\? points\)", run("cards", "spellbook", "knowledge").out)) == 3


def test_an_unknown_game_is_refused() -> None:
    ran = run("cards", "nope")
    assert (ran.code, ran.told) == (2, f"There is no game “nope” here. There are: {', '.join(game_names())}.\n")


@pytest.mark.parametrize("at", range(4))
def test_the_language_may_be_named_anywhere_even_within_a_name(at: int) -> None:
    words = ["cards", "spellbook", "time", "travel"]
    ran = run(*words[:at], "--lang", "uk", *words[at:], lang="en")
    assert (ran.code, ran.told) == (0, "")
    assert ran.lines[0] == Texts("uk", find_game("spellbook")).name("spell", "time-travel")
