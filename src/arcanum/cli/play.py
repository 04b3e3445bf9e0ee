"""`arcanum play GAME`: people at one keyboard and bots, to the end of a game."""

import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress

from arcanum.bots.agents import ask
from arcanum.cli.asking import option_typed, options_about, options_meant, things_meant
from arcanum.cli.console import Console, InputEnded
from arcanum.cli.people import People, seat_people
from arcanum.cli.showing import show_cards, show_events, show_glance, show_options, show_result, show_table
from arcanum.cli.tables import parse_settings, read_record, write_text
from arcanum.core.errors import BadSettings, CannotUndo, Refused
from arcanum.core.game import AnyGame
from arcanum.core.match import Match
from arcanum.core.record import Record, format_record, replay
from arcanum.core.registry import find_game
from arcanum.core.table import Decision
from arcanum.core.words import Option, Reason
from arcanum.rulebook import rules_of
from arcanum.texts import Texts

UNFINISHED = 1
COMMANDS = ("table", "card", "why", "undo", "log", "help", "save", "quit")
AT_THE_END = ("table", "card", "why", "log", "help", "save", "quit")


def run(command: Namespace, console: Console) -> int:
    game = find_game(command.game)
    record = loaded(command, game)
    match = replay(record) if record is not None else new_match(command, game)
    people = seat_people(command, match.seats, record)
    texts = Texts(console.texts.lang, game, people.called(console.texts))
    session = Session(match, people, texts, Console(texts, plain=command.plain))
    if command.record:
        session.keep(command.record)  # where it cannot be written, it is refused now
    try:
        session.play()
    except InputEnded:
        print(texts.shell("play-input-ended"), file=sys.stderr)
    finally:
        if command.record:
            session.keep(command.record)
    return 0 if match.over else UNFINISHED


def loaded(command: Namespace, game: AnyGame) -> Record | None:
    """The record in the file that `--load` names; it has settled what a fresh match would be told."""
    if not command.load:
        return None
    for name in ("seats", "option", "seed"):
        if getattr(command, name) not in (None, []):
            raise BadSettings(("load-settled", "option", f"--{name}"))
    record = read_record(command.load)
    if record.game is not game:
        raise BadSettings(("load-other-game", "game", record.game.name))
    return record


def new_match(command: Namespace, game: AnyGame) -> Match:
    most = game.seats[-1]
    seats = command.seats or min(most, max(2, (command.bots or 0) + 1, game.seats[0]))
    return Match.begin(game, seats, parse_settings(command.option, game), command.seed)


class Session:
    """A match at one keyboard."""

    def __init__(self, match: Match, seated: People, texts: Texts, console: Console) -> None:
        self.match = match
        self.seated = seated
        self.agents = seated.agents()
        self.texts = texts
        self.console = console
        self.people = [seat for seat in range(match.seats) if seat not in self.agents]
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
            if self.people:
                self.look_back()

    def look_back(self) -> None:
        """After the end, people may still save the game or ask about it, until they type nothing more."""
        if self.console.is_heard():
            self.console.say("play-over")
        with suppress(InputEnded):
            while not self.gone and self.console.is_heard():
                line = self.console.ask("> ")
                if not line:
                    return
                if not self.obey(None, line):
                    self.console.say("play-over")

    # -- a person's turn

    def turn_of(self, seat: int) -> None:
        """Show what a person needs, and let them answer one decision."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        news = self.show_news(seat)
        if self.match.phase_began != self.shown_phase:
            self.shown_phase = self.match.phase_began
            show_table(self.match, seat, self.texts, self.console)
        elif news:
            show_glance(self.match, seat, self.texts, self.console)
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

    def show_news(self, seat: int | None) -> bool:
        """Tell what has happened since; returns whether anything has."""
        since = min(self.shown_events) if seat is None else self.shown_events[seat]
        events = self.match.events(since, seat)
        show_events(events, self.texts, self.console)
        for reader in range(self.match.seats) if self.shared or seat is None else [seat]:
            self.shown_events[reader] = self.match.event_count
        return bool(events)

    def show_decision(self, decision: Decision) -> None:
        who = f"{self.texts.player(decision.seat)}: " if len(self.people) > 1 else ""
        self.console.print(self.console.pen.bold(who + self.texts.say("prompt", decision.prompt)))
        show_options(decision.options, self.texts, self.console)

    # -- what a person types

    def answer(self, decision: Decision, line: str) -> None:
        if line.isdecimal():
            self.choose_number(decision, line)
            return
        if self.obey(decision.seat, line):
            return
        option = option_typed(line, decision, self.texts)
        if option is not None:
            self.match.choose(decision.seat, option)
        else:
            self.console.say("play-what", options=len(decision.options))

    def obey(self, seat: int | None, line: str) -> bool:
        """Carry out a command, if it is one; when the game is over, nobody's seat is asked."""
        word, _, rest = line.partition(" ")
        for command in self.commands:
            if word.casefold() in {command, self.texts.shell(f"command-{command}").casefold()}:
                ANSWERS[command](self, seat, rest.strip())
                return True
        return False

    @property
    def commands(self) -> tuple[str, ...]:
        return AT_THE_END if self.match.over else COMMANDS

    def choose_number(self, decision: Decision, digits: str) -> None:
        if len(digits) < 6 and 1 <= int(digits) <= len(decision.options):
            self.match.choose(decision.seat, decision.options[int(digits) - 1])
        else:
            self.console.say("play-what", options=len(decision.options))

    def table(self, seat: int | None, rest: str) -> None:
        show_table(self.match, seat, self.texts, self.console)
        self.ask_again(seat)

    def card(self, seat: int | None, rest: str) -> None:
        if not rest:
            self.console.say("play-card-which")
        elif not show_cards(rest, self.texts, self.console):
            self.console.say("cards-unknown", name=rest[:60])

    def ask_again(self, seat: int | None) -> None:
        decision = None if seat is None else self.match.decision(seat)
        if decision is not None:
            self.show_decision(decision)

    def log(self, seat: int | None, rest: str) -> None:
        show_events(self.match.events(0, seat), self.texts, self.console)
        self.ask_again(seat)

    def help(self, seat: int | None, rest: str) -> None:
        self.console.print_text(self.texts.shell("help-turn"))
        self.console.print("")
        dash = ": " if self.console.pen.plain else " — "
        for command in self.commands:
            word = self.texts.shell(f"command-{command}")
            self.console.print(f"  {word}{dash}{self.texts.note(f'command-{command}')}")
        self.console.say("play-over" if self.match.over else "play-help")
        self.ask_again(seat)

    def undo(self, seat: int | None, rest: str) -> None:
        try:
            _, option = self.match.undo(seat)
        except CannotUndo as refusal:
            self.console.print(self.texts.error(refusal))
            return
        self.shown_events = [min(shown, self.match.event_count) for shown in self.shown_events]
        self.console.say("play-undone", option=self.texts.option(option))

    def save(self, seat: int | None, rest: str) -> None:
        if not rest:
            self.console.say("play-save-where")
            return
        try:
            self.keep(rest)
        except Refused as refusal:
            self.console.print(self.texts.error(refusal))
        else:
            self.console.say("play-saved", file=rest)

    def keep(self, path: str) -> None:
        """Write the game as it is now, with those who sit there."""
        record = self.match.record(open_seed=True)
        write_text(path, format_record(record | {"people": self.seated.to_data()}))

    def quit(self, seat: int | None, rest: str) -> None:
        self.gone = True

    def why(self, seat: int | None, rest: str) -> None:
        """Why a thing cannot be chosen, or with which options it can."""
        if not rest:
            self.console.say("play-why-what")
            return
        decision = None if seat is None else self.match.decision(seat)
        offered = [] if decision is None else options_meant(rest, decision, self.texts)
        things = [] if offered else things_meant(rest, self.match.game, self.texts)
        if decision is not None and not offered:
            offered = options_about(things, decision, self.match.game)
        reasons = [self.match.why_not(seat or 0, thing) for thing in things]
        known = [reason for reason in reasons if reason is not None]
        if decision is not None and offered:
            self.show_offered(decision, offered)
        elif not things:
            self.console.say("play-why-unknown", thing=rest[:60])
        elif not known:
            self.console.say("play-why-can")
        self.explain_all(known)

    def show_offered(self, decision: Decision, offered: list[Option]) -> None:
        self.console.say("play-why-can")
        for number, option in enumerate(decision.options, 1):
            if option in offered:
                self.console.print(f"  {number}. {self.texts.option(option)}")

    def explain_all(self, reasons: list[Reason]) -> None:
        shown: set[str] = set()
        for reason in reasons:
            self.explain(reason, shown)

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


ANSWERS: dict[str, Callable[[Session, int | None, str], None]] = {
    "table": Session.table,
    "card": Session.card,
    "why": Session.why,
    "undo": Session.undo,
    "log": Session.log,
    "help": Session.help,
    "save": Session.save,
    "quit": Session.quit,
}
