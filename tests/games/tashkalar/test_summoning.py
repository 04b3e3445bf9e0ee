"""Summoning: ranks on the square, shortage of pieces, taking it back, and borrowed pieces."""

from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    discard,
    drawing,
    hand,
    offers,
    on,
    player_at,
    points,
    supply,
    table,
    tashkalar,
)

FULL = """
  .....
 .......
ccccccc..
.........
....c....
.........
ccccc....
 cccc...
  .....
"""
"""All seventeen two-sided pieces of seat 0 in a High Form."""


def test_a_being_destroys_what_it_is_summoned_onto_if_that_is_not_of_a_higher_rank() -> None:
    game = tashkalar(".c. .C. .c.", hands=["swordmaster"])
    game.play("summon swordmaster E5")
    assert arena(game, 3) == drawing(".c. .c. .c.")
    assert destroyed(game) == "C"
    game = tashkalar(".c. .H. .c.", hands=["swordmaster"])
    assert game.why_not("summon swordmaster E5") == "rank-too-high card=swordmaster rank=heroic"


def test_an_own_piece_on_the_summoning_square_goes_back_to_the_supply_and_scores_for_nobody() -> None:
    game = tashkalar(".c. .c. .c.", hands=["swordmaster"], mode="duel")
    game.play("summon swordmaster E5")
    assert supply(game) == (13, 3)
    assert destroyed(game) == ""


def test_a_legend_goes_to_the_discard_pile_that_all_share() -> None:
    game = tashkalar("....... ....... ....... ....... ...h... ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert discard(game) == ""
    assert table(game).legends.discard == [table(game).legends.first + 11]


def test_with_no_piece_in_the_supply_an_own_one_on_the_square_becomes_the_being() -> None:
    board = FULL.replace("....c....", "...ccc...").replace("ccccc....", "ccc......")
    game = tashkalar(board, hands=["frozen-chest"])
    assert supply(game) == (0, 3)
    game.play("summon frozen-chest E5")
    assert on(game, "E5") == "h"
    assert supply(game) == (0, 3)
    assert game.events()[-3:-1] == [  # before the card is put away
        "pick-up seat=0 square=E5 piece=white-common",
        "summon seat=0 card=frozen-chest square=E5",
    ]


def test_the_piece_on_the_summoning_square_may_be_the_only_one_that_can_become_the_being() -> None:
    game = tashkalar(".c. .c. .c.", hands=["swordmaster"], supply=[(0, 3)])
    assert offers(game, "summon") == ["swordmaster E5"]
    game.play("summon swordmaster E5")
    assert (arena(game, 3), game.prompt) == (drawing(".c. .c. .c."), "act count=1")
    game = tashkalar("... ccc ...", hands=["frozen-chest"], supply=[(0, 3)])  # the pattern takes it, too
    assert offers(game, "summon") == ["frozen-chest E5"]
    board = "....... ....... ....... ...{}... ...h... ...h... ..ccc.."
    for sign, offered in [("l", ["titan E5"]), ("c", []), ("L", [])]:
        game = tashkalar(board.format(sign), hands=["titan"], supply=[(9, 0)])
        assert offers(game, "summon") == offered


def test_a_piece_may_be_picked_up_if_one_of_the_ways_can_spare_it() -> None:
    game = tashkalar(".c. c.c .c.", hands=["swordmaster"], supply=[(0, 3)]).play("summon swordmaster E5")
    assert game.options == ["pick-up E4", "pick-up D5", "pick-up F5", "pick-up E6", "take-back"]
    for square, left in [("E4", "... ccc .c."), ("F5", ".c. cc. .c.")]:
        game = tashkalar(".c. c.c .c.", hands=["swordmaster"], supply=[(0, 3)])
        game.play("summon swordmaster E5", f"pick-up {square}")
        assert arena(game, 3) == drawing(left)


def test_with_no_piece_in_the_supply_one_that_is_not_used_is_picked_up() -> None:
    game = tashkalar(FULL, hands=["crystal-grower"])
    assert "crystal-grower B2" in offers(game, "summon")
    game.play("summon crystal-grower B2")
    assert "take-back" in game.options
    assert "pick-up E5" in game.options
    game.play("pick-up E5")
    assert on(game, "E5") == "."
    assert on(game, "B2") == "c"
    assert supply(game) == (0, 3)
    assert actions(game) == 1


def test_a_summoning_may_be_taken_back_while_a_piece_is_looked_for_but_only_once() -> None:
    game = tashkalar(FULL, hands=["crystal-grower"])
    game.play("summon crystal-grower B2", "take-back")
    assert actions(game) == 2
    assert hand(game) == "crystal-grower"
    game.play("summon crystal-grower B2")
    assert "take-back" not in game.options


def test_a_legend_needs_a_legendary_piece_that_its_pattern_does_not_take() -> None:
    board = "....... ....... ....... ....... ...l... ...l... ..lcc.."
    game = tashkalar(board, hands=["titan"])
    assert supply(game) == (15, 0)
    assert game.why_not("summon titan E5") == "no-piece-for-being card=titan rank=legendary"
    game = tashkalar("lc....h ....... ....... ....... ...l... ...h... ..ccc..", hands=["titan"], supply=[(9, 0)])
    game.play("summon titan E5")
    assert game.options == ["pick-up B2", "take-back"]
    game.play("pick-up B2")
    assert on(game, "B2") == "."
    assert on(game, "E5") == "l"


def test_a_picked_up_piece_is_not_destroyed() -> None:
    game = tashkalar("l...... ....... ....... ....... ...l... ...h... ..ccc..", hands=["titan"], supply=[(10, 0)])
    game.play("summon titan E5", "pick-up B2")
    events = game.events()
    assert events[: events.index("summon seat=0 card=titan square=E5")] == [
        "pick-up seat=0 square=B2 piece=blue-legendary"
    ]


# -- improvised summoning


def test_in_melee_one_enemy_piece_of_a_colour_may_serve_once() -> None:
    game = tashkalar(".C. ... .c.", seats=3, hands=["swordmaster messenger"])
    assert offers(game, "borrow") == ["swordmaster E5 E4"]
    game.play("borrow swordmaster E5 E4")
    assert arena(game, 3) == drawing(".C. .c. .c.")
    assert "improvise seat=0 colour=red square=E4" in game.events()
    assert player_at(game, 0).improvised == 0b010
    assert offers(game, "borrow") == []


def test_pieces_of_two_colours_cannot_be_borrowed_for_one_being() -> None:
    game = tashkalar("... Cd. .c.", seats=3, hands=["chronicler"])
    assert not [option for option in offers(game, "borrow") if "chronicler" in option]
    game = tashkalar(".c. C.c ...", seats=3, hands=["chronicler"])
    assert offers(game, "borrow") == ["chronicler E5 D5"]


def test_a_colour_that_was_borrowed_from_cannot_be_used_again() -> None:
    game = tashkalar(".C. ... .c.", seats=3, hands=["swordmaster"], improvised=["red"])
    assert offers(game, "borrow") == []
    assert offers(game, "summon") == []


def test_outside_melee_nothing_can_be_borrowed() -> None:
    game = tashkalar(".C. ... .c.", hands=["swordmaster"])
    assert offers(game, "borrow") == []
    assert game.why_not("borrow swordmaster E5 E4") == "nothing-to-borrow"


def test_a_borrowed_piece_on_the_summoning_square_is_destroyed_by_the_arrival() -> None:
    game = tashkalar("..... ..H.. ..... .c.c. .....", seats=3, hands=["high-priestess"])
    assert offers(game, "borrow") == ["high-priestess E4 E4"]
    game.play("borrow high-priestess E4 E4", "stop")
    assert on(game, "E4") == "h"
    assert destroyed(game) == "H"


def test_one_may_improvise_though_another_pattern_is_complete() -> None:
    game = tashkalar(".c. C.c .c.", seats=3, hands=["swordmaster"])
    assert offers(game, "summon") == ["swordmaster E5"]
    assert offers(game, "borrow") == ["swordmaster E5 D5"]


def test_a_borrowed_piece_was_used_and_stays_an_enemy() -> None:
    game = tashkalar("..... .C.c. ..... .c.c. .....", seats=3, hands=["master-of-intrigue"])
    game.play("borrow master-of-intrigue E5 D4", "move D4 D5", "stop")
    assert on(game, "D5") == "C"


# -- points for legends


def test_a_summoned_legend_gives_a_point_in_a_duel() -> None:
    game = tashkalar("....... ....... ....... ....... ...h... ...h... ..ccc..", mode="duel", hands=["titan"])
    game.play("summon titan E5")
    assert points(game) == [1]


def test_in_melee_the_point_for_a_legend_is_in_a_colour_of_choice() -> None:
    game = tashkalar("....... ....... ....... ....... ...h... ...h... ..ccc..", seats=3, hands=["titan"])
    game.play("summon titan E5")
    assert game.options == ["colour red", "colour brown"]
    game.play("colour brown")
    assert points(game) == [0, 1]


def test_no_point_for_a_legend_in_the_high_form() -> None:
    game = tashkalar("....... ....... ....... ....... ...h... ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert points(game) == [0]
    assert game.scores == [1, 0]  # but for the piece on the arena
