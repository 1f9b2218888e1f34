### Pourquoi le serveur raccroche. Il envoie l’identifiant du message, et c’est la page qui le dit : entre-temps, on a pu
### changer de langue. Ceux qui ont aussi leur réponse par HTTP la donnent dans les mêmes termes.

server-limit-messages = Trop de messages d’un coup : attendez un instant.
server-limit-message-size = Ce message est trop long.
server-limit-sockets = Trop de fenêtres sont ouvertes : fermez-en une.
server-limit-arrivals = Trop d’allées et venues : attendez un instant.
server-limit-watchers = Trop de gens regardent cette table : réessayez plus tard.
server-limit-guests = Trop de nouveaux invités à cette adresse : réessayez plus tard.
server-error-no-session = Le serveur ne vous connaît pas encore : ouvrez d’abord une session.
server-error-no-table = Cette table n’existe pas.
server-error-table-broken = Cette table est endommagée et fermée pour de bon : sa partie ne peut plus être reconstituée.
server-error-table-asleep = Cette table vient d’être fermée ; entrez de nouveau.
server-error-table-moved = La table a été reprise par une autre partie du serveur : réessayez dans un instant.
server-error-away = Le serveur n’atteint pas sa base de données en ce moment : réessayez dans un instant.
server-closed-elsewhere = Cette table a été ouverte dans une autre fenêtre.
server-closed-session = Votre session a pris fin.
server-closed-banned = Un modérateur vous a fermé ce serveur. Votre page dit pourquoi, et jusqu’à quand.
server-closed-not-understood = Cette page et le serveur ne se comprennent plus : rechargez-la.
server-closed-restarting = Le serveur redémarre.
server-closed-slow = La connexion est trop lente.
server-closed-gone = Vous avez quitté la table.
