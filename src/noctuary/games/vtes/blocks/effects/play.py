"""Effects that put cards into play, or take back what is being played."""

from __future__ import annotations

from noctuary.games.vtes import happenings, notes, verbs
from noctuary.games.vtes.blocks.amounts import Amount, Plain, amount
from noctuary.games.vtes.blocks.atoms import MASTER_CARD
from noctuary.games.vtes.blocks.effects.on_cards import special
from noctuary.games.vtes.blocks.pointing import CHOSEN, SECOND, SELF
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.blocks.who import EVERYBODY, Who
from noctuary.games.vtes.board import find, minions, there
from noctuary.games.vtes.card import Effect, Phrase, Trigger, Using
from noctuary.games.vtes.kinds import EVENT, IN_PLAY, MASTER, ON_CARD, READY, TYPE_SLUGS
from noctuary.games.vtes.questions import choose
from noctuary.games.vtes.rules import acting, expiry, master, playing, putting, zones
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.questions import distinct
from noctuary.kernel.refusal import Refusal


class PutInPlay(Effect):
    """This card stays in play by itself, with counters if it has any; where it comes to none, it is burned.

    What was chosen with it, or by the terms of its referendum, it remembers. A card that becomes an ally is
    ready and may act at once (`Card.becomes`, VTES-ACT-04).
    """

    places = True

    def __init__(self, counters: int | Amount = 0, *, even_empty: bool = False) -> None:
        self.counters = amount(counters)
        self.even_empty = even_empty

    def phrase(self) -> Phrase:
        name = "even-empty" if self.even_empty else ""
        return Phrase("vtes-effect-put-in-play", None, {"amount": self.counters}, name)

    def run(self, s: State, using: Using) -> Play | None:
        definition = s.pool.cards[using.kind]
        use = definition.uses[using.index]
        card = zones.enter_played(s, using, READY if definition.becomes else IN_PLAY)
        zones.put(s, card, self.counters.of(s, using))
        card.level = use.level
        card.chosen = using.target
        if use.number is not None and use.number.names == "card":
            card.second = using.x
        if s.referendum is not None and use.terms is not None:
            card.chosen = use.terms.chosen_by(s.referendum.terms)
        if card.counters == 0 and not isinstance(self.counters, Plain) and not self.even_empty:
            zones.burn(s, card)
        placed(s, using)
        return None


class PutOn(Effect):
    """This card goes on a card in play.

    A master stays with who played it; a minion card follows its host (VTES-SETUP-11, VTES-MASTER-06),
    unless its text keeps it (`Card.keeps_control`). Where it follows another use of the card, it comes from
    the ash heap, as it does where a strike puts it there (`late`). `against`: the Methuselah whom it
    remembers; `by`: it remembers the minion that played it.
    """

    places = True

    def __init__(
        self,
        whom: Which = CHOSEN,
        *,
        kept: bool = False,
        counters: int = 0,
        against: Who | None = None,
        locked: bool = False,
        by: bool = False,
        late: bool = False,
    ) -> None:
        self.whom = whom
        self.late = late
        self.kept = kept
        self.counters = counters
        self.against = against
        self.locked = locked
        self.by = by

    def phrase(self) -> Phrase:
        if self.locked:
            return Phrase("vtes-effect-put-on-locked", None, {"whom": self.whom})
        if self.kept:
            return Phrase("vtes-effect-put-on-kept", {"amount": self.counters}, None, special(self.whom))
        if self.counters:
            return Phrase("vtes-effect-put-on-counted", {"amount": self.counters}, {"whom": self.whom})
        return Phrase("vtes-effect-put-on", None, {"whom": self.whom}, special(self.whom))

    def why_not(self, s: State, using: Using) -> Refusal | None:
        chosen_later = self.whom in (CHOSEN, SECOND, SELF)
        lacks = not chosen_later and not self.whom.found(s, using)
        return Refusal(RuleId("VTES-SEQ-17")) if lacks else None

    def run(self, s: State, using: Using) -> Play | None:
        use = s.pool.cards[using.kind].uses[using.index]
        found, ash = self.whom.found(s, using), s.players[using.seat].ash
        if use.granted or self.late:
            if not found or using.kind not in ash:
                return None
            ash.remove(using.kind)
        elif not found:
            if use.action is None:
                zones.played_away(s, using)
            return None
        card = zones.enter_played(s, using, ON_CARD, found[0].uid)
        card.level = use.level
        card.locked = self.locked
        zones.put(s, card, self.counters)
        if not self.kept and not s.pool.types[using.kind] & (MASTER | EVENT):
            card.controller = found[0].controller
        if self.against is not None:
            card.chosen = self.against.seats(s, using)[0]
        if self.by:
            card.chosen = using.minion
        if self.whom is SECOND:
            card.chosen = using.target  # the one that was chosen first
        placed(s, using)
        return None


class PutFromHand(Effect):
    """The chosen minion puts a card of one of these types from your hand into play, and pays for it."""

    def __init__(self, types: int) -> None:
        self.types = types
        self.prompt = "vtes-ask-put-from-hand"

    def phrase(self) -> Phrase:
        slugs = [slug for bit, slug in enumerate(TYPE_SLUGS) if self.types >> bit & 1]
        return Phrase(f"vtes-effect-put-from-hand-{'-'.join(slugs)}")

    def _ways(self, s: State, using: Using) -> list[Move]:
        """By whoever was chosen; before that, by any minion of hers."""
        chosen = find(s, using.target)
        hers = minions(s, using.seat) if using.target == NOTHING else [] if chosen is None else [chosen]
        kinds = [kind for kind in distinct(s.players[using.seat].hand) if s.pool.types[kind] & self.types]
        return [
            move(verbs.PLAY, kind, minion.uid, index)
            for minion in hers
            for kind in kinds
            for index in putting.ways(s, minion, kind, self.types)
        ]

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if self._ways(s, using) else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using) if self._ways(s, using) else None

    def _run(self, s: State, using: Using) -> Play:
        answer = yield from choose(using.seat, self.prompt, self._ways(s, using), source=using.kind)
        s.players[using.seat].hand.remove(answer.a)
        minion = there(s, answer.b)
        cards(s, "vtes-log-plays-by", using.seat, [answer.a], minion=minion.kind, target=NOTHING, foe=NOBODY)
        yield from putting.put(s, Using(using.seat, answer.a, answer.c, answer.b))


class Recruit(Effect):
    """An ally comes to the ready region; it may not act this turn (VTES-ACT-04).

    `life`: another number than is printed, at superior as a rule (VTES-ACT-13).
    """

    places = True

    def __init__(self, life: int = 0) -> None:
        self.life = life

    def phrase(self) -> Phrase | None:
        return Phrase("vtes-effect-recruit", {"life": self.life}) if self.life else None

    def run(self, s: State, using: Using) -> Play | None:
        definition = s.pool.cards[using.kind]
        card = zones.enter_played(s, using, READY)
        card.level = definition.uses[using.index].level
        if self.life:
            zones.put(s, card, self.life - definition.life)
        acting.may_not_act(card)
        placed(s, using)
        return None


def placed(s: State, using: Using) -> None:
    """The action card is in play: it does not go to the ash heap when the action ends."""
    if s.action is not None and s.action.card == using.kind:
        s.action.card_placed = True


class Bar(Effect):
    """The card that is being played cannot be played again this turn, by anybody."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-bar")

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, notes.BARRED, NOTHING, 1, expiry.END_OF_TURN, s.playing[-1].kind)
        return None


class TurnsBack(Trigger):
    """The next card that would cancel another Methuselah's minion card is cancelled; this one is burned."""

    happening = happenings.CANCELS

    def phrase(self) -> Phrase:
        return Phrase("vtes-trigger-turns-back")

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        """It may have been cancelled by another copy in the meantime."""
        return bool(s.playing) and s.playing[-1].kind == about and playing.cancels_others(s)

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        cards(s, "vtes-log-cancels", card.controller, [about])
        playing.cancel(s, pays=False)
        zones.burn(s, card)
        return None


class CancelPlayed(Effect):
    """The card that is being played is cancelled; its cost is paid or not, as this one says (VTES-SEQ-06).

    `which`: only such a card, None for an answer to the card itself; `by`: only one that such a Methuselah
    plays; `regains`: she has its master phase action again, or another one in her next master phase.
    """

    cancels = True

    def __init__(
        self,
        which: Which | None = None,
        *,
        pays: bool = True,
        by: Who | None = None,
        regains: bool = False,
    ) -> None:
        self.which = which
        self.pays = pays
        self.by = by
        self.regains = regains

    def phrase(self) -> Phrase:
        if self.which is None:
            return Phrase("vtes-effect-cancel-played", {"pays": int(self.pays)})
        out_of_turn_too = self.which is MASTER_CARD
        said = {"pays": int(self.pays), "regains": int(self.regains) << int(out_of_turn_too)}
        by = EVERYBODY if self.by is None else self.by
        return Phrase(
            "vtes-effect-cancel-card", said, {"which": self.which}, played=f"vtes-cancel-by-{by.slug}"
        )

    def why_not(self, s: State, using: Using) -> Refusal | None:
        played = s.playing[-1] if s.playing else None
        if played is None or (self.by is not None and played.seat not in self.by.seats(s, using)):
            return Refusal(RuleId("VTES-SEQ-06"), MessageId("vtes-why-nothing-to-cancel"))
        fits = self.which is None or self.which.fits_kind(s, using, s.pool.cards[played.kind])
        return None if fits else Refusal(RuleId("VTES-SEQ-06"), MessageId("vtes-why-nothing-to-cancel"))

    def run(self, s: State, using: Using) -> Play | None:
        played = s.playing[-1]
        cards(s, "vtes-log-cancels", using.seat, [played.kind])
        if self.regains:
            master.regain(s, played.seat)
        playing.cancel(s, pays=self.pays)
        return None
