"""The prelude: nine cards are drafted side by side and split into three years; what was passed on is shown."""

from typing import Any

import pytest
from tables.seasons import hand, player_at, seasons, table

from arcanum.core.errors import IllegalChoice
from arcanum.core.match import Match
from arcanum.core.words import format_message, format_option, parse_option
from arcanum.games.seasons.book import NAME_OF
from arcanum.testing.scenario import Scenario

SEATS = [2, 3, 4]
NINE = [
    "amulet-of-air", "amulet-of-fire", "amulet-of-earth", "amulet-of-water", "balance-of-ishtar",
    "staff-of-spring", "temporal-boots", "purse-of-io", "divine-chalice",
]  # fmt: skip
OTHER_NINE = [
    "syllas-the-faithful", "figrim-the-avaricious", "naria-the-prophetess", "wondrous-chest", "beggars-horn",
    "die-of-malice", "kairn-the-destroyer", "amsug-longneck", "bespelled-grimoire",
]  # fmt: skip
THIRD_NINE = [
    "ragfields-helm", "hand-of-fortune", "lewis-greyface", "runic-cube-of-eolis", "potion-of-power",
    "potion-of-dreams", "potion-of-knowledge", "potion-of-life", "hourglass-of-time",
]  # fmt: skip


def drafting(seats: int = 2) -> Scenario:
    """A draft that begins, with these packets."""
    packets = [" ".join(nine) for nine in (NINE, OTHER_NINE, THIRD_NINE)[:seats]]
    return seasons(seats, phase="draft", packets=packets)


def splitting() -> Scenario:
    return seasons(2, phase="split", picks=[" ".join(NINE), " ".join(OTHER_NINE)])


def choose(game: Scenario, seat: int, *lines: str) -> Scenario:
    for line in lines:
        game.match.choose(seat, parse_option(line))
        table(game).check()
    return game


def offered(game: Scenario, seat: int) -> list[str]:
    decision = game.match.decision(seat)
    return [format_option(option) for option in decision.options] if decision else []


def why_not(game: Scenario, seat: int, line: str) -> str:
    reason = game.match.why_not(seat, parse_option(line))
    return format_message(reason.message) if reason else ""


def view(game: Scenario, seat: int | None) -> dict[str, Any]:
    found = game.match.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def own(game: Scenario, seat: int) -> dict[str, Any]:
    """What the seat sees of itself."""
    found = view(game, seat)["players"][seat]
    assert isinstance(found, dict)
    return found


def packet(game: Scenario, seat: int) -> list[str]:
    return [NAME_OF[card >> 1] for card in player_at(game, seat).packet]


def picks(game: Scenario, seat: int) -> list[str]:
    return [NAME_OF[card >> 1] for card in player_at(game, seat).picks]


def everybody_drafts(game: Scenario) -> None:
    """One step of the draft: each takes the first card."""
    for seat in range(game.match.seats):
        choose(game, seat, offered(game, seat)[0])


# -- the draft


def test_everybody_chooses_among_the_own_nine_cards_at_the_same_time() -> None:
    game = drafting(3)
    assert sorted(game.match.decisions) == [0, 1, 2]
    for seat, nine in enumerate((NINE, OTHER_NINE, THIRD_NINE)):
        assert offered(game, seat) == [f"draft {card}" for card in nine]
        assert game.match.decisions[seat].prompt == ("draft", "count", 1)


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
def test_nobody_waits_for_the_others_and_the_order_of_the_choices_changes_nothing(order: list[int]) -> None:
    game = drafting(3)
    lines = ["draft purse-of-io", "draft die-of-malice", "draft potion-of-life"]
    for seat in order:
        assert not picks(game, 0) or seat != 0
        choose(game, seat, lines[seat])
    assert [picks(game, seat) for seat in range(3)] == [["purse-of-io"], ["die-of-malice"], ["potion-of-life"]]
    assert game.match.choices == [
        (0, parse_option(lines[0])),
        (1, parse_option(lines[1])),
        (2, parse_option(lines[2])),
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_rest_goes_to_the_left_neighbour(seats: int) -> None:
    # Ruling: draft_direction.
    game = drafting(seats)
    everybody_drafts(game)
    nines = (NINE, OTHER_NINE, THIRD_NINE)[:seats]
    for seat in range(seats):
        assert packet(game, (seat + 1) % seats) == nines[seat][1:]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_passes_go_to_the_left_until_nine_cards_are_drafted(seats: int) -> None:
    # Ruling: draft_direction.
    game = Scenario(Match.begin("seasons", seats, {"level": "archmage"}, 3))
    while table(game).phase == "draft":
        before = [player_at(game, seat).packet[:] for seat in range(seats)]
        drafted = table(game).step
        everybody_drafts(game)
        for seat in range(seats):
            left = (seat + 1) % seats
            if table(game).step == drafted + 1:  # else the last card was drafted, too
                assert set(player_at(game, left).packet) < set(before[seat])
                assert len(player_at(game, left).packet) == 8 - drafted
    assert [len(picks(game, seat)) for seat in range(seats)] == [9] * seats
    assert [packet(game, seat) for seat in range(seats)] == [[]] * seats


def test_the_ninth_card_is_drafted_without_asking() -> None:
    taken, left = " ".join(NINE[:7]), " ".join(NINE[7:])
    game = seasons(
        phase="draft", picks=[taken, " ".join(OTHER_NINE[:7])], packets=[left, " ".join(OTHER_NINE[7:])]
    )
    assert game.match.decisions[0].prompt == ("draft", "count", 8)
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft amsug-longneck")
    assert table(game).phase == "split"
    assert picks(game, 0) == [*NINE[:7], "purse-of-io", "bespelled-grimoire"]
    assert picks(game, 1) == [*OTHER_NINE[:7], "amsug-longneck", "divine-chalice"]


def test_two_copies_in_one_packet_are_one_option_and_may_both_be_drafted() -> None:
    alike = "amulet-of-air amulet-of-air purse-of-io"
    six, other_six = " ".join(THIRD_NINE[:6]), " ".join(OTHER_NINE[:6])
    rest = "amulet-of-earth amulet-of-fire amulet-of-water"
    game = seasons(phase="draft", picks=[six, other_six], packets=[alike, rest])
    assert offered(game, 0) == ["draft amulet-of-air", "draft purse-of-io"]
    choose(game, 0, "draft amulet-of-air")
    choose(game, 1, "draft amulet-of-earth")
    assert offered(game, 1) == ["draft amulet-of-air", "draft purse-of-io"]


def test_what_is_not_in_the_packet_cannot_be_drafted() -> None:
    game = drafting()
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft die-of-malice")
    assert why_not(game, 0, "draft purse-of-io") == "card-drafted card=purse-of-io"
    assert why_not(game, 0, "draft amulet-of-air") == "card-unseen card=amulet-of-air"
    assert why_not(game, 0, "draft nothing") == "card-unknown"


def test_the_reason_does_not_tell_whether_another_has_the_card() -> None:
    game = drafting()
    assert why_not(game, 0, "draft die-of-malice") == "card-unseen card=die-of-malice"
    assert why_not(game, 0, "draft dragon-skull") == "card-unseen card=dragon-skull"


# -- what stays hidden in the draft


def test_nobody_sees_who_has_chosen_before_all_have() -> None:
    game = drafting(3)
    before = [game.match.view(seat) for seat in (None, 0, 2)]
    choose(game, 1, "draft die-of-malice")
    assert [game.match.view(seat) for seat in (None, 0, 2)] == before
    assert game.match.view(0)["deciding"] == [0, 1, 2]


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    game = drafting()
    choose(game, 0, "draft purse-of-io")
    assert game.match.undo(0) == (0, ("draft", "purse-of-io"))
    choose(game, 0, "draft amulet-of-air")
    choose(game, 1, "draft die-of-malice")
    for seat in (0, 1, None):
        assert not game.match.can_undo(seat)


def test_only_the_drafter_reads_which_card_it_was() -> None:
    game = drafting()
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft die-of-malice")
    told = [[format_message(event) for event in game.match.events(0, seat)] for seat in (0, 1, None)]
    assert told[0] == ["draft seat=0 count=1 left=8 card=purse-of-io", "draft-hidden seat=1 count=1 left=8"]
    assert told[1] == ["draft-hidden seat=0 count=1 left=8", "draft seat=1 count=1 left=8 card=die-of-malice"]
    assert told[2] == ["draft-hidden seat=0 count=1 left=8", "draft-hidden seat=1 count=1 left=8"]


def test_everybody_sees_the_own_packet_and_picks_and_nobody_those_of_others() -> None:
    game = drafting()
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft die-of-malice")
    mine = own(game, 0)
    assert mine["packet"] == sorted(packet(game, 0), key=NAME_OF.index)
    assert mine["picks"] == ["purse-of-io"]
    for seat in (0, None):
        rival = view(game, seat)["players"][1]
        assert (rival["packet"], rival["picks"], rival["hand"], rival["library"]) == (None, None, None, None)
        assert rival["passed"] is None


# -- what was passed on


def test_what_was_passed_on_may_be_looked_up() -> None:
    game = drafting(3)
    assert own(game, 0)["passed"] == []
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft die-of-malice")
    choose(game, 2, "draft potion-of-life")
    assert own(game, 0)["passed"] == [[card for card in NINE if card != "purse-of-io"]]
    assert own(game, 1)["passed"] == [[card for card in OTHER_NINE if card != "die-of-malice"]]
    choose(game, 0, "draft ragfields-helm")
    choose(game, 1, "draft amulet-of-air")
    choose(game, 2, "draft amsug-longneck")
    kept = [card for card in NINE if card != "purse-of-io"]
    third = [card for card in THIRD_NINE if card not in {"potion-of-life", "ragfields-helm"}]
    assert sorted(own(game, 0)["passed"]) == sorted([kept, third])


def test_with_two_players_a_packet_comes_back_without_what_the_rival_took() -> None:
    game = drafting()
    choose(game, 0, "draft purse-of-io")
    choose(game, 1, "draft die-of-malice")
    choose(game, 0, "draft amsug-longneck")
    choose(game, 1, "draft amulet-of-air")
    passed = [card for card in NINE if card != "purse-of-io"]
    other = [card for card in OTHER_NINE if card not in {"die-of-malice", "amsug-longneck"}]
    assert sorted(own(game, 0)["passed"]) == sorted([passed, other])
    assert set(passed) - set(own(game, 0)["packet"]) == {"amulet-of-air"}


def test_in_the_end_of_the_draft_the_last_sights_of_all_packets_may_be_looked_up() -> None:
    game = drafting()
    while table(game).phase == "draft":
        everybody_drafts(game)
    for packets in (own(game, 0)["passed"], own(game, 1)["passed"]):
        assert sum(len(cards) for cards in packets) == 1  # passed on at the eighth step, and drafted by the rival


# -- splitting


def test_everybody_splits_the_nine_cards_at_the_same_time() -> None:
    game = splitting()
    assert sorted(game.match.decisions) == [0, 1]
    assert offered(game, 0) == [f"put {card} {year}" for card in NINE for year in (1, 2, 3)]


def test_three_cards_go_into_each_year_and_the_first_three_into_the_hand() -> None:
    game = splitting()
    choose(game, 0, *[f"put {card} {1 + place % 3}" for place, card in enumerate(NINE[:8])])
    choose(game, 1, *[f"put {card} {3 - place // 3}" for place, card in enumerate(OTHER_NINE[:6])])
    assert hand(game, 0) == " ".join(NINE[0::3])
    assert own(game, 0)["library"] == [NINE[1::3], NINE[2::3]]
    assert hand(game, 1) == " ".join(OTHER_NINE[6:])
    assert own(game, 1)["library"] == [OTHER_NINE[3:6], OTHER_NINE[:3]]
    assert table(game).phase == "pick"


def test_when_only_one_year_has_room_the_rest_goes_there_by_itself() -> None:
    game = choose(splitting(), 0, *[f"put {card} {1 + place // 3}" for place, card in enumerate(NINE[:6])])
    assert game.match.decision(0) is None
    assert own(game, 0)["library"] == [NINE[3:6], NINE[6:]]


def test_a_year_with_three_cards_is_full() -> None:
    game = choose(splitting(), 0, *[f"put {card} 2" for card in NINE[:3]])
    assert why_not(game, 0, f"put {NINE[3]} 2") == "year-full year=2"
    assert offered(game, 0) == [f"put {card} {year}" for card in NINE[3:] for year in (1, 3)]


def test_a_card_is_put_once() -> None:
    game = choose(splitting(), 0, "put amulet-of-air 1", "put amulet-of-fire 2", "put amulet-of-earth 3")
    assert why_not(game, 0, "put amulet-of-air 2") == "card-in-hand card=amulet-of-air"
    assert why_not(game, 0, "put amulet-of-fire 1") == "card-in-library card=amulet-of-fire year=2"
    assert why_not(game, 0, "put amulet-of-earth 1") == "card-in-library card=amulet-of-earth year=3"
    assert why_not(game, 0, "put die-of-malice 1") == "card-unseen card=die-of-malice"


def test_splitting_can_be_taken_back_card_by_card_until_all_have_split() -> None:
    game = choose(splitting(), 0, "put amulet-of-air 1", "put amulet-of-fire 2")
    assert game.match.undo(0) == (0, ("put", "amulet-of-fire", 2))
    assert game.match.undo(0) == (0, ("put", "amulet-of-air", 1))
    assert len(offered(game, 0)) == 27
    choose(game, 0, *[f"put {card} {1 + place // 3}" for place, card in enumerate(NINE[:6])])
    assert game.match.can_undo(0)  # the other has not finished
    choose(game, 1, *[f"put {card} {1 + place // 3}" for place, card in enumerate(OTHER_NINE[:6])])
    assert not game.match.can_undo(0)


def test_others_see_neither_how_the_cards_are_split_nor_how_far_one_is() -> None:
    game = splitting()
    before = [game.match.view(seat) for seat in (None, 1)]
    choose(game, 0, "put amulet-of-air 1", "put amulet-of-fire 2", "put amulet-of-earth 3")
    assert [game.match.view(seat) for seat in (None, 1)] == before
    assert own(game, 0)["cards_in_hand"] == 1
    assert own(game, 0)["cards_in_library"] == [1, 1]


def test_two_copies_go_where_they_are_put() -> None:
    twins = ["amulet-of-air", "amulet-of-air", *NINE[2:]]
    game = seasons(phase="split", picks=[" ".join(twins), " ".join(OTHER_NINE)])
    assert offered(game, 0)[:3] == ["put amulet-of-air 1", "put amulet-of-air 2", "put amulet-of-air 3"]
    assert len(offered(game, 0)) == 8 * 3
    choose(game, 0, "put amulet-of-air 1", "put amulet-of-air 3")
    assert own(game, 0)["hand"] == ["amulet-of-air"]
    assert own(game, 0)["library"] == [[], ["amulet-of-air"]]


def test_the_library_may_be_looked_at_at_any_time_and_cannot_be_changed() -> None:
    game = seasons(hands=["purse-of-io"], libraries=[("amulet-of-air amulet-of-fire", "potion-of-life")])
    assert own(game, 0)["library"] == [["amulet-of-air", "amulet-of-fire"], ["potion-of-life"]]
    rival = view(game, 1)["players"][0]
    assert (rival["library"], rival["cards_in_library"]) == (None, [2, 1])
    assert why_not(game, 0, "put amulet-of-air 3") == "other-phase phase=split at=act"
    assert why_not(game, 0, "summon amulet-of-air") == "card-in-library card=amulet-of-air year=2"
    with pytest.raises(IllegalChoice):
        choose(game, 0, "summon amulet-of-air")


def test_after_the_prelude_everybody_has_three_cards_in_hand_and_six_in_the_library() -> None:
    for seats in SEATS:
        game = Scenario(Match.begin("seasons", seats, {}, 5))
        while table(game).phase in {"draft", "split"}:
            for seat in list(game.match.decisions):
                choose(game, seat, offered(game, seat)[-1])
        for seat in range(seats):
            shown = view(game, None)["players"][seat]
            assert (shown["cards_in_hand"], shown["cards_in_library"]) == (3, [3, 3])
