### Why the server hangs up. It sends the id of the message, and the page says it: whoever reads it may have changed
### her language since. Those with an answer of its own say it over HTTP as well.

server-limit-messages = Too many messages at once: wait a moment.
server-limit-message-size = That message is too long.
server-limit-sockets = Too many windows are open: close one.
server-limit-arrivals = You come and go too often: wait a moment.
server-limit-watchers = Too many people are looking on at this table: try again later.
server-limit-guests = Too many new guests from this address: try again later.
server-error-no-session = The server does not know you yet: begin a session first.
server-error-no-table = There is no such table.
server-error-table-broken = This table is damaged and closed for good: its game cannot be replayed.
server-error-table-asleep = This table has just been closed; come in again.
server-error-table-moved = The table has moved to another part of the server: try again in a moment.
server-error-away = The server cannot reach its database just now: try again in a moment.
server-closed-elsewhere = This table has been opened in another window.
server-closed-session = Your session has ended.
server-closed-banned = A moderator has closed this server to you. Your page says why, and until when.
server-closed-not-understood = This page and the server no longer understand each other: load it anew.
server-closed-restarting = The server is starting again.
server-closed-slow = The connection cannot keep up.
server-closed-gone = You have left.
