"""What a bot needs to know of the game: the value of a position, promising options, and what is hidden."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.words import Option
from arcanum.games.tashkalar.arena import DISTANCE_TO_CENTRE, SQUARE_OF
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    CARD_RANK,
    CARDS,
    COMMON,
    HEROIC,
    LEGENDARY,
    ONLY_COMMON,
    ONLY_HEROIC,
    ONLY_LEGENDARY,
    RANK_OF,
    SIDE_OF,
    TASK_NUMBER,
    TASK_POINTS,
    card_number,
    piece_of,
)
from arcanum.games.tashkalar.rules import points_of
from arcanum.games.tashkalar.table import DUEL, HIGH_FORM, MELEE, Pile, Player, TashKalarTable

# -- what is hidden


def resample(base: TashKalarTable, now: TashKalarTable, seat: int | None, chance: Chance) -> TashKalarTable:
    """Deal anew what the seat does not know: other hands, the decks, and what was returned under them.

    A hidden card trades places only with cards of its own deck that come from the same shuffle, or between which
    one was returned unseen. What happened since `base` is public, and stays.
    """
    table = base.copy()
    table.chance = chance
    dice = Chance(chance.later_seed())
    holders: list[Player] = []
    for player in now.players:
        if player.pile is not None:
            places = new_places(player.pile, [player], seat, dice)
            mine = table.players[player.seat]
            move_pile(mine.own, places)
            mine.hand = [places[card] for card in mine.hand]
            holders.append(player)
    for pile, copied in ((now.legends, table.legends), (now.flares, table.flares)):
        places = new_places(pile, holders, seat, dice)
        move_pile(copied, places)
        for player in table.players:
            player.hand = [places[card] for card in player.hand]
    return table


def new_places(pile: Pile, holders: list[Player], seat: int | None, dice: Chance) -> list[int]:
    """For each card, the one that takes its place.

    First those change that were mixed when one of them was returned; then all by the shuffle they come from.
    """
    hidden = [*pile.deck, *pile.under]
    for player in holders:
        hidden += [card for card in player.hand if 0 <= card - pile.first < len(pile.knows)]
    hidden = [card for card in hidden if not is_known(pile, card, seat)]
    held = dealt_anew(hidden, [pile.mixed[card - pile.first] for card in hidden], dice)
    held = dealt_anew(held, [1 + pile.since[card - pile.first] for card in held], dice)
    places = list(range(CARDS))
    for card, other in zip(hidden, held, strict=True):
        places[card] = other
    return places


def dealt_anew(cards: list[int], groups: list[int], dice: Chance) -> list[int]:
    """The cards by their places, those of one group dealt anew among its places; group 0 stays.

    They are dealt from a sorted pack, so that the outcome tells nothing of who has what.
    """
    dealt = cards[:]
    for group in sorted(set(groups) - {0}):
        places = [at for at, number in enumerate(groups) if number == group]
        pack = sorted([cards[at] for at in places])
        dice.shuffle(pack)
        for at, card in zip(places, pack, strict=True):
            dealt[at] = card
    return dealt


def is_known(pile: Pile, card: int, seat: int | None) -> bool:
    """Whether the seat (None: a spectator) knows where the card is."""
    mask = pile.knows[card - pile.first]
    return mask == -1 or (seat is not None and bool(mask >> seat & 1))


def move_pile(pile: Pile, places: list[int]) -> None:
    """Let cards take the places of others; who knows what is at a place stays so.

    A card keeps the shuffle it comes from.
    """
    pile.deck = [places[card] for card in pile.deck]
    pile.under = [places[card] for card in pile.under]
    knows, mixed = pile.knows[:], pile.mixed[:]
    for at in range(len(knows)):
        to = places[pile.first + at] - pile.first
        knows[to] = pile.knows[at]
        mixed[to] = pile.mixed[at]
    pile.knows, pile.mixed = knows, mixed


# -- what a position is worth

PIECE_WORTH: Final = [0.35, 0.75, 1.1]
"""A piece on the arena, by rank, in points."""
CENTRE_WORTH: Final = 0.03
"""A piece, for each square nearer to the centre."""
HALF_A_PAIR: Final = 0.45
"""A destroyed common piece, before it is scored."""


POINTS_A_UNIT: Final = 1.5
"""How many points make a victory one unit of log-odds likelier."""


def prospects(t: TashKalarTable) -> list[float]:
    """The points of each seat's side, as far as they can be seen from here, as log-odds."""
    by_side = [prospect(t, side) / POINTS_A_UNIT for side in range(t.sides)]
    return [by_side[player.side] for player in t.players]


def prospect(t: TashKalarTable, side: int) -> float:
    """Points, those of this turn that are still to be scored, and the pieces on the arena."""
    points = points_of(t, side)
    worth = float(min(points))
    if t.mode == MELEE:
        worth += 0.2 * float(sum(points))
    if t.over:
        return worth
    if t.players[t.now.seat].side == side:
        worth += running(t, side)
    worth += PIECE_WORTH[COMMON] * t.count(side, ONLY_COMMON)
    worth += PIECE_WORTH[HEROIC] * t.count(side, ONLY_HEROIC)
    worth += PIECE_WORTH[LEGENDARY] * t.count(side, ONLY_LEGENDARY)
    for square in t.all_of(ANY_RANK << (1 + 3 * side)):
        worth -= CENTRE_WORTH * DISTANCE_TO_CENTRE[square]
    return worth


def running(t: TashKalarTable, side: int) -> float:
    """What the pieces destroyed in this turn will bring."""
    worth = 0.0
    for other in range(t.sides):
        if other != side:
            destroyed = t.now.destroyed
            legendary = destroyed[piece_of(other, LEGENDARY)]
            heroic = destroyed[piece_of(other, HEROIC)]
            common = destroyed[piece_of(other, COMMON)]
            share = 1.0 if t.mode == DUEL else 0.5
            if t.mode == HIGH_FORM:
                share = 0.2
            worth += share * (2.0 * legendary + heroic + HALF_A_PAIR * common)
    return worth


def prior(t: TashKalarTable, seat: int, option: Option) -> float:
    """A glance: summon what is strong, destroy and upgrade, and place where the middle is near."""
    verb = option[0]
    if verb in {"summon", "borrow", "borrow-two"}:
        return 4.0 + 2.0 * CARD_RANK[card_number(option[1])]
    if verb == "claim":
        return 5.0 + TASK_POINTS[TASK_NUMBER[option[1]]]
    if verb == "place":
        return 2.0 - 0.2 * DISTANCE_TO_CENTRE[SQUARE_OF[option[1]]]
    if verb in {"destroy", "upgrade", "downgrade", "convert", "choose"}:
        return on_piece(t, seat, verb == "upgrade", SQUARE_OF[option[1]])
    if verb in {"move", "leap", "slide"}:
        return 1.0 + on_piece(t, seat, False, SQUARE_OF[option[2]])
    return PRIOR_OF.get(str(verb), 1.0)


def on_piece(t: TashKalarTable, seat: int, kindly: bool, square: int) -> float:
    """How good it is to hurt, or to help, whatever stands there."""
    piece = t.squares[square]
    if piece == 0:
        return 0.5
    good = (SIDE_OF[piece] == t.players[seat].side) == kindly
    return 3.0 + RANK_OF[piece] if good else 0.1


PRIOR_OF: Final = {
    "flare": 3.0,
    "thaw": 3.0,
    "apply": 2.0,
    "leave-out": 0.5,
    "stop": 0.6,
    "discard": 0.4,
    "end-turn": 0.3,
    "hand-over": 0.01,
    "concede": 0.001,
    "take-back": 0.05,
    "agree": 0.1,
}
