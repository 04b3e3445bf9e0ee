"""The creatures of earth, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale

KEPT = "eternity"  # a card to keep in the hand, so that the turn does not end by itself


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("basilisk", 3),
        ("behemoth", 9),
        ("cerberus", 5),
        ("forest-spirit", 2),
        ("gargoyle", 2),
        ("goblin", 1),
        ("goblin-soldier", 4),
        ("medusa", 4),
        ("mimic", 6),
        ("mud-slime", 6),
        ("rock-golem", 6),
        ("sand-giant", 10),
        ("stone-golem", 6),
        ("troll", 3),
    ],
)
def test_an_earth_creature_costs_what_is_printed_on_it(card: str, cost: int) -> None:
    game = vale(hands=[f"{card} {KEPT}"])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


def test_young_forest_spirit_costs_nothing() -> None:
    game = vale(hands=["young-forest-spirit goblin troll"], stones=["red"])
    assert offers(game, "summon") == ["young-forest-spirit", "goblin"]
    game.play("summon young-forest-spirit")
    assert game.prompt == "discard-hand card=young-forest-spirit"
    assert stones(game) == "red"


@pytest.mark.parametrize(
    "card",
    [
        "basilisk", "behemoth", "cerberus", "forest-spirit", "gargoyle", "goblin", "goblin-soldier", "medusa",
        "mimic", "mud-slime", "rock-golem", "sand-giant", "stone-golem", "troll", "young-forest-spirit",
    ],
)  # fmt: skip
def test_an_earth_creature_is_sold_for_four_red_stones(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT]).play(f"sell {card}")
    assert stones(game) == "4*red"
    assert discard(game) == card


# -- Basilisk


@pytest.mark.parametrize(
    ("choice", "points", "stone"), [("red 0", 5, "red"), ("blue 1", 4, "blue"), ("purple 2", 3, "purple")]
)
def test_basilisk_loses_points_for_a_stone_of_the_chosen_pair(choice: str, points: int, stone: str) -> None:
    game = vale(phase="resolve", areas=["basilisk"], scores=[5])
    assert game.prompt == "bargain card=basilisk"
    assert game.options == ["bargain red 0", "bargain blue 1", "bargain purple 2"]
    game.play(f"bargain {choice}")
    assert score(game) == points
    assert stones(game) == stone


def test_basilisk_takes_the_purple_stone_for_the_last_two_points() -> None:
    game = vale(phase="resolve", areas=["basilisk"], scores=[2]).play("bargain purple 2")
    assert score(game) == 0
    assert game.events()[:3] == [
        "use seat=0 card=basilisk",
        "lose seat=0 count=2 card=basilisk",
        "gain-stones seat=0 stone=purple count=1",
    ]


def test_basilisk_with_one_point_cannot_pay_for_the_purple_stone() -> None:
    # Ruling: basilisk_price.
    game = vale(phase="resolve", areas=["basilisk"], scores=[1])
    assert game.options == ["bargain red 0", "bargain blue 1"]
    assert game.why_not("bargain purple 2") == "bargain-too-dear price=2 score=1"
    game.play("bargain blue 1")
    assert score(game) == 0
    assert stones(game) == "blue"


def test_basilisk_without_points_must_still_take_the_red_stone() -> None:
    game = vale(phase="resolve", areas=["basilisk"])
    assert stones(game) == "red"
    assert score(game) == 0
    assert game.asked.prompt == ("hunt",)


@pytest.mark.parametrize(("choice", "stone"), [("blue 1", "blue"), ("purple 2", "purple")])
def test_basilisk_with_the_switch_loses_what_there_is_and_takes_any_stone(choice: str, stone: str) -> None:
    # Ruling: basilisk_price.
    game = vale(phase="resolve", areas=["basilisk"], basilisk_debt="yes")
    assert game.options == ["bargain red 0", "bargain blue 1", "bargain purple 2"]
    game.play(f"bargain {choice}")
    assert score(game) == 0
    assert stones(game) == stone


def test_basilisk_with_the_switch_loses_one_of_two_points_when_there_is_one() -> None:
    game = vale(phase="resolve", areas=["basilisk"], scores=[1], basilisk_debt="yes").play("bargain purple 2")
    assert score(game) == 0
    assert "lose seat=0 count=1 card=basilisk" in game.events()


def test_basilisk_gives_a_stone_at_the_limit_and_the_owner_chooses_which_to_keep() -> None:
    # Ruling: gain_at_limit.
    game = vale(phase="resolve", areas=["basilisk"], stones=["4*red"], scores=[2]).play("bargain purple 2")
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 0 1"]
    game.play("return 1 0 0")
    assert stones(game) == "3*red purple"


# -- Behemoth


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 3),
        ("goblin troll", 3),
        ("agni", 6),
        ("agni hestia", 6),
        ("agni triton tidal", 12),
        ("agni triton pegasus tidal", 15),
    ],
)
def test_behemoth_scores_three_for_each_family_with_its_own(others: str, points: int) -> None:
    game = vale(hands=[f"behemoth {KEPT}"], areas=[others], stones=["2*purple"])
    assert score(game.play("summon behemoth")) == points


def test_behemoth_does_not_count_the_families_of_others() -> None:
    game = vale(hands=[f"behemoth {KEPT}"], areas=["", "agni triton tidal"], stones=["2*purple"])
    assert score(game.play("summon behemoth")) == 3


# -- Cerberus


def test_cerberus_may_be_summoned_into_an_empty_area_and_never_discards_itself() -> None:
    game = vale(hands=[f"cerberus {KEPT}"], stones=["purple"]).play("summon cerberus")
    assert area(game) == "cerberus"
    assert discard(game) == ""
    assert game.prompt == "act"


def test_cerberus_may_discard_nothing() -> None:
    game = vale(hands=[f"cerberus {KEPT}"], areas=["goblin troll"], stones=["purple"]).play("summon cerberus")
    assert game.prompt == "discard-up-to card=cerberus count=3"
    assert game.options == ["discard goblin", "discard troll", "stop"]
    game.play("stop")
    assert area(game) == "goblin troll cerberus"


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["troll"], "goblin medusa imp cerberus"),
        (["troll", "goblin"], "medusa imp cerberus"),
        (["imp", "troll", "goblin"], "medusa cerberus"),
    ],
)
def test_cerberus_discards_up_to_three_other_creatures(chosen: list[str], left: str) -> None:
    game = vale(hands=[f"cerberus {KEPT}"], areas=["goblin troll medusa imp"], stones=["purple"], round_=6)
    game.play("summon cerberus", *[f"discard {card}" for card in chosen])
    if len(chosen) < 3:
        game.play("stop")
    assert game.prompt == "act"
    assert area(game) == left
    assert discard(game) == " ".join(chosen)


def test_cerberus_chooses_others_of_the_own_area_only_and_each_once() -> None:
    game = vale(hands=[f"cerberus {KEPT}"], areas=["goblin troll medusa", "agni"], stones=["purple"])
    game.play("summon cerberus", "discard troll")
    assert game.prompt == "discard-up-to card=cerberus count=2"
    assert game.options == ["discard goblin", "discard medusa", "stop"]
    assert game.why_not("discard troll") == "card-chosen card=troll"
    assert game.why_not("discard cerberus") == "only-others card=cerberus"
    assert game.why_not("discard agni") == "card-in-rival-area card=agni seat=1"


def test_cerberus_is_no_removal_and_costs_nothing_more() -> None:
    game = vale(hands=[f"cerberus {KEPT}"], areas=["goblin"], stones=["purple 3*blue"])
    game.play("summon cerberus", "pay 0 0 1", "discard goblin")
    assert game.prompt == "act"
    assert stones(game) == "3*blue"
    assert "discard seat=0 card=goblin" in game.events()
    assert "remove seat=0 card=goblin" not in game.events()


def test_the_creatures_chosen_for_cerberus_leave_together() -> None:
    # Ruling: cerberus_together.
    game = vale(hands=[f"cerberus {KEPT}"], areas=["goblin hestia troll"], stones=["purple"])
    game.play("summon cerberus", "discard hestia", "discard troll")
    assert area(game) == "goblin hestia troll cerberus"
    game.play("stop")
    assert area(game) == "goblin cerberus"


def test_the_stones_are_counted_when_all_that_cerberus_discards_has_left() -> None:
    # Rulings: cerberus_together, limit_lost.
    game = vale(hands=[f"cerberus {KEPT}"], areas=["hestia troll"], stones=["purple 5*red"])
    game.play("summon cerberus", "pay 0 0 1", "discard hestia", "discard troll")
    assert stones(game) == "4*red"
    assert game.events()[-3:] == [
        "discard seat=0 card=hestia",
        "discard seat=0 card=troll",
        "return-stones seat=0 stone=red count=1",
    ]


def test_cerberus_cannot_undo_the_points_of_what_saw_its_summon() -> None:
    # Ruling: triggers_order.
    game = vale(hands=[f"cerberus {KEPT}"], areas=["sylph gargoyle"], stones=["purple"])
    game.play("summon cerberus", "discard sylph", "discard gargoyle")
    assert score(game) == 4
    assert area(game) == "cerberus"


# -- Forest Spirit


@pytest.mark.parametrize(
    ("discarded", "points"), [("imp", 0), ("goblin", 1), ("boreas", 4), ("behemoth", 9), ("eternity", 12)]
)
def test_forest_spirit_scores_the_printed_cost_of_a_discarded_card(discarded: str, points: int) -> None:
    game = vale(hands=[f"forest-spirit {discarded} medusa"], stones=["2*red"]).play("summon forest-spirit")
    assert game.prompt == "discard-hand card=forest-spirit"
    assert game.options == [f"discard {discarded}", "discard medusa"]
    game.play(f"discard {discarded}")
    assert score(game) == points
    assert discard(game) == discarded
    assert hand(game) == "medusa"
    assert area(game) == "forest-spirit"


def test_forest_spirit_scores_the_printed_cost_whatever_the_reductions() -> None:
    game = vale(hands=["forest-spirit boreas imp"], areas=["pegasus hippogriff"], stones=["red"])
    game.play("summon forest-spirit", "discard boreas")
    assert score(game) == 4


def test_forest_spirit_cannot_be_summoned_as_the_last_card_in_hand() -> None:
    # Rulings: instant_check, blocked_cards.
    game = vale(hands=["forest-spirit"], areas=["goblin"], stones=["2*blue"])
    assert game.options == ["remove goblin", "end-turn"]
    assert game.why_not("summon forest-spirit") == "hand-lacks-another card=forest-spirit"


def test_forest_spirit_must_discard_the_only_other_card() -> None:
    game = vale(hands=["forest-spirit troll"], stones=["2*red"]).play("summon forest-spirit")
    assert discard(game).split()[0] == "troll"
    assert score(game) == 3


# -- Gargoyle


@pytest.mark.parametrize(("payment", "points"), [("0 0 1", 3), ("0 1 0", 0), ("3 0 0", 0)])
def test_gargoyle_scores_three_when_a_purple_stone_is_used_for_a_summon(payment: str, points: int) -> None:
    game = vale(hands=[f"troll {KEPT}"], areas=["gargoyle"], stones=["3*red blue purple"], round_=5)
    game.play("summon troll", f"pay {payment}")
    assert score(game) == points


def test_gargoyle_scores_once_for_a_summon_however_many_purple_stones_it_takes() -> None:
    game = vale(hands=[f"freyja {KEPT}"], areas=["gargoyle"], stones=["2*purple"]).play("summon freyja")
    assert stones(game) == ""
    assert score(game) == 3


def test_gargoyle_scores_for_each_summon() -> None:
    game = vale(hands=[f"troll goblin {KEPT}"], areas=["gargoyle"], stones=["2*purple"])
    assert score(game.play("summon troll", "summon goblin")) == 6


def test_gargoyle_does_not_score_for_its_own_summon() -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"gargoyle {KEPT}"], stones=["purple"]).play("summon gargoyle")
    assert stones(game) == ""
    assert score(game) == 0


@pytest.mark.parametrize(("payment", "points"), [("0 1 0", 0), ("0 0 1", 3)])
def test_gargoyle_looks_at_the_colour_and_not_at_the_value(payment: str, points: int) -> None:
    # Ruling: colour_stays. With Hae-tae a blue stone is worth 6, a purple one 3.
    game = vale(hands=[f"troll {KEPT}"], areas=["gargoyle hae-tae"], stones=["blue purple"])
    game.play("summon troll", f"pay {payment}")
    assert score(game) == points


def test_gargoyle_does_not_score_for_purple_stones_spent_on_a_removal() -> None:
    game = vale(hands=[KEPT], areas=["gargoyle goblin"], stones=["purple"]).play("remove goblin")
    assert stones(game) == ""
    assert score(game) == 0


def test_gargoyle_does_not_score_for_the_summons_of_others() -> None:
    game = vale(hands=[f"troll {KEPT}"], areas=["", "gargoyle"], stones=["purple"]).play("summon troll")
    assert (score(game, 0), score(game, 1)) == (0, 0)


# -- Goblin


def test_goblin_steals_a_point_from_an_opponent() -> None:
    game = vale(phase="resolve", areas=["goblin"], scores=[5, 7])
    assert (score(game, 0), score(game, 1)) == (6, 6)
    assert game.events()[:3] == [
        "use seat=0 card=goblin",
        "lose seat=1 count=1 card=goblin",
        "earn seat=0 count=1 card=goblin",
    ]


def test_goblin_robs_an_opponent_of_your_choice() -> None:
    game = vale(3, phase="resolve", areas=["", "goblin"], scores=[5, 7, 3])
    assert game.prompt == "steal card=goblin"
    assert game.options == ["player 0", "player 2"]
    assert game.why_not("player 1") == "steal-from-others seat=1"
    game.play("player 2")
    assert [score(game, seat) for seat in range(3)] == [5, 8, 2]


def test_goblin_robs_only_opponents_with_points() -> None:
    # Ruling: goblin_targets.
    game = vale(4, phase="resolve", areas=["goblin"], scores=[5, 7, 0, 1])
    assert game.options == ["player 1", "player 3"]
    assert game.why_not("player 2") == "steal-nothing seat=2"


def test_goblin_is_idle_while_no_opponent_has_points() -> None:
    game = vale(phase="resolve", areas=["goblin salamander odin"], scores=[5, 0])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use goblin") == "nothing-to-steal card=goblin"
    game.play("use odin")
    assert (score(game, 0), score(game, 1)) == (8, 0)
    assert "use seat=0 card=goblin" not in game.events()


# -- Goblin Soldier


@pytest.mark.parametrize(
    ("scores", "after"),
    [([5, 6], 9), ([0, 1], 4), ([5, 5], 1), ([6, 5], 2), ([2, 1], 0), ([4, 0], 0), ([0, 0], 0)],
)
def test_goblin_soldier_scores_four_behind_an_opponent_and_loses_four_otherwise(
    scores: list[int], after: int
) -> None:
    # Rulings: goblin_soldier_ties, rules_that_stay.
    game = vale(phase="resolve", areas=["goblin-soldier"], scores=scores)
    assert score(game) == after
    assert score(game, 1) == scores[1]
    assert game.events()[0] == "use seat=0 card=goblin-soldier"


@pytest.mark.parametrize(("scores", "after"), [([5, 3, 6], 9), ([5, 3, 5], 1), ([5, 6, 2], 9)])
def test_one_opponent_ahead_is_enough_for_goblin_soldier(scores: list[int], after: int) -> None:
    assert score(vale(3, phase="resolve", areas=["goblin-soldier"], scores=scores)) == after


@pytest.mark.parametrize(("order", "after"), [("goblin-soldier salamander", 10), ("salamander goblin-soldier", 2)])
def test_goblin_soldier_compares_the_scores_at_the_moment_of_use(order: str, after: int) -> None:
    game = vale(phase="resolve", areas=["goblin-soldier salamander"], scores=[5, 6])
    game.play(f"use {order.split(maxsplit=1)[0]}")
    assert score(game) == after


@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 9)])
def test_goblin_soldier_depends_on_the_order_of_turns(first: int, after: int) -> None:
    game = vale(phase="resolve", areas=["goblin-soldier", "salamander"], scores=[5, 5], first=first)
    assert score(game) == after


def test_goblin_soldier_must_be_used_by_the_leader_too() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["goblin-soldier salamander"], scores=[20, 6]).play("use salamander")
    assert score(game) == 17


# -- Medusa


def test_medusa_must_discard_while_there_is_a_card_in_hand() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["medusa"], hands=["imp phoenix"])
    assert game.prompt == "discard-hand card=medusa"
    assert game.options == ["discard imp", "discard phoenix"]
    game.play("discard phoenix")
    assert hand(game) == "imp"
    assert discard(game) == "phoenix"
    assert stones(game) == "purple"


def test_medusa_must_discard_the_last_card_too() -> None:
    game = vale(phase="resolve", areas=["medusa"], hands=["phoenix"])
    assert game.events()[:3] == [
        "use seat=0 card=medusa",
        "discard-hand seat=0 card=phoenix",
        "gain-stones seat=0 stone=purple count=1",
    ]


def test_medusa_with_an_empty_hand_gives_no_stone() -> None:
    # Ruling: partial_effects.
    game = vale(phase="resolve", areas=["medusa salamander odin"])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use medusa") == "hand-empty card=medusa"
    game.play("use odin")
    assert stones(game) == "red"
    assert "use seat=0 card=medusa" not in game.events()


def test_medusa_must_be_used_when_a_card_has_come_into_the_hand() -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=["medusa griffon"], deck="phoenix")
    assert stones(game) == "purple"
    assert [event for event in game.events() if event.startswith(("use", "discard-hand"))] == [
        "use seat=0 card=griffon",
        "use seat=0 card=medusa",
        "discard-hand seat=0 card=phoenix",
    ]


def test_medusa_gives_a_stone_at_the_limit_and_the_owner_chooses_which_to_keep() -> None:
    game = vale(phase="resolve", areas=["medusa"], hands=["phoenix"], stones=["3*red blue"])
    assert game.prompt == "return-stones count=1 limit=4"
    assert game.options == ["return 1 0 0", "return 0 1 0", "return 0 0 1"]
    game.play("return 0 1 0")
    assert stones(game) == "3*red purple"


# -- Mimic


def test_mimic_takes_any_earth_creature_from_the_discard_pile() -> None:
    game = vale(phase="resolve", areas=["mimic"], discard="troll imp goblin undine sylph tidal")
    assert game.prompt == "take-discarded card=mimic"
    assert sorted(game.options) == ["take goblin", "take troll"]
    assert game.why_not("take imp") == "not-earth card=imp"
    assert game.why_not("take tidal") == "not-earth card=tidal"
    game.play("take troll")
    assert hand(game) == "troll"
    assert discard(game) == "imp goblin undine sylph tidal"


def test_mimic_must_take_the_only_earth_creature_and_that_is_not_taming() -> None:
    # Rulings: mandatory_effects, taming_only.
    game = vale(phase="resolve", areas=["mimic"], discard="imp troll undine")
    assert hand(game) == "troll"
    assert "take seat=0 card=troll" in game.events()
    assert "tame seat=0 card=troll" not in game.events()


@pytest.mark.parametrize("pile", ["", "imp undine sylph tidal"])
def test_mimic_is_idle_without_an_earth_creature_in_the_discard_pile(pile: str) -> None:
    game = vale(phase="resolve", areas=["mimic salamander odin", "troll"], hands=["", "goblin"], discard=pile)
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use mimic") == "discard-lacks-earth card=mimic"
    assert hand(game.play("use odin")) == ""


def test_mimic_can_search_the_discard_pile_when_the_draw_pile_is_empty() -> None:
    # Ruling: reshuffle_moment.
    game = vale(
        phase="resolve", areas=["mimic"], hands=["", "salamander"], deck="", discard="troll imp", round_=10
    )
    assert hand(game) == "troll"
    assert discard(game) == "imp"


def test_mimic_finds_nothing_when_griffon_has_had_the_discard_pile_shuffled() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(phase="resolve", areas=["mimic griffon"], deck="", discard="troll goblin imp", round_=10)
    game.play("use griffon")
    assert "reshuffle seat=0 count=3" in game.events()
    assert "use seat=0 card=mimic" not in game.events()
    assert discard(game) == ""


def test_mimic_before_griffon_finds_what_is_discarded() -> None:
    game = vale(phase="resolve", areas=["mimic griffon"], deck="", discard="troll goblin imp", round_=10)
    game.play("use mimic", "take troll")
    assert hand(game).startswith("troll ?")


def test_what_mimic_takes_for_genie_may_be_summoned_in_the_same_turn() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=[f"genie {KEPT}"], areas=["mimic"], stones=["2*purple"], discard="troll imp")
    game.play("summon genie")
    assert hand(game) == f"{KEPT} troll"
    game.play("summon troll")
    assert area(game) == "mimic genie troll"


# -- Mud Slime


def test_mud_slime_scores_six_when_it_is_summoned() -> None:
    game = vale(hands=[f"mud-slime {KEPT}"], stones=["purple"]).play("summon mud-slime")
    assert score(game) == 6
    assert area(game) == "mud-slime"


def test_mud_slime_goes_back_to_the_hand_in_each_resolution_phase() -> None:
    # Ruling: mandatory_effects.
    game = vale(phase="resolve", areas=["mud-slime"])
    assert area(game) == ""
    assert hand(game) == "mud-slime"
    assert score(game) == 0
    assert game.asked.prompt == ("hunt",)


def test_mud_slime_goes_back_in_the_round_of_its_summon() -> None:
    game = vale(hands=[f"mud-slime {KEPT}", "imp"], stones=["purple"])
    game.play("summon mud-slime", "end-turn", "end-turn")
    assert hand(game) == f"{KEPT} mud-slime"
    assert score(game) == 6


def test_mud_slime_scores_again_when_it_is_summoned_again() -> None:
    game = vale(hands=[f"mud-slime genie {KEPT}", "imp"], stones=["3*purple"])
    game.play("summon mud-slime", "summon genie", "summon mud-slime")
    assert score(game) == 12
    assert area(game) == "genie mud-slime"
    game.play("end-turn", "end-turn")
    assert area(game) == "genie"


# -- Rock Golem


@pytest.mark.parametrize(
    ("permanents", "before", "points"),
    [
        ("", "2*blue", 0),
        ("", "purple", 0),
        ("", "2*purple", 6),
        ("", "4*purple", 18),
        ("water-giant", "2*purple", 7),
        ("hae-tae", "blue purple", 3),
        ("hae-tae", "blue 3*purple", 9),
        ("hae-tae water-giant", "blue purple", 4),
        ("water-giant hae-tae", "blue 2*purple", 8),
    ],
)
def test_rock_golem_scores_what_the_purple_stones_are_worth_after_paying(
    permanents: str, before: str, points: int
) -> None:
    game = vale(hands=[f"rock-golem {KEPT}"], areas=[permanents], stones=[before]).play("summon rock-golem")
    if game.prompt != "act":  # the blue stone pays for all with Hae-tae
        game.play("pay 0 1 0")
    assert score(game) == points


def test_rock_golem_counts_purple_stones_only_and_they_are_kept() -> None:
    game = vale(hands=[f"rock-golem {KEPT}"], stones=["red blue 2*purple"])
    game.play("summon rock-golem")
    assert score(game) == 6
    assert stones(game) == "red blue purple"


# -- Sand Giant


@pytest.mark.parametrize(
    ("others", "points"),
    [("", 4), ("troll", 8), ("agni triton pegasus tidal", 4), ("troll goblin medusa agni", 16)],
)
def test_sand_giant_scores_four_for_each_earth_creature_with_itself(others: str, points: int) -> None:
    game = vale(hands=[f"sand-giant {KEPT}"], areas=[others, "mimic basilisk"], stones=["2*purple"])
    assert score(game.play("summon sand-giant")) == points


# -- Stone Golem


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("purple", ""),
        ("red purple", "purple"),
        ("red blue 2*purple", "3*purple"),
        ("purple red blue", "2*purple"),
        ("3*red purple", "3*purple"),
    ],
)
def test_stone_golem_exchanges_each_stone_left_for_a_purple_one(before: str, after: str) -> None:
    # Ruling: without_stones.
    game = vale(hands=[f"stone-golem {KEPT}"], stones=[before]).play("summon stone-golem")
    assert area(game) == "stone-golem"
    assert stones(game) == after


def test_stone_golem_takes_the_payment_first() -> None:
    game = vale(hands=[f"stone-golem {KEPT}"], stones=["purple 2*blue red"])
    game.play("summon stone-golem", "pay 0 2 0")
    assert stones(game) == "2*purple"
    assert game.events()[-2:] == [
        "give-up-stones seat=0 stone=red count=1",
        "gain-stones seat=0 stone=purple count=1",
    ]


# -- Troll


@pytest.mark.parametrize("held", ["purple", "3*purple", "red blue 2*purple"])
def test_troll_scores_three_with_any_number_of_purple_stones_and_they_are_kept(held: str) -> None:
    game = vale(phase="resolve", areas=["troll"], stones=[held])
    assert score(game) == 3
    assert stones(game) == held


@pytest.mark.parametrize("other", ["odin", "odin hae-tae"])
def test_troll_is_idle_without_a_purple_stone(other: str) -> None:
    # Ruling: colour_stays. Not even Hae-tae makes blue stones purple.
    game = vale(phase="resolve", areas=[f"troll salamander {other}"], stones=["2*blue"])
    assert game.options == ["use salamander", "use odin"]
    assert game.why_not("use troll") == "no-purple-stone card=troll"
    assert score(game.play("use salamander")) == 3


def test_troll_must_be_used_when_a_purple_stone_has_come() -> None:
    # Ruling: unusable_stays_pending.
    game = vale(phase="resolve", areas=["troll medusa"], hands=["phoenix"])
    assert score(game) == 3
    assert stones(game) == "purple"


# -- Young Forest Spirit


def test_young_forest_spirit_discards_a_card_and_summons_another_for_free() -> None:
    game = vale(hands=["young-forest-spirit phoenix imp mud-slime"]).play("summon young-forest-spirit")
    assert game.prompt == "discard-hand card=young-forest-spirit"
    assert game.options == ["discard phoenix", "discard imp", "discard mud-slime"]
    game.play("discard phoenix")
    assert discard(game) == "phoenix"
    assert game.prompt == "summon-free card=young-forest-spirit"
    assert game.options == ["summon-free imp", "summon-free mud-slime"]
    game.play("summon-free mud-slime")
    assert area(game) == "young-forest-spirit mud-slime"
    assert hand(game) == "imp"
    assert score(game) == 6


def test_young_forest_spirit_summons_from_the_hand_and_never_from_the_discard_pile() -> None:
    game = vale(hands=["young-forest-spirit phoenix imp troll"], discard="goblin")
    game.play("summon young-forest-spirit", "discard phoenix")
    assert game.options == ["summon-free imp", "summon-free troll"]
    assert game.why_not("summon-free phoenix") == "card-in-discard card=phoenix"
    assert game.why_not("summon-free goblin") == "card-in-discard card=goblin"


def test_neither_step_of_young_forest_spirit_may_be_declined() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["young-forest-spirit phoenix imp troll"]).play("summon young-forest-spirit")
    assert game.options == ["discard phoenix", "discard imp", "discard troll"]
    assert game.why_not("end-turn") == "other-step"
    game.play("discard phoenix")
    assert game.options == ["summon-free imp", "summon-free troll"]
    assert game.why_not("end-turn") == "other-step"


def test_young_forest_spirit_summons_the_last_card_of_the_hand_without_asking() -> None:
    game = vale(hands=["young-forest-spirit phoenix troll"])
    game.play("summon young-forest-spirit", "discard phoenix")
    assert area(game) == "young-forest-spirit troll"


def test_the_free_summon_takes_no_stones_and_none_can_be_added() -> None:
    # Ruling: free_summon.
    game = vale(hands=["young-forest-spirit imp troll medusa"], areas=["kappa"], stones=["2*blue"])
    game.play("summon young-forest-spirit", "discard imp", "summon-free troll")
    assert game.prompt == "act"
    assert stones(game) == "2*blue"
    assert score(game) == 0


@pytest.mark.parametrize(("others", "count"), [("", 0), ("imp", 1)])
def test_young_forest_spirit_needs_two_other_cards_in_hand(others: str, count: int) -> None:
    # Ruling: blocked_cards.
    game = vale(hands=[f"young-forest-spirit {others}"], areas=["troll goblin"], stones=["2*blue"])
    reason = f"hand-lacks-two card=young-forest-spirit count={count}"
    assert game.why_not("summon young-forest-spirit") == reason


@pytest.mark.parametrize(("round_", "others"), [(1, ""), (2, "troll"), (5, "troll goblin imp agni")])
@pytest.mark.parametrize("second", ["phoenix", "boreas", "tengu", "tidal"])
def test_young_forest_spirit_needs_a_second_free_territory(round_: int, others: str, second: str) -> None:
    # Ruling: free_summon_territory.
    game = vale(hands=[f"young-forest-spirit hestia {second}"], areas=[others], round_=round_)
    count = len(others.split())
    reason = f"no-second-territory card=young-forest-spirit count={count} round={round_}"
    assert game.why_not("summon young-forest-spirit") == reason
    game = vale(hands=[f"young-forest-spirit hestia {second}"], areas=[others], round_=round_ + 1)
    assert "summon young-forest-spirit" in game.options


def test_young_forest_spirit_needs_a_second_territory_even_for_a_dragon_egg_that_leaves_it() -> None:
    # Ruling: free_summon_territory.
    game = vale(hands=["young-forest-spirit dragon-egg tidal ember"], round_=1)
    reason = "no-second-territory card=young-forest-spirit count=0 round=1"
    assert game.why_not("summon young-forest-spirit") == reason


@pytest.mark.parametrize(
    ("others", "areas"),
    [
        ("forest-spirit ember", ["goblin", ""]),  # it would have nothing to discard
        ("leviathan ember", ["goblin", "agni"]),
        ("ember marina boulder", ["goblin", "troll"]),
        ("dragon-egg ember", ["agni", "pegasus"]),  # the egg would have no dragon
        ("dragon-egg ember boulder", ["agni", ""]),  # the dragon behind the egg has no prey
        ("scorch ember", ["agni", ""]),  # to copy the Spirit itself takes two cards in hand
        ("scorch ember boulder", ["agni", ""]),
        ("dragon-egg scorch ember", ["agni", ""]),
    ],
)
def test_young_forest_spirit_is_blocked_when_no_second_card_can_be_summoned(others: str, areas: list[str]) -> None:
    # Rulings: instant_check, spirit_pairs.
    game = vale(hands=[f"young-forest-spirit {others}"], areas=areas, stones=["red blue"])
    assert "summon young-forest-spirit" not in game.options
    reason = "nothing-to-summon-free card=young-forest-spirit"
    assert game.why_not("summon young-forest-spirit") == reason


@pytest.mark.parametrize(
    ("others", "discarded", "areas"),
    [
        ("forest-spirit ember imp", "ember", ["", ""]),
        ("leviathan ember", "ember", ["", "tidal"]),
        ("ember leviathan", "leviathan", ["", "kappa"]),
        ("gust marina", "marina", ["", ""]),  # the Spirit itself is of earth
        ("aeris ember", "ember", ["", ""]),  # the Spirit itself is another creature
        ("scorch ember", "ember", ["ifrit", ""]),
        (
            "scorch ember imp boulder",
            "ember",
            ["", ""],
        ),  # it copies the Spirit, which brings once more
        ("dragon-egg tidal ember", "ember", ["", ""]),
        ("dragon-egg aeris ember", "ember", ["", ""]),  # the Spirit itself is another creature
        ("dragon-egg scorch ember", "ember", ["ifrit", ""]),
    ],
)
def test_young_forest_spirit_can_be_summoned_when_a_second_card_can(
    others: str, discarded: str, areas: list[str]
) -> None:
    # Rulings: instant_check, spirit_pairs.
    second = others.split(maxsplit=1)[0]
    game = vale(hands=[f"young-forest-spirit {others}"], areas=areas).play("summon young-forest-spirit")
    game.play(f"discard {discarded}")
    if game.prompt == "summon-free card=young-forest-spirit":
        game.play(f"summon-free {second}")
    assert f"summon seat=0 card={second}" in game.events()


def test_scorch_behind_young_forest_spirit_needs_a_third_territory_to_copy_it() -> None:
    # Rulings: instant_check, free_summon_territory.
    game = vale(hands=["young-forest-spirit scorch imp troll agni"], round_=2).play("summon young-forest-spirit")
    game.play("discard agni")
    assert game.options == ["summon-free imp", "summon-free troll"]
    assert game.why_not("summon-free scorch") == "nothing-instant-to-copy card=scorch"
    game = vale(hands=["young-forest-spirit scorch imp troll agni"], round_=3).play("summon young-forest-spirit")
    game.play("discard agni", "summon-free scorch", "discard imp")
    assert area(game) == "young-forest-spirit scorch troll"


def test_young_forest_spirit_counts_what_scorch_could_bring_in_its_place() -> None:
    # Ruling: spirit_pairs. Without Imp nothing could follow Scorch, who copies the Spirit.
    game = vale(hands=["young-forest-spirit scorch ember boulder imp"]).play("summon young-forest-spirit")
    assert game.options == ["discard scorch", "discard ember", "discard boulder"]
    reason = "discard-leaves-nothing card=young-forest-spirit discarded=imp"
    assert game.why_not("discard imp") == reason


def test_young_forest_spirit_offers_only_discards_that_leave_a_possible_second_card() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["young-forest-spirit ember imp"]).play("summon young-forest-spirit")
    assert game.options == ["discard ember"]
    reason = "discard-leaves-nothing card=young-forest-spirit discarded=imp"
    assert game.why_not("discard imp") == reason


def test_young_forest_spirit_must_discard_forest_spirit_that_would_be_the_last_card() -> None:
    # Ruling: spirit_pairs.
    game = vale(hands=["young-forest-spirit forest-spirit imp"]).play("summon young-forest-spirit")
    assert game.options == ["discard forest-spirit"]


def test_forest_spirit_after_young_forest_spirit_needs_one_more_card() -> None:
    game = vale(hands=["young-forest-spirit forest-spirit imp medusa"]).play("summon young-forest-spirit")
    assert game.options == ["discard forest-spirit", "discard imp", "discard medusa"]
    game.play("discard imp", "summon-free forest-spirit")
    assert discard(game).split()[:2] == ["imp", "medusa"]
    assert score(game) == 4


def test_young_forest_spirit_offers_only_second_cards_that_can_be_summoned() -> None:
    game = vale(hands=["young-forest-spirit ember imp troll"]).play("summon young-forest-spirit", "discard troll")
    assert game.options == ["summon-free imp"]
    assert game.why_not("summon-free ember") == "nobody-has-family card=ember family=water"


def test_aeris_may_take_back_young_forest_spirit_that_brings_her() -> None:
    game = vale(hands=["young-forest-spirit aeris ember"]).play("summon young-forest-spirit")
    game.play("discard ember")
    assert hand(game) == "young-forest-spirit"
    assert area(game) == "aeris"
    assert score(game) == 0


def test_firefox_after_young_forest_spirit_counts_what_is_left_in_hand() -> None:
    game = vale(hands=["young-forest-spirit imp firefox troll medusa"])
    game.play("summon young-forest-spirit", "discard imp", "summon-free firefox")
    assert score(game) == 2


def test_the_card_discarded_for_young_forest_spirit_can_be_drawn_by_the_second_card() -> None:
    # Rulings: spirit_pairs, reshuffle_within_effect.
    game = vale(hands=["young-forest-spirit pegasus imp"], deck="", discard="").play("summon young-forest-spirit")
    assert game.options == ["discard pegasus", "discard imp"]
    game.play("discard imp")
    assert hand(game) == "?imp"
    assert discard(game) == ""


def test_sylph_in_the_area_scores_for_young_forest_spirit_and_for_the_free_summon() -> None:
    # Ruling: free_summon.
    game = vale(hands=["young-forest-spirit kappa imp medusa"], areas=["sylph"], round_=3)
    game.play("summon young-forest-spirit", "discard imp", "summon-free kappa")
    assert score(game) == 2


def test_sylph_brought_by_young_forest_spirit_scores_for_neither_summon() -> None:
    # Ruling: nested_summons.
    game = vale(hands=["young-forest-spirit sylph imp"], deck="troll goblin")
    game.play("summon young-forest-spirit", "discard imp")
    assert area(game) == "young-forest-spirit sylph"
    assert score(game) == 0
    assert len(hand(game).split()) == 1


@pytest.mark.parametrize("watcher", ["kappa", "gargoyle", "phoenix"])
def test_what_watches_the_payment_does_not_see_the_free_summon_of_young_forest_spirit(watcher: str) -> None:
    # Ruling: free_summon.
    game = vale(hands=["young-forest-spirit imp freyja medusa"], areas=[watcher], stones=["red blue purple"]).play(
        "summon young-forest-spirit", "discard imp", "summon-free freyja"
    )
    assert area(game) == f"{watcher} young-forest-spirit freyja"
    assert score(game) == 0


def test_the_free_summon_is_complete_with_its_stones_and_their_limit() -> None:
    game = vale(hands=["young-forest-spirit phoenix imp troll"], stones=["4*blue"])
    game.play("summon young-forest-spirit", "discard phoenix", "summon-free imp")
    assert game.prompt == "return-stones count=2 limit=4"
    game.play("return 2 0 0")
    assert stones(game) == "4*blue"
    assert area(game) == "young-forest-spirit imp"


def test_young_forest_spirit_brings_tengu_which_leaves_again() -> None:
    game = vale(hands=["young-forest-spirit imp tengu troll"], round_=2)
    game.play("summon young-forest-spirit", "discard imp", "summon-free tengu")
    assert score(game) == 6
    assert area(game) == "young-forest-spirit"
    assert hand(game) == "troll"


def test_young_forest_spirit_brings_dragon_egg_and_the_egg_a_dragon() -> None:
    game = vale(hands=["young-forest-spirit dragon-egg eternity imp troll"], areas=["sylph"], round_=3)
    game.play("summon young-forest-spirit", "discard imp", "summon-free dragon-egg", "summon-free eternity")
    assert area(game) == "sylph young-forest-spirit eternity"
    assert discard(game) == "imp dragon-egg"
    assert score(game) == 3 + 12
