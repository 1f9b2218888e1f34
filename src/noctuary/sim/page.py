"""One page about a series, a contest or a Swiss tournament: HTML that needs nothing but itself.

No script, no font, no picture from elsewhere; light or dark as the reader has it, and readable on a phone.
What a game does not tell (cards, what its seats live by) has no section.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.records import engine_version
from noctuary.sim.contests import said
from noctuary.sim.elo import ANCHOR
from noctuary.sim.intervals import Mean
from noctuary.sim.page_writing import Writing, scrolled
from noctuary.sim.pictures import Curve, Span, bars, curves, spans
from noctuary.sim.plans import by_the_clock
from noctuary.sim.round_robin import Standings
from noctuary.sim.series import Report
from noctuary.sim.setups import seat_label
from noctuary.sim.sums import CardUse, Matrix, Sums
from noctuary.sim.swiss import Swiss
from noctuary.text.catalogue import say

_CARDS: Final = 40  # that are drawn; all stand in the table below
_FEW: Final = 5  # seats: of a card that fewer have played nothing can be said
_BARS: Final = 24  # at most, for the lengths of games
_LEFT: Final = 0.1  # of all games: how many must still be played for a curve to go on


class Page(Writing):
    """Writes it in one language."""

    # -- the three kinds --------------------------------------------------------------------------------

    def of_series(self, report: Report) -> str:
        plan, sums = report.plan, report.sums
        facts = [
            (self.say("bots"), _counted(plan.bots)),
            *self._common_facts(sums, plan.seed, plan.said()),
            (self.say("tables"), str(report.tables)),
            (self.say("mirror"), self.say("yes" if plan.mirror else "no")),
        ]
        self._head(facts, sums, report.interrupted)
        self._bots(report)
        self._matrix(sums.seats, self.say("seats"))
        self._common(sums)
        return self._whole()

    def of_contest(self, standings: Standings) -> str:
        self._contest_head(standings)
        self._standings(standings)
        return self._whole()

    def _games_share(self, swiss: Swiss, one: int) -> str:
        share = swiss.games_share(one)
        return "–" if share is None else self.percent(share)

    def of_swiss(self, swiss: Swiss) -> str:
        self._contest_head(swiss.standings)
        names = [self._title(name) for name in swiss.standings.names]
        rows = [
            [str(place), names[one], self.number(swiss.points(one)), self._games_share(swiss, one)]
            for place, one in enumerate(swiss.order(), start=1)
        ]
        heads = [self.say(word) for word in ("place", "who", "points", "games-share")]
        self._section("swiss", self.table(heads, rows), self.say("swiss-about"))
        self._standings(swiss.standings)
        return self._whole()

    def _contest_head(self, standings: Standings) -> None:
        facts = [
            (self.say("who"), ", ".join(self._title(name) for name in standings.names)),
            (self.say("bots"), ", ".join(sorted(standings.sums.by_bot))),
            *self._common_facts(standings.sums, standings.tournament.seed, said(standings.tournament)),
        ]
        self._head(facts, standings.sums, standings.interrupted)

    def _standings(self, standings: Standings) -> None:
        sums = standings.sums
        self._matrix(_met(standings), self.say("who"), standings.names)
        self._elo(standings)
        if sums.bots.games:  # bots have met, at tables where decks met
            self._matrix(sums.seats, self.say("seats"))
        self._common(sums)

    # -- sections -----------------------------------------------------------------------------------------

    def _common_facts(self, sums: Sums, seed: bytes, options: Document) -> list[tuple[str, str]]:
        settings = {setting.field: setting for setting in self._menu.settings()}
        chosen = [
            (say(self.language, settings[field].message), self._word(settings[field], value))
            for field, value in options.items()
            if field in settings
        ]
        return [
            (self.say("games"), str(sums.games)),
            (self.say("seed"), seed.decode(errors="replace")),
            *chosen,
            (self.say("version"), engine_version()),
        ]

    def _head(self, facts: Sequence[tuple[str, str]], sums: Sums, interrupted: bool) -> None:
        title = self.say("title", game=self._menu.title(self.language))
        rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts if value)
        notes = [self.say("interrupted")] if interrupted else []
        timed = [name for name in sorted(sums.by_bot) if by_the_clock(name)]
        if timed:
            notes.append(self.say("clock", bots=", ".join(timed)))
        if sums.failures:
            notes.append(self.say("failed", games=len(sums.failures)))
        told = "".join(f'<p class="note">{escape(note)}</p>' for note in notes)
        self.title = title
        self._parts.append(f"<header><h1>{escape(title)}</h1><dl>{rows}</dl>{told}</header>")

    def _bots(self, report: Report) -> None:
        """Wins and victory points of each bot, and wins of each seat; nothing of games that all broke off."""
        if not report.sums.ended:
            return
        tallies = report.sums.by_bot
        names = [name for name in dict.fromkeys(report.plan.bots) if name in tallies]
        even = {name: tallies[name].seats / len(report.plan.seats) for name in names}
        won = [self._share(name, tallies[name].wins, tallies[name].games, even[name]) for name in names]
        self._section("won", spans(self.say("won"), won, 0, 100), self.say("won-about"))
        seats = len(report.plan.seats)
        points = [
            self._span(name, tallies[name].points.share, tallies[name].points_interval(seats), even[name])
            for name in names
            if tallies[name].points.whole
        ]
        if points:
            picture = spans(self.say("victory-points"), points, 0, 100)
            self._section("victory-points", picture, self.say("victory-points-about"))
        by_seat = [
            self._share(
                f"{seat_letter(Seat(seat))} {self._sitting(report, seat)}",
                wins,
                report.sums.ended,
                report.sums.first_even / max(report.sums.ended, 1),
            )
            for seat, wins in enumerate(report.wins)
        ]
        self._section("by-seat", spans(self.say("by-seat"), by_seat, 0, 100))

    def _sitting(self, report: Report, seat: int) -> str:
        return self._title(seat_label(report.plan.seats[seat])) if report.tables == 1 else ""

    def _matrix(self, matrix: Matrix, corner: str, order: Sequence[str] = ()) -> None:
        names = list(order) or sorted(matrix.names())
        if len(names) < 2 or not matrix.games:
            return
        heads = [corner, *(f"{number}" for number in range(1, len(names) + 1))]
        rows = []
        for number, one in enumerate(names, start=1):
            cells = [self._cell(matrix, one, other) for other in names]
            rows.append(f"<tr><th>{number} {escape(self._title(one))}</th>{''.join(cells)}</tr>")
        head = "".join(f"<th>{escape(word)}</th>" for word in heads)
        self._section("matrix", scrolled(f"<tr>{head}</tr>{''.join(rows)}"), self.say("matrix-about"))

    def _cell(self, matrix: Matrix, one: str, other: str) -> str:
        games = matrix.games[one, other]
        if not games:
            return "<td>–</td>"
        share = matrix.share(one, other)
        low, high = matrix.interval(one, other)
        kind = "more" if share > 0.5 else "less"
        strength = min(abs(share - 0.5) / 0.4, 1.0)
        told = self.say(
            "cell",
            one=self._title(one),
            other=self._title(other),
            games=games,
            low=self.percent(low),
            high=self.percent(high),
        )
        return (
            f'<td class="{kind}" style="--s:{strength:.2f}" title="{escape(told)}">{100 * share:.0f}'
            f"<small>{100 * low:.0f}–{100 * high:.0f}</small></td>"
        )

    def _elo(self, standings: Standings) -> None:
        strengths = standings.elo()
        order = sorted(range(len(strengths)), key=lambda one: -strengths[one].elo)
        rows = [
            Span(
                self._title(standings.names[one]),
                strengths[one].elo,
                strengths[one].low,
                strengths[one].high,
                f"{strengths[one].elo:.0f}",
                ANCHOR,
            )
            for one in order
        ]
        least, most = min(row.low for row in rows), max(row.high for row in rows)
        anchor = self._title(standings.names[standings.anchored])
        picture = spans(self.say("elo"), rows, least - 10, most + 10)
        self._section("elo", picture, self.say("elo-about", anchor=anchor))

    def _common(self, sums: Sums) -> None:
        if not sums.ended:
            return
        self._length(sums)
        self._first(sums)
        self._endings(sums)
        self._life(sums)
        self._cards(sums.cards)

    def _length(self, sums: Sums) -> None:
        shortest, longest = min(sums.turns), max(sums.turns)
        step = 1 + (longest - shortest) // _BARS  # turns that share a bar
        counts = [
            (
                f"{turns}–{turns + step - 1}" if step > 1 else str(turns),
                sum(sums.turns[turns + more] for more in range(step)),
            )
            for turns in range(shortest, longest + 1, step)
        ]
        mean = Mean()
        for turns, count in sums.turns.items():
            mean.add(turns, count)
        low, high = mean.interval()
        about = self.say(
            "length-about", mean=self.number(mean.value), low=self.number(low), high=self.number(high)
        )
        self._section("length", bars(self.say("length"), counts), about)

    def _first(self, sums: Sums) -> None:
        if sums.decided:
            even = sums.first_even / sums.decided
            row = self._share(self.say("began"), sums.first_wins, sums.decided, even)
            self._section("first", spans(self.say("first"), [row], 0, 100), self.say("first-about"))

    def _endings(self, sums: Sums) -> None:
        total = sums.endings.total()
        told = [
            say(
                self.language,
                f"{self._game}-ending-{ending}",
                games=count,
                share=self.number(100 * count / total),
            )
            for ending, count in sorted(sums.endings.items())
        ]
        if told:
            self._section("endings", "<ul>" + "".join(f"<li>{escape(one)}</li>" for one in told) + "</ul>")

    def _life(self, sums: Sums) -> None:
        """What winners and losers live by, turn by turn, as long as enough games go on."""
        most = max((mean.count for mean in sums.winners), default=0)
        length = sum(mean.count >= max(_LEFT * most, 2) for mean in sums.winners)
        if length < 2 or not self._menu.vital:
            return
        named = say(self.language, self._menu.vital)
        what = named[:1].upper() + named[1:]  # it begins a heading
        drawn = [
            _curve(self.say("winners"), "one", sums.winners[:length]),
            _curve(self.say("losers"), "other", sums.losers[:length]),
        ]
        title = self.say("life-title", what=what)
        legend = (
            f'<p class="legend"><span class="key one"></span>{escape(self.say("winners"))} '
            f'<span class="key other"></span>{escape(self.say("losers"))}</p>'
        )
        self._titled(title, curves(title, drawn) + legend, self.say("life-about"))

    def _cards(self, cards: dict[str, CardUse]) -> None:
        known = {card: use for card, use in cards.items() if use.seats >= _FEW}
        if not known:
            return
        order = sorted(known, key=lambda card: (-known[card].seats, card))[:_CARDS]
        order.sort(key=lambda card: (-known[card].by_winners / known[card].seats, card))
        won = sum(use.by_winners for use in cards.values())
        even = won / sum(use.seats for use in cards.values())
        rows = [
            self._share(self._card(card), known[card].by_winners, known[card].seats, even) for card in order
        ]
        heads = [self.say(word) for word in ("card", "by-winners", "by-losers", "times", "won-with")]
        table = self.table(
            heads,
            [
                [
                    self._card(card),
                    str(use.by_winners),
                    str(use.by_losers),
                    str(use.times),
                    self._with_interval(use.by_winners / use.seats, use.interval()),
                ]
                for card, use in sorted(cards.items(), key=lambda one: (-one[1].seats, one[0]))
            ],
        )
        whole = f"<details><summary>{escape(self.say('all-cards'))}</summary>{table}</details>"
        picture = spans(self.say("cards"), rows, 0, 100)
        self._section("cards", picture + whole, self.say("cards-about", few=_FEW))


def _met(standings: Standings) -> Matrix:
    """Who won against whom, of the entrants."""
    found, names = Matrix(), standings.names
    for one, row in enumerate(standings.games):
        for other, games in enumerate(row):
            if games:
                found.games[names[one], names[other]] = games
                found.won[names[one], names[other]] = round(2 * standings.won(one, other))
    return found


def _counted(bots: Sequence[str]) -> str:
    """`greedy, random × 4`."""
    counts = Counter(bots)
    return ", ".join(name if counts[name] == 1 else f"{name} × {counts[name]}" for name in counts)


def _curve(name: str, kind: str, means: Sequence[Mean]) -> Curve:
    intervals = [mean.interval() for mean in means]
    return Curve(
        name,
        kind,
        [mean.value for mean in means],
        [low for low, _ in intervals],
        [high for _, high in intervals],
    )
