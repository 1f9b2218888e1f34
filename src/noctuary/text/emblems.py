"""Which figure stands on a card: chosen card by card, or called for by a word of its name.

The figures are drawn in `web/src/cards/figures.svg`; a game chooses among them in its module `emblems`, and
says so by `Words.card_emblem`. `rose-reversed` is the same figure upside down.
"""

# not compiled: looked up once for each card

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

REVERSED: Final = "-reversed"

_CALLS: Final = {
    "aid": "clinic doctor first-aid heal healing hospital medic nurse remedy",
    "apple": "apple bane poison tainted teacher",
    "arrow": "arrow chase run",
    "axe": "axe hatchet woodcutter",
    "bat": "bat dusk undead vampire",
    "bed": "bed motel nap rest",
    "bell": "alarm bell toll",
    "blade": "attack blade dagger knife slash sword",
    "bolt": "bolt force power shock sudden thunder",
    "bones": "bone bones",
    "book": "archive book codex grimoire library lore research study tale tales tome",
    "boot": "boot boots kick movement stomp",
    "bow": "aim archer bow crossbow",
    "brain": "brain mind wits",
    "candle": "candle vigil wick",
    "cards": "bluff card cards",
    "cat": "cat kitten",
    "cauldron": "brew cauldron soup",
    "chain": "chain chains",
    "chalice": "chalice cup drink feast grail vessel",
    "chest": "chest hoard treasure",
    "church": "chapel church convent",
    "claw": "claw claws rage",
    "clock": "clock hour hours late",
    "cloak": "cloak coat",
    "club": "clubs",
    "coffin": "coffin funeral",
    "coins": "coin coins gold investment money rent",
    "cross": "cross faith holy",
    "crosshair": "sniper target",
    "crow": "crow raven",
    "crown": "ascend countess crown king prince queen reign",
    "cutlery": "banquet dinner",
    "dice": "casino chance dice gamble luck",
    "dog": "dog hound",
    "door": "door exit gate hellmouth passage portal threshold",
    "dragon": "dragon wyrm",
    "drop": "blood",
    "drum": "drum",
    "ear": "ear listen rumor rumour",
    "envelope": "letter mail",
    "explosion": "blast bomb explosion",
    "eye": "eye eyes oracle sight stare vision watch watcher",
    "fang": "bite bitten fang fangs thirst",
    "feather": "feather quill scribe",
    "fist": "brawl fist haymaker punch strength",
    "flag": "flag revolt",
    "flame": "blaze blazing burn burning ember fire flame flames",
    "fountain": "fountain",
    "gavel": "judge judgment law magistrate trial",
    "gear": "engine gear machine",
    "gem": "amulet diamonds gem jewel relic stone",
    "ghost": "ghost haunted phantom soul souls spirit",
    "gift": "gift offering",
    "gradcap": "college graduation school student university",
    "grasp": "grasp grasping grip",
    "gun": "gun magnum pistol revolver shot",
    "hammer": "forge hammer smith",
    "hand": "hand palm ritual spell touch",
    "handshake": "alliance deal pact truce",
    "heart": "charm heart hearts kiss love smile",
    "hood": "cowl hood hooded",
    "horn": "demon demonic devil horn",
    "hourglass": "hourglass time wait",
    "house": "dormitory home house manor mansion",
    "hush": "hush quiet silence silent",
    "jester": "clown fool jester joker",
    "key": "key secret secrets vault",
    "lantern": "lamp lantern light lights patrol",
    "leaf": "autumn garden herb herbs leaf leaves",
    "lion": "lion pride",
    "locket": "locket pendant",
    "magnifier": "clue detective search",
    "mask": "decoy disguise glamour mask masked masks",
    "match": "match matches",
    "mirror": "glass mirror mirrors reflection",
    "mist": "fog mist smoke",
    "moon": "lunar midnight moon moonlight night nocturne",
    "moons": "dream dreams eclipse sleep twin",
    "mountain": "cliff hill mountain quake",
    "newspaper": "news newspaper press",
    "note": "ballad choir dance music note song",
    "orb": "foresight orb seance",
    "padlock": "lock padlock",
    "paw": "beast hunt hunting pack",
    "phial": "elixir phial potion venom",
    "phone": "call phone telephone",
    "puppet": "doll marionette puppet",
    "purse": "pockets purse wallet",
    "rabbit": "hare rabbit",
    "rat": "rat rats sewer",
    "ring": "ring",
    "road": "road street",
    "rose": "beauty bramble briar flower rose thorn",
    "sabre": "saber sabre scimitar",
    "scales": "balance scales",
    "scroll": "contract map plan prophecy scroll",
    "shards": "shard shards shatter shattered",
    "shield": "armor armour block defense guard shield ward",
    "shovel": "dig grave gravedigger shovel",
    "skull": "cemetery crypt dead death doom skull",
    "snake": "serpent snake",
    "snow": "cold frost ice snow winter",
    "spade": "spades",
    "spider": "spider",
    "spiral": "chaos hex madness spiral vortex weird",
    "stake": "post slayer stake",
    "storm": "storm tempest",
    "sun": "day daylight sun",
    "sunrise": "dawn morning sunrise",
    "swords": "battle duel fight swords war",
    "tear": "tear tears",
    "tombstone": "tomb tombstone",
    "tower": "castle fortress tower",
    "trap": "trap",
    "tree": "forest park tree woods",
    "wand": "alakazam magic trick wand",
    "wave": "deep flood ocean river sea tide water waters wave",
    "web": "net web",
    "wheel": "cart wheel",
    "wind": "breath wind",
    "wing": "angel flight leap wing wings",
    "wolf": "werewolf wolf wolves",
}
_CALLED_BY: Final = {word: figure for figure, words in _CALLS.items() for word in words.split()}
_PRINTING: Final = re.compile(r"-p\d+$")  # a later printing of a card shows what the first one did


def by_slug(figures: Mapping[str, str]) -> dict[str, str]:
    """`{"lion": "the-lion …"}` the other way round: the figure of each slug."""
    return {slug: figure for figure, slugs in figures.items() for slug in slugs.split()}


def printed_first(slug: str) -> str:
    return _PRINTING.sub("", slug)


def called_by(slug: str) -> str:
    """What a word of the slug calls for, the first that does; empty if none."""
    return next((_CALLED_BY[word] for word in slug.split("-") if word in _CALLED_BY), "")
