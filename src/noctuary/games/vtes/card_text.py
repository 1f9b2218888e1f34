"""What a card says: the line under its title, and its text, written from the pieces it is made of."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.blocks.in_actions import BY_THIS
from noctuary.games.vtes.card import Card, Limit, Phrase, Piece, X
from noctuary.games.vtes.card_phrases import said
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.in_play_text import InPlayTexts
from noctuary.games.vtes.kinds import (
    ALLY,
    BASIC,
    DISCIPLINE_CODES,
    EQUIPMENT,
    INDEPENDENT_VOTES,
    INNER_CIRCLE,
    JUSTICAR,
    KEYWORD_SLUGS,
    KHOLO,
    NO_CARD_TYPE,
    NO_TITLE,
    RETAINER,
    SECT_SLUGS,
    SUPERIOR,
    TITLE_SLUGS,
    TRAIT_SLUGS,
    TROPHY,
    TYPE_SLUGS,
    VAMPIRE,
)
from noctuary.games.vtes.names import card_title, tidy
from noctuary.games.vtes.needs_text import needed
from noctuary.games.vtes.played_text import PlayedTexts
from noctuary.games.vtes.rules import expiry
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, has
from noctuary.text.words import listed, sentence

_SPANS: Final = {
    expiry.END_OF_ROUND: "round",
    expiry.END_OF_COMBAT: "combat",
    expiry.END_OF_ACTION: "action",
    expiry.END_OF_TURN: "turn",
    expiry.END_OF_GAME: "game",
}
_OF_CLAN: Final = (JUSTICAR, INNER_CIRCLE, KHOLO)


def card_line(pool: Pool, card: Card, language: Language) -> str:
    return Reader(pool, card, language).line()


def card_text(pool: Pool, card: Card, language: Language) -> str:
    return Reader(pool, card, language).text()


def use_text(pool: Pool, card: Card, index: int, language: Language) -> str:
    """What one of its uses does, with the Discipline it needs: enough to tell it from the others."""
    return tidy(language, Reader(pool, card, language).in_short(card.uses[index]))


class Reader(PlayedTexts, InPlayTexts):
    """Reads one card out in one language."""

    # -- the line ---------------------------------------------------------------------------------

    def line(self) -> str:
        return " · ".join(self._crypt_line() if self.card.is_crypt else self._library_line())

    def _crypt_line(self) -> list[str]:
        card = self.card
        found = [
            self.say("vtes-type-vampire"),
            self.clan(card.clan),
            self.say("vtes-line-group", group=card.group),
            self.say("vtes-line-capacity", capacity=card.capacity),
        ]
        levels = [
            code.upper() if level == SUPERIOR else code
            for level in (BASIC, SUPERIOR)
            for which, code in enumerate(DISCIPLINE_CODES)
            if card.levels[which] == level
        ]
        if levels:
            found.append(" ".join(levels))
        if card.advanced:
            found.append(self.say("vtes-line-advanced"))
        return found + self._banned()

    def _library_line(self) -> list[str]:
        card = self.card
        types = [
            self.say(f"vtes-type-{slug}") for bit, slug in enumerate(TYPE_SLUGS) if card.types >> bit & 1
        ]
        found = [" / ".join(types)]
        if card.unique:
            found.append(self.say("vtes-line-unique"))
        found += self._keywords()
        if card.clans:
            found.append(self.any_of([self.clan(clan) for clan in card.clans]))
        if card.disciplines:
            names = [self.say(f"vtes-discipline-{DISCIPLINE_CODES[which]}") for which in card.disciplines]
            found.append(self.all_of(names) if card.all_disciplines else self.any_of(names))
        if card.pool:
            found.append(self.say("vtes-line-pool", cost="X" if card.pool == X else card.pool))
        if card.blood:
            found.append(self.say("vtes-line-blood", cost="X" if card.blood == X else card.blood))
        if card.burn_option:
            found.append(self.say("vtes-line-burn-option"))
        return found + self._banned()

    def _keywords(self) -> list[str]:
        keywords = self.card.keywords
        return [
            self.say(f"vtes-keyword-{slug}") for bit, slug in enumerate(KEYWORD_SLUGS) if keywords >> bit & 1
        ]

    def _banned(self) -> list[str]:
        return [self.say("vtes-line-banned")] if self.card.banned else []

    # -- the text -----------------------------------------------------------------------------------

    def text(self) -> str:
        """Who may play it and what all ways share; how it is played; what then holds, and what it offers."""
        card = self.card
        top = [*self._requirements(), *self.shared(), *self._x()]
        lines = self._crypt() if card.is_crypt else [" ".join(top), *self._body()]
        lines += self.played()
        lines += self._becomes()
        lines += self._standing(of_action=False)
        lines += self.in_play()
        lines += self._standing(of_action=True)
        lines += [self.say("vtes-text-burned-if", when=", ".join(self.phrases(card.burned_if)))] * bool(
            card.burned_if
        )
        lines += self.at_superior()
        lines += [self.limit(limit) for limit in card.limits]
        found = [tidy(self.language, line) for line in lines if line]
        return "\n".join(found) if found else self.say("vtes-text-nothing")

    def _x(self) -> list[str]:
        return [] if self.card.x_is is None else [self.say(f"vtes-x-is-{self.card.x_is.slug}")]

    def _standing(self, *, of_action: bool) -> list[str]:
        """Traits and triggers, a line each; those with the same condition share it.

        `of_action`: those that hold in the action which the card offers, told after it.
        """
        found: list[str] = []
        pieces = said([*self.card.traits, *self.card.triggers])
        for text in (self.phrase(one) for one in pieces if _is_of_action(one) == of_action):
            condition, comma, rest = sentence(text).partition(", ")
            if comma and found and found[-1].startswith(f"{condition}, "):
                found[-1] = self.say("vtes-text-and-also", one=found[-1].removesuffix("."), other=rest)
            else:
                found.append(sentence(text))
        return found

    def _becomes(self) -> list[str]:
        """What it is in play, where that is not what it is played as (VTES-SECT-08)."""
        card = self.card
        if card.becomes & ALLY:
            kinds = " ".join(self._keywords())
            body = {"life": card.life, "strength": card.strength, "bleed": card.bleed}
            return [self.say("vtes-text-becomes-ally", unique=int(card.unique), kinds=kinds, **body)]
        if card.becomes == EQUIPMENT:
            return [self.say("vtes-text-becomes-weapon")]
        if card.becomes == NO_CARD_TYPE:
            return [self.say("vtes-text-becomes-location")]
        if card.becomes == VAMPIRE:
            clan = self.clan(card.clan)
            if clan:
                return [self.say("vtes-text-becomes-vampire", capacity=card.capacity, clan=clan)]
            sect = self.say(f"vtes-sect-{SECT_SLUGS[card.sect]}")
            return [self.say("vtes-text-becomes-kin", capacity=card.capacity, sect=sect)]
        return [self.say("vtes-text-unawarded")] if card.keywords & TROPHY else []

    def _crypt(self) -> list[str]:
        """Sect and title, then the plain traits, on one line (VTES-SECT-04)."""
        card = self.card
        sect = self.say(f"vtes-sect-{SECT_SLUGS[card.sect]}")
        found = [self.say("vtes-text-crypt", sect=sect)]
        if card.title != NO_TITLE:
            shape = "vtes-text-crypt-votes" if card.title == INDEPENDENT_VOTES else "vtes-text-crypt-titled"
            found = [self.say(shape, sect=sect, title=self.title())]
        if card.path:
            found.append(self.say(f"vtes-path-{card.path}"))
        if card.slave_of != NOTHING:
            found.append(self.say("vtes-crypt-slave", clan=self.clan(card.slave_of)))
        found += self._plain_traits()
        bonuses = {
            "bleed": card.more_bleed,
            "strength": card.more_strength,
            "stealth": card.more_stealth,
            "intercept": card.more_intercept,
            "hunt": card.more_hunt,
        }
        found += [
            self.say(f"vtes-crypt-{name}", amount=f"{more:+d}") for name, more in bonuses.items() if more
        ]
        return [" ".join(found)]

    def _plain_traits(self) -> list[str]:
        card = self.card
        return [
            self.say(f"vtes-crypt-{slug}", circle=card.circle)
            for bit, slug in enumerate(TRAIT_SLUGS)
            if card.traits_mask >> bit & 1
        ]

    def title(self) -> str:
        """`prince of Geneva`, `Malkavian justicar`, `2 votes (titled)`."""
        card = self.card
        if card.title == INDEPENDENT_VOTES:
            return self.say("vtes-title-votes", votes=card.votes)
        name = self.say(f"vtes-title-{TITLE_SLUGS[card.title]}")
        if card.title in _OF_CLAN:
            return self.say("vtes-title-of-clan", title=name, clan=self.clan(card.clan))
        if not card.city:
            return name
        own = f"vtes-title-of-{card.city.lower().replace(' ', '-')}"  # of a city with a French name
        return self.say(own if has(own) else "vtes-title-of-city", title=name, city=card.city)

    def _requirements(self) -> list[str]:
        """Of the minion that plays it, beyond clan and Discipline, which the line names (VTES-SEQ-08)."""
        found = needed(self.card.needs, self)
        return [self.say("vtes-text-requires", what=listed(self.language, found))] if found else []

    def limit(self, limit: Limit) -> str:
        """Only one copy each turn, combat, game …, of all minions or of each."""
        who = "use" if limit.each_use else "minion" if limit.each_minion else "all"
        name = card_title(self.pool, self.card.kind, self.language)
        return self.say(f"vtes-limit-{_SPANS[limit.until]}.{who}", card=name, level=limit.level)

    def _body(self) -> list[str]:
        card = self.card
        if card.types & ALLY:
            return [
                " ".join(
                    [
                        self.say("vtes-text-body", life=card.life, strength=card.strength, bleed=card.bleed),
                        *self._plain_traits(),
                    ]
                )
            ]
        if not card.types & RETAINER:
            return []
        found = [self.say("vtes-text-life", life=card.life)]
        if card.strength:
            damage = {"amount": card.strength, "ranged": int(card.ranged)}
            found.append(self.say("vtes-text-retainer-damage", **damage))
        return found


def _is_of_action(phrase: Phrase) -> bool:
    """Whether it holds only in an action that the card offers."""
    when = phrase.parts.get("when", ())
    return not isinstance(when, Piece) and BY_THIS in when
