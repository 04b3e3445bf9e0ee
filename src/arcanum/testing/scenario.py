"""Scenarios: a match at a table that a test has laid out, played in words."""

from arcanum.core.chance import seed_from
from arcanum.core.errors import IllegalChoice
from arcanum.core.game import AnyGame, Settings
from arcanum.core.match import Match
from arcanum.core.table import Decision, Table
from arcanum.core.words import Message, Reason, format_message, format_option, parse_option


class Scenario:
    """A match that is played with lines such as ``learn sacrifice 4``, by whoever is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @staticmethod
    def at(game: AnyGame, table: Table, settings: Settings, seed: int = 1) -> "Scenario":
        """A match at the given table, which must be right: `check()` is called here and after every choice."""
        table.check()
        table.told = []
        match = Match(game, table.seats, settings, seed_from(seed), table)
        match.resume([], 0)
        return Scenario(match)

    @property
    def asked(self) -> Decision:
        """The one decision that is pending."""
        (decision,) = self.match.decisions.values()
        return decision

    @property
    def prompt(self) -> str:
        return format_message(self.asked.prompt)

    @property
    def options(self) -> list[str]:
        return [format_option(option) for option in self.asked.options]

    def play(self, *lines: str) -> "Scenario":
        """Choose these options, one after the other."""
        for line in lines:
            decision = self.asked
            try:
                self.match.choose(decision.seat, parse_option(line))
            except IllegalChoice as refusal:
                offered = ", ".join(self.options)
                raise AssertionError(f"{line!r} is refused: {refusal}; offered: {offered}") from None
            self.match.table.check()
        return self

    def why_not(self, line: str) -> str:
        """The reason why the thing cannot be chosen now, in the programmer's notation; empty when it can."""
        reason = self.reason(line)
        return format_message(reason.message) if reason else ""

    def reason(self, line: str) -> Reason | None:
        return self.match.why_not(self.asked.seat, parse_option(line))

    def events(self, since: int = 0) -> list[str]:
        return [format_message(event) for event in self.match.events(since, None)]

    @property
    def scores(self) -> list[int]:
        return self.match.result.scores

    def score_lines(self, seat: int = 0) -> dict[str, int]:
        lines: list[tuple[Message, int]] = self.match.result.tallies[seat].lines
        return {format_message(message): points for message, points in lines}
