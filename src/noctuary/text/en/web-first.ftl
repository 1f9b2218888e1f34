# A first turn at each game, in a few sentences.

web-first-title = { $game }: your first turn
web-first-close = To the table
web-first-table = At the table
    .about = Whatever glows can be chosen: click it, then what it is aimed at, or take the same move from the list of words. The big button always says what happens if you do nothing more. Point at any card to read it; right-click or hold a dark one to ask why it cannot be played.

web-first-fables = Two heroines face each other on a track of nine squares. Whoever brings the other down to 0 HP wins.
web-first-fables-1 = You hold six cards, all of them yours to use this turn: what is left over is discarded at its end, and six new ones are drawn.
web-first-fables-2 = Attack cards strike a neighbour, Defense cards raise a shield that lasts until your next turn, Movement cards take you along the track. Each also gives Power equal to its value.
web-first-fables-3 = A Talent, one of your Fable’s own cards, is played together with one basic card of its type. It does more than that card alone, but gives no Power.
web-first-fables-4 = Spend your Power before the turn ends: better basic cards and your own next Talents go to your discard pile, and come back to your hand later.
web-first-fables-5 = For a first turn: move up to your opponent if she is far, strike with what you have, then buy the dearest card you can pay for.

web-first-buffy = A town by night, with the Park in its middle. Win by gathering 10 Destiny Points, or by holding the Park for six turns in a row.
web-first-buffy-1 = Prologue: each of you puts a challenge on the board. Its numbers are the talents it takes, its crown the Destiny Points it brings.
web-first-buffy-2 = Draw and Refresh: throw away what you do not want, draw up to five cards, and your tired characters stand up again.
web-first-buffy-3 = Movement and Resource: walk along the lines, or through the Park, which touches every space. Then place new characters, let them rise a level, give them skills and items.
web-first-buffy-4 = Conflict: send a character against a challenge in her space, or start a fight with an opponent there. The panel in the middle adds up both sides as cards are played.
web-first-buffy-5 = You act in turns, one thing each time, and a step ends when everybody passes one after another. Passing is safe: if another acts, you are asked again.
web-first-patrol = Would you rather be led by the hand? “First Patrol” is a guided game.
