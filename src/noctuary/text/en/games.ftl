# What a table can be made of.

fables-about = A duel of heroines on a track of nine squares: build your deck as you fight, and let your Fable’s own powers unfold. Two players, or two against two.
buffy-about = The Class of ’99 rules: a town at night, challenges to face, fights to win and a Park to hold. Two to six players.
vtes-about = Vampires who rule the night by influence, votes and blood: oust your prey before your predator ousts you. Two to six players.
game-mode-1v1 = One against one
game-mode-2v2 = Two against two
game-mode-all = Everyone for themselves
game-choice-player = Player
game-level-easy = Easy to play
game-level-medium = Needs some practice
game-level-hard = Demanding
game-option-relics = Relics
game-option-turn-cap = The game is drawn after so many turns (0: never)
game-option-turn-limit = The game ends after so many turns (0: never)
game-option-own-sets = My card sets: { $sets }
game-option-format = Deck rules
game-option-lists = Deck lists
game-option-time-limit = The game ends after so many turns (0: never)
game-option-word-closed = Closed
game-option-word-open = Open
game-option-word-none = None
game-option-word-printed = The printed deck
game-option-word-house = Noctuary’s own

buffy-deck-about-ada-vance = Fights: one a turn from the essence, more in the Conflict Step.
buffy-deck-about-brother-cain = Sorcery: challenges grow while others face them, and fights are fought in dreams.
buffy-deck-about-constance-quill = Empties hands, pays with Destiny Points and takes them back by blackmail.
buffy-deck-about-countess-vesna = Vampires who hold the Park by night, and win there.
buffy-deck-about-dot-marlowe = A crowd of Companions who join late, count for each other and talk their way through challenges.
buffy-deck-about-milo-hart = Smarts and Weirdness: spellcraft from the essence, fights decided by wits.
buffy-deck-about-wren-calloway-evil = The turncoat among Villains: picks fights with the tired, and faces good challenges for a discarded card.
buffy-deck-about-wren-calloway-good = The turncoat among Heroes: for a discarded card she is a Villain for a turn, and faces evil challenges too.

web-why-allowed = You can: { $move }
