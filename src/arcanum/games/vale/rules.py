"""The flow of The Vale of Eternity: setting up, hunting, actions, resolution, the end of a round, the scores."""

from typing import Final

import arcanum.games.vale.cards.dragons
import arcanum.games.vale.cards.earth
import arcanum.games.vale.cards.fire
import arcanum.games.vale.cards.water
import arcanum.games.vale.cards.wind  # noqa: F401 - importing them puts the creatures into the deck
from arcanum.core.chance import Chance
from arcanum.core.game import Result, Settings, Tally, ranked
from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.vale.book import (
    ACTIVE,
    CARDS,
    DRAGON,
    EARTH,
    FAMILY_OF,
    FIRE,
    HAS_ACTIVE,
    INSTANT,
    NAME_OF,
    PERMANENT,
    WAITS_FOR_TAMING,
    WATER,
    WIND,
    number_of,
    options_to,
)
from arcanum.games.vale.creature import CREATURES
from arcanum.games.vale.summoning import SUMMON, pay, summon, summonable
from arcanum.games.vale.table import (
    BLUE,
    GOAL,
    LAST_ROUND,
    LOST,
    MARKERS,
    MOST_ACTIONS,
    NO_CARD,
    NOBODY,
    NOTHING,
    OPEN,
    PURPLE,
    RED,
    SOURCES,
    START,
    Player,
    ValeTable,
)
from arcanum.games.vale.verbs import leave_area, settle, usable, use

HUNT: Final = options_to("hunt")
SELL: Final = options_to("sell")
TAME: Final = options_to("tame")
REMOVE: Final = options_to("remove")
END_TURN: Final[Option] = ("end-turn",)
PICK: Final[Message] = ("hunt",)
ACT: Final[Message] = ("act",)
RESOLVE: Final[Message] = ("use-effect",)

SALE: Final = [  # by family: red, blue and purple stones
    (3, 0, 0),
    (0, 1, 0),
    (4, 0, 0),
    (1, 1, 0),
    (0, 0, 1),
]
assert (FIRE, WATER, EARTH, WIND, DRAGON) == (0, 1, 2, 3, 4)
assert (RED, BLUE, PURPLE) == (0, 1, 2)


# -- setting up


def new_table(seats: int, settings: Settings, chance: Chance) -> ValeTable:
    players = [Player(seat, 0, [0] * SOURCES, [0, 0, 0], [], [], []) for seat in range(seats)]
    return ValeTable(
        "setup", chance, 0, settings, players, list(range(CARDS)), NO_CARD, [], 0, [], [], 0, 0, 0, 0, [], [],
        NOTHING,
    )  # fmt: skip


def set_up(t: ValeTable) -> Flow[None]:
    """Chance names the first player; everybody starts with as many points as his place in the turn order."""
    t.first = t.chance.below(t.seats)  # ruling: first_player
    t.tell("begin", t.first)
    for place in range(t.seats):
        player = t.players[(t.first + place) % t.seats]
        player.score = player.earned[START] = place + 1
        t.tell("start", player.seat, place + 1)
    t.phase = "round"
    yield from ()


# -- hunting


def begin_round(t: ValeTable) -> Flow[None]:
    """Reveal twice as many creatures as there are players, or all that there are (ruling: short_hunt)."""
    t.round += 1
    t.turn = 0
    t.tell("round", t.first, t.round)
    for _ in range(MARKERS * t.seats):
        card = t.next_card(t.first)
        if card == NO_CARD:
            break
        t.prey.append(card)
        t.marks.append(NOBODY)
        t.tell("appear", t.first, card)
    t.phase = "hunt" if t.prey else "act"
    yield from ()


def hunt(t: ValeTable) -> Flow[None]:
    """One marker is placed: clockwise for the first, then back for the second (ruling: hunting_duty)."""
    me = whose_turn(t)
    prey, marks = t.prey, t.marks
    free = [HUNT[prey[at]] for at in range(len(prey)) if marks[at] == NOBODY]
    choice = yield from t.ask(me.seat, PICK, free)
    card = number_of(choice)
    t.marks[t.prey.index(card)] = me.seat
    t.tell("hunt", me.seat, card)
    t.turn += 1
    if len(free) == 1:
        t.turn = 0
        t.phase = "act"


def whose_turn(t: ValeTable) -> Player:
    """Clockwise from the first player; the second markers of a hunt go back the way that the first ones came."""
    turn = t.turn
    if turn >= t.seats:
        turn = 2 * t.seats - 1 - turn
    return t.players[(t.first + turn) % t.seats]


# -- actions


def act(t: ValeTable) -> Flow[None]:
    """One action of a turn, or its end. Only the player himself knows what he may summon."""
    me = whose_turn(t)
    options = hunted_actions(t, me)
    if t.actions < MOST_ACTIONS:
        if t.has_room(me):
            options += [SUMMON[card] for card in summonable(t, me)]
        if me.purse >= t.round:
            options += [REMOVE[card] for card in me.area]
    if me.seat not in t.marks:  # both hunted creatures must be sold or tamed (ruling: hunted_any_time)
        options.append(END_TURN)
    choice = yield from t.ask_always(me.seat, ACT, options)
    verb = choice[0]
    if verb == "end-turn":
        end_turn(t, me)
        return
    card = number_of(choice)
    if verb == "sell":
        yield from sell(t, me, card)
    elif verb == "tame":
        yield from tame(t, me, card)
    else:
        t.actions += 1
        if verb == "summon":
            yield from summon(t, me, card)
        else:
            yield from remove(t, me, card)


def hunted_actions(t: ValeTable, me: Player) -> list[Option]:
    options: list[Option] = []
    prey, marks = t.prey, t.marks
    for at in range(len(prey)):
        if marks[at] == me.seat:
            options.append(SELL[prey[at]])
            options.append(TAME[prey[at]])
    return options


def sell(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Discard the hunted creature for the stones of its family (ruling: selling_hunted_only)."""
    t.take_prey(card)
    t.discard.append(card)
    t.tell("sell", me.seat, card)
    for colour, number in enumerate(SALE[FAMILY_OF[card]]):
        if number:
            t.gain_stones(me, colour, number)
    yield from settle(t)


def tame(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Take the hunted creature into the hand; everybody has seen it (rulings: taming_only, triton_moment)."""
    t.take_prey(card)
    me.take_in_hand(card, OPEN)
    t.tell("tame", me.seat, card)
    for other in me.area:
        if WAITS_FOR_TAMING[other]:
            CREATURES[other].when_you_tame(t, me, card)
            yield from settle(t)


def remove(t: ValeTable, me: Player, card: int) -> Flow[None]:
    """Pay the number of the round and discard a creature of the own area (rulings: remove_worth, remove_uncut)."""
    prompt: Message = ("pay-remove", "card", NAME_OF[card], "cost", t.round)
    yield from pay(t, me, t.round, prompt)
    leave_area(t, me, card)
    t.discard.append(card)
    t.tell("remove", me.seat, card)
    yield from settle(t)


def end_turn(t: ValeTable, me: Player) -> None:
    t.tell("end-turn", me.seat)
    t.turn += 1
    t.actions = 0
    if t.turn == t.seats:
        t.turn = 0
        t.phase = "resolve"
        begin_resolving(t)


# -- resolution


def begin_resolving(t: ValeTable) -> None:
    """The turn of the next player who has active effects; after the last, the round ends.

    The effects in the area wait, and no card can join them (rulings: resolution_set, once_each).
    """
    while t.turn < t.seats:
        t.waiting = [card for card in whose_turn(t).area if HAS_ACTIVE[card]]
        if t.waiting:
            return
        t.turn += 1
    end_round(t)


def resolve(t: ValeTable) -> Flow[None]:
    """Every active effect that can be used is used once, in an order of the player's choice.

    Rulings: mandatory_effects, unusable_stays_pending, best_order.
    """
    me = whose_turn(t)
    while options := usable(t, me):
        choice = yield from t.ask(me.seat, RESOLVE, options)
        yield from use(t, me, number_of(choice))
    t.waiting = []
    t.turn += 1
    begin_resolving(t)


def end_round(t: ValeTable) -> None:
    """Rulings: sixty_points, end_counting."""
    t.turn = 0
    if t.round == LAST_ROUND or max([player.score for player in t.players]) >= GOAL:
        t.phase = ""
        t.tell("end", t.first)
        return
    t.first = (t.first + 1) % t.seats
    t.phase = "round"


# -- scores


SCORE_LINES: Final[list[Message]] = [("instant",), ("permanent",), ("active",), ("start",), ("lost",)]
assert (INSTANT, PERMANENT, ACTIVE, START, LOST) == (0, 1, 2, 3, 4)


def result(t: ValeTable) -> Result:
    return ranked([tally(player) for player in t.players])  # ruling: lower_places


def tally(player: Player) -> Tally:
    """Where the points came from; ties go to whoever has more creatures."""
    lines = [(SCORE_LINES[source], player.earned[source]) for source in (START, INSTANT, PERMANENT, ACTIVE)]
    if player.earned[LOST]:
        lines.append((SCORE_LINES[LOST], player.earned[LOST]))
    return Tally(lines, [(("creatures",), len(player.area))])
