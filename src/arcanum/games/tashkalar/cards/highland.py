"""The Highland deck."""

from arcanum.games.tashkalar.being import Unwritten, put_into_the_deck
from arcanum.games.tashkalar.book import HEROIC, HIGHLAND


class WildEagle(Unwritten):
    """Still to be written.

    The Wild Eagle can make one combat leap to any other square of the arena, as long as it is empty or holds a
    common piece (which is destroyed).
    """

    name = "wild-eagle"
    pattern = [
        ".@.",
        "C.C",
    ]


class ClanAxeman(Unwritten):
    """Still to be written.

    The owner can destroy one common or heroic piece of any colour on one of the four squares sharing an edge
    with the Axeman.
    """

    name = "clan-axeman"
    pattern = [
        "..C",
        ".@.",
        "C..",
    ]


class ClanHealer(Unwritten):
    """Still to be written.

    The owner can place up to two own common pieces from the supply. Each goes to an empty square that touches a
    green square by side or corner.
    """

    name = "clan-healer"
    pattern = [
        "..C",
        "C@C",
    ]


class DireWolf(Unwritten):
    """Still to be written.

    The Dire Wolf can make one or two combat moves (or none).
    """

    name = "dire-wolf"
    pattern = [
        "..@",
        ".CC",
        "C..",
    ]


class RitualKeeper(Unwritten):
    """Still to be written.

    The result depends on the square it was summoned on. Green square: the player must upgrade one own common
    piece (the Ritual Keeper itself may be chosen). Red square: the player can make one combat move with any one
    own piece. Other squares: nothing.
    """

    name = "ritual-keeper"
    pattern = [
        ".C",
        "C@",
    ]


class EagleLord(Unwritten):
    """Still to be written.

    The Eagle Lord can make one combat leap to any other square that is empty or holds a common or heroic piece.
    """

    name = "eagle-lord"
    rank = HEROIC
    pattern = [
        "C.@.C",
        ".C.C.",
    ]


class WolfRider(Unwritten):
    """Still to be written.

    The Wolf Rider can make one or two combat moves (or none).
    """

    name = "wolf-rider"
    rank = HEROIC
    pattern = [
        "@..",
        "CCC",
        "C..",
    ]


class BloodShaman(Unwritten):
    """Still to be written.

    The player must destroy one common or heroic piece, of any colour, anywhere on the arena. If it stood on a
    red square, every common piece of every colour adjacent to that red square must be destroyed as well.
    """

    name = "blood-shaman"
    rank = HEROIC
    pattern = [
        "..C",
        ".@C",
        "CC.",
    ]


class WarDrummer(Unwritten):
    """Still to be written.

    The player chooses between one combat move and up to two standard moves, made with own pieces other than the
    War Drummer. The two standard moves may be made by one piece or by two.
    """

    name = "war-drummer"
    rank = HEROIC
    pattern = [
        "cC",
        "CC",
    ]


class HillGiant(Unwritten):
    """Still to be written.

    Every common and heroic piece, of every colour, on the four squares sharing an edge with the Hill Giant must
    be destroyed.
    """

    name = "hill-giant"
    rank = HEROIC
    pattern = [
        ".@.",
        ".C.",
        "CCC",
    ]


class Warlord(Unwritten):
    """Still to be written.

    The player makes zero to three combat moves with own pieces, the Warlord included; pieces may be repeated.
    Making all three is only allowed if at least one of them is made by the Warlord.
    """

    name = "warlord"
    rank = HEROIC
    pattern = [
        "..@..",
        ".CCC.",
        "C...C",
    ]


class WarSummoner(Unwritten):
    """Still to be written.

    The player gains one action. In addition, when summoning the next being of this same turn, the player may
    count one enemy piece on the arena as an own piece of its rank for that pattern.
    """

    name = "war-summoner"
    rank = HEROIC
    pattern = [
        "C@C",
        ".C.",
        ".C.",
    ]


class RitualMaster(Unwritten):
    """Still to be written.

    Summoned on a green square: the player gains two actions. Summoned on a red square: the player can destroy
    one heroic piece and can also destroy one common piece, each of any colour anywhere on the arena; either
    half may be left out. On other squares nothing happens.
    """

    name = "ritual-master"
    rank = HEROIC
    pattern = [
        "C..",
        ".@.",
        "C.C",
    ]


class LegendSlayer(Unwritten):
    """Still to be written.

    The player can destroy pieces of any colour on the four squares touching the Legend Slayer by a corner:
    either exactly one legendary piece, or one or two common/heroic pieces. The two options cannot be combined.
    """

    name = "legend-slayer"
    rank = HEROIC
    pattern = [
        "@..",
        "CC.",
        "C.C",
    ]


class MountainTroll(Unwritten):
    """Still to be written.

    All opposing common pieces on the eight neighbouring squares must be destroyed. If this removed two or more
    pieces, the player gains one action.
    """

    name = "mountain-troll"
    rank = HEROIC
    pattern = [
        ".@.",
        "CC.",
        ".CC",
    ]


class HungryBear(Unwritten):
    """Still to be written.

    The Hungry Bear can make up to two standard moves, but the first time it enters an empty square its movement
    is over.
    """

    name = "hungry-bear"
    rank = HEROIC
    pattern = [
        "@C",
        "CC",
    ]


class Werewolf(Unwritten):
    """Still to be written.

    If it was summoned on a red or green square other than the red centre square, the Werewolf can make up to
    three combat moves. Otherwise it can make a single standard move.
    """

    name = "werewolf"
    rank = HEROIC
    pattern = [
        ".C..",
        "C..@",
        ".C..",
    ]


class ClanGuardian(Unwritten):
    """Still to be written.

    The player can upgrade one common piece that took part in the Clan Guardian's summoning pattern.
    """

    name = "clan-guardian"
    rank = HEROIC
    pattern = [
        "CC@C",
    ]
    oriented = True


put_into_the_deck(
    HIGHLAND,
    [
        WildEagle(),
        ClanAxeman(),
        ClanHealer(),
        DireWolf(),
        RitualKeeper(),
        EagleLord(),
        WolfRider(),
        BloodShaman(),
        WarDrummer(),
        HillGiant(),
        Warlord(),
        WarSummoner(),
        RitualMaster(),
        LegendSlayer(),
        MountainTroll(),
        HungryBear(),
        Werewolf(),
        ClanGuardian(),
    ],
)
