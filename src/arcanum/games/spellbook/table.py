"""The table of SpellBook: tokens, cards and boards, and the moves of a single token between them."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.table import Table
from arcanum.core.words import Option

COLOURS: Final = ["red", "purple", "green", "black", "white", "blue", "yellow"]
RUNES: Final = ["circle", "triangle", "square"]
RED: Final = 0
PURPLE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
WHITE: Final = 4
BLUE: Final = 5
YELLOW: Final = 6

# A token is colour * 3 + rune. Tokens of the same kind cannot be told apart.
TOKENS: Final = [f"{colour}-{rune}" for colour in COLOURS for rune in RUNES]
TOKEN_BY_NAME: Final[dict[str | int, int]] = {name: token for token, name in enumerate(TOKENS)}
KINDS: Final = 21
COPIES: Final = 5
NO_TOKEN: Final = -1

# Sets of kinds as bit masks.
ANY: Final = (1 << KINDS) - 1
OF_RUNE: Final = [sum(1 << token for token in range(KINDS) if token % 3 == rune) for rune in range(3)]
OF_COLOUR: Final = [0b111 << 3 * colour for colour in range(7)]

POOL_LIMIT: Final = 9
STARTING_POOL: Final = 2
FAMILIAR_CELLS: Final = 14
FAMILIAR_SCORE: Final = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]  # by the number of stored tokens
RIVAL_CELLS: Final = 17
RIVAL_SCORE: Final = [0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40]
RIVAL_WIPES: Final = (4, 9, 14)  # the cells, counted from 1, that bear the discard symbol

MORNING: Final = 0
MIDDAY: Final = 1
EVENING: Final = 2
NO_PHASE: Final = 3
PHASES: Final = ["morning", "midday", "evening", "none"]

LEARNED_AT: Final = (3, 4, 5)


class Player:
    """What lies in front of one player. Everything of it is open to all."""

    __slots__ = ("card_tokens", "familiar", "levels", "pool", "seat")

    def __init__(
        self, seat: int, pool: list[int], familiar: list[int], levels: list[int], card_tokens: list[int]
    ) -> None:
        self.seat = seat
        self.pool = pool
        self.familiar = familiar  # in the order of its cells
        self.levels = levels  # by colour; 0: not learned
        self.card_tokens = card_tokens  # by colour: the token on the card

    def copy(self) -> "Player":
        return Player(self.seat, self.pool[:], self.familiar[:], self.levels[:], self.card_tokens[:])

    @property
    def pool_is_full(self) -> bool:
        return len(self.pool) >= POOL_LIMIT

    @property
    def room(self) -> int:
        """How many more tokens the pool can hold."""
        return POOL_LIMIT - len(self.pool)

    @property
    def free_cells(self) -> int:
        return FAMILIAR_CELLS - len(self.familiar)

    @property
    def spells_learned(self) -> int:
        learned = 0
        for level in self.levels:
            if level:
                learned += 1
        return learned

    def rune_on_card(self, colour: int) -> int:
        return self.card_tokens[colour] % 3


class Setup:
    """What was settled before the game began and never changes: the spells in play and the rule switches.

    `with_phase`, `when_taken`, `when_paid` and `when_dawned` list the colours whose spell in play has an action
    in a phase or waits for a moment; the cards' entries fill them in.
    """

    __slots__ = (
        "mirage_after_action", "mirage_wide", "settings", "solo", "spells", "storm_min", "trim_altar",
        "when_dawned", "when_paid", "when_taken", "with_phase",
    )  # fmt: skip

    def __init__(self, spells: list[int], solo: bool, settings: dict[str, str | int]) -> None:
        self.spells = spells  # by colour: the number of the spell in play
        self.solo = solo
        self.settings = settings
        self.mirage_after_action = settings["mirage_timing"] == "after_action"
        self.mirage_wide = settings["mirage_on_store_or_swap"] == "yes"
        self.storm_min = int(settings["storm_min_replace"])
        self.trim_altar = settings.get("solo_trim_altar") == "yes"
        self.with_phase: list[list[int]] = [[], [], [], []]
        self.when_taken: list[int] = []
        self.when_paid: list[int] = []
        self.when_dawned: list[int] = []


class SpellBookTable(Table):
    """Bag and box are counts by kind, with their sizes; all other places list the tokens that lie there."""

    __slots__ = (
        "altar", "aside", "bag", "bag_size", "box", "box_size", "day", "ending", "fresh", "mirages", "players",
        "rival", "rival_bottom", "setup", "stage", "turn",
    )  # fmt: skip

    def __init__(
        self,
        phase: str,
        chance: Chance,
        reveals: int,
        setup: Setup,
        players: list[Player],
        bag: list[int],
        bag_size: int,
        box: list[int],
        box_size: int,
        altar: list[int],
        aside: list[int],
        rival: list[int],
        rival_bottom: list[int],
        turn: int,
        day: int,
        stage: int,
        fresh: int,
        mirages: int,
        ending: bool,
    ) -> None:
        super().__init__(len(players), phase, chance, reveals)
        self.setup = setup
        self.players = players
        self.bag = bag
        self.bag_size = bag_size
        self.box = box
        self.box_size = box_size
        self.altar = altar
        self.aside = aside  # tokens named for payment or replacement, on their way to the box
        self.rival = rival  # solo: the cells of the rival's board
        self.rival_bottom = rival_bottom
        self.turn = turn  # whose day it is
        self.day = day
        self.stage = stage  # the phase of that day
        self.fresh = fresh  # bit mask of colours: spells learned today
        self.mirages = mirages  # Mirage draws that wait for the end of the action
        self.ending = ending  # the last round is being played

    def copy(self) -> "SpellBookTable":
        return SpellBookTable(
            self.phase,
            self.chance.copy(),
            self.reveals,
            self.setup,
            [player.copy() for player in self.players],
            self.bag[:],
            self.bag_size,
            self.box[:],
            self.box_size,
            self.altar[:],
            self.aside[:],
            self.rival[:],
            self.rival_bottom[:],
            self.turn,
            self.day,
            self.stage,
            self.fresh,
            self.mirages,
            self.ending,
        )

    # -- questions

    @property
    def can_draw(self) -> bool:
        return self.bag_size + self.box_size > 0

    def on_altar(self, kinds: int) -> int:
        """How many tokens of these kinds lie on the altar."""
        return count(self.altar, kinds)

    # -- one token from place to place

    def draw_token(self) -> int:
        """A random token out of the bag; NO_TOKEN when bag and box are empty.

        The bag is refilled at the moment it is needed (rulings: draw_order_and_recycling, nothing_left_to_draw).
        """
        if self.bag_size == 0:
            if self.box_size == 0:
                return NO_TOKEN
            self._recycle()
        at = self.chance.below(self.bag_size)
        bag = self.bag
        token = 0
        while at >= bag[token]:
            at -= bag[token]
            token += 1
        bag[token] -= 1
        self.bag_size -= 1
        return token

    def _recycle(self) -> None:
        self.tell("recycle", self.turn, self.box_size)
        self.bag, self.box = self.box, self.bag
        self.bag_size, self.box_size = self.box_size, 0

    def draw(self, player: Player, number: int) -> None:
        """The player draws one by one, as long as limit and bag allow (ruling: partial_pool_limit)."""
        pool = player.pool
        for _ in range(number):
            if len(pool) >= POOL_LIMIT:
                return
            token = self.draw_token()
            if token == NO_TOKEN:
                return
            pool.append(token)
            self.tell("draw", player.seat, token)

    def draw_to_altar(self, number: int) -> None:
        for _ in range(number):
            token = self.draw_token()
            if token == NO_TOKEN:
                return
            self.altar.append(token)
            self.tell("altar", self.turn, token)

    def put_in_box(self, token: int) -> None:
        self.box[token] += 1
        self.box_size += 1

    def discard(self, player: Player, token: int) -> None:
        player.pool.remove(token)
        self.put_in_box(token)
        self.tell("discard", player.seat, token)

    def store(self, player: Player, token: int, source: list[int]) -> None:
        """Move a token to the first free cell of the player's familiar."""
        source.remove(token)
        player.familiar.append(token)
        self.tell("store-from-altar" if source is self.altar else "store", player.seat, token)

    def lower(self, player: Player, colour: int) -> None:
        player.levels[colour] -= 1
        self.tell("lower", player.seat, self.setup.spells[colour], player.levels[colour])

    def raise_spell(self, player: Player, colour: int) -> None:
        player.levels[colour] += 1
        self.tell("raise", player.seat, self.setup.spells[colour], player.levels[colour])

    # -- plain data, and what must always hold

    def to_data(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "chance": self.chance.to_data(),
            "reveals": self.reveals,
            "spells": self.setup.spells,
            "settings": self.setup.settings,
            "players": [
                [player.pool, player.familiar, player.levels, player.card_tokens] for player in self.players
            ],
            "bag": self.bag,
            "box": self.box,
            "altar": self.altar,
            "aside": self.aside,
            "rival": self.rival,
            "rival_bottom": self.rival_bottom,
            "turn": self.turn,
            "day": self.day,
            "stage": self.stage,
            "fresh": self.fresh,
            "mirages": self.mirages,
            "ending": self.ending,
        }

    def check(self) -> None:
        """All 105 tokens are there, and no limit is broken."""
        found = [self.bag[kind] + self.box[kind] for kind in range(KINDS)]
        for place in self._places():
            for token in place:
                if token != NO_TOKEN:
                    found[token] += 1
        assert found == [COPIES] * KINDS, f"tokens lost or doubled: {found}"
        assert min(self.bag) >= 0, "less than no tokens in the bag"
        assert min(self.box) >= 0, "less than no tokens in the box"
        assert self.phase in {"setup", "day", ""}, "a phase that does not exist"
        assert self.stage in {MORNING, MIDDAY, EVENING}, "a part of the day that does not exist"
        assert 0 <= self.turn < self.seats, "the turn of nobody"
        assert self.day >= 0, "a day before the first"
        assert self.reveals >= 0, "less than nothing revealed"
        assert [number // 3 for number in self.setup.spells] == list(range(7)), "not a spell of each colour"
        assert self.bag_size == sum(self.bag), "the size of the bag"
        assert self.box_size == sum(self.box), "the size of the box"
        for player in self.players:
            assert len(player.pool) <= POOL_LIMIT, "a pool over the limit"
            assert len(player.familiar) <= FAMILIAR_CELLS, "a familiar with too many tokens"
            for colour, (level, token) in enumerate(zip(player.levels, player.card_tokens, strict=True)):
                assert level in (0, 3, 4, 5), "a level that does not exist"
                assert (level == 0) == (token == NO_TOKEN), "a level without its token"
                assert level == 0 or token // 3 == colour, "a token of another colour on the card"
        assert len(self.rival) <= RIVAL_CELLS, "too many tokens with the rival"

    def _places(self) -> list[list[int]]:
        places = [self.altar, self.aside, self.rival, self.rival_bottom]
        for player in self.players:
            places += [player.pool, player.familiar, player.card_tokens]
        return places


def load_table(data: dict[str, Any]) -> SpellBookTable:
    """The inverse of `SpellBookTable.to_data`."""
    players = [
        Player(seat, list(pool), list(familiar), list(levels), list(card_tokens))
        for seat, (pool, familiar, levels, card_tokens) in enumerate(data["players"])
    ]
    return SpellBookTable(
        data["phase"],
        Chance.from_data(data["chance"]),
        data["reveals"],
        Setup(list(data["spells"]), len(players) == 1, dict(data["settings"])),
        players,
        list(data["bag"]),
        sum(data["bag"]),
        list(data["box"]),
        sum(data["box"]),
        list(data["altar"]),
        list(data["aside"]),
        list(data["rival"]),
        list(data["rival_bottom"]),
        data["turn"],
        data["day"],
        data["stage"],
        data["fresh"],
        data["mirages"],
        data["ending"],
    )


def count(tokens: list[int], kinds: int) -> int:
    """How many of the tokens are of these kinds."""
    found = 0
    for token in tokens:
        if kinds >> token & 1:
            found += 1
    return found


def kinds_of(tokens: list[int]) -> int:
    """The kinds among the tokens, as a mask."""
    kinds = 0
    for token in tokens:
        kinds |= 1 << token
    return kinds


def one_of_each(verb: list[Option], tokens: list[int], kinds: int = ANY) -> list[Option]:
    """One option for each of these kinds among the tokens: equal tokens are one option."""
    options: list[Option] = []
    for token in tokens:
        if kinds >> token & 1:
            kinds &= ~(1 << token)
            options.append(verb[token])
    return options


def token_options(verb: str) -> list[Option]:
    """The option of doing this to a token, for each kind of token."""
    return [(verb, name) for name in TOKENS]


def token_of(option: Option) -> int:
    return TOKEN_BY_NAME[option[1]]
