"""What a bot needs to know of the game: what is hidden, the value of a position, promising options."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.words import Option
from arcanum.games.seasons.book import ENERGY_NUMBER, IS_FAMILIAR, PRESTIGE_OF, TOKENS_OF, kind_named
from arcanum.games.seasons.dice import RATE, SIDE
from arcanum.games.seasons.rules import PENALTY, side_at
from arcanum.games.seasons.summoning import crystals_due
from arcanum.games.seasons.table import (
    FAMILIAR_WANTED,
    HAND,
    KNOWN_TO_ALL,
    NO_CARD,
    PREPARED,
    SHUFFLED,
    SPACES,
    YEARS,
    Player,
    SeasonsTable,
)
from arcanum.games.seasons.verbs import all_available

# -- what is hidden


def resample(base: SeasonsTable, now: SeasonsTable, seat: int | None, chance: Chance) -> SeasonsTable:
    """Deal anew what the seat cannot place, so that it fits all that the seat has seen.

    A card drawn unseen is one of those of its shuffle; a card drafted by another is one of those that were taken
    from the same packet between two sights of it. In which year another has put the cards he drafted is unknown,
    too. What happened since `base` is public, and stays. The outcome depends on the seed and on what the seat
    knows, not on the cards that lie there.
    """
    dice = Chance(chance.later_seed())
    while True:
        table = base.copy()
        table.chance = chance
        name_shown_cards(table, now)
        deal_anew(table, now, seat, dice)
        if now.wanted != FAMILIAR_WANTED or has_familiar(table, now):
            return table


def name_shown_cards(t: SeasonsTable, now: SeasonsTable) -> None:
    """Of two copies in a hand, the choices since the base meant the one that has been shown since."""
    for player in t.players:
        for card in player.hand:
            if now.knows[card] == KNOWN_TO_ALL:
                t.knows[card] = KNOWN_TO_ALL


def has_familiar(t: SeasonsTable, now: SeasonsTable) -> bool:
    """Whether the player whose effect wants a familiar of his hand still has one."""
    hand = t.players[now.whose_turn().seat].hand
    return any(IS_FAMILIAR[card >> 1] for card in hand)


def deal_anew(t: SeasonsTable, now: SeasonsTable, seat: int | None, dice: Chance) -> None:
    movable = [is_movable(t, now, card, seat) for card in range(len(now.origin))]
    slots: list[int] = []  # the hidden places, each named by the card whose past it has
    filled: list[int] = []  # the cards that lie there on the base
    for places in hidden_places(t):
        cards = [card for cards in places for card in cards if movable[card]]
        past = cards
        if len(places) > 1:  # a hand and a library: what was drafted may lie in any of them
            past = mixed(cards, now, dice)
        slots += past
        filled += cards
    replacing = new_cards(slots, now, seat, dice)
    place_of = list(range(len(now.origin)))
    origin, knows = t.origin[:], t.knows[:]
    for at in range(len(slots)):
        card = replacing[slots[at]]
        place_of[filled[at]] = card
        t.origin[card] = origin[slots[at]]
        t.knows[card] = knows[slots[at]]
    put_in_place(t, place_of)


def is_movable(base: SeasonsTable, now: SeasonsTable, card: int, seat: int | None) -> bool:
    """Whether the seat cannot tell where the card is; what was discarded openly since the base, it has seen."""
    if now.origin[card] == SHUFFLED + now.shuffles and now.shuffles > base.shuffles and card not in base.discard:
        return False
    if seat is None:
        return now.knows[card] != KNOWN_TO_ALL
    return not now.knows[card] >> seat & 1


def hidden_places(t: SeasonsTable) -> list[list[list[int]]]:
    """All places where cards lie hidden; those of one player's drafted cards together."""
    found = [[t.deck], [t.discard], [t.drawn], [[t.top] if t.top != NO_CARD else []]]
    for player in t.players:
        found += [[player.packet], [player.picks], [player.hand, player.second, player.third]]
    return found


def mixed(cards: list[int], now: SeasonsTable, dice: Chance) -> list[int]:
    """The cards of the draft, or of a set, change places among themselves; drawn ones stay in the hand."""
    drafted = sorted([card for card in cards if now.origin[card] < SHUFFLED], key=lambda card: past_of(now, card))
    dice.shuffle(drafted)
    return [card if now.origin[card] >= SHUFFLED else drafted.pop() for card in cards]


def past_of(now: SeasonsTable, card: int) -> tuple[int, int]:
    """Where the card came from; prepared sets are open, so there the card itself is known."""
    origin = now.origin[card]
    return (origin, card if origin == PREPARED else 0)


def new_cards(slots: list[int], now: SeasonsTable, seat: int | None, dice: Chance) -> list[int]:
    """For each slot the card that it gets: one of its group, as far as the seat can tell."""
    groups: dict[int, list[int]] = {}
    for card in slots:
        groups.setdefault(group_of(now, card, seat), []).append(card)
    replacing = list(range(len(now.origin)))
    for group in sorted(groups):
        places = sorted(groups[group], key=lambda card: now.origin[card])
        cards = sorted(groups[group])
        if group >= 0:
            dice.shuffle(cards)
        for place, card in zip(places, cards, strict=True):
            replacing[place] = card
    return replacing


def group_of(t: SeasonsTable, card: int, seat: int | None) -> int:
    """A number for what the seat knows of the card's past; cards of one group may stand for each other."""
    origin = t.origin[card]
    if origin == PREPARED:
        return -1 - card  # alone: everybody knows who has it
    if origin >= SHUFFLED:
        return origin - SHUFFLED
    if seat is None:
        return 0
    packet, step = divmod(origin, HAND)
    first = (seat - packet) % t.seats
    if step < first:
        return 0  # the seat never saw it: like a card of the draw pile
    return 1000 + packet * HAND + (step - first) // t.seats


def put_in_place(t: SeasonsTable, place_of: list[int]) -> None:
    t.deck = [place_of[card] for card in t.deck]
    t.discard = [place_of[card] for card in t.discard]
    t.drawn = [place_of[card] for card in t.drawn]
    if t.top != NO_CARD:
        t.top = place_of[t.top]
    for player in t.players:
        player.hand = [place_of[card] for card in player.hand]
        player.second = [place_of[card] for card in player.second]
        player.third = [place_of[card] for card in player.third]
        player.packet = [place_of[card] for card in player.packet]
        player.picks = [place_of[card] for card in player.picks]


# -- what a position is worth

TOKEN_WORTH: Final = 1.6
"""A token that can still be spent."""
GAUGE_WORTH: Final = 2.5
"""A free slot on the summoning gauge, for each card that may fill it."""
LEFT_IN_HAND: Final = 5.0
ROUNDS_A_YEAR: Final = 5.5
ENGINE: Final = {
    # What a card in play brings each round that is left, in crystals.
    "balance-of-ishtar": 2.2,
    "staff-of-spring": 1.6,
    "purse-of-io": 1.2,
    "figrim-the-avaricious": 0.9,
    "wondrous-chest": 2.2,
    "beggars-horn": 1.3,
    "die-of-malice": 2.2,
    "kairn-the-destroyer": 1.8,
    "bespelled-grimoire": 0.7,
    "hand-of-fortune": 1.2,
    "hourglass-of-time": 1.1,
    "yjangs-forgotten-vase": 1.0,
    "tree-of-light": 1.0,
    "arcano-leech": 0.7,
    "crystal-orb": 1.2,
    "glutton-cauldron": 1.0,
    "titus-deepgaze": 1.2,
    "thieving-fairies": 1.3,
    "idol-of-the-familiar": 1.2,
    "mirror-of-the-seasons": 0.5,
    "damned-soul-of-onys": -1.5,
    "necrotic-kriss": 0.6,
}
AT_ONCE: Final = {
    # What a card brings when it enters play, or by the single use of a potion, in crystals; prestige not counted.
    "amulet-of-air": 4.0,
    "amulet-of-fire": 5.0,
    "amulet-of-earth": 9.0,
    "amulet-of-water": 7.0,
    "temporal-boots": 2.0,
    "divine-chalice": 12.0,
    "syllas-the-faithful": 6.0,
    "naria-the-prophetess": 4.0,
    "amsug-longneck": 1.0,
    "bespelled-grimoire": 4.0,
    "ragfields-helm": 8.0,
    "lewis-greyface": 7.0,
    "potion-of-power": 7.0,
    "potion-of-dreams": 12.0,
    "potion-of-knowledge": 9.0,
    "potion-of-life": 16.0,
    "scepter-of-greatness": 9.0,
    "olafs-blessed-statue": 20.0,
    "elemental-amulet": 8.0,
    "vampiric-crown": 8.0,
    "demon-of-argos": 1.0,
    "air-elemental": 3.0,
    "cursed-treatise-of-arus": 14.0,
    "idol-of-the-familiar": 10.0,
    "necrotic-kriss": 3.0,
    "lantern-of-xidit": 6.0,
    "sealed-chest-of-urm": 12.0,
    "pendant-of-ragnor": 6.0,
    "sid-nightshade": 6.0,
    "damned-soul-of-onys": 11.0,
}
EACH_ROUND: Final = [0.0] * len(PRESTIGE_OF)
ON_ENTERING: Final = [0.0] * len(PRESTIGE_OF)


def prepare() -> None:
    for name, worth in ENGINE.items():
        EACH_ROUND[kind_named(name)] = worth
    for name, worth in AT_ONCE.items():
        ON_ENTERING[kind_named(name)] = worth


prepare()


def rounds_left(t: SeasonsTable) -> float:
    """How many rounds are to come, by where the season token stands."""
    spaces = (YEARS - t.year) * SPACES + SPACES - t.space
    return max(0.0, spaces / SPACES * ROUNDS_A_YEAR)


POINTS_A_UNIT: Final = 10.0
"""How many points make a victory one unit of log-odds likelier."""


def prospects(t: SeasonsTable) -> list[float]:
    """The points of each seat, as far as they can be seen from here, as log-odds."""
    return [prospect(t, player, player.seat) / POINTS_A_UNIT for player in t.players]


def prospect(t: SeasonsTable, player: Player, seat: int) -> float:
    """The points that lie there, and what tokens, gauge, cards in play and the hand promise."""
    left = rounds_left(t)
    alive = min(1.0, left / 2)
    worth = float(player.crystals - PENALTY[player.bonuses])
    for card in player.zone:
        kind = card >> 1
        worth += PRESTIGE_OF[kind] + left * EACH_ROUND[kind]
    worth += TOKEN_WORTH * alive * token_worth(t, player)
    own = player.seat == seat
    waiting = len(player.hand) + len(player.second) + len(player.third)
    slots = min(max(0, player.gauge - len(player.zone)), waiting + 1)
    worth += GAUGE_WORTH * alive * slots
    if own:
        worth += hand_worth(t, player, left)
    else:
        worth += alive * 4.0 * len(player.hand) - (1.0 - alive) * LEFT_IN_HAND * len(player.hand)
    return worth


def token_worth(t: SeasonsTable, player: Player) -> float:
    """Tokens, those beyond the fifth a little less; those on Amulets of Water count like the others."""
    tokens = player.number_of_tokens
    on_amulets = all_available(t, player) - tokens
    return min(tokens, 5) + 0.6 * max(0, tokens - 5) + on_amulets


def hand_worth(t: SeasonsTable, me: Player, left: float) -> float:
    """What the hand and the library promise if time is left to summon them, and cost if not."""
    total = 0.0
    coming = [(me.hand, left), (me.second, min(left, 2 * ROUNDS_A_YEAR)), (me.third, min(left, ROUNDS_A_YEAR))]
    for cards, rounds in coming:
        chance = min(1.0, rounds / (2.0 + len(cards)))
        for card in cards:
            total += chance * max(0.0, promise_of(t, me, card >> 1, rounds)) - (1.0 - chance) * LEFT_IN_HAND
    return 0.8 * total


def promise_of(t: SeasonsTable, me: Player, kind: int, left: float) -> float:
    """What a summons brings, less what it costs."""
    tokens = sum(TOKENS_OF[t.seats][kind])
    gains = PRESTIGE_OF[kind] + ON_ENTERING[kind] + max(0.0, left - 1.0) * EACH_ROUND[kind]
    return gains - TOKEN_WORTH * tokens - crystals_due(t, me, kind) - GAUGE_WORTH


def prior(t: SeasonsTable, seat: int, option: Option) -> float:
    """A glance: dice that give much, good cards early, summoning before transmuting, and the turn's end last."""
    verb = option[0]
    if verb == "die":
        return die_worth(t, option)
    if verb == "bonus":
        return 0.2 if rounds_left(t) > 2.0 else 0.6
    if len(option) > 1 and option[1] in ENERGY_NUMBER:
        return energy_prior(t, verb, ENERGY_NUMBER[option[1]])
    kind = kind_named(option[1]) if len(option) > 1 else -1
    return 1.0 if kind < 0 else card_prior(t, t.players[seat], option, kind)


def card_prior(t: SeasonsTable, me: Player, option: Option, kind: int) -> float:
    verb = option[0]
    left = rounds_left(t)
    if verb in {"summon", "put-into-play"}:
        return 6.0 + max(0.0, promise_of(t, me, kind, left))
    if verb in {"draft", "keep"}:
        return 0.5 + max(0.0, promise_of(t, me, kind, left))
    if verb == "put":
        early = EACH_ROUND[kind] > 0.9 or kind in {0, 19}
        return 2.0 if (option[2] == 1) == early else 1.0
    if verb == "activate":
        return 5.0 if EACH_ROUND[kind] > 0 else 1.0
    return max(0.2, 12.0 - PRESTIGE_OF[kind] - left * EACH_ROUND[kind])  # a card to give up


def energy_prior(t: SeasonsTable, verb: str | int, energy: int) -> float:
    if verb == "transmute":
        rate = RATE[t.season][energy] + t.extra
        return rate * 0.6 if rounds_left(t) > 1.5 else 3.0 + rate
    if verb in {"take", "effect"}:
        return 1.0 + rarity(t, energy)
    return 3.0 - rarity(t, energy)  # a token to give up


def rarity(t: SeasonsTable, energy: int) -> float:
    """How dear a token is in this season."""
    return 0.5 * RATE[t.season][energy]


def die_worth(t: SeasonsTable, option: Option) -> float:
    side = SIDE[side_at(t, t.rolled.index(int(option[1]) - 1))]
    worth = 1.0 + side.crystals + TOKEN_WORTH * sum(side.energies)
    if side.star:
        worth += GAUGE_WORTH + 1.0
    if side.card:
        worth += 4.0
    if side.transmute:
        worth += 1.5
    return worth
