### La Petite Sirène.

fables-sheet-mermaid = Elle commence avec un Tentacule sur sa propre case. Les Tentacules partagent les cases avec les Fables et entre eux. Action : défaussez une carte de Mouvement ou un Joker pour déplacer un Tentacule, au plus de sa valeur de Mouvement. La carte Épique qu’elle choisit rejoint sa zone des cartes Twist au lieu de sa main. En 2c2, ses Tentacules changent de Compteur de Combat avec elle.

## Cartes

fables-card-sirens-call = L’appel de la sirène
fables-card-sirens-song = Le chant de la sirène
fables-card-sirens-shriek = Le cri de la sirène
fables-card-surging-wrath = Courroux montant
fables-card-erupting-wrath = Courroux jaillissant
fables-card-avenging-wrath = Courroux vengeur
fables-card-the-encroaching-sea = La mer qui empiète
fables-card-the-invading-sea = La mer qui envahit
fables-card-the-conquering-sea = La mer qui conquiert
fables-card-the-raging-tempest = La tempête rageuse
fables-card-mystic-echoes = Échos mystiques
fables-card-daughter-of-oceans = Fille des océans
fables-card-the-rising-tide = La marée montante
fables-card-restoring-waters = Eaux réparatrices
fables-card-the-purging-flood = Le flot purificateur
fables-card-the-kraken-stirs = Le Kraken s’agite

fables-text-the-raging-tempest = Vos actions d’Attaque atteignent à n’importe quelle distance un adversaire qui partage sa case avec un Tentacule.
fables-text-mystic-echoes = Tant que vous partagez votre case avec un Tentacule, les Dégâts qui vous sont infligés diminuent chaque fois de { $less }. En mode Relique, vous pouvez utiliser les Reliques des cases de vos Tentacules comme si vous vous y trouviez.
fables-text-daughter-of-oceans = Après votre action de Mouvement, vous pouvez déplacer un Tentacule, au plus de la moitié de la valeur de Mouvement utilisée, arrondie à l’inférieur.
fables-text-the-rising-tide = Quand vous débloquez cette carte, posez un nouveau Tentacule sur n’importe quelle case de votre Compteur de Combat, ou sur votre Fiche une fois « Le Kraken s’agite » en jeu. Détruisez ensuite cette carte.

## Clauses

fables-effect-more-on-tentacle =
    Si l’adversaire partage sa case avec un Tentacule, infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } de plus.
fables-effect-power-on-tentacle = Si vous partagez votre case avec un Tentacule, gagnez { $amount } en Pouvoir.
fables-effect-lash-on-tentacle =
    Si l’adversaire partage sa case avec un Tentacule, infligez-lui { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    }, à n’importe quelle distance.
fables-effect-ride-tentacle = Vous pouvez vous placer sur une case avec un Tentacule, y compris la vôtre, mais sans l’adversaire ; dans ce cas, gagnez { $amount } en Défense.
fables-effect-move-tentacle = Choisissez un Tentacule et déplacez-le de 1 à { $amount } cases.
fables-effect-draw-on-tentacle =
    Si vous partagez alors votre case avec un Tentacule, piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
fables-effect-foe-on-tentacle-discards =
    Si c’est le cas de l’adversaire, il défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de son choix.
fables-effect-lower-max-hp = Votre Limite de PV max. descend à { $most }.
fables-effect-restoring-waters = À la fin de votre tour, récupérez { $count } PV.
fables-effect-purging-flood = Chaque fois qu’un Tentacule arrive sur la case d’un adversaire, celui-ci perd { $count } PV. Chaque fois qu’un adversaire arrive sur des Tentacules, il perd { $count } PV pour chacun d’eux. Les cases traversées comptent.
fables-effect-tentacles-to-sheet = Tous vos Tentacules quittent le Compteur de Combat pour votre Fiche.
fables-effect-kraken-reduction = Les Dégâts qui vous sont infligés diminuent chaque fois du nombre de Tentacules qui s’y trouvent.
fables-effect-kraken-talents = Vos Talents deviennent des cartes de base du type qu’ils requièrent et de leur niveau.
fables-effect-kraken-hunger = À la fin de votre tour, perdez { $count } PV.

## Questions

fables-ask-tentacle = { $source } : quel Tentacule déplacez-vous ?
fables-ask-tentacle-to = { $source } : sur quelle case déplacez-vous le Tentacule ?
fables-ask-ride-tentacle = { $source } : vous placer sur la case d’un Tentacule ?
fables-ask-rising-tide = { $source } : sur quelle case posez-vous le nouveau Tentacule ?

## Le journal

fables-log-tentacle = { $who } déplace un Tentacule de la case { $start } à la case { $square }.
fables-log-tentacle-rises = { $who } pose un nouveau Tentacule sur la case { $square }.
fables-log-tentacle-on-sheet = { $who } pose un nouveau Tentacule sur sa Fiche.
fables-log-flood =
    { $count ->
        [one] { $who } prend { $foe } dans le flot d’un Tentacule.
       *[other] { $who } prend { $foe } dans le flot de { $count } Tentacules.
    }
