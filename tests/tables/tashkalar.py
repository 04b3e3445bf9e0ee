"""Lays out a table of Tash-Kalar for a scenario: boards are drawn, cards are named.

A board is drawn with one sign a square:

    side    common  heroic  legendary
    0       c       h       l           the side of seat 0, mostly the one whose turn it is
    1       C       H       L
    2       d       i       m           the letters after those, in melee
    3       D       I       M

``.`` is an empty square, ``#`` (or nothing at the ends of a row) one of the missing corners; blanks around rows do
not count. A drawing of nine rows is the whole arena. A smaller one, of 3, 5 or 7 rows of the same length, lies
round the middle square E5: of three rows, the first begins at D4, of five at C3, of seven at B2. Columns are A to
I from the left, rows 1 to 9 from the top. So this is a common piece of seat 0 on D4 and an enemy legend on E5:

    c..
    .L.
    ...

`arena` reads the board back in the same way, and `drawing` brings a drawing to the same form:

    game = tashkalar("... .L. ...", hands=["champion"])      # rows may also stand side by side
    assert arena(game, 3) == drawing("... ... ...")
"""

from collections.abc import Sequence

from tables.spellbook import at

from arcanum.core.chance import Chance, seed_from
from arcanum.core.registry import find_game
from arcanum.games.tashkalar.arena import LAYOUT, NAMES, NOWHERE, SIDE, SQUARE_OF, SQUARES
from arcanum.games.tashkalar.being import BEINGS
from arcanum.games.tashkalar.book import (
    CARD_RANK,
    COLOURS,
    DECKS,
    EMPTY,
    FIRST_LEGEND,
    LEGENDARY,
    NAME_OF,
    NO_CARD,
    NO_DECK,
    NUMBER_OF,
    RANK_OF,
    RANKS,
    SIDE_OF,
    SUIT_OF_DECK,
    TASK_NAMES,
    TASK_NUMBER,
    suit_of,
)
from arcanum.games.tashkalar.patterns import FIRST, LAST
from arcanum.games.tashkalar.rules import new_table
from arcanum.games.tashkalar.table import (
    ANYBODY,
    NEVER,
    NO_TASK,
    TURNED,
    Player,
    TashKalarTable,
    Turn,
    new_pile,
)
from arcanum.testing.scenario import Scenario

SIGNS = ".chlCHLdimDIM"  # by the number of the piece


def tashkalar(
    board: str = "",
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    decks: str = "",
    turn: int = 0,
    actions: int = 2,
    phase: str = "act",
    tops: Sequence[str] = (),
    piles: Sequence[str | None] = (),
    discards: Sequence[str] = (),
    frozen: Sequence[str] = (),
    pending: Sequence[str] = (),
    gateway: str = "",
    supply: Sequence[tuple[int, int] | None] = (),
    points: Sequence[int] = (),
    tasks: str = "",
    next_task: str = "",
    claimed: Sequence[str] = (),
    improvised: Sequence[str] = (),
    left: int = NEVER,
    turns: int = 20,
    seed: int = 1,
    **settings: str,
) -> Scenario:
    """A match in the middle of the turn of seat `turn`, who has so many `actions`.

    The mode is "high-form" unless ``mode="duel"`` or "melee" is given; three seats play melee, and four are two
    teams except in melee.
    What is listed by seat: `hands` (beings, legends and flares by name, which the others have not seen), `tops`
    (known cards on top of the own deck, the topmost last), `piles` (the cards of the own deck: the rest is
    discarded; None is the whole rest), `discards`, `frozen`, `pending`, `improvised` (colours). By side: `supply`
    (two-sided and legendary pieces that are left, the others are out of the game), `claimed`. A deck follows from
    the cards that a seat has, unless `decks` names one for each seat. `points` are those of the sides in each
    colour, side by side: in a duel ``[0, 5, 3, 0]`` gives side 0 five points and side 1 three. `left` are the last
    turns that are still to come, `turns` how many there were.
    """
    game = find_game("tashkalar")
    if seats == 3:
        settings["mode"] = "melee"
    complete = game.check_settings(seats, {"decks": "random", **settings})
    t = new_table(seats, complete, Chance(seed_from(seed)))
    t.phase, t.turns, t.left = phase, turns, left
    t.now = Turn(turn)
    t.now.actions = actions
    t.now.begun = True
    named = decks.split()
    for player in t.players:
        player.turns = turns // seats
        listed = [at(zone, player.seat, "") or "" for zone in (hands, tops, piles, discards, frozen, pending)]
        player.deck = deck_of(t, named[player.seat] if named else "", " ".join(listed))
        if t.colours[player.side] == NO_DECK:
            t.colours[player.side] = player.deck
    for player in t.players:
        lay_out_cards(
            t,
            player,
            hand=at(hands, player.seat, ""),
            top=at(tops, player.seat, ""),
            pile=at(piles, player.seat, None),
            discard=at(discards, player.seat, ""),
            frozen=at(frozen, player.seat, ""),
            pending=at(pending, player.seat, ""),
        )
        for colour in at(improvised, player.seat, "").split():
            player.improvised |= 1 << t.colours.index(COLOURS.index(colour))
    lay_out_pieces(t, board, supply)
    for side in range(t.sides):
        t.claimed[side] = [take_task(t, name) for name in at(claimed, side, "").split()]
    t.gateway = SQUARE_OF[gateway] if gateway else NOWHERE
    t.points = list(points) or t.points
    for side in range(t.sides):
        t.earned[3 * side] = sum(t.points[side * t.sides : (side + 1) * t.sides])
    t.open_tasks = [take_task(t, name) for name in tasks.split()]
    t.next_task = take_task(t, next_task) if next_task else NO_TASK
    return Scenario.at(game, t, complete, seed)


def lay_out_pieces(t: TashKalarTable, board: str, supply: Sequence[tuple[int, int] | None]) -> None:
    for square, piece in pieces_of(board):
        t.put(square, piece)
        t.take_spare(SIDE_OF[piece], RANK_OF[piece])
    for side in range(t.sides):
        kept = at(supply, side, None)
        if kept is not None:
            t.removed[2 * side : 2 * side + 2] = [t.spare[side] - kept[0], t.spare_legends[side] - kept[1]]
            t.spare[side], t.spare_legends[side] = kept


def deck_of(t: TashKalarTable, named: str, listed: str) -> int:
    """The deck of that name, or the first free one that has the listed beings."""
    if named:
        return DECKS.index(named)
    taken = [player.deck for player in t.players]
    suits = {suit_of(NUMBER_OF[word]) for word in listed.split() if NUMBER_OF[word] < FIRST_LEGEND}
    return next(
        deck for deck in range(len(DECKS)) if deck not in taken and (not suits or SUIT_OF_DECK[deck] in suits)
    )


def lay_out_cards(
    t: TashKalarTable,
    player: Player,
    *,
    hand: str,
    top: str,
    pile: str | None,
    discard: str,
    frozen: str,
    pending: str,
) -> None:
    player.pile = new_pile(SUIT_OF_DECK[player.deck])
    player.turned = TURNED if t.in_teams else 0
    for name in hand.split():
        card = NUMBER_OF[name]
        source = t.pile_of(player, card)
        source.deck.remove(card)
        source.knows[card - source.first] = 1 << player.seat
        player.hand.append(card)
    own = player.own
    for name in top.split():
        own.deck.remove(NUMBER_OF[name])
        own.put_on_top(NUMBER_OF[name])
    for name in discard.split():
        source = t.pile_of(player, NUMBER_OF[name])
        source.deck.remove(NUMBER_OF[name])
        source.throw(NUMBER_OF[name])
    player.frozen = kept_open(player, frozen)
    player.pending = kept_open(player, pending)
    if pile is not None:
        kept = [NUMBER_OF[name] for name in pile.split()]
        for card in [card for card in own.deck if card not in kept]:
            own.deck.remove(card)
            own.throw(card)
        player.turned = min(player.turned, own.size)


def kept_open(player: Player, name: str) -> int:
    if not name:
        return NO_CARD
    card = NUMBER_OF[name]
    player.own.deck.remove(card)
    player.own.knows[card - player.own.first] = ANYBODY
    return card


def take_task(t: TashKalarTable, name: str) -> int:
    t.task_deck.remove(TASK_NUMBER[name])
    return TASK_NUMBER[name]


# -- drawings


def rows_of(drawing: str) -> list[str]:
    return drawing.split()


def pieces_of(board: str) -> list[tuple[int, int]]:
    """The squares of a drawing with the pieces on them."""
    rows = rows_of(board)
    assert len(rows) in (0, 3, 5, 7, 9), f"a board of {len(rows)} rows"
    corner = (SIDE - len(rows)) // 2
    found = []
    for y, row in enumerate(rows):
        line = row if len(rows) < SIDE else padded(row, y)
        assert len(line) == len(rows), f"{row!r} has another length"
        for x, sign in enumerate(line):
            square = (corner + y) * SIDE + corner + x
            assert (sign == "#") == (square not in SQUARES), f"{sign} cannot be on {NAMES[square]}"
            if sign not in ".#":
                found.append((square, SIGNS.index(sign)))
    return found


def padded(row: str, y: int) -> str:
    """A row of the whole arena with its missing corners."""
    if len(row) == SIDE:
        return row
    left = LAYOUT[y].index(LAYOUT[y].strip("#")[0])
    return "#" * left + row + "#" * (SIDE - left - len(row))


def drawing(board: str) -> str:
    """A drawing as `arena` gives it."""
    rows = rows_of(board)
    return "\n".join(padded(row, y) if len(rows) == SIDE else row for y, row in enumerate(rows))


def arena(scenario: Scenario, size: int = SIDE) -> str:
    """The board, or so many rows and columns round the middle."""
    t = table(scenario)
    corner = (SIDE - size) // 2
    return "\n".join(
        "".join(sign_on(t, (corner + y) * SIDE + corner + x) for x in range(size)) for y in range(size)
    )


def sign_on(t: TashKalarTable, square: int) -> str:
    return SIGNS[t.squares[square]] if square in SQUARES else "#"


# -- reading cards


def printed(name: str) -> tuple[str, str, int]:
    """The rank and the pattern of a being as they are printed, and in how many ways its pattern can lie."""
    card = NUMBER_OF[name]
    return RANKS[CARD_RANK[card]], " ".join(BEINGS[card].pattern), LAST[card] - FIRST[card]


# -- reading the table


def table(scenario: Scenario) -> TashKalarTable:
    found = scenario.match.table
    assert isinstance(found, TashKalarTable)
    return found


def player_at(scenario: Scenario, seat: int) -> Player:
    return table(scenario).players[seat]


def on(scenario: Scenario, square: str) -> str:
    """The sign of what stands on a square."""
    return sign_on(table(scenario), SQUARE_OF[square])


def hand(scenario: Scenario, seat: int = 0) -> str:
    return " ".join(NAME_OF[card] for card in player_at(scenario, seat).hand)


def discard(scenario: Scenario, seat: int = 0) -> str:
    """The own discard pile, the last discarded card last."""
    return " ".join(NAME_OF[card] for card in player_at(scenario, seat).own.discard)


def actions(scenario: Scenario) -> int:
    """How many actions are left."""
    return table(scenario).now.actions


def supply(scenario: Scenario, side: int = 0) -> tuple[int, int]:
    """Two-sided and legendary pieces in the supply of a side."""
    t = table(scenario)
    return t.spare[side], t.spare_legends[side]


def destroyed(scenario: Scenario) -> str:
    """What counts as destroyed in this turn, as signs."""
    counted = table(scenario).now.destroyed
    return "".join(SIGNS[piece] * number for piece, number in enumerate(counted) if piece != EMPTY)


def points(scenario: Scenario, side: int = 0) -> list[int]:
    """The points of a side in the colours of the others."""
    t = table(scenario)
    return [t.points[side * t.sides + other] for other in range(t.sides) if other != side]


def gateway(scenario: Scenario) -> str:
    square = table(scenario).gateway
    return "" if square == NOWHERE else NAMES[square]


def open_tasks(scenario: Scenario) -> str:
    return " ".join(TASK_NAMES[task] for task in table(scenario).open_tasks)


def offers(scenario: Scenario, verb: str) -> list[str]:
    """What is offered to be done with this verb, without the verb: ``offers(game, "summon")``."""
    return [option.removeprefix(f"{verb} ") for option in scenario.options if option.split()[0] == verb]


def movers(scenario: Scenario, verb: str = "move") -> set[str]:
    """Where the pieces stand that may move, or be moved with this verb."""
    return {option.split()[0] for option in offers(scenario, verb)}


assert LEGENDARY == 2, "the third sign of each side is the legendary piece"
