"""Setup, sequencing and playing cards (VTES-SETUP, VTES-SEQ)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from noctuary.games.vtes import kinds, numbers, permissions, verbs
from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.effects.action import Wake
from noctuary.games.vtes.blocks.effects.play import CancelPlayed, PutOn
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import ActionOf, By, StrikeOf, UseOf, X
from noctuary.games.vtes.decks import Deck
from noctuary.games.vtes.game import GAME
from noctuary.games.vtes.kinds import (
    AS_PLAYED,
    COMBAT,
    DURING_ACTION,
    EQUIPMENT,
    MASTER,
    MASTER_PHASE,
    MINION_PHASE,
    MODIFIER,
    REACTION,
)
from noctuary.games.vtes.rules import expiry, limits, playable, playing, sects, setup, zones
from noctuary.games.vtes.rules.replacing import AFTER_COMBAT, UNTIL_UNLOCK
from noctuary.games.vtes.state import NOBODY, Settings
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.match import Match
from noctuary.kernel.move import move
from tests.tables.vtes_cards import card_box, refused
from tests.tables.vtes_table import Adds, Box, Does, Table, vtes_table


def nothing(s: Any, using: Any) -> None:
    """A card that does nothing."""


def modifier(box: Box, slug: str, what: Any = nothing, windows: int = DURING_ACTION, **more: Any) -> None:
    facts = {name: more.pop(name) for name in ("blood", "pool", "clans", "disciplines") if name in more}
    box.library(slug, MODIFIER, UseOf(windows, [Does(what)], types=MODIFIER, **more), **facts)


def reaction(box: Box, slug: str, what: Any = nothing, windows: int = DURING_ACTION, **more: Any) -> None:
    box.library(slug, REACTION, UseOf(windows, [Does(what)], types=REACTION, **more))


def master(box: Box, slug: str, what: Any = nothing, **facts: Any) -> None:
    box.library(slug, MASTER, UseOf(1 << MASTER_PHASE, [Does(what)], types=MASTER), **facts)


def canceller(box: Box, slug: str = "no") -> None:
    reaction(box, slug, lambda s, u: playing.cancel(s), 1 << AS_PLAYED)


# -- setup ------------------------------------------------------------------------------------------------


def dealt(players: int = 3) -> Match:
    box = Box()
    for number in range(14):
        box.vampire(f"v{number}")
    for number in range(20):
        box.library(f"l{number}", COMBAT)
    pool = box.pool()
    deck = Deck(list(range(14)), list(range(14, 34)))
    s = setup.new_game(pool, Settings(), [deck] * players, Chance(match_key(b"deal")))
    return Match.at(GAME, s, b"deal")


def test_how_a_game_begins() -> None:
    """VTES-SETUP-01 to VTES-SETUP-06: VTES-SETUP-02, VTES-SETUP-03, VTES-SETUP-04, VTES-SETUP-05."""
    match = dealt()
    s: Any = match.state
    assert [player.pool for player in s.players] == [30, 30, 30]
    assert s.edge == NOBODY
    for player in s.players:
        assert (len(player.hand), len(player.uncontrolled)) == (7, 4)
        assert (len(player.library), len(player.crypt)) == (13, 10)
        assert [one.counters for one in player.uncontrolled] == [0] * 4
    assert s.players[0].library != sorted(s.players[0].library)
    assert s.active == 0


def test_zones_hold_every_card_once() -> None:
    """VTES-SETUP-06."""
    s: Any = dealt().state
    for player in s.players:
        cards = [*player.hand, *player.library, *player.crypt, *(one.kind for one in player.uncontrolled)]
        assert Counter(cards) == Counter(range(34))


def test_what_is_hidden_from_whom() -> None:
    """VTES-SETUP-07: a hand and face-down crypt cards are their owner's to see; sizes are everybody's."""
    match = dealt()
    s: Any = match.state
    own = str(match.view(s.players[1].seat))
    hidden = [*s.players[1].hand, *(one.kind for one in s.players[1].uncontrolled)]
    assert all(f"'{s.pool.cards[kind].slug}'" in own for kind in hidden)
    twins = [match.imagine(s.players[0].seat, key) for key in (b"x", b"y")]
    hands = [twin.state.players[1].hand for twin in twins]  # type: ignore[attr-defined]
    assert hands[0] != hands[1]  # what A cannot know changes nothing that she sees
    assert [twin.view(s.players[0].seat) for twin in twins] == [match.view(s.players[0].seat)] * 2


def test_a_card_leaves_play_to_its_owner() -> None:
    """VTES-SETUP-08."""
    table = vtes_table(A={"ready": {"bob": {"owner": 1}}}, B={})
    zones.burn(table.state, table.card("bob"))
    assert (table.ash("A"), table.ash("B")) == ([], ["bob"])


def test_hands_are_drawn_up_and_discarded_down_at_once() -> None:
    """VTES-SETUP-09: the owner chooses; an empty library means no draw."""
    box = Box()
    for slug in ("page", "note"):
        box.library(slug, COMBAT)
    box.library("library", MASTER, traits=[Adds(numbers.HAND, 1, to="seat")], stays=kinds.IN_PLAY)
    seats: dict[str, Any] = {
        "A": {"in_play": ["library"], "hand": ["page"] * 5, "library": ["note"] * 4},
        "B": {"hand": ["page"]},
    }
    table = vtes_table(box, **seats)
    assert len(table.hand("A")) == 8
    assert table.hand("B") == ["page"]
    zones.burn(table.state, table.card("library"))
    assert sorted(table.offered()) == ["choose note", "choose page"]
    table.play("A choose note")
    assert Counter(table.hand("A")) == {"page": 5, "note": 2}


def test_a_vampire_holds_no_more_than_its_capacity_an_ally_may() -> None:
    """VTES-SETUP-10, VTES-SETUP-02."""
    box = Box()
    box.ally("dog", life=2)
    table = vtes_table(box, A={"ready": {"ann": 9, "dog": 5}}, B={})
    assert (table.card("ann").counters, table.card("dog").counters) == (5, 5)
    zones.gain_blood(table.state, table.card("ann"), 3)
    zones.gain_blood(table.state, table.card("dog"), 3)
    assert (table.card("ann").counters, table.card("dog").counters) == (5, 8)


def test_who_controls_a_card_in_play() -> None:
    """VTES-SETUP-11: an action against a card is directed at the card's controller."""
    box = Box()
    use = UseOf(
        1 << MINION_PHASE,
        [Does(lambda s, u: zones.burn(s, next(c for c in s.cards if c.uid == u.source)))],
        in_play=True,
        by=By.ANYONE,
        target=_itself(),
        action=ActionOf(kinds.CARD_ACTION, directed=True),
    )
    box.library("curse", MASTER, use, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["curse"]}, "amy": 5}}, B={}, C={"ready": ["cyd"]})
    table.card("curse").controller = table.seat("C").seat
    table.play("A use curse by amy")
    assert table.state.action is not None
    assert table.state.action.targets == (2,)
    table.finish()
    assert table.ash("A") == ["curse"]


def _itself() -> Any:
    from noctuary.games.vtes.blocks.targets import ThisCard

    return ThisCard()


def test_what_lies_on_a_card_goes_with_it() -> None:
    """VTES-SETUP-12."""
    box = Box()
    for slug in ("sword", "gem"):
        box.library(slug, kinds.EQUIPMENT, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": {"sword": {"on": ["gem"]}}}}}, B={})
    zones.burn(table.state, table.card("ann"))
    assert sorted(table.ash("A")) == ["ann", "gem", "sword"]
    assert table.state.cards == []


# -- the impulse ------------------------------------------------------------------------------------------


def test_a_cannot_beats_a_can() -> None:
    """VTES-SEQ-01: a wake lets a minion block, another card forbids it."""
    box = Box()
    box.vampire("bob", traits=[Adds(permissions.TO_BLOCK, 1)])
    box.library("wake", REACTION, UseOf(DURING_ACTION, [Wake()], types=REACTION, needs_locked=True))
    reaction(box, "pull")
    table = vtes_table(
        box, A={"ready": ["ann"]}, B={"ready": {"bob": {"locked": True}}, "hand": ["wake", "pull"]}
    ).play("A bleed ann", "B play wake by bob")
    assert table.refusal("play pull by bob") is None
    assert table.refusal("block bob") == "VTES-BLOCK-03"


def test_the_impulse_returns_to_the_acting_methuselah_after_every_use() -> None:
    """VTES-SEQ-02: a window closes when all pass in a row."""
    box = Box()
    modifier(box, "push")
    reaction(box, "pull")
    table = vtes_table(
        box,
        A={"ready": ["ann", "amy"], "hand": ["push"]},
        B={"ready": ["bob"], "hand": ["pull"]},
        C={"ready": ["cyd"], "hand": ["pull"]},
    )
    table.play("A hunt ann")
    assert table.asked() == ("A", "no-attempt")
    table.play("A pass", "B pass", "C play pull by cyd")
    assert table.asked() == ("A", "no-attempt")
    table.play("A pass", "B pass", "C pass")
    assert table.asked() == ("A", "declined")


def order(table: Table) -> str:
    letters = []
    for _ in range(len(table.state.players)):
        letters.append(table.asked()[0])
        table.match.play_text("pass")
    return "".join(letters)


def test_the_order_of_answers() -> None:
    """VTES-SEQ-03: the defender of a directed action first; of an undirected one prey, then predator."""
    box = Box()
    modifier(box, "push")
    reaction(box, "pull")
    seats: dict[str, Any] = {
        letter: {"ready": [f"v{letter.lower()}"], "hand": ["pull", "push"]} for letter in "ABCDE"
    }
    assert order(vtes_table(box, **seats).play("A hunt va")) == "ABECD"
    assert order(vtes_table(box, **seats).play("A bleed va")) == "ABCDE"


def test_an_effect_resolves_completely_before_anybody_may_do_anything() -> None:
    """VTES-SEQ-04."""
    seen: list[str] = []
    box = Box()
    use = UseOf(
        1 << MASTER_PHASE,
        [Does(lambda s, u: seen.append("one")), Does(lambda s, u: seen.append("two"))],
        types=MASTER,
    )
    box.library("both", MASTER, use)
    table = vtes_table(box, phase="master", A={"hand": ["both"]}, B={}).play("A play both")
    assert seen == ["one", "two"]
    assert table.asked() == ("A", "master")


def test_announce_answer_replace_pay_resolve() -> None:
    """VTES-SEQ-05: nothing is drawn in the as-played window; the replacement is there when it resolves."""
    hands: list[int] = []
    box = Box()
    canceller(box)
    box.library("page", COMBAT)
    modifier(box, "push", lambda s, u: hands.append(len(s.players[0].hand)), blood=1)
    table = vtes_table(
        box,
        A={"ready": ["ann"], "hand": ["push"] + ["page"] * 6, "library": ["page"]},
        B={"ready": ["bob"], "hand": ["no"]},
    )
    table.play("A bleed ann", "A play push by ann")
    assert table.asked() == ("B", "as-played")
    assert (len(table.hand("A")), table.card("ann").counters) == (6, 5)
    table.play("B pass")
    assert hands == [7]
    assert table.card("ann").counters == 4
    assert table.ash("A") == ["push"]


def test_a_cancelled_card_was_played_and_paid() -> None:
    """VTES-SEQ-06: no effect; limits count it; its replacement is drawn at once, deferred or not."""
    seen: list[int] = []
    box = Box()
    canceller(box)
    box.library("page", COMBAT)
    modifier(box, "push", lambda s, u: seen.append(1), blood=1, deferred=UNTIL_UNLOCK)
    table = vtes_table(
        box,
        A={"ready": ["ann"], "hand": ["push", "push"] + ["page"] * 5, "library": ["page"] * 2},
        B={"ready": ["bob"], "hand": ["no"]},
    )
    table.play("A bleed ann", "A play push by ann", "B play no by bob")
    assert (seen, table.card("ann").counters) == ([], 4)
    assert (len(table.hand("A")), table.seat("A").owed) == (7, ())
    assert table.ash("A") == ["push"]
    push = playable.why_not_play(
        table.state, table.seat("A").seat, table.state.pool.kind_of["push"], table.card("ann").uid, 0
    )
    assert push is not None
    assert push.rule == "VTES-SEQ-11"


@pytest.mark.parametrize(("types", "window"), [(MODIFIER, kinds.NO_ATTEMPT), (MASTER, kinds.MASTER_PHASE)])
@pytest.mark.parametrize("pays", [True, False])
def test_a_canceller_can_say_that_no_cost_is_paid(types: int, window: int, pays: bool) -> None:
    """VTES-SEQ-06: blood and pool are paid unless the canceller says otherwise."""
    box = Box()
    cancel = UseOf(1 << AS_PLAYED, [CancelPlayed(pays=pays)], types=MASTER)
    box.library("no", MASTER, cancel, keywords=kinds.OUT_OF_TURN, pool=1)
    box.library("dear", types, UseOf(1 << window, types=types), blood=types == MODIFIER, pool=2)
    phase = "master" if types == MASTER else "minion"
    table = vtes_table(box, phase=phase, A={"ready": ["ann"], "hand": ["dear"]}, B={"hand": ["no"]})
    if types == MODIFIER:
        table.play("A bleed ann", "A play dear by ann")
    else:
        table.play("A play dear")
    table.play("B play no")
    assert table.ash("A") == ["dear"]
    assert table.seat("A").pool == (28 if pays else 30)
    assert table.card("ann").counters == (4 if pays and types == MODIFIER else 5)


def test_a_cancelled_action_card_costs_nothing_and_may_be_tried_again() -> None:
    """VTES-SEQ-06, VTES-ACT-02: the minion is not locked."""
    box = Box()
    box.library(
        "veto",
        MASTER,
        UseOf(1 << AS_PLAYED, [Does(lambda s, u: playing.cancel(s))], types=MASTER),
        keywords=kinds.OUT_OF_TURN,
    )
    use = UseOf(1 << MINION_PHASE, types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION))
    box.library("errand", kinds.ACTION, use, pool=2)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["errand", "errand"]}, B={"hand": ["veto"]})
    table.play("A play errand by ann", "B play veto")
    assert (table.card("ann").locked, table.seat("A").pool) == (False, 30)
    assert table.refusal("play errand by ann") is None


def test_after_a_cancelled_strike_card_another_strike_is_chosen() -> None:
    """VTES-SEQ-06; a cancel can be cancelled too."""
    box = Box()
    cancel = UseOf(1 << AS_PLAYED, [Does(lambda s, u: playing.cancel(s))], types=COMBAT)
    box.library("no", COMBAT, cancel)
    box.library("claw", COMBAT, UseOf(1 << kinds.STRIKE, types=COMBAT, strike=StrikeOf(damage=3)))
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["claw"]}, B={"ready": ["bob"], "hand": ["no"]}
    ).play("A bleed ann", "B block bob", "A play claw by ann", "B play no by bob")
    assert table.asked() == ("A", "strike")
    assert "strike" in table.offered()
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["claw", "no"]}, B={"ready": ["bob"], "hand": ["no"]}
    ).play(
        "A bleed ann", "B block bob", "A play claw by ann", "A pass", "B play no by bob", "A play no by ann"
    )
    table.pass_until("strike").play("B strike").finish()
    assert table.card("bob").counters == 2


def test_what_cannot_be_paid_may_not_be_announced_but_the_last_pool_may() -> None:
    """VTES-SEQ-07: blood by the minion, pool by its controller; then she is ousted."""
    box = Box()
    modifier(box, "dear", blood=3)
    master(box, "estate", pool=2)
    table = vtes_table(box, A={"ready": {"ann": 2}, "hand": ["dear"]}, B={"ready": ["bob"]}).play(
        "A bleed ann"
    )
    assert table.asked()[0] == "B"
    table = vtes_table(box, phase="master", A={"hand": ["estate"], "pool": 1}, B={}, C={})
    assert table.refusal("play estate") == "VTES-SEQ-07"
    table.seat("A").pool = 2
    table.play("A play estate")
    assert table.seat("A").out


def test_x_is_chosen_and_may_be_nothing() -> None:
    """VTES-SEQ-07."""
    box = Box()
    box.library("hoard", MASTER, UseOf(1 << MASTER_PHASE, [Does(nothing)], types=MASTER), pool=X)
    table = vtes_table(box, phase="master", A={"hand": ["hoard"], "pool": 3}, B={}).play("A play hoard")
    assert table.offered() == ["number 0", "number 1", "number 2", "number 3"]
    assert table.play("A number 2").seat("A").pool == 1


def test_requirements_bind_the_minion_that_plays() -> None:
    """VTES-SEQ-08: a master asks only that you control one; the clan of a location asks nothing."""
    box = Box()
    box.vampire("vic", clan="ventrue")
    use = UseOf(1 << MINION_PHASE, types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION))
    box.library("edict", kinds.ACTION, use, clans=[4])
    master(box, "estate", clans=[4])
    master(box, "palace", clans=[4], keywords=kinds.LOCATION)
    table = vtes_table(box, A={"ready": ["vic", "ann"], "hand": ["edict"]}, B={})
    assert table.refusal("play edict by ann") == "VTES-SEQ-08"
    assert table.refusal("play edict by vic") is None
    table = vtes_table(box, phase="master", A={"ready": ["ann"], "hand": ["estate", "palace"]}, B={})
    assert table.refusal("play estate") == "VTES-SEQ-08"
    assert table.refusal("play palace") is None
    table = vtes_table(box, phase="master", A={"ready": ["vic"], "hand": ["estate"]}, B={})
    assert table.refusal("play estate") is None


def test_superior_gives_the_choice_basic_does_not() -> None:
    """VTES-SEQ-09: "and" needs all of them."""
    box = Box()
    dom, aus = (kinds.DISCIPLINE_CODES.index(code) for code in ("dom", "aus"))
    box.vampire("low", disciplines={"dom": kinds.BASIC})
    box.vampire("high", disciplines={"dom": kinds.SUPERIOR})
    box.vampire("both", disciplines={"dom": kinds.SUPERIOR, "aus": kinds.BASIC})
    uses = [
        UseOf(
            1 << MINION_PHASE,
            types=kinds.ACTION,
            action=ActionOf(kinds.CARD_ACTION),
            discipline=dom,
            level=level,
        )
        for level in (kinds.BASIC, kinds.SUPERIOR)
    ]
    box.library("govern", kinds.ACTION, *uses, disciplines=[dom])
    plain = UseOf(
        1 << MINION_PHASE, types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION), level=kinds.BASIC
    )
    box.library("scry", kinds.ACTION, plain, disciplines=[dom, aus], all_disciplines=True)
    table = vtes_table(box, A={"ready": ["low", "high", "both"], "hand": ["govern", "scry"]}, B={})
    assert table.refusal("play govern by low") is None
    assert table.refusal("play govern by low use-2") == "VTES-SEQ-09"
    assert table.refusal("play govern by high") is None
    assert table.refusal("play govern by high use-2") is None
    assert table.refusal("play scry by high") == "VTES-SEQ-09"
    assert table.refusal("play scry by both") is None


def test_a_card_of_several_types_is_of_the_type_it_is_played_as() -> None:
    """VTES-SEQ-10."""
    box = Box()
    box.library(
        "snake",
        MODIFIER | COMBAT,
        UseOf(DURING_ACTION, [Does(nothing)], types=MODIFIER),
        UseOf(1 << kinds.BEFORE_RANGE, [Does(nothing)], types=COMBAT),
    )
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["snake"] * 2}, B={"ready": ["bob"], "hand": ["snake"]}
    )
    table.play("A bleed ann", "A play snake by ann", "B block bob")
    assert table.window() in ("attempt", "before-range")
    table.pass_until("before-range")
    assert table.refusal("play snake by ann use-2") is None  # as a combat card it is another one


def test_no_minion_plays_the_same_modifier_or_reaction_twice_in_an_action() -> None:
    """VTES-SEQ-11: another minion may."""
    box = Box()
    reaction(box, "pull")
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob", "ben"], "hand": ["pull"] * 3})
    table.play("A bleed ann", "B play pull by bob")
    assert table.refusal("play pull by bob") == "VTES-SEQ-11"
    assert table.refusal("play pull by ben") is None


def test_modifiers_by_the_acting_minion_reactions_by_ready_unlocked_others() -> None:
    """VTES-SEQ-12: a reaction does not lock."""
    box = Box()
    modifier(box, "push")
    modifier(box, "cover", by=By.OTHERS)
    reaction(box, "pull")
    hand = {"ready": ["ann", "amy"], "hand": ["push", "cover"]}
    table = vtes_table(
        box,
        A=hand,
        B={"ready": {"bob": 5, "ben": {"locked": True}}, "torpor": ["bea"], "hand": ["pull"]},
    ).play("A bleed ann")
    assert table.refusal("play push by amy") == "VTES-SEQ-12"
    assert table.refusal("play cover by ann") == "VTES-SEQ-12"
    assert table.refusal("play cover by amy") is None
    assert table.refusal("play push by ann") is None
    table.play("A pass")
    assert table.refusal("play pull by ben") == "VTES-SEQ-12"
    assert table.refusal("play pull by bea") == "VTES-TORPOR-02"
    table.play("B play pull by bob")
    assert not table.card("bob").locked


def test_limits_belong_to_the_card() -> None:
    """VTES-SEQ-13: two copies give two uses."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(nothing)], in_play=True, once=limits.EACH_TURN)
    box.library("doll", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, phase="master", A={"in_play": {"doll": 0, "doll#2": 0}}, B={})
    first, second = (card.uid for card in table.state.cards)
    table.play(f"A use A:doll#{first}")
    assert table.refusal(f"use A:doll#{first}") == "VTES-SEQ-13"
    assert table.refusal(f"use A:doll#{second}") is None


def test_what_is_spent_stays_spent_in_other_hands_until_the_next_turn() -> None:
    """VTES-SEQ-13: "once each turn" is once in every player's turn."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(nothing)], in_play=True, once=limits.EACH_TURN)
    box.library("doll", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, phase="master", A={"in_play": ["doll"]}, B={}).play("A use doll")
    zones.change_control(table.state, table.card("doll"), table.seat("B").seat)
    assert refused(table, "B use doll") == "VTES-SEQ-13"
    zones.change_control(table.state, table.card("doll"), table.seat("A").seat)
    while table.asked() != ("B", "master"):
        table.play("pass")
    assert refused(table, "A use doll") is None


def test_what_is_put_in_play_ignores_requirements_and_cost() -> None:
    """VTES-SEQ-15: "put in play"; to equip by an effect obeys both."""
    box = Box()
    box.library("sword", kinds.EQUIPMENT, pool=9, clans=[4], stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": ["ann"]}, B={})
    zones.enter(
        table.state,
        table.state.pool.kind_of["sword"],
        table.seat("A").seat,
        kinds.ON_CARD,
        table.card("ann").uid,
    )
    assert table.seat("A").pool == 30
    assert table.card("sword").host == table.card("ann").uid


@pytest.mark.parametrize(
    ("facts", "found"), [({}, True), ({"clans": [4]}, False), ({"pool": 31}, False), ({"pool": 2}, True)]
)
def test_equipping_by_an_effect_obeys_requirements_and_cost(facts: dict[str, Any], found: bool) -> None:
    """VTES-SEQ-15: what she could not equip with cannot be chosen, and nobody can answer it."""
    box = card_box("magic-of-the-smith")
    use = UseOf(1 << MINION_PHASE, [PutOn(SELF)], types=EQUIPMENT, action=ActionOf(kinds.EQUIP))
    box.library("sword", EQUIPMENT, use, stays=kinds.ON_CARD, **facts)
    canceller(box)
    table = vtes_table(
        box,
        A={"ready": ["ann"], "hand": ["magic-of-the-smith"] * 7, "library": ["sword"] * 2},
        B={"ready": ["bob"], "hand": ["no"]},
    ).play("A play magic-of-the-smith by ann")
    while "pass" in table.offered() and table.window() != "minion":
        table.play("pass")
    assert ("fetch sword library" in table.offered()) == found
    if found:
        table.play("A fetch sword library")
        assert table.card("sword").host == table.card("ann").uid
        assert table.seat("A").pool == 30 - facts.get("pool", 0)


def test_lock_to_needs_an_unlocked_card() -> None:
    """VTES-SEQ-16."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(nothing)], in_play=True, locks=True)
    box.library("gate", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, phase="master", A={"in_play": ["gate"]}, B={}).play("A use gate")
    assert table.card("gate").locked
    assert table.refusal("use gate") == "VTES-SEQ-16"


def test_a_card_that_needs_an_object_is_not_played_without_one() -> None:
    """VTES-SEQ-17, VTES-SEQ-23: torpor is included, uncontrolled and contested cards are not."""
    box = Box()
    use = UseOf(1 << MASTER_PHASE, [Does(nothing)], types=MASTER, target=OneOf(VAMPIRES))
    box.library("curse", MASTER, use)
    hand: dict[str, Any] = {"hand": ["curse"], "uncontrolled": {"ann": 5}}
    assert vtes_table(box, phase="master", A=hand, B={}).refusal("play curse") == "VTES-SEQ-17"
    table = vtes_table(
        box, phase="master", A=hand, B={"torpor": ["bob"], "ready": ["tom"]}, C={"ready": ["tom"]}
    )
    table.play("A play curse")
    assert table.window() == "master"  # only Bob can be chosen: nobody is asked


def test_a_wake_in_the_as_played_window() -> None:
    """VTES-SEQ-18, VTES-SEQ-05."""
    box = Box()
    modifier(box, "push")
    wake = UseOf(DURING_ACTION | 1 << AS_PLAYED, [Wake()], types=REACTION, needs_locked=True)
    box.library("wake", REACTION, wake)
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["push"]}, B={"ready": {"bob": {"locked": True}}, "hand": ["wake"]}
    ).play("A bleed ann", "A play push by ann", "B play wake by bob")
    assert table.state.action is not None
    assert table.state.action.awake == (table.card("bob").uid,)
    assert table.ash("A") == ["push"]


def test_additions_stand_on_the_current_base_and_go_with_their_source() -> None:
    """VTES-SEQ-19."""
    box = Box()
    box.library("gem", kinds.EQUIPMENT, traits=[Adds(numbers.BLEED, 2, to="host")], stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["gem"]}}}, B={})
    ann = table.card("ann")
    expiry.last(table.state, numbers.BLEED, ann.uid, 1, expiry.END_OF_TURN, ann.kind)
    assert numbers.bleed(table.state, ann) == 4
    zones.burn(table.state, table.card("gem"))
    assert numbers.bleed(table.state, ann) == 2


def test_of_two_settings_the_latest_wins() -> None:
    """VTES-SEQ-19: a sect that was given replaces one that was given before."""
    table = vtes_table(A={"ready": ["ann"]}, B={})
    for sect in (kinds.ANARCH, kinds.SABBAT):
        sects.become(table.state, table.card("ann"), sect)
    assert numbers.sect(table.state, table.card("ann")) == kinds.SABBAT


def test_an_ash_heap_is_public_and_a_searched_library_is_shuffled() -> None:
    """VTES-SEQ-20: for the Discipline of a diablerie, here; she may find nothing."""
    box = Box()
    box.library("page", COMBAT)
    box.vampire("old", capacity=9)
    dom = kinds.DISCIPLINE_CODES.index("dom")
    box.library("dominate", MASTER, keywords=kinds.DISCIPLINE_CARD, disciplines=[dom], stays=kinds.ON_CARD)
    library = {"hand": ["page"] * 7, "library": ["page", "dominate", "page", "page"], "ash": ["page"]}
    table = vtes_table(box, A={"ready": ["ann"], "torpor": ["old"], **library}, B={})
    assert "page" in str(table.match.view(table.seat("B").seat))
    before = table.state.chance.drawn
    table.play("A diablerise ann old")
    assert "done" in table.offered()
    table.play("A fetch dominate library")
    assert table.state.chance.drawn > before


def test_between_actions_everybody_has_an_opportunity() -> None:
    """VTES-SEQ-21."""
    box = Box()
    use = UseOf(
        1 << kinds.BETWEEN_ACTIONS,
        [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))],
        in_play=True,
        locks=True,
    )
    box.library("shop", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, A={"ready": ["ann", "amy"]}, B={"in_play": ["shop"]}).play("A bleed ann")
    assert table.asked() == ("B", "between-actions")
    assert table.offered() == ["use shop", "pass"]
    assert refused(table, "A bleed amy") == "VTES-ACT-01"
    table.play("B use shop")
    assert table.asked() == ("A", "minion")
    table.play("A bleed amy")
    assert table.asked() == ("A", "minion")  # the shop is locked now: she is not asked again


def test_deferred_replacements_come_at_the_first_moment() -> None:
    """VTES-SEQ-22: after combat, here."""
    box = Box()
    box.library("page", COMBAT)
    use = UseOf(1 << kinds.BEFORE_RANGE, [Does(nothing)], types=COMBAT, deferred=AFTER_COMBAT)
    box.library("growl", COMBAT, use)
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["growl"] + ["page"] * 6, "library": ["page"]}, B={"ready": ["bob"]}
    ).play("A bleed ann", "B block bob", "A play growl by ann")
    assert len(table.hand("A")) == 6
    table.finish()
    assert len(table.hand("A")) == 7


def test_if_fewer_counters_are_there_all_are_affected() -> None:
    """VTES-SEQ-23."""
    table = vtes_table(A={"ready": {"ann": 2}}, B={})
    assert zones.burn_blood(table.state, table.card("ann"), 5) == 2


@pytest.mark.parametrize("index", [-1, 0, 7])
def test_a_card_without_such_a_use_is_refused(index: int) -> None:
    """VTES-SEQ-23, VTES-SEQ-05: neither one too many nor one before the first."""
    box = Box()
    box.library("blank", COMBAT)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["blank"]}, B={})
    ann = table.card("ann").uid
    refusal = table.match.why_not(move(verbs.USE, ann, index, ann))
    assert refusal is not None
    assert refusal.rule == "VTES-SEQ-23"
    kind = table.state.pool.kind_of["blank"]
    refusal = table.match.why_not(move(verbs.PLAY, kind, ann, index))
    assert refusal is not None
    assert refusal.rule == "VTES-SEQ-05"
