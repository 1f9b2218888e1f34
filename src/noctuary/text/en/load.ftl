### `noctuary load`: how much a server carries.

cli-load = Measure how much a server carries, with scripted people at many tables.
    .more = People sit down by themselves and move by the clock; a move counts from when it was due until every screen of its table has it. The server has to run with --measuring; --serve starts one for the run, on a database of its own.
cli-load-serve = Start a server for this run; no URL is needed.
cli-load-database = With --serve: its database (a file that is thrown away).
cli-load-elsewhere = The server may be another machine. Only where you may do that.
cli-load-tables = How many tables (20).
cli-load-people = People at each table (2).
cli-load-bots = Bots at each table beside them (none).
cli-load-bot = Which bots (greedy).
cli-load-watchers = People who look on at each table (none).
cli-load-game = Which game; mix takes all of them in turns (fables).
cli-load-every = Seconds between two moves at a table (5).
cli-load-seconds = How long to measure (20).
cli-load-warm-up = Seconds before that, which are not measured (3).
cli-load-no-passing = People are asked everything: every move is one of theirs, and no table waits to pass.
cli-load-chat = How often a move comes with a line of chat, from 0 to 1 (0).
cli-load-undo = How often somebody takes her move back instead, from 0 to 1 (0).
cli-load-reconnect = How often another’s line is cut, from 0 to 1; she comes back (0).
cli-load-seed = Another number plays other moves (1).

cli-load-gathering = People sit down
cli-load-head = { $tables } tables ({ $games }), { $screens } screens, a move every { $every } s: { $seconds } s measured
cli-load-moves = moves a second: told / wished
cli-load-latency = from due to every screen, ms: p50 / p90 / p99 / most
cli-load-own = to the mover’s own screen, ms
cli-load-late = generator late, ms
cli-load-server-cpu = server’s CPU: ms a move / cores
cli-load-generator-cpu = generator’s CPU: cores
cli-load-memory = server’s memory: MB / KB a table
cli-load-messages = messages / bytes each
cli-load-counted = moves kept, warm-up included: by us / by the server
cli-load-gaps = gaps in the numbers / moves not told to all
cli-load-held = moves that waited for a bot or a pass
cli-load-more = games ended / chat / undo / lines cut
cli-load-errors = errors: { $kind }
cli-load-unknown = unknown

load-error-url = { $url } is not the address of a server, such as http://localhost/.
load-error-elsewhere = { $host } is not this machine. Load is an attack where nobody has asked for it: say --elsewhere if that server is yours to measure.
load-error-no-url = Say which server to measure (http://localhost/), or --serve to start one.
load-error-both = Either the URL of a server or --serve, not both.
load-error-nobody = Nobody answers at { $url }: { $problem }.
load-error-refused = The server refuses “{ $what }” ({ $status }): { $said } A server that is measured runs with --measuring.
load-error-enter = Not everybody could sit down: { $problem }. A server that is measured runs with --measuring.
load-error-no-server = The server did not start.
load-error-seats = { $game } is not played with { $seats } at a table.
