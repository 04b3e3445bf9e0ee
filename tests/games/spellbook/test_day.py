"""A day: morning, midday, evening; one action each; and the limit of nine in everything that fills a pool."""

from typing import Any

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table

from arcanum.testing.scenario import Scenario

EIGHT = "3*white-circle 3*white-triangle 2*white-square"
NINE = "3*white-circle 3*white-triangle 3*white-square"
SEVEN = "3*white-circle 3*white-triangle white-square"


def size(game: Scenario, seat: int = 0) -> int:
    return len(table(game).players[seat].pool)


def casts(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("cast")]


# -- the phases


def test_a_day_is_morning_then_midday_then_evening() -> None:
    game = spellbook(pools=["3*red-circle white-circle"], altar="5*blue-square")
    prompts = []
    for action in ("draw-two", "store white-circle", "learn sacrifice 3"):
        prompts.append(game.prompt)
        game.play(action)
    assert prompts == ["choose-morning", "choose-midday", "choose-evening"]
    assert table(game).turn == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_days_go_round_clockwise_from_the_first_player(seats: int) -> None:
    game = spellbook(seats)
    turns = []
    for _ in range(2 * seats):
        turns.append((table(game).turn, table(game).day))
        game.play("skip")
    assert turns == [(seat, day) for day in (1, 2) for seat in range(seats)]


@pytest.mark.parametrize("stage", ["morning", "midday", "evening"])
def test_every_phase_may_be_skipped(stage: str) -> None:
    game = spellbook(pools=["3*red-circle"], altar="white-circle", stage=stage)
    before = pool(game)
    assert "skip" in game.options
    game.play("skip")
    assert pool(game) == before
    assert f"skip seat=0 phase={stage}" in game.events()


def test_after_a_day_without_any_action_the_altar_is_refilled_all_the_same() -> None:
    game = spellbook(pools=["3*red-circle"], altar="white-circle")
    game.play("skip", "skip", "skip")
    assert len(table(game).altar) == 5
    assert table(game).turn == 1


def test_a_phase_in_which_nothing_can_be_done_passes_by_itself() -> None:
    game = spellbook(altar="white-circle")
    game.play("skip")
    assert table(game).turn == 1
    assert [event for event in game.events() if event.startswith("skip")] == [
        "skip seat=0 phase=morning",
        "skip seat=0 phase=midday",
        "skip seat=0 phase=evening",
    ]


@pytest.mark.parametrize(
    ("stage", "action", "next_prompt"),
    [
        ("morning", "take white-circle", "choose-midday"),
        ("morning", "draw-two", "choose-midday"),
        ("midday", "store red-square", "choose-evening"),
    ],
)
def test_one_action_a_phase(stage: str, action: str, next_prompt: str) -> None:
    game = spellbook(pools=["3*red-circle red-square"], altar="2*white-circle", stage=stage)
    game.play(action)
    assert game.prompt == next_prompt


def test_the_basic_actions_are_take_and_draw_then_store_then_learn() -> None:
    game = spellbook(pools=["3*red-circle"], altar="white-circle")
    assert game.options == ["take white-circle", "draw-two", "skip"]
    assert game.play("skip").options == ["store red-circle", "skip"]
    assert game.play("skip").options == ["learn sacrifice 3", "skip"]


@pytest.mark.parametrize("learned", [3, 4, 5])
def test_a_spell_with_a_phase_is_usable_on_its_level_and_every_lower_one(learned: int) -> None:
    game = spellbook(pools=["red-circle red-triangle red-square"], learned=[{"sacrifice": learned}])
    assert casts(game) == [f"cast sacrifice {used}" for used in range(3, learned + 1)]


@pytest.mark.parametrize("stage", ["morning", "midday", "evening"])
def test_a_spell_is_an_action_of_its_own_phase_only(stage: str) -> None:
    game = spellbook(
        pools=["3*red-circle 2*green-circle"],
        learned=[{"sacrifice": 3, "offering": 3, "time-travel": 3}],
        altar="white-circle",
        stage=stage,
    )
    expected = {"morning": "cast sacrifice 3", "midday": "cast offering 3", "evening": "cast time-travel 3"}
    assert casts(game) == [expected[stage]]


def test_using_a_spell_is_the_action_of_its_phase() -> None:
    game = spellbook(pools=["red-circle"], learned=[{"sacrifice": 3}])
    assert game.play("cast sacrifice 3").prompt == "choose-midday"


def test_spells_without_a_phase_are_never_an_action() -> None:
    game = spellbook(
        spells="swiftness, communion", pools=["red-circle"], learned=[{"swiftness": 4, "communion": 5}]
    )
    assert casts(game) == []
    assert casts(game.play("skip")) == []


# -- equal tokens


def test_equal_tokens_are_one_option() -> None:
    game = spellbook(pools=["3*red-circle red-square"], altar="2*white-circle white-square")
    assert game.options == ["take white-circle", "take white-square", "draw-two", "skip"]
    assert game.play("skip").options == ["store red-circle", "store red-square", "skip"]


def test_equal_tokens_are_one_option_within_an_effect() -> None:
    game = spellbook(spells="second", learned=[{"sharing": 5}], altar="3*white-circle 2*red-square")
    game.play("cast sharing 5")
    assert game.options == ["take white-circle", "take red-square"]


# -- tokens come one by one, up to nine


def test_a_full_pool_leaves_nothing_to_do_in_the_morning() -> None:
    game = spellbook(pools=[NINE], altar="red-circle", stage="midday")
    assert game.prompt == "choose-midday"
    assert game.events()[1] == "skip seat=0 phase=morning"


def test_two_tokens_are_drawn_one_by_one_up_to_nine() -> None:
    assert size(spellbook(pools=[EIGHT], stage="morning").play("draw-two")) == 9


def test_the_ninth_token_may_be_taken() -> None:
    assert size(spellbook(pools=[EIGHT], altar="red-circle").play("take red-circle")) == 9


LIMITED: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "sacrifice pays and fills up": (
        {"spells": "first", "pools": [NINE], "learned": [{"sacrifice": 3}]},
        ["cast sacrifice 3"],
        9,
    ),
    "blaze": ({"spells": "third", "pools": [SEVEN], "learned": [{"blaze": 5}]}, ["cast blaze 5"], 9),
    "levitation": (
        {"pools": [EIGHT], "learned": [{"levitation": 3}], "altar": "red-circle green-circle"},
        ["cast levitation 3", "take red-circle"],
        9,
    ),
    "sharing 3 takes but does not draw": (
        {"spells": "second", "pools": [EIGHT], "learned": [{"sharing": 3}], "altar": "red-circle 2*red-square"},
        ["cast sharing 3", "take red-circle"],
        9,
    ),
    "sharing 5": (
        {"spells": "second", "pools": [SEVEN], "learned": [{"sharing": 5}], "altar": "red-circle 2*red-square"},
        ["cast sharing 5", "take red-circle"],
        9,
    ),
    "divination 5": (
        {"spells": "third", "pools": [EIGHT], "learned": [{"divination": 5}],
         "bag": "2*red-circle", "altar": "red-square"},
        ["cast divination 5", "take red-circle"],
        9,
    ),
    "divination 4": (
        {"spells": "third", "pools": [EIGHT], "learned": [{"divination": 4}], "bag": "2*red-circle"},
        ["cast divination 4", "take red-circle"],
        9,
    ),
    "divination 3 takes one and discards one": (
        {"spells": "third", "pools": [EIGHT], "learned": [{"divination": 3}], "bag": "2*red-circle"},
        ["cast divination 3", "discard red-circle"],
        8,
    ),
    "cure discards in full": (
        {"spells": "second", "pools": ["4*white-circle 4*white-square"], "learned": [{"cure": 5}],
         "stage": "midday", "bag": "red-circle"},
        ["cast cure 5", "discard white-circle", "discard white-circle", "discard white-circle"],
        6,
    ),
    "purification swaps with a full pool": (
        {"pools": ["5*white-circle 4*white-square"], "learned": [{"purification": 3}], "altar": "2*red-circle",
         "stage": "midday"},
        ["cast purification 3", "give white-circle"],
        9,
    ),
    "growth swaps with a full pool": (
        {"spells": "third", "pools": ["5*white-circle 4*white-square"], "learned": [{"growth": 3}],
         "familiars": ["red-circle"], "stage": "evening"},
        ["cast growth 3", "give white-circle"],
        9,
    ),
    "focus": (
        {"spells": "second", "pools": ["2*white-circle 2*white-square 4*purple-square"],
         "learned": [{"focus": (5, "black-circle")}], "altar": "2*red-circle", "stage": "evening"},
        ["cast focus 5 take"],
        9,
    ),
    "feast 3": (
        {"spells": "third", "pools": [EIGHT], "learned": [{"feast": 3}], "familiars": ["red-square"],
         "altar": "red-circle", "stage": "midday"},
        ["cast feast 3"],
        9,
    ),
    "storm": (
        {"spells": "second", "pools": [SEVEN], "learned": [{"storm": 4}], "altar": "3*red-circle",
         "stage": "evening"},
        ["cast storm 4", "stop"],
        9,
    ),
    "mirage draws one of two": (
        {"spells": "third", "pools": [SEVEN], "learned": [{"mirage": (4, "blue-circle")}], "altar": "red-circle"},
        ["take red-circle", "draw"],
        9,
    ),
    "a morning action at midday copied by clone": (
        {"spells": "third", "pools": [NINE], "learned": [{"clone": (5, "white-circle")}], "stage": "midday",
         "altar": "red-circle"},
        ["cast clone 5", "draw-two"],
        9,
    ),
    "the second morning action": (
        {"spells": "second", "pools": [SEVEN], "learned": [{"swiftness": 5}], "altar": "red-circle"},
        ["take red-circle", "draw-two"],
        9,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITED)
def test_no_effect_brings_a_pool_above_nine(name: str) -> None:
    layout, lines, expected = LIMITED[name]
    game = spellbook(**layout).play(*lines)
    assert size(game) == expected


FULL_POOL_FORBIDS: dict[str, dict[str, Any]] = {
    "cast blaze 3": {"spells": "blaze, divination", "learned": [{"blaze": 3, "divination": 3}]},
    "cast levitation 3": {"learned": [{"levitation": 3, "sacrifice": 4}]},
    "cast sharing 3": {"spells": "sharing", "learned": [{"sharing": 3, "sacrifice": 4}]},
    "cast sharing 5": {"spells": "sharing", "learned": [{"sharing": 5, "sacrifice": 4}]},
    "cast feast 3": {
        "spells": "feast", "learned": [{"feast": 3}], "familiars": ["red-square"], "stage": "midday",
    },
    "cast focus 4 take": {
        "spells": "focus", "learned": [{"focus": (4, "black-circle")}], "stage": "evening",
    },
}  # fmt: skip


@pytest.mark.parametrize("line", FULL_POOL_FORBIDS)
def test_an_effect_that_only_fills_the_pool_is_not_usable_with_nine(line: str) -> None:
    # Ruling: no_effect_use.
    game = spellbook(pools=["5*white-square 4*red-triangle"], altar="2*red-circle", **FULL_POOL_FORBIDS[line])
    assert line not in game.options
    assert game.why_not(line) == f"pool-full spell={line.split()[1]} count=9"


@pytest.mark.parametrize("line", FULL_POOL_FORBIDS)
def test_the_same_effect_is_usable_with_eight(line: str) -> None:
    game = spellbook(pools=["5*white-square 3*red-triangle"], altar="2*red-circle", **FULL_POOL_FORBIDS[line])
    assert line in game.options


@pytest.mark.parametrize(
    ("spell", "phase"), [("divination", "morning"), ("sacrifice", "morning"), ("cure", "midday")]
)
def test_an_effect_that_moves_something_else_is_usable_with_nine(spell: str, phase: str) -> None:
    # Ruling: no_effect_use.
    game = spellbook(spells=spell, pools=["5*white-circle 4*red-triangle"], learned=[{spell: 3}], stage=phase)
    assert f"cast {spell} 3" in game.options


def test_blaze_passes_over_a_full_pool() -> None:
    game = spellbook(
        4,
        spells="blaze",
        pools=["", "4*blue-circle 4*blue-triangle", NINE, ""],
        learned=[{"blaze": 3}],
        altar="5*green-circle red-square",
    )
    game.play("cast blaze 3", "take green-circle")
    assert game.asked.seat == 3
    game.play("take red-square")
    assert [size(game, seat) for seat in range(4)] == [4, 9, 9, 1]


def test_sharing_passes_over_a_full_pool() -> None:
    game = spellbook(
        4,
        spells="sharing",
        pools=["", "4*blue-circle 4*blue-triangle", NINE, ""],
        learned=[{"sharing": 4}],
        altar="2*green-circle",
    )
    game.play("cast sharing 4")
    assert [size(game, seat) for seat in range(4)] == [2, 9, 9, 1]


def test_no_token_is_thrown_away_to_make_room() -> None:
    # Ruling: no_voluntary_discard.
    game = spellbook(pools=[EIGHT], altar="red-circle")
    for _ in range(3):
        assert not [option for option in game.options if option.startswith("discard")]
        game.play("skip")


# -- what may be done in part


@pytest.mark.parametrize(
    ("lying", "taken"), [("red-circle red-square", 1), ("2*red-circle red-square", 2), ("3*red-circle", 2)]
)
def test_with_too_few_tokens_as_many_as_possible_are_taken(lying: str, taken: int) -> None:
    # Ruling: partial_shortage.
    game = spellbook(learned=[{"levitation": 3}], altar=lying).play("cast levitation 3")
    assert pool(game) == ("red-circle" if taken == 1 else "2*red-circle")


@pytest.mark.parametrize(("cells", "stored"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_with_too_few_cells_the_surplus_stays_in_the_pool(cells: int, stored: int) -> None:
    # Ruling: store_overflow.
    full = ["white-circle"] * 5 + ["green-circle"] * 5 + ["blue-circle"] * 4
    game = spellbook(
        pools=["4*red-square 2*yellow-square"],
        familiars=[" ".join(full[cells:])],
        learned=[{"offering": 5}],
        altar="5*black-circle",
        stage="midday",
    )
    game.play("cast offering 5")
    assert len(table(game).players[0].familiar) == 14 - cells + stored
    assert size(game) == 6 - stored
    assert table(game).box_size == 0


def test_offering_needs_its_full_number_in_the_pool() -> None:
    # Ruling: offering_focus_fewer.
    game = spellbook(pools=["3*red-square"], learned=[{"offering": 5}], stage="midday")
    assert casts(game) == ["cast offering 3", "cast offering 4"]


def test_growth_drops_its_level_even_when_fewer_tokens_could_be_stored() -> None:
    # Ruling: partial_shortage.
    game = spellbook(spells="growth", learned=[{"growth": 5}], altar="red-circle", stage="evening")
    game.play("cast growth 5")
    assert familiar(game) == "red-circle"
    assert level(game, "growth") == 4
    assert len(altar(game).split()) > 0
