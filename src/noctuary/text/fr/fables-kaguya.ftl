### Kaguya.

fables-sheet-kaguya = Quand des Dégâts infligés par un adversaire font baisser ses PV, elle peut attendre que l’action soit entièrement résolue, puis défausser une carte d’Attaque ou un Joker : elle inflige à cet adversaire autant de Dégâts que la valeur d’Attaque de la carte, à n’importe quelle distance et pendant le tour de n’importe qui, puis pioche 1 carte.

## Cartes

fables-card-ascendant-light = Lumière ascendante
fables-card-ascendant-glory = Gloire ascendante
fables-card-ascendant-avatar = Avatar ascendant
fables-card-addled-echoes = Échos confus
fables-card-bygone-echoes = Échos d’antan
fables-card-divine-echoes = Échos divins
fables-card-focused-intent = Intention focalisée
fables-card-focused-resolve = Résolution focalisée
fables-card-focused-ascent = Ascension focalisée
fables-card-swift-reprisal = Riposte rapide
fables-card-blood-moon = Lune de sang
fables-card-uncanny-instinct = Instinct inhumain
fables-card-reflective-repose = Repos méditatif
fables-card-judgment-arising = Heure du Jugement
fables-card-impulsive-onslaught = Carnage impulsif
fables-card-blazing-shinai = Shinai ardent

fables-text-swift-reprisal = Votre Limite de Défense max. augmente de { $more }. Une seule fois pendant votre propre tour, une carte de Défense peut servir de carte d’Attaque de son niveau, mais jamais pour votre contre-attaque.
fables-text-blood-moon = Votre Limite de Défense max. augmente de { $more }. Quand votre phase d’actualisation remet votre Défense à 0, piochez 1 carte par tranche complète de { $per } points de Défense perdus.
fables-text-uncanny-instinct =
    Votre Limite de Défense max. augmente de { $more }. Action, une fois par tour : si l’adversaire a moins de Défense que vous, décalez-le de { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } vers la gauche ou vers la droite.
fables-text-reflective-repose = À la fin de votre tour, gagnez { $defense } en Défense.

## Clauses

fables-effect-damage-by-defense =
    Infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    }, plus 1 par tranche complète de { $per } points de Défense que vous avez.
fables-effect-echoes =
    { $amount ->
        [one] Révélez la carte du dessus de votre deck. Une carte de Défense (pas un Joker) rejoint votre main ; toute autre carte est, à votre choix, défaussée ou remise sur le dessus.
       *[other] Révélez les { $amount } cartes du dessus de votre deck. Les cartes de Défense (pas les Jokers) rejoignent votre main ; chacune des autres est, à votre choix, défaussée ou remise sur le dessus, dans l’ordre que vous voulez.
    }
fables-effect-pay-to-destroy = Vous pouvez perdre { $price } PV pour détruire une carte de votre main ou de votre défausse.
fables-effect-strike-the-distant =
    Au début de votre prochain tour, infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    } à l’adversaire s’il se trouve à plus de { $away }−➤ cases de vous.
fables-effect-judgment = Au début de votre prochain tour, un adversaire qui a moins de Défense que vous perd la différence en PV.
fables-effect-place-foe-beside = Placez l’adversaire sur une case libre adjacente à la vôtre.
fables-effect-onslaught-again =
    Au début de votre prochain tour, vous pouvez de nouveau placer l’adversaire à côté de vous et lui infliger { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    }.
fables-effect-untouchable = Jusqu’au début de votre prochain tour, vous ne subissez aucun Dégât et ne perdez aucun PV, sauf si vous l’acceptez.

## Questions

fables-ask-counter = Contre-attaque : défausser une carte d’Attaque ou un Joker pour riposter ?
fables-ask-echoes = { $source } : défausser une carte révélée ou la remettre sur le dessus de votre deck ? La dernière remise se trouve tout au-dessus.
fables-ask-pay-to-destroy = { $source } : perdre { $amount } PV pour détruire une carte ?
fables-ask-place-foe-beside = { $source } : sur quelle case adjacente à la vôtre placez-vous l’adversaire ?
fables-ask-onslaught-again = { $source } : placer de nouveau l’adversaire à côté de vous et lui infliger des Dégâts ?

## Le journal

fables-log-counter = { $who } contre-attaque { $foe }.
fables-log-echoes = { $who } révèle { $cards }.
fables-log-echoes-on-top = { $who } remet { $cards } sur le dessus de son deck.
fables-log-nudge = { $who } utilise { $cards }.
