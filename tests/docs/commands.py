"""Command lines as the pages print them: read by the command itself, and run with small numbers."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import click

from noctuary.bots import make_bot
from noctuary.cli.entry import noctuary
from noctuary.cli.speaking import Session
from noctuary.text import Language
from tests.docs.pages import ROOT

MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS: Final = frozenset(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
# So that the whole documentation is tried in a minute: what is left says as much.
_SMALL: Final = {"--games": "2", "--jobs": "1", "--pairings": "2", "--seconds": "0.1", "--playouts": "2"}
_STRENGTH: Final = re.compile(r"\b(easy|greedy|normal|hard|expert)(@[\d.]+s?)?(?![-\w])")


def lines(text: str) -> Iterator[str]:
    """The commands of a block, without what is remarked behind them."""
    for line in text.replace("\\\n", " ").splitlines():
        command = re.sub(r"(^|\s)#.*", "", line).strip()
        if command:
            yield command


def small(words: list[str]) -> list[str]:
    """The same command with less to do."""
    if "--bots" in words:
        at = words.index("--bots") + 1
        for name in filter(_STRENGTH.fullmatch, words[at].split(",")):
            make_bot(name, "fables", b"")  # the strength that is named is there
        words[at] = _STRENGTH.sub("random", words[at])
    if "--ladder" in words:
        words[words.index("--ladder") + 1] = "random,greedy"
    for option, number in _SMALL.items():
        if option in words:
            words[words.index(option) + 1] = number
    if words[0] == "sim" and "--turn-limit" not in words:
        words += ["--turn-limit", "1"]
    if words[0] == "bench":
        words += ["--seconds", "0.1"]
    if words[0] == "analyse":
        words += ["--playouts", "2", "--most", "1"]
    return words


def why_unknown(words: list[str]) -> str | None:
    """What is wrong with `noctuary …` as far as it can be told without running it."""
    command: click.Command = noctuary
    context = click.Context(noctuary, info_name="noctuary", obj=Session(Language.EN))
    rest = list(words)
    while isinstance(command, click.Group) and rest and not rest[0].startswith("-"):
        found = command.get_command(context, rest[0])
        if found is None:
            return f"there is no command {rest[0]!r}"
        command, rest = found, rest[1:]
    known = {"--help", "--lang", "--version"} | {name for one in command.params for name in one.opts}
    unknown = {word.partition("=")[0] for word in rest if re.match(r"--[a-z]", word)} - known
    return f"there is no {', '.join(sorted(unknown))} in {shlex.join(words)!r}" if unknown else None


def why_no_target(words: list[str]) -> str | None:
    """What is wrong with `make …`: a target that is not there, or a word that the Makefile never reads."""
    for word in words:
        name, equals, _ = word.partition("=")
        if not equals and name not in TARGETS:
            return f"the Makefile has no target {name!r}"
        if equals and not re.search(rf"\b{re.escape(name)}\b", MAKEFILE):
            return f"the Makefile knows no {name}="
    return None


def why_wrong(command: str) -> str | None:
    """What is wrong with a command as printed, in the text or in a block; those of others never are."""
    words: list[str] = []
    with suppress(ValueError):  # an apostrophe in French prose
        words = shlex.split(command.replace("[", " ").replace("]", " "))
    if words[:1] == ["noctuary"]:
        return why_unknown(words[1:])
    if words[:1] == ["make"]:
        return why_no_target(words[1:])
    return None
