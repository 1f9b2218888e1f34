"""The tables of the database. A game is its record: setup and seed, then its moves one by one.

Whatever changes here needs a migration beside it (`migrations/versions`); a test compares the two.
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "pk": "pk_%(table_name)s"}
)

_ID: Final = sa.String(32)
_WHEN: Final = sa.Float()  # seconds since 1970

PERSONS: Final = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("account", sa.String(48), unique=True),  # the name folded, of those who have a password
    sa.Column("password", sa.String(200)),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("created", _WHEN, nullable=False),
    sa.Column("seen", _WHEN, nullable=False, index=True),
)

SESSIONS: Final = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("person", _ID, nullable=False, index=True),
    sa.Column("created", _WHEN, nullable=False),
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("wish", sa.Text, nullable=False),  # the NewTable it was made from
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("phase", sa.String(12), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", _ID, index=True),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),  # as it was shown before the game
    sa.Column("setup", sa.Text),  # once it is dealt
    sa.Column("position", sa.Text),  # instead of a setup: where it went on from
    sa.Column("engine", sa.String(24), nullable=False),
    sa.Column("decision", sa.Integer, nullable=False),  # the number of the open question
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("chat_open", sa.Boolean, nullable=False),
    sa.Column("winners", sa.String(24), nullable=False),
    sa.Column("digest", sa.String(64), nullable=False),  # of the final state
    sa.Column("rematch", _ID),
    sa.Column("elapsed", sa.Float, nullable=False, server_default="0"),  # seconds of the table's clock
    sa.Column("created", _WHEN, nullable=False),
    sa.Column("updated", _WHEN, nullable=False),
    sa.Index(None, "phase", "updated"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("sitter", sa.String(8), nullable=False),
    sa.Column("person", _ID, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(24), nullable=False),
    sa.Column("choice", sa.Text),
    sa.Column("shown", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Float),
)

# Who sat where from which move on.
SITTINGS: Final = sa.Table(
    "sittings",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", _ID, nullable=False, index=True),
    sa.Column("made", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("sitter", sa.String(8), nullable=False),
    sa.Column("person", _ID, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("at", _WHEN, nullable=False),
)

# Whose hands somebody has seen in a game.
SIGHTS: Final = sa.Table(
    "sights",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("person", _ID, primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("played", sa.Boolean, nullable=False),
)

MOVES: Final = sa.Table(
    "moves",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("step", sa.String(40), nullable=False),
    sa.Column("auto", sa.String(8), nullable=False),
    sa.Column("at", _WHEN, nullable=False),
)

# The moves of a game that is over, in one piece (`packing`).
PACKED: Final = sa.Table(
    "packed",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("format", sa.Integer, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", _ID, nullable=False, index=True),
    sa.Column("person", _ID, index=True),
    sa.Column("who", sa.String(24), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", _WHEN, nullable=False),
)

MUTES: Final = sa.Table(
    "mutes",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("listener", _ID, primary_key=True),
    sa.Column("speaker", _ID, primary_key=True),
)

# Whom somebody does not want to meet.
BLOCKS: Final = sa.Table(
    "blocks",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person", _ID, nullable=False),
    sa.Column("blocked", _ID, nullable=False, index=True),
    sa.Column("at", _WHEN, nullable=False),
    sa.UniqueConstraint("person", "blocked", name="uq_blocks_person_blocked"),
)

# Lines of a chat that somebody has reported, for the moderators of this server.
REPORTS: Final = sa.Table(
    "reports",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", _ID, nullable=False),
    sa.Column("line", sa.Integer, nullable=False),  # its number in the chat
    sa.Column("reporter", _ID),
    sa.Column("speaker", _ID),
    sa.Column("why", sa.String(300), nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # what was said around it
    sa.Column("at", _WHEN, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, server_default="open"),  # "open", "seen", "closed"
    sa.Column("outcome", sa.String(8), nullable=False, server_default=""),
    sa.Column("closed", _WHEN),
    sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),  # she who reported knows
    sa.UniqueConstraint("reporter", "line", name="uq_reports_reporter_line"),
)

# Who keeps order here.
MODERATORS: Final = sa.Table(
    "moderators",
    METADATA,
    sa.Column("person", _ID, primary_key=True),
    sa.Column("at", _WHEN, nullable=False),
)

# What a moderator has done about somebody, or about a table: in force until it ends or is lifted.
MEASURES: Final = sa.Table(
    "measures",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("what", sa.String(8), nullable=False),
    sa.Column("person", _ID, index=True),
    sa.Column("network", sa.String(50)),
    sa.Column("table_id", _ID),
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("at", _WHEN, nullable=False),
    sa.Column("until", _WHEN),  # none: for good
    sa.Column("lifted", _WHEN),
    sa.Column("told", sa.Boolean, nullable=False),  # she knows
)

# Who did what about whom and why: only ever added to, and deleted when it is old.
MODERATION: Final = sa.Table(
    "moderation",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", _WHEN, nullable=False),
    sa.Column("who", _ID),  # none: the keeper of the machine
    sa.Column("who_name", sa.String(24), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("whom", _ID),
    sa.Column("whom_name", sa.String(24), nullable=False),
    sa.Column("table_id", _ID),
    sa.Column("report", sa.Integer),
    sa.Column("until", _WHEN),
    sa.Column("reason", sa.String(300), nullable=False),
)

# How far somebody has come in a lesson or a puzzle.
PROGRESS: Final = sa.Table(
    "progress",
    METADATA,
    sa.Column("person", _ID, primary_key=True),
    sa.Column("kind", sa.String(12), primary_key=True),
    sa.Column("slug", sa.String(64), primary_key=True),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("place", sa.Text, nullable=False),  # where in it, as the page wrote it
    sa.Column("at", _WHEN, nullable=False),
)

# A deck that somebody keeps. `deleted` is when it was thrown away: for a while it can be taken back.
DECKS: Final = sa.Table(
    "decks",
    METADATA,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("person", _ID, nullable=False, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("format", sa.String(64), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("cards", sa.Text, nullable=False),  # `DeckCards` as JSON
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("share", sa.String(32), unique=True),  # the token of its link
    sa.Column("created", _WHEN, nullable=False),
    sa.Column("updated", _WHEN, nullable=False),
    sa.Column("deleted", _WHEN),
)

# What a deck was, the newest version included.
DECK_VERSIONS: Final = sa.Table(
    "deck_versions",
    METADATA,
    sa.Column("deck", _ID, primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("format", sa.String(64), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("cards", sa.Text, nullable=False),
    sa.Column("at", _WHEN, nullable=False),
)

# The processes of a server that has several (PostgreSQL only). By the database's own clock: no host's counts.
PROCESSES: Final = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("company", _ID, nullable=False),  # those who hear each other over one Redis
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),  # or longer, if it beats again
)

# Which of them has a table awake. Whoever takes one raises the fence; a write with an older one is refused.
LEASES: Final = sa.Table(
    "leases",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("owner", _ID, nullable=False, index=True),  # a process; empty: nobody's
    sa.Column("fence", sa.Integer, nullable=False),
)

# Somebody is asked to a table; a seat may be kept for her until the invitation lapses.
INVITATIONS: Final = sa.Table(
    "invitations",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", _ID, nullable=False, index=True),
    sa.Column("inviter", _ID, nullable=False, index=True),
    sa.Column("invited", _ID, nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("at", _WHEN, nullable=False),
    sa.UniqueConstraint("table_id", "invited", name="uq_invitations_table_id_invited"),
)

# A league, Swiss rounds, or rounds at tables with a final. `course` is all that has happened in it, as JSON;
# `version` grows with every change, so that of two changes at once the second one begins anew.
EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("id", _ID, primary_key=True),
    sa.Column("host", _ID, index=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("title", sa.String(60), nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("language", sa.String(3), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("state", sa.String(12), nullable=False, index=True),
    sa.Column("wish", sa.Text, nullable=False),  # the NewTable that its tables are made from
    sa.Column("most", sa.Integer, nullable=False),
    sa.Column("begins", _WHEN),
    sa.Column("course", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("created", _WHEN, nullable=False),
    sa.Column("updated", _WHEN, nullable=False, index=True),
)

CLOSED_EVENTS: Final = ("over", "cancelled")  # the states in which nothing more happens

# Who takes part in an event, and with what: a secret until the deal.
EVENT_ENTRIES: Final = sa.Table(
    "event_entries",
    METADATA,
    sa.Column("event_id", _ID, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", _ID, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(24), nullable=False),
    sa.Column("choice", sa.Text),
)

# The tables of events; `taken`: the event knows how it ended there.
EVENT_TABLES: Final = sa.Table(
    "event_tables",
    METADATA,
    sa.Column("table_id", _ID, primary_key=True),
    sa.Column("event_id", _ID, nullable=False, index=True),
    sa.Column("taken", sa.Boolean, nullable=False, index=True),
)

# A few words about this server itself: who plays at this very machine.
NOTES: Final = sa.Table(
    "notes",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
