"""Time Travel, Storm and Clone, card by card."""

import pytest
from tables.spellbook import altar, familiar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import TOKENS

FULL = "5*black-circle 4*black-square"
FULL_BOARD = "5*white-circle 5*white-triangle 4*green-square"
RUNE_OF_LEVEL = [(3, "circle"), (4, "triangle"), (5, "square")]


def all_but(used: str) -> str:
    found = tokens(used)
    return " ".join(f"{5 - found.count(kind)}*{name}" for kind, name in enumerate(TOKENS))


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("time-travel", 3, 2),
        ("time-travel", 4, 4),
        ("time-travel", 5, 6),
        ("storm", 3, 4),
        ("storm", 4, 6),
        ("storm", 5, 8),
        ("clone", 3, 4),
        ("clone", 4, 5),
        ("clone", 5, 6),
    ],
)
def test_a_white_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize(
    ("spell", "phase", "wrong"),
    [("time-travel", "evening", "midday"), ("storm", "evening", "morning"), ("clone", "midday", "evening")],
)
def test_a_white_spell_belongs_to_its_phase_only(spell: str, phase: str, wrong: str) -> None:
    game = spellbook(
        spells=spell,
        pools=["red-circle red-triangle red-square"],
        learned=[{spell: 5, "sacrifice": 4}, {"offering": 3}],
        altar="blue-square",
        stage="morning" if wrong == "evening" else wrong,
    )
    if wrong == "evening":
        game = spellbook(spells=spell, pools=["3*purple-circle"], learned=[{spell: 5}], stage="evening")
    assert not [option for option in game.options if option.startswith(f"cast {spell}")]
    assert game.why_not(f"cast {spell} 5") == f"other-phase phase={phase} now={wrong}"


@pytest.mark.parametrize(
    ("spell", "stage"), [("time-travel", "evening"), ("storm", "evening"), ("clone", "midday")]
)
def test_a_white_spell_is_not_usable_before_it_is_learned(spell: str, stage: str) -> None:
    game = spellbook(
        spells=spell, pools=["3*red-circle"], learned=[{}, {"offering": 3}], altar="blue-square", stage=stage
    )
    assert not [option for option in game.options if option.startswith("cast")]
    assert game.why_not(f"cast {spell} 4") == f"spell-not-learned spell={spell}"


# -- Time Travel


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_time_travel_discards_the_rune_of_its_level_and_raises_another_spell(at: int, rune: str) -> None:
    game = spellbook(
        pools=["red-circle red-triangle red-square"],
        learned=[{"time-travel": 5, "sacrifice": 3, "offering": 4}],
        stage="evening",
    )
    assert game.options == ["cast time-travel 3", "cast time-travel 4", "cast time-travel 5", "skip"]
    game.play(f"cast time-travel {at}")
    assert game.prompt == "raise-spell"
    assert game.options == ["raise sacrifice", "raise offering"]
    game.play("raise sacrifice")
    assert level(game, "sacrifice") == 4
    assert level(game, "offering") == 4
    assert level(game, "time-travel") == 5
    assert f"red-{rune}" not in pool(game)
    assert len(table(game).players[0].pool) == 2
    assert game.scores[0] == 6 + 2 + 4


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_time_travel_is_not_usable_without_the_rune_of_the_level(at: int, rune: str) -> None:
    # Ruling: costs_in_full.
    others = " ".join(f"red-{other}" for _, other in RUNE_OF_LEVEL if other != rune)
    game = spellbook(pools=[others], learned=[{"time-travel": 5, "sacrifice": 3}], stage="evening")
    assert f"cast time-travel {at}" not in game.options
    assert game.why_not(f"cast time-travel {at}") == f"cost-rune spell=time-travel rune={rune}"


@pytest.mark.parametrize("at", [3, 4, 5])
@pytest.mark.parametrize("others", [{}, {"sacrifice": 5, "abundance": 5}])
def test_time_travel_is_not_usable_without_another_spell_below_level_five(at: int, others: dict[str, int]) -> None:
    # Ruling: costs_in_full.
    game = spellbook(
        pools=["3*purple-circle red-triangle blue-square"],
        learned=[{"time-travel": 5, **others}],
        stage="evening",
    )
    assert game.options == ["learn levitation 3", "skip"]
    assert game.why_not(f"cast time-travel {at}") == "nothing-to-raise spell=time-travel"


def test_time_travel_never_raises_itself_nor_a_spell_not_learned() -> None:
    game = spellbook(
        pools=["red-circle red-square"],
        learned=[{"time-travel": 3, "sacrifice": 3, "levitation": 5, "abundance": 4}],
        stage="evening",
    )
    game.play("cast time-travel 3")
    assert game.options == ["raise sacrifice", "raise abundance"]


@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_time_travel_is_not_usable_above_its_level(used: int, learned: int) -> None:
    game = spellbook(
        pools=["red-circle red-triangle red-square"],
        learned=[{"time-travel": learned, "sacrifice": 3}],
        stage="evening",
    )
    reason = f"level-too-high spell=time-travel level={used} learned={learned}"
    assert game.why_not(f"cast time-travel {used}") == reason


def test_time_travel_lets_the_player_choose_the_colour_of_the_discarded_token() -> None:
    game = spellbook(
        pools=["red-circle blue-circle"], learned=[{"time-travel": 3, "sacrifice": 3}], stage="evening"
    )
    game.play("cast time-travel 3")
    assert game.options == ["discard red-circle", "discard blue-circle"]
    game.play("discard red-circle")
    assert pool(game) == "blue-circle"
    assert level(game, "sacrifice") == 4


def test_time_travel_may_raise_the_same_spell_on_several_days() -> None:
    game = spellbook(
        1,
        pools=["2*red-circle"],
        learned=[{"time-travel": 3, "purification": 3}],
        altar="5*blue-square",
        stage="evening",
    )
    game.play("cast time-travel 3", "skip", "skip", "cast time-travel 3")
    assert level(game, "purification") == 5


@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 5)])
def test_an_immediate_effect_does_not_happen_when_time_travel_raises_the_card(before: int, after: int) -> None:
    game = spellbook(
        pools=["red-circle"],
        learned=[{"time-travel": 3, "abundance": before}],
        stage="evening",
        bag="5*blue-square",
    )
    game.play("cast time-travel 3")
    assert level(game, "abundance") == after
    assert pool(game) == ""


def test_swiftness_raised_from_three_to_four_gives_no_morning_action() -> None:
    game = spellbook(
        spells="swiftness", pools=["red-circle"], learned=[{"time-travel": 3, "swiftness": 3}], stage="evening"
    )
    game.play("cast time-travel 3")
    assert level(game, "swiftness") == 4
    assert game.asked.seat == 1
    assert game.scores[0] == 2 + 6


def test_swiftness_raised_from_four_to_five_begins_its_permanent_effect_and_loses_its_points() -> None:
    # Ruling: time_travel_permanent.
    game = spellbook(
        1,
        spells="swiftness",
        pools=["red-circle"],
        learned=[{"time-travel": 3, "swiftness": 4}],
        altar="5*green-square",
        bag="5*yellow-square",
        stage="evening",
    )
    assert game.scores == [2 + 6]
    game.play("cast time-travel 3")
    assert game.scores == [2]
    assert game.prompt == "choose-morning"
    game.play("take green-square")
    assert game.prompt == "choose-second-morning"


def test_communion_raised_from_three_to_four_scores_the_stored_runes() -> None:
    game = spellbook(
        spells="communion",
        pools=["red-circle"],
        familiars=["red-square blue-square blue-circle"],
        learned=[{"time-travel": 3, "communion": (3, "yellow-square")}],
        altar="3*blue-square",
        stage="evening",
    )
    assert game.score_lines()["spell spell=communion level=3"] == 0
    game.play("cast time-travel 3")
    assert game.score_lines()["spell spell=communion level=4"] == 2
    assert familiar(game) == "red-square blue-square blue-circle"


def test_communion_raised_from_four_to_five_loses_its_points_and_stores_from_payments() -> None:
    # Ruling: time_travel_permanent.
    game = spellbook(
        1,
        spells="communion",
        pools=["red-circle 3*purple-square"],
        familiars=["red-square"],
        learned=[{"time-travel": 3, "communion": (4, "yellow-square")}],
        altar="5*blue-square",
        stage="evening",
    )
    assert game.score_lines()["spell spell=communion level=4"] == 1
    game.play("cast time-travel 3")
    assert game.score_lines()["spell spell=communion level=5"] == 0
    assert familiar(game) == "red-square"
    game.play("skip", "skip", "learn levitation 3")
    assert game.prompt == "use-communion count=2"
    game.play("store-paid")
    assert familiar(game) == "red-square purple-square purple-square"


def test_feast_raised_to_five_scores_colours_instead() -> None:
    game = spellbook(
        spells="feast",
        pools=["red-circle"],
        familiars=["red-square blue-square green-circle"],
        learned=[{"time-travel": 3, "feast": 4}],
        stage="evening",
    )
    game.play("cast time-travel 3")
    assert game.score_lines()["spell spell=feast level=5"] == 3


def test_mirage_raised_from_three_to_four_draws_two_from_then_on() -> None:
    game = spellbook(
        1,
        spells="mirage",
        pools=["red-circle"],
        learned=[{"time-travel": 3, "mirage": (3, "blue-square")}],
        altar="5*green-square",
        bag="5*yellow-circle",
        stage="evening",
    )
    game.play("cast time-travel 3", "take green-square")
    assert game.prompt == "use-mirage count=2"


def test_the_token_keeps_its_rune_when_time_travel_moves_it() -> None:
    game = spellbook(
        1,
        spells="focus",
        pools=["red-circle blue-triangle"],
        learned=[{"time-travel": 3, "focus": (3, "black-triangle")}],
        altar="5*green-triangle 2*green-square",
        stage="evening",
    )
    game.play("cast time-travel 3", "give-rival green-square", "skip", "skip")
    assert level(game, "focus") == 4
    game.play("cast focus 4 take")
    assert pool(game) == "green-triangle blue-triangle"


def test_time_travel_makes_growth_stronger_again() -> None:
    game = spellbook(
        1,
        spells="growth",
        pools=["red-circle"],
        learned=[{"time-travel": 3, "growth": 3}],
        altar="5*blue-square",
        bag="5*blue-circle",
        stage="evening",
    )
    game.play("cast time-travel 3", "skip")
    assert game.prompt == "choose-evening"
    game.play("cast growth 4", "store blue-square", "store blue-square")
    assert familiar(game) == "blue-square blue-square"
    assert level(game, "growth") == 3


# -- Storm


@pytest.mark.parametrize("at", [4, 5])
def test_storm_replaces_tokens_takes_three_and_drops_a_level(at: int) -> None:
    game = spellbook(
        1,
        spells="storm",
        learned=[{"storm": at}],
        altar="red-circle green-circle blue-circle black-circle",
        bag="2*yellow-square 2*yellow-triangle",
        stage="evening",
    )
    game.play(f"cast storm {at}")
    assert game.prompt == "replace-tokens count=0"
    assert game.options[-1] == "stop"
    game.play("replace red-circle", "replace green-circle")
    assert len(table(game).altar) == 2, "nothing is drawn before all are named"
    assert table(game).bag_size == 4
    game.play("stop")
    assert len(table(game).altar) == 4
    assert table(game).bag_size == 2
    assert game.prompt == "take-tokens count=3"
    game.play("take blue-circle", "take black-circle", game.options[-1])
    assert len(table(game).players[0].pool) == 3
    assert pool(game).startswith("black-circle blue-circle yellow-")
    assert level(game, "storm") == at - 1
    assert game.scores == [{4: 4, 5: 6}[at]]


@pytest.mark.parametrize("at", [4, 5])
def test_storm_may_replace_nothing(at: int) -> None:
    # Ruling: storm_zero.
    game = spellbook(1, spells="storm", learned=[{"storm": at}], altar="4*red-circle blue-circle", stage="evening")
    game.play(f"cast storm {at}", "stop", "take red-circle", "take red-circle", "take red-circle")
    assert pool(game) == "3*red-circle"
    assert altar(game) == "red-circle blue-circle"
    assert level(game, "storm") == at - 1


def test_storm_must_replace_one_when_the_switch_says_so() -> None:
    # Ruling: storm_zero.
    game = spellbook(
        1,
        spells="storm",
        storm_min_replace=1,
        learned=[{"storm": 4}],
        altar="4*red-circle blue-circle",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play("cast storm 4")
    assert game.options == ["replace red-circle", "replace blue-circle"]
    assert game.why_not("stop") == "must-replace"
    game.play("replace blue-circle")
    assert game.options == ["replace red-circle", "stop"]
    game.play("stop")
    assert altar(game) == "4*red-circle yellow-square"


def test_storm_may_replace_the_whole_altar() -> None:
    game = spellbook(
        1, spells="storm", learned=[{"storm": 4}], altar="2*red-circle", bag="5*yellow-square", stage="evening"
    )
    game.play("cast storm 4", "replace red-circle", "replace red-circle")
    assert pool(game) == "2*yellow-square"
    assert level(game, "storm") == 3


def test_storm_may_replace_more_than_ten() -> None:
    game = spellbook(
        1,
        spells="storm",
        learned=[{"storm": 5}],
        altar="5*red-circle 5*red-square 2*red-triangle",
        stage="evening",
    )
    game.play(
        "cast storm 5",
        *["replace red-circle"] * 5,
        *["replace red-square"] * 5,
        *["replace red-triangle"] * 2,
    )
    discarded = [event for event in game.events() if event.startswith("discard-altar")]
    drawn = [event for event in game.events() if event.startswith("altar ")]
    assert len(discarded) == 12
    assert len(drawn) == 12
    assert game.prompt == "take-tokens count=3"


def test_tokens_that_storm_discards_may_come_back_at_once_from_an_empty_bag() -> None:
    # Ruling: storm_order.
    game = spellbook(
        1,
        spells="storm",
        learned=[{"storm": 4}],
        altar="2*red-circle",
        bag="",
        rival_bottom=all_but("2*red-circle white-square"),
        stage="evening",
    )
    game.play("cast storm 4", "replace red-circle", "replace red-circle")
    assert pool(game) == "2*red-circle"


def test_storm_takes_what_there_is_and_drops_all_the_same() -> None:
    # Ruling: partial_shortage.
    game = spellbook(spells="storm", learned=[{"storm": 5}], altar="red-circle", stage="evening")
    game.play("cast storm 5", "stop")
    assert pool(game) == "red-circle"
    assert level(game, "storm") == 4


def test_storm_takes_one_when_the_pool_has_one_place() -> None:
    game = spellbook(
        spells="storm",
        pools=["5*black-circle 3*black-square"],
        learned=[{"storm": 5}],
        altar="3*red-circle",
        stage="evening",
    )
    game.play("cast storm 5", "stop")
    assert pool(game) == "red-circle 5*black-circle 3*black-square"
    assert level(game, "storm") == 4


def test_storm_with_a_full_pool_must_replace_at_least_one() -> None:
    # Ruling: no_effect_use.
    game = spellbook(
        1,
        spells="storm",
        pools=[FULL],
        learned=[{"storm": 4}],
        altar="red-circle blue-circle",
        bag="5*yellow-square",
        stage="evening",
    )
    game.play("cast storm 4")
    assert game.options == ["replace red-circle", "replace blue-circle"]
    game.play("replace blue-circle", "stop")
    assert pool(game) == FULL
    assert altar(game) == "red-circle yellow-square"
    assert level(game, "storm") == 3


def test_storm_on_level_three_has_no_effect() -> None:
    game = spellbook(
        spells="storm", pools=["3*red-circle"], learned=[{"storm": 3}], altar="red-circle", stage="evening"
    )
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast storm 3") == "level-without-action spell=storm level=3"
    assert game.why_not("cast storm 4") == "level-too-high spell=storm level=4 learned=3"


def test_the_levels_of_storm_do_the_same_so_only_the_highest_is_offered() -> None:
    game = spellbook(spells="storm", learned=[{"storm": 5}], altar="red-circle", stage="evening")
    assert game.options == ["cast storm 5", "skip"]
    assert game.why_not("cast storm 4") == "level-alike spell=storm level=5"
    assert game.why_not("cast storm 3") == "level-without-action spell=storm level=3"


def test_storm_is_not_usable_with_an_empty_altar() -> None:
    game = spellbook(spells="storm", pools=["3*red-circle"], learned=[{"storm": 5}], stage="evening")
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not("cast storm 5") == "altar-empty spell=storm"


def test_storm_goes_down_from_five_to_three_and_is_then_used_up() -> None:
    game = spellbook(
        1, spells="storm", pools=["3*purple-circle"], learned=[{"storm": 5}], altar="4*red-circle", stage="evening"
    )
    game.play("cast storm 5", "stop")
    assert level(game, "storm") == 4
    while game.prompt != "choose-evening":
        game.play(game.options[-1])
    game.play("cast storm 4")
    while level(game, "storm") == 4:
        game.play(game.options[-1])
    while game.prompt != "choose-evening":
        game.play(game.options[-1])
    assert level(game, "storm") == 3
    assert not [option for option in game.options if option.startswith("cast")]


# -- Clone: the phase of the level


@pytest.mark.parametrize("learned", [3, 4, 5])
def test_clone_offers_its_own_level_and_every_lower_one(learned: int) -> None:
    game = spellbook(
        spells="clone",
        pools=["3*red-square"],
        learned=[{"clone": (learned, "white-square")}, {"transmutation": 4}],
        altar="blue-circle",
        stage="midday",
    )
    assert game.options == ["store red-square", *[f"cast clone {at}" for at in range(3, learned + 1)], "skip"]


@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_clone_is_not_usable_above_its_level(used: int, learned: int) -> None:
    game = spellbook(spells="clone", pools=["3*red-square"], learned=[{"clone": learned}], stage="midday")
    reason = f"level-too-high spell=clone level={used} learned={learned}"
    assert game.why_not(f"cast clone {used}") == reason


def test_clone_on_level_three_copies_a_midday_spell_of_another_player() -> None:
    game = spellbook(
        spells="clone",
        pools=["2*red-circle 2*blue-circle"],
        learned=[{"clone": 3}, {"offering": 3, "sacrifice": 5, "transmutation": 5}],
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.prompt.startswith("copy-action ")
    assert game.options == ["store red-circle", "store blue-circle", "copy 1 offering 3"]
    game.play("copy 1 offering 3", "store blue-circle")
    assert familiar(game) == "blue-circle blue-circle"
    assert familiar(game, 1) == ""
    assert level(game, "clone") == 3


def test_clone_on_level_four_copies_an_evening_spell_of_another_player() -> None:
    game = spellbook(
        spells="clone, focus",
        pools=["2*red-circle"],
        learned=[{"clone": 4}, {"focus": (4, "black-circle"), "sacrifice": 5, "purification": 3}],
        altar="blue-circle",
        stage="midday",
    )
    game.play("cast clone 4")
    assert game.options == ["copy 1 focus 3", "copy 1 focus 4 store", "copy 1 focus 4 take"]
    game.play("copy 1 focus 4 take")
    assert pool(game) == "2*red-circle blue-circle"


def test_clone_on_level_five_discards_the_rune_of_its_card_and_copies_a_morning_spell() -> None:
    game = spellbook(
        spells="clone, eruption",
        pools=["red-circle red-square"],
        learned=[{"clone": (5, "white-circle")}, {"eruption": 3, "offering": 3}],
        altar="blue-circle",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5")
    assert pool(game) == "red-square"
    assert game.prompt.startswith("copy-action ")
    assert game.options == ["take blue-circle", "draw-two", "copy 1 eruption 3"]
    game.play("copy 1 eruption 3")
    assert pool(game) == "red-square 3*yellow-square"
    assert level(game, "clone") == 5


def test_clone_on_level_five_lets_the_player_choose_the_discarded_token_first() -> None:
    # Ruling: effect_named_first.
    game = spellbook(
        spells="clone",
        pools=["red-circle blue-circle blue-square"],
        learned=[{"clone": (5, "white-circle")}],
        altar="green-square",
        stage="midday",
    )
    game.play("cast clone 5")
    assert game.prompt == "discard-tokens count=1"
    assert game.options == ["discard red-circle", "discard blue-circle"]
    game.play("discard blue-circle", "take green-square")
    assert pool(game) == "red-circle green-square blue-square"


def test_clone_on_level_five_needs_a_token_with_the_rune_of_its_card() -> None:
    # Ruling: costs_in_full.
    game = spellbook(
        spells="clone",
        pools=["3*red-square"],
        learned=[{"clone": (5, "white-circle")}, {"levitation": 5}],
        altar="red-square",
        stage="midday",
    )
    assert "cast clone 5" not in game.options
    assert game.why_not("cast clone 5") == "pool-lacks-card-rune spell=clone rune=circle needed=1 have=0"


# -- Clone: the basic actions


def test_clone_on_level_three_may_store_one() -> None:
    # Ruling: clone_basic_actions.
    game = spellbook(spells="clone", pools=["red-circle blue-circle"], learned=[{"clone": 3}], stage="midday")
    game.play("cast clone 3", "store blue-circle")
    assert familiar(game) == "blue-circle"
    assert pool(game) == "red-circle"


def test_clone_on_level_four_may_learn_a_spell_with_jokers_of_three() -> None:
    # Ruling: clone_basic_actions.
    game = spellbook(
        spells="clone",
        pools=["2*red-circle blue-square green-square purple-square"],
        learned=[{"clone": 4}],
        stage="midday",
    )
    game.play("cast clone 4")
    while game.prompt.startswith("pay"):
        game.play(game.options[0])
    assert level(game, "sacrifice") == 3
    assert pool(game) == ""


def test_after_learning_with_clone_a_second_spell_may_be_learned_in_the_evening() -> None:
    # Rulings: learned_same_day, clone_timing.
    game = spellbook(
        spells="clone",
        pools=["2*red-circle red-triangle 2*purple-square purple-triangle"],
        learned=[{"clone": 4}],
        stage="midday",
    )
    game.play("cast clone 4", "learn sacrifice 3", "place red-circle")
    assert game.prompt == "choose-evening"
    game.play("learn levitation 3", "place purple-square")
    assert [level(game, spell) for spell in ("sacrifice", "levitation")] == [3, 3]


def test_clone_on_level_five_may_take_one_or_draw_two() -> None:
    # Ruling: clone_basic_actions.
    for choice, held in (("take green-square", "green-square"), ("draw-two", "2*yellow-square")):
        game = spellbook(
            spells="clone",
            pools=["red-square"],
            learned=[{"clone": 5}],
            altar="green-square",
            bag="2*yellow-square",
            stage="midday",
        )
        game.play("cast clone 5")
        assert game.options == ["take green-square", "draw-two"]
        game.play(choice)
        assert pool(game) == held


@pytest.mark.parametrize(("at", "pools"), [(3, ""), (4, "2*red-circle")])
def test_clone_is_not_usable_when_there_is_nothing_to_copy(at: int, pools: str) -> None:
    game = spellbook(
        spells="clone, feast",
        pools=[pools],
        familiars=["red-circle"],
        learned=[{"clone": 4, "feast": 4}],
        altar="blue-square",
        stage="midday",
    )
    assert f"cast clone {at}" not in game.options
    assert game.why_not(f"cast clone {at}") == "nothing-to-copy spell=clone"


def test_the_basic_actions_of_other_phases_are_not_copied() -> None:
    game = spellbook(
        spells="clone",
        pools=["3*red-circle 2*blue-circle"],
        learned=[{"clone": 3}],
        altar="green-square",
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.options == ["store red-circle", "store blue-circle"]
    assert game.why_not("draw-two") != ""
    assert not game.why_not("learn sacrifice 3").startswith("cannot-pay")


# -- Clone: the owner's level and rune


@pytest.mark.parametrize(("owned", "offered"), [(3, [3]), (4, [3, 4]), (5, [3, 4, 5])])
@pytest.mark.parametrize("own", [3, 4, 5])
def test_clone_copies_at_the_level_of_the_owner_or_lower_whatever_its_own_level(
    own: int, owned: int, offered: list[int]
) -> None:
    # Ruling: clone_level_and_rune.
    game = spellbook(
        spells="clone", pools=["4*red-circle"], learned=[{"clone": own}, {"offering": owned}], stage="midday"
    )
    game.play("cast clone 3")
    assert game.options == ["store red-circle", *[f"copy 1 offering {at}" for at in offered]]
    assert game.why_not("copy 1 offering 6") == "level-unknown spell=offering"
    game.play(f"copy 1 offering {owned}")
    assert table(game).players[0].familiar == tokens(f"{owned - 1}*red-circle")


def test_a_copied_rune_link_looks_at_the_token_on_the_card_of_the_owner() -> None:
    # Ruling: clone_level_and_rune.
    game = spellbook(
        spells="clone, focus",
        pools=["red-circle green-triangle purple-square"],
        learned=[
            {"clone": (4, "white-square"), "focus": (5, "black-circle")},
            {"focus": (3, "black-triangle")},
        ],
        stage="midday",
    )
    game.play("cast clone 4")
    assert familiar(game) == "green-triangle"
    assert pool(game) == "red-circle purple-square"


def test_of_several_owners_the_player_chooses_one_card_to_copy() -> None:
    # Ruling: clone_level_and_rune.
    game = spellbook(
        3,
        spells="clone, focus",
        pools=["red-circle red-triangle"],
        learned=[{"clone": 4}, {"focus": (3, "black-triangle")}, {"focus": (3, "black-circle")}],
        stage="midday",
    )
    game.play("cast clone 4")
    assert game.options == ["copy 1 focus 3", "copy 2 focus 3"]
    game.play("copy 2 focus 3")
    assert familiar(game) == "red-circle"


def test_clone_does_not_copy_what_only_its_user_has_learned() -> None:
    game = spellbook(
        spells="clone", pools=["4*red-circle blue-circle"], learned=[{"clone": 3, "offering": 5}], stage="midday"
    )
    game.play("cast clone 3")
    assert game.options == ["store red-circle", "store blue-circle"]
    assert game.why_not("copy 0 offering 3") == "copy-not-learned spell=offering"
    assert game.why_not("copy 1 offering 3") == "copy-not-learned spell=offering"


def test_clone_copies_a_spell_that_its_user_has_learned_too_when_another_player_has_it() -> None:
    game = spellbook(
        spells="clone",
        pools=["4*red-circle"],
        learned=[{"clone": 3, "offering": 3}, {"offering": 5}],
        stage="midday",
    )
    game.play("cast clone 3", "copy 1 offering 5")
    assert table(game).players[0].familiar == tokens("4*red-circle")


@pytest.mark.parametrize(
    "other", ["transmutation", "swiftness", "mirage", "abundance", "knowledge", "communion", "clone"]
)
@pytest.mark.parametrize("at", [3, 4, 5])
def test_clone_does_not_copy_another_clone_nor_a_spell_without_an_action(other: str, at: int) -> None:
    game = spellbook(
        4,
        spells=f"clone, {other}",
        pools=["red-square 2*blue-square"],
        learned=[{"clone": 5}, {other: 3}, {other: 3 if other == "transmutation" else 4}, {}],
        altar="green-square",
        stage="midday",
    )
    if at == 4:
        assert game.why_not("cast clone 4") == "nothing-to-copy spell=clone"
        return
    game.play(f"cast clone {at}")
    if at == 5:
        game.play("discard red-square")
    assert not [option for option in game.options if option.startswith("copy")]


def test_feast_on_level_five_is_copied_as_level_three_or_four() -> None:
    # Ruling: clone_level_and_rune.
    game = spellbook(
        spells="clone, feast",
        familiars=["red-circle"],
        learned=[{"clone": 3}, {"feast": 5}],
        altar="red-square blue-square",
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.options == ["copy 1 feast 3", "copy 1 feast 4"]
    game.play("copy 1 feast 3")
    assert pool(game) == "red-square"


@pytest.mark.parametrize(
    ("wrong", "phase"), [("copy 1 sacrifice 3", "morning"), ("copy 1 transmutation 4", "evening")]
)
def test_clone_does_not_copy_a_spell_of_another_phase(wrong: str, phase: str) -> None:
    game = spellbook(
        spells="clone",
        pools=["red-circle 3*blue-square"],
        learned=[{"clone": 3}, {"sacrifice": 5, "transmutation": 5}],
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.why_not(wrong) == f"other-phase phase={phase} now=midday"


def test_a_spell_not_usable_now_is_not_copied_either() -> None:
    game = spellbook(
        spells="clone",
        pools=["red-circle blue-circle"],
        learned=[{"clone": 3}, {"offering": 5, "purification": 5}],
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.options == ["store red-circle", "store blue-circle"]
    assert game.why_not("copy 1 offering 3") == "pool-lacks-colour spell=offering needed=2 most=1"


# -- Clone: Growth, Sacrifice, Blaze, Sharing and others


@pytest.mark.parametrize(("own", "owned", "used"), [(4, 4, 4), (4, 5, 5), (5, 4, 4), (5, 5, 5), (5, 5, 4)])
def test_a_copied_growth_lowers_clone_and_not_the_growth_of_the_owner(own: int, owned: int, used: int) -> None:
    # Ruling: clone_growth.
    game = spellbook(
        spells="clone, growth",
        pools=["red-circle"],
        familiars=["red-square"],
        learned=[{"clone": own, "growth": 5}, {"growth": owned}],
        altar="4*blue-square",
        stage="midday",
    )
    game.play("cast clone 4", f"copy 1 growth {used}")
    assert table(game).players[0].familiar == tokens(f"red-square {used - 2}*blue-square")
    assert level(game, "clone") == own - 1
    assert level(game, "growth", 1) == owned
    assert level(game, "growth", 0) == 5


def test_the_copied_swap_of_growth_lowers_nothing() -> None:
    # Ruling: clone_growth.
    game = spellbook(
        spells="clone, growth",
        pools=["red-circle"],
        familiars=["blue-square", "green-square"],
        learned=[{"clone": 4}, {"growth": 5}],
        altar="yellow-circle",
        stage="midday",
    )
    game.play("cast clone 4", "copy 1 growth 3")
    assert familiar(game) == "red-circle"
    assert familiar(game, 1) == "green-square"
    assert pool(game) == "blue-square"
    assert level(game, "clone") == 4


def test_clone_on_level_five_pays_twice_when_it_copies_sacrifice() -> None:
    # Ruling: costs_in_full.
    game = spellbook(
        spells="clone",
        pools=["red-circle blue-circle blue-square"],
        learned=[{"clone": (5, "white-circle")}, {"sacrifice": 3}],
        altar="green-square",
        bag="5*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5", "discard blue-circle", "copy 1 sacrifice 3")
    assert pool(game) == "blue-square 4*yellow-square"


def test_clone_on_level_five_cannot_copy_sacrifice_when_its_own_cost_took_the_last_token_for_it() -> None:
    # Ruling: costs_in_full.
    game = spellbook(
        spells="clone",
        pools=["red-circle blue-square"],
        learned=[{"clone": (5, "white-circle")}, {"sacrifice": 3}],
        altar="green-square",
        stage="midday",
    )
    game.play("cast clone 5")
    assert game.options == ["take green-square", "draw-two"]
    assert game.why_not("copy 1 sacrifice 3") == "cost-rune spell=sacrifice rune=circle"


def test_the_discard_of_clone_makes_room_for_the_copied_effect() -> None:
    game = spellbook(
        spells="clone",
        pools=["5*red-square 4*blue-square"],
        learned=[{"clone": 5}, {"levitation": 3}],
        altar="2*green-circle",
        stage="midday",
    )
    game.play("cast clone 5", "discard blue-square", "copy 1 levitation 3")
    assert pool(game) == "5*red-square green-circle 3*blue-square"


def test_the_owner_is_among_the_others_of_a_copied_blaze() -> None:
    # Ruling: clone_copied_others.
    game = spellbook(
        3,
        spells="clone, blaze",
        turn=1,
        pools=["", "red-square", ""],
        learned=[{"blaze": 5}, {"clone": 5}, {}],
        altar="red-circle green-circle",
        bag="4*yellow-circle",
        stage="midday",
    )
    game.play("cast clone 5", "copy 0 blaze 5")
    assert pool(game, 1) == "4*yellow-circle"
    assert game.asked.seat == 2
    game.play("take red-circle")
    assert [pool(game, seat) for seat in (2, 0)] == ["red-circle", "green-circle"]


def test_the_owner_is_among_the_others_of_a_copied_sharing() -> None:
    # Ruling: clone_copied_others.
    game = spellbook(
        3,
        spells="clone, sharing",
        pools=["red-square"],
        learned=[{"clone": 5}, {"sharing": 4}],
        altar="2*red-circle",
        bag="2*yellow-circle",
        stage="midday",
    )
    game.play("cast clone 5", "copy 1 sharing 4")
    assert [pool(game, seat) for seat in range(3)] == ["2*red-circle", "yellow-circle", "yellow-circle"]


def test_a_copied_take_wakes_the_mirage_of_the_user() -> None:
    game = spellbook(
        spells="clone, mirage",
        pools=["red-square"],
        learned=[{"clone": 5, "mirage": (3, "blue-circle")}, {"levitation": 3, "mirage": (5, "blue-circle")}],
        altar="2*green-circle",
        bag="3*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5", "copy 1 levitation 3", "draw", "draw")
    assert pool(game) == "2*green-circle 2*yellow-square"
    assert pool(game, 1) == ""


def test_a_copied_transmutation_uses_the_rune_of_the_owner_and_learns_for_the_user() -> None:
    game = spellbook(
        spells="clone",
        pools=["2*red-circle blue-triangle green-square"],
        learned=[{"clone": (4, "white-square")}, {"transmutation": (4, "blue-triangle")}],
        stage="midday",
    )
    game.play("cast clone 4")
    assert level(game, "sacrifice") == 3
    assert level(game, "sacrifice", 1) == 0
    assert pool(game) == "green-square"


def test_a_copied_feast_looks_at_the_familiar_board_of_the_user() -> None:
    game = spellbook(
        spells="clone, feast",
        familiars=["red-circle", "blue-circle"],
        learned=[{"clone": 3}, {"feast": 3}],
        altar="red-square blue-square",
        stage="midday",
    )
    game.play("cast clone 3")
    assert pool(game) == "red-square"


def test_clone_is_the_midday_action_and_leaves_the_evening_for_the_same_effect() -> None:
    # Ruling: clone_timing.
    game = spellbook(
        spells="clone, growth",
        learned=[{"clone": 4, "growth": 4}, {"growth": 4}],
        altar="5*blue-square",
        stage="midday",
    )
    game.play("cast clone 4")
    assert game.prompt == "choose-evening"
    game.play("cast growth 4")
    assert table(game).players[0].familiar == tokens("4*blue-square")
    assert [level(game, "clone"), level(game, "growth")] == [3, 3]


@pytest.mark.parametrize("spell", ["growth", "focus", "transmutation"])
def test_an_evening_spell_learned_through_clone_opens_on_the_next_day(spell: str) -> None:
    # Ruling: learned_same_day.
    colour = {"growth": "green", "focus": "black", "transmutation": "blue"}[spell]
    game = spellbook(
        spells=f"clone, {spell}",
        pools=[f"5*{colour}-square 3*red-square 1*purple-square"],
        familiars=["red-circle"],
        learned=[{"clone": (4, "white-square")}],
        altar="blue-circle",
        stage="midday",
    )
    game.play("cast clone 4", f"learn {spell} 4")
    while game.prompt != "choose-evening":
        game.play(game.options[0])
    assert level(game, spell) == 4
    assert not [option for option in game.options if option.startswith("cast")]
    assert game.why_not(f"cast {spell} 4") == f"spell-learned-today spell={spell}"


def test_swiftness_learned_through_clone_gives_its_morning_action_at_midday() -> None:
    # Ruling: clone_timing.
    game = spellbook(
        spells="clone, swiftness",
        pools=["3*blue-circle 3*purple-circle"],
        learned=[{"clone": 4}],
        altar="red-circle",
        stage="midday",
    )
    game.play("cast clone 4", "learn swiftness 3")
    while game.prompt != "bonus-morning":
        game.play(game.options[0])
    assert game.options == ["take red-circle", "draw-two", "skip"]
    game.play("take red-circle")
    assert game.prompt == "choose-evening"


def test_a_spell_just_learned_by_another_player_may_be_copied_at_once() -> None:
    # Ruling: clone_timing.
    game = spellbook(
        spells="clone",
        turn=1,
        pools=["2*red-circle blue-circle", "3*black-circle", ""],
        learned=[{"clone": 3}, {}],
        altar="5*green-square",
        stage="evening",
    )
    game.play("learn offering 3", "skip", "cast clone 3", "copy 1 offering 3")
    assert familiar(game) == "red-circle red-circle"


# -- Clone in solo


@pytest.mark.parametrize("own", [3, 4, 5])
def test_in_solo_clone_copies_exactly_level_four_of_spells_not_learned(own: int) -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone",
        pools=["3*red-circle"],
        learned=[{"clone": own}],
        altar="5*blue-square",
        stage="midday",
    )
    game.play("cast clone 3")
    assert game.prompt.startswith("copy-action ")
    assert game.options == ["copy-unlearned purification 4", "copy-unlearned offering 4"]
    game.play("copy-unlearned offering 4")
    assert familiar(game) == "red-circle red-circle red-circle"


def test_in_solo_clone_does_not_copy_a_learned_spell_nor_a_basic_action() -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone",
        pools=["3*red-circle"],
        learned=[{"clone": 3, "offering": 5, "purification": 5}],
        altar="5*blue-square",
        stage="midday",
    )
    assert "cast clone 3" not in game.options
    assert game.why_not("cast clone 3") == "nothing-to-copy spell=clone"


def test_in_solo_a_copied_rune_link_looks_at_the_token_on_clone() -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone, focus",
        pools=["2*red-circle red-square"],
        learned=[{"clone": (4, "white-circle"), "transmutation": 3}],
        altar="green-circle green-square",
        stage="midday",
    )
    game.play("cast clone 4")
    assert game.options == ["copy-unlearned focus 4 store", "copy-unlearned focus 4 take"]
    game.play("copy-unlearned focus 4 take")
    assert pool(game) == "2*red-circle red-square green-circle"


@pytest.mark.parametrize("own", [4, 5])
def test_in_solo_a_copied_growth_lowers_clone(own: int) -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1, spells="clone, growth", learned=[{"clone": own}], altar="3*blue-square red-circle", stage="midday"
    )
    game.play("cast clone 4", "store blue-square", "store blue-square")
    assert familiar(game) == "blue-square blue-square"
    assert level(game, "clone") == own - 1
    assert level(game, "growth") == 0


def test_in_solo_clone_on_level_five_still_demands_its_discard() -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone, blaze",
        pools=["red-square blue-circle"],
        learned=[{"clone": 5, "levitation": 3}],
        altar="red-circle",
        bag="4*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5")
    assert pool(game) == "blue-circle 4*yellow-square"
    assert table(game).rival_bottom == tokens("red-circle")


def test_in_solo_a_copied_sharing_draws_for_the_rival() -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone, sharing",
        pools=["red-square"],
        learned=[{"clone": 5, "sacrifice": 3}],
        altar="3*red-circle",
        bag="4*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5")
    assert pool(game) == "2*red-circle"
    assert table(game).rival_bottom == tokens("yellow-square")


def test_in_solo_the_discard_of_clone_must_leave_a_token_for_a_copied_sacrifice() -> None:
    # Ruling: costs_in_full.
    game = spellbook(
        1,
        spells="clone",
        pools=["red-triangle blue-square"],
        learned=[{"clone": (5, "white-triangle"), "levitation": 3}],
        altar="5*red-circle",
        stage="midday",
    )
    assert "cast clone 5" not in game.options
    assert game.why_not("cast clone 5") == "nothing-to-copy spell=clone"
    game = spellbook(
        1,
        spells="clone",
        pools=["red-triangle blue-triangle"],
        learned=[{"clone": (5, "white-triangle"), "levitation": 3}],
        altar="5*red-circle",
        bag="4*yellow-square",
        stage="midday",
    )
    game.play("cast clone 5", "discard red-triangle")
    assert pool(game) == "4*yellow-square"


def test_in_solo_transmutation_may_be_learned_through_its_own_copy() -> None:
    # Ruling: solo_clone.
    game = spellbook(
        1,
        spells="clone",
        pools=["2*blue-circle red-square"],
        learned=[{"clone": (4, "white-square")}],
        altar="5*red-circle",
        stage="midday",
    )
    game.play("cast clone 4")
    assert level(game, "transmutation") == 3
    assert pool(game) == ""


def test_in_solo_nobody_else_can_be_copied() -> None:
    game = spellbook(
        1, spells="clone", pools=["3*red-circle"], learned=[{"clone": 3}], altar="blue-square", stage="midday"
    )
    game.play("cast clone 3")
    assert game.why_not("copy 0 offering 4") == "copy-only-unlearned spell=offering"
    assert game.why_not("copy-unlearned offering 3") == "copy-not-possible spell=offering"
    assert game.why_not("store red-circle") != ""


def test_a_card_that_can_be_copied_may_be_pointed_at() -> None:
    game = spellbook(
        spells="clone", pools=["2*red-circle"], learned=[{"clone": 3}, {"offering": 3}], stage="midday"
    )
    game.play("cast clone 3")
    assert "copy 1 offering 3" in game.options
    assert game.why_not("spell offering") == ""
