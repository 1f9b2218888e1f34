"""Bots think in processes of their own, and never longer than they are given."""

from noctuary.bots.looked import Looked
from noctuary.server.bots.pool import BotPool
from noctuary.server.bots.question import Question, Task, What

__all__ = ["BotPool", "Looked", "Question", "Task", "What"]
