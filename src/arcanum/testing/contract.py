"""The contract that every game keeps, as checks over random play. Each raises AssertionError when it is broken.

A game gets all of them for free: `tests/contract` runs them for each registered game, seat count and setting.
"""

import json
import random
from collections.abc import Callable, Iterator

from arcanum.core.chance import seed_from
from arcanum.core.errors import CannotUndo, IllegalChoice
from arcanum.core.game import AnyGame, Settings
from arcanum.core.match import Match
from arcanum.core.record import check_record, format_record, load_snapshot, parse_record, verify
from arcanum.core.registry import find_game
from arcanum.core.table import Decision, Together
from arcanum.core.words import Option

MOST_CHOICES = 20_000  # no game of the house comes near
FOREIGN: list[Option] = [
    (),
    ("no-such-thing",),
    ("take",),
    ("learn", "nothing", 9),
    (0,),
    ("", -1, "x" * 1000),
]


class Variant:
    """A game with a seat count and settings: what one run of a check is about."""

    def __init__(self, game: AnyGame, seats: int, settings: Settings) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings

    def __str__(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.settings.items())
        return f"{self.game.name}-{self.seats}" + (f"-{settings}" if settings else "")

    def begin(self, seed: int, *, listen: bool = True) -> Match:
        return Match.begin(self.game, self.seats, self.settings, seed, listen=listen)


def variants(game: AnyGame | str, mixtures: int = 3) -> Iterator[Variant]:
    """Every seat count with the defaults, with each value of each setting, and with some random mixtures."""
    the_game = find_game(game) if isinstance(game, str) else game
    for seats in the_game.seats:
        yield Variant(the_game, seats, {})
        fitting = [setting for setting in the_game.settings if setting.fits(seats)]
        for setting in fitting:
            for value in setting.values[1:]:
                yield Variant(the_game, seats, {setting.name: value})
        dice = random.Random(seats)
        for _ in range(mixtures):
            yield Variant(the_game, seats, {setting.name: dice.choice(setting.values) for setting in fitting})


# -- random play


def random_choice(match: Match, dice: random.Random) -> tuple[int, Option]:
    """A random option of a random seat among those that are asked."""
    seat = dice.choice(sorted(match.decisions))
    decision = match.decision(seat)
    assert decision is not None
    return seat, dice.choice(decision.options)


def play_on(match: Match, dice: random.Random, each: Callable[[Match], None] | None = None) -> Match:
    """Play at random to the end, calling `each` before every choice."""
    while not match.over:
        assert match.number < MOST_CHOICES, "the game does not end"
        if each is not None:
            each(match)
        match.choose(*random_choice(match, dice))
    return match


def state_of(match: Match) -> str:
    """Everything about a match that must agree between a match and its twin."""
    return json.dumps(
        {
            "views": [match.view(seat) for seat in (None, *range(match.seats))],
            "decisions": [decision.to_data() for decision in match.decisions.values()],
            "table": match.table.to_data(),
            "choices": match.choices,
            "undo": [match.can_undo(seat) for seat in range(match.seats)],
        },
        sort_keys=True,
    )


# -- the checks


def check_play(variant: Variant, seed: int) -> None:
    """The game ends; after every choice all pieces are there and the options are sound."""

    def sound(match: Match) -> None:
        match.table.check()
        for seat, decision in match.decisions.items():
            check_decision(match, seat, decision)

    match = play_on(variant.begin(seed), random.Random(seed), sound)
    match.table.check()
    assert not match.decisions, "a finished match still asks"
    result = match.result
    assert len(result.places) == len(result.tallies) == variant.seats
    assert json.loads(json.dumps(result.to_data())) == result.to_data()
    assert abs(sum(result.share(seat) for seat in range(variant.seats)) - (1 if result.winners else 0)) < 1e-9


def check_decision(match: Match, seat: int, decision: Decision) -> None:
    """At least two options, all different, hashable and plain; each may be chosen, foreign things may not."""
    assert decision.seat == seat
    options = decision.options
    assert len(options) > 1 or match.game.secrets, f"{decision.prompt} asks for nothing but {options}"
    assert len(set(options)) == len(options), f"{decision.prompt} offers something twice"
    assert [tuple(option) for option in json.loads(json.dumps(options))] == options
    assert all(type(word) in (int, str) for option in options for word in option)
    assert all(type(word) in (int, str) for word in decision.prompt)
    for option in options:
        assert match.why_not(seat, option) is None, f"{option} is offered and refused"
    for thing in FOREIGN:
        reason = match.why_not(seat, thing)
        assert reason is not None, f"{thing} is neither offered nor refused"


def check_refusals(variant: Variant, seed: int) -> None:
    """What was offered at one time is refused at others, with a reason that cites a rule, and changes nothing."""
    met: dict[Option, None] = {}
    dice = random.Random(seed)
    known = variant.game.reasons()

    def refuse(match: Match) -> None:
        for decision in match.decisions.values():
            met.update(dict.fromkeys(decision.options))
        things = dice.sample(list(met), min(len(met), 12))
        for seat in range(match.seats):
            decision_of_seat = match.decision(seat)
            for thing in things:
                if decision_of_seat is None or thing not in decision_of_seat.options:
                    check_refusal(match, seat, thing, known)

    play_on(variant.begin(seed), dice, refuse)


def check_refusal(match: Match, seat: int, thing: Option, known: dict[str, str]) -> None:
    before = match.number
    try:
        match.choose(seat, thing)
    except IllegalChoice as refusal:
        reason = refusal.reason
        assert reason is not None
        name = str(reason.message[0])
        if match.decision(seat) is None:
            assert name == "not-your-turn"
        else:
            assert name in known, f"the reason {name} is not listed"
            assert reason.rule, f"the reason {name} cites no rule"
    else:
        raise AssertionError(f"{thing} is not offered but can be chosen")
    assert match.number == before


def check_record_replays(variant: Variant, seed: int) -> None:
    """The record, read back from its text, leads to the same end."""
    match = play_on(variant.begin(seed), random.Random(seed))
    record = parse_record(format_record(match.record()))
    again = verify(record)
    assert again.table.to_data() == match.table.to_data()
    assert again.choices == match.choices
    for seat in (None, *range(match.seats)):
        assert again.events(0, seat) == match.events(0, seat)
    silent = variant.begin(seed, listen=False)
    for seat, option in match.choices:
        silent.choose(seat, option)
    assert silent.record() == match.record(), "listening changes the game"


def check_snapshots(variant: Variant, seed: int) -> None:
    """A snapshot taken at any moment comes back equal and plays on alike."""
    dice = random.Random(seed)

    def save(match: Match) -> None:
        if dice.random() < 0.3:
            text = json.dumps(match.snapshot())
            again, lost = load_snapshot(json.loads(text))
            assert not lost
            expected = json.loads(state_of(match))
            found = json.loads(state_of(again))
            assert without_undo(found) == without_undo(expected)

    match = play_on(variant.begin(seed), dice, save)
    check_record(json.loads(json.dumps(match.record())))


def without_undo(state: dict[str, object]) -> dict[str, object]:
    """A snapshot forgets how far one could step back behind the start of the phase."""
    views = state["views"]
    assert isinstance(views, list)
    return {**state, "undo": None, "views": [{**view, "can_undo": None} for view in views]}


def check_forks(variant: Variant, seed: int) -> None:
    """A fork is the same, plays on the same, and never touches its origin."""
    dice = random.Random(seed)

    def fork(match: Match) -> None:
        if dice.random() < 0.3:
            before = state_of(match)
            twin = match.fork()
            assert without_undo(json.loads(state_of(twin))) == without_undo(json.loads(before))
            play_some(twin, random.Random(seed), 8)
            assert state_of(match) == before, "playing a fork changed its origin"
            same = match.fork()
            play_some(same, random.Random(seed), 8)
            assert state_of(same) == state_of(twin), "two forks played differently"

    match = play_on(variant.begin(seed), dice, fork)
    ended = json.loads(state_of(match.fork()))
    assert without_undo(ended) == without_undo(json.loads(state_of(match)))


def play_some(match: Match, dice: random.Random, choices: int) -> None:
    while choices and not match.over:
        match.choose(*random_choice(match, dice))
        choices -= 1


def check_undo(variant: Variant, seed: int) -> None:
    """Undo restores exactly what was before the choice, events included, and never crosses a reveal."""
    dice = random.Random(seed)

    def back_and_forth(match: Match) -> None:
        before = state_of(match)
        events = [match.events(0, seat) for seat in (None, *range(match.seats))]
        used, reveals = match.table.chance.used, match.table.reveals
        seat, option = random_choice(match, dice)
        twins = [match.imagine(seat, seed_from(dice.random().hex())) for _ in range(2)]
        match.choose(seat, option)
        revealed = (match.table.chance.used, match.table.reveals) != (used, reveals)
        assert match.can_undo() == (not revealed), "undo across a reveal, or none where nothing was revealed"
        # Where seats choose side by side, a seat may take back only its answers, lest others' answers show.
        side_by_side = isinstance(match._pending, Together)
        assert match.can_undo(seat) == match.can_undo() or side_by_side
        if revealed:
            try:
                match.undo()
            except CannotUndo:
                pass
            else:
                raise AssertionError("undo took back what was revealed")
            # Play on from here: the choice stands.
        else:
            check_nothing_shown(match, seat, option, twins)
            assert match.undo() == (seat, option)
            assert state_of(match) == before
            assert [match.events(0, each) for each in (None, *range(match.seats))] == events

    match = variant.begin(seed)
    while not match.over:
        back_and_forth(match)
        if not match.over:
            match.choose(*random_choice(match, dice))


def check_nothing_shown(match: Match, seat: int, option: Option, twins: list[Match]) -> None:
    """After a choice that is said to have revealed nothing, the seat knows no more than it could imagine."""
    seen = what_is_seen(match, seat, [], None)
    for twin in twins:
        twin.choose(seat, option)
        assert what_is_seen(twin, seat, [], None) == seen, f"{option} revealed something, and undo does not know"


def check_hidden(variant: Variant, seed: int) -> None:
    """The law of hidden information: deal anew what a seat may not know, and the seat notices nothing."""
    dice = random.Random(seed)
    met: dict[Option, None] = {}
    pieces = list(pointed_at(variant.game))

    def deal_anew(match: Match) -> None:
        for decision in match.decisions.values():
            met.update(dict.fromkeys(decision.options))
        if dice.random() < 0.25:
            things = dice.sample(list(met), min(len(met), 10)) + dice.sample(pieces, min(len(pieces), 20))
            for seat in (None, *range(match.seats)):
                check_blind(match, seat, things, dice)

    play_on(variant.begin(seed), dice, deal_anew)


def pointed_at(game: AnyGame) -> Iterator[Option]:
    """Every piece that people may point at, as they ask why."""
    for kind, verbs in game.pointers.items():
        for name in game.piece_names(kind):
            for verb in verbs:
                yield (verb, name)


def check_blind(match: Match, seat: int | None, things: list[Option], dice: random.Random) -> None:
    began = match._bases[-1].events
    twins = [match.imagine(seat, seed_from(dice.random().hex()), listen=True) for _ in range(2)]
    seen = what_is_seen(match, seat, things, match.events(began, seat))
    seed = seed_from(dice.random().hex())
    imagined = match.imagine(seat, seed).table.to_data()
    for twin in twins:
        twin.table.check()
        same = twin.imagine(seat, seed).table.to_data() == imagined
        assert same, f"what seat {seat} imagines depends on what is hidden from it"
        assert what_is_seen(twin, seat, things, twin.events(0, seat)) == seen, f"seat {seat} sees what is hidden"


def what_is_seen(match: Match, seat: int | None, things: list[Option], events: object) -> str:
    view = match.view(seat)
    for name in ("number", "can_undo"):  # a twin knows only the choices of this phase
        del view[name]
    reasons = []
    if seat is not None and match.decision(seat) is not None:
        reasons = [reason.to_data() if (reason := match.why_not(seat, thing)) else None for thing in things]
    return json.dumps([view, reasons, events], sort_keys=True)


CHECKS = {
    "play": check_play,
    "refusals": check_refusals,
    "record": check_record_replays,
    "snapshots": check_snapshots,
    "forks": check_forks,
    "undo": check_undo,
    "hidden": check_hidden,
}
