"""Levitation, Sharing and Divination, card by card."""

import pytest
from tables.spellbook import altar, level, pool, spellbook, table, tokens

from arcanum.games.spellbook.table import TOKENS

FULL = "5*black-circle 4*black-square"
RUNE_OF_LEVEL = [(3, "circle"), (4, "triangle"), (5, "square")]


def all_but(used: str) -> str:
    found = tokens(used)
    return " ".join(f"{5 - found.count(kind)}*{name}" for kind, name in enumerate(TOKENS))


@pytest.mark.parametrize(
    ("spell", "at", "points"),
    [
        ("levitation", 3, 3),
        ("levitation", 4, 4),
        ("levitation", 5, 5),
        ("sharing", 3, 4),
        ("sharing", 4, 4),
        ("sharing", 5, 4),
        ("divination", 3, 2),
        ("divination", 4, 3),
        ("divination", 5, 4),
    ],
)
def test_a_purple_spell_scores_the_points_printed_at_its_level(spell: str, at: int, points: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: at}])
    assert game.score_lines()[f"spell spell={spell} level={at}"] == points
    assert game.scores == [points, 0]


@pytest.mark.parametrize("spell", ["levitation", "sharing", "divination"])
def test_a_purple_spell_is_not_usable_before_it_is_learned(spell: str) -> None:
    game = spellbook(spells=spell, altar="red-circle")
    assert game.options == ["take red-circle", "draw-two", "skip"]
    assert game.why_not(f"cast {spell} 3") == f"spell-not-learned spell={spell}"


@pytest.mark.parametrize("spell", ["levitation", "sharing", "divination"])
def test_a_purple_spell_belongs_to_the_morning_only(spell: str) -> None:
    game = spellbook(
        spells=spell, pools=["3*red-circle"], learned=[{spell: 3}], altar="red-circle", stage="evening"
    )
    assert game.options == ["learn sacrifice 3", "skip"]
    assert game.why_not(f"cast {spell} 3") == "other-phase phase=morning now=evening"


@pytest.mark.parametrize("spell", ["levitation", "sharing", "divination"])
@pytest.mark.parametrize(("used", "learned"), [(4, 3), (5, 3), (5, 4)])
def test_a_purple_spell_is_not_usable_above_its_level(spell: str, used: int, learned: int) -> None:
    game = spellbook(spells=spell, learned=[{spell: learned}], altar="red-circle red-triangle red-square")
    assert f"cast {spell} {learned}" in game.options
    assert f"cast {spell} {used}" not in game.options
    assert game.why_not(f"cast {spell} {used}") == f"level-too-high spell={spell} level={used} learned={learned}"


# -- Levitation


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_levitation_takes_two_tokens_of_the_rune_of_its_level(at: int, rune: str) -> None:
    lying = "red-circle blue-circle red-triangle blue-triangle red-square blue-square"
    game = spellbook(learned=[{"levitation": at}], altar=f"{lying} yellow-{rune}")
    game.play(f"cast levitation {at}")
    assert game.prompt == "take-tokens count=2"
    assert game.options == [f"take red-{rune}", f"take blue-{rune}", f"take yellow-{rune}"]
    game.play(f"take yellow-{rune}")
    assert game.prompt == "take-tokens count=1"
    assert game.options == [f"take red-{rune}", f"take blue-{rune}"]
    game.play(f"take red-{rune}")
    assert pool(game) == f"red-{rune} yellow-{rune}"


def test_levitation_on_level_five_can_be_used_on_every_lower_level() -> None:
    game = spellbook(learned=[{"levitation": 5}], altar="2*red-circle 2*blue-triangle")
    assert "cast levitation 3" in game.options
    assert "cast levitation 4" in game.options
    game.play("cast levitation 4")
    assert pool(game) == "2*blue-triangle"
    assert altar(game) == "2*red-circle"


def test_levitation_does_not_mix_the_runes_of_two_levels() -> None:
    game = spellbook(learned=[{"levitation": 4}], altar="red-circle green-circle blue-triangle")
    game.play("cast levitation 3")
    assert game.why_not("take blue-triangle") == "step-needs-rune rune=circle"
    game.play("take red-circle")
    assert pool(game) == "red-circle green-circle"
    assert altar(game) == "blue-triangle"


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_levitation_takes_a_single_token_when_only_one_has_the_rune(at: int, rune: str) -> None:
    # Ruling: partial_shortage.
    game = spellbook(learned=[{"levitation": at}], altar=f"red-{rune}")
    game.play(f"cast levitation {at}")
    assert pool(game) == f"red-{rune}"
    assert altar(game) == ""


@pytest.mark.parametrize(("at", "rune"), RUNE_OF_LEVEL)
def test_levitation_is_not_usable_when_no_token_of_the_altar_has_the_rune(at: int, rune: str) -> None:
    others = " ".join(f"red-{other}" for _, other in RUNE_OF_LEVEL if other != rune)
    game = spellbook(learned=[{"levitation": 5}], altar=others)
    assert f"cast levitation {at}" not in game.options
    assert game.why_not(f"cast levitation {at}") == f"altar-lacks-rune spell=levitation rune={rune}"


def test_levitation_takes_one_token_when_the_pool_has_one_place() -> None:
    game = spellbook(
        pools=["5*black-circle 3*black-square"], learned=[{"levitation": 3}], altar="red-circle green-circle"
    )
    game.play("cast levitation 3", "take green-circle")
    assert pool(game) == "green-circle 5*black-circle 3*black-square"
    assert altar(game) == "red-circle"
    assert game.prompt == "choose-midday"


def test_levitation_is_not_usable_with_a_full_pool() -> None:
    game = spellbook(pools=[FULL], learned=[{"sacrifice": 3, "levitation": 3}], altar="2*red-circle")
    assert game.options == ["cast sacrifice 3", "skip"]
    assert game.why_not("cast levitation 3") == "pool-full spell=levitation count=9"


# -- Sharing


def test_sharing_on_level_three_takes_one_and_then_draws_one() -> None:
    game = spellbook(
        spells="sharing", learned=[{"sharing": 3}], altar="red-circle blue-square", bag="2*yellow-circle"
    )
    game.play("cast sharing 3")
    assert game.prompt == "take-tokens count=1"
    assert pool(game) == ""
    game.play("take blue-square")
    assert pool(game) == "blue-square yellow-circle"
    assert pool(game, 1) == "yellow-circle"
    assert altar(game) == "red-circle"


@pytest.mark.parametrize(("at", "taken"), [(4, 2), (5, 3)])
def test_sharing_on_higher_levels_takes_more_and_draws_nothing(at: int, taken: int) -> None:
    game = spellbook(
        spells="sharing", learned=[{"sharing": at}], altar="2*red-circle 2*blue-square", bag="yellow-circle"
    )
    game.play(f"cast sharing {at}")
    assert game.prompt == f"take-tokens count={taken}"
    game.play(*["take blue-square", "take red-circle", "take red-circle"][:taken])
    assert pool(game) == {2: "red-circle blue-square", 3: "2*red-circle blue-square"}[taken]
    assert pool(game, 1) == "yellow-circle"
    assert altar(game) == {2: "red-circle blue-square", 3: "blue-square"}[taken]


def test_sharing_on_level_five_can_be_used_on_every_lower_level() -> None:
    game = spellbook(spells="sharing", learned=[{"sharing": 5}], altar="3*red-circle", bag="5*yellow-circle")
    assert game.options == [
        "take red-circle", "draw-two", "cast sharing 3", "cast sharing 4", "cast sharing 5", "skip",
    ]  # fmt: skip
    game.play("cast sharing 4")
    assert pool(game) == "2*red-circle"
    assert level(game, "sharing") == 5


@pytest.mark.parametrize("at", [3, 4, 5])
def test_with_sharing_every_other_player_draws_one_clockwise(at: int) -> None:
    game = spellbook(
        4, spells="sharing", turn=2, learned=[{}, {}, {"sharing": at}], altar="5*red-circle", bag="5*yellow-circle"
    )
    game.play(f"cast sharing {at}")
    assert [pool(game, seat) for seat in (3, 0, 1)] == ["yellow-circle"] * 3
    draws = [event for event in game.events() if event.startswith("draw")]
    assert [event.split()[1] for event in draws[-3:]] == ["seat=3", "seat=0", "seat=1"]


def test_with_sharing_a_player_with_nine_tokens_draws_nothing() -> None:
    game = spellbook(
        3,
        spells="sharing",
        pools=["", FULL],
        learned=[{"sharing": 4}],
        altar="2*red-circle",
        bag="2*yellow-circle",
    )
    game.play("cast sharing 4")
    assert [pool(game, seat) for seat in range(3)] == ["2*red-circle", FULL, "yellow-circle"]


def test_sharing_on_level_three_draws_nothing_when_the_take_has_filled_the_pool() -> None:
    pools = ["5*black-circle 3*black-square"]
    game = spellbook(
        spells="sharing", pools=pools, learned=[{"sharing": 3}], altar="red-circle", bag="2*yellow-circle"
    )
    game.play("cast sharing 3")
    assert pool(game) == "red-circle 5*black-circle 3*black-square"
    assert pool(game, 1) == "yellow-circle"


def test_sharing_on_level_five_takes_one_when_the_pool_has_one_place() -> None:
    pools = ["5*black-circle 3*black-square"]
    game = spellbook(
        spells="sharing", pools=pools, learned=[{"sharing": 5}], altar="3*red-circle", bag="2*yellow-circle"
    )
    game.play("cast sharing 5")
    assert pool(game) == "red-circle 5*black-circle 3*black-square"
    assert altar(game) == "2*red-circle"


def test_sharing_takes_what_there_is_when_the_altar_holds_too_few() -> None:
    # Ruling: partial_shortage.
    game = spellbook(spells="sharing", learned=[{"sharing": 5}], altar="2*red-circle", bag="yellow-circle")
    game.play("cast sharing 5")
    assert pool(game) == "2*red-circle"
    assert pool(game, 1) == "yellow-circle"


def test_sharing_on_level_three_only_draws_when_the_altar_is_empty() -> None:
    game = spellbook(spells="sharing", learned=[{"sharing": 5}], bag="3*yellow-circle")
    assert game.options == ["draw-two", "cast sharing 3", "skip"]
    game.play("cast sharing 3")
    assert pool(game) == "yellow-circle"
    assert pool(game, 1) == "yellow-circle"


@pytest.mark.parametrize("at", [4, 5])
def test_sharing_on_higher_levels_is_not_usable_with_an_empty_altar(at: int) -> None:
    game = spellbook(spells="sharing", learned=[{"sharing": 5}])
    assert game.why_not(f"cast sharing {at}") == "altar-empty spell=sharing"


@pytest.mark.parametrize("at", [3, 4, 5])
def test_sharing_is_not_usable_with_a_full_pool(at: int) -> None:
    # Ruling: no_effect_use.
    game = spellbook(
        spells="sharing", pools=[FULL], learned=[{"sacrifice": 3, "sharing": 5}], altar="3*red-circle"
    )
    assert game.options == ["cast sacrifice 3", "skip"]
    assert game.why_not(f"cast sharing {at}") == "pool-full spell=sharing count=9"


def test_sharing_gives_the_others_nothing_when_nothing_is_left_to_draw() -> None:
    # Ruling: nothing_left_to_draw.
    game = spellbook(spells="sharing", learned=[{"sharing": 4}], altar=all_but("purple-square"))
    game.play("cast sharing 4", "take red-circle", "take red-square")
    assert pool(game) == "red-circle red-square"
    assert pool(game, 1) == ""


@pytest.mark.parametrize("at", [3, 4, 5])
def test_in_solo_sharing_draws_a_token_for_the_rival(at: int) -> None:
    game = spellbook(1, spells="sharing", learned=[{"sharing": at}], altar="3*red-circle", bag="2*yellow-circle")
    game.play(f"cast sharing {at}")
    assert pool(game) == {3: "red-circle yellow-circle", 4: "2*red-circle", 5: "3*red-circle"}[at]
    assert table(game).rival_bottom == tokens("yellow-circle")


def test_in_solo_sharing_gives_the_rival_nothing_when_nothing_is_left_to_draw() -> None:
    game = spellbook(1, spells="sharing", learned=[{"sharing": 4}], altar=all_but("purple-square"))
    game.play("cast sharing 4", "take red-circle", "take red-square")
    assert table(game).rival_bottom == []


def test_sharing_on_level_three_needs_something_to_take_or_to_draw() -> None:
    game = spellbook(
        1,
        spells="sharing",
        pools=["red-circle"],
        learned=[{"sacrifice": 3, "sharing": 3}],
        rival_bottom=all_but("red-circle red-square purple-square"),
    )
    assert game.options == ["cast sacrifice 3", "skip"]
    assert game.why_not("cast sharing 3") == "nothing-to-draw spell=sharing"


# -- Divination


def test_divination_on_level_three_feeds_the_altar_takes_two_and_discards_one() -> None:
    game = spellbook(
        spells="divination",
        pools=["black-circle"],
        learned=[{"divination": 3}],
        altar="red-circle",
        bag="2*yellow-circle",
    )
    game.play("cast divination 3")
    assert altar(game) == "red-circle 2*yellow-circle"
    assert game.prompt == "take-tokens count=2"
    game.play("take yellow-circle", "take red-circle")
    assert game.prompt == "discard-tokens count=1"
    assert game.options == ["discard black-circle", "discard yellow-circle", "discard red-circle"]
    game.play("discard black-circle")
    assert pool(game) == "red-circle yellow-circle"
    assert altar(game) == "yellow-circle"


def test_divination_on_level_three_may_discard_a_token_just_taken() -> None:
    game = spellbook(
        spells="divination", pools=["black-circle"], learned=[{"divination": 3}], bag="2*yellow-circle"
    )
    game.play("cast divination 3", "discard yellow-circle")
    assert pool(game) == "black-circle yellow-circle"


def test_divination_on_level_three_with_eight_tokens_takes_one_and_discards_one() -> None:
    # Ruling: discard_source_divination.
    pools = ["5*black-circle 3*black-square"]
    game = spellbook(spells="divination", pools=pools, learned=[{"divination": 3}], bag="2*yellow-circle")
    game.play("cast divination 3", "discard black-square")
    assert pool(game) == "5*black-circle 2*black-square yellow-circle"
    assert altar(game) == "yellow-circle"


def test_divination_on_level_three_with_a_full_pool_takes_none_and_discards_one() -> None:
    # Ruling: no_effect_use.
    game = spellbook(spells="divination", pools=[FULL], learned=[{"divination": 3}], bag="2*yellow-circle")
    game.play("cast divination 3", "discard black-square")
    assert pool(game) == "5*black-circle 3*black-square"
    assert altar(game) == "2*yellow-circle"


def test_divination_on_level_four_takes_two_tokens_of_one_colour() -> None:
    game = spellbook(
        spells="divination",
        learned=[{"divination": 4}],
        altar="red-circle red-square blue-square",
        bag="2*yellow-circle",
    )
    game.play("cast divination 4")
    assert game.prompt == "take-up-to count=2"
    assert game.options == ["take red-circle", "take red-square", "take blue-square", "take yellow-circle", "stop"]
    game.play("take red-square")
    assert game.prompt == "take-up-to count=1"
    assert game.options == ["take red-circle", "stop"]
    assert game.why_not("take yellow-circle") == "step-needs-colour colour=red"
    game.play("take red-circle")
    assert pool(game) == "red-circle red-square"
    assert altar(game) == "blue-square 2*yellow-circle"


@pytest.mark.parametrize(("choices", "taken"), [(["stop"], 0), (["take red-circle", "stop"], 1)])
def test_divination_on_level_four_may_take_one_token_or_none(choices: list[str], taken: int) -> None:
    # Ruling: divination_level_four_zero.
    game = spellbook(
        spells="divination",
        pools=["black-circle"],
        learned=[{"divination": 4}],
        altar="2*red-circle",
        bag="2*yellow-circle",
    )
    game.play("cast divination 4", *choices)
    assert table(game).players[0].pool == tokens(f"black-circle {taken}*red-circle")
    assert table(game).altar == tokens(f"{2 - taken}*red-circle 2*yellow-circle")


def test_divination_on_level_four_ends_when_no_second_token_has_the_colour() -> None:
    game = spellbook(spells="divination", learned=[{"divination": 4}], altar="red-circle", bag="2*yellow-circle")
    game.play("cast divination 4", "take red-circle")
    assert pool(game) == "red-circle"
    assert game.prompt == "choose-midday"


def test_divination_on_level_four_takes_one_when_the_pool_has_one_place() -> None:
    game = spellbook(
        spells="divination",
        pools=["5*black-circle 3*black-square"],
        learned=[{"divination": 4}],
        altar="2*red-circle",
        bag="2*yellow-circle",
    )
    game.play("cast divination 4", "take red-circle")
    assert pool(game) == "red-circle 5*black-circle 3*black-square"
    assert altar(game) == "red-circle 2*yellow-circle"


def test_divination_on_level_five_takes_any_two_old_or_new() -> None:
    game = spellbook(
        spells="divination", learned=[{"divination": 5}], altar="red-circle green-square", bag="2*yellow-circle"
    )
    game.play("cast divination 5")
    assert game.prompt == "take-tokens count=2"
    assert game.options == ["take red-circle", "take green-square", "take yellow-circle"]
    game.play("take yellow-circle")
    assert game.why_not("stop") == "must-choose"
    game.play("take green-square")
    assert pool(game) == "green-square yellow-circle"
    assert altar(game) == "red-circle yellow-circle"


@pytest.mark.parametrize("at", [4, 5])
def test_divination_with_a_full_pool_only_feeds_the_altar(at: int) -> None:
    # Rulings: no_effect_use, divination_level_four_zero.
    game = spellbook(spells="divination", pools=[FULL], learned=[{"divination": 5}], bag="2*yellow-circle")
    game.play(f"cast divination {at}")
    assert pool(game) == FULL
    assert altar(game) == "2*yellow-circle"
    assert game.prompt == "choose-midday"


def test_divination_on_level_five_can_be_used_on_every_lower_level() -> None:
    game = spellbook(spells="divination", learned=[{"divination": 5}])
    assert game.options == ["draw-two", "cast divination 3", "cast divination 4", "cast divination 5", "skip"]


def test_divination_may_bring_more_than_ten_tokens_to_the_altar() -> None:
    lying = "5*red-circle 5*green-circle"
    game = spellbook(
        spells="divination",
        pools=["black-circle"],
        learned=[{"divination": 4}],
        altar=lying,
        bag="3*yellow-circle 2*green-square",
    )
    game.play("cast divination 4", "stop")
    assert len(table(game).altar) == 12
    assert game.prompt == "choose-midday"
    game.play("skip")
    assert len(table(game).altar) == 5


def test_the_level_of_divination_is_named_before_the_two_tokens_are_drawn() -> None:
    # Ruling: effect_named_first.
    game = spellbook(
        spells="divination", learned=[{"divination": 5}], altar="red-circle blue-circle", bag="2*yellow-circle"
    )
    game.play("cast divination 4", "take red-circle")
    assert pool(game) == "red-circle"
    assert game.prompt == "choose-midday"


def test_divination_without_anything_to_draw_still_takes() -> None:
    game = spellbook(spells="divination", learned=[{"divination": 5}], altar=all_but("purple-square"))
    game.play("cast divination 5", "take red-circle", "take red-circle")
    assert pool(game) == "2*red-circle"


@pytest.mark.parametrize("at", [4, 5])
def test_divination_with_a_full_pool_is_not_usable_when_nothing_is_left_to_draw(at: int) -> None:
    game = spellbook(
        spells="divination",
        pools=[FULL],
        learned=[{"divination": 5}],
        altar=all_but(f"purple-square {FULL}"),
    )
    assert game.options == ["cast divination 3", "skip"]
    assert game.why_not(f"cast divination {at}") == "nothing-to-draw spell=divination"


def test_divination_on_level_four_may_not_do_nothing_at_all() -> None:
    # Ruling: no_effect_use.
    game = spellbook(spells="divination", learned=[{"divination": 4}], altar=all_but("purple-square"))
    game.play("cast divination 4")
    assert "stop" not in game.options


def test_the_draws_of_the_others_come_after_the_mirage_draws_of_the_player() -> None:
    # Ruling: others_order.
    game = spellbook(
        spells="sharing, mirage",
        learned=[{"sharing": 4, "mirage": (3, "blue-circle")}],
        altar="red-circle green-square",
        bag="yellow-circle yellow-triangle",
    )
    game.play("cast sharing 4", "take red-circle", "draw")
    assert len(table(game).players[0].pool) == 3
    draws = [event.split()[1] for event in game.events() if event.startswith("draw")]
    assert draws == ["seat=0", "seat=1"]
