### Ce que le système dit d’un fichier ou d’un réseau.

system-access = permission refusée
system-address-taken = l’adresse est déjà prise
system-broken = le disque ou l’appareil ne répond pas comme il faut
system-exists = autre chose porte déjà ce nom
system-folder = c’est un dossier
system-full = le disque est plein
system-long-name = le nom est trop long
system-loop = trop de liens symboliques se suivent
system-no-answer = personne n’a répondu à temps
system-no-folder = ce qui devrait être un dossier n’en est pas un
system-no-way = aucun chemin n’y mène par le réseau
system-not-allowed = ce n’est pas permis
system-not-there = ce fichier ou ce dossier n’existe pas
system-quota = la place accordée sur le disque est épuisée
system-read-only = on ne peut qu’y lire
system-refused = la connexion a été refusée
system-too-large = le fichier deviendrait trop grand
system-too-many = trop de fichiers sont ouverts
