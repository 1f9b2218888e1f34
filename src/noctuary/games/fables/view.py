"""What a seat may see, written down piece by piece (FAB-INFO)."""

from __future__ import annotations

from noctuary.games.fables import seen
from noctuary.games.fables.notation import AVATARS, pile_slug
from noctuary.games.fables.rules.reinforcement import price, reserve_top
from noctuary.games.fables.state import EVERYBODY, Board, State, distance, foe_of
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def view(s: State, seat: Seat | None) -> seen.FablesView:
    return seen.FablesView(
        game="fables",
        seat=None if seat is None else int(seat),
        mode="2v2" if s.settings.teams else "1v1",
        turn=s.turn_number,
        active=int(s.active),
        squares=s.settings.squares,
        seats=[_board(s, board, seat) for board in s.boards],
        piles={s.pool.cards[kind].slug: left for kind, left in enumerate(s.piles)},
        poison=s.poison,
        matches=s.matches,
        pending=[
            seen.Packet(source=int(packet.source), target=int(packet.target), amount=packet.amount)
            for packet in s.packets
        ],
        relics=_relics(s),
    )


def slugs(s: State, kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [s.pool.cards[kind].slug for kind in kinds]


def _board(s: State, board: Board, seat: Seat | None) -> seen.Fable:
    foe = foe_of(s, board.seat) if not board.out else Seat(-1)
    fable = seen.Fable(
        fable=board.sheet.slug,
        team=board.team,
        out=board.out,
        hp=board.hp,
        max_hp=board.max_hp,
        defense=board.defense,
        max_defense=board.max_defense,
        power=board.power,
        threshold=board.threshold,
        square=board.square,
        track=board.track,
        distance=distance(s, board.seat, foe) if foe >= 0 else None,
        hand_size=len(board.hand),
        deck_size=len(board.deck),
        discard=slugs(s, board.discard),
        play=slugs(s, board.play),
        durables=[
            seen.Durable(
                card=s.pool.cards[durable.card].slug,
                basic=None if durable.basic == NOTHING else s.pool.cards[durable.basic].slug,
                value=durable.value,
            )
            for durable in board.durables
        ],
        twists=slugs(s, board.twists),
        reserves=[_reserve(s, board, card_type) for card_type in range(3)],
        epics_left=len(board.epics),
        cache_size=len(board.cache),
        gauges=dict(board.sheet.gauges(s, board.seat)),
        avatar=AVATARS[board.avatar],
        tentacles=list(board.tentacles),
        fate=[seen.FateToken(pile=pile_slug(s, token // 2), red=token % 2 == 1) for token in board.fate],
    )
    if board.shown_to in (EVERYBODY, seat):
        fable.shown = slugs(s, board.shown)
    if board.seat == seat:
        fable.hand = slugs(s, board.hand)
        fable.deck = slugs(s, sorted(board.deck))  # what is in it she can count; not the order
        fable.cache = slugs(s, board.cache)
        fable.epics = slugs(s, board.epics)
        fable.prices = {s.pool.cards[kind].slug: price(s, seat, kind) for kind in range(10)}
    return fable


def _reserve(s: State, board: Board, card_type: int) -> seen.Reserve:
    top = reserve_top(s, board.seat, card_type)
    return seen.Reserve(
        top=None if top == NOTHING else s.pool.cards[top].slug,
        left=len(board.sheet.reserves[card_type]) - board.reserves[card_type],
    )


def _relics(s: State) -> seen.Relics | None:
    relics = s.relics
    if relics is None:
        return None
    row = [None if relic == NOTHING else s.pool.relics[relic].slug for relic in relics.row[1:]]
    discard = [s.pool.relics[relic].slug for relic in relics.discard]
    return seen.Relics(deck_size=len(relics.deck), row=row, discard=discard)
