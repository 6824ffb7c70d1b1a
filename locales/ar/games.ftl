### games

connect-minecraft = بعد التحقق من الإصدار، يُنسخ العنوان ويُلصق في Multiplayer ثم Add Server.
connect-minecraft_bedrock = يُنسخ العنوان ويُكتب مع المنفذ في Play ثم Servers ثم Add Server.
connect-rust = يُنسخ العنوان، ثم F1 في اللعبة وكتابة client.connect وبعدها العنوان.
connect-counter_strike_2 = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-counter_strike_1_6 = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-counter_strike_source = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-garrys_mod = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-left_4_dead_2 = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-team_fortress_2 = يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.
connect-fivem = يُنسخ العنوان، ثم F8 في FiveM وكتابة connect وبعدها العنوان.
connect-redm = يُنسخ العنوان، ثم F8 في RedM وكتابة connect وبعدها العنوان.
connect-factorio = يُنسخ العنوان ويُلصق في Multiplayer ثم Connect to address.
connect-terraria = يُنسخ العنوان ويُكتب في Multiplayer ثم Join via IP.
connect-valheim = يُنسخ العنوان ويُلصق في Join Game ثم Add server.
connect-7_days_to_die = يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.
connect-palworld = يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.
connect-project_zomboid = يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.

first-version = الإصدار
first-edition = النسخة
first-mode = طور اللعب
first-map = الخريطة
first-languages = اللغة
first-country = البلد

java = Java
bedrock = Bedrock
