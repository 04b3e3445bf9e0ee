"""The rulebook's keywords: what effects do to pieces, and how a player is asked for it.

A verb that acts at once (`destroy`, `upgrade`, `move` ...) is a plain function and does as much as is possible.
A verb that asks (`choose_to_destroy`, `choose_move` ...) is a flow; it gets the squares that come into question
and returns what was chosen, or NOWHERE. With `must` the player cannot decline, as long as there is a choice;
without it he may stop. Nothing is asked, and nothing happens, where there is no choice.

Rulings: as_far_as_possible, alternatives.
"""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.tashkalar.arena import (
    AROUND,
    DIRECTIONS,
    GRID,
    IN_ROW,
    NEIGHBOURS,
    NOWHERE,
    RAY,
    SQUARE_OF,
    SQUARES,
    STEP,
)
from arcanum.games.tashkalar.book import (
    COLOURS,
    COMMON,
    EMPTY,
    ENTERS,
    HEROIC,
    LEGENDARY,
    MOVES,
    NAME_OF,
    NO_CARD,
    NUMBER_OF,
    ON_EMPTY,
    RANK_OF,
    RANKS,
    SIDE_OF,
    of_enemies,
    of_side,
    options_between,
    options_on,
    options_to,
    piece_of,
)
from arcanum.games.tashkalar.dealing import pass_legends, throw_from_hand
from arcanum.games.tashkalar.patterns import marked_directions, marked_squares, rows_of
from arcanum.games.tashkalar.table import (
    BY_LEGENDS,
    HIGH_FORM,
    LEGENDARY_ONES,
    MELEE,
    Player,
    TashKalarTable,
)

STOP: Final[Option] = ("stop",)
HAND_OVER: Final[Option] = ("hand-over",)
DESTROY: Final = options_on("destroy")
PLACE: Final = options_on("place")
PLACE_IN_ROW: Final = [[PLACE[square] for square in squares] for squares in IN_ROW]
UPGRADE: Final = options_on("upgrade")
DOWNGRADE: Final = options_on("downgrade")
CONVERT: Final = options_on("convert")
CHOOSE: Final = options_on("choose")
MOVE: Final = options_between("move")
LEAP: Final = options_between("leap")
SLIDE: Final = options_between("slide")
SWAP: Final = options_between("swap")
AIM: Final[list[Option]] = [("aim", direction) for direction in DIRECTIONS]
TAKE: Final = options_to("take")
PUT_ON_TOP: Final = options_to("put-on-top")
PUT_INTO_PLAY: Final = options_to("put-into-play")
COLOUR: Final[list[Option]] = [("colour", colour) for colour in COLOURS]


# -- asking


def ask(t: TashKalarTable, prompt: Message, options: list[Option]) -> Flow[Option]:
    """Have whoever decides in this turn choose; in team play he may hand the rest of the effect to his mate."""
    now = t.now
    if t.in_teams and not now.handed and len(options) > 1:
        choice = yield from t.ask(now.acting, prompt, [*options, HAND_OVER])
        if choice[0] != "hand-over":
            return choice
        hand_over(t)
    return (yield from t.ask(now.acting, prompt, options))


def hand_over(t: TashKalarTable) -> None:
    """The team mate takes the legends, finishes the effect, and spends the remaining actions on placing.

    Cards and points remain those of whose turn it is (ruling: effects_of_the_mate).
    """
    me = t.me
    mate = t.mate(me)
    t.now.handed = True
    t.now.acting = mate.seat
    t.tell("hand-over", me.seat, mate.seat)
    pass_legends(t, me, mate)


def source(t: TashKalarTable) -> str:
    """The name of the card that asks."""
    return NAME_OF[t.now.source]


def choose_square(
    t: TashKalarTable, prompt: Message, verb: list[Option], squares: list[int], *, must: bool
) -> Flow[int]:
    """One of the squares, or NOWHERE."""
    if not squares:
        return NOWHERE
    options = [verb[square] for square in squares]
    if not must:
        options.append(STOP)
    choice = yield from ask(t, prompt, options)
    return NOWHERE if choice[0] == "stop" else SQUARE_OF[choice[1]]


def choose_between(
    t: TashKalarTable, prompt: Message, verb: list[Option], pairs: list[int], *, must: bool
) -> Flow[int]:
    """One of the pairs origin x GRID + target, or NOWHERE."""
    if not pairs:
        return NOWHERE
    options = [verb[pair] for pair in pairs]
    if not must:
        options.append(STOP)
    choice = yield from ask(t, prompt, options)
    return NOWHERE if choice[0] == "stop" else SQUARE_OF[choice[1]] * GRID + SQUARE_OF[choice[2]]


def choose_alternative(t: TashKalarTable, ways: list[str], *, must: bool = True) -> Flow[str]:
    """One of the alternatives of a card, by its word; the empty word where the player declines or has none."""
    if not ways:
        return ""
    options: list[Option] = [("either", way) for way in ways]
    if not must:
        options.append(STOP)
    choice = yield from ask(t, ("choose-alternative", "card", source(t)), options)
    return "" if choice[0] == "stop" else str(choice[1])


def choose_piece(t: TashKalarTable, squares: list[int], *, must: bool = False, left: int = 1) -> Flow[int]:
    """Single out a piece."""
    prompt: Message = ("choose-piece" if must else "may-choose-piece", "card", source(t), "count", left)
    return (yield from choose_square(t, prompt, CHOOSE, squares, must=must))


def choose_direction(t: TashKalarTable, directions: list[int], *, must: bool = False, left: int = 1) -> Flow[int]:
    """One of the directions, or NOWHERE; `left` says, here and below, how often one may choose, now included."""
    if not directions:
        return NOWHERE
    options = [AIM[direction] for direction in directions]
    if not must:
        options.append(STOP)
    choice = yield from ask(t, ("aim" if must else "may-aim", "card", source(t), "count", left), options)
    return NOWHERE if choice[0] == "stop" else DIRECTIONS.index(str(choice[1]))


def choose_enemy(t: TashKalarTable, prompt: Message, sides: list[int]) -> Flow[int]:
    """One of these sides, by its colour; in a duel there is nothing to choose."""
    choice = yield from ask(t, prompt, [COLOUR[t.colours[side]] for side in sides])
    return t.colours.index(COLOURS.index(str(choice[1])))


def enemies_of(t: TashKalarTable, me: Player) -> list[int]:
    """The other sides."""
    return [side for side in range(t.sides) if side != me.side]


def choose_card(
    t: TashKalarTable, prompt: Message, verb: list[Option], cards: list[int], *, must: bool = False
) -> Flow[int]:
    """One of the cards, or NO_CARD."""
    if not cards:
        return NO_CARD
    options = [verb[card] for card in cards]
    if not must:
        options.append(STOP)
    choice = yield from ask(t, prompt, options)
    return NO_CARD if choice[0] == "stop" else NUMBER_OF[choice[1]]


def choose_from_hand(t: TashKalarTable, me: Player, prompt: Message, verb: list[Option]) -> Flow[int]:
    """A card of the hand, or NO_CARD. Its owner chooses, who alone may see it; he may hand the turn over first."""
    if not me.hand:
        return NO_CARD
    options = [*[verb[card] for card in me.hand], STOP]
    if t.in_teams and not t.now.handed:
        options.append(HAND_OVER)
    choice = yield from t.ask(me.seat, prompt, options)
    if choice[0] == "hand-over":
        hand_over(t)
        return (yield from choose_from_hand(t, me, prompt, verb))
    return NO_CARD if choice[0] == "stop" else NUMBER_OF[choice[1]]


# -- squares in the words of the cards


def marks(t: TashKalarTable, sign: str = "*") -> list[int]:
    """The marked squares of the being, as its pattern lies."""
    now = t.now
    return marked_squares(now.playing, now.turned, now.square, sign)


def marked_ways(t: TashKalarTable) -> list[int]:
    """The marked directions of the being, as its pattern lies."""
    return marked_directions(t.now.playing, t.now.turned)


def next_to(t: TashKalarTable, squares: list[int]) -> list[int]:
    """All squares that are adjacent to one of these, each once."""
    found: list[int] = []
    for square in squares:
        for other in NEIGHBOURS[square]:
            if other not in found:
                found.append(other)
    return found


def empty_among(t: TashKalarTable, squares: list[int]) -> list[int]:
    return t.find(squares, ON_EMPTY)


def own(me: Player, ranks: int) -> int:
    """The kinds of pieces that are the player's and of these ranks (for `find` and `all_of`)."""
    return of_side(me.side, ranks)


def enemy(me: Player, ranks: int) -> int:
    """The kinds of pieces that are any opponent's and of these ranks (ruling: which_enemy)."""
    return of_enemies(me.side, ranks)


# -- destroy


def destroy(t: TashKalarTable, square: int, *, counts: int = 1, removed: bool = False) -> int:
    """Take the piece off the arena; returns which it was.

    `counts` says how often an enemy piece counts as destroyed by the player; `removed` takes it out of the game.
    """
    piece = t.lift(square)
    t.forget(square)
    t.tell("destroy", t.now.acting, square, t.look(piece))
    if removed:
        t.removed[2 * SIDE_OF[piece] + (RANK_OF[piece] == LEGENDARY)] += 1
        t.tell("remove", t.now.acting, square, t.look(piece))
    else:
        t.give_back(piece)
    if SIDE_OF[piece] != t.me.side and counts:  # ruling: moved_enemies_capture
        t.now.destroyed[piece] += counts + t.now.echoes
    return piece


def destroy_all(t: TashKalarTable, squares: list[int], *, counts: int = 1) -> int:
    """Destroy the pieces on all these squares; returns how many."""
    for square in squares:
        destroy(t, square, counts=counts)
    return len(squares)


def choose_to_destroy(t: TashKalarTable, squares: list[int], *, must: bool = False, left: int = 1) -> Flow[int]:
    """Destroy the piece on one of the squares; returns the square."""
    prompt: Message = ("destroy" if must else "may-destroy", "card", source(t), "count", left)
    square = yield from choose_square(t, prompt, DESTROY, squares, must=must)
    if square != NOWHERE:
        destroy(t, square)
    return square


# -- place


def place(t: TashKalarTable, side: int, rank: int, square: int) -> None:
    """Put a piece from the supply of the side on an empty square. There must be one."""
    t.take_spare(side, rank)
    piece = piece_of(side, rank)
    t.put(square, piece)
    t.tell("place", t.now.acting, square, t.look(piece))


def all_placings(t: TashKalarTable) -> list[Option]:
    """The options of placing on every empty square of the arena."""
    options: list[Option] = []
    for row in rows_of(t.top[EMPTY], t.foot[EMPTY]):
        options += PLACE_IN_ROW[row]
    return options


def choose_to_place(
    t: TashKalarTable, squares: list[int], *, rank: int = COMMON, side: int, must: bool = False, left: int = 1
) -> Flow[int]:
    """Place a piece on one of the squares that are empty, from the supply only; returns the square."""
    if not t.has_spare(side, rank):
        return NOWHERE
    piece = f"{COLOURS[t.colours[side]]}-{RANKS[rank]}"
    prompt: Message = ("place" if must else "may-place", "card", source(t), "piece", piece, "count", left)
    square = yield from choose_square(t, prompt, PLACE, empty_among(t, squares), must=must)
    if square != NOWHERE:
        place(t, side, rank, square)
    return square


# -- ranks


def can_upgrade(t: TashKalarTable, square: int) -> bool:
    """A heroic piece needs a legendary one in the supply of its owner (ruling: enemy_ranks)."""
    piece = t.squares[square]
    rank = RANK_OF[piece]
    return rank == COMMON or (rank == HEROIC and t.has_spare(SIDE_OF[piece], LEGENDARY))


def can_downgrade(t: TashKalarTable, square: int) -> bool:
    """A legendary piece needs a two-sided one in the supply of its owner."""
    piece = t.squares[square]
    rank = RANK_OF[piece]
    return rank == HEROIC or (rank == LEGENDARY and t.has_spare(SIDE_OF[piece], HEROIC))


def upgrade(t: TashKalarTable, square: int) -> bool:
    """Raise the piece by a rank, if that is possible. A piece that becomes legendary cannot be the Gateway."""
    if not can_upgrade(t, square):
        return False
    change_rank(t, square, RANK_OF[t.squares[square]] + 1)
    t.tell("upgrade", t.now.acting, square, t.look(t.squares[square]))
    if RANK_OF[t.squares[square]] == LEGENDARY and t.gateway == square:
        t.lose_gateway()
    return True


def downgrade(t: TashKalarTable, square: int) -> bool:
    """Lower the piece by a rank, if that is possible."""
    if not can_downgrade(t, square):
        return False
    change_rank(t, square, RANK_OF[t.squares[square]] - 1)
    t.tell("downgrade", t.now.acting, square, t.look(t.squares[square]))
    return True


def change_rank(t: TashKalarTable, square: int, rank: int) -> None:
    """Flip the piece, or exchange it for one of the supply; it stays what the effect takes it for."""
    side = SIDE_OF[t.squares[square]]
    t.take_spare(side, rank)
    t.give_back(t.change(square, piece_of(side, rank)))


def choose_to_upgrade(t: TashKalarTable, squares: list[int], *, must: bool = False) -> Flow[int]:
    """Upgrade the piece on one of the squares where that is possible; returns the square."""
    prompt: Message = ("upgrade" if must else "may-upgrade", "card", source(t))
    able = [square for square in squares if can_upgrade(t, square)]
    square = yield from choose_square(t, prompt, UPGRADE, able, must=must)
    if square != NOWHERE:
        upgrade(t, square)
    return square


def choose_to_downgrade(t: TashKalarTable, squares: list[int], *, must: bool = False) -> Flow[int]:
    """Downgrade the piece on one of the squares where that is possible; returns the square."""
    prompt: Message = ("downgrade" if must else "may-downgrade", "card", source(t))
    able = [square for square in squares if can_downgrade(t, square)]
    square = yield from choose_square(t, prompt, DOWNGRADE, able, must=must)
    if square != NOWHERE:
        downgrade(t, square)
    return square


# -- convert


def convert(t: TashKalarTable, square: int, side: int, rank: int) -> int:
    """Replace a piece by one of the side, which must have it; returns the old one. It counts as destroyed."""
    before = t.lift(square)
    t.forget(square)
    t.give_back(before)
    if SIDE_OF[before] != t.me.side:
        t.now.destroyed[before] += 1 + t.now.echoes
    t.take_spare(side, rank)
    t.put(square, piece_of(side, rank))
    t.tell("convert", t.now.acting, square, t.look(t.squares[square]))
    return before


def choose_to_convert(
    t: TashKalarTable, me: Player, squares: list[int], *, to: int | None = None, must: bool = False
) -> Flow[int]:
    """Convert the piece on one of the squares into an own one, of rank `to` or of its own; returns the square."""
    able = []
    for square in squares:
        rank = RANK_OF[t.squares[square]] if to is None else to
        if t.has_spare(me.side, rank):
            able.append(square)
    prompt: Message = ("convert" if must else "may-convert", "card", source(t))
    square = yield from choose_square(t, prompt, CONVERT, able, must=must)
    if square != NOWHERE:
        convert(t, square, me.side, RANK_OF[t.squares[square]] if to is None else to)
    return square


# -- moves and leaps


def enter(t: TashKalarTable, origin: int, target: int) -> int:
    """The piece goes from square to square, and destroys what stands there; returns that piece, or EMPTY."""
    victim = EMPTY if t.squares[target] == EMPTY else destroy(t, target)
    piece = t.lift(origin)
    t.put(target, piece)
    t.follow(origin, target)
    return victim


def move(t: TashKalarTable, origin: int, target: int) -> int:
    """A move that is known to be possible; returns the piece that was destroyed, or EMPTY."""
    t.tell("move", t.now.acting, origin, target)
    return enter(t, origin, target)


def leap(t: TashKalarTable, origin: int, target: int) -> int:
    """A leap that is known to be possible; returns the piece that was destroyed, or EMPTY."""
    t.tell("leap", t.now.acting, origin, target)
    return enter(t, origin, target)


def moves_from(t: TashKalarTable, origin: int, kind: int) -> list[int]:
    """Where the piece may move: `kind` is STANDARD, COMBAT or TO_EMPTY."""
    return t.find(NEIGHBOURS[origin], ENTERS[kind][RANK_OF[t.squares[origin]]])


def can_move(t: TashKalarTable, origin: int, target: int, kind: int) -> bool:
    """Whether the piece may enter the square, however far it is."""
    return bool(ENTERS[kind][RANK_OF[t.squares[origin]]] >> t.squares[target] & 1)


def all_moves(t: TashKalarTable, origins: list[int], kind: int) -> list[int]:
    """All moves of the pieces as pairs origin x GRID + target."""
    return [origin * GRID + target for origin in origins for target in moves_from(t, origin, kind)]


class Moved:
    """A move that was made: from where, to where, and what it destroyed; `made` is false for none."""

    __slots__ = ("made", "origin", "target", "victim")

    def __init__(self, origin: int, target: int, victim: int) -> None:
        self.origin = origin
        self.target = target
        self.victim = victim
        self.made = origin != NOWHERE

    @property
    def captured(self) -> bool:
        return self.victim != EMPTY


def choose_move_among(
    t: TashKalarTable, pairs: list[int], kind: int, *, must: bool = False, left: int = 1
) -> Flow[Moved]:
    """Make one of the moves given as pairs."""
    sort = MOVES[kind]
    prompt: Message = ("move" if must else "may-move", "card", source(t), "sort", sort, "count", left)
    pair = yield from choose_between(t, prompt, MOVE, pairs, must=must)
    if pair == NOWHERE:
        return Moved(NOWHERE, NOWHERE, EMPTY)
    origin, target = divmod(pair, GRID)
    return Moved(origin, target, move(t, origin, target))


def choose_move(
    t: TashKalarTable, origins: list[int], kind: int, *, must: bool = False, left: int = 1
) -> Flow[Moved]:
    """Move one of the pieces on these squares to an adjacent square."""
    return (yield from choose_move_among(t, all_moves(t, origins, kind), kind, must=must, left=left))


def being_alone(t: TashKalarTable) -> list[int]:
    """The square of the being, as long as it stands (ruling: lost_being)."""
    return [t.now.being] if t.now.stands else []


def leaps_from(t: TashKalarTable, origin: int, kind: int, squares: list[int]) -> list[int]:
    """The leaps of the piece to these squares, as pairs."""
    enters = ENTERS[kind][RANK_OF[t.squares[origin]]]
    return [origin * GRID + target for target in t.find(squares, enters) if target != origin]


def choose_leap_among(
    t: TashKalarTable, pairs: list[int], kind: int, *, must: bool = False, left: int = 1
) -> Flow[Moved]:
    """Make one of the leaps given as pairs."""
    sort = MOVES[kind]
    prompt: Message = ("leap" if must else "may-leap", "card", source(t), "sort", sort, "count", left)
    pair = yield from choose_between(t, prompt, LEAP, pairs, must=must)
    if pair == NOWHERE:
        return Moved(NOWHERE, NOWHERE, EMPTY)
    origin, target = divmod(pair, GRID)
    return Moved(origin, target, leap(t, origin, target))


def choose_leap(
    t: TashKalarTable,
    origins: list[int],
    kind: int,
    squares: list[int] = SQUARES,
    *,
    must: bool = False,
    left: int = 1,
) -> Flow[Moved]:
    """Leap with one of the pieces on `origins` to one of the squares."""
    pairs: list[int] = []
    for origin in origins:
        pairs += leaps_from(t, origin, kind, squares)
    return (yield from choose_leap_among(t, pairs, kind, must=must, left=left))


def reach(t: TashKalarTable, origin: int, direction: int, kind: int, most: int = GRID) -> list[int]:
    """The squares that the piece can get to by at most so many moves straight in this direction."""
    enters = ENTERS[kind][RANK_OF[t.squares[origin]]]
    found: list[int] = []
    for square in RAY[origin * AROUND + direction]:
        if len(found) == most or not enters >> t.squares[square] & 1:
            break
        found.append(square)
    return found


def slide(t: TashKalarTable, origin: int, target: int) -> None:
    """Move straight on, square by square, and destroy whatever stands in the way."""
    at = origin
    for direction in range(AROUND):
        if target in RAY[origin * AROUND + direction]:
            while at != target:
                onward = STEP[at * AROUND + direction]
                move(t, at, onward)
                at = onward


def choose_slide(t: TashKalarTable, pairs: list[int], *, must: bool = False) -> Flow[int]:
    """Slide a piece along a line: the pairs say from where to where; returns where it is then, or NOWHERE."""
    prompt: Message = ("slide" if must else "may-slide", "card", source(t))
    pair = yield from choose_between(t, prompt, SLIDE, pairs, must=must)
    if pair == NOWHERE:
        return NOWHERE
    origin, target = divmod(pair, GRID)
    slide(t, origin, target)
    return target


def swap(t: TashKalarTable, one: int, other: int) -> None:
    """Two pieces change places; nothing is destroyed, and it is no move."""
    first, second = t.lift(one), t.lift(other)
    t.put(one, second)
    t.put(other, first)
    t.follow_both(one, other)
    t.tell("swap", t.now.acting, one, other)


def choose_swap(t: TashKalarTable, pairs: list[int], *, must: bool = False, left: int = 1) -> Flow[int]:
    """Swap two pieces, given as pairs; returns the pair, or NOWHERE."""
    prompt: Message = ("swap" if must else "may-swap", "card", source(t), "count", left)
    pair = yield from choose_between(t, prompt, SWAP, pairs, must=must)
    if pair != NOWHERE:
        swap(t, pair // GRID, pair % GRID)
    return pair


# -- actions, cards, points


def gain_action(t: TashKalarTable, number: int = 1) -> None:
    t.now.actions += number
    t.tell("gain-action", t.now.seat, number)


def draw_extra(t: TashKalarTable, *, beings: int = 0, legends: int = 0) -> None:
    """More cards at the end of this turn, after the refill."""
    t.now.more_beings += beings
    t.now.more_legends += legends
    t.tell("extra-cards", t.now.seat, beings, legends)


def throw_flare(t: TashKalarTable, me: Player) -> Flow[bool]:
    """The player may discard the flare of his hand; it is not invoked. Returns whether he did."""
    flares = me.flares()
    if not flares:
        return False
    options: list[Option] = [("throw-flare",), STOP]
    choice = yield from ask(t, ("may-throw-flare", "card", source(t)), options)
    if choice[0] == "stop":
        return False
    if t.now.handed:
        t.reveal()  # the mate did not know which flare it is
    throw_from_hand(t, me, flares[0])
    return True


def score_legend(t: TashKalarTable, me: Player) -> Flow[None]:
    """The point for a summoned legend in a deathmatch, in melee in a colour of choice."""
    if t.mode == HIGH_FORM:
        return
    colour = 1 - me.side
    if t.mode == MELEE:
        prompt: Message = ("score-legend",)
        colour = yield from choose_enemy(t, prompt, enemies_of(t, me))
    t.score(me.side, colour, 1, BY_LEGENDS)


def count_as_legend(t: TashKalarTable, me: Player) -> Flow[None]:
    """The being that was summoned is taken for a legend, for tasks and for the point.

    Ruling: counting_expansions.
    """
    t.now.deeds[LEGENDARY_ONES] += 1
    t.tell("counts-as-legend", me.seat)
    yield from score_legend(t, me)


# -- the Gateway


def become_gateway(t: TashKalarTable, square: int) -> None:
    """The piece is the Gateway from now on; it is common or heroic. A stored one is not (ruling: stasis)."""
    for player in t.players:
        player.stored_gateway = False
    if t.gateway == square:
        return
    t.gateway = square
    t.tell("gateway", t.now.acting, square)


# -- the Merchant of Time


def store(t: TashKalarTable, me: Player, square: int) -> None:
    """Lay a piece on the card: it is on no arena and in no supply, and the Gateway's mark goes with it."""
    piece = t.lift(square)
    me.stored = piece
    me.stored_gateway = t.gateway == square
    t.tell("store", t.now.acting, square, t.look(piece))
    t.forget(square)


def leap_from_card(t: TashKalarTable, me: Player, square: int) -> int:
    """The stored piece leaps to the square and destroys what stands there; returns that piece, or EMPTY."""
    victim = EMPTY if t.squares[square] == EMPTY else destroy(t, square)
    t.put(square, me.stored)
    t.tell("leap-from-card", t.now.acting, square, t.look(me.stored))
    if me.stored_gateway:
        become_gateway(t, square)
    me.stored = EMPTY
    me.stored_gateway = False
    return victim
