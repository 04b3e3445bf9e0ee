"""Purification, Cure and Growth, card by card."""

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import TOKENS

FULL = "5*black-circle 4*black-square"
FULL_BOARD = "5*white-circle 5*white-triangle 4*white-square"


def all_but(used: str) -> str:
    found = tokens(used)
    return " ".join(f"{5 - found.count(kind)}*{name}" for kind, name in enumerate(TOKENS))


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("purification", 3, 1),
        ("purification", 4, 2),
        ("purification", 5, 3),
        ("cure", 3, 3),
        ("cure", 4, 4),
        ("cure", 5, 5),
        ("growth", 3, 3),
        ("growth", 4, 4),
        ("growth", 5, 6),
    ],
)
def test_a_green_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize("spell", ["purification", "cure"])
def test_a_green_midday_spell_is_not_usable_before_it_is_learned(spell: str) -> None:
    game = spellbook(spells=spell, pools=["red-circle"], altar="blue-square", stage="midday")
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not(f"cast {spell} 3") == f"spell-not-learned spell={spell}"


@pytest.mark.parametrize("spell", ["purification", "cure"])
@pytest.mark.parametrize("stage", ["morning", "evening"])
def test_a_green_midday_spell_belongs_to_midday_only(spell: str, stage: str) -> None:
    game = spellbook(spells=spell, pools=["3*red-circle"], learned=[{spell: 5}], altar="blue-square", stage=stage)
    assert not [option for option in game.options if option.startswith("cast")]
    assert game.why_not(f"cast {spell} 3") == f"other-phase phase=midday now={stage}"


@pytest.mark.parametrize("spell", ["purification", "cure"])
@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_a_green_midday_spell_is_not_usable_above_its_level(spell: str, used: int, learned: int) -> None:
    game = spellbook(
        spells=spell, pools=["4*red-circle"], learned=[{spell: learned}], altar="4*blue-square", stage="midday"
    )
    assert [option for option in game.options if option.startswith("cast")] == [
        f"cast {spell} {lower}" for lower in range(3, learned + 1)
    ]
    assert game.why_not(f"cast {spell} {used}") == f"level-too-high spell={spell} level={used} learned={learned}"


# -- Purification


@pytest.mark.parametrize(("at", "swaps"), [(3, 1), (4, 2), (5, 3)])
def test_purification_swaps_up_to_as_many_tokens_as_its_level_says(at: int, swaps: int) -> None:
    game = spellbook(
        pools=["red-circle red-triangle red-square"],
        learned=[{"purification": at}],
        altar="blue-circle blue-triangle blue-square",
        stage="midday",
    )
    game.play(f"cast purification {at}")
    for number, rune in enumerate(["circle", "triangle", "square"][:swaps]):
        if number:
            game.play("swap")
        game.play(f"get blue-{rune}", f"give red-{rune}")
    assert not game.prompt.startswith("swap")
    assert (
        pool(game)
        == {
            1: "red-triangle red-square blue-circle",
            2: "red-square blue-circle blue-triangle",
            3: "blue-circle blue-triangle blue-square",
        }[swaps]
    )
    assert [TOKENS[token] for token in table(game).altar[:3]] == [
        f"{'red' if number < swaps else 'blue'}-{rune}"
        for number, rune in enumerate(["circle", "triangle", "square"])
    ]


def test_purification_gives_any_pool_token_for_any_altar_token() -> None:
    game = spellbook(
        1,
        pools=["red-circle green-square"],
        learned=[{"purification": 3}],
        altar="blue-square yellow-circle",
        stage="midday",
    )
    game.play("cast purification 3")
    assert game.prompt == "swap-get from=altar"
    assert game.options == ["get blue-square", "get yellow-circle"]
    game.play("get yellow-circle")
    assert game.prompt == "swap-give token=yellow-circle"
    assert game.options == ["give red-circle", "give green-square"]
    game.play("give green-square")
    assert pool(game) == "red-circle yellow-circle"
    assert altar(game) == "green-square blue-square"


@pytest.mark.parametrize(("at", "more"), [(4, 1), (5, 2)])
def test_purification_may_swap_fewer_but_at_least_one(at: int, more: int) -> None:
    # Ruling: swap_fewer.
    game = spellbook(
        1, pools=["3*red-circle"], learned=[{"purification": at}], altar="3*blue-square", stage="midday"
    )
    game.play(f"cast purification {at}")
    assert game.prompt == f"swap-more count={more}"
    assert game.options == ["swap", "stop"]
    game.play("stop")
    assert pool(game) == "2*red-circle blue-square"
    assert altar(game) == "red-circle 2*blue-square"


def test_purification_may_swap_a_token_back() -> None:
    game = spellbook(
        1,
        pools=["red-circle red-square"],
        learned=[{"purification": 4}],
        altar="blue-square blue-circle",
        stage="midday",
    )
    game.play(
        "cast purification 4", "get blue-square", "give red-circle", "swap", "get red-circle", "give blue-square"
    )
    assert pool(game) == "red-circle red-square"
    assert altar(game) == "blue-circle blue-square"


def test_purification_may_swap_with_a_full_pool() -> None:
    game = spellbook(1, pools=[FULL], learned=[{"purification": 3}], altar="blue-square", stage="midday")
    game.play("cast purification 3", "give black-square")
    assert pool(game) == "5*black-circle 3*black-square blue-square"
    assert altar(game) == "black-square"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_purification_is_not_usable_with_an_empty_altar(at: int) -> None:
    game = spellbook(pools=["red-circle"], learned=[{"purification": 5}], stage="midday")
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not(f"cast purification {at}") == "altar-empty spell=purification"


def test_purification_is_not_usable_with_an_empty_pool() -> None:
    game = spellbook(
        spells="purification, feast",
        familiars=["red-circle"],
        learned=[{"purification": 5, "feast": 4}],
        altar="blue-square",
        stage="midday",
    )
    assert game.options == ["cast feast 4", "skip"]
    assert game.why_not("cast purification 3") == "pool-empty spell=purification"


# -- Cure


@pytest.mark.parametrize(("at", "number"), [(3, 1), (4, 2), (5, 3)])
def test_cure_draws_and_then_discards_as_many(at: int, number: int) -> None:
    game = spellbook(
        1,
        spells="cure",
        pools=["3*red-circle"],
        learned=[{"cure": at}],
        altar="red-square green-square",
        bag="4*yellow-square",
        stage="midday",
    )
    game.play(f"cast cure {at}")
    assert game.prompt == f"discard-tokens count={number}"
    assert table(game).players[0].pool == tokens(f"3*red-circle {number}*yellow-square")
    game.play(*["discard red-circle"] * number)
    assert sorted(table(game).players[0].pool) == tokens(f"{3 - number}*red-circle {number}*yellow-square")


def test_cure_may_discard_what_it_has_just_drawn() -> None:
    game = spellbook(
        spells="cure", pools=["3*red-circle"], learned=[{"cure": 4}], bag="5*yellow-square", stage="midday"
    )
    game.play("cast cure 4")
    assert game.options == ["discard red-circle", "discard yellow-square"]
    game.play("discard yellow-square", "discard red-circle")
    assert pool(game) == "2*red-circle yellow-square"


def test_cure_on_level_five_can_be_used_on_every_lower_level() -> None:
    game = spellbook(
        spells="cure", pools=["red-circle"], learned=[{"cure": 5}], stage="midday", bag="5*blue-circle"
    )
    assert game.options == ["store red-circle", "cast cure 3", "cast cure 4", "cast cure 5", "skip"]
    game.play("cast cure 3", "discard red-circle")
    assert pool(game) == "blue-circle"


@pytest.mark.parametrize(("at", "kept"), [(3, 8), (4, 7), (5, 6)])
def test_cure_with_a_full_pool_draws_nothing_and_discards_its_full_number(at: int, kept: int) -> None:
    game = spellbook(spells="cure", pools=[FULL], learned=[{"cure": at}], bag="5*yellow-square", stage="midday")
    game.play(f"cast cure {at}", *["discard black-circle"] * (at - 2))
    assert table(game).players[0].pool == tokens(f"{kept - 4}*black-circle 4*black-square")


def test_cure_with_eight_tokens_may_discard_more_than_it_draws() -> None:
    game = spellbook(
        spells="cure",
        pools=["5*black-circle 3*black-square"],
        learned=[{"cure": 5}],
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast cure 5", *["discard black-circle"] * 3)
    assert pool(game) == "2*black-circle 3*black-square yellow-square"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_cure_with_an_empty_pool_discards_all_it_has_drawn(at: int) -> None:
    game = spellbook(
        1, spells="cure", learned=[{"cure": at}], altar="red-circle blue-circle", bag="5*yellow-square"
    )
    game.play("skip", f"cast cure {at}")
    assert pool(game) == ""
    assert table(game).box[tokens("yellow-square")[0]] == at - 2


def test_the_level_of_cure_is_named_before_the_first_draw() -> None:
    # Ruling: effect_named_first.
    game = spellbook(
        spells="cure", pools=["red-circle"], learned=[{"cure": 5}], bag="5*yellow-square", stage="midday"
    )
    game.play("cast cure 5")
    assert game.prompt == "discard-tokens count=3"
    assert game.why_not("cast cure 4") == "other-step"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_cure_with_an_empty_pool_is_not_usable_when_nothing_is_left_to_draw(at: int) -> None:
    # Ruling: no_effect_use.
    game = spellbook(
        1,
        spells="cure, feast",
        learned=[{"cure": 5, "feast": 4}],
        altar="red-circle blue-circle",
        rival_bottom=all_but("red-circle blue-circle green-square black-square"),
        stage="midday",
    )
    assert game.options == ["cast feast 4", "skip"]
    assert game.why_not(f"cast cure {at}") == "nothing-to-draw spell=cure"


def test_cure_discards_even_when_nothing_is_left_to_draw() -> None:
    game = spellbook(
        1,
        spells="cure",
        pools=["2*red-circle"],
        learned=[{"cure": 5}],
        altar="red-circle",
        rival_bottom=all_but("3*red-circle green-square"),
        stage="midday",
    )
    game.play("cast cure 5")
    assert pool(game) == ""


# -- Growth


def test_growth_on_level_three_swaps_a_pool_token_with_a_stored_one() -> None:
    game = spellbook(
        spells="growth",
        pools=["red-circle green-circle"],
        familiars=["blue-square white-circle yellow-square"],
        learned=[{"growth": 3}],
        stage="evening",
    )
    game.play("cast growth 3")
    assert game.prompt == "swap-get from=familiar"
    assert game.options == ["get blue-square", "get white-circle", "get yellow-square"]
    assert game.why_not("get black-circle") == "familiar-lacks-token token=black-circle"
    game.play("get white-circle")
    assert game.options == ["give red-circle", "give green-circle"]
    game.play("give red-circle")
    assert pool(game) == "green-circle white-circle"
    assert familiar(game) == "blue-square red-circle yellow-square"
    assert level(game, "growth") == 3


@pytest.mark.parametrize("learned", [4, 5])
def test_the_level_three_swap_of_growth_never_lowers_the_card(learned: int) -> None:
    game = spellbook(
        spells="growth",
        pools=["red-circle"],
        familiars=["blue-square"],
        learned=[{"growth": learned}],
        altar="green-circle",
        stage="evening",
    )
    game.play("cast growth 3")
    assert pool(game) == "blue-square"
    assert familiar(game) == "red-circle"
    assert level(game, "growth") == learned


@pytest.mark.parametrize(("at", "number"), [(4, 2), (5, 3)])
def test_growth_on_higher_levels_stores_from_the_altar_and_drops_a_level(at: int, number: int) -> None:
    game = spellbook(
        1,
        spells="growth",
        pools=["red-circle"],
        familiars=["white-circle"],
        learned=[{"growth": at}],
        altar="2*blue-square 2*yellow-square",
        stage="evening",
    )
    game.play(f"cast growth {at}")
    assert game.prompt == f"store-tokens count={number} from=altar"
    game.play(*["store yellow-square", "store blue-square", "store blue-square"][:number])
    expected = ["white-circle", "yellow-square", "blue-square", "blue-square"]
    assert familiar(game) == " ".join(expected[: number + 1])
    assert pool(game) == "red-circle"
    assert level(game, "growth") == at - 1
    assert game.scores == [{4: 3, 5: 4}[at] + {4: 3, 5: 4}[at]]


def test_growth_on_level_five_used_as_level_four_drops_to_four() -> None:
    # Ruling: level_drop_from_five.
    game = spellbook(spells="growth", learned=[{"growth": 5}], altar="2*blue-square", stage="evening")
    game.play("cast growth 4")
    assert familiar(game) == "blue-square blue-square"
    assert level(game, "growth") == 4


def test_growth_goes_down_from_five_to_three_and_then_only_swaps() -> None:
    game = spellbook(
        1, spells="growth", pools=["red-circle"], learned=[{"growth": 5}], altar="5*blue-square", stage="evening"
    )
    game.play("cast growth 5", "skip", "skip")
    assert level(game, "growth") == 4
    assert game.options[-3:] == ["cast growth 3", "cast growth 4", "skip"]
    game.play("cast growth 4")
    while game.prompt != "choose-evening":
        game.play(game.options[-1])
    assert level(game, "growth") == 3
    assert game.options == ["cast growth 3", "skip"]
    assert game.why_not("cast growth 4") == "level-too-high spell=growth level=4 learned=3"


@pytest.mark.parametrize("at", [4, 5])
def test_growth_stores_a_single_token_and_drops_all_the_same(at: int) -> None:
    # Ruling: partial_shortage.
    game = spellbook(spells="growth", learned=[{"growth": at}], altar="blue-square", stage="evening")
    game.play(f"cast growth {at}")
    assert familiar(game) == "blue-square"
    assert level(game, "growth") == at - 1


@pytest.mark.parametrize("at", [4, 5])
def test_growth_fills_the_only_free_cell_and_leaves_the_rest_on_the_altar(at: int) -> None:
    # Ruling: store_overflow.
    game = spellbook(
        1,
        spells="growth",
        familiars=["5*white-circle 5*white-triangle 3*white-square"],
        learned=[{"growth": at}],
        altar="2*blue-square red-circle blue-circle",
        stage="evening",
    )
    game.play(f"cast growth {at}", "store red-circle")
    assert table(game).players[0].familiar[13:] == tokens("red-circle")
    assert altar(game) == "blue-circle 2*blue-square"
    assert level(game, "growth") == at - 1


@pytest.mark.parametrize("at", [4, 5])
def test_growth_cannot_store_on_a_full_familiar_board_but_still_swaps(at: int) -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        spells="growth",
        pools=["red-circle"],
        familiars=[FULL_BOARD],
        learned=[{"growth": 5}],
        altar="3*blue-square",
        stage="evening",
    )
    assert game.options == ["cast growth 3", "skip"]
    assert game.why_not(f"cast growth {at}") == "familiar-full spell=growth"
    game.play("cast growth 3", "get white-square")
    assert table(game).players[0].familiar.count(tokens("red-circle")[0]) == 1


@pytest.mark.parametrize("at", [4, 5])
def test_growth_cannot_store_from_an_empty_altar(at: int) -> None:
    game = spellbook(
        spells="growth", pools=["red-circle"], familiars=["red-square"], learned=[{"growth": 5}], stage="evening"
    )
    assert game.options == ["cast growth 3", "skip"]
    assert game.why_not(f"cast growth {at}") == "altar-empty spell=growth"


def test_growth_cannot_swap_with_an_empty_familiar_board() -> None:
    game = spellbook(
        spells="growth", pools=["red-circle"], learned=[{"growth": 5}], altar="blue-square", stage="evening"
    )
    assert game.options == ["cast growth 4", "cast growth 5", "skip"]
    assert game.why_not("cast growth 3") == "familiar-empty spell=growth"


def test_growth_cannot_swap_with_an_empty_pool() -> None:
    game = spellbook(
        spells="growth", familiars=["red-square"], learned=[{"growth": 5}], altar="blue-square", stage="evening"
    )
    assert game.options == ["cast growth 4", "cast growth 5", "skip"]
    assert game.why_not("cast growth 3") == "pool-empty spell=growth"


def test_growth_swaps_with_a_full_pool() -> None:
    game = spellbook(
        spells="growth", pools=[FULL], familiars=["red-square"], learned=[{"growth": 3}], stage="evening"
    )
    game.play("cast growth 3", "give black-circle")
    assert pool(game) == "red-square 4*black-circle 4*black-square"


@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_growth_is_not_usable_above_its_level(used: int, learned: int) -> None:
    game = spellbook(
        spells="growth",
        pools=["red-circle"],
        familiars=["red-square"],
        learned=[{"growth": learned}],
        altar="3*blue-square",
        stage="evening",
    )
    assert game.why_not(f"cast growth {used}") == f"level-too-high spell=growth level={used} learned={learned}"


def test_growth_belongs_to_the_evening_and_must_be_learned() -> None:
    game = spellbook(spells="growth", pools=["3*red-circle"], stage="evening", altar="3*blue-square")
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast growth 4") == "spell-not-learned spell=growth"
    game = spellbook(spells="growth", pools=["red-circle"], learned=[{"growth": 5}], altar="blue-square")
    assert game.why_not("cast growth 4") == "other-phase phase=evening now=morning"


def test_growth_stores_past_the_pool_so_a_full_pool_is_no_obstacle() -> None:
    game = spellbook(
        spells="growth", pools=[FULL], learned=[{"growth": 4}], altar="2*blue-square", stage="evening"
    )
    game.play("cast growth 4")
    assert familiar(game) == "blue-square blue-square"
    assert pool(game) == FULL
