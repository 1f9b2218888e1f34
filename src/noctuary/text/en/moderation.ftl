### Keeping order: what moderators do, what people are told of it, and the keeper's commands.

## What people are told

server-notice-warn = A moderator has a word with you: “{ $reason }”
server-notice-mute = A moderator has taken the word from you until { $until }: you can play, but say nothing in any chat. The reason: “{ $reason }”
server-notice-ban =
    { $until ->
        [never] A moderator has closed this server to you for good. The reason: “{ $reason }”
       *[other] A moderator has closed this server to you until { $until }. The reason: “{ $reason }”
    }
server-notice-rename = A moderator has given you another name; you keep it until { $until }. If you have an account, sign in as before. The reason: “{ $reason }”
server-notice-deck = A moderator has withdrawn the link to a deck of yours; the deck is still yours. The reason: “{ $reason }”
server-notice-event = A moderator has ended an event of yours. The reason: “{ $reason }”
server-notice-wording = A moderator has taken down the title and the words of an event of yours. The reason: “{ $reason }”
server-notice-lifted =
    { $what ->
        [ban] This server is open to you again.
        [mute] You may talk again.
        [rename] You may choose your name again.
       *[other] What a moderator had done about you is lifted.
    }
server-notice-report =
    { $count ->
        [one] What you reported has been seen to. Thank you.
       *[other] { $count } of your reports have been seen to. Thank you.
    }

## What cannot be done

server-error-banned =
    { $until ->
        [never] A moderator has closed this server to you for good. You can still look around, take your things along and delete your account. The reason: “{ $reason }”
       *[other] A moderator has closed this server to you until { $until }. You can still look around, take your things along and delete your account. The reason: “{ $reason }”
    }
server-error-muted = A moderator has taken the word from you until { $until }. The reason: “{ $reason }”
server-error-renamed = A moderator has given you this name; you can change it after { $until }.
server-error-chat-moderated = A moderator has closed the chat of this table.
server-error-no-reason = Say why: whoever it is about will read it.
server-error-mute-ends = A mute has an end: say for how many minutes.
server-error-no-such-person = Nobody of that number is here any more.
server-error-no-measure = There is nothing of that number to lift.
server-error-no-report = There is no such report, or it is closed already.
server-error-report-outcome = A report is closed with what came of it, and not before.
server-error-moderators-alone = Moderators do nothing about themselves or each other: that is for the keeper of the server.
server-error-network-unknown = Where that person comes from is not known here (any more).
server-error-network-ends = Others live on that network, too: at most { $days } days.

## noctuary moderators, noctuary moderation

cli-moderators = Say who keeps order on a server.
    .more = Moderators are accounts. Without a command, “list” shows them.
cli-moderators-list = List the moderators.
cli-moderators-add = Make an account a moderator.
cli-moderators-remove = Make somebody a moderator no longer.
cli-moderators-none = There are no moderators.
cli-moderators-line = { $name }, since { $since }
cli-moderators-added = { $name } is a moderator now.
cli-moderators-removed = { $name } is a moderator no longer.
cli-moderators-no-account = There is no account called { $name }.
cli-moderators-already = { $name } is a moderator already.
cli-moderators-is-none = { $name } is no moderator.
cli-moderation = What moderators have done.
cli-moderation-log = Print the log of what moderators have done, the latest first.
cli-moderation-none = Moderators have done nothing yet.
cli-moderation-line = { $at } · { $who } · { $what } · { $whom } · { $reason }
cli-moderation-keeper = the keeper
