"""Tables that wait to be resumed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from noctuary.bots.own import is_own
from noctuary.cli.home import table_files
from noctuary.cli.table import Table, players_of
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.kernel.records import UNFINISHED, Record, read_records
from noctuary.kernel.text_files import STANDARD_INPUT, read_text, told_name
from noctuary.sim.setups import seats_in
from noctuary.text import Language, has, say

_LOOKED_AT: Final = 40  # files; older tables are there, but nobody is asked about them


@dataclass(frozen=True)
class Saved:
    """An unfinished table and the file it is in."""

    file: Path
    record: Record

    def line(self, lang: Language) -> str:
        """`Snow White, Little Red Riding Hood · 34 moves · 2026-05-01 21:14`."""
        game = self.record.tags.get("Game", "")
        names = [name_of(game, seat, lang) for seat in seats_in(game, self.record.tags.get("Setup", ""))]
        when = datetime.fromtimestamp(self.file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        return say(lang, "cli-saved-line", who=", ".join(names), moves=len(self.record.moves), when=when)


def name_of(game: str, seat: str, lang: Language) -> str:
    message = f"{game}-name-{seat}"
    return say(lang, message) if has(message) else seat


def unfinished() -> list[Saved]:
    """The latest tables somebody left, the last one first; what cannot be read is passed over."""
    found: list[Saved] = []
    for file in table_files()[:_LOOKED_AT]:
        try:
            records = read_records(read_text(file))
        except NoctuaryError:
            continue
        if records and records[0].result == UNFINISHED and records[0].moves and not records[0].errors:
            found.append(Saved(file, records[0]))
    return found


def resume(file: Path, bot: str = "", jobs: int = 1) -> Table:
    """Sit down again at a saved table; what is wrong with its file is one line with its place.

    `bot` is the one of the command line. No other bot of somebody's own sits down: a record that came from
    elsewhere must not choose which module is run.
    """
    if str(file) == STANDARD_INPUT:
        raise NoctuaryError(MessageId("cli-error-resume-input"))
    records = read_records(read_text(file))
    if not records:
        raise InFile(NoctuaryError(MessageId("cli-error-no-game-in-file")), told_name(file), 1)
    match = replayed(records[0], file)
    players = players_of(records[0], match.seats)
    for name in players:
        if is_own(name) and name != bot:
            raise NoctuaryError(MessageId("cli-error-resume-own-bot"), bot=name)
    return Table(match, players, file, jobs=jobs)


def replayed(record: Record, file: Path) -> Match:
    """The whole record played; the first error in it, with file and line."""
    for trouble in record.errors:
        raise InFile(trouble.problem, told_name(file), trouble.line)
    try:
        match = record.replay(log=True)
    except NoctuaryError as wrong:
        raise InFile(wrong, told_name(file), record.line) from wrong
    for trouble in record.errors:
        raise InFile(trouble.problem, told_name(file), trouble.line)
    return match


def resume_last(bot: str = "", jobs: int = 1) -> Table:
    waiting = unfinished()
    if not waiting:
        raise NoctuaryError(MessageId("cli-nothing-to-resume"))
    return resume(waiting[0].file, bot, jobs)
