"""What people hand in: whole numbers of any kind (numpy's too), and a clear word about anything else."""

from __future__ import annotations

import operator
from collections.abc import Collection, Iterable, Sequence
from typing import Final, SupportsIndex, TypeAlias

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
    found = _number(given)
    if found is None:
        raise NoctuaryError(MessageId("rl-error-seed"), given=str(given))
    return found


def seeds_of(given: Seeds, tables: int) -> list[int | None]:
    """A seed for the first table, and the numbers after it for the others; or one for each."""
    if given is None:
        return [None] * tables
    first = _number(given)
    if first is not None:
        return list(range(first, first + tables))
    if not isinstance(given, Iterable):
        raise NoctuaryError(MessageId("rl-error-seed"), given=str(given))
    listed = [None if one is None else seed_of(one) for one in given]
    for_each_table(listed, tables)
    return listed


def for_each_table(given: Collection[object], tables: int) -> None:
    """As many as there are tables, neither more nor fewer."""
    if len(given) != tables:
        raise NoctuaryError(MessageId("rl-error-not-one-each"), tables=tables, given=len(given))


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
