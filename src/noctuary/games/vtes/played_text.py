"""The ways of playing a card in words: what all share stands once, a higher level says what it adds."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby, pairwise
from typing import Final

from noctuary.games.vtes.card import Effect, Phrase, UseOf
from noctuary.games.vtes.card_phrases import said, with_form
from noctuary.games.vtes.kinds import BLEED, EMPLOY, EQUIP, EVENT, LOCATION, POLITICS, TYPE_SLUGS
from noctuary.games.vtes.noun_text import lower_first
from noctuary.games.vtes.told import (
    Told,
    aims,
    does_the_same,
    is_higher,
    is_nothing,
    is_sum,
    left_out,
    same,
    used_disciplines,
    way,
)
from noctuary.games.vtes.use_text import Clause, UseTexts, is_for_superior
from noctuary.text.catalogue import has
from noctuary.text.words import sentence

_ENTERS: Final = "vtes-effect-put-in-play"
_EMPLOYS: Final = "vtes-effect-put-on-self"  # what a retainer is there for


class PlayedTexts(UseTexts):
    """How one card is played, in one language."""

    def shared(self) -> list[str]:
        """What holds for all ways of playing it."""
        told = self._told
        if not told:
            return []
        if self._adds_up:
            when = [one for one in told[0].when if all(one in other.when for other in told)]
            plain = self.directed(told[0].use, self._plain(told[0].use))
            return [*self._only(when), self.say("vtes-text-several"), *([plain] if plain else [])]
        found: list[str] = []
        if same(one.stealth for one in told) and told[0].stealth:
            found.append(self.say("vtes-text-stealth", stealth=told[0].stealth))
        when = [one for one in told[0].when if all(one in other.when for other in told)]
        found += self._only(when)
        return found + [one for one in told[0].after if all(one in other.after for other in told)]

    def played(self) -> list[str]:
        """A line for each way of playing it, the levels of a Discipline in their order."""
        told = self._own_parts(self._told)
        if self._adds_up:
            return [self._added(one) for one in told]
        lines: list[str] = []
        before: list[Told] = []
        for modes in self._ways(told):
            if does_the_same(before, modes):
                if not self._changes_at_superior():
                    lines[-1] = (
                        f"{before[0].marks} / {modes[0].marks}{lines[-1].removeprefix(before[0].marks)}"
                    )
                continue
            lines.append(self._line(modes, before))
            before = modes
        return [line for line in lines if line]

    def at_superior(self) -> list[str]:
        """What playing it at superior changes of what it does in play: after the rest, as cards have it."""
        ways = self._ways(self._own_parts(self._told))
        changes = self._changes_at_superior()
        return [
            f"{higher[0].marks} {self._above(', '.join(changes))}"
            for lower, higher in pairwise(ways)
            if changes and does_the_same(lower, higher)
        ]

    def _ways(self, told: list[Told]) -> list[list[Told]]:
        """Uses with the same marks and conditions are ways of one line."""
        return [list(group) for _, group in groupby(told, key=way)]

    # -- taking apart ---------------------------------------------------------------------------------

    @cached_property
    def _told(self) -> list[Told]:
        """Uses that differ only by their type are one; those that go without saying are none."""
        uses = [use for use in self.card.uses if not use.in_play and not use.granted]
        if self._adds_up:
            uses = [use for use in uses if len(used_disciplines(use)) == 1]
        found: list[Told] = []
        for use in uses:
            if self._goes_without_saying(use):
                continue
            told = self._tell(use)
            at = next((at for at, one in enumerate(found) if self._both(one, told) is not None), None)
            if at is None:
                found.append(told)
            else:
                found[at] = self._both(found[at], told) or told
        whole = {kind for one in found for kind in one.kinds}
        if all(set(one.kinds) == whole for one in found):
            found = [one._replace(kinds=()) for one in found]
        return found

    def _both(self, one: Told, other: Told) -> Told | None:
        """Two uses as one: those that differ only by the type, or by whether their minion is locked."""
        if one.texts != other.texts:
            return None
        same = other._replace(use=one.use, clauses=one.clauses)
        if same._replace(kinds=one.kinds) == one:
            return one._replace(kinds=one.kinds + other.kinds)
        unlocked = tuple(part for part in other.when if part != self.say("vtes-text-locked"))
        if other.use.needs_locked and same._replace(when=unlocked) == one:
            return one._replace(when=(*one.when, self.say("vtes-text-locked-or-not")))
        return None

    def _tell(self, use: UseOf) -> Told:
        kinds: tuple[str, ...] = ()
        if use.types and use.types != self.card.types:
            kinds = (self.say(f"vtes-type-{TYPE_SLUGS[use.types.bit_length() - 1]}"),)
        clauses = self.does(use)
        if use.action is not None and use.action.kind in (EQUIP, EMPLOY):
            clauses = [one for one in clauses if one.phrase is None or one.phrase.message != _EMPLOYS]
        cost = [self.phrase(one) for one in self.costs(use)]
        if cost and clauses:
            clauses[0] = Clause(self.after_colon(cost, clauses[0].text))
        after = [self.phrase(one, ".limit") for one in with_form(use.conditions, ".limit")]
        if use.once:
            after.append(f"{sentence(self.say(f'vtes-text-once-{use.once}'))}.")
        if use.deferred:
            after.append(self.say(f"vtes-text-deferred-{use.deferred}"))
        return Told(
            use,
            self.marks(use),
            kinds,
            tuple(self.when(use)),
            self.stealth(use),
            () if self._just_enters(use) else tuple(clauses),
            tuple(after),
        )

    def _goes_without_saying(self, use: UseOf) -> bool:
        """Equipment is there to be equipped with, at its cost and nothing else (VTES-ACT-12, VTES-ACT-13)."""
        action = use.action
        plain = not use.level and not use.conditions and use.target is None and len(use.effects) <= 1
        return plain and action is not None and EQUIP <= action.kind < POLITICS

    def _just_enters(self, use: UseOf) -> bool:
        """That a location or an event is put in play goes without saying; so does where equipment, retainers
        and allies go."""
        phrases = said(use.effects)
        enters = [one.message == _ENTERS and is_nothing(one.parts["amount"]) for one in phrases]
        by_itself = bool(self.card.keywords & LOCATION or self.card.types & EVENT)
        arrives = use.action is not None and EQUIP <= use.action.kind < POLITICS
        placed = all(effect.places for effect in use.effects)
        return (arrives and placed) or (by_itself and enters == [True] and use.target is None)

    def _own_parts(self, told: list[Told]) -> list[Told]:
        """Without what they share."""
        if not told:
            return []
        stealth = told[0].stealth if same(one.stealth for one in told) else 0
        return [
            one._replace(
                when=tuple(part for part in one.when if not all(part in other.when for other in told)),
                after=tuple(part for part in one.after if not all(part in other.after for other in told)),
                stealth=0 if stealth else one.stealth,
            )
            for one in told
        ]

    # -- lines ------------------------------------------------------------------------------------------

    def _line(self, modes: list[Told], before: list[Told]) -> str:
        """Ways with the same marks are one line: `[cel] Press, or maneuver.`"""
        first = modes[0]
        above = self._compared(before, modes) if is_higher(before, modes) else ""
        body = above or self._each_way(modes)
        kind = [self.say("vtes-text-as", type=self.any_of(first.kinds))] if first.kinds else []
        same_kind = above and before[0].kinds == first.kinds
        parts = [first.marks, *([] if same_kind else kind), body]
        return " ".join(part for part in parts if part) if body else ""

    def _each_way(self, modes: list[Told]) -> str:
        """When they can be played, once for all of them; then what each does."""
        if len(modes) == 1:
            return self._whole(modes[0])
        once = [one for one in modes[0].when if all(one in other.when for other in modes)]
        own = [one._replace(when=tuple(part for part in one.when if part not in once)) for one in modes]
        return " ".join([*self._only(once), self._either([self._whole(one) for one in own])])

    def _whole(self, told: Told) -> str:
        parts = self._only(told.when)
        if told.stealth:
            parts.append(self.say("vtes-text-stealth", stealth=told.stealth))
        does = self.joined(list(told.clauses))
        parts += [self.directed(told.use, does)] if does else []
        return " ".join([*parts, *told.after])

    def _only(self, when: Sequence[str]) -> list[str]:
        return [self.say("vtes-text-only", when=", ".join(when))] if when else []

    def _either(self, bodies: list[str]) -> str:
        if len(bodies) == 1:
            return bodies[0]
        one = ", ".join(
            [bodies[0].removesuffix("."), *(lower_first(body).removesuffix(".") for body in bodies[1:-1])]
        )
        return self.say("vtes-text-either", one=one, other=lower_first(bodies[-1]))

    def _above(self, change: str) -> str:
        return self.say("vtes-text-above", change=change)

    def _compared(self, lower: list[Told], higher: list[Told]) -> str:
        """What the higher level changes, if that is shorter than saying all of it again."""
        changes = {self._change(one, other) for one, other in zip(lower, higher, strict=True)}
        change = changes.pop()
        if not change or changes:
            return ""
        limits = higher[0].after[len(lower[0].after) :]
        return " ".join([self._above(change), *limits])

    def _change(self, lower: Told, higher: Told) -> str:
        """`and …`, `but …`: nothing where the two have too little in common."""
        other_limits = higher.after[: len(lower.after)] != lower.after
        if lower.when != higher.when or other_limits or aims(lower) != aims(higher):
            return ""
        if lower.texts == higher.texts:
            return self.say("vtes-text-but-stealth", stealth=higher.stealth)
        if lower.stealth != higher.stealth or not lower.texts:
            return ""
        if higher.texts[: len(lower.texts)] == lower.texts:
            rest = self.joined(list(higher.clauses[len(lower.clauses) :]))
            return self.say("vtes-text-and", text=lower_first(rest).removesuffix("."))
        omitted = left_out(lower.clauses, higher.clauses)
        if omitted is not None and has(f"{omitted.message}.omitted"):
            return self.phrase(omitted, ".omitted")
        return self._one_change(lower, higher)

    def _one_change(self, lower: Told, higher: Told) -> str:
        """One sentence is another: as its message says it, or told again where others stay the same."""
        if len(lower.texts) != len(higher.texts):
            return ""
        pairs = zip(lower.clauses, higher.clauses, strict=True)
        changes = [(was, clause) for was, clause in pairs if was.text != clause.text]
        changed = [clause for _, clause in changes]
        was, phrase = changes[0][0].phrase, changed[0].phrase
        if len(changed) != 1 or phrase is None or was is None:
            return ""
        if has(f"{phrase.message}.above") and was.message == phrase.message:
            return self.phrase(phrase, ".above")
        if len(higher.texts) == 1:
            return ""
        text = lower_first(changed[0].text).removesuffix(".")
        return self.say("vtes-text-but-with" if text.startswith("+") else "vtes-text-but", text=text)

    def _changes_at_superior(self) -> list[str]:
        """Of what the card does in play: `….superior` of its pieces."""
        effects: list[Effect] = [
            effect for use in self.card.uses if use.in_play or use.action for effect in use.effects
        ]
        found: list[Phrase] = with_form([*effects, *self.card.traits, *self.card.triggers], ".superior")
        strikes = [use.strike for use in self.card.uses if use.strike is not None and is_for_superior(use)]
        told = [self.say("vtes-text-and-strike", strike=self.strike(strike, ".to")) for strike in strikes]
        return [*(self.phrase(one, ".superior") for one in found), *told]

    # -- several Disciplines at once --------------------------------------------------------------------

    @cached_property
    def _adds_up(self) -> bool:
        """Whether several of its Disciplines can be used at once, each adding what it does alone."""
        needs = [(use, used_disciplines(use)) for use in self.card.uses]
        uses = [(use, needed) for use, needed in needs if needed]
        alone = {needed[0]: use for use, needed in uses if len(needed) == 1}
        return len(alone) < len(uses) and all(
            alone.keys() >= set(needed) and is_sum(use, [alone[one] for one in needed])
            for use, needed in uses
        )

    def _plain(self, use: UseOf) -> str:
        """The action to which each Discipline adds something."""
        action = use.action
        if action is not None and action.kind == BLEED:
            return self.say("vtes-text-bleed", bleed=0)
        return self.joined(self._chooses(use))

    def _added(self, told: Told) -> str:
        """What one of these Disciplines adds: `[obf] +1 stealth.`"""
        action = told.use.action
        if action is None:
            return f"{told.marks} {self.joined(list(told.clauses))}"
        found: list[str] = []
        if action.stealth:
            found.append(self.say("vtes-text-adds-stealth", amount=action.stealth))
        if action.bleed:
            found.append(self.say("vtes-text-adds-bleed", amount=action.bleed))
        if action.kind == BLEED:
            found += [clause.text for clause in self._chooses(told.use)]
        return " ".join([told.marks, *found, *self.phrases(told.use.effects)])
