"""The rulebook's verbs: take, pay and discard energy, transmute, sacrifice, put into play, activate."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.seasons.book import (
    ACTIVATES,
    ENERGIES,
    ENERGY_NUMBER,
    IS_FAMILIAR,
    NAME_OF,
    each_energy,
    kind_of,
    options_to,
)
from arcanum.games.seasons.dice import RATE
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.table import (
    AMULET_OF_WATER,
    ELEMENTAL_AMULET,
    KNOWN_TO_ALL,
    NO_CARD,
    Player,
    SeasonsTable,
    store_of,
)

TAKE: Final = each_energy("take")
DISCARD: Final = each_energy("discard-energy")

# Where a token that is spent may come from: the reserve, or an Amulet of Water.
PLACES: Final = ["reserve", "amulet", "second-amulet"]
RESERVE: Final = 0

PURSE_OF_IO: Final = 7
THIEVING_FAIRIES: Final = 40


def energy_at(option: Option, place: int = 1) -> int:
    """The energy that an option names."""
    return ENERGY_NUMBER[option[place]]


# -- cards in play


def options_in_play(t: SeasonsTable, player: Player, verb: str, cards: list[int]) -> list[Option]:
    """The options of doing something to some of the cards that a player has in play.

    Two copies that lie there alike are one option; where they differ, the later one is named as copy 2.
    """
    by_kind = options_to(verb)
    options: list[Option] = []
    for card in cards:
        kind = card >> 1
        other = other_copy(player, card)
        if other == NO_CARD or player.zone.index(card) < player.zone.index(other):
            options.append(by_kind[kind])
        elif other not in cards or not lie_alike(t, card, other):
            options.append((verb, NAME_OF[kind], 2))
    return options


def other_copy(player: Player, card: int) -> int:
    """The other copy of the same card, if the player has it in play, too."""
    other = card ^ 1
    return other if other in player.zone else NO_CARD


def lie_alike(t: SeasonsTable, card: int, other: int) -> bool:
    """Whether two copies differ in nothing: both straight or turned, with the same tokens."""
    if (card in t.turned) != (other in t.turned):
        return False
    here, there = store_of(card), store_of(other)
    return here < 0 or t.stored[4 * here : 4 * here + 4] == t.stored[4 * there : 4 * there + 4]


def card_in_play(player: Player, option: Option) -> int:
    """The card in play that an option names."""
    kind = kind_of(option)
    wanted = 2 if len(option) > 2 else 1
    for card in player.zone:
        if card >> 1 == kind:
            wanted -= 1
            if not wanted:
                return card
    raise AssertionError(f"{option} names no card in play")


def familiars_in_play(player: Player) -> int:
    number = 0
    for card in player.zone:
        if IS_FAMILIAR[card >> 1]:
            number += 1
    return number


def other_items_in_play(player: Player, card: int) -> int:
    """How many magic items the player has in play besides this copy."""
    number = 0
    for other in player.zone:
        if other != card and not IS_FAMILIAR[other >> 1]:
            number += 1
    return number


def items_in_play(player: Player) -> list[int]:
    return [card for card in player.zone if not IS_FAMILIAR[card >> 1]]


def leave_play(t: SeasonsTable, player: Player, card: int) -> None:
    """The card leaves the zone; tokens on it go back to the supply (ruling: tokens_on_leaving_card)."""
    player.zone.remove(card)
    if card in t.turned:
        t.turned.remove(card)
    if card in t.pending:
        t.pending.remove(card)
    store = store_of(card)
    if store >= 0:
        for energy in range(4):
            t.stored[4 * store + energy] = 0


def sacrifice(t: SeasonsTable, player: Player, card: int) -> Flow[None]:
    """A card goes from the zone to the discard pile; what it gave is kept (ruling: card_leaves_play)."""
    leave_play(t, player, card)
    t.to_discard(card)
    t.tell("sacrifice", player.seat, card >> 1)
    POWERS[card >> 1].when_sacrificed(t, player)
    yield from settle(t, player)


def choose_sacrifice(t: SeasonsTable, player: Player, source: int, cards: list[int]) -> Flow[None]:
    """The player sacrifices one of these own cards, as the card wants."""
    prompt: Message = ("sacrifice", "card", NAME_OF[source])
    choice = yield from t.ask(player.seat, prompt, options_in_play(t, player, "sacrifice", cards))
    yield from sacrifice(t, player, card_in_play(player, choice))


def return_to_hand(t: SeasonsTable, player: Player, card: int) -> Flow[None]:
    """No sacrifice: the card goes back to the hand, where everybody has seen it go."""
    leave_play(t, player, card)
    player.hand.append(card)
    t.tell("return", player.seat, card >> 1)
    yield from settle(t, player)


def put_in_zone(t: SeasonsTable, me: Player, card: int) -> None:
    t.knows[card] = KNOWN_TO_ALL
    me.zone.append(card)


def enter_free(t: SeasonsTable, me: Player, card: int) -> Flow[None]:
    """Put into play by another card: not summoned, so whatever waits for summons stays quiet.

    Its own effect happens all the same (ruling: entering_effects_on_free_play).
    """
    if card >> 1 == ELEMENTAL_AMULET:
        t.declared = 15  # it counts as paid with all four energies
    t.tell("enter-free", me.seat, card >> 1)
    put_in_zone(t, me, card)
    yield from POWERS[card >> 1].enters(t, me, card)


def ask_of_hidden(t: SeasonsTable, me: Player, prompt: Message, options: list[Option], cards: int) -> Flow[Option]:
    """Ask for one of so many hidden cards: that they are alike, or only one will do, must not show."""
    if cards > 1:
        return (yield from t.ask_always(me.seat, prompt, options))
    return (yield from t.ask(me.seat, prompt, options))


def each_kind(verb: list[Option], cards: list[int]) -> list[Option]:
    """One option for each kind among the cards, in the order of the book."""
    kinds = 0
    for card in cards:
        kinds |= 1 << (card >> 1)
    return [verb[kind] for kind in range(len(verb)) if kinds >> kind & 1]


# -- energy


def settle(t: SeasonsTable, player: Player) -> Flow[None]:
    """Exactly the surplus over the limit is discarded at once, old and new tokens alike.

    Rulings: overflow_choice, grimoire_leaves, cauldron_overflow.
    """
    while (surplus := player.number_of_tokens - t.limit_of(player)) > 0:
        prompt: Message = ("discard-surplus", "count", surplus, "limit", t.limit_of(player))
        options = [DISCARD[energy] for energy in range(4) if player.reserve[energy]]
        choice = yield from t.ask(player.seat, prompt, options)
        t.discard_energy(player, energy_at(choice))


def take_energy(t: SeasonsTable, player: Player, number: int, source: int) -> Flow[None]:
    """The player takes tokens of any types, as the card wants (NO_CARD: the bonus), before the limit counts.

    More than the limit are never asked for: the reserve that is left in the end can be had with these, too.
    """
    for left in range(min(number, t.limit_of(player)), 0, -1):
        prompt: Message = ("take-energy", "card", NAME_OF[source], "count", left)
        if source == NO_CARD:
            prompt = ("take-for-bonus", "count", left)
        choice = yield from t.ask(player.seat, prompt, TAKE)
        t.gain_energy(player, energy_at(choice))
    yield from settle(t, player)


def amulets_of(t: SeasonsTable, player: Player) -> list[int]:
    """The stores of the player's Amulets of Water, in the order in which these lie in play."""
    return [store_of(card) for card in player.zone if card >> 1 == AMULET_OF_WATER]


def available(t: SeasonsTable, player: Player, energy: int) -> int:
    """How many tokens of a type the player can spend (ruling: amulet_of_water_use)."""
    number = player.reserve[energy]
    for card in player.zone:
        if card >> 1 == AMULET_OF_WATER:
            number += t.stored[4 * (card & 1) + energy]
    return number


def all_available(t: SeasonsTable, player: Player) -> int:
    """How many tokens of all types the player can spend."""
    number = player.number_of_tokens
    for card in player.zone:
        if card >> 1 == AMULET_OF_WATER:
            store = 4 * (card & 1)
            number += t.stored[store] + t.stored[store + 1] + t.stored[store + 2] + t.stored[store + 3]
    return number


SPEND: Final[dict[str, list[list[Option]]]] = {
    verb: [[(verb, energy, place) for place in PLACES] for energy in ENERGIES]
    for verb in ("pay", "transmute", "store")
}


def spendable(t: SeasonsTable, player: Player, verb: str, energy: int) -> list[Option]:
    """The options of spending a token of a type: from the reserve, or from an Amulet of Water."""
    options: list[Option] = []
    by_place = SPEND[verb][energy]
    if player.reserve[energy]:
        options.append(by_place[RESERVE])
    stores = amulets_of(t, player)
    for at in range(len(stores)):
        alike = at == 1 and t.stored[0:4] == t.stored[4:8]
        if t.stored[4 * stores[at] + energy] and not alike:
            options.append(by_place[1 + at])
    return options


def all_spendable(t: SeasonsTable, player: Player, verb: str) -> list[Option]:
    options: list[Option] = []
    for energy in range(4):
        options += spendable(t, player, verb, energy)
    return options


def spend(t: SeasonsTable, player: Player, option: Option) -> int:
    """The token that the option names is gone; returns its type."""
    energy = energy_at(option)
    place = PLACES.index(str(option[2]))
    if place == RESERVE:
        player.reserve[energy] -= 1
    else:
        t.stored[4 * amulets_of(t, player)[place - 1] + energy] -= 1
    return energy


def pay_energy(t: SeasonsTable, player: Player, energy: int, number: int, prompt: Message) -> Flow[None]:
    """Pay tokens of one type, piece by piece where they can come from several places, unless all must go."""
    for left in range(number, 0, -1):
        options = spendable(t, player, "pay", energy)
        if available(t, player, energy) == left:
            options = options[:1]
        choice = yield from t.ask(player.seat, prompt, options)
        spend(t, player, choice)
        t.tell("pay", player.seat, energy, 1)


def pay_any_energy(t: SeasonsTable, player: Player, number: int, source: int) -> Flow[None]:
    """Pay so many tokens of any types, one after the other, as the card wants (NO_CARD: the bonus)."""
    for left in range(number, 0, -1):
        prompt: Message = ("pay-any", "card", NAME_OF[source], "count", left)
        if source == NO_CARD:
            prompt = ("pay-for-bonus", "count", left)
        options = all_spendable(t, player, "pay")
        if all_available(t, player) == left:
            options = options[:1]
        choice = yield from t.ask(player.seat, prompt, options)
        t.tell("pay", player.seat, spend(t, player, choice), 1)


# -- transmuting


def bonus_for_each(t: SeasonsTable, me: Player) -> int:
    """What every token that is transmuted brings beyond its rate: Purses of Io, and bonuses used in this turn.

    Rulings: transmute_bonus_stacking, transmute_bonus_on_cards.
    """
    return me.number_in_play(PURSE_OF_IO) + t.extra


def transmute(t: SeasonsTable, me: Player, option: Option) -> None:
    """One token becomes crystals, at the rate of the season on which the token stands at that moment."""
    energy = spend(t, me, option)
    crystals = RATE[t.season][energy] + bonus_for_each(t, me)
    t.tell("transmute", me.seat, energy, crystals)
    me.crystals += crystals


# -- activation


def fairies_against(t: SeasonsTable, me: Player) -> int:
    """How many Thieving Fairies the opponents have in play."""
    number = 0
    for player in t.players:
        if player.seat != me.seat:
            number += player.number_in_play(THIEVING_FAIRIES)
    return number


def crystals_left(t: SeasonsTable, me: Player) -> int:
    """What is left for the cost of an activation when the Fairies have taken theirs (ruling: fairies_timing)."""
    return max(0, me.crystals - fairies_against(t, me))


def straight_cards(t: SeasonsTable, me: Player) -> list[int]:
    """The cards in play that have an activation and were not activated in this round.

    Rulings: activation_turn_of_entry, straightening.
    """
    return [card for card in me.zone if ACTIVATES[card >> 1] and card not in t.turned]


def activate(t: SeasonsTable, me: Player, card: int) -> Flow[None]:
    """Turn the card; the Fairies take theirs when the activation is declared; then cost and effect."""
    t.turned.append(card)
    t.tell("activate", me.seat, card >> 1)
    for rival in t.rivals(me):  # ruling: fairies_order
        for _ in range(rival.number_in_play(THIEVING_FAIRIES)):
            t.give_crystals(me, rival, 1)
            t.gain_crystals(rival, 1)
    yield from POWERS[card >> 1].use(t, me, card)
