### Lessons: what every voice says that leads through a guided game, and what may be wrong with one.

lesson-chapter = Chapter { $number } of { $count }: { $title }
lesson-help = Type a move as it stands in brackets, or its number. Also: hint, why MOVE, card NAME, moves, lang, quit.
lesson-hint = { $hint } Type: { $move }
lesson-hint-pointed = { $hint } Choose “{ $move }”.
lesson-accepted = Good.
lesson-forbidden = The rules don’t allow that:
lesson-aside = You may do that, but this lesson is about something else. Choose it once more to see what would come of it; afterwards everything is put back.
lesson-later = One thing at a time. For now:
lesson-tried = That is what would happen. Everything is back where it was.
lesson-unreadable = I didn’t catch that.
lesson-left = The lesson stops here. Next time you go on where you were.
lesson-minutes = about { $minutes } minutes
lesson-learned = What you know now
lesson-first-game = Your first real game

## noctuary learn

cli-learn = Learn a game: lessons that let you try everything, one thing at a time.
    .more = Without a name it lists the lessons. In a lesson, type a move as it is written in brackets, or its number. “hint” helps you on, “why” and a move says what forbids it, “card” and a name reads a card to you, “quit” leaves the lesson; the next time you go on where you were, or from the beginning with --again.
cli-learn-again = Begin again, even if you have been here before.
cli-learn-line = { $slug }  { $title } ({ $minutes })
cli-learn-place = step { $step } of { $count }
cli-learn-done = done
cli-learn-how = Take one with: noctuary learn { $lesson }
cli-learn-next = Next: noctuary learn { $lesson }
cli-learn-play = Next, { $title }: { $command }
cli-learn-lost = This lesson has changed since you were here, so it begins again.
cli-patrol = First Patrol, a guided first game: the same as “noctuary learn first-patrol”.
    .more = “noctuary learn” lists the lessons of all games.

## What may be wrong with a lesson

error-unknown-lesson = There is no lesson called “{ $lesson }”. There are: { $known }.
error-lesson-unknown-id = Lesson: “{ $field }”: there is no message or rule called “{ $given }”.
error-lesson-not-toml = Lesson: this is not TOML: { $problem }
error-lesson-no-position = Lesson: the first chapter needs a position to begin at.
