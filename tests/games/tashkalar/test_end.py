"""Scoring, the end of the game, conceding, and ties."""

from collections.abc import Sequence

import pytest
from tables.tashkalar import offers, points, table, tashkalar

from arcanum.games.tashkalar.book import piece_of
from arcanum.testing.scenario import Scenario


def having_destroyed(mode: str, destroyed: dict[tuple[int, int], int], seats: int = 2) -> Scenario:
    """The end of a turn of seat 0 in which these pieces (side and rank) were destroyed."""
    game = tashkalar("... ... ...", hands=["knight"], actions=0, seats=seats, mode=mode)
    for (side, rank), number in destroyed.items():
        table(game).now.destroyed[piece_of(side, rank)] = number
    return game.play("end-turn")


# -- scoring


@pytest.mark.parametrize(
    ("common", "heroic", "legendary", "scored"),
    [(1, 0, 0, 0), (2, 0, 0, 1), (3, 0, 0, 1), (4, 0, 0, 2), (0, 1, 0, 1), (0, 0, 1, 2), (3, 2, 1, 5)],
)
def test_a_duel_scores_what_was_destroyed(common: int, heroic: int, legendary: int, scored: int) -> None:
    game = having_destroyed("duel", {(1, 0): common, (1, 1): heroic, (1, 2): legendary})
    assert points(game) == [scored]
    assert game.score_lines() == {"destroyed": scored, "legends": 0, "flares": 0}


def test_in_melee_pairs_are_of_one_colour_and_what_is_left_over_makes_one_mixed_pair() -> None:
    game = having_destroyed("melee", {(1, 0): 3, (2, 0): 1, (2, 1): 1}, seats=3)
    assert game.prompt == "score-mixed"
    assert game.options == ["colour red", "colour brown"]
    game.play("colour brown")
    assert points(game) == [1, 2]


def test_three_unpaired_pieces_of_different_colours_still_make_one_point() -> None:
    game = having_destroyed("melee", {(1, 0): 1, (2, 0): 1, (3, 0): 1}, seats=4)
    assert len(game.options) == 3
    game.play("colour green")
    assert points(game) == [0, 0, 1]


def test_a_single_piece_is_worth_nothing() -> None:
    game = having_destroyed("melee", {(1, 0): 1}, seats=3)
    assert points(game) == [0, 0]
    assert table(game).now.seat == 1


# -- what brings the end


def test_nine_points_in_the_high_form_give_everybody_one_last_turn() -> None:
    game = tashkalar(
        "... .l. ...", hands=["knight"], actions=0, claimed=["color-conquest side-chain green-conquest"]
    )
    assert game.scores == [9, 0]
    game.play("end-turn")
    assert table(game).left == 2
    game.play("place A3", "place A4", "end-turn", "place B3", "place B4", "end-turn")
    assert game.match.over
    assert game.match.result.verdict == ("won", "seat", 0)


def test_the_points_of_the_other_side_count_too_and_are_judged_at_the_end_of_the_turn() -> None:
    game = tashkalar("... ... ...", hands=["knight"], actions=0, mode="duel", points=[0, 3, 18, 0])
    assert table(game).left == -1
    game.play("end-turn")
    assert table(game).left == 2


def test_eighteen_points_are_needed_in_a_duel() -> None:
    game = tashkalar("... ... ...", hands=["knight"], actions=0, mode="duel", points=[0, 17, 17, 0])
    game.play("end-turn")
    assert table(game).left == -1


@pytest.mark.parametrize(("seats", "most", "ends"), [(3, 11, False), (3, 12, True), (4, 9, False), (4, 10, True)])
def test_in_melee_points_of_one_colour_count(seats: int, most: int, ends: bool) -> None:
    points_ = [0] * (seats * seats)
    points_[1] = most
    points_[2] = most - 1
    game = tashkalar("... ... ...", seats=seats, hands=["knight"], actions=0, points=points_, mode="melee")
    game.play("end-turn")
    assert (table(game).left == seats) == ends


def test_the_last_card_of_a_deck_brings_the_end() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb"], piles=["champion"], actions=0)
    game.play("end-turn")
    assert table(game).left == 2


def test_an_empty_deck_was_the_end_only_when_its_last_card_was_drawn() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb herald"], piles=["champion"], actions=0)
    game.play("end-turn")
    assert table(game).left == -1


def test_a_card_that_was_returned_can_be_drawn_at_once_and_the_trigger_stays() -> None:
    game = tashkalar("... ... ...", hands=["knight bomb herald cannon"], piles=["champion"])
    game.play("discard knight", "return bomb", "return herald", "return cannon", "place A3", "end-turn")
    assert table(game).left == -1  # four cards were there, three were needed
    game = tashkalar("... ... ...", hands=["knight bomb"], piles=["champion"])
    game.play("discard knight", "return bomb", "place A3", "end-turn")
    assert table(game).left == 2


# -- conceding


def test_a_side_may_waive_its_last_turn_before_it_does_anything() -> None:
    game = tashkalar("... ... ...", hands=["knight"], actions=0, left=2)
    assert "concede" not in game.options
    game.play("end-turn")
    assert "concede" in game.options
    game.play("place A3")
    assert game.why_not("concede") == "not-last-turn"
    game = tashkalar("... ... ...", hands=["knight"], actions=0, left=2)
    game.play("end-turn", "concede")
    assert game.match.result.winners == [0]
    assert game.match.result.verdict == ("conceded", "seats", "0")


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_concedes_in_melee_not_even_before_the_last_turn(seats: int) -> None:
    game = tashkalar("... ... ...", seats=seats, mode="melee", hands=["knight"], actions=0, left=2)
    game.play("end-turn")
    assert (table(game).left, table(game).now.begun) == (1, False)
    assert offers(game, "concede") == []
    assert game.why_not("concede") == "melee-no-conceding"
    if seats == 4:
        game = tashkalar("... ... ...", seats=4, mode="melee", hands=["knight"], conceding="any-time")
        assert offers(game, "concede") == []


# -- who wins


def finished(board: str, *, seats: int = 2, points: Sequence[int] = (), pending: str = "") -> Scenario:
    """The end of the very last turn."""
    hands = [] if pending else ["knight"]
    game = tashkalar(board, seats=seats, actions=0, left=1, hands=hands, points=points, pending=[pending])
    return game.play("end-turn")


def test_a_tie_goes_to_more_upgraded_pieces_then_to_more_pieces() -> None:
    assert finished("... .h. C.C").match.result.winners == [0]
    assert finished("... .h. H.C").match.result.winners == [1]
    even = finished("c.. .h. H.C")
    assert even.match.result.winners == [0, 1]
    assert even.match.result.verdict == ("shared", "seats", "0 1")


def test_in_melee_the_colour_with_the_fewest_points_decides() -> None:
    game = finished("... ... ...", seats=3, points=[0, 9, 2, 3, 0, 3, 2, 5, 0])
    assert game.scores == [2, 3, 2]
    assert game.match.result.winners == [1]
    assert game.match.result.places == [2, 1, 3]  # the second lowest decides between the others


def test_a_team_wins_together() -> None:
    game = finished("... .l. ...", seats=4)
    assert game.match.result.winners == [0, 2]
    assert game.match.result.verdict == ("team-won", "seats", "0 2")


def test_in_melee_a_pending_being_costs_two_points_in_each_colour() -> None:
    game = finished("... ... ...", seats=3, points=[0, 5, 3, 0, 0, 0, 0, 0, 0], pending="void-summoner")
    assert game.scores == [1, 0, 0]
    assert list(game.score_lines().values()) == [3, 1]


def test_a_pending_being_costs_two_points() -> None:
    game = finished("... .l. ...", pending="void-summoner")
    assert game.scores == [-1, 0]
    assert game.score_lines() == {"tasks": 0, "legendary-pieces": 1, "pending": -2}
