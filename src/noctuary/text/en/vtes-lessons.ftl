### Three evenings of VTES: the voice that teaches the game, one small thing at a time.

## First evening: influence and bleed

vtes-evening-1 = First evening: influence and bleed
    .about = Pool and vampires, prey and predator, your first bleeds, the Edge, and what it means to oust somebody. Three players and few cards.
    .farewell = C is ousted, too: a second victory point, and a third because you are the last at the table. That was the first evening. You turn pool into vampires, vampires into bleeds, and bleeds meant for you into somebody else’s trouble; there are Methuselahs who needed a century for that. Tomorrow somebody will stand in your way. Sleep well, when the time comes.
vtes-influence-learned-pool = Pool is life and purse. Without it one is out.
vtes-influence-learned-circle = The Methuselah to your left is your prey, the one to your right your predator.
vtes-influence-learned-transfers = A transfer moves 1 pool to a vampire who still sleeps; there are four in a turn.
vtes-influence-learned-arrive = Whose capacity is paid may come to the ready region, and has that much blood.
vtes-influence-learned-hand = Your hand is seven cards, and what leaves it is replaced at once.
vtes-influence-learned-acting = A ready, unlocked vampire may act, and locks for it.
vtes-influence-learned-bleed = A bleed burns your prey’s pool, and takes the Edge.
vtes-influence-learned-edge = The Edge gives 1 pool in your unlock phase.
vtes-influence-learned-limited = One “(limited)” increase of a bleed in each action.
vtes-influence-learned-oust = For your prey’s end you get 1 victory point and 6 pool.
vtes-influence-learned-winning = The last survivor has one point more; most points win.

## 1.1 The crypt

vtes-influence-crypt = Who wakes, and what it costs
vtes-influence-crypt-transfer = Good evening, and welcome to the table. I have taught this game for longer than I like to admit, and nobody was born knowing it. You are a Methuselah: very old, very rich, and never seen; others do the work. The number at your place is your pool, your life and your purse at once; at 0 you are out. In your uncontrolled region lie four vampires of your crypt, asleep, and hidden from the others. Pool wakes them. This is your influence phase, and you have four transfers: each moves 1 pool to one of them. Mason Ha has a capacity of 5, and 1 point lies there already. Move one more to him.
    .hint = Mason Ha lies in your uncontrolled region, and he needs four points more.
    .task = Move 1 pool to Mason Ha, in your uncontrolled region.
vtes-influence-crypt-more = 28 pool, and 2 points on Mason. While the ink dries, look around. Three of you sit in a circle, and you are A. B, to your left, is your prey: that is whom you attack. C, to your right, is your predator, and attacks you. And B hunts C, so everybody has somebody in front and somebody behind. Move another point to Mason. I shall move the last two for you, so that your hand does not get tired.
    .hint = Mason Ha once more.
    .task = Move another pool to Mason Ha.
vtes-influence-crypt-arrive = 5 on Mason Ha, and 25 in your pool. That is the whole trade: your pool becomes vampires, and vampires go out and take pool from your prey. Mason has what he needs. The points on him become his blood, and he comes to your ready region, face up and unlocked. Wake him.
    .hint = Mason Ha has all of his 5 points: move him to your ready region.
    .task = Move Mason Ha to your ready region.
vtes-influence-crypt-discard = There he is, and he looks rested. Your turn ends with the discard phase: you may discard one card, and a new one takes its place. You hold seven library cards, and so it stays all game; whatever you play or discard is replaced at once. The .44 Magnum costs 2 pool, and tonight we shall not fight. Discard it.
    .hint = The .44 Magnum, in your hand.
    .task = Discard .44 Magnum.
vtes-influence-slip-not-yet-full = Not yet. A vampire sleeps until the whole capacity is paid: 5 for Mason, and not one less. I have tried to hurry them. They only turn over.
vtes-influence-slip-crypt-costs = One may draw another vampire from the crypt, too, but that takes four transfers at once and 1 pool. You have fewer left.
vtes-influence-slip-no-transfer = All four transfers are spent. In your next turn you have four new ones.
vtes-influence-slip-phase-over = What zeal! But vampires act in the minion phase, and tonight it is over. A turn always has the same five phases: unlock, master, minion, influence, discard.

## 1.2 The bleed

vtes-influence-bleed = A little of their pool
vtes-influence-bleed-master = B has put four points on somebody, C has looked at you thoughtfully, and it is your turn again. This is the master phase. Once in each of them you may play a master card; it is you who play it, not a vampire. Blood Doll goes on one of your vampires, and from then on moves a point of blood to your pool, or one back, once each turn. Mason will not mind. He is the only one you have.
    .hint = Blood Doll is in your hand, and there is only one vampire it can go on.
    .task = Play Blood Doll from your hand.
vtes-influence-bleed-first = Now the minion phase. Each of your ready, unlocked vampires may act, and locks when it does. The oldest action of all is the bleed: it burns as much of your prey’s pool as the vampire’s bleed, which is 1 unless the card says more. It is directed at B, so only vampires of B could block it, and B has none awake. Bleed with Mason.
    .hint = Point at Mason Ha, and bleed.
    .task = Bleed with Mason Ha.
vtes-influence-bleed-next = B is down to 23. You do not get that pool, it is burned; but you have taken the Edge, which goes to whoever made the last successful bleed. What it is good for you will see in a moment. Mason is locked, that was his night. It is the influence phase again, and one vampire is a lonely household. Chrysanthemum has a capacity of 5. Move the first point; I shall add the other three.
    .hint = Chrysanthemum lies in your uncontrolled region.
    .task = Move 1 pool to Chrysanthemum.
vtes-influence-slip-phase-to-come = In a moment. The minion phase comes right after this one.
vtes-influence-slip-modifier-alone = Conditioning is an action modifier: it makes more of an action that is already under way. First the dish, then the salt.
vtes-influence-slip-locked = Mason has acted, and is locked. At the beginning of your next turn everything of yours unlocks.

## 1.3 The Edge

vtes-influence-edge = The Edge, and a real bleed
vtes-influence-edge-gain = B is saving for two princes at once, which is a way to have none for a long time. C has woken young Nik Sikko. Your turn: everything of yours has unlocked. In this phase whoever has the Edge may gain 1 pool. It is yours for the asking, but one has to ask: what is forgotten here is gone.
    .hint = The Edge brings 1 pool in each of your unlock phases.
    .task = Gain 1 pool from the Edge.
vtes-influence-edge-doll = 22. In the master phase Blood Doll can be used, once each turn. Mason has 5 blood. It heals him and pays for his cards, but one point he can spare. Remember it like this: pool is your life, blood is your savings.
    .hint = Use Blood Doll, so that 1 blood moves from Mason to your pool.
    .task = Use Blood Doll: 1 blood to your pool.
vtes-influence-edge-govern = 23 pool for you, 4 blood for Mason. And now a bleed that B will notice. Govern the Unaligned is an action card: a vampire with Dominate plays it and bleeds with +2. If it succeeds, it costs him 1 blood. Mason has Dominate in small letters, the basic level, so he can use the first of its two effects.
    .hint = Play Govern the Unaligned with Mason Ha, at the basic level.
    .task = Play Govern the Unaligned with Mason Ha.
vtes-influence-edge-condition = Nobody blocks, since there is nobody. Before the bleed succeeds you may still make more of it, with an action modifier. You hold three that would do. But an increase marked “(limited)” can be used only once in an action, and all of them are; so choose the best. Conditioning adds 2, for 1 blood.
    .hint = Conditioning, with Mason Ha.
    .task = Play Conditioning with Mason Ha.
vtes-influence-edge-chrysanthemum = 1, and 2, and 2 more: five points at a stroke, and B has 14. Mason has paid with 2 blood, and your hand is seven cards again, as if nothing had happened. Influence phase: Chrysanthemum needs just one point. Move it. I shall do the rest for you: wake Chrysanthemum, put three points on Trevon Parker, and discard a card you do not need.
    .hint = One point for Chrysanthemum, and that makes 5.
    .task = Move 1 pool to Chrysanthemum.
vtes-influence-slip-edge-gone = That belonged to the unlock phase, and you had your point. The next one comes with your next turn, if nobody takes the Edge from you.
vtes-influence-unwise-edge = One may go on without it, and the point would be gone for good. It costs nothing: take it.
vtes-influence-unwise-bleed = A plain bleed of 1 is good, and one of 3 is better. Play the card.
vtes-influence-unwise-threats = Threats would add 1, and then, being limited as well, keep Conditioning from adding 2.
vtes-influence-slip-superior = That is the effect for superior Dominate, which stands in capitals on a vampire. Mason has it in small letters only.
vtes-influence-slip-reaction = Deflection is a reaction: it is played while somebody else’s vampire acts. Keep it. We shall be glad of it sooner than you think.

## 1.4 Deflection

vtes-influence-deflection = The bleed that lost its way
vtes-influence-deflection-decline = B has a prince at last: Alice Chen. And C has remembered who sits to the left: Mkhokheli plays Enchant Kindred and bleeds you for 2. Now you are at the other end of it. Chrysanthemum is unlocked and could try to block; that is tomorrow’s lesson. Tonight I know something more elegant. Deflection can be played once you have declined to block. So let it come: pass.
    .hint = Pass. You say only that you do not block; nothing is lost yet.
    .task = Pass: do not block.
vtes-influence-deflection-play = Two points are on their way to you. Now, Deflection: the bleed is sent on to another Methuselah, neither you nor C. That leaves B. Chrysanthemum pays 1 blood and locks; C’s vampire does the rest of the work for you.
    .hint = Deflection, with Chrysanthemum.
    .task = Play Deflection with Chrysanthemum.
vtes-influence-slip-locked-blocker = Mason bled in your own turn and is locked, and a locked vampire does not block. That is why one keeps somebody at home.
vtes-influence-slip-too-early = Nearly! It is for the moment after the blocks have been declined. First say that you do not block: pass.
vtes-influence-slip-locked-reaction = Mason is locked, and whoever is locked does not react. Chrysanthemum is wide awake, and knows Dominate, too.
vtes-influence-unwise-block = Quite possible, and the whole of tomorrow is about it. Tonight pass, and see what a card can do.

## 1.5 Ousting

vtes-influence-oust = The last point of pool
vtes-influence-oust-prey = B has lost 2 pool to C’s vampire. C got the Edge for it, and you sat and watched: that is what the circle is good for. Let us skip a few nights. You have 9 pool, B has 3, and C has 2. Both have acted in their own turns, so their vampires are locked, and nobody can block. Mason is tired, but Trevon Parker is here, and Govern the Unaligned has come back to your hand. 1 and 2 make 3.
    .hint = Govern the Unaligned, with Trevon Parker, at the basic level: a bleed of 3.
    .task = Play Govern the Unaligned with Trevon Parker.
vtes-influence-oust-next = B is ousted! Without pool one is out at once, with everything one had. For your prey you get 1 victory point and 6 pool. Victory points are what all of this is about: whoever has most of them at the end has won. And the circle closes: your new prey is the next one to the left. That is C, your predator as well from now on. 2 pool are left there. Bleed with Chrysanthemum.
    .hint = Chrysanthemum is unlocked: bleed.
    .task = Bleed with Chrysanthemum.
vtes-influence-oust-last = 1 would leave 1. But nobody blocks, and before it succeeds there is time for a modifier. You have Bonding: +1. Finish it.
    .hint = Bonding, with Chrysanthemum, makes a bleed of 2.
    .task = Play Bonding with Chrysanthemum.
vtes-influence-unwise-plain = A plain bleed would leave B with 2 pool, and a grudge. Use the card: 3 is exactly what is needed.

## Second evening: stealth, block and combat

vtes-evening-2 = Second evening: stealth, block and combat
    .about = How to slip past a blocker and how to be one; range, strikes and damage; torpor, rescue and the hunt.
    .farewell = 3 against 2, and B is ousted: 1 victory point, 6 pool. You can hide, block, strike, maneuver, carry your own people out of torpor and feed them. Two things are worth keeping: intercept wins a tie, and a vampire at home is worth a bleed. One evening is left. Bring your manners, for there will be voting.
vtes-stealth-learned-block = A block succeeds if intercept is at least stealth; so the blocker wins a tie.
vtes-stealth-learned-needed = Stealth is added only while it is needed: when a block would succeed.
vtes-stealth-learned-once = A vampire does not play the same modifier or reaction twice in one action.
vtes-stealth-learned-combat = Whoever blocks locks, and the two vampires fight; the action is lost.
vtes-stealth-learned-range = A round begins at close range; maneuvers change it, each side in turn.
vtes-stealth-learned-strikes = Both choose a strike, the acting vampire first, and strike at the same time.
vtes-stealth-learned-damage = Each point of damage is mended with 1 blood; what cannot be mended leads to torpor.
vtes-stealth-learned-torpor = In torpor one does not act, block or vote.
vtes-stealth-learned-rescue = Another vampire gets one out of it for 2 blood.
vtes-stealth-learned-hunt = A ready vampire without blood has to hunt before anything else.

## 2.1 Stealth

vtes-stealth-stealth = The art of not being seen
vtes-stealth-stealth-bleed = Good evening. Tonight you have two Nosferatu, Larissa Moreira and Horace Radcliffe. They know how to hide, and where that fails, how to hit. B, your prey, is on guard: Mason Ha is unlocked, and knows a little Auspex. Yesterday nobody was in your way. Today somebody will be. Bleed with Horace, and watch.
    .hint = Point at Horace Radcliffe, and bleed.
    .task = Bleed with Horace Radcliffe.
vtes-stealth-stealth-hide = Mason Ha attempts to block. Here is the whole rule: the attempt succeeds if his intercept is at least your stealth. A bleed has no stealth, he has no intercept, 0 against 0: it would succeed. One point more, and Horace walks past him. Lost in Crowds gives +1 stealth to a vampire with Obfuscate.
    .hint = Lost in Crowds, with Horace Radcliffe.
    .task = Play Lost in Crowds with Horace Radcliffe.
vtes-stealth-stealth-again = B has answered with Enhanced Senses, a reaction: +1 intercept. 1 against 1, and once more it would succeed. So it goes to and fro, for as long as both have cards. One vampire may not play the same modifier twice in one action, though, so the second Lost in Crowds has to wait. But you have Swallowed by the Night: +1 stealth.
    .hint = Swallowed by the Night, with Horace Radcliffe.
    .task = Play Swallowed by the Night with Horace Radcliffe.
vtes-stealth-slip-before = Stealth is for the vampire who is acting, and only when it is needed: when somebody attempts to block and would succeed. Act first.
vtes-stealth-slip-other = Larissa is kind, but only the acting vampire plays action modifiers, and that is Horace.
vtes-stealth-slip-twice = The same modifier twice, by the same vampire, in one action: no. Another card: yes.

## 2.2 Combat

vtes-stealth-combat = Blocked
vtes-stealth-combat-act = 2 against 1: Mason fails, and B loses 1 pool. But a failed attempt locks nobody, so he still stands there. Now bleed with Larissa. You are going to see a combat tonight, and I think Mason will be so kind.
    .hint = Point at Larissa Moreira, and bleed.
    .task = Bleed with Larissa Moreira.
vtes-stealth-combat-let = There he is again. You could hide once more; you have the cards. But look at him: 2 blood. Larissa is strong, and her bleed of 1 is a small price. Let him block: pass. The action is lost, he locks, and the two of them fight.
    .hint = Pass: no stealth this time.
    .task = Pass, and let Mason Ha block.
vtes-stealth-combat-close = Every round of combat begins at close range. Either side may change that by a maneuver, the acting side first. B has done so, with Apportation: they are at long range now, where fists do not reach. Swallowed by the Night has a second use, for superior Obfuscate in capital letters, and Larissa has it: it is a maneuver. Back to close range.
    .hint = Swallowed by the Night, with Larissa Moreira, at the superior level.
    .task = Play Swallowed by the Night with Larissa (superior).
vtes-stealth-combat-strike = Close range, and it stays so for this round. Now both choose a strike, the acting vampire first; then both strike at the same time. With her bare hands Larissa would do 1 damage. Roundhouse, with basic Potence, is a hand strike at +2 damage, so 3.
    .hint = Roundhouse, with Larissa Moreira.
    .task = Play Roundhouse with Larissa Moreira.
vtes-stealth-combat-taste = Mason hit her, too: 1 damage, which she mended with 1 blood. He took 3, mended two of them with all he had, and could not mend the third: he goes to torpor. A vampire in torpor does not act, block or vote until somebody gets him out. The round ends, and at the end of a round there is Taste of Vitae: Larissa gains as much blood as he lost.
    .hint = Taste of Vitae, with Larissa Moreira.
    .task = Play Taste of Vitae with Larissa Moreira.
vtes-stealth-slip-locked = Horace has acted, and is locked. One action each, and then to bed.
vtes-stealth-slip-no-combat = Roundhouse is a combat card, and there is no combat yet. Pass, and there will be one.
vtes-stealth-slip-range-first = First the range, then the strikes. And at long range a fist only hits the night.
vtes-stealth-slip-round-first = Taste of Vitae is for the end of the round, when blood has flowed. Strike first.
vtes-stealth-unwise-hands = Bare hands would do 1 damage, and he has 2 blood to mend it. Hit harder.

## 2.3 Blocking

vtes-stealth-block = At your own door
vtes-stealth-block-attempt = A few turns later. C, your predator, bleeds you with Dr. Stephen Norton, who carries a .44 Magnum in his doctor’s bag. Larissa and Horace have acted and are locked. The Dowager is unlocked: only 1 blood in her, but she has +1 intercept during directed actions, and a bleed of C’s is directed at you. Let her attempt to block.
    .hint = Block with The Dowager; she is the only one unlocked.
    .task = Block with The Dowager.
vtes-stealth-block-intercept = C knows the trick as well as you do: Lost in Crowds, at the superior level, +2 stealth. 2 against The Dowager’s 1. But she has Auspex, and you have Spirit’s Touch, a reaction: +1 intercept. 2 against 2. Who wins a tie? The blocker does.
    .hint = Spirit’s Touch, with The Dowager.
    .task = Play Spirit’s Touch with The Dowager.
vtes-stealth-block-fists = Blocked: the bleed is lost. But a block leads to combat, and now the doctor opens his bag. The Magnum brought them to long range, and it shoots for 2. You have no maneuver to answer with. You choose a strike all the same; at this distance hands reach nobody, so keep your Roundhouse for a better night, and strike with your hands.
    .hint = The plain hand strike. It costs nothing, and a card would be wasted.
    .task = Choose the hand strike.
vtes-stealth-slip-locked-blocker = Larissa acted in your turn, and is locked. Only unlocked vampires block.
vtes-stealth-slip-intercept-first = Intercept is added by the vampire who is attempting to block, and only when it is needed. First the attempt, then the senses.
vtes-stealth-unwise-roundhouse = You may, but a hand strike at long range reaches nobody, however hard it is. The card would be gone for nothing.
vtes-stealth-unwise-give-up = As it stands, 1 against 2, she would not get hold of him. You have the card for it: use it.

## 2.4 Torpor

vtes-stealth-torpor = Hunger, and an old lady in torpor
vtes-stealth-torpor-hunt = 2 damage, 1 blood: The Dowager is in torpor. A point of pool saved, and a vampire lost for it; blocking is not always free. Your turn. Horace has no blood at all, and a ready vampire without blood must hunt before your people do anything else. A hunt gives 1 blood. It is not directed at anybody, has +1 stealth, and could be blocked by your prey and your predator; they are both locked.
    .hint = Point at Horace Radcliffe, and hunt.
    .task = Hunt with Horace Radcliffe.
vtes-stealth-torpor-rescue = 1 blood, and better manners at once. Now The Dowager. She could leave torpor by herself, but that costs 2 blood, and she has none. Another vampire can rescue her, for 2 blood out of either of them. Larissa has 5. (Yes, Larissa could also drink her up. That is called diablerie, it is spoken of in low voices, and the whole table may vote to burn whoever does it. Not on the second evening.)
    .hint = Larissa Moreira rescues The Dowager.
    .task = Rescue The Dowager with Larissa Moreira.
vtes-stealth-torpor-dowager = The Dowager is up again, unlocked, without a drop, and does not thank anybody. You know what a vampire without blood has to do.
    .hint = She must hunt.
    .task = Hunt with The Dowager.
vtes-stealth-slip-hungry = Horace is starving, and does not hear you. Without blood one hunts.
vtes-stealth-slip-hungry-first = A noble thought. But what must be done comes before what may be done: Horace hunts first.
vtes-stealth-slip-cannot-pay = By herself it would cost her 2 blood, and she has none. Somebody else has to go.
vtes-stealth-unwise-diablerie = One’s own old lady? The rules allow it. But she is worth more awake, and afterwards the table would vote on whether to burn Larissa.
vtes-stealth-slip-dowager-hungry = On an empty stomach? She hunts first, as everybody does.

## 2.5 Everything at once

vtes-stealth-alone = By yourself
vtes-stealth-alone-act = Let us skip to the end. B has 1 pool left, and Trevon Parker on guard, with superior Auspex. You know all you need by now, so I shall say less. Larissa is unlocked and fed. Go.
    .hint = One point is enough: bleed with Larissa Moreira.
    .task = Bleed with Larissa Moreira.
vtes-stealth-alone-crowds = Trevon attempts to block, 0 against 0. You hold Lost in Crowds and Swallowed by the Night. B will have something, too, and with superior Auspex it may well be +2. Larissa has superior Obfuscate, so take the stronger effect of Lost in Crowds: +2 stealth.
    .hint = Lost in Crowds, with Larissa Moreira, at the superior level.
    .task = Play Lost in Crowds with Larissa (superior).
vtes-stealth-alone-night = As I thought: Enhanced Senses, +2. 2 against 2, and the blocker wins a tie. You have one card more than B.
    .hint = Swallowed by the Night, for its +1 stealth.
    .task = Play Swallowed by the Night with Larissa (basic).
vtes-stealth-slip-dowager-locked = The Dowager has acted, and is locked. Besides, she does not like to be ordered about.
vtes-stealth-slip-maneuver = That is its use in combat. There is none yet, and with +1 stealth there never will be.
vtes-stealth-unwise-basic = +1 would do for now. But B holds cards, and will answer; with the superior level you are two points ahead.

## Third evening: votes and the table of five

vtes-evening-3 = Third evening: votes and the table of five
    .about = A full table: titles and referendums, deals and the Edge, who may block whom, and when it pays to oust.
    .farewell = C is gone, too: two victory points in one turn, and 26 pool. D and E look at you in a new way. You know the whole game now: pool, bleeds, stealth, combat, votes, and the table itself, which is the hardest of them, because it talks. What remains is to play, and to be ousted a few times. It does not hurt for long. It has been a pleasure to have you.
vtes-votes-learned-titles = Titles give votes: primogen 1, prince 2, justicar 3.
vtes-votes-learned-referendum = The caller chooses the terms, then all vote; more for than against passes, and a tie fails.
vtes-votes-learned-sources = Ready vampires vote even when locked; one political card and the Edge are 1 vote each.
vtes-votes-learned-cast = Votes come in any order, and what is cast is cast.
vtes-votes-learned-undirected = What is not directed may be blocked by your prey and your predator.
vtes-votes-learned-directed = What is directed at somebody may be blocked only there.
vtes-votes-learned-six = Whoever’s prey is ousted gets the point and the 6 pool, no matter who did it.

## 3.1 A referendum

vtes-votes-call = Kindred have opinions
vtes-votes-call-action = Good evening. Tonight the table is full. B, to your left, is your prey; E, to your right, your predator. C and D sit across: C is B’s prey, D is E’s predator. You have two princes, Catalina Vega and Mkhokheli, and a prince has 2 votes; a primogen has 1, a justicar 3. Kine Resources Contested is a political action: it calls a referendum. It is not directed at anybody, so only your prey and your predator may block it, and both have acted already. Call it with Catalina.
    .hint = Kine Resources Contested, with Catalina Vega.
    .task = Play Kine Resources Contested with Catalina Vega.
vtes-votes-call-terms = Nobody blocks. Now you choose the terms: 4 points, for two Methuselahs or more, and each of them would burn as much pool. Three for your prey, naturally. They are given out one by one: begin with B, and I shall add the second and the third.
    .hint = Your prey is B.
    .task = Choose B for the first point.
vtes-votes-call-fourth = The fourth has to go to somebody else. This is where politics begins: whoever gets it will vote against you. E has 2 votes, D only 1. Besides, D is E’s predator, and C’s prey: a point for D makes you two friends.
    .hint = D is the rich one, and the one with the single vote.
    .task = Choose D for the fourth point.
vtes-votes-call-vote = Now the polling. Everybody may vote, in any order, or not at all. What is cast is cast. More votes for than against, and it passes; a tie fails. Open with Catalina: 2 votes for.
    .hint = Catalina Vega votes for.
    .task = Vote for, with Catalina Vega.
vtes-votes-call-locked = B is against, 2. E is for, 2, and C as well, 1: they like to see D pay. D is against, 1. That makes 5 to 3, and one never knows what cards are still held. Now something that beginners forget: Mkhokheli is locked and can neither act nor block, but locked vampires vote.
    .hint = Mkhokheli votes for.
    .task = Vote for, with Mkhokheli.
vtes-votes-call-card = 7 to 3. The political card that called the referendum is worth a vote of its own, 1 for the one who played it. You could also burn the Edge for 1 vote. Do not: it is worth a point of pool in your next turn, and you do not need it here.
    .hint = The card itself votes: Kine Resources Contested, for.
    .task = Cast the vote of Kine Resources Contested: for.
vtes-votes-call-captivate = 8 to 3: it passes. B burns 3 pool, D burns 1. The action is over, and now comes a card that likes winners. Voter Captivation: Catalina gains 1 blood for each vote by which it passed, that is 5, and at the superior level up to 2 of them go to your pool.
    .hint = Voter Captivation, with Catalina Vega, at the superior level.
    .task = Play Voter Captivation with Catalina Vega (superior).
vtes-votes-call-pool = How much of it goes to your pool? At most 2. Blood is your savings, pool is your life; and Catalina will have three left for herself.
    .hint = As much as you may: 2.
    .task = Choose 2.
vtes-votes-slip-locked = Mkhokheli has acted, and is locked.
vtes-votes-slip-two-or-more = All four for B: I would like that, too. But the card wants at least two Methuselahs.
vtes-votes-slip-not-yet-passed = That one is for after the action, when the referendum has passed. Let it pass first.
vtes-votes-slip-voted = Those votes are cast. One cannot ask for them back; I have seen it tried, with tears.
vtes-votes-unwise-edge = You may, and it would be a vote. But 7 to 3 is enough, and the Edge brings pool.

## 3.2 Who may block

vtes-votes-around = What concerns you, and what does not
vtes-votes-around-block = The night went round the table. D bled E for 2. A bleed is directed, so only E might have blocked it, and nobody asked you. So it is with most of what happens at a table of five, and you may lean back. But now E hunts with Andi Liu. A hunt is not directed: E’s prey may block it, and E’s predator. E’s prey is you. A hungry predator is a peaceful predator. Attempt to block with Mkhokheli.
    .hint = Mkhokheli is unlocked: block.
    .task = Block with Mkhokheli.
vtes-votes-around-tradition = A hunt has +1 stealth, so it is 1 against 0. For this princes have the Second Tradition: whoever hunts in my domain asks first. It is a reaction, and gives +2 intercept.
    .hint = Second Tradition: Domain, with Mkhokheli.
    .task = Play Second Tradition: Domain with Mkhokheli.
vtes-votes-around-majesty = Blocked, and Andi Liu stays hungry. Now they fight, and Mkhokheli is no fighter. But he is a Toreador, and they have Majesty: a strike that ends the combat before anybody is hurt. At the superior level he unlocks as well, for 1 blood. Very civilised.
    .hint = Majesty, with Mkhokheli, at the superior level.
    .task = Play Majesty with Mkhokheli (superior).
vtes-votes-slip-locked-blocker = Catalina has acted, and is locked. Mkhokheli is not.

## 3.3 A deal

vtes-votes-deal = A deal
vtes-votes-deal-catalina = Two rounds later. You have bled B down to 3 and have the Edge; B has bled C down to 2. Now E calls Parity Shift, to move 3 pool from D, the richest, to E. E has 3 votes with the card, B adds 2, and C 1: six for it. D has a single vote against, and leans over to you: “Stop this, and my vote is yours when you need it.” Deals are made aloud, and no rule enforces them; but people remember. And why should your predator be richer? Catalina: 2 votes against.
    .hint = Catalina Vega votes against.
    .task = Vote against, with Catalina Vega.
vtes-votes-deal-mkhokheli = 6 to 3. Mkhokheli, too.
    .hint = Mkhokheli votes against.
    .task = Vote against, with Mkhokheli.
vtes-votes-deal-edge = 6 to 5. One vote is missing, for a tie fails. You could burn a political card from your hand for it, but we need that card in a moment. You have the Edge. Burned, it is 1 vote: for that, one gives it away gladly.
    .hint = Burn the Edge, for 1 vote against.
    .task = Burn the Edge: 1 vote against.
vtes-votes-unwise-card = That would be a vote, too. But in your own turn that very card can oust somebody. Burn the Edge.

## 3.4 Timing

vtes-votes-oust = The right moment
vtes-votes-oust-call = 6 to 6: it fails, and D nods to you. Now it is your turn, and here is the moment that a game turns on. B has 3 pool, C has 2. You hold Kine Resources Contested again. Call it with Mkhokheli this time, and leave Catalina unlocked. I shall tell you why.
    .hint = Kine Resources Contested, with Mkhokheli.
    .task = Play Kine Resources Contested with Mkhokheli.
vtes-votes-oust-three = Three points for B. That is all that B has.
    .hint = B, your prey; I add the other two.
    .task = Choose B for the first point.
vtes-votes-oust-fourth = And the fourth? C has only 2 pool, and it is tempting. But C is B’s prey and not yet yours: whoever’s prey is ousted gets the victory point and the 6 pool, no matter who has done it. Feed nobody. D has promised you a vote. That leaves E, your predator.
    .hint = E will vote against you anyway.
    .task = Choose E for the fourth point.
vtes-votes-oust-vote = Polling. Open with Mkhokheli: 2 votes for.
    .hint = Mkhokheli votes for.
    .task = Vote for, with Mkhokheli.
vtes-votes-oust-rest = B against, 2, and E against, 2, as who would not. And D keeps the word that was given: 1 for. 3 to 4. Catalina has not acted, and she votes all the same.
    .hint = Catalina Vega votes for: 5 to 4.
    .task = Vote for, with Catalina Vega.
vtes-votes-oust-bleed = 5 to 4: it passes, and B is ousted. 1 victory point and 6 pool for you. Your prey is now C, with 2 pool and a locked vampire. And Catalina, whose bleed is 2, is still unlocked. That is what timing means at this table: before you oust your prey, look who comes next. Finish it.
    .hint = Catalina Vega bleeds for 2, and C has 2.
    .task = Bleed with Catalina Vega.
vtes-votes-unwise-catalina = Catalina could call it as well. But then she would be locked, and she has something better to do tonight. Take Mkhokheli.
vtes-votes-unwise-feed = Look whom that would help: C is B’s prey. If C falls, B gets the point and 6 pool.
## After the evenings

vtes-lessons-first-game = A table of three, with the clans you know by now: the Tremere are yours, the Nosferatu are your prey, and the Toreador sit behind you. They mean no harm yet.
