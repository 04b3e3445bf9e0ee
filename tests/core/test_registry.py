"""The registry finds the games by looking into their folder."""

import pytest
from core.toy import Toy

from arcanum.core.errors import UnknownGame
from arcanum.core.registry import find_game, game_names, invite


def test_every_game_is_found_under_its_own_name() -> None:
    assert "spellbook" in game_names()
    for name in game_names():
        assert find_game(name).name == name
        assert find_game(name) is find_game(name)


@pytest.mark.parametrize(
    "name",
    ["", "nope", "os", "spellbook.cards", "../core", "SpellBook", "spellbook ", "\0", "x" * 10_000, "\udcff"],
)
def test_other_names_are_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as refusal:
        find_game(name)
    assert refusal.value.message[0] == "game-unknown"
    assert refusal.value.message[-1] == ", ".join(game_names())
    assert len(str(refusal.value)) < 300


def test_an_invited_game_is_found_but_not_listed() -> None:
    guest = Toy()
    guest.name = "guest"
    with pytest.raises(UnknownGame):
        find_game("guest")
    invite(guest)
    assert find_game("guest") is guest
    assert "guest" not in game_names()
