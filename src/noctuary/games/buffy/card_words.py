"""What a card says, in either language, written from what it does.

Every primitive, condition, cost, target, duration and timing has a message of its own; here they are given
their arguments and put in order. French needs one thing more: “de un” becomes “d’un” (`tidy`).
"""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

import re
from typing import Final

from noctuary.games.buffy import happenings, kinds
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import (
    NO_GOAL,
    Ability,
    Card,
    Condition,
    Cost,
    Effect,
    Filter,
    Mode,
    Place,
    Player,
    Pool,
    Source,
    Target,
    Until,
    Whose,
)
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    FIGHT_CHOOSE,
    ITEM,
    LOCATION,
    SKILL,
)
from noctuary.games.buffy.set_words import WAIVED, WAIVES
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.words import listed, sentence

Arguments = dict[str, str | int]

MINUS: Final = "−"
ANYTHING: Final = Filter()
ABOUT_CHALLENGES: Final = (
    v.CHANGE_GOAL,
    v.IGNORE_GOAL,
    v.CHANGE_REWARD,
    v.MOVE_CHALLENGE,
    v.REMOVE_CHALLENGE,
    v.ALLOW_REFACING,
)
CHALLENGE_HAPPENINGS: Final = (
    happenings.CHALLENGE_PLACED,
    happenings.CHALLENGE_FACED,
    happenings.CHALLENGE_DEFEATED,
    happenings.CHALLENGE_FAILED,
)
# Happenings about nobody in particular, and those about a player rather than a character or challenge.
OF_NOBODY: Final = (
    happenings.STEP_BEGAN,
    happenings.STEP_ENDED,
    happenings.TURN_BEGAN,
    happenings.TURN_ENDED,
    happenings.TIME_CHANGED,
    happenings.STAGE_BEGAN,
)
OF_PLAYERS: Final = (
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


def card_title(pool: Pool, kind: int, language: Language) -> str:
    """Its title; a card that a position defines for itself goes by its slug."""
    card = pool.cards[kind]
    return card.names.get(language.value) or sentence(card.slug.replace("-", " "))


def name_of(pool: Pool, kind: str, slug: str, language: Language) -> str:
    """A person, trait or place type by its declared name: `name_of(pool, "trait", "slayer", …)`."""
    names = pool.names.get(f"{kind}.{slug}", {})
    return names.get(language.value) or slug.replace("-", " ")


def person_name(pool: Pool, who: int, language: Language) -> str:
    return name_of(pool, "person", pool.people[who], language)


def trait_name(pool: Pool, trait: int, language: Language) -> str:
    return name_of(pool, "trait", pool.traits[trait], language)


def tidy(language: Language, text: str) -> str:
    """Single spaces; in French also elision and contraction, which depend on the word that follows."""
    text = re.sub(" +", " ", text).strip()
    if language is Language.FR:
        text = re.sub(r"\b([dD])e (?=[aeiouâàéèêëîïôûAEIOUÂÀÉÈÊËÎÏÔÛ])", r"\1’", text)
        text = re.sub(r"\b([dD])e [lL]e\b", r"\1u", text)
        text = re.sub(r"\b([dD])e [lL]es\b", r"\1es", text)
        text = re.sub(r"(?<!\w)à [lL]e(s?)\b", lambda found: "aux" if found[1] else "au", text)
        text = text.replace("que un ", "qu’un ")
    return text


def signed(number: int) -> str:
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def card_line(pool: Pool, kind: int, language: Language) -> str:
    return " · ".join(Reader(pool, pool.cards[kind], language).line())


def card_text(pool: Pool, kind: int, language: Language) -> str:
    return " ".join(Reader(pool, pool.cards[kind], language).text())


class Reader:
    """One card, read aloud in one language."""

    def __init__(self, pool: Pool, card: Card, language: Language) -> None:
        self.pool = pool
        self.card = card
        self.language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return say(self.language, message, **arguments)

    # -- the line under the title -----------------------------------------------------------------------

    def line(self) -> list[str]:
        """Type and numbers, as far as the card has them, and where it comes from."""
        card = self.card
        parts = [self._type()]
        if card.destiny:
            parts.append(self.say("buffy-line-destiny", amount=card.destiny))
        if "talents" not in card.unknown and card.type == CHARACTER:
            parts.append(self.say("buffy-line-talents", talents=self._talents(list(enumerate(card.talents)))))
        elif any(card.talents):
            gained = [(talent, change) for talent, change in enumerate(card.talents) if change]
            parts.append(self.say("buffy-line-talents", talents=self._talents(gained, sign=True)))
        if card.traits:
            message = "buffy-line-traits" if card.type == CHARACTER else "buffy-line-gives"
            parts.append(self.say(message, traits=self._traits()))
        parts += self._requirements() + self._places()
        return [*parts, self.say(f"buffy-line-source-{Source(card.source).name.lower()}")]

    def _type(self) -> str:
        card = self.card
        arguments: Arguments = {"level": card.level, "unique": "yes" if card.unique else "no"}
        if card.rank != NOTHING:
            arguments["rank"] = self.say(f"buffy-rank-{kinds.RANK_SLUGS[card.rank]}")
        if card.who != NOTHING:
            arguments["who"] = person_name(self.pool, card.who, self.language)
        if card.side != NOTHING:
            arguments["side"] = self.say(f"buffy-side-{kinds.SIDE_SLUGS[card.side]}")
        return tidy(self.language, self.say(f"buffy-line-{kinds.TYPE_SLUGS[card.type]}", **arguments))

    def _requirements(self) -> list[str]:
        card = self.card
        parts = []
        if card.needs:
            parts.append(self.say("buffy-line-needs", talents=self._talents(card.needs)))
        if card.needs_trait != NOTHING:
            parts.append(self.say("buffy-line-needs-trait", trait=self.trait(card.needs_trait)))
        if card.only != NOTHING:
            parts.append(self.say("buffy-line-only", who=person_name(self.pool, card.only, self.language)))
        if card.type == ACTION and card.timings:
            parts.append(self.say("buffy-line-timing", timings=self.timings(card.timings)))
        if card.icons:
            parts.append(self.say("buffy-line-icons", talents=self._talents(card.icons)))
        return parts

    def _places(self) -> list[str]:
        card = self.card
        parts = []
        goals = [(talent, goal) for talent, goal in enumerate(card.goals) if goal != NO_GOAL]
        if goals:
            parts.append(self.say("buffy-line-goals", talents=self._talents(goals)))
        if card.type == CHALLENGE and "reward" not in card.unknown:
            parts.append(self.say("buffy-line-reward", amount=card.reward))
        types = [
            name_of(self.pool, "place", slug, self.language)
            for bit, slug in enumerate(self.pool.place_types)
            if card.location_types >> bit & 1
        ]
        if types:
            parts.append(self.say("buffy-line-place-types", types=", ".join(types)))
        return parts

    def _talents(self, pairs: list[tuple[int, int]], *, sign: bool = False) -> str:
        shown = [(self.talent(talent), signed(value) if sign else str(value)) for talent, value in pairs]
        return ", ".join(f"{talent} {value}" for talent, value in shown)

    def _traits(self) -> str:
        mask = self.card.traits
        return ", ".join(self.trait(bit) for bit in range(len(self.pool.traits)) if mask >> bit & 1)

    # -- the text ---------------------------------------------------------------------------------------

    def text(self) -> list[str]:
        """What restricts the card, its abilities, what ends it."""
        card = self.card
        parts = []
        if card.placement is not None:
            parts.append(self.say("buffy-text-placement", place=self._at(card.placement)))
        if card.defeat_trait != NOTHING:
            parts.append(self.say("buffy-text-defeat-trait", trait=self.trait(card.defeat_trait)))
        if card.defeat_who != NOTHING:
            who = person_name(self.pool, card.defeat_who, self.language)
            parts.append(self.say("buffy-text-defeat-who", who=who))
        if card.bearer is not None:
            parts.append(self.say("buffy-text-bearer", whom=self.phrase(card.bearer, "one")))
        parts += [self.ability(ability) for ability in card.abilities]
        if card.to_crypt:
            parts.append(self.say("buffy-text-to-crypt"))
        parts += self._ending()
        if card.unknown:
            unknown = [self.say(f"buffy-unknown-{word}") for word in card.unknown]
            parts.append(self.say("buffy-text-unknown", what=listed(self.language, unknown)))
        return [tidy(self.language, part) for part in parts]

    def _ending(self) -> list[str]:
        card = self.card
        if card.ending is None:
            return [self.say("buffy-ability-never")] if card.type == EPISODE_TWO else []
        message = "buffy-ability-target" if card.type == EPISODE_ONE else "buffy-ability-cancel"
        return [self.say(message, ending=", ".join(self._start(card.ending)))]

    def ability(self, ability: Ability) -> str:
        first, *others = [self.effect(effect, ability) for effect in ability.effects]
        start = ", ".join(self._start(ability))
        effects = " ".join([first if start else sentence(first), *map(sentence, others)])
        if not start:
            return effects
        return self.say("buffy-ability", start=sentence(tidy(self.language, start)), effects=effects)

    def _start(self, ability: Ability) -> list[str]:
        """Timing, trigger, conditions, how often, cost: all that stands before the colon."""
        parts = []
        if ability.timings and ability.mode is not Mode.PLAYED:
            parts.append(self.say("buffy-ability-timing", timings=self.timings(ability.timings)))
        if ability.trigger != NOTHING:
            parts.append(self.when(ability))
        said = _said_by_the_trigger(ability)
        conditions = [self.condition(one) for one in ability.conditions if one is not said]
        if conditions:
            parts.append(listed(self.language, conditions))
        often = _often(ability)
        if often:
            parts.append(self.say(f"buffy-ability-{often}"))
        if ability.costs:
            parts.append(listed(self.language, [self.cost(cost) for cost in ability.costs]))
        return parts

    def when(self, ability: Ability) -> str:
        about_challenge = ability.trigger in CHALLENGE_HAPPENINGS
        arguments: Arguments = {
            "whom": self.phrase(ANYTHING, "one", challenge=about_challenge),
            "who": self.say("buffy-player-any"),
            "player": "other",
        }
        said = _said_by_the_trigger(ability)
        if said is not None and said.check == v.HAPPENED_TO:
            arguments["who"] = self.player(said.player)
            arguments["player"] = _person(said.player)
        elif said is not None and said.check == v.SUBJECT_IS:
            arguments["whom"] = self.phrase(said.filter or ANYTHING, "one", challenge=about_challenge)
        elif said is not None:
            arguments["whom"] = self.this_challenge() if about_challenge else self.this()
        return self.say(f"buffy-when-{happenings.HAPPENING_SLUGS[ability.trigger]}", **arguments)

    def condition(self, condition: Condition) -> str:
        check = condition.check
        about_challenges = check in (v.CHALLENGES_AT_LEAST, v.CHALLENGES_AT_MOST, v.IN_CHALLENGE)
        which = condition.filter or ANYTHING
        counts = v.COUNT_AT_LEAST <= check <= v.COUNT_AT_MOST or check in (
            v.CHALLENGES_AT_LEAST,
            v.CHALLENGES_AT_MOST,
        )
        card_type = condition.amount - 1 if check == v.SUBJECT_CARD else NOTHING
        none = counts and not condition.amount and check not in (v.COUNT_AT_LEAST, v.CHALLENGES_AT_LEAST)
        start = "none" if none else "count" if counts else "one"
        message = "none" if none else v.CONDITION_SLUGS[check]
        if counts and which.who != NOTHING:  # a name is not counted
            message = "nobody" if none else "somebody"
        return self.say(
            f"buffy-if-{message}",
            whom=self.phrase(which, start, condition.amount, challenge=about_challenges),
            this=self.this(),
            who=self.player(condition.player),
            player=_person(condition.player),
            amount=condition.amount,
            talent=self.talent(condition.talent),
            card=self.cards(which, card_type, 1, attached=check == v.BEARS),
        )

    def cost(self, cost: Cost) -> str:
        start = "one" if cost.amount == 1 else "count"
        which = cost.filter or Filter(Whose.MINE)
        return self.say(
            f"buffy-cost-{v.COST_SLUGS[cost.pay]}",
            amount=cost.amount,
            this=self.this(),
            whom=self.phrase(_made_mine(which), start, cost.amount),
        )

    # -- effects ----------------------------------------------------------------------------------------

    def effect(self, effect: Effect, ability: Ability) -> str:
        message = f"buffy-effect-{v.OP_SLUGS[effect.op]}{self._variant(effect)}"
        return tidy(self.language, self.say(message, **self._arguments(effect, ability)))

    def _variant(self, effect: Effect) -> str:
        """Some primitives read differently by what they are told."""
        op, what = effect.op, effect.what
        if op == v.FORBID:
            return f"-{v.FORBID_SLUGS[what]}"
        if op == v.DESTINY:
            return f"-{v.DESTINY_SLUGS[what]}"
        if op == v.SET_TIME:
            return f"-{v.TIME_SLUGS[what]}"
        if op == v.ASCEND:
            return f"-{v.ASCEND_SLUGS[what]}"
        if op == v.CANCEL:
            return f"-{v.CANCEL_SLUGS[what]}"
        if op == v.BOOST:
            return "-per" if effect.counted is not None or what != NOTHING else ""
        if op == v.CHANGE_GOAL:
            return "-reward" if what == v.AMOUNT_REWARD else ""
        if op == v.WAIVE_REQUIREMENT:
            return "-challenge" if effect.card_type == CHALLENGE else ""
        if op == v.CHANGE_DRAW:
            return "-cap" if effect.fixed else ""
        if op == v.REVEAL:
            return "-deck" if effect.zone_from == v.ZONE_DECK else "-hand"
        if op == v.CRYPT and effect.zone_from in (v.ZONE_HAND, v.ZONE_DISCARD):
            return f"-{v.ZONE_SLUGS[effect.zone_from]}"
        if op in (v.FATIGUE, v.REFRESH, v.CRYPT, v.RETURN_TO_HAND) and effect.card_type in (SKILL, ITEM):
            return "-card"
        return ""

    def _arguments(self, effect: Effect, ability: Ability) -> Arguments:
        """Everything an effect's message may ask for."""
        op = effect.op
        about_challenges = op in ABOUT_CHALLENGES or (
            op == v.WAIVE_REQUIREMENT and effect.card_type == CHALLENGE
        )
        which = effect.filter or ANYTHING
        arguments: Arguments = {
            "whom": self._whom(effect, ability, challenge=about_challenges),
            "every": "yes" if effect.target == Target.ALL and which.who == NOTHING else "no",
            "none": self.phrase(which, "none"),
            "target": "chosen" if effect.target == Target.CHOSEN else "other",
            "who": self.player(effect.player),
            "player": _person(effect.player),
            "talent": self.talent(effect.talent),
            "on": self.talent(effect.talent, "on"),
            "goal": self.talent(effect.talent, "goal"),
            "other_talent": self.talent(effect.talent_to),
            "amount": effect.amount,
            "change": signed(effect.amount),
            "number": "one" if abs(effect.amount) == 1 else "many",
            "until": self.say(f"buffy-until-{Until(effect.until).name.lower()}"),
            "counted": self._counted(effect),
            "place": self.space(effect.place),
            "trait": "" if effect.trait == NOTHING else self.trait(effect.trait),
            "fixed": "yes" if effect.fixed else "no",
            "to": "" if effect.zone_to == NOTHING else v.ZONE_SLUGS[effect.zone_to],
            "what": self._what(effect),
            "waived": self._waived(effect),
            "card": self.cards(ANYTHING, effect.card_type, 1, attached=op in _ATTACHMENT_OPS),
            "cards": self._cards(effect, which),
            "timings": self.timings(effect.timings),
        }
        return {**arguments, **self._further(effect)}

    def _further(self, effect: Effect) -> Arguments:
        """What only one primitive or two ask for."""
        op, what = effect.op, effect.what
        if op == v.PREVENT_FATIGUE:
            cause = "any" if what == NOTHING else v.CAUSE_SLUGS[what]
            return {"cause": self.say(f"buffy-cause-{cause}")}
        if op == v.DISCARD_CARDS:
            return {"how": self.say(f"buffy-how-{v.CHOICE_SLUGS[max(what, v.CHOICE_OWN)]}")}
        if op in (v.SEARCH, v.RECOVER):
            place = self.space(effect.place or Filter(place=Place.OWN_SPACE))
            return {"into": self.say(f"buffy-into-{v.ZONE_SLUGS[effect.zone_to]}", place=place)}
        if op == v.PLACE_CHARACTER:
            place = self.space(effect.place or Filter(place=Place.OWN_SPACE))
            return {"origin": self.say(f"buffy-origin-{v.ZONE_SLUGS[effect.zone_from]}"), "place": place}
        if op == v.ATTACH:
            return {"origin": self.say(f"buffy-origin-{v.ZONE_SLUGS[effect.zone_from]}")}
        if op == v.COUNT_AS_PARK:
            return {"place": self.space(effect.place or Filter(place=Place.HERE))}
        if op == v.CHANGE_TYPE:
            return {"rank": self.say(f"buffy-rank-{kinds.RANK_SLUGS[what]}.one")}
        return {}

    def _what(self, effect: Effect) -> str:
        if effect.op == v.END_CONFLICT:
            return v.RESULT_SLUGS[effect.what]
        return v.CAPACITY_SLUGS[effect.what] if effect.op == v.CHANGE_CAPACITY else ""

    def _waived(self, effect: Effect) -> str:
        waived = [word for word in WAIVES.get(effect.op, ()) if max(effect.what, 0) & WAIVED[word]]
        if effect.op == v.WAIVE_REQUIREMENT:
            return listed(self.language, [self.say(f"buffy-waived-{word}") for word in waived])
        return "".join(", " + self.say(f"buffy-waive-{word}") for word in waived)

    def _counted(self, effect: Effect) -> str:
        """Against whom, from whom, or for each of what."""
        op, what = effect.op, effect.what
        if op in (v.BOOST, v.BOOST_PER):
            if what == v.COUNT_ATTACHMENTS:
                return self.say("buffy-each-attachment", card=self._noun(effect.card_type, attached=True))
            if what in (v.COUNT_HAND, v.COUNT_DESTINY):
                return self.say(f"buffy-each-{v.COUNT_SLUGS[what]}")
            return self.phrase(effect.counted or ANYTHING, "each", challenge=what == v.COUNT_CHALLENGES)
        usual = Filter(Whose.OPPONENTS, place=Place.HERE) if op == v.START_FIGHT else Filter(Whose.MINE)
        return self.phrase(effect.counted or usual, "one")

    def _cards(self, effect: Effect, which: Filter) -> str:
        if effect.op == v.DISCARD_CARDS and not effect.amount:
            return self.say("buffy-discard-all")
        card_type = CHARACTER if effect.op == v.PLACE_CHARACTER else effect.card_type
        return self.cards(which, card_type, max(effect.amount, 1))

    # -- whom and what ----------------------------------------------------------------------------------

    def _whom(self, effect: Effect, ability: Ability, *, challenge: bool) -> str:
        target = effect.target
        if target in (Target.CHOSEN, Target.ALL):
            start = "one" if target == Target.CHOSEN else "each"
            return self.phrase(effect.filter or ANYTHING, start, challenge=challenge)
        if target in (Target.SAME, Target.SUBJECT):
            return self.say("buffy-this-that-challenge" if challenge else "buffy-this-that")
        if challenge:
            return self._limited(self.this_challenge(), effect.filter)
        if target == Target.MAIN:
            return self.say("buffy-this-main")
        if target == Target.FOE:
            return self.say("buffy-this-foe")
        return self._limited(self.this(ability.timings or self.card.timings), effect.filter)

    def _limited(self, named: str, which: Filter | None) -> str:
        """ "this challenge in the Park": it is only meant where the filter admits it."""
        return named if which is None else f"{named} {self._rest(which, many=False)}".strip()

    def this(self, timings: int = 0) -> str:
        """The character that is the card, bears it, or takes part for the user."""
        card_type = self.card.type
        if card_type == CHARACTER:
            return self.say("buffy-this-character")
        if card_type in (SKILL, ITEM):
            return self.say("buffy-this-bearer")
        if card_type == ESSENCE:
            return self.say("buffy-this-main")
        if card_type == LOCATION:
            return self.say("buffy-this-here")
        in_conflict = (timings or self.card.timings) >> FIGHT_CHOOSE
        return self.say("buffy-this-taking-part" if in_conflict else "buffy-this-yours")

    def this_challenge(self) -> str:
        return self.say("buffy-this-challenge" if self.card.type == CHALLENGE else "buffy-this-faced")

    def phrase(self, which: Filter, start: str, amount: int = 1, *, challenge: bool = False) -> str:
        """ "each of your fatigued Heroes in the Park": `start` is one, each, count or none."""
        mine, many = which.whose == Whose.MINE, start == "count" and amount != 1
        noun, named = self._head(which, many=many or mine, challenge=challenge)
        if named:
            opening = self.say("buffy-start-your") if mine else ""
        elif mine and which.main == 1 and start == "one":
            opening, noun, mine = self.say("buffy-start-your"), self.say("buffy-noun-main"), False
        else:
            opening = self.say(f"buffy-start-{start}{_suffix(which.whose)}", amount=amount)
        plural = ".many" if many or mine else ""
        adjective = ""
        if which.fatigued != NOTHING:
            word = "fatigued" if which.fatigued else "refreshed"
            adjective = self.say(f"buffy-adjective-{word}{plural}")
        whose = self.say(f"buffy-whose-opponents{plural}") if which.whose == Whose.OPPONENTS else ""
        rest = f"{whose} {self._rest(which, many=bool(plural))}"
        text = self.say("buffy-phrase", start=opening, adjective=adjective, noun=noun, rest=rest)
        return tidy(self.language, text)

    def _head(self, which: Filter, *, many: bool, challenge: bool) -> tuple[str, bool]:
        """The noun, and whether it is a name, which takes no article."""
        plural = ".many" if many else ""
        if which.who != NOTHING:
            return person_name(self.pool, which.who, self.language), True
        if challenge:
            return self.say(f"buffy-noun-challenge{plural}"), False
        if which.ranks:
            ranks = [
                self.say(f"buffy-rank-{slug}{plural}")
                for bit, slug in enumerate(kinds.RANK_SLUGS)
                if which.ranks >> bit & 1
            ]
            noun = self._either(ranks)
            if which.main == 0:
                noun = self.say(f"buffy-supporting-rank{plural}", rank=noun)
            return noun, False
        word = ("supporting", "main")[which.main] if which.main != NOTHING else "character"
        return self.say(f"buffy-noun-{word}{plural}"), False

    def _either(self, things: list[str]) -> str:
        if len(things) == 1:
            return things[0]
        return self.say("buffy-or", start=", ".join(things[:-1]), end=things[-1])

    def _rest(self, which: Filter, *, many: bool) -> str:
        """What follows the noun."""
        plural = ".many" if many else ""
        parts = []
        if which.title:
            parts.append(self.say("buffy-rest-title", title=self._title(which.title)))
        if which.trait != NOTHING:
            parts.append(self.say("buffy-rest-trait", trait=self.trait(which.trait)))
        if which.level:
            parts.append(self.say("buffy-rest-level", level=which.level))
        if which.other:
            parts.append(self.say("buffy-rest-other"))
        if which.conflict != NOTHING:
            word = "taking-part" if which.conflict else "not-taking-part"
            parts.append(self.say(f"buffy-rest-{word}{plural}"))
        if which.place != Place.ANYWHERE:
            parts.append(self._at(which))
        return " ".join(parts)

    def _at(self, which: Filter) -> str:
        """Where somebody is."""
        return self._placed("buffy-at", which)

    def space(self, which: Filter | None) -> str:
        """Where somebody goes."""
        return self._placed("buffy-space", which or ANYTHING)

    def _placed(self, family: str, which: Filter) -> str:
        word = Place(which.place).name.lower().replace("_", "-")
        stays_put = self.card.type in (LOCATION, CHALLENGE)
        where = ".place" if which.place == Place.HERE and stays_put else ""
        typed = "" if which.place_type == NOTHING else self.pool.place_types[which.place_type]
        return self.say(
            f"{family}-{word}{where}",
            type=name_of(self.pool, "place", typed, self.language),
            title=self._title(which.location),
        )

    def _title(self, slug: str) -> str:
        kind = self.pool.kind_of.get(slug)
        return slug.replace("-", " ") if kind is None else card_title(self.pool, kind, self.language)

    def cards(self, which: Filter, card_type: int, amount: int, *, attached: bool = False) -> str:
        """Cards in a hand, deck or pile, or on a character: "2 items", "a card with the trait Weapon"."""
        if which.ranks:
            bits = [slug for bit, slug in enumerate(kinds.RANK_SLUGS) if which.ranks >> bit & 1]
            form = "one" if amount == 1 else "many"
            noun = self._either([self.say(f"buffy-rank-{slug}.{form}") for slug in bits])
        else:
            noun = self._noun(card_type, "one" if amount == 1 else "many", attached=attached, which=which)
        if amount != 1:
            noun = self.say("buffy-card-counted", amount=amount, cards=noun)
        parts = [noun]
        if which.who != NOTHING:
            who = person_name(self.pool, which.who, self.language)
            parts.append(self.say("buffy-rest-who", who=who))
        bare = Filter(trait=which.trait, level=which.level, title=which.title)
        return tidy(self.language, " ".join([*parts, self._rest(bare, many=False)]))

    def _noun(
        self, card_type: int, form: str = "", *, attached: bool = False, which: Filter = ANYTHING
    ) -> str:
        slug = kinds.TYPE_SLUGS[card_type] if card_type != NOTHING else "attached" if attached else "any"
        if which.main == 1:
            slug = "main"
        return self.say(f"buffy-card-{slug}.{form}" if form else f"buffy-card-{slug}")

    # -- small words ------------------------------------------------------------------------------------

    def talent(self, talent: int, form: str = "") -> str:
        word = "all" if talent == v.ALL_TALENTS else v.TALENT_WORDS[talent]
        return self.say(f"buffy-talent-{word}.{form}" if form else f"buffy-talent-{word}")

    def trait(self, trait: int) -> str:
        return trait_name(self.pool, trait, self.language)

    def player(self, player: Player) -> str:
        return self.say(f"buffy-player-{Player(player).name.lower().replace('_', '-')}")

    def timings(self, mask: int) -> str:
        return ", ".join(
            self.say(f"buffy-timing-{slug}") for bit, slug in enumerate(kinds.TIMING_SLUGS) if mask >> bit & 1
        )


_ATTACHMENT_OPS: Final = (
    v.FATIGUE,
    v.REFRESH,
    v.CRYPT,
    v.RETURN_TO_HAND,
    v.ATTACH,
    v.UNATTACH,
    v.PROTECT_ATTACHMENT,
)


def _often(ability: Ability) -> str:
    """The message about how often and whether one must: `may-once-turn`, `once-game`, `may` …"""
    parts = ["may"] if ability.may else []
    if ability.once:
        parts.append(f"once-{v.ONCE_SLUGS[ability.once]}")
    return "-".join(parts)


def _said_by_the_trigger(ability: Ability) -> Condition | None:
    """The condition that only says whom the happening is about: "when this character moves" says it."""
    if ability.trigger == NOTHING or ability.trigger in OF_NOBODY:
        return None
    about_whom = (v.HAPPENED_TO,) if ability.trigger in OF_PLAYERS else (v.THIS_HAPPENED, v.SUBJECT_IS)
    return next((one for one in ability.conditions if one.check in about_whom), None)


def _person(player: Player) -> str:
    """English and French both only ask: you, or somebody else?"""
    return "you" if player == Player.YOU else "other"


def _suffix(whose: Whose) -> str:
    return "" if whose == Whose.ANYBODY else f"-{Whose(whose).name.lower()}"


def _made_mine(which: Filter) -> Filter:
    """Costs are paid with one's own characters, whether the card says so or not."""
    if which.whose == Whose.MINE:
        return which
    return Filter(
        Whose.MINE,
        ranks=which.ranks,
        trait=which.trait,
        who=which.who,
        level=which.level,
        fatigued=which.fatigued,
        main=which.main,
        conflict=which.conflict,
        other=which.other,
        place=which.place,
        place_type=which.place_type,
        location=which.location,
        title=which.title,
    )
