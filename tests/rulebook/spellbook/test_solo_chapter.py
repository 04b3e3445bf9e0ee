"""The rulebook's chapter on the solo game, sentence by sentence."""

import pytest
from tables.spellbook import altar, spellbook, table

from arcanum.core.match import Match
from arcanum.testing.scenario import Scenario

SEVEN = "3*red-circle 4*blue-square"
RIVAL = ["green-circle"] * 5 + ["green-triangle"] * 5 + ["black-circle"] * 5 + ["black-triangle"] * 2


def rival(number: int) -> str:
    return " ".join(RIVAL[:number])


def test_seven_tokens_are_put_on_the_altar() -> None:
    assert len(table(Scenario(Match.begin("spellbook", 1, {}, 1))).altar) == 7


def test_before_the_refill_any_altar_token_goes_to_the_first_free_cell_of_the_rival() -> None:
    game = spellbook(1, altar=SEVEN, rival=rival(2), bag="yellow-circle").play("skip")
    assert game.options == ["give-rival red-circle", "give-rival blue-square"]
    game.play("give-rival red-circle")
    assert len(table(game).rival) == 3
    assert altar(game) == "2*red-circle 4*blue-square yellow-circle"


@pytest.mark.parametrize("before", [3, 8, 13])
def test_a_cell_with_the_symbol_discards_the_altar_and_draws_seven_tokens(before: int) -> None:
    game = spellbook(1, altar=SEVEN, rival=rival(before), bag="5*yellow-circle 2*yellow-square").play("skip")
    game.play("give-rival red-circle")
    assert altar(game) == "5*yellow-circle 2*yellow-square"
    assert table(game).box[0] == 2 + 5 - 3


def test_blaze_and_sharing_put_a_token_into_the_bottom_area_worth_one_point_each() -> None:
    game = spellbook(1, spells="blaze", learned=[{"blaze": 3}], altar=SEVEN)
    game.play("cast blaze 3", "give-rival red-circle")
    rival_tally = game.match.result.rival
    assert rival_tally is not None
    assert rival_tally.total == 1
    game = spellbook(1, spells="sharing", learned=[{"sharing": 3}], altar="red-circle").play("cast sharing 3")
    rival_tally = game.match.result.rival
    assert rival_tally is not None
    assert rival_tally.total == 1


def test_clone_copies_level_four_of_a_spell_that_is_not_learned_yet() -> None:
    game = spellbook(
        1, spells="clone", pools=["3*red-circle"], learned=[{"clone": 3}], altar="red-square", stage="midday"
    )
    game.play("cast clone 3")
    assert game.options == ["copy-unlearned purification 4", "copy-unlearned offering 4"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_for_a_harder_game_one_to_three_tokens_are_drawn_into_the_bottom_area(number: int) -> None:
    game = Scenario(Match.begin("spellbook", 1, {"rival_tokens": number}, 1))
    assert len(table(game).rival_bottom) == number


def test_the_day_that_brings_the_end_is_completed_with_a_token_for_the_rival() -> None:
    board = "5*white-circle 5*white-triangle 3*white-square"
    game = spellbook(1, pools=["red-circle"], familiars=[board], altar=SEVEN, stage="midday")
    game.play("store red-circle")
    assert game.prompt == "give-rival cell=1"
    game.play("give-rival red-circle")
    assert game.match.over
