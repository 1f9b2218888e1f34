"""The moves on offer as a person picks them: in one list if it is short, otherwise in two steps."""

from __future__ import annotations

import re
from dataclasses import dataclass

from noctuary.cli.table import Table
from noctuary.kernel.move import NUMBER, Move
from noctuary.text import Language, has, say
from noctuary.text.passing import passing_index

_WHICH = re.compile(r"#\d+")  # which one of several equal cards is meant, at the end of a word
MOST_AT_ONCE = 12  # more moves than that are asked for in steps


@dataclass(frozen=True)
class Offer:
    """A line to choose: one move, or several of a kind that are then asked for."""

    label: str
    moves: tuple[Move, ...]
    forecast: str = ""  # what it comes to

    @property
    def move(self) -> Move | None:
        return self.moves[0] if len(self.moves) == 1 else None


def single_offers(table: Table, moves: list[Move], lang: Language) -> list[Offer]:
    """Each by itself; of moves that mean the same with equal cards, the first stands for all."""
    found: dict[tuple[str, str, str], Offer] = {}
    for move in moves:
        label = table.words.describe_move(table.match, move, lang)
        forecast = table.foretold(move, lang).forecast
        meaning = _WHICH.sub("", table.match.notation(move))
        found.setdefault((label, forecast, meaning), Offer(label, (move,), forecast))
    return list(found.values())


def numbers_of(offers: list[Offer]) -> list[int]:
    """What each is chosen by: its place from 1, or the amount itself where amounts are asked for."""
    moves = [offer.move for offer in offers]
    amounts = [move.a for move in moves if move is not None and move.verb == NUMBER]
    return amounts if offers and len(amounts) == len(offers) else list(range(1, len(offers) + 1))


def offers(table: Table, lang: Language) -> list[Offer]:
    """What the person may do now; grouped by the first words of the notation if that is much."""
    decision = table.match.decision
    if decision is None or not table.my_turn:
        return []
    if len(decision.moves) <= MOST_AT_ONCE:
        return single_offers(table, decision.moves, lang)
    return grouped(table, decision.moves, lang)


def grouped(table: Table, moves: list[Move], lang: Language) -> list[Offer]:
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in moves:
        words = table.match.notation(move).split()
        groups.setdefault(tuple(words[: max(len(words) - 1, 1)]), []).append(move)
    if len(groups) == 1:
        return single_offers(table, moves, lang)
    found: list[Offer] = []
    for key, members in groups.items():
        if len(members) == 1:
            found += single_offers(table, members, lang)
        else:
            found.append(Offer(_group_label(table, key, members, lang), tuple(members)))
    return found


def _group_label(table: Table, key: tuple[str, ...], members: list[Move], lang: Language) -> str:
    """`Attack: Attack 1, Attack 2, Joker`."""
    what = f"{table.match.game.name}-group-{key[0]}"
    card = table.words.word_name(key[1], lang) if len(key) > 1 else ""
    title = say(lang, what, card=card) if has(what) else key[0]
    last_words = [table.match.notation(move).split()[-1] for move in members]
    names = [table.words.word_name(word, lang) for word in last_words]
    return say(lang, "cli-group", title=title, list=", ".join(names))


def passing(table: Table) -> Move | None:
    """The move that declines, goes on or ends, if there is one."""
    decision, index = table.match.decision, passing_index(table.match)
    return None if decision is None or index is None else decision.moves[index]
