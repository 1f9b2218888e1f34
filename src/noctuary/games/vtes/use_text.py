"""One use of a card in words, taken apart: when and by whom, what it costs, what it does, how often.

What the uses of a card have in common is said once: `played_text.py` and `in_play_text.py` put them together.
"""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.games.vtes.blocks.conditions import HasAll, Is
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.pointing import THIS
from noctuary.games.vtes.blocks.states import AT_SUPERIOR
from noctuary.games.vtes.card import By, Phrase, StrikeOf, UseOf
from noctuary.games.vtes.card_phrases import CardPhrases, said, with_form, worded
from noctuary.games.vtes.kinds import (
    ACTION_CARDS,
    AFTER_ACTION,
    AFTER_COMBAT,
    ANNOUNCED,
    AS_PLAYED,
    ATTEMPT,
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
    MASTER_PHASE,
    MINION_PHASE,
    POLITICS,
    POLLING,
    PRESS,
    STRIKE,
    STRIKES_CHOSEN,
    SUPERIOR,
    UNLOCK,
    WINDOW_SLUGS,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.noun_text import lower_first
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import has
from noctuary.text.words import sentence

# Windows that the type of the card, or its effect, already says.
_USUAL: Final = (DURING_ACTION, DURING_ACTION | 1 << ANNOUNCED)
_SAID_BY_TYPE: Final = {
    MASTER: 1 << MASTER_PHASE,
    EVENT: 1 << DISCARD,
    ACTION_CARDS: 1 << MINION_PHASE,
}
_SAID_BY_EFFECT: Final = 1 << STRIKE | 1 << MANEUVERS | 1 << PRESS | 1 << DAMAGE
_DECLARED: Final = 1 << STRIKE | 1 << STRIKES_CHOSEN  # by others than the one who strikes
_MOST_WINDOWS: Final = 2  # more than that are not told one by one
_OWN: Final = ("self", "equipped", "ally", "employer")  # what its uses give is for itself or its bearer
# Conditions that say their window too, or that are said together with something else.
_YOUR_PHASE: Final = "vtes-when-your-phase"
_NOT_YOURS: Final = "vtes-when-is-this-not-of-you"
_VAMPIRE: Final = "vtes-when-is-self-vampire"
_WINDOW_OF: Final = {
    "vtes-when-political": POLLING,
    "vtes-when-before-votes": POLLING,
    "vtes-when-bleed-would-succeed": WOULD_SUCCEED,
    "vtes-when-undirected": ANNOUNCED,
    "vtes-when-after-anarchs-block": AFTER_COMBAT,
    "vtes-when-is-this-of-active": UNLOCK,
    "vtes-when-is-this-of-active-of-prey": DISCARD,
    "vtes-when-blocks": ATTEMPT,
    "vtes-when-her-phase": UNLOCK,
    "vtes-when-opponent-fell": AFTER_COMBAT,
    "vtes-when-three-disciplines": AFTER_ACTION,
    "vtes-when-performed": AFTER_ACTION,
    "vtes-when-performed-requiring": AFTER_ACTION,
    "vtes-when-has-equipped": AFTER_ACTION,
    "vtes-when-has-hunted": AFTER_ACTION,
    "vtes-when-controllers-phase": UNLOCK,
}


_AT_SUPERIOR: Final = Is(THIS, AT_SUPERIOR).key()


class Clause(NamedTuple):
    """A sentence of what a use does, and the phrase it was made from: two levels are compared by it."""

    text: str
    phrase: Phrase | None = None


class UseTexts(CardPhrases):
    """The uses of one card in one language, each by itself."""

    def in_short(self, use: UseOf) -> str:
        """Just what it costs and does, to tell it from the other uses."""
        does = self.directed(use, self.joined(self.does(use)))
        cost = [self.phrase(one) for one in self.costs(use)]
        stealth = self.stealth(use)
        if stealth:
            does = f"{self.say('vtes-text-stealth', stealth=stealth)} {does}"
        return f"{self.marks(use)} {self.after_colon(cost, does)}".strip()

    def after_colon(self, before: list[str], does: str) -> str:
        """`Lock this card, burn 1 pool: gain 1 blood.`"""
        if not before:
            return does
        start = sentence(", ".join(before))
        return self.say("vtes-text-cost", cost=start, text=lower_first(does)) if does else f"{start}."

    def joined(self, clauses: list[Clause]) -> str:
        """Sentences one after the other; bare bonuses are one: `+1 stealth and +1 bleed.`"""
        found: list[str] = []
        bonuses: list[str] = []
        for clause in clauses:
            if clause.text.startswith("+") and clause.text.count(".") == 1:
                bonuses.append(clause.text.removesuffix("."))
                continue
            if bonuses:
                found.append(f"{self.all_of(bonuses)}.")
                bonuses = []
            found.append(clause.text)
        if bonuses:
            found.append(f"{self.all_of(bonuses)}.")
        return " ".join(found)

    def marks(self, use: UseOf) -> str:
        """`[dom]`, `[DOM]`: the Discipline and the level at which it is needed (VTES-SEQ-09)."""
        combined = [one for one in use.conditions if isinstance(one, HasAll)]
        if combined:
            return combined[0].marks()
        if use.in_play or not use.level:
            return ""
        needed = self.card.disciplines if self.card.all_disciplines else []
        if use.discipline != NOTHING:
            needed = [use.discipline]
        codes = [DISCIPLINE_CODES[which] for which in needed]
        return "".join(f"[{code.upper() if use.level == SUPERIOR else code}]" for code in codes)

    # -- when -------------------------------------------------------------------------------------------

    def when(self, use: UseOf) -> list[str]:
        """Its window and its conditions, the same thing not twice."""
        self.person = "she" if use.by == By.ACTIVE else "you"
        messages = [str(phrase.message) for phrase in conditions_of(use)]
        dropped = {_YOUR_PHASE} if is_phase(use.windows) else set()
        if use.by == By.ANYONE:
            dropped.add(_NOT_YOURS)  # by other Methuselahs
        told = any(use.windows == 1 << _WINDOW_OF[message] for message in messages if message in _WINDOW_OF)
        found = [] if told else self._windows(use, messages)
        if use.by == By.OTHERS:
            found.append(self.say("vtes-text-by-others"))
        if use.even_locked:
            found.append(self.say("vtes-text-locked-or-not"))
        if use.needs_locked:
            vampire = "vampire" if _VAMPIRE in messages else self.by
            found.append(self.say("vtes-text-locked", by=vampire))
            dropped.add(_VAMPIRE)
        limits = {one.message for one in with_form(use.conditions, ".limit")}
        told_here = [one for one in said(use.conditions) if one.message not in dropped | limits]
        found += [self.phrase(phrase) for phrase in told_here]
        self.person = "you"
        return found

    def _windows(self, use: UseOf, messages: list[str]) -> list[str]:
        """When it can be used, unless its type or what it does says so already."""
        if use.action is not None or use.windows in _USUAL:
            return []
        if use.windows == 1 << AS_PLAYED and any(isinstance(one, CancelPlayed) for one in use.effects):
            return []
        types = use.types or self.card.types
        if not use.in_play and any(types & one and use.windows == at for one, at in _SAID_BY_TYPE.items()):
            return []
        if use.windows & ~_SAID_BY_EFFECT == 0 and (use.in_play or types & COMBAT):
            return []
        windows = use.windows & ~(1 << COMBAT_ENDING) if use.windows >> END_OF_ROUND & 1 else use.windows
        if windows == _DECLARED:
            return [self.say("vtes-at-declared")]
        open_in = [slug for bit, slug in enumerate(WINDOW_SLUGS) if windows >> bit & 1]
        if not 1 <= len(open_in) <= _MOST_WINDOWS:
            return []
        if use.by == By.ACTIVE:
            whose = self._whose_phase(messages)
            return [self.any_of([self.say(f"vtes-at-her-{slug}", whose=whose) for slug in open_in])]
        yours = "your-" if _YOUR_PHASE in messages and is_phase(use.windows) else ""
        return [self.any_of([self.say(f"vtes-at-{yours}{slug}") for slug in open_in])]

    def _whose_phase(self, messages: list[str]) -> str:
        """Of each Methuselah, unless a condition says whose it is."""
        whose = [f"{message}.whose" for message in messages if has(f"{message}.whose")]
        return self.say(whose[0] if whose else "vtes-text-levy-of-each")

    # -- what it costs and does -------------------------------------------------------------------------

    def costs(self, use: UseOf) -> list[Phrase]:
        """Each reads as a clause (`lock this card`); after “can”, as its form `.to`."""
        found: list[Phrase] = []
        if use.locks:
            found.append(Phrase("vtes-text-cost-lock"))
        if use.blood:
            found.append(Phrase("vtes-text-cost-blood", {"amount": use.blood}))
        if use.pool:
            found.append(Phrase("vtes-text-cost-pool", {"amount": use.pool}))
        if use.master_action:
            found.append(Phrase("vtes-text-cost-master"))
        if use.discard_action:
            found.append(Phrase("vtes-text-cost-discard"))
        if use.transfers:
            found.append(Phrase("vtes-text-cost-transfers", {"amount": use.transfers}))
        return found

    def does(self, use: UseOf, *, chosen: bool = False) -> list[Clause]:
        """What it does, sentence by sentence; `chosen`: what it chooses has been told already."""
        action, found = use.action, []
        if action is not None and action.kind == BLEED:
            found.append(Clause(self.say("vtes-text-bleed", bleed=action.bleed)))
        elif action is not None and action.kind == HUNT:
            found.append(Clause(self.say("vtes-text-hunt")))
        if action is not None:
            found += [Clause(one) for one in self.phrases(action.traits)]
            found += [Clause(sentence(self.phrase(one)), one) for one in said(action.announced)]
        struck = self._struck(use)
        found += self._chooses(use) if not chosen and not struck else []
        if use.strike is not None:
            by_hand = self.strike(use.strike, hand=not use.in_play, struck=struck)
            found.append(Clause(by_hand, Phrase("vtes-text-strike")))
            found += [Clause(self.say(one)) for one in strike_rules(use.strike)]
            told = said(use.strike.effects)[1 if struck else 0 :]
            found += [] if use.strike.says else self._clauses(use, told)
        if use.terms is not None:
            found += [Clause(one) for one in self.phrases([use.terms])]
        effects = self._effects(use, chosen=chosen)
        if effects and action is not None and action.kind == POLITICS:
            passes = lower_first(" ".join(effect.text for effect in effects))
            return [*found, Clause(self.say("vtes-text-passes", text=passes))]
        return found + effects

    def _effects(self, use: UseOf, *, chosen: bool) -> list[Clause]:
        """Where the first effect can name what is chosen, it does: `Lock a minion.`"""
        phrases = said(use.effects)
        fights = use.action is not None and use.action.kind == ENTER_COMBAT  # the action names it already
        if chosen or fights or not self.names_target(use):
            return self._clauses(use, phrases)
        target = self.phrases([use.target])[0] if use.target is not None else ""
        first = Clause(sentence(self.phrase(phrases[0], ".on", target=target)), phrases[0])
        return [first, *self._clauses(use, phrases[1:])]

    def names_target(self, use: UseOf) -> bool:
        phrases = said(use.effects)
        named = use.target is not None and bool(said([use.target]))
        return named and bool(phrases) and has(f"{phrases[0].message}.on")

    def _chooses(self, use: UseOf) -> list[Clause]:
        if use.target is None or not said([use.target]):
            return []
        target = self.phrases([use.target])[0]
        if use.action is not None and use.action.kind == ENTER_COMBAT:
            return [Clause(self.say("vtes-text-enter-combat", target=target))]
        return [] if self.names_target(use) else [Clause(self.say("vtes-text-target", target=target))]

    def _clauses(self, use: UseOf, phrases: list[Phrase]) -> list[Clause]:
        """A bonus says whose it is where it is not that of the minion which plays the card."""
        who = ""
        if use.by == By.OTHERS or use.in_play:
            of_actor = any(str(one.message).startswith("vtes-when-acts") for one in conditions_of(use))
            its_own = use.in_play and self.bearer in _OWN and not of_actor
            who = "it" if its_own and use.blood else "bearer" if its_own else "actor"
        return [
            Clause(sentence(self.phrase(one, ".gets", who=who)), one)
            if who and has(f"{one.message}.gets")
            else Clause(sentence(self.phrase(one)), one)
            for one in phrases
        ]

    def directed(self, use: UseOf, text: str) -> str:
        """`(D)` before what a directed action does (VTES-ACT-07)."""
        directed = use.action is not None and use.action.directed
        return self.say("vtes-text-directed", text=text) if directed else text

    def stealth(self, use: UseOf) -> int:
        """What its type does not say: political actions and equipping have +1 (VTES-POL-01, VTES-ACT-12)."""
        action = use.action
        if action is None or (EQUIP <= action.kind <= POLITICS and action.stealth == 1):
            return 0
        return action.stealth

    def _struck(self, use: UseOf) -> str:
        """What a strike does to the card that is chosen with it: `burn an equipment`."""
        first = said(use.strike.effects)[:1] if use.strike is not None else []
        if use.target is None or not first or not has(f"{first[0].message}.strike"):
            return ""
        return self.phrase(first[0], ".strike", target=self.phrases([use.target])[0])

    def strike(self, strike: StrikeOf, form: str = "", *, hand: bool = False, struck: str = "") -> str:
        """`hand`: with nothing but hands, where strength is asked for."""
        told = [struck] if struck else []
        ranged, parts = int(strike.ranged), ", ".join([*told, *self._strike_parts(strike, hand)])
        return self.say(f"vtes-text-strike{form}", ranged=ranged, parts=parts)

    def _strike_parts(self, strike: StrikeOf, hand: bool) -> list[str]:
        parts: list[str] = []
        if strike.dodge:
            parts.append(self.say("vtes-text-strike-dodge"))
        if strike.ends:
            parts.append(self.say("vtes-text-strike-ends"))
        if strike.steals:
            parts.append(self.say("vtes-text-strike-steals", amount=strike.steals))
        whole = strike.aggravated < 0 or strike.aggravated >= strike.damage > 0
        if strike.strength:
            wording = "vtes-text-strike-by-hand" if hand else "vtes-text-strike-hand"
            wording = "vtes-text-strike-with-weapon" if strike.with_weapon else wording
            parts.append(self.say(wording, amount=strike.damage, aggravated=int(whole)))
        elif strike.damage:
            parts.append(self.say("vtes-text-strike-damage", amount=strike.damage, aggravated=int(whole)))
        if strike.aggravated > 0 and not whole:
            parts.append(self.say("vtes-text-strike-some-aggravated", amount=strike.aggravated))
        if strike.says:
            parts.append(self.say(strike.says))
        if strike.first:
            parts.append(self.say("vtes-text-strike-first"))
        if strike.only_far:
            parts.append(self.say("vtes-text-strike-only-far"))
        if strike.maneuver:
            parts.append(self.say("vtes-text-strike-maneuver", near=int(strike.only_near)))
        return parts


def strike_rules(strike: StrikeOf) -> list[str]:
    """What else holds for it, each a sentence."""
    said = {
        "vtes-text-strike-undodgeable": strike.undodgeable,
        "vtes-text-strike-past-fortitude": strike.past_fortitude,
        "vtes-text-strike-blunts-weapons": strike.blunts_weapons,
        "vtes-text-strike-wears": strike.wears,
    }
    return [message for message, holds in said.items() if holds]


def is_for_superior(use: UseOf) -> bool:
    """A use in play of a card that was played at superior."""
    return use.in_play and any(one.key() == _AT_SUPERIOR for one in use.conditions)


def is_phase(windows: int) -> bool:
    """Whether it is open in exactly one window, which is a phase."""
    return windows in [1 << phase for phase in range(DISCARD + 1)]


def conditions_of(use: UseOf) -> list[Phrase]:
    """What its conditions say, whether or not there is more to say of them than whose phase it is."""
    found = [condition.phrase() for condition in use.conditions]
    return [worded(one) for one in found if one is not None]
