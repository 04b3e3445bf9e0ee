"""Playing in the terminal: to the end, with every command, and with whatever people type."""

import json
import random
import re
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from core.toy import Toy, ToyTable
from fluent.runtime import FluentBundle, FluentResource
from tables.terminal import Keyboard, Ran, run, start

import arcanum.texts
from arcanum.bots.agents import AGENTS
from arcanum.cli.console import Console
from arcanum.core.game import Pen, Say, View
from arcanum.core.match import Match
from arcanum.core.record import check_record, format_record, parse_record, verify
from arcanum.core.registry import find_game, game_names, invite
from arcanum.core.words import format_option
from arcanum.rulebook import rules_of
from arcanum.texts import LANGUAGES, Texts

ALWAYS_ONE = "1\n" * 3000
ALWAYS_ONE_OR_ENTER = "1\n" * 9000  # hands are handed over between two people, with any key
# Numbers of options, many of which there are not: a game of places only would never end.
ANY_NUMBER_OR_ENTER = "".join(f"{random.Random(at).randint(1, 40 if at % 2 else 6)}\n" for at in range(20_000))
SIGNS = re.compile("[\u2190-\u2bff\x1b·×–|]")  # arrows, boxes, shapes, colours, and what separates or multiplies
PLAY = ("play", "spellbook", "--seed", "1")
QUICK = ("--agents", "random")
FEWEST_AND_MOST = [
    (game, seats) for game in game_names() for seats in (find_game(game).seats[0], find_game(game).seats[-1])
]
MORNING = "Choose your morning action."


def texts(lang: str, game: str = "spellbook") -> Texts:
    return Texts(lang, find_game(game))


# -- to the end


@pytest.mark.parametrize(
    ("lang", "game", "seats", "bots"),
    [
        (lang, game, seats, bots)
        for lang in LANGUAGES
        for game in game_names()
        for seats in find_game(game).seats
        for bots in (0, None)
    ],
)
def test_a_game_can_be_played_to_its_end(lang: str, game: str, seats: int, bots: int | None) -> None:
    people = [] if bots is None else ["--bots", str(bots)]
    how = ["--seed", "1", *QUICK, "--seats", str(seats), *people]
    ran = run("play", game, *how, typed=ANY_NUMBER_OR_ENTER, lang=lang)
    assert (ran.code, ran.told) == (0, "")
    nobody = texts(lang, game).player(7)
    endings: list[tuple[str | int, ...]] = [("won", "seat", 7), ("shared", "seats", "7")]
    endings += [(ending, "seats", "7") for ending in ("team-won", "conceded")]
    if seats == 1:
        endings = [("solo-won",), ("solo-drawn",), ("solo-lost",)]
    said = [texts(lang, game).say("verdict", ending) for ending in endings]
    verdicts = "|".join(re.escape(each).replace(re.escape(nobody), ".+") for each in said)
    assert re.search(f"^({verdicts})$", ran.out, re.MULTILINE)
    assert "=" not in ran.out, "something is said in the programmers' notation"


def test_bots_may_play_among_themselves() -> None:
    ran = run(*PLAY, *QUICK, "--seats", "2", "--bots", "2")
    assert ran.code == 0
    assert "Bot 2" in ran.out
    assert ">" not in ran.out


def test_one_person_plays_against_a_greedy_bot_unless_said_otherwise() -> None:
    ran = run(*PLAY, typed=ALWAYS_ONE)
    assert ran.code == 0
    assert "Bot 2" in ran.out
    assert "Bot 1" not in ran.out


def test_the_hash_at_the_start_is_that_of_the_seed_at_the_end() -> None:
    ran = run(*PLAY, *QUICK, typed=ALWAYS_ONE)
    start_hash, seed = re.findall(r"\b[0-9a-f]{64}\b", ran.out)
    assert sha256(bytes.fromhex(seed)).hexdigest() == start_hash
    assert ran.out.index(start_hash) < ran.out.index("1. ") < ran.out.index(seed)


def test_the_same_seed_deals_the_same_game_and_none_deals_another() -> None:
    games = [
        run("play", "spellbook", *seed, "--bots", "0", typed=ALWAYS_ONE).out
        for seed in (PLAY[2:], PLAY[2:], (), ())
    ]
    assert games[0] == games[1]
    assert games[2] != games[3]


def test_options_are_numbered_from_one() -> None:
    ran = run(*PLAY, "--seats", "2", typed="")
    numbers = re.findall(r"^  (\d+)\. ", ran.out, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 3


def test_a_number_takes_the_option_beside_it() -> None:
    first = run(*PLAY, typed="")
    for number, option in re.findall(r"^  (\d+)\. (.+)$", first.out, re.MULTILINE):
        ran = run(*PLAY, typed=f"{number}\nundo\n")
        taken_back = re.search(r"^Taken back: (.+)$", ran.out, re.MULTILINE)
        assert (taken_back is None and "revealed" in ran.out) or (taken_back and taken_back[1] == option)


# -- how it looks


@pytest.mark.parametrize(
    ("lang", "game", "seats"), [(lang, *each) for lang in LANGUAGES for each in FEWEST_AND_MOST]
)
def test_plain_output_is_words_only(lang: str, game: str, seats: int) -> None:
    cards = [name for _, name, _ in find_game(game).cards()]
    typed = "".join(f"card {name}\nwhy {name}\n" for name in cards)
    typed = f"help\nlog\ntable\n{typed}why 99\nwhy learn sacrifice\n{ALWAYS_ONE}"
    how = ["--seed", "1", *QUICK, "--seats", str(seats), "--plain"]
    ran = run("play", game, *how, typed=typed, lang=lang, tty=True)
    assert ran.code == 0
    assert not SIGNS.findall(ran.out)
    assert " — " not in ran.out or lang != "en", "in Ukrainian and Russian it is a word of its own: is"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_why_shows_no_rule_as_a_table_of_signs(game: str, lang: str) -> None:
    for rule in rules_of(game, lang).values():
        assert not SIGNS.findall(rule.gist), rule.anchor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_table_shows_that_the_game_is_over(lang: str) -> None:
    ran = run(*PLAY, *QUICK, "--seats", "2", "--bots", "2", lang=lang)
    say = texts(lang).say
    last = [line for line in ran.lines if line.startswith("── ")][:1]
    assert last, "no table"
    assert say("table", ("over",)) in last[0]
    stages = [say("table", ("stage", "phase", stage)) for stage in ("morning", "midday", "evening")]
    assert not [stage for stage in [*stages, say("table", ("last-round",))] if stage in last[0]]


@pytest.mark.parametrize(
    ("variables", "tty", "coloured"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, False),
        ({"TERM": "dumb"}, True, False),
        ({"TERM": "xterm-256color"}, True, True),
    ],
)
def test_colours_are_for_terminals_that_want_them(variables: dict[str, str], tty: bool, coloured: bool) -> None:
    ran = run(*PLAY, typed="1\nquit\n", tty=tty, **variables)
    assert ("\x1b[" in ran.out) == coloured
    assert "○" in ran.out


# -- commands


def both_words(command: str) -> list[tuple[str, str]]:
    """The English word of a command, and the one of each language."""
    return [
        (lang, word) for lang in LANGUAGES for word in (command, texts(lang).shell(f"command-{command}").upper())
    ]


def after(ran: Ran, typed: str) -> str:
    """What was printed after this was typed."""
    return ran.out.split(f"> {typed}\n", 1)[1]


@pytest.mark.parametrize(("lang", "word"), both_words("help"))
def test_help_explains_the_turn_and_every_command(lang: str, word: str) -> None:
    said = after(run(*PLAY, typed=f"{word}\nquit\n", lang=lang), word)
    assert texts(lang).shell("help-turn") in " ".join(said.split())
    assert max(map(len, said.splitlines())) <= 100
    for command in ("table", "card", "why", "undo", "log", "help", "save", "quit"):
        assert f"  {texts(lang).shell(f'command-{command}')} — {texts(lang).note(f'command-{command}')}" in said
    assert "  1. " in said


@pytest.mark.parametrize(("lang", "word"), both_words("quit"))
def test_whoever_quits_leaves_the_game_unfinished(lang: str, word: str) -> None:
    ran = run(*PLAY, typed=f"{word}\n1\n1\n", lang=lang)
    assert ran.code == 1
    assert ran.out.count("> ") == 1


@pytest.mark.parametrize(("lang", "word"), both_words("table"))
def test_the_table_can_be_seen_again(lang: str, word: str) -> None:
    ran = run(*PLAY, typed=f"{word}\n", lang=lang)
    altar = texts(lang).say("table", ("altar",))
    assert after(ran, word).count(f"{altar}: ") == 1
    assert "  1. " in after(ran, word)


@pytest.mark.parametrize(("lang", "word"), both_words("card"))
def test_a_card_can_be_read_while_one_plays(lang: str, word: str) -> None:
    said = after(run(*PLAY, typed=f"{word} clone\n", lang=lang), f"{word} clone")
    assert said.startswith(run("cards", "spellbook", "clone", lang=lang).out)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("card", "Which card? "), ("card s", "There is no card “s” here, or several begin so.")],
)
def test_a_card_must_be_named_clearly(typed: str, answer: str) -> None:
    assert after(run(*PLAY, typed=f"{typed}\n"), typed).startswith(answer)


@pytest.mark.parametrize(("lang", "word"), both_words("log"))
def test_the_log_tells_everything_from_the_beginning(lang: str, word: str) -> None:
    ran = run(*PLAY, "--bots", "0", typed=f"1\n1\n1\n{word}\n", lang=lang)
    said = after(ran, word)
    assert said.startswith(texts(lang).say("event", ("begin", "seat", 0)))
    assert texts(lang).say("event", ("day", "seat", 0, "count", 1)) in said


@pytest.mark.parametrize(("lang", "word"), both_words("undo"))
def test_a_choice_can_be_taken_back_and_made_differently(lang: str, word: str) -> None:
    ran = run(*PLAY, "--bots", "0", typed=f"1\n{word}\n2\nlog\n", lang=lang)
    options = re.findall(r"^  [12]\. (.+)$", ran.out, re.MULTILINE)
    assert texts(lang).shell("play-undone", option=options[0]) in ran.out
    events = after(ran, "log")
    assert len(re.findall(r"^\S.*\.$", events, re.MULTILINE)) >= 8
    took = [
        texts(lang).say("event", ("take", "seat", 0, "token", token))
        for token in find_game("spellbook").piece_names("token")
    ]
    assert sum(events.count(each) for each in took) == 1


def test_there_is_nothing_to_take_back_before_the_first_choice() -> None:
    ran = run(*PLAY, typed="undo\n")
    assert "There is nothing to take back." in ran.out


def test_what_was_drawn_cannot_be_taken_back() -> None:
    ran = run(*PLAY, typed="draw-two\nundo\n")
    assert "something was revealed" in after(ran, "undo")


@pytest.mark.parametrize(("lang", "word"), both_words("why"))
@pytest.mark.parametrize("name_in", [*LANGUAGES, "id"])
def test_why_explains_a_card_by_its_name_in_any_language(lang: str, word: str, name_in: str) -> None:
    name = "transmutation" if name_in == "id" else texts(name_in).name("spell", "transmutation")
    said = after(run(*PLAY, typed=f"{word} {name}\n", lang=lang), f"{word} {name}")
    assert texts(lang).say("reason", ("spell-not-learned", "spell", "transmutation")) in said
    assert texts(lang).shell("play-rule", title=rules_of("spellbook", lang)["phase-spells"].title) in said


def test_why_explains_a_token_by_its_name() -> None:
    ran = run(*PLAY, typed="")
    tokens = find_game("spellbook").piece_names("token")
    offered = {token for token in tokens if f"Take a {texts('en').name('token', token)}" in ran.out}
    there = next(iter(offered))
    missing = next(token for token in tokens if token not in offered)
    typed = [f"why {texts('uk').name('token', there)}", f"why {texts('ru').name('token', missing)}"]
    ran = run(*PLAY, typed="\n".join(typed) + "\n")
    assert "It can be chosen now." in after(ran, typed[0]).splitlines()[0]
    assert after(ran, typed[1]).startswith(("There is no ", "This is a midday action"))


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("draw-two", "It can be chosen now."),
        ("learn sacrifice 4", "This is an evening action"),
        ("cast sacrifice 3", "You have not learned Sacrifice"),
        ("cast clone 3", "Clone is not among the seven spells"),
        ("learn sacrifice", "This is an evening action"),
        ("learn", "This is an evening action"),
        ("pay red-circle", "Nothing is being paid now"),
        ("stop", "Here you do not stop but skip: choose “Skip”."),
        ("wish 1", "I don’t know what “wish 1” is."),
        ("learn nothing 3", "I don’t know what “learn nothing 3” is."),
        ("learn sacrifice 3 4", "I don’t know what “learn sacrifice 3 4” is."),
        ("spell nothing", "I don’t know what “spell nothing” is."),
        ("spell clone", "Clone is not among the seven spells"),
    ],
)
def test_why_explains_an_option_by_its_words(words: str, answer: str) -> None:
    said = after(run(*PLAY, typed=f"why {words}\n"), f"why {words}")
    assert re.match(answer, said), said.splitlines()[0]


def offers(ran: Ran) -> list[str]:
    """What is offered first, in the words that are shown."""
    return re.findall(r"^  \d+\. (.+)$", ran.out.split("\n> ", 1)[0], re.MULTILINE)


@pytest.mark.parametrize(
    ("lang", "game", "asks"),
    [(lang, game, asks) for lang in LANGUAGES for game in game_names() for asks in LANGUAGES],
)
def test_what_is_offered_can_be_named_by_its_number_or_its_text_in_any_language(
    lang: str, game: str, asks: str
) -> None:
    play = ("play", game, "--seed", "1")
    mine, theirs = offers(run(*play, lang=lang)), offers(run(*play, lang=asks))
    word = texts(lang, game).shell("command-why")
    ways = [f"{word} {way}" for pair in enumerate(theirs, 1) for way in pair]
    ran = run(*play, typed="\n".join(ways) + "\n", lang=lang)
    for number, way in enumerate(ways):
        said = after(ran, way).splitlines()[:3]
        place = number // 2
        assert said[:2] == [texts(lang, game).shell("play-why-can"), f"  {place + 1}. {mine[place]}"]
        assert said[2].startswith("> "), "nothing else is offered"


@pytest.mark.parametrize(
    ("lang", "named", "option"),
    [
        ("en", "red circle", "  3. Take a red circle"),
        ("uk", "черв. коло", "  3. Узяти: черв. коло"),
        ("uk", "червоний жетон із колом", "  3. Узяти: черв. коло"),
        ("ru", "красн. круг", "  3. Взять: красн. круг"),
        ("en", "take red-circle", "  3. Take a red circle"),
        ("uk", "skip", "  7. Пропустити"),
    ],
)
def test_why_finds_what_is_offered_by_the_name_of_its_piece(lang: str, named: str, option: str) -> None:
    typed = f"{texts(lang).shell('command-why')} {named}"
    said = after(run(*PLAY, typed=f"{typed}\n", lang=lang), typed)
    assert said.startswith(f"{texts(lang).shell('play-why-can')}\n{option}\n> ")


def test_why_lists_all_offered_options_that_begin_so() -> None:
    said = after(run(*PLAY, typed="why take\n"), "why take")
    assert said.splitlines()[1:6] == [
        f"  {number}. {text}" for number, text in enumerate(offers(run(*PLAY))[:5], 1)
    ]
    assert said.splitlines()[6].startswith("> ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asks", LANGUAGES)
def test_why_explains_what_is_not_offered_by_the_text_of_its_option(lang: str, asks: str) -> None:
    theirs = texts(asks)
    for option, reason in [
        (("take", "purple-triangle"), ("altar-lacks-token", "token", "purple-triangle")),
        (("learn", "sacrifice", 4), ("other-phase", "phase", "evening", "now", "morning")),
        (("swap",), ("not-swapping",)),
    ]:
        typed = f"why {theirs.option(option)}"
        said = after(run(*PLAY, typed=f"{typed}\n", lang=lang), typed)
        assert said.startswith(texts(lang).say("reason", reason) + "\n"), typed


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "thing", ["blah", "99", "0", "8", "Take a pink circle", "red", "3 3", "take 3", "x" * 5000]
)
def test_what_nobody_knows_is_not_explained(lang: str, thing: str) -> None:
    said = after(run(*PLAY, typed=f"why {thing}\n", lang=lang), f"why {thing}")
    assert said.startswith(texts(lang).shell("play-why-unknown", thing=thing[:60]) + "\n> ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_without_a_thing_says_what_can_be_asked(lang: str) -> None:
    assert after(run(*PLAY, typed="why\n", lang=lang), "why").startswith(texts(lang).shell("play-why-what"))


@pytest.mark.parametrize(
    "words", ["", "  ", "!", "--5", "5" * 5000, "learn learn learn", "\0", "token x", "spell", "."]
)
def test_why_answers_something_to_anything(words: str) -> None:
    ran = run(*PLAY, typed=f"why {words}\n1\nquit\n")
    assert ran.code == 1
    assert ran.told == ""


# -- nonsense


@pytest.mark.parametrize(
    "line",
    [
        "0", "99", "100000", "9" * 5000, "-1", "--5", "1.5", "1 1", "+1", "²", "take", "take nothing", "nonsense",
        "learn " + "9" * 5000, "x" * 100_000, "\x1b[A", "\0", "ї" * 3000, "take red-circle red-circle", "()", "%s",
        "{ $x }",
    ],
    ids=lambda line: repr(line)[:24],
)  # fmt: skip
def test_nonsense_is_answered_with_what_can_be_typed(line: str) -> None:
    ran = run(*PLAY, typed=f"{line}\n")
    assert re.search(r"^Type a number from 1 to \d+, or “help”\.$", ran.out, re.MULTILINE)
    assert ran.out.count(MORNING) == 1
    assert "takes a" not in ran.out


@pytest.mark.parametrize("blanks", ["", " ", "\t", " \t "])
def test_an_empty_line_changes_nothing(blanks: str) -> None:
    ran = run(*PLAY, typed=f"{blanks}\n{blanks}\n")
    assert ran.out.count("> ") == 3
    assert ran.out.count(MORNING) == 1


@pytest.mark.parametrize("line", ["  1  ", "1", "٣", "take {token}", "draw-two"])
def test_an_option_can_be_typed_by_its_number_or_its_words(line: str) -> None:
    ran = run(*PLAY, typed="")
    tokens = find_game("spellbook").piece_names("token")
    token = next(each for each in tokens if f"Take a {texts('en').name('token', each)}" in ran.out)
    ran = run(*PLAY, typed=f"{line.format(token=token)}\n")
    assert MORNING in ran.out
    assert ran.out.count(MORNING) == 1
    assert "Type a number" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_input_is_said_and_is_no_finished_game(lang: str) -> None:
    ran = run(*PLAY, typed="1\n", lang=lang)
    assert ran.code == 1
    assert ran.told == texts(lang).shell("play-input-ended") + "\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8:strict", "latin-1", "ascii"])
def test_bytes_that_are_no_text_break_nothing(encoding: str) -> None:
    ran = start(*PLAY, typed=b"\xff\xfe\nwhy \xff\n1\nquit\n", PYTHONIOENCODING=encoding)
    assert "Traceback" not in ran.told
    assert ran.code == 1


@pytest.mark.once
def test_a_whole_game_runs_as_a_process_of_its_own() -> None:
    ran = start(*PLAY, *QUICK, typed=ALWAYS_ONE.encode(), lang="uk")
    assert (ran.code, ran.told) == (0, "")
    assert ran.out == run(*PLAY, *QUICK, typed=ALWAYS_ONE, lang="uk").out or "Бот 2" in ran.out


# -- several people


def test_several_people_are_called_by_their_names() -> None:
    ran = run(*PLAY, "--seats", "3", "--bots", "0", "--names", "Anna, Olha,", typed=ALWAYS_ONE)
    assert ran.code == 0
    for name in ("Anna", "Olha", "Player 3"):
        assert f"{name}: {MORNING}" in ran.out
    assert "Press Enter" not in ran.out, "SpellBook has no secrets"


def test_one_person_needs_no_name_before_each_question() -> None:
    assert f"\n{MORNING}" in run(*PLAY, "--names", "Anna", typed="").out


def test_a_long_name_is_cut() -> None:
    ran = run(*PLAY, "--names", "A" * 500, typed="")
    assert "A" * 40 in ran.out
    assert "A" * 41 not in ran.out


class ShownToy(Toy):
    """The toy as text, so that it can be played in the terminal."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "shown-toy"

    def draw(self, table: View, say: Say, pen: Pen) -> list[str]:
        return [f"hand: {table['hand']}", f"known: {table['known']}"]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy among the games of the house, with the texts of the shell alone."""
    original = arcanum.texts._bundle

    def bundle(lang: str, game: str | None) -> FluentBundle:
        if game != ShownToy().name:
            return original(lang, game)
        own = FluentBundle([lang], use_isolating=False)
        path = Path(arcanum.texts.__file__).parent / "locale" / lang / "shell.ftl"
        own.add_resource(FluentResource(path.read_text("utf-8")))
        own.add_resource(FluentResource("game-name = Toy\nhelp-turn = Choose.\n"))
        return own

    monkeypatch.setattr(arcanum.texts, "_bundle", bundle)
    invite(ShownToy())
    return ShownToy().name


HAND_OVER = re.compile(r"The keyboard goes to (\w+)\. Press Enter when nobody else is looking\.")


@pytest.mark.once
@pytest.mark.parametrize("tty", [False, True])
def test_a_game_with_secrets_hands_the_keyboard_over_on_an_empty_screen(toy: str, tty: bool) -> None:
    typed = "1\n" * 200  # whoever takes over may type anything
    ran = run(
        "play", toy, "--seats", "2", "--bots", "0", "--seed", "6", "--names", "Anna,Olha", typed=typed, tty=tty
    )
    assert ran.code == 0
    match = Match.begin(ShownToy(), 2, seed=6)
    table = match.table
    assert isinstance(table, ToyTable)
    hands = {"Anna": table.hands[0], "Olha": table.hands[1]}
    pages = HAND_OVER.split(ran.out)
    people = ["Anna", *pages[1::2]]
    assert len(people) > 2
    assert all(one != other for one, other in pairwise(people))
    for number, (person, page) in enumerate(zip(people, pages[::2], strict=True)):
        shown = [json.loads(each) for each in re.findall(r"hand: (\[.*\])", page)]
        assert all(set(hand) <= set(hands[person]) for hand in shown), f"page {number} shows another's hand"
        assert any(shown) or number == len(people) - 1
        if number < len(people) - 1:
            assert page.endswith(("\n" * 40, "\x1b[2J\x1b[3J\x1b[H")), "the page is not turned"


@pytest.mark.once
def test_a_person_against_bots_keeps_the_keyboard(toy: str) -> None:
    ran = run("play", toy, "--seats", "3", *QUICK, "--seed", "6", typed=ALWAYS_ONE)
    assert ran.code == 0
    assert not HAND_OVER.search(ran.out)


@pytest.mark.once
def test_a_record_of_another_game_is_refused(toy: str, tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    path.write_text(format_record(Match.begin(ShownToy(), 2, seed=6).record(open_seed=True)))
    ran = run("play", "spellbook", "--load", str(path))
    assert (ran.code, ran.told) == (2, f"This is a record of another game: {toy}.\n")


# -- saving


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_saved_game_goes_on_where_it_was(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "гра one.json"
    save = texts(lang).shell("command-save")
    ran = run(*PLAY, "--bots", "0", typed=f"1\n1\n1\n{save} {path}\nquit\n", lang=lang)
    assert texts(lang).shell("play-saved", file=str(path)) in ran.out
    straight = run(*PLAY, "--bots", "0", typed=ALWAYS_ONE, lang=lang)
    loaded = run("play", "spellbook", "--bots", "0", "--load", str(path), typed="log\n" + ALWAYS_ONE, lang=lang)
    assert loaded.code == 0
    assert ending(loaded, lang) == ending(straight, lang)
    assert verify(parse_record(path.read_text("utf-8"))).number == 3


def ending(ran: Ran, lang: str) -> list[str]:
    """What is shown of the end, up to the seed."""
    last = ran.lines.index(texts(lang).shell("play-over"))
    return ran.lines[last - 30 : last]


def saved(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    verify(check_record(data))
    return data


def seated_again(path: Path, *arguments: str, typed: str = ALWAYS_ONE) -> set[str]:
    """Everybody who is named when the saved game goes on."""
    ran = run("play", "spellbook", "--load", str(path), *arguments, typed=typed)
    assert (ran.code, ran.told) == (0, "")
    return set(re.findall(r"^── (.+?) · \d+ points? ─", ran.out, re.MULTILINE))


def test_a_saved_game_remembers_who_sat_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    how = ("--seats", "3", "--bots", "1", "--agents", "random", "--names", "Olha,,Крук")
    run(*PLAY, *how, typed=f"1\nsave {path}\n")
    assert saved(path)["people"] == [{"name": "Olha"}, {}, {"name": "Крук", "bot": "random"}]
    assert seated_again(path) == {"Olha", "Player 2", "Крук"}
    assert seated_again(path, "--names", ",Borys") == {"Olha", "Borys", "Крук"}
    again = run("play", "spellbook", "--load", str(path), typed=ALWAYS_ONE).out
    assert f"Player 2: {MORNING}" in again
    assert f"Крук: {MORNING}" not in again, "a bot is asked"


def test_the_command_may_seat_others_at_a_saved_game(tmp_path: Path) -> None:
    path, again = tmp_path / "game.json", tmp_path / "again.json"
    run(*PLAY, "--seats", "3", "--bots", "1", "--names", "Olha", typed=f"1\nsave {path}\n")
    load = ("play", "spellbook", "--load", str(path), "--record", str(again))
    for how, bots in [
        ((), [None, None, "greedy"]),
        (("--agents", "random"), [None, None, "random"]),
        (("--bots", "2"), [None, "greedy", "greedy"]),
        (("--bots", "2", "--agents", "random,greedy"), [None, "random", "greedy"]),
        (("--bots", "0"), [None, None, None]),
    ]:
        run(*load, *how)
        assert [person.get("bot") for person in saved(again)["people"]] == bots
        assert saved(again)["people"][0]["name"] == "Olha"


def test_a_record_without_people_is_played_by_one_person_against_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(format_record(Match.begin("spellbook", 3, seed=1).record(open_seed=True)))
    assert seated_again(path) == {"Player 1", "Bot 2", "Bot 3"}


@pytest.mark.parametrize(
    ("people", "told"),
    [
        (5, "people: expected a list, found 5."),
        ([{}], "people: expected a list, found [{}]."),
        ([{}, None], "people[1]: a person is an object with a name or a bot, but this is null."),
        ([{"name": 1}, {}], 'people[0]: a person is an object with a name or a bot, but this is {"name": 1}.'),
        ([{}, {"bot": "best"}], f"There is no bot “best” here. There are: {', '.join(AGENTS)}."),
    ],
)
def test_people_who_cannot_be_are_refused(tmp_path: Path, people: object, told: str) -> None:
    path = tmp_path / "game.json"
    data = Match.begin("spellbook", 2, seed=1).record(open_seed=True) | {"people": people}
    path.write_text(format_record(data))
    ran = run("play", "spellbook", "--load", str(path))
    assert (ran.code, ran.out, ran.told) == (2, "", f"{told}\n")


def test_a_name_in_a_foreign_save_brings_no_control_characters(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    data = Match.begin("spellbook", 2, seed=1).record(open_seed=True) | {
        "people": [{"name": "A\x1b[2J\u202eB"}, {}]
    }
    path.write_text(format_record(data))
    ran = run("play", "spellbook", "--load", str(path))
    assert "A[2JB" in ran.out
    assert not set("\x1b\u202e") & set(ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("option", [("--seats", "2"), ("--option", "spells=third"), ("--seed", "7")])
def test_what_a_saved_game_has_settled_cannot_be_told_again(
    tmp_path: Path, option: tuple[str, str], lang: str
) -> None:
    path = tmp_path / "game.json"
    path.write_text(format_record(Match.begin("spellbook", 2, seed=1).record(open_seed=True)))
    ran = run("play", "spellbook", "--load", str(path), *option, lang=lang)
    said = texts(lang).say("error", ("load-settled", "option", option[0]))
    assert (ran.code, ran.out, ran.told) == (2, "", f"{said}\n")


# -- the record of a session


def test_the_record_of_a_finished_game_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    ran = run(*PLAY, *QUICK, "--record", str(path), typed=ALWAYS_ONE)
    assert (ran.code, ran.told) == (0, "")
    data = saved(path)
    assert data["result"] is not None
    assert data["seed"] in ran.out


@pytest.mark.parametrize(("typed", "choices"), [("", 0), ("1\n1\n", 2), ("1\nquit\n", 1)])
def test_the_record_of_an_unfinished_game_can_be_gone_on_with(tmp_path: Path, typed: str, choices: int) -> None:
    path = tmp_path / "game.json"
    ran = run(*PLAY, "--bots", "0", "--record", str(path), typed=typed)
    assert ran.code == 1
    assert (saved(path)["result"], len(saved(path)["choices"])) == (None, choices)
    loaded = run("play", "spellbook", "--load", str(path), "--record", str(path), typed=ALWAYS_ONE)
    assert loaded.code == 0
    assert saved(path)["result"] is not None


@pytest.mark.once
def test_the_record_is_written_even_if_somebody_interrupts_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(self: Console, prompt: str) -> str:
        asked.append(prompt)
        if len(asked) == 4:
            raise KeyboardInterrupt
        return "1"

    asked: list[str] = []
    monkeypatch.setattr(Console, "ask", interrupt)
    path = tmp_path / "game.json"
    assert run(*PLAY, "--bots", "0", "--record", str(path)).code == 130
    assert len(saved(path)["choices"]) == 3


def test_a_record_that_cannot_be_written_is_refused_before_the_game() -> None:
    ran = run(*PLAY, "--record", "/no/such/folder/game.json", typed=ALWAYS_ONE)
    assert (ran.code, ran.out) == (2, "")
    assert ran.told == "The file /no/such/folder/game.json cannot be written.\n"


# -- after the end


def at_the_end(*typed: str, lang: str = "en", keyboard: bool = False) -> str:
    """What follows the seed of a game that is over when this is typed."""
    match = Match.begin("spellbook", 1, seed=1)
    words = []
    while match.asked is not None:
        option = match.asked.options[-1]
        words.append(format_option(option))
        match.choose(0, option)
    lines = "\n".join([*words, *typed]) + "\n"
    how = ("--seats", "1", "--seed", "1")
    ran = run("play", "spellbook", *how, typed=Keyboard(lines) if keyboard else lines, lang=lang)
    assert (ran.code, ran.told) == (0, "")
    return ran.out.split(match.seed.hex(), 1)[1].split("\n", 1)[1]


@pytest.mark.parametrize(("lang", "word"), both_words("save"))
def test_a_finished_game_can_be_saved(tmp_path: Path, lang: str, word: str) -> None:
    path = tmp_path / "end.json"
    said = at_the_end(f"{word} {path}", "", lang=lang)
    shell = texts(lang).shell
    expected = [shell("play-over"), f"> {word} {path}", shell("play-saved", file=str(path)), "> "]
    assert said.splitlines() == expected
    assert saved(path)["result"] is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end_people_may_look_back(lang: str) -> None:
    shell, say = texts(lang).shell, texts(lang).say
    said = at_the_end("log", "table", "card clone", "why skip", "why 1", "help", "", lang=lang)
    log, table, card, why, number, helped, enter = said.split("> ")[1:]
    assert log.splitlines()[-1] == say("event", ("end", "seat", 0))
    assert f"{say('table', ('altar',))}: " in table
    assert texts(lang).name("spell", "clone") in card
    assert why == f"why skip\n{say('reason', ('match-over',))}\n"
    assert shell("play-why-unknown", thing="1") in number
    assert shell("play-over") in helped
    assert f"  {shell('command-save')} — " in helped
    assert f"  {shell('command-undo')} — " not in helped
    assert enter == "\n"


@pytest.mark.parametrize("line", ["1", "undo", "skip", "nonsense"])
def test_after_the_end_nothing_can_be_chosen_or_taken_back(line: str) -> None:
    over = texts("en").shell("play-over")
    assert at_the_end(line, "").splitlines() == [over, f"> {line}", over, "> "]


@pytest.mark.parametrize("typed", [("",), ("quit",), ("log",)])
def test_after_the_end_leaving_is_no_mistake(typed: tuple[str, ...]) -> None:
    assert at_the_end(*typed).startswith(texts("en").shell("play-over"))


def test_nobody_is_asked_after_the_end_when_nobody_is_there() -> None:
    assert at_the_end() == ""
    assert "> " not in run(*PLAY, *QUICK, "--seats", "2", "--bots", "2", typed="log\n").out


def test_at_a_keyboard_somebody_is_always_there() -> None:
    over = texts("en").shell("play-over")
    assert at_the_end(keyboard=True).splitlines() == [over, "> "]


# -- saving


def test_a_finished_game_that_is_loaded_shows_its_end(tmp_path: Path) -> None:
    match = Match.begin("spellbook", 2, seed=1)
    while match.asked is not None:
        match.choose(match.asked.seat, match.asked.options[0])
    path = tmp_path / "end.json"
    path.write_text(format_record(match.record()), "utf-8")
    ran = run("play", "spellbook", "--load", str(path))
    assert ran.code == 0
    assert match.seed.hex() in ran.out
    assert ">" not in ran.out


@pytest.mark.parametrize(
    ("where", "answer"),
    [
        ("", "Save where?"),
        ("/no/such/folder/game.json", "The file /no/such/folder/game.json cannot be written."),
        ("/", "The file / cannot be written."),
        ("x" * 300, "cannot be written"),
        ("x" * 5000, "cannot be written"),
        ("a\0b", "cannot be written"),
    ],
    ids=lambda value: value[:12],
)
def test_a_game_that_cannot_be_saved_goes_on(where: str, answer: str) -> None:
    ran = run(*PLAY, typed=f"save {where}\n1\n")
    assert answer in ran.out
    assert ran.told == "The input has ended before the game did.\n"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "1:1: here the file stops being JSON."),
        (b"{}", "format: this field is missing."),
        (b"\xff\xfe", "this is not a text file."),
        (None, "There is no file"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes | None, told: str) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    ran = run("play", "spellbook", "--load", str(path))
    assert ran.code == 2
    assert told in ran.told


def test_a_record_without_its_seed_cannot_be_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(format_record(Match.begin("spellbook", 2, seed=1).record()))
    ran = run("play", "spellbook", "--load", str(path))
    assert ran.code == 2
    assert ran.told.startswith("seed: without the seed the game cannot be replayed.")


# -- tables that cannot be


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["nope"], f"There is no game “nope” here. There are: {', '.join(game_names())}."),
        (
            ["spellbook", "--seats", "5"],
            "This game is not for 5 players. Possible numbers of players: 1, 2, 3, 4.",
        ),
        (["spellbook", "--bots", "9"], "The number of bots cannot be 9; number of seats: "),
        (["spellbook", "--bots", "-1"], "The number of bots cannot be -1; number of seats: 2."),
        (["spellbook", "--seats", "2", "--bots", "3"], "The number of bots cannot be 3; number of seats: 2."),
        (["spellbook", "--agents", "best"], f"There is no bot “best” here. There are: {', '.join(AGENTS)}."),
        (["spellbook", "--option", "spells"], "“spells” is no option: write name=value."),
        (["spellbook", "--option", "colour=red"], "For 2 players there is no option “colour”."),
        (["spellbook", "--option", "spells=x"], "The option “spells” cannot be “x”."),
        (["spellbook", "--option", "spells=" + "x" * 5000], "The option “spells” cannot be “x"),
        (["spellbook", "--option", "x" * 5000 + "=1"], "For 2 players there is no option “x"),
        (["x" * 5000], "There is no game “x"),
        (["spellbook", "--load", "x" * 5000], "x"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(arguments: list[str], told: str) -> None:
    ran = run("play", *arguments, typed=ALWAYS_ONE)
    assert ran.code == 2
    assert ran.told.startswith(told) or told == "x"
    assert ran.told.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_choose_the_spells(lang: str) -> None:
    ran = run(*PLAY, "--option", "spells=agreed", "--option", "red=blaze", typed="", lang=lang)
    assert texts(lang).name("spell", "blaze") in ran.out
    assert texts(lang).name("spell", "sacrifice") not in ran.out


def test_a_seed_may_be_any_text() -> None:
    for seed in ("", "ж", "0", "x" * 5000, " " * 64, "\udcff"):
        assert run("play", "spellbook", "--seed", seed, "--bots", "0", typed=ALWAYS_ONE).code == 0, seed[:9]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_squares_and_summonings_that_are_not_offered_say_why_in_every_language(lang: str) -> None:
    how = ["play", "tashkalar", "--option", "decks=random", "--seed", "5", "--lang", lang]
    said = run(*how, typed="", lang=lang)
    assert said.code == 1
    the_texts = Texts(lang, find_game("tashkalar"))
    text = the_texts.option(("summon", "leviathan", "E6", ""))
    typed = f"1\nwhy e5\nwhy е5\nwhy z9\nwhy {text}\nwhy swordmaster\nwhy red conquest\nquit\n"
    ran = run(*how, typed=typed, lang=lang)
    assert ran.code == 1
    occupied = the_texts.say("reason", ("square-occupied", "square", "E5"))
    assert ran.out.count(occupied) == 2, "Latin or Cyrillic letters"
    incomplete = ("pattern-incomplete", "card", "leviathan", "best", 0, "count", 4)
    assert the_texts.say("reason", incomplete) in ran.out
    assert the_texts.say("reason", ("pattern-incomplete", "card", "swordmaster", "best", 1, "count", 2)) in ran.out
    assert the_texts.say("reason", ("task-not-met", "task", "red-conquest")) in ran.out
    assert the_texts.shell("reason-not-offered") not in ran.out
