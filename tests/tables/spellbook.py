"""Lays out a table of SpellBook for a scenario, in the words of the game."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from arcanum.core.chance import Chance, seed_from
from arcanum.core.game import Settings
from arcanum.core.registry import find_game
from arcanum.games.spellbook.rules import new_table
from arcanum.games.spellbook.spell import SPELLS, spell_number
from arcanum.games.spellbook.table import (
    COPIES,
    KINDS,
    TOKEN_BY_NAME,
    TOKENS,
    Player,
    SpellBookTable,
)
from arcanum.testing.scenario import Scenario

STAGES = ["morning", "midday", "evening"]
T = TypeVar("T")
Learned = Mapping[str, int | tuple[int, str]]


def spellbook(
    seats: int = 2,
    *,
    spells: str = "first",
    pools: Sequence[str] = (),
    familiars: Sequence[str] = (),
    learned: Sequence[Learned] = (),
    altar: str = "",
    bag: str | None = None,
    rival: str = "",
    rival_bottom: str = "",
    stage: str = "morning",
    turn: int = 0,
    seed: int = 1,
    **settings: str | int,
) -> Scenario:
    """A match at the given table, at the given stage of a day.

    Tokens are listed by name, ``"red-circle 2*blue-square"``; `pools`, `familiars` and `learned` by seat. A
    spell is ``{"sacrifice": 4}`` or, where the token on the card matters, ``{"focus": (4, "black-circle")}``.
    `spells` is a set or a list such as ``"clone, growth"``, filled up from the first set. With a `bag` only
    these tokens can be drawn, and all others lie in the discard box; without, all others are in the bag.
    """
    game = find_game("spellbook")
    complete = game.check_settings(seats, agreed(spells, settings))
    t = new_table(seats, complete, Chance(seed_from(seed)))
    t.phase = "day"
    t.day = 1
    t.turn = turn
    t.altar = tokens(altar)
    t.rival = tokens(rival)
    t.rival_bottom = tokens(rival_bottom)
    for player in t.players:
        player.pool = tokens(at(pools, player.seat, ""))
        player.familiar = tokens(at(familiars, player.seat, ""))
        for name, how in at(learned, player.seat, {}).items():
            learn(player, name, how)
    fill_bag_and_box(t, bag)
    scenario = Scenario.at(game, t, complete, seed)
    while STAGES[t.stage] != stage:
        scenario.play("skip")
    assert t.turn == turn, f"nothing can be done in the {stage}"
    return scenario


def table(scenario: Scenario) -> SpellBookTable:
    found = scenario.match.table
    assert isinstance(found, SpellBookTable)
    return found


def pool(scenario: Scenario, seat: int = 0) -> str:
    """The pool as `spellbook` takes it: sorted by colour and rune, equal tokens counted."""
    return listed(table(scenario).players[seat].pool)


def familiar(scenario: Scenario, seat: int = 0) -> str:
    """The stored tokens in the order of their cells."""
    return " ".join(TOKENS[token] for token in table(scenario).players[seat].familiar)


def altar(scenario: Scenario) -> str:
    return listed(table(scenario).altar)


def listed(found: list[int]) -> str:
    numbers = {token: found.count(token) for token in sorted(found)}
    return " ".join(
        f"{number}*{TOKENS[token]}" if number > 1 else TOKENS[token] for token, number in numbers.items()
    )


def level(scenario: Scenario, spell: str, seat: int = 0) -> int:
    return table(scenario).players[seat].levels[SPELLS[spell_number(spell)].colour]


def tokens(text: str) -> list[int]:
    found = []
    for word in text.split():
        number, _, name = word.rpartition("*")
        found += [TOKEN_BY_NAME[name]] * int(number or 1)
    return found


def agreed(spells: str, settings: dict[str, str | int]) -> Settings:
    if spells in {"first", "second", "third", "classic"}:
        return {"spells": spells, **settings}
    chosen: Settings = {"spells": "agreed", **settings}
    for name in spells.split(","):
        spell = SPELLS[spell_number(name.strip())]
        chosen[COLOURS_BY_NUMBER[spell.colour]] = spell.name
    return chosen


COLOURS_BY_NUMBER = [TOKENS[3 * colour].split("-")[0] for colour in range(7)]


def learn(player: Player, name: str, how: int | tuple[int, str]) -> None:
    colour = SPELLS[spell_number(name)].colour
    at_level, token = how if isinstance(how, tuple) else (how, TOKENS[3 * colour + 2])
    player.levels[colour] = at_level
    player.card_tokens[colour] = TOKEN_BY_NAME[token]


def fill_bag_and_box(t: SpellBookTable, bag: str | None) -> None:
    rest = [COPIES] * KINDS
    for place in t._places():
        for token in place:
            if token >= 0:
                rest[token] -= 1
    assert min(rest) >= 0, "more than five tokens of a kind"
    t.bag, t.box = rest, [0] * KINDS
    if bag is not None:
        t.bag, t.box = [0] * KINDS, rest
        for token in tokens(bag):
            t.bag[token] += 1
            t.box[token] -= 1
        assert min(t.box) >= 0, "more than five tokens of a kind"
    t.bag_size, t.box_size = sum(t.bag), sum(t.box)


def at(values: Sequence[T], seat: int, otherwise: T) -> T:
    return values[seat] if seat < len(values) else otherwise
