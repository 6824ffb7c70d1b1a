### kept-data

days = { $days } gün

account-data = Ad, e-posta adresi ve parolanın geri çevrilemez kodu
account-why = giriş yapmak için
account-kept = hesap silinene kadar

language-data = Kaydolunan veya seçilen dil
language-why = sayfaları ve e-postaları o dilde yazmak için
language-kept = tarayıcının dili seçilene veya hesap silinene kadar

imported-data =
    Bir hesabın hangi listeden taşındığı ve sahibine e-postayla haber verilip verilmediği
imported-why = verilerini artık kimin sakladığını söylemek için
imported-kept = sahibi okuyana veya hesap silinene kadar

emailClaim-data = Yazılan ama hiç doğrulanmayan e-posta adresi
emailClaim-why = doğrulanmasını beklemek için

nameClaim-data =
    Bir sunucunun bağlantılarının daha önce kullandığı bir adla kayıt: ad, e-posta adresi ve
    parolanın geri çevrilemez kodu
nameClaim-why = adres doğrulanana veya bir moderatör karar verene kadar beklemek için

newcomer-data =
    Kaydolmak için başka bir siteden gelip henüz ad seçmeyenler: oradaki kimliği, doğrulanmış
    e-posta adresi ve bir çerezin geri çevrilemez kodu
newcomer-why = adı beklemek için
newcomer-kept = yarım saat, on dakika sonra silinir

formerName-data = Bırakılan veya silinen bir hesaba ait olan ad
formerName-why = kimse onun oyuncusu gibi davranamasın diye

gameName-data = Bir oyuncunun oyunlardaki diğer adları ve bunlarla verilen her oyda o ad
gameName-why = sunucular doğru adı öğrenip ödüllendirsin diye
gameName-kept =
    liste ad kaldırılana kadar, oylardaki adlar süresiz; ikisi de en fazla hesap silinene kadar;
    yalnızca o gün kendisiyle oy verilen adlar ertesi günün sonuna kadar

linkedVoter-data = Kaydolmadan oy veren oyuncunun adı ve bağlantısında onu adlandıran sunucu
linkedVoter-why = oylarını saymak için
linkedVoter-kept = süresiz veya kaydolursa her hesap gibi

session-data = Oturumlar: tarayıcı ve en son ne zaman görüldüğü
session-why = oturum açık kalsın ve kullanıcılar nerede giriş yaptıklarını görsün diye
session-kept = son ziyaretten sonra { $days } gün veya sonlandırılana kadar

identity-data = Giriş için kullanılan başka bir sitedeki hesap: oradaki kimliği ve ne zaman oluşturulduğu
identity-why = sahibini tanımak için
identity-kept = bağlantısı kaldırılana veya hesap silinene kadar

signInRound-data =
    Başka bir siteyle süren bir giriş ve onu tarayıcıya bağlayan bir çerez: geri çevrilemez kodlar
    ve dönülecek sayfa
signInRound-why = yanıtını aynı tarayıcıdan, bir kez kabul etmek için
signInRound-kept = on dakika, on dakika sonra silinir

sessionAddress-data = Oturumun başladığı IP adresi
sessionAddress-why = yabancı bir oturumu tanımak için

passkey-data =
    Geçiş anahtarları: her birine verilen ad, açık anahtarı, sitenin o zamanki ana bilgisayar adı ve son kullanımı
passkey-why = parolasız giriş yapmak için
passkey-kept = kaldırılana veya hesap silinene kadar

secondFactor-data =
    İki adımlı doğrulama: kimlik doğrulama uygulamasının şifrelenmiş gizli anahtarı ve kurtarma
    kodlarının geri çevrilemez biçimleri
secondFactor-why = çalınan bir parola hiçbir şey açamasın diye
secondFactor-kept = kapatılana, bir kod kullanılana veya hesap silinene kadar

halfSignIn-data = İkinci adımı bekleyen girişler
halfSignIn-why = onları tamamlamak için
halfSignIn-kept = on dakika, on dakika sonra silinir

verification-data =
    Yeni parola, tek seferlik giriş ve ilk site yöneticisi için bağlantılar, geri çevrilemez kod
    olarak
verification-why = bir kez çalışsınlar diye
verification-kept = bir saat, en fazla bir gün; “Ben değildim” düğmesine basıldıysa bir hafta

vote-data =
    Oylar: kim, hangi sunucuya, ne zaman oy verdi; giriş yaparak mı, bağlantıyla mı, ad yazarak mı; hesap ne kadar
    tanınıyordu: doğrulanmış e-posta adresi, bağlı hesap veya 30 günden eski bağlı hesap
vote-why = her birini günde bir kez saymak için
vote-kept = süresiz; silinen hesabınki adı olmadan

voteAddress-data = Oy verenin IP adresinin ve ağının geri çevrilemez kodları, günüyle birlikte
voteAddress-why = tek bir yerden gelen oyları sınırlamak için
voteAddress-kept = ertesi günün sonuna kadar

identityVote-data =
    Bağlantısı kaldırılan veya buradaki hesabıyla silinen bağlı hesapların geri çevrilemez kodları,
    günüyle ve oy verdikleri sunucularla birlikte
identityVote-why = hiçbiri bir sunucuya günde iki kez oy vermesin diye
identityVote-kept = ertesi günün sonuna kadar

voteOrigin-data = Her oyla birlikte adresin ve ağının geri çevrilemez kodları
voteOrigin-why = moderatörler satın alınan oyları fark edebilsin diye

voidBatch-data = Birçok oy üzerindeki işlemler: hangi oylar, kim ve neden geçersiz saydı
voidBatch-why = geri alabilmek için
voidBatch-kept = süresiz

wave-data =
    Bir sunucunun olağan dışı oylarıyla ilgili uyarılar: olağana göre kaç oy ve moderatörün kararı; asla kimin veya
    nereden oy verdiği değil
wave-why = moderatörler baksın diye

voidNotice-data =
    Geçersiz oylar hakkında sahiplere bildirilenler; sahiplerin bunlar ve askıya almalar hakkındaki
    yanıtları
voidNotice-why = itiraz edebilsinler diye

voteMonth-data = Bir oyuncunun bir sunucuya bir ayda kaç kez oy verdiği ve adının görünmesini kabul edip etmediği
voteMonth-why = en çok oy verenleri göstermek için
voteMonth-kept = { $days } gün; silinen hesabınki adı olmadan

siteVoter-data = Adının görünmesini kabul edenlerden, tüm sunucularda toplamda en çok oy verenler
siteVoter-why = her seferinde tüm oyları saymadan göstermek için
siteVoter-kept = yeniden sayılana kadar, en fazla bir gün; silinen hesabınki hiç

favourite-data = Bir oyuncunun favorileri ve sıraları
favourite-why = hepsine arka arkaya oy vermek için
favourite-kept = oyuncu kaldırana veya hesap silinene kadar

rank-data = Bir sunucunun listedeki günlük sırası
rank-why = zaman içinde göstermek için

visits-data =
    Bir sunucunun sayfasının, oy sayfasının ve rozetinin bir günde kaç kez açıldığı, adresinin kaç kez kopyalandığı ve
    ziyaretçilerin geldiği sitelerin adları; asla kimin geldiği değil
visits-why = sahibine ilanın durumunu göstermek için
visits-kept = { $days } gün, site adları { $hosts } gün

disabled-data = Bir moderatörün bir hesabı neden devre dışı bıraktığı
disabled-why = sahibine bildirmek için
disabled-kept = etkinleştirilene kadar

spentProof-data =
    Çözülen bot kontrolleri ve geçiş anahtarlarının imzaladığı sorular, geri çevrilemez kod olarak
spentProof-why = her birini bir kez saymak için
spentProof-kept = yaklaşık on dakika, sorular bir saat

delivery-data =
    Oyların sunucu sahiplerine teslimatları, gönderilmiş olsun olmasın, oyuncunun adı ve gelen
    yanıtla. Bir sahip, oyların adla birlikte Discord gibi bir sohbette yayınlanmasını sağlayabilir;
    yayınlanan geri alınamaz
delivery-why = göndermek ve gönderildiklerini sahiplere göstermek için
delivery-kept = oydan sonra { $days } gün; silinen hesabınki en fazla bir saat

receiver-data = Bir sahibin webhook'larının nereye gittiği ve orada kaç gün oy kabul edildiği
receiver-why = kimseyi isteklere boğmamak için
receiver-kept = böyle son günden, testten veya yeniden gönderimden sonra { $days } gün

reward-data = Oyuncuları bekleyen ödüller, sonuçları ve hangi oyun sunucusunda verildikleri
reward-why = her birini bir kez vermek için
reward-kept = oydan sonra { $days } gün, ardından { $after } gün

goalReach-data = Bir sunucunun oy hedeflerine ne zaman ulaşıldığı
goalReach-why = eklentiler bilsin diye

goal-data = Sahiplerin oy hedefleri ve bir oyuncuya hedefin ödülünü getiren oy
goal-why = her ödülü bir kez vermek için
goal-kept = hedefler süresiz, oylar hesap silinene kadar

feed-data = Akış anahtarı olan sunucular için sırayla oylar
feed-why = programlar takip edebilsin diye

server-data =
    İlanlar ve bütün dillerdeki metinleri, eski kısa adları, başka bir listedeki adresleri, API
    anahtarlarının geri çevrilemez kodları, webhook'ları
server-why = sunucuları listelemek ve onlara oy göndermek için
server-kept =
    süresiz; silinen ilanın yalnızca adı, adresi, kısa adı ve iptal edilen anahtarları; webhook ya da kanal adresi, anahtarı iptal
    edilene kadar

member-data = Sahibinin yanında bir ilanda kimin, hangi rolle çalıştığı
member-why = buna izin vermek için
member-kept = rol, ilan veya hesap sona erene kadar

offer-data = Rol veya ilan teklifleri ve kime yapıldıkları
offer-why = yanıtı beklemek ve hemen yeniden sormamak için
offer-kept = { $days } gün veya kabul edilene kadar

listingChange-data = Onaylı bir ilanın alacağı veya reddedilen ad, oyun ya da adres
listingChange-why = bir moderatöre sormak ve sahibine bildirmek için
listingChange-kept = onaylanana veya sahibi geri çekene kadar

unreviewedEdit-data = Sahibi değiştirmeden önce ilanda yazanlar
unreviewedEdit-why = moderatörler neyin değiştiğini görsün diye
unreviewedEdit-kept = bir moderatör değişikliğe bakana kadar

picture-data = Sunucu görselleri, kamera verileri olmadan yeniden kodlanmış
picture-why = göstermek için
picture-kept = hiçbir sunucu kullanmayana kadar, en fazla bir gün daha

report-data = İlan bildirimleri, giriş yapmış olanların adları moderatörlerin kararları ve notlarıyla
report-why = moderatörler baksın diye
report-kept = kapatıldıktan { $days } gün sonrasına kadar

news-data = Sahiplere sunucuları hakkında e-postalar, gönderilmiş olsun olmasın
news-why = kesinti sonrasında da gönderebilmek için

siteSetting-data = Sitenin ayarları: adı, rengi, logosu, künyesi, moderatörlerin neyi incelediği ve yeniliklerinin gönderildiği sohbet kanalı
siteSetting-why = siteyi yöneticilerinin ayarladığı gibi göstermek için
siteSetting-kept = değiştirilene kadar

linkAgreement-data = Bir oyuncunun kimin bağlantılarına kendi adına oy verme izni verdiği ve ne zamandan beri
linkAgreement-why = tek tıkla oy vermek için
linkAgreement-kept = oyuncu geri alana, yeni parola edinene veya hesap silinene kadar

mailbox-data = Bir sahibin bu tür e-postaları isteyip istemediği ve sonrakinin ne zaman gidebileceği
mailbox-why = istenmeyen e-posta göndermemek için
mailbox-kept = hesap silinene kadar

queuedMail-data =
    Bir hesapla ilgili, posta sunucusunun henüz almadığı e-postalar: adres ve metin, şifrelenmiş
    olarak
queuedMail-why =
    posta sunucusu yanıt vermediğinde ya da beklememizi istediğinde yeniden denemek için
queuedMail-kept = gönderilene kadar; yeni parola bağlantısı en çok bir saat, diğerleri { $days } gün

moderatorMail-data = Bir moderatörün bekleyenler hakkında ne sıklıkta e-posta istediği ve en son ne zaman bildirildiği
moderatorMail-why = daha fazlasını göndermemek için
moderatorMail-kept = hesap silinene kadar

players-data = Bir sunucuda, hangi haritada ve hangi modda kaç kişinin oynadığı; asla kimin oynadığı değil
players-why = göstermek için
players-kept = saatlik { $hourly } gün, günlük { $daily } gün

trail-data =
    Değişiklik kaydı: hangi ilanı, anahtarı, webhook'u veya oyu kimin değiştirdiği ve testlere yazılan oyuncu adları
trail-why = anlaşmazlıkları çözmek için

erasure-data = Silinen hesapların kimlikleri
erasure-why = onları hâlâ anan kayıtları silmek için
erasure-kept = en fazla bir saat

own-data = Hizmetin kişi içermeyen kendi tabloları
own-why = çalışmak için
own-kept = süresiz

addresses-data = Bellekteki IP adresleri
addresses-why = istek yağmurunu ve tahmin denemelerini sınırlamak için
addresses-kept = en fazla bir saat

log-data = Günlük: yollar ve zamanlar; posta sunucusu yoksa e-posta adresleri ve bağlantılar da
log-why = hataları bulmak için
log-kept = siteyi barındıran sakladığı sürece

cookies-data =
    Tarayıcıdaki çerezler: oturum, orada daha önce bir hesaba giriş yapıldığı, adsız bir kayıt, tema, dil ve son giriş yolu,
    bir geçiş anahtarını veya ikinci adımı bu tarayıcıya bağlayan bilgi ve bir formun az önce ne yaptığı
cookies-why =
    oturum açık kalsın, yabancılar hesabı kilitleyemesin, ad beklenebilsin, tema, dil ve giriş yolu gösterilsin, başkasının
    tarayıcısı yanıt veremesin ve sonraki sayfada bildirilsin diye
cookies-kept = { $session } ve { $known } gün, yarım saat, { $theme } gün, bir saat ve bir dakika

rememberedName-data =
    Oyuncu bu tarayıcıdan hatırlamasını istediyse, oy vermek için yazdığı adı içeren bir çerez
rememberedName-why = bir dahaki sefere doldurmak için
rememberedName-kept = son oydan sonra { $days } gün veya unutturulana kadar

codeLanguage-data = Kılavuzlarda seçilen kod dili, tarayıcıda
codeLanguage-why = sonraki kılavuzu o dilde göstermek için
codeLanguage-kept = sekme kapatılana kadar
