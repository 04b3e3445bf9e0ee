"""Learning a spell: what can be paid, paying it, and what happens at once.

A payment is exact: as many units as the level says, each a token of the spell's colour or a joker. A joker is
three tokens that share a rune; Transmutation has jokers of one token instead. Rulings: overpayment, token_on_card.
"""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.spellbook.spell import SPELLS
from arcanum.games.spellbook.table import (
    LEARNED_AT,
    OF_COLOUR,
    OF_RUNE,
    RUNES,
    Player,
    SpellBookTable,
    count,
    kinds_of,
    one_of_each,
    token_of,
    token_options,
)

PAY: Final = token_options("pay")
PLACE: Final = token_options("place")
JOKER: Final[list[Option]] = [("joker", rune) for rune in RUNES]
NO_JOKER: Final[Option] = ("no-joker",)
SIZE_OF_JOKER: Final = 3
MOST_JOKERS: Final = 2  # a pool of nine tokens has no room for a third
JOKERS: Final = [
    (circles, triangles, squares)
    for circles in range(MOST_JOKERS + 1)
    for triangles in range(MOST_JOKERS + 1 - circles)
    for squares in range(MOST_JOKERS + 1 - circles - triangles)
]
NORMAL: Final = -1  # instead of the rune on Transmutation: the usual jokers of three tokens


class Purse:
    """A pool seen by somebody who wants a spell of one colour: tokens of that colour and others, by rune."""

    __slots__ = ("others", "own", "own_total", "total")

    def __init__(self, pool: list[int], colour: int) -> None:
        self.own = [0, 0, 0]
        self.others = [0, 0, 0]
        self.own_total = 0
        self.total = len(pool)
        for token in pool:
            if token // 3 == colour:
                self.own[token % 3] += 1
                self.own_total += 1
            else:
                self.others[token % 3] += 1

    def own_left(self, tokens: list[int]) -> int:
        """How many own tokens remain when so many of each rune go into jokers; -1 when there are not as many."""
        left = self.own_total
        for rune in range(3):
            missing = tokens[rune] - self.others[rune]
            if missing > 0:
                if missing > self.own[rune]:
                    return -1
                left -= missing
        return left

    def affords(self, level: int, jokers: tuple[int, int, int]) -> bool:
        """Whether the level can be paid with exactly these jokers of three (ruling: joker_own_colour)."""
        number = jokers[0] + jokers[1] + jokers[2]
        units = level - number
        if units <= 0 or units > self.own_total or units + SIZE_OF_JOKER * number > self.total:
            return False
        return self.own_left(tokens_of(jokers)) >= units

    def can_pay(self, level: int) -> bool:
        """Whether a spell of the colour can be learned at the level with the usual jokers."""
        if self.own_total >= level:
            return True
        # A plain loop: a generator would be slow, compiled.
        for jokers in JOKERS:  # noqa: SIM110
            if self.affords(level, jokers):
                return True
        return False

    def units(self) -> int:
        """The most that it can pay for a spell of the colour, jokers of three included."""
        payments = [(self.own_left(tokens_of(jokers)), sum(jokers)) for jokers in JOKERS]
        return max([own + number for own, number in payments if own > 0], default=0)

    def can_pay_transmuted(self, level: int, rune: int, jokers: int) -> bool:
        """Whether it can when up to so many single tokens of the rune are jokers instead."""
        return self.units_transmuted(rune, jokers) >= level

    def units_transmuted(self, rune: int, jokers: int) -> int:
        """The most that it can pay with such jokers."""
        return self.own_total + min(jokers, self.others[rune])


def tokens_of(jokers: tuple[int, int, int]) -> list[int]:
    """How many tokens of each rune make these jokers of three."""
    return [SIZE_OF_JOKER * jokers[0], SIZE_OF_JOKER * jokers[1], SIZE_OF_JOKER * jokers[2]]


def learnable(t: SpellBookTable, me: Player, rune: int = NORMAL, jokers: int = 0) -> list[Option]:
    """The spells and levels that the pool can pay for."""
    options: list[Option] = []
    pool = me.pool
    if len(pool) < LEARNED_AT[0]:
        return options
    kinds = kinds_of(pool)
    for colour in range(7):
        if me.levels[colour] or not kinds & OF_COLOUR[colour]:
            continue
        learns = SPELLS[t.setup.spells[colour]].learns
        purse = Purse(pool, colour)
        for level in LEARNED_AT:
            normal = rune == NORMAL
            if not (purse.can_pay(level) if normal else purse.can_pay_transmuted(level, rune, jokers)):
                break  # a higher level never costs less
            options.append(learns[level])
    return options


def learn(
    t: SpellBookTable, me: Player, colour: int, level: int, rune: int = NORMAL, jokers: int = 0
) -> Flow[None]:
    """Pay, put one token on the card, discard the rest, and have the immediate effect.

    Clone and Transmutation learn in the same way (ruling: transmutation_is_learning).
    """
    if rune == NORMAL:
        own = yield from _pay_jokers(t, me, colour, level)
    else:
        own = yield from _pay_single_jokers(t, me, colour, level, rune, jokers)
    true_tokens = yield from _pay_own(t, me, colour, own)
    token = token_of((yield from t.ask(me.seat, ("place-token",), one_of_each(PLACE, true_tokens))))
    t.aside.remove(token)
    number = t.setup.spells[colour]
    me.card_tokens[colour] = token
    me.levels[colour] = level
    t.fresh |= 1 << colour
    t.tell("learn", me.seat, number, level)
    for waiting in t.setup.when_paid:
        if me.levels[waiting]:
            yield from SPELLS[t.setup.spells[waiting]].when_paid(t, me, me.levels[waiting])
    discard_aside(t)
    yield from SPELLS[number].when_learned(t, me, level)


def discard_aside(t: SpellBookTable) -> None:
    """What was paid or named for replacement goes to the box."""
    for token in t.aside:
        t.put_in_box(token)
    t.aside = []


def _pay_jokers(t: SpellBookTable, me: Player, colour: int, level: int) -> Flow[int]:
    """Choose the jokers and set their tokens aside; returns how many true tokens are still due."""
    jokers = yield from _choose_jokers(t, me, colour, level)
    units = level - sum(jokers)
    due = [SIZE_OF_JOKER * number for number in jokers]
    for rune in range(3):
        while due[rune]:
            kinds = _kinds_for_joker(me.pool, colour, rune, due, units)
            if count(me.pool, kinds) == due[rune]:  # no choice
                for token in [token for token in me.pool if kinds >> token & 1]:
                    _set_aside(t, me, token)
                due[rune] = 0
                break
            options = one_of_each(PAY, me.pool, kinds)
            choice = yield from t.ask(me.seat, ("pay-joker", "count", due[rune], "rune", RUNES[rune]), options)
            _set_aside(t, me, token_of(choice))
            due[rune] -= 1
    return units


def _choose_jokers(t: SpellBookTable, me: Player, colour: int, level: int) -> Flow[list[int]]:
    """The runes of the jokers, one by one in the order of the runes, until no more are wanted."""
    purse = Purse(me.pool, colour)
    payments = [jokers for jokers in JOKERS if purse.affords(level, jokers)]
    chosen = [0, 0, 0]
    first = 0
    while True:
        options = [
            JOKER[rune] for rune in range(first, 3) if any(_extends(payment, chosen, rune) for payment in payments)
        ]
        if (chosen[0], chosen[1], chosen[2]) in payments:
            options.insert(0, NO_JOKER)
        choice = yield from t.ask(me.seat, ("choose-joker",), options)
        if choice == NO_JOKER:
            return chosen
        first = JOKER.index(choice)
        chosen[first] += 1


def _extends(payment: tuple[int, int, int], chosen: list[int], rune: int) -> bool:
    """Whether the payment holds what is chosen and one more joker of the rune, and no earlier rune more."""
    for other in range(3):
        if payment[other] < chosen[other] + (other == rune):
            return False
        if other < rune and payment[other] != chosen[other]:
            return False
    return True


def _kinds_for_joker(pool: list[int], colour: int, rune: int, due: list[int], units: int) -> int:
    """The kinds that may go into a joker of the rune; own tokens only while enough of them remain."""
    purse = Purse(pool, colour)
    kinds = OF_RUNE[rune]
    left = due[:]
    left[rune] -= 1
    if purse.own[rune]:
        purse.own[rune] -= 1
        purse.own_total -= 1
        if purse.own_left(left) < units:
            kinds &= ~OF_COLOUR[colour]
        purse.own[rune] += 1
        purse.own_total += 1
    if purse.others[rune]:
        purse.others[rune] -= 1
        if purse.own_left(left) < units:
            kinds &= OF_COLOUR[colour]
    return kinds


def _pay_single_jokers(
    t: SpellBookTable, me: Player, colour: int, level: int, rune: int, jokers: int
) -> Flow[int]:
    """Transmutation: set up to so many tokens of the rune aside as jokers; returns the true tokens due."""
    due = level
    kinds = OF_RUNE[rune] & ~OF_COLOUR[colour]
    while jokers and due > 1:
        options = one_of_each(PAY, me.pool, kinds)
        if not options:
            break
        if Purse(me.pool, colour).own_total >= due:
            options.insert(0, NO_JOKER)
        choice = yield from t.ask(me.seat, ("pay-single-joker", "count", jokers, "rune", RUNES[rune]), options)
        if choice == NO_JOKER:
            break
        _set_aside(t, me, token_of(choice))
        jokers -= 1
        due -= 1
    return due


def _pay_own(t: SpellBookTable, me: Player, colour: int, number: int) -> Flow[list[int]]:
    """Set so many tokens of the spell's colour aside and return them."""
    paid = [token for token in me.pool if token // 3 == colour]
    if len(paid) == number:  # no choice
        for token in paid:
            _set_aside(t, me, token)
        return paid
    paid = []
    for left in range(number, 0, -1):
        options = one_of_each(PAY, me.pool, OF_COLOUR[colour])
        choice = yield from t.ask(me.seat, ("pay-own", "count", left), options)
        token = token_of(choice)
        _set_aside(t, me, token)
        paid.append(token)
    return paid


def _set_aside(t: SpellBookTable, me: Player, token: int) -> None:
    me.pool.remove(token)
    t.aside.append(token)
    t.tell("pay", me.seat, token)
