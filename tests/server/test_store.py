"""What is kept, in SQLite and in PostgreSQL alike."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.settings import Settings
from noctuary.server.store import LogRow, PersonRow, ReportRow, Store, migrations
from noctuary.server.store.migrate import HEAD
from noctuary.server.store.schema import METADATA
from tests.server.playing import QUICK, WIDE, Client, Room, match_of, play_out, quick_server, settle
from tests.server.web import ORIGIN


async def test_the_migrations_lead_to_the_tables_as_they_are_described(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store._database.engine.connect() as db:
        found = await db.run_sync(differences)
    assert [each for each in found if "alembic_version" not in str(each)] == []


def test_the_last_migration_is_known_by_name() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__ or "").parent))
    assert scripts.get_current_head() == HEAD


async def test_opening_twice_migrates_once(address: str, store: Store) -> None:
    again = Store(address)
    await again.open()
    await again.close()


async def test_guests_who_have_not_come_for_a_month_are_forgotten(store: Store) -> None:
    await store.people.add(PersonRow("old", "Old", "en", 0.0, 0.0))
    await store.people.add(PersonRow("new", "New", "en", 0.0, 99.0))
    await store.people.add(PersonRow("kept", "Kept", "en", 0.0, 0.0, "kept", "hash"))
    assert await store.people.forget_guests(50.0) == 1
    assert await store.people.find("old") is None
    assert await store.people.find("new") is not None
    assert await store.people.find("kept") is not None


async def test_a_name_belongs_to_one_account(store: Store) -> None:
    first = PersonRow("a", "Ann", "en", 0.0, 0.0, "ann", "hash")
    second = PersonRow("b", "Bob", "en", 0.0, 0.0)
    await store.people.add(first)
    await store.people.add(second)
    assert not await store.people.give_account("b", "Ann", "ann", "hash")
    assert (await store.people.find("b") or first).account is None


async def test_reports_are_kept_until_they_are_seen_to(store: Store) -> None:
    await store.people.add(PersonRow("ann", "Ann", "en", 0.0, 0.0))
    await store.people.add(PersonRow("bob", "Bob", "en", 0.0, 0.0))
    report = ReportRow("table", 7, "bob", "ann", "rude", "[]", 1.0)
    assert await store.safety.report(report)
    assert not await store.safety.report(report)
    await store.people.forget("ann")
    await store.people.forget("bob")
    (kept,) = await store.safety.reports()
    assert (kept.line, kept.reporter, kept.speaker) == (7, None, None)
    done = LogRow(2.0, None, "", "report-acted", report=kept.number)
    assert await store.moderation.set_report(kept.number, "closed", "acted", done)
    assert not await store.moderation.set_report(kept.number, "closed", "acted", done)
    assert await store.safety.reports() == []
    await store.moderation.prune(reports_before=3.0, log_before=0.0, now=3.0)
    assert await store.moderation.reports(10) == []
    assert [line.what for line in await store.moderation.log()] == ["report-acted"]


async def test_blocks_go_with_whoever_goes(store: Store) -> None:
    for name in ("ann", "bob", "cleo"):
        await store.people.add(PersonRow(name, name, "en", 0.0, 0.0))
    for person, blocked in (("ann", "bob"), ("ann", "bob"), ("bob", "cleo"), ("cleo", "ann")):
        await store.safety.block(person, blocked)
    await store.people.give_games("bob", "cleo")
    assert await store.safety.all_blocks() == {("ann", "cleo"), ("cleo", "ann")}
    await store.people.forget("ann")
    assert await store.safety.all_blocks() == set()


@pytest.mark.parametrize("game", ["fables", "buffy"])
async def test_a_whole_game_on_it_with_a_restart_in_the_middle(address: str, game: str) -> None:
    settings = Settings(address, origins=(ORIGIN,), limits=WIDE, patience=QUICK)
    server = quick_server(settings)
    async with server.running():
        table, ann = await Room(server).alone_at(game)
        for _ in range(5):
            await ann.play_any()
            await settle(table)
        digest, identity, person = match_of(table).digest(), table.id, ann.person
    server = quick_server(settings)
    async with server.running():
        woken = await server.house.find(identity)
        assert woken is not None
        assert match_of(woken).digest() == digest
        ann = Client(Room(server), person)
        await ann.enter(woken)
        await play_out(woken, ann)
        assert ann.over


async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with store._database.read() as db:
        assert (await db.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await db.execute(sa.text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


@pytest.mark.parametrize("address", ["nonsense", "oracle+none://x", "mysql://x/y"])
def test_a_database_that_cannot_be_used_is_said_in_words(address: str) -> None:
    with pytest.raises(NoctuaryError, match="server-error-database"):
        Store(address)
