"""Dumps of real games with something wrong in them: what loading a stranger's position must survive.

`mutants(game, seed, count)` yields as many as one likes, always the same ones for the same seed. `attempt`
loads one: either it is refused by an error that can be read, or it is a game that plays on to its end with
everything in order. Anything else is `Broken`, with what it takes to see it again.

    python -m tests.tools.mutations buffy --count 20000 --seed 7
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.positions import without_defaults
from noctuary.kernel.view import document
from noctuary.text.catalogue import Language, error_text, has
from tests.tables.whole_games import WholeGames, every_game, play_random
from tests.tools.watching import watchdog

PER_DUMP = 20  # mutants of one moment of one game
SHORTENED_ONE_IN = 10  # moments whose dump leaves out what is usual, as an exported position does
MOST_MORE = 25  # moves that a game goes on until something is under way
LONGEST = 600  # moves that a loaded mutant is played; far beyond the trouble it was loaded with
LOOKS = 4  # times that everything is looked at meanwhile
SECONDS = 60  # for one mutant: more than that is an endless loop
SETUPS = 5_000
NUMBERS = (-2, -1, 0, 1, 2, 3, 5, 10, 25, 64, 999, 4096, 2**31, 2**62, 2**70)
WORDS = ("", "none", "no-such-thing", "all", "draw", *SEAT_LETTERS[:7])
WRONG: tuple[Json, ...] = (None, True, False, 0, 1, 3.5, "", "none", [], {}, [1], ["A"], [[]], {"a": 1})


class Broken(AssertionError):
    """A mutant that was neither refused nor a game in order."""

    def __init__(self, mutant: Mutant, problem: str) -> None:
        super().__init__(
            f"{mutant.game} seed {mutant.seed} number {mutant.number}: {mutant.changes}\n{problem}"
        )
        self.mutant = mutant
        self.problem = problem


@dataclass(frozen=True)
class Mutant:
    game: str
    seed: int
    number: int
    changes: tuple[str, ...]  # what was done to it, in words
    document: Document


# -- making them --------------------------------------------------------------------------------------


def mutants(game: WholeGames, seed: int, count: int) -> Iterator[Mutant]:
    """The first `count` mutants of this seed."""
    vocabulary = Vocabulary(game)
    for moment in range(-(-count // PER_DUMP)):
        random = Random(f"{game.name} {seed} {moment}")
        whole = dump_of_some_moment(game, random)
        vocabulary.learn(whole)
        text = json.dumps(whole)
        for place in range(min(PER_DUMP, count - moment * PER_DUMP)):
            document: Document = json.loads(text)
            changes = [mutate(document, random, vocabulary) for _ in range(random.choice((1, 1, 1, 2, 3)))]
            yield Mutant(game.name, seed, moment * PER_DUMP + place, tuple(changes), document)


def dump_of_some_moment(game: WholeGames, random: Random) -> Document:
    """A game stopped anywhere: in its set-up, in the middle of a move, after its end.

    Half of them go on until something is still to be done, where there is most to get wrong.
    """
    match = Match.start(game.name, game.soak_setup(random.randrange(SETUPS)), random.randbytes(4))
    play_random(match, random, int(random.choice((20, game.longest, 3 * game.longest)) * random.random()))
    for _ in range(MOST_MORE if random.random() < 0.5 else 0):
        state = match.dump()["state"]
        if match.over or (isinstance(state, dict) and state.get("agenda")):
            break
        play_random(match, random, 1)
    whole = match.dump()
    state = whole["state"]
    if random.randrange(SHORTENED_ONE_IN) == 0 and isinstance(state, dict):
        whole["state"] = without_defaults(match, state)
    return whole


class Vocabulary:
    """What stands in the fields of dumps, by the name of the field: right words for wrong places."""

    def __init__(self, game: WholeGames) -> None:
        self.by_name: dict[str, dict[str, Json]] = {}
        for name, words in game.field_words().items():
            for word in words:
                self._note(name, word)

    def _note(self, name: str, value: Json) -> None:
        self.by_name.setdefault(name, {}).setdefault(json.dumps(value, sort_keys=True), value)

    def learn(self, value: Json, name: str = "") -> None:
        """Words by their field; of small tables (steps, durables, attachments) whole examples, too."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self.learn(inner, key)
            return
        if isinstance(value, list):
            for item in value:
                if len(self.by_name.get(f"{name}[]", ())) < 400:
                    self._note(f"{name}[]", item)
                self.learn(item, name)
            return
        if len(self.by_name.get(name, ())) < 400:
            self._note(name, value)

    def some(self, name: str, random: Random) -> Json:
        known = self.by_name.get(name)
        return _copy(random.choice(list(known.values()))) if known else random.choice(WORDS)

    def any(self, random: Random) -> Json:
        return self.some(random.choice(list(self.by_name)), random)


Place = tuple[str, "Document | list[Json]", "str | int"]  # the path in words, what holds the value, its key


def places(value: Json, path: str = "") -> Iterator[Place]:
    """Every value in the document."""
    if isinstance(value, dict):
        for key in value:
            yield f"{path}.{key}", value, key
            yield from places(value[key], f"{path}.{key}")
    elif isinstance(value, list):
        for number in range(len(value)):
            yield f"{path}.{number}", value, number
            yield from places(value[number], f"{path}.{number}")


def mutate(document: Document, random: Random, vocabulary: Vocabulary) -> str:
    """Change one thing; what it was, in words."""
    before = json.dumps(document)
    for _ in range(10):
        told = _mutate(document, random, vocabulary)
        if json.dumps(document) != before:
            return told
    return "nothing"


def _mutate(document: Document, random: Random, vocabulary: Vocabulary) -> str:
    state = document["state"]
    everywhere = list(places(state if isinstance(state, dict) and random.random() < 0.97 else document))
    if not everywhere:
        return "nothing left"
    if random.random() < 0.3:
        moved = _move_something(everywhere, random)
        if moved:
            return moved
    path, holder, key = _choose(everywhere, random)
    value = holder[key]  # type: ignore[index]
    if random.random() < 0.1:
        changed: Json = _copy(random.choice(WRONG))
    elif random.random() < 0.1:
        del holder[key]  # type: ignore[arg-type]
        return f"{path} deleted"
    else:
        changed = _changed(value, _name(path), random, vocabulary)
    holder[key] = changed  # type: ignore[index]
    return f"{path}: {_short(value)} -> {_short(changed)}"


def _choose(everywhere: list[Place], random: Random) -> Place:
    """Long lists of cards would swallow nearly every change: each field has the same chance."""
    fields: dict[str, list[Place]] = {}
    for place in everywhere:
        fields.setdefault(_name(place[0]), []).append(place)
    return random.choice(fields[random.choice(list(fields))])


def _name(path: str) -> str:
    """The last part that is no number: what the field is called."""
    return next((part for part in reversed(path.split(".")) if not part.isdigit()), "")


def _changed(value: Json, name: str, random: Random, vocabulary: Vocabulary) -> Json:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = (value - 1, value + 1, -value, value * 2)
        known = vocabulary.some(name, random)
        return random.choice((*near, random.choice(NUMBERS), random.choice(NUMBERS), known))
    if isinstance(value, str):
        return random.choice((vocabulary.some(name, random), random.choice(WORDS), vocabulary.any(random)))
    if isinstance(value, list):
        return _changed_list(list(value), name, random, vocabulary)
    if isinstance(value, dict):
        return _changed_table(dict(value), random, vocabulary)
    return vocabulary.any(random)


def _changed_list(items: list[Json], name: str, random: Random, vocabulary: Vocabulary) -> list[Json]:
    kind = random.randrange(6)
    if kind == 0 or not items:
        items.insert(random.randint(0, len(items)), vocabulary.some(f"{name}[]", random))
    elif kind == 1:
        items.pop(random.randrange(len(items)))
    elif kind == 2:
        items.append(_copy(random.choice(items)))
    elif kind == 3:
        items[random.randrange(len(items))] = vocabulary.any(random)
    elif kind == 4:
        random.shuffle(items)
    else:
        items = random.choice(([], items[: len(items) // 2], items * 2, items * 40))
    return items


def _changed_table(table: Document, random: Random, vocabulary: Vocabulary) -> Document:
    kind = random.randrange(4)
    if kind == 0 or not table:
        table[str(vocabulary.any(random))] = vocabulary.any(random)
    elif kind == 1:
        one, other = random.choice(list(table)), random.choice(list(table))
        table[one], table[other] = table[other], table[one]
    elif kind == 2:
        renamed = table.pop(random.choice(list(table)))
        table[str(vocabulary.any(random))] = renamed
    else:
        return {}
    return table


def _move_something(everywhere: list[Place], random: Random) -> str:
    """A card from one zone to another, moved or doubled; two zones swapped."""
    lists = [(path, held[key]) for path, held, key in everywhere if isinstance(held[key], list)]  # type: ignore[index]
    full = [(path, found) for path, found in lists if isinstance(found, list) and found]
    if not full:
        return ""
    (path, source), (to, target) = random.choice(full), random.choice(lists)
    assert isinstance(source, list)
    assert isinstance(target, list)
    if random.random() < 0.2:
        source[:], target[:] = target[:], source[:]
        return f"{path} and {to} swapped"
    place = random.randrange(len(source))
    item = source[place]
    if random.random() < 0.5:
        del source[place]
    target.insert(random.randint(0, len(target)), _copy(item))
    return f"{_short(item)} from {path} to {to}"


def _copy(value: Json) -> Json:
    return json.loads(json.dumps(value))  # type: ignore[no-any-return]


def _short(value: Json) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:79] + "…"


# -- trying them --------------------------------------------------------------------------------------


def attempt(game: WholeGames, mutant: Mutant, longest: int = LONGEST) -> NoctuaryError | None:
    """The error that refuses it, or None: it plays on in good order. Otherwise it is `Broken`."""
    try:
        with watchdog(SECONDS):
            try:
                match = Match.load(_load_copy(mutant.document))
            except NoctuaryError as refusal:
                _assert_readable(refusal)
                return refusal
            _play_on(game, match, Random(mutant.number), longest)
    except Exception as problem:
        raise Broken(mutant, traceback.format_exc()) from problem
    return None


def _load_copy(document: Document) -> Document:
    copied = _copy(document)
    assert isinstance(copied, dict)
    return copied


def _assert_readable(refusal: NoctuaryError) -> None:
    """It says what is wrong, in both languages."""
    assert has(refusal.message), refusal
    for language in Language:
        assert "{$" not in error_text(language, refusal).replace("{ $", "{$"), refusal


def _play_on(game: WholeGames, match: Match, random: Random, longest: int) -> None:
    before = game.cards(match)
    for _ in range(LOOKS):
        _look(game, match, random)
        play_random(match, random, longest // LOOKS)
        now = game.cards(match)
        if before is not None and now is not None:
            assert all(now[kind] <= before[kind] for kind in now), "a card comes from nowhere"
        before = now or before
    _look(game, match, random)


def _look(game: WholeGames, match: Match, random: Random) -> None:
    """Numbers in bounds, a view for everybody, a dump that loads to itself, a twin that looks the same."""
    game.assert_in_bounds(match)
    for seat in (None, *(Seat(number) for number in range(match.seats))):
        json.dumps(document(match.view(seat)))
    if match.decision is not None:
        assert match.decision.moves, "a question without an answer"
        match.notation(random.choice(match.decision.moves))
    whole = match.dump()
    try:
        again = Match.load(_load_copy(whole))
    except NoctuaryError as refusal:
        raise AssertionError(f"its own dump is refused: {refusal}") from refusal
    assert again.dump() == whole, "dumped, loaded and dumped again it is something else"
    seat = Seat(random.randrange(match.seats))
    if match.at_rest:
        twin = match.imagine(seat, b"twin")
        assert twin.view(seat) == match.view(seat), "an imagined twin looks different"


# -- as a program -------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = {game.name: game for game in every_game()}
    parser.add_argument("game", choices=list(names))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--most", type=int, default=0, help="broken mutants after which it stops")
    parser.add_argument("--only", type=int, default=-1, help="just this number")
    given = parser.parse_args()
    game = names[given.game]
    told: Counter[str] = Counter()
    examples: dict[str, list[Broken]] = {}
    for mutant in mutants(game, given.seed, given.count):
        if given.only not in (-1, mutant.number):
            continue
        try:
            refusal = attempt(game, mutant)
            told["played" if refusal is None else str(refusal.message)] += 1
        except Broken as broken:
            told["BROKEN"] += 1
            examples.setdefault(_where(broken), []).append(broken)
            if given.most and told["BROKEN"] >= given.most:
                break
    for message, count in told.most_common():
        print(f"{count:7} {message}")
    for where, found in sorted(examples.items(), key=lambda item: -len(item[1])):
        print(f"\n== {len(found)} x {where}")
        for example in found[:4]:
            print(f"   number {example.mutant.number}: {'; '.join(example.mutant.changes)}")
        if given.only >= 0:
            print(found[0].problem)
    sys.exit(1 if examples else 0)


def _where(broken: Broken) -> str:
    """The same trouble under one head: what was raised, and the last lines that led there."""
    lines = broken.problem.strip().split("\n")
    frames = [line.strip() for line in lines if line.startswith("  File")]
    short = [frame.split("/src/noctuary/")[-1].replace('", line ', ":") for frame in frames[-2:]]
    return f"{lines[-1][:160]} | {' < '.join(reversed(short))}"


if __name__ == "__main__":
    main()
