### German Whist.

whist-game = German Whist
whist-about = Two players, a pack of cards and a trump: win good cards in the first half, tricks in the second.
whist-option-pack = Cards in the pack

## The rules

WHI-DEAL = The deal
WHI-DEAL-01 = Each player is dealt a quarter of the pack (13 of 52 cards, 8 of 32). The next card is turned up; its suit is trumps. The rest is the stock.
WHI-DEAL-02 = Who leads to the first trick is drawn by lot.
WHI-PLAY = Tricks
WHI-PLAY-01 = A trick is one card from each hand: one player leads, the other answers.
WHI-PLAY-02 = Whoever answers must follow suit if she can; if she cannot, she may play any card.
WHI-PLAY-03 = The higher trump wins the trick, or else the higher card of the suit that was led. Ace is high.
WHI-PLAY-04 = The winner of a trick leads to the next.
WHI-DRAW = The stock
WHI-DRAW-01 = In the first half, the winner of a trick takes the card that is turned up, and the loser the next card of the stock, unseen.
WHI-DRAW-02 = Then the next card of the stock is turned up. Once the stock is used up, the second half begins.
WHI-WIN = The end
WHI-WIN-01 = Only tricks of the second half count. Whoever has more of them wins; with equally many the game is a draw.
WHI-WIN-02 = A player may concede at any time; the other one wins.
WHI-INFO = What may be known
WHI-INFO-01 = Hands and the stock are hidden. Everybody may know which cards were taken face up and are still in a hand.

## Cards

whist-card = { $rank ->
    [jack] Jack
    [queen] Queen
    [king] King
    [ace] Ace
   *[other] { $rank }
} of { $suit }
whist-suit-clubs = clubs
    .sign = ♣
whist-suit-diamonds = diamonds
    .sign = ♦
whist-suit-hearts = hearts
    .sign = ♥
whist-suit-spades = spades
    .sign = ♠
whist-card-text = Number { $place } of its suit, from the lowest. The higher card takes the trick, and a trump takes any other suit.

## The table

whist-step-draw = For the stock
whist-step-count = For the game
whist-view-trump = Trumps
whist-view-turned = Turned up
whist-view-stock = Cards in the stock
whist-view-led = Led
whist-view-tricks = Tricks that count
whist-view-cards = Cards in hand
whist-view-taken = Taken face up
whist-view-hand = Your hand

## Questions and moves

whist-ask-lead = Lead to a trick.
whist-ask-follow = Answer the { $card }.
whist-move-play = Play the { $card }
whist-remedy-follow = You hold a card of that suit.

## The log

whist-log-plays = { $who } plays the { $card }.
whist-log-wins = { $who } wins the trick.
whist-log-takes = { $who } takes the { $card }.
whist-log-draws = { $who } draws a card.
whist-log-draws-own = { $who } draws the { $cards }.
whist-log-counts = The stock is used up: from now on tricks count. { $who } leads.
whist-log-concedes = { $who } concedes.

## A lesson

whist-lesson = The last of the stock
    .about = The last trick of the first half and the whole of a very short second one.
    .farewell = Two tricks to none. That is German Whist: collect in the first half, cash in in the second.
whist-lesson-first-game = A short game of 32 cards.
whist-lesson-stock = Three tricks
whist-lesson-follow = Spades are trumps, and the king of clubs lies open beside the stock: whoever wins this trick takes it. Your opponent has led the 5 of hearts. You hold a heart, and a higher one.
    .task = Answer with the 9 of hearts.
    .hint = The higher card of the suit that was led wins.
whist-lesson-lead = The king is yours, and the stock is used up: from now on tricks count. Lead your best card.
    .task = Lead the king of clubs.
    .hint = Whoever wins a trick leads to the next.
whist-lesson-win = One trick. Whoever answers and has no card of your suit loses the trick unless she plays a trump, and hers is a heart.
    .task = Lead the 4 of clubs.
    .hint = It is your last card.
whist-lesson-slip-follow = Not while you hold a heart.

## Positions that cannot be

error-position-whist-twice = Position: “{ $field }” has the { $card }, which is somewhere else already.
error-position-whist-one-card = Position: “{ $field }” is one card at most.
error-position-whist-cards = Position: “{ $field }” has { $count } fewer than the other hand (a card that was led counts).
error-position-whist-stock = Position: “{ $field }” cannot have { $count } cards: an odd number beside a card turned up, else none.
