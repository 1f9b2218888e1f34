### VTES at the table: phases, windows, moves, questions, the log, decks.

vtes-game = Vampire: The Eternal Struggle
vtes-methuselah = Methuselah { $letter }
vtes-card-of = { $card } ({ $who })
vtes-card-on = { $card } on { $host }
vtes-card-number = { $card } #{ $number }
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

## Moves

vtes-move-pass = Pass
vtes-move-play = Play { $card }
vtes-move-play-by = Play { $card } with { $by }
vtes-move-use = Use { $card }
vtes-move-use-by = { $by } acts with { $card }
vtes-move-effect = { $by } uses the effect of { $card }
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
vtes-left-withdrawn = { $who } withdrew in turn { $turn }.
vtes-note-ousted = Ousted by { $foe } in turn { $turn }
vtes-note-concede = Gave up in turn { $turn }; { $foe } scored
vtes-note-withdrawn = Withdrew in turn { $turn }

## Decks

vtes-deck-unknown-card = There is no card called “{ $card }” at this table.
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
