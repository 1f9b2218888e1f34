### For the keeper of a server: logs, copies, and what is kept for how long.

cli-error-word = { $name }: { $given } is not one of { $known }.
cli-error-period = { $name }: { $given } is no length of time such as 90d or 12h{ $forever ->
    [true] , or forever
   *[other] {""}
}.

## noctuary serve

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
