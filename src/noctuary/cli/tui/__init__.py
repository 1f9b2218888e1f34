"""The terminal table, drawn with Textual; imported only when somebody sits down at it."""
