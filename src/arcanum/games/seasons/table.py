"""The table of Seasons: cards, energy, crystals, dice and the wheel, and the moves of single pieces."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import EVERYBODY
from arcanum.core.table import Table
from arcanum.games.seasons.book import CARDS, KINDS

NO_CARD: Final = -1
NOBODY: Final = -1

RESERVE_LIMIT: Final = 7
GRIMOIRE_LIMIT: Final = 10
GAUGE_LIMIT: Final = 15
MOST_BONUSES: Final = 3
HAND: Final = 9  # cards to draft, and then to split
PACKET: Final = 3  # cards for a year
SPACES: Final = 12
YEARS: Final = 3

# Where a card in a hidden place came from, as everybody knows: from the draft (packet and step), from the draw
# pile (after which shuffle), or from a prepared set. A seat may remember what it has seen; see `mind`.
SHUFFLED: Final = HAND * 4
PREPARED: Final = -1

# The cards that hold tokens of their own: both copies of two kinds.
AMULET_OF_WATER: Final = 3
GLUTTON_CAULDRON: Final = 34
BESPELLED_GRIMOIRE: Final = 17
ELEMENTAL_AMULET: Final = 30
STORES: Final = 4

KNOWN_TO_ALL: Final = 31  # the four seats, and whoever looks on

NO_REQUEST: Final = 0
FAMILIAR_WANTED: Final = 1


class Player:
    """A sorcerer. All but the hand, the library and the cards of the prelude is open to everybody."""

    __slots__ = (
        "bonuses", "crystals", "gauge", "hand", "packet", "picks", "reserve", "seat", "second", "third", "zone",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        crystals: int,
        gauge: int,
        bonuses: int,
        reserve: list[int],
        hand: list[int],
        zone: list[int],
        second: list[int],
        third: list[int],
        packet: list[int],
        picks: list[int],
    ) -> None:
        self.seat = seat
        self.crystals = crystals
        self.gauge = gauge
        self.bonuses = bonuses  # how many were used
        self.reserve = reserve  # energy tokens by type
        self.hand = hand
        self.zone = zone  # the cards in play, in the order in which they came
        self.second = second  # the library for year II
        self.third = third  # and for year III
        self.packet = packet  # the cards to draft from
        self.picks = picks  # the cards drafted

    def copy(self) -> "Player":
        return Player(
            self.seat, self.crystals, self.gauge, self.bonuses, self.reserve[:], self.hand[:], self.zone[:],
            self.second[:], self.third[:], self.packet[:], self.picks[:],
        )  # fmt: skip

    @property
    def number_of_tokens(self) -> int:
        reserve = self.reserve
        return reserve[0] + reserve[1] + reserve[2] + reserve[3]

    @property
    def has_slot(self) -> bool:
        """Whether the summoning gauge allows another card in play (ruling: gauge_below_cards)."""
        return len(self.zone) < self.gauge

    def number_in_play(self, kind: int) -> int:
        """How many copies of a card the player has in play."""
        number = 0
        for card in self.zone:
            if card >> 1 == kind:
                number += 1
        return number


class SeasonsTable(Table):
    """Cards are numbers from 0 to 99. The draw pile is a set: chance draws from it when a card is needed."""

    __slots__ = (
        "access", "deck", "declared", "dice", "dice_season", "discard", "drawn", "extra", "first", "knows",
        "origin", "owners", "pending", "players", "rolled", "served", "settings", "shuffles", "sides", "space",
        "step", "stored", "top", "turn", "turned", "wanted", "year", "years_begun",
    )  # fmt: skip

    def __init__(
        self,
        phase: str,
        chance: Chance,
        reveals: int,
        settings: dict[str, str | int],
        players: list[Player],
        deck: list[int],
        top: int,
        discard: list[int],
        shuffles: int,
        drawn: list[int],
        origin: list[int],
        knows: list[int],
        stored: list[int],
        turned: list[int],
        dice: list[int],
        dice_season: int,
        rolled: list[int],
        sides: list[int],
        owners: list[int],
        space: int,
        year: int,
        years_begun: int,
        step: int,
        first: int,
        turn: int,
        access: bool,
        extra: int,
        declared: int,
        served: int,
        wanted: int,
        pending: list[int],
    ) -> None:
        super().__init__(len(players), phase, chance, reveals)
        self.settings = settings
        self.players = players
        self.deck = deck
        self.top = top  # a card that somebody has seen on top of the draw pile, or NO_CARD
        self.discard = discard
        self.shuffles = shuffles  # how often the discard pile has become the draw pile
        self.drawn = drawn  # cards drawn for an effect, of which some will be kept
        self.origin = origin  # of each card: where it came from
        self.knows = knows  # of each card: the bit mask of the seats that know where it is
        self.stored = stored  # the tokens on cards: four stores, four types each; see `store_of`
        self.turned = turned  # cards in play that were activated in this round
        self.dice = dice  # the dice of this game, as many of each season
        self.dice_season = dice_season  # the season whose dice lie on the table
        self.rolled = rolled  # which of them
        self.sides = sides  # the side that each shows
        self.owners = owners  # who has taken it, or NOBODY
        self.space = space  # where the season token stands, from 0 to 11
        self.year = year
        self.years_begun = years_begun  # the latest year whose library was taken
        self.step = step  # how many cards everybody has drafted
        self.first = first  # who goes first in this round
        self.turn = turn  # how many seats have taken their die, or had their turn
        self.access = access  # whether whoever has the turn may transmute
        self.extra = extra  # how many crystals more the bonuses of this turn bring for each token
        self.declared = declared  # the bit mask of the energies declared for the Elemental Amulet
        self.served = served  # how many players have their card of those that Naria shares out
        self.wanted = wanted  # what a hand must have for the effect that is under way; see `mind`
        self.pending = pending  # cards whose effect at the end of the round is still to come

    def copy(self) -> "SeasonsTable":
        return SeasonsTable(
            self.phase,
            self.chance.copy(),
            self.reveals,
            self.settings,
            [player.copy() for player in self.players],
            self.deck[:],
            self.top,
            self.discard[:],
            self.shuffles,
            self.drawn[:],
            self.origin[:],
            self.knows[:],
            self.stored[:],
            self.turned[:],
            self.dice,
            self.dice_season,
            self.rolled[:],
            self.sides[:],
            self.owners[:],
            self.space,
            self.year,
            self.years_begun,
            self.step,
            self.first,
            self.turn,
            self.access,
            self.extra,
            self.declared,
            self.served,
            self.wanted,
            self.pending[:],
        )

    # -- questions

    @property
    def season(self) -> int:
        """The season on which the token stands."""
        return self.space // 3

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw (ruling: empty_deck_and_discard)."""
        return bool(self.deck) or bool(self.discard) or self.top != NO_CARD

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.deck) + (self.top != NO_CARD)

    def rivals(self, me: Player) -> list[Player]:
        """The opponents, clockwise from the left neighbour."""
        return [self.players[(me.seat + place) % self.seats] for place in range(1, self.seats)]

    def whose_turn(self) -> Player:
        """Clockwise from the first player of the round."""
        return self.players[(self.first + self.turn) % self.seats]

    def limit_of(self, player: Player) -> int:
        """How many tokens the reserve holds; a second Grimoire adds nothing."""
        return GRIMOIRE_LIMIT if player.number_in_play(BESPELLED_GRIMOIRE) else RESERVE_LIMIT

    # -- cards from place to place

    def next_card(self, seat: int) -> int:
        """The top of the draw pile; NO_CARD when the discard pile is empty, too.

        The discard pile becomes a new draw pile only when a card is needed (ruling: deck_reshuffle_timing).
        """
        card = self.top
        if card != NO_CARD:
            self.top = NO_CARD
            if not self.knows[card] >> seat & 1:
                self.reveal()  # what another has put back on top is new to this seat
            return card
        if not self.deck:
            if not self.discard:
                return NO_CARD
            self.deck, self.discard = self.discard, []
            self.shuffles += 1
            for card in self.deck:
                self.knows[card] = 0
                self.origin[card] = SHUFFLED + self.shuffles
            self.tell("reshuffle", seat, len(self.deck))
        return self.chance.draw(self.deck)

    def draw(self, player: Player) -> int:
        """The player draws a card unseen by the others; NO_CARD when there is none."""
        card = self.next_card(player.seat)
        if card != NO_CARD:
            self.knows[card] |= 1 << player.seat
            player.hand.append(card)
            self.tell_secretly(1 << player.seat, "draw", player.seat, len(player.hand), self.pile, card >> 1)
        return card

    def draw_aside(self, player: Player, number: int) -> None:
        """The player draws cards to look at, before some of them are kept."""
        for _ in range(number):
            card = self.next_card(player.seat)
            if card == NO_CARD:
                break
            self.knows[card] |= 1 << player.seat
            self.drawn.append(card)
            self.tell_secretly(1 << player.seat, "look", player.seat, len(self.drawn), self.pile, card >> 1)

    def keep_drawn(self, player: Player, card: int) -> None:
        """A card that was looked at goes into the hand."""
        self.drawn.remove(card)
        player.hand.append(card)
        self.tell_secretly(1 << player.seat, "keep", player.seat, len(player.hand), len(self.drawn), card >> 1)

    def throw_away(self, seat: int, card: int) -> None:
        """A card that was not shown yet goes to the discard pile (ruling: discard_visibility)."""
        if self.settings["discard"] == "face-up":
            if self.knows[card] != KNOWN_TO_ALL:
                self.reveal()
            self.to_discard(card)
            self.tell("discard", seat, card >> 1)
        else:
            self.discard.append(card)
            knows = EVERYBODY if self.knows[card] == KNOWN_TO_ALL else self.knows[card]
            self.tell_secretly(knows, "throw-away", seat, len(self.discard), self.pile, card >> 1)

    def throw_drawn_away(self, seat: int) -> None:
        for card in self.drawn:
            self.throw_away(seat, card)
        self.drawn = []

    def to_discard(self, card: int) -> None:
        """A card that everybody has seen goes to the discard pile."""
        self.knows[card] = KNOWN_TO_ALL
        self.discard.append(card)

    def first_of(self, cards: list[int], kind: int) -> int:
        """The copy that is meant by the name of a card: nobody can tell them apart, so the best known one."""
        best = NO_CARD
        knowing = -1
        for card in cards:
            if card >> 1 == kind and self.knows[card].bit_count() > knowing:
                best = card
                knowing = self.knows[card].bit_count()
        return best

    # -- energy, crystals, the gauge

    def gain_energy(self, player: Player, energy: int, number: int = 1) -> None:
        """From a supply without end (ruling: energy_supply); the limit comes right after."""
        player.reserve[energy] += number
        self.tell("gain-energy", player.seat, energy, number)

    def discard_energy(self, player: Player, energy: int, number: int = 1) -> None:
        player.reserve[energy] -= number
        self.tell("discard-energy", player.seat, energy, number)

    def discard_reserve(self, player: Player) -> None:
        """All tokens of the reserve go; what lies on cards of its own is no part of it."""
        for energy in range(4):
            number = player.reserve[energy]
            if number:
                self.discard_energy(player, energy, number)

    def gain_crystals(self, player: Player, number: int) -> None:
        if number:
            player.crystals += number
            self.tell("gain-crystals", player.seat, number)

    def lose_crystals(self, player: Player, number: int) -> int:
        """Nobody falls below nothing (ruling: crystal_floor). Returns how many were lost."""
        lost = min(number, player.crystals)
        if lost:
            player.crystals -= lost
            self.tell("lose-crystals", player.seat, lost)
        return lost

    def pay_crystals(self, player: Player, number: int) -> None:
        """The player has as many."""
        if number:
            player.crystals -= number
            self.tell("pay-crystals", player.seat, number)

    def give_crystals(self, giver: Player, taker: Player, number: int) -> int:
        """As many as the giver has; returns how many that was."""
        given = self.lose_crystals(giver, number)
        self.gain_crystals(taker, given)
        return given

    def raise_gauge(self, player: Player, steps: int) -> None:
        """What goes beyond the end of the gauge is lost."""
        steps = min(steps, GAUGE_LIMIT - player.gauge)
        if steps:
            player.gauge += steps
            self.tell("gauge-up", player.seat, steps, player.gauge)

    def lower_gauge(self, player: Player) -> None:
        if player.gauge:
            player.gauge -= 1
            self.tell("gauge-down", player.seat, 1, player.gauge)

    # -- plain data, and what must always hold

    def to_data(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "chance": self.chance.to_data(),
            "reveals": self.reveals,
            "settings": self.settings,
            "players": [
                [
                    player.crystals, player.gauge, player.bonuses, player.reserve, player.hand, player.zone,
                    player.second, player.third, player.packet, player.picks,
                ]
                for player in self.players
            ],
            "deck": self.deck,
            "top": self.top,
            "discard": self.discard,
            "shuffles": self.shuffles,
            "drawn": self.drawn,
            "origin": self.origin,
            "knows": self.knows,
            "stored": self.stored,
            "turned": self.turned,
            "dice": self.dice,
            "dice_season": self.dice_season,
            "rolled": self.rolled,
            "sides": self.sides,
            "owners": self.owners,
            "space": self.space,
            "year": self.year,
            "years_begun": self.years_begun,
            "step": self.step,
            "first": self.first,
            "turn": self.turn,
            "access": self.access,
            "extra": self.extra,
            "declared": self.declared,
            "served": self.served,
            "wanted": self.wanted,
            "pending": self.pending,
        }  # fmt: skip

    def check(self) -> None:
        """All cards of the game are there, once each, and no limit is broken."""
        cards = self.deck + self.discard + self.drawn
        if self.top != NO_CARD:
            cards.append(self.top)
        for player in self.players:
            cards += player.hand + player.zone + player.second + player.third + player.packet + player.picks
        kinds = KINDS if self.settings["level"] == "archmage" else 30
        assert sorted(cards) == list(range(2 * kinds)), f"cards lost or doubled: {sorted(cards)}"
        assert self.phase in PHASES, "a phase that does not exist"
        assert len(self.origin) == len(self.knows) == CARDS, "cards that nobody knows anything of"
        assert len(self.stored) == 4 * STORES, "tokens on cards that hold none"
        assert min(self.stored) >= 0, "less than no tokens on a card"
        assert 0 <= self.space < SPACES, "a space that does not exist"
        assert 0 <= self.dice_season < 4, "a season that does not exist"
        assert len(self.rolled) == len(self.sides) == len(self.owners), "dice without sides"
        assert 0 <= self.first < self.seats, "the first turn of nobody"
        assert 0 <= self.turn <= self.seats, "a turn that does not exist"
        assert 0 <= self.step <= HAND, "a draft without end"
        assert 1 <= self.years_begun <= YEARS, "a year that does not exist"
        assert 0 <= self.declared < 16, "energies declared that do not exist"
        assert 0 <= self.served <= self.seats, "cards for players that do not exist"
        assert NO_REQUEST <= self.wanted <= FAMILIAR_WANTED, "something unknown is wanted"
        assert min(self.shuffles, self.reveals, self.extra) >= 0, "less than nothing"
        in_play = [card for player in self.players for card in player.zone]
        assert set(self.turned) <= set(in_play), "a card is turned that is not in play"
        for store in range(STORES):
            lies = any(store_of(card) == store for card in in_play)
            assert lies or not any(self.stored[4 * store : 4 * store + 4]), "tokens on a card that is not in play"
        for player in self.players:
            player_is_sound(self, player)


PHASES: Final = [
    "setup", "draft", "split", "round", "pick", "die", "keep-or-not", "keep", "share", "act", "round-end",
    "season", "",
]  # fmt: skip


def player_is_sound(t: SeasonsTable, player: Player) -> None:
    assert len(player.reserve) == 4, "energies that do not exist"
    assert min(player.reserve) >= 0, "less than no tokens"
    assert player.crystals >= 0, "less than no crystals"
    assert 0 <= player.gauge <= GAUGE_LIMIT, "beyond the end of the summoning gauge"
    assert 0 <= player.bonuses <= MOST_BONUSES, "more bonuses than there are"
    hidden = player.hand + player.second + player.third + player.packet + player.picks
    assert all(t.knows[card] >> player.seat & 1 for card in hidden), "a card that its owner does not know"


def store_of(card: int) -> int:
    """The store for the tokens on a card: 0 and 1 on the Amulets of Water, 2 and 3 on the Cauldrons; else -1."""
    kind = card >> 1
    if kind == AMULET_OF_WATER:
        return card & 1
    return 2 + (card & 1) if kind == GLUTTON_CAULDRON else -1


def load_table(data: dict[str, Any]) -> SeasonsTable:
    """The inverse of `SeasonsTable.to_data`."""
    players = [
        Player(seat, crystals, gauge, bonuses, *[list(cards) for cards in rest])
        for seat, (crystals, gauge, bonuses, *rest) in enumerate(data["players"])
    ]
    return SeasonsTable(
        data["phase"],
        Chance.from_data(data["chance"]),
        data["reveals"],
        dict(data["settings"]),
        players,
        list(data["deck"]),
        data["top"],
        list(data["discard"]),
        data["shuffles"],
        list(data["drawn"]),
        list(data["origin"]),
        list(data["knows"]),
        list(data["stored"]),
        list(data["turned"]),
        list(data["dice"]),
        data["dice_season"],
        list(data["rolled"]),
        list(data["sides"]),
        list(data["owners"]),
        data["space"],
        data["year"],
        data["years_begun"],
        data["step"],
        data["first"],
        data["turn"],
        data["access"],
        data["extra"],
        data["declared"],
        data["served"],
        data["wanted"],
        list(data["pending"]),
    )
