"""Sense at the table of the Buffy CCG: what anybody would call foolish, no strength does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from noctuary.bots import Bot, judge_of, make_bot
from noctuary.bots.trying import Trying
from noctuary.games.buffy import verbs
from noctuary.games.buffy.game import mine
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.buffy_table import Table, buffy_table, usual_box
from tests.tables.sleeper import Sleeper

SEARCHING = ("normal@24", "hard@40")
STRENGTHS = ("greedy", "easy", *SEARCHING)


def chosen(table: Table, bot: str) -> str:
    match = table.match
    return match.notation(make_bot(bot, "buffy", b"sense").choose(match))


# -- what wins is kept --------------------------------------------------------------------------------


def drawing(*hand: str) -> Table:
    """The end of a long game: in the Draw Step, asked what to discard before drawing (BUF-DRAW-01)."""
    a = {
        "characters": {"buffy-1": "A1"},
        "hand": list(hand),
        "deck": ["kick"] * 9,
        "challenge_deck": [],
    }
    b = {"characters": {"spike-1": "B1"}, "deck": ["kick"] * 9}
    t = buffy_table(step="prologue", turn_number=30, a=a, b=b)
    t.play("A pass", "B pass")
    return t


@pytest.mark.parametrize("bot", STRENGTHS)
def test_the_next_levels_of_the_main_character_are_not_discarded(bot: str) -> None:
    """BUF-RES-05: in a long game any fresh card seems better than one that waits for Destiny."""
    assert chosen(drawing("buffy-2", "buffy-3"), bot) == "keep"


def test_a_second_copy_of_a_level_may_go() -> None:
    assert chosen(drawing("buffy-3", "buffy-3"), "greedy") == "discard buffy-3"


@pytest.mark.parametrize("bot", STRENGTHS)
def test_what_is_of_no_use_any_more_goes(bot: str) -> None:
    assert chosen(drawing("buffy-1", "giles-1", "buffy-2"), bot) == "discard buffy-1"


@pytest.mark.parametrize("bot", ["greedy", *SEARCHING])
def test_the_main_character_ascends_when_she_can(bot: str) -> None:
    """BUF-RES-05: one talent more is worth a card that is of no other use in hand."""
    box = usual_box()
    box.character("buffy-2", talents=(3, 1, 2, 2), destiny=5)
    a = {"characters": {"buffy-1": "A1"}, "hand": ["buffy-2"], "destiny": 5, "deck": ["kick"] * 9}
    b = {"characters": {"spike-1": "B2"}, "destiny": 5, "deck": ["kick"] * 9}
    t = buffy_table(box, step="resource", a=a, b=b)
    assert chosen(t, bot) == "ascend buffy-1 > buffy-2"


# -- a victory is taken -------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", STRENGTHS)
def test_the_last_destiny_point_is_taken_at_once(bot: str) -> None:
    """BUF-VIC-01: nobody moves on from a challenge that wins the game."""
    a = {"characters": {"giles-1": "A1", "buffy-1": "A2"}, "destiny": 9, "deck": ["kick"] * 9}
    t = buffy_table(step="conflict", a=a, b={"deck": ["kick"] * 9}, challenges={"A:good-deed-2": "A1"})
    assert chosen(t, bot) == "face good-deed-2 with giles-1"


@pytest.mark.parametrize("bot", STRENGTHS)
def test_whoever_is_about_to_win_in_the_park_stays_there(bot: str) -> None:
    """BUF-VIC-02: after five turns of control nothing elsewhere is worth a step."""
    a = {"characters": {"buffy-1": "park"}, "deck": ["kick"] * 9}
    b = {"characters": {"spike-1": "B2"}, "deck": ["kick"] * 9}
    t = buffy_table(step="movement", park=("A", 5), a=a, b=b, challenges={"A:good-deed-2": "A1"})
    assert chosen(t, bot) == "pass"


def test_far_ahead_moves_are_still_told_from_each_other() -> None:
    """BUF-VIC-01: whoever thinks everything won leaves the very challenge that would win the game."""
    judge = judge_of("buffy", b"")
    shares = []
    for space in ("A1", "B3"):
        a = {"characters": {"giles-1": space}, "destiny": 9, "deck": ["kick"] * 9}
        b = {"characters": {"spike-1": "B1"}, "destiny": 5, "deck": ["kick"] * 9}
        t = buffy_table(step="movement", a=a, b=b, challenges={"A:good-deed-2": "A1"})
        shares.append(judge.estimate(t.state, Seat(0)))
    there, away = shares
    assert there > away + 0.02


# -- a defeat is averted ------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", STRENGTHS)
def test_it_steps_in_before_another_wins_in_the_park(bot: str) -> None:
    """BUF-VIC-04"""
    a = {"characters": {"angel-1": "A1", "buffy-1": "A2"}, "deck": ["kick"] * 9}
    b = {"characters": {"lackey-1": "park"}, "deck": ["kick"] * 9}
    t = buffy_table(step="movement", night=True, park=("B", 5), a=a, b=b)
    assert chosen(t, bot).endswith("> park")


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_challenge_it_cannot_win_is_left_alone(bot: str) -> None:
    """BUF-CRE-04: failing costs a Destiny Point."""
    a = {"characters": {"willow-1": "A1"}, "destiny": 3, "deck": ["willow-1"] * 9}
    b = {"characters": {"spike-1": "B2"}, "deck": ["kick"] * 9}
    t = buffy_table(step="conflict", a=a, b=b, challenges={"A:good-deed-1": "A1"})
    assert chosen(t, bot) == "pass"


@pytest.mark.parametrize("bot", STRENGTHS)
def test_a_card_that_keeps_another_from_the_last_point_is_stacked(bot: str) -> None:
    """BUF-CBA-03, BUF-VIC-01: Giles has 4 Smarts and needs 3; two more are out of his reach."""
    a = {"characters": {"buffy-1": "A1"}, "hand": ["quip", "kick", "smile"], "deck": ["kick"] * 9}
    b = {"essence": "buffy-essence", "characters": {"giles-1": "B1"}, "destiny": 9, "deck": ["kick"] * 9}
    t = buffy_table(step="conflict", active="B", a=a, b=b, challenges={"B:good-deed-2": "B1"})
    t.play("B face good-deed-2 with giles-1", "B pass", "A pass", "B pass")
    assert chosen(t, bot) == "stack quip > smarts"


# -- no more than it takes ----------------------------------------------------------------------------


def fighting(hand: list[str], target: str) -> Table:
    """In the Battle Stage of a fight that Buffy has begun (BUF-FBA-01); what she draws helps nobody."""
    a = {"characters": {"buffy-1": "A1"}, "hand": hand, "deck": ["smile"] * 12}
    b = {"characters": {target: "A1"}, "deck": ["smile"] * 12}
    t = buffy_table(step="conflict", night=True, a=a, b=b)
    t.play(f"A fight buffy-1 > {target}", "A pass", "B pass")
    return t


@pytest.mark.parametrize(
    ("hand", "target", "does"),
    [
        (["kick", "quip"], "lackey-1", "pass"),  # ahead: wait for the other
        (["kick", "quip"], "spike-1", "stack quip > butt-kicking"),  # one more is enough
        (["kick", "kick"], "spike-1", "stack kick > butt-kicking"),
        (["smile"], "spike-1", "pass"),  # nothing that counts
    ],
)
def test_no_more_cards_are_stacked_than_it_takes(hand: list[str], target: str, does: str) -> None:
    """BUF-FGT-07, BUF-FCH-05"""
    assert chosen(fighting(hand, target), "greedy") == does


@pytest.mark.parametrize(
    ("group", "does"),
    [
        ({"willow-1": "A1", "giles-1": "A1"}, "add giles-1"),  # 3 of 3 may be raised, 7 hardly
        ({"giles-1": "A1", "angel-1": "A1", "xander-1": "A1"}, "add angel-1"),  # who knows more
        ({"jonathan-1": "A1", "spike-1": "A2", "faith-1": "A3"}, ""),  # nobody else is there
    ],
)
def test_whoever_adds_most_comes_along(group: dict[str, str], does: str) -> None:
    """BUF-CHL-02"""
    first = next(iter(group))
    a = {"characters": group, "destiny": 4, "deck": ["kick"] * 9}
    t = buffy_table(step="conflict", a=a, b={"deck": ["kick"] * 9}, challenges={"A:good-deed-2": "A1"})
    t.play(f"A face good-deed-2 with {first}")
    assert t.match.decision is not None
    assert (chosen(t, "greedy") if len(t.match.decision.moves) > 1 else "") == does


# -- whole games --------------------------------------------------------------------------------------

USEFUL = 2.0  # a fifth of a Destiny Point, as the judge counts


def idle_turns(bots: Sequence[Bot], duel: Document, seed: bytes, decisions: int) -> tuple[int, list[str]]:
    """How many own turns were looked at, and those in which a seat only stopped though much was on offer."""
    match = Match.start("buffy", duel, seed)
    trying = Trying(judge_of("buffy", b""))
    busy: set[tuple[int, int]] = set()
    missed: dict[tuple[int, int], str] = {}
    for _ in range(decisions):
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        move = bots[seat].choose(match)
        s = mine(match.state)
        turn = (s.turn_number, int(seat))
        stop = any(match.game.stops(offer) for offer in decision.moves)
        if s.active == seat and stop:  # where one can only choose what to do, nobody is idle or busy
            if not match.game.stops(move):
                busy.add(turn)
            elif turn not in busy:
                missed.setdefault(turn, "")
                lines, now = trying.lines(match.imagine(seat, seed), decision.moves)
                best = max(range(len(lines)), key=lambda place: lines[place].value)
                if lines[best].value > now + USEFUL:
                    missed[turn] = f"turn {turn[0]}: {match.notation(decision.moves[best])}"
        match.play(move)
    return len(busy | set(missed)), [what for turn, what in missed.items() if what and turn not in busy]


@pytest.mark.parametrize(("bot", "decisions"), [("greedy", 300), ("hard@3", 90)])
def test_no_turn_is_passed_with_something_useful_to_do(bot: str, decisions: int) -> None:
    bots = [make_bot(bot, "buffy", b"idle%d" % seat) for seat in range(2)]
    turns, idle = idle_turns(bots, {"decks": ["ada-vance", "countess-vesna"]}, b"idle", decisions)
    assert turns >= 2
    assert not idle


def test_a_bot_that_sleeps_is_found_out() -> None:
    turns, idle = idle_turns([Sleeper(), Sleeper()], {"decks": ["ada-vance", "countess-vesna"]}, b"idle", 120)
    assert len(idle) > turns / 2


def needed_discards(bot: str, duel: Document, seed: bytes) -> list[str]:
    """Every card of a Main Character above her level that was given away from hand as the last copy."""
    match = Match.start("buffy", duel, seed)
    bots = [make_bot(bot, "buffy", seed + b"%d" % seat) for seat in range(2)]
    found: list[str] = []
    for _ in range(300):
        decision = match.decision
        if decision is None:
            break
        move = bots[decision.seat].choose(match)
        s = mine(match.state)
        if move.verb == verbs.DISCARD:
            side, card = s.sides[decision.seat], s.pool.cards[move.a]
            levels = [one.levels for one in s.characters if one.owner == side.seat and one.who == card.who]
            is_main = card.who == s.pool.cards[side.essence].who
            above = not levels or card.level > s.pool.cards[levels[0][-1]].level
            if is_main and card.level > 1 and above and side.hand.count(move.a) == 1:
                found.append(card.slug)
        match.play(move)
    return found


@pytest.mark.parametrize(("bot", "seed"), [("easy", b"one"), ("easy", b"two"), ("normal@4", b"three")])
def test_over_a_game_no_level_of_the_main_character_is_thrown_away(bot: str, seed: bytes) -> None:
    assert not needed_discards(bot, {"decks": ["milo-hart", "brother-cain"]}, seed)
