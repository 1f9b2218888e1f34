### First Patrol: the voice that leads a newcomer through a first game of Buffy.

buffy-patrol = First Patrol
    .about = A night in town with Ada Vance: walking, friends and fence posts, challenges, a fight, coming back from the dead, and both ways to win. A voice shows you one thing at a time.
    .voice = The voice
    .farewell = That was your first patrol. You can walk, fight, learn, come back from the dead and win in two ways, which is more than most people manage in a week. Next comes an opponent who doesn’t follow my script. Mind the dark.
buffy-patrol-first-game = Ada Vance again, this time against Dot Marlowe, who follows nobody’s script and is as new to this as you are.
buffy-patrol-forbidden = Not allowed, I’m afraid. Here is the rule:
buffy-patrol-aside = You could do that, and on another night I’d watch with interest. But this lesson is about something else. If you want to see what would come of it, say it once more; I’ll put everything back afterwards.
buffy-patrol-later = All in good time. One thing after the other, and this is the one:
buffy-patrol-tried = So that is what would happen. No harm done: I’ve put everything back. Where were we?
buffy-patrol-left = The patrol ends here for tonight. The dark will keep.

## What one knows afterwards

buffy-patrol-learned-win = Ten Destiny Points win the game, at any moment.
buffy-patrol-learned-park = So does the Park, held alone at the end of six turns in a row.
buffy-patrol-learned-steps = A turn has seven steps, and everybody goes through them together.
buffy-patrol-learned-watch = One watch, one thing; when all pass in a row, the step is over.
buffy-patrol-learned-walk = Whoever is no vampire walks once a turn, to a neighbouring space or the Park.
buffy-patrol-learned-home = Characters come into play on your own four spaces.
buffy-patrol-learned-face = To face a challenge, stand on its space, refreshed.
buffy-patrol-learned-goal = Your stacks raise your totals, the defender’s raise the goals.
buffy-patrol-learned-fight = The higher Butt-Kicking wins a fight, and 1 Destiny Point; a tie defeats both.
buffy-patrol-learned-ascend = A character ascends one level at a time; destiny is needed, not spent.
buffy-patrol-learned-back = Your Main Character can come back from the discard pile, once a turn.

## 1. The Prologue

buffy-patrol-prologue = The Prologue
buffy-patrol-prologue-place = Evening. You are Ada Vance, who had other plans; across the board sits Countess Vesna, who has had the same plan for three hundred years. You own the four spaces A1 to A4, she owns B1 to B4. They form a ring, with the Park in the middle. Ten Destiny Points win the game. Villains go first, as ever, so it is her turn, and it is night. Every turn begins with the Prologue: each of you puts the top card of her Challenge Deck on the board. Challenges are where most destiny comes from. The Countess has left a door open at B2. Yours is Something in the Boiler Room: Butt-Kicking 4, worth 1 Destiny Point. Ada stands at A2. Put the challenge next to her, on the Gymnasium at A3.
    .hint = Challenges may go on any space, but put it where you can get at it: A3.
    .task = Place your challenge on A3.
buffy-patrol-slip-pass-prologue = Tempting. But some things in a step are mandatory, and you may not pass before they are done.
buffy-patrol-slip-too-early = Eager. I like it. But walking has a step of its own, and it comes later.

## 2. Movement

buffy-patrol-movement = Movement
buffy-patrol-movement-step = I have passed the rest of the Prologue for you. In the Draw Step you both drew up to five cards, and nobody was tired enough for the Refresh Step to matter. Now the Movement Step. You take it in turns, one small thing at a time; each such opportunity is called a watch. The Countess has strolled to B3. Vampires take two steps by night and none by day; everybody else takes one, whatever the hour. You may go to a neighbouring space, or to the Park, which is next to everything. Walk Ada to the Gymnasium at A3. There is a noise in the boiler room.
    .hint = Ada stands at A2, and A3 is next door.
    .task = Move Ada to A3.
buffy-patrol-movement-rest = She passes. Ada has used her one move, so there is nothing left for you here either. When everybody passes in a row, the step is over. If somebody acts after you have passed, you get another watch: passing never locks you out. Pass.
    .hint = Passing is a move, too.
    .task = Pass: there is nothing left for you to do here.
buffy-patrol-slip-too-far = That is not next door. You move from space to neighbouring space around the ring; only the Park is close to everything.
buffy-patrol-slip-twice = Once a turn is all the walking Ada does. She is not dead, so she has to sleep sometimes.

## 3. Resources

buffy-patrol-resources = Friends and fence posts
buffy-patrol-resources-place = The Resource Step: here you turn cards in your hand into things on the board. The Countess has called for the Gutter Twins. You have a friend, too. Rook Delaney used to box, and would rather not talk about why he stopped. A level 1 character goes from your hand to one of your own four spaces. Place Rook at A3, beside Ada.
    .hint = Place Rook where Ada is: A3.
    .task = Place Rook Delaney on A3.
buffy-patrol-resources-item = She has a gravedigger now. It must be nice to have staff. Now arm yourself: the Fence Post is an item and gives +1 Butt-Kicking. Items cost nothing, not even breath. A character can hold two. Attach it to Ada, who then has 4.
    .hint = Attach the Fence Post to Ada.
    .task = Attach the Fence Post to Ada.
buffy-patrol-resources-skill = The Countess passes. You have a skill, Dirty Fighting: +2 Butt-Kicking for somebody who has at least 2 already. But learning is tiring. Whoever attaches a skill is fatigued: no walking, no starting fights, no facing challenges, and every talent at −1, until the next Refresh Step. So teach it to the one who has nothing else to do tonight: Rook.
    .hint = Attach Dirty Fighting to Rook. Ada has to stay fresh for the boiler room.
    .task = Attach Dirty Fighting to Rook.
buffy-patrol-slip-not-home = Characters come into play at home, on one of your own four spaces. The Park belongs to nobody, least of all to you.
buffy-patrol-slip-no-destiny = That card asks for 4 Destiny Points, and so far you have none. We shall see about that.
buffy-patrol-slip-not-attachable = Only skills and items can be attached. A Short Cut is an action, and very hard to hold on to.

## 4. A challenge

buffy-patrol-challenge = Something in the boiler room
buffy-patrol-challenge-face = The Conflict Step. Here you start fights and face challenges. Ada stands where the challenge lies, and she is refreshed: that is all it takes. It asks for 4 Butt-Kicking, and with her Fence Post Ada has exactly 4. Face it.
    .hint = Face it with Ada alone. Rook is still out of breath.
    .task = Face the challenge with Ada.
buffy-patrol-challenge-wait = When you face a challenge, your opponent defends it. You drew five cards for it, she drew three. Now the Battle: one card per watch, laid on a talent. Yours raise your total, hers raise the goal. An action counts for the icon that you choose, a skill or an item for 1. Right now it is 4 against 4, and meeting the goal is enough. Make her go first: pass, and see what she does.
    .hint = You already have what you need. Pass, and keep your cards.
    .task = Pass, and see what she does.
buffy-patrol-challenge-answer = A Haymaker. The goal is 6 now, and you have 4. If it stayed so, you would fail and lose a Destiny Point, if you had one. As it happens, you know that punch, too. A Haymaker shows Butt-Kicking 2. Put it on your stack.
    .hint = 4 and 2 make 6, and 6 is what you need.
    .task = Put Haymaker into your Butt-Kicking stack.
buffy-patrol-challenge-discard = 6 against 6: defeated. Your first Destiny Point, and one fewer thing in the boiler room. Ada is fatigued, as everybody is who has faced a challenge. Before you leave, your hand: nobody walks away from a conflict with more than five cards, and you have six. Battle of Wits asks for somebody with 2 Smarts, and you have no such person yet. No offence. Discard it.
    .hint = Let Battle of Wits go.
    .task = Discard Battle of Wits.
buffy-patrol-slip-fatigued = Rook is still getting his breath back. Learning things does that to him.
buffy-patrol-slip-not-here = For that one has to be there: conflicts happen between those who stand on the same space.
buffy-patrol-slip-no-goal = Very stylish. But this challenge doesn’t ask for that talent, so nobody can stack on it.
buffy-patrol-slip-person-stacked = You cannot throw a person. Actions, skills, items and the first parts of episodes can be stacked; people cannot.
buffy-patrol-slip-full-hand = First the hand. Five cards at most.

## 5. The Park

buffy-patrol-park = A walk in the Park
buffy-patrol-park-draw = A new turn, and the sun is up: day and night take turns, and so do you. I have put your next challenge, the Bake Sale of the Damned, on A2. Yes, that is its name. Now the Draw Step: keep what you like, discard the rest, and draw until you have five again. Five new cards or none; it is up to you. You have a Short Cut and nowhere to hurry. Discard it, and I’ll draw another card for you.
    .hint = Discard the Short Cut; the rest is worth keeping.
    .task = Discard the Short Cut.
buffy-patrol-park-refresh = Inés Duarte, a hedge witch. She will be useful later. Now the Refresh Step: everything of yours that is tired stands up again, all at once. Ada and Rook would like that.
    .hint = Refresh: it is the one thing that you must do in this step.
    .task = Refresh your cards.
buffy-patrol-park-walk = Everybody on their feet. It is day, so the Countess cannot take a single step; Ada can. There is a second way to win. Whoever has characters in the Park at the end of a turn, while nobody else has, controls it. Six turns in a row, and the town is yours. Ada can get there in one step, from anywhere. Go.
    .hint = Move Ada to the Park.
    .task = Move Ada to the Park.
buffy-patrol-park-end = I have skipped the Resource and Conflict Steps for you; nobody had anything pressing to do. This is the End Step. Pass, and watch the park counter.
    .hint = Pass, and the turn is over.
    .task = Pass, and watch the park counter.
buffy-patrol-slip-no-pass-drawing = Nobody passes here. You discard what you don’t want, and then you keep the rest.
buffy-patrol-slip-refresh-first = You may not pass while your people are lying down. Refresh first.
buffy-patrol-slip-too-late = That had a step of its own, and the step is over. Timing is half of the job.

## 6. A fight

buffy-patrol-fight = The Countess dances
buffy-patrol-fight-start = One turn in the Park is yours. Then the sun went down, and the Countess came to see who had been sitting on her bench. There are two of you in the Park now, and if it stays that way, your count goes back to nothing. She waits to be asked; she was brought up well. In a fight, one of your refreshed characters attacks somebody else’s on the same space. Ada has 3 Butt-Kicking and a Fence Post: 4. The Countess has 3, and one more from her essence, because it is night and she is in the Park: 4. Ask her to dance.
    .hint = Start a fight: Ada against the Countess.
    .task = Start a fight: Ada against the Countess.
buffy-patrol-fight-stack = A fight runs like a challenge, only closer. You both drew five cards. You stack, she stacks, and the higher Butt-Kicking wins. The loser is discarded; the winner’s player gains a Destiny Point. And if a Main Character loses, her player also loses a point. It is 4 against 4. Open with a Haymaker.
    .hint = Haymaker on Butt-Kicking: that makes 6.
    .task = Put Haymaker into your Butt-Kicking stack.
buffy-patrol-fight-tie = She had one, too. 6 against 6. A tie is the worst of both worlds: both are defeated, and nobody gains a thing. You need one more. Any skill or item counts for 1, on whatever talent you like; a Second Wind shows Butt-Kicking 1. Keep And Stay Down in your hand for now. Trust me.
    .hint = The Silver Sabre will do, even unsharpened.
    .task = Put one more card into your Butt-Kicking stack: the Silver Sabre, say.
buffy-patrol-fight-won = 7 against 6! She will want her bench cleaned. You gain a Destiny Point; she would lose one, had she any. And now, before the dust has settled, there is a short moment for cards that need a victory. Cards can do two things: in a stack they are only numbers, but played they do what they say. Play And Stay Down. It gives you one more Destiny Point.
    .hint = Don’t stack it, play it.
    .task = Play And Stay Down!
buffy-patrol-slip-no-icon = An action counts only for a talent whose icon it shows, and this one doesn’t show that.
buffy-patrol-slip-in-a-fight = Not in the middle of a fight! Whatever belongs to another step has to wait. In a stack it would be most welcome, though.

## 7. Ascending

buffy-patrol-ascend = Growing up
buffy-patrol-ascend-up = Let us skip a few turns. You have 4 Destiny Points, and it is your Resource Step again. Characters come in levels. Level 2 of Ada, the Night Watch, asks for 4 Destiny Points. You need to have them, not to spend them: destiny is not money. The new card goes on top of the old one, and from then on only the new one counts. Whatever she carries stays with her. Let Ada ascend.
    .hint = Put level 2 on top of level 1.
    .task = Let Ada ascend to level 2.
buffy-patrol-ascend-arm = Look at her: 4 Butt-Kicking, and 5 by night, not counting the Fence Post. That makes her strong enough for better things. The Silver Sabre asks for 3 Butt-Kicking and gives 2. She still has one hand free. Attach it to her.
    .hint = Attach the Silver Sabre to Ada.
    .task = Attach the Silver Sabre to Ada.
buffy-patrol-slip-skipping = One level at a time. Nobody goes from reluctant to unbroken in one night.
buffy-patrol-slip-once-a-turn = Once a turn is enough. Growing up hurts, and besides, level 3 asks for 7 Destiny Points.

## 8. Resurrection

buffy-patrol-resurrection = Not the end
buffy-patrol-resurrection-return = I have bad news. The Countess came back, as a hostess this time, and the night went badly. Ada is in your discard pile, with both her levels, the Fence Post and the Sabre. That would be the end of the story in most towns. Here, your Main Character can come back: as long as a level 1 card of her lies in your discard pile, you may resurrect her in the Resource Step, on one of your own spaces, once a turn. Choose a space, and bring her home.
    .hint = Resurrect Ada on any of A1 to A4.
    .task = Resurrect Ada on one of your spaces.
buffy-patrol-resurrection-again = Welcome back. She is level 1 again and has nothing in her hands. But your Destiny Points are still there, all 4 of them, and so is a second Night Watch in your hand. You know what to do.
    .hint = Let Ada ascend again; she may do so in the very turn of her return.
    .task = Let Ada ascend to level 2 again.
buffy-patrol-slip-level-one = Nobody comes back halfway up the stairs. It has to be a level 1 card.
buffy-patrol-slip-already-back = She is back already. Once is miracle enough.

## 9. Park Victory

buffy-patrol-park-victory = The first way to win
buffy-patrol-park-victory-stay = Now for the endings; there are two. Here is the first. You have held the Park for five turns in a row. One more, and you win. It is night, the Countess is between two lives, and so the Gutter Twins have come in her place. They stand in the Park beside Ada, and they don’t intend to share. You could leave, but then your count would, too. Stand your ground: pass.
    .hint = Pass. Ada stays where she is.
    .task = Hold the Park: pass.
buffy-patrol-park-victory-fight = The Conflict Step. Meanwhile the Countess has resurrected herself at B2; she can do that, too, but it is too late for her to walk anywhere tonight. That leaves the Twins, and as long as they are here, nobody controls the Park. They have 2 Butt-Kicking, and 3 here at night by the grace of the Countess. Ada has 4, one more by night, and a Fence Post: 6. See to it that they leave.
    .hint = Start a fight: Ada against the Twins.
    .task = Start a fight: Ada against the Gutter Twins.
buffy-patrol-park-victory-stack = I held your cards back, and the Countess did not: a Haymaker and Dirty Fighting, and the Twins have 6. A tie would cost you Ada, and the Park with her. Now is the time for a good punch.
    .hint = Haymaker on Butt-Kicking: 8 against 6.
    .task = Put Haymaker into your Butt-Kicking stack.
buffy-patrol-park-victory-end = And out they go. Ada is fatigued from attacking, but she doesn’t have to stand up straight to hold a park; she only has to be in it. It is the End Step, and the Countess has passed. Your word is the last one tonight.
    .hint = Pass, and count to six.
    .task = Pass, and win.
buffy-patrol-slip-not-yours = Those are not your people. If only they would listen to you.

## 10. Destiny Victory

buffy-patrol-destiny-victory = The second way to win
buffy-patrol-destiny-victory-face = Six turns: the Park is yours, and so is the game. Take a bow. Now back in time a little, for the other ending. You have 8 Destiny Points, and the Countess has 9: her next fight could be your last. But at A4 lies The Borrowed Book, worth 2. It asks for 4 Smarts and 3 Weirdness, and it wants somebody with Spellcraft there, or it will not close. Nobody of yours can do that alone. But you aren’t alone. Begin with Inés, who knows her spells: 1 Smarts, 3 Weirdness.
    .hint = Face The Borrowed Book with Inés.
    .task = Face The Borrowed Book with Inés.
buffy-patrol-destiny-victory-add = Now the others. Everybody at A4 who is refreshed may join, and talents are added up. Nan Pruitt has read every chart on her ward and brings 2 Smarts. Take her along, and Ada will come as well: there’s no stopping her.
    .hint = Add Nan to the group.
    .task = Add Nan to the group.
buffy-patrol-destiny-victory-smarts = Together you have 5 Smarts and 3 Weirdness. I let her go first again, and she has put a Battle of Wits on Smarts: the goal is 6. Good thing that you held on to the other one.
    .hint = Battle of Wits on Smarts: that makes 7.
    .task = Put Battle of Wits into your Smarts stack.
buffy-patrol-destiny-victory-hands = Of course she reads the fine print. Now the book asks for 5 Weirdness, and you have 3. All Hands would add 1 to the stack, which isn’t enough. But read what it does when it is played: everybody in your group gets +1 to everything. There are three of you.
    .hint = Don’t stack All Hands, play it.
    .task = Play All Hands.
buffy-patrol-destiny-victory-win = 10 Smarts against 6, 6 Weirdness against 5. She has nothing left to say to that. Pass, and close the book.
    .hint = Pass; the rest is destiny.
    .task = Pass, and close the book.
