"""The table over HTTP and WebSocket: sessions, lobby, tables, replays."""
