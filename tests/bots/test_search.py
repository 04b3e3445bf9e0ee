"""The search: it keeps its budget, says what it thought, forgets nothing it may keep, and beats greed."""

from dataclasses import dataclass

import pytest

from arcanum.bots.agents import SearchAgent, UnknownAgent, ask, new_agent
from arcanum.bots.search import Budget, Searcher, Style, Thought, rewards_of, size_of
from arcanum.core.match import Match
from arcanum.core.registry import find_game, game_names


def begun(game: str, seats: int = 2, choices: int = 0) -> Match:
    """A match after so many first options."""
    match = Match.begin(game, seats, seed="search", listen=False)
    while match.number < choices:
        asked = match.asked
        assert asked is not None
        match.choose(asked.seat, asked.options[0])
    return match


@dataclass
class Thinking:
    match: Match
    seat: int
    searcher: Searcher

    def think(self, playouts: int) -> Thought:
        return self.searcher.think(self.match, Budget(playouts))


def thinking(game: str, seats: int = 2, choices: int = 0, style: Style | None = None) -> Thinking:
    """Whoever is asked first, with a match that he may imagine."""
    match = begun(game, seats, choices)
    asked = match.asked
    assert asked is not None
    world = match.imagine(asked.seat, bytes(32))
    return Thinking(world, asked.seat, Searcher(find_game(game), asked.seat, seats, style or Style(), 7))


@pytest.mark.parametrize("game", game_names())
def test_a_thought_lists_every_option_with_its_share_of_the_playouts(game: str) -> None:
    for seats in find_game(game).seats:
        table = thinking(game, seats)
        thought = table.think(60)
        decision = table.match.decision(table.seat)
        assert decision is not None
        assert sorted(each.option for each in thought.options) == sorted(decision.options)
        assert sum(each.share for each in thought.options) == pytest.approx(1)
        assert thought.choice == max(thought.options, key=lambda each: (each.share, each.worth)).option
        assert thought.playouts == 60
        assert len(thought.results) == seats
        assert all(0 <= result <= 1 for result in thought.results)
        assert thought.line[0] == (table.seat, thought.choice)
        assert thought.to_data()["playouts"] == 60


@pytest.mark.parametrize("game", game_names())
def test_by_playouts_the_same_seed_thinks_the_same(game: str) -> None:
    one, other = (thinking(game, choices=6).think(80).to_data() | {"seconds": 0} for _ in range(2))
    assert one == other


def test_a_budget_that_is_stopped_ends_at_once() -> None:
    table = thinking("vale")
    budget = Budget(seconds=1000.0)
    budget.stop()
    thought = table.searcher.think(table.match, budget)
    assert thought.playouts == 0
    assert thought.choice in [each.option for each in thought.options]


def test_thinking_leaves_the_match_as_it_was() -> None:
    table = thinking("seasons", choices=4)
    before = table.match.table.to_data(), table.match.phase_table.to_data(), table.match.choices
    table.think(100)
    assert (table.match.table.to_data(), table.match.phase_table.to_data(), table.match.choices) == before


def test_the_tree_grows_with_the_playouts_up_to_its_limit() -> None:
    assert thinking("spellbook").think(20).nodes < thinking("spellbook").think(200).nodes
    assert thinking("spellbook", style=Style(most_nodes=10)).think(200).nodes <= 10


def test_what_was_seen_of_the_own_choice_stays_for_the_next_one() -> None:
    table = thinking("spellbook")
    thought = table.think(300)
    explorer = table.searcher.explorer
    place = explorer.root.at[thought.choice]
    child = explorer.root.children[place]
    assert child is not None
    explorer.grow_from(thought.choice)
    assert explorer.root is child
    assert explorer.nodes == size_of(child) < thought.nodes
    explorer.grow_from(("nothing",))
    assert explorer.nodes == 1


def test_an_agent_keeps_its_tree_only_while_nobody_else_chooses() -> None:
    match = Match.begin("seasons", 2, {"level": "apprentice"}, seed=3, listen=False)
    agents = [new_agent("level-3:40", seat) for seat in range(2)]
    kept = begun_anew = 0
    for _ in range(60):
        asked = match.asked
        assert asked is not None
        agent = agents[asked.seat]
        assert isinstance(agent, SearchAgent)
        alone = agent.expected == match.number_for(asked.seat)
        many = len(asked.options) > 1
        choice = ask(agent, match, asked.seat)
        if many and agent.searcher is not None:
            visits = sum(agent.searcher.explorer.root.visits)
            assert visits == 40 or alone
            kept += visits > 40
            begun_anew += visits == 40
        match.choose(asked.seat, choice)
    assert kept > 3
    assert begun_anew > 3


def test_results_share_the_victory_and_prospects_add_up_to_one() -> None:
    for game in game_names():
        the_game = find_game(game)
        for seats in [number for number in the_game.seats if number > 1]:
            match = begun(game, seats, 12)
            assert sum(rewards_of(the_game, match.fork().table)) == pytest.approx(1)


def test_a_search_beats_greed() -> None:
    wins = 0.0
    for seed in range(6):
        match = Match.begin("vale", 2, seed=seed, listen=False)
        seat = seed % 2
        agents = [new_agent("greedy", seed), new_agent("greedy", seed)]
        agents[seat] = new_agent("level-3:80", seed)
        while (asked := match.asked) is not None:
            match.choose(asked.seat, ask(agents[asked.seat], match, asked.seat))
        wins += match.result.share(seat)
    assert wins >= 4


@pytest.mark.parametrize(
    "name", ["level-0", "level-7", "level-3:", "level-3:0", "level-6:0s", "level-2:50", "level-3:5m"]
)
def test_a_level_or_a_budget_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownAgent):
        new_agent(name, 1)


def test_a_level_may_be_given_another_budget() -> None:
    for name, playouts, seconds in (
        ("level-4", 300, 0.0),
        ("level-6", 0, 1.0),
        ("level-5:70", 70, 0.0),
        ("level-3:0.25s", 0, 0.25),
    ):
        agent = new_agent(name, 1)
        assert isinstance(agent, SearchAgent)
        assert (agent.playouts, agent.seconds) == (playouts, seconds)


def test_the_lowest_level_leaves_out_what_is_silly() -> None:
    match = Match.begin("tashkalar", 2, {"decks": "random", "conceding": "any-time"}, seed=1, listen=False)
    asked = match.asked
    assert asked is not None
    assert ("concede",) in asked.options
    chosen = {ask(new_agent("level-1", seed), match, asked.seat) for seed in range(60)}
    assert ("concede",) not in chosen
    assert len(chosen) > 20
