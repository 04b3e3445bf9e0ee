"""The limit of stones: what is too much goes back, by the holder's choice, before anything else happens."""

from itertools import product

import pytest
from tables.vale import hand, player_at, score, stones, vale

from arcanum.games.vale.verbs import returns

KEPT = "eternity"  # a card of the hand that nobody can pay for


# -- the surplus


@pytest.mark.parametrize(
    ("held", "sold", "left"),
    [
        ("", "troll", "4*red"),
        ("red", "agni", "4*red"),
        ("2*red", "odin", "3*red blue"),
        ("3*blue", "triton", "4*blue"),
        ("red blue purple", "tidal", "red blue 2*purple"),
    ],
)
def test_four_stones_may_be_kept(held: str, sold: str, left: str) -> None:
    game = vale(stones=[held], prey=f"{sold}:0").play(f"sell {sold}")
    assert game.prompt == "act"
    assert stones(game) == left


@pytest.mark.parametrize(
    ("held", "sold", "count", "ways"),
    [
        ("2*red blue", "troll", 3, ["3 0 0", "2 1 0"]),  # T15
        ("4*red", "triton", 1, ["1 0 0", "0 1 0"]),
        ("4*red", "tidal", 1, ["1 0 0", "0 0 1"]),
        ("4*red", "odin", 2, ["2 0 0", "1 1 0"]),
        ("2*blue 2*purple", "agni", 3, ["3 0 0", "2 1 0", "2 0 1", "1 2 0", "1 1 1", "1 0 2", "0 2 1", "0 1 2"]),
        ("red blue 2*purple", "troll", 4, ["4 0 0", "3 1 0", "3 0 1", "2 1 1", "2 0 2", "1 1 2"]),
    ],
)
def test_the_holder_chooses_what_goes_back_among_old_and_new_stones(
    held: str, sold: str, count: int, ways: list[str]
) -> None:
    # Ruling: limit_moment.
    game = vale(stones=[held], prey=f"{sold}:0").play(f"sell {sold}")
    assert game.prompt == f"return-stones count={count} limit=4"
    assert sorted(game.options) == sorted(f"return {way}" for way in ways)


def test_what_was_chosen_goes_back_and_the_turn_goes_on() -> None:
    game = vale(stones=["2*red blue"], prey="troll:0").play("sell troll", "return 2 1 0")
    assert stones(game) == "4*red"
    assert game.events()[-2:] == [
        "return-stones seat=0 stone=red count=2",
        "return-stones seat=0 stone=blue count=1",
    ]
    assert game.options == ["end-turn"]


def test_without_a_choice_the_surplus_goes_back_by_itself() -> None:
    game = vale(stones=["3*red"], prey="troll:0").play("sell troll")
    assert game.prompt == "act"
    assert stones(game) == "4*red"
    assert game.events()[-1] == "return-stones seat=0 stone=red count=3"


def test_every_way_of_giving_back_the_surplus_is_offered_and_no_other() -> None:
    for held in product(range(8), repeat=3):
        for surplus in range(1, min(sum(held), 7) + 1):
            found = [tuple(map(int, option[1:])) for option in returns(list(held), surplus)]
            ways = product(*(range(number + 1) for number in held))
            assert sorted(found) == [way for way in ways if sum(way) == surplus]


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        ("return 2 0 0", "return-exactly count=3"),
        ("return 0 0 0", "return-exactly count=3"),
        ("return 3 1 0", "return-exactly count=3"),
        ("return 1 2 0", "stones-lacking stone=blue have=1"),
        ("return 2 0 1", "stones-lacking stone=purple have=0"),
    ],
)
def test_exactly_as_many_stones_are_kept_as_allowed(refused: str, reason: str) -> None:
    # Ruling: no_free_return.
    game = vale(stones=["2*red blue"], prey="troll:0").play("sell troll")
    assert game.why_not(refused) == reason


@pytest.mark.parametrize("line", ["summon goblin", "remove troll", "sell agni", "tame agni", "end-turn"])
def test_nothing_else_is_done_before_the_surplus_has_gone_back(line: str) -> None:
    # Ruling: limit_moment.
    game = vale(hands=["goblin"], areas=["troll"], stones=["4*red"], prey="odin:0 agni:0").play("sell odin")
    assert game.prompt == "return-stones count=2 limit=4"
    assert game.why_not(line) == "other-step"


def test_surplus_stones_cannot_be_spent() -> None:
    # Ruling: limit_moment.
    game = vale(hands=["gi-rin"], stones=["2*red 2*blue"], prey="tidal:0").play("sell tidal")
    assert stones(game) == "2*red 2*blue purple"
    assert game.why_not("summon gi-rin") == "other-step"
    game.play("return 0 0 1")
    assert stones(game) == "2*red 2*blue"
    assert game.why_not("summon gi-rin") == "cannot-pay card=gi-rin cost=10 purse=8"


def test_stones_cannot_be_thrown_away_or_exchanged_at_will() -> None:
    # Ruling: no_free_return.
    game = vale(stones=["3*red blue"])
    assert game.options == ["end-turn"]
    assert game.why_not("return 1 0 0") == "no-step"
    assert game.why_not("exchange blue") == "no-step"


@pytest.mark.parametrize(
    ("seats", "held", "sold", "left", "printed"),
    [
        (4, "4*red", "goblin", "6*red", 16),
        (4, "4*blue", "kappa", "5*blue", 14),
        (3, "4*purple", "tidal", "5*purple", 12),
    ],
)
def test_the_supply_never_runs_out(seats: int, held: str, sold: str, left: str, printed: int) -> None:
    # Ruling: endless_supply. Hestia lets more stones be kept than the box holds.
    game = vale(seats, areas=["hestia"], stones=[held] * seats, prey=f"{sold}:0").play(f"sell {sold}")
    assert stones(game) == left
    assert sum(player_at(game, seat).number_of_stones for seat in range(seats)) > printed


# -- effects that bring stones


def test_all_stones_of_one_effect_arrive_together() -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"hydra {KEPT}"], stones=["3*red purple"]).play("summon hydra")
    assert stones(game) == "3*red"
    game.play("gain purple blues")
    assert game.prompt == "return-stones count=2 limit=4"
    assert stones(game) == "3*red 2*blue purple"
    assert stones(game.play("return 2 0 0")) == "red 2*blue purple"


def test_a_draw_of_the_same_effect_comes_before_the_surplus_goes_back() -> None:
    # Ruling: limit_moment.
    game = vale(hands=[f"hydra {KEPT}"], stones=["4*red purple"], areas=["hestia"], deck="troll")
    game.play("summon hydra", "pay 0 0 1", "gain draw blues")
    assert hand(game) == f"{KEPT} ?troll"
    assert stones(game) == "4*red 2*blue"
    game = vale(hands=[f"hydra {KEPT}"], stones=["3*red purple"], deck="troll")
    game.play("summon hydra", "gain draw blues")
    assert game.prompt == "return-stones count=1 limit=4"
    assert hand(game) == f"{KEPT} ?troll"


def test_points_of_the_same_effect_come_before_the_surplus_goes_back() -> None:
    # Ruling: limit_moment.
    game = vale(phase="resolve", areas=["salamander"], stones=["4*blue"])
    assert game.prompt == "return-stones count=1 limit=4"
    assert score(game) == 1


@pytest.mark.parametrize(
    ("layout", "brought"),
    [
        ({"areas": ["salamander"]}, "red count=1"),
        ({"areas": ["horned-salamander"]}, "red count=4"),
        ({"areas": ["undine-queen"]}, "blue count=1"),
        ({"areas": ["medusa"], "hands": ["agni"]}, "purple count=1"),
        ({"areas": ["basilisk"]}, "red count=1"),
    ],
)
def test_effects_that_bring_stones_are_used_with_four_stones_too(
    layout: dict[str, list[str]], brought: str
) -> None:
    # Ruling: gain_at_limit.
    game = vale(phase="resolve", stones=["2*blue 2*purple"], areas=layout["areas"], hands=layout.get("hands", []))
    assert f"gain-stones seat=0 stone={brought}" in game.events()
    assert game.prompt.startswith("return-stones")
