### Blanche Neige et ses Poisons.

fables-sheet-snow = Votre deck Poison est face visible : six cartes de niveau 1 sur le dessus, puis six de niveau 2 et six de niveau 3. Vos cartes donnent des Poisons à vos adversaires, et chacun leur coûte des PV chaque fois qu’il arrive dans leur défausse. En 2c2, les Poisons que détient un adversaire éliminé quittent la partie avec ses cartes. Quand vous êtes éliminée, vos adversaires retirent tous les Poisons de leur main, de leur défausse et de leur deck, puis mélangent leur deck.

## Cartes

fables-card-shard-storm = Orage d’éclats
fables-card-shard-tempest = Tempête d’éclats
fables-card-shard-vortex = Vortex d’éclats
fables-card-tainted-offering = Offrande corrompue
fables-card-tainted-feast = Festin corrompu
fables-card-tainted-maelstrom = Maelström corrompu
fables-card-shattered-passage = Passage brisé
fables-card-shattered-truth = Vérité brisée
fables-card-shattered-destiny = Destinée brisée
fables-card-crystal-coffin = Cercueil de cristal
fables-card-corrupted-destiny = Destin corrompu
fables-card-venomous-turn = Volte venimeuse
fables-card-poisoned-purity = Pureté vénéneuse
fables-card-rain-of-mirrors = Miroirs brisés
fables-card-brewing-destruction = Destruction en germe
fables-card-seven-serpents = Sept serpents

fables-text-crystal-coffin = Quand votre action d’Attaque ou votre Talent d’attaque inflige au moins { $least } Dégâts à un adversaire, vous pouvez placer la carte du dessus du deck Poison dans sa défausse.
fables-text-corrupted-destiny = Quand vous distribuez des Poisons avec un Talent de défense, vous pouvez mélanger l’une de ces cartes, au choix, dans le deck de l’adversaire au lieu de la placer dans sa défausse.
fables-text-venomous-turn = Quand une action de Mouvement vous fait traverser un adversaire, ou lui fait traverser votre case, vous pouvez placer la carte du dessus du deck Poison dans sa défausse.
fables-text-poisoned-purity = Chaque Poison qui arrive dans la défausse d’un adversaire lui coûte { $loss } PV de plus. Chaque exemplaire compte.

## Clauses

fables-effect-give-poison = Placez jusqu’à { $amount } cartes du dessus du deck Poison dans la défausse de l’adversaire.
fables-effect-foe-discards-hand = L’adversaire défausse toute sa main.
fables-effect-foe-draws =
    L’adversaire pioche ensuite { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
fables-effect-shuffle-back = Vous pouvez choisir jusqu’à { $most } cartes de la défausse de l’adversaire et les mélanger dans son deck.
fables-effect-loss-per-poison = L’adversaire perd 1 PV par Poison présent dans sa défausse.

## Questions

fables-ask-give-poison = { $source } : combien de Poisons placez-vous dans la défausse de l’adversaire, { $amount } au plus ?
fables-ask-corrupted-destiny = { $source } : mélanger plutôt l’un de ces Poisons dans le deck de l’adversaire ?
fables-ask-top-poison = { $source } : placer la carte du dessus du deck Poison dans la défausse de l’adversaire ?
fables-ask-shuffle-back = { $source } : quelle carte de la défausse de l’adversaire mélangez-vous dans son deck ?

## Le journal

fables-log-give-poison = { $who } empoisonne { $foe } : { $cards } dans la défausse adverse.
fables-log-hide-poison = { $who } empoisonne { $foe } : { $cards } dans le deck adverse, aussitôt mélangé.
fables-log-shuffle-back = { $who } force { $foe } à remélanger { $cards } de sa défausse dans son deck.
fables-log-poison-gone = { $who } retire tous ses Poisons et mélange son deck.
