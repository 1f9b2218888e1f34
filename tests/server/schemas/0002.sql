-- Blocks, and lines of the chat that were reported.
INSERT INTO blocks (person, blocked, at) VALUES ('bob', 'ann', 1700000005.0);
INSERT INTO reports (table_id, line, reporter, speaker, why, lines, at) VALUES ('going', 1, 'ann', 'bob', 'rude', '[]', 1700000005.0);
