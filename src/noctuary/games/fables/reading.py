"""Cards and seats as documents name them: by slug and by letter."""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables.card import Role
from noctuary.games.fables.kinds import FIRST_OWN
from noctuary.games.fables.state import Board, State
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING
from noctuary.kernel.position_words import NONE

# What may lie where; everywhere else lies what goes through a deck.
_ROLES: Final = {
    "twists": (Role.TWIST, Role.EPIC),
    "epics": (Role.EPIC,),
    "seen_epics": (Role.EPIC,),
}
_DECK_ROLES: Final = (Role.BASIC, Role.MATCH, Role.POISON, Role.TALENT, Role.EPIC)


def cards(s: State, board: Board, fields: Fields, name: str) -> list[int]:
    """The cards of a zone of hers."""
    return [_kind(s, board, fields, name, slug) for slug in fields.texts(name)]


def card(s: State, board: Board, fields: Fields, name: str) -> int:
    return _kind(s, board, fields, name, fields.text(name, ""))


def card_or_none(s: State, board: Board, fields: Fields, name: str) -> int:
    slug = fields.text(name, NONE)
    return NOTHING if slug == NONE else _kind(s, board, fields, name, slug)


def _kind(s: State, board: Board, fields: Fields, name: str, slug: str) -> int:
    kind = s.pool.kind_of.get(slug, NOTHING)
    if kind == NOTHING:
        fields.fail("unknown-card", name, given=slug)
    role = s.pool.cards[kind].role
    if role not in _ROLES.get(name, _DECK_ROLES) or _is_epic_elsewhere(s, board, name, kind):
        fields.fail("wrong-zone", name, given=slug)
    if not is_hers(s, board, kind):
        fields.fail("not-her-card", name, given=slug, fable=board.sheet.slug, rule="FAB-SETUP-06")
    return kind


def _is_epic_elsewhere(s: State, board: Board, name: str, kind: int) -> bool:
    """A chosen Epic joins the cards she plays or, with one Fable, her Twists: never both."""
    if name in ("epics", "seen_epics", "card") or s.pool.sheet_of[kind] < 0 or not s.pool.is_epic[kind]:
        return False
    return board.sheet.epic_to_twists() != (name == "twists")


def is_hers(s: State, board: Board, kind: int) -> bool:
    """Basic cards, Poison, Matches and a position's own cards are anybody's; the others are their Fable's."""
    owner = s.pool.sheet_of[kind]
    return kind < FIRST_OWN or owner < 0 or s.pool.order[owner].slug == board.sheet.slug


def mark(s: State, fields: Fields, name: str, value: Json) -> int:
    """A card or, in a few notes, a number (see `dumping.mark`)."""
    if isinstance(value, str) and value in s.pool.kind_of:
        return s.pool.kind_of[value]
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise fields.error("unknown-card", name, given=shown(value))
