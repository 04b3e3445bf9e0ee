"""Worked cases with all their numbers."""

from typing import Any

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table

from arcanum.core.match import Match
from arcanum.testing.scenario import Scenario

BOARD = ["white-circle"] * 5 + ["white-triangle"] * 5 + ["white-square"] * 4
NINE = ["red-circle"] * 5 + ["red-triangle"] * 4
RIVAL = ["green-circle"] * 5 + ["green-triangle"] * 5 + ["black-circle"] * 5 + ["black-triangle"] * 2


def size(game: Scenario) -> int:
    return len(table(game).players[0].pool)


def drawn(game: Scenario) -> int:
    return len([event for event in game.events() if event.startswith("draw seat=0")])


def discarded(game: Scenario) -> int:
    return table(game).box_size


def test_six_points_of_familiar_cells_and_nineteen_of_spells_make_26() -> None:
    game = spellbook(
        familiars=[" ".join(BOARD[:6])],
        learned=[{"sacrifice": 4, "levitation": 5, "purification": 3, "time-travel": 4, "abundance": 5}],
    )
    lines = game.score_lines()
    assert sum(points for line, points in lines.items() if line.startswith("spell ")) == 19
    assert lines["familiar count=6"] == 7
    assert game.scores[0] == 26


def test_a_pool_of_six_draws_three_of_four() -> None:
    game = spellbook(spells="blaze", pools=[" ".join(NINE[:6])], learned=[{"blaze": 3}]).play("cast blaze 3")
    assert drawn(game) == 3


@pytest.mark.parametrize(
    ("before", "after", "cast_away"), [(3, 5, 0), (5, 6, 0), (9, 10, 0), (10, 5, 10), (12, 5, 12)]
)
def test_the_altar_is_refilled(before: int, after: int, cast_away: int) -> None:
    game = spellbook(altar=" ".join(BOARD[:before])).play("skip")
    assert len(table(game).altar) == after
    assert discarded(game) == cast_away


def test_four_yellow_tokens_and_a_joker_cost_seven_tokens_of_which_six_are_discarded() -> None:
    game = spellbook(
        spells="knowledge", pools=["4*yellow-square 3*red-circle 2*blue-triangle"], stage="evening"
    ).play("learn knowledge 5")  # fmt: skip
    assert level(game, "knowledge") == 5
    assert pool(game) == "2*blue-triangle"
    assert discarded(game) == 6


def test_four_red_tokens_put_one_on_sacrifice_and_three_into_the_box() -> None:
    game = spellbook(pools=["4*red-square white-circle white-triangle white-square"], stage="evening")
    game.play("learn sacrifice 4")
    assert discarded(game) == 3
    while (game.prompt, game.asked.seat) != ("choose-morning", 0):
        game.play("skip")
    assert [option for option in game.options if option.startswith("cast")] == [
        "cast sacrifice 3",
        "cast sacrifice 4",
    ]


def test_abundance_with_a_joker_discards_six_and_draws_four() -> None:
    game = spellbook(pools=["4*yellow-square 3*red-circle"], altar="5*white-circle", stage="evening")
    game.play("learn abundance 5")
    assert discarded(game) == 6
    assert drawn(game) == 4


def test_abundance_on_level_five_with_nine_tokens_ends_with_eight() -> None:
    game = spellbook(pools=["5*yellow-square 4*red-circle"], altar="5*white-circle", stage="evening")
    game.play("learn abundance 5", "no-joker")
    assert drawn(game) == 4
    assert size(game) == 8


def test_sacrifice_with_nine_tokens_discards_one_and_draws_one() -> None:
    game = spellbook(pools=[" ".join(NINE)], learned=[{"sacrifice": 3}]).play("cast sacrifice 3")
    assert (discarded(game), drawn(game), size(game)) == (1, 1, 9)


def test_cure_with_nine_tokens_draws_none_and_discards_three() -> None:
    game = spellbook(spells="cure", pools=[" ".join(NINE)], learned=[{"cure": 5}], stage="midday")
    game.play("cast cure 5", *["discard red-circle"] * 3)
    assert (drawn(game), discarded(game), size(game)) == (0, 3, 6)


def test_divination_on_level_three_with_eight_tokens_takes_one_and_discards_one() -> None:
    game = spellbook(
        spells="divination", pools=[" ".join(NINE[:8])], learned=[{"divination": 3}], altar="blue-circle",
        bag="2*blue-square",
    )  # fmt: skip
    game.play("cast divination 3", "take blue-circle")
    assert altar(game) == "2*blue-square"
    assert size(game) == 9
    game.play("discard red-circle")
    assert pool(game) == "4*red-circle 3*red-triangle blue-circle"


def test_two_free_cells_take_two_of_three_stores_and_the_board_is_full() -> None:
    layout: dict[str, Any] = {"learned": [{"offering": 4}], "altar": "5*blue-circle", "stage": "midday"}
    game = spellbook(pools=["3*red-circle"], familiars=[" ".join(BOARD[:12])], **layout).play("cast offering 4")
    assert familiar(game).split()[12:] == ["red-circle", "red-circle"]
    assert pool(game) == "red-circle"
    assert game.scores[0] - 4 == 18


@pytest.mark.parametrize(("placed", "bottom", "score"), [(10, 2, 28), (17, 0, 40)])
def test_the_rival_scores(placed: int, bottom: int, score: int) -> None:
    game = spellbook(1, rival=" ".join(RIVAL[:placed]), rival_bottom=" ".join(["blue-circle"] * bottom))
    rival = game.match.result.rival
    assert rival is not None
    assert rival.total == score


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_105_tokens(seats: int) -> None:
    t = table(Scenario(Match.begin("spellbook", seats, {}, 1)))
    assert t.bag_size + len(t.altar) + sum(len(player.pool) for player in t.players) == 105
