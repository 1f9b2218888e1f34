### VTES : noms des clans, Disciplines, titres et types, et ce dont sont faits les textes des cartes.

## Clans

vtes-clan-abomination = Abomination
vtes-clan-ahrimane = Ahrimane
vtes-clan-akunanse = Akunanse
vtes-clan-baali = Baali
vtes-clan-banu-haqim = Banu Haqim
vtes-clan-blood-brother = Frère de sang
vtes-clan-brujah = Brujah
vtes-clan-brujah-antitribu = Brujah antitribu
vtes-clan-caitiff = Caitiff
vtes-clan-daughter-of-cacophony = Fille de la Cacophonie
vtes-clan-gangrel = Gangrel
vtes-clan-gangrel-antitribu = Gangrel antitribu
vtes-clan-gargoyle = Gargouille
vtes-clan-giovanni = Giovanni
vtes-clan-guruhi = Guruhi
vtes-clan-harbinger-of-skulls = Précurseur des crânes
vtes-clan-hecata = Hécate
vtes-clan-ishtarri = Ishtarri
vtes-clan-kiasyd = Kiasyd
vtes-clan-lasombra = Lasombra
vtes-clan-malkavian = Malkavien
vtes-clan-malkavian-antitribu = Malkavien antitribu
vtes-clan-ministry = Disciple de Seth
vtes-clan-nagaraja = Nagaraja
vtes-clan-nosferatu = Nosferatu
vtes-clan-nosferatu-antitribu = Nosferatu antitribu
vtes-clan-osebo = Osebo
vtes-clan-pander = Pander
vtes-clan-ravnos = Ravnos
vtes-clan-salubri = Salubri
vtes-clan-salubri-antitribu = Salubri antitribu
vtes-clan-samedi = Samedi
vtes-clan-toreador = Toréador
vtes-clan-toreador-antitribu = Toréador antitribu
vtes-clan-tremere = Tremere
vtes-clan-tremere-antitribu = Tremere antitribu
vtes-clan-true-brujah = Vrai Brujah
vtes-clan-tzimisce = Tzimisce
vtes-clan-ventrue = Ventrue
vtes-clan-ventrue-antitribu = Ventrue antitribu

## Disciplines

vtes-discipline-abo = Abombwe
vtes-discipline-ani = Animalisme
vtes-discipline-aus = Auspex
vtes-discipline-cel = Célérité
vtes-discipline-chi = Chimérie
vtes-discipline-dai = Daimoinon
vtes-discipline-dem = Aliénation
vtes-discipline-dom = Domination
vtes-discipline-for = Force d’âme
vtes-discipline-mel = Melpominée
vtes-discipline-myt = Mytherceria
vtes-discipline-nec = Nécromancie
vtes-discipline-obe = Obeah
vtes-discipline-obf = Dissimulation
vtes-discipline-obl = Oubli
vtes-discipline-obt = Obténébration
vtes-discipline-pot = Puissance
vtes-discipline-pre = Présence
vtes-discipline-pro = Protéisme
vtes-discipline-qui = Quietus
vtes-discipline-san = Sanguinus
vtes-discipline-ser = Serpentis
vtes-discipline-spi = Spiritus
vtes-discipline-tem = Temporis
vtes-discipline-tha = Sorcellerie du sang
vtes-discipline-thn = Thanatose
vtes-discipline-val = Valeren
vtes-discipline-vic = Vicissitude
vtes-discipline-vis = Visceratika

## Sectes et titres

vtes-sect-camarilla = Camarilla
    .one = un vampire de la Camarilla
vtes-sect-sabbat = Sabbat
    .one = un vampire du Sabbat
vtes-sect-anarch = Anarch
    .one = un Anarch
vtes-sect-independent = Indépendant
    .one = un vampire indépendant
vtes-sect-laibon = Laibon
    .one = un Laibon
vtes-title-none = aucun titre
    .one = un vampire sans titre
vtes-title-primogen = primogène
    .one = un primogène
vtes-title-prince = prince
    .one = un prince
vtes-title-justicar = justicar
    .one = un justicar
vtes-title-inner-circle = Cercle intérieur
    .one = un membre du Cercle intérieur
vtes-title-bishop = évêque
    .one = un évêque
vtes-title-archbishop = archevêque
    .one = un archevêque
vtes-title-priscus = priscus
    .one = un priscus
vtes-title-cardinal = cardinal
    .one = un cardinal
vtes-title-regent = régent
    .one = le régent
vtes-title-baron = baron
    .one = un baron
vtes-title-magaji = magaji
    .one = un magaji
vtes-title-kholo = kholo
    .one = un kholo
vtes-title-independent = titré
    .one = un vampire indépendant titré
vtes-title-of-city = { $title } de { $city }
vtes-title-of-addis-ababa = { $title } d’Addis-Abeba
vtes-title-of-algiers = { $title } d’Alger
vtes-title-of-barcelona = { $title } de Barcelone
vtes-title-of-cape-town = { $title } du Cap
vtes-title-of-copenhagen = { $title } de Copenhague
vtes-title-of-detroit = { $title } de Détroit
vtes-title-of-frankfurt = { $title } de Francfort
vtes-title-of-geneva = { $title } de Genève
vtes-title-of-johannesburg = { $title } de Johannesbourg
vtes-title-of-manila = { $title } de Manille
vtes-title-of-moscow = { $title } de Moscou
vtes-title-of-clan = { $title } { $clan }
vtes-title-votes = { $votes } voix (titré)

## Types, mots-clés, traits

vtes-type-vampire = Vampire
vtes-type-master = Maître
vtes-type-action = Action
vtes-type-political-action = Action politique
vtes-type-action-modifier = Modificateur d’action
vtes-type-reaction = Réaction
vtes-type-combat = Combat
vtes-type-equipment = Équipement
vtes-type-retainer = Compagnon
vtes-type-ally = Allié
vtes-type-event = Événement
vtes-letter-vampire = V
vtes-letter-master = M
vtes-letter-action = A
vtes-letter-political-action = P
vtes-letter-action-modifier = Mo
vtes-letter-reaction = R
vtes-letter-combat = C
vtes-letter-equipment = Éq
vtes-letter-retainer = Co
vtes-letter-ally = Al
vtes-letter-event = Év
vtes-keyword-location = lieu
vtes-keyword-hunting-ground = terrain de chasse
vtes-keyword-investment = investissement
vtes-keyword-trifle = triviale
vtes-keyword-out-of-turn = hors-tour
vtes-keyword-discipline = Discipline
vtes-keyword-weapon = arme
vtes-keyword-gun = arme à feu
vtes-keyword-melee-weapon = arme de mêlée
vtes-keyword-vehicle = véhicule
vtes-keyword-electronic = électronique
vtes-keyword-gehenna = Géhenne
vtes-keyword-inconnu = Inconnu
vtes-keyword-archetype = archétype
vtes-keyword-boon = faveur
vtes-keyword-trophy = trophée
vtes-keyword-title = titre
vtes-keyword-relic = relique
vtes-keyword-animal = animal
vtes-keyword-mortal = mortel
vtes-keyword-ghoul = goule
vtes-keyword-wraith = spectre
vtes-keyword-changeling = changelin
vtes-keyword-zombie = zombie
vtes-keyword-mage = mage
vtes-keyword-werewolf = loup-garou
vtes-keyword-derivative = dérivé
vtes-keyword-demon = démon
vtes-keyword-mummy = momie
vtes-keyword-dhampir = dhampir
vtes-keyword-gargoyle-creature = créature gargouille
vtes-keyword-frenzy = frénésie
vtes-keyword-haven = refuge
vtes-keyword-ammo = munitions
vtes-keyword-contract = contrat
vtes-keyword-government = gouvernement
vtes-keyword-aim = visée
vtes-keyword-condemnation = condamnation
vtes-keyword-grapple = saisie
vtes-keyword-path = Voie
vtes-keyword-nod-fragment = fragment de Nod
vtes-keyword-elysium = Élysée
vtes-keyword-watchtower = tour de guet
vtes-keyword-inquisition = Inquisition
vtes-keyword-operation-antigen = opération Antigène
vtes-keyword-transient = éphémère
vtes-crypt-infernal = Infernal.
vtes-crypt-scarce = Rare.
vtes-crypt-sterile = Stérile.
vtes-crypt-blood-cursed = Maudit par le sang.
vtes-crypt-red-list = Liste rouge.
vtes-crypt-black-hand = Main Noire.
vtes-crypt-flight = Vol.
vtes-crypt-non-unique = Non unique.
vtes-crypt-circle = Cercle de { $circle }.
vtes-crypt-seraph = Séraphin.
vtes-crypt-slave = Esclave { $clan }.
vtes-path-caine = Voie de Caïn.
    .one = un adepte de la Voie de Caïn
vtes-path-cathari = Voie des Cathares.
    .one = un adepte de la Voie des Cathares
vtes-path-death-and-the-soul = Voie de la Mort et de l’Âme.
    .one = un adepte de la Voie de la Mort et de l’Âme
vtes-path-power-and-the-inner-voice = Voie du Pouvoir et de la Voix intérieure.
    .one = un adepte de la Voie du Pouvoir et de la Voix intérieure
vtes-crypt-bleed = { $amount } en morsure.
vtes-crypt-strength = { $amount } en force.
vtes-crypt-stealth = { $amount } en discrétion.
vtes-crypt-intercept = { $amount } en interception.
vtes-crypt-hunt = { $amount } en chasse.

## La ligne sous un titre

vtes-line-unique = unique
vtes-line-group =
    { $group ->
        [0] tout groupe
       *[other] groupe { $group }
    }
vtes-line-capacity = capacité { $capacity }
vtes-line-advanced = avancé
vtes-line-pool = { $cost } de réserve
vtes-line-blood = { $cost } de sang
vtes-line-or = { $one } ou { $other }
vtes-line-and = { $one } et { $other }
vtes-line-burn-option = option de défausse
vtes-line-banned = bannie

## Le texte d’une carte

vtes-text-crypt = { $sect }.
vtes-text-crypt-titled = { $sect }, { $title }.
vtes-text-crypt-votes = { $sect }, { $title }.
vtes-limit-round =
    .all = Un seul exemplaire de { $card } peut être joué{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par round.
    .minion = Un serviteur ne peut jouer qu’un exemplaire de { $card }{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par round.
vtes-limit-combat =
    .use = Un seul exemplaire de { $card } peut être joué avec une même Discipline par combat.
    .all = Un seul exemplaire de { $card } peut être joué{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par combat.
    .minion = Un serviteur ne peut jouer qu’un exemplaire de { $card }{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par combat.
vtes-limit-action =
    .all = Un seul exemplaire de { $card } peut être joué{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par action.
    .minion = Un serviteur ne peut jouer qu’un exemplaire de { $card }{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par action.
vtes-limit-turn =
    .all = Un seul exemplaire de { $card } peut être joué{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par tour.
    .minion = Un serviteur ne peut jouer qu’un exemplaire de { $card }{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par tour.
vtes-limit-game =
    .all = Un seul exemplaire de { $card } peut être joué{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par partie.
    .minion = Un serviteur ne peut jouer qu’un exemplaire de { $card }{ $level ->
        [2] {" au niveau supérieur"}
       *[other] {""}
    } par partie.
vtes-text-requires = Requiert { $what }.
vtes-text-requires-capacity = une capacité de { $amount } ou plus
vtes-text-requires-title = un titre
vtes-text-requires-capacity-below = une capacité de { $amount } ou moins
vtes-text-requires-vampire = un vampire
vtes-text-requires-other-sect = un serviteur qui n’est pas { $sect }
vtes-text-requires-no-title = aucun titre
vtes-text-requires-city-title = un titre de ville
vtes-text-requires-infernal = un serviteur infernal
vtes-text-requires-not-infernal = un serviteur non infernal
vtes-text-requires-sterile = un vampire stérile
vtes-text-requires-not-sterile = un vampire non stérile
vtes-text-requires-red-list = un serviteur de la Liste rouge
vtes-text-requires-not-red-list = un serviteur hors de la Liste rouge
vtes-text-requires-black-hand = un vampire de la Main Noire
vtes-text-requires-not-black-hand = un vampire hors de la Main Noire
vtes-text-requires-flight = un serviteur doué du vol
vtes-text-requires-not-flight = un serviteur sans le vol
vtes-text-requires-seraph = un Séraphin
vtes-text-requires-not-seraph = un vampire qui n’est pas Séraphin
vtes-text-body =
    { $life ->
        [one] { $life } point de vie, { $strength } en force, { $bleed } en morsure.
       *[other] { $life } points de vie, { $strength } en force, { $bleed } en morsure.
    }
vtes-text-becomes-ally =
    { $unique ->
        [1] { $life ->
            [one] En jeu, c’est un allié { $kinds } unique avec { $life } point de vie, { $strength } en force et { $bleed } en morsure.
           *[other] En jeu, c’est un allié { $kinds } unique avec { $life } points de vie, { $strength } en force et { $bleed } en morsure.
        }
       *[0] { $life ->
            [one] En jeu, c’est un allié { $kinds } avec { $life } point de vie, { $strength } en force et { $bleed } en morsure.
           *[other] En jeu, c’est un allié { $kinds } avec { $life } points de vie, { $strength } en force et { $bleed } en morsure.
        }
    }
vtes-text-becomes-vampire = En jeu, c’est un { $clan } non unique de capacité { $capacity }.
vtes-text-becomes-kin = En jeu, c’est un vampire { $sect } non unique de capacité { $capacity } et du clan du vampire qui l’a créé.
vtes-x-is-capacity-of-target = X est la capacité de ce vampire.
vtes-text-burned-if = Brûlez cette carte { $when }.
vtes-x-is-copies-you-control = X est le nombre d’exemplaires de cette carte que vous contrôlez.
vtes-text-unawarded = Elle n’a aucun effet tant qu’un vampire ne l’a pas reçue pour avoir brûlé un serviteur de la Liste rouge.
vtes-text-becomes-location = En jeu, c’est un lieu et elle ne compte pas comme équipement.
vtes-text-life =
    { $life ->
        [one] { $life } point de vie.
       *[other] { $life } points de vie.
    }
vtes-text-retainer-damage =
    { $ranged ->
        [1] { $amount ->
            [one] À chaque round, ce compagnon inflige { $amount } point de dégâts au serviteur opposé à toute portée, avec les frappes normales.
           *[other] À chaque round, ce compagnon inflige { $amount } points de dégâts au serviteur opposé à toute portée, avec les frappes normales.
        }
       *[0] { $amount ->
            [one] À chaque round au contact, ce compagnon inflige { $amount } point de dégâts au serviteur opposé, avec les frappes normales.
           *[other] À chaque round au contact, ce compagnon inflige { $amount } points de dégâts au serviteur opposé, avec les frappes normales.
        }
    }
vtes-text-as = ({ $type })
vtes-text-this =
    { $by ->
        [vampire] ce vampire
       *[minion] ce serviteur
    }
vtes-text-bearer =
    { $bearer ->
        [self] ce vampire
        [ally] cet allié
        [employer] son employeur
        [vampire] le vampire portant cette carte
        [equipped] son possesseur
       *[minion] le serviteur portant cette carte
    }
vtes-text-whose =
    { $who ->
        [it] il
        [bearer] { vtes-text-bearer }
       *[actor] le serviteur qui agit
    }
vtes-text-any-anarch = n’importe quel Anarch
    .other = n’importe quel autre Anarch
    .foreign = n’importe quel Anarch d’un autre Mathusalem
vtes-text-your-anarch = un Anarch que vous contrôlez
vtes-text-any-vampire = n’importe quel vampire
    .other = n’importe quel autre vampire
    .foreign = n’importe quel vampire d’un autre Mathusalem
vtes-text-your-vampire = un vampire que vous contrôlez
vtes-text-any-minion = n’importe quel serviteur
    .other = n’importe quel autre serviteur
    .foreign = n’importe quel serviteur d’un autre Mathusalem
vtes-text-your-minion = un serviteur que vous contrôlez
vtes-text-any-such = n’importe quel { $who_bare }
vtes-text-your-such = { $who_a } que vous contrôlez
vtes-text-chosen-one = le vampire choisi
vtes-text-only = Seulement utilisable { $when }.
vtes-text-stealth = Action à +{ $stealth } en discrétion.
vtes-text-directed = (D) { $text }
vtes-text-either = { $one }, ou { $other }
vtes-text-above = Comme ci-dessus, { $change }.
vtes-text-and = et { $text }
vtes-text-and-also = { $one }, et { $other }
vtes-text-but = mais { $text }
vtes-text-but-with = mais avec { $text }
vtes-text-but-stealth = mais en action à +{ $stealth } en discrétion
vtes-text-several = Plusieurs de ces Disciplines peuvent être utilisées à la fois.
vtes-text-adds-stealth = +{ $amount } en discrétion.
vtes-text-adds-bleed = +{ $amount } en morsure.
vtes-text-locked =
    { $by ->
        [vampire] par un vampire incliné
       *[minion] par un serviteur incliné
    }
vtes-text-locked-or-not =
    { $by ->
        [vampire] par un vampire, incliné ou non
       *[minion] par un serviteur, incliné ou non
    }
vtes-text-by-others =
    { $by ->
        [vampire] par un vampire disponible autre que le serviteur qui agit
       *[minion] par un serviteur disponible autre que celui qui agit
    }
vtes-text-by-host = si vous contrôlez { vtes-text-bearer }
vtes-text-levy = { $when }, ce Mathusalem { $text }.
vtes-text-levy-of-each = de chaque Mathusalem
vtes-text-must = { $when }, { $text }
vtes-text-you-can = vous pouvez { $what }
vtes-text-it-can = il peut { $what }
vtes-text-bearer-can = { vtes-text-bearer } peut { $what }
vtes-text-in-order = { $cost } pour { $what }
vtes-text-choose-paid = vous pouvez { $cost } pour faire l’une de ces choses :
vtes-text-choose-one = vous pouvez faire l’une de ces choses :
vtes-text-choose-any = vous pouvez faire ceci :
vtes-text-bullet = • { $text }
vtes-text-each-time = À chaque fois, { $text }
vtes-text-can-act = { $who } peut { $text }.
vtes-text-calls = { $who } peut appeler un référendum pour { $text } en action politique à +{ $stealth } en discrétion.
vtes-text-without-equipment = Aucun autre équipement n’augmente cette morsure.
vtes-text-as-action =
    { $directed ->
        [1] { $stealth ->
            [0] en action (D)
           *[other] en action (D) à +{ $stealth } en discrétion
        }
       *[other] { $stealth ->
            [0] en action
           *[other] en action à +{ $stealth } en discrétion
        }
    }
vtes-text-that-costs-blood =
    { $amount ->
        [one] { $action } qui coûte { $amount } point de sang
       *[other] { $action } qui coûte { $amount } points de sang
    }
vtes-text-that-costs-pool =
    { $amount ->
        [one] { $action } qui coûte { $amount } point de réserve
       *[other] { $action } qui coûte { $amount } points de réserve
    }
vtes-text-can-strike = { $once }, { vtes-text-bearer } peut { $strike }.
vtes-text-ally-strikes = { vtes-text-bearer } peut { $strike }.
vtes-text-by-any-methuselah = N’importe quel Mathusalem peut l’utiliser.
vtes-text-by-other-methuselahs = Les autres Mathusalems peuvent l’utiliser.
vtes-text-cost = { $cost } : { $text }
vtes-text-cost-lock = inclinez { vtes-which-this }
    .to = incliner { vtes-which-this }
vtes-text-cost-blood =
    { $amount ->
        [one] brûlez { $amount } point de sang
       *[other] brûlez { $amount } points de sang
    }
    .to =
        { $amount ->
            [one] brûler { $amount } point de sang
           *[other] brûler { $amount } points de sang
        }
vtes-text-cost-pool =
    { $amount ->
        [one] brûlez { $amount } point de réserve
       *[other] brûlez { $amount } points de réserve
    }
    .to =
        { $amount ->
            [one] brûler { $amount } point de réserve
           *[other] brûler { $amount } points de réserve
        }
vtes-text-cost-master = utilisez une action de phase de maître
    .to = utiliser une action de phase de maître
vtes-text-cost-discard = utilisez une action de phase de défausse
    .to = utiliser une action de phase de défausse
vtes-text-cost-transfers =
    { $amount ->
        [one] utilisez { $amount } transfert
       *[other] utilisez { $amount } transferts
    }
    .to =
        { $amount ->
            [one] utiliser { $amount } transfert
           *[other] utiliser { $amount } transferts
        }
vtes-text-once-1 = une fois par phase
vtes-text-once-2 = une fois par tour
vtes-text-once-3 = une fois par action
vtes-text-once-4 = une fois par combat
vtes-text-once-5 = une fois par round
vtes-text-once-6 = une fois par partie
vtes-text-once-during = une fois { $when }
vtes-text-deferred-1 = À ne pas remplacer jusqu’à votre phase de redressement.
vtes-text-deferred-2 = À ne pas remplacer jusqu’à votre phase de défausse.
vtes-text-deferred-3 = À ne pas remplacer avant la fin de l’action.
vtes-text-deferred-4 = À ne pas remplacer avant la fin du combat.
vtes-text-deferred-5 = À ne pas remplacer tant que cette carte est en jeu.
vtes-text-bleed =
    { $bleed ->
        [0] Mordez.
       *[other] Mordez à +{ $bleed } en morsure.
    }
    .to =
        { $bleed ->
            [0] mordre
           *[other] mordre à +{ $bleed } en morsure
        }
vtes-text-hunt = Chassez.
vtes-text-enter-combat = Entrez en combat avec { $target }.
    .to = entrer en combat avec { $target }
vtes-text-target = Choisissez { $target }.
    .to = choisir { $target }
vtes-text-passes = Si le référendum passe, { $text }
vtes-text-strike =
    { $ranged ->
        [1] Frapper à toute portée : { $parts }.
       *[other] Frapper : { $parts }.
    }
    .to =
        { $ranged ->
            [1] frapper à toute portée : { $parts }
           *[other] frapper : { $parts }
        }
vtes-text-strike-dodge = esquive
vtes-text-strike-ends = fin de combat
vtes-text-strike-steals =
    { $amount ->
        [one] volez { $amount } point de sang ou de vie
       *[other] volez { $amount } points de sang ou de vie
    }
vtes-text-strike-damage =
    { $aggravated ->
        [1] { $amount ->
            [one] { $amount } point de dégâts aggravés
           *[other] { $amount } points de dégâts aggravés
        }
       *[other] { $amount ->
            [one] { $amount } point de dégâts
           *[other] { $amount } points de dégâts
        }
    }
vtes-text-strike-hand =
    { $amount ->
        [0] { $aggravated ->
            [1] autant de points de dégâts aggravés que la force
           *[other] autant de points de dégâts que la force
        }
       *[other] { $aggravated ->
            [1] force + { $amount } en points de dégâts aggravés
           *[other] force + { $amount } en points de dégâts
        }
    }
vtes-text-strike-by-hand =
    { $amount ->
        [0] { $aggravated ->
            [1] frappe à mains nues aux dégâts aggravés
           *[other] frappe à mains nues
        }
       *[other] { $aggravated ->
            [1] frappe à mains nues à +{ $amount } en dégâts, aggravés
           *[other] frappe à mains nues à +{ $amount } en dégâts
        }
    }
vtes-text-strike-undodgeable = Cette frappe ne peut pas être esquivée.
vtes-text-strike-past-fortitude = Les cartes qui requièrent Force d’âme ne peuvent pas prévenir ses dégâts.
vtes-text-strike-blunts-weapons = Les frappes du vampire opposé avec des armes n’infligent pas de dégâts ce round-ci.
vtes-text-strike-some-aggravated =
    { $amount ->
        [one] dont { $amount } aggravé
       *[other] dont { $amount } aggravés
    }
vtes-text-strike-burn-equipment = brûler un équipement du serviteur opposé
vtes-text-and-strike = et { vtes-text-bearer } peut { $strike }
vtes-text-strike-first = en premier
vtes-text-strike-only-far = à longue portée seulement
vtes-text-strike-maneuver =
    { $near ->
        [0] avec une manœuvre optionnelle
       *[other] avec une manœuvre optionnelle, seulement pour aller au contact
    }
vtes-text-nothing = Sans texte.
vtes-text-must-act = Durant sa phase de serviteur, à moins qu’il ne doive chasser, { vtes-text-bearer } doit d’abord { $text } { $action }.

## Quand un usage est possible, selon sa fenêtre

vtes-at-unlock = durant la phase de redressement de n’importe quel Mathusalem
vtes-at-master = durant n’importe quelle phase de maître
vtes-at-minion = durant n’importe quelle phase de serviteur
vtes-at-influence = durant n’importe quelle phase d’influence
vtes-at-discard = durant n’importe quelle phase de défausse
vtes-at-your-unlock = durant votre phase de redressement
vtes-at-your-master = durant votre phase de maître
vtes-at-your-minion = durant votre phase de serviteur
vtes-at-your-influence = durant votre phase d’influence
vtes-at-your-discard = durant votre phase de défausse
vtes-at-her-unlock = durant la phase de redressement { $whose }
vtes-at-her-master = durant la phase de maître { $whose }
vtes-at-her-minion = durant la phase de serviteur { $whose }
vtes-at-her-influence = durant la phase d’influence { $whose }
vtes-at-her-discard = durant la phase de défausse { $whose }
vtes-at-announced = à l’annonce d’une action
vtes-at-no-attempt = avant une tentative de blocage
vtes-at-attempt = pendant une tentative de blocage
vtes-at-declined = après qu’on a renoncé à bloquer
vtes-at-would-succeed = quand une action va réussir
vtes-at-after-action = après l’action
vtes-at-blocked = avant la résolution d’un blocage
vtes-at-before-range = avant l’étape de manœuvre
vtes-at-maneuvers = durant l’étape de manœuvre
vtes-at-before-strikes = avant que les frappes ne soient choisies
vtes-at-strike = comme frappe
vtes-at-declared = entre la déclaration d’une frappe et sa résolution
vtes-at-strikes-chosen = quand les frappes sont choisies
vtes-at-damage = quand des dégâts sont infligés
vtes-at-additional-strikes = après les premières frappes
vtes-at-press = au moment des poursuites
vtes-at-end-of-round = à la fin d’un round
vtes-at-combat-ending = quand un combat va s’achever
vtes-at-after-combat = après un combat
vtes-at-to-torpor = quand un vampire va entrer en torpeur
vtes-at-polling = durant un référendum
vtes-at-after-referendum = après un référendum
vtes-at-as-played = quand une carte est jouée
vtes-at-between-actions = entre deux actions
vtes-at-would-be-ousted = quand un Mathusalem n’a plus de points de réserve

## Conditions : elles suivent « Seulement utilisable … »

vtes-when-bleed = durant une morsure
vtes-when-politics = durant les actions politiques
vtes-when-bleeding-you = si un serviteur est en train de vous mordre
vtes-when-bled-by = si { $which_a } est en train de vous mordre
vtes-when-directed-at-you = si l’action est dirigée contre vous ou contre une carte que vous contrôlez
vtes-when-political = durant le référendum d’une action politique
vtes-when-referendum-passed = si le référendum que ce vampire a appelé est passé
vtes-when-successful = si l’action a été réussie
vtes-when-blocked = si l’action a été bloquée
vtes-when-being-blocked = si { vtes-text-this } est bloqué
vtes-when-unsuccessful = si l’action n’a pas réussi
vtes-when-has-blocked = s’il a bloqué cette action
vtes-when-about-anarchs = si une action réussie requérait un Anarch ou a fait de ce vampire un Anarch
vtes-when-bleeds-bearers = pendant que le vampire qui a joué cette carte mord le contrôleur du serviteur qui la porte
vtes-when-directed-succeeded = si une action dirigée a été réussie
vtes-when-before-votes = durant le référendum d’une action politique, avant que voix et bulletins soient exprimés
vtes-when-close = au contact
vtes-when-long = à distance
vtes-when-later-round = après le premier round
vtes-when-edge = si vous avez l’Avantage
vtes-when-is-self-not-bearer = par d’autres serviteurs que celui qui porte cette carte
vtes-when-is-self-bearer = par { vtes-text-bearer }
vtes-when-is-this-not-blocker = si { vtes-which-this } n’est pas en train de bloquer
vtes-when-in-combat = durant un combat
vtes-when-in-combat-not = sauf durant un combat

## Cibles

vtes-target-another = un Mathusalem autre que vous et que celui qui agit

## Traits


## Effets

vtes-effect-stealth = +{ $amount } en discrétion.
    .gets = { vtes-text-whose } reçoit +{ $amount } en discrétion.
vtes-effect-stealth-anyway = +{ $amount } en discrétion, même si ce n’est pas encore nécessaire.
    .gets = { vtes-text-whose } reçoit +{ $amount } en discrétion, même si ce n’est pas encore nécessaire.
vtes-effect-intercept-self = +{ $amount } en interception.
    .gets = { vtes-text-whose } reçoit +{ $amount } en interception.
vtes-effect-bleed =
    { $limited ->
        [0] +{ $amount } en morsure.
       *[other] +{ $amount } en morsure (limité).
    }
    .to = ajouter { $amount } à la morsure
vtes-effect-bleed-x =
    { $limited ->
        [0] +X en morsure. X doit être compris entre { $least } et { $most }.
       *[other] +X en morsure (limité). X doit être compris entre { $least } et { $most }.
    }
vtes-effect-reduce-bleed = Réduisez de { $amount } la morsure contre vous.
vtes-effect-bleed-to-nothing = Réduisez à 0 la morsure contre vous ; elle peut encore être augmentée par la suite.
vtes-effect-wake = { vtes-text-this } se réveille : jusqu’à la fin de l’action, il réagit et bloque comme s’il était redressé.
vtes-effect-unlock-self = Redressez { vtes-text-this }.
    .to =
        { $payer ->
            [you] redresser { vtes-text-this }
           *[it] se redresser
        }
vtes-effect-maneuver =
    { $presses ->
        [0] Manœuvre.
       *[other] Manœuvre avec une poursuite optionnelle durant ce round.
    }
    .to =
        { $presses ->
            [0] manœuvrer
           *[other] manœuvrer avec une poursuite optionnelle durant ce round
        }
vtes-effect-allows =
    { $maneuvers ->
        [0] { vtes-text-this } reçoit { $presses } poursuite optionnelle durant ce round.
       *[other] { $presses ->
            [0] { vtes-text-this } reçoit { $maneuvers } manœuvre optionnelle durant ce round.
           *[other] { vtes-text-this } reçoit { $maneuvers } manœuvre et { $presses } poursuite optionnelles durant ce round.
        }
    }
vtes-effect-press =
    { $only ->
        [0] Poursuite.
       *[other] Poursuite, seulement pour continuer le combat.
    }
vtes-effect-press-helps = Un serviteur que vous contrôlez poursuit.
    .to = donner une poursuite à un serviteur que vous contrôlez
vtes-effect-prevent =
    { $x ->
        [0] { $presses ->
            [0] { $amount ->
                [one] Prévenez { $amount } point de dégâts.
               *[other] Prévenez { $amount } points de dégâts.
            }
           *[other] { $amount ->
                [one] Prévenez { $amount } point de dégâts, avec une poursuite optionnelle durant ce round.
               *[other] Prévenez { $amount } points de dégâts, avec une poursuite optionnelle durant ce round.
            }
        }
       *[other] { $presses ->
            [0] Prévenez { $amount } + X points de dégâts.
           *[other] Prévenez { $amount } + X points de dégâts, avec une poursuite optionnelle durant ce round.
        }
    }
    .above =
        { $presses ->
            [0] mais prévenez { $amount } points de dégâts
           *[other] avec une poursuite optionnelle durant ce round
        }
vtes-effect-additional-strikes =
    { $amount ->
        [one] { $amount } frappe additionnelle (limité).
       *[other] { $amount } frappes additionnelles (limité).
    }
    .gets =
        { $amount ->
            [one] { vtes-text-whose } reçoit { $amount } frappe additionnelle (limité).
           *[other] { vtes-text-whose } reçoit { $amount } frappes additionnelles (limité).
        }
vtes-effect-taste = Ce vampire gagne autant de points de sang que le vampire opposé en a perdu à cause de dégâts durant ce round.
vtes-effect-move-bank-to-uncontrolled =
    { $amount ->
        [one] Ajoutez-lui { $amount } point de sang.
       *[other] Ajoutez-lui { $amount } points de sang.
    }
    .on =
        { $amount ->
            [one] Ajoutez { $amount } point de sang à { $target }.
           *[other] Ajoutez { $amount } points de sang à { $target }.
        }
vtes-effect-gain-chosen =
    { $amount ->
        [one] Il gagne { $amount } point de sang{ $per }.
       *[other] Il gagne { $amount } points de sang{ $per }.
    }
    .on =
        { $amount ->
            [one] { $target } gagne { $amount } point de sang{ $per }.
           *[other] { $target } gagne { $amount } points de sang{ $per }.
        }
vtes-effect-move-bearer-to-pool = Déplacez 1 point de sang du vampire portant cette carte vers votre réserve.
vtes-effect-move-pool-to-bearer = Déplacez 1 point de votre réserve vers le vampire portant cette carte.
vtes-effect-discard-card = Défaussez une carte et piochez-en une autre.
    .to = défausser une carte et en piocher une autre
vtes-lasts-strength-in-combat = Ce vampire reçoit +{ $amount } en force durant ce combat.
vtes-lasts-strength-in-action = { vtes-text-this } reçoit +{ $amount } en force durant cette action.
vtes-lasts-hands-aggravated-in-action = Les dégâts des frappes à mains nues de { vtes-text-this } sont aggravés durant cette action.
vtes-lasts-cannot-use-equipment = { vtes-text-this } ne peut pas utiliser d’équipement durant ce combat.
vtes-lasts-cannot-strike-first-round = Aucun des deux combattants ne peut frapper durant le premier round de ce combat.
vtes-lasts-cannot-end-combat-first-round = Durant le premier round de ce combat, le serviteur opposé ne peut pas choisir une frappe de fin de combat.
vtes-lasts-strength-round = { $whom } reçoit { $bonus } en force ce round-ci.
vtes-lasts-strength-set = { vtes-text-this } a une force de { $amount } ce combat.
vtes-lasts-hands-aggravated = Les dégâts des frappes à mains nues de { vtes-text-this } sont aggravés ce round-ci.
vtes-lasts-harms-each-round =
    { $amount ->
        [one] À chaque round de ce combat, le serviteur opposé subit { $amount } point de dégâts environnementaux à toute portée avec les premières frappes normales.
       *[other] À chaque round de ce combat, le serviteur opposé subit { $amount } points de dégâts environnementaux à toute portée avec les premières frappes normales.
    }
vtes-lasts-hand-size = +{ $amount } en taille de main jusqu’à la fin du tour.
vtes-lasts-cannot-unlock = { $whom } ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-lasts-strength-combat = { $whom } reçoit { $bonus } en force durant ce combat.
vtes-effect-move-chosen-to-pool = Déplacez { $amount } points de sang de ce vampire vers votre réserve ; chaque autre exemplaire de cette carte sur lui vous coûte 1 point de réserve.
vtes-effect-wider-view = Mettez la première carte de votre crypte dans votre région incontrôlée. Puis retirez de la partie une carte de votre région incontrôlée.
vtes-effect-put-on-self = Mettez cette carte sur { vtes-text-this }.
vtes-effect-put-on-chosen = Mettez cette carte sur lui.
    .on = Mettez cette carte sur { $target }.
vtes-effect-burn-chosen = Brûlez-le.
    .on = Brûlez { $target }.
    .strike = brûlez { $target }
    .to = brûler { $target }
vtes-effect-burn-this = Brûlez { vtes-which-this }.
    .to = brûler { vtes-which-this }
vtes-effect-lock-chosen = Inclinez-le.
    .on = Inclinez { $target }.
vtes-effect-take-control-chosen = Prenez-en le contrôle.
    .on = Prenez le contrôle de { $target }.
