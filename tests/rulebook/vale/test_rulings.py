"""The rulings on what the rulebook leaves open, in their order: one test or more for each."""

from itertools import permutations
from typing import Any

import pytest
from tables.vale import area, discard, hand, offers, score, stones, table, vale

from arcanum.games.vale.book import NAME_OF
from arcanum.testing.scenario import Scenario


def uses(game: Scenario) -> list[str]:
    """Whose active effects were used, in order."""
    return [event.split("card=")[1] for event in game.events() if event.startswith("use ")]


def happened(game: Scenario, *kinds: str) -> list[str]:
    """The events of these kinds, in order, without the seat."""
    events = [event.split() for event in game.events()]
    return [" ".join([kind, *figures]) for kind, _, *figures in events if kind in kinds]


def drew(game: Scenario) -> int:
    """How many cards seat 0 has drawn."""
    return len([event for event in game.events() if event.startswith("draw") and " seat=0 " in event])


def cost(card: str, creatures: str) -> str:
    """What a summon of the card costs a player without stones."""
    return vale(hands=[card], areas=[creatures]).why_not(f"summon {card}")


def view(game: Scenario, seat: int | None) -> dict[str, Any]:
    found = game.match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


# -- paying


def test_no_stone_is_paid_at_a_cost_of_nothing_so_kappa_does_not_score() -> None:
    # Ruling: payment.
    game = vale(hands=["hestia"], areas=["kappa"], stones=["blue"]).play("summon hestia")
    assert stones(game) == "blue"
    assert score(game) == 0


@pytest.mark.parametrize(
    ("action", "prompt"),
    [("summon firefox", "pay-summon card=firefox cost=1"), ("remove imp", "pay-remove card=imp cost=1")],
)
def test_a_purple_stone_alone_may_pay_a_cost_of_one_but_not_together_with_a_red_one(
    action: str, prompt: str
) -> None:
    # Ruling: payment.
    creatures = "imp" if action == "remove imp" else ""
    game = vale(round_=1, hands=["firefox"], areas=[creatures], stones=["2*red purple"]).play(action)
    assert game.prompt == prompt
    assert game.options == ["pay 1 0 0", "pay 0 0 1"]
    assert game.why_not("pay 1 0 1") == "pay-too-much worth=7 cost=1"
    assert game.why_not("pay 2 0 0") == "pay-too-much worth=2 cost=1"
    assert game.why_not("pay 0 0 0") == "pay-too-little worth=0 cost=1"
    assert stones(game.play("pay 0 0 1")) == "2*red"


def test_with_the_switch_a_blue_stone_may_be_added_at_a_cost_of_nothing_so_that_kappa_scores() -> None:
    # Ruling: payment.
    game = vale(hands=["hestia"], areas=["kappa"], stones=["blue"], overpaying="yes")
    game.play("summon hestia", "pay 0 1 0")
    assert stones(game) == ""
    assert score(game) == 2


@pytest.mark.parametrize(
    ("creature", "held", "purse"), [("agni", "3*red", 3), ("water-giant", "red blue", 4), ("hae-tae", "blue", 3)]
)
def test_a_creature_that_raises_the_worth_of_stones_still_helps_to_pay_for_its_own_removal(
    creature: str, held: str, purse: int
) -> None:
    # Ruling: remove_worth.
    without = vale(areas=["troll"], stones=[held])
    assert without.why_not("remove troll") == f"cannot-pay-remove cost=5 purse={purse}"
    game = vale(areas=[creature], stones=[held]).play(f"remove {creature}")
    assert discard(game) == creature
    assert stones(game) == ""


@pytest.mark.parametrize("removed", ["pegasus", "hippogriff", "odin"])
def test_pegasus_and_hippogriff_make_no_removal_cheaper(removed: str) -> None:
    # Ruling: remove_uncut.
    game = vale(areas=["pegasus hippogriff odin"], stones=["red blue"])
    assert game.why_not(f"remove {removed}") == "cannot-pay-remove cost=5 purse=4"


# -- the limit of stones


@pytest.mark.parametrize(
    ("layout", "play", "held"),
    [
        ({"stones": ["3*blue"], "prey": "goblin:0"}, "sell goblin", "4*red 3*blue"),
        ({"stones": ["4*blue"], "prey": "harpy:0"}, "sell harpy", "red 5*blue"),
        ({"stones": ["3*red"], "prey": "kappa:0", "areas": ["triton"]}, "tame kappa", "3*red 2*blue"),
        ({"stones": ["4*purple"], "hands": ["willow"]}, "summon willow", "red blue 3*purple"),
        ({"stones": ["4*blue"], "hands": ["imp"]}, "summon imp", "2*red 4*blue"),
    ],
)
def test_all_stones_of_one_sale_reaction_or_effect_arrive_before_any_goes_back(
    layout: dict[str, Any], play: str, held: str
) -> None:
    # Ruling: limit_moment.
    game = vale(**layout).play(play)
    assert game.prompt.startswith("return-stones ")
    assert stones(game) == held


def test_willow_has_drawn_her_card_before_stones_go_back() -> None:
    # Ruling: limit_moment.
    game = vale(hands=["willow"], stones=["4*purple"]).play("summon willow")
    assert game.prompt == "return-stones count=1 limit=4"
    assert (score(game), drew(game), len(hand(game).split())) == (3, 1, 1)


def test_the_instant_effect_of_a_free_summon_is_finished_before_stones_go_back() -> None:
    # Ruling: limit_moment.
    game = vale(hands=["young-forest-spirit hydra agni"], stones=["4*red"])
    game.play("summon young-forest-spirit", "discard agni", "gain purple draw")
    assert drew(game) == 1
    assert game.prompt == "return-stones count=1 limit=4"
    assert stones(game.play("return 1 0 0")) == "3*red purple"


def test_surplus_stones_cannot_be_spent() -> None:
    # Ruling: limit_moment.
    game = vale(hands=["rudra"], areas=["troll"], stones=["4*blue"], prey="goblin:0 imp:0").play("sell goblin")
    assert stones(game) == "4*red 4*blue"
    for action in ("summon rudra", "remove troll", "sell imp"):
        assert game.why_not(action) == "other-step"


def test_each_effect_used_for_genie_is_settled_when_it_ends() -> None:
    # Ruling: limit_moment.
    game = vale(hands=["genie"], areas=["horned-salamander undine-queen"], stones=["3*blue purple"])
    game.play("summon genie", "pay 0 0 1", "use horned-salamander")
    assert stones(game) == "4*red 3*blue"
    game.play("return 0 3 0")
    assert stones(game) == "4*red blue"
    assert game.prompt == "return-stones count=1 limit=4"


def test_a_copied_effect_is_settled_when_it_ends() -> None:
    # Ruling: limit_moment.
    game = vale(phase="resolve", areas=["genie-exalted horned-salamander"], stones=["blue"])
    game.play("use genie-exalted")
    assert stones(game) == "4*red blue"
    game.play("return 0 1 0")
    assert happened(game, "use", "gain-stones", "return-stones") == [
        "use card=genie-exalted", "gain-stones stone=red count=4", "return-stones stone=blue count=1",
        "use card=horned-salamander", "gain-stones stone=red count=4", "return-stones stone=red count=4",
    ]  # fmt: skip
    assert stones(game) == "4*red"


def test_an_effect_that_brings_stones_is_used_at_the_limit_too() -> None:
    # Ruling: gain_at_limit.
    game = vale(phase="resolve", areas=["undine-queen"], stones=["4*purple"])
    assert uses(game) == ["undine-queen"]
    assert game.options == ["return 0 1 0", "return 0 0 1"]
    assert stones(game.play("return 0 1 0")) == "4*purple"


def test_a_card_that_brings_stones_is_summoned_at_the_limit_too() -> None:
    # Ruling: gain_at_limit.
    game = vale(hands=["imp"], stones=["4*purple"]).play("summon imp", "return 2 0 0")
    assert area(game) == "imp"
    assert stones(game) == "4*purple"


def test_when_hestia_leaves_on_the_turn_of_another_her_owner_keeps_four_stones_at_once() -> None:
    # Ruling: limit_lost.
    game = vale(3, hands=["", "", "marina"], areas=["", "hestia"], stones=["", "6*red", "red purple"], turn=2)
    game.play("summon marina")
    assert (stones(game, 1), game.asked.seat, game.prompt) == ("4*red", 2, "act")


def test_the_removal_of_hestia_is_paid_from_six_stones_before_four_are_kept() -> None:
    # Ruling: limit_lost.
    game = vale(round_=1, areas=["hestia"], stones=["6*red"]).play("remove hestia")
    assert happened(game, "pay", "remove", "return-stones") == [
        "pay stone=red count=1", "remove card=hestia", "return-stones stone=red count=1",
    ]  # fmt: skip
    assert stones(game) == "4*red"


def test_all_that_cerberus_discards_leaves_before_the_stones_of_hestias_owner_are_counted() -> None:
    # Ruling: limit_lost.
    game = vale(hands=["cerberus"], areas=["hestia troll imp"], stones=["4*blue 2*purple"])
    game.play("summon cerberus", "pay 0 0 1", "discard hestia")
    assert game.prompt == "discard-up-to card=cerberus count=2"
    game.play("discard troll", "discard imp")
    assert discard(game) == "hestia troll imp"
    assert game.prompt == "return-stones count=1 limit=4"


@pytest.mark.parametrize("creatures", ["hae-tae water-giant", "water-giant hae-tae"])
@pytest.mark.parametrize(("stone", "worth"), [("red", 1), ("blue", 7), ("purple", 4)])
def test_hae_tae_swaps_what_water_giant_raises_in_either_order(creatures: str, stone: str, worth: int) -> None:
    # Ruling: swapped_and_raised.
    game = vale(hands=["eternity"], areas=[creatures], stones=[stone])
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity cost=12 purse={worth}"


@pytest.mark.parametrize(("stone", "points"), [("blue", 2), ("purple", 3)])
def test_with_hae_tae_kappa_still_looks_for_blue_and_gargoyle_for_purple_stones(stone: str, points: int) -> None:
    # Ruling: colour_stays.
    game = vale(hands=["lava-giant"], areas=["hae-tae kappa gargoyle"], stones=[stone]).play("summon lava-giant")
    assert score(game) == points + 2  # Lava Giant's own


@pytest.mark.parametrize(
    ("card", "stone", "used"),
    [
        ("charybdis", "blue", True),
        ("charybdis", "purple", False),
        ("troll", "blue", False),
        ("troll", "purple", True),
    ],
)
def test_with_hae_tae_charybdis_still_wants_a_blue_and_troll_a_purple_stone(
    card: str, stone: str, used: bool
) -> None:
    # Ruling: colour_stays.
    game = vale(phase="resolve", areas=[f"hae-tae {card}"], stones=[stone])
    assert uses(game) == ([card] if used else [])


@pytest.mark.parametrize(("held", "points"), [("2*blue purple", 2), ("blue 3*purple", 1), ("4*purple", 0)])
def test_with_hae_tae_sea_spirit_still_counts_the_blue_stones(held: str, points: int) -> None:
    # Ruling: colour_stays.
    assert score(vale(phase="resolve", areas=["hae-tae sea-spirit"], stones=[held])) == points


def test_with_hae_tae_snail_maiden_still_gives_one_purple_stone_for_a_blue_one() -> None:
    # Ruling: colour_stays.
    assert stones(vale(phase="resolve", areas=["hae-tae snail-maiden"], stones=["blue"])) == "purple"


@pytest.mark.parametrize(
    ("card", "held", "payment", "points"),
    [("yuki-onna-exalted", "3*red blue", "pay 3 0 0", 6), ("rock-golem", "blue 3*purple", "pay 0 1 0", 9)],
)
def test_with_hae_tae_the_colour_decides_which_stones_score_and_the_new_worth_how_much(
    card: str, held: str, payment: str, points: int
) -> None:
    # Ruling: colour_stays.
    game = vale(hands=[card], areas=["hae-tae"], stones=[held]).play(f"summon {card}", payment)
    assert score(game) == points


def test_stones_are_earned_even_when_all_the_printed_ones_are_held() -> None:
    # Ruling: endless_supply. The box holds 16 red, 14 blue and 12 purple stones.
    game = vale(4, stones=["4*red"] * 4, prey="goblin:0").play("sell goblin")
    assert happened(game, "gain-stones") == ["gain-stones stone=red count=4"]
    assert stones(game) == "4*red"
    game = vale(4, stones=["", "4*purple", "4*purple", "4*purple"], prey="tidal:0").play("sell tidal")
    assert stones(game) == "purple"


# -- summoning


def test_a_summon_is_paid_then_the_card_is_placed_then_others_react_then_its_instant_effect_happens() -> None:
    # Ruling: summon_steps.
    game = vale(hands=["cerberus"], areas=["kappa phoenix sylph"], stones=["2*red blue"]).play("summon cerberus")
    game.play("discard kappa", "discard phoenix", "discard sylph")
    kinds = ("pay", "summon", "earn", "discard")
    assert happened(game, *kinds) == [
        "pay stone=red count=2", "pay stone=blue count=1", "summon card=cerberus", "earn count=2 card=kappa",
        "earn count=2 card=phoenix", "earn count=1 card=sylph", "discard card=kappa", "discard card=phoenix",
        "discard card=sylph",
    ]  # fmt: skip
    assert score(game) == 5


def test_aeris_keeps_the_points_of_the_creature_that_she_recovers() -> None:
    # Ruling: summon_steps.
    game = vale(hands=["aeris"], areas=["kappa"], stones=["blue purple"]).play("summon aeris")
    assert area(game) == "aeris"
    assert score(game) == 2 + 1


@pytest.mark.parametrize("order", [*permutations(["sylph", "kappa", "gargoyle", "phoenix"])])
def test_reactions_to_a_summon_score_the_same_in_any_order(order: tuple[str, ...]) -> None:
    # Ruling: triggers_order.
    game = vale(hands=["gi-rin"], areas=[" ".join(order)], stones=["red blue purple"]).play("summon gi-rin")
    assert score(game) == (1 + 2 + 3 + 1) + 2 * 5
    assert happened(game, "earn")[4] == "earn count=10 card=gi-rin"


@pytest.mark.parametrize(
    ("card", "price", "held", "purse"),
    [
        ("pegasus", 3, "2*red", 2),
        ("hippogriff", 4, "blue", 3),
        ("agni", 4, "3*red", 3),
        ("water-giant", 4, "blue", 3),
    ],
)
def test_no_permanent_effect_helps_to_pay_for_its_own_card(card: str, price: int, held: str, purse: int) -> None:
    # Ruling: own_summon.
    game = vale(hands=[card], stones=[held])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={price} purse={purse}"


def test_hae_tae_does_not_swap_the_stones_that_pay_for_it() -> None:
    # Ruling: own_summon.
    game = vale(hands=["hae-tae"], areas=["pegasus"], stones=["red blue"]).play("summon hae-tae")
    assert game.prompt == "act"
    assert stones(game) == "red"


@pytest.mark.parametrize(
    ("card", "held"), [("sylph", "red blue"), ("kappa", "blue"), ("gargoyle", "purple"), ("phoenix", "3*red")]
)
def test_no_permanent_effect_reacts_to_the_summon_of_its_own_card(card: str, held: str) -> None:
    # Ruling: own_summon.
    game = vale(hands=[card], stones=[held]).play(f"summon {card}")
    assert area(game) == card
    assert score(game) == 0


def test_sylph_scores_for_a_free_summon_and_kappa_gargoyle_and_phoenix_do_not() -> None:
    # Ruling: free_summon.
    game = vale(
        round_=6, hands=["young-forest-spirit triton agni"], areas=["sylph kappa gargoyle phoenix"],
        stones=["2*red blue purple"],
    )  # fmt: skip
    game.play("summon young-forest-spirit", "discard agni")
    assert area(game) == "sylph kappa gargoyle phoenix young-forest-spirit triton"
    assert stones(game) == "2*red blue purple"
    assert score(game) == 1 + 1


def test_no_stone_may_be_added_to_a_free_summon_whatever_the_switch_says() -> None:
    # Ruling: free_summon.
    game = vale(
        hands=["young-forest-spirit triton agni"], areas=["kappa"], stones=["2*blue"], overpaying="yes"
    ).play("summon young-forest-spirit", "pay 0 1 0", "discard agni")  # fmt: skip
    assert game.prompt == "act"
    assert stones(game) == "blue"
    assert score(game) == 2  # for the Spirit alone


def test_a_card_tamed_in_this_turn_may_be_summoned() -> None:
    # Ruling: summon_same_turn.
    game = vale(prey="kappa:0", stones=["red"]).play("tame kappa", "summon kappa")
    assert area(game) == "kappa"


def test_a_card_drawn_in_this_turn_may_be_summoned() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=["pegasus"], stones=["blue"], deck="imp").play("summon pegasus", "summon imp")
    assert area(game) == "pegasus imp"


def test_a_card_that_mimic_took_for_genie_may_be_summoned_in_this_turn() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=["genie"], areas=["mimic"], stones=["2*red blue"], discard="goblin")
    game.play("summon genie", "summon goblin")
    assert area(game) == "mimic genie goblin"


def test_a_creature_summoned_again_in_the_same_turn_has_its_reactions_and_instant_effect_again() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=["boreas"], areas=["sylph"], stones=["2*red 2*blue"])
    game.play("summon boreas", "pay 1 1 0", "summon boreas")
    assert happened(game, "earn") == ["earn count=1 card=sylph", "earn count=2 card=boreas"] * 2
    assert hand(game) == "boreas"
    assert stones(game) == ""


@pytest.mark.parametrize(
    ("card", "creatures", "price"),
    [
        ("eternity", "pegasus", 11),
        ("eternity", "hippogriff", 12),
        ("rudra", "hippogriff", 6),
        ("rudra", "hippogriff pegasus", 5),
    ],
)
def test_only_pegasus_and_hippogriff_change_costs_and_they_add_up(card: str, creatures: str, price: int) -> None:
    # Ruling: only_reductions.
    assert cost(card, creatures) == f"cannot-pay card={card} cost={price} purse=0"


def test_reductions_stop_at_a_cost_of_nothing() -> None:
    # Ruling: only_reductions.
    assert offers(vale(hands=["kappa tengu harpy"], areas=["hippogriff pegasus"]), "summon") == [
        "kappa", "tengu", "harpy",
    ]  # fmt: skip


def test_no_other_creature_changes_what_a_summon_costs() -> None:
    # Ruling: only_reductions.
    prices = {creature: cost("gi-rin", creature) for creature in NAME_OF if creature != "gi-rin"}
    unusual = {creature for creature, reason in prices.items() if "cost=10" not in reason}
    assert unusual == {"pegasus", "hippogriff"}


# -- impossible instant effects


def test_an_impossible_instant_effect_forbids_the_summon_before_anything_is_paid() -> None:
    # Ruling: instant_check.
    game = vale(hands=["aeris rudra"], stones=["2*purple"])
    assert offers(game, "summon") == ["rudra"]
    assert game.why_not("summon aeris") == "area-lacks-another card=aeris"
    assert stones(game) == "2*purple"


def test_a_card_is_checked_as_if_it_were_in_the_area_and_no_longer_in_the_hand() -> None:
    # Ruling: instant_check.
    game = vale(hands=["forest-spirit"], stones=["2*red"])
    assert game.why_not("summon forest-spirit") == "hand-lacks-another card=forest-spirit"
    game = vale(hands=["scorch"], areas=["leviathan"], stones=["2*purple"])
    assert offers(game, "summon") == ["scorch"]


@pytest.mark.parametrize(("rival", "allowed"), [("troll", []), ("kappa", ["young-forest-spirit"])])
def test_what_a_card_brings_is_checked_in_the_same_way(rival: str, allowed: list[str]) -> None:
    # Ruling: instant_check.
    game = vale(hands=["young-forest-spirit ember marina"], areas=["", rival])
    assert offers(game, "summon") == allowed
    if allowed:
        assert offers(game.play("summon young-forest-spirit"), "discard") == ["marina"]


@pytest.mark.parametrize(
    ("egg", "follows"),
    [("dragon-egg ember", "kappa"), ("dragon-egg scorch", "leviathan"), ("dragon-egg aeris", "troll")],
)
def test_a_chain_is_allowed_when_its_last_link_is_possible(egg: str, follows: str) -> None:
    # Ruling: instant_check.
    assert offers(vale(hands=[egg], stones=["blue"]), "summon") == []
    assert offers(vale(hands=[egg], areas=[follows], stones=["blue"]), "summon")[:1] == ["dragon-egg"]


def test_fifteen_cards_cannot_be_summoned_with_nothing_else_in_hand_area_and_piles() -> None:
    # Ruling: blocked_cards.
    blocked = [
        card
        for card in NAME_OF
        if not offers(vale(hands=[card], stones=["4*purple"], deck="", discard=""), "summon")
    ]
    assert blocked == [
        "leviathan", "forest-spirit", "young-forest-spirit", "dandelion-spirit", "hippogriff", "pegasus", "sylph",
        "aeris", "boulder", "dragon-egg", "ember", "gust", "marina", "scorch", "willow",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "creatures", "reason"),
    [
        ("leviathan", "troll", "nobody-has-family card=leviathan family=dragon"),
        ("ember", "troll", "nobody-has-family card=ember family=water"),
        ("marina", "troll", "nobody-has-family card=marina family=fire"),
        ("gust", "agni", "nobody-has-family card=gust family=earth"),
        ("boulder", "troll", "nobody-has-family card=boulder family=wind"),
        ("forest-spirit", "troll", "hand-lacks-another card=forest-spirit"),
        ("young-forest-spirit agni", "", "hand-lacks-two card=young-forest-spirit count=1"),
        (
            "young-forest-spirit agni imp",
            "troll surtr",
            "no-second-territory card=young-forest-spirit count=2 round=3",
        ),
        ("young-forest-spirit ember marina", "troll", "nothing-to-summon-free card=young-forest-spirit"),
        ("dragon-egg agni", "", "hand-lacks-dragon card=dragon-egg"),
        ("dragon-egg ember", "troll", "no-dragon-can-follow card=dragon-egg"),
        ("aeris", "", "area-lacks-another card=aeris"),
        ("scorch", "troll", "nothing-instant-to-copy card=scorch"),
        ("scorch", "forest-spirit", "nothing-instant-to-copy card=scorch"),
    ],
)
def test_each_of_the_blocked_cards_names_what_it_lacks(cards: str, creatures: str, reason: str) -> None:
    # Ruling: blocked_cards.
    game = vale(round_=3, hands=[cards], areas=[creatures], stones=["4*purple"])
    assert game.why_not(f"summon {cards.split(maxsplit=1)[0]}") == reason


def test_whoever_alone_has_a_water_creature_must_be_named_for_ember_even_by_himself() -> None:
    # Ruling: aim_at_oneself.
    game = vale(hands=["ember"], areas=["kappa", "troll"], stones=["red purple"]).play("summon ember")
    assert discard(game) == "kappa"
    assert area(game) == "ember"


def test_the_named_player_picks_the_creature_that_goes() -> None:
    # Ruling: aim_at_oneself.
    game = vale(hands=["boulder"], areas=["harpy", "odin rudra"], stones=["2*purple"]).play("summon boulder")
    assert game.options == ["player 0", "player 1"]
    game.play("player 1")
    assert (game.asked.seat, game.options) == (1, ["discard odin", "discard rudra"])


def test_with_both_piles_empty_an_active_effect_that_draws_is_not_used() -> None:
    # Ruling: nothing_to_draw.
    game = vale(phase="resolve", areas=["griffon"], deck="", discard="")
    assert uses(game) == []


@pytest.mark.parametrize("card", ["dandelion-spirit", "hippogriff", "pegasus", "sylph", "willow"])
def test_with_both_piles_empty_a_card_that_draws_cannot_be_summoned(card: str) -> None:
    # Ruling: nothing_to_draw.
    game = vale(hands=[card], stones=["4*purple"], deck="", discard="")
    assert game.why_not(f"summon {card}") == f"nothing-to-draw card={card}"


def test_with_both_piles_empty_hydra_gets_two_of_the_other_gains() -> None:
    # Ruling: nothing_to_draw.
    game = vale(hands=["hydra"], stones=["purple"], deck="", discard="").play("summon hydra")
    assert game.options == ["gain purple blues", "gain purple points", "gain blues points"]
    assert game.why_not("gain purple draw") == "nothing-to-draw card=hydra"


def test_the_rest_of_the_draw_pile_is_revealed_before_the_discard_pile_is_shuffled_in() -> None:
    # Ruling: short_hunt.
    game = vale(phase="round", deck="imp", discard="kappa troll harpy agni odin", hands=["eternity"])
    told = happened(game, "appear", "reshuffle")
    assert told[:2] == ["appear card=imp", "reshuffle count=5"]
    assert len(told) == 5
    assert len(game.options) == 4


def test_with_too_few_cards_the_hunt_goes_on_in_order_until_each_has_a_marker() -> None:
    # Ruling: short_hunt.
    game = vale(phase="round", deck="imp", discard="kappa troll", hands=["eternity"])
    game.play("hunt kappa", "hunt imp")
    assert happened(game, "hunt") == ["hunt card=kappa", "hunt card=imp", "hunt card=troll"]
    assert (table(game).phase, game.asked.seat) == ("act", 0)
    assert offers(game, "sell") == ["kappa"]
    game.play("sell kappa", "end-turn")
    assert game.asked.seat == 1
    assert sorted(offers(game, "sell")) == ["imp", "troll"]


def test_without_any_card_to_reveal_there_is_no_hunt() -> None:
    # Ruling: short_hunt.
    game = vale(phase="round", deck="", discard="", hands=["eternity"])
    assert game.prompt == "act"
    assert game.options == ["end-turn"]


@pytest.mark.parametrize(
    ("card", "held"),
    [
        ("succubus", ""),
        ("firefox", "red"),
        ("rudra", "2*purple"),
        ("rock-golem", "purple"),
        ("yuki-onna-exalted", "blue"),
    ],
)
def test_a_false_condition_or_a_count_of_nothing_brings_nothing_and_the_summon_stands(
    card: str, held: str
) -> None:
    # Ruling: false_condition.
    game = vale(hands=[card], stones=[held]).play(f"summon {card}")
    assert area(game) == card
    assert score(game) == 0


@pytest.mark.parametrize(("card", "held"), [("yuki-onna", ""), ("stone-golem", "purple")])
def test_a_card_that_deals_with_all_stones_may_be_summoned_when_none_is_left(card: str, held: str) -> None:
    # Ruling: without_stones.
    game = vale(hands=[card], stones=[held]).play(f"summon {card}")
    assert area(game) == card
    assert stones(game) == ""
    assert score(game) == 0


@pytest.mark.parametrize("creatures", ["", "hestia", "medusa", "mimic harpy"])
def test_genie_may_be_summoned_when_no_active_effect_can_be_used(creatures: str) -> None:
    # Ruling: genie_without_effects.
    game = vale(hands=["genie"], areas=[creatures], stones=["red blue"]).play("summon genie")
    assert area(game) == f"{creatures} genie".strip()
    assert uses(game) == []


@pytest.mark.parametrize("second", ["boreas", "tengu", "dragon-egg", "kappa"])
def test_young_forest_spirit_needs_two_territories_even_for_a_card_that_leaves_at_once(second: str) -> None:
    # Ruling: free_summon_territory.
    game = vale(round_=2, hands=[f"young-forest-spirit {second} tidal agni"], areas=["troll"])
    reason = "no-second-territory card=young-forest-spirit count=1 round=2"
    assert game.why_not("summon young-forest-spirit") == reason
    game = vale(round_=3, hands=[f"young-forest-spirit {second} tidal agni"], areas=["troll"])
    game.play("summon young-forest-spirit", "discard agni", f"summon-free {second}")
    assert f"summon card={second}" in happened(game, "summon")


def test_dragon_egg_needs_one_territory_because_it_leaves_first() -> None:
    # Ruling: free_summon_territory.
    game = vale(round_=2, hands=["dragon-egg tidal"], areas=["troll"], stones=["blue"]).play("summon dragon-egg")
    assert area(game) == "troll tidal"
    game = vale(round_=1, hands=["dragon-egg tidal"], areas=["troll"], stones=["blue"])
    assert game.why_not("summon dragon-egg") == "no-territory count=1 round=1"


@pytest.mark.parametrize(("round_", "allowed"), [(2, []), (3, ["scorch"])])
def test_scorch_copying_young_forest_spirit_needs_the_further_territory_as_well(
    round_: int, allowed: list[str]
) -> None:
    # Ruling: free_summon_territory.
    game = vale(round_=round_, hands=["scorch kappa agni"], areas=["young-forest-spirit"], stones=["blue purple"])
    assert [card for card in offers(game, "summon") if card == "scorch"] == allowed


# -- active effects


def test_every_usable_effect_is_used_once_even_if_it_hurts() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", hands=["odin"], areas=["medusa goblin-soldier imp"], scores=[9, 1])
    assert game.options == ["use medusa", "use goblin-soldier", "use imp"]
    game.play("use medusa")
    assert game.options == ["use goblin-soldier", "use imp"]
    game.play("use goblin-soldier")
    assert uses(game) == ["medusa", "goblin-soldier", "imp"]
    assert game.match.over is False
    assert score(game) == 5


def test_an_impossible_effect_cannot_be_chosen_but_must_be_used_once_another_makes_it_possible() -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=["medusa griffon undine-queen"])
    assert game.options == ["use griffon", "use undine-queen"]
    assert game.why_not("use medusa") == "hand-empty card=medusa"
    game.play("use griffon")
    assert game.options == ["use medusa", "use undine-queen"]
    game.play("use undine-queen")
    assert uses(game) == ["griffon", "undine-queen", "medusa"]
    assert stones(game) == "blue purple"


@pytest.mark.parametrize("creatures", ["harpy", "nessie tidal", "troll"])
def test_an_effect_whose_condition_does_not_hold_is_not_used(creatures: str) -> None:
    # Ruling: unusable_stays_pending.
    assert uses(vale(phase="resolve", areas=[creatures])) == []


@pytest.mark.parametrize(("card", "points"), [("sea-spirit", 0), ("freyja", 1), ("valkyrie", 1)])
def test_a_plain_count_can_always_be_used(card: str, points: int) -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=[card])
    assert uses(game) == [card]
    assert score(game) == points


@pytest.mark.parametrize(
    ("points", "bargains"),
    [
        (1, ["bargain red 0", "bargain blue 1"]),
        (2, ["bargain red 0", "bargain blue 1", "bargain purple 2"]),
        (30, ["bargain red 0", "bargain blue 1", "bargain purple 2"]),
    ],
)
def test_basilisk_offers_what_its_owner_has_the_points_for(points: int, bargains: list[str]) -> None:
    # Ruling: basilisk_price.
    assert vale(phase="resolve", areas=["basilisk"], scores=[points]).options == bargains


def test_with_no_points_basilisk_brings_the_red_stone() -> None:
    # Ruling: basilisk_price.
    assert stones(vale(phase="resolve", areas=["basilisk"])) == "red"


def test_with_the_switch_basilisk_brings_any_stone_and_takes_what_points_there_are() -> None:
    # Ruling: basilisk_price.
    game = vale(phase="resolve", areas=["basilisk"], scores=[1], basilisk_debt="yes").play("bargain purple 2")
    assert stones(game) == "purple"
    assert score(game) == 0


def test_goblin_steals_only_from_opponents_with_a_point() -> None:
    # Ruling: goblin_targets.
    game = vale(4, phase="resolve", areas=["goblin"], scores=[5, 0, 1, 3])
    assert game.options == ["player 2", "player 3"]
    assert game.why_not("player 1") == "steal-nothing seat=1"
    game.play("player 2")
    assert [score(game, seat) for seat in range(4)] == [6, 0, 0, 3]


def test_goblin_is_not_used_when_no_opponent_has_a_point() -> None:
    # Ruling: goblin_targets.
    game = vale(3, phase="resolve", areas=["goblin"], scores=[5, 0, 0])
    assert uses(game) == []
    assert score(game) == 5


@pytest.mark.parametrize(
    ("before", "after"), [([5, 6], 9), ([5, 5], 1), ([6, 5], 2), ([3, 3], 0), ([4, 1], 0), ([0, 0], 0)]
)
def test_goblin_soldier_loses_in_a_tie_and_never_below_nothing(before: list[int], after: int) -> None:
    # Ruling: goblin_soldier_ties.
    game = vale(phase="resolve", areas=["goblin-soldier"], scores=before)
    assert uses(game) == ["goblin-soldier"]
    assert score(game) == after


@pytest.mark.parametrize(("taker", "taken"), [("asmodeus", "undine"), ("balog", "imp")])
def test_a_creature_that_leaves_before_its_use_loses_it_for_this_phase(taker: str, taken: str) -> None:
    # Ruling: recovered_before_use.
    game = vale(phase="resolve", areas=[f"{taken} {taker}"]).play(f"use {taker}")
    assert hand(game) == taken
    assert uses(game) == [taker]


def test_what_genie_has_used_is_used_again_in_the_resolution_phase() -> None:
    # Ruling: genie_besides.
    game = vale(hands=["genie"], areas=["salamander"], stones=["red blue"]).play("summon genie")
    assert (score(game), stones(game)) == (1, "red")
    game.play("end-turn", "end-turn")
    assert (score(game), stones(game)) == (2, "2*red")


def test_genie_uses_every_usable_effect_the_harmful_ones_and_the_returns_included() -> None:
    # Ruling: genie_all.
    game = vale(
        hands=["genie odin"], areas=["imp medusa goblin-soldier harpy"], stones=["red blue"], scores=[9, 1]
    )
    game.play("summon genie")
    assert game.options == ["use imp", "use medusa", "use goblin-soldier"]
    assert game.why_not("stop") == "must-choose"
    game.play("use medusa", "use goblin-soldier")
    assert uses(game) == ["medusa", "goblin-soldier", "imp"]
    assert discard(game) == "odin"
    assert stones(game) == "purple"
    assert score(game) == 5
    assert area(game) == "medusa goblin-soldier harpy genie"


def test_genie_uses_what_becomes_possible_and_passes_over_what_has_left() -> None:
    # Ruling: genie_all.
    game = vale(hands=["genie"], areas=["medusa asmodeus imp"], stones=["red blue"])
    game.play("summon genie", "use asmodeus")
    assert uses(game) == ["asmodeus", "medusa"]
    assert discard(game) == "imp"
    assert area(game) == "medusa asmodeus genie"


def test_scorch_copying_genie_uses_all_effects_once_more() -> None:
    # Ruling: genie_all.
    game = vale(hands=["scorch"], areas=["genie undine-queen"], stones=["blue purple"]).play("summon scorch")
    assert stones(game) == "blue"
    game = vale(hands=["genie scorch"], areas=["salamander"], stones=["red 2*blue purple"])
    game.play("summon genie", "pay 1 1 0", "summon scorch")
    assert score(game) == 2


@pytest.mark.parametrize("card", ["imp", "undine", "mud-slime", "dandelion-spirit"])
def test_genie_exalted_copying_a_return_goes_back_itself(card: str) -> None:
    # Ruling: copied_this.
    game = vale(phase="resolve", areas=[f"{card} genie-exalted"]).play("use genie-exalted")
    assert happened(game, "use", "recover")[:2] == ["use card=genie-exalted", "recover card=genie-exalted"]
    assert hand(game) == f"genie-exalted {card}"


def test_scorch_copying_aeris_may_recover_aeris_but_not_itself() -> None:
    # Ruling: copied_this.
    game = vale(hands=["scorch"], areas=["aeris troll"], stones=["blue purple"]).play("summon scorch")
    assert game.options == ["take-back aeris", "take-back troll"]
    game.play("take-back aeris")
    assert area(game) == "troll scorch"
    assert score(game) == 9


def test_scorch_copying_cerberus_may_discard_cerberus_but_not_itself() -> None:
    # Ruling: copied_this.
    game = vale(hands=["scorch"], areas=["cerberus troll"], stones=["blue purple"]).play("summon scorch")
    assert game.options == ["discard cerberus", "discard troll", "stop"]
    game.play("discard cerberus", "stop")
    assert area(game) == "troll scorch"


def test_genie_may_use_genie_exalted_which_copies_neither_genie_nor_itself() -> None:
    # Ruling: copy_loops.
    game = vale(hands=["genie"], areas=["genie-exalted undine-queen salamander"], stones=["red blue"])
    game.play("summon genie", "use genie-exalted")
    assert game.options == ["copy undine-queen", "copy salamander"]
    assert game.why_not("copy genie") == "no-active-effect card=genie"
    assert game.why_not("copy genie-exalted") == "only-others card=genie-exalted"
    game.play("copy salamander", "use salamander")
    assert uses(game) == ["genie-exalted", "salamander", "undine-queen"]
    assert score(game) == 2


def test_scorch_copies_genie_and_never_itself() -> None:
    # Ruling: copy_loops.
    game = vale(hands=["scorch"], areas=["genie surtr"], stones=["blue purple"]).play("summon scorch")
    assert sorted(game.options) == ["copy genie", "copy surtr"]
    assert game.why_not("copy scorch") == "only-others card=scorch"


def test_after_200_summons_and_removals_in_a_turn_no_more_are_possible() -> None:
    # Ruling: endless_turns.
    game = vale(hands=["hestia imp"], areas=["troll"], stones=["purple"], prey="kappa:0")
    table(game).actions = 199
    game.play("summon hestia")
    assert game.options == ["sell kappa", "tame kappa"]
    assert game.why_not("summon imp") == "turn-too-long count=200"
    assert game.why_not("remove troll") == "turn-too-long count=200"
    game.play("tame kappa")
    assert game.options == ["end-turn"]


def test_scorch_copies_only_what_can_be_carried_out_in_full() -> None:
    # Ruling: scorch_targets.
    game = vale(hands=["scorch"], areas=["surtr forest-spirit imp ember"], stones=["blue purple"])
    game.play("summon scorch")
    assert game.options == ["copy surtr", "copy imp"]
    assert game.why_not("copy forest-spirit") == "hand-lacks-another card=forest-spirit"
    assert game.why_not("copy ember") == "nobody-has-family card=ember family=water"


def test_scorch_cannot_be_summoned_for_an_impossible_effect_alone() -> None:
    # Ruling: scorch_targets.
    game = vale(hands=["scorch"], areas=["forest-spirit"], stones=["blue purple"])
    assert game.why_not("summon scorch") == "nothing-instant-to-copy card=scorch"


def test_hydra_gets_two_different_gains() -> None:
    # Ruling: hydra_pair.
    game = vale(hands=["hydra"], stones=["purple"]).play("summon hydra")
    assert game.options == [
        "gain purple draw", "gain purple blues", "gain purple points", "gain draw blues", "gain draw points",
        "gain blues points",
    ]  # fmt: skip
    for gain in ("purple", "draw", "blues", "points"):
        assert game.why_not(f"gain {gain} {gain}") == "gain-two-different"


# -- what is open, and the piles


@pytest.mark.parametrize("seat", [1, None])
def test_others_see_how_many_cards_a_hand_holds_and_only_those_that_everybody_saw(seat: int | None) -> None:
    # Ruling: open_and_hidden.
    game = vale(
        hands=["?hydra genie"], areas=["mimic imp griffon"], stones=["red blue"], prey="kappa:0", discard="troll"
    )
    game.play("tame kappa", "summon genie", "use mimic", "use imp")
    seen = view(game, seat)["players"][0]
    assert seen["hand"] is None
    assert seen["known"] == ["kappa", "troll", "imp"]
    assert seen["cards_in_hand"] == 5


def test_the_discard_pile_the_size_of_the_draw_pile_and_tengu_on_it_are_open() -> None:
    # Ruling: open_and_hidden.
    game = vale(hands=["tengu"], stones=["blue"], prey="imp:0", deck="troll odin", discard="agni")
    game.play("sell imp", "summon tengu", "pay 0 1 0")
    seen = view(game, 1)
    assert seen["discard"] == ["agni", "imp"]
    assert seen["pile"] == 3
    assert seen["top"] == "tengu"


def test_tengu_drawn_from_the_top_stays_known_and_other_cards_are_drawn_unseen() -> None:
    # Ruling: open_and_hidden.
    for top, known in (("tengu", ["tengu"]), ("", [])):
        game = vale(hands=["pegasus"], stones=["blue"], top=top).play("summon pegasus")
        seen = view(game, 1)["players"][0]
        assert seen["cards_in_hand"] == 1
        assert seen["known"] == known


def test_the_discard_pile_stays_until_a_card_is_needed_so_mimic_can_search_it() -> None:
    # Ruling: reshuffle_moment.
    game = vale(hands=["genie"], areas=["griffon mimic"], stones=["red blue"], deck="imp", discard="troll goblin")
    game.play("summon genie", "use griffon")
    assert table(game).pile == 0
    assert game.options == ["take goblin", "take troll"]
    game.play("take troll")
    assert discard(game) == "goblin"
    assert happened(game, "reshuffle") == []


def test_tengu_lies_on_an_empty_draw_pile_as_its_only_card() -> None:
    # Ruling: reshuffle_moment.
    game = vale(hands=["tengu"], stones=["blue"], deck="", discard="troll goblin").play("summon tengu")
    assert table(game).pile == 1
    assert discard(game) == "troll goblin"


# -- the end


def test_reaching_sixty_points_does_not_end_the_turn_or_the_round() -> None:
    # Ruling: sixty_points.
    game = vale(hands=["surtr"], areas=["", "undine-queen"], stones=["red blue"], scores=[59, 10])
    game.play("summon surtr")
    assert score(game) == 61
    assert game.prompt == "act"
    game.play("end-turn", "end-turn")
    assert stones(game, 1) == "blue"
    assert game.match.over
    assert game.scores == [61, 10]


@pytest.mark.parametrize(("bargain", "over"), [("red 0", True), ("purple 2", False)])
def test_sixty_points_lost_again_before_the_end_of_the_round_do_not_count(bargain: str, over: bool) -> None:
    # Ruling: sixty_points.
    game = vale(phase="resolve", areas=["basilisk"], scores=[60, 10]).play(f"bargain {bargain}")
    assert game.match.over == over


@pytest.mark.parametrize(("round_", "over"), [(9, False), (10, True)])
def test_round_ten_is_the_last_and_played_in_full(round_: int, over: bool) -> None:
    # Ruling: sixty_points.
    game = vale(round_=round_, areas=["salamander", "nessie"], scores=[3, 4])
    game.play("end-turn", "end-turn")
    assert [score(game, seat) for seat in range(2)] == [4, 6]
    assert game.match.over == over


@pytest.mark.parametrize(
    ("creatures", "places"),
    [
        (["surtr", "agni kappa", "hydra", "rudra"], [1, 2, 3, 4]),
        (["surtr", "hydra", "agni kappa", "rudra"], [1, 3, 2, 4]),
        (["surtr", "hydra", "agni", "rudra tidal"], [1, 2, 2, 4]),
    ],
)
def test_lower_places_go_by_points_then_creatures_and_equals_share(
    creatures: list[str], places: list[int]
) -> None:
    # Ruling: lower_places.
    game = vale(4, round_=10, areas=creatures, scores=[50, 40, 40, 30]).play(*["end-turn"] * 4)
    assert game.match.result.places == places


# -- turns


@pytest.mark.parametrize("order", [*permutations(["summon hestia", "sell tidal", "tame imp"])])
def test_hunted_creatures_may_be_sold_and_tamed_at_any_time_of_the_turn(order: tuple[str, ...]) -> None:
    # Ruling: hunted_any_time.
    game = vale(hands=["hestia"], prey="tidal:0 imp:0").play(*order)
    assert (area(game), stones(game), hand(game)) == ("hestia", "purple", "imp")
    assert game.options == ["summon imp", "remove hestia", "end-turn"]


def test_a_turn_does_not_end_before_both_hunted_creatures_are_sold_or_tamed() -> None:
    # Ruling: hunted_any_time.
    game = vale(hands=["hestia"], prey="tidal:0 imp:0").play("summon hestia")
    assert game.why_not("end-turn") == "markers-left count=2"
    game.play("tame tidal")
    assert game.why_not("end-turn") == "markers-left count=1"
    game.play("sell imp", "end-turn")
    assert game.asked.seat == 1


def test_only_hunted_creatures_are_sold() -> None:
    # Ruling: selling_hunted_only.
    game = vale(hands=["imp"], areas=["troll"], prey="kappa:0 tidal:1")
    assert offers(game, "sell") == ["kappa"]
    assert game.why_not("sell imp") == "only-hunted card=imp"
    assert game.why_not("sell troll") == "only-hunted card=troll"
    assert game.why_not("sell tidal") == "marker-of-another card=tidal seat=1"


def test_no_hunted_creature_stays_on_the_board() -> None:
    # Ruling: selling_hunted_only.
    game = vale(prey="kappa:0")
    assert game.options == ["sell kappa", "tame kappa"]
    assert game.why_not("end-turn") == "markers-left count=1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player_and_points_follow_the_order_of_turns(seats: int) -> None:
    # Ruling: first_player.
    games = [vale(seats, phase="setup", round_=0, seed=seed) for seed in range(40)]
    assert {table(game).first for game in games} == set(range(seats))
    for game in games:
        order = [(table(game).first + turn) % seats for turn in range(seats)]
        assert game.asked.seat == order[0]
        assert [score(game, seat) for seat in order] == [*range(1, seats + 1)]


def test_only_the_action_of_taming_is_taming_for_triton() -> None:
    # Ruling: taming_only.
    game = vale(areas=["triton"], prey="kappa:0 imp:0")
    assert stones(game.play("tame kappa")) == "2*blue"
    assert stones(game.play("tame imp")) == "2*blue"
    assert stones(vale(areas=["triton"], prey="kappa:0").play("sell kappa")) == "blue"


@pytest.mark.parametrize(
    ("creatures", "piles", "came"),
    [
        ("griffon", {"deck": "nessie"}, "?nessie"),
        ("mimic", {"discard": "goblin"}, "goblin"),
        ("undine", {}, "undine"),
        ("asmodeus yuki-onna", {}, "yuki-onna"),
    ],
)
def test_drawing_taking_and_recovering_are_no_taming_for_triton(
    creatures: str, piles: dict[str, Any], came: str
) -> None:
    # Ruling: taming_only.
    game = vale(phase="resolve", round_=10, areas=[f"triton {creatures}"], **piles)
    assert hand(game) == came
    assert stones(game) == ""


# -- one thing after the other


def test_whoever_must_discard_on_the_turn_of_another_chooses_that_and_no_more() -> None:
    # Ruling: forced_discard.
    game = vale(
        3, hands=["marina tidal", "imp"], areas=["", "hestia agni", "kappa"], stones=["red purple", "6*blue"]
    ).play("summon marina")  # fmt: skip
    assert (game.asked.seat, game.prompt) == (1, "discard-area card=marina")
    assert game.options == ["discard hestia", "discard agni"]
    assert game.why_not("summon imp") == "other-step"
    game.play("discard hestia")
    assert stones(game, 1) == "4*blue"
    assert (game.asked.seat, game.prompt) == (0, "act")


def test_whoever_loses_hestia_on_the_turn_of_another_chooses_stones_too() -> None:
    # Ruling: forced_discard.
    game = vale(hands=["marina"], areas=["", "hestia"], stones=["red purple", "3*red 3*blue"])
    game.play("summon marina")
    assert (game.asked.seat, game.prompt) == (1, "return-stones count=2 limit=4")
    assert game.why_not("end-turn") == "other-step"
    game.play("return 1 1 0")
    assert (game.asked.seat, game.prompt) == (0, "act")


@pytest.mark.parametrize(
    ("card", "points", "prey"),
    [
        ("leviathan", 7, "tidal"), ("ember", 7, "kappa"), ("marina", 7, "agni"), ("gust", 8, "troll"),
        ("boulder", 8, "harpy"),
    ],
)  # fmt: skip
def test_points_come_before_the_discard_as_printed(card: str, points: int, prey: str) -> None:
    # Ruling: printed_order.
    game = vale(hands=[card], areas=["", prey], stones=["2*purple"]).play(f"summon {card}")
    assert happened(game, "earn", "discard") == [f"earn count={points} card={card}", f"discard card={prey}"]


def test_no_effect_takes_a_score_below_nothing() -> None:
    # Ruling: rules_that_stay.
    game = vale(phase="resolve", areas=["goblin-soldier", "goblin"], scores=[3, 0])
    assert (score(game, 0), score(game, 1)) == (0, 0)
    assert happened(game, "lose") == ["lose count=3 card=goblin-soldier"]


def test_no_effect_lifts_the_limit_of_stones_but_hestias() -> None:
    # Ruling: rules_that_stay.
    game = vale(phase="resolve", areas=["horned-salamander"], stones=["4*purple"])
    assert game.prompt == "return-stones count=4 limit=4"
    game = vale(phase="resolve", areas=["horned-salamander hestia"], stones=["4*purple"])
    assert game.prompt == "return-stones count=2 limit=6"


def test_cards_overrule_what_they_contradict() -> None:
    # Ruling: rules_that_stay.
    game = vale(hands=["young-forest-spirit eternity imp"]).play("summon young-forest-spirit", "discard imp")
    assert area(game) == "young-forest-spirit eternity"  # without a payment
    assert stones(vale(phase="resolve", areas=["snail-maiden"], stones=["blue"])) == "purple"  # an exchange


# -- the effects of a turn


def test_the_effects_that_wait_in_a_turn_only_become_fewer() -> None:
    # Ruling: resolution_set.
    game = vale(phase="resolve", hands=["hestia"], areas=["asmodeus undine salamander odin"])
    assert view(game, 0)["waiting"] == ["asmodeus", "undine", "salamander", "odin"]
    game.play("use asmodeus")
    assert hand(game) == "hestia undine"
    assert view(game, 0)["waiting"] == ["salamander", "odin"]
    assert game.why_not("summon undine") == "other-phase phase=act now=resolve"
    game.play("use odin")
    assert uses(game) == ["asmodeus", "odin", "salamander"]


def test_cards_that_come_into_the_hand_in_this_phase_wait_for_the_next_action_phase() -> None:
    # Ruling: resolution_set.
    game = vale(phase="resolve", areas=["mimic imp"], discard="goblin", first=1, turn=1).play("use imp")
    assert hand(game) == "imp goblin"
    assert game.why_not("summon goblin") == "other-phase phase=act now=hunt"
    while game.prompt == "hunt":
        game.play(game.options[0])
    assert offers(game, "summon") == ["imp"]


def test_an_active_effect_is_used_in_the_round_of_its_summon() -> None:
    # Ruling: once_each.
    game = vale(hands=["undine-queen"], stones=["blue"]).play("summon undine-queen", "end-turn", "end-turn")
    assert uses(game) == ["undine-queen"]


def test_an_active_effect_is_used_once_more_after_genie() -> None:
    # Ruling: once_each.
    game = vale(hands=["genie"], areas=["undine-queen"], stones=["red blue"])
    game.play("summon genie", "end-turn", "end-turn")
    assert uses(game) == ["undine-queen", "undine-queen"]


def test_a_creature_that_went_back_and_was_summoned_again_is_used_once_more() -> None:
    # Ruling: once_each.
    game = vale(round_=10, hands=["genie"], areas=["undine"], stones=["2*red blue"])
    game.play("summon genie", "summon undine", "end-turn", "end-turn")
    assert happened(game, "use", "recover", "summon") == [
        "summon card=genie", "use card=undine", "recover card=undine", "summon card=undine", "use card=undine",
        "recover card=undine",
    ]  # fmt: skip


# -- summons within summons


def test_a_free_summon_is_a_whole_within_the_summon_that_brings_it() -> None:
    # Ruling: nested_summons.
    game = vale(hands=["young-forest-spirit dragon-egg tidal imp"], areas=["sylph"])
    game.play("summon young-forest-spirit", "discard imp", "summon-free dragon-egg")
    assert happened(game, "summon", "earn", "discard-hand", "discard") == [
        "summon card=young-forest-spirit", "earn count=1 card=sylph", "discard-hand card=imp",
        "summon card=dragon-egg", "earn count=1 card=sylph", "discard card=dragon-egg",
        "summon card=tidal", "earn count=1 card=sylph", "earn count=5 card=tidal",
    ]  # fmt: skip


def test_sylph_brought_by_young_forest_spirit_scores_for_neither_but_for_the_next_summon() -> None:
    # Ruling: nested_summons.
    game = vale(hands=["young-forest-spirit sylph hestia imp"])
    game.play("summon young-forest-spirit", "discard imp", "summon-free sylph")
    assert score(game) == 0
    assert score(game.play("summon hestia")) == 1


def test_young_forest_spirit_discards_first_and_declines_nothing() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["young-forest-spirit imp kappa troll"]).play("summon young-forest-spirit")
    assert game.options == ["discard imp", "discard kappa", "discard troll"]
    assert game.why_not("stop") == "must-choose"
    game.play("discard imp")
    assert game.options == ["summon-free kappa", "summon-free troll"]
    assert game.why_not("stop") == "must-choose"
    assert game.why_not("summon-free imp") == "card-in-discard card=imp"


@pytest.mark.parametrize(
    ("others", "first"),
    [
        ("forest-spirit imp", ["forest-spirit"]),  # behind Imp it would have nothing to discard
        ("forest-spirit imp kappa", ["forest-spirit", "imp", "kappa"]),
        ("ember imp", ["ember"]),
        ("ember imp kappa", ["ember", "imp", "kappa"]),
        ("aeris ember", ["ember"]),  # Aeris finds the Spirit, Ember finds no water creature
        ("pegasus ember", ["ember"]),  # with both piles empty Pegasus draws the discarded card
    ],
)
def test_young_forest_spirit_allows_only_pairs_whose_second_card_can_be_summoned(
    others: str, first: list[str]
) -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=[f"young-forest-spirit {others}"], deck="", discard="").play("summon young-forest-spirit")
    assert offers(game, "discard") == first


def test_the_second_card_of_young_forest_spirit_sees_the_spirit_and_the_discarded_card_gone() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["young-forest-spirit aeris ember"]).play("summon young-forest-spirit", "discard ember")
    assert (area(game), hand(game)) == ("aeris", "young-forest-spirit")
    game = vale(hands=["young-forest-spirit firefox imp troll"]).play("summon young-forest-spirit")
    assert score(game.play("discard imp", "summon-free firefox")) == 1
    game = vale(hands=["young-forest-spirit pegasus ember"], deck="", discard="")
    assert hand(game.play("summon young-forest-spirit", "discard ember")) == "?ember"


def test_scorch_copying_young_forest_spirit_keeps_to_the_same_pairs() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["scorch forest-spirit imp"], areas=["young-forest-spirit"], stones=["blue purple"])
    game.play("summon scorch")
    assert game.options == ["discard forest-spirit"]
    game.play("discard forest-spirit")
    assert area(game) == "young-forest-spirit scorch imp"


@pytest.mark.parametrize(
    ("dragon", "alone", "enough"),
    [
        ("aeris", "", "hestia"),
        ("scorch", "agni", "ifrit"),
        ("ember", "agni", "kappa"),
        ("marina", "kappa", "agni"),
        ("gust", "agni", "troll"),
        ("boulder", "agni", "harpy"),
    ],
)
def test_the_dragon_after_dragon_egg_is_checked_without_the_egg(dragon: str, alone: str, enough: str) -> None:
    # Ruling: egg_leaves_first.
    game = vale(hands=[f"dragon-egg {dragon}"], areas=[alone], stones=["purple"])
    assert game.why_not("summon dragon-egg") == "no-dragon-can-follow card=dragon-egg"
    game = vale(hands=[f"dragon-egg {dragon}"], areas=[enough], stones=["purple"]).play("summon dragon-egg")
    assert happened(game, "discard", "summon")[:3] == [
        "summon card=dragon-egg", "discard card=dragon-egg", f"summon card={dragon}",
    ]  # fmt: skip


def test_tidal_after_dragon_egg_counts_itself_alone() -> None:
    # Ruling: egg_leaves_first.
    assert score(vale(hands=["dragon-egg tidal"], stones=["blue"]).play("summon dragon-egg")) == 5


@pytest.mark.parametrize(
    ("card", "held", "before", "payment", "after"),
    [
        ("agni", "4*red purple", "cost=12 purse=10", "pay 0 0 1", "cost=12 purse=8"),
        ("hae-tae", "3*red purple", "cost=12 purse=9", "pay 3 0 0", "cost=12 purse=3"),
        ("pegasus", "3*red blue", "cost=12 purse=6", "pay 3 0 0", "cost=11 purse=3"),
    ],
)
def test_a_permanent_effect_holds_from_the_end_of_its_own_summon(
    card: str, held: str, before: str, payment: str, after: str
) -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"{card} eternity"], stones=[held])
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity {before}"
    game.play(f"summon {card}", payment)
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity {after}"


@pytest.mark.parametrize(
    ("card", "held", "before", "after"),
    [
        ("agni", "2*red purple", "cost=12 purse=10", "cost=12 purse=2"),
        ("water-giant", "blue purple", "cost=12 purse=11", "cost=12 purse=3"),
        ("pegasus", "blue purple", "cost=11 purse=9", "cost=12 purse=3"),
    ],
)
def test_a_permanent_effect_holds_until_its_creature_leaves(card: str, held: str, before: str, after: str) -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=["eternity"], areas=[card], stones=[held])
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity {before}"
    game.play(f"remove {card}")
    assert game.why_not("summon eternity") == f"cannot-pay card=eternity {after}"


def test_nothing_that_was_scored_or_given_back_is_worked_out_again() -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=["yuki-onna-exalted hae-tae"], stones=["3*blue purple"])
    game.play("summon yuki-onna-exalted", "pay 0 1 0", "summon hae-tae", "pay 0 1 0")
    assert score(game) == 2 * 3
    game = vale(hands=["hestia"], stones=["4*red"], prey="harpy:0").play("sell harpy", "return 2 0 0")
    assert stones(game.play("summon hestia")) == "3*red blue"


def test_a_lower_limit_of_stones_holds_at_once() -> None:
    # Ruling: permanents_from_when.
    game = vale(round_=1, areas=["hestia"], stones=["4*blue 2*purple"]).play("remove hestia", "pay 0 1 0")
    assert game.prompt == "return-stones count=1 limit=4"


# -- Scorch and Genie Exalted


@pytest.mark.parametrize(
    ("copied", "points"),
    [
        ("lava-giant", 2),
        ("ifrit", 2),
        ("gi-rin", 4),
        ("tidal", 10),
        ("surtr", 4),
        ("behemoth", 6),
        ("eternity", 4),
        ("incubus", 2),
    ],
)
def test_scorch_stays_a_dragon_of_cost_nine_and_one_creature(copied: str, points: int) -> None:
    # Ruling: scorch_stays_dragon.
    game = vale(hands=["scorch"], areas=[copied], stones=["blue purple"])
    assert score(game.play("summon scorch")) == points


@pytest.mark.parametrize("named", [0, 1])
def test_scorch_can_always_copy_leviathan_and_may_be_lost_through_it(named: int) -> None:
    # Ruling: scorch_stays_dragon.
    game = vale(hands=["scorch"], areas=["leviathan", "tidal"], stones=["blue purple"]).play("summon scorch")
    game.play(f"player {named}")
    assert discard(game) == ["scorch", "tidal"][named]
    assert score(game) == 7
    game = vale(hands=["scorch"], areas=["leviathan"], stones=["blue purple"]).play("summon scorch")
    assert discard(game) == "scorch"


def test_scorch_can_always_copy_genie() -> None:
    # Ruling: scorch_stays_dragon.
    game = vale(hands=["scorch"], areas=["genie"], stones=["blue purple"]).play("summon scorch")
    assert happened(game, "copy", "use") == ["copy card=scorch copied=genie"]


@pytest.mark.parametrize(("card", "points"), [("medusa", 9), ("goblin-soldier", 1), ("imp", 9)])
def test_genie_exalted_must_copy_even_what_is_unwelcome(card: str, points: int) -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", hands=["odin harpy"], areas=[f"genie-exalted {card}"], scores=[9, 1])
    assert game.options == ["use genie-exalted", f"use {card}"]
    game.play("use genie-exalted")
    assert happened(game, "copy") == [f"copy card=genie-exalted copied={card}"]
    if card == "medusa":
        game.play("discard odin")
    assert score(game) == points


def test_genie_exalted_is_not_left_unused_while_there_is_something_to_copy() -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", areas=["genie-exalted goblin-soldier"], scores=[9, 1]).play("use goblin-soldier")
    assert uses(game) == ["goblin-soldier", "genie-exalted"]
    assert score(game) == 1


@pytest.mark.parametrize("card", ["imp", "undine", "mud-slime", "dandelion-spirit"])
def test_what_has_recovered_itself_is_no_longer_there_for_genie_exalted(card: str) -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", areas=[f"genie-exalted {card}"]).play(f"use {card}")
    assert uses(game) == [card]
    assert area(game) == "genie-exalted"


@pytest.mark.parametrize("first", ["genie-exalted", "undine-queen"])
def test_genie_exalted_copies_an_effect_whether_it_has_been_used_or_not(first: str) -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", areas=["genie-exalted undine-queen"]).play(f"use {first}")
    assert stones(game) == "2*blue"


# -- the discard pile within a turn, and the end


def test_a_draw_in_the_middle_of_an_effect_has_all_discarded_cards_shuffled_in() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=["young-forest-spirit pegasus imp"], areas=["troll"], prey="kappa:1", deck="", discard="")
    game.play("summon young-forest-spirit", "discard imp")
    assert happened(game, "discard-hand", "summon", "reshuffle", "draw-hidden") == [
        "summon card=young-forest-spirit", "discard-hand card=imp", "summon card=pegasus", "reshuffle count=1",
        "draw-hidden hand=1 pile=0",
    ]  # fmt: skip
    assert (hand(game), area(game)) == ("?imp", "troll young-forest-spirit pegasus")
    assert [NAME_OF[card] for card in table(game).prey] == ["kappa"]


@pytest.mark.parametrize(("first", "used"), [("griffon", ["griffon"]), ("mimic", ["mimic", "griffon"])])
def test_mimic_finds_nothing_once_griffon_has_had_the_discard_pile_shuffled(first: str, used: list[str]) -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(phase="resolve", round_=10, areas=["griffon mimic"], deck="", discard="troll imp")
    assert uses(game.play(f"use {first}")) == used


@pytest.mark.parametrize(
    ("creatures", "places"),
    [
        (["agni imp", "surtr"], [1, 1]),
        (["agni imp", "surtr hydra"], [2, 1]),
        (["agni kappa", "surtr"], [1, 2]),
    ],
)
def test_creatures_that_go_back_in_the_last_resolution_phase_do_not_break_a_tie(
    creatures: list[str], places: list[int]
) -> None:
    # Ruling: end_counting.
    game = vale(round_=10, areas=creatures, scores=[50, 50]).play("end-turn", "end-turn")
    assert game.match.over
    assert game.match.result.places == places


# -- parts of effects, stones and markers


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("medusa", "hand-empty card=medusa"),
        ("charybdis", "no-blue-stone card=charybdis"),
        ("burning-skull", "no-red-stone card=burning-skull"),
        ("snail-maiden", "no-blue-or-purple-stone card=snail-maiden"),
    ],
)
def test_without_the_price_there_is_no_reward_and_nothing_else_is_prevented(card: str, reason: str) -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=[f"{card} valkyrie odin"])
    assert game.why_not(f"use {card}") == reason
    game.play("use odin")
    assert uses(game) == ["odin", "valkyrie"]
    assert stones(game) == ""
    assert score(game) == 2 + 2


def test_an_effect_that_only_gives_is_used_at_the_limit_of_stones() -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=["salamander"], stones=["4*purple"])
    assert uses(game) == ["salamander"]
    assert game.prompt == "return-stones count=1 limit=4"


def test_an_impossible_active_effect_forbids_no_summon() -> None:
    # Ruling: partial_effects.
    game = vale(hands=["medusa"], stones=["red blue"]).play("summon medusa")
    assert area(game) == "medusa"


def test_stones_are_not_thrown_away_or_exchanged_at_will() -> None:
    # Ruling: no_free_return.
    game = vale(stones=["3*red blue"])
    assert game.options == ["end-turn"]
    for line in ("return 1 0 0", "exchange blue", "pay 1 0 0"):
        assert game.why_not(line) == "no-step"


@pytest.mark.parametrize("line", ["return 2 0 0", "return 4 0 0", "return 3 1 0", "return 0 0 0"])
def test_not_one_stone_more_or_less_than_the_surplus_goes_back(line: str) -> None:
    # Ruling: no_free_return.
    game = vale(stones=["2*red blue"], prey="goblin:0").play("sell goblin")
    assert game.options == ["return 3 0 0", "return 2 1 0"]
    assert game.why_not(line) == "return-exactly count=3"


def test_each_marker_goes_on_a_creature_without_one() -> None:
    # Ruling: hunting_duty.
    game = vale(phase="hunt", prey="imp kappa troll harpy").play("hunt imp", "hunt kappa")
    assert game.asked.seat == 1
    assert game.options == ["hunt troll", "hunt harpy"]
    assert game.why_not("hunt imp") == "marker-there card=imp seat=0"
    assert game.why_not("hunt kappa") == "marker-there card=kappa seat=1"
    assert game.why_not("stop") == "must-choose"
    assert game.why_not("end-turn") == "other-phase phase=act now=hunt"


def test_triton_reacts_right_after_each_water_creature_has_been_tamed() -> None:
    # Ruling: triton_moment.
    game = vale(areas=["triton"], prey="kappa:0 nessie:0").play("tame kappa", "tame nessie")
    assert happened(game, "tame", "gain-stones") == [
        "tame card=kappa", "gain-stones stone=blue count=2", "tame card=nessie", "gain-stones stone=blue count=2",
    ]  # fmt: skip


def test_what_triton_brings_is_settled_before_the_next_action() -> None:
    # Ruling: triton_moment.
    game = vale(areas=["triton"], stones=["3*red"], prey="kappa:0 nessie:0").play("tame kappa")
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.why_not("tame nessie") == "other-step"


def test_triton_summoned_between_two_tamings_reacts_to_the_second() -> None:
    # Ruling: triton_moment.
    game = vale(hands=["triton"], stones=["purple"], prey="kappa:0 nessie:0")
    game.play("tame kappa", "summon triton")
    assert stones(game) == ""
    assert stones(game.play("tame nessie")) == "2*blue"


@pytest.mark.parametrize(
    ("creatures", "first", "used"),
    [
        ("asmodeus undine", "asmodeus", ["asmodeus"]),
        ("asmodeus imp", "asmodeus", ["asmodeus"]),
        ("asmodeus imp", "imp", ["imp"]),
        ("medusa harpy", "medusa", ["medusa"]),
        ("medusa harpy", "harpy", ["harpy", "medusa"]),
    ],
)
def test_effects_may_be_lost_through_the_order_that_is_chosen(creatures: str, first: str, used: list[str]) -> None:
    # Ruling: best_order.
    game = vale(phase="resolve", hands=["odin agni" if "harpy" in creatures else ""], areas=[creatures])
    game.play(f"use {first}")
    if game.prompt == "discard-hand card=medusa":
        game.play("discard odin")
    assert uses(game) == used


def test_an_effect_that_can_be_used_at_the_end_may_not_be_left() -> None:
    # Ruling: best_order.
    game = vale(phase="resolve", areas=["goblin-soldier salamander"], scores=[9, 1])
    assert game.why_not("end-turn") == "other-phase phase=act now=resolve"
    assert game.why_not("stop") == "must-choose"
    assert uses(game.play("use salamander")) == ["salamander", "goblin-soldier"]


def test_the_creatures_chosen_for_cerberus_leave_together_and_nothing_reacts() -> None:
    # Ruling: cerberus_together.
    game = vale(hands=["cerberus"], areas=["sylph hestia troll"], stones=["4*red purple"])
    game.play("summon cerberus", "discard hestia", "discard sylph")
    assert area(game) == "sylph hestia troll cerberus"
    assert discard(game) == ""
    game.play("stop")
    assert area(game) == "troll cerberus"
    assert happened(game, "summon", "earn", "discard", "return-stones") == [
        "summon card=cerberus", "earn count=1 card=sylph", "discard card=hestia", "discard card=sylph",
    ]  # fmt: skip
    assert stones(game) == "4*red"


def test_only_the_limit_of_stones_is_settled_when_cerberus_has_discarded_hestia() -> None:
    # Ruling: cerberus_together.
    game = vale(hands=["cerberus"], areas=["hestia troll"], stones=["5*red purple"])
    game.play("summon cerberus", "pay 0 0 1", "discard hestia", "discard troll")
    assert happened(game, "discard", "return-stones") == [
        "discard card=hestia", "discard card=troll", "return-stones stone=red count=1",
    ]  # fmt: skip
