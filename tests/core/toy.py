"""A tiny game with all that SpellBook lacks: secret hands, answers given side by side, and reveals.

Two to four players hold three secret stones each out of twelve. In each of two rounds all choose one stone to
keep, side by side, first naming its colour and then the stone; then all is shown, one stone of the bag is drawn
openly, and the first player may pass or peek at the top of the bag.
"""

from typing import Any

from arcanum.core.chance import Chance
from arcanum.core.events import Event, EventNames, event_message
from arcanum.core.game import Game, Result, Settings, Tally, View, rank
from arcanum.core.table import Decision, Flow, Table
from arcanum.core.words import Message, Option, Reason

STONES = 12
ROUNDS = 2
EVENTS = EventNames({"keep": ("stone",), "drawn": ("stone",), "peek": ("count", "count", "stone")})


class ToyTable(Table):
    def __init__(
        self,
        seats: int,
        phase: str,
        chance: Chance,
        reveals: int,
        bag: list[int],
        hands: list[list[int]],
        chosen: list[int],
        kept: list[list[int]],
        known: list[int],
        rounds: int,
    ) -> None:
        super().__init__(seats, phase, chance, reveals)
        self.bag = bag
        self.hands = hands
        self.chosen = chosen  # by seat: what is chosen and not yet shown, or -1
        self.kept = kept
        self.known = known  # by seat: the stone of the bag that it has peeked at, or -1
        self.rounds = rounds

    def copy(self) -> "ToyTable":
        return ToyTable(
            self.seats,
            self.phase,
            self.chance.copy(),
            self.reveals,
            self.bag[:],
            [hand[:] for hand in self.hands],
            self.chosen[:],
            [kept[:] for kept in self.kept],
            self.known[:],
            self.rounds,
        )

    def to_data(self) -> dict[str, object]:
        return {
            "phase": self.phase,
            "chance": self.chance.to_data(),
            "reveals": self.reveals,
            "bag": self.bag[:],
            "hands": [hand[:] for hand in self.hands],
            "chosen": self.chosen[:],
            "kept": [kept[:] for kept in self.kept],
            "known": self.known[:],
            "rounds": self.rounds,
        }

    def check(self) -> None:
        stones = self.bag + [stone for hand in self.hands + self.kept for stone in hand]
        stones += [stone for stone in self.chosen if stone >= 0]
        assert sorted(stones) == list(range(STONES)), "stones lost"


class Toy(Game[ToyTable]):
    def __init__(self) -> None:
        super().__init__()
        self.name = "toy"
        self.seats = [2, 3]
        self.secrets = True
        self.options = {"colour": ("colour",), "keep": ("stone",), "pass": (), "peek": ()}

    def new_table(self, seats: int, settings: Settings, chance: Chance) -> ToyTable:
        bag = list(range(STONES))
        chance.shuffle(bag)
        hands = [sorted(bag.pop() for _ in range(3)) for _ in range(seats)]
        return ToyTable(seats, "round", chance, 0, bag, hands, [-1] * seats, [[] for _ in hands], [-1] * seats, 0)

    def load_table(self, data: dict[str, Any]) -> ToyTable:
        fields = [data[name] for name in ("bag", "hands", "chosen", "kept", "known", "rounds")]
        chance = Chance.from_data(data["chance"])
        return ToyTable(len(data["hands"]), data["phase"], chance, data["reveals"], *fields)

    def phase(self, table: ToyTable) -> Flow[None]:
        return self.round(table) if table.phase == "round" else self.rest(table)

    def round(self, t: ToyTable) -> Flow[None]:
        yield from t.together([(seat, self.choose(t, seat)) for seat in range(t.seats)])
        for seat in range(t.seats):
            t.kept[seat].append(t.chosen[seat])
            t.tell("keep", seat, t.chosen[seat])
            t.chosen[seat] = -1
        t.reveal()
        t.rounds += 1
        t.phase = "rest"

    def choose(self, t: ToyTable, seat: int) -> Flow[None]:
        colours = sorted({stone % 2 for stone in t.hands[seat]})
        colour = yield from t.ask(seat, ("choose-colour",), [("colour", each) for each in colours])
        stones = [stone for stone in t.hands[seat] if stone % 2 == colour[1]]
        choice = yield from t.ask(seat, ("choose-stone",), [("keep", stone) for stone in stones])
        stone = int(choice[1])
        t.hands[seat].remove(stone)
        t.chosen[seat] = stone

    def rest(self, t: ToyTable) -> Flow[None]:
        choice = yield from t.ask(0, ("rest",), [("pass",), ("peek",)])
        if choice == ("peek",):
            t.reveal()
            t.known[0] = t.bag[-1]
            t.tell_secretly(1, "peek", 0, 0, 0, t.bag[-1])
        t.phase = "round" if t.rounds < ROUNDS else ""

    def result(self, table: ToyTable) -> Result:
        tallies = [Tally([(("stones",), sum(kept))]) for kept in table.kept]
        places = rank(tallies)
        return Result(tallies, places, ("won", "seat", places.index(1)))

    def view(self, table: ToyTable, seat: int | None) -> View:
        mine = seat is not None
        return {
            "kept": [kept[:] for kept in table.kept],
            "bag": len(table.bag),
            "hand": table.hands[seat][:] if seat is not None else None,
            "chosen": table.chosen[seat] if seat is not None else None,
            "known": table.known[seat] if mine and seat is not None else None,
        }

    def event(self, event: Event, seat: int | None) -> Message:
        return event_message(event, EVENTS, seat)

    def why_not(self, table: ToyTable, decision: Decision, thing: Option) -> Reason | None:
        return Reason(("not-yours",), "hands")

    def reasons(self) -> dict[str, str]:
        return {"not-yours": "hands"}

    def resample(self, base: ToyTable, now: ToyTable, seat: int | None, chance: Chance) -> ToyTable:
        """Deal anew the other hands and the bag; what the seat has peeked at stays on top of the bag."""
        table = base.copy()
        table.chance = chance
        others = [other for other in range(base.seats) if other != seat]
        fixed = [now.known[seat]] if seat is not None and now.known[seat] >= 0 else []
        loose = [stone for other in others for stone in base.hands[other]]
        loose += [stone for stone in base.bag if stone not in fixed]
        loose.sort()
        Chance(chance.later_seed()).shuffle(loose)
        for other in others:
            table.hands[other] = sorted(loose.pop() for _ in base.hands[other])
        table.bag = loose + fixed
        return table

    def value(self, table: ToyTable, seat: int) -> float:
        return float(sum(table.kept[seat]))

    def prior(self, table: ToyTable, seat: int, prompt: Message, option: Option) -> float:
        return 1.0
