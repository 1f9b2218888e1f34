"""The pages around the table: cards, decks, rules, lessons, puzzles, and one's own.

Each area is a module (or a package) with whoever answers its requests and an `AREA` that `areas.py` lists;
its messages stand in `noctuary.server.wires`.
"""
