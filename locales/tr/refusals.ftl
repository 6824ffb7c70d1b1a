### refusals

cannot-accept_edits = Düzenlemeler kabul edilemedi
cannot-accept_pictures = Görseller kabul edilemedi
cannot-accept_the_offer = Teklif kabul edilemedi
cannot-add_game = Oyun eklenemedi
cannot-add_server = Sunucu eklenemedi
cannot-add_tag = Etiket eklenemedi
cannot-add_the_name = Ad eklenemedi
cannot-approve_change = Değişiklik onaylanamadı
cannot-approve_server = Sunucu onaylanamadı
cannot-change_settings = Ayarlar değiştirilemedi
cannot-change_the_role = Rol değiştirilemedi
cannot-check_server = Sunucu kontrol edilemedi
cannot-close_reports = Bildirimler kapatılamadı
cannot-decide_about_a_wave = Uyarı hakkında karar verilemedi
cannot-decide_on_a_claim_to_a_name = Ad talebi hakkında karar verilemedi
cannot-disable_account = Hesap devre dışı bırakılamadı
cannot-dismiss_the_wave = Uyarı kapatılamadı
cannot-edit_game = Oyun düzenlenemedi
cannot-edit_server = Sunucu düzenlenemedi
cannot-edit_tag = Etiket düzenlenemedi
cannot-enable_account = Hesap etkinleştirilemedi
cannot-export_account = Hesap verileri indirilemedi
cannot-grade_the_receiver_of_this_key = Bu anahtarın alıcısı değerlendirilemedi
cannot-hand_over_server = Sunucu devredilemedi
cannot-invite = Davet edilemedi
cannot-issue_key = Anahtar oluşturulamadı
cannot-lift_the_void_batch = İşlem geri alınamadı
cannot-list_server_again = Sunucu yeniden listeye alınamadı
cannot-make_a_sign_in_link = Giriş bağlantısı oluşturulamadı
cannot-merge_games = Oyunlar birleştirilemedi
cannot-merge_tags = Etiketler birleştirilemedi
cannot-put_edits_back = Düzenlemeler geri alınamadı
cannot-read_answers = Yanıtlar okunamadı
cannot-refuse_change = Değişiklik reddedilemedi
cannot-reject_server = Sunucu reddedilemedi
cannot-remove_banner = Afiş kaldırılamadı
cannot-remove_game = Oyun kaldırılamadı
cannot-remove_logo = Logo kaldırılamadı
cannot-remove_tag = Etiket kaldırılamadı
cannot-rename = Ad değiştirilemedi
cannot-replay = Oylar yeniden gönderilemedi
cannot-resend = Yeniden gönderilemedi
cannot-reset_the_second_factor = İkinci adım kaldırılamadı
cannot-resubmit_server = Sunucu yeniden gönderilemedi
cannot-save_facts = Bilgiler kaydedilemedi
cannot-set_email = E-posta adresi ayarlanamadı
cannot-show_account = Hesap gösterilemedi
cannot-show_claims_to_names = Ad talepleri gösterilemedi
cannot-show_delivery = Teslimat gösterilemedi
cannot-show_reports = Bildirimler gösterilemedi
cannot-show_the_audit_trail = Değişiklik kaydı gösterilemedi
cannot-show_the_queue = Bekleyenler gösterilemedi
cannot-show_void_votes = Geçersiz oylar gösterilemedi
cannot-show_vote = Oy gösterilemedi
cannot-show_votes = Oylar gösterilemedi
cannot-show_waves = Uyarılar gösterilemedi
cannot-submit_server = Sunucu gönderilemedi
cannot-suspend_server = Sunucu askıya alınamadı
cannot-take_down_picture = Görsel yayından kaldırılamadı
cannot-test_the_webhook = Webhook test edilemedi
cannot-unlist_server = Sunucu listeden çıkarılamadı
cannot-void_vote = Oy geçersiz sayılamadı
cannot-void_votes = Oylar geçersiz sayılamadı
cannot-vote = Oy verilemedi
cannot-withdraw_change = Değişiklik geri çekilemedi

cannot-activate_the_webhook_secret_of_key = Anahtarın webhook gizli anahtarı etkinleştirilemedi
cannot-change_the_Votifier_of_key = Anahtarın Votifier ayarı değiştirilemedi
cannot-change_the_webhook_of_key = Anahtarın webhook'u değiştirilemedi
cannot-grade_the_receiver_of_key = Anahtarın alıcısı değerlendirilemedi
cannot-pause_the_webhook_of_key = Anahtarın webhook'u duraklatılamadı
cannot-prepare_a_webhook_secret_for_key = Anahtar için webhook gizli anahtarı hazırlanamadı
cannot-replay_the_deliveries_of_key = Anahtarın teslimatları yeniden gönderilemedi
cannot-resume_the_webhook_of_key = Anahtarın webhook'u sürdürülemedi
cannot-revoke_key = Anahtar iptal edilemedi
cannot-roll_key = Anahtar yenilenemedi
cannot-test_the_webhook_of_key = Anahtarın webhook'u test edilemedi

account_name_invalid-characters =
    “{ $name }” adı kullanılamaz: adlar A-Z, a-z, 0-9, “_”, “.” ve “-” karakterlerinden 2-32 tanesinden oluşur ve
    “-” ile başlamaz
account_name_invalid-prefix =
    “{ $name }” adı kullanılamaz: bu sitenin sahibi “{ $prefix }” ile başlayan adlara izin vermemiş
account_name_reserved = “{ $name }” adı kullanılamaz: ayrılmış
account_name_steam =
    “{ $name }” adı kullanılamaz: bu bir Steam kimliği. Senin olduğunu göstermek için Steam ile giriş yap
game_name_known = “{ $name }” eklenemedi: zaten adlarından biri
game_names_full =
    Ad eklenemedi: bir hesabın kendi adının yanında, hiçbir şeyin kanıtlamadığı en fazla { $max } adı olabilir; önce
    birini kaldır
account_exists-email = Hesap oluşturulamadı: “{ $email }” adresinin zaten bir hesabı var
account_exists-voted =
    “{ $name }” adı henüz kullanılamaz: bir oyuncu bu adla oy verdi. O sensen önce e-posta adresini doğrula
account_exists-name = “{ $name }” adı kullanılamaz: alınmış
identity_linked =
    Bağlanamadı: burada başka bir hesaba giriş sağlıyor; bağlantısı önce orada kaldırılmalı
last_way_in =
    Kaldırılamadı: bu hesaba başka giriş yöntemin yok; önce başka bir giriş yöntemi ekle
sign_in_link_refused =
    Bağlantı oluşturulamadı: “{ $name }” hesabı devre dışı veya hiç kaydolmamış bir oyuncuya ait
claim_gone = Karar verilemedi: talep artık yok veya adın bir sahibi var
sign_in_needed = “{ $player }” adının burada bir hesabı var. Bu adla oy vermek için giriş yap
account_unknown-named = { $cannot }: “{ $name }” adında bir hesap yok
account_unknown-missing = { $cannot }: böyle bir hesap yok
account_unknown-viewers = { $cannot }: hesap silinmiş
account_unknown-owners = { $cannot }: hesabın silinmiş
account_unknown-voters = { $cannot }: hesap silinmiş
account_owns_listings =
    { $count ->
        [one]
            Hesap silinemedi: incelemede veya onaylanmış bir ilanı var ({ $named }); önce onu sil, listeden çıkar
            veya devret
       *[other]
            Hesap silinemedi: incelemede veya onaylanmış { $count } ilanı var ({ $named }); önce onları sil,
            listeden çıkar veya devret
    }
account_disabled =
    { $doing ->
        [vote] Oy verilemedi: bir moderatör hesabı devre dışı bıraktı
       *[disable_account] Hesap devre dışı bırakılamadı: zaten devre dışı
    }
account_decided = { $cannot }: sen açtıktan sonra başka biri karar verdi; yeniden bak
account_not_disabled = { $cannot }: devre dışı değil
account_has_role =
    { $cannot }: bu sitedeki rolü { $role ->
        [moderator] moderatör
       *[administrator] site yöneticisi
    }; önce bir site yöneticisi bu rolü almalı
account_cant_have_role =
    Rol değiştirilemedi: hesap devre dışı veya kimse ona giriş yapamıyor
last_administrator =
    { $doing ->
        [change_the_role]
            Rol değiştirilemedi: bu sitenin başka yöneticisi yok; önce başka birini yönetici yap
       *[delete_account]
            Hesap silinemedi: bu sitenin başka yöneticisi yok; önce başka birini yönetici yap
    }
rename_too_soon =
    Ad değiştirilemedi: ad { $days } günde bir değişebilir; sonraki tarih: { $next }
email_invalid = “{ $text }” kullanılamaz: e-posta adresi değil
password_too_short = Parola kullanılamaz: en az { $min } karakter olmalı
password_too_long = Parola kullanılamaz: en fazla { $max } karakter olabilir
password_common =
    Parola kullanılamaz: tahmin edilmesi çok kolay. Birbiriyle ilgisiz birkaç sözcük kullan
bot_check_failed-forged = Bu kontrol bu form için değildi. Lütfen tekrar dene.
bot_check_failed-expired = Sayfa çok uzun süre açık kaldı. Lütfen tekrar dene.
bot_check_failed-unavailable = Bot kontrolü şu anda kullanılamıyor. Lütfen birazdan tekrar dene.
bot_check_spent = Bu kontrol zaten kullanıldı. Lütfen tekrar dene.
moderators_only = { $cannot }: bunu yalnızca moderatörler yapabilir
administrators_only = { $cannot }: bunu yalnızca site yöneticileri yapabilir
setting_invalid-accent = Ayarlar değiştirilemedi: renk, # ve altı basamaktan oluşur, örneğin #f4b41f
setting_invalid-name = Ayarlar değiştirilemedi: ad en fazla { $max } yazdırılabilir karakter içerir
setting_invalid-imprint =
    Ayarlar değiştirilemedi: künye en fazla { $max } yazdırılabilir karakter içerir
reason_needed = { $cannot }: nedenini { $min }-{ $max } karakterle yaz
form_used = Bu form zaten gönderildi ve bir kez işlendi

server_unknown = “{ $slug }” adında bir sunucu yok
role_too_low =
    { $role ->
        [owner] Bunu yalnızca bu sunucunun sahibi yapabilir
       *[other]
            Bu sunucunun sayılarını ve teslimatlarını görebilirsin ama bunu yalnızca sahibi ve sorumluları yapabilir
    }
offer_unknown =
    Bu teklif artık yok: geri çekildi veya yanıtlandı, süresi doldu ya da sunucunun sahibi değişti
offer_refused-unknown = { $cannot }: giriş yapılan { $name } adında bir hesap yok
offer_refused-self = { $cannot }: { $name } zaten sahibi
offer_refused-member = { $cannot }: { $name } zaten erişime sahip
offer_refused-asked =
    { $cannot }: { $name } için zaten teklif yapıldı; önce onu geri çek veya reddedildiyse { $days } gün bekle
offer_refused-many = { $cannot }: zaten toplam { $max } kişi ve açık teklif var
offer_refused-unpublished = { $cannot }: önce bir moderatör sunucuyu onaylamalı
member_unknown = Bu kişinin artık erişimi yok
server_name_invalid = { $cannot }: ad { $min }-{ $max } yazdırılabilir karakter içerir
slug_refused-form =
    { $cannot }: sayfa adresi { $min }-{ $max } küçük harf (a-z), rakam ve aralarında tek kısa çizgi içerir
slug_refused-formLike =
    { $cannot }: sayfa adresi { $min }-{ $max } küçük harf (a-z), rakam ve aralarında tek kısa çizgi içerir, örneğin
    “{ $example }”
slug_refused-reserved = { $cannot }: “{ $slug }” sayfa adresi siteye ayrılmış
slug_refused-taken = { $cannot }: “{ $slug }” sayfa adresi başka bir sunucuya ait veya aitti
slug_refused-alike = { $cannot }: “{ $slug }” sayfa adresi başka bir sunucununkine çok benziyor
slug_moved =
    { $cannot }: listedeki bir sunucunun sayfa adresi en fazla { $days } günde bir değişir; yeniden
    değiştirebileceğin tarih: { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: “{ $host }” bir ana bilgisayar adı veya adres değil
server_host_invalid-inner =
    { $cannot }: “{ $host }” adresine internetten ulaşılamıyor; sunucunun herkese açık adresini yaz
server_port_invalid = { $cannot }: port 1 ile 65535 arasında bir tam sayıdır, { $port } değil
description_too_long = { $cannot }: açıklama en fazla { $max } karakter olabilir, seninki { $length }
changed_meanwhile = { $cannot }: bu arada değiştirildi
facts_invalid = Bilgiler kaydedilemedi: { $faults }
tag_unknown-plain = “{ $slug }” adında bir etiket yok
tag_unknown-cannot = { $cannot }: “{ $slug }” adında bir etiket yok
tag_invalid-name = { $cannot }: ad { $min }-{ $max } yazdırılabilir karakter içerir
tag_invalid-slug = { $cannot }: kısa ad 2-40 karakterdir: a-z, 0-9 ve tek kısa çizgiler
tag_exists = { $cannot }: “{ $name }” zaten listede
entry_used =
    { $servers ->
        [one] { $cannot }: bir ilanda kullanılıyor veya silindiğinde kullanılıyordu; bunun yerine birleştir
       *[other]
            { $cannot }: silinenler dahil { $servers } ilanda kullanılıyor; bunun yerine birleştir
    }
merged_with_itself = { $cannot }: birleştirmek için başka birini seç
servers_too_many-all = { $cannot }: { $servers } sunucun var, sınır { $max }
servers_too_many-pending = { $cannot }: { $pending } sunucun zaten bir moderatörü bekliyor
change_gone-none = { $cannot } (“{ $slug }” sunucusu): bekleyen değişiklik yok
change_gone-seen =
    { $cannot } (“{ $slug }” sunucusu): sahibi bu arada düzenledi; yeniden bak
change_gone-replaced =
    { $cannot } (“{ $slug }” sunucusu): sahibi bu arada değişikliği yeniledi; yenisine bak
server_transition-status =
    { $cannot } (“{ $slug }”): { $status ->
        [pending] incelemede
        [approved] onaylanmış
        [rejected] reddedilmiş
       *[suspended] askıya alınmış
    }
server_transition-ownerless =
    { $cannot } (“{ $slug }”): sahibi hesabını sildi, sorumlusu kalmadı
server_transition-changed =
    { $cannot } (“{ $slug }”): sen açtıktan sonra değiştirildi veya başka biri karar verdi; yeniden bak
server_transition-unlisted = { $cannot } (“{ $slug }”): sahibi listeden çıkardı
server_own = { $cannot } (“{ $slug }”): ekibinde sen varsın, başka bir moderatör karar verir
server_not_approved =
    { $doing ->
        [check_server]
            “{ $slug }” sunucusu kontrol edilemedi: { $status ->
                [pending] incelemede
                [approved] onaylanmış
                [rejected] reddedilmiş
               *[suspended] askıya alınmış
            }
       *[other]
            { $cannot }: “{ $slug }” sunucusu { $status ->
                [pending] incelemede
                [approved] onaylanmış
                [rejected] reddedilmiş
               *[suspended] askıya alınmış
            }
    }
check_too_soon-busy =
    Sunucu kontrol edilemedi: çok fazla kontrol sürüyor; birazdan tekrar dene
check_too_soon-waiting =
    Sunucu kontrol edilemedi: bekleyen sunucularından biri { $seconds } saniyeden kısa süre önce kontrol edildi
check_too_soon-listed =
    Sunucu kontrol edilemedi: { $seconds } saniyeden kısa süre önce kontrol edildi
game_unknown = { $cannot }: “{ $slug }” adında bir oyun yok; bilinen oyunlar: { $known }
game_invalid-name = { $cannot }: ad { $min }-{ $max } yazdırılabilir karakter içerir
game_invalid-slug =
    { $cannot }: “{ $slug }” geçerli bir kısa ad değil: 2-60 karakter, a-z, 0-9 ve tek kısa çizgiler
game_invalid-protocol =
    { $cannot }: “{ $protocol }” adında bir protokol yok; bilinen protokoller: { $known }
game_invalid-port = { $cannot }: port 1 ile { $max } arasında bir tam sayıdır
game_invalid-queryPort = { $cannot }: { $port } geçerli bir sorgu portu değil
game_exists = { $cannot }: “{ $slug }” zaten listede veya listedeki bir oyunun kısa adıydı
picture_refused-damaged =
    Bu görsel kullanılamaz: dosya bozuk; bir görsel düzenleyicide açıp yeniden kaydet
picture_refused-animated = Bu görsel kullanılamaz: hareketli; hareketsiz bir tane seç
picture_refused-format =
    Bu görsel kullanılamaz: PNG, JPEG veya WebP değil; GIF ve SVG kabul edilmez
picture_refused-large =
    Bu görsel kullanılamaz: { $width } × { $height } piksel, böyle bir görsel en fazla
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapiksel olabilir; önce küçült
picture_refused-small =
    Bu görsel kullanılamaz: { $width } × { $height } piksel, { $kind ->
        [logo] logo
       *[banner] afiş
    } için en az { $minWidth } × { $minHeight } gerekir
picture_gone =
    { $cannot } (“{ $slug }”): görselleri bu arada değişti; yeniden bak
report_invalid-other = Bildirilemedi: sorunun ne olduğunu 1-{ $max } karakterle yaz
report_invalid-chosen = Bildirilemedi: sorunun ne olduğunu en fazla { $max } karakterle yaz
reports_too_many-nameless =
    Bildirilemedi: moderatörlerde giriş yapmamış kişilerden { $max } bildirim var, şimdilik daha fazlasını
    almıyorlar. Başka bir sekmede giriş yap ve bunu yeniden gönder
reports_too_many-all =
    Bildirilemedi: moderatörlerde bununla ilgili zaten { $max } bildirim var; bir saat sonra tekrar dene
report_gone = “{ $slug }” bildirimleri kapatılamadı: açık bildirim yok

fact-tags = En fazla { $max } etiket seç.
fact-country = Listeden bir ülke seç.
fact-languages = Dilleri listeden seç.
fact-languages_too_many = En fazla { $max } dil seç.
fact-description = Açıklama en fazla { $max } karakter olabilir.
fact-text_language = Listeden bir dil seç.
fact-text_language_twice =
    Aşağıda da bu dilde metinler var. Onları kaldır ya da burada başka bir dil seç.
fact-rules = Kurallar en fazla { $max } karakter olabilir.
fact-tagline_not_one_line = Slogan, yazdırılabilir karakterlerden oluşan tek satırdır.
fact-tagline_too_long = Slogan en fazla { $max } karakter olabilir.
fact-version_not_one_line = Sürüm, yazdırılabilir karakterlerden oluşan tek satırdır.
fact-version_too_long = Sürüm en fazla { $max } karakter olabilir.
fact-website_too_long = Web sitesi adresi en fazla { $max } karakter olabilir.
fact-website_too_long_as_written =
    Web sitesi adresi, tarayıcıların yazdığı biçimiyle en fazla { $max } karakter olabilir.
fact-website_elsewhere = Web sitesi, https:// ile başlayan herkese açık bir site bağlantısıdır.
fact-discord_too_long = Davet en fazla { $max } karakter olabilir.
fact-discord_too_long_as_written =
    Davet, tarayıcıların yazdığı biçimiyle en fazla { $max } karakter olabilir.
fact-discord_elsewhere = Davet, https:// ile başlayan bir bağlantıdır ({ $sites }).
fact-video_too_long = Video bağlantısı en fazla { $max } karakter olabilir.
fact-video_too_long_as_written =
    Video bağlantısı, tarayıcıların yazdığı biçimiyle en fazla { $max } karakter olabilir.
fact-video_elsewhere = Video, https:// ile başlayan bir bağlantıdır ({ $sites }).

key_unknown-plain = “{ $id }” anahtarı yok
key_unknown-cannot = { $cannot }: “{ $id }” anahtarı yok
key_name_invalid = Anahtar oluşturulamadı: anahtarın adı 1-{ $max } yazdırılabilir karakter içerir
keys_too_many = Anahtar oluşturulamadı: bu sunucunun zaten { $max } anahtarı var; önce birini iptal et
scopes_invalid = Anahtar oluşturulamadı: ne için olduğunu seç: { $known }
key_revoked = { $cannot }: iptal edildi ({ $at })
overlap_invalid = Anahtar yenilenemedi: örtüşme süresi 0-{ $max } saat olabilir, { $hours } olamaz
webhook_url_refused-incomplete = Bu webhook URL'si kullanılamaz: eksiksiz bir web adresi değil.
webhook_url_refused-inner =
    Bu webhook URL'si kullanılamaz: herkese açık internetteki bir ana bilgisayara gitmeli.
webhook_url_refused-chat =
    Bu webhook URL'si kullanılamaz: bu, oy değil mesaj kabul eden bir Discord kanalının adresi. Onu
    “Sohbetler” altında bağla: oylar orada mesaj olarak yayınlanır.
webhook_url_refused-scheme =
    Bu webhook URL'si kullanılamaz: https:// veya http:// ile başlamalı.
webhook_url_refused-credentials =
    Bu webhook URL'si kullanılamaz: kullanıcı adı veya parola içermemeli.
webhook_url_refused-port =
    Bu webhook URL'si kullanılamaz: { $port } portu kullanılamaz; 80, 443 veya 1023 üzerinde başka bir port seç.
webhook_url_refused-tooLong =
    Bu webhook URL'si kullanılamaz: en fazla { $max } karakter olabilir.
webhook_url_taken = { $url } kullanılamaz: bu sunucunun başka bir anahtarı zaten oraya gönderiyor
secret_not_prepared = Webhook gizli anahtarı etkinleştirilemedi: hazırlanmış bir tane yok
key_is_votifier = { $cannot }: Votifier içindir, “Ödüller” altında
key_is_chat = { $cannot }: bir kanal içindir, “Sohbetler” altında
chat_address_refused-notDiscord =
    Bağlanılamadı: bu bir Discord webhook'unun adresi değil. Discord'da kanal ayarlarını, ardından
    Entegrasyonlar ve Webhook'lar bölümünü aç, webhook URL'sini kopyala.
chat_address_refused-notSlack =
    Bağlanılamadı: bu, Slack'in gelen webhook adresi değil. https://hooks.slack.com/services/ ile
    başlar.
chat_connected = Bağlanılamadı: bu kanal zaten bağlı
votifier_address_refused-host =
    Bağlanılamadı: bu bir ana bilgisayar adı veya adres değil; portun kendi alanı var.
votifier_address_refused-inner =
    Bağlanılamadı: Votifier, bu ana bilgisayarda herkese açık internetten ulaşılabilir olmalı.
votifier_address_refused-port =
    Bağlanılamadı: Votifier için { $port } portu kullanılamaz; genellikle { $usual }.
votifier_secret_refused-missing = Bağlanılamadı: Votifier token'ı veya açık anahtarı eksik
votifier_secret_refused-lost = Bağlanılamadı: token'ı veya anahtarı bir kez daha yapıştır
votifier_secret_refused-privateKey =
    Bağlanılamadı: bu bir özel anahtar. Sunucunda kalmalı: public.key içindekini yapıştır ve bunu başkası gördüyse
    yeni anahtarlar oluştur.
votifier_secret_refused-neither =
    Bağlanılamadı: bu ne bir token (boşluksuz 6-{ $max } karakter) ne de bir Votifier açık anahtarı.
votifier_secret_refused-anotherKey =
    Bağlanılamadı: Votifier { $bits } bitlik RSA anahtarları kullanır, bu ise başka: eklentinin “rsa” klasörünü sil
    ve sunucunu yeniden başlat, yenileri oluşur.
votifier_connected = Bağlanılamadı: bu az önce başka bir pencerede yapıldı
votifiers_too_many = Bağlanılamadı: bu sunucunun zaten { $max } alıcısı var; önce birini kaldır
votifier_missing = Votifier seçilemedi: önce token'ı veya anahtarıyla birini bağla
replay_time_invalid-since =
    Seçilen zamandan ({ $time }) beri yeniden gönderilemedi: son { $days } gün içinde olmalı
replay_time_invalid-unreadable =
    Bu zamandan beri yeniden gönderilemedi: son { $days } gün içinde olmalı
replay_too_soon =
    Yeniden gönderilemedi: bu adrese son gönderim bitmedi veya az önce yapıldı; sonraki şu zaman başlayabilir:
    { $from }
sends_too_many = { $cannot }: bu adrese elle çok fazla gönderdin; bir dakika sonra tekrar dene
delivery_unknown = { $cannot }: “{ $id }” teslimatı yok
delivery_unfinished = “{ $id }” teslimatı yeniden gönderilemedi: şu anda gönderiliyor
delivery_without_destination =
    { $doing ->
        [resend] Yeniden gönderilemedi: anahtarı iptal edilmiş veya webhook URL'si yok
        [replay] Yeniden gönderilemedi: bu anahtarın webhook URL'si yok
        [test_the_webhook] Webhook test edilemedi: bu anahtarın webhook URL'si yok
       *[grade_the_receiver_of_this_key]
            Bu anahtarın alıcısı değerlendirilemedi: webhook URL'si yok veya çalışmıyor: biri ulaşana kadar test gönder
    }

clock_off = Oy verilemedi: bu sunucunun saatiyle veritabanınınki uyuşmuyor
favourites_full = Favori eklenemedi: zaten { $max } favorin var; önce birini kaldır
vote_unknown = { $cannot }: “{ $id }” oyu yok
vote_voided =
    { $doing ->
        [resend] “{ $id }” teslimatı yeniden gönderilemedi: oyu geçersiz sayıldı
       *[void_vote] “{ $id }” oyu geçersiz sayılamadı: zaten geçersiz
    }
void_choice_invalid-span =
    Oylar seçilemedi: başlangıç bitişten önce ve geçmişte olmalı, süre en fazla { $days } gün olmalı
void_choice_invalid-number =
    Oylar seçilemedi: { $given } 1 ile { $max } arasında bir tam sayı değil
void_choice_changed-others =
    Oylar geçersiz sayılamadı: bu saatlerin oyları üzerinde başka bir işlem sürüyor; bir dakika sonra yeniden say
void_choice_changed-counted =
    Oylar geçersiz sayılamadı: { $expected } oy saymıştın ama bu arada bazıları geçersiz sayıldı, şimdi { $votes }
    oy uyuyor; yeniden say
void_batch_unknown = Geri alınamadı: “{ $id }” işlemi yok
void_batch_lifted = “{ $id }” işlemi geri alınamadı: daha önce geri alındı
void_notice_unknown = Yanıtlanamadı: geçersiz oylar hakkında “{ $id }” bildirimi yok
void_answered-lifted = Yanıtlanamadı: oylar yeniden sayılıyor
void_answered-given = Yanıtlanamadı: her bildirime bir yanıt verilir ve verildi
void_answer_invalid = Yanıtlanamadı: { $min }-{ $max } karakter yaz
void_answer_read = Başka biri yanıtı okundu olarak işaretledi
wave_unknown = “{ $id }” uyarısı yok
wave_decided-person =
    { $state ->
        [voided] Uyarı hakkında karar verilemedi: { $by } bu arada oylarını geçersiz saydı
       *[dismissed] Uyarı hakkında karar verilemedi: { $by } bu arada uyarıyı kapattı
    }
wave_decided-operator =
    { $state ->
        [voided] Uyarı hakkında karar verilemedi: site yönetimi bu arada oylarını geçersiz saydı
       *[dismissed] Uyarı hakkında karar verilemedi: site yönetimi bu arada uyarıyı kapattı
    }
wave_grown =
    Uyarı hakkında karar verilemedi: şimdi { $votes } oyu var, açtığında { $seen } idi; yeniden bak
