-- Moderators, and what they did: late in this century, since what is old is forgotten by and by.
INSERT INTO moderators (person, at) VALUES ('ann', 1700000009.0);
INSERT INTO measures (what, person, network, table_id, reason, at, until, lifted, told) VALUES ('mute', 'bob', NULL, 'going', 'rude', 3900000009.0, NULL, 3900000010.0, true);
INSERT INTO measures (what, person, network, table_id, reason, at, until, lifted, told) VALUES ('ban', 'carl', '192.0.2.7/32', NULL, 'again', 3900000009.5, 4000000000.0, NULL, false);
INSERT INTO moderation (at, who, who_name, what, whom, whom_name, table_id, report, until, reason) VALUES (3900000009.0, 'ann', 'Ann', 'mute', 'bob', 'Bob', 'going', 1, NULL, 'rude');
UPDATE reports SET state = 'seen' WHERE line = 1;
