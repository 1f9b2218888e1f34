### Events that the server runs: what cannot be, and what was done.

events-bot = Bot { $number }

events-error-no-event = There is no such event.
events-error-damaged = What is kept of this event is damaged: it cannot be gone on with. Moderators can end it.
events-error-busy = Many people are changing this event just now. Try again.
events-error-host-only = Only the host of the event can do that.
events-error-not-in = You do not take part in this event.
events-error-no-entry = Nobody takes part under that number.
events-error-no-meeting = There is no such meeting, or it cannot be corrected.
events-error-title = Give the event a title.
events-error-nameless = Take a name first: nobody could tell you from other guests.
events-error-name = Somebody who looks like { $name } takes part already. Take another name.
events-error-seats = { $game } is not played at tables of that size.
events-error-too-many = There are too many open events, or you host { $most } already: end one first.
events-error-too-late = It is too late to join this event.
events-error-unwelcome = You cannot join this event.
events-error-already-in = You take part already.
events-error-full = This event is full: { $most } take part.
events-error-bots = No more than { $most } bots can take part.
events-error-closed = This event is over.
events-error-final-begun = The final has begun.
events-error-league-begun = All meetings of the league are open already.
events-error-round-open = Round { $round } is not over yet.
events-error-no-tables = { $people ->
    [one] { $people } person cannot
   *[other] { $people } people cannot
 } sit down at another table of four or five: wait for more, add bots, or go on to the final.
events-error-too-few = { $people ->
    [one] Only { $people } takes part
   *[other] Only { $people } take part
 }: at least { $least } are needed. Wait for more, or add bots.
events-error-no-final = This event has no final now.
events-error-not-yours = You do not play in this meeting.
events-error-no-longer-open = This meeting is dealt, or over.
events-error-not-your-choice = Another finalist is to choose her seat.
events-error-points = These points cannot be: a duel is won (1 and 0) or drawn (0.5 each); at a table there are no more victory points than people, in halves.

events-note-joined = { $who } takes part.
events-note-late = { $who } has come late.
events-note-back = { $who } is back.
events-note-dropped = { $who } has dropped out.
events-note-removed = The host has removed { $who }: { $why }
events-note-round = A round has begun.
events-note-result = Meeting { $number } is over.
events-note-corrected = The host has corrected meeting { $number }: { $why }
events-note-damaged = The table of meeting { $number } is damaged: the host decides.
events-note-final = The finalists choose their seats.
events-note-over = The event is over.
events-note-cancelled = The host has cancelled the event.
events-note-lapsed = Nothing had been done here for a long time: the event has ended by itself.
events-note-moderated = A moderator has ended the event: { $why }
events-note-cleared = A moderator has taken the title and the words of the event down: { $why }
