### Lessons in the browser: the list, and what stands around the voice.

web-learn = Learn a game
    .about = Lessons let you try everything yourself, one thing at a time. Leave whenever you like: you come back where you were. After the lessons you play a first real game.
web-lesson-minutes = about { $minutes } minutes
web-lesson-begin = Begin
web-lesson-go-on = Go on
web-lesson-repeat = Take it again
web-lesson-done = Done
web-lesson-step = { $step } of { $count } steps done
web-lesson-chapter = Chapter { $number } of { $count }
web-lesson-hint = A hint
web-lesson-back = One step back
web-lesson-learned = What you know now
web-lesson-again = From the beginning
web-lesson-would = What would come of it
web-lesson-all = All lessons
web-lesson-next = Next: { $title }
web-lesson-missing = There is no such lesson.
web-lesson-play = Play it
web-lesson-first-game = Your first real game
    .about = Bots play kindly here. In your first turns every decision comes with a hint; later you ask for one; in the end you play alone.
