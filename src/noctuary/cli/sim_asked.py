"""What `noctuary sim` was asked for, checked: which options go together, and what sits at the tables."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from noctuary.cli.bringing import bring
from noctuary.cli.flags import plain_options_fit, settings_for
from noctuary.cli.speaking import Session
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.text_files import told_name
from noctuary.sim import Ladder, Plan, Series, Tournament, check_setup, tables
from noctuary.sim.contests import Contest, everybody
from noctuary.sim.tables import Table
from noctuary.text.menu import menu_of

ALL: Final = "all"
_MOST_TABLES: Final = 10**6


@dataclass(frozen=True)
class Asked:
    """The options of the command, as they were given."""

    game: str
    seats: tuple[str, ...] | None
    pairings: str | None  # `all`, or a number
    everybody: bool
    ladder: tuple[str, ...] | None
    swiss: int | None
    bots: tuple[str, ...] | None
    games: int
    seed: str
    mirror: bool
    questions: bool
    jobs: int
    ray: str | None  # the address of a cluster
    rows: Path | None
    records: Path | None
    report: Path | None
    anchor: str
    sets: tuple[str, ...]
    without_missing: bool
    turn_limit: int
    as_json: bool

    @property
    def kind(self) -> str:
        """The option that says what sort of thing is played."""
        if self.ladder:
            return "--ladder"
        return "--swiss" if self.swiss else "--all" if self.everybody else ""

    @property
    def seed_bytes(self) -> bytes:
        """Any text, also one that the terminal wrote in another encoding."""
        return self.seed.encode(errors="surrogateescape")

    def check(self) -> None:
        """Refuse what does not go together."""
        kinds = [self.everybody, bool(self.ladder), bool(self.swiss)]
        if sum(kinds) > 1:
            raise NoctuaryError(MessageId("cli-error-one-kind"))
        if not self.bots and not self.ladder:
            raise NoctuaryError(MessageId("cli-error-bots-needed"))
        if self.ray is not None and self.jobs != 1:
            raise NoctuaryError(MessageId("cli-error-ray-and-jobs"))
        self._check_places()
        if self.anchor and not self.kind:
            raise NoctuaryError(MessageId("cli-error-goes-with"), option="--anchor", other="--ladder")
        if self.kind:
            self._only_for_series("--questions", self.questions)
            self._only_for_series("--mirror", self.mirror)
        if self.ladder and self.bots:
            raise NoctuaryError(MessageId("cli-error-ladder-and-bots"))
        if self.pairings and self.seats:
            raise NoctuaryError(MessageId("cli-error-pairings-and-seats"))
        if not self.kind and not self.pairings and self.seats is None:
            raise NoctuaryError(MessageId("cli-error-seats-or-all"))
        if not self.kind and self.seats and len(self.bots or ()) != len(self.seats):
            raise NoctuaryError(
                MessageId("cli-error-bots-and-seats"), bots=len(self.bots or ()), seats=len(self.seats)
            )

    def _check_places(self) -> None:
        """Rows, records and page are three places, and each is named."""
        named = {"--out": self.rows, "--records": self.records, "--report": self.report}
        taken: dict[Path, str] = {}
        for option, place in named.items():
            if place is None:
                continue
            other = taken.setdefault(place.resolve(), option)
            if other != option:
                raise NoctuaryError(
                    MessageId("cli-error-one-place"), one=other, other=option, file=told_name(place)
                )

    def _only_for_series(self, option: str, given: bool) -> None:
        if given:
            raise NoctuaryError(MessageId("cli-error-series-only"), option=option, kind=self.kind)

    @property
    def number_of_pairings(self) -> int | None:
        """None: as many as there are."""
        given = self.pairings or ALL
        if given == ALL:
            return None
        if not given.isdecimal() or not 1 <= int(given) <= _MOST_TABLES:
            raise NoctuaryError(MessageId("cli-error-pairings"), given=given)
        return int(given)


class Wanted:
    """The same as something that can be played."""

    def __init__(self, session: Session, asked: Asked, settings: dict[str, Any]) -> None:
        asked.check()
        self.asked = asked
        plain_options_fit(asked.game, asked.sets, asked.without_missing, asked.turn_limit)
        self.options: dict[str, Json] = settings_for(asked.game, settings)
        seats = asked.seats or ()
        self.seats, needed = bring(
            session, asked.game, seats, asked.sets, without_missing=asked.without_missing
        )
        self.options.update(needed)
        self.options.update(menu_of(asked.game).limit(asked.turn_limit))
        self.course = asked.report is not None  # gathered only where somebody looks at it

    def plan(self, seats: Table, bots: tuple[str, ...]) -> Plan:
        asked = self.asked
        return Plan(
            asked.game,
            seats,
            bots,
            asked.games,
            asked.seed_bytes,
            tuple(self.options.items()),
            asked.questions,
            asked.mirror,
            course=self.course,
            record=asked.records is not None,
        )

    def series(self) -> Plan | Series:
        """One table, or the games of a series shared out among many."""
        bots = self.asked.bots or ()
        if self.seats:
            self._check(self.seats)
            return self.plan(self.seats, bots)
        found = self._pairings(len(bots))
        return Series(self.plan(found[0], bots), found)

    def contest(self) -> Contest:
        """Of bots where several are named, or of decks that one bot plays."""
        bots = self.asked.ladder or self.asked.bots or ()
        contest = self._of_decks(bots[0]) if self._decks_meet(bots) else self._of_bots(bots)
        if len(contest.names) < 2:
            raise NoctuaryError(MessageId("cli-error-two-entrants"), option=self.asked.kind)
        if self.asked.anchor and self.asked.anchor not in contest.names:
            known = ", ".join(contest.names)
            raise NoctuaryError(MessageId("cli-error-anchor"), anchor=self.asked.anchor, known=known)
        return contest

    def _decks_meet(self, bots: tuple[str, ...]) -> bool:
        if self.asked.everybody and len(bots) != 1:
            raise NoctuaryError(MessageId("cli-error-one-bot"), bots=len(bots))
        return not self.asked.ladder and len(bots) == 1

    def _of_decks(self, bot: str) -> Tournament:
        asked = self.asked
        if asked.pairings:
            raise NoctuaryError(MessageId("cli-error-pairings-and-all"))
        entrants = self.seats or tuple(menu_of(asked.game).usual())
        found = Tournament(
            asked.game,
            entrants,
            bot,
            asked.games,
            asked.seed_bytes,
            tuple(self.options.items()),
            course=self.course,
            record=asked.records is not None,
        )
        for meeting in everybody(found):
            self._check(meeting.plan.seats)
        return found

    def _of_bots(self, bots: tuple[str, ...]) -> Ladder:
        twice = next((bot for bot in bots if bots.count(bot) > 1), None)
        if twice is not None:
            raise NoctuaryError(MessageId("cli-error-bot-twice"), bot=twice)
        if len(self.seats) % 2:
            raise NoctuaryError(MessageId("cli-error-odd-table"), option=self.asked.kind)
        if self.seats:
            self._check(self.seats)
        found = (self.seats,) if self.seats else self._pairings(2)
        return Ladder(bots, self.plan(found[0], ()), found)

    def _pairings(self, seats: int) -> tuple[Table, ...]:
        asked = self.asked
        found = tables(asked.game, seats, asked.number_of_pairings, asked.seed_bytes)
        for table in found:
            self._check(table)
        return tuple(found)

    def _check(self, seats: Table) -> None:
        check_setup(self.asked.game, seats, **self.options)
