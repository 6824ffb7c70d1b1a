### games

connect-minecraft = Confira a versão, copie o endereço e cole em Multijogador, Adicionar servidor.
connect-minecraft_bedrock =
    Copie o endereço e digite-o, com a porta, em Jogar, Servidores, Adicionar servidor.
connect-rust = Copie o endereço, aperte F1 no jogo e digite client.connect e o endereço.
connect-counter_strike_2 = Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-counter_strike_1_6 = Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-counter_strike_source =
    Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-garrys_mod = Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-left_4_dead_2 = Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-team_fortress_2 = Copie o endereço, abra o console no jogo e digite connect e o endereço.
connect-fivem = Copie o endereço, aperte F8 no FiveM e digite connect e o endereço.
connect-redm = Copie o endereço, aperte F8 no RedM e digite connect e o endereço.
# ? menu names in the game's own translation
connect-factorio = Copie o endereço e cole em Multijogador, Conectar a um endereço.
# ? menu names in the game's own translation
connect-terraria = Copie o endereço e digite em Multijogador, Entrar via IP.
# ? menu names in the game's own translation
connect-valheim = Copie o endereço e cole em Entrar no jogo, Adicionar servidor.
connect-7_days_to_die = Copie o endereço e digite na lista de servidores do jogo.
connect-palworld = Copie o endereço e digite na lista de servidores do jogo.
connect-project_zomboid = Copie o endereço e digite na lista de servidores do jogo.

first-version = Versão
first-edition = Edição
first-mode = Modo
first-map = Mapa
first-languages = Idioma
first-country = País

java = Java
bedrock = Bedrock
