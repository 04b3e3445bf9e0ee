"""Paying: what a summon and a removal cost, what stones are worth, and which stones may be paid."""

from itertools import product

import pytest
from tables.vale import area, discard, offers, player_at, score, stones, table, vale

from arcanum.games.vale.summoning import payments
from arcanum.testing.scenario import Scenario

KEPT = "eternity"  # a card of the hand that nobody can pay for

# Areas in which stones have another worth than usual: what a red, a blue and a purple one are worth there.
WORTHS = {
    "": (1, 3, 6),
    "agni": (2, 3, 6),
    "hae-tae": (1, 6, 3),
    "water-giant": (1, 4, 7),
    "agni water-giant": (2, 4, 7),
    "agni hae-tae": (2, 6, 3),
    "hae-tae water-giant": (1, 7, 4),
    "water-giant hae-tae": (1, 7, 4),
    "agni hae-tae water-giant": (2, 7, 4),
}

HELD = [held for held in product(range(7), repeat=3) if sum(held) <= 6]


def worth_of(paid: tuple[int, ...], worths: tuple[int, ...]) -> int:
    return sum(number * worth for number, worth in zip(paid, worths, strict=True))


def is_needed_whole(paid: tuple[int, ...], worths: tuple[int, ...], cost: int) -> bool:
    """Whether the payment is enough, and would not be without any one of its stones."""
    worth = worth_of(paid, worths)
    spare = [worth - worths[colour] >= cost for colour in range(3) if paid[colour]]
    return worth >= cost and not any(spare)


def offered(game: Scenario, held: tuple[int, ...], cost: int) -> list[tuple[int, ...]]:
    """All payments of this cost that somebody with these stones is offered."""
    me = player_at(game, 0)
    me.stones = list(held)
    return [tuple(map(int, option[1:])) for option in payments(table(game), me, cost)]


# -- every payment


@pytest.mark.parametrize("others", WORTHS)
def test_exactly_those_payments_are_offered_of_which_no_stone_could_be_left_out(others: str) -> None:
    # Ruling: payment.
    game = vale(areas=[others])
    for held, cost in product(HELD, range(1, 13)):
        found = offered(game, held, cost)
        ways = product(*(range(number + 1) for number in held))
        assert sorted(found) == [paid for paid in ways if is_needed_whole(paid, WORTHS[others], cost)]


@pytest.mark.parametrize("others", WORTHS)
def test_with_the_switch_exactly_those_payments_are_offered_that_reach_the_cost(others: str) -> None:
    # Ruling: payment.
    game = vale(areas=[others], overpaying="yes")
    for held, cost in product(HELD, range(13)):
        found = offered(game, held, cost)
        ways = product(*(range(number + 1) for number in held))
        assert sorted(found) == [paid for paid in ways if worth_of(paid, WORTHS[others]) >= cost]


# -- choosing the stones


def paying(card: str, held: str, others: str = "", round_: int = 5) -> Scenario:
    """The card is being summoned, and its payment is asked for if there is a choice."""
    return vale(hands=[f"{card} {KEPT}"], areas=[others], stones=[held], round_=round_).play(f"summon {card}")


@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("red blue purple", ["1 1 0", "0 0 1"]),
        ("red 2*blue", ["1 1 0", "0 2 0"]),
        ("4*red purple", ["4 0 0", "0 0 1"]),
        ("4*red blue", ["4 0 0", "1 1 0"]),
        ("2*blue purple", ["0 2 0", "0 0 1"]),
        ("4*red 2*blue purple", ["4 0 0", "1 1 0", "0 2 0", "0 0 1"]),
    ],
)
def test_a_cost_of_four_is_paid_in_these_ways(held: str, ways: list[str]) -> None:
    game = paying("hydra", held)
    assert game.prompt == "pay-summon card=hydra cost=4"
    assert sorted(offers(game, "pay")) == sorted(ways)


@pytest.mark.parametrize(
    ("held", "left"), [("2*red blue", "red"), ("red purple", "red"), ("3*blue", "blue"), ("4*red", "")]
)
def test_a_payment_without_a_choice_is_made_by_itself(held: str, left: str) -> None:
    game = vale(hands=[f"surtr {KEPT}"], stones=[held]).play("summon surtr")
    assert game.prompt == "act"
    assert stones(game) == left


def test_there_is_no_change() -> None:
    assert stones(paying("goblin", "purple")) == ""
    assert stones(paying("goblin", "blue")) == ""


@pytest.mark.parametrize(
    ("payment", "left"), [("1 0 0", "blue purple"), ("0 1 0", "red purple"), ("0 0 1", "red blue")]
)
def test_any_single_stone_may_pay_a_cost_of_one(payment: str, left: str) -> None:
    # Ruling: payment.
    game = paying("goblin", "red blue purple").play(f"pay {payment}")
    assert stones(game) == left
    assert area(game) == "goblin"


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        ("1 0 1", "pay-too-much worth=7 cost=4"),
        ("0 1 1", "pay-too-much worth=9 cost=4"),
        ("1 1 1", "pay-too-much worth=10 cost=4"),
        ("0 1 0", "pay-too-little worth=3 cost=4"),
        ("0 0 0", "pay-too-little worth=0 cost=4"),
        ("2 1 0", "stones-lacking stone=red have=1"),
        ("0 2 0", "stones-lacking stone=blue have=1"),
        ("0 0 2", "stones-lacking stone=purple have=1"),
    ],
)
def test_a_payment_with_a_stone_too_many_or_too_few_is_refused(refused: str, reason: str) -> None:
    # Ruling: payment.
    assert paying("hydra", "red blue purple").why_not(f"pay {refused}") == reason


def test_the_same_holds_for_the_price_of_removing() -> None:
    # Ruling: payment.
    game = vale(areas=["goblin"], stones=["2*red blue purple"], round_=5).play("remove goblin")
    assert game.prompt == "pay-remove card=goblin cost=5"
    assert game.options == ["pay 2 1 0", "pay 0 0 1"]
    assert game.why_not("pay 0 1 1") == "pay-too-much worth=9 cost=5"
    assert stones(game.play("pay 0 0 1")) == "2*red blue"
    assert discard(game) == "goblin"


def test_at_a_cost_of_nothing_nothing_is_paid() -> None:
    # Ruling: payment.
    game = vale(hands=[f"hestia {KEPT}"], areas=["kappa phoenix"], stones=["red blue"]).play("summon hestia")
    assert game.prompt == "act"
    assert stones(game) == "red blue"
    assert game.events() == ["summon seat=0 card=hestia"]


def test_a_card_that_costs_more_than_all_stones_are_worth_is_not_offered() -> None:
    game = vale(hands=["sand-giant gi-rin behemoth"], stones=["3*red purple"])
    assert offers(game, "summon") == ["behemoth"]
    assert game.why_not("summon sand-giant") == "cannot-pay card=sand-giant cost=10 purse=9"
    assert game.why_not("summon gi-rin") == "cannot-pay card=gi-rin cost=10 purse=9"


def test_what_is_paid_is_gone() -> None:
    game = vale(hands=["goblin salamander kappa"], stones=["2*red"]).play("summon goblin", "summon kappa")
    assert game.why_not("summon salamander") == "cannot-pay card=salamander cost=1 purse=0"


# -- what a summon costs


@pytest.mark.parametrize(
    ("reducers", "card", "cost"),
    [
        ("", "boreas", 4),
        ("pegasus", "boreas", 3),
        ("hippogriff", "boreas", 2),
        ("hippogriff pegasus", "boreas", 1),
        ("pegasus hippogriff", "boreas", 1),
        ("pegasus", "troll", 2),
        ("hippogriff", "troll", 3),
        ("hippogriff pegasus", "troll", 2),
        ("hippogriff", "aeris", 9),
        ("hippogriff pegasus", "aeris", 8),
        ("hippogriff", "gi-rin", 8),
        ("hippogriff pegasus", "gi-rin", 7),
        ("pegasus", "goblin", 0),
        ("hippogriff pegasus", "tengu", 0),
        ("hippogriff pegasus", "goblin", 0),
        ("pegasus", "hestia", 0),
        ("pegasus", "hippogriff", 3),
        ("hippogriff", "pegasus", 1),
    ],
)
def test_reductions_add_up_and_stop_at_nothing(reducers: str, card: str, cost: int) -> None:
    # Ruling: only_reductions.
    game = vale(hands=[f"{card} {KEPT}"], areas=[reducers])
    if cost:
        assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse=0"
    else:
        assert offers(game, "summon") == [card]


def test_what_is_left_of_a_reduction_is_lost() -> None:
    game = vale(hands=[f"goblin salamander {KEPT}"], areas=["pegasus"], stones=["red"]).play("summon goblin")
    assert stones(game) == "red"
    assert stones(game.play("summon salamander")) == "red"


def test_a_summon_reduced_to_nothing_takes_no_stone() -> None:
    # Ruling: payment.
    game = vale(hands=[f"tengu {KEPT}"], areas=["hippogriff pegasus kappa"], stones=["blue"]).play("summon tengu")
    assert stones(game) == "blue"
    assert score(game) == 6


@pytest.mark.parametrize("card", ["pegasus", "hippogriff"])
def test_the_reductions_of_others_do_not_help(card: str) -> None:
    game = vale(hands=[f"boreas {KEPT}"], areas=["", card])
    assert game.why_not("summon boreas") == "cannot-pay card=boreas cost=4 purse=0"


@pytest.mark.parametrize(("card", "cost", "held"), [("pegasus", 3, "2*red"), ("hippogriff", 4, "blue")])
def test_a_reduction_does_not_help_its_own_creature(card: str, cost: int, held: str) -> None:
    # Ruling: own_summon.
    game = vale(hands=[f"{card} {KEPT}"], stones=[held])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse={cost - 1}"


@pytest.mark.parametrize(("card", "cost"), [("pegasus", 2), ("hippogriff", 1)])
def test_a_reduction_helps_from_the_end_of_its_own_summon_on(card: str, cost: int) -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"{card} harpy"], stones=["purple"])
    assert game.why_not("summon harpy") == ""
    game.play(f"summon {card}")
    assert game.why_not("summon harpy") == f"cannot-pay card=harpy cost={cost} purse=0"


@pytest.mark.parametrize("card", ["pegasus", "hippogriff"])
def test_a_reduction_ends_when_its_creature_leaves(card: str) -> None:
    # Ruling: permanents_from_when.
    game = vale(hands=[f"boreas {KEPT}"], areas=[card], stones=["purple"]).play(f"remove {card}")
    assert game.why_not("summon boreas") == "cannot-pay card=boreas cost=4 purse=0"


@pytest.mark.parametrize("others", ["pegasus", "hippogriff", "hippogriff pegasus"])
def test_reductions_do_not_make_removing_cheaper(others: str) -> None:
    # Ruling: remove_uncut.
    game = vale(areas=[f"harpy {others}"], stones=["red blue"], round_=5)
    assert game.why_not("remove harpy") == "cannot-pay-remove cost=5 purse=4"


# -- what stones are worth


@pytest.mark.parametrize(("others", "worths"), WORTHS.items())
def test_permanent_effects_change_what_stones_are_worth(others: str, worths: tuple[int, int, int]) -> None:
    # Ruling: swapped_and_raised.
    player = player_at(vale(areas=[others]), 0)
    assert (player.red_worth, player.blue_worth, player.purple_worth) == worths


@pytest.mark.parametrize("others", ["agni", "hae-tae", "water-giant"])
def test_the_stones_of_others_keep_their_worth(others: str) -> None:
    player = player_at(vale(areas=["", others]), 0)
    assert (player.red_worth, player.blue_worth, player.purple_worth) == (1, 3, 6)


@pytest.mark.parametrize(
    ("others", "held", "ways"),
    [
        ("agni", "2*red blue", ["2 0 0", "1 1 0"]),
        ("hae-tae", "red blue 2*purple", ["0 1 0", "1 0 1", "0 0 2"]),
        ("water-giant", "red blue purple", ["0 1 0", "0 0 1"]),
        ("hae-tae water-giant", "3*red blue purple", ["0 1 0", "0 0 1"]),
    ],
)
def test_stones_are_paid_for_what_they_are_worth_now(others: str, held: str, ways: list[str]) -> None:
    game = paying("hydra", held, others)
    assert sorted(offers(game, "pay")) == sorted(ways)


@pytest.mark.parametrize(
    ("card", "held", "purse"), [("agni", "3*red", 3), ("hae-tae", "2*red", 2), ("water-giant", "blue", 3)]
)
def test_a_creature_does_not_raise_the_stones_that_pay_for_itself(card: str, held: str, purse: int) -> None:
    # Ruling: own_summon.
    cost = {"agni": 4, "hae-tae": 3, "water-giant": 4}[card]
    game = vale(hands=[f"{card} {KEPT}"], stones=[held])
    assert game.why_not(f"summon {card}") == f"cannot-pay card={card} cost={cost} purse={purse}"


@pytest.mark.parametrize(
    ("card", "held", "payment", "left", "purse"),
    [
        ("agni", "4*red purple", "0 0 1", "4*red", 8),
        ("hae-tae", "3*red blue", "3 0 0", "blue", 6),
        ("water-giant", "2*blue purple", "0 2 0", "2*blue purple", 15),
    ],
)
def test_stones_have_their_new_worth_from_the_end_of_the_summon_on(
    card: str, held: str, payment: str, left: str, purse: int
) -> None:
    # Ruling: permanents_from_when.
    game = paying(card, held).play(f"pay {payment}")
    assert stones(game) == left
    assert player_at(game, 0).purse == purse


@pytest.mark.parametrize(
    ("others", "held", "round_"),
    [
        ("agni", "3*red", 6),
        ("hae-tae", "blue", 6),
        ("water-giant", "purple", 7),
        ("hae-tae water-giant", "blue", 7),
    ],
)
def test_the_worth_of_stones_counts_for_removing_too_even_of_that_very_creature(
    others: str, held: str, round_: int
) -> None:
    # Ruling: remove_worth.
    removed = others.split(maxsplit=1)[0]
    game = vale(areas=[others], stones=[held], round_=round_).play(f"remove {removed}")
    assert stones(game) == ""
    assert discard(game) == removed
