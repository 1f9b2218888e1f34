"""Damage that is prevented by itself: of all points in a round, only the first is inflicted."""

from __future__ import annotations

from noctuary.games.vtes import notes
from noctuary.games.vtes.going_on import Fighter
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import damage, fighting
from noctuary.games.vtes.state import Lasting, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


def _strongest(s: State, uid: int) -> Lasting | None:
    """What protects the combatant: of several cards the one that stops most."""
    found: Lasting | None = None
    for effect in s.lasting:
        if effect.what == notes.FIRST_POINT_ONLY and effect.about == uid:
            found = effect if found is None or effect.amount > found.amount else found
    return found


def spare(s: State, seat: Seat, uid: int) -> Play | None:
    """All points at hand but the first of the round; which one that is, its controller says (VTES-DMG-01)."""
    one, by = fighting.fighter(s, uid), _strongest(s, uid)
    if one is None or by is None:
        return None
    least, worst = damage.open_points(one)
    if by.amount < 2:
        worst = 0  # aggravated points are not prevented in this way
    points = least + worst
    if one.hurt == 0 and one.pending + one.pending_aggravated == points:
        points -= 1  # nothing else is inflicted: one of them is
    if points <= 0:
        return None
    fewest, most = max(0, points - least), min(points, worst)
    if fewest < most:
        return _ask(one, by.kind, seat, points, (fewest, most))
    damage.prevent(one, points, most)
    return None


def _ask(one: Fighter, kind: int, seat: Seat, points: int, bounds: tuple[int, int]) -> Play:
    prompt, rule = "vtes-ask-prevent-aggravated", "VTES-DMG-01"
    worst = yield from choose_number(seat, prompt, *bounds, kind, rule)
    damage.prevent(one, points, worst)
