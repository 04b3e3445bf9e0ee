"""Search: information-set Monte Carlo tree search over worlds that the seat may imagine.

One tree serves all worlds. Its edges are choices, never what chance or another's hidden cards brought, so a node
stands for all that may lie behind the same choices; in each world only the options of that world come into
question. Every seat maximises its own share of the victory. What other seats choose side by side with the searcher
stays out of the tree: nobody can answer what nobody has seen.
"""

import math
from time import perf_counter
from typing import Final

from arcanum.bots.playout import FastRandom, play_phase
from arcanum.core.game import AnyGame
from arcanum.core.match import Match
from arcanum.core.table import Pilot, Table
from arcanum.core.words import Choice, Message, Option

MARGIN_SHARE: Final = 0.05
"""How much of a result is the margin, so that a lost game is still played well."""
MARGIN_SCALE: Final = 20.0
SURE: Final = 1e-9
LONGEST_LINE: Final = 12
FEWEST_VISITS: Final = 3
"""An expected line ends where it has been visited less often."""


class Node:
    """A moment in the game: who chooses, and what is known of each option that came into question there."""

    __slots__ = ("at", "children", "met", "options", "other", "priors", "seat", "totals", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.other: Node | None = None  # the same moment in worlds in which another seat chooses then
        self.at: dict[Option, int] = {}  # where an option stands in the lists
        self.options: list[Option] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []  # what the visits came to for the seat
        self.met: list[int] = []  # how often the option was there to be chosen
        self.children: list[Node | None] = []

    def add(self, option: Option, prior: float) -> int:
        """A new option, at the end of the lists; returns where it stands."""
        place = len(self.options)
        self.at[option] = place
        self.options.append(option)
        self.priors.append(prior)
        self.visits.append(0)
        self.totals.append(0.0)
        self.met.append(0)
        self.children.append(None)
        return place


class Style:
    """How a search plays."""

    __slots__ = ("depth", "exploration", "greed", "most_nodes", "reduction", "sharpness")

    def __init__(
        self,
        *,
        exploration: float = 1.0,
        reduction: float = 0.1,
        depth: int = 4,
        greed: float = 0.7,
        sharpness: float = 1.0,
        most_nodes: int = 100_000,
    ) -> None:
        self.exploration = exploration  # how much the search trusts a prior against what it has seen
        self.reduction = reduction  # how much less than its siblings an option counts that was never tried
        self.depth = depth  # phases that a playout goes on beyond the tree; below 0, to the end of the game
        self.greed = greed  # how often a playout follows the prior, else it chooses evenly
        self.sharpness = sharpness  # the power to which priors are raised in the tree
        self.most_nodes = most_nodes


class Explorer(Pilot):
    """Leads one world at a time through what was chosen, then through the tree, then through a playout."""

    def __init__(self, game: AnyGame, me: int, seats: int, style: Style, seed: int) -> None:
        self.game = game
        self.me = me
        self.style = style
        self.random = FastRandom(seed)
        self.root = Node(me)
        self.nodes = 1
        self.path: list[Node] = []
        self.places: list[int] = []
        self.queues: list[list[Option]] = [[] for _ in range(seats)]
        self.replayed = [0] * seats
        self.left = 0  # choices that are still to be made again
        self.node: Node | None = None  # where the world is in the tree; None beyond it

    def begin(self, choices: list[Choice]) -> None:
        """A new world, in whose phase these choices were made."""
        for queue in self.queues:
            queue.clear()
        for seat, option in choices:
            self.queues[seat].append(option)
        for seat in range(len(self.replayed)):
            self.replayed[seat] = 0
        self.left = len(choices)
        self.path.clear()
        self.places.clear()
        self.node = self.root

    def pick(self, table: Table, seat: int, prompt: Message, options: list[Option]) -> Option:
        if self.left:
            at = self.replayed[seat]
            queue = self.queues[seat]
            if at < len(queue):
                self.replayed[seat] = at + 1
                self.left -= 1
                return queue[at]
        if len(options) == 1:
            return options[0]
        if self.node is None or (table.side_by_side and seat != self.me):
            return self.play(table, seat, prompt, options)
        return self.descend(self.node, table, seat, prompt, options)

    def descend(self, node: Node, table: Table, seat: int, prompt: Message, options: list[Option]) -> Option:
        """Choose in the tree: what is worth most, by what was seen of it and by its prior."""
        if not node.options:
            node.seat = seat
        while node.seat != seat:
            if node.other is None:
                if self.nodes >= self.style.most_nodes:
                    self.node = None
                    return self.play(table, seat, prompt, options)
                node.other = Node(seat)
                self.nodes += 1
            node = node.other
        places = self.places_of(node, table, seat, prompt, options)
        best = self.most_promising(node, places)
        self.path.append(node)
        self.places.append(best)
        child = node.children[best]
        if child is None and node.visits[best] > 0 and self.nodes < self.style.most_nodes:
            child = Node(seat)
            node.children[best] = child
            self.nodes += 1
        self.node = child
        return node.options[best]

    def places_of(self, node: Node, table: Table, seat: int, prompt: Message, options: list[Option]) -> list[int]:
        """Where the options stand in the node; new ones get their priors."""
        places: list[int] = []
        met = node.met
        for option in options:
            place = node.at.get(option, -1)
            if place < 0:
                prior = self.game.prior(table, seat, prompt, option)
                place = node.add(option, max(0.01, prior) ** self.style.sharpness)
            met[place] += 1
            places.append(place)
        return places

    def most_promising(self, node: Node, places: list[int]) -> int:
        """The option with the highest upper bound (PUCT), of those that are there in this world."""
        visits, totals, priors, met = node.visits, node.totals, node.priors, node.met
        weight = 0.0
        tried = 0
        sum_of_means = 0.0
        for place in places:
            weight += priors[place]
            if visits[place]:
                tried += visits[place]
                sum_of_means += totals[place]
        untried = (sum_of_means / tried if tried else 0.5) - self.style.reduction
        best = -1
        best_bound = -1e9
        exploration = self.style.exploration / weight
        for place in places:
            number = visits[place]
            bound = totals[place] / number if number else untried
            bound += exploration * priors[place] * math.sqrt(met[place]) / (1 + number)
            if bound > best_bound:
                best, best_bound = place, bound
        return best

    def play(self, table: Table, seat: int, prompt: Message, options: list[Option]) -> Option:
        """Choose in a playout: by the prior, or evenly."""
        dice = self.random
        if dice.below(1000) >= self.style.greed * 1000:
            return options[dice.below(len(options))]
        weights: list[float] = []
        total = 0.0
        for option in options:
            total += max(0.01, self.game.prior(table, seat, prompt, option))
            weights.append(total)
        chosen = dice.below(1 << 30) / (1 << 30) * total
        for place in range(len(options)):
            if chosen < weights[place]:
                return options[place]
        return options[-1]

    def grow_from(self, option: Option) -> None:
        """Go on from where the own choice leads; what was seen of it stays."""
        place = self.root.at.get(option, -1)
        child = self.root.children[place] if place >= 0 else None
        self.root = child if child is not None else Node(self.me)
        self.nodes = size_of(self.root)

    def learn(self, rewards: list[float]) -> None:
        """Note along the path what the world came to."""
        path, places = self.path, self.places
        for at in range(len(path)):
            node, place = path[at], places[at]
            node.visits[place] += 1
            node.totals[place] += rewards[node.seat]


def size_of(node: Node) -> int:
    """How many nodes the tree below has, this one included."""
    waiting = [node]
    number = 0
    while waiting:
        each = waiting.pop()
        number += 1
        waiting += [child for child in [each.other, *each.children] if child is not None]
    return number


def rewards_of(game: AnyGame, table: Table) -> list[float]:
    """What a table is worth to each seat, from 0 to 1: the share of the victory, or how likely it looks."""
    seats = table.seats
    if table.over:
        result = game.result(table)
        margins = [squashed(game.margin(table, result, seat) / MARGIN_SCALE) for seat in range(seats)]
        return [(1 - MARGIN_SHARE) * result.share(seat) + MARGIN_SHARE * margins[seat] for seat in range(seats)]
    prospects = game.prospects(table)
    if seats == 1:
        return [squashed(prospects[0])]
    best = max(prospects)
    chances = [math.exp(prospect - best) for prospect in prospects]
    total = sum(chances)
    return [chance / total for chance in chances]


def squashed(odds: float) -> float:
    """From any figure to one between 0 and 1."""
    if odds > 30.0:
        return 1.0
    if odds < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-odds))


# -- thinking


class Budget:
    """How long a search may go on: so many playouts, or so many seconds, or until somebody stops it."""

    __slots__ = ("playouts", "seconds", "stopped")

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        self.playouts = playouts  # 0: no limit
        self.seconds = seconds  # 0: no limit
        self.stopped = False

    def stop(self) -> None:
        """End the search at once; it answers with what it has found so far."""
        self.stopped = True


class Considered:
    """What a search found about one option: its share of the visits, and the expected result for its seat."""

    __slots__ = ("error", "option", "share", "worth")

    def __init__(self, option: Option, share: float, worth: float, error: float) -> None:
        self.option = option
        self.share = share
        self.worth = worth
        self.error = error


class Thought:
    """What a search came to: the options, the best first, the expected results, and the line it expects."""

    __slots__ = ("errors", "line", "nodes", "options", "playouts", "results", "seconds")

    def __init__(
        self,
        options: list[Considered],
        line: list[Choice],
        results: list[float],
        errors: list[float],
        playouts: int,
        nodes: int,
        seconds: float,
    ) -> None:
        self.options = options
        self.line = line
        self.results = results  # by seat, from 0 to 1
        self.errors = errors  # their standard errors
        self.playouts = playouts
        self.nodes = nodes
        self.seconds = seconds

    @property
    def choice(self) -> Option:
        return self.options[0].option

    def to_data(self) -> dict[str, object]:
        return {
            "options": [
                {"option": list(each.option), "share": each.share, "worth": each.worth, "error": each.error}
                for each in self.options
            ],
            "line": [[seat, *option] for seat, option in self.line],
            "results": self.results,
            "errors": self.errors,
            "playouts": self.playouts,
            "nodes": self.nodes,
            "seconds": self.seconds,
        }


class Searcher:
    """Thinks for one seat. It may go on from its own last choice, when nobody else has chosen since."""

    def __init__(self, game: AnyGame, me: int, seats: int, style: Style, seed: int) -> None:
        self.game = game
        self.style = style
        self.explorer = Explorer(game, me, seats, style, seed)
        self.me = me

    def forget(self) -> None:
        """Begin the next search with an empty tree."""
        self.explorer.root = Node(self.me)
        self.explorer.nodes = 1

    def think(self, match: Match, budget: Budget) -> Thought:
        """Search from a match that the seat may imagine; the match stays as it is."""
        decision = match.decision(self.me)
        assert decision is not None
        began = perf_counter()
        base, now = match.phase_table, match.table
        choices = match.choices_of_phase
        sums = [0.0] * match.seats
        squares = [0.0] * match.seats
        playouts = 0
        while not budget.stopped:
            if budget.playouts and playouts >= budget.playouts:
                break
            if budget.seconds and perf_counter() - began >= budget.seconds:
                break
            rewards = self.play_a_world(base, now, choices)
            for seat in range(match.seats):
                sums[seat] += rewards[seat]
                squares[seat] += rewards[seat] * rewards[seat]
            playouts += 1
        seconds = perf_counter() - began
        return self.thought(decision.options, sums, squares, playouts, seconds)

    def play_a_world(self, base: Table, now: Table, choices: list[Choice]) -> list[float]:
        """Deal a world, follow the tree in it and play on; what it came to is learned, and returned."""
        explorer = self.explorer
        game = self.game
        seed = explorer.random.below(1 << 30).to_bytes(32, "little")
        world: Table = game.resample(base, now, self.me, base.chance.turning(now.chance.used, seed))
        explorer.begin(choices)
        world.pilot = explorer
        left = self.style.depth
        while not world.over:
            play_phase(game, world)
            if explorer.node is None:
                if left == 0:
                    break
                left -= 1
        rewards = rewards_of(game, world)
        explorer.learn(rewards)
        return rewards

    def thought(
        self, options: list[Option], sums: list[float], squares: list[float], playouts: int, seconds: float
    ) -> Thought:
        root = self.explorer.root
        considered = [self.considered(root, option) for option in options]
        considered.sort(key=lambda each: (-each.share, -each.worth))
        number = max(1, playouts)
        results = [total / number for total in sums]
        errors = [
            math.sqrt(max(0.0, square / number - mean * mean) / number)
            for square, mean in zip(squares, results, strict=True)
        ]
        line = expected_line(root, considered[0].option)
        return Thought(considered, line, results, errors, playouts, self.explorer.nodes, seconds)

    def considered(self, root: Node, option: Option) -> Considered:
        place = root.at.get(option, -1)
        total = sum(root.visits)
        if place < 0 or not root.visits[place]:
            return Considered(option, 0.0, 0.0, 0.5)
        visits = root.visits[place]
        worth = root.totals[place] / visits
        return Considered(option, visits / total, worth, math.sqrt(max(SURE, worth * (1 - worth)) / visits))


def expected_line(root: Node, option: Option) -> list[Choice]:
    """The choice, and what the search expects to be chosen after it."""
    line: list[Choice] = [(root.seat, option)]
    place = root.at.get(option, -1)
    node = root.children[place] if place >= 0 else None
    while node is not None and node.options and len(line) < LONGEST_LINE:
        best = 0
        for place in range(len(node.options)):
            if node.visits[place] > node.visits[best]:
                best = place
        if node.visits[best] < FEWEST_VISITS:
            break
        line.append((node.seat, node.options[best]))
        node = node.children[best]
    return line
