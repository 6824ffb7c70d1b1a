### account

username = Kullanıcı adı
usernameHelp =
    Oyundakiyle birebir aynı: 2-32 harf, rakam, “_”, “.” ve “-”. Bedrock adları “.” ile başlayabilir.
email = E-posta adresi
emailHelp = Parolanı sıfırlamak için. Başka kimse görmez.
password = Parola
passwordHelp = En az 10 karakter. Birbiriyle ilgisiz üç dört kelime iyi olur.
newPassword = Yeni parola
currentPassword = Şu anki parola
makeLink = Bağlantı oluştur
noMail = Bu site e-posta göndermez.

signUp-title = Kaydol
signUp-lead = Tüm sunucular için tek hesap. Kullanıcı adınla oy verirsin.
signUp-submit = Kaydol
signUp-toVote = { $server } için oy vermek üzere kaydol
signUp-toVoteLead = Kısa bir form, sonra oy vermek bir tık uzakta.
signUp-toVoteConfirmed = Bu site, oy vermeden önce e-posta adresini doğrulamanı da ister.
signUp-inGame = { $game } oyunundaki adın
signUp-inGameHelp =
    Oyundakiyle birebir aynı. Bununla giriş de yaparsın ve { $server } sunucusu bu oyuncuyu
    ödüllendirir. 2-32 harf, rakam, “_”, “.” ve “-”.
signUp-submitToVote = Kaydol ve oy vermeye geç
signUp-ready = Bot kontrolü geçildi
signUp-noScript =
    Kaydolmak için bu sitede JavaScript'i aç: tarayıcının botları dışarıda tutan küçük bir iş yapması
    gerekiyor. Bu yalnızca oy verirken ve kaydolurken gerekir.
signUp-privacy = Neyi, ne kadar süre saklıyoruz
signUp-haveOne = Zaten hesabın var mı?
signUp-signIn = Giriş yap
signUp-or = veya e-posta adresi ve parolayla

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = { $provider } ile giriş yap
providers-button-sign_up = { $provider } ile devam et
providers-button-link = { $provider } bağla
providers-button-prove = { $provider } ile göster

providers-leaving = { $provider } sitesine gidiliyor…
providers-goOn = { $provider } sitesine git
providers-byPassword = Parolayla giriş yap

providers-declined-title = { $provider } ile giriş yapmadın
providers-declined-lead = Hiçbir şey değişmedi. Tekrar dene veya başka bir yol seç.

providers-not_proven-title = { $provider } ile giriş yapılamadı
providers-not_proven-lead = Yanıtı kim olduğunu göstermiyor. Tekrar dene veya başka bir yol seç.

providers-round_unknown-title = Bu sayfa çok eski
providers-round_unknown-lead =
    { $provider } sitesinde çok uzun sürdü veya başka bir tarayıcıyla döndün. Tekrar dene.

providers-unavailable-title = { $provider } sitesine şu anda ulaşılamıyor
providers-unavailable-lead = Hiçbir şey değişmedi. Daha sonra tekrar dene veya başka bir yol seç.

providers-misconfigured-title = { $provider } bu sitede doğru ayarlanmamış
providers-misconfigured-lead =
    Tekrar denemek işe yaramaz: bunu siteyi yönetenlerin düzeltmesi gerekiyor. O zamana kadar başka
    bir yol seç.

providers-taken-title = Bu { $provider } hesabı burada başka bir hesaba bağlı
providers-taken-lead = Onunla giriş yap ve bağlantıyı orada kaldır. Sonra bu hesaba bağlayabilirsin.

providers-not_theirs-title = Bu { $provider } hesabı senin hesabına bağlı değil
providers-not_theirs-lead = Burada giriş yaptığın { $provider } hesabını seç.

providers-signed_out-title = Artık giriş yapmış değilsin
providers-signed_out-lead = Tekrar giriş yap, sonra { $provider } sitesine bir kez daha git.

newcomer-title = Adını seç
newcomer-titleToVote = { $server } sunucusundaki adın
newcomer-lead =
    { $provider } kim olduğunu biliyor. Bize yalnızca oyundaki adın gerekli: ödüller bu adı taşıyan oyuncuya
    gider.
newcomer-submit = Hesap oluştur
newcomer-submitToVote = Oy vermeye geç
newcomer-haveOne = Burada zaten hesabın var mı?
newcomer-isItYours = { $name } senin mi?
newcomer-signIn = { $provider } bağlamak için giriş yap
newcomer-link = { $provider } bağla
newcomer-linkLead =
    Az önce { $provider } sitesinden geldin. Bağlarsan tek tıkla { $name } olarak giriş yaparsın.

newcomer-unknown-title = Bu sayfa çok eski
newcomer-unknown-lead =
    Ad seçmek için yarım saatin vardı veya bu arada bir adın oldu. Tekrar giriş yap.

entry-gone-title = Bu giriş artık çalışmıyor
entry-gone-lead = Bağlantısı kullanılmış veya çok eski ya da hesap artık yok.

entry-disabled = Bu hesap devre dışı

signInLink-title = { $username } olarak giriş yap
signInLink-lead = Bu bağlantıyı site yönetimi oluşturdu. Bir kez giriş yapmanı sağlar.
signInLink-submit = Giriş yap

proof-comesNext = Sen olduğunu göstermen istenecek.
proof-justShown = On dakika boyunca doğrulandın.

waysIn-heading = Giriş yöntemleri
waysIn-lead = Birini kaybedersen diye iki yöntem ayarla.
waysIn-isLinked = bağlı
waysIn-isOff = kapalı
waysIn-linked = Bağlandı:
waysIn-unlink = Bağlantıyı kaldır
waysIn-only = Tek giriş yöntemin bu: kaldırmadan önce başka bir tane ekle.
waysIn-password = Parola
waysIn-set = belirlendi
waysIn-passwordNote = Değiştirirsen diğer tüm oturumların sona erer.
waysIn-noPassword = Yok. Başka bir site olmadan giriş yapmak için belirle.
waysIn-changePassword = Parolayı değiştir
waysIn-setPassword = Parola belirle

passwordsOff-title = Burada parola yok
passwordsOff-lead = Bu site parola kullanmıyor. Kabul ettiği hesaplardan biriyle giriş yap.

signIn-title = Giriş yap
signIn-toVote = { $server } için oy vermek üzere giriş yap
signIn-or = veya parolayla
signIn-orElse = veya başka bir yolla
signIn-last = son kullanılan
signIn-nameOrEmail = Kullanıcı adı veya e-posta adresi
signIn-submit = Giriş yap
signIn-limited =
    Bu ad için veya ağından çok fazla deneme yapıldı, bu yüzden henüz giriş yapmadın. { $wait } Veya parolanı
    şimdi tekrar yaz: tarayıcın önce küçük bir iş yapar ve bu ayrı sayılır.
signIn-ready = Bot kontrolü geçildi
signIn-noScript =
    Tarayıcın bu işi JavaScript olmadan yapamaz. Bu sitede JavaScript'i aç veya birkaç saniye sonra tekrar
    dene.
signIn-forgot = Parolanı mı unuttun?
signIn-haveNone = Henüz hesabın yok mu?
signIn-signUp = Kaydol
signIn-disabled = Bir moderatör bu hesabı devre dışı bıraktı.
signIn-disabledWhy = Bir moderatör bu hesabı devre dışı bıraktı. Notu: { $reason }

reset-title = Parolanı sıfırla
reset-lead = Yeni parola seçmen için sana e-postayla bir bağlantı göndereceğiz.
reset-noMail =
    Bu site e-posta göndermez. Burada bir bağlantı oluştur, sonra onu site yönetiminden iste.
reset-submit = Bağlantı gönder

reset-asked-title = E-postana bak
reset-asked-lead =
    Bu adrese ait bir hesap varsa bağlantı yolda. Bir saat çalışır. Bulamıyor musun? Spam klasörüne bak.

reset-askedNoMail-title = Bağlantını iste
reset-askedNoMail-lead =
    Bu site e-posta göndermez. Bu adrese ait bir hesap varsa site yönetimi günlükte bir saat
    çalışan bir bağlantı bulur. Bulamazsa onlara kullanıcı adını söyle: giriş yapmanı sağlayan
    bir bağlantı oluşturabilirler.

reset-choice-title = Yeni parola seç
reset-choice-lead = Her yerde oturumunu kapatır.
reset-choice-submit = Parolayı kaydet

reset-dead-title = Bu bağlantı artık çalışmıyor
reset-dead-lead = Her bağlantı bir saat boyunca, bir kez çalışır. Yenisini iste.

reset-again = Yeni bağlantı al

firstModerator-title = İlk site yöneticisi ol
firstModerator-lead =
    { $username } olarak giriş yaptın. İlk yönetici siteyi kurar ve ilanları onaylar. Bağlantı bir kez
    çalışır.
firstModerator-submit = Bu hesabı site yöneticisi yap

firstModerator-dead-title = Bu bağlantı artık çalışmıyor
firstModerator-dead-lead =
    Kullanılmış, 30 dakikadan eski veya zaten bir yönetici var. Yönetici olmadığı sürece her başlatma günlüğe
    yeni bir bağlantı yazar.

verify-title = E-posta adresini doğrula
verify-lead =
    { $email } adresinin senin olduğunu doğrulamak için düğmeye bas. Adres, { $username } hesabına
    ait olacak.
verify-submit = Doğrula

verify-dead-title = Bu bağlantı artık çalışmıyor
verify-dead-lead = Bağlantılar bir gün çalışır. Hesap sayfandan yenisini alabilirsin.

verify-enough-title = Daha önce gönderdiğimiz bir bağlantıyı kullan
verify-enough-lead =
    Bu adrese bir saatte izin verilen kadar e-posta gönderdik. Oturumun açıkken en yenisindeki
    bağlantıyı aç: adresi hesabın için onaylar.

serverEmail-heading = Sunucuların hakkında e-posta
serverEmail-lead =
    Bir moderatör bir ilan hakkında karar verdiğinde ve bir webhook bozulduğunda veya düzeldiğinde.
serverEmail-unconfirmed = Adresin doğrulanınca alırsın: o zamana kadar başkasının olabilir.
serverEmail-turnOn = Aç
serverEmail-turnOff = Kapat
serverEmail-stop = Sunucularım hakkındaki e-postaları durdur

serverEmail-ask-title = Sunucuların hakkındaki e-postalar durdurulsun mu?
serverEmail-ask-lead =
    Bir moderatör bir ilan hakkında karar verdiğinde veya bir webhook bozulduğunda bizden haber almazsın. Yeni
    parola bağlantıları gibi hesabınla ilgili e-postalar gelmeye devam eder.

serverEmail-done-title = Artık sunucuların hakkında e-posta almayacaksın
serverEmail-done-lead = Hesap sayfandan yeniden başlatabilirsin.

serverEmail-dead-title = Bu bağlantı çalışmıyor
serverEmail-dead-lead = Sunucuların hakkındaki e-postaları hesap sayfandan durdurabilirsin.

name-title = Adın
name-newTitle = Adını değiştir
name-question = Oyundaki adın tam olarak bu mu?
name-youVoteAs = Oy veren ad
name-why = Ödüller bu adı taşıyan oyuncuya gider. Tek bir harf yanlışsa kimse alamaz.
name-yes = Evet, devam et
name-change = Hayır, değiştir
name-newName = Yeni ad
name-save = Adı değiştir
name-correction =
    Şimdi değiştir: ilk düzeltme serbest. Sonrasında adını 30 günde bir değiştirebilirsin.
name-rule =
    Adını 30 günde bir değiştirebilirsin. Eski adın 90 gün senin kalır. Oylar, verdiğin andaki adına sayılır.
name-next = Adını yeniden değiştirebileceğin tarih: { $day }.

account-title = Hesabın
account-onThisPage = Bu sayfada
account-since = { $day } tarihinden beri
account-names = Adlar
account-mail = E-posta
account-mailAndLanguage = E-posta ve dil
account-privacy = Gizlilik
account-nameNote = Bu adla oy verirsin ve ödüller bu adı taşıyan oyuncuya gider.
account-changeName = Adı değiştir
account-confirmed = doğrulandı
account-unconfirmed = doğrulanmadı
account-emailNote = Yeni parolalar ve hesabınla ilgili haberler için.
account-unconfirmedLead = Bu adrese gönderdiğimiz bağlantıyı açınca onunla giriş yapabilirsin.
account-sendAgain = Bağlantı gönder
account-noEmail = E-posta adresi yok
account-noEmailLead =
    Sunucularından haber almak ve diğer yöntemlerini kaybedersen geri dönebilmek için bir tane ekle.
account-addEmail = Ekle
account-newEmailWaits = Oraya gönderdiğimiz bağlantıyı açınca { $email } onun yerini alır.
account-noMailLink =
    Bu site e-posta gönderemez. Bir bağlantı oluştur, sonra { $email } adresini doğrulamak için onu
    bir site yöneticisinden iste.
account-changeEmail = Adresi değiştir
account-dataHeading = Verilerin
account-dataLead = Bu sitenin hakkında sakladığı her şeyi içeren bir dosya.
account-download = İndir…
account-deleteHeading = Hesabı sil
account-deleteLead =
    Adın, e-posta adresin ve giriş yöntemlerin kalıcı olarak silinir. Oyların anonim olarak sayılmaya devam
    eder.
account-delete = Sil…

ownPassword-change-title = Parolanı değiştir
ownPassword-change-lead =
    Diğer tüm oturumların ve senin adına oy veren sunucu bağlantıları sona erer.
ownPassword-change-submit = Parolayı değiştir

ownPassword-set-title = Parola belirle
ownPassword-set-lead = Böylece başka bir site olmadan adınla veya e-posta adresinle giriş yapabilirsin.
ownPassword-set-submit = Parolayı belirle

ownPassword-back = Hesabına dön

sessions-heading = Açık oturumların
sessions-count =
    { $sessions ->
        [one] Bir tarayıcı
       *[other] { $sessions } tarayıcı
    }
sessions-thisOne = bu tarayıcı
sessions-unknown = Bilinmeyen tarayıcı
sessions-unknownAddress = bilinmeyen IP adresi
sessions-since = Başlangıç:
sessions-lastSeen = son görülme:
sessions-end = Oturumu sonlandır
sessions-endOthers = Diğer tüm oturumları sonlandır

nameClaim-mailed-title = E-postana bak
nameClaim-mailed-lead =
    Biri { $username } adıyla oynuyor ve bu adla oy verdi. Bu sensen { $email } adresine gönderdiğimiz
    bağlantıyı aç ve orada bir parola seç: böylece ad, oylarıyla birlikte senin olur.

nameClaim-tooMany-title = E-posta göndermedik
nameClaim-tooMany-lead =
    Biri { $username } adıyla oynuyor; bunun sen olup olmadığını öğrenmek için e-posta gerekir. Bir saat içinde
    { $email } adresine çok fazla e-posta gitti. Bir saat sonra veya başka bir adresle yeniden kaydol.

nameClaim-unmailed-title = Bir moderatör bakacak
nameClaim-unmailed-lead =
    Biri { $username } adıyla oynuyor ve bu adla oy verdi. Bir moderatör adı sana verince, seçtiğin parolayla
    giriş yapabilirsin.

nameClaim-take-title = { $username } adını al
nameClaim-take-lead =
    { $site } sitesindeki { $username } adı, oylarıyla birlikte senin olur. Giriş yapmak için bir parola seç. Bu
    adla sen kaydolmadıysan bu sayfayı kapat.
nameClaim-take-submit = Bu adı al

nameClaim-waits-title = Bir moderatör bakacak
nameClaim-waits-lead =
    E-posta adresin doğrulandı. Aynı adı başka biri de talep ediyor, bu yüzden kime ait olduğuna bir moderatör
    karar verecek. Sana yazacağız.

agreements-lead =
    Sen bunu sonlandırana veya parolanı değiştirene kadar bağlantıları, giriş gerekmeden senin adına oy verir.
agreements-since = Başlangıç:
agreements-end = Bunu sonlandır

changeEmail-title = E-posta adresini değiştir
changeEmail-lead =
    Yeni adrese bir bağlantı göndereceğiz. Sen açana kadar hesabında eski adres kalır.
changeEmail-noMail =
    Bu site e-posta göndermez: yeni adresin bağlantısı sitenin günlüğüne yazılır. Onu site
    yönetiminden iste. Sen açana kadar hesabında eski adres kalır.
changeEmail-newEmail = Yeni e-posta adresi
changeEmail-submit = Bağlantı gönder

download-title = Verilerini indir
download-lead =
    { $username } hakkındaki her şeyi içeren bir JSON dosyası: profil, eski adlar, oturumlar, sunucular,
    yaptıkların ve oyların. Parola ve anahtar içermez.
download-submit = İndir
download-back = Hesabına dön

deletion-title = Hesabını sil
deletion-lead =
    { $username } kalıcı olarak silinir: hesabı kimse geri getiremez. Oyların anonim olarak sayılmaya devam
    eder ve ad 90 gün ayrılmış kalır.
deletion-blocked =
    { $listings ->
        [one] İlanın buna engel: birinin ondan sorumlu olması gerekiyor.
       *[other] { $listings } ilanın buna engel: birinin onlardan sorumlu olması gerekiyor.
    }
deletion-listings = İlanların

deletion-blocking-pending = Bir moderatörü bekliyor. O zamana kadar yalnızca silinebilir.
deletion-blocking-approved = Oyuncular ona oy verebilir.

deletion-handOver = Devret…
deletion-unlist = Listeden çıkar
deletion-deleteListing = Sil…
deletion-after = Burada hiç ilan kalmayınca hesabını silebilirsin.
deletion-lookAgain = Yeniden kontrol et
deletion-submit = Hesabımı sil
deletion-back = Hesabımı koru
