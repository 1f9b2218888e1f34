### Buffy : ce qui peut clocher dans les decks et les séries de cartes.

## Fautes d’un deck

buffy-section-essence = l’essence
buffy-section-resources = le deck de Ressources
buffy-section-challenges = le deck de Défis
buffy-section-locations = les lieux
buffy-section-second-parts = la pile des Parties II
buffy-deck-wrong-section = { $cards } ne peut pas se trouver dans cette partie du deck : { $section }.
buffy-deck-no-essence = Le deck n’a pas encore d’essence.
buffy-deck-main-not-named = La carte avec laquelle le Personnage principal commence n’est pas encore désignée ; ce peut être { $cards }.
buffy-deck-no-main-character = Aucune carte de niveau 1 du deck de Ressources ne correspond à { $cards }.
buffy-deck-wrong-main-character = La carte de départ doit être une carte de niveau 1 de votre personnage principal, prise dans votre deck de Ressources, et non { $card }.
buffy-deck-other-side = { $cards } n’est pas du camp de ce deck ({ $side }).
buffy-deck-too-small = Le deck de Ressources compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut au moins { $least }.
buffy-deck-too-many-actions = { $count } cartes sur { $total } sont des actions ; { $most } au plus peuvent l’être.
buffy-deck-too-many-characters = { $count } cartes sur { $total } sont des personnages ; { $most } au plus peuvent l’être.
buffy-deck-too-many-copies = { $cards } : { $count } exemplaires, { $most } au plus sont permis.
buffy-deck-too-many-levels = { $count } cartes de niveau { $level } d’un même personnage, { $most } au plus sont permises : { $cards }.
buffy-deck-challenge-count = Le deck de Défis compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; il en faut exactement { $wanted }.
buffy-deck-challenge-twice = { $cards } figure plusieurs fois dans le deck de Défis.
buffy-deck-too-many-locations = { $count } lieux, { $most } au plus sont permis.
buffy-deck-unique-twice = { $cards } est unique et figure plusieurs fois.
buffy-deck-no-first-part = { $cards } figure sans sa Partie I dans le deck de Ressources.
buffy-deck-not-for-tournaments = { $cards } a des nombres que personne ne connaît avec certitude : la carte n’est pas admise en tournoi.

## Fichiers de decks

error-set-not-beside = « { $field } » ne veut rien dire à côté de « { $other } » : dites le lieu d’une seule façon.
error-set-not-standing = « { $field } » ne veut rien dire dans une capacité permanente : donnez-lui « when » ou « timing ».
error-deck-section = Il n’y a pas de partie nommée « { $given } » ; il y a { $allowed }.
error-deck-line-too-long = Une ligne de deck compte au plus { $most } caractères : « { $given } »
error-deck-count = « { $given } » : écrivez un nombre de 1 à { $most } et une carte, sans dépasser ce dont un deck a besoin.
error-deck-ambiguous = « { $given } » est le titre de plusieurs cartes : écrivez { $allowed }.
error-deck-unknown-card = Il n’y a pas de carte nommée « { $given } ».
error-deck-not-yet = « { $given } » est une carte officielle, mais Noctuary ne l’a pas encore.
error-deck-no-essence = Le deck ne nomme pas d’essence : écrivez « essence : … ».
error-deck-not-an-essence = « { $given } » n’est pas une essence.
error-deck-no-main = Aucune carte de niveau 1 du deck ne correspond à son essence : écrivez « main : … ».
error-deck-too-long = Un deck compte au plus { $most } caractères.

## Séries de cartes

error-set-too-many-cards = Toutes les séries ensemble comptent au plus { $most } cartes.
error-set-no-such-deck = Il n’y a pas de deck prêt nommé { $given } ; il y a { $known }.
error-set-no-such-card = La série n’a pas de carte { $given } ; elle en a { $most }.
error-set-fits-no-deck = Aucune de ces cartes ne peut être dans le deck { $given }. Un autre deck prêt les prendra peut-être : pensez aux camps, aux exemplaires et aux niveaux.
error-set-no-trial = { $given } ne se tient pas en main et ne se pose pas seule sur le plateau ; jouez avec toute la série pour la voir.
error-set-other-format = « { $field } » doit valoir { $known }, le format que je connais, et non { $given }.
error-set-unknown-field = « { $field } » n’est pas un champ connu ; il y a { $allowed }.
error-set-missing-field = « { $field } » manque.
error-set-not-of-type = « { $field } » ne va pas avec une carte du type { $type } ; il y a { $allowed }.
error-set-not-of-word = « { $field } » n’a pas de sens pour « { $word } », qui admet { $allowed }.
error-set-missing-of-word = « { $field } » manque : « { $word } » en a besoin.
error-set-standing-until = « { $field } » ne peut pas valoir { $given } : une capacité sans timing ni « when » dure tant que sa carte est en jeu.
error-set-not-a-number = « { $field } » doit être un nombre entier, et non { $given }.
error-set-out-of-range = « { $field } » doit aller de { $least } à { $most }, et non { $given }.
error-set-not-a-flag = « { $field } » doit être true ou false, et non { $given }.
error-set-not-a-text = « { $field } » doit être un texte entre guillemets, et non { $given }.
error-set-too-long = « { $field } » compte au plus { $most } caractères : { $given }
error-set-empty = « { $field } » ne doit pas être vide.
error-set-not-a-slug = « { $field } » doit être un nom en minuscules tel que ma-carte, et non { $given }.
error-set-not-a-list = « { $field } » doit être une liste entre crochets, et non { $given }.
error-set-wrong-length = « { $field } » doit compter de { $least } à { $most } éléments, et non { $count }.
error-set-not-a-table = « { $field } » doit être une table de champs, et non { $given }.
error-set-not-allowed = « { $field } » ne peut pas valoir { $given } ; au choix : { $allowed }.
error-set-not-declared = « { $field } » : rien n’a été déclaré sous le nom { $given } ; il y a { $allowed }.
error-set-same-printing = « { $field } » : il y a déjà une carte nommée { $given } ; une autre édition a besoin d’un numéro à elle.
