"""Card sets: TOML files that put cards together from the words. They compose known effects and run no code.

`docs/card-sets.md` is the guide for whoever writes one. A file is checked in two passes: its shape
(`format`), then its words (`cards` and `abilities`, against `words` and against the other sets). `checking`
tells an author everything that is wrong at once.
"""

# not compiled: it reads files, and is never in a hot loop.

from noctuary.games.buffy.sets.reading import CardSet, Gathering, read_set

__all__ = ["CardSet", "Gathering", "read_set"]
