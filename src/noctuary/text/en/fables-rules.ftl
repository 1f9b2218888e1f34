### Twisted Fables: the rules as players read them, one message per rule id.

## Chapter titles

FAB-GOAL = Aim and golden rule
FAB-LIMIT = Component limits
FAB-SETUP = Setup (1v1)
FAB-TURN = The turn
FAB-ACT = Actions
FAB-MOVE = Movement, range and placement
FAB-DMG = Damage, loss and recovery of HP
FAB-TALENT = Talents
FAB-EPIC = Epics
FAB-TWIST = Twists
FAB-REINF = Reinforcement
FAB-CARD = Card vocabulary
FAB-TIMING = Timing and responses
FAB-2V2 = 2v2
FAB-RELIC = Relic mode
FAB-INFO = Open and hidden information
FAB-HERO = Remarks on single Fables
FAB-EX = Worked examples
FAB-RUL = Rulings at this table

## Aim and golden rule

FAB-GOAL-01 = A Fable whose HP reach 0 is eliminated.
FAB-GOAL-02 = In 1v1 you win by eliminating your opponent.
FAB-GOAL-03 = In 2v2 your team wins when both opponents are eliminated. Both partners win, even one who was eliminated on the way.
    .see = FAB-2V2-01
FAB-GOAL-04 = When the text of a card or a Fable sheet contradicts the general rules, that text prevails.
FAB-GOAL-05 = No value ever drops below 0. Whatever would take it lower leaves it at 0.

## Component limits

FAB-LIMIT-01 = The components are limited: nobody can use more cards or tokens of a kind than the box holds.
FAB-LIMIT-02 = There are 120 basic cards (001–120): 36 Attack (001–036), 36 Defense (037–072) and 36 Movement (073–108), each with 12 cards at level 1, 12 at level 2 and 12 at level 3, plus 12 Jokers (109–120).
FAB-LIMIT-03 = The base box has 180 Fable cards (121–300): Little Red Riding Hood 121–147, Snow White 148–192 (27 of her own and 18 Poison), Sleeping Beauty 193–219, Alice 220–246, Mulan 247–273, Kaguya 274–300.
FAB-LIMIT-04 = Each Fable has 27 cards of her own: three reserves of 8 cards and 3 Epics.
FAB-LIMIT-05 = The base box also holds 50 Relics (R01–R50), Alice’s 3 Avatars, 9 Awakening tokens, 12 Qi tokens, 6 Fable sheets, 2 Fable boards and 2 markers each for HP, Defense, Power and the Epic threshold.
FAB-LIMIT-06 = The expansion Fables are the Little Mermaid (301–327, with 4 Tentacles), the Match Girl (328–366, 12 of them Match cards), Dorothy (367–393, with 12 Combo tokens) and Scheherazade (394–420, with 6 two-sided Fate tokens).
FAB-LIMIT-07 = A destroyed card leaves the game. Nobody can acquire it again unless a text says otherwise.
FAB-LIMIT-08 = 2v2 adds the boards, the markers and the 120 basic cards of a second base box. So there are 24 basic cards of each type and level, and 24 Jokers.
FAB-LIMIT-09 = Your Power never exceeds 25, your HP never exceed your max HP and your Defense never exceeds your max Defense. Any gain beyond the limit is lost.
FAB-LIMIT-10 = Once the 1v1 starting decks are built, each level-1 basic pile holds 6 cards, each level-2 or level-3 pile 12, and the Joker pile 12. In 2v2 it is 12, 24 and 24.

## Setup (1v1)

FAB-SETUP-01 = Each player chooses a Fable sheet and takes a board with an HP, an Epic threshold, a Defense and a Power marker.
FAB-SETUP-02 = You start with your max HP, with your Epic threshold marked, and with 0 Defense and 0 Power.
FAB-SETUP-03 = In 1v1 there is one track: nine Relic cards in a row, face down, are its nine squares. Their effects count only in Relic mode.
FAB-SETUP-04 = Each Fable begins on one of the two starting squares of the track.
    .see = FAB-RUL-01
FAB-SETUP-05 = The basic cards form ten face-up piles: Attack, Defense and Movement at levels 1, 2 and 3, and the Jokers. Every Fable may buy from them.
FAB-SETUP-06 = You have three face-up Talent reserves (attack, defense, movement), always in this order from the top: one level-1 Talent, two level-2, the first Twist, three level-3, the second Twist. Only you may buy from them, and only the top card.
    .see = FAB-TWIST-03
FAB-SETUP-07 = Your three Epics lie beside your reserves until you reach your Epic threshold.
    .see = FAB-EPIC-01
FAB-SETUP-08 = Your starting deck has 12 cards: three level-1 Attack, three level-1 Defense and three level-1 Movement cards from the basic piles, and your three level-1 Talents from the top of your reserves. Shuffle it face down.
FAB-SETUP-09 = You also have a discard pile, a play area and a Twist area, all empty at the start.
FAB-SETUP-10 = Next, carry out any special setup on the Fable sheets, such as Snow White’s Poison deck, the Little Mermaid’s first Tentacle, Dorothy’s Epic or the Match deck.
FAB-SETUP-11 = A first player is chosen and draws 4 cards. The other player draws 6.
FAB-SETUP-12 = Mulligan: once, before the game begins, you may shuffle your whole hand into your deck and draw as many cards again. You must keep the second hand.
FAB-SETUP-13 = The first player takes the first turn.

## The turn

FAB-TURN-01 = In 1v1 the two Fables take whole turns in alternation.
FAB-TURN-02 = A turn has four phases: initial phase, refresh phase, activation phase, end phase.
FAB-TURN-03 = Initial phase: resolve everything that happens at the start of your turn, in the order you like. Most durable effects take effect or lapse here.
FAB-TURN-04 = Refresh phase: first discard every card in your play area (durable cards and the basic cards played with them), then set your Defense to 0.
    .see = FAB-TALENT-06
FAB-TURN-05 = Activation phase: take as many actions as you like, in any order; only Focus and the use of a Relic are restricted. The phase ends when you cannot or will not act any more.
FAB-TURN-06 = End phase, in this order: your Power returns to 0; discard your hand; discard your play area except durable cards and their basic cards; draw 6 cards; resolve end-of-turn effects in the order you like; in Relic mode, refill the empty Relic places.
FAB-TURN-07 = Your Power returns to 0 only at that step of your own end phase. Power you gain after it, or in another Fable’s turn, stays until your next end phase.
FAB-TURN-08 = Cards you play stay in your play area during the activation phase. They are discarded in your end phase or, if durable, in your next refresh phase.
    .see = FAB-TALENT-06

## Actions

FAB-ACT-01 = Your actions are: Focus, Attack, Defense, Move, use a Talent, use an Epic, Reinforcement and special actions. Relic mode adds using a Relic (once per turn), 2v2 adds the lane switch.
    .see = FAB-RELIC-02 FAB-2V2-10
FAB-ACT-02 = Focus is possible only before any other action. You give up your whole activation phase to destroy one card from your hand or discard pile, and the phase ends at once.
FAB-ACT-03 = Attack: play one or more Attack cards against an opponent at range 1. You inflict damage equal to their total Attack value and gain as much Power.
FAB-ACT-04 = You cannot take an Attack action when the opponent is beyond range 1, not even just to gain Power.
    .see = FAB-MOVE-05
FAB-ACT-05 = Defense: play one or more Defense cards. Your Defense rises by their total Defense value and you gain as much Power.
FAB-ACT-06 = A Defense action gives its full Power even if your max Defense swallows part or all of the increase. You may take it when your Defense is already at its maximum.
FAB-ACT-07 = Move: play one or more Movement cards to move along the track by their total Movement value, and gain as much Power.
FAB-ACT-08 = A Joker is a level-1 basic card of value 1 that counts as Attack, Defense or Movement: you name the type when you use it. Unless a text says otherwise, it may replace such a card wherever one is needed.
FAB-ACT-09 = A special action is one that a card or sheet announces with the word “Action” in bold. Follow its text.
FAB-ACT-10 = You may repeat actions freely. The exceptions are Focus, which replaces all other actions, and the use of a Relic, once per turn.
FAB-ACT-11 = Attack, Defense and Movement are the three basic types. Jokers are basic cards too.

## Movement, range and placement

FAB-MOVE-01 = A Move action goes in one direction only. To go one way and then back you need several Move actions.
FAB-MOVE-02 = You may pass through an opponent but never stop on her square: a square holds only one Fable.
FAB-MOVE-03 = You must use the whole value of your Move if you can. The end of the track, or a last step onto an occupied square, cuts the Move short, and the rest is lost.
FAB-MOVE-04 = A Move cut short still gives its full Power. You may take a Move action just for its Power, even when you cannot leave your square.
FAB-MOVE-05 = Range X means that the target stands at most X squares away. If she is farther, you cannot use the card at all. Range +X extends the range by X squares.
    .see = FAB-2V2-09
FAB-MOVE-06 = Knock back X: the opponent is driven X squares away from you and stops at the end of the track. This is not a Move action of hers.
FAB-MOVE-07 = Pulling brings a Fable closer; she stops at the latest on the square next to the one who pulls. Placing puts a Fable directly on a free square without passing through anything. Neither is a Move action.
FAB-MOVE-08 = Where a text says “up to”, you may choose 0: Little Red Riding Hood may decline to knock back. Mulan’s movement Talents do not say it, so she must knock back the full distance if possible.

## Damage, loss and recovery of HP

FAB-DMG-01 = Damage first uses up the target’s Defense, point for point. Whatever exceeds it reduces her HP.
FAB-DMG-02 = Your Defense must be used when you take damage. You cannot save it.
FAB-DMG-03 = A loss of HP reduces HP directly and ignores Defense.
FAB-DMG-04 = A loss of HP never triggers effects about inflicting or taking damage, and damage never triggers effects about losing HP.
FAB-DMG-05 = An effect triggered by inflicting damage looks at the full amount inflicted, not at what remains after Defense nor at the HP actually lost, unless its text asks for damage actually taken.
FAB-DMG-06 = When you recover HP you never go above your max HP.
FAB-DMG-07 = Damage +X adds X to the damage you are inflicting.
FAB-DMG-08 = Defense X raises your own Defense by X, up to your max Defense.

## Talents

FAB-TALENT-01 = To use a Talent, play one Talent card and exactly one basic card of the required type from your hand, then carry out the Talent’s text.
FAB-TALENT-02 = An attack Talent requires an Attack card, a defense Talent a Defense card, a movement Talent a Movement card. A Joker may take its place, with value 1.
FAB-TALENT-03 = In a Talent’s text, the Attack, Defense or Movement icon stands for the value of the basic card played with it. The Talent icon stands for the level of the Talent itself.
FAB-TALENT-04 = The basic card played with a Talent gives you no Power.
FAB-TALENT-05 = You cannot use a Talent that has a range when the opponent is out of that range, whatever else the Talent does.
    .see = FAB-MOVE-05
FAB-TALENT-06 = A durable card, and the basic card required by it, stay in your play area until the refresh phase of your next turn.
FAB-TALENT-07 = A level-2 Talent costs 2 Power, a level-3 Talent 4. The level-1 Talents are already in your starting deck. Emptying one reserve costs 16 Power in all.
    .see = FAB-REINF-02

## Epics

FAB-EPIC-01 = When your HP reach or fall below your Epic threshold, you secretly choose one of your three Epics and add it to your hand. The other two and the threshold marker leave the game: this happens only once.
FAB-EPIC-02 = From then on your Epic is a card of your deck: you play it, discard it and shuffle it back like any other.
FAB-EPIC-03 = To use an Epic, play it from your hand, without any basic card, and carry out its text. If it has a range, the opponent must be within it.
FAB-EPIC-04 = Epics have no level.
FAB-EPIC-05 = Choosing your Epic is a response: it waits until the current action is completely carried out. Damage and loss of HP can both cause it.
    .see = FAB-TIMING-01

## Twists

FAB-TWIST-01 = When a Twist comes to the top of one of your reserves, after a purchase or through an effect, it is unlocked at once: it goes to your Twist area free of charge.
FAB-TWIST-02 = Most Twists work permanently. Some act once and are then destroyed.
FAB-TWIST-03 = Each reserve holds two Twists: the first lies under the level-2 Talents and differs from reserve to reserve, the second lies at the bottom and is usually the same in all three.
FAB-TWIST-04 = Each unlocked copy of a Twist works separately. Copies marked as cumulative add up.

## Reinforcement

FAB-REINF-01 = Reinforcement: take the top card of a basic pile or of one of your reserves, pay its cost in Power and put it in your discard pile. Only your Power limits how many cards you buy.
FAB-REINF-02 = A basic card costs 1 Power at level 1, 3 at level 2 and 6 at level 3. A Joker costs 2.
FAB-REINF-03 = A card you buy always goes to your discard pile first.
FAB-REINF-04 = The order of a reserve never changes, and you can buy only its top card.
FAB-REINF-05 = Cards that an effect gives you from a pile or reserve, such as The Wolf Consumes or Alice’s Talents, are not purchases.

## Card vocabulary

FAB-CARD-01 = To play a card is to put it in your play area. To discard it is to put it straight into the discard pile. To destroy it is to remove it from the game.
FAB-CARD-02 = When you draw and your deck runs out, shuffle your discard pile into a new deck and draw the rest.
FAB-CARD-03 = When you reveal cards and your deck runs out, shuffle your discard pile into a new deck and reveal the rest.
FAB-CARD-04 = Your discard pile becomes your new deck only when you need a card and your deck is empty.
FAB-CARD-05 = “Up to X” lets you choose any number from 0 to X.
    .see = FAB-MOVE-08
FAB-CARD-06 = “May” makes an effect optional. Without it the effect is compulsory.

## Timing and responses

FAB-TIMING-01 = An effect in response to an opponent’s action waits until that action has been completely carried out.
FAB-TIMING-02 = Among the responses are: reducing damage by a discard (Hooded System, Mulan’s special rule), Kaguya’s counter and the choice of an Epic.
FAB-TIMING-03 = Discards, draws and movements forced by an action come before any response to it. You then decide with the hand you have at that moment.
FAB-TIMING-04 = When several of your effects happen at the same moment, such as the start or end of your turn, you choose their order.
FAB-TIMING-05 = Durable effects that look at the start of your next turn are checked in your initial phase, before your Defense returns to 0.
    .see = FAB-TURN-03
FAB-TIMING-06 = An action goes in this order: announce the card, the target and every optional bonus; play the cards and pay; carry out the text as printed; settle its damage (reductions, then Defense, then HP); last come the other responses (tokens, counters, Epic choice). A loss of HP applies at once, and a Fable at 0 HP is eliminated on the spot.
    .see = FAB-RUL-50 FAB-RUL-05

## 2v2

FAB-2V2-01 = In 2v2 two teams of two play. Each player sits between two opponents.
FAB-2V2-02 = Fables are chosen as in 1v1. If you cannot agree, deal the sheets at random or use any method you agree on.
FAB-2V2-03 = In 2v2 eleven Relic cards lie in a row and a track runs along each side of it: two parallel tracks of eleven squares.
FAB-2V2-04 = Clockwise from the first player, each player puts their Fable on a free starting square. Two partners are never on the same track. You may now settle whether to play in Relic mode.
FAB-2V2-05 = The first player draws 4 cards, the three others draw 6. The mulligan works as in 1v1.
FAB-2V2-06 = As long as nobody is eliminated, turns go clockwise from the first player.
FAB-2V2-07 = When a team loses a member, the surviving partner also takes the turns of the eliminated one. So she plays after each of her opponents.
FAB-2V2-08 = With one Fable left in each team, turns alternate as in 1v1.
FAB-2V2-09 = Ranges exist only towards the opponent on your own track. The other opponent is neither in range nor out of range.
FAB-2V2-10 = Lane switch: discard a Movement card of any level, or a Joker, to go to the other track. Your partner must switch too; each of you keeps her place along the row.
FAB-2V2-11 = You cannot switch lanes if it would put you or your partner on an opponent’s square.
FAB-2V2-12 = If your partner is eliminated while both opponents are alive, you may still switch lanes, on your own.
FAB-2V2-13 = If you are the last Fable of your team and eliminate an opponent, the surviving one must come to your track at once, free of charge. If she would land on your square, she goes to the starting square of your track farthest from you.
FAB-2V2-14 = With one Fable left in each team, nobody can switch lanes any more.
FAB-2V2-15 = When a Fable is eliminated, all her components leave the game.
FAB-2V2-16 = When Snow White is eliminated, her opponents remove all Poison from their hands, discard piles and decks, then shuffle their decks.
FAB-2V2-17 = When an opponent is eliminated, Poison she holds leaves the game with her cards, Matches she holds return to the Match deck, and cards of hers stored on Onboard Cache leave the game. The Little Mermaid’s Tentacles follow her from track to track.
FAB-2V2-18 = Partners may give each other general advice but may not share information about their cards.

## Relic mode

FAB-RELIC-01 = In Relic mode shuffle the 50 Relics and lay nine (1v1) or eleven (2v2) of them face up as the squares. The rest is the Relic deck.
FAB-RELIC-02 = At most once per turn, you may discard a Talent card from your hand to trigger the Relic of your square. That Relic then goes to the Relic discard pile.
FAB-RELIC-03 = The Talent icon on a Relic stands for the level of the Talent you discard.
FAB-RELIC-04 = After all other steps of the end phase, fill each empty place in turn with the top card of the Relic deck, face up. If that deck is empty, shuffle its discard pile.
FAB-RELIC-05 = In 2v2 the two parallel squares of the tracks share one Relic.
FAB-RELIC-06 = The Talent you use for Alakazam is played into your play area, not discarded.
FAB-RELIC-07 = Dream Navigation can never fetch an Epic or any other card without a level.

## Open and hidden information

FAB-INFO-01 = You may look through any discard pile at any time.
FAB-INFO-02 = You may always know how many cards a deck or a hand holds.
FAB-INFO-03 = Your Epic stays secret until you play it or it is otherwise shown. The two you removed stay hidden.
FAB-INFO-04 = The basic piles, the reserves, the Poison and Match decks, the Twist areas, the tokens and the markers are open to all.

## Remarks on single Fables

FAB-HERO-01 = Little Red Riding Hood: Overdrive Burn and Transformed Senses may both boost the same Talent, each for its own discarded Talent. Neither works with a defense Talent.
FAB-HERO-02 = Little Red Riding Hood: with your movement Talents and Raining Vengeance you may choose not to knock the opponent back.
FAB-HERO-03 = Snow White: each Poisoned Purity you have unlocked makes an opponent lose 1 HP more for every Poison card that enters her discard pile.
FAB-HERO-04 = Snow White: Rain of Mirrors is carried out before any response, so it can make the opponent discard her Epic.
FAB-HERO-05 = Sleeping Beauty: Asleep, you gain Awakening tokens but cannot spend them; Awakened, you gain none unless a text says so, and may spend up to 3 per Talent. Damage you inflict on yourself can give tokens; a loss of HP, as with Bloodletting, cannot. Bloodletting cannot pay for a lane switch.
FAB-HERO-06 = Alice: the Power of your Attack, Defense and Move actions ignores Avatars and Frabjous Day. Your first Twist in each reserve works only with its own Avatar. At the start of each turn after your first you must change Avatar.
FAB-HERO-07 = Mulan: your special rule works only in opponents’ turns, with a Defense card or a Joker, even against 0 damage. The random discards of your attack and movement Talents come before any response.
FAB-HERO-08 = Kaguya: you counter once the whole action is over, with an Attack card or a Joker. Swift Reprisal works only in your own turn, never for the counter. Uncanny Instinct, Judgment Arising and Impulsive Onslaught concern the opponent on your track; their durable parts, the one who stands there at the start of your next turn.

## Worked examples

FAB-EX-01 = Little Red Riding Hood stands next to her opponent and attacks with a level-1 and a level-2 Attack card. She inflicts 3 damage and gains 3 Power.
FAB-EX-02 = Snow White has 5 Defense and a max Defense of 6. A Defense action with a level-2 card brings her to 6, not 7, and still gives her 2 Power.
FAB-EX-03 = Little Red Riding Hood moves right. Snow White is on the next square, and the square beyond her is the end of the track. With a Move of 1 Red stays where she is and gains 1 Power.
FAB-EX-04 = Same position: with a Move of 2 (two level-1 cards or one level-2), Little Red Riding Hood passes through Snow White to the end square and gains 2 Power.
FAB-EX-05 = Same position: with a Move of 3 (1+1+1, 1+2 or one level-3 card), Little Red Riding Hood still stops on the end square and gains 3 Power.
FAB-EX-06 = With the opponent 2 squares away, Little Red Riding Hood uses Crack Shot with a level-3 Attack card: 2+3 = 5 damage and no Power. At 3 squares she could not use the card.
FAB-EX-07 = Snow White uses Rain of Mirrors next to Little Red Riding Hood, who has Hooded System. Red discards her hand and draws 4 cards; only then may she discard a Talent from her new hand to reduce the 3 damage.
FAB-EX-08 = In 2v2 Little Red Riding Hood, partner of Alice, discards a Movement card to switch lanes. Red goes to the opposite square of the other track and Alice to the opposite square of Red’s former track. If an opponent stood on either square, the switch would not be allowed.
FAB-EX-09 = In Relic mode Little Red Riding Hood stands on a Wish square and discards a level-2 Talent. She gains 2 Power, the Relic goes to the Relic discard pile and its place is refilled at the end of the turn.
FAB-EX-10 = Alice, as the Queen of Hearts, attacks at range 1 with a level-3 card. She inflicts 4 damage but gains 3 Power.
FAB-EX-11 = Alice, as the Mad Hatter, makes the same attack. She inflicts 2 damage but still gains 3 Power.
FAB-EX-12 = Little Red Riding Hood’s attack reserve, from top to bottom: Pot Shot (121), two Crack Shot (122, 123), the Twist Overdrive Burn (124), three Sniper Shot (125–127), the Twist Onboard Cache (128).
FAB-EX-13 = Snow White’s Poison deck lies face up. From top to bottom: six level-1 cards, six level-2, six level-3.
FAB-EX-14 = Little Red Riding Hood has Overdrive Burn and Transformed Senses. She uses her level-1 attack Talent with a level-1 Attack card, discarding a level-2 Talent for damage and a level-1 Talent for range: range 2 and 1+1+2 = 4 damage.
FAB-EX-15 = Snow White has unlocked two Poisoned Purity. When a level-2 Poison enters the opponent’s discard pile, that opponent loses 1+2 = 3 HP.
FAB-EX-16 = In her own turn an opponent inflicts 0 damage on Mulan. Mulan may still discard a Joker and gains 1 Qi.
FAB-EX-17 = In her own turn Mulan hurts Kaguya, who counters. Mulan cannot use her special rule against the counter, since it does not work in her own turn.
FAB-EX-18 = Sleeping Beauty, Asleep and with 0 Defense, loses 4 HP to Bloodletting. It stands for a level-2 basic card without Power, and she gains no Awakening token.
FAB-EX-19 = In 2v2 the order is A1, B1, A2, B2. After A2 is eliminated it becomes A1, B1, A1, B2. If B2 falls too, A1 and B1 alternate.

## Rulings at this table

FAB-RUL-01 = The starting squares are 4 and 6 in 1v1, and 5 and 7 on each track in 2v2.
FAB-RUL-02 = A Move that cannot be completed takes you to the farthest free square within its value, in the direction chosen. If the end square is occupied, you stop in front of it.
    .see = FAB-MOVE-03
FAB-RUL-03 = At this table there are 12 basic cards of each type and level per base box. The edition with 18 is not the standard here.
    .see = FAB-LIMIT-02
FAB-RUL-04 = An Attack, Defense or Move action needs at least one card. You cannot take it with none.
    .see = FAB-ACT-03 FAB-ACT-05 FAB-ACT-07
FAB-RUL-05 = Damage waits until the rest of the action has been carried out and is settled then. A text that looks at positions uses them as they are at that point of the text.
    .see = FAB-EX-07 FAB-DMG-01
FAB-RUL-06 = “Inflict at least” a number looks at the damage after all bonuses, but before Defense, reductions and immunity.
    .see = FAB-DMG-05
FAB-RUL-07 = Effects triggered by your own action belong to it and come before the responses of others.
    .see = FAB-TIMING-01
FAB-RUL-08 = When several Fables may respond, the acting player goes first, then the others clockwise. Each player orders their own responses.
    .see = FAB-TIMING-01 FAB-TIMING-04
FAB-RUL-09 = A Fable at 0 HP is eliminated at once, even in the middle of an action, which goes on as far as it still can. She neither counters nor chooses an Epic. Reducing damage comes before HP drop, so it can still save her.
    .see = FAB-GOAL-01
FAB-RUL-10 = If one action would bring both Fables to 0 HP, its damage is settled in printed order, the damage to the opponent first. The acting Fable wins: there is no draw.
    .see = FAB-GOAL-02
FAB-RUL-11 = Damage you inflict on yourself is ordinary damage: Defense absorbs it and tokens follow. It is not damage by an opponent. You may choose an amount that eliminates you.
    .see = FAB-DMG-01
FAB-RUL-12 = System Hack repeats your latest Attack, Defense or Move action, or attack or movement Talent, of this turn with the same values and bonuses. You pay nothing again, make free choices anew, must be in range again, and gain Power again for a basic action. Nothing else can be repeated: no defense Talent, Reinforcement, Focus, Relic, lane switch, special action or Epic.
FAB-RUL-13 = Each Onboard Cache is a separate place for one card, hidden from others, that you may use any number of times. You may store an Epic or another Fable’s card. Storing is not discarding, so Poison does not take effect.
FAB-RUL-14 = When cards are discarded from the top of a deck that is too short, take what is there, shuffle the discard pile into a new deck and take the rest. Then all the cards taken are discarded together.
    .see = FAB-CARD-02
FAB-RUL-15 = If your deck and discard pile are both empty, you draw, reveal or discard only as many cards as there are. There is no penalty.
    .see = FAB-CARD-02
FAB-RUL-16 = Poison takes effect every time it enters its holder’s discard pile, whether placed there, discarded from the deck, from hand or from play. Each card counts separately and at once. Poison shuffled into a deck does nothing yet.
    .see = FAB-HERO-03
FAB-RUL-17 = Poison and Match cards are neither Talents nor basic cards: they cannot pay for Little Red Riding Hood’s Twists or for Relics. Poison has a level, a Match has none. Destroyed Poison leaves the game and does not return to the Poison deck.
    .see = FAB-RELIC-02
FAB-RUL-18 = If the Poison deck has too few cards, only those that remain are placed.
FAB-RUL-19 = In the end phase, responses come after each step. An Epic you gain after discarding your hand stays in your hand, on top of the six cards you draw.
    .see = FAB-TURN-06
FAB-RUL-20 = A Joker used as Attack, Defense or Movement is modified by Avatars and Frabjous Day like a card of that type. A text that excludes Jokers excludes it.
    .see = FAB-ACT-08
FAB-RUL-21 = A basic card lowered to value 0 by an Avatar may still be played: an Attack then inflicts 0 damage and gives the printed Power. A range of 0 reaches nobody, so a Talent with that range cannot be used.
    .see = FAB-ACT-03 FAB-MOVE-05
FAB-RUL-22 = When Alice asks an opponent to reveal cards, the opponent chooses which and how many to show, from 0 to the number asked.
FAB-RUL-23 = With Important Date, discard down to 4 cards right after your end-phase draw, finish the end phase, then take a full extra turn. The count of turns taken in a row restarts when another Fable takes a turn.
FAB-RUL-24 = Extra cards from It’s Showtime, Legend’s Call or Qi are part of the draw of your end phase. Evading Fate comes after that draw.
FAB-RUL-25 = Of the cards Kaguya reveals, she discards or returns each card that is not a Defense card separately. She chooses the order of those she returns.
FAB-RUL-26 = Under Blazing Shinai you take no damage and lose no HP, but you may accept them case by case. Damage ignored this way does not touch your Defense and allows no counter. HP you pay as a cost are lost as usual.
FAB-RUL-27 = The card Mulan makes an opponent discard is drawn at random, each card being equally likely. With an empty hand nothing happens.
FAB-RUL-28 = “Once per turn” counts for every player’s turn separately: a new turn, whoever takes it, allows a new use.
FAB-RUL-29 = Focus destroys exactly one card. You cannot Focus when your hand and discard pile are both empty, nor after any action of this phase. Twist and Avatar effects of the initial phase are not actions.
    .see = FAB-ACT-02
FAB-RUL-30 = If a compulsory effect cannot be carried out in full, do as much of it as possible and go on. A placement without a free legal square is skipped.
    .see = FAB-CARD-06
FAB-RUL-31 = Bloodletting may stand for one of several cards in an Attack, Defense or Move action. The action then gives Power only for the real cards.
FAB-RUL-32 = You pass through an opponent when your Move crosses her square and ends beyond it. A Move cut short in front of her does not count. When an opponent passes through you, your effect comes after her action.
    .see = FAB-MOVE-02
FAB-RUL-33 = When one effect takes several cards from your reserves, such as The Wolf Consumes, they are taken one by one. A Twist that comes to the top in between is unlocked at once.
    .see = FAB-TWIST-01
FAB-RUL-34 = Each Fable can be played only once per game, in 2v2 too: her cards and tokens exist only once.
    .see = FAB-LIMIT-01
FAB-RUL-35 = In 2v2 an effect without a range that names “the opponent” means the one on your track. With nobody there it cannot be used, or does nothing if it is already durable. A response concerns the Fable that caused it.
    .see = FAB-2V2-09
FAB-RUL-36 = In 2v2 a Fable eliminated in her own turn ends that turn at once. Play goes on with the next turn in order.
    .see = FAB-2V2-07
FAB-RUL-37 = When one Fable per team remains, whatever caused the elimination, the survivor of the team that just lost a member comes to the other Fable’s track. She keeps her place along the row, and nothing moves if she is already there. If she must go to a starting square and both are equally far, she chooses.
    .see = FAB-2V2-13
FAB-RUL-38 = Basic cards given away with The Game’s Afoot stay with the Fable who received them, even after Alice is eliminated. Only Poison and Match cards follow their own rules.
FAB-RUL-39 = Only a Talent card with a level can pay for a Relic. For Alakazam you must be able to use the Talent, range included, before choosing it; its basic card has value 1, and it counts as using a Talent.
    .see = FAB-RELIC-02 FAB-RELIC-06
FAB-RUL-40 = With Mystic Echoes you may use a Relic under one of your Tentacles from afar, still once per turn. The Relic you used is the one that is discarded.
FAB-RUL-41 = The first player decides on a mulligan first, then the others clockwise. Each has one, before the first turn begins.
    .see = FAB-SETUP-12
FAB-RUL-42 = The first player is chosen at random unless you agree otherwise.
    .see = FAB-SETUP-11
FAB-RUL-43 = For Scheherazade, a basic card comes from the pile of its type and level, and a Talent from its reserve, starting decks included. Epics, Poison and Matches come from no pile.
FAB-RUL-44 = Dorothy’s free Talent must directly follow the one before; only Apex Force Approved may come between. Its missing basic card has value 0.
FAB-RUL-45 = With Dorothy’s Probing Talents you draw only if you discard: no discard, no draw.
FAB-RUL-46 = Once The Kraken Stirs is in play, new Tentacles go to the Little Mermaid’s sheet and no square holds a Tentacle.
FAB-RUL-47 = The game knows no draw. A limit on the number of turns, if one is set, is a house rule and is announced as such.
    .see = FAB-GOAL-02
FAB-RUL-48 = At this table the printed card decides. So Alice’s defense Talents destroy up to 1, 2 or 3 cards by level; Kaguya’s level-1 movement Talent has its durable 2 damage; cards returned by Kaguya or Scheherazade go back in any order; the Match Girl’s attack range is 1, 2 or 3 by level and her defense Talents give the value of the basic card; the Kraken’s Tentacles go onto the sheet; Crystal Coffin is optional; the owner of Blazing Shinai may accept damage; Dorothy’s Probing draws only after a discard.
FAB-RUL-49 = The Relic deck consists of ten different Relics, five copies of each.
    .see = FAB-RELIC-01
FAB-RUL-50 = Each start-of-turn or end-of-turn effect, each counter and each single-use Twist is resolved on its own: its damage is settled and its responses are made before the next one begins. A later effect sees what the earlier ones and their responses have changed.
    .see = FAB-TIMING-04
FAB-RUL-51 = You gain your Epic choice the moment your HP are at or below the threshold, whatever happens to them afterwards, and only once. You choose at the end of the action or effect, so that action cannot make you discard the new Epic. Gained in your own turn, it can be used in that same turn.
    .see = FAB-EPIC-01 FAB-EPIC-05
FAB-RUL-52 = You cannot buy from an empty pile or reserve, and effects that hand out cards from an empty pile give nothing. You take only the tokens still in the supply (12 Qi, 9 Awakening in all). Mulan may still reduce damage with a card when no Qi is left.
    .see = FAB-REINF-01 FAB-LIMIT-01
FAB-RUL-53 = Kaguya’s counter is optional: without a discard there is no damage and no draw. She may counter once for each separate instance of damage that lowered her HP, never with a Defense card, and gains no Power. She draws once the counter’s damage is settled, even if Defense absorbed it.
    .see = FAB-HERO-08
FAB-RUL-54 = Cards discarded for a lane switch, a counter, Mulan’s rule or the Tentacle action give no Power unless a text says so, as the Poison action does. You may hold Power in other Fables’ turns but spend it only in your own activation phase.
FAB-RUL-55 = While Asleep, Sleeping Beauty takes no Awakening token from damage beyond the sixth. She wakes when that response is carried out, too late for the Talent that caused it. If The Blood Renews or a Talent takes her last token, she falls Asleep after the effect.
    .see = FAB-HERO-05
FAB-RUL-56 = Squares lost because of the end of the track or an occupied square are lost for good. You must name a direction even when no step is possible.
    .see = FAB-MOVE-03
FAB-RUL-57 = Your mulligan hand is as large as your first one: 4 cards for the first player, 6 for the others.
    .see = FAB-SETUP-12
