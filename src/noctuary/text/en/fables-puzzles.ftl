# The puzzles of Twisted Fables: by the name of their file, title, introduction, first hint, and what they teach.

fables-puzzle-beside-her = Right Beside Her
    .intro = Snow White is two squares away from Sleeping Beauty, too far for her shards. But one of her Talents does not walk.
    .nudge = Who places herself need not move.
    .solved = A Talent may hurt and carry you at once: placing is no Move action, and it brings the next card into range.

fables-puzzle-nothing-up-her-sleeve = Nothing up Her Sleeve
    .intro = Mulan has not a single card in hand. Alice has two Talents that ask to see some, and one square too many between them.
    .nudge = Which of the two reaches farther, and by how much is she still too far away?
    .solved = Each card that the other lacks is damage: against an empty hand Alice’s tricks are at their best.

fables-puzzle-one-step = One Step
    .intro = Dorothy needs a target within reach and one card to shoot it with. She has four cards, and two of them are for this.
    .nudge = The Joker is whatever you are short of.
    .solved = A Joker may be an attack, a defense or a step. Here the step was missing.

fables-puzzle-all-at-once = All at Once
    .intro = Mulan stands four squares from the Little Mermaid. Her blows are strong enough; her stride is the question.
    .nudge = Cards of one type may be played together as one action.
    .solved = One Move of 1 and 3 is a Move of 4, and it ends beside whoever is in the way.

fables-puzzle-encore = Encore
    .intro = Six squares lie between the hunter and Sleeping Beauty, and the Sniper Shot reaches three. There are not enough steps in this hand. Or are there?
    .nudge = Your Epic repeats what you did last. What would you like to have done twice?
    .solved = System Hack repeats any action, not only a shot: the same two steps again, and the range is right.

fables-puzzle-off-with-her-head = Two Tricks
    .intro = Seventeen HP are a long way down. Alice has a small trick and a large one, and what she is matters as much as what she plays.
    .nudge = After the first trick you are asked something. Say yes.
    .solved = Alice’s Avatars are half of her strength: change at the right moment, and the second card is another card.

fables-puzzle-softened-up = Softened Up
    .intro = Dorothy has an attack, a Talent and a Twist that likes blows in the right order. The Joker must not go the way it seems to.
    .nudge = What would you do first if everything depended on the second blow?
    .solved = The order of two blows can be worth more than either: first the small one, then the one that pushes.

fables-puzzle-second-helping = Second Helping
    .intro = Sleeping Beauty stands face to face with Mulan, with one attack, one defense and one Talent: too little by far. But basic actions bring Power, and Power buys.
    .nudge = A card that you buy does nothing this turn. What may lie under it does.
    .solved = When a Twist comes to the top of a reserve it is yours at once: buying is not always for next turn.

fables-puzzle-paid-in-blood = Paid in Blood
    .intro = Kaguya is four squares away. Sleeping Beauty has one Talent, one attack, two Power and not a single step.
    .nudge = She has no card for walking. There is another way to pay for one, but it has to be unlocked.
    .solved = Two Power buy a card, the card uncovers Bloodletting, and blood pays for the steps: everything she has, in the only order that works.

fables-puzzle-hungry-wolf = A Hungry Wolf
    .intro = Little Red Riding Hood must take eight HP and a point of Defense from Mulan, two squares away. Her hand comes close. The Wolf comes closer.
    .nudge = The Wolf brings two cards from the reserves. Not everything that comes is meant to be used.
    .solved = A card may be food for another: look at what her Talents let her discard before you choose what the Wolf brings.

fables-puzzle-three-barrels = Three Barrels
    .intro = Three points of Defense and nine HP stand between the hunter and victory. She has attacks enough for two shots, and one rifle.
    .nudge = Where could a second Crack Shot come from, and where must you stand?
    .solved = Range first, then the Wolf, then shots that feed on what is left over: a hand is used up to the last card.

fables-puzzle-the-long-way = The Long Way Round
    .intro = Dorothy is within two squares and down to five HP. Sleeping Beauty has an Epic, a weak Talent, one attack and three steps, and nine decisions to make.
    .nudge = Every basic action brings Power. Count how much you can have before the last blow, and what it unlocks.
    .solved = Step through her, strike, buy twice for what lies beneath, and pay the last blow with blood.

fables-puzzle-out-of-reach = Out of Reach
    .intro = Dorothy has three HP left, and Red Riding Hood has an attack of three, one step, and the next turn.
    .nudge = How far can she come, and how far does her blow reach?
    .solved = A blow that does not reach costs nothing. Count the other’s steps before you count your own cards.

fables-puzzle-back-to-the-wall = Back to the Wall
    .intro = Snow White stands at the edge with two HP and nowhere to go, and Red Riding Hood’s attack of three is next.
    .nudge = You need as much Defense as keeps one HP. What can the Joker be?
    .solved = Where there is no room to step back, Defense is what you spend cards on, and a Joker is one more of whatever you need.
