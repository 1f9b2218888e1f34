### Pour qui tient un serveur : journaux, copies, et ce qui est gardé combien de temps.

cli-error-word = { $name } : { $given } n’est pas dans la liste : { $known }.
cli-error-period = { $name } : { $given } n’est pas une durée comme 90d (jours) ou 12h{ $forever ->
    [true] , ni forever
   *[other] {""}
}.

## noctuary serve

server-error-handed-over = systemd a transmis { $count } sockets ; il en faut une seule, qui écoute à une adresse et un port (ListenStream= dans le fichier .socket).
server-error-handed-over-workers = Avec --workers, chaque processus écoute lui-même : il faut se passer du fichier .socket de systemd.
cli-serve-keep-games = Combien de temps garder les tables que personne ne touche plus, finies ou non : 365d, ou forever (forever).
cli-serve-keep-guests = Combien de temps se souvenir des invités qui ne viennent plus (30d).
cli-serve-log-format = La forme du journal : text, ou json pour les programmes (text).
cli-serve-log-level = Ce qui mérite une ligne : debug, info (chaque requête), warning ou error (warning).
cli-serve-log-addresses = Ce qui est écrit de l’adresse d’un visiteur : none (rien), network (le réseau) ou full (tout) (none).

## noctuary prune

cli-prune = Jeter les tables que personne n’a touchées depuis longtemps, avec la partie et la discussion.
    .more = Le serveur peut tourner pendant ce temps. Comptes, decks et signalements restent.
cli-prune-older-than = Depuis combien de temps personne ne les a touchées : 365d, 36h.
cli-prune-dry-run = Seulement les compter.
cli-prune-would =
    { $count ->
        [0] Aucune table n’est aussi vieille.
        [one] Une table est aussi vieille.
       *[other] { $count } tables sont aussi vieilles.
    }
cli-prune-done =
    { $count ->
        [0] Aucune table n’était aussi vieille.
        [one] Une table a été jetée.
       *[other] { $count } tables ont été jetées.
    }
server-error-packed = La partie enregistrée ne peut plus être lue.

## noctuary backup, noctuary restore

cli-backup = Copier tout ce qu’un serveur garde dans un seul fichier.
    .more = Le serveur peut tourner pendant ce temps. - écrit sur la sortie standard. Le fichier contient les parties en cours, toutes les mains comprises, et les discussions : gardez-le aussi bien que la base.
cli-backup-overwrite = Remplacer un fichier qui existe déjà.
cli-backup-without-sessions = Sans les sessions ouvertes : les invités sans compte ne retrouveront pas leurs parties.
cli-backup-done = { $file } : { $rows } lignes, { $megabytes } Mo.
cli-restore = Remettre en place ce que noctuary backup a copié.
    .more = Aucun serveur ne doit utiliser la base. Une copie de SQLite peut aller dans PostgreSQL, et inversement ; - lit l’entrée standard.
cli-restore-overwrite = Remplacer ce que contient la base. Un fichier SQLite déjà présent est conservé sous un autre nom.
cli-restore-done = { $rows } lignes sont de retour, telles qu’elles étaient le { $at }.
cli-restore-kept = Ce qui s’y trouvait est conservé : { $file }
server-error-backup-there = { $file } existe déjà ; choisissez un autre nom, ou dites --overwrite.
server-error-backup-nothing = Il n’y a pas de base { $file } à copier.
server-error-backup-schema = La base en est à { $version }, et cette version de Noctuary demande { $head } : lancez une fois noctuary serve pour la mettre à jour, ou copiez-la avec la version qui tourne.
server-error-backup-not-one = Ce n’est pas une copie faite par noctuary backup.
server-error-backup-newer = Cette copie vient d’une version plus récente de Noctuary ({ $engine }) ; mettez d’abord Noctuary à jour.
server-error-backup-damaged = Cette copie est abîmée ou incomplète. Rien n’a été changé.
server-error-backup-row = Cette copie contient quelque chose que la base ne peut pas garder : { $problem }. Rien n’a été changé.
server-error-backup-full = Il y a déjà des gens ou des tables dans cette base ; dites --overwrite pour les remplacer, ou choisissez-en une autre avec --database.

## noctuary tables

cli-tables = Des tables entières dans un fichier : à emporter, ou à continuer sur un autre serveur.
    .more = Pour qui tient un serveur : le fichier d’une partie en cours contient les mains de tout le monde.
cli-tables-export = Écrire une table dans un fichier, d’après l’identifiant de son lien.
cli-tables-import = Faire une nouvelle table d’un tel fichier.
cli-tables-chat = Avec ce qui s’y est dit.
cli-tables-host = À qui sera la table : le nom d’un compte.
cli-tables-seat = Qui s’assied où : A=Ann, avec le nom d’un compte ; peut être répété. Les autres joueurs sont remplacés par un robot.
cli-tables-exported = La table est dans { $file }.
cli-tables-imported = La table est là : /table/{ $table }
cli-tables-error-seat = { $given } ne désigne pas une place et un compte ; écrivez A=Ann.
cli-tables-error-account = « { $name } » : personne n’a de compte à ce nom ici.
server-error-table-file-there = { $file } existe déjà ; choisissez un autre nom.
server-error-table-file-damaged = Cette table est abîmée : sa partie ne peut plus être rejouée.
server-error-table-file-not-one = Ce n’est pas un fichier écrit par noctuary tables export.
server-error-table-file-newer = Ce fichier vient d’une version plus récente de Noctuary ; mettez d’abord Noctuary à jour.
server-error-table-file-too-long = C’est trop long pour une table : { $most } octets au plus.
server-error-table-file-damaged-file = Ce fichier n’est pas tel que noctuary tables export l’écrit : { $problem }
server-error-table-file-unplayable = La partie de ce fichier ne se déroule pas comme il le dit, ou pas avec cette version de Noctuary ({ $engine }). Rien n’a été gardé.
