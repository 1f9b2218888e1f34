### Vampire: The Eternal Struggle: the rules as players read them, one message per rule id.

## Chapter titles

VTES-SETUP = Setup, zones and information
VTES-SEQ = Impulse, and playing cards
VTES-UNLOCK = Unlock phase
VTES-MASTER = Master phase
VTES-ACT = Minion phase: actions
VTES-BLOCK = Block attempts
VTES-COMBAT = Combat
VTES-STRIKE = Strikes
VTES-DMG = Damage
VTES-TORPOR = Torpor
VTES-DIAB = Diablerie and blood hunt
VTES-POL = Politics
VTES-INFL = Influence phase
VTES-DISC = Discard phase
VTES-OUST = Ousting, victory and withdrawal
VTES-CONTEST = Contests
VTES-TITLE = Titles
VTES-SECT = Sects and traits
VTES-DECK = Deck construction
VTES-RUL = Rulings at this table

## Setup, zones and information

VTES-SETUP-01 = 2 to 6 Methuselahs sit in a circle in random order. The player to your left, who comes next, is your prey; the player to your right is your predator. With two players each is both prey and predator of the other; with three, the two others are your prey and your predator.
VTES-SETUP-02 = You start with 30 pool. The blood bank never runs out. There is one kind of counter, and where it lies gives it its meaning: pool of a Methuselah, blood of a vampire, life of an ally or retainer, a plain counter on any other card.
VTES-SETUP-03 = At the start of the game nobody controls the Edge.
VTES-SETUP-04 = Shuffle your crypt and your library separately. Draw 7 library cards as your hand, and put the top 4 crypt cards face down in your uncontrolled region. Nobody draws a new opening hand.
VTES-SETUP-05 = A Methuselah chosen at random goes first, and turns run clockwise. In their own first turn the first player has 1 transfer, the second 2 and the third 3; in every other turn a player has 4.
    .see = VTES-INFL-02 VTES-RUL-25
VTES-SETUP-06 = You have a library, a crypt, a hand, an uncontrolled region, a ready region, a torpor region, cards in play without a host, an ash heap, cards removed from the game, contested cards lying face down, and cards set aside. Uncontrolled, contested and set-aside cards are not in play.
VTES-SETUP-07 = Everybody may see pool, the Edge, cards in play with their counters and whether they are locked, ash heaps, removed cards, how many cards are in a hand, library or crypt, and the counters on uncontrolled cards. Only you may look at your hand and at your own face-down uncontrolled cards. Nobody may see the order of a library or crypt.
VTES-SETUP-08 = The owner of a card is the player in whose deck it came, and never changes; its controller is whoever directs it now. A card that leaves play always goes to a zone of its owner.
VTES-SETUP-09 = Your hand size is 7. Whenever your hand or your hand size changes, you draw up to it or discard down to it at once, with the cards of your choice. A card whose replacement is deferred still takes up a place. If your library is empty you simply do not draw; you do not lose.
VTES-SETUP-10 = A vampire never holds more blood than its capacity: the excess goes to the blood bank at once. An ally may have any amount of life.
VTES-SETUP-11 = A master or event is controlled by whoever played it, wherever it lies. A minion card on another card follows the controller of that card, unless its text says otherwise; a minion card that lies by itself belongs to whoever played it. An action against a card is directed at the controller of that card, not at the controller of the card it lies on.
    .see = VTES-MASTER-06
VTES-SETUP-12 = A card that is burned or removed takes everything on it along: the cards on it are burned, and the counters go to the blood bank.

## Impulse, and playing cards

VTES-SEQ-01 = When a card contradicts a rule, the card wins. When one text says that something can be done and another that it cannot, it cannot.
VTES-SEQ-02 = One rule of order holds everywhere. The acting Methuselah has the impulse first and may use one effect after another. When she passes, the impulse goes on in order. Whenever anybody uses a card or an effect, the impulse returns to the acting Methuselah. When all have passed in a row, the window closes.
VTES-SEQ-03 = After the acting Methuselah the impulse goes first to the defender in a combat or in an action directed at one Methuselah; to the targets, clockwise, in an action directed at several; to the prey and then the predator in an undirected action. Everybody else follows clockwise.
VTES-SEQ-04 = There is no stack: an effect is carried out completely before anybody may do anything else. The steps inside one effect open no window.
VTES-SEQ-05 = To play a card, announce it with all its choices, its targets and the level of the Discipline; its requirements and cost must be met. Now others may only cancel it as it is played, or wake minions. Then you draw its replacement, unless that is deferred, and pay the cost (action cards pay later), and the card does what it says. Cards that the effect names must have been in your hand when you announced it.
VTES-SEQ-06 = A cancelled card has no effect, but it was played, and limits count it; a “(limited)” effect does not count as used. The cost is paid unless the text that cancels says otherwise. If it was an action card, the minion is not locked, nothing is paid, and the action may be tried again; if it was a strike, choose another one. A deferred replacement is drawn at once. A card that cancels can be cancelled itself.
VTES-SEQ-07 = Blood is paid by the minion that plays the card, pool by its controller. Action cards are paid for when they succeed, all others when they are played. What you cannot pay for you may not announce. X may be 0. A cost and a gain of the same effect happen together. You may pay with your last pool, and are then ousted.
VTES-SEQ-08 = The requirements of a minion card (clan, sect, title, capacity, Discipline, trait) bind the minion that plays it. A master that requires a ready minion of some kind only asks that you control one. A clan symbol is a requirement on a minion card; on a master location it is not, unless the text says so.
VTES-SEQ-09 = With a Discipline at basic level you use the plain effect; at superior level you choose the plain or the superior effect, never both. Where several Disciplines are joined by “and” all are needed, where they are joined by “or” one is enough.
VTES-SEQ-10 = A card of several types counts as the type it is played as.
VTES-SEQ-11 = A minion may not play the same action modifier, or the same reaction, more than once in an action. Other minions may play other copies.
VTES-SEQ-12 = Only the acting minion plays action modifiers, locked or not, unless the text is for another minion of the same controller. Only ready unlocked minions of other Methuselahs play reactions, unless a card says otherwise or the minion is awake. Playing a reaction does not lock.
VTES-SEQ-13 = “Once each turn” means once in the turn of every player. “During X, do Y” means once in each X for each card. The limit belongs to the card: two copies can be used twice, and a use stays spent when the card changes controller.
VTES-SEQ-14 = A mandatory effect must be carried out before you pass the impulse in its window. An optional one that you do not use is lost when the window closes.
VTES-SEQ-15 = “Put into play” ignores requirements and cost; the card counts as played at basic level, with X = 0. An effect that makes a minion equip, employ or recruit obeys requirements and cost, but no card is played that could be cancelled.
VTES-SEQ-16 = “Lock X to do Y” needs an unlocked X; “Lock X. Do Y.” works with a locked one too. An effect may lock a locked card or unlock an unlocked one, without result.
VTES-SEQ-17 = A card that needs something (a target, equipment, a counter, an uncontrolled vampire, a crypt card) cannot be played without it. Other useless plays are legal, except stealth and intercept that are not needed, and preventing damage when there is none.
    .see = VTES-BLOCK-09 VTES-BLOCK-10
VTES-SEQ-18 = A minion that wakes may play reactions and attempt to block for the rest of the action as if it were unlocked. It stays locked, and cannot pay with “lock”. Minions may also wake while a card is being played, outside combat.
    .see = VTES-BLOCK-03
VTES-SEQ-19 = When several effects set the same number, the latest counts. “Gets X” sets it, “+X” adds to whatever holds. When the source is gone, the former value is back.
VTES-SEQ-20 = A search of a library or crypt may find nothing, and it is always shuffled afterwards. What was seen stays private unless the card says that it is shown. Ash heaps are public and in no order; an action that concerns one is never directed.
VTES-SEQ-21 = Between two actions every Methuselah, in impulse order, may use effects in play that are not tied to somebody else’s action or phase.
VTES-SEQ-22 = Some cards are not replaced until a later moment: your unlock phase, your discard phase, the end of the action or the combat, or as long as they are in play. The replacement is drawn the first time that moment comes, before anything else.
    .see = VTES-UNLOCK-01 VTES-DISC-01
VTES-SEQ-23 = Unless a text says otherwise, targets are cards in play, those in torpor included; uncontrolled, contested and set-aside cards are not. Counters are reached through their card or Methuselah; if there are fewer than demanded, all of them are affected.

## Unlock phase

VTES-UNLOCK-01 = First draw the replacements that wait for your unlock phase, and return minions whose temporary control ends now. Nothing can come before this.
VTES-UNLOCK-02 = Then everything you control unlocks, ready or in torpor, except cards that do not unlock as normal.
VTES-UNLOCK-03 = An infernal minion does not unlock as normal. During your unlock phase you may burn 1 pool to unlock it, each one separately.
VTES-UNLOCK-04 = Cards such as those that stun also keep a minion from unlocking as normal. Only the automatic unlocking is prevented: effects that unlock it and wakes still work, and the controller of an infernal minion may still pay.
VTES-UNLOCK-05 = To stun a minion is to lock it and put a stun counter on it. While it has stun counters it does not unlock as normal. In that unlock phase the stun counters it had at its beginning are removed.
VTES-UNLOCK-06 = Then comes everything else that happens during the unlock phase, in the order the active Methuselah chooses. All that is mandatory must be done before the impulse passes on or the phase ends; optional effects that are not used are lost.
VTES-UNLOCK-07 = Cards may demand something in this phase: pool for a famous vampire in torpor, pool for the counters on a card, pool from whoever has no ready Anarch. These are mandatory, and count for whoever’s phase it is, as their text says.
VTES-UNLOCK-08 = In this phase you may gain 1 pool if you have the Edge, move blood with cards that allow it, burn 1 pool to unlock an infernal minion, give 1 blood to a ready vampire with a hunting ground (each vampire gets blood from hunting grounds once in a turn), and use other cards whose text names this phase.
VTES-UNLOCK-09 = Contested cards and titles are paid for or yielded in this phase, after unlocking.
    .see = VTES-CONTEST-03 VTES-TITLE-04
VTES-UNLOCK-10 = An effect of this phase that counts something is carried out once, over what is in play at that moment.

## Master phase

VTES-MASTER-01 = You have one master phase action. You do what this phase offers in the order you choose.
VTES-MASTER-02 = A master phase action lets you play one master card from your hand, or use an effect that costs a master phase action.
VTES-MASTER-03 = Cards change the number of your master phase actions: some give you two instead of one, others one more.
    .see = VTES-RUL-03
VTES-MASTER-04 = The first trifle you play in the phase that is not cancelled gives you a master phase action back. Trifles do this only once in a phase.
VTES-MASTER-05 = An out-of-turn master is played in the turn of another Methuselah, never in your own. It uses up one master phase action of your next master phase even if it is cancelled, and you play only one between two of your turns. If it is a trifle, it gives its action back in that next master phase, as the only trifle of it.
VTES-MASTER-06 = A master that stays in play is controlled by whoever played it, even on a minion of somebody else, unless its text gives it to the controller of that minion.
VTES-MASTER-07 = A location can be used in the turn it arrives. A Discipline master raises a Discipline of a vampire you control by one level, up to superior, and its capacity by 1; no blood comes with it.
VTES-MASTER-08 = What cards offer you during your master phase is optional, and lost if you go on without using it.
VTES-MASTER-09 = A card with the burn option may be discarded and replaced by a player who controls no minion that meets its requirement, one such card in each unlock phase of any Methuselah.
    .see = VTES-RUL-21

## Minion phase: actions

VTES-ACT-01 = Every ready unlocked minion you control may act. The acting minion locks when its action is announced. Actions are taken one at a time, each from beginning to end.
VTES-ACT-02 = A minion that can act again in the same turn may not bleed again by any means, take a second political action, or repeat the action of an action card with the same name or of the same card in play, whether or not it succeeded the first time. A cancelled action does not count; one that failed, ended or was blocked does. Two copies in play are two different actions.
VTES-ACT-03 = Mandatory actions come before all other actions of your minions, in the order you choose. A ready vampire without blood must hunt. A minion with a mandatory action may do nothing else first; one with two different ones, or with one it cannot take, cannot act.
VTES-ACT-04 = An ally that has been recruited by an action may not act in that turn; a minion that another effect has put into the ready region may.
VTES-ACT-05 = The announcement fixes everything: who acts, the target, the card, the level, the cost, all choices. Only the terms of a referendum are chosen later. The action card is set aside until the action is resolved.
VTES-ACT-06 = Undirected actions usually have +1 stealth, and may be blocked by your prey and your predator: hunting, equipping, recruiting an ally, employing a retainer, political actions, leaving torpor, and rescuing or diablerising a vampire in your own torpor region.
    .see = VTES-BLOCK-01
VTES-ACT-07 = Directed actions target another Methuselah or something she controls, and only her minions may block them: bleeding, entering combat, actions against a card she controls, and rescuing or diablerising a vampire in her torpor region. They have no stealth of their own.
    .see = VTES-BLOCK-01
VTES-ACT-08 = If an action is directed at cards of several controllers, each of them may block. If its target is a card you control yourself, it is undirected whatever the text shows.
VTES-ACT-09 = You bleed your prey, unless a card says otherwise. The base amount is the minion’s bleed: 1 for a vampire, the printed number for an ally. If the action succeeds with an amount of 1 or more, the target burns that much pool and you take the Edge. With 0 or less the action succeeds but the bleed does not, and you do not take the Edge. Nobody can bleed herself, not even by redirection.
VTES-ACT-10 = Only one increase of the bleed marked “(limited)” can be used in an action. The bonus of the action card itself, reductions and other bonuses are free. After a redirection the new target is the target in every respect.
VTES-ACT-11 = Hunting is for vampires: an undirected action with +1 stealth. The vampire gains 1 blood, unless a card changes the amount. A full vampire may hunt too.
VTES-ACT-12 = A minion equips with equipment from your hand, at its cost, or takes any named equipment from one other minion you control, free of charge. The action is undirected with +1 stealth. A minion has at most one vehicle, but any number of weapons.
VTES-ACT-13 = Employing a retainer and recruiting an ally are undirected actions with +1 stealth. A retainer stays on its employer, cannot be moved, and is burned with it or at 0 life. An ally is a minion with life, strength and bleed of its own; it has no blood, does not go to torpor, and is burned at 0 life.
VTES-ACT-14 = Only vampires take political actions. See the chapter on politics.
    .see = VTES-POL-01
VTES-ACT-15 = Leaving torpor is the only action of a vampire in torpor: undirected, +1 stealth, 2 blood.
    .see = VTES-TORPOR-05
VTES-ACT-16 = A ready vampire can rescue a vampire from torpor for 2 blood. How the two share it is fixed with the announcement; a vampire of another Methuselah pays only if she agrees. It is undirected with +1 stealth if you control both, otherwise directed without stealth. The rescued vampire becomes ready and stays locked or unlocked as it was.
    .see = VTES-TORPOR-06
VTES-ACT-17 = A ready vampire can diablerise a vampire in torpor at no cost; stealth and direction are those of a rescue.
    .see = VTES-DIAB-01
VTES-ACT-18 = A ready vampire without a title that is not an Anarch can become one: an undirected action with +1 stealth that costs blood.
    .see = VTES-RUL-08
VTES-ACT-19 = There is no action to enter combat without a card or an ability that grants it.
    .see = VTES-SECT-08
VTES-ACT-20 = The stealth and the direction of an action that a card offers are those printed on it. A hunt, a bleed, an equip action and so on that a card grants counts as an action of that kind.
VTES-ACT-21 = Effects for the moment when the action is announced come first, the acting side before the others. The first ordinary modifier, reaction or block attempt ends that moment.
VTES-ACT-22 = An action that nobody has blocked is resolved: first effects for when it would succeed, after which nothing may change it any more; then the cost is paid, the action does what it says, and its card goes where it belongs; then effects for after the resolution; then the action ends and deferred replacements come.
    .see = VTES-BLOCK-05
VTES-ACT-23 = If the target no longer qualifies or the cost cannot be paid when the action is resolved, it is successful but has no effect; the cost is paid as far as possible.
    .see = VTES-ACT-02
VTES-ACT-24 = If the acting minion is no longer ready before the resolution, the action ends (leaving torpor excepted). An action that ends or fails was not blocked.
VTES-ACT-25 = The card of a blocked action is burned; its cost is not paid and it has no effect. Modifiers and reactions stay paid for.
VTES-ACT-26 = If an action continues as if it had not been blocked, its card comes back from the ash heap, earlier modifiers still apply, and players who have declined to block get no new chance.

## Block attempts

VTES-BLOCK-01 = An undirected action may be blocked by the prey first, and then, once she has declined, by the predator. A directed one may be blocked only by the Methuselahs it targets.
VTES-BLOCK-02 = The minion that takes the action is the acting minion; the one that tries to stop it is the blocking minion.
VTES-BLOCK-03 = A ready minion that is unlocked or awake may attempt to block. Minions that are locked or in torpor, or that cannot block, may not.
VTES-BLOCK-04 = While no block is being attempted, effects can be used, and whoever may block can declare an attempt. While an attempt is running nobody else can attempt, and the target cannot change. When all have declined, effects can still be used; a new target brings the action back to the beginning.
VTES-BLOCK-05 = When everybody has passed, the attempt succeeds if the blocker’s intercept is at least the acting minion’s stealth. Otherwise it fails, and other attempts may follow.
VTES-BLOCK-06 = A failed attempt locks nobody: the same or another minion may try again, as often as you like. An attempt cannot be taken back.
VTES-BLOCK-07 = If you pass while no block is being attempted, you have declined for good, unless the target of the action changes.
VTES-BLOCK-08 = Changes of stealth and intercept last for the whole action, even if its target changes. Both may go below 0.
VTES-BLOCK-09 = Stealth may be added only when it is needed: while a block is being attempted and the intercept is at least the stealth. Each use gives its full amount. What the action and permanent bonuses give is there from the start. The other side’s number may be lowered at any time.
VTES-BLOCK-10 = Intercept may be added only to the minion that is attempting to block, and only while the stealth is higher than its intercept. Texts that say “even if not yet needed” are free of this.
VTES-BLOCK-11 = When a block succeeds, effects for before its resolution come first. Then the blocker locks and, at the same time, the two minions enter combat.
    .see = VTES-COMBAT-01
VTES-BLOCK-12 = If the action ends before the block is resolved, the blocker does not lock and there is no combat. If the blocker is locked or leaves during the attempt and is not awake, the attempt fails.
VTES-BLOCK-13 = What an attempt costs must be payable and is paid for each attempt; what a blocker must burn is burned as far as possible when it succeeds. If a price is put on an attempt that is already running, it may be given up instead.
VTES-BLOCK-14 = Whoever plays a card for after blocks are declined has declined. A failed attempt counts as declined.
VTES-BLOCK-15 = “Unlock and attempt to block” does not set aside who may block, and the minion must attempt it if it can.

## Combat

VTES-COMBAT-01 = Combat is fought in rounds between two ready minions of different controllers; if one of them is not ready when it should begin, there is no combat. A round goes like this: before range, maneuvers, before strikes, strikes, additional strikes, presses, end of the round.
VTES-COMBAT-02 = The acting minion comes first in every step. In a combat that begins outside an action, the minion that an effect sends into combat comes first.
VTES-COMBAT-03 = It does not matter who is locked. Only combat cards can be played, and only by the two combatants, unless a text is for minions not involved in the combat.
VTES-COMBAT-04 = If a combatant is no longer ready, the round and the combat end at once; effects for the end of the round can still be used.
VTES-COMBAT-05 = Before range is determined, the acting side uses as many effects as it likes and passes; then the other side may answer. Each use gives the acting side a new chance. It ends when both pass.
VTES-COMBAT-06 = The range is close unless somebody maneuvers. A maneuver moves it to long or back. The acting minion may begin, and no side may maneuver twice in a row. When both stop, the range is fixed for the round.
VTES-COMBAT-07 = When an effect sets the range, nobody can maneuver in that round. The first such effect counts; other effects for before range are still legal.
VTES-COMBAT-08 = A maneuver that comes with a strike card or a weapon commits that minion’s first strike of the round to it. A minion that cannot strike cannot use such a maneuver.
VTES-COMBAT-09 = Before strikes are chosen, both sides may use effects in turn, as before range.
    .see = VTES-COMBAT-05
VTES-COMBAT-10 = A combat has one round unless somebody presses. After the strikes a side may press to continue, and the other may press to end; no side may press twice in a row. If the last press was to continue, a new round begins and its range is determined anew.
VTES-COMBAT-11 = After the presses come effects for the end of the round. They can be used even if the combat has ended early.
VTES-COMBAT-12 = Some cards turn the end of a combat into a new round: the same combat goes on, with its effects. Others begin a new combat when one is about to end: the effects of the old one are lost. Only one combat can wait like this, and the first kind cannot be played after the second.
VTES-COMBAT-13 = A press or maneuver that a card gives is there only in that round, unless its text says each round or each combat. It is optional unless marked otherwise.
VTES-COMBAT-14 = A combat in the course of an action is part of that action: its effects stay, and the acting minion is the same. Effects for after combat wait for the last combat.
VTES-COMBAT-15 = Retainers inflict their printed damage while strikes are resolved. It is environmental damage whose source is the retainer.

## Strikes

VTES-STRIKE-01 = Each combatant declares a strike openly, the acting minion first; both are then resolved together.
VTES-STRIKE-02 = Without anything else a minion makes a hand strike: at close range only, for damage equal to its strength, which is 1 unless something changes it.
VTES-STRIKE-03 = At long range only ranged strikes, dodges and combat ends have an effect. Ranged strikes also work at close range, unless their text forbids it.
VTES-STRIKE-04 = Strikes are resolved in this order: a dodge protects, combat ends, first strikes, and then all others at the same time.
    .see = VTES-RUL-01
VTES-STRIKE-05 = A dodge inflicts nothing. The opposing strike does not affect the dodging minion or what it bears, but it does affect its retainers. Effects that are not part of the strike still happen.
VTES-STRIKE-06 = “Combat ends” stops every other strike, at any range, even a dodge or a first strike.
VTES-STRIKE-07 = A first strike is resolved with its damage before normal strikes; whoever is no longer ready then does not strike back.
VTES-STRIKE-08 = A strike that steals blood takes the counters before damage is mended. It is not damage and cannot be prevented; what does not fit is lost.
VTES-STRIKE-09 = A strike that steals or destroys equipment does so when it is resolved. A stolen item cannot be used in that round, and is kept after combat.
VTES-STRIKE-10 = What adds to a strike is used after both strikes are declared and before they are resolved. Added damage is of the same kind as that of the strike; a strike without damage gets none.
VTES-STRIKE-11 = After the first strikes each side, the acting one first, may get additional strikes from one source in a round, apart from those that do not count against the limit. They are chosen and resolved in pairs as long as both have some; whoever has more then strikes alone. The range stays as it is.
VTES-STRIKE-12 = Hand strikes and strikes with a melee weapon use strength. “A strength of X” sets the base, “+X strength” adds to it.
VTES-STRIKE-13 = If a weapon is burned, stolen or contested before its strike is resolved, the strike does nothing.
VTES-STRIKE-14 = At long range a ranged strike may be aimed at a retainer of the opponent instead; the retainer is named with the strike.

## Damage

VTES-DMG-01 = All damage of one moment is handled together. The victim prevents what she can, one effect after the other, and chooses which points are prevented; prevention that is left over is lost. The rest is inflicted.
VTES-DMG-02 = A vampire burns 1 blood for each point of normal damage to mend it. If points remain, it is wounded, and goes to torpor when all damage of this moment has been handled.
    .see = VTES-TORPOR-01
VTES-DMG-03 = Aggravated damage comes after normal damage and cannot be mended. The first point wounds an unwounded vampire. Each further point, and each point on a vampire that is already wounded or in torpor, must be paid for with 1 blood, or the vampire is burned at once, without torpor and without diablerie.
VTES-DMG-04 = An ally or retainer loses 1 life for each point, aggravated or not, and is burned at 0.
VTES-DMG-05 = Environmental damage comes from no minion. A dodge does not stop it; “combat ends” does if it would come later.
VTES-DMG-06 = A minion that is immune to damage does not take it, even if it cannot be prevented. Damage that cannot be prevented can still be reduced.
VTES-DMG-07 = A minion that treats aggravated damage as normal only handles it differently: it stays aggravated.
VTES-DMG-08 = Losing all blood does no harm by itself. Cards that count the blood lost to damage count only that.

## Torpor

VTES-TORPOR-01 = You still control a vampire in torpor, but it is not ready. Cards and counters stay on it, it unlocks as normal, and its abilities work unless they need a ready minion.
VTES-TORPOR-02 = A vampire in torpor cannot block, react, vote, or take any action except leaving torpor. It may play modifiers in that action, and modifiers for after combat.
VTES-TORPOR-03 = When a vampire is about to go to torpor, effects for that moment can be used, the acting side first. When one averts it, the moment is over.
VTES-TORPOR-04 = An effect that would send an ally to torpor burns it if the ally uses it on itself; an effect that names vampires does nothing to an ally.
VTES-TORPOR-05 = When leaving torpor is blocked, the blocker locks, and there is no combat. If the blocker is a vampire, it may diablerise the acting vampire; otherwise the action just fails, and costs nothing.
VTES-TORPOR-06 = Rescue and diablerie are undirected in your own torpor region and directed in that of another Methuselah.

## Diablerie and blood hunt

VTES-DIAB-01 = Only a ready vampire can commit diablerie. All blood of the victim goes to the diablerist, as far as there is room; the diablerist may take its equipment; the victim is burned with everything else on it. If the victim was older, you may put a Discipline master from your hand, library or ash heap on the diablerist, at no cost. Nothing can interrupt this.
VTES-DIAB-02 = A referendum on a blood hunt follows every diablerie. It is no action and cannot be blocked, and nobody plays action modifiers or reactions. Votes are cast as usual, but there is no calling card. If it passes, the diablerist is burned; a tie fails.
    .see = VTES-POL-02 VTES-POL-05
VTES-DIAB-03 = A diablerie that the victim survives gives nothing and calls no blood hunt.
VTES-DIAB-04 = A vampire that is blood cursed cannot commit diablerie.

## Politics

VTES-POL-01 = A ready vampire takes a political action with a political action card or an ability, at most once in a turn. It is always undirected, with +1 stealth.
VTES-POL-02 = If it is not blocked, the cost is paid and the referendum is held: the caller chooses the terms, votes are cast, and they are counted. It passes with more votes for than against; a tie fails.
VTES-POL-03 = The terms are chosen only now. A referendum whose terms cannot be chosen may not be called, and there is none if the acting vampire is no longer ready.
VTES-POL-04 = Votes are cast in impulse order, in any number of steps. A source casts all its votes one way, and a vote that is cast stays. The votes and ballots of a vampire go the same way. Nobody has to vote.
VTES-POL-05 = Votes come from titled ready vampires, locked or not; from political action cards, 1 vote for each Methuselah in a referendum, either by the card that called it or by burning one from hand, which is replaced; from the Edge, which its holder may burn for 1 vote; and from effects.
    .see = VTES-TITLE-02
VTES-POL-06 = The prisci vote together: the majority of their ballots decides how the 3 votes of the bloc are cast. If the ballots are equal, there are none.
    .see = VTES-TITLE-02
VTES-POL-07 = Modifiers and reactions can be played during a referendum as their texts say. Those for after the referendum wait until it has done what it does, ousts included.
VTES-POL-08 = Points that are allocated are fixed with the terms, and may be more than a player’s pool.
    .see = VTES-OUST-04
VTES-POL-09 = A referendum that passes automatically is not voted on; the difference of votes is 0.
VTES-POL-10 = A vampire that is made to abstain takes back the votes and ballots it has cast. Negative votes of one vampire do not lower the sum of the others.

## Influence phase

VTES-INFL-01 = You have 4 transfers. Cards change that number; it is fixed at the beginning of the phase, unless an effect gives you more during it.
VTES-INFL-02 = In the first turns of the game the first three players have 1, 2 and 3 transfers, in order of play.
    .see = VTES-RUL-25
VTES-INFL-03 = For 1 transfer you move 1 pool to a crypt card in your uncontrolled region.
VTES-INFL-04 = For 2 transfers you move 1 blood from such a card back to your pool.
VTES-INFL-05 = For 4 transfers and 1 pool you put the top card of your crypt face down in your uncontrolled region.
VTES-INFL-06 = Some cards in play are used with transfers.
VTES-INFL-07 = A vampire with at least as many counters as its capacity can be moved to your ready region, face up and unlocked. The counters become its blood, and the excess is lost. Transfers that are left when the phase ends are lost too.
    .see = VTES-RUL-02
VTES-INFL-08 = A vampire that another Methuselah already has in play is contested when it arrives; what it does on arriving happens first. If you control it yourself it stays uncontrolled, unless you merge the two.
    .see = VTES-CONTEST-01
VTES-INFL-09 = An advanced vampire is a crypt card like any other. If you control one version and the other is in your uncontrolled region, you may merge them: the advanced card lies on top and gives capacity, Disciplines and sect; both texts count, the advanced one first. Cards, counters and lock state stay. Nothing enters play.
    .see = VTES-RUL-09
VTES-INFL-10 = When you move a scarce vampire to your ready region, you burn 3 pool for each vampire of its clan that you already control.
VTES-INFL-11 = You may transfer your last pool, and are ousted if you do.

## Discard phase

VTES-DISC-01 = First draw the replacements that wait for your discard phase.
VTES-DISC-02 = Then comes everything that happens in this phase, in the order you choose. What is mandatory must be done before the phase ends; what is optional and not used is lost.
VTES-DISC-03 = You have one discard phase action; some cards give you one more.
VTES-DISC-04 = A discard phase action lets you discard a card and draw another, play an event (at most one in a turn), or use an effect that costs a discard phase action.
VTES-DISC-05 = Some cards demand something in this phase, such as pool for your vampires in torpor. These effects are mandatory.
VTES-DISC-06 = What a card lets you do in your discard phase, such as paying blood to unlock, is optional.
VTES-DISC-07 = What lasts until the end of the turn ends with the discard phase. An event can be played only once in a game; events stay in play, and usually concern everybody.
    .see = VTES-RUL-10

## Ousting, victory and withdrawal

VTES-OUST-01 = A Methuselah with 0 pool is ousted at once, before anything else that follows. A debt larger than her pool takes all of it.
    .see = VTES-SEQ-07
VTES-OUST-02 = Her predator gets 1 victory point and 6 pool, whoever caused it. The predator’s new prey is the next Methuselah still in the game.
VTES-OUST-03 = All cards she controls and all her zones are removed from the game, but not burned. Cards of hers that others control stay; minions that should return to her are removed when they would. Nobody controls the Edge any more if she had it. If it is her turn, the effect at hand is finished and the turn is over.
VTES-OUST-04 = When several are ousted at the same time, everybody whose prey is ousted gets the victory point, even if she is ousted herself. Only those still in the game get 6 pool, once for their own prey.
VTES-OUST-05 = The last one left gets 1 more victory point. Most victory points win, even if that player was ousted; if there is a tie, nobody wins. In a tournament a win needs at least 2 points.
VTES-OUST-06 = With a time limit, everybody still in the game gets half a point when it is over; one alone has her full point.
VTES-OUST-07 = If you begin your turn with an empty library and less than a full hand, you may announce in your unlock phase that you withdraw. You leave the game at your next unlock phase if until then you have lost or spent no pool, none of your minions has lost or spent blood or life, and none was in combat. You score for it, and nobody gets pool or points for your leaving.
    .see = VTES-RUL-11

## Contests

VTES-CONTEST-01 = If a second copy of a vampire or of another unique card comes under the control of another Methuselah, all copies are contested: they lie face down, out of play, with everything on them. Further copies join them.
VTES-CONTEST-02 = You cannot contest with yourself: you may not play or influence out a second copy of what you already control, contested or not. If something makes you, the second copy is burned.
VTES-CONTEST-03 = In each of your unlock phases you pay 1 pool for each contested card, or yield it: then it is burned with everything on it.
VTES-CONTEST-04 = When all others have yielded, your copy is turned face up, unlocked, in your next unlock phase.
VTES-CONTEST-05 = What counts is the name: the same vampire in two groups, or in a base and an advanced version, is one name.

## Titles

VTES-TITLE-01 = A vampire has at most one title; a new one replaces it. A title works only in its sect or clan. Otherwise it sleeps: it gives no votes, and the vampire does not count as titled.
VTES-TITLE-02 = Votes by title: primogen 1, prince 2, justicar 3, Inner Circle 4; bishop 1, archbishop 2, cardinal 3, regent 4, prisci as a bloc; baron 2; magaji 2, kholo 2; a titled independent vampire as many as printed.
    .see = VTES-RUL-23
VTES-TITLE-03 = There is one prince, baron or archbishop in a city, one justicar and one member of the Inner Circle for a clan, one kholo for a clan, and one regent in the world. Primogens, bishops, cardinals, prisci and magajis are not unique.
VTES-TITLE-04 = Vampires that contest a title stay in play without it. In each unlock phase of its controller each of them pays 1 blood or yields the title for the rest of the game; one without blood or in torpor must yield. The last one has it back in its controller’s next unlock phase. Two vampires of one Methuselah can contest a title.
VTES-TITLE-05 = A vampire that gets another title, or leaves the sect or clan that its contested title needs, yields it at once. A card that gives a title is burned when that title is lost; while the title is contested it lies face down.

## Sects and traits

VTES-SECT-01 = The sects are Camarilla, Sabbat, Anarch, Independent and Laibon. A vampire belongs to exactly one, the printed one unless something changes it. Changing the clan does not change the sect, nor the other way round.
VTES-SECT-02 = A vampire that becomes an Anarch leaves its sect. If it leaves the Anarchs later, cards that made it one are burned. What requires a title of a sect requires that sect.
VTES-SECT-03 = Black Hand is a trait, not a title. A path is a printed trait of some Sabbat vampires: Caine, Cathari, Death and the Soul, Power and the Inner Voice.
VTES-SECT-04 = Traits of vampires: infernal (does not unlock by itself), scarce (costs pool when others of the clan are there), sterile (puts no new vampires into play), blood cursed (cannot commit diablerie), slave (takes no directed actions unless you have a ready member of the clan it serves; when such a member is blocked, it may lock and fight in its place), Red List, flight, circle, non-unique.
    .see = VTES-UNLOCK-03 VTES-INFL-10 VTES-DIAB-04 VTES-SECT-08
VTES-SECT-05 = A vampire with a higher capacity is older, one with a lower capacity younger. A capacity is never less than 1.
VTES-SECT-06 = An ally has no sect, clan or title. One that plays cards as a vampire does so for that card only, pays with life, and counts as an Independent of capacity 1; it is burned where a vampire would go to torpor.
VTES-SECT-07 = When you get control of a minion, everything on it follows, and it stays locked or unlocked. If the acting minion is stolen the action goes on; a stolen blocker ends the attempt, a stolen combatant the combat.
VTES-SECT-08 = Any Methuselah may use a master phase action to mark a minion of the Red List for the turn; each of her ready vampires may then enter combat with it once, as a directed action with +1 stealth that costs 1 blood. Whoever burns a minion of the Red List that somebody else controls may fetch a trophy for the vampire that has done it, from hand, library or ash heap; trophies in play that nobody has won yet may be moved to it by their controllers.

## Deck construction

VTES-DECK-01 = A crypt has at least 12 cards, a library 60 to 90. There is no limit to the copies of a card. Crypt cards and library cards are never mixed.
VTES-DECK-02 = All crypt cards are of one group or of two consecutive groups; cards of any group fit everywhere.
VTES-DECK-03 = Banned cards may not be played in tournaments.
VTES-DECK-04 = Other formats: fifth edition only, starter decks (a crypt of 6 or more, a library of 40 to 60), and preconstructed decks as they are sold.
VTES-DECK-05 = A deck list names the group of a crypt card, or its advanced version, where one name has several printings. A bare name means the base card; if the other cards do not settle the group, it has to be said.

## Rulings at this table

VTES-RUL-01 = A dodge protects during the whole strike, and “combat ends” takes no notice of it: combat ends, then first strikes, then all others.
    .see = VTES-STRIKE-04 VTES-STRIKE-05 VTES-STRIKE-06
VTES-RUL-02 = You may move a vampire with enough counters to your ready region at any time of your influence phase, or leave it uncontrolled. Transfers it would give do not count in this phase. When the phase is about to end you are asked about each one that qualifies. A table may decide that vampires arrive only at the end of the phase.
    .see = VTES-INFL-07
VTES-RUL-03 = “Two instead of one” sets the number of your phase actions or transfers, and several such cards do not add up; then everything that says “one more” is added.
    .see = VTES-MASTER-03 VTES-INFL-01
VTES-RUL-04 = “This vampire” or “its controller” means whoever controls the vampire now; “you” means whoever controls the card.
    .see = VTES-SETUP-11
VTES-RUL-05 = What a card offers in every Methuselah’s unlock phase can be used once in each of them, after the mandatory effects of that player.
    .see = VTES-UNLOCK-06
VTES-RUL-06 = A card that asks for a ready Anarch in your unlock phase is settled once for each copy, in the order you choose, and at the latest before you pass the impulse: what counts is whether you have one at that moment.
    .see = VTES-UNLOCK-07
VTES-RUL-07 = The action that burns a card on a minion belongs to other minions than the one it lies on, and is directed at the controller of the card.
    .see = VTES-SETUP-11 VTES-ACT-07
VTES-RUL-08 = Becoming an Anarch costs 2 blood, or 1 if you control another ready Anarch.
    .see = VTES-ACT-18
VTES-RUL-09 = Merging an advanced vampire costs 4 transfers and 1 pool in your influence phase. What lies on the uncontrolled card is lost, what lies on the other stays.
    .see = VTES-INFL-09
VTES-RUL-10 = An event can be played once in a game, by whoever is first; a copy in another hand can only be discarded. A table may decide that each player may play it once.
    .see = VTES-DISC-07
VTES-RUL-11 = Withdrawing scores 1 victory point, or half a point at a tournament table. It is offered only when its conditions hold.
    .see = VTES-OUST-07
VTES-RUL-12 = A stunned minion is locked, gets a stun counter, and does not unlock as normal in its next unlock phase, in which the counter is removed.
    .see = VTES-UNLOCK-05
VTES-RUL-13 = A card that punishes those who did not bleed looks at successful bleeds, and at its controller’s own minions only.
    .see = VTES-ACT-09
VTES-RUL-14 = Unlocking after a bleed in the discard phase needs a successful bleed, and costs what the card says.
    .see = VTES-DISC-06
VTES-RUL-15 = No side may maneuver or press twice in a row. A card of a minion that is not involved counts for the side it helps.
    .see = VTES-COMBAT-06 VTES-COMBAT-10
VTES-RUL-16 = In combat the impulse goes from the acting side to the opposing side and then clockwise to the others, who are asked only if they have something to use.
    .see = VTES-SEQ-03
VTES-RUL-17 = You are asked only where you might have something to do. Nobody can tell from this what is in your hand.
    .see = VTES-SEQ-02
VTES-RUL-18 = Six players play by the same rules; a time limit is advisable.
    .see = VTES-SETUP-01
VTES-RUL-19 = Effects on capacity do not concern uncontrolled vampires; they count again once the vampire is controlled.
    .see = VTES-SECT-05
VTES-RUL-20 = When a bleed gets a new target, everybody who may now block is asked again, even those who had declined before.
    .see = VTES-BLOCK-07 VTES-ACT-10
VTES-RUL-21 = The burn option can be used for one card in each unlock phase of any Methuselah, but not by a player who controls a minion that meets the requirement.
    .see = VTES-MASTER-09
VTES-RUL-22 = Red List is a trait like others; marks, hunts and trophies are in the game as VTES-SECT-08 has them, whatever minions of the list the cards bring along.
    .see = VTES-SECT-08
VTES-RUL-23 = Kholo and magaji have 2 votes each.
    .see = VTES-TITLE-02
VTES-RUL-24 = With two players, your opponent is prey and predator at once: she is asked once to block, and effects on prey and predator concern her once each.
    .see = VTES-SETUP-01 VTES-BLOCK-01
VTES-RUL-25 = With two players the transfers are reduced only in each player’s first turn: 1, then 2, and 4 from the third turn of the game on.
    .see = VTES-INFL-02
VTES-RUL-26 = In the polling of a blood hunt the Methuselah whose turn it is begins, as everywhere.
    .see = VTES-DIAB-02
VTES-RUL-27 = Polling ends when all have passed in a row. A vote that is cast opens it again for everybody.
    .see = VTES-POL-04
VTES-RUL-90 = The imbued, their powers and convictions are not part of this table yet.
