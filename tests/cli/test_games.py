"""Games: which there are, for how many, and with which options."""

import json

import pytest
from tables.terminal import run

from arcanum.core.match import Match
from arcanum.core.registry import find_game, game_names
from arcanum.texts import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_with_its_options_and_their_values(lang: str) -> None:
    ran = run("games", lang=lang)
    assert (ran.code, ran.told) == (0, "")
    for name in game_names():
        game = find_game(name)
        texts = Texts(lang, game)
        assert f"{texts.shell('game-name')} ({name})" in ran.lines
        assert "  " + texts.shell("games-seats", seats=f"{game.seats[0]}–{game.seats[-1]}") in ran.lines
        for setting in game.settings:
            about = texts.shell(f"setting-{setting.name}")
            if setting.seats:
                about += f" ({texts.shell('games-seats', seats=', '.join(map(str, setting.seats)))})"
            assert f"  --option {setting.name}={setting.default}  {about}" in ran.lines
            assert all(f"\n      {value}: " in ran.out for value in setting.values), setting.name


def test_the_list_for_programs_is_what_a_match_accepts() -> None:
    ran = run("games", "--json", lang="uk")
    assert (ran.code, ran.told) == (0, "")
    games = json.loads(ran.out)
    assert [game["name"] for game in games] == game_names()
    for game in games:
        assert game["revision"] == find_game(game["name"]).revision
        for option in game["options"]:
            assert option["default"] == option["values"][0]
            for seats in option["seats"]:
                for value in option["values"]:
                    match = Match.begin(game["name"], seats, {option["name"]: value}, 1, listen=False, keep=False)
                    assert match.settings[option["name"]] == value


def test_the_list_for_programs_is_the_same_in_every_language() -> None:
    assert len({run("games", "--json", lang=lang).out for lang in LANGUAGES}) == 1
