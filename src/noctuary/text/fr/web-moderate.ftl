### La page des modérateurs.

web-moderate-nobody = Cette page est celle des modérateurs de ce serveur.
web-moderate-about = Ce qui a été signalé, et ce qu’on peut y faire. La personne concernée lit votre motif. Vous voyez les lignes signalées et celles autour, et rien d’autre de ce qui se dit ou se tient en main.
web-moderate-reports = Signalements
web-moderate-no-reports = Rien n’a été signalé.
web-moderate-report = Signalement { $number }
web-moderate-state-open = ouvert
web-moderate-state-seen = vu
web-moderate-outcome-acted = clos : suite donnée
web-moderate-outcome-nothing = clos : sans suite
web-moderate-quoted = « { $text } »
web-moderate-by = signalé par { $name }
web-moderate-gone = quelqu’un qui n’est plus là
web-moderate-table = la table
web-moderate-this-line = la ligne signalée
web-moderate-see = Je m’en occupe
web-moderate-close-acted = Clore : suite donnée
web-moderate-close-nothing = Clore sans suite
web-moderate-about-table = Agir sur la table
web-moderate-people = Joueurs
web-moderate-find = Nom
web-moderate-look = Chercher
web-moderate-nobody-so = Personne ne porte ce nom.
web-moderate-in-force = En vigueur
web-moderate-none-in-force = Personne n’est exclu ni privé de parole.
web-moderate-guest = invité depuis le { $since }
web-moderate-account = compte depuis le { $since }
web-moderate-reported =
    { $count ->
        [0] jamais signalé
        [one] signalé une fois
       *[other] signalé { $count } fois
    }
web-moderate-left =
    { $count ->
        [0] n’a quitté aucune partie en cours
        [one] a quitté une partie en cours en 90 jours
       *[other] a quitté { $count } parties en cours en 90 jours
    }
web-moderate-act = Agir à l’égard de { $name }
web-moderate-deed = Mesure
web-moderate-deed-warn = avertir
web-moderate-deed-mute = retirer la parole
web-moderate-deed-ban = exclure
web-moderate-deed-rename = donner un autre nom
web-moderate-deed-chat = fermer la discussion
web-moderate-deed-title = retirer le titre
web-moderate-deed-deck = retirer un deck partagé
web-moderate-deed-event = mettre fin au tournoi
web-moderate-deed-wording = retirer son titre et son texte
web-moderate-span = Pour combien de temps
web-moderate-hours =
    { $hours ->
        [1] une heure
        [24] un jour
       *[other] { $days } jours
    }
web-moderate-for-good = pour de bon
web-moderate-new-name = Nouveau nom
web-moderate-reason = Motif (la personne le lira)
web-moderate-network = Fermer aussi aux invités le réseau d’où elle vient (sept jours au plus ; d’autres y vivent)
web-moderate-do = Appliquer
web-moderate-lift = Lever
web-moderate-lift-reason = Pourquoi lever la mesure (pour le journal)
web-moderate-log = Journal
    .about = Tout ce qu’ont fait les modérateurs et qui tient le serveur, le plus récent d’abord. Rien n’en est retiré avant deux ans.
web-moderate-keeper = qui tient le serveur
web-moderate-until = jusqu’au { $until }
web-moderate-did-warn = a averti
web-moderate-did-mute = a retiré la parole
web-moderate-did-ban = a exclu
web-moderate-did-rename = a donné un autre nom
web-moderate-did-chat = a fermé la discussion d’une table
web-moderate-did-title = a retiré le titre d’une table
web-moderate-did-deck = a retiré un deck partagé
web-moderate-did-event = a mis fin à un tournoi
web-moderate-did-wording = a retiré le titre et le texte d’un tournoi
web-moderate-did-lift-mute = a rendu la parole
web-moderate-did-lift-ban = a levé une exclusion
web-moderate-did-lift-rename = a rendu le choix du nom
web-moderate-did-lift-chat = a rouvert une discussion
web-moderate-did-report-seen = a regardé un signalement
web-moderate-did-report-open = a remis un signalement
web-moderate-did-report-acted = a clos un signalement : suite donnée
web-moderate-did-report-nothing = a clos un signalement sans suite
web-moderate-did-moderator = a nommé un modérateur
web-moderate-did-dismiss = a révoqué un modérateur
