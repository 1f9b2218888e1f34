# The puzzles of the Buffy CCG: by the name of their file, title, introduction, first hint, and what they teach.

buffy-puzzle-five-on-the-nose = Five on the Nose
    .intro = Brother Cain is one Destiny Point short. Two challenges lie open, and one of them asks for a single talent.
    .nudge = Add up what stands at the space, then what your cards show as icons.
    .solved = Cards are worth their icons in a stack, whatever they do when played. One goal, one stack, exact change.

buffy-puzzle-two-heads = Two Heads
    .intro = Detention at Midnight is worth two Destiny Points, just what Ada needs. Across the table Brother Cain can make one goal dearer.
    .nudge = Nobody has to sit through detention alone.
    .solved = Everybody at the space who is refreshed may face a challenge together, and their talents add up.

buffy-puzzle-feast-for-one = A Feast for One
    .intro = Constance Quill faces three goals with three cards in hand. Each card has its place, and only one arrangement will do.
    .nudge = Which goals does Constance meet already? The cards go where something is missing.
    .solved = A goal is met or it is not: what is more than enough in one stack is missing in another.

buffy-puzzle-crowned-picnic = A Crowned Picnic
    .intro = The Countess needs two Destiny Points. Her opponent holds one card, and it will be used against whichever goal you leave thin.
    .nudge = The other side may raise a goal too. Leave one point to spare where it can be raised.
    .solved = Plan for the card that lies open on the other side: it raises one goal, and you choose which ones can bear it.

buffy-puzzle-a-quiet-word = A Quiet Word
    .intro = Brother Cain has no Butt-Kicking at all, and Ada Vance has plenty. Win the fight all the same.
    .nudge = Who says that fists decide?
    .solved = A fight has a resolving talent, and a card can change it before the first blow. After that Ada’s strength counts for nothing.

buffy-puzzle-patience-is-a-debt = Patience Is a Debt
    .intro = Constance Quill is a creditor, and it is the Conflict Step. One Destiny Point is missing, and nobody stands where she could fight. Read her card first.
    .nudge = Count cards, not talents: yours and those of the other side.
    .solved = Sometimes the winning move is to keep everything in hand and let the step go by: the End Step pays.

buffy-puzzle-and-stay-down = And Stay Down
    .intro = One fight is worth one Destiny Point, and Ada needs two. She has three cards, and one of them must not be spent too early.
    .nudge = One of your cards is worth more after the fight than in it.
    .solved = The best icon in your hand may be the one you do not stack: a card for the moment after the result is a second Destiny Point.

buffy-puzzle-excommunicate = The Excommunicate
    .intro = Two of yours stand before Ada Vance, who hits harder than both. Her player holds two cards and will use them well.
    .nudge = Your clerk has the numbers, but your preacher has an ability.
    .solved = Who fights matters more than with what: his ability moves the fight to a talent in which Ada’s cards are worth nothing.

buffy-puzzle-nobody-else = Nobody Else
    .intro = Rook Delaney stands right beside Ada, fists up and ready. The challenge is worth one Destiny Point. Ada needs two.
    .nudge = Read the challenge to its end before you call for help.
    .solved = Help would have cost the point that counts. Facing it alone is dearer, and pays for it.

buffy-puzzle-loose-stone = A Loose Stone
    .intro = Brother Cain, of all people, must beat Ada Vance at the height of her powers, and with his fists. Something in the street may help.
    .nudge = The last stage of a fight comes after the stacks. What can still be played there?
    .solved = Stacks can be answered, the Resolve Stage hardly. What lowers the other fighter is best kept until nobody can stack any more.

buffy-puzzle-two-errands = Two Errands
    .intro = Two Destiny Points, and nothing on the board is worth two. There is a challenge here and a fight next door, and cards that can be drawn again.
    .nudge = What you have stacked is discarded after a conflict, and a conflict begins with drawing cards.
    .solved = Small points add up if the right characters stay refreshed: who faces the challenge cannot start the fight.

buffy-puzzle-travelling-fair = The Travelling Fair
    .intro = Three goals, three cards, three Destiny Points: Milo wins tonight or not at all. The other side holds two cards and may draw more.
    .nudge = One of your cards has to be played before anybody stacks.
    .solved = Cutting off the other side’s cards is worth as much as cards of your own; the rest is arithmetic.

buffy-puzzle-not-tonight = Not Tonight
    .intro = The Countess needs one more Destiny Point, and a fight against Ada would bring it. Ada is no match for her tonight.
    .nudge = You need not win this fight. It is enough that nobody does.
    .solved = A conflict that ends without a winner pays nobody. One Destiny Point of your own is a fair price for it.

buffy-puzzle-may-i-have-this-dance = May I Have This Dance
    .intro = Brother Cain lacks one Destiny Point and means to take it from Ada, with a talent in which she has next to nothing.
    .nudge = Who speaks last in the Choose Stage decides what the fight is about.
    .solved = He chose Weirdness, you chose Charm after him: answer a change of talent with another, and keep still afterwards.
