"""The eighteen beings of the Imperial deck, card by card."""

import pytest
from tables.tashkalar import (
    arena,
    destroyed,
    discard,
    drawing,
    hand,
    movers,
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
    assert game.prompt == "act count=1"


def test_the_swordmaster_may_spare_the_enemy_and_stays_common_then() -> None:
    game = tashkalar(".c. ... Cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5", "stop")
    assert arena(game, 3) == drawing(".c. .c. Cc.")


def test_the_swordmaster_leaves_upgraded_enemies_and_own_pieces_alone() -> None:
    game = tashkalar("LcH ... cc.", hands=["swordmaster"])
    game.play("summon swordmaster E5")
    assert game.prompt == "act count=1"


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
    assert game.prompt == "act count=1"


def test_the_messenger_himself_or_another_lesser_piece_runs_as_far_as_squares_are_empty() -> None:
    game = tashkalar("l...C ..... ..... ...c. ....c", hands=["messenger"])
    game.play("summon messenger E5")
    assert movers(game, "slide") == {"E5", "F6", "G7"}
    assert "slide E5 F4" in game.options
    assert "slide E5 G3" not in game.options
    game.play("slide G7 A7")
    assert on(game, "A7") == "c"


# -- Herald


def test_the_herald_grants_two_moves_onto_empty_squares_also_with_one_piece() -> None:
    game = tashkalar("C.... ..... ..C.. ...lc ...c.", hands=["herald"])
    game.play("summon herald E5")
    assert movers(game) == {"E5", "F6", "G6", "F7"}
    assert "move F6 E5" not in game.options
    game.play("move F6 F5", "move F5 F4")
    assert arena(game, 5) == drawing("C.... ...l. ..c.. ....c ...c.")
    assert game.prompt == "act count=1"


# -- Bomb


def test_the_bomb_takes_every_common_piece_around_with_it() -> None:
    game = tashkalar("..... .CH.. .h..L ...c. ...c.", hands=["bomb"])
    game.play("summon bomb E5")
    assert arena(game, 5) == drawing("..... ..H.. .h..L ..... ...c.")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_bomb_does_nothing_when_it_was_the_last_action() -> None:
    game = tashkalar("..... .C... ..... ...c. ...c.", hands=["bomb"], actions=1)
    game.play("summon bomb E5")
    assert arena(game, 5) == drawing("..... .C... ..c.. ...c. ...c.")


# -- Chronicler


def test_the_chronicler_upgrades_another_piece_which_may_then_move_over_a_common_one() -> None:
    game = tashkalar("HcC c.c h..", hands=["chronicler"])
    game.play("summon chronicler E5")
    assert game.options == ["upgrade E4", "upgrade D5", "upgrade F5"]
    game.play("upgrade E4")
    assert movers(game) == {"E4"}
    assert "move E4 D4" not in game.options
    game.play("move E4 F4")
    assert arena(game, 3) == drawing("H.h ccc h..")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_chronicler_with_no_other_common_piece_does_nothing() -> None:
    game = tashkalar(".h. h.l ...", hands=["chronicler"])
    game.play("summon chronicler E5")
    assert game.prompt == "act count=1"


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


# -- Time Mage


def test_the_time_mage_gains_an_action_and_destroys_the_enemy_inside_the_ring() -> None:
    game = tashkalar("..... ..c.. .cLc. ..c.. .....", hands=["time-mage"])
    game.play("summon time-mage F4")
    assert arena(game, 5) == drawing("..... ..ch. .c.c. ..c.. .....")
    assert destroyed(game) == "L"
    assert game.prompt == "act count=2"


def test_the_time_mage_leaves_an_own_piece_inside_the_ring_alone() -> None:
    game = tashkalar("..... ..c.. .clc. ..c.. .....", hands=["time-mage"])
    game.play("summon time-mage F4")
    assert on(game, "E5") == "l"


def test_the_player_says_inside_which_ring_the_time_mage_destroys() -> None:
    for way, victim in [("upright", "L"), ("left", "H")]:
        game = tashkalar("..... ..... .c.c. cLcHc .c.c.", hands=["time-mage"])
        game.play(f"summon time-mage E5 {way}")
        assert destroyed(game) == victim


# -- Summoner


def test_the_summoner_places_up_to_two_pieces_on_the_rays_before_her() -> None:
    game = tashkalar("..... ..C.. ..... .ccc. .....", hands=["summoner"])
    game.play("summon summoner E5")
    assert set(offers(game, "place")) == {"C3", "E3", "G3", "D4", "F4", "C5", "D5", "F5", "G5"}
    game.play("place E3", "place D4")
    assert arena(game, 5) == drawing("..c.. .cC.. ..h.. .ccc. .....")
    assert game.prompt == "act count=1"


def test_the_summoner_is_limited_by_the_supply() -> None:
    game = tashkalar("... ... ccc", hands=["summoner"], supply=[(2, 3)])
    game.play("summon summoner E5", "place D5")
    assert supply(game) == (0, 3)
    assert game.prompt == "act count=1"


# -- Hypnotist


def test_the_hypnotist_moves_up_to_three_common_enemies_once_each_and_counts_what_they_destroy() -> None:
    game = tashkalar("C...L cCCcH .c.c. .c..C C....", hands=["hypnotist"])
    game.play("summon hypnotist E5")
    assert movers(game) == {"C3", "D4", "E4", "G4", "G6", "C7"}
    game.play("move D4 E4")
    assert movers(game) == {"C3", "G6", "C7"}
    game.play("move G6 F5")
    assert movers(game) == {"C3", "C7"}
    game.play("move C3 C4")
    assert arena(game, 5) == drawing("....L C.CcH .chC. .c... C....")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_hypnotist_moves_two_heroic_enemies_or_three_common_ones_but_never_a_mixture() -> None:
    game = tashkalar("H.... H..c. .c.c. .c..H ....C", hands=["hypnotist"])
    game.play("summon hypnotist E5", "move C4 D4")
    assert movers(game) == {"C3", "G6"}
    game.play("move G6 G5")
    assert game.prompt == "act count=1"


# -- Cannon


def test_the_cannon_destroys_all_common_pieces_on_a_marked_line_and_shoots_through_the_others() -> None:
    game = tashkalar(
        """
          ..c..
         C.....C
        .........
        .........
        ...ccCcHC
        ..c......
        .........
         C.....C
          ..c..
        """,
        hands=["cannon"],
    )
    game.play("summon cannon E5")
    assert offers(game, "aim") == [
        "north", "north-east", "east", "south-east", "south", "south-west", "north-west",
    ]  # fmt: skip
    game.play("aim east")
    assert arena(game).splitlines()[4] == "...ch..H."
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_the_cannon_needs_an_own_piece_on_its_square_that_is_not_legendary() -> None:
    game = tashkalar("..... ..... .c... c.... .....", hands=["cannon"])
    assert "cannon E5" not in offers(game, "summon")
    game = tashkalar("..... ..... .cl.. c.... .....", hands=["cannon"])
    assert game.why_not("summon cannon E5") == "rank-too-high card=cannon rank=legendary"


# -- Champion


def test_the_champion_dies_with_a_legendary_enemy_and_gains_an_action() -> None:
    game = tashkalar("..... .LH.. .c.C. .cc.. ..c..", hands=["champion"])
    game.play("summon champion E5")
    assert game.options == ["destroy E4", "destroy F5", "destroy D4", "stop"]
    game.play("destroy D4")
    assert arena(game, 5) == drawing("..... ..H.. .c.C. .cc.. ..c..")
    assert destroyed(game) == "L"
    assert game.prompt == "act count=2"


def test_the_champion_survives_a_heroic_enemy() -> None:
    game = tashkalar("..... .H... .c... .cc.. ..c..", hands=["champion"])
    game.play("summon champion E5", "destroy D4")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"


# -- Infantry Captain


def test_the_infantry_captain_grants_two_combat_moves_to_others_only() -> None:
    game = tashkalar("l.... ....C ....C cc.cc .....", hands=["infantry-captain"])
    game.play("summon infantry-captain E5")
    assert movers(game) == {"C3", "C6", "D6", "F6", "G6"}
    game.play("move F6 G5", "move G5 G4")
    assert arena(game, 5) == drawing("l.... ....c ..h.. cc..c .....")
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_a_piece_that_ran_over_the_infantry_captain_is_another_piece_and_may_go_on() -> None:
    game = tashkalar("..... ..... ..... ch.cc .....", hands=["infantry-captain"])
    game.play("summon infantry-captain E5", "move D6 E5", "move E5 E4")
    assert arena(game, 5) == drawing("..... ..h.. ..... c..cc .....")


# -- Cavalry Captain


def test_with_the_cavalry_captain_one_piece_moves_thrice_but_takes_its_equal_only_once() -> None:
    game = tashkalar("l.... ..... ..CCC .c.c. .c.c.", hands=["cavalry-captain"])
    game.play("summon cavalry-captain E5")
    assert movers(game) == {"C3", "D6", "F6", "D7", "F7"}
    game.play("move F6 F5")
    assert "move F5 G5" not in game.options
    assert movers(game) == {"F5"}
    game.play("move F5 F4", "move F4 F3")
    assert on(game, "F3") == "c"
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_under_the_cavalry_captain_lower_ranks_are_taken_besides_and_the_equal_one_at_any_time() -> None:
    game = tashkalar("...H. ...C. ...C. .c.h. .c.c.", hands=["cavalry-captain"])
    game.play("summon cavalry-captain E5", "move F6 F5", "move F5 F4", "move F4 F3")
    assert destroyed(game) == "CCH"
    game = tashkalar("...H. ...H. ..... .c.h. .c.c.", hands=["cavalry-captain"])
    game.play("summon cavalry-captain E5", "move F6 F5", "move F5 F4")
    assert destroyed(game) == "H"
    assert "move F4 F3" not in game.options


# -- Gryphon Rider


def test_the_gryphon_rider_leaps_and_splits() -> None:
    game = tashkalar("H.... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "leap E5 C3", "downgrade C3")
    assert game.options == [f"place {square}" for square in ("C2", "D2", "D3", "D4", "C4", "B4", "B3", "B2")]
    game.play("place D3")
    assert arena(game, 5) == drawing("cc... ..... .c... c.c.. ...c.")
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_gryphon_rider_who_stays_does_not_split() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "stop")
    assert game.prompt == "act count=1"


def test_the_gryphon_rider_may_leap_without_splitting() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"])
    game.play("summon gryphon-rider E5", "leap E5 A5", "stop")
    assert on(game, "A5") == "h"
    assert game.prompt == "act count=1"


def test_the_gryphon_rider_is_downgraded_alone_only_when_no_piece_can_be_placed() -> None:
    game = tashkalar("..... ..... .c... c.c.. ...c.", hands=["gryphon-rider"], supply=[(1, 3)])
    game.play("summon gryphon-rider E5", "leap E5 A5", "downgrade A5")
    assert on(game, "A5") == "c"
    assert supply(game) == (0, 3)


# -- Knight


def test_the_knight_moves_thrice_over_heroic_pieces_but_never_onto_common_ones() -> None:
    game = tashkalar("..... .CHh. ...L. .ccc. .c...", hands=["knight"])
    game.play("summon knight E5")
    assert game.options == ["move E5 E4", "move E5 F4", "move E5 D5", "stop"]
    game.play("move E5 E4", "move E4 E3", "move E3 E2")
    assert on(game, "E2") == "h"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


# -- High Priestess


def test_the_high_priestess_moves_and_then_upgrades_a_common_piece_of_any_colour() -> None:
    game = tashkalar("..... ..CH. ..c.. h..c. .c.c.", hands=["high-priestess"])
    game.play("summon high-priestess E5")
    assert "move E5 E4" in game.options
    assert "move E5 F4" not in game.options
    game.play("move E5 D5")
    assert game.options == ["upgrade E4", "stop"]
    game.play("upgrade E4")
    assert arena(game, 5) == drawing("..... ..HH. .h... h..c. .c.c.")
    assert game.prompt == "act count=1"


def test_the_high_priestess_who_stays_upgrades_all_the_same_or_not_at_all() -> None:
    game = tashkalar("..... ..CH. ..c.. h..c. .c.c.", hands=["high-priestess"])
    game.play("summon high-priestess E5", "stop")
    assert game.options == ["upgrade E4", "upgrade F6", "stop"]
    game.play("stop")
    assert game.prompt == "act count=1"


# -- Master of Intrigue


def test_the_master_of_intrigue_moves_himself_and_the_pieces_that_were_used() -> None:
    game = tashkalar("..... .hHc. ....C .cCcc .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5")
    assert movers(game) == {"D4", "F4", "E5", "D6", "F6"}
    assert "move D4 E4" in game.options
    assert "move E5 E4" not in game.options
    game.play("move F4 G5", "move G5 H5", "move E5 E6")
    assert arena(game, 7) == drawing("....... ....... ..hH... ......c ..chcc. ....... .......")
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_the_master_of_intrigue_forgets_a_used_piece_that_was_destroyed() -> None:
    game = tashkalar("..... .c.c. ..... .c.cc .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5", "move D4 D5", "move D6 D5")
    assert movers(game) == {"D5", "E5", "F4", "F6"}


def test_a_master_of_intrigue_who_was_run_over_moves_no_more() -> None:
    game = tashkalar("..... .h.c. ..... .c.c. .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5", "move D4 E5")
    assert movers(game) == {"F4", "E5", "D6", "F6"}
    assert len(set(game.options)) == len(game.options)  # the piece on E5 moves as one that was used, not as he


def test_a_legendary_piece_that_was_used_does_not_move_for_the_master_of_intrigue() -> None:
    game = tashkalar("..... .l.c. ..... .c.c. .....", hands=["master-of-intrigue"])
    game.play("summon master-of-intrigue E5")
    assert movers(game) == {"F4", "E5", "D6", "F6"}


# -- Gun Tower


def test_the_gun_tower_destroys_the_first_two_pieces_sideways() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        .c.C..HcC
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
    assert arena(game).splitlines()[4] == ".c.Ch...C"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


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


# -- several cards


@pytest.mark.parametrize(
    ("card", "board", "lines"),
    [
        ("messenger", "..... ..... ..... ...c. ....c", []),
        ("herald", "..... ..... ..... ...cc ...c.", []),
        ("herald", "..... ..... ..... ...cc ...c.", ["move E5 E4"]),
        ("chronicler", "..... ..c.. .c.c. ..... .....", ["upgrade E4"]),
        ("summoner", "..... ..... ..... .ccc. .....", []),
        ("summoner", "..... ..... ..... .ccc. .....", ["place E3"]),
        ("hypnotist", "C.C.. C..c. .c.c. .c... .....", []),
        ("hypnotist", "C.C.. C..c. .c.c. .c... .....", ["move C3 D3"]),
        ("hypnotist", "C.C.. C..c. .c.c. .c... .....", ["move C3 D3", "move E3 F3"]),
        ("cannon", "..C.. ..... .cc.. c.... .....", []),
        ("champion", "..... .H... .c... .cc.. ..c..", []),
        ("infantry-captain", "..... ..... ..... cc.cc .....", []),
        ("infantry-captain", "..... ..... ..... cc.cc .....", ["move C6 C5"]),
        ("cavalry-captain", "..... ..... ..... .c.c. .c.c.", []),
        ("cavalry-captain", "..... ..... ..... .c.c. .c.c.", ["move F6 F5"]),
        ("cavalry-captain", "..... ..... ..... .c.c. .c.c.", ["move F6 F5", "move F5 F4"]),
        ("knight", "..... ..... ..... .ccc. .c...", []),
        ("knight", "..... ..... ..... .ccc. .c...", ["move E5 E4"]),
        ("knight", "..... ..... ..... .ccc. .c...", ["move E5 E4", "move E4 E3"]),
        ("master-of-intrigue", "..... .c.c. ..... .c.c. .....", []),
        ("master-of-intrigue", "..... .c.c. ..... .c.c. .....", ["move E5 E4"]),
        ("gun-tower", "..... ..... c.... ..cc. ..cc.", []),
    ],
)
def test_what_an_imperial_being_grants_may_be_declined(card: str, board: str, lines: list[str]) -> None:
    game = tashkalar(board, hands=[card])
    before = arena(game.play(f"summon {card} E5", *lines))
    game.play("stop")
    assert arena(game) == before
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(
    ("card", "board", "ways"),
    [
        (
            "assassin",
            "..c.c.. .c...c. c.....c ....... ....... ....... .......",
            {"upright": "D4 stop", "right": "F4 stop"},
        ),
        (
            "summoner",
            "..... ...c. ...c. .ccc. .....",
            {"upright": "C3 C5 D4 D5 E3 E4 G3 G5 stop", "left": "C3 C5 C7 D4 D5 E3 E4 E7 stop"},
        ),
        ("cannon", ".c... ..c.. .cc.. c.... .....", {"upright": "north stop", "right": "west stop"}),
        ("gun-tower", "..... ..... cc... cccc. ..cc.", {"upright": "west stop", "right": "south stop"}),
    ],
)
def test_the_player_says_how_an_imperial_pattern_lies_and_the_marks_follow(
    card: str, board: str, ways: dict[str, str]
) -> None:
    game = tashkalar(board, hands=[card])
    assert [option for option in offers(game, "summon") if "E5" in option] == [f"{card} E5 {way}" for way in ways]
    assert game.why_not(f"summon {card} E5") == f"say-how-it-lies card={card}"
    for way, offered in ways.items():
        game = tashkalar(board, hands=[card]).play(f"summon {card} E5 {way}")
        assert {option.split()[-1] for option in game.options} == set(offered.split())


def test_a_summoned_being_leaves_the_hand() -> None:
    game = tashkalar(".c. ... .c.", hands=["swordmaster herald"])
    game.play("summon swordmaster E5")
    assert hand(game) == "herald"
