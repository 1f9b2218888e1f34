"""What happened, as message ids with arguments: the log is rendered in either language at any time."""

from __future__ import annotations

from typing import Final, TypeAlias

from noctuary.kernel.ids import MessageId, Seat, seat_letter

Told: TypeAlias = int | str | list[int]

# The names of arguments, each list of them once for all events: rules have a few dozen, a server has millions
# of events. A dictionary for each event would be three quarters of a log.
_NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}


def _names(told: dict[str, Told]) -> tuple[str, ...]:
    names = tuple(told)
    return _NAMES.setdefault(names, names)


class Event:
    """One line of the log.

    `told` is what everybody hears. `secret` replaces it for `owner` (her team-mates hear no more
    than others): "draws 2 cards" for the table, "draws Pot Shot, Joker" for her. What a number
    means follows from its name: `who`, `foe` are seats, `card`, `other`, `source` cards, `cards` a list of
    cards; a game may give more names a meaning (its `words`); everything else is a plain number.
    """

    __slots__ = ("_names", "_secret_names", "_secret_values", "_values", "message", "owner", "secret_message")

    def __init__(
        self,
        message: MessageId,
        told: dict[str, Told],
        owner: Seat | None = None,
        secret_message: MessageId | None = None,
        secret: dict[str, Told] | None = None,
    ) -> None:
        self.message = message
        self._names = _names(told)
        self._values: tuple[Told, ...] = tuple(told.values())
        self.owner = owner
        self.secret_message = secret_message
        self._secret_names: tuple[str, ...] = ()
        self._secret_values: tuple[Told, ...] | None = None
        if secret is not None:
            self._secret_names, self._secret_values = _names(secret), tuple(secret.values())

    @property
    def told(self) -> dict[str, Told]:
        return dict(zip(self._names, self._values, strict=True))

    @property
    def secret(self) -> dict[str, Told] | None:
        values = self._secret_values
        return None if values is None else dict(zip(self._secret_names, values, strict=True))

    def __repr__(self) -> str:
        """What everybody hears; a secret only shows that there is one."""
        told = ", ".join(f"{name}={value!r}" for name, value in self.told.items())
        hidden = "" if self.owner is None else f", more for {seat_letter(self.owner)}"
        return f"Event({self.message}{': ' if told else ''}{told}{hidden})"

    def heard_by(self, seat: Seat | None) -> tuple[MessageId, dict[str, Told]]:
        """The message and arguments as this seat (None: a bystander) may know them."""
        if seat is not None and seat == self.owner and self.secret_message is not None:
            secret = self.secret
            if secret is not None:
                return self.secret_message, secret
        return self.message, self.told

    def named(self, names: tuple[str, ...], seat: Seat | None) -> list[int]:
        """The cards it tells this seat of, each once: `cards`, and the numbers that go by these names."""
        told = self.heard_by(seat)[1]
        found: list[int] = []
        for name, value in told.items():
            if isinstance(value, list):
                found += value
            elif isinstance(value, int) and name in names and value >= 0:
                found.append(value)
        return list(dict.fromkeys(found))
