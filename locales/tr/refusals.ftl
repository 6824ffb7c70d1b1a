### refusals

account_name_invalid-characters =
    A'dan Z'ye harf, rakam, “_”, “.” veya “-” ile 2-32 karakter kullan. Adlarda boşluk olmaz, ad
    “-” ile başlamaz.
account_name_invalid-prefix =
    “{ $prefix }” ile başlamayan bir ad seç. Bu sitede öyle adlara izin yok.
account_name_reserved = “{ $name }” siteye ayrılmış. Başka bir ad seç.
account_name_steam = Bu bir Steam kimliği. Kullanmak için Steam ile giriş yap.
game_name_known = “{ $name }” zaten listende.
game_names_full =
    Önce bir adı kaldır. Kendi adının yanında, hiçbir şeyin kanıtlamadığı en fazla { $max } adın
    olabilir.
account_exists-email = Bu adresin zaten bir hesabı var. Bunun yerine giriş yap.
account_exists-voted =
    Bir oyuncu “{ $name }” adıyla oy vermiş. O sensen önce e-posta adresini onayla.
account_exists-name = “{ $name }” alınmış. Başka bir ad seç veya seninse giriş yap.
identity_linked = Bu, buradaki başka bir hesaba ait. Önce orada bağlantısını kaldır.
last_way_in = Önce başka bir giriş yöntemi ekle. Tek yöntemin bu.
sign_in_link_refused =
    “{ $name }” için giriş bağlantısı oluşturulamaz. Hesap devre dışı veya oyuncusu hiç
    kaydolmamış.
claim_gone = Karar verilecek bir şey kalmadı. Talep artık yok veya adın bir sahibi var.
sign_in_needed = “{ $player }” adının burada bir hesabı var. Onunla oy vermek için giriş yap.
account_unknown-named = “{ $name }” diye bir hesap yok. Adı kontrol et.
account_unknown-deleted = Bu hesap silindi.
account_owns_listings = Önce ilanlarını sil, listeden çıkar veya devret: { $named }.
account_disabled-vote = Bu hesap oy veremez. Bir moderatör onu devre dışı bıraktı.
account_disabled-again = Bu hesap zaten devre dışı.
account_decided = Sen açtıktan sonra başka biri karar verdi. Yeniden bak.
account_not_disabled = Bu hesap devre dışı değil.
account_has_role =
    { $role ->
        [moderator] Bu hesap moderatör. Önce bir site yöneticisi bu rolü almalı.
       *[administrator] Bu hesap site yöneticisi. Önce başka bir site yöneticisi bu rolü almalı.
    }
account_cant_have_role = Başka bir hesap seç. Bu hesap devre dışı veya ona kimse giriş yapamıyor.
last_administrator = Önce başka birini yönetici yap. Sitenin başka yöneticisi yok.
rename_too_soon = Adını { DATETIME($next, dateStyle: "medium") } tarihinde yeniden değiştirebilirsin.
email_invalid = Bir e-posta adresi yaz, örneğin lena@example.org.
password_too_short = En az { $min } karakter kullan.
password_too_long = En fazla { $max } karakter kullan.
password_common = Tahmin edilmesi çok kolay. Birbiriyle ilgisiz üç dört sözcük kullan.
bot_check_failed-forged = Bu kontrol bu form için değildi. Lütfen tekrar dene.
bot_check_failed-expired = Sayfa çok uzun süre açık kaldı. Lütfen tekrar dene.
bot_check_failed-unavailable = Bot kontrolü şu anda kullanılamıyor. Lütfen birazdan tekrar dene.
bot_check_spent = Bu kontrol zaten kullanıldı. Lütfen tekrar dene.
moderators_only = Bunu yalnızca moderatörler yapabilir.
administrators_only = Bunu yalnızca site yöneticileri yapabilir. Birine sor.
setting_invalid-accent = Rengi # ve altı haneyle yaz, örneğin #f4b41f.
setting_invalid-name = Ad için en fazla { $max } yazdırılabilir karakter kullan.
setting_invalid-imprint = Künye için en fazla { $max } yazdırılabilir karakter kullan.
reason_needed = Nedenini { $min }-{ $max } karakterle yaz.
form_used = Bu form zaten gönderildi ve bir kez işlendi. Yapılacak başka bir şey yok.

server_unknown = “{ $slug }” diye bir sunucu yok.
role_too_low =
    { $role ->
        [owner] Sahibine sor. Bunu yalnızca o yapabilir.
       *[other] Sahibine veya bir sorumluya sor. İzleyiciler bakabilir ama bir şey değiştiremez.
    }
offer_unknown =
    Bu teklif artık yok. Geri çekildi veya yanıtlandı, süresi doldu ya da sunucunun sahibi
    değişti.
offer_refused-unknown = Burada { $name } adında kimse yok. Kullanıcı adını kendisine sor.
offer_refused-self = { $name } zaten sahibi.
offer_refused-member = { $name } zaten erişebiliyor.
offer_refused-you = Zaten erişimin var veya “Sunucularım” sayfasında bekleyen bir teklif var.
offer_refused-asked =
    { $name } için zaten teklif yapıldı. Önce onu geri çek veya reddedildiyse { $days } gün bekle.
offer_refused-many =
    Önce bir kişiyi çıkar veya bir teklifi geri çek. En fazla { $max } kişi ve açık teklif
    olabilir.
offer_refused-unpublished = Bir moderatör sunucuyu onaylayana kadar bekle.
member_unknown = Bu kişinin artık erişimi yok.
server_name_invalid = { $min }-{ $max } yazdırılabilir karakterlik bir ad ver.
slug_refused-form = { $min }-{ $max } küçük harf (a-z), rakam ve tek kısa çizgi kullan.
slug_refused-formLike =
    { $min }-{ $max } küçük harf (a-z), rakam ve tek kısa çizgi kullan, örneğin “{ $example }”.
slug_refused-reserved = “{ $slug }” siteye ayrılmış. Başka bir adres seç.
slug_refused-taken = “{ $slug }” adresi başka bir sunucunun veya öyleydi. Başkasını seç.
slug_refused-alike = “{ $slug }” başka bir sunucunun adresine çok benziyor. Başkasını seç.
slug_moved = Adresi { DATETIME($at, dateStyle: "medium") } tarihinde yeniden değiştirebilirsin.
server_host_invalid-unreadable = Yalnızca adresi yaz, örneğin play.example.com.
server_host_invalid-inner =
    Sunucunun herkese açık adresini yaz. Bu adrese yalnızca kendi ağından ulaşılır.
server_port_invalid = 1 ile 65535 arasında bir port numarası gir.
description_too_long = { $over } karakter kısalt.
changed_meanwhile = Bu, bu arada değiştirildi. Kontrol et, sonra yeniden kaydet.
facts_invalid = { $faults }
tag_unknown = “{ $slug }” diye bir etiket yok. Listeden birini seç.
tag_invalid-name = { $min }-{ $max } yazdırılabilir karakterlik bir ad ver.
tag_invalid-slug = Kısa ad için 2-40 karakter kullan: a-z, 0-9 ve tek kısa çizgiler.
tag_exists = “{ $name }” zaten listede.
entry_used = Bunun yerine birleştir. Silinenler dahil { $servers } ilanda kullanılıyor.
merged_with_itself = Birleştirmek için başkasını seç.
servers_too_many-all = En fazla { $max } sunucun olabilir. Yakında sildiklerin hâlâ sayılır.
servers_too_many-pending = İncelemedeki { $pending } sunucun için bir karar bekle veya birini sil.
change_gone-none = “{ $slug }” için bekleyen bir değişiklik artık yok.
change_gone-seen = “{ $slug }” sunucusunun sahibi onu bu arada düzenledi. Yeniden bak.
change_gone-replaced =
    “{ $slug }” sunucusunun sahibi bu değişikliği bu arada yeniledi. Yenisine bak.
server_transition-status =
    { $status ->
        [pending] “{ $slug }” incelemede, bu yüzden bu yapılamaz. Yeniden bak.
        [approved] “{ $slug }” onaylanmış, bu yüzden bu yapılamaz. Yeniden bak.
        [rejected] “{ $slug }” reddedilmiş, bu yüzden bu yapılamaz. Yeniden bak.
       *[suspended] “{ $slug }” askıya alınmış, bu yüzden bu yapılamaz. Yeniden bak.
    }
server_transition-ownerless =
    “{ $slug }” sunucusunun sahibi hesabını sildi, bu yüzden ondan kimse sorumlu değil.
server_transition-changed =
    “{ $slug }” sen açtıktan sonra değişti veya karara bağlandı. Yeniden bak.
server_transition-unlisted = “{ $slug }” sunucusunu sahibi listeden çıkardı.
server_transition-told = “{ $slug }” sahibi artık bunu biliyor. Bunun yerine yeni bir karar ver.
server_own = “{ $slug }” ekibinde sen varsın, kararı başka bir moderatöre bırak.
server_not_approved =
    { $status ->
        [pending] “{ $slug }” incelemede. Önce bir moderatör onaylamalı.
        [rejected] “{ $slug }” reddedilmiş. Sahibi onu değiştirip yeniden göndermeli.
       *[suspended] “{ $slug }” askıya alınmış. Önce bir moderatör yeniden onaylamalı.
    }
check_too_soon-busy = Şu anda çok fazla sunucu denetleniyor. Birazdan tekrar dene.
check_too_soon-waiting =
    Bekleyen sunucularından biri az önce denetlendi. { $seconds } saniye sonra tekrar dene.
check_too_soon-listed = Az önce denetlendi. { $seconds } saniye sonra tekrar dene.
game_unknown = “{ $slug }” diye bir oyun yok. Şunlardan birini seç: { $known }.
game_invalid-name = { $min }-{ $max } yazdırılabilir karakterlik bir ad ver.
game_invalid-slug = Kısa ad için 2-60 karakter kullan: a-z, 0-9 ve tek kısa çizgiler.
game_invalid-protocol = “{ $protocol }” diye bir protokol yok. Şunlardan birini seç: { $known }.
game_invalid-port = 1 ile { $max } arasında bir port numarası gir.
game_invalid-queryPort = Sorgu portu için başka bir uzaklık seç. Bu haliyle { $port } olurdu.
game_exists = “{ $slug }” zaten listede veya listedeki bir oyunun eski kısa adı.
picture_refused-damaged = Dosya bozuk. Bir görsel düzenleyicide açıp yeniden kaydet.
picture_refused-animated = Hareket etmeyen bir görsel seç.
picture_refused-format = PNG, JPEG veya WebP kullan.
picture_refused-large =
    Önce görseli küçült. { $width } × { $height } piksel; en fazla
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapiksel olabilir.
picture_refused-small =
    { $kind ->
        [logo]
            Daha büyük bir görsel kullan. Logo için { $minWidth } × { $minHeight } piksel gerekir,
            bu görsel { $width } × { $height }.
       *[banner]
            Daha büyük bir görsel kullan. Afiş için { $minWidth } × { $minHeight } piksel gerekir,
            bu görsel { $width } × { $height }.
    }
picture_gone = “{ $slug }” sunucusunun görselleri bu arada değişti. Yeniden bak.
report_invalid-other = Neyin yanlış olduğunu 1-{ $max } karakterle yaz.
report_invalid-chosen = En fazla { $max } karakter kullan.
reports_too_many-nameless =
    Başka bir sekmede giriş yap ve bunu yeniden gönder. Moderatörlerde giriş yapmamış kişilerden
    { $max } bildirim var, şimdilik daha fazlasını almıyorlar.
reports_too_many-all =
    Moderatörlerde bununla ilgili zaten { $max } bildirim var. Bir saat sonra tekrar dene.
report_gone = “{ $slug }” için açık bildirim kalmadı.

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

key_unknown = “{ $id }” diye bir anahtar yok.
key_name_invalid = Anahtara 1-{ $max } yazdırılabilir karakterlik bir ad ver.
keys_too_many = Önce bir anahtarı iptal et. En fazla { $max } anahtar olabilir.
scopes_invalid = Anahtarın ne için olduğunu seç: { $known }.
key_revoked = Bu anahtar iptal edildi. Yenisini oluştur.
overlap_invalid = 0 ile { $max } arasında bir saat sayısı gir.
webhook_url_refused-incomplete = Adresin tamamını yaz, https:// ile başlasın.
webhook_url_refused-inner =
    İnternette herkese açık bir adres yaz. Bu adrese yalnızca kendi ağından ulaşılır.
webhook_url_refused-chat =
    Bu, oy değil mesaj alan bir sohbetin adresi. Onu “Sohbetler” altında bağla.
webhook_url_refused-scheme = https:// veya http:// ile başlayan bir adres yaz.
webhook_url_refused-credentials = Kullanıcı adını ve parolayı çıkar.
webhook_url_refused-port = { $port } portu kullanılamaz. 80, 443 veya 1023 üzerinde bir port seç.
webhook_url_refused-tooLong = En fazla { $max } karakterlik bir adres kullan.
webhook_url_taken =
    Bu sunucunun başka bir anahtarı zaten oraya gönderiyor. Onu veya başka bir adres kullan.
secret_not_prepared = Önce yeni bir gizli anahtar hazırla.
key_is_votifier = Bu anahtar Votifier için. Onu “Ödüller” altında değiştir.
key_is_chat = Bu anahtar bir kanal için. Onu “Sohbetler” altında değiştir.
chat_address_refused-missing = Kanalın webhook adresini yapıştır.
chat_address_refused-notDiscord =
    Bu bir Discord webhook adresi değil. Discord'da kanalın ayarlarını aç, Entegrasyonlar'a, sonra
    Webhook'lara git ve webhook'un URL'sini kopyala.
chat_address_refused-notSlack =
    Bu, Slack'in gelen webhook adresi değil. O adres https://hooks.slack.com/services/ ile başlar.
chat_connected = Bu kanal zaten bağlı.
votifier_address_refused-host =
    Yalnızca sunucu adresini yaz, örneğin play.example.com. Portun kendi alanı var.
votifier_address_refused-inner =
    İnternette herkese açık bir adres yaz. Bu adrese yalnızca kendi ağından ulaşılır.
votifier_address_refused-port =
    Votifier'a { $port } portundan ulaşılamaz. Port genelde { $usual } olur.
votifier_secret_refused-missing = Votifier'ının belirtecini veya açık anahtarını yapıştır.
votifier_secret_refused-lost = Belirteci veya anahtarı bir kez daha yapıştır.
votifier_secret_refused-privateKey =
    Bu bir özel anahtar, gizli tut. public.key içindekini yapıştır ve bunu başkası gördüyse yeni
    anahtarlar oluştur.
votifier_secret_refused-neither =
    Bir belirteç (boşluksuz 6-{ $max } karakter) veya Votifier'ın açık anahtarını yapıştır.
votifier_secret_refused-anotherKey =
    Votifier { $bits } bitlik bir RSA anahtarı ister. Eklentinin “rsa” klasörünü sil ve sunucunu
    yeniden başlat, yenileri oluşur.
votifier_connected = Bu az önce başka bir pencerede yapıldı.
votifiers_too_many = Önce bir alıcıyı kaldır. En fazla { $max } alıcı olabilir.
votifier_missing = Önce belirteci veya anahtarıyla bir Votifier bağla.
goal_name_invalid = Hedefe vote-party gibi bir ad ver: a’dan z’ye küçük harfler, rakamlar, - ve _.
goal_name_taken = Başka bir ad seç. Bu ad başka bir hedefin.
goal_target_invalid = { $min } ile { $max } arasında bir sayı seç.
goals_too_many = Önce bu türden bir hedefi kaldır. En fazla { $max } hedef olabilir.
goal_unknown = “{ $name }” diye bir hedef yok.
replay_time_invalid = Son { $days } gün içinde bir zaman seç.
replay_too_soon =
    Bu adrese son gönderim bitmedi veya az önce yapıldı. Sonrakini şu zamandan itibaren başlat:
    { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC.
sends_too_many = Elle çok fazla gönderdin. Bir dakika sonra tekrar dene.
delivery_unknown = “{ $id }” diye bir teslimat yok.
delivery_unfinished = Bu teslimat şu anda gönderiliyor. Sonucu bekle.
delivery_without_destination-resend =
    Bu teslimat yeniden gönderilemez. Anahtarı iptal edilmiş veya webhook URL'si yok.
delivery_without_destination-none = Önce bu anahtara bir webhook URL'si ver.
delivery_without_destination-grade =
    Bu anahtara bir webhook URL'si ver ve biri ulaşana kadar test gönder.

clock_off = Şu anda oy verilemiyor. Bu sunucunun saatiyle veritabanınınki uyuşmuyor.
favourites_full = Önce bir favoriyi kaldır. En fazla { $max } favori olabilir.
vote_unknown = “{ $id }” diye bir oy yok.
vote_voided-resend = Bu teslimat yeniden gönderilemez. Oyu geçersiz sayıldı.
vote_voided-again = Bu oy zaten geçersiz.
void_choice_invalid-span =
    Başlangıcı bitişten önce seç; ikisi de geçmişte olsun ve aralarında en fazla { $days } gün
    bulunsun.
void_choice_invalid-number = 1 ile { $max } arasında bir tam sayı gir.
void_choice_changed-others =
    Bu saatlerin oyları üzerinde başka bir işlem sürüyor. Bir dakika sonra yeniden say.
void_choice_changed-counted =
    Sen { $expected } oy saydın ama bu arada bazıları geçersiz sayıldı ve { $votes } oy kaldı.
    Yeniden say.
void_batch_unknown = “{ $id }” diye bir işlem yok.
void_batch_lifted = Bu işlem daha önce geri alındı.
void_notice_unknown = Geçersiz oylar hakkında “{ $id }” diye bir bildirim yok.
void_answered-lifted = Yanıta gerek kalmadı. Oylar yeniden sayılıyor.
void_answered-given = Zaten yanıtladın. Her bildirime tek yanıt verilir.
void_answer_invalid = { $min }-{ $max } karakter yaz.
void_answer_read = Başka biri yanıtı okundu olarak işaretledi.
suspension_answered-lifted = Yanıta gerek yok. Sunucu askıda değil.
suspension_answered-given = Zaten yanıtladın. Her askıya almaya tek yanıt verilir.
suspension_own = Bu sunucuyu sen askıya aldın; yanıtı başka bir moderatöre bırak.
wave_unknown = “{ $id }” diye bir uyarı yok.
wave_decided-person =
    { $state ->
        [voided] { $by } bu arada bu uyarının oylarını geçersiz saydı.
       *[dismissed] { $by } bu arada bu uyarıyı kapattı.
    }
wave_decided-operator =
    { $state ->
        [voided] Site sahibi bu arada bu uyarının oylarını geçersiz saydı.
       *[dismissed] Site sahibi bu arada bu uyarıyı kapattı.
    }
wave_grown = Şimdi { $votes } oy var, açtığında { $seen } oy vardı. Yeniden bak, sonra karar ver.
