"""Set up any situation of VTES in one call and play it in notation: the tests stand on it.

    table = vtes_table(A={"ready": {"ann": 3}, "hand": ["rush"]}, B={"ready": ["bob"]}, box=box)
    table.play("A bleed ann", "B block bob")

A vampire that the box does not know is made on the spot: capacity 5, Camarilla, clan Brujah, no Disciplines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.blocks.by_hand import Adds as Adds
from noctuary.games.vtes.blocks.by_hand import At as At
from noctuary.games.vtes.blocks.by_hand import Does as Does
from noctuary.games.vtes.blocks.by_hand import Needs as Needs
from noctuary.games.vtes.blocks.by_hand import When as When
from noctuary.games.vtes.board import find, given_out
from noctuary.games.vtes.card import Card, UseOf
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.game import GAME
from noctuary.games.vtes.kinds import (
    ALLY,
    CONTESTED,
    IN_PLAY,
    ON_CARD,
    PHASE_SLUGS,
    READY,
    TORPOR,
    VAMPIRE,
)
from noctuary.games.vtes.merging import with_merged
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.state import (
    NOBODY,
    InPlay,
    Methuselah,
    Settings,
    State,
    Uncontrolled,
    Window,
    new_in_play,
    new_state,
)
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from tests.tables import table as tables
from tests.tables.table import seat_of

_TABLES = {"ready": READY, "torpor": TORPOR, "in_play": IN_PLAY, "contested": CONTESTED}
_FULL = -1


# -- cards ------------------------------------------------------------------------------------------


class Box:
    """Test cards: facts by keyword, `box.vampire("ann", capacity=7, title=PRINCE, city="Paris")`."""

    def __init__(self) -> None:
        self.cards: dict[str, Card] = {}
        self.clans = ["brujah", "malkavian", "toreador", "tremere", "ventrue", "gargoyle"]

    def pool(self) -> Pool:
        return Pool(with_merged(list(self.cards.values())), self.clans)

    def add(self, slug: str, types: int, **facts: Any) -> Card:
        card = Card(slug, types)
        card.name = card.name_fr = slug.partition("--")[0]  # `ann--adv` is another version of `ann`
        for name, value in facts.items():
            assert hasattr(card, name), f"a card has no {name}"
            setattr(card, name, value)
        self.cards[slug] = card
        return card

    def vampire(
        self, slug: str, *, clan: str = "brujah", disciplines: Mapping[str, int] | None = None, **facts: Any
    ) -> Card:
        facts = {"capacity": 5, "sect": kinds.CAMARILLA, "unique": True, "group": 6, **facts}
        card = self.add(slug, VAMPIRE, clan=self.clans.index(clan), **facts)
        for code, level in (disciplines or {}).items():
            card.levels[kinds.DISCIPLINE_CODES.index(code)] = level
        return card

    def ally(self, slug: str, *, life: int = 2, strength: int = 1, bleed: int = 1, **facts: Any) -> Card:
        return self.add(slug, ALLY, life=life, strength=strength, bleed=bleed, stays=READY, **facts)

    def library(self, slug: str, types: int, *uses: UseOf, **facts: Any) -> Card:
        """Any library card, with its ways of being used."""
        return self.add(slug, types, uses=list(uses), **facts)


# -- situations -------------------------------------------------------------------------------------


def vtes_state(
    box: Box | None = None,
    *,
    phase: str = "minion",
    active: str = "A",
    edge: str = "",
    turn: int = 5,
    settings: Settings | None = None,
    **seats: Mapping[str, Any],
) -> State:
    """Seats by letter, two at least; `box=None` and real slugs take the cards that Noctuary has."""
    box = Box() if box is None else box
    _make_vampires(box, seats)
    count = max(2, *(SEAT_LETTERS.index(letter) + 1 for letter in seats)) if seats else 2
    s = new_state(_pool(box), settings or Settings(every_phase=True), count, Chance(match_key(b"test")))
    s.active = seat_of(active)
    s.phase = PHASE_SLUGS.index(phase)
    s.turn_number = turn
    s.edge = seat_of(edge) if edge else NOBODY
    for letter, placing in seats.items():
        _place_seat(s, s.players[seat_of(letter)], placing)
    for player in s.players:
        player.turns = 2
    s.players[s.active].master_actions = s.players[s.active].discard_actions = 1
    s.players[s.active].transfers = 4
    s.windows = [Window(s.phase, s.active, s.active)]
    s.bank = given_out(s)
    return s


def _pool(box: Box) -> Pool:
    """The test cards, and every real card whose slug none of them has taken."""
    real = default_pool()
    if not any(card.types == 0 for card in box.cards.values()):
        return box.pool()
    chosen = [
        _twin(real.cards[real.kind_of[slug]]) if card.types == 0 else card  # its number is the box's
        for slug, card in box.cards.items()
    ]
    return Pool(with_merged(chosen), real.clans)


def _twin(card: Card) -> Card:
    """The same card with a number of its own; a compiled object cannot be copied by `copy`."""
    made = Card(card.slug, card.types)
    for name in dir(made):
        if not name.startswith("_") and name not in ("free", "is_crypt", "kinds"):
            setattr(made, name, getattr(card, name))
    return made


def _make_vampires(box: Box, seats: Mapping[str, Mapping[str, Any]]) -> None:
    for placing in seats.values():
        for table in ("ready", "torpor", "uncontrolled", "crypt", "contested"):
            for slug in placing.get(table, ()):
                if slug.partition("#")[0] not in box.cards:
                    box.vampire(slug.partition("#")[0])


def _place_seat(s: State, player: Methuselah, placing: Mapping[str, Any]) -> None:
    known = {*_TABLES, "hand", "library", "crypt", "ash", "uncontrolled", "pool", "points", "owed"}
    assert not set(placing) - known, set(placing) - known
    player.pool = placing.get("pool", player.pool)
    player.points = placing.get("points", 0)
    player.owed = placing.get("owed", ())
    kind_of = s.pool.kind_of
    player.hand = sorted(kind_of[slug] for slug in placing.get("hand", ()))
    player.library = [kind_of[slug] for slug in placing.get("library", ())][::-1]
    player.crypt = [kind_of[slug] for slug in placing.get("crypt", ())][::-1]
    player.ash = [kind_of[slug] for slug in placing.get("ash", ())]
    for slug, counters in _pairs(placing.get("uncontrolled", ()), 0):
        player.uncontrolled.append(Uncontrolled(s.next_uid, kind_of[slug.partition("#")[0]], counters))
        s.next_uid += 1
    for table, region in _TABLES.items():
        for slug, how in _pairs(placing.get(table, ()), _FULL):
            place(s, player.seat, slug, region, how)


def _pairs(given: Mapping[str, Any] | Sequence[str], default: int) -> list[tuple[str, Any]]:
    return list(given.items()) if isinstance(given, Mapping) else [(slug, default) for slug in given]


def place(s: State, seat: Seat, slug: str, region: int, how: Any = _FULL, host: int = NOTHING) -> InPlay:
    """`how`: the counters on it, or fields of the card, among them `on` for what lies on it."""
    kind = s.pool.kind_of[slug.partition("#")[0]]
    fields: dict[str, Any] = dict(how) if isinstance(how, Mapping) else {"counters": how}
    card = new_in_play(s.next_uid, kind, Seat(fields.pop("owner", seat)), seat, region)
    s.next_uid += 1
    card.host = host
    card.contested = region == CONTESTED
    if region == CONTESTED:
        card.was_in = READY
    lying = fields.pop("on", ())
    definition = s.pool.cards[kind]
    counters = fields.pop("counters", _FULL)
    card.counters = (definition.capacity or definition.life) if counters == _FULL else counters
    for name, value in fields.items():
        assert hasattr(card, name), f"a card in play has no {name}"
        setattr(card, name, value)
    s.cards.append(card)
    numbers.take_stock(s)
    for what, how_it_lies in _pairs(lying, _FULL):
        place(s, seat, what, ON_CARD, how_it_lies, card.uid)
    return card


class Table(tables.Table):
    """What tests ask of VTES besides: `card("ann").blood`, `window()`, `pass_until("reactions")`."""

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def _look_again(self) -> None:
        """A test may have changed the state by hand since the question was put."""
        if self.match.at_rest:
            self.match._advance()

    def pass_until(self, *windows: str) -> Table:
        """Everybody passes until one of these windows is open; "" stands for the end of the action."""
        for _ in range(200):
            if self.window() in windows or (not windows and self.state.action is None):
                return self
            self.match.play_text("pass")
        raise AssertionError(f"never came to {windows}, but to {self.window()}")

    def finish(self) -> Table:
        """Everybody passes, hits with the hands and says no until the action is over."""
        for _ in range(200):
            if self.match.over or (self.state.action is None and self.state.combat is None):
                return self
            offered = self.offered()
            self.match.play_text(next(text for text in ("pass", "strike", "no", "done") if text in offered))
        raise AssertionError("the action never ends")

    # -- looking --------------------------------------------------------------------------------------

    def window(self) -> str:
        """The open window by name, or the question that is asked."""
        decision = self.match.decision
        if decision is None:
            return "over"
        return decision.prompt.removeprefix("vtes-window-")

    def asked(self) -> tuple[str, str]:
        decision = self.match.decision
        assert decision is not None, "the game is over"
        return SEAT_LETTERS[decision.seat], self.window()

    def card(self, name: str) -> InPlay:
        """A card in play by its slug, `B:slug` where two have the same."""
        letter, _, slug = name.rpartition(":")
        kind = self.state.pool.kind_of[slug]
        found = [
            one
            for one in self.state.cards
            if one.kind == kind and letter in ("", SEAT_LETTERS[one.controller])
        ]
        assert len(found) == 1, f"{len(found)} times {name}"
        return found[0]

    def gone(self, slug: str) -> bool:
        kind = self.state.pool.kind_of[slug]
        return all(card.kind != kind for card in self.state.cards)

    def by_uid(self, uid: int) -> InPlay | None:
        return find(self.state, uid)

    def seat(self, letter: str) -> Methuselah:
        return self.state.players[seat_of(letter)]

    def hand(self, letter: str) -> list[str]:
        return self._slugs(self.seat(letter).hand)

    def ash(self, letter: str) -> list[str]:
        return self._slugs(self.seat(letter).ash)

    def removed(self, letter: str) -> list[str]:
        return self._slugs(self.seat(letter).removed)

    def _slugs(self, numbers: list[int]) -> list[str]:
        return [self.state.pool.cards[kind].slug for kind in numbers]


def vtes_table(box: Box | None = None, **situation: Any) -> Table:
    """`vtes_state` with a match around it."""
    return Table(Match.at(GAME, vtes_state(box, **situation), b"test", log=True))


def real_cards(*slugs: str) -> Box:
    """A box with cards that Noctuary has, under their own slugs: `vtes_table(real_cards("blur"), …)`."""
    box = Box()
    box.clans = default_pool().clans
    for slug in slugs:
        box.cards[slug] = Card(slug, 0)  # a place for the real one (`_pool`)
    return box
