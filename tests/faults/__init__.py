"""Nothing that somebody was told is ever lost: servers as processes, people over real sockets, and faults.

`python -m tests.faults` lists the faults; `docs/reliability.md` says what was tried and what held.
"""
