"""The Nethervoid deck."""

from arcanum.games.tashkalar.arena import NOWHERE
from arcanum.games.tashkalar.being import Unwritten, put_into_the_deck
from arcanum.games.tashkalar.book import HEROIC, NETHERVOID, RANK_OF
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import become_gateway


class Netherbeing(Unwritten):
    """A being of this deck: it may become the Gateway when it arrives."""

    def when_arrived(self, t: TashKalarTable, me: Player, *, onto_gateway: bool) -> None:
        """If there is none, if it covers it, or if its rank is higher (ruling: gateway_oversummoned)."""
        if onto_gateway or t.gateway == NOWHERE or self.rank > RANK_OF[t.squares[t.gateway]]:
            become_gateway(t, t.now.being)


class ShadowImp(Netherbeing):
    """Still to be written.

    The Imp MAY take one combat step. Only if it took that step, and only if the Imp is not itself the Gateway,
    the Gateway MAY afterwards take one combat step in exactly the same direction (same dx, dy).
    """

    name = "shadow-imp"
    pattern = [
        "C..",
        ".@C",
    ]


class FlameImp(Netherbeing):
    """Still to be written.

    You MAY destroy one common piece of any colour on a square next to the Gateway.
    """

    name = "flame-imp"
    pattern = [
        "C.@",
        ".C.",
    ]


class GateKeeper(Netherbeing):
    """Still to be written.

    You MAY do exactly one of two things: (a) turn one of your commons (anywhere, the Gate Keeper included) into
    a heroic, or (b) put a common of your colour from the reserve onto any empty square. If you did one of them,
    the piece concerned MUST become the Gateway.
    """

    name = "gate-keeper"
    pattern = [
        ".C.",
        "C@C",
    ]


class DemonOfGluttony(Netherbeing):
    """Still to be written.

    Gluttony MAY take one combat step. If the step captured a piece (any colour): Gluttony MUST be upgraded to
    heroic and MAY take a second combat step, now as a heroic. If that second step captured again, Gluttony MUST
    become the Gateway.
    """

    name = "demon-of-gluttony"
    pattern = [
        ".@.",
        "CCC",
    ]


class DemonOfPride(Netherbeing):
    """Still to be written.

    In this order: Pride MUST be upgraded to heroic; Pride MUST become the Gateway (whatever the old one was);
    Pride MAY then take one combat step as a heroic.
    """

    name = "demon-of-pride"
    pattern = [
        "@.",
        "C.",
        "CC",
    ]


class AcolyteOfDestruction(Netherbeing):
    """Still to be written.

    You MUST destroy one common piece of any colour anywhere on the board (your own if there is no other). Then,
    with the Gateway standing on red, there is an optional extra (MAY): one heroic piece of any colour on a
    square neighbouring the one just cleared is destroyed too.
    """

    name = "acolyte-of-destruction"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        "...",
        ".C.",
    ]


class AcolyteOfGrowth(Netherbeing):
    """Still to be written.

    You MUST put a common of your colour on any empty square. Then, if the Gateway stands on a green square, you
    MUST also put a heroic of your colour on an empty square next to that new common.
    """

    name = "acolyte-of-growth"
    rank = HEROIC
    pattern = [
        "C.C",
        "C@C",
    ]


class PowerSeeker(Netherbeing):
    """Still to be written.

    Case A, the Power Seeker carries the Gateway mark: one standard step, optional (MAY). Case B, another piece
    is the Gateway: it MAY take combat steps without limit, each of which must bring it nearer to the Gateway
    (strictly smaller distance).
    """

    name = "power-seeker"
    rank = HEROIC
    pattern = [
        "@C.C.",
        "..C.C",
    ]


class HellHound(Netherbeing):
    """Still to be written.

    You MAY destroy one adjacent piece of any colour and rank. Afterwards, unless a legendary piece was
    destroyed by this effect, and provided your deck still has cards, this card MUST be put at the bottom of
    your deck instead of the discard pile.
    """

    name = "hell-hound"
    rank = HEROIC
    pattern = [
        ".CC@",
        "C..C",
    ]


class Vortexmaster(Netherbeing):
    """Still to be written.

    First the Gateway MAY take one combat step. Then, whether or not it did, one of your pieces that is next to
    the Gateway (at its present place) MAY take one combat step.
    """

    name = "vortexmaster"
    rank = HEROIC
    pattern = [
        ".C.",
        "C.C",
        ".C.",
        ".@.",
    ]


class GateMaster(Netherbeing):
    """Still to be written.

    In this order: the Gateway MUST be upgraded; then you MUST name one of your common or heroic pieces as the
    new Gateway. If the upgrade produced a legendary piece, the summoning of the Gate Master is treated as the
    summoning of a legend on the square of the Gate Master.
    """

    name = "gate-master"
    rank = HEROIC
    pattern = [
        ".CC.",
        "C@CC",
    ]


class HellRider(Netherbeing):
    """Still to be written.

    The number of optional combat steps (MAY, directions free) depends on the mark: one at most when the Rider
    carries the Gateway mark, three at most when another piece does.
    """

    name = "hell-rider"
    rank = HEROIC
    pattern = [
        "cCC",
        "C..",
    ]


class DemonOfWrath(Netherbeing):
    """Still to be written.

    If no enemy common stands next to the Gateway when the effect starts, the Gateway MAY first take one
    standard step. Then you MUST destroy all enemy commons next to the Gateway.
    """

    name = "demon-of-wrath"
    rank = HEROIC
    pattern = [
        ".@C",
        "C.C",
        ".C.",
    ]


class DemonOfGreed(Netherbeing):
    """Still to be written.

    You MUST destroy one common of yours and one heroic of yours, neither of them the Gateway. Each piece
    actually destroyed gives you one more action this turn (0 to 2).
    """

    name = "demon-of-greed"
    rank = HEROIC
    pattern = [
        "CC.",
        ".@.",
        "C.C",
    ]


class DemonOfLust(Netherbeing):
    """Still to be written.

    You MAY choose one or two different pieces of any colour and rank. Each chosen piece takes one combat step
    that brings it nearer to the Gateway (strictly smaller distance). No such step may enter the square of the
    Gateway.
    """

    name = "demon-of-lust"
    rank = HEROIC
    pattern = [
        "@..",
        "CC.",
        ".CC",
    ]


class DemonOfSloth(Netherbeing):
    """Still to be written.

    You MUST use up one of your remaining actions without doing anything. If you have no action left after
    paying for this summoning, you MUST destroy the Gateway instead.
    """

    name = "demon-of-sloth"
    rank = HEROIC
    pattern = [
        ".@",
        "C.",
    ]


class DemonOfEnvy(Netherbeing):
    """Still to be written.

    You MUST put a common of your colour on an empty square next to the Gateway. Then this MUST be repeated,
    square after square, as long as at least one opponent has more pieces on the board than you AND there is
    still such an empty square (and a piece in your reserve).
    """

    name = "demon-of-envy"
    rank = HEROIC
    pattern = [
        "C..",
        ".cC",
    ]


class PossessedSummoner(Netherbeing):
    """Still to be written.

    Three parts in order. (1) You MUST put an enemy common from its reserve on an empty square that neighbours
    another piece of that enemy colour. (2) Your next summoning in this turn must be made with pieces of that
    colour in the role of your own: pattern squares need that colour, yours do not count. (3) You MAY throw your
    flare away; if you do, you gain an action.
    """

    name = "possessed-summoner"
    rank = HEROIC
    pattern = [
        ".@C",
        "CC.",
        ".C.",
    ]


put_into_the_deck(
    NETHERVOID,
    [
        ShadowImp(),
        FlameImp(),
        GateKeeper(),
        DemonOfGluttony(),
        DemonOfPride(),
        AcolyteOfDestruction(),
        AcolyteOfGrowth(),
        PowerSeeker(),
        HellHound(),
        Vortexmaster(),
        GateMaster(),
        HellRider(),
        DemonOfWrath(),
        DemonOfGreed(),
        DemonOfLust(),
        DemonOfSloth(),
        DemonOfEnvy(),
        PossessedSummoner(),
    ],
)
