"""The rulebook's notes, in its order, and the rules that it says are often forgotten."""

from typing import Any

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table

from arcanum.testing.scenario import Scenario

NINE = "5*red-circle 4*red-triangle"
BOARD = ["white-circle"] * 5 + ["white-triangle"] * 5 + ["white-square"] * 4


def stored(number: int) -> str:
    return " ".join(BOARD[:number])


def size(game: Scenario, seat: int = 0) -> int:
    return len(table(game).players[seat].pool)


def casts(game: Scenario) -> list[str]:
    return [option for option in game.options if option.startswith("cast")]


# -- the course of the game


def test_18_is_no_cell_but_what_the_full_board_is_worth() -> None:
    assert spellbook(familiars=[stored(13)]).scores[0] == 16
    game = spellbook(familiars=[stored(14)], pools=["red-circle 3*blue-circle"], stage="evening")
    assert game.scores[0] == 18
    assert table(game).players[0].free_cells == 0


def test_surplus_stores_stay_where_they_are_and_are_not_discarded() -> None:
    game = spellbook(
        pools=["3*red-circle"], familiars=[stored(12)], learned=[{"offering": 4}], altar="5*blue-circle",
        stage="midday",
    )  # fmt: skip
    game.play("cast offering 4")
    assert pool(game) == "red-circle"
    assert len(table(game).players[0].familiar) == 14
    assert table(game).box_size == 0


@pytest.mark.parametrize("spell", ["swiftness", "mirage", "abundance", "knowledge", "communion"])
def test_lower_levels_are_closed_on_cards_without_a_phase(spell: str) -> None:
    game = spellbook(spells=spell, pools=["3*red-circle"], learned=[{spell: 5}], altar="red-circle")
    for _ in range(3):
        assert casts(game) == []
        game.play("skip")


# -- red


def test_a_higher_level_of_sacrifice_draws_no_more() -> None:
    for rune, used in (("circle", 3), ("triangle", 4), ("square", 5)):
        game = spellbook(pools=[f"blue-{rune}"], learned=[{"sacrifice": 5}]).play(f"cast sacrifice {used}")
        assert size(game) == 4


@pytest.mark.parametrize(
    ("held", "usable"),
    [(3, [3, 4, 5]), (4, [4, 5]), (5, [5]), (6, []), (7, [])],
)
def test_eruption_needs_fewer_tokens_than_it_draws_up_to(held: int, usable: list[int]) -> None:
    hand = " ".join((["red-circle"] * 5 + ["red-triangle"] * 2)[:held])
    game = spellbook(spells="eruption", pools=[hand], learned=[{"eruption": 5}])
    assert casts(game) == [f"cast eruption {used}" for used in usable]
    for used in usable:
        again = spellbook(spells="eruption", pools=[hand], learned=[{"eruption": 5}]).play(f"cast eruption {used}")
        assert size(again) == used + 1


def test_with_blaze_the_others_must_take_clockwise_from_the_left() -> None:
    game = spellbook(
        4, spells="blaze", turn=2, learned=[{}, {}, {"blaze": 3}], altar="2*red-circle 2*red-square blue-square"
    )
    game.play("cast blaze 3")
    seats = []
    while game.prompt == "take-tokens count=1":
        seats.append(game.asked.seat)
        assert all(option.startswith("take") for option in game.options)
        game.play("take red-circle" if "take red-circle" in game.options else "take red-square")
    assert seats == [3, 0, 1]
    assert [size(game, seat) for seat in range(4)] == [1, 1, 4, 1]


def test_with_blaze_nobody_takes_from_an_empty_altar() -> None:
    game = spellbook(4, spells="blaze", learned=[{"blaze": 3}], altar="red-circle").play("cast blaze 3")
    assert [size(game, seat) for seat in range(4)] == [4, 1, 0, 0]


def test_with_blaze_a_player_with_nine_tokens_takes_nothing() -> None:
    game = spellbook(
        3, spells="blaze", pools=["", NINE], learned=[{"blaze": 3}], altar="blue-circle"
    ).play("cast blaze 3")  # fmt: skip
    assert [size(game, seat) for seat in range(3)] == [4, 9, 1]


# -- purple


def test_levitation_on_level_four_takes_two_circles_or_two_triangles_but_never_one_of_each() -> None:
    game = spellbook(learned=[{"levitation": 4}], altar="red-circle blue-circle red-triangle blue-triangle")
    assert casts(game) == ["cast levitation 3", "cast levitation 4"]
    game.play("cast levitation 4")
    assert game.options == ["take red-triangle", "take blue-triangle"]
    game.play("take red-triangle")
    assert pool(game) == "red-triangle blue-triangle"


def test_sharing_on_level_three_takes_before_it_draws_and_then_the_others_draw_clockwise() -> None:
    game = spellbook(3, spells="sharing", turn=1, learned=[{}, {"sharing": 3}], altar="red-circle red-square")
    game.play("cast sharing 3", "take red-circle")
    moves = [event.split()[:2] for event in game.events() if event.startswith(("take", "draw"))]
    assert moves == [["take", "seat=1"], ["draw", "seat=1"], ["draw", "seat=2"], ["draw", "seat=0"]]


def test_with_sharing_a_player_with_nine_tokens_draws_nothing() -> None:
    game = spellbook(3, spells="sharing", pools=["", NINE], learned=[{"sharing": 4}], altar="2*blue-circle")
    game.play("cast sharing 4")
    assert [size(game, seat) for seat in range(3)] == [2, 9, 1]


def test_divination_may_fill_the_altar_above_ten_because_only_the_end_of_the_day_counts() -> None:
    game = spellbook(
        spells="divination", pools=["red-circle"], learned=[{"divination": 4}],
        altar="5*white-circle 5*white-square",
    )  # fmt: skip
    game.play("cast divination 4", "stop")
    assert len(table(game).altar) == 12
    game.play("skip")
    assert len(table(game).altar) == 5


# -- green


def test_purification_gives_as_many_tokens_as_it_takes() -> None:
    game = spellbook(
        pools=["red-circle red-square"], learned=[{"purification": 4}], altar="blue-circle blue-square",
        stage="midday",
    )  # fmt: skip
    game.play("cast purification 4", "get blue-circle")
    assert all(option.startswith("give") for option in game.options)
    game.play("give red-circle", "swap", "get blue-square", "give red-square")
    assert pool(game) == "blue-circle blue-square"
    assert "red-circle" in altar(game)
    assert "red-square" in altar(game)


def test_purification_is_allowed_with_nine_tokens() -> None:
    game = spellbook(pools=[NINE], learned=[{"purification": 3}], altar="blue-circle", stage="midday")
    game.play("cast purification 3", "give red-circle")
    assert pool(game) == "4*red-circle 4*red-triangle blue-circle"


def test_cure_draws_first_and_may_discard_more_than_it_draws() -> None:
    game = spellbook(
        spells="cure", pools=["5*red-circle 3*red-triangle"], learned=[{"cure": 5}], bag="blue-circle",
        stage="midday",
    )  # fmt: skip
    game.play("cast cure 5")
    assert pool(game) == "5*red-circle 3*red-triangle blue-circle"
    game.play("discard red-circle", "discard red-circle", "discard blue-circle")
    assert size(game) == 6


@pytest.mark.parametrize("learned", [3, 4, 5])
def test_growth_on_any_level_may_swap_without_dropping(learned: int) -> None:
    game = spellbook(
        spells="growth", pools=["red-circle"], familiars=["blue-circle"], learned=[{"growth": learned}],
        altar="white-circle", stage="evening",
    )  # fmt: skip
    game.play("cast growth 3")
    assert level(game, "growth") == learned
    assert (pool(game), familiar(game)) == ("blue-circle", "red-circle")


@pytest.mark.parametrize(("learned", "used", "left"), [(5, 5, 4), (5, 4, 4), (4, 4, 3)])
def test_the_points_of_growth_are_those_of_its_last_cell(learned: int, used: int, left: int) -> None:
    game = spellbook(spells="growth", learned=[{"growth": learned}], altar="5*blue-circle", stage="evening")
    game.play(f"cast growth {used}")
    assert level(game, "growth") == left
    assert len(table(game).players[0].familiar) == used - 2
    assert game.score_lines()[f"spell spell=growth level={left}"] == {3: 3, 4: 4}[left]


# -- black


def test_offering_looks_at_colours_and_not_at_runes() -> None:
    game = spellbook(
        pools=["red-circle red-triangle red-square blue-circle blue-circle"], learned=[{"offering": 5}],
        altar="5*white-circle", stage="midday",
    )  # fmt: skip
    assert casts(game) == ["cast offering 3", "cast offering 4"]
    game.play("cast offering 4", "store red-triangle", "store red-circle")
    assert familiar(game) == "red-triangle red-circle red-square"


def test_feast_on_level_five_keeps_the_actions_of_its_lower_levels() -> None:
    game = spellbook(
        spells="feast", familiars=["red-circle"], learned=[{"feast": 5}], altar="red-square", stage="midday"
    )
    assert casts(game) == ["cast feast 3", "cast feast 4"]


# -- white


def test_time_travel_may_raise_the_same_spell_again_but_not_itself_and_nothing_above_five() -> None:
    layout: dict[str, Any] = {"pools": ["2*red-circle blue-circle"], "altar": "white-circle", "stage": "evening"}
    game = spellbook(learned=[{"time-travel": 3, "levitation": 4, "offering": 5}], **layout)
    game.play("cast time-travel 3", "discard red-circle")
    assert level(game, "levitation") == 5
    game = spellbook(learned=[{"time-travel": 3, "levitation": 3, "offering": 3}], **layout)
    game.play("cast time-travel 3", "discard red-circle")
    assert game.options == ["raise levitation", "raise offering"]
    game.play("raise levitation")
    while (game.prompt, game.asked.seat) != ("choose-evening", 0):
        game.play("skip")
    game.play("cast time-travel 3", "discard red-circle", "raise levitation")
    assert level(game, "levitation") == 5


def test_growth_raised_by_time_travel_works_again() -> None:
    game = spellbook(
        spells="growth", pools=["red-circle red-square"], learned=[{"time-travel": 3, "growth": 3}],
        altar="5*blue-circle", stage="evening",
    )  # fmt: skip
    game.play("cast time-travel 3")
    assert level(game, "growth") == 4
    while (game.prompt, game.asked.seat) != ("choose-evening", 0):
        game.play("skip")
    assert "cast growth 4" in game.options


def test_raising_a_spell_does_not_activate_its_immediate_effect() -> None:
    game = spellbook(
        pools=["red-circle"], learned=[{"time-travel": 3, "abundance": 4}], altar="5*white-circle", stage="evening"
    )
    before = game.scores[0]
    game.play("cast time-travel 3")
    assert level(game, "abundance") == 5
    assert pool(game) == ""
    assert game.scores[0] == before + 2


@pytest.mark.parametrize(("learned", "left", "points"), [(5, 4, 6), (4, 3, 4)])
def test_the_points_of_storm_are_those_of_its_last_cell(learned: int, left: int, points: int) -> None:
    game = spellbook(spells="storm", learned=[{"storm": learned}], altar="3*blue-circle", stage="evening")
    game.play(f"cast storm {learned}", "stop")
    assert level(game, "storm") == left
    assert pool(game) == "3*blue-circle"
    assert game.score_lines()[f"spell spell=storm level={left}"] == points


def test_storm_on_level_three_has_no_effect() -> None:
    game = spellbook(
        spells="storm", pools=["3*red-circle"], learned=[{"storm": 3}], altar="3*blue-circle", stage="evening"
    )
    assert casts(game) == []


@pytest.mark.parametrize(
    ("used", "basic", "played", "left"),
    [
        (3, ["store red-circle", "store red-square"], ["store red-circle"], 3),
        (4, ["learn sacrifice 3", "learn sacrifice 4"], ["learn sacrifice 4", "place red-circle"], 0),
        (5, ["take white-circle", "draw-two"], ["draw-two"], 5),
    ],
)
def test_clone_copies_basic_actions(used: int, basic: list[str], played: list[str], left: int) -> None:
    game = spellbook(
        spells="clone", pools=["3*red-circle red-square"], learned=[{"clone": (5, "white-square")}],
        altar="white-circle", stage="midday",
    )  # fmt: skip
    game.play(f"cast clone {used}")
    assert game.options == basic
    game.play(*played)
    assert size(game) == left


def test_clone_that_copies_growth_drops_instead_of_it() -> None:
    game = spellbook(
        spells="clone, growth", pools=["red-circle"], learned=[{"clone": 5}, {"growth": 5}], altar="4*blue-circle",
        stage="midday",
    )  # fmt: skip
    game.play("cast clone 4", "copy 1 growth 5")
    assert familiar(game) == "blue-circle blue-circle blue-circle"
    assert (level(game, "clone"), level(game, "growth", 1)) == (4, 5)


@pytest.mark.parametrize(
    ("spells", "mine", "theirs", "clone"),
    [
        ("clone", {"purification": 3}, {}, 3),
        ("clone", {}, {"abundance": 3}, 3),
        ("clone, communion", {}, {"communion": 5}, 3),
        ("clone", {}, {"clone": 3}, 3),
        ("clone", {"transmutation": 5}, {}, 4),
    ],
)
def test_clone_copies_no_own_spell_no_immediate_or_permanent_effect_and_no_clone(
    spells: str, mine: dict[str, int], theirs: dict[str, int], clone: int
) -> None:
    game = spellbook(
        spells=spells, pools=["3*red-circle red-square"], learned=[{**mine, "clone": clone}, theirs],
        altar="blue-circle", stage="midday",
    )  # fmt: skip
    if f"cast clone {clone}" in game.options:
        game.play(f"cast clone {clone}")
        assert not [option for option in game.options if option.startswith("copy")]


def test_clone_copies_an_own_spell_that_another_player_has_learned_too() -> None:
    game = spellbook(
        spells="clone", pools=["red-circle"], learned=[{"purification": 3, "clone": 3}, {"purification": 3}],
        altar="blue-circle", stage="midday",
    )  # fmt: skip
    game.play("cast clone 3")
    assert "copy 1 purification 3" in game.options


# -- blue


def test_the_rune_on_transmutation_says_which_tokens_are_jokers() -> None:
    layout: dict[str, Any] = {"pools": ["2*red-square green-circle 3*purple-triangle"], "stage": "evening"}
    game = spellbook(learned=[{"transmutation": (4, "blue-circle")}], **layout).play("cast transmutation 4")
    assert "learn sacrifice 3" in game.options
    game = spellbook(learned=[{"transmutation": (4, "blue-square")}], **layout).play("cast transmutation 4")
    assert "learn sacrifice 3" not in game.options


def test_transmutation_cannot_be_combined_with_a_joker_of_three() -> None:
    game = spellbook(
        pools=["red-square green-circle black-triangle white-triangle purple-triangle"],
        learned=[{"transmutation": (4, "blue-circle"), "time-travel": 3, "offering": 3}],
        stage="evening",
    )
    assert casts(game) == ["cast time-travel 3"]


def test_swiftness_on_level_five_may_do_the_same_morning_action_twice() -> None:
    game = spellbook(spells="swiftness", learned=[{"swiftness": 5}], altar="2*red-circle")
    game.play("draw-two")
    assert game.prompt == "choose-second-morning"
    game.play("draw-two")
    assert size(game) == 4
    assert game.prompt == "choose-midday"


@pytest.mark.parametrize("learned", [3, 4])
def test_swiftness_allows_a_morning_action_right_after_it_was_learned(learned: int) -> None:
    game = spellbook(
        spells="swiftness", pools=[f"{learned}*blue-square red-circle"], learned=[{"sacrifice": 3}],
        altar="2*red-square", stage="evening",
    )  # fmt: skip
    game.play(f"learn swiftness {learned}")
    assert game.options == ["take red-square", "draw-two", "cast sacrifice 3", "skip"]


def test_mirage_works_several_times_within_one_action() -> None:
    game = spellbook(
        spells="mirage", learned=[{"levitation": 3, "mirage": (5, "blue-circle")}], altar="red-circle green-circle"
    )
    game.play("cast levitation 3", "take red-circle", "draw", "draw")
    assert size(game) == 6


def test_mirage_is_silent_on_the_days_of_others() -> None:
    game = spellbook(
        spells="mirage, blaze", learned=[{"blaze": 3}, {"mirage": (5, "blue-circle")}], altar="red-circle"
    )
    game.play("cast blaze 3")
    assert pool(game, 1) == "red-circle"


# -- yellow


def test_abundance_draws_once_and_cannot_be_put_off() -> None:
    game = spellbook(
        pools=["3*yellow-square", "red-circle"], altar="5*white-circle", stage="evening"
    ).play("learn abundance 3")  # fmt: skip
    assert size(game) == 2
    while table(game).turn == 1:
        game.play("skip")
    assert size(game) == 2
    assert casts(game) == []


def test_knowledge_on_level_four_looks_at_the_last_levels() -> None:
    game = spellbook(
        spells="knowledge", pools=["red-circle"], learned=[{"knowledge": 4, "time-travel": 3, "offering": 3}],
        altar="5*white-circle", stage="evening",
    )  # fmt: skip
    assert game.score_lines()["spell spell=knowledge level=4"] == 2
    game.play("cast time-travel 3", "raise offering")
    assert game.score_lines()["spell spell=knowledge level=4"] == 3


@pytest.mark.parametrize(("learned", "points"), [(3, 0), (4, 2), (5, 0)])
def test_only_level_four_of_communion_gives_points(learned: int, points: int) -> None:
    game = spellbook(
        spells="communion", familiars=["red-square blue-square green-circle"], learned=[{"communion": learned}]
    )
    assert game.score_lines()[f"spell spell=communion level={learned}"] == points


# -- often forgotten


def test_a_pool_never_holds_more_than_nine_tokens() -> None:
    game = spellbook(pools=["5*red-circle 3*red-triangle"]).play("draw-two")
    assert size(game) == 9


def test_storing_comes_before_learning() -> None:
    game = spellbook(pools=["4*red-circle"], altar="white-circle", stage="evening")
    assert not [option for option in game.options if option.startswith("store")]


def test_jokers_serve_for_learning_only() -> None:
    game = spellbook(
        pools=["2*red-square blue-square green-square black-square"],
        learned=[{"offering": 4, "sacrifice": 3}],
        altar="white-circle",
    )
    assert casts(game) == []
    game.play("skip")
    assert casts(game) == ["cast offering 3"]
