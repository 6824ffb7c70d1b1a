### rewards

title = { $server } ödülleri
heading = Oyuncular ödüllerini nasıl alır?
lead = Aynı anda tek yöntem, böylece hiçbir oy iki kez ödüllendirilmez. Neyi seçersen seç webhook'lar gönderilir.
inUse = kullanımda
notYet = henüz kullanımda değil
saveRewardsBy = Bu yöntemi kullan

rewardsBy-push-name = Votifier'lı Minecraft eklentisi
rewardsBy-push-who = NuVotifier, VotifierPlus veya HytaleVotifier; VotingPlugin veya benzeriyle. Kod gerekmez.

rewardsBy-inbox-name = Eklentin bize sorar
rewardsBy-inbox-who =
    Kendi eklentin, oyları URL ile soran eski bir eklenti ya da ev modeminin arkasındaki bir sunucu.

rewardsBy-none-name = Buradan ödül yok
rewardsBy-none-who = Oylar sayılır. Oyuncular yalnızca, varsa, webhook'unun alıcısının verdiğini alır.

steps-title = Bir oy oyuncuya nasıl ulaşır
steps-results-good = : tamam.{ " " }
steps-results-open = : henüz değil.{ " " }
steps-results-bad = : başarısız.{ " " }
steps-votes = Bir oyuncu oy verir
steps-votesOf = son 7 günde { $votes }
steps-tell = Sunucuna bildiririz
steps-unconnected = Votifier'ın nerede dinlediğini belirt
steps-sent = 24 saatte { $arrived } / { $sent } teslim edildi
steps-take = Votifier'ın onu alır

steps-tests-none = Henüz test edilmedi
steps-tests-underWay = Test yolda
steps-tests-taken = Son testi aldı
steps-tests-untaken = Son testi almadı

steps-reward = Eklentin ödüllendirir
steps-unknown = Bize bildirmez. Emin olmak için bir kez kendin oy ver
steps-webhook = Onu webhook'una göndeririz
steps-receiver = Alıcın ödüllendirir

steps-inbox-keep = Senin için saklarız
steps-inbox-waiting = { $waiting } bekliyor
steps-inbox-unused = Bu yöntem henüz kullanımda değil
steps-inbox-take = Eklentin onu alır
steps-inbox-taken = Bize sordu
steps-inbox-untaken = Henüz sormadı: bir anahtar oluştur ve deneme oyu gönder
steps-inbox-give = Ne verdiğini bildirir
steps-inbox-given = bugün { $today } verildi
steps-inbox-ungiven = Henüz bildirmedi

steps-none = Oyuncular buradan bir şey almaz
steps-noneNext = İstediğin zaman başka bir yöntem seç
steps-helpLabel = Bir adım boş kalırsa

notApproved = Bu sunucunun durumu: { $status }. Ödülleri sunucu listedeyken değiştirebilirsin.
pending = İstediğin kadar kaydet ve dene. Gerçek oylar sunucu listeye girince gönderilir.
inboxLater = Bu yolu şimdiden seçebilirsin. Anahtarları sunucu listeye girince oluşturulur.
votifier = Votifier

host-label = Ana bilgisayar
host-help = Votifier'ının dinlediği yer: genellikle sunucunun kendi adresi.

port = Port
portHelp = Genellikle { $usual }, oyunun kendi portu değil. Güvenlik duvarında aç.
secret = Token veya açık anahtar
secretHelp =
    plugins/Votifier içinden: config.yml dosyasındaki token veya rsa/public.key dosyasının tamamı. Hangisi olduğunu biz
    anlarız. Asla özel anahtar girme.
secretKept = Bize verdiğini korumak için boş bırak.
service = Bu sitenin eklentindeki adı
save = Kaydet ve test et
saveHelp = Testin oyuncusu Voteboard_Test. Oy olarak sayılmaz.
again = Başka bir test gönder
off = Kapat veya duraklat
lastTest = Son test
underWay = Test yolda. Bu sayfa kendiliğinden yenilenir.
took = { $ms } ms
all = Gönderilen tüm oylar
works = Sunucuna ulaştı. Bir adım kaldı: oyuncuların ne alacağını belirt.
worksNext =
    VotingPlugin artık bu siteyi tanıyor. plugins/VotingPlugin/VoteSites.yml dosyasını aç, { $site } kısmını bul ve bir ödül
    ekle, örneğin:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Alıcılar
receivers-lead = Her oy her alıcıya gider ve her biri onu ödüllendirir. Sunucuların bir proxy arkasındaysa yalnızca proxy'yi bağla.
receivers-guide = Proxy arkasındaki bir ağ
receivers-add = Başka bir alıcı ekle
receivers-change = Değiştir
receivers-remove = Kaldır

receivers-name-label = Ad
receivers-name-help = Yalnızca sen görürsün, burada ve teslimat kaydında: lobi, survival, …

samples-title = Başlangıç için eklentiler
samples-lead =
    Her biri eksiksiz bir program. Oyları alır, seçtiğin ödülleri verir ve hangilerini verdiğini hatırlar; böylece hiçbir oy
    iki kez ödüllendirilmez. Testlerimiz her birini, gerçeklerin yerine geçen oyunlarda rastgele anlarda durdurur.

sampleGames-command = Komutu olan her oyun
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, açık port gerekmez
sampleGames-oxide = Rust ve diğerleri: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Gelen kutusu
inbox-lead = Eklentin alıp ne verdiğini bildirene kadar oylar burada bekler.
inbox-plugin = Paper ve Velocity için hazır bir eklenti
inbox-reference = Böyle bir eklenti nasıl yazılır
inbox-notInUse = Yeni oylar yalnızca bu yöntem kullanımdayken gelen kutusuna girer.
inbox-waiting = Bekleyen
inbox-leased = Veriliyor
inbox-oldest = En eskinin beklediği tarih
inbox-today = Bugün verilen
inbox-twice = 30 günde iki kez verilen
inbox-expired = 30 günde süresi dolan
inbox-keyName = Ödül eklentisi
inbox-make = Eklentin için anahtar oluştur
inbox-made = Eklentin için bir anahtar

inbox-player-label = Oyuncu
inbox-player-help = Deneme oyu bu adla gelir. Bir saat bekler ve asla sayılmaz.

inbox-noPlayer = Bu adda bir hesap yok.
inbox-test = Deneme oyu gönder

recent-title = Son ödüller

recent-heads-1 = Oyuncu
recent-heads-2 = Oy zamanı
recent-heads-3 = Ödül
recent-heads-4 = Eklentinin notu

recent-gone = silinmiş hesap
recent-isTest = test
recent-twice = iki kez verildi
recent-twiceHelp =
    İki kez verildi: İlk oyun sunucusu zamanında bildirmediği için ödülü ikinci bir oyun sunucusu da
    verdi.
recent-on = sunucu: { $servers }

recent-states-none = yok
recent-states-waiting = eklentini bekliyor
recent-states-leased = veriliyor
recent-states-granted = verildi
recent-states-refused = eklentin reddetti
recent-states-voided = geri çekildi: oy geçersiz
recent-states-expired = süresi doldu: zamanında verilmedi

door-title = URL ile soran eski eklentiler
door-lead = Bir oyuncunun oy verip vermediğini, başka hiçbir şeyi açmayan anahtarlı bir URL ile sorarlar.
door-key = URL anahtarı
door-asked = Son istek
door-answered = Yanıtımız

door-answers-check_0 = “oy verdi mi?” için 0: bekleyen ödül yok
door-answers-check_1 = “oy verdi mi?” için 1: bir ödül bekliyor
door-answers-check_2 = “oy verdi mi?” için 2: zaten verildi
door-answers-claim_0 = alma isteğine 0: bekleyen yok
door-answers-claim_1 = alma isteğine 1: verildi
door-answers-nameless = hata: ad göndermedi. Eklentini Steam kimlikleri yerine adlara ayarla.

door-make = URL anahtarı oluştur
door-makeHelp = Yapıştırılacak satırlarda bir kez gösterilir.
door-replace = Yeni URL anahtarı oluştur
door-replaceHelp = Şu anki anahtar hemen çalışmaz olur.
door-made = URL anahtarın
door-paste = Eklentine yapıştır

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = JSON yapılandırmasına

door-plugins-rocket-1 = Unturned: Votifier for Rocket
door-plugins-rocket-2 = XML dosyasına. Steam kimliğiyle sorar

door-plugins-other-1 = Başka herhangi bir betik
door-plugins-other-2 = Diğer sitenin adresi ve anahtarı yerine bu sitenin adresini ve anahtarını koy

links-heading = Oyundan oy bağlantıları
links-per = Her oyuncuya ayrı, eklentinden: tek tık yeter, hesap gerekmez
links-lead =
    Eklentin, /vote yazan her oyuncuya bir bağlantı göstersin: bağlantı kim olduğunu söyler, böylece oyuncu hesap açmadan ve
    yazmadan tek tıkla oy verir. Burada hesabı olan bir oyuncudan bir kez giriş yapması ve bağlantılarının kendi adına oy
    vermesine izin vermesi istenir.
links-address = Sohbet ve menüler için oy bağlantısı
links-same = Herkes için aynı
links-addressHelp =
    İkisi de kısadır ve renkli sohbette bozulmaz. İkincisinde NAME yerine menünün oyuncu için
    kullandığı yer tutucuyu yaz: ad doldurulmuş gelir. Hiçbir şeyi kanıtlamaz.
links-voteLink = Oy bağlantısı
links-namedVoteLink = Oyuncunun adıyla
links-toLines = VotingPlugin, SuperbVote ve diğerleri için yapıştırılacak satırlar
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = bittiği saniye, en fazla 24 saat
    sonrası
links-key = Bağlantı anahtarı
links-keyHelp =
    HMAC anahtarı olarak vbl_ dahil metnin tamamını kullan. Ona sahip olan herkes, burada hesabı olmayan veya bağlantılarına
    izin vermiş herhangi bir oyuncu olarak oy verebilir: eklentinin ayarlarında sakla.
links-make = Bağlantı anahtarı oluştur
links-makeHelp = Bir kez gösterilir.
links-replace = Anahtarı değiştir
links-replaceHelp = Şu ankiyle oluşturulan bağlantılar çalışmaz olur.
links-remove = Anahtarı kaldır
links-unreadable = Site bu anahtarı okumak için gerekeni kaybetti. Değiştir.
links-made = Bağlantı anahtarın

goals-title = Hedefler
goals-pageTitle = { $server } hedefleri
goals-lead =
    Oylar için bir şey vadet. Burada bir ad seçersin, oyuncuların ne alacağına eklentin karar
    verir.
goals-open = Hedef koy
goals-unused = Hedefler için bize soran bir eklenti gerekir. Ödüller sayfasında bu yolu seç.
goals-none = Henüz hedef yok.
goals-guide = Bir eklenti ulaşılan hedefin ödülünü nasıl verir
goals-newTitle = Yeni hedef
goals-note =
    Günler, haftalar ve aylar UTC’ye göredir. Oylar sonradan geçersiz sayılsa bile ulaşılan
    hedef ulaşılmış kalır. Denemeler sayılmaz.
goals-says = { $kind }: { $target }
goals-progress = { $count } / { $target }
goals-reached = Ulaşılma: { $times }
goals-once = yalnızca bir kez
goals-kinds-each = Bütün oyuncuların oyları, tekrar tekrar
goals-kinds-day = Bütün oyuncuların bir gündeki oyları
goals-kinds-week = Bütün oyuncuların bir haftadaki oyları
goals-kinds-month = Bütün oyuncuların bir aydaki oyları
goals-kinds-streak = Her oyuncunun art arda günleri
goals-kinds-total = Her oyuncunun oyları
goals-fields-kind = Ne sayılır
goals-fields-target = Kaç
goals-fields-name = Ad
goals-fields-nameHelp = Eklentin hedefi bununla tanır, örneğin vote-party.
goals-fields-once = Her oyuncu ona yalnızca bir kez ulaşır, her katında değil
goals-submit = Bu hedefi koy
goals-change = Sayıyı değiştir
goals-test = Dene
goals-remove = Kaldır
