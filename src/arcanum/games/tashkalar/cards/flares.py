"""The flares. They carry no names: theirs are made from the two numbers printed on them."""

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import SQUARES
from arcanum.games.tashkalar.being import Flare, put_into_the_flares
from arcanum.games.tashkalar.book import (
    COMBAT,
    COMMON,
    HEROIC,
    MIXED,
    NON_LEGENDARY,
    ONLY_COMMON,
    RANK_OF,
    STANDARD,
)
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    all_moves,
    choose_alternative,
    choose_leap,
    choose_move,
    choose_move_among,
    choose_to_convert,
    choose_to_place,
    choose_to_upgrade,
    enemy,
    gain_action,
    own,
)

# What several halves have in common. Pieces that are placed come from the supply only.


def place_common(t: TashKalarTable, me: Player, number: int = 1) -> Flow[None]:
    """Place so many of your common pieces anywhere."""
    for left in range(min(number, t.spare[me.side]), 0, -1):
        yield from choose_to_place(t, SQUARES, side=me.side, must=True, left=left)


def place_heroic(t: TashKalarTable, me: Player) -> Flow[None]:
    """Place one of your heroic pieces anywhere."""
    yield from choose_to_place(t, SQUARES, rank=HEROIC, side=me.side, must=True)


def upgrade_common(t: TashKalarTable, me: Player) -> Flow[None]:
    """Upgrade one of your common pieces."""
    yield from choose_to_upgrade(t, t.all_of(own(me, ONLY_COMMON)), must=True)


def can_place(t: TashKalarTable, me: Player) -> bool:
    return t.has_spare(me.side, COMMON) and bool(t.all_of(1))


class PlacesCommon(Flare):
    """Its upper half places one of your common pieces."""

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me)


class GainsAction(Flare):
    """Its lower half gains an action."""

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        gain_action(t)
        yield from ()


class First36(PlacesCommon):
    """Upper: place a common piece. Lower: place a heroic piece."""

    name = "flare-3-6-a"
    lead_in_upgraded = 3
    lead_in_pieces = 6

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_heroic(t, me)


class First44(PlacesCommon):
    """Both halves: place a common piece."""

    name = "flare-4-4-a"
    lead_in_upgraded = 4
    lead_in_pieces = 4

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me)


class Only35(GainsAction):
    """Upper: up to 3 standard moves with your common pieces. Lower: gain an action."""

    name = "flare-3-5"
    lead_in_upgraded = 3
    lead_in_pieces = 5
    upper_free = True

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (3, 2, 1):
            moved = yield from choose_move(t, t.all_of(own(me, ONLY_COMMON)), STANDARD, left=left)
            if not moved.made:
                break


class First45(PlacesCommon):
    """Upper: place a common piece. Lower: place one, or convert an enemy common piece (ruling: alternatives)."""

    name = "flare-4-5-a"
    lead_in_upgraded = 4
    lead_in_pieces = 5

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ways = ["place-one"] if can_place(t, me) else []
        if t.has_spare(me.side, COMMON) and t.all_of(enemy(me, ONLY_COMMON)):
            ways.append("convert-one")
        way = yield from choose_alternative(t, ways)
        if way == "place-one":
            yield from place_common(t, me)
        elif way == "convert-one":
            yield from choose_to_convert(t, me, t.all_of(enemy(me, ONLY_COMMON)), must=True)


class Second36(Flare):
    """Upper: a standard move with a common piece, or upgrade one. Lower: place 2 common pieces.

    Ruling: alternatives.
    """

    name = "flare-3-6-b"
    lead_in_upgraded = 3
    lead_in_pieces = 6

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        common = t.all_of(own(me, ONLY_COMMON))
        ways = ["move-one"] if all_moves(t, common, STANDARD) else []
        if common:
            ways.append("upgrade-one")
        way = yield from choose_alternative(t, ways)
        if way == "move-one":
            yield from choose_move(t, t.all_of(own(me, ONLY_COMMON)), STANDARD, must=True)
        elif way == "upgrade-one":
            yield from upgrade_common(t, me)

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me, 2)


class Second44(Flare):
    """Upper: place a common piece, or upgrade one. Lower: a combat leap with a common piece.

    Ruling: alternatives.
    """

    name = "flare-4-4-b"
    lead_in_upgraded = 4
    lead_in_pieces = 4
    lower_free = True

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ways = ["place-one"] if can_place(t, me) else []
        if t.all_of(own(me, ONLY_COMMON)):
            ways.append("upgrade-one")
        way = yield from choose_alternative(t, ways)
        if way == "place-one":
            yield from place_common(t, me)
        elif way == "upgrade-one":
            yield from upgrade_common(t, me)

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_leap(t, t.all_of(own(me, ONLY_COMMON)), COMBAT)


class Only46(PlacesCommon):
    """Upper: place a common piece. Lower: upgrade one, and gain an action."""

    name = "flare-4-6"
    lead_in_upgraded = 4
    lead_in_pieces = 6

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from upgrade_common(t, me)
        gain_action(t)


class Second45(Flare):
    """Upper: gain an action. Lower: place a common piece."""

    name = "flare-4-5-b"
    lead_in_upgraded = 4
    lead_in_pieces = 5

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        gain_action(t)
        yield from ()

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me)


class Only54(Flare):
    """Upper: place a heroic piece. Lower: a standard and a combat move with common pieces, in any order."""

    name = "flare-5-4"
    lead_in_upgraded = 5
    lead_in_pieces = 4
    lower_free = True

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_heroic(t, me)

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        steps = all_moves(t, t.all_of(own(me, ONLY_COMMON)), COMBAT)
        moved = yield from choose_move_among(t, steps, MIXED, left=2)
        if moved.made:
            kind = STANDARD if moved.captured else COMBAT
            yield from choose_move(t, t.all_of(own(me, ONLY_COMMON)), kind)


class Only55(Flare):
    """Upper: place 2 common pieces. Lower: place one."""

    name = "flare-5-5"
    lead_in_upgraded = 5
    lead_in_pieces = 5

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me, 2)

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from place_common(t, me)


class Only34(PlacesCommon):
    """Upper: place a common piece. Lower: a combat move or 2 standard moves with pieces that are not legendary."""

    name = "flare-3-4"
    lead_in_upgraded = 3
    lead_in_pieces = 4
    lower_free = True

    def lower(self, t: TashKalarTable, me: Player) -> Flow[None]:
        steps = all_moves(t, t.all_of(own(me, NON_LEGENDARY)), COMBAT)
        moved = yield from choose_move_among(t, steps, MIXED)
        if moved.made and RANK_OF[moved.victim] != RANK_OF[t.squares[moved.target]]:
            yield from choose_move(t, t.all_of(own(me, NON_LEGENDARY)), STANDARD)


class Only25(GainsAction):
    """Upper: a standard leap with a common piece. Lower: gain an action."""

    name = "flare-2-5"
    lead_in_upgraded = 2
    lead_in_pieces = 5
    upper_free = True

    def upper(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_leap(t, t.all_of(own(me, ONLY_COMMON)), STANDARD)


put_into_the_flares(
    [
        First36(),
        First44(),
        Only35(),
        First45(),
        Second36(),
        Second44(),
        Only46(),
        Second45(),
        Only54(),
        Only55(),
        Only34(),
        Only25(),
    ]
)
