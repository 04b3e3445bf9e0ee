"""The twelve flares, both halves of each, and the rules for invoking them."""

from collections.abc import Sequence

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    drawing,
    hand,
    movers,
    offers,
    on,
    points,
    supply,
    table,
    tashkalar,
)

from arcanum.games.tashkalar.book import FLARE_LOWER, FLARE_UPPER, NUMBER_OF
from arcanum.testing.scenario import Scenario

PRINTED = [
    ("flare-3-6-a", 3, 6), ("flare-4-4-a", 4, 4), ("flare-3-5", 3, 5), ("flare-4-5-a", 4, 5),
    ("flare-3-6-b", 3, 6), ("flare-4-4-b", 4, 4), ("flare-4-6", 4, 6), ("flare-4-5-b", 4, 5),
    ("flare-5-4", 5, 4), ("flare-5-5", 5, 5), ("flare-3-4", 3, 4), ("flare-2-5", 2, 5),
]  # fmt: skip

FIVE_HEROIC = "HHHHH ..... ..... ..... ....."  # five upgraded pieces ahead, and five pieces
SIX_COMMON = "CCCCC C.... ..... ..... ....."
BOTH = "HHHHH C.... ..... ..... ....."


@pytest.mark.parametrize(("card", "upper", "lower"), PRINTED)
def test_a_flare_has_its_two_numbers(card: str, upper: int, lower: int) -> None:
    assert (FLARE_UPPER[NUMBER_OF[card]], FLARE_LOWER[NUMBER_OF[card]]) == (upper, lower)


# -- invoking


def test_a_flare_needs_one_of_its_leads_and_a_larger_one_will_do() -> None:
    game = tashkalar("CCCCC ..... ..... ..... .....", hands=["flare-3-6-a"])
    assert offers(game, "flare") == []
    assert game.why_not("flare flare-3-6-a") == "not-far-enough-behind upgraded=0 upper=3 pieces=5 lower=6"
    game = tashkalar("CCCCC CC... ..... ..... .....", hands=["flare-3-6-a"])
    assert offers(game, "flare") == ["flare-3-6-a"]


def test_a_half_may_be_left_out() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-4-4-a"])
    game.play("flare flare-4-4-a")
    assert game.options == ["apply lower", "leave-out lower"]
    game.play("leave-out lower")
    assert actions(game) == 2
    assert hand(game) == ""


def test_in_the_high_form_nobody_scores_for_a_flare() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-4-4-a"]).play("flare flare-4-4-a", "leave-out lower")
    assert points(game, 1) == [0]
    assert not [event for event in game.events() if event.startswith("score")]


def test_with_the_switch_every_half_that_holds_is_applied() -> None:
    game = tashkalar(BOTH, hands=["flare-4-5-b"], halves="compulsory").play("flare flare-4-5-b")
    assert actions(game) == 3  # by the upper half
    assert game.prompt.startswith("place card=flare-4-5-b ")
    game.play("place E5")
    assert game.prompt == "act count=3"


def test_both_conditions_are_judged_when_the_flare_is_invoked() -> None:
    game = tashkalar("HHHHH ..... ..... ..... .....", hands=["flare-5-5"])
    game.play("flare flare-5-5", "apply upper", "place E5", "place E6", "apply lower", "place E7")
    assert arena(game, 5) == drawing("HHHHH ..... ..c.. ..c.. ..c..")
    assert actions(game) == 2


def test_a_flare_costs_no_action_and_may_follow_the_last_one() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-2-5"], actions=0)
    assert game.options == ["flare flare-2-5", "end-turn"]
    game.play("flare flare-2-5", "apply lower")
    assert actions(game) == 1
    assert "end-turn" not in game.options


def test_only_one_flare_a_turn() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-2-5 flare-4-4-a"])
    game.play("flare flare-2-5", "apply lower")
    assert offers(game, "flare") == []
    assert game.why_not("flare flare-4-4-a") == "flared-already"


def test_in_a_duel_the_opponent_scores_a_point_even_if_both_halves_are_left_out() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-2-5"], mode="duel")
    game.play("flare flare-2-5", "leave-out lower")
    assert points(game, 1) == [1]
    assert game.score_lines(1)["flares"] == 1


@pytest.mark.parametrize(("signs", "colour", "ahead"), [("Cd", "red", 1), ("dC", "brown", 2)])
def test_in_melee_only_an_opponent_who_is_ahead_can_be_named_and_scores_in_the_invokers_colour(
    signs: str, colour: str, ahead: int
) -> None:
    board = "CCCCC C.... d.... ..... .....".translate(str.maketrans("Cd", signs))
    game = tashkalar(board, seats=3, hands=["flare-2-5"])
    assert offers(game, "flare") == [f"flare-2-5 {colour}"]
    game.play(f"flare flare-2-5 {colour}")
    assert f"flare-source seat=0 colour={colour}" in game.events()
    assert points(game, ahead) == [1, 0]  # in blue
    assert points(game, 3 - ahead) == [0, 0]
    game.play("apply lower")
    assert actions(game) == 3
    assert table(game).now.flared


# -- half by half. Where only one half holds, nothing else is asked.

UPPER = "HHHHH cc... ..... ..... ....."  # five upgraded pieces ahead, and three pieces
LOWER = "CCCCC CCC.. ..... ..... ....."  # no upgraded piece ahead, and eight pieces


def invoked(board: str, flare: str, *lines: str, supply: Sequence[tuple[int, int] | None] = ()) -> Scenario:
    return tashkalar(board, hands=[flare], supply=supply).play(f"flare {flare}", *lines)


@pytest.mark.parametrize(
    ("flare", "half", "pieces"),
    [
        ("flare-3-6-a", "upper", ["common"]), ("flare-3-6-a", "lower", ["heroic"]),
        ("flare-4-4-a", "upper", ["common"]), ("flare-4-4-a", "lower", ["common"]),
        ("flare-4-5-a", "upper", ["common"]), ("flare-3-6-b", "lower", ["common", "common"]),
        ("flare-4-6", "upper", ["common"]), ("flare-4-5-b", "lower", ["common"]),
        ("flare-5-4", "upper", ["heroic"]), ("flare-5-5", "upper", ["common", "common"]),
        ("flare-5-5", "lower", ["common"]), ("flare-3-4", "upper", ["common"]),
    ],
)  # fmt: skip
def test_a_half_places_its_pieces_and_not_one_can_be_declined(flare: str, half: str, pieces: list[str]) -> None:
    game = invoked(UPPER if half == "upper" else LOWER, flare, f"apply {half}")
    for left, rank, square in zip(range(len(pieces), 0, -1), pieces, ("E5", "I5"), strict=False):
        assert game.prompt == f"place card={flare} piece=blue-{rank} count={left}"
        assert "stop" not in game.options
        game.play(f"place {square}")
        assert on(game, square) == rank[0]
    assert game.prompt == "act count=2"


@pytest.mark.parametrize(
    ("flare", "half"),
    [("flare-3-5", "lower"), ("flare-4-6", "lower"), ("flare-4-5-b", "upper"), ("flare-2-5", "lower")],
)
def test_a_half_gains_an_action(flare: str, half: str) -> None:
    # The flare 4-6 does so though there is nothing to upgrade.
    assert invoked(UPPER if half == "upper" else LOWER, flare, f"apply {half}").prompt == "act count=3"


def test_a_half_places_only_what_the_supply_has() -> None:
    game = invoked(FIVE_HEROIC, "flare-5-5", "apply upper", "place E5", "place E6", "apply lower", supply=[(2, 3)])
    assert supply(game) == (0, 3)  # nothing was left for the lower half
    assert game.prompt == "act count=2"
    game = invoked(UPPER, "flare-5-5", "apply upper", supply=[(1, 3)])
    assert game.prompt == "place card=flare-5-5 piece=blue-common count=1"
    assert game.play("place E5").prompt == "act count=2"


@pytest.mark.parametrize(
    ("flare", "before", "after"),
    [
        ("flare-3-6-b", "apply upper; either upgrade-one", "leave-out lower"),
        ("flare-4-4-b", "apply upper; either upgrade-one", "stop"),
        ("flare-4-6", "leave-out upper; apply lower", ""),
    ],
)
def test_a_half_upgrades_a_common_piece_without_declining(flare: str, before: str, after: str) -> None:
    game = invoked("HHHHH HCCC. c.c.. ...h. .....", flare, *before.split("; "))
    assert game.options == ["upgrade C5", "upgrade E5"]
    game.play("upgrade E5", *after.splitlines())
    assert on(game, "E5") == "h"
    assert game.prompt == f"act count={3 if flare == 'flare-4-6' else 2}"


def test_the_lower_half_of_flare_4_5_a_places_or_converts_a_common_piece() -> None:
    game = invoked(f"H{LOWER[1:]}", "flare-4-5-a", "apply lower")
    assert game.options == ["either place-one", "either convert-one"]
    game.play("either place-one", "place E5")
    assert (on(game, "E5"), game.prompt) == ("c", "act count=2")
    game = invoked(f"H{LOWER[1:]}", "flare-4-5-a", "apply lower", "either convert-one")
    assert offers(game, "convert") == ["D3", "E3", "F3", "G3", "C4", "D4", "E4"]
    assert "stop" not in game.options
    game.play("convert C4")
    assert (on(game, "C4"), destroyed(game), supply(game, 1)) == ("c", "C", (10, 3))
    assert game.prompt == "act count=2"


def test_the_lower_half_of_flare_4_5_a_places_where_no_enemy_is_common() -> None:
    game = invoked(FIVE_HEROIC, "flare-4-5-a", "leave-out upper", "apply lower")
    assert game.prompt.startswith("place ")


def test_the_flare_4_5_a_converts_nothing_without_a_piece_in_the_supply() -> None:
    game = invoked(BOTH, "flare-4-5-a", "apply upper", "apply lower", supply=[(0, 3)])
    assert arena(game, 5) == drawing(BOTH)
    assert game.prompt == "act count=2"


def test_the_upper_half_of_flare_3_6_b_moves_or_upgrades() -> None:
    game = invoked("HHHHH CC... ..c.. ...h. .....", "flare-3-6-b", "apply upper")
    assert game.options == ["either move-one", "either upgrade-one"]
    game.play("either move-one")
    assert movers(game) == {"E5"}
    assert "move E5 D4" not in game.options  # only a combat move would take it
    assert "stop" not in game.options
    game.play("move E5 E6")
    assert (on(game, "E6"), game.prompt) == ("c", "act count=2")


def test_the_upper_half_of_flare_3_6_b_upgrades_a_piece_that_could_move_only_by_combat() -> None:
    board = "cH... HHC.... ......... ......... ......... ......... ......... ....... ....."
    game = invoked(board, "flare-3-6-b", "apply upper")
    assert (on(game, "C1"), game.prompt) == ("h", "act count=2")


def test_the_upper_half_of_flare_4_4_b_places_or_upgrades() -> None:
    game = invoked("HHHHH H.... ..c.. ...h. .....", "flare-4-4-b", "apply upper")
    assert game.options == ["either place-one", "either upgrade-one"]
    game.play("either place-one")
    assert game.prompt.startswith("place ")
    assert "stop" not in game.options


def test_the_upper_half_of_flare_4_4_b_does_what_is_possible() -> None:
    game = invoked("HHHHH C.... ..h.. ..... .....", "flare-4-4-b", "apply upper")
    assert game.prompt.startswith("place ")  # there is no common piece
    game = invoked("HHHHH C.... ..c.. ..... .....", "flare-4-4-b", "apply upper", supply=[(0, 3)])
    assert on(game, "E5") == "h"


def test_the_lower_half_of_flare_4_4_b_leaps_by_combat_with_a_common_piece() -> None:
    game = invoked("HHHHH C.... ..c.. ...h. .....", "flare-4-4-b", "leave-out upper")
    assert game.prompt == "may-leap card=flare-4-4-b sort=combat count=1"
    assert movers(game, "leap") == {"E5"}
    assert "stop" in game.options
    game.play("leap E5 C4")
    assert (on(game, "C4"), destroyed(game), game.prompt) == ("c", "C", "act count=2")


def test_the_upper_half_of_flare_3_5_makes_up_to_three_standard_moves_with_common_pieces() -> None:
    board = "HHHHH CC... ..c.. ..... c..h."
    game = invoked(board, "flare-3-5")
    assert movers(game) == {"E5", "C7"}
    assert "move E5 D4" not in game.options
    game.play("move E5 E6", "move C7 C6", "move E6 E7")
    assert game.prompt == "act count=2"
    assert invoked(board, "flare-3-5", "stop").prompt == "act count=2"


def test_the_lower_half_of_flare_5_4_makes_a_standard_and_a_combat_move_in_any_order() -> None:
    board = "HHHHH HCC.. ..c.. ..... h...c"
    game = invoked(board, "flare-5-4", "leave-out upper")
    assert movers(game) == {"E5", "G7"}
    game.play("move E5 D4")
    assert destroyed(game) == "C"  # that was the combat move
    assert movers(game) == {"D4", "G7"}
    assert "move D4 E4" not in game.options
    assert "stop" in game.options
    game.play("move G7 G6")
    assert game.prompt == "act count=2"
    game = invoked(board, "flare-5-4", "leave-out upper", "move G7 G6")
    assert movers(game) == {"E5", "G6"}
    game.play("move E5 E4")
    assert (destroyed(game), game.prompt) == ("C", "act count=2")
    assert invoked(board, "flare-5-4", "leave-out upper", "stop").prompt == "act count=2"


def test_the_lower_half_of_flare_3_4_makes_a_combat_move_or_two_standard_ones_but_with_no_legend() -> None:
    board = "CCCCC CHHH. ..h.. .C... c...l"
    game = invoked(board, "flare-3-4")
    assert movers(game) == {"E5", "C7"}
    game.play("move E5 E4")
    assert (destroyed(game), game.prompt) == ("H", "act count=2")  # a combat move, and that is all
    game = invoked(board, "flare-3-4", "move C7 D6")
    assert (destroyed(game), game.prompt) == ("C", "act count=2")
    game = invoked(board, "flare-3-4", "move C7 C6")
    assert movers(game) == {"E5", "C6"}
    assert not {"move E5 E4", "move C6 D6"} & set(game.options)
    assert "stop" in game.options
    game.play("move E5 D6")  # a heroic piece takes a common one by a standard move
    assert (destroyed(game), game.prompt) == ("C", "act count=2")
    assert invoked(board, "flare-3-4", "stop").prompt == "act count=2"
    game = invoked("CCCCC C.C.. ..h.. ..... .....", "flare-3-4", "move E5 E4", "move E4 E3")
    assert destroyed(game) == "CC"


def test_the_upper_half_of_flare_2_5_leaps_to_an_empty_square_with_a_common_piece() -> None:
    game = invoked("HHHHH C.... ..c.. ...h. .....", "flare-2-5")
    assert movers(game, "leap") == {"E5"}
    assert "leap E5 C4" not in game.options
    assert "stop" in game.options
    game.play("leap E5 A5")
    assert (on(game, "A5"), game.prompt) == ("c", "act count=2")
