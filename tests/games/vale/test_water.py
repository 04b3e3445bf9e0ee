"""The creatures of water, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale

KEPT = "eternity"  # a card to keep in the hand; with its cost of 12 a refusal shows what the stones are worth

COSTS = [
    ("charybdis", 5), ("hae-tae", 3), ("hydra", 4), ("kappa", 1), ("leviathan", 4), ("nessie", 2), ("poseidon", 7),
    ("sea-spirit", 1), ("snail-maiden", 3), ("triton", 4), ("undine", 1), ("undine-queen", 3), ("water-giant", 4),
    ("yuki-onna", 0), ("yuki-onna-exalted", 3),
]  # fmt: skip
CARDS = [card for card, _ in COSTS]


@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, cost in COSTS if cost])
def test_a_water_creature_costs_what_is_printed_on_it(card: str, cost: int) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=["", "tidal"])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


def test_yuki_onna_costs_nothing() -> None:
    game = vale(hands=[f"yuki-onna {KEPT}"]).play("summon yuki-onna")
    assert area(game) == "yuki-onna"
    assert hand(game) == KEPT


@pytest.mark.parametrize("card", CARDS)
def test_a_water_creature_is_sold_for_a_blue_stone(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT]).play(f"sell {card}")
    assert stones(game) == "blue"
    assert discard(game) == card


@pytest.mark.parametrize("card", CARDS)
def test_a_water_creature_needs_a_free_territory(card: str) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=["goblin tidal"], stones=["2*purple"], round_=2)
    assert game.why_not(f"summon {card}") == "no-territory count=2 round=2"


@pytest.mark.parametrize(
    "card",
    [
        "hae-tae", "hydra", "kappa", "leviathan", "poseidon", "triton", "water-giant", "yuki-onna",
        "yuki-onna-exalted",
    ],
)  # fmt: skip
def test_a_water_creature_without_an_active_effect_has_nothing_to_use(card: str) -> None:
    game = vale(phase="resolve", areas=[f"{card} salamander odin"])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not(f"use {card}") == f"no-active-effect card={card}"


# -- Charybdis


@pytest.mark.parametrize(
    ("held", "left"), [("blue", ""), ("3*blue", "2*blue"), ("red blue purple", "red purple"), ("4*blue", "3*blue")]
)
def test_charybdis_discards_exactly_one_blue_stone_and_scores_five(held: str, left: str) -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["charybdis"], stones=[held])
    assert stones(game) == left
    assert score(game) == 5
    assert game.events()[:3] == [
        "use seat=0 card=charybdis",
        "give-up-stones seat=0 stone=blue count=1",
        "earn seat=0 count=5 card=charybdis",
    ]


@pytest.mark.parametrize("held", ["", "3*red", "2*purple"])
def test_charybdis_is_idle_without_a_blue_stone(held: str) -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=["charybdis salamander odin"], stones=[held])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use charybdis") == "no-blue-stone card=charybdis"
    game.play("use odin")
    assert score(game) == 2 + 1
    assert "use seat=0 card=charybdis" not in game.events()


@pytest.mark.parametrize("permanent", ["hae-tae", "water-giant"])
def test_charybdis_wants_a_stone_that_is_really_blue_whatever_stones_are_worth(permanent: str) -> None:
    # Ruling: colour_stays.
    game = vale(phase="resolve", areas=[f"charybdis salamander odin {permanent}"], stones=["2*purple"])
    assert game.why_not("use charybdis") == "no-blue-stone card=charybdis"
    game = vale(phase="resolve", areas=[f"charybdis {permanent}"], stones=["2*blue purple"])
    assert stones(game) == "blue purple"
    assert score(game) == 5


def test_charybdis_must_be_used_once_a_blue_stone_has_come() -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=["charybdis undine-queen"])
    assert [event for event in game.events() if event.startswith("use")] == [
        "use seat=0 card=undine-queen",
        "use seat=0 card=charybdis",
    ]
    assert stones(game) == ""
    assert score(game) == 5


@pytest.mark.parametrize(("first", "points", "left"), [("charybdis", 5, ""), ("snail-maiden", 0, "purple")])
def test_charybdis_and_snail_maiden_may_want_the_same_stone(first: str, points: int, left: str) -> None:
    # Ruling: best_order.
    game = vale(phase="resolve", areas=["charybdis snail-maiden"], stones=["blue"]).play(f"use {first}")
    assert score(game) == points
    assert stones(game) == left


def test_genie_uses_charybdis_besides_the_resolution_phase() -> None:
    # Ruling: genie_besides.
    game = vale(hands=[f"genie {KEPT}"], areas=["charybdis"], stones=["2*blue purple"])
    game.play("summon genie", "pay 0 0 1")
    assert score(game) == 5
    assert stones(game) == "blue"
    game.play("end-turn", "end-turn")
    assert score(game) == 10
    assert stones(game) == ""


@pytest.mark.parametrize(("held", "points"), [("2*blue", 10), ("blue", 5)])
def test_genie_exalted_copies_charybdis_while_blue_stones_last(held: str, points: int) -> None:
    game = vale(phase="resolve", areas=["charybdis genie-exalted"], stones=[held]).play("use genie-exalted")
    assert score(game) == points
    assert stones(game) == ""


# -- Hae-tae


@pytest.mark.parametrize(
    ("held", "purse"), [("red", 1), ("blue", 6), ("purple", 3), ("red blue purple", 10), ("3*purple", 9)]
)
def test_hae_tae_makes_a_blue_stone_worth_six_and_a_purple_one_three(held: str, purse: int) -> None:
    game = vale(hands=[KEPT], areas=["hae-tae"], stones=[held])
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse={purse}"


def test_hae_tae_changes_which_payments_reach_a_cost() -> None:
    game = vale(hands=[f"triton {KEPT}"], areas=["hae-tae"], stones=["red blue purple"]).play("summon triton")
    assert game.options == ["pay 0 1 0", "pay 1 0 1"]
    assert game.why_not("pay 0 0 1") == "pay-too-little worth=3 cost=4"
    assert game.why_not("pay 0 1 1") == "pay-too-much worth=9 cost=4"
    assert stones(game.play("pay 1 0 1")) == "blue"


def test_hae_tae_itself_is_paid_for_with_the_old_worth() -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"hae-tae {KEPT}"], stones=["red blue purple"]).play("summon hae-tae")
    assert game.options == ["pay 0 1 0", "pay 0 0 1"]
    assert game.why_not("pay 1 1 0") == "pay-too-much worth=4 cost=3"
    assert game.why_not("pay 1 0 1") == "pay-too-much worth=7 cost=3"


def test_hae_tae_counts_for_the_next_summon_of_the_same_turn() -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"hae-tae mimic {KEPT}"], stones=["2*blue"]).play("summon hae-tae", "summon mimic")
    assert area(game) == "hae-tae mimic"
    assert stones(game) == ""


def test_hae_tae_counts_for_the_price_of_removing() -> None:
    # Ruling: remove_worth.
    game = vale(hands=[KEPT], areas=["hae-tae goblin"], stones=["blue"]).play("remove goblin")
    assert stones(game) == ""
    game = vale(hands=[KEPT], areas=["hae-tae goblin"], stones=["purple"])
    assert game.why_not("remove goblin") == "cannot-pay-remove cost=5 purse=3"


def test_hae_tae_counts_while_its_own_removal_is_paid_and_no_longer() -> None:
    # Rulings: remove_worth, permanents_from_when.
    game = vale(hands=[KEPT], areas=["hae-tae goblin"], stones=["2*blue"]).play("remove hae-tae")
    assert stones(game) == "blue"
    assert game.why_not("remove goblin") == "cannot-pay-remove cost=5 purse=3"


def test_hae_tae_of_another_player_changes_no_worth() -> None:
    game = vale(hands=[KEPT], areas=["", "hae-tae"], stones=["blue"])
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse=3"


@pytest.mark.parametrize("both", ["hae-tae water-giant", "water-giant hae-tae"])
@pytest.mark.parametrize(("held", "purse"), [("red", 1), ("blue", 7), ("purple", 4), ("blue purple", 11)])
def test_with_hae_tae_and_water_giant_blue_is_worth_seven_and_purple_four(
    both: str, held: str, purse: int
) -> None:
    # Ruling: swapped_and_raised.
    game = vale(hands=[KEPT], areas=[both], stones=[held])
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse={purse}"


@pytest.mark.parametrize(("order", "left"), [("hae-tae water-giant", 2), ("water-giant hae-tae", 1)])
def test_hae_tae_and_water_giant_may_be_summoned_in_either_order(order: str, left: int) -> None:
    # Ruling: swapped_and_raised. Behind Hae-tae one blue stone pays for Water Giant, before it both are needed.
    first, second = order.split()
    game = vale(hands=[f"hae-tae water-giant yuki-onna {KEPT}"], stones=["2*blue"])
    game.play(f"summon {first}", f"summon {second}", "summon yuki-onna")
    assert score(game) == 7 * left


@pytest.mark.parametrize(("leaves", "purse"), [("hae-tae", 7), ("water-giant", 3)])
def test_what_hae_tae_or_water_giant_leaves_behind_goes_on_alone(leaves: str, purse: int) -> None:
    # Ruling: permanents_from_when. Round 5: the blue stone, worth 7, pays for the removal.
    game = vale(hands=[KEPT], areas=["hae-tae water-giant"], stones=["blue purple"]).play(f"remove {leaves}")
    assert stones(game) == "purple"
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse={purse}"


# -- Hydra


@pytest.mark.parametrize(
    ("pair", "earned", "drawn", "points"),
    [
        ("purple draw", "purple", " ?troll", 0),
        ("purple blues", "2*blue purple", "", 0),
        ("purple points", "purple", "", 4),
        ("draw blues", "2*blue", " ?troll", 0),
        ("draw points", "", " ?troll", 4),
        ("blues points", "2*blue", "", 4),
    ],
)
def test_hydra_gets_two_different_gains_of_four(pair: str, earned: str, drawn: str, points: int) -> None:
    # Ruling: hydra_pair.
    game = vale(hands=[f"hydra {KEPT}"], stones=["purple"], deck="troll").play("summon hydra")
    assert game.prompt == "gain-two card=hydra"
    assert game.options == [
        "gain purple draw",
        "gain purple blues",
        "gain purple points",
        "gain draw blues",
        "gain draw points",
        "gain blues points",
    ]
    game.play(f"gain {pair}")
    assert stones(game) == earned
    assert hand(game) == KEPT + drawn
    assert score(game) == points


@pytest.mark.parametrize("pair", ["purple purple", "draw draw", "blues blues", "points points", "purple"])
def test_hydra_never_gets_the_same_twice_or_a_single_gain(pair: str) -> None:
    # Ruling: hydra_pair.
    game = vale(hands=[f"hydra {KEPT}"], stones=["purple"]).play("summon hydra")
    assert game.why_not(f"gain {pair}") == "gain-two-different"


def test_hydra_can_be_summoned_with_nothing_to_draw_but_cannot_choose_the_draw() -> None:
    # Ruling: nothing_to_draw.
    game = vale(hands=[f"hydra {KEPT}"], stones=["purple"], deck="", discard="").play("summon hydra")
    assert game.options == ["gain purple blues", "gain purple points", "gain blues points"]
    assert game.why_not("gain draw points") == "nothing-to-draw card=hydra"
    assert score(game.play("gain blues points")) == 4


def test_hydra_has_the_discard_pile_shuffled_when_the_draw_pile_is_empty() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=[f"hydra {KEPT}"], stones=["purple"], deck="", discard="troll")
    game.play("summon hydra", "gain draw points")
    assert hand(game) == f"{KEPT} ?troll"
    assert "reshuffle seat=0 count=1" in game.events()


@pytest.mark.parametrize(
    ("back", "kept"),
    [
        ("2 0 0", "red 2*blue purple"),
        ("0 2 0", "3*red purple"),
        ("1 0 1", "2*red 2*blue"),
        ("0 1 1", "3*red blue"),
    ],
)
def test_all_stones_that_hydra_brings_are_limited_together(back: str, kept: str) -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"hydra {KEPT}"], stones=["3*red purple"]).play("summon hydra", "gain purple blues")
    assert stones(game) == "3*red 2*blue purple"
    assert game.prompt == "return-stones count=2 limit=4"
    assert game.options == ["return 2 0 0", "return 1 1 0", "return 1 0 1", "return 0 2 0", "return 0 1 1"]
    assert stones(game.play(f"return {back}")) == kept


def test_hydra_draws_before_the_limit_of_stones_is_settled() -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"hydra {KEPT}"], stones=["3*red purple"], deck="troll")
    game.play("summon hydra", "gain draw blues")
    assert game.prompt == "return-stones count=1 limit=4"
    assert hand(game) == f"{KEPT} ?troll"


def test_hydra_brings_stones_at_the_limit_too() -> None:
    # Ruling: gain_at_limit.
    game = vale(hands=["young-forest-spirit hydra imp troll"], stones=["4*purple"])
    game.play("summon young-forest-spirit", "discard imp", "summon-free hydra", "gain purple blues")
    assert game.prompt == "return-stones count=3 limit=4"
    assert stones(game.play("return 0 0 3")) == "2*blue 2*purple"


# -- Kappa


@pytest.mark.parametrize(("payment", "points"), [("0 1 0", 2), ("0 0 1", 0), ("3 0 0", 0)])
def test_kappa_scores_two_when_a_blue_stone_is_used_for_a_summon(payment: str, points: int) -> None:
    game = vale(hands=[f"troll {KEPT}"], areas=["kappa"], stones=["3*red blue purple"])
    game.play("summon troll", f"pay {payment}")
    assert score(game) == points
    assert game.score_lines()["permanent"] == points


@pytest.mark.parametrize(
    ("held", "card"), [("red blue", "medusa"), ("blue purple", "freyja"), ("2*blue", "medusa")]
)
def test_kappa_scores_once_for_a_summon_whatever_else_is_paid(held: str, card: str) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=["kappa"], stones=[held]).play(f"summon {card}")
    assert stones(game) == ""
    assert score(game) == 2


def test_kappa_scores_for_each_summon() -> None:
    game = vale(hands=[f"troll goblin {KEPT}"], areas=["kappa"], stones=["2*blue"])
    assert score(game.play("summon troll", "summon goblin")) == 4


def test_kappa_does_not_score_for_its_own_summon() -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"kappa {KEPT}"], stones=["blue"]).play("summon kappa")
    assert stones(game) == ""
    assert score(game) == 0


@pytest.mark.parametrize(("payment", "points"), [("0 1 0", 2), ("0 0 1", 0)])
def test_kappa_looks_at_the_colour_and_not_at_the_value(payment: str, points: int) -> None:
    # Ruling: colour_stays. With Hae-tae a purple stone is worth 3, a blue one 6.
    game = vale(hands=[f"troll {KEPT}"], areas=["kappa hae-tae"], stones=["blue purple"])
    game.play("summon troll", f"pay {payment}")
    assert score(game) == points


def test_kappa_does_not_score_for_blue_stones_spent_on_a_removal() -> None:
    game = vale(hands=[KEPT], areas=["kappa goblin"], stones=["2*blue"]).play("remove goblin")
    assert stones(game) == ""
    assert score(game) == 0


def test_kappa_does_not_score_for_the_summons_of_others() -> None:
    game = vale(hands=[f"troll {KEPT}"], areas=["", "kappa"], stones=["blue"]).play("summon troll")
    assert (score(game, 0), score(game, 1)) == (0, 0)


def test_no_blue_stone_can_be_added_for_kappa_to_a_summon_that_costs_nothing() -> None:
    # Ruling: payment.
    game = vale(hands=[f"imp {KEPT}"], areas=["kappa"], stones=["blue"]).play("summon imp")
    assert stones(game) == "2*red blue"
    assert score(game) == 0


def test_no_blue_stone_can_be_added_for_kappa_to_a_payment_that_is_enough() -> None:
    # Ruling: payment.
    game = vale(hands=[f"goblin {KEPT}"], areas=["kappa"], stones=["red blue"]).play("summon goblin")
    assert game.options == ["pay 1 0 0", "pay 0 1 0"]
    assert game.why_not("pay 1 1 0") == "pay-too-much worth=4 cost=1"


@pytest.mark.parametrize(("payment", "points", "left"), [("0 0 0", 0, "2*red blue"), ("0 1 0", 2, "2*red")])
def test_with_the_switch_a_blue_stone_may_be_added_for_kappa(payment: str, points: int, left: str) -> None:
    # Ruling: payment.
    game = vale(hands=[f"imp {KEPT}"], areas=["kappa"], stones=["blue"], overpaying="yes").play("summon imp")
    assert game.prompt == "pay-summon card=imp cost=0"
    assert game.options == ["pay 0 0 0", "pay 0 1 0"]
    game.play(f"pay {payment}")
    assert score(game) == points
    assert stones(game) == left


def test_with_the_switch_no_stone_can_be_added_for_kappa_to_a_free_summon_either() -> None:
    # Ruling: free_summon.
    game = vale(
        hands=["young-forest-spirit imp troll medusa"], areas=["kappa"], stones=["2*blue"], overpaying="yes"
    )
    game.play("summon young-forest-spirit", "pay 0 0 0", "discard imp", "summon-free troll")
    assert game.prompt == "act"
    assert stones(game) == "2*blue"
    assert score(game) == 0


# -- Leviathan


def test_leviathan_scores_seven_and_the_named_player_chooses_the_dragon_that_goes() -> None:
    # Rulings: forced_discard, printed_order.
    game = vale(hands=[f"leviathan {KEPT}"], areas=["tidal", "ember hydra marina"], stones=["purple"])
    game.play("summon leviathan")
    assert score(game) == 7
    assert game.prompt == "name-player card=leviathan"
    assert game.options == ["player 0", "player 1"]
    game.play("player 1")
    assert game.asked.seat == 1
    assert game.prompt == "discard-area card=leviathan"
    assert game.options == ["discard ember", "discard marina"]
    assert game.why_not("discard hydra") == "only-family card=leviathan family=dragon"
    assert game.why_not("discard tidal") == "card-in-rival-area card=tidal seat=0"
    game.play("discard marina")
    assert area(game, 1) == "ember hydra"
    assert area(game, 0) == "tidal leviathan"
    assert discard(game) == "marina"
    assert game.asked.seat == 0
    assert game.prompt == "act"


def test_leviathan_may_be_aimed_at_oneself() -> None:
    # Ruling: aim_at_oneself.
    game = vale(hands=[f"leviathan {KEPT}"], areas=["tidal ember", "marina"], stones=["purple"])
    game.play("summon leviathan", "player 0")
    assert game.asked.seat == 0
    assert game.options == ["discard tidal", "discard ember"]
    game.play("discard tidal")
    assert area(game, 0) == "ember leviathan"
    assert area(game, 1) == "marina"


def test_leviathan_must_be_aimed_at_oneself_when_nobody_else_has_a_dragon() -> None:
    # Ruling: aim_at_oneself.
    game = vale(hands=[f"leviathan {KEPT}"], areas=["tidal", "hydra poseidon"], stones=["purple"])
    game.play("summon leviathan")
    assert area(game, 0) == "leviathan"
    assert discard(game) == "tidal"
    assert score(game) == 7


def test_leviathan_names_only_a_player_with_a_dragon() -> None:
    game = vale(
        3, hands=[f"leviathan {KEPT}"], areas=["tidal", "hydra", "ember"], stones=["purple"], scores=[0, 30, 5]
    )
    game.play("summon leviathan")
    assert game.options == ["player 0", "player 2"]
    assert game.why_not("player 1") == "player-lacks-family seat=1 family=dragon"
    assert game.why_not("player 3") == "player-unknown"
    assert area(game.play("player 2"), 2) == ""


def test_leviathan_cannot_be_summoned_while_no_area_has_a_dragon() -> None:
    # Rulings: instant_check, blocked_cards.
    game = vale(hands=[f"leviathan {KEPT}", "tidal"], areas=["hydra", "poseidon"], stones=["purple"])
    assert offers(game, "summon") == []
    assert game.why_not("summon leviathan") == "nobody-has-family card=leviathan family=dragon"


def test_leviathan_needs_a_free_territory_before_it_has_a_dragon_discarded() -> None:
    game = vale(hands=[f"leviathan {KEPT}"], areas=["tidal"], stones=["purple"], round_=1)
    assert game.why_not("summon leviathan") == "no-territory count=1 round=1"


# -- Nessie


@pytest.mark.parametrize("others", ["", "leviathan hydra", "agni troll harpy"])
def test_nessie_scores_two_while_no_dragon_is_in_the_area(others: str) -> None:
    game = vale(phase="resolve", areas=[f"nessie {others}"])
    assert score(game) == 2
    assert game.events()[:2] == ["use seat=0 card=nessie", "earn seat=0 count=2 card=nessie"]


def test_nessie_is_idle_with_a_dragon_in_the_area() -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=["nessie salamander tidal odin"])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use nessie") == "area-has-dragon card=nessie"
    assert score(game.play("use odin")) == 2 + 1
    assert "use seat=0 card=nessie" not in game.events()


def test_nessie_does_not_mind_dragons_elsewhere() -> None:
    game = vale(phase="resolve", hands=["marina"], areas=["nessie", "tidal ember"], discard="gust")
    assert score(game) == 2


def test_nessie_may_be_used_by_genie_before_a_dragon_comes() -> None:
    game = vale(hands=[f"genie tidal {KEPT}"], areas=["nessie"], stones=["2*purple"])
    game.play("summon genie", "summon tidal")
    assert score(game) == 2 + 5
    assert score(game.play("end-turn", "end-turn")) == 7


def test_nessie_is_used_again_when_the_dragon_has_left() -> None:
    game = vale(hands=[f"leviathan {KEPT}"], areas=["nessie tidal"], stones=["purple"])
    game.play("summon leviathan", "end-turn", "end-turn")
    assert score(game) == 7 + 2


@pytest.mark.parametrize(("others", "points"), [("genie-exalted", 4), ("genie-exalted tidal", 0)])
def test_genie_exalted_copies_nessie_only_without_a_dragon(others: str, points: int) -> None:
    game = vale(phase="resolve", areas=[f"nessie {others}"])
    if points:
        game.play("use genie-exalted")
    assert score(game) == points


# -- Poseidon


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 3),
        ("nessie", 6),
        ("nessie triton undine agni", 12),
        ("agni troll pegasus tidal", 3),
        ("tidal marina", 3),  # dragons, whatever their names say
    ],
)
def test_poseidon_scores_three_for_each_water_creature_with_itself(others: str, points: int) -> None:
    game = vale(hands=[f"poseidon {KEPT}"], areas=[others, "hydra kappa"], stones=["2*purple"])
    assert score(game.play("summon poseidon")) == points


# -- Sea Spirit


@pytest.mark.parametrize(
    ("held", "points"), [("blue", 1), ("4*blue", 4), ("red 2*blue purple", 2), ("4*red", 0), ("2*purple", 0)]
)
def test_sea_spirit_scores_one_for_each_blue_stone_and_keeps_them(held: str, points: int) -> None:
    game = vale(phase="resolve", areas=["sea-spirit"], stones=[held])
    assert score(game) == points
    assert stones(game) == held


def test_sea_spirit_is_used_without_blue_stones_too() -> None:
    # Ruling: unusable_stays_pending. Counting is always possible.
    game = vale(phase="resolve", areas=["sea-spirit undine-queen"])
    assert game.options == ["use sea-spirit", "use undine-queen"]
    game.play("use sea-spirit")
    assert score(game) == 0
    assert [event for event in game.events() if event.startswith("use")] == [
        "use seat=0 card=sea-spirit",
        "use seat=0 card=undine-queen",
    ]


def test_sea_spirit_counts_at_the_moment_of_use() -> None:
    # Ruling: best_order.
    game = vale(phase="resolve", areas=["sea-spirit undine-queen"], stones=["blue"]).play("use undine-queen")
    assert score(game) == 2


@pytest.mark.parametrize("permanents", ["hae-tae", "water-giant", "hae-tae water-giant"])
def test_sea_spirit_counts_blue_stones_and_not_what_they_are_worth(permanents: str) -> None:
    # Ruling: colour_stays.
    game = vale(phase="resolve", areas=[f"sea-spirit {permanents}"], stones=["2*blue purple"])
    assert score(game) == 2


def test_sea_spirit_counts_six_blue_stones_with_hestia() -> None:
    assert score(vale(phase="resolve", areas=["sea-spirit hestia"], stones=["6*blue"])) == 6


# -- Snail Maiden


@pytest.mark.parametrize(("choice", "left"), [("blue", "2*purple"), ("purple", "4*blue")])
def test_snail_maiden_exchanges_a_blue_stone_or_a_purple_one(choice: str, left: str) -> None:
    game = vale(phase="resolve", areas=["snail-maiden"], stones=["blue purple"])
    assert game.prompt == "exchange card=snail-maiden"
    assert game.options == ["exchange blue", "exchange purple"]
    assert game.why_not("exchange red") == "not-offered"
    assert stones(game.play(f"exchange {choice}")) == left


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("blue", "purple"),
        ("3*blue", "2*blue purple"),
        ("purple", "3*blue"),
        ("2*purple", "3*blue purple"),
        ("red purple", "red 3*blue"),
    ],
)
def test_snail_maiden_with_one_of_the_two_colours_must_exchange_one_such_stone(held: str, left: str) -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["snail-maiden"], stones=[held])
    assert stones(game) == left
    assert game.asked.prompt == ("hunt",)


@pytest.mark.parametrize("held", ["", "3*red"])
def test_snail_maiden_is_idle_without_a_blue_or_purple_stone(held: str) -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=["snail-maiden salamander odin"], stones=[held])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use snail-maiden") == "no-blue-or-purple-stone card=snail-maiden"


def test_the_limit_is_settled_after_the_exchange_of_snail_maiden() -> None:
    # Rulings: limit_moment, gain_at_limit.
    game = vale(phase="resolve", areas=["snail-maiden"], stones=["3*red purple"])
    assert stones(game) == "3*red 3*blue"
    assert game.prompt == "return-stones count=2 limit=4"
    assert game.options == ["return 2 0 0", "return 1 1 0", "return 0 2 0"]
    assert stones(game.play("return 2 0 0")) == "red 3*blue"


def test_snail_maiden_keeps_all_three_blue_stones_with_hestia() -> None:
    game = vale(phase="resolve", areas=["snail-maiden hestia"], stones=["3*red purple"])
    assert stones(game) == "3*red 3*blue"


def test_snail_maiden_looks_at_the_colour_with_hae_tae_too() -> None:
    # Ruling: colour_stays. The exchange of a stone worth 6 for one worth 3 is forced.
    assert stones(vale(phase="resolve", areas=["snail-maiden hae-tae"], stones=["blue"])) == "purple"


def test_snail_maiden_must_be_used_once_a_blue_stone_has_come() -> None:
    # Ruling: unusable_stays_pending.
    assert stones(vale(phase="resolve", areas=["snail-maiden undine-queen"])) == "purple"


def test_snail_maiden_can_bring_the_blue_stone_that_charybdis_wants() -> None:
    game = vale(phase="resolve", areas=["snail-maiden charybdis"], stones=["purple"])
    assert stones(game) == "2*blue"
    assert score(game) == 5


def test_genie_exalted_copying_snail_maiden_exchanges_what_she_has_brought() -> None:
    game = vale(phase="resolve", areas=["snail-maiden genie-exalted"], stones=["blue"]).play("use snail-maiden")
    assert stones(game) == "3*blue"
    assert "copy seat=0 card=genie-exalted copied=snail-maiden" in game.events()


# -- Triton


@pytest.mark.parametrize("card", ["kappa", "leviathan", "yuki-onna-exalted"])
def test_triton_earns_two_blue_stones_when_a_water_creature_has_been_tamed(card: str) -> None:
    # Ruling: triton_moment.
    game = vale(prey=f"{card}:0", hands=[KEPT], areas=["triton"]).play(f"tame {card}")
    assert stones(game) == "2*blue"
    assert hand(game) == f"{KEPT} {card}"
    assert game.events()[-2:] == [f"tame seat=0 card={card}", "gain-stones seat=0 stone=blue count=2"]


@pytest.mark.parametrize("card", ["imp", "troll", "pegasus", "marina", "tidal"])
def test_triton_earns_nothing_when_another_creature_is_tamed(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT], areas=["triton"]).play(f"tame {card}")
    assert stones(game) == ""


def test_triton_earns_stones_for_each_water_creature() -> None:
    # Ruling: triton_moment.
    game = vale(prey="kappa:0 undine:0", areas=["triton"]).play("tame kappa", "tame undine")
    assert stones(game) == "4*blue"


def test_a_water_creature_that_is_sold_brings_only_the_stone_of_the_sale_with_triton() -> None:
    # Ruling: taming_only.
    game = vale(prey="kappa:0", hands=[KEPT], areas=["triton"]).play("sell kappa")
    assert stones(game) == "blue"


@pytest.mark.parametrize("back", ["1 0 0", "0 1 0"])
def test_the_stones_of_triton_are_limited_before_the_next_action(back: str) -> None:
    # Rulings: triton_moment, limit_moment.
    game = vale(prey="kappa:0 undine:0", areas=["triton"], stones=["3*red"]).play("tame kappa")
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0"]
    assert game.why_not("tame undine") == "other-step"
    game.play(f"return {back}", "tame undine")
    assert game.prompt == "return-stones count=2 limit=4"


def test_triton_earns_nothing_for_what_was_tamed_before_its_summon() -> None:
    # Ruling: triton_moment.
    game = vale(prey="kappa:0 undine:0", hands=["triton"], stones=["purple"])
    game.play("tame kappa", "summon triton")
    assert stones(game) == ""
    assert stones(game.play("tame undine")) == "2*blue"


def test_triton_earns_nothing_when_it_has_left_or_is_tamed_itself() -> None:
    # Ruling: permanents_from_when.
    game = vale(prey="kappa:0", areas=["triton"], stones=["purple"]).play("remove triton", "tame kappa")
    assert stones(game) == ""
    assert stones(vale(prey="triton:0").play("tame triton")) == ""


def test_triton_does_not_react_to_the_taming_of_others() -> None:
    game = vale(prey="kappa:0", areas=["", "triton"]).play("tame kappa")
    assert (stones(game, 0), stones(game, 1)) == ("", "")


def test_for_triton_neither_drawing_nor_recovering_is_taming() -> None:
    # Ruling: taming_only.
    game = vale(phase="resolve", areas=["triton griffon undine"], deck="nessie", round_=10).play("use griffon")
    assert hand(game) == "?nessie undine"
    assert stones(game) == ""


def test_with_hestia_triton_fills_six_places() -> None:
    game = vale(prey="kappa:0 undine:0", areas=["triton hestia"], stones=["2*red"])
    assert stones(game.play("tame kappa", "tame undine")) == "2*red 4*blue"


def test_what_was_tamed_with_triton_may_be_summoned_with_its_stones() -> None:
    # Ruling: summon_same_turn.
    game = vale(prey="hydra:0", areas=["triton"]).play("tame hydra", "summon hydra", "gain blues points")
    assert area(game) == "triton hydra"
    assert stones(game) == "2*blue"


# -- Undine


def test_undine_earns_a_blue_stone_when_she_is_summoned() -> None:
    game = vale(hands=[f"undine {KEPT}"], stones=["red"]).play("summon undine")
    assert stones(game) == "blue"
    assert area(game) == "undine"


def test_undine_earns_a_stone_at_the_limit_and_the_owner_chooses_which_to_keep() -> None:
    # Ruling: gain_at_limit. With Pegasus she costs nothing.
    game = vale(hands=[f"undine {KEPT}"], areas=["pegasus"], stones=["3*red purple"]).play("summon undine")
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0", "return 0 0 1"]
    assert stones(game.play("return 1 0 0")) == "2*red blue purple"


def test_undine_goes_back_to_the_hand_in_each_resolution_phase_and_her_stone_stays() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["undine troll"], stones=["blue"])
    assert hand(game) == "undine"
    assert area(game) == "troll"
    assert stones(game) == "blue"
    assert game.events()[:2] == ["use seat=0 card=undine", "recover seat=0 card=undine"]


def test_undine_goes_back_in_the_round_of_her_summon() -> None:
    # Ruling: once_each.
    game = vale(hands=[f"undine {KEPT}"], stones=["red"]).play("summon undine", "end-turn", "end-turn")
    assert hand(game) == f"{KEPT} undine"
    assert stones(game) == "blue"


def test_undine_earns_a_stone_each_time_she_is_summoned() -> None:
    # Ruling: summon_same_turn. Genie sends her back.
    game = vale(hands=[f"undine genie {KEPT}"], stones=["2*red purple"])
    game.play("summon undine", "pay 1 0 0", "summon genie", "pay 0 0 1", "summon undine", "pay 1 0 0")
    assert area(game) == "genie undine"
    assert stones(game) == "2*blue"


# -- Undine Queen


def test_undine_queen_earns_a_blue_stone_and_stays() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["undine-queen"])
    assert stones(game) == "blue"
    assert area(game) == "undine-queen"


@pytest.mark.parametrize(
    ("back", "kept"), [("1 0 0", "2*red blue purple"), ("0 1 0", "3*red purple"), ("0 0 1", "3*red blue")]
)
def test_undine_queen_must_be_used_at_the_limit_too(back: str, kept: str) -> None:
    # Ruling: gain_at_limit.
    game = vale(phase="resolve", areas=["undine-queen"], stones=["3*red purple"])
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0", "return 0 0 1"]
    assert stones(game.play(f"return {back}")) == kept


def test_undine_queen_is_used_in_the_round_of_her_summon() -> None:
    # Ruling: once_each.
    game = vale(hands=[f"undine-queen {KEPT}"], stones=["3*red"]).play("summon undine-queen")
    assert stones(game) == ""
    assert stones(game.play("end-turn", "end-turn")) == "blue"


def test_genie_and_genie_exalted_have_undine_queen_bring_more_stones() -> None:
    # Rulings: genie_all, genie_besides.
    game = vale(hands=[f"genie {KEPT}"], areas=["undine-queen genie-exalted"], stones=["purple"])
    game.play("summon genie", "use undine-queen")
    assert stones(game) == "2*blue"
    assert stones(game.play("end-turn", "end-turn", "use undine-queen")) == "4*blue"


# -- Water Giant


def test_water_giant_earns_two_blue_stones_that_are_worth_more_at_once() -> None:
    game = vale(hands=[f"water-giant {KEPT}"], stones=["purple"]).play("summon water-giant")
    assert stones(game) == "2*blue"
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse=8"


@pytest.mark.parametrize(
    ("held", "purse"), [("red", 1), ("blue", 4), ("purple", 7), ("4*red", 4), ("blue purple", 11)]
)
def test_water_giant_makes_each_blue_and_purple_stone_worth_one_more(held: str, purse: int) -> None:
    game = vale(hands=[KEPT], areas=["water-giant"], stones=[held])
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse={purse}"


def test_water_giant_pays_for_a_summon_with_fewer_stones() -> None:
    game = vale(hands=[f"freyja medusa {KEPT}"], areas=["water-giant"], stones=["blue purple"])
    game.play("summon freyja", "summon medusa")
    assert area(game) == "water-giant freyja medusa"
    assert stones(game) == ""


def test_water_giant_itself_is_paid_for_with_the_old_worth() -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"water-giant {KEPT}"], stones=["blue"])
    assert game.why_not("summon water-giant") == "cannot-pay card=water-giant cost=4 purse=3"
    game = vale(hands=[f"water-giant {KEPT}"], stones=["red blue"]).play("summon water-giant")
    assert stones(game) == "2*blue"


@pytest.mark.parametrize(("back", "kept"), [("1 0 0", "2*red 2*blue"), ("0 1 0", "3*red blue")])
def test_the_stones_that_water_giant_brings_are_limited(back: str, kept: str) -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"water-giant {KEPT}"], stones=["3*red purple"]).play("summon water-giant")
    assert game.prompt == "return-stones count=1 limit=4"
    assert stones(game.play(f"return {back}")) == kept


def test_water_giant_counts_for_the_price_of_removing() -> None:
    # Ruling: remove_worth.
    game = vale(hands=[KEPT], areas=["water-giant goblin"], stones=["blue"], round_=4).play("remove goblin")
    assert stones(game) == ""
    game = vale(hands=[KEPT], areas=["water-giant goblin"], stones=["blue"], round_=5)
    assert game.why_not("remove goblin") == "cannot-pay-remove cost=5 purse=4"


def test_water_giant_counts_while_its_own_removal_is_paid_and_no_longer() -> None:
    # Rulings: remove_worth, permanents_from_when.
    game = vale(hands=[KEPT], areas=["water-giant goblin"], stones=["2*blue"], round_=4)
    game.play("remove water-giant")
    assert stones(game) == "blue"
    assert game.why_not("remove goblin") == "cannot-pay-remove cost=4 purse=3"


def test_water_giant_of_another_player_makes_no_stone_worth_more() -> None:
    game = vale(hands=[KEPT], areas=["", "water-giant"], stones=["blue purple"])
    assert game.why_not(f"summon {KEPT}") == f"cannot-pay card={KEPT} cost=12 purse=9"


# -- Yuki Onna


@pytest.mark.parametrize(
    ("permanents", "held", "points"),
    [
        ("", "red blue purple", 10),
        ("", "4*purple", 24),
        ("agni", "red blue purple", 11),
        ("water-giant", "red blue purple", 12),
        ("hae-tae", "red 2*purple", 7),
        ("hae-tae", "2*blue purple", 15),
        ("hae-tae water-giant", "2*blue purple", 18),
        ("agni hae-tae water-giant", "red blue purple", 13),
        ("hestia", "6*purple", 36),
    ],
)
def test_yuki_onna_discards_all_stones_and_scores_what_they_are_worth(
    permanents: str, held: str, points: int
) -> None:
    game = vale(hands=[f"yuki-onna {KEPT}"], areas=[permanents], stones=[held]).play("summon yuki-onna")
    assert score(game) == points
    assert stones(game) == ""


def test_yuki_onna_discards_the_stones_before_she_scores() -> None:
    game = vale(hands=[f"yuki-onna {KEPT}"], stones=["2*red purple"]).play("summon yuki-onna")
    assert game.events()[-3:] == [
        "give-up-stones seat=0 stone=red count=2",
        "give-up-stones seat=0 stone=purple count=1",
        "earn seat=0 count=8 card=yuki-onna",
    ]


def test_yuki_onna_without_stones_may_be_summoned_and_scores_nothing() -> None:
    # Ruling: without_stones.
    game = vale(hands=[f"yuki-onna {KEPT}"]).play("summon yuki-onna")
    assert area(game) == "yuki-onna"
    assert score(game) == 0


def test_the_stones_that_yuki_onna_discards_pay_for_no_summon() -> None:
    game = vale(hands=[f"yuki-onna {KEPT}"], areas=["kappa gargoyle phoenix"], stones=["red blue purple"])
    assert score(game.play("summon yuki-onna")) == 10


def test_yuki_onna_leaves_the_stones_of_others_alone() -> None:
    game = vale(hands=[f"yuki-onna {KEPT}"], stones=["red", "2*purple"]).play("summon yuki-onna")
    assert score(game) == 1
    assert stones(game, 1) == "2*purple"


# -- Yuki Onna Exalted


@pytest.mark.parametrize(
    ("permanents", "held", "payment", "points"),
    [
        ("", "3*blue purple", "0 0 1", 9),
        ("", "3*blue purple", "0 1 0", 6),
        ("water-giant", "2*blue purple", "0 0 1", 8),
        ("hae-tae", "2*blue purple", "0 0 1", 12),
        ("hae-tae water-giant", "2*blue purple", "0 0 1", 14),
        ("water-giant hae-tae", "2*blue purple", "0 1 0", 7),
        ("agni", "2*red 2*blue", "2 0 0", 6),
    ],
)
def test_yuki_onna_exalted_scores_what_the_blue_stones_are_worth_after_paying(
    permanents: str, held: str, payment: str, points: int
) -> None:
    game = vale(hands=[f"yuki-onna-exalted {KEPT}"], areas=[permanents], stones=[held])
    game.play("summon yuki-onna-exalted", f"pay {payment}")
    assert score(game) == points


def test_yuki_onna_exalted_scores_eight_for_two_blue_stones_left_with_water_giant() -> None:
    game = vale(hands=[f"yuki-onna-exalted {KEPT}"], areas=["water-giant"], stones=["3*blue"])
    game.play("summon yuki-onna-exalted")
    assert score(game) == 8
    assert stones(game) == "2*blue"


def test_yuki_onna_exalted_counts_blue_stones_only_and_all_are_kept() -> None:
    game = vale(hands=[f"yuki-onna-exalted {KEPT}"], stones=["red 2*blue purple"])
    game.play("summon yuki-onna-exalted", "pay 0 1 0")
    assert score(game) == 3
    assert stones(game) == "red blue purple"


@pytest.mark.parametrize("held", ["blue", "3*red", "2*purple"])
def test_yuki_onna_exalted_without_blue_stones_left_may_be_summoned_and_scores_nothing(held: str) -> None:
    # Ruling: false_condition.
    game = vale(hands=[f"yuki-onna-exalted {KEPT}"], stones=[held]).play("summon yuki-onna-exalted")
    assert area(game) == "yuki-onna-exalted"
    assert score(game) == 0
