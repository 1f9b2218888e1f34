### What the server says to people.

server-guest = Guest
server-you = You
server-somebody = Somebody
server-open-seat = open seat
server-bot-named =
    { $name } ({ $kind ->
        [easy] easy bot
        [normal] normal bot
        [hard] hard bot
        [expert] expert bot
       *[other] bot
    })
server-bots-of =
    { $kind ->
        [easy] easy bots
        [normal] normal bots
        [hard] hard bots
        [expert] expert bots
       *[other] bots
    }
server-own-deck = a deck of your own
server-auto-pass = Passed for you: { $step }.
server-auto-only = Played for you, because nothing else was possible: { $step }.
server-error-analysing = One game at a time: you have another one analysed just now.
server-error-analyses-full = Many games are being analysed just now: try again in a while.
server-error-not-your-analysis = Somebody else has begun this analysis.
server-error-no-hints = There are no hints at this table.
server-error-no-hint = No hint came in time: ask again.
server-error-hints-clock = There are no hints at a table with a clock.
server-nudge = The others are waiting for you: it is your turn to answer.
server-asks-undo = { $who } would like to take back a move.
server-undo-refused = The move was not taken back: somebody said no.
server-asks-for-seat = { $who } would like to take over seat { $letter } from the bot, with its hand.
server-asked-for-seat = You have asked for seat { $letter }. Everybody who plays has to agree.
server-seat-agreed = Everybody has agreed: the seat is yours.
server-seat-refused = You do not get the seat: somebody said no.
server-seat-unanswered = You do not get the seat: not everybody answered in time.
server-seat-changed = Others sit at the table now than those you asked. Ask again if you like.
server-reported = Reported. A moderator will read it, with the lines around it, and you will hear when it has been seen to.
server-blocked = You have blocked { $name }: you read nothing more from them, and they cannot sit at your tables. To undo it, open your name at the top of the page.
server-report = Noctuary bug report: only what this seat knows is in it.
server-no-client =
    The pages of the table have not been built.
    In a checkout: make play does it (it needs Node 20.19 or newer with npm), or npm ci && npm run build in web/.
    Without Node: make play ui=terminal.

## What cannot be done

server-error-too-late = That question has already been answered.
server-error-no-such-offer = That move was not offered.
server-error-move-crashed = That move broke on our side. The table is as it was before it; please send a report, and play something else.
server-error-paused = The table is paused.
server-error-no-more-pauses = You have paused this game { $most } times already, and nobody pauses more often while others wait.
server-error-not-dealt = Nothing is dealt yet.
server-error-not-damaged = This table is not damaged: it cannot be thrown away.
server-error-not-seated = You do not sit at this table.
server-error-already-seated = You already sit at this table.
server-error-seat-taken = Somebody sits there.
server-error-hand-seen = You have seen a hand in this game that this seat plays against.
server-error-seat-kept = Somebody has played this hand and may come back, and there is nobody to ask.
server-error-seat-promised = This seat is kept for somebody who was invited.
server-error-event-table = Tables of events are made by the event itself.
server-error-event-seat = This game belongs to an event: only those who were paired play here.
server-error-event-undo = In a game of an event, nothing more can be taken back: there is nobody to ask for the bot’s side.
server-error-not-gathering = The game at this table has begun: nobody can be invited to it any more.
server-error-nobody-named = There is nobody called { $name } whom you could invite: an account of that name, or somebody you have met at a table.
server-error-invited-many = You have met several people called { $name }. Send the one you mean the link of the table.
server-error-invited-sits = { $name } sits at this table already.
server-error-invite-oneself = You are here already.
server-error-no-invitation = There is no such invitation any more.
server-error-seat-asked = You have already asked for a seat; wait for the answer, or withdraw.
server-error-others-ask = Somebody else is asking for a seat just now. Try again in a moment.
server-error-seat-declined = Those who play have said no. You cannot ask again in this game.
server-error-game-over = The game is over.
server-error-puzzle-lost = These moves lead nowhere in this puzzle.
server-error-puzzles-full = Somebody else is having a puzzle made. Try again in a moment.
server-error-no-puzzle-at-the-end = The game is over there: choose an earlier moment.
server-error-not-over = The game is not over yet.
server-error-not-alone = Others played at this table, too: ask them for a rematch there.
server-error-not-yours = That seat is not yours to give away.
server-error-nothing-to-claim = There is nothing to claim: that seat still has time, or has not been away or idle for long.
server-error-nothing-to-undo = You have made no move that could be taken back.
server-error-nothing-asked = Nobody is asking you that any more.
server-error-chat-closed = The host has closed the chat.
server-error-chat-seated = Guests talk only at a table where they sit.
server-error-host-only = Only the host may do that.
server-error-nobody-to-mute = There is nobody else at that seat.
server-error-no-such-line = There is no such line, or it is your own.
server-error-no-block = You have not blocked anybody of that number.
server-error-unwelcome = You cannot sit down at this table.
server-error-own-sets = The keeper of this server offers no card sets: tables play with the cards that come with Noctuary, and with sets that people bring from the set editor.
server-error-no-sets = People do not write cards for this game ({ $game }).
server-error-lesson-lost = This lesson has changed since: begin it again.
server-error-deck = The deck of seat { $seat } cannot be played:
server-deck-line = Line { $line }: { $problem }
server-error-no-decks = That game is not played with decks that one could build.
server-error-no-deck = There is no such deck, or it is not yours.
server-error-no-shared-deck = This link leads to no deck: it was withdrawn, or the deck is gone.
server-error-no-deck-version = That version of the deck is not kept any more.
server-error-deck-changed = This deck was changed elsewhere meanwhile. Nothing of yours was written: look at the newer version first.
server-error-deck-format = There is no such format; choose from { $known }.
server-error-deck-export = Nobody writes decks like that; choose from { $known }.
server-error-deck-side = There is no such side; choose from { $known }.
server-error-deck-too-large = That is too large for a deck: { $most } cards at most.
server-error-deck-unplayable = There is not enough in this deck to play with yet.
server-error-deck-choice = Name one deck for each side: one of yours, a ready one, or the cards of a draft.
server-error-deck-sample = The first turns could not be played just now. Try again in a moment.
server-error-comparing = Two of your decks are being compared already: wait for the end, or stop it.
server-error-comparisons-full = Too many decks are being compared just now. Try again in a few minutes.
server-error-entered = You are already at this table.
server-error-message = That message makes no sense here: { $problem }
server-error-too-long = That is too long: { $most } bytes at most.
server-error-bug = Something broke on our side. Nothing of yours is lost.
server-error-no-card = There is no such card.
server-error-no-rule = There is no rule “{ $rule }”.
server-error-no-rulebook = There is no rulebook of such a game.
server-error-no-moment = This game has { $most } moves: there is no such moment.
server-error-no-door = This link belongs to a server that is no longer running.
server-error-no-such-address = There is nothing at this address.
server-error-bad-seat = There is no seat { $seat }.
server-error-has-account = You already have an account.
server-error-name-taken = Somebody else is called { $name } here; choose another name.
server-error-name-at-table = Somebody who looks like { $name } sits at this table; choose another name first.
server-error-name = A name needs at least one letter that can be seen.
server-error-sign-in = The name or the password is wrong.
server-error-database = The database cannot be used: { $problem }
server-error-other-redis = Other processes run on this database with another Redis; they and this one would not hear each other. Name the same Redis with --redis, or stop them first.
server-error-redis = Redis cannot be reached or used: { $problem }
server-error-redis-database = Several processes need PostgreSQL: name one with --database postgresql://…; an SQLite file has room for one process.
server-error-no-workers = Several processes at one port need Linux or macOS: start them one by one, with ports of their own.
server-error-redis-missing = Several processes hear each other over Redis: name one with --redis redis://…
server-error-no-redis-package = The redis package is missing: pip install noctuary[workers]
server-error-database-taken = Another Noctuary server is running on this database; stop it first, or choose another database with --database.
server-error-database-taken-at = Another Noctuary server is running on this database: { $address } – play there, stop it first, or choose another database with --database.
server-error-database-folder = There is no folder { $folder } to keep the database in.
server-error-database-no-folder = The folder { $folder } for the database cannot be made: { $problem }.
server-error-database-file = The database { $file } cannot be opened: { $problem }.
server-error-database-not-one = { $file } is not a database; choose another file with --database.
server-error-database-foreign = This database belongs to another program; choose another one with --database.
server-error-database-corrupt = The database { $file } is damaged; restore it from a copy, or choose another one with --database.
server-error-database-newer = The database was made by a newer version of Noctuary (it stands at { $version }); update Noctuary, or choose another one with --database.
server-error-database-away = The database cannot be reached: { $problem }.
server-error-public = { $host } can be reached from outside: give --certificate and --key, or say --behind-proxy with --origin.
server-error-files = The system lets a process open too few files for { $connections } connections: it takes { $files }. Raise the limit (ulimit -n, LimitNOFILE=), or ask for fewer.
server-error-measuring = --measuring lifts what keeps strangers in check: only on this machine (not at { $host }), and not behind a proxy.
server-error-proxy-origin = Behind a proxy, say which address people see: --origin https://…
server-error-nameless = { $host } means every address of this machine, but not which one people type: pages are answered only there. Say it: --origin { $address }
server-error-origin = { $origin } is not an address such as https://play.example.org.
server-error-network = { $network } is not a network such as 10.0.0.0/8.
server-error-token = { $file } holds no token: one word of at least { $least } plain signs.
server-error-port = Port { $port } is taken; choose another with --port.
server-error-listen = Nobody can listen at { $host }, port { $port }: { $problem }.
server-error-certificate = The certificate cannot be used ({ $file }): { $problem }.
server-error-key-alone = --key goes with --certificate.

## Limits

server-limit-requests = Too many requests at once: wait a moment.
server-limit-chat = One line a second is enough: wait a moment.
server-limit-sign-ins = Too many attempts: wait a minute.
server-limit-decks = You keep { $most } decks already: throw one away first.
server-limit-invitations = Too many invitations are waiting for an answer. Try again when some have been answered.
server-limit-tables = You have { $most } open tables already: finish one, or leave it.

server-error-start = The server could not start; what went wrong stands above.
server-error-no-packages = A server needs more packages ({ $missing } is missing): pip install "noctuary[server]"

## noctuary reports

cli-reports = Read what people have reported from the chat.
    .more = Each report is shown with the lines around it until --done, or a moderator on the page, closes it.
cli-reports-done = Close this report: it has been seen to; may be given again.
cli-reports-none = Nothing has been reported.
cli-reports-no-such = There is no report { $number }.
cli-reports-head = Report { $number } · { $at } · table { $table } · { $by } about { $about }

## noctuary serve

cli-serve = Serve tables to people who come with a browser.
    .more = On loopback nothing else is needed. Anything else wants TLS, here or at a proxy.
cli-serve-host = The address to listen at (127.0.0.1).
cli-serve-port = The port (8080; 0: any free one).
cli-serve-database = The database: sqlite:///FILE or postgresql://… (a file in your data folder).
cli-serve-origin = An address that pages of this server are reached at; may be given again.
cli-serve-compress = Compress what goes over sockets: less to send, more memory and time for each.
cli-serve-behind-proxy = A proxy in front brings TLS; needs --origin.
cli-serve-certificate = The certificate, to bring TLS oneself.
cli-serve-key = Its private key.
cli-serve-metrics-from = A network (10.0.0.0/8) that may read /metrics besides this machine; may be given again.
cli-serve-metrics-token = A file with a token; whoever sends it may read /metrics from anywhere.
cli-serve-measuring = Widen the limits for `noctuary load`; on this machine only.
cli-serve-measured = Measuring: one address may do as much as it likes here. Not a server to play at.
cli-serve-redis = Where the processes of one server hear each other: redis://localhost/0. Needs PostgreSQL; other hosts join with the same two addresses.
cli-serve-connections = How many connections there may be at once (600 unless you say so).
cli-serve-idle-minutes = How many minutes a table that nobody looks at stays in memory (1 unless you say so).
cli-serve-workers = How many processes answer here, with --redis and PostgreSQL; as many as there are cores is a good beginning.
cli-serve-schema = Print the interface as OpenAPI and stop.
cli-serve-example = Print a file for a machine of its own and stop: noctuary.service, noctuary.socket, noctuary-backup.service, noctuary-backup.timer, nginx.conf or Caddyfile.
cli-serve-no-sets = Card sets of your own are left out: { $problem }
cli-serve-ready = Tables are laid at { $address } (Ctrl-C stops)
cli-serve-ready-together = { $workers } processes lay tables at { $address } (Ctrl-C stops)
cli-serve-addresses = Pages are answered at { $addresses }, and under no other address (--origin adds one).
cli-serve-stopped = Stopped. Every table is saved.
cli-bots = Think for the bots of a server of several processes.
cli-bots-redis = The Redis of that server: redis://localhost/0.
cli-bots-processes = How many think at the same time (as many as there are cores).
cli-bots-ready = { $processes ->
    [one] One process thinks
   *[other] { $processes } processes think
} for bots (Ctrl-C stops)
cli-bots-stopped = Stopped. Bots think elsewhere now.

## noctuary play, in the browser

cli-play-ui = Where to play: in the browser or in the terminal.
cli-error-unknown-ui = there is no way to play called “{ $ui }”; there are { $known }.
cli-play-no-client = the pages of the table have not been built: “make play” builds them in a checkout (it needs Node 20.19 or newer with npm); “noctuary play --ui terminal” needs none.
cli-play-open = Your table is laid: { $address }
cli-play-open-more = Leave this running while you play; Ctrl-C stops, and the table is saved.
cli-play-runs = Your table is laid already: { $address }
cli-play-runs-more = It runs in another window. Further tables are set up in its lobby; Ctrl-C over there stops it.
cli-play-taken = Noctuary is already starting or running in another window with these tables; wait a moment, or stop it there with Ctrl-C.
cli-play-waiting = { $count ->
    [one] One table of yours is waiting in the lobby.
   *[other] { $count } tables of yours are waiting in the lobby.
}
cli-play-resume-ask = Go on with your last table ({ $game }, turn { $turn })? [Y/n]{" "}
cli-play-stopped = The table is saved; “noctuary play” offers to resume it.
cli-play-goes-on = Going on with your last table.
