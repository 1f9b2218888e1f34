"""Closed lists: what a seat imagines of the others' decks is a deck, and fits everything it has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from noctuary.games.buffy import decks as buffy_decks
from noctuary.games.buffy import imagine as buffy
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.game import mine as buffy_state
from noctuary.games.buffy.guessing import CHALLENGES, LOCATIONS, RESOURCES, SECOND_PARTS, guessing
from noctuary.games.vtes import decks as vtes_decks
from noctuary.games.vtes import imagine as vtes
from noctuary.games.vtes.game import mine as vtes_state
from noctuary.games.vtes.guessing import CRYPT, LIBRARY
from noctuary.kernel.deck_fields import CLOSED, FREE, OPEN
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.buffy_games import BuffyGames
from tests.tables.vtes_games import VtesGames
from tests.tables.whole_games import play_random

ME, OTHER = Seat(0), Seat(1)


def moments(game: str, setup: Document, number: int) -> list[Match]:
    """Moments at rest of one game: early, when nothing has been seen, and late."""
    match = Match.start(game, setup, bytes([number]))
    found = [match.copy()]
    for _ in range(6):
        play_random(match, Random(number), 40)
        if match.over:
            break
        if match.at_rest:
            found.append(match.copy())
    return found


def vtes_deck(match: Match) -> vtes_decks.Deck:
    """Everything of the other's deck: what is seen of it, and the rest."""
    s = vtes_state(match.state)
    player = s.players[OTHER]
    held = [card for card in s.cards if card.under and card.controller == OTHER]
    seen = vtes._seen(s, player, ME, open_hand=False)
    library = vtes._unseen_library(player, ME, len(player.hand), held)
    crypt = [*player.crypt, *[one.kind for one in player.uncontrolled]]
    return vtes_decks.Deck(sorted(seen[CRYPT] + crypt), sorted(seen[LIBRARY] + library))


def buffy_deck(match: Match) -> buffy_decks.Deck:
    s = buffy_state(match.state)
    side = s.sides[OTHER]
    seen = buffy._seen(s, side, ME, guessing(s.pool))
    hidden = buffy._challenge_pile(side)[: buffy._unseen_challenges(side, ME)]
    return buffy_decks.Deck(
        side.essence,
        side.main_card,
        [*seen[RESOURCES], *side.hand, *side.deck],
        [*seen[CHALLENGES], *hidden],
        [*seen[LOCATIONS], *side.locations],
        [*seen[SECOND_PARTS], *side.second_parts],
    )


def broken(deck: buffy_decks.Deck, pool: Pool) -> set[str]:
    return {fault.rule for fault in buffy_decks.check(deck, pool)}


@pytest.mark.parametrize("number", range(10))
def test_an_imagined_vtes_deck_is_a_legal_one(number: int) -> None:
    """Ready decks and decks by lot; groups and banned cards, too (VTES-DECK-01, -02)."""
    for match in moments("vtes", {**VtesGames().setup_number(number), "lists": CLOSED}, number):
        pool = vtes_state(match.state).pool
        true = vtes_decks.check(vtes_deck(match), pool, vtes_decks.Format.PRECON)
        for key in range(3):
            twin = match.imagine(ME, bytes([key]))
            faults = vtes_decks.check(vtes_deck(twin), pool, vtes_decks.Format.PRECON)
            assert {fault.rule for fault in faults} <= {fault.rule for fault in true}


@pytest.mark.parametrize("number", range(10))
def test_an_imagined_buffy_deck_is_a_legal_one(number: int) -> None:
    """Copies, halves, sides, different challenges, Part II with Part I (BUF-DCK); a card that is being played
    lies nowhere, so the true deck may seem too small or without its Part I, and so may the other."""
    for match in moments("buffy", {**BuffyGames().setup_number(number), "lists": CLOSED}, number):
        pool = buffy_state(match.state).pool
        true = broken(buffy_deck(match), pool)
        for key in range(3):
            assert broken(buffy_deck(match.imagine(ME, bytes([key]))), pool) <= true


@pytest.mark.parametrize("game", ["vtes", "buffy"])
def test_closed_lists_hide_what_nobody_has_shown(game: str) -> None:
    """And open ones do not: there the imagined deck is the true one, in another order."""
    games = VtesGames() if game == "vtes" else BuffyGames()
    deck_of = vtes_deck if game == "vtes" else buffy_deck
    setup = games.setup_number(1)  # decks by lot, which nobody knows
    for lists in (OPEN, CLOSED):
        match = Match.start(game, {**setup, "lists": lists}, b"hidden")
        play_random(match, Random(3), 60)
        assert match.at_rest
        true = deck_of(match)
        worlds = [deck_of(match.imagine(ME, bytes([key]))) for key in range(4)]
        piles = "library" if game == "vtes" else "resources"
        same = [Counter(getattr(world, piles)) == Counter(getattr(true, piles)) for world in worlds]
        assert same == [lists == OPEN] * 4


@pytest.mark.parametrize(("game", "deck"), [("vtes", "v5-ventrue"), ("buffy", "countess-vesna")])
def test_a_ready_deck_is_recognised_once_enough_of_it_is_seen(game: str, deck: str) -> None:
    first = "v5-malkavian" if game == "vtes" else "ada-vance"
    match = Match.start(game, {"decks": [first, deck], "lists": CLOSED}, b"known")
    chance = Random(5)
    play_random(match, chance, 300)
    while not match.at_rest:
        play_random(match, chance, 1)
    deck_of = vtes_deck if game == "vtes" else buffy_deck
    pile = "library" if game == "vtes" else "resources"
    true, guessed = (Counter(getattr(deck_of(one), pile)) for one in (match, match.imagine(ME, b"key")))
    assert (true & guessed).total() >= true.total() * 0.95


@pytest.mark.parametrize("game", ["vtes", "buffy"])
def test_a_deck_by_no_rules_is_imagined_too(game: str) -> None:
    """Far too many of far too few: somebody's joke is no reason to fall over."""
    texts = {
        "vtes": "Crypt\n\n1 Anarch Convert\n\nLibrary\n\n99 Govern the Unaligned\n99 Conditioning\n",
        "buffy": "essence: ada-vance-essence\nmain: ada-vance-1\n\n[resources]\n99 ada-vance-1\n",
    }
    known = "v5-ventrue" if game == "vtes" else "countess-vesna"
    setup: Document = {"decks": [known, texts[game]], "format": FREE, "lists": CLOSED}
    match = Match.start(game, setup, b"joke")
    for _ in range(30):
        if match.decision is None:
            break
        if match.at_rest:
            twin = match.imagine(ME, b"key")
            assert twin.view(ME) == match.view(ME)
        play_random(match, Random(1), 10)


@pytest.mark.parametrize("game", ["vtes", "buffy"])
def test_a_dump_keeps_whether_lists_are_closed(game: str) -> None:
    """Without a word they are open, as they were before there was one."""
    for lists in (OPEN, CLOSED):
        match = Match.start(game, {"lists": lists}, b"dump")
        again = Match.load(match.dump())
        assert again.digest() == match.digest()
        assert again.imagine(ME, b"key").digest() == match.imagine(ME, b"key").digest()
        assert ("lists" in match.game.dump(match.state)) == (lists == CLOSED)
    plain = Match.start(game, {}, b"dump")
    assert plain.digest() == Match.start(game, {"lists": OPEN}, b"dump").digest()
