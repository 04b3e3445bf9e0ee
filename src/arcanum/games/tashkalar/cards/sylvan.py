"""The Sylvan deck."""

from arcanum.games.tashkalar.being import Unwritten, put_into_the_deck
from arcanum.games.tashkalar.book import HEROIC, SYLVAN


class Sapling(Unwritten):
    """Still to be written.

    Directly after it is summoned the Sapling's piece must be upgraded from common to heroic.
    """

    name = "sapling"
    pattern = [
        "@",
        "C",
        "C",
    ]


class KiskinFarseeders(Unwritten):
    """Still to be written.

    The owner can place one own common piece from the supply on an empty square that is adjacent to any own
    piece on the arena.
    """

    name = "kiskin-farseeders"
    pattern = [
        ".@C",
        "C..",
    ]


class ChargingBuck(Unwritten):
    """Still to be written.

    The Charging Buck can make up to two combat leaps; each leap has to end exactly two squares away (king-move
    distance 2) from where it starts.
    """

    name = "charging-buck"
    pattern = [
        ".@",
        "CC",
        "C.",
    ]


class ForestWardens(Unwritten):
    """Still to be written.

    Two compulsory parts in this order. First: destroy one common piece belonging to an opponent who has
    strictly more common pieces on the arena than the player. Second: destroy one heroic piece belonging to an
    opponent who has strictly more upgraded pieces (heroic plus legendary) than the player. The player picks the
    victims; a part without a legal victim is skipped.
    """

    name = "forest-wardens"
    pattern = [
        "C.@C",
    ]


class Naiad(Unwritten):
    """Still to be written.

    The player can choose one or two own pieces adjacent to the Naiad and make one standard move with each of
    them.
    """

    name = "naiad"
    pattern = [
        "..@",
        "CCC",
    ]


class KiskinSpirit(Unwritten):
    """Still to be written.

    The player can look through the own discard pile, take out a card of choice and make it the new top card of
    the own deck. If that was done, or if the discard pile was empty, the player draws one extra card from the
    own deck when refilling at the end of this turn. Declining with a non-empty pile gives no extra card.
    """

    name = "kiskin-spirit"
    rank = HEROIC
    pattern = [
        "C.@",
        "C.C",
    ]


class Dryad(Unwritten):
    """Still to be written.

    The player can convert one opposing common or heroic piece on a neighbouring square: it is removed and an
    own COMMON piece takes its place.
    """

    name = "dryad"
    rank = HEROIC
    pattern = [
        "C.",
        ".c",
        ".C",
    ]


class CentaurSpearman(Unwritten):
    """Still to be written.

    The Centaur Spearman can make one combat move. If he moved, the first piece met when continuing in the same
    direction from his new square, at whatever distance and of whatever colour, must be destroyed, except that a
    legendary piece there is left untouched.
    """

    name = "centaur-spearman"
    rank = HEROIC
    pattern = [
        "@..",
        "CCC",
        "..C",
    ]


class CentaurChieftain(Unwritten):
    """Still to be written.

    The Centaur Chieftain can make one combat move. If he moved, the player can make up to three further combat
    moves in exactly the same direction with own pieces other than the Chieftain.
    """

    name = "centaur-chieftain"
    rank = HEROIC
    pattern = [
        "C...",
        ".C@.",
        "..C.",
        "...C",
    ]


class Unicorn(Unwritten):
    """Still to be written.

    The player takes one of two options: the Unicorn can make one combat move, or the player gains one action.
    """

    name = "unicorn"
    rank = HEROIC
    pattern = [
        ".C@",
        "CC.",
        "C..",
    ]


class SylvanQueen(Unwritten):
    """Still to be written.

    The player can convert one opposing common or heroic piece on a square touching the Queen by a corner into
    an own piece of the same rank.
    """

    name = "sylvan-queen"
    rank = HEROIC
    pattern = [
        "@..",
        "C.C",
        ".C.",
        ".C.",
    ]


class SylvanPrincess(Unwritten):
    """Still to be written.

    The player can convert one opposing common piece on a square touching the Princess by a corner into an own
    common piece.
    """

    name = "sylvan-princess"
    rank = HEROIC
    pattern = [
        "@.",
        "C.",
        ".C",
        "C.",
    ]


class WoodlandDruid(Unwritten):
    """Still to be written.

    For every colour taking part in the game, the player's own colour included, one common piece of that colour
    must be upgraded if there is one. The player chooses which piece of each colour.
    """

    name = "woodland-druid"
    rank = HEROIC
    pattern = [
        "C.C",
        ".@.",
        ".C.",
    ]


class ForestAncient(Unwritten):
    """Still to be written.

    First the player must place two common pieces of opposing colours (from those opponents' supplies, same or
    different colours) on empty squares no further than distance 2 from the Forest Ancient. Then the player must
    destroy two common pieces no further than distance 3 whose colours match the colours just placed: two of the
    one colour, or one of each.
    """

    name = "forest-ancient"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        "C..",
    ]


class ForestMystic(Unwritten):
    """Still to be written.

    When refilling at the end of this turn, the player draws one card more from the own deck and one card more
    from the legend deck.
    """

    name = "forest-mystic"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@.",
        "..C",
    ]


class KiskinLeafsplitter(Unwritten):
    """Still to be written.

    Up to twice, the player can choose one of the four diagonal directions and destroy the first piece met on
    it, whatever its distance, colour or rank (legendary included). The same direction may be chosen twice.
    """

    name = "kiskin-leafsplitter"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        ".C.",
    ]
    marks = [
        "*.*",
        ".@.",
        "*.*",
    ]


class KiskinBoughrunner(Unwritten):
    """Still to be written.

    The Kiskin Boughrunner can make up to three combat moves. After each of them it has to have at least one
    other own piece as a neighbour.
    """

    name = "kiskin-boughrunner"
    rank = HEROIC
    pattern = [
        ".@.",
        "CCC",
        ".C.",
    ]


class TreeShepherd(Unwritten):
    """Still to be written.

    The player chooses one own piece. A common piece must be upgraded; a heroic piece can make one combat move;
    a legendary piece can make one standard move.
    """

    name = "tree-shepherd"
    rank = HEROIC
    pattern = [
        "C@C",
        ".CC",
    ]


put_into_the_deck(
    SYLVAN,
    [
        Sapling(),
        KiskinFarseeders(),
        ChargingBuck(),
        ForestWardens(),
        Naiad(),
        KiskinSpirit(),
        Dryad(),
        CentaurSpearman(),
        CentaurChieftain(),
        Unicorn(),
        SylvanQueen(),
        SylvanPrincess(),
        WoodlandDruid(),
        ForestAncient(),
        ForestMystic(),
        KiskinLeafsplitter(),
        KiskinBoughrunner(),
        TreeShepherd(),
    ],
)
