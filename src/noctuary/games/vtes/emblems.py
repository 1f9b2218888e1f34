"""The figure on a VTES card: a vampire's clan; a card's own, its Discipline, its clan or its type.

Figures of our own choice by what a clan or a Discipline is about (`noctuary.text.emblems`): none is a sign
of the publisher's. Who left a clan shows its figure upside down.
"""

# not compiled: looked up once for each card

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.kinds import DISCIPLINE_CODES, TYPE_SLUGS
from noctuary.text.emblems import REVERSED, by_slug

_ANTITRIBU: Final = "-antitribu"

CLANS: Final = {
    "abomination": "moon",
    "ahrimane": "cat",
    "akunanse": "tusks",
    "baali": "horn",
    "banu-haqim": "sabre",
    "blood-brother": "rings",
    "brujah": "fist",
    "caitiff": "chain",
    "daughter-of-cacophony": "harp",
    "gangrel": "wolf",
    "gargoyle": "wing",
    "giovanni": "coins",
    "guruhi": "lion",
    "harbinger-of-skulls": "scythe",
    "hecata": "coffin",
    "ishtarri": "gem",
    "kiasyd": "fern",
    "lasombra": "mirror",
    "malkavian": "jester",
    "ministry": "ankh",
    "nagaraja": "bones",
    "nosferatu": "rat",
    "osebo": "spears",
    "pander": "flag",
    "ravnos": "wheel",
    "salubri": "hand",
    "samedi": "tophat",
    "toreador": "rose",
    "tremere": "pyramid",
    "true-brujah": "hourglass",
    "tzimisce": "dragon",
    "ventrue": "scepter",
}
DISCIPLINES: Final = {
    "abo": "claw",
    "ani": "paw",
    "aus": "eye",
    "cel": "wingboot",
    "chi": "wand",
    "dai": "pentagram",
    "dem": "spiral",
    "dom": "puppet",
    "for": "shield",
    "mel": "note",
    "myt": "butterfly",
    "nec": "skull",
    "obe": "aid",
    "obf": "mask",
    "obl": "eclipse",
    "obt": "tentacle",
    "pot": "hammer",
    "pre": "heart",
    "pro": "bat",
    "qui": "hush",
    "san": "drops",
    "ser": "snake",
    "spi": "ghost",
    "tem": "clock",
    "tha": "drop",
    "thn": "tombstone",
    "val": "lotus",
    "vic": "needle",
    "vis": "brick",
}
TYPES: Final = {
    "vampire": "fang",
    "master": "crown",
    "action": "footprints",
    "political-action": "ballot",
    "action-modifier": "gear",
    "reaction": "deflect",
    "combat": "swords",
    "equipment": "satchel",
    "retainer": "dog",
    "ally": "handshake",
    "event": "comet",
}
_CHOSEN: Final = by_slug(
    {
        "bell": "on-the-qui-vive",
        "bike": "sport-bike",
        "binoculars": "wider-view",
        "book": "codex-of-the-edenic-groundskeepers",
        "bow": "ivory-bow",
        "bowl": "bowl-of-convergence",
        "chalice": "vessel",
        "chest": "secret-horde",
        "coins": "kine-resources-contested liquidation protracted-investment",
        "crosshair": "change-of-target jake-washington",
        "cycle": "constant-revolution",
        "dice": "creepshow-casino",
        "dragon": "dragonbound",
        "ear": "rumors-of-gehenna",
        "eyeclosed": "dreams-of-the-sphinx",
        "fang": "taste-of-vitae",
        "flag": "anarch-revolt",
        "gavel": "second-tradition-domain toreador-justicar",
        "gun": "44-magnum",
        "handshake": "consanguineous-boon",
        "heart": "heart-of-nizchetus",
        "helm": "kevlar-vest",
        "hood": "inconnu-tutelage visit-from-the-capuchin",
        "house": "elysium-the-palace-of-versailles",
        "lamppost": "life-in-the-city",
        "mask": "misdirection the-unmasking",
        "mountain": "the-barrens",
        "plug": "pentex-subversion",
        "purse": "short-term-investment",
        "sabre": "smiling-jack-the-anarch",
        "scales": "parity-shift",
        "scream": "anarch-troublemaker",
        "shelf": "elder-library",
        "shovel": "villein",
        "snake": "fiendish-tongue",
        "star": "anthelios-the-red-star fame",
        "sunrise": "wake-with-evenings-freshness",
        "teddy": "blood-doll",
        "temple": "the-parthenon",
        "tombstone": "burial-site-hunting-ground",
        "tower": "powerbase-los-angeles powerbase-montreal",
        "trap": "poachers-hunting-ground",
        "trophy": "trophy-hunting-ground",
        "antenna": "information-highway",
        "drum": "club-illusion",
    }
)


def clan_emblem(clan: str) -> str:
    mother = clan.removesuffix(_ANTITRIBU)
    figure = CLANS.get(mother, "")
    return figure + REVERSED if figure and mother != clan else figure


def emblem_of(card: Card, clans: list[str]) -> str:
    """Of the first Discipline or clan on the card; `clans` are the pool's, by number."""
    if card.is_crypt:
        return clan_emblem(clans[card.clan]) or TYPES["vampire"]
    disciplines = [code for which, code in enumerate(DISCIPLINE_CODES) if which in card.disciplines]
    card_type = next(name for bit, name in enumerate(TYPE_SLUGS) if card.types >> bit & 1)
    found = [_CHOSEN.get(card.slug, ""), *(DISCIPLINES[code] for code in disciplines)]
    found += [clan_emblem(clans[clan]) for clan in card.clans]
    return next((figure for figure in found if figure), TYPES[card_type])
