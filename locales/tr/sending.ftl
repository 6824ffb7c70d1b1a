### sending

outcomeSentences-delivered = Sunucun oyu kabul etti.
outcomeSentences-rejected = Alıcın bir hatayla yanıt verdi.
outcomeSentences-redirected = Alıcın başka bir adrese yönlendirdi; yönlendirmeler izlenmez.
outcomeSentences-redirected_elsewhere =
    Alıcın, oturum açma isteyen sayfaların yaptığı gibi başka bir siteye yönlendirdi; yönlendirmeler
    izlenmez.
outcomeSentences-apps_script =
    Alıcın bir Google Apps Script web uygulaması: çalışır ve ardından hep tek kullanımlık bir adrese
    yönlendirerek yanıt verir; bu başarısızlık sayılır. Her yeni deneme betiği yeniden çalıştırır.
outcomeSentences-gone = Alıcın 410 Gone yanıtını verdi; bu, webhook'u kapatır.
outcomeSentences-timeout = Alıcın zamanında yanıt vermedi.
outcomeSentences-connect_failed = Alıcına bağlantı kurulamadı.
outcomeSentences-connection_lost = Alıcın yanıt vermeden bağlantıyı kapattı.
outcomeSentences-tls_failed =
    Alıcına şifreli bağlantı kurulamadı; TLS ayarlarını ve sertifikasını kontrol et.
outcomeSentences-tls_self_signed =
    Alıcının sertifikası kendinden imzalı; Let’s Encrypt gibi bir kurumdan bir sertifika al.
outcomeSentences-tls_untrusted =
    Alıcının sertifikası bilinmeyen bir kurumdan ya da zinciri eksik; tüm zinciri kur.
outcomeSentences-tls_expired =
    Alıcının sertifikasının süresi dolmuş ya da henüz başlamamış; yenile ve onu kullanan programı
    yeniden başlat.
outcomeSentences-tls_other_name =
    Alıcının sertifikası başka bir ad için; URL’de o adı kullan ya da şimdiki ad için bir sertifika
    al.
outcomeSentences-tls_old =
    Alıcının bizimle ortak bir TLS sürümü ya da şifresi yok; TLS 1.2 ya da 1.3 sürümüne izin ver ve
    bu ana bilgisayar adı için bir sertifikası olup olmadığına bak.
outcomeSentences-tls_plain =
    Alıcın TLS ile yanıt vermiyor; orada şifresiz HTTP konuşuyorsa URL’sini http:// ile başlat.
outcomeSentences-tls_expected = Alıcın TLS bekliyor; URL’sini https:// ile başlat.
outcomeSentences-http2_only = Alıcın yalnızca HTTP/2 konuşuyor; HTTP/1.1’e de izin ver.
outcomeSentences-dns_failed = Alıcının ana bilgisayar adı bulunamadı. Yazım hatası olup olmadığına bak.
outcomeSentences-private_address =
    Alıcının ana bilgisayar adı, herkese açık internette olmayan bir adrese gidiyor.
outcomeSentences-bad_response = Alıcının yanıtı geçerli HTTP değildi.
outcomeSentences-bad_url = Alıcının adresi çağırabileceğimiz bir adres değil.
outcomeSentences-bad_secret = Alıcının gizli anahtarı kullanılamıyor; yenisini belirle.
outcomeSentences-unconfirmed =
    Gönderildi. Votifier'ın eski protokolü onay vermez; sunucunun konsoluna bak.
outcomeSentences-not_votifier =
    Orada bir şey yanıt verdi ama Votifier değil: genellikle oyunun portunda değil, 8192 portunda dinler.
outcomeSentences-votifier_key_missing =
    Sunucun Votifier'ın eski protokolünü kullanıyor: token yerine açık anahtarını yapıştır.
outcomeSentences-token_refused =
    Votifier token'ı kabul etmiyor: plugins/Votifier/config.yml içinde “default:” sonrasındakini yapıştır.
outcomeSentences-votifier_refused = Votifier oyu kabul etmedi; nedeni yanıtında yazıyor.
outcomeSentences-name_refused =
    Votifier 1-16 karakterli, harf, rakam ve _ içeren adları kabul eder; bu öyle değil.
outcomeSentences-posted = Kanalda yayınlandı.
outcomeSentences-chat_gone =
    Sohbet bu adreste artık mesaj kabul etmiyor: webhook silinmiş ya da adres yanlış. Kanal
    kapatıldı.
outcomeSentences-chat_refused =
    Sohbet mesajı reddetti. Forum kanalı, gönderilerinden birinin adresini ister.
outcomeSentences-chat_busy = Sohbet beklememizi istedi: çok fazla mesaj. Daha sonra yayınlanacaklar.
outcomeSentences-interrupted = Bu deneme sırasında yeniden başlatıldık; yeniden yapılacak.
outcomeSentences-internal_error = Bizim tarafımızda bir şeyler ters gitti; deneme yeniden yapılacak.

pointsTo = Şuraya yönlendiriyor: { $url }. Bu URL kaydedilsin mi?
pointsElsewhere = Şuraya yönlendiriyor: { $url }.

votifierSteps-greeted = selam veriyor: VOTIFIER { $version }
votifierSteps-sent =
    { $bytes } bayt gönderildi, { $secret ->
        [token] token'ınla imzalandı
       *[public_key] açık anahtarınla şifrelendi
    }
votifierSteps-silent = yanıt gelmedi
votifierSteps-closed =
    bağlantıyı yanıt vermeden kapattı; VotifierPlus token yanlışken böyle yapar
votifierSteps-answered = yanıt veriyor: { $line }
