### privacy

title = Gizlilik
lead = { $site } senin hakkında neyi, neden ve ne kadar süreyle bilir.
host =
    Bu siteyle ilgili kararları siteyi işletenler verir; verilerinden de onlar sorumludur. Arkasındaki
    program Voteboard, yapımcılarına hiçbir şey göndermez.

inShort-heading = Kısaca
inShort-account = Adın ve e-posta adresin, hesabını silene kadar giriş yapabilmen için saklanır.
inShort-votes =
    Oyların kalıcı olarak saklanır, çünkü sunucular onlara göre sıralanır. Hesabını silersen adın
    oylardan kaldırılır.
inShort-address =
    IP adresin bir girişle birlikte { $signIn } gün saklanır. Oylarla birlikte yalnızca bir kodu {
    $votes } gün saklanır.
inShort-email = E-posta adresini kimse görmez. Oy verdiğin sunucuların sahipleri adını görür.

keptHeading = Neler saklanıyor
oneWay =
    Geri çevrilemez bir kod karşılaştırılabilir ama çözülemez: site aynı parolayı, adresi veya
    anahtarı saklamadan tanır.

columns-1 = Veri
columns-2 = Neden
columns-3 = Süre

groups-account = Hesaplar
groups-signIn = Giriş
groups-votes = Oy verme
groups-servers = Sunucular
groups-rewards = Ödüller ve sunuculara iletiler
groups-moderation = Moderasyon
groups-site = Sitenin işletilmesi
groups-browser = Tarayıcında

othersHeading = Başka kim öğrenir

others-1 =
    Oy verdiğin sunucuların sahipleri: adın, hesap numaran ve ne zaman oy verdiğin. Bunlarla ne yapacakları
    onlara kalmış.
others-2 =
    Herkes: gönderdiğin ilanın adı, adresi ve açıklaması. En çok oy verenler arasında görünmeyi kabul
    ettiysen, adın ve bir sunucuya kaç kez oy verdiğin de; programlar bunu herkese açık API ile okur.
    Vazgeçersen ikisi de bir dakika içinde göstermeyi bırakır, ama kopyaları kimse geri alamaz. E-posta
    adresini kimse görmez.
others-3 =
    Bu sitenin moderatörleri: kimin hangi sunucuya oy verdiği, hangisinin kime ait olduğu ve sahiplerin neyi
    değiştirdiği.
others-4 = Bu sitenin kullandığı posta sunucusu: e-posta adresin ve aldığın e-postalar.

turnstile =
    Cloudflare: oy verdiğin sayfa onun bot kontrolünü yükler, böylece IP adresini ve tarayıcını öğrenir.
nobodyElse = Başka hiç kimse: hiçbir sayfa başka bir sunucudan bir şey yüklemez.
yoursHeading = Verilerin sana ait
yours = Çoğunu hesap sayfanda görebilir ve değiştirebilirsin.
download = Her şeyi indir…
delete = Hesabını sil…
