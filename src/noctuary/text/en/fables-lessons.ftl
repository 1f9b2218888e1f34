### Little Red Riding Hood against Snow White: the lesson in Twisted Fables.

fables-lesson = Little Red against Snow White
    .about = The pair that the rulebook recommends for a first game: moving, attacking, defending, buying better cards, Talents and Twists, Poison, the Epic, and the last shot. A storyteller shows you one thing at a time.
    .voice = The storyteller
    .farewell = Snow White’s story ends here; yours has only begun. You can move, attack and defend, turn Power into better cards, pair Talents with basic cards, unlock Twists, swallow Poison and let an Epic loose at your lowest hour. Eight other Fables tell their own stories, but all of them speak this language. Next comes an opponent who hasn’t read my script.
fables-lesson-first-game = You are Little Red Riding Hood once more, and Snow White plays for herself now, gently. No Relics, no surprises but her own.
fables-lesson-left = We close the book here for tonight. The ribbon marks the page.

## What one knows afterwards

fables-lesson-learned-win = Whoever brings the other down to 0 HP has won.
fables-lesson-learned-power = Attack, Defense and Move use basic cards, and their values become Power.
fables-lesson-learned-move = A Move goes one way, as far as it can; a plain Attack reaches the next square.
fables-lesson-learned-defense = Damage has to get through Defense first; only what is left costs HP.
fables-lesson-learned-buy = What you buy goes to your discard pile; of a reserve, only the top card is for sale.
fables-lesson-learned-twist = A Twist that comes to the top of a reserve is yours at once, for nothing.
fables-lesson-learned-talent = A Talent is played with exactly one basic card of its type.
fables-lesson-learned-joker = A Joker stands in for any basic card of value 1.
fables-lesson-learned-range = Out of range, a Talent cannot be used at all.
fables-lesson-learned-end = At the end of your turn Power is lost, the hand is discarded, and you draw six.
fables-lesson-learned-epic = At your Epic threshold you choose one of three Epics, once in a game.

## 1. Moving

fables-lesson-move = Two squares apart
fables-lesson-move-card = Once upon a time it ended well. This is the other version. You are Little Red Riding Hood, with more chrome than basket, and over there stands Snow White, who has given up on apples and gone into poison wholesale. Between you runs the fighting track: nine squares. You stand on 4, she on 6. You have 30 HP, she has 34, and whoever brings the other down to 0 has won. It is your first turn, and you hold four cards. To hit anybody you have to stand next to her. Play your Movement card.
    .task = Move: play Movement 1.
    .hint = It is the only Movement card in your hand.
fables-lesson-move-right = Which way? A Move goes in one direction, and you must use all of it if you can. You may run through her, but nobody shares a square. One step to the right brings you to square 5, right beside her.
    .task = Go to the right.
    .hint = She stands to your right.
fables-lesson-slip-too-far = She is two squares away, and an Attack only reaches the square next to you. Walk first, wave your fists later.
fables-lesson-slip-no-power = Buying takes Power, and you have none yet. You get it by doing things: moving, for a start.

## 2. Attacking

fables-lesson-attack = Close enough
fables-lesson-attack-first = Square 5. Look at your board: 1 Power. Every point on a basic card that you play in an Attack, a Defense or a Move also becomes Power, and Power is what you buy with. Nothing is wasted, not even running. Now you are at range 1. Attack her, and begin with one Attack card.
    .task = Attack with Attack 1.
    .hint = Choose either of your two Attack cards.
fables-lesson-attack-add = One action may take several cards of its type; their values are added up. You have a second Attack card. Two weak cards together hit as hard as one good one. Add it.
    .task = Add the other Attack 1.
    .hint = Add the second Attack card: 1 and 1 make 2.
fables-lesson-slip-not-an-attack = That is a Defense card. You could throw it at her, but only as a gesture.

## 3. Defense, Power and buying

fables-lesson-buy = Spending spree
fables-lesson-buy-defend = 2 damage: she is down to 32 HP, and you have 3 Power. One card is left. Soon it will be her turn, so put something between you and her: a Defense action raises your Defense by its value, and gives as much Power. Your Defense can rise to 6. Damage has to get through it first; what is left after that costs HP.
    .task = Defend with Defense 1.
    .hint = Play your last card as a Defense.
fables-lesson-buy-first = 1 Defense, 4 Power, no cards. Time to go shopping. Everybody may buy basic cards from the piles; your three reserves of Talents are yours alone, and only the card on top of each is for sale. Crack Shot lies on top of your attack reserve. It costs 2. Whatever you buy goes to your discard pile and comes to your hand later, when the deck is shuffled anew.
    .task = Buy Crack Shot.
    .hint = It is the top card of your attack reserve, for 2 Power.
fables-lesson-buy-twist = 2 Power left, and under the first Crack Shot lies another. Buy that one, too, and see what comes to light beneath it.
    .task = Buy the second Crack Shot.
    .hint = Another Crack Shot, for your last 2 Power.
fables-lesson-buy-end = A Twist! Whenever one comes to the top of a reserve, you get it at once and for nothing. Yours is Overdrive Burn, and we shall play with it in a minute. There is nothing left to do. When you end your turn, your Power falls to 0, so never leave any lying about; the cards that you haven’t played are discarded; and you draw six new ones. Then it’s her turn, and I shall play it for her.
    .task = End your turn.
    .hint = No cards, no Power: end the turn.
fables-lesson-slip-below = That one lies further down. Only the top card of a reserve can be bought, and the order never changes.
fables-lesson-slip-too-dear = Level 3 costs 6 Power, and you have 4. Level 1 costs 1, level 2 costs 3, a Joker 2; Talents of level 2 cost 2 and of level 3 cost 4.
fables-lesson-slip-hand-empty = Your hand is empty. You would have to bite her, and that is another story altogether.

## 4. Talents

fables-lesson-talents = Tools of the trade
fables-lesson-talents-shot = Ouch. She used Shard Storm for 2 damage: your Defense caught 1, and you lost 1 HP. A plain Attack took another, and with Tainted Offering she scratched you once more and slipped a Poison into your discard pile. You have 27 HP left. As your turn began, your Defense was set back to 0, as it is every turn. Now your Talents. A Talent is always played with exactly one basic card of its own type, and its text says what that card’s value is good for. Pot Shot deals 1 damage plus the value of the Attack card. The basic card gives no Power this time. Fire.
    .task = Use Pot Shot with Attack 1.
    .hint = Pot Shot is an attack Talent, so it wants an Attack card.
fables-lesson-talents-burn = Here comes your Twist. Overdrive Burn asks: will you discard another Talent from your hand? Its level is added to the damage. Burn Unleashed Ballistics, level 1; you won’t need it now, and it will come back with the next shuffle.
    .task = Discard Unleashed Ballistics for 1 more damage.
    .hint = Choose Unleashed Ballistics. Keep Energy Shield for what comes next.
fables-lesson-talents-shield = 3 damage, and she is at 29. The next one is a defense Talent. Energy Shield deals 1 damage and gives you as much Defense as the card played with it. And it is durable: it stays in front of you until your next turn. If you have any Defense left when that begins, and she still stands beside you, it strikes for 2.
    .task = Use Energy Shield with Defense 1.
    .hint = A defense Talent wants a Defense card.
fables-lesson-talents-end = She is at 28. You still have a Movement card, but you are standing where you want to stand. End your turn; let her worry about the humming in your cloak.
    .task = End your turn, and stay where you are.
    .hint = Ending the turn discards the card that is left.
fables-lesson-slip-wrong-basic = An attack Talent wants an Attack card, a defense Talent a Defense card, a movement Talent a Movement card. A Joker does for any of them.
fables-lesson-slip-still-discarded = You have bought it, but it is still in your discard pile. It will come, with the next shuffle.
fables-lesson-slip-focus = Focus means giving up the whole turn to destroy one card for good, and you may do that only before anything else. Good against Poison, by the way.

## 5. Poison, Joker, range

fables-lesson-range = Keeping one’s distance
fables-lesson-range-poison = She did not dare to strike your shield, so it struck her: 2 damage, of which her Defense took 1. Let us skip two turns. You are at 24 HP, she at 26, and in your hand there is a Poison. It does nothing in a hand but take up room; it hurts when it reaches your discard pile. This one, level 2, will cost you 1 HP, and it will get there anyway when the turn ends. So do it yourself and be paid for it: discarding a Poison from your hand is an action that gives 1 Power.
    .task = Discard Poison 2 for 1 Power.
    .hint = The Poison goes to the discard pile either way. This way you get Power for it.
fables-lesson-range-joker = 23 HP. Better out than in. Now something cleverer. Unleashed Ballistics, your movement Talent, deals 1 damage and knocks her back, up to as many squares as the card played with it is worth. You could play it with your Movement card, but you have a Joker, too. A Joker counts as any basic card of value 1, whenever you need one.
    .task = Use Unleashed Ballistics with the Joker.
    .hint = The Joker stands in for a Movement card.
fables-lesson-range-done = Overdrive Burn asks again, because this is a movement Talent. The only other Talent in your hand is Crack Shot, and you’ll want that in a moment. A Twist that says “may” lets you decline. Keep it.
    .task = Discard nothing this time.
    .hint = Decline: Crack Shot is worth more in your hand.
fables-lesson-range-push = How far? Up to 1 square, so 0 or 1. Push her away: at range 2, none of her plain Attacks reaches you, and she’ll have to spend a Movement card to come back.
    .task = Knock her back by 1 square.
    .hint = 1 square is as far as it goes.
fables-lesson-range-shoot = She stands on 7, two squares away, with 25 HP. Your fists don’t reach that far, but Crack Shot does: range 2, and 2 damage plus the value of the Attack card. You have an Attack 2. That makes 4, from where she cannot touch you.
    .task = Use Crack Shot with Attack 2.
    .hint = Crack Shot reaches two squares; a plain Attack doesn’t.
fables-lesson-slip-poison = Nobody attacks with Poison. It is in your hand because she put it there, and all you can do is be rid of it.
fables-lesson-slip-arm = A plain Attack reaches only the next square. For anything farther you need a Talent that says so.

## 6. Answers and Epics

fables-lesson-epic = The lowest hour
fables-lesson-epic-hood = It is Snow White’s turn, two rounds later, and she has grown. Shard Tempest with an Attack 2: that is 4 damage. You are at 18 HP and have no Defense. But meanwhile you have unlocked another Twist, Hooded System: each time somebody inflicts damage on you, you may discard a Talent, and the damage falls by its level. Let Energy Shield take some of it.
    .task = Discard Energy Shield against the damage.
    .hint = Energy Shield, level 1, takes 1 off. Crack Shot is too good for it.
fables-lesson-epic-choose = 3 damage got through: 15 HP. That is your Epic threshold, and this is the turn of every tale. When your HP fall to it, you choose one of your three Epics, in secret, and the other two are gone for good. The Wolf Consumes takes two cards from your reserves for nothing. System Hack repeats what you have just done. Raining Vengeance deals 3 damage from up to three squares away, drives her back, and makes her discard three cards. Today you’re angry.
    .task = Choose Raining Vengeance.
    .hint = Take Raining Vengeance. There will be other evenings for the Wolf.
fables-lesson-epic-play = Your turn. An Epic needs no basic card; you just play it. Later it will be shuffled with the rest and come round again. She is next to you, and range 3 is plenty. Let it rain.
    .task = Play your Epic, Raining Vengeance.
    .hint = Raining Vengeance is in your hand. It is played alone.
fables-lesson-epic-push = And how far shall she fly? Up to 3 squares. On square 9 the track is at an end, and so is her patience. She still has to throw three cards away after that.
    .task = Knock her back by 3 squares.
    .hint = As far as possible: 3.
fables-lesson-slip-only-talents = Hooded System eats Talents and nothing else. Basic cards don’t agree with it.
fables-lesson-slip-other-epic = You have only the one that you chose. The other two left the game when you did.

## 7. The end

fables-lesson-win = The last page
fables-lesson-win-near = Some turns later you are down to 9 HP, and she is worse off: 6 HP and 1 Defense. In her hand are three ways to finish you, and it is your turn. This is how games end: count. You need 7 damage, 1 for her Defense and 6 for the rest of her. You have a Crack Shot and an Attack 3. But she is on square 7 and you on 3, which is four squares, and Crack Shot reaches two. First get there: a Movement 2 will do it exactly.
    .task = Move: play Movement 2.
    .hint = Four squares are two too many for Crack Shot: move first.
fables-lesson-win-right = To the right, towards the castle.
    .task = Go to the right.
    .hint = She is on your right, as ever.
fables-lesson-win-shot = Square 5, two squares away. Crack Shot with the Attack 3: 2 and 3 make 5. Not 7. But you know somebody who can help with that.
    .task = Use Crack Shot with Attack 3.
    .hint = Fire first; your Twist will ask.
fables-lesson-win-burn = Overdrive Burn asks what you can spare. Electrified Shield is level 2, and 5 and 2 make 7. You will not need a shield any more.
    .task = Discard Electrified Shield for 2 more damage.
    .hint = 5 and 2 make 7, and 7 is what you need.
fables-lesson-slip-talent-range = Out of range. Crack Shot reaches two squares, and if she stands farther away you can’t use it at all, whatever you play with it.
