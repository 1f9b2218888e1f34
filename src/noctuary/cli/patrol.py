"""`noctuary patrol`: the lesson with which it all began, by its old name."""

from __future__ import annotations

from noctuary.cli.learn import take
from noctuary.cli.speaking import Session, pass_session, subcommand
from noctuary.text.learn.shelf import find_lesson


@subcommand("patrol")
@pass_session
def command(session: Session) -> None:
    take(find_lesson("first-patrol"), session.lang)
