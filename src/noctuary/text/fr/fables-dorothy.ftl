### Dorothy.

fables-sheet-dorothy = Mise en place : choisissez une de vos trois cartes Épique et mélangez-la dans votre deck. À votre Seuil Épique, vous choisissez entre les deux autres. Juste après un Talent, vous pouvez en utiliser un autre sans carte de base ; la valeur de celle-ci compte alors pour 0. C’est un combo, et vous gagnez un jeton Combo ; il y en a 12. Les combos peuvent s’enchaîner.

## Cartes

fables-card-target-acquired = Cible acquise
fables-card-target-locked = Cible verrouillée
fables-card-target-neutralized = Cible neutralisée
fables-card-probing-engaged = Sondage engagé
fables-card-probing-deeper = Sondage approfondi
fables-card-probing-complete = Sondage achevé
fables-card-enemy-sighted = Ennemi repéré
fables-card-enemy-in-range = Ennemi à portée
fables-card-enemy-dispatched = Ennemi éliminé
fables-card-kill-order-affirmed = Ordre de tuer confirmé
fables-card-more-than-machine = Plus que machine
fables-card-apex-force-approved = Force suprême approuvée
fables-card-nowhere-to-hide = Nulle part où se cacher
fables-card-the-lion = Le Lion
fables-card-the-scarecrow = L’Épouvantail
fables-card-the-tin-man = L’Homme de fer-blanc

fables-text-kill-order-affirmed = Deux actions d’Attaque qui se suivent directement forment aussi un combo si la seconde inflige plus de Dégâts que la première : gagnez un jeton Combo.
fables-text-more-than-machine = Quand le second Talent d’un combo est d’un niveau supérieur au premier, gagnez un jeton Combo de plus.
fables-text-apex-force-approved = Juste après un Talent, vous pouvez défausser autant de cartes de Mouvement et de Jokers que vous voulez et décaler l’adversaire, dans une seule direction, d’un nombre de cases allant jusqu’au total de leurs valeurs de Mouvement. Il peut passer par votre case, mais pas s’y arrêter. Cela n’interrompt pas un combo.
fables-text-nowhere-to-hide = À chaque combo, gagnez un jeton Combo de plus.

## Clauses

fables-effect-wall-damage =
    Ajoutez { $each ->
        [one] { $each } Dégât
       *[other] { $each } Dégâts
    } pour chaque case de ce recul que la fin du Compteur de Combat empêche.
fables-effect-distance-damage =
    Infligez { $flat ->
        [one] { $flat } Dégât
       *[other] { $flat } Dégâts
    }, plus { $each } pour chaque case entre vous et l’adversaire.
fables-effect-probe =
    { $amount ->
        [one] Vous pouvez défausser { $amount } carte de base de votre main. Si vous le faites, piochez-en autant, plus { $more }.
       *[other] Vous pouvez défausser jusqu’à { $amount } cartes de base de votre main. Si vous en défaussez, piochez-en autant, plus { $more }.
    }
fables-effect-spend-combo = Dépensez X de vos jetons Combo, X étant le nombre de votre choix.
fables-effect-combo-damage = Infligez X Dégâts.
fables-effect-combo-power = Gagnez X en Pouvoir.
fables-effect-combo-recover = Récupérez X PV.
fables-effect-combo-draw = Piochez autant de cartes que la moitié de X, arrondie au supérieur.

## Questions

fables-ask-epic-for-deck = Quelle carte Épique mélangez-vous dans votre deck ?
fables-ask-probe = { $source } : défausser une carte de base, pour en piocher autant et une de plus ?
fables-ask-spend-combo = { $source } : combien de jetons Combo dépensez-vous, { $amount } au plus ?
fables-ask-apex-add = { $source } : défausser une autre carte ? La valeur de Mouvement est de { $amount } pour l’instant.
fables-ask-apex-square = { $source } : sur quelle case décalez-vous l’adversaire ?

## Le journal

fables-log-epic-into-deck = { $who } mélange en secret une carte Épique dans son deck.
fables-log-epic-into-deck-own = { $who } mélange en secret la carte Épique { $cards } dans son deck.
fables-log-combo =
    { $count ->
        [0] { $who } réussit un combo, mais il ne reste plus de jeton Combo.
        [one] { $who } réussit un combo et gagne { $count } jeton Combo.
       *[other] { $who } réussit un combo et gagne { $count } jetons Combo.
    }
fables-log-combo-spent =
    { $count ->
        [0] { $who } ne dépense aucun jeton Combo.
        [one] { $who } dépense { $count } jeton Combo.
       *[other] { $who } dépense { $count } jetons Combo.
    }
