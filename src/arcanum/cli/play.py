"""`arcanum play GAME`: people at one keyboard and bots, to the end of a game."""

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable

from arcanum.bots.agents import Agent, ask, new_agent
from arcanum.cli.console import Console, InputEnded
from arcanum.cli.showing import show_cards, show_events, show_result, show_table
from arcanum.cli.tables import parse_settings, read_record, write_text
from arcanum.core.errors import BadSettings, CannotUndo, Refused
from arcanum.core.game import AnyGame
from arcanum.core.match import Match
from arcanum.core.record import format_record, replay
from arcanum.core.registry import find_game
from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason, parse_option
from arcanum.rulebook import rules_of
from arcanum.texts import Texts, find_name

UNFINISHED = 1
COMMANDS = ("table", "card", "why", "undo", "log", "help", "save", "quit")


def run(command: Namespace, console: Console) -> int:
    game = find_game(command.game)
    match = new_match(command, game)
    agents = seat_bots(command, match)
    texts = Texts(console.texts.lang, game, player_names(command, match, agents, console.texts))
    session = Session(match, agents, texts, Console(texts, plain=command.plain))
    try:
        session.play()
    except InputEnded:
        print(texts.shell("play-input-ended"), file=sys.stderr)
        return UNFINISHED
    return 0 if match.over else UNFINISHED


def new_match(command: Namespace, game: AnyGame) -> Match:
    """A fresh match, or the one in the file that `--load` names."""
    if command.load:
        record = read_record(command.load)
        if record.game is not game:
            raise BadSettings(("load-other-game", "game", record.game.name))
        return replay(record)
    most = game.seats[-1]
    seats = command.seats or min(most, max(2, (command.bots or 0) + 1, game.seats[0]))
    return Match.begin(game, seats, parse_settings(command.option, game), command.seed)


def seat_bots(command: Namespace, match: Match) -> dict[int, Agent]:
    """The bots take the last seats. Unless said otherwise, one person plays against bots."""
    bots = match.seats - 1 if command.bots is None else command.bots
    if not 0 <= bots <= match.seats:
        raise BadSettings(("bots-too-many", "bots", bots, "seats", match.seats))
    names = (command.agents or "greedy").split(",")
    seats = range(match.seats - bots, match.seats)
    return {seat: new_agent(names[at % len(names)], secrets.randbelow(1 << 30)) for at, seat in enumerate(seats)}


def player_names(command: Namespace, match: Match, agents: dict[int, Agent], texts: Texts) -> list[str]:
    given = [name.strip()[:40] for name in command.names.split(",")] if command.names else []
    names = []
    for seat in range(match.seats):
        default = texts.shell("bot" if seat in agents else "player", number=seat + 1)
        names.append(given[seat] if seat < len(given) and given[seat] else default)
    return names


class Session:
    """A match at one keyboard."""

    def __init__(self, match: Match, agents: dict[int, Agent], texts: Texts, console: Console) -> None:
        self.match = match
        self.agents = agents
        self.texts = texts
        self.console = console
        self.people = [seat for seat in range(match.seats) if seat not in agents]
        self.shared = len(self.people) < 2 or not match.game.secrets  # whether all may see the same screen
        self.at_keyboard = -1  # who answered last
        self.shown_events = [0] * match.seats  # how much of the news each seat has been shown
        self.shown_phase = -1
        self.gone = False

    def play(self) -> None:
        self.console.say("play-welcome", game=self.texts.shell("game-name"))
        self.console.say("play-commitment", hash=self.match.commitment)
        while (asked := self.match.asked) is not None and not self.gone:
            seat = asked.seat
            if seat in self.agents:
                self.match.choose(seat, ask(self.agents[seat], self.match, seat))
            else:
                self.turn_of(seat)
        if self.match.over:
            self.show_news(None)
            show_table(self.match, None, self.texts, self.console)
            show_result(self.match, self.texts, self.console)
            self.console.say("play-seed", seed=self.match.seed.hex())

    # -- a person's turn

    def turn_of(self, seat: int) -> None:
        """Show what a person needs, and let them answer one decision."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.show_news(seat)
        if self.match.phase_began != self.shown_phase:
            self.shown_phase = self.match.phase_began
            show_table(self.match, seat, self.texts, self.console)
        decision = self.match.decision(seat)
        assert decision is not None
        self.show_decision(decision)
        while not self.gone and self.match.decision(seat) is decision:
            line = self.console.ask("> ")
            if line:
                self.answer(decision, line)

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: whoever leaves it must not see what the next one may."""
        if not self.shared and self.at_keyboard >= 0:
            self.console.turn_the_page()
            self.console.ask(self.texts.shell("play-hand-over", name=self.texts.player(seat)) + " ")
            self.shown_phase = -1
        self.at_keyboard = seat

    def show_news(self, seat: int | None) -> None:
        since = min(self.shown_events) if seat is None else self.shown_events[seat]
        show_events(self.match.events(since, seat), self.texts, self.console)
        for reader in range(self.match.seats) if self.shared or seat is None else [seat]:
            self.shown_events[reader] = self.match.event_count

    def show_decision(self, decision: Decision) -> None:
        who = f"{self.texts.player(decision.seat)}: " if len(self.people) > 1 else ""
        self.console.print(self.console.pen.bold(who + self.texts.say("prompt", decision.prompt)))
        for number, option in enumerate(decision.options, 1):
            self.console.print(f"  {number}. {self.texts.option(option)}")

    # -- what a person types

    def answer(self, decision: Decision, line: str) -> None:
        if line.isdecimal():
            self.choose_number(decision, line)
            return
        word, _, rest = line.partition(" ")
        for command in COMMANDS:
            if word.casefold() in {command, self.texts.shell(f"command-{command}").casefold()}:
                ANSWERS[command](self, decision.seat, rest.strip())
                return
        option = parse_option(line)
        if option in decision.options:
            self.match.choose(decision.seat, option)
        else:
            self.console.say("play-what", options=len(decision.options))

    def choose_number(self, decision: Decision, digits: str) -> None:
        if len(digits) < 6 and 1 <= int(digits) <= len(decision.options):
            self.match.choose(decision.seat, decision.options[int(digits) - 1])
        else:
            self.console.say("play-what", options=len(decision.options))

    def table(self, seat: int, rest: str) -> None:
        show_table(self.match, seat, self.texts, self.console)
        self.ask_again(seat)

    def card(self, seat: int, rest: str) -> None:
        if not rest:
            self.console.say("play-card-which")
        elif not show_cards(rest, self.texts, self.console):
            self.console.say("cards-unknown", name=rest[:60])

    def ask_again(self, seat: int) -> None:
        decision = self.match.decision(seat)
        if decision is not None:
            self.show_decision(decision)

    def log(self, seat: int, rest: str) -> None:
        show_events(self.match.events(0, seat), self.texts, self.console)
        self.ask_again(seat)

    def help(self, seat: int, rest: str) -> None:
        self.console.print(self.texts.shell("help-turn"), "")
        for command in COMMANDS:
            word = self.texts.shell(f"command-{command}")
            self.console.print(f"  {word} — {self.texts.note(f'command-{command}')}")
        self.console.say("play-help")
        self.ask_again(seat)

    def undo(self, seat: int, rest: str) -> None:
        try:
            _, option = self.match.undo(seat)
        except CannotUndo as refusal:
            self.console.print(self.texts.error(refusal))
            return
        self.shown_events = [min(shown, self.match.event_count) for shown in self.shown_events]
        self.console.say("play-undone", option=self.texts.option(option))

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            self.console.say("play-save-where")
            return
        try:
            write_text(rest, format_record(self.match.record(open_seed=True)))
        except Refused as refusal:
            self.console.print(self.texts.error(refusal))
        else:
            self.console.say("play-saved", file=rest)

    def quit(self, seat: int, rest: str) -> None:
        self.gone = True

    def why(self, seat: int, rest: str) -> None:
        """Why a thing cannot be chosen: a card or piece by its name, or an option by its words."""
        things = self.things_named(rest)
        if not things:
            self.console.say("play-why-what")
            return
        reasons = [self.match.why_not(seat, thing) for thing in things]
        if None in reasons:
            self.console.say("play-why-can")
            return
        shown: set[str] = set()
        for reason in reasons:
            if reason is not None:
                self.explain(reason, shown)

    def things_named(self, rest: str) -> list[Option]:
        """What a person may mean: ``clone``, ``червоний жетон із колом``, ``learn clone 4``."""
        game = self.match.game
        for kind, verbs in game.pointers.items():
            found = find_name(self.texts, kind, game.piece_names(kind), rest)
            if found is not None:
                return [(verb, found) for verb in verbs]
        return [parse_option(rest)] if rest else []

    def explain(self, reason: Reason, shown: set[str]) -> None:
        text = self.texts.say("reason", reason.message)
        if text in shown:
            return
        shown.add(text)
        self.console.print(text)
        rule = rules_of(self.match.game.name, self.texts.lang).get(reason.rule)
        if rule is not None and rule.title not in shown:
            shown.add(rule.title)
            self.console.print("  " + self.texts.shell("play-rule", title=rule.title) + " " + rule.gist)


ANSWERS: dict[str, Callable[[Session, int, str], None]] = {
    "table": Session.table,
    "card": Session.card,
    "why": Session.why,
    "undo": Session.undo,
    "log": Session.log,
    "help": Session.help,
    "save": Session.save,
    "quit": Session.quit,
}
