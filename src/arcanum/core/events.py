"""Events: what happened, for the log, the animations and the sounds."""

from arcanum.core.compiling import mypyc_attr
from arcanum.core.words import Message

EVERYBODY = -1


class Event:
    """One thing that happened: a public half, and a half for the seats that may know more.

    `kind` and `seat` say what and by whom; `a` and `b` are its public figures. `secret` is what only the seats
    in the bit mask `knows` may see.
    """

    __slots__ = ("a", "b", "kind", "knows", "seat", "secret")

    def __init__(
        self, kind: str, seat: int, a: int = 0, b: int = 0, secret: int = 0, knows: int = EVERYBODY
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.secret = secret
        self.knows = knows

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may see the secret half."""
        if self.knows == EVERYBODY:
            return True
        return seat is not None and bool(self.knows >> seat & 1)


def event_message(event: Event, names: "EventNames", seat: int | None) -> Message:
    """The event as the given seat may read it; without its secret half, ``-hidden`` is added to the id."""
    words: list[str | int] = [event.kind, "seat", event.seat]
    figures = (event.a, event.b, event.secret)
    for place, argument in enumerate(names.arguments[event.kind]):
        if place == 2 and not event.known_to(seat):
            words[0] = f"{event.kind}-hidden"
            break
        words += [argument, names.name_of(argument, figures[place])]
    return tuple(words)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventNames:
    """How a game names the figures of its events: for each kind the arguments a, b and secret stand for."""

    def __init__(self, arguments: dict[str, tuple[str, ...]]) -> None:
        self.arguments = arguments

    def name_of(self, argument: str, figure: int) -> str | int:
        """What the figure stands for: the name of a card, of a token, or the number itself."""
        return figure
