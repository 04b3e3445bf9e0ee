"""How a match is shown: the table, its cards, what happened, and the scores at the end."""

from arcanum.cli.console import Console
from arcanum.core.game import Tally
from arcanum.core.match import Match
from arcanum.core.words import Message, Option
from arcanum.texts import Texts, find_name

FEW = 4  # options that differ in squares alone are still listed line by line


def show_table(match: Match, seat: int | None, texts: Texts, console: Console) -> None:
    view = match.view(seat)["table"]
    assert isinstance(view, dict)
    console.print("", *match.game.draw(view, texts.say, console.pen), "")


def show_glance(match: Match, seat: int | None, texts: Texts, console: Console) -> None:
    view = match.view(seat)["table"]
    assert isinstance(view, dict)
    console.print(*match.game.glance(view, texts.say, console.pen))


def show_options(options: list[Option], texts: Texts, console: Console) -> None:
    """The options with their numbers. Where many differ in squares alone, they share a paragraph."""
    at = 0
    while at < len(options):
        alike = 1
        heading = f"options-{options[at][0]}"
        if texts.has(heading):
            while at + alike < len(options) and options[at + alike][0] == options[at][0]:
                alike += 1
        if alike < FEW:
            for number in range(at, at + alike):
                console.print(f"  {number + 1}. {texts.option(options[number])}")
        else:
            console.print(f"  {texts.shell(heading)}")
            between = " " if console.pen.plain else "–"
            named = [
                f"{number} {between.join(map(str, option[1:]))}"
                for number, option in enumerate(options[at : at + alike], at + 1)
            ]
            console.print_list(named)
        at += alike


def show_cards(wanted: str, texts: Texts, console: Console) -> bool:
    """What is printed on a card, or on all without a name. Returns whether there is such a card."""
    assert texts.game is not None
    cards = texts.game.cards()
    if wanted:
        found = find_name(texts, cards[0][0], [name for _, name, _ in cards], wanted)
        cards = [card for card in cards if card[1] == found]
    for kind, name, lines in cards:
        console.print(console.pen.bold(texts.name(kind, name)))
        console.print(*[f"  {line}" for line in (texts.say("card", message) for message in lines) if line])
        console.print("")
    return bool(cards)


def show_events(events: list[Message], texts: Texts, console: Console) -> None:
    console.print(*[texts.say("event", event) for event in events])


def show_result(match: Match, texts: Texts, console: Console) -> None:
    """The scores line by line, and who has won."""
    result = match.result
    order = sorted(range(match.seats), key=lambda seat: result.places[seat])
    for at, seat in enumerate(order):
        tally = result.tallies[seat]
        if any(result.tallies[other] is tally for other in order[:at]):
            continue  # it is the team's, and was shown
        team = [texts.player(other) for other in order if result.tallies[other] is tally]
        show_tally(", ".join(team), tally, texts, console)
    if result.rival is not None:
        show_tally(texts.shell("rival"), result.rival, texts, console)
    console.print("", console.pen.bold(texts.say("verdict", result.verdict)))


def show_tally(name: str, tally: Tally, texts: Texts, console: Console) -> None:
    console.print("", console.pen.heading(texts.shell("score-of", name=name, score=tally.total)))
    for message, points in tally.lines:
        console.print(f"  {points:>3}  {texts.say('score', message)}")
    for message, count in tally.ties:
        console.print(f"  {texts.say('tie', message)}: {count}")
