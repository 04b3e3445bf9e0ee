"""What a seat may see of the table: hidden cards only where it has seen them (ruling: hidden_information)."""

from typing import TypedDict

from arcanum.games.seasons.book import ENERGIES, NAME_OF
from arcanum.games.seasons.dice import DICE, RATE, SEASONS, SIDE
from arcanum.games.seasons.rules import side_at
from arcanum.games.seasons.table import (
    HAND,
    KNOWN_TO_ALL,
    NO_CARD,
    NOBODY,
    Player,
    SeasonsTable,
    store_of,
)


class DieView(TypedDict):
    """A die of this round: its number, the side that it shows, and who has taken it."""

    die: int
    side: str
    dots: int
    seat: int | None


class CardView(TypedDict):
    """A card in play, with the tokens on it."""

    card: str
    turned: bool
    tokens: dict[str, int] | None


class PlayerView(TypedDict):
    """A player. `hand`, `library`, `packet`, `picks` and `passed` are there for the seat itself.

    `known` are cards of another's hand that the seat has seen there.
    """

    seat: int
    crystals: int
    gauge: int
    bonuses: int
    reserve: dict[str, int]
    limit: int
    zone: list[CardView]
    cards_in_hand: int
    cards_in_library: list[int]
    hand: list[str] | None
    library: list[list[str]] | None
    packet: list[str] | None
    picks: list[str] | None
    passed: list[list[str]] | None
    known: list[str]


class TableView(TypedDict):
    """The whole table. `drawn` and `top` are there for whoever has seen them."""

    phase: str
    year: int
    season: str
    space: int
    step: int
    first: int
    turn: int
    dice: list[DieView]
    dice_season: str
    dice_in_game: dict[str, list[int]]
    rates: dict[str, int]
    access: bool
    extra: int
    pile: int
    top: str | None
    discard: list[str]
    cards_in_discard: int
    drawn: list[str]
    cards_drawn: int
    pending: list[str]
    players: list[PlayerView]


def view_table(t: SeasonsTable, seat: int | None) -> TableView:
    return {
        "phase": t.phase,
        "year": t.year,
        "season": SEASONS[t.season],
        "space": t.space + 1,
        "step": t.step,
        "first": t.first,
        "turn": t.whose_turn().seat,
        "dice": view_dice(t),
        "dice_season": SEASONS[t.dice_season],
        "dice_in_game": {
            name: [die % DICE + 1 for die in t.dice if die // DICE == season]
            for season, name in enumerate(SEASONS)
        },
        "rates": dict(zip(ENERGIES, RATE[t.season], strict=True)),
        "access": t.access,
        "extra": t.extra,
        "pile": t.pile,
        "top": NAME_OF[t.top >> 1] if t.top != NO_CARD and sees(t, seat, t.top) else None,
        "discard": names([card for card in t.discard if sees(t, seat, card)]),
        "cards_in_discard": len(t.discard),
        "drawn": names([card for card in t.drawn if sees(t, seat, card)]),
        "cards_drawn": len(t.drawn),
        "pending": [NAME_OF[card >> 1] for card in t.pending],
        "players": [view_player(t, player, seat) for player in t.players],
    }


def sees(t: SeasonsTable, seat: int | None, card: int) -> bool:
    """Whether the seat knows the card that lies there; a spectator knows only what everybody does."""
    if seat is None:
        return t.knows[card] == KNOWN_TO_ALL
    return bool(t.knows[card] >> seat & 1)


def view_dice(t: SeasonsTable) -> list[DieView]:
    return [
        {
            "die": t.rolled[at] + 1,
            "side": SIDE[side_at(t, at)].name,
            "dots": SIDE[side_at(t, at)].dots,
            "seat": None if t.owners[at] == NOBODY else t.owners[at],
        }
        for at in range(len(t.rolled))
    ]


def view_player(t: SeasonsTable, player: Player, seat: int | None) -> PlayerView:
    own = player.seat == seat
    library = [player.second, player.third]
    splitting = t.phase in {"setup", "draft", "split"}
    return {
        "seat": player.seat,
        "crystals": player.crystals,
        "gauge": player.gauge,
        "bonuses": player.bonuses,
        "reserve": dict(zip(ENERGIES, player.reserve, strict=True)),
        "limit": t.limit_of(player),
        "zone": [view_card(t, card) for card in player.zone],
        # How far another has come with splitting does not show.
        "cards_in_hand": len(player.hand) if own or not splitting else 0,
        "cards_in_library": [len(packet) if own or not splitting else 0 for packet in library],
        "hand": names(player.hand) if own else None,
        "library": [names(packet) for packet in library] if own else None,
        "packet": names(player.packet) if own else None,
        "picks": names(player.picks) if own else None,
        "passed": passed_on(t, player.seat) if own and splitting else None,
        "known": [] if own or splitting else names([card for card in player.hand if sees(t, seat, card)]),
    }


def view_card(t: SeasonsTable, card: int) -> CardView:
    store = store_of(card)
    tokens = None
    if store >= 0:
        tokens = dict(zip(ENERGIES, t.stored[4 * store : 4 * store + 4], strict=True))
    return {"card": NAME_OF[card >> 1], "turned": card in t.turned, "tokens": tokens}


def names(cards: list[int]) -> list[str]:
    """In the order of the book, which tells nothing."""
    return [NAME_OF[card >> 1] for card in sorted(cards)]


def passed_on(t: SeasonsTable, seat: int) -> list[list[str]]:
    """What the seat passed on in the draft, packet by packet as it saw them last, its own pick left out."""
    found = []
    for packet in range(t.seats):
        last = last_sight(t, packet, seat)
        if last >= 0:
            cards = [
                card
                for card in range(len(t.origin))
                if packet * HAND + last < t.origin[card] < (packet + 1) * HAND
            ]
            if cards:
                found.append(names(cards))
    return found


def last_sight(t: SeasonsTable, packet: int, seat: int) -> int:
    """The last step in which the seat picked from the packet; -1 if it has never seen it."""
    first = (seat - packet) % t.seats
    seen = t.step - 1 - first
    return first + seen // t.seats * t.seats if seen >= 0 else -1
