### La galerie des cartes : ce qui les distingue.

gallery-kind = Sorte
gallery-character = Fable
gallery-level = Niveau
gallery-cost = Prix
gallery-side = Camp
gallery-talent = Talent
gallery-trait = Trait
gallery-destiny = Points de destinée
gallery-set = Série
gallery-type = Type
gallery-clan = Clan
gallery-discipline = Discipline
gallery-capacity = Capacité
gallery-group = Groupe
gallery-group-any = Tous
gallery-sect = Secte
gallery-title = Titre
gallery-pool = Coût en réserve
gallery-blood = Coût en sang
gallery-keyword = Mot-clé
gallery-edition = Édition
gallery-edition-v5 = cinquième édition

gallery-common = De toutes les Fables
gallery-relics = Reliques
gallery-house-relics = Reliques maison

gallery-kind-attack = Attaque
gallery-kind-defense = Défense
gallery-kind-movement = Mouvement
gallery-kind-joker = Joker
gallery-kind-epic = Épique
gallery-kind-poison = Poison
gallery-kind-relic = Relique
gallery-kind-match = Allumette
gallery-kind-twist = Twist

gallery-kind-essence = Essence
gallery-kind-hero = Héros
gallery-kind-companion = Compagnon
gallery-kind-villain = Méchant
gallery-kind-minion = Laquais
gallery-kind-challenge = Défi
gallery-kind-location = Lieu
gallery-kind-skill = Compétence
gallery-kind-item = Objet
gallery-kind-event = Événement
gallery-kind-action = Action
gallery-kind-episode-one = Épisode, Partie I
gallery-kind-episode-two = Épisode, Partie II
