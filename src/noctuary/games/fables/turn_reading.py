"""The turn in a document: what has been done in it, and an action half put together."""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables import dumping
from noctuary.games.fables.kinds import BLOOD_1, BLOOD_3, TYPE_SLUGS
from noctuary.games.fables.pending import VIAS
from noctuary.games.fables.reading import card_or_none, mark
from noctuary.games.fables.state import (
    VIA_ATTACK,
    VIA_ATTACK_TALENT,
    VIA_DEFENSE,
    VIA_MOVE,
    VIA_MOVEMENT_TALENT,
    LastAction,
    State,
    Turn,
)
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE

_MOST: Final = 99  # of any bonus within one turn
_MOST_VALUE: Final = 999
_HIGHEST_LEVEL: Final = 3
_OF_CARDS: Final = {VIA_ATTACK_TALENT: 0, VIA_MOVEMENT_TALENT: 2}  # by what it was: the type of its Talent
_OF_BASICS: Final = (VIA_ATTACK, VIA_DEFENSE, VIA_MOVE)


def read_turn(s: State, turn: Turn, fields: Fields) -> None:
    for name in dumping.TURN_FLAGS:
        setattr(turn, name, fields.flag(name))
    for name in dumping.TURN_NUMBERS:
        usual = getattr(turn, name)
        setattr(turn, name, fields.number(name, usual, min(usual, 0), _MOST_VALUE if usual else _MOST))
    for name in dumping.TURN_MARKS:
        setattr(turn, name, tuple(mark(s, fields, name, value) for value in fields.items(name)))
    turn.composing, turn.played = _composing(s, fields)
    turn.draw_offers = _draw_offers(s, fields)
    turn.lasting_attack = tuple(
        _pair(fields, "lasting_attack", pair) for pair in fields.items("lasting_attack")
    )
    turn.last = _last(s, fields.table("last")) if "last" in fields else None
    fields.value("last")
    fields.finish()


def _composing(s: State, fields: Fields) -> tuple[int, tuple[int, ...]]:
    """An action half put together: its type and the cards played for it so far, at least one (FAB-RUL-04)."""
    name = fields.choice("composing", NONE, [NONE, *TYPE_SLUGS])
    played = tuple(mark(s, fields, "played", slug) for slug in fields.texts("played"))
    lying = s.boards[s.active].play
    real = [kind for kind in played if not BLOOD_1 <= kind <= BLOOD_3]
    missing = any(real.count(kind) > lying.count(kind) for kind in real)
    if (name == NONE) != (not played) or (missing and not s.boards[s.active].out):
        fields.refuse("not-composed", "played", rule="FAB-RUL-04")
    return (NOTHING if name == NONE else TYPE_SLUGS.index(name)), played


def _draw_offers(s: State, fields: Fields) -> tuple[int, ...]:
    """Only Mulan's Talents make them, each as large as its level (FAB-RUL-24)."""
    offers = tuple(fields.numbers("draw_offers", 1, _HIGHEST_LEVEL))
    if offers and s.boards[s.active].sheet.slug != "mulan":
        fields.refuse("impossible", "draw_offers", rule="FAB-RUL-24")
    return offers


def _pair(fields: Fields, name: str, pair: Json) -> tuple[int, int]:
    if isinstance(pair, list) and len(pair) == 2:
        one, two = pair
        if isinstance(one, int) and isinstance(two, int) and 0 <= one <= _MOST and 1 <= two <= _MOST:
            return int(one), int(two)
    raise fields.error("not-a-number", name, given=shown(pair))


def _last(s: State, fields: Fields) -> LastAction:
    """What System Hack could repeat: an action with basic cards, or an attack or movement Talent."""
    acting = s.boards[s.active]
    repeatable = [name for name, via in VIAS.items() if via in _OF_CARDS or via in _OF_BASICS]
    via = VIAS[fields.choice("via", "attack", repeatable)]
    card = card_or_none(s, acting, fields, "card")
    fits = card == NOTHING if via in _OF_BASICS else card != NOTHING and s.pool.type[card] == _OF_CARDS[via]
    if not fits or (card != NOTHING and not s.pool.is_talent[card]):
        fields.refuse("impossible", "card", rule="FAB-RUL-12")
    made = LastAction(
        via,
        card,
        fields.number("value", 0, 0, _MOST_VALUE),
        fields.number("power", 0, 0, _MOST_VALUE),
        fields.number("more_damage", 0, 0, _MOST_VALUE),
        fields.number("more_range", 0, 0, _MOST_VALUE),
        _basic_of_last(s, fields),
    )
    fields.finish()
    return made


def _basic_of_last(s: State, fields: Fields) -> int:
    """The basic card played with it, one paid for in blood included."""
    slug = fields.text("basic", NONE)
    return NOTHING if slug == NONE else mark(s, fields, "basic", slug)
