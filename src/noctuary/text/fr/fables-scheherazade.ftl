### Shéhérazade et ses jetons Destin.

fables-sheet-schehera = Vous avez 6 jetons Destin, bleus d’un côté et rouges de l’autre. Au début de votre premier tour, posez-en 3, face bleue, sur 3 Réserves différentes où un adversaire peut acheter. Au début de chacun de vos tours suivants, l’adversaire de votre Compteur de Combat perd 1 PV par jeton rouge ; puis tous vos jetons redeviennent bleus et chacun change de Réserve, toujours parmi celles où un adversaire peut acheter. Chaque fois qu’un adversaire achète une carte, un jeton rouge de la Réserve dont elle vient redevient bleu. Une Réserve peut porter plusieurs jetons, et une Réserve vide reste une Réserve.

## Cartes

fables-card-deleted-dreams = Rêves effacés
fables-card-deleted-memories = Souvenirs effacés
fables-card-deleted-existence = Existence effacée
fables-card-engulfed-in-the-net = Engloutie dans la toile
fables-card-saturated-in-the-net = Saturée dans la toile
fables-card-dissolved-in-the-net = Dissoute dans la toile
fables-card-the-watcher = La guetteuse
fables-card-the-manipulator = La manipulatrice
fables-card-the-violator = La profanatrice
fables-card-the-hands-of-fate = Les mains du destin
fables-card-rewriting-desires = Désirs réécrits
fables-card-formatting-thoughts = Pensées formatées
fables-card-caught-in-the-web = Prise dans la toile
fables-card-draining-addiction = Dépendance dévorante
fables-card-severed-pathway = Voie sectionnée
fables-card-cut-from-the-system = Coupée du système

fables-text-the-hands-of-fate = Quand votre action d’Attaque inflige au moins { $least } Dégâts, vous pouvez retourner un jeton Destin bleu sur sa face rouge.
fables-text-rewriting-desires = Quand un adversaire achète une carte, il perd 1 PV par jeton Destin présent sur la Réserve de cette carte.
fables-text-formatting-thoughts = Juste avant la pioche de fin de tour de l’adversaire de votre Compteur de Combat, révélez les { $cards } cartes du dessus de son deck. Chacune qui provient d’une Réserve portant des jetons Destin est défaussée, et l’adversaire perd 1 PV par jeton de cette Réserve ; les autres retournent sur le deck.
fables-text-caught-in-the-web = Quand vous débloquez ce Twist, posez un jeton Destin bleu de plus sur une Réserve où un adversaire peut acheter, puis détruisez cette carte.

## Clauses

fables-effect-fate-red =
    { $amount ->
        [one] Vous pouvez retourner un jeton Destin bleu sur sa face rouge.
       *[other] Retournez jusqu’à { $amount } jetons Destin bleus sur leur face rouge.
    }
fables-effect-fate-damage =
    Infligez { $each ->
        [one] { $each } Dégât
       *[other] { $each } Dégâts
    } par jeton ainsi retourné.
fables-effect-fate-move =
    { $amount ->
        [one] Vous pouvez déplacer un jeton Destin vers une autre Réserve où un adversaire peut acheter.
       *[other] Déplacez jusqu’à { $amount } jetons Destin vers d’autres Réserves où un adversaire peut acheter.
    }
fables-effect-fate-surcharge = Jusqu’à votre prochain tour, une carte coûte à vos adversaires { $each } en Pouvoir de plus par jeton Destin présent sur sa Réserve.
fables-effect-fate-reveal = Révélez les { $amount } cartes du dessus du deck de l’adversaire. Chacune retourne sur sa face rouge un jeton Destin bleu de sa Réserve, s’il y en a un. Défaussez les cartes révélées ou remettez-les sur le dessus de son deck, chacune à votre choix et dans l’ordre de votre choix.
fables-effect-fate-drain = Choisissez une Réserve portant des jetons Destin : les Dégâts augmentent de { $each } par carte de cette Réserve présente dans la défausse de l’adversaire, ou de { $red } si cette Réserve porte un jeton rouge.
fables-effect-fate-sever = Choisissez une Réserve portant des jetons Destin et regardez tout le deck de l’adversaire. Défaussez-en chaque carte de cette Réserve : les Dégâts augmentent de { $each } par carte. Mélangez ensuite son deck.

## Questions

fables-ask-fate-put = Sur quelle Réserve posez-vous un jeton Destin bleu ?
fables-ask-fate-to = Vers quelle Réserve va le jeton Destin de la Réserve { $source } ?
fables-ask-fate-red =
    { $source } : { $amount ->
        [one] sur quelle Réserve retournez-vous un jeton Destin bleu ?
       *[other] sur quelle Réserve retournez-vous un jeton Destin bleu ? Vous pouvez en retourner jusqu’à { $amount }.
    }
fables-ask-fate-move =
    { $source } : { $amount ->
        [one] de quelle Réserve déplacez-vous un jeton Destin ?
       *[other] de quelle Réserve déplacez-vous un jeton Destin ? Vous pouvez en déplacer jusqu’à { $amount }.
    }
fables-ask-fate-move-red = { $source } : déplacer un jeton rouge plutôt qu’un bleu ?
fables-ask-fate-return = { $source } : quelle carte défaussez-vous ou remettez-vous sur le deck ? La dernière remise sera sur le dessus.
fables-ask-fate-drain = { $source } : de quelle Réserve portant des jetons Destin comptez-vous les cartes dans la défausse de l’adversaire ?
fables-ask-fate-sever = { $source } : de quelle Réserve portant des jetons Destin défaussez-vous les cartes du deck de l’adversaire ?

## Le journal

fables-log-fate-put = { $who } pose un jeton Destin bleu sur la Réserve { $card }.
fables-log-fate-moved = { $who } déplace un jeton Destin de la Réserve { $source } à la Réserve { $card }.
fables-log-fate-red = { $who } retourne sur sa face rouge un jeton Destin de la Réserve { $card }.
fables-log-fate-blue = { $who } voit un jeton Destin de la Réserve { $card } redevenir bleu.
fables-log-fate-reckoning =
    { $count ->
        [one] { $who } atteint { $foe } avec { $count } jeton Destin rouge.
       *[other] { $who } atteint { $foe } avec { $count } jetons Destin rouges.
    }
fables-log-fate-reveal = { $who } révèle { $cards } du dessus de son deck.
fables-log-fate-on-top = { $who } vise { $foe } : { $cards } retourne sur le dessus du deck adverse.
fables-log-fate-look = { $who } regarde tout le deck adverse.
fables-log-fate-look-own =
    { $count ->
        [0] { $who } regarde tout le deck adverse : il est vide.
       *[other] { $who } regarde tout le deck adverse : { $cards }.
    }
fables-log-fate-sever = { $who } défausse { $cards } de son deck.
