"""`/decks`: decks that people build and keep, drafts, comparisons, and ready ones."""

from __future__ import annotations

from typing import Any, Final

from noctuary.server.call import Call
from noctuary.server.site.decks.compared import Comparing
from noctuary.server.site.decks.drafts import Drafts
from noctuary.server.site.decks.ready import Ready
from noctuary.server.site.decks.shelf import Shelf
from noctuary.server.site.rooms import Area
from noctuary.server.wire import Made
from noctuary.server.wires import decks as wire

_LANG: Final = ("lang",)
_DECK: Final = "/api/decks/{deck}"

SHELF: Final = Area(
    Shelf,
    (
        Call("get", "/api/decks", Shelf.decks, "One's own decks.", wire.DeckShelf, query=_LANG),
        Call("post", "/api/decks", Shelf.make, "Keep a new deck.", wire.Deck, wire.NewDeck, _LANG, 201),
        Call("get", _DECK, Shelf.read, "A deck of one's own.", wire.Deck, query=_LANG),
        Call("put", _DECK, Shelf.change, "Change it.", wire.Deck, wire.ChangeDeck, _LANG),
        Call("delete", _DECK, Shelf.delete, "Throw it away; for a while it can be taken back.", status=204),
        Call("post", f"{_DECK}/undelete", Shelf.undelete, "Take it back.", wire.Deck, query=_LANG),
        Call("post", f"{_DECK}/copy", Shelf.copy, "Another one like it.", wire.Deck, query=_LANG, status=201),
        Call("get", f"{_DECK}/versions", Shelf.versions, "What it was.", wire.DeckHistory),
        Call("get", f"{_DECK}/versions/{{version}}", Shelf.version, "As it was.", wire.Deck, query=_LANG),
        Call(
            "post",
            f"{_DECK}/restore",
            Shelf.restore,
            "Make it what it was.",
            wire.Deck,
            wire.RestoreDeck,
            _LANG,
        ),
        Call("post", f"{_DECK}/share", Shelf.share, "Show it by link.", wire.DeckShare),
        Call("delete", f"{_DECK}/share", Shelf.unshare, "Withdraw the link.", status=204),
        Call("post", f"{_DECK}/play", Shelf.play, "Play it against bots.", Made, wire.PlayDeck, _LANG, 201),
        Call(
            "get",
            "/api/decks-with/{game}/{card}",
            Shelf.holding,
            "One's own decks that hold a card.",
            wire.DecksWith,
        ),
        Call(
            "get",
            "/api/shared-decks/{token}",
            Shelf.shared,
            "A deck that somebody shows.",
            wire.SharedDeck,
            query=_LANG,
        ),
        Call(
            "post",
            "/api/shared-decks/{token}/copy",
            Shelf.copy_shared,
            "Keep a copy of it.",
            wire.Deck,
            query=_LANG,
            status=201,
        ),
    ),
)

DRAFTS: Final = Area(
    Drafts,
    (
        Call(
            "post",
            "/api/deck-check",
            Drafts.check,
            "What is wrong with a draft, and what it is made of.",
            wire.DeckCheck,
            wire.CheckDeck,
            _LANG,
        ),
        Call("post", "/api/deck-read", Drafts.read, "Read a list.", wire.DeckImport, wire.ReadText, _LANG),
        Call("post", "/api/deck-write", Drafts.write, "Write one.", wire.DeckExport, wire.WriteText, _LANG),
        Call("post", "/api/deck-lot", Drafts.lot, "A deck by lot.", wire.DeckImport, wire.LotWish, _LANG),
        Call(
            "post",
            "/api/deck-sample",
            Drafts.sample,
            "An opening hand and first turns.",
            wire.Sample,
            wire.SampleWish,
            _LANG,
        ),
    ),
)

COMPARING: Final = Area(
    Comparing,
    (
        Call(
            "post",
            "/api/deck-comparison",
            Comparing.begin,
            "Let two decks play against each other.",
            wire.CompareTold,
            wire.CompareWish,
            _LANG,
            202,
        ),
        Call(
            "get",
            "/api/deck-comparison",
            Comparing.told,
            "How far that is, and what came of it.",
            wire.CompareTold,
            query=_LANG,
        ),
        Call("delete", "/api/deck-comparison", Comparing.stop, "Stop it.", status=204),
    ),
)

READY: Final = Area(
    Ready,
    (
        Call("get", "/api/ready-decks", Ready.decks, "Ready decks.", wire.ReadyShelf, query=_LANG),
        Call(
            "get",
            "/api/ready-decks/{game}/{slug}",
            Ready.deck,
            "The page of a ready deck.",
            wire.ReadyDeck,
            query=_LANG,
        ),
    ),
)

AREAS: Final[tuple[Area[Any], ...]] = (SHELF, DRAFTS, COMPARING, READY)
