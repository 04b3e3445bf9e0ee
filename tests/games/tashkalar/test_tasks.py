"""The tasks of the High Form: when each is met, claiming, and the display."""

import pytest
from tables.tashkalar import offers, open_tasks, table, tashkalar

from arcanum.games.tashkalar.being import ALL_TASKS
from arcanum.games.tashkalar.book import TASK_ADVANCED, TASK_NUMBER, TASK_POINTS, TASK_TYPE, TASK_TYPES
from arcanum.games.tashkalar.table import TashKalarTable
from arcanum.testing.scenario import Scenario

PRINTED = [
    ("destruction", "destruction", 1, False), ("devastation", "destruction", 2, False),
    ("heroic-destruction", "destruction", 2, False), ("heroic-devastation", "destruction", 3, True),
    ("end-of-legends", "destruction", 2, True), ("red-conquest", "colored", 2, False),
    ("green-conquest", "colored", 2, False), ("color-conquest", "colored", 3, False),
    ("red-legends", "colored", 3, True), ("green-legends", "colored", 3, True),
    ("rainbow-dominance", "colored", 2, False), ("red-summoning", "summoning", 1, False),
    ("green-summoning", "summoning", 1, False), ("colored-summoning", "summoning", 2, False),
    ("legendary-summoning", "summoning", 2, True), ("central-dominance", "pattern", 1, False),
    ("center-cross", "pattern", 2, False), ("line-dominance", "pattern", 2, False),
    ("diagonals", "pattern", 3, True), ("side-chain", "pattern", 3, False), ("corner-chain", "pattern", 3, False),
    ("imprisonment", "enemy", 1, False), ("envelopment", "enemy", 2, True), ("isolation", "enemy", 2, True),
]  # fmt: skip


@pytest.mark.parametrize(("name", "kind", "points", "advanced"), PRINTED)
def test_a_task_has_its_type_and_its_points(name: str, kind: str, points: int, advanced: bool) -> None:
    task = TASK_NUMBER[name]
    assert TASK_TYPES[TASK_TYPE[task]] == kind
    assert TASK_POINTS[task] == points
    assert TASK_ADVANCED[task] == advanced


def is_met(name: str, game: Scenario, side: int = 0) -> bool:
    return ALL_TASKS[TASK_NUMBER[name]].met(table(game), side)


# -- destruction

C, H, L = 4, 5, 6  # the kinds of pieces of side 1


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("destruction", [C, C, C], [C, H]),
        ("devastation", [C, C, C, H], [C, C, H]),
        ("heroic-destruction", [C, C, H], [C, C, C]),
        ("heroic-destruction", [C, C, L], [H, L]),
        ("heroic-devastation", [C, C, H, L], [C, C, C, H]),
        ("heroic-devastation", [H, H, H, H], [H, H, H]),
        ("end-of-legends", [L], [C, C, C, H]),
        ("end-of-legends", [H, H], [H]),
    ],
)
def test_a_task_of_destruction_counts_the_enemies_of_the_turn(
    name: str, enough: list[int], lacking: list[int]
) -> None:
    assert is_met(name, having_destroyed(enough))
    assert not is_met(name, having_destroyed(lacking))


def having_destroyed(pieces: list[int]) -> Scenario:
    game = tashkalar("... ... ...", hands=["knight"])
    for piece in pieces:
        table(game).now.destroyed[piece] += 1
    return game


# -- coloured squares: red are D2, E5, H6 and C8, green are C3, G3, I4, A5 and F8


def arena_with(**pieces: str) -> Scenario:
    """Pieces by their signs: ``c="D2 E5"``; capitals are seat 1's."""
    rows = [list("##.....##"), list("#.......#"), *[list(".........") for _ in range(5)], list("#.......#"),
            list("##.....##")]  # fmt: skip
    for sign, squares in pieces.items():
        for square in squares.split():
            rows[int(square[1]) - 1]["ABCDEFGHI".index(square[0])] = sign
    return tashkalar(" ".join("".join(row) for row in rows), hands=["knight"])


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("red-conquest", {"c": "D2", "h": "E5 H6"}, {"c": "D2 C8", "h": "E5"}),
        ("red-conquest", {"l": "D2", "h": "E5 H6"}, {"h": "E5 H6"}),
        ("green-conquest", {"c": "C3", "h": "G3 I4"}, {"c": "D2", "h": "G3 I4"}),
        ("color-conquest", {"c": "C3 D2", "h": "E5 H6 A5"}, {"c": "C3 D2 F8", "h": "E5 H6"}),
        ("red-legends", {"h": "E5", "l": "C8"}, {"h": "E5 C8"}),
        ("green-legends", {"h": "A5", "l": "F8"}, {"c": "A5", "l": "F8"}),
        ("rainbow-dominance", {"h": "E5 A5"}, {"h": "E5"}),
        ("rainbow-dominance", {"h": "E5 A5", "c": "D2", "C": "H6 F8 G3"}, {"h": "E5 A5", "H": "F8"}),
    ],
)
def test_a_task_of_coloured_squares_looks_at_what_stands_on_them(
    name: str, enough: dict[str, str], lacking: dict[str, str]
) -> None:
    assert is_met(name, arena_with(**enough))
    assert not is_met(name, arena_with(**lacking))


# -- summoning


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        # how many beings, on red, on green, legendary ones
        ("red-summoning", [2, 1, 0, 0], [2, 0, 1, 0]),
        ("red-summoning", [3, 2, 0, 0], [1, 1, 0, 0]),
        ("green-summoning", [2, 0, 1, 0], [2, 1, 0, 0]),
        ("colored-summoning", [2, 1, 1, 0], [3, 1, 0, 1]),
        ("legendary-summoning", [2, 0, 0, 1], [2, 1, 1, 0]),
        ("legendary-summoning", [2, 0, 0, 2], [1, 0, 0, 1]),
    ],
)
def test_a_task_of_summoning_counts_the_beings_of_the_turn(
    name: str, enough: list[int], lacking: list[int]
) -> None:
    game = tashkalar("... ... ...", hands=["knight"])
    table(game).now.deeds = enough
    assert is_met(name, game)
    table(game).now.deeds = lacking
    assert not is_met(name, game)


def test_summoned_beings_are_counted_by_the_colour_of_their_square() -> None:
    game = tashkalar(
        """
          .....
         ..c....
        .cccc....
        ..ccc....
        ...c.....
        .........
        .........
         .......
          .....
        """,
        hands=["swordmaster messenger"],
        supply=[(9, 3)],
    )
    game.play("summon swordmaster C3")
    assert table(game).now.deeds == [1, 0, 1, 0]


# -- patterns


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("central-dominance", {"c": "D4 E4 F4", "h": "D5 E5"}, {"c": "D4 E4 F4 D5", "h": "E5"}),
        ("center-cross", {"c": "E4 D5 E5 F5 E6"}, {"c": "E4 D5 F5 E6 D4"}),
        ("center-cross", {"c": "D4 F4 E5 D6 F6"}, {"c": "D4 F4 D6 F6"}),
        ("line-dominance", {"c": "A4 B4 C4 D4 E4 F4"}, {"c": "A4 B4 C4 D4 E4 F4", "C": "I4"}),
        ("line-dominance", {"c": "E1 E2 E3 E7 E8 E9"}, {"c": "A3 B3 C3 D3 E3 F3"}),
        ("diagonals", {"c": "B2 C3 D4 B8 C7 D6", "h": "E5"}, {"c": "B2 C3 D4 E5 B8 C7", "h": "D6"}),
        ("side-chain", {"c": "A5 B4 C5 D6 E5 F4 G5 H6 I5"}, {"c": "A5 B4 C5 D6 F4 G5 H6 I5"}),
        ("side-chain", {"c": "C1 C2 C3 C4 C5 C6 C7 C8 C9"}, {"c": "A3 B2 C1 D1 E1 F1 G1 H2"}),
        ("corner-chain", {"c": "B2 C3 D4 E5 F6 G7 H8"}, {"c": "B2 C3 D4 E5 F6 G7"}),
        ("corner-chain", {"c": "G1 F2 E3 D4 C5 B6 A7"}, {"c": "G1 F2 E3 D4 C5 B6"}),
    ],
)
def test_a_task_of_patterns_looks_at_the_whole_arena(
    name: str, enough: dict[str, str], lacking: dict[str, str]
) -> None:
    assert is_met(name, arena_with(**enough))
    assert not is_met(name, arena_with(**lacking))


# -- enemy pieces


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("imprisonment", {"C": "E5", "c": "D4 E4 F4 D5 F5 D6"}, {"C": "E5", "c": "D4 E4 F4 D5 F5"}),
        ("envelopment", {"L": "E5", "c": "D4 E4 F4 D5 F5 D6 E6"}, {"L": "E5", "c": "D4 E4 F4 D5 F5 D6"}),
        ("isolation", {"C": "A5 C5", "c": "A4 B4 B5 B6 A6"}, {"C": "A5 C5"}),
        ("isolation", {"C": "A3 C3", "c": "B2 B3 B4 A4"}, {"C": "A3 B3", "c": "B2 B4 A4"}),
        ("isolation", {"C": "A3 C3", "c": "B2 B3 B4 A4"}, {"C": "A3 D3", "c": "B2 B3 B4 A4"}),
    ],
)
def test_a_task_of_enemy_pieces_looks_around_them(
    name: str, enough: dict[str, str], lacking: dict[str, str]
) -> None:
    assert is_met(name, arena_with(**enough))
    assert not is_met(name, arena_with(**lacking))


# -- claiming, and the display


def end_of_turn(tasks: str, next_task: str) -> Scenario:
    """Three common enemies were destroyed, one of them heroic, and the turn ends."""
    game = tashkalar("... ... ...", hands=["knight"], actions=0, tasks=tasks, next_task=next_task)
    table(game).now.destroyed[C] = 3
    table(game).now.destroyed[H] = 1
    return game.play("end-turn")


def test_one_task_is_claimed_and_the_next_one_takes_its_place() -> None:
    game = end_of_turn("destruction red-conquest side-chain", "isolation")
    assert game.options == ["claim destruction", "claim-nothing"]
    assert game.why_not("claim side-chain") == "task-not-met task=side-chain"
    assert game.why_not("claim isolation") == "task-not-open task=isolation"
    game.play("claim destruction")
    assert open_tasks(game) == "isolation red-conquest side-chain"
    assert game.scores == [1, 0]
    assert table(game).now.seat == 1


def test_claiming_is_never_compulsory_and_only_one_a_turn() -> None:
    game = end_of_turn("destruction devastation side-chain", "isolation")
    assert offers(game, "claim") == ["destruction", "devastation"]
    game.play("claim-nothing")
    assert game.scores == [0, 0]
    assert open_tasks(game) == "destruction devastation side-chain"


def test_without_a_task_that_is_met_nothing_is_asked() -> None:
    game = end_of_turn("red-conquest green-conquest side-chain", "isolation")
    assert table(game).now.seat == 1


def test_the_new_next_task_never_makes_three_of_one_type() -> None:
    for seed in range(20):
        game = tashkalar(
            "... ... ...", hands=["knight"], actions=0, tasks="destruction red-conquest green-conquest",
            next_task="isolation", seed=seed,
        )  # fmt: skip
        table(game).now.destroyed[C] = 3
        game.play("end-turn", "claim destruction")
        t = table(game)
        assert open_tasks(game) == "isolation red-conquest green-conquest"
        assert TASK_TYPE[t.next_task] != TASK_TYPE[TASK_NUMBER["red-conquest"]]
        assert all(TASK_TYPE[task] == TASK_TYPE[TASK_NUMBER["red-conquest"]] for task in t.task_under)


def test_when_no_other_type_is_left_the_task_is_accepted_after_one_round() -> None:
    others = (
        "devastation heroic-destruction heroic-devastation end-of-legends red-summoning green-summoning "
        "colored-summoning legendary-summoning central-dominance center-cross line-dominance diagonals "
        "side-chain corner-chain imprisonment envelopment"
    )
    game = tashkalar(
        "... ... ...", hands=["knight"], actions=0, tasks="destruction red-conquest green-conquest",
        next_task="isolation", claimed=[others],
    )  # fmt: skip
    table(game).now.destroyed[C] = 3
    game.play("end-turn", "claim destruction")
    t = table(game)
    assert TASK_TYPES[TASK_TYPE[t.next_task]] == "colored"
    assert len(t.task_under) == 3


def test_the_display_begins_with_three_simple_tasks_that_are_not_all_alike() -> None:
    for seed in range(30):
        t = begun(seed)
        assert not any(TASK_ADVANCED[task] for task in t.open_tasks)
        types = [TASK_TYPE[task] for task in (*t.open_tasks, t.next_task)]
        assert len(types) == 4
        assert max(types.count(each) for each in types) < 3


def begun(seed: int) -> TashKalarTable:
    from arcanum.core.match import Match

    found = Match.begin("tashkalar", 2, {"decks": "random"}, seed).table
    assert isinstance(found, TashKalarTable)
    return found
