"""Sacrifice, Eruption and Blaze, card by card."""

import pytest
from tables.spellbook import altar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import TOKENS

RUNE_OF_LEVEL = [(3, "circle"), (4, "triangle"), (5, "square")]


def all_but(used: str) -> str:
    found = tokens(used)
    return " ".join(f"{5 - found.count(kind)}*{name}" for kind, name in enumerate(TOKENS))


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("sacrifice", 3, 1),
        ("sacrifice", 4, 2),
        ("sacrifice", 5, 3),
        ("eruption", 3, 2),
        ("eruption", 4, 3),
        ("eruption", 5, 4),
        ("blaze", 3, 0),
        ("blaze", 4, 2),
        ("blaze", 5, 5),
    ],
)
def test_a_red_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}], altar="red-circle")
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize("spell", ["sacrifice", "eruption", "blaze"])
def test_a_red_spell_is_not_usable_before_it_is_learned(spell: str) -> None:
    game = spellbook(spells=spell, pools=["red-circle"], altar="blue-square")
    assert game.options == ["take blue-square", "draw-two", "skip"]
    assert game.why_not(f"cast {spell} 3") == f"spell-not-learned spell={spell}"


@pytest.mark.parametrize("spell", ["sacrifice", "eruption", "blaze"])
def test_a_red_spell_belongs_to_the_morning_only(spell: str) -> None:
    game = spellbook(spells=spell, pools=["red-circle"], learned=[{spell: 3}], stage="midday")
    assert game.options == ["store red-circle", "skip"]
    assert game.why_not(f"cast {spell} 3") == "other-phase phase=morning now=midday"


@pytest.mark.parametrize("spell", ["sacrifice", "eruption", "blaze"])
@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_a_red_spell_is_not_usable_above_its_level(spell: str, used: int, learned: int) -> None:
    pools = ["red-circle red-triangle red-square"]
    game = spellbook(spells=spell, pools=pools, learned=[{spell: learned}])
    assert f"cast {spell} {learned}" in game.options
    assert f"cast {spell} {used}" not in game.options
    assert game.why_not(f"cast {spell} {used}") == f"level-too-high spell={spell} level={used} learned={learned}"


def test_a_red_spell_that_is_not_among_the_seven_cannot_be_used() -> None:
    game = spellbook(spells="sacrifice", altar="blue-square")
    assert game.why_not("cast eruption 3") == "spell-not-in-play spell=eruption"


# -- Sacrifice


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_sacrifice_discards_the_rune_of_its_level_and_draws_four(at: int, rune: str) -> None:
    game = spellbook(pools=[f"white-{rune}"], learned=[{"sacrifice": at}], bag="4*yellow-square")
    before = table(game).box[:]
    game.play(f"cast sacrifice {at}")
    assert pool(game) == "4*yellow-square"
    before[tokens(f"white-{rune}")[0]] += 1
    assert table(game).box == before


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_sacrifice_on_level_five_can_be_used_on_every_lower_level(at: int, rune: str) -> None:
    pools = ["green-circle green-triangle green-square"]
    game = spellbook(pools=pools, learned=[{"sacrifice": 5}], bag="4*yellow-square")
    assert game.options == ["draw-two", "cast sacrifice 3", "cast sacrifice 4", "cast sacrifice 5", "skip"]
    game.play(f"cast sacrifice {at}")
    kept = pools[0].replace(f"green-{rune}", "").split()
    assert pool(game) == f"{kept[0]} {kept[1]} 4*yellow-square"
    assert level(game, "sacrifice") == 5


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_sacrifice_is_not_usable_without_the_rune_of_the_level(at: int, rune: str) -> None:
    others = " ".join(f"red-{other}" for _, other in RUNE_OF_LEVEL if other != rune)
    game = spellbook(pools=[others], learned=[{"sacrifice": 5}])
    assert f"cast sacrifice {at}" not in game.options
    assert game.why_not(f"cast sacrifice {at}") == f"cost-rune spell=sacrifice rune={rune}"


def test_sacrifice_lets_the_player_choose_the_colour_of_the_discarded_token() -> None:
    pools = ["2*red-circle blue-circle blue-square"]
    game = spellbook(pools=pools, learned=[{"sacrifice": 3}], bag="4*yellow-square")
    game.play("cast sacrifice 3")
    assert game.prompt == "discard-tokens count=1"
    assert game.options == ["discard red-circle", "discard blue-circle"]
    assert game.why_not("discard blue-square") == "step-needs-rune rune=circle"
    game.play("discard blue-circle")
    assert pool(game) == "2*red-circle blue-square 4*yellow-square"


def test_sacrifice_with_nine_tokens_draws_exactly_one() -> None:
    pools = ["red-circle 5*black-square 3*red-triangle"]
    game = spellbook(pools=pools, learned=[{"sacrifice": 3}], bag="4*yellow-square")
    game.play("cast sacrifice 3")
    assert pool(game) == "3*red-triangle 5*black-square yellow-square"


def test_sacrifice_draws_only_until_the_pool_holds_nine() -> None:
    pools = ["red-circle 5*black-square red-triangle"]
    game = spellbook(pools=pools, learned=[{"sacrifice": 3}], bag="4*yellow-square")
    game.play("cast sacrifice 3")
    assert pool(game) == "red-triangle 5*black-square 3*yellow-square"


def test_the_token_discarded_for_sacrifice_may_be_drawn_again_from_an_empty_bag() -> None:
    # Ruling: draw_order_and_recycling.
    game = spellbook(
        pools=["red-circle"], learned=[{"sacrifice": 3}], altar=all_but("red-circle red-square"), bag=""
    )
    game.play("cast sacrifice 3")
    assert game.events()[-3:] == [
        "discard seat=0 token=red-circle",
        "recycle seat=0 count=1",
        "draw seat=0 token=red-circle",
    ]
    assert pool(game) == "red-circle"


def test_jokers_do_not_pay_for_sacrifice() -> None:
    game = spellbook(pools=["3*blue-square"], learned=[{"sacrifice": 3}])
    assert game.why_not("cast sacrifice 3") == "cost-rune spell=sacrifice rune=circle"


# -- Eruption


@pytest.mark.parametrize(
    ("at", "held", "drawn"),
    [(3, 0, 4), (3, 1, 3), (3, 3, 1), (4, 0, 5), (4, 2, 3), (4, 4, 1), (5, 1, 5), (5, 4, 2), (5, 5, 1)],
)
def test_eruption_draws_until_the_pool_holds_its_number(at: int, held: int, drawn: int) -> None:
    game = spellbook(
        spells="eruption", pools=[f"{held}*red-circle"], learned=[{"eruption": at}], bag="5*yellow-square"
    )
    game.play(f"cast eruption {at}")
    assert table(game).players[0].pool == tokens(f"{held}*red-circle {drawn}*yellow-square")


@pytest.mark.parametrize(
    ("at", "held", "target"), [(3, 4, 4), (3, 5, 4), (4, 5, 5), (4, 7, 5), (5, 6, 6), (5, 8, 6)]
)
def test_eruption_is_not_usable_when_the_pool_already_holds_the_target(at: int, held: int, target: int) -> None:
    pools = [f"5*red-circle {held - 5}*red-square" if held > 5 else f"{held}*red-circle"]
    game = spellbook(spells="eruption", pools=pools, learned=[{"eruption": at}])
    assert game.options == ["draw-two", "skip"]
    assert game.why_not(f"cast eruption {at}") == f"pool-at-target spell=eruption count={held} target={target}"


def test_eruption_offers_only_the_levels_whose_number_the_pool_does_not_hold() -> None:
    game = spellbook(spells="eruption", pools=["4*red-circle"], learned=[{"eruption": 5}])
    assert game.options == ["draw-two", "cast eruption 4", "cast eruption 5", "skip"]
    assert game.why_not("cast eruption 3") == "pool-at-target spell=eruption count=4 target=4"


def test_eruption_on_a_lower_level_draws_to_the_lower_number() -> None:
    game = spellbook(spells="eruption", learned=[{"eruption": 5}], bag="5*yellow-square")
    game.play("cast eruption 3")
    assert pool(game) == "4*yellow-square"
    assert level(game, "eruption") == 5


def test_eruption_is_not_usable_when_nothing_is_left_to_draw() -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(spells="eruption", learned=[{"eruption": 5}], altar=all_but("red-square"))
    assert "cast eruption 5" not in game.options
    assert game.why_not("cast eruption 5") == "nothing-to-draw spell=eruption"


def test_eruption_draws_what_is_left_when_that_is_too_little() -> None:
    game = spellbook(
        spells="eruption",
        learned=[{"eruption": 5}],
        altar=all_but("red-square 2*blue-circle"),
        bag="2*blue-circle",
    )
    game.play("cast eruption 5")
    assert pool(game) == "2*blue-circle"


# -- Blaze


@pytest.mark.parametrize("at", [3, 4, 5])
def test_blaze_draws_four_and_then_every_other_player_takes_one(at: int) -> None:
    game = spellbook(
        spells="blaze", learned=[{"blaze": at}], altar="red-circle blue-square", bag="4*yellow-square"
    )
    game.play(f"cast blaze {at}")
    assert pool(game) == "4*yellow-square"
    assert game.asked.seat == 1
    assert game.prompt == "take-tokens count=1"
    assert game.options == ["take red-circle", "take blue-square"]
    game.play("take blue-square")
    assert pool(game, 1) == "blue-square"
    assert altar(game) == "red-circle"
    assert game.asked.seat == 0
    assert game.prompt == "choose-midday"


def test_the_levels_of_blaze_do_the_same_so_only_the_highest_is_offered() -> None:
    game = spellbook(spells="blaze", learned=[{"blaze": 5}], altar="red-circle")
    assert game.options == ["take red-circle", "draw-two", "cast blaze 5", "skip"]
    assert game.why_not("cast blaze 3") == "level-alike spell=blaze level=5"
    assert game.why_not("cast blaze 4") == "level-alike spell=blaze level=5"


def test_with_blaze_the_others_take_clockwise_from_the_left_of_the_player() -> None:
    game = spellbook(
        3, spells="blaze", turn=1, learned=[{}, {"blaze": 3}], altar="red-circle blue-square", bag="4*green-circle"
    )
    game.play("cast blaze 3")
    assert game.asked.seat == 2
    assert game.options == ["take red-circle", "take blue-square"]
    game.play("take red-circle")
    assert pool(game, 2) == "red-circle"
    assert pool(game, 0) == "blue-square"
    assert altar(game) == ""


def test_with_blaze_nobody_else_takes_once_the_altar_is_empty() -> None:
    game = spellbook(3, spells="blaze", learned=[{"blaze": 3}], altar="red-circle", bag="4*green-circle")
    game.play("cast blaze 3")
    assert [pool(game, seat) for seat in range(3)] == ["4*green-circle", "red-circle", ""]


def test_with_blaze_a_player_with_nine_tokens_is_passed_over() -> None:
    game = spellbook(
        3,
        spells="blaze",
        pools=["", "5*black-circle 4*black-square"],
        learned=[{"blaze": 5}],
        altar="red-circle blue-square",
        bag="4*green-circle",
    )
    game.play("cast blaze 5")
    assert game.asked.seat == 2
    game.play("take red-circle")
    assert [pool(game, seat) for seat in (1, 2)] == ["5*black-circle 4*black-square", "red-circle"]


def test_blaze_may_leave_the_others_nothing_when_the_altar_is_empty() -> None:
    game = spellbook(spells="blaze", learned=[{"blaze": 4}], bag="4*green-circle")
    game.play("cast blaze 4")
    assert pool(game) == "4*green-circle"
    assert pool(game, 1) == ""


@pytest.mark.parametrize(("held", "drawn"), [(5, 4), (6, 3), (8, 1)])
def test_blaze_draws_only_until_the_pool_holds_nine(held: int, drawn: int) -> None:
    pools = [f"5*red-circle {held - 5}*red-triangle"]
    game = spellbook(
        spells="blaze", pools=pools, learned=[{"blaze": 3}], altar="blue-square", bag="4*yellow-circle"
    )
    game.play("cast blaze 3")
    assert table(game).players[0].pool == tokens(f"{pools[0]} {drawn}*yellow-circle")
    assert pool(game, 1) == "blue-square"


def test_blaze_is_not_usable_with_a_full_pool() -> None:
    # Ruling: no_effect_use.
    game = spellbook(
        spells="blaze, divination",
        pools=["5*red-circle 4*red-triangle"],
        learned=[{"blaze": 5, "divination": 5}],
        altar="blue-square",
    )
    assert game.options == ["cast divination 3", "cast divination 4", "cast divination 5", "skip"]
    assert game.why_not("cast blaze 5") == "pool-full spell=blaze count=9"


def test_blaze_is_not_usable_when_nothing_is_left_to_draw() -> None:
    game = spellbook(spells="blaze", learned=[{"blaze": 5}], altar=all_but("red-square"))
    assert game.why_not("cast blaze 5") == "nothing-to-draw spell=blaze"


def test_what_somebody_takes_because_of_blaze_does_not_wake_his_mirage() -> None:
    game = spellbook(
        spells="blaze, mirage",
        learned=[{"blaze": 5}, {"mirage": (5, "blue-circle")}],
        altar="red-circle green-circle",
        bag="5*yellow-square",
    )
    game.play("cast blaze 5", "take red-circle")
    assert pool(game, 1) == "red-circle"
    assert game.asked.seat == 0


def test_with_blaze_the_others_must_take() -> None:
    game = spellbook(spells="blaze", learned=[{"blaze": 5}], altar="red-circle green-circle")
    game.play("cast blaze 5")
    assert game.why_not("skip") == "must-choose"


def test_in_solo_blaze_gives_the_rival_a_token_of_the_altar() -> None:
    game = spellbook(
        1, spells="blaze", learned=[{"blaze": 3}], altar="red-circle blue-square", bag="4*yellow-square"
    )
    game.play("cast blaze 3")
    assert pool(game) == "4*yellow-square"
    assert game.prompt == "give-rival-bottom"
    assert game.options == ["give-rival red-circle", "give-rival blue-square"]
    game.play("give-rival blue-square")
    assert table(game).rival_bottom == tokens("blue-square")
    assert table(game).rival == []
    assert altar(game) == "red-circle"


def test_in_solo_blaze_gives_the_rival_nothing_from_an_empty_altar() -> None:
    game = spellbook(1, spells="blaze", learned=[{"blaze": 3}], bag="4*yellow-square")
    game.play("cast blaze 3")
    assert pool(game) == "4*yellow-square"
    assert table(game).rival_bottom == []
    assert game.prompt == "choose-midday"


def test_in_solo_the_token_that_blaze_gives_the_rival_does_not_wake_mirage() -> None:
    game = spellbook(
        1,
        spells="blaze, mirage",
        mirage_on_store_or_swap="yes",
        learned=[{"blaze": 3, "mirage": (5, "blue-circle")}],
        altar="red-circle green-circle",
        bag="4*yellow-square",
    )
    game.play("cast blaze 3", "give-rival red-circle")
    assert pool(game) == "4*yellow-square"
    assert game.prompt == "choose-midday"
