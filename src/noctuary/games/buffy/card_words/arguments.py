"""What the message of an effect is told: whom, where, how much, how long."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import kinds
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Ability, Effect, Filter, Place, Target, Until, Whose
from noctuary.games.buffy.card_words.grammar import Arguments, signed
from noctuary.games.buffy.card_words.openings import Openings, changed
from noctuary.games.buffy.card_words.phrases import ANYTHING, person
from noctuary.games.buffy.kinds import ACTION, CHALLENGE, CHARACTER
from noctuary.games.buffy.sets.words import WAIVED, WAIVES
from noctuary.kernel.move import NOTHING
from noctuary.text.words import listed

_ABOUT_ATTACHMENTS: Final = (
    v.FATIGUE,
    v.REFRESH,
    v.CRYPT,
    v.RETURN_TO_HAND,
    v.ATTACH,
    v.UNATTACH,
    v.PROTECT_ATTACHMENT,
)
_FORMS: Final = ("the", "on", "goal", "printed", "that", "stack", "yours", "theirs")  # of a talent
# Of everyone it means, only the first one in need profits where such a text holds once per turn or game.
_SERVES_ONE: Final = (v.PREVENT_FATIGUE, v.SURVIVE_DEFEAT)
# Messages with a place for how long, where "while in the Park" fits, too.
_LASTS: Final = (
    v.BOOST,
    v.BOOST_PER,
    v.CHANGE_GOAL,
    v.IGNORE_GOAL,
    v.CHANGE_REWARD,
    v.GRANT_TRAIT,
    v.CHANGE_TYPE,
    v.EXTRA_MOVES,
    v.CHANGE_CAPACITY,
)


class EffectArguments(Openings):
    """Everything an effect's message may ask for."""

    def arguments(self, effect: Effect, ability: Ability) -> Arguments:
        return {
            **self._whom_and_whose(effect, ability),
            **self._how_much(effect, ability),
            **self._which_cards(effect),
            **self._further(effect),
        }

    # -- whom -------------------------------------------------------------------------------------------

    def _whom_and_whose(self, effect: Effect, ability: Ability) -> Arguments:
        which = effect.filter or ANYTHING
        every = effect.target == Target.ALL and which.who == NOTHING
        one_of_them = every and _means_one_at_a_time(effect, ability)
        return {
            "whom": self.whom(effect, ability, "one" if one_of_them else "each"),
            "every": "yes" if every and not one_of_them else "no",
            "none": self.phrase(which, "none"),
            "target": "chosen" if effect.target == Target.CHOSEN else "other",
            "who": self.player(effect.player),
            "nobody": self.nobody(effect.player),
            "player": person(effect.player),
            "counted": self._counted(effect),
            "place": self.space(effect.place),
            "waived": self._waived(effect),
        }

    def whom(self, effect: Effect, ability: Ability, each: str = "each") -> str:
        target, challenge = effect.target, about_challenges(effect)
        leaves = effect.op == v.LEAVE_CONFLICT  # who leaves it takes part: no need to say so twice
        if target in (Target.CHOSEN, Target.ALL):
            start = "one" if target == Target.CHOSEN else each
            which = effect.filter or ANYTHING
            return self.phrase(
                changed(which, conflict=NOTHING) if leaves else which, start, challenge=challenge
            )
        if target in (Target.SAME, Target.SUBJECT):
            return self.say("buffy-this-that-challenge" if challenge else "buffy-this-that")
        if challenge:
            return self._limited(self.this_challenge(), effect)
        if target == Target.MAIN:
            return self._limited(self.say("buffy-this-main"), effect)
        if target == Target.FOE:
            return self._limited(self.say("buffy-this-foe"), effect)
        if leaves and self.card.type == ACTION:
            return self.say("buffy-this-yours")
        return self._limited(self.this(ability.timings), effect)

    def _limited(self, named: str, effect: Effect) -> str:
        """ "this character, if fatigued": it is only meant where the filter admits it."""
        if effect.filter is None or is_while_there(effect):
            return named
        return f"{named} {self._rest(effect.filter)}".strip()

    def _counted(self, effect: Effect) -> str:
        """Against whom, from whom, or for each of what."""
        op, what = effect.op, effect.what
        if op in (v.BOOST, v.BOOST_PER):
            if what == v.COUNT_ATTACHMENTS:
                return self.say("buffy-each-attachment", card=self.card_type(effect.card_type, attached=True))
            if what in (v.COUNT_HAND, v.COUNT_DESTINY):
                return self.say(f"buffy-each-{v.COUNT_SLUGS[what]}")
            return self.phrase(effect.counted or ANYTHING, "each", challenge=what == v.COUNT_CHALLENGES)
        usual = Filter(Whose.OPPONENTS, place=Place.HERE) if op == v.START_FIGHT else Filter(Whose.MINE)
        return self.phrase(effect.counted or usual, "one")

    def _waived(self, effect: Effect) -> str:
        waived = [word for word in WAIVES.get(effect.op, ()) if max(effect.what, 0) & WAIVED[word]]
        if effect.op == v.WAIVE_REQUIREMENT:
            return listed(self.language, [self.say(f"buffy-waived-{word}") for word in waived])
        told = "".join(", " + self.say(f"buffy-waive-{word}") for word in waived)
        inside = told and effect.op == v.START_FIGHT  # about the attacker, beside whom it stands
        return f"{told}," if inside else told

    # -- how much and how long --------------------------------------------------------------------------

    def _how_much(self, effect: Effect, ability: Ability) -> Arguments:
        until = Until(effect.until).name.lower()
        there = ""
        if is_while_there(effect):
            kind = "challenge" if about_challenges(effect) else "character"
            there = self.say(f"buffy-while-{kind}", place=self.at(effect.filter or ANYTHING))
        return {
            **{form: self.talent(effect.talent, form) for form in _FORMS},
            "talent": self.talent(effect.talent),
            "other": self.talent(effect.talent_to, "in"),
            "one": self.talent(effect.talent, "in"),
            "several": "yes" if effect.talent == v.ALL_TALENTS else "no",
            "choice": "yes" if effect.talent == v.CHOSEN_TALENT else "no",
            "amount": effect.amount,
            "change": signed(effect.amount),
            "size": abs(effect.amount),
            "way": "down" if effect.amount < 0 else "up",
            "until": self.say(f"buffy-until-{until}") + there,
            "first": self.say(f"buffy-first-{until}"),
            "within": self.say(f"buffy-within-{until}"),
            "lasts": until,
            "once": "yes" if ability.once else "no",
            "fixed": "yes" if effect.fixed else "no",
            "timings": self.timings(effect.timings, "the"),
        }

    # -- which cards ------------------------------------------------------------------------------------

    def _which_cards(self, effect: Effect) -> Arguments:
        attached = effect.op in _ABOUT_ATTACHMENTS
        wanted = CHARACTER if effect.op == v.PLACE_CHARACTER else effect.card_type
        if effect.op == v.DISCARD_CARDS and not effect.amount:
            cards = self.say("buffy-discard-all")
        else:
            cards = self.cards(effect.filter or ANYTHING, wanted, max(effect.amount, 1))
        return {
            "card": self.card_type(effect.card_type, "one", attached=attached),
            "cards": cards,
            "many_cards": self.card_type(effect.card_type, "many", attached=attached),
            "no_card": self.card_type(effect.card_type, "none", attached=attached),
            "number": "one" if abs(effect.amount) <= 1 else "many",
            "trait": "" if effect.trait == NOTHING else self.trait(effect.trait),
            "to": "" if effect.zone_to == NOTHING else v.ZONE_SLUGS[effect.zone_to],
        }

    def _further(self, effect: Effect) -> Arguments:
        """What only one primitive or two ask for."""
        op, what = effect.op, effect.what
        if op == v.PREVENT_FATIGUE:
            return {"cause": "" if what == NOTHING else self.say(f"buffy-cause-{v.CAUSE_SLUGS[what]}")}
        if op == v.DISCARD_CARDS:
            return {"how": v.CHOICE_SLUGS[max(what, v.CHOICE_OWN)]}
        if op == v.COUNT_AS_PARK:
            return {"place": self.space(effect.place or Filter(place=Place.HERE))}
        if op == v.CHANGE_TYPE:
            return {"rank": self.say(f"buffy-rank-{kinds.RANK_SLUGS[what]}.one")}
        if op == v.END_CONFLICT:
            return {"what": v.RESULT_SLUGS[what]}
        if op == v.CHANGE_CAPACITY:
            return {"what": v.CAPACITY_SLUGS[what]}
        if op in (v.SEARCH, v.RECOVER, v.PLACE_CHARACTER, v.ATTACH):
            return self._from_and_to(effect)
        return {}

    def _from_and_to(self, effect: Effect) -> Arguments:
        place = self.space(effect.place or Filter(place=Place.OWN_SPACE))
        if effect.op in (v.SEARCH, v.RECOVER):
            return {"into": self.say(f"buffy-into-{v.ZONE_SLUGS[effect.zone_to]}", place=place)}
        origin = self.say(f"buffy-origin-{v.ZONE_SLUGS[effect.zone_from]}")
        return {"origin": origin, "place": place}


def _means_one_at_a_time(effect: Effect, ability: Ability) -> bool:
    """Of everyone that such a text means, one profits; or it speaks of what any of them does or needs."""
    if effect.op == v.FREE_MOVE:
        return effect.until != Until.INSTANT
    if effect.op == v.WAIVE_REQUIREMENT:
        return about_challenges(effect)
    return ability.once != 0 and effect.op in _SERVES_ONE


def about_challenges(effect: Effect) -> bool:
    """Whether the effect's targets are challenges rather than characters."""
    if v.CHANGE_GOAL <= effect.op <= v.ALLOW_REFACING:
        return True
    return effect.op == v.WAIVE_REQUIREMENT and effect.card_type == CHALLENGE


def is_while_there(effect: Effect) -> bool:
    """ "This character … while in the Park": the filter of a text about itself only says where."""
    which = effect.filter
    if which is None or which.place == Place.ANYWHERE or effect.op not in _LASTS:
        return False
    if effect.until not in (Until.WHILE, Until.INSTANT):
        return False
    more = (which.ranks, which.level, which.other, which.title, which.whose)
    unsaid = (which.trait, which.who, which.fatigued, which.main, which.conflict)
    about_itself = effect.target not in (Target.CHOSEN, Target.ALL)
    return about_itself and not any(more) and all(one == NOTHING for one in unsaid)
