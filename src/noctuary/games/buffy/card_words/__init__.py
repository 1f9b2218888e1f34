"""What a card says, in either language, written from what it does.

Every primitive, condition, cost, target, duration and timing has a message of its own in `buffy-cards.ftl`.
The chapters give them their arguments and put them in order: `names`, `grammar`, `phrases` (who and what is
meant), `openings` (when, if, at what cost), `arguments` and `effects`, `lines` (the numbers), `reader` (the
whole card).
"""

# not compiled: formats text, never in a hot loop

from noctuary.games.buffy.card_words.grammar import Arguments, tidy
from noctuary.games.buffy.card_words.names import card_title, name_of, person_name, trait_name
from noctuary.games.buffy.card_words.reader import Reader, card_line, card_text

__all__ = [
    "Arguments",
    "Reader",
    "card_line",
    "card_text",
    "card_title",
    "name_of",
    "person_name",
    "tidy",
    "trait_name",
]
