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
from noctuary.games.vtes.seen import Action, Combat, Fighter, Played, Referendum, Term, Vote, VtesView
from noctuary.games.vtes.window_words import doing_text
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.text import Language, say
from noctuary.text.words import listed, sentence


def sections(table: Sight, lang: Language) -> list[Section]:
    cards = Cards(table, lang)
    board = cards.board()
    found = [Section(turn_line(board, cards), [])]
    found += [player_section(player, cards) for player in [*board.others, board.me]]
    running = going_on(board, cards)
    if running:
        order = impulse_text(board.view, cards)
        found.append(Section(say(lang, "vtes-board-action"), [*running, Line(order)] if order else running))
    if board.me.side.hand is not None:  # a bystander has none
        found.append(Section(board.hand.title, card_lines(board.hand)))
    return found


def turn_line(board: Board, cards: Cards) -> str:
    view = board.view
    if view.turn == 0:
        return cards.say("turn", turn=0)  # the set-up
    phase = cards.say(f"vtes-phase-name-{view.phase}")
    return cards.say("vtes-board-turn", turn=view.turn, phase=phase, who=cards.seat_name(view.active))


# -- Methuselahs --------------------------------------------------------------------------------------


def heading(player: Player, cards: Cards) -> str:
    """Whoever sits there, and the letter that notation has for her."""
    if player.name == cards.say("vtes-methuselah", letter=seat_letter(player.seat)):
        return player.name
    return cards.say("vtes-board-seat", who=player.name, letter=seat_letter(player.seat))


def player_section(player: Player, cards: Cards) -> Section:
    side = player.side
    points = player.points
    if side.out:
        return Section(heading(player, cards), [Line(cards.say("vtes-board-out", points=points))])
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
    lines += uncontrolled_lines(player, cards)
    lines += [
        Line(cards.say("vtes-board-shown", card=item.title), item.slug, item.slug) for item in player.shown
    ]
    return Section(heading(player, cards), lines)


def thing_lines(thing: Thing, lang: Language) -> list[Line]:
    """The card, then what lies on it, each on a line of its own so that it can be pointed at."""
    found = [Line(card_text(thing, lang), thing.view.name, thing.item.slug)]
    for item in thing.under:
        text = say(lang, "vtes-board-under", host=thing.item.title, card=item.title)
        found.append(Line(text, None, item.slug))
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
        for slug in one.on or []:
            card = cards.item(slug, "card", "").title
            found.append(Line(cards.say("vtes-board-on", host=item.title, card=card), None, slug))
    return found


# -- what is going on ---------------------------------------------------------------------------------


def going_on(board: Board, cards: Cards) -> list[Line]:
    view = board.view
    found: list[Line] = []
    if view.action is not None:
        found += action_lines(view.action, cards)
        if view.combat is None and view.referendum is None:
            found += block_lines(view.action, cards)
    if view.combat is not None:
        found += combat_lines(view.combat, cards)
    if view.referendum is not None:
        found += [Line(text) for text in referendum_texts(view.referendum, cards)]
    for one in view.playing:
        found.append(Line(playing_text(one, cards), None, one.card))
    return found


def playing_text(one: Played, cards: Cards) -> str:
    """A card that is being played, by which minion, and what or who was chosen with it."""
    chosen = cards.name_of(one.target) if one.target is not None else None
    if one.target_seat is not None:
        chosen = cards.seat_name(one.target_seat)
    return cards.say(
        "vtes-board-playing",
        who=cards.seat_name(one.seat) if one.by is None else cards.name_of(one.by),
        card=cards.title(one.card),
        chosen="no" if chosen is None else "yes",
        foe=chosen or "",
    )


def action_lines(action: Action, cards: Cards) -> list[Line]:
    running = mine(cards.table.match.state).action
    found = [] if running is None else [doing_text(mine(cards.table.match.state), running, cards.lang)]
    if action.bleed:
        found.append(cards.say("vtes-board-bleeds-for", count=action.bleed))
    found.append(cards.say("vtes-board-stealth", stealth=action.stealth))
    if action.blocker is not None:
        found.append(
            cards.say(
                "vtes-board-blocker", blocker=cards.name_of(action.blocker), intercept=action.intercept or 0
            )
        )
    if action.limited:
        found.append(cards.say("vtes-board-limited"))
    return [Line(" ".join(found), action.actor, action.card)]


def block_lines(action: Action, cards: Cards) -> list[Line]:
    """Which minions may still block, and whose will not."""
    lines: list[Line] = []
    if action.blockers and action.blocker is None:
        names = listed(cards.lang, [cards.name_of(name) for name in action.blockers])
        lines.append(Line(cards.say("vtes-board-may-block", who=names)))
    if action.declined:
        seats = listed(cards.lang, [cards.seat_name(seat) for seat in action.declined])
        lines.append(Line(cards.say("vtes-board-declined", who=seats)))
    return lines


def combat_lines(combat: Combat, cards: Cards) -> list[Line]:
    one, other = (cards.name_of(side.minion) for side in combat.sides)
    head = cards.say("vtes-board-combat", range=combat.range, round=combat.round, one=one, other=other)
    found = [Line(head), *(line for side in combat.sides for line in side_lines(side, cards))]
    return [*found, Line(cards.say("vtes-board-goes-on"))] if combat.pressed else found


def side_lines(side: Fighter, cards: Cards) -> list[Line]:
    """The strike that is declared, and the damage that is coming."""
    found: list[Line] = []
    minion = cards.name_of(side.minion)
    if side.strike is not None:
        hand = side.strike == "hand"
        with_hands = cards.say("vtes-board-hand-strike", count=side.strength)
        strike = with_hands if hand else cards.title(side.strike)
        text = cards.say("vtes-board-strike", minion=minion, strike=strike)
        found.append(Line(text, side.minion, None if hand else side.strike))
    damage = side.pending + side.aggravated
    if damage:
        text = cards.say("vtes-board-coming", minion=minion, amount=damage, aggravated=side.aggravated)
        found.append(Line(text, side.minion))
    if side.additional:
        text = cards.say("vtes-board-additional", minion=minion, count=side.additional)
        found.append(Line(text, side.minion))
    return found


def referendum_texts(called: Referendum, cards: Cards) -> list[str]:
    """What is put to the vote and how it stands, the terms, the votes cast, and those that may follow."""
    found = [referendum_text(called, cards)]
    if called.terms:
        terms = ", ".join(term_text(one, cards) for one in called.terms)
        found.append(cards.say("vtes-board-terms", terms=terms))
    for side in ("for", "against"):
        cast = ", ".join(vote_text(one, cards) for one in called.cast if one.for_ is (side == "for"))
        if cast:
            found.append(cards.say("vtes-board-cast", side=side, votes=cast))
    left = [f"{cards.seat_name(seat)} {votes}" for seat, votes in enumerate(called.left) if votes]
    if left:
        found.append(cards.say("vtes-board-yet-to-vote", votes=", ".join(left)))
    return found


def term_text(one: Term, cards: Cards) -> str:
    if one.seat is not None:
        return (
            f"{cards.seat_name(one.seat)} {one.points:+d}".replace("-", "−")
            if one.points
            else cards.seat_name(one.seat)
        )
    return cards.say(f"vtes-clan-{one.clan}") if one.clan is not None else cards.name_of(one.card)


def vote_text(one: Vote, cards: Cards) -> str:
    """Votes of a card in play; else they are a Methuselah's, by the Edge or a card from her hand."""
    who = cards.who(one.seat) if one.by is None else cards.name_of(one.by)
    return f"{who} {one.votes}"


def impulse_text(view: VtesView, cards: Cards) -> str:
    """`Impulse: ✓A ▸B C`: who has passed, who is asked, who comes then (VTES-SEQ-02)."""
    if view.impulse is None:
        return ""
    marks = [
        f"{'▸' if seat == view.impulse else '✓' if seat in view.passed else ''}{seat_letter(Seat(seat))}"
        for seat in dict.fromkeys(view.order)
    ]
    return cards.say("cli-vtes-impulse", order=" ".join(marks))


def referendum_text(called: Referendum, cards: Cards) -> str:
    votes: dict[str, str | int] = {"for": called.for_, "against": called.against}
    if called.blood_hunt:
        return cards.say("vtes-board-blood-hunt", caller=cards.name_of(called.caller), **votes)
    card = cards.name_of(called.caller) if called.card is None else cards.title(called.card)
    return cards.say("vtes-board-referendum", card=card, **votes)
