# The puzzles of VTES: by the name of their file, title, introduction, first hint, and what they teach.

vtes-puzzle-unseen = Unseen
    .intro = Your prey has two pool left and one vampire who would love to block. You have one vampire and two cards.
    .nudge = Let the block come first: stealth is played when it is needed, not before.
    .solved = Stealth answers a block, a bleed modifier makes it count. One action is enough if nobody sees it.

vtes-puzzle-look-over-there = Look over There
    .intro = It is your master phase, and the same lone guardian stands before your prey. You have no stealth this time.
    .nudge = Who is locked cannot block.
    .solved = A master card before the minion phase can be worth more than any modifier in it.

vtes-puzzle-mirror-walk = Through the Mirror
    .intro = Two Tremere, two cards, and a prey with two pool. More than one way leads there, and some do not.
    .nudge = Only one of the two vampires has Dominate. What can the other do for her?
    .solved = Either the strong bleed slips past the guardian, or the weak one takes the guardian out of the way.

vtes-puzzle-not-at-home = Not at Home
    .intro = One pool left, and your prey holds Telepathic Misdirection: whoever bleeds may find that somebody else pays.
    .nudge = The card that sends a bleed away locks its vampire. And you have two vampires.
    .solved = A bounce is spent on the first bleed. Keep the one that matters for afterwards.

vtes-puzzle-one-cloak = One Cloak for Three
    .intro = Three Nosferatu, one cloak, and one guardian who may block once. Your prey has three pool.
    .nudge = Lenny bleeds for two. The guardian knows it, too.
    .solved = When several may act, the guardian has to choose, and your card waits until the choice is made.

vtes-puzzle-not-by-the-door = Not by the Front Door
    .intro = Alice Chen can bleed for three, and your prey has three pool. Unfortunately your prey also has Deflection, and it lies open on the table.
    .nudge = What takes pool and is no bleed?
    .solved = Deflection answers bleeds alone. A referendum is won by counting: a prince’s two votes and the card’s one, against two.

vtes-puzzle-daring = Toward the Sun
    .intro = Madison has no title and two political actions. Somebody is sure to block, unless there is nobody who could.
    .nudge = Which vampire would follow you out at dawn?
    .solved = An action that no vampire can block reaches its referendum, and where nobody has votes, one is a majority.

vtes-puzzle-knife-behind = A Knife Behind You
    .intro = Your predator’s turn: Gelasia Fotiou bleeds you, and she can bleed for four. Your three vampires are locked, you can wake one of them, and you have three pool.
    .nudge = Whoever wakes must be able to do more than block. Read what Redirection asks of the two who know Dominate.
    .solved = Wake the right one, decline to block what you cannot stop, and let the bleed fall on somebody else.

vtes-puzzle-her-domain = Her Domain
    .intro = Both of your vampires are locked, your prince has no blood left, and your predator bleeds with a card of stealth in hand. With two pool you cannot let it through.
    .nudge = Count her stealth and your intercept before you let anybody block.
    .solved = A prince’s domain brings intercept where a bare wake-up brings none. Who is to wake, and with what, is decided before the block.

vtes-puzzle-the-edge-of-it = The Edge of It
    .intro = Your predator calls a referendum that would burn your last three pool. You have a locked prince, an empty hand, and the Edge.
    .nudge = A tie is enough to stop a referendum. What do you have beside your prince?
    .solved = A referendum needs more votes for than against: your prince’s two and the Edge make it a tie.

vtes-puzzle-no-way-out = No Way Out
    .intro = Kathy Glens is famous, and her fall would cost your prey three pool. She also holds Majesty, which ends any combat she does not like.
    .nudge = Which strikes can she still choose once you have hold of her?
    .solved = Whoever is grappled strikes with bare hands or not at all: the way out is closed before the blow falls.

vtes-puzzle-three-knocks = Three Knocks
    .intro = Three vampires, two guardians, two pool. Your prey decides which doors to hold, and your cards decide which of them stay shut.
    .nudge = Begin with the one you can best afford to have blocked.
    .solved = Each block takes one guardian out of the turn. The card that carries on after a block belongs to the last in line.
