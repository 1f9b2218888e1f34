"""A VTES table in words, under headings."""

from __future__ import annotations

from noctuary.boards.sight import Sight
from noctuary.boards.text import Line, Section, card_lines
from noctuary.boards.vtes import (
    Board,
    Cards,
    Player,
    Thing,
    card_text,
)
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.seen import Action, Combat, Fighter, Played, Referendum
from noctuary.games.vtes.window_words import doing_text
from noctuary.text import Language, say
from noctuary.text.words import sentence


def sections(table: Sight, lang: Language) -> list[Section]:
    cards = Cards(table, lang)
    board = cards.board()
    found = [Section(turn_line(board, cards), [])]
    found += [player_section(player, cards) for player in [*board.others, board.me]]
    running = going_on(board, cards)
    if running:
        found.append(Section(say(lang, "vtes-board-action"), running))
    found.append(Section(board.hand.title, card_lines(board.hand)))
    return found


def turn_line(board: Board, cards: Cards) -> str:
    view = board.view
    if view.turn == 0:
        return cards.say("turn", turn=0)  # the set-up
    phase = cards.say(f"vtes-phase-name-{view.phase}")
    return cards.say("vtes-board-turn", turn=view.turn, phase=phase, who=cards.seat_name(view.active))


# -- Methuselahs --------------------------------------------------------------------------------------


def player_section(player: Player, cards: Cards) -> Section:
    side = player.side
    points = player.points
    if side.out:
        return Section(player.name, [Line(cards.say("vtes-board-out", points=points))])
    pool = cards.say(
        "vtes-board-pool",
        pool=side.pool,
        points=points,
        prey=player.prey,
        edge="yes" if player.edge else "no",
    )
    lines = [Line(pool), Line(sentence(", ".join(player.counts)))]
    for thing in player.things:
        lines += thing_lines(thing, cards.lang)
    return Section(player.name, lines + uncontrolled_lines(player, cards))


def thing_lines(thing: Thing, lang: Language) -> list[Line]:
    """The card, then what lies on it, each on a line of its own so that it can be pointed at."""
    found = [Line(card_text(thing, lang), thing.view.name, thing.item.slug)]
    for one in thing.on:
        inner = thing_lines(one, lang)
        text = say(lang, "vtes-board-on", host=thing.item.title, card=inner[0].text)
        found += [Line(text, inner[0].word, inner[0].card), *inner[1:]]
    return found


def uncontrolled_lines(player: Player, cards: Cards) -> list[Line]:
    found: list[Line] = []
    for one, item in zip(player.side.uncontrolled, player.uncontrolled):
        if one.card is None:
            found.append(Line(cards.say("vtes-board-face-down", counters=one.counters)))
            continue
        capacity = cards.table.words.card_numbers(one.card).get("capacity", 0)
        text = cards.say("vtes-board-uncontrolled", card=item.title, counters=one.counters, capacity=capacity)
        found.append(Line(text, one.word, one.card))
    return found


# -- what is going on ---------------------------------------------------------------------------------


def going_on(board: Board, cards: Cards) -> list[Line]:
    view = board.view
    found: list[Line] = []
    if view.action is not None:
        found += action_lines(view.action, cards)
    if view.combat is not None:
        found += combat_lines(view.combat, cards)
    if view.referendum is not None:
        found.append(Line(referendum_text(view.referendum, cards)))
    for one in view.playing:
        found.append(Line(playing_text(one, cards), None, one.card))
    return found


def playing_text(one: Played, cards: Cards) -> str:
    """A card that is being played, and the Methuselah who was chosen with it."""
    foe = one.target_seat
    return cards.say(
        "vtes-board-playing",
        who=cards.seat_name(one.seat),
        card=cards.title(one.card),
        chosen="no" if foe is None else "yes",
        foe="" if foe is None else cards.seat_name(foe),
    )


def action_lines(action: Action, cards: Cards) -> list[Line]:
    running = mine(cards.table.match.state).action
    found = [] if running is None else [doing_text(mine(cards.table.match.state), running, cards.lang)]
    found.append(cards.say("vtes-board-stealth", stealth=action.stealth))
    if action.blocker is not None:
        found.append(
            cards.say(
                "vtes-board-blocker", blocker=cards.name_of(action.blocker), intercept=action.intercept or 0
            )
        )
    return [Line(" ".join(found), action.actor, action.card)]


def combat_lines(combat: Combat, cards: Cards) -> list[Line]:
    one, other = (cards.name_of(side.minion) for side in combat.sides)
    head = cards.say("vtes-board-combat", range=combat.range, round=combat.round, one=one, other=other)
    return [Line(head), *(line for side in combat.sides for line in side_lines(side, cards))]


def side_lines(side: Fighter, cards: Cards) -> list[Line]:
    """The strike that is declared, and the damage that is coming."""
    found: list[Line] = []
    minion = cards.name_of(side.minion)
    if side.strike is not None:
        hand = side.strike == "hand"
        strike = cards.say("vtes-board-hand-strike") if hand else cards.title(side.strike)
        text = cards.say("vtes-board-strike", minion=minion, strike=strike)
        found.append(Line(text, side.minion, None if hand else side.strike))
    damage = side.pending + side.aggravated
    if damage:
        text = cards.say("vtes-board-coming", minion=minion, amount=damage, aggravated=side.aggravated)
        found.append(Line(text, side.minion))
    return found


def referendum_text(called: Referendum, cards: Cards) -> str:
    votes: dict[str, str | int] = {"for": called.for_, "against": called.against}
    if called.blood_hunt:
        return cards.say("vtes-board-blood-hunt", caller=cards.name_of(called.caller), **votes)
    card = cards.name_of(called.caller) if called.card is None else cards.title(called.card)
    return cards.say("vtes-board-referendum", card=card, **votes)
