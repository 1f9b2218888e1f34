### For the keeper of a server: logs, copies, and what is kept for how long.

cli-error-word = { $name }: { $given } is not one of { $known }.
cli-error-period = { $name }: { $given } is no length of time such as 90d or 12h{ $forever ->
    [true] , or forever
   *[other] {""}
}.

## noctuary serve

server-error-handed-over = systemd has handed over { $count } sockets; one that listens at an address and port is what is needed (ListenStream= in the .socket file).
server-error-handed-over-workers = With --workers each process listens for itself: do without the .socket file of systemd.
cli-serve-keep-games = How long tables are kept that nobody has touched, finished or not: 365d, or forever (forever).
cli-serve-keep-guests = How long guests are remembered who do not come any more (30d).
cli-serve-log-format = How the log is written: text, or json for programs (text).
cli-serve-log-level = What is worth a line: debug, info (every request), warning or error (warning).
cli-serve-log-addresses = How much of a visitor’s address is written: none, network or full (none).

## noctuary prune

cli-prune = Throw away tables that nobody has touched for a long time, with record and chat.
    .more = The server may run meanwhile. Accounts, decks and what was reported stay.
cli-prune-older-than = How long nobody has touched them: 365d, 36h.
cli-prune-dry-run = Only count them.
cli-prune-would =
    { $count ->
        [0] No table is that old.
        [one] One table is that old.
       *[other] { $count } tables are that old.
    }
cli-prune-done =
    { $count ->
        [0] No table was that old.
        [one] One table was thrown away.
       *[other] { $count } tables were thrown away.
    }
server-error-packed = The record of this game cannot be read any more.

## noctuary backup, noctuary restore

cli-backup = Copy everything that a server keeps into one file.
    .more = The server may run meanwhile. - writes to standard output. The file holds games that go on, with all hands, and what people have said: keep it as safe as the database.
cli-backup-overwrite = Write over a file that is there already.
cli-backup-without-sessions = Leave out who is signed in: guests without an account cannot come back to their games.
cli-backup-done = { $file }: { $rows } rows, { $megabytes } MB.
cli-restore = Put back what noctuary backup has copied.
    .more = No server may run on the database. A copy from SQLite can be put into PostgreSQL, and the other way round; - reads standard input.
cli-restore-overwrite = Replace what is in the database. An SQLite file that was there is kept under another name.
cli-restore-done = { $rows } rows are back, as they were at { $at }.
cli-restore-kept = What was there before is kept: { $file }
server-error-backup-there = { $file } is there already; choose another name, or say --overwrite.
server-error-backup-nothing = There is no database { $file } to copy.
server-error-backup-schema = The database stands at { $version }, and this version of Noctuary needs { $head }: start noctuary serve once to bring it up to date, or copy it with the version that runs.
server-error-backup-not-one = This is no copy that noctuary backup has made.
server-error-backup-newer = This copy was made by a newer version of Noctuary ({ $engine }); update Noctuary first.
server-error-backup-damaged = This copy is damaged or not whole. Nothing was changed.
server-error-backup-row = This copy holds something that the database does not keep: { $problem }. Nothing was changed.
server-error-backup-full = There are people or tables in this database already; say --overwrite to replace them, or choose another one with --database.

## noctuary tables

cli-tables = Whole tables as files: take one along, or play it on at another server.
    .more = For the keeper of a server: the file of a game that goes on has everybody’s hands in it.
cli-tables-export = Write a table to a file, by the id in its link.
cli-tables-import = Make a new table of such a file.
cli-tables-chat = With what was said there.
cli-tables-host = Whose table it becomes, by the name of an account.
cli-tables-seat = Who sits where: A=Ann, by the name of an account; may be given again. For whoever else was to play on there is a bot.
cli-tables-exported = The table is in { $file }.
cli-tables-imported = The table is there: /table/{ $table }
cli-tables-error-seat = { $given } names no seat and account; write A=Ann.
cli-tables-error-account = “{ $name }”: nobody has an account of that name here.
server-error-table-file-there = { $file } is there already; choose another name.
server-error-table-file-damaged = This table is damaged: its record cannot be played again.
server-error-table-file-not-one = This is no file of a table that noctuary tables export has written.
server-error-table-file-newer = This file was written by a newer version of Noctuary; update Noctuary first.
server-error-table-file-too-long = That is too long for a table: { $most } bytes at most.
server-error-table-file-damaged-file = This file is not as noctuary tables export writes it: { $problem }
server-error-table-file-unplayable = The game in this file does not go as it says, or not with this version of Noctuary ({ $engine }). Nothing was kept.
