"""Setting up: the piles, the markers, the first player and the points to start with."""

from typing import Any

import pytest
from tables.vale import area, discard, hand, player_at, score, stones, table

from arcanum.core.errors import BadSettings
from arcanum.core.match import Match
from arcanum.games.vale.book import CARDS, FAMILIES, FAMILY_OF
from arcanum.testing.scenario import Scenario

SEATS = [2, 3, 4]


def begun(seats: int = 2, seed: int = 1, **settings: Any) -> Scenario:
    return Scenario(Match.begin("vale", seats, settings, seed))


def begun_by(first: int, seats: int) -> Scenario:
    """A match in which chance has named this first player."""
    return next(game for seed in range(100) if table(game := begun(seats, seed)).first == first)


FIRSTS = [(seats, first) for seats in SEATS for first in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_twice_as_many_creatures_as_players_are_revealed_and_all_others_lie_in_the_draw_pile(seats: int) -> None:
    t = table(begun(seats))
    assert len(t.prey) == 2 * seats
    assert t.pile == 70 - 2 * seats
    assert sorted(t.prey + t.deck) == list(range(CARDS))


def test_the_70_creatures_are_15_of_each_family_and_10_dragons() -> None:
    t = table(begun())
    families = [FAMILIES[FAMILY_OF[card]] for card in t.prey + t.deck]
    counts = {family: families.count(family) for family in FAMILIES}
    assert counts == {"fire": 15, "water": 15, "earth": 15, "wind": 15, "dragon": 10}


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_has_cards_or_stones_and_the_discard_pile_is_empty(seats: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        assert (hand(game, seat), area(game, seat), stones(game, seat)) == ("", "", "")
    assert discard(game) == ""


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_hunt_follows_with_all_creatures_free_to_hunt(seats: int) -> None:
    game = begun(seats)
    assert (table(game).round, table(game).phase) == (1, "hunt")
    assert game.prompt == "hunt"
    assert len(game.options) == 2 * seats


@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player_who_hunts_first(seats: int) -> None:
    # Ruling: first_player.
    firsts = set()
    for seed in range(40):
        game = begun(seats, seed)
        assert game.asked.seat == table(game).first
        firsts.add(game.asked.seat)
    assert firsts == set(range(seats))


@pytest.mark.parametrize(("seats", "first"), FIRSTS)
def test_everybody_starts_with_as_many_points_as_his_place_in_the_order_of_turns(seats: int, first: int) -> None:
    game = begun_by(first, seats)
    places = [1 + (seat - first) % seats for seat in range(seats)]
    assert [score(game, seat) for seat in range(seats)] == places
    assert [game.score_lines(seat)["start"] for seat in range(seats)] == places


def test_the_starting_points_are_told_in_the_order_of_turns() -> None:
    assert begun_by(2, 4).events()[:6] == [
        "begin seat=2",
        "start seat=2 count=1",
        "start seat=3 count=2",
        "start seat=0 count=3",
        "start seat=1 count=4",
        "round seat=2 round=1",
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_may_hold_four_stones_of_the_usual_worth(seats: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        player = player_at(game, seat)
        assert player.limit == 4
        assert (player.red_worth, player.blue_worth, player.purple_worth) == (1, 3, 6)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players_may_play(seats: int) -> None:
    with pytest.raises(BadSettings):
        begun(seats)


@pytest.mark.parametrize("settings", [{"overpaying": "maybe"}, {"basilisk_debt": 1}, {"mirage_timing": "no"}])
def test_only_the_two_switches_can_be_set_and_only_to_yes_or_no(settings: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        begun(**settings)


def test_the_same_seed_deals_the_same_creatures_to_the_same_first_player() -> None:
    assert table(begun(seed=7)).to_data() == table(begun(seed=7)).to_data()


def test_another_seed_deals_other_creatures() -> None:
    assert table(begun(seed=7)).prey != table(begun(seed=8)).prey
