"""What stands before an effect: its timing, how often, when, if, and at what cost."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import happenings
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Condition, Cost, Filter, Mode, Place, Whose
from noctuary.games.buffy.card_words.grammar import Arguments, tidy
from noctuary.games.buffy.card_words.phrases import ANYTHING, Phrases, person
from noctuary.games.buffy.kinds import ACTION, CHALLENGE
from noctuary.kernel.move import NOTHING
from noctuary.text.words import listed, sentence

_CHALLENGE_HAPPENINGS: Final = (
    happenings.CHALLENGE_PLACED,
    happenings.CHALLENGE_FACED,
    happenings.CHALLENGE_DEFEATED,
    happenings.CHALLENGE_FAILED,
)
# Happenings about nobody in particular, and those about a player rather than a character or challenge.
_OF_NOBODY: Final = (
    happenings.STEP_BEGAN,
    happenings.STEP_ENDED,
    happenings.TURN_BEGAN,
    happenings.TURN_ENDED,
    happenings.TIME_CHANGED,
    happenings.STAGE_BEGAN,
)
_OF_PLAYERS: Final = (
    happenings.ACTION_PLAYED,
    happenings.EVENT_PLAYED,
    happenings.DESTINY_GAINED,
    happenings.DESTINY_LOST,
    happenings.HAND_DISCARDED,
    happenings.EPISODE_PLACED,
    happenings.EPISODE_ADVANCED,
    happenings.RECYCLED,
    happenings.STACKED,
)
# Happenings of a step or stage, which the ability's timing names.
_OF_STEPS: Final = (happenings.STEP_BEGAN, happenings.STEP_ENDED, happenings.STAGE_BEGAN)
_COUNTING_CHALLENGES: Final = (v.CHALLENGES_AT_LEAST, v.CHALLENGES_AT_MOST)


class Openings(Phrases):
    """Everything that stands before the colon, or before the comma where one effect follows."""

    def opening(self, ability: Ability) -> str:
        """Timing, how often, trigger, conditions, whether one must, cost."""
        parts = []
        if ability.timings and not self._told_otherwise(ability):
            parts.append(self.timings(ability.timings))
        if ability.once:
            parts.append(self.say(f"buffy-ability-once-{v.ONCE_SLUGS[ability.once]}"))
        parts += self.circumstances(ability)
        if ability.may:
            parts.append(self.say("buffy-ability-if-you-wish" if ability.costs else "buffy-ability-may"))
        if ability.costs:
            parts.append(listed(self.language, [self.cost(cost) for cost in ability.costs]))
        return sentence(tidy(self.language, ", ".join(parts)))

    def _told_otherwise(self, ability: Ability) -> bool:
        """An action's timing stands in the line under its title already; "at the end of" tells it, too."""
        if ability.mode is Mode.PLAYED or ability.trigger in _OF_STEPS:
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
        return [self.condition(one) for one in ability.conditions if one is not told]

    # -- when -------------------------------------------------------------------------------------------

    def when(self, ability: Ability) -> str:
        about_challenge = ability.trigger in _CHALLENGE_HAPPENINGS
        arguments: Arguments = {
            "whom": self.phrase(ANYTHING, "one", challenge=about_challenge),
            "who": self.say("buffy-player-any"),
            "player": "other",
            "step": self.timings(ability.timings, "the") or "none",
        }
        told = _told_by_the_trigger(ability)
        if told is not None and told.check == v.HAPPENED_TO:
            arguments["who"] = self.player(told.player)
            arguments["player"] = person(told.player)
        elif told is not None and told.check == v.SUBJECT_IS:
            arguments["whom"] = self.phrase(told.filter or ANYTHING, "one", challenge=about_challenge)
        elif told is not None:
            arguments["whom"] = self.this_challenge() if about_challenge else self.this()
        return self.say(f"buffy-when-{happenings.HAPPENING_SLUGS[ability.trigger]}", **arguments)

    # -- if ---------------------------------------------------------------------------------------------

    def condition(self, condition: Condition) -> str:
        """As a clause without "if": an episode's target and cancellation read it as it is."""
        check = condition.check
        which = condition.filter or ANYTHING
        if v.COUNT_AT_LEAST <= check <= v.COUNT_AT_MOST or check in _COUNTING_CHALLENGES:
            return self._counting(condition, which)
        if check == v.THIS_IS:
            return self._being(which)
        card_type = condition.amount - 1 if check == v.SUBJECT_CARD else NOTHING
        return self.say(
            f"buffy-if-{v.CONDITION_SLUGS[check]}",
            whom=self.phrase(which, "one", challenge=check == v.IN_CHALLENGE),
            this=self.this(),
            own="yes" if self.card.type == CHALLENGE else "no",
            who=self.player(condition.player),
            player=person(condition.player),
            amount=condition.amount,
            on=self.talent(condition.talent, "in"),
            talent=self.talent(condition.talent),
            card=self.cards(which, card_type, 1, attached=check == v.BEARS),
        )

    def _counting(self, condition: Condition, which: Filter) -> str:
        """ "there are at least 3 Heroes in the Park", "you have no Minion in play"; a name is not counted."""
        check, amount = condition.check, condition.amount
        challenge = check in _COUNTING_CHALLENGES
        least = check in (v.COUNT_AT_LEAST, v.CHALLENGES_AT_LEAST)
        none = amount == 0 and not least
        if which.who != NOTHING:
            there = self.at(which) if which.place != Place.ANYWHERE else self.say("buffy-in-play")
            whom = self.phrase(changed(which, place=Place.ANYWHERE), "one")
            return self.say(f"buffy-if-{'nobody' if none else 'somebody'}", whom=whom, there=there)
        start = "none" if none else "one" if least and amount == 1 else "count"
        how = "exactly" if check == v.COUNT_EXACTLY else "at-least" if least else "at-most"
        return self.say(
            f"buffy-if-{'none' if none else 'one' if start == 'one' else how}",
            whose="mine" if which.whose == Whose.MINE else "other",
            whom=self.phrase(which, start, amount, challenge=challenge, owned=False),
            amount=amount,
            place="" if which.place != Place.ANYWHERE else self.say("buffy-in-play"),
        )

    def _being(self, which: Filter) -> str:
        """What the card's own character is, has and does: "this character is refreshed and …"."""
        told = []
        if which.ranks or which.main != NOTHING or which.level or which.who != NOTHING:
            noun = Filter(ranks=which.ranks, main=which.main, level=which.level, who=which.who)
            told.append(self.say("buffy-is-noun", noun=self.phrase(noun, "one")))
        if which.fatigued != NOTHING:
            told.append(self.say(f"buffy-is-{'fatigued' if which.fatigued else 'refreshed'}"))
        if which.trait != NOTHING:
            told.append(self.say("buffy-is-trait", trait=self.trait(which.trait)))
        if which.title:
            told.append(self.say("buffy-is-titled", title=self._title(which.title)))
        if which.conflict != NOTHING:
            told.append(self.say(f"buffy-is-{'taking-part' if which.conflict else 'not-taking-part'}"))
        if which.place != Place.ANYWHERE:
            told.append(self.say("buffy-is-at", place=self.at(which)))
        if which.whose != Whose.ANYBODY or not told:
            told.append(self.say(f"buffy-is-{Whose(which.whose).name.lower()}"))
        return f"{self.this()} {listed(self.language, told)}"

    # -- costs ------------------------------------------------------------------------------------------

    def cost(self, cost: Cost) -> str:
        """Paid with one's own characters, whether the card says so or not."""
        start = "one" if cost.amount == 1 else "count"
        mine = changed(cost.filter or ANYTHING, whose=Whose.MINE)
        return self.say(
            f"buffy-cost-{v.COST_SLUGS[cost.pay]}",
            amount=cost.amount,
            this=self.this(),
            whom=self.phrase(mine, start, cost.amount),
        )


def _told_by_the_trigger(ability: Ability) -> Condition | None:
    """The condition that only says whom the happening is about: "when this character moves" says it."""
    if ability.trigger == NOTHING or ability.trigger in _OF_NOBODY:
        return None
    about_whom = (v.HAPPENED_TO,) if ability.trigger in _OF_PLAYERS else (v.THIS_HAPPENED, v.SUBJECT_IS)
    return next((one for one in ability.conditions if one.check in about_whom), None)


def changed(
    which: Filter, *, whose: Whose | None = None, place: Place | None = None, conflict: int = 1
) -> Filter:
    """The same filter but for what is told."""
    return Filter(
        which.whose if whose is None else whose,
        ranks=which.ranks,
        trait=which.trait,
        who=which.who,
        level=which.level,
        fatigued=which.fatigued,
        main=which.main,
        conflict=min(which.conflict, conflict),
        other=which.other,
        place=which.place if place is None else place,
        place_type=which.place_type,
        location=which.location,
        title=which.title,
    )
