"""The twelve legends, card by card."""

import pytest
from tables.tashkalar import (
    actions,
    arena,
    destroyed,
    drawing,
    offers,
    on,
    points,
    printed,
    supply,
    table,
    tashkalar,
)

# name, rank, pattern, in how many ways it can lie
PRINTED = [
    ("fire-dragon", "legendary", "H.H .C. .H. .@.", 4),
    ("hell-bull", "legendary", "C.C HcH .C.", 4),
    ("angel-of-death", "legendary", ".C.C. C.h.C ..C..", 4),
    ("the-eldest-tree", "legendary", "...H. C.@.C .H...", 4),
    ("bone-catapult", "legendary", "C.. .@. HHH", 8),
    ("fire-elemental", "legendary", "..@.. .H.C. H.C.C", 8),
    ("leviathan", "legendary", "....@ ..HH. HC...", 8),
    ("two-headed-dragon", "legendary", "@.H. .H.. H.C. ...C", 4),
    ("earth-elemental", "legendary", ".@C. .CC. H..H", 8),
    ("time-elemental", "legendary", ".@. H.H .H. C.C", 4),
    ("storm-elemental", "legendary", "H.. H.H .c.", 8),
    ("titan", "legendary", ".@. .H. .H. CCC", 4),
]


@pytest.mark.parametrize(("card", "rank", "pattern", "ways"), PRINTED)
def test_a_legend_is_legendary_and_has_its_pattern(card: str, rank: str, pattern: str, ways: int) -> None:
    assert printed(card) == (rank, pattern, ways)


# -- Fire Dragon


def test_the_fire_dragon_burns_three_lines_up_to_distance_two_and_spares_legends() -> None:
    game = tashkalar("..h.h.. ...c... ...h... ....... ..CH... .L.C.C. .......", hands=["fire-dragon"])
    game.play("summon fire-dragon E5", "aim south-west")
    # South-west, and beside it south and west.
    assert arena(game, 7) == drawing("..h.h.. ...c... ...h... ...l... ....... .L...C. .......")
    assert destroyed(game) == "CCH"


def test_the_fire_dragon_must_choose_one_of_the_marked_directions() -> None:
    game = tashkalar("..h.h.. ...c... ...h... ....... ....... ....... .......", hands=["fire-dragon"])
    game.play("summon fire-dragon E5")
    assert game.options == ["aim east", "aim south-east", "aim south", "aim south-west", "aim west"]


def test_the_fire_dragon_cannot_aim_straight_off_the_arena() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        .........
        .........
        ...h.h...
        ....c....
         ...h...
          .....
        """,
        hands=["fire-dragon"],
    )
    game.play("summon fire-dragon E9")
    assert game.options == ["aim east", "aim west"]


# -- Hell Bull


def test_the_hell_bull_runs_over_everything_up_to_the_first_legend() -> None:
    game = tashkalar(
        """
          .....
         .......
        .........
        ...c.c...
        ...hch...
        ....c....
        ....C....
         ...L...
          ..C..
        """,
        hands=["hell-bull"],
    )
    game.play("summon hell-bull E5")
    assert "slide E5 E8" in game.options
    assert "slide E5 E9" not in game.options
    game.play("slide E5 E8")
    assert on(game, "E8") == "l"
    assert on(game, "E6") == "."
    assert destroyed(game) == "CL"


def test_the_hell_bull_may_stay() -> None:
    game = tashkalar("..... .c.c. .hch. ..c.. .....", hands=["hell-bull"])
    game.play("summon hell-bull E5", "stop")
    assert on(game, "E5") == "l"


# -- Angel of Death


def test_the_angel_of_death_upgrades_a_piece_and_leaps_onto_it() -> None:
    game = tashkalar("H.... .c.c. c.h.c ..c.. .....", hands=["angel-of-death"], mode="duel")
    game.play("summon angel-of-death E5", "choose C3")
    assert arena(game, 5) == drawing("l.... .c.c. c...c ..c.. .....")
    assert destroyed(game) == "L"
    game.play("discard knight") if "discard knight" in game.options else None


def test_the_angel_of_death_leaps_also_onto_what_cannot_be_upgraded() -> None:
    game = tashkalar("H.... .c.c. c.h.c ..c.. .....", hands=["angel-of-death"], supply=[None, (5, 0)])
    game.play("summon angel-of-death E5", "choose C3")
    assert destroyed(game) == "H"


def test_the_angel_of_death_needs_a_heroic_piece_on_its_square() -> None:
    game = tashkalar("..... .c.c. c.c.c ..c.. .....", hands=["angel-of-death"])
    assert offers(game, "summon") == []


# -- The Eldest Tree


def test_the_eldest_tree_destroys_upgrades_and_places_on_three_different_squares() -> None:
    game = tashkalar("..... .cHh. c...c .h... .....", hands=["the-eldest-tree"])
    game.play("summon the-eldest-tree E5")
    assert set(game.options) == {
        "destroy E4", "upgrade D4", "place D5", "place F5", "place E6", "place F6", "stop",
    }  # fmt: skip
    game.play("destroy E4")
    assert "place E4" not in game.options
    game.play("upgrade D4", "place E6")
    assert arena(game, 5) == drawing("..... .h.h. c.l.c .hc.. .....")


# -- Bone Catapult


def test_the_bone_catapult_shoots_a_piece_on_a_line_and_the_common_ones_around_it() -> None:
    game = tashkalar(
        """
          .....
         .......
        .....CHC.
        ...c..C..
        ....L....
        ...hhh...
        .........
         .......
          .....
        """,
        hands=["bone-catapult"],
    )
    game.play("summon bone-catapult E5")
    assert "destroy G3" in game.options
    game.play("destroy G3")
    assert arena(game).splitlines()[2:5] == [".........", "...c.....", "....l...."]
    assert destroyed(game) == "CCCHL"


# -- Fire Elemental


def test_the_fire_elemental_burns_everything_near_or_common_pieces_far() -> None:
    near = tashkalar("C.... ..HC. ...L. .h.c. h.c.c", hands=["fire-elemental"])
    near.play("summon fire-elemental E5", "either near")
    assert arena(near, 5) == drawing("C.... ..... ..lL. .h.c. h.c.c")
    far = tashkalar("C.... ..HC. ...L. .h.c. h.c.c", hands=["fire-elemental"])
    far.play("summon fire-elemental E5")
    assert far.options == ["either near", "either far"]
    far.play("either far")
    assert arena(far, 5) == drawing("..... ..H.. ..lL. .h.c. h.c.c")


# -- Leviathan


def test_the_leviathan_downgrades_a_connected_group_of_three() -> None:
    game = tashkalar("....... ..HLH.. ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "downgrade D3", "downgrade E3")
    assert offers(game, "downgrade") == ["F3"]
    game.play("downgrade F3")
    assert arena(game, 7).splitlines()[1] == "..CHC.."
    assert destroyed(game) == ""


def test_the_leviathan_destroys_a_connected_group_of_four_common_pieces_of_any_colour() -> None:
    game = tashkalar("C....c. .CcC... ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "destroy B2", "destroy C3", "destroy D3", "destroy E3")
    assert arena(game, 7).splitlines()[:2] == [".....c.", "......."]
    assert destroyed(game) == "CCC"


def test_the_leviathan_may_do_nothing_and_may_downgrade_itself() -> None:
    game = tashkalar("....... ....... ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5")
    assert "stop" in game.options
    game.play("downgrade G5", "stop")
    assert on(game, "G5") == "h"


def test_the_leviathan_may_leave_all_groups_alone() -> None:
    game = tashkalar("....... ....... ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    before = arena(game.play("summon leviathan G5"))
    game.play("stop")
    assert arena(game) == before
    assert game.prompt.startswith("act")


# -- Two-Headed Dragon


def test_the_two_headed_dragon_upgrades_a_used_piece_and_destroys_a_heroic_one_next_to_it() -> None:
    game = tashkalar("....... ...h... ..hH... .h.c... ....c.. ......c .......", hands=["two-headed-dragon"])
    game.play("summon two-headed-dragon C3")
    assert set(offers(game, "upgrade")) == {"E3", "D4", "C5", "E5", "F6"}
    game.play("upgrade E3")
    assert set(game.options) == {"destroy D4", "destroy E4", "stop"}
    game.play("destroy E4")
    assert on(game, "E3") == "l"
    assert destroyed(game) == "H"


def test_a_piece_that_the_two_headed_dragon_raises_is_no_summoned_legend() -> None:
    game = tashkalar(
        "....... ...h... ..h.... .h.c... ....c.. ....... .......", mode="duel", hands=["two-headed-dragon"]
    )
    game.play("summon two-headed-dragon C3", "upgrade E3", "stop")
    assert points(game) == [1]


# -- Earth Elemental


def test_the_earth_elemental_destroys_near_red_and_upgrades_near_green() -> None:
    game = tashkalar(
        """
          .....
         ..H....
        .........
        ...C.....
        .c...c...
        ....cc...
        ...h..h..
         .......
          .....
        """,
        hands=["earth-elemental"],
    )
    game.play("summon earth-elemental E5")
    assert sorted(offers(game, "destroy")) == ["D2", "D4", "D7", "E6", "F5", "F6", "G7"]
    assert "stop" not in game.options
    game.play("destroy D2")
    assert game.options == ["upgrade D4", "upgrade B5"]
    game.play("upgrade B5")
    assert on(game, "B5") == "h"
    assert actions(game) == 1  # and no coloured square is near
    assert destroyed(game) == "H"


def test_the_earth_elemental_may_move_onto_a_coloured_square() -> None:
    game = tashkalar(
        """
          .....
         ..H....
        ...c.....
        ..cc.....
        .h..h....
        .........
        .........
         .......
          .....
        """,
        hands=["earth-elemental"],
    )
    game.play("summon earth-elemental C3", "destroy E5", "upgrade C4")
    assert game.options == ["move C3 D2", "stop"]
    game.play("move C3 D2")
    assert on(game, "D2") == "l"
    assert destroyed(game) == "H"


# -- Time Elemental


def test_the_time_elemental_gives_another_turn() -> None:
    game = tashkalar("..... ..... .h.h. ..h.. .c.c.", hands=["time-elemental"], actions=1)
    game.play("summon time-elemental E4", "end-turn")
    assert table(game).now.seat == 0
    assert table(game).now.extra
    assert actions(game) == 2


def test_the_turn_of_the_time_elemental_is_no_last_turn() -> None:
    game = tashkalar("..... ..... .h.h. ..h.. .c.c.", hands=["time-elemental"], actions=1, left=2)
    game.play("summon time-elemental E4", "end-turn")
    assert table(game).left == 1
    game.play("place A5", "place A6", "end-turn")
    assert table(game).left == 1
    assert table(game).now.seat == 1


def test_the_additional_turn_is_played_even_after_the_very_last_one() -> None:
    game = tashkalar("..... ..... .h.h. ..h.. .c.c.", hands=["time-elemental"], actions=1, left=1)
    game.play("summon time-elemental E4", "end-turn")
    assert not game.match.over
    game.play("place A5", "place A6", "end-turn")
    assert game.match.over


# -- Storm Elemental


def test_the_storm_elementals_piece_moves_by_its_rank_and_is_destroyed() -> None:
    game = tashkalar(
        """
          .....
         .......
        ...h.....
        ...h.h...
        ....c....
        .CHC.....
        .........
         .......
          .....
        """,
        hands=["storm-elemental"],
    )
    game.play("summon storm-elemental E5")
    assert game.options == ["either common", "either heroic", "either legendary", "stop"]
    game.play("either heroic", "place E6")
    assert "slide E6 B6" in game.options
    assert "slide E6 A6" not in game.options
    game.play("slide E6 B6")
    assert arena(game).splitlines()[5] == "........."
    assert destroyed(game) == "CCH"
    assert supply(game) == (14, 2)


def test_the_storm_elementals_piece_is_destroyed_even_if_it_stays() -> None:
    game = tashkalar("..... .h... .h.h. ..c.. .....", hands=["storm-elemental"])
    game.play("summon storm-elemental E6", "either legendary", "place E7", "stop")
    assert on(game, "E7") == "."
    assert supply(game) == (14, 2)


# -- Titan


def test_the_titan_crushes_everything_beside_it_and_none_of_it_counts() -> None:
    game = tashkalar("....... ....... ..CLH.. ..C.L.. ..LhC.. ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert arena(game, 7) == drawing("....... ....... ....... ...l... ..L.... ...h... ..ccc..")
    assert destroyed(game) == ""


def test_what_the_titan_is_summoned_onto_counts() -> None:
    game = tashkalar("....... ....... ....... ...L... ...h... ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert destroyed(game) == "L"
