"""One's own page: games, results, open tables, and everything to take along."""

from noctuary.server.site.own.own import AREA

__all__ = ["AREA"]
