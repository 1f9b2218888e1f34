### `noctuary load` : ce qu’un serveur supporte.

cli-load = Mesurer ce qu’un serveur supporte, avec des joueurs simulés à de nombreuses tables.
    .more = Les joueurs s’assoient d’eux-mêmes et jouent à l’heure dite ; un coup compte du moment où il était dû jusqu’à ce que chaque écran de sa table l’ait reçu. Le serveur doit tourner avec --measuring ; --serve en démarre un pour la mesure, avec sa propre base de données.
cli-load-serve = Démarrer un serveur pour cette mesure ; l’URL est alors inutile.
cli-load-database = Avec --serve : sa base de données (un fichier qui sera jeté).
cli-load-elsewhere = Le serveur peut être une autre machine. Seulement là où vous en avez le droit.
cli-load-tables = Nombre de tables (20).
cli-load-people = Joueurs à chaque table (2).
cli-load-bots = Bots à chaque table en plus (aucun).
cli-load-bot = Lesquels (greedy).
cli-load-watchers = Spectateurs à chaque table (aucun).
cli-load-game = Quel jeu ; mix les prend tous à tour de rôle (fables).
cli-load-every = Secondes entre deux coups à une table (5).
cli-load-seconds = Durée de la mesure (20).
cli-load-warm-up = Secondes avant elle, qui ne comptent pas (3).
cli-load-no-passing = Tout est demandé aux joueurs : chaque coup est le leur, et aucune table n’attend pour passer.
cli-load-chat = Part des coups accompagnés d’une ligne de discussion, de 0 à 1 (0).
cli-load-undo = Part des coups remplacés par une annulation, de 0 à 1 (0).
cli-load-reconnect = Part des coups où la ligne d’un autre est coupée, de 0 à 1 ; il revient (0).
cli-load-seed = Un autre nombre joue d’autres coups (1).

cli-load-gathering = Les joueurs s’assoient
cli-load-head = { $tables } tables ({ $games }), { $screens } écrans, un coup toutes les { $every } s : { $seconds } s mesurées
cli-load-moves = coups par seconde : reçus / voulus
cli-load-latency = du moment dû à chaque écran, ms : p50 / p90 / p99 / maximum
cli-load-own = jusqu’à l’écran de qui joue, ms
cli-load-late = retard du générateur, ms
cli-load-server-cpu = processeur du serveur : ms par coup / cœurs
cli-load-generator-cpu = processeur du générateur : cœurs
cli-load-memory = mémoire du serveur : Mo / Ko par table
cli-load-messages = messages / octets chacun
cli-load-counted = coups gardés, échauffement compris : ici / par le serveur
cli-load-gaps = trous dans la numérotation / coups non reçus de tous
cli-load-held = coups qui attendaient un bot ou une passe
cli-load-more = parties finies / discussion / annulations / lignes coupées
cli-load-errors = erreurs : { $kind }
cli-load-unknown = inconnu

load-error-url = { $url } n’est pas l’adresse d’un serveur, du genre http://localhost/.
load-error-elsewhere = { $host } n’est pas cette machine. Là où personne ne l’a demandé, une telle charge est une attaque : dites --elsewhere si c’est à vous de mesurer ce serveur.
load-error-no-url = Dites quel serveur mesurer (http://localhost/), ou --serve pour en démarrer un.
load-error-both = Ou bien l’URL d’un serveur, ou bien --serve, pas les deux.
load-error-nobody = Personne ne répond à { $url } : { $problem }.
load-error-refused = Le serveur refuse « { $what } » ({ $status }) : { $said } Un serveur que l’on mesure tourne avec --measuring.
load-error-enter = Tout le monde n’a pas pu s’asseoir : { $problem }. Un serveur que l’on mesure tourne avec --measuring.
load-error-no-server = Le serveur n’a pas démarré.
load-error-seats = { $game } ne se joue pas à { $seats } par table.
