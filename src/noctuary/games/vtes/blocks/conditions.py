"""What must be true for a use, a trait or a conditional effect: built from which cards and how many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.amounts import Amount, amount
from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.pointing import ACTOR, BLOCKER, OPPONENT, SELF
from noctuary.games.vtes.blocks.which import Named, Which
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Condition, Phrase, Using
from noctuary.games.vtes.kinds import ACTION_SLUGS, BASIC, BLEED, DISCIPLINE_CODES, EQUIP, SUPERIOR
from noctuary.games.vtes.rules import requirements
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
        enough = bleeding_you(s, using) and numbers.action_bleed(s) >= self.amount
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


def bleeding_you(s: State, using: Using) -> bool:
    action = s.action
    return action is not None and action.kind == BLEED and using.seat in action.targets


BY_VAMPIRE: Final = Is(SELF, VAMPIRES, "VTES-SEQ-08")  # not by an ally


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
