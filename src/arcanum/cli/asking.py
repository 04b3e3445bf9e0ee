"""What a person means who asks why: an option by its number, text or words, or a piece by its name."""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from arcanum.core.game import AnyGame
from arcanum.core.table import Decision
from arcanum.core.words import Option, parse_option
from arcanum.texts import LANGUAGES, Texts, find_name, plain_letters

LONGEST_NUMBER = 5  # digits
LOOK_ALIKE = str.maketrans("авсенікмортху", "abcehikmoptxy")


def options_meant(rest: str, decision: Decision, texts: Texts) -> list[Option]:
    """The offered options that are named: ``3``, ``Take a red circle``, ``learn clone``, ``learn``."""
    options = decision.options
    if rest.isdecimal():
        number = int(rest[:LONGEST_NUMBER])
        return options[number - 1 : number] if number else []
    words = as_typed(parse_option(rest))
    begun = [option for option in options if words and as_typed(option[: len(words)]) == words]
    return begun or reading(options, rest, texts)


def option_typed(line: str, decision: Decision, texts: Texts) -> Option | None:
    """The one offered option whose words, or text in any language, somebody has typed."""
    words = as_typed(parse_option(line))
    options = [option for option in decision.options if as_typed(option) == words]
    options = options or reading(decision.options, line, texts)
    return options[0] if len(options) == 1 else None


def as_typed(words: Option) -> Option:
    """Words without the difference between small letters and capitals."""
    return tuple(word.casefold() if isinstance(word, str) else word for word in words)


def things_meant(rest: str, game: AnyGame, texts: Texts) -> list[Option]:
    """What is named without being offered: ``clone``, ``червоне коло``, ``learn clone 4``; perhaps nothing."""
    words = with_names(parse_option(rest), game)
    if are_known(words, game, texts):
        return [words]
    plain = plain_names(game).get(board_letters(rest))
    for kind, verbs in game.pointers.items():
        names = game.piece_names(kind)
        found = plain if plain in names else find_name(texts, kind, names, rest)
        if found is not None:
            return [(verb, found) for verb in verbs]
    return reading(options_with(rest, game), rest, texts)[:1]


def options_about(things: list[Option], decision: Decision, game: AnyGame) -> list[Option]:
    """The offered options that name a piece at which somebody points."""
    pointing = {verb for verbs in game.pointers.values() for verb in verbs}
    pieces = [thing[1] for thing in things if thing[0] in pointing]
    return [option for option in decision.options if any(piece in option[1:] for piece in pieces)]


def reading(options: Iterable[Option], wanted: str, texts: Texts) -> list[Option]:
    """The options whose text, in any language, is what was typed."""
    asked = plain_letters(wanted)
    languages = [Texts(lang, texts.game, texts.players) for lang in LANGUAGES]
    return [option for option in options if any(plain_letters(each.option(option)) == asked for each in languages)]


def are_known(words: Option, game: AnyGame, texts: Texts) -> bool:
    """Whether these can be the words of an option, or of a piece as the rules point at it, as far as they go."""
    if not words:
        return False
    pointed = [kind for kind, verbs in game.pointers.items() if words[0] in verbs]
    if pointed and len(words) == 2:
        return words[1] in game.piece_names(pointed[0])
    names = game.options.get(str(words[0]))
    if names is None or len(words) > len(names) + 1:
        return False
    kinds = [(game.names.get(name), word) for name, word in zip(names, words[1:], strict=False)]
    return all(kind is None or texts.has(f"{kind}-{word}") for kind, word in kinds)


def with_names(words: Option, game: AnyGame) -> Option:
    """The words with names such as that of a square written as the game writes them."""
    names = plain_names(game)
    return tuple(names.get(board_letters(str(word)), word) for word in words)


def plain_names(game: AnyGame) -> dict[str, str]:
    """Names that are the same in every language, as people type them: small, or on a keyboard of other letters."""
    kinds = [kind for kind in game.pointers if kind not in game.names.values()]
    return {board_letters(name): name for kind in kinds for name in game.piece_names(kind)}


def board_letters(text: str) -> str:
    """Small Latin letters for the Cyrillic ones that look alike: С5 and C5 are one square."""
    return plain_letters(text).translate(LOOK_ALIKE)


def options_with(rest: str, game: AnyGame) -> Iterator[Option]:
    """All options about one piece, with the numbers, or the squares, that were typed."""
    numbers = [int(digits) for digits in re.findall(r"\d{1,5}", rest)]
    known = plain_names(game)
    named = [known[word] for word in map(board_letters, re.findall(r"\w+", rest)) if word in known]
    for verb, names in game.options.items():
        kind = game.names.get(names[0]) if names else None
        if not names:
            yield (verb,)
        elif kind in game.pointers:
            tail = (named or numbers)[: len(nameless(names[1:], game))]
            for piece in game.piece_names(kind):
                yield (verb, piece, *tail)
        elif named and nameless(names, game):
            yield (verb, *named[: len(nameless(names, game))])


def nameless(names: tuple[str, ...], game: AnyGame) -> list[str]:
    """The arguments, up to the first that has names in every language, like a colour."""
    return list(takewhile(lambda name: name not in game.names, names))
