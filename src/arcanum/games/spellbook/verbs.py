"""The rulebook's verbs, where a player decides: take, store, discard, swap."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.spellbook.spell import SPELLS
from arcanum.games.spellbook.table import (
    ANY,
    TOKENS,
    Player,
    SpellBookTable,
    count,
    one_of_each,
    token_of,
    token_options,
)

TAKE: Final = token_options("take")
STORE: Final = token_options("store")
DISCARD: Final = token_options("discard")
GIVE: Final = token_options("give")
GET: Final = token_options("get")
STOP: Final[Option] = ("stop",)


def take(t: SpellBookTable, me: Player, token: int) -> Flow[None]:
    """Move a token from the altar to the pool."""
    t.altar.remove(token)
    me.pool.append(token)
    t.tell("take", me.seat, token)
    if t.setup.when_taken and me.seat == t.turn:
        yield from taken_from_altar(t, me, token)


def taken_from_altar(t: SpellBookTable, me: Player, token: int) -> Flow[None]:
    """What waits for tokens that come from the altar (rulings: mirage_timing, mirage_scope)."""
    for colour in t.setup.when_taken:
        level = me.levels[colour]
        if level:
            yield from SPELLS[t.setup.spells[colour]].when_taken(t, me, level, token)


def finish_own_steps(t: SpellBookTable, me: Player) -> Flow[None]:
    """Do what waits for the end of the own steps of an action: before the others act, before the next action."""
    for colour in t.setup.when_taken:
        if t.mirages:
            yield from SPELLS[t.setup.spells[colour]].after_action(t, me)


def take_tokens(t: SpellBookTable, me: Player, number: int, kinds: int = ANY) -> Flow[None]:
    """Take so many tokens of these kinds, one by one, as far as altar and pool allow.

    Rulings: partial_pool_limit, voluntary_fewer.
    """
    for left in range(number, 0, -1):
        if me.pool_is_full or not t.on_altar(kinds):
            return
        prompt: Message = ("take-tokens", "count", left)
        choice = yield from t.ask(me.seat, prompt, one_of_each(TAKE, t.altar, kinds))
        yield from take(t, me, token_of(choice))


def store_tokens(t: SpellBookTable, me: Player, number: int, source: list[int], kinds: int = ANY) -> Flow[None]:
    """Store so many tokens of these kinds as cells are free; the surplus stays where it is.

    Rulings: store_overflow, voluntary_fewer.
    """
    for left in range(number, 0, -1):
        options = one_of_each(STORE, source, kinds)
        if not me.free_cells or not options:
            return
        prompt: Message = ("store-tokens", "count", left, "from", name_of_place(t, me, source))
        choice = yield from t.ask(me.seat, prompt, options)
        token = token_of(choice)
        t.store(me, token, source)
        if source is t.altar and t.setup.mirage_wide:
            yield from taken_from_altar(t, me, token)


def name_of_place(t: SpellBookTable, me: Player, place: list[int]) -> str:
    if place is t.altar:
        return "altar"
    return "pool" if place is me.pool else "paid"


def discard_tokens(t: SpellBookTable, me: Player, number: int, kinds: int = ANY) -> Flow[None]:
    """Discard so many tokens of these kinds from the pool, or all there are."""
    if count(me.pool, kinds) <= number:  # no choice
        for token in [token for token in me.pool if kinds >> token & 1]:
            t.discard(me, token)
        return
    for left in range(number, 0, -1):
        options = one_of_each(DISCARD, me.pool, kinds)
        choice = yield from t.ask(me.seat, ("discard-tokens", "count", left), options)
        t.discard(me, token_of(choice))


def swap_token(t: SpellBookTable, me: Player, place: list[int]) -> Flow[None]:
    """Pick a token at the place and put one of the pool in its stead."""
    source = "altar" if place is t.altar else "familiar"
    wanted = token_of((yield from t.ask(me.seat, ("swap-get", "from", source), one_of_each(GET, place))))
    prompt: Message = ("swap-give", "token", TOKENS[wanted])
    given = token_of((yield from t.ask(me.seat, prompt, one_of_each(GIVE, me.pool))))
    place[place.index(wanted)] = given
    me.pool[me.pool.index(given)] = wanted
    t.tell("swap" if place is t.altar else "swap-familiar", me.seat, given, wanted)
    if place is t.altar and t.setup.mirage_wide:
        yield from taken_from_altar(t, me, wanted)
