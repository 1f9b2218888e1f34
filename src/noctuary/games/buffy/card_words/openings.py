"""What stands before an effect: its timing, how often, when, if, and at what cost."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy import happenings
from noctuary.games.buffy.blocks.circumstances import HappenedTo, SubjectIs, ThisHappened
from noctuary.games.buffy.card_words.grammar import Arguments, tidy
from noctuary.games.buffy.card_words.phrases import ANYTHING, Phrases
from noctuary.games.buffy.happenings import About
from noctuary.games.buffy.kinds import ACTION
from noctuary.games.buffy.pieces import Ability, Condition, Mode
from noctuary.games.buffy.vocabulary import ONCE_SLUGS
from noctuary.kernel.move import NOTHING
from noctuary.text.words import listed, sentence


class Openings(Phrases):
    """Everything that stands before the colon, or before the comma where one effect follows."""

    def opening(self, ability: Ability) -> str:
        """Timing, how often, trigger, conditions, whether one must, cost."""
        parts = []
        if ability.timings and not self._told_otherwise(ability):
            parts.append(self.timings(ability.timings))
        if ability.once:
            parts.append(self.say(f"buffy-ability-once-{ONCE_SLUGS[ability.once]}"))
        parts += self.circumstances(ability)
        if ability.may:
            parts.append(self.say("buffy-ability-if-you-wish" if ability.costs else "buffy-ability-may"))
        if ability.costs:
            parts.append(listed(self.language, [cost.phrase(self) for cost in ability.costs]))
        return sentence(tidy(self.language, ", ".join(parts)))

    def _told_otherwise(self, ability: Ability) -> bool:
        """An action's timing stands in the line under its title already; "at the end of" tells it, too."""
        if ability.mode is Mode.PLAYED or _about(ability) is About.STEP:
            return True
        return self.card.type == ACTION and ability.timings == self.card.timings

    def circumstances(self, ability: Ability) -> list[str]:
        """When it happens, and if."""
        parts = []
        if ability.trigger != NOTHING:
            parts.append(self.when(ability))
        first, *others = self.clauses(ability) or [""]
        if first:
            further = [self.say("buffy-if-further", condition=one) for one in others]
            parts.append(self.say("buffy-if", condition=listed(self.language, [first, *further])))
        return parts

    def clauses(self, ability: Ability) -> list[str]:
        """All conditions that its trigger does not tell, as clauses: "it is night"."""
        told = _told_by_the_trigger(ability)
        return [one.phrase(self) for one in ability.conditions if one is not told]

    # -- when -------------------------------------------------------------------------------------------

    def when(self, ability: Ability) -> str:
        about_challenge = _about(ability) is About.CHALLENGE
        arguments: Arguments = {
            "whom": self.phrase(ANYTHING, "one", challenge=about_challenge),
            "who": self.say("buffy-player-any"),
            "player": "other",
            "step": self.timings(ability.timings, "the") or "none",
        }
        told = _told_by_the_trigger(ability)
        if isinstance(told, HappenedTo):
            arguments["who"] = self.player(told.player)
            arguments["player"] = self.person(told.player)
        elif isinstance(told, SubjectIs):
            arguments["whom"] = self.phrase(told.which, "one", challenge=about_challenge)
        elif told is not None:
            arguments["whom"] = self.this_challenge() if about_challenge else self.this()
        return self.say(f"buffy-when-{happenings.WORDS[ability.trigger][0]}", **arguments)


def _told_by_the_trigger(ability: Ability) -> Condition | None:
    """The condition that only says whom the happening is about: "when this character moves" says it."""
    about = _about(ability)
    if about is About.NOBODY or about is About.STEP:
        return None
    about_whom = (HappenedTo,) if about is About.PLAYER else (ThisHappened, SubjectIs)
    return next((one for one in ability.conditions if isinstance(one, about_whom)), None)


def _about(ability: Ability) -> About:
    return About.NOBODY if ability.trigger == NOTHING else happenings.WORDS[ability.trigger][1]
