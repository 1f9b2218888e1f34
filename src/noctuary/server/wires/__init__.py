"""What a client asks at a table, and the messages of the pages around it, a module for each area."""
