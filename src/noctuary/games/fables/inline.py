"""Cards that a position file defines for itself: Talents and Epics put together from the shared clauses.

They compose known clauses and cannot run code, so a file from a stranger is safe to open (design §4).
"""

# not compiled: it reads files and is never in a hot loop.

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from noctuary.games.fables import shared_effects as effects
from noctuary.games.fables.card import TALENT_COST, Card, Role
from noctuary.games.fables.effect import Amount, AmountEffect, Effect
from noctuary.games.fables.kinds import NO_TYPE, TYPE_SLUGS
from noctuary.games.fables.sheet import Pool
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document, Json

# The clauses by the names that files use; each takes an amount, but for the one that needs none.
CLAUSES: Final[dict[str, Callable[[Amount], AmountEffect]]] = {
    "damage": effects.Damage,
    "defense": effects.GainDefense,
    "power": effects.GainPower,
    "recover": effects.Recover,
    "draw": effects.DrawCards,
    "mill": effects.Mill,
    "knock-back": effects.KnockBack,
    "knock-back-up-to": effects.KnockBackUpTo,
    "pull": effects.Pull,
    "foe-discards": effects.FoeDiscards,
}
PLACE_BESIDE: Final = "place-beside"
_SHOWS_HIDDEN_CARDS: Final = ("draw", "mill", "foe-discards")
_SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_AMOUNT: Final = re.compile(r"(\d{1,2}|T|B|A|T\*B)(\+(\d{1,2}|T|B|A|T\*B))*")
_WHAT_AN_AMOUNT_IS: Final = "3, T, B, A, T*B, T+B, 2+B …"


def pool_with(cards: list[Fields], pool: Pool) -> Pool:
    """A pool of its own for this position, its cards numbered after all others."""
    made: list[Card] = []
    for fields in cards:
        card = read_card(fields)
        if card.slug in pool.kind_of or any(card.slug == other.slug for other in made):
            fields.refuse("card-name-taken", "slug")
        made.append(card)
    return Pool(pool.order, made, pool.relics) if made else pool


def read_card(fields: Fields) -> Card:
    slug = fields.text("slug", "")
    if not _SLUG.fullmatch(slug):
        fields.refuse("not-a-slug", "slug")
    role = Role.EPIC if fields.choice("role", "talent", ["talent", "epic"]) == "epic" else Role.TALENT
    reach = _amount(fields, "range") if "range" in fields else None
    clauses = [_clause(clause) for clause in fields.tables("effects")]
    _nothing_asked_after_a_reveal(fields)
    durable = fields.flag("durable")
    if role is Role.EPIC:
        card = Card(slug, role, NO_TYPE, 0, 0, reach, clauses, durable)
    else:
        card_type = TYPE_SLUGS.index(fields.choice("type", "", TYPE_SLUGS))
        level = fields.number("level", 1, 1, 3)
        card = Card(slug, role, card_type, level, TALENT_COST[level - 1], reach, clauses, durable)
    fields.finish()
    return card


def _clause(fields: Fields) -> Effect:
    name = fields.choice("effect", "", [*CLAUSES, PLACE_BESIDE])
    made = effects.PlaceBeside() if name == PLACE_BESIDE else CLAUSES[name](_amount(fields, "amount"))
    fields.finish()
    return made


def _nothing_asked_after_a_reveal(fields: Fields) -> None:
    """What is asked is asked before anything hidden shows itself (see `Game.begin_step`)."""
    shows = ""
    for item in fields.items("effects"):
        name = str(item["effect"]) if isinstance(item, dict) else ""
        if shows and (name == PLACE_BESIDE or CLAUSES[name](Amount()).asks):
            fields.fail("asks-after-reveal", "effects", clause=name, before=shows)
        if name in _SHOWS_HIDDEN_CARDS:
            shows = name


def _amount(fields: Fields, name: str) -> Amount:
    value = fields.value(name)
    text = str(value).replace(" ", "") if isinstance(value, (int, str)) and value is not True else ""
    if not _AMOUNT.fullmatch(text):
        fields.refuse("not-an-amount", name, allowed=_WHAT_AN_AMOUNT_IS)
    return read_amount(text)


def read_amount(text: str) -> Amount:
    total = Amount()
    for term in text.split("+"):
        total = total.plus(_TERMS[term] if term in _TERMS else Amount(int(term)))
    return total


_TERMS: Final = {"T": Amount(t=1), "B": Amount(b=1), "A": Amount(a=1), "T*B": Amount(tb=1)}


# -- and back ---------------------------------------------------------------------------------------


def write_card(card: Card) -> Document:
    """The document that `read_card` reads."""
    written: Document = {"slug": card.slug, "role": "epic" if card.role is Role.EPIC else "talent"}
    if card.role is Role.TALENT:
        written["type"] = TYPE_SLUGS[card.type]
        written["level"] = card.level
    if card.reach is not None:
        written["range"] = write_amount(card.reach)
    written["effects"] = [_write_clause(effect) for effect in card.effects]
    written["durable"] = card.durable
    return written


def _write_clause(effect: Effect) -> Json:
    if isinstance(effect, effects.PlaceBeside):
        return {"effect": PLACE_BESIDE}
    assert isinstance(effect, AmountEffect)  # as every clause of the list
    name = next(name for name, made in CLAUSES.items() if type(effect) is made)
    return {"effect": name, "amount": write_amount(effect.amount)}


def write_amount(amount: Amount) -> str:
    terms = ["T"] * amount.t + ["B"] * amount.b + ["A"] * amount.a + ["T*B"] * amount.tb
    if amount.flat or not terms:
        terms.insert(0, str(amount.flat))
    return "+".join(terms)
