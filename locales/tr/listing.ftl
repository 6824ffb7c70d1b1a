### listing

change-name = Ad
change-game = Oyun
change-host = Adres
change-port = Port

change-text-tagline = Slogan
change-text-tags = Etiketler
change-text-country = Ülke
change-text-version = Sürüm
change-text-languages = Diller
change-text-website = Web sitesi
change-text-discord = Discord
change-text-video = Video
change-text-description = Açıklama
change-text-rules = Kurallar
change-text-textLanguage = Metinlerin dili
change-text-translations = Diğer diller

home-title = Oyun sunucuları
home-heading = Sıralamayı orada oynayanlar belirler
home-lead = Son 30 günün en çok oy alan sunucuları. Her sunucuya günde bir oy.
home-results = “{ $text }” için sunucular
home-searchAll = Tüm sunucularda ara
home-pageOf = { $title }, sayfa { $page }

home-landing-title = { $name } sunucuları
home-landing-lead =
    Oyuncularının oylarıyla sıralanan { $servers } { $name } sunucusu. Şu anda { $playersOnline } oyuncu çevrimiçi.
home-landing-line =
    { $counts ->
        [all] Sıralama oyuncuların oylarına göre belirlenir.
        [signed-in] Sıralama giriş yapmış oyuncuların oylarına göre belirlenir.
        [confirmed] Sıralama, e-postası doğrulanmış veya bağlı hesabı olan oyuncuların oylarına göre belirlenir.
       *[established] Sıralama, 30 günden eski bağlı hesabı olan oyuncuların oylarına göre belirlenir.
    }

home-sums-servers = sunucu
home-sums-online = çevrimiçi oyuncu
home-sums-votes = oy (30 gün)

home-games = Oyunlar
home-moreGames = { $games } oyun daha
home-gamesLead = Sunucusu olan { $games } oyun.

home-gameOrders-players = Oyuncular
home-gameOrders-servers = Sunucular
home-gameOrders-name = Ad

home-gameCounts = { $servers } sunucu · { $playersOnline } oyuncu çevrimiçi
home-tags = Etiketler
home-board = Sunucular
home-page = Sayfa { $page } / { $pages }
home-more = Daha fazlasına mı bakıyorsun?

feed-title = Yeni sunucular
feed-follow = Yeni sunucuları akış okuyucuda takip et

nothing-listed = Listede henüz sunucu yok
nothing-listedNext =
    İlk sen ol: üç alan doldurman yeterli, onaylanır onaylanmaz oyuncular oy verebilir.
nothing-list = Sunucunu ekle
nothing-found = Hepsine uyan sunucu yok
nothing-foundFor = “{ $text }” için sonuç yok
nothing-drop = Şunların her biri sunucu bulur:
nothing-clear = Daha az filtreyle bulabilirsin.
nothing-dropFor = Hepsine uyan sunucu yok. Şunların her biri sunucu bulur:
nothing-retype =
    Hepsine uyan sunucu yok. Adlara, oyunlara, etiketlere, ülkelere ve adreslere baktık: daha az kelimeyle
    dene.
nothing-without = Şu olmadan:
nothing-showAll = Filtreleri temizle
nothing-pastEnd = Listede bu kadar sayfa yok.
nothing-firstPage = İlk sayfaya git
nothing-waysOn = Bunları dene

nothing-games-label = Oyunlara göz at
nothing-games-more = Listede sunucusu olan tüm oyunlar

nothing-newest-label = En yeni sunucular
nothing-newest-more = Listeye yeni eklendi

nothing-own-label = Kendi sunucunu ekle
nothing-own-more = Üç alan, ücretsiz

board-rank = Sıra
board-copy = { $name } adresini kopyala
board-vote = Oy ver
board-voteFor = ({ $name })
board-votes = oy
board-today = bugün
board-monthly = son 30 günde
board-all = tüm zamanlarda

moves-isNew = yeni
moves-up = sıra yükseldi (bir haftada)
moves-down = sıra düştü (bir haftada)

filters-title = Filtreler
filters-used = etkin
filters-text = Ad veya adres

filters-choose-game-label = Oyun
filters-choose-game-all = Tüm oyunlar

filters-choose-country-label = Ülke
filters-choose-country-all = Tüm ülkeler

filters-choose-language-label = Dil
filters-choose-language-all = Tüm diller

filters-choose-version-label = Sürüm
filters-choose-version-all = Tüm sürümler

filters-tags = Etiketler (hepsi)
filters-clear = Tümünü temizle
filters-quick = Hızlı filtreler
filters-online = Şu an çevrimiçi
filters-show = Sunucuları göster
filters-found = { $total } sunucu
filters-quoted = “{ $text }”
filters-remove = : kaldır
filters-sortBy = Sırala

filters-sorts-match = En uygun
filters-sorts-votes_30 = 30 gün
filters-sorts-votes_today = Bugün
filters-sorts-votes_all = Tüm zamanlar
filters-sorts-players = Oyuncular
filters-sorts-newest = En yeni
filters-sorts-name = Ad

server-moderate = Denetle
server-servers = Sunucular
server-about = Hakkında
server-rules = Kurallar
server-links = Bağlantılar
server-website = Web sitesi
server-video = Video

server-community-discord = Discord'a katıl
server-community-website = Web sitesine git

server-tags = Etiketler
server-facts = Bilgiler
server-version = Sürüm
server-country = Ülke
server-languages =
    { $languages ->
        [one] Dil
       *[other] Diller
    }
server-listed = Listeye eklenme
server-rankIn = { $game } sıralaması
server-of = / { $listed }
server-playersIn = oyuncu
server-votesWeekly = Oylar, 7 gün
server-votesTotal = Oylar, tüm zamanlar
server-allVotes =
    Sıralamada yalnızca { $counts ->
        [signed-in] giriş yapmış oyuncuların
        [confirmed] e-postası doğrulanmış veya bağlı hesabı olan oyuncuların
       *[established] 30 günden eski bağlı hesabı olan oyuncuların
    } oyları sayılır.
server-vote = Oy ver
server-voteFor = { $name } için oy ver
server-description = { $name }, bir { $game } sunucusu: adres, oyuncular ve oylar.

share-share = Paylaş
share-address = Bu sayfanın adresi

report-title = Bildir: { $server }
report-back = { $server } sayfasına dön
report-lead = Bu ilanda bir sorun mu var? Moderatörlere bildir. Sahibi kim olduğunu asla öğrenmez.
report-reason = Sorun ne?
report-pick = Birini seç

report-reasons-pictures = Görselleri
report-reasons-hateful = Nefret içeriyor veya insanları taciz ediyor
report-reasons-scam = Oyuncuları dolandırıyor veya parola istiyor
report-reasons-fake = Başka bir sunucu gibi davranıyor
report-reasons-wrong = Bilgileri yanlış veya artık yok
report-reasons-other = Başka bir şey

report-more = Kendi sözlerinle
report-moreHelp = Ne gördün, nerede? Lütfen kimsenin özel bilgilerini yazma.
report-send = Bildirimi gönder
report-link = Bu ilanı bildir

live-online = Çevrimiçi (başlangıç)
live-offline = Çevrimdışı (başlangıç)
live-neverAnswered = listeye eklenme
live-uptime = Çalışma oranı
live-owner = Sahibi
live-verified = doğrulanmış
live-verifiedHelp = Sahibi bu sunucunun kendisine ait olduğunu kanıtladı.

badge-title = Rozet
badge-lead = Sıranı kendi sitende gösteren ve buraya yönlendiren bir resim (SVG, betiksiz).
badge-code = Siten için HTML
badge-widget = Sıra, oy ve oyuncuları gösteren araç için HTML
badge-players = { $players } oyuncu çevrimiçi
badge-alternative = Bize oy ver
badge-rank = { $game } oyununda { $rank }. sırada
badge-votes = 30 günde { $votes } oy

goals-title = Hedefler
goals-says-each = { $target } oydan { $count }
goals-says-day = bugün { $target } oydan { $count }
goals-says-week = bu hafta { $target } oydan { $count }
goals-says-month = bu ay { $target } oydan { $count }
goals-over-day = Bugün ulaşıldı
goals-over-week = Bu hafta ulaşıldı
goals-over-month = Bu ay ulaşıldı
