"""Set up any situation of Buffy in one call and play it in notation: the tests stand on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from noctuary.games.buffy import board, kinds
from noctuary.games.buffy.card import Card, Pool, Source
from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE,
    CHARACTER,
    COMPANION,
    EITHER,
    EPISODE_ONE,
    EPISODE_TWO,
    ESSENCE,
    EVENT,
    EVIL,
    GOOD,
    HERO,
    ITEM,
    LOCATION,
    MINION,
    RANK_SLUGS,
    SKILL,
    TALENT_SLUGS,
    TIMING_SLUGS,
    VILLAIN,
)
from noctuary.games.buffy.pieces import Ability, Filter
from noctuary.games.buffy.state import (
    NOBODY,
    Attached,
    Character,
    PlacedChallenge,
    Settings,
    Side,
    State,
    new_character,
    new_side,
    new_state,
)
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables import table as tables
from tests.tables.table import seat_of

Placing = Mapping[str, object]


# -- cards ------------------------------------------------------------------------------------------


class Box:
    """A box of test cards. Words become numbers here: `box.item("stake", bk=1, traits=["sharp"])`."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.people: list[str] = []
        self.traits: list[str] = ["vampire"]
        self.place_types: list[str] = []

    def pool(self) -> Pool:
        return Pool(self.cards, self.people, self.traits, self.place_types)

    def who(self, name: str) -> int:
        return _number(self.people, name)

    def trait(self, name: str) -> int:
        return _number(self.traits, name)

    def place_type(self, name: str) -> int:
        return _number(self.place_types, name)

    def add(self, slug: str, card_type: int, *abilities: Ability) -> Card:
        """A new card; one of the same slug already in the box is replaced."""
        self.cards = [card for card in self.cards if card.slug != slug]
        card = Card(slug, card_type, Source.HOUSE)
        card.abilities = list(abilities)
        self.cards.append(card)
        return card

    def essence(self, slug: str, *abilities: Ability, who: str = "", side: int = GOOD) -> Card:
        """`buffy-essence` is Buffy's unless `who` says otherwise."""
        card = self.add(slug, ESSENCE, *abilities)
        card.who = self.who(who or slug.removesuffix("-essence"))
        card.side = side
        return card

    def character(
        self,
        slug: str,
        *abilities: Ability,
        rank: int = HERO,
        who: str = "",
        level: int = 0,
        talents: Sequence[int] = (2, 2, 2, 2),
        traits: Sequence[str] = (),
        destiny: int = 0,
    ) -> Card:
        """`buffy-2` is Buffy at level 2 unless told otherwise; talents in the order BK, SM, WE, CH."""
        card = self.add(slug, CHARACTER, *abilities)
        name, _, last = slug.rpartition("-")
        card.who = self.who(who or name or slug)
        card.level = level or (int(last) if last.isdecimal() else 1)
        card.rank = rank
        card.side = GOOD if rank in (HERO, COMPANION) else EVIL
        card.talents = list(talents)
        card.traits = self._mask(traits)
        card.destiny = destiny
        return card

    def _attachment(
        self,
        slug: str,
        card_type: int,
        abilities: Sequence[Ability],
        talents: Sequence[int],
        traits: Sequence[str],
        needs: Mapping[str, int],
        needs_trait: str,
        only: str,
    ) -> Card:
        card = self.add(slug, card_type, *abilities)
        card.talents = list(talents)
        card.traits = self._mask(traits)
        card.needs = [(_talent(talent), value) for talent, value in needs.items()]
        card.needs_trait = self.trait(needs_trait) if needs_trait else NOTHING
        card.only = self.who(only) if only else NOTHING
        return card

    def skill(
        self,
        slug: str,
        *abilities: Ability,
        talents: Sequence[int] = (0, 0, 0, 0),
        traits: Sequence[str] = (),
        needs: Mapping[str, int] | None = None,
        needs_trait: str = "",
        only: str = "",
    ) -> Card:
        return self._attachment(slug, SKILL, abilities, talents, traits, needs or {}, needs_trait, only)

    def item(
        self,
        slug: str,
        *abilities: Ability,
        talents: Sequence[int] = (0, 0, 0, 0),
        traits: Sequence[str] = (),
        needs: Mapping[str, int] | None = None,
        needs_trait: str = "",
        only: str = "",
    ) -> Card:
        return self._attachment(slug, ITEM, abilities, talents, traits, needs or {}, needs_trait, only)

    def action(
        self,
        slug: str,
        *abilities: Ability,
        timings: Sequence[str] = (),
        icons: Sequence[tuple[str, int]] = (),
        needs: Mapping[str, int] | None = None,
        needs_trait: str = "",
        only: str = "",
        to_crypt: bool = False,
    ) -> Card:
        """`box.action("quip", timings=["fight-battle"], icons=[("smarts", 2)])`."""
        zero = (0, 0, 0, 0)
        card = self._attachment(slug, ACTION, abilities, zero, (), needs or {}, needs_trait, only)
        card.timings = timing_mask(*timings)
        card.icons = [(_talent(talent), value) for talent, value in icons]
        card.to_crypt = to_crypt
        return card

    def event(self, slug: str, *abilities: Ability) -> Card:
        card = self.add(slug, EVENT, *abilities)
        card.timings = timing_mask("prologue")
        return card

    def challenge(
        self,
        slug: str,
        *abilities: Ability,
        goals: Mapping[str, int] | None = None,
        reward: int = 1,
        side: int = GOOD,
        placement: Filter | None = None,
        defeat_trait: str = "",
        defeat_who: str = "",
    ) -> Card:
        """`box.challenge("riddle", goals={"smarts": 4}, reward=2)`."""
        card = self.add(slug, CHALLENGE, *abilities)
        for talent, goal in (goals or {"butt-kicking": 3}).items():
            card.goals[_talent(talent)] = goal
        card.reward = reward
        card.side = side
        card.placement = placement
        card.defeat_trait = self.trait(defeat_trait) if defeat_trait else NOTHING
        card.defeat_who = self.who(defeat_who) if defeat_who else NOTHING
        return card

    def location(
        self, slug: str, *abilities: Ability, types: Sequence[str] = (), unique: bool = False
    ) -> Card:
        card = self.add(slug, LOCATION, *abilities)
        for name in types:
            card.location_types |= 1 << self.place_type(name)
        card.unique = unique
        return card

    def episode(
        self, name: str, one: Sequence[Ability] = (), two: Sequence[Ability] = ()
    ) -> tuple[Card, Card]:
        """Both parts: `<name>-one` and `<name>-two`."""
        parts = self.add(f"{name}-one", EPISODE_ONE, *one), self.add(f"{name}-two", EPISODE_TWO, *two)
        for part in parts:
            part.episode = name
        return parts

    def _mask(self, traits: Sequence[str]) -> int:
        mask = 0
        for name in traits:
            mask |= 1 << self.trait(name)
        return mask


def _number(names: list[str], name: str) -> int:
    if name not in names:
        names.append(name)
    return names.index(name)


def _talent(name: str) -> int:
    """By its slug or by the first letters of it: `butt-kicking`, `bk`, `sm`, `we`, `ch`."""
    short = ("bk", "sm", "we", "ch")
    return short.index(name) if name in short else TALENT_SLUGS.index(name)


def timing_mask(*names: str) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TIMING_SLUGS.index(name)
    return mask


def rank_mask(*names: str) -> int:
    mask = 0
    for name in names:
        mask |= 1 << RANK_SLUGS.index(name)
    return mask


def usual_box() -> Box:
    """Plain cards without abilities, enough for most tests. A is Buffy (good), B is Spike (evil)."""
    box = Box()
    box.essence("buffy-essence")
    box.essence("spike-essence", side=EVIL)
    box.essence("faith-essence", side=EITHER)
    box.character("buffy-1", talents=(3, 1, 1, 2))
    box.character("buffy-2", talents=(4, 2, 1, 2), destiny=5)
    box.character("buffy-3", talents=(5, 2, 2, 3), destiny=8)
    box.character("xander-1", talents=(1, 1, 0, 2))
    box.character("willow-1", talents=(0, 3, 2, 1))
    box.character("willow-2", talents=(0, 4, 4, 2), destiny=3)
    box.character("giles-1", talents=(1, 4, 2, 0))
    box.character("angel-1", talents=(4, 2, 1, 1), traits=["vampire"])
    box.character("faith-1", talents=(3, 1, 1, 2))
    box.character("jonathan-1", rank=COMPANION, talents=(0, 2, 0, 0))
    box.character("amy-1", rank=COMPANION, talents=(0, 1, 3, 1), traits=["spellcraft"])
    box.character("spike-1", rank=VILLAIN, talents=(3, 1, 0, 2), traits=["vampire"])
    box.character("spike-2", rank=VILLAIN, talents=(4, 2, 0, 3), traits=["vampire"], destiny=4)
    box.character("drusilla-1", rank=VILLAIN, talents=(2, 1, 4, 2), traits=["vampire"])
    box.character("mayor-1", rank=VILLAIN, talents=(1, 4, 2, 3))
    box.character("thug-1", rank=MINION, talents=(2, 0, 0, 0))
    box.character("lackey-1", rank=MINION, talents=(1, 1, 0, 1))
    box.skill("training", talents=(1, 0, 0, 0))
    box.skill("study", talents=(0, 1, 0, 0), needs={"smarts": 2})
    box.item("stake", talents=(1, 0, 0, 0))
    box.item("book", talents=(0, 1, 0, 0), traits=["spellcraft"])
    box.item("lamp", talents=(0, 0, 1, 0))
    box.action("quip", icons=[("smarts", 2), ("butt-kicking", 1)])
    box.action("kick", icons=[("butt-kicking", 2)])
    box.action("smile", icons=[("charm", 2)])
    box.event("eclipse")
    for number, talent in enumerate(("bk", "sm", "we", "ch"), start=1):
        box.challenge(f"good-deed-{number}", goals={talent: 3})
        box.challenge(f"evil-deed-{number}", goals={talent: 3}, side=EVIL)
    box.location("library", types=["school", "indoor"], unique=True)
    box.location("bronze", types=["town"], unique=True)
    box.location("street", types=["town", "outdoor"])
    box.episode("pilot")
    return box


# -- situations -------------------------------------------------------------------------------------


def buffy_state(
    box: Box | None = None,
    *,
    step: str = "movement",
    night: bool = False,
    active: str = "A",
    watch: str = "",
    turn_number: int = 2,
    players: int = 2,
    locations: Mapping[str, str] | None = None,
    challenges: Mapping[str, str] | None = None,
    duties: str = "",
    park: tuple[str, int] = ("", 0),
    settings: Settings | None = None,
    seed: bytes = b"test",
    **seats: Placing,
) -> State:
    """A state at rest in the given step, the watch with `watch` (the active player unless told).

    `buffy_state(step="conflict", a={"characters": {"buffy-1": "A1"}, "hand": ["kick"]}, b={"destiny": 3})`

    Of a seat: `essence`, `characters` (card or `lower/upper` level cards: space), `fatigued` and `attached`
    (by the character's top card), `hand`, `deck`, `challenge_deck` (both from the top), `discard`, `crypt`,
    `destiny`, `part_one`, `parts_two`, `second_parts`. `challenges` is {"B:slug": space}; `duties` names the
    seats whose mandatory sub-step is done.
    """
    pool = (box or usual_box()).pool()
    sides = [_side(pool, Seat(seat), seats.get(SEAT_LETTERS[seat].lower(), {})) for seat in range(players)]
    s = new_state(pool, settings or Settings(), sides, Chance(match_key(seed)))
    s.step = TIMING_SLUGS.index(step)
    s.day = not night
    s.active = seat_of(active)
    s.watch = seat_of(watch or active)
    s.turn_number = turn_number
    for letter in duties:
        s.duties |= 1 << seat_of(letter)
    for name, slug in (locations or {}).items():
        s.locations[space_of(name)] = pool.kind_of[slug]
    for side in sides:
        _characters(s, side, seats.get(SEAT_LETTERS[side.seat].lower(), {}))
    for name, space in (challenges or {}).items():
        letter, _, slug = name.partition(":")
        s.challenges.append(PlacedChallenge(s.next_uid, pool.kind_of[slug], seat_of(letter), space_of(space)))
        s.next_uid += 1
    s.park_holder = seat_of(park[0]) if park[0] else NOBODY
    s.park_count = park[1]
    return s


def space_of(name: str) -> int:
    space = board.find_space(name, board.MOST_PLAYERS)
    assert space != NOTHING, f"no such space: {name}"
    return space


_ESSENCES = ("buffy-essence", "spike-essence", "faith-essence", "buffy-essence")


def _side(pool: Pool, seat: Seat, placing: Placing) -> Side:
    usual = _ESSENCES[seat % len(_ESSENCES)]
    essence = pool.kind_of[str(placing.get("essence", usual))]
    main = next(
        (card.kind for card in pool.cards if card.level == 1 and card.who == pool.cards[essence].who), NOTHING
    )
    side = new_side(seat, essence, main)
    for field, value in placing.items():
        if field == "essence" or field in ("characters", "fatigued", "attached"):
            continue
        if field == "hand":
            side.hand = sorted(_kinds(pool, value))
        elif field == "deck":
            side.deck = _kinds(pool, value)[::-1]
        elif field == "challenge_deck":
            side.challenges = _kinds(pool, value)[::-1]
        elif field in ("discard", "crypt", "locations"):
            setattr(side, field, _kinds(pool, value))
        elif field in ("second_parts", "parts_two"):
            setattr(side, field, tuple(_kinds(pool, value)))
        elif field == "part_one":
            side.part_one = pool.kind_of[str(value)]
        else:
            assert hasattr(side, field), f"no such field: {field}"
            setattr(side, field, value)
    return side


def _kinds(pool: Pool, slugs: object) -> list[int]:
    assert isinstance(slugs, Sequence)
    return [pool.kind_of[slug] for slug in slugs]


def _characters(s: State, side: Side, placing: Placing) -> None:
    characters, attached = placing.get("characters", {}), placing.get("attached", {})
    fatigued = placing.get("fatigued", ())
    assert isinstance(characters, Mapping)
    assert isinstance(attached, Mapping)
    assert isinstance(fatigued, Sequence)
    for cards, space in characters.items():
        levels = _kinds(s.pool, cards.split("/"))
        top = s.pool.cards[levels[-1]]
        made = new_character(s.next_uid, side.seat, top.who, levels[0], space_of(space))
        made.levels = tuple(levels)
        made.fatigued = top.slug in fatigued
        made.attached = tuple(
            Attached(s.pool.kind_of[slug.removesuffix("!")], side.seat, slug.endswith("!"))
            for slug in attached.get(top.slug, ())
        )  # `stake!` is a fatigued stake
        s.characters.append(made)
        s.next_uid += 1


# -- the table --------------------------------------------------------------------------------------


class Table(tables.Table):
    """What tests ask of Buffy besides: `place("buffy-1")`, `fatigued("angel-1")`, `cards("A", "deck")`."""

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def side(self, letter: str) -> Side:
        return self.state.sides[seat_of(letter)]

    def destiny(self, letter: str) -> int:
        return self.side(letter).destiny

    def find(self, slug: str, letter: str = "") -> Character | None:
        """The character with this card on top (of this player); None if it is not in play."""
        for character in self.state.characters:
            top = self.state.pool.cards[character.levels[-1]]
            if top.slug == slug and letter in ("", SEAT_LETTERS[character.owner]):
                return character
        return None

    def character(self, slug: str, letter: str = "") -> Character:
        found = self.find(slug, letter)
        assert found is not None, f"{slug} is not in play"
        return found

    def place(self, slug: str, letter: str = "") -> str:
        return board.space_name(self.character(slug, letter).space)

    def fatigued(self, slug: str, letter: str = "") -> bool:
        return self.character(slug, letter).fatigued

    def attached(self, slug: str, letter: str = "") -> list[str]:
        cards = self.state.pool.cards
        return [cards[attached.kind].slug for attached in self.character(slug, letter).attached]

    def challenges(self) -> dict[str, str]:
        """Challenges in play and where they lie."""
        cards = self.state.pool.cards
        return {cards[placed.kind].slug: board.space_name(placed.space) for placed in self.state.challenges}

    def cards(self, letter: str, zone: str) -> list[str]:
        """The slugs in a zone of a player, sorted (a deck: from the top)."""
        kinds_there = list(getattr(self.side(letter), zone))
        slugs = [self.state.pool.cards[kind].slug for kind in kinds_there]
        return slugs[::-1] if zone in ("deck", "challenges") else sorted(slugs)

    @property
    def step(self) -> str:
        """The step of the turn, or the stage of the running conflict."""
        conflict = self.state.conflict
        return kinds.TIMING_SLUGS[self.state.step if conflict is None else conflict.timing]


def buffy_table(box: Box | None = None, **situation: Any) -> Table:
    """`buffy_state` with a match around it."""
    from noctuary.games.buffy.game import GAME  # here, so that `buffy_state` needs no rules at all

    state = buffy_state(box, **situation)
    return Table(Match.at(GAME, state, b"test", log=True))
