"""Options and messages in the programmers' notation."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanum.core.words import Message, Option, Reason, format_message, format_option, parse_option

WORD = st.text(st.characters(codec="utf-8", categories=["L", "Pd"]), min_size=1).filter(
    lambda word: not word.lstrip("-").isdecimal()
)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        (("rest",), "rest"),
        (("discard-tokens", "count", 2), "discard-tokens count=2"),
        (("swap", "token", "red-circle", "wanted", "blue-square"), "swap token=red-circle wanted=blue-square"),
        (("odd", "left-over"), "odd"),
    ],
)
def test_a_message_shows_its_id_and_its_arguments(message: Message, text: str) -> None:
    assert format_message(message) == text


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("learn", "red", 4), "learn red 4"),
        (("skip",), "skip"),
        (("shift", -3), "shift -3"),
        (("draw-two",), "draw-two"),
        ((), ""),
    ],
)
def test_an_option_is_written_and_read_as_people_type_it(option: Option, text: str) -> None:
    assert format_option(option) == text
    assert parse_option(text) == option


@settings(derandomize=True, deadline=None)
@given(st.lists(st.integers() | WORD).map(tuple))
def test_every_option_of_plain_words_is_read_back(option: Option) -> None:
    assert parse_option(format_option(option)) == option


def test_blanks_around_words_do_not_matter() -> None:
    assert parse_option("  learn\tred   4 ") == ("learn", "red", 4)


@pytest.mark.parametrize("text", ["-", "--", "--5", "---", "5-", "+5", "1e3", "²", "5.0", "9" * 5000, "-" * 5000])
def test_nonsense_is_read_as_some_option_and_never_raises(text: str) -> None:
    (word,) = parse_option(text)
    assert isinstance(word, int | str)


def test_a_reason_holds_its_message_and_its_rule() -> None:
    reason = Reason(("pool-full", "count", 9), "pool-limit")
    assert reason.to_data() == {"message": ["pool-full", "count", 9], "rule": "pool-limit"}
    assert repr(reason) == "Reason(pool-full count=9, rule='pool-limit')"
