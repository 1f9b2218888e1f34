"""What the message of every effect is told besides its own words: whom, whose, how long."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.card_words.grammar import Arguments
from noctuary.games.buffy.card_words.openings import Openings
from noctuary.games.buffy.card_words.phrases import ANYTHING
from noctuary.games.buffy.pieces import Ability, Place, Target, Until
from noctuary.kernel.move import NOTHING


class EffectArguments(Openings):
    """What every effect's message may use."""

    def about(self, effect: Block, ability: Ability) -> Arguments:
        """Whom it concerns, whose it is, and how long it lasts."""
        which = effect.which or ANYTHING
        every = effect.target == Target.ALL and which.who == NOTHING
        one_of_them = every and effect.serves_one(ability)
        until = effect.until.name.lower()
        return {
            "whom": self.whom(effect, ability, "one" if one_of_them else "each"),
            "every": "yes" if every and not one_of_them else "no",
            "none": self.phrase(which, "none"),
            "target": "chosen" if effect.target == Target.CHOSEN else "other",
            "who": self.player(effect.player),
            "nobody": self.nobody(effect.player),
            "player": self.person(effect.player),
            "until": self.say(f"buffy-until-{until}") + self._while_there(effect),
            "first": self.say(f"buffy-first-{until}"),
            "within": self.say(f"buffy-within-{until}"),
            "lasts": until,
            "once": "yes" if ability.once else "no",
        }

    def whom(self, effect: Block, ability: Ability, each: str = "each") -> str:
        own = effect.own_whom(self)
        if own:
            return own
        target, challenge = effect.target, effect.is_about_challenges()
        if target in (Target.CHOSEN, Target.ALL):
            start = "one" if target == Target.CHOSEN else each
            return self.phrase(effect.which or ANYTHING, start, challenge=challenge)
        if target in (Target.SAME, Target.SUBJECT):
            return self.say("buffy-this-that-challenge" if challenge else "buffy-this-that")
        if challenge:
            return self._limited(self.this_challenge(), effect)
        if target == Target.MAIN:
            return self._limited(self.say("buffy-this-main"), effect)
        if target == Target.FOE:
            return self._limited(self.say("buffy-this-foe"), effect)
        return self._limited(self.this(ability.timings), effect)

    def _limited(self, named: str, effect: Block) -> str:
        """ "this character, if fatigued": it is only meant where the filter admits it."""
        if effect.which is None or is_while_there(effect):
            return named
        return f"{named} {self._rest(effect.which)}".strip()

    def _while_there(self, effect: Block) -> str:
        if not is_while_there(effect):
            return ""
        kind = "challenge" if effect.is_about_challenges() else "character"
        return self.say(f"buffy-while-{kind}", place=self.at(effect.which or ANYTHING))


def is_while_there(effect: Block) -> bool:
    """ "This character … while in the Park": the filter of a text about itself only says where."""
    which = effect.which
    if which is None or which.place == Place.ANYWHERE or not effect.reads_while_there:
        return False
    if effect.until not in (Until.WHILE, Until.INSTANT):
        return False
    more = (which.ranks, which.level, which.other, which.title, which.whose)
    unsaid = (which.trait, which.who, which.fatigued, which.main, which.conflict)
    about_itself = effect.target not in (Target.CHOSEN, Target.ALL)
    return about_itself and not any(more) and all(one == NOTHING for one in unsaid)
