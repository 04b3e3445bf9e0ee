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
    game = tashkalar("..h.h.. ...c... ...h... CcC.... ..CH... .L.C.C. C..C...", hands=["fire-dragon"])
    game.play("summon fire-dragon E5", "aim south-west")
    # South-west, and beside it south and west.
    assert arena(game, 7) == drawing("..h.h.. ...c... ...h... C..l... ....... .L...C. C..C...")
    assert destroyed(game) == "CCCH"
    assert game.prompt == "act count=1"


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
    everywhere = "E4 E3 E2 E1 F4 G3 H2 F5 G5 H5 I5 F6 G7 H8 E6 E7 E8 D6 C7 B8 D5 C5 B5 A5 D4 C3 B2"
    assert offers(game, "slide") == [f"E5 {square}" for square in everywhere.split()]
    game.play("slide E5 E8")
    assert on(game, "E8") == "l"
    assert on(game, "E6") == "."
    assert destroyed(game) == "CL"
    assert game.prompt == "act count=1"


# -- Angel of Death


def test_the_angel_of_death_upgrades_a_piece_and_leaps_onto_it() -> None:
    game = tashkalar("H.... .c.c. c.h.c ..c.. .....", hands=["angel-of-death"])
    game.play("summon angel-of-death E5", "choose C3")
    assert arena(game, 5) == drawing("l.... .c.c. c...c ..c.. .....")
    assert "leap seat=0 square=E5 target=C3" in game.events()
    assert destroyed(game) == "L"
    assert game.prompt == "act count=1"


def test_the_angel_of_death_leaps_also_onto_what_cannot_be_upgraded_and_onto_own_pieces() -> None:
    for square, victim in [("C3", "H"), ("G3", "L"), ("D4", "")]:
        game = tashkalar("H...L .c.c. c.h.c ..c.. .....", hands=["angel-of-death"], supply=[None, (5, 0)])
        game.play("summon angel-of-death E5")
        assert offers(game, "choose") == ["C3", "G3", "D4", "F4", "C5", "G5", "E6"]
        game.play(f"choose {square}")
        assert on(game, square) == "l"
        assert destroyed(game) == victim


def test_the_angel_of_death_needs_a_heroic_piece_on_its_square() -> None:
    game = tashkalar("..... .c.c. c.c.c ..c.. .....", hands=["angel-of-death"])
    assert offers(game, "summon") == []


# -- The Eldest Tree


def test_the_eldest_tree_destroys_upgrades_and_places_on_three_different_squares() -> None:
    game = tashkalar("..... .cHh. cL..c .hC.. .....", hands=["the-eldest-tree"])
    game.play("summon the-eldest-tree E5")
    assert game.options == ["destroy E4", "destroy E6", "upgrade D4", "place F5", "place F6", "stop"]
    game.play("destroy E4")
    assert game.options == ["destroy E6", "upgrade D4", "place F5", "place F6", "stop"]
    game.play("upgrade D4", "place F6")
    assert arena(game, 5) == drawing("..... .h.h. cLl.c .hCc. .....")
    assert game.prompt == "act count=1"


def test_the_eldest_tree_places_nothing_when_the_supply_is_empty() -> None:
    game = tashkalar("..... .cHh. c...c .h... .....", hands=["the-eldest-tree"], supply=[(0, 3)])
    game.play("summon the-eldest-tree E5")
    assert game.options == ["destroy E4", "upgrade D4", "stop"]
    game.play("destroy E4", "upgrade D4")
    assert game.prompt == "act count=1"


# -- Bone Catapult


def test_the_bone_catapult_shoots_any_piece_on_a_marked_line_and_the_common_ones_around_it() -> None:
    game = tashkalar(
        """
          ..C..
         C....H.
        ....lCHC.
        ...c..Cc.
        L...L..c.
        ...hhh...
        .........
         C.....C
          ..C..
        """,
        hands=["bone-catapult"],
    )
    game.play("summon bone-catapult E5")
    targets = ["E3", "E1", "G3", "H5", "A5"]  # north, north-east, east and west
    assert game.options == [*[f"destroy {square}" for square in targets], "stop"]
    game.play("destroy G3")
    assert arena(game).splitlines()[1:5] == ["#C....H.#", "....l....", "...c.....", "L...l..c."]
    assert destroyed(game) == "CCCHL"
    assert game.prompt == "act count=1"


# -- Fire Elemental


def test_the_fire_elemental_burns_everything_near_or_common_pieces_far() -> None:
    board = "...C... .C..... ...HC.. ....L.. ..h.c.. .h.c.c. ......."
    near = tashkalar(board, hands=["fire-elemental"])
    near.play("summon fire-elemental E5", "either near")
    assert arena(near, 7) == drawing("...C... .C..... ....... ...lL.. ..h.c.. .h.c.c. .......")
    far = tashkalar(board, hands=["fire-elemental"])
    far.play("summon fire-elemental E5")
    assert far.options == ["either near", "either far"]
    far.play("either far")
    assert arena(far, 7) == drawing("...C... ....... ...H... ...lL.. ..h.c.. .h.c.c. .......")
    assert far.prompt == "act count=1"


# -- Leviathan


def test_the_leviathan_downgrades_a_connected_group_of_three() -> None:
    game = tashkalar("....... ..HLHH. ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "downgrade E3", "downgrade D3")
    assert game.options == ["downgrade F3", "stop"]
    game.play("downgrade F3")
    assert arena(game, 7).splitlines()[1] == "..CHCH."
    assert destroyed(game) == ""
    assert game.prompt == "act count=1"


def test_the_leviathan_destroys_a_connected_group_of_four_common_pieces_of_any_colour() -> None:
    game = tashkalar("C....c. .CccC.. ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "destroy D3")
    assert game.options == ["destroy E3", "destroy C3", "stop"]
    game.play("destroy C3")
    assert game.options == ["destroy E3", "destroy B2", "stop"]
    game.play("destroy E3", "destroy B2")
    assert arena(game, 7).splitlines()[:2] == [".....c.", "....C.."]
    assert destroyed(game) == "CC"
    assert game.prompt == "act count=1"


def test_the_leviathan_downgrades_legends_only_as_long_as_their_owner_has_pieces_for_it() -> None:
    board = "....... ..LL... ....... ....... ...hh.. .hc.... ......."
    game = tashkalar(board, hands=["leviathan"], supply=[None, (1, 1)])
    game.play("summon leviathan G5", "downgrade D3")
    assert game.prompt == "act count=1"
    game = tashkalar(board, hands=["leviathan"], supply=[None, (0, 1)])
    game.play("summon leviathan G5")
    assert offers(game, "downgrade") == ["G5", "E6", "F6", "C7"]


def test_the_leviathan_may_downgrade_itself() -> None:
    game = tashkalar("....... ....... ....... ....... ...hh.. .hc.... .......", hands=["leviathan"])
    game.play("summon leviathan G5", "downgrade G5", "stop")
    assert on(game, "G5") == "h"


# -- Two-Headed Dragon


def test_the_two_headed_dragon_upgrades_a_used_piece_and_destroys_a_heroic_one_next_to_it() -> None:
    game = tashkalar("....L.. ...h... ..hHC.. .h.c... ....c.. ......c .......", hands=["two-headed-dragon"])
    game.play("summon two-headed-dragon C3")
    assert set(game.options) == {*[f"upgrade {square}" for square in ("E3", "D4", "C5", "E5", "F6")], "stop"}
    game.play("upgrade E3")
    assert set(game.options) == {"destroy D4", "destroy E4", "stop"}
    game.play("destroy E4")
    assert on(game, "E3") == "l"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"


def test_the_two_headed_dragon_upgrades_a_borrowed_piece() -> None:
    board = "....... ...h... ..h.... .h.C... ....c.. ....... ......."
    game = tashkalar(board, seats=3, hands=["two-headed-dragon"])
    game.play("borrow two-headed-dragon C3 E5", "colour red", "upgrade E5")
    assert on(game, "E5") == "H"


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
        ...C....C
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
    assert game.options == ["upgrade D4", "upgrade I4", "upgrade B5"]
    game.play("upgrade B5")
    assert on(game, "B5") == "h"
    assert destroyed(game) == "H"
    assert game.prompt == "act count=1"  # no coloured square is near


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
    game.play("either heroic")
    near = {column + row for column in "BCDEFGH" for row in "2345678"}
    assert {option.split()[1] for option in game.options} == near - {"D3", "D4", "F4", "E5", "B6", "C6", "D6"}
    game.play("place E6", "slide E6 B6")
    assert arena(game).splitlines()[5] == "........."
    assert destroyed(game) == "CCH"
    assert supply(game) == (14, 2)
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(
    ("rank", "reach"),
    [
        ("common", "H7 H6 H5 H4 H3 I7 G9 G8 F8 E8 D8 C8 G7 F6 E5"),
        ("heroic", "H7 H6 H5 I7 G9 G8 F8 E8 G7 F6 E5"),
        ("legendary", "H7 I7 G9 G8 G7"),
    ],
)
def test_the_storm_elementals_piece_gets_the_less_far_the_higher_its_rank(rank: str, reach: str) -> None:
    game = tashkalar("..... .h... .h.h. ..c.. .....", hands=["storm-elemental"])
    game.play("summon storm-elemental E6", f"either {rank}", "place H8")
    assert offers(game, "slide") == [f"H8 {square}" for square in reach.split()]


def test_the_storm_elementals_piece_is_of_a_rank_that_the_supply_has() -> None:
    for covered, spare, ranks in [("c", (5, 1), ["common", "heroic"]), ("l", (0, 1), ["legendary"])]:
        game = tashkalar(f"..... .h... .h.h. ..{covered}.. .....", hands=["storm-elemental"], supply=[spare])
        game.play("summon storm-elemental E6")
        assert offers(game, "either") == ranks


def test_the_storm_elementals_piece_is_destroyed_even_if_it_stays() -> None:
    game = tashkalar("..... .h... .h.h. ..c.. .....", hands=["storm-elemental"])
    game.play("summon storm-elemental E6", "either legendary", "place E7", "stop")
    assert on(game, "E7") == "."
    assert supply(game) == (14, 2)


# -- Titan


def test_the_titan_crushes_everything_beside_it_and_none_of_it_counts() -> None:
    game = tashkalar("....... ....... ..CLH.. ..C.L.. ..Lhc.. ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert arena(game, 7) == drawing("....... ....... ....... ...l... ..L.... ...h... ..ccc..")
    assert destroyed(game) == ""


def test_what_the_titan_is_summoned_onto_counts() -> None:
    game = tashkalar("....... ....... ....... ...L... ...h... ...h... ..ccc..", hands=["titan"])
    game.play("summon titan E5")
    assert destroyed(game) == "L"


# -- several cards


@pytest.mark.parametrize(
    ("card", "square", "board", "lines"),
    [
        ("hell-bull", "E5", "..... .c.c. .hch. ..c.. .....", []),
        ("angel-of-death", "E5", "H.... .c.c. c.h.c ..c.. .....", []),
        ("the-eldest-tree", "E5", "..... ...h. c...c .h... .....", []),
        ("the-eldest-tree", "E5", "..... ...h. c...c .h... .....", ["place D4"]),
        ("the-eldest-tree", "E5", "..... ...h. c...c .h... .....", ["place D4", "place E4"]),
        ("bone-catapult", "E5", "....C .c... ..... .hhh. .....", []),
        ("leviathan", "G5", "....... ....... ....... ....... ...hh.. .hc.... .......", []),
        ("leviathan", "G5", "....... ..HHH.. ....... ....... ...hh.. .hc.... .......", ["downgrade D3"]),
        ("leviathan", "G5", "....... ..CCC.. ....... ....... ...hh.. .hc.... .......", ["destroy D3"]),
        ("two-headed-dragon", "C3", "....... ...h... ..h.... .h.c... ....c.. ....... .......", []),
        ("two-headed-dragon", "C3", "....... ...h... ..h.... .h.c... ....c.. ....... .......", ["upgrade E3"]),
        ("storm-elemental", "E6", "..... .h... .h.h. ..c.. .....", []),
    ],
)
def test_what_a_legend_grants_may_be_declined(card: str, square: str, board: str, lines: list[str]) -> None:
    game = tashkalar(board, hands=[card])
    before = arena(game.play(f"summon {card} {square}", *lines))
    game.play("stop")
    assert arena(game) == before
    assert game.prompt == "act count=1"


@pytest.mark.parametrize(
    ("card", "board", "ways"),
    [
        (
            "fire-dragon",
            "..h.h.. ...c... ...h..h ....hc. ......h ....... .......",
            {
                "upright": "east south-east south south-west west",
                "right": "north south south-west west north-west",
            },
        ),
        ("bone-catapult", "..... .c.c. ..... .hhh. .....", {"upright": "F4 stop", "mirrored": "D4 stop"}),
        (
            "two-headed-dragon",
            "....... ....... ....... .h...h. ..h.h.. .c.h.c. c.....c",
            {"upright": "E7 F6 G5 G7 H8 stop", "right": "C5 D6 E7 C7 B8 stop"},
        ),
    ],
)
def test_the_player_says_how_a_legends_pattern_lies_and_the_effect_follows(
    card: str, board: str, ways: dict[str, str]
) -> None:
    game = tashkalar(board, hands=[card])
    assert [option for option in offers(game, "summon") if "E5" in option] == [f"{card} E5 {way}" for way in ways]
    for way, offered in ways.items():
        game = tashkalar(board, hands=[card]).play(f"summon {card} E5 {way}")
        assert {option.split()[-1] for option in game.options} == set(offered.split())
