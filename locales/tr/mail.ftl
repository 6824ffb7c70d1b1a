### mail

newsMail-hello = Merhaba { $name },
newsMail-subject = { $site }: sunucuların hakkında { $updates } haber
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Bir haber daha var. Sunucularının sayfalarında bulabilirsin.
       *[other] { $items } haber daha var. Sunucularının sayfalarında bulabilirsin.
    }
newsMail-why =
    Bu e-postayı, { $site } sitesindeki bir sunucunun ekibinde olduğun veya ekibe davet edildiğin için
    alıyorsun. Sunucuların hakkındaki e-postaları durdurmak için:
newsMail-webhook = { $server } sunucusunun “{ $name }” webhook'u

newsMail-withReason = { $sentence } Moderatörün gerekçesi: { $reason }

news-server_approved-subject = { $server } artık listede
news-server_approved-more = Oyuncular artık ona oy verebilir.

news-server_reinstated-subject = { $server } yeniden listede
news-server_reinstated-more = Oyuncular ona oy verebilir ve API anahtarları çalışıyor.

news-server_rejected-subject = { $server } onaylanmadı
news-server_rejected-more = İlanı düzenleyip yeniden gönderebilirsin.

news-server_suspended-subject = { $server } askıya alındı
news-server_suspended-more = Listede değil, kimse ona oy veremez ve API anahtarları çalışmaz.

news-suspension_kept-subject = { $server } askıda kalıyor
news-suspension_kept-more = Bir moderatör yanıtını okudu, sunucu liste dışında kalıyor.

news-change_approved-subject = { $server } için değişikliklerin onaylandı
news-change_approved-more = Artık herkes görüyor.

news-change_refused-subject = { $server } için değişikliklerin onaylanmadı
news-change_refused-more = İlan eskisi gibi kalıyor, yeniden düzenleyebilirsin.

news-picture_taken_down-subject = { $server } sunucusunun bir görseli yayından kaldırıldı
news-picture_taken_down-more = İlanın geri kalanı olduğu gibi kalıyor, başka bir görsel yükleyebilirsin.

news-change_asked-subject = Bir moderatör { $server } ilanında değişiklik yapmanı istiyor
news-change_asked-more = Henüz hiçbir şey değişmedi: ilanı kendin düzenleyebilirsin.

news-edits_put_back-subject = Bir moderatör { $server } ilanındaki düzenlemeni geri aldı
news-edits_put_back-more = İlanda yine önceki metin var. İlanı yeniden düzenleyebilirsin.

news-role_offered-subject = { $owner } seni { $server } ekibine davet ediyor
news-role_offered-more = Sen kabul etmeden hiçbir şey değişmez. Davet 7 gün sonra sona erer:

news-listing_offered-subject = { $owner } sana { $server } sunucusunu devretmek istiyor
news-listing_offered-more = Sen kabul etmeden hiçbir şey değişmez. Teklif 7 gün sonra sona erer:

news-role_ended-subject = Artık { $server } ekibinde değilsin
news-role_ended-more = { $owner } erişimini sonlandırdı. Diğer sunucuların:

news-handed_over-subject = { $server } sunucusunun yeni sahibi: { $owner }
news-handed_over-more = Teklifin kabul edildi ve artık erişimin yok. Diğer sunucuların:

news-votes_voided-subject = { $server } { $votes } oy kaybetti: bir moderatör geçersiz saydı
news-votes_voided-more = Artık sayılmıyorlar. Zamanlarını sunucunun sayfasında görebilir ve bir kez yanıt verebilirsin.

news-votes_restored-subject = { $server } { $votes } oyunu geri aldı
news-votes_restored-more = Bir moderatör geçersiz sayma kararını kaldırdı, yeniden sayılıyorlar.

news-webhook_failing-subject = { $webhook } çalışmıyor
news-webhook_failing-more =
    Hiçbir şey ulaşmıyor (başlangıç: { $since }). Her oyu üç gün boyunca yeniden deneriz, sonra
    sen yeniden gönderebilirsin. Neyin ters gittiğini gör:

news-webhook_off-subject = { $webhook } kapatıldı
news-webhook_off-more =
    Sürekli başarısız oldu ({ $since }). Oylar beklemede. Alıcın hazır olunca webhook'u yeniden aç ve oyları
    yeniden gönder:

news-webhook_working-subject = { $webhook } yeniden çalışıyor
news-webhook_working-more = Oylar yeniden ulaşıyor (başlangıç: { $since }).

deskMail-hello = Merhaba { $name },
deskMail-subject = { $site } moderasyon masasında { $items } yeni iş

deskMail-news-wave = { $server } için olağan dışı oylar: { $votes } oy
deskMail-news-reports = { $server } hakkında { $reports } bildirim
deskMail-news-answer = { $server } sunucusunun sahibi geçersiz sayılan { $votes } oy hakkında yanıt verdi
deskMail-news-suspension_answer = { $server } sunucusunun sahibi askıya alma hakkında yanıt verdi
deskMail-news-listing = { $server } inceleme bekliyor
deskMail-news-change = { $server } için bir değişiklik inceleme bekliyor

deskMail-left =
    { $items ->
        [one] Bir tane daha var.
       *[other] { $items } tane daha var.
    }
deskMail-why =
    Bu e-postayı, { $site } moderatörü olduğun için alıyorsun. Daha seyrek almak veya durdurmak için:

accountMails-reset-subject = { $site } için yeni parola
accountMails-reset-before =
    Biri { $site } hesabın için yeni bir parola istedi. Parola seçmek için şunu aç:
accountMails-reset-after =
    Bağlantı bir saat boyunca, bir kez çalışır. Bu sen değilsen e-postayı dikkate alma: parolan değişmez.

accountMails-verification-subject = { $site } için e-posta adresini doğrula
accountMails-verification-before = Bu e-posta adresinin senin olduğunu doğrulamak için şunu aç:
accountMails-verification-after =
    Bağlantı bir gün çalışır. { $site } hesabın yoksa bu e-postayı dikkate alma.

accountMails-claim-subject = { $site }: bir ad
accountMails-claim-before =
    Biri { $site } sitesine bu e-posta adresiyle ve bir oyuncunun daha önce oy verdiği bir adla kaydoldu. O
    oyuncu sensen bu bağlantıyı aç ve bir parola seç. Böylece { $site } sitesindeki ad, oylarıyla birlikte
    senin olur:
accountMails-claim-after = Bağlantı bir gün çalışır. Bu sen değilsen e-postayı dikkate alma.

accountMails-addressInUse-subject = { $site }: e-posta adresin
accountMails-addressInUse-before =
    Biri { $site } sitesinde senin e-posta adresinle yeni bir hesap oluşturdu. Adres senin kalıyor ve
    “{ $name }” hesabın değişmedi.

    Bu sensen ve o hesabı unuttuysan, onun için yeni bir parola seçebilirsin:
accountMails-addressInUse-after = Bu sen değilsen e-postayı dikkate alma.

accountMails-addressInUseWithoutPasswords-subject = { $site }: e-posta adresin
accountMails-addressInUseWithoutPasswords-before =
    { $site } sitesinde biri e-posta adresini başka bir hesapta kullanmak istiyor. Adres senin kalıyor ve
    “{ $name }” hesabın değişmedi.

    Bu sensen ve o hesabı unuttuysan, daha önce yaptığın gibi giriş yap:
accountMails-addressInUseWithoutPasswords-after = Bu sen değilsen e-postayı dikkate alma.

accountMails-nameGiven-subject = { $site }: { $name } adı
accountMails-nameGiven-before = Bir moderatör bu adı sana verdi. Seçtiğin parolayla giriş yap:

accountMails-nameRefused-subject = { $site }: { $name } adı
accountMails-nameRefused-before =
    Bir moderatör, { $name } adıyla başka birinin oynadığına karar verdi. Başka bir adla kaydolabilirsin.

accountMails-imported-subject = Hesabın artık { $site } sitesinde
accountMails-imported-before =
    Hesabın { $list } listesinden { $site } sitesine taşındı. Verilerini artık bu site saklıyor. Neyin
    neden saklandığı burada yazıyor: { $privacy }

    Adınla ve oradaki parolanla giriş yap. Olmazsa yeni bir parola seç:
accountMails-imported-after =
    Bu hesabı istemiyorsan sayfasından silebilirsin.

accountMails-test-subject = { $site } e-postaları ulaşıyor
accountMails-test-before =
    { $site } sitesinden sana bu e-postayı göndermesini istedin. Ulaştı, diğerleri de ulaşacak:

accountMails-accountDisabled-subject = { $site } hesabın devre dışı bırakıldı
accountMails-accountDisabled-before =
    Bir moderatör { $site } hesabını devre dışı bıraktı. Giriş yapamaz ve oy veremezsin. Moderatörün notu:

    { $reason }

accountMails-accountEnabled-subject = { $site } hesabın yeniden çalışıyor
accountMails-accountEnabled-before =
    Bir moderatör { $site } hesabını etkinleştirdi. Moderatörün notu:

    { $reason }

    Yeniden giriş yapabilir ve oy verebilirsin:

accountMails-signInChanged-subject = { $site } giriş yöntemin değişti
accountMails-signInChanged-before =
    { $site } hesabının giriş yöntemi değişti. { $change ->
        [password_set] Artık bir parolası var.
        [password_changed] Parolası değiştirildi.
        [password_reset] Bu adrese gönderdiğimiz bağlantıyla yeni bir parola belirlendi.
        [passkey_added] Bir geçiş anahtarı eklendi.
        [passkey_removed] Bir geçiş anahtarı kaldırıldı.
        [second_factor_on] Giriş yaparken ikinci bir adım istiyor.
        [second_factor_off] Giriş yaparken artık ikinci bir adım istemiyor.
        [recovery_codes_made] Yeni kurtarma kodları var. Eskileri artık çalışmıyor.
        [recovery_code_used] Bir kurtarma kodu kullanıldı. Her kod bir kez çalışır.
        [factors_reset] Site yönetimi geçiş anahtarlarını, kimlik doğrulama uygulamasını ve kurtarma kodlarını
            kaldırdı.
        [identity_linked] Başka bir sitedeki bir hesap bağlandı. Sahibi onunla giriş yapabilir.
       *[identity_unlinked] Başka bir sitedeki bağlı bir hesap kaldırıldı.
    }

    Bu sensen yapman gereken bir şey yok. Sen değilsen giriş yap, sana ait olmayanları kaldır, parolanı
    değiştir ve diğer tüm oturumları sonlandır:

accountMails-newBrowser-subject = { $site }: yeni bir tarayıcıdan giriş yapıldı
accountMails-newBrowser-after = Bağlantı bir hafta çalışır ve bir kez herkesin oturumunu kapatır.
accountMails-newBrowser-before =
    Biri { $site } hesabına daha önce bu hesapla görmediğimiz bir tarayıcıyla giriş yaptı:

    { $browser }, adres: { $address }, zaman: { $when }

    Bu sensen yapman gereken bir şey yok. Sen değilsen bu sayfayı aç. Herkesin oturumunu kapatır ve sana yeni
    bir parola seçtirir:

accountMails-addressChanged-subject = { $site } e-posta adresin değişti
accountMails-addressChanged-before =
    { $site } hesabının e-posta adresi artık bu adres değil, { $newEmail }.

    Bunu sen yapmadıysan biri parolanı biliyor. Giriş yap, parolanı değiştir ve diğer tüm oturumları sonlandır:

news-made_manager-subject = Artık { $server } sunucusunun sorumlususun
news-made_manager-more = { $owner } ilanı, anahtarlarını ve ödüllerini düzenlemene izin veriyor:
news-made_viewer-subject = Artık { $server } sunucusunun izleyicisisin
news-made_viewer-more = { $owner } sayılarını, oy verenlerini ve teslimatlarını görmene izin veriyor:
news-chat_gone-subject = { $webhook } kapatıldı
news-chat_gone-more =
    Sohbet, adresinde artık mesaj kabul etmiyor ({ $since }). Oylar beklemede. Yeni bir adres
    yapıştır, sonra onları gönder:

news-webhook_gone-subject = { $webhook } kapatıldı
news-webhook_gone-more =
    Alıcın 410 Gone yanıtını verdi ({ $since }). Oylar beklemede. Alıcın hazır olunca webhook'u yeniden aç ve
    oyları yeniden gönder:
accountMails-hello = Merhaba { $name },
accountMails-helloNobody = Merhaba,
accountMails-roleChanged-subject = { $site }: rolün değişti
accountMails-roleChanged-before =
    { $role ->
        [moderator] Hesabın artık { $site } moderatörü. Seni bekleyenler burada:
       *[administrator] Hesabın artık { $site } yöneticisi. Seni bekleyenler burada:
    }
accountMails-roleEnded-subject = { $site }: rolün değişti
accountMails-roleEnded-before =
    Hesabının { $site } sitesinde artık bir rolü yok. Oyların ve sunucuların olduğu gibi kalıyor.
accountMails-unknownBrowser = bilinmeyen bir tarayıcı
