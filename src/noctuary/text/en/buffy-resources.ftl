### Buffy: the Resource Step, characters and attachments, episodes.

## Log

buffy-log-placed = { $who } places { $card } on { $space }.
buffy-log-resurrected = { $who } resurrects { $card } on { $space }.
buffy-log-ascended = { $who } ascends: { $card } is now level { $level }.
buffy-log-descended = { $card } is lost: { $who } falls back on { $other }.
buffy-log-attached = { $who } attaches { $card } to { $other }.
buffy-log-detached = { $card } comes off { $other }.
buffy-log-swapped = { $who } passes { $card } from { $source } to { $other }.
buffy-log-discarded = { $card } ({ $who }) leaves play for the discard pile.
buffy-log-crypted = { $card } ({ $who }) leaves play for the Crypt.
buffy-log-fatigued = { $card } ({ $who }) is fatigued.
buffy-log-episode = { $who } places { $card }.
buffy-log-second-part = The Target of { $other } is met: { $who } brings { $card } into play.
buffy-log-episode-over = { $card } is cancelled and goes to the Crypt of { $who }.

## Questions

buffy-ask-surplus = { $source } holds more items than allowed now. Which one do you discard?

## What would make it legal

buffy-remedy-refresh-when = Fatigued cards are refreshed in the Refresh Step.
buffy-remedy-refreshed = You have already refreshed your cards in this step.
buffy-remedy-nothing-fatigued = None of your cards is fatigued.
buffy-remedy-out = You are out of the game.
buffy-remedy-level-one = { $card } is no level-1 character in your hand.
buffy-remedy-own-spaces = Characters enter play on one of your own spaces.
buffy-remedy-already-in-play = You already have that character in play.
buffy-remedy-opponents-essence = { $card } matches the essence of an opponent.
buffy-remedy-too-many-supporting = You already have 5 supporting Heroes or Villains in play.
buffy-remedy-main-in-play = Your Main Character is in play, or has been resurrected this turn already.
buffy-remedy-no-card-to-resurrect = There is no such level-1 card of your Main Character in your discard pile.
buffy-remedy-next-level = { $card } is not the next level of that character.
buffy-remedy-forbidden = A card in play forbids it.
buffy-remedy-ascended = { $character } has already ascended this turn.
buffy-remedy-watch = That is not done in { $now }.
buffy-remedy-suspended = { $step } waits until the conflict that is going on is over.
buffy-remedy-one-at-a-time = A conflict is already going on.
buffy-remedy-prologue = Challenges are put into play in the Prologue Step.
buffy-remedy-not-the-top-one = { $card } is not the top card of your Challenge Deck.
buffy-remedy-challenge-placed = You have already placed your challenge in this step.
buffy-remedy-challenge-deck-empty = Your Challenge Deck is empty.
buffy-remedy-title-in-play = A challenge of that title is already in play.
buffy-remedy-one-each = You already have a challenge on that space.
buffy-remedy-not-there = { $card } may not be placed on that space.
buffy-remedy-must-be-placed = There is a space where { $card } can be placed.
buffy-remedy-not-a-part-one = { $card } is no Episode Part I in your hand.
buffy-remedy-no-second-part = The matching Part II is missing.
buffy-remedy-not-hers = { $card } is none of the locations that you have left.
buffy-remedy-not-her-space = Locations are put on your own spaces, one on each.
buffy-remedy-unique = { $card } is unique and already in play.
buffy-remedy-not-dropped = Attached items are not dropped at will.
buffy-remedy-not-in-hand = { $card } is not in your hand, or cannot be used like that.
buffy-remedy-not-your-character = { $character } is not your character.
buffy-remedy-fatigued = { $character } is fatigued.
buffy-remedy-one-skill = { $character } has already attached a skill this turn.
buffy-remedy-no-room = { $character } holds as many items as it may.
buffy-remedy-nothing-to-exchange = There is nothing to exchange: { $character } has room left, or does not hold that item.
buffy-remedy-not-together = The two are not on the same space.
buffy-remedy-no-room-for-swap = Whoever receives { $card } has no room for it, or does not meet what it requires.
buffy-remedy-swapped = { $card } has already been swapped this turn.
buffy-remedy-skills-stay = { $card } is no item that { $character } holds: skills are never swapped.
buffy-remedy-for-one-alone = { $card } is for one character only, and this is another.
buffy-remedy-not-a-stack-card = { $card } cannot be put into a talent stack.
buffy-remedy-no-such-icon = { $card } has no icon of that talent.
buffy-remedy-not-a-goal = That talent is no goal of this challenge.
buffy-remedy-conflict-step = Fights are started in the Conflict Step.
buffy-remedy-not-those-two = That takes a character of yours and one of an opponent.
buffy-remedy-your-own = That is one of your own characters.
buffy-remedy-not-to-be-doubled = A Stunt-Double is named by the defender, in Fight/Choose.
buffy-remedy-no-double = A Stunt-Double is another character of yours on the space of the fight.
buffy-remedy-one-double = This fight already has a Stunt-Double.
buffy-remedy-timing = { $card } is played in: { $timings }.
buffy-remedy-only-stacked = { $card } is only put into talent stacks, during a conflict.
buffy-remedy-nobody-there = No such character is in play.
buffy-remedy-event = { $card } is an event: it is played in the Prologue Step.
buffy-remedy-played-before = { $card } has already been played in this game.
buffy-remedy-condition = { $card } only does something if this is so: { $condition }.
buffy-remedy-nothing-to-do = { $card } would do nothing now: { $effects }
buffy-remedy-not-usable = No card of yours in play offers that.
buffy-remedy-use-when = { $card } is used in: { $timings }.
buffy-remedy-used-up = { $card } has already been used as often as its text allows.
buffy-remedy-movement = Characters move in the Movement Step.
buffy-remedy-moved = { $character } has already moved this turn.
buffy-remedy-vampire-moves = { $character } is a Vampire: no move by day, two by night.
buffy-remedy-not-adjacent = { $space } is not adjacent to where { $character } is.
buffy-remedy-fatigued-already = That card is fatigued already.
buffy-remedy-trait = { $card } requires the trait { $trait }.
buffy-remedy-nobody-meets-it = None of your characters that count here meets what { $card } requires.
buffy-remedy-challenge-step = Challenges are faced in the Conflict Step.
buffy-remedy-challenge-gone = That challenge is not in play.
buffy-remedy-faced-already = You have already faced that challenge this turn.
buffy-remedy-not-at-the-challenge = { $character } is not on the space of that challenge.
buffy-remedy-other-side = That challenge is for the other side.
buffy-remedy-destiny-cost = You do not have the Destiny Points that it costs.
buffy-remedy-too-tired-to-pay = Its cost is to fatigue a card that is fatigued already.
buffy-remedy-cards-to-pay = You do not have the cards that it costs.
buffy-remedy-nothing-to-give = You have nothing to pay its cost with.
buffy-remedy-not-in-a-conflict = That is not done now.
buffy-remedy-battle = Cards are put into talent stacks in Fight/Battle.
buffy-remedy-battle-of-a-challenge = Cards are put into talent stacks in Challenge/Battle.
buffy-remedy-no-double-in-a-challenge = There is no Stunt-Double in a challenge.
buffy-remedy-nothing-to-discard = You hold no more than 5 cards.
buffy-remedy-too-many-to-pass = You hold more than 5 cards: discard some first.
buffy-remedy-resource =
    { $verb ->
        [place] { $card } is placed in the Resource Step.
        [ascend] Characters ascend in the Resource Step.
        [attach] { $card } is attached in the Resource Step.
        [episode] { $card } is placed in the Resource Step.
       *[other] That is done in the Resource Step.
    }
buffy-remedy-talent = { $card } requires { $needs }, and { $amount } more would do.
buffy-remedy-destiny =
    { $amount ->
        [one] You need 1 more Destiny Point.
       *[other] You need { $amount } more Destiny Points.
    }
