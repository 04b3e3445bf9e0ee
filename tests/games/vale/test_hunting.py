"""Hunting: what is revealed, who places a marker when, and what if there are too few creatures."""

import pytest
from tables.vale import area, discard, hand, table, vale

from arcanum.games.vale.book import NAME_OF
from arcanum.testing.scenario import Scenario

PREY = "imp hydra troll boreas tidal agni odin goblin"


def hunting(seats: int, first: int = 0) -> Scenario:
    """A hunt that begins, with two creatures for each player."""
    return vale(seats, phase="hunt", prey=" ".join(PREY.split()[: 2 * seats]), first=first)


def hunted(game: Scenario) -> list[str]:
    return [event.removeprefix("hunt ") for event in game.events() if event.startswith("hunt")]


def hunters(game: Scenario) -> list[int]:
    """Who has placed markers, in order."""
    return [int(event.split()[0].removeprefix("seat=")) for event in hunted(game)]


def hunt_all(game: Scenario) -> Scenario:
    """Everybody hunts the first creature that is free."""
    while game.prompt == "hunt":
        game.play(game.options[0])
    return game


def marks(game: Scenario) -> dict[str, int]:
    """Whose marker lies on each creature; -1 where there is none."""
    t = table(game)
    return {NAME_OF[card]: mark for card, mark in zip(t.prey, t.marks, strict=True)}


# -- revealing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_creatures_for_each_player_are_revealed_in_every_round(seats: int) -> None:
    game = vale(seats, phase="round", round_=3)
    assert table(game).round == 4
    assert len(table(game).prey) == 2 * seats
    assert table(game).pile == 70 - 2 * seats
    assert len([event for event in game.events() if event.startswith("appear")]) == 2 * seats


def test_the_revealed_creatures_come_from_the_draw_pile() -> None:
    game = vale(2, phase="round", deck="imp hydra troll boreas")
    assert sorted(marks(game)) == ["boreas", "hydra", "imp", "troll"]
    assert table(game).pile == 0


def test_a_card_known_to_lie_on_top_is_revealed_first() -> None:
    game = vale(2, phase="round", deck="imp hydra troll", top="tengu")
    assert game.events()[:2] == ["round seat=0 round=6", "appear seat=0 card=tengu"]


# -- the order


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 1, [1, 2, 0, 0, 2, 1]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
        (4, 2, [2, 3, 0, 1, 1, 0, 3, 2]),
        (4, 3, [3, 0, 1, 2, 2, 1, 0, 3]),
    ],
)
def test_the_first_markers_go_clockwise_and_the_second_ones_back(seats: int, first: int, order: list[int]) -> None:
    assert hunters(hunt_all(hunting(seats, first))) == order


def test_everybody_hunts_what_he_likes_of_the_creatures_that_are_free() -> None:
    game = hunting(2)
    assert game.options == ["hunt imp", "hunt hydra", "hunt troll", "hunt boreas"]
    game.play("hunt troll")
    assert game.options == ["hunt imp", "hunt hydra", "hunt boreas"]
    game.play("hunt imp")
    assert game.options == ["hunt hydra", "hunt boreas"]
    game.play("hunt boreas")
    assert marks(game) == {"imp": 1, "hydra": 0, "troll": 0, "boreas": 1}


def test_the_last_creature_is_hunted_by_the_first_player_without_being_asked() -> None:
    game = hunting(2).play("hunt imp", "hunt hydra", "hunt troll")
    assert hunted(game)[-1] == "seat=0 card=boreas"
    assert game.prompt == "act"
    assert game.asked.seat == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_hunt_everybody_has_two_creatures(seats: int) -> None:
    game = hunt_all(hunting(seats))
    assert [table(game).marks.count(seat) for seat in range(seats)] == [2] * seats


# -- where a marker may go


def test_a_marker_blocks_a_creature_for_everybody_also_for_its_own_player() -> None:
    # Ruling: hunting_duty.
    game = hunting(2).play("hunt imp")
    assert game.why_not("hunt imp") == "marker-there card=imp seat=0"
    game.play("hunt troll")
    assert game.asked.seat == 1
    assert game.why_not("hunt troll") == "marker-there card=troll seat=1"


def test_no_marker_may_be_withheld() -> None:
    # Ruling: hunting_duty.
    game = hunting(2)
    assert [option.split()[0] for option in game.options] == ["hunt"] * 4
    assert game.why_not("end-turn") == "other-phase phase=act now=hunt"
    assert game.why_not("stop") == "must-choose"


def test_hunting_takes_nothing_into_the_hand() -> None:
    game = hunt_all(hunting(2))
    assert (hand(game, 0), hand(game, 1)) == ("", "")
    assert len(table(game).prey) == 4


# -- too few creatures


@pytest.mark.parametrize(
    ("seats", "first", "creatures", "order"),
    [
        (2, 0, 1, [0]),
        (2, 1, 2, [1, 0]),
        (2, 0, 3, [0, 1, 1]),
        (3, 0, 2, [0, 1]),
        (3, 2, 4, [2, 0, 1, 1]),
        (3, 1, 5, [1, 2, 0, 0, 2]),
        (4, 0, 3, [0, 1, 2]),
        (4, 3, 5, [3, 0, 1, 2, 2]),
        (4, 0, 7, [0, 1, 2, 3, 3, 2, 1]),
    ],
)
def test_a_short_hunt_ends_in_the_usual_order_with_the_last_creature(
    seats: int, first: int, creatures: int, order: list[int]
) -> None:
    # Ruling: short_hunt.
    game = vale(seats, phase="round", deck=" ".join(PREY.split()[:creatures]), discard="", first=first)
    hunt_all(game)
    assert hunters(game) == order
    assert game.asked.seat == first
    assert game.prompt == "act"


def test_whoever_has_hunted_nothing_has_a_turn_all_the_same() -> None:
    # Ruling: short_hunt.
    game = hunt_all(vale(3, phase="round", deck="imp hydra", discard="", first=0))
    game.play("sell imp", "end-turn", "sell hydra", "end-turn")
    assert game.asked.seat == 2
    assert game.options[-1] == "end-turn"
    assert game.why_not("sell imp") == "card-in-discard card=imp"


def test_with_no_creature_at_all_there_is_no_hunt() -> None:
    # Ruling: short_hunt.
    game = vale(2, phase="round", deck="", discard="", first=1)
    assert game.prompt == "act"
    assert game.asked.seat == 1
    assert hunted(game) == []
    assert game.events() == ["round seat=1 round=6"]


# -- a new draw pile


def test_when_the_draw_pile_runs_out_the_discard_pile_is_shuffled_and_the_revealing_goes_on() -> None:
    # Ruling: reshuffle_moment.
    game = vale(2, phase="round", deck="imp hydra", discard="troll boreas tidal agni")
    told = [event.split()[0] for event in game.events()]
    assert told == ["round", "appear", "appear", "reshuffle", "appear", "appear"]
    assert game.events()[3] == "reshuffle seat=0 count=4"
    assert discard(game) == ""
    assert table(game).pile == 2
    assert {"imp", "hydra"} < set(marks(game))


def test_the_discard_pile_stays_when_the_draw_pile_is_just_enough() -> None:
    # Ruling: reshuffle_moment.
    game = vale(2, phase="round", deck="imp hydra troll boreas", discard="tidal agni")
    assert discard(game) == "tidal agni"
    assert table(game).pile == 0
    assert "reshuffle" not in " ".join(game.events())


@pytest.mark.parametrize("seed", range(20))
def test_creatures_in_hands_and_areas_are_never_shuffled_in(seed: int) -> None:
    # Ruling: reshuffle_within_effect.
    pile = "troll boreas tidal agni odin"
    game = vale(2, phase="round", deck="", discard=pile, hands=["imp"], areas=["hydra"], seed=seed)
    assert hand(game) == "imp"
    assert area(game) == "hydra"
    assert set(marks(game)) < set(pile.split())
    assert len(marks(game)) == 4


def test_a_short_hunt_takes_the_discard_pile_too() -> None:
    # Ruling: short_hunt.
    game = vale(3, phase="round", deck="imp", discard="hydra troll boreas")
    assert sorted(marks(game)) == ["boreas", "hydra", "imp", "troll"]
    assert table(game).pile == 0
    assert hunters(hunt_all(game)) == [0, 1, 2, 2]


# -- from round to round


def play_a_round(game: Scenario) -> Scenario:
    """Everybody hunts whatever is free, sells it and ends the turn."""
    before = table(game).round
    while table(game).round == before:
        game.play(game.options[0])
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_next_player_clockwise_goes_first_in_the_next_round(seats: int) -> None:
    game = vale(seats, phase="round", round_=0, first=seats - 1)
    assert game.asked.seat == seats - 1
    firsts = [play_a_round(game).asked.seat for _ in range(seats)]
    assert firsts == [*range(seats)]


def test_everybody_has_both_markers_back_for_the_next_hunt() -> None:
    game = play_a_round(hunting(2))
    assert list(marks(game).values()) == [-1] * 4
    hunt_all(game)
    assert sorted(marks(game).values()) == [0, 0, 1, 1]
