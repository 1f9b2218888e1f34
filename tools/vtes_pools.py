"""Closes the newest pool of VTES cards: `python tools/vtes_pools.py`, before the first card after a release.

Games that were dealt from a pool go on and replay with the cards of that pool. Everything that no earlier
pool had is written down as what came in with the newest; from then on, new cards belong to the next.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from noctuary.games.vtes.pool import default_pool, newest, pool_at

FOLDER: Final = Path(__file__).resolve().parent.parent / "src/noctuary/games/vtes/cards/pools"


def main() -> None:
    number = newest()
    before = {card.slug for card in pool_at(number - 1).printed} if number else set()
    came = sorted(card.slug for card in default_pool().printed if card.slug not in before)
    if not came:
        raise SystemExit("no card has come in since the last pool was closed")
    (FOLDER / f"{number}.txt").write_text("\n".join(came) + "\n", encoding="utf-8")
    print(f"pool {number}: {len(came)} cards")


if __name__ == "__main__":
    main()
