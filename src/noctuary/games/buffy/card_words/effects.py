"""Effects as sentences: which message says it, and how sentences follow each other."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Effect, Player, Target, Until
from noctuary.games.buffy.card_words.arguments import EffectArguments, about_challenges
from noctuary.games.buffy.card_words.grammar import tidy
from noctuary.games.buffy.kinds import ITEM, SKILL
from noctuary.kernel.move import NOTHING
from noctuary.text.words import sentence

# The words of `what` that make a message of their own.
_WHAT: Final = {
    v.FORBID: v.FORBID_SLUGS,
    v.DESTINY: v.DESTINY_SLUGS,
    v.SET_TIME: v.TIME_SLUGS,
    v.ASCEND: v.ASCEND_SLUGS,
    v.CANCEL: v.CANCEL_SLUGS,
}
_ONE_AND_THE_SAME: Final = (Target.THIS, Target.MAIN, Target.FOE)


class Effects(EffectArguments):
    """Abilities and their effects in sentences."""

    def ability(self, ability: Ability) -> str:
        first, *others = self.effects(ability)
        opening = self.opening(ability)
        if not opening:
            return " ".join([sentence(first), *others])
        message = "buffy-ability-then" if self._reads_on(ability) else "buffy-ability"
        return tidy(self.language, self.say(message, start=opening, effects=" ".join([first, *others])))

    def _reads_on(self, ability: Ability) -> bool:
        """ "If it is night, …": one effect that is neither paid for nor used reads on after a comma."""
        used = ability.timings and not self._told_otherwise(ability)
        return len(ability.effects) == 1 and not (used or ability.costs or ability.may)

    def effects(self, ability: Ability) -> list[str]:
        """A sentence for each effect, with a capital from the second on; two about the same may be one."""
        found: list[str] = []
        for place, effect in enumerate(ability.effects):
            text = self.effect(effect, ability)
            joined = place and self._joined(found[-1], ability.effects[place - 1], text, effect, ability)
            if joined:
                found[-1] = joined
            else:
                found.append(sentence(text) if place else text)
        return found

    def _joined(self, told: str, before: Effect, text: str, effect: Effect, ability: Ability) -> str:
        """ "The bearer … and …", "Until the end of the turn, …; …": nothing is said twice. Or nothing."""
        named, told = self.whom(effect, ability), told.removesuffix(".")
        same = effect.target == before.target and effect.target in _ONE_AND_THE_SAME
        listing = self.say("buffy-sentences-and", before="", after="")
        if same and _begin_with(named, told, text) and listing not in told and listing not in text:
            return self.say("buffy-sentences-and", before=told, after=text.removeprefix(named).lstrip())
        lasting = self.say(f"buffy-first-{Until(effect.until).name.lower()}")
        if lasting and _begin_with(lasting, told, text):
            return self.say("buffy-sentences-both", before=told, after=text.removeprefix(lasting))
        return ""

    def effect(self, effect: Effect, ability: Ability) -> str:
        message = f"buffy-effect-{v.OP_SLUGS[effect.op]}{_variant(effect)}"
        return tidy(self.language, self.say(message, **self.arguments(effect, ability)))


def _variant(effect: Effect) -> str:
    """Some primitives read differently by what they are told."""
    op, what = effect.op, effect.what
    if op in _WHAT:
        return f"-{_WHAT[op][what]}"
    if op == v.BOOST:
        return "-per" if effect.counted is not None or what != NOTHING else ""
    if op == v.CHANGE_GOAL:
        return "-reward" if what == v.AMOUNT_REWARD else ""
    if op == v.CHANGE_DRAW:
        return "-cap" if effect.fixed else ""
    if op == v.REVEAL:
        return "-deck" if effect.zone_from == v.ZONE_DECK else "-hand"
    if op == v.WAIVE_REQUIREMENT:
        if about_challenges(effect):
            return "-challenge"
        return "" if effect.target == Target.NONE else "-character"
    if op == v.DISCARD_CARDS:
        return "-looking" if what == v.CHOICE_USER and effect.player != Player.YOU else ""
    if op == v.CRYPT and effect.zone_from in (v.ZONE_HAND, v.ZONE_DISCARD):
        return f"-{v.ZONE_SLUGS[effect.zone_from]}"
    if op in (v.FATIGUE, v.REFRESH, v.CRYPT, v.RETURN_TO_HAND) and effect.card_type in (SKILL, ITEM):
        return "-card"
    return ""


def _begin_with(start: str, *texts: str) -> bool:
    return all(text.startswith((start, sentence(start))) for text in texts)
