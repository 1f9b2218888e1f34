"""Each question names the rule of that question: whoever asks what it is about reads the right one.

Seen over random games of each game: a new kind of question is to be entered here with its rule.
"""

from __future__ import annotations

from random import Random

import pytest

from noctuary.games.buffy.kinds import TIMING_SLUGS
from noctuary.games.buffy.rules import watches
from noctuary.games.vtes.kinds import WINDOW_SLUGS
from noctuary.games.vtes.rules import moments
from noctuary.kernel.ids import RuleId
from noctuary.kernel.match import Match
from noctuary.text.words import words_of
from tests.tables.buffy_games import BuffyGames
from tests.tables.fables_games import FablesGames
from tests.tables.vtes_games import VtesGames
from tests.tables.whole_games import WholeGames

# What is said in general: no question is about the order of the impulse, or that cards have the last word.
GENERIC = {"VTES-SEQ-01", "VTES-SEQ-02", "BUF-GOLD-01", "BUF-TURN-03"}
RULES = {
    "vtes-ask-allocate": "VTES-POL-03",
    "vtes-ask-arrive": "VTES-RUL-02",
    "vtes-ask-ball-host": "VTES-SEQ-05",
    "vtes-ask-burn-cards": "VTES-UNLOCK-07",
    "vtes-ask-burn-doll": "VTES-SEQ-04",
    "vtes-ask-corrupt": "VTES-SEQ-04",
    "vtes-ask-dancer": "VTES-SEQ-05",
    "vtes-ask-discard": "VTES-SEQ-04",
    "vtes-ask-discard-down": "VTES-SETUP-09",
    "vtes-ask-discard-of-prey": "VTES-SEQ-04",
    "vtes-ask-fetch": "VTES-SEQ-20",
    "vtes-ask-lock": "VTES-SEQ-04",
    "vtes-ask-number": "VTES-SEQ-05",
    "vtes-ask-pay-counter": "VTES-UNLOCK-07",
    "vtes-ask-redirect": "VTES-ACT-09",
    "vtes-ask-remove-crypt": "VTES-SEQ-04",
    "vtes-ask-rescue-blood": "VTES-ACT-16",
    "vtes-ask-richer": "VTES-POL-03",
    "vtes-ask-rumours": "VTES-POL-03",
    "vtes-ask-search": "VTES-SEQ-20",
    "vtes-ask-shift": "VTES-POL-03",
    "vtes-ask-side": "VTES-POL-04",
    "vtes-ask-take-equipment": "VTES-ACT-12",
    "vtes-ask-target": "VTES-SEQ-05",
    "vtes-ask-uncontrolled": "VTES-SEQ-05",
    "vtes-ask-under-library": "VTES-SEQ-04",
    "vtes-ask-villein": "VTES-SEQ-05",
    "vtes-ask-x": "VTES-SEQ-07",
    "vtes-window-additional-strikes": "VTES-STRIKE-11",
    "vtes-window-after-action": "VTES-ACT-22",
    "vtes-window-after-referendum": "VTES-POL-07",
    "vtes-window-announced": "VTES-ACT-21",
    "vtes-window-as-played": "VTES-SEQ-05",
    "vtes-window-attempt": "VTES-BLOCK-05",
    "vtes-window-blocked": "VTES-BLOCK-11",
    "vtes-window-combat-ending": "VTES-COMBAT-12",
    "vtes-window-damage": "VTES-DMG-01",
    "vtes-window-declined": "VTES-BLOCK-14",
    "vtes-window-discard": "VTES-DISC-04",
    "vtes-window-end-of-round": "VTES-COMBAT-11",
    "vtes-window-influence": "VTES-INFL-03",
    "vtes-window-maneuvers": "VTES-COMBAT-06",
    "vtes-window-master": "VTES-MASTER-02",
    "vtes-window-minion": "VTES-ACT-01",
    "vtes-window-no-attempt": "VTES-BLOCK-04",
    "vtes-window-polling": "VTES-POL-04",
    "vtes-window-press": "VTES-COMBAT-10",
    "vtes-window-strike": "VTES-STRIKE-01",
    "vtes-window-unlock": "VTES-UNLOCK-06",
    "vtes-window-would-succeed": "VTES-ACT-22",
    "buffy-ask-challenge": "BUF-RUL-10",
    "buffy-ask-challenge-space": "BUF-RUL-10",
    "buffy-ask-character": "BUF-RUL-10",
    "buffy-ask-cost-discard": "BUF-RUL-35",
    "buffy-ask-cost-fatigue": "BUF-RUL-35",
    "buffy-ask-crypt": "BUF-RUL-10",
    "buffy-ask-daylight": "BUF-SETUP-09",
    "buffy-ask-defender": "BUF-MUL-03",
    "buffy-ask-discard": "BUF-RUL-53",
    "buffy-ask-discard-down": "BUF-CDI-01 BUF-FDI-02",
    "buffy-ask-group": "BUF-CHL-02",
    "buffy-ask-keep": "BUF-DRAW-01",
    "buffy-ask-location": "BUF-SETUP-10",
    "buffy-ask-looked": "BUF-RUL-44",
    "buffy-ask-pick": "BUF-RUL-10",
    "buffy-ask-player": "BUF-RUL-10",
    "buffy-ask-react": "BUF-RUL-10",
    "buffy-ask-recover": "BUF-RUL-10",
    "buffy-ask-reorder": "BUF-RUL-10",
    "buffy-ask-search": "BUF-RUL-10",
    "buffy-ask-space": "BUF-RUL-10",
    "buffy-ask-start": "BUF-SETUP-08",
    "buffy-ask-talent": "BUF-RUL-10",
    "buffy-ask-watch": " ".join(watches.RULE_OF),
    "fables-ask-action": "FAB-TURN-05",
    "fables-ask-add-attack": "FAB-ACT-03",
    "fables-ask-add-defense": "FAB-ACT-05",
    "fables-ask-add-movement": "FAB-MOVE-01",
    "fables-ask-avatar": "FAB-HERO-06",
    "fables-ask-awakening": "FAB-HERO-05",
    "fables-ask-become-cat": "FAB-CARD-06",
    "fables-ask-become-hatter": "FAB-CARD-06",
    "fables-ask-become-queen": "FAB-CARD-06",
    "fables-ask-blood-rite": "FAB-CARD-06",
    "fables-ask-collect-souls": "FAB-CARD-05",
    "fables-ask-copy": "FAB-CARD-06",
    "fables-ask-corrupted-destiny": "FAB-CARD-06",
    "fables-ask-counter": "FAB-RUL-53",
    "fables-ask-direction": "FAB-MOVE-01",
    "fables-ask-discard": "FAB-CARD-01",
    "fables-ask-echoes": "FAB-RUL-25",
    "fables-ask-epic": "FAB-EPIC-01",
    "fables-ask-epic-for-deck": "FAB-SETUP-10",
    "fables-ask-evading-fate": "FAB-CARD-06",
    "fables-ask-farther": "FAB-CARD-05",
    "fables-ask-fate-move": "FAB-CARD-05",
    "fables-ask-fate-put": "FAB-TURN-03",
    "fables-ask-fate-red": "FAB-CARD-05",
    "fables-ask-fate-return": "FAB-RUL-48",
    "fables-ask-fate-to": "FAB-CARD-05 FAB-TURN-03",
    "fables-ask-focus": "FAB-ACT-02",
    "fables-ask-give-poison": "FAB-CARD-05",
    "fables-ask-hooded-system": "FAB-TIMING-02",
    "fables-ask-hp-into-cards": "FAB-CARD-05",
    "fables-ask-hurt-yourself": "FAB-RUL-11",
    "fables-ask-inflamed-craving": "FAB-CARD-06",
    "fables-ask-knock-back": "FAB-MOVE-08",
    "fables-ask-mad-draw": "FAB-CARD-06",
    "fables-ask-mental-barriers": "FAB-CARD-06",
    "fables-ask-move-up-to": "FAB-MOVE-08",
    "fables-ask-mulligan": "FAB-SETUP-12",
    "fables-ask-other-side": "FAB-CARD-06",
    "fables-ask-overdrive": "FAB-HERO-01",
    "fables-ask-pay-to-destroy": "FAB-CARD-06",
    "fables-ask-place-beside": "FAB-MOVE-07",
    "fables-ask-probe": "FAB-RUL-45",
    "fables-ask-qi-for-cards": "FAB-CARD-05",
    "fables-ask-random-discard": "FAB-CARD-06",
    "fables-ask-relic-destroy": "FAB-CARD-05 FAB-RELIC-02",
    "fables-ask-relic-lose-hp": "FAB-CARD-05",
    "fables-ask-relic-make-discard": "FAB-CARD-06",
    "fables-ask-relic-pull": "FAB-CARD-05",
    "fables-ask-relic-put-back": "FAB-RELIC-02",
    "fables-ask-relic-replace": "FAB-CARD-05",
    "fables-ask-relic-search": "FAB-RELIC-07",
    "fables-ask-relic-shuffle-back": "FAB-CARD-05",
    "fables-ask-relic-take": "FAB-RELIC-02",
    "fables-ask-relic-take-back": "FAB-RELIC-02",
    "fables-ask-relic-walk": "FAB-CARD-05",
    "fables-ask-ride-tentacle": "FAB-CARD-06",
    "fables-ask-ritual-of-pain": "FAB-CARD-06",
    "fables-ask-senses": "FAB-HERO-01 FAB-TALENT-05",
    "fables-ask-show": "FAB-RUL-22",
    "fables-ask-spend-combo": "FAB-CARD-05",
    "fables-ask-start-square": "FAB-2V2-04",
    "fables-ask-take": "FAB-REINF-05",
    "fables-ask-tentacle-to": "FAB-CARD-05 FAB-TALENT-03",
    "fables-ask-top-poison": "FAB-CARD-06",
    "fables-ask-trade-in": "FAB-CARD-05",
    "fables-ask-turn-damage": "FAB-HERO-07",
}


@pytest.mark.parametrize(
    ("games", "matches", "decisions"),
    [(VtesGames(), 8, 350), (BuffyGames(), 6, 250), (FablesGames(), 12, 200)],
    ids=["vtes", "buffy", "fables"],
)
def test_each_kind_of_question_has_its_own_rule(games: WholeGames, matches: int, decisions: int) -> None:
    asked: dict[str, set[str]] = {}
    for number in range(matches):
        match = Match.start(games.name, games.setup_number(number), b"asked %d" % number)
        random = Random(number)
        for _ in range(decisions):
            decision = match.decision
            if decision is None:
                break
            asked.setdefault(decision.prompt, set()).add(decision.rule)
            match.play(random.choice(decision.moves))
    wrong = {prompt: rules for prompt, rules in asked.items() if not rules <= rules_of(prompt, rules)}
    assert wrong == {}, "the rule of another question"
    assert not GENERIC & {rule for rules in asked.values() for rule in rules}
    assert all(match.game.knows_rule(RuleId(rule)) for rules in asked.values() for rule in rules)


def rules_of(prompt: str, given: set[str]) -> set[str]:
    """A kind of question that comes up too rarely to be in the table may have any rule but a generic one."""
    return set(RULES[prompt].split()) if prompt in RULES else given - GENERIC


def test_every_window_and_every_watch_has_a_rule() -> None:
    """VTES-SEQ-02 and BUF-TURN-03 only say whose turn it is to be asked."""
    assert len(moments.RULE_OF) == len(WINDOW_SLUGS)
    assert len(watches.RULE_OF) == len(TIMING_SLUGS)
    for game, rules in (("vtes", moments.RULE_OF), ("buffy", watches.RULE_OF)):
        assert not GENERIC & set(rules)
        assert all(rule.startswith(words_of(game).rule_prefix) for rule in rules)
