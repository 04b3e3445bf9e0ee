"""Lays out a table of Seasons for a scenario, in the words of the game."""

import re
from collections.abc import Sequence

from tables.spellbook import at

from arcanum.core.chance import Chance, seed_from
from arcanum.core.registry import find_game
from arcanum.games.seasons.book import CARDS, ENERGIES, NAME_OF, NUMBER_OF
from arcanum.games.seasons.dice import DICE, SEASONS, SIDE, SIDES, side_number
from arcanum.games.seasons.rules import new_table, prepare_round_end
from arcanum.games.seasons.table import (
    HAND,
    KNOWN_TO_ALL,
    NOBODY,
    STORES,
    Player,
    SeasonsTable,
    store_of,
)
from arcanum.testing.scenario import Scenario

WORD = re.compile(r"(?P<open>\+?)(?P<name>[a-z-]+)(?:\((?P<tokens>[^)]*)\))?(?P<turned>!?)")

FREE = ["divine-chalice", "potion-of-dreams", "crystal-orb"]  # the cards that put others into play free


def seasons(
    seats: int = 2,
    *,
    phase: str = "act",
    year: int = 1,
    space: int = 1,
    first: int = 0,
    turn: int = 0,
    hands: Sequence[str] = (),
    zones: Sequence[str] = (),
    libraries: Sequence[tuple[str, str]] = (),
    reserves: Sequence[str] = (),
    crystals: Sequence[int] = (),
    gauges: Sequence[int] = (),
    bonuses: Sequence[int] = (),
    dice: str = "",
    access: bool = False,
    extra: int = 0,
    deck: str | None = None,
    discard: str | None = None,
    top: str = "",
    packets: Sequence[str] = (),
    picks: Sequence[str] = (),
    face_down: bool = False,
    level: str = "archmage",
    seed: int = 1,
    **settings: str,
) -> Scenario:
    """A match at the given table, in the given phase: "pick", "die", "act", "round-end" or "season".

    In the prelude the phases are "draft" and "split", with the `packets` to draft from and the `picks`, in the
    order of the draft. With `face_down` the discard pile lies face down.

    `hands`, `zones`, `libraries` (for years II and III), `reserves`, `crystals`, `gauges` (9 if not given) and
    `bonuses` (how many were used) are listed by seat. Cards are ``"amulet-of-air titus-deepgaze"``; a card of a
    hand is known to its owner only, unless it is written ``"+amulet-of-air"``. A card in play is turned when it is
    written ``"crystal-orb!"``, and holds tokens as in ``"amulet-of-water(air,2*fire)"``. Reserves are
    ``"2*air fire"``.

    The season token stands on `space`, 1 to 12; `turn` counts the seats that have had their turn (or, when dice
    are picked, their die) in this round. `dice` are the rolled dice with the sides they show, and whoever has
    taken them: ``"1:water-water-star:0 3:card 4:crystals-6:1"``; of a side that a die has twice with different
    dots, the dots are added: ``"1:water-water-star.3"``. Without `dice`, every seat has the die of its own number
    and the last die is left over. With a `deck` only these cards lie in the draw pile, and the rest in the discard
    pile; with a `discard` it is the other way round. Where both are given, the last seat has the rest in hand.
    """
    game = find_game("seasons")
    if face_down:
        settings["discard"] = "face-down"
    complete = game.check_settings(seats, {"level": level, **settings})
    t = new_table(seats, complete, Chance(seed_from(seed)))
    t.phase, t.year, t.space, t.first, t.turn = phase, year, space - 1, first, turn
    t.years_begun = min(max(year, 1), 3)
    t.access, t.extra = access, extra
    t.dice = [season * DICE + die for season in range(len(SEASONS)) for die in range(seats + 1)]
    t.dice_season = t.season
    for player in t.players:
        lay_out(t, player, at(hands, player.seat, ""), at(zones, player.seat, ""))
        second, third = at(libraries, player.seat, ("", ""))
        player.second, player.third = hidden(t, player, second), hidden(t, player, third)
        lay_prelude(t, player, at(packets, player.seat, ""), at(picks, player.seat, ""))
        player.reserve = tokens_of(at(reserves, player.seat, ""))
        player.crystals = at(crystals, player.seat, 0)
        player.gauge = at(gauges, player.seat, 9)
        player.bonuses = at(bonuses, player.seat, 0)
    roll(t, dice)
    if top:
        t.top = take(t, top)
    fill_piles(t, deck, discard)
    if phase == "round-end":
        prepare_round_end(t)
    return Scenario.at(game, t, complete, seed)


def free_play(
    by: str, card: str, zones: Sequence[str] = (), crystals: Sequence[int] = (), reserve: str = ""
) -> Scenario:
    """Seat 0 has just put the card into play free, by the Divine Chalice, the Potion of Dreams or the Crystal Orb.

    It had what that costs; `reserve` is that of seat 1. With 3 crystals the Orb would ask for a way.
    """
    own, others = at(zones, 0, ""), list(zones[1:])
    if by == "divine-chalice":
        deck = f"{card} idol-of-the-familiar pendant-of-ragnor sealed-chest-of-urm"
        tokens = ["air water fire earth", reserve]
        game = seasons(hands=[by], zones=zones, crystals=crystals, reserves=tokens, deck=deck)
        return game.play(f"summon {by}", f"put-into-play {card}")
    zones = [f"{own} {by}", *others]
    if by == "potion-of-dreams":
        game = seasons(hands=[card], zones=zones, crystals=crystals, reserves=["", reserve])
        return game.play(f"activate {by}")
    game = seasons(zones=zones, crystals=crystals, reserves=["4*air", reserve], top=card)
    return game.play(f"activate {by}", "put-in")


def take(t: SeasonsTable, name: str) -> int:
    """A copy of the card that is nowhere else yet; all cards begin in the draw pile."""
    kind = NUMBER_OF[name]
    card = 2 * kind if 2 * kind in t.deck else 2 * kind + 1
    t.deck.remove(card)
    return card


def lay_out(t: SeasonsTable, player: Player, hand: str, zone: str) -> None:
    for word in hand.split():
        card = take(t, word.removeprefix("+"))
        t.knows[card] = KNOWN_TO_ALL if word.startswith("+") else 1 << player.seat
        player.hand.append(card)
    for word in zone.split():
        found = WORD.fullmatch(word)
        assert found, word
        card = take(t, found["name"])
        t.knows[card] = KNOWN_TO_ALL
        player.zone.append(card)
        if found["turned"]:
            t.turned.append(card)
        if found["tokens"]:
            store = store_of(card)
            assert 0 <= store < STORES, word
            t.stored[4 * store : 4 * store + 4] = tokens_of(found["tokens"].replace(",", " "))


def lay_prelude(t: SeasonsTable, player: Player, packet: str, picks: str) -> None:
    """The cards of the prelude, each with the packet and the step of the draft from which it comes."""
    player.packet, player.picks = hidden(t, player, packet), hidden(t, player, picks)
    if packet or picks:
        t.step = HAND - len(player.packet)
    for step, card in [*enumerate(player.picks), *((t.step, card) for card in player.packet)]:
        t.origin[card] = (player.seat - step) % t.seats * HAND + step


def hidden(t: SeasonsTable, player: Player, text: str) -> list[int]:
    cards = [take(t, name) for name in text.split()]
    for card in cards:
        t.knows[card] = 1 << player.seat
    return cards


def roll(t: SeasonsTable, dice: str) -> None:
    if not dice:
        t.rolled = list(range(t.seats + 1))
        t.sides = [0] * (t.seats + 1)
        t.owners = [*range(t.seats), NOBODY] if t.phase != "pick" else [NOBODY] * (t.seats + 1)
    for word in dice.split():
        number, side, *owner = word.split(":")
        die = int(number) - 1
        t.rolled.append(die)
        t.sides.append(side_named(t.dice_season, die, side))
        t.owners.append(int(owner[0]) if owner else NOBODY)


def side_named(season: int, die: int, name: str) -> int:
    """The side of a die that shows these signs, and these dots where they are given."""
    signs, _, dots = name.partition(".")
    fitting = [
        side
        for side in range(SIDES)
        if SIDE[side_number(season, die, side)].name == signs
        and (not dots or SIDE[side_number(season, die, side)].dots == int(dots))
    ]
    assert len(fitting) == 1, f"{name} on die {die + 1} in {SEASONS[season]}: {len(fitting)} sides"
    return fitting[0]


def fill_piles(t: SeasonsTable, deck: str | None, discard: str | None) -> None:
    wanted_deck = [take(t, name) for name in (deck or "").split()]
    wanted_discard = [take(t, name) for name in (discard or "").split()]
    rest = t.deck
    t.deck = wanted_deck if deck is not None else rest
    t.discard = wanted_discard
    if deck is not None and discard is None:
        t.discard = rest
    elif deck is not None:
        last = t.players[-1]
        last.hand += rest
        for card in rest:
            t.knows[card] = 1 << last.seat
    for card in t.discard:
        t.knows[card] = KNOWN_TO_ALL
    assert len(t.knows) == CARDS


def tokens_of(text: str) -> list[int]:
    found = [0, 0, 0, 0]
    for word in text.split():
        number, _, energy = word.rpartition("*")
        found[ENERGIES.index(energy)] += int(number or 1)
    return found


# -- reading the table


def table(scenario: Scenario) -> SeasonsTable:
    found = scenario.match.table
    assert isinstance(found, SeasonsTable)
    return found


def player_at(scenario: Scenario, seat: int) -> Player:
    return table(scenario).players[seat]


def hand(scenario: Scenario, seat: int = 0) -> str:
    """The hand, in the order in which the cards came."""
    return " ".join(NAME_OF[card >> 1] for card in player_at(scenario, seat).hand)


def zone(scenario: Scenario, seat: int = 0) -> str:
    """The cards in play as `seasons` takes them."""
    t = table(scenario)
    return " ".join(in_play(t, card) for card in player_at(scenario, seat).zone)


def in_play(t: SeasonsTable, card: int) -> str:
    store = store_of(card)
    tokens = tokens_text(t.stored[4 * store : 4 * store + 4], ",") if store >= 0 else ""
    return NAME_OF[card >> 1] + (f"({tokens})" if tokens else "") + ("!" if card in t.turned else "")


def reserve(scenario: Scenario, seat: int = 0) -> str:
    return tokens_text(player_at(scenario, seat).reserve, " ")


def tokens_text(tokens: list[int], between: str) -> str:
    named = zip(tokens, ENERGIES, strict=True)
    return between.join(f"{number}*{energy}" if number > 1 else energy for number, energy in named if number)


def crystals(scenario: Scenario, seat: int = 0) -> int:
    return player_at(scenario, seat).crystals


def gauge(scenario: Scenario, seat: int = 0) -> int:
    return player_at(scenario, seat).gauge


def discard(scenario: Scenario) -> str:
    """The discard pile, the last discarded card last."""
    return " ".join(NAME_OF[card >> 1] for card in table(scenario).discard)


def offers(scenario: Scenario, verb: str) -> list[str]:
    """What is offered to be done with this verb, without the verb: ``offers(game, "summon")``."""
    return [option.removeprefix(verb).strip() for option in scenario.options if option.split()[0] == verb]
