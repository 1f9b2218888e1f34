### La table dans le navigateur : tout ce qu’une page dit d’elle-même. Ce que dit un jeu vient des autres fichiers.

## Partout

web-close = Fermer
web-no = Non
web-lost = Cette page n’existe pas.
web-to-lobby = Vers le salon
web-to-table = Vers la table
web-opening = On vous installe à la table…
web-line-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce qui a été joué n’est perdu.
web-line-ended = Le serveur a raccroché.
web-unreachable = Le serveur est injoignable. Réessayez dans un instant.
web-no-answer = Le serveur ne répond pas comme il le devrait ({ $status }). Réessayez dans un instant.
web-again = Réessayer
web-copied = Copié : { $url }
web-language = Langue
web-turn = Tour { $turn }
web-turn-zero = Mise en place

## Le salon

web-nav = Pages du site
web-nav-tables = Tables
web-nav-cards = Cartes
web-nav-decks = Decks
web-nav-rules = Règles
web-nav-learn = Apprendre
web-nav-puzzles = Énigmes
web-nav-events = Tournois
web-nav-moderate = Modérer
web-notices = De la part des modérateurs
web-notices-read = J’ai lu
web-own = Votre page
    .about = Résultats, parties, tables ; tout emporter ou tout supprimer.

web-welcome = Jeux de cartes de la nuit
    .about = Une table qui connaît les règles. Jouez tout de suite contre un robot, ou envoyez un lien à un ami : pas de compte, rien à installer.
web-welcome-first = Première visite ? Choisissez un jeu et affrontez un robot : ce que vous pouvez faire brille, et chaque question s’explique.
web-lesson = Suivre une leçon
    .about = Une partie guidée : une voix vous montre une chose à la fois.
web-new-here = Vous débutez ?
web-legend = Légende
web-play-now = Jouer maintenant
web-quick = Jouer contre un robot
web-new-table = Préparer une table…
web-my-tables = Vos tables
web-public-tables = Tables publiques
web-no-tables = Personne ne joue en public en ce moment. Préparez une table et annoncez-la ici.
web-none-found = Aucune table publique de ce genre pour l’instant. Affichez-les toutes, ou dressez la vôtre : elle sera listée ici.
web-find = Trouver une table
web-find-game = Jeu
web-find-any = peu importe
web-find-open = cherche du monde
web-find-all = Tout afficher
web-spoken = Langue
web-spoken-any = toutes les langues
web-spoken-en = anglais
web-spoken-fr = français
web-pace-of = Rythme
web-pace-fast = rapide
web-pace-normal = à la pendule
web-pace-relaxed = tranquille
web-of-event = tournoi
web-invited = On vous invite
web-invited-by = { $name } vous invite à { $game }
web-invited-seat = la place { $letter } vous est gardée
web-invited-come = Venir
web-invited-decline = Décliner
web-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-phase-gathering = attend des joueurs
web-phase-playing = en cours
web-phase-paused = en pause
web-phase-over = terminée
web-phase-damaged = endommagée
web-table-discard = Supprimer
web-table-resume = Reprendre la partie
web-table-join = Rejoindre
web-table-watch = Regarder
web-table-look = Revoir la partie

## Une nouvelle table

web-new-table-of = Nouvelle table : { $game }
web-mode = Formule
web-seat-count = Nombre de places
web-seats = Qui s’assied où
web-seat = Place { $letter }
web-sitter = Pour
web-sitter-me = Moi
web-sitter-bot = Un robot
web-sitter-open = Qui voudra
web-bot = Robot
web-bot-easy = Facile
    .about = Commet les erreurs que font les gens : bonne compagnie pour apprendre.
web-bot-normal = Normal
    .about = Réfléchit un instant et punit les fautes manifestes.
web-bot-hard = Difficile
    .about = Réfléchit jusqu’à une seconde et suit un plan.
web-bot-expert = Expert
    .about = Réfléchit jusqu’à cinq secondes : le plus fort que l’on rencontre ici.
web-bot-greedy = Glouton
web-bot-random = Hasard
web-choice = Joue
web-choice-chance = Ce que le sort décidera
web-choice-mine = Mes decks
web-choice-nameless = Deck sans nom
web-choice-own = Une liste à moi…
web-deck-text = La liste de votre deck, une carte par ligne
web-deck-file = ou un fichier qui la contient
web-options = Règles maison
web-option-standard = Standard
web-option-tournament = Tournoi
web-option-starter = Initiation (decks courts)
web-option-precon = Préconstruits
web-option-fifth = cinquième édition : vérifiés, et rien que ses cartes
web-option-free = Sans contrôle
web-option-closed = Fermées
web-option-open = Ouvertes
web-option-none = Aucune
web-option-printed = Le paquet imprimé
web-option-house = Le paquet maison
web-who-comes = Qui peut venir
web-by-link = Qui a le lien
web-public = Tout le monde : l’annoncer au salon
web-title = Titre (facultatif)
web-clock = Pendule
web-hints = Conseils : qui joue peut demander ce que jouerait le niveau Difficile
web-hints-clock = Il n’y a pas de conseils à une table avec pendule.
web-clock-on = Jouer à la pendule
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées à chaque réponse
web-table-clock-on = Limiter la durée de la partie
web-table-clock-minutes = Minutes pour toute la partie (le tour en cours à la fin est le dernier)
web-idle = Quand quelqu’un ne répond pas
web-idle-after =
    { $minutes ->
        [0] on l’attend, le temps qu’il faut
       *[other] on peut le remplacer après { $minutes } minutes
    }
web-make-table = S’asseoir

## Qui vous êtes

web-person = Vous
web-name = Le nom que voient les autres
web-rename = Le changer
web-guest-about = Vous jouez en invité : ni compte, ni adresse. Les invités et leurs parties sont oubliés après 30 jours sans visite. Un compte les garde, et vous permet de revenir de partout.
web-account = Compte
web-account-name = Nom du compte
web-password = Mot de passe
    .about = Au moins 8 caractères ; le mieux est une phrase.
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-out = Se déconnecter
web-forget = Me supprimer
web-forget-sure = Votre nom, votre compte et vos sessions seront supprimés aussitôt et pour toujours. Continuer ?

## Réglages et touches

web-settings = Réglages
web-theme = Thème
web-theme-auto = Comme le système
web-theme-dark = Nuit
web-theme-light = Jour
web-motion = Mouvement
    .about = Les cartes glissent de leur ancienne place à la nouvelle. Jamais si votre système demande moins d’animations.
web-sound = Son
    .about = Une note douce quand on vous demande quelque chose pendant que vous regardez ailleurs, et à la fin.
web-warnings = Prévenir avant un coup ruineux
    .about = Un clic de plus avant un coup que presque personne ne veut : réserve au bord du gouffre, transfert perdu, action mortelle laissée passer.
web-letters = Touches d’une seule lettre
    .about = Désactivez-les si vous dictez, ou si des touches vous échappent. Espace, Échap et les flèches restent.
web-keys = Touches
    .about = Activez le bouton d’une touche, puis pressez celle que vous préférez. Échap garde l’ancienne.
web-keys-deed = Ce qu’elle fait
web-keys-key = Touche
web-keys-change = { $deed } : { $key }. Changer cette touche
web-keys-press = Pressez une touche…
web-keys-usual = Revenir aux touches habituelles
web-key-space = Espace
web-key-escape = Échap
web-fixed-arrows = Aller d’une chose à l’autre sur le plateau, dans la main, dans une liste
    .key = ← ↑ → ↓
web-fixed-enter = Choisir ce qui a le focus
    .key = Entrée
web-fixed-digits = Choisir dans la liste par son numéro
    .key = 1 … 9
web-fixed-tab = Aller d’une zone à l’autre
    .key = Tab
web-deed-pass = Passer, continuer : ce que dit le grand bouton
web-deed-unconcerned = Passer jusqu’à ce que quelque chose vous concerne
web-deed-cancel = Revenir sur un choix, ne plus passer d’avance
web-deed-why = Pourquoi pas ? À propos de ce qui a le focus
web-deed-search = Chercher une carte
web-deed-next = Vers la prochaine chose qu’on peut choisir
web-deed-board = Vers le plateau
web-deed-hand = Vers votre main
web-deed-offers = Vers la liste des choix
web-deed-reader = Lire la carte qui a le focus
web-deed-log = Vers le journal
web-deed-chat = Vers la discussion
web-deed-step = Pas à pas : l’action suivante
web-deed-hint = Demander un conseil
web-deed-undo = Annuler votre dernier coup
web-deed-text = Table en texte, avec ou sans
web-deed-hold = Tenir enfoncée : qu’on me demande tout
web-deed-keys = Cette liste

## Le cadre d’une table

web-board = Plateau
web-aside = Lecteur de cartes, journal et discussion
web-dock = Votre décision
web-dock-fold = Replier
web-dock-unfold = Déplier :
web-vitals = Où chacun en est
web-steps = Étapes d’un tour
web-clocks = Pendules
web-table-clock = Temps restant pour toute la partie
web-clock-low = Il reste moins d’une demi-minute.
web-watching = Vous regardez
web-reader = Lecteur de cartes
web-reader-page = Tout sur cette carte
web-reader-empty = Pointez une carte pour la lire ici.
web-search = Chercher une carte
web-search-none = Aucune carte de cette table ne s’appelle ainsi.
web-pin = Garder cette carte ici
web-unpin = Suivre de nouveau le pointeur
web-log = Journal
web-log-and-chat = Journal et discussion
web-log-empty = Il ne s’est encore rien passé.
web-log-start = Avant le premier tour
web-log-passes =
    { $count ->
        [one] on passe
       *[other] on passe { $count } fois
    }
web-log-times = ×{ $count }
web-log-moment = Revoir ce moment
web-unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-closed = L’hôte a fermé la discussion.
web-chat-shut = Fermer la discussion
web-chat-reopen = Ouvrir la discussion
web-said-about = À propos de cette ligne…
web-said-by = Ce qu’a dit { $name }
web-said-report = Signaler cette ligne
web-said-report-about = La personne qui tient ce serveur la lira, avec les lignes autour. { $name } n’en saura rien.
web-said-why = Qu’est-ce qui ne va pas ? (facultatif)
web-said-mute-about = À cette table, vous ne lirez plus rien de { $name }.
web-block = Bloquer { $name }
web-block-about = À toutes les tables, vous ne lirez plus rien de { $name }, qui ne pourra plus s’asseoir aux vôtres.
web-blocked = Personnes bloquées
web-unblock = Débloquer { $name }
web-unblock-short = Débloquer
web-mute = Ne plus entendre { $name }
web-unmute = Entendre { $name } de nouveau
web-hand =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
web-hand-empty = Une main vide.

## Ce qui est demandé

web-because = à cause de { $card }
web-rule = La règle de cette question
web-rule-beside = s’ouvre dans un nouvel onglet
web-first-prompt = Cliquez sur ce qui brille, ou choisissez dans la liste. Le grand bouton dit ce qui se passe si vous en restez là.
web-first-touch = Touchez ce qui brille pour le lire, touchez-le encore pour le jouer.
web-offers = Ce que vous pouvez faire
web-offers-in-group = { $count } choix
web-offers-more = encore { $count } choix ▾
web-choose-again = Choisir autrement
web-tap-choose = Choisir
web-why = Pourquoi pas ?
web-read = Lire
web-waiting = On attend les autres.
web-waiting-for = { $name } réfléchit.
web-paused = La partie est en pause.
web-pass = Passer
web-pass-cannot = Il vous faut choisir
web-pass-not-now = Ce n’est pas à vous
web-warned-about = Choisissez-le de nouveau pour le jouer quand même.
web-warned-again = Pressez encore pour jouer quand même
web-warned-do = Jouer quand même
web-warned-not = Renoncer
web-speed = Vitesse des robots
web-speed-slow = Rythme : lent
web-speed-normal = Rythme : normal
web-speed-fast = Rythme : rapide
web-speed-step = Rythme : pas à pas
web-speed-next = Suite
web-speed-catch-up = Tout voir
web-speed-waiting = encore { $count } à voir ({ $key })
web-level = Quand me demander
web-level-always = Toujours demander
web-level-can-act = Si je peux agir
web-level-concerns-me = Si cela me concerne
web-level-until-concerned = Passer jusqu’à ce que cela me concerne
web-level-until-my-turn = Passer jusqu’à mon tour
web-level-until-over = Passer jusqu’à la fin de ceci
web-level-until-targeted = Passer tant qu’on ne me vise pas
web-yield = Passer d’avance
web-yield-stop = Ne plus passer
web-yield-until-concerned = On passe pour vous jusqu’à ce que quelque chose vous concerne
web-yield-until-my-turn = On passe pour vous jusqu’à votre tour
web-yield-until-over = On passe pour vous jusqu’à la fin de ceci
web-yield-until-targeted = On passe pour vous tant que personne ne vous vise
web-stop-about = À un arrêt, on vous demande, même quand vous passez sans qu’on vous demande.
web-concerns = Ce qui me concerne
web-concerns-about = Aux tours des autres, on vous demande là où vous pouvez agir et où l’une de ces conditions est remplie. Ce qui exige une réponse vous est toujours demandé. Personne ne voit ce que la table passe pour vous.
web-concerns-usual = Comme d’habitude
web-stop-mine = à mes tours
web-stop-theirs = aux tours des autres
web-stopped-mine = Vous vous arrêtez ici à vos tours.
web-stopped-theirs = Vous vous arrêtez ici aux tours des autres.
web-stopped-both = Vous vous arrêtez ici à chaque tour.
web-ask-for = Quand me demander à propos de…
web-ask-usual = comme d’habitude
web-ask-always = toujours
web-ask-never = jamais
web-ask-about = Toujours : on vous demande dès que la carte est concernée, même quand on passe pour vous. Jamais : on passe pour vous là où il n’est question que de cette carte ; ce qui vous vise, ou exige une réponse, vous est demandé quand même. Un coup annulé ou une connexion perdue met fin au « jamais ».
web-ask-cards = Toujours ou jamais : { $count }
web-stop-next-time = S’arrêter ici la prochaine fois
web-stop-never = Ne plus demander ici
web-undo = Annuler votre dernier coup
web-undo-ask = Demander aux autres d’annuler votre dernier coup
web-hint = Conseil
web-hint-thinking = Réflexion…
web-hint-whole = Le conseil en entier
web-hints-on = Conseils permis
    .about = Qui joue ici peut demander ce que jouerait le niveau Difficile.
web-fading-shown = Conseils affichés
    .about = Votre première vraie partie : aux deux premiers tours de table, chaque question vient avec ce que jouerait le niveau Difficile. Ensuite, à vous de le demander, et après cinq tours de table vous jouez sans aide.
web-fading-asked = Conseils sur demande
    .about = Désormais, demandez un conseil quand vous en voulez un. Après cinq tours de table, vous jouez sans aide.
web-fading-gone = Plus de conseils
    .about = Désormais, vous jouez sans aide. Vous savez faire.
web-undo-short = Annuler
web-asking-waits = en attente de réponse
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer la demande
web-away = { $name } n’est plus en ligne.
web-away-soon = Dans { $time }, vous pourrez laisser jouer un robot ou réclamer la victoire.
web-away-now = Vous pouvez attendre autant que vous voulez, laisser jouer un robot ou réclamer la victoire.
web-idle-soon = { $name } a reçu un rappel. Dans { $time }, vous pourrez laisser jouer un robot ou réclamer la victoire.
web-idle-late = { $name } ne répond plus depuis longtemps.
web-away-time = { $name } n’a plus de temps.
web-back = { $name } est de retour.
web-seat-yours = Un robot joue pour vous à la place { $letter }.
web-seat-take-back = Reprendre votre place
web-away-bot = Laisser jouer un robot
web-away-claim = Réclamer la victoire

## Le menu d’une table

web-menu = Menu
web-share = Copier le lien de cette table
web-text-on = Table en texte
web-text-off = Plateau au lieu du texte
web-pause = Mettre en pause
web-resume = Reprendre la partie
web-sight-show = Montrer ma main aux spectateurs
web-sight-hide = Cacher ma main aux spectateurs
web-report = Signaler un défaut
web-concede = Abandonner
web-concede-sure = Abandonner cette partie ?
web-leave = Quitter la table
web-bring-set = Apporter la série de cartes que j’écris
web-table-set = Série « { $title } », { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    .about = Chacun à cette table joue avec la série de cette empreinte.
web-commitment = Empreinte de la graine
    .about = Toute la donne découle d’une graine secrète. Son empreinte est montrée avant la partie et la graine après, pour que chacun puisse vérifier que rien n’a été changé.
web-seat-open = libre
web-seat-bot = robot : { $kind }
web-seat-here = en ligne
web-seat-away = hors ligne
web-seat-nobody = Personne encore
web-seat-me = (vous)
web-sit = S’asseoir ici
web-sit-ask = Demander cette place
web-sit-at = Prendre la place { $letter }
web-look = Voir cette main
web-look-binds = Qui voit une main ne peut plus jouer contre elle dans cette partie.
web-look-away = Ne plus la voir
web-to-bot = Confier à un robot
web-gathering = On attend des joueurs
    .about = Les cartes sont distribuées dès que chaque place est prise. Envoyez le lien à un ami, ou confiez une place à un robot.

## La page d’un lien

web-invite-by = { $name } vous invite à jouer
web-invite = On vous invite à jouer
web-invite-open = Les cartes sont distribuées dès que chaque place est prise.
web-invite-playing = La partie a commencé.
web-invite-ask = La partie a commencé, mais vous pouvez demander la place d’un robot.
web-invite-paused = La partie est en pause.
web-invite-full = La partie a commencé et toutes les places sont prises. Vous pouvez la regarder.
web-invite-over = Cette partie est terminée.
web-invite-seats = Qui joue à quelle place
web-invite-closed = ne vous est pas ouverte
web-invite-whom = Inviter par son nom
web-invite-keep = Garder une place
web-invite-keep-none = aucune
web-invite-send = Inviter
web-invite-sent = { $name } trouvera l’invitation dans le salon. Elle expire après un jour.
web-invite-name = Votre nom à la table
    .about = N’importe quel nom convient : ni compte, ni adresse.
web-invite-as = Vous jouez sous le nom de { $name }.
web-invite-rename = Changer de nom
web-invite-watch = Regarder seulement
web-invite-look = Voir la table

web-table-gone = Cette table ne peut pas être ouverte.

## La fin, et le regard en arrière

web-seed = Graine de la donne
web-verify = Vérifier
    .about = Rejoue toute la partie à partir de cette graine et compare l’empreinte et chaque carte à ce qui a été joué.
web-verifying = On rejoue…
web-verified = Tout concorde : { $moves } coups rejoués, la même graine, la même fin.
web-verified-not = Cela ne concorde pas avec ce qui a été montré. { $moves } coups ont été rejoués.
web-replay = Revoir la partie
web-share-replay = Partager la partie
web-share-moment = Partager ce moment
web-replay-puzzle = En faire une énigme
web-from-here = Jouer à partir d’ici
web-replay-moment = Moment de la partie
web-replay-at = Coup { $at } sur { $last }
web-replay-first = Un tour en arrière
web-replay-back = Un coup en arrière
web-replay-forth = Un coup en avant
web-replay-last = Un tour en avant
web-replay-play = Lancer
web-replay-stop = Arrêter
web-replay-sight = Vue de
web-replay-spectator = Un spectateur

## La table en texte

web-text-last = Ce qui vient de se passer
web-command = Votre coup
    .about = Le numéro d’un coup, ou sa notation. Tout le reste est expliqué. Hors de ce champ, Q lit la question, M les coups, E les derniers événements, et un chiffre une partie de la table.
web-command-hint = « conseil », ou { $key } hors de ce champ, demande ce que jouerait le niveau Difficile.
web-command-do = Jouer

## Vie privée

web-privacy = Ce que nous gardons
web-privacy-kept = Ce qui est gardé
    .about = Le nom que vous portez, les parties que vous jouez et ce qui se dit à leurs tables, vos decks, vos progrès dans les leçons et les énigmes, et une clé aléatoire dans un cookie qui vous représente ; seule son empreinte est conservée. Avec un compte, son nom aussi, et une empreinte de votre mot de passe.
web-privacy-not-kept = Ce qui ne l’est pas
    .about = Aucune adresse électronique, aucun vrai nom, rien sur vous qui vienne d’ailleurs. Pas de publicité, pas de mesure d’audience, rien de chargé depuis d’autres serveurs. Vos réglages restent dans votre navigateur.
web-privacy-seen = Qui voit quoi
    .about = À une table, chacun voit votre nom et ce que les règles laissent voir de vos cartes. Une partie jouée en public peut être vue et revue de tous ; une autre, seulement de qui a son lien.
web-privacy-long = Pour combien de temps
    .about = Un invité qui n’est pas revenu depuis 30 jours est supprimé. Un compte reste jusqu’à ce que vous le supprimiez. Les parties finies restent à revoir, sous les noms qui les ont jouées. Une ligne signalée est gardée, avec les lignes autour, jusqu’à 90 jours après qu’un modérateur s’en est occupé. Ce que les modérateurs ont fait à l’égard de quelqu’un, et pourquoi, est gardé deux ans. D’où vous venez (votre réseau) n’est noté qu’avec une exclusion qui le vise, pour sept jours au plus.
web-privacy-delete = Comment être oublié
    .about = Ouvrez votre nom en haut, puis « Votre page » : vous pouvez y tout emporter, et tout supprimer. Votre compte, votre nom et vos sessions disparaissent aussitôt ; dans les parties anciennes, votre place n’a plus de nom.
web-privacy-fair = Comment le jeu reste loyal
    .about = Votre navigateur n’apprend que ce que votre place peut voir. La donne est fixée par une graine dont chacun voit l’empreinte avant la première carte, et le texte à la fin.
