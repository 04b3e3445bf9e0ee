"""Tuning: a fit finds what decides games, and leaves alone what does not."""

import pytest

from arcanum.bots.search import Style
from arcanum.bots.tuning import Fit, Position, play_and_note
from arcanum.core.registry import find_game
from arcanum.core.weights import Scales, weights_of


def position(amounts: list[float], winner: int) -> Position:
    """Two seats with so much of the first feature, and as much of the second, which decides nothing."""
    found = Position([[0, 1], [0, 1]], [[amounts[0], 1.0], [amounts[1], 1.0]], [0, 1])
    found.shares = [1.0 if seat == winner else 0.0 for seat in range(2)]
    return found


POSITIONS = [position([float(mine), float(5 - mine)], 0 if mine > 2 else 1) for mine in range(6)] * 20


def test_the_fit_finds_the_feature_that_decides() -> None:
    fit = Fit([0.0, 0.0])
    before = fit.loss(POSITIONS)
    assert before == pytest.approx(0.693, abs=0.001)
    fit.learn(POSITIONS, 5, 1)
    assert fit.loss(POSITIONS) < before / 3
    assert fit.weights[0] > 0.5
    assert fit.weights[1] == pytest.approx(0, abs=0.01)


def test_the_same_positions_make_the_same_weights() -> None:
    one, other = Fit([0.1, 0.2]), Fit([0.1, 0.2])
    one.learn(POSITIONS, 2, 3)
    other.learn(POSITIONS, 2, 3)
    assert one.weights == other.weights


def test_noted_games_keep_what_the_scales_held_and_who_won() -> None:
    game = find_game("vale")
    noted = play_and_note(game, 2, game.check_settings(2, {}), "tuning", Style(), 8, 10)
    again = play_and_note(game, 2, game.check_settings(2, {}), "tuning", Style(), 8, 10)
    assert 0 < len(noted) < 60
    assert [each.amounts for each in noted] == [each.amounts for each in again]
    for each in noted:
        assert sum(each.shares) == pytest.approx(1)
        assert each.sides == [0, 1]
        assert all(max(features) < len(game.features) for features in each.features)


def test_scales_add_up_whether_or_not_they_keep_what_was_added() -> None:
    keeping, quick = Scales([2.0, 3.0], keeping=True), Scales([2.0, 3.0])
    for scales in (keeping, quick):
        scales.add(1, 4.0)
        scales.add(0, 0.5)
    assert keeping.total == quick.total == 13.0
    assert (keeping.features, keeping.amounts) == ([1, 0], [4.0, 0.5])
    assert quick.features == []


def test_a_weight_of_no_feature_is_a_mistake() -> None:
    assert weights_of(["a", "b"], {"b": 2.0}) == [0.0, 2.0]
    with pytest.raises(AssertionError, match="no feature"):
        weights_of(["a"], {"b": 2.0})
