### La Petite Fille aux allumettes.

fables-sheet-match = Elle a un deck de 12 Allumettes. Action, une fois par tour, avec un adversaire à portée 1 : elle pose une Allumette du deck d’Allumettes sur le dessus du deck de cet adversaire. Chaque fois qu’un adversaire se sert d’une Allumette, même en la défaussant pour un effet, elle gagne 1 en Pouvoir. En 2c2, les Allumettes d’un adversaire éliminé retournent au deck d’Allumettes ; si elle est éliminée, toutes les Allumettes quittent la partie.

## Cartes

fables-card-make-a-wish = Faire un vœu
fables-card-regret-a-wish = Regretter un vœu
fables-card-requite-a-wish = Payer un vœu
fables-card-diabolical-offer = Offre diabolique
fables-card-diabolical-gamble = Pari diabolique
fables-card-diabolical-deal = Marché diabolique
fables-card-your-soul-weighed = Ton âme pesée
fables-card-your-soul-wanting = Ton âme en défaut
fables-card-your-soul-ravaged = Ton âme ravagée
fables-card-ritual-of-pain = Rituel de douleur
fables-card-inflamed-craving = Désir enflammé
fables-card-after-all-ive-given = Après tout ce que j’ai donné
fables-card-playing-with-fire = Jouer avec le feu
fables-card-playing-with-hopes = Jouer avec les espoirs
fables-card-playing-with-lives = Jouer avec les vies
fables-card-a-surfeit-of-wishes = Une profusion de vœux
fables-card-the-demons-due = Le dû du démon
fables-card-infernal-overload = Surcharge infernale

fables-text-ritual-of-pain = Avec une action d’Attaque ou un Talent d’attaque, vous pouvez renvoyer une Allumette de la défausse adverse au deck d’Allumettes : les Dégâts augmentent de { $amount }.
fables-text-inflamed-craving =
    Avec un Talent de défense, vous pouvez renvoyer une Allumette de la défausse adverse au deck d’Allumettes et piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de plus.
fables-text-after-all-ive-given = Quand des Dégâts (pas une perte) ont fait baisser vos PV, vous pouvez renvoyer une Allumette de la défausse de l’adversaire qui les a infligés au deck d’Allumettes et faire un pas sur une case libre voisine de la vôtre. Ce n’est pas une action de Mouvement.
fables-text-playing-with-fire = Chaque Allumette dont se sert un adversaire vous rapporte { $power } en Pouvoir de plus. Les Allumettes ne comptent plus comme cartes d’Attaque.
fables-text-playing-with-hopes = Chaque Allumette dont se sert un adversaire vous rapporte { $power } en Pouvoir de plus. Les Allumettes ne comptent plus comme cartes de Défense.
fables-text-playing-with-lives = Chaque Allumette dont se sert un adversaire vous rapporte { $power } en Pouvoir de plus. Les Allumettes ne comptent plus comme cartes de Mouvement.

## Clauses

fables-effect-power-into-damage = Vous pouvez payer du Pouvoir : 1 Dégât de plus par tranche de { $price }.
fables-effect-hp-into-cards =
    { $amount ->
        [one] Vous pouvez perdre { $amount } PV pour piocher une carte.
       *[other] Vous pouvez perdre jusqu’à { $amount } PV pour piocher autant de cartes.
    }
fables-effect-collect-souls =
    Renvoyez jusqu’à { $amount } Allumettes de la défausse adverse au deck d’Allumettes. { $hp ->
        [0] Pour chacune, gagnez { $power } en Pouvoir.
       *[other] Pour chacune, gagnez { $power } en Pouvoir et récupérez { $hp } PV.
    }
fables-effect-give-matches =
    Posez jusqu’à { $most ->
        [one] { $most } Allumette
       *[other] { $most } Allumettes
    } du deck d’Allumettes sur le dessus du deck de l’adversaire.
fables-effect-mill-for-matches =
    { $cards ->
        [one] L’adversaire défausse la carte du dessus de son deck : infligez 1 Dégât si c’est une Allumette.
       *[other] L’adversaire défausse les { $cards } cartes du dessus de son deck : infligez 1 Dégât par Allumette parmi elles.
    }
fables-effect-half-power-damage = Infligez autant de Dégâts que la moitié de votre Pouvoir, arrondie au supérieur. Vous gardez ce Pouvoir.

## Questions

fables-ask-power-into-damage = { $source } : combien de Dégâts de plus payez-vous avec votre Pouvoir, { $amount } au plus ?
fables-ask-hp-into-cards = { $source } : combien de PV perdez-vous pour piocher autant de cartes, { $amount } au plus ?
fables-ask-collect-souls = { $source } : combien d’Allumettes renvoyez-vous de la défausse adverse, { $amount } au plus ?
fables-ask-give-matches = { $source } : combien d’Allumettes posez-vous sur le deck de l’adversaire, { $amount } au plus ?
fables-ask-ritual-of-pain = { $source } : renvoyer une Allumette de la défausse adverse pour augmenter les Dégâts ?
fables-ask-inflamed-craving = { $source } : renvoyer une Allumette de la défausse adverse pour piocher une carte de plus ?
fables-ask-step-aside = { $source } : renvoyer une Allumette de la défausse adverse pour faire un pas sur une case voisine ?

## Le journal

fables-log-matches-given =
    { $who } pose { $count ->
        [one] une Allumette
       *[other] { $count } Allumettes
    } sur un deck adverse ({ $foe }).
fables-log-matches-back =
    { $who } renvoie { $count ->
        [one] une Allumette
       *[other] { $count } Allumettes
    } d’une défausse adverse ({ $foe }) au deck d’Allumettes.
