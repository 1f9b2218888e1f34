### Twisted Fables : noms, cartes communes, clauses, questions, journal.

fables-game = Twisted Fables

## Les Fables. « within » est le nom à l’intérieur d’une phrase.

fables-name-red = Le Chaperon Rouge
    .within = le Chaperon Rouge
fables-name-snow = Blanche Neige
    .within = Blanche Neige
fables-name-beauty = La Belle au Bois Dormant
    .within = la Belle au Bois Dormant
fables-name-alice = Alice
    .within = Alice
fables-name-mulan = Mulan
    .within = Mulan
fables-name-kaguya = Kaguya
    .within = Kaguya
fables-name-mermaid = La Petite Sirène
    .within = la Petite Sirène
fables-name-match = La Petite Fille aux allumettes
    .within = la Petite Fille aux allumettes
fables-name-dorothy = Dorothy
    .within = Dorothy
fables-name-schehera = Shéhérazade
    .within = Shéhérazade
# Quand les deux places jouent la même Fable
fables-name-at-seat = { $name } ({ $letter })
fables-contest-coming = { $out ->
        [yes] { $who } va subir des dégâts : la Défense en absorbe { $absorbed }, et { $lost } PV sont perdus. Ce serait sa fin.
       *[no] { $who } va subir des dégâts : la Défense en absorbe { $absorbed }, et { $lost } PV sont perdus (il en reste { $hp }).
    }
fables-sheet-line = { $hp } PV · Défense max. { $defense } · Seuil Épique { $threshold }

## Cartes communes

fables-card-attack-1 = Attaque 1
fables-card-attack-2 = Attaque 2
fables-card-attack-3 = Attaque 3
fables-card-defense-1 = Défense 1
fables-card-defense-2 = Défense 2
fables-card-defense-3 = Défense 3
fables-card-movement-1 = Mouvement 1
fables-card-movement-2 = Mouvement 2
fables-card-movement-3 = Mouvement 3
fables-card-joker = Joker
fables-card-match = Allumette
fables-card-poison-1 = Poison 1
fables-card-poison-2 = Poison 2
fables-card-poison-3 = Poison 3
fables-card-blood-1 = Saignée 1
fables-card-blood-2 = Saignée 2
fables-card-blood-3 = Saignée 3

fables-text-attack = Valeur { $value }. Jouez-la dans une action d’Attaque contre un adversaire à portée 1, ou avec un Talent d’attaque.
fables-text-defense = Valeur { $value }. Jouez-la dans une action de Défense, ou avec un Talent de défense.
fables-text-movement = Valeur { $value }. Jouez-la dans une action de Mouvement, ou avec un Talent de mouvement.
fables-text-joker = Valeur { $value }. Compte comme une carte d’Attaque, de Défense ou de Mouvement : vous choisissez en la jouant.
fables-text-match = Compte comme une carte d’Attaque, de Défense ou de Mouvement de valeur 1, à la façon d’un Joker, mais n’est pas une carte de base et ne rapporte pas de Pouvoir. Rien ne peut la détruire.
fables-text-poison =
    { $lost ->
        [0] Quand il arrive dans votre défausse, il ne vous coûte à lui seul aucun PV.
       *[other] Quand il arrive dans votre défausse, vous perdez { $lost } PV.
    } Action : défaussez-le de votre main pour gagner 1 en Pouvoir.
fables-text-blood = N’est pas une vraie carte : tient lieu de carte de base de valeur { $value }, payée en PV et sans Pouvoir.

## Lignes sous le titre

fables-line-basic =
    { $type ->
        [attack] Carte d’Attaque
        [defense] Carte de Défense
        [movement] Carte de Mouvement
       *[joker] Joker
    } · niveau { $level } · coût { $cost }
fables-line-talent =
    { $type ->
        [attack] Talent d’attaque
        [defense] Talent de défense
       *[movement] Talent de mouvement
    } · niveau { $level } · coût { $cost }
fables-line-twist = Twist
fables-line-epic = Épique
fables-line-match = Allumette
fables-line-poison = Poison · niveau { $level }
fables-line-blood = Saignée · niveau { $level }
fables-line-relic = Relique · ◆ est le niveau du Talent défaussé
fables-line-house-relic = Relique maison · ◆ est le niveau du Talent défaussé

fables-range = Portée { $reach }.
fables-durable = Durable.

## Mots de la table

fables-type-attack = Attaque
fables-type-defense = Défense
fables-type-movement = Mouvement
fables-zone-hand = Main
fables-zone-deck = Deck
fables-zone-discard = Défausse
fables-zone-play = Zone de jeu
fables-zone-durables = Cartes durables
fables-zone-twists = Zone des cartes Twist
fables-zone-epics = Cartes Épique
fables-zone-fate = Jetons Destin
fables-zone-cache = Caches
fables-zone-shown = Cartes montrées
fables-zone-piles = Réserves de base
fables-zone-reserves = Réserves
fables-zone-reserve-attack = Réserve d’attaque
fables-zone-reserve-defense = Réserve de défense
fables-zone-reserve-movement = Réserve de mouvement
fables-zone-poison = Deck Poison
fables-zone-matches = Deck d’Allumettes
fables-zone-relics = Reliques
fables-phase-initial = Phase initiale
fables-phase-refresh = Phase d’actualisation
fables-phase-activation = Phase d’activation
fables-phase-end = Phase de fin
fables-marker-hp = PV
fables-marker-defense = Défense
fables-marker-power = Pouvoir
fables-marker-threshold = Seuil Épique
fables-square = Case { $square }
fables-track = Compteur de Combat { $track }
fables-distance = Distance { $distance }
fables-out = Élimination
fables-mode-1v1 = 1c1
fables-mode-2v2 = 2c2
fables-pile-basic = Réserve { $card }
fables-pile-reserve =
    { $type ->
        [attack] Réserve d’attaque
        [defense] Réserve de défense
       *[movement] Réserve de mouvement
    } ({ $who })

## Clauses communes à plusieurs cartes

fables-effect-damage =
    Infligez { $amount ->
        [one] { $amount } Dégât
       *[other] { $amount } Dégâts
    }.
fables-effect-defense = Gagnez { $amount } en Défense.
fables-effect-power = Gagnez { $amount } en Pouvoir.
fables-effect-recover = Récupérez { $amount } PV.
fables-effect-draw =
    Piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
fables-effect-mill =
    { $amount ->
        [one] L’adversaire défausse la carte du dessus de son deck.
       *[other] L’adversaire défausse les { $amount } cartes du dessus de son deck.
    }
fables-effect-knock-back-up-to =
    Repoussez l’adversaire de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } au plus.
fables-effect-knock-back =
    Repoussez l’adversaire de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    }.
fables-effect-pull =
    Attirez l’adversaire de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } vers vous, au plus près jusqu’à la case voisine de la vôtre.
fables-effect-place-beside = Placez-vous sur une case libre adjacente à celle de l’adversaire.
fables-effect-foe-discards =
    L’adversaire défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de son choix.

## Coups

# À côté d’une offre : ce qu’elle donne
fables-forecast-hit =
    { $damage ->
        [0] { $absorbed ->
            [one] { $absorbed } absorbé
           *[other] { $absorbed } absorbés
        }
       *[other]
            { $absorbed ->
                [0] { $damage ->
                    [one] { $damage } dégât
                   *[other] { $damage } dégâts
                }
               *[other] absorbé : { $absorbed }, dégâts : { $damage }
            }
    }
fables-forecast-distance = distance { $before } → { $after }
fables-forecast-hp = PV { $before } → { $after }
fables-forecast-defense = Défense { $before } → { $after }
fables-forecast-power = Pouvoir { $before } → { $after }
fables-forecast-whose = { $who } : { $what }
fables-forecast-on-you = sur vous-même : { $what }

# Avant un coup que presque personne ne veut
fables-warning-defeat = Ce coup vous élimine.
fables-warning-out-of-reach = Personne n’est à portée : cette attaque ne fait rien.
fables-warning-attack-left = Vous pouvez encore toucher avec { $card } ; ce qui reste en main est défaussé.
fables-warning-defense-left = Vous pouvez encore vous défendre avec { $card } ; ce qui reste en main est défaussé.
fables-warning-power-left = Il vous reste { $power } en Pouvoir, perdus à la fin du tour : de quoi encore acheter.

fables-move-end = Finir votre phase d’activation
fables-move-focus = Concentration : renoncer à cette phase pour détruire une carte
fables-move-attack = Attaquer avec { $card }
fables-move-defend = Se défendre avec { $card }
fables-move-move = Se déplacer avec { $card }
fables-move-use = Utiliser { $card } avec { $basic }
fables-move-use-free = Utiliser { $card } sans carte de base
fables-move-epic = Utiliser la carte Épique { $card }
fables-move-buy = Acheter { $card } pour { $price } en Pouvoir
fables-move-relic = Défausser { $card } pour utiliser { $relic }, case { $square }
fables-move-switch = Faire un échange de position en défaussant { $card }
fables-move-store = Stocker { $card } dans une cache
fables-move-fetch = Reprendre en main { $card }, en cache
fables-move-dose = Défausser { $card } pour 1 en Pouvoir
fables-move-tentacle = Défausser { $card } pour déplacer un Tentacule
fables-move-kindle = Poser une Allumette sur le deck de l’adversaire
fables-move-nudge-left = Décaler l’adversaire vers la gauche
fables-move-nudge-right = Décaler l’adversaire vers la droite
fables-move-apex = Défausser { $card } pour { fables-card-apex-force-approved }
fables-move-add = Ajouter { $card }
fables-move-go = C’est tout : effectuer l’action
fables-move-left = Vers la gauche
fables-move-left-by =
    { $number ->
        [one] { $number } case vers la gauche
       *[other] { $number } cases vers la gauche
    }
fables-move-right = Vers la droite
fables-move-right-by =
    { $number ->
        [one] { $number } case vers la droite
       *[other] { $number } cases vers la droite
    }
fables-move-yes = Oui
fables-move-no = Non
fables-move-number = { $number }
fables-move-from-hand = { $card }, de votre main
fables-move-from-discard = { $card }, de votre défausse
fables-move-choose = { $card }
fables-move-to = Case { $number }
fables-move-pile = { $pile }
fables-move-done = En rester là
fables-move-keep = Garder cette main
fables-move-mulligan = Faire un mulligan
fables-move-resolve = { $card }
fables-move-resolve-sheet = La règle spéciale de votre Fiche ({ $who })
fables-move-resolve-epic = Choisir votre carte Épique
fables-move-avatar = Avatar : { $avatar }
fables-move-start = Case { $number }, Compteur de Combat { $track }
fables-move-token = Le Tentacule de la case { $number }
fables-move-on-top = Remettre { $card } sur le dessus du deck
fables-move-discard = Défausser { $card }

## Questions

fables-ask-action = À vous de jouer : choisissez une action.
fables-ask-add-attack = Ajouter une autre carte à votre Attaque, ou l’effectuer ainsi ?
fables-ask-add-defense = Ajouter une autre carte à votre Défense, ou l’effectuer ainsi ?
fables-ask-add-movement = Ajouter une autre carte à votre Mouvement, ou partir à gauche ou à droite ?
fables-ask-direction = Dans quelle direction vous déplacez-vous ?
fables-ask-knock-back = De combien de cases repoussez-vous l’adversaire, { $amount } au plus ?
fables-ask-place-beside = { $source } : sur quelle case voisine de l’adversaire vous placez-vous ?
fables-ask-discard =
    { $amount ->
        [one] Choisissez une carte à défausser.
       *[other] Vous devez défausser { $amount } cartes : choisissez-en une.
    }
fables-ask-focus = Concentration : quelle carte détruisez-vous ?
fables-ask-start-order = Votre tour commence : quel effet vient ensuite ?
fables-ask-end-order = Votre tour s’achève : quel effet vient ensuite ?
fables-ask-respond = Quelle réponse vient ensuite ?
fables-ask-epic = Vous avez atteint votre Seuil Épique : choisissez votre carte Épique. Les autres quittent la partie.
fables-ask-accept-damage =
    { $source } vous protège. Acceptez-vous malgré tout { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } ?
fables-ask-mulligan = Garder cette main, ou la mélanger dans votre deck et repiocher autant de cartes ?
fables-ask-start-square = Choisissez votre case de départ.

## Ce qui rendrait possible un coup refusé

fables-remedy-less-defense = Votre Défense n’est pas inférieure à la sienne.
fables-remedy-nobody-here = Aucune adversaire n’est sur votre piste.
fables-remedy-occupied = Cette case est occupée.
fables-remedy-end-of-track = La piste s’arrête là.
fables-remedy-no-movement-card = Il y faut une carte Mouvement ou un Joker de votre main.
fables-remedy-no-tentacle = Il n’y a pas de Tentacule sur la piste.
fables-remedy-no-match-left = Il n’y a plus d’Allumette dans la réserve commune.
fables-remedy-after-a-talent = Cela doit suivre directement un Talent.
fables-remedy-no-free-cache = Aucune Cache embarquée n’est libre.
fables-remedy-not-stored = Cette carte n’y est pas stockée.
fables-remedy-nothing-to-repeat = Vous n’avez effectué ce tour-ci aucune action à répéter.
fables-remedy-beyond-range-1 = L’adversaire n’est pas à côté de vous : les cartes Attaque ont une portée de 1.
fables-remedy-not-now = Ce n’est pas une action de votre phase d’activation.
fables-remedy-game-begun = La partie a commencé : on garde ou change sa main avant.
fables-remedy-too-late-to-focus = Vous avez déjà effectué une action ce tour-ci.
fables-remedy-nothing-to-focus-on = Votre main et votre défausse sont vides.
fables-remedy-no-poison = Vous n’avez pas ce Poison en main.
fables-remedy-no-relic-mode = Cette partie se joue sans Reliques.
fables-remedy-relic-used = Vous avez déjà déclenché une Relique ce tour-ci.
fables-remedy-not-your-square = Ce n’est pas la Relique de votre case.
fables-remedy-not-refilled-yet = Votre case n’a pas de Relique avant la fin du tour.
fables-remedy-no-talent = Il y faut une carte Talent avec un niveau de votre main.
fables-remedy-not-in-hand = Cette carte n’est pas dans votre main.
fables-remedy-not-a-talent = Cette carte n’est pas un Talent.
fables-remedy-not-an-epic = Cette carte n’est pas une carte Épique de votre main.
fables-remedy-no-basic-of-type =
    { $amount ->
        [0] Vous n’avez en main ni carte Attaque ni Joker pour l’utiliser.
        [1] Vous n’avez en main ni carte Défense ni Joker pour l’utiliser.
       *[other] Vous n’avez en main ni carte Mouvement ni Joker pour l’utiliser.
    }
fables-remedy-wrong-basic = Ce Talent demande une carte de base de son propre type, ou un Joker.
fables-remedy-not-in-a-duel = Il n’y a qu’une piste dans cette partie.
fables-remedy-last-two = Avec une seule Fable par équipe, on ne change plus de piste.
fables-remedy-switch-occupied = Une adversaire se tient là où vous ou votre partenaire iriez.
fables-remedy-empty-pile = Cette pile est vide.
fables-remedy-not-on-top = Cette carte n’est pas au-dessus de sa réserve.
fables-remedy-not-for-sale = Cette carte n’est pas à vendre.
fables-remedy-not-her-action = Votre Fable n’a pas cette action en ce moment.
fables-remedy-no-basic-card = Un Talent demande une carte de base de son type, ou un Joker, de votre main.
fables-remedy-wrong-type = Cette carte est d’un autre type.
fables-remedy-used-this-turn = Vous l’avez déjà utilisé ce tour-ci.
fables-remedy-out = Vous n’êtes plus dans la partie.
fables-remedy-composing = Terminez d’abord l’action que vous avez commencée.
fables-remedy-closer =
    { $amount ->
        [one] Il vous manque { $amount } case de portée.
       *[other] Il vous manque { $amount } cases de portée.
    }
fables-remedy-power = Il vous manque { $amount } en Pouvoir.

## Le journal

fables-log-first = { $who } commence la partie.
fables-log-turn = Tour { $turn } : { $who }.
fables-log-placed = { $who } prend place sur la case { $square }.
fables-log-mulligan = { $who } fait un mulligan.
fables-log-draw =
    { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
fables-log-draw-own = { $who } pioche { $cards }.
fables-log-reshuffle = { $who } mélange sa défausse pour en faire un nouveau deck.
fables-log-attack = { $who } attaque avec { $cards }.
fables-log-defend = { $who } se défend avec { $cards }.
fables-log-move = { $who } se déplace avec { $cards }.
fables-log-use =
    { $count ->
        [1] { $who } utilise { $card }.
       *[other] { $who } utilise { $card } avec { $rest }.
    }
fables-log-epic = { $who } utilise la carte Épique { $cards }.
fables-log-buy = { $who } achète { $cards }.
fables-log-gain = { $who } obtient { $cards }.
fables-log-unlock = { $who } débloque le Twist { $cards }.
fables-log-focus = { $who } renonce à sa phase d’activation pour la Concentration.
fables-log-discard = { $who } défausse { $cards }.
fables-log-destroy = { $who } détruit { $cards }.
fables-log-mill = { $who } défausse { $cards } du dessus de son deck.
fables-log-poison = { $who } subit { $cards }.
fables-log-inflict =
    { $oneself ->
        [yes]
            { $who } s’inflige { $count ->
                [one] { $count } Dégât
               *[other] { $count } Dégâts
            }.
       *[no]
            { $who } frappe { $foe } : { $count ->
                [one] { $count } Dégât
               *[other] { $count } Dégâts
            }.
    }
fables-log-more-damage =
    { $who } inflige { $count ->
        [one] { $count } Dégât
       *[other] { $count } Dégâts
    } de plus.
fables-log-reduce = { $who } réduit les Dégâts de { $count }.
fables-log-take =
    { $count ->
        [0] { $who } ne subit aucun Dégât.
       *[other]
            { $absorbed ->
                [0]
                    { $who } subit { $count ->
                        [one] { $count } Dégât
                       *[other] { $count } Dégâts
                    } et perd { $lost } PV.
               *[other]
                    { $lost ->
                        [0]
                            { $who } absorbe { $count ->
                                [one] { $count } Dégât
                               *[other] { $count } Dégâts
                            } avec sa Défense.
                       *[other] { $who } subit { $count } Dégâts : sa Défense en absorbe { $absorbed } et elle perd { $lost } PV.
                    }
            }
    }
fables-log-lose = { $who } perd { $count } PV.
fables-log-recover = { $who } récupère { $count } PV.
fables-log-defense = { $who } gagne { $count } en Défense.
fables-log-power = { $who } gagne { $count } en Pouvoir.
fables-log-moves = { $who } arrive sur la case { $square }.
fables-log-switch = { $who } effectue un échange de position.
fables-log-comes-over = { $who } rejoint l’autre Compteur de Combat, case { $square }.
fables-log-epic-chosen = { $who } choisit une carte Épique en secret.
fables-log-epic-chosen-own = { $who } choisit en secret la carte Épique { $cards }.
fables-log-epic-shown = { $who } choisit la carte Épique { $cards }, qui rejoint sa zone des cartes Twist.
fables-log-eliminated = { $who } tombe à 0 PV : c’est l’élimination.
fables-log-concede = { $who } abandonne.

## Comment une partie a fini

fables-number-hp = PV
fables-column-hp = PV
fables-column-damage = Dégâts infligés
fables-column-epics = Épiques utilisées
fables-end-blow =
    { $who } n’a plus de PV : { $foe } inflige { $count ->
        [one] le dernier Dégât
       *[other] les { $count } derniers Dégâts
    }.
fables-end-blow-by =
    { $who } n’a plus de PV : { $foe } inflige { $count ->
        [one] le dernier Dégât
       *[other] les { $count } derniers Dégâts
    } avec { $cards }.
fables-end-loss =
    { $who } n’a plus de PV : { $count ->
        [one] le dernier s’est perdu
       *[other] les { $count } derniers se sont perdus
    } sans un coup.
fables-end-loss-by =
    { $who } n’a plus de PV : { $count ->
        [one] le dernier s’est perdu
       *[other] les { $count } derniers se sont perdus
    } par { $cards }.
fables-end-concede = { $who } a abandonné.
fables-end-left = { $who } a quitté la table pour de bon.
fables-end-cap = Les { $turn } tours convenus sont écoulés sans vainqueur.
fables-fell-blow = { $who } était hors jeu depuis le tour { $turn } : { $foe } a porté le dernier coup.
fables-fell-blow-by = { $who } était hors jeu depuis le tour { $turn } : { $foe } a porté le dernier coup avec { $cards }.
fables-fell-loss = { $who } était hors jeu depuis le tour { $turn }, sans dernier coup.
fables-fell-loss-by = { $who } était hors jeu depuis le tour { $turn }, par { $cards }.
fables-fell-concede = { $who } avait abandonné au tour { $turn }.
fables-fell-left = { $who } avait quitté la table au tour { $turn }.
fables-note-blow = Élimination au tour { $turn }, par { $foe }
fables-note-blow-by = Élimination au tour { $turn }, par { $foe } avec { $cards }
fables-note-loss = Élimination au tour { $turn }
fables-note-loss-by = Élimination au tour { $turn }, par { $cards }
fables-note-concede = Abandon au tour { $turn }
fables-note-left = Forfait par absence au tour { $turn }
