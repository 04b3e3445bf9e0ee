"""The table of Tash-Kalar: the arena and its pieces, cards, points, and the moves of single pieces and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arcanum.core.chance import Chance
from arcanum.core.table import Table
from arcanum.games.tashkalar.arena import GRID, NOWHERE, PLAIN, RED, SQUARES, TINT_OF
from arcanum.games.tashkalar.book import (
    A_DECK,
    CARDS,
    DECKS,
    EMPTY,
    FIRST_FLARE,
    FIRST_LEGEND,
    FLARES,
    HEROIC,
    KINDS,
    LEGENDARY,
    LEGENDS,
    LEGENDS_A_SIDE,
    NO_CARD,
    NO_DECK,
    NOBODY,
    ONLY_COMMON,
    ONLY_HEROIC,
    ONLY_LEGENDARY,
    RANK_OF,
    SIDE_OF,
    SUIT_OF_DECK,
    TASKS,
    TWO_SIDED,
    first_of,
    size_of,
)
from arcanum.games.tashkalar.patterns import TOP, squares_of

if TYPE_CHECKING:
    from mypy_extensions import i64

HIGH_FORM: Final = 0
DUEL: Final = 1
MELEE: Final = 2
MODES: Final = ["high-form", "duel", "melee"]

HAND: Final = 3  # beings of the own deck that a hand is refilled to
LEGENDS_IN_HAND: Final = 2
TURNED: Final = 6  # cards at the bottom of a deck in team play
NEVER: Final = -1

# Where points come from: the lines of the score.
BY_DESTROYING: Final = 0
BY_LEGENDS: Final = 1
BY_FLARES: Final = 2
SOURCES: Final = 3

# What was summoned in this turn, for the tasks.
SUMMONED: Final = 0
ON_RED: Final = 1
ON_GREEN: Final = 2
LEGENDARY_ONES: Final = 3
DEEDS: Final = 4

NO_TASK: Final = -1
ANYBODY: Final = -1  # all seats, as a bit mask


class Pile:
    """A deck with its discard pile. Only chance knows the order of what was shuffled.

    Above it lie cards that everybody has seen (the last is the topmost), under it those that were returned (the
    first is drawn first). For each card, `knows` says which seats know where it is now, `since` from which shuffle
    it comes, and `mixed` with which others it may have changed places when one of them was returned unseen: those
    of the same number, if it is not 0.
    """

    __slots__ = ("deck", "discard", "first", "knows", "mixed", "over", "shuffles", "since", "under")

    def __init__(
        self,
        first: int,
        over: list[int],
        deck: list[int],
        under: list[int],
        discard: list[int],
        knows: list[int],
        since: list[int],
        mixed: list[int],
        shuffles: int,
    ) -> None:
        self.first = first
        self.over = over
        self.deck = deck
        self.under = under
        self.discard = discard
        self.knows = knows
        self.since = since
        self.mixed = mixed
        self.shuffles = shuffles

    def copy(self) -> Pile:
        return Pile(
            self.first,
            self.over[:],
            self.deck[:],
            self.under[:],
            self.discard[:],
            self.knows[:],
            self.since[:],
            self.mixed[:],
            self.shuffles,
        )

    @property
    def size(self) -> int:
        """How many cards the deck holds."""
        return len(self.over) + len(self.deck) + len(self.under)

    def mix(self, cards: list[int]) -> None:
        """These cards, of a hand, may from now on stand for each other, and so may those they stood for before."""
        before = {self.mixed[card - self.first] for card in cards} - {0}
        number = 1 + max(self.mixed)
        for card in cards:
            self.mixed[card - self.first] = number
        for place, other in enumerate(self.mixed):
            if other in before:
                self.mixed[place] = number

    def put_on_top(self, card: int) -> None:
        """Everybody sees which card it is."""
        self.over.append(card)
        self.knows[card - self.first] = ANYBODY

    def put_under(self, card: int, knows: int) -> None:
        self.under.append(card)
        self.knows[card - self.first] = knows

    def throw(self, card: int) -> None:
        self.discard.append(card)
        self.knows[card - self.first] = ANYBODY

    def to_data(self) -> list[object]:
        return [
            self.first, self.over, self.deck, self.under, self.discard, self.knows, self.since, self.mixed,
            self.shuffles,
        ]  # fmt: skip


def new_pile(suit: int) -> Pile:
    first, size = first_of(suit), size_of(suit)
    return Pile(first, [], list(range(first, first + size)), [], [], [0] * size, [0] * size, [0] * size, 0)


def load_pile(data: Any) -> Pile:
    first, over, deck, under, discard, knows, since, mixed, shuffles = data
    lists = [list(part) for part in (over, deck, under, discard, knows, since, mixed)]
    return Pile(first, lists[0], lists[1], lists[2], lists[3], lists[4], lists[5], lists[6], shuffles)


class Player:
    """Who sits at a seat: the own deck, and the cards in hand. Pieces and points belong to the side."""

    __slots__ = (
        "deck", "frozen", "hand", "improvised", "pending", "pile", "seat", "side", "stored", "stored_gateway",
        "turned", "turns", "warped",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        side: int,
        deck: int,
        pile: Pile | None,
        hand: list[int],
        turned: int,
        turns: int,
        improvised: int,
        frozen: int,
        pending: int,
        warped: list[int],
        stored: int,
        stored_gateway: bool,
    ) -> None:
        self.seat = seat
        self.side = side
        self.deck = deck  # one of DECKS, or NO_DECK
        self.pile = pile
        self.hand = hand  # beings of the own deck, legends and flares
        self.turned = turned  # how many cards of the deck lie sideways (team play)
        self.turns = turns  # how many turns this player has begun
        self.improvised = improvised  # the sides whose piece was used for an improvised summoning, as bits
        self.frozen = frozen  # the card whose frozen effect is in play, or NO_CARD
        self.pending = pending  # the pending being, or NO_CARD
        self.warped = warped  # cards whose warp effect was played in this turn
        self.stored = stored  # the piece that lies on the Merchant of Time, or EMPTY
        self.stored_gateway = stored_gateway  # that piece is the Gateway

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.side,
            self.deck,
            None if self.pile is None else self.pile.copy(),
            self.hand[:],
            self.turned,
            self.turns,
            self.improvised,
            self.frozen,
            self.pending,
            self.warped[:],
            self.stored,
            self.stored_gateway,
        )

    def to_data(self) -> list[object]:
        return [
            self.side, self.deck, None if self.pile is None else self.pile.to_data(), self.hand, self.turned,
            self.turns, self.improvised, self.frozen, self.pending, self.warped, self.stored, self.stored_gateway,
        ]  # fmt: skip

    @property
    def own(self) -> Pile:
        """The own deck."""
        pile = self.pile
        assert pile is not None, "a player without a deck"
        return pile

    @property
    def upright(self) -> int:
        """How many cards of the own deck are not turned."""
        return self.own.size - self.turned

    def beings(self) -> list[int]:
        """The beings of the own deck in the hand."""
        return [card for card in self.hand if card < FIRST_LEGEND]

    def legends(self) -> list[int]:
        return [card for card in self.hand if FIRST_LEGEND <= card < FIRST_FLARE]

    def flares(self) -> list[int]:
        return [card for card in self.hand if card >= FIRST_FLARE]


class Turn:
    """What belongs to the running turn, and to the effect that is being carried out."""

    __slots__ = (
        "acting", "actions", "again", "begun", "being", "borrows", "chosen", "covered", "deeds", "destroyed",
        "discarded", "dropped", "echoes", "extra", "flared", "guise", "handed", "more_beings", "more_legends",
        "playing", "refused", "seat", "source", "spots", "square", "stands", "turned", "used", "voids",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.acting = seat  # who decides: the seat itself, or the team mate to whom it has handed the turn
        self.actions = 0  # how many are left
        self.extra = False  # this turn is an additional one
        self.again = 0  # additional turns that follow
        self.begun = False  # something was done in it
        self.handed = False
        self.flared = False  # a flare was invoked
        self.discarded = False  # the discard action was taken
        self.refused = False  # the mate did not agree to concede
        self.dropped = False  # a summoning was taken back since the last action
        self.destroyed = [0] * KINDS  # enemy pieces that count as destroyed in this turn, by kind
        self.deeds = [0] * DEEDS
        self.more_beings = 0  # extra draws at the end of the turn
        self.more_legends = 0
        # Grants for the next summoning:
        self.borrows = 0  # enemy pieces that may be used
        self.guise = NOBODY  # the side whose pieces are used instead of the own ones
        self.voids = 0  # empty squares that may stand in for common pieces
        self.echoes = 0  # how often each destroyed piece counts besides
        # The effect that is being carried out:
        self.playing = NO_CARD  # the card that will be discarded at the end of the effect
        self.source = NO_CARD  # the card that asks
        self.square = NOWHERE  # where the being was summoned
        self.turned = 0  # how its pattern lay
        self.being = NOWHERE  # where the being stands, or stood last (ruling: lost_being)
        self.stands = False
        self.covered = EMPTY  # the piece that the being was summoned onto
        self.used: list[int] = []  # where the pieces stand that were used for the summoning
        self.chosen: list[int] = []  # where pieces stand that the effect has singled out
        self.spots: list[int] = []  # squares that the effect has singled out

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.acting = self.acting
        twin.actions = self.actions
        twin.extra = self.extra
        twin.again = self.again
        twin.begun = self.begun
        twin.handed = self.handed
        twin.flared = self.flared
        twin.discarded = self.discarded
        twin.refused = self.refused
        twin.dropped = self.dropped
        twin.destroyed = self.destroyed[:]
        twin.deeds = self.deeds[:]
        twin.more_beings = self.more_beings
        twin.more_legends = self.more_legends
        twin.borrows = self.borrows
        twin.guise = self.guise
        twin.voids = self.voids
        twin.echoes = self.echoes
        return twin  # between two phases no effect is being carried out

    def to_data(self) -> list[object]:
        return [
            self.seat, self.acting, self.actions, self.extra, self.again, self.begun, self.handed, self.flared,
            self.discarded, self.refused, self.dropped, self.destroyed, self.deeds, self.more_beings,
            self.more_legends, self.borrows, self.guise, self.voids, self.echoes,
        ]  # fmt: skip


def load_turn(data: Any) -> Turn:
    turn = Turn(data[0])
    (
        turn.acting, turn.actions, turn.extra, turn.again, turn.begun, turn.handed, turn.flared, turn.discarded,
        turn.refused, turn.dropped,
    ) = data[1:11]  # fmt: skip
    turn.destroyed, turn.deeds = list(data[11]), list(data[12])
    turn.more_beings, turn.more_legends, turn.borrows, turn.guise, turn.voids, turn.echoes = data[13:]
    return turn


class TashKalarTable(Table):
    """Squares hold pieces; `top` and `foot` are the same as boards, by kind of piece (see `patterns`).

    `standing` is how many of each kind there are.
    """

    __slots__ = (
        "bans", "claimed", "colours", "conceded", "earned", "exhausted", "fewer", "first", "flares", "foot",
        "gateway", "left", "legends", "mode", "next_task", "now", "open_tasks", "players", "points",
        "removed", "settings", "sides", "spare", "spare_legends", "squares", "standing", "task_deck",
        "task_under", "top", "turns",
    )  # fmt: skip

    def __init__(
        self,
        phase: str,
        chance: Chance,
        reveals: int,
        settings: dict[str, str | int],
        mode: int,
        sides: int,
        players: list[Player],
        first: int,
        turns: int,
        left: int,
        exhausted: bool,
        conceded: int,
        bans: list[int],
        colours: list[int],
        squares: list[int],
        top: list[int],
        foot: list[int],
        standing: list[int],
        spare: list[int],
        spare_legends: list[int],
        removed: list[int],
        points: list[int],
        earned: list[int],
        fewer: list[int],
        gateway: int,
        legends: Pile,
        flares: Pile,
        task_deck: list[int],
        task_under: list[int],
        open_tasks: list[int],
        next_task: int,
        claimed: list[list[int]],
        now: Turn,
    ) -> None:
        super().__init__(len(players), phase, chance, reveals)
        self.settings = settings
        self.mode = mode
        self.sides = sides
        self.players = players
        self.first = first
        self.turns = turns  # how many turns have begun
        self.left = left  # how many last turns are still to be taken, or NEVER
        self.exhausted = exhausted  # somebody has drawn the last card of a deck
        self.conceded = conceded  # the side that has conceded, or NOBODY
        self.bans = bans  # decks that nobody may take
        self.colours = colours  # of the sides' pieces: the decks to which they belong
        self.squares = squares
        self.top = top
        self.foot = foot
        self.standing = standing
        self.spare = spare  # two-sided pieces in the supplies, by side
        self.spare_legends = spare_legends  # and legendary ones
        self.removed = removed  # two-sided and legendary pieces that have left the game, by side
        self.points = points  # by side and colour
        self.earned = earned  # by side and source
        self.fewer = fewer  # actions that a side's next turn is short of
        self.gateway = gateway  # where the Gateway stands, or NOWHERE
        self.legends = legends
        self.flares = flares
        self.task_deck = task_deck
        self.task_under = task_under  # tasks under their deck, which everybody has seen
        self.open_tasks = open_tasks
        self.next_task = next_task
        self.claimed = claimed  # by side
        self.now = now  # the running turn

    def copy(self) -> TashKalarTable:
        return TashKalarTable(
            self.phase,
            self.chance.copy(),
            self.reveals,
            self.settings,
            self.mode,
            self.sides,
            [player.copy() for player in self.players],
            self.first,
            self.turns,
            self.left,
            self.exhausted,
            self.conceded,
            self.bans[:],
            self.colours[:],
            self.squares[:],
            self.top[:],
            self.foot[:],
            self.standing[:],
            self.spare[:],
            self.spare_legends[:],
            self.removed[:],
            self.points[:],
            self.earned[:],
            self.fewer[:],
            self.gateway,
            self.legends.copy(),
            self.flares.copy(),
            self.task_deck[:],
            self.task_under[:],
            self.open_tasks[:],
            self.next_task,
            [tasks[:] for tasks in self.claimed],
            self.now.copy(),
        )

    # -- questions

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.players[self.now.seat]

    @property
    def in_teams(self) -> bool:
        return self.sides < self.seats

    def mate(self, player: Player) -> Player:
        """Who sits opposite, in team play."""
        return self.players[(player.seat + self.sides) % self.seats]

    def next_of(self, side: int) -> int:
        """Who stands for a side in what is told: whose turn it is, or who of the side comes next."""
        seat = self.now.seat
        while self.players[seat].side != side:
            seat = (seat + 1) % self.seats
        return seat

    def find(self, squares: list[int], kinds: int) -> list[int]:
        """Those of the squares that hold a piece of these kinds, or none if they say so (see `book`)."""
        here = self.squares
        return [square for square in squares if kinds >> here[square] & 1]

    def all_of(self, kinds: int) -> list[int]:
        """All squares of the arena that hold a piece of these kinds, or none if they say so."""
        top: i64 = 0
        foot: i64 = 0
        for kind in range(1 + 3 * self.sides):
            if kinds >> kind & 1:
                top |= self.top[kind]
                foot |= self.foot[kind]
        return squares_of(top, foot)

    def count(self, side: int, ranks: int) -> int:
        """How many pieces of the ranks the side has on the arena (ruling: on_the_arena)."""
        first = 1 + 3 * side
        standing = self.standing
        number = standing[first] if ranks & ONLY_COMMON else 0
        if ranks & ONLY_HEROIC:
            number += standing[first + HEROIC]
        if ranks & ONLY_LEGENDARY:
            number += standing[first + LEGENDARY]
        return number

    def has_spare(self, side: int, rank: int) -> bool:
        """Whether the supply of the side holds a piece that can be of this rank."""
        return (self.spare_legends[side] if rank == LEGENDARY else self.spare[side]) > 0

    def look(self, piece: int) -> int:
        """The colour and the rank of a piece, for events."""
        return 3 * self.colours[SIDE_OF[piece]] + RANK_OF[piece]

    # -- pieces on and off the arena

    def put(self, square: int, piece: int) -> None:
        """Lay a piece on an empty square; it comes from nowhere."""
        self.squares[square] = piece
        self.standing[piece] += 1
        self._mark(square, EMPTY)
        self._mark(square, piece)

    def lift(self, square: int) -> int:
        """Take the piece of a square; it goes nowhere."""
        piece = self.squares[square]
        self.squares[square] = EMPTY
        self.standing[piece] -= 1
        self._mark(square, piece)
        self._mark(square, EMPTY)
        return piece

    def _mark(self, square: int, piece: int) -> None:
        """Add the square to the board of a kind of piece, or take it off."""
        if square < TOP:
            self.top[piece] ^= 1 << square
        else:
            self.foot[piece] ^= 1 << (square - TOP)

    def change(self, square: int, piece: int) -> int:
        """Another piece stands on the square; whatever was singled out there remains so."""
        before = self.lift(square)
        self.put(square, piece)
        return before

    def take_spare(self, side: int, rank: int) -> None:
        """A piece leaves the supply."""
        if rank == LEGENDARY:
            self.spare_legends[side] -= 1
        else:
            self.spare[side] -= 1

    def give_back(self, piece: int) -> None:
        """A piece comes back to the supply of its owner at once (ruling: destroyed_in_supply)."""
        side = SIDE_OF[piece]
        if RANK_OF[piece] == LEGENDARY:
            self.spare_legends[side] += 1
        else:
            self.spare[side] += 1

    def follow(self, origin: int, target: int) -> None:
        """A piece goes from square to square: it stays what the effect takes it for.

        Ruling: pieces_not_squares.
        """
        now = self.now
        if now.stands and now.being == origin:
            now.being = target
        if origin in now.used:
            now.used[now.used.index(origin)] = target
        if origin in now.chosen:
            now.chosen[now.chosen.index(origin)] = target
        if self.gateway == origin:
            self.gateway = target

    def follow_both(self, one: int, other: int) -> None:
        """Two pieces have changed places."""
        now = self.now
        if now.stands:
            now.being = other_of(now.being, one, other)
        now.used = [other_of(square, one, other) for square in now.used]
        now.chosen = [other_of(square, one, other) for square in now.chosen]
        self.gateway = other_of(self.gateway, one, other)

    def forget(self, square: int) -> None:
        """The piece that stood here is gone."""
        now = self.now
        if now.stands and now.being == square:
            now.stands = False
        if square in now.used:
            now.used.remove(square)
        if square in now.chosen:
            now.chosen.remove(square)
        if self.gateway == square:
            self.lose_gateway()

    def lose_gateway(self) -> None:
        self.tell("gateway-lost", self.now.acting, self.gateway)
        self.gateway = NOWHERE

    # -- cards and points

    def pile_of(self, player: Player, card: int) -> Pile:
        """The deck, with its discard pile, to which a card of this player belongs."""
        if card < FIRST_LEGEND:
            return player.own
        return self.legends if card < FIRST_FLARE else self.flares

    def score(self, side: int, colour: int, points: int, source: int) -> None:
        """The side scores in the colour of another."""
        self.points[side * self.sides + colour] += points
        self.earned[side * SOURCES + source] += points
        shown = self.colours[colour] if self.mode == MELEE else NO_DECK
        seat = self.next_of(side)
        if source == BY_DESTROYING:
            self.tell("score-destroyed", seat, points, shown)
        else:
            self.tell("score-legend" if source == BY_LEGENDS else "score-flare", seat, points, shown)

    def note_summons(self, square: int, *, legendary: bool) -> None:
        """Count a summoned being for the tasks."""
        deeds = self.now.deeds
        deeds[SUMMONED] += 1
        if TINT_OF[square] != PLAIN:
            deeds[ON_RED if TINT_OF[square] == RED else ON_GREEN] += 1
        if legendary:
            deeds[LEGENDARY_ONES] += 1

    # -- plain data, and what must always hold

    def to_data(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "chance": self.chance.to_data(),
            "reveals": self.reveals,
            "settings": self.settings,
            "mode": self.mode,
            "sides": self.sides,
            "players": [player.to_data() for player in self.players],
            "first": self.first,
            "turns": self.turns,
            "left": self.left,
            "exhausted": self.exhausted,
            "conceded": self.conceded,
            "bans": self.bans,
            "colours": self.colours,
            "squares": self.squares,
            "spare": self.spare,
            "spare_legends": self.spare_legends,
            "removed": self.removed,
            "points": self.points,
            "earned": self.earned,
            "fewer": self.fewer,
            "gateway": self.gateway,
            "legends": self.legends.to_data(),
            "flares": self.flares.to_data(),
            "task_deck": self.task_deck,
            "task_under": self.task_under,
            "open_tasks": self.open_tasks,
            "next_task": self.next_task,
            "claimed": self.claimed,
            "now": self.now.to_data(),
        }

    def check(self) -> None:
        """Every piece and every card is there, once, and no limit is broken."""
        assert self.phase in PHASES, "a phase that does not exist"
        assert self.reveals >= 0, "less than nothing revealed"
        assert 0 <= self.first < self.seats, "the first turn of nobody"
        assert 0 <= self.now.acting < self.seats, "nobody decides"
        assert self.now.actions >= 0, "less than no actions"
        pieces_are_sound(self)
        cards_are_sound(self)


def other_of(square: int, one: int, other: int) -> int:
    """Where a square is after two have changed places."""
    if square == one:
        return other
    return one if square == other else square


PHASES: Final = {"setup", "decks", "stones", "act", "return", "finish", ""}


def two_sided_pieces(mode: int, sides: int) -> int:
    """How many each side has: the others lie on score boards (ruling: markers)."""
    if mode == HIGH_FORM:
        return TWO_SIDED
    return TWO_SIDED - (1 if mode == DUEL else sides - 1)


def pieces_are_sound(t: TashKalarTable) -> None:
    on_arena = [0] * KINDS
    for square in range(GRID):
        piece = t.squares[square]
        on_arena[piece] += 1
        for kind in range(KINDS):
            board = t.top[kind] >> square if square < TOP else t.foot[kind] >> (square - TOP)
            assert board & 1 == (kind == piece and square in SQUARES), "the boards disagree"
    assert t.standing[1:] == on_arena[1:], "pieces counted wrongly"
    for side in range(t.sides):
        stored = [player.stored for player in t.players if SIDE_OF[player.stored] == side]
        legends = stored.count(1 + 3 * side + LEGENDARY)
        two_sided = on_arena[1 + 3 * side] + on_arena[2 + 3 * side] + t.spare[side] + t.removed[2 * side]
        two_sided += len(stored) - legends
        assert two_sided == two_sided_pieces(t.mode, t.sides), f"two-sided pieces of side {side}: {two_sided}"
        legends += on_arena[3 + 3 * side] + t.spare_legends[side] + t.removed[2 * side + 1]
        assert legends == LEGENDS_A_SIDE, f"legendary pieces of side {side}: {legends}"
        assert min(t.spare[side], t.spare_legends[side]) >= 0, "less than no pieces"
    if t.gateway != NOWHERE:
        assert RANK_OF[t.squares[t.gateway]] in (0, 1), "a Gateway that cannot be one"


def cards_are_sound(t: TashKalarTable) -> None:
    shared = [*t.legends.over, *t.legends.deck, *t.legends.under, *t.legends.discard]
    shared += [*t.flares.over, *t.flares.deck, *t.flares.under, *t.flares.discard]
    if t.now.playing >= FIRST_LEGEND:
        shared.append(t.now.playing)
    for player in t.players:
        shared += [card for card in player.hand if card >= FIRST_LEGEND]
        if player.pile is None:
            assert not player.hand, "cards without a deck"
            continue
        own = [*player.own.over, *player.own.deck, *player.own.under, *player.own.discard, *player.beings()]
        own += [card for card in (player.frozen, player.pending) if card != NO_CARD]
        if t.now.seat == player.seat and 0 <= t.now.playing < FIRST_LEGEND:
            own.append(t.now.playing)
        first = first_of(SUIT_OF_DECK[player.deck])
        assert sorted(own) == list(range(first, first + A_DECK)), f"beings lost or doubled: {sorted(own)}"
        assert 0 <= player.turned <= player.own.size, "more turned cards than the deck holds"
    assert sorted(shared) == list(range(FIRST_LEGEND, CARDS)), f"cards lost or doubled: {sorted(shared)}"
    decks = [player.deck for player in t.players if player.deck != NO_DECK]
    assert len(set(decks)) == len(decks) <= len(DECKS), "one deck in two hands"
    if t.mode == HIGH_FORM:
        tasks = [*t.task_deck, *t.task_under, *t.open_tasks]
        for claimed in t.claimed:
            tasks += claimed
        if t.next_task != NO_TASK:
            tasks.append(t.next_task)
        assert sorted(tasks) == list(range(TASKS)), "tasks lost or doubled"


def load_table(data: dict[str, Any]) -> TashKalarTable:
    """The inverse of `TashKalarTable.to_data`."""
    table = new_table_of(
        data["phase"],
        Chance.from_data(data["chance"]),
        data["reveals"],
        dict(data["settings"]),
        data["mode"],
        data["sides"],
        [load_player(seat, player) for seat, player in enumerate(data["players"])],
        data["first"],
    )
    table.turns, table.left, table.exhausted = data["turns"], data["left"], data["exhausted"]
    table.conceded, table.gateway, table.next_task = data["conceded"], data["gateway"], data["next_task"]
    table.bans, table.colours = list(data["bans"]), list(data["colours"])
    for square, piece in enumerate(data["squares"]):
        if piece:
            table.put(square, piece)
    table.spare, table.spare_legends = list(data["spare"]), list(data["spare_legends"])
    table.removed, table.points = list(data["removed"]), list(data["points"])
    table.earned, table.fewer = list(data["earned"]), list(data["fewer"])
    table.legends, table.flares = load_pile(data["legends"]), load_pile(data["flares"])
    table.task_deck, table.task_under = list(data["task_deck"]), list(data["task_under"])
    table.open_tasks = list(data["open_tasks"])
    table.claimed = [list(tasks) for tasks in data["claimed"]]
    table.now = load_turn(data["now"])
    return table


def new_table_of(
    phase: str,
    chance: Chance,
    reveals: int,
    settings: dict[str, str | int],
    mode: int,
    sides: int,
    players: list[Player],
    first: int,
) -> TashKalarTable:
    """A table with an empty arena and all pieces in their supplies."""
    top, foot = [0] * KINDS, [0] * KINDS
    for square in SQUARES:
        if square < TOP:
            top[EMPTY] |= 1 << square
        else:
            foot[EMPTY] |= 1 << (square - TOP)
    return TashKalarTable(
        phase, chance, reveals, settings, mode, sides, players, first,
        turns=0, left=NEVER, exhausted=False, conceded=NOBODY, bans=[], colours=[NO_DECK] * sides,
        squares=[EMPTY] * GRID, top=top, foot=foot, standing=[0] * KINDS,
        spare=[two_sided_pieces(mode, sides)] * sides,
        spare_legends=[LEGENDS_A_SIDE] * sides, removed=[0] * (2 * sides), points=[0] * (sides * sides),
        earned=[0] * (sides * SOURCES), fewer=[0] * sides, gateway=NOWHERE, legends=new_pile(LEGENDS),
        flares=new_pile(FLARES), task_deck=list(range(TASKS)) if mode == HIGH_FORM else [], task_under=[],
        open_tasks=[], next_task=NO_TASK, claimed=[[] for _ in range(sides)], now=Turn(first),
    )  # fmt: skip


def load_player(seat: int, data: Any) -> Player:
    side, deck, pile, hand, turned, turns, improvised, frozen, pending, warped, stored, stored_gateway = data
    return Player(
        seat, side, deck, None if pile is None else load_pile(pile), list(hand), turned, turns, improvised,
        frozen, pending, list(warped), stored, stored_gateway,
    )  # fmt: skip
