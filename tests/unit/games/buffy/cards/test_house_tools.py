"""The house set's actions, skills and items: what each one does, and when it is refused."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from noctuary.games.buffy import card_words
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.kinds import (
    ACTION,
    BUTT_KICKING,
    CHARM,
    HERO,
    ITEM,
    SKILL,
    SMARTS,
    TIMING_SLUGS,
    WEIRDNESS,
)
from noctuary.games.buffy.pool import default_pool, default_sets
from noctuary.games.buffy.rules import characters
from noctuary.games.buffy.state import DRAWN, Conflict
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language
from tests.tables.buffy_games import assert_in_bounds, cards_in_game, play_random, state_of
from tests.tables.buffy_table import Box, Table, buffy_table
from tests.tables.buffy_texts import talents


class House(Box):
    """The real cards instead of a box of test cards."""

    def pool(self) -> Pool:
        return default_pool()


POOL: Final = default_pool()
OURS: Final = list(
    dict.fromkeys(
        table.slug
        for card_set in default_sets()
        if card_set.file == "house-tools.toml"
        for table in card_set.table.card
    )
)
CARDS: Final = [POOL.cards[POOL.kind_of[slug]] for slug in OURS]
ACTIONS: Final = [card for card in CARDS if card.type == ACTION]
STEPS: Final = ("prologue", "refresh", "movement", "resource", "conflict", "end")
STAGES: Final = ("choose", "battle", "resolve", "discard")
CHALLENGE: Final = "something-in-the-boiler-room"  # good: Butt-Kicking 4
ADA, THEO, ROOK, INES, MILO = "ada-vance-1", "theo-blank-1", "rook-delaney-1", "ines-duarte-1", "milo-hart-1"
VESNA, CROWE, TWINS = "countess-vesna-1", "sexton-crowe-1", "the-gutter-twins-1"
FILLER: Final = "fence-post"


# -- situations ---------------------------------------------------------------------------------------


def table(
    timing: str,
    *hand: str,
    fighter: str = ADA,
    foe: str = VESNA,
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    challenge: str = CHALLENGE,
    **more: Any,
) -> Table:
    """A's fighter stands on A1 with B's foe and B's challenge, and A holds the cards; passes until `timing`.

    The Main Characters are Ada Vance (A) and Countess Vesna (B) unless `a` and `b` say otherwise.
    """
    mine: dict[str, Any] = {
        "essence": "ada-vance-essence",
        "characters": {fighter: "A1"},
        "deck": [FILLER] * 3,
    }
    theirs: dict[str, Any] = {
        "essence": "countess-vesna-essence",
        "characters": {foe: "A1"},
        "deck": [FILLER] * 3,
    }
    mine.update(a or {})
    mine.setdefault("hand", list(hand))
    theirs.update(b or {})
    step = timing if timing in STEPS else "conflict"
    more.setdefault("challenges", {f"B:{challenge}": "A1"})
    t = buffy_table(House(), step=step, a=mine, b=theirs, **more)
    if timing.startswith("fight-"):
        t.play(f"A fight {fighter} > {foe}")
    elif timing.startswith("challenge-"):
        t.play(f"A face {challenge} with {fighter}")
        if "go" in t.offered():
            t.play("A go")
    while t.step != timing:
        t.play("pass")
    return t


def defending(timing: str, *hand: str, **more: Any) -> Table:
    """The same challenge with the sides exchanged: A faces it, B holds the cards and has the watch."""
    b = {"hand": list(hand), **more.pop("b", {})}
    t = table(timing, b=b, **more)
    return t.play("A pass") if t.asked()[0] == "A" else t


def running(t: Table) -> Conflict:
    assert t.state.conflict is not None
    return t.state.conflict


def is_played(t: Table, slug: str, letter: str = "A", zone: str = "discard") -> bool:
    return slug in t.cards(letter, zone) and slug not in t.cards(letter, "hand")


# -- the set as a whole -------------------------------------------------------------------------------


def test_the_set_is_as_large_as_the_blueprint_asks() -> None:
    """With the rest of the default pool: 30 actions, 10 skills, 14 items."""
    counts = [sum(card.type == kind for card in CARDS) for kind in (ACTION, SKILL, ITEM)]
    assert counts[0] + 8 >= 30
    assert counts[1] >= 10
    assert counts[2] >= 10
    assert sum(counts) == len(CARDS)


@pytest.mark.parametrize("timing", [*STEPS, *(f"{c}-{s}" for c in ("fight", "challenge") for s in STAGES)])
def test_every_step_and_stage_has_two_actions(timing: str) -> None:
    bit = TIMING_SLUGS.index(timing)
    assert sum(card.type == ACTION and card.timings >> bit & 1 for card in POOL.cards) >= 2


@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.slug)
def test_actions_have_one_icon_or_two(card: Card) -> None:
    """BUF-STK-03: 2 and 1, a single 3, or less for a strong effect."""
    values = sorted((value for _, value in card.icons), reverse=True)
    assert values in ([2, 1], [1, 1], [3], [1])


def test_requirements_of_all_values_on_every_kind() -> None:
    """BUF-REQ-01, BUF-REQ-08, BUF-CHG-03"""
    for kind in (ACTION, SKILL, ITEM):
        ours = [card for card in CARDS if card.type == kind]
        assert {1, 2, 3, 4, 5} <= {value for card in ours for _, value in card.needs}
        assert any(card.needs_trait != NOTHING for card in ours)
        assert sum(card.only != NOTHING for card in ours) == 1
    assert len({card.only for card in CARDS if card.only != NOTHING}) == 3
    assert any((BUTT_KICKING, 7) in card.needs for card in CARDS)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_texts(card: Card, language: Language) -> None:
    title = card_words.card_title(POOL, card.kind, language)
    line = card_words.card_line(POOL, card.kind, language)
    text = card_words.card_text(POOL, card.kind, language)
    assert title
    assert line
    assert bool(text) == bool(card.abilities or card.bearer)
    for words in (title, line, text, card.flavour.get(language.value, "")):
        assert not re.search(r"[{}'\"]|  |buffy-|\w_\w", words)
        if language is Language.FR:
            assert not re.search("[^\u00a0][:;!?»]|«[^\u00a0]", words)
    if text:
        assert text.endswith(".")
        assert text[0].isupper()


def test_a_title_reads_as_most_recently_printed() -> None:
    """BUF-MRP-01"""
    lantern = POOL.cards[POOL.kind_of["storm-lantern"]]
    assert lantern.printing == 2
    assert lantern.talents == [0, 1, 1, 0]
    assert lantern.needs == [(SMARTS, 2)]


# -- refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ACTIONS, ids=lambda card: card.slug)
def test_an_action_is_refused_outside_its_timing(card: Card) -> None:
    """BUF-ACT-01"""
    for step in STEPS:
        if not card.timings >> TIMING_SLUGS.index(step) & 1:
            assert table(step, card.slug).refusal(f"play {card.slug}") == "BUF-ACT-01"


def restricted(card: Card) -> bool:
    return bool(card.needs) or card.needs_trait != NOTHING or card.only != NOTHING


def missing(card: Card) -> str:
    """The rule that refuses a card to somebody who has nothing of what it asks for."""
    if card.only != NOTHING:
        return "BUF-CHG-03"
    return "BUF-REQ-01" if card.needs else "BUF-REQ-08"


@pytest.mark.parametrize("card", [card for card in ACTIONS if restricted(card)], ids=lambda card: card.slug)
def test_an_action_is_refused_to_whoever_does_not_meet_it(card: Card) -> None:
    """BUF-REQ-04"""
    timing = next(slug for bit, slug in enumerate(TIMING_SLUGS) if card.timings >> bit & 1)
    strong = [talent for talent, _ in card.needs] == [BUTT_KICKING]
    poor = THEO if strong and card.needs[0][1] <= 3 else ROOK
    t = table(timing, card.slug, fighter=poor)
    nobody_left = timing == "fight-discard"
    assert t.refusal(f"play {card.slug}") == ("BUF-REQ-04" if nobody_left else missing(card))


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.type != ACTION and restricted(card)], ids=lambda card: card.slug
)
def test_an_attachment_is_refused_to_whoever_does_not_meet_it(card: Card) -> None:
    """BUF-REQ-03, BUF-REQ-08, BUF-CHG-03"""
    poor = CROWE if card.slug == "party-piece" else ROOK
    assert table("resource", card.slug, fighter=poor).refusal(f"attach {card.slug} > {poor}") == missing(card)


# -- attachments: what they give ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "bearer", "before", "after"),
    [
        ("party-piece", THEO, [], (0, 1, 0, 3)),
        ("oath-of-the-lamp", THEO, [], (0, 2, 0, 2)),
        ("once-bitten", INES, [], (1, 1, 3, 1)),
        ("rise-to-the-occasion", THEO, [], (0, 1, 0, 3)),
        ("rooftop-footwork", ADA, [], (4, 1, 0, 2)),
        ("table-turning", INES, [], (0, 1, 5, 1)),
        ("never-yet-beaten", ADA, ["silver-sabre"], (7, 1, 0, 2)),
        ("the-vance-hatchet", ADA, [], (5, 1, 0, 2)),
        ("storm-lantern", "nan-pruitt-1", [], (0, 3, 1, 1)),
        ("chalk-and-salt", INES, [], (0, 1, 5, 1)),
        ("undertakers-suit", THEO, ["opera-cloak", "party-piece"], (0, 1, 0, 6)),
        ("bell-tower-hammer", ADA, ["silver-sabre"], (7, 1, 0, 2)),
        ("overdue-library-card", THEO, [], (0, 2, 0, 2)),
    ],
)
def test_talents(slug: str, bearer: str, before: list[str], after: tuple[int, ...]) -> None:
    """BUF-RES-09, BUF-RES-11: attached, it gives what it says; a skill tires, at −1 on each talent."""
    a = {"characters": {bearer: "A1"}, "attached": {bearer: before}}
    t = table("resource", slug, fighter=bearer, a=a).play(f"A attach {slug} > {bearer}")
    tired = POOL.type[POOL.kind_of[slug]] == SKILL
    assert t.fatigued(bearer) == tired
    assert talents(t, bearer) == tuple(value - tired for value in after)


def test_only_for_one_main_character() -> None:
    """BUF-CHG-03: on X, and only in the hands of X's player."""
    milo = {"essence": "milo-hart-essence"}
    t = table("resource", "index-memory", fighter=MILO, a=milo)
    assert t.refusal(f"attach index-memory > {MILO}") is None
    assert (
        table("resource", "index-memory", fighter=MILO).refusal(f"attach index-memory > {MILO}")
        == "BUF-CHG-03"
    )
    t = table("resource", "the-vance-hatchet", a={**milo, "characters": {ADA: "A1", MILO: "A1"}})
    assert t.refusal(f"attach the-vance-hatchet > {ADA}") == "BUF-CHG-03"


@pytest.mark.parametrize(
    ("slug", "bearer", "trait"),
    [
        ("oath-of-the-lamp", THEO, "watcher"),
        ("wax-seal-ring", THEO, "watcher"),
        ("once-bitten", INES, "vampire"),
        ("the-vance-hatchet", ADA, "weapon"),
        ("bell-tower-hammer", ADA, "weapon"),
    ],
)
def test_traits(slug: str, bearer: str, trait: str) -> None:
    """BUF-TRT-02"""
    for attached in ([], [slug]):
        t = table("resource", fighter=bearer, a={"attached": {bearer: attached}})
        has = characters.has_trait(t.state, t.character(bearer), POOL.traits.index(trait))
        assert has == bool(attached)


def test_rise_to_the_occasion_makes_a_hero() -> None:
    """BUF-CHR-01"""
    t = table("resource", fighter=THEO, a={"attached": {THEO: ["rise-to-the-occasion"]}})
    assert characters.rank_of(t.state, t.character(THEO)) == HERO


def test_cramming_allows_a_second_skill() -> None:
    """BUF-RES-10, BUF-SKL-02"""
    hand = ("quick-study", "deep-pockets", "dirty-fighting")
    a = {"attached": {ADA: ["cramming-by-candlelight"]}}
    t = table("resource", *hand, a=a).play(f"A attach quick-study > {ADA}", "B pass")
    assert not t.fatigued(ADA)  # quick study spares the fatigue, its own included
    t.play(f"A attach deep-pockets > {ADA}", "B pass")
    assert t.refusal(f"attach dirty-fighting > {ADA}") == "BUF-RES-10"
    t = table("resource", *hand).play(f"A attach quick-study > {ADA}", "B pass")
    assert t.refusal(f"attach deep-pockets > {ADA}") == "BUF-RES-10"


def test_quick_study_spares_only_the_fatigue_of_skills() -> None:
    """BUF-FAT-09"""
    a = {"attached": {ADA: ["quick-study"]}, "fatigued": [ADA]}
    t = table("resource", "deep-pockets", a=a).play(f"A attach deep-pockets > {ADA}")
    assert t.attached(ADA) == ["quick-study", "deep-pockets"]
    assert table("conflict", a=a).refusal(f"fight {ADA} > {VESNA}") == "BUF-FAT-07"


def test_quartermaster() -> None:
    """BUF-RES-12, BUF-FAT-02: a third item, and one out of the discard pile for two prices."""
    attached = ["quartermaster", FILLER, FILLER]
    a = {
        "attached": {ADA: attached},
        "hand": ["opera-cloak", "haymaker"],
        "discard": ["pocket-grimoire", FILLER],
    }
    assert table("resource", a=a).refusal(f"attach opera-cloak > {ADA}") is None
    t = table("resource", a=a).play(f"A use quartermaster@{ADA} 2", "A choose haymaker", "B pass")
    assert t.attached(ADA) == [*attached, FILLER]  # the grimoire asks for Smarts 2
    assert t.cards("A", "discard") == ["haymaker", "pocket-grimoire"]
    assert t.refusal(f"attach opera-cloak > {ADA}") == "BUF-RES-12"
    assert t.refusal(f"use quartermaster@{ADA} 2") == "BUF-FAT-02"


def test_rooftop_footwork_spares_the_fatigue_of_a_move() -> None:
    """BUF-MOV-06"""
    for attached in ([], ["rooftop-footwork"]):
        a = {"characters": {ADA: "park"}, "attached": {ADA: attached}}
        assert table("movement", a=a).play(f"A move {ADA} > B1").fatigued(ADA) == (not attached)


def test_index_memory_looks_at_a_deck() -> None:
    """BUF-RUL-44, BUF-TURN-10"""
    a = {"essence": "milo-hart-essence", "attached": {MILO: ["index-memory"]}}
    b = {"deck": ["haymaker", "all-hands", "short-cut", "fine-print"]}
    t = table("conflict", fighter=MILO, a=a, b=b).play(f"A use index-memory@{MILO}")
    assert t.cards("B", "shown") == ["all-hands", "haymaker", "short-cut"]
    t.play("A done")
    assert t.cards("B", "deck") == ["haymaker", "all-hands", "short-cut", "fine-print"]
    t.play("B pass")
    assert t.refusal(f"use index-memory@{MILO}") == "BUF-TURN-04"


def test_debate_captain_decides_a_fight_by_smarts() -> None:
    """BUF-FGT-06, BUF-FAT-04"""
    a: dict[str, Any] = {"attached": {ADA: ["debate-team-captain"]}}
    t = table("fight-choose", a=a).play(f"A use debate-team-captain@{ADA}", "B pass")
    assert running(t).resolving == SMARTS
    assert not t.fatigued(ADA)
    assert t.refusal(f"use debate-team-captain@{ADA}") == "BUF-FAT-02"
    a = {"characters": {ADA: "A1", THEO: "A1"}, "attached": {THEO: ["debate-team-captain"]}}
    assert table("fight-choose", a=a).refusal(f"use debate-team-captain@{THEO}") == "BUF-GOLD-01"


def test_the_locket_goes_to_an_opponents_character() -> None:
    """BUF-RES-18, BUF-RUL-31: it returns to its owner's pile."""
    t = table("resource", "jilted-brides-locket")
    assert t.refusal(f"attach jilted-brides-locket > {ADA}") == "BUF-RES-18"
    t.play(f"A attach jilted-brides-locket > {VESNA}")
    assert talents(t, VESNA) == (2, 1, 1, 1)
    t.play("B pass")
    characters.leave_play(t.state, t.character(VESNA))
    assert t.cards("A", "discard") == ["jilted-brides-locket"]


def test_a_chain_keeps_items_on() -> None:
    """BUF-RUL-37: nothing takes them off; an upgrade loses the new one."""
    b = {"attached": {VESNA: ["chain-and-padlock", "opera-cloak"]}}
    t = table("fight-battle", "drop-it", b=b)
    assert t.refusal("play drop-it") == "BUF-RUL-61"
    a = {"attached": {ADA: ["chain-and-padlock", "opera-cloak"]}}
    t = table("resource", FILLER, a=a).play(f"A upgrade {FILLER} > {ADA} for opera-cloak")
    assert t.attached(ADA) == ["chain-and-padlock", "opera-cloak"]
    assert t.cards("A", "discard") == [FILLER]


def test_opera_glasses_tire_themselves_only() -> None:
    """BUF-FAT-04, BUF-FAT-10"""
    t = table("conflict", a={"attached": {ADA: ["opera-glasses"]}}, b={"hand": ["haymaker"]})
    t.play(f"A use opera-glasses@{ADA}")
    assert t.cards("B", "shown") == ["haymaker"]
    t.play("A done", "B pass")
    assert not t.fatigued(ADA)
    assert t.cards("B", "hand") == ["haymaker"]
    assert t.refusal(f"use opera-glasses@{ADA}") == "BUF-FAT-02"


def test_the_thermos_refreshes_its_bearer() -> None:
    """BUF-GOLD-01: only who is fatigued."""
    a: dict[str, Any] = {"attached": {ADA: ["thermos-of-something"]}}
    assert table("conflict", a=a).refusal(f"use thermos-of-something@{ADA}") == "BUF-RUL-61"
    t = table("conflict", a={**a, "fatigued": [ADA]}).play(f"A use thermos-of-something@{ADA}")
    assert not t.fatigued(ADA)
    assert t.cards("A", "discard") == ["thermos-of-something"]


def test_the_hammer_knocks_an_item_away() -> None:
    """BUF-ITM-01"""
    a = {"attached": {ADA: ["bell-tower-hammer"]}}
    b = {"attached": {VESNA: ["opera-cloak"]}}
    t = table("fight-battle", a=a, b=b).play(f"A use bell-tower-hammer@{ADA}", "B pass")
    assert t.attached(VESNA) == []
    assert t.refusal(f"use bell-tower-hammer@{ADA}") == "BUF-FAT-02"
    assert table("fight-battle", a=a).refusal(f"use bell-tower-hammer@{ADA}") == "BUF-RUL-61"


def test_stage_smoke_covers_a_retreat() -> None:
    """BUF-FGT-13, BUF-CHL-09, BUF-RUL-15: out of it, lost, but not discarded."""
    a = {"attached": {ADA: ["stage-smoke"]}, "destiny": 2}
    t = table("fight-battle", a=a).play(f"A use stage-smoke@{ADA}")
    assert t.find(ADA) is not None
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)
    t = table("challenge-battle", a=a).play(f"A use stage-smoke@{ADA}")
    assert t.destiny("A") == 1
    assert not t.fatigued(ADA)
    a = {"characters": {ADA: "A1", THEO: "A2"}, "attached": {THEO: ["stage-smoke"]}}
    assert table("fight-battle", a=a).refusal(f"use stage-smoke@{THEO}") == "BUF-RUL-61"


def test_loaded_dice_count_like_a_stacked_card() -> None:
    """BUF-STK-05"""
    a: dict[str, Any] = {"attached": {ADA: ["loaded-dice"]}}
    t = table("fight-resolve", a=a).play(
        f"A use loaded-dice@{ADA}", "A talent butt-kicking", "B pass", "A pass"
    )
    assert t.destiny("A") == 1  # 3 and 1 against 3
    a = {"characters": {ADA: "A1", THEO: "A2"}, "attached": {THEO: ["loaded-dice"]}}
    assert table("fight-resolve", a=a).refusal(f"use loaded-dice@{THEO}") == "BUF-GOLD-01"


def test_the_ring_draws_for_a_defeated_challenge() -> None:
    """BUF-RUL-10"""
    a = {"attached": {ADA: ["silver-sabre", "wax-seal-ring"]}, "deck": [FILLER] * 6}
    t = table("challenge-resolve", a=a).play("A pass", "B pass")
    assert t.asked() == ("A", "buffy-ask-react")
    before = len(t.cards("A", "hand"))
    assert len(t.play("A yes").cards("A", "hand")) == before + 1
    lost = table("challenge-resolve", a={"attached": {ADA: ["wax-seal-ring"]}}).play("A pass", "B pass")
    assert lost.asked()[1] != "buffy-ask-react"


# -- actions: Prologue to End -------------------------------------------------------------------------


def test_the_morning_edition() -> None:
    """Two cards more, then one less."""
    a = {"deck": ["haymaker", "all-hands", FILLER], "hand": ["the-morning-edition", "short-cut"]}
    t = table("prologue", a=a).play("A play the-morning-edition", "A discard haymaker")
    assert t.cards("A", "hand") == ["all-hands", "short-cut"]
    assert t.cards("A", "discard") == ["haymaker", "the-morning-edition"]


def test_dead_letter_office_shows_a_hand() -> None:
    """BUF-RUL-44"""
    t = table("prologue", "dead-letter-office", b={"hand": ["haymaker"]}).play("A play dead-letter-office")
    assert t.cards("B", "shown") == ["haymaker"]
    t.play("A done")
    assert t.cards("B", "hand") == ["haymaker"]


def test_somebody_elses_mail_takes_an_action() -> None:
    """BUF-RUL-44, BUF-RUL-53"""
    b = {"hand": ["haymaker", "all-hands", FILLER]}
    a = {"hand": ["somebody-elses-mail"]}
    t = table("prologue", fighter=MILO, a=a, b=b).play("A play somebody-elses-mail")
    assert "choose " + FILLER not in t.offered()
    t.play("A choose all-hands")
    assert t.cards("B", "hand") == [FILLER, "haymaker"]
    assert t.cards("B", "discard") == ["all-hands"]


def test_cut_the_story_short_ends_an_episode() -> None:
    """BUF-EPI-06; without an episode it has nothing to do."""
    t = table("resource", "cut-the-story-short", b={"part_one": "homecoming-1"}).play(
        "A play cut-the-story-short"
    )
    assert t.side("B").part_one == NOTHING
    assert t.cards("B", "crypt") == ["homecoming-1"]
    assert is_played(t, "cut-the-story-short", zone="crypt")
    assert table("resource", "cut-the-story-short").refusal("play cut-the-story-short") == "BUF-RUL-61"


def test_cut_the_story_short_ends_anybodys_episode() -> None:
    """BUF-EPI-08: one's own or an opponent's, Part I or Part II."""
    for slug, owner in (("homecoming-1", "A"), ("homecoming-2", "B")):
        a, b = {"part_one": "homecoming-1"}, {"parts_two": ["homecoming-2"]}
        t = table("resource", "cut-the-story-short", a=a, b=b).play("A play cut-the-story-short")
        assert t.asked() == ("A", "buffy-ask-episode")
        assert slug in t.play(f"A choose {slug}").cards(owner, "crypt")


def test_black_coffee_spares_one_fatigue() -> None:
    """BUF-FAT-09"""
    t = table("refresh", "black-coffee").play("A play black-coffee")
    ada = t.character(ADA)
    assert not characters.fatigue(t.state, ada)
    assert characters.fatigue(t.state, ada)
    a = {"characters": {THEO: "A1"}}
    assert table("refresh", "black-coffee", a=a).refusal("play black-coffee") == "BUF-RUL-61"


def test_bedside_vigil_brings_a_character_back() -> None:
    """BUF-FAT-07"""
    a: dict[str, Any] = {"discard": [ROOK, "haymaker"], "hand": ["bedside-vigil"]}
    t = table("refresh", a=a).play("A play bedside-vigil")
    assert t.fatigued(ADA)
    assert t.cards("A", "hand") == [ROOK]
    assert table("refresh", a={**a, "fatigued": [ADA]}).refusal("play bedside-vigil") == "BUF-FAT-02"
    assert table("refresh", a={**a, "discard": []}).refusal("play bedside-vigil") == "BUF-RUL-61"


def test_a_trip_wire_fatigues_in_the_park() -> None:
    """BUF-FAT-11: a supporting character, in the Park."""
    slug = "trip-wire-by-the-bandstand"
    b = {"characters": {VESNA: "park", CROWE: "park", TWINS: "B1"}}
    t = table("movement", slug, b=b).play(f"A play {slug}")
    assert (t.fatigued(CROWE), t.fatigued(VESNA), t.fatigued(TWINS)) == (True, False, False)
    assert table("movement", slug, b={"characters": {VESNA: "park"}}).refusal(f"play {slug}") == "BUF-RUL-61"


def test_take_the_night_off() -> None:
    """BUF-CHR-10: back to hand without attachments; not the Main Character."""
    a = {
        "characters": {ADA: "A1", "rook-delaney-1/rook-delaney-2": "A2"},
        "attached": {"rook-delaney-2": [FILLER]},
    }
    t = table("movement", "take-the-night-off", a=a).play("A play take-the-night-off")
    assert t.cards("A", "hand") == [ROOK, "rook-delaney-2"]
    assert t.cards("A", "discard") == [FILLER, "take-the-night-off"]
    assert table("movement", "take-the-night-off").refusal("play take-the-night-off") == "BUF-RUL-61"


def test_growing_up_overnight_ascends_more_cheaply() -> None:
    """BUF-RES-05: level 2 asks for 4, 2 will do; 1 will not."""
    hand = ("growing-up-overnight", "ada-vance-2")
    t = table("resource", *hand, a={"destiny": 2}).play("A play growing-up-overnight")
    assert t.find("ada-vance-2") is not None
    assert t.destiny("A") == 2
    assert table("resource", *hand, a={"destiny": 1}).refusal("play growing-up-overnight") == "BUF-RUL-61"


def test_a_rummage_sale_finds_an_item() -> None:
    t = table("resource", "rummage-sale", a={"discard": ["opera-cloak", "haymaker"]}).play(
        "A play rummage-sale"
    )
    assert t.cards("A", "hand") == ["opera-cloak"]
    t = table("resource", "rummage-sale", a={"discard": ["haymaker"]})
    assert t.refusal("play rummage-sale") == "BUF-RUL-61"


def test_lost_property_asks_for_no_talent() -> None:
    """BUF-REQ-03 is waived, BUF-CHG-03 and the limit are not."""
    a: dict[str, Any] = {"characters": {THEO: "A1"}, "discard": ["bell-tower-hammer"]}
    t = table("resource", "lost-property", a=a).play("A play lost-property")
    assert t.attached(THEO) == ["bell-tower-hammer"]
    for more in ({"attached": {THEO: [FILLER, FILLER]}}, {"discard": ["the-vance-hatchet"]}):
        assert (
            table("resource", "lost-property", a={**a, **more}).refusal("play lost-property") == "BUF-RUL-61"
        )


def test_no_loose_ends_crypts_discarded_cards() -> None:
    """BUF-ZON-04"""
    b = {"discard": ["haymaker", "all-hands", FILLER]}
    t = table("end", "no-loose-ends", b=b).play(
        "A play no-loose-ends", "A choose haymaker", "A choose all-hands"
    )
    assert t.cards("B", "crypt") == ["all-hands", "haymaker"]
    assert t.cards("B", "discard") == [FILLER]


def test_public_disgrace_takes_a_level() -> None:
    """BUF-DST-03, BUF-RES-07"""
    levels = {"characters": {"countess-vesna-1/countess-vesna-2": "A1"}}
    charming: dict[str, Any] = {"attached": {ADA: ["opera-cloak", "party-piece"]}, "destiny": 2}
    t = table("resource", "public-disgrace", a=charming, b=levels).play("A play public-disgrace")
    assert t.find(VESNA) is not None
    assert t.destiny("A") == 0
    assert table("resource", "public-disgrace", a=charming).refusal("play public-disgrace") == "BUF-RUL-61"
    poor = {**charming, "destiny": 1}
    assert (
        table("resource", "public-disgrace", a=poor, b=levels).refusal("play public-disgrace") == "BUF-DST-03"
    )


def test_a_phone_tree_finds_a_companion() -> None:
    t = table("resource", "phone-tree", a={"deck": [ROOK, THEO, "haymaker"]}).play("A play phone-tree")
    assert t.offered() == [f"choose {THEO}", "done"]
    assert t.play(f"A choose {THEO}").cards("A", "hand") == [THEO]


def test_the_river_gives_the_main_character_back() -> None:
    """BUF-RES-20: only while she is not in play."""
    slug = "what-the-river-gives-back"
    deck = {"deck": [ADA, "ada-vance-2", ROOK]}
    t = table("resource", slug, a={**deck, "characters": {THEO: "A1"}}).play(f"A play {slug}")
    assert t.offered() == [f"choose {ADA}", "done"]
    assert t.play(f"A choose {ADA}").cards("A", "hand") == [ADA]
    assert table("resource", slug, a=deck).refusal(f"play {slug}") == "BUF-GOLD-01"


def test_light_fingers_take_an_item_in_the_park() -> None:
    """BUF-RES-12, BUF-RUL-31: it stays its owner's card."""
    a: dict[str, Any] = {"characters": {ADA: "park"}}
    b = {"characters": {VESNA: "park"}, "attached": {VESNA: ["opera-cloak"]}}
    t = table("resource", "light-fingers", a=a, b=b).play("A play light-fingers")
    assert t.attached(ADA) == ["opera-cloak"]
    characters.leave_play(t.state, t.character(ADA))
    assert t.cards("B", "discard") == ["opera-cloak"]
    for more in ({"characters": {ADA: "A1"}}, {"attached": {ADA: [FILLER, FILLER]}}):
        t = table("resource", "light-fingers", a={**a, **more}, b=b)
        assert t.refusal("play light-fingers") == "BUF-RUL-61"


def test_a_word_in_the_wrong_ear_makes_a_talent_negative() -> None:
    """BUF-FAT-06: 0 becomes −2."""
    slug = "a-word-in-the-wrong-ear"
    t = table("conflict", slug, foe=CROWE).play(f"A play {slug}", "A talent charm")
    assert talents(t, CROWE) == (1, 2, 0, -2)
    assert table("conflict", slug, b={"characters": {}}).refusal(f"play {slug}") == "BUF-RUL-61"


def test_borrowed_hours_refresh_for_a_point() -> None:
    """BUF-DST-03"""
    a: dict[str, Any] = {"fatigued": [ADA], "destiny": 1}
    t = table("conflict", "borrowed-hours", a=a).play("A play borrowed-hours")
    assert (t.fatigued(ADA), t.destiny("A")) == (False, 0)
    assert (
        table("conflict", "borrowed-hours", a={**a, "destiny": 0}).refusal("play borrowed-hours")
        == "BUF-DST-03"
    )
    assert (
        table("conflict", "borrowed-hours", a={"destiny": 1}).refusal("play borrowed-hours") == "BUF-RUL-61"
    )


def test_the_countess_orders_her_minions_up() -> None:
    """BUF-CHG-03, BUF-RUL-35"""
    slug = "by-order-of-the-countess"
    b: dict[str, Any] = {
        "characters": {VESNA: "A1", CROWE: "A1", TWINS: "B1"},
        "fatigued": [VESNA, CROWE, TWINS],
        "hand": [slug, FILLER],
    }
    t = table("conflict", b=b).play("A pass", f"B play {slug}")
    assert (t.fatigued(VESNA), t.fatigued(CROWE), t.fatigued(TWINS)) == (True, False, False)
    assert t.cards("B", "discard") == [slug, FILLER]
    alone = table("conflict", b={**b, "hand": [slug]}).play("A pass")
    assert alone.refusal(f"play {slug}") == "BUF-RUL-35"


def test_struck_from_the_register() -> None:
    """BUF-CHR-10, BUF-DST-03: to the Crypt, attachments to the discard pile."""
    slug = "struck-from-the-register"
    a: dict[str, Any] = {"attached": {INES: ["table-turning"]}, "destiny": 2}
    b: dict[str, Any] = {"attached": {CROWE: [FILLER]}, "fatigued": [CROWE]}
    t = table("conflict", slug, fighter=INES, foe=CROWE, a=a, b=b).play(f"A play {slug}")
    assert t.cards("B", "crypt") == [CROWE]
    assert t.cards("B", "discard") == [FILLER]
    assert is_played(t, slug, zone="crypt")
    rested = table("conflict", slug, fighter=INES, foe=CROWE, a=a)
    assert rested.refusal(f"play {slug}") == "BUF-RUL-61"
    poor = table("conflict", slug, fighter=INES, foe=CROWE, a={**a, "destiny": 1}, b=b)
    assert poor.refusal(f"play {slug}") == "BUF-DST-03"


def test_autumn_in_the_archive_mills_every_opponent() -> None:
    """BUF-ZON-06: no recycling for it."""
    t = table("end", "autumn-in-the-archive", b={"deck": [FILLER] * 7}).play("A play autumn-in-the-archive")
    assert len(t.cards("B", "discard")) == 5
    t = table("end", "autumn-in-the-archive").play("A play autumn-in-the-archive")
    assert (len(t.cards("B", "discard")), t.cards("B", "deck")) == (3, [])


def test_last_orders_need_a_small_hand() -> None:
    t = table("end", "last-orders", FILLER, "haymaker").play("A play last-orders")
    assert len(t.cards("A", "hand")) == 4
    t = table("end", "last-orders", FILLER, "haymaker", "all-hands")
    assert t.refusal("play last-orders") == "BUF-GOLD-01"


def test_blackmail_steals_a_point_from_who_is_ahead() -> None:
    """BUF-DST-02"""
    slug = "small-town-blackmail"
    a = {"attached": {ADA: ["opera-cloak"]}, "destiny": 1}
    t = table("end", slug, a=a, b={"destiny": 4}).play(f"A play {slug}")
    assert (t.destiny("A"), t.destiny("B")) == (2, 3)
    assert is_played(t, slug, zone="crypt")
    assert table("end", slug, a=a, b={"destiny": 1}).refusal(f"play {slug}") == "BUF-GOLD-01"


# -- actions: fights ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "fighter", "talent"),
    [("one-slow-dance", ADA, CHARM), ("duel-in-a-lucid-dream", INES, WEIRDNESS)],
)
def test_another_talent_decides(slug: str, fighter: str, talent: int) -> None:
    """BUF-FGT-06"""
    assert running(table("fight-choose", slug, fighter=fighter).play(f"A play {slug}")).resolving == talent


def test_bare_knuckle_rules_stay() -> None:
    """BUF-RUL-16d"""
    t = table("fight-choose", "bare-knuckle-rules", "one-slow-dance").play(
        "A play bare-knuckle-rules", "B pass"
    )
    assert t.refusal("play one-slow-dance") == "BUF-RUL-61"
    assert running(t).resolving == BUTT_KICKING


def test_this_one_is_mine() -> None:
    """BUF-RUL-16: the first fighter is out of it and untouched; the other is rested and there."""
    a: dict[str, Any] = {"characters": {ADA: "A1", ROOK: "A1"}}
    t = table("fight-choose", "this-one-is-mine", a=a).play("A play this-one-is-mine")
    assert running(t).fighter == t.character(ROOK).uid
    for more in ({"fatigued": [ROOK]}, {"characters": {ADA: "A1", ROOK: "A2"}}):
        t = table("fight-choose", "this-one-is-mine", a={**a, **more})
        assert t.refusal("play this-one-is-mine") == "BUF-RUL-61"


@pytest.mark.parametrize("kind", ["fight", "challenge"])
def test_blue_lights_end_it_without_a_winner(kind: str) -> None:
    """BUF-RUL-15b, BUF-DST-03"""
    t = table(f"{kind}-choose", "blue-lights", a={"destiny": 1}).play("A play blue-lights")
    assert running(t).winner == DRAWN
    assert t.step == f"{kind}-discard"
    assert t.find(VESNA) is not None
    assert (t.destiny("A"), t.destiny("B")) == (0, 0)
    assert table(f"{kind}-choose", "blue-lights").refusal("play blue-lights") == "BUF-DST-03"


@pytest.mark.parametrize(
    ("slug", "kind", "mine", "theirs"),
    [
        ("one-deep-breath", "fight", 7, 5),
        ("one-deep-breath", "challenge", 7, 3),
        ("no-signal", "fight", 5, 2),
        ("no-signal", "challenge", 5, 2),
    ],
)
def test_drawing_more_or_less(slug: str, kind: str, mine: int, theirs: int) -> None:
    """BUF-FDR-01, BUF-CDR-01"""
    decks = {"deck": [FILLER] * 9}
    t = table(f"{kind}-choose", slug, fighter=MILO, a=decks, b=decks).play(
        f"A play {slug}", "B pass", "A pass"
    )
    assert t.step == f"{kind}-battle"
    assert (len(t.cards("A", "hand")), len(t.cards("B", "hand"))) == (mine, theirs)


@pytest.mark.parametrize(
    ("slug", "attached", "total"),
    [
        ("down-from-the-rafters", [FILLER], 7),
        ("bring-the-house-down", ["silver-sabre", "the-vance-hatchet"], 12),
        ("reflexes-of-a-long-line", [], 5),
    ],
)
def test_stronger_in_a_fight(slug: str, attached: list[str], total: int) -> None:
    """BUF-REQ-04: the bonus goes to whoever fights, and ends with the fight."""
    t = table("fight-battle", slug, a={"attached": {ADA: attached}, "deck": [FILLER] * 6})
    before = len(t.cards("A", "hand"))
    t.play(f"A play {slug}")
    assert talents(t, ADA)[BUTT_KICKING] == total
    draws = slug == "reflexes-of-a-long-line"
    assert len(t.cards("A", "hand")) == before - 1 + draws


def test_drop_it_takes_an_item_of_the_foe() -> None:
    """BUF-ITM-01"""
    t = table("fight-battle", "drop-it", b={"attached": {VESNA: ["opera-cloak"]}}).play("A play drop-it")
    assert t.attached(VESNA) == []
    assert t.cards("B", "discard") == ["opera-cloak"]
    assert table("fight-battle", "drop-it").refusal("play drop-it") == "BUF-RUL-61"


def test_pulled_from_the_wrong_sleeve_empties_a_stack() -> None:
    """BUF-STK-01"""
    slug = "pulled-from-the-wrong-sleeve"
    t = table("fight-battle", slug, fighter=MILO).play("A pass", f"B stack {FILLER} > butt-kicking", "A pass")
    t.play(f"B stack {FILLER} > charm", f"A play {slug}")
    assert [len(pile) for pile in running(t).defender_stacks] == [0, 0, 0, 1]
    assert t.cards("B", "discard") == [FILLER]


def test_a_dead_sort_of_silence() -> None:
    """BUF-FBA-02: nothing more on Charm for the opponent."""
    slug = "a-dead-sort-of-silence"
    t = table("fight-battle", slug, fighter=INES).play(f"A play {slug}")
    assert t.refusal(f"stack {FILLER} > charm") == "BUF-GOLD-01"
    assert t.refusal(f"stack {FILLER} > smarts") is None
    t.play("B pass")
    assert t.refusal(f"stack {FILLER} > charm") is None


def test_make_it_up_as_you_go() -> None:
    """BUF-STK-03"""
    slug = "make-it-up-as-you-go"
    t = table("fight-battle", slug, "crib-sheet")
    assert t.refusal("stack crib-sheet > butt-kicking") == "BUF-STK-03"
    t.play(f"A play {slug}", "B pass", "A stack crib-sheet > butt-kicking")
    assert [value for _, value in running(t).attacker_stacks[BUTT_KICKING]] == [3]


@pytest.mark.parametrize("agreed", [True, False])
def test_hush_now_cancels_an_action(agreed: bool) -> None:
    """BUF-RUL-10, BUF-ACT-03: the action is discarded all the same."""
    b = {"characters": {INES: "A1"}, "hand": ["hush-now"]}
    t = table("fight-battle", "haymaker", foe=INES, b=b).play("A play haymaker")
    assert t.asked() == ("B", "buffy-ask-react")
    t.play("B yes" if agreed else "B no")
    assert talents(t, ADA)[BUTT_KICKING] == (3 if agreed else 5)
    assert is_played(t, "haymaker")
    assert is_played(t, "hush-now", "B") == agreed


def test_hush_now_waits_for_an_opponent_in_a_conflict() -> None:
    """BUF-ACT-01, BUF-REQ-04: not for one's own action, not outside the battle, not without Weirdness."""
    t = table("fight-battle", "hush-now", "make-it-up-as-you-go", fighter=INES)
    assert t.refusal("play hush-now") == "BUF-ACT-01"
    assert t.play("A play make-it-up-as-you-go").asked()[0] == "B"
    b = {"hand": ["hush-now"]}
    t = table("conflict", "a-word-in-the-wrong-ear", b=b).play(
        "A play a-word-in-the-wrong-ear", "A talent charm"
    )
    assert t.asked()[1] != "buffy-ask-react"
    t = table("fight-battle", "haymaker", foe=CROWE, b=b).play("A play haymaker")
    assert t.asked()[1] != "buffy-ask-react"


def test_dig_deeper() -> None:
    """BUF-STK-05, BUF-CBA-04: in a challenge only on its goals."""
    t = table("fight-resolve", "dig-deeper").play(
        "A play dig-deeper", "A talent butt-kicking", "B pass", "A pass"
    )
    assert t.destiny("A") == 1
    t = table("challenge-resolve", "dig-deeper").play("A play dig-deeper", "B pass", "A pass")
    assert t.destiny("A") == 1  # Butt-Kicking is the only goal: 3 and 2 against 4


def test_a_loose_paving_stone_trips_the_foe() -> None:
    """BUF-FRE-02"""
    a = {"attached": {ADA: ["overdue-library-card"]}}
    t = table("fight-resolve", "loose-paving-stone", a=a).play(
        "A play loose-paving-stone", "B pass", "A pass"
    )
    assert t.find(VESNA) is None
    assert t.destiny("A") == 1


def test_midnight_keeps_destiny_points() -> None:
    """BUF-CRE-04, BUF-FGT-10"""
    slug = "midnight-from-the-bell-tower"
    t = table("challenge-resolve", slug, a={"destiny": 2}).play(f"A play {slug}", "B pass", "A pass")
    assert t.destiny("A") == 2
    t = table("fight-resolve", slug, a={"destiny": 2}, b={"destiny": 2}).play(
        f"A play {slug}", "B pass", "A pass"
    )
    assert (t.destiny("A"), t.destiny("B")) == (2, 1)  # a tie


def test_salt_for_the_wound_after_a_victory() -> None:
    """BUF-RUL-16b"""
    slug = "salt-for-the-wound"
    strong = {"attached": {ADA: ["silver-sabre"]}}
    t = table("fight-resolve", slug, a=strong)
    assert t.refusal(f"play {slug}") == "BUF-GOLD-01"
    t.play("A pass", "B pass")
    assert t.step == "fight-result"
    t.play(f"A play {slug}")
    assert len(t.cards("B", "hand")) == 1
    lost = table("fight-result", slug, b={"attached": {VESNA: ["silver-sabre"]}})
    assert lost.refusal(f"play {slug}") == "BUF-GOLD-01"


def test_sit_down_a_minute() -> None:
    """BUF-FDI-01"""
    strong = {"attached": {ADA: ["silver-sabre"]}}
    t = table("fight-discard", "sit-down-a-minute", a=strong)
    assert t.fatigued(ADA)
    assert not t.play("A play sit-down-a-minute").fatigued(ADA)
    b = {"hand": ["sit-down-a-minute"], "attached": {VESNA: ["silver-sabre"]}}
    t = table("fight-discard", b=b).play("A pass")
    assert t.refusal("play sit-down-a-minute") == "BUF-RUL-61"  # the defender is not fatigued


@pytest.mark.parametrize("timing", ["fight-discard", "challenge-discard"])
def test_pick_up_the_larger_pieces(timing: str) -> None:
    slug = "pick-up-the-larger-pieces"
    t = table(timing, slug, a={"deck": [FILLER] * 5, "discard": ["deep-pockets", "haymaker"]}).play(
        f"A play {slug}"
    )
    assert t.cards("A", "deck") == ["deep-pockets"]
    assert table(timing, slug).refusal(f"play {slug}") == "BUF-RUL-61"


# -- actions: challenges ------------------------------------------------------------------------------


def test_an_evacuation_notice_thins_the_group() -> None:
    """BUF-RUL-18, BUF-RUL-19: for the defender, whose characters anywhere meet the requirement."""
    slug = "evacuation-notice"
    b: dict[str, Any] = {"characters": {VESNA: "B1"}, "attached": {VESNA: ["opera-cloak"]}}
    t = defending("challenge-choose", slug, FILLER, b=b, a={"destiny": 3}).play(f"B play {slug}")
    assert t.cards("B", "discard") == [slug, FILLER]
    assert t.destiny("A") == 2  # nobody faces it any more
    assert not t.fatigued(ADA)
    t = defending("challenge-choose", slug, b=b)
    assert t.refusal(f"play {slug}") == "BUF-RUL-35"
    t = table("challenge-choose", slug, FILLER, a={"attached": {ADA: ["opera-cloak"]}})
    assert t.refusal(f"play {slug}") == "BUF-GOLD-01"  # the attacker


def test_better_late_than_buried() -> None:
    """BUF-CHL-03: even a fatigued one, but there."""
    slug = "better-late-than-buried"
    a: dict[str, Any] = {"characters": {ADA: "A1", ROOK: "A1"}, "fatigued": [ROOK]}
    t = table("challenge-choose", slug, a=a).play(f"A play {slug}")
    assert running(t).facing == (t.character(ADA).uid, t.character(ROOK).uid)
    away = {"characters": {ADA: "A1", ROOK: "A2"}}
    assert table("challenge-choose", slug, a=away).refusal(f"play {slug}") == "BUF-RUL-61"


def test_the_kid_tags_along() -> None:
    """BUF-CHL-03, and a card more; a Hero or somebody fatigued does not count."""
    slug = "the-kid-tags-along"
    a: dict[str, Any] = {"characters": {ADA: "A1", THEO: "A1", ROOK: "A1"}, "deck": [FILLER] * 6}
    t = table("challenge-battle", slug, a=a)
    before = len(t.cards("A", "hand"))
    t.play(f"A play {slug}")
    assert t.character(THEO).uid in running(t).facing
    assert t.character(ROOK).uid not in running(t).facing
    assert len(t.cards("A", "hand")) == before
    t = table("challenge-battle", slug, a={**a, "fatigued": [THEO]}).play(f"A play {slug}")
    assert len(running(t).facing) == 1
    assert table("fight-battle", slug).refusal(f"play {slug}") == "BUF-ACT-01"


def test_a_crib_sheet() -> None:
    """BUF-REQ-04: the defender has nobody there to read it."""
    t = table("challenge-battle", "crib-sheet").play("A play crib-sheet")
    assert talents(t, ADA)[SMARTS] == 3
    assert defending("challenge-battle", "crib-sheet").refusal("play crib-sheet") == "BUF-RUL-61"


def test_flickering_lights_for_the_defender() -> None:
    """BUF-RUL-18"""
    b = {"characters": {"brother-cain-1": "B1"}, "essence": "brother-cain-essence"}
    t = defending("challenge-resolve", "flickering-lights", b=b, a={"attached": {ADA: [FILLER]}})
    t.play("B play flickering-lights")
    assert talents(t, ADA) == (3, 0, -1, 1)
    t.play("A pass", "B pass")
    assert CHALLENGE in t.challenges()
    t = table("challenge-resolve", "flickering-lights", fighter=INES)
    assert t.refusal("play flickering-lights") == "BUF-GOLD-01"


def test_the_hard_way_again() -> None:
    """BUF-CRE-04: after a failure only."""
    slug = "the-hard-way-again"
    t = table("challenge-discard", slug, a={"deck": [FILLER] * 9})
    while t.refusal("pass") is not None:
        t.play(f"A discard {FILLER}")
    if t.asked()[0] == "B":
        t.play("B pass")
    before = len(t.cards("A", "hand"))
    assert len(t.play(f"A play {slug}").cards("A", "hand")) == before + 1
    won = table("challenge-discard", slug, a={"attached": {ADA: ["silver-sabre"]}})
    assert won.refusal(f"play {slug}") == "BUF-GOLD-01"


# -- whole games --------------------------------------------------------------------------------------


def stuffed(main: str, people: list[str]) -> str:
    """A deck with every card of the set; no format allows it."""
    challenges = [
        "something-in-the-boiler-room",
        "the-borrowed-book",
        "bake-sale-of-the-damned",
        "a-door-left-open",
        "blood-on-the-ballroom-floor",
        "wake-the-old-well",
        "night-of-long-shadows",
    ]
    resources = [*(f"2 {main}-{level}" for level in (1, 2, 3)), *people, *OURS, "homecoming-1"]
    return "\n".join(
        [
            f"name: {main}",
            f"essence: {main}-essence",
            f"main: {main}-1",
            "[resources]",
            *resources,
            "[challenges]",
            *challenges,
            "[locations]",
            "2 harrow-street",
            "the-drowned-chapel",
            "[part ii]",
            "homecoming-2",
            "",
        ]
    )


GOOD: Final = [ROOK, "rook-delaney-2", INES, THEO, "nan-pruitt-1"]
EVIL: Final = ["lord-ashgrave-1", "lord-ashgrave-2", "the-tallow-man-1", CROWE, TWINS]


@pytest.mark.parametrize("seed", range(20))
def test_random_games(seed: int) -> None:
    """Nothing breaks, no card is lost, and everybody stays in bounds."""
    good = stuffed(("ada-vance", "milo-hart")[seed % 2], GOOD)
    evil = stuffed("countess-vesna", EVIL)
    decks: list[Json] = [good, evil] if seed % 4 else [good, evil, stuffed("brother-cain", EVIL)]
    setup: Document = {"decks": decks, "format": "free", "opening_hand": True, "turn_limit": 12}
    match = Match.start("buffy", setup, bytes([seed] * 4))
    random = Random(seed)
    at_start = None
    while match.decision is not None:
        play_random(match, random, 50)
        s = state_of(match)
        assert_in_bounds(s)
        if match.at_rest and not s.agenda and s.turn_number > 1:
            at_start = at_start or cards_in_game(s)
            assert cards_in_game(s) == at_start


def test_the_primitives_of_the_brief_are_used() -> None:
    used = {effect.op for card in CARDS for ability in card.abilities for effect in ability.effects}
    wanted = (
        *(
            v.CHANGE_RESOLVING,
            v.LOCK_RESOLVING,
            v.STACK_BONUS,
            v.REMOVE_FROM_STACK,
            v.FORBID_STACKING,
            v.ANY_ICON,
        ),
        *(v.LEAVE_CONFLICT, v.JOIN_CONFLICT, v.REPLACE_FIGHTER, v.END_CONFLICT, v.CHANGE_DRAW),
        *(
            v.FATIGUE,
            v.REFRESH,
            v.PREVENT_FATIGUE,
            v.DRAW_CARDS,
            v.DISCARD_CARDS,
            v.REVEAL,
            v.SEARCH,
            v.RECOVER,
        ),
        *(v.MILL, v.CRYPT, v.RETURN_TO_HAND, v.ASCEND, v.ATTACH, v.UNATTACH, v.PROTECT_ATTACHMENT),
        *(v.CHANGE_CAPACITY, v.DESTINY, v.CANCEL, v.BOOST, v.GRANT_TRAIT, v.CHANGE_TYPE),
    )
    assert set(wanted) <= used
