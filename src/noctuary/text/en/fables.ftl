### Twisted Fables: names, cards everybody has, clauses, questions, log.

fables-game = Twisted Fables

## The Fables. `within` is the name inside a sentence.

fables-name-red = Little Red Riding Hood
    .within = Little Red Riding Hood
fables-name-snow = Snow White
    .within = Snow White
fables-name-beauty = Sleeping Beauty
    .within = Sleeping Beauty
fables-name-alice = Alice
    .within = Alice
fables-name-mulan = Mulan
    .within = Mulan
fables-name-kaguya = Kaguya
    .within = Kaguya
fables-name-mermaid = Little Mermaid
    .within = the Little Mermaid
fables-name-match = Match Girl
    .within = the Match Girl
fables-name-dorothy = Dorothy
    .within = Dorothy
fables-name-schehera = Scheherazade
    .within = Scheherazade
# Where both seats play the same Fable
fables-name-at-seat = { $name } ({ $letter })
fables-contest-coming = { $out ->
        [yes] { $who } is about to take damage: Defense absorbs { $absorbed }, and { $lost } HP are lost. It would be her end.
       *[no] { $who } is about to take damage: Defense absorbs { $absorbed }, and { $lost } HP are lost ({ $hp } left).
    }
fables-sheet-line = { $hp } HP · max Defense { $defense } · Epic threshold { $threshold }

## Cards everybody has

fables-card-attack-1 = Attack 1
fables-card-attack-2 = Attack 2
fables-card-attack-3 = Attack 3
fables-card-defense-1 = Defense 1
fables-card-defense-2 = Defense 2
fables-card-defense-3 = Defense 3
fables-card-movement-1 = Movement 1
fables-card-movement-2 = Movement 2
fables-card-movement-3 = Movement 3
fables-card-joker = Joker
fables-card-match = Match
fables-card-poison-1 = Poison 1
fables-card-poison-2 = Poison 2
fables-card-poison-3 = Poison 3
fables-card-blood-1 = Bloodletting 1
fables-card-blood-2 = Bloodletting 2
fables-card-blood-3 = Bloodletting 3

fables-text-attack = Value { $value }. Play it in an Attack action against an opponent at range 1, or with an attack Talent.
fables-text-defense = Value { $value }. Play it in a Defense action, or with a defense Talent.
fables-text-movement = Value { $value }. Play it in a Move action, or with a movement Talent.
fables-text-joker = Value { $value }. Counts as an Attack, Defense or Movement card: you choose when you play it.
fables-text-match = Counts as an Attack, Defense or Movement card of value 1, like a Joker, but is not a basic card and brings no Power. Nothing can destroy it.
fables-text-poison =
    { $lost ->
        [0] When it reaches your discard pile, you lose no HP by it alone.
       *[other] When it reaches your discard pile, you lose { $lost } HP.
    } Action: discard it from your hand to gain 1 Power.
fables-text-blood = Not a real card: a basic card of value { $value }, paid for in HP and worth no Power.

## Lines under the title

fables-line-basic =
    { $type ->
        [attack] Attack card
        [defense] Defense card
        [movement] Movement card
       *[joker] Joker
    } · level { $level } · cost { $cost }
fables-line-talent =
    { $type ->
        [attack] Attack Talent
        [defense] Defense Talent
       *[movement] Movement Talent
    } · level { $level } · cost { $cost }
fables-line-twist = Twist
fables-line-epic = Epic
fables-line-match = Match
fables-line-poison = Poison · level { $level }
fables-line-blood = Bloodletting · level { $level }
fables-line-relic = Relic · ◆ is the level of the Talent discarded
fables-line-house-relic = Relic of our own · ◆ is the level of the Talent discarded

fables-range = Range { $reach }.
fables-durable = Durable.

## Words for the table

fables-type-attack = Attack
fables-type-defense = Defense
fables-type-movement = Movement
fables-zone-hand = Hand
fables-zone-deck = Deck
fables-zone-discard = Discard pile
fables-zone-play = Play area
fables-zone-durables = Durable cards
fables-zone-twists = Twist area
fables-zone-epics = Epics
fables-zone-fate = Fate tokens
fables-zone-cache = Caches
fables-zone-shown = Shown
fables-zone-piles = Basic piles
fables-zone-reserves = Reserves
fables-zone-reserve-attack = Attack reserve
fables-zone-reserve-defense = Defense reserve
fables-zone-reserve-movement = Movement reserve
fables-zone-poison = Poison deck
fables-zone-matches = Match deck
fables-zone-relics = Relics
fables-phase-initial = Initial phase
fables-phase-refresh = Refresh phase
fables-phase-activation = Activation phase
fables-phase-end = End phase
fables-marker-hp = HP
fables-marker-defense = Defense
fables-marker-power = Power
fables-marker-threshold = Epic threshold
fables-square = Square { $square }
fables-track = Track { $track }
fables-distance = Distance { $distance }
fables-out = Eliminated
fables-mode-1v1 = 1v1
fables-mode-2v2 = 2v2
fables-pile-basic = { $card } pile
fables-pile-reserve =
    { $type ->
        [attack] attack reserve
        [defense] defense reserve
       *[movement] movement reserve
    } of { $who }

## Clauses several cards share

fables-effect-damage = Inflict { $amount } damage.
fables-effect-defense = Gain { $amount } Defense.
fables-effect-power = Gain { $amount } Power.
fables-effect-recover = Recover { $amount } HP.
fables-effect-draw =
    Draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
fables-effect-mill =
    { $amount ->
        [one] The top card of the opponent’s deck goes to her discard pile.
       *[other] The top { $amount } cards of the opponent’s deck go to her discard pile.
    }
fables-effect-knock-back-up-to =
    Knock the opponent back up to { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    }.
fables-effect-knock-back =
    Knock the opponent back { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    }.
fables-effect-pull =
    Pull the opponent { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    } towards you, as far as the square next to yours.
fables-effect-place-beside = Place yourself on a free square next to the opponent.
fables-effect-foe-discards =
    The opponent discards { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of her choice.

## Moves

# Beside an offer: what it comes to
fables-forecast-hit =
    { $damage ->
        [0] { $absorbed } absorbed
       *[other]
            { $absorbed ->
                [0] { $damage } damage
               *[other] { $absorbed } absorbed, { $damage } damage
            }
    }
fables-forecast-distance = distance { $before } → { $after }
fables-forecast-hp = HP { $before } → { $after }
fables-forecast-defense = Defense { $before } → { $after }
fables-forecast-power = Power { $before } → { $after }
fables-forecast-whose = { $who }: { $what }
fables-forecast-on-you = on yourself: { $what }

# Before a move that hardly anybody means
fables-warning-defeat = This eliminates you.
fables-warning-out-of-reach = Nobody is in reach: this Attack does nothing.
fables-warning-attack-left = You can still hit with { $card }; what is left in your hand is discarded.
fables-warning-defense-left = You can still defend with { $card }; what is left in your hand is discarded.
fables-warning-power-left = You have { $power } Power left, which is lost with your turn: it still buys something.

fables-move-end = End your activation phase
fables-move-focus = Focus: give up this phase to destroy a card
fables-move-attack = Attack with { $card }
fables-move-defend = Defend with { $card }
fables-move-move = Move with { $card }
fables-move-use = Use { $card } with { $basic }
fables-move-use-free = Use { $card } without a basic card
fables-move-epic = Use the Epic { $card }
fables-move-buy = Buy { $card } for { $price } Power
fables-move-relic = Discard { $card } to use { $relic } on square { $square }
fables-move-switch = Switch lanes by discarding { $card }
fables-move-store = Store { $card } in a cache
fables-move-fetch = Take { $card } back from a cache
fables-move-dose = Discard { $card } for 1 Power
fables-move-tentacle = Discard { $card } to move a Tentacle
fables-move-kindle = Put a Match on the opponent’s deck
fables-move-nudge-left = Shift the opponent to the left
fables-move-nudge-right = Shift the opponent to the right
fables-move-apex = Discard { $card } for { fables-card-apex-force-approved }
fables-move-add = Add { $card }
fables-move-go = That is all: carry out the action
fables-move-left = To the left
fables-move-left-by =
    { $number ->
        [one] { $number } square to the left
       *[other] { $number } squares to the left
    }
fables-move-right = To the right
fables-move-right-by =
    { $number ->
        [one] { $number } square to the right
       *[other] { $number } squares to the right
    }
fables-move-yes = Yes
fables-move-no = No
fables-move-number = { $number }
fables-move-from-hand = { $card } from your hand
fables-move-from-discard = { $card } from your discard pile
fables-move-choose = { $card }
fables-move-to = Square { $number }
fables-move-pile = { $pile }
fables-move-done = Leave it at that
fables-move-keep = Keep this hand
fables-move-mulligan = Take a mulligan
fables-move-resolve = { $card }
fables-move-resolve-sheet = The special rule of { $who }
fables-move-resolve-epic = Choose your Epic
fables-move-avatar = Avatar: { $avatar }
fables-move-start = Square { $number } of track { $track }
fables-move-token = The Tentacle on square { $number }
fables-move-on-top = Put { $card } back on top of the deck
fables-move-discard = Discard { $card }

## Questions

fables-ask-action = It is your turn: choose an action.
fables-ask-add-attack = Add another card to your Attack, or carry it out?
fables-ask-add-defense = Add another card to your Defense, or carry it out?
fables-ask-add-movement = Add another card to your Move, or go left or right?
fables-ask-direction = In which direction do you move?
fables-ask-knock-back = How many squares do you knock the opponent back, up to { $amount }?
fables-ask-place-beside = { $source }: on which square next to the opponent do you place yourself?
fables-ask-discard =
    { $amount ->
        [one] Choose a card to discard.
       *[other] You must discard { $amount } cards: choose one.
    }
fables-ask-focus = Focus: which card do you destroy?
fables-ask-start-order = Your turn begins: which effect comes next?
fables-ask-end-order = Your turn ends: which effect comes next?
fables-ask-respond = Which response comes next?
fables-ask-epic = You have reached your Epic threshold: choose your Epic. The others leave the game.
fables-ask-accept-damage = { $source } protects you. Do you accept the { $damage } damage all the same?
fables-ask-mulligan = Keep this hand, or shuffle it into your deck and draw as many cards again?
fables-ask-start-square = Choose your starting square.

## What would make a refused move legal

fables-remedy-less-defense = Your Defense is not lower than hers.
fables-remedy-nobody-here = No opponent is on your track.
fables-remedy-occupied = That square is occupied.
fables-remedy-end-of-track = The track ends there.
fables-remedy-no-movement-card = That takes a Movement card or a Joker from your hand.
fables-remedy-no-tentacle = There is no Tentacle on the track.
fables-remedy-no-match-left = There is no Match left in the supply.
fables-remedy-after-a-talent = That has to follow a Talent directly.
fables-remedy-no-free-cache = No Onboard Cache is free.
fables-remedy-not-stored = That card is not stored there.
fables-remedy-nothing-to-repeat = You have taken no action this turn that could be repeated.
fables-remedy-beyond-range-1 = The opponent is not next to you: Attack cards reach range 1.
fables-remedy-not-now = That is no action of your activation phase.
fables-remedy-game-begun = The game has begun: hands are kept or drawn anew before it.
fables-remedy-too-late-to-focus = You have already taken an action this turn.
fables-remedy-nothing-to-focus-on = Your hand and your discard pile are empty.
fables-remedy-no-poison = You hold no such Poison.
fables-remedy-no-relic-mode = This game is played without Relics.
fables-remedy-relic-used = You have already triggered a Relic this turn.
fables-remedy-not-your-square = That is not the Relic of your square.
fables-remedy-not-refilled-yet = Your square has no Relic until the end of the turn.
fables-remedy-no-talent = That takes a Talent card with a level from your hand.
fables-remedy-not-in-hand = That card is not in your hand.
fables-remedy-not-a-talent = That card is no Talent.
fables-remedy-not-an-epic = That card is no Epic in your hand.
fables-remedy-no-basic-of-type =
    { $amount ->
        [0] You have no Attack card or Joker in hand to use it with.
        [1] You have no Defense card or Joker in hand to use it with.
       *[other] You have no Movement card or Joker in hand to use it with.
    }
fables-remedy-wrong-basic = That Talent takes a basic card of its own type, or a Joker.
fables-remedy-not-in-a-duel = There is only one track in this game.
fables-remedy-last-two = With one Fable left in each team nobody changes tracks.
fables-remedy-switch-occupied = An opponent stands where you or your partner would go.
fables-remedy-empty-pile = That pile is empty.
fables-remedy-not-on-top = That card is not on top of its reserve.
fables-remedy-not-for-sale = That card is not for sale.
fables-remedy-not-her-action = Your Fable has no such action now.
fables-remedy-no-basic-card = A Talent takes a basic card of its type, or a Joker, from your hand.
fables-remedy-wrong-type = That card is of another type.
fables-remedy-used-this-turn = You have already used that this turn.
fables-remedy-out = You are out of the game.
fables-remedy-composing = First finish the action that you have begun.
fables-remedy-closer =
    { $amount ->
        [one] You are { $amount } square too far away.
       *[other] You are { $amount } squares too far away.
    }
fables-remedy-power = You need { $amount } more Power.

## The log

fables-log-first = { $who } plays first.
fables-log-turn = Turn { $turn }: { $who }.
fables-log-placed = { $who } is placed on square { $square }.
fables-log-mulligan = { $who } takes a mulligan.
fables-log-draw =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
fables-log-draw-own = { $who } draws { $cards }.
fables-log-reshuffle = { $who } shuffles her discard pile into a new deck.
fables-log-attack = { $who } attacks with { $cards }.
fables-log-defend = { $who } defends herself with { $cards }.
fables-log-move = { $who } moves with { $cards }.
fables-log-use =
    { $count ->
        [1] { $who } uses { $card }.
       *[other] { $who } uses { $card } with { $rest }.
    }
fables-log-epic = { $who } uses the Epic { $cards }.
fables-log-buy = { $who } buys { $cards }.
fables-log-gain = { $who } gains { $cards }.
fables-log-unlock = { $who } unlocks the Twist { $cards }.
fables-log-focus = { $who } gives up her activation phase to Focus.
fables-log-discard = { $who } discards { $cards }.
fables-log-destroy = { $who } destroys { $cards }.
fables-log-mill = { $who } discards { $cards } from the top of her deck.
fables-log-poison = { $who } is poisoned by { $cards }.
fables-log-inflict =
    { $oneself ->
        [yes] { $who } inflicts { $count } damage on herself.
       *[no] { $who } inflicts { $count } damage on { $foe }.
    }
fables-log-more-damage = { $who } inflicts { $count } more damage.
fables-log-reduce = { $who } reduces the damage by { $count }.
fables-log-take =
    { $count ->
        [0] { $who } takes no damage.
       *[other]
            { $absorbed ->
                [0] { $who } takes { $count } damage and loses { $lost } HP.
               *[other]
                    { $lost ->
                        [0] { $who } takes { $count } damage, all absorbed by Defense.
                       *[other] { $who } takes { $count } damage: Defense absorbs { $absorbed }, and { $lost } HP are lost.
                    }
            }
    }
fables-log-lose = { $who } loses { $count } HP.
fables-log-recover = { $who } recovers { $count } HP.
fables-log-defense = { $who } gains { $count } Defense.
fables-log-power = { $who } gains { $count } Power.
fables-log-moves = { $who } is now on square { $square }.
fables-log-switch = { $who } switches lanes.
fables-log-comes-over = { $who } comes over to the other track, onto square { $square }.
fables-log-epic-chosen = { $who } secretly chooses an Epic.
fables-log-epic-chosen-own = { $who } secretly chooses the Epic { $cards }.
fables-log-epic-shown = { $who } chooses the Epic { $cards }, which goes to her Twist area.
fables-log-eliminated = { $who } is eliminated.
fables-log-concede = { $who } concedes.

## How a game ended

fables-number-hp = HP
fables-column-hp = HP
fables-column-damage = Damage dealt
fables-column-epics = Epics used
fables-end-blow = { $who } has no HP left: { $foe } dealt the last { $count } damage.
fables-end-blow-by = { $who } has no HP left: { $foe } dealt the last { $count } damage with { $cards }.
fables-end-loss = { $who } has no HP left: she lost the last { $count } without a blow.
fables-end-loss-by =
    { $who } has no HP left: { $count ->
        [one] the last one was
       *[other] the last { $count } were
    } lost to { $cards }.
fables-end-concede = { $who } gave up.
fables-end-left = { $who } left and did not come back.
fables-end-cap = The agreed { $turn } turns are over and nobody has won.
fables-fell-blow = { $who } was out since turn { $turn }: { $foe } dealt her the last { $count } damage.
fables-fell-blow-by = { $who } was out since turn { $turn }: { $foe } dealt her the last { $count } damage with { $cards }.
fables-fell-loss = { $who } was out since turn { $turn }: she lost her last { $count } HP without a blow.
fables-fell-loss-by = { $who } was out since turn { $turn }: her last { $count } HP were lost to { $cards }.
fables-fell-concede = { $who } had given up in turn { $turn }.
fables-fell-left = { $who } had left in turn { $turn }.
fables-note-blow = Out in turn { $turn }, by { $foe }
fables-note-blow-by = Out in turn { $turn }, by { $foe } with { $cards }
fables-note-loss = Out in turn { $turn }
fables-note-loss-by = Out in turn { $turn }, by { $cards }
fables-note-concede = Gave up in turn { $turn }
fables-note-left = Left in turn { $turn }
