### The moderators' page.

web-moderate-nobody = This page is for the moderators of this server.
web-moderate-about = What people have reported, and what can be done about it. Whoever it is about reads your reason. You see reported lines and the lines around them, and nothing else that is said or held.
web-moderate-reports = Reports
web-moderate-no-reports = Nothing has been reported.
web-moderate-report = Report { $number }
web-moderate-state-open = open
web-moderate-state-seen = seen
web-moderate-outcome-acted = closed: something was done
web-moderate-outcome-nothing = closed: nothing to do
web-moderate-quoted = “{ $text }”
web-moderate-by = reported by { $name }
web-moderate-gone = somebody who is gone
web-moderate-table = the table
web-moderate-this-line = the reported line
web-moderate-see = I am looking at it
web-moderate-close-acted = Close: something was done
web-moderate-close-nothing = Close: nothing to do
web-moderate-about-table = Do something about the table
web-moderate-people = People
web-moderate-find = Name
web-moderate-look = Look up
web-moderate-nobody-so = Nobody goes by that name.
web-moderate-in-force = In force now
web-moderate-none-in-force = Nobody is muted or banned.
web-moderate-guest = guest since { $since }
web-moderate-account = account since { $since }
web-moderate-reported =
    { $count ->
        [0] never reported
        [one] reported once
       *[other] reported { $count } times
    }
web-moderate-left =
    { $count ->
        [0] has left no running game
        [one] has left one running game in 90 days
       *[other] has left { $count } running games in 90 days
    }
web-moderate-act = Do something about { $name }
web-moderate-deed = What
web-moderate-deed-warn = warn
web-moderate-deed-mute = mute
web-moderate-deed-ban = ban
web-moderate-deed-rename = give another name
web-moderate-deed-chat = close the chat
web-moderate-deed-title = take the title away
web-moderate-deed-deck = withdraw a shared deck
web-moderate-deed-event = end the event
web-moderate-deed-wording = take its title and words down
web-moderate-span = For how long
web-moderate-hours =
    { $hours ->
        [1] one hour
        [24] one day
       *[other] { $days } days
    }
web-moderate-for-good = for good
web-moderate-new-name = New name
web-moderate-reason = Why (this is what they will read)
web-moderate-network = Also close the network they come from to guests (at most seven days; others live there, too)
web-moderate-do = Do it
web-moderate-lift = Lift
web-moderate-lift-reason = Why it is lifted (for the log)
web-moderate-log = Log
    .about = Everything that moderators and the keeper of the server have done, the latest first. Nothing is ever taken out of it before two years have passed.
web-moderate-keeper = the keeper
web-moderate-until = until { $until }
web-moderate-did-warn = warned
web-moderate-did-mute = muted
web-moderate-did-ban = banned
web-moderate-did-rename = gave another name
web-moderate-did-chat = closed the chat of a table
web-moderate-did-title = took a table’s title away
web-moderate-did-deck = withdrew a shared deck
web-moderate-did-event = ended an event
web-moderate-did-wording = took an event’s title and words down
web-moderate-did-lift-mute = lifted a mute
web-moderate-did-lift-ban = lifted a ban
web-moderate-did-lift-rename = gave a name free
web-moderate-did-lift-chat = opened a chat again
web-moderate-did-report-seen = looked at a report
web-moderate-did-report-open = put a report back
web-moderate-did-report-acted = closed a report: something was done
web-moderate-did-report-nothing = closed a report: nothing to do
web-moderate-did-moderator = named a moderator
web-moderate-did-dismiss = dismissed a moderator
