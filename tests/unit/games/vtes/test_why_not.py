"""Why can't I? Every library card at every kind of moment is answered for what it is, not in general."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from noctuary.boards import asking
from noctuary.games.vtes import verbs
from noctuary.games.vtes.game import mine
from noctuary.games.vtes.kinds import MINION_CARDS, WINDOW_SLUGS
from noctuary.games.vtes.notation import card_name, uncontrolled_name
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.rules import deciding
from noctuary.games.vtes.words import WORDS
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal
from noctuary.text.catalogue import Language
from tests.tables.vtes_games import VtesGames

GENERIC = "VTES-SEQ-02"  # the order of the impulse says nothing about a card
MOST_GENERIC = 0.1
GAMES = 14
DECISIONS = 500
WINDOWS_SEEN = 21  # of 28, at least: the others are rare
EN = Language.EN


@cache
def moments() -> dict[tuple[str, bool], Match]:
    """One match at rest for each window, with its acting Methuselah asked and with somebody else."""
    found: dict[tuple[str, bool], Match] = {}
    games = VtesGames()
    for number in range(GAMES):
        match = Match.start("vtes", games.setup_number(number), b"why %d" % number)
        random = Random(number)
        for _ in range(DECISIONS):
            if match.decision is None:
                break
            if match.at_rest:
                now = mine(match.state).windows[-1]
                key = (WINDOW_SLUGS[now.kind], now.impulse == now.acting)
                if key not in found:
                    found[key] = match.copy()
            match.play(random.choice(match.decision.moves))
    return found


def plays(kind: int) -> list[Move]:
    """To play it, by whichever minion; a master or event in each of its ways."""
    card = default_pool().cards[kind]
    if card.types & MINION_CARDS:
        return [move(verbs.PLAY, kind, NOTHING, 0)]
    return [
        move(verbs.PLAY, kind, NOTHING, index)
        for index, use in enumerate(card.uses)
        if not use.in_play and not use.granted
    ]


def library() -> list[int]:
    return [card.kind for card in default_pool().printed if not card.is_crypt and card.uses]


def refusals_of_every_card(match: Match, seat: Seat) -> Iterator[tuple[Match, Move, Refusal]]:
    """With each of them in her hand in turn."""
    twin = match.copy()
    s = mine(twin.state)
    hand = s.players[seat].hand
    for kind in library():
        s.players[seat].hand = sorted([*hand, kind])
        for wanted in plays(kind):
            refusal = deciding.why_not(s, seat, wanted)
            if refusal is not None and refusal.remedy != "vtes-why-name-a-minion":  # she could play it
                yield twin, wanted, refusal


def seats_at(match: Match) -> list[Seat]:
    """Who is asked, and somebody who is not."""
    asked = mine(match.state).windows[-1].impulse
    return [asked, *[player.seat for player in mine(match.state).players if player.seat != asked][:1]]


def test_every_card_at_every_kind_of_moment_is_answered_for_what_it_is() -> None:
    told: Counter[str] = Counter()
    for match in moments().values():
        for seat in seats_at(match):
            told.update(refusal.rule for _, _, refusal in refusals_of_every_card(match, seat))
    assert told[GENERIC] < MOST_GENERIC * told.total(), shown(told)
    assert len({slug for slug, _ in moments()}) >= WINDOWS_SEEN


def shown(told: Counter[str]) -> str:
    return "\n".join(f"{count:6} {rule}" for rule, count in told.most_common())


@pytest.mark.parametrize("language", Language)
def test_every_answer_is_a_sentence_with_nothing_left_open(language: Language) -> None:
    """Each kind of answer once for each type of card: they are many, and said slowly."""
    said: set[tuple[object, ...]] = set()
    for match in moments().values():
        for seat in seats_at(match):
            for twin, wanted, refusal in refusals_of_every_card(match, seat):
                kind = (refusal.rule, refusal.remedy, default_pool().cards[wanted.a].types)
                if kind not in said:
                    said.add(kind)
                    text = WORDS.remedy_text(twin, seat, refusal, wanted, language)
                    assert text.endswith((".", "!", "?", ")")), text
                    assert "{" not in text
                    assert "vtes-" not in text


def test_over_random_games_the_generic_rule_answers_few_of_those_who_point_at_a_card() -> None:
    """Every card of the hand of everybody, whether she is asked or waits."""
    told: Counter[str] = Counter()
    for match in moments().values():
        for player in mine(match.state).players:
            for kind in sorted(set(player.hand)):
                slug = mine(match.state).pool.cards[kind].slug
                answer = asking.why(match, player.seat, f"hand/{slug}", EN)
                assert answer.reasons
                told[answer.rule or "offered, or waiting"] += 1
    assert told[GENERIC] < MOST_GENERIC * told.total(), shown(told)


@pytest.mark.parametrize(
    ("stage", "card", "rule", "told"),
    [
        ("master", "conditioning", "VTES-SEQ-12", "Conditioning is an action modifier, played by your"),
        (
            "master",
            "taste-of-vitae",
            "VTES-COMBAT-03",
            "Taste of Vitae is a combat card, played during combat",
        ),
        (
            "master",
            "deflection",
            "VTES-SEQ-12",
            "Deflection is a reaction, played by a ready unlocked minion",
        ),
        ("master", "govern-the-unaligned", "VTES-ACT-01", "Govern the Unaligned is an action card: a ready"),
        ("master", "parity-shift", "VTES-ACT-01", "Parity Shift is a political action: a ready unlocked vam"),
        ("master", "44-magnum", "VTES-ACT-01", ".44 Magnum is equipment: a ready unlocked minion equips"),
        ("minion", "blood-doll", "VTES-MASTER-02", "Blood Doll is a master card: you play it in your own"),
        ("discard", "vessel", "VTES-MASTER-02", "Vessel is a master card: you play it in your own master"),
        ("strike", "deflection", "VTES-COMBAT-03", "Deflection is no combat card, and nothing else is play"),
        ("strike", "taste-of-vitae", "VTES-COMBAT-11", "Taste of Vitae is played at the end of a round."),
    ],
)
def test_a_card_says_what_it_is_and_when_it_is_played(stage: str, card: str, rule: str, told: str) -> None:
    match = moments()[stage, True].copy()
    s = mine(match.state)
    seat = s.windows[-1].impulse
    s.players[seat].hand = sorted([*s.players[seat].hand, s.pool.kind_of[card]])
    answer = asking.why(match, seat, f"hand/{card}", EN)
    assert answer.rule == rule
    assert answer.reasons[0].startswith(told), answer.reasons


def test_no_answer_tells_what_others_hide() -> None:
    """In any world that she may imagine the answer is the same: it comes from what her seat knows."""
    for match in moments().values():
        for seat in seats_at(match):
            imagined = match.imagine(seat, b"another world")
            for kind in sorted(set(mine(match.state).players[seat].hand)):
                about = f"hand/{default_pool().cards[kind].slug}"
                assert asking.why(imagined, seat, about, EN) == asking.why(match, seat, about, EN)


def test_a_face_down_vampire_of_another_methuselah_stays_unnamed() -> None:
    match = moments()["influence", True]
    s = mine(match.state)
    seat = s.windows[-1].impulse
    others = [one for player in s.players if player.seat != seat for one in player.uncontrolled]
    assert others
    for one in others:
        for verb in ("transfer", "take-back", "arrive", "merge"):
            told = asking.why(match, seat, f"{verb} u:#{one.uid}", EN)
            assert told.reasons == ["That card is not in your uncontrolled region."]


def test_a_face_down_vampire_is_not_found_by_guessing_her_name() -> None:
    """VTES-SETUP-07: a name that somebody else hides is answered like one that nobody has."""
    match = moments()["influence", True]
    s = mine(match.state)
    titles = [WORDS.card_title(card.slug, EN) for card in default_pool().cards]
    for player in s.players:
        held = {one.kind for other in s.players for one in other.uncontrolled}
        own = {one.kind for one in player.uncontrolled}
        free = next(kind for kind in range(len(titles)) if kind not in held)

        def answer(kind: int, seat: Seat = player.seat) -> str:
            about = f"transfer u:{default_pool().cards[kind].slug}"
            return asking.why(match, seat, about, EN).text(EN).replace(titles[kind], "X")

        assert held - own
        assert {answer(kind) for kind in held - own} == {answer(free)}
        assert {answer(kind) for kind in own} != {answer(free)}


def test_anything_in_play_is_answered_for_what_it_is() -> None:
    """Minions, cards in play and face-down vampires, her own and others'; none is a typing error."""
    told: Counter[str] = Counter()
    for match in moments().values():
        s = mine(match.state)
        for seat in seats_at(match):
            own = [uncontrolled_name(s, one.uid) for one in s.players[seat].uncontrolled]
            for word in [*[card_name(s, card.uid) for card in s.cards], *own]:
                answer = asking.why(match, seat, word, EN)
                assert answer.reasons
                assert "is not a move" not in answer.reasons[0]
                told[str(answer.rule)] += 1
    assert told[GENERIC] < MOST_GENERIC * told.total(), shown(told)
