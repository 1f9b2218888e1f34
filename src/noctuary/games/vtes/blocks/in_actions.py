"""What must be true of the turn, the action or the referendum going on, and of who has a part in it."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.atoms import ANARCH
from noctuary.games.vtes.blocks.conditions import CARD_SAYS, Fact, Is, bleeding_you
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import bearer, find, host_of, is_vampire, prey
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.kinds import ANARCH as ANARCH_SECT
from noctuary.games.vtes.kinds import (
    BECOME_ANARCH,
    BLEED,
    INFLUENCE,
    MODIFIER,
    POLITICS,
    REACTION,
    READY,
)
from noctuary.games.vtes.rules import fighting, following, limits, requirements, resolution
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def _your_turn(s: State, using: Using) -> bool:
    return s.active == using.seat


def _first_action(s: State, using: Using) -> bool:
    return s.actions <= 1


def _edge(s: State, using: Using) -> bool:
    return s.edge == using.seat


def _at_you(s: State, using: Using) -> bool:
    return s.action is not None and using.seat in s.action.targets


def _acts(s: State, using: Using) -> bool:
    """The minion that uses or bears the card is the acting one."""
    return s.action is not None and s.action.actor == bearer(s, using)


def _bleeds(s: State, using: Using) -> bool:
    return _acts(s, using) and s.action is not None and s.action.kind == BLEED


def _directed(s: State, using: Using) -> bool:
    return s.action is not None and bool(s.action.targets)


def _undirected(s: State, using: Using) -> bool:
    return s.action is not None and not s.action.targets


def _by_this(s: State, using: Using) -> bool:
    """The action that is going on is one that this card offers."""
    return s.action is not None and s.action.using is not None and s.action.using.source == using.source


def _successful(s: State, using: Using) -> bool:
    return s.action is not None and s.action.successful


def _was_blocked(s: State, using: Using) -> bool:
    return s.action is not None and s.action.blocked_by != NOTHING


def _own_was_blocked(s: State, using: Using) -> bool:
    """This minion's own action was blocked, and it is still ready."""
    action, minion = s.action, find(s, using.minion)
    if action is None or minion is None or action.actor != using.minion or action.over:
        return False
    return action.blocked_by != NOTHING and minion.region == READY


def _being_blocked(s: State, using: Using) -> bool:
    """And the block is not resolved yet."""
    return s.action is not None and s.action.blocker != NOTHING


def _no_reaction(s: State, using: Using) -> bool:
    """Whether no reaction card has been played in this action, cancelled or not."""
    return s.action is not None and not any(is_reaction(s, uid, kind) for uid, kind in s.action.played)


def is_reaction(s: State, uid: int, kind: int) -> bool:
    """Whether the minion has played it as one: a card of two types is a modifier to the acting side."""
    types = s.pool.types[kind]
    if not types & REACTION or not types & MODIFIER:
        return bool(types & REACTION)
    minion = find(s, uid)
    return s.action is not None and (minion is None or minion.controller != s.action.seat)


def _would_bleed(s: State, using: Using) -> bool:
    return s.action is not None and s.action.kind == BLEED and resolution.is_bleed_successful(s)


def _bled(s: State, using: Using) -> bool:
    return s.action is not None and s.action.bled > 0


def _blood_hunt(s: State, using: Using) -> bool:
    return s.referendum is not None and s.referendum.hunt


def _your_influence(s: State, using: Using) -> bool:
    return s.active == using.seat and s.phase == INFLUENCE


def _political(s: State, using: Using) -> bool:
    """In the referendum of a political action, not in a blood hunt (VTES-DIAB-02)."""
    called = s.referendum
    return called is not None and not called.hunt and s.action is not None


def _has_passed(s: State, using: Using) -> bool:
    """After a political action whose referendum passed."""
    return s.action is not None and s.action.kind == POLITICS and s.action.votes > 0


def _own_passed(s: State, using: Using) -> bool:
    """A referendum that this vampire has called passes."""
    called = s.referendum
    return called is not None and called.passed and not called.hunt and called.caller == using.source


def _no_actions(s: State, using: Using) -> bool:
    """None of her minions has attempted an action in this turn of hers."""
    return s.active == using.seat and s.actions == 0


def _played_against(s: State, using: Using) -> bool:
    """This minion fights the one that plays the card which is being played."""
    side = fighting.side_of(s, using.minion)
    if s.combat is None or side == NOTHING or not s.playing:
        return False
    return s.combat.sides[1 - side].uid == s.playing[-1].minion


def _master_played(s: State, using: Using) -> bool:
    return limits.MASTER_PLAYED in s.players[using.seat].used


def _against_chosen(s: State, using: Using) -> bool:
    """The action is directed at the Methuselah whom the card was put against."""
    card = find(s, using.source)
    return card is not None and s.action is not None and card.chosen in s.action.targets


def _against_prey(s: State, using: Using) -> bool:
    """The action is directed at your prey."""
    return s.action is not None and prey(s, using.seat) in s.action.targets


def _called_by_bearer(s: State, using: Using) -> bool:
    """In a referendum that the vampire with the card has called."""
    called = s.referendum
    return called is not None and not called.hunt and called.caller == host_of(s, using)


def _after_block(s: State, using: Using) -> bool:
    """The combat of the acting minion with an Anarch that has blocked it is over; it is still ready."""
    action = s.action
    actor = None if action is None else find(s, action.actor)
    blocker = None if action is None else find(s, action.blocked_by)
    if actor is None or blocker is None or actor.region != READY or actor.controller == using.seat:
        return False
    return numbers.sect(s, blocker) == ANARCH_SECT


def _by_bearer(s: State, using: Using) -> bool:
    """By the minion that bears the card, an ally too: what is mandatory says so itself."""
    return using.minion == host_of(s, using)


def _bearer_locked(s: State, using: Using) -> bool:
    """What unlocks it would have nothing to do otherwise: nobody is asked for nothing."""
    host = find(s, host_of(s, using))
    return host is not None and host.locked


def _three_disciplines(s: State, using: Using) -> bool:
    return limits.disciplines_used(s, host_of(s, using)) >= 3


def _bearer_busy(s: State, using: Using) -> bool:
    """It acts, attempts to block, or fights."""
    host, action, combat = host_of(s, using), s.action, s.combat
    if combat is not None and host in (combat.sides[0].uid, combat.sides[1].uid):
        return True
    return action is not None and host in (action.actor, action.blocker)


def _no_action(s: State, using: Using) -> bool:
    return s.action is None


def _as_referendum(s: State, using: Using) -> bool:
    """A vampire calls it (VTES-ACT-14 keeps everybody else from it): said only."""
    return True


def _controllers_phase(s: State, using: Using) -> bool:
    """It is a phase of whoever controls this card, whoever uses it."""
    card = find(s, using.source)
    return card is not None and card.controller == s.active


def _chosen_is_yours(s: State, using: Using) -> bool:
    """You control the vampire that this card has noted as chosen."""
    card = find(s, using.source)
    chosen = None if card is None else find(s, card.chosen)
    return chosen is not None and is_vampire(s, chosen) and chosen.controller == using.seat


def _targets_bearer(s: State, using: Using) -> bool:
    """A directed action has the ready minion with this card as its target."""
    host = find(s, host_of(s, using))
    action = s.action
    if host is None or action is None or host.region != READY:
        return False
    return bool(action.targets) and action.target == host.uid


def _holds_nothing(s: State, using: Using) -> bool:
    """No card lies face down on this one."""
    card = find(s, using.source)
    return card is not None and not card.under


def _has_blocked_since(s: State, using: Using) -> bool:
    """Whom the effect was for has blocked the action after it was used."""
    waits, blocked = False, False
    for effect in s.lasting:
        if effect.about == using.target:
            if effect.what == notes.FOLLOWS + following.RESOLVED and effect.kind == using.kind:
                waits = True
            blocked = blocked or (waits and effect.what == notes.BLOCKS_IT)
    return blocked


CONTROLLERS_PHASE: Final = Fact("controllers-phase", _controllers_phase)
CHOSEN_IS_YOURS: Final = Fact("chosen-is-yours", _chosen_is_yours)
TARGETS_BEARER: Final = Fact("targets-bearer", _targets_bearer)
HOLDS_NOTHING: Final = Fact("holds-nothing", _holds_nothing)
HAS_BLOCKED_SINCE: Final = Fact("has-blocked-since", _has_blocked_since)
YOUR_TURN: Final = Fact("your-phase", _your_turn)
ON_YOUR_TURN: Final = Fact("your-turn", _your_turn)  # in any window of it
EDGE: Final = Fact("edge", _edge)
FIRST_ACTION: Final = Fact("first-action", _first_action)  # of this minion phase
BY_BEARER: Final = Fact("", _by_bearer)
BEARER_LOCKED: Final = Fact("", _bearer_locked)
THREE_DISCIPLINES: Final = Fact("three-disciplines", _three_disciplines)
BEARER_BUSY: Final = Fact("bearer-busy", _bearer_busy)
NO_ACTION: Final = Fact("no-action", _no_action)
AS_REFERENDUM: Final = Fact("as-referendum", _as_referendum)
BLEEDING_YOU: Final = Fact("bleeding-you", bleeding_you)
AGAINST_CHOSEN: Final = Fact("against-chosen", _against_chosen)
AGAINST_PREY: Final = Fact("against-prey", _against_prey)
CALLED_BY_BEARER: Final = Fact("", _called_by_bearer)  # the trait says so
AFTER_ANARCHS_BLOCK: Final = Fact("after-anarchs-block", _after_block)
AT_YOU: Final = Fact("directed-at-you", _at_you)
ACTS: Final = Fact("", _acts)  # what it does says so
BLEEDS: Final = Fact("bleeds", _bleeds)
DIRECTED: Final = Fact("directed", _directed)
UNDIRECTED: Final = Fact("undirected", _undirected)
BY_THIS: Final = Fact("by-this", _by_this)
SUCCESSFUL: Final = Fact("successful", _successful)
WAS_BLOCKED: Final = Fact("blocked", _was_blocked)
OWN_WAS_BLOCKED: Final = Fact("was-blocked", _own_was_blocked)
BEING_BLOCKED: Final = Fact("being-blocked", _being_blocked)
NO_REACTION: Final = Fact("no-reaction", _no_reaction)
WOULD_BLEED: Final = Fact("bleed-would-succeed", _would_bleed)
BLED: Final = Fact("bleed-succeeded", _bled)
POLITICAL_ACTION: Final = Fact("political", _political)
BLOOD_HUNT: Final = Fact("blood-hunt", _blood_hunt)
YOUR_INFLUENCE: Final = Fact("your-influence", _your_influence)
HAS_PASSED: Final = Fact("referendum-passed", _has_passed)
OWN_PASSED: Final = Fact("own-referendum-passed", _own_passed)
NO_ACTIONS: Final = Fact("no-actions", _no_actions)
PLAYED_AGAINST: Final = Fact("", _played_against)
MASTER_PLAYED: Final = Fact("master-played", _master_played)


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
