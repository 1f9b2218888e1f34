"""The VTES bots that look ahead play with sense: whoever watches them sees a plan, not a die."""

from __future__ import annotations

import pytest

from noctuary.bots import Bot, Judge, Search, judge_ahead, make_bot
from noctuary.bots.search import Budget
from noctuary.games.vtes import verbs
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import MINION_PHASE, READY
from noctuary.kernel.game import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.sleeper import Sleeper
from tests.tables.vtes_cards import card_box, go, reach
from tests.tables.vtes_table import Box, Table, vtes_table

BOT = "hard@40"


def chosen(table: Table, bot: str = BOT) -> str:
    match = table.match
    return match.notation(make_bot(bot, "vtes", b"bot").choose(match))


def let_them_pass_until(table: Table, seat: str) -> None:
    while table.asked()[0] != seat:
        table.play("pass")


def minion_phase(table: Table) -> list[str]:
    """What the bot does in A's minion phase, with everybody else passing."""
    done = []
    while table.state.active == 0 and table.state.phase == MINION_PHASE:
        if table.asked()[0] == "A":
            done.append(chosen(table, "hard@20"))
            table.play(f"A {done[-1]}")
        else:
            table.play("pass")
    return done


@pytest.mark.parametrize("bot", ["easy", "normal@20", BOT])
def test_it_takes_the_oust(bot: str) -> None:
    """VTES-OUST-01"""
    t = vtes_table(Box(), A={"ready": ["ann"], "pool": 3}, B={"pool": 1})
    assert chosen(t, bot) == "bleed ann"


def test_it_bleeds_where_nobody_can_block() -> None:
    """VTES-ACT-09"""
    assert chosen(vtes_table(Box(), A={"ready": ["ann"]}, B={"pool": 20})) == "bleed ann"


def test_it_blocks_what_would_oust_it() -> None:
    """VTES-BLOCK-03: even where the blocker may fall."""
    box = Box()
    box.vampire("ann", capacity=9, more_strength=3)
    t = vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": 1}, "pool": 1})
    t.play("A bleed ann")
    let_them_pass_until(t, "B")
    assert chosen(t) == "block bob"


@pytest.mark.parametrize("bot", ["normal@20", BOT])
def test_it_blocks_even_where_the_next_bleed_would_oust_it(bot: str) -> None:
    """VTES-BLOCK-03: at a table of three nobody gives up; of two defeats the later one."""
    t = vtes_table(
        Box(), A={"ready": ["ann", "amy", "abe"]}, B={"ready": {"bob": 2}, "pool": 1}, C={"pool": 20}
    )
    t.play("A bleed ann")
    let_them_pass_until(t, "B")
    assert chosen(t, bot) == "block bob"


class Eager(Judge[State]):
    """Likes to see its minions busy; how that ends, it cannot tell."""

    def worth(self, state: State, seat: Seat) -> float:
        return float(sum(card.controller == seat and card.locked for card in mine(state).cards))

    def estimate(self, state: State, seat: Seat) -> float:
        return 0.5


def test_it_blocks_where_looking_ahead_tells_no_difference() -> None:
    """VTES-BLOCK-03: stealth that may come is no reason to let a lethal action through."""
    t = vtes_table(Box(), A={"ready": ["ann"]}, B={"ready": ["bob"], "pool": 1})
    t.play("A bleed ann")
    let_them_pass_until(t, "B")
    bot = Search(b"bot", Eager(), Budget(playouts=24))
    assert t.match.notation(bot.choose(t.match)) == "block bob"


def test_it_sends_a_bleed_on_that_would_oust_it() -> None:
    """VTES-ACT-09: Deflection, at a table of three; nobody there could block."""
    box = card_box("deflection")
    box.vampire("sly", capacity=4, more_stealth=1)
    t = vtes_table(
        box,
        A={"ready": ["sly"]},
        B={"ready": ["bob"], "hand": ["deflection"], "pool": 1},
        C={"pool": 20},
    )
    t.play("A bleed sly")
    while t.asked()[0] != "B" or not any("deflection" in move for move in t.offered()):
        t.play("pass")
    assert "deflection" in chosen(t)


def test_it_votes_for_its_own_and_against_what_hurts() -> None:
    """VTES-POL-04"""
    slug = "kine-resources-contested"
    t = vtes_table(
        card_box(slug), A={"ready": ["ann"], "hand": [slug]}, B={"ready": ["bob"], "pool": 4}, C={}
    )
    go(t, f"A play {slug} by ann", *[f"A player {letter}" for letter in "BBBC"])
    reach(t, "polling")
    assert chosen(t) == "vote ann for"
    t.play("A vote ann for")
    let_them_pass_until(t, "B")
    assert chosen(t) == "vote bob against"


def test_it_fetches_its_own_out_of_torpor() -> None:
    """VTES-ACT-16"""
    box = Box()
    box.vampire("old", capacity=9)
    t = vtes_table(
        box, A={"ready": {"ann": 5}, "torpor": {"old": 3}}, B={"ready": ["bob", "bea"], "pool": 28}
    )
    done = minion_phase(t)
    assert any(move.startswith(("rescue ann", "leave-torpor old")) for move in done), done


def test_it_spends_nothing_on_new_vampires_when_its_own_end_is_near() -> None:
    """VTES-INFL-03, VTES-OUST-01"""
    t = vtes_table(
        Box(),
        phase="influence",
        A={"uncontrolled": {"cal": 0}, "ready": ["ann"], "pool": 2},
        B={"ready": ["bob"]},
    )
    assert chosen(t) == "pass"


def test_whoever_has_time_weighs_which_vampire_comes() -> None:
    """VTES-INFL-03: a point to either of them or to none; the first guess is a fixed rule."""
    t = vtes_table(Box(), phase="influence", A={"uncontrolled": {"cal": 0, "dee": 0}, "pool": 20}, B={})
    decision = t.match.decision
    assert decision is not None
    judge = judge_ahead("vtes", b"")
    weighed = [t.match.notation(move) for move in judge.offers(t.match.state, decision)]
    assert weighed == ["transfer u:cal", "transfer u:dee", "pass"]
    assert len(judge.sensible(t.match.state, decision)) == 1
    t.play("A transfer u:dee")
    decision = t.match.decision
    assert decision is not None
    begun = [t.match.notation(move) for move in judge.offers(t.match.state, decision)]
    assert begun == ["transfer u:dee"], "what is begun is brought to its end"


def test_it_throws_away_what_none_of_its_vampires_can_play() -> None:
    """VTES-DISC-04: Ash has no Disciplines, and nobody is on the way who has."""
    t = vtes_table(
        card_box("deflection", "blood-doll"),
        phase="discard",
        A={"ready": ["ash"], "hand": ["deflection", "blood-doll"], "library": ["blood-doll"]},
        B={},
    )
    assert chosen(t) == "discard deflection"


@pytest.mark.parametrize(
    ("since", "late", "does"),
    [
        (4, True, "pass"),  # has just come: next turn it is played
        (1, False, "discard govern-the-unaligned"),  # could have been played, and was not worth it
    ],
)
def test_it_keeps_an_action_for_a_vampire_that_has_just_come(since: int, late: bool, does: str) -> None:
    """VTES-INFL-07: nobody acts in the turn in which she comes in the influence phase."""
    box = card_box("govern-the-unaligned", "blood-doll")
    box.vampire("dom", disciplines={"dom": 2})
    t = vtes_table(
        box,
        phase="discard",
        A={"ready": ["dom"], "hand": ["govern-the-unaligned"], "library": ["blood-doll"]},
        B={},
    )
    t.state.turn_number = 4
    t.card("dom").since, t.card("dom").late = since, late
    assert chosen(t) == does


def test_it_leaves_its_grand_prey_alone() -> None:
    """VTES-SETUP-01: of three pools it can burn, its prey's; who weakens her prey's prey helps her prey."""
    slug = "kine-resources-contested"
    t = vtes_table(
        card_box(slug),
        A={"ready": ["ann"], "hand": [slug]},
        B={"pool": 20},
        C={"pool": 20},
        D={"pool": 20},
    )
    go(t, f"A play {slug} by ann")
    while t.asked()[1] != "polling":
        t.play(chosen(t) if t.asked()[0] == "A" else "pass")
    assert t.state.referendum is not None
    terms = t.state.referendum.terms
    assert terms[1] > 0
    assert terms[2] == 0


def idle_phases(bot: Bot, turns: int) -> tuple[int, list[int]]:
    """How many minion phases A had in which nobody could block her bleed; those in which she did nothing."""
    match = Match.start("vtes", {"decks": ["v5-malkavian", "v5-ventrue"], "time_limit": 30}, b"sense")
    greedy = [make_bot("greedy", "vtes", b"%d" % seat) for seat in range(2)]
    while match.decision is not None and match.turns < 7:
        match.play(greedy[match.decision.seat].choose(match))
    free: set[int] = set()
    busy: set[int] = set()
    while match.decision is not None and match.turns < 7 + turns:
        s, seat = mine(match.state), match.decision.seat
        mover = bot if seat == 0 and s.active == 0 and s.phase <= MINION_PHASE else greedy[seat]
        move = mover.choose(match)
        if seat == 0 and s.active == 0 and s.phase == MINION_PHASE:
            if _bleeds_freely(match):
                free.add(match.turns)
            if not match.game.stops(move):
                busy.add(match.turns)
        match.play(move)
    return len(free), sorted(free - busy)


def _bleeds_freely(match: Match) -> bool:
    """A bleed is offered, and the prey has nobody who could block it."""
    assert match.decision is not None
    awake = [card for card in mine(match.state).cards if card.region == READY and not card.locked]
    bleeds = any(offer.verb == verbs.BLEED for offer in match.decision.moves)
    return bleeds and not any(card.controller == 1 for card in awake)


def test_no_turn_is_passed_with_something_useful_to_do() -> None:
    """In the middle of a game: whoever could bleed somebody without blockers does not just end the phase."""
    free, idle = idle_phases(make_bot("hard@4", "vtes", b"3"), 10)
    assert free
    assert not idle


def test_a_bot_that_sleeps_is_found_out() -> None:
    _, idle = idle_phases(Sleeper(), 6)
    assert idle
