"""What a seat may see of the table: all but other hands, and the decks (ruling: open_and_hidden)."""

from typing import TypedDict

from arcanum.games.tashkalar.arena import NAMES, NOWHERE, SQUARES, TINT_OF, TINTS
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COLOURS,
    DECKS,
    EMPTY,
    NAME_OF,
    NO_CARD,
    NO_DECK,
    NOBODY,
    RANK_OF,
    RANKS,
    SIDE_OF,
    TASK_NAMES,
    TASK_POINTS,
    TASK_TYPE,
    TASK_TYPES,
    UPGRADED,
)
from arcanum.games.tashkalar.patterns import TURNS
from arcanum.games.tashkalar.rules import points_of
from arcanum.games.tashkalar.table import HIGH_FORM, MELEE, MODES, NEVER, NO_TASK, Pile, Player, TashKalarTable


class SquareView(TypedDict):
    """A square with its piece, if one stands there."""

    square: str
    tint: str
    side: int | None
    colour: str | None
    rank: str | None


class SideView(TypedDict):
    """What belongs to a side: pieces, points (in melee by colour, else one figure) and claimed tasks."""

    side: int
    seats: list[int]
    colour: str | None
    common: int
    heroic: int
    legendary: int
    upgraded: int
    pieces: int
    supply: int
    legendary_supply: int
    points: list[int]
    in_colours: list[str]
    claimed: list[str]
    fewer: int


class PlayerView(TypedDict):
    """`hand` is there for the seat itself; `under` are the own cards under the deck, as far as they are known."""

    seat: int
    side: int
    deck: str | None
    hand: list[str] | None
    known: list[str]
    beings: int
    legends: int
    flares: int
    pile: int
    turned: int
    over: list[str]
    under: list[str | None] | None
    discard: list[str]
    frozen: str | None
    pending: str | None
    stored: list[str] | None
    improvised: list[str]


class TaskView(TypedDict):
    task: str
    type: str
    points: int


class TurnView(TypedDict):
    """The running turn, and the effect that is being carried out."""

    seat: int
    acting: int
    actions: int
    handed: bool
    extra: bool
    flared: bool
    discarded: bool
    destroyed: list[list[str | int]]
    deeds: list[int]
    borrows: int
    guise: str | None
    voids: int
    echoes: int
    more_beings: int
    more_legends: int
    playing: str | None
    source: str | None
    square: str | None
    being: str | None
    turned: str
    used: list[str]
    chosen: list[str]
    spots: list[str]


class TableView(TypedDict):
    """The whole table."""

    phase: str
    mode: str
    first: int
    turns: int
    left: int | None
    conceded: int | None
    bans: list[str]
    arena: list[SquareView]
    gateway: str | None
    sides: list[SideView]
    players: list[PlayerView]
    now: TurnView
    tasks: list[TaskView]
    next_task: TaskView | None
    task_pile: int
    legends: int
    legends_discard: list[str]
    flares: int
    flares_discard: list[str]


def view_table(t: TashKalarTable, seat: int | None) -> TableView:
    return {
        "phase": t.phase,
        "mode": MODES[t.mode],
        "first": t.first,
        "turns": t.turns,
        "left": None if t.left == NEVER else t.left,
        "conceded": None if t.conceded == NOBODY else t.conceded,
        "bans": [DECKS[deck] for deck in t.bans],
        "arena": [view_square(t, square) for square in SQUARES],
        "gateway": square_name(t.gateway),
        "sides": [view_side(t, side) for side in range(t.sides)],
        "players": [view_player(t, player, seat) for player in t.players],
        "now": view_turn(t),
        "tasks": [view_task(task) for task in t.open_tasks],
        "next_task": None if t.next_task == NO_TASK else view_task(t.next_task),
        "task_pile": len(t.task_deck) + len(t.task_under),
        "legends": t.legends.size,
        "legends_discard": names(t.legends.discard),
        "flares": t.flares.size,
        "flares_discard": names(t.flares.discard),
    }


def view_square(t: TashKalarTable, square: int) -> SquareView:
    piece = t.squares[square]
    return {
        "square": NAMES[square],
        "tint": TINTS[TINT_OF[square]],
        "side": None if piece == EMPTY else SIDE_OF[piece],
        "colour": None if piece == EMPTY else COLOURS[t.colours[SIDE_OF[piece]]],
        "rank": None if piece == EMPTY else RANKS[RANK_OF[piece]],
    }


def view_side(t: TashKalarTable, side: int) -> SideView:
    others = [other for other in range(t.sides) if other != side]
    return {
        "side": side,
        "seats": [player.seat for player in t.players if player.side == side],
        "colour": None if t.colours[side] == NO_DECK else COLOURS[t.colours[side]],
        "common": t.count(side, 1),
        "heroic": t.count(side, 2),
        "legendary": t.count(side, 4),
        "upgraded": t.count(side, UPGRADED),
        "pieces": t.count(side, ANY_RANK),
        "supply": t.spare[side],
        "legendary_supply": t.spare_legends[side],
        "points": points_of(t, side),
        "in_colours": [COLOURS[t.colours[other]] for other in others if t.mode == MELEE and t.phase != "decks"],
        "claimed": [TASK_NAMES[task] for task in t.claimed[side]] if t.mode == HIGH_FORM else [],
        "fewer": t.fewer[side],
    }


def view_player(t: TashKalarTable, player: Player, seat: int | None) -> PlayerView:
    pile = player.pile
    own = player.seat == seat
    return {
        "seat": player.seat,
        "side": player.side,
        "deck": None if player.deck == NO_DECK else DECKS[player.deck],
        "hand": names(player.hand) if own else None,
        "known": names([card for card in player.hand if knows_card(t, player, card, seat)]),
        "beings": len(player.beings()),
        "legends": len(player.legends()),
        "flares": len(player.flares()),
        "pile": 0 if pile is None else pile.size,
        "turned": player.turned,
        "over": [] if pile is None else names(pile.over),
        "under": view_under(pile, player.seat) if own and pile is not None else None,
        "discard": [] if pile is None else names(pile.discard),
        "frozen": card_name(player.frozen),
        "pending": card_name(player.pending),
        "stored": None if player.stored == EMPTY else view_piece(t, player.stored),
        "improvised": [COLOURS[t.colours[side]] for side in range(t.sides) if player.improvised >> side & 1],
    }


def knows_card(t: TashKalarTable, player: Player, card: int, seat: int | None) -> bool:
    """Whether a seat, or anybody, knows that this player holds the card."""
    pile = t.pile_of(player, card)
    mask = pile.knows[card - pile.first]
    if seat is None or seat == player.seat:
        return mask == -1
    return bool(mask >> seat & 1)


def view_under(pile: Pile, seat: int) -> list[str | None]:
    return [NAME_OF[card] if pile.knows[card - pile.first] >> seat & 1 else None for card in pile.under]


def view_piece(t: TashKalarTable, piece: int) -> list[str]:
    return [COLOURS[t.colours[SIDE_OF[piece]]], RANKS[RANK_OF[piece]]]


def view_turn(t: TashKalarTable) -> TurnView:
    now = t.now
    return {
        "seat": now.seat,
        "acting": now.acting,
        "actions": now.actions,
        "handed": now.handed,
        "extra": now.extra,
        "flared": now.flared,
        "discarded": now.discarded,
        "destroyed": [
            [*view_piece(t, piece), number] for piece, number in enumerate(now.destroyed) if piece and number
        ],
        "deeds": now.deeds[:],
        "borrows": now.borrows,
        "guise": None if now.guise == NOBODY else COLOURS[t.colours[now.guise]],
        "voids": now.voids,
        "echoes": now.echoes,
        "more_beings": now.more_beings,
        "more_legends": now.more_legends,
        "playing": card_name(now.playing),
        "source": card_name(now.source),
        "square": square_name(now.square),
        "being": square_name(now.being) if now.stands else None,
        "turned": TURNS[now.turned],
        "used": [NAMES[square] for square in now.used],
        "chosen": [NAMES[square] for square in now.chosen],
        "spots": [NAMES[square] for square in now.spots],
    }


def view_task(task: int) -> TaskView:
    return {"task": TASK_NAMES[task], "type": TASK_TYPES[TASK_TYPE[task]], "points": TASK_POINTS[task]}


def card_name(card: int) -> str | None:
    return None if card == NO_CARD else NAME_OF[card]


def square_name(square: int) -> str | None:
    return None if square == NOWHERE else NAMES[square]


def names(cards: list[int]) -> list[str]:
    return [NAME_OF[card] for card in cards]
