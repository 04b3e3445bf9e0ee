"""The Etherweave deck."""

from arcanum.games.tashkalar.being import Unwritten, put_into_the_deck
from arcanum.games.tashkalar.book import ETHERWEAVE, HEROIC


class Doppelganger(Unwritten):
    """Still to be written.

    With a being pending whose warp effect may be copied, that warp effect MUST be carried out now, as a normal
    effect; with nothing pending there is no effect.
    """

    name = "doppelganger"
    pattern = [
        "C@",
        "C.",
    ]


class ParadoxWorm(Unwritten):
    """Still to be written.

    You MAY make one swap: one of your common or heroic pieces changes places with one enemy piece of equal
    rank. Warp effect: You MUST upgrade one enemy common to heroic. After that you MAY put your pending being on
    the discard pile.
    """

    name = "paradox-worm"
    pattern = [
        "..C@",
        "CC..",
    ]
    warps = True


class LesserShadowTwin(Unwritten):
    """Still to be written.

    Works only while the card of the Greater Twin is among your discards: name a piece of yours, then 0, 1 or 2
    commons (any colour) on squares next to it are destroyed, as you like. Warp effect: You MUST upgrade one of
    your commons to heroic.
    """

    name = "lesser-shadow-twin"
    pattern = [
        "@..",
        "CCC",
    ]
    warps = True


class Translocationist(Unwritten):
    """Still to be written.

    You MAY make up to two swaps; each exchanges the places of one of your heroic pieces and one of your common
    pieces. Warp effect: You MUST gain an action (one more this turn).
    """

    name = "translocationist"
    pattern = [
        "..C",
        "C@.",
        "CC.",
    ]
    warps = True


class AntimatterSpirit(Unwritten):
    """Still to be written.

    No effect on summoning. Warp effect: Linked, all or nothing: (1) put a common of your colour on an empty
    colourless square S; (2) it MUST take a combat step in some direction; (3) put a common of another colour on
    S, which is empty again; (4) that piece MUST take a combat step in the exactly opposite direction.
    """

    name = "antimatter-spirit"
    pattern = [
        "..C",
        ".@.",
        "C..",
    ]
    warps = True


class MerchantOfTime(Unwritten):
    """Still to be written.

    If a piece lies on this card, that piece MUST make a standard leap from the card to a colourless square: any
    empty one, or one holding a piece of lower rank (which is destroyed). Warp effect: You MUST take one piece
    of any colour and rank from a colourless square and lay it on this card. It is off the board but not
    destroyed. This warp effect cannot be copied, and while the Merchant is pending it can neither be discarded
    nor returned to the hand.
    """

    name = "merchant-of-time"
    rank = HEROIC
    pattern = [
        "..@.",
        ".C.C",
        "C.C.",
    ]
    warps = True
    copyable = False


class GateOfOblivion(Unwritten):
    """Still to be written.

    First the piece on the purple square, if there is one, MUST be destroyed whatever its colour and rank. Then
    you MAY destroy one common or heroic piece of any colour on one of the red squares. Warp effect: Until the
    end of this turn every piece you destroy counts as if one more piece of the same colour and rank had been
    destroyed too.
    """

    name = "gate-of-oblivion"
    rank = HEROIC
    pattern = [
        "C@C",
        "C.C",
    ]
    marks = [
        ".rrr.",
        "r.@.r",
        "r.p.r",
    ]
    oriented = True
    warps = True


class TimeTraveler(Unwritten):
    """Still to be written.

    You MAY destroy one common piece of any colour next to the Time Traveler. If you did, the uppermost card of
    your discards MUST return to the top of the deck (skipped with an empty pile).
    """

    name = "time-traveler"
    rank = HEROIC
    pattern = [
        "C..",
        ".c.",
        "..C",
    ]
    lands_anywhere = True


class GreaterShadowTwin(Unwritten):
    """Still to be written.

    Works only while the card of the Lesser Twin is among your discards: one heroic piece of any colour MAY be
    destroyed, provided two or more of your pieces stand on squares neighbouring it. Warp effect: You MUST
    upgrade one of your commons to heroic.
    """

    name = "greater-shadow-twin"
    rank = HEROIC
    pattern = [
        "@CCC",
    ]
    warps = True


class Warpmaster(Unwritten):
    """Still to be written.

    You MAY do one of two things: take your pending being back into your hand, or make one standard step with
    the Warpmaster.
    """

    name = "warpmaster"
    rank = HEROIC
    pattern = [
        ".C.",
        "...",
        "C.@",
        ".C.",
    ]


class DarkSphere(Unwritten):
    """Still to be written.

    You MAY choose up to three different common or heroic pieces of any colours, but not three of one colour.
    Each of them takes one combat step which must end at distance exactly 2 from the Dark Sphere.
    """

    name = "dark-sphere"
    rank = HEROIC
    pattern = [
        "Cc",
        "CC",
    ]


class VoidSummoner(Unwritten):
    """Still to be written.

    For the next summoning you make in this turn, one or two empty squares MAY stand in for commons of your
    colour. Warp effect: You MUST make one standard step with a common or heroic piece of yours.
    """

    name = "void-summoner"
    rank = HEROIC
    pattern = [
        ".@C",
        ".C.",
        "C.C",
    ]
    warps = True


class EternalEmperor(Unwritten):
    """Still to be written.

    If you did not play the warp effect of the Eternal Emperor in this turn, you MAY carry out that effect now
    as a normal effect. Warp effect: You MUST do one of: put a common of your colour on any empty square; take a
    combat step with one of your commons; take a standard step with one of your heroic or legendary pieces.
    """

    name = "eternal-emperor"
    rank = HEROIC
    pattern = [
        "C.",
        "C@",
        "CC",
    ]
    warps = True


class RealityPatch(Unwritten):
    """Still to be written.

    In this order, each part optional: for every enemy colour you MAY destroy one heroic piece of that colour;
    you MAY put your pending being on the discard pile; a single hand card, be it deck being, legend or flare,
    MAY be discarded.
    """

    name = "reality-patch"
    rank = HEROIC
    pattern = [
        ".C.",
        "C@C",
        ".C.",
    ]


class PolarityQueen(Unwritten):
    """Still to be written.

    Linked, all or nothing, and compulsory when possible: choose two different common or heroic pieces of yours,
    neither of them the Queen; the first MUST take a combat step in some direction, then the second MUST take a
    combat step in the exactly opposite direction. Warp effect: You MUST put a common of your colour on an empty
    square next to an enemy piece.
    """

    name = "polarity-queen"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        ".C.",
        ".C.",
    ]
    warps = True


class Singularity(Unwritten):
    """Still to be written.

    You MUST choose one empty colourless square. Then every common piece of any colour next to it MUST step onto
    it as a combat move, one after the other in the order you choose.
    """

    name = "singularity"
    rank = HEROIC
    pattern = [
        "C.C",
        ".@.",
        "C.C",
    ]


class ZigguratSentinel(Unwritten):
    """Still to be written.

    You MAY do one of two things: carry out the warp effect printed on a card among your discards, or take up to
    three combat steps with the Sentinel along the arrow. Warp effect: One common or heroic piece of yours MUST
    take either one combat step or two standard steps.
    """

    name = "ziggurat-sentinel"
    rank = HEROIC
    pattern = [
        "..@",
        "..C",
        ".CC",
        "CC.",
    ]
    marks = [
        ".@",
        "*.",
    ]
    oriented = True
    warps = True


class IrisOfEternity(Unwritten):
    """Still to be written.

    You MAY do one of two things: destroy one adjacent legendary piece of any colour, or upgrade the Iris to
    legendary. An Iris that became legendary is treated as a summoned legend of this turn, and every legend card
    you hold MUST be discarded.
    """

    name = "iris-of-eternity"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        "C.C",
        ".C.",
    ]


put_into_the_deck(
    ETHERWEAVE,
    [
        Doppelganger(),
        ParadoxWorm(),
        LesserShadowTwin(),
        Translocationist(),
        AntimatterSpirit(),
        MerchantOfTime(),
        GateOfOblivion(),
        TimeTraveler(),
        GreaterShadowTwin(),
        Warpmaster(),
        DarkSphere(),
        VoidSummoner(),
        EternalEmperor(),
        RealityPatch(),
        PolarityQueen(),
        Singularity(),
        ZigguratSentinel(),
        IrisOfEternity(),
    ],
)
