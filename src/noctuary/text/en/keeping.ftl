### For the keeper of a server: logs, copies, and what is kept for how long.

cli-error-word = { $name }: { $given } is not one of { $known }.

## noctuary serve

cli-serve-log-format = How the log is written: text, or json for programs (text).
cli-serve-log-level = What is worth a line: debug, info (every request), warning or error (warning).
cli-serve-log-addresses = How much of a visitor’s address is written: none, network or full (none).
