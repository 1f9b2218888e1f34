"""What must be true of the action or the referendum that is going on."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.atoms import ANARCH, SELF
from noctuary.games.vtes.blocks.conditions import BLEEDING_YOU, CARD_SAYS, POLITICAL_ACTION, Fact, Is
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find, host_of
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.kinds import BECOME_ANARCH, BLEED
from noctuary.games.vtes.rules import requirements
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


class BledBy(Condition):
    """Such a minion is bleeding you: `BledBy(YOUNGER)`, `BledBy(MINION & YOUR_PREDATORS)`."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def key(self) -> tuple[object, ...]:
        return BledBy, self.which.key()

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bled-by", parts={"which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        actor = find(s, NOTHING if s.action is None else s.action.actor)
        bleeds = BLEEDING_YOU.why_not(s, using) is None
        fits = bleeds and actor is not None and self.which.fits(s, using, actor)
        return None if fits else Refusal(RuleId(CARD_SAYS))


def _unsuccessful(s: State, using: Using) -> bool:
    """Blocked, or failed: one that fizzles is successful (VTES-ACT-23)."""
    return s.action is not None and not s.action.successful


def _has_blocked(s: State, using: Using) -> bool:
    return notes.noted(s, notes.HAS_BLOCKED, using.minion)


def _about_anarchs(s: State, using: Using) -> bool:
    """A successful action that requires an Anarch, or that makes this vampire one."""
    action = s.action
    if action is None or not action.successful:
        return False
    if action.using is None:
        return action.kind == BECOME_ANARCH
    card = s.pool.cards[action.using.kind]
    use = card.uses[action.using.index]
    if any(effect.joins == ANARCH_SECT for effect in use.effects):
        return True
    if action.using.source == NOTHING:
        return requirements.requires_sect(card, ANARCH_SECT)
    return any(one.key() == Is(SELF, ANARCH).key() for one in use.conditions)


def _bleeds_bearers(s: State, using: Using) -> bool:
    """The minion that the card remembers bleeds whoever controls the one that it lies on."""
    host, card, action = find(s, host_of(s, using)), find(s, using.source), s.action
    if host is None or card is None or action is None or action.kind != BLEED:
        return False
    return action.actor == card.chosen and host.controller in action.targets


def _directed_succeeded(s: State, using: Using) -> bool:
    return s.action is not None and s.action.successful and bool(s.action.targets)


def _before_votes(s: State, using: Using) -> bool:
    """Nobody has cast anything yet in the referendum of a political action."""
    called = s.referendum
    return called is not None and not called.cast and POLITICAL_ACTION.why_not(s, using) is None


UNSUCCESSFUL: Final = Fact("unsuccessful", _unsuccessful)
HAS_BLOCKED: Final = Fact("has-blocked", _has_blocked)
ABOUT_ANARCHS: Final = Fact("about-anarchs", _about_anarchs)
BLEEDS_BEARERS: Final = Fact("bleeds-bearers", _bleeds_bearers)
DIRECTED_SUCCEEDED: Final = Fact("directed-succeeded", _directed_succeeded)
BEFORE_VOTES: Final = Fact("before-votes", _before_votes)
