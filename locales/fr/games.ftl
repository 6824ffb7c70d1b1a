### games

connect-minecraft =
    Vérifie la version, copie l’adresse et colle-la dans Multijoueur, Nouveau serveur.
connect-minecraft_bedrock =
    Copie l’adresse et saisis-la avec son port dans Jouer, Serveurs, Ajouter un serveur.
connect-rust = Copie l’adresse, appuie sur F1 dans le jeu, puis tape client.connect et l’adresse.
connect-counter_strike_2 =
    Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-counter_strike_1_6 =
    Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-counter_strike_source =
    Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-garrys_mod = Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-left_4_dead_2 =
    Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-team_fortress_2 =
    Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.
connect-fivem = Copie l’adresse, appuie sur F8 dans FiveM, puis tape connect et l’adresse.
connect-redm = Copie l’adresse, appuie sur F8 dans RedM, puis tape connect et l’adresse.
# ? menu names in the game's own translation
connect-factorio = Copie l’adresse et colle-la dans Multijoueur, Se connecter à une adresse.
# ? menu names in the game's own translation
connect-terraria = Copie l’adresse et saisis-la dans Multijoueur, Rejoindre via IP.
# ? menu names in the game's own translation
connect-valheim = Copie l’adresse et colle-la dans Rejoindre une partie, Ajouter un serveur.
connect-7_days_to_die = Copie l’adresse et saisis-la dans la liste des serveurs du jeu.
connect-palworld = Copie l’adresse et saisis-la dans la liste des serveurs du jeu.
connect-project_zomboid = Copie l’adresse et saisis-la dans la liste des serveurs du jeu.

first-version = Version
first-edition = Édition
first-mode = Mode
first-map = Carte
first-languages = Langue
first-country = Pays

java = Java
bedrock = Bedrock
