"""The moderators' page."""

from noctuary.server.site.moderate.page import AREA

__all__ = ["AREA"]
