"""The wheel: the season token moves on, and with it seasons and years."""

from arcanum.core.table import Flow
from arcanum.games.seasons.book import WAITS_FOR_SEASONS
from arcanum.games.seasons.power import POWERS
from arcanum.games.seasons.table import SPACES, YEARS, SeasonsTable


def move_token(t: SeasonsTable, steps: int, seat: int) -> Flow[None]:
    """Move the season token forward or back; a new year comes first, then what waits for the new season.

    Effects go in turn order from the given seat, at the last change, too (ruling: last_season_change).
    Rulings: library_vs_season_effects, season_change_order, boots_year_one.
    """
    season, year = t.season, t.year
    t.year += (t.space + steps) // SPACES
    t.space = (t.space + steps) % SPACES
    t.tell("move-token", seat, steps, t.space + 1)
    if t.year != year:
        change_year(t, seat)
    if t.season != season:
        t.tell("season", seat, t.season)
        for place in range(t.seats):
            player = t.players[(seat + place) % t.seats]
            for card in player.zone[:]:
                if WAITS_FOR_SEASONS[card >> 1]:
                    yield from POWERS[card >> 1].when_the_season_changes(t, player)


def change_year(t: SeasonsTable, seat: int) -> None:
    """With the second and the third year everybody takes the packet from the library, once.

    Nobody gives cards back when the year goes back (ruling: boots_library).
    """
    t.tell("year", seat, t.year)
    if not t.years_begun < t.year <= YEARS:
        return
    t.years_begun = t.year
    for player in t.players:
        packet = player.second if t.year == 2 else player.third
        t.tell("library", player.seat, len(packet), t.year)
        player.hand += packet
        if t.year == 2:
            player.second = []
        else:
            player.third = []
