### Les tournois que mène le serveur : ce qui ne se peut pas, et ce qui a été fait.

events-bot = Robot { $number }

events-error-no-event = Ce tournoi n’existe pas.
events-error-damaged = Les données de ce tournoi sont endommagées : il ne peut pas continuer. Un modérateur peut y mettre fin.
events-error-busy = Beaucoup de monde modifie ce tournoi en ce moment. Réessayez.
events-error-host-only = Seul l’hôte du tournoi peut le faire.
events-error-not-in = Vous ne participez pas à ce tournoi.
events-error-no-entry = Personne ne participe sous ce numéro.
events-error-no-meeting = Cette rencontre n’existe pas, ou ne peut pas être corrigée.
events-error-title = Donnez un titre au tournoi.
events-error-nameless = Prenez d’abord un nom : on ne vous distinguerait pas des autres invités.
events-error-name = Quelqu’un dont le nom ressemble à { $name } participe déjà. Prenez un autre nom.
events-error-seats = { $game } ne se joue pas à des tables de cette taille.
events-error-too-many = Il y a trop de tournois ouverts, ou vous en organisez déjà { $most } : terminez-en un d’abord.
events-error-too-late = Il est trop tard pour rejoindre ce tournoi.
events-error-unwelcome = Vous ne pouvez pas rejoindre ce tournoi.
events-error-already-in = Vous participez déjà.
events-error-full = Ce tournoi est complet : { $most } participants.
events-error-bots = Pas plus de { $most } robots ne peuvent participer.
events-error-closed = Ce tournoi est terminé.
events-error-final-begun = La finale a commencé.
events-error-league-begun = Toutes les rencontres de la ligue sont déjà ouvertes.
events-error-round-open = La ronde { $round } n’est pas terminée.
events-error-no-tables = { $people ->
    [one] { $people } personne ne peut pas
   *[other] { $people } personnes ne peuvent pas
 } former d’autres tables de quatre ou cinq : attendez du monde, ajoutez des robots, ou passez à la finale.
events-error-too-few = { $people ->
    [one] Une seule personne participe
   *[other] Seulement { $people } personnes participent
 } : il en faut au moins { $least }. Attendez du monde, ou ajoutez des robots.
events-error-no-final = Ce tournoi n’a pas de finale à cet instant.
events-error-not-yours = Vous ne jouez pas dans cette rencontre.
events-error-no-longer-open = Cette rencontre est distribuée, ou terminée.
events-error-not-your-choice = C’est à un autre finaliste de choisir sa place.
events-error-points = Ces points sont impossibles : un duel est gagné (1 et 0) ou nul (0,5 chacun) ; à une table il n’y a pas plus de points de victoire que de participants, par demi-points.

events-note-joined = { $who } participe.
events-note-late = { $who } arrive en cours de route.
events-note-back = { $who } est de retour.
events-note-dropped = { $who } abandonne.
events-note-removed = L’hôte a exclu { $who } : { $why }
events-note-round = Une ronde a commencé.
events-note-result = La rencontre { $number } est terminée.
events-note-corrected = L’hôte a corrigé la rencontre { $number } : { $why }
events-note-damaged = La table de la rencontre { $number } est endommagée : l’hôte décide.
events-note-final = Les finalistes choisissent leur place.
events-note-over = Le tournoi est terminé.
events-note-cancelled = L’hôte a annulé le tournoi.
events-note-lapsed = Rien ne s’y passait plus depuis longtemps : le tournoi s’est terminé de lui-même.
events-note-moderated = Un modérateur a mis fin au tournoi : { $why }
events-note-cleared = Un modérateur a retiré le titre et le texte du tournoi : { $why }
