"""Lays out a table of The Vale of Eternity for a scenario, in the words of the game."""

from collections.abc import Sequence

from tables.spellbook import at

from arcanum.core.chance import Chance, seed_from
from arcanum.core.registry import find_game
from arcanum.games.vale.book import CARDS, NAME_OF, NUMBER_OF
from arcanum.games.vale.creature import feel_permanents
from arcanum.games.vale.rules import begin_resolving, new_table
from arcanum.games.vale.table import NO_CARD, NOBODY, OPEN, START, STONES, Player, ValeTable
from arcanum.testing.scenario import Scenario


def vale(
    seats: int = 2,
    *,
    round_: int = 5,
    phase: str = "act",
    hands: Sequence[str] = (),
    areas: Sequence[str] = (),
    stones: Sequence[str] = (),
    scores: Sequence[int] = (),
    prey: str = "",
    discard: str | None = None,
    deck: str | None = None,
    top: str = "",
    first: int = 0,
    turn: int = 0,
    seed: int = 1,
    **settings: str,
) -> Scenario:
    """A match at the given table, in the given phase: "hunt", "act" or "resolve".

    Cards are listed by name, ``"imp hydra"``; `hands`, `areas`, `stones` and `scores` by seat. A card of a hand is
    known to all unless it is written ``"?imp"``. Stones are ``"2*red blue"``. A creature on the hunting board is
    ``"imp"``, or ``"imp:0"`` with the marker of seat 0. `turn` counts the turns (in the hunt: the picks) that are
    over in this phase. With a `deck` only these cards lie in the draw pile, and the rest in the discard pile;
    with a `discard` it is the other way round. Where both are given, the last seat has the rest in hand.
    """
    game = find_game("vale")
    complete = game.check_settings(seats, settings)
    t = new_table(seats, complete, Chance(seed_from(seed)))
    t.phase, t.round, t.first, t.turn = phase, round_, first, turn
    for player in t.players:
        for word in at(hands, player.seat, "").split():
            player.take_in_hand(NUMBER_OF[word.removeprefix("?")], 0 if word.startswith("?") else OPEN)
        player.area = cards(at(areas, player.seat, ""))
        player.stones = stones_of(at(stones, player.seat, ""))
        player.score = player.earned[START] = at(scores, player.seat, 0)
        feel_permanents(player)
    for word in prey.split():
        name, _, seat = word.partition(":")
        t.prey.append(NUMBER_OF[name])
        t.marks.append(int(seat) if seat else NOBODY)
    t.top = NUMBER_OF[top] if top else NO_CARD
    fill_piles(t, deck, discard)
    if phase == "resolve":
        begin_resolving(t)
    return Scenario.at(game, t, complete, seed)


def fill_piles(t: ValeTable, deck: str | None, discard: str | None) -> None:
    placed = [*t.prey, t.top]
    for player in t.players:
        placed += player.hand + player.area
    t.deck, t.discard = cards(deck or ""), cards(discard or "")
    rest = [card for card in range(CARDS) if card not in (*placed, *t.deck, *t.discard)]
    if deck is None:
        t.deck += rest
    elif discard is None:
        t.discard += rest
    else:
        for card in rest:
            t.players[-1].take_in_hand(card, OPEN)


def cards(text: str) -> list[int]:
    return [NUMBER_OF[name] for name in text.split()]


def stones_of(text: str) -> list[int]:
    found = [0, 0, 0]
    for word in text.split():
        number, _, colour = word.rpartition("*")
        found[STONES.index(colour)] += int(number or 1)
    return found


# -- reading the table


def table(scenario: Scenario) -> ValeTable:
    found = scenario.match.table
    assert isinstance(found, ValeTable)
    return found


def player_at(scenario: Scenario, seat: int) -> Player:
    return table(scenario).players[seat]


def hand(scenario: Scenario, seat: int = 0) -> str:
    """The hand as `vale` takes it, in the order in which the cards came."""
    player = player_at(scenario, seat)
    pairs = zip(player.hand, player.since, strict=True)
    return " ".join(("" if since == OPEN else "?") + NAME_OF[card] for card, since in pairs)


def area(scenario: Scenario, seat: int = 0) -> str:
    return " ".join(NAME_OF[card] for card in player_at(scenario, seat).area)


def stones(scenario: Scenario, seat: int = 0) -> str:
    found = player_at(scenario, seat).stones
    named = zip(found, STONES, strict=True)
    return " ".join(f"{number}*{stone}" if number > 1 else stone for number, stone in named if number)


def score(scenario: Scenario, seat: int = 0) -> int:
    return player_at(scenario, seat).score


def discard(scenario: Scenario) -> str:
    """The discard pile, the last discarded card last."""
    return " ".join(NAME_OF[card] for card in table(scenario).discard)


def offers(scenario: Scenario, verb: str) -> list[str]:
    """What is offered to be done with this verb, without the verb: ``offers(game, "summon")``."""
    return [option.removeprefix(f"{verb} ") for option in scenario.options if option.split()[0] == verb]
