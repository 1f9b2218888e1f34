"""Every piece of a card's text: one class each, with its fields, what it does and how it reads."""
