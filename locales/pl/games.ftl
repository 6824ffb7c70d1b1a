### games

connect-minecraft = Sprawdź wersję, skopiuj adres i wklej go w menu Tryb wieloosobowy > Dodaj serwer.
connect-minecraft_bedrock =
    Skopiuj adres i wpisz go razem z portem w menu Graj > Serwery > Dodaj serwer.
connect-rust = Skopiuj adres, naciśnij w grze F1 i wpisz client.connect oraz adres.
connect-counter_strike_2 = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-counter_strike_1_6 = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-counter_strike_source = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-garrys_mod = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-left_4_dead_2 = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-team_fortress_2 = Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.
connect-fivem = Skopiuj adres, naciśnij F8 w FiveM i wpisz connect oraz adres.
connect-redm = Skopiuj adres, naciśnij F8 w RedM i wpisz connect oraz adres.
# ? the menu's own names in this game are from memory
connect-factorio = Skopiuj adres i wklej go w menu Gra wieloosobowa > Połącz z adresem.
# ? the menu's own names in this game are from memory
connect-terraria = Skopiuj adres i wpisz go w menu Gra wieloosobowa > Dołącz przez IP.
# ? the menu's own names in this game are from memory
connect-valheim = Skopiuj adres i wklej go w menu Dołącz do gry > Dodaj serwer.
connect-7_days_to_die = Skopiuj adres i wpisz go na liście serwerów w grze.
connect-palworld = Skopiuj adres i wpisz go na liście serwerów w grze.
connect-project_zomboid = Skopiuj adres i wpisz go na liście serwerów w grze.

first-version = Wersja
first-edition = Edycja
first-mode = Tryb
first-map = Mapa
first-languages = Język
first-country = Kraj

java = Java
bedrock = Bedrock
