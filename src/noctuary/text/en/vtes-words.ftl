### VTES: names of clans, Disciplines, titles and types, and what the texts of cards are made of.

## Clans

vtes-clan-abomination = Abomination
vtes-clan-ahrimane = Ahrimane
vtes-clan-akunanse = Akunanse
vtes-clan-baali = Baali
vtes-clan-banu-haqim = Banu Haqim
vtes-clan-blood-brother = Blood Brother
vtes-clan-brujah = Brujah
vtes-clan-brujah-antitribu = Brujah antitribu
vtes-clan-caitiff = Caitiff
vtes-clan-daughter-of-cacophony = Daughter of Cacophony
vtes-clan-gangrel = Gangrel
vtes-clan-gangrel-antitribu = Gangrel antitribu
vtes-clan-gargoyle = Gargoyle
vtes-clan-giovanni = Giovanni
vtes-clan-guruhi = Guruhi
vtes-clan-harbinger-of-skulls = Harbinger of Skulls
vtes-clan-hecata = Hecata
vtes-clan-ishtarri = Ishtarri
vtes-clan-kiasyd = Kiasyd
vtes-clan-lasombra = Lasombra
vtes-clan-malkavian = Malkavian
vtes-clan-malkavian-antitribu = Malkavian antitribu
vtes-clan-ministry = Ministry
vtes-clan-nagaraja = Nagaraja
vtes-clan-nosferatu = Nosferatu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
vtes-clan-osebo = Osebo
vtes-clan-pander = Pander
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-salubri-antitribu = Salubri antitribu
vtes-clan-samedi = Samedi
vtes-clan-toreador = Toreador
vtes-clan-toreador-antitribu = Toreador antitribu
vtes-clan-tremere = Tremere
vtes-clan-tremere-antitribu = Tremere antitribu
vtes-clan-true-brujah = True Brujah
vtes-clan-tzimisce = Tzimisce
vtes-clan-ventrue = Ventrue
vtes-clan-ventrue-antitribu = Ventrue antitribu

## Disciplines

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalism
vtes-discipline-aus = Auspex
vtes-discipline-cel = Celerity
vtes-discipline-chi = Chimerstry
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Dementation
vtes-discipline-dom = Dominate
vtes-discipline-for = Fortitude
vtes-discipline-mel = Melpominee
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Necromancy
vtes-discipline-obe = Obeah
vtes-discipline-obf = Obfuscate
vtes-discipline-obl = Oblivion
vtes-discipline-obt = Obtenebration
vtes-discipline-pot = Potence
vtes-discipline-pre = Presence
vtes-discipline-pro = Protean
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-tha = Blood Sorcery
vtes-discipline-thn = Thanatosis
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika

## Sects and titles

vtes-sect-camarilla = Camarilla
    .one = a Camarilla vampire
vtes-sect-sabbat = Sabbat
    .one = a Sabbat vampire
vtes-sect-anarch = Anarch
    .one = an Anarch
vtes-sect-independent = Independent
    .one = an Independent vampire
vtes-sect-laibon = Laibon
    .one = a Laibon
vtes-title-none = no title
    .one = a vampire without a title
vtes-title-primogen = primogen
    .one = a primogen
vtes-title-prince = prince
    .one = a prince
vtes-title-justicar = justicar
    .one = a justicar
vtes-title-inner-circle = Inner Circle
    .one = a member of the Inner Circle
vtes-title-bishop = bishop
    .one = a bishop
vtes-title-archbishop = archbishop
    .one = an archbishop
vtes-title-priscus = priscus
    .one = a priscus
vtes-title-cardinal = cardinal
    .one = a cardinal
vtes-title-regent = regent
    .one = the regent
vtes-title-baron = baron
    .one = a baron
vtes-title-magaji = magaji
    .one = a magaji
vtes-title-kholo = kholo
    .one = a kholo
vtes-title-independent = titled
    .one = a titled Independent vampire
vtes-title-of-city = { $title } of { $city }
vtes-title-of-addis-ababa = { $title } of Addis Ababa
vtes-title-of-algiers = { $title } of Algiers
vtes-title-of-barcelona = { $title } of Barcelona
vtes-title-of-cape-town = { $title } of Cape Town
vtes-title-of-copenhagen = { $title } of Copenhagen
vtes-title-of-detroit = { $title } of Detroit
vtes-title-of-frankfurt = { $title } of Frankfurt
vtes-title-of-geneva = { $title } of Geneva
vtes-title-of-johannesburg = { $title } of Johannesburg
vtes-title-of-manila = { $title } of Manila
vtes-title-of-moscow = { $title } of Moscow
vtes-title-of-clan = { $clan } { $title }
vtes-title-votes =
    { $votes ->
        [one] { $votes } vote (titled)
       *[other] { $votes } votes (titled)
    }

## Types, keywords, traits

vtes-type-vampire = Vampire
vtes-type-master = Master
vtes-type-action = Action
vtes-type-political-action = Political action
vtes-type-action-modifier = Action modifier
vtes-type-reaction = Reaction
vtes-type-combat = Combat
vtes-type-equipment = Equipment
vtes-type-retainer = Retainer
vtes-type-ally = Ally
vtes-type-event = Event
vtes-letter-vampire = V
vtes-letter-master = M
vtes-letter-action = A
vtes-letter-political-action = P
vtes-letter-action-modifier = Mo
vtes-letter-reaction = R
vtes-letter-combat = C
vtes-letter-equipment = Eq
vtes-letter-retainer = Re
vtes-letter-ally = Al
vtes-letter-event = Ev
vtes-keyword-location = location
vtes-keyword-hunting-ground = hunting ground
vtes-keyword-investment = investment
vtes-keyword-trifle = trifle
vtes-keyword-out-of-turn = out-of-turn
vtes-keyword-discipline = Discipline
vtes-keyword-weapon = weapon
vtes-keyword-gun = gun
vtes-keyword-melee-weapon = melee weapon
vtes-keyword-vehicle = vehicle
vtes-keyword-electronic = electronic
vtes-keyword-gehenna = Gehenna
vtes-keyword-inconnu = Inconnu
vtes-keyword-archetype = archetype
vtes-keyword-boon = boon
vtes-keyword-trophy = trophy
vtes-keyword-title = title
vtes-keyword-relic = relic
vtes-keyword-animal = animal
vtes-keyword-mortal = mortal
vtes-keyword-ghoul = ghoul
vtes-keyword-wraith = wraith
vtes-keyword-changeling = changeling
vtes-keyword-zombie = zombie
vtes-keyword-mage = mage
vtes-keyword-werewolf = werewolf
vtes-keyword-derivative = derivative
vtes-keyword-demon = demon
vtes-keyword-mummy = mummy
vtes-keyword-dhampir = dhampir
vtes-keyword-gargoyle-creature = gargoyle creature
vtes-keyword-frenzy = frenzy
vtes-keyword-haven = haven
vtes-keyword-ammo = ammo
vtes-keyword-contract = contract
vtes-keyword-government = government
vtes-keyword-aim = aim
vtes-keyword-condemnation = condemnation
vtes-keyword-grapple = grapple
vtes-keyword-path = Path
vtes-keyword-nod-fragment = Nod fragment
vtes-keyword-elysium = Elysium
vtes-keyword-watchtower = watchtower
vtes-keyword-inquisition = Inquisition
vtes-keyword-operation-antigen = Operation Antigen
vtes-keyword-transient = transient
vtes-crypt-infernal = Infernal.
vtes-crypt-scarce = Scarce.
vtes-crypt-sterile = Sterile.
vtes-crypt-blood-cursed = Blood cursed.
vtes-crypt-red-list = Red List.
vtes-crypt-black-hand = Black Hand.
vtes-crypt-flight = Flight.
vtes-crypt-non-unique = Not unique.
vtes-crypt-circle = { $circle } circle.
vtes-crypt-seraph = Seraph.
vtes-crypt-slave = { $clan } slave.
vtes-path-caine = Path of Caine.
    .one = a follower of the Path of Caine
vtes-path-cathari = Path of Cathari.
    .one = a follower of the Path of Cathari
vtes-path-death-and-the-soul = Path of Death and the Soul.
    .one = a follower of the Path of Death and the Soul
vtes-path-power-and-the-inner-voice = Path of Power and the Inner Voice.
    .one = a follower of the Path of Power and the Inner Voice
vtes-crypt-bleed = { $amount } bleed.
vtes-crypt-strength = { $amount } strength.
vtes-crypt-stealth = { $amount } stealth.
vtes-crypt-intercept = { $amount } intercept.
vtes-crypt-hunt = { $amount } hunt.

## The line under a title

vtes-line-unique = unique
vtes-line-group =
    { $group ->
        [0] any group
       *[other] group { $group }
    }
vtes-line-capacity = capacity { $capacity }
vtes-line-advanced = advanced
vtes-line-pool = { $cost } pool
vtes-line-blood = { $cost } blood
vtes-line-or = { $one } or { $other }
vtes-line-and = { $one } and { $other }
vtes-line-burn-option = burn option
vtes-line-banned = banned

## The text of a card

vtes-text-crypt = { $sect }.
vtes-text-crypt-titled = { $sect } { $title }.
vtes-text-crypt-votes = { $sect }, { $title }.
vtes-limit-round =
    .all = Only one { $card } can be played{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each round.
    .minion = A minion can play only one { $card }{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each round.
vtes-limit-combat =
    .use = Only one { $card } can be played with a given Discipline each combat.
    .all = Only one { $card } can be played{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each combat.
    .minion = A minion can play only one { $card }{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each combat.
vtes-limit-action =
    .all = Only one { $card } can be played{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each action.
    .minion = A minion can play only one { $card }{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each action.
vtes-limit-turn =
    .all = Only one { $card } can be played{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each turn.
    .minion = A minion can play only one { $card }{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } each turn.
vtes-limit-game =
    .all = Only one { $card } can be played{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } in a game.
    .minion = A minion can play only one { $card }{ $level ->
        [2] {" at superior"}
       *[other] {""}
    } in a game.
vtes-text-requires = Requires { $what }.
vtes-text-requires-capacity = capacity { $amount } or more
vtes-text-requires-title = a title
vtes-text-requires-capacity-below = capacity { $amount } or less
vtes-text-requires-vampire = a vampire
vtes-text-requires-other-sect = somebody who is not { $sect }
vtes-text-requires-no-title = no title
vtes-text-requires-city-title = the title of a city
vtes-text-requires-infernal = an infernal minion
vtes-text-requires-not-infernal = a minion that is not infernal
vtes-text-requires-sterile = a sterile vampire
vtes-text-requires-not-sterile = a vampire that is not sterile
vtes-text-requires-red-list = a minion of the Red List
vtes-text-requires-not-red-list = a minion that is not on the Red List
vtes-text-requires-black-hand = a member of the Black Hand
vtes-text-requires-not-black-hand = a vampire outside the Black Hand
vtes-text-requires-flight = a minion with flight
vtes-text-requires-not-flight = a minion without flight
vtes-text-requires-seraph = a Seraph
vtes-text-requires-not-seraph = a vampire that is no Seraph
vtes-text-body = { $life } life, { $strength } strength, { $bleed } bleed.
vtes-text-becomes-ally =
    { $unique ->
        [1] In play, it is a unique { $kinds } ally with { $life } life, { $strength } strength and { $bleed } bleed.
       *[0] In play, it is a { $kinds } ally with { $life } life, { $strength } strength and { $bleed } bleed.
    }
vtes-text-becomes-vampire = In play, it is a { $capacity }-capacity { $clan }, not unique.
vtes-text-becomes-kin = In play, it is a { $capacity }-capacity { $sect } vampire of the clan of the vampire that made it, not unique.
vtes-x-is-capacity-of-target = X is the capacity of that vampire.
vtes-text-burned-if = Burn this card { $when }.
vtes-x-is-copies-you-control = X is the number of copies of this card you control.
vtes-text-unawarded = It has no effect until a vampire gets it for burning a minion of the Red List.
vtes-text-becomes-location = In play, it is a location and does not count as equipment.
vtes-text-life = { $life } life.
vtes-text-retainer-damage =
    { $ranged ->
        [1] Each round, this retainer inflicts { $amount } damage on the opposing minion at any range, with the normal strikes.
       *[0] Each round at close range, this retainer inflicts { $amount } damage on the opposing minion, with the normal strikes.
    }
vtes-text-as = ({ $type })
vtes-text-this =
    { $by ->
        [vampire] this vampire
       *[minion] this minion
    }
vtes-text-bearer =
    { $bearer ->
        [self] this vampire
        [ally] this ally
        [employer] the employer
        [vampire] the vampire with this card
        [equipped] the bearer
       *[minion] the minion with this card
    }
vtes-text-whose =
    { $who ->
        [it] it
        [bearer] { vtes-text-bearer }
       *[actor] the acting minion
    }
vtes-text-any-anarch = any Anarch
    .other = any other Anarch
    .foreign = any Anarch of another Methuselah
vtes-text-your-anarch = an Anarch you control
vtes-text-any-vampire = any vampire
    .other = any other vampire
    .foreign = any vampire of another Methuselah
vtes-text-your-vampire = a vampire you control
vtes-text-any-minion = any minion
    .other = any other minion
    .foreign = any minion of another Methuselah
vtes-text-your-minion = a minion you control
vtes-text-any-such = any { $who_bare }
vtes-text-your-such = { $who_a } you control
vtes-text-chosen-one = the chosen vampire
vtes-text-only = Only usable { $when }.
vtes-text-stealth = +{ $stealth } stealth action.
vtes-text-directed = (D) { $text }
vtes-text-either = { $one }, or { $other }
vtes-text-above = As above, { $change }.
vtes-text-and = and { $text }
vtes-text-and-also = { $one }, and { $other }
vtes-text-but = but { $text }
vtes-text-but-with = but with { $text }
vtes-text-but-stealth = but this is a +{ $stealth } stealth action
vtes-text-several = More than one of these Disciplines can be used at once.
vtes-text-adds-stealth = +{ $amount } stealth.
vtes-text-adds-bleed = +{ $amount } bleed.
vtes-text-locked =
    { $by ->
        [vampire] by a locked vampire
       *[minion] by a locked minion
    }
vtes-text-locked-or-not =
    { $by ->
        [vampire] by a vampire, whether locked or not
       *[minion] by a minion, whether locked or not
    }
vtes-text-by-others =
    { $by ->
        [vampire] by a ready vampire other than the acting minion
       *[minion] by a ready minion other than the acting one
    }
vtes-text-by-host = if you control { vtes-text-bearer }
vtes-text-levy = { $when }, she { $text }.
vtes-text-levy-of-each = each Methuselah’s
vtes-text-must = { $when }, { $text }
vtes-text-you-can = you can { $what }
vtes-text-it-can = it can { $what }
vtes-text-bearer-can = { vtes-text-bearer } can { $what }
vtes-text-in-order = { $cost } to { $what }
vtes-text-choose-paid = you can { $cost } to do one of these:
vtes-text-choose-one = you can do one of these:
vtes-text-choose-any = you can do any of these:
vtes-text-bullet = • { $text }
vtes-text-each-time = Each time, { $text }
vtes-text-can-act = { $who } can { $text }.
vtes-text-calls = { $who } can call a referendum to { $text } as a political action with +{ $stealth } stealth.
vtes-text-without-equipment = No other equipment increases that bleed.
vtes-text-as-action =
    { $directed ->
        [1] { $stealth ->
            [0] as a (D) action
           *[other] as a (D) action with +{ $stealth } stealth
        }
       *[other] { $stealth ->
            [0] as an action
           *[other] as an action with +{ $stealth } stealth
        }
    }
vtes-text-that-costs-blood = { $action } that costs { $amount } blood
vtes-text-that-costs-pool = { $action } that costs { $amount } pool
vtes-text-can-strike = { $once }, { vtes-text-bearer } can { $strike }.
vtes-text-ally-strikes = { vtes-text-bearer } can { $strike }.
vtes-text-by-any-methuselah = Any Methuselah can use this.
vtes-text-by-other-methuselahs = Other Methuselahs can use this.
vtes-text-cost = { $cost }: { $text }
vtes-text-cost-lock = lock { vtes-which-this }
    .to = lock { vtes-which-this }
vtes-text-cost-blood = burn { $amount } blood
    .to = burn { $amount } blood
vtes-text-cost-pool = burn { $amount } pool
    .to = burn { $amount } pool
vtes-text-cost-master = use a master phase action
    .to = use a master phase action
vtes-text-cost-discard = use a discard phase action
    .to = use a discard phase action
vtes-text-cost-transfers =
    { $amount ->
        [one] use { $amount } transfer
       *[other] use { $amount } transfers
    }
    .to =
        { $amount ->
            [one] use { $amount } transfer
           *[other] use { $amount } transfers
        }
vtes-text-once-1 = once each phase
vtes-text-once-2 = once each turn
vtes-text-once-3 = once each action
vtes-text-once-4 = once each combat
vtes-text-once-5 = once each round
vtes-text-once-6 = once each game
vtes-text-once-during = once { $when }
vtes-text-deferred-1 = Do not replace until your unlock phase.
vtes-text-deferred-2 = Do not replace until your discard phase.
vtes-text-deferred-3 = Do not replace until the action is over.
vtes-text-deferred-4 = Do not replace until the combat is over.
vtes-text-deferred-5 = Do not replace while in play.
vtes-text-bleed =
    { $bleed ->
        [0] Bleed.
       *[other] Bleed with +{ $bleed } bleed.
    }
    .to =
        { $bleed ->
            [0] bleed
           *[other] bleed with +{ $bleed } bleed
        }
vtes-text-hunt = Hunt.
vtes-text-enter-combat = Enter combat with { $target }.
    .to = enter combat with { $target }
vtes-text-target = Choose { $target }.
    .to = choose { $target }
vtes-text-passes = If the referendum passes, { $text }
vtes-text-strike =
    { $ranged ->
        [1] Strike, ranged: { $parts }.
       *[other] Strike: { $parts }.
    }
    .to =
        { $ranged ->
            [1] strike, ranged: { $parts }
           *[other] strike: { $parts }
        }
vtes-text-strike-dodge = dodge
vtes-text-strike-ends = combat ends
vtes-text-strike-steals = steal { $amount } blood or life
vtes-text-strike-damage =
    { $aggravated ->
        [1] { $amount } aggravated damage
       *[other] { $amount } damage
    }
vtes-text-strike-hand =
    { $amount ->
        [0] { $aggravated ->
            [1] aggravated damage equal to strength
           *[other] damage equal to strength
        }
       *[other] { $aggravated ->
            [1] strength + { $amount } aggravated damage
           *[other] strength + { $amount } damage
        }
    }
vtes-text-strike-by-hand =
    { $amount ->
        [0] { $aggravated ->
            [1] hand strike, aggravated
           *[other] hand strike
        }
       *[other] { $aggravated ->
            [1] hand strike at +{ $amount } damage, aggravated
           *[other] hand strike at +{ $amount } damage
        }
    }
vtes-text-strike-undodgeable = This strike cannot be dodged.
vtes-text-strike-past-fortitude = Cards that require Fortitude cannot prevent its damage.
vtes-text-strike-blunts-weapons = The opposing vampire’s strikes with weapons inflict no damage this round.
vtes-text-strike-some-aggravated = { $amount } of it aggravated
vtes-text-strike-burn-equipment = burn an equipment on the opposing minion
vtes-text-and-strike = and { vtes-text-bearer } can { $strike }
vtes-text-strike-first = first strike
vtes-text-strike-only-far = only at long range
vtes-text-strike-maneuver =
    { $near ->
        [0] with an optional maneuver
       *[other] with an optional maneuver, only to close range
    }
vtes-text-nothing = No text.
vtes-text-must-act = During its minion phase, unless it must hunt, { vtes-text-bearer } must first { $text } { $action }.

## When a use is possible, by its window

vtes-at-unlock = during any Methuselah’s unlock phase
vtes-at-master = during any master phase
vtes-at-minion = during any minion phase
vtes-at-influence = during any influence phase
vtes-at-discard = during any discard phase
vtes-at-your-unlock = during your unlock phase
vtes-at-your-master = during your master phase
vtes-at-your-minion = during your minion phase
vtes-at-your-influence = during your influence phase
vtes-at-your-discard = during your discard phase
vtes-at-her-unlock = during { $whose } unlock phase
vtes-at-her-master = during { $whose } master phase
vtes-at-her-minion = during { $whose } minion phase
vtes-at-her-influence = during { $whose } influence phase
vtes-at-her-discard = during { $whose } discard phase
vtes-at-announced = as an action is announced
vtes-at-no-attempt = before a block is attempted
vtes-at-attempt = while a block is being attempted
vtes-at-declined = after blocks are declined
vtes-at-would-succeed = when an action would succeed
vtes-at-after-action = after the action
vtes-at-blocked = before a block is resolved
vtes-at-before-range = before range is determined
vtes-at-maneuvers = while range is determined
vtes-at-before-strikes = before strikes are chosen
vtes-at-strike = as a strike
vtes-at-declared = between the declaration of a strike and its resolution
vtes-at-strikes-chosen = after strikes are chosen
vtes-at-damage = when damage is inflicted
vtes-at-additional-strikes = after the first strikes
vtes-at-press = when presses are used
vtes-at-end-of-round = at the end of a round
vtes-at-combat-ending = when combat is about to end
vtes-at-after-combat = after combat
vtes-at-to-torpor = when a vampire is going to torpor
vtes-at-polling = during a referendum
vtes-at-after-referendum = after a referendum
vtes-at-as-played = as a card is played
vtes-at-between-actions = between two actions
vtes-at-would-be-ousted = when a Methuselah has no pool left

## Conditions: they follow “Only usable …”

vtes-when-bleed = during a bleed
vtes-when-politics = during political actions
vtes-when-bleeding-you = if a minion is bleeding you
vtes-when-bled-by = if { $which_a } is bleeding you
vtes-when-directed-at-you = if the action is directed at you or at a card you control
vtes-when-political = during the referendum of a political action
vtes-when-referendum-passed = if the referendum this vampire has called passed
vtes-when-successful = if the action was successful
vtes-when-blocked = if the action was blocked
vtes-when-being-blocked = if { vtes-text-this } is being blocked
vtes-when-unsuccessful = if the action was not successful
vtes-when-has-blocked = if it has blocked that action
vtes-when-about-anarchs = if a successful action required an Anarch or made this vampire one
vtes-when-bleeds-bearers = while the vampire that has played this card is bleeding the controller of the minion with it
vtes-when-directed-succeeded = if a directed action was successful
vtes-when-before-votes = during the referendum of a political action, before votes and ballots are cast
vtes-when-close = at close range
vtes-when-long = at long range
vtes-when-later-round = after the first round
vtes-when-edge = if you have the Edge
vtes-when-is-self-not-bearer = by minions other than the one with this card
vtes-when-is-self-bearer = by { vtes-text-bearer }
vtes-when-is-this-not-blocker = if { vtes-which-this } is not blocking
vtes-when-in-combat = during combat
vtes-when-in-combat-not = except during combat

## Targets

vtes-target-another = a Methuselah other than you and the acting one

## Traits


## Effects

vtes-effect-stealth = +{ $amount } stealth.
    .gets = { vtes-text-whose } gets +{ $amount } stealth.
vtes-effect-stealth-anyway = +{ $amount } stealth, even if not yet needed.
    .gets = { vtes-text-whose } gets +{ $amount } stealth, even if not yet needed.
vtes-effect-intercept-self = +{ $amount } intercept.
    .gets = { vtes-text-whose } gets +{ $amount } intercept.
vtes-effect-bleed =
    { $limited ->
        [0] +{ $amount } bleed.
       *[other] +{ $amount } bleed (limited).
    }
    .to = add { $amount } to the bleed
vtes-effect-bleed-x =
    { $limited ->
        [0] +X bleed. X must be from { $least } to { $most }.
       *[other] +X bleed (limited). X must be from { $least } to { $most }.
    }
vtes-effect-reduce-bleed = Reduce the bleed against you by { $amount }.
vtes-effect-bleed-to-nothing = Reduce the bleed against you to 0; it can still be increased afterwards.
vtes-effect-wake = { vtes-text-this } wakes: until the action is over, it reacts and blocks as if unlocked.
vtes-effect-unlock-self = Unlock { vtes-text-this }.
    .to =
        { $payer ->
            [you] unlock { vtes-text-this }
           *[it] unlock
        }
vtes-effect-maneuver =
    { $presses ->
        [0] Maneuver.
       *[other] Maneuver with an optional press in this round.
    }
    .to =
        { $presses ->
            [0] maneuver
           *[other] maneuver with an optional press in this round
        }
vtes-effect-allows =
    { $maneuvers ->
        [0] { vtes-text-this } gets { $presses } optional press in this round.
       *[other] { $presses ->
            [0] { vtes-text-this } gets { $maneuvers } optional maneuver in this round.
           *[other] { vtes-text-this } gets { $maneuvers } optional maneuver and { $presses } optional press in this round.
        }
    }
vtes-effect-press =
    { $only ->
        [0] Press.
       *[other] Press, only to continue combat.
    }
vtes-effect-press-helps = A minion you control presses.
    .to = give a minion you control a press
vtes-effect-prevent =
    { $x ->
        [0] { $presses ->
            [0] Prevent { $amount } damage.
           *[other] Prevent { $amount } damage, with an optional press in this round.
        }
       *[other] { $presses ->
            [0] Prevent { $amount } + X damage.
           *[other] Prevent { $amount } + X damage, with an optional press in this round.
        }
    }
    .above =
        { $presses ->
            [0] but prevent { $amount } damage
           *[other] with an optional press in this round
        }
vtes-effect-additional-strikes =
    { $amount ->
        [one] { $amount } additional strike (limited).
       *[other] { $amount } additional strikes (limited).
    }
    .gets =
        { $amount ->
            [one] { vtes-text-whose } gets { $amount } additional strike (limited).
           *[other] { vtes-text-whose } gets { $amount } additional strikes (limited).
        }
vtes-effect-taste = This vampire gains as much blood as the opposing vampire has lost to damage in this round.
vtes-effect-move-bank-to-uncontrolled = Add { $amount } blood to it.
    .on = Add { $amount } blood to { $target }.
vtes-effect-gain-chosen = It gains { $amount } blood{ $per }.
    .on = { $target } gains { $amount } blood{ $per }.
vtes-effect-move-bearer-to-pool = Move 1 blood from the vampire with this card to your pool.
vtes-effect-move-pool-to-bearer = Move 1 pool to the vampire with this card.
vtes-effect-discard-card = Discard a card, and draw another.
    .to = discard a card and draw another
vtes-lasts-strength-in-combat = This vampire gets +{ $amount } strength in that combat.
vtes-lasts-strength-in-action = { vtes-text-this } gets +{ $amount } strength in this action.
vtes-lasts-hands-aggravated-in-action = Damage from { vtes-text-this }’s hand strikes is aggravated in this action.
vtes-lasts-cannot-use-equipment = { vtes-text-this } cannot use equipment in that combat.
vtes-lasts-cannot-strike-first-round = Neither combatant can strike in the first round of that combat.
vtes-lasts-cannot-end-combat-first-round = In the first round of that combat, the opposing minion cannot use a strike that ends combat.
vtes-lasts-strength-round = { $whom } gets { $bonus } strength this round.
vtes-lasts-strength-set = { vtes-text-this } has a strength of { $amount } this combat.
vtes-lasts-hands-aggravated = Damage from { vtes-text-this }’s hand strikes is aggravated this round.
vtes-lasts-harms-each-round = In each round of this combat, the opposing minion takes { $amount } environmental damage at any range with the first normal strikes.
vtes-lasts-hand-size = +{ $amount } hand size until the end of the turn.
vtes-lasts-cannot-unlock = { $whom } does not unlock as normal in its next unlock phase.
vtes-lasts-strength-combat = { $whom } gets { $bonus } strength in this combat.
vtes-effect-move-chosen-to-pool = Move { $amount } blood from that vampire to your pool; each other copy of this card on it costs you 1 pool.
vtes-effect-wider-view = Put the top card of your crypt in your uncontrolled region. Then remove a card in your uncontrolled region from the game.
vtes-effect-put-on-self = Put this card on { vtes-text-this }.
vtes-effect-put-on-chosen = Put this card on it.
    .on = Put this card on { $target }.
vtes-effect-burn-chosen = Burn it.
    .on = Burn { $target }.
    .strike = burn { $target }
    .to = burn { $target }
vtes-effect-burn-this = Burn { vtes-which-this }.
    .to = burn { vtes-which-this }
vtes-effect-lock-chosen = Lock it.
    .on = Lock { $target }.
vtes-effect-take-control-chosen = Take control of it.
    .on = Take control of { $target }.
