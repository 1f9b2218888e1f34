# Un premier tour à chaque jeu, en quelques phrases.

web-first-title = { $game } : votre premier tour
web-first-close = À la table
web-first-table = À la table
    .about = Tout ce qui brille peut être choisi : cliquez dessus, puis sur ce que vous visez, ou prenez le même coup dans la liste. Le grand bouton dit toujours ce qui se passe si vous en restez là. Pointez une carte pour la lire ; un clic droit, ou un appui long, sur une carte sombre vous dit pourquoi elle ne peut pas être jouée.

web-first-fables = Deux héroïnes s’affrontent sur une piste de neuf cases. Celle qui réduit l’autre à 0 PV l’emporte.
web-first-fables-1 = Vous tenez six cartes, toutes jouables ce tour-ci : ce qui reste est défaussé à la fin, et vous en piochez six nouvelles.
web-first-fables-2 = Les cartes Attaque frappent une voisine, les cartes Défense dressent un bouclier jusqu’à votre prochain tour, les cartes Mouvement vous déplacent sur la piste. Chacune donne aussi du Pouvoir, à hauteur de sa valeur.
web-first-fables-3 = Un Talent, une carte propre à votre Fable, se joue avec une carte de base de son type. Il fait davantage que cette carte seule, mais ne donne pas de Pouvoir.
web-first-fables-4 = Dépensez votre Pouvoir avant la fin du tour : de meilleures cartes de base et vos prochains Talents rejoignent votre défausse, puis reviendront dans votre main.
web-first-fables-5 = Pour un premier tour : approchez-vous si votre adversaire est loin, frappez avec ce que vous avez, puis achetez la carte la plus chère que vous pouvez payer.

web-first-buffy = Une ville la nuit, et le Parc en son centre. Gagnez en réunissant 10 points de Destinée, ou en tenant le Parc six tours de suite.
web-first-buffy-1 = Prologue : chacun pose un défi sur le plateau. Ses nombres sont les talents qu’il exige, sa couronne les points de Destinée qu’il rapporte.
web-first-buffy-2 = Pioche et Redressement : défaussez ce dont vous ne voulez pas, complétez votre main à cinq cartes, et vos personnages fatigués se relèvent.
web-first-buffy-3 = Mouvement et Ressources : suivez les lignes, ou passez par le Parc, qui touche toutes les cases. Placez ensuite de nouveaux personnages, faites-les monter de niveau, donnez-leur compétences et objets.
web-first-buffy-4 = Conflit : envoyez un personnage affronter un défi de sa case, ou provoquez-y un adversaire en duel. Le panneau central fait les totaux des deux camps à mesure que les cartes sont jouées.
web-first-buffy-5 = Chacun agit à son tour, une chose à la fois, et l’étape finit quand tous passent l’un après l’autre. Passer est sans risque : si quelqu’un agit ensuite, on vous redemande.
web-first-patrol = Envie d’être guidé pas à pas ? « Première patrouille » est une partie commentée.
