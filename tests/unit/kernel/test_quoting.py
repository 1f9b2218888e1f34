"""What a stranger wrote is repeated only as far as it helps, in every message and in both languages."""

from __future__ import annotations

import pytest

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.fields import shown
from noctuary.kernel.ids import MessageId
from noctuary.kernel.quoting import MOST_QUOTED, one_line, shortened
from noctuary.text.catalogue import Language, error_text, say

LONG = "x" * 100_000


@pytest.mark.parametrize("language", Language)
def test_a_long_text_is_shortened_before_a_message_quotes_it(language: Language) -> None:
    """Fluent takes no more than 2,500 characters at once, and raised instead."""
    error = NoctuaryError(MessageId("error-unknown-word"), word=LONG, text=LONG)
    told = error_text(language, error)
    assert told.count("…") == 2
    assert len(told) < 3 * MOST_QUOTED
    in_file = InFile(error, f"{LONG}.toml", 3)
    assert "…" in error_text(language, in_file)
    assert len(str(in_file)) < 10_000


@pytest.mark.parametrize("language", Language)
def test_every_message_takes_a_long_text(language: Language) -> None:
    assert "…" in say(language, "web-why-allowed", move=LONG)


def test_what_fits_is_left_as_it_is() -> None:
    assert shortened("x" * MOST_QUOTED) == "x" * MOST_QUOTED
    assert shortened("x" * (MOST_QUOTED + 1)).endswith("x…")


def test_signs_that_play_tricks_are_not_repeated() -> None:
    """Line breaks, terminal escapes, turned writing, and halves of characters that cannot be sent."""
    assert one_line("a\nb\x1b[31m\u202ec\ud800") == "a b [31m c "
    told = str(NoctuaryError(MessageId("error-unknown-word"), word="a\x1b[2J\ud83d", text="\u2028"))
    told.encode()
    assert told.isprintable()


@pytest.mark.parametrize("name", ["word", "rule", "known"])
def test_half_a_sign_is_not_repeated_whatever_it_is_quoted_as(name: str) -> None:
    """No encoding has them: printing or sending the message would fail instead of telling what is wrong."""
    error = NoctuaryError(MessageId("error-unknown-game"), **{"game": "", name: "VTE1 \ud800\udfff"})
    assert error.arguments[name] == "VTE1   "
    str(error).encode()


def test_words_in_other_writing_stay_readable() -> None:
    assert one_line("« é\u00a0» ж 木 👩\u200d🚀") == "« é\u00a0» ж 木 👩\u200d🚀"


def test_numbers_without_end_and_lists_without_end_can_be_shown() -> None:
    nested: list[object] = []
    for _ in range(10_000):
        nested = [nested]
    assert shown(16**5000) == "…"
    assert shown(nested) == "…"
    assert len(str(NoctuaryError(MessageId("error-no-such-seat"), seat=16**5000))) < 100
