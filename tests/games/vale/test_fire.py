"""The fifteen creatures of fire, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale

from arcanum.games.vale.book import NAME_OF

# Eternity is a card that is too dear for everybody and stays in the hand.

COSTS = [
    ("agni", 4), ("asmodeus", 4), ("balog", 4), ("burning-skull", 3), ("firefox", 1), ("hestia", 0),
    ("horned-salamander", 2), ("ifrit", 2), ("imp", 0), ("incubus", 2), ("lava-giant", 3), ("phoenix", 3),
    ("salamander", 1), ("succubus", 0), ("surtr", 4),
]  # fmt: skip


@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_fire_creature_is_summoned_for_its_printed_cost(card: str, cost: int) -> None:
    game = vale(hands=[f"{card} eternity"], stones=[f"{cost}*red"])
    game.play(f"summon {card}")
    assert area(game) == card
    assert hand(game) == "eternity"
    paid = [event for event in game.events() if event.startswith("pay ")]
    assert paid == ([f"pay seat=0 stone=red count={cost}"] if cost else [])


@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, cost in COSTS if cost])
def test_a_fire_creature_is_not_summoned_for_less(card: str, cost: int) -> None:
    game = vale(hands=[f"{card} eternity"], stones=[f"{cost - 1}*red"])
    assert f"summon {card}" not in game.options
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse={cost - 1}"


@pytest.mark.parametrize("card", [card for card, _ in COSTS])
def test_a_fire_creature_is_sold_for_three_red_stones(card: str) -> None:
    game = vale(hands=["eternity"], prey=f"{card}:0")
    game.play(f"sell {card}")
    assert stones(game) == "3*red"
    assert discard(game) == card


@pytest.mark.parametrize("card", [card for card, _ in COSTS])
def test_a_fire_creature_needs_a_free_territory(card: str) -> None:
    game = vale(round_=2, hands=[f"{card} eternity"], areas=["kappa tidal"], stones=["4*red"])
    assert game.why_not(f"summon {card}") == "no-territory count=2 round=2"


@pytest.mark.parametrize(
    "card", ["agni", "firefox", "hestia", "ifrit", "incubus", "lava-giant", "phoenix", "succubus", "surtr"]
)
def test_a_fire_creature_without_an_active_effect_has_nothing_to_use(card: str) -> None:
    game = vale(phase="resolve", areas=[f"{card} salamander undine-queen"])
    assert game.options == ["use salamander", "use undine-queen"]
    assert game.why_not(f"use {card}") == f"no-active-effect card={card}"


# -- Agni


@pytest.mark.parametrize(
    ("held", "purse"),
    [("red", 2), ("3*red", 6), ("4*red", 8), ("blue", 3), ("purple", 6), ("red blue purple", 11)],
)
def test_agni_makes_each_red_stone_worth_one_more_and_no_other(held: str, purse: int) -> None:
    game = vale(hands=["eternity"], areas=["agni"], stones=[held])
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity cost=12 purse={purse}"


def test_agni_pays_for_a_summon_with_fewer_red_stones() -> None:
    game = vale(hands=["asmodeus eternity"], areas=["agni"], stones=["2*red"])
    game.play("summon asmodeus")
    assert area(game) == "agni asmodeus"
    assert stones(game) == ""


def test_a_red_stone_more_than_agni_makes_necessary_cannot_be_paid() -> None:
    game = vale(hands=["burning-skull eternity"], areas=["agni"], stones=["3*red blue"])
    game.play("summon burning-skull")
    assert sorted(game.options) == ["pay 0 1 0", "pay 2 0 0"]
    assert game.why_not("pay 3 0 0") == "pay-too-much worth=6 cost=3"
    assert game.why_not("pay 1 1 0") == "pay-too-much worth=5 cost=3"
    assert game.why_not("pay 1 0 0") == "pay-too-little worth=2 cost=3"
    game.play("pay 2 0 0")
    assert stones(game) == "red blue"


def test_agni_gives_no_change() -> None:
    game = vale(hands=["salamander eternity"], areas=["agni"], stones=["red"])
    game.play("summon salamander")
    assert stones(game) == ""


def test_agni_does_not_help_to_pay_for_itself() -> None:
    game = vale(hands=["agni eternity"], stones=["3*red"])
    assert game.why_not("summon agni") == "cannot-pay card=agni cost=4 purse=3"
    game = vale(hands=["agni eternity"], stones=["4*red"])
    game.play("summon agni")
    assert stones(game) == ""


def test_agni_helps_from_the_end_of_its_own_summon_on() -> None:
    game = vale(hands=["agni lava-giant eternity"], stones=["3*red blue"])
    game.play("summon agni", "summon lava-giant")
    assert area(game) == "agni lava-giant"
    assert stones(game) == ""


def test_agni_counts_for_the_price_of_remove() -> None:
    game = vale(hands=["eternity"], areas=["agni kappa"], stones=["3*red"])
    game.play("remove kappa")
    assert area(game) == "agni"
    assert stones(game) == ""
    game = vale(hands=["eternity"], areas=["agni kappa"], stones=["2*red"])
    assert game.why_not("remove kappa") == "cannot-pay-remove cost=5 purse=4"


def test_agni_counts_while_its_own_removal_is_paid_and_no_longer() -> None:
    game = vale(hands=["eternity"], areas=["agni kappa"], stones=["4*red"])
    game.play("remove agni")
    assert discard(game) == "agni"
    assert stones(game) == "red"
    assert game.why_not("remove kappa") == "cannot-pay-remove cost=5 purse=1"


def test_agni_of_another_player_makes_no_stone_worth_more() -> None:
    game = vale(hands=["asmodeus eternity"], areas=["", "agni"], stones=["2*red"])
    assert game.why_not("summon asmodeus") == "cannot-pay card=asmodeus cost=4 purse=2"


def test_agni_raises_what_yuki_onna_scores() -> None:
    game = vale(hands=["yuki-onna eternity"], areas=["agni"], stones=["red blue purple"])
    game.play("summon yuki-onna")
    assert score(game) == 11
    assert stones(game) == ""


def test_agni_does_not_change_what_phoenix_counts() -> None:
    game = vale(hands=["asmodeus eternity"], areas=["agni phoenix"], stones=["2*red"])
    game.play("summon asmodeus")
    assert score(game) == 2


def test_agni_does_not_change_what_burning_skull_gives_up_or_scores() -> None:
    game = vale(phase="resolve", areas=["agni burning-skull"], stones=["3*red"])
    assert score(game) == 3
    assert stones(game) == "2*red"


# -- Asmodeus


def test_asmodeus_may_take_back_the_nine_cards_with_an_instant_and_a_printed_cost_of_at_most_two() -> None:
    always = ["asmodeus", "salamander", "undine-queen"]
    possible = [
        card
        for card in NAME_OF
        if card not in always
        and "asmodeus" in offers(vale(phase="resolve", areas=[f"{' '.join(always)} {card}"]), "use")
    ]
    assert sorted(possible) == [
        "firefox", "forest-spirit", "ifrit", "imp", "incubus", "succubus", "undine", "young-forest-spirit",
        "yuki-onna",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "card", ["firefox", "ifrit", "incubus", "succubus", "yuki-onna", "forest-spirit", "young-forest-spirit"]
)
def test_asmodeus_must_take_back_the_only_possible_card(card: str) -> None:
    game = vale(phase="resolve", areas=[f"hestia asmodeus {card} lava-giant"])
    assert game.events()[:2] == ["use seat=0 card=asmodeus", f"recover seat=0 card={card}"]
    assert area(game) == "hestia asmodeus lava-giant"
    assert hand(game) == card


@pytest.mark.parametrize("card", ["imp", "undine"])
def test_asmodeus_takes_back_a_card_that_has_a_second_effect_before_it_is_used(card: str) -> None:
    game = vale(phase="resolve", areas=[f"asmodeus {card}"])
    assert game.options == ["use asmodeus", f"use {card}"]
    game.play("use asmodeus")
    assert hand(game) == card
    assert f"use seat=0 card={card}" not in game.events()


@pytest.mark.parametrize("card", ["imp", "undine"])
def test_asmodeus_is_not_activated_when_the_only_possible_card_has_gone_back_by_itself(card: str) -> None:
    game = vale(phase="resolve", areas=[f"asmodeus {card}"])
    game.play(f"use {card}")
    assert hand(game) == card
    assert "use seat=0 card=asmodeus" not in game.events()


def test_asmodeus_takes_back_one_card_that_its_owner_chooses() -> None:
    game = vale(phase="resolve", areas=["ifrit asmodeus firefox lava-giant kappa", "succubus"])
    assert game.prompt == "take-back card=asmodeus"
    assert game.options == ["take-back ifrit", "take-back firefox"]
    assert game.why_not("take-back lava-giant") == "not-a-target card=asmodeus target=lava-giant"
    assert game.why_not("take-back kappa") == "not-a-target card=asmodeus target=kappa"
    assert game.why_not("take-back asmodeus") == "not-a-target card=asmodeus target=asmodeus"
    assert game.why_not("take-back succubus") == "card-in-rival-area card=succubus seat=1"
    game.play("take-back firefox")
    assert hand(game) == "firefox"
    assert area(game) == "ifrit asmodeus lava-giant kappa"


def test_asmodeus_is_not_activated_without_a_possible_card() -> None:
    game = vale(phase="resolve", areas=["asmodeus hestia lava-giant salamander undine-queen", "ifrit"])
    assert game.why_not("use asmodeus") == "area-lacks-cheap-instant card=asmodeus"
    game.play("use salamander")
    assert area(game) == "asmodeus hestia lava-giant salamander undine-queen"
    assert "use seat=0 card=asmodeus" not in game.events()


def test_asmodeus_compares_the_printed_cost_and_ignores_reductions() -> None:
    cost_three = "lava-giant yuki-onna-exalted"
    game = vale(round_=6, phase="resolve", areas=[f"pegasus asmodeus {cost_three} salamander undine-queen"])
    assert game.why_not("use asmodeus") == "area-lacks-cheap-instant card=asmodeus"


def test_asmodeus_refunds_nothing() -> None:
    game = vale(phase="resolve", areas=["asmodeus ifrit"], stones=["red"], scores=[7])
    assert stones(game) == "red"
    assert score(game) == 7


def test_genie_exalted_copying_asmodeus_takes_back_a_second_card() -> None:
    game = vale(phase="resolve", areas=["asmodeus genie-exalted ifrit firefox"])
    game.play("use genie-exalted", "take-back ifrit")
    assert hand(game) == "ifrit firefox"
    assert area(game) == "asmodeus genie-exalted"


def test_genie_uses_asmodeus_besides_the_resolution_phase() -> None:
    game = vale(hands=["genie eternity", "willow"], areas=["asmodeus ifrit firefox"], stones=["red blue"])
    game.play("summon genie", "take-back ifrit")
    assert hand(game) == "eternity ifrit"
    game.play("end-turn", "end-turn")
    assert hand(game) == "eternity ifrit firefox"
    assert game.events().count("use seat=0 card=asmodeus") == 2


# -- Balog


def test_balog_may_take_back_the_seven_fire_cards_with_an_instant() -> None:
    always = ["balog", "salamander", "undine-queen"]
    possible = [
        card
        for card in NAME_OF
        if card not in always
        and "balog" in offers(vale(phase="resolve", areas=[f"{' '.join(always)} {card}"]), "use")
    ]
    assert sorted(possible) == ["firefox", "ifrit", "imp", "incubus", "lava-giant", "succubus", "surtr"]


@pytest.mark.parametrize("card", ["firefox", "ifrit", "incubus", "lava-giant", "succubus", "surtr"])
def test_balog_must_take_back_the_only_possible_card_whatever_it_costs(card: str) -> None:
    game = vale(phase="resolve", areas=[f"hestia balog {card} hydra"])
    assert game.events()[:2] == ["use seat=0 card=balog", f"recover seat=0 card={card}"]
    assert area(game) == "hestia balog hydra"
    assert hand(game) == card


def test_balog_takes_back_imp_before_its_own_effect_which_is_lost() -> None:
    game = vale(phase="resolve", areas=["balog imp"])
    game.play("use balog")
    assert hand(game) == "imp"
    assert area(game) == "balog"
    assert "use seat=0 card=imp" not in game.events()


def test_balog_is_not_activated_when_imp_has_gone_back_by_itself() -> None:
    game = vale(phase="resolve", areas=["balog imp"])
    game.play("use imp")
    assert hand(game) == "imp"
    assert "use seat=0 card=balog" not in game.events()


def test_balog_takes_back_one_card_that_its_owner_chooses() -> None:
    game = vale(phase="resolve", areas=["surtr balog lava-giant hestia yuki-onna", "ifrit"])
    assert game.prompt == "take-back card=balog"
    assert game.options == ["take-back surtr", "take-back lava-giant"]
    assert game.why_not("take-back hestia") == "not-a-target card=balog target=hestia"
    assert game.why_not("take-back yuki-onna") == "not-a-target card=balog target=yuki-onna"
    assert game.why_not("take-back ifrit") == "card-in-rival-area card=ifrit seat=1"
    game.play("take-back surtr")
    assert hand(game) == "surtr"
    assert area(game) == "balog lava-giant hestia yuki-onna"


def test_balog_is_not_activated_without_a_possible_card() -> None:
    game = vale(phase="resolve", areas=["balog yuki-onna hestia salamander undine-queen", "ifrit"])
    assert game.why_not("use balog") == "area-lacks-fire-instant card=balog"


def test_a_card_taken_back_by_balog_waits_for_the_next_actions() -> None:
    game = vale(phase="resolve", areas=["balog imp salamander"])
    game.play("use balog")
    assert game.events()[:2] == ["use seat=0 card=balog", "recover seat=0 card=imp"]
    assert area(game) == "balog salamander"
    assert game.why_not("summon imp") == "other-phase phase=act now=hunt"


def test_genie_exalted_copying_balog_takes_back_a_second_card() -> None:
    game = vale(phase="resolve", areas=["balog genie-exalted surtr ifrit lava-giant"])
    game.play("use balog", "take-back surtr", "take-back lava-giant")
    assert hand(game) == "surtr lava-giant"
    assert area(game) == "balog genie-exalted ifrit"


# -- Burning Skull


@pytest.mark.parametrize(
    ("held", "left"), [("red", ""), ("3*red", "2*red"), ("red blue purple", "blue purple"), ("4*red", "3*red")]
)
def test_burning_skull_gives_up_exactly_one_red_stone_and_scores_three(held: str, left: str) -> None:
    game = vale(phase="resolve", areas=["burning-skull"], stones=[held])
    assert stones(game) == left
    assert score(game) == 3
    assert game.score_lines()["active"] == 3


@pytest.mark.parametrize("raised", ["agni", "hae-tae", "water-giant"])
def test_burning_skull_needs_a_real_red_stone_whatever_the_others_are_worth(raised: str) -> None:
    game = vale(phase="resolve", areas=[f"burning-skull {raised} sea-spirit undine-queen"], stones=["blue purple"])
    assert game.why_not("use burning-skull") == "no-red-stone card=burning-skull"


def test_burning_skull_scores_nothing_without_a_red_stone() -> None:
    game = vale(phase="resolve", areas=["burning-skull"], stones=["2*blue purple"])
    assert score(game) == 0
    assert stones(game) == "2*blue purple"
    assert "use seat=0 card=burning-skull" not in game.events()


def test_burning_skull_must_be_used_while_there_is_a_red_stone_but_others_may_come_first() -> None:
    game = vale(phase="resolve", areas=["burning-skull undine-queen"], stones=["red"])
    assert game.options == ["use burning-skull", "use undine-queen"]
    assert game.why_not("end-turn") == "other-phase phase=act now=resolve"
    game.play("use undine-queen")
    assert score(game) == 3
    assert stones(game) == "blue"


def test_burning_skull_must_be_used_once_another_effect_has_brought_a_red_stone() -> None:
    game = vale(phase="resolve", areas=["burning-skull salamander"])
    assert score(game) == 4
    assert stones(game) == ""


def test_genie_exalted_copies_burning_skull_while_red_stones_last() -> None:
    game = vale(phase="resolve", areas=["burning-skull genie-exalted"], stones=["2*red"])
    game.play("use burning-skull")
    assert score(game) == 6
    assert stones(game) == ""
    game = vale(phase="resolve", areas=["burning-skull genie-exalted"], stones=["red"])
    game.play("use genie-exalted")
    assert score(game) == 3
    assert "use seat=0 card=burning-skull" not in game.events()


# -- Firefox


@pytest.mark.parametrize(
    ("others", "points"), [("", 0), ("eternity", 1), ("eternity ?willow", 2), ("hydra kappa aeris tidal imp", 5)]
)
def test_firefox_scores_one_for_every_card_left_in_hand(others: str, points: int) -> None:
    game = vale(hands=[f"firefox {others}"], stones=["red"])
    game.play("summon firefox")
    assert area(game) == "firefox"
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_firefox_counts_no_other_hand() -> None:
    game = vale(hands=["firefox eternity", "hydra kappa"], stones=["red"])
    game.play("summon firefox")
    assert score(game) == 1


def test_firefox_summoned_by_young_forest_spirit_counts_what_is_left() -> None:
    game = vale(hands=["young-forest-spirit firefox aeris eternity"])
    game.play("summon young-forest-spirit", "discard aeris", "summon-free firefox")
    assert hand(game) == "eternity"
    assert score(game) == 1


def test_scorch_copying_firefox_counts_the_hand_without_scorch() -> None:
    game = vale(hands=["scorch eternity willow"], areas=["firefox"], stones=["blue purple"])
    game.play("summon scorch")
    assert score(game) == 2


# -- Hestia


@pytest.mark.parametrize("held", ["2*blue", "blue", ""])
def test_hestia_lets_her_owner_hold_six_stones(held: str) -> None:
    game = vale(hands=["eternity"], areas=["hestia"], stones=[held], prey="goblin:0")
    game.play("sell goblin")
    assert game.prompt == "act"
    assert stones(game) == f"4*red {held}".strip()


@pytest.mark.parametrize(("held", "surplus"), [("3*blue", 1), ("3*blue purple", 2), ("2*blue 4*purple", 4)])
def test_even_with_hestia_the_stones_above_six_go_back(held: str, surplus: int) -> None:
    game = vale(hands=["eternity"], areas=["hestia"], stones=[held], prey="goblin:0")
    game.play("sell goblin")
    assert game.prompt == f"return-stones count={surplus} limit=6"
    assert game.why_not(f"return {surplus - 1} 0 0") == f"return-exactly count={surplus}"
    game.play(f"return {surplus} 0 0")
    assert game.prompt == "act"


def test_hestia_lifts_the_limit_from_the_end_of_her_own_summon_on() -> None:
    game = vale(hands=["hestia eternity"], stones=["2*blue"], prey="goblin:0")
    game.play("summon hestia", "sell goblin")
    assert stones(game) == "4*red 2*blue"
    game = vale(hands=["hestia eternity"], stones=["2*blue"], prey="goblin:0")
    game.play("sell goblin")
    assert game.prompt == "return-stones count=2 limit=4"


def test_hestia_of_another_player_lifts_no_limit() -> None:
    game = vale(hands=["eternity"], areas=["", "hestia"], stones=["2*blue"], prey="goblin:0")
    game.play("sell goblin")
    assert game.prompt == "return-stones count=2 limit=4"


def test_removing_hestia_is_paid_before_the_surplus_goes_back() -> None:
    game = vale(hands=["eternity"], areas=["hestia"], stones=["2*red 2*blue 2*purple"])
    game.play("remove hestia", "pay 0 0 1")
    assert discard(game) == "hestia"
    assert game.prompt == "return-stones count=1 limit=4"
    assert sorted(game.options) == ["return 0 0 1", "return 0 1 0", "return 1 0 0"]
    game.play("return 0 1 0")
    assert stones(game) == "2*red blue purple"
    assert game.prompt == "act"


def test_nothing_goes_back_when_the_removal_of_hestia_has_cost_enough_stones() -> None:
    game = vale(hands=["eternity"], areas=["hestia"], stones=["2*red 2*blue 2*purple"])
    game.play("remove hestia", "pay 2 1 0")
    assert game.prompt == "act"
    assert stones(game) == "blue 2*purple"


def test_when_marina_discards_hestia_her_owner_gives_stones_back_in_the_turn_of_another() -> None:
    game = vale(hands=["", "marina eternity"], areas=["hestia"], stones=["4*red 2*blue", "red purple"], turn=1)
    assert game.asked.seat == 1
    game.play("summon marina")
    assert discard(game) == "hestia"
    assert game.asked.seat == 0
    assert game.prompt == "return-stones count=2 limit=4"
    assert sorted(game.options) == ["return 0 2 0", "return 1 1 0", "return 2 0 0"]
    assert game.why_not("return 3 0 0") == "return-exactly count=2"
    game.play("return 2 0 0")
    assert stones(game) == "2*red 2*blue"
    assert game.asked.seat == 1
    assert game.prompt == "act"


def test_all_cards_chosen_for_cerberus_leave_with_hestia_before_the_stones_are_counted() -> None:
    game = vale(hands=["cerberus eternity"], areas=["hestia kappa"], stones=["4*red 2*purple"])
    game.play("summon cerberus", "discard hestia", "discard kappa")
    assert discard(game) == "hestia kappa"
    assert game.prompt == "return-stones count=1 limit=4"
    game.play("return 1 0 0")
    assert stones(game) == "3*red purple"


def test_hestia_stays_in_force_until_the_choice_for_cerberus_is_complete() -> None:
    game = vale(hands=["cerberus eternity"], areas=["hestia kappa"], stones=["4*red 2*purple"])
    game.play("summon cerberus", "discard hestia")
    assert game.prompt == "discard-up-to card=cerberus count=2"
    assert stones(game) == "4*red purple"


def test_hestia_has_no_instant_effect_that_scorch_could_copy() -> None:
    game = vale(hands=["scorch eternity"], areas=["hestia"], stones=["blue purple"])
    assert game.why_not("summon scorch") == "nothing-instant-to-copy card=scorch"


# -- Horned Salamander


@pytest.mark.parametrize("rest", ["hestia", "kappa"])
def test_horned_salamander_earns_four_red_stones(rest: str) -> None:
    game = vale(phase="resolve", areas=[f"horned-salamander {rest}"])
    assert stones(game) == "4*red"
    assert score(game) == 0


def test_the_stones_of_horned_salamander_arrive_together_and_any_stones_may_be_kept() -> None:
    game = vale(phase="resolve", areas=["horned-salamander"], stones=["2*blue purple"])
    assert stones(game) == "4*red 2*blue purple"
    assert game.prompt == "return-stones count=3 limit=4"
    assert set(game.options) == {
        "return 3 0 0", "return 2 1 0", "return 2 0 1", "return 1 2 0", "return 1 1 1", "return 0 2 1",
    }  # fmt: skip
    assert len(game.options) == 6


@pytest.mark.parametrize(
    ("back", "kept"),
    [("3 0 0", "red 2*blue purple"), ("0 2 1", "4*red"), ("2 1 0", "2*red blue purple"), ("1 1 1", "3*red blue")],
)
def test_exactly_four_stones_are_kept_after_horned_salamander(back: str, kept: str) -> None:
    game = vale(phase="resolve", areas=["horned-salamander"], stones=["2*blue purple"])
    game.play(f"return {back}")
    assert stones(game) == kept


@pytest.mark.parametrize(("back", "kept"), [("4 0 0", "4*purple"), ("0 0 4", "4*red"), ("1 0 3", "3*red purple")])
def test_horned_salamander_must_be_used_at_the_limit_too(back: str, kept: str) -> None:
    game = vale(phase="resolve", areas=["horned-salamander"], stones=["4*purple"])
    assert game.prompt == "return-stones count=4 limit=4"
    game.play(f"return {back}")
    assert stones(game) == kept


def test_the_surplus_of_horned_salamander_cannot_be_spent_by_another_effect() -> None:
    game = vale(phase="resolve", areas=["horned-salamander burning-skull"], stones=["4*blue"])
    assert game.why_not("use burning-skull") == "other-step"
    assert game.why_not("return 5 0 0") == "stones-lacking stone=red have=4"
    game.play("return 4 0 0")
    assert stones(game) == "4*blue"
    assert score(game) == 0


def test_hestia_lets_more_stones_of_horned_salamander_stay() -> None:
    game = vale(phase="resolve", areas=["horned-salamander hestia"], stones=["2*blue"])
    assert stones(game) == "4*red 2*blue"


def test_genie_exalted_copying_horned_salamander_earns_four_more_after_the_first_are_settled() -> None:
    game = vale(phase="resolve", areas=["horned-salamander genie-exalted"], stones=["2*blue"])
    game.play("use horned-salamander")
    assert game.prompt == "return-stones count=2 limit=4"
    game.play("return 0 2 0")
    assert stones(game) == "4*red"
    assert game.events().count("gain-stones seat=0 stone=red count=4") == 2


def test_genie_uses_horned_salamander_besides_the_resolution_phase() -> None:
    game = vale(hands=["genie eternity", "willow"], areas=["horned-salamander"], stones=["red blue"])
    game.play("summon genie")
    assert stones(game) == "4*red"
    game.play("end-turn", "end-turn")
    assert game.events().count("use seat=0 card=horned-salamander") == 2


# -- Ifrit


@pytest.mark.parametrize(
    ("others", "points"), [("", 1), ("kappa", 2), ("kappa tidal", 3), ("kappa tidal troll agni", 5)]
)
def test_ifrit_scores_one_for_every_card_in_the_area_itself_included(others: str, points: int) -> None:
    game = vale(round_=6, hands=["ifrit eternity"], areas=[others, "nessie griffon"], stones=["2*red"])
    game.play("summon ifrit")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_scorch_copying_ifrit_counts_ifrit_and_scorch() -> None:
    game = vale(hands=["scorch eternity"], areas=["ifrit kappa"], stones=["3*red purple"])
    game.play("summon scorch")
    assert score(game) == 3


# -- Imp


def test_imp_earns_two_red_stones_when_it_is_summoned() -> None:
    game = vale(hands=["imp eternity"])
    game.play("summon imp")
    assert stones(game) == "2*red"
    assert area(game) == "imp"


@pytest.mark.parametrize(("held", "surplus"), [("3*blue", 1), ("4*purple", 2)])
def test_imp_may_be_summoned_at_the_limit_of_stones(held: str, surplus: int) -> None:
    game = vale(hands=["imp eternity"], stones=[held])
    game.play("summon imp")
    assert game.prompt == f"return-stones count={surplus} limit=4"
    game.play(f"return {surplus} 0 0")
    assert game.prompt == "act"
    assert stones(game) == ("red 3*blue" if surplus == 1 else "4*purple")


def test_imp_goes_back_to_the_hand_in_the_resolution_phase_with_its_stones_kept() -> None:
    game = vale(phase="resolve", areas=["imp kappa"], stones=["2*red"])
    assert hand(game) == "imp"
    assert area(game) == "kappa"
    assert stones(game) == "2*red"


def test_imp_goes_back_in_every_resolution_phase_and_earns_at_every_summon() -> None:
    game = vale(hands=["imp eternity"], deck="", discard="")
    game.play("summon imp", "end-turn", "end-turn")
    assert hand(game) == "eternity imp"
    assert game.asked.seat == 1  # the first player of the next round
    game.play("end-turn", "summon imp")
    assert stones(game) == "4*red"
    game.play("end-turn")
    assert hand(game) == "eternity imp"


def test_the_return_of_imp_is_not_a_choice() -> None:
    game = vale(phase="resolve", areas=["imp salamander undine-queen"])
    assert game.options == ["use imp", "use salamander", "use undine-queen"]
    assert game.why_not("end-turn") == "other-phase phase=act now=resolve"
    game.play("use salamander")
    assert game.why_not("use salamander") == "effect-used card=salamander"
    game.play("use undine-queen")
    assert hand(game) == "imp"


def test_imp_sent_back_by_genie_may_be_summoned_again_in_the_same_turn() -> None:
    game = vale(hands=["genie eternity", "willow"], areas=["imp"], stones=["red blue"])
    game.play("summon genie")
    assert hand(game) == "eternity imp"
    assert area(game) == "genie"
    game.play("summon imp")
    assert stones(game) == "2*red"
    game.play("end-turn", "end-turn")
    assert hand(game) == "eternity imp"
    assert game.events().count("use seat=0 card=imp") == 2


def test_genie_exalted_copying_imp_goes_back_itself() -> None:
    game = vale(phase="resolve", areas=["imp genie-exalted"])
    game.play("use genie-exalted")
    assert hand(game) == "genie-exalted imp"
    assert area(game) == ""


def test_genie_exalted_is_not_activated_when_imp_has_gone_back_before() -> None:
    game = vale(phase="resolve", areas=["imp genie-exalted"])
    game.play("use imp")
    assert hand(game) == "imp"
    assert area(game) == "genie-exalted"


def test_scorch_copying_imp_earns_two_red_stones_and_does_not_go_back() -> None:
    game = vale(hands=["scorch eternity", "willow"], areas=["imp"], stones=["blue purple"])
    game.play("summon scorch")
    assert stones(game) == "2*red"
    game.play("end-turn", "end-turn")
    assert area(game) == "scorch"
    assert hand(game) == "eternity imp"


# -- Incubus


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 2),
        ("hestia", 4),
        ("kappa", 4),
        ("ifrit", 4),
        ("troll", 2),
        ("agni", 2),
        ("hestia kappa ifrit", 8),
        ("succubus imp salamander horned-salamander", 10),
        ("troll hydra poseidon gi-rin", 2),
    ],
)
def test_incubus_scores_two_for_every_card_with_a_printed_cost_of_at_most_two(others: str, points: int) -> None:
    game = vale(round_=6, hands=["incubus eternity"], areas=[others], stones=["2*red"])
    game.play("summon incubus")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_incubus_counts_no_card_of_another_player() -> None:
    game = vale(hands=["incubus eternity"], areas=["", "kappa hestia"], stones=["2*red"])
    game.play("summon incubus")
    assert score(game) == 2


def test_incubus_looks_at_the_printed_cost_and_ignores_reductions() -> None:
    game = vale(hands=["incubus eternity"], areas=["pegasus lava-giant"], stones=["red"])
    game.play("summon incubus")
    assert score(game) == 2


def test_scorch_copying_incubus_does_not_count_itself() -> None:
    game = vale(hands=["scorch eternity"], areas=["incubus kappa"], stones=["3*red purple"])
    game.play("summon scorch")
    assert score(game) == 4


# -- Lava Giant


@pytest.mark.parametrize(
    ("others", "points"),
    [("", 2), ("surtr", 4), ("kappa tidal", 2), ("surtr hestia imp", 8), ("surtr kappa imp scorch", 6)],
)
def test_lava_giant_scores_two_for_every_fire_card_itself_included(others: str, points: int) -> None:
    game = vale(round_=6, hands=["lava-giant eternity"], areas=[others, "salamander"], stones=["3*red"])
    game.play("summon lava-giant")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


def test_scorch_copying_lava_giant_is_no_fire_card() -> None:
    game = vale(hands=["scorch eternity"], areas=["lava-giant"], stones=["blue purple"])
    game.play("summon scorch")
    assert score(game) == 2


# -- Phoenix


@pytest.mark.parametrize(
    ("held", "points"), [("4*red", 4), ("red blue", 1), ("2*blue", 0), ("purple", 0), ("3*red purple", 0)]
)
def test_phoenix_scores_one_for_each_red_stone_used(held: str, points: int) -> None:
    game = vale(hands=["asmodeus eternity"], areas=["phoenix"], stones=[held])
    game.play("summon asmodeus")
    assert score(game) == points
    assert game.score_lines()["permanent"] == points


@pytest.mark.parametrize(("paid", "points"), [("3 0 0", 3), ("0 1 0", 0), ("0 0 1", 0)])
def test_phoenix_looks_at_the_payment_that_its_owner_chooses(paid: str, points: int) -> None:
    game = vale(round_=6, hands=["burning-skull eternity"], areas=["phoenix hestia"], stones=["3*red blue purple"])
    game.play("summon burning-skull", f"pay {paid}")
    assert score(game) == points


def test_phoenix_does_not_score_for_its_own_summon_but_for_the_next() -> None:
    game = vale(hands=["phoenix salamander eternity"], stones=["4*red"])
    game.play("summon phoenix")
    assert score(game) == 0
    game.play("summon salamander")
    assert score(game) == 1


def test_phoenix_scores_nothing_for_a_summon_at_cost_nothing() -> None:
    game = vale(hands=["hestia eternity"], areas=["phoenix"], stones=["4*red"])
    game.play("summon hestia")
    assert score(game) == 0
    assert stones(game) == "4*red"


def test_phoenix_counts_fewer_stones_when_a_reduction_saves_them() -> None:
    game = vale(hands=["asmodeus eternity"], areas=["phoenix pegasus"], stones=["4*red"])
    game.play("summon asmodeus")
    assert score(game) == 3
    assert stones(game) == "red"


def test_phoenix_scores_nothing_for_a_free_summon() -> None:
    game = vale(hands=["young-forest-spirit asmodeus aeris eternity"], areas=["phoenix"], stones=["4*red"])
    game.play("summon young-forest-spirit", "discard aeris", "summon-free asmodeus")
    assert area(game) == "phoenix young-forest-spirit asmodeus"
    assert score(game) == 0


def test_phoenix_scores_for_the_payment_of_dragon_egg_and_not_again_for_the_dragon() -> None:
    game = vale(hands=["dragon-egg tidal eternity"], areas=["phoenix"], stones=["3*red"])
    game.play("summon dragon-egg", "summon-free tidal")
    assert game.score_lines()["permanent"] == 3
    assert game.score_lines()["instant"] == 5


def test_phoenix_brought_by_a_free_summon_scores_nothing() -> None:
    game = vale(hands=["young-forest-spirit phoenix aeris eternity"], areas=[""], stones=["4*red"])
    game.play("summon young-forest-spirit", "discard aeris", "summon-free phoenix")
    assert area(game) == "young-forest-spirit phoenix"
    assert score(game) == 0


def test_phoenix_does_not_count_red_stones_spent_on_remove() -> None:
    game = vale(round_=3, hands=["eternity"], areas=["phoenix kappa"], stones=["3*red"])
    game.play("remove kappa")
    assert stones(game) == ""
    assert score(game) == 0


def test_phoenix_does_not_look_at_the_summons_of_another_player() -> None:
    game = vale(hands=["asmodeus eternity"], areas=["", "phoenix"], stones=["4*red"])
    game.play("summon asmodeus")
    assert [score(game, 0), score(game, 1)] == [0, 0]


def test_phoenix_scores_before_cerberus_discards_it() -> None:
    game = vale(hands=["cerberus eternity"], areas=["phoenix"], stones=["2*red blue"])
    game.play("summon cerberus", "discard phoenix")
    assert score(game) == 2
    events = game.events()
    assert events.index("earn seat=0 count=2 card=phoenix") < events.index("discard seat=0 card=phoenix")


def test_phoenix_scores_before_aeris_takes_it_back() -> None:
    game = vale(hands=["aeris eternity"], areas=["phoenix"], stones=["3*red purple"])
    game.play("summon aeris")
    assert hand(game) == "eternity phoenix"
    assert game.score_lines()["permanent"] == 3
    assert game.score_lines()["instant"] == 3


def test_phoenix_does_not_score_again_when_scorch_copies() -> None:
    game = vale(hands=["scorch eternity"], areas=["phoenix ifrit"], stones=["3*red purple"])
    game.play("summon scorch")
    assert game.score_lines()["permanent"] == 3
    assert game.score_lines()["instant"] == 3


def test_phoenix_scores_every_red_stone_where_the_match_allows_overpaying() -> None:
    game = vale(hands=["salamander eternity"], areas=["phoenix"], stones=["3*red"], overpaying="yes")
    game.play("summon salamander", "pay 3 0 0")
    assert score(game) == 3
    game = vale(hands=["salamander eternity"], areas=["phoenix"], stones=["3*red blue"])
    game.play("summon salamander")
    assert game.why_not("pay 3 0 0") == "pay-too-much worth=3 cost=1"


# -- Salamander


def test_salamander_earns_a_red_stone_and_scores_one() -> None:
    game = vale(phase="resolve", areas=["salamander"], stones=["blue"], scores=[5])
    assert stones(game) == "red blue"
    assert score(game) == 6
    assert game.score_lines()["active"] == 1


@pytest.mark.parametrize(("back", "kept"), [("1 0 0", "4*purple"), ("0 0 1", "red 3*purple")])
def test_salamander_scores_even_when_a_stone_has_to_go_back(back: str, kept: str) -> None:
    game = vale(phase="resolve", areas=["salamander"], stones=["4*purple"])
    assert game.prompt == "return-stones count=1 limit=4"
    game.play(f"return {back}")
    assert stones(game) == kept
    assert score(game) == 1


def test_salamander_must_be_used() -> None:
    game = vale(phase="resolve", areas=["salamander undine-queen"])
    assert game.options == ["use salamander", "use undine-queen"]
    assert game.why_not("end-turn") == "other-phase phase=act now=resolve"
    game.play("use undine-queen")
    assert score(game) == 1


def test_salamander_on_fifty_nine_points_ends_the_game() -> None:
    game = vale(phase="resolve", areas=["salamander"], scores=[59, 20])
    assert score(game) == 60
    assert game.match.table.over
    assert game.scores == [60, 20]


def test_genie_exalted_copying_salamander_earns_and_scores_again() -> None:
    game = vale(phase="resolve", areas=["salamander genie-exalted"])
    game.play("use genie-exalted")
    assert stones(game) == "2*red"
    assert score(game) == 2


# -- Succubus


@pytest.mark.parametrize(
    "others",
    ["kappa ifrit troll agni", "agni kappa troll ifrit poseidon", "hestia goblin nessie pegasus hydra aeris imp"],
)
def test_succubus_scores_ten_with_the_printed_costs_one_to_four_in_the_area(others: str) -> None:
    game = vale(round_=9, hands=["succubus eternity"], areas=[others])
    game.play("summon succubus")
    assert score(game) == 10
    assert game.score_lines()["instant"] == 10


@pytest.mark.parametrize(
    "others",
    [
        "",
        "ifrit troll agni",
        "kappa troll agni",
        "kappa ifrit agni",
        "kappa ifrit troll",
        "hestia imp ifrit troll agni",
    ],
)
def test_succubus_may_be_summoned_and_scores_nothing_when_a_cost_is_missing(others: str) -> None:
    game = vale(round_=9, hands=["succubus eternity"], areas=[others])
    game.play("summon succubus")
    assert area(game) == f"{others} succubus".strip()
    assert score(game) == 0


def test_succubus_does_not_look_into_other_areas() -> None:
    game = vale(hands=["succubus eternity"], areas=["kappa ifrit troll", "agni"])
    game.play("summon succubus")
    assert score(game) == 0


def test_succubus_looks_at_printed_costs_and_ignores_reductions() -> None:
    game = vale(round_=6, hands=["succubus eternity"], areas=["kappa ifrit pegasus agni"])
    game.play("summon succubus")
    assert score(game) == 10
    game = vale(round_=6, hands=["succubus eternity"], areas=["kappa ifrit pegasus poseidon charybdis"])
    game.play("summon succubus")  # reduced, charybdis costs 4
    assert score(game) == 0


def test_succubus_looks_once_when_it_enters() -> None:
    game = vale(hands=["succubus agni eternity"], areas=["kappa ifrit troll"], stones=["4*red"])
    game.play("summon succubus", "summon agni")
    assert area(game) == "kappa ifrit troll succubus agni"
    assert score(game) == 0


def test_scorch_copying_succubus_scores_ten_too() -> None:
    others = "succubus kappa nessie troll balog"
    game = vale(round_=6, hands=["scorch eternity"], areas=[others], stones=["3*red purple"])
    game.play("summon scorch")
    assert score(game) == 10


# -- Surtr


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 2),
        ("kappa", 4),
        ("agni imp", 2),
        ("kappa nessie triton", 4),
        ("kappa troll", 6),
        ("kappa troll griffon", 8),
        ("kappa troll griffon tidal", 10),
        ("kappa troll griffon tidal agni willow", 10),
    ],
)
def test_surtr_scores_two_for_every_family_in_the_area_its_own_included(others: str, points: int) -> None:
    game = vale(round_=8, hands=["surtr eternity"], areas=[others, "medusa"], stones=["purple"])
    game.play("summon surtr")
    assert score(game) == points
    assert game.score_lines()["instant"] == points


@pytest.mark.parametrize(
    ("others", "points"), [("surtr", 4), ("surtr agni", 4), ("surtr kappa", 6), ("surtr kappa griffon", 8)]
)
def test_scorch_copying_surtr_counts_as_a_dragon(others: str, points: int) -> None:
    game = vale(hands=["scorch eternity"], areas=[others], stones=["3*red purple"])
    game.play("summon scorch")
    assert score(game) == points


def test_scorch_copying_surtr_brings_no_second_family_to_other_dragons() -> None:
    game = vale(hands=["scorch eternity"], areas=["surtr tidal"], stones=["blue purple"])
    game.play("summon scorch", "copy surtr")
    assert score(game) == 4
