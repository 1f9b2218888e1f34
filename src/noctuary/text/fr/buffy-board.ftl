### Buffy : la mise en place, le déroulement du tour, les mouvements, la destinée et le Parc.

## Journal

buffy-log-start = { $who } commence avec { $card } ({ $space }).
buffy-log-daylight =
    { $day ->
        [0] { $who } choisit la nuit pour le premier tour.
       *[other] { $who } choisit le jour pour le premier tour.
    }
buffy-log-location = { $who } pose { $card } ({ $space }).
buffy-log-turn =
    { $day ->
        [0] Tour { $turn }, de nuit : { $who } est le joueur actif.
       *[other] Tour { $turn }, de jour : { $who } est le joueur actif.
    }
buffy-log-step = { $timing }.
buffy-log-pass = { $who } passe.
buffy-log-challenge = { $who } place le défi { $card } ({ $space }).
buffy-log-challenge-nowhere = { $who } ne peut placer { $card } nulle part : ce défi va sous le deck de Défis.
buffy-log-draw =
    { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
buffy-log-draw-own = { $who } pioche { $cards }.
buffy-log-discard = { $who } défausse { $cards }.
buffy-log-mill = { $who } défausse { $cards } du dessus du deck de Ressources.
buffy-log-recycle = { $who } recycle : la défausse devient le nouveau deck de Ressources.
buffy-log-refresh = { $who } redresse ses cartes.
buffy-log-move = { $who } déplace { $card } : { $from_space } → { $space }.
buffy-log-destiny-gain =
    { $who } gagne { $count ->
        [one] { $count } point de destinée
       *[other] { $count } points de destinée
    } (total : { $total }).
buffy-log-destiny-loss =
    { $who } perd { $count ->
        [one] { $count } point de destinée
       *[other] { $count } points de destinée
    } (total : { $total }).
buffy-log-destiny-pay =
    { $who } paie { $count ->
        [one] { $count } point de destinée
       *[other] { $count } points de destinée
    } (total : { $total }).
buffy-log-park =
    { $count ->
        [one] { $who } contrôle le parc de Sunnydale à la fin du tour : { $count } tour.
       *[other] { $who } contrôle le parc de Sunnydale à la fin du tour : { $count } tours de suite.
    }
buffy-log-destiny-victory = { $who } atteint 10 points de destinée et gagne.
buffy-log-park-victory = { $who } contrôle le parc de Sunnydale depuis 6 tours de suite et gagne.
buffy-log-limit-victory = Le dernier tour est fini : { $who } est en tête et gagne.
buffy-log-last-victory = { $who } reste seul en jeu et gagne.
buffy-log-drawn = Le dernier tour est fini : personne n’est en tête, la partie est nulle.
buffy-log-concede = { $who } abandonne.

## Comment une partie a fini

buffy-number-destiny = Destinée
buffy-column-destiny = Destinée
buffy-column-challenges = Défis
buffy-column-fights = Combats
buffy-column-park = Parc
buffy-column-characters = Personnages
buffy-end-destiny = { $who } a atteint { $destiny } points de destinée au tour { $turn }.
buffy-end-park = { $who } a contrôlé le parc de Sunnydale à la fin de { $park } tours de suite.
buffy-end-last = Il ne reste que { $who } en jeu.
buffy-end-limit =
    La limite de tours est atteinte au tour { $turn } : { $who } est en tête avec { $destiny ->
        [one] { $destiny } point de destinée
       *[other] { $destiny } points de destinée
    } et un compte du Parc de { $park }.
buffy-end-drawn = La limite de tours est atteinte au tour { $turn } et personne n’est en tête.
buffy-end-gave-up = { $who } a abandonné au tour { $turn }.
buffy-end-left = { $who } a quitté la table au tour { $turn }.
buffy-from-challenges = Grâce aux défis : { $count }
buffy-from-fights = Grâce aux combats : { $count }
buffy-from-cards = Grâce aux cartes et à leurs effets : { $count }
buffy-from-lost = Perdus ou payés en route : { $count }

## Questions

buffy-ask-watch = { $timing } : votre veille.
buffy-ask-start = Sur laquelle de vos cases placez-vous { $source } ?
buffy-ask-daylight = Le premier tour est-il de jour ou de nuit ?
buffy-ask-location = Posez un lieu sur l’une de vos cases, ou arrêtez-vous là.
buffy-ask-keep = Gardez jusqu’à { $amount } cartes : défaussez-en une, ou gardez le reste.
buffy-ask-discard =
    { $amount ->
        [one] Défaussez { $amount } carte.
       *[other] Défaussez { $amount } cartes.
    }

## Pourquoi pas, et ce qui aiderait

buffy-remedy-place-challenge = Mettez d’abord en jeu le défi du dessus de votre deck.
buffy-remedy-refresh = Redressez d’abord vos cartes fatiguées.

## Réglages et positions

error-setup-deck-count = Réglage : « { $field } » demande de { $least } à { $most } decks et non { $given }.
error-setup-unknown-deck = Réglage : « { $field } » : aucun deck ne s’appelle « { $given } » ; il y a { $allowed }.
error-setup-illegal-deck =
    { $count ->
        [one] Réglage : « { $field } » enfreint une règle de construction{ error-by-rule }.
       *[other] Réglage : « { $field } » a { $count } défauts de construction{ error-by-rule }.
    }
error-position-wrong-card-type = Position : « { $field } » : { $given } n’est pas une carte de ce type : { $allowed }.
error-position-no-essence = Position : « { $field } » manque : chaque joueur a une essence{ error-by-rule }.
error-position-levels = Position : « { $field } » doit donner des cartes de niveau de ce personnage, la plus haute en dernier, et non { $given }{ error-by-rule }.
error-position-wrong-pile = Position : « { $field } » : { $given } ne peut jamais s’y trouver{ error-by-rule }.
error-position-two-challenges = Position : « { $field } » : deux défis d’un même joueur sont en { $given }{ error-by-rule }.
error-position-not-in-play = Position : « { $field } » : { $given } ne désigne rien ni personne en jeu qui y prenne part{ error-by-rule }.
error-position-twice-in-play = Position : « { $field } » : { $given } est deux fois en jeu{ error-by-rule }.
