### Mode Relique : les Reliques imprimées et les nôtres. Une ◆ représente le niveau du Talent payé.

## Les Reliques imprimées

fables-relic-wish = Vœu
fables-relic-parched-grail = Graal desséché
fables-relic-treasure-key = Clé au trésor
fables-relic-orb-of-foresight = Orbe de l’avenir
fables-relic-rift-of-truth = Faille de vérité
fables-relic-grimoire-of-retelling = Grimoire des redites
fables-relic-nightmare-sword = Épée des cauchemars
fables-relic-jacks-magic-bean = Haricot magique de Jack
fables-relic-alakazam = Alakazam
fables-relic-dream-navigation = Naviguer dans les Rêves

## Reliques maison : nos créations

fables-relic-wandering-ember = Braise vagabonde
fables-relic-tortoise-scale = Écaille de tortue
fables-relic-wind-boots = Bottes de vent
fables-relic-rams-horn = Corne de bélier
fables-relic-star-hook = Hameçon d’étoile
fables-relic-twin-mirror = Miroir jumeau
fables-relic-cracked-hourglass = Sablier fêlé
fables-relic-scribes-quill = Plume du scribe
fables-relic-imps-purse = Bourse du lutin
fables-relic-sealing-wax = Cire à cacheter
fables-relic-dark-lantern = Lanterne sourde
fables-relic-stubborn-bramble = Ronce tenace
fables-relic-cold-ash = Cendre froide
fables-relic-amber-apple = Pomme d’ambre
fables-relic-woodcutters-coal = Braise du bûcheron
fables-relic-marching-drum = Tambour de marche
fables-relic-whetstone = Pierre à aiguiser
fables-relic-bone-scales = Balance d’os
fables-relic-borrowed-mist = Brume d’emprunt
fables-relic-pedlars-wheel = Roue du colporteur

## Clauses

fables-effect-discard-own =
    { $amount ->
        [one] Défaussez ensuite { $amount } carte de votre main.
       *[other] Défaussez ensuite { $amount } cartes de votre main.
    }
fables-effect-reveal-basics =
    { $amount ->
        [one] Révélez la carte du dessus de votre deck : une carte de base rejoint votre main, toute autre est défaussée.
       *[other] Révélez les { $amount } cartes du dessus de votre deck : les cartes de base rejoignent votre main, les autres sont défaussées.
    }
fables-effect-reveal-talents =
    { $amount ->
        [one] Révélez la carte du dessus de votre deck : une carte de Talent ou Épique rejoint votre main, toute autre est défaussée.
       *[other] Révélez les { $amount } cartes du dessus de votre deck : les cartes de Talent et Épique rejoignent votre main, les autres sont défaussées.
    }
fables-effect-retell =
    { $amount ->
        [one] Mélangez dans votre deck jusqu’à { $amount } carte de votre choix de votre défausse.
       *[other] Mélangez dans votre deck jusqu’à { $amount } cartes de votre choix de votre défausse.
    }
fables-effect-destroy-up-to =
    { $amount ->
        [one] Détruisez jusqu’à { $amount } carte de votre main ou de votre défausse.
       *[other] Détruisez jusqu’à { $amount } cartes de votre main et de votre défausse.
    }
fables-effect-draw-as-many = Piochez ensuite autant de cartes que vous en avez détruit.
fables-effect-use-paid-talent = Utilisez le Talent avec lequel vous payez, comme avec une carte de base de valeur { $value }. Il est joué au lieu d’être défaussé.
fables-effect-search-deck = Cherchez dans votre deck une carte de niveau { $amount } ou moins, prenez-la en main et mélangez votre deck. Une carte sans niveau ne peut pas être prise.
fables-effect-walk-up-to =
    { $amount ->
        [one] Déplacez-vous de { $amount } case au plus dans une seule direction. Vous pouvez passer par la case de l’adversaire.
       *[other] Déplacez-vous de { $amount } cases au plus dans une seule direction. Vous pouvez passer par la case de l’adversaire.
    }
fables-effect-edge-damage =
    S’il se trouve alors sur une case du bout du Compteur de Combat, infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    }.
fables-effect-pull-up-to =
    { $amount ->
        [one] Attirez l’adversaire de { $amount } case au plus vers vous.
       *[other] Attirez l’adversaire de { $amount } cases au plus vers vous.
    }
fables-effect-power-if-adjacent = S’il se trouve alors sur une case voisine de la vôtre, gagnez { $amount } en Pouvoir.
fables-effect-swap-squares = Échangez votre case avec celle de l’adversaire.
fables-effect-farther-move =
    { $amount ->
        [one] Votre prochaine action de Mouvement de ce tour peut aller { $amount } case plus loin, dans la même direction.
       *[other] Votre prochaine action de Mouvement de ce tour peut aller jusqu’à { $amount } cases plus loin, dans la même direction.
    }
fables-effect-shorter-move =
    { $amount ->
        [one] Jusqu’au début de votre prochain tour, la première action de Mouvement de l’adversaire est raccourcie de { $amount } case. Son gain de Pouvoir ne change pas.
       *[other] Jusqu’au début de votre prochain tour, la première action de Mouvement de l’adversaire est raccourcie de { $amount } cases. Son gain de Pouvoir ne change pas.
    }
fables-effect-stronger-attack =
    Votre prochaine action d’Attaque de ce tour inflige { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de plus.
fables-effect-lower-defense = La Défense de l’adversaire diminue de { $amount }.
fables-effect-first-damage-less = Jusqu’au début de votre prochain tour, les premiers Dégâts qui vous sont infligés diminuent de { $amount }.
fables-effect-blood-for-power = Perdez jusqu’à { $amount } PV, mais jamais le dernier, et gagnez { $each } en Pouvoir pour chacun.
fables-effect-larger-end-draw =
    { $amount ->
        [one] À la fin de ce tour, piochez { $amount } carte de plus.
       *[other] À la fin de ce tour, piochez { $amount } cartes de plus, puis défaussez-en { $less }.
    }
fables-effect-take-one-of-top =
    { $amount ->
        [one] Regardez la carte du dessus de votre deck et prenez-la en main.
       *[other] Regardez les { $amount } cartes du dessus de votre deck. Prenez-en une en main et remettez les autres dans l’ordre de votre choix.
    }
fables-effect-glance-at-hand =
    { $amount ->
        [one] Regardez au hasard une carte de la main de l’adversaire. Vous pouvez la lui faire défausser ; il en pioche alors une.
       *[other] Regardez au hasard { $amount } cartes de la main de l’adversaire. Vous pouvez lui en faire défausser une ; il en pioche alors une.
    }
fables-effect-take-basic-back = Reprenez en main une carte de base de niveau { $amount } ou moins de votre défausse.
fables-effect-destroy-one = Détruisez une carte de votre main ou de votre défausse.
fables-effect-cheaper-purchase = Votre prochain Renforcement de ce tour coûte { $amount } de moins.
fables-effect-purchase-on-top = La prochaine carte de niveau { $amount } ou moins que vous achetez ce tour-ci va sur le dessus de votre deck et non dans votre défausse.
fables-effect-replace-relics =
    { $amount ->
        [one] Remplacez jusqu’à { $amount } autre Relique face visible par la suivante du deck de Reliques.
       *[other] Remplacez jusqu’à { $amount } autres Reliques face visible par les suivantes du deck de Reliques.
    }

## Questions

fables-ask-relic-shuffle-back =
    { $amount ->
        [one] Mélanger encore une carte dans votre deck ?
       *[other] Mélanger une carte dans votre deck ? Vous pouvez encore en choisir { $amount }.
    }
fables-ask-relic-destroy =
    { $amount ->
        [one] Quelle carte détruisez-vous ?
       *[other] Quelle carte détruisez-vous ? Vous pouvez encore en détruire { $amount }.
    }
fables-ask-relic-search = Quelle carte prenez-vous dans votre deck ?
fables-ask-relic-walk = Sur quelle case vous déplacez-vous ?
fables-ask-relic-pull = De combien de cases attirez-vous l’adversaire, { $amount } au plus ?
fables-ask-relic-lose-hp = Combien de PV perdez-vous, { $amount } au plus ?
fables-ask-relic-take = Quelle carte prenez-vous en main ?
fables-ask-relic-put-back = Quelle carte remettez-vous ensuite ? La dernière sera sur le dessus.
fables-ask-relic-make-discard = Faire défausser une de ces cartes à l’adversaire ? Si oui, laquelle ?
fables-ask-relic-take-back = Quelle carte reprenez-vous en main ?
fables-ask-relic-replace =
    { $amount ->
        [one] Remplacer la Relique d’une case ? Si oui, laquelle ?
       *[other] Remplacer la Relique d’une case ? Vous pouvez encore en choisir { $amount }.
    }
fables-ask-farther = De combien de cases allez-vous plus loin, { $amount } au plus ?

## Le journal

fables-log-relic = { $who } utilise la Relique { $relic }, case { $square }.
fables-log-relic-laid = La Relique { $relic } prend place sur la case { $square }.
fables-log-relic-reveal =
    { $count ->
        [0] { $who } n’a aucune carte à révéler.
       *[other] { $who } révèle { $cards }.
    }
fables-log-relic-shuffle-back = { $who } mélange { $cards } dans son deck.
fables-log-relic-search = { $who } prend une carte dans son deck.
fables-log-relic-search-own = { $who } prend { $cards } dans son deck.
fables-log-relic-defense = { $who } perd { $count } en Défense.
fables-log-relic-look =
    { $count ->
        [one] { $who } regarde la carte du dessus de son deck.
       *[other] { $who } regarde les { $count } cartes du dessus de son deck.
    }
fables-log-relic-look-own = { $who } regarde { $cards } sur le dessus de son deck.
fables-log-relic-take = { $who } prend une carte en main.
fables-log-relic-take-own = { $who } prend { $cards } en main.
fables-log-relic-glance =
    { $count ->
        [one] { $who } regarde une carte de la main de l’adversaire.
       *[other] { $who } regarde { $count } cartes de la main de l’adversaire.
    }
fables-log-relic-glance-own = { $who } voit { $cards } dans la main de l’adversaire.
fables-log-relic-take-back = { $who } reprend { $cards } en main.
