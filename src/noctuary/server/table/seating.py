"""Who sits where: sitting down, handing over, leaving, giving up, going on at a new table."""

from __future__ import annotations

import json
import time
from typing import Final

import msgspec

from noctuary.boards.passing import PassSettings
from noctuary.bots import BOTS, STRENGTHS
from noctuary.bots.strengths import NORMAL
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.server.names import nobody_names, skeleton
from noctuary.server.presenting import setup_for_table
from noctuary.server.store import PersonRow
from noctuary.server.table import sights, taking
from noctuary.server.table.asking import SeatAsked, drop_seat_asked
from noctuary.server.table.clocking import claims, note_presence
from noctuary.server.table.rights import plays_freely
from noctuary.server.table.table import Place, Table
from noctuary.server.wire import NewTable, Phase, SeatWish, Sitter

MOST_PAUSES: Final = 2  # of one person while others wait


def refuse(message: str, **arguments: str | int) -> NoctuaryError:
    return NoctuaryError(MessageId(f"server-error-{message}"), **arguments)


def check_bot(name: str) -> None:
    """Whoever asks names a ready bot: how long one may think is for the keeper of this machine to say."""
    if name not in BOTS:
        raise NoctuaryError(MessageId("error-unknown-bot"), bot=name, known=", ".join(STRENGTHS))


def seat_of(table: Table, person: str) -> Place:
    """Where this person sits; it is an error not to sit anywhere."""
    place = table.place_of(person)
    if place is None:
        raise refuse("not-seated")
    return place


def place_at(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise NoctuaryError(MessageId("error-no-such-seat"), seat=seat)
    return table.places[seat]


async def sit(table: Table, person: PersonRow, seat: int, choice: str | None) -> None:
    """Take an open seat or a bot's; in a running game those who play are asked first."""
    place = place_at(table, seat)
    why_not = taking.why_not_sit(table, person.id, place)
    if why_not is not None:
        raise NoctuaryError(MessageId(why_not))
    if looks_like_another(table, person):
        raise refuse("name-at-table", name=person.name)
    if table.match is None:
        await _refuse_promised(table, person.id, place.seat)
    if taking.needs_consent(table, person.id, place.seat):
        taking.ask_for_seat(table, person, place)
        return
    if choice is not None and table.match is None:
        check_choice(table, place.seat, choice)
        place.row.choice = choice
    await _sit_down(table, person, place)


async def _refuse_promised(table: Table, person: str, seat: Seat) -> None:
    """A seat may be kept for somebody who was invited; whoever sits down has answered her own invitation."""
    shelf = table.services.store.invitations
    since = time.time() - table.services.patience.invitation
    for invitation in await shelf.at_table(table.id, since):
        if invitation.seat == seat and invitation.invited != person:
            raise refuse("seat-promised")
        if invitation.invited == person:
            await shelf.remove(invitation.number)


def looks_like_another(table: Table, person: PersonRow) -> bool:
    """Whether somebody else who sits here could be taken for her. Guests without a name are all alike."""
    mine = skeleton(person.name)
    if mine in nobody_names():
        return False
    return any(
        place.row.person not in (None, person.id) and skeleton(place.row.name) == mine
        for place in table.people()
    )


async def _sit_down(table: Table, person: PersonRow, place: Place) -> None:
    place.row.sitter = Sitter.PERSON.value
    place.row.person, place.row.name, place.row.bot = person.id, person.name, ""
    await _seated(table, place)


async def answer_seat(table: Table, person: PersonRow, asked: SeatAsked, yes: bool) -> None:
    """Everybody who plays has to agree; what has changed since she asked is looked at again."""
    place = seat_of(table, person.id)
    if place.seat not in asked.waiting_for:
        raise refuse("nothing-asked")
    if not yes:
        taking.declines(table, asked)
        return
    if not taking.agrees(table, place.seat, asked):
        return
    wanted = table.places[asked.seat]
    why_not = taking.why_not_sit(table, asked.person.id, wanted)
    if why_not is not None:
        drop_seat_asked(table, why_not)
        table.changed()
        return
    table.seat_asked = None
    taking.tell_agreed(table, asked)
    await _sit_down(table, asked.person, wanted)


def withdraw_seat(table: Table, person: PersonRow, asked: SeatAsked) -> None:
    if asked.person.id != person.id:
        raise refuse("nothing-asked")
    drop_seat_asked(table, None)
    table.changed()


async def hand_over(table: Table, person: PersonRow, seat: int, bot: str) -> None:
    """Give a seat to a bot: one's own, as the host an open one, or that of somebody who has gone.

    In an event nobody chooses how well somebody is stood in for, nor who answers a hard question for her.
    """
    place, mine = place_at(table, seat), table.place_of(person.id)
    check_bot(bot)
    hosts = table.row.host == person.id and not table.wish.event
    may = (
        place is mine
        or (hosts and not place.is_person)
        or place.seat in claims(table, None if mine is None else mine.seat)
    )
    if not may:
        raise refuse("not-yours")
    if table.phase is Phase.OVER:
        raise refuse("game-over")
    await _give_to_bot(table, place, NORMAL if table.wish.event else bot)


async def leave(table: Table, person: PersonRow) -> None:
    """Stand up: before the deal the seat is open again, in a game a bot goes on."""
    place = seat_of(table, person.id)
    if table.phase is Phase.OVER:
        return
    if table.match is not None:
        await _give_to_bot(table, place, NORMAL)
        return
    await stand_up(table, place)


async def stand_up(table: Table, place: Place) -> None:
    """Before the deal the seat is open again."""
    place.row.sitter = Sitter.OPEN.value
    place.row.person, place.row.name, place.row.shown = None, "", False
    await _seated(table, place)


async def _give_to_bot(table: Table, place: Place, bot: str) -> None:
    place.row.sitter = Sitter.BOT.value
    place.row.person, place.row.name, place.row.bot, place.row.shown = None, "", bot, False
    await _seated(table, place)


async def _seated(table: Table, place: Place) -> None:
    """Keep who sits there now, deal if that was the last open seat, and show everybody."""
    place.passing = PassSettings(table.row.game)
    note_presence(table)
    if not table.wish.event and table.place_of(table.row.host or "") is None:
        people = table.people()
        table.row.host = people[0].row.person if people else table.row.host
    table.row.decision += 1  # what was asked of somebody else is asked anew
    if table.match is None and not any(each.row.sitter == Sitter.OPEN.value for each in table.places):
        deal(table)
    table.row.updated = time.time()
    await table.services.store.tables.change_seat(table.row, place.row, len(table.moves))
    await sights.note(table)
    table.asking = None
    drop_seat_asked(table, "server-seat-changed")  # others play now than those who were asked
    table.show_anew()


# -- the deal -------------------------------------------------------------------------------------------


def wished(table: Table) -> NewTable:
    """What was asked for, with what has been chosen since."""
    wish = table.wish
    seats = [SeatWish(Sitter(place.row.sitter), place.row.choice) for place in table.places]
    return msgspec.structs.replace(wish, seats=seats)


def check_choice(table: Table, seat: Seat, choice: str) -> None:
    wish = wished(table)
    wish.seats[seat].choice = choice
    setup_for_table(wish, table.services.card_sets)


def deal(table: Table) -> None:
    """Everybody is there: set up the match. What nobody chose is drawn."""
    row = table.row
    setup = setup_for_table(wished(table), table.services.card_sets)
    table.match = Match.start(row.game, setup, table.seed, log=True)
    row.setup = json.dumps(table.match.game.lasting_setup(setup))
    row.phase = Phase.OVER.value if table.match.over else Phase.PLAYING.value
    row.turn = table.match.turns


# -- giving up ------------------------------------------------------------------------------------------


async def concede(table: Table, person: PersonRow) -> None:
    await table.concede(seat_of(table, person.id).seat)


async def claim(table: Table, person: PersonRow, seat: int) -> None:
    """End it for somebody who is out of time or has been away for too long. Nobody has to."""
    mine = seat_of(table, person.id)
    place = place_at(table, seat)
    if place.seat not in claims(table, mine.seat):
        raise refuse("nothing-to-claim")
    await table.concede(place.seat)


async def pause(table: Table, person: PersonRow, on: bool) -> None:
    """Nobody has to agree, and everybody may end it. Where others wait, each has but a few of them."""
    place = seat_of(table, person.id)
    if table.phase not in (Phase.PLAYING, Phase.PAUSED):
        raise refuse("not-dealt" if table.match is None else "game-over")
    if on and table.phase is Phase.PLAYING and not plays_freely(table):
        if place.pauses >= MOST_PAUSES:
            raise refuse("no-more-pauses", most=MOST_PAUSES)
        place.pauses += 1
    table.crashed.clear()
    await table.set_paused(on)


async def rematch(table: Table, person: PersonRow) -> None:
    """Once more: whoever asks first makes the table, the others find it."""
    seat_of(table, person.id)
    if table.phase is not Phase.OVER:
        raise refuse("not-over")
    if table.row.rematch is None:
        table.row.rematch = await table.services.rematch(table)
        await table.save()
        table.changed()


async def set_sight(table: Table, person: PersonRow, shown: bool) -> None:
    """Let those who watch over one's shoulder see one's cards, or no longer."""
    place = seat_of(table, person.id)
    place.row.shown = shown
    await table.services.store.tables.set_shown(table.id, place.row)
    await sights.note(table)
    for stream in table.streams:
        if stream.over_shoulder == place.seat:
            stream.shown = None
    table.changed()
