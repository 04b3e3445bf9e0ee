"""The tasks of the High Form: when each is met, claiming, and the display."""

import pytest
from tables.tashkalar import destroyed, offers, open_tasks, table, tashkalar

from arcanum.games.tashkalar.being import ALL_TASKS
from arcanum.games.tashkalar.book import (
    TASK_ADVANCED,
    TASK_NAMES,
    TASK_NUMBER,
    TASK_POINTS,
    TASK_TYPE,
    TASK_TYPES,
    TASKS,
)
from arcanum.games.tashkalar.table import NO_TASK, TashKalarTable
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
    return tashkalar(board_with(**pieces), hands=["knight"])


def board_with(**pieces: str) -> str:
    """Pieces by their signs: ``c="D2 E5"``; capitals are seat 1's."""
    rows = [list("##.....##"), list("#.......#"), *[list(".........") for _ in range(5)], list("#.......#"),
            list("##.....##")]  # fmt: skip
    for sign, squares in pieces.items():
        for square in squares.split():
            rows[int(square[1]) - 1]["ABCDEFGHI".index(square[0])] = sign
    return " ".join("".join(row) for row in rows)


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("red-conquest", {"c": "D2", "h": "E5 H6"}, {"c": "D2 C8", "h": "E5"}),
        ("red-conquest", {"l": "D2", "h": "E5 H6"}, {"h": "E5 H6"}),
        ("green-conquest", {"c": "C3", "h": "G3 I4"}, {"c": "D2", "h": "G3 I4"}),
        ("green-conquest", {"l": "C3 G3 I4"}, {"c": "C3 I4", "h": "G3"}),
        ("color-conquest", {"c": "C3 D2", "h": "E5 H6 A5"}, {"c": "C3 D2 F8", "h": "E5 H6"}),
        ("color-conquest", {"c": "C3 D2", "l": "E5 H6 A5"}, {"c": "C3", "h": "E5 H6 A5"}),
        ("red-legends", {"h": "E5", "l": "C8"}, {"h": "E5 C8"}),
        ("red-legends", {"l": "E5 C8"}, {"c": "E5", "l": "C8"}),
        ("green-legends", {"h": "A5", "l": "F8"}, {"c": "A5", "l": "F8"}),
        ("green-legends", {"l": "A5 F8"}, {"h": "A5 F8"}),
        ("rainbow-dominance", {"h": "E5 A5"}, {"h": "E5"}),
        ("rainbow-dominance", {"h": "E5 A5"}, {"h": "E5", "c": "A5"}),
        ("rainbow-dominance", {"h": "E5 A5"}, {"h": "A5", "c": "E5"}),
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
        ("colored-summoning", [2, 2, 0, 0], [2, 0, 1, 0]),
        ("colored-summoning", [2, 0, 2, 0], [2, 1, 0, 0]),
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


@pytest.mark.parametrize(
    ("pieces", "being", "deeds"),
    [
        ({"c": "C2 C4"}, "swordmaster C3", [1, 0, 1, 0]),
        ({"c": "D4 D6"}, "swordmaster D5", [1, 0, 0, 0]),
        ({"h": "E6 E7", "c": "D8 E8 F8"}, "titan E5", [1, 1, 0, 1]),
    ],
)
def test_summoned_beings_are_counted_by_the_colour_of_their_square_and_their_rank(
    pieces: dict[str, str], being: str, deeds: list[int]
) -> None:
    game = tashkalar(board_with(**pieces), hands=["swordmaster titan"]).play(f"summon {being}")
    assert table(game).now.deeds == deeds


# -- patterns


@pytest.mark.parametrize(
    ("name", "enough", "lacking"),
    [
        ("central-dominance", {"c": "D4 E4 F4", "h": "D5 E5"}, {"c": "D4 E4 F4 D5", "h": "E5"}),
        ("central-dominance", {"c": "D6 E6 F6", "l": "E5 F5"}, {"c": "D4 E4", "h": "D5 E5"}),
        ("center-cross", {"c": "E4 D5 E5 F5 E6"}, {"c": "E4 D5 F5 E6 D4"}),
        ("center-cross", {"c": "D4 F4 E5 D6 F6"}, {"c": "D4 F4 D6 F6"}),
        ("line-dominance", {"c": "A4 B4 C4 D4 E4 F4"}, {"c": "A4 B4 C4 D4 E4 F4", "C": "I4"}),
        ("line-dominance", {"c": "A5 B5 C5 D5 E5 F5"}, {"c": "A3 B3 C3 D3 E3 F3"}),
        ("line-dominance", {"c": "A6 B6 C6 D6 E6 F6"}, {"c": "A7 B7 C7 D7 E7 F7"}),
        ("line-dominance", {"c": "D1 D2 D3 D7 D8 D9"}, {"c": "C1 C2 C3 C7 C8 C9"}),
        ("line-dominance", {"c": "E1 E2 E3 E7 E8 E9"}, {"c": "E1 E2 E3 E7 E8"}),
        ("line-dominance", {"c": "F1 F2 F3 F7 F8 F9"}, {"c": "G1 G2 G3 G7 G8 G9"}),
        ("diagonals", {"c": "B2 C3 D4 B8 C7 D6", "h": "E5"}, {"c": "B2 C3 D4 E5 B8 C7", "h": "D6"}),
        ("diagonals", {"c": "F6 G7 H8 F4 G3 H2", "h": "E5"}, {"c": "B2 C3 E5 B8 C7 D6", "h": "D4"}),
        ("diagonals", {"c": "B2 C3 D4 B8 C7 D6", "l": "E5"}, {"c": "B2 C3 B8 C7 D6", "h": "E5"}),
        ("diagonals", {"c": "B2 C3 D4 B8 C7 D6", "l": "E5"}, {"c": "B2 C3 D4 B8 C7", "h": "E5"}),
        ("side-chain", {"c": "A5 B4 C5 D6 E5 F4 G5 H6 I5"}, {"c": "A5 B4 C5 D6 F4 G5 H6 I5"}),
        ("side-chain", {"c": "C1 C2 C3 C4 C5 C6 C7 C8 C9"}, {"c": "A3 B2 C1 D1 E1 F1 G1 H2"}),
        ("side-chain", {"c": "G1 G2 G3 G4 G5 G6 G7 G8 G9"}, {"c": "B2 C2 D2 E2 F2 G2 H2 I3"}),
        ("side-chain", {"c": "A3 B3 C3 D3 E3 F3 G3 H3 I3"}, {"c": "B8 C8 D8 E8 F8 G8 H8 I7"}),
        ("side-chain", {"c": "A7 B7 C7 D7 E7 F7 G7 H7 I7"}, {"c": "A7 B8 C8 D8 E8 F8 G8 H8"}),
        ("side-chain", {"h": "E1 E2 E3 E4 E5 E6 E7", "l": "E8 E9"}, {"c": "B2 B3 B4 B5 B6 B7 B8 C9"}),
        ("side-chain", {"c": "C1 B2 B3 B4 B5 B6 B7 B8 C9"}, {"c": "H2 H3 H4 H5 H6 H7 H8 G9"}),
        ("side-chain", {"c": "G1 H2 H3 H4 H5 H6 H7 H8 G9"}, {"c": "C1 B2 B3 B4 B5 B6 B7 B8"}),
        ("side-chain", {"c": "G1 H2 H3 H4 H5 H6 H7 H8 G9"}, {"c": "G1 H2 H3 H4 H5 H6 H7 H8"}),
        ("corner-chain", {"c": "B2 C3 D4 E5 F6 G7 H8"}, {"c": "B2 C3 D4 E5 F6 G7"}),
        ("corner-chain", {"c": "A3 B4 C5 D6 E7 F7 G7 H7 I7"}, {"c": "A4 B5 C6 D7 E8 F8 G8 H8"}),
        ("corner-chain", {"c": "C1 D2 E3 F4 F5 F6 F7 F8 G9"}, {"c": "D1 E2 F3 G4 H5 H6 H7 H8"}),
        ("corner-chain", {"h": "B2 C3 D4 E5 F6", "l": "G7 H8"}, {"c": "B2 C3 D4 E5 F6 G6 H6 I6"}),
        ("corner-chain", {"c": "G1 F2 E3 D4 C5 B6 A7"}, {"c": "G1 F2 E3 D4 C5 B6"}),
        ("corner-chain", {"c": "H2 G3 F4 E5 D6 C7 B8"}, {"c": "F1 E2 D3 C4 B5 B6 B7 B8"}),
        ("corner-chain", {"c": "I3 H4 G5 F6 E7 D8 C9"}, {"c": "I4 H5 G6 F7 E8 D8 C8 B8"}),
        ("corner-chain", {"c": "I3 H4 G5 F6 E7 D8 C9"}, {"c": "B2 C3 D4 E5 E6 E7 E8 F9"}),
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
        ("imprisonment", {"H": "E5", "c": "D4 E4 F4 D5", "h": "F5", "l": "D6"}, {"c": "E5 D4 E4 F4 D5 F5 D6"}),
        ("envelopment", {"H": "E5", "c": "D4 E4 F4 D5", "h": "F5 D6", "l": "E6"}, {"c": "D4 E4 F4 D5 F5 D6 E6"}),
        ("isolation", {"C": "A5 C5", "c": "A4 B4 B5 B6 A6"}, {"C": "A5 C5"}),
        # It takes four moves by A4, B3 and C3 to D4, but three to C4.
        ("isolation", {"C": "A5 C5", "c": "B4 B5 B6 A6 C4"}, {"C": "A5 C5", "c": "B4 B5 B6 A6"}),
        ("isolation", {"L": "A5 C5", "c": "A4 B4 B5 B6 A6"}, {"C": "A5 C5", "H": "A6", "c": "A4 B4 B5 B6"}),
        ("isolation", {"H": "A5 C5", "c": "A4 B4 B5 B6 A6"}, {"C": "A5 C5", "L": "A6", "c": "A4 B4 B5 B6"}),
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
    table(game).now.deeds = [1, 1, 0, 1]
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
    assert game.why_not("claim destruction") == "task-claimed task=destruction seats=0"


def test_what_was_done_in_a_turn_counts_in_that_turn_only() -> None:
    game = end_of_turn("destruction red-conquest side-chain", "isolation").play("claim-nothing")
    assert (destroyed(game), table(game).now.deeds) == ("", [0, 0, 0, 0])
    game.play("place A3", "place A4", "end-turn", "place A5", "place A6", "end-turn")
    assert table(game).now.seat == 1  # nothing could be claimed


@pytest.mark.parametrize(("signs", "seat", "scores"), [("ch", 2, [2, 0, 2, 0]), ("CH", 3, [0, 2, 0, 2])])
def test_in_team_play_the_pieces_of_the_side_count_whichever_of_its_players_ends_the_turn(
    signs: str, seat: int, scores: list[int]
) -> None:
    board = board_with(**{signs[0]: "D2", signs[1]: "E5 H6"})
    game = tashkalar(
        board, seats=4, turn=seat, hands=["knight"], actions=0, tasks="red-conquest", next_task="isolation"
    )
    game.play("end-turn", "claim red-conquest")
    assert game.scores == scores
    assert game.why_not("claim red-conquest") == f"task-claimed task=red-conquest seats={seat - 2} {seat}"


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


def claimed_with(deck: str, under: str) -> TashKalarTable:
    """A task was claimed when the display is ``isolation red-conquest green-conquest`` and the deck is this."""
    game = tashkalar(
        "... ... ...", hands=["knight"], actions=0, tasks="destruction red-conquest green-conquest",
        next_task="isolation",
    )  # fmt: skip
    t = table(game)
    t.task_deck, t.task_under = numbers(deck), numbers(under)
    there = {*t.task_deck, *t.task_under, *t.open_tasks, t.next_task}
    t.claimed[1] = [task for task in range(TASKS) if task not in there]
    t.now.destroyed[C] = 3
    game.play("end-turn", "claim destruction")
    assert open_tasks(game) == "isolation red-conquest green-conquest"
    return t


def numbers(names: str) -> list[int]:
    return [TASK_NUMBER[name] for name in names.split()]


def test_tasks_that_would_make_three_alike_go_under_the_deck_in_their_order_and_come_last() -> None:
    t = claimed_with("color-conquest", "rainbow-dominance diagonals center-cross")
    assert TASK_NAMES[t.next_task] == "diagonals"
    assert t.task_under == numbers("center-cross color-conquest rainbow-dominance")


def test_when_no_other_type_is_left_the_first_task_is_accepted_after_one_round() -> None:
    t = claimed_with("", "color-conquest red-legends rainbow-dominance")
    assert TASK_NAMES[t.next_task] == "color-conquest"
    assert t.task_under == numbers("red-legends rainbow-dominance")


def test_from_an_empty_deck_of_tasks_no_next_one_comes_and_the_display_shrinks() -> None:
    t = claimed_with("", "")
    assert t.next_task == NO_TASK
    game = tashkalar("... ... ...", hands=["knight"], actions=0, tasks="destruction red-conquest green-conquest")
    table(game).now.destroyed[C] = 3
    game.play("end-turn", "claim destruction")
    assert open_tasks(game) == "red-conquest green-conquest"
    assert table(game).next_task == NO_TASK


def test_the_display_begins_with_three_simple_tasks_that_are_not_all_alike() -> None:
    for seed in range(30):
        t = begun(seed)
        assert not any(TASK_ADVANCED[task] for task in t.open_tasks)
        types = [TASK_TYPE[task] for task in (*t.open_tasks, t.next_task)]
        assert len(types) == 4
        assert max(types.count(each) for each in types) < 3
        # What was set aside is shuffled back; only what would have made three alike lies under the deck.
        assert all([*types[:3], TASK_TYPE[task]].count(TASK_TYPE[task]) == 3 for task in t.task_under)


def begun(seed: int) -> TashKalarTable:
    from arcanum.core.match import Match

    found = Match.begin("tashkalar", 2, {"decks": "random"}, seed).table
    assert isinstance(found, TashKalarTable)
    return found
