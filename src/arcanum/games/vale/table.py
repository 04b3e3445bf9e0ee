"""The table of The Vale of Eternity: creatures, stones and points, and the moves of single pieces."""

from typing import Any, Final

from arcanum.core.chance import Chance
from arcanum.core.events import EVERYBODY
from arcanum.core.table import Table
from arcanum.games.vale.book import ACTIVE, CARDS, FAMILY_OF

NO_CARD: Final = -1
NOBODY: Final = -1

RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
STONES: Final = ["red", "blue", "purple"]
WORTH: Final = [1, 3, 6]
STONE_LIMIT: Final = 4

MARKERS: Final = 2  # each player's, and so the creatures that each may hunt in a round
LAST_ROUND: Final = 10
GOAL: Final = 60
MOST_ACTIONS: Final = 200  # summons and removals in one turn; no game comes near (ruling: endless_turns)

# Where points come from: the lines of the score.
START: Final = ACTIVE + 1
LOST: Final = START + 1
SOURCES: Final = LOST + 1

OPEN: Final = -1  # of a card in a hand: everybody knows it

# What a free summon still waits for; resampling must leave it possible.
NOTHING: Final = 0
SPIRIT_DISCARDS: Final = 1
SPIRIT_SUMMONS: Final = 2
EGG_SUMMONS: Final = 3


class Player:
    """A tamer. Stones, points and the area are open to all; of the hand, only what everybody has seen."""

    __slots__ = (
        "area", "blue_worth", "cut", "earned", "hand", "limit", "purple_worth", "red_worth", "score", "seat",
        "since", "stones", "wind_cut",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        score: int,
        earned: list[int],
        stones: list[int],
        hand: list[int],
        since: list[int],
        area: list[int],
    ) -> None:
        self.seat = seat
        self.score = score
        self.earned = earned  # the points by their sources
        self.stones = stones  # by colour
        self.hand = hand
        self.since = since  # of each card in the hand: OPEN, or the shuffle from which it was drawn unseen
        self.area = area  # in the order of summoning
        # What the permanent effects in the area amount to:
        self.red_worth = WORTH[RED]
        self.blue_worth = WORTH[BLUE]
        self.purple_worth = WORTH[PURPLE]
        self.limit = STONE_LIMIT
        self.cut = 0  # how much less every summon costs
        self.wind_cut = 0  # and how much less again the summon of a wind creature

    def copy(self) -> "Player":
        twin = Player(
            self.seat, self.score, self.earned[:], self.stones[:], self.hand[:], self.since[:], self.area[:]
        )
        twin.red_worth = self.red_worth
        twin.blue_worth = self.blue_worth
        twin.purple_worth = self.purple_worth
        twin.limit = self.limit
        twin.cut = self.cut
        twin.wind_cut = self.wind_cut
        return twin

    @property
    def purse(self) -> int:
        """What all the stones are worth together."""
        stones = self.stones
        return stones[0] * self.red_worth + stones[1] * self.blue_worth + stones[2] * self.purple_worth

    @property
    def number_of_stones(self) -> int:
        stones = self.stones
        return stones[0] + stones[1] + stones[2]

    def has_in_area(self, family: int) -> bool:
        return holds_family(self.area, family)

    def take_in_hand(self, card: int, since: int) -> None:
        self.hand.append(card)
        self.since.append(since)

    def take_from_hand(self, card: int) -> None:
        at = self.hand.index(card)
        del self.hand[at]
        del self.since[at]

    def forget_permanents(self) -> None:
        """As without any permanent effect in the area."""
        self.red_worth, self.blue_worth, self.purple_worth = WORTH
        self.limit = STONE_LIMIT
        self.cut = 0
        self.wind_cut = 0


class ValeTable(Table):
    """Cards are numbers from 0 to 69. The draw pile is a set: chance draws from it when a card is needed."""

    __slots__ = (
        "actions", "chosen", "deck", "discard", "first", "granted", "marks", "players", "prey", "round",
        "settings", "shuffles", "top", "turn", "waiting",
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
        prey: list[int],
        marks: list[int],
        round_: int,
        first: int,
        turn: int,
        actions: int,
        waiting: list[int],
        chosen: list[int],
        granted: int,
    ) -> None:
        super().__init__(len(players), phase, chance, reveals)
        self.settings = settings
        self.players = players
        self.deck = deck
        self.top = top  # a card that everybody knows to lie on top of the draw pile, or NO_CARD
        self.discard = discard
        self.shuffles = shuffles  # how often the discard pile has become the draw pile
        self.prey = prey  # the creatures round the hunting board
        self.marks = marks  # whose marker lies on each of them, or NOBODY's
        self.round = round_
        self.first = first  # who goes first in this round
        self.turn = turn  # how many picks of the hunt, or turns of the phase, are over
        self.actions = actions  # how many summons and removals this turn has seen
        self.waiting = waiting  # creatures whose active effect is still to be used
        self.chosen = chosen  # creatures picked for an effect that takes them all at once
        self.granted = granted  # what a free summon waits for

    def copy(self) -> "ValeTable":
        return ValeTable(
            self.phase,
            self.chance.copy(),
            self.reveals,
            self.settings,
            [player.copy() for player in self.players],
            self.deck[:],
            self.top,
            self.discard[:],
            self.shuffles,
            self.prey[:],
            self.marks[:],
            self.round,
            self.first,
            self.turn,
            self.actions,
            self.waiting[:],
            self.chosen[:],
            self.granted,
        )

    # -- questions

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw (ruling: nothing_to_draw)."""
        return bool(self.deck) or bool(self.discard) or self.top != NO_CARD

    @property
    def pile(self) -> int:
        """How many cards the draw pile holds."""
        return len(self.deck) + (self.top != NO_CARD)

    def has_room(self, player: Player) -> bool:
        """Whether a territory is free: there are as many as the round's number."""
        return len(player.area) < self.round

    # -- cards from place to place

    def next_card(self, seat: int) -> int:
        """The top of the draw pile; the discard pile becomes a new one only when a card is needed.

        NO_CARD when both are empty. Rulings: reshuffle_moment, reshuffle_within_effect.
        """
        card = self.top
        if card != NO_CARD:
            self.top = NO_CARD
            return card
        if not self.deck:
            if not self.discard:
                return NO_CARD
            self.deck, self.discard = self.discard, []
            self.shuffles += 1
            self.tell("reshuffle", seat, len(self.deck))
        return self.chance.draw(self.deck)

    def draw(self, player: Player) -> None:
        """The player draws a card unseen by the others, unless everybody knew what lay on top."""
        known = self.top != NO_CARD
        card = self.next_card(player.seat)
        if card != NO_CARD:
            player.take_in_hand(card, OPEN if known else self.shuffles)
            knows = EVERYBODY if known else 1 << player.seat
            self.tell_secretly(knows, "draw", player.seat, len(player.hand), self.pile, card)

    def discard_from_hand(self, player: Player, card: int) -> None:
        player.take_from_hand(card)
        self.discard.append(card)
        self.tell("discard-hand", player.seat, card)

    def take_prey(self, card: int) -> None:
        """The creature leaves the hunting board, and the marker on it goes back to its player."""
        at = self.prey.index(card)
        del self.prey[at]
        del self.marks[at]

    # -- stones and points

    def gain_stones(self, player: Player, colour: int, number: int = 1) -> None:
        """From a supply without end; the limit comes later (rulings: endless_supply, gain_at_limit)."""
        player.stones[colour] += number
        self.tell("gain-stones", player.seat, colour, number)

    def give_up_stones(self, player: Player, colour: int, number: int = 1) -> None:
        player.stones[colour] -= number
        self.tell("give-up-stones", player.seat, colour, number)

    def earn(self, player: Player, points: int, card: int, source: int) -> None:
        if points:
            player.score += points
            player.earned[source] += points
            self.tell("earn", player.seat, points, card)

    def lose(self, player: Player, points: int, card: int) -> int:
        """The score never falls below nothing (ruling: rules_that_stay). Returns the points that were lost."""
        lost = min(points, player.score)
        if lost:
            player.score -= lost
            player.earned[LOST] -= lost
            self.tell("lose", player.seat, lost, card)
        return lost

    # -- plain data, and what must always hold

    def to_data(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "chance": self.chance.to_data(),
            "reveals": self.reveals,
            "settings": self.settings,
            "players": [
                [player.score, player.earned, player.stones, player.hand, player.since, player.area]
                for player in self.players
            ],
            "deck": self.deck,
            "top": self.top,
            "discard": self.discard,
            "shuffles": self.shuffles,
            "prey": self.prey,
            "marks": self.marks,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "actions": self.actions,
            "waiting": self.waiting,
            "chosen": self.chosen,
            "granted": self.granted,
        }

    def check(self) -> None:
        """All 70 creatures are there, once each, and no other number on the table is impossible.

        The limit of stones is not looked at: a surplus lies there until its owner has given it back.
        """
        cards = self.deck + self.discard + self.prey
        if self.top != NO_CARD:
            cards.append(self.top)
        for player in self.players:
            cards += player.hand + player.area
        assert sorted(cards) == list(range(CARDS)), f"creatures lost or doubled: {sorted(cards)}"
        assert self.phase in {"setup", "round", "hunt", "act", "resolve", ""}, "a phase that does not exist"
        assert 0 <= self.round <= LAST_ROUND, "a round that does not exist"
        assert 0 <= self.first < self.seats, "the first turn of nobody"
        assert 0 <= self.turn <= MARKERS * self.seats, "a turn that does not exist"
        assert 0 <= self.granted <= EGG_SUMMONS, "a grant that does not exist"
        assert self.reveals >= 0, "less than nothing revealed"
        assert self.shuffles >= 0, "less than no shuffles"
        assert 0 <= self.actions <= MOST_ACTIONS, "more summons than a turn may have"
        assert len(self.marks) == len(self.prey), "markers without creatures"
        for player in self.players:
            player_is_sound(self, player)


def player_is_sound(t: ValeTable, player: Player) -> None:
    assert t.marks.count(player.seat) <= MARKERS, "more markers than a player has"
    assert len(player.area) <= max(t.round, 0), "more creatures than territories"
    assert len(player.stones) == len(STONES), "stones of a colour that does not exist"
    assert min(player.stones) >= 0, "less than no stones"
    assert len(player.since) == len(player.hand), "a hand that nobody can remember"
    assert all(OPEN <= since <= t.shuffles for since in player.since), "a shuffle that never was"
    assert len(player.earned) == SOURCES, "points from nowhere"
    assert player.score == sum(player.earned) >= 0, "points that do not add up"


def load_table(data: dict[str, Any]) -> ValeTable:
    """The inverse of `ValeTable.to_data`."""
    players = [
        Player(seat, score, list(earned), list(stones), list(hand), list(since), list(area))
        for seat, (score, earned, stones, hand, since, area) in enumerate(data["players"])
    ]
    return ValeTable(
        data["phase"],
        Chance.from_data(data["chance"]),
        data["reveals"],
        dict(data["settings"]),
        players,
        list(data["deck"]),
        data["top"],
        list(data["discard"]),
        data["shuffles"],
        list(data["prey"]),
        list(data["marks"]),
        data["round"],
        data["first"],
        data["turn"],
        data["actions"],
        list(data["waiting"]),
        list(data["chosen"]),
        data["granted"],
    )


def holds_family(cards: list[int], family: int) -> bool:
    for card in cards:  # noqa: SIM110 - a generator would be slow, compiled
        if FAMILY_OF[card] == family:
            return True
    return False


def count_family(cards: list[int], family: int) -> int:
    number = 0
    for card in cards:
        if FAMILY_OF[card] == family:
            number += 1
    return number


def count_families(cards: list[int]) -> int:
    """How many different families there are among the cards."""
    present = 0
    for card in cards:
        present |= 1 << FAMILY_OF[card]
    return present.bit_count()
