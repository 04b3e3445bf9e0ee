"""The flow of Seasons: the prelude, rounds and turns, the end of a round and of the game, the scores."""

from typing import Final

import arcanum.games.seasons.cards.archmage
import arcanum.games.seasons.cards.mage  # noqa: F401 - importing them puts the cards into the deck
from arcanum.core.chance import Chance
from arcanum.core.game import Result, Settings, Tally, ranked
from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.seasons.book import (
    BASIC,
    CARDS,
    KINDS,
    NAME_OF,
    PRESTIGE_OF,
    WAITS_FOR_GAME_END,
    WAITS_FOR_ROUND_END,
    kind_of,
    options_to,
)
from arcanum.games.seasons.dice import DICE, SEASONS, SIDE, SIDES, side_number
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.summoning import summon, summonable
from arcanum.games.seasons.table import (
    GAUGE_LIMIT,
    HAND,
    MOST_BONUSES,
    NO_CARD,
    NO_REQUEST,
    NOBODY,
    PACKET,
    PREPARED,
    SHUFFLED,
    STORES,
    YEARS,
    Player,
    SeasonsTable,
)
from arcanum.games.seasons.verbs import (
    activate,
    all_available,
    all_spendable,
    ask_of_hidden,
    card_in_play,
    each_kind,
    options_in_play,
    pay_any_energy,
    settle,
    straight_cards,
    take_energy,
    transmute,
)
from arcanum.games.seasons.wheel import move_token

SETS: Final = [  # the numbers of the cards in the prepared sets for apprentices
    [1, 2, 7, 17, 18, 20, 26, 29, 30],
    [3, 5, 9, 14, 15, 21, 23, 25, 28],
    [4, 6, 7, 9, 12, 16, 22, 24, 30],
    [1, 2, 3, 11, 13, 15, 18, 25, 27],
]

BONUSES: Final = ["exchange", "transmute", "gauge", "draw-two"]
BONUS: Final[list[Option]] = [("bonus", bonus) for bonus in BONUSES]
EXCHANGE: Final = 0
TRANSMUTE: Final = 1
GAUGE: Final = 2
DRAW_TWO: Final = 3
PENALTY: Final = [0, 5, 12, 20]  # by the number of bonuses used

DIE_OF_MALICE: Final = 14
DAMNED_SOUL: Final = 49
BEGGARS_HORN: Final = 13
TITUS: Final = 38
WONDROUS_CHEST: Final = 12
ROUND_END_ORDER: Final = [DAMNED_SOUL, BEGGARS_HORN, TITUS, WONDROUS_CHEST]

DRAFT: Final = options_to("draft")
SUMMON: Final = options_to("summon")
KEEP: Final = options_to("keep")
RESOLVE: Final = "resolve"
USE_DIE: Final[Option] = ("use-die",)
DRAW: Final[Option] = ("draw",)
THROW_AWAY: Final[Option] = ("throw-away",)
ACT: Final[Message] = ("act",)
KEEP_ONE: Final[Message] = ("keep-one",)
END_TURN: Final[Option] = ("end-turn",)


# -- setting up


def new_table(seats: int, settings: Settings, chance: Chance) -> SeasonsTable:
    players = [Player(seat, 0, 0, 0, [0, 0, 0, 0], [], [], [], [], [], []) for seat in range(seats)]
    kinds = KINDS if settings["level"] == "archmage" else BASIC
    return SeasonsTable(
        "setup", chance, 0, settings, players, list(range(2 * kinds)), NO_CARD, [], 0, [], [SHUFFLED] * CARDS,
        [0] * CARDS, [0] * (4 * STORES), [], [], 0, [], [], [], 0, 1, 1, 0, 0, 0, False, 0, 0, 0, NO_REQUEST, [],
    )  # fmt: skip


def set_up(t: SeasonsTable) -> Flow[None]:
    """Chance names the first player, the dice of this game, and everybody's nine cards (ruling: first_player)."""
    t.first = t.chance.below(t.seats)
    t.tell("begin", t.first)
    for season in range(len(SEASONS)):
        dice = list(range(DICE))
        t.chance.shuffle(dice)
        t.dice += [season * DICE + die for die in sorted(dice[: t.seats + 1])]
    if t.settings["level"] == "apprentice":
        hand_out_sets(t)
        t.phase = "split"
    else:
        for player in t.players:
            deal(t, player)
        t.phase = "draft"
    yield from ()


def hand_out_sets(t: SeasonsTable) -> None:
    """Everybody gets another prepared set; the rest is the draw pile (ruling: apprentice_assignment)."""
    sets = list(range(len(SETS)))
    t.chance.shuffle(sets)
    for player in t.players:
        number = sets[player.seat]
        t.tell("prepared", player.seat, number + 1)
        for card_number in SETS[number]:
            kind = card_number - 1
            card = 2 * kind if 2 * kind in t.deck else 2 * kind + 1
            t.deck.remove(card)
            t.origin[card] = PREPARED
            t.knows[card] = 1 << player.seat
            player.picks.append(card)


def deal(t: SeasonsTable, player: Player) -> None:
    for _ in range(HAND):
        card = t.next_card(player.seat)
        t.origin[card] = player.seat * HAND
        t.knows[card] = 1 << player.seat
        player.packet.append(card)


# -- the prelude


def draft(t: SeasonsTable) -> Flow[None]:
    """Everybody keeps one card and passes the rest to the left (ruling: draft_direction)."""
    yield from t.together([(player.seat, draft_card(t, player)) for player in t.players])
    for player in t.players:
        card = player.picks[-1]
        t.tell_secretly(1 << player.seat, "draft", player.seat, len(player.picks), len(player.packet), card >> 1)
    t.step += 1
    pass_packets(t)
    t.reveal()
    if t.step == HAND:
        t.phase = "split"


def draft_card(t: SeasonsTable, me: Player) -> Flow[None]:
    prompt: Message = ("draft", "count", t.step + 1)
    choice = yield from t.ask(me.seat, prompt, each_kind(DRAFT, me.packet))
    card = t.first_of(me.packet, kind_of(choice))
    me.packet.remove(card)
    me.picks.append(card)


def pass_packets(t: SeasonsTable) -> None:
    """To the left neighbour; of each card everybody will know which packet it was in, and until when."""
    packets = [player.packet for player in t.players]
    for player in t.players:
        from_seat = (player.seat - 1) % t.seats
        player.packet = packets[from_seat]
        for card in player.packet:
            t.origin[card] = (player.seat - t.step) % t.seats * HAND + t.step
            t.knows[card] = 1 << player.seat


def split(t: SeasonsTable) -> Flow[None]:
    """Everybody splits the nine cards: three for each year, the first three into the hand."""
    yield from t.together([(player.seat, split_cards(t, player)) for player in t.players])
    for player in t.players:
        t.tell("split", player.seat)
    t.phase = "round"


def split_cards(t: SeasonsTable, me: Player) -> Flow[None]:
    packets = [me.hand, me.second, me.third]
    while me.picks:
        open_years = [year for year in range(YEARS) if len(packets[year]) < PACKET]
        if len(open_years) == 1:
            packets[open_years[0]] += me.picks
            me.picks = []
            return
        kinds = each_kind(DRAFT, me.picks)
        options: list[Option] = [("put", option[1], year + 1) for option in kinds for year in open_years]
        choice = yield from t.ask(me.seat, ("split", "count", len(me.picks)), options)
        card = t.first_of(me.picks, kind_of(choice))
        me.picks.remove(card)
        packets[int(choice[2]) - 1].append(card)


# -- the start of a round


def begin_round(t: SeasonsTable) -> Flow[None]:
    """Straighten all cards, and roll the dice of the season (ruling: straightening)."""
    t.turned = []
    t.turn = 0
    t.dice_season = t.season
    t.rolled = [die % DICE for die in t.dice if die // DICE == t.season]
    t.sides = [t.chance.below(SIDES) for _ in t.rolled]
    t.owners = [NOBODY] * len(t.rolled)
    t.tell("round", t.first, t.year, t.space + 1)
    for at in range(len(t.rolled)):
        t.tell("roll", t.first, t.rolled[at] + 1, side_at(t, at))
    t.phase = "pick"
    yield from ()


def side_at(t: SeasonsTable, at: int) -> int:
    """The side that one of the rolled dice shows."""
    return side_number(t.dice_season, t.rolled[at], t.sides[at])


def pick_die(t: SeasonsTable) -> Flow[None]:
    """The next player takes a die; in the end one is left over."""
    me = t.whose_turn()
    free = [at for at in range(len(t.rolled)) if t.owners[at] == NOBODY]
    options: list[Option] = [("die", t.rolled[at] + 1, SIDE[side_at(t, at)].name) for at in free]
    choice = yield from t.ask(me.seat, ("take-die",), options)
    at = t.rolled.index(int(choice[1]) - 1)
    t.owners[at] = me.seat
    t.tell("take-die", me.seat, t.rolled[at] + 1, side_at(t, at))
    t.turn += 1
    if t.turn == t.seats:
        t.turn = 0
        t.phase = "die"


# -- a turn


def use_die(t: SeasonsTable) -> Flow[None]:
    """Roll it again with Dice of Malice, if the player likes; then its gains, before anything else.

    Rulings: die_of_malice_window, actions_before_die_gains, die_draw_keep, draw_two_bonus_timing.
    """
    me = t.whose_turn()
    while dice := [card for card in straight_cards(t, me) if card >> 1 == DIE_OF_MALICE]:
        choice = yield from t.ask(me.seat, ("use-die",), [USE_DIE, *options_in_play(t, me, "activate", dice)])
        if choice == USE_DIE:
            break
        yield from activate(t, me, card_in_play(me, choice))
    side = SIDE[side_at(t, t.owners.index(me.seat))]
    t.access = side.transmute
    t.extra = 0
    t.phase = "act"
    if side.card and t.can_draw:
        yield from draw_with_die(t, me)
    for energy in range(4):
        if side.energies[energy]:
            t.gain_energy(me, energy, side.energies[energy])
    yield from settle(t, me)
    t.gain_crystals(me, side.crystals)
    if side.star:
        t.raise_gauge(me, 1)


def draw_with_die(t: SeasonsTable, me: Player) -> Flow[None]:
    """A card to keep or not, or with the bonus two of which one is kept."""
    options = [DRAW]
    if me.bonuses < MOST_BONUSES:
        options.append(BONUS[DRAW_TWO])
    choice = yield from t.ask(me.seat, ("draw-with-die",), options)
    if choice == DRAW:
        t.draw_aside(me, 1)
        t.phase = "keep-or-not"
    else:
        use_bonus(t, me, DRAW_TWO)
        t.draw_aside(me, 2)
        t.phase = "keep"


def keep_or_not(t: SeasonsTable) -> Flow[None]:
    """The card drawn with the die may be kept or discarded."""
    me = t.whose_turn()
    card = t.drawn[0]
    choice = yield from t.ask(me.seat, ("keep-or-not", "card", NAME_OF[card >> 1]), [KEEP[card >> 1], THROW_AWAY])
    if choice == THROW_AWAY:
        t.throw_drawn_away(me.seat)
    else:
        t.keep_drawn(me, card)
    t.phase = "act"


def keep_one(t: SeasonsTable) -> Flow[None]:
    """One of the cards that were drawn is kept, and the others are discarded."""
    me = t.whose_turn()
    choice = yield from ask_of_hidden(t, me, KEEP_ONE, each_kind(KEEP, t.drawn), len(t.drawn))
    t.keep_drawn(me, t.first_of(t.drawn, kind_of(choice)))
    t.throw_drawn_away(me.seat)
    t.phase = "act"


def share(t: SeasonsTable) -> Flow[None]:
    """Naria's owner keeps one of the cards; then each opponent gets one, in turn order."""
    me = t.whose_turn()
    if not t.served:
        choice = yield from ask_of_hidden(t, me, KEEP_ONE, each_kind(KEEP, t.drawn), len(t.drawn))
        t.keep_drawn(me, t.first_of(t.drawn, kind_of(choice)))
    else:
        rival = t.rivals(me)[t.served - 1]
        give = each_kind(KEEP, t.drawn)
        options: list[Option] = [("give", option[1], rival.seat) for option in give]
        prompt: Message = ("give", "seat", rival.seat)
        choice = yield from ask_of_hidden(t, me, prompt, options, len(t.drawn))
        give_drawn(t, me, rival, t.first_of(t.drawn, kind_of(choice)))
    t.served += 1
    if not t.drawn:
        t.served = 0
        t.phase = "act"


def give_drawn(t: SeasonsTable, me: Player, rival: Player, card: int) -> None:
    """Both know the card."""
    t.drawn.remove(card)
    rival.hand.append(card)
    t.knows[card] |= 1 << rival.seat
    t.reveal()
    both = 1 << me.seat | 1 << rival.seat
    t.tell_secretly(both, "receive", rival.seat, len(rival.hand), len(t.drawn), card >> 1)


def act(t: SeasonsTable) -> Flow[None]:
    """One action of whoever has the turn, or its end (ruling: actions_off_turn).

    Only the player himself knows what he may summon.
    """
    me = t.whose_turn()
    options: list[Option] = []
    if t.access:
        options += all_spendable(t, me, "transmute")
    options += [SUMMON[kind] for kind in summonable(t, me)]
    usable = [card for card in straight_cards(t, me) if not POWERS[card >> 1].idle(t, me, card)]
    options += options_in_play(t, me, "activate", usable)
    options += bonuses(t, me)
    options.append(END_TURN)
    choice = yield from t.ask_always(me.seat, ACT, options)
    verb = choice[0]
    if verb == "end-turn":
        end_turn(t, me)
    elif verb == "transmute":
        transmute(t, me, choice)
    elif verb == "summon":
        yield from summon(t, me, kind_of(choice))
    elif verb == "activate":
        yield from activate(t, me, card_in_play(me, choice))
    else:
        yield from act_bonus(t, me, choice)


def end_turn(t: SeasonsTable, me: Player) -> None:
    t.tell("end-turn", me.seat)
    t.access = False
    t.extra = 0
    t.turn += 1
    t.phase = "die"
    if t.turn == t.seats:
        t.turn = 0
        t.phase = "round-end"
        prepare_round_end(t)


# -- bonuses


def bonuses(t: SeasonsTable, me: Player) -> list[Option]:
    """The bonuses that can be used now; the fourth one belongs to the die."""
    if me.bonuses == MOST_BONUSES:
        return []
    options: list[Option] = []
    if all_available(t, me) >= 2:
        options.append(BONUS[EXCHANGE])
    options.append(BONUS[TRANSMUTE])
    if me.gauge < GAUGE_LIMIT:  # ruling: gauge_bonus_at_max
        options.append(BONUS[GAUGE])
    return options


def use_bonus(t: SeasonsTable, me: Player, bonus: int) -> None:
    me.bonuses += 1
    t.tell("bonus", me.seat, bonus, me.bonuses)


def act_bonus(t: SeasonsTable, me: Player, choice: Option) -> Flow[None]:
    bonus = BONUS.index(choice)
    use_bonus(t, me, bonus)
    if bonus == TRANSMUTE:
        t.access = True
        t.extra += 1
    elif bonus == GAUGE:
        t.raise_gauge(me, 1)
    else:  # exactly two (ruling: exchange_bonus_amount)
        yield from pay_any_energy(t, me, 2, NO_CARD)
        yield from take_energy(t, me, 2, NO_CARD)


# -- the end of a round


def prepare_round_end(t: SeasonsTable) -> None:
    """The cards of the next player whose moment the end of the round is."""
    while t.turn < t.seats:
        cards = [card for card in t.whose_turn().zone if WAITS_FOR_ROUND_END[card >> 1]]
        if cards:
            t.pending = [card for kind in ROUND_END_ORDER for card in cards if card >> 1 == kind]
            return
        t.turn += 1
    t.phase = "season"


def end_round(t: SeasonsTable) -> Flow[None]:
    """One player's effects; others wait for theirs (rulings: end_of_round_order, end_of_round_before_move)."""
    me = t.whose_turn()
    while t.pending:
        card = t.pending[0]
        if order_matters(t):
            prompt: Message = ("resolve",)
            choice = yield from t.ask(me.seat, prompt, options_in_play(t, me, RESOLVE, t.pending))
            card = card_in_play(me, choice)
        t.pending.remove(card)
        t.tell("resolve", me.seat, card >> 1)
        yield from POWERS[card >> 1].at_the_end_of_the_round(t, me, card)
    t.turn += 1
    prepare_round_end(t)


def order_matters(t: SeasonsTable) -> bool:
    """The Damned Soul takes crystals that Titus or the Chest might have brought, or not."""
    kinds = [card >> 1 for card in t.pending]
    return DAMNED_SOUL in kinds and (TITUS in kinds or WONDROUS_CHEST in kinds)


def move_season(t: SeasonsTable) -> Flow[None]:
    """The die that nobody took moves the season token. Past the third year the game ends.

    Ruling: boots_year_three.
    """
    left_over = SIDE[side_at(t, t.owners.index(NOBODY))]
    yield from move_token(t, left_over.dots, t.first)
    t.turn = 0
    if t.year > YEARS:
        t.phase = ""
        t.tell("end", t.first)
        return
    t.first = (t.first + 1) % t.seats
    t.phase = "round"


# -- scores


def result(t: SeasonsTable) -> Result:
    return ranked([tally(t, player) for player in t.players])  # ruling: tie_after_tiebreak


def tally(t: SeasonsTable, player: Player) -> Tally:
    """The score line by line, with no least one (ruling: negative_final_score); ties go to more cards in play."""
    lines: list[tuple[Message, int]] = [(("crystals",), player.crystals)]
    for card in player.zone:
        if WAITS_FOR_GAME_END[card >> 1]:
            crystals = POWERS[card >> 1].at_the_end_of_the_game(t, player)
            lines.append((("end-of-game", "card", NAME_OF[card >> 1]), crystals))
    lines.append((("prestige",), sum([PRESTIGE_OF[card >> 1] for card in player.zone])))
    lines.append((("bonuses", "count", player.bonuses), -PENALTY[player.bonuses]))
    lines.append((("hand", "count", len(player.hand)), -5 * len(player.hand)))
    return Tally(lines, [(("cards-in-play",), len(player.zone))])
