"""The rulebook's own examples, in its order."""

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table

from arcanum.games.spellbook.table import RED, TOKENS, YELLOW
from arcanum.testing.scenario import Scenario


def pay(game: Scenario) -> Scenario:
    """Pay with whatever is offered first."""
    while game.prompt.split()[0] in {"choose-joker", "pay-joker", "pay-own", "place-token"}:
        game.play(game.options[0])
    return game


def skip_to_the_morning_of(game: Scenario, seat: int) -> Scenario:
    while (game.prompt, game.asked.seat) != ("choose-morning", seat):
        game.play("skip")
    return game


def casts(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("cast")]


def test_with_six_tokens_and_an_effect_that_draws_four_only_three_are_drawn() -> None:
    game = spellbook(spells="blaze", pools=["3*red-square 3*blue-square"], learned=[{"blaze": 3}])
    game.play("cast blaze 3")
    assert len(table(game).players[0].pool) == 9
    assert len([event for event in game.events() if event.startswith("draw seat=0")]) == 3


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


@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_number_of_tokens_spent_is_the_level_of_the_spell(number: int) -> None:
    game = spellbook(pools=[f"{number}*red-circle"], altar="5*white-circle", stage="evening")
    game.play(f"learn sacrifice {number}")
    assert level(game, "sacrifice") == number
    assert pool(game) == ""
    assert table(game).box_size == number - 1


def test_green_red_and_black_with_one_rune_and_four_yellow_pay_for_a_yellow_spell_of_level_five() -> None:
    game = spellbook(
        spells="knowledge", pools=["green-circle red-circle black-circle 4*yellow-square"], stage="evening"
    )
    assert {"learn knowledge 3", "learn knowledge 4", "learn knowledge 5"} <= set(game.options)
    pay(game.play("learn knowledge 5"))
    assert level(game, "knowledge") == 5
    assert pool(game) == ""
    assert table(game).box_size == 6


def test_after_level_three_a_higher_level_of_the_spell_is_never_learned() -> None:
    game = spellbook(pools=["5*red-circle 3*blue-square"], learned=[{"sacrifice": 3}], stage="evening")
    assert not [option for option in game.options if option.startswith("learn sacrifice")]


def test_sacrifice_learned_with_four_red_tokens_is_used_next_morning_on_level_four_or_three() -> None:
    game = spellbook(
        pools=["4*red-square white-circle white-triangle white-square", "white-square"], stage="evening"
    )
    game.play("learn sacrifice 4")
    assert level(game, "sacrifice") == 4
    assert TOKENS[table(game).players[0].card_tokens[RED]] == "red-square"
    assert table(game).box_size == 3
    assert casts(game) == []
    skip_to_the_morning_of(game, 0)
    assert casts(game) == ["cast sacrifice 3", "cast sacrifice 4"]


def test_abundance_learned_with_four_yellow_tokens_and_a_joker_draws_four_tokens_at_once() -> None:
    game = spellbook(pools=["4*yellow-square 2*red-circle black-circle"], altar="5*white-circle", stage="evening")
    pay(game.play("learn abundance 5"))
    assert level(game, "abundance") == 5
    assert TOKENS[table(game).players[0].card_tokens[YELLOW]] == "yellow-square"
    assert table(game).box_size == 6
    assert len(table(game).players[0].pool) == 4


def test_a_filled_altar_is_discarded_and_five_tokens_are_drawn_before_the_next_player() -> None:
    game = spellbook(altar="5*red-circle 5*red-square", bag="5*white-circle").play("skip")
    assert altar(game) == "5*white-circle"
    assert table(game).box[0] + table(game).box[2] == 10
    assert game.asked.seat == 1


def test_player_a_scores_26_points() -> None:
    game = spellbook(
        familiars=["5*red-circle blue-circle"],
        learned=[{"sacrifice": 4, "levitation": 5, "purification": 3, "time-travel": 4, "abundance": 5}],
    )
    assert game.score_lines() == {
        "spell spell=sacrifice level=4": 2,
        "spell spell=levitation level=5": 5,
        "spell spell=purification level=3": 1,
        "not-learned spell=offering": 0,
        "spell spell=time-travel level=4": 4,
        "not-learned spell=transmutation": 0,
        "spell spell=abundance level=5": 7,
        "familiar count=6": 7,
    }
    assert game.scores[0] == 26
