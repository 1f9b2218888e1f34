"""Who and what a text means: "each of your other fatigued Heroes in the Park"."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import kinds
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.card_words.grammar import Arguments, signed, tidy
from noctuary.games.buffy.card_words.names import card_title, name_of, person_name, trait_name
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHALLENGE_CHOOSE,
    CHARACTER,
    ESSENCE,
    FIGHT_CHOOSE,
    ITEM,
    LOCATION,
    SKILL,
)
from noctuary.games.buffy.pieces import Filter, Place, Player, Whose
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say
from noctuary.text.words import listed

ANYTHING: Final = Filter()
_FORMS: Final = ("the", "on", "goal", "printed", "that", "stack", "yours", "theirs")  # of a talent


class Phrases:
    """One card in one language, and the small words and phrases that everything it says is made of.

    Blocks are read with these (`saying.Sayer`).
    """

    def __init__(self, pool: Pool, card: Card, language: Language) -> None:
        self.pool = pool
        self.card = card
        self.language = language

    def say(self, message: str, /, **arguments: str | int) -> str:
        return say(self.language, message, **arguments)

    # -- small words ------------------------------------------------------------------------------------

    def talent(self, talent: int, form: str = "") -> str:
        word = "all" if talent == v.ALL_TALENTS else v.TALENT_WORDS[talent]
        return self.say(f"buffy-talent-{word}.{form}" if form else f"buffy-talent-{word}")

    def trait(self, trait: int) -> str:
        return trait_name(self.pool, trait, self.language)

    def player(self, player: Player) -> str:
        return self.say(f"buffy-player-{Player(player).name.lower().replace('_', '-')}")

    def person(self, player: Player) -> str:
        """Messages only ask: you, everybody (of whom one may have to say "nobody"), or somebody else?"""
        if player == Player.YOU:
            return "you"
        return "each" if player in (Player.EACH, Player.EACH_OPPONENT) else "other"

    def nobody(self, player: Player) -> str:
        """ "No player", "no opponent": what "each" becomes where something is forbidden."""
        opponents = player == Player.EACH_OPPONENT
        return self.say("buffy-nobody-each-opponent" if opponents else "buffy-nobody-each")

    def timings(self, mask: int, form: str = "") -> str:
        """ "Fight/Choose or Challenge/Choose"; in the form "in" as "in the Draw Step"."""
        slugs = [slug for bit, slug in enumerate(kinds.TIMING_SLUGS) if mask >> bit & 1]
        tail = f".{form}" if form else ""
        return self.either([self.say(f"buffy-timing-{slug}{tail}") for slug in slugs])

    def either(self, things: list[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.say("buffy-or", start=", ".join(things[:-1]), end=things[-1])

    def talents(self, talent: int) -> Arguments:
        """A talent in all its forms."""
        return {
            **{form: self.talent(talent, form) for form in _FORMS},
            "talent": self.talent(talent),
            "one": self.talent(talent, "in"),
            "several": "yes" if talent == v.ALL_TALENTS else "no",
            "choice": "yes" if talent == v.CHOSEN_TALENT else "no",
        }

    def amounts(self, amount: int) -> Arguments:
        """A number, its sign and size."""
        return {
            "amount": amount,
            "change": signed(amount),
            "size": abs(amount),
            "way": "down" if amount < 0 else "up",
            "number": "one" if abs(amount) <= 1 else "many",
        }

    def listed(self, things: list[str]) -> str:
        return listed(self.language, things)

    def is_challenge(self) -> bool:
        return self.card.type == CHALLENGE

    def is_action(self) -> bool:
        return self.card.type == ACTION

    # -- whom the card itself means ---------------------------------------------------------------------

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
        when = timings or self.card.timings
        if not when >> FIGHT_CHOOSE:
            return self.say("buffy-this-yours")
        fights_only = not when >> CHALLENGE_CHOOSE and not when & ((1 << FIGHT_CHOOSE) - 1)
        return self.say("buffy-this-fighter" if fights_only else "buffy-this-taking-part")

    def this_challenge(self) -> str:
        return self.say("buffy-this-challenge" if self.card.type == CHALLENGE else "buffy-this-faced")

    # -- characters and challenges ----------------------------------------------------------------------

    def phrase(
        self, which: Filter, start: str, amount: int = 1, *, challenge: bool = False, owned: bool = True
    ) -> str:
        """`start` is one, each, count or none; not `owned`: "2 Heroes", where "you have" stands before."""
        if self._is_this_person(which) and not challenge:
            return self.say("buffy-this-character")
        mine = which.whose == Whose.MINE and owned
        many = start == "count" and amount != 1
        noun, named = self._head(which, many=many or mine, challenge=challenge)
        if named:
            opening = self.say("buffy-start-your") if mine else ""
        elif mine and which.main == 1 and start == "one":
            opening, noun, mine = self.say("buffy-start-your"), self.say("buffy-noun-main"), False
        else:
            opening = self.say(f"buffy-start-{start}{'-mine' if mine else ''}", amount=amount)
        plural = ".many" if many or mine else ""
        text = self.say(
            "buffy-phrase",
            start=opening,
            other=self.say(f"buffy-adjective-other{plural}") if which.other and not named else "",
            adjective=self._adjective(which, plural),
            whose=self.say(f"buffy-whose-opponents{plural}") if which.whose == Whose.OPPONENTS else "",
            level=self.say("buffy-adjective-level", level=which.level) if which.level else "",
            noun=noun,
            rest=self._rest(which, named=named),
        )
        return tidy(self.language, text)

    def _is_this_person(self, which: Filter) -> bool:
        """A character's own card that names its person means itself: a player has each person once."""
        if self.card.type != CHARACTER or which.whose != Whose.MINE:
            return False
        return which.who == self.card.who and which.place == Place.ANYWHERE and which.fatigued == NOTHING

    def _adjective(self, which: Filter, plural: str) -> str:
        if which.fatigued == NOTHING:
            return ""
        return self.say(f"buffy-adjective-{'fatigued' if which.fatigued else 'refreshed'}{plural}")

    def _head(self, which: Filter, *, many: bool, challenge: bool) -> tuple[str, bool]:
        """The noun, and whether it is a name, which takes no article."""
        plural = ".many" if many else ""
        if which.who != NOTHING:
            return person_name(self.pool, which.who, self.language), True
        if challenge:
            return self.say(f"buffy-noun-challenge{plural}"), False
        if which.ranks:
            noun = self.either([self.say(f"buffy-rank-{slug}{plural}") for slug in _ranks(which)])
            if which.main == 0:
                noun = self.say(f"buffy-supporting-rank{plural}", rank=noun)
            return noun, False
        word = ("supporting", "main")[which.main] if which.main != NOTHING else "character"
        return self.say(f"buffy-noun-{word}{plural}"), False

    def _rest(self, which: Filter, *, named: bool = False) -> str:
        """What follows the noun."""
        parts = []
        if which.title:
            parts.append(self.say("buffy-rest-title", title=self.title(which.title)))
        if which.other and named:
            parts.append(self.say("buffy-rest-other"))
        if which.conflict != NOTHING:
            parts.append(self.say(f"buffy-rest-{'taking-part' if which.conflict else 'not-taking-part'}"))
        if which.place != Place.ANYWHERE:
            parts.append(self.at(which))
        if which.trait != NOTHING:
            parts.append(self.say("buffy-rest-trait", trait=self.trait(which.trait)))
        return " ".join(parts)

    # -- places -----------------------------------------------------------------------------------------

    def at(self, which: Filter) -> str:
        """Where somebody is."""
        return self._placed("at", which)

    def space(self, which: Filter | None) -> str:
        """Where somebody goes."""
        return self._placed("space", which or ANYTHING)

    def _placed(self, family: str, which: Filter) -> str:
        word = Place(which.place).name.lower().replace("_", "-")
        typed = "" if which.place_type == NOTHING else self.pool.place_types[which.place_type]
        return self.say(
            f"buffy-{family}-{word}{self._from_where(which)}",
            type=name_of(self.pool, "place", typed, self.language),
            title=self.title(which.location),
            this=self.this(),
        )

    def _from_where(self, which: Filter) -> str:
        """ "Here" is a place of its own for locations, challenges and whatever is played in a conflict."""
        if which.place != Place.HERE:
            return ""
        if self.card.type == LOCATION:
            return ".location"
        if self.card.type == CHALLENGE:
            return ".challenge"
        in_conflict = self.card.type == ACTION and self.card.timings >> FIGHT_CHOOSE
        return ".conflict" if in_conflict else ""

    def title(self, slug: str) -> str:
        kind = self.pool.kind_of.get(slug)
        return slug.replace("-", " ") if kind is None else card_title(self.pool, kind, self.language)

    # -- cards in a hand, deck or pile, or on a character -------------------------------------------------

    def cards(self, which: Filter, card_type: int, amount: int, *, attached: bool = False) -> str:
        """ "2 items", "a card with the trait Weapon", "a level-1 Companion or Minion"."""
        form = "one" if amount == 1 else "many"
        level = self.say("buffy-adjective-level", level=which.level) if which.level else ""
        if which.ranks:
            plural = "" if amount == 1 else ".many"
            noun = self.either([self.say(f"buffy-rank-{slug}{plural}") for slug in _ranks(which)])
            start = self.say("buffy-start-one") if amount == 1 else ""
            noun = self.say("buffy-phrase-card", start=start, level=level, noun=noun)
        else:
            word = "main" if which.main == 1 else self._type_word(card_type, attached=attached)
            noun = self.say(f"buffy-card-{word}.{form}", level=level)
        if amount != 1:
            noun = self.say("buffy-card-counted", amount=amount, cards=noun)
        parts = [noun]
        if which.who != NOTHING:
            who = person_name(self.pool, which.who, self.language)
            parts.append(self.say("buffy-rest-who", who=who))
        parts.append(self._rest(Filter(trait=which.trait, title=which.title)))
        return tidy(self.language, " ".join(parts))

    def card_type(self, card_type: int, form: str = "", *, attached: bool = False) -> str:
        """ "item", and in the forms there are "an item", "items", "no item"."""
        word = self._type_word(card_type, attached=attached)
        return tidy(self.language, self.say(f"buffy-card-{word}{f'.{form}' if form else ''}", level=""))

    def _type_word(self, card_type: int, *, attached: bool) -> str:
        if card_type != NOTHING:
            return kinds.TYPE_SLUGS[card_type]
        return "attached" if attached else "any"


def _ranks(which: Filter) -> list[str]:
    return [slug for bit, slug in enumerate(kinds.RANK_SLUGS) if which.ranks >> bit & 1]
