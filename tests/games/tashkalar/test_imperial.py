"""The eighteen beings of the Imperial deck, card by card."""

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    discard,
    drawing,
    hand,
    offers,
    on,
    printed,
    supply,
    tashkalar,
)

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("swordmaster", "common", "C @ C", 2),
    ("messenger", "common", "@.. .C. ..C", 4),
    ("herald", "common", "@.. .CC .C.", 4),
    ("bomb", "common", "@. .C .C", 8),
    ("chronicler", "common", ".C. C@C", 4),
    ("assassin", "heroic", "..C. .C.. C... ...@", 4),
    ("time-mage", "heroic", ".C@ C.C .C.", 4),
    ("summoner", "heroic", ".@. CCC", 4),
    ("hypnotist", "heroic", "..C C@C C..", 4),
    ("cannon", "heroic", ".Cc C..", 8),
    ("champion", "heroic", "C@ CC .C", 8),
    ("infantry-captain", "heroic", "..@.. CC.CC", 4),
    ("cavalry-captain", "heroic", ".@. C.C C.C", 4),
    ("gryphon-rider", "heroic", ".C@. C.C. ...C", 8),
    ("knight", "heroic", ".@. CCC C..", 8),
    ("high-priestess", "heroic", ".c. ... C.C", 4),
    ("master-of-intrigue", "heroic", "C.C .@. C.C", 1),
    ("gun-tower", "heroic", "@. CC CC", 8),
]


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_an_imperial_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


# -- Swordmaster


def test_the_swordmaster_destroys_a_diagonal_enemy_and_becomes_heroic() -> None:
    game = tashkalar(".c. C.. Cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5")
    assert game.options == ["destroy D6", "stop"]
    game.play("destroy D6")
    assert arena(game, 3) == drawing(".c. Ch. .c.")
    assert destroyed(game) == "C"
    assert discard(game) == "swordmaster"
    assert actions(game) == 1


def test_the_swordmaster_may_spare_the_enemy_and_stays_common_then() -> None:
    game = tashkalar(".c. ... Cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5", "stop")
    assert arena(game, 3) == drawing(".c. .c. Cc.")


def test_the_swordmaster_leaves_heroic_enemies_and_own_pieces_alone() -> None:
    game = tashkalar(".cH ... cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5")
    assert arena(game, 3) == drawing(".cH .c. cc.")
    assert actions(game) == 1


def test_a_piece_that_the_swordmaster_is_summoned_onto_does_not_upgrade_him() -> None:
    game = tashkalar(".c. .C. .c.", hands=["swordmaster"])
    game.play("summon swordmaster E5")
    assert arena(game, 3) == drawing(".c. .c. .c.")
    assert destroyed(game) == "C"


# -- Messenger


def test_the_messenger_lets_a_heroic_piece_run_over_common_ones_up_to_what_is_as_strong() -> None:
    game = tashkalar(
        """
          .....
         c......
        ..c......
        .........
        h.C.c.H..
        .........
        .........
         .......
          .....
        """,
        hands=["messenger"],
    )
    game.play("summon messenger D4")
    assert {"slide A5 B5", "slide A5 C5", "slide A5 D5", "slide A5 E5", "slide A5 F5"} <= set(game.options)
    assert "slide A5 G5" not in game.options
    game.play("slide A5 F5")
    assert arena(game).splitlines()[4] == ".....hH.."
    assert destroyed(game) == "C"


def test_the_messenger_himself_may_run_and_a_common_piece_enters_only_empty_squares() -> None:
    game = tashkalar("....C ..... ..... ...c. ....c", hands=["messenger"])
    game.play("summon messenger E5")
    assert "slide E5 F4" in game.options
    assert "slide E5 G3" not in game.options
    game.play("slide E5 E1")
    assert on(game, "E1") == "c"


# -- Herald


def test_the_herald_grants_two_moves_onto_empty_squares_also_with_one_piece() -> None:
    game = tashkalar("..... ..... ..C.. ...lc ...c.", hands=["herald"])
    game.play("summon herald E5")
    assert arena(game, 5) == drawing("..... ..... ..c.. ...lc ...c.")
    assert "move F6 E5" not in game.options
    game.play("move F6 F5", "move F5 F4")
    assert on(game, "F4") == "l"


def test_the_herald_may_stop_after_one_move() -> None:
    game = tashkalar("..... ..... ..... ...cc ...c.", hands=["herald"])
    game.play("summon herald E5", "move E5 E4", "stop")
    assert on(game, "E4") == "c"
    assert actions(game) == 1


# -- Bomb


def test_the_bomb_takes_every_common_piece_around_with_it() -> None:
    game = tashkalar("..... .CH.. .h..L ...c. ...c.", hands=["bomb"])
    game.play("summon bomb E5")
    assert arena(game, 5) == drawing("..... ..H.. .h..L ..... ...c.")
    assert destroyed(game) == "C"
    assert actions(game) == 1


def test_the_bomb_does_nothing_when_it_was_the_last_action() -> None:
    game = tashkalar("..... .C... ..... ...c. ...c.", hands=["bomb"], actions=1)
    game.play("summon bomb E5")
    assert arena(game, 5) == drawing("..... .C... ..c.. ...c. ...c.")


# -- Chronicler


def test_the_chronicler_upgrades_another_piece_which_may_then_move_over_a_common_one() -> None:
    game = tashkalar(".cC c.c ...", hands=["chronicler"])
    game.play("summon chronicler E5")
    assert offers(game, "upgrade") == ["E4", "D5", "F5"]
    assert "stop" not in game.options
    game.play("upgrade E4", "move E4 F4")
    assert arena(game, 3) == drawing("..h ccc ...")
    assert destroyed(game) == "C"


def test_the_chronicler_with_no_other_common_piece_does_nothing() -> None:
    game = tashkalar(".h. h.l ...", hands=["chronicler"])
    game.play("summon chronicler E5")
    assert arena(game, 3) == drawing(".h. hcl ...")
    assert actions(game) == 1


# -- Assassin


def test_the_assassin_must_destroy_whatever_stands_on_the_marked_square() -> None:
    game = tashkalar("..c.... .c..... c..L... ....... ....... ....... .......", hands=["assassin"])
    assert offers(game, "summon") == ["assassin E5"]
    game.play("summon assassin E5", "stop")
    game = tashkalar("..c.... .c..... c.L.... ....... ....... ....... .......", hands=["assassin"])
    game.play("summon assassin E5")
    assert arena(game, 7) == drawing("..c.... .c..... c...... ...h... ....... ....... .......")
    assert destroyed(game) == "L"


def test_the_assassin_destroys_an_own_piece_there_too() -> None:
    game = tashkalar("..c.... .c..... c.l.... ....... ....... ....... .......", hands=["assassin"])
    game.play("summon assassin E5")
    assert on(game, "D4") == "."
    assert destroyed(game) == ""


def test_the_assassin_may_step_onto_an_empty_marked_square() -> None:
    game = tashkalar("..c.... .c..... c...... ....... ....... ....... .......", hands=["assassin"])
    game.play("summon assassin E5")
    assert game.options == ["move E5 D4", "stop"]
    game.play("move E5 D4")
    assert on(game, "D4") == "h"


def test_the_player_says_how_the_assassins_pattern_lies_when_there_are_several_ways() -> None:
    game = tashkalar(
        """
        ..c.c..
        .c...c.
        c.....c
        .......
        .......
        .......
        .......
        """,
        hands=["assassin"],
    )
    ways = [option for option in offers(game, "summon") if option.startswith("assassin E5")]
    assert ways == ["assassin E5 upright", "assassin E5 right"]
    assert game.why_not("summon assassin E5") == "say-how-it-lies card=assassin"
    game.play("summon assassin E5 right")
    assert game.options == ["move E5 F4", "stop"]


# -- Time Mage


def test_the_time_mage_gains_an_action_and_destroys_the_enemy_inside_the_ring() -> None:
    game = tashkalar("..... ..c.. .cLc. ..c.. .....", hands=["time-mage"])
    game.play("summon time-mage F4")
    assert arena(game, 5) == drawing("..... ..ch. .c.c. ..c.. .....")
    assert destroyed(game) == "L"
    assert actions(game) == 2


def test_the_time_mage_leaves_an_own_piece_inside_the_ring_alone() -> None:
    game = tashkalar("..... ..c.. .clc. ..c.. .....", hands=["time-mage"])
    game.play("summon time-mage F4")
    assert on(game, "E5") == "l"


# -- Summoner


def test_the_summoner_places_up_to_two_pieces_on_the_rays_before_her() -> None:
    game = tashkalar("..... ..C.. ..... .ccc. .....", hands=["summoner"])
    game.play("summon summoner E5")
    assert set(offers(game, "place")) == {"C3", "E3", "G3", "D4", "F4", "C5", "D5", "F5", "G5"}
    game.play("place E3", "place D4")
    assert arena(game, 5) == drawing("..c.. .cC.. ..h.. .ccc. .....")
    assert actions(game) == 1


def test_the_summoner_is_limited_by_the_supply() -> None:
    game = tashkalar("... ... ccc", hands=["summoner"], supply=[(2, 3)])
    game.play("summon summoner E5", "place D5")
    assert supply(game) == (0, 3)
    assert game.prompt.startswith("act ")


# -- Hypnotist


def test_the_hypnotist_moves_up_to_three_common_enemies_once_each_and_counts_what_they_destroy() -> None:
    game = tashkalar("C.... .CCc. .c.c. .c..C .....", hands=["hypnotist"])
    game.play("summon hypnotist E5", "move D4 E4")
    assert not [option for option in game.options if option.startswith("move E4")]
    assert destroyed(game) == "C"
    game.play("move G6 F6", "move C3 C4")
    assert arena(game, 5) == drawing("..... C.Cc. .chc. .c.C. .....")
    assert actions(game) == 1


def test_the_hypnotist_moves_two_heroic_enemies_or_three_common_ones_but_never_a_mixture() -> None:
    game = tashkalar("..... H..c. .c.c. .c..H ....C", hands=["hypnotist"])
    game.play("summon hypnotist E5", "move C4 C3")
    assert {option.split()[1] for option in game.options if option != "stop"} == {"G6"}
    game.play("move G6 G5")
    assert actions(game) == 1


# -- Cannon


def test_the_cannon_destroys_all_common_pieces_on_a_line_and_shoots_through_the_others() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        ...cc.CHc
        ..c......
        .........
         .......
          .....
        """,
        hands=["cannon"],
    )
    game.play("summon cannon E5")
    assert game.options == ["aim east", "stop"]
    game.play("aim east")
    assert arena(game).splitlines()[4] == "...ch..H."
    assert destroyed(game) == "C"


def test_the_cannon_needs_an_own_piece_on_its_square_that_is_not_legendary() -> None:
    game = tashkalar("..... ..... .c... c.... .....", hands=["cannon"])
    assert "cannon E5" not in offers(game, "summon")
    game = tashkalar("..... ..... .cl.. c.... .....", hands=["cannon"])
    assert game.why_not("summon cannon E5") == "rank-too-high card=cannon rank=legendary"


# -- Champion


def test_the_champion_dies_with_a_legendary_enemy_and_gains_an_action() -> None:
    game = tashkalar("..... .L... .c... .cc.. ..c..", hands=["champion"])
    game.play("summon champion E5", "destroy D4")
    assert arena(game, 5) == drawing("..... ..... .c... .cc.. ..c..")
    assert destroyed(game) == "L"
    assert actions(game) == 2


def test_the_champion_survives_a_heroic_enemy() -> None:
    game = tashkalar("..... .H... .c... .cc.. ..c..", hands=["champion"])
    game.play("summon champion E5", "destroy D4")
    assert on(game, "E5") == "h"
    assert actions(game) == 1


# -- Infantry Captain


def test_the_infantry_captain_grants_two_combat_moves_to_others_only() -> None:
    game = tashkalar("..... ..... ....C cc.cc .....", hands=["infantry-captain"])
    game.play("summon infantry-captain E5")
    assert not [option for option in game.options if option.startswith("move E5")]
    game.play("move F6 G5", "move G5 H4")
    assert destroyed(game) == "C"
    assert on(game, "H4") == "c"


# -- Cavalry Captain


def test_with_the_cavalry_captain_one_piece_moves_thrice_but_takes_its_equal_only_once() -> None:
    game = tashkalar("..... ..... ..CCC .c.c. .c.c.", hands=["cavalry-captain"])
    game.play("summon cavalry-captain E5", "move F6 F5")
    assert "move F5 G5" not in game.options
    assert {option.split()[1] for option in game.options if option != "stop"} == {"F5"}
    game.play("move F5 F4", "move F4 F3")
    assert on(game, "F3") == "c"
    assert destroyed(game) == "CC"


# -- Gryphon Rider


def test_the_gryphon_rider_leaps_and_splits() -> None:
    game = tashkalar("H.... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "leap E5 C3", "downgrade C3", "place D3")
    assert arena(game, 5) == drawing("cc... ..... .c... c.c.. ...c.")
    assert destroyed(game) == "H"


def test_the_gryphon_rider_who_stays_does_not_split() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "stop")
    assert actions(game) == 1


def test_the_gryphon_rider_may_leap_without_splitting() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "leap E5 A5", "stop")
    assert on(game, "A5") == "h"


def test_the_gryphon_rider_is_downgraded_alone_only_when_no_piece_can_be_placed() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"], supply=[(1, 3)])
    game.play("summon gryphon-rider E5", "leap E5 A5", "downgrade A5")
    assert on(game, "A5") == "c"
    assert supply(game) == (0, 3)


# -- Knight


def test_the_knight_moves_thrice_over_heroic_pieces_but_never_onto_common_ones() -> None:
    game = tashkalar("..... .CH.. ..... .ccc. .c...", hands=["knight"])
    game.play("summon knight E5")
    assert "move E5 D4" not in game.options
    assert "move E5 E6" not in game.options
    game.play("move E5 E4", "move E4 E3", "move E3 E2")
    assert on(game, "E2") == "h"
    assert destroyed(game) == "H"


# -- High Priestess


def test_the_high_priestess_moves_and_then_upgrades_a_common_piece_of_any_colour() -> None:
    game = tashkalar("..... ..C.. ..c.. ..... .c.c.", hands=["high-priestess"])
    game.play("summon high-priestess E5", "move E5 D5", "upgrade E4")
    assert arena(game, 5) == drawing("..... ..H.. .h... ..... .c.c.")


# -- Master of Intrigue


def test_the_master_of_intrigue_moves_himself_and_the_pieces_that_were_used() -> None:
    game = tashkalar("..... .c.c. ....C .c.cc .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5")
    assert not [option for option in game.options if option.startswith("move G6")]
    game.play("move F4 G5", "move G5 H5", "move E5 E6")
    assert arena(game, 7) == drawing("....... ....... ..c.... ......c ..chcc. ....... .......")
    assert destroyed(game) == "C"


def test_the_master_of_intrigue_forgets_a_used_piece_that_was_destroyed() -> None:
    game = tashkalar("..... .c.c. ..... .c.cc .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5", "move D4 D5", "move D6 D5")
    assert {option.split()[1] for option in game.options if option != "stop"} == {"D5", "E5", "F4", "F6"}


def test_a_legendary_piece_that_was_used_does_not_move_for_the_master_of_intrigue() -> None:
    game = tashkalar("..... .l.c. ..... .c.c. .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5")
    assert not [option for option in game.options if option.startswith("move D4")]


# -- Gun Tower


def test_the_gun_tower_destroys_the_first_two_pieces_sideways() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        .c.C..H.C
        ....cc...
        ....cc...
         .......
          .....
        """,
        hands=["gun-tower"],
    )
    game.play("summon gun-tower E5")
    assert game.options == ["aim east", "aim west", "stop"]
    game.play("aim east")
    assert arena(game).splitlines()[4] == ".c.Ch...."
    assert destroyed(game) == "CH"


def test_a_legendary_piece_stops_the_gun_tower() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        .CL....C.
        ....cc...
        ....cc...
         .......
          .....
        """,
        hands=["gun-tower"],
    )
    game.play("summon gun-tower E5")
    assert game.options == ["aim east", "stop"]


def test_a_summoned_being_leaves_the_hand() -> None:
    game = tashkalar(".c. ... .c.", hands=["swordmaster herald"])
    game.play("summon swordmaster E5")
    assert hand(game) == "herald"
