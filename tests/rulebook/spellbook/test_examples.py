"""The rulebook's own examples."""

from tables.spellbook import altar, familiar, level, pool, spellbook, table

SEVEN_CELLS_COVERED_BUT_ONE = "5*white-circle white-square"


def test_a_morning_action_takes_a_red_token_from_the_altar() -> None:
    game = spellbook(altar="red-circle blue-square", bag="3*green-circle", pools=["white-circle"])
    game.play("take red-circle")
    assert pool(game) == "red-circle white-circle"
    assert altar(game) == "blue-square"
    assert game.prompt == "choose-midday"


def test_a_midday_action_stores_a_yellow_token_in_the_first_free_cell() -> None:
    game = spellbook(pools=["yellow-circle 3*red-circle"], familiars=["blue-square"], stage="midday")
    game.play("store yellow-circle")
    assert familiar(game) == "blue-square yellow-circle"
    assert pool(game) == "3*red-circle"
    assert game.prompt == "choose-evening"


def test_three_tokens_make_a_spell_of_level_three_and_two_of_them_are_discarded() -> None:
    game = spellbook(pools=["3*red-circle"], altar="5*white-circle", stage="evening")
    game.play("learn sacrifice 3")
    assert level(game, "sacrifice") == 3
    assert pool(game) == ""
    assert table(game).box_size == 2


def test_green_red_and_black_with_one_rune_and_four_yellow_pay_for_a_yellow_spell_of_level_five() -> None:
    game = spellbook(
        pools=["green-circle red-circle black-circle 4*yellow-square"], bag="9*white-circle"[2:], stage="evening"
    )
    assert "learn abundance 5" in game.options
    game.play("learn abundance 5")
    assert level(game, "abundance") == 5


def test_sacrifice_learned_on_level_four_is_used_next_morning_on_level_four_or_three() -> None:
    game = spellbook(
        pools=["4*red-circle", "2*red-square"],
        altar="red-triangle white-circle white-triangle black-circle black-square",
        stage="evening",
    )
    game.play("learn sacrifice 4")
    assert level(game, "sacrifice") == 4
    assert pool(game) == ""
    assert table(game).box_size == 3
    game.play("take red-triangle", "skip", "skip")
    table(game).check()
    game = spellbook(pools=["red-circle red-triangle red-square"], learned=[{"sacrifice": 4}])
    assert [option for option in game.options if option.startswith("cast")] == [
        "cast sacrifice 3",
        "cast sacrifice 4",
    ]
