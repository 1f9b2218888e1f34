"""`noctuary load`: scripted people at many tables of a running server, and what that costs it."""
