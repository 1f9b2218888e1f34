"""A Buffy table in words, line by line: what a screen reader or a pipe gets."""

from __future__ import annotations

from noctuary.cli.boards.buffy import (
    DESTINY_TO_WIN,
    PARK,
    PARK_TO_WIN,
    Board,
    Contest,
    Place,
    Player,
    Thing,
    board_of,
    contest_title,
)
from noctuary.cli.table import Table
from noctuary.text import Language, say
from noctuary.text.words import listed, sentence


def lines(table: Table, lang: Language) -> list[str]:
    board = board_of(table, lang)
    found = [turn_line(board, lang)]
    for player in [*board.others, board.me]:
        found.append(player_line(player, lang))
    for place in [board.park, *board.ring]:
        if place.things or place.location is not None:
            found.append(place_line(place, lang))
    if board.contest is not None:
        found += contest_lines(board.contest, lang)
    hand = listed(lang, [item.title for item in board.hand.items])
    found.append(say(lang, "cli-text-zone", zone=board.hand.title, cards=hand))
    return found


def turn_line(board: Board, lang: Language) -> str:
    view = board.view
    park = say(lang, "cli-buffy-text-park-nobody")
    for player in board.players:
        if player.park:
            park = say(lang, "cli-buffy-text-park-held", who=player.name, count=player.park, most=PARK_TO_WIN)
    return say(
        lang,
        "cli-buffy-text-turn",
        turn=view.turn,
        time=say(lang, "cli-buffy-day" if view.day else "cli-buffy-night")[2:],
        step=sentence(say(lang, f"buffy-timing-{view.step}")),
        park=park,
    )


def player_line(player: Player, lang: Language) -> str:
    if player.side.out:
        return say(lang, "cli-text-zone", zone=player.name, cards=say(lang, "cli-buffy-out"))
    episodes = [item.title for item in player.episodes]
    return say(
        lang,
        "cli-buffy-text-side",
        who=player.name,
        destiny=player.side.destiny,
        most=DESTINY_TO_WIN,
        counts=", ".join([*player.counts, *episodes]),
    )


def place_line(place: Place, lang: Language) -> str:
    name = sentence(say(lang, "buffy-park")) if place.space == PARK else place.space
    things = [thing_text(thing, lang) for thing in place.things]
    if place.location is not None:
        things.insert(0, say(lang, "cli-buffy-text-location", name=place.location.title))
    return say(lang, "cli-buffy-text-space", space=name, things="; ".join(things))


def thing_text(thing: Thing, lang: Language) -> str:
    if thing.reward is not None:
        return say(
            lang, "cli-buffy-text-challenge", name=thing.name, goals=thing.numbers, reward=thing.reward
        )
    more = [say(lang, "cli-buffy-text-main")] if thing.main else []
    if thing.fatigued:
        more.append(say(lang, "cli-buffy-text-fatigued"))
    if thing.attached:
        more.append(say(lang, "cli-buffy-text-with", cards=listed(lang, thing.attached)))
    rest = "".join(f", {one}" for one in more)
    return say(lang, "cli-buffy-text-character", name=thing.item.title, talents=thing.numbers, more=rest)


def contest_lines(contest: Contest, lang: Language) -> list[str]:
    """Both sides by talent, what lies in their stacks, and which talents decide."""
    found = [f"{contest_title(contest, lang)} ({contest.stage})"]
    sides = (("attacking", 1), ("defending" if contest.fight else "goal", 2))
    for side, column in sides:
        told = [f"{say(lang, f'buffy-talent-{row[0]}')} {row[column]}" for row in contest.totals]
        stacked = contest.stacks[column - 1][1]
        if stacked:
            told.append(f"[{', '.join(stacked)}]")
        name = say(lang, f"cli-buffy-{side}")
        found.append("  " + say(lang, "cli-buffy-text-total", side=name, totals=", ".join(told)))
    deciding = [say(lang, f"buffy-talent-{row[0]}") for row in contest.totals if row[3]]
    found.append("  " + say(lang, "cli-buffy-text-deciding", talents=listed(lang, deciding)))
    if not contest.required:
        found.append("  " + sentence(say(lang, "cli-buffy-requirement-missing")))
    return found
