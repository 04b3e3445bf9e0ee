"""The solo game: the rival's board, the altar of seven, the end, and the spells that change."""

from typing import Any

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table

from arcanum.games.spellbook.table import TOKENS
from arcanum.testing.scenario import Scenario

THIRTEEN = "5*white-circle 5*white-triangle 3*white-square"
FIFTEEN_POINTS = "5*white-circle 5*white-triangle 2*white-square"
SEVEN_ON_ALTAR = "3*red-circle 4*blue-square"
SIX_SPELLS: dict[str, int | tuple[int, str]] = {
    "levitation": 3, "purification": 3, "offering": 3, "time-travel": 3, "transmutation": 3, "abundance": 3,
}  # fmt: skip
RIVAL_SCORE = [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]


def solo(**layout: Any) -> Scenario:
    return spellbook(1, **layout)


def rival(number: int) -> str:
    """So many tokens that lie nowhere else in these tests."""
    names = ["green-circle", "green-triangle", "black-circle", "black-triangle"]
    return " ".join([name for name in names for _ in range(5)][:number])


# -- the end of a day


def test_at_the_end_of_the_day_the_rival_gets_an_altar_token_of_the_players_choice() -> None:
    game = solo(altar=SEVEN_ON_ALTAR, bag="5*yellow-circle").play("skip")
    assert game.prompt == "give-rival cell=1"
    assert game.options == ["give-rival red-circle", "give-rival blue-square"]
    game.play("give-rival blue-square")
    assert [TOKENS[token] for token in table(game).rival] == ["blue-square"]
    assert altar(game) == "3*red-circle 3*blue-square yellow-circle"
    assert table(game).day == 2


@pytest.mark.parametrize("cell", range(1, 18))
def test_the_altar_is_wiped_at_cells_4_9_and_14_and_else_filled_to_seven(cell: int) -> None:
    game = solo(altar=SEVEN_ON_ALTAR, rival=rival(cell - 1), bag="5*yellow-circle 5*yellow-square").play("skip")
    game.play("give-rival red-circle")
    assert len(table(game).rival) == cell
    assert len(table(game).altar) == 7
    kept = "red-circle" in altar(game)
    assert kept == (cell not in {4, 9, 14})
    assert (table(game).bag_size == 3) == (cell in {4, 9, 14})


@pytest.mark.parametrize("number", range(1, 8))
def test_the_altar_is_filled_to_seven_whatever_is_left(number: int) -> None:
    lying = " ".join((["red-circle"] * 4 + ["red-square"] * 3)[:number])
    game = solo(altar=lying).play("skip")
    if number > 4:
        game.play("give-rival red-circle")
    assert len(table(game).rival) == 1
    assert len(table(game).altar) == 7


def test_the_rival_gets_nothing_from_an_empty_altar_which_is_then_filled_to_seven() -> None:
    # Ruling: solo_altar_empty.
    game = solo(altar="").play("skip")
    assert table(game).rival == []
    assert len(table(game).altar) == 7
    assert table(game).day == 2


def test_more_than_seven_tokens_stay_and_nothing_is_drawn() -> None:
    # Ruling: solo_altar_above_seven.
    game = solo(altar="5*red-circle 4*blue-square").play("skip", "give-rival red-circle")
    assert altar(game) == "4*red-circle 4*blue-square"


@pytest.mark.parametrize("number", [10, 11])
def test_a_solo_altar_of_ten_or_more_is_not_discarded(number: int) -> None:
    lying = " ".join(["red-circle"] * 5 + ["red-square"] * 5 + ["blue-square"] * (number - 10))
    game = solo(altar=lying).play("skip", "give-rival red-circle")
    assert len(table(game).altar) == number - 1
    assert table(game).box_size == 0


def test_a_wipe_discards_the_surplus_too() -> None:
    game = solo(altar="5*red-circle 4*blue-square", rival=rival(3), bag="5*yellow-circle 5*yellow-square").play(
        "skip"
    )
    game.play("give-rival red-circle")
    assert len(table(game).altar) == 7
    assert "red-circle" not in altar(game)


def test_the_rivals_token_is_no_take_of_the_player() -> None:
    game = solo(
        spells="mirage",
        altar=SEVEN_ON_ALTAR,
        learned=[{"mirage": (5, "blue-circle")}],
        mirage_on_store_or_swap="yes",
    ).play("skip", "give-rival red-circle")
    assert pool(game) == ""
    assert game.prompt == "choose-morning"


# -- the end of the game


@pytest.mark.parametrize("answer", ["give-rival red-circle", "give-rival blue-square"])
def test_the_seventh_spell_ends_the_game_after_the_rivals_token_and_the_refill(answer: str) -> None:
    # Ruling: solo_end_order.
    game = solo(pools=["3*red-square"], learned=[SIX_SPELLS], altar=SEVEN_ON_ALTAR, stage="evening")
    game.play("learn sacrifice 3")
    assert game.prompt == "give-rival cell=1"
    game.play(answer)
    assert game.match.over
    assert len(table(game).rival) == 1
    assert len(table(game).altar) == 7


def test_a_full_board_ends_the_game_after_the_rivals_token() -> None:
    game = solo(pools=["red-square"], familiars=[THIRTEEN], altar=SEVEN_ON_ALTAR, stage="midday")
    game.play("store red-square")
    assert game.prompt == "give-rival cell=1"
    game.play("give-rival red-circle")
    assert game.match.over
    assert len(table(game).rival) == 1


def test_the_rivals_last_cell_ends_the_game() -> None:
    game = solo(altar=SEVEN_ON_ALTAR, rival=rival(16)).play("skip", "give-rival red-circle")
    assert game.match.over
    assert len(table(game).rival) == 17


@pytest.mark.parametrize("cell", [1, 4, 9, 14, 16])
def test_an_earlier_cell_of_the_rival_does_not_end_the_game(cell: int) -> None:
    game = solo(altar=SEVEN_ON_ALTAR, rival=rival(cell - 1)).play("skip", "give-rival red-circle")
    assert not game.match.over


def test_a_game_in_which_nothing_is_done_lasts_17_days() -> None:
    game = solo(altar=SEVEN_ON_ALTAR)
    while not game.match.over:
        game.play("skip" if "skip" in game.options else game.options[0])
    assert table(game).day == 17
    assert game.match.result.verdict == ("solo-lost",)


def test_all_three_ends_at_once_are_one_end() -> None:
    game = solo(
        pools=["3*red-square yellow-square"],
        familiars=[THIRTEEN],
        learned=[SIX_SPELLS],
        altar=SEVEN_ON_ALTAR,
        rival=rival(16),
        stage="midday",
    )
    game.play("store yellow-square", "learn sacrifice 3", "give-rival red-circle")
    assert game.match.over
    assert [event for event in game.events() if event.startswith("end")] == ["ending seat=0", "end seat=0"]


# -- the result


@pytest.mark.parametrize("bottom", [0, 1, 5])
@pytest.mark.parametrize("placed", range(18))
def test_the_rival_scores_its_lowest_visible_number_and_one_a_token_below(placed: int, bottom: int) -> None:
    game = solo(rival=rival(placed), rival_bottom=" ".join(["yellow-square"] * bottom))
    tally = game.match.result.rival
    assert tally is not None
    assert tally.lines == [
        (("rival-board", "count", placed), RIVAL_SCORE[placed]),
        (("rival-bottom", "count", bottom), bottom),
    ]
    assert tally.total == RIVAL_SCORE[placed] + bottom


@pytest.mark.parametrize(
    ("bottom", "verdict", "places"),
    [("", "solo-won", [1]), ("yellow-square", "solo-drawn", [2]), ("2*yellow-square", "solo-lost", [2])],
)
def test_only_more_points_than_the_rival_win(bottom: str, verdict: str, places: list[int]) -> None:
    game = solo(familiars=[FIFTEEN_POINTS], rival=rival(4), rival_bottom=bottom)
    assert game.scores == [15]
    assert game.match.result.verdict == (verdict,)
    assert game.match.result.places == places


def test_nobody_wins_a_draw() -> None:
    game = solo(familiars=[FIFTEEN_POINTS], rival=rival(4), rival_bottom="red-circle")
    assert game.match.result.winners == []
    assert game.match.result.share(0) == 0


def test_tokens_and_spells_break_no_tie_with_the_rival() -> None:
    game = solo(
        spells="third",
        pools=["5*red-circle"],
        familiars=[FIFTEEN_POINTS],
        learned=[{"blaze": 3}],
        rival=rival(4),
        rival_bottom="yellow-circle",
    )
    assert game.match.result.verdict == ("solo-drawn",)


# -- the spells that change


@pytest.mark.parametrize("learned", [3, 4, 5])
def test_blaze_gives_the_rival_an_altar_token_after_the_draw(learned: int) -> None:
    game = solo(spells="blaze", learned=[{"blaze": learned}], altar=SEVEN_ON_ALTAR)
    game.play(f"cast blaze {learned}")
    assert len(table(game).players[0].pool) == 4
    assert game.prompt == "give-rival-bottom"
    game.play("give-rival blue-square")
    assert [TOKENS[token] for token in table(game).rival_bottom] == ["blue-square"]
    assert altar(game) == "3*red-circle 3*blue-square"
    assert table(game).rival == []


def test_blaze_gives_the_rival_nothing_from_an_empty_altar() -> None:
    game = solo(spells="blaze", learned=[{"blaze": 3}]).play("cast blaze 3")
    assert table(game).rival_bottom == []
    assert game.prompt == "choose-midday"


def test_the_token_that_blaze_gives_is_no_take_of_the_player() -> None:
    game = solo(
        spells="blaze, mirage",
        learned=[{"blaze": 3, "mirage": (5, "blue-circle")}],
        altar="red-circle",
        mirage_on_store_or_swap="yes",
    )
    game.play("cast blaze 3")
    assert len(table(game).players[0].pool) == 4
    assert len(table(game).rival_bottom) == 1


@pytest.mark.parametrize(("learned", "size"), [(3, 2), (4, 2), (5, 3)])
def test_sharing_draws_a_token_for_the_rival(learned: int, size: int) -> None:
    game = solo(
        spells="sharing", learned=[{"sharing": learned}], altar="5*red-circle", bag="yellow-circle blue-circle"
    )
    game.play(f"cast sharing {learned}")
    assert len(table(game).players[0].pool) == size
    assert len(table(game).rival_bottom) == 1
    assert TOKENS[table(game).rival_bottom[0]] in {"yellow-circle", "blue-circle"}


def test_the_rivals_draw_is_skipped_when_nothing_is_left() -> None:
    # Ruling: nothing_left_to_draw.
    rest = " ".join(name for name in TOKENS for _ in range(5) if not name.startswith(("red", "purple")))
    game = solo(
        spells="sharing",
        learned=[{"sharing": 4}],
        pools=["4*purple-circle"],
        altar="5*red-circle 5*red-triangle 5*red-square 5*purple-triangle purple-circle 4*purple-square",
        rival_bottom=rest,
    )
    before = len(table(game).rival_bottom)
    game.play("cast sharing 4", "take red-circle", "take red-circle")
    assert len(table(game).rival_bottom) == before


# -- Clone


CLONE = {"clone": (5, "white-circle")}


def copies(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("copy")]


def test_clone_copies_level_four_of_spells_not_learned_yet_and_no_basic_action() -> None:
    # Ruling: solo_clone.
    game = solo(
        spells="clone",
        pools=["2*white-circle 3*red-triangle"],
        learned=[{**CLONE, "offering": 3}],
        altar="red-circle",
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.prompt == "swap-give token=red-circle"
    assert pool(game) == "3*red-triangle 2*white-circle"


@pytest.mark.parametrize(
    ("clone", "expected"),
    [
        (3, {"copy-unlearned purification 4", "copy-unlearned offering 4"}),
        (5, {"copy-unlearned sacrifice 4", "copy-unlearned levitation 4"}),
    ],
)
def test_clone_copies_spells_whose_phase_fits_its_level(clone: int, expected: set[str]) -> None:
    # Ruling: solo_clone.
    game = solo(
        spells="clone",
        pools=["2*white-circle 3*red-triangle"],
        learned=[CLONE],
        altar="2*red-triangle red-circle",
        stage="midday",
    )
    game.play(f"cast clone {clone}")
    assert set(game.options) == expected


def test_a_copied_transmutation_may_learn_transmutation() -> None:
    # Ruling: solo_clone.
    game = solo(
        spells="clone", pools=["2*blue-square red-circle"], learned=[CLONE], altar="red-square", stage="midday"
    )
    game.play("cast clone 4")
    assert level(game, "transmutation") == 3
    assert pool(game) == ""


def test_a_rune_link_uses_the_token_on_clone() -> None:
    # Ruling: solo_clone.
    game = solo(
        spells="clone, focus",
        pools=["2*red-circle 2*red-square"],
        learned=[CLONE],
        altar="blue-circle 2*blue-square",
        stage="midday",
    )
    game.play("cast clone 4")
    assert {"copy-unlearned focus 4 store", "copy-unlearned focus 4 take"} <= set(game.options)
    game.play("copy-unlearned focus 4 store")
    assert familiar(game) == "red-circle red-circle"


def test_a_copied_growth_lowers_clone() -> None:
    # Ruling: solo_clone.
    game = solo(spells="clone, growth", learned=[CLONE], altar="2*red-circle blue-square", stage="morning")
    game.play("skip", "cast clone 4", "store red-circle", "store red-circle")
    assert level(game, "clone") == 4
    assert familiar(game) == "red-circle red-circle"


@pytest.mark.parametrize(("spell", "altar_left"), [("blaze", 6), ("sharing", 5)])
def test_a_copied_blaze_or_sharing_gives_the_rival_its_token(spell: str, altar_left: int) -> None:
    # Ruling: solo_clone.
    other = {"blaze": "levitation", "sharing": "sacrifice"}[spell]
    game = solo(
        spells=f"clone, {spell}",
        pools=["white-circle"],
        learned=[{**CLONE, other: 3}],
        altar=SEVEN_ON_ALTAR,
        stage="midday",
    )
    game.play("cast clone 5")
    while not table(game).rival_bottom:
        game.play(game.options[0])
    assert len(table(game).rival_bottom) == 1
    assert table(game).box_size == 1
    assert len(table(game).altar) >= altar_left


def test_clone_on_level_five_pays_first_and_copies_nothing_that_needs_the_token() -> None:
    # Ruling: costs_in_full.
    game = solo(
        spells="clone",
        pools=["white-triangle red-circle"],
        learned=[{"clone": (5, "white-triangle"), "levitation": 3}],
        altar="2*blue-circle",
        stage="midday",
    )
    assert "cast clone 5" not in game.options
    assert game.why_not("cast clone 5") == "nothing-to-copy spell=clone"


def test_a_learned_spell_is_not_copied() -> None:
    # Ruling: solo_clone.
    game = solo(
        spells="clone",
        pools=["2*white-circle red-circle red-triangle"],
        learned=[{**CLONE, "sacrifice": 4}],
        altar="2*blue-triangle red-triangle",
        stage="midday",
    )
    game.play("cast clone 5", "discard white-circle")
    assert pool(game) == "red-circle red-triangle white-circle"
    assert game.prompt == "take-tokens count=2"
