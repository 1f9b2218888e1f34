### VTES: deck lists, and what may be asked for on a command line or at a new table.

vtes-deck-too-many-lines = A deck list has at most { $most } lines.
vtes-deck-too-many-cards = A deck list names at most { $most } different cards.
vtes-deck-unreadable = Line of a deck list that says neither how many nor which card: “{ $text }”.
vtes-deck-not-yet = “{ $card }” is an official card, but Noctuary does not have it yet.
vtes-deck-ambiguous = “{ $card }” can be of several groups ({ $groups }), and the other vampires do not settle it: write the group, as in “(G6)” ({ $rule }).

vtes-deck-about-v5-malkavian = Malkavians who bleed unseen and with Dominate, and pass on to others the bleeds meant for them.
vtes-deck-about-v5-toreador = Toreador princes and primogen: votes, charm, and combats that end before they begin.
vtes-deck-about-v5-tremere = Tremere who see everything, bleed hard, and steal the blood of those they meet.
vtes-deck-about-v5-ventrue = Ventrue who rule by vote, act twice in a night and send bleeds elsewhere.
vtes-deck-about-v5a-ministry = Anarchs of the Ministry: serpents who tempt, slip past everyone and bleed.
