"""How a game of Twisted Fables ended, and what mattered on the way (FAB-GOAL)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

from noctuary.games.fables.game import mine
from noctuary.games.fables.state import DRAWN, NOBODY
from noctuary.kernel.event import Event, Told
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.text.chronicle import GONE, GREAT, Chronicle, Ending, Tale, number_in, told

_TAKE: Final = "fables-log-take"
_LOSE: Final = "fables-log-lose"
_INFLICT: Final = "fables-log-inflict"
_EPIC: Final = "fables-log-epic"
_POISON: Final = "fables-log-poison"
_OUT: Final = ("fables-log-eliminated", "fables-log-concede")
_DEEDS: Final = ("fables-log-attack", "fables-log-use", _EPIC, "fables-log-relic", "fables-log-counter")


class Fall(NamedTuple):
    """How a Fable left the game: `foe` is NOBODY where nobody else's damage did it."""

    at: int
    foe: Seat
    lost: int  # HP, by the last blow
    cards: list[int]  # what the blow was dealt with
    gave_up: bool


class FablesChronicle(Chronicle):
    number = "fables-number-hp"
    columns = ("fables-column-hp", "fables-column-damage", "fables-column-epics")
    marks: ClassVar[Mapping[str, str]] = {_OUT[0]: GONE, _OUT[1]: GONE, _EPIC: GREAT}
    deeds = (*_DEEDS, _POISON)
    effects = (_TAKE, _LOSE, "fables-log-recover")
    least_swing = 3

    def numbers(self, match: Match) -> tuple[int, ...]:
        return tuple(board.hp for board in mine(match.state).boards)

    def begins(self, event: Event) -> bool:
        return event.message == _TAKE and number_in(event, "lost") > 0

    def cells(self, tale: Tale, seat: Seat) -> tuple[str | int, ...]:
        board = mine(tale.match.state).boards[seat]
        epics = sum(event.message == _EPIC and number_in(event, "who") == seat for _, event in tale.events())
        return (f"{board.hp} / {board.max_hp}", _damage_by(tale, seat), epics)

    def ranked_by(self, tale: Tale, seat: Seat) -> tuple[int, ...]:
        """HP; of those who are out, whoever stayed longer."""
        fall = falls(tale).get(seat)
        return (mine(tale.match.state).boards[seat].hp, 0 if fall is None else fall.at)

    def note(self, tale: Tale, seat: Seat) -> Event | None:
        fall = falls(tale).get(seat)
        return None if fall is None else _told_fall("fables-note-", tale, seat, fall)

    def ending(self, tale: Tale) -> Ending:
        """FAB-GOAL-02, FAB-GOAL-03; a turn cap is a house rule (FAB-RUL-47)."""
        s, fallen = mine(tale.match.state), falls(tale)
        if s.winner == DRAWN:
            return Ending(told("fables-end-cap", s.active, turn=s.turn_number), RuleId("FAB-RUL-47"))
        if not fallen:  # it began at a position in which all was decided
            return super().ending(tale)
        last = max(fallen, key=lambda seat: fallen[seat].at)
        team = s.boards[last].team
        earlier = [seat for seat in fallen if seat != last and s.boards[seat].team == team]
        return Ending(
            _told_fall("fables-end-", tale, last, fallen[last]),
            RuleId("FAB-GOAL-03" if s.settings.teams else "FAB-GOAL-02"),
            tuple(_told_fall("fables-fell-", tale, seat, fallen[seat]) for seat in earlier),
        )


def falls(tale: Tale) -> dict[Seat, Fall]:
    """Everybody who is out, and by what."""
    found: dict[Seat, Fall] = {}
    said: list[Event] = []
    for at, event in tale.events():
        if event.message in _OUT:
            seat = Seat(number_in(event, "who"))
            found[seat] = _fall(at, seat, said, event.message == _OUT[1])
        said.append(event)
    return found


def _fall(at: int, seat: Seat, said: list[Event], gave_up: bool) -> Fall:
    """Looked for backwards: the HP she lost last, whose damage it was, and the cards of that deed."""
    if gave_up:
        return Fall(at, NOBODY, 0, [], gave_up=True)
    lost, foe = 0, NOBODY
    for event in reversed(said):
        if lost == 0 and event.message in (_TAKE, _LOSE) and number_in(event, "who") == seat:
            if event.message == _LOSE:
                return Fall(at, NOBODY, number_in(event, "count"), _latest_cards(said), gave_up=False)
            lost = number_in(event, "lost")
        elif foe == NOBODY and event.message == _INFLICT and event.told.get("foe") == seat:
            foe = Seat(number_in(event, "who"))
            if foe == seat:
                return Fall(at, NOBODY, lost, [], gave_up=False)
        elif foe != NOBODY and event.message in _DEEDS and number_in(event, "who") == foe:
            return Fall(at, foe, lost, _cards(event), gave_up=False)
    return Fall(at, foe, lost, [], gave_up=False)


def _latest_cards(said: list[Event]) -> list[int]:
    """What was used last in this turn, by whomever: the cards that made her lose HP, or her own price."""
    for event in reversed(said):
        if event.message in (*_DEEDS, _POISON):
            return _cards(event)
        if event.message == "fables-log-turn":
            break
    return []


def _cards(event: Event) -> list[int]:
    cards = event.told.get("cards")
    return cards[:] if isinstance(cards, list) else []


def _told_fall(message: str, tale: Tale, seat: Seat, fall: Fall) -> Event:
    """`fables-end-blow`, `fables-note-loss`, `fables-fell-concede` …"""
    turn = tale.turns[fall.at]
    if fall.gave_up:
        return told(f"{message}{'left' if seat in tale.absent() else 'concede'}", seat, turn=turn)
    how = "loss" if fall.foe == NOBODY else "blow"
    values: dict[str, Told] = {"foe": int(fall.foe), "turn": turn, "count": fall.lost}
    if not fall.cards:
        return told(f"{message}{how}", seat, **values)
    return told(f"{message}{how}-by", seat, cards=fall.cards, **values)


def _damage_by(tale: Tale, seat: Seat) -> int:
    """The HP that others have lost to her damage."""
    dealt, total = {}, 0
    for _, event in tale.events():
        if event.message == _INFLICT:
            dealt[number_in(event, "foe")] = number_in(event, "who")
        elif event.message == _TAKE:
            target = number_in(event, "who")
            if target != seat and dealt.get(target) == seat:
                total += number_in(event, "lost")
    return total


CHRONICLE: Final = FablesChronicle()
