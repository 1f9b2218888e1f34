"""The line under a card's title: type, numbers, requirements, where it comes from."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.buffy import kinds
from noctuary.games.buffy.card import NO_GOAL, Source
from noctuary.games.buffy.card_words.grammar import Arguments, signed, tidy
from noctuary.games.buffy.card_words.names import name_of, person_name
from noctuary.games.buffy.card_words.phrases import Phrases
from noctuary.games.buffy.kinds import ACTION, CHALLENGE, CHARACTER
from noctuary.kernel.move import NOTHING
from noctuary.text.words import sentence


class Lines(Phrases):
    """Everything in the line, part by part."""

    def line(self) -> list[str]:
        """Type and numbers, as far as the card has them, and where it comes from."""
        card = self.card
        parts = [self._type()]
        if card.destiny:
            parts.append(self.say("buffy-line-destiny", amount=card.destiny))
        if "talents" not in card.unknown and card.type == CHARACTER:
            parts.append(
                self.say("buffy-line-talents", talents=self.talents_asked(list(enumerate(card.talents))))
            )
        elif any(card.talents):
            gained = [(talent, change) for talent, change in enumerate(card.talents) if change]
            parts.append(self.say("buffy-line-talents", talents=self.talents_asked(gained, sign=True)))
        if card.traits:
            traits = [self.trait(bit) for bit in range(len(self.pool.traits)) if card.traits >> bit & 1]
            message = "buffy-line-traits" if card.type == CHARACTER else "buffy-line-gives"
            parts.append(self.say(message, traits=", ".join(traits), count=len(traits)))
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
        text = self.say(f"buffy-line-{kinds.TYPE_SLUGS[card.type]}", **arguments)
        return sentence(tidy(self.language, text))

    def _requirements(self) -> list[str]:
        card = self.card
        parts = []
        if card.needs:
            parts.append(self.say("buffy-line-needs", talents=self.talents_asked(card.needs)))
        if card.needs_trait != NOTHING:
            parts.append(self.say("buffy-line-needs-trait", trait=self.trait(card.needs_trait)))
        if card.only != NOTHING:
            parts.append(self.say("buffy-line-only", who=person_name(self.pool, card.only, self.language)))
        if card.type == ACTION and card.timings:
            parts.append(self.say("buffy-line-timing", timings=self.timings(card.timings)))
        if card.icons:
            parts.append(self.say("buffy-line-icons", talents=self.talents_asked(card.icons)))
        return parts

    def _places(self) -> list[str]:
        card = self.card
        parts = []
        goals = [(talent, goal) for talent, goal in enumerate(card.goals) if goal != NO_GOAL]
        if goals:
            parts.append(self.say("buffy-line-goals", talents=self.talents_asked(goals), count=len(goals)))
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

    def talents_asked(self, pairs: list[tuple[int, int]], *, sign: bool = False) -> str:
        shown = [(self.talent(talent), signed(value) if sign else str(value)) for talent, value in pairs]
        return ", ".join(f"{talent} {value}" for talent, value in shown)
