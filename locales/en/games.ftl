### games

## Texts of the games' pages.

connect-minecraft = Check the version, copy the address, and paste it under Multiplayer, Add Server.
connect-minecraft_bedrock =
    Copy the address, and enter it and its port under Play, Servers, Add Server.
connect-rust = Copy the address, press F1 in the game and type client.connect and the address.
connect-counter_strike_2 =
    Copy the address, open the console in the game and type connect and the address.
connect-counter_strike_1_6 =
    Copy the address, open the console in the game and type connect and the address.
connect-counter_strike_source =
    Copy the address, open the console in the game and type connect and the address.
connect-garrys_mod =
    Copy the address, open the console in the game and type connect and the address.
connect-left_4_dead_2 =
    Copy the address, open the console in the game and type connect and the address.
connect-team_fortress_2 =
    Copy the address, open the console in the game and type connect and the address.
connect-fivem = Copy the address, press F8 in FiveM and type connect and the address.
connect-redm = Copy the address, press F8 in RedM and type connect and the address.
connect-factorio = Copy the address, and paste it under Multiplayer, Connect to address.
connect-terraria = Copy the address, and enter it under Multiplayer, Join via IP.
connect-valheim = Copy the address, and paste it under Join Game, Add server.
connect-7_days_to_die = Copy the address and enter it in the game's list of servers.
connect-palworld = Copy the address and enter it in the game's list of servers.
connect-project_zomboid = Copy the address and enter it in the game's list of servers.

first-version = Version
first-edition = Edition
first-mode = Mode
first-map = Map
first-languages = Language
first-country = Country

java = Java
bedrock = Bedrock
