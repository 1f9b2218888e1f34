"""The published rulings for the cards of the pool: a position shows each, or it cannot arise with the pool.

A position in `vtes/rulings` names the rulings it shows by the slug of the card and the place of the ruling in
the published list: `rulings = ["bonding: 1"]`. A ruling for a group of cards goes by the number of the group.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.games.vtes.pool import default_pool
from noctuary.kernel.positions import read_position

FILES = sorted((Path(__file__).parent / "vtes" / "rulings").glob("*.toml"))
_GROUP = re.compile(r"G\d{5}")

# How many rulings are published for each card of the pool that has any.
PUBLISHED = {
    "44-magnum": 1,
    "aline-gadeke": 1,
    "anarch-convert": 2,
    "anarch-revolt": 2,
    "anarch-troublemaker": 1,
    "archon-investigation": 2,
    "arika": 2,
    "ashur-tablets": 3,
    "banishment": 5,
    "biothaumaturgic-experiment": 3,
    "blood-doll": 1,
    "blood-fury": 5,
    "blood-rage": 3,
    "bollix": 2,
    "bonding": 2,
    "break-the-bonds": 2,
    "brujah-debate": 2,
    "canine-horde": 1,
    "carlton-van-wyk": 1,
    "carvers-meat-packing-and-storage": 1,
    "cats-guidance": 2,
    "chameleon": 2,
    "change-of-target": 9,
    "channel-10": 1,
    "cloak-the-gathering": 3,
    "club-illusion": 1,
    "conceal": 1,
    "concealed-weapon": 5,
    "conservative-agitation": 1,
    "constant-revolution": 1,
    "crimethinc": 2,
    "crypts-sons": 2,
    "dabbler": 2,
    "daring-the-dawn": 3,
    "deep-song": 2,
    "delaying-tactics": 7,
    "disarm": 3,
    "disputed-territory": 3,
    "diversion": 1,
    "dog-pack": 1,
    "domain-challenge": 1,
    "dominate-kine": 1,
    "donnybrook": 1,
    "drawing-out-the-beast": 2,
    "dreams-of-the-sphinx": 5,
    "dust-up": 2,
    "eagles-sight": 2,
    "earth-meld": 1,
    "elder-library": 1,
    "elen-kamjian": 3,
    "ennoias-theater": 2,
    "evan-klein-g6": 1,
    "faceless-night": 3,
    "fame": 1,
    "fast-hands": 1,
    "fear-of-mekhet": 1,
    "ferraille": 1,
    "field-training": 2,
    "flames-of-insurrection": 1,
    "flaming-candle": 3,
    "flesh-of-marble": 2,
    "force-of-personality": 2,
    "forced-awakening": 3,
    "forced-march": 2,
    "foreshadowing-destruction": 2,
    "form-of-the-bat": 2,
    "fragment-of-the-book-of-nod": 1,
    "freak-drive": 2,
    "frontal-assault": 1,
    "garibaldi-meucci-museum": 2,
    "giants-blood": 1,
    "gift-of-proteus": 2,
    "govern-the-unaligned": 1,
    "grey-thorne": 2,
    "groundfighting": 6,
    "guard-dogs": 2,
    "hackerspace": 1,
    "haqims-law-retribution": 3,
    "heidelberg-castle-germany": 6,
    "hell-for-leather": 1,
    "heroic-might": 1,
    "hidden-strength": 3,
    "hide-the-mind": 1,
    "hunger-of-marduk": 1,
    "immortal-grapple": 2,
    "ingrid-rossler": 1,
    "instinctive-reaction": 2,
    "jake-washington": 2,
    "josef-von-bauren": 1,
    "kevlar-vest": 1,
    "kine-resources-contested": 1,
    "kuyen": 1,
    "libertas": 1,
    "life-boon": 5,
    "liquidation": 1,
    "living-manse": 2,
    "lunatic-eruption": 4,
    "magic-of-the-smith": 2,
    "majesty": 1,
    "melange": 2,
    "minion-tap": 2,
    "mirror-walk": 3,
    "monster": 1,
    "murder-of-crows": 1,
    "new-blood": 3,
    "night-terrors": 4,
    "nonu-dis": 1,
    "nsa-trio": 1,
    "one-with-the-land": 2,
    "ossian": 5,
    "owain-evans-the-wanderer": 2,
    "pack-alpha": 1,
    "parity-shift": 3,
    "perfectionist": 3,
    "piper": 2,
    "poison-pill": 2,
    "power-of-one": 2,
    "powerbase-los-angeles": 1,
    "powerbase-savannah": 1,
    "precognition": 3,
    "priority-contract": 1,
    "protection-racket": 1,
    "psyche": 6,
    "public-trust": 1,
    "puppet-master": 1,
    "quickness": 1,
    "raptor": 1,
    "reckless-agitation": 1,
    "revelation-of-the-serpent": 1,
    "revelations": 1,
    "revolutionary-council": 1,
    "rotschreck": 10,
    "rutors-hand": 1,
    "scorn-of-adonis": 2,
    "scourge-of-the-enochians": 1,
    "secret-horde": 1,
    "secret-passage": 1,
    "secure-haven": 6,
    "serpents-numbing-kiss": 3,
    "shilmulo-tarot": 3,
    "slam": 1,
    "smash-and-grab": 1,
    "smiling-jack-the-anarch": 2,
    "sniper-rifle": 5,
    "soul-burn": 4,
    "spirits-touch": 2,
    "spying-mission": 4,
    "sudden-reversal": 2,
    "target-vitals": 4,
    "taste-of-vitae": 4,
    "telepathic-counter": 1,
    "telepathic-vote-counting": 2,
    "temptation": 4,
    "tension-in-the-ranks": 1,
    "terror-frenzy": 1,
    "the-anarch-free-press": 2,
    "the-barrens": 1,
    "the-bitter-and-sweet-story": 1,
    "the-british-museum-london": 2,
    "the-coven": 2,
    "the-erciyes-fragments": 3,
    "the-platinum-protocol": 2,
    "the-rack": 5,
    "the-shard-london": 2,
    "theft-of-vitae": 2,
    "theo-bell-g6": 1,
    "toreador-grand-ball": 2,
    "torn-signpost": 2,
    "trap": 1,
    "tribute-to-the-master": 1,
    "trophy-hunting-ground": 1,
    "underbridge-stray": 1,
    "veil-the-legions": 2,
    "vessel": 1,
    "villein": 3,
    "visit-from-the-capuchin": 2,
    "war-ghoul": 1,
    "warsaw-station": 4,
    "wash": 3,
    "wasserschloss-anif-austria": 1,
    "weighted-walking-stick": 2,
    "wider-view": 1,
    "wmrh-talk-radio": 1,
    "zephyr": 2,
}

# What they speak of that no card of the pool can bring about.
CANNOT_ARISE = {
    "anarch-revolt: 2": "nothing takes a ready Anarch away in its controller's unlock phase",
    "biothaumaturgic-experiment: 2": "no animal retainer requires an Anarch",
    "blood-fury: 2": "no weapon harms whoever strikes with it",
    "blood-fury: 4": "no weapon strikes first",
    "blood-rage: 3": "no weapon harms whoever strikes with it",
    "chameleon: 1": "no vampire of the pool has an advanced version to merge with",
    "concealed-weapon: 1": "no weapon has a damage that changes",
    "concealed-weapon: 3": "nothing changes what a weapon costs",
    "concealed-weapon: 4": "no weapon of the pool is too dear for it, whoever pays",
    "concealed-weapon: 5": "no weapon strikes harder against some",
    "crypts-sons: 2": "no reaction speaks of the combat that a block would bring",
    "daring-the-dawn: 3": "nothing cancels an action",
    "deep-song: 2": "nothing else changes who counts as the acting minion of a combat",
    "delaying-tactics: 3": "no other card calls a referendum with a political action card",
    "dog-pack: 1": "in a combat, retainers are employed only before its strikes are declared",
    "dreams-of-the-sphinx: 1": "there are no imbued",
    "field-training: 1": "nothing overrides a sect for a while (test_action_cards does it by hand)",
    "flaming-candle: 1": "nothing else burns a vampire’s blood as its action is announced",
    "flaming-candle: 2": "nothing puts equipment into play other than by equipping",
    "flesh-of-marble: 1": "nothing makes a vampire treat aggravated damage as normal damage",
    "groundfighting: 3": "no card keeps a minion from striking, or from additional strikes",
    "groundfighting: 4": "neither card is in the pool",
    "groundfighting: 6": "no card restricts the use of Disciplines in combat",
    "haqims-law-retribution: 2": "no other minion takes an action over",
    "heidelberg-castle-germany: 2": "no vampire is kept from equipment",
    "heroic-might: 1": "nothing asks with which Discipline a vampire strikes",
    "hide-the-mind: 1": "no combat or reaction card can be played with Auspex or without",
    "jake-washington: 1": "nothing takes allies from an ash heap",
    "jake-washington: 2": "nothing gives an ally life",
    "melange: 2": "nothing takes a card from an ash heap while a block is attempted",
    "minion-tap: 2": "nothing takes blood from a vampire while a master card is played",
    "mirror-walk: 1": "nobody blocks without locking",
    "murder-of-crows: 1": "nothing asks who is mortal or a monster",
    "ossian: 5": "no strike requires Auspex",
    "poison-pill: 2": "no referendum both gives and takes pool (test_blocks_and_answers has one)",
    "protection-racket: 1": "no title changes in an action (test_blocks_and_answers does it by hand)",
    "rotschreck: 3": "only strikes inflict aggravated damage in combat",
    "rotschreck: 6": "nothing makes a vampire treat aggravated damage as normal damage",
    "shilmulo-tarot: 3": "nothing puts equipment into play other than by equipping (test_bodies fetches it)",
    "smash-and-grab: 1": "no ally is on the Red List, and nothing else asks who has burned one",
    "sniper-rifle: 1": "nothing else sets the range before a first round",
    "sniper-rifle: 5": "nothing lets a combatant do without its strike",
    "soul-burn: 2": "no weapon strikes first",
    "soul-burn: 3": "no weapon harms whoever strikes with it",
    "tension-in-the-ranks: 1": "there are no imbued",
    "the-shard-london: 2": "no card that an ally can play costs blood (test_masters_n_to_z has one)",
    "theo-bell-g6: 1": "his advanced version is not in the pool",
    "torn-signpost: 1": "no minion that can play it has a larger base strength",
}


def shown() -> dict[str, list[str]]:
    """The rulings that positions show, each with the files that do."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for ruling in read_position(file).rulings:
            found.setdefault(ruling, []).append(file.name)
    return found


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_file_says_which_rulings_it_shows(file: Path) -> None:
    position = read_position(file)
    assert position.rulings
    about = [ruling.partition(": ")[0] for ruling in position.rulings]
    assert all(_GROUP.fullmatch(one) or one in PUBLISHED for one in about)
    assert any(file.stem.startswith(one) for one in about) or all(_GROUP.fullmatch(one) for one in about)


def test_every_card_with_rulings_is_in_the_pool() -> None:
    assert [slug for slug in PUBLISHED if slug not in default_pool().kind_of] == []


def test_every_ruling_is_shown_or_cannot_arise() -> None:
    published = {f"{slug}: {place + 1}" for slug, count in PUBLISHED.items() for place in range(count)}
    of_cards = {ruling for ruling in shown() if not _GROUP.match(ruling)}
    assert sorted(of_cards - published) == []
    assert sorted(set(CANNOT_ARISE) - published) == []
    assert sorted(of_cards & set(CANNOT_ARISE)) == []
    assert sorted(published - of_cards - set(CANNOT_ARISE)) == []
