"""What a seat may see of the table: of other hands only what everybody has seen (ruling: open_and_hidden)."""

from typing import TypedDict

from arcanum.games.vale.book import NAME_OF
from arcanum.games.vale.rules import whose_turn
from arcanum.games.vale.summoning import cost_of
from arcanum.games.vale.table import NO_CARD, NOBODY, OPEN, STONES, Player, ValeTable


class PreyView(TypedDict):
    """A creature round the hunting board; `seat` is whose marker lies on it."""

    card: str
    seat: int | None


class HandView(TypedDict):
    """A card of one's own hand, with what its summon costs now; `open` if the others know it."""

    card: str
    cost: int
    open: bool


class PlayerView(TypedDict):
    seat: int
    score: int
    stones: dict[str, int]
    worth: dict[str, int]
    limit: int
    area: list[str]
    hand: list[HandView] | None
    known: list[str]
    cards_in_hand: int


class TableView(TypedDict):
    """The whole table. `hand` is there for the seat itself; `known` are cards of a hand that all have seen."""

    phase: str
    round: int
    first: int
    turn: int
    prey: list[PreyView]
    pile: int
    top: str | None
    discard: list[str]
    players: list[PlayerView]
    waiting: list[str]
    chosen: list[str]


def view_table(t: ValeTable, seat: int | None) -> TableView:
    return {
        "phase": t.phase,
        "round": t.round,
        "first": t.first,
        "turn": whose_turn(t).seat,
        "prey": [
            {"card": NAME_OF[card], "seat": None if mark == NOBODY else mark}
            for card, mark in sorted(zip(t.prey, t.marks, strict=True))
        ],
        "pile": t.pile,
        "top": None if t.top == NO_CARD else NAME_OF[t.top],
        "discard": names(sorted(t.discard)),
        "players": [view_player(player, player.seat == seat) for player in t.players],
        "waiting": names(t.waiting),
        "chosen": names(t.chosen),
    }


def view_player(player: Player, own: bool) -> PlayerView:
    worth = (player.red_worth, player.blue_worth, player.purple_worth)
    return {
        "seat": player.seat,
        "score": player.score,
        "stones": dict(zip(STONES, player.stones, strict=True)),
        "worth": dict(zip(STONES, worth, strict=True)),
        "limit": player.limit,
        "area": names(player.area),
        "hand": view_hand(player) if own else None,
        "known": names([card for card, since in zip(player.hand, player.since, strict=True) if since == OPEN]),
        "cards_in_hand": len(player.hand),
    }


def view_hand(player: Player) -> list[HandView]:
    return [
        {"card": NAME_OF[card], "cost": cost_of(player, card), "open": since == OPEN}
        for card, since in zip(player.hand, player.since, strict=True)
    ]


def names(cards: list[int]) -> list[str]:
    return [NAME_OF[card] for card in cards]
