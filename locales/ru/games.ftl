### games

connect-minecraft = Проверь версию, скопируй адрес и вставь его в меню «Сетевая игра» > «Добавить».
connect-minecraft_bedrock =
    Скопируй адрес и введи его вместе с портом в меню «Играть» > «Серверы» > «Добавить сервер».
connect-rust = Скопируй адрес, нажми в игре F1 и введи client.connect и адрес.
connect-counter_strike_2 = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-counter_strike_1_6 = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-counter_strike_source = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-garrys_mod = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-left_4_dead_2 = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-team_fortress_2 = Скопируй адрес, открой в игре консоль и введи connect и адрес.
connect-fivem = Скопируй адрес, нажми F8 в FiveM и введи connect и адрес.
connect-redm = Скопируй адрес, нажми F8 в RedM и введи connect и адрес.
# ? the menu's own names in this game are from memory
connect-factorio = Скопируй адрес и вставь его в меню «Сетевая игра» > «Подключиться по адресу».
# ? the menu's own names in this game are from memory
connect-terraria = Скопируй адрес и введи его в меню «Сетевая игра» > «Присоединиться по IP».
# ? the menu's own names in this game are from memory
connect-valheim = Скопируй адрес и вставь его в меню «Присоединиться к игре» > «Добавить сервер».
connect-7_days_to_die = Скопируй адрес и введи его в списке серверов игры.
connect-palworld = Скопируй адрес и введи его в списке серверов игры.
connect-project_zomboid = Скопируй адрес и введи его в списке серверов игры.

first-version = Версия
first-edition = Издание
first-mode = Режим
first-map = Карта
first-languages = Язык
first-country = Страна

java = Java
bedrock = Bedrock
