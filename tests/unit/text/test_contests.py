"""Contests say who is ahead and by what it would be won, as the rules have it."""

from __future__ import annotations

import re

import pytest

from noctuary.bots import make_bot
from noctuary.games.buffy.rules import conflict as buffy_conflict
from noctuary.games.vtes.rules import politics
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.contest import Contest, contest_now
from noctuary.text.words import words_of
from tests.tables.vtes_stages import stage

EN = Language.EN
SETUPS: dict[str, Document] = {
    "fables": {"fables": ["red", "alice"], "first": "A"},
    "buffy": {"decks": ["ada-vance", "countess-vesna"]},
    "vtes": {"decks": ["v5-malkavian", "v5-ventrue"]},
}


def contests(game: str, moves: int = 700) -> list[tuple[Match, Contest]]:
    """What is open at each moment of a game between random bots, and the match as it stood then."""
    found: list[tuple[Match, Contest]] = []
    for seed in (b"one", b"two"):
        match = Match.start(game, SETUPS[game], seed)
        bot = make_bot("random", game, seed)
        for _ in range(moves):
            if match.over:
                break
            match.play(bot.choose(match))
            now = contest_now(match, EN, ("Ann", "Bob"))
            if now is not None:
                found.append((match.copy(), now))
    return found


@pytest.mark.parametrize("game", SETUPS)
def test_whoever_is_named_is_on_the_table(game: str) -> None:
    found = contests(game)
    assert len(found) > 20
    for match, now in found:
        view = str(match.table_view(None))
        for word in (*now.actors, *now.targets):
            what, _, name = word.partition("/")
            assert what in ("play", "seat")
            assert what == "seat" or repr(name) in view
        french = contest_now(match, Language.FR, ("Ann", "Bob"))
        assert french is not None
        assert len(french.lines) == len(now.lines)
        assert (french.actors, french.targets) == (now.actors, now.targets)


def test_a_fight_is_led_by_the_higher_total_and_a_tie_both_lose() -> None:
    """BUF-FGT-07, BUF-FGT-11: the numbers that are told are those that are compared."""
    checked = 0
    for match, now in contests("buffy"):
        state = match.state
        running = state.conflict  # type: ignore[attr-defined]
        if not now.lines or not buffy_conflict.is_fight(running):
            continue
        totals = buffy_conflict.totals(state)  # type: ignore[arg-type]
        mine, theirs = totals.attacker[running.resolving], totals.defender[running.resolving]
        line = now.lines[0]
        if mine == theirs:
            assert f"level at {mine}" in line
            continue
        by = abs(mine - theirs)
        assert f"leads by {by}, {max(mine, theirs)} to {min(mine, theirs)}" in line
        assert f"needs {by + 1} more to win, and with {by} more both lose" in line
        checked += 1
    assert checked > 5


def test_a_challenge_says_what_is_missing_to_every_goal() -> None:
    """BUF-CRE-03."""
    checked = 0
    for match, now in contests("buffy"):
        state = match.state
        running = state.conflict  # type: ignore[attr-defined]
        if not now.lines or buffy_conflict.is_fight(running):
            continue
        totals = buffy_conflict.totals(state)  # type: ignore[arg-type]
        if not totals.required:
            assert "cannot be defeated" in now.lines[0]
            continue
        short = [
            goal - have
            for talent, (have, goal) in enumerate(zip(totals.attacker, totals.defender, strict=True))
            if totals.counts >> talent & 1 and have < goal
        ]
        told = [int(number) for number in re.findall(r"\d+", now.lines[0].partition("still needs")[2])]
        assert told == short
        checked += bool(short)
    assert checked > 3


def test_a_block_attempt_is_judged_by_intercept_and_stealth() -> None:
    """VTES-BLOCK-05, VTES-ACT-09."""
    match, _ = stage("afar")
    bleeding = contest_now(match, EN, ("Ann", "Bob", "Cleo", "Dan", "Eve"))
    assert bleeding is not None
    assert bleeding.lines[0].startswith("Unblocked, the action succeeds. A blocker needs")
    assert re.fullmatch(r"Eve would burn \d+ pool: (\d+) → \d+\.", bleeding.lines[1])
    assert bleeding.targets == ("seat/E",)


def test_whoever_tries_to_block_is_at_the_actor() -> None:
    match, _ = stage("attempt")
    now = contest_now(match, EN)
    assert now is not None
    assert (now.actors, now.targets) == (("play/alexa-draper",), ("play/gelasia-fotiou",))
    found = re.fullmatch(
        r"Alexa Draper would (fail to )?block: intercept (\d+) against stealth (\d+)\. .*", now.lines[0]
    )
    assert found is not None
    assert (found[1] is None) == (int(found[2]) >= int(found[3]))


def test_a_declared_strike_says_what_it_would_do() -> None:
    """VTES-STRIKE-12: a hand strike of strength 1."""
    match, _ = stage("combat")
    now = contest_now(match, EN)
    assert now is not None
    assert now.lines == ("Horst von Brühl would take 1 damage.",)
    assert now.targets == ("play/horst-von-bruhl",)


def test_a_referendum_passes_with_more_votes_for_and_a_tie_fails() -> None:
    """VTES-POL-02."""
    match, _ = stage("referendum")
    now = contest_now(match, EN)
    assert now is not None
    votes_for, against = politics.tally(match.state)  # type: ignore[arg-type]
    (line,) = now.lines
    verb = "pass" if votes_for > against else "fail"
    assert line.startswith(f"The referendum would {verb}, {votes_for} to {against}.")
    by = votes_for - against if verb == "pass" else against - votes_for + 1
    assert f" {by} more vote" in line


def test_damage_that_is_coming_is_shared_between_defense_and_hp() -> None:
    """FAB-DMG-01: what is told is what is then lost, if nobody answers."""
    told = [now for _, now in contests("fables") if now.lines]
    assert told
    for now in told:
        assert re.search(r"Defense absorbs \d+, and \d+ HP are lost", now.lines[0])


def test_the_words_of_a_table_name_seats_by_who_sits_there() -> None:
    match, _ = stage("afar")
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    assert words_of("vtes").at(match).seated(names).names == names
    plain, named = contest_now(match, EN), contest_now(match, EN, names)
    assert plain is not None
    assert named is not None
    assert "Methuselah E" in plain.lines[1]
    assert "Methuselah" not in named.lines[1]
