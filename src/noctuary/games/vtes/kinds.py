"""The numbers that the game's own words stand for: card types, clans, Disciplines, sects, titles, windows."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

# -- card types, as a bit mask: some cards are of several types (VTES-SEQ-10) --------------------------

VAMPIRE: Final = 1 << 0
MASTER: Final = 1 << 1
ACTION: Final = 1 << 2
POLITICAL: Final = 1 << 3
MODIFIER: Final = 1 << 4
REACTION: Final = 1 << 5
COMBAT: Final = 1 << 6
EQUIPMENT: Final = 1 << 7
RETAINER: Final = 1 << 8
ALLY: Final = 1 << 9
EVENT: Final = 1 << 10
NO_CARD_TYPE: Final = 1 << 11  # in play, what is neither a minion nor what it was played as (`Card.becomes`)
TYPE_SLUGS: Final = (
    "vampire",
    "master",
    "action",
    "political-action",
    "action-modifier",
    "reaction",
    "combat",
    "equipment",
    "retainer",
    "ally",
    "event",
)
MINION_CARDS: Final = (
    ACTION | POLITICAL | MODIFIER | REACTION | COMBAT | EQUIPMENT | RETAINER | ALLY
)  # played by a minion, who meets the requirements (VTES-SEQ-08)
ACTION_CARDS: Final = ACTION | POLITICAL | EQUIPMENT | RETAINER | ALLY  # their cost is paid at resolution

# -- Disciplines ------------------------------------------------------------------------------------

DISCIPLINE_CODES: Final = [
    "abo",
    "ani",
    "aus",
    "cel",
    "chi",
    "dai",
    "dem",
    "dom",
    "for",
    "mel",
    "myt",
    "nec",
    "obe",
    "obf",
    "obl",
    "obt",
    "pot",
    "pre",
    "pro",
    "qui",
    "san",
    "ser",
    "spi",
    "tem",
    "tha",
    "thn",
    "val",
    "vic",
    "vis",
]
DISCIPLINES: Final = len(DISCIPLINE_CODES)
NONE: Final = 0  # levels of a Discipline
BASIC: Final = 1
SUPERIOR: Final = 2

# -- clans: a pool numbers those it has (`facts.Clans`) -----------------------------------------------

CLAN_SLUGS: Final[tuple[str, ...]] = (
    "abomination",
    "ahrimane",
    "akunanse",
    "baali",
    "banu-haqim",
    "blood-brother",
    "brujah",
    "brujah-antitribu",
    "caitiff",
    "daughter-of-cacophony",
    "gangrel",
    "gangrel-antitribu",
    "gargoyle",
    "giovanni",
    "guruhi",
    "harbinger-of-skulls",
    "hecata",
    "ishtarri",
    "kiasyd",
    "lasombra",
    "malkavian",
    "malkavian-antitribu",
    "ministry",
    "nagaraja",
    "nosferatu",
    "nosferatu-antitribu",
    "osebo",
    "pander",
    "ravnos",
    "salubri",
    "salubri-antitribu",
    "samedi",
    "toreador",
    "toreador-antitribu",
    "tremere",
    "tremere-antitribu",
    "true-brujah",
    "tzimisce",
    "ventrue",
    "ventrue-antitribu",
)

# -- sects, titles ----------------------------------------------------------------------------------

CAMARILLA: Final = 0
SABBAT: Final = 1
ANARCH: Final = 2
INDEPENDENT: Final = 3
LAIBON: Final = 4
SECT_SLUGS: Final[tuple[str, ...]] = ("camarilla", "sabbat", "anarch", "independent", "laibon")

NO_TITLE: Final = 0
PRIMOGEN: Final = 1
PRINCE: Final = 2
JUSTICAR: Final = 3
INNER_CIRCLE: Final = 4
BISHOP: Final = 5
ARCHBISHOP: Final = 6
PRISCUS: Final = 7
CARDINAL: Final = 8
REGENT: Final = 9
BARON: Final = 10
MAGAJI: Final = 11
KHOLO: Final = 12
INDEPENDENT_VOTES: Final = 13  # "N votes (titled)": kept in any sect
TITLE_SLUGS: Final[tuple[str, ...]] = (
    "none",
    "primogen",
    "prince",
    "justicar",
    "inner-circle",
    "bishop",
    "archbishop",
    "priscus",
    "cardinal",
    "regent",
    "baron",
    "magaji",
    "kholo",
    "independent",
)
OF_A_CITY: Final = (PRINCE, ARCHBISHOP, BARON)  # VTES-TITLE-03
OF_A_CLAN: Final = (JUSTICAR, INNER_CIRCLE, KHOLO)  # the titles that need the clan they are for
TITLE_VOTES: Final = [0, 1, 2, 3, 4, 1, 2, 0, 3, 4, 2, 2, 2, 0]  # VTES-TITLE-02; prisci vote as a bloc
TITLE_SECT: Final = [-1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 4, 4, -1]  # the sect without which it sleeps
PRISCI_VOTES: Final = 3  # of the whole bloc (VTES-POL-06)

# -- plain traits of a crypt card, as a bit mask (VTES-SECT-04) ---------------------------------------

INFERNAL: Final = 1 << 0
SCARCE: Final = 1 << 1
STERILE: Final = 1 << 2
BLOOD_CURSED: Final = 1 << 3
RED_LIST: Final = 1 << 4
BLACK_HAND: Final = 1 << 5
FLIGHT: Final = 1 << 6
NON_UNIQUE: Final = 1 << 7
CIRCLE: Final = 1 << 8
SERAPH: Final = 1 << 9  # of the Black Hand
TRAIT_SLUGS: Final = (
    "infernal",
    "scarce",
    "sterile",
    "blood-cursed",
    "red-list",
    "black-hand",
    "flight",
    "non-unique",
    "circle",
    "seraph",
)
PATH_SLUGS: Final = ("caine", "cathari", "death-and-the-soul", "power-and-the-inner-voice")  # VTES-SECT-03

# -- keywords of a library card, as a bit mask ---------------------------------------------------------

LOCATION: Final = 1 << 0
HUNTING_GROUND: Final = 1 << 1
INVESTMENT: Final = 1 << 2
TRIFLE: Final = 1 << 3
OUT_OF_TURN: Final = 1 << 4
DISCIPLINE_CARD: Final = 1 << 5
WEAPON: Final = 1 << 6
GUN: Final = 1 << 7
MELEE_WEAPON: Final = 1 << 8
VEHICLE: Final = 1 << 9
ELECTRONIC: Final = 1 << 10
GEHENNA: Final = 1 << 11
INCONNU: Final = 1 << 12
ARCHETYPE: Final = 1 << 13
BOON: Final = 1 << 14
TROPHY: Final = 1 << 15
TITLE_CARD: Final = 1 << 16
UNIQUE_RELIC: Final = 1 << 17
ANIMAL: Final = 1 << 18
MORTAL: Final = 1 << 19
GHOUL: Final = 1 << 20
WRAITH: Final = 1 << 21
CHANGELING: Final = 1 << 22
ZOMBIE: Final = 1 << 23
MAGE: Final = 1 << 24
WEREWOLF: Final = 1 << 25
FRENZY: Final = 1 << 31
AIM: Final = 1 << 36
GRAPPLE: Final = 1 << 38
DERIVATIVE: Final = 1 << 26  # of a hunting ground that lives on others
HAVEN: Final = 1 << 32
KEYWORD_SLUGS: Final[tuple[str, ...]] = (
    "location",
    "hunting-ground",
    "investment",
    "trifle",
    "out-of-turn",
    "discipline",
    "weapon",
    "gun",
    "melee-weapon",
    "vehicle",
    "electronic",
    "gehenna",
    "inconnu",
    "archetype",
    "boon",
    "trophy",
    "title",
    "relic",
    "animal",
    "mortal",
    "ghoul",
    "wraith",
    "changeling",
    "zombie",
    "mage",
    "werewolf",
    "derivative",
    # those that no rule asks for yet
    "demon",
    "mummy",
    "dhampir",
    "gargoyle-creature",
    "frenzy",
    "haven",
    "ammo",
    "contract",
    "government",
    "aim",
    "condemnation",
    "grapple",
    "path",
    "nod-fragment",
    "elysium",
    "watchtower",
    "inquisition",
    "operation-antigen",
    "transient",
)

# -- phases and windows ------------------------------------------------------------------------------

UNLOCK: Final = 0
MASTER_PHASE: Final = 1
MINION_PHASE: Final = 2
INFLUENCE: Final = 3
DISCARD: Final = 4
PHASE_SLUGS: Final[tuple[str, ...]] = ("unlock", "master", "minion", "influence", "discard")

# A window is a moment in which effects can be used, impulse by impulse (VTES-SEQ-02). The first five are the
# phases themselves. A card says in which windows it can be used by a bit mask of 1 << window.
ANNOUNCED: Final = 5  # as the action is announced (VTES-ACT-21)
NO_ATTEMPT: Final = 6  # state A of VTES-BLOCK-04
ATTEMPT: Final = 7  # state B
DECLINED: Final = 8  # state C
WOULD_SUCCEED: Final = 9  # VTES-ACT-22
AFTER_ACTION: Final = 10  # after resolution
BLOCKED: Final = 11  # before block resolution (VTES-BLOCK-11)
BEFORE_RANGE: Final = 12
MANEUVERS: Final = 13
BEFORE_STRIKES: Final = 14
STRIKE: Final = 15  # a combatant chooses a strike
STRIKES_CHOSEN: Final = 16  # both are declared: add-ons (VTES-STRIKE-10)
DAMAGE: Final = 17  # prevention (VTES-DMG-01)
ADDITIONAL: Final = 18  # additional strikes (VTES-STRIKE-11)
PRESS: Final = 19
END_OF_ROUND: Final = 20
COMBAT_ENDING: Final = 21  # combat is about to end (VTES-COMBAT-12)
AFTER_COMBAT: Final = 22
TO_TORPOR: Final = 23  # a vampire is going to torpor (VTES-TORPOR-03)
POLLING: Final = 24
AFTER_REFERENDUM: Final = 25
AS_PLAYED: Final = 26  # a card is being played: cancels and wakes (VTES-SEQ-05)
BETWEEN_ACTIONS: Final = 27  # an action is over, the next not yet announced (VTES-SEQ-21)
WOULD_BE_OUSTED: Final = 28  # somebody has no pool left (VTES-OUST-01)
AIMING: Final = 29  # a combatant has chosen a strike, the other not yet: aims
WINDOW_SLUGS: Final[tuple[str, ...]] = (
    *PHASE_SLUGS,
    "announced",
    "no-attempt",
    "attempt",
    "declined",
    "would-succeed",
    "after-action",
    "blocked",
    "before-range",
    "maneuvers",
    "before-strikes",
    "strike",
    "strikes-chosen",
    "damage",
    "additional-strikes",
    "press",
    "end-of-round",
    "combat-ending",
    "after-combat",
    "to-torpor",
    "polling",
    "after-referendum",
    "as-played",
    "between-actions",
    "would-be-ousted",
    "aiming",
)
WINDOWS: Final = len(WINDOW_SLUGS)
DURING_ACTION: Final = 1 << NO_ATTEMPT | 1 << ATTEMPT | 1 << DECLINED

# -- kinds of actions (VTES-ACT) -----------------------------------------------------------------------

BLEED: Final = 0
HUNT: Final = 1
EQUIP: Final = 2
EMPLOY: Final = 3
RECRUIT: Final = 4
POLITICS: Final = 5
LEAVE_TORPOR: Final = 6
RESCUE: Final = 7
DIABLERISE: Final = 8
BECOME_ANARCH: Final = 9
ENTER_COMBAT: Final = 10
CARD_ACTION: Final = 11  # whatever else a card makes an action of
ACTION_SLUGS: Final[tuple[str, ...]] = (
    "bleed",
    "hunt",
    "equip",
    "employ",
    "recruit",
    "politics",
    "leave-torpor",
    "rescue",
    "diablerise",
    "become-anarch",
    "enter-combat",
    "card",
)

# -- regions of a card in play -------------------------------------------------------------------------

READY: Final = 0
TORPOR: Final = 1
IN_PLAY: Final = 2  # without a host: masters, events, cards that stay
ON_CARD: Final = 3  # on its host
CONTESTED: Final = 4  # face down, out of play (VTES-CONTEST-01)
Region: TypeAlias = Literal["ready", "torpor", "in-play", "on-card", "contested"]
REGION_SLUGS: Final[tuple[Region, ...]] = ("ready", "torpor", "in-play", "on-card", "contested")

# -- numbers of the rulebook ---------------------------------------------------------------------------

STARTING_POOL: Final = 30
HAND_SIZE: Final = 7
STARTING_CRYPT: Final = 4
TRANSFERS: Final = 4
OUST_POOL: Final = 6
MOST_PLAYERS: Final = 6
MANY: Final = 99  # more than there ever are of anything
