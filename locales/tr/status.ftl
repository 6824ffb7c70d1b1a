### status

outcomes-answered = Yanıt verdi.
outcomes-unknown_protocol = Bu oyunun sunucularını sorgulayamıyoruz.
outcomes-port_refused =
    Bu portu sorgulamıyoruz: başka hizmetlere ait. Oyuncuların bağlandığı portu yaz.
outcomes-dns_failed =
    Ana bilgisayar adı çözümlenemedi. Yazım hatasına veya DNS kayıtlarına bak.
outcomes-private_address = Ana bilgisayar adı, herkese açık internette olmayan bir adresi gösteriyor.
outcomes-timeout =
    5 saniye içinde yanıt vermedi. Çalışıyor mu? Bir güvenlik duvarı bizi engelliyor mu? Oyun sorgulara yanıt veriyor mu?
outcomes-refused = Makine orada ama bu portu dinleyen bir şey yok.
outcomes-bad_answer =
    Yanıt verdi ama bu oyunun sunucuları gibi değil. Oyun ve port doğru mu?
outcomes-answer_too_large = Herhangi bir oyun sunucusundan fazlasını gönderdi, bağlantıyı kestik.
outcomes-internal_error = Bizim tarafımızda bir şeyler ters gitti. Sorun sunucunda değil.

status-heading = Durum
status-lead = Sunucuna 5 dakikada bir oyuncu sayısını sorarız.
status-notAskable = { $game } sunucularını sorgulayamıyoruz, bu yüzden sayfanda oyuncu sayısı görünmüyor.
status-notApproved = Bir moderatör sunucunu onaylayınca başlarız.

status-states-unknown = henüz kontrol edilmedi
status-states-online = çevrimiçi
status-states-offline = çevrimdışı
status-failed = son kontrol başarısız
status-stillOnline =
    Oyuncular onu son yanıtından { $minutes } dakika sonrasına kadar çevrimiçi görür.

status-since = başlangıç:
status-neverAnswered = hiç yanıt vermedi
status-address = Sorgulanan adres
status-lastAsked = Son kontrol
status-lastAnswer = Sonuç
status-counted = { $online } / { $max } oyuncu çevrimiçi.
status-countedOnline = { $online } oyuncu çevrimiçi.
status-uncounted = Kaç oyuncunun çevrimiçi olduğunu bildirmiyor.
status-message = Sunucu mesajı
status-check = Şimdi kontrol et

ownership-heading = Senin olduğunu kanıtla
ownership-verified = doğrulanmış

ownership-by-message = Token'ın sunucunun günün mesajındaydı.
ownership-by-dns = Token'ın ana bilgisayar adının bir DNS kaydındaydı.

ownership-kept =
    Token'ı artık kaldırabilirsin. Ana bilgisayarı veya portu değiştirirsen yeniden kanıtlaman gerekir.
ownership-lead =
    Böylece sayfan, oyunculara sahibinden geldiğini söyleyen bir rozet alır. Bu token'ı şu iki yerden birine koy:
ownership-leadOfAddress =
    Böylece sayfan, oyunculara sahibinden geldiğini söyleyen bir rozet alır. Bu token'ı sunucunun adına veya günün mesajına
    tek satırda düz metin olarak koy.
ownership-waits =
    Yeni adresin { $host } bir moderatörü bekliyor. “Şimdi kontrol et” orada sorar; token'ın görünürse adres hemen değişir.
ownership-approves =
    Moderatörü beklemen gerekmez: “Şimdi kontrol et” token'ını bulur bulmaz sunucun onaylanır.
ownership-token = Token
ownership-message = sunucunun adı veya günün mesajı, tek satırda düz metin, ya da
ownership-dns = aşağıdaki ad veya { $host } için TXT türünde bir DNS kaydı.
ownership-dnsName = DNS kaydının adı
ownership-look = Token'ı ara
ownership-notFound = henüz bulunamadı
