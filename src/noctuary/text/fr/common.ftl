### Les mots communs à tous les jeux.

## Réponses et listes

yes = Oui
no = Non
forecast-answerable = { $what } (sauf réplique)
list-and = { $start } et { $end }
list-marked = { $start } ; { $end }
counted = { $count } × { $thing }
nothing = rien
nobody = personne

## La partie

language-en = Anglais
language-fr = Français
seat = Place { $letter }
board-contest = Où l’on en est
turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
your-turn = À vous de jouer
waiting-for = En attente : { $who }
game-over = Partie terminée
wins = Victoire : { $who }.
win-together = Victoire commune : { $who }.
drawn-game = La partie est nulle.

## Comment elle a fini

story-end-plain = La partie s’est terminée au tour { $turn }.
story-end-concede = { $who } a abandonné.
story-why = { $why } (règle { $rule })
story-end-left = { $who } a quitté la table pour de bon.
story-end-abandoned = Tout le monde est parti au tour { $turn } ; la partie ne compte pour personne.
story-left = Forfait par absence au tour { $turn }
story-gave-up = Abandon au tour { $turn }
story-change = { $who } : { $number } { $before } → { $after }
story-standing = { $place }. { $who }
story-cell = { $column } { $value }
story-moment = Tour { $turn }, coup { $at } : { $text }

## Ce qui est refusé, et pourquoi

refused = Coup interdit : { $move } ({ $rule })
refusal = { $rule } : { $text }
why-waiting = { $who } doit d’abord répondre.
why-nothing = Il n’y a rien que vous puissiez faire maintenant avec { $thing }.
refusal-no-answer = Il s’agit d’autre chose en ce moment : { $question }

## Un plateau sans dessins

plain-board-turn-of = Au tour de : { $who }
plain-board-field = { $field } : { $value }

## Erreurs

error-no-time-limit = Les règles de ce jeu ne disent pas ce qui arrive quand le temps est écoulé.
error-time-in-a-move = La fin du temps s’annonce entre deux coups, non au milieu d’un coup.
error-time-not-yours = C’est la pendule de la table qui annonce la fin du temps.
error-abandoned-not-yours = Une partie reste sans suite quand tout le monde l’a quittée : cela ne se joue pas.
error-match-over = La partie est terminée : plus aucun coup n’est possible.
error-nothing-to-undo = Il n’y a aucun coup à annuler.
error-no-such-seat = Il n’y a pas de place numéro { $seat } dans cette partie.
error-not-a-dump = Ceci n’est pas une partie sauvegardée.
error-unknown-game = Il n’existe pas de jeu nommé « { $game } ».
error-broken-game = Le jeu « { $game } » (paquet { $package }) ne fonctionne pas : { $problem }
error-unknown-bot = Il n’existe pas de robot nommé « { $bot } » : choisissez parmi { $known }.
error-bot-budget = « { $bot } » : après @ vient la limite de réflexion de { $plain } à chaque décision : un nombre de suites à explorer (de 1 à { $lines }, par exemple { $plain }@300) ou des secondes d’horloge (jusqu’à { $seconds }, par exemple { $plain }@2s).
error-bot-without-budget = « { $bot } » : { $plain } répond tout de suite, il n’y a pas de limite à fixer ; écrivez { $plain } tout court.
error-own-bot-module = Le robot { $bot } : le module { $module } ne peut être importé ({ $problem }).
error-own-bot-class = Le robot { $bot } : il n’y a pas de classe { $name } dans { $module } (les robots tout prêts sont { $known }).
error-own-bot-arguments = Le robot { $bot } ne peut être créé : outre game et seed, il demande { $arguments }.
error-own-bot-no-choose = { $bot } n’est pas un robot : il n’a pas de méthode choose(match).
error-own-bot-no-offer = Le robot { $bot } a répondu { $answer }, qui n’est pas dans match.decision.moves.
rl-error-no-packages = Les environnements d’apprentissage ont besoin d’autres paquets (il manque { $missing }) : pip install "noctuary[rl]"
rl-error-number = « { $name } » est un nombre entier { $bounded ->
    [0] d’au moins { $least }
   *[other] de { $least } à { $most }
}, et non { $given }.
rl-error-seats-list = « seats » est une liste de mots, un pour chaque place, ou une liste de telles listes.
rl-error-opponents = « opponent » est un robot, ou une liste de robots pour les autres places (il y en a { $seats }) : { $bots ->
    [0] une liste vide ne suffit pas
   *[other] { $bots }, c’est trop
}.
rl-error-no-bot = « { $given } » n’est pas un robot : on en désigne un par son nom ({ $name }), par l’endroit où il se trouve ({ $place }) ou par sa classe.
rl-error-seed = Une graine est un nombre entier d’au moins 0, et non { $given }.
rl-error-no-list = Il faut une valeur par table, dans une liste ou un tableau, et « { $given } » n’est ni l’un ni l’autre.
rl-error-not-one-each = Il faut une valeur par table : { $tables ->
    [one] il y a { $tables } table
   *[other] il y a { $tables } tables
}, et { $given ->
    [one] { $given } valeur a été donnée
   *[other] { $given } valeurs ont été données
}.
rl-error-not-under-way = Aucune partie n’est en cours : reset en distribue une nouvelle.
rl-error-seats = Toutes les tables d’un environnement ont le même nombre de places ; l’une d’elles en a { $seats }.
rl-error-no-openspiel = OpenSpiel n’est pas installé (il manque { $missing }) : pip install "noctuary[openspiel]"
rl-error-no-such-offer = Il n’y a pas de coup proposé numéro { $action } : { $offers ->
    [0] rien n’est demandé à cette place
    [one] il y en a un, le numéro 0
   *[other] il y en a { $offers }, numérotés à partir de 0
}.
error-no-ray = Ray n’est pas installé : pip install noctuary[cluster]
error-cluster-address = « { $address } » n’est pas l’adresse d’une grappe Ray : écrivez une adresse comme { $example }, ou auto, ou local.
error-cluster = La grappe Ray { $address } ne répond pas : { $problem }
error-cluster-workers = Sur la grappe Ray { $address }, le processus qui jouait un lot de parties s’est arrêté { $times } fois : une machine manque peut-être de mémoire, ou un robot arrête son processus.
error-cluster-version = Une machine de la grappe a la version { $there } de Noctuary, celle-ci la { $here } : la même graine pourrait ne pas donner les mêmes parties.
error-unknown-choice = « { $given } » n’est pas un choix possible : choisissez parmi { $known }.
error-unknown-language = Noctuary ne parle pas « { $language } » : essayez en ou fr.
error-unknown-verb = « { $word } » n’est pas un coup connu (dans « { $text } »).
error-move-shape = « { $word } » doit être suivi d’autres mots (dans « { $text } »).
error-move-too-long = « { $text } » est trop long pour un coup : { $most } caractères au plus.
error-unknown-word = « { $word } » est inconnu (dans « { $text } »).
error-no-such-text = Le texte « { $text } » manque dans la langue « { $language } » : merci de le signaler.
error-text-broken = Le texte « { $text } » ne peut pas être composé ({ $problem }) : merci de le signaler.
error-no-rules = Aucune règle de « { $game } » ne correspond à « { $query } ».
error-no-terms = Aucun terme de « { $game } » ne correspond à « { $query } ».
error-no-example = Il n’y a pas d’exemple « { $example } » pour « { $game } ».
example-concede = Abandonner

## Le journal de tous les jeux

log-time-called = Le temps est écoulé : ce tour est le dernier.
log-gone = { $who } ne revient pas : sa place est déclarée forfait.
log-abandoned = Plus personne à la table : la partie reste sans suite.
log-half-a-move-dropped = Le coup entamé est annulé.
