"""The flow of Tash-Kalar: setting up, a turn's actions, its end, the end of the game, the scores."""

from typing import Final

import arcanum.games.tashkalar.cards.etherweave
import arcanum.games.tashkalar.cards.everfrost
import arcanum.games.tashkalar.cards.flares
import arcanum.games.tashkalar.cards.highland
import arcanum.games.tashkalar.cards.imperial
import arcanum.games.tashkalar.cards.legends
import arcanum.games.tashkalar.cards.nethervoid
import arcanum.games.tashkalar.cards.sylvan
import arcanum.games.tashkalar.cards.tasks  # noqa: F401 - importing them puts the cards into their decks
from arcanum.core.chance import Chance
from arcanum.core.game import Line, Result, Settings, Tally, rank
from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.tashkalar.arena import DUEL_START, MELEE_START, NAMES, SQUARE_OF
from arcanum.games.tashkalar.being import ALL_TASKS, BEINGS, FLARES_BY_NUMBER
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COLOURS,
    COMMON,
    DECKS,
    EMPTY,
    FIRST_FLARE,
    FLARE_LOWER,
    FLARE_UPPER,
    FLARES,
    HAS_WARP,
    HELPS_FROZEN,
    HEROIC,
    LEGENDARY,
    LEGENDS,
    NAME_OF,
    NO_CARD,
    NO_DECK,
    NOBODY,
    NON_LEGENDARY,
    NUMBER_OF,
    ONLY_LEGENDARY,
    SUIT_OF_DECK,
    TASK_ADVANCED,
    TASK_NAMES,
    TASK_NUMBER,
    TASK_POINTS,
    TASK_TYPE,
    UPGRADED,
    of_side,
    options_to,
    piece_of,
)
from arcanum.games.tashkalar.dealing import (
    draw,
    draw_shared,
    pass_legends,
    refill,
    return_card,
    throw,
    throw_from_hand,
)
from arcanum.games.tashkalar.summoning import PICK_UP, begin_effect, end_effect, pick_up, summon, summons
from arcanum.games.tashkalar.table import (
    ANYBODY,
    BY_DESTROYING,
    BY_FLARES,
    BY_LEGENDS,
    DUEL,
    HAND,
    HIGH_FORM,
    LEGENDS_IN_HAND,
    MELEE,
    MODES,
    NEVER,
    NO_TASK,
    SOURCES,
    TURNED,
    Player,
    TashKalarTable,
    Turn,
    new_pile,
    new_table_of,
)
from arcanum.games.tashkalar.verbs import COLOUR, HAND_OVER, STOP, all_placings, ask, enemies_of, hand_over, place

DISCARD: Final = options_to("discard")
RETURN: Final = options_to("return")
THAW: Final = options_to("thaw")
WARP: Final = options_to("warp")
FLARE: Final = options_to("flare")
CONCEDE: Final[Option] = ("concede",)
END_TURN: Final[Option] = ("end-turn",)
TAKE_DECK: Final[list[Option]] = [("take-deck", deck) for deck in DECKS]
BAN_DECK: Final[list[Option]] = [("ban-deck", deck) for deck in DECKS]

ACTS: Final = {"place", "pick-up", "summon", "borrow", "borrow-two", "discard"}
"""The verbs that cost an action."""
ACTIONS: Final = 2
MOST_BANS: Final = 3  # with four players, so many decks are left over
OPEN_TASKS: Final = 3
ALIKE: Final = 3  # so many open tasks may not share a type
GOAL: Final = 9
DUEL_GOAL: Final = 18
MELEE_GOAL: Final = [0, 0, 0, 12, 10]  # by the number of players
PENALTY: Final = 2  # for a pending being
NEXT_COLOUR: Final[list[Message]] = [("second-lowest",), ("third-lowest",)]  # what breaks ties in melee


# -- setting up


def new_table(seats: int, settings: Settings, chance: Chance) -> TashKalarTable:
    mode = MODES.index(str(settings["mode"]))
    sides = 2 if mode != MELEE else seats
    players = [
        Player(seat, seat % sides, NO_DECK, None, [], 0, 0, 0, NO_CARD, NO_CARD, [], EMPTY, False)
        for seat in range(seats)
    ]
    return new_table_of("setup", chance, 0, settings, mode, sides, players, 0)


def set_up(t: TashKalarTable) -> Flow[None]:
    """Chance names the starting player; the decks are chosen, or dealt at random (ruling: first_player)."""
    t.first = t.chance.below(t.seats)
    t.now = Turn(t.first)
    t.tell("begin", t.first)
    if t.settings["decks"] == "random":
        decks = list(range(len(DECKS)))
        t.chance.shuffle(decks)
        for number in range(t.seats):
            take_deck(t, in_order(t, number), decks[number])
        deal(t)
    else:
        t.phase = "decks"
    yield from ()


def in_order(t: TashKalarTable, number: int) -> Player:
    """The players clockwise from the first, who is number 0."""
    return t.players[(t.first + number) % t.seats]


def choose_decks(t: TashKalarTable) -> Flow[None]:
    """One deck is banned or taken: bans go round from the first player, and then the decks back to him.

    Ruling: ban_order.
    """
    taken = [player.deck for player in t.players]
    free = [deck for deck in range(len(DECKS)) if deck not in taken and deck not in t.bans]
    if t.settings["decks"] == "ban-pick" and len(t.bans) < min(t.seats, MOST_BANS):
        me = in_order(t, len(t.bans))
        choice = yield from t.ask(me.seat, ("ban-deck",), [BAN_DECK[deck] for deck in free])
        deck = DECKS.index(str(choice[1]))
        t.bans.append(deck)
        t.tell("ban-deck", me.seat, deck)
        return
    number = t.seats - taken.count(NO_DECK)
    me = in_order(t, t.seats - 1 - number if t.bans else number)
    choice = yield from t.ask(me.seat, ("take-deck",), [TAKE_DECK[deck] for deck in free])
    take_deck(t, me, DECKS.index(str(choice[1])))
    if number == t.seats - 1:
        deal(t)


def take_deck(t: TashKalarTable, player: Player, deck: int) -> None:
    player.deck = deck
    t.tell("take-deck", player.seat, deck)


def deal(t: TashKalarTable) -> None:
    """Colours, score boards, hands and tasks; in team play mates share pieces and legends."""
    for number in range(t.seats - 1, -1, -1):
        player = in_order(t, number)
        player.pile = new_pile(SUIT_OF_DECK[player.deck])
        player.turned = TURNED if t.in_teams else 0
        t.colours[player.side] = player.deck  # ruling: team_colour
    for number in range(t.seats):
        player = in_order(t, number)
        for _ in range(HAND):
            draw(t, player, player.own)
        if number < t.sides:
            for _ in range(LEGENDS_IN_HAND):
                draw_shared(t, player, t.legends, LEGENDS)
        draw_shared(t, player, t.flares, FLARES)
    if t.mode == HIGH_FORM:
        lay_out_tasks(t)
        begin_turn(t, t.first)
    else:
        t.phase = "stones"


def lay_out_tasks(t: TashKalarTable) -> None:
    """Three simple tasks, not all of one type; those that were set aside go back, and the next one is shown."""
    aside: list[int] = []
    while len(t.open_tasks) < OPEN_TASKS:
        task = draw_task(t)
        if TASK_ADVANCED[task] or would_be_alike(t, task):
            aside.append(task)
        else:
            t.open_tasks.append(task)
            t.tell("open-task", t.first, task)
    t.task_deck += aside
    show_next_task(t)


def draw_task(t: TashKalarTable) -> int:
    """The top of the task deck; tasks that were put under it come last, in their order."""
    if not t.task_deck:
        return t.task_under.pop(0)
    return t.chance.draw(t.task_deck)


def would_be_alike(t: TashKalarTable, task: int) -> bool:
    """Whether three of the open tasks would share a type with this one among them."""
    alike = 1
    for other in t.open_tasks:
        alike += TASK_TYPE[other] == TASK_TYPE[task]
    return alike >= ALIKE


def show_next_task(t: TashKalarTable) -> None:
    """Reveal the top task; it goes under the deck while it makes three alike (ruling: task_variety).

    Whatever the next one is, three of the three current tasks may be alike already: then nothing helps.
    """
    t.next_task = NO_TASK
    for _ in range(len(t.task_deck) + len(t.task_under)):
        task = draw_task(t)
        t.tell("next-task", t.first, task)
        if not would_be_alike(t, task):
            t.next_task = task
            return
        t.task_under.append(task)
    if t.task_under:
        t.next_task = t.task_under.pop(0)
        t.tell("next-task", t.first, t.next_task)


def set_stones(t: TashKalarTable) -> Flow[None]:
    """The last player lays out the first pieces (ruling: melee_start)."""
    me = in_order(t, t.seats - 1)
    t.now.seat = t.now.acting = me.seat
    if t.mode == DUEL:
        options: list[Option] = [("start", COLOURS[colour], NAMES[DUEL_START[0]]) for colour in t.colours]
        choice = yield from t.ask(me.seat, ("start-duel", "target", NAMES[DUEL_START[1]]), options)
        side = side_of_colour(t, choice[1])
        place(t, side, COMMON, DUEL_START[0])
        place(t, 1 - side, COMMON, DUEL_START[1])
    else:
        left = [player.side for player in t.players if t.seats == 3 or player is not in_order(t, 1)]
        for symbol in MELEE_START:
            options = [("start", COLOURS[t.colours[side]], NAMES[square]) for side in left for square in symbol]
            choice = yield from t.ask(me.seat, ("start",), options)
            side = side_of_colour(t, choice[1])
            left.remove(side)
            place(t, side, COMMON, SQUARE_OF[choice[2]])
    begin_turn(t, t.first)


def side_of_colour(t: TashKalarTable, colour: str | int) -> int:
    return t.colours.index(COLOURS.index(str(colour)))


# -- a turn


def begin_turn(t: TashKalarTable, seat: int, *, extra: bool = False, again: int = 0) -> None:
    """Two actions, in the very first turn of the game only one (ruling: first_turn_action)."""
    me = t.players[seat]
    t.turns += 1
    me.turns += 1
    me.warped = []
    t.now = Turn(seat)
    t.now.extra = extra
    t.now.again = again
    t.now.actions = max(0, (1 if t.turns == 1 else ACTIONS) - t.fewer[me.side])
    t.fewer[me.side] = 0
    t.tell("turn", seat, t.now.actions)
    t.phase = "act"


def act(t: TashKalarTable) -> Flow[None]:
    """One action of a turn, something that costs none, or its end. Only the player knows what he may choose."""
    me, now = t.me, t.now
    options: list[Option] = []
    if now.actions:
        options = placings(t, me)
        if not now.handed:
            options += summons(t, me)
            if not now.discarded:
                options += [DISCARD[card] for card in me.beings()]
        elif not options:
            now.actions = 0  # rulings: no_action_possible, mate_cannot_place
    must = bool(options)
    decides = now.acting if now.actions else me.seat
    if not now.handed:
        options += besides(t, me)
    if not must:  # all actions have to be used, as far as that is possible
        options.append(END_TURN)
    prompt: Message = ("act", "count", now.actions)
    choice = yield from t.ask_always(decides, prompt, options)
    now.begun = True
    verb = str(choice[0])
    if verb in ACTS:
        yield from take_action(t, me, verb, choice)
    elif verb != "end-turn":
        yield from do_besides(t, me, verb, choice)
    else:
        t.tell("end-turn", me.seat)
        t.phase = "finish"


def take_action(t: TashKalarTable, me: Player, verb: str, choice: Option) -> Flow[None]:
    """Place, summon or discard; a summoning that is taken back is no action (ruling: shortage_order)."""
    if verb in {"summon", "borrow", "borrow-two"}:
        yield from summon(t, me, NUMBER_OF[choice[1]], choice)
        return
    t.now.actions -= 1
    t.now.dropped = False
    if verb == "place":
        place(t, me.side, COMMON, SQUARE_OF[choice[1]])
    elif verb == "pick-up":
        yield from place_anew(t, me, SQUARE_OF[choice[1]])
    else:
        discard(t, me, NUMBER_OF[choice[1]])


def do_besides(t: TashKalarTable, me: Player, verb: str, choice: Option) -> Flow[None]:
    """What costs no action."""
    t.now.dropped = False
    if verb == "flare":
        yield from invoke(t, me, NUMBER_OF[choice[1]], choice)
    elif verb == "thaw":
        yield from thaw(t, me)
    elif verb == "warp":
        yield from play_warp(t, me, NUMBER_OF[choice[1]])
    elif verb == "hand-over":
        hand_over(t)
    else:
        yield from concede(t, me)


def besides(t: TashKalarTable, me: Player) -> list[Option]:
    """What may be done before and after actions, and costs none.

    Rulings: flare_after_last_action, handing_over_moments, team_control.
    """
    options = flares(t, me)
    if me.frozen != NO_CARD and not HELPS_FROZEN[me.frozen]:
        options.append(THAW[me.frozen])
    if me.pending == NO_CARD and me.turns > 1:  # ruling: first_turn
        options += [WARP[card] for card in me.hand if card < FIRST_FLARE and HAS_WARP[card]]
    if t.in_teams:
        options.append(HAND_OVER)
    if may_concede(t):
        options.append(CONCEDE)
    return options


def placings(t: TashKalarTable, me: Player) -> list[Option]:
    """The empty squares; without a piece in the supply, the own ones that may be picked up.

    Ruling: place_back.
    """
    if t.spare[me.side]:
        return all_placings(t)
    return [PICK_UP[square] for square in t.all_of(of_side(me.side, NON_LEGENDARY))]


def place_anew(t: TashKalarTable, me: Player, square: int) -> Flow[None]:
    """Pick up an own piece, and place it as a common one."""
    pick_up(t, square)
    choice = yield from t.ask(t.now.acting, ("place-anew",), all_placings(t))
    place(t, me.side, COMMON, SQUARE_OF[choice[1]])


def discard(t: TashKalarTable, me: Player, card: int) -> None:
    """Discard a being of the own deck; cards of the hand may be returned then.

    Rulings: returned_cards, discard_own_being.
    """
    t.now.discarded = True
    throw_from_hand(t, me, card)
    if me.hand:
        t.phase = "return"


def return_cards(t: TashKalarTable) -> Flow[None]:
    """A card of the hand goes unseen under its deck, or no more do. Others know only of which kind it is."""
    me = t.me
    choice = yield from t.ask(me.seat, ("return",), [*[RETURN[card] for card in me.hand], STOP])
    if choice[0] == "return":
        return_card(t, me, NUMBER_OF[choice[1]])
    if choice[0] == "stop" or not me.hand:
        t.phase = "act"


# -- flares, and effects that were kept


def holds(t: TashKalarTable, me: Player, card: int, side: int) -> tuple[bool, bool]:
    """Whether the upper and the lower condition of a flare hold against a side.

    Rulings: lead_is_a_minimum, team_comparison.
    """
    upper = t.count(side, UPGRADED) - t.count(me.side, UPGRADED) >= FLARE_UPPER[card]
    lower = t.count(side, ANY_RANK) - t.count(me.side, ANY_RANK) >= FLARE_LOWER[card]
    return upper, lower


def flares(t: TashKalarTable, me: Player) -> list[Option]:
    """The flares that can be invoked; in melee, against whom (ruling: flare_target)."""
    options: list[Option] = []
    if t.now.flared:
        return options
    for card in me.flares():
        for side in enemies_of(t, me):
            upper, lower = holds(t, me, card, side)
            if upper or lower:
                options.append(FLARE[card] if t.mode != MELEE else (*FLARE[card], COLOURS[t.colours[side]]))
    return options


def invoke(t: TashKalarTable, me: Player, card: int, choice: Option) -> Flow[None]:
    """Both conditions are judged at once, then the upper half comes before the lower.

    Rulings: flare_halves, flare_timing.
    """
    side = side_of_colour(t, choice[2]) if t.mode == MELEE else 1 - me.side
    upper, lower = holds(t, me, card, side)
    flare = FLARES_BY_NUMBER[card - FIRST_FLARE]
    t.now.flared = True
    me.hand.remove(card)
    begin_effect(t, card)
    t.tell("flare", me.seat, card, upper + 2 * lower)
    if t.mode == MELEE:
        t.tell("flare-source", me.seat, t.colours[side])
    if t.mode != HIGH_FORM:
        t.score(side, me.side, 1, BY_FLARES)
    if upper and (flare.upper_free or (yield from applies(t, card, "upper"))):
        yield from flare.upper(t, me)
    if lower and (flare.lower_free or (yield from applies(t, card, "lower"))):
        yield from flare.lower(t, me)
    end_effect(t)
    throw(t, me, card)


def applies(t: TashKalarTable, card: int, half: str) -> Flow[bool]:
    """Whether the player applies a half of the flare or leaves it out."""
    if t.settings["halves"] == "compulsory":
        return True
    options: list[Option] = [("apply", half), ("leave-out", half)]
    choice = yield from ask(t, ("flare-half", "card", NAME_OF[card], "half", half), options)
    return choice[0] == "apply"


def thaw(t: TashKalarTable, me: Player) -> Flow[None]:
    """Carry out the frozen effect in play, and discard its card (ruling: thaw_without_effect)."""
    card, me.frozen = me.frozen, NO_CARD
    begin_effect(t, card)
    t.tell("thaw", me.seat, card)
    yield from BEINGS[card].thaw(t, me)
    end_effect(t)
    throw(t, me, card)


def play_warp(t: TashKalarTable, me: Player, card: int) -> Flow[None]:
    """The being becomes pending, then its warp effect is carried out (ruling: warp_without_effect)."""
    me.hand.remove(card)
    me.pending = card
    me.warped.append(card)
    me.own.knows[card - me.own.first] = ANYBODY
    begin_effect(t, NO_CARD)
    t.now.source = card
    t.tell("warp", me.seat, card)
    yield from BEINGS[card].warp(t, me)
    end_effect(t)


# -- conceding


def may_concede(t: TashKalarTable) -> bool:
    """Never in melee; with the switch at any time, else a side may waive its last turn.

    Rulings: conceding, team_concedes.
    """
    if t.mode == MELEE:
        return False
    if t.settings["conceding"] == "any-time":
        return not t.now.refused
    return t.left != NEVER and not t.now.begun


def concede(t: TashKalarTable, me: Player) -> Flow[None]:
    """The other side wins. In team play the mate has to agree, or is not asked again in this turn.

    Ruling: team_concedes.
    """
    if t.in_teams:
        t.tell("offer-concede", me.seat)
        answers: list[Option] = [("agree",), ("refuse",)]
        choice = yield from t.ask(t.mate(me).seat, ("confirm-concede",), answers)
        if choice[0] == "refuse":
            t.tell("refuse-concede", t.mate(me).seat)
            t.now.refused = True
            return
    t.conceded = me.side
    t.tell("concede", me.seat)
    t.phase = ""


# -- the end of a turn


def finish(t: TashKalarTable) -> Flow[None]:
    """Claim a task or score what was destroyed, refill the hand, and see whether the end has come."""
    me = t.me
    if t.mode == HIGH_FORM:
        yield from claim(t, me)
    elif t.mode == DUEL:
        score_destroyed(t, me, 1 - me.side)
    else:
        yield from score_melee(t, me)
    legends_for = me
    if t.in_teams:
        legends_for = t.mate(me)
        pass_legends(t, me, legends_for)
    refill(t, me, legends_for)
    end_turn(t, me)


def claim(t: TashKalarTable, me: Player) -> Flow[None]:
    """One current task whose condition is met; the next task takes its place."""
    options: list[Option] = [
        ("claim", TASK_NAMES[task]) for task in t.open_tasks if ALL_TASKS[task].met(t, me.side)
    ]
    if not options:
        return
    options.append(("claim-nothing",))
    choice = yield from t.ask(me.seat, ("claim",), options)
    if choice[0] == "claim-nothing":
        return
    task = TASK_NUMBER[choice[1]]
    t.claimed[me.side].append(task)
    t.tell("claim", me.seat, task)
    at = t.open_tasks.index(task)
    del t.open_tasks[at]
    if t.next_task != NO_TASK:
        t.open_tasks.insert(at, t.next_task)
        show_next_task(t)


def score_destroyed(t: TashKalarTable, me: Player, colour: int) -> int:
    """Two for each legendary piece, one for each heroic one and each pair of common ones; returns what is left."""
    legendary = t.now.destroyed[piece_of(colour, LEGENDARY)]
    heroic = t.now.destroyed[piece_of(colour, HEROIC)]
    common = t.now.destroyed[piece_of(colour, COMMON)]
    points = 2 * legendary + heroic + common // 2
    if points:
        t.score(me.side, colour, points, BY_DESTROYING)
    return common % 2


def score_melee(t: TashKalarTable, me: Player) -> Flow[None]:
    """By colour; two or three unpaired pieces of different colours make one mixed pair (ruling: mixed_pair)."""
    single = [side for side in enemies_of(t, me) if score_destroyed(t, me, side)]
    if len(single) > 1:
        choice = yield from t.ask(me.seat, ("score-mixed",), [COLOUR[t.colours[side]] for side in single])
        t.score(me.side, side_of_colour(t, choice[1]), 1, BY_DESTROYING)


def end_turn(t: TashKalarTable, me: Player) -> None:
    """The end of the game gives everybody one last turn; an additional turn is none.

    Rulings: score_trigger, additional_turn.
    """
    now = t.now
    if t.left == NEVER:
        if is_triggered(t):
            t.left = t.seats
            t.tell("last-round", me.seat)
    elif t.left and not now.extra:
        t.left -= 1
    if now.again:
        begin_turn(t, me.seat, extra=True, again=now.again - 1)
    elif t.left == 0:
        t.phase = ""
        t.tell("end", me.seat)
    else:
        begin_turn(t, (me.seat + 1) % t.seats)


def is_triggered(t: TashKalarTable) -> bool:
    """Whether the last card of a deck was drawn, or a side has the points."""
    if t.exhausted:
        return True
    goal = GOAL
    if t.mode != HIGH_FORM:
        goal = DUEL_GOAL if t.mode == DUEL else MELEE_GOAL[t.seats]
    for side in range(t.sides):
        for points in points_of(t, side):
            if points >= goal:
                return True
    return False


# -- scores


def points_of(t: TashKalarTable, side: int) -> list[int]:
    """The points of a side: one figure, in melee one for each colour of an opponent."""
    penalty = penalty_of(t, side)
    if t.mode == HIGH_FORM:
        tasks = sum([TASK_POINTS[task] for task in t.claimed[side]])
        return [tasks + t.count(side, ONLY_LEGENDARY) - penalty]
    return [t.points[side * t.sides + other] - penalty for other in range(t.sides) if other != side]


def penalty_of(t: TashKalarTable, side: int) -> int:
    """For pending beings (rulings: penalty_teams, penalty_below_zero)."""
    return PENALTY * len([player for player in t.players if player.side == side and player.pending != NO_CARD])


def result(t: TashKalarTable) -> Result:
    by_side = [tally(t, side) for side in range(t.sides)]
    tallies = [by_side[player.side] for player in t.players]  # those of a side share one
    if t.conceded == NOBODY:
        places = rank(tallies)
    else:
        others = len([player for player in t.players if player.side != t.conceded])
        places = [1 if player.side != t.conceded else 1 + others for player in t.players]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    verdict: Message = ("won", "seat", winners[0])
    if t.conceded != NOBODY:
        verdict = ("conceded", "seats", " ".join(map(str, winners)))
    elif len({t.players[seat].side for seat in winners}) > 1:
        verdict = ("shared", "seats", " ".join(map(str, winners)))
    elif len(winners) > 1:
        verdict = ("team-won", "seats", " ".join(map(str, winners)))
    return Result(tallies, places, verdict)


def tally(t: TashKalarTable, side: int) -> Tally:
    """Ties go to more upgraded pieces on the arena, then to more pieces.

    In melee the colour with the fewest points counts, and the next ones break ties before that.
    """
    ties: list[Line] = [(("upgraded",), t.count(side, UPGRADED)), (("pieces",), t.count(side, ANY_RANK))]
    penalty = penalty_of(t, side)
    lines: list[Line] = []
    if t.mode == MELEE:
        for other in range(t.sides):
            if other != side:
                points = t.points[side * t.sides + other] - penalty
                lines.append((("in-colour", "colour", COLOURS[t.colours[other]]), points))
        lowest, *more = sorted(points_of(t, side))
        by_colour: list[Line] = [(NEXT_COLOUR[place], points) for place, points in enumerate(more)]
        return Tally(lines, by_colour + ties, total=lowest)
    if t.mode == HIGH_FORM:
        lines.append((("tasks",), sum([TASK_POINTS[task] for task in t.claimed[side]])))
        lines.append((("legendary-pieces",), t.count(side, ONLY_LEGENDARY)))
    else:
        earned = t.earned[side * SOURCES : (side + 1) * SOURCES]
        lines.append((("destroyed",), earned[BY_DESTROYING]))
        lines.append((("legends",), earned[BY_LEGENDS]))
        lines.append((("flares",), earned[BY_FLARES]))
    if penalty:
        lines.append((("pending",), -penalty))
    return Tally(lines, ties)
