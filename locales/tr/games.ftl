### games

connect-minecraft = Sürümü kontrol et, adresi kopyala ve Çok Oyunculu, Sunucu Ekle altına yapıştır.
connect-minecraft_bedrock = Adresi kopyala; adresi ve portu Oyna, Sunucular, Sunucu Ekle altına gir.
connect-rust = Adresi kopyala, oyunda F1 tuşuna bas, client.connect ve ardından adresi yaz.
connect-counter_strike_2 = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-counter_strike_1_6 = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-counter_strike_source = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-garrys_mod = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-left_4_dead_2 = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-team_fortress_2 = Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.
connect-fivem = Adresi kopyala, FiveM içinde F8 tuşuna bas, connect ve ardından adresi yaz.
connect-redm = Adresi kopyala, RedM içinde F8 tuşuna bas, connect ve ardından adresi yaz.
connect-factorio = Adresi kopyala ve Çok oyunculu, Adrese bağlan altına yapıştır.
connect-terraria = Adresi kopyala ve Multiplayer, Join via IP altına gir.
connect-valheim = Adresi kopyala ve Join Game, Add server altına yapıştır.
connect-7_days_to_die = Adresi kopyala ve oyundaki sunucu listesine gir.
connect-palworld = Adresi kopyala ve oyundaki sunucu listesine gir.
connect-project_zomboid = Adresi kopyala ve oyundaki sunucu listesine gir.

first-version = Sürüm
first-edition = Edisyon
first-mode = Mod
first-map = Harita
first-languages = Dil
first-country = Ülke

java = Java
bedrock = Bedrock
