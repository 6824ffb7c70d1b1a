### factors

passkey-use = Geçiş anahtarıyla giriş yap
passkey-useHere = Geçiş anahtarı kullan
passkey-failed = Bu işe yaramadı veya sen durdurdun. Tekrar dene veya başka bir yol seç.
passkey-wrong =
    Bu geçiş anahtarı burada çalışmıyor. Kaldırılmış olabilir veya sayfa çok uzun süre açık kaldı. Tekrar
    dene.

passkeys-heading = Geçiş anahtarları
passkeys-lead = Parmak izin, yüzün, PIN’in veya bir güvenlik anahtarıyla giriş yap.
passkeys-badge = geçiş anahtarı
passkeys-formerHost = bu sitenin eski adresinden
passkeys-added = Eklendi:
passkeys-used = son kullanım:
passkeys-neverUsed = hiç kullanılmadı
passkeys-add = Geçiş anahtarı ekle…
passkeys-remove = Kaldır

passkeys-new-title = Geçiş anahtarı ekle
passkeys-new-lead = Tarayıcın ekran kilidini, PIN'ini veya güvenlik anahtarını ister.
passkeys-new-name = Ad
passkeys-new-nameHelp = Sonra tanıyabilmen için.
passkeys-new-submit = Geçiş anahtarı ekle
passkeys-new-noScript =
    Geçiş anahtarları için JavaScript ve güncel bir tarayıcı gerekir. Bu sitede JavaScript'i aç.
passkeys-new-refused = Bu geçiş anahtarı eklenmedi. Tekrar dene.
passkeys-new-tooMany = { $max } geçiş anahtarın var. Önce birini kaldır.
passkeys-new-back = Hesabına dön

second-heading = İki adımlı doğrulama
second-lead =
    Parola veya başka bir siteyle girişten sonra, uygulamadaki bir kodla veya geçiş anahtarıyla sen olduğunu
    doğrularsın.
second-setUp = Kur…
second-change = Değiştir…
second-title = İki adımlı doğrulama
second-offLead =
    Parolan bilinse bile ikinci adım olmadan kimse giremez. Geçiş anahtarıyla giriş iki adımı bir
    arada sunar, bu yüzden başka bir adım istemez.
second-required =
    { $who ->
        [desk] Bu site, moderasyon masasında çalışan herkesten iki adımlı doğrulama ister. Devam etmek için
            kur.
       *[servers] Bu site, sunucu yöneten herkesten iki adımlı doğrulama ister. Devam etmek için kur.
    }

second-app-title = Kimlik doğrulama uygulamasıyla
second-app-again = Başka bir kimlik doğrulama uygulaması kullan
second-app-againLead = Şu an kullandığın uygulama burada çalışmaz olur ve yeni kurtarma kodları alırsın.
second-app-lead =
    Bu kodu Aegis, 2FAS, Google Authenticator veya parola yöneticindeki gibi bir kimlik doğrulama
    uygulamasıyla tara. Sonra gösterdiği altı rakamı yaz.
second-app-qr = Kimlik doğrulama uygulaman için QR kodu
second-app-key = Kamera yok mu? Bu anahtarı uygulamaya yaz
second-app-open = Bu cihazdaki bir uygulamada aç
second-app-code = Uygulamadaki kod
second-app-submit = Aç

second-passkeys-title = Geçiş anahtarlarınla
second-passkeys-lead = Başka bir yolla giriş yaptığında geçiş anahtarlarından biri istenir.
second-passkeys-none = Henüz geçiş anahtarın yok.
second-passkeys-add = Geçiş anahtarı ekle…
second-passkeys-submit = Geçiş anahtarlarımı kullan

second-state-title = Açık
second-state-app = Kimlik doğrulama uygulamasıyla, başlangıç:
second-state-passkeys = Geçiş anahtarlarınla, başlangıç:
second-state-codes =
    { $left ->
        [one] Bir kurtarma kodu kaldı.
       *[other] { $left } kurtarma kodu kaldı.
    }
second-state-renew = Yeni kurtarma kodları oluştur
second-state-turnOff = Kapat

second-codes-title = Kurtarma kodların
second-codes-lead =
    Telefonunu veya geçiş anahtarını kaybedersen her biri bir kez giriş yapmanı sağlar. Yazdır veya parola
    yöneticinde sakla. Bir daha gösterilmezler.
second-codes-label = Kurtarma kodları
second-codes-copy = Kodları kopyala
second-codes-done = Kaydettim

half-title = Bir adım daha
half-lead = { $username } olarak giriş yapıyorsun.
half-code = Kimlik doğrulama uygulamandaki kod
half-codeHelp = 30 saniyede bir değişen altı rakam.
half-wrong = Bu kod doğru değil veya zaten kullanıldı. Sonrakini bekle.
half-wrongRecovery = Bu, kurtarma kodlarından biri değil veya zaten kullanıldı.
half-submit = Giriş yap
half-recovery = Kurtarma kodu kullan
half-recoveryCode = Kurtarma kodu
half-recoveryHelp = Kaydettiğin on koddan biri. Her biri bir kez çalışır.
half-lost = Hepsini mi kaybettin? Site yönetimine sor.
half-contact = Onlara yaz
half-other = Başka bir hesapla giriş yap

half-dead-title = Tekrar giriş yap
half-dead-lead = Çok uzun sürdü veya çok fazla yanlış kod girildi. Henüz giriş yapmadın.

half-signIn = Giriş yap

prove-title = Sen olduğunu doğrula
prove-lead =
    { $username } olarak giriş yapalı on dakikadan fazla oldu. Devam etmeden önce sen olduğunu doğrula.
prove-holds = Ondan sonra on dakika boyunca yeniden sorulmaz.

prove-purposes-key = Bir anahtar oluşturmak üzeresin.
prove-purposes-votifier = Oyların gönderildiği yeri değiştirmek üzeresin.
prove-purposes-webhook = Bir webhook'u değiştirmek üzeresin.
prove-purposes-people = İlanını paylaşmak üzeresin.
prove-purposes-handover = İlanını devretmek üzeresin.
prove-purposes-listing = İlanını silmek üzeresin.
prove-purposes-voids = Oyları geçersiz saymak üzeresin.
prove-purposes-role = Birinin rolünü değiştirmek üzeresin.
prove-purposes-passkey = Bir geçiş anahtarı eklemek üzeresin.
prove-purposes-passkey_removal = Bir geçiş anahtarını kaldırmak üzeresin.
prove-purposes-second_factor = İki adımlı doğrulamayı değiştirmek üzeresin.
prove-purposes-unlink = Bir giriş yönteminin bağlantısını kaldırmak üzeresin.
prove-purposes-link = Bir giriş yöntemi bağlamak üzeresin.
prove-purposes-password = Parolanı değiştirmek üzeresin.
prove-purposes-email = E-posta adresini değiştirmek üzeresin.
prove-purposes-export = Verilerini indirmek üzeresin.
prove-purposes-deletion = Hesabını silmek üzeresin.

prove-kept = Yazdıkların saklanır ve sen doğrulayınca gönderilir.
prove-lost = Sayfaya geri dönersin. Orada yazdıkların gizli olduğu için yeniden yazılmalı.
prove-password = Parolan
prove-code = Uygulamandaki kod veya bir kurtarma kodu
prove-wrongPassword = Bu senin parolan değil.
prove-wrongCode = Bu kod doğru değil veya zaten kullanıldı. Sonrakini bekle.
prove-submit = Doğrula
prove-or = veya
prove-provider = { $name } ile doğrula
prove-again = Başka bir sekmede doğruladım. Devam et
prove-none = Sen olduğunu doğrulamak için çıkış yapıp tekrar giriş yap.
prove-notNow = Yapmadan geri dön
prove-back = Hesabına dön

notMe-title = Bu sen değil miydin?
notMe-lead =
    E-postamızda hangi tarayıcının nereden giriş yaptığı yazıyor. Onu tanımıyorsan düğmeye bas.
notMe-ifPressed = Düğmeye basarsan:
notMe-effects-1 = Sen dahil herkesin oturumu kapanır.
notMe-effects-2 = Parolan çalışmaz olur. Sana yeni parola seçmen için bir bağlantı göndeririz.
notMe-effects-3 = Hesabın, sana yazdığımız e-posta adresini korur.
notMe-submit = Ben değildim: herkesin oturumunu kapat
notMe-signedInAt = Sana yazdığımız giriş:
notMe-itWasMe = Sen miydin? O zaman yapman gereken bir şey yok.

notMe-dead-title = Bu bağlantı artık çalışmıyor
notMe-dead-lead =
    Bir hafta çalışır. Hesap sayfanda oturumları sonlandırabilir ve parolanı değiştirebilirsin.

notMe-mailed-title = Herkesin oturumu kapatıldı
notMe-mailed-lead =
    Parolan artık çalışmıyor. Yenisini seçmen için sana bir bağlantı gönderdik. Sonra giriş yöntemlerine bak
    ve sana ait olmayanları kaldır.

notMe-no_mail-title = Herkesin oturumu kapatıldı
notMe-no_mail-lead = Parolan artık çalışmıyor. Yenisini seçmek için bir bağlantı iste.

notMe-used-title = Bu bağlantı zaten kullanıldı
notMe-used-lead =
    Herkesin oturumunu kapattı; bunu bir kez yapar. O zamandan beri hesabına biri girdiyse giriş
    yöntemlerine bak ve sana ait olmayanları kaldır. Yeni bir parola herkesin oturumunu yeniden kapatır.

notMe-no_password-title = Herkesin oturumu kapatıldı
notMe-no_password-lead =
    Hesabının parolası yok. Tekrar giriş yap, giriş yöntemlerine bak ve sana ait olmayanları kaldır.

notMe-reset = Yeni parola seç
notMe-signIn = Giriş yap
