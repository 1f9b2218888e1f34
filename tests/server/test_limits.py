"""Buckets that fill again, per session and per address."""

from __future__ import annotations

import pytest

from noctuary.server.limits import Buckets, Keeper, TooMuch
from noctuary.server.settings import Limits, Rate
from noctuary.text.catalogue import Language, error_text


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_so_many_a_second() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 1), clock)
    assert [buckets.take("ann") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("bob")
    clock.now = 2.0
    assert [buckets.take("ann") for _ in range(3)] == [True, True, False]


def test_an_address_may_do_ten_times_as_much_as_a_session() -> None:
    """A school shares one address: nobody in it is shut out by one other."""
    keeper = Keeper(Limits(chat=Rate(2, 0.001)), Clock())
    keeper.chat("ann", "10.0.0.1")
    keeper.chat("ann", "10.0.0.1")
    with pytest.raises(TooMuch):
        keeper.chat("ann", "10.0.0.1")
    keeper.chat("bob", "10.0.0.1")
    for number in range(17):
        keeper.chat(f"pupil {number}", "10.0.0.1")
    with pytest.raises(TooMuch):
        keeper.chat("one too many", "10.0.0.1")
    keeper.chat("cleo", "10.0.0.2")


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 1), clock)
    for number in range(999):
        buckets.take(str(number))
    clock.now = 100.0
    buckets.take("last")
    assert len(buckets._level) == 1


@pytest.mark.parametrize("what", ["messages", "requests", "chat", "guests", "sign-ins", "sockets"])
def test_every_limit_is_said_in_words(what: str) -> None:
    assert error_text(Language.FR, TooMuch(what)) != error_text(Language.EN, TooMuch(what))
