"""Events: leagues, Swiss rounds and rounds at tables of four and five, as logic alone.

Nothing here knows a server, a database or a game: whoever runs an event hands in who takes part and what was
played, and is told who meets whom, where everybody stands, and why something cannot be.
"""
