"""`noctuary replay`: a record, move by move, as one seat or a bystander sees it."""

from __future__ import annotations

from pathlib import Path

import click

from noctuary.cli.choices import Number
from noctuary.cli.ending import ending_lines
from noctuary.cli.output import print_json
from noctuary.cli.saved import replayed
from noctuary.cli.speaking import Session, json_option, option, pass_session, subcommand
from noctuary.cli.table import names_at, player_tag
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.records import Record, read_records
from noctuary.kernel.text_files import read_text, told_name
from noctuary.kernel.view import document
from noctuary.text import error_text
from noctuary.text.words import Words, words_of


@subcommand("replay")
@click.argument("file", metavar="FILE")
@option("--to", "made", type=Number(0, 10**6), metavar="N", help="cli-replay-to")
@option("--seat", "letter", metavar="A|B|…", help="cli-replay-seat")
@option("--game", "number", type=Number(1, 10**6), default=1, metavar="K", help="cli-replay-game")
@json_option
@pass_session
def command(
    session: Session,
    file: str,
    made: int | None,
    letter: str | None,
    number: int,
    as_json: bool,
) -> None:
    record, match = opened(session, file, number)
    seat = None if letter is None else seat_of(letter, match)
    made = len(match.history) if made is None else min(made, len(match.history))
    match = match.replayed(made)
    if as_json:
        print_json(document_of(session, record, match, seat))
    else:
        print_replay(session, record, match, seat)


def opened(session: Session, file: str, number: int) -> tuple[Record, Match]:
    """A game out of a file, played through; what else there is to know is told, also if it breaks off."""
    record = record_in(Path(file), number)
    try:
        match = replayed(record, Path(file))
    finally:
        tell_notes(session, record, told_name(file))
    return record, match


def record_in(path: Path, number: int) -> Record:
    records = read_records(read_text(path))
    if not records:
        raise InFile(NoctuaryError(MessageId("cli-error-no-game-in-file")), told_name(path), 1)
    if number > len(records):
        raise NoctuaryError(
            MessageId("cli-error-no-such-game"), file=told_name(path), number=number, most=len(records)
        )
    return records[number - 1]


def tell_notes(session: Session, record: Record, file: str) -> None:
    """What is worth knowing beside the game itself: that another version wrote it."""
    for note in record.notes:
        line = error_text(session.lang, InFile(note.problem, file, note.line))
        click.echo(f"noctuary: {line}", err=True)


def seat_of(letter: str, match: Match) -> Seat:
    letters = SEAT_LETTERS[: match.seats]
    if letter.upper() not in letters or len(letter) != 1:
        raise NoctuaryError(MessageId("cli-error-no-such-seat"), seat=letter, known=", ".join(letters))
    return Seat(letters.index(letter.upper()))


def print_replay(session: Session, record: Record, match: Match, seat: Seat | None) -> None:
    """Who sat where, then each move with what came of it, then how it ended."""
    words = words_in(record, match)
    for place in range(match.seats):
        name = words.seat_name(match, Seat(place), session.lang)
        click.echo(f"{SEAT_LETTERS[place]}  {name}")
    for number, (move, lines) in enumerate(told(session, record, match, seat)):
        if number:
            click.echo(click.style(f"{number:>4}. {move}", bold=True))
        for line in lines:
            click.echo(f"      {line}")
    ended = (
        ending_lines(match, session.lang, words.names) if match.over else [session.say("cli-replay-goes-on")]
    )
    for line in ended:
        click.echo(line)


def words_in(record: Record, match: Match) -> Words:
    """The words of a recorded game, which calls seats by those who sat there."""
    players = [record.tags.get(player_tag(seat), "") for seat in range(match.seats)]
    return words_of(match.game.name).at(match).seated(names_at(match, players))


def told(session: Session, record: Record, match: Match, seat: Seat | None) -> list[tuple[str, list[str]]]:
    """Each move with the lines of the log it caused; first of all, what happened before any move."""
    words = words_in(record, match)
    made = len(match.history)
    starts = [len(match.log) - len(match.log_since(number)) for number in range(made + 1)]
    begin, found = 0, []
    for number, end in enumerate(starts):
        lines = [words.event_text(match, event, session.lang, seat) for event in match.log[begin:end]]
        found.append((record.moves[number - 1] if number else "", lines))
        begin = end
    return found


def document_of(session: Session, record: Record, match: Match, seat: Seat | None) -> Document:
    moves: list[Json] = [
        {"move": move, "log": list(lines)} for move, lines in told(session, record, match, seat)[1:]
    ]
    return {
        "game": match.game.name,
        "tags": dict(record.tags),
        "moves": moves,
        "view": document(match.view(seat)),
        "result": record.result,
    }
