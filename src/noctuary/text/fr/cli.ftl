### La commande `noctuary` et la table du terminal.

## Pages d’aide

cli-usage = Usage :
cli-options = Options{ " " }
cli-commands = Commandes{ " " }
cli-option-help = Afficher cette page.
cli-option-version = Afficher la version.
cli-option-lang = Langue : fr ou en (par défaut, celle de votre système).
cli-option-json = Écrire du JSON, pour les programmes.
cli-option-game = Le jeu : fables, buffy ou vtes (sauf indication, buffy dans le navigateur et fables ailleurs).
cli-option-lists = Listes des decks : closed (fermées), si bien que personne, pas même un robot, ne sait ce que les autres ont apporté, ou open (ouvertes).
cli-option-relics = Mode Relique : sans, avec le deck imprimé ou avec le deck maison.

cli-noctuary = Une table qui connaît les règles de trois jeux de cartes de la nuit.
    .more = Commencez par « noctuary play ». Chaque commande s’explique avec --help.
cli-play = Jouer contre des robots, dans le navigateur ou dans le terminal.
    .more = Vous occupez la place A. La partie est sauvegardée à chaque coup : quittez quand vous voulez, le prochain « noctuary play » propose de la reprendre. Dans le terminal (--ui terminal), --plain met la table en texte, une réponse par ligne, pour les lecteurs d’écran et les tubes.
cli-play-seats = Nombre de places : 2 ou 4 (1 contre 1 ou 2 contre 2) pour Fables, de 2 à 6 pour Buffy et VTES.
cli-play-fables = Les Fables, la vôtre d’abord ; celles que vous omettez sont tirées au sort.
cli-play-bot = Qui joue les autres places : easy (facile), normal (sauf indication), hard (difficile : jusqu’à une seconde par coup) ou expert (jusqu’à cinq), ou l’un de ceux qui anticipent avec un nombre de secondes par coup (hard@2s). Pour mesurer : random, greedy, ou une classe à vous, sous la forme { "mon.module:Robot" } (dans le terminal).
cli-play-jobs = Combien de processus réfléchissent à une même réponse d’un adversaire qui anticipe (1 sauf indication ; auto : autant que de cœurs) : la même réponse plus tôt, ou une meilleure dans le même temps.
cli-play-first = Quelle place commence.
cli-play-seed = La graine de la donne, pour rejouer la même.
cli-play-resume = Reprendre une partie sauvegardée : la dernière, ou celle de FILE.
cli-play-pause = Combien de temps les robots attendent avant chaque coup.
cli-play-no-warnings = Pas de seconde question avant les coups que presque personne ne veut (dans le navigateur : un réglage).
cli-play-plain = Une table en texte, une réponse par ligne.
cli-sim = Faire jouer des parties à des robots, par milliers.
    .more = Les places commencent à tour de rôle : A commence la partie 0, B la partie 1, et ainsi de suite. La même graine donne les mêmes résultats, quel que soit le nombre de processus. Ctrl-C arrête aussitôt la série et affiche ce qui a été joué. Code de sortie 1 si une partie s’est interrompue sur une erreur, 130 après Ctrl-C.
cli-sim-seats = Qui est à quelle place : des Fables (deux pour du 1 contre 1, quatre pour du 2 contre 2), ou des decks, par nom ou par fichier ; un nom qui contient une virgule se met entre guillemets droits.
cli-sim-bots = Qui joue chaque place : random, greedy, easy, normal, hard, expert, ou une classe à vous, sous la forme { "mon.module:Robot" }. hard@300 explore 300 suites par décision et joue de même sur toute machine ; hard@0.2s réfléchit à l’horloge, et joue autrement sur une autre.
cli-sim-games = Nombre de parties (100 sauf indication), par paire s’il y en a plusieurs.
cli-sim-seed = N’importe quel texte ; tout en découle.
cli-sim-questions = Compter aussi les questions qu’une personne verrait au tour d’un autre avec les réglages habituels (plus lent).
cli-sim-jobs = Nombre de processus (1 sauf indication) ; auto pour autant que de cœurs.
cli-sim-ray = Jouer les parties sur une grappe Ray (son adresse, auto ou local) : les mêmes résultats, sur plus de machines.
cli-bench = Mesurer la vitesse des parties, comparée à celle d’un autre moteur (pyminion).
    .more = Du jeu au hasard sur un seul cœur, en alternance avec pyminion, dans un seul processus.
cli-bench-seconds = Durée de la mesure de chaque côté (5 sauf indication).
cli-bench-compare = Montrer l’écart avec une mesure antérieure, enregistrée avec --json.
cli-bench-bots = Qui joue toutes les places : random sauf indication, greedy, ou une classe à vous, sous la forme { "mon.module:Robot" }.
cli-bench-thinking = Mesurer plutôt la vitesse de réflexion des robots : suites jusqu’à l’horizon, positions jugées, temps de réponse.
cli-bench-jobs = Avec --thinking : mesurer aussi avec ce nombre de processus, côte à côte, puis tous pour une même réponse (1 sauf indication ; auto : autant que de cœurs).
cli-bench-learning = Mesurer plutôt les environnements d’apprentissage : pas par seconde, à côté de rlcard et d’OpenSpiel.
cli-puzzle = Chercher la solution d’une énigme, ou prouver des fichiers d’énigmes.
    .more = Sans nom, la commande donne la liste des énigmes. « check » cherche la solution de chaque fichier, quoi que fassent les autres, et dit si un seul premier coup la résout.
cli-puzzle-nodes = Avec check : combien de situations une preuve peut examiner.
cli-puzzle-write = Avec check : écrire dans le fichier ce qui a été prouvé.
cli-puzzle-help = Tapez un coup ou son numéro. Et aussi : hint (indice), back (reculer), again (recommencer), card NOM (carte), moves (coups), help (aide), quit (quitter).
cli-puzzle-back = Tapez « back » pour reculer d’un pas, « again » pour recommencer.
cli-position = Jouer des fichiers de position et vérifier ce qu’ils attendent.
    .more = Un dossier vaut pour tous ses fichiers .toml. Code de sortie 1 si une attente n’est pas remplie, 2 si un fichier ne peut être lu.
cli-replay = Montrer une partie enregistrée, coup par coup.
cli-replay-to = S’arrêter après tant de coups.
cli-replay-seat = Vue de cette place ; sans indication, vue d’un spectateur.
cli-replay-game = Quelle partie du fichier (la première sauf indication).
cli-rules = Chercher des règles par leurs numéros ou par des mots, dans tous les jeux.
    .more = Sans rien, les chapitres ; avec des numéros (FAB-ACT-04 BUF-MOV-03) ou le début d’un numéro (FAB-ACT), ces règles ; avec des mots, toutes les règles qui les contiennent.
cli-rules-game = Chercher dans ce jeu seulement : fables, buffy ou vtes.
cli-rules-glossary = Plutôt les termes des jeux, avec les règles qui les définissent ; avec des mots, ces termes-là.
cli-rules-example = Raconter pas à pas l’exemple de ce nom.
cli-rules-see = Voir aussi { $rules }
cli-rules-shown = Exemple : { $title } ({ $name })
cli-rules-passes = { $count ->
    [one] (On passe une fois.)
   *[other] (On passe { $count } fois.)
}
cli-cards = Lister les cartes d’un jeu, ou en lire une.
cli-cards-implemented = Les noms seulement, un par ligne.
cli-cards-coverage = Mesurer combien de decks d’un dossier peuvent être joués : des listes telles qu’on les écrit, ou des archives (.json, .json.xz).
cli-cards-since = Avec --coverage : seulement les decks joués ce jour-là ou après.
cli-status = Ce qui fonctionne : jeux, cartes et règles, en chiffres.

## Ce que les commandes écrivent

cli-interrupted = interrompu.
cli-sim-interrupted = interrompu : voici les parties jouées jusque-là.
cli-sim-interrupted-kept = interrompu : voici les parties jouées jusque-là. La même commande reprend à cet endroit.
cli-sim-progress = Parties
cli-sim-games-line =
    { $games ->
        [one] { $games } partie en { $seconds } s
       *[other] { $games } parties en { $seconds } s
    }
cli-sim-wins-line =
    { $wins ->
        [one] { $who } : { $wins } victoire ({ $share } %, { $low }–{ $high })
       *[other] { $who } : { $wins } victoires ({ $share } %, { $low }–{ $high })
    }
cli-sim-draws-line = Parties nulles : { $draws }
cli-sim-means-line = En moyenne { $turns } tours et { $decisions } décisions
cli-sim-questions-line = Une personne voit { $shown-mean } questions au tour d’un autre (sur { $asked-mean } qui y sont posées) ; dans 95 tours sur 100, au plus { $shown-95 }, jamais plus de { $shown-most }
cli-sim-error-line = La partie { $game } s’est interrompue (graine { $seed }) : { $error }
cli-sim-endless = sans fin – abandonnée après plus de tours ou de décisions que personne n’en jouerait
cli-sim-errors-more =
    { $games ->
        [one] … et { $games } autre partie s’est interrompue : --out et --json disent laquelle.
       *[other] … et { $games } autres parties se sont interrompues : --out et --json disent lesquelles.
    }
cli-coverage-whole =
    { $decks ->
        [one] { $whole } deck sur { $decks } peut être joué en entier ({ $share } %).
       *[other] { $whole } decks sur { $decks } peuvent être joués en entier ({ $share } %).
    }
cli-coverage-part = { $part } : entière dans { $whole } % des decks, { $copies } % des exemplaires connus
cli-coverage-of-deck = Liste
cli-coverage-of-crypt = Crypte
cli-coverage-of-library = Bibliothèque
cli-coverage-nearly = Decks auxquels il manque au plus { $few } cartes différentes : { $decks }
cli-coverage-lacking = Les cartes que le plus de decks attendent :
cli-coverage-card =
    { $alone ->
        [0] { $card } : manque à { $decks }
       *[other] { $card } : manque à { $decks }, seule à { $alone }
    }
cli-coverage-no-lists =
    { $files ->
        [one] { $files } fichier ne contient pas de deck : { $named }
       *[other] { $files } fichiers ne contiennent pas de deck : { $named } …
    }
cli-coverage-no-deck = Il n’y a aucun deck dans { $folder } : ni liste ni archive, ou aucun de cette époque.
cli-bench-progress = Mesure
cli-bench-no-peer = Le pair n’est pas mesuré : pyminion n’est pas installé (pip install pyminion).
cli-bench-decisions-per-s = décisions par seconde
cli-bench-games-per-s = parties par seconde
cli-bench-decisions-per-game = décisions par partie
cli-bench-moves-per-decision = coups par décision
cli-bench-copy-us = copie d’état, µs
cli-bench-imagine-us = imaginer la table, µs
cli-bench-playouts-per-s = parties simulées par s
cli-bench-greedy-decisions-per-s = décisions de greedy par s
cli-bench-lines-per-s = suites jusqu’à l’horizon par seconde
cli-bench-judged-per-s = positions jugées par seconde
cli-bench-jobs-row = processus côte à côte
cli-bench-lines-per-s-all = suites par seconde, tous ensemble
cli-bench-lines-per-s-alone = suites d’une longue réponse, par s, seul
cli-bench-lines-per-s-together = … avec tous les processus pour elle
cli-yes = oui
cli-no = non
cli-bench-answer = réponse de { $bot }, moyenne / plus longue, ms
cli-bench-compiled = compilé
cli-bench-ratio = décisions, × pyminion
cli-bench-change = écart
cli-bench-learning-title = Pas par seconde en jouant au hasard, chacun avec ce que voit le joueur qui décide
cli-bench-learning-aec = un environnement (PettingZoo)
cli-bench-learning-vector = 32 tables à la fois
cli-bench-learning-openspiel = à travers OpenSpiel, et ses propres jeux en Python
cli-bench-learning-rlcard = les environnements de rlcard
cli-bench-learning-without = { $package } n’est pas mesuré : il n’est pas installé (pip install "noctuary[{ $extra }]").
cli-error-not-a-bench = { $file } ne contient pas de mesure antérieure : enregistrez-en une avec noctuary bench --json > FICHIER.
cli-position-progress = Positions
error-no-positions = Il n’y a aucun fichier de position (*.toml) dans { $folder }.
cli-position-sum =
    { $passed ->
        [one] { $passed } réussie
       *[other] { $passed } réussies
    }, { $failed ->
        [one] { $failed } échouée
       *[other] { $failed } échouées
    }.
cli-replay-goes-on = La partie continue.
cli-status-seats-known = qui peuvent occuper une place
cli-status-seats-known-fables = Fables
cli-status-cards = cartes différentes
cli-status-rules = règles
cli-status-rules-tested = dont nommées par un test
cli-status-texts = Textes : { $texts }
cli-status-compiled = Les règles tournent en code machine (mypyc).
cli-status-interpreted = Les règles tournent en source Python.

## Erreurs

cli-error-no-such-command = il n’y a pas de commande « { $command } » : choisissez parmi { $known }.
cli-error-no-such-option = il n’y a pas d’option { $option } ici (--help donne la liste).
cli-error-missing = il manque { $name } (--help dit ce que c’est).
cli-error-jobs = { $name } : « { $given } » n’est ni auto ni un nombre de 1 à { $most }.
cli-error-deck-breaks =
    { $deck } enfreint les règles de construction de deck en { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $rule }). « noctuary deck check { $deck } » nomme les cartes.
cli-error-number = { $name } : « { $given } » n’est pas un nombre de { $least } à { $most }.
cli-error-too-many-seats = { $named } noms pour { $seats } places.
cli-error-goes-with = { $option } ne va qu’avec { $other }.
cli-error-not-with = { $option } ne va pas avec { $other }.
cli-error-too-many-files = Il y a plus de { $most } fichiers dans ce dossier.
cli-error-day = « { $given } » n’est pas un jour : écrivez 2025-11-29.
cli-error-crash = cela n’aurait pas dû arriver ({ $what }) ; envoyez-nous s’il vous plaît le rapport { $file }.
cli-error-crash-unwritten = cela n’aurait pas dû arriver ({ $what }), et le rapport n’a pas pu être écrit.
cli-error-move-crashed = Ce coup s’est heurté à une erreur de notre part et a été annulé. Le rapport est dans { $file }.
cli-error-write = impossible d’écrire { $file } : { $problem }.
cli-error-move-crashed-unwritten = Ce coup s’est heurté à une erreur de notre part et a été annulé ; aucun rapport n’a pu être écrit.
cli-error-output = impossible d’écrire la sortie : { $problem }.
cli-error-file = { $file } : { $problem }.
cli-error-no-home = il n’y a pas de dossier personnel : indiquez dans NOCTUARY_HOME un dossier pour les parties et les extensions.
cli-error-not-saved = la partie n’est pas sauvegardée : { $problem }
cli-error-resume-input = pour continuer, une partie a besoin d’un fichier où être sauvegardée : l’entrée standard n’en est pas un.
cli-error-unknown-relics = il n’y a pas de deck de Reliques « { $given } » : choisissez parmi { $known }.
cli-error-unknown-card = il n’y a pas de carte « { $card } » dans { $game } (noctuary cards { $game } en donne la liste).
cli-error-card-near = il n’y a pas de carte « { $card } » dans { $game }. Vouliez-vous dire { $cards } ?
cli-error-ray-and-jobs = --ray prend tous les cœurs de la grappe : n’indiquez pas --jobs.
cli-error-bots-and-seats =
    { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $seats } places : nommez un robot par place.
cli-error-no-terminal = la table a besoin d’un terminal ; avec --plain elle lit les coups sur l’entrée, ligne par ligne.
cli-error-no-textual = la table a besoin de Textual : pip install "noctuary[tui]", ou ajoutez --plain.
cli-error-bare-library = ceci est la bibliothèque seule ; il faut plus à la commande : pip install noctuary[tui].
cli-error-bad-seed = la graine « { $seed } » n’est pas hexadécimale (chiffres 0-9 et a-f, deux par octet).
cli-error-own-bot = votre robot { $bot } a échoué : { $problem }
cli-error-resume-own-bot = cette partie se jouait avec un robot fait maison : ajoutez --bot { $bot } pour qu’il continue.
cli-error-no-game-in-file = il n’y a pas de partie dans ce fichier.
cli-error-no-such-game =
    { $most ->
        [one] { $file } contient { $most } partie : il n’y a pas de partie { $number }.
       *[other] { $file } contient { $most } parties : il n’y a pas de partie { $number }.
    }
cli-error-no-such-seat = il n’y a pas de place « { $seat } » : choisissez parmi { $known }.
cli-error-no-such-number = Il n’y a pas de coup { $number } : le dernier est le { $most }.
cli-error-no-puzzle-files = Quels fichiers d’énigmes ? Nommez-en après « check ».

## La table

cli-welcome = Choisissez un coup avec les flèches et Entrée, par son numéro ou à la souris. Tab mène au plateau et à ses cartes ; « ? » dit pourquoi pas, « u » annule, « h » liste les touches.
cli-reader = Lecture
cli-log = Journal
cli-log-times = { $line } (×{ $times })
cli-shop = Achats
cli-count-hand = main { $count }
cli-count-deck = deck { $count }
cli-count-discard = défausse { $count }
cli-threshold = Épique à { $threshold }
cli-distance = distance { $distance }
cli-zone-play = En jeu
cli-zone-twists = Twists
cli-group = { $title } : { $list }
cli-back = Retour
cli-after-new = Jouer une autre partie
cli-after-leave = Quitter la table
cli-saved = La partie est sauvegardée dans { $file }.
cli-unsaved = Cette partie n’est pas sauvegardée : { $problem } Vous pouvez continuer, mais non la quitter pour y revenir.
cli-exported = Cette situation est sauvegardée comme position dans { $file }.
cli-left = La partie est sauvegardée ; « noctuary play » propose de la reprendre.
cli-undone = Coup annulé.
cli-nothing-to-resume = Aucune autre partie n’attend d’être reprise.
cli-resume-which = Une partie vous attend. La reprendre ?
cli-resume-none = Non, la nouvelle partie
cli-saved-line =
    { $moves ->
        [one] { $who } · { $moves } coup · { $when }
       *[other] { $who } · { $moves } coups · { $when }
    }
cli-why-allowed = C’est permis.
cli-why-nothing = Cette carte ne se joue pas seule.
cli-hint-thinking = Réflexion…
cli-error-no-hint = Aucun conseil trouvé : quelque chose a mal tourné. Vous pouvez continuer à jouer.
cli-why-not-your-turn = Ce n’est pas à vous de décider.
cli-discard-of = { $who } : défausse
cli-your-deck = Votre deck, sans ordre
cli-relics-used = Reliques utilisées (pioche : { $count })
cli-command-placeholder = un coup en notation, ou « ? coup » pour demander pourquoi pas
cli-key-space = Espace
cli-key-why = pourquoi
cli-key-hint = conseil
cli-key-undo = annuler
cli-key-language = English
cli-key-command = commande
cli-key-help = aide
cli-key-quit = quitter
cli-help =
    ↑ ↓ Entrée  choisir un coup
    1 2 3 …     le choisir par son numéro
    Espace      passer : le coup marqué [Espace]
    Échap       revenir à tous les coups
    Tab  ⇧↑ ⇧↓  vers le plateau, la lecture, le journal ; lire la suite
    ← → ↑ ↓     sur le plateau : montrer ses cartes
    Entrée      sur une carte : ce que vous pouvez en faire
    { $why }           pourquoi pas cette carte ; ailleurs, taper un coup
    { $command }           taper un coup en notation, ou « concede » pour abandonner
    x  a        passer tant que rien ne vous concerne ; quand demander
    i  u        un conseil du niveau Difficile ; annuler votre dernier coup
    d           les défausses et ce qui reste dans votre deck
    l           English / français
    s  e        sauver la partie ; sauver la situation comme position
    r  n        reprendre une autre partie ; nouvelle partie
    q           quitter : la partie est sauvegardée à chaque coup

    { $signs }
    La souris aussi : un clic lit une carte, un autre la joue.

cli-signs-fables = ▲ Attaque   ■ Défense   ► Mouvement   ★ Joker   ◇ prix en Pouvoir

## La table en texte

cli-plain-help = Un numéro ou une notation joue. undo · hint · why COUP · card NOM · board · ask · stop OÙ · skip · lang en · concede · quit
cli-passed-for-you = { $count ->
        [one] On a passé une fois pour vous : cela ne vous concernait pas (ask dit ce qui vous concerne).
       *[other] On a passé { $count } fois pour vous : cela ne vous concernait pas (ask dit ce qui vous concerne).
    }
cli-stop-steps = Demander dans tous les cas, { $whose }
cli-error-unknown-level = On ne peut pas régler les questions sur « { $word } » : { $known }.
cli-error-unknown-stop = Il n’y a pas d’arrêt « { $word } » ; ask les donne tous.
cli-plain-unfinished = Une partie inachevée attend : noctuary play --plain --resume la reprend.
cli-text-side = PV { $hp } sur { $max }, Seuil Épique { $threshold }, Défense { $defense } sur { $most }, Pouvoir { $power }
cli-text-out = éliminée
cli-text-coming = dégâts à subir { $count }
cli-text-tentacles = tentacules sur { $squares }
cli-text-red = rouge
cli-text-square = case { $square } du Compteur de Combat { $track }
cli-text-zone = { $zone } : { $cards }

## Compteurs

cli-gauge-awakening = Éveil { $count }
cli-gauge-awake =
    { $count ->
        [0] endormie
       *[other] éveillée
    }
cli-gauge-combo = Combo { $count }
cli-gauge-match = deck d’Allumettes { $count }
cli-gauge-tentacles = Tentacules { $count }
cli-gauge-qi = Qi { $count }
cli-gauge-poison = deck Poison { $count }
cli-gauge-fate = Destin { $count }
cli-gauge-fate-red = rouges { $count }
cli-gauge-cache = stockées { $count }
cli-gauge-epics = Épiques { $count }

## Des noms assez courts pour une case

cli-short-red = Rouge
cli-short-snow = Neige
cli-short-beauty = Belle
cli-short-alice = Alice
cli-short-mulan = Mulan
cli-short-kaguya = Kaguya
cli-short-mermaid = Sirène
cli-short-match = Allumet
cli-short-dorothy = Dorothy
cli-short-schehera = Shéhéra

## Des coups d’une même sorte, demandés en deux temps

fables-group-attack = Attaquer
fables-group-defend = Se défendre
fables-group-move = Se déplacer
fables-group-use = { $card } avec
fables-group-epic = Épique
fables-group-buy = Acheter
fables-group-relic = Relique contre { $card }
fables-group-switch = Échanger de position
fables-group-store = Stocker
fables-group-fetch = Reprendre en main
fables-group-dose = Défausser du Poison
fables-group-tentacle = Déplacer un Tentacule
fables-group-apex = Force suprême
fables-group-add = Ajouter
fables-group-left = Vers la gauche
fables-group-right = Vers la droite
fables-group-number = Combien
fables-group-from-hand = De votre main
fables-group-from-discard = De votre défausse
fables-group-choose = Choisir
fables-group-to = Case
fables-group-pile = Réserve
fables-group-resolve = Ensuite
fables-group-start = Case { $card }, Compteur
fables-group-token = Jeton
fables-group-on-top = Sur le dessus du deck
fables-group-discard = Défausser

## Abandonner

cli-warned = { $warning } Choisissez-le de nouveau pour le jouer quand même.
cli-concede-again = Abandonner pour de bon ? Tapez « concede » encore une fois ; toute autre réponse, et vous jouez toujours.
cli-concede-really = Abandonner cette partie ?
cli-concede-no = Non, jouer encore
cli-concede-yes = Oui, abandonner
cli-others-play-on = Vous avez quitté la partie ; les autres continuent. La table est enregistrée dans { $file }.

## Limite de tours

cli-option-turn-limit = Finir la partie après ce nombre de tours (0 : jamais). Buffy : le plus de points de destinée gagne ; VTES : le plus de points de victoire ; Twisted Fables : partie nulle.
