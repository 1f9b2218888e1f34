"""A whole card, read aloud in one language."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy import kinds
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.card_words.effects import Effects
from noctuary.games.buffy.card_words.grammar import tidy
from noctuary.games.buffy.card_words.lines import Lines
from noctuary.games.buffy.card_words.names import person_name
from noctuary.games.buffy.kinds import EPISODE_ONE, EPISODE_TWO
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language
from noctuary.text.words import listed


def card_line(pool: Pool, kind: int, language: Language) -> str:
    return " · ".join(Reader(pool, pool.cards[kind], language).line())


def card_text(pool: Pool, kind: int, language: Language) -> str:
    return " ".join(Reader(pool, pool.cards[kind], language).text())


class Reader(Effects, Lines):
    """One card: its line (`Lines`) and its text."""

    def text(self) -> list[str]:
        """What restricts the card, its abilities, what ends it, what of it is not known."""
        parts = [*self._restrictions(), *(self.ability(ability) for ability in self.card.abilities)]
        if self.card.to_crypt:
            parts.append(self.say("buffy-text-to-crypt"))
        parts += self._ending()
        if self.card.unknown:
            unknown = [self.say(f"buffy-unknown-{word}") for word in self.card.unknown]
            parts.append(self.say("buffy-text-unknown", what=listed(self.language, unknown)))
        return [tidy(self.language, part) for part in parts]

    def _restrictions(self) -> list[str]:
        card = self.card
        parts = []
        if card.placement is not None:
            parts.append(self.say("buffy-text-placement", place=self.at(card.placement)))
        if card.defeat_trait != NOTHING:
            parts.append(self.say("buffy-text-defeat-trait", trait=self.trait(card.defeat_trait)))
        if card.defeat_who != NOTHING:
            who = person_name(self.pool, card.defeat_who, self.language)
            parts.append(self.say("buffy-text-defeat-who", who=who))
        if card.bearer is not None:
            whom = self.phrase(card.bearer, "one")
            parts.append(self.say("buffy-text-bearer", whom=whom, type=kinds.TYPE_SLUGS[card.type]))
        return parts

    def _ending(self) -> list[str]:
        """An episode's target or cancellation: "Target: it is night."."""
        card = self.card
        if card.ending is None:
            return [self.say("buffy-ability-never")] if card.type == EPISODE_TWO else []
        message = "buffy-ability-target" if card.type == EPISODE_ONE else "buffy-ability-cancel"
        untriggered = card.ending.trigger == NOTHING
        told = (
            listed(self.language, self.clauses(card.ending))
            if untriggered
            else ", ".join(self.circumstances(card.ending))
        )
        return [self.say(message, ending=told)]
