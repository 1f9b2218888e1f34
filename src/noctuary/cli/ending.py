"""The end of a game in lines: the moments to look at again, where everybody stands, why, and who won."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.kernel.match import Match
from noctuary.text import Language, say
from noctuary.text.chronicle import walk
from noctuary.text.story import Row, Story, tell_story, winners_text
from noctuary.text.words import words_of


def ending_lines(match: Match, lang: Language, names: Sequence[str] = ()) -> list[str]:
    """All of it, for a finished match; seats go by their `names`."""
    story = tell_story(walk(match), lang, names)
    lines = []
    for look in story.moments:
        text = f"{look.text} ({look.change})" if look.change else look.text
        lines.append(say(lang, "story-moment", turn=look.turn, at=look.at, text=text))
    lines += [_row(match, row, story, lang, names) for row in story.rows]
    lines += [why_line(story, lang), *[f"  {text}" for text in story.because]]
    return [*lines, winners_text(match, lang, names)]


def why_line(story: Story, lang: Language) -> str:
    """Why it is over, with the id of its rule: `noctuary rules` has the text."""
    return say(lang, "story-why", why=story.why, rule=story.rule) if story.rule else story.why


def _row(match: Match, row: Row, story: Story, lang: Language, names: Sequence[str]) -> str:
    who = words_of(match.game.name).at(match).seated(names).seat_name(match, row.seat, lang)
    cells = [
        say(lang, "story-cell", column=column, value=value)
        for column, value in zip(story.columns, row.cells, strict=True)
    ]
    return " · ".join(
        [say(lang, "story-standing", place=row.place, who=who), *cells, *filter(None, [row.note])]
    )
