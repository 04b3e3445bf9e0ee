"""The flow of SpellBook: setting up, a player's day, the night on the altar, the end and the scores."""

from typing import Final

from arcanum.core.chance import Chance
from arcanum.core.game import Result, Settings, Tally, ranked
from arcanum.core.table import Flow
from arcanum.core.words import Message
from arcanum.games.spellbook.actions import SKIP, act, actions
from arcanum.games.spellbook.cards import GIVE_RIVAL
from arcanum.games.spellbook.spell import SPELLS, prepare, spell_number
from arcanum.games.spellbook.table import (
    COLOURS,
    COPIES,
    EVENING,
    FAMILIAR_SCORE,
    KINDS,
    MIDDAY,
    MORNING,
    NO_TOKEN,
    RIVAL_CELLS,
    RIVAL_SCORE,
    RIVAL_WIPES,
    STARTING_POOL,
    Player,
    Setup,
    SpellBookTable,
    one_of_each,
    token_of,
)

ALTAR_AT_START: Final = 5
ALTAR_AT_START_SOLO: Final = 7
ALTAR_IS_FULL: Final = 10
SETS: Final = ("first", "second", "third")
CHOOSE_ACTION: Final[list[Message]] = [("choose-morning",), ("choose-midday",), ("choose-evening",)]
CHOOSE_SECOND_MORNING: Final[Message] = ("choose-second-morning",)


# -- setting up


def new_table(seats: int, settings: Settings, chance: Chance) -> SpellBookTable:
    setup = prepare(Setup(choose_spells(settings, chance), seats == 1, settings))
    players = [Player(seat, [], [], [0] * 7, [NO_TOKEN] * 7) for seat in range(seats)]
    return SpellBookTable(
        "setup", chance, 0, setup, players, [COPIES] * KINDS, COPIES * KINDS, [0] * KINDS, 0,
        [], [], [], [], 0, 0, MORNING, 0, 0, False,
    )  # fmt: skip


def choose_spells(settings: Settings, chance: Chance) -> list[int]:
    """The number of the spell of each colour: a beginners' set, one at random, or as agreed."""
    mode = settings["spells"]
    if mode == "classic":
        return [colour * 3 + chance.below(3) for colour in range(7)]
    if mode == "agreed":
        return [spell_number(settings[colour]) for colour in COLOURS]
    return [colour * 3 + SETS.index(str(mode)) for colour in range(7)]


def set_up(t: SpellBookTable) -> Flow[None]:
    t.tell("begin", 0)
    t.draw_to_altar(ALTAR_AT_START_SOLO if t.setup.solo else ALTAR_AT_START)
    for player in t.players:
        t.draw(player, STARTING_POOL)
    for _ in range(int(t.setup.settings.get("rival_tokens", 0))):
        give_rival_a_draw(t)
    t.phase = "day"
    t.day = 1
    yield from ()


def give_rival_a_draw(t: SpellBookTable) -> None:
    token = t.draw_token()
    t.rival_bottom.append(token)
    t.tell("rival-draws", 0, token)


# -- a day: morning, midday, evening, night


def day(t: SpellBookTable) -> Flow[None]:
    me = t.players[t.turn]
    t.tell("day", me.seat, t.day)
    for stage in (MORNING, MIDDAY, EVENING):
        t.stage = stage
        yield from one_action(t, me, CHOOSE_ACTION[stage])
        if stage == MORNING:
            for _ in range(more_mornings(t, me)):  # ruling: swiftness_five_sequence
                yield from one_action(t, me, CHOOSE_SECOND_MORNING)
    if t.setup.solo:
        yield from night_with_rival(t, me)
    else:
        refill_altar(t)
    end_day(t, me)


def one_action(t: SpellBookTable, me: Player, prompt: Message) -> Flow[None]:
    """One action of the phase, or none: every phase may be skipped."""
    options = actions(t, me, t.stage)
    options.append(SKIP)
    choice = yield from t.ask(me.seat, prompt, options)
    if choice == SKIP:
        t.tell("skip", me.seat, t.stage)
    else:
        yield from act(t, me, choice)


def more_mornings(t: SpellBookTable, me: Player) -> int:
    extra = 0
    for colour in t.setup.when_dawned:
        if me.levels[colour]:
            extra += SPELLS[t.setup.spells[colour]].more_mornings(me.levels[colour])
    return extra


def refill_altar(t: SpellBookTable) -> None:
    tokens = len(t.altar)
    if tokens >= ALTAR_IS_FULL:  # ruling: altar_above_ten
        wipe_altar(t)
        t.draw_to_altar(ALTAR_AT_START)
    elif tokens >= ALTAR_AT_START:
        t.draw_to_altar(1)
    else:
        t.draw_to_altar(ALTAR_AT_START - tokens)


def wipe_altar(t: SpellBookTable) -> None:
    if t.altar:
        t.tell("wipe", t.turn, len(t.altar))
    for token in t.altar:
        t.put_in_box(token)
    t.altar = []


def night_with_rival(t: SpellBookTable, me: Player) -> Flow[None]:
    """Solo: the rival gets a token of the player's choice; then the altar is filled to seven."""
    if t.altar:  # ruling: solo_altar_empty
        options = one_of_each(GIVE_RIVAL, t.altar)
        token = token_of((yield from t.ask(me.seat, ("give-rival", "cell", len(t.rival) + 1), options)))
        t.altar.remove(token)
        t.rival.append(token)
        t.tell("rival", me.seat, token, len(t.rival))
        if len(t.rival) in RIVAL_WIPES:
            wipe_altar(t)
    if t.setup.trim_altar and len(t.altar) > ALTAR_AT_START_SOLO:  # ruling: solo_altar_above_seven
        surplus = len(t.altar) - ALTAR_AT_START_SOLO
        for token in t.altar[:surplus]:
            t.put_in_box(token)
            t.tell("discard-altar", me.seat, token)
        t.altar = t.altar[surplus:]
    t.draw_to_altar(ALTAR_AT_START_SOLO - len(t.altar))


def end_day(t: SpellBookTable, me: Player) -> None:
    """Rulings: last_round, solo_end_order, full_familiar_afterwards."""
    t.fresh = 0
    t.stage = MORNING
    if not t.ending and (me.spells_learned == 7 or not me.free_cells or len(t.rival) == RIVAL_CELLS):
        t.ending = True
        t.tell("ending", me.seat)
    if me.seat == t.seats - 1:
        if t.ending:
            t.phase = ""
            t.tell("end", me.seat)
            return
        t.day += 1
    t.turn = (me.seat + 1) % t.seats


# -- scores


def result(t: SpellBookTable) -> Result:
    tallies = [tally(t, player) for player in t.players]
    if t.setup.solo:
        return solo_result(t, tallies[0])
    return ranked(tallies)


def tally(t: SpellBookTable, player: Player) -> Tally:
    lines: list[tuple[Message, int]] = []
    for colour, level in enumerate(player.levels):
        spell = SPELLS[t.setup.spells[colour]]
        if level:
            lines.append((("spell", "spell", spell.name, "level", level), spell.score(player, level)))
        else:
            lines.append((("not-learned", "spell", spell.name), 0))
    stored = len(player.familiar)
    lines.append((("familiar", "count", stored), FAMILIAR_SCORE[stored]))
    return Tally(lines, [(("spells-learned",), player.spells_learned), (("tokens-in-pool",), len(player.pool))])


def solo_result(t: SpellBookTable, mine: Tally) -> Result:
    placed, bottom = len(t.rival), len(t.rival_bottom)
    rival = Tally(
        [
            (("rival-board", "count", placed), RIVAL_SCORE[placed]),
            (("rival-bottom", "count", bottom), bottom),
        ]
    )
    if mine.total > rival.total:
        return Result([mine], [1], ("solo-won",), rival)
    return Result([mine], [2], ("solo-drawn",) if mine.total == rival.total else ("solo-lost",), rival)
