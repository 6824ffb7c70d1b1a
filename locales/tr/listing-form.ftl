### listing-form

submit-title = Sunucu ekle
submit-lead =
    Oyun, ad ve adres yeterli. Gerisini şimdi veya sonra ekleyebilirsin. Her yeni sunucuyu listeye alınmadan önce bir
    moderatör inceler; durumunu buradan takip edebilirsin.
submit-submit = Sunucuyu gönder
submit-pictures = Sunucu gönderilir gönderilmez logo ve afiş ekleyebilirsin.

edit-title = { $server } ilanı
edit-lead = Değişikliklerin kaydeder kaydetmez görünür.
edit-leadApproved = Değişikliklerin, önce bir moderatörün baktıkları dışında, kaydeder kaydetmez görünür.
edit-leadRejected =
    İşin bitince sunucuyu “Genel bakış” altından yeniden gönder. Değişen ilan sıranın başına geçer.
edit-save = Değişiklikleri kaydet
edit-looksFirst = Değişikliklere önce bir moderatör bakar.
edit-waits = Bir moderatörü bekliyor. O zamana kadar oyuncular şunu görür: { $seen }.
edit-slugMoves =
    Eski bağlantılar yeni adrese yönlendirir. { $days } günde bir değiştirebilirsin.
edit-slugMoved = Kısa süre önce değiştirdin. Yeniden değiştirebileceğin tarih: { $at }.
edit-textWaits = Bir moderatörü bekliyor. O zamana kadar oyuncular eskisini görür.
edit-waiting = Bir değişiklik moderatörü bekliyor.
edit-toWaiting = Karşılaştır, geri çek veya kanıtla

parts-basics = Oyun, ad ve adres
parts-place = Port ve sayfa adresi
parts-about = Slogan, açıklama ve kurallar
parts-translations = Diğer diller
parts-facts = Etiketler, sürüm ve diller
parts-links = Bağlantılar
parts-pictures = Görseller

form-game-label = Oyun
form-game-help = Listede yok mu? Bir moderatörden eklemesini iste.

form-name-label = Ad
form-name-help = Oyuncuların bildiği gibi.

form-chooseGame = Bir oyun seç

form-host-label = Adres
form-host-help = Ana bilgisayar adı veya IP adresi. Portu ekleyebilirsin: host:25565.

form-port-label = Port
form-port-help = Oyunun varsayılan portu için boş bırak.

form-slug-label = Sayfa adresi
form-slug-help =
    Sayfa bağlantısının sonu, /servers/…: { $least }-{ $most } küçük harf, rakam ve kısa çizgi. Adı kullanmak için boş
    bırak.

form-tagline-label = Slogan
form-tagline-help = Sunucuyu özel kılanı anlatan tek satır. Kartta görünür.

form-description-label = Açıklama
form-description-help =
    Oyunculara onları nelerin beklediğini anlat. Markdown çalışır: **kalın**, listeler, bağlantılar, başlıklar. En fazla
    { $most } karakter.

form-rules-label = Kurallar
form-rules-help = Oyuncuların bilmesi gerekenler. Markdown burada da çalışır.

form-textLanguage-label = Bu metinlerin dili
form-textLanguage-help = Slogan, açıklama ve kuralların yazıldığı dil.

form-tags-label = Etiketler
form-tags-help = Oyuncular bunlarla arar ve filtreler. En fazla { $most }.
form-tags-unfold = Etiket seç

form-version-label = Sürüm
form-version-help = Oyunun sürümü, örneğin 1.21.4.

form-country-label = Ülke
form-country-help = Sunucunun bulunduğu yer.

form-noCountry = Belirtilmedi

form-languages-label = Diller
form-languages-help = Sunucuda konuşulan diller. En fazla { $most }.
form-languages-unfold = Dil seç

form-website-label = Web sitesi
form-website-help = https:// ile başlar.

form-discord-label = Discord
form-discord-help = Davet bağlantısı, örneğin https://discord.gg/…

form-video-label = Video
form-video-help = YouTube, Twitch veya Vimeo üzerinde.

translations-lead =
    Bu siteyi başka bir dilde okuyanlar, o dilde eklediğin metinleri görür. Boş bıraktıkların
    yukarıda yazdığın gibi gösterilir.
translations-none = henüz bir şey yok
translations-field = { $field } ({ $language })
translations-remove = Kaydederken bu metinleri kaldır

preview-title = Önizleme
preview-filled = { $all } alandan { $filled } dolu
preview-of = Önizleme: { $server }
preview-note = Henüz hiçbir şey kaydedilmedi. Forma dönmek için bu sekmeyi kapat.
preview-show = Önizle
preview-noName = Sunucunun adı
preview-noAddress = play.example.com
preview-noGame = Oyun
preview-noTagline = Sloganın
preview-about = Hakkında
preview-noDescription = Açıklaman burada olacak.
preview-rules = Kurallar
preview-waits = Formda önce bir moderatörün baktığı yazanları oyuncular onaylandıktan sonra görür.

pictures-lead = Sunucunun her listedeki yüzü. Yeni görseller hemen görünür.
pictures-saveFirst = Yükleme bu sayfayı yeniden açar. Önce yazdıklarını kaydet.
pictures-failed = Görsel gönderilemedi. Tekrar dene.

pictures-logo-label = Logo
pictures-logo-none = Henüz logon yok: oyuncular baş harflerinin olduğu bu kareyi görür.
pictures-logo-file = Logo görseli
pictures-logo-best = Kare olanı en iyisidir.
pictures-logo-upload = Logoyu yükle
pictures-logo-remove = Logoyu kaldır

pictures-banner-label = Afiş
pictures-banner-none = Henüz afişin yok: oyuncular sunucunun renginde şeritler görür.
pictures-banner-file = Afiş görseli
pictures-banner-best = Genişliği yüksekliğinin üç katı olanı en iyisidir.
pictures-banner-upload = Afişi yükle
pictures-banner-remove = Afişi kaldır

pictures-help =
    PNG, JPEG veya WebP, en fazla 8 MB ve en az { $width } × { $height } piksel. { $best }

pictures-choose = Önce bir dosya seç.
pictures-rulesTitle = Neleri gösterebilirsin

pictures-rules-1 = Sunucunu: adını, dünyasını, oyuncuların orada yaptıklarını.
pictures-rules-2 = Yalnızca sana ait veya kullanabileceğin görselleri. Başka sunucunun logosu olmaz.
pictures-rules-3 = Cinsel, kanlı veya nefret içeren hiçbir şey ve kimsenin özel bilgileri olmaz.
pictures-rules-4 = Oy karşılığı bedava para gibi yalan vaatler olmaz.
pictures-rules-5 =
    Moderatörler her yeni görsele bakar. Bu kurallara uymayanı kaldırır ve sana nedenini e-postayla bildirir.

meanwhile-title = Bu arada değiştirildi
meanwhile-lead =
    Başka bir sekmede veya başka biri tarafından. İkisini karşılaştır, gerekirse aşağıdaki formu değiştir ve yazdıklarını
    korumak için yeniden kaydet.

meanwhile-heads-1 = Alan
meanwhile-heads-2 = Şu anda kayıtlı
meanwhile-heads-3 = Senin yazdığın

meanwhile-nothing = hiçbir şey
