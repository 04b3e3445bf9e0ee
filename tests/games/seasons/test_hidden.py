"""What each seat and a spectator may see, what a seat remembers, and the worlds that it may imagine."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from tables.seasons import hand, seasons, table

from arcanum.core.chance import seed_from
from arcanum.core.match import Match
from arcanum.core.words import format_message, format_option
from arcanum.games.seasons.book import NAME_OF
from arcanum.games.seasons.table import Player, SeasonsTable
from arcanum.testing.contract import random_choice
from arcanum.testing.scenario import Scenario

SEATS = [2, 3, 4]
OTHER_DICE = "2:fire-fire-star:1 3:fire-star"


def view(game: Scenario, seat: int | None) -> dict[str, Any]:
    found = game.match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def shown(game: Scenario, seat: int | None, of: int) -> dict[str, Any]:
    """What the seat sees of a player."""
    found = view(game, seat)["players"][of]
    assert isinstance(found, dict)
    return found


def told(game: Scenario, seat: int | None) -> list[str]:
    return [format_message(event) for event in game.match.events(0, seat)]


def imagined(match: Match, seat: int | None, seed: int) -> SeasonsTable:
    found = match.imagine(seat, seed_from(seed)).table
    assert isinstance(found, SeasonsTable)
    return found


def names(cards: list[int]) -> Counter[str]:
    return Counter(NAME_OF[card >> 1] for card in cards)


def held(player: Player) -> Counter[str]:
    """All that a player may hold hidden from others after the draft."""
    return names(player.hand + player.second + player.third + player.picks)


# -- open and hidden


def laid_out() -> Scenario:
    return seasons(
        3,
        hands=["purse-of-io", "potion-of-life crystal-orb", "+dragon-skull"],
        libraries=[("amulet-of-air", "amulet-of-fire"), ("tree-of-light", ""), ("", "titus-deepgaze")],
        zones=["amulet-of-water(air,2*fire)", "glutton-cauldron(3*earth)! beggars-horn", ""],
        reserves=["2*air", "fire earth", ""],
        crystals=[5, 17, 0],
        gauges=[3, 12, 15],
        bonuses=[1, 0, 3],
    )


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_zones_tokens_crystals_gauges_and_bonuses_are_open_to_everybody(seat: int | None) -> None:
    # Ruling: hidden_information.
    game = laid_out()
    players = view(game, seat)["players"]
    assert [player["crystals"] for player in players] == [5, 17, 0]
    assert [player["gauge"] for player in players] == [3, 12, 15]
    assert [player["bonuses"] for player in players] == [1, 0, 3]
    assert players[1]["reserve"] == {"air": 0, "water": 0, "fire": 1, "earth": 1}
    assert players[0]["zone"] == [
        {"card": "amulet-of-water", "turned": False, "tokens": {"air": 1, "water": 0, "fire": 2, "earth": 0}}
    ]
    assert [(card["card"], card["turned"]) for card in players[1]["zone"]] == [
        ("glutton-cauldron", True), ("beggars-horn", False),
    ]  # fmt: skip
    assert players[1]["zone"][0]["tokens"]["earth"] == 3
    assert players[1]["zone"][1]["tokens"] is None


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_of_hands_libraries_and_the_draw_pile_everybody_sees_the_sizes(seat: int | None) -> None:
    # Ruling: hidden_information.
    game = laid_out()
    assert view(game, seat)["pile"] == 100 - 4 - 4 - 3
    assert [player["cards_in_hand"] for player in view(game, seat)["players"]] == [1, 2, 1]
    assert [player["cards_in_library"] for player in view(game, seat)["players"]] == [[1, 1], [1, 0], [0, 1]]


def test_everybody_sees_the_own_hand_and_library_and_nobody_anothers() -> None:
    # Ruling: hidden_information.
    game = laid_out()
    assert shown(game, 1, 1)["hand"] == ["potion-of-life", "crystal-orb"]
    assert shown(game, 1, 1)["library"] == [["tree-of-light"], []]
    for seat in (None, 0, 2):
        assert shown(game, seat, 1)["hand"] is None
        assert shown(game, seat, 1)["library"] is None
        assert shown(game, seat, 1)["known"] == []


def test_a_card_that_everybody_knows_is_shown_in_the_hand_of_another() -> None:
    game = laid_out()
    for seat in (None, 0, 1):
        assert shown(game, seat, 2)["known"] == ["dragon-skull"]
    assert shown(game, 2, 2)["known"] == []


def test_only_the_asked_seat_sees_what_it_is_asked() -> None:
    game = laid_out()
    assert game.match.view(0)["decision"] is not None
    for seat in (None, 1, 2):
        assert game.match.view(seat)["decision"] is None
        assert game.match.view(seat)["deciding"] == [0]


@pytest.mark.parametrize("phase", ["pick", "die", "act", "round-end"])
def test_no_phase_of_a_round_shows_hidden_cards_to_others(phase: str) -> None:
    game = seasons(
        phase=phase, hands=["purse-of-io", "potion-of-life"], zones=["beggars-horn die-of-malice", ""],
        libraries=[("amulet-of-air", "amulet-of-fire"), ("tree-of-light", "titus-deepgaze")],
    )  # fmt: skip
    secrets = {0: ["purse-of-io", "amulet-of-air", "amulet-of-fire"], 1: ["potion-of-life", "tree-of-light"]}
    for owner, cards in secrets.items():
        for seat in (None, 0, 1):
            text = json.dumps(game.match.view(seat)) + json.dumps(told(game, seat))
            assert [card in text for card in cards] == [seat == owner] * len(cards)


# -- cards that are drawn


@pytest.mark.parametrize("bonuses", [0, 3])
def test_a_card_drawn_with_the_die_is_seen_by_its_drawer_alone(bonuses: int) -> None:
    # Ruling: hidden_information.
    game = seasons(
        phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="amulet-of-earth", discard="", bonuses=[bonuses]
    )  # fmt: skip
    if not bonuses:
        game.play("draw")
    assert [view(game, seat)["drawn"] for seat in (0, 1, None)] == [["amulet-of-earth"], [], []]
    assert [view(game, seat)["cards_drawn"] for seat in (0, 1, None)] == [1, 1, 1]
    assert told(game, 0)[-1] == "look seat=0 count=1 pile=0 card=amulet-of-earth"
    assert told(game, 1)[-1] == told(game, None)[-1] == "look-hidden seat=0 count=1 pile=0"
    game.play("keep amulet-of-earth")
    assert "amulet-of-earth" not in json.dumps(view(game, None))
    assert "keep-hidden seat=0 hand=1 left=0" in told(game, 1)


def test_a_card_that_is_not_kept_is_seen_by_everybody_on_the_open_discard_pile() -> None:
    # Ruling: discard_visibility.
    game = seasons(phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="amulet-of-earth", discard="", bonuses=[3])
    game.play("throw-away")
    for seat in (0, 1, None):
        assert view(game, seat)["discard"] == ["amulet-of-earth"]
        assert told(game, seat)[-1] == "discard seat=0 card=amulet-of-earth"


def test_on_a_discard_pile_that_lies_face_down_only_the_drawer_knows_it() -> None:
    # Ruling: discard_visibility.
    game = seasons(
        phase="die", dice=f"1:card:0 {OTHER_DICE}", deck="amulet-of-earth", discard="", bonuses=[3], face_down=True
    ).play("throw-away")  # fmt: skip
    assert [view(game, seat)["discard"] for seat in (0, 1, None)] == [["amulet-of-earth"], [], []]
    assert [view(game, seat)["cards_in_discard"] for seat in (0, 1, None)] == [1, 1, 1]
    assert told(game, 1)[-1] == "throw-away-hidden seat=0 count=1 pile=0"


def test_what_everybody_has_seen_is_known_on_a_face_down_discard_pile_too() -> None:
    # Ruling: discard_visibility.
    game = seasons(zones=["potion-of-knowledge"], discard="", face_down=True)
    game.play("activate potion-of-knowledge", *["take air"] * 5)
    assert [view(game, seat)["discard"] for seat in (0, 1, None)] == [["potion-of-knowledge"]] * 3


def test_of_cards_to_keep_one_of_the_drawer_sees_all_and_the_others_their_number() -> None:
    deck = "amulet-of-air crystal-orb purse-of-io tree-of-light"
    game = seasons(hands=["amulet-of-fire"], reserves=["2*fire"], deck=deck, discard="").play(
        "summon amulet-of-fire"
    )
    assert view(game, 0)["drawn"] == sorted(deck.split(), key=NAME_OF.index)
    assert (view(game, 1)["drawn"], view(game, 1)["cards_drawn"]) == ([], 4)
    game.play("keep purse-of-io")
    assert "purse-of-io" in shown(game, 0, 0)["hand"]
    assert view(game, 1)["discard"] == ["amulet-of-air", "tree-of-light", "crystal-orb"]


def test_a_card_from_naria_is_known_to_giver_and_receiver() -> None:
    # Ruling: hidden_information.
    deck = "amulet-of-air crystal-orb purse-of-io"
    game = seasons(3, hands=["naria-the-prophetess"], crystals=[3], deck=deck, discard="")
    game.play("summon naria-the-prophetess", "keep amulet-of-air", "give crystal-orb 1")
    assert shown(game, 0, 1)["known"] == ["crystal-orb"]
    assert shown(game, 1, 1)["hand"] == ["crystal-orb"]
    assert shown(game, 2, 1)["known"] == []
    assert shown(game, None, 1)["known"] == []
    assert shown(game, 1, 0)["known"] == []
    assert "receive-hidden seat=1 hand=1 left=1" in told(game, 2)
    assert "receive seat=1 hand=1 left=1 card=crystal-orb" in told(game, 1)


def test_a_card_taken_back_into_a_hand_stays_known() -> None:
    game = seasons(hands=["amsug-longneck"], zones=["", "crystal-orb"], reserves=["air water"])
    game.play("summon amsug-longneck")
    for seat in (None, 0):
        assert shown(game, seat, 1)["known"] == ["crystal-orb"]


def test_the_top_card_is_known_to_whoever_has_looked_at_it_and_then_in_the_hand_of_whoever_draws_it() -> None:
    game = seasons(
        zones=["crystal-orb", "potion-of-power"], reserves=["4*air"], top="tree-of-light",
        dice="1:air-air-star:0 2:fire-fire-star:1 3:fire-star",
    ).play("activate crystal-orb", "put-back")  # fmt: skip
    assert [view(game, seat)["top"] for seat in (0, 1, None)] == ["tree-of-light", None, None]
    assert "look-at-top-hidden seat=0 pile=98 source=crystal-orb" in told(game, 1)
    game.play("end-turn", "activate potion-of-power")
    assert view(game, 0)["top"] is None
    assert shown(game, 0, 1)["known"] == ["tree-of-light"]
    assert shown(game, None, 1)["known"] == []


def test_the_card_of_the_vampiric_crown_is_seen_by_everybody() -> None:
    game = seasons(hands=["vampiric-crown"], reserves=["air water"], deck="dragon-skull", discard="")
    game.play("summon vampiric-crown", *["take air"] * 7)
    for seat in (1, None):
        assert "draw-openly seat=0 card=dragon-skull" in told(game, seat)
        assert "dragon-skull" in shown(game, seat, 0)["known"]


def test_a_card_is_known_as_soon_as_its_summons_is_announced() -> None:
    game = seasons(hands=["amulet-of-earth"], zones=["amulet-of-water(earth)"], reserves=["2*earth"])
    game.play("summon amulet-of-earth")
    assert game.prompt == "pay-summon card=amulet-of-earth"
    assert shown(game, 1, 0)["known"] == ["amulet-of-earth"]


def test_the_demon_of_argos_gives_cards_that_only_their_receivers_see() -> None:
    game = seasons(hands=["demon-of-argos"], reserves=["air water fire earth"], deck="tree-of-light", discard="")
    game.play("summon demon-of-argos")
    assert "draw seat=1 hand=93 pile=0 card=tree-of-light" not in told(game, 0)
    assert [event for event in told(game, 0) if event.startswith("draw")] == [
        event for event in told(game, None) if event.startswith("draw")
    ]
    assert any(event.startswith("draw-hidden seat=1") for event in told(game, 0))
    assert any(event.endswith("card=tree-of-light") for event in told(game, 1))


# -- the memory of the draft


class Draft:
    """A draft played at random, with the packets that every seat has seen, step by step, and what it took."""

    def __init__(self, seats: int, seed: int) -> None:
        self.match = Match.begin("seasons", seats, {"level": "archmage"}, seed)
        self.seats = seats
        self.seen: list[list[Counter[str]]] = [[] for _ in range(seats)]
        self.picks: list[list[int]] = []
        self.dice = random.Random(seed)

    @property
    def table(self) -> SeasonsTable:
        found = self.match.table
        assert isinstance(found, SeasonsTable)
        return found

    def drafted(self, steps: int = 9) -> "Draft":
        """So many cards are drafted; the ninth goes by itself."""
        for step in range(min(steps, 8)):
            for seat, player in enumerate(self.table.players):
                self.seen[seat].append(names(player.packet))
            while self.table.step == step:
                self.match.choose(*random_choice(self.match, self.dice))
        self.picks = [player.picks[:] for player in self.table.players]
        if steps == 9:
            for seat in range(self.seats):
                self.seen[seat].append(names(self.picks[seat][8:]))
        return self

    def split(self) -> "Draft":
        while self.table.phase == "split":
            self.match.choose(*random_choice(self.match, self.dice))
        return self

    def picked(self, seat: int, step: int) -> str:
        return NAME_OF[self.picks[seat][step] >> 1]

    def windows(self, seat: int) -> Iterator[tuple[Counter[str], list[int]]]:
        """What others took from a packet between two sights of it, or after the last, and who they were."""
        for step in range(9):
            passed = self.seen[seat][step] - Counter([self.picked(seat, step)])
            back = self.seen[seat][step + self.seats] if step + self.seats < 9 else Counter()
            taken = passed - back
            yield taken, [(seat + place) % self.seats for place in range(1, taken.total() + 1)]


def fits(window: Counter[str], takers: list[int], t: SeasonsTable) -> bool:
    """Whether each of the takers may have one of these cards, and all of them are there."""
    cards = list(window.elements())
    return any(
        all(card in held(t.players[seat]) for card, seat in zip(order, takers, strict=True))
        for order in permutations(cards)
    )


@pytest.mark.parametrize("seed", range(6))
def test_with_two_players_what_came_back_tells_what_the_rival_took(seed: int) -> None:
    draft = Draft(2, seed).drafted().split()
    for seat in range(2):
        known: Counter[str] = Counter()
        for taken, _ in draft.windows(seat):
            known += taken
        assert known.total() == 8  # all but the first card that the rival took
        assert known <= held(draft.table.players[1 - seat])
        for imagination in range(8):
            t = imagined(draft.match, seat, imagination)
            assert known <= held(t.players[1 - seat])
            assert held(t.players[1 - seat]).total() == 9


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_every_imagined_world_agrees_with_the_packets_that_were_seen(
    seats: int, seed: int
) -> None:
    draft = Draft(seats, seed).drafted().split()
    for seat in range(seats):
        windows = list(draft.windows(seat))
        assert sum(taken.total() for taken, _ in windows) > 8
        for imagination in range(4):
            t = imagined(draft.match, seat, imagination)
            others: Counter[str] = sum((held(player) for player in t.players if player.seat != seat), Counter())
            together: Counter[str] = sum((taken for taken, _ in windows), Counter())
            assert together <= others
            assert all(fits(taken, takers, t) for taken, takers in windows)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("steps", [1, 2, 5])
def test_in_the_draft_the_left_neighbour_holds_what_was_passed_to_him(seats: int, steps: int) -> None:
    draft = Draft(seats, 3).drafted(steps)
    for seat in range(seats):
        passed = draft.seen[seat][-1] - Counter([draft.picked(seat, steps - 1)])
        for imagination in range(4):
            t = imagined(draft.match, seat, imagination)
            assert names(t.players[(seat + 1) % seats].packet) == passed
            assert names(t.players[seat].packet) == names(draft.table.players[seat].packet)


def test_what_the_seat_never_saw_is_open_in_its_imagination() -> None:
    draft = Draft(2, 1).drafted().split()
    sure: Counter[str] = sum((taken for taken, _ in draft.windows(0)), Counter())
    first = {next((held(imagined(draft.match, 0, seed).players[1]) - sure).elements()) for seed in range(40)}
    assert len(first) > 10


def test_in_which_year_the_rival_put_a_card_is_unknown() -> None:
    draft = Draft(2, 1).drafted().split()
    card = draft.picked(1, 1)  # known to seat 0, for that packet came back
    places = set()
    for seed in range(40):
        rival = imagined(draft.match, 0, seed).players[1]
        packets = [rival.hand, rival.second, rival.third]
        places |= {year for year, cards in enumerate(packets, 1) if card in names(cards)}
    assert places == {1, 2, 3}


def test_of_a_prepared_set_everybody_knows_the_cards_but_not_the_years() -> None:
    match = Match.begin("seasons", 3, {"level": "apprentice"}, 2)
    dice = random.Random(1)
    while match.table.phase == "split":
        match.choose(*random_choice(match, dice))
    t = match.table
    assert isinstance(t, SeasonsTable)
    hands = set()
    for seed in range(20):
        world = imagined(match, 0, seed)
        for seat in range(3):
            assert held(world.players[seat]) == held(t.players[seat])
        assert names(world.players[0].hand) == names(t.players[0].hand)
        hands.add(tuple(sorted(names(world.players[1].hand))))
    assert len(hands) > 5


def test_known_cards_stay_where_they_are_in_every_imagined_world() -> None:
    game = seasons(
        3, hands=["purse-of-io", "+dragon-skull potion-of-life", "amulet-of-air"], top="tree-of-light",
        zones=["crystal-orb", "", ""], reserves=["4*air"], discard="amulet-of-fire",
    ).play("activate crystal-orb", "put-back")  # fmt: skip
    rival_hands = set()
    for seed in range(20):
        t = imagined(game.match, 0, seed)
        assert names(t.players[0].hand) == Counter(["purse-of-io"])
        assert names([t.top]) == Counter(["tree-of-light"])
        assert names(t.discard) == Counter(["amulet-of-fire"])
        assert names(t.players[1].hand)["dragon-skull"] == 1
        rival_hands.add(tuple(sorted(names(t.players[1].hand) - Counter(["dragon-skull"]))))
    assert len(rival_hands) > 10


def test_another_seat_may_imagine_any_card_on_top() -> None:
    game = seasons(zones=["crystal-orb", ""], reserves=["4*air"], top="tree-of-light")
    game.play("activate crystal-orb", "put-back")
    assert len({tuple(names([imagined(game.match, 1, seed).top])) for seed in range(30)}) > 10


def test_after_a_reshuffle_everybody_remembers_what_lay_on_the_open_discard_pile() -> None:
    pile = "tree-of-light purse-of-io amulet-of-air crystal-orb"
    game = seasons(
        zones=["", "potion-of-power"], hands=["dragon-skull"], turn=1, deck="", discard=pile,
        dice="1:air-air-star:0 2:fire-fire-star:1 3:fire-star",
    ).play("activate potion-of-power")  # fmt: skip
    drawn = set()
    for seed in range(30):
        t = imagined(game.match, 0, seed)
        assert names(t.deck).total() == 4
        mixed = names(t.deck) - Counter([*pile.split(), "potion-of-power"])
        assert not mixed
        drawn |= set(Counter([*pile.split(), "potion-of-power"]) - names(t.deck))
    assert drawn == {*pile.split(), "potion-of-power"}
    assert hand(game, 1).split()[-1] in drawn


def test_nobody_foresees_the_dice() -> None:
    game = seasons(turn=1)
    rolls = set()
    for seed in range(12):
        world = game.match.imagine(0, seed_from(seed))
        world.choose(1, ("end-turn",))
        t = world.table
        assert isinstance(t, SeasonsTable)
        rolls.add(tuple(t.sides))
    assert len(rolls) > 6


# -- fairness: an imagined world depends on the seed and on what the seat knows, on nothing else


def world(match: Match, seat: int | None, seed: bytes) -> dict[str, object]:
    found = match.imagine(seat, seed)
    return {"table": found.table.to_data(), "choices": [format_option(option) for _, option in found.choices]}


def check_fairness(match: Match, dice: random.Random) -> None:
    for seat in (None, *range(match.seats)):
        first, second = seed_from(dice.random().hex()), seed_from(dice.random().hex())
        twin = match.imagine(seat, first)
        assert world(twin, seat, second) == world(match, seat, second), f"seat {seat} in {match.table.phase}"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", ["archmage", "mage", "apprentice"])
def test_a_seat_imagines_the_same_in_a_world_that_looks_the_same_to_it(seats: int, level: str) -> None:
    dice = random.Random(seats)
    match = Match.begin("seasons", seats, {"level": level}, seats)
    while not match.over:
        if dice.random() < 0.08:
            check_fairness(match, dice)
        match.choose(*random_choice(match, dice))


def test_of_two_copies_that_a_seat_might_hold_it_has_announced_the_same_in_every_imagined_world() -> None:
    # Seat 0 cannot tell whether the draw pile or the hand holds the other copy.
    game = seasons(
        turn=1, hands=["", "purse-of-io amulet-of-earth"], zones=["", "amulet-of-water(earth)"],
        reserves=["", "2*earth"], deck="amulet-of-earth",
    ).play("summon amulet-of-earth")  # fmt: skip
    assert game.prompt == "pay-summon card=amulet-of-earth"
    hands = {tuple(imagined(game.match, 0, seed).players[1].hand) for seed in range(8)}
    assert len(hands) == 2
    for seed in range(8):
        check_fairness(game.match, random.Random(seed))


def test_what_a_seat_imagines_does_not_depend_on_the_choices_that_others_are_making() -> None:
    match = Match.begin("seasons", 3, {"level": "archmage"}, 4)
    before = world(match, 0, seed_from(9))
    match.choose(2, match.decisions[2].options[3])
    assert world(match, 0, seed_from(9)) == before


def test_the_table_of_an_imagined_world_is_sound_and_looks_the_same() -> None:
    game = laid_out()
    for seat in (None, 0, 1, 2):
        twin = game.match.imagine(seat, seed_from(5))
        twin.table.check()
        assert twin.view(seat)["table"] == game.match.view(seat)["table"]
        assert table(game).to_data() != twin.table.to_data()


# -- what is shown cannot be taken back


def test_a_card_that_all_four_players_have_seen_by_themselves_is_still_hidden_from_those_who_look_on() -> None:
    game = seasons(
        4, zones=["crystal-orb", "crystal-orb"], hands=["", "", "naria-the-prophetess"], crystals=[0, 0, 3],
        top="tree-of-light", level="archmage",
    )  # fmt: skip
    game.play("activate crystal-orb", "end-turn")
    while table(game).phase != "act":
        game.play(game.options[0])
    game.play("activate crystal-orb", "end-turn")
    while table(game).phase != "act":
        game.play(game.options[0])
    game.play("summon naria-the-prophetess")
    kept = next(option for option in game.options if option != "keep tree-of-light")
    game.play(kept, "give tree-of-light 3")
    seen = game.match.view(None)["table"]
    assert isinstance(seen, dict)
    assert seen["players"][3]["known"] == []
    for seat in range(3):
        own = game.match.view(seat)["table"]
        assert isinstance(own, dict)
        assert own["players"][3]["known"] == ["tree-of-light"]


def test_a_gift_of_naria_cannot_be_taken_back() -> None:
    game = seasons(hands=["naria-the-prophetess"], crystals=[3], deck="purse-of-io tree-of-light")
    game.play("summon naria-the-prophetess", "keep purse-of-io")
    assert hand(game, 1) == "tree-of-light"
    assert not game.match.can_undo(0)


def test_a_drawn_card_that_is_thrown_away_for_all_to_see_cannot_be_taken_back() -> None:
    game = seasons(phase="die", dice="1:card:0 2:water-water-star:1 3:card")
    game.play("draw", "throw-away")
    assert not game.match.can_undo(0)


def test_a_drawn_card_that_is_thrown_away_face_down_can_be_taken_back() -> None:
    game = seasons(phase="die", dice="1:card:0 2:water-water-star:1 3:card", face_down=True)
    game.play("draw", "throw-away")
    assert game.match.can_undo(0)


def test_a_card_on_top_that_only_one_player_knows_is_shown_to_all_by_vampiric_crown() -> None:
    game = seasons(zones=["crystal-orb"], hands=["vampiric-crown"], reserves=["air water"], top="potion-of-life")
    game.play("activate crystal-orb", "summon vampiric-crown")
    assert hand(game) == "potion-of-life"
    assert not game.match.can_undo(0)
