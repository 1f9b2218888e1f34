### Buffy the Vampire Slayer: the rules as players read them, one message per rule id.

## Chapter titles

BUF-GOAL = Object of the game
BUF-ZON = Zones and information
BUF-SETUP = Setup
BUF-BOARD = Board and adjacency
BUF-TURN = Turn, watches and passing
BUF-PRO = Step 1: Prologue
BUF-DRAW = Step 2: Draw
BUF-REF = Step 3: Refresh
BUF-MOV = Step 4: Movement
BUF-RES = Step 5: Resource
BUF-CON = Step 6: Conflict
BUF-END = Step 7: End
BUF-FGT = Fights
BUF-FCH = Fight/Choose
BUF-FDR = Fight/Draw
BUF-FBA = Fight/Battle
BUF-FRE = Fight/Resolve
BUF-FDI = Fight/Discard
BUF-CHL = Facing challenges
BUF-CCH = Challenge/Choose
BUF-CDR = Challenge/Draw
BUF-CBA = Challenge/Battle
BUF-CRE = Challenge/Resolve
BUF-CDI = Challenge/Discard
BUF-VIC = Victory
BUF-DST = Destiny Points
BUF-FAT = Fatigue
BUF-TAL = The four talents
BUF-REQ = Requirements
BUF-STK = Talent stacks
BUF-TRT = Traits
BUF-ESS = Essence cards
BUF-CHR = Character cards
BUF-CHA = Challenge cards
BUF-LOC = Location cards
BUF-SKL = Skills
BUF-ITM = Items
BUF-EPI = Episodes
BUF-ACT = Action cards
BUF-EVT = Events
BUF-DCK = Deck construction
BUF-CHG = Changes from older rules
BUF-MUL = More than two players
BUF-GOLD = Golden rule
BUF-MRP = Most recent printing
BUF-EX = Worked examples
BUF-RUL = Rulings at this table

## Object of the game

BUF-GOAL-01 = Two or more players compete. You move your characters from space to space, start fights and face challenges.
BUF-GOAL-02 = You win by reaching 10 Destiny Points, or by controlling Sunnydale Park for 6 turns in a row.
    .see = BUF-VIC-01 BUF-VIC-02
BUF-GOAL-03 = Fights you win and challenges you defeat give you Destiny Points. Some cards give them too.
BUF-GOAL-04 = Your characters may be on different spaces, and each acts independently of the others.

## Zones and information

BUF-ZON-01 = Each player has an essence with a Destiny track from 0 to 10, a Challenge Deck, a Resource Deck, a discard pile, a Crypt, a park counter, a hand and, if episodes are used, a stack of Part II cards. All players share one Day/Night card.
BUF-ZON-02 = Your essence is never part of your Resource Deck. It stays beside the board and marks your Destiny Points.
BUF-ZON-03 = A discarded card, whatever its type, goes to its owner’s discard pile.
    .see = BUF-RUL-31
BUF-ZON-04 = A card in the Crypt is out of the game: it is never shuffled back and never returns to play.
BUF-ZON-05 = Your Episode Part II cards lie face down in a stack of their own beside the board. While they are there they are not in play.
BUF-ZON-06 = When you have to draw and your Resource Deck is empty, you recycle: shuffle your discard pile into a new Resource Deck and go on drawing. Drawing the last card does not recycle yet; only the next card you have to draw does.
    .see = BUF-DRAW-02
BUF-ZON-07 = If your Resource Deck and your discard pile are both empty, the draw simply stops. You do not lose: you go on with what you have.
BUF-ZON-08 = As long as your Challenge Deck is not empty, its top card lies face up. After any shuffle of that deck, the new top card is turned face up.

## Setup

BUF-SETUP-01 = Setup step 1: each player brings a legal deck. Cards with the First Patrol logo only serve to learn the game and are removed.
BUF-SETUP-02 = Setup step 2: shuffle your 7 challenges face down as your Challenge Deck, then turn the top card face up and leave it there.
    .see = BUF-DCK-04
BUF-SETUP-03 = Setup step 3: set your location cards apart. You may bring 0 to 8 of them, and put at most 4 into play during setup.
    .see = BUF-DCK-07
BUF-SETUP-04 = Setup step 4: shuffle your Resource Deck and let an opponent cut it.
BUF-SETUP-05 = Setup step 5: all players reveal their essence and the level-1 card of their Main Character at the same time, so nobody chooses that card after seeing another player’s. Everyone starts at 0 Destiny Points.
BUF-SETUP-06 = Setup step 6: the first active player is decided. If exactly one player’s Main Character is a Villain, it is that player.
BUF-SETUP-07 = Setup step 6, otherwise: if no Main Character is a Villain, the first active player is drawn at random among all players. If two or more are Villains, the draw is among their players.
    .see = BUF-RUL-05
BUF-SETUP-08 = Setup step 7: in order from the active player, each player puts their level-1 Main Character on one of their own 4 spaces. No location card is there yet.
BUF-SETUP-09 = Setup step 8: the active player chooses whether turn 1 is day or night. From then on the Day/Night card is turned at the end of every turn.
BUF-SETUP-10 = Setup step 9: beginning with the active player, players alternate putting one location card on one of their own spaces. You do not have to play any: your spaces may stay empty.
    .see = BUF-RUL-06
BUF-SETUP-11 = Once no more locations are placed, all unplayed location cards go to the Crypt.
BUF-SETUP-12 = A unique location that is already in play may not be played again, by anybody.
BUF-SETUP-13 = You do not draw an opening hand during setup. Your first cards come in the first Draw Step.
    .see = BUF-RUL-07
BUF-SETUP-14 = When the first active player is decided, a Main Character printed as a Minion counts as a Villain, because its essence has promoted it.
    .see = BUF-ESS-02

## Board and adjacency

BUF-BOARD-01 = You own 4 spaces. Sunnydale Park, in the middle, is one shared space that belongs to nobody.
BUF-BOARD-02 = The knot pattern on the board shows which spaces are adjacent. A character may step only to an adjacent space, or to or from the Park.
    .see = BUF-RUL-01
BUF-BOARD-03 = Sunnydale Park is adjacent to every space. Going there from anywhere is a move of one space.
BUF-BOARD-04 = The Park counts as a space, but no location card may be put on it.
BUF-BOARD-05 = A space without a location card is a valid space: characters and challenges may be put there.
BUF-BOARD-06 = The Park and spaces without a location card have no location type.
BUF-BOARD-07 = With more than two players, all spaces form one closed ring with the Park inside. Each player’s 4 spaces follow one another in that ring.

## Turn, watches and passing

BUF-TURN-01 = A turn goes once through seven steps, in this order: Prologue, Draw, Refresh, Movement, Resource, Conflict, End.
BUF-TURN-02 = All players go through each step together. The active player has the first watch in every step.
BUF-TURN-03 = A watch is one opportunity to do exactly one thing that the step or stage offers. Watches alternate between the players, clockwise if there are more than two.
    .see = BUF-MUL-01 BUF-RUL-10
BUF-TURN-04 = Within a step you may do what it offers in any order and, unless a limit is stated, any number of times over several watches.
BUF-TURN-05 = You may not pass until you have done what is mandatory for you in this step.
BUF-TURN-06 = A step ends when all players have passed one directly after another. Passing does not shut you out: if somebody acts after your pass, you may act again on your next watch.
BUF-TURN-07 = After the End Step the Day/Night card is turned, the player to the left of the active player becomes active, and a new turn begins.
BUF-TURN-08 = Day and night alternate from turn to turn.
BUF-TURN-09 = A turn is over exactly when all players pass one after another in the End Step.
BUF-TURN-10 = Using an effect of a card in play takes a watch. It is possible only in the step or stage that the effect allows.

## Step 1: Prologue

BUF-PRO-01 = On a watch of the Prologue Step you may place your challenge (mandatory once), play an event, play a Prologue action, use an effect or pass.
BUF-PRO-02 = Once in each Prologue Step you must put the face-up top challenge of your Challenge Deck into play on a legal space. The next challenge is then turned face up.
BUF-PRO-03 = If your top challenge can legally be placed somewhere, you must place it.
BUF-PRO-04 = If your top challenge cannot be placed anywhere, it goes to the bottom of your Challenge Deck and the next one is turned up. You place no challenge this turn, and your obligation counts as met.
BUF-PRO-05 = A challenge without a placement restriction may go on any space of the board: yours, an opponent’s, one without a location card, or the Park.
BUF-PRO-06 = You may have at most 1 of your own challenges on a space, the Park included. Other players may each have one there too.
BUF-PRO-07 = Two challenges with the same title may not be in play at once, whoever owns them. Once the first is defeated or removed, another copy may be placed later.
    .see = BUF-CHA-05
BUF-PRO-08 = If your Challenge Deck is empty, you do not have to place a challenge.
BUF-PRO-09 = You may play any number of events in this step, one per watch. Each goes to the Crypt, laid sideways, right after it takes effect.
BUF-PRO-10 = Each event title may be played only once per game, counting all players.
    .see = BUF-EVT-03
BUF-PRO-11 = You may play an action for its effect here only if its timing line says Prologue.
BUF-PRO-12 = Whether your top challenge can be placed is judged at the moment you come to place it. If it goes under an otherwise empty Challenge Deck, it is at once the face-up top card again, but still is not placed this turn.

## Step 2: Draw

BUF-DRAW-01 = Once in each Draw Step, keep 0 to 5 cards of your hand, discard the rest, then draw until you hold 5.
BUF-DRAW-02 = If your Resource Deck runs out while you refill your hand, keep what you drew, recycle your discard pile and draw the remaining cards.
BUF-DRAW-03 = The cards you discarded earlier in the same Draw Step are part of the pile that is recycled.
BUF-DRAW-04 = The Draw Step has no watches: no actions and no effects are used in it, unless a card names this step.
    .see = BUF-RUL-08

## Step 3: Refresh

BUF-REF-01 = Once in each Refresh Step you must refresh all of your fatigued cards at the same moment.
BUF-REF-02 = You may play Refresh actions and use effects of this step before or after refreshing, one per watch.
BUF-REF-03 = You may pass in this step only after you have refreshed your cards. If none of them is fatigued, you may pass at once.
    .see = BUF-RUL-56

## Step 4: Movement

BUF-MOV-01 = On a watch of the Movement Step you may move one character, play a Movement action, use an effect or pass.
BUF-MOV-02 = One watch moves one character by one space. You may move several characters in this step, one per watch, or none at all.
BUF-MOV-03 = A character without the Vampire trait may move only once per turn, by day or by night.
BUF-MOV-04 = A Vampire may not move at all in a day turn, and may move twice in a night turn.
BUF-MOV-05 = A Vampire’s two night moves take two different watches. They are never made back to back unless your opponents pass in between.
BUF-MOV-06 = A character that moves from the Park to an opponent’s space becomes fatigued on arrival.
    .see = BUF-FAT-05
BUF-MOV-07 = No other move fatigues: neither from the Park to your own space, nor from any space to the Park, nor from a neighbouring space of the ring to an opponent’s space.
BUF-MOV-08 = A fatigued character may not move.
BUF-MOV-09 = You may play an action for its effect here only if its timing line says Movement.

## Step 5: Resource

BUF-RES-01 = On a watch of the Resource Step you may place a character, place an Episode Part I, ascend a character, attach a skill or an item, swap an item, resurrect your Main Character, play a Resource action, use an effect or pass.
BUF-RES-02 = You place a character by putting its level-1 card from your hand on one of your own 4 spaces. Characters always enter play with a level-1 card.
BUF-RES-03 = Characters may not be placed in the Park or on an opponent’s space.
BUF-RES-04 = To ascend a character, put the card of its next level from your hand on top of it. Levels may not be skipped.
BUF-RES-05 = To ascend, you need at least as many Destiny Points as the Destiny Requirement printed on the new level card. You do not spend them.
BUF-RES-06 = A character may ascend at most once per turn.
BUF-RES-07 = Losing Destiny Points later never takes a level away from a character.
BUF-RES-08 = After ascending, only the top card’s talents, traits, type and effect count. Attached cards stay attached.
BUF-RES-09 = Only a refreshed character may attach a skill, and attaching it fatigues the character.
BUF-RES-10 = Each character may attach at most 1 skill per turn. The total number of its skills is not limited.
BUF-RES-11 = Attaching an item does not fatigue the character. A fatigued character may receive items too.
BUF-RES-12 = A character may hold at most 2 items. Within that limit it may receive several in one turn.
BUF-RES-13 = Upgrade: when a character is at its item limit, you may attach a different item from your hand and discard one it holds in exchange. It must meet the new item’s requirements; below the limit nothing is discarded.
BUF-RES-14 = Swap: one item passes from one of your characters to another of yours on the same space. Fatigued characters may give and receive.
BUF-RES-15 = The character that receives a swapped item must meet its trait and talent requirements and have room for it.
BUF-RES-16 = You make one swap per watch, and each item may be swapped at most once per turn.
BUF-RES-17 = Skills are never swapped between characters.
BUF-RES-18 = You may attach items and skills to your character wherever on the board it is.
BUF-RES-19 = Resurrection: while your Main Character is out of play, you may, once per turn, put a level-1 card of it (any version) from your discard pile into play on one of your 4 spaces.
    .see = BUF-RUL-50
BUF-RES-20 = If no level-1 card of your Main Character is in your discard pile, you cannot resurrect it. It returns only when you draw such a card and place it in the usual way.
BUF-RES-21 = A resurrected Main Character comes back at level 1, with none of its former levels, skills or items.
BUF-RES-22 = You may pass in this step without having done anything.
BUF-RES-23 = You may play an action for its effect here only if its timing line says Resource.

## Step 6: Conflict

BUF-CON-01 = On a watch of the Conflict Step you may start a fight, face a challenge, play a Conflict action, use an effect or pass.
BUF-CON-02 = To start a fight, one of your refreshed characters attacks one opposing character on the same space.
BUF-CON-03 = To face a challenge, one or more of your refreshed characters on its space face it together.
BUF-CON-04 = The step ends only when all players pass one after another while no fight or challenge is running.
BUF-CON-05 = An action played for its effect is discarded afterwards, unless the card says otherwise.

## Step 7: End

BUF-END-01 = On a watch of the End Step you may play an End action, use an effect or pass.
BUF-END-02 = When all players have passed one after another, control of the Park is checked, the Day/Night card is turned and the next player to the left becomes active.
    .see = BUF-VIC-04

## Fights

BUF-FGT-01 = A fight has five stages: Choose, Draw, Battle, Resolve, Discard.
BUF-FGT-02 = The attacker, the player who started the fight, has the first watch in every stage.
BUF-FGT-03 = Attacker and target are named once, when the fight is announced, and must be on the same space. The attacking character must be refreshed; the target may be fatigued.
BUF-FGT-04 = Defending is not starting a fight.
BUF-FGT-05 = The step in which the fight began is suspended and goes on after the fight.
BUF-FGT-06 = Each fight has one resolving talent, which decides it. It is Butt-Kicking unless a card changes it.
BUF-FGT-07 = The character with the higher total in the resolving talent wins.
BUF-FGT-08 = The winner’s player gains 1 Destiny Point.
BUF-FGT-09 = The losing character is discarded.
BUF-FGT-10 = If the defeated character is a Main Character, its player loses 1 Destiny Point (never below 0).
BUF-FGT-11 = On a tie both characters are defeated and discarded, and nobody gains Destiny Points. Each player whose Main Character was among them loses 1 Destiny Point.
BUF-FGT-12 = If the attacking character is still in play after the fight, it becomes fatigued. A surviving defender does not.
BUF-FGT-13 = If a card effect takes a character out of the fight so that one side has nobody left in it, the stages in between are skipped, even Fight/Draw, and the fight resolves at once. The one who left loses but is not discarded. The Discard Stage still takes place.
    .see = BUF-RUL-15
BUF-FGT-14 = Only one fight or challenge may run at a time.

## Fight/Choose

BUF-FCH-01 = In Fight/Choose the defender may name a Stunt-Double, and each of the two players may play a Fight/Choose action, use an effect or pass.
BUF-FCH-02 = Stunt-Double: as defender you may fatigue another of your characters on the same space. It fights in place of the one that was attacked.
    .see = BUF-RUL-16
BUF-FCH-03 = A fatigued character cannot be a Stunt-Double, unless an effect spares it the fatigue.
    .see = BUF-FAT-09
BUF-FCH-04 = A Stunt-Double fights while fatigued, and so has −1 on every talent.
    .see = BUF-FAT-06
BUF-FCH-05 = When both players involved pass one after the other, the next stage begins.

## Fight/Draw

BUF-FDR-01 = Attacker and defender must each draw 5 cards from their own Resource Deck. The stage then ends without watches.

## Fight/Battle

BUF-FBA-01 = On a watch of Fight/Battle you may put one card into a talent stack, play a Fight/Battle action, use an effect or pass.
BUF-FBA-02 = You may build up to four stacks, one per talent. You may boost any talent, not only the resolving one.
BUF-FBA-03 = The stage ends when both players pass one after the other. You may pass without having done anything.

## Fight/Resolve

BUF-FRE-01 = On a watch of Fight/Resolve you may play a Fight/Resolve action, use an effect or pass.
BUF-FRE-02 = Once both players have passed one after the other, the totals are compared. Each side’s total is its character’s resolving talent (card, attachments, effects, fatigue) plus its player’s stack for that talent.
BUF-FRE-03 = Then, in this order: the winner is determined, the defeated are discarded, Destiny Points change, and the Discard Stage begins.

## Fight/Discard

BUF-FDI-01 = As this stage begins, an attacking character that is still in play fatigues, whether it won or left the fight.
    .see = BUF-RUL-15
BUF-FDI-02 = Each of the two players must discard down to 5 cards in hand. With 5 or fewer there is nothing to do.
BUF-FDI-03 = You may play Fight/Discard actions and use effects of this stage. You may not pass while you hold more than 5 cards.
BUF-FDI-04 = When both players pass, the fight is over. Stack cards go to the discard pile and play returns to the suspended step.

## Facing challenges

BUF-CHL-01 = A challenge phase has five stages: Choose, Draw, Battle, Resolve, Discard.
BUF-CHL-02 = You begin by announcing which challenge you face and with which characters: at least one, and as many as you like.
BUF-CHL-03 = All characters that face a challenge must be refreshed at that moment and be on its space. Later in the phase one may become fatigued, or an effect may add a fatigued one.
BUF-CHL-04 = Good challenges may be faced only by Heroes and Companions, evil ones only by Villains and Minions.
    .see = BUF-RUL-28
BUF-CHL-05 = You may face the same challenge only once per turn, but as many different ones as you like. Several players may each try the same challenge in one turn.
BUF-CHL-06 = You may face opponents’ challenges as well as your own.
BUF-CHL-07 = The attacker, the player who faces the challenge, has the first watch in each stage.
BUF-CHL-08 = The step in which the challenge began is suspended and goes on after the challenge phase.
BUF-CHL-09 = If no character is facing the challenge any more, for whatever reason, the stages in between are skipped, even Challenge/Draw, and it resolves at once as not defeated. The Discard Stage still takes place.
    .see = BUF-RUL-19
BUF-CHL-10 = If a challenge requires a trait, at least one character facing it must have that trait for it to be defeated. You may face it without the trait, but you cannot defeat it.
    .see = BUF-RUL-17

## Challenge/Choose

BUF-CCH-01 = On a watch of Challenge/Choose you may play a Challenge/Choose action, use an effect or pass. There is no Stunt-Double in a challenge.

## Challenge/Draw

BUF-CDR-01 = The attacker must draw 5 cards and the defender 3. The stage then ends.

## Challenge/Battle

BUF-CBA-01 = On a watch of Challenge/Battle you may put one card into a talent stack, play a Challenge/Battle action, use an effect or pass.
BUF-CBA-02 = Cards in the attacker’s stacks raise the group’s totals. Cards in the defender’s stacks raise the talent goals.
BUF-CBA-03 = As defender of a challenge you may stack only on talents that appear among its goals.
BUF-CBA-04 = In a challenge nobody may boost a talent that is not one of its goals.

## Challenge/Resolve

BUF-CRE-01 = On a watch of Challenge/Resolve you may play a Challenge/Resolve action, use an effect or pass. Once both players have passed one after the other, the challenge is resolved.
BUF-CRE-02 = For each talent, the attacker’s total is the sum over all characters facing the challenge plus the attacker’s stack. The goal is the printed goal, plus any changes, plus the defender’s stack.
BUF-CRE-03 = If every goal is met or exceeded and any required trait is there, the challenge is defeated. The attacker gains its printed Destiny Points and it goes to the Crypt.
BUF-CRE-04 = If any total is below its goal, or something required to defeat the challenge is missing, it is not defeated. It stays in play and costs the attacker 1 Destiny Point.
    .see = BUF-RUL-17
BUF-CRE-05 = Win or lose, all characters facing the challenge become fatigued after the comparison.
    .see = BUF-RUL-27
BUF-CRE-06 = The talent goals of a challenge are not talent requirements.

## Challenge/Discard

BUF-CDI-01 = Each of the two players must discard down to 5 cards in hand. You may not pass while you hold more than 5.
BUF-CDI-02 = You may play Challenge/Discard actions and use effects of this stage. When both players pass, stack cards are discarded and play returns to the suspended step.

## Victory

BUF-VIC-01 = The moment you have 10 or more Destiny Points you win, in the middle of whatever is happening.
BUF-VIC-02 = Park Victory: you win by controlling the Park at the end of 6 turns in a row.
BUF-VIC-03 = You control the Park if, at the end of the turn, at least one of your characters and no other player’s character is there. The characters may differ from turn to turn, and may be supporting or main.
BUF-VIC-04 = If at the end of a turn two or more players have characters in the Park, or nobody has, the park count goes back to 0.
    .see = BUF-RUL-13
BUF-VIC-05 = Otherwise the park count of the player who controls the Park rises by 1. The Day/Night card, shifted outwards, shows it.
BUF-VIC-06 = Every turn counts, whoever is active in it. The sixth check in a row wins at once, before the Day/Night card is turned. Only one player at a time can have a count above 0.
    .see = BUF-RUL-12 BUF-RUL-13

## Destiny Points

BUF-DST-01 = Everyone starts at 0 Destiny Points.
BUF-DST-02 = Destiny Points never fall below 0.
BUF-DST-03 = You can use an effect that makes you pay Destiny Points only if you have that many.
BUF-DST-04 = Losing Destiny Points, unlike paying them, has no effect when you are at 0.

## Fatigue

BUF-FAT-01 = A fatigued card lies sideways. Characters and some items and skills can fatigue.
BUF-FAT-02 = A fatigued card cannot be fatigued again before it has refreshed. So you cannot use an effect whose cost is to fatigue that card.
BUF-FAT-03 = A fatigued card stays so until its player refreshes in the next Refresh Step, or a card effect refreshes it.
BUF-FAT-04 = The cards that make up a character, its character card and each attachment, fatigue independently.
BUF-FAT-05 = The rules fatigue a character card in five cases: it attaches a skill, it was the attacker in a fight and is still in play, it moves from the Park to an opponent’s space, it is a Stunt-Double, or a challenge it takes part in is resolved.
BUF-FAT-06 = A fatigued character has −1 on all four talents at all times: in fights, in challenges and for requirements. Talents may be negative.
    .see = BUF-REQ-07
BUF-FAT-07 = A fatigued character may not move, face a challenge, start a fight, be a Stunt-Double, attach a skill, or pay any cost that would fatigue it.
BUF-FAT-08 = A fatigued character can still be attacked, and it fights back.
BUF-FAT-09 = If an effect removes the need to fatigue for something, a fatigued character or card may do that thing.
BUF-FAT-10 = Only a sideways character card has the −1. A fatigued attachment neither lowers its bearer’s talents nor stops it from acting.
BUF-FAT-11 = The five cases are only those in which the rules themselves fatigue a character. Card costs and card effects may fatigue cards besides.
    .see = BUF-FAT-05

## The four talents

BUF-TAL-01 = The four talents are Butt-Kicking, Smarts, Weirdness and Charm. The number in the icon is the amount.
BUF-TAL-02 = A bonus is any raising or lowering of a talent by an effect.

## Requirements

BUF-REQ-01 = A talent requirement is a minimum that one character must have before the card is attached or used for its effect.
BUF-REQ-02 = One single character must meet a talent requirement. Talents of several characters are not added together.
BUF-REQ-03 = The character that attaches a skill or item must itself meet the requirement.
BUF-REQ-04 = Outside a fight or challenge, any one of your characters in play may meet an action’s requirement. During a fight or challenge it must be one of your characters taking part; the defender of a challenge, who has none there, may use any character in play.
    .see = BUF-RUL-18
BUF-REQ-05 = A requirement never prevents you from putting the card into a talent stack.
    .see = BUF-STK-01
BUF-REQ-06 = An attachment is kept when its requirement is no longer met later.
BUF-REQ-07 = Only the character card, its attachments, effects and fatigue count toward a requirement. Cards in talent stacks never do.
BUF-REQ-08 = Trait requirements of skills, items and actions work in the same way: they are checked once, when the card is attached or used.

## Talent stacks

BUF-STK-01 = A talent stack is a temporary pile for one talent of one player during one fight or challenge.
BUF-STK-02 = A skill, an item or an Episode Part I adds +1 to any one talent, which you choose when you stack it.
BUF-STK-03 = An action adds the value of one of the icons in its top half to that icon’s talent. You choose which icon.
BUF-STK-04 = Events, characters, locations, challenges, essences and Episode Part II cards cannot be put into talent stacks.
BUF-STK-05 = A stacked card counts only when the fight or challenge is resolved. Its text is ignored.
BUF-STK-06 = After the fight or challenge, stack cards go to the discard pile and talents return to their former values.

## Traits

BUF-TRT-01 = A trait is a keyword in capitals. On characters it stands first in the effect box, on other cards within the text.
BUF-TRT-02 = A trait given by an attached card counts as the character’s own, for example for challenges.

## Essence cards

BUF-ESS-01 = Your essence names your Main Character and has a power of its own.
BUF-ESS-02 = A Companion whose character matches your essence is automatically a Hero, and a Minion a Villain.
BUF-ESS-03 = Your deck must contain at least one level-1 card that matches your essence.
    .see = BUF-DCK-11
BUF-ESS-04 = A turncoat such as Faith exists as Hero, Villain, Companion and Minion. Her essence serves a good or an evil deck.

## Character cards

BUF-CHR-01 = There are four types of character: Heroes and Companions are good (blue), Villains and Minions are evil (red).
BUF-CHR-02 = A supporting character is any of your characters that does not match your essence.
BUF-CHR-03 = Two players may have the same Main Character.
BUF-CHR-04 = You may not place a supporting character that matches an opponent’s essence, even while that Main Character is not in play.
BUF-CHR-05 = You may place a supporting Hero or Villain only while you have 4 or fewer supporting Heroes or Villains in play.
    .see = BUF-RUL-30
BUF-CHR-06 = You may have any number of Companions and Minions in play, but only one copy of each. A copy means the same character, not the same card.
    .see = BUF-RUL-29
BUF-CHR-07 = Different players may have the same supporting Hero or Villain in play.
BUF-CHR-08 = A character that dies goes to the discard pile with all its level cards and attachments.
BUF-CHR-09 = Dead supporting characters stay in the discard pile until it is recycled.
BUF-CHR-10 = If a character goes to the Crypt, its attachments come off and go to the discard pile.
BUF-CHR-11 = The Wish versions Buffy, Bizarro Land, Vamp Willow and Vamp Xander are characters different from their namesakes. All other Wish characters are the same as their counterparts.

## Challenge cards

BUF-CHA-01 = A challenge has a side (good or evil), talent goals and a reward in Destiny Points. It may have effects, a trait requirement and a placement restriction.
BUF-CHA-02 = If a challenge says where it may be placed, you must obey it.
BUF-CHA-03 = Your Challenge Deck may mix good and evil challenges.
BUF-CHA-04 = A defeated challenge goes to its owner’s Crypt.
BUF-CHA-05 = Only one challenge of each title may be in play on the whole board.

## Location cards

BUF-LOC-01 = Locations enter play only during setup and stay for the whole game.
BUF-LOC-02 = Of a unique location only one copy may be in play in the whole game. Other locations may be in play any number of times.
BUF-LOC-03 = A location may have a type that other cards refer to, such as school, town, outdoor or indoor.
BUF-LOC-04 = A location’s effect concerns all characters and challenges there, of every player. “You” on a location means whichever player fulfils its text.

## Skills

BUF-SKL-01 = A skill stays with its character until the character leaves play or an effect removes it.
BUF-SKL-02 = A character that need not fatigue for a skill may attach one even while fatigued. The limit of one skill per turn still holds.

## Items

BUF-ITM-01 = You may not drop an attached item at will. Apart from an upgrade, only card effects remove it.
BUF-ITM-02 = Further copies of an item in your hand can still be put into talent stacks.

## Episodes

BUF-EPI-01 = An episode is a pair of cards: Part I in your Resource Deck and Part II in the side stack, at most 1 copy of each.
BUF-EPI-02 = Part I counts toward the size of your deck. Part II does not.
BUF-EPI-03 = You may place a Part I only if you have the matching Part II.
BUF-EPI-04 = In the Resource Step you place a Part I beside your essence. Its effect starts at once, usually for all players.
BUF-EPI-05 = The instant the Target is met, on anybody’s watch, the owner must play Part II. From then on its Result replaces Part I’s effect, and Part I goes to the Crypt.
BUF-EPI-06 = When a Part II’s Cancel condition occurs, Part II goes to the Crypt and its effect ends.
BUF-EPI-07 = You may have several Part II cards but only one Part I in play. Placing a new Part I sends the old one to the Crypt.
BUF-EPI-08 = Several players may have the same episode in play.
BUF-EPI-09 = You may play a Part II only on your own Part I.

## Action cards

BUF-ACT-01 = You may play an action for its effect only in the step or stage named on its timing line.
BUF-ACT-02 = Instead you may put an action into a talent stack in a fight or challenge, whatever its timing line or requirement.
    .see = BUF-STK-03
BUF-ACT-03 = After being used for its effect an action is discarded, unless it says otherwise, for example that it goes to the Crypt.

## Events

BUF-EVT-01 = Events affect all players. They last for one turn or for the whole game, as each says.
BUF-EVT-02 = A deck may contain at most 1 copy of each event.
BUF-EVT-03 = Once any player has played an event, nobody may play it again in that game.

## Deck construction

BUF-DCK-01 = Your deck is either Heroes and Companions or Villains and Minions, according to your Main Character’s side. You may not mix them.
BUF-DCK-02 = Your Resource Deck needs at least 40 cards for casual and sealed play, 60 for constructed tournaments. There is no maximum.
BUF-DCK-03 = Your essence, locations, challenges and Episode Part II cards do not count toward that minimum.
BUF-DCK-04 = Your Challenge Deck has exactly 7 different challenges, in any mix of good and evil.
BUF-DCK-05 = For every Part II in your stack, the matching Part I must be in your Resource Deck.
BUF-DCK-06 = You may have at most 3 copies of any card in your Resource Deck, and only 1 of each event and of each Episode Part I.
BUF-DCK-07 = You may bring at most 8 location cards in total. A location that is not unique may be among them up to 8 times.
BUF-DCK-08 = You may have at most 3 character cards per level of the same character, whatever their versions.
BUF-DCK-09 = At most half of your Resource Deck may be action cards, and at most half character cards. Exactly half is legal: 20 of 40 cards, and also 20 of 41.
BUF-DCK-10 = A Part I without its Part II may be in your deck to be put into talent stacks, but you cannot place it.
    .see = BUF-EPI-03
BUF-DCK-11 = At least one level-1 character card in your deck must match your essence.
    .see = BUF-ESS-03

## Changes from older rules

BUF-CHG-01 = Resurrection now puts your Main Character straight into play, not into your hand.
    .see = BUF-RES-19
BUF-CHG-02 = Constructed tournament decks now need at least 60 cards. For sealed play the minimum is still 40.
    .see = BUF-DCK-02
BUF-CHG-03 = You may use or attach an “X only” card only if X matches your essence. An “X only” skill or item attaches to X alone, and not even an effect moves it to another character.
BUF-CHG-04 = If a side has nobody left in a fight, the fight now resolves at once. The character that left loses it but is not discarded.
    .see = BUF-FGT-13
BUF-CHG-05 = If nobody faces a challenge any more, it now resolves at once and is not defeated.
    .see = BUF-CHL-09
BUF-CHG-06 = Episodes are a new type of card, made of a Part I and a Part II.
BUF-CHG-07 = Faith may be a Hero, a Villain, a Companion or a Minion, depending on her card. Her essence serves a Hero or a Villain as Main Character.
    .see = BUF-ESS-04
BUF-CHG-08 = A Companion or Minion played as Main Character becomes a Hero or Villain.
    .see = BUF-ESS-02
BUF-CHG-09 = Different players may now have the same supporting Hero or Villain in play.
    .see = BUF-CHR-07
BUF-CHG-10 = Three Wish characters (Buffy, Bizarro Land, Vamp Willow and Vamp Xander) are now separate from their namesakes. All others are the same character.
    .see = BUF-CHR-11
BUF-CHG-11 = To use an effect that makes you pay Destiny Points, you must have them.
    .see = BUF-DST-03
BUF-CHG-12 = A Companion or Minion that matches your essence becomes a Hero or Villain automatically: you do nothing for it.
    .see = BUF-ESS-02
BUF-CHG-13 = The numbers on a challenge are talent goals, not talent requirements.
    .see = BUF-CRE-06
BUF-CHG-14 = When a character is sent to the Crypt, its attached cards come off and go to the discard pile.
    .see = BUF-CHR-10

## More than two players

BUF-MUL-01 = Any number of players may take part. Watches pass clockwise, whoever is active.
BUF-MUL-02 = A fight or challenge is between the attacker and one defender only: the player who controls the attacked character or the challenge.
BUF-MUL-03 = When you face your own challenge, you choose which opponent defends it.
BUF-MUL-04 = When you face an opponent’s challenge, the opponent who placed it defends it.
BUF-MUL-05 = Only one fight or challenge takes place at a time.

## Golden rule

BUF-GOLD-01 = Where a card directly contradicts or changes a rule, the card prevails.

## Most recent printing

BUF-MRP-01 = Cards with the same title all read as the most recent printing of that title: text, numbers and symbols.
BUF-MRP-02 = Character and essence cards are exempt: each printing stands for itself.
BUF-MRP-03 = A limited-edition icon marks a card of the first printing and has no effect on play.

## Worked examples

BUF-EX-01 = As Willow’s player you have Buffy and Giles in the Park. Your Angel and Xander take on a challenge at Sunnydale Funeral Home. At the end of the turn you control the Park all the same.
    .see = BUF-GOAL-04 BUF-VIC-03
BUF-EX-02 = In the Battle Stage you stack an action with the icons Smarts 2 and Butt-Kicking 1. It gives either Smarts +2 or Butt-Kicking +1, as you choose, never both.
    .see = BUF-STK-03
BUF-EX-03 = Nobody has a park count yet, and when the End Step closes only you have characters in the Park. The Day/Night card is turned as usual, and your park count is now 1.
    .see = BUF-VIC-05
BUF-EX-04 = Your challenge Spring Madness is in play, and it is your opponent’s top challenge too. Your opponent may not place it anywhere: it goes under that deck, and no challenge is placed this turn. Once yours is defeated or removed, the other copy may be placed.
    .see = BUF-PRO-04 BUF-PRO-07
BUF-EX-05 = By night you move Faith from the Park to the opposing space where Buffy is, so Faith fatigues. The essence of your opponent lets Buffy start a fight in the Movement Step, and Faith fights at −1. After it you move Spike to the Park, your opponent moves Angel there, you move Spike on to one of your own spaces without fatigue, and both pass: the step is over.
    .see = BUF-MOV-02 BUF-MOV-03 BUF-MOV-04 BUF-MOV-05 BUF-MOV-06 BUF-MOV-07 BUF-FGT-05 BUF-TURN-06
BUF-EX-06 = You have 6 Destiny Points, level-1 Buffy in play and a level-2 Buffy with a Destiny Requirement of 5 in hand. You may ascend her and still have 6 points. If you drop to 3 later, she stays at level 2.
    .see = BUF-RES-04 BUF-RES-05 BUF-RES-06 BUF-RES-07
BUF-EX-07 = On three watches refreshed Faith, with nothing attached yet, receives the skill Knife Practice, which fatigues her, then the items Faith’s Knife and Tranquilizer Gun. A second skill this turn is refused, and so is a third item, though an upgrade is possible. She may attach further skills in later turns.
    .see = BUF-RES-09 BUF-RES-10 BUF-RES-11 BUF-RES-12
BUF-EX-08 = Buffy holds Formal Wear, and Angel, on the same space, holds 1 other item. You swap Formal Wear to Angel, who now holds 2 items, and it cannot be swapped again this turn. Had Angel held 2 items already, the swap would be refused.
    .see = BUF-RES-14 BUF-RES-15 BUF-RES-16
BUF-EX-09 = A challenge has goals in Butt-Kicking and Smarts only. In the Battle Stage the defender may stack on these two; stacking on Weirdness or Charm is refused.
    .see = BUF-CBA-03
BUF-EX-10 = In the Resource Step you fatigue the item Symbol of Anyanka for its effect. In the Conflict Step Anyanka, herself refreshed, may still face a challenge and is fatigued when it is resolved. The next Refresh Step refreshes both cards.
    .see = BUF-FAT-04 BUF-REF-01
BUF-EX-11 = A character with Smarts 0 becomes fatigued: it now has Smarts −1.
    .see = BUF-FAT-06
BUF-EX-12 = At Faith’s Motel, once per turn something that would fatigue Faith does not. So in the Resource Step fatigued Faith may attach a skill there, and she stays fatigued. The motel is then used up for this turn, and anything else that would fatigue her is refused.
    .see = BUF-FAT-09 BUF-SKL-02
BUF-EX-13 = Slayer’s Handiwork requires Butt-Kicking 3. Faith may use it for its effect with Butt-Kicking 3 or more, not with 2. In a fight, Butt-Kicking 2 and a stack of +1 are still not enough.
    .see = BUF-REQ-04 BUF-REQ-07
BUF-EX-14 = The challenge Fairy Tales are Real requires the trait Spellcraft. Hansel and Gretel, one character, have it from the item Tome of Mediocrity, so they defeat the challenge if they meet its goals. Without the item they would not.
    .see = BUF-CHL-10 BUF-TRT-02
BUF-EX-15 = You have 4 supporting Villains in play, and The Master, Anyanka and Angelus in hand. Your opponent’s Main Character is Angelus, so you may not place him; the opposing Master in play is no obstacle. You may place The Master or Anyanka, but not both, because you then have 5 supporting Villains.
    .see = BUF-CHR-04 BUF-CHR-05 BUF-CHR-07
BUF-EX-16 = You have two copies of the item Love Tattoo. In the Resource Step you attach one to Spike, who gains its ability. Later this turn you stack the other in a fight for Butt-Kicking +1.
    .see = BUF-ITM-02 BUF-STK-02
BUF-EX-17 = With your Graduation Day, Part I in play, all players may move characters to the Fountain Quad from anywhere. The moment 4 Heroes or Villains in all are there, whoever controls them, and Mayor Richard Wilkins is in play, your Part II enters and Part I goes to the Crypt: whoever then faces either of the two challenges it names chooses a talent in Challenge/Choose and ignores it. When the Mayor leaves play, Part II goes to the Crypt and this ends.
    .see = BUF-EPI-04 BUF-EPI-05 BUF-EPI-06
BUF-EX-18 = Your character with Butt-Kicking 3 has just won a fight as attacker. You play Been There Killed That and discard a card: the character does not fatigue and may start another fight there at once, and the action goes to the Crypt. With Butt-Kicking 2 that is refused, but in any fight or challenge you may stack the card for Smarts +2 or Butt-Kicking +1, after which it is discarded.
    .see = BUF-REQ-05 BUF-ACT-02 BUF-ACT-03
BUF-EX-19 = A deck with any 3 level-1, any 3 level-2 and any 3 level-3 Buffy cards is legal. A fourth level-1 Buffy, of whatever version, is not.
    .see = BUF-DCK-08
BUF-EX-20 = Your Main Character is Xander. Your opponent may place Vamp Xander as a supporting Villain, because he is a different character.
    .see = BUF-CHR-11
BUF-EX-21 = A card restricted to a town location is refused at a school location, on a space without a location card and in the Park.
    .see = BUF-LOC-03 BUF-BOARD-06

## Rulings at this table

BUF-RUL-01 = With two players the board is a 3×3 grid with the Park in the centre, touching all the others. The 8 outer spaces form the ring A1-A2-A3-A4-B1-B2-B3-B4-A1; each touches only its two neighbours in the ring and the Park, never diagonally (A2 and A4 do not touch). You own your near row (1 left, 2 middle, 3 right) and the middle space on your right (4).
BUF-RUL-02 = With more players the board is one ring of 4 spaces per player with the Park inside. Your space 4 touches space 1 of the neighbour on your right, so the ring runs against the order of play: with B to the left of A, and C to the left of B, it is A1-A2-A3-A4-C1-C2-C3-C4-B1-B2-B3-B4-A1.
    .see = BUF-RUL-01
BUF-RUL-03 = Sunnydale Park is neither your own space nor an opponent’s.
BUF-RUL-04 = Not every location has a type.
BUF-RUL-05 = If several Main Characters are Villains, the first active player is drawn at random among their players. If none is, among all players.
BUF-RUL-06 = While locations are placed, a pass is not final. Placing ends when all players pass in a row or nobody can place any more.
BUF-RUL-07 = There is no opening hand: you play the first Prologue with an empty hand, and the first Draw Step gives you 5 cards. Nothing else is different on turn 1.
BUF-RUL-07b = The level-1 card with which your Main Character starts is part of your Resource Deck list: it counts toward the 40 or 60 cards and the limit of half. It is taken out before shuffling.
BUF-RUL-08 = The Draw Step has no watches: players refill one after another, clockwise from the active player. A card that names the Draw Step opens a watch for it.
BUF-RUL-09 = In the Draw Step you may keep at most 5 cards. If you keep fewer, you always refill to 5.
BUF-RUL-10 = What you do on a watch is carried out completely before the next watch; nobody can respond, except where a card’s own text says “when” or “whenever”. If several such effects come together, the active player’s come first, then the others’ clockwise; inside a fight or challenge, the attacker’s first. You choose the order of your own.
BUF-RUL-11 = After a fight or challenge, the watch goes to the player after the one whose watch started it. Passes made before it no longer count.
BUF-RUL-12 = Control of the Park is checked before the Day/Night card is turned. It is the last thing in the old turn.
BUF-RUL-13 = If sole control of the Park passes directly from one player to another, the first player’s park count is 0 and the other’s is 1.
BUF-RUL-14 = On a tie each player whose Main Character was defeated loses 1 Destiny Point, so both do if both were Main Characters. Nobody gains any, and nobody falls below 0.
BUF-RUL-15 = If an effect leaves one side with nobody in a fight, the other side wins and gains 1 Destiny Point without comparing totals or holding Fight/Resolve watches; only cards that need the result may still be played. The character that left is not discarded and costs no Destiny Point, even if it is a Main Character. An attacker still in play fatigues whether it won or left.
    .see = BUF-RUL-19 BUF-RUL-16b
BUF-RUL-15b = If both sides vanish from a fight at once, there is no winner and no Destiny Point for a win. The Discard Stage follows.
BUF-RUL-15c = A fighter that an effect discards or sends to the Crypt before resolution has left the fight: the other side wins and gains 1 Destiny Point. If it was a Main Character its player loses none, because the fight itself did not defeat it.
    .see = BUF-RUL-15
BUF-RUL-16 = There is one Stunt-Double per fight, named only in the Choose Stage, and it must be a character you control yourself. The character first attacked is out of the fight and untouched.
BUF-RUL-16b = A card that depends on who has just won the fight may be played once the result is fixed and before the Discard Stage, attacker first. Nothing else may be played then. If it is marked for the Discard Stage, it may be played there too.
BUF-RUL-16c = If an effect lets you start a fight immediately while one is running, the new fight begins right after the current one is completely over. Its conditions are checked then, except those that the effect waives.
BUF-RUL-16d = The resolving talent of a fight may change more than once. The last change counts, unless an effect says that it cannot be changed.
BUF-RUL-16e = You cannot start a fight against your own characters.
BUF-RUL-17 = You may face a challenge even if your group lacks the trait or named character it requires. It cannot be defeated then: the attempt fails when it is resolved and costs you 1 Destiny Point.
BUF-RUL-18 = As defender of a challenge you have no character taking part, so any one of your characters in play may meet the requirement of an action you play.
BUF-RUL-19 = If all characters have left a challenge, it is resolved as not defeated, without Challenge/Resolve watches, and the attacker loses 1 Destiny Point. Characters that left are not fatigued by it.
BUF-RUL-20 = With two players, when you face your own challenge, the other player defends it.
    .see = BUF-MUL-03
BUF-RUL-21 = The defender of a challenge may boost its goals: a skill, an item or a Part I for +1, or an action for the value of an icon, on talents among the goals.
BUF-RUL-22 = The attacker too may boost only talents that are among the challenge’s goals.
BUF-RUL-23 = The defender gains no Destiny Points when a challenge is not defeated.
BUF-RUL-24 = The limit of facing a challenge once per turn follows that very card, even if it is moved. Another copy of it is a new challenge to you.
BUF-RUL-25 = If the challenge itself leaves play while it is being faced, play goes straight to the Discard Stage. Nobody gains or loses Destiny Points, and the characters facing it fatigue.
BUF-RUL-26 = A goal cannot fall below 0. An ignored goal is no longer a goal, so nobody may stack on it. If several goals are tied for the lowest, the player using the effect chooses.
BUF-RUL-27 = Totals are compared first. Only then do the characters facing the challenge fatigue.
BUF-RUL-28 = Every character in a group must be able to attempt the challenge. Good and evil characters never face one together, unless a card says so.
BUF-RUL-29 = You may have at most one of each character in play, whatever the type or level of the card. Different players may have the same character, Companions and Minions included, except a supporting character that matches an opponent’s essence.
    .see = BUF-CHR-04
BUF-RUL-30 = Your Main Character does not count toward the limit of 5 Heroes or Villains, which is for supporting ones. The limit is checked only when you place a character; a promotion or an effect may exceed it.
BUF-RUL-31 = A card always goes to its owner’s discard pile or Crypt.
BUF-RUL-32 = Characters enter play refreshed, whether placed or resurrected.
BUF-RUL-33 = A character may ascend in the turn in which it was placed, on a later watch, if you have the Destiny Points for it.
BUF-RUL-34 = Ascending does not change fatigue: a fatigued character stays fatigued.
BUF-RUL-35 = A skill’s requirement is checked before attaching it fatigues the character: attach, then fatigue. Where you fatigue in order to do something, that cost is paid first.
BUF-RUL-36 = A swap gives one item one way, between two of your own characters on one space; a mutual exchange is two swaps on two watches. The receiver must meet the requirements and have room, 2 items unless raised, and cannot discard one to make room. “X only” items and those of opponents’ characters are out of reach.
BUF-RUL-37 = In an upgrade the new item attaches first, then the old one is discarded. If that discard is prevented, the new item is discarded instead.
BUF-RUL-38 = When an effect that raised a character’s item limit ends and it came from an attached card, you discard items of your choice down to the limit. If it came from a location or from a lower level card, the items already held stay.
BUF-RUL-39 = Anybody may put an “X only” card into a talent stack.
BUF-RUL-40 = If a Part I’s Target is already true when you place it, its effect happens and Part II replaces it at once.
BUF-RUL-40b = A number in a condition, such as “2 of them in play”, means at least that many, unless it says “exactly”.
BUF-RUL-41 = If an episode’s Target and Cancel conditions are true together, Part II enters play and is then cancelled.
BUF-RUL-42 = An event discarded without being played is not used up: only playing it counts.
BUF-RUL-43 = Stack cards reach the discard pile only when the fight or challenge is completely over. A recycling in the Discard Stage does not include them.
BUF-RUL-44 = Everyone sees the board, attachments, essences, Destiny Points, park counts, top challenges and challenges in play, talent stacks, discard piles, Crypts, and the size of every pile and hand. Hidden are hands, the order of Resource Decks, the rest of Challenge Decks, locations not yet placed and Part II stacks. A card that an effect shows to one player stays hidden from the others, unless the effect says reveal.
BUF-RUL-45 = If you cannot complete a draw, you draw what you can. There is no penalty.
    .see = BUF-ZON-07
BUF-RUL-46 = Destiny Points are checked the moment they change, so a Destiny Victory comes before the check of the Park. If one effect lifts several players to 10 or more, the highest total wins; if equal, the player nearest in turn order, beginning with the active player.
BUF-RUL-47 = When a fight is resolved, Destiny Points are gained first and then lost. A player who reaches 10 wins at the gain, and the loss is no longer applied.
BUF-RUL-48 = With more than two players, only attacker and defender have watches in a fight or challenge. The others act only through texts that say so.
BUF-RUL-49 = If you concede, your cards such as characters and challenges leave the game and your seat closes. Your spaces and the location cards on them remain. The last player left wins.
BUF-RUL-50 = If you have no character in play, the game goes on. You may resurrect or place one in the Resource Step.
BUF-RUL-51 = Movement by an effect does not use up a character’s moves and is not limited by day or night, unless the card says so. Going from the Park to an opponent’s space still fatigues.
BUF-RUL-52 = A permission to move somewhere from any location only adds a legal destination to a normal move. It still uses one of the character’s moves.
BUF-RUL-53 = If you must discard more cards than you have, discard as many as you can.
BUF-RUL-54 = There is no turn limit unless your table sets one. When it is reached, the most Destiny Points win, then the highest park count; if still equal, the game is a draw.
BUF-RUL-55 = Companions and Minions can be Main Characters too: the matching essence makes them Heroes or Villains.
BUF-RUL-56 = If none of your cards is fatigued in the Refresh Step, you may pass at once. Your refresh is not used up: if one of your cards becomes fatigued later in this step, you must refresh before passing again.
BUF-RUL-57 = A challenge is resolved in this order: compare totals, change Destiny Points and move the challenge, then fatigue the characters facing it. A win by Destiny Points therefore ends the game before that fatigue.
BUF-RUL-58 = A deck may contain only one copy of a unique location.
BUF-RUL-59 = A swapped item keeps its own state, fatigued or refreshed, and the swap does not fatigue its bearer.
    .see = BUF-FAT-04
BUF-RUL-60 = After a fight or challenge that an effect started outside anybody’s watch, the watch that was due is still due. Passes made before no longer count.
BUF-RUL-61 = A card is played for effect, and an effect is used, only if it can do something at that moment. Paying its cost is not enough.
