"""Events have a public half, and a half for those who may know more."""

import pytest
from core.toy import Toy

from arcanum.core.events import EVERYBODY, Event, EventNames, event_message
from arcanum.core.match import Match

NAMES = EventNames({"drawn": ("stone",), "peek": ("count", "from", "stone"), "end": ()})


@pytest.mark.parametrize(
    ("knows", "seat", "known"),
    [
        (EVERYBODY, None, True),
        (EVERYBODY, 3, True),
        (0b101, 0, True),
        (0b101, 1, False),
        (0b101, 2, True),
        (0b101, None, False),
        (0, 0, False),
    ],
)
def test_the_secret_half_is_for_those_in_the_mask(knows: int, seat: int | None, known: bool) -> None:
    assert Event("peek", 0, 1, 2, 7, knows).known_to(seat) is known


def test_whoever_knows_reads_all_and_others_read_the_hidden_form() -> None:
    event = Event("peek", 1, 4, 5, 7, 0b10)
    assert event_message(event, NAMES, 1) == ("peek", "seat", 1, "count", 4, "from", 5, "stone", 7)
    assert event_message(event, NAMES, 0) == ("peek-hidden", "seat", 1, "count", 4, "from", 5)
    assert event_message(event, NAMES, None) == ("peek-hidden", "seat", 1, "count", 4, "from", 5)


def test_the_public_figures_are_for_everybody() -> None:
    assert event_message(Event("drawn", 0, 9, knows=0), NAMES, None) == ("drawn", "seat", 0, "stone", 9)
    assert event_message(Event("end", 2), NAMES, None) == ("end", "seat", 2)


def test_a_game_names_its_figures() -> None:
    class Names(EventNames):
        def name_of(self, argument: str, figure: int) -> str | int:
            return f"stone-{figure}" if argument == "stone" else figure

    names = Names(NAMES.arguments)
    assert event_message(Event("peek", 0, 1, 2, 7), names, 0)[-1] == "stone-7"


def test_only_whoever_peeks_reads_what_lies_there() -> None:
    match = Match.begin(Toy(), 2, seed=1)
    while match.decisions.keys() != {0} or match.decisions[0].prompt != ("rest",):
        seat = min(match.decisions)
        match.choose(seat, match.decisions[seat].options[0])
    match.choose(0, ("peek",))
    peeks = {seat: [event for event in match.events(0, seat) if "peek" in str(event[0])] for seat in (0, 1, None)}
    top = match.view(0)["table"]
    assert isinstance(top, dict)
    assert peeks[0] == [("peek", "seat", 0, "count", 0, "count", 0, "stone", top["known"])]
    assert peeks[1] == peeks[None] == [("peek-hidden", "seat", 0, "count", 0, "count", 0)]


def test_nothing_is_kept_when_nobody_listens() -> None:
    silent = Match.begin(Toy(), 2, seed=1, listen=False)
    seat = min(silent.decisions)
    silent.choose(seat, silent.decisions[seat].options[0])
    assert silent.events() == []
    assert silent.event_count == 0
