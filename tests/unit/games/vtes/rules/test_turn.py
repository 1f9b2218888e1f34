"""The turn: unlock, master, influence and discard phases (VTES-UNLOCK, -MASTER, -INFL, -DISC)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import happenings, kinds, numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import EVENT, MASTER, MASTER_PHASE, UNLOCK
from noctuary.games.vtes.rules import expiry, limits, playing, unlock, zones
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK
from noctuary.games.vtes.state import Settings
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal
from tests.vtes_table import Adds, Box, Does, Needs, Table, When, vtes_table


def next_turn(table: Table) -> Table:
    """Everybody passes until somebody else's unlock phase is open."""
    seat = table.state.active
    for _ in range(100):
        if table.state.active != seat:
            return table
        table.match.play_text("pass" if "pass" in table.offered() else "done")
    raise AssertionError


def until(table: Table, phase: str, letter: str) -> Table:
    for _ in range(200):
        if table.asked() == (letter, phase) and table.state.active == "ABCDEF".index(letter):
            return table
        offered = table.offered()
        table.match.play_text(next(text for text in ("pass", "done", *offered) if text in offered))
    raise AssertionError


def master(box: Box, slug: str, what: Any = None, **facts: Any) -> None:
    use = UseOf(1 << MASTER_PHASE, [Does(what or (lambda s, u: None))], types=MASTER)
    box.library(slug, MASTER, use, **facts)


# -- unlock -------------------------------------------------------------------------------------------


def test_first_late_replacements_and_the_return_of_minions_then_unlocking() -> None:
    """VTES-UNLOCK-01, VTES-UNLOCK-02, VTES-SEQ-22: a minion that goes home is not unlocked on the way."""
    box = Box()
    box.library("page", kinds.COMBAT)
    table = vtes_table(
        box,
        A={"ready": ["ann"]},
        B={
            "ready": {"bob": {"locked": True}, "cyd": {"locked": True, "returns": 2, "owner": 2}},
            "torpor": {"tom": {"locked": True}},
            "hand": ["page"] * 6,
            "library": ["page"],
            "owed": (UNTIL_UNLOCK,),
        },
        C={},
    )
    assert len(table.hand("B")) == 6
    next_turn(table)
    assert len(table.hand("B")) == 7
    assert not table.card("bob").locked
    assert not table.card("tom").locked
    assert (table.card("cyd").controller, table.card("cyd").locked) == (2, True)


def test_infernal_minions_unlock_for_one_pool_each() -> None:
    """VTES-UNLOCK-03."""
    box = Box()
    box.vampire("imp", traits_mask=kinds.INFERNAL)
    table = next_turn(vtes_table(box, A={}, B={"ready": {"imp": {"locked": True}}}))
    assert table.card("imp").locked
    table.play("B unlock imp")
    assert (table.card("imp").locked, table.seat("B").pool) == (False, 29)


def test_an_infernal_minion_locked_in_this_phase_unlocks_too() -> None:
    """VTES-UNLOCK-03: as often as she pays."""
    box = Box()
    box.vampire("imp", traits_mask=kinds.INFERNAL)
    table = next_turn(vtes_table(box, A={}, B={"ready": ["imp"]}))
    assert table.refusal("unlock imp") == "VTES-UNLOCK-03"
    table.card("imp").locked = True
    assert table.play("B unlock imp").seat("B").pool == 29


def test_what_does_not_unlock_as_normal_stays_locked() -> None:
    """VTES-UNLOCK-04: who is infernal besides is unlocked for a pool; only the automatic unlock fails."""
    box = Box()
    box.vampire("numb", traits=[Adds(numbers.TO_UNLOCK, -1)])
    box.vampire("imp", traits=[Adds(numbers.TO_UNLOCK, -1)], traits_mask=kinds.INFERNAL)
    asleep = {"locked": True}
    table = next_turn(vtes_table(box, A={}, B={"ready": {"numb": asleep, "imp": asleep}}))
    assert table.card("numb").locked
    assert table.refusal("unlock numb") == "VTES-UNLOCK-03"
    table.play("B unlock imp")
    assert not table.card("imp").locked


def test_a_stunned_minion_misses_one_unlock() -> None:
    """VTES-UNLOCK-05, VTES-RUL-12."""
    table = vtes_table(A={}, B={"ready": ["bob"]})
    unlock.stun(table.state, table.card("bob"))
    next_turn(table)
    assert (table.card("bob").locked, table.card("bob").stun) == (True, 0)
    next_turn(next_turn(table))
    assert not table.card("bob").locked


def levy(box: Box, slug: str, **more: Any) -> None:
    """A mandatory effect of every unlock phase: burn 1 pool."""
    use = UseOf(
        1 << UNLOCK,
        [Does(lambda s, u: zones.burn_pool(s, u.seat, 1))],
        in_play=True,
        once=limits.EACH_PHASE,
        optional=False,
        by_active=True,
        **more,
    )
    box.library(slug, MASTER, use, stays=kinds.IN_PLAY)


def test_mandatory_effects_come_before_the_impulse_passes_in_any_order() -> None:
    """VTES-UNLOCK-06, VTES-UNLOCK-07, VTES-SEQ-14: also on whoever does not control the card."""
    box = Box()
    levy(box, "tax")
    levy(box, "toll")
    table = next_turn(vtes_table(box, A={"in_play": ["tax", "toll"]}, B={}))
    assert [text for text in table.offered() if text != "withdraw"] == ["use tax", "use toll"]
    assert table.refusal("pass") == "VTES-SEQ-14"
    table.play("B use toll", "B use tax")
    assert table.seat("B").pool == 28
    assert table.refusal("use tax") == "VTES-SEQ-13"
    assert table.refusal("pass") is None


def test_a_mandatory_effect_that_asks_for_nothing_any_more_is_not_owed() -> None:
    """VTES-RUL-06, VTES-UNLOCK-10: it looks at the moment it is settled."""
    box = Box()
    levy(box, "tax", conditions=[_no_ready_anarch()])
    table = next_turn(vtes_table(box, A={"in_play": ["tax"]}, B={"ready": {"bob": {"sect": kinds.ANARCH}}}))
    assert table.refusal("pass") is None
    zones.to_torpor(table.state, table.card("bob"))
    assert table.refusal("pass") == "VTES-SEQ-14"


def test_for_each_counts_once_what_is_there_at_that_moment() -> None:
    """VTES-UNLOCK-10."""
    box = Box()
    box.library("shop", MASTER, stays=kinds.IN_PLAY, keywords=kinds.LOCATION)

    def rent(s: Any, using: Any) -> None:
        shops = [card for card in s.cards if s.pool.cards[card.kind].keywords & kinds.LOCATION]
        zones.burn_pool(s, using.seat, len(shops))

    use = UseOf(1 << UNLOCK, [Does(rent)], in_play=True, once=limits.EACH_PHASE, optional=False)
    box.library("rent", MASTER, use, stays=kinds.IN_PLAY)
    table = next_turn(vtes_table(box, A={}, B={"in_play": ["rent", "shop"]})).play("B use rent")
    zones.enter(table.state, table.state.pool.kind_of["shop"], table.seat("B").seat, kinds.IN_PLAY)
    assert table.seat("B").pool == 29
    assert table.refusal("use rent") == "VTES-SEQ-13"
    assert table.refusal("pass") is None


def _no_ready_anarch() -> Needs:
    def why_not(s: Any, using: Any) -> Refusal | None:
        ready = [card for card in s.cards if card.controller == using.seat and card.region == kinds.READY]
        anarch = any(numbers.sect(s, card) == kinds.ANARCH for card in ready)
        return Refusal(RuleId("VTES-SEQ-01")) if anarch else None

    return Needs(why_not)


def test_the_edge_may_give_one_pool() -> None:
    """VTES-UNLOCK-08: optional, once."""
    table = next_turn(vtes_table(A={}, B={}, edge="B")).play("B edge")
    assert table.seat("B").pool == 31
    assert table.refusal("edge") == "VTES-UNLOCK-08"
    other = next_turn(vtes_table(A={}, B={}, edge="A"))
    assert other.refusal("edge") == "VTES-UNLOCK-08"


def test_a_card_on_my_vampire_serves_its_controller_or_mine() -> None:
    """VTES-RUL-04, VTES-RUL-05: "you" is the card's controller, offered when she has the impulse."""
    box = Box()
    for slug, by_host in (("leech", False), ("charm", True)):
        use = UseOf(
            1 << UNLOCK, [Does(lambda s, u: None)], in_play=True, once=limits.EACH_PHASE, by_host=by_host
        )
        box.library(slug, MASTER, use, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["leech", "charm"]}}}, B={})
    for slug in ("leech", "charm"):
        table.card(slug).controller = table.seat("B").seat
    until(table, "unlock", "A")
    assert table.refusal("use charm") is None
    assert table.refusal("use leech") == "VTES-SETUP-11"
    table.play("A pass")
    assert table.asked() == ("B", "unlock")
    assert table.offered() == ["use leech", "pass"]


# -- master -------------------------------------------------------------------------------------------


def test_one_master_phase_action_for_one_master_card() -> None:
    """VTES-MASTER-01, VTES-MASTER-02."""
    box = Box()
    master(box, "one")
    table = until(vtes_table(box, A={"hand": ["one", "one"]}, B={}), "master", "A")
    table.play("A play one")
    assert table.refusal("play one") == "VTES-MASTER-02"
    assert table.ash("A") == ["one"]


def test_an_effect_may_cost_a_master_phase_action() -> None:
    """VTES-MASTER-02."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(lambda s, u: None)], in_play=True, master_action=True)
    box.library("fund", MASTER, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["fund"]}, B={}), "master", "A").play("A use fund")
    assert table.refusal("use fund") == "VTES-MASTER-02"


@pytest.mark.parametrize(
    ("traits", "actions"), [((), 1), (("two",), 2), (("two", "two"), 2), (("two", "more"), 3)]
)
def test_cards_change_the_number_of_master_phase_actions(traits: tuple[str, ...], actions: int) -> None:
    """VTES-MASTER-03, VTES-RUL-03: "two instead of one" sets, "+1" adds."""
    box = Box()
    what = {"two": numbers.MASTER_BASE, "more": numbers.MASTER_ACTIONS}
    in_play = []
    for number, trait in enumerate(traits):
        slug = f"{trait}-{number}"
        box.library(slug, MASTER, traits=[Adds(what[trait], 1, to="seat")], stays=kinds.IN_PLAY)
        in_play.append(slug)
    table = until(vtes_table(box, A={"in_play": in_play}, B={}), "master", "A")
    assert table.seat("A").master_actions == actions


def test_the_first_trifle_gives_its_action_back() -> None:
    """VTES-MASTER-04: at most one in a phase."""
    box = Box()
    master(box, "trifle", keywords=kinds.TRIFLE)
    table = until(vtes_table(box, A={"hand": ["trifle"] * 3}, B={}), "master", "A")
    table.play("A play trifle", "A play trifle")
    assert table.refusal("play trifle") == "VTES-MASTER-02"


def out_of_turn(box: Box, slug: str, keywords: int = 0) -> None:
    use = UseOf(1 << kinds.MINION_PHASE, [Does(lambda s, u: None)], types=MASTER)
    box.library(slug, MASTER, use, keywords=kinds.OUT_OF_TURN | keywords)


def test_an_out_of_turn_master_uses_up_a_later_action() -> None:
    """VTES-MASTER-05: never in one's own turn, one between two turns."""
    box = Box()
    out_of_turn(box, "veto")
    table = vtes_table(box, A={"hand": ["veto"]}, B={"hand": ["veto", "veto"]})
    assert table.refusal("play veto") == "VTES-MASTER-05"
    table.play("A pass", "B play veto", "A pass")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 0
    until(table, "master", "A")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 1


def test_a_cancelled_out_of_turn_master_uses_its_action_up_too() -> None:
    """VTES-MASTER-05: and a trifle that is cancelled gives none back."""
    box = Box()
    out_of_turn(box, "quip", kinds.TRIFLE)
    cancel = UseOf(1 << kinds.AS_PLAYED, [Does(lambda s, u: playing.cancel(s))], types=MASTER)
    box.library("no", MASTER, cancel, keywords=kinds.OUT_OF_TURN)
    table = vtes_table(box, A={}, B={"hand": ["quip"]}, C={"hand": ["no"]})
    table.play("A pass", "B play quip", "C play no")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 0


def test_an_out_of_turn_trifle_gives_its_action_in_the_next_phase() -> None:
    """VTES-MASTER-05: there it is the one trifle bonus."""
    box = Box()
    out_of_turn(box, "quip", kinds.TRIFLE)
    master(box, "trifle", keywords=kinds.TRIFLE)
    table = vtes_table(box, A={}, B={"hand": ["quip", "trifle", "trifle"]})
    table.play("A pass", "B play quip")
    until(table, "master", "B")
    assert table.seat("B").master_actions == 1
    table.play("B play trifle")
    assert table.refusal("play trifle") == "VTES-MASTER-02"


def test_a_master_stays_with_who_played_it_wherever_it_lies() -> None:
    """VTES-MASTER-06, VTES-SETUP-11: a minion card follows its host."""
    box = Box()
    box.library("pact", MASTER, stays=kinds.ON_CARD)
    box.library("sword", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["pact", "sword"]}}}, B={})
    zones.change_control(table.state, table.card("ann"), table.seat("B").seat)
    assert (table.card("pact").controller, table.card("sword").controller) == (0, 1)


def test_a_location_can_be_used_the_turn_it_arrives() -> None:
    """VTES-MASTER-07."""
    box = Box()
    use = UseOf(
        1 << MASTER_PHASE, [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))], in_play=True, locks=True
    )
    from noctuary.games.vtes.effects.play import PutInPlay

    play = UseOf(1 << MASTER_PHASE, [PutInPlay()], types=MASTER)
    box.library("bank", MASTER, play, use, keywords=kinds.LOCATION, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"hand": ["bank"]}, B={}), "master", "A").play(
        "A play bank", "A use bank use-2"
    )
    assert table.seat("A").pool == 31
    assert table.refusal("use bank use-2") == "VTES-SEQ-16"


def test_a_discipline_master_raises_level_and_capacity() -> None:
    """VTES-MASTER-07: no blood comes with it; superior at most."""
    box = Box()
    dom = kinds.DISCIPLINE_CODES.index("dom")
    box.library("dominate", MASTER, keywords=kinds.DISCIPLINE_CARD, disciplines=[dom], stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["dominate"]}}}, B={})
    ann = table.card("ann")
    assert (numbers.discipline(table.state, ann, dom), numbers.capacity(table.state, ann)) == (1, 6)
    assert ann.counters == 5


def test_optional_effects_of_a_phase_are_lost_if_not_used() -> None:
    """VTES-MASTER-08, VTES-SEQ-14."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))], in_play=True, once=1)
    box.library("doll", MASTER, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["doll"]}, B={}), "master", "A")
    assert table.offered() == ["use doll", "pass"]
    table.play("A pass")
    assert table.seat("A").pool == 30
    assert table.refusal("use doll") == "VTES-SEQ-02"


def test_the_burn_option() -> None:
    """VTES-MASTER-09, VTES-RUL-21: one card in anybody's unlock phase, by who has no minion for it."""
    box = Box()
    box.library("rite", kinds.ACTION, clans=[4], burn_option=True)
    box.library("page", kinds.ACTION)
    box.vampire("vic", clan="ventrue")
    hand = {"hand": ["rite"] * 2 + ["page"] * 5, "library": ["page"]}
    table = next_turn(vtes_table(box, A=hand, B={}))
    table.play("B pass", "A burn-option rite")
    assert table.ash("A") == ["rite"]
    assert len(table.hand("A")) == 7
    table.play("B pass")
    assert table.window() != "unlock"  # not a second one
    has_one = next_turn(vtes_table(box, A={**hand, "torpor": ["vic"]}, B={}))
    rite = has_one.state.pool.kind_of["rite"]
    refusal = unlock.why_not_burn(has_one.state, has_one.seat("A").seat, rite)
    assert refusal is not None
    assert refusal.rule == "VTES-RUL-21"


# -- influence ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "transfers"), [(2, [1, 2, 4, 4]), (3, [1, 2, 3, 4]), (4, [1, 2, 3, 4, 4])]
)
def test_transfers_of_the_first_turns(players: int, transfers: list[int]) -> None:
    """VTES-INFL-02, VTES-SETUP-05, VTES-RUL-25."""
    from noctuary.games.vtes.rules import influence

    seats: dict[str, Any] = {letter: {} for letter in "ABCD"[:players]}
    table = vtes_table(**seats)
    s = table.state
    found = []
    for turn in range(len(transfers)):
        s.turn_number, s.active = turn + 1, table.seat("ABCD"[turn % players]).seat
        s.players[s.active].turns = turn // players + 1
        influence.begin(s)
        found.append(s.players[s.active].transfers)
    assert found == transfers


def test_cards_add_transfers_fixed_when_the_phase_begins() -> None:
    """VTES-INFL-01."""
    box = Box()
    box.library("road", MASTER, traits=[Adds(numbers.TRANSFERS, 2, to="seat")], stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["road"]}, B={}), "influence", "A")
    assert table.seat("A").transfers == 6
    zones.burn(table.state, table.card("road"))
    assert table.seat("A").transfers == 6


def influence_phase(**a: Any) -> Table:
    return until(vtes_table(A=a, B={}), "influence", "A")


def test_one_transfer_moves_a_pool_two_move_it_back() -> None:
    """VTES-INFL-03, VTES-INFL-04."""
    table = influence_phase(uncontrolled={"ann": 0}).play("A transfer u:ann")
    assert (table.seat("A").pool, table.seat("A").transfers) == (29, 3)
    assert table.seat("A").uncontrolled[0].counters == 1
    table.play("A take-back u:ann")
    assert (table.seat("A").pool, table.seat("A").transfers) == (30, 1)
    assert table.refusal("take-back u:ann") == "VTES-INFL-04"


def test_four_transfers_and_a_pool_draw_a_crypt_card() -> None:
    """VTES-INFL-05."""
    table = influence_phase(crypt=["ann"])
    table.play("A draw-crypt")
    assert (table.seat("A").pool, table.seat("A").transfers) == (29, 0)
    assert len(table.seat("A").uncontrolled) == 1
    assert table.refusal("draw-crypt") == "VTES-INFL-05"


def test_cards_in_play_may_be_paid_with_transfers() -> None:
    """VTES-INFL-06."""
    box = Box()
    use = UseOf(1 << kinds.INFLUENCE, [Does(lambda s, u: None)], in_play=True, transfers=3)
    box.library("tutor", EVENT, use, stays=kinds.IN_PLAY)
    table = until(vtes_table(box, A={"in_play": ["tutor"]}, B={}), "influence", "A").play("A use tutor")
    assert table.seat("A").transfers == 1
    assert table.refusal("use tutor") == "VTES-INFL-06"


def test_a_vampire_with_enough_counters_may_arrive_at_any_moment() -> None:
    """VTES-INFL-07, VTES-RUL-02, VTES-ACT-04: face up, unlocked, the excess is lost."""
    table = influence_phase(uncontrolled={"ann": 4, "amy": 7})
    assert table.refusal("arrive u:ann") == "VTES-INFL-07"
    table.play("A transfer u:ann", "A arrive u:ann", "A arrive u:amy")
    assert (table.card("ann").counters, table.card("ann").locked) == (5, False)
    assert table.card("amy").counters == 5


def test_the_transfers_of_a_vampire_that_arrives_come_next_turn() -> None:
    """VTES-RUL-02, VTES-INFL-01: its other abilities work at once."""
    box = Box()
    box.vampire(
        "ann", traits=[Adds(numbers.TRANSFERS, 2, to="seat"), Adds(numbers.DISCARD_ACTIONS, 1, to="seat")]
    )
    table = until(vtes_table(box, A={"uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    table.play("A arrive u:ann")
    assert table.seat("A").transfers == 4
    assert until(table, "discard", "A").seat("A").discard_actions == 2
    assert until(table, "influence", "B").seat("B").transfers == 4
    assert until(table, "influence", "A").seat("A").transfers == 6


def test_who_still_qualifies_is_offered_at_the_end_and_may_stay() -> None:
    """VTES-RUL-02."""
    table = influence_phase(uncontrolled={"ann": 5}).play("A pass")
    assert [text.partition("#")[0] for text in table.offered()] == ["uncontrolled u:ann", "done"]
    table.play("A done")
    assert table.gone("ann")
    end_only = until(
        vtes_table(
            A={"uncontrolled": {"ann": 5}}, B={}, settings=Settings(arrive_at_end=True, every_phase=True)
        ),
        "influence",
        "A",
    )
    assert end_only.refusal("arrive u:ann") == "VTES-RUL-02"
    end_only.play("A pass", "A uncontrolled u:ann")
    assert not end_only.gone("ann")


def test_a_name_of_ones_own_stays_uncontrolled() -> None:
    """VTES-INFL-08, VTES-CONTEST-02."""
    table = influence_phase(ready=["ann"], uncontrolled={"ann": 5})
    assert table.refusal("arrive u:ann") == "VTES-CONTEST-02"


def test_a_name_somebody_else_controls_is_contested_after_its_entering_effects() -> None:
    """VTES-INFL-08, VTES-CONTEST-01."""
    seen: list[int] = []
    box = Box()
    ann = box.vampire("ann")
    ann.triggers = [When(happenings.ENTERED, lambda s, c, a: seen.append(a) if a == c.uid else None)]
    table = until(
        vtes_table(box, A={"uncontrolled": {"ann": 5}}, B={"ready": ["ann"]}), "influence", "A"
    ).play("A arrive u:ann")
    assert len(seen) == 1
    assert {card.region for card in table.state.cards} == {kinds.CONTESTED}


def test_scarce_vampires_cost_pool_for_their_kin() -> None:
    """VTES-INFL-10, VTES-SECT-04."""
    box = Box()
    box.vampire("ann", clan="gargoyle", traits_mask=kinds.SCARCE)
    box.vampire("kin", clan="gargoyle")
    table = until(vtes_table(box, A={"ready": ["kin"], "uncontrolled": {"ann": 5}}, B={}), "influence", "A")
    table.play("A arrive u:ann")
    assert table.seat("A").pool == 27


def test_the_last_pool_may_be_spent() -> None:
    """VTES-INFL-11, VTES-OUST-01."""
    table = until(vtes_table(A={"pool": 1, "uncontrolled": ["ann"]}, B={}, C={}), "influence", "A")
    table.play("A transfer u:ann")
    assert table.seat("A").out
    assert table.state.active == 1


def test_capacity_effects_rest_while_uncontrolled() -> None:
    """VTES-RUL-19: the printed capacity is asked for, and no blood is lost until she is controlled."""
    box = Box()
    box.vampire("ann", capacity=5, traits=[Adds(numbers.CAPACITY, -2)])
    table = until(vtes_table(box, A={"uncontrolled": {"ann": 4}}, B={}), "influence", "A")
    assert table.refusal("arrive u:ann") == "VTES-INFL-07"
    table.play("A transfer u:ann", "A transfer u:ann")
    assert table.seat("A").uncontrolled[0].counters == 6
    assert table.play("A arrive u:ann").card("ann").counters == 3


# -- discard ----------------------------------------------------------------------------------------------


def test_late_replacements_come_first() -> None:
    """VTES-DISC-01, VTES-SEQ-22."""
    box = Box()
    box.library("page", kinds.COMBAT)
    hand = {"hand": ["page"] * 6, "library": ["page"], "owed": (UNTIL_DISCARD,)}
    table = until(vtes_table(box, A=hand, B={}), "influence", "A")
    assert len(table.hand("A")) == 6
    until(table, "discard", "A")
    assert len(table.hand("A")) == 7


def test_a_discard_phase_action_discards_and_draws() -> None:
    """VTES-DISC-03, VTES-DISC-04: one by default."""
    box = Box()
    for slug in ("page", "note"):
        box.library(slug, kinds.COMBAT)
    table = until(vtes_table(box, A={"hand": ["page"] * 7, "library": ["note"]}, B={}), "discard", "A")
    table.play("A discard page")
    assert sorted(table.hand("A")) == ["note"] + ["page"] * 6
    assert table.refusal("discard page") == "VTES-DISC-04"


def event(box: Box, slug: str) -> None:
    from noctuary.games.vtes.effects.play import PutInPlay

    use = UseOf(1 << kinds.DISCARD, [PutInPlay()], types=EVENT)
    box.library(slug, EVENT, use, stays=kinds.IN_PLAY)


def test_one_event_a_turn_each_once_in_a_game() -> None:
    """VTES-DISC-04, VTES-DISC-07, VTES-RUL-10: table-wide, or by setting for each player."""
    box = Box()
    event(box, "comet")
    event(box, "flood")
    box.library("bureau", MASTER, traits=[Adds(numbers.DISCARD_ACTIONS, 1, to="seat")], stays=kinds.IN_PLAY)
    seats = {"A": {"hand": ["comet", "flood"], "in_play": ["bureau"]}, "B": {"hand": ["comet"]}}
    table = until(vtes_table(box, **seats), "discard", "A").play("A play comet")
    assert table.card("comet").controller == 0
    assert table.refusal("play flood") == "VTES-DISC-04"
    until(table, "discard", "B")
    assert table.refusal("play comet") == "VTES-RUL-10"
    each = until(
        vtes_table(box, settings=Settings(events_once_each=True, every_phase=True), **seats), "discard", "A"
    )
    each.play("A play comet")
    until(each, "discard", "B")
    assert each.refusal("play comet") is None


def test_mandatory_effects_of_the_discard_phase_come_first() -> None:
    """VTES-DISC-02: like those of the unlock phase."""
    box = Box()
    burn = Does(lambda s, u: zones.burn_pool(s, u.seat, 1))
    use = UseOf(
        1 << kinds.DISCARD, [burn], in_play=True, once=limits.EACH_PHASE, optional=False, by_active=True
    )
    may = UseOf(1 << kinds.DISCARD, [Does(lambda s, u: None)], in_play=True, once=limits.EACH_PHASE)
    box.library("dragon", EVENT, use, stays=kinds.IN_PLAY)
    box.library("rest", MASTER, may, stays=kinds.IN_PLAY)
    table = until_discard(vtes_table(box, A={"in_play": ["dragon", "rest"]}, B={}))
    assert table.refusal("pass") == "VTES-SEQ-14"
    table.play("A use dragon")
    assert table.refusal("pass") is None
    assert table.refusal("use rest") is None


def until_discard(table: Table) -> Table:
    while table.window() != "discard":
        table.match.play_text("pass")
    return table


def test_until_end_of_turn_ends_with_the_discard_phase() -> None:
    """VTES-DISC-07."""
    table = vtes_table(A={"ready": ["ann"]}, B={})
    ann = table.card("ann")
    expiry.last(table.state, numbers.BLEED, ann.uid, 2, expiry.END_OF_TURN, ann.kind)
    until(table, "discard", "A")
    assert numbers.bleed(table.state, ann) == 3
    next_turn(table)
    assert numbers.bleed(table.state, table.card("ann")) == 1


def test_cards_that_wait_for_a_phase_speak_when_it_begins() -> None:
    """VTES-UNLOCK-06, VTES-DISC-02."""
    seen: list[int] = []
    box = Box()
    bell = box.library("bell", MASTER, stays=kinds.IN_PLAY)
    for happening in (happenings.UNLOCK_PHASE, happenings.INFLUENCE_PHASE_BEGINS):
        bell.triggers.append(When(happening, lambda s, c, a: seen.append(s.phase)))
    table = vtes_table(box, A={"in_play": ["bell"]}, B={})
    next_turn(table)
    assert seen == [kinds.INFLUENCE, kinds.UNLOCK]
