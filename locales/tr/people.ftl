### people

roles-owner = Sahip
roles-manager = Sorumlu
roles-viewer = İzleyici

page-title = { $server } ayarları
page-heading = Ekip
page-lead =
    Bu sunucuda kimler çalışabilir. Herkes kendi hesabını kullanır. “Anahtarlar ve teslimatlar” altındaki “Son
    etkinlik” kimin ne yaptığını gösterir.

page-heads-1 = Ad
page-heads-2 = Rol
page-heads-3 = Başlangıç
page-heads-4 = { "" }

page-you = sen

page-change-manager = Sorumlu yap
page-change-viewer = İzleyici yap

page-remove = Kaldır
page-removed =
    Çıkardığın kişi erişimini hemen kaybeder. Bildiği anahtarlar çalışmaya devam eder: bu sayfa onları o
    zaman gösterir ve hepsini bir kerede yenileyebilirsin.
page-leave = Bu sunucudan ayrıl
page-leaveLead = Erişimin hemen sona erer. Seni yalnızca sahibi yeniden davet edebilir.
page-offersTitle = Açık teklifler
page-offer =
    { $role ->
        [owner] { $name }, ilanı devralmak üzere
        [manager] { $name }, sorumlu olarak
       *[viewer] { $name }, izleyici olarak
    }
page-withdraw = Geri çek
page-inviteTitle = Birini davet et
page-inviteLead =
    Teklifi “Sunucularım” sayfasında yedi gün görür, adresi doğrulandıysa e-posta da alır. Kabul etmeden hiçbir şey
    değişmez.
page-name = Hesabının adı
page-role = Rol

page-choices-viewer = İzleyici: sayıları, oy verenleri ve teslimatları görür
page-choices-manager = Sorumlu: silmek, devretmek ve davet etmek dışında her şeyi yapabilir

page-invite = Daveti gönder
page-needsApproval = Bir moderatör sunucuyu onaylayınca kişileri davet edebilirsin.

link-title = Davet bağlantısı
link-label = Bu bağlantıyı tek bir kişiye gönder
link-help = Onu açıp giriş yapan kişi sorumlu olabilir. Bir kez, { $days } gün boyunca çalışır.
link-make = Bağlantı oluştur
link-open = Bir bağlantı, sorumlu olarak
link-until = Henüz kullanılmadı, şu zamana kadar çalışır:
link-dead = Her bağlantı { $days } gün boyunca, bir kez çalışır. Yenisini iste.

handover-title = Devret
handover-lead = İlanı oyları, anahtarları ve ekibiyle başka bir hesaba verir.
handover-what =
    Sen kimliğini doğrularsın, karşı taraf yedi gün içinde kabul eder. Sonra ilan onun olur ve
    erişimin sona erer. Yeni sahibin webhook’ları başlangıçta saniyede en fazla 10 oy alır.
handover-name = Yeni sahibin hesap adı
handover-submit = İlanı öner

unlist-title = Listeden çıkar
unlist-lead = Ara vermek için. Geri alabilirsin.
unlist-what =
    Tüm listelerden çıkar, sayfası ve oy sayfası kapanır. API anahtarları durur, teslimatlar bekler; ayarladığın her şey
    kalır. Oylar 30 gün sonra sırasından düşer.
unlist-button = Listeden çıkar
unlist-again = Liste dışında. Yeniden listeye almak için moderatör gerekmez.
unlist-relist = Yeniden listeye al
unlist-notNow = Yalnızca listedeki bir sunucu listeden çıkarılabilir.

deletion-group = Sil
deletion-groupLead = Bu geri alınamaz.
deletion-link = Sil…
deletion-what = Sonraki sayfa neyin ne zaman gideceğini gösterir ve emin olup olmadığını sorar.
deletion-title = Sil: { $server }
deletion-heading = Bu ilan silinsin mi?
deletion-lead = Ona ait her şeye ne olacağı burada.
deletion-effects = Ne olacak
deletion-atOnce = Hemen
deletion-page-what = Sayfa, metin, görseller ve rozet
deletion-page-effect = Herkes için gider. Adresi başka hiçbir sunucu alamaz.
deletion-keys-what = API anahtarları
deletion-keys-effect =
    { $keys ->
        [0] Yok.
       *[other] { $keys } anahtar durur: eklentiler hata alır.
    }
deletion-waiting-what = Bekleyen veya bekletilen teslimatlar
deletion-waiting-effect =
    { $votes ->
        [0] Yok.
       *[other] { $votes } oy: hiç gönderilmez.
    }
deletion-inbox-what = Gelen kutusundaki ödüller
deletion-inbox-effect =
    { $votes ->
        [0] Yok.
       *[other] { $votes } oy: artık kimse alamaz.
    }
deletion-votes-what = Oylar
deletion-votes-effect = { $votes } oy: artık sayılmaz ama oyuncunun kendi verilerinde kalır.
deletion-people-what = Ekip
deletion-people-effect =
    { $people ->
        [0] Başka kimsenin erişimi yok.
       *[other] { $people } kişi erişimini kaybeder.
    }
deletion-offers-what = Açık teklifler
deletion-offers-effect = Artık kimse kabul edemez.
deletion-past-what = Geçmiş teslimatlar
deletion-past-effect = Tek tek silinir.
deletion-past-when = her birinden { $days } gün sonra
deletion-record-what = Değişiklik kaydı
deletion-record-effect = Yalnızca moderatörler için kalır.
deletion-record-when = İki yıl

deletion-heads-1 = Ne
deletion-heads-2 = Sonuç
deletion-heads-3 = Ne zaman

deletion-rather = Vazgeçsen mi?
deletion-instead =
    Ara vermek için listeden çıkar, bunu geri alabilirsin; ya da sürdürecek birine devret. İkisi de oyları ve ayarladığın
    her şeyi korur.
deletion-insteadUnlisted =
    Şu anda listede değil. Öyle bırakabilir veya sürdürecek birine devredebilirsin: bu, oyları ve ayarladığın her şeyi
    korur.
deletion-unlist = Listeden çıkar
deletion-handOver = Devret
deletion-forGood = Kalıcı olarak sil
deletion-type = Emin olmak için şunu yaz:
deletion-typeHelp = Büyük küçük harf fark etmez. Bunun yerine { $slug } da yazabilirsin.
deletion-otherName = Adı bu değil, “{ $name }”.
deletion-keep = Koru
deletion-password = Parolan

offer-title =
    { $role ->
        [owner] { $server } devralınsın mı?
       *[other] { $server } ekibine katılınsın mı?
    }
offer-lead =
    { $role ->
        [owner] { $owner } sana bu ilanı devretmek istiyor.
        [manager] { $owner } seni sorumlu olarak davet ediyor.
       *[viewer] { $owner } seni izleyici olarak davet ediyor.
    }

offer-means-viewer = Sayılarını, oy verenlerini ve teslimatlarını göreceksin.
offer-means-manager =
    Silmek, devretmek ve ekibini belirlemek dışında her şeyi yapabilirsin: ilanı, anahtarlarını ve ödüllerini
    düzenleyebilirsin.
offer-means-owner =
    Oyları, anahtarları ve webhook'larıyla ilandan sen sorumlu olursun. Önceki sahibi erişimini kaybeder. Başkalarının
    bildiği API anahtarları ve gizli anahtarlar sen yenileyene kadar çalışır.

offer-people = Bu kişilerin erişimi sen kaldırana kadar sürer: { $names }.
offer-former =
    { $role ->
        [manager] Sorumlu rolün sona erer: sahip olarak her şeyi yapabilirsin.
       *[viewer] İzleyici rolün sona erer: sahip olarak her şeyi yapabilirsin.
    }

offer-accept-viewer = Kabul et
offer-accept-manager = Kabul et
offer-accept-owner = Devral

offer-decline = Reddet
offer-game = Oyun
offer-address = Adres
offer-status = Durum
offer-until = Geçerlilik sonu
offer-declineLead = Reddedersen sahibi sana { $days } gün boyunca yeniden soramaz.

known-title = Eski üyelerin bildiği anahtarlar
known-lead = Bunları artık bu sunucuyu yönetmeyen kişiler oluşturdu veya girdi. Hâlâ çalışıyorlar.
known-heads-1 = Anahtar
known-heads-2 = Bilen
known-heads-3 = Ne yapmalısın
known-kinds-api_key = “{ $name }” API anahtarı
known-kinds-webhook_secret = “{ $name }” webhook gizli anahtarı
known-kinds-url_key = URL anahtarı
known-kinds-link_key = Oy bağlantılarının anahtarı
known-kinds-chat = “{ $name }” adresi
known-kinds-votifier = “{ $name }” Votifier belirteci
known-deleted = silinmiş bir hesap
known-elsewhere-chat = Sohbette yeni bir adres oluştur ve onu Sohbetler altında gir.
known-elsewhere-votifier = Oyun sunucunda yeni bir belirteç ayarla ve onu Ödüller altında gir.
known-renew = Bütün anahtarları yenile
known-renewHelp =
    Eski anahtarlar hemen durur ve her yeni anahtar bir kez gösterilir. Webhook gizli anahtarları,
    sen yenisini etkinleştirene kadar geçerlidir.
known-activate = Onu alıcına gir, sonra anahtarın sayfasında etkinleştir.
known-made = Yeni anahtarların
