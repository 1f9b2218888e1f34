-- What people had when there was nothing but tables: an account, a guest, a chat, a game that goes on (its setup and
-- moves come from the test), one that waits for somebody, one that is over.
INSERT INTO persons (id, name, account, password, language, created, seen) VALUES ('ann', 'Ann', 'ann', '$argon2id$x', 'fr', 1700000000.5, 1700000001.5);
INSERT INTO persons (id, name, account, password, language, created, seen) VALUES ('bob', 'Bob', NULL, NULL, 'en', 1700000000.5, 1700000001.5);
INSERT INTO sessions (token_hash, person, created) VALUES ('00ff00ff', 'ann', 1700000002.0);
INSERT INTO tables (id, wish, game, title, phase, public, host, seed, commitment, setup, position, engine, decision, turn, chat_open, winners, digest, rematch, created, updated) VALUES ('going', :wish, 'fables', 'Friday', 'playing', true, 'ann', :seed, :commitment, :setup, NULL, '0.1', 7, 1, true, '', '', NULL, 1700000003.0, 1700000004.0);
INSERT INTO tables (id, wish, game, title, phase, public, host, seed, commitment, setup, position, engine, decision, turn, chat_open, winners, digest, rematch, created, updated) VALUES ('over', :wish, 'fables', '', 'over', false, 'ann', :seed, :commitment, :setup, NULL, '0.1', 7, 1, true, '0', 'abc', 'going', 1700000003.0, 1700000004.0);
INSERT INTO tables (id, wish, game, title, phase, public, host, seed, commitment, setup, position, engine, decision, turn, chat_open, winners, digest, rematch, created, updated) VALUES ('waiting', :wish, 'fables', '', 'gathering', true, 'bob', :seed, :commitment, NULL, NULL, '0.1', 0, 0, false, '', '', NULL, 1700000003.0, 1700000004.0);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('going', 0, 'person', 'ann', 'Ann', '', 'red', false, NULL);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('going', 1, 'person', 'bob', 'Bob', '', 'snow', true, 12.5);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('over', 0, 'person', 'ann', 'Ann', '', 'red', false, NULL);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('over', 1, 'bot', NULL, '', 'greedy', 'snow', false, NULL);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('waiting', 0, 'person', 'bob', 'Bob', '', NULL, false, NULL);
INSERT INTO seats (table_id, seat, sitter, person, name, bot, choice, shown, clock) VALUES ('waiting', 1, 'open', NULL, '', '', NULL, false, NULL);
INSERT INTO sittings (table_id, made, seat, sitter, person, name, at) VALUES ('going', 0, 0, 'person', 'ann', 'Ann', 1700000003.0);
INSERT INTO sittings (table_id, made, seat, sitter, person, name, at) VALUES ('going', 0, 1, 'open', NULL, '', 1700000003.0);
INSERT INTO sittings (table_id, made, seat, sitter, person, name, at) VALUES ('going', 0, 1, 'person', 'bob', 'Bob', 1700000003.5);
INSERT INTO chat (table_id, person, who, seat, text, at) VALUES ('going', 'bob', 'Bob', 1, 'Good luck: “have fun”', 1700000003.5);
INSERT INTO mutes (table_id, listener, speaker) VALUES ('going', 'ann', 'bob');
INSERT INTO notes (name, value) VALUES ('local-person', 'ann');
