"""The texts: all languages say the same things, every message has its text, and nothing is left untranslated."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import arcanum
from arcanum.core.errors import BadRecord, IllegalChoice
from arcanum.core.game import AnyGame
from arcanum.core.match import Match
from arcanum.core.registry import find_game, game_names
from arcanum.core.words import Message, Reason, format_message
from arcanum.testing.contract import FOREIGN, Variant, play_on, variants
from arcanum.texts import LANGUAGES, Texts, UnknownLanguage, find_name, game_texts, language, plain_letters

HOME = Path(arcanum.texts.__file__).parent
LOCALE = HOME / "locale"
FILES = ["shell", *game_names()]
CYRILLIC = ("uk", "ru")
NUMBERS = (0, 1, 2, 5, 11, 21, 104)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# What stays in Latin letters in every language: names, what is typed, and what stands in files.
LATIN = {
    "shell": {
        "arcanum", "games", "random", "greedy", "JSON", "N", "Enter", "load", "SHA", "name", "value", "s", "r",
        "argument_name", "message", "prog", "option", "matches", "choices", "Arcanum", "number", "object", "list",
        "hex",
    },
    "spellbook": {"SpellBook"},
    "tashkalar": {"C", "H", "b", "c", "g", "h", "n", "o", "p", "r", "w", "x", "y"},
    "vale": set(),
    "seasons": set(),
}  # fmt: skip


# -- the files


@cache
def entries(lang: str, file: str) -> dict[str, ftl.Message]:
    text = (LOCALE / lang / f"{file}.ftl").read_text("utf-8")
    resource = parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{lang}/{file}.ftl: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids)), f"{lang}/{file}.ftl has {[one for one in ids if ids.count(one) > 1]} twice"
    return {entry.id.name: entry for entry in found}


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all that is inside it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from nodes(inner)


def variables(pattern: object) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ftl.VariableReference)}


@cache
def attributes_of_names() -> frozenset[str]:
    """The attributes that any name has: `{ $token-gen }` is the token, too."""
    names = [message for file in FILES for lang in LANGUAGES for message in entries(lang, file).values()]
    return frozenset(attribute.id.name for message in names for attribute in message.attributes)


def bases(names: set[str]) -> set[str]:
    """The variables without the attributes of what they name, which differ with the grammar."""
    endings = sorted((f"-{ending}" for ending in attributes_of_names()), key=len, reverse=True)
    return {next((name.removesuffix(end) for end in endings if name.endswith(end)), name) for name in names}


@pytest.mark.once
@pytest.mark.parametrize("lang", CYRILLIC)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_in_the_same_order(lang: str, file: str) -> None:
    assert list(entries(lang, file)) == list(entries("en", file))


@pytest.mark.once
@pytest.mark.parametrize("lang", CYRILLIC)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_attributes_and_variables(lang: str, file: str) -> None:
    for name, english in entries("en", file).items():
        other = entries(lang, file)[name]
        found = {attribute.id.name: attribute.value for attribute in other.attributes}
        wanted = {attribute.id.name: attribute.value for attribute in english.attributes}
        assert found.keys() == wanted.keys(), name
        assert bases(variables(other.value)) == bases(variables(english.value)), name
        for attribute, pattern in wanted.items():
            assert bases(variables(found[attribute])) == bases(variables(pattern)), f"{name}.{attribute}"


def with_references(pattern: object, lang: str, file: str) -> list[object]:
    """A pattern with those of the messages that it refers to, which get its variables."""
    references = [node for node in nodes(pattern) if isinstance(node, ftl.MessageReference)]
    values = [entries(lang, file)[node.id.name].value for node in references]
    return [pattern, *[part for value in values for part in with_references(value, lang, file)]]


def selected(pattern: object) -> dict[str, list[str]]:
    """The variables that choose between words, with the keys that are no plural forms."""
    found: dict[str, list[str]] = {}
    for node in nodes(pattern):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [key.name for variant in node.variants if isinstance(key := variant.key, ftl.Identifier)]
            found[node.selector.id.name] = [key for key in keys if key not in PLURALS]
    return found


@pytest.mark.once
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(("lang", "file"), list(product(LANGUAGES, FILES)))
def test_every_message_can_be_said_with_any_number(lang: str, file: str, number: int) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / lang / f"{file}.ftl").read_text("utf-8")))
    for name, entry in entries(lang, file).items():
        message = bundle.get_message(name)
        patterns = {"": (entry.value, message.value)}
        patterns |= {each.id.name: (each.value, message.attributes[each.id.name]) for each in entry.attributes}
        for attribute, (source, pattern) in patterns.items():
            if pattern is None:
                continue
            said_with = with_references(source, lang, file)
            choices = selected(said_with)
            arguments: dict[str, Any] = dict.fromkeys(variables(said_with), number)
            kinds: list[list[Any]] = [list(keys) or [number] for keys in choices.values()]
            for words in product(*kinds):
                arguments |= dict(zip(choices, words, strict=True))
                said, problems = bundle.format_pattern(pattern, arguments)
                assert not problems, f"{name}.{attribute}: {problems}"
                text = str(said)
                assert text.strip(), f"{name}.{attribute} is empty"
                assert "{" not in text, f"{name}.{attribute}: {text}"


@pytest.mark.once
@pytest.mark.parametrize(("lang", "file"), list(product(LANGUAGES, FILES)))
def test_whatever_changes_with_a_number_has_a_form_for_one(lang: str, file: str) -> None:
    for name, entry in entries(lang, file).items():
        for node in nodes(entry):
            if isinstance(node, ftl.SelectExpression):
                keys = {key.name for variant in node.variants if isinstance(key := variant.key, ftl.Identifier)}
                assert not keys & PLURALS - {"other"} or "one" in keys, f"{name}: {keys}"


@pytest.mark.once
@pytest.mark.parametrize(("lang", "file"), list(product(CYRILLIC, FILES)))
def test_nothing_is_left_in_latin_letters(lang: str, file: str) -> None:
    found = {}
    for name, entry in entries(lang, file).items():
        text = " ".join(node.value for node in nodes(entry) if isinstance(node, ftl.TextElement))
        words = set(re.findall(r"[A-Za-z_]+", text)) - LATIN[file]
        if words:
            found[name] = words
    assert not found


@pytest.mark.once
@pytest.mark.parametrize("file", FILES)
def test_ukrainian_and_russian_keep_their_own_letters(file: str) -> None:
    for lang, foreign in (("uk", "ыэъё"), ("ru", "іїєґ")):
        for name, entry in entries(lang, file).items():
            text = " ".join(node.value for node in nodes(entry) if isinstance(node, ftl.TextElement))
            assert not set(text.casefold()) & set(foreign), f"{lang}: {name}: {text}"


# -- every message that the code can make


def source_files(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((HOME / folder).rglob("*.py"))]
    assert found
    return [*found, HOME / "texts.py"] if "cli" in folders else found


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def calls(paths: list[Path], *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names."""
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node


def first_words(node: ast.AST) -> set[str]:
    """The ids that an expression may be, as far as they stand there: in a tuple, the first word is the id."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.Tuple):
        return first_words(node.elts[0]) if node.elts else set()
    if isinstance(node, ast.IfExp):
        return first_words(node.body) | first_words(node.orelse)
    if isinstance(node, ast.List):
        return {word for element in node.elts for word in first_words(element)}
    return set()


def messages_named(paths: list[Path]) -> set[str]:
    """The ids of what is annotated as a `Message`, or a list of them, or is called a prompt."""
    found = set()
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.AnnAssign):
                named = "Message" in ast.unparse(node.annotation)
            elif isinstance(node, ast.Assign):
                named = getattr(node.targets[0], "id", "") == "prompt"
            else:
                continue
            if named and node.value:
                found |= first_words(node.value)
    return found


def arguments_of(kind: str, file: str) -> set[str]:
    """The arguments of all messages of a kind."""
    messages = [entry for name, entry in entries("en", file).items() if name.startswith(kind + "-")]
    return bases({name for entry in messages for name in variables(entry.value)})


def ids(kind: str, file: str) -> set[str]:
    return {name.removeprefix(kind + "-") for name in entries("en", file) if name.startswith(kind + "-")}


@cache
def games() -> dict[str, AnyGame]:
    return {name: find_game(name) for name in game_names()}


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_prompt_of_the_rules_has_a_text_and_every_text_is_a_prompt(game: str) -> None:
    paths = source_files(f"games/{game}")
    asked = {word for call in calls(paths, "ask") for word in first_words(call.args[1])}
    others = {word for kind in ("verdict", "score", "tie", "card") for word in ids(kind, game)}
    assert asked | (messages_named(paths) - others) == ids("prompt", game)


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_event_of_the_rules_has_a_text_and_every_text_is_an_event(game: str) -> None:
    told = {word for call in calls(source_files(f"games/{game}"), "tell") for word in first_words(call.args[0])}
    for call in calls(source_files(f"games/{game}"), "tell_secretly"):
        for word in first_words(call.args[1]):
            told |= {word, f"{word}-hidden"}
    assert told == ids("event", game)


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_option_has_a_text_and_every_text_is_an_option(game: str) -> None:
    assert set(games()[game].options) == ids("option", game)


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_reason_has_a_text_and_every_text_is_a_reason(game: str) -> None:
    house = ids("reason", "shell")
    reasons = set(games()[game].reasons())
    assert reasons - house == ids("reason", game)
    assert house >= {"match-over", "not-your-turn", "not-offered"}
    given = {word for call in calls(source_files("core"), "Reason") for word in first_words(call.args[0])}
    assert given == house


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_reason_that_the_rules_give_is_listed(game: str) -> None:
    """What stands in a call of `because` or in a table of reasons, and what a card returns as its refusal."""
    paths = source_files(f"games/{game}")
    given = {
        word
        for call in calls(paths, "because", "because_of_spell", "because_of_card", "Reason")
        for word in first_words(call.args[0])
    }
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(("refusal", "idle")):
                returned = [each.value for each in ast.walk(node) if isinstance(each, ast.Return) and each.value]
                given |= {word for value in returned for word in first_words(value)}
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in {"STEPS", "INSTEAD"}:
                if not isinstance(node.value, ast.Dict):
                    continue  # steps of another kind
                given |= {word for value in node.value.values for word in first_words(value)}
    reasons = set(games()[game].reasons())
    places = {f"{place}-lacks-token" for place in ("altar", "pool", "familiar", "payment")}
    assert given - {""} <= reasons
    assert reasons <= given | places


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_setting_and_every_value_of_it_has_a_text(game: str) -> None:
    the_game = games()[game]
    for lang in LANGUAGES:
        texts = Texts(lang, the_game)
        for setting in the_game.settings:
            assert texts.has(f"setting-{setting.name}")
            assert texts.note(f"setting-{setting.name}")
            for value in setting.values:
                named = any(texts.has(f"{kind}-{value}") for kind in the_game.names.values())
                assert named or texts.has(f"setting-{setting.name}-{value}"), f"{setting.name}={value}"


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_every_card_and_every_piece_has_its_texts(game: str) -> None:
    the_game = games()[game]
    for lang in LANGUAGES:
        texts = Texts(lang, the_game)
        for kind, name, lines in the_game.cards():
            assert texts.has(f"{kind}-{name}")
            for line in lines:
                assert texts.has(f"card-{line[0]}")
                assert texts.say("card", line)
        for kind in set(the_game.pointers) & set(the_game.names.values()):
            names = [texts.name(kind, name) for name in the_game.piece_names(kind)]
            assert all(texts.has(f"{kind}-{name}") for name in the_game.piece_names(kind))
            assert len(set(names)) == len(names), "two pieces with one name"


@pytest.mark.once
def test_every_error_has_a_text_and_every_text_is_an_error() -> None:
    paths = source_files("core", "cli", "bots")
    refusals = {
        "IllegalChoice", "StaleChoice", "CannotUndo", "UnknownGame", "BadSettings", "UnknownAgent",
        "UnknownLanguage",
    }  # fmt: skip
    made = {word for call in calls(paths, *refusals) for word in first_words(call.args[0])}
    made |= {
        word for call in calls(paths, "BadRecord") if len(call.args) > 1 for word in first_words(call.args[1])
    }
    # What a table may refuse, a record is told with the place.
    settings = calls(source_files("core"), "BadSettings")
    made |= {f"record-{word}" for call in settings for word in first_words(call.args[0])}
    for path in paths:  # where the problem is chosen beforehand
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "problem":
                made |= first_words(node.value)
    assert made == ids("error", "shell")


@pytest.mark.once
@pytest.mark.parametrize("game", game_names())
def test_no_argument_of_the_houses_own_messages_means_a_name_in_a_game(game: str) -> None:
    """Else a number would be shown as the name of a card or a phase."""
    arguments = arguments_of("error", "shell") | arguments_of("reason", "shell")
    assert {"at", "found", "revision", "present"} <= arguments
    assert not arguments & set(games()[game].names)


@pytest.mark.once
def test_every_text_that_the_terminal_says_is_there() -> None:
    paths = [path for path in source_files("cli") if path.name not in {"dev.py", "bench.py"}]
    said = {word for call in calls(paths, "shell", "say") for word in first_words(call.args[0])}
    kinds = {"prompt", "event", "reason", "option", "verdict", "score", "tie", "card", "error"}
    known = set(entries("en", "shell")) | {"game-name", "game-tagline", "help-turn"}
    assert said - kinds <= known


# -- what people read in real games


def without_text(kind: str, messages: list[Message], texts: Texts) -> list[str]:
    """The messages that fall back to the programmers' notation; all others are said, which must not fail."""
    missing = []
    for message in messages:
        text = texts.say(kind, message)
        if text == format_message(message) or not texts.has(f"{kind}-{message[0]}") or "None" in text:
            missing.append(f"{texts.lang}: {kind} {format_message(message)}")
    return missing


class Reader:
    """Collects everything that a match says, each message once."""

    def __init__(self) -> None:
        self.said: dict[str, dict[Message, None]] = {}
        self.options: dict[Message, None] = {}

    def hear(self, kind: str, messages: list[Message]) -> None:
        self.said.setdefault(kind, {}).update(dict.fromkeys(messages))

    def read(self, match: Match) -> None:
        for seat, decision in match.decisions.items():
            self.hear("prompt", [decision.prompt])
            self.options.update(dict.fromkeys(decision.options))
            for thing in [*FOREIGN, *list(self.options)[match.number % 5 :: 5]]:
                reason = match.why_not(seat, thing)
                if reason is not None:
                    self.hear("reason", [reason.message])

    def read_end(self, match: Match) -> None:
        for seat in (None, *range(match.seats)):
            self.hear("event", match.events(0, seat))
        self.hear("verdict", [match.result.verdict])
        rival = match.result.rival
        for tally in [*match.result.tallies, *([rival] if rival else [])]:
            self.hear("score", [message for message, _ in tally.lines])
            self.hear("tie", [message for message, _ in tally.ties])


@cache
def reader_of(game: str) -> Reader:
    reader = Reader()
    for number, variant in enumerate(variants(game)):
        match = variant.begin(number)
        play_on(match, random.Random(number), reader.read)
        reader.read_end(match)
    return reader


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_nothing_that_real_games_say_falls_back_to_the_programmers_notation(game: str, lang: str) -> None:
    texts = Texts(lang, find_game(game), ["A", "B", "C", "D"])
    reader = reader_of(game)
    assert len(reader.options) > 100
    for kind, messages in reader.said.items():
        assert without_text(kind, list(messages), texts) == []
    for option in reader.options:
        assert option[0] in find_game(game).options, f"{option} has no words"
        text = texts.option(option)
        assert text
        if lang in CYRILLIC:
            assert not re.search("[a-z]", text), text


@pytest.mark.parametrize("game", game_names())
def test_different_options_of_one_decision_read_differently(game: str) -> None:
    texts = [Texts(lang, find_game(game)) for lang in LANGUAGES]
    alike: set[str] = set()

    def read(match: Match) -> None:
        for decision in match.decisions.values():
            for each in texts:
                names = [each.option(option) for option in decision.options]
                alike.update(name for name in names if names.count(name) > 1)

    variant: Variant
    for number, variant in enumerate(variants(game)):
        if number % 4 == 0:
            play_on(variant.begin(number), random.Random(number), read)
    assert not alike


# -- saying


def test_a_message_without_a_text_is_said_in_the_programmers_notation() -> None:
    texts = Texts("en")
    assert texts.say("prompt", ("no-such-prompt", "count", 2)) == "no-such-prompt count=2"
    assert texts.option(("learn", "red", 4)) == "learn red 4"
    assert Texts("uk", find_game("spellbook")).option(("wish", 1)) == "wish 1"


@pytest.mark.parametrize(
    ("lang", "seats", "names"), [("en", "0 1", "Anna, Player 2"), ("uk", "1", "Гравець 2"), ("ru", "0", "Anna")]
)
def test_seats_are_called_by_their_players(lang: str, seats: str, names: str) -> None:
    texts = Texts(lang, find_game("spellbook"), ["Anna"])
    assert names in texts.say("verdict", ("shared", "seats", seats))


def test_a_refusal_is_said_with_the_rules_reason() -> None:
    reason = Reason(("familiar-full",), "familiar-board")
    refusal = IllegalChoice(("choice-refused", "option", "store red-circle"), reason)
    text = Texts("en", find_game("spellbook")).error(refusal)
    assert text == "“store red-circle” is not possible. Your familiar board has no free cell."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("length", [10, 999, 1000, 1001, 100_000])
def test_an_error_about_a_long_name_is_said_as_well(lang: str, length: int) -> None:
    error = BadRecord("x" * length, "file-missing")
    assert "xxx" in Texts(lang).error(error)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "control", ["\x1b[31m", "\n", "\r", "\x07", "\x9b", "\u202e", "\u2066", "\u200b", "\u2028", "\u2029", "\ud800"]
)
def test_nothing_that_a_terminal_would_obey_gets_into_a_text(lang: str, control: str) -> None:
    foreign = f"wish{control}ful"
    texts = Texts(lang, find_game("spellbook"), ["Anna"])
    refusal = BadRecord("choices[0]", "record-choice", "seat", 0, "option", foreign)
    said = [
        texts.error(refusal),
        texts.option((foreign, control)),
        texts.say("prompt", (foreign, control, control)),
    ]
    said.append(texts.shell("cards-unknown", name=foreign))
    for text in said:
        assert not set(control) - set("[31m") & set(text), text
        assert re.search(r"wish(\[31m)?ful", text)


def test_a_note_is_an_attribute_or_nothing() -> None:
    texts = Texts("en")
    assert texts.note("command-quit") == "leave the game"
    assert texts.note("command-quit", "colour") == ""
    assert texts.note("no-such-text") == ""


# -- names that people type


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("sacrifice", "sacrifice"),
        ("SACRIFICE", "sacrifice"),
        ("time travel", "time-travel"),
        ("timetravel", "time-travel"),
        ("Time-Travel!", "time-travel"),
        ("mir", "mirage"),
        ("Зцілення", "cure"),
        ("s", None),
        ("", None),
        ("!?", None),
        ("sacrifices", None),
        ("x" * 10_000, None),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_found_by_its_name_in_any_language_or_a_clear_beginning(
    lang: str, typed: str, found: str | None
) -> None:
    game = find_game("spellbook")
    assert find_name(Texts(lang, game), "spell", game.piece_names("spell"), typed) == found


def test_every_name_in_every_language_finds_its_piece() -> None:
    game = find_game("spellbook")
    for kind in ("spell", "token"):
        values = game.piece_names(kind)
        for lang in LANGUAGES:
            for value in values:
                name = Texts(lang, game).name(kind, value)
                assert find_name(Texts("en", game), kind, values, name) == value, name


def test_letters_and_digits_are_all_that_counts() -> None:
    assert plain_letters(" Ёж-2, «МОЯ» ") == "еж2моя"


# -- which language


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ("uk", "uk"),
        ("UK", "uk"),
        (" ru ", "ru"),
        ("en_US.UTF-8", "en"),
        ("uk.UTF-8", "uk"),
        ("uk-UA", "uk"),
        ("ru_RU", "ru"),
    ],
)
def test_a_language_is_asked_for_by_name(wanted: str, code: str) -> None:
    assert language(wanted, {"LANG": "en"}) == code


@pytest.mark.parametrize("wanted", ["", " ", "de", "ukrainian", "u", "-", "C", "en1", "x" * 5000])
def test_a_language_that_the_house_does_not_speak_is_refused(wanted: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language(wanted, {"LANG": "uk"})
    for lang in LANGUAGES:
        assert Texts(lang).error(refusal.value)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LC_MESSAGES": "ru_RU", "LC_ALL": "uk_UA"}, "uk"),
        ({"LC_ALL": "C", "LANG": "uk_UA"}, "en"),
        ({"LC_ALL": "", "LANG": "uk_UA"}, "uk"),
        ({"ARCANUM_LANG": "ru", "LC_ALL": "uk_UA"}, "ru"),
        ({"ARCANUM_LANG": "xx", "LC_ALL": "uk_UA"}, "en"),
    ],
)
def test_otherwise_the_environment_decides(environment: dict[str, str], code: str) -> None:
    assert language(None, environment) == code


def test_every_game_has_its_texts() -> None:
    for lang in LANGUAGES:
        assert game_texts(lang).keys() == set(game_names())
