### La page de chacun.

web-own-nobody = Ici, personne ne vous connaît encore. Jouez une partie et cette page commencera à se remplir ; ou connectez-vous.
web-own-account = Nom et compte
web-own-tables = Des tables vous attendent
web-own-results = Résultats
web-own-no-games = Aucune partie n’est encore terminée.
web-own-counted = Sur vos { $count } dernières parties.
web-own-all = Toutes les parties
web-own-by-deck = Selon ce que vous jouiez
web-own-by-opponent = Selon l’adversaire
web-own-played = jouées
    .short = J
web-own-won = gagnées
    .short = G
web-own-lost = perdues
    .short = P
web-own-drawn = nulles
    .short = N
web-own-learned = Leçons, énigmes, decks
web-own-lessons =
    { $count ->
        [0] Aucune leçon terminée
        [one] { $count } leçon terminée
       *[other] { $count } leçons terminées
    }
web-own-puzzles =
    { $count ->
        [0] Aucune énigme résolue
        [one] { $count } énigme résolue
       *[other] { $count } énigmes résolues
    }
web-own-decks =
    { $count ->
        [0] Aucun deck à vous
        [one] { $count } deck à vous
       *[other] { $count } decks à vous
    }
web-own-games = Parties terminées
web-own-against = contre { $names }
web-own-result-won = Gagnée
web-own-result-lost = Perdue
web-own-result-drawn = Nulle
web-own-more = Parties plus anciennes
web-own-yours = Ce qui est gardé de vous
web-own-take = Tout emporter
    .about = Un fichier avec votre nom, les parties terminées coup par coup, vos decks, ce que vous avez appris et vos propres lignes de la discussion. D’une partie en cours, il ne contient rien de ce qui est encore caché.
web-own-delete = Tout supprimer…
web-own-goes = Disparaissent :
    .about = votre nom, votre compte et son mot de passe, vos sessions sur tous vos appareils, vos decks, ce que vous avez appris, les brouillons sur cet appareil, vos lignes de la discussion, la liste de ceux que vous avez bloqués.
web-own-stays = Restent :
    .about = les parties que d’autres ont jouées avec vous, sans votre nom ; une ligne de la discussion que quelqu’un a signalée, jusqu’à 90 jours après qu’un modérateur s’en est occupé.
web-own-no-way-back = C’est immédiat et sans retour possible. Vous pouvez d’abord tout emporter.
web-own-delete-now = Tout supprimer maintenant
