"""The altar is refilled after every day, and the bag when it is needed and empty."""

import pytest
from tables.spellbook import altar, pool, spellbook, table

from arcanum.games.spellbook.table import TOKENS
from arcanum.testing.scenario import Scenario

KINDS = [name for name in TOKENS for _ in range(5)]


def other_than(*places: str) -> str:
    """All tokens but these."""
    rest = KINDS[:]
    for word in " ".join(places).split():
        number, _, name = word.rpartition("*")
        for _ in range(int(number or 1)):
            rest.remove(name)
    return " ".join(rest)


def after_a_day(altar_before: str, seats: int = 2, bag: str | None = None) -> Scenario:
    """A day of the first player on which nothing was done."""
    return spellbook(seats, altar=altar_before, bag=bag).play("skip")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("before", "after", "discarded"),
    [
        (0, 5, 0), (1, 5, 0), (2, 5, 0), (3, 5, 0), (4, 5, 0),
        (5, 6, 0), (6, 7, 0), (7, 8, 0), (8, 9, 0), (9, 10, 0),
        (10, 5, 10), (11, 5, 11), (12, 5, 12), (15, 5, 15),
    ],
)  # fmt: skip
def test_the_refill_depends_on_the_tokens_left(seats: int, before: int, after: int, discarded: int) -> None:
    game = after_a_day(" ".join(KINDS[:before]), seats)
    assert table(game).turn == 1
    assert len(table(game).altar) == after
    assert table(game).box_size == discarded


@pytest.mark.parametrize("number", [1, 5, 9])
def test_tokens_on_the_altar_stay_when_it_is_not_full(number: int) -> None:
    before = KINDS[:number]
    game = after_a_day(" ".join(before))
    assert [TOKENS[token] for token in table(game).altar[:number]] == before


def test_ten_or_more_are_all_discarded_before_five_new_ones_are_drawn() -> None:
    game = after_a_day("5*red-circle 5*red-square", bag="5*white-circle")
    assert altar(game) == "5*white-circle"
    assert table(game).box[0] == 5
    assert table(game).box[2] == 5


def test_during_a_day_the_altar_may_hold_more_than_ten() -> None:
    # Ruling: altar_above_ten.
    game = spellbook(
        spells="divination",
        pools=["red-circle"],
        learned=[{"divination": 5}],
        altar="5*white-circle 5*white-square",
        bag="2*blue-square 5*green-circle",
    )
    game.play("cast divination 5")
    assert len(table(game).altar) == 12
    game.play("take white-circle", "take white-square", "skip")
    assert len(table(game).altar) == 5
    assert table(game).turn == 1


def test_a_draw_from_an_empty_bag_takes_the_discarded_tokens_back_and_goes_on() -> None:
    game = spellbook(altar="5*white-circle", bag="red-circle")
    game.play("draw-two")
    assert "red-circle" in pool(game).split()
    assert len(table(game).players[0].pool) == 2
    assert (table(game).bag_size, table(game).box_size) == (105 - 5 - 2, 0)
    assert [event for event in game.events() if event.startswith("recycle")] == ["recycle seat=0 count=99"]


def test_the_bag_is_not_refilled_before_a_token_is_needed() -> None:
    game = spellbook(altar="5*white-circle", bag="2*red-circle")
    game.play("draw-two")
    assert pool(game) == "2*red-circle"
    assert (table(game).bag_size, table(game).box_size) == (0, 98)


@pytest.mark.parametrize("in_bag", [0, 1, 2])
def test_the_refill_of_the_altar_takes_the_discarded_tokens_back(in_bag: int) -> None:
    game = after_a_day("2*white-circle", bag=" ".join(["red-circle"] * in_bag))
    assert len(table(game).altar) == 5
    assert altar(game).count("red-circle") >= (in_bag > 0)
    assert table(game).box_size == 0


def test_the_discarded_altar_comes_back_at_once_when_nothing_else_is_left() -> None:
    # Ruling: draw_order_and_recycling.
    lying = "5*red-circle 5*red-square"
    game = spellbook(altar=lying, rival_bottom=other_than(lying)).play("skip")
    assert len(table(game).altar) == 5
    assert (table(game).bag_size, table(game).box_size) == (5, 0)


def test_a_token_paid_as_a_cost_can_be_drawn_at_once() -> None:
    # Ruling: draw_order_and_recycling.
    hand, lying = "red-circle", "5*white-circle"
    game = spellbook(
        pools=[hand],
        learned=[{"sacrifice": 3}],
        altar=lying,
        rival_bottom=other_than(hand, lying, "red-square"),
    )
    game.play("cast sacrifice 3")
    assert pool(game) == "red-circle"


def test_a_draw_ends_when_bag_and_box_are_empty() -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(altar="white-circle", rival_bottom=other_than("white-circle red-square"))
    game.play("draw-two")
    assert pool(game) == "red-square"


def test_two_tokens_cannot_be_drawn_when_bag_and_box_are_empty() -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(altar="white-circle", rival_bottom=other_than("white-circle"))
    assert game.options == ["take white-circle", "skip"]
    assert game.why_not("draw-two") == "nothing-to-draw"


@pytest.mark.parametrize("before", ["white-circle", "5*white-circle", "white-circle 5*red-circle"])
def test_the_altar_stays_as_it_is_when_nothing_is_left(before: str) -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(altar=before, rival_bottom=other_than(before)).play("skip")
    assert altar(game).split() == altar(spellbook(altar=before)).split()
    assert table(game).turn == 1


def test_a_full_altar_keeps_to_the_number_there_is() -> None:
    # Ruling: nothing_left_to_draw.
    lying, bag = "5*red-circle 4*red-square", "red-square"
    game = spellbook(altar=lying, bag=bag, rival_bottom=other_than(lying, bag)).play("skip")
    assert len(table(game).altar) == 10
    game.play("skip")
    assert len(table(game).altar) == 5


@pytest.mark.parametrize("spell", ["eruption", "blaze"])
def test_an_effect_that_only_draws_is_not_usable_when_nothing_is_left(spell: str) -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(
        spells=spell,
        learned=[{spell: 3}],
        altar="white-circle",
        rival_bottom=other_than("white-circle red-square"),
    )
    assert f"cast {spell} 3" not in game.options
    assert game.why_not(f"cast {spell} 3") == f"nothing-to-draw spell={spell}"


def test_draws_of_the_others_are_passed_over_when_nothing_is_left() -> None:
    # Ruling: nothing_left_to_draw.
    lying = "3*white-circle"
    game = spellbook(
        3,
        spells="sharing",
        learned=[{"sharing": 4}],
        altar=lying,
        bag="red-square",
        rival_bottom=other_than(lying, "red-square purple-square"),
    )
    game.play("cast sharing 4")
    assert [pool(game, seat) for seat in range(3)] == ["2*white-circle", "red-square", ""]


def test_with_every_token_on_the_players_side_the_game_goes_on() -> None:
    # Ruling: nothing_left_to_draw.
    hands = [" ".join(KINDS[9 * seat : 9 * seat + 9]) for seat in range(4)]
    boards = [" ".join(KINDS[36 + 13 * seat : 49 + 13 * seat]) for seat in range(4)]
    game = spellbook(4, pools=hands, familiars=boards, altar=other_than(*hands, *boards), stage="midday")
    assert table(game).bag_size + table(game).box_size == 0
    assert game.prompt == "choose-midday"
    game.play(game.options[0])
    assert len(table(game).players[0].familiar) == 14
