"""A Buffy table as a person sees it: the board, the players, the contest. From `view` alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from noctuary.boards.cards import CardWords, moves_about, names
from noctuary.boards.item import Item, Zone
from noctuary.boards.sight import Sight
from noctuary.games.buffy.card import Card, Pool
from noctuary.games.buffy.card_words import person_name
from noctuary.games.buffy.card_words.names import name_of
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import (
    CHARACTER,
    DESTINY_TO_WIN,
    EPISODE_ONE,
    ITEM,
    PARK_TO_WIN,
    SKILL,
    TALENT_SLUGS,
    TYPE_SLUGS,
    Talent,
)
from noctuary.games.buffy.seen import (
    Attached,
    BuffyView,
    Challenge,
    Character,
    Conflict,
    Side,
    Space,
    Stacked,
)
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.move import Move
from noctuary.kernel.notation import ANSWER, CARD, HAND, PLAY, SEAT, Part
from noctuary.text import Language, say
from noctuary.text.words import listed, sentence

__all__ = ["DESTINY_TO_WIN", "PARK_TO_WIN"]

PARK = "park"
NO_GOAL = "-"
GLYPHS = {
    "essence": "☼",
    "character": "●",
    "challenge": "◇",
    "location": "⌂",
    "skill": "♣",
    "item": "■",
    "event": "★",
    "action": "▲",
    "episode-one": "◆",
    "episode-two": "◆",
}


@dataclass
class Thing:
    """A character or a challenge on a space, in words short enough for it."""

    item: Item
    owner: Seat
    name: str
    numbers: str  # talents or goals, in the order of the talents: 5/1/0/2
    main: bool = False
    fatigued: bool = False
    attached: list[str] = field(default_factory=list)  # titles
    states: list[str] = field(default_factory=list)  # what can be said of it now, in words
    reward: int | None = None  # of a challenge


@dataclass
class Place:
    """A space with what is on it."""

    space: str
    owner: Seat | None
    location: Item | None
    things: list[Thing]


@dataclass
class Player:
    seat: Seat
    name: str
    person: str  # the Main Character's name alone, where the seat's letter stands beside it
    side: Side
    mine: bool
    active: bool
    park: int  # how many turns in a row she has held it
    counts: list[str]
    episodes: list[Item]
    challenge: Item | None  # the next one
    shown: list[Item]  # cards of hers that the one who looks is shown


@dataclass
class Contest:
    """The running fight or challenge: who is in it, and what each side has by talent."""

    fight: bool
    stage: str
    attacker: Seat
    defender: Seat
    attacking: str
    defending: str
    totals: list[tuple[Talent, str, str, bool]]  # talent, attacker's, defender's or goal, whether it decides
    stacks: list[tuple[Seat, list[str]]]  # what lies in them, as "Haymaker +2 (BK)"
    required: bool
    outcome: str  # empty while it is open


@dataclass
class Board:
    view: BuffyView
    players: list[Player]
    me: Player
    park: Place
    ring: list[Place]  # from the person's own first space
    contest: Contest | None
    hand: Zone

    @property
    def others(self) -> list[Player]:
        return [player for player in self.players if not player.mine]


def seen_by(table: Sight) -> BuffyView:
    view = table.view()
    assert isinstance(view, BuffyView)
    return view


def board_of(table: Sight, lang: Language) -> Board:
    return Cards(table, lang).board()


class Cards(CardWords):
    """Puts the view into words."""

    def __init__(self, table: Sight, lang: Language) -> None:
        super().__init__(table, lang, is_about)
        self.view = seen_by(table)
        self.pool: Pool = mine(table.match.state).pool

    # -- the board ----------------------------------------------------------------------------------

    def board(self) -> Board:
        view, me = self.view, self.table.me
        players = [self.player(Seat(seat)) for seat in range(len(view.seats))]
        places = {space.space: self.place(space) for space in view.spaces}
        first = next(at for at, name in enumerate(view.ring) if places[name].owner == me)
        ring = [places[name] for name in (*view.ring[first:], *view.ring[:first])]
        side = view.seats[me]
        hand = [self.item(slug, "hand") for slug in (*(side.hand or ()), *(side.locations or ()))]
        contest = None if view.conflict is None else self.contest(view.conflict)
        title = "buffy-section-locations" if side.locations else "cli-buffy-hand"  # those of the set-up
        zone = Zone(sentence(self.say(title)), hand)
        return Board(view, players, players[me], places[PARK], ring, contest, zone)

    def player(self, seat: Seat) -> Player:
        side, view = self.view.seats[seat], self.view
        counts = [
            self.say("cli-count-hand", count=side.hand_size),
            self.say("cli-count-deck", count=side.deck_size),
            self.say("cli-count-discard", count=len(side.discard)),
            self.say("cli-buffy-challenges-left", count=side.challenges_left),
            self.say("cli-buffy-crypt", count=len(side.crypt)),
        ]
        if side.locations_left:
            counts.append(self.say("cli-buffy-locations-left", count=side.locations_left))
        if side.second_parts_left:
            counts.append(self.say("cli-buffy-second-parts-left", count=side.second_parts_left))
        episodes = [slug for slug in (side.part_one, *side.parts_two) if slug is not None]
        return Player(
            seat,
            self.table.words.seat_name(self.table.match, seat, self.lang),
            person_name(self.pool, self.pool.cards[self.pool.kind_of[side.essence]].who, self.lang),
            side,
            mine=seat == self.table.me,
            active=view.active == seat and not self.table.match.over,
            park=view.park_count if view.park_holder == seat else 0,
            counts=counts,
            episodes=[self.item(slug, "episode") for slug in episodes],
            challenge=None if side.challenge is None else self.item(side.challenge, "top"),
            shown=[self.item(slug, "shown") for slug in side.shown or ()],
        )

    def place(self, space: Space) -> Place:
        """Challenges first, then characters, main ones before the others."""
        location = None if space.location is None else self.item(space.location, "location", space.space)
        here = [one for one in self.view.characters if one.space == space.space]
        here.sort(key=lambda one: (one.owner != self.table.me, one.owner, not one.main))
        things = [self.challenge(one) for one in self.view.challenges if one.space == space.space]
        things += [self.character(one) for one in here]
        return Place(space.space, None if space.owner is None else Seat(space.owner), location, things)

    def character(self, one: Character) -> Thing:
        return Thing(
            self.item(one.levels[-1], "character", one.name),
            Seat(one.owner),
            person_name(self.pool, self.pool.people.index(one.who), self.lang),
            "/".join(str(one.talents[talent]) for talent in TALENT_SLUGS),
            one.main,
            one.fatigued,
            [self.title(attached.card) for attached in one.attached],
            self.states(one),
        )

    def states(self, one: Character) -> list[str]:
        """What a character is, how it stands, and what it carries."""
        found = [self.say("cli-buffy-text-main")] if one.main else []
        found.append(self.say(f"buffy-rank-{one.rank}"))
        found += [name_of(self.pool, "trait", trait, self.lang) for trait in one.traits]
        if one.fatigued:
            found.append(self.say("cli-buffy-text-fatigued"))
        if one.moves_left and one.owner == self.view.active:
            found.append(self.say("cli-buffy-text-moves", count=one.moves_left))
        if one.attached:
            cards = [self.carried(attached, one.owner) for attached in one.attached]
            found.append(self.say("cli-buffy-text-with", cards=listed(self.lang, cards)))
        return found

    def carried(self, one: Attached, bearer: int) -> str:
        """A Skill or an Item: tired or not, and whose it is if not the bearer's."""
        more = [self.say("cli-buffy-text-fatigued")] if one.fatigued else []
        if one.owner != bearer:
            more.append(self.say("cli-buffy-text-owned", who=seat_letter(Seat(one.owner))))
        return f"{self.title(one.card)} ({', '.join(more)})" if more else self.title(one.card)

    def challenge(self, one: Challenge) -> Thing:
        numbers = "/".join(str(one.goals.get(talent, NO_GOAL)) for talent in TALENT_SLUGS)
        item = self.item(one.card, "challenge")
        faced = " ".join(seat_letter(Seat(seat)) for seat in one.faced_by)
        states = [self.say("cli-buffy-text-faced", who=faced)] if faced else []
        return Thing(item, Seat(one.owner), item.title, numbers, states=states, reward=one.reward)

    # -- the contest --------------------------------------------------------------------------------

    def contest(self, view: Conflict) -> Contest:
        fight = view.challenge is None
        attackers = [view.fighter] if fight else view.facing
        totals = [
            (
                talent,
                str(view.attacker_totals[talent]),
                str(view.defender_totals.get(talent, NO_GOAL)),
                talent in view.counting,
            )
            for talent in TALENT_SLUGS
        ]
        return Contest(
            fight,
            self.say(f"buffy-timing-{view.stage}"),
            Seat(view.attacker),
            Seat(view.defender),
            listed(self.lang, [self.person(name) for name in attackers]),
            self.title(view.challenge) if view.challenge is not None else self.person(view.target),
            totals,
            [
                (Seat(view.attacker), self.stacked(view.attacker_stacks)),
                (Seat(view.defender), self.stacked(view.defender_stacks)),
            ],
            view.required,
            self.outcome(view),
        )

    def outcome(self, view: Conflict) -> str:
        """Who has won it, once that is known."""
        if view.winner is None:
            return ""
        if view.winner == "draw":
            return self.say("cli-buffy-text-drawn")
        return self.say("cli-buffy-text-won", who=self.seat_name(view.winner))

    def person(self, name: str | None) -> str:
        for one in self.view.characters:
            if one.name == name:
                return person_name(self.pool, self.pool.people.index(one.who), self.lang)
        return self.say("cli-buffy-nobody")

    def stacked(self, stacks: dict[Talent, list[Stacked]]) -> list[str]:
        return [
            f"{self.title(one.card) if one.card else '…'} +{one.value} {short_talent(talent, self.lang)}"
            for talent in TALENT_SLUGS
            for one in stacks.get(talent, [])
        ]


def short_talent(talent: str, lang: Language) -> str:
    return say(lang, f"cli-buffy-talent-{talent}")


def contest_title(contest: Contest, lang: Language) -> str:
    """`Fight: Ada Vance against Countess Vesna`."""
    if contest.fight:
        who = say(lang, "cli-buffy-versus", attacker=contest.attacking, defender=contest.defending)
        return say(lang, "cli-buffy-text-contest", what=say(lang, "cli-buffy-fight"), who=who)
    who = say(lang, "cli-buffy-facing", group=contest.attacking, challenge=contest.defending)
    return say(lang, "cli-buffy-text-contest", what=say(lang, "cli-buffy-challenge"), who=who)


def piles(table: Sight, lang: Language) -> list[Zone]:
    """Everybody's discard pile and Crypt, and the cards of her own deck, which she may count."""
    cards = Cards(table, lang)
    found: list[Zone] = []
    for seat, side in enumerate(cards.view.seats):
        name = table.words.seat_name(table.match, Seat(seat), lang)
        for message, slugs in (("discard", side.discard), ("crypt", side.crypt)):
            title = say(lang, f"cli-buffy-{message}-of", who=name)
            found.append(Zone(title, [cards.item(slug, message) for slug in sorted(slugs)]))
    deck = cards.view.seats[table.me].deck or ()
    mine_ = cards.view.seats[table.me]
    found.append(Zone(say(lang, "cli-buffy-your-deck"), [cards.item(slug, "deck") for slug in deck]))
    for message, own in (("challenges", mine_.challenge_deck), ("second-parts", mine_.second_parts)):
        if own:
            items = [cards.item(slug, "deck") for slug in own]
            found.append(Zone(say(lang, f"cli-buffy-your-{message}"), items))
    return found


def told(table: Sight, lang: Language) -> dict[str, list[str]]:
    """What can be said now of each character in play, by its word of notation."""
    cards = Cards(table, lang)
    return {one.name: cards.states(one) for one in cards.view.characters}


# -- cards that are pointed at ------------------------------------------------------------------------


def card_of(table: Sight, slug: str) -> Card:
    pool = mine(table.match.state).pool
    return pool.cards[pool.kind_of[slug]]


def family_of(table: Sight, slug: str) -> str:
    return TYPE_SLUGS[card_of(table, slug).type]


def is_about(parts: list[Part], item: Item) -> bool:
    """Whether a move names this card where it lies, or what a character carries."""
    if item.place == "character":
        own, carried = item.note, f"@{item.note}"
        known = [part.word for part in parts if part.what in (PLAY, "attached")]
        return any(word == own or word.endswith(carried) for word in known)
    if item.place == "location":
        return names(parts, f"{item.slug}@{item.note}", PLAY)
    if item.place == "hand":
        return names(parts, item.slug, HAND, CARD, "locations")
    return names(parts, item.slug, item.place, PLAY, CARD)


def moves_of(table: Sight, item: Item) -> list[Move]:
    return moves_about(table, item, is_about)


def read_item(table: Sight, item: Item, lang: Language) -> tuple[str, str, str] | None:
    """A character in play as it stands now, with its attachments; of a space without a card, its name."""
    if item.place == "space":
        return item.title, "", ""
    if item.place != "character":
        return None
    cards = Cards(table, lang)
    found = next((one for one in cards.view.characters if one.name == item.note), None)
    if found is None:
        return None
    words = table.words
    now = [f"{say(lang, f'buffy-talent-{talent}')} {found.talents[talent]}" for talent in TALENT_SLUGS]
    now += cards.states(found)
    text = words.card_text(item.slug, lang)
    line = words.card_line(item.slug, lang)
    return words.card_title(item.slug, lang), line, f"{', '.join(now)}.\n{text}".strip()


def meant_by(table: Sight, word: str, place: str) -> list[str]:
    """What a person could mean by a word of notation that she points at; `place` says where, if she did."""
    if place in (SEAT, ANSWER):
        return [f"player {word}" if place == SEAT else f"talent {word}"]
    view = seen_by(table)
    pool = mine(table.match.state).pool
    if any(space.space == word for space in view.spaces):
        return [f"move {one.name} > {word}" for one in view.characters if one.owner == table.me]
    if "@" in word:
        return [f"use {word}"]
    if place != "hand" and any(one.name == word for one in view.characters):
        return [*candidates(table, Item("", word, "character", word)), f"use {word}"]
    if any(one.card == word for one in view.challenges):
        return candidates(table, Item(word, word, "challenge"))
    return candidates(table, Item(word, word, "hand")) if word in pool.kind_of else []


def candidates(table: Sight, item: Item) -> list[str]:
    """What a person could mean by this card, in notation: asked about when she wants to know why not."""
    view = seen_by(table)
    own = [one for one in view.characters if one.owner == table.me]
    if item.place == "hand":
        return _with_a_card(table, item.slug, view, own)
    if item.place == "character":
        return _with_a_character(item.note, view, own)
    if item.place == "challenge":
        return [f"face {item.slug} with {one.name}" for one in own]
    return []


def _with_a_card(table: Sight, slug: str, view: BuffyView, own: list[Character]) -> list[str]:
    """What she can do with it now; otherwise what it is for."""
    decision, card = table.match.decision, card_of(table, slug)
    if decision is not None and table.my_turn:
        texts = [table.match.notation(move) for move in decision.moves]
        offered = [text for text in texts if slug in text.split()[1:]]
        if offered:
            return offered
    if card.type == CHARACTER:
        above = [f"ascend {one.name} > {slug}" for one in own]
        return [f"place {slug} > {seat_letter(table.me)}1"] if card.level == 1 else above
    if card.type in (SKILL, ITEM):
        return [f"attach {slug} > {one.name}" for one in own]
    if card.type == EPISODE_ONE:
        return [f"episode {slug}"]
    return [f"play {slug}"]


def _with_a_character(name: str, view: BuffyView, own: list[Character]) -> list[str]:
    found = next((one for one in view.characters if one.name == name), None)
    if found is None:
        return []
    if found not in own:
        return [f"fight {one.name} > {name}" for one in own]
    spaces = next(space.adjacent for space in view.spaces if space.space == found.space)
    return [f"move {name} > {space}" for space in spaces[:3]]
