"""The end: what brings it, the last round, the scores and the winner."""

import pytest
from tables.spellbook import familiar, level, pool, spellbook, table

from arcanum.games.spellbook.spell import SPELLS
from arcanum.testing.scenario import Scenario

THIRTEEN = "5*white-circle 5*white-triangle 3*white-square"
FOURTEEN = "5*white-circle 5*white-triangle 4*white-square"
SIX_SPELLS: dict[str, int | tuple[int, str]] = {
    "levitation": 3, "purification": 3, "offering": 3, "time-travel": 3, "transmutation": 3, "abundance": 3,
}  # fmt: skip


def at_seat(seat: int, value: str) -> list[str]:
    return [""] * seat + [value]


def about_to_fill_the_board(seats: int, seat: int) -> Scenario:
    return spellbook(
        seats, pools=at_seat(seat, "red-circle"), familiars=at_seat(seat, THIRTEEN), turn=seat, stage="midday"
    )


def skip_to_the_end(game: Scenario) -> Scenario:
    for _ in range(60):
        if game.match.over:
            return game
        game.play("skip")
    pytest.fail("the game does not end")


def days(game: Scenario) -> list[int]:
    """Whose days there were, the one laid out included."""
    return [int(event.split()[1].removeprefix("seat=")) for event in game.events() if event.startswith("day")]


SEATS = [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)]


# -- what brings the end, and when


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_a_full_board_ends_the_game_with_the_day_right_of_the_first_player(seats: int, seat: int) -> None:
    # Ruling: last_round.
    game = about_to_fill_the_board(seats, seat).play("store red-circle")
    assert table(skip_to_the_end(game)).day == 1
    assert days(game) == list(range(seat, seats))


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_the_seventh_spell_ends_the_game_with_the_day_right_of_the_first_player(seats: int, seat: int) -> None:
    # Ruling: last_round.
    game = spellbook(
        seats,
        pools=at_seat(seat, "3*red-circle"),
        learned=[{}] * seat + [SIX_SPELLS],
        turn=seat,
        stage="evening",
    )
    game.play("learn sacrifice 3")
    assert days(skip_to_the_end(game)) == list(range(seat, seats))


@pytest.mark.parametrize(("seats", "seat"), SEATS)
def test_without_either_the_game_goes_on_into_the_next_round(seats: int, seat: int) -> None:
    game = spellbook(
        seats,
        pools=at_seat(seat, "red-circle"),
        familiars=at_seat(seat, THIRTEEN.removeprefix("5*white-circle ")),
        learned=[{}] * seat + [SIX_SPELLS],
        turn=seat,
        stage="midday",
    )
    game.play("store red-circle")
    while table(game).day == 1:
        game.play("skip")
    assert not game.match.over
    assert not table(game).ending


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_had_equally_many_days_at_the_end(seats: int) -> None:
    game = spellbook(seats, pools=["", "red-circle"], familiars=["", THIRTEEN])
    while not game.match.over:
        stores = [option for option in game.options if option == "store red-circle" and table(game).day == 3]
        game.play(*(stores or ["skip"]))
    assert sorted(days(game)) == sorted(list(range(seats)) * 3)


def test_the_end_is_announced_when_a_day_is_over_and_not_before() -> None:
    game = spellbook(3, pools=["red-circle 3*red-square"], familiars=[THIRTEEN], stage="midday")
    game.play("store red-circle")
    assert not table(game).ending
    game.play("skip")
    assert table(game).ending
    assert "ending seat=0" in game.events()


def test_another_player_who_meets_a_condition_changes_nothing() -> None:
    # Ruling: last_round.
    game = spellbook(
        3,
        pools=["red-circle", "red-square"],
        familiars=[THIRTEEN, "5*blue-circle 5*blue-triangle 3*blue-square"],
        stage="midday",
    )
    game.play("store red-circle", "skip", "store red-square")
    assert days(skip_to_the_end(game)) == [0, 1, 2]
    assert [event for event in game.events() if event.startswith("ending")] == ["ending seat=0"]


def test_the_rest_of_the_day_is_played_with_a_full_board() -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(pools=["red-circle 3*red-square"], familiars=[THIRTEEN], stage="midday")
    game.play("store red-circle")
    assert game.prompt == "choose-evening"
    game.play("learn sacrifice 3")
    assert level(game, "sacrifice") == 3


def test_nothing_can_be_stored_with_a_full_board() -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        pools=["2*red-circle"],
        familiars=[FOURTEEN],
        learned=[{"offering": 3, "purification": 3}],
        altar="red-square",
        stage="midday",
    )
    assert game.options == ["cast purification 3", "skip"]
    assert game.why_not("store red-circle") == "familiar-full"


def test_a_stored_token_can_be_swapped_on_a_full_board() -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        spells="growth", pools=["red-circle"], familiars=[FOURTEEN], learned=[{"growth": 5}], altar="blue-circle",
        stage="evening",
    )  # fmt: skip
    assert game.options == ["cast growth 3", "skip"]
    game.play("cast growth 3", "get white-triangle")
    assert familiar(game).split()[5] == "red-circle"
    assert pool(game) == "white-triangle"


def test_a_spell_can_be_learned_with_a_full_board_and_communion_stores_nothing() -> None:
    # Ruling: full_familiar_afterwards.
    game = spellbook(
        spells="communion", pools=["3*red-circle"], familiars=[FOURTEEN], learned=[{"communion": 5}],
        altar="5*blue-circle", stage="evening",
    )  # fmt: skip
    game.play("learn sacrifice 3")
    assert len(table(game).players[0].familiar) == 14
    assert table(game).box_size == 2


def test_the_altar_is_refilled_after_the_last_day_too() -> None:
    game = about_to_fill_the_board(2, 1).play("store red-circle")
    assert game.match.over
    assert len(table(game).altar) == 5


# -- scores

POINTS = {
    "sacrifice": (1, 2, 3), "eruption": (2, 3, 4), "blaze": (0, 2, 5),
    "levitation": (3, 4, 5), "sharing": (4, 4, 4), "divination": (2, 3, 4),
    "purification": (1, 2, 3), "cure": (3, 4, 5), "growth": (3, 4, 6),
    "offering": (2, 4, 6), "focus": (3, 4, 5), "feast": (2, 2, 0),
    "time-travel": (2, 4, 6), "storm": (4, 6, 8), "clone": (4, 5, 6),
    "transmutation": (4, 4, 4), "swiftness": (3, 6, 0), "mirage": (2, 3, 6),
    "abundance": (3, 5, 7), "knowledge": (0, 0, 0), "communion": (0, 0, 0),
}  # fmt: skip


@pytest.mark.parametrize("learned", [3, 4, 5])
@pytest.mark.parametrize("spell", POINTS)
def test_a_spell_alone_gives_the_points_of_its_level(spell: str, learned: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: learned}])
    assert game.score_lines()[f"spell spell={spell} level={learned}"] == POINTS[spell][learned - 3]
    assert game.scores == [POINTS[spell][learned - 3], 0]


def test_every_spell_is_in_the_table_of_points() -> None:
    assert sorted(POINTS) == sorted(spell.name for spell in SPELLS)


def test_a_spell_that_was_not_learned_gives_nothing() -> None:
    game = spellbook()
    assert game.score_lines()["not-learned spell=sacrifice"] == 0
    assert game.scores == [0, 0]


OTHERS: list[tuple[int, int, int]] = [
    (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 2, 2), (6, 0, 0), (0, 6, 0), (0, 0, 6), (1, 2, 3),
]  # fmt: skip


@pytest.mark.parametrize(("threes", "fours", "fives"), OTHERS)
@pytest.mark.parametrize("learned", [3, 4, 5])
def test_knowledge_counts_the_other_learned_spells(learned: int, threes: int, fours: int, fives: int) -> None:
    levels = [3] * threes + [4] * fours + [5] * fives
    others = dict(zip(["sacrifice", *list(SIX_SPELLS)[:5]], levels, strict=False))
    game = spellbook(spells="knowledge", learned=[{"knowledge": learned, **others}])
    expected = {3: threes + fours + fives, 4: threes + 2 * fours + 2 * fives, 5: 2 * (threes + fours + fives)}
    assert game.score_lines()[f"spell spell=knowledge level={learned}"] == expected[learned]


def test_the_other_spells_keep_their_own_points_beside_knowledge() -> None:
    game = spellbook(spells="knowledge", learned=[{"knowledge": 5, "sacrifice": 5, "levitation": 4}])
    assert game.scores[0] == 4 + 3 + 4


@pytest.mark.parametrize(
    ("stored", "points"),
    [
        ("", 0),
        ("5*red-circle 5*red-square", 1),
        ("red-circle white-circle white-square", 2),
        ("red-circle purple-circle green-circle black-circle white-circle blue-circle yellow-circle", 7),
        ("2*red-circle 2*purple-circle 2*green-circle 2*black-circle 2*white-circle 2*blue-circle", 6),
    ],
)
def test_feast_on_level_five_counts_the_stored_colours_beside_the_board(stored: str, points: int) -> None:
    game = spellbook(spells="feast", familiars=[stored], learned=[{"feast": 5}])
    assert game.score_lines()["spell spell=feast level=5"] == points
    assert game.scores[0] == points + BOARD[len(table(game).players[0].familiar)]


@pytest.mark.parametrize(
    ("stored", "points"),
    [
        ("", 0),
        ("5*red-square", 0),
        ("red-circle white-circle white-square", 2),
        ("5*red-circle 5*white-circle 4*blue-circle", 14),
    ],
)
def test_communion_on_level_four_counts_the_stored_tokens_with_its_rune(stored: str, points: int) -> None:
    game = spellbook(spells="communion", familiars=[stored], learned=[{"communion": (4, "yellow-circle")}])
    assert game.score_lines()["spell spell=communion level=4"] == points
    assert game.scores[0] == points + BOARD[len(table(game).players[0].familiar)]


@pytest.mark.parametrize("learned", [3, 5])
def test_communion_on_other_levels_gives_nothing(learned: int) -> None:
    game = spellbook(
        spells="communion", familiars=["5*red-circle"], learned=[{"communion": (learned, "yellow-circle")}]
    )
    assert game.score_lines()[f"spell spell=communion level={learned}"] == 0


BOARD = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]


@pytest.mark.parametrize("stored", range(15))
def test_the_board_gives_its_lowest_visible_number_or_18(stored: int) -> None:
    tokens = ["white-circle"] * 5 + ["white-triangle"] * 5 + ["white-square"] * 4
    game = spellbook(familiars=[" ".join(tokens[:stored])])
    assert game.score_lines()[f"familiar count={stored}"] == BOARD[stored]
    assert game.scores == [BOARD[stored], 0]


def test_tokens_in_the_pool_are_worth_nothing() -> None:
    assert spellbook(pools=["5*red-circle 3*red-square", "red-triangle"]).scores == [0, 0]


def test_the_level_at_the_end_decides_the_points() -> None:
    game = spellbook(
        pools=["blue-circle"], learned=[{"time-travel": 3, "sacrifice": 4, "levitation": 5}], stage="evening"
    )
    before = game.scores[0]
    game.play("cast time-travel 3")
    assert game.scores[0] == before + 1


# -- who wins


@pytest.mark.parametrize(
    ("familiars", "learned", "pools", "places"),
    [
        # Most points.
        (["red-circle", "2*red-square"], [{}, {}], ["", ""], [2, 1]),
        (["", "red-circle"], [{"communion": 3}, {}], ["5*red-square", ""], [2, 1]),
        # Then most learned spells.
        (["", ""], [{}, {"communion": 3}], ["5*red-circle", ""], [2, 1]),
        (
            ["red-circle", "red-square"],
            [{"communion": 3, "blaze": 3}, {"communion": 3}],
            ["", "green-circle"],
            [1, 2],
        ),
        # Then most tokens in the pool.
        (["", ""], [{"blaze": 3}, {"communion": 3}], ["red-circle", "2*red-circle"], [2, 1]),
        (["", ""], [{}, {}], ["3*red-circle", "2*red-circle"], [1, 2]),
        # Else the victory is shared.
        (["", ""], [{"blaze": 3}, {"communion": 3}], ["red-circle", "green-square"], [1, 1]),
    ],
)
def test_ties_are_broken_by_spells_then_by_tokens_in_the_pool(
    familiars: list[str], learned: list[dict[str, int]], pools: list[str], places: list[int]
) -> None:
    game = spellbook(spells="third", familiars=familiars, learned=learned, pools=pools)
    assert game.match.result.places == places


def test_the_winner_is_named() -> None:
    game = about_to_fill_the_board(3, 2).play("store red-circle")
    assert game.match.over
    assert game.match.result.verdict == ("won", "seat", 2)
    assert game.match.result.scores == [0, 0, 18]


def test_a_victory_may_be_shared_by_some_of_the_players() -> None:
    game = spellbook(4, pools=["red-circle", "2*red-circle", "red-square", "2*green-square"])
    assert game.match.result.places == [3, 1, 3, 1]
    assert game.match.result.verdict == ("shared", "seats", "1 3")
    assert [game.match.result.share(seat) for seat in range(4)] == [0, 0.5, 0, 0.5]


def test_a_player_who_brings_the_end_need_not_win() -> None:
    game = spellbook(
        pools=["red-circle"],
        familiars=[THIRTEEN],
        learned=[{}, {"levitation": 5, "offering": 5, "time-travel": 5, "abundance": 5}],
        stage="midday",
    )
    skip_to_the_end(game.play("store red-circle"))
    assert game.match.result.verdict == ("won", "seat", 1)
    assert game.scores == [18, 24]
