"""The open question as the seat it is put to reads it."""

from __future__ import annotations

from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.server.wire import Offer, Part, Prompt, Tag
from noctuary.text.catalogue import Language, say
from noctuary.text.forecast import NOTHING_FORETOLD, foretold
from noctuary.text.passing import passing_index
from noctuary.text.sitting import sitting
from noctuary.text.words import Words


def prompt_for(
    match: Match, seat: Seat | None, words: Words, language: Language, number: int
) -> Prompt | None:
    """None for everybody but the one who is asked."""
    decision = match.decision
    if decision is None or decision.seat != seat:
        return None
    return Prompt(
        decision=number,
        text=words.prompt_text(match, decision, language),
        rule=decision.rule,
        rule_text=say(language, decision.rule),
        source=_source(match, decision, words),
        offers=offers(match, decision, words, language),
        passing=passing_index(match),
    )


def offers(match: Match, decision: Decision, words: Words, language: Language) -> list[Offer]:
    """Every legal move, in its order: a client answers with a place in this list."""
    with sitting(words.names):
        known = foretold(match, language)
    found: list[Offer] = []
    for move in decision.moves:
        text = match.notation(move)
        told = known.get(move, NOTHING_FORETOLD)
        parts = [Part(word, what) for word, what in match.parts(move)]
        offer = Offer(text, "", parts, told.forecast, warning=told.warning)
        way = words.move_way(match, move, language)
        if way is None:
            offer.label = words.describe_move(match, move, language)
        else:
            offer.label, offer.detail = way.label, way.text
            offer.tags = [Tag(*tag) for tag in way.tags]
        found.append(offer)
    return found


def _source(match: Match, decision: Decision, words: Words) -> str | None:
    return None if decision.source == NOTHING else words.source_slug(match, decision)
