### games

connect-minecraft = Mira la versión, copia la dirección y pégala en Multijugador, Añadir servidor.
connect-minecraft_bedrock =
    Copia la dirección y escríbela con su puerto en Jugar, Servidores, Añadir servidor.
connect-rust = Copia la dirección, pulsa F1 en el juego y escribe client.connect y la dirección.
connect-counter_strike_2 =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-counter_strike_1_6 =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-counter_strike_source =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-garrys_mod =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-left_4_dead_2 =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-team_fortress_2 =
    Copia la dirección, abre la consola del juego y escribe connect y la dirección.
connect-fivem = Copia la dirección, pulsa F8 en FiveM y escribe connect y la dirección.
connect-redm = Copia la dirección, pulsa F8 en RedM y escribe connect y la dirección.
connect-factorio = Copia la dirección y pégala en Multijugador, Conectar a una dirección.
connect-terraria = Copia la dirección y escríbela en Multijugador, Unirse por IP.
connect-valheim = Copia la dirección y pégala en Unirse a partida, Añadir servidor.
connect-7_days_to_die = Copia la dirección y escríbela en la lista de servidores del juego.
connect-palworld = Copia la dirección y escríbela en la lista de servidores del juego.
connect-project_zomboid = Copia la dirección y escríbela en la lista de servidores del juego.

first-version = Versión
first-edition = Edición
first-mode = Modo
first-map = Mapa
first-languages = Idioma
first-country = País

java = Java
bedrock = Bedrock
