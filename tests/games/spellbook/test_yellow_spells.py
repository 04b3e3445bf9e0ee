"""Abundance, Knowledge and Communion, card by card."""

import pytest
from tables.spellbook import Learned, altar, familiar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import TOKENS
from arcanum.testing.scenario import Scenario

FULL_BOARD = "5*white-circle 5*white-triangle 4*white-square"
ONE_CELL = "5*white-circle 5*white-triangle 3*white-square"


def pay(game: Scenario) -> Scenario:
    """Pay with whatever is offered first."""
    while game.prompt.split()[0] in {"choose-joker", "pay-joker", "pay-single-joker", "pay-own", "place-token"}:
        game.play(game.options[0])
    return game


def all_but(used: str) -> str:
    found = tokens(used)
    return " ".join(f"{5 - found.count(kind)}*{name}" for kind, name in enumerate(TOKENS))


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("abundance", 3, 3),
        ("abundance", 4, 5),
        ("abundance", 5, 7),
        ("knowledge", 3, 0),
        ("knowledge", 4, 0),
        ("knowledge", 5, 0),
        ("communion", 3, 0),
        ("communion", 4, 0),
        ("communion", 5, 0),
    ],
)
def test_a_yellow_spell_alone_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize("spell", ["abundance", "knowledge", "communion"])
@pytest.mark.parametrize("stage", ["morning", "midday", "evening"])
def test_a_yellow_spell_has_no_phase_and_is_no_action(spell: str, stage: str) -> None:
    game = spellbook(spells=spell, pools=["3*red-circle"], learned=[{spell: 5}], altar="blue-square", stage=stage)
    assert not [option for option in game.options if option.startswith("cast")]
    assert game.why_not(f"cast {spell} 5") == f"spell-without-phase spell={spell}"


# -- Abundance


@pytest.mark.parametrize(("at", "drawn"), [(3, 2), (4, 3), (5, 4)])
def test_abundance_draws_right_after_learning(at: int, drawn: int) -> None:
    game = spellbook(1, pools=[f"{at}*yellow-circle"], altar="5*red-square", bag="5*blue-square", stage="evening")
    game.play(f"learn abundance {at}")
    pay(game)
    assert level(game, "abundance") == at
    assert table(game).players[0].pool[:drawn] == tokens(f"{drawn}*blue-square")
    assert game.events().count("draw seat=0 token=blue-square") == drawn


@pytest.mark.parametrize(("at", "held"), [(3, 8), (4, 8), (5, 8)])
def test_the_payment_for_abundance_has_left_the_pool_before_it_draws(at: int, held: int) -> None:
    # Ruling: immediate_mandatory.
    pools = [f"{at}*yellow-circle {min(5, 9 - at)}*red-square {max(0, 4 - at)}*red-triangle"]
    assert len(tokens(pools[0])) == 9
    game = spellbook(pools=pools, bag="5*blue-square", stage="evening")
    game.play(f"learn abundance {at}")
    while game.asked.seat == 0 and game.prompt.split()[0] in {"choose-joker", "pay-joker", "pay-own"}:
        game.play("no-joker" if "no-joker" in game.options else game.options[0])
    assert len(table(game).players[0].pool) == held


def test_abundance_draws_only_once() -> None:
    game = spellbook(1, pools=["3*yellow-circle"], altar="4*red-square", bag="5*blue-square", stage="evening")
    game.play("learn abundance 3", "skip", "skip")
    assert game.prompt == "give-rival cell=2", "the evening of the second day has nothing to offer"
    assert pool(game) == "2*blue-square"


def test_abundance_must_draw_and_asks_nobody() -> None:
    game = spellbook(pools=["3*yellow-circle"], altar="5*red-square", bag="5*blue-square", stage="evening")
    game.play("learn abundance 3")
    assert pool(game) == "2*blue-square"
    assert game.asked.seat == 1


def test_abundance_may_be_learned_when_only_its_own_payment_is_left_to_draw() -> None:
    # Rulings: immediate_mandatory, draw_order_and_recycling.
    game = spellbook(
        pools=["3*yellow-circle red-circle"],
        altar=all_but("3*yellow-circle red-circle"),
        bag="",
        stage="evening",
    )
    game.play("learn abundance 3")
    assert level(game, "abundance") == 3
    assert pool(game) == "red-circle 2*yellow-circle"


# -- Knowledge


OTHERS: list[tuple[Learned, int, int, int]] = [
    ({}, 0, 0, 0),
    ({"sacrifice": 3}, 1, 1, 2),
    ({"sacrifice": 4}, 1, 2, 2),
    ({"sacrifice": 5}, 1, 2, 2),
    ({"sacrifice": 3, "levitation": 4, "offering": 5}, 3, 5, 6),
    ({"sacrifice": 3, "levitation": 3, "offering": 3, "transmutation": 3}, 4, 4, 8),
    (
        {
            "sacrifice": 4,
            "levitation": 4,
            "purification": 4,
            "offering": 5,
            "time-travel": 5,
            "transmutation": 5,
        },
        6,
        12,
        12,
    ),
]


@pytest.mark.parametrize("at", [3, 4, 5])
@pytest.mark.parametrize(("others", "three", "four", "five"), OTHERS)
def test_knowledge_scores_every_other_learned_spell(
    at: int, others: Learned, three: int, four: int, five: int
) -> None:
    game = spellbook(spells="knowledge", learned=[{"knowledge": at, **others}])
    assert game.score_lines()[f"spell spell=knowledge level={at}"] == {3: three, 4: four, 5: five}[at]


def test_the_other_spells_score_their_own_points_beside_knowledge() -> None:
    game = spellbook(spells="knowledge", learned=[{"knowledge": 5, "levitation": 5, "offering": 3}])
    assert game.scores == [5 + 2 + 4, 0]


def test_knowledge_on_level_four_looks_at_the_final_levels() -> None:
    game = spellbook(
        spells="knowledge, growth",
        learned=[{"knowledge": 4, "growth": 4}],
        altar="2*blue-square",
        stage="evening",
    )
    assert game.score_lines()["spell spell=knowledge level=4"] == 2
    game.play("cast growth 4")
    assert level(game, "growth") == 3
    assert game.score_lines()["spell spell=knowledge level=4"] == 1


def test_knowledge_does_not_count_the_spells_of_other_players() -> None:
    game = spellbook(spells="knowledge", learned=[{"knowledge": 5}, {"sacrifice": 3, "levitation": 3}])
    assert game.scores == [0, 4]


# -- Communion


def test_communion_on_level_three_stores_three_from_the_altar_at_once() -> None:
    game = spellbook(
        1,
        spells="communion",
        pools=["3*yellow-square"],
        familiars=["red-square"],
        altar="red-circle green-circle blue-circle black-circle white-circle",
        stage="evening",
    )
    game.play("learn communion 3")
    pay(game)
    assert game.prompt == "store-tokens count=3 from=altar"
    assert game.why_not("skip") == "must-choose"
    game.play("store blue-circle", "store red-circle", "store white-circle")
    assert familiar(game) == "red-square blue-circle red-circle white-circle"
    assert altar(game) == "green-circle black-circle"
    assert pool(game) == ""


@pytest.mark.parametrize(("lying", "stored"), [("", 0), ("red-circle", 1), ("2*red-circle", 2)])
def test_communion_on_level_three_stores_what_the_altar_holds(lying: str, stored: int) -> None:
    # Ruling: immediate_mandatory.
    game = spellbook(spells="communion", pools=["3*yellow-square"], altar=lying, stage="evening")
    game.play("learn communion 3")
    pay(game)
    assert level(game, "communion") == 3
    assert table(game).players[0].familiar == tokens(f"{stored}*red-circle")


@pytest.mark.parametrize(("board", "cells"), [(ONE_CELL, 1), (FULL_BOARD, 0)])
def test_communion_on_level_three_fills_the_free_cells_and_leaves_the_rest(board: str, cells: int) -> None:
    # Ruling: store_overflow.
    game = spellbook(
        spells="communion", pools=["3*yellow-square"], familiars=[board], altar="3*red-circle", stage="evening"
    )
    game.play("learn communion 3")
    assert level(game, "communion") == 3
    assert len(table(game).players[0].familiar) == 14
    assert table(game).players[0].familiar.count(tokens("red-circle")[0]) == cells
    assert table(game).altar[: 3 - cells] == tokens(f"{3 - cells}*red-circle")
    assert table(game).ending


@pytest.mark.parametrize("at", [4, 5])
def test_communion_on_higher_levels_stores_nothing_from_the_altar(at: int) -> None:
    game = spellbook(
        spells="communion",
        pools=[f"{at}*yellow-square"],
        altar="red-circle green-circle",
        stage="evening",
    )
    game.play(f"learn communion {at}")
    pay(game)
    if at == 5:
        game.play("skip")
    assert familiar(game) == ""


@pytest.mark.parametrize(
    ("rune", "points"),
    [("circle", 3), ("triangle", 1), ("square", 0)],
)
def test_communion_on_level_four_scores_each_stored_token_with_its_rune(rune: str, points: int) -> None:
    game = spellbook(
        spells="communion",
        pools=["3*green-circle"],
        familiars=["red-circle blue-circle yellow-circle red-triangle"],
        learned=[{"communion": (4, f"yellow-{rune}")}],
    )
    lines = game.score_lines()
    assert lines["spell spell=communion level=4"] == points
    assert lines["familiar count=4"] == 4
    assert game.scores[0] == points + 4


@pytest.mark.parametrize("at", [3, 5])
def test_communion_on_levels_three_and_five_scores_nothing(at: int) -> None:
    game = spellbook(
        spells="communion", familiars=["4*red-square"], learned=[{"communion": (at, "yellow-square")}]
    )
    assert game.score_lines()[f"spell spell=communion level={at}"] == 0


def test_communion_on_level_five_stores_two_of_its_own_payment() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion",
        pools=["4*yellow-square yellow-circle"],
        altar="5*red-square",
        stage="evening",
    )
    game.play("learn communion 5", "place yellow-square")
    assert sorted(table(game).aside) == tokens("yellow-circle 3*yellow-square")
    assert game.prompt == "use-communion count=2"
    assert game.options == ["store-paid", "skip"]
    game.play("store-paid")
    assert game.prompt == "store-tokens count=2 from=paid"
    assert sorted(game.options) == ["store yellow-circle", "store yellow-square"]
    game.play("store yellow-circle")
    assert familiar(game) == "yellow-circle yellow-square"
    assert table(game).box_size == 2


def test_communion_on_level_five_stores_two_of_every_later_payment() -> None:
    game = spellbook(
        spells="communion",
        pools=["3*red-square red-circle"],
        learned=[{"communion": 5}],
        stage="evening",
    )
    game.play("learn sacrifice 4", "place red-square", "store-paid", "store red-circle")
    assert familiar(game) == "red-circle red-square"
    assert level(game, "sacrifice") == 4


@pytest.mark.parametrize("at", [3, 4, 5])
def test_communion_always_finds_two_tokens_in_a_payment(at: int) -> None:
    game = spellbook(spells="communion", pools=[f"{at}*red-square"], learned=[{"communion": 5}], stage="evening")
    game.play(f"learn sacrifice {at}")
    while game.prompt != "use-communion count=2":
        game.play(game.options[0])
    game.play("store-paid")
    assert familiar(game) == "red-square red-square"
    assert table(game).box[tokens("red-square")[0]] == at - 3


def test_the_tokens_of_a_joker_are_among_what_communion_may_store() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion",
        pools=["2*red-square blue-circle green-circle black-circle"],
        learned=[{"communion": 5}],
        stage="evening",
    )
    game.play("learn sacrifice 3")
    pay(game)
    game.play("store-paid", "store green-circle", "store black-circle")
    assert familiar(game) == "green-circle black-circle"
    assert table(game).box_size == 2


def test_communion_may_store_none_of_a_payment() -> None:
    # Ruling: permanent_optional.
    game = spellbook(spells="communion", pools=["3*red-square"], learned=[{"communion": 5}], stage="evening")
    game.play("learn sacrifice 3", "skip")
    assert familiar(game) == ""
    assert table(game).box[tokens("red-square")[0]] == 2


def test_communion_stores_two_or_none_of_a_payment() -> None:
    # Ruling: permanent_optional.
    game = spellbook(
        spells="communion",
        pools=["3*red-square red-circle"],
        learned=[{"communion": 5}],
        stage="evening",
    )
    game.play("learn sacrifice 4", "place red-square", "store-paid", "store red-square")
    assert game.prompt == "store-tokens count=1 from=paid"
    assert sorted(game.options) == ["store red-circle", "store red-square"]
    assert game.why_not("skip") == "must-choose"


def test_communion_with_one_free_cell_stores_one_and_discards_the_rest() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion",
        pools=["2*red-square red-circle"],
        familiars=[ONE_CELL],
        learned=[{"communion": 5}],
        stage="evening",
    )
    game.play("learn sacrifice 3", "place red-square")
    assert game.prompt == "use-communion count=1"
    game.play("store-paid", "store red-circle")
    assert table(game).players[0].familiar[13:] == tokens("red-circle")
    assert table(game).box[tokens("red-square")[0]] == 1


def test_communion_with_a_full_familiar_board_stores_nothing_and_learning_goes_on() -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        spells="communion",
        pools=["3*red-square"],
        familiars=[FULL_BOARD],
        learned=[{"communion": 5}],
        stage="evening",
    )
    game.play("learn sacrifice 3")
    assert level(game, "sacrifice") == 3
    assert familiar(game).count("red") == 0
    assert table(game).box[tokens("red-square")[0]] == 2


@pytest.mark.parametrize("at", [3, 4])
def test_communion_below_level_five_stores_nothing_of_a_payment(at: int) -> None:
    game = spellbook(spells="communion", pools=["3*red-square"], learned=[{"communion": at}], stage="evening")
    game.play("learn sacrifice 3")
    assert familiar(game) == ""
    assert game.asked.seat == 1


def test_communion_stores_before_the_immediate_effect_of_the_learned_spell() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion, swiftness",
        pools=["3*blue-square"],
        learned=[{"communion": 5}],
        altar="red-circle",
        stage="evening",
    )
    game.play("learn swiftness 3")
    assert game.prompt == "use-communion count=2"
    game.play("store-paid")
    assert familiar(game) == "blue-square blue-square"
    assert game.prompt == "bonus-morning"


def test_communion_applies_to_learning_through_clone() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion, clone",
        pools=["3*red-square"],
        learned=[{"communion": 5, "clone": 4}],
        altar="green-circle",
        stage="midday",
    )
    game.play("cast clone 4")
    assert game.prompt == "use-communion count=2"
    game.play("store-paid")
    assert familiar(game) == "red-square red-square"


def test_communion_does_not_react_to_raising_a_spell() -> None:
    # Ruling: communion_five_details.
    game = spellbook(
        spells="communion",
        pools=["red-circle"],
        learned=[{"communion": 5, "time-travel": 3, "sacrifice": 3}],
        stage="evening",
    )
    game.play("cast time-travel 3")
    assert level(game, "sacrifice") == 4
    assert familiar(game) == ""
    assert game.asked.seat == 1


def test_the_communion_of_one_player_does_not_touch_the_payment_of_another() -> None:
    game = spellbook(spells="communion", pools=["3*red-square"], learned=[{}, {"communion": 5}], stage="evening")
    game.play("learn sacrifice 3")
    assert familiar(game, 1) == ""
    assert game.asked.seat == 1
