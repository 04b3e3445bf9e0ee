"""The card table: what each card does, the tests that name it, and how often random play reaches its branches.

`python -m arcanum.testing.branches GAME --games 20000` writes ``docs/cards/GAME.md`` anew. It watches the plain
engine line by line, so it needs the interpreted sources on the path, and takes some minutes.

A *branch* is a piece of a card's entry that may or may not run: a method that it gives to a hook, the body of an
``if``, an ``else`` or a loop, each reason that a method may return, and each answer to what the card asks.
"""

import argparse
import ast
import inspect
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from unittest import mock

import pytest

from arcanum.core.game import AnyGame
from arcanum.core.match import Match
from arcanum.core.registry import find_game
from arcanum.core.table import Decision
from arcanum.core.words import Option
from arcanum.texts import LANGUAGES, Texts

Branch = tuple[str, str]  # the card's name, and what the branch is called
Places = dict[CodeType, dict[int, str]]  # the first lines of branches in a function, with their names

GAMES = 20_000
CHECKOUT = Path(__file__).resolve().parents[3]
SQUARE = re.compile(r"[A-Z]\d")
NOT_OF_THE_CARD = {"pay"}  # answers that a rule wants and no card
HEAD = """# The cards of {title}

Written by `python -m arcanum.testing.branches {game} --games {games}`: for each card its effect in three
languages, the tests that name it, and how often {games} random games reached each branch of its entry, with all
seat counts and settings in turn. Where they never did, a test that does is named.
"""


# -- the branches of a card


def hooks(entry: object) -> Iterator[tuple[str, CodeType, ast.FunctionDef]]:
    """The methods that make the card what it is: those of its class and of the kinds of cards it belongs to."""
    seen = set()
    for kind in type(entry).__mro__[:-2]:  # without the base class of all cards, and object
        for name, method in vars(kind).items():
            if inspect.isfunction(method) and name not in seen:
                seen.add(name)
                tree = ast.parse(inspect.cleandoc("\n" + inspect.getsource(method)))
                ast.increment_lineno(tree, method.__code__.co_firstlineno - 1)
                function = tree.body[0]
                assert isinstance(function, ast.FunctionDef)
                yield name, method.__code__, function


def branches_of(function: ast.FunctionDef) -> dict[int, str]:
    """The first line of every branch of a method, with its name."""
    body = function.body
    if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]  # the docstring
    found = {body[0].lineno: function.name}
    for node in ast.walk(function):
        if isinstance(node, ast.If | ast.While):
            found[node.body[0].lineno] = f"{function.name}: if {ast.unparse(node.test)}"
            if isinstance(node, ast.If) and node.orelse and not isinstance(node.orelse[0], ast.If):
                found[node.orelse[0].lineno] = f"{function.name}: if not {ast.unparse(node.test)}"
        elif isinstance(node, ast.For):
            found[node.body[0].lineno] = f"{function.name}: for {ast.unparse(node.target)}"
    return found


def answers_of(function: ast.FunctionDef) -> list[str]:
    """The reasons that a method may return; the empty one means that nothing stands in the way."""
    if function.returns is None or ast.unparse(function.returns) != "str":
        return []
    returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    words = [node for value in returned if value is not None for node in ast.walk(value)]
    texts = [word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    return list(dict.fromkeys(texts))


def branches(game: AnyGame) -> list[Branch]:
    """All branches that the entries of the cards have, card by card."""
    found: list[Branch] = []
    for entry in game.entries():
        for name, _, function in hooks(entry):
            found += [(entry.name, branch) for branch in branches_of(function).values()]
            found += [(entry.name, f"{name} = {answer or 'possible'}") for answer in answers_of(function)]
    return found


# -- watching


class Watcher:
    """Counts the branches that run while it watches."""

    def __init__(self, game: AnyGame) -> None:
        self.counts: Counter[Branch] = Counter()
        self.places: Places = {}
        self.answering: set[CodeType] = set()
        self.names = {entry.name for entry in game.entries()}
        for entry in game.entries():
            for _, code, function in hooks(entry):
                self.places[code] = branches_of(function)
                if answers_of(function):
                    self.answering.add(code)

    def watch(self, work: Callable[[], None]) -> None:
        before = sys.gettrace()
        sys.settrace(self.called)
        try:
            work()
        finally:
            sys.settrace(before)

    def called(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        return self.in_card if frame.f_code in self.places else None

    def in_card(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any]:
        code = frame.f_code
        if event == "line":
            branch = self.places[code].get(frame.f_lineno)
            if branch is not None:
                self.counts[frame.f_locals["self"].name, branch] += 1
        elif event == "return" and code in self.answering and isinstance(argument, str):
            self.counts[frame.f_locals["self"].name, f"{code.co_name} = {argument or 'possible'}"] += 1
        return self.in_card

    def chosen(self, decision: Decision, option: Option) -> None:
        """Count an answer to what a card asks."""
        prompt = decision.prompt
        if len(prompt) > 2 and prompt[2] in self.names and option[0] not in NOT_OF_THE_CARD:
            self.counts[str(prompt[2]), f"answer: {self.kind_of(decision, option)}"] += 1

    def kind_of(self, decision: Decision, option: Option) -> str:
        """The answer without the names of cards and squares, and with players as oneself or another."""
        if option[0] == "player":
            return "oneself" if option[1] == decision.seat else "another player"
        return " ".join(str(word) for word in option if word not in self.names and not SQUARE.fullmatch(str(word)))


def play_watched(name: str, games: range) -> Counter[Branch]:
    """Random games, each with another seat count and mixture of settings."""
    game = find_game(name)
    watcher = Watcher(game)

    def play() -> None:
        for seed in games:
            dice = random.Random(seed)
            seats = game.seats[seed % len(game.seats)]
            fitting = [setting for setting in game.settings if setting.fits(seats)]
            settings = {setting.name: dice.choice(setting.values) for setting in fitting}
            match = Match.begin(game, seats, settings, seed, listen=False, keep=False)
            while (decision := match.asked) is not None:
                option = dice.choice(decision.options)
                watcher.chosen(decision, option)
                match.choose(decision.seat, option)
            assert match.result.places  # the cards that score at the end are asked for their points

    watcher.watch(play)
    return watcher.counts


# -- the tests


class TestReader:
    """Notes which tests name a card, and which reach a branch."""

    __test__ = False

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.naming: dict[str, list[str]] = {entry.name: [] for entry in game.entries()}
        self.reaching: dict[Branch, str] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Function) -> Iterator[None]:
        watcher = Watcher(self.game)
        choose = Match.choose
        with mock.patch.object(Match, "choose", watched(choose, watcher)):
            sys.settrace(watcher.called)
            try:
                yield
            finally:
                sys.settrace(None)
        test = item.originalname
        for name in self.naming:
            if is_about(item, name) and test not in self.naming[name]:
                self.naming[name].append(test)
        for branch in watcher.counts:
            self.reaching.setdefault(branch, test)


def watched(choose: Callable[..., None], watcher: Watcher) -> Callable[..., None]:
    """`Match.choose`, with the watcher looking on."""

    def choose_watched(match: Match, seat: int, option: Option, number: int | None = None) -> None:
        decision = match.decision(seat)
        choose(match, seat, option, number)
        if decision is not None:
            watcher.chosen(decision, option)

    return choose_watched


def is_about(item: pytest.Function, name: str) -> bool:
    """Whether a card stands in the name of a test, or is what the test is repeated for."""
    words = re.escape(name).replace("\\-", "_")
    if re.search(rf"(?:^|_){words}s?(?:_|$)", item.originalname):
        return True
    parameters = getattr(item, "callspec", None)
    return parameters is not None and name in parameters.params.values()


def read_tests(game: AnyGame) -> TestReader:
    reader = TestReader(game)
    folders = [str(CHECKOUT / "tests" / place / game.name) for place in ("games", "rulebook")]
    if pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *folders], plugins=[reader]):
        raise SystemExit("the tests do not pass")
    return reader


# -- the page


Rows = list[tuple[str, str, str]]  # what the branch is called, how often it was reached, a test where it was not


def page(game: AnyGame, games: int, rows: dict[str, Rows], tests: dict[str, list[str]]) -> str:
    title = Texts("en", game).shell("game-name")
    lines = [HEAD.format(title=title, game=game.name, games=games)]
    for kind, name, printed in game.cards():
        titles = [Texts(lang, game).name(kind, name) for lang in LANGUAGES]
        lines.append(f"## {' · '.join(titles)}\n")
        for lang in LANGUAGES:
            said = [Texts(lang, game).say("card", message) for message in printed]
            lines.append(f"- {' '.join(sentence(line) for line in said)}")
        lines.append(f"\nTests: {', '.join(f'`{test}`' for test in tests[name])}\n")
        lines += ["| branch | reached | by test |", "|---|---|---|"]
        lines += [f"| `{branch}` | {count} | {test} |" for branch, count, test in rows[name]]
        lines.append("")
    return "\n".join(lines)


def sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def rows_of(game: AnyGame, counts: Counter[Branch], reader: TestReader) -> dict[str, Rows]:
    """The branches of each card, those that stand in its entry first, then the answers that were met."""
    known = branches(game)
    answers = sorted(key for key in {*counts, *reader.reaching} if key[1].startswith("answer: "))
    rows: dict[str, Rows] = {name: [] for name in reader.naming}
    for branch in dict.fromkeys([*known, *answers]):
        count = counts[branch]
        test = "" if count else f"`{reader.reaching[branch]}`" if branch in reader.reaching else "**none**"
        rows[branch[0]].append((branch[1].replace("|", "\\|"), f"{count:,}", test))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    reader = read_tests(game)
    shares = [range(first, arguments.games, arguments.workers) for first in range(arguments.workers)]
    with get_context("spawn").Pool(arguments.workers) as pool:
        found = pool.starmap(play_watched, [(game.name, share) for share in shares])
    counts: Counter[Branch] = Counter()
    for one in found:
        counts.update(one)
    path = CHECKOUT / "docs" / "cards" / f"{game.name}.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(page(game, arguments.games, rows_of(game, counts, reader), reader.naming), encoding="utf-8")


if __name__ == "__main__":
    main()
