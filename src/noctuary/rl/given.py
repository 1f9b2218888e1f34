"""What people hand in: whole numbers of any kind (numpy's too), and a clear word about anything else."""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, SupportsIndex, TypeAlias

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import Move

Seed: TypeAlias = SupportsIndex | None
Seeds: TypeAlias = Seed | Iterable[Seed]
_MOST: Final = 2**31 - 1  # of steps, tables, actions: nothing has more


def whole(name: str, given: object, least: int, most: int = _MOST) -> int:
    """A number that somebody has chosen, within its bounds."""
    found = _number(given)
    if found is None or not least <= found <= most:
        raise NoctuaryError(
            MessageId("rl-error-number"),
            name=name,
            given=str(given),
            least=least,
            most=most,
            bounded=int(most < _MOST),
        )
    return found


def one_of(given: str, known: Collection[str]) -> str:
    if given not in known:
        raise NoctuaryError(MessageId("error-unknown-choice"), given=str(given), known=", ".join(known))
    return given


def seed_of(given: object) -> int:
    """None below 0: Python's own chance would take -1 for 1, and Gymnasium refuses it, too."""
    found = _number(given)
    if found is None or found < 0:
        raise NoctuaryError(MessageId("rl-error-seed"), given=str(given))
    return found


def seeds_of(given: Seeds, tables: int) -> list[int | None]:
    """A seed for the first table, and the numbers after it for the others; or one for each."""
    if given is None:
        return [None] * tables
    if _number(given) is not None or not isinstance(given, Iterable):
        first = seed_of(given)
        return list(range(first, first + tables))
    return [None if one is None else seed_of(one) for one in for_each_table(given, tables)]


def for_each_table(given: object, tables: int) -> list[Any]:
    """As many as there are tables, neither more nor fewer."""
    listed = in_order(given)
    if listed is None:
        raise NoctuaryError(MessageId("rl-error-no-list"), given=str(given))
    if len(listed) != tables:
        raise NoctuaryError(MessageId("rl-error-not-one-each"), tables=tables, given=len(listed))
    return listed


def in_order(given: object) -> list[Any] | None:
    """What a list or an array holds. A word is none, and nothing else is that has no order of its own."""
    if isinstance(given, str | bytes | Mapping | AbstractSet):
        return None
    try:
        return list(given)  # type: ignore[call-overload, no-any-return]
    except TypeError:
        return None


def place_of(action: object) -> int:
    """The place in the list of offers that an action names; one that is no number names none."""
    found = _number(action)
    return -1 if found is None else found


def offered(offers: Sequence[Move], action: object) -> Move:
    """The move that an action names; one that names nothing is told so."""
    at = place_of(action)
    if not 0 <= at < len(offers):
        raise no_such_offer(action, len(offers))
    return offers[at]


def no_such_offer(action: object, offers: int) -> NoctuaryError:
    return NoctuaryError(MessageId("rl-error-no-such-offer"), action=str(action), offers=offers)


def not_under_way() -> NoctuaryError:
    return NoctuaryError(MessageId("rl-error-not-under-way"))


def _number(given: object) -> int | None:
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None
