"""Setting up: tokens, boards and the seven spells."""

from typing import Any

import pytest
from tables.spellbook import pool, table

from arcanum.core.chance import Chance, seed_from
from arcanum.core.errors import BadSettings
from arcanum.core.match import Match
from arcanum.games.spellbook.rules import choose_spells
from arcanum.games.spellbook.spell import SPELLS
from arcanum.games.spellbook.table import COLOURS
from arcanum.testing.scenario import Scenario

SETS = {
    "first": [
        "sacrifice", "levitation", "purification", "offering", "time-travel", "transmutation", "abundance",
    ],
    "second": ["eruption", "sharing", "cure", "focus", "storm", "swiftness", "knowledge"],
    "third": ["blaze", "divination", "growth", "feast", "clone", "mirage", "communion"],
}  # fmt: skip


def begun(seats: int = 2, seed: int = 1, **settings: Any) -> Scenario:
    return Scenario(Match.begin("spellbook", seats, settings, seed))


def spells(game: Scenario) -> list[str]:
    return [SPELLS[number].name for number in table(game).setup.spells]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_tokens_lie_on_the_altar_and_two_in_every_pool(seats: int) -> None:
    t = table(begun(seats))
    assert len(t.altar) == 5
    assert [len(player.pool) for player in t.players] == [2] * seats
    assert t.bag_size == 105 - 5 - 2 * seats
    assert t.box_size == 0


def test_in_solo_seven_tokens_lie_on_the_altar_and_two_in_the_pool() -> None:
    t = table(begun(1))
    assert len(t.altar) == 7
    assert len(t.players[0].pool) == 2
    assert (t.rival, t.rival_bottom) == ([], [])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_105_tokens_are_five_of_each_of_the_21_kinds(seats: int) -> None:
    t = table(begun(seats))
    t.check()
    kinds = [t.bag[kind] for kind in range(21)]
    for token in [*t.altar, *(token for player in t.players for token in player.pool)]:
        kinds[token] += 1
    assert kinds == [5] * 21


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_has_stored_or_learned_anything_and_the_first_player_begins(seats: int) -> None:
    game = begun(seats)
    assert [player.familiar for player in table(game).players] == [[]] * seats
    assert [player.levels for player in table(game).players] == [[0] * 7] * seats
    assert game.asked.seat == 0
    assert game.prompt == "choose-morning"


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_players_may_play(seats: int) -> None:
    with pytest.raises(BadSettings):
        begun(seats)


@pytest.mark.parametrize("name", ["first", "second", "third"])
def test_a_set_is_seven_spells_one_of_each_colour(name: str) -> None:
    assert spells(begun(spells=name)) == SETS[name]
    assert [SPELLS[number].colour for number in table(begun(spells=name)).setup.spells] == list(range(7))


def test_the_first_set_is_played_unless_said_otherwise() -> None:
    assert spells(begun()) == SETS["first"]


@pytest.mark.parametrize("seed", range(30))
def test_classic_deals_one_spell_of_each_colour(seed: int) -> None:
    dealt = table(begun(seed=seed, spells="classic")).setup.spells
    assert [SPELLS[number].colour for number in dealt] == list(range(7))


def test_classic_can_deal_every_one_of_the_2187_combinations() -> None:
    found = {tuple(choose_spells({"spells": "classic"}, Chance(seed_from(seed)))) for seed in range(25_000)}
    assert len(found) == 2187


def test_the_same_seed_deals_the_same_spells_and_tokens() -> None:
    one, two = begun(seed=7, spells="classic"), begun(seed=7, spells="classic")
    assert table(one).to_data() == table(two).to_data()


def test_another_seed_deals_other_spells_and_tokens() -> None:
    one, two = begun(seed=7, spells="classic"), begun(seed=8, spells="classic")
    assert spells(one) != spells(two)
    assert [pool(one), pool(one, 1), table(one).altar] != [pool(two), pool(two, 1), table(two).altar]


def test_players_may_agree_on_any_spell_of_each_colour() -> None:
    choice: list[str] = ["eruption", "divination", "purification", "feast", "storm", "mirage", "abundance"]
    agreed: dict[str, Any] = dict(zip(COLOURS, choice, strict=True))
    assert spells(begun(**{"spells": "agreed", **agreed})) == choice


@pytest.mark.parametrize(
    "settings",
    [
        {"spells": "agreed", "red": "levitation"},
        {"spells": "agreed", "red": "nothing"},
        {"spells": "fourth"},
        {"orange": "sacrifice"},
    ],
)
def test_an_agreed_choice_has_one_spell_of_each_colour(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        begun(**settings)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_harder_rival_begins_with_tokens_in_the_bottom_area(number: int) -> None:
    t = table(begun(1, rival_tokens=number))
    assert len(t.rival_bottom) == number
    assert t.bag_size == 105 - 7 - 2 - number


@pytest.mark.parametrize("number", [-1, 4])
def test_a_harder_rival_begins_with_three_tokens_at_most(number: int) -> None:
    with pytest.raises(BadSettings):
        begun(1, rival_tokens=number)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setting", [{"rival_tokens": 1}, {"solo_trim_altar": "yes"}])
def test_only_the_solo_game_has_a_rival(seats: int, setting: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        begun(seats, **setting)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_is_open_but_the_order_of_the_bag(seats: int) -> None:
    # Ruling: hidden_information.
    game = begun(seats)
    seen = [game.match.view(seat)["table"] for seat in (None, *range(seats))]
    assert all(view == seen[0] for view in seen)
    players = seen[0]["players"]  # type: ignore[index]
    assert [player["pool"] != [] for player in players] == [True] * seats
