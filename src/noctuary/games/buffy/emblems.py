"""The figure on a Buffy card: chosen for the people and titles that come with the game.

A collector's own card shows what its title calls for, else its strongest talent, else its type
(`noctuary.text.emblems`).
"""

# not compiled: looked up once for each card

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.card import NO_GOAL, Card
from noctuary.games.buffy.kinds import TALENT_SLUGS, TYPE_SLUGS
from noctuary.text.emblems import by_slug, called_by, printed_first

# All cards of one person show one figure.
PEOPLE: Final = by_slug(
    {
        "aid": "nan-pruitt",
        "badge": "agnes-finch",
        "bat": "the-master",
        "bike": "hob-larkin",
        "blade": "faith",
        "book": "giles milo-hart",
        "candle": "the-tallow-man",
        "clapper": "odile-crane",
        "cleaver": "gideon-marrow",
        "coins": "ferris-mudd",
        "cross": "sister-perpetua",
        "crown": "countess-vesna",
        "cup": "lupe-ortega",
        "fang": "spike the-gutter-twins vamp-willow",
        "feather": "constance-quill",
        "flame": "other-milo-hart",
        "gavel": "magistrate-vane",
        "glove": "rook-delaney",
        "hammer": "xander",
        "handcuffs": "constable-blythe",
        "house": "hansel-and-gretel",
        "hush": "mister-mum",
        "jester": "theo-blank",
        "key": "gus-pellew",
        "locket": "anyanka",
        "mask": "wren-calloway",
        "microphone": "dot-marlowe",
        "mirror": "bizarro-buffy ines-of-the-mirror",
        "needle": "mother-needle",
        "pencil": "wendell-pike",
        "pentagram": "brother-cain",
        "shovel": "sexton-crowe",
        "skull": "angelus vamp-xander",
        "snake": "richard-wilkins",
        "stake": "ada-vance buffy",
        "swords": "lord-ashgrave",
        "syringe": "doctor-sallow",
        "teddy": "little-osric",
        "ticket": "dolly-grimshaw",
        "twins": "the-hollises",
        "umbrella": "ezra-thorne",
        "wand": "willow",
        "wing": "angel",
        "witchhat": "ines-duarte",
    }
)
CHOSEN: Final = by_slug(
    {
        "aid": "siege-of-the-night-clinic the-night-clinic",
        "antenna": "no-signal",
        "apple": "substitute-teacher",
        "axe": "the-vance-hatchet",
        "bandage": "salt-for-the-wound",
        "bed": "bedside-vigil faiths-motel take-the-night-off",
        "bell": "midnight-from-the-bell-tower toll-the-sunken-bell",
        "binoculars": "opera-glasses",
        "blade": "drop-it faiths-knife knife-practice",
        "book": "book-of-last-resorts overdue-library-card pocket-grimoire skip-to-the-last-page "
        "the-borrowed-book the-ledger-1 the-ledger-2 the-reading-room tome-of-mediocrity",
        "boot": "and-stay-down",
        "bowl": "soup-and-an-open-door",
        "brain": "battle-of-wits index-memory",
        "brick": "bricked-up-for-good loose-paving-stone over-the-garden-walls",
        "bulb": "flickering-lights make-it-up-as-you-go",
        "bus": "night-bus-stop the-last-bus",
        "camera": "small-town-blackmail",
        "candle": "cramming-by-candlelight seven-black-candles the-eighth-candle-1 the-eighth-candle-2",
        "cards": "pulled-from-the-wrong-sleeve",
        "cat": "reflexes-of-a-long-line",
        "cauldron": "kitchen-latin",
        "chain": "bow-to-no-one",
        "chair": "sit-down-a-minute",
        "chalice": "last-orders",
        "chest": "quartermaster rummage-sale",
        "church": "the-drowned-chapel",
        "clapper": "the-picture-house",
        "cloak": "opera-cloak",
        "clock": "borrowed-hours curfew detention-at-midnight the-clocks-go-back",
        "coffin": "sunnydale-funeral-home",
        "coins": "lazars-pawnshop rent-is-due",
        "crosshair": "this-one-is-mine",
        "crown": "the-countess-receives",
        "cup": "black-coffee thermos-of-something",
        "cupcake": "bake-sale-of-the-damned",
        "cutlery": "a-feast-on-the-grass",
        "cycle": "once-more-from-the-top",
        "dice": "loaded-dice",
        "door": "a-door-left-open evacuation-notice out-the-back the-long-corridor",
        "drop": "blood-on-the-ballroom-floor",
        "drum": "bandstand-lane masters-of-the-bandstand",
        "dumbbell": "gymnasium",
        "ear": "a-word-in-the-wrong-ear",
        "eclipse": "eclipse-over-town",
        "envelope": "chain-letter dead-letter-office somebody-elses-mail what-the-postman-saw",
        "explosion": "bring-the-house-down",
        "eyeclosed": "heavy-eyelids",
        "fang": "once-bitten",
        "feather": "marginalia-in-blood struck-from-the-register",
        "fist": "bare-knuckle-rules dirty-fighting haymaker",
        "flag": "founders-day",
        "flame": "something-in-the-boiler-room",
        "footprints": "nobody-else-is-coming rooftop-footwork",
        "fountain": "fountain-quad",
        "gate": "the-park-closes-at-ten",
        "gavel": "condemned-by-the-council",
        "gradcap": "commencement-ceremonies graduation-day-1 graduation-day-2 quick-study",
        "grasp": "hands-like-a-vice light-fingers",
        "gun": "tranquilizer-gun",
        "hammer": "bell-tower-hammer",
        "hand": "all-hands",
        "handshake": "truce-till-morning",
        "heart": "love-tattoo",
        "horn": "ascension-of-olivian",
        "house": "homecoming-1 homecoming-2 the-unlisted-house",
        "hush": "a-dead-sort-of-silence hush-now",
        "knot": "no-loose-ends",
        "lamppost": "harrow-street lights-on-harrow-street",
        "lantern": "lantern-procession-1 lantern-procession-2 oath-of-the-lamp storm-lantern "
        "turn-out-every-lamp",
        "leaf": "autumn-in-the-archive leaves-in-the-gutter",
        "locket": "jilted-brides-locket symbol-of-anyanka",
        "magnifier": "fine-print",
        "mask": "an-honest-mistake",
        "medal": "the-veterans-hall",
        "mist": "stage-smoke",
        "moon": "night-of-long-shadows the-big-night",
        "mountain": "the-hard-way-again",
        "newspaper": "the-morning-edition",
        "note": "one-slow-dance the-choir-sings-alone",
        "orb": "table-turning",
        "padlock": "chain-and-padlock",
        "pentagram": "chalk-and-salt",
        "phone": "phone-tree",
        "plug": "power-cut",
        "purse": "deep-pockets",
        "ring": "wax-seal-ring",
        "road": "reservoir-road short-cut",
        "rose": "spring-madness",
        "sabre": "silver-sabre",
        "school": "schoolyard",
        "scissors": "cut-the-story-short",
        "scream": "follow-the-screaming",
        "scroll": "by-order-of-the-countess crib-sheet terms-agreed-in-writing",
        "shards": "pick-up-the-larger-pieces",
        "shelf": "empty-shelves filed-and-forgotten",
        "shout": "an-unscheduled-assembly debate-team-captain public-disgrace",
        "shovel": "dig-deeper dig-up-the-founder",
        "siren": "blue-lights fire-drill",
        "skull": "been-there-killed-that",
        "snow": "snow-on-harrow-street",
        "spider": "down-from-the-rafters",
        "sprout": "growing-up-overnight",
        "stake": "fence-post slayers-handiwork",
        "suit": "formal-wear senior-prom undertakers-suit",
        "suitcase": "repacked-in-a-hurry",
        "sunrise": "back-before-dawn",
        "swords": "duel-in-a-lucid-dream",
        "tag": "everything-must-go",
        "tap": "the-old-waterworks",
        "teddy": "the-kid-tags-along",
        "tent": "the-travelling-fair",
        "tombstone": "her-name-on-the-stone north-cemetery",
        "tophat": "party-piece",
        "trap": "trip-wire-by-the-bandstand",
        "tree": "the-hanging-oak",
        "trophy": "never-yet-beaten",
        "umbrella": "lost-property lost-property-office",
        "wand": "fairy-tales-are-real",
        "watch": "better-late-than-buried",
        "wave": "what-the-river-gives-back",
        "well": "wake-the-old-well what-the-well-remembers",
        "whistle": "constables-whistle",
        "wind": "one-deep-breath second-wind",
        "wing": "rise-to-the-occasion",
        "wolf": "one-against-the-pack",
    }
)
TALENTS: Final = {"butt-kicking": "fist", "smarts": "book", "weirdness": "orb", "charm": "heart"}
TYPES: Final = {
    "essence": "star",
    "character": "hood",
    "challenge": "swords",
    "location": "house",
    "skill": "gradcap",
    "item": "satchel",
    "event": "newspaper",
    "action": "bolt",
    "episode-one": "clapper",
    "episode-two": "clapper",
}


def emblem_of(card: Card, people: list[str]) -> str:
    """`people` are the pool's, by number."""
    slug = printed_first(card.slug)
    chosen = PEOPLE.get(people[card.who], "") if card.who >= 0 else CHOSEN.get(slug, "")
    return chosen or called_by(slug) or _by_talent(card) or TYPES[TYPE_SLUGS[card.type]]


def _by_talent(card: Card) -> str:
    """The first of the highest; empty for a card without any."""
    values = [card.talents[talent] if goal == NO_GOAL else goal for talent, goal in enumerate(card.goals)]
    for talent, value in card.icons:
        values[talent] = max(values[talent], value)
    best = max(values)
    return TALENTS[TALENT_SLUGS[values.index(best)]] if best > 0 else ""
