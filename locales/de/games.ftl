### games

connect-minecraft = Version prüfen, Adresse kopieren und unter Mehrspieler, Server hinzufügen einfügen.
connect-minecraft_bedrock =
    Adresse kopieren und mit dem Port unter Spielen, Server, Server hinzufügen eingeben.
connect-rust = Adresse kopieren, im Spiel F1 drücken und client.connect und die Adresse eingeben.
connect-counter_strike_2 =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-counter_strike_1_6 =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-counter_strike_source =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-garrys_mod =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-left_4_dead_2 =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-team_fortress_2 =
    Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.
connect-fivem = Adresse kopieren, in FiveM F8 drücken und connect und die Adresse eingeben.
connect-redm = Adresse kopieren, in RedM F8 drücken und connect und die Adresse eingeben.
connect-factorio = Adresse kopieren und unter Mehrspieler, Mit Adresse verbinden einfügen.
connect-terraria = Adresse kopieren und unter Mehrspieler, Über IP beitreten eingeben.
connect-valheim = Adresse kopieren und unter Spiel beitreten, Server hinzufügen einfügen.
connect-7_days_to_die = Adresse kopieren und in der Serverliste des Spiels eingeben.
connect-palworld = Adresse kopieren und in der Serverliste des Spiels eingeben.
connect-project_zomboid = Adresse kopieren und in der Serverliste des Spiels eingeben.

first-version = Version
first-edition = Edition
first-mode = Modus
first-map = Map
first-languages = Sprache
first-country = Land

java = Java
bedrock = Bedrock
