### Ce que le serveur dit aux gens.

server-guest = Anonyme
server-you = Vous
server-somebody = Quelqu’un
server-open-seat = place libre
server-bot-named =
    { $name } ({ $kind ->
        [easy] robot, niveau Facile
        [normal] robot, niveau Normal
        [hard] robot, niveau Difficile
        [expert] robot, niveau Expert
       *[other] robot
    })
server-bots-of =
    { $kind ->
        [easy] robots de niveau Facile
        [normal] robots de niveau Normal
        [hard] robots de niveau Difficile
        [expert] robots de niveau Expert
       *[other] robots
    }
server-own-deck = un deck à vous
server-auto-pass = Passé pour vous : { $step }.
server-auto-only = Joué pour vous, rien d’autre n’étant possible : { $step }.
server-error-analysing = Une partie à la fois : vous en faites déjà analyser une autre.
server-error-analyses-full = Beaucoup de parties sont en cours d’analyse : réessayez dans un moment.
server-error-not-your-analysis = Cette analyse a été lancée par quelqu’un d’autre.
server-error-no-hints = Il n’y a pas de conseils à cette table.
server-error-no-hint = Aucun conseil n’est venu à temps : redemandez.
server-error-hints-clock = Il n’y a pas de conseils à une table avec pendule.
server-nudge = Les autres vous attendent : c’est à vous de répondre.
server-asks-undo = { $who } voudrait annuler son dernier coup.
server-undo-refused = Le coup n’est pas annulé : quelqu’un a refusé.
server-asks-for-seat = { $who } souhaite remplacer le robot à la place { $letter } et reprendre sa main.
server-asked-for-seat = Vous avez demandé la place { $letter }. Il faut l’accord de tous ceux qui jouent.
server-seat-agreed = Tout le monde est d’accord : la place est à vous.
server-seat-refused = Vous n’avez pas la place : quelqu’un a refusé.
server-seat-unanswered = Vous n’avez pas la place : tout le monde n’a pas répondu à temps.
server-seat-changed = Ceux qui jouent ne sont plus ceux à qui vous aviez demandé. Redemandez si vous voulez.
server-reported = Signalé. Un modérateur le lira, avec les lignes autour ; on vous dira quand ce sera traité.
server-blocked = Vous avez bloqué { $name } : ses messages ne vous parviennent plus et vos tables lui sont fermées. Pour revenir en arrière, ouvrez votre nom en haut de la page.
server-report = Rapport de bogue Noctuary : il ne contient que ce que sait cette place.
server-no-client =
    Les pages de la table n’ont pas été construites.
    Dans une copie du dépôt : make play s’en charge (il faut Node 20.19 ou plus récent, avec npm), ou npm ci && npm run build dans web/.
    Sans Node : make play ui=terminal.

## Ce qui ne se peut pas

server-error-too-late = Cette question a déjà sa réponse.
server-error-no-such-offer = Ce coup n’était pas proposé.
server-error-move-crashed = Ce coup a échoué de notre côté. La table est revenue à l’instant d’avant ; envoyez un rapport, et jouez autre chose.
server-error-paused = La table est en pause.
server-error-no-more-pauses = Vous avez déjà interrompu cette partie { $most } fois. On ne le fait pas davantage quand d’autres attendent.
server-error-not-dealt = Rien n’est encore distribué.
server-error-not-damaged = Cette table n’est pas endommagée : on ne peut pas la supprimer.
server-error-not-seated = Vous n’êtes pas assis à cette table.
server-error-already-seated = Vous êtes déjà assis à cette table.
server-error-seat-taken = Quelqu’un occupe cette place.
server-error-hand-seen = Vous avez vu, dans cette partie, une main contre laquelle joue cette place.
server-error-seat-kept = Quelqu’un a joué cette main et peut revenir, et il n’y a personne à qui demander.
server-error-seat-promised = Cette place est gardée pour quelqu’un qui a été invité.
server-error-event-table = Les tables des tournois sont dressées par le tournoi lui-même.
server-error-event-seat = Cette partie appartient à un tournoi : seules les personnes appariées y jouent.
server-error-event-undo = Dans une partie de tournoi, on ne peut rien reprendre de plus : personne ne peut y consentir au nom du robot.
server-error-not-gathering = La partie a commencé à cette table : on ne peut plus y inviter personne.
server-error-nobody-named = Vous ne pouvez inviter personne du nom de { $name } : il faut un compte de ce nom, ou quelqu’un que vous avez rencontré à une table.
server-error-invited-many = Vous avez rencontré plusieurs personnes du nom de { $name }. Envoyez plutôt le lien de la table.
server-error-invited-sits = { $name } est déjà assis à cette table.
server-error-invite-oneself = Vous êtes déjà là.
server-error-no-invitation = Cette invitation n’existe plus.
server-error-seat-asked = Vous avez déjà demandé une place ; attendez la réponse, ou retirez votre demande.
server-error-others-ask = Quelqu’un d’autre demande une place en ce moment. Réessayez dans un instant.
server-error-seat-declined = Ceux qui jouent ont refusé. Vous ne pouvez plus demander dans cette partie.
server-error-game-over = La partie est finie.
server-error-puzzle-lost = Ces coups ne mènent nulle part dans cette énigme.
server-error-puzzles-full = Quelqu’un d’autre fait faire une énigme. Réessayez dans un instant.
server-error-no-puzzle-at-the-end = La partie y est terminée : choisissez un instant plus tôt.
server-error-not-over = La partie n’est pas finie.
server-error-not-alone = D’autres ont joué à cette table : demandez-leur une revanche à la table.
server-error-not-yours = Cette place n’est pas à vous : vous ne pouvez pas la confier à un robot.
server-error-nothing-to-claim = Rien à réclamer : cette place a encore du temps, ou n’est ni absente ni inactive depuis assez longtemps.
server-error-nothing-to-undo = Vous n’avez joué aucun coup à annuler.
server-error-nothing-asked = On ne vous demande plus cela.
server-error-chat-closed = L’hôte a fermé la discussion.
server-error-chat-seated = Les invités ne parlent qu’à la table où ils sont assis.
server-error-host-only = Seul l’hôte peut le faire.
server-error-nobody-to-mute = Il n’y a personne d’autre à cette place.
server-error-no-such-line = Cette ligne n’existe pas, ou c’est la vôtre.
server-error-no-block = Vous n’avez bloqué personne sous ce numéro.
server-error-unwelcome = Vous ne pouvez pas vous asseoir à cette table.
server-error-own-sets = Ce serveur ne propose pas de séries : on y joue avec les cartes fournies par Noctuary et avec les séries qu’on apporte de l’éditeur.
server-error-no-sets = On n’écrit pas de cartes pour ce jeu ({ $game }).
server-error-lesson-lost = Cette leçon a changé depuis : recommencez-la.
server-error-deck = Le deck de la place { $seat } ne peut pas être joué :
server-deck-line = Ligne { $line } : { $problem }
server-error-no-decks = Ce jeu ne se joue pas avec des decks à construire.
server-error-no-deck = Ce deck n’existe pas, ou il n’est pas à vous.
server-error-no-shared-deck = Ce lien ne mène à aucun deck : il a été retiré, ou le deck a disparu.
server-error-no-deck-version = Cette version du deck n’est plus conservée.
server-error-deck-changed = Ce deck a été modifié ailleurs entre-temps. Rien n’a été écrit de votre part : regardez d’abord la version plus récente.
server-error-deck-format = Ce format n’existe pas ; choisissez parmi { $known }.
server-error-deck-export = Personne n’écrit les decks ainsi ; choisissez parmi { $known }.
server-error-deck-side = Ce camp n’existe pas ; choisissez parmi { $known }.
server-error-deck-too-large = C’est trop pour un deck : { $most } cartes au plus.
server-error-deck-unplayable = Il n’y a pas encore de quoi jouer dans ce deck.
server-error-deck-choice = Nommez un deck pour chaque côté : un des vôtres, un deck prêt à jouer, ou les cartes d’un brouillon.
server-error-deck-sample = Les premiers tours n’ont pas pu être joués pour l’instant. Réessayez dans un moment.
server-error-comparing = Deux de vos decks sont déjà en train d’être comparés : attendez la fin, ou arrêtez la comparaison.
server-error-comparisons-full = Trop de decks sont comparés en ce moment. Réessayez dans quelques minutes.
server-error-entered = Vous êtes déjà à cette table.
server-error-message = Ce message n’a pas de sens ici : { $problem }
server-error-too-long = C’est trop long : { $most } octets au plus.
server-error-bug = Quelque chose s’est cassé de notre côté. Vous n’avez rien perdu.
server-error-no-card = Cette carte n’existe pas.
server-error-no-rule = La règle « { $rule } » n’existe pas.
server-error-no-rulebook = Il n’y a pas de livret de règles pour ce jeu.
server-error-no-moment = Cette partie compte { $most } coups : cet instant n’existe pas.
server-error-no-door = Ce lien appartient à un serveur qui ne tourne plus.
server-error-no-such-address = Il n’y a rien à cette adresse.
server-error-bad-seat = La place { $seat } n’existe pas.
server-error-has-account = Vous avez déjà un compte.
server-error-name-taken = Quelqu’un d’autre s’appelle { $name } ici ; choisissez un autre nom.
server-error-name-at-table = Un nom qui se lit comme { $name } est déjà à cette table ; choisissez-en d’abord un autre.
server-error-name = Un nom a besoin d’au moins une lettre visible.
server-error-sign-in = Le nom ou le mot de passe est faux.
server-error-database = La base de données est inutilisable : { $problem }
server-error-other-redis = D’autres processus tournent sur cette base de données avec un autre Redis ; eux et celui-ci ne s’entendraient pas. Indiquez le même Redis avec --redis, ou arrêtez-les d’abord.
server-error-redis = Impossible de joindre ou d’utiliser Redis : { $problem }
server-error-redis-database = Plusieurs processus ont besoin de PostgreSQL : indiquez-en une base avec --database postgresql://… ; un fichier SQLite ne convient qu’à un seul processus.
server-error-no-workers = Plusieurs processus sur un même port exigent Linux ou macOS : démarrez-les un par un, chacun sur son port.
server-error-redis-missing = Plusieurs processus s’entendent par Redis : indiquez-en un avec --redis redis://…
server-error-no-redis-package = Le paquet redis manque : pip install noctuary[workers]
server-error-database-taken = Un autre serveur Noctuary tourne sur cette base de données ; arrêtez-le d’abord, ou choisissez une autre base avec --database.
server-error-database-taken-at = Un autre serveur Noctuary tourne sur cette base de données : { $address } – jouez-y, arrêtez-le d’abord, ou choisissez une autre base avec --database.
server-error-database-folder = Le dossier { $folder }, où garder la base de données, n’existe pas.
server-error-database-no-folder = Impossible de créer le dossier { $folder } de la base de données : { $problem }.
server-error-database-file = Impossible d’ouvrir la base de données { $file } : { $problem }.
server-error-database-not-one = { $file } n’est pas une base de données ; choisissez un autre fichier avec --database.
server-error-database-foreign = Cette base de données appartient à un autre programme ; choisissez-en une autre avec --database.
server-error-database-corrupt = La base de données { $file } est endommagée ; restaurez-en une copie, ou choisissez-en une autre avec --database.
server-error-database-newer = La base de données vient d’une version plus récente de Noctuary (elle en est à { $version }) ; mettez Noctuary à jour, ou choisissez-en une autre avec --database.
server-error-database-away = La base de données est injoignable : { $problem }.
server-error-public = { $host } est joignable de l’extérieur : donnez --certificate et --key, ou dites --behind-proxy avec --origin.
server-error-files = Le système laisse ouvrir trop peu de fichiers à un processus pour { $connections } connexions : il en faut { $files }. Relevez la limite (ulimit -n, LimitNOFILE=) ou demandez-en moins.
server-error-measuring = --measuring lève ce qui tient les inconnus en respect : seulement sur cette machine (pas à l’adresse { $host }), et pas derrière un mandataire.
server-error-proxy-origin = Derrière un mandataire, dites quelle adresse les gens voient : --origin https://…
server-error-nameless = { $host } désigne toutes les adresses de cette machine, mais pas celle que les gens saisissent : les pages ne répondent qu’à celle-là. Dites-la : --origin { $address }
server-error-origin = { $origin } n’est pas une adresse du genre https://jeu.example.org.
server-error-network = { $network } n’est pas un réseau du genre 10.0.0.0/8.
server-error-token = { $file } ne contient pas de jeton : un mot d’au moins { $least } signes ordinaires.
server-error-port = Le port { $port } est pris ; choisissez-en un autre avec --port.
server-error-listen = Impossible d’écouter sur { $host }, port { $port } : { $problem }.
server-error-certificate = Le certificat est inutilisable ({ $file }) : { $problem }.
server-error-key-alone = --key va avec --certificate.

## Limites

server-limit-requests = Trop de requêtes d’un coup : attendez un instant.
server-limit-chat = Une ligne par seconde suffit : attendez un instant.
server-limit-sign-ins = Trop d’essais : attendez une minute.
server-limit-decks = Vous gardez déjà { $most } decks : jetez-en un d’abord.
server-limit-invitations = Trop d’invitations attendent une réponse. Réessayez quand certaines auront reçu la leur.
server-limit-tables = Vous avez déjà { $most } tables ouvertes : finissez-en une, ou quittez-la.

server-error-start = Le serveur n’a pas pu démarrer ; la cause est écrite plus haut.
server-error-no-packages = Un serveur a besoin d’autres paquets (il manque { $missing }) : pip install "noctuary[server]"

## noctuary reports

cli-reports = Lire ce qui a été signalé dans les discussions.
    .more = Chaque signalement est montré avec les lignes autour, jusqu’à ce que --done, ou un modérateur sur sa page, le close.
cli-reports-done = Clore ce signalement, une fois traité ; peut être répété.
cli-reports-none = Rien n’a été signalé.
cli-reports-no-such = Il n’y a pas de signalement { $number }.
cli-reports-head = Signalement { $number } · { $at } · table { $table } · { $by } à propos de { $about }

## noctuary serve

cli-serve = Ouvrir des tables à qui vient avec un navigateur.
    .more = Sur la machine même, il ne faut rien de plus. Partout ailleurs il faut TLS, ici ou chez un mandataire.
cli-serve-host = L’adresse à écouter (127.0.0.1).
cli-serve-port = Le port (8080 ; 0 : n’importe quel port libre).
cli-serve-database = La base de données : sqlite:///FICHIER ou postgresql://… (un fichier de votre dossier de données).
cli-serve-origin = Une adresse à laquelle on atteint ces pages ; peut se répéter.
cli-serve-compress = Compresser ce qui passe par les sockets : moins à envoyer, plus de mémoire et de temps pour chacun.
cli-serve-behind-proxy = Un mandataire apporte TLS ; demande --origin.
cli-serve-certificate = Le certificat, pour apporter TLS soi-même.
cli-serve-key = Sa clé privée.
cli-serve-metrics-from = Un réseau (10.0.0.0/8) qui peut lire /metrics, outre cette machine ; peut se répéter.
cli-serve-metrics-token = Un fichier avec un jeton ; qui l’envoie peut lire /metrics de partout.
cli-serve-measuring = Élargir les limites pour `noctuary load` ; sur cette machine seulement.
cli-serve-measured = Mesure : une même adresse peut faire ici tout ce qu’elle veut. Ce n’est pas un serveur pour jouer.
cli-serve-redis = Par où les processus d’un même serveur s’entendent : redis://localhost/0. Exige PostgreSQL ; d’autres machines s’y joignent avec les deux mêmes adresses.
cli-serve-connections = Combien de connexions il peut y avoir à la fois (600 sauf avis contraire).
cli-serve-idle-minutes = Combien de minutes une table que personne ne regarde reste en mémoire (1 sauf avis contraire).
cli-serve-workers = Combien de processus répondent ici, avec --redis et PostgreSQL ; autant que de cœurs est un bon début.
cli-serve-schema = Écrire l’interface au format OpenAPI et s’arrêter.
cli-serve-example = Écrire un fichier pour une machine dédiée et s’arrêter : noctuary.service, noctuary.socket, noctuary-backup.service, noctuary-backup.timer, nginx.conf ou Caddyfile.
cli-serve-no-sets = Vos propres séries de cartes sont laissées de côté : { $problem }
cli-serve-ready = Les tables sont mises à l’adresse { $address } (Ctrl-C arrête)
cli-serve-ready-together = { $workers } processus mettent les tables à l’adresse { $address } (Ctrl-C arrête)
cli-serve-addresses = Les pages répondent à { $addresses }, et à aucune autre adresse (--origin en ajoute une).
cli-serve-stopped = Arrêté. Chaque table est enregistrée.
cli-bots = Réfléchir pour les robots d’un serveur à plusieurs processus.
cli-bots-redis = Le Redis de ce serveur : redis://localhost/0.
cli-bots-processes = Combien réfléchissent en même temps (autant que de cœurs).
cli-bots-ready = { $processes ->
    [one] Un processus réfléchit
   *[other] { $processes } processus réfléchissent
} pour les robots (Ctrl-C arrête)
cli-bots-stopped = Arrêté. Les robots réfléchissent désormais ailleurs.

## noctuary play, dans le navigateur

cli-play-ui = Où jouer : dans le navigateur (browser) ou dans le terminal.
cli-error-unknown-ui = on ne peut pas jouer par « { $ui } » ; il y a { $known }.
cli-play-no-client = les pages de la table n’ont pas été construites : « make play » les construit dans une copie du dépôt (il faut Node 20.19 ou plus récent, avec npm) ; « noctuary play --ui terminal » s’en passe.
cli-play-open = Votre table est mise : { $address }
cli-play-open-more = Laissez ceci tourner pendant la partie ; Ctrl-C arrête, et la table est sauvegardée.
cli-play-runs = Votre table est déjà mise : { $address }
cli-play-runs-more = Elle tourne dans une autre fenêtre. D’autres tables se préparent dans son salon ; là-bas, Ctrl-C arrête tout.
cli-play-taken = Noctuary démarre ou tourne déjà avec ces tables dans une autre fenêtre ; attendez un instant, ou arrêtez-le là-bas avec Ctrl-C.
cli-play-waiting = { $count ->
    [one] Une de vos tables attend dans le salon.
   *[other] { $count } de vos tables attendent dans le salon.
}
cli-play-resume-ask = Reprendre votre dernière table ({ $game }, tour { $turn }) ? [O/n]{" "}
cli-play-stopped = La table est sauvegardée ; « noctuary play » propose de la reprendre.
cli-play-goes-on = Votre dernière table continue.
