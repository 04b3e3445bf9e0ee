"""Setting up: levels, cards, prepared sets, dice, the first player, and what everybody starts with."""

from typing import Any

import pytest
from tables.seasons import crystals, discard, gauge, hand, player_at, reserve, table, zone

from arcanum.core.errors import BadSettings
from arcanum.core.match import Match
from arcanum.games.seasons.book import NAME_OF, NUMBER_OF
from arcanum.games.seasons.dice import DICE, SEASONS
from arcanum.testing.scenario import Scenario

SEATS = [2, 3, 4]
SETS = {  # the prepared sets of the rulebook, by the numbers of the cards
    1: [1, 2, 7, 17, 18, 20, 26, 29, 30],
    2: [3, 5, 9, 14, 15, 21, 23, 25, 28],
    3: [4, 6, 7, 9, 12, 16, 22, 24, 30],
    4: [1, 2, 3, 11, 13, 15, 18, 25, 27],
}


def begun(seats: int = 2, seed: int = 1, **settings: Any) -> Scenario:
    return Scenario(Match.begin("seasons", seats, settings, seed))


def numbers(cards: list[int]) -> list[int]:
    """The numbers that are printed on the cards."""
    return sorted(1 + card // 2 for card in cards)


def sets_of(game: Scenario) -> list[int]:
    """The number of the prepared set that each seat has."""
    t = table(game)
    return [next(key for key, cards in SETS.items() if numbers(player.picks) == cards) for player in t.players]


# -- levels and cards


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("level", "kinds"), [("mage", 30), ("archmage", 50), ("apprentice", 30)])
def test_every_card_of_the_level_is_there_twice(seats: int, level: str, kinds: int) -> None:
    t = table(begun(seats, level=level))
    dealt = [card for player in t.players for card in player.packet + player.picks]
    assert numbers(t.deck + dealt) == sorted([*range(1, kinds + 1), *range(1, kinds + 1)])


def test_the_level_of_the_mage_is_the_usual_one() -> None:
    assert table(begun()).settings == {"level": "mage", "discard": "face-up"}


@pytest.mark.parametrize("level", ["mage", "archmage"])
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_nine_cards_to_draft_from(seats: int, level: str) -> None:
    game = begun(seats, level=level)
    assert table(game).phase == "draft"
    assert [len(player.packet) for player in table(game).players] == [9] * seats
    assert all(not player.picks for player in table(game).players)
    assert table(game).pile == {"mage": 60, "archmage": 100}[level] - 9 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_apprentices_get_a_prepared_set_each_and_split_it_at_once(seats: int) -> None:
    # Ruling: apprentice_assignment.
    game = begun(seats, level="apprentice")
    assert table(game).phase == "split"
    assert len(set(sets_of(game))) == seats
    assert table(game).pile == 60 - 9 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_chance_deals_the_prepared_sets(seats: int) -> None:
    # Ruling: apprentice_assignment.
    dealt = {tuple(sets_of(begun(seats, seed, level="apprentice"))) for seed in range(60)}
    assert {sets[0] for sets in dealt} == {sets[-1] for sets in dealt} == set(SETS)


def test_the_prepared_sets_are_told_to_everybody() -> None:
    game = begun(4, level="apprentice")
    told = [event for event in game.events() if event.startswith("prepared ")]
    assert told == [f"prepared seat={seat} number={number}" for seat, number in enumerate(sets_of(game))]


def test_the_sets_share_cards_and_all_four_are_dealt_from_the_sixty() -> None:
    t = table(begun(4, level="apprentice"))
    held = [NAME_OF[card // 2] for player in t.players for card in player.picks]
    assert held.count("temporal-boots") == 2  # in the first and in the third set
    assert "temporal-boots" not in [NAME_OF[card // 2] for card in t.deck]


# -- the dice


@pytest.mark.parametrize("seats", SEATS)
def test_one_die_more_than_players_of_each_season_is_in_the_game(seats: int) -> None:
    t = table(begun(seats))
    for season in range(len(SEASONS)):
        dice = [die for die in t.dice if die // DICE == season]
        assert len(dice) == len(set(dice)) == seats + 1


@pytest.mark.parametrize("seats", [2, 3])
def test_chance_chooses_the_dice_of_each_season_apart(seats: int) -> None:
    chosen = [[{die % DICE for die in table(begun(seats, seed)).dice if die // DICE == 0} for seed in range(60)]]
    assert set.union(*chosen[0]) == set(range(DICE))
    t = table(begun(seats, 3))
    of_each = {tuple(die % DICE for die in t.dice if die // DICE == season) for season in range(4)}
    assert len(of_each) > 1


def test_with_four_players_all_twenty_dice_are_in_the_game() -> None:
    assert sorted(table(begun(4)).dice) == list(range(20))


# -- everything else


@pytest.mark.parametrize("seats", SEATS)
def test_the_tournament_begins_on_the_first_space_of_the_first_year(seats: int) -> None:
    t = table(begun(seats))
    assert (t.year, t.space + 1) == (1, 1)


@pytest.mark.parametrize("level", ["mage", "archmage", "apprentice"])
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_nothing(seats: int, level: str) -> None:
    game = begun(seats, level=level)
    for seat in range(seats):
        assert (crystals(game, seat), gauge(game, seat), player_at(game, seat).bonuses) == (0, 0, 0)
        assert (hand(game, seat), zone(game, seat), reserve(game, seat)) == ("", "", "")
    assert discard(game) == ""
    assert game.scores == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player_of_the_first_round(seats: int) -> None:
    # Ruling: first_player.
    firsts = set()
    for seed in range(40):
        game = begun(seats, seed)
        assert game.events()[0] == f"begin seat={table(game).first}"
        firsts.add(table(game).first)
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players_may_play(seats: int) -> None:
    with pytest.raises(BadSettings):
        begun(seats)


@pytest.mark.parametrize("settings", [{"level": "wizard"}, {"discard": "sideways"}, {"year": 1}])
def test_only_the_level_and_the_discard_pile_can_be_set(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        begun(**settings)


def test_the_same_seed_deals_the_same_cards_and_dice_to_the_same_first_player() -> None:
    assert table(begun(seed=7)).to_data() == table(begun(seed=7)).to_data()


def test_another_seed_deals_other_cards() -> None:
    assert player_at(begun(seed=7), 0).packet != player_at(begun(seed=8), 0).packet


def test_the_cards_are_numbered_as_printed() -> None:
    named = {1: "amulet-of-air", 22: "runic-cube-of-eolis", 30: "yjangs-forgotten-vase", 50: "damned-soul-of-onys"}
    assert {number: NUMBER_OF[name] + 1 for number, name in named.items()} == {number: number for number in named}
