"""The rulebook's verbs: enter and leave the area, discard, keep to the limit of stones, use effects."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.vale.book import FAMILY_OF, HAS_ACTIVE, NAME_OF, STANDS, number_of, options_to
from arcanum.games.vale.creature import CREATURES, feel_permanents
from arcanum.games.vale.table import OPEN, Player, ValeTable, holds_family

USE: Final = options_to("use")
DISCARD: Final = options_to("discard")
TAKE_BACK: Final = options_to("take-back")
PLAYER: Final[list[Option]] = [("player", seat) for seat in range(4)]
STOP: Final[Option] = ("stop",)

MOST: Final = 13  # stones of a colour, and one more: no effect brings more together
RETURN: Final[list[Option]] = [
    ("return", red, blue, purple) for red in range(MOST) for blue in range(MOST) for purple in range(MOST)
]


def each_of(verb: list[Option], cards: list[int]) -> list[Option]:
    return [verb[card] for card in cards]


def ask_of_hand(t: ValeTable, me: Player, prompt: Message, options: list[Option], apparent: int) -> Flow[Option]:
    """Ask for cards of the hand, or for what depends on it: `apparent` choices as far as the others can see.

    That there is but one must not show, unless they can see that, too.
    """
    if apparent > 1:
        return (yield from t.ask_always(me.seat, prompt, options))
    return (yield from t.ask(me.seat, prompt, options))


# -- the area


def put_in_area(t: ValeTable, me: Player, card: int) -> None:
    me.area.append(card)
    if STANDS[card]:
        feel_permanents(me)


def leave_area(t: ValeTable, me: Player, card: int) -> None:
    """The creature leaves; an active effect that it has not used is lost (ruling: recovered_before_use)."""
    me.area.remove(card)
    if STANDS[card]:
        feel_permanents(me)
    if HAS_ACTIVE[card] and card in t.waiting:
        t.waiting.remove(card)


def recover(t: ValeTable, me: Player, card: int) -> None:
    """A creature goes from the area back to its owner's hand; everybody has seen it."""
    leave_area(t, me, card)
    me.take_in_hand(card, OPEN)
    t.tell("recover", me.seat, card)


def discard_from_area(t: ValeTable, me: Player, card: int) -> None:
    leave_area(t, me, card)
    t.discard.append(card)
    t.tell("discard", me.seat, card)


def choose_to_discard(t: ValeTable, me: Player, card: int) -> Flow[int]:
    """The player discards a card of the hand, as the card wants; returns which."""
    choice = yield from t.ask(me.seat, ("discard-hand", "card", NAME_OF[card]), each_of(DISCARD, me.hand))
    discarded = number_of(choice)
    t.discard_from_hand(me, discarded)
    return discarded


def choose_to_recover(t: ValeTable, me: Player, card: int, cards: list[int]) -> Flow[int]:
    """The player takes one of these creatures back, as the card wants; returns which."""
    choice = yield from t.ask(me.seat, ("take-back", "card", NAME_OF[card]), each_of(TAKE_BACK, cards))
    recovered = number_of(choice)
    recover(t, me, recovered)
    return recovered


def somebody_has(t: ValeTable, me: Player, area: list[int], family: int) -> bool:
    """Whether any player has a creature of the family, where the own area is as given."""
    if holds_family(area, family):
        return True
    for player in t.players:  # noqa: SIM110 - a generator would be slow, compiled
        if player.seat != me.seat and holds_family(player.area, family):
            return True
    return False


def have_somebody_discard(t: ValeTable, me: Player, card: int, family: int) -> Flow[None]:
    """The player names whoever has a creature of the family, himself perhaps; that one picks which is discarded.

    Rulings: aim_at_oneself, forced_discard.
    """
    name = NAME_OF[card]
    targets = [PLAYER[player.seat] for player in t.players if holds_family(player.area, family)]
    choice = yield from t.ask(me.seat, ("name-player", "card", name), targets)
    named = t.players[int(choice[1])]
    cards = [other for other in named.area if FAMILY_OF[other] == family]
    choice = yield from t.ask(named.seat, ("discard-area", "card", name), each_of(DISCARD, cards))
    discard_from_area(t, named, number_of(choice))


# -- stones


def settle(t: ValeTable) -> Flow[None]:
    """Whoever holds more stones than allowed gives the surplus back, before anything else happens.

    Rulings: limit_moment, limit_lost, no_free_return.
    """
    for player in t.players:
        stones = player.stones
        surplus = stones[0] + stones[1] + stones[2] - player.limit
        if surplus > 0:
            prompt: Message = ("return-stones", "count", surplus, "limit", player.limit)
            choice = yield from t.ask(player.seat, prompt, returns(stones, surplus))
            for colour in range(3):
                number = int(choice[1 + colour])
                if number:
                    player.stones[colour] -= number
                    t.tell("return-stones", player.seat, colour, number)


def returns(stones: list[int], surplus: int) -> list[Option]:
    """All ways of giving so many stones back."""
    options: list[Option] = []
    for red in range(min(stones[0], surplus), -1, -1):
        for blue in range(min(stones[1], surplus - red), -1, -1):
            purple = surplus - red - blue
            if purple <= stones[2]:
                options.append(RETURN[(red * MOST + blue) * MOST + purple])
    return options


# -- active effects


def usable(t: ValeTable, me: Player) -> list[Option]:
    """The waiting effects that can be carried out now."""
    return [USE[card] for card in t.waiting if not CREATURES[card].idle(t, me, card)]


def use(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Carry out an active effect, once."""
    t.waiting.remove(card)
    t.tell("use", me.seat, card)
    yield from CREATURES[card].use(t, me, card)
    yield from settle(t)


def use_waiting(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Carry out, as the card wants, every active effect of the area that can be, each once, in any order.

    Rulings: unusable_stays_pending, genie_all.
    """
    t.waiting = [other for other in me.area if HAS_ACTIVE[other]]
    while options := usable(t, me):
        choice = yield from t.ask(me.seat, ("use-for", "card", NAME_OF[card]), options)
        yield from use(t, me, number_of(choice))
    t.waiting = []
