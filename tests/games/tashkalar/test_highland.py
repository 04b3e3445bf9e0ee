"""The eighteen beings of the Highland deck, card by card."""

import pytest
from tables.tashkalar import arena, destroyed, drawing, movers, offers, on, player_at, printed, supply, tashkalar

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("wild-eagle", "common", ".@. C.C", 4),
    ("clan-axeman", "common", "..C .@. C..", 2),
    ("clan-healer", "common", "..C C@C", 8),
    ("dire-wolf", "common", "..@ .CC C..", 8),
    ("ritual-keeper", "common", ".C C@", 4),
    ("eagle-lord", "heroic", "C.@.C .C.C.", 4),
    ("wolf-rider", "heroic", "@.. CCC C..", 8),
    ("blood-shaman", "heroic", "..C .@C CC.", 4),
    ("war-drummer", "heroic", "cC CC", 4),
    ("hill-giant", "heroic", ".@. .C. CCC", 4),
    ("warlord", "heroic", "..@.. .CCC. C...C", 4),
    ("war-summoner", "heroic", "C@C .C. .C.", 4),
    ("ritual-master", "heroic", "C.. .@. C.C", 4),
    ("legend-slayer", "heroic", "@.. CC. C.C", 8),
    ("mountain-troll", "heroic", ".@. CC. .CC", 8),
    ("hungry-bear", "heroic", "@C CC", 4),
    ("werewolf", "heroic", ".C.. C..@ .C..", 4),
    ("clan-guardian", "heroic", "CC@C", 4),
]


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_a_highland_being_has_its_rank_and_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


# -- Wild Eagle


def test_the_wild_eagle_leaps_to_any_square_that_is_empty_or_holds_a_common_piece() -> None:
    game = tashkalar("..... ..H.. ..... .c.c. C...l", hands=["wild-eagle"])
    game.play("summon wild-eagle E5")
    targets = {option.split()[1] for option in offers(game, "leap")}
    assert len(targets) == 69 - 3
    assert {"C1", "I7", "C7", "D6", "F6"} <= targets
    assert not {"E4", "E5", "G7"} & targets
    game.play("leap E5 C7")
    assert arena(game, 5) == drawing("..... ..H.. ..... .c.c. c...l")
    assert destroyed(game) == "C"
    assert game.prompt == "act count=1"


def test_the_wild_eagle_may_take_an_own_piece_or_stay() -> None:
    game = tashkalar("..... ..... ..... .c.c. .....", hands=["wild-eagle"])
    game.play("summon wild-eagle E5", "leap E5 D6")
    assert arena(game, 5) == drawing("..... ..... ..... .c.c. .....")
    assert destroyed(game) == ""
    game = tashkalar("..... ..... ..... .c.c. .....", hands=["wild-eagle"])
    game.play("summon wild-eagle E5", "stop")
    assert on(game, "E5") == "c"
    assert game.prompt == "act count=1"


# -- Clan Axeman


def test_the_clan_axeman_destroys_a_common_or_heroic_piece_beside_him_of_any_colour() -> None:
    game = tashkalar(".Cc h.L cHC", hands=["clan-axeman"])
    game.play("summon clan-axeman E5")
    assert game.options == ["destroy E4", "destroy E6", "destroy D5", "stop"]
    game.play("destroy E6")
    assert arena(game, 3) == drawing(".Cc hcL c.C")
    assert destroyed(game) == "H"


def test_the_clan_axeman_may_destroy_an_own_piece_or_nothing() -> None:
    game = tashkalar(".Cc h.. c..", hands=["clan-axeman"])
    game.play("summon clan-axeman E5", "destroy D5")
    assert arena(game, 3) == drawing(".Cc .c. c..")
    assert destroyed(game) == ""
    game = tashkalar(".Cc h.. c..", hands=["clan-axeman"])
    game.play("summon clan-axeman E5", "stop")
    assert arena(game, 3) == drawing(".Cc hc. c..")


# -- Clan Healer


def test_the_clan_healer_places_two_pieces_next_to_green_squares_but_not_on_them() -> None:
    game = tashkalar("..... ...c. .c.c. ..... .....", hands=["clan-healer"])
    game.play("summon clan-healer E5")
    by_green = (
        "B2 C2 D2 B3 D3 B4 C4 D4 "  # C3
        "F2 G2 H2 F3 H3 G4 H4 "  # G3, but for F4 where a piece stands
        "I3 H5 I5 "  # I4
        "A4 B5 A6 B6 "  # A5
        "E7 F7 G7 E8 G8 E9 F9 G9"  # F8
    )
    assert sorted(offers(game, "place")) == sorted(by_green.split())
    game.play("place B5", "place D3")
    assert (on(game, "B5"), on(game, "D3")) == ("c", "c")
    assert game.prompt == "act count=1"


def test_the_clan_healer_may_place_fewer_and_takes_them_from_the_supply_only() -> None:
    game = tashkalar("... ..c c.c", hands=["clan-healer"])
    game.play("summon clan-healer E6", "place B5", "stop")
    assert game.prompt == "act count=1"
    game = tashkalar("... ..c c.c", hands=["clan-healer"])
    game.play("summon clan-healer E6", "stop")
    assert game.prompt == "act count=1"
    game = tashkalar("... ..c c.c", hands=["clan-healer"], supply=[(2, 3)])
    game.play("summon clan-healer E6", "place B5")
    assert supply(game) == (0, 3)
    assert game.prompt == "act count=1"


# -- Dire Wolf


def test_the_dire_wolf_makes_two_combat_moves_over_common_pieces() -> None:
    game = tashkalar("..C.. ..CH. ..... .cc.. c....", hands=["dire-wolf"])
    game.play("summon dire-wolf E5")
    assert game.prompt == "may-move card=dire-wolf sort=combat count=2"
    assert "move E5 F4" not in game.options
    assert "move E5 D6" in game.options
    game.play("move E5 E4", "move E4 E3")
    assert arena(game, 5) == drawing("..c.. ...H. ..... .cc.. c....")
    assert destroyed(game) == "CC"


def test_the_dire_wolf_may_move_once_or_not_at_all() -> None:
    game = tashkalar("..... ..... ..... .cc.. c....", hands=["dire-wolf"])
    game.play("summon dire-wolf E5", "move E5 E4", "stop")
    assert on(game, "E4") == "c"
    game = tashkalar("..... ..... ..... .cc.. c....", hands=["dire-wolf"])
    game.play("summon dire-wolf E5", "stop")
    assert on(game, "E5") == "c"
    assert game.prompt == "act count=1"


# -- Ritual Keeper


def test_the_ritual_keeper_on_green_must_upgrade_an_own_common_piece_be_it_himself() -> None:
    game = tashkalar(
        """
          .....
         .c.....
        .c..c....
        ....hC...
        .........
        .........
        .........
         .......
          .....
        """,
        hands=["ritual-keeper"],
    )
    game.play("summon ritual-keeper C3")
    assert game.options == ["upgrade C2", "upgrade B3", "upgrade C3", "upgrade E3"]
    game.play("upgrade C3")
    assert on(game, "C3") == "h"


def test_the_ritual_keeper_on_red_grants_a_combat_move_to_any_own_piece() -> None:
    game = tashkalar("l.... L.c.. .c... ..... .....", hands=["ritual-keeper"])
    game.play("summon ritual-keeper E5")
    assert game.prompt == "may-move card=ritual-keeper sort=combat count=1"
    assert movers(game) == {"C3", "E4", "D5", "E5"}
    game.play("move C3 C4")
    assert arena(game, 5) == drawing("..... l.c.. .cc.. ..... .....")
    assert destroyed(game) == "L"


def test_the_ritual_keeper_on_red_need_not_move_and_elsewhere_does_nothing() -> None:
    game = tashkalar("..... ..c.. .c... ..... .....", hands=["ritual-keeper"])
    game.play("summon ritual-keeper E5", "stop")
    assert arena(game, 3) == drawing(".c. cc. ...")
    game = tashkalar("..... ..... ..c.. .c... .....", hands=["ritual-keeper"])
    game.play("summon ritual-keeper E6")
    assert game.prompt == "act count=1"


# -- Eagle Lord


def test_the_eagle_lord_leaps_onto_common_and_heroic_pieces_but_not_onto_legendary_ones() -> None:
    game = tashkalar("L...H ..... c...c .c.c. .....", hands=["eagle-lord"])
    game.play("summon eagle-lord E5")
    targets = {option.split()[1] for option in offers(game, "leap")}
    assert len(targets) == 69 - 2
    assert "C3" not in targets
    game.play("leap E5 G3")
    assert arena(game, 5) == drawing("L...h ..... c...c .c.c. .....")
    assert destroyed(game) == "H"
    game = tashkalar("L...H ..... c...c .c.c. .....", hands=["eagle-lord"])
    game.play("summon eagle-lord E5", "stop")
    assert on(game, "E5") == "h"


# -- Wolf Rider


def test_the_wolf_rider_makes_two_combat_moves_over_heroic_pieces() -> None:
    game = tashkalar("..L.. .H... ..... ..ccc ..c..", hands=["wolf-rider"])
    game.play("summon wolf-rider E5", "move E5 D4")
    assert "move D4 E3" not in game.options
    game.play("move D4 C3")
    assert arena(game, 5) == drawing("h.L.. ..... ..... ..ccc ..c..")
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_wolf_rider_may_stay() -> None:
    game = tashkalar("..... ..... ..... ..ccc ..c..", hands=["wolf-rider"])
    game.play("summon wolf-rider E5", "stop")
    assert on(game, "E5") == "h"
    assert game.prompt == "act count=1"


# -- Blood Shaman


def test_the_blood_shaman_destroys_a_piece_on_red_with_all_common_pieces_around_it() -> None:
    game = tashkalar(
        """
          .....
         .......
        C........
        .....c...
        .....cc..
        ...cc..HC
        ......hL.
         .......
          .....
        """,
        hands=["blood-shaman"],
    )
    game.play("summon blood-shaman E5")
    assert "stop" not in game.options
    assert {"destroy A3", "destroy E5", "destroy G7", "destroy H6"} <= set(game.options)
    assert "destroy H7" not in game.options
    game.play("destroy H6")
    assert arena(game).splitlines()[2:7] == [
        "C........",
        ".....c...",
        "....hc...",
        "...cc....",
        "......hL.",
    ]
    assert destroyed(game) == "CH"


def test_the_blood_shamans_victim_on_a_green_or_plain_square_dies_alone() -> None:
    for victim, left in [("G3", "..... ...cC ..hcC .ccC. ....."), ("G5", "....C ...cC ..hc. .ccC. .....")]:
        game = tashkalar("....C ...cC ...cC .ccC. .....", hands=["blood-shaman"])
        game.play("summon blood-shaman E5", f"destroy {victim}")
        assert arena(game, 5) == drawing(left)
        assert destroyed(game) == "C"


def test_the_blood_shaman_may_destroy_itself_on_the_red_centre() -> None:
    game = tashkalar("..... .H.c. ...cC .cc.. .....", hands=["blood-shaman"])
    game.play("summon blood-shaman E5", "destroy E5")
    assert arena(game, 5) == drawing("..... .H... ....C ..... .....")
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_blood_shaman_must_destroy_itself_among_none_but_legends() -> None:
    game = tashkalar("..... ...l. ...l. .lL.. .....", seats=3, hands=["blood-shaman"])
    game.play("borrow blood-shaman E5 E6")
    assert arena(game, 5) == drawing("..... ...l. ...l. .lL.. .....")
    assert "destroy seat=0 square=E5 piece=brown-heroic" in game.events()


# -- War Drummer


def test_the_war_drummer_grants_two_standard_moves_also_to_one_piece() -> None:
    game = tashkalar("..... ..... ..cc. ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5")
    assert game.prompt == "may-move card=war-drummer sort=mixed count=2"
    assert movers(game) == {"F5", "E6", "F6"}
    game.play("move F5 F4")
    assert game.prompt == "may-move card=war-drummer sort=standard count=1"
    game.play("move F4 F3")
    assert arena(game, 5) == drawing("...c. ..... ..h.. ..cc. .....")
    assert game.prompt == "act count=1"


def test_a_move_onto_a_piece_of_the_same_rank_is_all_that_the_war_drummer_grants() -> None:
    game = tashkalar("..... ..... ..ccC ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5", "move F5 G5")
    assert game.prompt == "act count=1"
    assert destroyed(game) == "C"


def test_after_a_move_onto_a_lower_rank_the_war_drummer_grants_another_but_no_combat_move() -> None:
    game = tashkalar("lH... .L... ..ccC ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5")
    assert movers(game) == {"C3", "F5", "E6", "F6"}
    game.play("move C3 D3")
    assert "move D3 D4" not in game.options
    assert "move F5 G5" not in game.options
    game.play("move F5 F4")
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_war_drummer_may_stop_before_and_after_the_first_move() -> None:
    game = tashkalar("..... ..... ..cc. ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5", "stop")
    assert game.prompt == "act count=1"
    game = tashkalar("..... ..... ..cc. ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5", "move F5 F4", "stop")
    assert game.prompt == "act count=1"


def test_a_piece_that_ran_over_the_war_drummer_is_another_piece_and_may_go_on() -> None:
    game = tashkalar("..... ..... .lcc. ..cc. .....", hands=["war-drummer"])
    game.play("summon war-drummer E5", "move D5 E5", "move E5 D5")
    assert arena(game, 5) == drawing("..... ..... .l.c. ..cc. .....")


def test_the_war_drummer_needs_an_own_piece_on_his_square() -> None:
    game = tashkalar("..... ..... ...c. ..cc. .....", hands=["war-drummer"])
    assert offers(game, "summon") == []
    game = tashkalar("..... ..... ..Cc. ..cc. .....", hands=["war-drummer"])
    assert offers(game, "summon") == []
    game = tashkalar("..... ..... ..lc. ..cc. .....", hands=["war-drummer"])
    assert offers(game, "summon") == ["war-drummer F5", "war-drummer E6", "war-drummer F6"]
    assert game.why_not("summon war-drummer E5") == "rank-too-high card=war-drummer rank=legendary"


# -- Hill Giant


def test_the_hill_giant_crushes_all_but_legends_beside_him_even_the_piece_that_called_him() -> None:
    game = tashkalar("..... .CHC. .l.C. ..c.. .ccc.", hands=["hill-giant"])
    game.play("summon hill-giant E5")
    assert arena(game, 5) == drawing("..... .C.C. .lh.. ..... .ccc.")
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


def test_the_hill_giant_at_the_edge_has_only_three_squares_beside_him() -> None:
    game = tashkalar(
        """
          .C.hC
         ...c...
        ...ccc...
        .........
        .........
        .........
        .........
         .......
          .....
        """,
        hands=["hill-giant"],
    )
    game.play("summon hill-giant E1")
    assert arena(game).splitlines()[:3] == ["##..h.C##", "#.......#", "...ccc..."]
    assert destroyed(game) == "C"


# -- Warlord


def test_the_warlord_who_moves_himself_leads_three_combat_moves() -> None:
    game = tashkalar("..l.. ..H.. ..... .cccC c...c", hands=["warlord"])
    game.play("summon warlord E5")
    assert movers(game) == {"E3", "E5", "D6", "E6", "F6", "C7", "G7"}
    assert game.prompt == "may-move card=warlord sort=combat count=3"
    game.play("move E5 E4", "move F6 G6", "move G6 G5")
    assert arena(game, 5) == drawing("..l.. ..h.. ....c .cc.. c...c")
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


def test_the_third_move_is_the_warlords_own_if_he_has_not_moved() -> None:
    game = tashkalar("..... ..... ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "move D6 D5", "move D5 D4")
    assert movers(game) == {"E5"}
    game.play("move E5 D5")
    assert arena(game, 5) == drawing("..... .c... .h... ..cc. c...c")
    assert game.prompt == "act count=1"


def test_the_warlord_may_make_all_three_moves_or_none() -> None:
    game = tashkalar("..... ..... ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "move E5 E4", "move E4 E3", "move E3 D3")
    assert on(game, "D3") == "h"
    game = tashkalar("..... ..... ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "stop")
    assert game.prompt == "act count=1"


def test_a_warlord_who_was_destroyed_before_he_moved_leads_no_third_move() -> None:
    game = tashkalar("..... ..h.. ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "move E4 E5")
    assert game.prompt == "may-move card=warlord sort=combat count=1"
    game.play("move E5 E4")
    assert game.prompt == "act count=1"


def test_a_warlord_who_was_destroyed_after_he_moved_still_leads_the_third_move() -> None:
    game = tashkalar("h.... ..... ..... .ccc. c...c", hands=["warlord"])
    game.play("summon warlord E5", "move E5 D4", "move C3 D4", "move D6 D5")
    assert arena(game, 5) == drawing("..... .h... .c... ..cc. c...c")
    assert game.prompt == "act count=1"


# -- War Summoner


def test_the_war_summoner_gains_an_action_and_lends_an_enemy_piece_to_the_next_being() -> None:
    game = tashkalar("..... ..... Cc.c. ..c.. ..c..", hands=["war-summoner wild-eagle"])
    assert offers(game, "borrow") == []
    game.play("summon war-summoner E5")
    assert game.prompt == "act count=2"
    game.play("place A5")
    assert "wild-eagle D4 C5" in offers(game, "borrow")
    game.play("borrow wild-eagle D4 C5", "stop")
    assert arena(game, 5) == drawing("..... .c... Cchc. ..c.. ..c..")
    assert "improvise" not in " ".join(game.events())


def test_the_war_summoners_loan_is_lost_on_a_being_that_does_without() -> None:
    game = tashkalar("..... ..... Cc.c. ..c.. ..c..", hands=["war-summoner wild-eagle clan-axeman"])
    game.play("summon war-summoner E5")
    assert "clan-axeman D6 C5" in offers(game, "borrow")
    game.play("summon wild-eagle E4", "stop")
    assert game.prompt == "act count=1"
    assert offers(game, "borrow") == []


def test_the_war_summoners_loan_ends_with_the_turn() -> None:
    game = tashkalar("..... ..... Cc.c. ..c.. ..c..", hands=["war-summoner wild-eagle"], actions=1)
    game.play("summon war-summoner E5", "place A5")
    assert offers(game, "borrow") == []
    game.play("end-turn", "place I5", "place I6", "end-turn")
    assert game.asked.seat == 0
    assert offers(game, "borrow") == []


def test_the_war_summoner_helps_a_legend_too() -> None:
    game = tashkalar("..... ..... .c.c. ..h.. .ccC.", hands=["war-summoner titan"])
    game.play("summon war-summoner E5")
    assert offers(game, "borrow") == ["titan E4 F7"]
    game.play("borrow titan E4 F7")
    assert on(game, "E4") == "l"


def test_a_piece_lent_by_the_war_summoner_is_destroyed_when_the_being_arrives_on_it() -> None:
    game = tashkalar("..... .Cc.. .c.c. ..c.. ..c..", hands=["war-summoner war-drummer"])
    game.play("summon war-summoner E5", "borrow war-drummer D4 D4", "stop")
    assert on(game, "D4") == "h"
    assert destroyed(game) == "C"


def test_in_melee_the_war_summoner_and_improvising_may_both_help_one_being() -> None:
    game = tashkalar("..... C.d.. .c.c. ..c.. ..c..", seats=3, hands=["war-summoner wild-eagle"])
    game.play("summon war-summoner E5")
    assert "wild-eagle D3 C4 E4" in offers(game, "borrow-two")
    game.play("borrow-two wild-eagle D3 C4 E4")
    assert game.prompt == "cover card=wild-eagle square=C4"
    assert game.options == ["by war-summoner", "by improvising"]
    game.play("by war-summoner")
    assert player_at(game, 0).improvised == 0b100
    game.play("stop")
    assert offers(game, "borrow-two") == []


# -- Ritual Master


def test_the_ritual_master_on_green_gains_two_actions() -> None:
    game = tashkalar(
        """
          .....
         c......
        .........
        .c.c.....
        .........
        .........
        .........
         .......
          .....
        """,
        hands=["ritual-master"],
    )
    game.play("summon ritual-master C3")
    assert game.prompt == "act count=3"


def test_the_ritual_master_on_red_may_destroy_a_heroic_and_a_common_piece_anywhere() -> None:
    game = tashkalar("H...C .c... ..... .c.c. L...l", hands=["ritual-master"])
    game.play("summon ritual-master E5")
    assert game.options == ["destroy C3", "destroy E5", "stop"]
    game.play("destroy C3")
    assert game.options == ["destroy G3", "destroy D4", "destroy D6", "destroy F6", "stop"]
    game.play("destroy G3")
    assert arena(game, 5) == drawing("..... .c... ..h.. .c.c. L...l")
    assert destroyed(game) == "CH"
    assert game.prompt == "act count=1"


def test_the_ritual_master_on_red_may_leave_out_either_victim() -> None:
    game = tashkalar("H...C .c... ..... .c.c. .....", hands=["ritual-master"])
    game.play("summon ritual-master E5", "stop", "destroy G3")
    assert destroyed(game) == "C"
    game = tashkalar("H...C .c... ..... .c.c. .....", hands=["ritual-master"])
    game.play("summon ritual-master E5", "destroy E5", "stop")
    assert arena(game, 5) == drawing("H...C .c... ..... .c.c. .....")
    assert game.prompt == "act count=1"


def test_the_ritual_master_on_a_plain_square_does_nothing() -> None:
    game = tashkalar("H...C ..... .c... ..... .c.c.", hands=["ritual-master"])
    game.play("summon ritual-master E6")
    assert game.prompt == "act count=1"


# -- Legend Slayer


def test_the_legend_slayer_destroys_one_legendary_piece_and_nothing_else() -> None:
    game = tashkalar("..... .L.H. ..... .Ccc. ..c.c", hands=["legend-slayer"])
    game.play("summon legend-slayer E5")
    assert game.options == ["destroy F4", "destroy F6", "destroy D6", "destroy D4", "stop"]
    game.play("destroy D4")
    assert arena(game, 5) == drawing("..... ...H. ..h.. .Ccc. ..c.c")
    assert destroyed(game) == "L"
    assert game.prompt == "act count=1"


def test_the_legend_slayer_destroys_two_lesser_pieces_but_no_legend_after_the_first() -> None:
    game = tashkalar("..... .L.H. ..... .Hcc. ..c.c", hands=["legend-slayer"])
    game.play("summon legend-slayer E5", "destroy F4")
    assert game.options == ["destroy F6", "destroy D6", "stop"]
    game.play("destroy D6")
    assert destroyed(game) == "HH"
    assert game.prompt == "act count=1"


def test_the_legend_slayer_may_stop_after_one_lesser_piece_or_at_once() -> None:
    game = tashkalar("..... .L.H. ..... .Ccc. ..c.c", hands=["legend-slayer"])
    game.play("summon legend-slayer E5", "destroy F6", "stop")
    assert destroyed(game) == ""
    assert on(game, "F6") == "."
    game = tashkalar("..... .L.H. ..... .Ccc. ..c.c", hands=["legend-slayer"])
    game.play("summon legend-slayer E5", "stop")
    assert game.prompt == "act count=1"


def test_an_own_legend_ends_the_legend_slayers_work_as_well() -> None:
    game = tashkalar("..... .l.H. ..... ..cc. ..c.c", hands=["legend-slayer"])
    game.play("summon legend-slayer E5", "destroy D4")
    assert game.prompt == "act count=1"
    assert destroyed(game) == ""


# -- Mountain Troll


def test_the_mountain_troll_destroys_all_common_enemies_around_him_and_gains_an_action_for_two_or_more() -> None:
    for row, victims in [("..HC.", "CC"), (".CHC.", "CCC")]:
        game = tashkalar(f"..C.. {row} .C... .cc.. ..cc.", hands=["mountain-troll"])
        game.play("summon mountain-troll E5")
        assert arena(game, 5) == drawing("..C.. ..H.. ..h.. .cc.. ..cc.")
        assert destroyed(game) == victims
        assert game.prompt == "act count=2"


def test_one_victim_or_the_piece_under_the_mountain_troll_brings_no_action() -> None:
    game = tashkalar("..... .C... ..C.. .cc.. ..cc.", hands=["mountain-troll"])
    game.play("summon mountain-troll E5")
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_in_melee_the_mountain_troll_destroys_the_pieces_of_every_enemy() -> None:
    game = tashkalar("..... .C.d. ..... .cc.. ..cc.", seats=3, hands=["mountain-troll"])
    game.play("summon mountain-troll E5")
    assert destroyed(game) == "Cd"
    assert game.prompt == "act count=2"


# -- Hungry Bear


def test_the_hungry_bear_goes_on_after_a_meal() -> None:
    game = tashkalar("C.... .C... .H.c. ..cc. .....", hands=["hungry-bear"])
    game.play("summon hungry-bear E5")
    assert game.prompt == "may-move card=hungry-bear sort=standard count=2"
    assert "move E5 D5" not in game.options
    game.play("move E5 D4", "move D4 C3")
    assert arena(game, 5) == drawing("h.... ..... .H.c. ..cc. .....")
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_the_hungry_bear_stops_where_there_is_nothing_to_eat() -> None:
    game = tashkalar("..C.. ..... ...c. ..cc. .....", hands=["hungry-bear"])
    game.play("summon hungry-bear E5", "move E5 E4")
    assert game.prompt == "act count=1"
    assert on(game, "E4") == "h"


def test_the_hungry_bear_may_stay_and_may_eat_own_pieces() -> None:
    game = tashkalar("..... ..... ...c. ..cc. .....", hands=["hungry-bear"])
    game.play("summon hungry-bear E5", "stop")
    assert on(game, "E5") == "h"
    game = tashkalar("..... ..... ...c. ..cc. .....", hands=["hungry-bear"])
    game.play("summon hungry-bear E5", "move E5 F5", "move F5 F6")
    assert arena(game, 3) == drawing("... ... .ch")


# -- Werewolf


def test_the_werewolf_on_red_or_green_makes_three_combat_moves() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        .....cH..
        ....c....
        .....c...
         .......
          .....
        """,
        hands=["werewolf"],
    )
    game.play("summon werewolf H6")
    assert game.prompt == "may-move card=werewolf sort=combat count=3"
    game.play("move H6 G5", "move G5 H4", "move H4 H3")
    assert on(game, "H3") == "h"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_werewolf_on_green_may_stop_early() -> None:
    game = tashkalar(
        """
          .....
         ...c...
        ...c.....
        ....c....
        .........
        .........
        .........
         .......
          .....
        """,
        hands=["werewolf"],
    )
    game.play("summon werewolf G3", "move G3 G4", "stop")
    assert on(game, "G4") == "h"
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(("row", "at"), [(4, "E5"), (3, "E4")])
def test_the_werewolf_in_the_centre_or_on_a_plain_square_makes_one_standard_move(row: int, at: str) -> None:
    rows = ["....."] + ["......."] + ["........."] * 5 + ["......."] + ["....."]
    rows[row - 1], rows[row], rows[row + 1] = "..c.C....", ".c.H.....", "..c......"
    game = tashkalar(" ".join(rows), hands=["werewolf"])
    game.play(f"summon werewolf {at}")
    assert game.prompt == "may-move card=werewolf sort=standard count=1"
    north = f"E{row}"
    assert f"move {at} {north}" in game.options
    assert f"move {at} D{row + 1}" not in game.options
    game.play(f"move {at} {north}")
    assert game.prompt == "act count=1"
    assert destroyed(game) == "C"


# -- Clan Guardian


def test_the_clan_guardian_upgrades_a_piece_that_was_used_and_no_other() -> None:
    game = tashkalar("..... ..c.. cc.c. ..c.. .....", hands=["clan-guardian"])
    game.play("summon clan-guardian E5")
    assert game.options == ["upgrade C5", "upgrade D5", "upgrade F5", "stop"]
    game.play("upgrade D5")
    assert arena(game, 5) == drawing("..... ..c.. chhc. ..c.. .....")
    assert game.prompt == "act count=1"


def test_the_player_says_which_pieces_the_clan_guardian_uses() -> None:
    game = tashkalar("..... ..... cc.cc ..... .....", hands=["clan-guardian"])
    assert offers(game, "summon") == ["clan-guardian E5 upright", "clan-guardian E5 around"]
    game.play("summon clan-guardian E5 around")
    assert sorted(game.options) == ["stop", "upgrade D5", "upgrade F5", "upgrade G5"]
    game.play("stop")
    assert arena(game, 5) == drawing("..... ..... cchcc ..... .....")


def test_the_clan_guardian_finds_nothing_among_upgraded_pieces() -> None:
    game = tashkalar("..... ..... lh.h. ..... .....", hands=["clan-guardian"])
    game.play("summon clan-guardian E5")
    assert game.prompt == "act count=1"


def test_the_clan_guardian_may_upgrade_a_borrowed_enemy_piece() -> None:
    game = tashkalar("..... ..... Ch.h. ..... .....", seats=3, hands=["clan-guardian"])
    game.play("borrow clan-guardian E5 C5")
    assert game.options == ["upgrade C5", "stop"]
    game.play("upgrade C5")
    assert on(game, "C5") == "H"
