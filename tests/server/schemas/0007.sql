-- A finished game in one piece: its moves were packed by the test.
INSERT INTO tables (id, wish, game, title, phase, public, host, seed, commitment, setup, position, engine, decision, turn, chat_open, winners, digest, rematch, created, updated) VALUES ('packed', :wish, 'fables', '', 'over', false, 'ann', :seed, :commitment, :setup, NULL, '0.1', 7, 1, true, '0', 'abc', NULL, 1700000003.0, 1700000004.0);
INSERT INTO packed (table_id, format, moves, data) VALUES ('packed', 1, 6, :packed);
