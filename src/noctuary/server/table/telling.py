"""What each client is told of a table: everything once, and then what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from noctuary.bots.strengths import plain_name
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.move import TIME_WORD
from noctuary.server import wire
from noctuary.server.presenting import game_infos, seat_titles, sets_wished
from noctuary.server.presenting.faces import face, faces_in
from noctuary.server.store import ChatRow, SeatRow
from noctuary.server.table import clocking, taking
from noctuary.server.table.drawing import ENCODER, Reader, words_changed
from noctuary.server.table.fading import fading, has_hints
from noctuary.server.table.rights import passed_for, undo_offer
from noctuary.server.table.stream import Picture, Shown, Stream
from noctuary.server.wire import Phase, Sitter, StepName, Tongue
from noctuary.text.card_sets import digest_of
from noctuary.text.catalogue import Language, say
from noctuary.text.menu import bots_called, menu_of
from noctuary.text.passing import PassLevel
from noctuary.text.words import words_of

if TYPE_CHECKING:
    from noctuary.server.table.table import Place, Table


# What she has begun is carried out, because nothing could be added: no line of its own says so.
_TAKES_ITS_COURSE: Final = ("go", TIME_WORD)
_UNSEEN_REASONS: Final = ("server-error-hand-seen", "server-error-seat-kept", "server-error-event-seat")


def tell_change(table: Table, stream: Stream) -> None:
    """What is different since the last message; everything, if there was none.

    Nothing is drawn for a client that has lost its line: when it comes back, it hears in one message what is
    different then.
    """
    if not stream.here:
        return
    shown = stream.shown
    if shown is None:
        tell_all(table, stream)
        return
    now, made = _shown_now(table, stream, shown.faces), len(table.moves)
    message = wire.Changed(
        n=stream.next_number(),
        log_cut=made + 1 if made < shown.made else None,
        log=[] if made <= shown.made else log_for(table, stream, shown.made),
        table=_if_another(now.table, shown.table),
        passing=_if_another(now.passing, shown.passing),
        undo=undo_offer(table, place_of(table, stream)),
    )
    if now.picture is not None and shown.picture is not None:
        _tell_picture(table, stream, message, shown, now)
    if _says_something(message, shown, now):
        stream.shown = now
        stream.tell(message)


def _if_another(new: bytes, old: bytes) -> Any:
    """What is encoded already goes into the message as it is; None: it is as it was."""
    return None if new == old else msgspec.Raw(new)


def _tell_picture(table: Table, stream: Stream, message: wire.Changed, shown: Shown, now: Shown) -> None:
    old, new, drawing = shown.picture, now.picture, table.drawn()
    assert old is not None
    assert new is not None
    assert drawing is not None
    message.view = drawing.changes(old.seen, new.seen) + drawing.changes(old.told, new.told)
    message.prompt = _prompt(new)
    message.step = new.step
    cards = [] if new.asked is None else [*new.asked.cards]
    words = drawing.words(())
    message.faces = faces_in([*words_changed(message.view), *cards], words, stream.language, shown.faces)
    for line in message.log:  # a card that is played is shown, wherever it has gone since
        if line.played and line.played not in shown.faces:
            message.faces[line.played] = face(line.played, words, stream.language)
    if message.faces:
        now.faces = shown.faces | message.faces.keys()
    _tell_sections(message, old.sections or [], new.sections or [])


def _prompt(picture: Picture) -> Any:
    return None if picture.asked is None else msgspec.Raw(picture.asked.prompt)


def _says_something(message: wire.Changed, shown: Shown, now: Shown) -> bool:
    asked = None if shown.picture is None else shown.picture.asked
    return bool(
        message.view
        or message.log
        or message.log_cut is not None
        or message.table is not None
        or message.passing is not None
        or message.sections is not None
        or message.section_changes
        or (now.picture is not None and now.picture.asked != asked)
    )


def _tell_sections(message: wire.Changed, old: list[bytes], new: list[bytes]) -> None:
    """The text table: the sections that read differently, or all of them if there are more or fewer."""
    if len(old) != len(new):
        message.sections = _raw(new)
        return
    for place, section in enumerate(new):
        if section != old[place]:
            message.section_changes[place] = _raw([section])[0]


def _raw(encoded: Sequence[bytes]) -> list[Any]:
    return [msgspec.Raw(part) for part in encoded]


def tell_all(table: Table, stream: Stream) -> None:
    if not stream.here:
        stream.shown = None  # when it comes back
        return
    shown = _shown_now(table, stream, set())
    picture, drawing = shown.picture, table.drawn()
    message = wire.Snapshot(
        n=stream.next_number(),
        epoch=stream.epoch,
        table=cast("wire.Table", msgspec.Raw(shown.table)),
        view={},
        steps=[],
        step="",
        prompt=None,
        passing=cast("wire.Passing", msgspec.Raw(shown.passing)),
        stops=_stops(table, stream),
        log=log_for(table, stream, -1),
        chat=[said(row, stream) for row in table.chat if may_hear(table, stream, row)],
        faces={},
        undo=undo_offer(table, place_of(table, stream)),
        language=Tongue(stream.language.value),
    )
    if picture is not None and drawing is not None:
        words = drawing.words(())
        seen, told = drawing.document(picture.seen), drawing.document(picture.told)
        cards = [] if picture.asked is None else [*picture.asked.cards]
        message.view = {**seen, **told}
        message.steps = [StepName(slug, title, stops=True) for slug, title in words.steps(stream.language)]
        message.step = picture.step
        message.prompt = _prompt(picture)
        message.faces = faces_in([seen, *cards], words, stream.language)
        message.sections = None if picture.sections is None else _raw(picture.sections)
        shown.faces = set(message.faces)
    stream.shown = shown
    stream.tell(message)


def _shown_now(table: Table, stream: Stream, faces: set[str]) -> Shown:
    return Shown(
        frame_for(table, stream),
        ENCODER.encode(table_told(table, stream)),
        ENCODER.encode(passing_told(table, stream)),
        len(table.moves),
        faces,
    )


def _stops(table: Table, stream: Stream) -> list[wire.StopNames]:
    """What may concern whoever plays, for her to choose from."""
    if place_of(table, stream) is None:
        return []
    words = words_of(table.row.game)
    usual = words.usual_stops
    return [
        wire.StopNames(title, [wire.StopName(stop, name, stop in usual) for stop, name in stops])
        for title, stops in words.stop_groups(stream.language)
    ]


# -- who looks ------------------------------------------------------------------------------------------


def place_of(table: Table, stream: Stream) -> Place | None:
    return table.place_of(stream.person)


def sight_of(table: Table, stream: Stream) -> Seat | None:
    """Whose cards a client sees: its own seat's; over somebody's shoulder only if she allows it."""
    place = place_of(table, stream)
    if place is not None:
        return place.seat
    wished = stream.over_shoulder
    if wished is None or wished >= len(table.places) or not table.places[wished].row.shown:
        return None
    return wished


def frame_for(table: Table, stream: Stream) -> Picture | None:
    drawing = table.drawn()
    if drawing is None:
        return None
    place, reader = place_of(table, stream), reader_of(table, stream)
    # The question is hers whose seat it is, and nobody's while the table is about to pass for her.
    silent = place is None or table.phase is Phase.PAUSED or passed_for(table, place) is not None
    return Picture(
        drawing.seen(reader.sight),
        drawing.told(reader),
        None if silent else drawing.asked(reader),
        drawing.step,
        drawing.sections(reader) if stream.text_table else None,
    )


def reader_of(table: Table, stream: Stream) -> Reader:
    return Reader(sight_of(table, stream), stream.language, tuple(names_of(table, stream.language)))


# -- the table ------------------------------------------------------------------------------------------


def table_told(table: Table, stream: Stream) -> wire.Table:
    mine = place_of(table, stream)
    row, over = table.row, table.phase is Phase.OVER
    ticking = None if table.clock is None else table.clock.seat
    return wire.Table(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=table.phase,
        seats=seats_told(table, stream.language, mine, stream.person),
        me=None if mine is None else mine.seat,
        host=row.host == stream.person,
        host_seat=_host_seat(table),
        public=row.public,
        chat_open=row.chat_open,
        commitment=table.commitment,
        seed=row.seed if over else None,
        winners=[int(seat) for seat in row.winners.split()],
        rematch=row.rematch,
        asking=asking_told(table, stream),
        wanted=wanted_told(table, stream),
        claims=[int(seat) for seat in clocking.claims(table, None if mine is None else mine.seat)],
        ticking=None if ticking is None else ticking.seat,
        time_left=clocking.time_left(table),
        time_runs=table.time is not None and table.time.runs,
        watching=watching(table, stream),
        sight=None if mine is not None else sight_of(table, stream),
        from_position=row.position is not None,
        hints=has_hints(table),
        fading=fading(table),
        sets=[
            _set_told(row.game, str(text), stream.language)
            for text in sets_wished(table.wish, table.services.card_sets)
        ],
    )


@lru_cache(maxsize=64)
def _set_told(game: str, text: str, language: Language) -> wire.SetTold:
    book = menu_of(game).sets
    assert book is not None, "a table of another game is refused its sets"
    own = book.read(text, "")
    return wire.SetTold(own.title(language), digest_of(text), len(own.card_slugs()))


def watching(table: Table, reader: Stream | None = None) -> int:
    """How many people look on without a seat; whoever reads it is there."""
    streams = [stream for stream in table.streams if stream.here or stream is reader]
    return len({stream.person for stream in streams if not place_of(table, stream)})


def seats_told(
    table: Table, language: Language, mine: Place | None = None, reader: str | None = None
) -> list[wire.Seat]:
    """Who sits where, and where the reader may sit down.

    Whoever reads it is there: told of her own comings and goings, a line that breaks after every message
    would never hear the end of it.
    """
    titles, names = _titles(table, language), names_of(table, language)
    # Whoever sits somewhere is offered no other seat: that need not be found out for each of them.
    offers = [
        ("", "") if mine is not None else _seat_offer(table, place, reader, language)
        for place in table.places
    ]
    return [
        wire.Seat(
            seat=place.seat,
            letter=seat_letter(place.seat),
            name=names[place.seat],
            title=titles[place.seat],
            sitter=Sitter(place.row.sitter),
            here=place is mine or place.is_bot or (place.is_person and place.away_since is None),
            away_for=None if place is mine else clocking.seconds_away(table, place),
            hers=reader is not None and taking.was_hers(table, reader, place),
            clock=clocking.seconds_left(table, place),
            idle_for=clocking.seconds_idle(table, place),
            shown=place.row.shown,
            bot=plain_name(place.row.bot) if place.is_bot else "",
            sit=offers[place.seat][0],
            why_not=offers[place.seat][1],
        )
        for place in table.places
    ]


def _host_seat(table: Table) -> int | None:
    place = None if table.row.host is None else table.place_of(table.row.host)
    return None if place is None else place.seat


def _seat_offer(table: Table, place: Place, reader: str | None, language: Language) -> tuple[str, str]:
    """Whether she may sit down there, and why not: only what a person cannot see for herself."""
    if reader is None:
        return "", ""
    why = taking.why_not_sit(table, reader, place)
    if why is None:
        return "ask" if taking.needs_consent(table, reader, place.seat) else "free", ""
    return "", say(language, why) if why in _UNSEEN_REASONS else ""


def names_of(table: Table, language: Language) -> list[str]:
    """By seat, the names of whoever sits there; empty where nobody does."""
    bots = bots_called(table.row.game, table.commitment, len(table.places))
    return [seat_name(place.row, bots, language) for place in table.places]


def seat_name(row: SeatRow, bots: Sequence[str], language: Language) -> str:
    """A person's name, or what a bot at this seat is called."""
    if row.sitter == Sitter.BOT.value:
        return bots[row.seat]
    if row.sitter == Sitter.PERSON.value:
        return row.name or say(language, "server-somebody")
    return ""


def _titles(table: Table, language: Language) -> list[str]:
    """What each seat plays. Before the deal only what is chosen by name: a deck of one's own is one's own."""
    if table.match is not None:
        return seat_titles(table.match, language)
    known = choice_titles(table.row.game, language)
    return [known.get(place.row.choice or "", "") for place in table.places]


@cache
def choice_titles(game: str, language: Language) -> dict[str, str]:
    infos = [info for info in game_infos(language) if info.slug == game]
    return {choice.slug: choice.title for info in infos for choice in info.choices}


def asking_told(table: Table, stream: Stream) -> wire.Consent | None:
    asking = table.asking
    if asking is None:
        return None
    place = table.places[asking.by]
    text = say(stream.language, "server-asks-undo", who=names_of(table, stream.language)[place.seat])
    waiting = sorted(int(seat) for seat in asking.waiting_for)
    return wire.Consent(asking.id, "undo", asking.by, text, waiting, place is place_of(table, stream))


def wanted_told(table: Table, stream: Stream) -> wire.Consent | None:
    """A request for a bot's seat: to those who play, and to her who asks."""
    asked = table.seat_asked
    if asked is None:
        return None
    mine = asked.person.id == stream.person
    if not mine and place_of(table, stream) is None:
        return None
    message = "server-asked-for-seat" if mine else "server-asks-for-seat"
    letter = seat_letter(asked.seat)
    text = say(stream.language, message, who=asked.person.name, letter=letter)
    waiting = sorted(int(seat) for seat in asked.waiting_for)
    return wire.Consent(asked.id, "seat", None, text, waiting, mine)


def passing_told(table: Table, stream: Stream) -> wire.Passing:
    place = place_of(table, stream)
    if place is None:
        return wire.Passing(PassLevel.WHEN_I_CAN_ACT, [])
    wish = place.passing
    return wire.Passing(wish.level, list(wish.stops), sorted(wish.always), sorted(wish.never))


# -- log and chat ---------------------------------------------------------------------------------------


def log_for(table: Table, stream: Stream, since: int) -> list[wire.LogLine]:
    """What happened after the first `since` moves, and where the table passed for this seat.

    Only she is told of that: others would learn that she had nothing to play.
    """
    drawing = table.drawn()
    if drawing is None:
        return []
    lines = drawing.lines(since, reader_of(table, stream), table.pages)
    place = place_of(table, stream)
    if place is None:
        return lines
    own = [
        _auto_line(table, number, stream.language)
        for number in range(max(0, since), len(table.moves))
        if table.moves[number].auto and table.moves[number].seat == place.seat
        if table.moves[number].text not in _TAKES_ITS_COURSE
    ]
    return sorted([*lines, *own], key=lambda line: (line.at, not line.auto)) if own else lines


def _auto_line(table: Table, number: int, language: Language) -> wire.LogLine:
    move = table.moves[number]
    titles = dict(words_of(table.row.game).steps(language))
    message = "server-auto-pass" if move.auto == "pass" else "server-auto-only"
    text = say(language, message, step=titles.get(move.step, move.step))
    return wire.LogLine(at=number + 1, turn=move.turn, text=text, auto=True, step=move.step)


def said(row: ChatRow, stream: Stream) -> wire.Said:
    at = datetime.fromtimestamp(row.at, UTC).isoformat(timespec="seconds")
    return wire.Said(row.who, row.seat, row.text, at, row.number, row.person == stream.person)


def may_hear(table: Table, stream: Stream, row: ChatRow) -> bool:
    """Neither what she has muted at this table, nor anything of whom she has blocked."""
    if row.person is None:
        return True
    muted = (stream.person, row.person) in table.mutes
    return not muted and not table.services.blocks.has(stream.person, row.person)
