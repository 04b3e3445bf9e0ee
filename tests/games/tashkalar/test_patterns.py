"""Patterns are found by whole boards: as many as there are, and none missed."""

import random

import pytest
from tables.tashkalar import SIGNS, offers, table, tashkalar

from arcanum.games.tashkalar.arena import SQUARES
from arcanum.games.tashkalar.being import BEINGS
from arcanum.games.tashkalar.book import (
    CARD_RANK,
    FIRST_LEGEND,
    LANDS_ANYWHERE,
    NAME_OF,
    RANK_OF,
    SIDE_OF,
    SUITS,
    first_of,
)
from arcanum.games.tashkalar.patterns import (
    FIRST,
    FOOT_MASK,
    LAST,
    TOP_MASK,
    match,
    offsets,
    pattern_squares,
    squares_of,
    turned,
)
from arcanum.games.tashkalar.summoning import Boards, all_ways
from arcanum.games.tashkalar.table import TashKalarTable
from arcanum.testing.scenario import Scenario

PLACEMENTS = {
    # How often each card's pattern fits on an arena full of own pieces, in the order of the deck; counted from the
    # printed drawings without the engine, too.
    "imperial": [102, 172, 172, 384, 192, 124, 172, 192, 164, 384, 368, 128, 164, 288, 344, 164, 37, 368],
    "highland": [192, 86, 368, 336, 216, 128, 328, 168, 208, 164, 116, 164, 160, 320, 344, 208, 152, 168],
    "sylvan": [204, 384, 384, 168, 368, 352, 384, 328, 120, 336, 288, 320, 164, 344, 172, 45, 180, 368],
    "everfrost": [384, 344, 204, 432, 164, 164, 320, 320, 102, 320, 164, 320, 352, 320, 336, 328, 312, 164],
    "nethervoid": [384, 384, 192, 192, 368, 152, 176, 256, 304, 152, 320, 368, 344, 312, 336, 224, 384, 344],
    "etherweave": [432, 320, 368, 164, 86, 296, 176, 86, 168, 304, 208, 312, 368, 45, 152, 37, 280, 152],
    "legends": [136, 164, 124, 124, 320, 232, 232, 112, 272, 136, 344, 136],
}

ORDINARY = [being.number for being in BEINGS if not LANDS_ANYWHERE[being.number]]


def found_by_boards(t: TashKalarTable, card: int) -> set[tuple[int, tuple[int, ...]]]:
    """The summoning squares with the squares of the pattern, as the engine finds them."""
    boards = Boards(t, t.me)
    found = set()
    for orientation in range(FIRST[card], LAST[card]):
        top, foot = match(orientation, boards.every_top, boards.every_foot, boards.strong_top, boards.strong_foot)
        for square in squares_of(top, foot):
            found.add((square, tuple(sorted(pattern_squares(orientation, square)))))
    return found


def found_by_looking(t: TashKalarTable, card: int) -> set[tuple[int, tuple[int, ...]]]:
    """The same by trying each square and each way to turn the card, from the printed drawing."""
    needs = [each for each in offsets(BEINGS[card].pattern) if each[0] != "@"]
    found = set()
    for square in SQUARES:
        column, row = square % 9, square // 9
        for turn in range(8):
            used = []
            for sign, dx, dy in [turned(*need, turn) for need in needs]:
                x, y = column + dx, row + dy
                piece = t.squares[y * 9 + x] if 0 <= x < 9 and 0 <= y < 9 else 0
                if SIDE_OF[piece] == t.me.side and RANK_OF[piece] >= (sign in "Hh"):
                    used.append(y * 9 + x)
            if len(used) == len(needs):
                found.add((square, tuple(sorted(each for each in used if each != square))))
    return found


def crowded(seed: int) -> Scenario:
    """A random board with more than half of its squares taken."""
    dice = random.Random(seed)
    signs = [".", *SIGNS[1:7]]
    while True:
        rows = [["." if dice.random() < 0.4 else dice.choice(signs[1:]) for _ in range(9)] for _ in range(9)]
        for row, column in [(0, 0), (0, 1), (1, 0), (0, 8), (0, 7), (1, 8), (8, 0), (8, 1), (7, 0), (8, 8),
                            (8, 7), (7, 8)]:  # fmt: skip
            rows[row][column] = "#"
        text = ["".join(row) for row in rows]
        board = "".join(text)
        if all(board.count(sign) <= 3 for sign in "lL") and all(
            board.count(one) + board.count(other) <= 17 for one, other in ("ch", "CH")
        ):
            return tashkalar(" ".join(text), hands=["knight"])


@pytest.mark.parametrize("seed", range(12))
def test_the_whole_boards_find_what_a_look_at_every_square_finds(seed: int) -> None:
    game = crowded(seed)
    t = table(game)
    for card in ORDINARY:
        assert found_by_boards(t, card) == found_by_looking(t, card), NAME_OF[card]


@pytest.mark.parametrize("card", ORDINARY, ids=lambda card: NAME_OF[card])
def test_on_an_arena_full_of_own_legends_a_pattern_fits_as_often_as_it_can(card: int) -> None:
    t = table(tashkalar("... ... ...", hands=["knight"]))
    for square in SQUARES:
        t.put(square, 3)
    assert found_by_boards(t, card) == found_by_looking(t, card) != set()


@pytest.mark.parametrize("suit", PLACEMENTS)
def test_on_an_arena_full_of_own_pieces_every_pattern_has_its_number_of_placements(suit: str) -> None:
    first = first_of(SUITS.index(suit))
    found = []
    for card in range(first, first + len(PLACEMENTS[suit])):
        fitting = [
            squares_of(*match(orientation, TOP_MASK, FOOT_MASK, TOP_MASK, FOOT_MASK))
            for orientation in range(FIRST[card], LAST[card])
        ]
        found.append(sum(map(len, fitting)))
    assert found == PLACEMENTS[suit]


def test_the_offered_summonings_are_those_whose_square_may_be_entered() -> None:
    for seed in range(12):
        game = crowded(seed)
        t = table(game)
        for card in range(FIRST_LEGEND):
            if not LANDS_ANYWHERE[card]:
                ways = {way.square for way in all_ways(t, t.me, card, Boards(t, t.me))}
                squares = {square for square, _ in found_by_looking(t, card)}
                expected = {square for square in squares if RANK_OF[t.squares[square]] <= CARD_RANK[card]}
                assert ways == expected, NAME_OF[card]


def test_squares_shown_empty_may_be_taken() -> None:
    game = tashkalar("..... .C.L. .c.c. ..C.. .....", hands=["clan-axeman"])
    assert offers(game, "summon") == []
    game = tashkalar("..... .C.c. C.L.. .c..C .....", hands=["clan-axeman"])
    assert "clan-axeman E5" not in offers(game, "summon")
    game = tashkalar("..... .C.c. C.C.. .c..C .....", hands=["clan-axeman"])
    assert "clan-axeman E5" in offers(game, "summon")


def test_a_piece_of_a_higher_rank_serves_a_pattern_too() -> None:
    game = tashkalar("... l.. .h. ", hands=["swordmaster"])
    assert offers(game, "summon") == []
    game = tashkalar(".l. ... .h.", hands=["swordmaster"])
    assert offers(game, "summon") == ["swordmaster E5"]
