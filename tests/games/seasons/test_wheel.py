"""The wheel: seasons and years change in both directions, the library is taken once, and Temporal Boots."""

import pytest
from tables.seasons import crystals, hand, player_at, reserve, seasons, table

from arcanum.games.seasons.dice import SEASONS
from arcanum.testing.scenario import Scenario

# A die left over, with its dots, in each season.
LEFT_OVER = {
    "winter": {1: "3:card.1", 2: "3:air-star-transmute.2", 3: "3:air-water-transmute.3"},
    "spring": {1: "3:card.1", 2: "3:water-star-transmute.2", 3: "3:water-earth-transmute.3"},
    "summer": {1: "3:card.1", 2: "3:earth-star-transmute.2", 3: "3:fire-earth-transmute.3"},
    "fall": {1: "3:card.1", 2: "3:fire-star-transmute.2", 3: "3:air-fire-transmute.3"},
}
LIBRARIES = [("purse-of-io crystal-orb", "potion-of-life"), ("dragon-skull", "tree-of-light glutton-cauldron")]


def season_of(space: int) -> str:
    return SEASONS[(space - 1) // 3]


def moved(space: int, dots: int, **layout: object) -> Scenario:
    """A round has just ended with the season token on this space and this many dots on the die left over."""
    dice = f"1:card:0 2:card:1 {LEFT_OVER[season_of(space)][dots]}"
    return seasons(phase="season", space=space, dice=dice, **layout)  # type: ignore[arg-type]


def booted(space: int, steps: int, **layout: object) -> Scenario:
    """Seat 0 summons Temporal Boots and moves the season token."""
    layout.setdefault("hands", ["temporal-boots"])
    game = seasons(space=space, **layout)  # type: ignore[arg-type]
    return game.play("summon temporal-boots", f"move {steps}")


def told(game: Scenario, *kinds: str) -> list[str]:
    return [event for event in game.events() if event.split()[0] in kinds]


# -- the season token


@pytest.mark.parametrize("dots", [1, 2, 3])
@pytest.mark.parametrize("space", range(1, 13))
def test_the_season_changes_when_the_token_leaves_the_last_space_of_a_season(space: int, dots: int) -> None:
    game = moved(space, dots)
    new = (space + dots - 1) % 12 + 1
    assert table(game).space + 1 == new
    changes = space // 3 if space % 3 == 0 else None
    crosses = (space - 1) % 3 + dots > 2
    assert bool(told(game, "season")) == crosses
    assert changes is None or crosses
    if crosses:
        assert told(game, "season") == [f"season seat=0 season={season_of(new)}"]


@pytest.mark.parametrize(
    ("space", "dots", "season"),
    [(1, 2, "winter"), (3, 1, "spring"), (5, 2, "summer"), (8, 3, "fall"), (12, 1, "winter")],
)
def test_the_next_round_is_played_with_the_dice_of_the_new_season(space: int, dots: int, season: str) -> None:
    game = moved(space, dots)
    assert table(game).phase == "pick"
    assert SEASONS[table(game).dice_season] == season


@pytest.mark.parametrize(
    ("space", "dots", "year"), [(12, 1, 2), (11, 2, 2), (10, 3, 2), (12, 3, 2), (11, 1, 1), (3, 3, 1)]
)
def test_the_year_changes_when_the_token_goes_from_space_twelve_to_space_one(
    space: int, dots: int, year: int
) -> None:
    game = moved(space, dots)
    assert table(game).year == year
    assert told(game, "year") == (["year seat=0 year=2"] if year == 2 else [])


@pytest.mark.parametrize("first", [0, 1])
def test_the_left_neighbour_of_the_first_player_goes_first_in_the_next_round(first: int) -> None:
    game = moved(1, 1, first=first)
    assert table(game).first == 1 - first
    assert game.asked.seat == 1 - first


# -- the library


def test_with_the_second_year_everybody_takes_the_second_packet() -> None:
    game = moved(12, 2, hands=["amulet-of-air", ""], libraries=LIBRARIES)
    assert hand(game, 0) == "amulet-of-air purse-of-io crystal-orb"
    assert hand(game, 1) == "dragon-skull"
    assert [len(player_at(game, seat).second) for seat in (0, 1)] == [0, 0]
    assert [len(player_at(game, seat).third) for seat in (0, 1)] == [1, 2]


def test_with_the_third_year_everybody_takes_the_third_packet() -> None:
    game = moved(
        11, 3, year=2, hands=["amulet-of-air", ""], libraries=[("", "potion-of-life"), ("", "tree-of-light")]
    )
    assert table(game).year == 3
    assert (hand(game, 0), hand(game, 1)) == ("amulet-of-air potion-of-life", "tree-of-light")


def test_how_many_cards_are_taken_is_told_and_not_which() -> None:
    game = moved(12, 1, libraries=LIBRARIES)
    assert told(game, "library") == ["library seat=0 count=2 year=2", "library seat=1 count=1 year=2"]


def test_the_packets_come_before_what_waits_for_the_new_season() -> None:
    # Ruling: library_vs_season_effects.
    game = moved(12, 1, libraries=LIBRARIES, zones=["figrim-the-avaricious"], crystals=[0, 1])
    kinds = [event.split()[0] for event in game.events()]
    assert kinds[:6] == ["move-token", "year", "library", "library", "season", "lose-crystals"]


# -- what waits for the season


@pytest.mark.parametrize(("space", "dots", "pays"), [(3, 1, True), (2, 2, True), (1, 2, False), (12, 1, True)])
def test_figrim_and_the_hourglass_wait_for_a_change_of_season(space: int, dots: int, pays: bool) -> None:
    game = moved(space, dots, zones=["figrim-the-avaricious", "hourglass-of-time"], crystals=[0, 4])
    assert crystals(game, 0) == (1 if pays else 0)
    assert game.prompt == ("take-energy card=hourglass-of-time count=1" if pays else "take-die")


def takers(game: Scenario) -> list[int]:
    """Who takes tokens, in order."""
    seats = []
    while game.prompt.startswith("take-energy"):
        seats.append(game.asked.seat)
        game.play("take air")
    return seats


@pytest.mark.parametrize(("first", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_the_effects_of_a_new_season_go_in_turn_order_from_the_first_player_of_the_round(
    first: int, order: list[int]
) -> None:
    # Ruling: season_change_order.
    dice = "1:card:0 2:card:1 4:crystals-6:2 3:card"
    zones = ["hourglass-of-time", "", "hourglass-of-time"]
    assert takers(seasons(3, phase="season", space=3, first=first, dice=dice, zones=zones)) == order


@pytest.mark.parametrize(("mover", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0])])
def test_with_the_boots_they_go_from_whoever_moved_the_token(mover: int, order: list[int]) -> None:
    # Ruling: season_change_order.
    hands = ["temporal-boots" if seat == mover else "" for seat in range(3)]
    zones = ["hourglass-of-time", "", "hourglass-of-time"]
    game = seasons(3, space=3, turn=mover, hands=hands, zones=zones).play("summon temporal-boots", "move 1")
    assert takers(game) == order


# -- Temporal Boots


def test_the_boots_move_the_token_one_to_three_spaces_either_way_and_must_move_it() -> None:
    # Ruling: effects_mandatory.
    game = seasons(hands=["temporal-boots"], space=5).play("summon temporal-boots")
    assert game.options == ["move -3", "move -2", "move -1", "move 1", "move 2", "move 3"]
    assert game.why_not("move 0") == "steps-one-to-three"
    assert game.why_not("move 4") == "steps-one-to-three"


@pytest.mark.parametrize("steps", [-3, -2, -1, 1, 2, 3])
@pytest.mark.parametrize("space", range(1, 13))
def test_the_boots_change_season_and_year_at_once_in_both_directions(space: int, steps: int) -> None:
    game = booted(space, steps, year=2, zones=["figrim-the-avaricious"], crystals=[0, 5])
    end = space + steps
    assert table(game).space + 1 == (end - 1) % 12 + 1
    assert table(game).year == (1 if end < 1 else 3 if end > 12 else 2)
    changed = season_of(space) != season_of((end - 1) % 12 + 1)
    assert crystals(game, 0) == (1 if changed else 0)


def test_the_boots_trigger_the_cards_of_every_player() -> None:
    game = booted(4, -1, zones=["hourglass-of-time", "hourglass-of-time figrim-the-avaricious"], crystals=[2])
    game.play("take air")
    assert game.asked.seat == 1
    game.play("take fire")
    assert (reserve(game, 0), reserve(game, 1)) == ("air", "fire")
    assert (crystals(game, 0), crystals(game, 1)) == (1, 1)


def test_the_boots_bring_the_library_of_the_new_year_at_once() -> None:
    # Ruling: boots_library.
    game = booted(11, 2, libraries=LIBRARIES)
    assert table(game).year == 2
    assert (hand(game, 0), hand(game, 1)) == ("purse-of-io crystal-orb", "dragon-skull")


def test_nobody_gives_cards_back_and_nobody_gets_them_twice() -> None:
    # Ruling: boots_library.
    game = booted(11, 2, hands=["temporal-boots temporal-boots"], libraries=LIBRARIES)
    game.play("summon temporal-boots", "move -3")
    assert (table(game).year, table(game).space + 1) == (1, 10)
    assert (hand(game, 0), hand(game, 1)) == ("purse-of-io crystal-orb", "dragon-skull")
    assert [len(player_at(game, seat).third) for seat in (0, 1)] == [1, 2]
    game.play("end-turn", "end-turn")  # the token moves on from space 10
    while table(game).year == 1:
        game.play(game.options[-1])
    assert len(told(game, "library")) == 2
    assert table(game).year == 2
    assert [len(player_at(game, seat).third) for seat in (0, 1)] == [1, 2]


def test_in_the_first_year_the_boots_may_move_back_beyond_the_first_space() -> None:
    # Ruling: boots_year_one.
    game = booted(2, -3, libraries=LIBRARIES, reserves=["earth"], access=True)
    assert (table(game).year, table(game).space + 1) == (0, 11)
    assert crystals(game.play("transmute earth reserve")) == 2  # the rate of fall
    game.play("end-turn", "end-turn")
    while table(game).year == 0:
        game.play(game.options[-1])
    assert table(game).year == 1
    assert hand(game, 0) == ""
    assert told(game, "library") == []


def test_a_round_of_the_year_before_the_first_is_played_with_the_dice_of_fall() -> None:
    # Ruling: boots_year_one.
    game = booted(2, -3, dice="1:air-air-star:0 2:fire-fire-star:1 3:card.1").play("end-turn", "end-turn")
    assert (table(game).year, table(game).space + 1, table(game).phase) == (0, 12, "pick")
    assert SEASONS[table(game).dice_season] == "fall"


def test_the_dice_that_were_rolled_stay_and_the_rates_change_at_once() -> None:
    # Ruling: boots_dice.
    game = seasons(
        phase="die", space=3, hands=["temporal-boots"], dice="1:air-water-transmute:0 2:fire-fire-star:1 3:card.1",
        reserves=["fire"],
    ).play("summon temporal-boots", "move 1", "transmute fire reserve")  # fmt: skip
    assert crystals(game) == 3  # spring
    game.play("end-turn")
    assert reserve(game, 1) == "2*fire"  # a die of winter
    assert SEASONS[table(game).dice_season] == "winter"
    game.play("end-turn")
    assert table(game).space + 1 == 5  # the one dot of a die of winter
    assert SEASONS[table(game).dice_season] == "spring"


def test_the_boots_can_be_taken_back_and_moved_elsewhere() -> None:
    game = booted(11, 2, libraries=LIBRARIES)
    assert game.match.undo(0) == (0, ("move", 2))
    assert (table(game).year, hand(game, 1)) == (1, "")
    assert table(game.play("move 1")).year == 1


def test_the_boots_straighten_no_card() -> None:
    # Ruling: straightening.
    game = booted(12, 3, zones=["idol-of-the-familiar!"])
    assert game.why_not("activate idol-of-the-familiar") == "card-turned card=idol-of-the-familiar"
