"""Setups, dumps and positions of Buffy as documents."""

from __future__ import annotations

import pytest

from noctuary.games.buffy.decks import write_deck
from noctuary.games.buffy.game import GAME
from noctuary.games.buffy.pool import default_decks, default_pool
from noctuary.games.buffy.positions.dumping import dump
from noctuary.games.buffy.positions.loading import load
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language, error_text


def character(slug: str, who: str, rank: str, level: int) -> Document:
    talents: Json = {"butt-kicking": level}
    return {"slug": slug, "type": "character", "who": who, "rank": rank, "level": level, "talents": talents}


CARDS: list[Json] = [
    {"slug": "joan-essence", "type": "essence", "side": "good", "who": "joan"},
    {"slug": "lurk-essence", "type": "essence", "side": "evil", "who": "lurk"},
    character("joan-1", "joan", "hero", 1),
    character("joan-2", "joan", "hero", 2),
    character("lurk-1", "lurk", "villain", 1),
    {"slug": "torch", "type": "item", "talents": {"smarts": 1}},
    {"slug": "dare", "type": "challenge", "side": "good", "goals": {"charm": 2}, "reward": 1},
    {"slug": "dash", "type": "challenge", "side": "good", "goals": {"charm": 1}, "reward": 1},
    {"slug": "hall", "type": "location", "unique": True},
]


def position(**more: Json) -> Document:
    seats: Json = {"A": {"essence": "joan-essence"}, "B": {"essence": "lurk-essence"}}
    return {"cards": CARDS, "seats": seats, **more}


def refused(document: Document) -> tuple[str, str]:
    with pytest.raises(NoctuaryError) as caught:
        load(document)
    return caught.value.message, str(caught.value.arguments.get("field", ""))


def test_a_position_says_only_what_matters() -> None:
    s = load(position(seats={"A": {"characters": {"joan-2": "A3"}, "hand": ["torch"]}, "B": {}}))
    (joan,) = s.characters
    assert s.pool.cards[s.sides[0].essence].slug == "joan-essence"
    assert [s.pool.cards[kind].slug for kind in joan.levels] == ["joan-1", "joan-2"]
    assert (joan.space, joan.uid, s.next_uid) == (3, 1, 2)


def test_a_dump_reads_back_to_the_same_document() -> None:
    seats: Json = {
        "A": {
            "essence": "joan-essence",
            "destiny": 4,
            "hand": ["torch"],
            "characters": {
                "joan-1": {
                    "space": "park",
                    "fatigued": True,
                    "attached": [{"card": "torch", "fatigued": True}],
                }
            },
        },
        "B": {
            "essence": "lurk-essence",
            "characters": {"lurk-1": "B2"},
            "challenges": {"dare": {"space": "A1", "faced_by": ["A"]}},
        },
    }
    document = position(
        seats=seats,
        step="conflict",
        day=False,
        duties=["B"],
        locations={"B2": "hall"},
        park={"holder": "A", "count": 2},
    )
    whole = dump(load(document))
    assert dump(load(whole)) == whole
    assert whole["locations"] == {"B2": "hall"}
    assert whole["duties"] == ["B"]


def test_a_conflict_reads_back_to_the_same_document() -> None:
    stacks: Json = {"charm": [{"card": "torch", "value": 1}]}
    seats: Json = {"A": {"characters": {"joan-1": "A1"}}, "B": {"characters": {"lurk-1": "A1"}}}
    fight: Json = {
        "timing": "fight-battle",
        "attacker": "A",
        "fighter": 1,
        "target": 2,
        "attacker_stacks": stacks,
    }
    whole = dump(load(position(seats=seats, step="conflict", conflict=fight)))
    assert dump(load(whole)) == whole


def test_both_have_passed_while_something_waits_before_the_next_stage() -> None:
    """BUF-FCH-05"""
    document = fighting(passes=2)
    document["agenda"] = [{"step": "stage", "a": 8}]
    whole = dump(load(document))
    assert dump(load(whole)) == whole


@pytest.mark.parametrize(
    ("document", "message", "field"),
    [
        (position(stepp="end"), "error-position-unknown-field", "stepp"),
        (position(step="lunch"), "error-position-not-allowed", "step"),
        (position(active="C"), "error-position-not-allowed", "active"),
        (position(locations={"park": "hall"}), "error-position-unknown-field", "locations.park"),
        (position(locations={"A1": "hall", "B1": "hall"}), "error-position-twice-in-play", "locations.B1"),
        (position(locations={"A1": "torch"}), "error-position-wrong-card-type", "locations.A1"),
        (position(seats={"A": {"hand": ["sword"]}}), "error-position-unknown-card", "seats.A.hand"),
        (position(seats={"A": {"destiny": -1}}), "error-position-out-of-range", "seats.A.destiny"),
        (position(seats={"G": {}}), "error-position-unknown-field", "seats.G"),
        (
            position(seats={"A": {"characters": {"joan-1": "A9"}}}),
            "error-position-not-allowed",
            "seats.A.characters.joan-1.space",
        ),
        (
            position(seats={"A": {"characters": {"joan-1": "A1", "joan-2": "A2"}}}),
            "error-position-twice-in-play",
            "seats.A.characters",
        ),
        (
            position(seats={"A": {"challenges": {"dare": "A1"}}, "B": {"challenges": {"dare": "B1"}}}),
            "error-position-twice-in-play",
            "seats.B.challenges",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(document: Document, message: str, field: str) -> None:
    """BUF-RUL-29, BUF-CHA-05, BUF-LOC-02, BUF-BOARD-04, BUF-DST-02"""
    assert refused(document) == (message, field)


def seat_a(**fields: Json) -> Document:
    return position(seats={"A": {"essence": "joan-essence", **fields}, "B": {"essence": "lurk-essence"}})


def fighting(**fields: Json) -> Document:
    """Joan attacks Lurk in the Park."""
    seats: Json = {"A": {"characters": {"joan-1": "park"}}, "B": {"characters": {"lurk-1": "park"}}}
    return position(
        seats=seats, step="conflict", conflict={"attacker": "A", "fighter": 1, "target": 2, **fields}
    )


def waiting(*agenda: Json, **more: Json) -> Document:
    return position(agenda=list(agenda), **more)


IMPOSSIBLE: list[tuple[Document, str, str, str]] = [
    # Cards where they cannot be
    (seat_a(hand=["dare"]), "wrong-pile", "seats.A.hand", "BUF-ZON-01"),
    (seat_a(hand=["hall"]), "wrong-pile", "seats.A.hand", "BUF-ZON-01"),
    (seat_a(hand=["homecoming-2"]), "wrong-pile", "seats.A.hand", "BUF-ZON-05"),
    (seat_a(hand=["joan-essence"]), "wrong-pile", "seats.A.hand", "BUF-ZON-02"),
    (seat_a(deck=["lurk-essence"]), "wrong-pile", "seats.A.deck", "BUF-ZON-02"),
    (seat_a(discard=["hall"]), "wrong-pile", "seats.A.discard", "BUF-ZON-01"),
    (seat_a(crypt=["joan-essence"]), "wrong-pile", "seats.A.crypt", "BUF-ZON-02"),
    # In play
    (seat_a(challenges={"dare": "A1", "dash": "A1"}), "two-challenges", "seats.A.challenges", "BUF-PRO-06"),
    (
        seat_a(characters={"joan-2": {"levels": ["joan-2"]}}),
        "levels",
        "seats.A.characters.joan-2.levels",
        "BUF-RES-04",
    ),
    (
        seat_a(characters={"joan-2": {"levels": ["joan-1", "joan-1", "joan-2"]}}),
        "levels",
        "seats.A.characters.joan-2.levels",
        "BUF-RES-04",
    ),
    (
        seat_a(characters={"joan-1": {"levels": ["lurk-1"]}}),
        "levels",
        "seats.A.characters.joan-1.levels",
        "BUF-RES-04",
    ),
    # The Park and the winner
    (position(park={"count": 3}), "impossible", "park.count", "BUF-VIC-04"),
    (position(park={"holder": "A"}), "impossible", "park.count", "BUF-VIC-04"),
    (position(park={"holder": "A", "count": 6}, winner="none"), "not-allowed", "winner", ""),
    (position(winner="A"), "not-allowed", "winner", ""),
    (position(winner="draw"), "not-allowed", "winner", ""),
    # Conflicts
    (fighting(target=7), "not-in-play", "conflict.target", "BUF-FGT-03"),
    (fighting(fighter=2), "not-in-play", "conflict.fighter", "BUF-FGT-03"),
    (fighting(defender="A"), "impossible", "conflict.defender", "BUF-MUL-02"),
    (fighting(facing=[1]), "not-in-play", "conflict.facing", "BUF-CHL-03"),
    (fighting(timing="challenge-choose"), "not-in-play", "conflict.fighter", "BUF-FGT-03"),
    (fighting(timing="fight-discard"), "impossible", "conflict.winner", "BUF-FRE-03"),
    (fighting(passes=3), "out-of-range", "conflict.passes", "BUF-FCH-05"),
    (fighting(passes=2), "impossible", "conflict.passes", "BUF-FCH-05"),
    (
        position(step="conflict", conflict={"timing": "challenge-choose", "challenge": 3}),
        "not-in-play",
        "conflict.challenge",
        "BUF-CHL-02",
    ),
    # What is still to be done
    (position(turn_number=0), "out-of-range", "turn_number", "BUF-SETUP-08"),
    (position(turn_number=0, step="draw"), "impossible", "turn_number", "BUF-SETUP-08"),
    (waiting({"step": "locations-laid"}), "step-order", "agenda.1.step", "BUF-TURN-01"),
    (waiting({"step": "keep", "seat": "A"}), "step-order", "agenda.1.step", "BUF-TURN-01"),
    (waiting({"step": "start-main", "seat": "A"}), "step-order", "agenda.1.step", "BUF-TURN-01"),
    (waiting({"step": "next-turn"}), "step-order", "agenda.1.step", "BUF-TURN-01"),
    (waiting({"step": "draw", "a": 1}), "step-value", "agenda.1.seat", ""),
    (waiting({"step": "stage", "a": 9}), "step-value", "agenda.1.a", ""),
    (waiting({"step": "sub-stage-over"}), "step-value", "agenda.1.step", ""),
    (waiting({"step": "effect", "seat": "A", "a": 2**40, "c": 0}), "step-value", "agenda.1.a", ""),
    (waiting({"step": "trigger", "seat": "A", "a": 63, "c": 0}), "step-value", "agenda.1.a", ""),
    (waiting({"step": "after-play", "seat": "A", "a": 0}), "step-value", "agenda.1.a", ""),
    (waiting({"step": "show-hand", "seat": "A", "a": 1}), "lies-open", "agenda.1.step", "BUF-RUL-44"),
    (seat_a(shown=["torch"], shown_from="hand"), "lies-open", "seats.A.shown", "BUF-RUL-44"),
    (
        position(lasting=[{"op": 1, "source": "hall", "user": "A"}]),
        "impossible",
        "lasting.1.effect",
        "BUF-GOLD-01",
    ),
    (position(lasting=[{"op": -1, "source": "hall"}]), "out-of-range", "lasting.1.op", "none"),
    # Who is still in the game
    (
        position(seats={"A": {"out": True}, "B": {}, "C": {}}),
        "impossible",
        "watch",
        "BUF-RUL-49",
    ),
    (
        position(seats={"A": {}, "B": {"out": True, "hand": ["torch"]}, "C": {}}),
        "impossible",
        "seats.B.hand",
        "BUF-RUL-49",
    ),
]


@pytest.mark.parametrize(("document", "message", "field", "rule"), IMPOSSIBLE)
def test_what_no_game_comes_to_is_refused_with_its_rule(
    document: Document, message: str, field: str, rule: str
) -> None:
    with pytest.raises(NoctuaryError) as caught:
        load(document)
    error = caught.value
    assert (error.message, error.arguments["field"]) == (f"error-position-{message}", field)
    assert error.arguments.get("rule", "") == rule
    for language in Language:
        assert field in error_text(language, error)


def test_the_draw_step_begins_with_what_everybody_keeps() -> None:
    """BUF-DRAW-01, BUF-DRAW-04: nobody has a watch before all have drawn."""
    seats: Json = {"A": {"hand": ["torch"]}, "B": {"hand": ["torch"], "deck": ["torch"] * 9}}
    match = Match.at(GAME, load(position(seats=seats, step="draw")), b"draw")
    assert match.decision is not None
    assert match.decision.prompt == "buffy-ask-keep"
    match.play_text("keep")
    match.play_text("keep")
    assert len(load(match.dump()["state"]).sides[1].hand) == 5  # type: ignore[arg-type]


def test_who_holds_the_park_for_the_sixth_time_has_won() -> None:
    """BUF-VIC-02"""
    s = load(position(park={"holder": "B", "count": 6}))
    assert s.winner == 1
    assert s.over()


def test_whoever_is_left_alone_has_won() -> None:
    """BUF-RUL-49"""
    assert load(position(seats={"A": {"out": True}, "B": {}})).winner == 1


# -- setups -----------------------------------------------------------------------------------------


def test_a_setup_names_decks_or_brings_them_as_text() -> None:
    name = sorted(default_decks())[0]
    text = write_deck(default_decks()[name], default_pool())
    named = Match.start("buffy", {"decks": [name, name]}, b"deal")
    brought = Match.start("buffy", {"decks": [text, name]}, b"deal")
    assert named.digest() == brought.digest()


def test_without_a_word_two_decks_are_dealt() -> None:
    assert Match.start("buffy", {}, b"deal").seats == 2


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"decks": ["nobody-brought-this", "nor-this"]}, "error-setup-unknown-deck"),
        ({"decks": []}, "error-setup-deck-count"),
        ({"deck": []}, "error-setup-unknown-field"),
        ({"format": "league"}, "error-setup-not-allowed"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: Document, message: str) -> None:
    with pytest.raises(NoctuaryError) as caught:
        Match.start("buffy", setup, b"deal")
    assert caught.value.message == message


def test_an_illegal_deck_is_refused_with_its_rules_unless_decks_are_free() -> None:
    """BUF-SETUP-01, BUF-DCK-02"""
    name = sorted(default_decks())[0]
    setup: Document = {"decks": [name, name], "format": "constructed"}
    deck = default_decks()[name]
    assert len(deck.resources) < 60
    with pytest.raises(NoctuaryError) as caught:
        Match.start("buffy", setup, b"deal")
    assert caught.value.message == "error-setup-illegal-deck"
    assert "BUF-DCK-02" in str(caught.value.arguments["rule"])
    assert Match.start("buffy", {**setup, "format": "free"}, b"deal").seats == 2
