"""Transmutation, Swiftness and Mirage, card by card."""

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table, tokens

from arcanum.testing.scenario import Scenario

EIGHT = "5*black-circle 3*black-square"
RUNES = ["circle", "triangle", "square"]


def pay(game: Scenario) -> Scenario:
    """Pay with whatever is offered first."""
    while game.prompt.split()[0] in {"choose-joker", "pay-joker", "pay-single-joker", "pay-own", "place-token"}:
        game.play(game.options[0])
    return game


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("transmutation", 3, 4),
        ("transmutation", 4, 4),
        ("transmutation", 5, 4),
        ("swiftness", 3, 3),
        ("swiftness", 4, 6),
        ("swiftness", 5, 0),
        ("mirage", 3, 2),
        ("mirage", 4, 3),
        ("mirage", 5, 6),
    ],
)
def test_a_blue_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


# -- Transmutation


@pytest.mark.parametrize("rune", RUNES)
@pytest.mark.parametrize(("at", "jokers"), [(4, 1), (5, 2)])
def test_transmutation_lets_tokens_with_the_rune_of_its_card_stand_for_the_colour(
    rune: str, at: int, jokers: int
) -> None:
    other = RUNES[RUNES.index(rune) - 1]
    game = spellbook(
        pools=[f"{3 - jokers}*red-{other} {jokers}*green-{rune}"],
        learned=[{"transmutation": (at, f"blue-{rune}")}],
        stage="evening",
    )
    game.play(f"cast transmutation {at}")
    assert level(game, "sacrifice") == 3
    assert pool(game) == ""
    assert table(game).players[0].card_tokens[0] == tokens(f"red-{other}")[0]


@pytest.mark.parametrize(("at", "used"), [(4, 0), (4, 1), (5, 0), (5, 1), (5, 2)])
def test_transmutation_uses_no_joker_or_up_to_its_number(at: int, used: int) -> None:
    # Ruling: transmutation_zero_jokers.
    game = spellbook(
        pools=["3*red-square 2*green-circle"], learned=[{"transmutation": (at, "blue-circle")}], stage="evening"
    )
    game.play(f"cast transmutation {at}", "learn sacrifice 3")
    assert game.prompt == f"pay-single-joker count={at - 3} rune=circle"
    assert game.options == ["no-joker", "pay green-circle"]
    game.play(*["pay green-circle"] * used, *(["no-joker"] if used < at - 3 else []))
    assert level(game, "sacrifice") == 3
    assert table(game).players[0].pool == tokens(f"{used}*red-square {2 - used}*green-circle")


def test_transmutation_on_level_five_can_be_used_as_level_four() -> None:
    game = spellbook(
        pools=["2*red-square 2*green-circle"], learned=[{"transmutation": (5, "blue-circle")}], stage="evening"
    )
    assert game.options == ["cast transmutation 4", "cast transmutation 5", "skip"]
    game.play("cast transmutation 4")
    assert level(game, "sacrifice") == 3
    assert pool(game) == "green-circle"


@pytest.mark.parametrize(("at", "highest"), [(4, 4), (5, 5)])
def test_the_jokers_of_transmutation_reach_higher_levels(at: int, highest: int) -> None:
    game = spellbook(
        pools=["3*red-square green-circle black-circle"],
        learned=[{"transmutation": (at, "blue-circle")}],
        stage="evening",
    )
    game.play(f"cast transmutation {at}")
    assert game.options == [f"learn sacrifice {number}" for number in range(3, highest + 1)]
    game.play(f"learn sacrifice {highest}", *(["pay green-circle"] if highest == 4 else []))
    if highest == 5:
        game.play("pay green-circle")
    assert level(game, "sacrifice") == highest
    assert pool(game) == {4: "black-circle", 5: ""}[highest]


def test_transmutation_cannot_be_combined_with_jokers_of_three() -> None:
    game = spellbook(
        pools=["2*red-square green-circle 3*green-triangle"],
        learned=[{"transmutation": (4, "blue-circle")}],
        stage="evening",
    )
    assert game.options == [
        "learn sacrifice 3", "learn purification 3", "learn purification 4", "cast transmutation 4", "skip",
    ]  # fmt: skip
    game.play("cast transmutation 4")
    assert game.options == ["learn sacrifice 3", "learn purification 3", "learn purification 4"]
    reason = "cannot-pay-transmuted spell=sacrifice level=4 units=3"
    assert game.why_not("learn sacrifice 4").startswith(reason)


def test_the_basic_action_of_learning_does_not_know_the_jokers_of_transmutation() -> None:
    game = spellbook(
        pools=["2*red-square green-circle"], learned=[{"transmutation": (5, "blue-circle")}], stage="evening"
    )
    assert game.options == ["cast transmutation 4", "cast transmutation 5", "skip"]
    assert game.why_not("learn sacrifice 3") == "cannot-pay spell=sacrifice level=3 units=2"


@pytest.mark.parametrize("at", [4, 5])
def test_transmutation_is_not_usable_when_no_spell_can_be_paid(at: int) -> None:
    game = spellbook(
        spells="growth",
        pools=["red-square green-circle purple-circle"],
        familiars=["red-circle"],
        learned=[{"transmutation": (5, "blue-triangle"), "growth": 3}],
        stage="evening",
    )
    assert game.options == ["cast growth 3", "skip"]
    assert game.why_not(f"cast transmutation {at}") == "cannot-pay-any spell=transmutation"


@pytest.mark.parametrize(
    ("pools", "levels"), [("red-square 2*green-circle", [5]), ("red-square green-circle", [])]
)
def test_a_level_of_transmutation_is_usable_only_if_its_own_number_of_jokers_suffices(
    pools: str, levels: list[int]
) -> None:
    game = spellbook(
        spells="growth",
        pools=[pools],
        familiars=["red-circle"],
        learned=[{"transmutation": (5, "blue-circle"), "growth": 3}],
        stage="evening",
    )
    assert game.options == ["cast growth 3", *[f"cast transmutation {at}" for at in levels], "skip"]
    assert game.why_not("cast transmutation 4") == "cannot-pay-any spell=transmutation"


def test_transmutation_still_needs_a_token_of_the_colour() -> None:
    game = spellbook(
        pools=["2*red-square 2*green-circle"], learned=[{"transmutation": (5, "blue-circle")}], stage="evening"
    )
    game.play("cast transmutation 5")
    assert "learn sacrifice 4" in game.options
    assert "learn levitation 3" not in game.options
    assert game.why_not("learn levitation 3") == "no-token-of-colour spell=levitation colour=purple"


def test_transmutation_on_level_three_has_no_effect() -> None:
    game = spellbook(pools=["3*red-circle"], learned=[{"transmutation": 3}], stage="evening")
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast transmutation 3") == "level-without-action spell=transmutation level=3"
    assert game.why_not("cast transmutation 4") == "level-too-high spell=transmutation level=4 learned=3"


def test_transmutation_is_an_evening_action_of_whoever_has_learned_it() -> None:
    game = spellbook(pools=["3*red-circle"], stage="evening")
    assert game.why_not("cast transmutation 4") == "spell-not-learned spell=transmutation"
    game = spellbook(pools=["3*red-circle"], learned=[{"transmutation": 4}], stage="midday")
    assert game.why_not("cast transmutation 4") == "other-phase phase=evening now=midday"
    game = spellbook(pools=["3*red-circle"], learned=[{"transmutation": 4}], stage="evening")
    assert game.why_not("cast transmutation 5") == "level-too-high spell=transmutation level=5 learned=4"


def test_a_spell_learned_with_transmutation_has_its_immediate_effect() -> None:
    # Ruling: transmutation_is_learning.
    game = spellbook(
        pools=["2*yellow-square green-circle"],
        learned=[{"transmutation": (4, "blue-circle")}],
        bag="5*red-square",
        stage="evening",
    )
    game.play("cast transmutation 4")
    assert pool(game) == "2*red-square"


def test_the_joker_of_transmutation_is_among_what_communion_may_store() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion",
        pools=["2*red-square green-circle"],
        learned=[{"transmutation": (4, "blue-circle"), "communion": 5}],
        stage="evening",
    )
    game.play("cast transmutation 4", "store-paid", "store green-circle")
    assert familiar(game) == "green-circle red-square"


# -- Swiftness


@pytest.mark.parametrize("at", [3, 4])
def test_swiftness_gives_a_morning_action_right_after_learning(at: int) -> None:
    game = spellbook(
        1,
        spells="swiftness",
        pools=[f"{at}*blue-circle"],
        altar="red-circle green-circle black-circle",
        stage="evening",
    )
    game.play(f"learn swiftness {at}")
    pay(game)
    assert game.prompt == "bonus-morning"
    assert game.options == ["take red-circle", "take green-circle", "take black-circle", "draw-two", "skip"]
    game.play("take green-circle")
    assert pool(game) == "green-circle"
    assert altar(game) == "red-circle black-circle"
    assert game.prompt == "give-rival cell=1"


def test_the_morning_action_of_swiftness_is_optional() -> None:
    # Ruling: swiftness_bonus.
    game = spellbook(spells="swiftness", pools=["3*blue-circle"], altar="red-circle", stage="evening")
    game.play("learn swiftness 3", "skip")
    assert pool(game) == ""
    assert game.asked.seat == 1


def test_the_morning_action_of_swiftness_may_be_a_morning_spell() -> None:
    # Ruling: swiftness_bonus.
    game = spellbook(
        spells="swiftness",
        pools=["3*blue-circle red-circle"],
        learned=[{"sacrifice": 4}],
        bag="5*yellow-square",
        stage="evening",
    )
    game.play("learn swiftness 3")
    pay(game)
    assert game.options == ["draw-two", "cast sacrifice 3", "skip"]
    assert game.why_not("cast sacrifice 4") == "cost-rune spell=sacrifice rune=triangle"
    game.play("cast sacrifice 3")
    assert pool(game) == "4*yellow-square"


def test_the_morning_action_of_swiftness_comes_before_the_refill_and_steps_of_others_belong_to_it() -> None:
    game = spellbook(
        spells="swiftness, blaze",
        pools=["3*blue-circle"],
        learned=[{"blaze": 3}],
        altar="red-circle green-circle",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play("learn swiftness 3", "cast blaze 3")
    assert game.asked.seat == 1
    assert game.options == ["take red-circle", "take green-circle"]


def test_a_morning_spell_learned_today_is_not_available_to_swiftness() -> None:
    # Rulings: swiftness_bonus, learned_same_day.
    game = spellbook(
        spells="clone, swiftness",
        pools=["3*red-circle 3*blue-square red-square"],
        learned=[{"clone": 4}],
        altar="green-circle",
        stage="midday",
    )
    game.play("cast clone 4", "learn sacrifice 3")
    pay(game)
    game.play("learn swiftness 3")
    pay(game)
    assert game.prompt == "bonus-morning"
    assert game.options == ["take green-circle", "draw-two", "skip"]
    assert game.why_not("cast sacrifice 3") == "spell-learned-today spell=sacrifice"


def test_swiftness_on_level_five_gives_nothing_on_the_day_it_is_learned() -> None:
    # Ruling: swiftness_bonus.
    game = spellbook(spells="swiftness", pools=["5*blue-circle"], altar="red-circle", stage="evening")
    game.play("learn swiftness 5")
    pay(game)
    assert level(game, "swiftness") == 5
    assert game.asked.seat == 1
    assert pool(game) == ""


def test_swiftness_on_level_five_gives_two_morning_actions_every_day() -> None:
    game = spellbook(
        spells="swiftness", learned=[{"swiftness": 5}], altar="red-circle green-circle", bag="2*yellow-square"
    )
    assert game.prompt == "choose-morning"
    game.play("take red-circle")
    assert game.prompt == "choose-second-morning"
    assert game.options == ["take green-circle", "draw-two", "skip"]
    game.play("draw-two")
    assert pool(game) == "red-circle 2*yellow-square"
    assert game.prompt == "choose-midday"


@pytest.mark.parametrize("at", [3, 4])
def test_swiftness_below_level_five_gives_one_morning_action_a_day(at: int) -> None:
    game = spellbook(spells="swiftness", learned=[{"swiftness": at}], altar="2*red-circle")
    game.play("take red-circle")
    assert game.prompt == "choose-midday"


def test_with_swiftness_the_same_morning_action_may_be_done_twice() -> None:
    game = spellbook(
        spells="swiftness",
        pools=["2*red-circle"],
        learned=[{"swiftness": 5, "sacrifice": 3}],
        bag="5*yellow-square 5*green-square",
    )
    game.play("cast sacrifice 3")
    assert len(table(game).players[0].pool) == 5
    game.play("cast sacrifice 3")
    assert len(table(game).players[0].pool) == 8
    assert "red-circle" not in pool(game)


def test_with_swiftness_the_same_spell_may_be_used_on_two_levels() -> None:
    # Ruling: swiftness_five_sequence.
    game = spellbook(
        spells="swiftness",
        learned=[{"swiftness": 5, "levitation": 4}],
        altar="2*red-circle 2*green-triangle",
    )
    game.play("cast levitation 4", "cast levitation 3")
    assert pool(game) == "2*red-circle 2*green-triangle"


@pytest.mark.parametrize(("first", "second"), [("skip", "draw-two"), ("draw-two", "skip")])
def test_either_morning_action_of_swiftness_may_be_skipped(first: str, second: str) -> None:
    # Ruling: swiftness_five_sequence.
    game = spellbook(spells="swiftness", learned=[{"swiftness": 5}], bag="5*yellow-square")
    game.play(first, second)
    assert pool(game) == "2*yellow-square"
    assert game.prompt == "choose-midday"


def test_a_second_eruption_needs_a_pool_below_its_number_again() -> None:
    # Ruling: swiftness_five_sequence.
    game = spellbook(
        spells="swiftness, eruption", learned=[{"swiftness": 5, "eruption": 4}], bag="5*yellow-square"
    )
    game.play("cast eruption 3")
    assert game.options == ["draw-two", "cast eruption 4", "skip"]
    game.play("cast eruption 4")
    assert pool(game) == "5*yellow-square"


def test_the_first_morning_action_is_over_before_the_second_is_chosen() -> None:
    # Ruling: swiftness_five_sequence.
    game = spellbook(
        spells="swiftness, blaze",
        learned=[{"swiftness": 5, "blaze": 3}],
        altar="red-circle green-circle",
        bag="5*yellow-square 3*yellow-triangle",
    )
    game.play("cast blaze 3")
    assert game.asked.seat == 1
    game.play("take red-circle")
    assert game.asked.seat == 0
    assert game.prompt == "choose-second-morning"
    game.play("cast blaze 3")
    assert len(table(game).players[0].pool) == 8
    assert pool(game, 1) == "red-circle green-circle"


@pytest.mark.parametrize("spell", ["swiftness", "mirage"])
def test_a_blue_spell_without_a_phase_is_no_action(spell: str) -> None:
    game = spellbook(spells=spell, learned=[{spell: 5}], altar="red-circle")
    assert game.options == ["take red-circle", "draw-two", "skip"]
    assert game.why_not(f"cast {spell} 5") == f"spell-without-phase spell={spell}"


def test_clone_is_no_morning_action_of_swiftness() -> None:
    # Ruling: swiftness_five_sequence.
    game = spellbook(
        spells="swiftness, clone",
        pools=["red-square"],
        learned=[{"swiftness": 5, "clone": 5}, {"sacrifice": 5}],
        altar="green-circle",
    )
    game.play("skip")
    assert game.options == ["take green-circle", "draw-two", "skip"]
    assert game.why_not("cast clone 5") == "other-phase phase=midday now=morning"


# -- Mirage


@pytest.mark.parametrize("rune", RUNES)
@pytest.mark.parametrize(("at", "drawn"), [(3, 1), (4, 2), (5, 2)])
def test_mirage_draws_for_a_taken_token_with_the_rune_of_its_card(rune: str, at: int, drawn: int) -> None:
    others = [other for other in RUNES if other != rune]
    game = spellbook(
        spells="mirage",
        learned=[{"mirage": (at, f"blue-{rune}")}],
        altar=f"red-{rune} green-{others[0]}",
        bag="5*yellow-square",
    )
    game.play(f"take red-{rune}")
    assert game.prompt == f"use-mirage count={drawn}"
    assert game.options == ["draw", "skip"]
    game.play("draw")
    assert table(game).players[0].pool == tokens(f"red-{rune} {drawn}*yellow-square")


@pytest.mark.parametrize("at", [3, 4, 5])
def test_mirage_does_not_react_to_another_rune(at: int) -> None:
    game = spellbook(spells="mirage", learned=[{"mirage": (at, "blue-circle")}], altar="red-square red-triangle")
    game.play("take red-square")
    assert pool(game) == "red-square"
    assert game.prompt == "choose-midday"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_a_draw_of_mirage_may_be_declined(at: int) -> None:
    # Ruling: permanent_optional.
    game = spellbook(
        spells="mirage", learned=[{"mirage": (at, "blue-circle")}], altar="red-circle", bag="5*yellow-square"
    )
    game.play("take red-circle", "skip")
    assert pool(game) == "red-circle"
    assert game.prompt == "choose-midday"


def test_drawn_tokens_do_not_wake_mirage() -> None:
    game = spellbook(spells="mirage", learned=[{"mirage": (5, "blue-circle")}], bag="2*yellow-circle")
    game.play("draw-two")
    assert pool(game) == "2*yellow-circle"
    assert game.prompt == "choose-midday"


def test_mirage_draws_after_each_take_and_before_the_next() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage",
        learned=[{"mirage": (4, "blue-circle"), "levitation": 3}],
        altar="red-circle green-circle black-circle",
        bag="2*yellow-square",
    )
    game.play("cast levitation 3", "take red-circle")
    assert game.prompt == "use-mirage count=2"
    game.play("draw")
    assert pool(game) == "red-circle 2*yellow-square"
    assert game.prompt == "take-tokens count=1"
    game.play("take green-circle")
    assert game.prompt == "use-mirage count=2"
    game.play("skip")
    assert pool(game) == "red-circle green-circle 2*yellow-square"


def test_takes_that_no_longer_fit_after_a_draw_of_mirage_are_lost() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage",
        pools=["5*black-circle black-square"],
        learned=[{"mirage": (4, "blue-circle"), "levitation": 3}],
        altar="red-circle green-circle",
        bag="2*yellow-square",
    )
    game.play("cast levitation 3", "take red-circle", "draw")
    assert pool(game) == "red-circle 5*black-circle black-square 2*yellow-square"
    assert altar(game) == "green-circle"
    assert game.prompt == "choose-midday"


def test_a_declined_draw_of_mirage_leaves_room_for_the_next_take() -> None:
    # Ruling: permanent_optional.
    game = spellbook(
        spells="mirage",
        pools=["5*black-circle black-square"],
        learned=[{"mirage": (4, "blue-circle"), "levitation": 3}],
        altar="red-circle green-circle",
        bag="2*yellow-square",
    )
    game.play("cast levitation 3", "take red-circle", "skip", "draw")
    assert pool(game) == "red-circle green-circle 5*black-circle black-square yellow-square"


def test_with_the_switch_mirage_draws_when_the_action_is_over() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage",
        mirage_timing="after_action",
        pools=["5*black-circle black-square"],
        learned=[{"mirage": (4, "blue-circle"), "levitation": 3}],
        altar="red-circle green-circle",
        bag="2*yellow-square",
    )
    game.play("cast levitation 3", "take red-circle")
    assert pool(game) == "red-circle green-circle 5*black-circle black-square"
    assert game.prompt == "use-mirage count=1"
    game.play("draw")
    assert pool(game) == "red-circle green-circle 5*black-circle black-square yellow-square"
    assert game.prompt == "choose-midday", "the second draw finds a full pool"


def test_with_the_switch_each_draw_of_mirage_is_decided_for_itself() -> None:
    # Ruling: permanent_optional.
    game = spellbook(
        spells="mirage",
        mirage_timing="after_action",
        learned=[{"mirage": (3, "blue-circle"), "levitation": 3}],
        altar="2*red-circle",
        bag="2*yellow-square",
    )
    game.play("cast levitation 3", "skip", "draw")
    assert pool(game) == "2*red-circle yellow-square"
    assert game.prompt == "choose-midday"


def test_mirage_draws_before_the_draw_of_sharing() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage, sharing",
        pools=["5*black-circle 2*black-square"],
        learned=[{"mirage": (3, "blue-circle"), "sharing": 3}],
        altar="red-circle",
        bag="3*yellow-square",
    )
    game.play("cast sharing 3", "draw")
    assert pool(game) == "red-circle 5*black-circle 2*black-square yellow-square"
    assert pool(game, 1) == "yellow-square"
    assert table(game).bag_size == 1


def test_mirage_draws_before_the_discard_of_divination() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage, divination",
        learned=[{"mirage": (3, "blue-circle"), "divination": 3}],
        altar="red-circle green-square",
        bag="3*yellow-triangle",
    )
    game.play("cast divination 3", "take red-circle", "draw", "take green-square")
    assert game.prompt == "discard-tokens count=1"
    assert "discard yellow-triangle" in game.options
    game.play("discard yellow-triangle")
    assert pool(game) == "red-circle green-square"


def test_with_the_switch_mirage_draws_after_the_discard_of_divination() -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage, divination",
        mirage_timing="after_action",
        learned=[{"mirage": (3, "blue-circle"), "divination": 3}],
        altar="red-circle green-square",
        bag="3*yellow-triangle",
    )
    game.play("cast divination 3", "take red-circle", "take green-square")
    assert game.options == ["discard red-circle", "discard green-square"]
    game.play("discard red-circle", "draw")
    assert pool(game) == "green-square yellow-triangle"


def test_with_the_switch_the_others_still_act_after_the_mirage_draws_of_the_player() -> None:
    # Ruling: others_order.
    game = spellbook(
        spells="mirage, sharing",
        mirage_timing="after_action",
        learned=[{"mirage": (3, "blue-circle"), "sharing": 4}],
        altar="2*red-circle",
        bag="5*yellow-square",
    )
    game.play("cast sharing 4", "draw", "draw")
    draws = [event.split()[1] for event in game.events() if event.startswith("draw")]
    assert draws == ["seat=0", "seat=0", "seat=1"]


def test_mirage_reacts_to_a_take_of_divination_on_level_four() -> None:
    game = spellbook(
        spells="mirage, divination",
        learned=[{"mirage": (3, "blue-circle"), "divination": 4}],
        altar="red-circle red-square",
        bag="3*yellow-triangle",
    )
    game.play("cast divination 4", "take red-circle", "draw", "stop")
    assert pool(game) == "red-circle yellow-triangle"


def test_mirage_reacts_to_the_takes_of_storm() -> None:
    game = spellbook(
        1,
        spells="mirage, storm",
        learned=[{"mirage": (4, "blue-circle"), "storm": 4}],
        altar="3*red-circle green-square",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play(
        "cast storm 4", "stop", "take red-circle", "draw", "take red-circle", "skip", "take red-circle", "draw"
    )
    assert pool(game) == "3*red-circle 4*yellow-square"
    assert level(game, "storm") == 3


def test_mirage_reacts_to_focus() -> None:
    game = spellbook(
        1,
        spells="mirage, focus",
        learned=[{"mirage": (3, "blue-circle"), "focus": (4, "black-circle")}],
        altar="red-circle green-square black-square",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play("cast focus 4 take", "draw")
    assert pool(game) == "red-circle yellow-square"


def test_mirage_reacts_to_feast_on_level_three() -> None:
    game = spellbook(
        spells="mirage, feast",
        familiars=["red-square"],
        learned=[{"mirage": (3, "blue-circle"), "feast": 3}],
        altar="red-circle",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast feast 3", "draw")
    assert pool(game) == "red-circle yellow-square"


@pytest.mark.parametrize("switch", ["no", "yes"])
@pytest.mark.parametrize(("at", "number"), [(4, 2), (5, 3)])
def test_mirage_reacts_to_the_stores_of_growth_only_with_the_switch(switch: str, at: int, number: int) -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        spells="mirage, growth",
        mirage_on_store_or_swap=switch,
        learned=[{"mirage": (3, "blue-circle"), "growth": at}],
        altar="3*red-circle",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play(f"cast growth {at}")
    if switch == "yes":
        game.play(*["draw"] * number)
    assert table(game).players[0].pool == tokens(f"{number}*yellow-square" if switch == "yes" else "")
    assert table(game).players[0].familiar == tokens(f"{number}*red-circle")
    assert level(game, "growth") == at - 1


@pytest.mark.parametrize("switch", ["no", "yes"])
def test_mirage_reacts_to_feast_on_level_four_only_with_the_switch(switch: str) -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        spells="mirage, feast",
        mirage_on_store_or_swap=switch,
        pools=["green-square"],
        learned=[{"mirage": (3, "blue-circle"), "feast": 4}],
        altar="red-circle",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast feast 4")
    if switch == "yes":
        game.play("draw")
    assert pool(game) == ("green-square yellow-square" if switch == "yes" else "green-square")
    assert familiar(game) == "red-circle"


@pytest.mark.parametrize("switch", ["no", "yes"])
def test_mirage_reacts_to_the_swaps_of_purification_only_with_the_switch(switch: str) -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        spells="mirage",
        mirage_on_store_or_swap=switch,
        pools=["2*green-square"],
        learned=[{"mirage": (5, "blue-circle"), "purification": 4}],
        altar="2*red-circle",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast purification 4")
    if switch == "yes":
        game.play("draw")
    game.play("stop")
    assert pool(game) == ("red-circle green-square" + (" 2*yellow-square" if switch == "yes" else ""))


def test_mirage_never_reacts_to_the_swap_of_growth() -> None:
    game = spellbook(
        spells="mirage, growth",
        mirage_on_store_or_swap="yes",
        pools=["green-square"],
        familiars=["red-circle"],
        learned=[{"mirage": (5, "blue-circle"), "growth": 3}],
        stage="evening",
    )
    game.play("cast growth 3")
    assert pool(game) == "red-circle"
    assert game.asked.seat == 1


@pytest.mark.parametrize("switch", ["no", "yes"])
def test_mirage_reacts_to_the_stores_of_communion_only_with_the_switch(switch: str) -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        spells="mirage, communion",
        mirage_on_store_or_swap=switch,
        pools=["3*yellow-square"],
        learned=[{"mirage": (3, "blue-circle")}],
        altar="3*red-circle",
        bag="5*green-square",
        stage="evening",
    )
    game.play("learn communion 3")
    pay(game)
    if switch == "yes":
        game.play("draw", "skip", "draw")
    assert pool(game) == ("2*green-square" if switch == "yes" else "")
    assert familiar(game) == "red-circle red-circle red-circle"


@pytest.mark.parametrize("switch", ["no", "yes"])
def test_the_tokens_of_the_solo_rival_never_wake_mirage(switch: str) -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        1,
        spells="mirage",
        mirage_on_store_or_swap=switch,
        learned=[{"mirage": (5, "blue-circle")}],
        altar="red-circle green-circle",
        bag="5*green-square",
    )
    game.play("skip", "give-rival red-circle")
    assert pool(game) == ""
    assert game.prompt == "choose-morning"


def test_mirage_is_silent_with_a_full_pool() -> None:
    game = spellbook(
        spells="mirage", pools=[EIGHT], learned=[{"mirage": (5, "blue-triangle")}], altar="red-triangle"
    )
    game.play("take red-triangle")
    assert len(table(game).players[0].pool) == 9
    assert game.prompt == "choose-midday"


def test_mirage_draws_what_still_fits() -> None:
    game = spellbook(
        spells="mirage",
        pools=["5*black-circle 2*black-square"],
        learned=[{"mirage": (5, "blue-triangle")}],
        altar="red-triangle",
        bag="5*yellow-square",
    )
    game.play("take red-triangle", "draw")
    assert pool(game) == "red-triangle 5*black-circle 2*black-square yellow-square"


def test_mirage_is_silent_on_the_days_of_other_players() -> None:
    game = spellbook(
        spells="mirage, blaze",
        turn=1,
        learned=[{"mirage": (5, "blue-circle")}, {"blaze": 3}],
        altar="red-circle",
        bag="5*yellow-square",
    )
    game.play("cast blaze 3")
    assert pool(game) == "red-circle"


def test_mirage_works_at_once_on_the_day_it_is_learned() -> None:
    # Ruling: learned_same_day.
    game = spellbook(
        spells="mirage, clone, focus",
        pools=["3*blue-circle red-square"],
        learned=[{"clone": 4, "focus": (4, "black-circle")}],
        altar="2*green-circle",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast clone 4")
    assert level(game, "mirage") == 3
    game.play("cast focus 4 take")
    assert game.prompt == "use-mirage count=1"
    game.play("draw")
    assert pool(game) == "red-square green-circle yellow-square"


def test_a_mirage_of_level_three_draws_from_an_empty_bag_by_way_of_the_box() -> None:
    game = spellbook(
        1,
        spells="mirage, divination",
        pools=["red-square"],
        learned=[{"mirage": (3, "blue-circle")}],
        altar="red-circle",
        bag="",
    )
    game.play("take red-circle", "draw")
    assert len(table(game).players[0].pool) == 3
    assert "recycle" in " ".join(game.events())
