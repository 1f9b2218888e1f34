"""What must be true for a use: of the action, the minion, the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.board import bearer, find, is_vampire
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.going_on import CLOSE
from noctuary.games.vtes.kinds import (
    BASIC,
    BLEED,
    DISCIPLINE_CODES,
    POLITICS,
    READY,
    SECT_SLUGS,
    SUPERIOR,
)
from noctuary.games.vtes.rules import fighting, limits, resolution
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_CARD_SAYS: Final = RuleId("VTES-SEQ-01")


class DuringBleed(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bleed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.action is not None and s.action.kind == BLEED else Refusal(_CARD_SAYS)


class BleedingYou(Condition):
    """A minion is bleeding you."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bleeding-you")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        bleeding = action is not None and action.kind == BLEED and using.seat in action.targets
        return None if bleeding else Refusal(_CARD_SAYS)


class DirectedAtYou(Condition):
    """An action directed at you, or at a card you control."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-directed-at-you")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.action is not None and using.seat in s.action.targets else Refusal(_CARD_SAYS)


class PoliticalAction(Condition):
    """In the referendum of a political action, not in a blood hunt (VTES-DIAB-02)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-political")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        called = s.referendum
        fits = called is not None and not called.hunt and s.action is not None
        return None if fits else Refusal(_CARD_SAYS)


class ReferendumPassed(Condition):
    """After a political action of this minion whose referendum passed."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-referendum-passed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        fits = action is not None and action.kind == POLITICS and action.votes > 0
        return None if fits else Refusal(_CARD_SAYS)


class Successful(Condition):
    """The action was successful, or (`blocked`) it was blocked."""

    def __init__(self, *, blocked: bool = False) -> None:
        self.blocked = blocked

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-blocked" if self.blocked else "vtes-when-successful")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is None:
            return Refusal(_CARD_SAYS)
        fits = action.blocked_by != NOTHING if self.blocked else action.successful
        return None if fits else Refusal(_CARD_SAYS)


class Undirected(Condition):
    """The action is undirected, and done by a vampire of yours."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-undirected")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is None or action.seat != using.seat or action.targets:
            return Refusal(_CARD_SAYS)
        actor = find(s, action.actor)
        return None if actor is not None and is_vampire(s, actor) else Refusal(_CARD_SAYS)


class ActorIs(Condition):
    """The acting minion is yours and of a clan or sect."""

    def __init__(self, *, clan: str = "", sect: int = NOTHING, bleeding: bool = False) -> None:
        self.clan = clan
        self.sect = sect
        self.bleeding = bleeding

    def phrase(self) -> Phrase:
        if self.clan:
            return Phrase("vtes-when-actor-clan", clan=f"vtes-clan-{self.clan}")
        vampire = f"vtes-sect-{SECT_SLUGS[self.sect]}.one"
        return Phrase("vtes-when-actor-sect", {"bleed": int(self.bleeding)}, vampire=vampire)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        actor = None if action is None else find(s, action.actor)
        if action is None or actor is None or action.seat != using.seat:
            return Refusal(_CARD_SAYS)
        if self.clan and s.pool.clans[numbers.clan(s, actor)] != self.clan:
            return Refusal(_CARD_SAYS)
        if self.sect != NOTHING and numbers.sect(s, actor) != self.sect:
            return Refusal(_CARD_SAYS)
        return Refusal(_CARD_SAYS) if self.bleeding and action.kind != BLEED else None


class BeingBlocked(Condition):
    """This minion is blocked, and the block is not resolved yet."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-being-blocked")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.action is not None and s.action.blocker != NOTHING else Refusal(_CARD_SAYS)


class Attempts(Condition):
    """The minion attempts to block."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        attempts = s.action is not None and s.action.blocker == using.minion
        return None if attempts else Refusal(_CARD_SAYS)


class AtCloseRange(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-close")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.combat is not None and s.combat.range == CLOSE else Refusal(_CARD_SAYS)


class OnlyOne(Condition):
    """A minion uses the card in this way once, for as long as `effects.action.Remember` holds."""

    remembers = True

    def __init__(self, message: str) -> None:
        self.message = message

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        for effect in s.lasting:
            if (
                effect.what == notes.PLAYED
                and effect.about == using.minion
                and effect.kind == using.kind
                and effect.amount == using.index
            ):
                return Refusal(_CARD_SAYS)
        return None


class NotAlongside(Condition):
    """Not in an action in which a card of that name has been played."""

    never_asked: tuple[str, ...] = ("message",)

    def __init__(self, message: str, name: str) -> None:
        self.message = message
        self.name = name

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        played = () if s.action is None else s.action.played
        forbidden = any(s.pool.cards[kind].name == self.name for _, kind in played)
        return Refusal(_CARD_SAYS) if forbidden else None


class NoneOnIt(Condition):
    """A minion has only one of these."""

    remembers = True

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-only-one-on")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        there = any(card.host == using.minion and card.kind == using.kind for card in s.cards)
        return Refusal(_CARD_SAYS) if there else None


class OnlyVampires(Condition):
    """Played by a vampire, not by an ally."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-vampire")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        return None if minion is not None and is_vampire(s, minion) else Refusal(RuleId("VTES-SEQ-08"))


class YourTurn(Condition):
    """In your own phase, not in somebody else's."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-your-phase")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.active == using.seat else Refusal(_CARD_SAYS)


class BearerActs(Condition):
    """The action is done by the vampire that bears the card, or by the vampire itself."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bearer-acts")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card, minion = find(s, using.source), find(s, using.minion)
        if card is None or minion is None or not is_vampire(s, minion):
            return Refusal(_CARD_SAYS)
        bears = minion.uid in (card.host, card.uid)
        return None if bears else Refusal(_CARD_SAYS)


class BearerReady(Condition):
    """The minion that bears the card, or the minion itself, is ready."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bearer-ready")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, bearer(s, using))
        return None if minion is not None and minion.region == READY else Refusal(_CARD_SAYS)


class BearerHas(Condition):
    """The bearer has a Discipline at superior."""

    def __init__(self, discipline: int) -> None:
        self.discipline = discipline

    def phrase(self) -> Phrase:
        return Phrase(
            "vtes-when-bearer-has", discipline=f"vtes-discipline-{DISCIPLINE_CODES[self.discipline]}"
        )

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, bearer(s, using))
        has = minion is not None and numbers.discipline(s, minion, self.discipline) >= SUPERIOR
        return None if has else Refusal(_CARD_SAYS)


class HasAll(Condition):
    """The minion has each of these Disciplines: more than one is used to play the card.

    The marks before the use say so: `[obf][pre]`.
    """

    def __init__(self, disciplines: Sequence[int], levels: Sequence[int] = ()) -> None:
        self.disciplines = list(disciplines)
        self.levels = list(levels) or [BASIC] * len(self.disciplines)  # each its own

    def phrase(self) -> None:
        return None

    def marks(self) -> str:
        codes = [DISCIPLINE_CODES[which] for which in self.disciplines]
        levels = zip(codes, self.levels, strict=True)
        return "".join(f"[{code.upper() if level == SUPERIOR else code}]" for code, level in levels)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        if minion is None:
            return Refusal(RuleId("VTES-SEQ-09"))
        for which, level in zip(self.disciplines, self.levels, strict=True):
            if numbers.discipline(s, minion, which) < level:
                return Refusal(RuleId("VTES-SEQ-09"))
        return None


class BleedWouldSucceed(Condition):
    """The bleed is about to be successful: for 1 or more."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bleed-would-succeed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        bleeding = s.action is not None and s.action.kind == BLEED
        return None if bleeding and resolution.is_bleed_successful(s) else Refusal(_CARD_SAYS)


class BleedSucceeded(Condition):
    """The bleed was successful, and whoever was bled is still in the game."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bleed-succeeded")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        fits = action is not None and action.bled > 0 and not s.players[action.targets[0]].out
        return None if fits else Refusal(_CARD_SAYS)


class FirstRound(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-first-round")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.combat is not None and s.combat.round == 1 else Refusal(_CARD_SAYS)


class WasBlocked(Condition):
    """This minion's own action was blocked, and it is still ready."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-was-blocked")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action, minion = s.action, find(s, using.minion)
        if action is None or minion is None or action.actor != using.minion or action.over:
            return Refusal(_CARD_SAYS)
        fits = action.blocked_by != NOTHING and minion.region == READY
        return None if fits else Refusal(_CARD_SAYS)


class MasterPlayed(Condition):
    """You have played a master card in this master phase."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-master-played")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if limits.MASTER_PLAYED in s.players[using.seat].used else Refusal(_CARD_SAYS)


class OwnReferendumPassed(Condition):
    """A referendum that this vampire has called passes."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-own-referendum-passed")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        called = s.referendum
        fits = called is not None and called.passed and not called.hunt and called.caller == using.source
        return None if fits else Refusal(_CARD_SAYS)


class SomebodyRicher(Condition):
    """Some Methuselah has more pool than you: without one the terms cannot be chosen (VTES-POL-03)."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        own = s.players[using.seat].pool
        richer = any(not player.out and player.pool > own for player in s.players)
        return None if richer else Refusal(RuleId("VTES-POL-03"))


class HoldsEdge(Condition):
    def phrase(self) -> Phrase:
        return Phrase("vtes-when-edge")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.edge == using.seat else Refusal(_CARD_SAYS)


class Fights(Condition):
    """The minion takes part in the combat that is going on."""

    def phrase(self) -> None:
        return None

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if fighting.side_of(s, using.minion) != NOTHING else Refusal(RuleId("VTES-COMBAT-03"))


class ByOthers(Condition):
    """Other minions than the one the card is on: the action may be anybody's (VTES-RUL-07)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-other-minions")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return Refusal(_CARD_SAYS) if card is None or card.host == using.minion else None
