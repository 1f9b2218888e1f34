"""Effects as sentences, and how sentences follow each other."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.card_words.arguments import EffectArguments
from noctuary.games.buffy.card_words.grammar import tidy
from noctuary.games.buffy.pieces import Ability, Effect, Target
from noctuary.text.words import sentence

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
        assert isinstance(effect, Block)
        assert isinstance(before, Block)
        named, told = self.whom(effect, ability), told.removesuffix(".")
        same = effect.target == before.target and effect.target in _ONE_AND_THE_SAME
        listing = self.say("buffy-sentences-and", before="", after="")
        if same and _begin_with(named, told, text) and listing not in told and listing not in text:
            return self.say("buffy-sentences-and", before=told, after=text.removeprefix(named).lstrip())
        lasting = self.say(f"buffy-first-{effect.until.name.lower()}")
        if lasting and _begin_with(lasting, told, text):
            return self.say("buffy-sentences-both", before=told, after=text.removeprefix(lasting))
        return ""

    def effect(self, effect: Effect, ability: Ability) -> str:
        assert isinstance(effect, Block)
        message, words = effect.phrase(self)
        return tidy(self.language, self.say(message, **{**self.about(effect, ability), **words}))


def _begin_with(start: str, *texts: str) -> bool:
    return all(text.startswith((start, sentence(start))) for text in texts)
