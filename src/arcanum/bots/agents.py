"""The agents: bots by name. An agent sees only what its seat may imagine, never the true table."""

import re
from typing import Final

from arcanum.bots.playout import FastRandom
from arcanum.bots.search import Budget, Searcher, Style, Thought
from arcanum.core.compiling import mypyc_attr
from arcanum.core.errors import Refused
from arcanum.core.match import Match
from arcanum.core.words import Option

STEPS_AHEAD = 12  # how many of its own choices the greedy agent plays on within the phase
WORLDS = 2  # how many futures it looks at
SANE = 0.15  # of the best prior, so much makes an option worth considering


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses for a seat. `blind` agents need no imagined match: they look at the decision only."""

    blind = False

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)
        self.number = 0  # how many choices its seat knew of when it was asked

    def pick(self, match: Match, seat: int) -> Option:
        """The choice for the seat's pending decision. The match may be forked, and must not be changed."""
        raise NotImplementedError


class RandomAgent(Agent):
    """Any option, all equally likely."""

    blind = True

    def pick(self, match: Match, seat: int) -> Option:
        decision = match.decision(seat)
        assert decision is not None
        return decision.options[self.random.below(len(decision.options))]


class GreedyAgent(Agent):
    """Tries each option, plays its phase to the end by first impressions, and takes what looks best then."""

    def pick(self, match: Match, seat: int) -> Option:
        decision = match.decision(seat)
        assert decision is not None
        options = decision.options
        totals = [0.0] * len(options)
        for _ in range(WORLDS):
            world = match.imagine(seat, self.random.below(1 << 30).to_bytes(32, "little"))
            for at in range(len(options)):
                totals[at] += self.worth(world.fork(), seat, options[at])
        best = 0
        for at in range(1, len(options)):
            if totals[at] > totals[best]:
                best = at
        return options[best]

    def worth(self, world: Match, seat: int, option: Option) -> float:
        began = world.phase_began
        world.choose(seat, option)
        for _ in range(STEPS_AHEAD):
            decision = world.decision(seat)
            if decision is None or world.phase_began != began:
                break
            best = decision.options[0]
            best_prior = -1.0
            for candidate in decision.options:
                prior = world.game.prior(world.table, seat, decision.prompt, candidate)
                if prior > best_prior:
                    best, best_prior = candidate, prior
            world.choose(seat, best)
        return world.game.value(world.table, seat)


class SaneAgent(Agent):
    """Any option that is not silly at first glance, all equally likely."""

    def pick(self, match: Match, seat: int) -> Option:
        decision = match.decision(seat)
        assert decision is not None
        options = decision.options
        priors = [match.game.prior(match.table, seat, decision.prompt, option) for option in options]
        least = SANE * max(priors)
        sane = [option for option, prior in zip(options, priors, strict=True) if prior >= least]
        return sane[self.random.below(len(sane))]


class SearchAgent(Agent):
    """Searches with a budget. Between its own choices in a row it keeps what it has seen."""

    def __init__(self, seed: int, style: Style, playouts: int, seconds: float) -> None:
        super().__init__(seed)
        self.style = style
        self.playouts = playouts
        self.seconds = seconds
        self.budget = Budget()
        self.searcher: Searcher | None = None
        self.expected = -1  # the number of choices by which nobody else has chosen since
        self.last: Option = ()
        self.thought: Thought | None = None

    def pick(self, match: Match, seat: int) -> Option:
        searcher = self.searcher
        if searcher is None or searcher.me != seat:
            searcher = Searcher(match.game, seat, match.seats, self.style, self.random.below(1 << 30))
            self.searcher = searcher
        elif self.number == self.expected:
            searcher.explorer.grow_from(self.last)
        else:
            searcher.forget()
        self.budget = Budget(self.playouts, self.seconds)
        self.thought = searcher.think(match, self.budget)
        self.expected = self.number + 1
        self.last = self.thought.choice
        return self.last


# -- names

LEVELS: Final = ["level-1", "level-2", "level-3", "level-4", "level-5", "level-6"]
PLAYOUTS: Final = {"level-3": 60, "level-4": 300, "level-5": 1200}
SECONDS: Final = 1.0  # of the highest level
AGENTS: Final = ["random", "greedy", *LEVELS]
BUDGET: Final = re.compile(
    r"(?P<name>level-[3-6]):(?:(?P<playouts>[0-9]{1,7})|(?P<seconds>[0-9]{1,3}(?:\.[0-9]{1,3})?)s)"
)
"""A level with another budget: ``level-6:500`` playouts, ``level-6:0.5s``."""


class UnknownAgent(Refused):
    """There is no agent of that name."""


def new_agent(name: str, seed: int) -> Agent:
    """The agent of that name; the same seed makes the same choices, unless it thinks by time."""
    if name == "random":
        return RandomAgent(seed)
    if name == "level-1":
        return SaneAgent(seed)
    if name in {"greedy", "level-2"}:
        return GreedyAgent(seed)
    if name in PLAYOUTS:
        return SearchAgent(seed, Style(), PLAYOUTS[name], 0.0)
    if name == "level-6":
        return SearchAgent(seed, Style(), 0, SECONDS)
    found = BUDGET.fullmatch(name)
    playouts, seconds = int(found["playouts"] or 0) if found else 0, float(found["seconds"] or 0) if found else 0.0
    if not playouts and not seconds:
        raise UnknownAgent(("agent-unknown", "agent", name[:40], "known", ", ".join(AGENTS)))
    return SearchAgent(seed, Style(), playouts, seconds)


def ask(agent: Agent, match: Match, seat: int) -> Option:
    """The agent's choice. This is the one door between bots and a running match: it lets no secret through."""
    decision = match.decision(seat)
    if decision is not None and len(decision.options) == 1:
        return decision.options[0]
    if agent.blind:
        return agent.pick(match, seat)
    agent.number = match.number_for(seat)
    seed = agent.random.below(1 << 30).to_bytes(32, "little")
    return agent.pick(match.imagine(seat, seed), seat)
