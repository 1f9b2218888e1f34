"""The figure on each card of Twisted Fables, chosen for what the card is called (`noctuary.text.emblems`)."""

# not compiled: looked up once for each card

from __future__ import annotations

from typing import Final

from noctuary.text.emblems import by_slug, called_by

_BASIC: Final = {
    "blade": "attack-1 attack-2 attack-3",
    "shield": "defense-1 defense-2 defense-3",
    "boot": "movement-1 movement-2 movement-3",
    "jester": "joker",
    "match": "match",
    "phial": "poison-1 poison-2 poison-3",
    "drop": "blood-1 blood-2 blood-3",
}
_RED: Final = {
    "gun": "pot-shot crack-shot",
    "crosshair": "sniper-shot",
    "boltshield": "energy-shield electrified-shield omega-shield",
    "rocket": "unleashed-ballistics unleashed-firepower",
    "explosion": "unleashed-fury raining-vengeance",
    "flame": "overdrive-burn",
    "hood": "hooded-system",
    "ear": "transformed-senses",
    "chest": "onboard-cache",
    "chip": "system-hack",
    "wolf": "the-wolf-consumes",
}
_SNOW: Final = {
    "shards": "shard-storm shattered-destiny",
    "tornado": "shard-tempest shard-vortex",
    "apple": "tainted-offering poisoned-purity",
    "cutlery": "tainted-feast",
    "cauldron": "tainted-maelstrom brewing-destruction",
    "door": "shattered-passage",
    "mirror": "shattered-truth rain-of-mirrors",
    "coffin": "crystal-coffin",
    "phial": "corrupted-destiny",
    "snake": "venomous-turn seven-serpents",
}
_BEAUTY: Final = {
    "spiral": "inner-turmoil",
    "scream": "inner-rage",
    "flame": "inner-fury",
    "chain": "shattering-chains",
    "bones": "shattering-bones",
    "ghost": "shattering-souls",
    "grasp": "the-groping-dark the-grasping-dark the-wrenching-dark",
    "drop": "bloodletting",
    "chalice": "blood-rite",
    "brain": "mental-barriers",
    "aid": "treating-what-ails",
    "eye": "and-they-woke-up",
    "heart": "the-blood-renews",
    "bed": "the-sleeper-wakes",
}
_ALICE: Final = {
    "cards": "deal-the-cards cut-the-cards",
    "dice": "rig-the-cards",
    "wand": "magic-trick",
    "brain": "mind-trick",
    "tophat": "hat-trick",
    "rabbit": "curiously-agile",
    "hush": "curiously-covert",
    "magnifier": "curiously-curious",
    "axe": "off-with-her-head",
    "cup": "wonderland",
    "cat": "were-all-mad-here",
    "star": "its-showtime",
    "dragon": "frabjous-day",
    "watch": "important-date",
    "footprints": "the-games-afoot",
}
_MULAN: Final = {
    "fist": "underestimated undeniable undiminished",
    "deflect": "diverted-fire diverted-might diverted-wrath",
    "spears": "no-retreat",
    "swords": "no-quarter",
    "skull": "no-mercy",
    "yinyang": "channeled-qi",
    "feather": "evading-fate",
    "lotus": "enlightened-assault",
    "storm": "gathering-storm",
    "bolt": "honors-thunder",
    "tornado": "confronting-chaos",
    "bugle": "legends-call",
}
_KAGUYA: Final = {
    "sunrise": "ascendant-light",
    "crown": "ascendant-glory",
    "wing": "ascendant-avatar",
    "echo": "addled-echoes bygone-echoes divine-echoes",
    "eye": "focused-intent uncanny-instinct",
    "helm": "focused-resolve",
    "mountain": "focused-ascent",
    "katana": "swift-reprisal impulsive-onslaught",
    "moon": "blood-moon",
    "lotus": "reflective-repose",
    "scales": "judgment-arising",
    "flame": "blazing-shinai",
}
_MERMAID: Final = {
    "shell": "sirens-call",
    "note": "sirens-song",
    "scream": "sirens-shriek",
    "tentacle": "surging-wrath",
    "volcano": "erupting-wrath",
    "trident": "avenging-wrath",
    "wave": "the-encroaching-sea the-invading-sea the-conquering-sea the-rising-tide the-purging-flood",
    "storm": "the-raging-tempest",
    "echo": "mystic-echoes",
    "fishtail": "daughter-of-oceans",
    "fountain": "restoring-waters",
    "kraken": "the-kraken-stirs",
}
_MATCH_GIRL: Final = {
    "comet": "make-a-wish a-surfeit-of-wishes",
    "tear": "regret-a-wish",
    "match": "requite-a-wish",
    "handshake": "diabolical-offer",
    "dice": "diabolical-gamble",
    "scroll": "diabolical-deal",
    "scales": "your-soul-weighed",
    "ghost": "your-soul-wanting your-soul-ravaged",
    "pentagram": "ritual-of-pain",
    "heart": "inflamed-craving playing-with-lives",
    "gift": "after-all-ive-given",
    "flame": "playing-with-fire",
    "candle": "playing-with-hopes",
    "horn": "the-demons-due",
    "explosion": "infernal-overload",
}
_DOROTHY: Final = {
    "crosshair": "target-acquired target-locked target-neutralized",
    "radar": "probing-engaged probing-deeper probing-complete",
    "binoculars": "enemy-sighted enemy-in-range enemy-dispatched",
    "skull": "kill-order-affirmed",
    "gear": "more-than-machine",
    "boot": "apex-force-approved",
    "eye": "nowhere-to-hide",
    "lion": "the-lion",
    "scarecrow": "the-scarecrow",
    "tinman": "the-tin-man",
}
_SCHEHERAZADE: Final = {
    "moons": "deleted-dreams",
    "book": "deleted-memories",
    "eclipse": "deleted-existence",
    "web": "engulfed-in-the-net saturated-in-the-net dissolved-in-the-net",
    "eye": "the-watcher",
    "puppet": "the-manipulator",
    "claw": "the-violator",
    "hand": "the-hands-of-fate",
    "feather": "rewriting-desires",
    "brain": "formatting-thoughts",
    "spider": "caught-in-the-web",
    "syringe": "draining-addiction",
    "scissors": "severed-pathway",
    "plug": "cut-from-the-system",
}
_RELICS: Final = {
    "comet": "wish",
    "chalice": "parched-grail",
    "key": "treasure-key",
    "orb": "orb-of-foresight",
    "rift": "rift-of-truth",
    "book": "grimoire-of-retelling",
    "blade": "nightmare-sword",
    "sprout": "jacks-magic-bean",
    "wand": "alakazam",
    "compass": "dream-navigation",
    "flame": "wandering-ember",
    "tortoise": "tortoise-scale",
    "wingboot": "wind-boots",
    "ramshorn": "rams-horn",
    "hook": "star-hook",
    "mirror": "twin-mirror",
    "hourglass": "cracked-hourglass",
    "feather": "scribes-quill",
    "purse": "imps-purse",
    "seal": "sealing-wax",
    "lantern": "dark-lantern",
    "rose": "stubborn-bramble",
    "volcano": "cold-ash",
    "apple": "amber-apple",
    "axe": "woodcutters-coal",
    "drum": "marching-drum",
    "whetstone": "whetstone",
    "scales": "bone-scales",
    "mist": "borrowed-mist",
    "wheel": "pedlars-wheel",
}
_FABLES: Final = (
    *(_RED, _SNOW, _BEAUTY, _ALICE, _MULAN),
    *(_KAGUYA, _MERMAID, _MATCH_GIRL, _DOROTHY, _SCHEHERAZADE),
)

CHOSEN: Final = {
    slug: figure for table in (_BASIC, *_FABLES, _RELICS) for slug, figure in by_slug(table).items()
}


def emblem_of(slug: str) -> str:
    return CHOSEN.get(slug) or called_by(slug)
