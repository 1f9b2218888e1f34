"""The uses of a card in words: when and by whom, what it costs, what it does, how often."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.games.vtes.blocks.conditions import ByOthers, HasAll, OnlyVampires
from noctuary.games.vtes.blocks.effects.play import BurnThis
from noctuary.games.vtes.card import StrikeOf, UseOf
from noctuary.games.vtes.card_phrases import CardPhrases, lower_first
from noctuary.games.vtes.kinds import (
    ACTION_CARDS,
    ANNOUNCED,
    BLEED,
    COMBAT,
    COMBAT_ENDING,
    DAMAGE,
    DISCARD,
    DISCIPLINE_CODES,
    DURING_ACTION,
    END_OF_ROUND,
    ENTER_COMBAT,
    EQUIP,
    EVENT,
    HUNT,
    MANEUVERS,
    MASTER,
    ON_CARD,
    POLITICS,
    POLLING,
    PRESS,
    STRIKE,
    SUPERIOR,
    TYPE_SLUGS,
    WINDOW_SLUGS,
    WOULD_SUCCEED,
)
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import has
from noctuary.text.words import sentence

# Windows that the type of the card, or its effect, already says.
_USUAL: Final = (DURING_ACTION, DURING_ACTION | 1 << ANNOUNCED)
_SAID_BY_EFFECT: Final = 1 << STRIKE | 1 << MANEUVERS | 1 << PRESS | 1 << DAMAGE
_MOST_WINDOWS: Final = 2  # more than that are not told one by one
# Conditions that say their window too, or that are said together with something else.
_YOUR_PHASE: Final = "vtes-when-your-phase"
_NOT_YOURS: Final = "vtes-when-not-yours"
_VAMPIRE: Final = "vtes-when-vampire"
_WINDOW_OF: Final = {
    "vtes-when-political": POLLING,
    "vtes-when-bleed-would-succeed": WOULD_SUCCEED,
    "vtes-when-undirected": ANNOUNCED,
}


class Told(NamedTuple):
    """A use in words: its marks, the type it is played as if the card has several, and the rest."""

    marks: str
    kind: str
    text: str


class UseTexts(CardPhrases):
    """The uses of one card in one language."""

    def uses(self) -> list[str]:
        """One line for each; uses that differ only by their type, or only by their level, share one."""
        found: list[Told] = []
        for use in self.card.uses:
            told = self.told(use)
            if not told.text:
                continue
            for at, one in enumerate(found):
                both = self._folded(one, told)
                if both is not None:
                    found[at] = both
                    break
            else:
                found.append(told)
        return [self._line(told) for told in found]

    def _folded(self, one: Told, other: Told) -> Told | None:
        if one.text != other.text:
            return None
        if one.kind == other.kind:
            return one if one.marks == other.marks else one._replace(marks=f"{one.marks} / {other.marks}")
        kinds = [one.kind, other.kind]
        return one._replace(kind=self.any_of(kinds)) if one.marks == other.marks else None

    def _line(self, told: Told) -> str:
        text = self.say("vtes-text-as", type=told.kind, text=told.text) if told.kind else told.text
        return f"{told.marks} {text}".strip()

    def told(self, use: UseOf) -> Told:
        """Nothing is told of a use that goes without saying."""
        if self._goes_without_saying(use):
            return Told("", "", "")
        kind = ""
        if use.types and use.types != self.card.types:
            kind = self.say(f"vtes-type-{TYPE_SLUGS[use.types.bit_length() - 1]}")
        burnable = self._burnable(use)
        if burnable:
            return Told("", kind, burnable)
        if use.by_active:
            return Told("", kind, self._levy(use))
        when = self._when(use)
        if use.in_play and use.action is None and when:
            told = self._paid(use, when)
        else:
            only = [self.say("vtes-text-only", when=", ".join(when))] if when else []
            told = " ".join([*only, self._paid(use)])
        if use.action is not None and not use.optional:
            return Told("", kind, self.say("vtes-text-must-act", text=lower_first(told)))
        parts = (*self._by_whom(use), told, *self._afterwards(use))
        return Told(self.marks(use), kind, " ".join(part for part in parts if part))

    def _levy(self, use: UseOf) -> str:
        """What each Methuselah does in her own phase, whoever controls the card (VTES-SEQ-14)."""
        when = sentence(", ".join(self._when(use)))
        return self.say("vtes-text-levy", when=when, text=", ".join(self.forms(use.effects, "she")))

    def in_short(self, use: UseOf) -> str:
        """Just what it does, to tell it from the other uses."""
        return f"{self.marks(use)} {self._paid(use)}".strip()

    def _goes_without_saying(self, use: UseOf) -> bool:
        """Equipment is there to be equipped with, at its cost and nothing else (VTES-ACT-12, VTES-ACT-13).

        What a card grants is told by the effect that grants it.
        """
        if use.granted:
            return True
        action = use.action
        plain = not use.level and not use.conditions and use.target is None and len(use.effects) <= 1
        return plain and not use.in_play and action is not None and EQUIP <= action.kind < POLITICS

    def _burnable(self, use: UseOf) -> str:
        """Minions can burn the card by an action: what many cards have, and what else comes of it."""
        burns = bool(use.effects) and isinstance(use.effects[-1], BurnThis)
        anybody = all(isinstance(condition, (ByOthers, OnlyVampires)) for condition in use.conditions)
        if not (burns and anybody and use.in_play and use.by_anyone and use.action is not None):
            return ""
        who = "vtes-text-burnable"
        if any(isinstance(condition, OnlyVampires) for condition in use.conditions):
            who = "vtes-text-burnable-by-vampires"
        elif use.conditions and self.card.stays == ON_CARD:
            who = "vtes-text-burnable-on"
        return " ".join([self.say(who, pool=use.pool), *self.phrases(use.effects[:-1])])

    def marks(self, use: UseOf) -> str:
        """`[dom]`, `[DOM]`: the Discipline and the level at which it is needed (VTES-SEQ-09)."""
        combined = [one for one in use.conditions if isinstance(one, HasAll)]
        if combined:
            return "".join(f"[{DISCIPLINE_CODES[which]}]" for which in combined[0].disciplines)
        if use.in_play or not use.level:
            return ""
        needed = self.card.disciplines if self.card.all_disciplines else []
        if use.discipline != NOTHING:
            needed = [use.discipline]
        codes = [DISCIPLINE_CODES[which] for which in needed]
        return "".join(f"[{code.upper() if use.level == SUPERIOR else code}]" for code in codes)

    # -- when, and by whom ----------------------------------------------------------------------------

    def _when(self, use: UseOf) -> list[str]:
        """Its window and its conditions, the same thing not twice."""
        phrases = [one for one in (condition.phrase() for condition in use.conditions) if one is not None]
        messages = [str(phrase.message) for phrase in phrases]
        dropped = {_NOT_YOURS, _YOUR_PHASE} if _is_phase(use.windows) else {_NOT_YOURS}
        said = any(use.windows == 1 << _WINDOW_OF[message] for message in messages if message in _WINDOW_OF)
        found = [] if said else self._windows(use, messages)
        if use.by_others:
            found.append(self.say("vtes-text-by-others"))
        if use.needs_locked:
            found.append(self.say("vtes-text-locked-vampire" if _VAMPIRE in messages else "vtes-text-locked"))
            dropped.add(_VAMPIRE)
        return found + [
            self.phrase(phrase) for phrase in phrases if phrase.message not in dropped and has(phrase.message)
        ]

    def _windows(self, use: UseOf, messages: list[str]) -> list[str]:
        """When it can be used, unless its type or what it does says so already."""
        if use.action is not None or use.windows in _USUAL:
            return []
        types = use.types or self.card.types
        if not use.in_play and types & (MASTER | EVENT | ACTION_CARDS):
            return []
        if use.windows & ~_SAID_BY_EFFECT == 0 and (use.in_play or types & COMBAT):
            return []
        windows = use.windows & ~(1 << COMBAT_ENDING) if use.windows >> END_OF_ROUND & 1 else use.windows
        open_in = [slug for bit, slug in enumerate(WINDOW_SLUGS) if windows >> bit & 1]
        if not 1 <= len(open_in) <= _MOST_WINDOWS:
            return []
        if use.by_active:
            whose = self._whose_phase(messages)
            return [self.any_of([self.say(f"vtes-at-her-{slug}", whose=whose) for slug in open_in])]
        yours = "your-" if _YOUR_PHASE in messages and _is_phase(use.windows) else ""
        return [self.any_of([self.say(f"vtes-at-{yours}{slug}") for slug in open_in])]

    def _whose_phase(self, messages: list[str]) -> str:
        """Of each Methuselah, unless a condition says whose it is."""
        said = [f"{message}.whose" for message in messages if has(f"{message}.whose")]
        return self.say(said[0] if said else "vtes-text-levy-of-each")

    def _by_whom(self, use: UseOf) -> list[str]:
        if use.by_host:
            return [self.say("vtes-text-by-host")]
        if not use.by_anyone:
            return []
        if use.action is None:
            return [self.say("vtes-text-by-any-methuselah")]
        phrases = [condition.phrase() for condition in use.conditions]
        others = any(phrase is not None and phrase.message == _NOT_YOURS for phrase in phrases)
        return [self.say("vtes-text-by-others-minions" if others else "vtes-text-by-anyone")]

    # -- what it costs and does -------------------------------------------------------------------------

    def _paid(self, use: UseOf, when: list[str] | None = None) -> str:
        """`During your unlock phase, lock this card: gain 1 pool.`"""
        does, before = " ".join(self._does(use)), ", ".join([*(when or []), *self._cost(use)])
        if not before:
            return does
        if not does:
            return f"{sentence(before)}."
        return self.say("vtes-text-cost", cost=sentence(before), text=lower_first(does))

    def _cost(self, use: UseOf) -> list[str]:
        found: list[str] = []
        if use.locks:
            found.append(self.say("vtes-text-cost-lock"))
        if use.blood:
            found.append(self.say("vtes-text-cost-blood", amount=use.blood))
        if use.pool:
            found.append(self.say("vtes-text-cost-pool", amount=use.pool))
        if use.master_action:
            found.append(self.say("vtes-text-cost-master"))
        if use.discard_action:
            found.append(self.say("vtes-text-cost-discard"))
        if use.transfers:
            found.append(self.say("vtes-text-cost-transfers", amount=use.transfers))
        return found

    def _does(self, use: UseOf) -> list[str]:
        found = self._action(use)
        if use.target is not None:
            found += [self.say("vtes-text-target", target=one) for one in self.phrases([use.target])]
        if use.action is not None and use.action.kind == ENTER_COMBAT:
            found.append(self.say("vtes-text-enter-combat"))
        if use.strike is not None:
            found.append(self.strike(use.strike))
            found += self.phrases(use.strike.effects)
        if use.terms is not None:
            found += self.phrases([use.terms])
        effects = self.phrases(use.effects)
        if effects and use.action is not None and use.action.kind == POLITICS:
            effects = [self.say("vtes-text-passes", text=lower_first(" ".join(effects)))]
        return found + effects

    def _action(self, use: UseOf) -> list[str]:
        """How stealthy and whom it is directed at; nothing where the type of the card says it all."""
        action = use.action
        if action is None:
            return []
        by_type = action.kind == POLITICS or (EQUIP <= action.kind < POLITICS and not use.in_play)
        if by_type and action.stealth == 1 and not action.directed:
            return []
        found = [self.say("vtes-text-action", stealth=action.stealth, directed=int(action.directed))]
        if action.kind == BLEED:
            found.append(self.say("vtes-text-bleed", bleed=action.bleed))
        elif action.kind == HUNT:
            found.append(self.say("vtes-text-hunt"))
        return found + self.phrases(action.traits)

    def strike(self, strike: StrikeOf) -> str:
        parts: list[str] = []
        if strike.dodge:
            parts.append(self.say("vtes-text-strike-dodge"))
        if strike.ends:
            parts.append(self.say("vtes-text-strike-ends"))
        if strike.steals:
            parts.append(self.say("vtes-text-strike-steals", amount=strike.steals))
        if strike.strength:
            parts.append(self.say("vtes-text-strike-hand", amount=strike.damage))
        elif strike.damage:
            parts.append(self.say("vtes-text-strike-damage", amount=strike.damage))
        if strike.aggravated > 0 and strike.aggravated < strike.damage:
            parts.append(self.say("vtes-text-strike-some-aggravated", amount=strike.aggravated))
        elif strike.aggravated:
            parts.append(self.say("vtes-text-strike-aggravated"))
        if strike.ranged:
            parts.append(self.say("vtes-text-strike-ranged"))
        if strike.first:
            parts.append(self.say("vtes-text-strike-first"))
        if strike.maneuver:
            parts.append(self.say("vtes-text-strike-maneuver"))
        return self.say("vtes-text-strike", parts=", ".join(parts))

    def _afterwards(self, use: UseOf) -> list[str]:
        found = [] if use.optional else [self.say("vtes-text-mandatory")]
        if use.once and use.optional:
            found.append(self.say(f"vtes-text-once-{use.once}"))
        if use.deferred:
            found.append(self.say(f"vtes-text-deferred-{use.deferred}"))
        return found


def _is_phase(windows: int) -> bool:
    """Whether it is open in exactly one window, which is a phase."""
    return windows in [1 << phase for phase in range(DISCARD + 1)]
