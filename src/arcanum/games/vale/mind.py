"""What a bot needs to know of the game: the value of a position, promising options, and what is hidden."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.words import Option
from arcanum.games.vale.book import CARDS, DRAGON, FAMILY_OF, card_number
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
    """For each card, the one that takes its place."""
    places = list(range(CARDS))
    for cards in classes:
        shuffled = cards[:]
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

STONE_WORTH: Final = 0.5
"""A point for each unit of value that the stones have, while there are rounds left to spend them."""
CARD_WORTH: Final = 0.6
"""A card in the hand, besides what its summon promises."""
ROOM_WORTH: Final = 0.3
"""A free territory."""
ENGINE: Final = {
    # What a creature in the area brings each round that is left, in points.
    "asmodeus": 1.8,
    "balog": 1.8,
    "burning-skull": 2.0,
    "horned-salamander": 1.8,
    "salamander": 1.5,
    "agni": 1.2,
    "hestia": 0.8,
    "phoenix": 1.0,
    "imp": 0.2,
    "charybdis": 3.0,
    "hae-tae": 1.0,
    "kappa": 1.5,
    "nessie": 2.0,
    "sea-spirit": 1.2,
    "snail-maiden": 2.2,
    "triton": 1.8,
    "undine": 0.2,
    "undine-queen": 1.6,
    "water-giant": 1.5,
    "basilisk": 2.2,
    "gargoyle": 1.6,
    "goblin": 1.6,
    "goblin-soldier": 1.0,
    "medusa": 2.0,
    "mimic": 2.0,
    "mud-slime": 0.5,
    "troll": 2.4,
    "dandelion-spirit": 0.5,
    "freyja": 3.0,
    "genie-exalted": 2.2,
    "griffon": 1.8,
    "harpy": 1.8,
    "hippogriff": 1.5,
    "odin": 2.4,
    "pegasus": 1.6,
    "sylph": 1.6,
    "valkyrie": 3.0,
}
PROMISE: Final = {
    # What the instant effect of a card in the hand may score, in points.
    "firefox": 3.0,
    "ifrit": 4.0,
    "incubus": 5.0,
    "lava-giant": 5.0,
    "succubus": 3.0,
    "surtr": 6.0,
    "hydra": 5.0,
    "leviathan": 5.0,
    "poseidon": 8.0,
    "yuki-onna": 4.0,
    "yuki-onna-exalted": 5.0,
    "behemoth": 11.0,
    "forest-spirit": 3.0,
    "mud-slime": 6.0,
    "rock-golem": 10.0,
    "sand-giant": 12.0,
    "stone-golem": 6.0,
    "young-forest-spirit": 4.0,
    "boreas": 3.0,
    "genie": 4.0,
    "gi-rin": 11.0,
    "rudra": 8.0,
    "tengu": 6.0,
    "aeris": 6.0,
    "boulder": 8.0,
    "dragon-egg": 8.0,
    "ember": 7.0,
    "eternity": 15.0,
    "gust": 8.0,
    "marina": 7.0,
    "scorch": 9.0,
    "tidal": 8.0,
    "willow": 7.0,
}
EACH_ROUND: Final = [0.0] * CARDS
AT_ONCE: Final = [0.0] * CARDS


def prepare() -> None:
    for name, worth in ENGINE.items():
        EACH_ROUND[card_number(name)] = worth
    for name, worth in PROMISE.items():
        AT_ONCE[card_number(name)] = worth


prepare()


def value(t: ValeTable, seat: int) -> float:
    """Points of this seat less those of the best other, as far as they can be seen from here."""
    others = [prospect(t, player, seat) for player in t.players if player.seat != seat]
    return prospect(t, t.players[seat], seat) - max(others)


def prospect(t: ValeTable, player: Player, seat: int) -> float:
    """The points that lie there, and what stones, creatures and hand promise for the rounds that are left."""
    worth = float(player.score)
    if t.over:
        return worth + 0.01 * len(player.area)
    left = rounds_left(t)
    for card in player.area:
        worth += left * EACH_ROUND[card]
    spendable = min(1.0, left / 2)
    purse = float(player.purse)
    worth += STONE_WORTH * spendable * min(purse, 14.0)
    if len(player.area) < t.round + 1:
        worth += ROOM_WORTH * left
    if player.seat == seat:
        worth += hand_worth(player, left, spendable)
    else:
        worth += spendable * CARD_WORTH * len(player.hand) * 2
    return worth


def rounds_left(t: ValeTable) -> float:
    """How many resolution phases are to come, by the round and by how near the leader is to the goal."""
    lead = max([player.score for player in t.players])
    by_points = max(0.0, (62.0 - lead) / 9.0)
    return min(float(LAST_ROUND - t.round) + (0.8 if t.phase != "resolve" else 0.0), by_points + 0.8)


def hand_worth(me: Player, left: float, spendable: float) -> float:
    """The best cards count most: nobody summons all."""
    if left < 0.5:
        return 0.0
    worths = sorted([promise_of(me, card, left) for card in me.hand], reverse=True)
    total = 0.0
    share = 0.6
    for worth in worths:
        total += share * max(worth, 0.0)
        share *= 0.7
    return spendable * (total + CARD_WORTH * min(len(worths), 4))


def promise_of(me: Player, card: int, left: float) -> float:
    """What a summon would bring, less what it costs."""
    return AT_ONCE[card] + max(0.0, left - 1.0) * EACH_ROUND[card] - STONE_WORTH * cost_of(me, card)


def prior(t: ValeTable, seat: int, option: Option) -> float:
    """A glance: summon and use what brings most, hunt good creatures, end the turn last."""
    verb = option[0]
    me = t.players[seat]
    left = rounds_left(t)
    if verb in {"summon", "summon-free", "use", "copy"}:
        card = card_number(option[1])
        return 3.0 + AT_ONCE[card] + left * EACH_ROUND[card]
    if verb in {"hunt", "tame", "take"}:
        return 1.0 + max(0.0, promise_of(me, card_number(option[1]), left))
    if verb == "sell":
        red, blue, purple = SALE[FAMILY_OF[card_number(option[1])]]
        room = me.number_of_stones + red + blue + purple <= me.limit
        return 1.0 + (red + 3 * blue + 6 * purple) * (0.5 if room else 0.2)
    if verb in {"discard", "take-back", "remove"}:
        return max(0.1, 3.0 - left * EACH_ROUND[card_number(option[1])])
    if verb in {"pay", "return"}:
        return 10.0 / (1 + int(option[1]) + 3 * int(option[2]) + 6 * int(option[3]))
    if verb == "player":
        return 0.5 if option[1] == seat else 1.0 + t.players[int(option[1])].score
    return 1.0
