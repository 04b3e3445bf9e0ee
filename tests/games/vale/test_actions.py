"""The action phase: selling, taming, summoning and removing, in any order; and the end of a turn."""

from copy import deepcopy
from typing import Any

import pytest
from tables.vale import area, discard, hand, offers, player_at, score, stones, table, vale

from arcanum.core.errors import CannotUndo
from arcanum.testing.scenario import Scenario

KEPT = "eternity"  # a card of the hand that nobody can pay for

# What pays exactly this much, and all of it is needed.
EXACTLY = {
    1: "red", 2: "2*red", 3: "blue", 4: "red blue", 5: "2*red blue", 6: "purple", 7: "red purple",
    8: "2*red purple", 9: "blue purple", 10: "red blue purple",
}  # fmt: skip


def deeds(game: Scenario) -> list[str]:
    """What was done, without stones and points."""
    kinds = {"sell", "tame", "summon", "remove", "end-turn"}
    return [event for event in game.events() if event.split()[0] in kinds]


# -- turns


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_turns_go_clockwise_from_the_first_player_once_round_the_table(seats: int, first: int) -> None:
    game = vale(seats, first=first)
    while table(game).round == 5:
        game.play("end-turn")
    assert deeds(game) == [f"end-turn seat={(first + turn) % seats}" for turn in range(seats)]


def test_whoever_can_do_nothing_still_ends_the_turn_himself() -> None:
    game = vale()
    assert game.options == ["end-turn"]
    assert deeds(game.play("end-turn")) == ["end-turn seat=0"]
    assert game.asked.seat == 1


def test_the_four_actions_may_be_done_in_any_order_and_repeatedly() -> None:
    game = vale(hands=["imp hestia"], areas=["goblin"], prey="troll:0 tidal:0", round_=3)
    game.play("summon imp", "sell tidal", "remove goblin", "summon hestia", "tame troll", "end-turn")
    assert deeds(game) == [
        "summon seat=0 card=imp",
        "sell seat=0 card=tidal",
        "remove seat=0 card=goblin",
        "summon seat=0 card=hestia",
        "tame seat=0 card=troll",
        "end-turn seat=0",
    ]
    assert area(game) == "imp hestia"
    assert hand(game) == "troll"
    assert stones(game) == "2*red"
    assert discard(game) == "tidal goblin"


def test_all_options_of_a_turn_are_offered_at_once() -> None:
    game = vale(hands=["imp"], areas=["goblin"], stones=["purple"], prey="troll:0 tidal:1")
    assert game.options == ["sell troll", "tame troll", "summon imp", "remove goblin"]


# -- hunted creatures


@pytest.mark.parametrize(
    ("card", "earned"),
    [("agni", "3*red"), ("triton", "blue"), ("troll", "4*red"), ("odin", "red blue"), ("tidal", "purple")],
)
def test_a_hunted_creature_is_discarded_for_the_stones_of_its_family(card: str, earned: str) -> None:
    game = vale(prey=f"{card}:0").play(f"sell {card}")
    assert stones(game) == earned
    assert discard(game) == card
    assert table(game).prey == []


@pytest.mark.parametrize(
    ("cheap", "dear", "earned"),
    [
        ("hestia", "agni", "3*red"),
        ("yuki-onna", "poseidon", "blue"),
        ("goblin", "sand-giant", "4*red"),
        ("harpy", "gi-rin", "red blue"),
        ("dragon-egg", "eternity", "purple"),
    ],
)
def test_what_a_creature_costs_does_not_matter_for_its_sale(cheap: str, dear: str, earned: str) -> None:
    assert stones(vale(prey=f"{cheap}:0").play(f"sell {cheap}")) == earned
    assert stones(vale(prey=f"{dear}:0").play(f"sell {dear}")) == earned


@pytest.mark.parametrize("others", ["agni", "hae-tae water-giant", "pegasus hippogriff"])
def test_a_sale_brings_the_same_stones_whatever_they_are_worth_to_the_seller(others: str) -> None:
    assert stones(vale(areas=[others], prey="harpy:0").play("sell harpy")) == "red blue"


@pytest.mark.parametrize("card", ["agni", "triton", "troll", "odin", "tidal"])
def test_a_tamed_creature_goes_into_the_hand_for_nothing_and_everybody_has_seen_it(card: str) -> None:
    game = vale(prey=f"{card}:0", stones=["red"]).play(f"tame {card}")
    assert hand(game) == card
    assert stones(game) == "red"
    assert discard(game) == ""
    assert table(game).prey == []


def test_there_is_no_limit_of_cards_in_the_hand() -> None:
    many = "agni imp hydra kappa triton basilisk troll goblin harpy odin sylph tidal ember aeris"
    game = vale(hands=[many], prey="gust:0 willow:0").play("tame gust", "tame willow")
    assert hand(game) == f"{many} gust willow"


@pytest.mark.parametrize(
    ("played", "count"), [([], 2), (["sell imp"], 1), (["tame odin"], 1), (["summon hestia"], 2)]
)
def test_the_turn_does_not_end_while_an_own_marker_lies_on_a_creature(played: list[str], count: int) -> None:
    game = vale(hands=["hestia"], prey="imp:0 odin:0 troll:1 tidal:1").play(*played)
    assert "end-turn" not in game.options
    assert game.why_not("end-turn") == f"markers-left count={count}"


@pytest.mark.parametrize("one", ["sell", "tame"])
@pytest.mark.parametrize("other", ["sell", "tame"])
def test_the_turn_may_end_when_both_hunted_creatures_are_sold_or_tamed(one: str, other: str) -> None:
    game = vale(prey="imp:0 kappa:0 troll:1 tidal:1").play(f"{one} imp", f"{other} kappa", "end-turn")
    assert game.asked.seat == 1


def test_hunted_creatures_may_be_dealt_with_at_any_time_of_the_turn() -> None:
    # Ruling: hunted_any_time.
    game = vale(hands=["imp salamander"], prey="kappa:0 tidal:0").play("summon imp", "sell kappa")
    game.play("summon salamander", "pay 1 0 0", "tame tidal", "end-turn")
    assert area(game) == "imp salamander"
    assert hand(game) == "tidal"
    assert stones(game) == "red blue"


@pytest.mark.parametrize("verb", ["sell", "tame"])
def test_the_creatures_under_the_markers_of_others_are_not_to_be_had(verb: str) -> None:
    game = vale(prey="imp:0 troll:1")
    assert offers(game, verb) == ["imp"]
    assert game.why_not(f"{verb} troll") == "marker-of-another card=troll seat=1"


@pytest.mark.parametrize("verb", ["sell", "tame"])
def test_cards_of_the_hand_and_of_the_area_are_neither_sold_nor_tamed(verb: str) -> None:
    # Ruling: selling_hunted_only.
    game = vale(hands=["troll"], areas=["odin"])
    assert offers(game, verb) == []
    assert game.why_not(f"{verb} troll") == "only-hunted card=troll"
    assert game.why_not(f"{verb} odin") == "only-hunted card=odin"


# -- Triton, who waits for taming


def test_triton_earns_stones_when_his_owner_tames_a_water_creature() -> None:
    # Ruling: taming_only.
    game = vale(areas=["triton", ""], prey="kappa:0 nessie:1 imp:0").play("tame kappa", "tame imp")
    assert stones(game) == "2*blue"
    game.play("end-turn", "tame nessie")
    assert stones(game) == "2*blue"
    assert stones(game, 1) == ""


def test_triton_summoned_between_two_tamings_sees_the_second() -> None:
    # Ruling: triton_moment.
    game = vale(hands=["triton"], stones=["red blue"], prey="kappa:0 nessie:0")
    game.play("tame kappa", "summon triton", "tame nessie")
    assert stones(game) == "2*blue"


def test_the_stones_of_triton_are_settled_before_the_next_action() -> None:
    # Ruling: triton_moment.
    game = vale(areas=["triton"], stones=["3*red"], prey="kappa:0 nessie:0").play("tame kappa")
    assert game.prompt == "return-stones count=1 limit=4"
    game.play("return 1 0 0", "tame nessie")
    assert game.prompt == "return-stones count=2 limit=4"
    assert hand(game.play("return 2 0 0")) == "kappa nessie"
    assert stones(game) == "4*blue"


# -- summoning


def test_a_summoned_card_goes_from_the_hand_into_the_area() -> None:
    game = vale(hands=[f"salamander {KEPT}"], stones=["red"]).play("summon salamander")
    assert area(game) == "salamander"
    assert hand(game) == KEPT
    assert stones(game) == ""
    assert game.events() == ["pay seat=0 stone=red count=1", "summon seat=0 card=salamander"]


def test_the_area_keeps_the_order_of_the_summons() -> None:
    game = vale(hands=["salamander hestia goblin"], stones=["2*red"])
    assert area(game.play("summon goblin", "summon hestia", "summon salamander")) == "goblin hestia salamander"


def test_a_hunted_creature_must_be_tamed_before_it_is_summoned() -> None:
    game = vale(prey="imp:0 hestia:1")
    assert game.why_not("summon imp") == "tame-first card=imp"
    assert game.why_not("summon hestia") == "card-prey card=hestia"
    assert area(game.play("tame imp", "summon imp")) == "imp"


@pytest.mark.parametrize(
    ("layout", "line", "card"),
    [
        ({"prey": "salamander:0"}, "tame salamander", "salamander"),
        ({"hands": [f"sylph {KEPT}"], "deck": "salamander"}, "summon sylph", "salamander"),
        ({"hands": [f"boreas {KEPT}"]}, "summon boreas", "boreas"),
        ({"hands": [f"genie {KEPT}"], "areas": ["mimic"], "discard": "goblin"}, "summon genie", "goblin"),
        ({"hands": [f"genie {KEPT}"], "areas": ["imp"]}, "summon genie", "imp"),
    ],
)
def test_a_card_may_be_summoned_in_the_turn_in_which_it_has_come(
    layout: dict[str, Any], line: str, card: str
) -> None:
    # Ruling: summon_same_turn.
    game = vale(stones=["2*red 2*blue"], **layout).play(line)
    if game.prompt.startswith("pay-summon"):
        game.play("pay 1 1 0")
    assert card in offers(game, "summon")


@pytest.mark.parametrize("round_", range(1, 11))
def test_there_are_as_many_territories_as_the_number_of_the_round(round_: int) -> None:
    creatures = ["agni", "triton", "troll", "odin", "tidal", "goblin", "kappa", "harpy", "salamander", "medusa"]
    game = vale(hands=["hestia"], areas=[" ".join(creatures[:round_])], round_=round_)
    assert offers(game, "summon") == []
    assert game.why_not("summon hestia") == f"no-territory count={round_} round={round_}"
    almost = " ".join(creatures[: round_ - 1])
    game = vale(hands=["hestia"], areas=[almost], round_=round_).play("summon hestia")
    assert area(game) == f"{almost} hestia".strip()


def test_a_full_area_has_room_again_when_a_creature_is_removed() -> None:
    game = vale(hands=["hestia"], areas=["goblin troll"], stones=["blue"], round_=2)
    assert game.options == ["remove goblin", "remove troll", "end-turn"]
    assert area(game.play("remove goblin", "summon hestia")) == "troll hestia"


def test_the_next_round_brings_another_territory() -> None:
    game = vale(phase="round", round_=1, deck="odin harpy sylph boreas", hands=["hestia"], areas=["troll"])
    game.play("hunt odin", "hunt harpy", "hunt sylph", "summon hestia")
    assert area(game) == "troll hestia"


def test_a_hand_belongs_to_its_player_alone() -> None:
    game = vale(hands=["hestia", "imp"]).play("summon hestia")
    assert (area(game, 0), area(game, 1)) == ("hestia", "")
    assert game.why_not("summon imp") == "card-in-rival-hand card=imp seat=1"


def test_what_waits_for_summons_scores_before_the_instant_effect() -> None:
    # Ruling: summon_steps.
    game = vale(hands=[f"firefox {KEPT}"], areas=["sylph phoenix"], stones=["red"]).play("summon firefox")
    assert game.events() == [
        "pay seat=0 stone=red count=1",
        "summon seat=0 card=firefox",
        "earn seat=0 count=1 card=sylph",
        "earn seat=0 count=1 card=phoenix",
        "earn seat=0 count=1 card=firefox",
    ]


@pytest.mark.parametrize(
    ("paid", "points"),
    [
        ("2*purple", {"sylph": 1, "gargoyle": 3}),
        ("red blue purple", {"sylph": 1, "kappa": 2, "gargoyle": 3, "phoenix": 1}),
        ("4*red 2*blue", {"sylph": 1, "kappa": 2, "phoenix": 4}),
        ("4*red purple", {"sylph": 1, "gargoyle": 3, "phoenix": 4}),
        ("4*blue", {"sylph": 1, "kappa": 2}),
    ],
)
def test_several_creatures_that_wait_for_summons_all_score(paid: str, points: dict[str, int]) -> None:
    # Ruling: triggers_order.
    others = "hestia kappa gargoyle phoenix sylph"
    game = vale(hands=[f"gi-rin {KEPT}"], areas=[others], stones=[paid], round_=6).play("summon gi-rin")
    scored = [event.split() for event in game.events() if event.startswith("earn")]
    by_card = {words[3].removeprefix("card="): int(words[2].removeprefix("count=")) for words in scored}
    assert by_card == {**points, "gi-rin": 12}


@pytest.mark.parametrize(
    ("card", "paid"), [("sylph", "red blue"), ("kappa", "blue"), ("gargoyle", "purple"), ("phoenix", "3*red")]
)
def test_a_creature_that_waits_for_summons_does_not_see_its_own(card: str, paid: str) -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"{card} {KEPT}"], stones=[paid]).play(f"summon {card}")
    assert area(game) == card
    assert stones(game) == ""
    assert score(game) == 0


# -- removing


@pytest.mark.parametrize("round_", range(1, 11))
def test_removing_costs_the_number_of_the_round(round_: int) -> None:
    game = vale(areas=["goblin"], stones=[EXACTLY[round_]], round_=round_).play("remove goblin")
    assert stones(game) == ""
    assert area(game) == ""
    assert discard(game) == "goblin"


@pytest.mark.parametrize("round_", range(2, 11))
def test_with_stones_worth_less_than_the_number_of_the_round_nothing_is_removed(round_: int) -> None:
    game = vale(areas=["goblin"], stones=[EXACTLY[round_ - 1]], round_=round_)
    assert offers(game, "remove") == []
    assert game.why_not("remove goblin") == f"cannot-pay-remove cost={round_} purse={round_ - 1}"


@pytest.mark.parametrize("card", ["hestia", "goblin", "eternity"])
def test_removing_costs_the_same_for_every_creature(card: str) -> None:
    game = vale(areas=["hestia goblin eternity"], stones=["2*red blue"], round_=4).play(f"remove {card}")
    assert stones(game) == "red"
    assert discard(game) == card


def test_removing_earns_and_scores_nothing() -> None:
    game = vale(areas=["eternity"], stones=["purple"], scores=[3]).play("remove eternity")
    assert stones(game) == ""
    assert score(game) == 3
    assert game.events() == ["pay seat=0 stone=purple count=1", "remove seat=0 card=eternity"]


def test_only_own_creatures_are_removed() -> None:
    game = vale(areas=["goblin", "troll"], stones=["purple"])
    assert offers(game, "remove") == ["goblin"]
    assert game.why_not("remove troll") == "card-in-rival-area card=troll seat=1"


def test_nothing_watches_the_stones_of_a_removal() -> None:
    game = vale(areas=["sylph kappa gargoyle phoenix goblin"], stones=["red blue purple"], round_=10)
    game.play("remove goblin")
    assert stones(game) == ""
    assert score(game) == 0


@pytest.mark.parametrize("card", ["agni", "water-giant", "hestia", "pegasus", "hippogriff", "hae-tae"])
def test_a_permanent_effect_ends_when_its_creature_is_removed(card: str) -> None:
    # Ruling: permanents_from_when.
    player = player_at(vale(areas=[card], stones=["2*purple"]).play(f"remove {card}"), 0)
    assert (player.red_worth, player.blue_worth, player.purple_worth) == (1, 3, 6)
    assert (player.limit, player.cut, player.wind_cut) == (4, 0, 0)


# -- the discard pile becomes the draw pile


def test_a_draw_in_the_middle_of_a_turn_shuffles_in_what_was_discarded_in_it() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=[f"sylph {KEPT}"], stones=["purple"], prey="kappa:0", deck="", discard="")
    game.play("sell kappa", "summon sylph")
    assert "reshuffle seat=0 count=1" in game.events()
    assert hand(game) == f"{KEPT} ?kappa"
    assert discard(game) == ""


def test_a_card_discarded_in_the_same_effect_is_shuffled_in() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=["young-forest-spirit sylph troll"], deck="", discard="")
    game.play("summon young-forest-spirit", "discard troll")
    assert hand(game) == "?troll"
    assert area(game) == "young-forest-spirit sylph"


def test_creatures_on_the_hunting_board_are_not_shuffled_in() -> None:
    # Ruling: reshuffle_within_effect.
    game = vale(hands=[f"sylph {KEPT}"], stones=["purple"], prey="kappa:0 troll:1", deck="", discard="agni")
    game.play("summon sylph")
    assert hand(game) == f"{KEPT} ?agni"
    assert len(table(game).prey) == 2


# -- very long turns


def after(actions: int, game: Scenario) -> Scenario:
    """As if the turn had seen so many summons and removals already."""
    table(game).actions = actions
    return game


def test_after_200_summons_and_removals_nothing_more_is_summoned_or_removed() -> None:
    # Ruling: endless_turns.
    game = vale(hands=["imp hestia"], areas=["goblin"], stones=["purple"], prey="troll:0 tidal:0")
    after(199, game).play("summon imp")
    assert table(game).actions == 200
    assert game.options == ["sell troll", "tame troll", "sell tidal", "tame tidal"]
    assert game.why_not("summon hestia") == "turn-too-long count=200"
    assert game.why_not("remove goblin") == "turn-too-long count=200"
    game.play("tame troll", "tame tidal")
    assert game.options == ["end-turn"]


def test_summons_and_removals_count_and_sales_and_tamings_do_not() -> None:
    # Ruling: endless_turns.
    game = vale(hands=["hestia"], areas=["goblin"], stones=["purple"], prey="tidal:0 imp:0")
    lines = ["summon hestia", "sell tidal", "tame imp", "remove goblin"]
    assert [table(game.play(line)).actions for line in lines] == [1, 1, 1, 2]


def test_the_next_turn_counts_anew() -> None:
    # Ruling: endless_turns.
    game = after(199, vale(hands=["imp", "hestia"])).play("summon imp", "end-turn")
    assert table(game).actions == 0
    assert offers(game, "summon") == ["hestia"]


# -- taking back


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_has_chosen() -> None:
    game = vale(hands=["imp", "hestia"]).play("summon imp", "end-turn")
    game.match.undo(0)
    assert game.asked.seat == 0
    assert game.options == ["end-turn"]
    game.play("end-turn", "summon hestia")
    assert not game.match.can_undo(0)
    with pytest.raises(CannotUndo):
        game.match.undo(0)


def test_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    game = vale(hands=["salamander"], stones=["red blue"], prey="kappa:0 troll:0")
    before = deepcopy(table(game).to_data())
    game.play("summon salamander", "pay 0 1 0", "sell kappa", "tame troll", "end-turn")
    taken_back = [game.match.undo(0)[1] for _ in range(5)]
    assert taken_back == [
        ("end-turn",), ("tame", "troll"), ("sell", "kappa"), ("pay", 0, 1, 0), ("summon", "salamander"),
    ]  # fmt: skip
    assert table(game).to_data() == before


def test_the_end_of_the_last_turn_can_be_taken_back_while_effects_wait() -> None:
    game = vale(areas=["salamander odin"], turn=1).play("end-turn")
    assert game.prompt == "use-effect"
    assert game.match.undo(1) == (1, ("end-turn",))
    assert game.prompt == "act"


def test_the_end_of_the_last_turn_cannot_be_taken_back_when_the_next_creatures_are_revealed() -> None:
    game = vale(turn=1).play("end-turn")
    assert game.prompt == "hunt"
    assert not game.match.can_undo(1)


def test_a_hunt_can_be_taken_back_until_the_next_player_has_chosen() -> None:
    game = vale(phase="hunt", prey="imp hydra troll boreas").play("hunt imp")
    assert game.match.can_undo(0)
    game.play("hunt hydra")
    assert not game.match.can_undo(0)
    assert game.match.undo(1) == (1, ("hunt", "hydra"))


def test_a_draw_cannot_be_taken_back_nor_what_came_before_it() -> None:
    game = vale(hands=[f"imp sylph {KEPT}"], stones=["blue purple"]).play("summon imp", "summon sylph")
    assert game.match.can_undo(0)
    game.play("pay 1 1 0")
    assert not game.match.can_undo(0)
    game.play("end-turn")
    assert game.match.undo(0) == (0, ("end-turn",))
    assert not game.match.can_undo(0)


def test_a_draw_of_the_only_card_cannot_be_taken_back_either() -> None:
    game = vale(hands=[f"sylph {KEPT}"], stones=["red blue"], deck="troll").play("summon sylph")
    assert not game.match.can_undo(0)


def test_a_draw_of_a_card_that_everybody_knew_can_be_taken_back() -> None:
    game = vale(hands=[f"sylph {KEPT}"], stones=["red blue"], top="tengu").play("summon sylph")
    assert hand(game) == f"{KEPT} tengu"
    assert game.match.undo(0) == (0, ("summon", "sylph"))
    assert table(game).pile == 68
