### Buffy en ligne de commande et à la table du terminal.

## Pages d’aide

cli-option-set = Une série de cartes à vous (.toml), pour Buffy ; peut être donnée plusieurs fois. Celles de votre dossier de configuration sont toujours là.
cli-play-decks = Les decks (Buffy, VTES), le vôtre d’abord : noms ou fichiers. Ceux que vous omettez sont tirés au sort.
cli-set = Vérifier les séries de cartes que vous avez écrites (Buffy).
    .more = Les séries de cartes sont des fichiers TOML ; docs/card-sets.md dit comment en écrire une. Les séries du dossier « sets » de votre configuration sont lues d’elles-mêmes, les autres avec --set.
cli-set-check = Dire ce qui ne va pas dans une série de cartes, s’il y a lieu.
    .more = Une ligne avec le fichier, la ligne, le champ et ce qui y est permis, et le code de sortie 2.
cli-set-check-sets = Une autre série de cartes sur laquelle celle-ci repose.
cli-set-schema = Écrire un schéma JSON des séries de cartes, pour les éditeurs de fichiers TOML.
    .more = Votre éditeur complète alors les mots d’une série et marque ce qui ne peut pas être. docs/card-sets.md dit comment faire.
cli-deck = Lister, lire et vérifier des decks (Buffy, VTES).
cli-deck-check = Lister tout ce qui ne va pas dans un deck, chaque faute avec sa règle.
    .more = Code de sortie 1 pour un deck qui enfreint une règle, 2 pour un fichier qui ne peut être lu.
cli-deck-list = Lister les decks fournis avec Noctuary.
cli-deck-show = Écrire un deck comme un fichier à modifier et à utiliser.

## Ce que les commandes écrivent

cli-set-fine =
    { $count ->
        [one] { $file } : { $count } carte, rien à redire.
       *[other] { $file } : { $count } cartes, rien à redire.
    }
cli-deck-legal =
    { $count ->
        [one] { $deck } : légal, { $count } carte dans le deck de Ressources.
       *[other] { $deck } : légal, { $count } cartes dans le deck de Ressources.
    }
cli-deck-illegal =
    { $count ->
        [one] { $deck } : non légal, { $count } faute.
       *[other] { $deck } : non légal, { $count } fautes.
    }
cli-deck-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cli-status-seats-known-buffy = decks prêts à jouer

## Erreurs

cli-error-only-for = { $option } est une option du seul jeu { $game }.
cli-error-unknown-deck = il n’y a ni deck ni fichier « { $deck } » : les decks sont { $known }.
cli-error-unknown-format = il n’y a pas de format « { $format } » : choisissez parmi { $known }.

## La table

cli-signs-buffy = ★ personnage principal   ● personnage   ◇ défi (+ récompense)   ⌂ lieu   ◆ épisode   z fatigué   ◂ décisif   ✗ exigence non remplie

cli-buffy-day = ☼ jour
cli-buffy-night = ☾ nuit
cli-buffy-destiny = Destinée
cli-buffy-park-track = Parc
cli-buffy-park = PARC
cli-buffy-hand = Main
cli-buffy-fight = Duel
cli-buffy-challenge = Défi
cli-buffy-versus = { $attacker } contre { $defender }
cli-buffy-facing = { $challenge } face à { $group }
cli-buffy-nobody = personne
cli-buffy-requirement-missing = une exigence n’est pas remplie
cli-buffy-attacking = attaque
cli-buffy-defending = défense
cli-buffy-goal = objectif
cli-buffy-episodes = Épisodes
cli-buffy-challenges-left = défis { $count }
cli-buffy-crypt = Crypte { $count }
cli-buffy-locations-left = lieux { $count }
cli-buffy-second-parts-left = Épisodes, deuxième partie { $count }
cli-buffy-your-challenges = Vos défis, sans ordre
cli-buffy-your-second-parts = Vos Épisodes, deuxième partie
cli-buffy-discard-of = { $who } : défausse
cli-buffy-crypt-of = { $who } : Crypte
cli-buffy-your-deck = Votre deck de Ressources, sans ordre
cli-buffy-out = hors jeu

cli-buffy-talent-butt-kicking = Co
cli-buffy-talent-smarts = As
cli-buffy-talent-weirdness = Ét
cli-buffy-talent-charm = Ch

## La table en texte

cli-buffy-text-turn = Tour { $turn }, { $time }. { $step }. Parc : { $park }.
cli-buffy-text-park-nobody = personne ne le contrôle
cli-buffy-text-park-held = { $who } { $count } sur { $most }
cli-buffy-text-side = Destinée { $destiny } sur { $most }
cli-buffy-text-character = { $name } ({ $talents }{ $more })
cli-buffy-text-main = personnage principal
cli-buffy-text-fatigued = fatigué
cli-buffy-text-with = avec { $cards }
cli-buffy-text-moves =
    { $count ->
        [one] { $count } déplacement restant
       *[other] { $count } déplacements restants
    }
cli-buffy-text-owned = à { $who }
cli-buffy-text-challenge = défi { $name } ({ $goals } ; récompense { $reward }{ $more })
cli-buffy-text-faced = affronté par { $who }
cli-buffy-text-next = Prochain défi : { $card }
cli-buffy-text-shown = Montrée à vous : { $card }
cli-buffy-text-event = Événement en jeu : { $card }
cli-buffy-text-drawn = Égalité.
cli-buffy-text-won = { $who } l’emporte.
cli-buffy-text-location = lieu { $name }
cli-buffy-text-contest = { $what } : { $who }
cli-buffy-text-total = { $side } : { $totals }
cli-buffy-text-deciding = Décisif : { $talents }

## Des coups d’une même sorte, demandés en deux temps

buffy-group-challenge = Placer { $card } sur
buffy-group-play = Jouer
buffy-group-use = Utiliser
buffy-group-move = Déplacer { $card } vers
buffy-group-place = Placer { $card } sur
buffy-group-episode = Placer
buffy-group-ascend = Élever { $card }
buffy-group-attach = Attacher { $card } à
buffy-group-upgrade = Attacher { $card } à la place de
buffy-group-swap = Transférer { $card } à
buffy-group-resurrect = Ressusciter { $card } sur
buffy-group-fight = { $card } attaque
buffy-group-face = Affronter { $card } avec
buffy-group-double = Doublure
buffy-group-stack = Mettre { $card } dans la pile
buffy-group-discard = Défausser
buffy-group-add = Avec aussi
buffy-group-number = Nombre
buffy-group-choose = Choisir
buffy-group-target = Choisir un personnage
buffy-group-at = Choisir un défi
buffy-group-to = Vers
buffy-group-talent = Choisir un talent
buffy-group-player = Choisir un joueur
buffy-group-take = Choisir une carte
buffy-group-resolve = D’abord
buffy-group-on-top = Au-dessus
buffy-group-beneath = Au-dessous
buffy-group-start = Commencer sur
buffy-group-lay = Poser { $card } sur
buffy-group-trait = Choisir un trait
