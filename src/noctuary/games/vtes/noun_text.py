"""Which cards, how much and who, in words: noun phrases of both languages put together from the pieces."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noctuary.games.vtes.blocks.amounts import Amount, FromTo, Known, Plus, Times
from noctuary.games.vtes.blocks.effects.pool import Place
from noctuary.games.vtes.blocks.noun import Noun
from noctuary.games.vtes.blocks.some import Some
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import Who
from noctuary.games.vtes.card import Condition, Phrase, Piece
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.names import Arguments, card_title
from noctuary.games.vtes.official import french_name
from noctuary.text.catalogue import Language, catalogue, has

_SHE: Final = ("everybody", "chosen", "bearers")  # each of them is spoken of, not to
_CONTROLLED: Final = "vtes-which-of-you"
_LITERAL: Final = "="  # before the name of a card that is the noun itself


def lower_first(text: str) -> str:
    """Without its capital, unless the first word is more than a word: « X », a sign."""
    is_word = text[1:2].islower() or text[1:2] == "’" or text.startswith(("A ", "À "))
    return text[:1].lower() + text[1:] if is_word else text


class NounTexts:
    """What stands for a piece within a sentence; how sentences are said is up to who inherits."""

    pool: Pool
    language: Language
    person: str  # who is spoken to: "you", or "she" in what every Methuselah has to do

    def say(self, message: str, /, **arguments: str | int) -> str:
        raise NotImplementedError

    def phrase(self, phrase: Phrase, form: str = "", **more: str | int) -> str:
        raise NotImplementedError

    def phrases(self, pieces: Sequence[Piece]) -> list[str]:
        raise NotImplementedError

    def any_of(self, names: Sequence[str]) -> str:
        raise NotImplementedError

    def all_of(self, names: Sequence[str]) -> str:
        raise NotImplementedError

    def parts(self, phrase: Phrase) -> Arguments:
        """The arguments that the pieces in a phrase give to its message."""
        found: Arguments = {"person": self.person, "may": 0, "per": "", "counted": 0, "bonus": ""}
        spoken_to = self.person
        if any(isinstance(part, Who) and part.slug in _SHE for part in phrase.parts.values()):
            self.person = "she"
        for name, part in phrase.parts.items():
            if isinstance(part, Which):
                found.update(self._which(name, part))
            elif isinstance(part, Amount):
                found.update(self._amount(name, part))
            elif isinstance(part, Who):
                found[name] = self.say(f"vtes-who-{part.slug}")
            elif isinstance(part, Place):
                found[name] = self.say(f"vtes-place-{part.slug}")
            else:
                assert not isinstance(part, Piece)
                several = self._several(part)
                if name == "when" and several:
                    several = f" {several}"
                elif name == "effects":
                    several = lower_first(several)
                found[name] = several
        self.person = spoken_to
        return found

    def _several(self, pieces: Sequence[Piece]) -> str:
        """Conditions as one; effects one after the other."""
        texts = self.phrases(pieces)
        if all(isinstance(piece, Condition) for piece in pieces):
            alike = len({text.partition(" ")[0] for text in texts}) == 1  # “if … and if …”
            return self.all_of(texts) if alike else ", ".join(texts)
        return " ".join(texts)

    # -- which cards --------------------------------------------------------------------------------------

    def _which(self, name: str, which: Which) -> Arguments:
        noun = which.noun()
        bare, indefinite = self._noun(noun), self._a(noun)
        found: Arguments = {
            f"{name}_bare": bare,
            f"{name}_a": indefinite,
            f"{name}_many": self._noun(noun, many=True),
            f"{name}_is": self._is(noun),
            f"{name}_whose": self._whose_word(noun),
        }
        whose, noun.whose = noun.whose, None
        found[f"{name}_own"], found[f"{name}_own_a"] = self._noun(noun), self._a(noun)
        found[f"{name}_own_many"] = self._noun(noun, many=True)
        noun.whose = whose
        found[name] = bare if noun.definite is not None else self._form("vtes-noun.each", noun)
        if isinstance(which, Some):
            found[name] = self._some(which, noun)
            found["may"] = int(which.least == 0 and which.most.unit() == 1)
        return found

    def _some(self, some: Some, noun: Noun) -> str:
        many = self._noun(noun, many=True)
        return self.say(
            "vtes-noun.up-to",
            amount=some.most.unit(),
            one=self._noun(noun),
            many=many,
            gender=self._gender(noun),
        )

    def _whose_word(self, noun: Noun) -> str:
        return "" if noun.whose is None else str(noun.whose.message).removeprefix("vtes-which-of-")

    def _a(self, noun: Noun) -> str:
        if noun.definite is not None:
            return self._noun(noun)
        if noun.either:
            return self._with_rest(noun, self._or(noun.either, [self._a(one) for one in noun.either]))
        return self._form("vtes-noun.a", noun)

    def _or(self, nouns: Sequence[Noun], texts: Sequence[str]) -> str:
        """After a long one, with a comma: “a vampire that …, or a wraith”."""
        if len(texts) == 2 and any(one.tails for one in nouns):
            return self.say("vtes-noun-or", one=texts[0], other=texts[1])
        return self.any_of(texts)

    def _form(self, form: str, noun: Noun) -> str:
        return self.say(form, noun=self._noun(noun), gender=self._gender(noun))

    def _is(self, noun: Noun) -> str:
        """“is a titled vampire”, “has superior Auspex”."""
        own = [one for one in noun.tails if has(f"{one.message}.is")]
        if own and not noun.rank and not noun.adjectives:
            return self.all_of([self.phrase(one, ".is") for one in own])
        if noun.rank or noun.either:
            return self.say("vtes-is", noun=self._a(noun))
        said = [*self._adjectives(noun, many=False), *(self.phrase(one) for one in noun.tails)]
        said += [] if noun.whose is None else [self.phrase(noun.whose)]
        return self.say("vtes-is", noun=self.all_of(said)) if said else ""

    def _noun(self, noun: Noun, *, many: bool = False) -> str:
        if noun.definite is not None:
            vampire = noun.head.message == "vtes-noun-vampire"
            return self._with_rest(
                noun, self.say(noun.definite.message, what="vampire" if vampire else "minion")
            )
        if noun.either:
            return self._with_rest(noun, self.any_of([self._noun(one, many=many) for one in noun.either]))
        near = [one for one in noun.tails if has(f"{one.message}.stands")]
        clauses = [self.phrase(one).rstrip(".") for one in noun.tails if one not in near]
        text = self.say(
            "vtes-noun",
            noun=self._head(noun, many),
            adjectives=" ".join(self._adjectives(noun, many=many)),
            near=" ".join(self.phrase(one) for one in near),
            whose="" if noun.whose is None else self._either_form(noun.whose, many),
            clauses=self.all_of(clauses) if clauses else "",
            linked=int(bool(clauses) and noun.whose is not None and noun.whose.message == _CONTROLLED),
        )
        return " ".join(text.split())

    def _with_rest(self, noun: Noun, text: str) -> str:
        rest = [self.phrase(one) for one in noun.tails]
        if noun.whose is not None:
            whose = self.phrase(noun.whose)
            linked = bool(rest) and noun.whose.message == _CONTROLLED
            clauses = self.all_of(rest) if linked else ""
            rest = [self.say("vtes-noun-linked", whose=whose, clauses=clauses)] if linked else [whose, *rest]
        return " ".join([text, *rest])

    def _adjectives(self, noun: Noun, *, many: bool) -> list[str]:
        count = "many" if many else "one"
        return [self.phrase(one, "", gender=self._gender(noun), count=count) for one in noun.adjectives]

    def _either_form(self, phrase: Phrase, many: bool) -> str:
        return self.phrase(phrase, ".many" if many and has(f"{phrase.message}.many") else "")

    def _head(self, noun: Noun, many: bool) -> str:
        message = str(noun.head.message)
        if message.startswith(_LITERAL):
            return self._title(message.removeprefix(_LITERAL))
        if not has(message):  # a keyword that has no noun of its own
            return self.say(message.replace("vtes-noun-", "vtes-keyword-")).lower()
        return self._either_form(noun.head, many)

    def _title(self, name: str) -> str:
        """Of a card, in the language, whether or not the pool has it."""
        kinds = [card.kind for card in self.pool.cards if card.name == name]
        if kinds:
            return card_title(self.pool, kinds[0], self.language)
        return french_name(name) if self.language is Language.FR else name

    def _gender(self, noun: Noun) -> str:
        """A matter of the language: English nouns have none."""
        message = f"{noun.head.message}.gender"
        return self.say(message) if catalogue(self.language).pattern(message) is not None else "masculine"

    # -- how much -----------------------------------------------------------------------------------------

    def _amount(self, name: str, amount: Amount) -> Arguments:
        unit, per = amount.unit(), amount.per()
        plus, base = (f"+{amount.more}", amount.amount) if isinstance(amount, Plus) else ("", amount)
        root = base.amount if isinstance(base, Times) else base
        if isinstance(amount, FromTo):
            text: str | int = self.say("vtes-amount-from-to", least=amount.least, most=amount.most)
        elif isinstance(root, Known) and root.slug == "x":
            text, per = f"{unit}X{plus}" if unit > 1 else f"X{plus}", None
        else:
            text = abs(unit)
        each = "" if per is None else f" {self.phrase(per)}"
        return {name: text, "bonus": f"{unit:+d}", "per": each, "counted": int(bool(each))}
