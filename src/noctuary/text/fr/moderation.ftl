### Tenir l’ordre : ce que font les modérateurs, ce que chacun en apprend, et les commandes de qui tient le serveur.

## Ce que chacun apprend

server-notice-warn = Un modérateur vous adresse un avertissement : « { $reason } »
server-notice-mute = Un modérateur vous a retiré la parole jusqu’au { $until } : vous pouvez jouer, mais non écrire dans les discussions. Motif : « { $reason } »
server-notice-ban =
    { $until ->
        [never] Un modérateur vous a fermé ce serveur pour de bon. Motif : « { $reason } »
       *[other] Un modérateur vous a fermé ce serveur jusqu’au { $until }. Motif : « { $reason } »
    }
server-notice-rename = Un modérateur vous a donné un autre nom ; vous le gardez jusqu’au { $until }. Si vous avez un compte, connectez-vous comme avant. Motif : « { $reason } »
server-notice-deck = Un modérateur a retiré le lien vers l’un de vos decks ; le deck reste à vous. Motif : « { $reason } »
server-notice-event = Un modérateur a mis fin à l’un de vos tournois. Motif : « { $reason } »
server-notice-wording = Un modérateur a retiré le titre et le texte de l’un de vos tournois. Motif : « { $reason } »
server-notice-lifted =
    { $what ->
        [ban] Ce serveur vous est de nouveau ouvert.
        [mute] La parole vous est rendue.
        [rename] Vous pouvez de nouveau choisir votre nom.
       *[other] La mesure prise à votre égard est levée.
    }
server-notice-report =
    { $count ->
        [one] Votre signalement a été traité. Merci.
       *[other] { $count } de vos signalements ont été traités. Merci.
    }

## Ce qui ne se peut pas

server-error-banned =
    { $until ->
        [never] Un modérateur vous a fermé ce serveur pour de bon. Vous pouvez encore regarder, emporter ce qui est à vous et supprimer votre compte. Motif : « { $reason } »
       *[other] Un modérateur vous a fermé ce serveur jusqu’au { $until }. Vous pouvez encore regarder, emporter ce qui est à vous et supprimer votre compte. Motif : « { $reason } »
    }
server-error-muted = Un modérateur vous a retiré la parole jusqu’au { $until }. Motif : « { $reason } »
server-error-renamed = Un modérateur vous a donné ce nom ; vous pourrez en changer après le { $until }.
server-error-chat-moderated = Un modérateur a fermé la discussion de cette table.
server-error-no-reason = Dites pourquoi : la personne concernée le lira.
server-error-mute-ends = On ne retire la parole que pour un temps : dites pour combien de minutes.
server-error-no-such-person = Personne ne porte plus ce numéro ici.
server-error-no-measure = Rien à lever sous ce numéro.
server-error-no-report = Ce signalement n’existe pas, ou il est déjà clos.
server-error-report-outcome = On clôt un signalement avec la suite donnée, et pas avant.
server-error-moderators-alone = Les modérateurs ne peuvent rien contre eux-mêmes ni entre eux : c’est l’affaire de qui tient le serveur.
server-error-network-unknown = On ne sait pas (ou plus) ici d’où vient cette personne.
server-error-network-ends = D’autres vivent sur ce réseau : { $days } jours au plus.

## noctuary moderators, noctuary moderation

cli-moderators = Dire qui tient l’ordre sur un serveur.
    .more = Les modérateurs ont un compte. « list » les énumère.
cli-moderators-list = Énumérer les modérateurs.
cli-moderators-add = Faire d’un compte un modérateur.
cli-moderators-remove = Retirer à quelqu’un ce rôle.
cli-moderators-none = Il n’y a pas de modérateurs.
cli-moderators-line = { $name }, depuis le { $since }
cli-moderators-added = { $name } est désormais modérateur.
cli-moderators-removed = { $name } n’est plus modérateur.
cli-moderators-no-account = Il n’y a pas de compte au nom de { $name }.
cli-moderators-already = { $name } est déjà modérateur.
cli-moderators-is-none = { $name } n’est pas modérateur.
cli-moderation = Ce que les modérateurs ont fait.
cli-moderation-log = Afficher le journal des modérateurs, le plus récent d’abord.
cli-moderation-none = Les modérateurs n’ont encore rien fait.
cli-moderation-line = { $at } · { $who } · { $what } · { $whom } · { $reason }
cli-moderation-keeper = qui tient le serveur
