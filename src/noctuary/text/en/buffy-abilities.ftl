### Buffy: actions, events, effects of cards in play.

## Log

buffy-log-action = { $who } plays { $card }.
buffy-log-event = { $who } plays the event { $card }.
buffy-log-use = { $who } uses { $card }.
buffy-log-cancelled = { $who } cancels { $card }.
buffy-log-boost-up = { $card } ({ $who }): { $talent } +{ $amount }.
buffy-log-boost-down = { $card } ({ $who }): { $talent } −{ $amount }.
buffy-log-boost-all-up = { $card } ({ $who }): +{ $amount } on all talents.
buffy-log-boost-all-down = { $card } ({ $who }): −{ $amount } on all talents.
buffy-log-resolving = { $who } changes the resolving talent: { $talent }.
buffy-log-stack-bonus-up = { $card } counts in { $who }’s talent stack: { $talent } +{ $amount }.
buffy-log-stack-bonus-down = { $card } counts in { $who }’s talent stack: { $talent } −{ $amount }.
buffy-log-unstack = { $card } is taken out of { $who }’s { $talent } stack.
buffy-log-goal-up = The { $talent } goal of { $card } rises by { $amount }.
buffy-log-goal-down = The { $talent } goal of { $card } falls by { $amount }.
buffy-log-goal-all-up = All goals of { $card } rise by { $amount }.
buffy-log-goal-all-down = All goals of { $card } fall by { $amount }.
buffy-log-goal-ignored = { $talent } is no goal of { $card } any more.
buffy-log-challenge-moved = The challenge { $card } moves to { $space }.
buffy-log-challenge-under = The challenge { $card } goes to the bottom of { $who }’s Challenge Deck.
buffy-log-challenge-crypted = The challenge { $card } goes to { $who }’s Crypt.
buffy-log-challenges-shuffled = { $who }’s Challenge Deck is shuffled.
buffy-log-reordered = { $who } rearranges the top of { $foe }’s Challenge Deck; { $card } lies face up.
buffy-log-leaves = { $card } ({ $who }) leaves the conflict.
buffy-log-joins = { $card } ({ $who }) joins those who face the challenge.
buffy-log-replaces = { $card } ({ $who }) takes over the fight.
buffy-log-refreshed = { $card } ({ $who }) is refreshed.
buffy-log-enters = { $card } comes into play for { $who } at { $space }.
buffy-log-returned = { $card } returns to { $who }’s hand.
buffy-log-handed-over = { $card } passes from { $source } to { $other }.
buffy-log-crypts = { $cards }: to { $who }’s Crypt.
buffy-log-looks =
    { $who } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $foe }.
buffy-log-looks-own = { $who } looks at cards of { $foe }: { $cards }.
buffy-log-reveals-hand =
    { $count ->
        [0] { $who } has no cards in hand.
       *[other] { $who } shows the hand: { $cards }.
    }
buffy-log-reveals-top =
    { $count ->
        [0] { $who }’s Resource Deck is empty.
       *[other] { $who } shows the top of the Resource Deck: { $cards }.
    }
buffy-log-to-hand = { $who } takes { $cards } into hand.
buffy-log-to-deck = { $who } puts { $cards } into the Resource Deck.
buffy-log-finds-hand =
    { $who } searches the Resource Deck and takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } into hand.
buffy-log-finds-hand-own = { $who } searches the Resource Deck and takes { $cards } into hand.
buffy-log-finds-deck =
    { $who } searches the Resource Deck and puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on top.
buffy-log-finds-deck-own = { $who } searches the Resource Deck and puts { $cards } on top.
buffy-log-day = Day breaks.
buffy-log-night = Night falls.
buffy-log-park-reset = The park count goes back to 0.
buffy-log-park-set = { $who }’s park count is now { $count }.

## Questions

buffy-ask-react = Do you want to use { $source } now?
buffy-ask-order = Several of your cards react. Which one comes first?
buffy-ask-character = { $source }: choose a character.
buffy-ask-challenge = { $source }: choose a challenge.
buffy-ask-player = { $source }: choose an opponent.
buffy-ask-talent = { $source }: choose a talent.
buffy-ask-space = Where does { $source } go?
buffy-ask-challenge-space = Where does the challenge { $source } go?
buffy-ask-park = { $source }: which space counts as Sunnydale Park?
buffy-ask-entry = Where does { $source } come into play?
buffy-ask-copy = { $source }: whose talent is copied?
buffy-ask-attack = { $source }: who is attacked?
buffy-ask-unstack = { $source }: which card leaves the talent stack?
buffy-ask-attachment = { $source }: choose an attached card.
buffy-ask-receiver = Who receives { $source }?
buffy-ask-attach = { $source }: which card is attached?
buffy-ask-ascend = { $source }: which level card goes on top?
buffy-ask-place = { $source }: which character comes into play?
buffy-ask-search = { $source }: choose a card in your Resource Deck.
buffy-ask-recover = { $source }: choose a card in the discard pile.
buffy-ask-crypt = { $source }: which card goes to the Crypt?
buffy-ask-episode = { $source }: which episode ends?
buffy-ask-pick = Choose a card of your opponent’s hand to be discarded.
buffy-ask-looked = You may look at these cards.
buffy-ask-reorder = Which of these challenges lies on top?
buffy-ask-give-up = Choose a card from your hand to give up.
buffy-ask-cost-discard = { $source } costs a card: which one do you discard?
buffy-ask-cost-crypt = { $source } costs a card of your discard pile: which one goes to the Crypt?
buffy-ask-cost-attachment = { $source } costs an attached card: which one do you discard?
buffy-ask-cost-character = { $source } costs a character: which one do you discard?
buffy-ask-cost-fatigue = { $source }: which character fatigues for it?
