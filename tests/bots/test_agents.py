"""The bots: the same seed plays the same, nobody sees more than its seat may, and greed beats chance."""

import json

import pytest
from core.toy import Toy, ToyTable

from arcanum.bots.agents import AGENTS, UnknownAgent, ask, new_agent
from arcanum.bots.playout import FastRandom, RandomPilot, play_out
from arcanum.core.chance import Chance, seed_from
from arcanum.core.match import Match
from arcanum.core.registry import find_game
from arcanum.core.words import Option
from arcanum.testing.contract import state_of

MOST_CHOICES = 2000  # no game between these agents comes near
QUICK = ["random", "greedy", "level-1", "level-3:12"]


def play(match: Match, names: list[str], seed: int = 1) -> Match:
    """Play to the end with these agents on the seats."""
    agents = [new_agent(name, seed + seat) for seat, name in enumerate(names)]
    while (asked := match.asked) is not None:
        assert match.number < MOST_CHOICES, "the agents do not come to an end"
        match.choose(asked.seat, ask(agents[asked.seat], match, asked.seat))
    return match


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_same_seed_makes_the_same_choices(name: str, seats: int) -> None:
    one, other = (play(Match.begin("spellbook", seats, seed="bots"), [name] * seats) for _ in range(2))
    assert one.over
    assert one.record() == other.record()


def test_another_seed_makes_other_choices() -> None:
    records = [play(Match.begin("spellbook", 2, seed="bots"), ["random"] * 2, seed).record() for seed in (1, 7)]
    assert records[0] != records[1]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [1, 3])
def test_an_agent_never_changes_the_match_that_it_is_given(name: str, seats: int) -> None:
    match = Match.begin("spellbook", seats, seed=5)
    dice, agent = new_agent("random", 3), new_agent(name, 4)
    while (asked := match.asked) is not None and match.number < 60:
        seen = state_of(match) + json.dumps([match.events(), match.snapshot()])
        choice = ask(agent, match, asked.seat)
        assert choice in asked.options
        assert state_of(match) + json.dumps([match.events(), match.snapshot()]) == seen
        assert agent.pick(match, asked.seat) in asked.options
        assert state_of(match) + json.dumps([match.events(), match.snapshot()]) == seen
        match.choose(asked.seat, ask(dice, match, asked.seat))


def test_greed_beats_chance() -> None:
    wins = 0.0
    for seed in range(20):
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        wins += play(Match.begin("spellbook", 2, seed=seed, listen=False), names, seed).result.share(seat)
    assert wins >= 18


def test_chance_alone_does_not_favour_a_seat_that_much() -> None:
    wins = sum(
        play(Match.begin("spellbook", 2, seed=seed, listen=False), ["random"] * 2, seed).result.share(0)
        for seed in range(20)
    )
    assert 3 < wins < 17


# -- fairness


class OpenToy(Toy):
    """The toy with a value that depends on what is hidden: whoever sees the true table chooses by it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "open-toy"

    def value(self, table: ToyTable, seat: int) -> float:
        other = (seat + 1) % table.seats
        return float(table.chosen[seat] * (1 if sum(table.hands[other]) % 2 else -1))

    def resample(self, base: ToyTable, now: ToyTable, seat: int | None, chance: Chance) -> ToyTable:
        """The same deal for whoever knows the same: the stones are put in order before they are dealt."""
        table = base.copy()
        loose = sorted(stone for other in range(base.seats) if other != seat for stone in base.hands[other])
        loose = sorted(loose + base.bag)
        Chance(chance.later_seed()).shuffle(loose)
        for other in range(base.seats):
            if other != seat:
                table.hands[other] = sorted(loose.pop() for _ in base.hands[other])
        table.bag = loose
        table.chance = chance
        return table


def deals_alike_for(seat: int) -> list[Match]:
    """A match, and others that differ from it only in what is hidden from the seat."""
    match = Match.begin(OpenToy(), 3, seed=6)
    match.choose(seat, match.decisions[seat].options[0])
    return [match, *(match.imagine(seat, seed_from(number)) for number in range(20))]


def peeking(match: Match, seat: int) -> Option:
    """What an agent would choose that looks at the true table."""
    decision = match.decision(seat)
    assert decision is not None
    worth = {}
    for option in decision.options:
        world = match.fork()
        world.choose(seat, option)
        worth[option] = world.game.value(world.table, seat)
    return max(worth, key=lambda option: worth[option])


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", QUICK)
def test_no_choice_depends_on_what_is_hidden(name: str, seat: int) -> None:
    deals = deals_alike_for(seat)
    assert len({repr(deal.table.to_data()) for deal in deals}) > 10
    assert len({peeking(deal, seat) for deal in deals}) == 2, "this test would notice nothing"
    for seed in range(5):
        assert len({ask(new_agent(name, seed), deal, seat) for deal in deals}) == 1


class Witness(Toy):
    """Notes every table that an agent sees the value of."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[ToyTable] = []

    def value(self, table: ToyTable, seat: int) -> float:
        self.seen.append(table.copy())
        return super().value(table, seat)


def test_a_bot_never_sees_the_true_seed_nor_the_pending_answers_of_others() -> None:
    game = Witness()
    match = Match.begin(game, 3, seed=6)
    for seat in (1, 1, 2, 2):
        match.choose(seat, match.decisions[seat].options[0])
    ask(new_agent("greedy", 1), match, 0)
    assert game.seen
    for table in game.seen:
        future = table.chance.copy()
        past = match.table.chance.copy()
        assert [future.below(1000) for _ in range(5)] != [past.below(1000) for _ in range(5)]
        assert table.chosen[1:] == [-1, -1]


# -- names


@pytest.mark.parametrize("name", ["", "Random", "random ", "best", "x" * 1000])
def test_an_unknown_agent_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownAgent) as refusal:
        new_agent(name, 1)
    assert refusal.value.message[-1] == ", ".join(AGENTS)
    assert len(str(refusal.value)) < 200


# -- playouts


def test_a_playout_ends_the_game_and_loses_no_piece() -> None:
    game = find_game("spellbook")
    for seats in game.seats:
        table = Match.begin(game, seats, seed=seats, listen=False).fork().table
        pilot = RandomPilot(seats)
        play_out(game, table, pilot)
        assert table.over
        assert pilot.decisions > 10
        table.check()


def test_the_quick_generator_repeats_itself_and_stays_in_range() -> None:
    for seed in (0, 1, 7, 1 << 30, 1 << 62):
        one, other = FastRandom(seed), FastRandom(seed)
        numbers = [one.below(6) for _ in range(600)]
        assert numbers == [other.below(6) for _ in range(600)]
        assert set(numbers) == set(range(6))
