### my-servers

tabs-label = Bu sunucu
tabs-rewards = Ödüller
tabs-api = Anahtarlar ve teslimatlar
tabs-voters = Oy verenler
tabs-edit = İlan
tabs-settings = Ayarlar
tabs-page = Herkese açık sayfa
tabs-waiting = bekleyen
tabs-overview = Genel bakış

subject-players = { $online } / { $max } oyuncu

subject-states-unknown = Henüz sorgulanmadı
subject-states-online = Çevrimiçi
subject-states-offline = Çevrimdışı

list-title = Sunucularım
list-lead =
    Bugün { $votes } oy. { $needy ->
        [0] Sorun yok.
        [one] Bir sunucu ilgini bekliyor.
       *[other] { $needy } sunucu ilgini bekliyor.
    }
list-leadWaiting = { $waiting } sunucu moderatör incelemesini bekliyor.
list-none = Henüz sunucu eklemedin

list-roles-owner = { "" }
list-roles-manager = Sorumlususun.
list-roles-viewer = İzleyicisisin.

list-offers = Sana gelen teklifler
list-offer =
    { $role ->
        [owner] { $owner } sana { $server } sunucusunu devretmek istiyor.
        [manager] { $owner } seni { $server } sunucusuna sorumlu olarak davet ediyor.
       *[viewer] { $owner } seni { $server } sunucusuna izleyici olarak davet ediyor.
    }
list-toOffer = Teklifi gör
list-noneNext =
    Oyuncular onu burada bulur, her gün oy verir; sunucun da onları ödüllendirir.
list-submit = Sunucu ekle
list-another = Başka bir sunucu ekle
list-manage = Yönet
list-allVotes =
    Sayılar tüm oylara aittir. Sıralamada yalnızca { $counts ->
        [signed-in] giriş yapmış oyuncuların
        [confirmed] e-postası doğrulanmış veya bağlı hesabı olan oyuncuların
       *[established] 30 günden eski bağlı hesabı olan oyuncuların
    } oyları sayılır.

list-figures-server = Sunucu
list-figures-today = Bugünkü oylar
list-figures-rank = Oyundaki sıra
list-figures-month = 30 günde
list-byNow = Bir hafta önce: { $votes }
list-wholeDay = Bir hafta önce, tüm gün: { $votes }
list-compared =
    Oylar geçen { DATETIME($at, weekday: "long") } aynı saate kadarki oylarla, sıralar bir hafta öncekilerle karşılaştırılır.

list-groups-needy = İlgini bekleyenler
list-groups-listed = Listede
list-groups-others = Liste dışında

list-start-1-1 = Ekle
list-start-1-2 = Oyunu, adı, adresi ve birkaç kelime. İki dakika sürer.
list-start-2-1 = İnceleyelim
list-start-2-2 = Her ilana yayımlanmadan önce bir moderatör bakar.
list-start-3-1 = Oyları ödüllendir
list-start-3-2 = Bir eklenti veya webhook bağla; her oy oyuncusuna oyunda bir şey kazandırsın.

find-title = Sunucularından birini bul
find-label = Ad, oyun veya adres
find-sort = Sıralama
find-sorts-attention = Önce ilgini bekleyenler
find-sorts-votes = Bugünkü oylar
find-sorts-rank = Sıra
find-sorts-name = Ad
find-submit = Göster
find-found = Gösterilen: { $shown } / { $all }.
find-clear = Hepsini göster
find-nothing = Sunucularından hiçbiri uymuyor
find-nothingNext = Adın bir parçasını, bir oyunu veya bir adresi dene.

mail-unconfirmed =
    E-posta adresin doğrulanmadı; bu yüzden bir moderatör bir ilan hakkında karar verdiğinde veya bir webhook
    bozulduğunda sana yazamayız.
mail-confirm = Adresini doğrula

attention-pending = Bir moderatör inceleyecek. O zamana kadar hakkında daha fazlasını yazabilirsin.
attention-provable = Bir moderatör inceleyecek. O zamana kadar senin olduğunu kanıtlayabilirsin.
attention-unlisted = Listeden çıkardın. Yeniden listeye alana kadar kimse ona oy veremez.
attention-failing = { $key } çalışmıyor.
attention-offline = Sorgularımıza yanıt vermiyor, oyuncular onu çevrimdışı görüyor.
attention-inbox = Gelen kutusu: { $waiting } oy bekliyor.
attention-toPeople = Yeniden listeye al
attention-toServer = Ne yapılacağını gör
attention-toStatus = Durumunu gör
attention-toFacts = İlanı tamamla
attention-toDeliveries = Teslimatları gör
attention-toRewards = Ödülleri gör
attention-decided = Moderatörün notu: { $reason }

change-waiting = Bir değişiklik moderatörü bekliyor
change-waitingNext = Onaylanana kadar oyuncular ve API şu anda gösterileni görür.
change-refused = Bir moderatör değişikliğini reddetti
change-refusedNext = İlan olduğu gibi kalıyor.
change-reason = Moderatörün notu: { $reason }
change-prove = Adresin senin olduğunu kanıtlayabilirsen beklemen gerekmez:
change-toStatus = Durum
change-withdraw = Değişikliği geri çek
change-dismiss = Anladım

overview-title = Sunucum: { $server }
overview-pending =
    Bir moderatör inceleyecek. Onaylanınca herkese açık sayfası, oyları ve API anahtarları olur.
overview-prove = Senin olduğunu kanıtlayabilirsen beklemen gerekmez:
overview-rejected =
    Listede değil. Moderatörün yazdığını değiştirip yeniden gönder: değişen ilan sıranın başına
    geçer.
overview-toChange = Ne değişmeli
overview-unlisted = Liste dışında. Oylar ve API anahtarları durduruldu, teslimatlar beklemede.
overview-toRelist = Yeniden listeye al
overview-reason = Moderatörün notu:
overview-resubmit = Yeniden gönder
overview-edit = İlanı değiştir
overview-toEdit = İlanı düzenle
overview-until = İlanı kaydedene kadar, en fazla { $days } gün burada kalır.
