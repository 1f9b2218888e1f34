"""The pool: every Fable in the order in which their cards are numbered, and every relic."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables.cards.alice import ALICE
from noctuary.games.fables.cards.beauty import BEAUTY
from noctuary.games.fables.cards.dorothy import DOROTHY
from noctuary.games.fables.cards.house_relics import HOUSE_RELICS
from noctuary.games.fables.cards.kaguya import KAGUYA
from noctuary.games.fables.cards.match_girl import MATCH_GIRL
from noctuary.games.fables.cards.mermaid import MERMAID
from noctuary.games.fables.cards.mulan import MULAN
from noctuary.games.fables.cards.red import RED
from noctuary.games.fables.cards.relics import PRINTED_RELICS
from noctuary.games.fables.cards.scheherazade import SCHEHERAZADE
from noctuary.games.fables.cards.snow import SNOW
from noctuary.games.fables.sheet import Pool

POOL: Final = Pool(
    [RED, SNOW, BEAUTY, ALICE, MULAN, KAGUYA, MERMAID, MATCH_GIRL, DOROTHY, SCHEHERAZADE],
    relics=[*PRINTED_RELICS, *HOUSE_RELICS],
)
