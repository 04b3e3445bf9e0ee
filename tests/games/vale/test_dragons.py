"""The dragons, card by card."""

import pytest
from tables.vale import area, discard, hand, offers, score, stones, vale

KEPT = "rudra"  # a card to keep in the hand, so that nothing is summoned for want of a choice

# Of each dragon that wants a creature discarded: its points, the family, and three creatures of that family.
HUNTERS = [
    ("boulder", 8, "wind", "harpy odin rudra"),
    ("ember", 7, "water", "kappa triton nessie"),
    ("gust", 8, "earth", "troll goblin medusa"),
    ("marina", 7, "fire", "agni phoenix salamander"),
]


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("aeris", 9),
        ("boulder", 8),
        ("dragon-egg", 3),
        ("ember", 7),
        ("eternity", 12),
        ("gust", 8),
        ("marina", 7),
        ("scorch", 9),
        ("tidal", 5),
        ("willow", 10),
    ],
)
def test_a_dragon_costs_what_is_printed_on_it(card: str, cost: int) -> None:
    spare = "eternity" if card == "tidal" else "tidal"
    game = vale(hands=[f"{card} {spare}"], areas=["ifrit kappa troll harpy"])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"


@pytest.mark.parametrize(
    "card", ["aeris", "boulder", "dragon-egg", "ember", "eternity", "gust", "marina", "scorch", "tidal", "willow"]
)
def test_a_dragon_is_sold_for_a_purple_stone(card: str) -> None:
    game = vale(prey=f"{card}:0", hands=[KEPT]).play(f"sell {card}")
    assert stones(game) == "purple"
    assert discard(game) == card


# -- Aeris


@pytest.mark.parametrize(
    ("recovered", "points"), [("imp", 0), ("kappa", 1), ("boulder", 8), ("eternity", 12), ("hippogriff", 4)]
)
def test_aeris_recovers_another_creature_and_scores_its_printed_cost(recovered: str, points: int) -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=[f"{recovered} troll"], stones=["2*purple"]).play("summon aeris")
    assert game.prompt == "take-back card=aeris"
    assert game.options == [f"take-back {recovered}", "take-back troll"]
    game.play(f"take-back {recovered}")
    assert score(game) == points
    assert hand(game) == f"{KEPT} {recovered}"
    assert area(game) == "troll aeris"


def test_aeris_cannot_recover_herself_or_what_belongs_to_others() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp troll", "agni"], stones=["2*purple"]).play("summon aeris")
    assert game.why_not("take-back aeris") == "only-others card=aeris"
    assert game.why_not("take-back agni") == "card-in-rival-area card=agni seat=1"


@pytest.mark.parametrize("rival", ["", "agni troll"])
def test_aeris_cannot_be_summoned_into_an_empty_area(rival: str) -> None:
    # Rulings: instant_check, blocked_cards.
    game = vale(hands=[f"aeris {KEPT}"], areas=["", rival], stones=["2*purple"])
    assert offers(game, "summon") == [KEPT]
    assert game.why_not("summon aeris") == "area-lacks-another card=aeris"


def test_aeris_must_recover_the_only_other_creature() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp"], stones=["2*purple"]).play("summon aeris")
    assert hand(game) == f"{KEPT} imp"
    assert score(game) == 0


def test_aeris_scores_the_printed_cost_whatever_the_reductions() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["pegasus troll"], stones=["2*purple"]).play("summon aeris")
    assert score(game.play("take-back troll")) == 3


def test_aeris_needs_a_free_territory_before_she_recovers_a_creature() -> None:
    game = vale(hands=[f"aeris {KEPT}"], areas=["imp troll"], stones=["2*purple"], round_=2)
    assert game.why_not("summon aeris") == "no-territory count=2 round=2"


def test_aeris_cannot_undo_the_points_of_what_saw_her_summon() -> None:
    # Ruling: triggers_order.
    game = vale(hands=[f"aeris {KEPT}"], areas=["gargoyle"], stones=["2*purple"]).play("summon aeris")
    assert area(game) == "aeris"
    assert score(game) == 3 + 2


def test_what_aeris_has_recovered_may_be_summoned_in_the_same_turn() -> None:
    # Ruling: summon_same_turn.
    game = vale(hands=[f"aeris {KEPT}"], areas=["ifrit"], stones=["3*purple"]).play("summon aeris", "summon ifrit")
    assert area(game) == "aeris ifrit"
    assert score(game) == 2 + 2


def test_aeris_recovering_hestia_has_the_surplus_stones_given_back_at_once() -> None:
    # Ruling: limit_lost.
    game = vale(hands=[f"aeris {KEPT}"], areas=["hestia"], stones=["2*purple 4*red"])
    game.play("summon aeris", "pay 3 0 1") if "pay 3 0 1" in game.options else game.play("summon aeris")
