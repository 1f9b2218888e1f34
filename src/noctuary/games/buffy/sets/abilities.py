"""Reading the abilities of a card in a set: how each works, its effects, conditions and costs."""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from noctuary.games.buffy.blocks import catalogue, shapes
from noctuary.games.buffy.blocks.shapes import Field, Shape
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import ACTION, EVENT
from noctuary.games.buffy.pieces import Ability, Condition, Cost, Effect, Mode, Player, Target, Until
from noctuary.games.buffy.sets import words
from noctuary.games.buffy.sets.errors import Path, dotted, value_at, wrong
from noctuary.games.buffy.sets.format import AbilityTable, ConditionTable, CostTable, EffectTable, EndingTable
from noctuary.games.buffy.sets.lookup import Lookup
from noctuary.games.buffy.vocabulary import WAIVED
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING

Told: TypeAlias = Mapping[Field, Any]  # what a table says, by field


class AbilityReading(Lookup):
    """Abilities from their tables."""

    def ability(self, card: Card, table: AbilityTable, path: Path) -> Ability:
        """How it works follows from what it says: "when …", a timing, neither (`Mode`)."""
        timings = self.timings(table.timing, [*path, "timing"])
        if table.when is not None:
            mode = Mode.TRIGGERED
        elif card.type in (ACTION, EVENT):
            mode, timings = Mode.PLAYED, timings or card.timings
        else:
            mode = Mode.USED if timings else Mode.STANDING
        if mode is Mode.STANDING:
            self._check_standing(path)
        effects = [self.effect(one, mode, [*path, "do", place]) for place, one in enumerate(table.effects)]
        return Ability(
            mode,
            effects,
            timings=timings,
            conditions=self.conditions(table.conditions, [*path, "if"]),
            costs=[self.cost(one, [*path, "cost", place]) for place, one in enumerate(table.cost)],
            once=0 if table.once is None else self.word(table.once, words.ONCE, [*path, "once"]),
            may=table.may,
            trigger=self.optional(table.when, words.HAPPENINGS, [*path, "when"]),
        )

    def _check_standing(self, path: Path) -> None:
        """What holds all the time is neither paid for nor done or left."""
        for name in ("cost", "may"):
            if name in self._written_at(path):
                self.declared.refuse(wrong("not-standing", dotted([*self.path, *path, name])))

    def ending(self, table: EndingTable, path: Path) -> Ability:
        return Ability(
            Mode.STANDING if table.when is None else Mode.TRIGGERED,
            [],
            conditions=self.conditions(table.conditions, [*path, "if"]),
            trigger=self.optional(table.when, words.HAPPENINGS, [*path, "when"]),
        )

    def effect(self, table: EffectTable, mode: Mode, path: Path) -> Effect:
        number = self.word(table.effect, words.EFFECTS, [*path, "effect"])
        known = table.effect in words.EFFECTS
        shape = catalogue.EFFECTS[number].shape if known else Shape()
        complete = known and self._check_fields_of(shape, path, ("effect", "until"), table.effect)
        told: Told = {
            shapes.TARGET: self._target(table, path),
            shapes.WHICH: self.filter(table.which, [*path, "which"]),
            shapes.PLAYER: self.player(table.player, path),
            shapes.TALENT: self.optional(table.talent, words.TALENTS, [*path, "talent"]),
            shapes.TALENT_TO: self.optional(table.talent_to, words.TALENTS, [*path, "talent_to"]),
            shapes.AMOUNT: table.amount,
            shapes.COUNTED: self.filter(table.counted, [*path, "counted"]),
            shapes.WHAT: self._what(shape, table, path),
            shapes.WAIVE: self._waived(shape, table, path),
            shapes.TRAIT: self.trait(table.trait, [*path, "trait"]),
            shapes.PLACE: self.filter(table.place, [*path, "place"]),
            shapes.CARD: self.optional(table.card, words.TYPES, [*path, "card"]),
            shapes.FROM: self.optional(table.zone_from, words.ZONES, [*path, "from"]),
            shapes.TO: self.optional(table.zone_to, words.ZONES, [*path, "to"]),
            shapes.FIXED: table.fixed,
            shapes.TIMING: self.timings(table.timing, [*path, "timing"]),
        }
        until = self._until(table, shape, mode, path)
        if not complete:
            return Effect()  # never played with: what is wrong with it has been told
        return catalogue.EFFECTS[number](until=until, **self._given(shape, told, path))

    def _given(self, shape: Shape, told: Told, path: Path) -> dict[str, Any]:
        """What the author has written, by the names that the block itself uses."""
        written = self._written_at(path)
        return {one.argument: told[one] for one in shape.fields() if one.name in written}

    def _target(self, table: EffectTable, path: Path) -> Target:
        if table.target is None:
            return Target.NONE
        return Target(self.word(table.target, words.TARGETS, [*path, "target"]))

    def _until(self, table: EffectTable, shape: Shape, mode: Mode, path: Path) -> Until:
        """A standing ability holds while its card is in play, and nothing else can be said of it."""
        if mode is Mode.STANDING:
            if table.until is not None:
                field = dotted([*self.path, *path, "until"])
                self.declared.refuse(wrong("standing-until", field, given=shown(table.until)))
            return Until.WHILE
        if table.until is not None:
            return Until(self.word(table.until, words.UNTIL, [*path, "until"]))
        if shape.lasts:
            field = dotted([*self.path, *path, "until"])
            self.declared.refuse(wrong("missing-of-word", field, word=table.effect))
        return Until.INSTANT

    def _what(self, shape: Shape, table: EffectTable, path: Path) -> int:
        if table.what is None or not shape.what:
            return NOTHING
        return self.word(table.what, shape.what, [*path, "what"])

    def _waived(self, shape: Shape, table: EffectTable, path: Path) -> int:
        """Everything that is waived, as a bit mask."""
        possible = {word: WAIVED[word] for word in shape.waive}
        mask = 0
        if possible:
            for place, word in enumerate(table.waive):
                mask |= self.word(word, possible, [*path, "waive", place])
        return mask

    def conditions(self, tables: Sequence[ConditionTable], path: Path) -> list[Condition]:
        return [self.condition(one, [*path, place]) for place, one in enumerate(tables)]

    def condition(self, table: ConditionTable, path: Path) -> Condition:
        number = self.word(table.check, words.CONDITIONS, [*path, "check"])
        known = table.check in words.CONDITIONS
        shape = catalogue.CONDITIONS[number].shape if known else Shape()
        complete = known and self._check_fields_of(shape, path, ("check",), table.check)
        told: Told = {
            shapes.AMOUNT: table.amount,
            shapes.WHICH: self.filter(table.which, [*path, "which"]),
            shapes.PLAYER: self.player(table.player, path),
            shapes.TALENT: self.optional(table.talent, words.TALENTS, [*path, "talent"]),
            shapes.TRAIT: self.trait(table.trait, [*path, "trait"]),
            shapes.CARD: self.optional(table.card, words.TYPES, [*path, "card"]),
        }
        if not complete:
            return Condition()
        return catalogue.CONDITIONS[number](**self._given(shape, told, path))

    def cost(self, table: CostTable, path: Path) -> Cost:
        number = self.word(table.pay, words.COSTS, [*path, "pay"])
        known = table.pay in words.COSTS
        shape = catalogue.COSTS[number].shape if known else Shape()
        complete = known and self._check_fields_of(shape, path, ("pay",), table.pay)
        which = self.filter(table.which, [*path, "which"])
        told: Told = {shapes.AMOUNT: table.amount, shapes.WHICH: which}
        if not complete:
            return Cost()
        return catalogue.COSTS[number](**self._given(shape, told, path))

    def _check_fields_of(self, shape: Shape, path: Path, always: Sequence[str], word: str) -> bool:
        """What this effect, condition or cost must be told, and what it would not listen to."""
        given = self._written_at(path)
        needed = [one.name for one in shape.needs]
        allowed = list(dict.fromkeys([*always, *(one.name for one in shape.fields())]))
        for name in given:
            if name not in allowed:
                field = dotted([*self.path, *path, name])
                self.declared.refuse(wrong("not-of-word", field, word=word, allowed=", ".join(allowed)))
        missing = [name for name in needed if name not in given]
        for name in missing:
            field = dotted([*self.path, *path, name])
            self.declared.refuse(wrong("missing-of-word", field, word=word))
        return not missing

    def _written_at(self, path: Path) -> Mapping[str, Json]:
        found = value_at(dict(self.written), path)
        assert isinstance(found, dict)
        return found

    def player(self, word: str | None, path: Path) -> Player:
        return Player.YOU if word is None else Player(self.word(word, words.PLAYERS, [*path, "player"]))
