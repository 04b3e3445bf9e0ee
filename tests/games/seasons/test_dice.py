"""The season dice: all 120 sides, which of them are in the game, rolling, choosing, and the die left over."""

import pytest
from tables.seasons import crystals, gauge, hand, offers, player_at, reserve, seasons, table

from arcanum.core.match import Match
from arcanum.games.seasons.dice import DICE, RATE, SEASONS, SIDE, SIDES, Side, side_number
from arcanum.games.seasons.table import NOBODY
from arcanum.testing.scenario import Scenario

SEATS = [2, 3, 4]

# All sides, die by die. A side is written: tokens (air, water, fire, earth), crystals, * for a step on the gauge,
# c for a card, t for transmuting, and after the point its dots.
FACES = {
    "winter": [
        "f*t.3 ww*.2 ww3.1 aa*.3 c.2 awt.1",
        "ww*.3 ww1.2 ff*.1 c.3 awt.2 a*t.1",
        "ww*.1 a*t.2 awt.3 c.1 f*.2 ww3.3",
        "awt.1 ww2.2 a*t.3 ww*.1 6.2 f*.3",
        "aat.2 6.3 f*.1 a*t.1 ww*.3 ww1.2",
    ],
    "spring": [
        "c.2 ww*.3 ee3.1 ee*.2 a*t.3 wet.1",
        "w*t.1 wet.2 c.3 aa*.1 ee1.2 ee*.3",
        "ee*.1 w*t.2 wet.3 c.1 a*.2 ee3.3",
        "wet.1 ee2.2 w*t.3 ee*.1 6.2 a*.3",
        "w*t.1 wwt.2 6.3 a*.1 ee1.2 ee*.3",
    ],
    "summer": [
        "c.2 ee*.3 ff3.1 ff*.2 w*t.3 fet.1",
        "fet.2 c.3 ww*.1 ff1.2 ff*.3 e*t.1",
        "e*t.2 fet.3 c.1 w*.2 ff3.3 ff*.1",
        "ff2.2 e*t.3 ff*.1 6.2 w*.3 fet.1",
        "ff*.3 e*t.1 eet.2 6.3 w*.1 ff1.2",
    ],
    "fall": [
        "aft.1 c.2 ff*.3 aa3.1 aa*.2 e*t.3",
        "f*t.1 aft.2 c.3 ee*.1 aa1.2 aa*.3",
        "aa*.1 f*t.2 aft.3 c.1 e*.2 aa3.3",
        "aft.1 aa2.2 f*t.3 aa*.1 6.2 e*.3",
        "fft.2 6.3 e*.1 aa1.2 aa*.3 f*t.1",
    ],
}
ALL_DICE = [(season, die) for season in range(len(SEASONS)) for die in range(DICE)]
NAMES = {"a": "air", "w": "water", "f": "fire", "e": "earth"}


def sides_of(season: int, die: int) -> list[Side]:
    return [SIDE[side_number(season, die, side)] for side in range(SIDES)]


def written(side: Side) -> str:
    """The side in the notation above."""
    tokens = "".join(letter * count for letter, count in zip("awfe", side.energies, strict=True))
    signs = ("*" if side.star else "") + ("c" if side.card else "") + ("t" if side.transmute else "")
    return f"{tokens}{side.crystals or ''}{signs}.{side.dots}"


def named(face: str) -> str:
    """The signs of a side of the notation above, as the options name them."""
    signs = face.partition(".")[0]
    words = [NAMES[sign] for sign in signs if sign in NAMES]
    words += [f"crystals-{sign}" for sign in signs if sign.isdigit()]
    words += [word for sign, word in (("*", "star"), ("c", "card"), ("t", "transmute")) if sign in signs]
    return "-".join(words)


# -- the sides


def test_there_are_120_sides() -> None:
    assert len(SIDE) == 120
    assert sum(len(die.split()) for dice in FACES.values() for die in dice) == 120


@pytest.mark.parametrize(("season", "die"), ALL_DICE)
def test_every_side_of_every_die_is_as_printed(season: int, die: int) -> None:
    faces = FACES[SEASONS[season]][die].split()
    assert sorted(written(side) for side in sides_of(season, die)) == sorted(faces)


@pytest.mark.parametrize(("season", "die"), ALL_DICE)
def test_every_die_has_two_sides_with_one_dot_two_with_two_and_two_with_three(season: int, die: int) -> None:
    assert sorted(side.dots for side in sides_of(season, die)) == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(("season", "die"), ALL_DICE)
def test_the_options_name_the_signs_of_the_sides(season: int, die: int) -> None:
    names = [named(face) for face in FACES[SEASONS[season]][die].split()]
    assert sorted(side.name for side in sides_of(season, die)) == sorted(names)
    assert len(set(names)) == SIDES


@pytest.mark.parametrize(
    ("season", "absent"), [("winter", "earth"), ("spring", "fire"), ("summer", "air"), ("fall", "water")]
)
def test_one_energy_is_not_on_the_dice_of_the_season(season: str, absent: str) -> None:
    letters = {sign for die in FACES[season] for sign in die if sign in NAMES}
    assert letters == set(NAMES) - {absent[0]}
    shown = {
        sign for die in range(DICE) for side in sides_of(SEASONS.index(season), die) for sign in written(side)
    }
    assert absent[0] not in shown


@pytest.mark.parametrize(
    ("season", "rates"),
    [
        ("winter", {"water": 1, "air": 1, "fire": 2, "earth": 3}),
        ("spring", {"earth": 1, "water": 1, "air": 2, "fire": 3}),
        ("summer", {"earth": 1, "fire": 1, "water": 2, "air": 3}),
        ("fall", {"fire": 1, "air": 1, "earth": 2, "water": 3}),
    ],
)
def test_what_is_rarer_in_a_season_brings_more_crystals(season: str, rates: dict[str, int]) -> None:
    found = RATE[SEASONS.index(season)]
    assert dict(zip(["air", "water", "fire", "earth"], found, strict=True)) == rates


# -- rolling


def begun(seats: int, seed: int = 1) -> Scenario:
    """A match at the first choice of a die."""
    match = Match.begin("seasons", seats, {"level": "apprentice"}, seed)
    while table(Scenario(match)).phase == "split":
        for seat, decision in match.decisions.items():
            match.choose(seat, decision.options[0])
    return Scenario(match)


@pytest.mark.parametrize("seats", SEATS)
def test_the_dice_of_this_game_and_this_season_are_rolled(seats: int) -> None:
    t = table(begun(seats))
    assert t.phase == "pick"
    assert t.rolled == [die for die in t.dice if die < DICE]
    assert len(t.rolled) == seats + 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("space", [1, 4, 7, 10, 12])
def test_the_space_of_the_season_token_decides_which_dice_are_rolled(seats: int, space: int) -> None:
    game = seasons(seats, phase="round", space=space)
    assert table(game).dice_season == (space - 1) // 3
    assert table(game).rolled == list(range(seats + 1))


def test_the_first_player_of_the_round_rolls() -> None:
    rolls = [event for event in seasons(3, phase="round", first=2).events() if event.startswith("roll ")]
    assert len(rolls) == 4
    assert all(roll.startswith("roll seat=2 ") for roll in rolls)


def test_each_of_the_six_sides_comes_up_about_as_often_as_the_others() -> None:
    counts = [0] * SIDES
    for seed in range(150):
        for side in table(seasons(4, phase="round", seed=seed)).sides:
            counts[side] += 1
    assert sum(counts) == 150 * 5
    assert min(counts) > 90
    assert max(counts) < 165


def test_everybody_sees_what_was_rolled() -> None:
    game = seasons(2, phase="round", space=4, seed=5)
    view = game.match.view(None)["table"]
    assert isinstance(view, dict)
    shown = [(die["die"], die["side"], die["dots"], die["seat"]) for die in view["dice"]]
    t = table(game)
    sides = [SIDE[side_number(1, die, side)] for die, side in zip(t.rolled, t.sides, strict=True)]
    expected = [(die + 1, side.name, side.dots, None) for die, side in zip(t.rolled, sides, strict=True)]
    assert shown == expected
    assert view["dice_season"] == "spring"


# -- choosing


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_dice_are_taken_clockwise_from_the_first_player_and_one_is_left_over(seats: int, first: int) -> None:
    game = seasons(seats, phase="pick", first=first)
    takers = []
    while game.prompt == "take-die":
        takers.append(game.asked.seat)
        assert len(game.options) == seats + 1 - len(takers) + 1
        game.play(game.options[-1])
    assert takers == [(first + place) % seats for place in range(seats)]
    assert table(game).owners.count(NOBODY) == 1


def test_the_last_player_of_the_round_chooses_between_two_dice() -> None:
    game = seasons(2, phase="pick", dice="1:card 2:fire-fire-star 3:fire-star").play("die 2 fire-fire-star")
    assert game.options == ["die 1 card", "die 3 fire-star"]
    game.play("die 1 card")
    assert table(game).owners == [1, 0, NOBODY]


def test_a_die_that_another_has_taken_is_taken() -> None:
    game = seasons(2, phase="pick", dice="1:card 2:fire-fire-star 3:fire-star").play("die 2 fire-fire-star")
    assert game.why_not("die 2 fire-fire-star") == "die-taken number=2 seat=0"
    assert game.why_not("die 4 crystals-6") == "die-not-rolled"
    assert game.why_not("die 1 fire-star") == "die-shows-other number=1"


def test_nobody_has_a_turn_before_all_have_a_die() -> None:
    game = seasons(2, phase="pick", hands=["temporal-boots"])
    assert game.why_not("summon temporal-boots") == "other-phase phase=act at=pick"
    assert game.why_not("end-turn") == "other-phase phase=act at=pick"


def test_a_choice_of_a_die_can_be_taken_back_until_the_next_player_has_chosen() -> None:
    game = seasons(2, phase="pick", dice="1:card 2:fire-fire-star 3:fire-star").play("die 2 fire-fire-star")
    assert game.match.undo(0) == (0, ("die", 2, "fire-fire-star"))
    assert len(game.options) == 3
    game.play("die 2 fire-fire-star", "die 1 card")
    assert not game.match.can_undo(0)
    assert game.match.can_undo(1)


def test_everybody_gets_the_gains_of_the_own_die_in_the_own_turn() -> None:
    dice = "1:water-water-crystals-3 2:fire-fire-star 3:air-star-transmute"
    game = seasons(2, phase="pick", first=1, dice=dice)
    game.play("die 2 fire-fire-star", "die 1 water-water-crystals-3")
    assert (reserve(game, 1), gauge(game, 1)) == ("2*fire", 10)
    assert (reserve(game, 0), crystals(game, 0)) == ("", 0)
    game.play("end-turn")
    assert (reserve(game, 0), crystals(game, 0)) == ("2*water", 3)
    assert gauge(game, 0) == 9


# -- the die left over


def test_nobody_gets_anything_from_the_die_left_over() -> None:
    game = seasons(2, phase="die", turn=1, dice="1:card:0 4:crystals-6 2:fire-fire-star:1").play("end-turn")
    assert (crystals(game, 0), crystals(game, 1)) == (0, 0)
    assert (reserve(game, 0), reserve(game, 1)) == ("", "2*fire")


@pytest.mark.parametrize(
    ("left", "space"), [("card.1", 2), ("air-star-transmute.2", 3), ("air-water-transmute.3", 4)]
)
def test_the_dots_of_the_die_left_over_move_the_season_token(left: str, space: int) -> None:
    game = seasons(2, turn=1, dice=f"1:card:0 2:fire-fire-star:1 3:{left}").play("end-turn")
    assert table(game).space + 1 == space


@pytest.mark.parametrize("seed", range(4))
def test_a_die_rolled_again_changes_neither_the_other_dice_nor_the_one_left_over(seed: int) -> None:
    game = seasons(
        2, phase="die", zones=["die-of-malice"], dice="1:card:0 2:fire-fire-star:1 3:fire-star", seed=seed
    )
    others = table(game).sides[1:]
    game.play("activate die-of-malice")
    assert table(game).sides[1:] == others
    assert table(game).owners == [0, 1, NOBODY]


def test_a_side_with_a_card_gives_a_card_and_nothing_else() -> None:
    game = seasons(
        2, phase="die", dice="1:card:0 2:fire-fire-star:1 3:fire-star", deck="amulet-of-earth", bonuses=[3]
    )
    game.play("keep amulet-of-earth")
    assert hand(game) == "amulet-of-earth"
    assert (reserve(game), crystals(game), gauge(game), offers(game, "transmute")) == ("", 0, 9, [])
    assert player_at(game, 0).bonuses == 3
