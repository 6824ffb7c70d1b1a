### keys

panel-title = { $server } API anahtarları
panel-heading = API anahtarları
panel-lead =
    Bir anahtarla oyun sunucun kimin oy verdiğini sorabilir. Anahtara bir webhook verirsen her oy verildiği anda sana
    gönderilir.
panel-notApproved =
    Bu sunucunun durumu: { $status }. Anahtarları yalnızca sunucu onaylıyken oluşturup kullanabilirsin.
panel-reason = Moderatörün notu: { $reason }
panel-none = Henüz anahtar yok
panel-noneNext =
    Aşağıda bir tane oluştur. Gizli anahtarı bir kez, denemek için bir komut ve webhook testiyle birlikte gösterilir.
panel-noneUntil = Sunucu onaylanınca anahtar oluşturabilirsin.
panel-ending = Sonu
panel-created = Oluşturuldu
panel-lastUsed = Son kullanım
panel-why = Nedenini gör
panel-newKey = API anahtarı oluştur
panel-samples-ask-label = Bir oyuncunun oy verip vermediğini sor
panel-samples-ask-lead =
    Yanıtı yazdırır, kimseyi ödüllendirmez. Bir oy tüm gün sayılır; ödülü vermek ve kimin aldığını hatırlamak sana kalır.
    Yanıt gelmezse program başarısız olur ve hiçbir şey yazdırmaz.
panel-samples-receive-label = Oyları al
panel-samples-receive-lead =
    Webhook'un bizden geldiğini denetler, oyu bir dosyaya kaydeder, sonra reward işlevini çağırır: yeniden başlatmalarda bile
    oy başına en fazla bir kez ve asla bir test için değil. Bu işlevi doldur ve https için önüne web sunucunu koy. İki adım
    arasındaki bir çökme bir ödülü kaybettirebilir, onu elle verebilirsin; asla iki kez vermez.

panel-nameField-label = Anahtar adı
panel-nameField-help = Yalnızca sen görürsün. Anahtarlarını ayırt etmene yarar: lobi, web sitesi, …

panel-urlField-label = Webhook URL'si
panel-urlField-help = Oylar buraya gönderilir. Sonra da ayarlayabilirsin.

panel-scopes = Kullanım
panel-scopesField = Anahtar ne için

panel-scope-read-name = oy kontrolleri
panel-scope-read-label = Oy kontrolleri: kimler oy verdi, oy sayıları ve ilan

panel-scope-rewards-name = ödüller
panel-scope-rewards-label = Ödüller: oyları gelen kutusundan al ve ödülleri kaydet

panel-scope-feed-name = oy akışı
panel-scope-feed-label = Oy akışı: botlar ve istatistikler için her oyu takip et

panel-generate = API anahtarı oluştur
panel-history = Son etkinlik
panel-historyLead = Sunucudaki, anahtarlarındaki ve webhook'larındaki son değişiklikler ve kimin yaptığı.
panel-when = Ne zaman
panel-who = Kim
panel-what = İşlem
panel-asked = ilanda değişiklik istedi
panel-which = Anahtar
panel-code = Örnek kod
panel-codeLead =
    Kütüphane gerektirmeyen eksiksiz programlar. Anahtarını ve gizli anahtarını ortam değişkenlerinden okurlar: ikisini de
    kodunun dışında tut.
panel-reference = API başvurusunda her yanıt ve başlık var.

states-none = URL yok
states-active = etkin
states-failing = çalışmıyor
states-waiting = alıcını bekliyor
states-paused = duraklatıldı
states-disabled = kapatıldı
states-revoked = iptal edildi

once-issued = Yeni anahtarın: { $name }
once-rolled = { $name } için yeni gizli anahtar
once-prepared = { $name } için yeni webhook gizli anahtarı
once-warning = Bunu şimdi kopyala. Yalnızca bir kez gösterilir.
once-key = API anahtarı
once-webhookSecret = Webhook gizli anahtarı
once-keyHelp = Her istekle gönder: Authorization: Bearer, ardından anahtar.
once-secretHelp = Alıcın, bir webhook'un bizden geldiğini bununla doğrular.
once-overlap =
    { $hours ->
        [0] Eski gizli anahtar artık çalışmıyor.
        [one] Eski gizli anahtar bir saat daha çalışır.
       *[other] Eski gizli anahtar { $hours } saat daha çalışır.
    }
once-preparedNext =
    Önce alıcının bu gizli anahtarı eskisinin yanında kabul etmesini sağla. Sonra dönüp etkinleştir: o zamana kadar onunla
    hiçbir şey imzalanmaz.
once-tryTitle = Şimdi dene
once-curl = Bir terminalde API'ye kim olduğunu sor
once-test = Webhook'a test gönder
once-testHelp =
    Yeni sekmede açılır, böylece bu sayfa ve gizli anahtarı kalır. Testler asla sayılmaz ve ödüllendirilmez.
once-done = Kopyaladım
once-usedTitle = Bu form zaten gönderildi
once-used =
    İşini o zaman yaptı ve gizli anahtarını gösterdi. Kopyalamadıysan anahtarı yenile veya başka bir webhook gizli anahtarı
    hazırla.
once-back = Tüm API anahtarları

key-title = { $server } sunucusunun { $key } anahtarı
key-back = API anahtarları
key-deliveries = Bu anahtarın teslimatları
key-revokedAt = İptal tarihi
key-votifier = Votifier
key-toRewards = Ödüller
key-replayVotifier =
    Başarısız olan veya bekletilen oyları gönderir. Sunucunun aldığı oylar dışarıda bırakılır:
    onları yeniden ödüllendirirdi.
key-webhook = Webhook
key-webhookLead = Her oy, verildiği anda, imzalı olarak oraya gönderilir.
key-security = Güvenlik
key-securityLead = İki gizli bilgi: anahtar API'yi açar, webhook gizli anahtarı gönderdiklerimizi imzalar.
key-danger = Tehlikeli bölge
key-dangerLead = Bu geri alınamaz.
key-held = { $votes } oy beklemede, her biri { $days } gün. En eskisinin silineceği tarih:
key-heldMore = { $max } oydan fazlası beklemede, her biri { $days } gün. En eskisinin silineceği tarih:
key-overlaps-day = bir gün içinde
key-overlaps-now = hemen
key-overlaps-hour = bir saat içinde
key-overlaps-week = yedi gün içinde

key-urlField-label = Webhook URL'si
key-urlField-help = Durdurmak için boşalt. Hâlâ bekleyen oylar gönderilmez.

key-saveUrl = URL'yi kaydet
key-pause = Duraklat
key-pauseHelp = Duraklatılmışken oylar bekletilir. Sonra yeniden gönderebilirsin.
key-resume = Sürdür
key-resumeHelp = Yeni oylar yeniden gönderilir. Bekletilenler sen gönderene kadar beklemede kalır.
key-heldOff = Webhook'u sürdür, sonra onları gönder.
key-sendHeld = Bekleyenleri gönder

key-disabled-gone = Alıcın 410 Gone yanıtını verdi; bu, webhook'u kapatır. Oylar beklemede.
key-disabled-failing = Beş gün boyunca tek bir başarı olmadan kapatıldı. Oylar beklemede.

key-failingSince = Webhook'un çalışmadığı tarih:
key-asksAgain = Sonraki deneme:

key-test-title = Test
key-test-button = Test gönder
key-test-lead =
    URL'ne gerçek olmayan bir oyuncudan deneme oyu gönderir, gönderileni ve yanıtı gösterir. X-Listing-Test başlığı onu
    işaretler ve asla sayılmaz.

key-testName-label = Oyuncu adı
key-testName-help = Başlığı yok sayan bir alıcı bu oyuncuyu ödüllendirir.

key-testConfirm = Evet, alıcım bu oyuncuyu ödüllendirebilir
key-testMore = Gerçek bir oyuncu adıyla test et

key-grade-title = Alıcımı değerlendir
key-grade-button = Alıcıyı değerlendir
key-grade-lead =
    URL'ne bir dakika içinde test oyuncusunun yaklaşık 30 teslimatını gönderir: geçerli, sahte, eski ve tekrarlanan. Sonra
    alıcının neyi yanlış yaptığını söyler.

key-graded = { $key } anahtarının alıcı değerlendirmesi
key-gradeGuide = Her denetimin anlamı
key-backToKey = Anahtara dön
key-secret = Webhook gizli anahtarı
key-secretLead =
    Hiçbir oy kaybolmasın diye iki adımda değiştir: yenisini hazırla, alıcına ekle, sonra etkinleştir.

key-secretSteps-1 = Yeni gizli anahtar hazırla
key-secretSteps-2 = Alıcına eskisinin yanına ekle
key-secretSteps-3 = Etkinleştir: o andan sonra onunla imzalarız

key-prepare = Yeni gizli anahtar hazırla
key-prepareAgain = Başka bir gizli anahtar hazırla
key-pending = Yeni bir gizli anahtar hazır. Sen etkinleştirene kadar onunla hiçbir şey imzalanmaz.
key-activate = Hazır gizli anahtarı etkinleştir

key-replay-title = Yeniden gönderim
key-replay-button = Oyları yeniden gönder

key-replayLead =
    Son { $days } gün içindeki bir zamandan beri bu anahtara gönderilen veya onun için bekletilen
    oyları saniyede beş tane yeniden gönderir. Oyların kimlikleri aynı kalır: X-Listing-Vote
    değerini hatırlayan bir alıcı kimseyi iki kez ödüllendirmez.
key-since = Şu zamandan beri oylar

key-roll-title = Yenile
key-roll-button = Anahtarı yenile
key-roll-lead =
    Bu anahtar için yeni bir gizli anahtar oluşturur. Webhook'u ve geçmişi kalır, eski gizli anahtar seçtiğin süre boyunca
    çalışır. Şu anki gizli anahtar:

key-overlap = Eski gizli anahtarın sonu
key-revoke = İptal et
key-revokeLead =
    Bu anahtarı kalıcı olarak sonlandırır. Webhook'u durur, hâlâ bekleyen oylar gönderilmez.
key-revokeLink = Anahtarı iptal et…
key-confirmTitle = { $key } anahtarı iptal edilsin mi?
key-confirmLead =
    Onu kullanan programlar bir saniye içinde reddedilir ve webhook'una artık oy gitmez. Bu geri alınamaz. Anahtar sızdıysa
    bunun yerine yenile: webhook korunur.
key-confirm = { $key } anahtarını iptal et
key-cancel = Anahtarı koru

key-removal-title = { $key } alıcısı kaldırılsın mı?
key-removal-lead = Artık oy almaz, hâlâ bekleyenler gönderilmez. Bu geri alınamaz.
key-removal-confirm = { $key } alıcısını kaldır
key-removal-cancel = Alıcıyı koru

