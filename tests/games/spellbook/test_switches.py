"""The four rule switches, each with its default and its other value."""

from typing import Any

import pytest
from tables.spellbook import altar, familiar, pool, spellbook, table

from arcanum.core.registry import find_game
from arcanum.testing.scenario import Scenario

MIRAGE: dict[str, int | tuple[int, str]] = {"mirage": (3, "blue-circle")}


@pytest.mark.parametrize(
    ("switch", "values", "seats"),
    [
        ("mirage_timing", ["after_each_take", "after_action"], ()),
        ("mirage_on_store_or_swap", ["no", "yes"], ()),
        ("storm_min_replace", [0, 1], ()),
        ("solo_trim_altar", ["no", "yes"], (1,)),
    ],
)
def test_a_switch_has_its_default_first(switch: str, values: list[str | int], seats: tuple[int, ...]) -> None:
    (setting,) = [setting for setting in find_game("spellbook").settings if setting.name == switch]
    assert setting.values == values
    assert setting.seats == seats


# -- mirage_timing


def levitating(**settings: Any) -> Scenario:
    game = spellbook(
        spells="mirage",
        learned=[{**MIRAGE, "levitation": 3}],
        altar="red-circle green-circle",
        bag="yellow-square yellow-triangle",
        **settings,
    )
    return game.play("cast levitation 3", "take red-circle")


def test_by_default_mirage_draws_after_each_take_before_the_next() -> None:
    # Ruling: mirage_timing.
    game = levitating()
    assert game.prompt == "use-mirage count=1"
    assert pool(game) == "red-circle"
    game.play("draw")
    moves = [event.split()[0] for event in game.events() if event.startswith(("take", "draw"))]
    assert moves == ["take", "draw", "take"]
    assert game.prompt == "use-mirage count=1"


def test_by_the_switch_mirage_draws_when_the_action_is_over() -> None:
    # Ruling: mirage_timing.
    game = levitating(mirage_timing="after_action")
    assert pool(game) == "red-circle green-circle"
    assert game.prompt == "use-mirage count=1"
    game.play("draw")
    assert game.prompt == "use-mirage count=1"
    game.play("draw")
    assert pool(game) == "red-circle green-circle yellow-triangle yellow-square"
    assert game.prompt == "choose-midday"


@pytest.mark.parametrize(("timing", "taken"), [("after_each_take", 1), ("after_action", 2)])
def test_with_draws_after_each_take_the_limit_can_cost_a_take(timing: str, taken: int) -> None:
    # Ruling: mirage_timing.
    game = spellbook(
        spells="mirage",
        pools=["5*white-square 2*white-triangle"],
        learned=[{"mirage": (4, "blue-circle"), "levitation": 3}],
        altar="red-circle green-circle",
        mirage_timing=timing,
    )
    game.play("cast levitation 3", "take red-circle")
    if timing == "after_each_take":
        game.play("draw")
    assert len(table(game).players[0].pool) == 9
    assert len(table(game).altar) == 2 - taken
    assert game.prompt == "choose-midday"


def test_a_draw_of_mirage_may_be_declined() -> None:
    # Ruling: permanent_optional.
    game = levitating().play("skip", "skip")
    assert pool(game) == "red-circle green-circle"
    assert game.prompt == "choose-midday"


@pytest.mark.parametrize("timing", ["after_each_take", "after_action"])
def test_mirage_draws_before_the_others_act(timing: str) -> None:
    # Ruling: others_order.
    game = spellbook(
        spells="mirage, sharing",
        learned=[{**MIRAGE, "sharing": 4}],
        altar="red-circle green-square",
        mirage_timing=timing,
    )
    game.play("cast sharing 4", "take red-circle", "draw")
    drawers = [event.split()[1] for event in game.events() if event.startswith("draw")]
    assert drawers == ["seat=0", "seat=1"]


@pytest.mark.parametrize("timing", ["after_each_take", "after_action"])
def test_a_basic_take_triggers_mirage_with_either_value(timing: str) -> None:
    game = spellbook(spells="mirage", learned=[MIRAGE], altar="red-circle red-square", mirage_timing=timing)
    game.play("take red-circle")
    assert game.prompt == "use-mirage count=1"


def test_another_rune_does_not_trigger_mirage() -> None:
    game = spellbook(spells="mirage", learned=[MIRAGE], altar="red-circle red-square")
    game.play("take red-square")
    assert game.prompt == "choose-midday"


# -- mirage_on_store_or_swap

FROM_THE_ALTAR: dict[str, tuple[dict[str, Any], list[str]]] = {
    "growth": ({"spells": "growth, mirage", "learned": [{**MIRAGE, "growth": 4}], "stage": "evening"},
               ["cast growth 4"]),
    "feast": ({"spells": "feast, mirage", "learned": [{**MIRAGE, "feast": 4}], "familiars": ["white-square"],
               "stage": "midday"}, ["cast feast 4"]),
    "communion": ({"spells": "communion, mirage", "learned": [MIRAGE], "pools": ["3*yellow-square"],
                   "stage": "evening"}, ["learn communion 3"]),
    "purification": ({"spells": "mirage", "learned": [{**MIRAGE, "purification": 3}], "pools": ["white-square"],
                      "stage": "midday"}, ["cast purification 3"]),
}  # fmt: skip


@pytest.mark.parametrize("name", FROM_THE_ALTAR)
def test_by_default_stores_and_swaps_do_not_trigger_mirage(name: str) -> None:
    # Ruling: mirage_scope.
    layout, lines = FROM_THE_ALTAR[name]
    game = spellbook(altar="red-circle", **layout).play(*lines)
    assert not [event for event in game.events() if event.startswith("draw seat=0")]
    assert game.prompt != "use-mirage count=1"


@pytest.mark.parametrize("timing", ["after_each_take", "after_action"])
@pytest.mark.parametrize("name", FROM_THE_ALTAR)
def test_by_the_switch_stores_and_swaps_trigger_mirage(name: str, timing: str) -> None:
    # Ruling: mirage_scope.
    layout, lines = FROM_THE_ALTAR[name]
    game = spellbook(altar="red-circle", mirage_on_store_or_swap="yes", mirage_timing=timing, **layout).play(
        *lines
    )
    assert game.prompt == "use-mirage count=1"
    game.play("draw")
    assert len([event for event in game.events() if event.startswith("draw seat=0")]) == 1


def test_a_swap_with_the_familiar_never_triggers_mirage() -> None:
    # Ruling: mirage_scope.
    game = spellbook(
        spells="growth, mirage",
        learned=[{**MIRAGE, "growth": 3}],
        pools=["white-square"],
        familiars=["red-circle"],
        altar="green-circle",
        mirage_on_store_or_swap="yes",
        stage="evening",
    )
    game.play("cast growth 3")
    assert pool(game) == "red-circle"
    assert familiar(game) == "white-square"
    assert table(game).turn == 1


# -- storm_min_replace


def storming(**settings: Any) -> Scenario:
    game = spellbook(
        spells="storm", learned=[{"storm": 4}], altar="2*red-circle 2*blue-square", stage="evening", **settings
    )
    return game.play("cast storm 4")


def test_by_default_storm_may_replace_nothing() -> None:
    # Ruling: storm_zero.
    game = storming()
    assert "stop" in game.options
    game.play("stop")
    assert game.prompt == "take-tokens count=3"
    assert table(game).box_size == 0


def test_by_the_switch_storm_replaces_at_least_one() -> None:
    # Ruling: storm_zero.
    game = storming(storm_min_replace=1)
    assert game.options == ["replace red-circle", "replace blue-square"]
    assert game.reason("stop") is not None
    game.play("replace red-circle")
    assert "stop" in game.options


# -- solo_trim_altar


@pytest.mark.parametrize(
    ("trim", "left"), [("no", "4*red-circle 4*blue-square"), ("yes", "3*red-circle 4*blue-square")]
)
def test_the_oldest_surplus_on_the_solo_altar_stays_or_is_discarded(trim: str, left: str) -> None:
    # Ruling: solo_altar_above_seven.
    game = spellbook(1, altar="5*red-circle 4*blue-square", solo_trim_altar=trim).play(
        "skip", "give-rival red-circle"
    )
    assert altar(game) == left
    assert table(game).box_size == (trim == "yes")


def test_trimming_discards_nothing_from_an_altar_of_seven() -> None:
    game = spellbook(1, altar="4*red-circle 4*blue-square", solo_trim_altar="yes")
    game.play("skip", "give-rival red-circle")
    assert altar(game) == "3*red-circle 4*blue-square"
    assert table(game).box_size == 0


def test_tokens_that_divination_adds_are_the_youngest() -> None:
    game = spellbook(
        1,
        spells="divination",
        learned=[{"divination": 4}],
        altar="3*red-circle 4*blue-square",
        bag="2*yellow-circle",
        solo_trim_altar="yes",
    )
    game.play("cast divination 4", "stop", "give-rival blue-square")
    assert altar(game) == "2*red-circle 3*blue-square 2*yellow-circle"
