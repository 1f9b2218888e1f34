### The pages of the VTES decks that come with Noctuary: plan, advice, and what the key cards are for.

vtes-ready-plan-nb-malkavian = A small deck that wins by referendums. Hidden Malkavians call votes with so much stealth that nobody blocks, and the terms move pool from your prey to you.
vtes-ready-hint-nb-malkavian = Bring out one titled vampire first, or your votes fail. Bleeds for one or two in between keep the prey from recovering.
vtes-ready-key-nb-malkavian-1 = Points of damage shared as you choose: the vote that ousts.
vtes-ready-key-nb-malkavian-2 = Takes pool from whoever has most while you have less.
vtes-ready-key-nb-malkavian-3 = Cancels a block that has already succeeded in stopping you.

vtes-ready-plan-nb-nosferatu = A small deck that waits and hits. Nosferatu block with birds and rats at their side, hold the intruder and strike with bare fists.
vtes-ready-hint-nb-nosferatu = You block your predator to live and your prey to win: a vampire in torpor does not stop your bleeds. Do not enter combat without a blow in hand.
vtes-ready-key-nb-nosferatu-1 = Nobody strikes or flees but by hand, and your hands are stronger.
vtes-ready-key-nb-nosferatu-2 = A single blow that sends most vampires to torpor.
vtes-ready-key-nb-nosferatu-3 = A lasting point of intercept: the first thing to put into play.

vtes-ready-plan-nb-toreador = A small deck of charm and votes. Toreador bleed a little unseen, call a few referendums with the votes that their titles bring, and leave every combat at once.
vtes-ready-hint-nb-toreador = Majesty is your whole defence in combat: keep one. Vote when your predator and your prey disagree.
vtes-ready-key-nb-toreador-1 = Ends a combat before it hurts, and lets you act or block again.
vtes-ready-key-nb-toreador-2 = Makes one vampire’s actions unblockable while another stays at the party.
vtes-ready-key-nb-toreador-3 = The vote to finish your prey with.

vtes-ready-plan-nb-tremere = A small deck that does a bit of everything: bleeds every turn, turns bleeds away, and steals blood in combats that it prefers at range.
vtes-ready-hint-nb-tremere = Keep a card against the next bleed and one blow for combat; the rest of the hand should bleed. Magic weapons are for the vampire who stays home.
vtes-ready-key-nb-tremere-1 = A strike that heals you by as much as it hurts.
vtes-ready-key-nb-tremere-2 = Sends a bleed on to somebody else.
vtes-ready-key-nb-tremere-3 = A bleed with stealth of its own.

vtes-ready-plan-nb2-brujah = A small Anarch deck that debates first and fights after. Votes give your side pool; whoever blocks meets fists and a Brawl.
vtes-ready-hint-nb2-brujah = Become Anarch early: half of the deck asks for it. In combat hold on first, then hit.
vtes-ready-key-nb2-brujah-1 = Pool for you and for whoever votes with you.
vtes-ready-key-nb2-brujah-2 = Nobody gets away, and nobody draws a gun.
vtes-ready-key-nb2-brujah-3 = A reaction that lets even a locked anarch stand in the way.

vtes-ready-plan-nb2-gangrel = A small deck that bleeds in many shapes. Animals and forms bring the actions through, and combats end with your Gangrel standing.
vtes-ready-hint-nb2-gangrel = Bleed every turn, even for one: this deck tires the others out. Form cards are kept for the block that matters.
vtes-ready-key-nb2-gangrel-1 = Bleeds, or drags somebody into combat: the same card for both plans.
vtes-ready-key-nb2-gangrel-2 = Ends combat, and your vampire is ready for the next one.
vtes-ready-key-nb2-gangrel-3 = Walks away from a block and goes on with the action.

vtes-ready-plan-nb2-ministry = A small deck of temptation. Forms carry small bleeds past blockers, each temptation leaves something behind, and the sum of it ousts.
vtes-ready-hint-nb2-ministry = Nothing here is large, so waste nothing: act with every vampire, every turn. Keep one form for the way home.
vtes-ready-key-nb2-ministry-1 = The action that the deck repeats until the prey is gone.
vtes-ready-key-nb2-ministry-2 = Pushes a bleed, or takes it through.
vtes-ready-key-nb2-ministry-3 = A blocker who meets it remembers.

vtes-ready-plan-v5-malkavian = Bleed unseen. A Malkavian takes a bleed action with Dominate, adds stealth until nobody can block, and presses on for four or five. Bleeds against you are sent to your prey.
vtes-ready-hint-v5-malkavian = The shortest way to learn the game. Two vampires who bleed each turn are enough; always keep one card that turns a bleed away, and leave combats be.
vtes-ready-key-v5-malkavian-1 = Bleeds harder, or brings out the next younger vampire for free.
vtes-ready-key-v5-malkavian-2 = A bleed of six against you becomes a bleed of six against your prey.
vtes-ready-key-v5-malkavian-3 = Much stealth for one card: play it when somebody tries to block.

vtes-ready-plan-v5-nosferatu = Wait in the dark and break what comes. Beasts give intercept, bare fists send blockers and blocked to torpor, and Fame makes every defeat cost pool.
vtes-ready-hint-v5-nosferatu = Put Fame on the vampire you are going to hit. When your prey has nobody left to block, bleed with everyone: the deck wins late, but it wins all at once.
vtes-ready-key-v5-nosferatu-1 = The pool comes from combat, not from bleeding.
vtes-ready-key-v5-nosferatu-2 = Opens every combat that you mean to win.
vtes-ready-key-v5-nosferatu-3 = Intercept for the block, and teeth for the combat after it.

vtes-ready-plan-v5-toreador = Win by votes. Princes and primogen carry referendums that take four or more pool at a time, and every combat ends before it begins.
vtes-ready-hint-v5-toreador = Count votes before you call: your titles, theirs, and the cards that add some. A vote needs no bleed, but a bleed finishes what a vote has begun.
vtes-ready-key-v5-toreador-1 = Spread it over the table or put most on your prey: four points either way.
vtes-ready-key-v5-toreador-2 = The prince’s vote: up to five pool from the richest, to whom you like.
vtes-ready-key-v5-toreador-3 = A vote that passed fills your vampire and your pool.

vtes-ready-plan-v5-tremere = Bleed hard with Dominate, block what the others try, and steal blood from those you meet. Few decks are as sure-footed at every job of the table.
vtes-ready-hint-v5-tremere = In your own turn you bleed, in the others’ turns you wake and block. One turn too many without a reaction in hand is how this deck loses.
vtes-ready-key-v5-tremere-1 = Twelve of them: bleed with the elder, bring out the younger.
vtes-ready-key-v5-tremere-2 = Combat that pays for itself.
vtes-ready-key-v5-tremere-3 = An action that nobody can follow.

vtes-ready-plan-v5-ventrue = Rule by vote and act twice. A titled Ventrue calls a referendum, gets up again and bleeds in the same turn; bleeds against you are sent elsewhere.
vtes-ready-hint-v5-ventrue = Vampires are expensive here: bring out two good ones rather than four small ones. Spend blood on second actions only when both count.
vtes-ready-key-v5-ventrue-1 = Two actions with one vampire: the heart of the deck.
vtes-ready-key-v5-ventrue-2 = With a prince in play, the best vote at the table.
vtes-ready-key-v5-ventrue-3 = Protects a pool that your vampires have already taxed.

vtes-ready-plan-v5a-banu-haqim = Take contracts. Choose a victim, hunt it down with speed and steel, kill it and be paid; whoever is afraid of you will not block your bleeds.
vtes-ready-hint-v5a-banu-haqim = Every combat costs blood, so fight the ones that pay. Clear your prey’s blockers first, then bleed; leave your predator’s vampires alone unless they come to you.
vtes-ready-key-v5a-banu-haqim-1 = Strikes again with what the first blow took.
vtes-ready-key-v5a-banu-haqim-2 = Names the victim, and pays when it burns.
vtes-ready-key-v5a-banu-haqim-3 = A titled vampire wakes, blocks, and the hunt begins in the other’s turn.

vtes-ready-plan-v5a-brujah = Seek the fight. Grapple your prey’s vampires one by one until nobody is left to block, then bleed with Presence.
vtes-ready-hint-v5a-brujah = Rush forward, not backward: whoever you beat should be your prey’s. Take blood back after each combat, or the second one is your last.
vtes-ready-key-v5a-brujah-1 = No dodge, no gun, no way out.
vtes-ready-key-v5a-brujah-2 = Makes the first blow of a combat decide it.
vtes-ready-key-v5a-brujah-3 = What you have spent, you drink back.

vtes-ready-plan-v5a-gangrel = Roam: bleed, block and fight as the turn demands, crows over the battlefield and the revolution at your back. There is no single plan to take away from this deck.
vtes-ready-hint-v5a-gangrel = Choose one task each turn and do it with everybody. The beasts are at their best when you block: let your predator run into them.
vtes-ready-key-v5a-gangrel-1 = Hurts every round without costing a strike.
vtes-ready-key-v5a-gangrel-2 = A bleed that can become a hunt.
vtes-ready-key-v5a-gangrel-3 = Stealth to get through when it counts.

vtes-ready-plan-v5a-ministry = Tempt and slip past. Anarchs with Presence and Protean bleed a little stronger with every temptation, and change their shape when somebody tries to stop them.
vtes-ready-hint-v5a-ministry = Put pressure on from the third turn and do not stop. You have little against combat but leaving it, so keep a meld in hand when you block.
vtes-ready-key-v5a-ministry-1 = The bleed that the deck is made of.
vtes-ready-key-v5a-ministry-2 = Turns a look into pool.
vtes-ready-key-v5a-ministry-3 = Out of a combat, and still awake.

vtes-ready-plan-v5c-ravnos = Deceive. Bleeds come from under illusions while hounds and vermin keep the table busy; next to nothing of yours stays in play to be attacked.
vtes-ready-hint-v5c-ravnos = Hold back until you can push two bleeds through in one turn. The deck has many tricks and few second chances: learn which trick ends which kind of block.
vtes-ready-key-v5c-ravnos-1 = Your main bleed, and the reason why you have so many of it.
vtes-ready-key-v5c-ravnos-2 = A beast that stands between you and a blocker.
vtes-ready-key-v5c-ravnos-3 = When somebody does catch you, you leave.

vtes-ready-plan-v5c-tzimisce = Build monsters. Flesh and Revenants become a War Ghoul and, one night, a Vozhd; until then Dominate bleeds and keeps the table at bay.
vtes-ready-hint-v5c-tzimisce = Monsters take time and food: start early, and show none of it. As soon as the War Ghoul walks, attack whatever blocks and bleed behind it.
vtes-ready-key-v5c-tzimisce-1 = An ally that few vampires survive meeting.
vtes-ready-key-v5c-tzimisce-2 = Bleeds a little, and is what monsters are made of.
vtes-ready-key-v5c-tzimisce-3 = Bleeds and new vampires while the workshop is busy.
