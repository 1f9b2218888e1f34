-- Moderators, and what they did.
INSERT INTO moderators (person, at) VALUES ('ann', 1700000009.0);
INSERT INTO measures (what, person, network, table_id, reason, at, until, lifted, told) VALUES ('mute', 'bob', NULL, 'going', 'rude', 1700000009.0, NULL, 1700000010.0, true);
INSERT INTO moderation (at, who, who_name, what, whom, whom_name, table_id, report, until, reason) VALUES (1700000009.0, 'ann', 'Ann', 'mute', 'bob', 'Bob', 'going', 1, NULL, 'rude');
