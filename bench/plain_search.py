"""Finds summonings plainly: every square, every way to turn the card, every piece of the pattern, one by one.

This is what the whole-board search of `arcanum.games.tashkalar` is measured against, and checked by.
"""

SIDE = 9


class Card:
    """A being as the search needs it: for each different orientation, the squares round the summoning square.

    `lies` are the words for the orientations, of which one kind is all the same to the effect; a lie is
    part of an option where the square can be reached by several kinds.
    """

    def __init__(
        self, name: str, rank: int, needs: list[list[tuple[int, int, int]]], lies: list[str], kinds: list[int]
    ) -> None:
        self.name = name
        self.rank = rank
        self.needs = needs  # columns, rows, and the least rank
        self.lies = lies
        self.kinds = kinds


def summonings(
    squares: list[str], sides: list[int], ranks: list[int], side: int, hand: list[Card]
) -> list[tuple[str, ...]]:
    """All summonings of the hand. By square: its name (none in the corners), and the piece there."""
    found: list[tuple[str, ...]] = []
    for card in hand:
        for square in range(SIDE * SIDE):
            if not squares[square] or ranks[square] > card.rank:
                continue
            lies: dict[int, str] = {}
            for number, needs in enumerate(card.needs):
                if card.kinds[number] not in lies and stands(squares, sides, ranks, side, square, needs):
                    lies[card.kinds[number]] = card.lies[number]
            if len(lies) > 1:
                found += [("summon", card.name, squares[square], lie) for lie in lies.values()]
            elif lies:
                found.append(("summon", card.name, squares[square]))
    return found


def stands(
    squares: list[str],
    sides: list[int],
    ranks: list[int],
    side: int,
    square: int,
    needs: list[tuple[int, int, int]],
) -> bool:
    """Whether the pattern is complete round the square."""
    column, row = square % SIDE, square // SIDE
    for dx, dy, rank in needs:
        x, y = column + dx, row + dy
        if not (0 <= x < SIDE and 0 <= y < SIDE):
            return False
        at = y * SIDE + x
        if not squares[at] or sides[at] != side or ranks[at] < rank:
            return False
    return True
