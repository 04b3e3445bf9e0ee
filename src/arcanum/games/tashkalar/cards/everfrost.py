"""The Everfrost deck."""

from arcanum.games.tashkalar.being import Unwritten, put_into_the_deck
from arcanum.games.tashkalar.book import EVERFROST, HEROIC


class SnowFox(Unwritten):
    """Still to be written.

    The Snow Fox MAY make a standard move, and after it MAY make a second standard move (0, 1 or 2 moves, any
    directions).
    """

    name = "snow-fox"
    pattern = [
        "@C.",
        "..C",
    ]


class RoyalReindeer(Unwritten):
    """Still to be written.

    The Reindeer MAY make one combat leap to a square whose distance from it is exactly 2 (the ring of up to 16
    squares). Afterwards, if no piece was destroyed either by placing the Reindeer on its summoning square or by
    the leap, the Reindeer MUST be upgraded to heroic.
    """

    name = "royal-reindeer"
    pattern = [
        ".@.",
        "CC.",
        "..C",
    ]


class CrystalMirror(Unwritten):
    """Still to be written.

    You MAY choose EITHER one heroic piece OR one or two common pieces (any colours) standing on the yellow
    squares, i.e. the 2-by-3 block on one side of the pattern line. For each chosen piece, one of YOUR pieces of
    equal rank is placed on its reflection on the other side (dx becomes -dx, dy unchanged), but only where that
    reflected square is empty.
    """

    name = "crystal-mirror"
    pattern = [
        "C",
        "@",
        "C",
    ]
    marks = [
        "yy.bb",
        "yy@bb",
        "yy.bb",
    ]
    oriented = True


class CrystalGrower(Unwritten):
    """Still to be written.

    You MUST upgrade exactly one common piece of EACH enemy colour (your choice which one) to heroic; a colour
    without common pieces is skipped. Frozen effect: You MUST upgrade one of your common pieces anywhere on the
    board to heroic.
    """

    name = "crystal-grower"
    pattern = [
        ".@",
        "CC",
    ]
    frozen = True


class IcePrincess(Unwritten):
    """Still to be written.

    Optional: you MAY pick any common piece of yours that is not the Ice Princess and move it once as a combat
    move. Frozen effect: One common piece of yours, whichever you like (the Princess piece too, if it is still
    there and common), MUST make a single standard move.
    """

    name = "ice-princess"
    pattern = [
        ".@.",
        ".C.",
        "C.C",
    ]
    frozen = True


class IceQueen(Unwritten):
    """Still to be written.

    Optional: you MAY pick any heroic piece of yours that is not the Ice Queen and move it once as a combat
    move. Frozen effect: One heroic piece of yours, whichever you like, MUST make a single standard move.
    """

    name = "ice-queen"
    rank = HEROIC
    pattern = [
        ".c.",
        ".C.",
        "C.C",
    ]
    frozen = True


class FrostweaveSummoner(Unwritten):
    """Still to be written.

    No effect on summoning. Frozen effect: Thaw it immediately before one of your summonings. For the pattern of
    that single summoning you MAY treat one enemy piece as if it were yours (at its real rank). Normal rules
    otherwise apply and the summoning costs its action.
    """

    name = "frostweave-summoner"
    rank = HEROIC
    pattern = [
        "C.",
        ".@",
        ".C",
        ".C",
    ]
    frozen = True
    frozen_help = True


class WinterWhisperer(Unwritten):
    """Still to be written.

    No effect on summoning. Frozen effect: Two optional parts in this order: sacrifice a common piece of your
    own (MAY), throw a flare from your hand away (MAY). Only when both were carried out do you gain an action
    (then MUST).
    """

    name = "winter-whisperer"
    rank = HEROIC
    pattern = [
        ".@..",
        "CCCC",
    ]
    frozen = True


class FrozenChest(Unwritten):
    """Still to be written.

    You MAY take one card that has a frozen effect from your own discard pile and put its frozen effect straight
    into play, without summoning it. The limit of one frozen effect in play is still respected: if you already
    had one, the other card goes to the discard pile.
    """

    name = "frozen-chest"
    rank = HEROIC
    pattern = [
        "CcC",
    ]


class EverfrostSentinel(Unwritten):
    """Still to be written.

    Condition: an ENEMY piece stood on the summoning square and was destroyed by the arrival of the Sentinel. In
    that case you MAY turn the Sentinel down to common; doing so costs every other player (or the other team)
    one action of their following turn.
    """

    name = "everfrost-sentinel"
    rank = HEROIC
    pattern = [
        "@.",
        "C.",
        "CC",
        ".C",
    ]


class GlacierGiant(Unwritten):
    """Still to be written.

    The Giant MAY make any number of combat moves (0 or more) along ONE of the two arrow directions. If it made
    at least one such move, it MAY then strike one square further in the same direction: a legendary piece
    standing there is destroyed, and the Giant is destroyed as well.
    """

    name = "glacier-giant"
    rank = HEROIC
    pattern = [
        ".@.",
        ".C.",
        "CCC",
    ]
    marks = [
        ".@.",
        "*.*",
    ]
    oriented = True


class PolarBear(Unwritten):
    """Still to be written.

    Up to three chained steps of the Bear, each optional (MAY): (1) a combat step; (2) only when step 1 captured
    something, a standard step; (3) only when step 2 captured something, a step restricted to empty squares.
    """

    name = "polar-bear"
    rank = HEROIC
    pattern = [
        "@CC.",
        ".C.C",
    ]


class WarSled(Unwritten):
    """Still to be written.

    The Sled MAY take 0 to 3 combat steps. Its opening step must follow one of the three arrows (straight ahead
    or either forward diagonal). Each later step keeps the direction of the step before it or turns by 45
    degrees to either side, never more.
    """

    name = "war-sled"
    rank = HEROIC
    pattern = [
        "C.@",
        "CCC",
    ]
    marks = [
        ".*",
        "@*",
        ".*",
    ]
    oriented = True


class SnowMonster(Unwritten):
    """Still to be written.

    You MUST destroy all enemy commons that meet both conditions: distance 1 or 2 from the Snow Monster, and
    some piece of yours on a neighbouring square. The set is fixed first and all of it goes at the same time.
    """

    name = "snow-monster"
    rank = HEROIC
    pattern = [
        ".cC.",
        "C..C",
    ]


class FrostImp(Unwritten):
    """Still to be written.

    You MAY choose one adjacent common piece of any colour and one of the 8 directions. That piece then MUST
    make as many standard moves in that direction as it can.
    """

    name = "frost-imp"
    rank = HEROIC
    pattern = [
        "C@.",
        ".C.",
        "..C",
    ]


class IceWyvern(Unwritten):
    """Still to be written.

    The Wyvern MAY make one combat leap to any square of the board. If that leap destroyed a piece, the Wyvern
    MUST be destroyed as well. Frozen effect: You MUST put a common of your colour on some empty square that has
    a heroic piece of yours as neighbour (skipped when impossible).
    """

    name = "ice-wyvern"
    rank = HEROIC
    pattern = [
        "@C.",
        "C..",
        ".CC",
    ]
    frozen = True


class Deathbringer(Unwritten):
    """Still to be written.

    You MAY destroy one adjacent piece of any colour. A common piece has no condition. A heroic piece must have
    at least 1 of your pieces other than the Deathbringer adjacent to it. A legendary piece must have at least 3
    such pieces. If the destroyed piece is an enemy, it counts as TWO destroyed pieces of its colour and rank.
    The destroyed piece leaves the game for good instead of returning to the reserve of its owner.
    """

    name = "deathbringer"
    rank = HEROIC
    pattern = [
        ".C@",
        "...",
        "CCC",
    ]


class FrostweaveIllusionist(Unwritten):
    """Still to be written.

    The Illusionist MUST change sides and become an enemy common (you choose the colour when there are several
    enemies): your heroic piece returns to your reserve and a common piece of that colour takes its square.
    Frozen effect: You MUST convert one common enemy piece anywhere on the board into a common piece of yours.
    This counts as destroying that enemy piece. It needs a piece in your reserve.
    """

    name = "frostweave-illusionist"
    rank = HEROIC
    pattern = [
        "C@C",
        "...",
        ".C.",
    ]
    frozen = True


put_into_the_deck(
    EVERFROST,
    [
        SnowFox(),
        RoyalReindeer(),
        CrystalMirror(),
        CrystalGrower(),
        IcePrincess(),
        IceQueen(),
        FrostweaveSummoner(),
        WinterWhisperer(),
        FrozenChest(),
        EverfrostSentinel(),
        GlacierGiant(),
        PolarBear(),
        WarSled(),
        SnowMonster(),
        FrostImp(),
        IceWyvern(),
        Deathbringer(),
        FrostweaveIllusionist(),
    ],
)
