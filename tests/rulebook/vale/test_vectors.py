"""Worked cases with all their numbers, T01 to T37."""

import pytest
from tables.vale import area, discard, hand, offers, player_at, score, stones, table, vale

from arcanum.games.vale.book import NAME_OF
from arcanum.testing.scenario import Scenario

FIVE_CARDS = "eternity willow aeris tidal gust"


def uses(game: Scenario) -> list[str]:
    """Whose active effects were used, in order."""
    return [event.split("card=")[1] for event in game.events() if event.startswith("use ")]


# -- paying, removing, territories


def test_a_red_and_a_blue_stone_pay_a_cost_of_four_exactly() -> None:
    # T01.
    game = vale(hands=["triton"], stones=["red blue"]).play("summon triton")
    assert area(game) == "triton"
    assert stones(game) == ""


def test_a_purple_stone_pays_a_cost_of_four_and_the_rest_is_lost() -> None:
    # T02.
    game = vale(hands=["triton"], stones=["purple"]).play("summon triton")
    assert area(game) == "triton"
    assert stones(game) == ""


def test_in_round_five_stones_worth_six_remove_a_creature_and_the_rest_is_lost() -> None:
    # T03.
    game = vale(round_=5, areas=["troll"], stones=["2*blue"]).play("remove troll")
    assert area(game) == ""
    assert stones(game) == ""


def test_in_round_five_five_creatures_leave_no_room_until_one_is_removed() -> None:
    # T04.
    game = vale(round_=5, hands=["hestia"], areas=["surtr kappa troll harpy odin"], stones=["2*blue"])
    assert game.why_not("summon hestia") == "no-territory count=5 round=5"
    game.play("remove kappa", "summon hestia")
    assert area(game) == "surtr troll harpy odin hestia"


# -- examples of effects


def test_with_five_cards_odin_before_griffon_gives_two_points_then_a_card() -> None:
    # T05.
    game = vale(phase="resolve", hands=[FIVE_CARDS], areas=["griffon odin"]).play("use odin")
    assert uses(game) == ["odin", "griffon"]
    assert (score(game), stones(game), len(hand(game).split())) == (2, "", 6)


def test_with_five_cards_griffon_before_odin_gives_a_card_then_a_purple_stone() -> None:
    # T06.
    game = vale(phase="resolve", hands=[FIVE_CARDS], areas=["griffon odin"]).play("use griffon")
    assert uses(game) == ["griffon", "odin"]
    assert (score(game), stones(game), len(hand(game).split())) == (0, "purple", 6)


def test_kappa_summoned_with_a_blue_stone_scores_nothing() -> None:
    # T07.
    game = vale(hands=["kappa"], stones=["blue"]).play("summon kappa")
    assert stones(game) == ""
    assert score(game) == 0


def test_eternity_alone_scores_four() -> None:
    # T08.
    assert score(vale(hands=["eternity"], stones=["2*purple"]).play("summon eternity")) == 4


def test_without_a_water_creature_in_any_area_ember_cannot_be_summoned() -> None:
    # T09.
    game = vale(hands=["ember"], areas=["troll", "agni"], stones=["2*purple"])
    assert offers(game, "summon") == []
    assert game.why_not("summon ember") == "nobody-has-family card=ember family=water"


def test_medusa_forces_a_discard_while_the_hand_is_not_empty() -> None:
    # T10.
    game = vale(phase="resolve", hands=["imp kappa"], areas=["medusa"])
    assert game.options == ["discard imp", "discard kappa"]
    assert game.why_not("stop") == "must-choose"
    game.play("discard kappa")
    assert hand(game) == "imp"
    assert discard(game) == "kappa"


# -- worths and costs


@pytest.mark.parametrize(("stone", "worth"), [("blue", 7), ("purple", 4), ("red", 1)])
def test_with_hae_tae_and_water_giant_a_stone_is_worth(stone: str, worth: int) -> None:
    # T11.
    game = vale(hands=["eternity"], areas=["hae-tae water-giant"], stones=[stone])
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity cost=12 purse={worth}"


def test_with_hippogriff_and_pegasus_boreas_costs_one() -> None:
    # T12.
    game = vale(hands=["boreas"], areas=["hippogriff pegasus"])
    assert game.why_not("summon boreas") == "cannot-pay card=boreas cost=1 purse=0"


def test_with_hippogriff_and_pegasus_tengu_costs_nothing_and_no_stone_may_be_spent() -> None:
    # T13.
    game = vale(hands=["tengu"], areas=["hippogriff pegasus"], stones=["red blue"]).play("summon tengu")
    assert game.prompt == "act"
    assert stones(game) == "red blue"
    assert score(game) == 6
    assert NAME_OF[table(game).top] == "tengu"


# -- hunting, selling, payments that are refused


@pytest.mark.parametrize("round_", [1, 5, 10])
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 1, 0]), (1, [1, 0, 0, 1])])
def test_two_players_hunt_in_the_order_first_second_second_first(
    round_: int, first: int, order: list[int]
) -> None:
    # T14.
    game = vale(phase="hunt", round_=round_, first=first, prey="imp kappa troll harpy")
    game.play("hunt kappa", "hunt harpy", "hunt imp")
    hunts = [event for event in game.events() if event.startswith("hunt ")]
    assert hunts == [
        f"hunt seat={seat} card={card}"
        for seat, card in zip(order, ["kappa", "harpy", "imp", "troll"], strict=True)
    ]


def test_of_seven_stones_after_a_sale_exactly_four_are_kept_before_anything_else() -> None:
    # T15.
    game = vale(stones=["2*red blue"], prey="goblin:0 imp:0").play("sell goblin")
    assert stones(game) == "6*red blue"
    assert game.prompt == "return-stones count=3 limit=4"
    assert game.options == ["return 3 0 0", "return 2 1 0"]
    game.play("return 2 1 0")
    assert stones(game) == "4*red"


def test_a_red_and_a_purple_stone_are_refused_for_a_cost_of_four_because_the_purple_one_is_enough() -> None:
    # T16.
    game = vale(hands=["triton"], stones=["red blue purple"]).play("summon triton")
    assert game.options == ["pay 1 1 0", "pay 0 0 1"]
    assert game.why_not("pay 1 0 1") == "pay-too-much worth=7 cost=4"


def test_with_gargoyle_a_purple_stone_may_pay_a_cost_of_three_beside_a_blue_one_and_scores_three() -> None:
    # T17.
    game = vale(hands=["troll"], areas=["gargoyle"], stones=["blue purple"]).play("summon troll", "pay 0 0 1")
    assert stones(game) == "blue"
    assert score(game) == 3


# -- free summons and copies


def test_in_round_two_with_one_creature_young_forest_spirit_lacks_a_territory() -> None:
    # T18.
    game = vale(round_=2, hands=["young-forest-spirit kappa agni"], areas=["troll"])
    assert offers(game, "summon") == []
    reason = "no-second-territory card=young-forest-spirit count=1 round=2"
    assert game.why_not("summon young-forest-spirit") == reason


def test_sylph_scores_two_when_young_forest_spirit_brings_kappa() -> None:
    # T19.
    game = vale(round_=3, hands=["young-forest-spirit kappa agni"], areas=["sylph"])
    game.play("summon young-forest-spirit", "discard agni")
    assert area(game) == "sylph young-forest-spirit kappa"
    assert score(game) == 2


def test_sylph_brought_by_young_forest_spirit_scores_nothing_and_draws_a_card() -> None:
    # T20.
    game = vale(hands=["young-forest-spirit sylph agni"]).play("summon young-forest-spirit", "discard agni")
    assert area(game) == "young-forest-spirit sylph"
    assert score(game) == 0
    assert len(hand(game).split()) == 1


def test_dragon_egg_cannot_be_summoned_into_an_empty_area_for_aeris() -> None:
    # T21.
    game = vale(hands=["dragon-egg aeris"], stones=["blue"])
    assert offers(game, "summon") == []
    assert game.why_not("summon dragon-egg") == "no-dragon-can-follow card=dragon-egg"


def test_scorch_that_copies_leviathan_as_the_only_dragon_scores_seven_and_is_discarded() -> None:
    # T22.
    game = vale(hands=["scorch"], areas=["leviathan", "troll"], stones=["blue purple"]).play("summon scorch")
    assert score(game) == 7
    assert area(game) == "leviathan"
    assert discard(game) == "scorch"


def test_scorch_that_copies_lava_giant_scores_two_for_it_and_nothing_for_itself() -> None:
    # T23.
    game = vale(hands=["scorch"], areas=["lava-giant troll"], stones=["blue purple"]).play("summon scorch")
    assert score(game) == 2


def test_genie_exalted_is_not_used_when_undine_has_gone_back_first() -> None:
    # T24.
    game = vale(phase="resolve", areas=["genie-exalted undine"]).play("use undine")
    assert hand(game) == "undine"
    assert area(game) == "genie-exalted"
    assert uses(game) == ["undine"]


def test_imp_taken_back_by_balog_loses_its_own_use() -> None:
    # T25.
    game = vale(phase="resolve", areas=["balog imp"]).play("use balog")
    assert hand(game) == "imp"
    assert uses(game) == ["balog"]


def test_with_an_empty_hand_griffon_draws_and_then_medusa_must_discard_for_a_purple_stone() -> None:
    # T26.
    game = vale(phase="resolve", areas=["medusa griffon"])
    assert uses(game) == ["griffon", "medusa"]
    assert hand(game) == ""
    assert len(discard(game).split()) == 1
    assert stones(game) == "purple"


# -- points that are lost


def test_goblin_soldier_takes_the_leader_from_two_points_to_none() -> None:
    # T27.
    game = vale(phase="resolve", areas=["goblin-soldier"], scores=[2, 2])
    assert score(game) == 0
    assert score(game, 1) == 2


def test_with_one_point_basilisk_offers_the_red_and_the_blue_pair_only() -> None:
    # T28.
    game = vale(phase="resolve", areas=["basilisk"], scores=[1])
    assert game.options == ["bargain red 0", "bargain blue 1"]
    assert game.why_not("bargain purple 2") == "bargain-too-dear price=2 score=1"


def test_goblin_is_not_used_against_an_only_opponent_without_points() -> None:
    # T29.
    game = vale(phase="resolve", areas=["goblin"], scores=[5, 0])
    assert uses(game) == []
    assert (score(game), score(game, 1)) == (5, 0)


# -- stones that become points, and more stones than allowed


def test_with_agni_yuki_onna_scores_eleven_for_a_stone_of_each_colour() -> None:
    # T30.
    game = vale(hands=["yuki-onna"], areas=["agni"], stones=["red blue purple"]).play("summon yuki-onna")
    assert score(game) == 11
    assert stones(game) == ""


def test_with_water_giant_yuki_onna_exalted_scores_eight_for_two_blue_stones_left() -> None:
    # T31.
    game = vale(hands=["yuki-onna-exalted"], areas=["water-giant"], stones=["3*red 2*blue"])
    game.play("summon yuki-onna-exalted", "pay 3 0 0")
    assert score(game) == 8
    assert stones(game) == "2*blue"


def test_of_six_stones_four_are_kept_at_once_when_marina_has_hestia_discarded() -> None:
    # T32.
    game = vale(
        hands=["", "marina"], areas=["hestia"], stones=["2*red 2*blue 2*purple", "red purple"], turn=1
    ).play("summon marina")
    assert discard(game) == "hestia"
    assert (game.asked.seat, game.prompt) == (0, "return-stones count=2 limit=4")
    game.play("return 1 1 0")
    assert stones(game) == "red blue 2*purple"
    assert (game.asked.seat, game.prompt) == (1, "act")


def test_three_stones_and_hydras_purple_and_two_blue_ones_make_six_of_which_four_are_kept() -> None:
    # T33.
    game = vale(hands=["hydra"], stones=["3*red purple"]).play("summon hydra", "gain purple blues")
    assert stones(game) == "3*red 2*blue purple"
    assert game.prompt == "return-stones count=2 limit=4"
    game.play("return 2 0 0")
    assert player_at(game, 0).number_of_stones == 4


def test_succubus_scores_ten_with_the_printed_costs_one_to_four() -> None:
    # T34.
    assert score(vale(hands=["succubus"], areas=["kappa nessie troll agni"]).play("summon succubus")) == 10


# -- the end


def test_salamander_brings_the_sixtieth_point_and_the_game_ends_after_the_round() -> None:
    # T35.
    game = vale(round_=7, areas=["salamander"], scores=[59, 10]).play("end-turn", "end-turn")
    assert score(game) == 60
    assert game.match.over


def test_with_61_points_in_the_action_phase_but_59_at_the_end_of_the_round_the_game_goes_on() -> None:
    # T36.
    game = vale(round_=7, areas=["basilisk"], scores=[61, 10]).play("end-turn", "end-turn", "bargain purple 2")
    assert score(game) == 59
    assert game.prompt == "hunt"
    assert table(game).round == 8


def test_with_equal_points_six_creatures_beat_five() -> None:
    # T37.
    five, six = "surtr triton gargoyle pegasus tidal", "agni kappa cerberus rudra willow ifrit"
    game = vale(round_=10, areas=[five, six], scores=[50, 50]).play("end-turn", "end-turn")
    assert game.match.over
    assert game.match.result.places == [2, 1]
