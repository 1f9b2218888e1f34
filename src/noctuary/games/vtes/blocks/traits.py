"""Numbers and permissions that hold while a card is in play."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.board import find, is_ready, is_vampire, prey
from noctuary.games.vtes.card import Phrase, Trait
from noctuary.games.vtes.kinds import BLEED, DISCIPLINE_CODES, SUPERIOR
from noctuary.games.vtes.state import NOBODY, InPlay, State


class ForController(Trait):
    """A number of the Methuselah who controls it: hand size, transfers, phase actions."""

    def __init__(
        self, message: str, what: int, amount: int, *, while_ready: bool = False, while_unlocked: bool = False
    ) -> None:
        self.message = message
        self.what = what
        self.amount = amount
        self.while_ready = while_ready
        self.while_unlocked = while_unlocked

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"amount": self.amount})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != self.what or about != numbers.about_seat(card.controller):
            return 0
        if (self.while_ready and not is_ready(card)) or (self.while_unlocked and card.locked):
            return 0
        return self.amount


class ForBearer(Trait):
    """A number of the minion it is on: `superior` is the amount where the card was played at superior."""

    def __init__(self, message: str, what: int, amount: int, superior: int = 0) -> None:
        self.message = message
        self.what = what
        self.amount = amount
        self.superior = superior or amount

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"amount": self.amount, "superior": self.superior})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != self.what or about != card.host:
            return 0
        return self.superior if card.level == SUPERIOR else self.amount


class BearerCannot(Trait):
    """The minion it is on cannot block, unlock as normal, act …"""

    def __init__(self, message: str, what: int) -> None:
        self.message = message
        self.what = what

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        return what == self.what and about == card.host


class WithDiscipline(Trait):
    """A number of the bearer, if it has a Discipline."""

    def __init__(self, message: str, what: int, amount: int, discipline: int) -> None:
        self.message = message
        self.what = what
        self.amount = amount
        self.discipline = discipline

    def phrase(self) -> Phrase:
        return Phrase(
            self.message,
            {"amount": self.amount},
            discipline=f"vtes-discipline-{DISCIPLINE_CODES[self.discipline]}",
        )

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        if what != self.what or about != card.host:
            return 0
        host = find(s, card.host)
        has = host is not None and numbers.discipline(s, host, self.discipline) > 0
        return self.amount if has else 0


class InBleeds(Trait):
    """Stealth of the bearer in bleed actions."""

    what = numbers.STEALTH

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        message = "vtes-trait-bleed-stealth" if self.amount > 0 else "vtes-trait-bleed-stealth-less"
        return Phrase(message, {"amount": abs(self.amount)})

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        bleeding = s.action is not None and s.action.kind == BLEED and s.action.actor == card.host
        return self.amount if what == numbers.STEALTH and about == card.host and bleeding else 0


class InOwnAction(Trait):
    """Stealth of a clan's minions in the action that this card offers."""

    what = numbers.STEALTH

    def __init__(self, amount: int, clan: str) -> None:
        self.amount = amount
        self.clan = clan

    def phrase(self) -> Phrase:
        message = "vtes-trait-clan-stealth" if self.amount > 0 else "vtes-trait-clan-stealth-less"
        return Phrase(message, {"amount": abs(self.amount)}, clan=f"vtes-clan-{self.clan}")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        action = s.action
        if what != numbers.STEALTH or action is None or action.using is None or action.actor != about:
            return 0
        actor = find(s, about)
        if action.using.source != card.uid or actor is None or not is_vampire(s, actor):
            return 0
        return self.amount if s.pool.clans[numbers.clan(s, actor)] == self.clan else 0


class OpenHand(Trait):
    """The prey of its controller plays with an open hand."""

    what = permissions.TO_HIDE_HAND

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-open-hand")

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        foe = prey(s, card.controller)
        return what == permissions.TO_HIDE_HAND and foe != NOBODY and about == numbers.about_seat(foe)


class SparesDraws(Trait):
    """It gives up a counter instead of each draw that replaces a card: `Card.spares_draws`."""

    what = numbers.HAND

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-spares-draws")


class HandByCounters(Trait):
    """Hand size for each counter on it."""

    what = numbers.HAND

    def phrase(self) -> Phrase:
        return Phrase("vtes-trait-hand-by-counters")

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        mine = what == numbers.HAND and about == numbers.about_seat(card.controller)
        return card.counters if mine else 0
