"""What can be at a table at all: a position that has it otherwise is refused by the rule that says so.

Seats and their cards are looked at here; what is going on (windows, steps, an action, a combat, a referendum)
in `underway.py`.
"""

# not compiled: it looks at what was read from documents and is never in a hot loop

from __future__ import annotations

from typing import Final, NoReturn

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_vampire, survivors
from noctuary.games.vtes.dumping import TABLES
from noctuary.games.vtes.kinds import (
    ALLY,
    CONTESTED,
    EVENT,
    IN_PLAY,
    ON_CARD,
    READY,
    RETAINER,
    SUPERIOR,
    TORPOR,
    VAMPIRE,
)
from noctuary.games.vtes.rules.ousting import POINT
from noctuary.games.vtes.rules.replacing import OR_TAKE_BACK
from noctuary.games.vtes.rules.withdrawal import SPOILED
from noctuary.games.vtes.state import NOBODY, InPlay, Methuselah, State
from noctuary.kernel.fields import Fields
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import letter

_PLACES: Final = {READY: VAMPIRE | ALLY, TORPOR: VAMPIRE}
_ZONES: Final = ("hand", "library", "crypt", "ash", "uncontrolled")
_MOST_OF_A_PHASE: Final = 20  # phase actions and transfers: cards give a few more than the rules


def check(s: State, fields: Fields) -> None:
    """Refuse what cannot be, with the field that is wrong."""
    for player in s.players:
        _check_player(s, player, fields)
    _check_end(s, fields)
    for card in s.cards:
        _check_card(s, card, fields)
    _check_once(s, fields)


def contradicts(fields: Fields, field: str, other: str, rule: str) -> NoReturn:
    fields.fail("contradicts", field, other=other, rule=rule)


# -- seats -----------------------------------------------------------------------------------------------


def _check_player(s: State, player: Methuselah, fields: Fields) -> None:
    path = f"seats.{letter(player.seat)}"
    for name, rule in (
        ("master_actions", "VTES-MASTER-01"),
        ("discard_actions", "VTES-DISC-03"),
        ("transfers", "VTES-INFL-01"),
    ):
        in_range(fields, f"{path}.{name}", getattr(player, name), 0, _MOST_OF_A_PHASE, rule)
    in_range(fields, f"{path}.turns", player.turns, 0, s.turn_number, "none")
    in_range(fields, f"{path}.withdrawing", player.withdrawing, 0, SPOILED, "VTES-OUST-07")
    for moment in player.owed:
        in_range(fields, f"{path}.owed", moment, 1, OR_TAKE_BACK, "VTES-SEQ-22")
    if player.out:
        for name in _ZONES:
            if getattr(player, name):
                contradicts(fields, f"{path}.{name}", f"{path}.out", "VTES-OUST-03")
        if s.edge == player.seat:
            contradicts(fields, "edge", f"{path}.out", "VTES-OUST-03")


def _check_end(s: State, fields: Fields) -> None:
    """Over when one is left or the time is up; nobody has points that nobody has lost (VTES-OUST)."""
    left = survivors(s)
    limit = s.settings.time_limit
    if len(left) < 2 and not s.over_now:
        contradicts(fields, "over", "seats", "VTES-OUST-05")
    if len(left) > 1 and s.over_now and not (limit and s.turn_number >= limit):
        contradicts(fields, "over", "seats", "VTES-OUST-05")
    points = sum(player.points for player in s.players)
    most = POINT * (len(s.players) - len(left) + (len(left) if s.over_now else 0))
    if points > most:
        best = max(s.players, key=lambda player: player.points)
        contradicts(fields, f"seats.{letter(best.seat)}.points", "seats", "VTES-OUST-02")


def in_range(fields: Fields, path: str, value: int, least: int, most: int, rule: str) -> None:
    if not least <= value <= most:
        fields.fail("out-of-range", path, given=value, least=least, most=most, rule=rule)


# -- cards in play ---------------------------------------------------------------------------------------


def path_of(s: State, card: InPlay) -> str:
    """Where a card stands in the document."""
    slug = s.pool.cards[card.kind].slug
    host = find(s, card.host)
    if host is not None:
        return f"{path_of(s, host)}.on.{slug}"
    return f"seats.{letter(card.controller)}.{TABLES.get(card.region, 'in_play')}.{slug}"


def _check_card(s: State, card: InPlay, fields: Fields) -> None:
    path = path_of(s, card)
    if s.players[card.controller].out:
        contradicts(fields, path, f"seats.{letter(card.controller)}.out", "VTES-OUST-03")
    region = card.was_in if card.region == CONTESTED else card.region
    if not _may_lie(s, card, region):
        fields.fail("wrong-region", path, given=s.pool.cards[card.kind].slug, rule="VTES-SETUP-06")
    _check_contested(s, card, fields, path)
    if s.pool.bodies[card.kind] == VAMPIRE and numbers.clan(s, card) == NOTHING:
        contradicts(fields, f"{path}.clan", path, "VTES-SECT-01")  # it has that of whoever made it
    if card.returns_at_end and card.returns == NOBODY:
        contradicts(fields, f"{path}.returns_at_end", f"{path}.returns", "VTES-SECT-07")
    if card.wounded and (card.region != READY or not is_vampire(s, card)):
        contradicts(fields, f"{path}.wounded", path, "VTES-DMG-02")
    in_range(fields, f"{path}.level", card.level, 0, SUPERIOR, "VTES-SEQ-09")
    in_range(fields, f"{path}.stun", card.stun, 0, s.next_uid + s.turn_number, "VTES-UNLOCK-05")
    in_range(fields, f"{path}.nightmares", card.nightmares, 0, s.next_uid + s.turn_number, "none")
    in_range(fields, f"{path}.since", card.since, 0, s.turn_number, "none")
    _check_counters(s, card, fields, path)


def _may_lie(s: State, card: InPlay, region: int) -> bool:
    """Minions in the regions for minions, everything else on a minion or by itself (VTES-SETUP-06)."""
    body = s.pool.bodies[card.kind]
    host = find(s, card.host)
    if host is not None:
        holds = bool(s.pool.bodies[host.kind] & (VAMPIRE | ALLY))
        return holds and region in (ON_CARD, CONTESTED) and not body & (VAMPIRE | ALLY | EVENT)
    if region in _PLACES:
        return bool(body & _PLACES[region])
    return region in (IN_PLAY, CONTESTED) and not body & (VAMPIRE | ALLY)


def _check_contested(s: State, card: InPlay, fields: Fields, path: str) -> None:
    """Contested cards lie face down, and what lies on them with them (VTES-CONTEST-01)."""
    host = find(s, card.host)
    with_host = host is not None and host.region == CONTESTED
    if card.contested and (card.region != CONTESTED or not s.pool.unique[card.kind]):
        contradicts(fields, f"{path}.contested", path, "VTES-CONTEST-01")
    if (card.region == CONTESTED) != (card.contested or with_host):
        contradicts(fields, path, f"{path}.contested", "VTES-CONTEST-01")
    if card.region == CONTESTED and host is None and card.was_in == CONTESTED:
        contradicts(fields, f"{path}.was_in", path, "VTES-CONTEST-04")
    if card.title_contested and not is_vampire(s, card) and card.region != CONTESTED:
        contradicts(fields, f"{path}.title_contested", path, "VTES-TITLE-04")
    if card.contest_due and not (card.contested or card.title_contested):
        contradicts(fields, f"{path}.contest_due", path, "VTES-CONTEST-03")


def _check_counters(s: State, card: InPlay, fields: Fields, path: str) -> None:
    """No vampire above its capacity (VTES-SETUP-10), no ally or retainer without life (VTES-ACT-13)."""
    if s.pool.bodies[card.kind] == VAMPIRE:
        most = numbers.capacity(s, card)
        if card.counters > most:
            fields.fail(
                "over-capacity", f"{path}.counters", given=card.counters, most=most, rule="VTES-SETUP-10"
            )
    elif card.counters <= 0 and s.pool.bodies[card.kind] & (ALLY | RETAINER):
        fields.fail("out-of-range", f"{path}.counters", given=0, least=1, most=9999, rule="VTES-ACT-13")


def _check_once(s: State, fields: Fields) -> None:
    """Nobody contests with herself (VTES-CONTEST-02); every card has a number of its own."""
    unique: set[tuple[int, str]] = set()
    for card in s.cards:
        definition = s.pool.cards[card.kind]
        if s.pool.unique[card.kind]:
            if (card.controller, definition.name) in unique:
                fields.fail("twice-in-play", path_of(s, card), given=definition.slug, rule="VTES-CONTEST-02")
            unique.add((card.controller, definition.name))
    seen: set[int] = set()
    uids = [card.uid for card in s.cards]
    uids += [one.uid for player in s.players for one in player.uncontrolled]
    uids += [card.uid for card in s.banished if card.host != NOTHING]
    for uid in uids:
        if uid in seen:
            fields.fail("twice-in-play", "uid", given=f"uid {uid}", rule="none")
        seen.add(uid)


def is_card(s: State, uid: int) -> bool:
    return uid == NOTHING or find(s, uid) is not None
