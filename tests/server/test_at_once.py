"""Many requests at the same moment: no limit gives way, and no owner is kept out."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.limits import Keeper, TooMuch
from noctuary.server.settings import Limits, Settings
from noctuary.server.wire import Account, NewSession, Tongue
from noctuary.text.catalogue import Language
from tests.server.playing import WIDE, Room, new_table, quick_server


async def test_a_host_has_so_many_open_tables_however_she_asks(settings: Settings) -> None:
    server = quick_server(replace(settings, limits=replace(WIDE, open_tables=3)))
    async with server.running():
        room = Room(server)
        ann = await room.client()
        wish = new_table("fables", "me:red", "open:snow")
        made = await asyncio.gather(
            *(server.house.laying.make(ann.person, wish) for _ in range(20)), return_exceptions=True
        )
        refused = [each for each in made if isinstance(each, NoctuaryError)]
        assert len(made) - len(refused) == 3
        assert {each.message for each in refused} == {"server-limit-tables"}


async def test_two_accounts_of_one_name_and_two_accounts_of_one_guest(room: Room) -> None:
    sessions, people = room.server.sessions, room.server.store.people
    ann, bob = await room.person("Ann"), await room.person("Bob")
    wish = Account("The Same", "correct horse")
    done = await asyncio.gather(
        sessions.make_account(ann, wish), sessions.make_account(bob, wish), return_exceptions=True
    )
    assert [getattr(each, "message", None) for each in done].count("server-error-name-taken") == 1
    carl = await room.person("Carl")
    again = await people.find(carl.id)
    assert again is not None
    done = await asyncio.gather(
        sessions.make_account(carl, Account("Carl One", "correct horse")),
        sessions.make_account(again, Account("Carl Two", "correct horse")),
        return_exceptions=True,
    )
    assert [getattr(each, "message", None) for each in done].count("server-error-has-account") == 1


async def test_a_change_of_language_does_not_undo_the_account_that_is_made_meanwhile(room: Room) -> None:
    sessions = room.server.sessions
    ann = await room.person("Ann")
    before = await room.server.store.people.find(ann.id)
    assert before is not None
    await sessions.make_account(ann, Account("Ann Example", "correct horse"))
    await sessions.change(before, NewSession(name="Mallory", language=Tongue.FRENCH))
    assert before.name == "Ann Example"
    assert (await sessions.sign_in(Account("Ann Example", "correct horse"))).language == "fr"


async def test_there_is_one_person_at_this_machine(room: Room) -> None:
    found = await asyncio.gather(*(room.server.sessions.local_person(Language.EN) for _ in range(5)))
    assert len({person.id for person in found}) == 1


def test_guessing_a_password_does_not_keep_its_owner_out() -> None:
    keeper = Keeper(Limits(), lambda: 0.0)
    for number in range(20):
        for _ in range(5):
            keeper.sign_in("ann", f"203.0.113.{number}")
        with pytest.raises(TooMuch):
            keeper.sign_in("ann", f"203.0.113.{number}")
    keeper.sign_in("ann", "192.0.2.7")


def test_one_address_does_not_try_all_accounts() -> None:
    keeper = Keeper(Limits(), lambda: 0.0)
    for number in range(Limits().sign_ins.burst * Limits().per_address):
        keeper.sign_in(f"account {number}", "203.0.113.1")
    with pytest.raises(TooMuch):
        keeper.sign_in("one more", "203.0.113.1")
