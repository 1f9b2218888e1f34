### The pages of the Buffy decks that come with Noctuary: plan, advice, and what the key cards are for.

# Said after the plan of a deck of sixty cards.
buffy-ready-large = Voici le grand deck, pour les tournois : le même plan avec vingt cartes de plus ; chaque carte vient plus tard, et les réponses durent plus longtemps.

buffy-ready-plan-ada-vance = Ada cherche le combat à chaque tour : l’essence lui en donne un pendant le déplacement, et l’étape de conflit en permet un autre. Les Compagnons restent en arrière et s’occupent des défis qui ne demandent pas de poings.
buffy-ready-hint-ada-vance = Laissez-la atteindre le niveau 3 avant de la risquer contre un groupe solide. Un combat qui ne fait que fatiguer l’adversaire vaut peu : choisissez ceux qui éliminent quelqu’un.
buffy-ready-key-ada-vance-1 = Au niveau 3, elle attaque et reste prête quand les autres ripostent.
buffy-ready-key-ada-vance-2 = Augmente durablement sa valeur de Combat : la plupart des combats sont décidés avant la première carte.
buffy-ready-key-ada-vance-3 = Quelqu’un d’autre prend le coup, ou Ada intervient là où un Compagnon était attaqué.

buffy-ready-plan-brother-cain = Frère Caïn rend ses propres défis trop coûteux pour les autres et se bat par l’Étrangeté, où peu de gens peuvent lui répondre. Ses points de destinée viennent de bougies noires que lui seul peut allumer.
buffy-ready-hint-brother-cain = Gardez une carte qui change le talent décisif pour le moment où quelqu’un de fort attaque. Rien ne presse : chaque défi que les autres manquent est un tour de gagné.
buffy-ready-key-brother-cain-1 = Dès le niveau 2, il change un combat par tour en épreuve d’Étrangeté.
buffy-ready-key-brother-cain-2 = Deux de plus à un objectif, c’est souvent la différence entre une récompense et un tour perdu.
buffy-ready-key-brother-cain-3 = Le défi autour duquel le deck est construit ; l’épisode en augmente la récompense.

buffy-ready-plan-constance-quill = Constance dépense des points de destinée pour vider la main adverse et écarter qui la gêne, puis les récupère par le chantage. Qui n’a plus de cartes ne peut plus lui répondre dans un conflit d’esprit.
buffy-ready-hint-constance-quill = Être en retard fait partie du plan, tant que l’écart reste petit. Frappez juste avant que l’adversaire pioche, et gardez deux points pour le jour où elle atteint le niveau 3.
buffy-ready-key-constance-quill-1 = Écarte pour de bon un personnage secondaire : ce qu’elle fait de plus cher, et de plus fort.
buffy-ready-key-constance-quill-2 = Deux points d’écart dans la course, pour le seul fait d’être en retard.
buffy-ready-key-constance-quill-3 = Porte le combat sur l’Astuce, où son camp ne perd presque jamais.

buffy-ready-plan-countess-vesna = La Comtesse veut le Parc et la nuit. Ses Vampires y sont les plus forts ensemble, le tiennent tour après tour et gagnent ainsi ; les défis sont un second chemin, pas le premier.
buffy-ready-hint-countess-vesna = Surveillez le jour : les Vampires ne marchent pas à la lumière, soyez donc en place avant le matin. Gardez deux défenseurs redressés dans le Parc dès que le compte tourne pour vous.
buffy-ready-key-countess-vesna-1 = Vaincu dans le Parc, il porte votre compte à deux : encore un tour et la partie est gagnée.
buffy-ready-key-countess-vesna-2 = Fait du jour la nuit au moment où les autres comptaient sur le soleil.
buffy-ready-key-countess-vesna-3 = Les Laquais fatigués se relèvent : une attaque et une défense dans le même tour.

buffy-ready-plan-dot-marlowe = Dot amène la foule. Les Compagnons rejoignent les conflits sur le tard, chacun rend le groupe plus charmant, et ensemble ils désamorcent par la parole des défis que personne n’affronterait seul.
buffy-ready-hint-dot-marlowe = Gardez le groupe sur une ou deux cases, sinon personne ne peut se joindre. Les combats ne sont pas votre affaire : portez-les sur le Charme, ou laissez-les passer.
buffy-ready-key-dot-marlowe-1 = Appelle même les Compagnons fatigués dans un défi : comptez toute la case, pas seulement ceux qui tiennent debout.
buffy-ready-key-dot-marlowe-2 = Trouve le prochain Compagnon chaque fois qu’il en faut un.
buffy-ready-key-dot-marlowe-3 = Un de plus dans le conflit, et une carte avec.

buffy-ready-plan-milo-hart = Milo lit. Son essence fait aussitôt de lui un magicien, ses défis demandent des lecteurs et des magiciens, et qui lui cherche querelle voit le combat décidé par l’Astuce.
buffy-ready-hint-milo-hart = Le deck est patient : piocher, monter de niveau, affronter un défi par tour. Contre des combattants rapides, quittez les premières cases et gardez une carte qui change le talent.
buffy-ready-key-milo-hart-1 = Au niveau 3, l’objectif le plus haut d’un défi perd deux : presque tout devient abordable.
buffy-ready-key-milo-hart-2 = Un défi que les autres vous prennent rarement, car il demande la Magie.
buffy-ready-key-milo-hart-3 = Une carte de plus par tour ; sur une partie, cela vaut plus que n’importe quel combat.

buffy-ready-plan-wren-calloway-evil = Wren parmi les Méchants frappe les fatigués. Contre une carte défaussée, elle change de camp pour un tour et prend aussi des défis du bien : il y a toujours quelque chose à gagner.
buffy-ready-hint-wren-calloway-evil = Laissez les autres attaquer d’abord : qui s’est battu devient votre proie. Chaque défausse coûte, piochez donc avant de retourner votre veste.
buffy-ready-key-wren-calloway-evil-1 = Dès le niveau 2, elle attaque un adversaire fatigué avant l’étape de conflit.
buffy-ready-key-wren-calloway-evil-2 = Jouée quand le combat est gagné : la main du perdant perd aussi deux cartes.
buffy-ready-key-wren-calloway-evil-3 = Regarnit la main que ses marchés ont vidée.

buffy-ready-plan-wren-calloway-good = Wren parmi les Héros joue des deux côtés de la rue : Héroïne d’habitude, Méchante pour un tour quand un défi du mal rapporte. De bons combattants autour d’elle veillent à ce qu’on ne l’en punisse pas.
buffy-ready-hint-wren-calloway-good = Regardez les défis de chacun avant de défausser ; le meilleur tour en prend un de chaque camp. Une fois par partie elle survit à une défaite : osez quand cela décide quelque chose.
buffy-ready-key-wren-calloway-good-1 = Ne part pas à sa première défaite : un risque gratuit, une fois.
buffy-ready-key-wren-calloway-good-2 = Change un combat perdu d’avance en affaire de Charme.
buffy-ready-key-wren-calloway-good-3 = De nouvelles cartes pour d’anciennes : de quoi payer ses revirements.
