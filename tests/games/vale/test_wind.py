"""The creatures of wind, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, table, vale

KEPT = "eternity"  # a card to keep in the hand, so that nothing is summoned or discarded for want of a choice

DRAWING = ["dandelion-spirit", "hippogriff", "pegasus", "sylph"]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("boreas", 4),
        ("dandelion-spirit", 3),
        ("freyja", 7),
        ("genie", 4),
        ("genie-exalted", 5),
        ("gi-rin", 10),
        ("griffon", 7),
        ("harpy", 3),
        ("hippogriff", 4),
        ("odin", 6),
        ("pegasus", 3),
        ("rudra", 8),
        ("sylph", 4),
        ("tengu", 3),
        ("valkyrie", 5),
    ],
)
def test_a_wind_creature_costs_what_is_printed_on_it(card: str, cost: int) -> None:
    game = vale(hands=[f"{card} {KEPT}"])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


@pytest.mark.parametrize(
    "card",
    [
        "boreas", "dandelion-spirit", "freyja", "genie", "genie-exalted", "gi-rin", "griffon", "harpy",
        "hippogriff", "odin", "pegasus", "rudra", "sylph", "tengu", "valkyrie",
    ],
)  # fmt: skip
def test_a_wind_creature_is_sold_for_a_red_and_a_blue_stone(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT]).play(f"sell {card}")
    assert stones(game) == "red blue"
    assert discard(game) == card


# -- creatures that draw a card


@pytest.mark.parametrize("card", DRAWING)
def test_a_drawing_creature_draws_a_card_unseen_by_the_others(card: str) -> None:
    game = vale(hands=[f"{card} {KEPT}"], stones=["purple"], deck="troll").play(f"summon {card}")
    assert hand(game) == f"{KEPT} ?troll"
    assert table(game).pile == 0
    assert game.events()[-1] == "draw-hidden seat=0 hand=2 pile=0"


@pytest.mark.parametrize("card", DRAWING)
def test_a_drawing_creature_has_the_discard_pile_shuffled_when_the_draw_pile_is_empty(card: str) -> None:
    # Ruling: reshuffle_moment.
    game = vale(hands=[f"{card} {KEPT}"], stones=["purple"], deck="", discard="troll").play(f"summon {card}")
    assert hand(game) == f"{KEPT} ?troll"
    assert "reshuffle seat=0 count=1" in game.events()


@pytest.mark.parametrize("card", DRAWING)
def test_a_drawing_creature_cannot_be_summoned_with_nothing_to_draw(card: str) -> None:
    # Ruling: nothing_to_draw.
    game = vale(hands=[f"{card} {KEPT}"], stones=["purple"], deck="", discard="")
    assert offers(game, "summon") == []
    assert game.why_not(f"summon {card}") == f"nothing-to-draw card={card}"


# -- Boreas


@pytest.mark.parametrize(
    ("others", "points"), [("", 1), ("pegasus", 2), ("pegasus harpy odin", 4), ("agni triton troll tidal", 1)]
)
def test_boreas_scores_one_for_each_wind_creature_with_itself_and_goes_back(others: str, points: int) -> None:
    game = vale(hands=[f"boreas {KEPT}"], areas=[others, "sylph genie"], stones=["purple"]).play("summon boreas")
    assert score(game) == points
    assert area(game) == others
    assert hand(game) == f"{KEPT} boreas"
    assert game.events()[-2:] == [f"earn seat=0 count={points} card=boreas", "recover seat=0 card=boreas"]


def test_boreas_may_be_summoned_again_in_the_same_turn_if_it_is_paid_again() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=[f"boreas {KEPT}"], stones=["2*purple"], round_=1).play("summon boreas", "summon boreas")
    assert score(game) == 2
    assert stones(game) == ""
    assert game.why_not("summon boreas") == "cannot-pay card=boreas cost=4 purse=0"


def test_boreas_needs_a_free_territory_although_it_leaves_at_once() -> None:
    game = vale(hands=[f"boreas {KEPT}"], areas=["troll"], stones=["purple"], round_=1)
    assert game.why_not("summon boreas") == "no-territory count=1 round=1"


def test_boreas_costs_one_with_both_reductions_and_is_paid_each_time() -> None:
    game = vale(hands=[f"boreas {KEPT}"], areas=["hippogriff pegasus"], stones=["2*red"])
    game.play("summon boreas")
    assert stones(game) == "red"
    game.play("summon boreas")
    assert stones(game) == ""
    assert score(game) == 6


# -- Dandelion Spirit


def test_dandelion_spirit_goes_back_to_the_hand_in_each_resolution_phase() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["dandelion-spirit"], round_=10)
    assert area(game) == ""
    assert hand(game) == "dandelion-spirit"
    assert game.events()[:2] == ["use seat=0 card=dandelion-spirit", "recover seat=0 card=dandelion-spirit"]


def test_dandelion_spirit_goes_back_in_the_round_of_its_summon_and_draws_once() -> None:
    game = vale(hands=[f"dandelion-spirit {KEPT}", "imp"], stones=["blue"], deck="troll", round_=10)
    game.play("summon dandelion-spirit", "end-turn", "end-turn")
    assert hand(game) == f"{KEPT} ?troll dandelion-spirit"


# -- Freyja


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 1),
        ("agni ifrit pegasus", 1),  # permanent and instant effects only
        ("troll charybdis", 3),  # effects that cannot be used now
        ("hestia tidal troll", 2),
    ],
)
def test_freyja_scores_one_for_each_creature_with_an_active_effect_with_herself(others: str, points: int) -> None:
    game = vale(phase="resolve", areas=[f"freyja {others}"], round_=10)
    assert score(game) == points


@pytest.mark.parametrize(("order", "points"), [("freyja", 2), ("mud-slime", 1)])
def test_freyja_does_not_count_what_has_gone_back_to_the_hand(order: str, points: int) -> None:
    game = vale(phase="resolve", areas=["freyja mud-slime"], round_=10).play(f"use {order}")
    assert score(game) == points


@pytest.mark.parametrize("first", ["freyja", "horned-salamander"])
def test_freyja_counts_creatures_that_have_been_used_already(first: str) -> None:
    game = vale(phase="resolve", areas=["freyja horned-salamander"], round_=10).play(f"use {first}")
    assert score(game) == 2


def test_freyja_counts_creatures_and_not_uses() -> None:
    game = vale(phase="resolve", areas=["freyja genie-exalted goblin"], scores=[0, 5], round_=10)
    game.play("use goblin", "use genie-exalted", "copy goblin")
    assert score(game) == 2 + 3


# -- Genie


def test_genie_uses_every_active_effect_once_in_an_order_of_your_choice() -> None:
    # Ruling: genie_all.
    game = vale(hands=[f"genie {KEPT}"], areas=["salamander odin undine-queen"], stones=["purple"])
    game.play("summon genie")
    assert game.prompt == "use-for card=genie"
    assert game.options == ["use salamander", "use odin", "use undine-queen"]
    game.play("use odin")
    assert game.options == ["use salamander", "use undine-queen"]
    game.play("use undine-queen")
    assert game.prompt == "act"
    assert score(game) == 3
    assert stones(game) == "red blue"


def test_the_effects_used_for_genie_are_used_again_in_the_resolution_phase() -> None:
    # Rulings: genie_besides, once_each.
    game = vale(hands=[f"genie {KEPT}", "imp"], areas=["salamander"], stones=["purple"], round_=10)
    game.play("summon genie")
    assert score(game) == 1
    game.play("end-turn", "end-turn")
    assert score(game) == 2
    assert stones(game) == "2*red"


def test_genie_uses_the_effects_of_the_own_area_only() -> None:
    game = vale(hands=[f"genie {KEPT}"], areas=["", "salamander"], stones=["purple"]).play("summon genie")
    assert (score(game, 0), score(game, 1)) == (0, 0)


@pytest.mark.parametrize("others", ["", "agni ifrit", "troll nessie tidal"])
def test_genie_may_be_summoned_with_nothing_to_use(others: str) -> None:
    # Ruling: genie_without_effects.
    game = vale(hands=[f"genie {KEPT}"], areas=[others], stones=["purple"]).play("summon genie")
    assert area(game) == f"{others} genie".strip()
    assert score(game) == 0
    assert game.prompt == "act"


@pytest.mark.parametrize("card", ["imp", "undine", "mud-slime", "dandelion-spirit"])
def test_genie_sends_creatures_back_that_recover_themselves(card: str) -> None:
    # Ruling: genie_all.
    game = vale(hands=[f"genie {KEPT}"], areas=[card], stones=["purple"]).play("summon genie")
    assert hand(game) == f"{KEPT} {card}"
    assert area(game) == "genie"


def test_genie_must_use_goblin_soldier_and_medusa_as_well() -> None:
    # Rulings: genie_all, mandatory_effects.
    game = vale(hands=[f"genie {KEPT}"], areas=["goblin-soldier medusa"], stones=["purple"], scores=[5, 3])
    game.play("summon genie", "use medusa")
    assert score(game) == 1
    assert stones(game) == "purple"
    assert discard(game) == KEPT


def test_genie_passes_over_a_creature_that_has_left_before_its_use() -> None:
    # Rulings: genie_all, recovered_before_use.
    game = vale(hands=[f"genie {KEPT}"], areas=["asmodeus imp"], stones=["purple"]).play("summon genie")
    assert game.options == ["use asmodeus", "use imp"]
    game.play("use asmodeus")
    assert game.prompt == "act"
    assert [event for event in game.events() if event.startswith("use")] == ["use seat=0 card=asmodeus"]


def test_genie_uses_effects_that_become_usable_meanwhile() -> None:
    # Rulings: genie_all, unusable_stays_pending.
    game = vale(hands=["genie"], areas=["medusa griffon troll"], stones=["2*blue"], deck="phoenix imp")
    game.play("summon genie")
    assert [event for event in game.events() if event.startswith("use")] == [
        "use seat=0 card=griffon",
        "use seat=0 card=medusa",
        "use seat=0 card=troll",
    ]
    assert score(game) == 3


def test_genie_passes_over_what_never_becomes_usable() -> None:
    game = vale(hands=[f"genie {KEPT}"], areas=["charybdis salamander odin"], stones=["purple"])
    game.play("summon genie")
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use charybdis") == "no-blue-stone card=charybdis"
    assert game.why_not("use genie") == "no-active-effect card=genie"
    game.play("use odin")
    assert game.why_not("use charybdis") == "other-phase phase=resolve now=act"


def test_an_effect_used_for_genie_is_used_once() -> None:
    game = vale(hands=[f"genie {KEPT}"], areas=["salamander odin undine-queen"], stones=["purple"])
    game.play("summon genie", "use odin")
    assert game.why_not("use odin") == "effect-used card=odin"


def test_the_limit_of_stones_is_settled_after_each_effect_used_for_genie() -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"genie {KEPT}"], areas=["horned-salamander undine-queen"], stones=["purple 3*red"])
    game.play("summon genie", "use horned-salamander")
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0"]
    game.play("return 1 0 0")
    assert stones(game) == "3*red blue"


def test_genie_uses_genie_exalted_too() -> None:
    # Rulings: genie_all, copy_loops.
    game = vale(hands=[f"genie {KEPT}"], areas=["genie-exalted salamander"], stones=["purple"])
    game.play("summon genie", "use salamander")
    assert score(game) == 2
    assert "copy seat=0 card=genie-exalted copied=salamander" in game.events()


def test_what_genie_has_sent_back_may_be_summoned_again_and_is_used_in_the_resolution_phase() -> None:
    # Rulings: genie_besides, summon_same_turn.
    game = vale(hands=[f"genie {KEPT}", "imp"], areas=["undine"], stones=["blue purple"], round_=10)
    game.play("summon genie", "summon undine")
    assert area(game) == "genie undine"
    game.play("end-turn", "end-turn")
    assert area(game) == "genie"
    assert hand(game) == f"{KEPT} undine"


# -- Genie Exalted


def test_genie_exalted_copies_the_active_effect_of_another_creature() -> None:
    game = vale(phase="resolve", areas=["genie-exalted salamander odin"], round_=10)
    game.play("use genie-exalted")
    assert game.prompt == "copy-active card=genie-exalted"
    assert game.options == ["copy salamander", "copy odin"]
    game.play("copy odin")
    assert score(game) == 2
    assert game.options == ["use salamander", "use odin"]


@pytest.mark.parametrize("first", ["salamander", "genie-exalted"])
def test_genie_exalted_copies_an_effect_that_was_used_before_or_will_be_used_yet(first: str) -> None:
    # Ruling: once_each.
    game = vale(phase="resolve", areas=["genie-exalted salamander"], round_=10).play(f"use {first}")
    assert score(game) == 2
    assert stones(game) == "2*red"


@pytest.mark.parametrize("card", ["imp", "undine", "mud-slime", "dandelion-spirit"])
def test_genie_exalted_copying_a_return_goes_back_to_the_hand_itself(card: str) -> None:
    # Rulings: copied_this, genie_exalted_must.
    game = vale(phase="resolve", areas=[f"genie-exalted {card}"], round_=10).play("use genie-exalted")
    assert hand(game) == f"genie-exalted {card}"
    assert game.events()[2] == "recover seat=0 card=genie-exalted"


@pytest.mark.parametrize("card", ["imp", "undine", "mud-slime", "dandelion-spirit"])
def test_genie_exalted_cannot_copy_what_has_recovered_itself_before(card: str) -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", areas=[f"genie-exalted {card}"], round_=10).play(f"use {card}")
    assert hand(game) == card
    assert area(game) == "genie-exalted"
    assert "use seat=0 card=genie-exalted" not in game.events()


@pytest.mark.parametrize(
    ("others", "refused", "reason"),
    [
        ("troll", "troll", "no-purple-stone card=troll"),
        ("ifrit", "ifrit", "no-active-effect card=ifrit"),
        ("sylph", "sylph", "no-active-effect card=sylph"),
        ("", "genie-exalted", "only-others card=genie-exalted"),
        ("", "medusa", "card-in-rival-area card=medusa seat=1"),
        ("mimic", "mimic", "discard-lacks-earth card=mimic"),
    ],
)
def test_genie_exalted_copies_only_usable_active_effects_of_other_own_creatures(
    others: str, refused: str, reason: str
) -> None:
    areas = [f"genie-exalted salamander odin {others}", "medusa"]
    game = vale(phase="resolve", areas=areas, round_=10).play("use genie-exalted")
    assert game.options == ["copy salamander", "copy odin"]
    assert game.why_not(f"copy {refused}") == reason


@pytest.mark.parametrize("others", ["", "ifrit", "sylph", "troll", "charybdis mimic"])
def test_genie_exalted_is_idle_with_nothing_to_copy(others: str) -> None:
    # Ruling: genie_exalted_must.
    game = vale(phase="resolve", areas=[f"genie-exalted {others}"], round_=10)
    assert not [event for event in game.events() if event.startswith("use")]
    assert area(game) == f"genie-exalted {others}".strip()


@pytest.mark.parametrize(("card", "points"), [("goblin-soldier", 0), ("medusa", 5)])
def test_genie_exalted_must_copy_even_an_unwelcome_effect(card: str, points: int) -> None:
    # Ruling: genie_exalted_must.
    hands = ["agni hestia" if card == "medusa" else ""]
    game = vale(phase="resolve", areas=[f"genie-exalted {card}"], hands=hands, scores=[5, 0], round_=10)
    game.play("use genie-exalted")
    if card == "medusa":
        game.play("discard agni")
        assert hand(game) == ""
        assert stones(game) == "2*purple"
    assert score(game) == points
    assert f"copy seat=0 card=genie-exalted copied={card}" in game.events()


def test_a_copied_effect_is_settled_when_it_ends() -> None:
    # Ruling: limit_moment.
    game = vale(phase="resolve", areas=["genie-exalted horned-salamander"], stones=["2*blue"], round_=10).play(
        "use genie-exalted"
    )
    assert game.prompt == "return-stones count=2 limit=4"
    game.play("return 2 0 0")
    assert game.prompt == "return-stones count=4 limit=4"
    game.play("return 2 2 0")
    assert stones(game) == "4*red"


@pytest.mark.parametrize(
    ("others", "in_hand", "points"),
    [
        ("freyja troll", "", 6),
        ("valkyrie agni tidal", "", 6),
        ("goblin", "", 2),
        ("odin", "", 4),
        ("harpy", "imp troll", 6),
    ],
)
def test_genie_exalted_carries_out_the_effect_once_more(others: str, in_hand: str, points: int) -> None:
    game = vale(phase="resolve", areas=[f"genie-exalted {others}"], hands=[in_hand], scores=[0, 9], round_=10)
    assert score(game.play("use genie-exalted")) == points


def test_genie_exalted_copies_basilisk_with_a_choice_of_its_own() -> None:
    game = vale(phase="resolve", areas=["genie-exalted basilisk"], scores=[3], round_=10)
    game.play("use genie-exalted", "bargain purple 2")
    assert game.options == ["bargain red 0", "bargain blue 1"]
    game.play("bargain blue 1")
    assert stones(game) == "blue purple"
    assert score(game) == 0


# -- Gi-rin


@pytest.mark.parametrize(("others", "points"), [("", 2), ("troll", 4), ("agni pegasus hestia sylph", 11)])
def test_gi_rin_scores_two_for_each_creature_with_itself(others: str, points: int) -> None:
    # With Sylph, a point for the summon.
    game = vale(hands=[f"gi-rin {KEPT}"], areas=[others, "medusa goblin"], stones=["2*purple"])
    assert score(game.play("summon gi-rin")) == points


# -- Griffon


def test_griffon_must_draw_a_card() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["griffon"], deck="troll", round_=10)
    assert hand(game) == "?troll"
    assert game.events()[:2] == ["use seat=0 card=griffon", "draw-hidden seat=0 hand=1 pile=0"]


def test_griffon_has_the_discard_pile_shuffled_when_the_draw_pile_is_empty() -> None:
    game = vale(phase="resolve", areas=["griffon"], deck="", discard="troll", round_=10)
    assert hand(game) == "?troll"
    assert discard(game) == ""


def test_griffon_is_idle_with_nothing_to_draw() -> None:
    # Ruling: nothing_to_draw.
    game = vale(phase="resolve", areas=["griffon salamander odin"], deck="", discard="", round_=10)
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use griffon") == "nothing-to-draw card=griffon"


def test_griffon_can_draw_what_medusa_has_discarded_a_moment_ago() -> None:
    # Rulings: reshuffle_within_effect, unusable_stays_pending.
    game = vale(phase="resolve", areas=["griffon medusa"], hands=["phoenix"], deck="", discard="", round_=10)
    assert hand(game) == "?phoenix"
    assert stones(game) == "purple"


# -- Harpy


@pytest.mark.parametrize(
    ("in_hand", "others", "points"),
    [("", "", 0), ("imp", "", 3), ("imp agni", "", 0), ("imp", "agni", 0), ("imp troll", "agni", 3)],
)
def test_harpy_scores_three_with_as_many_cards_in_hand_as_in_the_area(
    in_hand: str, others: str, points: int
) -> None:
    game = vale(phase="resolve", areas=[f"harpy {others}"], hands=[in_hand], round_=10)
    assert score(game) == points


def test_harpy_is_idle_while_the_numbers_differ() -> None:
    game = vale(phase="resolve", areas=["harpy salamander odin"], hands=["troll"], round_=10)
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use harpy") == "hand-unlike-area card=harpy hand=1 area=3"


@pytest.mark.parametrize(("first", "points"), [("harpy", 3), ("griffon", 0)])
def test_harpy_compares_the_numbers_at_the_moment_of_use(first: str, points: int) -> None:
    # Ruling: best_order.
    game = vale(phase="resolve", areas=["harpy griffon"], hands=["imp troll"], round_=10).play(f"use {first}")
    assert score(game) == points


def test_harpy_must_be_used_when_the_numbers_have_become_the_same() -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=["harpy griffon"], hands=["imp"], round_=10)
    assert score(game) == 3


# -- Hippogriff and Pegasus


@pytest.mark.parametrize(
    ("permanents", "card", "cost"),
    [
        ("hippogriff", "gi-rin", 8),
        ("hippogriff", "behemoth", 9),
        ("hippogriff", "agni", 4),
        ("hippogriff", "poseidon", 7),
        ("hippogriff", "tidal", 5),
        ("pegasus", "gi-rin", 9),
        ("pegasus", "behemoth", 8),
        ("pegasus", "agni", 3),
        ("pegasus", "poseidon", 6),
        ("pegasus", "tidal", 4),
        ("hippogriff pegasus", "gi-rin", 7),
        ("pegasus hippogriff", "behemoth", 8),
        ("hippogriff pegasus", "boreas", 1),
    ],
)
def test_hippogriff_and_pegasus_make_summons_cheaper(permanents: str, card: str, cost: int) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=[permanents])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


@pytest.mark.parametrize("card", ["tengu", "harpy", "dandelion-spirit"])
def test_with_hippogriff_and_pegasus_a_wind_creature_of_three_costs_nothing(card: str) -> None:
    game = vale(hands=[f"{card} {KEPT}"], areas=["hippogriff pegasus phoenix"], stones=["red"])
    game.play(f"summon {card}")
    assert stones(game) == "red"


@pytest.mark.parametrize("card", ["goblin", "imp", "sea-spirit"])
def test_the_cost_never_falls_below_nothing_with_pegasus(card: str) -> None:
    # Ruling: only_reductions.
    game = vale(hands=[f"{card} {KEPT}"], areas=["pegasus"]).play(f"summon {card}")
    assert area(game) == f"pegasus {card}"


@pytest.mark.parametrize("permanent", ["hippogriff", "pegasus"])
def test_the_reduction_helps_its_owner_only(permanent: str) -> None:
    game = vale(hands=[f"boreas {KEPT}"], areas=["", permanent])
    assert game.why_not("summon boreas") == "cannot-pay card=boreas cost=4 purse=0"


@pytest.mark.parametrize(("card", "stones_", "cost"), [("hippogriff", "blue", 4), ("pegasus", "2*red", 3)])
def test_hippogriff_and_pegasus_do_not_make_themselves_cheaper(card: str, stones_: str, cost: int) -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"{card} {KEPT}"], stones=[stones_])
    purse = {"blue": 3, "2*red": 2}[stones_]
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse={purse}"


def test_hippogriff_and_pegasus_make_each_other_cheaper() -> None:
    game = vale(hands=[f"pegasus {KEPT}"], areas=["hippogriff"])
    assert game.why_not("summon pegasus") == "cannot-pay card=pegasus cost=1 purse=0"
    game = vale(hands=[f"hippogriff {KEPT}"], areas=["pegasus"])
    assert game.why_not("summon hippogriff") == "cannot-pay card=hippogriff cost=3 purse=0"


@pytest.mark.parametrize("card", ["hippogriff", "pegasus"])
def test_the_reduction_counts_for_the_next_summon_of_the_same_turn_and_until_it_leaves(card: str) -> None:
    # Ruling: permanents_from_when.
    cost = {"hippogriff": 8, "pegasus": 9}[card]
    game = vale(hands=[f"{card} gi-rin"], stones=["purple"], deck="troll").play(f"summon {card}")
    assert game.why_not("summon gi-rin") == f"cannot-pay card=gi-rin cost={cost} purse=0"
    game = vale(hands=["gi-rin imp"], areas=[card], stones=["2*blue"])
    assert game.why_not("summon gi-rin") == f"cannot-pay card=gi-rin cost={cost} purse=6"
    game.play(f"remove {card}")
    assert game.why_not("summon gi-rin") == "cannot-pay card=gi-rin cost=10 purse=0"


@pytest.mark.parametrize("permanents", ["hippogriff", "pegasus", "hippogriff pegasus"])
def test_hippogriff_and_pegasus_do_not_make_removing_cheaper(permanents: str) -> None:
    # Ruling: remove_uncut.
    game = vale(hands=[KEPT], areas=[f"{permanents} boreas"], stones=["blue red"])
    reason = "cannot-pay-remove cost=5 purse=4"
    assert game.why_not("remove boreas") == reason
    assert game.why_not(f"remove {permanents.split(maxsplit=1)[0]}") == reason


@pytest.mark.parametrize("permanent", ["hippogriff", "pegasus"])
def test_a_reduction_changes_no_printed_cost(permanent: str) -> None:
    game = vale(hands=["forest-spirit boreas imp"], areas=[permanent], stones=["2*red"])
    game.play("summon forest-spirit", "discard boreas")
    assert score(game) == 4


# -- Odin


@pytest.mark.parametrize(
    ("in_hand", "points", "stone"),
    [
        ("", 2, ""),
        ("imp agni troll goblin tidal", 2, ""),
        ("imp agni troll goblin tidal medusa", 0, "purple"),
        ("imp agni troll goblin tidal medusa sylph", 0, "purple"),
    ],
)
def test_odin_scores_two_with_up_to_five_cards_and_gives_a_purple_stone_with_more(
    in_hand: str, points: int, stone: str
) -> None:
    game = vale(phase="resolve", areas=["odin"], hands=[in_hand], round_=10)
    assert score(game) == points
    assert stones(game) == stone
    assert game.events()[0] == "use seat=0 card=odin"


@pytest.mark.parametrize(("first", "points", "stone"), [("odin", 2, ""), ("griffon", 0, "purple")])
def test_odin_before_or_after_griffon(first: str, points: int, stone: str) -> None:
    # The example of the rulebook.
    game = vale(phase="resolve", areas=["griffon odin"], hands=["imp agni troll goblin tidal"], round_=10)
    game.play(f"use {first}")
    assert score(game) == points
    assert stones(game) == stone
    assert len(hand(game).split()) == 6


def test_odin_gives_a_stone_at_the_limit_and_the_owner_chooses_which_to_keep() -> None:
    # Ruling: gain_at_limit.
    hands = ["imp agni troll goblin tidal medusa"]
    game = vale(phase="resolve", areas=["odin"], hands=hands, stones=["4*blue"], round_=10)
    assert game.options == ["return 0 1 0", "return 0 0 1"]
    assert stones(game.play("return 0 1 0")) == "3*blue purple"


# -- Rudra


@pytest.mark.parametrize(("in_hand", "points"), [("", 0), ("imp", 2), ("imp troll sylph", 6)])
def test_rudra_scores_two_for_each_card_in_hand_without_itself(in_hand: str, points: int) -> None:
    # Ruling: false_condition.
    game = vale(hands=[f"rudra {in_hand}", "agni hestia"], stones=["2*purple"]).play("summon rudra")
    assert area(game) == "rudra"
    assert score(game) == points


# -- Sylph


def test_sylph_scores_one_for_each_summon_of_her_owner() -> None:
    game = vale(hands=[f"troll goblin imp {KEPT}"], areas=["sylph"], stones=["blue red"])
    game.play("summon troll", "summon goblin", "summon imp")
    assert score(game) == 3


def test_sylph_does_not_score_for_her_own_summon() -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"sylph {KEPT}"], stones=["purple"]).play("summon sylph")
    assert score(game) == 0


def test_sylph_does_not_score_for_the_summons_of_others_or_for_a_removal() -> None:
    game = vale(hands=[f"troll {KEPT}"], areas=["goblin", "sylph"], stones=["blue purple"])
    game.play("summon troll", "pay 0 1 0", "remove goblin")
    assert (score(game, 0), score(game, 1)) == (0, 0)


def test_sylph_scores_for_a_creature_that_is_summoned_twice_in_a_turn() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=[f"boreas {KEPT}"], areas=["sylph"], stones=["2*purple"])
    game.play("summon boreas", "summon boreas")
    assert score(game) == (1 + 2) * 2


# -- Tengu


def test_tengu_scores_six_points_and_lies_on_top_of_the_draw_pile() -> None:
    game = vale(hands=[f"tengu {KEPT}"], stones=["blue"], deck="troll imp").play("summon tengu")
    assert score(game) == 6
    assert stones(game) == ""
    assert area(game) == ""
    assert hand(game) == KEPT
    assert table(game).pile == 3
    assert game.why_not("summon tengu") == "card-on-pile card=tengu"


def test_tengu_is_the_card_that_is_drawn_next_and_everybody_knows_it() -> None:
    # Ruling: open_and_hidden.
    game = vale(hands=[f"tengu pegasus {KEPT}"], stones=["2*blue"], deck="troll imp")
    game.play("summon tengu", "summon pegasus")
    assert hand(game) == f"{KEPT} tengu"
    assert game.events()[-1] == "draw seat=0 hand=2 pile=2 card=tengu"


def test_tengu_is_the_first_creature_to_appear_in_the_next_hunt() -> None:
    game = vale(hands=[f"tengu {KEPT}", "imp"], stones=["blue"])
    game.play("summon tengu", "end-turn", "end-turn")
    appeared = [event for event in game.events() if event.startswith("appear")]
    assert appeared[0].endswith("card=tengu")
    assert len(appeared) == 4


def test_tengu_on_an_empty_draw_pile_is_its_only_card() -> None:
    # Ruling: reshuffle_moment.
    game = vale(hands=[f"tengu {KEPT}"], stones=["blue"], deck="", discard="troll imp").play("summon tengu")
    assert table(game).pile == 1
    assert discard(game) == "troll imp"


def test_tengu_on_empty_piles_makes_a_draw_possible() -> None:
    game = vale(hands=[f"tengu pegasus {KEPT}"], stones=["2*blue"], deck="", discard="")
    assert game.why_not("summon pegasus") == "nothing-to-draw card=pegasus"
    game.play("summon tengu", "summon pegasus")
    assert hand(game) == f"{KEPT} tengu"


@pytest.mark.parametrize(
    ("watcher", "payment", "points"),
    [("sylph", "0 1 0", 7), ("kappa", "0 1 0", 8), ("gargoyle", "0 0 1", 9), ("phoenix", "3 0 0", 9)],
)
def test_the_summon_of_tengu_is_seen_like_any_other(watcher: str, payment: str, points: int) -> None:
    game = vale(hands=[f"tengu {KEPT}"], areas=[watcher], stones=["3*red blue purple"])
    game.play("summon tengu", f"pay {payment}")
    assert score(game) == points


def test_tengu_needs_a_free_territory_although_it_leaves_at_once() -> None:
    game = vale(hands=[f"tengu {KEPT}"], areas=["troll"], stones=["blue"], round_=1)
    assert game.why_not("summon tengu") == "no-territory count=1 round=1"


def test_tengu_with_hippogriff_and_pegasus_costs_nothing() -> None:
    game = vale(hands=[f"tengu {KEPT}"], areas=["hippogriff pegasus kappa"], stones=["blue"])
    game.play("summon tengu")
    assert score(game) == 6
    assert stones(game) == "blue"


# -- Valkyrie


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 1),
        ("sylph pegasus", 1),
        ("agni hestia", 2),
        ("agni triton gargoyle", 4),
        ("agni triton gargoyle tidal", 5),
    ],
)
def test_valkyrie_scores_one_for_each_family_with_her_own(others: str, points: int) -> None:
    game = vale(phase="resolve", areas=[f"valkyrie {others}", "imp troll eternity"], round_=10)
    assert score(game) == points
