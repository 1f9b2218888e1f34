"""Referendums (VTES-POL)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.going_on import Referendum
from noctuary.games.vtes.kinds import MODIFIER, POLITICAL
from noctuary.games.vtes.rules import expiry, politics, zones
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.refusal import Refusal
from tests.tables.vtes_table import Adds, Box, Does, Table, vtes_table

TITLES = {
    "primogen": (kinds.PRIMOGEN, kinds.CAMARILLA, 1),
    "prince": (kinds.PRINCE, kinds.CAMARILLA, 2),
    "justicar": (kinds.JUSTICAR, kinds.CAMARILLA, 3),
    "inner": (kinds.INNER_CIRCLE, kinds.CAMARILLA, 4),
    "bishop": (kinds.BISHOP, kinds.SABBAT, 1),
    "archbishop": (kinds.ARCHBISHOP, kinds.SABBAT, 2),
    "cardinal": (kinds.CARDINAL, kinds.SABBAT, 3),
    "regent": (kinds.REGENT, kinds.SABBAT, 4),
    "baron": (kinds.BARON, kinds.ANARCH, 2),
    "magaji": (kinds.MAGAJI, kinds.LAIBON, 2),
    "kholo": (kinds.KHOLO, kinds.LAIBON, 2),
}


def motion(box: Box, slug: str = "motion", what: Any = None, *, terms: Any = None, **facts: Any) -> None:
    """A political action card."""
    use = UseOf(
        1 << kinds.MINION_PHASE,
        [Does(what or (lambda s, u: None))],
        types=POLITICAL,
        terms=None if terms is None else Does(terms),
        action=ActionOf(kinds.POLITICS, stealth=1),
    )
    box.library(slug, POLITICAL, use, **facts)


def gain(s: Any, using: Any) -> None:
    zones.gain_pool(s, using.seat, 5)


def called(box: Box | None = None, **more: Any) -> Table:
    """Ann has called a referendum that gains 5 pool; polling is open."""
    box = Box() if box is None else box
    if "motion" not in box.cards:
        motion(box, what=gain)
    seats: dict[str, Any] = {"A": {"ready": ["ann"], "hand": ["motion"]}, "B": {}, **more}
    return vtes_table(box, **seats).play("A play motion by ann").pass_until("polling", "minion")


def now(table: Table) -> Referendum:
    assert table.state.referendum is not None
    return table.state.referendum


def test_a_political_action_is_undirected_with_one_stealth_once_a_turn() -> None:
    """VTES-POL-01, VTES-ACT-14, VTES-ACT-02 (b)."""
    box = Box()
    motion(box)
    motion(box, "other")
    box.ally("dog")
    hand = {"ready": ["ann", "amy", "dog"], "hand": ["motion", "other"]}
    table = vtes_table(box, A=hand, B={"ready": ["bob"]})
    assert table.refusal("play motion by dog") == "VTES-ACT-14"
    table.play("A play motion by ann")
    assert table.state.action is not None
    assert (table.state.action.targets, table.state.action.stealth) == ((), 1)
    table.finish()
    table.card("ann").locked = False
    assert table.refusal("play other by ann") == "VTES-ACT-02"
    assert table.refusal("play other by amy") is None


def test_the_cost_is_paid_before_the_referendum() -> None:
    """VTES-POL-02: whether or not it passes; a blocked one costs nothing (VTES-ACT-25)."""
    box = Box()
    motion(box, what=gain, blood=2)
    table = called(box)
    assert table.asked() == ("A", "polling")
    assert table.card("ann").counters == 3
    box.vampire("bob", more_intercept=1)
    seats: dict[str, Any] = {"A": {"ready": ["ann"], "hand": ["motion"]}, "B": {"ready": ["bob"]}}
    table = vtes_table(box, **seats).play("A play motion by ann", "B block bob").pass_until("strike")
    assert table.card("ann").counters == 5


def test_more_votes_for_than_against_passes_a_tie_fails() -> None:
    """VTES-POL-02: the cost first, then terms, polling, tally."""
    box = Box()
    box.vampire("amy", title=kinds.PRIMOGEN)
    box.vampire("bob", title=kinds.PRIMOGEN)
    table = called(
        box, A={"ready": ["ann", "amy"], "hand": ["motion"]}, B={"ready": {"bob": {"locked": True}}}
    )
    table.play("A vote-card motion for", "A pass", "B pass")
    assert table.seat("A").pool == 35
    table = called(
        box, A={"ready": ["ann", "amy"], "hand": ["motion"]}, B={"ready": {"bob": {"locked": True}}}
    )
    table.play("A vote amy for", "A pass", "B vote bob against", "A pass")
    assert table.seat("A").pool == 30
    assert table.ash("A") == ["motion"]


def test_terms_are_chosen_only_when_the_action_was_successful() -> None:
    """VTES-POL-03."""
    seen: list[str] = []
    box = Box()
    motion(box, what=lambda s, u: seen.append("effect"), terms=lambda s, u: seen.append("terms"))
    table = called(box, B={"ready": {"bob": {"locked": True}}})
    assert seen == ["terms"]
    table.play("A vote-card motion for")
    assert seen == ["terms", "effect"]


def test_what_has_no_possible_terms_may_not_be_called() -> None:
    """VTES-POL-03."""
    box = Box()
    motion(box)
    box.cards["motion"].uses[0].terms = Does(lambda s, u: None, Refusal(RuleId("VTES-SEQ-17")))
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["motion"]}, B={})
    assert table.refusal("play motion by ann") == "VTES-POL-03"


def test_no_referendum_if_the_caller_is_no_longer_ready() -> None:
    """VTES-POL-03."""
    box = Box()
    box.library(
        "faint",
        MODIFIER,
        UseOf(1 << kinds.WOULD_SUCCEED, [Does(lambda s, u: zones.to_torpor(s, s.cards[0]))], types=MODIFIER),
    )
    motion(box)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["motion", "faint"]}, B={})
    table.play("A play motion by ann").pass_until("would-succeed").play("A play faint by ann")
    assert table.state.referendum is None
    assert table.state.action is None


def test_polling_is_reopened_by_every_vote_and_ends_when_all_pass() -> None:
    """VTES-POL-04, VTES-RUL-27: in any order, each source one way."""
    box = Box()
    box.vampire("bob", title=kinds.PRIMOGEN)
    box.vampire("cyd", title=kinds.PRIMOGEN)
    table = called(box, B={"ready": {"bob": {"locked": True}}}, C={"ready": {"cyd": {"locked": True}}})
    table.play("A pass", "B pass", "C vote cyd against")
    assert table.asked() == ("A", "polling")
    table.play("A vote-card motion for")
    assert table.asked() == ("B", "polling")
    assert table.refusal("vote cyd for") == "VTES-POL-05"
    table.play("B pass")
    assert table.seat("A").pool == 30


def test_a_vampire_casts_all_it_has() -> None:
    """VTES-POL-04."""
    box = Box()
    box.vampire("bob", title=kinds.PRIMOGEN)
    box.library("rally", kinds.MASTER, traits=[Adds(numbers.VOTES, 2, to="host")], stays=kinds.ON_CARD)
    table = called(box, B={"ready": {"bob": {"locked": True, "on": ["rally"]}}})
    table.play("A pass", "B vote bob against")
    assert politics.tally(table.state) == (0, 3)


def test_votes_added_later_may_still_be_cast() -> None:
    """VTES-POL-04: the same way; VTES-POL-10: net negative votes do not lower the total."""
    box = Box()
    box.vampire("bob", title=kinds.PRIMOGEN)
    table = called(box, B={"ready": {"bob": {"locked": True}}}, C={"ready": ["cyd"], "hand": ["motion"]})
    table.play("A pass", "B vote bob for")
    bob = table.card("bob")
    expiry.last(table.state, numbers.VOTES, bob.uid, 2, expiry.END_OF_ACTION, bob.kind)
    table.play("A pass")
    assert table.refusal("vote bob against") == "VTES-POL-04"
    table.play("B vote bob for")
    assert politics.tally(table.state) == (3, 0)
    expiry.last(table.state, numbers.VOTES, bob.uid, -9, expiry.END_OF_ACTION, bob.kind)
    assert numbers.votes(table.state, bob) == 0
    assert politics.tally(table.state) == (3, 0)


def test_a_ballot_and_the_votes_of_one_vampire_go_the_same_way() -> None:
    """VTES-POL-04, VTES-POL-06: the priscus's own votes beside the bloc's."""
    box = Box()
    prisci(box, "bob")
    rally = Adds(numbers.VOTES, 2, to="host")
    box.library("rally", kinds.MASTER, traits=[rally], stays=kinds.ON_CARD)
    table = called(box, B={"ready": {"bob": {"locked": True, "on": ["rally"]}}}).play("A pass")
    table.play("B vote bob against")
    assert politics.tally(table.state) == (0, 5)
    assert table.refusal("vote bob for") is not None


def test_titled_ready_vampires_vote_locked_or_not() -> None:
    """VTES-POL-05, VTES-TORPOR-02: torpid and untitled ones do not."""
    box = Box()
    for slug in ("bob", "ben"):
        box.vampire(slug, title=kinds.PRIMOGEN)
    table = called(box, B={"ready": {"bob": {"locked": True}, "bea": {"locked": True}}, "torpor": ["ben"]})
    table.play("A pass")
    assert table.offered() == ["vote bob for", "vote bob against", "pass"]
    assert table.refusal("vote ben for") == "VTES-POL-05"


def test_one_vote_by_a_political_action_card_each() -> None:
    """VTES-POL-05: the calling card for its player, one burned from hand for the others, replaced."""
    box = Box()
    motion(box, what=gain)
    motion(box, "other")
    hand = ["motion"] + ["other"] * 6
    table = called(box, A={"ready": ["ann"], "hand": hand}, B={"hand": hand, "library": ["motion"]})
    assert table.refusal("vote-card other for") == "VTES-POL-05"
    table.play("A vote-card motion for")
    assert table.asked() == ("B", "polling")  # she has no second one
    table.play("B vote-card other against")
    assert table.ash("B") == ["other"]
    assert sorted(table.hand("B")) == ["motion"] * 2 + ["other"] * 5
    assert table.seat("A").pool == 30  # a tie: nobody has another vote


def test_a_caller_by_an_ability_may_burn_one() -> None:
    """VTES-POL-05."""
    box = Box()
    motion(box)
    use = UseOf(
        1 << kinds.MINION_PHASE, [Does(gain)], in_play=True, action=ActionOf(kinds.POLITICS, stealth=1)
    )
    box.library("throne", kinds.MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, A={"ready": ["ann"], "in_play": ["throne"], "hand": ["motion"]}, B={})
    table.play("A use throne by ann").pass_until("polling")
    table.play("A vote-card motion for")
    assert table.ash("A") == ["motion"]
    assert table.seat("A").pool == 35


def test_the_edge_is_burned_for_a_vote() -> None:
    """VTES-POL-05."""
    table = called(edge="B").play("A pass", "B vote-edge against", "A pass")
    assert table.state.edge == -1
    assert table.seat("A").pool == 30


def test_votes_by_title() -> None:
    """VTES-POL-06, VTES-TITLE-02, VTES-RUL-23; "N votes (titled)" in any sect."""
    box = Box()
    for slug, (title, sect, _) in TITLES.items():
        box.vampire(slug, title=title, sect=sect, city=slug)
    box.vampire("free", title=kinds.INDEPENDENT_VOTES, sect=kinds.ANARCH, votes=2)
    table = vtes_table(box, A={"ready": [*TITLES, "free"]}, B={})
    for slug, (_, _, votes) in TITLES.items():
        assert numbers.votes(table.state, table.card(slug)) == votes, slug
    assert numbers.votes(table.state, table.card("free")) == 2


def prisci(box: Box, *slugs: str) -> None:
    for slug in slugs:
        box.vampire(slug, title=kinds.PRISCUS, sect=kinds.SABBAT)


def test_the_prisci_vote_as_a_bloc() -> None:
    """VTES-POL-06: the majority of those who do not abstain has three votes, a tie none."""
    box = Box()
    prisci(box, "bob", "ben", "bea")
    ready = {slug: {"locked": True} for slug in ("bob", "ben", "bea")}
    table = called(box, B={"ready": ready}).play("A pass", "B vote bob for")
    assert politics.tally(table.state) == (3, 0)
    table.play("A pass", "B vote ben against")
    assert politics.tally(table.state) == (0, 0)
    table.play("A pass", "B vote bea against")
    assert politics.tally(table.state) == (0, 3)


def test_effects_during_and_after_the_referendum() -> None:
    """VTES-POL-07: those after it wait for what it does."""
    seen: list[int] = []
    box = Box()
    after = UseOf(
        1 << kinds.AFTER_REFERENDUM, [Does(lambda s, u: seen.append(s.players[0].pool))], types=MODIFIER
    )
    box.library("toast", MODIFIER, after)
    table = called(box, A={"ready": ["ann"], "hand": ["motion", "toast"]})
    table.play("A vote-card motion for").pass_until("after-referendum").play("A play toast by ann").finish()
    assert seen == [35]


def test_modifiers_and_reactions_during_the_referendum() -> None:
    """VTES-POL-07: each resolves at once, and the polling goes on."""
    box = Box()

    def silence(s: Any, using: Any) -> None:
        politics.abstain(s, next(card.uid for card in s.cards if card.controller != using.seat))

    for slug, types in (("hush", MODIFIER), ("boo", kinds.REACTION)):
        box.library(slug, types, UseOf(1 << kinds.POLLING, [Does(silence)], types=types))
    box.vampire("ann", title=kinds.PRIMOGEN)
    box.vampire("bob", title=kinds.PRINCE, city="Paris")
    table = called(
        box, A={"ready": ["ann"], "hand": ["motion", "hush"]}, B={"ready": ["bob"], "hand": ["boo"]}
    )
    table.play("A vote ann for", "A pass", "B vote bob against", "A play hush by ann")
    assert politics.tally(table.state) == (1, 0)
    table.play("A pass", "B play boo by bob")
    assert politics.tally(table.state) == (0, 0)


def test_allocated_points_may_exceed_a_pool_and_oust_several_at_once() -> None:
    """VTES-POL-08, VTES-OUST-04."""
    box = Box()

    def hit(s: Any, using: Any) -> None:
        for seat in (1, 2):
            zones.burn_pool(s, Seat(seat), 9)

    motion(box, what=hit)
    table = called(box, B={"pool": 3}, C={"pool": 3}, D={})
    table.play("A vote-card motion for").finish()
    assert [player.out for player in table.state.players] == [False, True, True, False]
    assert [player.points for player in table.state.players] == [2, 2, 0, 0]
    assert table.seat("A").pool == 36


def test_a_referendum_may_pass_without_polling() -> None:
    """VTES-POL-09: by no votes, so what counts them counts none."""
    box = Box()
    margins: list[int] = []
    motion(box, what=gain, terms=lambda s, u: politics.pass_automatically(s))

    def count(s: Any, using: Any) -> None:
        margins.append(s.action.votes)

    box.library("count", MODIFIER, UseOf(1 << kinds.AFTER_ACTION, [Does(count)], types=MODIFIER))
    seats: dict[str, Any] = {"A": {"ready": ["ann"], "hand": ["motion", "count"]}, "B": {"hand": ["motion"]}}
    table = vtes_table(box, **seats).play("A play motion by ann").pass_until("after-action", "polling")
    assert table.window() == "after-action"
    assert table.seat("A").pool == 35
    table.play("A play count by ann")
    assert margins == [0]


def test_forced_abstention_takes_back_what_was_cast() -> None:
    """VTES-POL-10."""
    box = Box()
    box.vampire("bob", title=kinds.PRINCE, city="Paris")
    table = called(box, B={"ready": {"bob": {"locked": True}}}).play("A pass", "B vote bob against")
    politics.abstain(table.state, table.card("bob").uid)
    assert politics.tally(table.state) == (0, 0)


def test_being_asked_to_vote_tells_nobody_what_the_hand_holds() -> None:
    """VTES-RUL-17: any card might be a political action card."""
    box = Box()
    motion(box)
    box.library("other", kinds.MASTER)
    for hand in ("motion", "other"):
        table = called(box, B={"hand": [hand]}).play("A pass")
        assert table.asked() == ("B", "polling")
