"""What must be true for a use, a trait or a conditional effect: built from which cards and how many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.atoms import ACTOR, BLOCKER, OPPONENT, SELF, VAMPIRES
from noctuary.games.vtes.blocks.which import Named, Which
from noctuary.games.vtes.board import bearer, find, host_of, is_vampire, prey
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.going_on import CLOSE, OPPOSING
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    ANARCH,
    BASIC,
    BLEED,
    DISCIPLINE_CODES,
    EQUIP,
    INFLUENCE,
    MODIFIER,
    POLITICS,
    REACTION,
    READY,
    SUPERIOR,
)
from noctuary.games.vtes.rules import fighting, following, limits, requirements, resolution, sects, strikes
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

CARD_SAYS: Final = "VTES-SEQ-01"
_ABOUT: Final = {ACTOR.slug: "vtes-when-acts", BLOCKER.slug: "vtes-when-blocks"}  # by what they do


class Is(Condition):
    """The card that the text points at is such a one: `Is(ACTOR, VAMPIRES & TITLED)`."""

    def __init__(self, who: Named, which: Which, rule: str = CARD_SAYS) -> None:
        self.who = who
        self.which = which
        self.rule = rule

    def key(self) -> tuple[object, ...]:
        return Is, self.who.key(), self.which.key()

    def phrase(self) -> Phrase:
        message = _ABOUT.get(self.who.slug, "vtes-when-is")
        return Phrase(message, None, {"who": self.who, "which": self.which}, self.word())

    def word(self) -> str:
        return f"{self.who.slug}-{self.which.word()}" if self.which.word() else ""

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, self.who.uid(s, using))
        fits = card is not None and self.which.fits(s, using, card)
        return None if fits else Refusal(RuleId(self.rule))


class Exists(Condition):
    """There is such a card in play: `Exists(YOURS & IN_TORPOR)`."""

    def __init__(self, which: Which, rule: str = CARD_SAYS) -> None:
        self.which = which
        self.rule = rule

    def key(self) -> tuple[object, ...]:
        return Exists, self.which.key()

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-exists", None, {"which": self.which}, self.which.word())

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self.which.found(s, using) else Refusal(RuleId(self.rule))


class Unless(Condition):
    """There is no such card in play; of copies of the card itself, “only one”."""

    remembers = True  # it may be a copy of its own card that is in the way

    def __init__(self, which: Which, rule: str = CARD_SAYS) -> None:
        self.which = which
        self.rule = rule

    def key(self) -> tuple[object, ...]:
        return Unless, self.which.key()

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-unless", None, {"which": self.which}, self.which.word())

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return Refusal(RuleId(self.rule)) if self.which.found(s, using) else None


class AtLeast(Condition):
    """One number is no smaller than another, or (`more`) larger."""

    def __init__(
        self, one: Amount, other: int | Amount, *, more: bool = False, rule: str = CARD_SAYS
    ) -> None:
        self.one = one
        self.other = amount(other)
        self.more = more
        self.rule = rule

    def key(self) -> tuple[object, ...]:
        return AtLeast, self.one.key(), self.other.key(), self.more

    def phrase(self) -> Phrase:
        message = "vtes-when-more-than" if self.more else "vtes-when-at-least"
        return Phrase(message, None, {"one": self.one, "other": self.other}, self.word())

    def word(self) -> str:
        words = (self.one.word(), self.other.word())
        return "-".join(words) if all(words) else ""

    def why_not(self, s: State, using: Using) -> Refusal | None:
        one, other = self.one.of(s, using), self.other.of(s, using)
        return None if one > other or (one == other and not self.more) else Refusal(RuleId(self.rule))


class During(Condition):
    """In an action of one kind: a bleed, a hunt, a referendum that an action calls."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def key(self) -> tuple[object, ...]:
        return During, self.kind

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-when-{ACTION_SLUGS[self.kind]}")

    def word(self) -> str:
        return ACTION_SLUGS[self.kind]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.action is not None and s.action.kind == self.kind else Refusal(RuleId(CARD_SAYS))


class BleedingYouFor(Condition):
    """A minion bleeds you for so much, or more."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def key(self) -> tuple[object, ...]:
        return BleedingYouFor, self.amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-bleeding-you-for", {"amount": self.amount})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        enough = _bleeding_you(s, using) and numbers.action_bleed(s) >= self.amount
        return None if enough else Refusal(RuleId(CARD_SAYS))


class Fights(Condition):
    """The combatant that plays or bears the card fights such a one."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def key(self) -> tuple[object, ...]:
        return Fights, self.which.key()

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-fights", None, {"which": self.which}, self.which.word())

    def why_not(self, s: State, using: Using) -> Refusal | None:
        foe = find(s, OPPONENT.uid(s, using))
        fits = foe is not None and self.which.fits(s, using, foe)
        return None if fits else Refusal(RuleId(CARD_SAYS))


class PoolAtMost(Condition):
    """While you have so much pool or less."""

    def __init__(self, most: int) -> None:
        self.most = most

    def key(self) -> tuple[object, ...]:
        return PoolAtMost, self.most

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-pool-at-most", {"amount": self.most})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if s.players[using.seat].pool <= self.most else Refusal(RuleId(CARD_SAYS))


class Fails(Condition):
    """Only where another condition does not hold."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def key(self) -> tuple[object, ...] | None:
        key = self.condition.key()
        return None if key is None else (Fails, key)

    def phrase(self) -> Phrase | None:
        said = self.condition.phrase()
        return None if said is None else Phrase(f"{said.message}-not", said.numbers, said.parts)

    def word(self) -> str:
        return f"not-{self.condition.word()}" if self.condition.word() else ""

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return Refusal(RuleId(CARD_SAYS)) if self.condition.why_not(s, using) is None else None


class AnyOf(Condition):
    """One of these holds."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = list(conditions)

    def phrase(self) -> Phrase:
        one, other = self.conditions
        return Phrase("vtes-when-any", None, {"one": [one], "other": [other]}, self.word())

    def word(self) -> str:
        words = [condition.word() for condition in self.conditions]
        return "-or-".join(words) if all(words) else ""

    def why_not(self, s: State, using: Using) -> Refusal | None:
        for condition in self.conditions:
            if condition.why_not(s, using) is None:
                return None
        return Refusal(RuleId(CARD_SAYS))


class HasAll(Condition):
    """The minion has each of these Disciplines, at least so well: more than one is used to play the card.

    The marks before the use say so: `[obf][PRE]`.
    """

    def __init__(self, disciplines: Sequence[int], levels: Sequence[int] = ()) -> None:
        self.disciplines = list(disciplines)
        self.levels = list(levels) or [BASIC] * len(disciplines)

    def used_disciplines(self) -> list[int]:
        return self.disciplines

    def marks(self) -> str:
        codes = [DISCIPLINE_CODES[which] for which in self.disciplines]
        levels = zip(codes, self.levels, strict=True)
        return "".join(f"[{code.upper() if level == SUPERIOR else code}]" for code, level in levels)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        minion = find(s, using.minion)
        if minion is not None and requirements.has_all(s, minion, self.disciplines, self.levels):
            return None
        return Refusal(RuleId("VTES-SEQ-09"), MessageId("vtes-why-discipline"))


class Fact(Condition):
    """Something about the action, the combat, the referendum or the turn that is so or is not."""

    def __init__(self, slug: str, test: Callable[[State, Using], bool], rule: str = CARD_SAYS) -> None:
        self.slug = slug  # `vtes-when-…`; "": said elsewhere
        self.test = test
        self.rule = rule

    def key(self) -> tuple[object, ...] | None:
        return (Fact, self.slug) if self.slug else None

    def phrase(self) -> Phrase | None:
        return Phrase(f"vtes-when-{self.slug}") if self.slug else None

    def word(self) -> str:
        return self.slug

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self.test(s, using) else Refusal(RuleId(self.rule))


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


def _close(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.range == CLOSE


def _long(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.range != CLOSE


def _of_block(s: State, using: Using) -> bool:
    """The bearer has blocked, with this card on it, and fights whom it has blocked (VTES-BLOCK-11)."""
    combat, source = s.combat, find(s, using.source)
    if combat is None or source is None or not combat.of_block or source.uid >= combat.before_uid:
        return False
    return combat.sides[OPPOSING].uid == bearer(s, using)


def _first_block(s: State, using: Using) -> bool:
    """The first combat of the turn between an acting vampire and one that has blocked it."""
    return s.combat is not None and s.combat.first_block


def _bearer_fights(s: State, using: Using) -> bool:
    return fighting.side_of(s, host_of(s, using)) != NOTHING


def _no_actions(s: State, using: Using) -> bool:
    """None of her minions has attempted an action in this turn of hers."""
    return s.active == using.seat and s.actions == 0


def _first_round(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.round == 1


def _later_round(s: State, using: Using) -> bool:
    return s.combat is not None and s.combat.round > 1


def _felled(s: State, using: Using) -> bool:
    """This combatant is ready, and the other is not."""
    side = fighting.side_using(s, using)
    if s.combat is None or side == NOTHING:
        return False
    one, other = find(s, s.combat.sides[side].uid), find(s, s.combat.sides[1 - side].uid)
    return one is not None and one.region == READY and (other is None or other.region != READY)


def _played_against(s: State, using: Using) -> bool:
    """This minion fights the one that plays the card which is being played."""
    side = fighting.side_of(s, using.minion)
    if s.combat is None or side == NOTHING or not s.playing:
        return False
    return s.combat.sides[1 - side].uid == s.playing[-1].minion


def _master_played(s: State, using: Using) -> bool:
    return limits.MASTER_PLAYED in s.players[using.seat].used


def _bleeding_you(s: State, using: Using) -> bool:
    action = s.action
    return action is not None and action.kind == BLEED and using.seat in action.targets


def _against_chosen(s: State, using: Using) -> bool:
    """The action is directed at the Methuselah whom the card was put against."""
    card = find(s, using.source)
    return card is not None and s.action is not None and card.chosen in s.action.targets


def _against_prey(s: State, using: Using) -> bool:
    """The action is directed at your prey."""
    return s.action is not None and prey(s, using.seat) in s.action.targets


def _with_blocker(s: State, using: Using) -> bool:
    """In the combat of the acting minion with whoever has blocked it."""
    action, combat = s.action, s.combat
    if action is None or combat is None or action.blocked_by == NOTHING:
        return False
    return {side.uid for side in combat.sides} == {action.actor, action.blocked_by}


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
    return numbers.sect(s, blocker) == ANARCH


def _not_dodged(s: State, using: Using) -> bool:
    side = fighting.side_using(s, using)
    return s.combat is not None and side != NOTHING and not strikes.is_dodged(s, s.combat, side)


def _by_bearer(s: State, using: Using) -> bool:
    """By the minion that bears the card, an ally too: what is mandatory says so itself."""
    return using.minion == host_of(s, using)


def _bearer_locked(s: State, using: Using) -> bool:
    """What unlocks it would have nothing to do otherwise: nobody is asked for nothing."""
    host = find(s, host_of(s, using))
    return host is not None and host.locked


def _bearer_exposed(s: State, using: Using) -> bool:
    """Ready, and somebody else's: there are no combats with one's own (VTES-COMBAT-01)."""
    host = find(s, host_of(s, using))
    return host is not None and host.region == READY and host.controller != using.seat


def _in_combat(s: State, using: Using) -> bool:
    return s.combat is not None


def _opponent_fell(s: State, using: Using) -> bool:
    """The last one that the bearer has fought is not ready any more."""
    host = host_of(s, using)
    fought = [note.amount for note in s.lasting if note.what == notes.FOUGHT and note.about == host]
    opponent = find(s, fought[-1]) if fought else None
    return bool(fought) and (opponent is None or opponent.region != READY)


def _anarchs_fight(s: State, using: Using) -> bool:
    """An Anarch of hers and another one."""
    fighters = [] if s.combat is None else [find(s, side.uid) for side in s.combat.sides]
    anarchs = [one for one in fighters if one is not None and sects.is_anarch(s, one)]
    return len(anarchs) == 2 and any(one.controller == using.seat for one in anarchs)


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
BY_VAMPIRE: Final = Is(SELF, VAMPIRES, "VTES-SEQ-08")  # not by an ally
BY_BEARER: Final = Fact("", _by_bearer)
NOT_IN_COMBAT: Final = Fails(Fact("in-combat", _in_combat))
BEARER_LOCKED: Final = Fact("", _bearer_locked)
OPPONENT_FELL: Final = Fact("opponent-fell", _opponent_fell)
THREE_DISCIPLINES: Final = Fact("three-disciplines", _three_disciplines)
ANARCHS_FIGHT: Final = Fact("anarchs-fight", _anarchs_fight)
BEARER_BUSY: Final = Fact("bearer-busy", _bearer_busy)
NO_ACTION: Final = Fact("no-action", _no_action)
BEARER_EXPOSED: Final = Fact("", _bearer_exposed, "VTES-COMBAT-01")
AS_REFERENDUM: Final = Fact("as-referendum", _as_referendum)
BLEEDING_YOU: Final = Fact("bleeding-you", _bleeding_you)
AGAINST_CHOSEN: Final = Fact("against-chosen", _against_chosen)
AGAINST_PREY: Final = Fact("against-prey", _against_prey)
WITH_BLOCKER: Final = Fact("with-blocker", _with_blocker)
CALLED_BY_BEARER: Final = Fact("", _called_by_bearer)  # the trait says so
AFTER_ANARCHS_BLOCK: Final = Fact("after-anarchs-block", _after_block)
NOT_DODGED: Final = Fact("not-dodged", _not_dodged)
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
CLOSE_RANGE: Final = Fact("close", _close)
LONG_RANGE: Final = Fact("long", _long)
OF_BLOCK: Final = Fact("of-block", _of_block)
FIRST_BLOCK: Final = Fact("first-block", _first_block)
BEARER_FIGHTS: Final = Fact("", _bearer_fights)
NO_ACTIONS: Final = Fact("no-actions", _no_actions)
FIRST_ROUND: Final = Fact("first-round", _first_round)
LATER_ROUND: Final = Fact("later-round", _later_round)
FELLED: Final = Fact("felled", _felled)
PLAYED_AGAINST: Final = Fact("", _played_against)
MASTER_PLAYED: Final = Fact("master-played", _master_played)


class Equips(Condition):
    """The action takes such equipment, from hand or from another minion (VTES-ACT-12)."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-equips", parts={"which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        if action is not None and action.kind == EQUIP:
            taken = [one.kind for one in s.cards if one.uid in action.items]
            for kind in (action.card, *taken):
                if kind != NOTHING and self.which.fits_kind(s, using, s.pool.cards[kind]):
                    return None
        return Refusal(RuleId(CARD_SAYS))


class Performed(Condition):
    """Such a minion has performed the action that is going on, successfully.

    `clan`: an action whose card requires a vampire of that clan (VTES-SEQ-08).
    """

    def __init__(self, which: Which, clan: str = "") -> None:
        self.which = which
        self.clan = clan

    def phrase(self) -> Phrase:
        parts = {"which": self.which}
        if not self.clan:
            return Phrase("vtes-when-performed", None, parts)
        return Phrase("vtes-when-performed-requiring", None, parts, clan=f"vtes-clan-{self.clan}")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        actor = None if action is None else find(s, action.actor)
        if action is None or actor is None or not action.successful:
            return Refusal(RuleId(CARD_SAYS))
        fits = self.which.fits(s, using, actor) and (not self.clan or self._requires(s, action.card))
        return None if fits else Refusal(RuleId(CARD_SAYS))

    def _requires(self, s: State, kind: int) -> bool:
        clans = [] if kind == NOTHING else s.pool.cards[kind].clans
        return any(s.pool.clans[clan] == self.clan for clan in clans)


class HasEquipped(Condition):
    """Such a minion has successfully equipped with such a card from hand: what the card is there counts."""

    def __init__(self, who: Which, which: Which) -> None:
        self.who = who
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-has-equipped", parts={"who": self.who, "which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        action = s.action
        actor = None if action is None else find(s, action.actor)
        if action is None or actor is None or action.kind != EQUIP or action.card == NOTHING:
            return Refusal(RuleId(CARD_SAYS))
        equipped = self.which.fits_kind(s, using, s.pool.cards[action.card])
        fits = action.successful and equipped and self.who.fits(s, using, actor)
        return None if fits else Refusal(RuleId(CARD_SAYS))


class HasHunted(Condition):
    """Such a minion has hunted successfully: it has gained blood by it."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-has-hunted", parts={"which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        actor = None if s.action is None else find(s, s.action.actor)
        hunted = actor is not None and notes.noted(s, notes.HAS_HUNTED, actor.uid)
        fits = hunted and actor is not None and self.which.fits(s, using, actor)
        return None if fits else Refusal(RuleId(CARD_SAYS))


class Alone(Condition):
    """Not in an action in which a card of that name has been played."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-none-played", parts={"which": self.which})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        played = () if s.action is None else s.action.played
        forbidden = any(self.which.fits_kind(s, using, s.pool.cards[kind]) for _, kind in played)
        return Refusal(RuleId(CARD_SAYS)) if forbidden else None


class Once(Condition):
    """A minion plays the card once, for as long as `effects.later.Remember` holds: in this way, or at all.

    `whom`: whom a use in play remembers instead.
    """

    remembers = True

    def __init__(self, slug: str, *, any_use: bool = False, whom: Named | None = None) -> None:
        self.slug = slug  # `vtes-when-one-…`: how long that is
        self.any_use = any_use
        self.whom = whom

    def phrase(self) -> Phrase:
        return Phrase(f"vtes-when-one-{self.slug}")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        about = using.minion if self.whom is None else self.whom.uid(s, using)
        for effect in s.lasting:
            if (
                effect.what == notes.PLAYED
                and effect.about == about
                and effect.kind == using.kind
                and (self.any_use or effect.amount == using.index)
            ):
                return Refusal(RuleId(CARD_SAYS))
        return None


class InflictedMore(Condition):
    """More damage by its strikes in this round than the opponent's have inflicted (VTES-DMG-05)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-inflicted-more")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        where, minion = fighting.side_using(s, using), find(s, using.minion)
        if s.combat is None or where == NOTHING or minion is None or minion.wounded:
            return Refusal(RuleId("VTES-COMBAT-11"))
        if not is_vampire(s, minion):
            return Refusal(RuleId("VTES-SEQ-08"))
        more = s.combat.sides[where].inflicted > s.combat.sides[1 - where].inflicted
        return None if more else Refusal(RuleId(CARD_SAYS))
