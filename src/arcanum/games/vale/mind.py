"""What a bot needs to know of the game: the value of a position, promising options, and what is hidden."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.weights import Scales, weights_of
from arcanum.core.words import Option
from arcanum.games.vale.book import CARDS, DRAGON, FAMILY_OF, NAME_OF, card_number
from arcanum.games.vale.rules import SALE, whose_turn
from arcanum.games.vale.summoning import cost_of, discards_before_free_summon, free_summons
from arcanum.games.vale.table import (
    EGG_SUMMONS,
    LAST_ROUND,
    NOTHING,
    OPEN,
    SPIRIT_DISCARDS,
    Player,
    ValeTable,
)
from arcanum.games.vale.weights import WEIGHTS

# -- what is hidden


def resample(base: ValeTable, now: ValeTable, seat: int | None, chance: Chance) -> ValeTable:
    """Deal anew what the seat has not seen: the draw pile, and what others drew from it.

    A card drawn unseen after a shuffle is one of those that were shuffled then: a seat may remember them, so
    cards trade places only with cards of the same shuffle. What happened since `base` is public, and stays.
    """
    table = base.copy()
    table.chance = chance
    dice = Chance(chance.later_seed())
    classes = hidden_cards(base, now, seat)
    while True:
        places = new_places(classes, dice)
        if now.granted == NOTHING or can_be(now, places):
            move_cards(table, places)
            return table


def hidden_cards(base: ValeTable, now: ValeTable, seat: int | None) -> list[list[int]]:
    """The cards that the seat cannot place, grouped by the shuffle that brought them into the draw pile."""
    classes: list[list[int]] = [[] for _ in range(now.shuffles + 1)]
    classes[now.shuffles] += now.deck
    for player in now.players:
        if player.seat != seat:
            for card, since in zip(player.hand, player.since, strict=True):
                if since != OPEN:
                    classes[since].append(card)
    if now.shuffles > base.shuffles:
        # Shuffled in since then: all but those whose way to the discard pile is part of what happened since.
        classes[now.shuffles] = [card for card in classes[now.shuffles] if card in base.discard]
    return classes


def new_places(classes: list[list[int]], dice: Chance) -> list[int]:
    """For each card, the one that takes its place.

    They are dealt from a sorted pack, so that the outcome tells nothing of who has what.
    """
    places = list(range(CARDS))
    for cards in classes:
        shuffled = sorted(cards)
        dice.shuffle(shuffled)
        for card, other in zip(cards, shuffled, strict=True):
            places[card] = other
    return places


def move_cards(t: ValeTable, places: list[int]) -> None:
    t.deck = [places[card] for card in t.deck]
    t.discard = [places[card] for card in t.discard]
    for player in t.players:
        player.hand = [places[card] for card in player.hand]


def can_be(now: ValeTable, places: list[int]) -> bool:
    """Whether the free summon that somebody is about to make would be possible with these cards."""
    table = now.copy()
    move_cards(table, places)
    me = whose_turn(table)
    if table.granted == SPIRIT_DISCARDS:
        return bool(discards_before_free_summon(table, me, me.hand, me.area))
    cards = free_summons(table, me)
    if table.granted == EGG_SUMMONS:
        cards = [card for card in cards if FAMILY_OF[card] == DRAGON]
    return bool(cards)


# -- what a position is worth

GENERAL: Final = [
    "points",
    "points-late",  # points, the more the fewer rounds are left
    "purse",  # what the stones are worth, up to fourteen
    "purse-early",  # the same, the more the more rounds are left
    "room",  # there is a free territory, for each round that is left
    "cards",  # in the hand
    "cards-beyond-four",
    "can-pay",  # cards of the hand that the stones could pay now
]
POINTS: Final = 0
POINTS_LATE: Final = 1
PURSE: Final = 2
PURSE_EARLY: Final = 3
ROOM: Final = 4
IN_HAND: Final = 5
BEYOND_FOUR: Final = 6
CAN_PAY: Final = 7
AREA: Final = len(GENERAL)  # a creature in the area, for each round that is left
HAND: Final = AREA + CARDS  # a creature in the hand, as far as there is time to summon it
FEATURES: Final = [
    *GENERAL,
    *[f"area {name}" for name in NAME_OF],
    *[f"hand {name}" for name in NAME_OF],
]
WEIGHT: Final = weights_of(FEATURES, WEIGHTS)

MOST_PURSE: Final = 14


def assess(t: ValeTable, seat: int, scales: Scales) -> None:
    """Points, stones, creatures and hand, by the rounds that are left to use them."""
    me = t.players[seat]
    left = rounds_left(t)
    alive = min(1.0, left / 2)
    scales.add(POINTS, float(me.score))
    scales.add(POINTS_LATE, me.score / (1.0 + left))
    purse = float(min(me.purse, MOST_PURSE))
    scales.add(PURSE, purse * alive)
    scales.add(PURSE_EARLY, purse * left)
    if len(me.area) < t.round + 1:
        scales.add(ROOM, left)
    for card in me.area:
        scales.add(AREA + card, left)
    scales.add(IN_HAND, alive * len(me.hand))
    scales.add(BEYOND_FOUR, alive * max(0, len(me.hand) - 4))
    payable = 0
    for card in me.hand:
        scales.add(HAND + card, alive)
        payable += cost_of(me, card) <= me.purse
    scales.add(CAN_PAY, alive * payable)


def rounds_left(t: ValeTable) -> float:
    """How many resolution phases are to come, by the round and by how near the leader is to the goal."""
    lead = max([player.score for player in t.players])
    by_points = max(0.0, (62.0 - lead) / 9.0)
    return min(float(LAST_ROUND - t.round) + (0.8 if t.phase != "resolve" else 0.0), by_points + 0.8)


def promise_of(me: Player, card: int, left: float) -> float:
    """What a summon would bring, less what it costs, in points."""
    gain = WEIGHT[HAND + card] + max(0.0, left - 1.0) * WEIGHT[AREA + card] - WEIGHT[PURSE] * cost_of(me, card)
    return gain / WEIGHT[POINTS]


def prior(t: ValeTable, seat: int, option: Option) -> float:
    """A glance: summon and use what brings most, hunt good creatures, end the turn last."""
    verb = option[0]
    me = t.players[seat]
    left = rounds_left(t)
    if verb in {"summon", "summon-free", "use", "copy"}:
        card = card_number(option[1])
        return 3.0 + max(0.0, (WEIGHT[HAND + card] + left * WEIGHT[AREA + card]) / WEIGHT[POINTS])
    if verb in {"hunt", "tame", "take"}:
        return 1.0 + max(0.0, promise_of(me, card_number(option[1]), left))
    if verb == "sell":
        red, blue, purple = SALE[FAMILY_OF[card_number(option[1])]]
        room = me.number_of_stones + red + blue + purple <= me.limit
        return 1.0 + (red + 3 * blue + 6 * purple) * (0.5 if room else 0.2)
    if verb in {"discard", "take-back", "remove"}:
        return max(0.1, 3.0 - left * WEIGHT[AREA + card_number(option[1])] / WEIGHT[POINTS])
    if verb in {"pay", "return"}:
        return 10.0 / (1 + int(option[1]) + 3 * int(option[2]) + 6 * int(option[3]))
    if verb == "player":
        return 0.5 if option[1] == seat else 1.0 + t.players[int(option[1])].score
    return 1.0
