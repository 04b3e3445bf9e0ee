"""The end of the game, the scores line by line, and ties."""

import pytest
from tables.seasons import crystals, reserve, seasons, table

from arcanum.games.seasons.book import NAME_OF, PRESTIGE_OF
from arcanum.testing.scenario import Scenario

DICE_OF_FALL = "1:card:0 2:card:1 3:"
LEFT_OVER = {1: "card.1", 2: "fire-star-transmute.2", 3: "air-fire-transmute.3"}


def at_the_end(seats: int = 2, **layout: object) -> Scenario:
    """The token has just left the last space of the third year."""
    return seasons(seats, phase="season", year=3, space=12, **layout)  # type: ignore[arg-type]


def over(game: Scenario) -> bool:
    return game.match.over


# -- when the game ends


@pytest.mark.parametrize("dots", [1, 2, 3])
@pytest.mark.parametrize("space", [10, 11, 12])
def test_the_game_ends_when_the_token_leaves_space_twelve_of_the_third_year(space: int, dots: int) -> None:
    game = seasons(phase="season", year=3, space=space, dice=DICE_OF_FALL + LEFT_OVER[dots])
    assert over(game) == (space + dots > 12)
    if not over(game):
        assert (table(game).phase, table(game).space + 1) == ("pick", space + dots)


@pytest.mark.parametrize("year", [0, 1, 2])
def test_earlier_years_are_followed_by_another(year: int) -> None:
    game = seasons(phase="season", year=year, space=12)
    assert not over(game)
    assert table(game).year == year + 1


def test_nothing_can_be_done_after_the_end() -> None:
    game = at_the_end(hands=["temporal-boots"])
    assert game.match.decisions == {}
    reason = game.match.why_not(0, ("summon", "temporal-boots"))
    assert reason is not None
    assert reason.message == ("match-over",)
    assert game.events()[-1] == "end seat=0"


def test_the_last_round_has_its_end_too() -> None:
    game = seasons(turn=1, year=3, space=12, zones=["wondrous-chest"], reserves=["4*air"]).play("end-turn")
    assert over(game)
    assert crystals(game) == 3


def test_the_last_change_of_season_comes_before_the_scores() -> None:
    # Ruling: last_season_change.
    zones = ["figrim-the-avaricious hourglass-of-time lantern-of-xidit", ""]
    game = at_the_end(zones=zones, crystals=[0, 1]).play("take air")
    assert over(game)
    assert (crystals(game, 0), crystals(game, 1)) == (1, 0)
    assert game.score_lines()["end-of-game card=lantern-of-xidit"] == 3


def test_boots_that_move_the_token_past_the_end_do_not_end_the_round() -> None:
    # Ruling: boots_year_three.
    game = seasons(year=3, space=12, hands=["temporal-boots", "potion-of-life"], zones=["", "wondrous-chest"],
                   reserves=["fire", "4*air"], access=True)  # fmt: skip
    game.play("summon temporal-boots", "move 2", "transmute fire reserve")
    assert not over(game)
    assert crystals(game) == 2  # the rate of winter, as on any lap
    game.play("end-turn")
    assert game.asked.seat == 1
    game.play("end-turn")
    assert over(game)
    assert crystals(game, 1) == 3


def test_if_other_boots_move_it_back_in_time_the_game_goes_on() -> None:
    # Ruling: boots_year_three.
    game = seasons(year=3, space=12, hands=["temporal-boots", "temporal-boots"],
                   dice="1:fire-fire-star:0 2:air-air-star:1 3:card.1")  # fmt: skip
    game.play("summon temporal-boots", "move 1", "end-turn", "summon temporal-boots", "move -3", "end-turn")
    assert not over(game)
    assert (table(game).year, table(game).space + 1) == (3, 11)


def test_only_where_the_token_stands_after_its_last_move_counts() -> None:
    # Ruling: boots_year_three.
    game = seasons(year=3, space=12, hands=["temporal-boots", "temporal-boots"],
                   dice="1:fire-fire-star:0 2:air-air-star:1 3:air-fire-transmute.3")  # fmt: skip
    game.play("summon temporal-boots", "move 1", "end-turn", "summon temporal-boots", "move -3", "end-turn")
    assert over(game)  # back on space 10, and three on


# -- the lines of a score


def test_the_score_is_crystals_and_prestige_less_bonuses_and_cards_in_hand() -> None:
    game = at_the_end(
        zones=["runic-cube-of-eolis syllas-the-faithful"], hands=["amulet-of-air purse-of-io"], crystals=[41],
        bonuses=[3], reserves=["7*fire"],
    )  # fmt: skip
    assert game.score_lines() == {
        "crystals": 41, "prestige": 44, "bonuses count=3": -20, "hand count=2": -10,
    }  # fmt: skip
    assert game.scores == [55, 0]


@pytest.mark.parametrize("card", NAME_OF)
def test_every_card_in_play_is_worth_its_prestige(card: str) -> None:
    assert at_the_end(zones=[card]).score_lines()["prestige"] == PRESTIGE_OF[NAME_OF.index(card)]


def test_negative_prestige_counts_too() -> None:
    game = at_the_end(zones=["cursed-treatise-of-arus damned-soul-of-onys amulet-of-air"])
    assert game.score_lines()["prestige"] == -10 - 5 + 6


def test_cards_in_hand_cost_five_points_each_whatever_is_printed_on_them() -> None:
    game = at_the_end(hands=["runic-cube-of-eolis cursed-treatise-of-arus temporal-boots"])
    assert game.score_lines() == {"crystals": 0, "prestige": 0, "bonuses count=0": 0, "hand count=3": -15}


def test_tokens_left_over_are_worth_nothing() -> None:
    game = at_the_end(zones=["amulet-of-water(4*fire)"], reserves=["7*earth"])
    assert game.scores[0] == PRESTIGE_OF[NAME_OF.index("amulet-of-water")]


def test_there_is_no_limit_to_crystals() -> None:
    assert at_the_end(crystals=[312]).scores[0] == 312


@pytest.mark.parametrize(
    ("own", "other", "gained"),
    [("", "", 20), ("", "purse-of-io", 0), ("", "purse-of-io crystal-orb", 0),
     ("damned-soul-of-onys", "purse-of-io", 20)],
)  # fmt: skip
def test_ragfields_helm_wants_more_cards_in_play_than_anybody_else_has(own: str, other: str, gained: int) -> None:
    # Ruling: helm_counting.
    game = at_the_end(zones=[f"ragfields-helm {own}", other])
    assert game.score_lines()["end-of-game card=ragfields-helm"] == gained


def test_the_helm_looks_at_every_opponent() -> None:
    game = at_the_end(3, zones=["ragfields-helm purse-of-io", "", "crystal-orb dragon-skull"])
    assert game.score_lines()["end-of-game card=ragfields-helm"] == 0


@pytest.mark.parametrize(("zones", "lines"), [("lantern-of-xidit", 1), ("lantern-of-xidit lantern-of-xidit", 2)])
def test_every_lantern_of_xidit_pays_for_the_tokens_of_the_reserve(zones: str, lines: int) -> None:
    game = at_the_end(zones=[f"{zones} amulet-of-water(4*air)"], reserves=["2*air 3*fire"])
    tally = game.match.result.tallies[0]
    paid = [points for message, points in tally.lines if message == ("end-of-game", "card", "lantern-of-xidit")]
    assert paid == [15] * lines
    assert reserve(game) == "2*air 3*fire"


@pytest.mark.parametrize(
    ("others", "hand", "gained"),
    [
        ("purse-of-io", "", 20),
        ("sid-nightshade", "", 0),
        ("", "sid-nightshade", 20),
        ("damned-soul-of-onys", "", 0),
    ],
)
def test_the_sealed_chest_of_urm_wants_no_familiar_in_play(others: str, hand: str, gained: int) -> None:
    game = at_the_end(zones=[f"sealed-chest-of-urm {others}"], hands=[hand])
    assert game.score_lines()["end-of-game card=sealed-chest-of-urm"] == gained


def test_a_score_may_be_negative() -> None:
    # Ruling: negative_final_score.
    game = at_the_end(zones=["cursed-treatise-of-arus"], hands=["amulet-of-air"], crystals=[2], bonuses=[3])
    assert game.scores[0] == 2 - 10 - 20 - 5


def test_the_bonuses_of_a_poor_player_are_charged_in_full() -> None:
    # Ruling: negative_final_score.
    game = at_the_end(zones=["", "purse-of-io"], crystals=[3, 0], bonuses=[2, 0])
    assert game.scores == [-9, 6]
    assert game.match.result.winners == [1]


# -- who wins


def outcome(**layout: object) -> tuple[list[int], list[int], tuple[str | int, ...]]:
    result = at_the_end(3, **layout).match.result
    return result.scores, result.places, result.verdict


def test_most_points_win() -> None:
    assert outcome(crystals=[10, 30, 20]) == ([10, 30, 20], [3, 1, 2], ("won", "seat", 1))


def test_of_equal_scores_the_one_with_more_cards_in_play_wins() -> None:
    zones = ["purse-of-io", "temporal-boots potion-of-life", "glutton-cauldron potion-of-power potion-of-dreams"]
    scores, places, verdict = outcome(crystals=[14, 12, 20], zones=zones)
    assert scores == [20, 20, 20]
    assert places == [3, 2, 1]
    assert verdict == ("won", "seat", 2)


def test_cards_received_from_others_break_a_tie_too() -> None:
    # Ruling: helm_counting.
    zones = ["purse-of-io", "purse-of-io damned-soul-of-onys", ""]
    scores, places, _ = outcome(crystals=[10, 15, 0], zones=zones)
    assert scores == [16, 16, 0]
    assert places == [2, 1, 3]


def test_whoever_is_still_tied_shares_the_victory() -> None:
    # Ruling: tie_after_tiebreak.
    zones = ["purse-of-io", "amulet-of-air", ""]
    scores, places, verdict = outcome(crystals=[10, 10, 3], zones=zones)
    assert (scores, places, verdict) == ([16, 16, 3], [1, 1, 3], ("shared", "seats", "0 1"))
    result = at_the_end(3, crystals=[10, 10, 3], zones=zones).match.result
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_before_the_end_the_standing_is_shown_as_if_it_were_over() -> None:
    zones, libraries = ["sealed-chest-of-urm", "purse-of-io"], [("", "potion-of-life temporal-boots")]
    game = seasons(zones=zones, crystals=[5, 9], hands=["amulet-of-air"], libraries=libraries)
    assert game.scores == [5 + 20 + 10 - 5, 9 + 6]  # cards of the library are not in hand
    assert game.match.view(0)["result"] is None
