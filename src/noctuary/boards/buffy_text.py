"""A Buffy table in words, under headings."""

from __future__ import annotations

from noctuary.boards.buffy import (
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
from noctuary.boards.sight import Sight
from noctuary.boards.text import Line, Section, card_lines
from noctuary.text import Language, say
from noctuary.text.words import listed, sentence


def sections(table: Sight, lang: Language) -> list[Section]:
    board = board_of(table, lang)
    found = [Section(turn_line(board, lang), event_lines(table, board, lang))]
    found += [player_section(player, lang) for player in [*board.others, board.me]]
    if board.contest is not None:
        found.append(contest_section(board.contest, lang))
    found += [place_section(place, lang) for place in [board.park, *board.ring]]
    if board.me.side.hand is not None:  # a bystander has none
        found.append(Section(board.hand.title, card_lines(board.hand)))
    return found


def turn_line(board: Board, lang: Language) -> str:
    view = board.view
    if view.turn == 0:
        return say(lang, "turn", turn=0)  # the set-up
    park = say(lang, "cli-buffy-text-park-nobody")
    for player in board.players:
        if player.park:
            park = say(lang, "cli-buffy-text-park-held", who=player.name, count=player.park, most=PARK_TO_WIN)
    return say(
        lang,
        "cli-buffy-text-turn",
        turn=f"{view.turn}/{view.turn_limit}" if view.turn_limit else str(view.turn),
        time=say(lang, "cli-buffy-day" if view.day else "cli-buffy-night")[2:],
        step=sentence(say(lang, f"buffy-timing-{view.step}")),
        park=park,
    )


def event_lines(table: Sight, board: Board, lang: Language) -> list[Line]:
    """What is in force for everybody."""
    events = [(slug, table.words.card_title(slug, lang)) for slug in board.view.events]
    return [Line(say(lang, "cli-buffy-text-event", card=title), slug, slug) for slug, title in events]


def player_section(player: Player, lang: Language) -> Section:
    if player.side.out:
        return Section(player.name, [Line(say(lang, "cli-buffy-out"))])
    destiny = say(lang, "cli-buffy-text-side", destiny=player.side.destiny, most=DESTINY_TO_WIN)
    lines = [Line(destiny), Line(", ".join(player.counts))]
    lines += [Line(item.title, item.slug, item.slug) for item in player.episodes]
    if player.challenge is not None:
        text = say(lang, "cli-buffy-text-next", card=player.challenge.title)
        lines.append(Line(text, player.challenge.slug, player.challenge.slug))
    for item in player.shown:
        lines.append(Line(say(lang, "cli-buffy-text-shown", card=item.title), item.slug, item.slug))
    return Section(player.name, lines)


def place_section(place: Place, lang: Language) -> Section:
    """A space, its location first: an empty one has a heading too, for it can be moved to."""
    name = sentence(say(lang, "buffy-park")) if place.space == PARK else place.space
    found = [Line(thing_text(thing, lang), word_of(thing), thing.item.slug) for thing in place.things]
    location = place.location
    if location is not None:
        text = say(lang, "cli-buffy-text-location", name=location.title)
        found.insert(0, Line(text, f"{location.slug}@{place.space}", location.slug))
    return Section(name, found)


def word_of(thing: Thing) -> str:
    """What notation calls it: a character by its name in play, a challenge by its card."""
    return thing.item.note or thing.item.slug


def thing_text(thing: Thing, lang: Language) -> str:
    more = "".join(f", {one}" for one in thing.states)
    if thing.reward is not None:
        message, goals, reward = "cli-buffy-text-challenge", thing.numbers, thing.reward
        return say(lang, message, name=thing.name, goals=goals, reward=reward, more=more)
    return say(lang, "cli-buffy-text-character", name=thing.item.title, talents=thing.numbers, more=more)


def contest_section(contest: Contest, lang: Language) -> Section:
    """Both sides by talent, what lies in their stacks, and which talents decide."""
    found: list[str] = []
    sides = (("attacking", 1), ("defending" if contest.fight else "goal", 2))
    for side, column in sides:
        told = [f"{say(lang, f'buffy-talent-{row[0]}')} {row[column]}" for row in contest.totals]
        stacked = contest.stacks[column - 1][1]
        if stacked:
            told.append(f"[{', '.join(stacked)}]")
        name = say(lang, f"cli-buffy-{side}")
        found.append(say(lang, "cli-buffy-text-total", side=name, totals=", ".join(told)))
    deciding = [say(lang, f"buffy-talent-{row[0]}") for row in contest.totals if row[3]]
    found.append(say(lang, "cli-buffy-text-deciding", talents=listed(lang, deciding)))
    if not contest.required:
        found.append(sentence(say(lang, "cli-buffy-requirement-missing")))
    if contest.outcome:
        found.append(contest.outcome)
    return Section(f"{contest_title(contest, lang)} ({contest.stage})", [Line(text) for text in found])
