### VTES at the table: phases, windows, moves, questions, the log, decks.

vtes-game = Vampire: The Eternal Struggle
vtes-methuselah = Methuselah { $letter }
vtes-card-of = { $card } ({ $who })
vtes-card-on = { $card } on { $host }
vtes-card-nth =
    { $number ->
        [1] { $card } (1st)
        [2] { $card } (2nd)
        [3] { $card } (3rd)
       *[other] { $card } ({ $number }th)
    }
vtes-card-with-blood = { $card } (blood { $blood })
vtes-card-hidden = a face-down crypt card

## Phases

vtes-phase-unlock = Unlock
vtes-phase-master = Master
vtes-phase-minion = Minion
vtes-phase-influence = Influence
vtes-phase-discard = Discard
vtes-phase-name-unlock = unlock phase
vtes-phase-name-master = master phase
vtes-phase-name-minion = minion phase
vtes-phase-name-influence = influence phase
vtes-phase-name-discard = discard phase
vtes-stops-relations = Who and what
vtes-stops-actions = During actions
vtes-stops-cards = Cards and referendums
vtes-stops-combat = In combat
vtes-stops-phases = In phases of others
vtes-stop-when-target = I am the target
vtes-stop-when-block = I may block
vtes-stop-when-prey = my prey acts
vtes-stop-when-predator = my predator acts
vtes-stop-when-others = somebody else acts
vtes-stop-when-master = a master is played
vtes-stop-when-referendum = a referendum is called
vtes-stop-when-combat = there is a combat
vtes-stop-at-unlock = unlock phase
vtes-stop-at-master = master phase
vtes-stop-at-minion = minion phase
vtes-stop-at-influence = influence phase
vtes-stop-at-discard = discard phase
vtes-stop-at-announced = as it is announced
vtes-stop-at-no-attempt = before a block attempt
vtes-stop-at-attempt = during a block attempt
vtes-stop-at-declined = after blocks are declined
vtes-stop-at-would-succeed = as it would succeed
vtes-stop-at-after-action = after the action
vtes-stop-at-blocked = before the block is resolved
vtes-stop-at-before-range = before range
vtes-stop-at-maneuvers = maneuvers
vtes-stop-at-before-strikes = before strikes
vtes-stop-at-strikes-chosen = strikes are chosen
vtes-stop-at-damage = damage
vtes-stop-at-additional-strikes = additional strikes
vtes-stop-at-press = presses
vtes-stop-at-end-of-round = end of the round
vtes-stop-at-combat-ending = combat is about to end
vtes-stop-at-after-combat = after combat
vtes-stop-at-to-torpor = on the way to torpor
vtes-stop-at-polling = polling
vtes-stop-at-after-referendum = after the referendum
vtes-stop-at-as-played = as a card is played
vtes-stop-at-between-actions = between two actions
vtes-stop-at-would-be-ousted = when somebody is about to be ousted

## What an action does, told while it is going on

vtes-doing-bleed =
    { $with ->
        [yes] { $minion } bleeds { $foe } for { $amount } with { $card }.
       *[no] { $minion } bleeds { $foe } for { $amount }.
    }
vtes-doing-hunt =
    { $with ->
        [yes] { $minion } hunts with { $card }.
       *[no] { $minion } hunts.
    }
vtes-doing-equip =
    { $with ->
        [yes] { $minion } wants to equip with { $card }.
       *[no] { $minion } wants to take equipment.
    }
vtes-doing-employ = { $minion } wants to employ { $card }.
vtes-doing-recruit = { $minion } wants to recruit { $card }.
vtes-doing-politics =
    { $with ->
        [yes] { $minion } calls a referendum: { $card }.
       *[no] { $minion } calls a referendum.
    }
vtes-doing-leave-torpor = { $minion } wants to leave torpor.
vtes-doing-rescue = { $minion } wants to rescue { $target }: they pay { $paid } and { $rest } blood.
vtes-doing-diablerise = { $minion } wants to diablerise { $target }.
vtes-doing-become-anarch = { $minion } wants to become an Anarch.
vtes-doing-enter-combat = { $minion } wants to enter combat with { $target }.
vtes-doing-card =
    { $with ->
        [yes] { $minion } acts with { $card }.
       *[no] { $minion } acts.
    }

## Windows: what is asked of whoever has the impulse

vtes-window-unlock =
    { $role ->
        [acting] Your unlock phase: do you use anything?
       *[other] The unlock phase of { $who }: do you use anything?
    }
vtes-window-master =
    { $role ->
        [acting] { $left ->
            [one] Your master phase: { $left } master phase action left.
           *[other] Your master phase: { $left } master phase actions left.
        }
       *[other] The master phase of { $who }: do you use anything?
    }
vtes-window-minion =
    { $role ->
        [acting] Your minion phase: which minion acts?
       *[other] The minion phase of { $who }: do you use anything?
    }
vtes-window-influence =
    { $role ->
        [acting] { $left ->
            [one] Your influence phase: { $left } transfer left.
           *[other] Your influence phase: { $left } transfers left.
        }
       *[other] The influence phase of { $who }: do you use anything?
    }
vtes-window-discard =
    { $role ->
        [acting] { $left ->
            [one] Your discard phase: { $left } discard phase action left.
           *[other] Your discard phase: { $left } discard phase actions left.
        }
       *[other] The discard phase of { $who }: do you use anything?
    }
vtes-window-announced = { $doing } The action is announced: do you use anything?
vtes-window-no-attempt =
    { $role ->
        [acting] { $doing } Stealth { $stealth }; nobody is blocking so far.
        [target] { $doing } Stealth { $stealth }: do you block?
       *[other] { $doing } Stealth { $stealth }: do you use anything?
    }
vtes-window-attempt = { $doing } { $blocker } attempts to block: intercept { $intercept } against stealth { $stealth }.
vtes-window-declined =
    { $role ->
        [target] { $doing } Nobody blocks: do you use anything before the action succeeds?
       *[other] { $doing } Nobody blocks: do you use anything?
    }
vtes-window-would-succeed = { $doing } The action is about to succeed: do you use anything?
vtes-window-after-action = { $doing } The action is over: do you use anything?
vtes-window-blocked = { $doing } { $blocker } blocks: do you use anything before the block is resolved?
vtes-window-before-range = { $minion } against { $other }, round { $round }: do you use anything before range?
vtes-window-maneuvers =
    { $range ->
        [0] { $minion } against { $other }, at close range: do you maneuver?
       *[other] { $minion } against { $other }, at long range: do you maneuver?
    }
vtes-window-before-strikes =
    { $range ->
        [0] { $minion } against { $other }, at close range: do you use anything before strikes?
       *[other] { $minion } against { $other }, at long range: do you use anything before strikes?
    }
vtes-window-strike =
    { $range ->
        [0] { $minion } against { $other }, at close range: choose a strike.
       *[other] { $minion } against { $other }, at long range: choose a strike.
    }
vtes-window-strikes-chosen = { $minion } against { $other }: the strikes are chosen. Do you use anything?
vtes-window-damage =
    { $aggravated ->
        [0] { $amount } damage is coming to { $victim }: do you prevent any?
       *[other] { $amount } damage is coming to { $victim }, { $aggravated } of it aggravated: do you prevent any?
    }
vtes-window-additional-strikes = { $minion } against { $other }: do you use additional strikes?
vtes-window-press =
    { $pressed ->
        [0] { $minion } against { $other }: the combat is about to end. Do you press?
       *[other] { $minion } against { $other }: the combat is about to go on. Do you press?
    }
vtes-window-end-of-round = { $minion } against { $other }: the round is over. Do you use anything?
vtes-window-combat-ending = { $minion } against { $other }: the combat is about to end. Do you use anything?
vtes-window-after-combat = The combat is over: do you use anything?
vtes-window-to-torpor = { $victim } is about to go to torpor: do you use anything?
vtes-window-polling =
    { $hunt ->
        [yes] Blood hunt on { $caller }: { $for ->
            [one] { $for } vote
           *[other] { $for } votes
        } for, { $against } against. Do you vote?
       *[no] Referendum, { $called }: { $for ->
            [one] { $for } vote
           *[other] { $for } votes
        } for, { $against } against. Do you vote?
    }
vtes-window-after-referendum = The referendum is over: do you use anything?
vtes-window-as-played = { $chosen ->
        [yes] { $player } plays { $card } and chooses { $foe }: do you answer?
       *[no] { $player } plays { $card }: do you answer?
    }
vtes-window-between-actions = An action is over: do you use anything before the next one?
vtes-window-would-be-ousted = Somebody has no pool left: do you keep that Methuselah in the game?

## What passing does

vtes-pass-unlock = { $role ->
        [acting] Go on to the master phase
       *[other] Pass: use nothing
    }
vtes-pass-master = { $role ->
        [acting] Go on to the minion phase
       *[other] Pass: use nothing
    }
vtes-pass-minion = { $role ->
        [acting] No more actions: go on to the influence phase
       *[other] Pass: use nothing
    }
# Beside an offer: what it comes to
vtes-forecast-pool =
    { $role ->
        [me] your pool { $before } → { $after }
        [prey] your prey’s pool { $before } → { $after }
        [predator] your predator’s pool { $before } → { $after }
       *[other] pool of { $who } { $before } → { $after }
    }
vtes-forecast-waiting =
    { $full ->
        [yes] blood { $after } of { $most }: can arrive
       *[no] blood { $after } of { $most }
    }
vtes-forecast-blood =
    { $what ->
        [life] { $card }: life { $before } → { $after }
       *[blood] { $card }: blood { $before } → { $after }
    }
vtes-forecast-torpor = { $card } goes to torpor
vtes-forecast-bleed = bleed { $before } → { $after }
vtes-forecast-stealth = stealth { $before } → { $after }
vtes-forecast-intercept = intercept { $before } → { $after }
vtes-forecast-for = votes for { $before } → { $after }
vtes-forecast-against = votes against { $before } → { $after }

# Before a move that hardly anybody means
vtes-warning-ousted = If nobody does anything more about it, this ousts you.
vtes-warning-ousts-you = This ousts you.
vtes-warning-full = { $card } has all its blood already: this point is wasted.
vtes-warning-waiting = { $card } has all its blood and would stay in the uncontrolled region.
vtes-warning-brink = This leaves you { $left ->
        [0] no pool
       *[other] { $left } pool
    }.

vtes-pass-influence = { $role ->
        [acting] Go on to the discard phase
       *[other] Pass: use nothing
    }
vtes-pass-discard = { $role ->
        [acting] End your turn
       *[other] Pass: use nothing
    }
vtes-pass-announced =
    { $role ->
        [acting] Pass: go on to block attempts
       *[other] Pass: use nothing
    }
vtes-pass-no-attempt =
    { $role ->
        [acting] Pass: see whether anybody blocks
        [target] { $amount ->
            [0] Pass: do not block
           *[other] Pass: do not block the bleed of { $amount }
        }
       *[other] Pass: use nothing
    }
vtes-pass-attempt =
    { $blocks ->
        [yes] Pass: as it stands, the block succeeds
       *[no] Pass: as it stands, the block fails
    }
vtes-pass-declined =
    { $role ->
        [acting] Pass: go on with the action
        [target] { $amount ->
            [0] Pass: let the action succeed
           *[other] Pass: take the bleed of { $amount }
        }
       *[other] Pass: use nothing
    }
vtes-pass-would-succeed = Pass: let the action succeed
vtes-pass-after-action = Pass: let the action end
vtes-pass-blocked = Pass: let the block be resolved
vtes-pass-before-range = Pass: go on to range
vtes-pass-maneuvers =
    { $range ->
        [0] Pass: stay at close range
       *[other] Pass: stay at long range
    }
vtes-pass-before-strikes = Pass: go on to strikes
vtes-pass-strike = Pass: do not strike
vtes-pass-strikes-chosen = Pass: resolve the strikes
vtes-pass-damage =
    { $role ->
        [target] Pass: take { $amount } damage
       *[other] Pass: use nothing
    }
vtes-pass-additional-strikes = Pass: no additional strikes
vtes-pass-press =
    { $pressed ->
        [0] Pass: let the combat end
       *[other] Pass: fight another round
    }
vtes-pass-end-of-round = Pass: let the round end
vtes-pass-combat-ending = Pass: let the combat end
vtes-pass-after-combat = Pass: use nothing
vtes-pass-to-torpor = Pass: { $victim } goes to torpor
vtes-pass-polling = Pass: cast no more votes
vtes-pass-after-referendum = Pass: use nothing
vtes-pass-as-played = Pass: let { $card } be played
vtes-pass-between-actions = Pass: use nothing
vtes-pass-would-be-ousted = Pass: save nobody

## Moves

vtes-move-pass = Pass
vtes-move-play = Play { $card }
vtes-move-play-by = Play { $card } with { $by }
vtes-move-use = Use { $card }
vtes-move-use-by = { $by } acts with { $card }
vtes-move-effect = { $by } uses the effect of { $card }
vtes-move-at = { $move }: { $levels }
vtes-discipline-at =
    { $level ->
        [superior] { $discipline }, superior
       *[basic] { $discipline }, basic
    }
vtes-move-which = { $move } — { $text }
vtes-move-bleed = { $card } bleeds { $foe } for { $amount }
vtes-move-hunt = { $card } hunts
vtes-move-take-equipment = { $card } takes equipment from { $other }
vtes-move-leave-torpor = { $card } leaves torpor (2 blood)
vtes-move-rescue = { $card } rescues { $other }
vtes-move-diablerise = { $card } diablerises { $other }
vtes-move-become-anarch = { $card } becomes an Anarch
vtes-move-block = Block with { $card }
vtes-move-strike = Hand strike for { $amount }
vtes-move-maneuver = Maneuver
vtes-move-press =
    { $way ->
        [0] Press to end the combat
       *[other] Press to continue the combat
    }
vtes-move-transfer = Move 1 pool to { $card }
vtes-move-take-back = Take back 1 blood from { $card } (2 transfers)
vtes-move-draw-crypt = Draw a crypt card (4 transfers, 1 pool)
vtes-move-arrive = Move { $card } to your ready region
vtes-move-merge = Merge { $card } (4 transfers, 1 pool)
vtes-move-discard = Discard { $card }
vtes-move-vote =
    { $side ->
        [0] { $amount ->
            [one] { $card }: { $amount } vote against
           *[other] { $card }: { $amount } votes against
        }
       *[other] { $amount ->
            [one] { $card }: { $amount } vote for
           *[other] { $card }: { $amount } votes for
        }
    }
vtes-move-vote-edge =
    { $side ->
        [0] Burn the Edge: 1 vote against
       *[other] Burn the Edge: 1 vote for
    }
vtes-move-vote-card =
    { $side ->
        [0] { $card }: 1 vote against
       *[other] { $card }: 1 vote for
    }
vtes-move-pay-contest = Burn 1 pool to go on contesting { $card }
vtes-move-pay-contest-title = Burn 1 blood to go on contesting the title of { $card }
vtes-move-yield = Yield { $card }
vtes-move-yield-title = Yield the title of { $card }
vtes-move-edge = Gain 1 pool from the Edge
vtes-move-unlock = Burn 1 pool to unlock { $card }
vtes-move-burn-option = Discard { $card } and draw (burn option)
vtes-move-withdraw = Announce that you withdraw
vtes-move-yes = Yes
vtes-move-no = No
vtes-move-no-rescue-share = No: not with its blood
vtes-move-done = No more
vtes-move-done-arrive = Leave the others uncontrolled
vtes-move-done-take-equipment = Take nothing more
vtes-move-done-learn = Learn nothing
vtes-move-done-aim = Aim at no retainer
vtes-move-number = { $number }
vtes-move-choose = { $card }
vtes-move-target = { $card }
vtes-move-uncontrolled = { $card }
vtes-move-player = { $who }
vtes-move-pay-pool = Pay with pool
vtes-move-pay-blood = Pay with blood of { $card }
vtes-move-for = For
vtes-move-against = Against
vtes-move-discipline = { $discipline }
vtes-move-clan = { $clan }
vtes-move-sect = { $sect }
vtes-move-long = Long range
vtes-move-close = Close range
vtes-move-mark = Mark { $card } (master phase action)
vtes-move-hunt-down = { $card } hunts down { $other } (1 blood)
vtes-move-done-trophy = Take no trophy
vtes-move-fetch =
    { $zone ->
        [0] { $card }, from your hand
        [1] { $card }, from your library
       *[other] { $card }, from your ash heap
    }
vtes-move-no-price-of-attempt = No: give up the attempt

## Why something is refused: the sentence before the rule

vtes-why-no-minion = You have no minion that could play { $card }.
vtes-why-name-a-minion = Say which of your minions plays { $card }.
vtes-why-not-in-hand = { $card } is not in your hand.
vtes-why-no-such-use = { $card } has no such use.
vtes-why-master = { $card } is a master card: you play it in your own master phase, with a master phase action.
vtes-why-master-used = You have used your master phase action.
vtes-why-out-of-turn = { $card } is an out-of-turn master: you play it in the turn of another Methuselah.
vtes-why-out-of-turn-played = You have already played an out-of-turn master since your last turn.
vtes-why-event = { $card } is an event: you play it in your own discard phase, with a discard phase action.
vtes-why-event-played = You have already played an event this turn.
vtes-why-event-once = { $card } has already been played in this game.
vtes-why-discard-used = You have used your discard phase action.
vtes-why-combat = { $card } is a combat card, played during combat by one of the two combatants.
vtes-why-modifier = { $card } is an action modifier, played by your acting minion during its action.
vtes-why-reaction = { $card } is a reaction, played by a ready unlocked minion during an action of another Methuselah.
vtes-why-only-combat-cards = { $card } is no combat card, and nothing else is played during a combat.
vtes-why-moment =
    { $how ->
        [play] { $card } is played { $when }.
       *[use] { $card } is used { $when }.
    }
vtes-why-not-at = { $card } is not used { $now }.
vtes-why-during-action = during an action, before it is resolved
vtes-why-during-combat = during combat
vtes-why-no-action = No action is going on.
vtes-why-no-combat = There is no combat.
vtes-why-phase = That is done { $when }.
vtes-why-your-phase = That is for { $who }, whose turn it is.
vtes-why-minion-phase = Your minions act in your own minion phase.
vtes-why-action-going-on = One action at a time: { $actor } is still acting.
vtes-why-not-your-minion = That is no minion of yours.
vtes-why-no-minion-plays = You play { $card } yourself, not one of your minions.
vtes-why-own-copy = { $card } is unique, and you already control a copy.
vtes-why-master-requires = { $card } requires { $requires }, and you control no ready vampire like that.
vtes-why-recruited = { $minion } has only just been recruited, and acts from your next turn on.
vtes-why-must-hunt = { $minion } has no blood, and must hunt.
vtes-why-must-obey = { $minion } has another action that it must take first.
vtes-why-mandatory-first = One of your minions has a mandatory action, which comes first.
vtes-why-slave = { $minion } is a slave, and takes no directed action without a ready vampire of the clan it serves.
vtes-why-sterile = { $minion } is sterile, and puts no new vampires into play.
vtes-why-vehicle = { $minion } already has a vehicle.
vtes-why-only-vampires = { $minion } is no vampire, and only vampires take political actions.
vtes-why-only-vampires-hunt = { $minion } is no vampire, and only vampires hunt.
vtes-why-not-in-torpor = { $minion } is not in torpor.
vtes-why-leave-cost = Leaving torpor costs 2 blood, more than { $minion } has.
vtes-why-become-anarch = Only a vampire without a title that is not an Anarch yet can become one.
vtes-why-anarch-cost = { $minion } has too little blood to become an Anarch.
vtes-why-vampire-in-torpor = That takes a ready vampire of yours, and a vampire in torpor.
vtes-why-out-of-reach = That minion cannot be the target of actions of other Methuselahs.
vtes-why-cannot-hunt = This vampire does not hunt as normal.
vtes-why-rescue-cost = The two vampires do not have the 2 blood that a rescue costs.
vtes-why-cannot-diablerise = { $minion } cannot commit diablerie.
vtes-why-take-from = Equipment is taken from another minion of yours.
vtes-why-no-equipment = { $target } has no equipment that { $minion } could take.
vtes-why-red-list = { $card } is not on the Red List.
vtes-why-marked = { $card } is yours, or already marked by you.
vtes-why-not-marked = That takes a vampire of yours, and a minion that you have marked.
vtes-why-not-ready-foe = { $target } is not a ready minion of another Methuselah.
vtes-why-hunt-down-cost = Hunting down costs 1 blood, and { $minion } has none.
vtes-why-acting-minion = Only the acting minion, { $actor }, can play { $card } now.
vtes-why-other-than-actor = { $card } is played by another minion of yours than the acting one.
vtes-why-blood-hunt = No action modifiers or reactions are played in the referendum on a blood hunt.
vtes-why-not-ready = { $minion } is not ready.
vtes-why-cannot-react = { $minion } cannot react now.
vtes-why-needs-locked = { $card } is for a locked minion.
vtes-why-combatant = { $card } is for a minion that is not one of the two combatants.
vtes-why-not-combatant = Only a combatant of yours can play { $card }.
vtes-why-not-in-this-combat = None of your minions is in this combat.
vtes-why-same-card = { $minion } has already played { $card } in this action.
vtes-why-spent = { $card } has been played already. { $limit }
vtes-why-repeated = { $minion } has already done that this turn.
vtes-why-not-again = A card forbids this political action for the rest of the turn.
vtes-why-pool = { $card } costs { $cost } pool, and you have { $pool }.
vtes-why-ally-pays = { $card } costs blood, and { $minion } is no vampire.
vtes-why-not-in-play = That card is not in play.
vtes-why-contested = { $card } is contested, and out of play until that is settled.
vtes-why-nothing-to-use = { $card } offers nothing to be used.
vtes-why-card-locked = { $card } is locked.
vtes-why-stolen = { $card } has been stolen in this round, and cannot be used in it.
vtes-why-used = { $card } has already been used: once is all.
vtes-why-not-yours = { $card } is not yours to use.
vtes-why-transfers = You have too few transfers left.
vtes-why-granted = { $card } has granted nothing of the kind now.
vtes-why-no-terms = Its terms cannot be chosen now, so the referendum cannot be called.
vtes-why-mandatory-use = Something mandatory in this window comes first.
vtes-why-stealth-not-needed = More stealth is not needed now: nobody is attempting a block that would succeed.
vtes-why-intercept-not-needed = More intercept is for the minion that is attempting to block, while the stealth is higher than its intercept.
vtes-why-no-bleed = { $card } is for a bleed, and nobody is bleeding.
vtes-why-limited-used = A bleed bonus marked “(limited)” has already been used in this action.
vtes-why-no-attempt = Nobody is attempting to block.
vtes-why-hostage = A vampire with a hostage counter can be neither moved to the ready region nor diablerised.
vtes-why-barred = Another card has barred { $card }: nobody can play it any more this turn.
vtes-why-nothing-to-cancel = { $card } is for cancelling another kind of card as it is played.
vtes-why-block-when = A block is attempted while an action is going on and nobody else is attempting one.
vtes-why-may-not-block = This action is not yours to block.
vtes-why-declined = You have declined to block this action.
vtes-why-prey-first = The prey of the acting Methuselah decides first whether to block.
vtes-why-attempt-cost = { $minion } cannot pay what a block attempt costs here.
vtes-why-locked-blocks = { $minion } is not a ready unlocked minion, nor awake, and so cannot block.
vtes-why-may-not-play = A card in play keeps { $minion } from playing this one.
vtes-why-cannot-block = { $minion } cannot block this action.
vtes-why-cannot-be-blocked = The actions of { $actor } cannot be blocked now.
vtes-why-strike-when = Strikes are chosen in the strike step of a combat, the acting minion first, each by its own combatant.
vtes-why-must-strike = Your combatant has to choose a strike.
vtes-why-committed = A maneuver has bound this combatant to another strike.
vtes-why-cannot-strike = This combatant cannot use the maneuver of a strike: its strike is chosen, bound or prevented.
vtes-why-cannot-strike-with-weapon = This combatant cannot strike with weapons.
vtes-why-no-dodge = This combatant cannot dodge now.
vtes-why-no-combat-ends = This combatant cannot end the combat now.
vtes-why-only-near = This maneuver is only to close range.
vtes-why-only-far = This strike is usable at long range only.
vtes-why-unusable-equipment = This combatant cannot use equipment now.
vtes-why-no-weapons = This combatant cannot strike with weapons now.
vtes-why-hands-only = This combatant can only make hand strikes now.
vtes-why-range-set = The range of this round is fixed: nobody can maneuver.
vtes-why-cannot-maneuver = This combatant cannot maneuver now.
vtes-why-maneuvered = Your side was the last to maneuver: it is the other side’s turn.
vtes-why-no-maneuver = Your combatant has no maneuver of its own to use now.
vtes-why-no-press = Your combatant has no press of its own to use now.
vtes-why-press-when = A press answers how the combat stands: to continue if it would end, to end if it would go on, never twice in a row.
vtes-why-cannot-press = This combatant cannot press now.
vtes-why-no-new-round = No further round or combat can follow this one.
vtes-why-nothing-to-prevent = There is no damage that { $card } could prevent.
vtes-why-additional-used = Your combatant already has additional strikes in this round.
vtes-why-nothing-lost = The opposing vampire has lost no blood to damage in this round.
vtes-why-no-referendum = There is no referendum to vote in.
vtes-why-vote-card = { $card } gives you no vote now: one political action card for each Methuselah, from her hand or the one that has called it.
vtes-why-cannot-vote = { $minion } cannot vote: that takes a ready vampire of yours.
vtes-why-no-votes = { $minion } has no votes left to cast.
vtes-why-one-way = { $minion } has already voted the other way.
vtes-why-vote-cost = { $minion } cannot pay the blood that this vote costs.
vtes-why-no-edge = You do not have the Edge.
vtes-why-draw-crypt = That takes 4 transfers, 1 pool and a card in your crypt.
vtes-why-not-uncontrolled = That card is not in your uncontrolled region.
vtes-why-transfer = That takes 1 transfer and 1 pool, and you have { $left } left.
vtes-why-take-back = That takes 2 transfers and a counter on { $card }, and you have { $left } left.
vtes-why-arrive-at-end = At this table vampires move to the ready region at the end of the influence phase.
vtes-why-merge-cost = Merging takes 4 transfers and 1 pool, and you have { $left } left.
vtes-why-merge = You do not control the other version of { $card }.
vtes-why-edge-pool = You do not have the Edge, or have used it in this phase.
vtes-why-infernal = That takes 1 pool and a locked infernal minion.
vtes-why-burn-option = { $card } has no burn option, or you have already used one in this phase.
vtes-why-burn-option-met = You control a minion that meets the requirement of { $card }.
vtes-why-contest-first = First pay for your contested cards, or yield them.
vtes-why-title-first = First pay for your contested titles, or yield them.
vtes-why-no-contest = { $card } is not contested, or this phase has settled it.
vtes-why-no-title-contest = { $minion } contests no title, or this phase has settled it.
vtes-why-title-blood = { $minion } has no blood to pay with.
vtes-why-withdraw = That takes an empty library and less than a full hand as your turn begins.
vtes-why-out = You are out of the game.
vtes-why-condition =
    { $how ->
        [play] { $card } can only be played { $when }.
       *[use] { $card } can only be used { $when }.
    }
vtes-why-limit = { $card } cannot be used now. { $limit }
vtes-why-card-says = { $card } cannot do now what its text says: { $text }
vtes-why-in-torpor =
    { $by ->
        [nobody] Your minions that could play { $card } are in torpor.
       *[other] { $minion } is in torpor.
    }
vtes-why-locked =
    { $by ->
        [nobody] Your minions that could play { $card } are locked.
       *[other] { $minion } is locked.
    }
vtes-why-cannot-act =
    { $by ->
        [nobody] None of your minions that could play { $card } may act now.
       *[other] { $minion } may not act now.
    }
vtes-why-locked-reacts =
    { $by ->
        [nobody] Your minions are locked, and none of them is awake: only ready unlocked ones play reactions.
       *[other] { $minion } is locked and not awake: only ready unlocked minions play reactions.
    }
vtes-why-requires =
    { $by ->
        [nobody] { $card } requires { $requires }: none of your minions that could play it now is that.
       *[other] { $card } requires { $requires }, and { $minion } is not that.
    }
vtes-why-discipline =
    { $by ->
        [nobody] { $card } requires { $disciplines }: none of your minions that could play it now has that.
       *[other] { $card } requires { $disciplines }, which { $minion } does not have.
    }
vtes-why-blood =
    { $by ->
        [nobody] { $card } costs { $price } blood, more than your minions that could play it have.
       *[other] { $card } costs { $price } blood, and { $minion } has { $has }.
    }
vtes-why-at-level =
    { $level ->
        [superior] { $discipline } at superior level
       *[other] { $discipline } at basic level
    }
vtes-why-no-target =
    { $target ->
        [none] { $card } needs something that is not there.
       *[other] { $card } needs { $target } to be used on, and there is none.
    }
vtes-why-action =
    { $type ->
        [political-action] { $card } is a political action: a ready unlocked vampire takes it in your own minion phase.
        [equipment] { $card } is equipment: a ready unlocked minion equips with it in your own minion phase.
        [ally] { $card } is an ally: a ready unlocked minion recruits it in your own minion phase.
        [retainer] { $card } is a retainer: a ready unlocked minion employs it in your own minion phase.
       *[other] { $card } is an action card: a ready unlocked minion plays it in your own minion phase.
    }
vtes-why-arrive =
    { $missing ->
        [one] { $card } lacks 1 counter.
       *[other] { $card } lacks { $missing } counters.
    }

## Questions

vtes-ask-arrive = Which vampire moves to your ready region before the phase ends?
vtes-ask-diablerise = Diablerise { $source }?
vtes-ask-discard = { $source }: which card do you discard?
vtes-ask-discard-down = You have more cards than your hand size: which one do you discard?
vtes-ask-learn = { $source }: which Discipline does the diablerist learn?
vtes-ask-methuselah = { $source }: which Methuselah?
vtes-ask-redirect = { $source }: who becomes the target of the bleed?
vtes-ask-remove-crypt = { $source }: which uncontrolled card do you remove from the game?
vtes-ask-rescue-blood = A rescue costs 2 blood, which the two vampires share: how much does { $source } pay?
vtes-ask-rescue-share = Will { $source } pay { $amount } blood to be rescued from torpor?
vtes-ask-take-equipment = Which equipment do you take?
vtes-ask-target = { $source }: which target?
vtes-ask-uncontrolled = { $source }: which card of your uncontrolled region?
vtes-ask-villein = { $source }: how much blood do you move to your pool?
vtes-ask-x = { $source }: how much is X, at most { $amount }?
vtes-ask-aim = { $source }: which retainer do you aim at, if any?
vtes-ask-serve = Does { $source } lock and fight in place of the blocked vampire?
vtes-ask-trophy = Which trophy does { $source } get, if any?
vtes-ask-move-trophy = Give { $source } to the vampire that has burned a minion of the Red List?
vtes-ask-prevent-aggravated = { $source }: how many aggravated points do you prevent, at most { $amount }?
vtes-ask-price-of-attempt = Pay for the block attempt of { $source }? Otherwise it is given up.

## The log

vtes-log-turn = Turn { $turn }: { $who }.
vtes-log-step = { $who }: { $phase }.
vtes-log-plays =
    { $aimed ->
        [yes] { $who } plays { $card } on { $target }.
        [who] { $who } plays { $card } and chooses { $foe }.
       *[no] { $who } plays { $card }.
    }
vtes-log-plays-by =
    { $aimed ->
        [yes] { $minion } plays { $card } on { $target }.
        [who] { $minion } plays { $card } and chooses { $foe }.
       *[no] { $minion } plays { $card }.
    }
vtes-log-uses =
    { $aimed ->
        [yes] { $who } uses { $card } on { $target }.
       *[no] { $who } uses { $card }.
    }
vtes-log-action-bleed =
    { $with ->
        [yes] { $minion } bleeds { $foe } with { $card }.
       *[no] { $minion } bleeds { $foe }.
    }
vtes-log-action-hunt =
    { $with ->
        [yes] { $minion } hunts with { $card }.
       *[no] { $minion } hunts.
    }
vtes-log-action-equip =
    { $with ->
        [yes] { $minion } wants to equip with { $card }.
       *[no] { $minion } wants to take equipment.
    }
vtes-log-action-employ = { $minion } wants to employ { $card }.
vtes-log-action-recruit = { $minion } wants to recruit { $card }.
vtes-log-action-politics =
    { $with ->
        [yes] { $minion } calls a referendum: { $card }.
       *[no] { $minion } calls a referendum.
    }
vtes-log-action-leave-torpor = { $minion } wants to leave torpor.
vtes-log-action-rescue = { $minion } wants to rescue { $target } from torpor.
vtes-log-rescue-shares = Of the blood for it, { $minion } will pay { $amount } and { $other } { $rest }.
vtes-log-pays-no-rescue = { $who } will not let { $minion } pay for a rescue.
vtes-log-action-diablerise = { $minion } wants to diablerise { $target }.
vtes-log-action-become-anarch = { $minion } wants to become an Anarch.
vtes-log-action-enter-combat =
    { $with ->
        [yes] { $minion } wants to enter combat with { $target }: { $card }.
       *[no] { $minion } wants to enter combat with { $target }.
    }
vtes-log-action-card =
    { $with ->
        [yes] { $aimed ->
            [yes] { $minion } acts on { $target }: { $card }.
           *[no] { $minion } acts: { $card }.
        }
       *[no] { $minion } acts.
    }
vtes-log-attempts = { $minion } attempts to block.
vtes-log-attempt-fails = { $minion } fails to block.
vtes-log-blocked = { $minion } blocks the action.
vtes-log-bled =
    { $amount ->
        [0] The bleed of { $minion } takes nothing from { $foe }.
       *[other] The bleed of { $minion } takes { $amount } pool from { $foe }.
    }
vtes-log-edge = { $who } takes the Edge.
vtes-log-hunted =
    { $amount ->
        [0] { $minion } gains no blood from the hunt.
       *[other] { $minion } gains { $amount } blood from the hunt.
    }
vtes-log-combat = { $minion } and { $other } fight.
vtes-log-maneuver =
    { $range ->
        [0] { $who } maneuvers to close range.
       *[other] { $who } maneuvers to long range.
    }
vtes-log-range =
    { $range ->
        [0] They fight at close range.
       *[other] They fight at long range.
    }
vtes-log-hand-strike = { $minion } makes a hand strike.
vtes-log-press =
    { $way ->
        [0] { $who } presses to end the combat.
       *[other] { $who } presses to continue the combat.
    }
vtes-log-damage = { $minion } takes { $amount } damage.
vtes-log-steals = { $minion } steals { $amount } blood from { $other }.
vtes-log-torpor = { $minion } goes to torpor.
vtes-log-left-torpor = { $minion } leaves torpor.
vtes-log-burned = { $minion } is burned.
vtes-log-shuffled-in = { $who } shuffles { $minion } into the library.
vtes-log-diablerie = { $minion } diablerises { $other }.
vtes-log-blood-hunt = A blood hunt on { $minion } is put to the vote.
vtes-log-votes =
    { $side ->
        [0] { $minion } casts { $amount ->
            [one] { $amount } vote
           *[other] { $amount } votes
        } against.
       *[other] { $minion } casts { $amount ->
            [one] { $amount } vote
           *[other] { $amount } votes
        } for.
    }
vtes-log-votes-edge =
    { $side ->
        [0] { $who } burns the Edge: 1 vote against.
       *[other] { $who } burns the Edge: 1 vote for.
    }
vtes-log-votes-card =
    { $side ->
        [0] { $who } casts 1 vote against, with a political action card.
       *[other] { $who } casts 1 vote for, with a political action card.
    }
vtes-log-passes = The referendum passes: { $amount } to { $against }.
vtes-log-fails = The referendum fails: { $amount } to { $against }.
vtes-log-sect = { $minion } is now { $sect }.
vtes-log-title = { $minion } is now { $title }.
vtes-log-title-contested = { $minion } and { $other } contest a title.
vtes-log-contested = { $minion } is contested.
vtes-log-yields = { $who } yields { $card }.
vtes-log-gain-pool = { $who } gains { $amount } pool.
vtes-log-burn-pool = { $who } burns { $amount } pool.
vtes-log-transfer = { $who } moves 1 pool to an uncontrolled card.
vtes-log-transfer-own = { $who } moves 1 pool to { $cards }.
vtes-log-take-back = { $who } takes back 1 blood from an uncontrolled card.
vtes-log-take-back-own = { $who } takes back 1 blood from { $cards }.
vtes-log-draw-crypt = { $who } draws a crypt card.
vtes-log-draw-crypt-own = { $who } draws a crypt card: { $cards }.
vtes-log-arrive = { $minion } moves to the ready region of { $who }.
vtes-log-unlock = { $who } burns 1 pool to unlock { $card }.
vtes-log-returns = { $card } returns to { $who }.
vtes-log-draw =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
vtes-log-draw-own = { $who } draws { $cards }.
vtes-log-draw-instead = { $who } draws a card that lay face down on another.
vtes-log-draw-instead-own = { $who } draws { $cards }, which lay face down on another card.
vtes-log-from-library-to-this = { $who } moves cards from the library face down to a card in play.
vtes-log-from-library-to-this-own = { $who } moves { $cards } from the library face down to a card in play.
vtes-log-discard = { $who } discards { $card }.
vtes-log-ousted = { $who } is ousted.
vtes-log-withdraws = { $who } announces a withdrawal.
vtes-log-withdrawn = { $who } withdraws from the game.
vtes-log-marks = { $who } marks { $minion }, who is on the Red List.
vtes-log-trophy = { $other } gets a trophy: { $card }.
vtes-log-learns = { $minion } learns: { $other }.
vtes-log-merges = { $minion } merges with the advanced version.

## How a game ended

vtes-number-pool = pool
vtes-column-points = VP
vtes-column-pool = Pool
vtes-column-minions = Ready minions
vtes-end-last = { $who } is the last Methuselah left and has the most victory points: { $points } against { $second }.
vtes-end-others = { $foe } is the last Methuselah left, but { $who } has the most victory points: { $points } against { $second }.
vtes-end-last-tie = Nobody wins: several Methuselahs have the most victory points, { $points } each.
vtes-end-last-too-few = Nobody wins: a tournament game asks for 2 victory points, and the most anybody has is { $points }.
vtes-end-time = The time is up, and every survivor has scored half a point. { $who } has the most victory points: { $points } against { $second }.
vtes-end-time-tie = The time is up, and every survivor has scored half a point. Nobody wins: several have the most victory points, { $points } each.
vtes-end-time-too-few = The time is up, and every survivor has scored half a point. Nobody wins: a tournament game asks for 2 victory points, and the most anybody has is { $points }.
vtes-left-ousted = { $foe } ousted { $who } in turn { $turn }.
vtes-left-concede = { $who } gave up in turn { $turn }; { $foe } scored for it.
vtes-left-gone = { $who } left in turn { $turn } and did not come back; { $foe } scored for it.
vtes-left-withdrawn = { $who } withdrew in turn { $turn }.
vtes-note-ousted = Ousted by { $foe } in turn { $turn }
vtes-note-concede = Gave up in turn { $turn }; { $foe } scored
vtes-note-gone = Left in turn { $turn }; { $foe } scored
vtes-note-withdrawn = Withdrew in turn { $turn }

## Decks

vtes-deck-unknown-card = There is no card called “{ $card }”.
vtes-deck-crypt-size =
    { $given ->
        [one] The crypt has { $given } card; it needs at least { $least }.
       *[other] The crypt has { $given } cards; it needs at least { $least }.
    }
vtes-deck-library-size =
    { $given ->
        [one] The library has { $given } card; it needs { $least } to { $most }.
       *[other] The library has { $given } cards; it needs { $least } to { $most }.
    }
vtes-deck-wrong-place = Crypt cards belong in the crypt, library cards in the library: { $cards }.
vtes-deck-groups = The crypt has cards of the groups { $groups }: it may have one group, or two that follow each other.
vtes-deck-banned = Banned: { $cards }.
vtes-deck-not-fifth = Not of the fifth edition: { $cards }.
