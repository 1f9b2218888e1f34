"""When a person at a terminal is asked: levels, stops and yields, read and set by their words."""

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.boards.passing import YIELDS
from noctuary.cli.table import Table
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.catalogue import Language, say
from noctuary.text.passing import PassLevel

_SIDES: Final = ("mine", "theirs")


class Choice(NamedTuple):
    """A level or a stop: the word that sets it, what it is called, and whether it holds."""

    word: str
    title: str
    on: bool


def levels(table: Table, lang: Language) -> list[Choice]:
    """When to be asked at all; yields are no levels to stay at."""
    named = bool(table.words.stop_groups(lang))
    return [
        Choice(level.value, say(lang, f"web-level-{level.value}"), level is table.passing.level)
        for level in PassLevel
        if level not in YIELDS and (named or level is not PassLevel.WHEN_IT_CONCERNS_ME)
    ]


def stops(table: Table, lang: Language) -> list[tuple[str, list[Choice]]]:
    """What may be stopped at, in groups with their titles: what the game names, and its steps by side."""
    now = set(table.passing.stops)
    found = [
        (title, [Choice(stop, name, stop in now) for stop, name in named])
        for title, named in table.words.stop_groups(lang)
    ]
    for side in _SIDES:
        steps = [(f"{side}:{slug}", title) for slug, title in table.words.steps(lang)]
        title = say(lang, "cli-stop-steps", whose=say(lang, f"web-stop-{side}"))
        found.append((title, [Choice(stop, name, stop in now) for stop, name in steps]))
    return found


def lines(table: Table, lang: Language) -> list[str]:
    """Everything that can be set, each with its word."""
    found = [f"{mark(one)} {one.title}  [ask {one.word}]" for one in levels(table, lang)]
    for title, group in stops(table, lang):
        found += [f"{title}:", *(f"  {mark(one)} {one.title}  [stop {one.word}]" for one in group)]
    return found


def mark(choice: Choice) -> str:
    return "[x]" if choice.on else "[ ]"


def set_level(table: Table, word: str) -> None:
    """One of the levels, or a yield."""
    known = [level.value for level in PassLevel]
    if word not in known:
        raise NoctuaryError(MessageId("cli-error-unknown-level"), word=word, known=", ".join(known))
    table.ask_when(PassLevel(word), table.passing.stops)


def toggle_stop(table: Table, word: str) -> None:
    """Stop there from now on, or no longer."""
    known = [choice.word for _, group in stops(table, Language.EN) for choice in group]
    if word not in known:
        raise NoctuaryError(MessageId("cli-error-unknown-stop"), word=word)
    before = table.passing.stops
    after = [stop for stop in before if stop != word]
    table.ask_when(table.passing.level, after if word in before else [*after, word])
