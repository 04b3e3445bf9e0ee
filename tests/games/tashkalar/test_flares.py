"""The twelve flares, both halves of each, and the rules for invoking them."""

import pytest
from tables.tashkalar import actions, arena, destroyed, drawing, hand, offers, on, points, supply, table, tashkalar

from arcanum.games.tashkalar.book import FLARE_LOWER, FLARE_UPPER, NUMBER_OF

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


def test_with_the_switch_every_half_that_holds_is_applied() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-4-5-b"], halves="compulsory")
    game.play("flare flare-4-5-b", "place E5")
    assert on(game, "E5") == "c"


def test_both_conditions_are_judged_when_the_flare_is_invoked() -> None:
    game = tashkalar("HHHHH ..... ..... ..... .....", hands=["flare-5-5"])
    game.play("flare flare-5-5", "apply upper", "place E5", "place E6", "apply lower", "place E7")
    assert arena(game, 5) == drawing("HHHHH ..... ..c.. ..c.. ..c..")


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


def test_in_melee_only_an_opponent_who_is_ahead_can_be_named_and_scores_in_the_invokers_colour() -> None:
    game = tashkalar("CCCCC C.... d.... ..... .....", seats=3, hands=["flare-2-5"])
    assert offers(game, "flare") == ["flare-2-5 red"]
    game.play("flare flare-2-5 red", "leave-out lower")
    assert points(game, 1) == [1, 0]  # in blue
    assert table(game).now.flared


# -- half by half


def test_flare_3_6_a() -> None:
    game = tashkalar(BOTH, hands=["flare-3-6-a"])
    game.play("flare flare-3-6-a", "apply upper", "place E5", "apply lower", "place E6")
    assert arena(game, 5) == drawing("HHHHH C.... ..c.. ..h.. .....")


def test_flare_4_4_a() -> None:
    game = tashkalar(BOTH, hands=["flare-4-4-a"])
    game.play("flare flare-4-4-a", "apply upper", "place E5", "apply lower", "place E6")
    assert arena(game, 5) == drawing("HHHHH C.... ..c.. ..c.. .....")


def test_flare_3_5() -> None:
    game = tashkalar("HHHHH CC... ..c.. ..... ...h.", hands=["flare-3-5"])
    game.play("flare flare-3-5")
    assert "move F7 F6" not in game.options
    game.play("move E5 E6", "move E6 E7", "stop", "apply lower")
    assert on(game, "E7") == "c"
    assert actions(game) == 3


def test_flare_4_5_a() -> None:
    game = tashkalar(BOTH, hands=["flare-4-5-a"])
    game.play("flare flare-4-5-a", "apply upper", "place E5", "apply lower")
    assert game.options == ["either place-one", "either convert-one"]
    game.play("either convert-one")
    assert arena(game, 5) == drawing("HHHHH c.... ..c.. ..... .....")
    assert destroyed(game) == "C"
    assert supply(game, 1) == (12, 3)


def test_the_flare_4_5_a_converts_nothing_without_a_piece_in_the_supply() -> None:
    game = tashkalar(BOTH, hands=["flare-4-5-a"], supply=[(0, 3)])
    game.play("flare flare-4-5-a", "apply upper", "apply lower")
    assert arena(game, 5) == drawing(BOTH)


def test_flare_3_6_b() -> None:
    game = tashkalar("HHHHH CC... ..c.. ..... .....", hands=["flare-3-6-b"])
    game.play("flare flare-3-6-b", "apply upper")
    assert game.options == ["either move-one", "either upgrade-one"]
    game.play("either upgrade-one", "apply lower", "place F5", "place G5")
    assert arena(game, 5) == drawing("HHHHH CC... ..hcc ..... .....")
    game = tashkalar("HHHHH CC... ..c.. ..... .....", hands=["flare-3-6-b"])
    game.play("flare flare-3-6-b", "apply upper", "either move-one")
    assert "stop" not in game.options
    game.play("move E5 E6", "leave-out lower")
    assert on(game, "E6") == "c"


def test_flare_4_4_b() -> None:
    game = tashkalar("HHHHH C.... ..c.. ..... .....", hands=["flare-4-4-b"])
    game.play("flare flare-4-4-b", "apply upper", "either place-one", "place E6")
    assert game.prompt == "may-leap card=flare-4-4-b sort=combat count=1"
    game.play("leap E6 C4")
    assert arena(game, 5) == drawing("HHHHH c.... ..c.. ..... .....")
    assert destroyed(game) == "C"


def test_flare_4_6() -> None:
    game = tashkalar("HHHHH CC... ..c.. ..... .....", hands=["flare-4-6"])
    game.play("flare flare-4-6", "leave-out upper", "apply lower")
    assert on(game, "E5") == "h"
    assert actions(game) == 3


def test_the_lower_half_of_flare_4_6_gains_the_action_without_a_piece_to_upgrade() -> None:
    game = tashkalar(SIX_COMMON, hands=["flare-4-6"])
    game.play("flare flare-4-6", "apply lower")
    assert actions(game) == 3


def test_flare_4_5_b() -> None:
    game = tashkalar(BOTH, hands=["flare-4-5-b"])
    game.play("flare flare-4-5-b", "apply upper", "apply lower", "place E5")
    assert on(game, "E5") == "c"
    assert actions(game) == 3


def test_flare_5_4() -> None:
    game = tashkalar("HHHHH CC... ..c.. ..... .....", hands=["flare-5-4"])
    game.play("flare flare-5-4", "apply upper", "place I5", "move E5 D4")
    assert destroyed(game) == "C"  # that was the combat move
    assert "move D4 C4" not in game.options
    game.play("move D4 E5")
    assert arena(game, 5) == drawing("HHHHH C.... ..c.. ..... .....")


def test_flare_5_5() -> None:
    game = tashkalar(FIVE_HEROIC, hands=["flare-5-5"], supply=[(2, 3)])
    game.play("flare flare-5-5", "apply upper", "place E5", "place E6", "apply lower")
    assert supply(game) == (0, 3)  # nothing was left for the lower half


def test_flare_3_4() -> None:
    game = tashkalar("CCCCC CHHH. ..h.. ..... .....", hands=["flare-3-4"])
    game.play("flare flare-3-4", "move E5 E4")
    assert destroyed(game) == "H"  # a combat move, and that is all
    assert game.prompt.startswith("act ")
    game = tashkalar("CCCCC C.C.. ..h.. ..... .....", hands=["flare-3-4"])
    game.play("flare flare-3-4", "move E5 E4", "move E4 E3")
    assert destroyed(game) == "CC"


def test_flare_2_5() -> None:
    game = tashkalar("HHHHH C.... ..c.. ..... .....", hands=["flare-2-5"])
    game.play("flare flare-2-5")
    assert "leap E5 C4" not in game.options
    game.play("leap E5 A5", "apply lower")
    assert on(game, "A5") == "c"
    assert actions(game) == 3
