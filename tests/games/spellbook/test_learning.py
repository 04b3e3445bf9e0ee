"""Learning: what can be paid, which token lies on the card, and what happens at once."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table, tokens

from arcanum.core.match import Match
from arcanum.core.words import Option, format_option
from arcanum.games.spellbook.table import LEARNED_AT, RUNES, TOKENS, SpellBookTable
from arcanum.testing.scenario import Scenario

JOKERS = ["3*red-circle", "3*red-triangle"]
TO_LEARN = (0, 1, 3, 4, 6)  # the colours whose spells the last tests learn: all but green and blue

Payments: TypeAlias = dict[tuple[int, int], set[tuple[tuple[int, ...], int]]]
"""By colour and level: what was paid, sorted, and the token on the card."""

Splits: TypeAlias = Callable[[list[int], int], Iterator[tuple[int, list[int]]]]
"""For some tokens and a colour: each way to see them as units, with the tokens outside the jokers."""


def evening(hand: str) -> Scenario:
    """An evening with this hand; Growth is there so that the evening is never without an action."""
    return spellbook(
        spells="growth, knowledge",
        pools=[hand, "2*white-circle"],
        familiars=["white-square"],
        learned=[{"growth": 3}],
        stage="evening",
    )


def pay(game: Scenario) -> Scenario:
    """Pay with whatever is offered first, up to the token on the card."""
    while game.prompt.split()[0] in {"choose-joker", "pay-joker", "pay-single-joker", "pay-own"}:
        game.play(game.options[0])
    return game


def learn_options(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("learn")]


# -- the price


@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("at_level", [3, 4, 5])
def test_a_level_costs_as_many_own_tokens_and_jokers_of_three(at_level: int, jokers: int) -> None:
    own = at_level - jokers
    hand = " ".join([f"{own}*yellow-square", *JOKERS[:jokers]])
    game = evening(hand)
    assert f"learn knowledge {at_level}" in game.options
    game.play(f"learn knowledge {at_level}")
    assert level(game, "knowledge") == at_level
    assert pool(game) == ""
    assert table(game).box_size == own + 3 * jokers - 1


@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("at_level", [3, 4, 5])
def test_one_token_less_does_not_pay(at_level: int, jokers: int) -> None:
    own = at_level - jokers
    with_a_token_less = [f"{own - 1}*yellow-square"] if own > 1 else []
    hand = " ".join([*with_a_token_less, *JOKERS[:jokers], "green-square"])
    assert f"learn knowledge {at_level}" not in evening(hand).options


@pytest.mark.parametrize(
    "hand",
    [
        "3*red-circle 3*green-triangle 3*blue-square",
        "3*red-circle 3*green-circle 3*black-circle",
    ],
)
def test_three_jokers_never_pay_without_a_token_of_the_colour(hand: str) -> None:
    assert not [option for option in learn_options(evening(hand)) if "knowledge" in option]


def test_a_true_token_must_stay_outside_the_jokers() -> None:
    game = evening("yellow-circle 2*red-circle 3*green-triangle 2*black-square")
    assert "learn knowledge 3" not in game.options


def test_a_joker_is_three_tokens_of_one_rune() -> None:
    assert "learn knowledge 3" not in evening("2*yellow-square 2*red-circle red-triangle").options
    assert "learn knowledge 3" in evening("2*yellow-square 2*red-circle green-circle").options


def test_two_jokers_may_have_the_same_rune() -> None:
    game = pay(evening("yellow-square 3*red-circle 3*green-circle").play("learn knowledge 3"))
    assert level(game, "knowledge") == 3
    assert pool(game) == ""


def test_a_joker_may_contain_tokens_of_the_own_colour() -> None:
    # Ruling: joker_own_colour.
    game = evening("2*yellow-square yellow-circle red-circle green-circle")
    pay(game.play("learn knowledge 3", "joker circle"))
    assert level(game, "knowledge") == 3
    assert TOKENS[table(game).players[0].card_tokens[6]] == "yellow-square"


def test_a_joker_of_own_tokens_alone_is_offered_like_any_other_payment() -> None:
    # Ruling: joker_own_colour.
    game = evening("3*yellow-circle 2*yellow-square").play("learn knowledge 3")
    assert game.options == ["no-joker", "joker circle"]
    game.play("joker circle")
    assert pool(game) == ""
    assert TOKENS[table(game).players[0].card_tokens[6]] == "yellow-square"


def test_nothing_is_overpaid() -> None:
    # Ruling: overpayment.
    game = evening("5*yellow-square 4*red-circle").play("learn knowledge 3", "no-joker")
    assert pool(game) == "4*red-circle 2*yellow-square"


def test_the_paid_token_of_the_colour_that_lies_on_the_card_is_chosen() -> None:
    game = pay(evening("yellow-circle yellow-triangle yellow-square").play("learn knowledge 3"))
    assert game.prompt == "place-token"
    assert sorted(game.options) == ["place yellow-circle", "place yellow-square", "place yellow-triangle"]
    game.play("place yellow-triangle")
    assert TOKENS[table(game).players[0].card_tokens[6]] == "yellow-triangle"
    assert table(game).box_size == 2


def test_a_token_inside_a_joker_never_lies_on_the_card() -> None:
    game = evening("yellow-circle 2*red-circle 2*yellow-square").play("learn knowledge 3")
    assert TOKENS[table(game).players[0].card_tokens[6]] == "yellow-square"


def test_tokens_that_pay_are_chosen_freely_among_those_that_fit() -> None:
    game = evening("2*yellow-circle 2*yellow-square").play("learn knowledge 3")
    game.play("pay yellow-square", "pay yellow-circle", "pay yellow-square")
    assert pool(game) == "yellow-circle"


def test_while_paying_nothing_is_discarded_yet() -> None:
    game = evening("2*yellow-circle 2*yellow-square").play("learn knowledge 3", "pay yellow-square")
    assert table(game).box_size == 0
    assert level(game, "knowledge") == 0


# -- once, at once, and from the next day


@pytest.mark.parametrize("learned", [3, 4, 5])
def test_each_spell_is_learned_only_once(learned: int) -> None:
    game = spellbook(pools=["5*red-circle 3*green-circle"], learned=[{"sacrifice": learned}], stage="evening")
    assert not [option for option in learn_options(game) if "sacrifice" in option]
    assert game.why_not("learn sacrifice 5") == "spell-learned spell=sacrifice"


def test_a_pool_of_nine_may_pay_for_several_spells_but_one_is_learned_an_evening() -> None:
    game = spellbook(pools=["3*red-circle 3*green-triangle 3*blue-square"], stage="evening")
    assert {"learn sacrifice 3", "learn purification 3", "learn transmutation 3"} <= set(game.options)
    pay(game.play("learn sacrifice 3", "no-joker"))
    assert table(game).turn == 1


@pytest.mark.parametrize(("at_level", "draws"), [(3, 2), (4, 3), (5, 4)])
def test_an_immediate_effect_happens_right_after_learning(at_level: int, draws: int) -> None:
    game = spellbook(pools=[f"{at_level}*yellow-square"], altar="5*white-circle", stage="evening")
    game.play(f"learn abundance {at_level}")
    assert len(table(game).players[0].pool) == draws
    assert table(game).turn == 1


def test_an_immediate_effect_that_can_do_nothing_does_not_forbid_learning() -> None:
    # Ruling: immediate_mandatory.
    game = spellbook(
        spells="third",
        pools=["3*yellow-square"],
        familiars=["5*red-circle 5*red-square 4*red-triangle"],
        altar="green-circle white-circle",
        stage="evening",
    )
    game.play("learn communion 3")
    assert level(game, "communion") == 3
    assert len(table(game).players[0].familiar) == 14


def test_the_immediate_store_must_be_done_even_if_it_fills_the_board() -> None:
    # Ruling: immediate_mandatory.
    game = spellbook(
        spells="third",
        pools=["3*yellow-square"],
        familiars=["5*red-circle 5*red-square 2*red-triangle"],
        altar="3*green-circle",
        bag="5*white-circle",
        stage="evening",
    )
    game.play("learn communion 3")
    assert familiar(game).endswith("red-triangle green-circle green-circle")
    assert len(table(game).players[0].familiar) == 14
    assert altar(game) == "green-circle 4*white-circle"


def test_a_spell_with_a_phase_is_usable_from_the_next_day() -> None:
    game = spellbook(
        pools=["3*red-circle white-circle", "2*white-square"], altar="5*black-square", stage="evening"
    )
    game.play("learn sacrifice 3")
    while table(game).turn == 1:
        game.play("skip")
    assert "cast sacrifice 3" in game.options


def test_a_spell_learned_at_midday_is_not_usable_that_evening() -> None:
    # Ruling: learned_same_day.
    game = spellbook(
        spells="clone",
        pools=["3*blue-square 3*red-square 2*red-circle"],
        learned=[{"clone": 4}],
        altar="5*white-circle",
        stage="midday",
    )
    game.play("cast clone 4", "learn transmutation 3", "no-joker")
    assert game.prompt == "choose-evening"
    assert "learn sacrifice 3" in game.options
    assert game.why_not("cast transmutation 3") == "spell-learned-today spell=transmutation"


def test_a_permanent_effect_works_at_once() -> None:
    # Ruling: communion_five_details.
    game = spellbook(spells="third", pools=["5*yellow-square"], altar="5*white-circle", stage="evening")
    game.play("learn communion 5", "store-paid")
    assert familiar(game) == "yellow-square yellow-square"


def test_tokens_are_stored_from_the_payment_before_the_immediate_effect() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="swiftness, communion",
        pools=["4*blue-square"],
        learned=[{"communion": 5}],
        altar="5*white-circle",
        stage="evening",
    )
    game.play("learn swiftness 4")
    assert game.prompt == "use-communion count=2"
    game.play("store-paid")
    assert game.prompt == "bonus-morning"
    assert familiar(game) == "blue-square blue-square"
    assert table(game).box_size == 1


def test_the_morning_action_won_by_learning_comes_before_the_refill() -> None:
    # Ruling: swiftness_bonus.
    game = spellbook(spells="second", pools=["3*blue-square"], altar="red-circle", stage="evening")
    game.play("learn swiftness 3")
    assert game.prompt == "bonus-morning"
    assert game.options == ["take red-circle", "draw-two", "skip"]
    game.play("take red-circle")
    assert pool(game) == "red-circle"
    assert table(game).turn == 1


# -- Transmutation


@pytest.mark.parametrize(("used", "most"), [(4, 1), (5, 2)])
def test_transmutation_pays_with_single_tokens_as_jokers(used: int, most: int) -> None:
    game = spellbook(
        pools=[f"{3 - most}*red-square {most}*green-circle 3*black-triangle"],
        learned=[{"transmutation": (used, "blue-circle")}],
        stage="evening",
    )
    game.play(f"cast transmutation {used}", "learn sacrifice 3")
    assert level(game, "sacrifice") == 3
    assert pool(game) == "3*black-triangle"


def test_transmutation_has_no_jokers_of_three() -> None:
    game = spellbook(
        pools=["2*red-square 3*green-triangle"], learned=[{"transmutation": (5, "blue-circle")}], stage="evening"
    )
    assert "learn sacrifice 3" in game.options
    game.play("cast transmutation 5")
    assert pool(game) == "2*red-square"

    only_with_a_joker_of_three = "2*red-square green-triangle black-triangle white-triangle"
    game = spellbook(
        pools=[only_with_a_joker_of_three], learned=[{"transmutation": (5, "blue-circle")}], stage="evening"
    )
    assert "learn sacrifice 3" in game.options
    assert not [option for option in game.options if option.startswith("cast")]


def test_transmutation_may_be_used_without_a_joker() -> None:
    # Ruling: transmutation_zero_jokers.
    game = spellbook(
        pools=["3*red-square green-circle"], learned=[{"transmutation": (4, "blue-circle")}], stage="evening"
    )
    game.play("cast transmutation 4", "learn sacrifice 3")
    assert "no-joker" in game.options
    game.play("no-joker")
    assert pool(game) == "green-circle"


def test_the_basic_action_stays_available_beside_transmutation() -> None:
    game = spellbook(
        pools=["2*red-square 3*green-circle"], learned=[{"transmutation": (4, "blue-circle")}], stage="evening"
    )
    assert "learn sacrifice 3" in game.options
    assert "cast transmutation 4" in game.options


# -- every payment that the rule allows, and no other


def ready_to_learn(hand: list[int], rune: int) -> Scenario:
    """An evening with this hand; Growth is there so that the evening is never without an action."""
    return spellbook(
        spells="growth, knowledge",
        pools=[" ".join(TOKENS[token] for token in hand)],
        familiars=["white-square"],
        learned=[{"growth": (3, "green-square"), "transmutation": (5, f"blue-{RUNES[rune]}")}],
        stage="evening",
    )


def random_hand(dice: random.Random, rune: int) -> list[int]:
    """Up to nine tokens, many of them of one colour and few runes, so that many payments exist."""
    stock = [token for token in range(21) for _ in range(5)]
    for lies_elsewhere in tokens(f"white-square green-square blue-{RUNES[rune]}"):
        stock.remove(lies_elsewhere)
    favourite = dice.choice(TO_LEARN)
    weights = [dice.choice([1, 3, 9]) for _ in RUNES]
    hand: list[int] = []
    for _ in range(dice.choice([5, 7, 8, 9, 9, 9])):
        near = dice.random() < 0.5
        fitting = [token for token in stock if token // 3 == favourite or not near] or stock
        token = dice.choices(fitting, [weights[token % 3] for token in fitting])[0]
        stock.remove(token)
        hand.append(token)
    return hand


def reached(game: Scenario, first: str) -> Payments:
    """All payments to which the engine's questions lead after an option that begins with these words."""
    found: Payments = {}
    seen: set[tuple[object, ...]] = set()
    before = state_of(game.match).players[0].copy()

    def explore(match: Match, path: list[tuple[str | int, Option]]) -> None:
        me = state_of(match).players[0]
        for colour in TO_LEARN:
            if me.levels[colour]:
                paid = Counter(before.pool) - Counter(me.pool)
                payment = (tuple(sorted(paid.elements())), me.card_tokens[colour])
                found.setdefault((colour, me.levels[colour]), set()).add(payment)
                return
        decision = match.decision(0)
        assert decision is not None
        for option in decision.options:
            if path or format_option(option).startswith(first):
                longer = sorted([*path, (decision.prompt[0], option)], key=str)
                if tuple(longer) not in seen:
                    seen.add(tuple(longer))
                    twin = match.fork()
                    twin.choose(0, option)
                    explore(twin, longer)

    explore(game.match, [])
    return found


def state_of(match: Match) -> SpellBookTable:
    assert isinstance(match.table, SpellBookTable)
    return match.table


def allowed(hand: list[int], splits: Splits) -> Payments:
    """All payments by the definition: parts of the hand that can be split into units, a true one on the card."""
    found: Payments = {}
    for size in range(3, len(hand) + 1):
        for part in set(combinations(sorted(hand), size)):
            for colour in TO_LEARN:
                for units, true_tokens in splits(list(part), colour):
                    if units in LEARNED_AT and true_tokens:
                        payments = found.setdefault((colour, units), set())
                        payments.update((part, token) for token in true_tokens)
    return found


def into_triples(part: list[int], colour: int) -> Iterator[tuple[int, list[int]]]:
    """Each way to see the tokens as triples of one rune and true tokens: how many units, and the true tokens."""
    if all(token // 3 == colour for token in part):
        yield len(part), part
    for three in set(combinations(part, 3)):
        if len({token % 3 for token in three}) == 1:
            for units, true_tokens in into_triples(without(part, three), colour):
                yield units + 1, true_tokens


def into_single_jokers(rune: int, most: int) -> Splits:
    """Each way to see the tokens as at most so many jokers of the rune and true tokens."""

    def splits(part: list[int], colour: int) -> Iterator[tuple[int, list[int]]]:
        for number in range(most + 1):
            for jokers in set(combinations(part, number)):
                rest = without(part, jokers)
                if all(token % 3 == rune for token in jokers) and all(token // 3 == colour for token in rest):
                    yield len(part), rest

    return splits


def without(part: list[int], taken: tuple[int, ...]) -> list[int]:
    rest = part[:]
    for token in taken:
        rest.remove(token)
    return rest


@pytest.mark.parametrize("seed", range(100))
def test_with_jokers_of_three_exactly_the_allowed_payments_can_be_made(seed: int) -> None:
    hand = random_hand(random.Random(seed), seed % 3)
    assert reached(ready_to_learn(hand, seed % 3), "learn") == allowed(hand, into_triples)


@pytest.mark.parametrize("used", [4, 5])
@pytest.mark.parametrize("seed", range(100, 150))
def test_with_transmutation_exactly_the_allowed_payments_can_be_made(seed: int, used: int) -> None:
    rune = seed % 3
    hand = random_hand(random.Random(seed), rune)
    found = reached(ready_to_learn(hand, rune), f"cast transmutation {used}")
    assert found == allowed(hand, into_single_jokers(rune, used - 3))
