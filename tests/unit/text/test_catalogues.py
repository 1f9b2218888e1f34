"""Both catalogues are complete, say the same things, and are written as their languages want it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Pattern,
    TextElement,
    VariableReference,
)

import noctuary
from noctuary.games.fables import notation
from noctuary.games.fables.card import Role
from noctuary.games.fables.pool import POOL
from noctuary.text.catalogue import Language, catalogue, say

SOURCE = Path(noctuary.__file__).parent
NBSP = "\u00a0"

# Messages that read the same in both languages: names, and words that French has taken or given.
SAME = {
    "buffy-chart-types",
    "buffy-kind-action",
    "buffy-part-essence",
    "deck-format-standard",
    "vtes-chart-crypt-clans",
    "fables-forecast-distance",
    "gallery-character",
    "gallery-clan",
    "gallery-discipline",
    "gallery-kind-action",
    "gallery-kind-essence",
    "gallery-kind-joker",
    "gallery-kind-poison",
    "gallery-kind-twist",
    "gallery-talent",
    "gallery-trait",
    "gallery-type",
    "vtes-noun-anarch",
    "vtes-noun-baron",
    "vtes-noun-justicar",
    "vtes-noun-laibon",
    "vtes-noun-prince",
    "vtes-noun-priscus",
    "vtes-noun-vampire",
    "vtes-which-anarch",
    "vtes-which-laibon",
    "vtes-which-not-clan",
    "web-nav-decks",
    "web-option-closed",
    "web-option-open",
    "web-option-standard",
    "buffy-step-prologue",
    "cli-buffy-talent-charm",
    "cli-count-deck",
    "cli-distance",
    "cli-gauge-combo",
    "cli-gauge-qi",
    "cli-position-progress",
    "cli-status-seats-known-fables",
    "cli-zone-twists",
    "fables-card-joker",
    "fables-card-poison-1",
    "fables-card-poison-2",
    "fables-card-poison-3",
    "fables-distance",
    "fables-durable",
    "fables-game",
    "fables-line-twist",
    "fables-relic-alakazam",
    "fables-step-activation",
    "fables-zone-cache",
    "fables-zone-deck",
    "vtes-crypt-infernal",
    "vtes-letter-action-modifier",
    "vtes-letter-ally",
    "vtes-line-unique",
    "vtes-phase-influence",
    "web-buffy-deck",
    "web-fables-deck",
    "web-fables-distance",
    "web-fables-gauge-combo",
    "web-fables-gauge-qi",
    "web-fables-twists",
    "web-vtes-round",
    "web-vtes-sequence-action",
    "web-vtes-sequence-combat",
}
SAME_NAMES = {"alice", "mulan", "kaguya", "dorothy"}
# Of VTES: clans, Disciplines, titles and kinds of cards, many of which have one name everywhere.
SAME_KINDS = (
    *("vtes-clan-", "vtes-discipline-", "vtes-sect-", "vtes-title-", "vtes-keyword-", "vtes-type-"),
    *("web-vtes-sect-", "web-vtes-title-", "deck-export-"),
)
GRAMMAR = {"gender", "count", "linked"}  # what only one of the languages agrees with
# Attributes that need no translation (ids of rules), or that a language has where it needs them.
OF_ONE_LANGUAGE = GRAMMAR | {"see", "rules", "also", "forms"}
# Messages that quote what is typed into a shell or a file.
QUOTES_CODE = {
    "cli-bench-learning-without",
    "cli-error-no-textual",
    "error-record-tag",
    "error-record-no-game",
    "rl-error-no-openspiel",
    "rl-error-no-packages",
    "server-error-no-packages",
}


def messages(language: Language) -> list[Message]:
    """Every message of a language, from every file."""
    return [entry for entry in entries(language) if isinstance(entry, Message)]


@cache
def entries(language: Language) -> list[BaseNode]:
    files = sorted((SOURCE / "text" / language.value).glob("*.ftl"))
    return [entry for file in files for entry in FluentResource(file.read_text(encoding="utf-8")).body]


def nodes(node: object) -> Iterator[BaseNode]:
    """A piece of a message and all its parts."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def variables(message: Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, VariableReference)}


def texts(message: Message) -> list[str]:
    """Every piece of text that people read, with a letter for whatever stands between."""
    return [
        "".join(part.value if isinstance(part, TextElement) else "X" for part in node.elements)
        for node in nodes(message)
        if isinstance(node, Pattern)
    ]


@cache
def by_id(language: Language) -> dict[str, Message]:
    return {message.id.name: message for message in messages(language)}


@pytest.mark.parametrize("language", Language)
def test_every_file_can_be_read_to_the_end(language: Language) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, Junk)]
    assert junk == []


@pytest.mark.parametrize("language", Language)
def test_no_message_is_written_twice(language: Language) -> None:
    ids = [message.id.name for message in messages(language)]
    assert sorted(ids) == sorted(set(ids))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    english, french = by_id(Language.EN), by_id(Language.FR)
    assert sorted(english) == sorted(french)
    different = {
        name
        for name in english
        if variables(english[name]) - GRAMMAR != variables(french[name]) - GRAMMAR
        or attributes(english[name]) - OF_ONE_LANGUAGE != attributes(french[name]) - OF_ONE_LANGUAGE
    }
    assert different == set()


def attributes(message: Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# -- every message the program may say ----------------------------------------------------------------

ASKED_FOR = re.compile(r"(fables|buffy|vtes|error|cli)(-[a-z0-9]+)+|(FAB|BUF|VTES)-[A-Z0-9]+-\d\d[a-z]?")


# Beginnings of messages about fields (`kernel.fields`), and about what goes up or down (`blocks.talents`).
BEGINNINGS = {
    "error-setup",
    "error-position",
    "buffy-log-boost",
    "buffy-log-goal",
    "buffy-log-stack-bonus",
}


@cache
def source_nodes() -> list[ast.Constant | ast.JoinedStr | ast.Call]:
    """Every text and every call in the source, read once for all tests."""
    return [
        node
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Call))
    ]


@cache
def named_in_source() -> tuple[frozenset[str], frozenset[str]]:
    """Message and rule ids in the source: whole ones, and the beginnings of those put together there."""
    whole: set[str] = set()
    begun: set[str] = set()
    for node in source_nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if ASKED_FOR.fullmatch(node.value):
                whole.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            start = str(node.values[0].value)
            if re.match(r"(fables|buffy|vtes|error|cli)-", start):
                begun.add(start)
    for call, _ in calls("tell.hidden_cards"):
        whole.add(f"{message_of(call.args[1])}-own")
    return frozenset(whole), frozenset(begun)


@pytest.mark.parametrize("language", Language)
def test_every_message_named_in_the_source_exists(language: Language) -> None:
    whole, begun = named_in_source()
    known = set(catalogue(language).ids)
    begun |= {f"{name}-" for name in whole - known if name in BEGINNINGS}
    missing = sorted(whole - known - BEGINNINGS)
    missing += sorted(start for start in begun if not any(name.startswith(start) for name in known))
    assert missing == []


@pytest.mark.parametrize("language", Language)
def test_every_card_fable_and_verb_has_its_words(language: Language) -> None:
    wanted = {f"fables-card-{card.slug}" for card in POOL.cards}
    wanted |= {f"fables-text-{card.slug}" for card in POOL.cards if card.role is Role.TWIST}
    wanted |= {f"fables-name-{sheet.slug}" for sheet in POOL.order}
    wanted |= {f"fables-sheet-{sheet.slug}" for sheet in POOL.order}
    wanted |= {f"fables-relic-{relic.slug}" for relic in POOL.relics}
    all_cards = [*POOL.cards, *(relic.card for relic in POOL.relics)]
    wanted |= {effect.phrase().message for card in all_cards for effect in card.effects}
    wanted |= {f"fables-move-{word}" for word, _ in notation.WORDS.verbs.values()}
    wanted |= {f"fables-avatar-{slug}" for slug in notation.AVATARS[1:]}
    assert sorted(wanted - set(catalogue(language).ids)) == []


# -- every argument a message asks for ----------------------------------------------------------------

ALWAYS_GIVEN = {
    "numbers": {"who", "oneself"},
    "cards": {"who", "oneself", "cards", "count", "card", "rest"},
    "hidden_cards": {"who", "oneself", "count"},
}


def calls(*names: str) -> Iterator[tuple[ast.Call, str]]:
    """Every call in the source of a function of such a name, with that name."""
    for node in source_nodes():
        if isinstance(node, ast.Call):
            name = dotted(node.func)
            if name in names:
                yield node, name


def dotted(function: ast.expr) -> str:
    """`tell.cards`; nothing for what is called in any other way."""
    if isinstance(function, ast.Name):
        return function.id
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return f"{function.value.id}.{function.attr}"
    return ""


def message_of(argument: ast.expr) -> str | None:
    """The id in `"…"` or `MessageId("…")`."""
    if isinstance(argument, ast.Call) and argument.args:
        argument = argument.args[0]
    found = argument.value if isinstance(argument, ast.Constant) else None
    return found if isinstance(found, str) else None


def wanted_by(message: str) -> set[str]:
    """The variables of a message and of those it is made of."""
    known = by_id(Language.EN)
    parts = [node.id.name for node in nodes(known[message]) if isinstance(node, MessageReference)]
    return variables(known[message]).union(*(wanted_by(part) for part in parts))


def test_every_line_of_the_log_is_given_what_it_asks_for() -> None:
    wrong = []
    for call, name in calls("tell.numbers", "tell.cards", "tell.hidden_cards"):
        message = message_of(call.args[1])
        given = ALWAYS_GIVEN[name.removeprefix("tell.")] | {word.arg for word in call.keywords if word.arg}
        if message is None:
            continue
        wrong += [(message, lacking) for lacking in wanted_by(message) - given]
        if name == "tell.hidden_cards":
            own = f"{message}-own"
            wrong += [(own, lacking) for lacking in wanted_by(own) - ALWAYS_GIVEN["cards"]]
    assert wrong == []


def test_every_question_is_given_what_it_asks_for() -> None:
    """See `words.prompt_text`."""
    given = {
        "fables": {"source", "amount", "damage"},
        "buffy": {"source", "amount", "timing"},
        "vtes": {"source", "amount"},
    }
    for game, variables_given in given.items():
        asked = [name for name in catalogue(Language.EN).ids if name.startswith(f"{game}-ask-")]
        assert asked
        assert [name for name in asked if not wanted_by(name) <= variables_given] == []


def test_every_error_is_given_what_it_asks_for() -> None:
    wrong = []
    for call, _ in calls("NoctuaryError"):
        message = message_of(call.args[0]) if call.args else None
        given = {word.arg for word in call.keywords}
        if message is not None and None not in given:
            wrong += [(message, lacking) for lacking in wanted_by(message) - given]
    assert wrong == []


# -- how it is written --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", Language)
def test_quotes_and_apostrophes_are_those_of_print(language: Language) -> None:
    wrong = [
        text
        for message in messages(language)
        for text in texts(message)
        if "'" in text or ('"' in text and message.id.name not in QUOTES_CODE)
    ]
    assert wrong == []


def test_french_puts_a_hard_space_before_high_punctuation_and_inside_quotes() -> None:
    """Only between a file and a line number (`X:X`) does it not, and in an address (`https://`)."""
    loose = re.compile(rf"(?<![{NBSP}?!X])(:(?!//)|[;!?])|X[:;!?](?!X)|[^{NBSP}]»|«[^{NBSP}]")
    wrong = [text for message in messages(Language.FR) for text in texts(message) if loose.search(text)]
    assert wrong == []


def test_french_has_one_word_for_robots() -> None:
    """A bot is a robot there; only flags and the names of messages keep the English word."""
    wrong = [
        message.id.name
        for message in messages(Language.FR)
        if any(re.search(r"(?<!-)\bbots?\b", text, re.IGNORECASE) for text in texts(message))
    ]
    assert wrong == []


@pytest.mark.parametrize("message", ["buffy-deck-too-small", "buffy-deck-challenge-count"])
def test_one_card_is_not_several_and_in_french_none_is_not_either(message: str) -> None:
    def said(language: Language, count: int) -> str:
        return say(language, message, count=count, least=40, wanted=7)

    assert ["cartes" in said(Language.FR, count) for count in (0, 1, 2)] == [False, False, True]
    assert ["cards" in said(Language.EN, count) for count in (0, 1, 2)] == [True, False, True]


def test_a_comparison_that_was_stopped_after_one_game_says_so() -> None:
    told = say(Language.FR, "web-deck-compare-done", done=1, total=20)
    assert told == "1 partie sur 20"
    assert say(Language.FR, "web-deck-compare-done", done=2, total=20) == "2 parties sur 20"
    numbers: dict[str, str | float] = {
        "one": "A",
        "other": "B",
        "share": 100,
        "low": 21,
        "high": 100,
        "games": 1,
    }
    assert "parties" not in say(Language.FR, "deck-verdict-even", **numbers)
    assert "games" not in say(Language.EN, "deck-verdict-even", **numbers)


def test_nothing_is_left_untranslated() -> None:
    """A single letter says nothing in any language."""
    english, french = by_id(Language.EN), by_id(Language.FR)
    same = {
        name
        for name in english
        if texts(english[name]) == texts(french[name])
        and any(re.search(r"[^\W\d_X]{2}", text) for text in texts(english[name]))
    }
    names = {f"{kind}-{slug}" for kind in ("fables-name", "cli-short") for slug in SAME_NAMES}
    assert {name for name in same - SAME - names if not name.startswith(SAME_KINDS)} == set()


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        (Language.FR, r"\b(the|your|you|and|with|from|damage|discard|until|turn)\b"),
        (Language.EN, r"\b(le|les|des|vous|votre|est|une|dans|avec|pour|carte|cartes)\b"),
    ],
)
def test_no_word_of_the_other_language_slipped_in(language: Language, foreign: str) -> None:
    wrong = [
        text for message in messages(language) for text in texts(message) if re.search(foreign, text.lower())
    ]
    assert wrong == []


@pytest.mark.parametrize("language", Language)
def test_sentences_end_and_have_no_double_spaces(language: Language) -> None:
    """Clauses, card texts, log lines and questions are sentences."""
    kinds = re.compile(
        r"(fables|buffy)-(effect|text|log|ask|sheet|remedy)-(?!line)|vtes-(effect|trait|log|ask)-"
    )
    wrong = [
        message.id.name
        for message in messages(language)
        if kinds.match(message.id.name)
        and message.value is not None
        and not texts(message)[0].endswith((".", "?", "!", "X"))
    ]
    wrong += [
        message.id.name
        for message in messages(language)
        if message.id.name.startswith(("fables-", "buffy-", "vtes-"))
        and any("  " in text for text in texts(message))
    ]
    assert wrong == []
