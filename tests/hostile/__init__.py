"""What a stranger might send: worst cases for everything that reads text, made anew each time.

`notations` makes moves, `texts` whole documents. The tests beside them put each to its readers; a fuzzer
can draw from the same cases.
"""
