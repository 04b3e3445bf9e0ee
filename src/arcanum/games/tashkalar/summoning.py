"""Summoning: where and how a being can be summoned, and what happens, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanum.games.tashkalar.arena import COLOURLESS, NAMES, NOWHERE, SQUARE_OF
from arcanum.games.tashkalar.being import BEINGS
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    CARD_RANK,
    COMMON,
    EMPTY,
    FIRST_FLARE,
    HAS_FROZEN,
    HELPS_FROZEN,
    HEROIC,
    IS_ORIENTED,
    LANDS_ANYWHERE,
    LEGENDARY,
    NAME_OF,
    NO_CARD,
    NOBODY,
    NON_LEGENDARY,
    ONLY_LEGENDARY,
    RANK_OF,
    SIDE_OF,
    SUMMON,
    UPGRADED,
    of_side,
    options_on,
    options_to,
    piece_of,
)
from arcanum.games.tashkalar.dealing import throw
from arcanum.games.tashkalar.patterns import (
    FIRST,
    FOOT_MASK,
    LAST,
    LIE,
    NEED,
    NEEDS,
    SIZE,
    STRONG_SIZE,
    TOP_MASK,
    TURN,
    TURNS,
    board_of,
    match,
    match_with_help,
    pattern_squares,
    squares_of,
)
from arcanum.games.tashkalar.table import ANYBODY, MELEE, Player, TashKalarTable
from arcanum.games.tashkalar.verbs import ask, destroy, score_legend, source

if TYPE_CHECKING:
    from mypy_extensions import i64

    from arcanum.core.table import Flow
    from arcanum.core.words import Message, Option

PICK_UP: Final = options_on("pick-up")
KEEP: Final = options_to("keep")
TAKE_BACK: Final[Option] = ("take-back",)

IMPROVISING: Final = "improvising"
WAR_SUMMONER: Final = "war-summoner"
FROSTWEAVE: Final = "frostweave-summoner"
HELPS: Final = [WAR_SUMMONER, FROSTWEAVE, IMPROVISING]
"""The permissions to use a piece of another colour."""


class Way:
    """One way of summoning a being: how its pattern lies, where, and which pieces of others it borrows."""

    __slots__ = ("borrowed", "orientation", "square")

    def __init__(self, orientation: int, square: int, borrowed: list[int]) -> None:
        self.orientation = orientation
        self.square = square  # the summoning square of the pattern
        self.borrowed = borrowed

    def pieces(self, t: TashKalarTable, card: int) -> list[int]:
        """The squares of the pieces that are used, but for one that is summoned onto."""
        squares = pattern_squares(self.orientation, self.square)
        if LANDS_ANYWHERE[card]:
            squares.append(self.square)
        return [square for square in squares if t.squares[square] != EMPTY]


class Boards:
    """The boards that decide where patterns are complete: the pieces that count, and what may help."""

    __slots__ = (
        "every_foot", "every_top", "help_foot", "help_top", "limit", "number", "strong", "strong_foot",
        "strong_help_foot", "strong_help_top", "strong_top",
    )  # fmt: skip

    def __init__(self, t: TashKalarTable, me: Player) -> None:
        now = t.now
        side = me.side if now.guise == NOBODY else now.guise
        common = piece_of(side, COMMON)
        self.strong_top = t.top[common + HEROIC] | t.top[common + LEGENDARY]
        self.strong_foot = t.foot[common + HEROIC] | t.foot[common + LEGENDARY]
        self.every_top = self.strong_top | t.top[common]
        self.every_foot = self.strong_foot | t.foot[common]
        self.number = t.count(side, ANY_RANK)
        self.strong = t.count(side, UPGRADED)
        self.limit = now.voids
        self.help_top = 0
        self.help_foot = 0
        self.strong_help_top = 0
        self.strong_help_foot = 0
        wild = now.borrows + helps_frozen(me)
        improvised = 0
        for other in range(t.sides):
            if other in (me.side, now.guise):
                continue
            may_improvise = can_improvise(t, me, other)
            improvised |= may_improvise
            if wild or may_improvise:
                common = piece_of(other, COMMON)
                self.strong_help_top |= t.top[common + HEROIC] | t.top[common + LEGENDARY]
                self.strong_help_foot |= t.foot[common + HEROIC] | t.foot[common + LEGENDARY]
                self.help_top |= t.top[common]
                self.help_foot |= t.foot[common]
        self.help_top |= self.strong_help_top
        self.help_foot |= self.strong_help_foot
        self.limit += wild + improvised
        if now.voids:
            self.help_top |= t.top[EMPTY]
            self.help_foot |= t.foot[EMPTY]


def helps_frozen(me: Player) -> bool:
    """Whether a frozen effect is in play that is used in the very act of summoning."""
    return me.frozen != NO_CARD and HELPS_FROZEN[me.frozen]


def can_improvise(t: TashKalarTable, me: Player, side: int) -> bool:
    """Once a game for each enemy colour, in melee only (ruling: improvising_in_melee)."""
    return t.mode == MELEE and not me.improvised >> side & 1


def in_hand(me: Player) -> list[int]:
    """The beings that can be summoned: those of the hand, and the pending one."""
    cards = [card for card in me.hand if card < FIRST_FLARE]
    if me.pending != NO_CARD:
        cards.append(me.pending)
    return cards


# -- what can be summoned


def summons(t: TashKalarTable, me: Player) -> list[Option]:
    """All summonings that are possible, by card, square and, where it matters, how the pattern lies."""
    options: list[Option] = []
    boards = Boards(t, me)
    rooms = rooms_by_rank(t)
    for card in in_hand(me):
        if SIZE[card] > boards.number + boards.limit:
            continue
        if t.now.voids or LANDS_ANYWHERE[card] or may_lack_a_piece(t, me, card):
            options += options_of_ways(t, card, all_ways(t, me, card, boards))
            continue
        room_top, room_foot = rooms[CARD_RANK[card]]
        if STRONG_SIZE[card] <= boards.strong:
            add_summons(options, card, boards, room_top, room_foot)
        if boards.limit:
            options += options_of_ways(t, card, ways_with_help(t, me, card, boards, room_top, room_foot))
    return options


def rooms_by_rank(t: TashKalarTable) -> list[tuple[int, int]]:
    """Where a being of each rank may arrive: not on a piece of a higher one (ruling: too_high_rank)."""
    top, foot = TOP_MASK, FOOT_MASK
    rooms = [(top, foot)]
    for rank in (LEGENDARY, HEROIC):
        for side in range(t.sides):
            top ^= t.top[piece_of(side, rank)]
            foot ^= t.foot[piece_of(side, rank)]
        rooms.insert(0, (top, foot))
    return rooms


def add_summons(options: list[Option], card: int, boards: Boards, room_top: i64, room_foot: i64) -> None:
    """The summonings of a card for which nothing is short and nobody helps: the usual, and fast, way."""
    every_top: i64 = boards.every_top
    every_foot: i64 = boards.every_foot
    strong_top: i64 = boards.strong_top
    strong_foot: i64 = boards.strong_foot
    once_top: i64 = 0
    once_foot: i64 = 0
    twice_top: i64 = 0
    twice_foot: i64 = 0
    for orientation in range(FIRST[card], LAST[card]):
        top, foot = match(orientation, every_top, every_foot, strong_top, strong_foot)
        twice_top |= once_top & top
        twice_foot |= once_foot & foot
        once_top |= top
        once_foot |= foot
    once_top &= room_top
    once_foot &= room_foot
    if once_top == 0 and once_foot == 0:
        return
    if not IS_ORIENTED[card]:
        twice_top = 0
        twice_foot = 0
    by_square = SUMMON[card]
    squares = squares_of(once_top & ~twice_top, once_foot & ~twice_foot)
    options += [by_square[square] for square in squares]
    twice_top &= room_top
    twice_foot &= room_foot
    if twice_top == 0 and twice_foot == 0:
        return
    several: dict[int, list[int]] = {}
    for orientation in range(FIRST[card], LAST[card]):
        top, foot = match(orientation, every_top, every_foot, strong_top, strong_foot)
        for square in squares_of(top & twice_top, foot & twice_foot):
            several.setdefault(square, []).append(orientation)
    for square, orientations in several.items():
        options += told_apart(by_square[square], orientations)


def told_apart(option: Option, orientations: list[int]) -> list[Option]:
    """The option, once for each way in which the pattern lies if that makes a difference to the effect."""
    lies: dict[int, int] = {}
    for orientation in orientations:
        lies.setdefault(LIE[orientation], TURN[orientation])
    return [option] if len(lies) == 1 else [(*option, TURNS[turn]) for turn in lies.values()]


def all_ways(
    t: TashKalarTable, me: Player, card: int, boards: Boards, room_top: i64 = TOP_MASK, room_foot: i64 = FOOT_MASK
) -> list[Way]:
    """Every way in which a being can be summoned now, help and shortage considered, to a square of the room."""
    ways = ways_of_pattern(t, me, card, boards, room_top, room_foot)
    return [way for way in ways if may_arrive(t, card, way.square) and has_piece(t, me, card, way)]


def ways_of_pattern(
    t: TashKalarTable, me: Player, card: int, boards: Boards, room_top: i64 = TOP_MASK, room_foot: i64 = FOOT_MASK
) -> list[Way]:
    """Every way in which the pattern is complete, with help too, whether or not the being can arrive."""
    ways: list[Way] = []
    for orientation in range(FIRST[card], LAST[card]):
        top, foot = match(orientation, boards.every_top, boards.every_foot, boards.strong_top, boards.strong_foot)
        top &= room_top
        foot &= room_foot
        ways += [Way(orientation, square, []) for square in squares_of(top, foot)]
    if boards.limit:
        ways += ways_with_help(t, me, card, boards, room_top, room_foot)
    return ways


def pieces_standing(t: TashKalarTable, me: Player, orientation: int, square: int) -> int:
    """How many pieces of a pattern stand round a square where it fits."""
    side = me.side if t.now.guise == NOBODY else t.now.guise
    standing = 0
    for number in range(NEEDS[orientation], NEEDS[orientation + 1]):
        need = NEED[number]
        piece = t.squares[square + (need >> 1)]
        standing += SIDE_OF[piece] == side and RANK_OF[piece] >= (need & 1)
    return standing


def ways_with_help(
    t: TashKalarTable, me: Player, card: int, boards: Boards, room_top: i64, room_foot: i64
) -> list[Way]:
    """The ways that need what only helps: pieces of others, or empty squares.

    Rulings: free_improvising, borrowed_on_square.
    """
    ways: list[Way] = []
    for orientation in range(FIRST[card], LAST[card]):
        top, foot = match_with_help(
            orientation,
            boards.every_top,
            boards.every_foot,
            boards.strong_top,
            boards.strong_foot,
            boards.help_top,
            boards.help_foot,
            boards.strong_help_top,
            boards.strong_help_foot,
            boards.limit,
        )
        for square in squares_of(top & room_top, foot & room_foot):
            way = way_with_help(t, me, orientation, square)
            if way is not None:
                ways.append(way)
    return ways


def may_arrive(t: TashKalarTable, card: int, square: int) -> bool:
    """Whether the rank of whatever stands on the summoning square allows it (ruling: too_high_rank)."""
    return LANDS_ANYWHERE[card] or RANK_OF[t.squares[square]] <= CARD_RANK[card]


def way_with_help(t: TashKalarTable, me: Player, orientation: int, square: int) -> Way | None:
    """The way that needs what only helps, if the permissions suffice for it."""
    side = me.side if t.now.guise == NOBODY else t.now.guise
    voids = 0
    borrowed: list[int] = []
    for number in range(NEEDS[orientation], NEEDS[orientation + 1]):
        at = square + (NEED[number] >> 1)
        piece = t.squares[at]
        if piece == EMPTY:
            voids += 1
        elif SIDE_OF[piece] != side:
            borrowed.append(at)
    if voids > t.now.voids or not can_cover(t, me, borrowed):
        return None
    return Way(orientation, square, borrowed)


def can_cover(t: TashKalarTable, me: Player, borrowed: list[int]) -> bool:
    """Whether there is a permission for each borrowed piece; only one of them can be improvised with."""
    missing = len(borrowed) - t.now.borrows - helps_frozen(me)
    if missing <= 0:
        return True
    if missing > 1:
        return False
    for square in borrowed:  # noqa: SIM110 - a generator would be slow, compiled
        if can_improvise(t, me, SIDE_OF[t.squares[square]]):
            return True
    return False


def kind_needed(me: Player, card: int) -> int:
    """The own pieces that can become the being."""
    return of_side(me.side, ONLY_LEGENDARY if CARD_RANK[card] == LEGENDARY else NON_LEGENDARY)


def spare_pieces(t: TashKalarTable, me: Player, card: int, way: Way) -> list[int]:
    """Where own pieces stand that may be picked up for the being: none that is used.

    Ruling: shortage_orientation.
    """
    pattern = way.pieces(t, card)
    return [square for square in t.all_of(kind_needed(me, card)) if square not in pattern]


def becomes_the_being(t: TashKalarTable, me: Player, card: int, square: int) -> bool:
    """Whether a shortage makes the own piece on the square the new being."""
    return not t.has_spare(me.side, CARD_RANK[card]) and bool(kind_needed(me, card) >> t.squares[square] & 1)


def may_lack_a_piece(t: TashKalarTable, me: Player, card: int) -> bool:
    """Whether a shortage can matter: not where more own pieces of the kind stand there than a pattern takes."""
    rank = CARD_RANK[card]
    if t.has_spare(me.side, rank):
        return False
    return t.count(me.side, ONLY_LEGENDARY if rank == LEGENDARY else NON_LEGENDARY) <= SIZE[card]


def has_piece(t: TashKalarTable, me: Player, card: int, way: Way) -> bool:
    """Whether there is a piece for the being: in the supply, on its square, or elsewhere on the arena."""
    return t.has_spare(me.side, CARD_RANK[card]) or bool(spare_pieces(t, me, card, way))


# -- options and ways


def landing_squares(t: TashKalarTable, card: int, way: Way) -> list[int]:
    """Where the being may be put."""
    return t.find(COLOURLESS, 1) if LANDS_ANYWHERE[card] else [way.square]


def options_of_ways(t: TashKalarTable, card: int, ways: list[Way]) -> list[Option]:
    """One option for all ways that come to the same."""
    found: dict[Option, list[int]] = {}
    for way in ways:
        for square in landing_squares(t, card, way):
            found.setdefault(option_of(card, square, way), []).append(way.orientation)
    if not IS_ORIENTED[card]:
        return list(found)
    return [each for option, orientations in found.items() for each in told_apart(option, orientations)]


def option_of(card: int, square: int, way: Way) -> Option:
    """What is chosen, but for how the pattern lies."""
    borrowed = way.borrowed
    if not borrowed:
        return SUMMON[card][square]
    if len(borrowed) == 1:
        return ("borrow", NAME_OF[card], NAMES[square], NAMES[borrowed[0]])
    one, other = sorted(borrowed)
    return ("borrow-two", NAME_OF[card], NAMES[square], NAMES[one], NAMES[other])


def ways_meant(t: TashKalarTable, me: Player, card: int, choice: Option) -> list[Way]:
    """The ways that an option stands for."""
    square = SQUARE_OF[choice[2]]
    top, foot = (TOP_MASK, FOOT_MASK) if LANDS_ANYWHERE[card] else board_of(square)
    lies = [LIE[each] for each in range(FIRST[card], LAST[card]) if TURNS[TURN[each]] == choice[-1]]
    ways = []
    for way in all_ways(t, me, card, Boards(t, me), top, foot):
        option = option_of(card, square, way)
        if option == choice or (option == choice[:-1] and LIE[way.orientation] in lies):
            ways.append(way)
    return ways


# -- summoning


def begin_effect(t: TashKalarTable, card: int) -> None:
    """From here on it is about this card."""
    now = t.now
    now.playing = card
    now.source = card
    now.square = NOWHERE
    now.being = NOWHERE
    now.stands = False
    now.covered = EMPTY
    now.used = []
    now.chosen = []
    now.spots = []
    now.turned = 0


def end_effect(t: TashKalarTable) -> None:
    """Forget what the effect was about."""
    begin_effect(t, NO_CARD)


def summon(t: TashKalarTable, me: Player, card: int, choice: Option) -> Flow[None]:
    """Summon a being of the hand, or the pending one."""
    now = t.now
    square = SQUARE_OF[choice[2]]
    ways = ways_meant(t, me, card, choice)
    way = ways[0]
    now.source = card
    pile = t.pile_of(me, card)
    pile.knows[card - pile.first] = ANYBODY  # it is shown, even if the summoning is taken back
    picked = NOWHERE
    if not t.has_spare(me.side, CARD_RANK[card]) and not becomes_the_being(t, me, card, square):
        picked = yield from choose_spare(t, me, card, ways)
        if picked == NOWHERE:
            now.dropped = True
            end_effect(t)
            return
        way = next(each for each in ways if picked in spare_pieces(t, me, card, each))
    now.actions -= 1
    now.dropped = False
    if card == me.pending:
        me.pending = NO_CARD
    else:
        me.hand.remove(card)
    begin_effect(t, card)
    yield from cover(t, me, way.borrowed)
    now.borrows = now.voids = 0  # they were for this being
    now.guise = NOBODY
    if picked != NOWHERE:
        pick_up(t, picked)
    now.used = [each for each in way.pieces(t, card) if each != square]
    now.turned = TURN[way.orientation]
    arrive(t, me, card, square)
    BEINGS[card].when_arrived(t, me)
    if CARD_RANK[card] == LEGENDARY:
        yield from score_legend(t, me)
    yield from BEINGS[card].effect(t, me)
    yield from put_away(t, me)
    end_effect(t)


def choose_spare(t: TashKalarTable, me: Player, card: int, ways: list[Way]) -> Flow[int]:
    """The own piece that becomes the being; the player may take the summoning back (ruling: shortage_order)."""
    used = [way.pieces(t, card) for way in ways]
    in_all = set(used[0]).intersection(*used)
    own = t.all_of(kind_needed(me, card))
    options = [PICK_UP[square] for square in own if square not in in_all]
    if not t.now.dropped:
        options.append(TAKE_BACK)
    choice = yield from t.ask(me.seat, ("pick-up", "card", NAME_OF[card]), options)
    return NOWHERE if choice[0] == "take-back" else SQUARE_OF[choice[1]]


def pick_up(t: TashKalarTable, square: int) -> None:
    """An own piece goes back to the supply, to be put down again."""
    piece = t.lift(square)
    t.forget(square)
    t.give_back(piece)
    t.tell("pick-up", t.now.acting, square, t.look(piece))


def arrive(t: TashKalarTable, me: Player, card: int, square: int) -> None:
    """The piece of the being is put on its square; what stands there is destroyed.

    Rulings: own_piece_covered, covered_by_shortage.
    """
    now = t.now
    now.covered = t.squares[square]
    if becomes_the_being(t, me, card, square):
        pick_up(t, square)
    elif now.covered != EMPTY:
        destroy(t, square)
    rank = CARD_RANK[card]
    t.take_spare(me.side, rank)
    t.put(square, piece_of(me.side, rank))
    now.square = square
    now.being = square
    now.stands = True
    t.tell("summon", me.seat, card, square)
    t.note_summons(square, legendary=rank == LEGENDARY)


def cover(t: TashKalarTable, me: Player, borrowed: list[int]) -> Flow[None]:
    """Name the permission for each borrowed piece, where there are several.

    Rulings: two_permissions, used_pieces.
    """
    helps = HELPS
    left = borrowed[:]
    while left:
        square = left.pop(0)
        options: list[Option] = [("by", word) for word in helps if is_covered_by(t, me, square, word, left)]
        prompt: Message = ("cover", "card", source(t), "square", NAMES[square])
        choice = yield from t.ask(me.seat, prompt, options)
        if choice[1] == WAR_SUMMONER:
            t.now.borrows -= 1
        elif choice[1] == FROSTWEAVE:
            card, me.frozen = me.frozen, NO_CARD
            t.tell("thaw", me.seat, card)
            throw(t, me, card)
        else:
            side = SIDE_OF[t.squares[square]]
            me.improvised |= 1 << side
            t.tell("improvise", me.seat, t.colours[side], square)
            helps = [WAR_SUMMONER, FROSTWEAVE]  # one improvises with one piece a summoning


def is_covered_by(t: TashKalarTable, me: Player, square: int, word: str, rest: list[int]) -> bool:
    """Whether this permission can be used for the piece, so that there is one for each of the rest, too."""
    wild = t.now.borrows + helps_frozen(me)
    if word == IMPROVISING:
        return can_improvise(t, me, SIDE_OF[t.squares[square]]) and len(rest) <= wild
    if not (t.now.borrows if word == WAR_SUMMONER else helps_frozen(me)):
        return False
    if len(rest) < wild:
        return True
    return len(rest) == wild and can_improvise_with_one(t, me, rest)


def can_improvise_with_one(t: TashKalarTable, me: Player, squares: list[int]) -> bool:
    for square in squares:  # noqa: SIM110 - a generator would be slow, compiled
        if can_improvise(t, me, SIDE_OF[t.squares[square]]):
            return True
    return False


def put_away(t: TashKalarTable, me: Player) -> Flow[None]:
    """The card is discarded after its effect, or its frozen effect enters play."""
    card = t.now.playing
    if card == NO_CARD:  # the effect has put it elsewhere
        return
    t.now.playing = NO_CARD
    if HAS_FROZEN[card]:
        yield from freeze(t, me, card)
    else:
        throw(t, me, card)


def freeze(t: TashKalarTable, me: Player, card: int) -> Flow[None]:
    """A frozen effect enters play. Of two, the player keeps one (ruling: moment_of_choice)."""
    if me.frozen != NO_CARD:
        prompt: Message = ("keep-frozen", "card", NAME_OF[card])
        t.now.playing = card
        choice = yield from ask(t, prompt, [KEEP[card], KEEP[me.frozen]])
        t.now.playing = NO_CARD
        if choice[1] != NAME_OF[card]:
            throw(t, me, card)
            return
        throw(t, me, me.frozen)
    me.frozen = card
    t.tell("freeze", me.seat, card)
