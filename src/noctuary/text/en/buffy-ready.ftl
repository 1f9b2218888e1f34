### The pages of the Buffy decks that come with Noctuary: plan, advice, and what the key cards are for.

# Said after the plan of a deck of sixty cards.
buffy-ready-large = This is the larger deck, for tournaments: the same plan with twenty more cards, so single cards come later and the answers last longer.

buffy-ready-plan-ada-vance = Ada looks for a fight every turn: the essence gives her one while she moves, and the Conflict Step allows another. The Companions stay behind and take care of the challenges that need no fists.
buffy-ready-hint-ada-vance = Let her grow to level 3 before you risk her against a strong group. A fight that only costs the other side its rest is worth little: choose the ones that remove somebody.
buffy-ready-key-ada-vance-1 = At level 3 she can attack and still be ready when the others strike back.
buffy-ready-key-ada-vance-2 = Raises her Butt-Kicking for good: most fights are decided before a card is played.
buffy-ready-key-ada-vance-3 = Somebody else takes the blow, or Ada steps in where a Companion was attacked.

buffy-ready-plan-brother-cain = Brother Cain makes his own challenges too costly for others and fights with Weirdness, where few can answer him. His Destiny Points come from black candles that only he can light.
buffy-ready-hint-brother-cain = Keep a card that changes the resolving talent for the moment when somebody strong attacks. Do not hurry: every challenge that others fail is a turn won.
buffy-ready-key-brother-cain-1 = From level 2 on he turns one fight each turn into a contest of Weirdness.
buffy-ready-key-brother-cain-2 = Two more on a goal is usually the difference between a reward and a wasted turn.
buffy-ready-key-brother-cain-3 = The challenge the deck is built around; the episode raises its reward.

buffy-ready-plan-constance-quill = Constance spends Destiny Points to empty the other hand and to remove whoever stands in her way, and gets them back by blackmail. Whoever has no cards left cannot answer her in a conflict of wits.
buffy-ready-hint-constance-quill = Being behind is part of the plan as long as the gap stays small. Strike just before the opponent would draw, and keep two points for the day she reaches level 3.
buffy-ready-key-constance-quill-1 = Puts a supporting character away for good: the most expensive thing she does, and the strongest.
buffy-ready-key-constance-quill-2 = A swing of two points in the race, for nothing but being behind.
buffy-ready-key-constance-quill-3 = Takes a fight to Smarts, where her side hardly ever loses.

buffy-ready-plan-countess-vesna = The Countess wants the Park and the night. Her Vampires are strongest there together, hold it turn after turn and win by it; challenges are a second road, not the first.
buffy-ready-hint-countess-vesna = Watch the day: Vampires do not walk by daylight, so be where you want to be before morning. Keep two refreshed defenders in the Park whenever the count is running for you.
buffy-ready-key-countess-vesna-1 = Defeated in the Park, it sets your count to two: one more turn and the game is won.
buffy-ready-key-countess-vesna-2 = Makes night of day at the moment when the others counted on sunlight.
buffy-ready-key-countess-vesna-3 = Tired Minions stand again: an attack and a defence in the same turn.

buffy-ready-plan-dot-marlowe = Dot brings a crowd. Companions join conflicts late, each one makes the group more charming, and together they talk their way through challenges that nobody could face alone.
buffy-ready-hint-dot-marlowe = Keep the group on one or two spaces, or nobody can join. Fights are not your business: turn them into Charm or let them pass.
buffy-ready-key-dot-marlowe-1 = Calls even tired Companions into a challenge: count the whole space, not only those who stand.
buffy-ready-key-dot-marlowe-2 = Finds the next Companion whenever you need one.
buffy-ready-key-dot-marlowe-3 = One more in the conflict, and a card for it.

buffy-ready-plan-milo-hart = Milo reads. His essence makes him a spellcaster at once, his challenges ask for readers and sorcerers, and whoever picks a fight with him finds it decided by Smarts.
buffy-ready-hint-milo-hart = The deck is patient: draw, level up, face one challenge a turn. Against quick fighters leave the front spaces and keep a card that changes the talent.
buffy-ready-key-milo-hart-1 = At level 3 the hardest goal of a challenge loses two: nearly everything can be faced.
buffy-ready-key-milo-hart-2 = A challenge that others can seldom take from you, because it asks for Spellcraft.
buffy-ready-key-milo-hart-3 = A card more each turn; over a game it is worth more than any fight.

buffy-ready-plan-wren-calloway-evil = Wren among Villains hits those who are tired. For a discarded card she changes sides for a turn and takes challenges of the good side as well, so there is always something to gain.
buffy-ready-hint-wren-calloway-evil = Let others attack first: whoever has fought is your prey. Every discard hurts, so draw before you turn the coat.
buffy-ready-key-wren-calloway-evil-1 = From level 2 on she starts a fight with a tired opponent before the Conflict Step.
buffy-ready-key-wren-calloway-evil-2 = Played when the fight is won: the loser’s hand shrinks by two as well.
buffy-ready-key-wren-calloway-evil-3 = Refills the hand that her bargains have emptied.

buffy-ready-plan-wren-calloway-good = Wren among Heroes plays both sides of the street: a Heroine by habit, a Villain for a turn when an evil challenge pays. Good fighters around her see to it that she is not punished for it.
buffy-ready-hint-wren-calloway-good = Look at everybody’s challenges before you discard; the best turn takes one of each side. Once a game she survives a defeat, so use her boldly when it decides something.
buffy-ready-key-wren-calloway-good-1 = Does not leave when she loses for the first time: a free risk, once.
buffy-ready-key-wren-calloway-good-2 = Turns a fight that you would lose into one about Charm.
buffy-ready-key-wren-calloway-good-3 = New cards for old ones: it pays for her changes of heart.
