"""Summoning: what it costs, what can be paid with, and what happens, step by step."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.vale.book import (
    COST_OF,
    DEMANDS,
    FAMILY_OF,
    HAS_INSTANT,
    NAME_OF,
    WAITS_FOR_SUMMONS,
    WIND,
    options_to,
)
from arcanum.games.vale.creature import CREATURES
from arcanum.games.vale.table import NOTHING, Player, ValeTable
from arcanum.games.vale.verbs import put_in_area, settle

SUMMON: Final = options_to("summon")
SUMMON_FREE: Final = options_to("summon-free")

MOST: Final = 7  # stones of a colour that anybody may hold, and one more
PAY: Final[list[Option]] = [
    ("pay", red, blue, purple) for red in range(MOST) for blue in range(MOST) for purple in range(MOST)
]


def cost_of(me: Player, card: int) -> int:
    """The printed cost less all reductions, never below nothing (ruling: only_reductions)."""
    cost = COST_OF[card] - me.cut
    if FAMILY_OF[card] == WIND:
        cost -= me.wind_cut
    return max(cost, 0)


def why_not_to_carry_out(t: ValeTable, me: Player, card: int) -> str:
    """Why the instant effect of a card in the hand is impossible (rulings: instant_check, blocked_cards)."""
    if not DEMANDS[card]:
        return ""
    hand = [other for other in me.hand if other != card]
    return CREATURES[card].refusal(t, me, hand, [*me.area, card], drawable=t.can_draw)


def summonable(t: ValeTable, me: Player) -> list[int]:
    """The cards of the hand that can be paid for, and whose instant effect can be carried out.

    However they came into the hand, and when (ruling: summon_same_turn).
    """
    purse = me.purse
    return [card for card in me.hand if cost_of(me, card) <= purse and not why_not_to_carry_out(t, me, card)]


# -- paying


def payments(t: ValeTable, me: Player, cost: int) -> list[Option]:
    """All payments that reach the cost and from which no stone could be left out (ruling: payment).

    With the switch `overpaying`, all that reach it.
    """
    red_stones, blue_stones, purple_stones = me.stones
    if t.settings["overpaying"] == "yes":
        return [
            PAY[(red * MOST + blue) * MOST + purple]
            for red in range(red_stones + 1)
            for blue in range(blue_stones + 1)
            for purple in range(purple_stones + 1)
            if red * me.red_worth + blue * me.blue_worth + purple * me.purple_worth >= cost
        ]
    options: list[Option] = []
    for purple in range(purple_stones + 1):
        for blue in range(blue_stones + 1):
            due = cost - purple * me.purple_worth - blue * me.blue_worth
            red = 0
            if due > 0:  # as few red ones as reach the rest
                red = (due + me.red_worth - 1) // me.red_worth
                if red > red_stones:
                    continue
            surplus = red * me.red_worth - due
            if (blue and surplus >= me.blue_worth) or (purple and surplus >= me.purple_worth):
                continue
            options.append(PAY[(red * MOST + blue) * MOST + purple])
    return options


def pay(t: ValeTable, me: Player, cost: int, prompt: Message) -> Flow[Option]:
    """Pay stones worth the cost; there is no change. Returns the payment."""
    choice = yield from t.ask(me.seat, prompt, payments(t, me, cost))
    for colour in range(3):
        number = int(choice[1 + colour])
        if number:
            me.stones[colour] -= number
            t.tell("pay", me.seat, colour, number)
    return choice


# -- summoning


def summon(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Pay and summon a card of the hand."""
    cost = cost_of(me, card)
    payment = PAY[0]
    if cost or t.settings["overpaying"] == "yes":
        prompt: Message = ("pay-summon", "card", NAME_OF[card], "cost", cost)
        payment = yield from pay(t, me, cost, prompt)
    yield from enter(t, me, card, payment)


def enter(t: ValeTable, me: Player, card: int, payment: Option) -> Flow[None]:
    """The card enters the area; what waits for summons comes first, then its own instant effect.

    Rulings: summon_steps, triggers_order, own_summon, free_summon, nested_summons.
    """
    me.take_from_hand(card)
    t.tell("summon", me.seat, card)
    for other in me.area:
        if WAITS_FOR_SUMMONS[other]:
            CREATURES[other].when_you_summon(t, me, int(payment[1]), int(payment[2]), int(payment[3]))
    put_in_area(t, me, card)
    if HAS_INSTANT[card]:
        yield from CREATURES[card].when_summoned(t, me, card)
    yield from settle(t)


def summon_free(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """A summon that an effect grants: only the price is waived."""
    t.granted = NOTHING
    yield from enter(t, me, card, PAY[0])


def free_summons(t: ValeTable, me: Player) -> list[int]:
    """The cards of the hand that can be summoned now, if the price is waived."""
    return [card for card in me.hand if not why_not_to_carry_out(t, me, card)]


def discards_before_free_summon(t: ValeTable, me: Player, hand: list[int], area: list[int]) -> list[int]:
    """The cards of this hand after whose discard another can enter this area (ruling: spirit_pairs)."""
    return [card for card in hand if can_follow(t, me, card, hand, area)]


def can_follow(t: ValeTable, me: Player, discarded: int, hand: list[int], area: list[int]) -> bool:
    """Whether, once this card is discarded, another card of the hand can be summoned."""
    for card in hand:
        if card != discarded:
            rest = [other for other in hand if other not in (card, discarded)]
            if not CREATURES[card].refusal(t, me, rest, [*area, card], drawable=True):
                return True
    return False
