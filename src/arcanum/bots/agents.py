"""The agents: bots by name. An agent sees only what its seat may imagine, never the true table."""

from arcanum.bots.playout import FastRandom
from arcanum.core.compiling import mypyc_attr
from arcanum.core.errors import Refused
from arcanum.core.match import Match
from arcanum.core.words import Option

STEPS_AHEAD = 12  # how many of its own choices the greedy agent plays on within the phase
WORLDS = 2  # how many futures it looks at


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Chooses for a seat. `blind` agents need no imagined match: they look at the decision only."""

    blind = False

    def __init__(self, seed: int) -> None:
        self.random = FastRandom(seed)

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


AGENTS: dict[str, type[Agent]] = {"random": RandomAgent, "greedy": GreedyAgent}


class UnknownAgent(Refused):
    """There is no agent of that name."""


def new_agent(name: str, seed: int) -> Agent:
    """The agent of that name; the same seed makes the same choices."""
    if name not in AGENTS:
        raise UnknownAgent(("agent-unknown", "agent", name[:40], "known", ", ".join(AGENTS)))
    return AGENTS[name](seed)


def ask(agent: Agent, match: Match, seat: int) -> Option:
    """The agent's choice. This is the one door between bots and a running match: it lets no secret through."""
    decision = match.decision(seat)
    if decision is not None and len(decision.options) == 1:
        return decision.options[0]
    if agent.blind:
        return agent.pick(match, seat)
    seed = agent.random.below(1 << 30).to_bytes(32, "little")
    return agent.pick(match.imagine(seat, seed), seat)
