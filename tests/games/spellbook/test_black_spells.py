"""Offering, Focus and Feast, card by card."""

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import COLOURS

FULL = "5*black-circle 4*black-square"
FULL_BOARD = "5*white-circle 5*white-triangle 4*white-square"
ONE_CELL = "5*white-circle 5*white-triangle 3*white-square"
TWO_CELLS = "5*white-circle 5*white-triangle 2*white-square"


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("offering", 3, 2),
        ("offering", 4, 4),
        ("offering", 5, 6),
        ("focus", 3, 3),
        ("focus", 4, 4),
        ("focus", 5, 5),
        ("feast", 3, 2),
        ("feast", 4, 2),
        ("feast", 5, 0),
    ],
)
def test_a_black_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize("spell", ["offering", "feast"])
def test_a_black_midday_spell_is_not_usable_before_it_is_learned(spell: str) -> None:
    game = spellbook(spells=spell, pools=["2*red-circle"], altar="red-circle", stage="midday")
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not(f"cast {spell} 3") == f"spell-not-learned spell={spell}"


@pytest.mark.parametrize("spell", ["offering", "feast"])
@pytest.mark.parametrize("stage", ["morning", "evening"])
def test_a_black_midday_spell_belongs_to_midday_only(spell: str, stage: str) -> None:
    game = spellbook(spells=spell, pools=["3*red-circle"], learned=[{spell: 4}], altar="red-circle", stage=stage)
    assert not [option for option in game.options if option.startswith("cast")]
    assert game.why_not(f"cast {spell} 3") == f"other-phase phase=midday now={stage}"


def test_focus_belongs_to_the_evening_and_must_be_learned() -> None:
    game = spellbook(spells="focus", pools=["3*red-circle"], stage="evening")
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast focus 3") == "spell-not-learned spell=focus"
    game = spellbook(spells="focus", pools=["red-square"], learned=[{"focus": 3}], stage="midday")
    assert game.options == ["store red-square", "skip"]
    assert game.why_not("cast focus 3") == "other-phase phase=evening now=midday"


@pytest.mark.parametrize(
    ("spell", "used", "learned", "stage"),
    [
        ("offering", 4, 3, "midday"),
        ("offering", 5, 3, "midday"),
        ("offering", 5, 4, "midday"),
        ("feast", 4, 3, "midday"),
        ("feast", 5, 3, "midday"),
        ("feast", 5, 4, "midday"),
        ("focus", 4, 3, "evening"),
        ("focus", 5, 3, "evening"),
        ("focus", 5, 4, "evening"),
    ],
)
def test_a_black_spell_is_not_usable_above_its_level(spell: str, used: int, learned: int, stage: str) -> None:
    game = spellbook(
        spells=spell,
        pools=["4*red-square"],
        familiars=["red-square"],
        learned=[{spell: learned}],
        altar="red-triangle",
        stage=stage,
    )
    assert f"cast {spell} 3" in game.options
    assert not [option for option in game.options if option.startswith(f"cast {spell} {used}")]
    assert game.why_not(f"cast {spell} {used}") == f"level-too-high spell={spell} level={used} learned={learned}"


# -- Offering


@pytest.mark.parametrize(("at", "number"), [(3, 2), (4, 3), (5, 4)])
def test_offering_stores_tokens_of_one_colour_whatever_their_runes(at: int, number: int) -> None:
    pools = ["red-circle red-triangle 2*red-square 2*blue-circle"]
    game = spellbook(pools=pools, learned=[{"offering": at}], stage="midday")
    game.play(f"cast offering {at}")
    assert game.prompt == f"store-one-colour count={number}"
    game.play("store red-square", "store red-circle")
    if at == 4:
        game.play("store red-triangle")
    if at == 5:
        game.play("store red-square")
    stored = (
        "red-square red-circle red-triangle red-square"
        if at < 5
        else "red-square red-circle red-square red-triangle"
    )
    assert familiar(game) == " ".join(stored.split()[:number])
    assert table(game).box_size == 0


def test_offering_offers_only_the_colours_of_which_the_pool_holds_the_full_number() -> None:
    pools = ["2*red-circle red-square 2*blue-circle green-square"]
    game = spellbook(pools=pools, learned=[{"offering": 5}], stage="midday")
    assert game.options[-3:] == ["cast offering 3", "cast offering 4", "skip"]
    game.play("cast offering 4")
    assert game.options == ["store red-circle", "store red-square"]
    assert game.why_not("store blue-circle") == "step-needs-colour colour=red"


def test_the_first_token_of_offering_fixes_the_colour() -> None:
    game = spellbook(
        pools=["red-circle red-square blue-circle blue-square"], learned=[{"offering": 3}], stage="midday"
    )
    game.play("cast offering 3")
    assert game.options == ["store red-circle", "store red-square", "store blue-circle", "store blue-square"]
    game.play("store blue-square")
    assert familiar(game) == "blue-square blue-circle"
    assert pool(game) == "red-circle red-square"


@pytest.mark.parametrize(
    ("at", "needed", "pools"), [(3, 2, "red-circle blue-circle"), (4, 3, "2*red-circle"), (5, 4, "3*red-circle")]
)
def test_offering_needs_its_full_number_of_one_colour(at: int, needed: int, pools: str) -> None:
    # Ruling: offering_focus_fewer.
    game = spellbook(pools=[pools], learned=[{"offering": 5}], stage="midday")
    assert f"cast offering {at}" not in game.options
    reason = f"pool-lacks-colour spell=offering needed={needed} most={needed - 1}"
    assert game.why_not(f"cast offering {at}") == reason


@pytest.mark.parametrize(("at", "number"), [(3, 2), (4, 3), (5, 4)])
def test_offering_fills_the_free_cells_and_keeps_the_surplus_in_the_pool(at: int, number: int) -> None:
    # Ruling: store_overflow.
    game = spellbook(
        pools=[f"{number}*red-circle"], familiars=[ONE_CELL], learned=[{"offering": at}], stage="midday"
    )
    game.play(f"cast offering {at}")
    assert table(game).players[0].familiar[13:] == tokens("red-circle")
    assert table(game).players[0].pool == tokens(f"{number - 1}*red-circle")


@pytest.mark.parametrize("at", [4, 5])
def test_offering_with_two_free_cells_stores_two_that_the_player_chooses(at: int) -> None:
    game = spellbook(
        pools=["red-circle red-triangle 2*red-square"],
        familiars=[TWO_CELLS],
        learned=[{"offering": at}],
        stage="midday",
    )
    game.play(f"cast offering {at}", "store red-square", "store red-triangle")
    assert table(game).players[0].familiar[12:] == tokens("red-square red-triangle")
    assert pool(game) == "red-circle red-square"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_offering_is_not_usable_with_a_full_familiar_board(at: int) -> None:
    game = spellbook(
        spells="clone",
        pools=["4*red-circle"],
        familiars=[FULL_BOARD],
        learned=[{"offering": 5, "clone": 3}, {"purification": 3}],
        altar="blue-square",
        stage="midday",
    )
    assert game.options == ["cast clone 3", "skip"]
    assert game.why_not(f"cast offering {at}") == "familiar-full spell=offering"


def test_offering_must_store_its_full_number() -> None:
    # Ruling: voluntary_fewer.
    game = spellbook(pools=["2*red-circle 2*red-square"], learned=[{"offering": 5}], stage="midday")
    game.play("cast offering 4", "store red-circle")
    assert game.prompt == "store-tokens count=2 from=pool"
    assert game.why_not("stop") == "must-choose"


# -- Focus


@pytest.mark.parametrize("rune", ["circle", "triangle", "square"])
@pytest.mark.parametrize(("at", "number"), [(3, 1), (4, 2), (5, 3)])
def test_focus_stores_tokens_with_the_rune_of_the_token_on_the_card(rune: str, at: int, number: int) -> None:
    runes = ["circle", "triangle", "square"]
    others = " ".join(f"yellow-{other}" for other in runes if other != rune)
    game = spellbook(
        spells="focus",
        pools=[f"{number}*red-{rune} {others}"],
        learned=[{"focus": (at, f"black-{rune}")}],
        stage="evening",
    )
    game.play(f"cast focus {at}" if at == 3 else f"cast focus {at} store")
    assert familiar(game) == " ".join([f"red-{rune}"] * number)
    assert pool(game) == others


@pytest.mark.parametrize(("at", "number"), [(4, 1), (5, 2)])
def test_focus_on_higher_levels_may_take_with_the_rune_of_the_card_instead(at: int, number: int) -> None:
    game = spellbook(
        1,
        spells="focus",
        learned=[{"focus": (at, "black-triangle")}],
        altar="2*red-triangle blue-triangle red-circle blue-square",
        stage="evening",
    )
    assert game.options == [f"cast focus {level} take" for level in range(4, at + 1)] + ["skip"]
    game.play(f"cast focus {at} take")
    assert game.prompt == f"take-tokens count={number}"
    assert game.options == ["take red-triangle", "take blue-triangle"]
    assert game.why_not("take red-circle") == "step-needs-rune rune=triangle"
    game.play("take blue-triangle")
    assert pool(game) == {1: "blue-triangle", 2: "red-triangle blue-triangle"}[number]
    assert familiar(game) == ""


def test_focus_offers_each_half_of_every_level_it_reaches() -> None:
    game = spellbook(
        spells="focus",
        pools=["3*red-circle"],
        learned=[{"focus": (5, "black-circle")}],
        altar="blue-circle",
        stage="evening",
    )
    assert [option for option in game.options if option.startswith("cast")] == [
        "cast focus 3", "cast focus 4 store", "cast focus 4 take", "cast focus 5 store", "cast focus 5 take",
    ]  # fmt: skip


@pytest.mark.parametrize(("at", "number"), [(3, 1), (4, 2), (5, 3)])
def test_focus_stores_no_more_than_its_number(at: int, number: int) -> None:
    game = spellbook(
        spells="focus", pools=["5*red-circle"], learned=[{"focus": (at, "black-circle")}], stage="evening"
    )
    game.play("cast focus 3" if at == 3 else f"cast focus {at} store")
    assert table(game).players[0].familiar == tokens(f"{number}*red-circle")
    assert table(game).players[0].pool == tokens(f"{5 - number}*red-circle")


def test_focus_uses_one_half_and_never_both() -> None:
    game = spellbook(
        spells="focus",
        pools=["3*red-circle"],
        learned=[{"focus": (5, "black-circle")}],
        altar="blue-circle",
        stage="evening",
    )
    game.play("cast focus 5 store")
    assert familiar(game) == "red-circle red-circle red-circle"
    assert pool(game) == ""
    assert game.asked.seat == 1


@pytest.mark.parametrize(("at", "needed", "held"), [(4, 2, 1), (5, 3, 2)])
def test_focus_stores_only_with_its_full_number_of_matching_tokens(at: int, needed: int, held: int) -> None:
    # Ruling: offering_focus_fewer.
    game = spellbook(
        spells="focus",
        pools=[f"{held}*red-circle 3*red-square"],
        learned=[{"focus": (5, "black-circle")}],
        stage="evening",
    )
    assert f"cast focus {at} store" not in game.options
    reason = f"pool-lacks-card-rune spell=focus rune=circle needed={needed} have={held}"
    assert game.why_not(f"cast focus {at} store") == reason


def test_focus_on_level_three_needs_a_token_with_the_rune_of_the_card() -> None:
    game = spellbook(
        spells="focus", pools=["3*red-square"], learned=[{"focus": (3, "black-circle")}], stage="evening"
    )
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast focus 3") == "pool-lacks-card-rune spell=focus rune=circle needed=1 have=0"


@pytest.mark.parametrize("at", [4, 5])
def test_focus_takes_nothing_when_the_altar_lacks_the_rune_of_the_card(at: int) -> None:
    game = spellbook(
        spells="focus",
        pools=["red-circle"],
        learned=[{"focus": (5, "black-circle")}],
        altar="red-square",
        stage="evening",
    )
    assert game.options == ["cast focus 3", "skip"]
    assert game.why_not(f"cast focus {at} take") == "altar-lacks-card-rune spell=focus rune=circle"


@pytest.mark.parametrize("at", [4, 5])
def test_focus_takes_nothing_with_a_full_pool(at: int) -> None:
    game = spellbook(
        spells="focus",
        pools=["5*red-circle 4*black-square"],
        learned=[{"focus": (5, "black-circle")}],
        altar="blue-circle",
        stage="evening",
    )
    assert f"cast focus {at} take" not in game.options
    assert f"cast focus {at} store" in game.options
    assert game.why_not(f"cast focus {at} take") == "pool-full spell=focus count=9"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_focus_cannot_store_on_a_full_familiar_board(at: int) -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        spells="focus",
        pools=["3*red-circle"],
        familiars=[FULL_BOARD],
        learned=[{"focus": (5, "black-circle")}],
        altar="red-circle",
        stage="evening",
    )
    assert [option for option in game.options if option.startswith("cast")] == [
        "cast focus 4 take", "cast focus 5 take",
    ]  # fmt: skip
    store = "cast focus 3" if at == 3 else f"cast focus {at} store"
    assert game.why_not(store) == "familiar-full spell=focus"


@pytest.mark.parametrize(("at", "number"), [(4, 2), (5, 3)])
def test_focus_fills_the_only_free_cell_and_keeps_the_surplus(at: int, number: int) -> None:
    # Ruling: store_overflow.
    game = spellbook(
        spells="focus",
        pools=[f"{number - 1}*red-circle blue-circle"],
        familiars=[ONE_CELL],
        learned=[{"focus": (at, "black-circle")}],
        stage="evening",
    )
    game.play(f"cast focus {at} store", "store blue-circle")
    assert table(game).players[0].familiar[13:] == tokens("blue-circle")
    assert table(game).players[0].pool == tokens(f"{number - 1}*red-circle")


def test_focus_on_level_five_takes_one_when_only_one_matches() -> None:
    # Ruling: partial_shortage.
    game = spellbook(
        1,
        spells="focus",
        learned=[{"focus": (5, "black-circle")}],
        altar="red-circle red-square blue-square",
        stage="evening",
    )
    game.play("cast focus 5 take")
    assert pool(game) == "red-circle"
    assert altar(game) == "red-square blue-square"


def test_focus_on_level_five_takes_one_when_the_pool_has_one_place() -> None:
    game = spellbook(
        1,
        spells="focus",
        pools=["5*black-circle 3*black-square"],
        learned=[{"focus": (5, "black-triangle")}],
        altar="2*red-triangle",
        stage="evening",
    )
    game.play("cast focus 5 take")
    assert pool(game) == "red-triangle 5*black-circle 3*black-square"


# -- Feast


def test_feast_on_level_three_takes_a_token_of_a_stored_colour() -> None:
    game = spellbook(
        spells="feast",
        pools=["yellow-square"],
        familiars=["red-circle blue-square"],
        learned=[{"feast": 3}],
        altar="red-square red-triangle blue-circle green-circle",
        stage="midday",
    )
    game.play("cast feast 3")
    assert game.options == ["take red-square", "take red-triangle", "take blue-circle"]
    game.play("take blue-circle")
    assert pool(game) == "blue-circle yellow-square"
    assert familiar(game) == "red-circle blue-square"


def test_feast_on_level_three_is_not_usable_with_an_empty_familiar_board() -> None:
    game = spellbook(
        spells="feast", pools=["red-circle"], learned=[{"feast": 3}], altar="red-circle", stage="midday"
    )
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not("cast feast 3") == "familiar-empty spell=feast"


def test_feast_on_level_three_is_not_usable_when_no_stored_colour_lies_on_the_altar() -> None:
    game = spellbook(
        spells="feast",
        pools=["red-circle"],
        familiars=["red-circle"],
        learned=[{"feast": 3}],
        altar="blue-circle",
        stage="midday",
    )
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not("cast feast 3") == "altar-lacks-stored-colour spell=feast"


def test_feast_on_level_three_is_not_usable_with_a_full_pool() -> None:
    game = spellbook(
        spells="feast",
        pools=[FULL],
        familiars=["red-circle"],
        learned=[{"feast": 4}],
        altar="red-square",
        stage="midday",
    )
    assert "cast feast 4" in game.options
    assert "cast feast 3" not in game.options
    assert game.why_not("cast feast 3") == "pool-full spell=feast count=9"


def test_feast_on_level_four_stores_any_token_of_the_altar() -> None:
    game = spellbook(
        spells="feast",
        pools=[FULL],
        familiars=["red-circle"],
        learned=[{"feast": 4}],
        altar="green-square blue-square",
        stage="midday",
    )
    game.play("cast feast 4")
    assert game.prompt == "store-tokens count=1 from=altar"
    assert game.options == ["store green-square", "store blue-square"]
    game.play("store blue-square")
    assert familiar(game) == "red-circle blue-square"
    assert pool(game) == FULL


def test_feast_on_level_four_is_not_usable_with_a_full_familiar_board() -> None:
    game = spellbook(
        spells="feast",
        familiars=[FULL_BOARD],
        learned=[{"feast": 4}],
        altar="white-square",
        stage="midday",
    )
    assert game.options == ["cast feast 3", "skip"]
    assert game.why_not("cast feast 4") == "familiar-full spell=feast"


def test_feast_on_level_four_is_not_usable_with_an_empty_altar() -> None:
    game = spellbook(spells="feast", pools=["red-circle"], learned=[{"feast": 4}], stage="midday")
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not("cast feast 4") == "altar-empty spell=feast"


def test_feast_on_level_five_has_no_action_but_keeps_those_of_levels_three_and_four() -> None:
    game = spellbook(
        spells="feast", familiars=["red-circle"], learned=[{"feast": 5}], altar="red-square", stage="midday"
    )
    assert game.options == ["cast feast 3", "cast feast 4", "skip"]
    assert game.why_not("cast feast 5") == "level-without-action spell=feast level=5"
    game.play("cast feast 4")
    assert familiar(game) == "red-circle red-square"
    assert level(game, "feast") == 5


@pytest.mark.parametrize(
    ("stored", "points", "board"),
    [
        ("", 0, 0),
        ("red-circle", 1, 1),
        ("red-circle red-square red-triangle", 1, 3),
        ("red-circle blue-circle 2*blue-square", 2, 4),
        (" ".join(f"{colour}-circle" for colour in COLOURS), 7, 8),
    ],
)
def test_feast_on_level_five_scores_each_stored_colour_besides_the_board(
    stored: str, points: int, board: int
) -> None:
    game = spellbook(spells="feast", familiars=[stored], learned=[{"feast": 5}])
    lines = game.score_lines()
    assert lines["spell spell=feast level=5"] == points
    assert lines[f"familiar count={len(tokens(stored))}"] == board
    assert game.scores[0] == points + board
