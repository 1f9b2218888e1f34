### La Belle au Bois Dormant.

fables-sheet-beauty = Elle commence Endormie. Endormie, elle gagne 1 jeton Éveil pour chaque PV que lui coûtent des Dégâts (pas une perte), sans dépasser 6 jetons ; le sixième la rend Éveillée. Endormie, elle ne peut pas dépenser ses jetons. Éveillée, elle n’en gagne plus, sauf si une carte le dit, et peut en dépenser jusqu’à 3 quand elle utilise un Talent qui montre ✦ : ✦ est le nombre de jetons dépensés. Éveillée, une action de Défense lui rapporte du Pouvoir mais pas de Défense. Une fois son dernier jeton dépensé, elle redevient Endormie, après l’effet.

## Cartes

fables-card-inner-turmoil = Tourment intérieur
fables-card-inner-rage = Rage intérieure
fables-card-inner-fury = Furie intérieure
fables-card-shattering-chains = Chaînes rompues
fables-card-shattering-bones = Os rompus
fables-card-shattering-souls = Âmes rompues
fables-card-the-groping-dark = L’obscur qui tâtonne
fables-card-the-grasping-dark = L’obscur qui saisit
fables-card-the-wrenching-dark = L’obscur qui arrache
fables-card-bloodletting = Saignée
fables-card-blood-rite = Rite de sang
fables-card-mental-barriers = Barrières mentales
fables-card-treating-what-ails = Soigner le mal
fables-card-and-they-woke-up = Et ils s’éveillèrent
fables-card-the-blood-renews = Le sang se renouvelle
fables-card-the-sleeper-wakes = La dormeuse s’éveille

fables-text-bloodletting = Une fois par tour, vous pouvez payer en PV une carte de base qu’exige une action ou un Talent : vous perdez { $price } PV par niveau, et cela vaut une carte de niveau 1, 2 ou 3 du type voulu. Elle ne rapporte pas de Pouvoir.
fables-text-blood-rite = Une fois par tour, quand vous infligez des Dégâts à un adversaire, vous pouvez reprendre en main une carte d’Attaque (pas un Joker) de votre défausse. Chaque tranche de { $damage } Dégâts infligés lui permet un niveau, jusqu’au niveau 3.
fables-text-mental-barriers = Quand vous utilisez un Talent de mouvement, vous pouvez gagner autant de Défense que son niveau.
fables-text-treating-what-ails = Récupérez { $amount } PV dès que ce Twist est débloqué ; il est ensuite détruit.

## Clauses

fables-effect-hurt-yourself =
    { $amount ->
        [one] Vous pouvez vous infliger { $amount } Dégât pour en infliger autant de plus à l’adversaire.
       *[other] Vous pouvez vous infliger jusqu’à { $amount } Dégâts pour en infliger autant de plus à l’adversaire.
    }
fables-effect-next-attacks =
    Vos { $actions } prochaines actions d’Attaque de ce tour, à la suite ou non, infligent chacune { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de plus.
fables-effect-cards-for-wounds =
    Jusqu’au début de votre prochain tour, piochez 1 carte pour chaque PV que vous coûtent des Dégâts (pas une perte), { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus en tout.
fables-effect-tokens-into-hp = Endormie ou Éveillée, dépensez tous vos jetons Éveil et récupérez 1 PV par jeton.
fables-effect-sleeper-wakes =
    Endormie ou Éveillée, gagnez { $tokens ->
        [one] { $tokens } jeton Éveil
       *[other] { $tokens } jetons Éveil
    }, même au-delà de 6. Si vous êtes encore Endormie, vous pouvez aussitôt devenir Éveillée.

## Questions

fables-ask-hurt-yourself = { $source } : combien de Dégâts vous infligez-vous pour en infliger autant de plus à l’adversaire, { $amount } au plus ?
fables-ask-awakening = { $source } : combien de jetons Éveil dépensez-vous, { $amount } au plus ?
fables-ask-mental-barriers = { $source } : gagner de la Défense avec ce Talent ?
fables-ask-blood-rite = { $source } : quelle carte d’Attaque reprenez-vous dans votre défausse ?
fables-ask-wake = { $source } : devenir aussitôt Éveillée ?

## Le journal

fables-log-awakening =
    { $who } gagne { $count ->
        [one] { $count } jeton Éveil
       *[other] { $count } jetons Éveil
    }.
fables-log-spend-awakening =
    { $who } dépense { $count ->
        [one] { $count } jeton Éveil
       *[other] { $count } jetons Éveil
    }.
fables-log-wakes = { $who } s’éveille.
fables-log-falls-asleep = { $who } s’endort.
fables-log-blood-rite = { $who } reprend { $cards } dans sa défausse.
