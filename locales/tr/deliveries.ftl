### deliveries

log-heading = Teslimatlar, en yeniler önce
log-lead = Bir webhook'a giden her oy. Biten teslimatlar 30 gün saklanır.
log-none = Henüz hiçbir şey gönderilmedi
log-noneNext =
    Bir webhook'a gönderilen her oy, tüm denemeleri ve yanıtlarıyla burada olacak. Bir anahtara webhook URL'si ver, sonra
    sayfasından test gönder.
log-noneFound = Böyle teslimat yok
log-noneOf = { $search } için sonuç yok
log-noneOfNext =
    Arama, büyük küçük harf fark etmeden bir oyuncunun tam adını ya da tam bir oy veya teslimat kimliğini alır.
log-backwards = İlk gün son günden sonra
log-showAll = Tüm teslimatları göster
log-find = Oyuncu, oy kimliği veya teslimat kimliği
log-from = Başlangıç (UTC)
log-to = Bitiş (UTC)
log-atLeast = { $votes }+
log-byState = Duruma göre
log-all = Tümü
log-filter = Teslimatları filtrele
log-allKeys = Tüm anahtarlar
log-show = Ara
log-player = Oyuncu
log-nobody = kimse
log-topTen = İlk on
log-cast = Verildi
log-key = Anahtar
log-state = Durum
log-last = Son sonuç
log-attempts = Denemeler
log-next = sonraki deneme
log-again = yeniden gönderildi:
log-test = test
log-pages = Teslimat sayfaları
log-older = Daha eski teslimatlar
log-newest = En yeni teslimatlar
log-title = { $server } teslimatları
log-titleOf = { $server } teslimatları: { $state }

log-retryLead-abandoned =
    Son 14 gününkileri bir kez daha, saniyede beş tane gönderir. Kimlikleri aynı kalır: X-Listing-Vote değerini hatırlayan
    bir alıcı kimseyi iki kez ödüllendirmez.
log-retryLead-held = Son 14 gününkileri saniyede beş tane gönderir.

log-retry-abandoned = { $key } anahtarının tüm başarısızlarını yeniden dene
log-retry-held = { $key } anahtarının tüm bekleyenlerini gönder

day-title = Son 24 saat

day-typical = olağan yanıt
day-slow = yavaş yanıt
day-label =
    24 saat, saat saat: { $atOnce } hemen teslim edildi, { $late } yeniden denemeyle, { $failed }
    bekliyor veya başarısız

day-axis-1 = 24 sa önce
day-axis-2 = 18 sa
day-axis-3 = 12 sa
day-axis-4 = 6 sa
day-axis-5 = şimdi

day-legend-ok = hemen teslim edildi
day-legend-late = yeniden denemeyle
day-legend-bad = bekliyor veya başarısız

ruler-label = { $made } / { $of } deneme ve her birinden önceki bekleme
ruler-wait-atOnce = hemen
ruler-wait-seconds = +{ $seconds } sn
ruler-wait-minutes = +{ $minutes } dk
ruler-wait-hours = +{ $hours } sa

one-title = { $player } oyu, { $server } sunucusunun { $key } anahtarına
one-back = Teslimatlar
one-cast = Oy verildi
one-toKey = alıcı:
one-next = sonraki deneme:
one-nextAt = Sonraki deneme:
one-rejectedWith = Alıcın { $status } hatası verdi. Düzelt, sonra oyu yeniden gönder.
one-vote = Oy (X-Listing-Vote)
one-id = Teslimat (X-Listing-Delivery)
one-noUrl = URL yok
one-formerUrl = önceki bir URL
one-elsewhere = önceki bir URL'ye
one-sinceMoved = O zaman anahtarın URL'si buydu; URL o zamandan beri değişti.
one-finished = bitti:
one-resend = Şimdi yeniden gönder
one-stands = Yeniden gönderildiğinde ne olursa olsun bu geçerli kalır.
one-underWay = Yolda. Bu sayfa iki saniyede bir yenilenir.
one-request = İstek
one-requestLead = { $attempt }. deneme, tam olarak gönderildiği gibi:
one-notSent = Henüz hiçbir şey gönderilmedi. Gövde bu olacak, gideceği yer:
one-attempts = Denemeler
one-schedule = En fazla on iki; sonuncusu oydan 76 saat sonra.
one-answer = Yanıt
one-headers = Yanıtın başlıkları
one-answerKept = Başlıkları çerezler olmadan, gövdenin de ilk 4 kB'ını saklarız.
one-saveRedirect = Bu URL'yi kullan
one-answered = { $status }, { $time } içinde
one-noResponse = yanıt yok

one-reasons-key_revoked = Anahtar iptal edildi.
one-reasons-url_cleared = Webhook URL'si kaldırıldı.
one-reasons-vote_voided = Bir moderatör oyu geçersiz saydı.
one-reasons-no_destination = Anahtar iptal edildi veya webhook URL'si kaldırıldı.

states-held = beklemede
states-pending = bekliyor
states-delivered = teslim edildi
states-abandoned = başarısız

ends-rejected = başarısız
ends-redirected = yönlendirildi
ends-redirected_elsewhere = yönlendirildi
ends-apps_script = Apps Script
ends-interrupted = yarıda kesildi
ends-delivered = teslim edildi
ends-unconfirmed = gönderildi
ends-timeout = zaman aşımı
ends-connect_failed = bağlantı yok
ends-connection_lost = bağlantı koptu
ends-tls_failed = şifreleme yok
ends-tls_self_signed = kendinden imzalı
ends-tls_untrusted = güvenilmeyen sertifika
ends-tls_expired = sertifika süresi dolmuş
ends-tls_other_name = başka adın sertifikası
ends-tls_old = eski TLS
ends-tls_plain = TLS yok
ends-tls_expected = TLS bekliyor
ends-http2_only = yalnızca HTTP/2
ends-dns_failed = ad bulunamadı
ends-private_address = özel adres
ends-bad_response = HTTP değil
ends-bad_url = hatalı URL
ends-bad_secret = hatalı gizli anahtar
ends-not_votifier = Votifier değil
ends-votifier_key_missing = açık anahtar eksik
ends-token_refused = yanlış token
ends-votifier_refused = reddedildi
ends-name_refused = ad reddedildi
ends-posted = teslim edildi
ends-chat_gone = kanal yok
ends-chat_refused = reddedildi
ends-chat_busy = bekletildi
ends-internal_error = bizim hatamız
ends-gone = artık yok
ends-key_revoked = anahtar iptal edildi
ends-url_cleared = URL kaldırıldı
ends-vote_voided = oy geçersiz
ends-no_destination = URL yok

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } sn
