"""Buckets that fill again, per session and per network."""

from __future__ import annotations

import pytest

from noctuary.server.limits import Buckets, Keeper, TooMuch
from noctuary.server.networks import networks_of
from noctuary.server.settings import Limits, Rate
from noctuary.text.catalogue import Language, error_text

_RUBBISH = (
    "",
    "unknown",
    "testclient",
    "300.1.1.1",
    "1.2.3",
    "2001:db8::1::2",
    "[2001:db8::1",
    "::1/64",
    "a" * 5000,
    "\x00",
    "١٢٧.٠.٠.١",
)


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
    assert len(buckets) == 1


@pytest.mark.parametrize("what", ["messages", "requests", "chat", "guests", "sign-ins", "sockets"])
def test_every_limit_is_said_in_words(what: str) -> None:
    assert error_text(Language.FR, TooMuch(what)) != error_text(Language.EN, TooMuch(what))


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", ("192.0.2.7/32",)),
        ("192.0.2.7:4711", ("192.0.2.7/32",)),
        ("::ffff:192.0.2.7", ("192.0.2.7/32",)),
        ("::FFFF:c000:207", ("192.0.2.7/32",)),
        ("64:ff9b::192.0.2.7", ("192.0.2.7/32",)),
        ("64:ff9b:1::192.0.2.7", ("64:ff9b:1::/64", "64:ff9b:1::/48")),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("2001:DB8:1:2::", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("[2001:db8:1:2::9]:443", ("2001:db8:1:2::/64", "2001:db8:1::/48")),
        ("fe80::1%eth0", ("fe80::/64", "fe80::/48")),
        ("fe80::2%25en1", ("fe80::/64", "fe80::/48")),
        ("::1", ("::/64", "::/48")),
        *[(rubbish, ("unknown",)) for rubbish in _RUBBISH],
    ],
)
def test_an_address_counts_for_its_network_however_it_is_written(
    address: str, networks: tuple[str, ...]
) -> None:
    assert networks_of(address) == networks


def test_all_addresses_of_one_household_share_its_limit() -> None:
    """Somebody with IPv6 has 2^64 addresses: a new one for each guest makes no new allowance."""
    keeper = Keeper(Limits(guests=Rate(2, 0.001)), Clock())
    for number in range(20):
        keeper.guest(f"2001:db8:0:1::{number:x}")
    with pytest.raises(TooMuch):
        keeper.guest("2001:db8:0:1:ffff::1")
    keeper.guest("2001:db8:0:2::1")


def test_the_whole_of_a_site_has_a_wider_limit_of_its_own() -> None:
    keeper = Keeper(Limits(guests=Rate(2, 0.001)), Clock())
    for number in range(80):
        keeper.guest(f"2001:db8:0:{number:x}::1")
    with pytest.raises(TooMuch):
        keeper.guest("2001:db8:0:ffff::1")
    keeper.guest("2001:db8:1::1")


def test_passwords_are_not_guessed_faster_from_many_addresses_of_one_network() -> None:
    keeper = Keeper(Limits(sign_ins=Rate(5, 0.001)), Clock())
    for number in range(5):
        keeper.sign_in("ann", f"2001:db8::{number:x}")
    with pytest.raises(TooMuch):
        keeper.sign_in("ann", "2001:db8::beef")
    keeper.sign_in("bob", "2001:db8::beef")


def test_sockets_are_counted_by_network_and_given_back() -> None:
    keeper = Keeper(Limits(sockets=1, per_address=2), Clock())
    keeper.open_socket("ann", "2001:db8::1")
    keeper.open_socket("bob", "2001:db8::2")
    with pytest.raises(TooMuch):
        keeper.open_socket("cleo", "2001:db8::3")
    keeper.close_socket("bob", "2001:db8::2")
    keeper.open_socket("cleo", "2001:db8::3")


def test_there_are_never_more_buckets_than_fit() -> None:
    """The longest untouched one goes; who has just been over the limit stays so."""
    clock = Clock()
    buckets = Buckets(Rate(1, 0.001), clock, most=100)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets) == 100
    assert not buckets.take("999")
