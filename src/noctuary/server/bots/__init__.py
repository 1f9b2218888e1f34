"""Bots think in processes of their own, and never longer than they are given."""

from noctuary.server.bots.pool import BotPool, Question

__all__ = ["BotPool", "Question"]
