### Le Chaperon Rouge.

fables-sheet-red = Elle n’a pas de règle spéciale : ses Twists font de ses Talents des munitions, une armure et des réserves. En 2c2, les cartes d’un adversaire éliminé qui se trouvent dans ses caches quittent la partie.

## Cartes

fables-card-pot-shot = Tir au jugé
fables-card-crack-shot = Tir d’expert
fables-card-sniper-shot = Tir de sniper
fables-card-energy-shield = Champ d’énergie
fables-card-electrified-shield = Champ électrique
fables-card-omega-shield = Champ Oméga
fables-card-unleashed-ballistics = Furie balistique
fables-card-unleashed-firepower = Puissance déchaînée
fables-card-unleashed-fury = Furie déchaînée
fables-card-overdrive-burn = Surcharge
fables-card-hooded-system = Système Chaperon
fables-card-transformed-senses = Sens transformés
fables-card-onboard-cache = Cache embarquée
fables-card-system-hack = Piratage du système
fables-card-the-wolf-consumes = Consumée par le Loup
fables-card-raining-vengeance = La vengeance s’abat

fables-text-overdrive-burn = Quand vous utilisez un Talent d’attaque ou de mouvement, vous pouvez défausser un autre Talent de votre main : les Dégâts augmentent de son niveau.
fables-text-hooded-system = Chaque fois qu’un adversaire vous inflige des Dégâts, vous pouvez défausser un Talent de votre main : ces Dégâts diminuent de son niveau.
fables-text-transformed-senses = Quand vous utilisez un Talent d’attaque ou de mouvement, vous pouvez défausser un autre Talent de votre main : la portée augmente de son niveau.
fables-text-onboard-cache = Emplacement pour une carte. Action : stockez ici une carte de votre main, s’il n’y en a pas ; ce n’est pas une défausse. Action : reprenez en main la carte stockée.

## Clauses

fables-effect-shield-strikes-back =
    Au début de votre prochain tour, s’il vous reste de la Défense, infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } à un adversaire à portée { $reach }.
fables-effect-repeat-last = Effectuez de nouveau votre dernière action d’Attaque, de Défense ou de Mouvement, ou votre dernier Talent d’attaque ou de mouvement, de ce tour : les valeurs et les bonus restent les mêmes, vous refaites vos choix et ne payez rien.
fables-effect-wolf = Prenez en main { $count } cartes, l’une après l’autre, sur le dessus de vos Réserves, sans payer.

## Questions

fables-ask-overdrive = { $source } : défausser un Talent pour augmenter les Dégâts ?
fables-ask-senses = { $source } : défausser un Talent pour augmenter la portée ?
fables-ask-hooded-system =
    { $source } : défausser un Talent contre { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } ?
fables-ask-wolf = { $source } : de quelle Réserve prenez-vous la carte du dessus ?

## Le journal

fables-log-store =
    { $who } stocke { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
fables-log-store-own = { $who } stocke { $cards }.
fables-log-fetch =
    { $who } reprend { $count ->
        [one] une carte stockée
       *[other] { $count } cartes stockées
    }.
fables-log-fetch-own = { $who } reprend { $cards } dans une cache.
