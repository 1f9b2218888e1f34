### VTES: deck lists, and what may be asked for on a command line or at a new table.

vtes-deck-too-many-lines = A deck list has at most { $most } lines.
vtes-deck-too-many-cards = A deck list names at most { $most } different cards.
vtes-deck-unreadable = Line of a deck list that says neither how many nor which card: “{ $text }”.
vtes-deck-not-yet = “{ $card }” is an official card, but Noctuary does not have it yet.
vtes-deck-ambiguous = “{ $card }” can be of several groups ({ $groups }), and the other vampires do not settle it: write the group, as in “(G6)” ({ $rule }).

vtes-decks-full = Full decks
vtes-decks-starter = Starters (smaller decks)
vtes-deck-about-nb-malkavian = Calls referendums that nobody can stop, hidden until the votes are counted.
vtes-deck-about-nb-nosferatu = Fights whoever tries to pass: blocks, holds on tight, and hits with bare fists.
vtes-deck-about-nb-toreador = Charms and votes: a few referendums, a few unblocked bleeds, no combat that lasts.
vtes-deck-about-nb-tremere = Bleeds a little every turn, reads what others plan, and wins its combats with stolen blood.
vtes-deck-about-nb2-brujah = Argues first and fights after: votes for the Anarchs, fists for those who block.
vtes-deck-about-nb2-gangrel = Hunts in any shape: bleeds with animals’ tricks, gets up after every combat, and never tires.
vtes-deck-about-nb2-ministry = Slips past blockers in many forms and collects small gains until the prey is out of pool.
vtes-deck-about-v5-malkavian = Bleeds unseen: hide every action, press on with Dominate, and pass the bleeds meant for you to others.
vtes-deck-about-v5-nosferatu = Waits in the dark: blocks with beasts, breaks whoever comes with bare fists, and lets Fame do the rest.
vtes-deck-about-v5-toreador = Wins votes: princes and primogen carry referendums that drain the others, and Majesty ends every combat.
vtes-deck-about-v5-tremere = Bleeds hard with Dominate, blocks what others try, and steals the blood of those it meets.
vtes-deck-about-v5-ventrue = Rules by vote and acts twice in a night; bleeds are sent elsewhere.
vtes-deck-about-v5a-banu-haqim = Takes contracts: hunts chosen vampires, kills them with quick strikes, and is paid for it.
vtes-deck-about-v5a-brujah = Seeks the fight: grapples its prey’s vampires one by one, then bleeds past those who are left.
vtes-deck-about-v5a-gangrel = Roams: bleeds, blocks and fights as it needs, with beasts in combat and the Anarchs’ revolution at its back.
vtes-deck-about-v5a-ministry = Tempts, slips past everyone and bleeds: anarchs who grow stronger with each temptation.
vtes-deck-about-v5c-ravnos = Deceives: bleeds under illusions while hounds and vermin keep everybody busy; everything is hidden, nothing stays.
vtes-deck-about-v5c-tzimisce = Builds monsters: turns flesh and Revenants into a War Ghoul and a Vozhd, and bleeds with Dominate meanwhile.
