"""Who sits at a table: people by their names, bots by their kinds. A saved game remembers them."""

import secrets
from argparse import Namespace

from arcanum.bots.agents import Agent, new_agent
from arcanum.core.errors import BadRecord, BadSettings, shown_value
from arcanum.core.record import Record
from arcanum.texts import Texts, printable

LONGEST_NAME = 40


class People:
    """By seat: the name that somebody has given, and the kind of bot that plays there, or nothing."""

    def __init__(self, names: list[str], bots: list[str]) -> None:
        self.names = names
        self.bots = bots

    def agents(self) -> dict[int, Agent]:
        """The bots, by seat."""
        return {seat: new_agent(kind, secrets.randbelow(1 << 30)) for seat, kind in enumerate(self.bots) if kind}

    def called(self, texts: Texts) -> list[str]:
        """What everybody is called."""
        return [
            name or texts.shell("bot" if self.bots[seat] else "player", number=seat + 1)
            for seat, name in enumerate(self.names)
        ]

    def to_data(self) -> list[dict[str, str]]:
        """As a saved game remembers them."""
        data = []
        for name, bot in zip(self.names, self.bots, strict=True):
            data.append(({"name": name} if name else {}) | ({"bot": bot} if bot else {}))
        return data


def seat_people(command: Namespace, seats: int, record: Record | None) -> People:
    """Who sits where: as the command says, else as the saved game remembers, else one person against bots."""
    people = saved_people(record, seats) if record is not None else None
    if people is None or command.bots is not None:
        people = People(people.names if people else [""] * seats, bots_at(command.bots, seats))
    if command.agents is not None:
        kinds = iter(command.agents.split(",") * seats)
        people.bots = [next(kinds) if bot else "" for bot in people.bots]
    given = command.names.split(",")[:seats] if command.names else []
    for seat, name in enumerate(given):
        people.names[seat] = shown_name(name) or people.names[seat]
    return people


def bots_at(number: int | None, seats: int) -> list[str]:
    """The bots take the last seats. Unless said otherwise, one person plays against bots."""
    bots = seats - 1 if number is None else number
    if not 0 <= bots <= seats:
        raise BadSettings(("bots-too-many", "bots", bots, "seats", seats))
    return [""] * (seats - bots) + ["greedy"] * bots


def saved_people(record: Record, seats: int) -> People | None:
    """Those whom the saved game remembers, if it does."""
    found = record.data.get("people")
    if found is None:
        return None
    if not isinstance(found, list) or len(found) != seats:
        raise BadRecord("people", "record-field", "expected", "list", "found", shown_value(found))
    for seat, person in enumerate(found):
        if not isinstance(person, dict) or not all(isinstance(word, str) for word in person.values()):
            raise BadRecord(f"people[{seat}]", "record-person", "found", shown_value(person))
    names = [shown_name(person.get("name", "")) for person in found]
    return People(names, [person.get("bot", "") for person in found])


def shown_name(name: str) -> str:
    return printable(name).strip()[:LONGEST_NAME]
