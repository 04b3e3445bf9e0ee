"""The contract holds for a game with secrets and simultaneous answers, and catches every way of breaking it."""

from collections.abc import Callable
from typing import Any

import pytest
from core.toy import Toy, ToyTable

from arcanum.core.chance import Chance
from arcanum.core.game import View
from arcanum.core.registry import invite
from arcanum.core.table import Decision, Flow
from arcanum.core.words import Option, Reason
from arcanum.testing.contract import CHECKS, Variant

SEEDS = range(12)


def run(game: Toy, check: str) -> None:
    invite(game)
    for seats in game.seats:
        for seed in SEEDS:
            CHECKS[check](Variant(game, seats, {}), seed)


@pytest.mark.parametrize("check", CHECKS)
def test_a_sound_game_keeps_the_contract(check: str) -> None:
    run(Toy(), check)


class LosesAStone(Toy):
    def rest(self, t: ToyTable) -> Flow[None]:
        yield from super().rest(t)
        t.bag.pop()


class OffersTwice(Toy):
    def rest(self, t: ToyTable) -> Flow[None]:
        yield from t.ask(0, ("rest",), [("pass",), ("pass",)])
        t.phase = "round" if t.rounds < 2 else ""


class NeverEnds(Toy):
    def rest(self, t: ToyTable) -> Flow[None]:
        yield from t.ask(0, ("rest",), [("pass",), ("peek",)])


class GivesNoReason(Toy):
    def why_not(self, table: ToyTable, decision: Decision, thing: Option) -> Reason | None:
        return None


class CitesNoRule(Toy):
    def why_not(self, table: ToyTable, decision: Decision, thing: Option) -> Reason | None:
        return Reason(("not-yours",))


class ForgetsAField(Toy):
    def load_table(self, data: dict[str, Any]) -> ToyTable:
        return super().load_table({**data, "rounds": 0})


class SharesAList(Toy):
    def new_table(self, seats: int, settings: Any, chance: Chance) -> ToyTable:
        table = super().new_table(seats, settings, chance)
        return Sharing(table)


class Sharing(ToyTable):
    def __init__(self, t: ToyTable) -> None:
        super().__init__(
            t.seats, t.phase, t.chance, t.reveals, t.bag, t.hands, t.chosen, t.kept, t.known, t.rounds
        )

    def copy(self) -> "Sharing":
        twin = Sharing(super().copy())
        twin.kept = self.kept
        twin.chosen = self.chosen
        return twin


class ForgetsToReveal(Toy):
    def rest(self, t: ToyTable) -> Flow[None]:
        choice = yield from t.ask(0, ("rest",), [("pass",), ("peek",)])
        if choice == ("peek",):
            t.known[0] = t.bag[-1]
        t.phase = "round" if t.rounds < 2 else ""


class RollsDiceOfItsOwn(Toy):
    rolls = 0

    def rest(self, t: ToyTable) -> Flow[None]:
        yield from super().rest(t)
        RollsDiceOfItsOwn.rolls += 1
        t.known[0] = RollsDiceOfItsOwn.rolls


class ShowsAHand(Toy):
    def view(self, table: ToyTable, seat: int | None) -> View:
        return {**super().view(table, seat), "hands": table.hands}


class ShowsAnAnswer(Toy):
    def view(self, table: ToyTable, seat: int | None) -> View:
        return {**super().view(table, seat), "all_chosen": table.chosen}


class TellsAHand(Toy):
    def rest(self, t: ToyTable) -> Flow[None]:
        choice = yield from t.ask(0, ("rest",), [("pass",), ("peek",)])
        if choice == ("peek",):
            t.tell("drawn", 0, t.bag[-1])
        yield from t.ask(0, ("rest",), [("pass",), ("peek",)])
        t.phase = "round" if t.rounds < 2 else ""


class ReasonsWithAHand(Toy):
    def why_not(self, table: ToyTable, decision: Decision, thing: Option) -> Reason | None:
        return Reason(("not-yours", "count", table.hands[(decision.seat + 1) % table.seats][0]), "hands")


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (LosesAStone, "play"),
        (OffersTwice, "play"),
        (NeverEnds, "play"),
        (GivesNoReason, "play"),
        (CitesNoRule, "refusals"),
        (RollsDiceOfItsOwn, "record"),
        (ForgetsAField, "snapshots"),
        (SharesAList, "forks"),
        (SharesAList, "undo"),
        (ForgetsToReveal, "undo"),
        (ShowsAHand, "hidden"),
        (ShowsAnAnswer, "hidden"),
        (TellsAHand, "hidden"),
        (ReasonsWithAHand, "hidden"),
    ],
)
def test_the_contract_catches(game: Callable[[], Toy], check: str) -> None:
    with pytest.raises(AssertionError):
        run(game(), check)
