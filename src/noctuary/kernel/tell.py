"""What the log says. In hot places check `s.log is not None` first.

Argument names decide what a number means (see `kernel.event`); a game adds its own names to these.
"""

from __future__ import annotations

from noctuary.kernel.event import Event, Told
from noctuary.kernel.game import State
from noctuary.kernel.ids import MessageId, Seat


def numbers(s: State, message: str, who: Seat, **told: int) -> None:
    """A line everybody hears, with plain numbers."""
    if s.log is not None:
        arguments: dict[str, Told] = {"who": int(who)}
        arguments.update(told)
        s.log.append(Event(MessageId(message), arguments))


def cards(s: State, message: str, who: Seat, shown: list[int], **told: int) -> None:
    """A line everybody hears, with cards that everybody sees."""
    if s.log is not None:
        arguments: dict[str, Told] = {"who": int(who), "cards": shown[:], "count": len(shown)}
        arguments.update(told)
        s.log.append(Event(MessageId(message), arguments))


def hidden_cards(s: State, message: str, who: Seat, hidden: list[int]) -> None:
    """Others hear only how many; the owner hears which (`<message>-own`)."""
    if s.log is not None:
        s.log.append(
            Event(
                MessageId(message),
                {"who": int(who), "count": len(hidden)},
                who,
                MessageId(f"{message}-own"),
                {"who": int(who), "count": len(hidden), "cards": hidden[:]},
            )
        )
