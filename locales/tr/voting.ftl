### voting

voted = Bugün oy verdin.
votedInVain = Bugünkü oy bir moderatör tarafından geçersiz sayıldı.
votedElsewhere = Bağlı hesabın bugün, burada başka bir hesaba bağlıyken oy verdi.
next = Tekrar oy vermene kalan süre:
receipt = Verdiğin oya ne olduğunu gör

ballot-title = { $server } için oy ver
ballot-youVoteAs = Oy veren ad
ballot-isItYou = Ödüller oyunda tam olarak bu ada gider.
ballot-change = Senin adın değil mi? Değiştir
ballot-names = Oy veren ad
ballot-namesHelp = Bu seçim sunucu için hatırlanır.
ballot-isSteamId = Steam kimliğin
ballot-addName = Bu oyunda başka bir adın mı var? Ekle
ballot-addToYours = { $name } adını { $username } hesabına ekle
ballot-addToYoursWhy = böylece bu tür bağlantılarla verilen oylar senin olur.
ballot-nameGone =
    “{ $name }” artık adlarından biri değil veya bu sunucuya uymuyor. Oy verilmedi; başka bir ad seç.
ballot-linkSays = { $server } sunucusu bunun sen olduğunu söylüyor ve bu adı ödüllendiriyor.

ballot-name-label = Oyundaki adın
ballot-name-help = Oyundakiyle birebir aynı: ödüller bu ada gider.

ballot-agree = { $server } sana günlük oyunu { $username } adına veren bağlantılar gönderebilsin
ballot-agreeWhy =
    Böyle bir bağlantı giriş yapmadan çalışır. Yalnızca açılıp düğmesine basılınca ve yalnızca bu
    sunucu için oy verir. Bugünkü oy her durumda sayılır. İzni hesap sayfandan geri alabilirsin.
ballot-linkOpened = { $username } için bir oy bağlantısı açtın
ballot-signInAs = { $username } olarak giriş yap
ballot-signInWhy =
    Bu ad bir hesaba ait. { $server } bağlantılarının senin adına oy verebilmesi için bir kez giriş
    yap.
ballot-signedInAs = { $username } olarak giriş yaptın.
ballot-voteAs = Bunun yerine { $username } olarak oy ver
ballot-notTheirs = Bu oyundaki adın ama hesap başkasının mı?
ballot-tell = Site yönetimine bildir.
ballot-otherName = Buraya { $name } olarak geldin ama oy, hesabının adıyla verilecek.
ballot-makeYours = Bu adı kendine al
ballot-makeYoursWhy = parolayla, böylece burada yalnızca sen kullanabilirsin. Oyların bu adda kalır.
ballot-badLink = Bu bağlantı çalışmıyor

ballot-badLinks-forged =
    Bağlantıyı { $server } sunucusu oluşturmamış veya bir parçası eksik. Oyunda yeni bir bağlantı al ve
    olduğu gibi aç.
ballot-badLinks-expired = Süresi dolmuş. Yenisi için { $server } sunucusunda /vote yaz.
ballot-badLinks-too_far =
    Bağlantılar en fazla 24 saat geçerli olabilir, { $server } sunucusunun bağlantısı ise daha uzun süreli.
    Sunucu ekibine bildir: eklentileri veya saatleri yanlış ayarlanmış.
ballot-badLinks-no_time =
    Bağlantının bitişi tam Unix saniyesi cinsinden bir zaman değil. { $server } sunucusunun ekibine
    bildir: eklentileri yanlış ayarlanmış.

ballot-remember = Bu adı bu tarayıcıda hatırla
ballot-rememberHelp = Bir çerezde en fazla bir yıl saklanır.
ballot-remembered = Bu tarayıcı oy sayfaları için { $name } adını hatırlıyor.
ballot-forget = Unut
ballot-place = { $game } oyununda { $rank }. sırada
ballot-haveAccount = Hesabın var mı?
ballot-signIn = Giriş yap
ballot-cast = Oy ver
ballot-ready = Oy vermeye hazır
ballot-rule = Sunucu başına günde bir oy (UTC).
ballot-noScript =
    Oy vermek için bu sitede JavaScript'i aç: tarayıcının botları dışarıda tutan küçük bir iş yapması
    gerekiyor. Bu yalnızca oy verirken ve kaydolurken gerekir.
ballot-back = Sunucuya dön
ballot-alreadyVoted = Bu sunucuya bugün zaten oy verdin
ballot-voteVoid = Bu sunucuya bugün verdiğin oy bir moderatör tarafından geçersiz sayıldı
ballot-voteTaken = Bağlı hesabın bu sunucuya bugün, burada başka bir hesaba bağlıyken oy verdi
ballot-outOfReach = Adın bu sunucuya uymuyor
ballot-outOfReachWhy =
    Bu sunucu ödülleri oyuncunun oyundaki adına göre verir ve “{ $username }” böyle bir ad olamaz: bu
    adlar en fazla 16 harf, rakam ve “_” içerir.
ballot-confirmEmail = Önce e-posta adresini doğrula
ballot-confirmEmailNext =
    Bu site yalnızca e-posta adresi doğrulanmış hesaplardan oy alır. Bağlantıyı hesap sayfandan
    isteyebilirsin.
ballot-toAccount = Hesabın

faults-name = Bu ad burada oy veremez.
faults-changed = Bu arada bir şeyler değişti. Oy verilmedi; lütfen tekrar dene.
faults-name_gone = Bu ad artık adlarından biri değil. Oy verilmedi; başka bir ad seç.
faults-name_used =
    Bugün başka biri bu sunucuya bu adla oy verdi. Oy verilmedi. Başka bir adını seç veya oyunda /vote
    yaz: gelen bağlantı adın senin olduğunu kanıtlar. Tekrar denemene kalan süre:
faults-link_used =
    Bu ad bugün bu sunucunun bir bağlantısıyla, burada başka bir hesapla oy verdi. Oy verilmedi. Tekrar
    denemene kalan süre:
faults-missing = Tarayıcın henüz hazır değildi. Kutu işaretlenene kadar bekle, sonra oy ver.
faults-forged = Bu kontrol bu oy için değildi. Oy verilmedi; lütfen tekrar dene.
faults-expired = Sayfa çok uzun süre açık kaldı. Oy verilmedi; lütfen tekrar dene.
faults-already_voted = Bu arada bir şeyler değişti. Oy verilmedi; lütfen tekrar dene.
faults-proof_spent = Bu kontrol zaten kullanıldı. Oy verilmedi; lütfen tekrar dene.
faults-unavailable = Bot kontrolü şu anda kullanılamıyor. Oy verilmedi; lütfen birazdan tekrar dene.
faults-address_full =
    Bugün ağından bu sunucuya çok fazla oy geldi. Oy verilmedi. E-posta adresi doğrulanmış veya başka
    bir sitedeki hesaba bağlı hesapların sınırı daha yüksek. Tekrar denemene kalan süre:

widget-label = Bot değilim
widget-verifying = Bot olmadığın kontrol ediliyor…
widget-error = Bu işe yaramadı. Sayfayı yenile.
widget-expired = Bu çok uzun sürdü. Sayfayı yenile.
widget-waitAlert = Bir dakika: tarayıcın henüz hazır değil.

week-title = Son yedi günün
week-today = Bugün
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : oy verildi
week-notVoted = : oy yok
week-ofMonth =
    { $votes ->
        [one] Bu ay buraya ilk kez oy verdin.
       *[other] Bu ay burada { $votes } oy verdin.
    }
week-all = Haftanın her günü.
week-inRow = Üst üste { $days } gün.

consent-question = Adın en çok oy verenler arasında görünsün mü?
consent-why =
    Üç kez oy verdin. Sunucular en çok oy verenleri adlarıyla listeler: herkes görebilir, başka
    siteler de gösterebilir. Bunu hesabından değiştirebilirsin.
consent-yes = Evet, adım görünsün
consent-no = Hayır, gizli kalsın
consent-title = En çok oy verenler
consent-listed = Adın, oy verdiğin sunucuların en çok oy verenleri arasında görünüyor.
consent-notListed = Adın hiçbir listede görünmüyor. Oy verdiğin sunucular kimin oy verdiğini yine de öğrenir.
consent-isListed = görünür
consent-isHidden = gizli
consent-start = Adımı göster
consent-stop = Adımı gizle

board-heading = En çok oy verenler
board-title = { $server }: en çok oy verenler
board-description = { $server } için ay ay en çok oy verenler.
board-ownTitle = Oy verenler
board-ownCount = { DATETIME($start, month: "long", year: "numeric") }: { $players } oy veren
board-ownDownload = CSV olarak indir
board-ownPlayer = Oyuncu
board-ownPart = Ad veya bir bölümü
board-ownHeads-1 = Oyuncu
board-ownHeads-2 = Oylar
board-ownHeads-3 = Son oy
board-ownHeads-4 = Ad
board-ownPublic = herkese açık
board-ownNote = “herkese açık”: oyuncu, en çok oy verenler arasında adının görünmesini kabul etti.
board-ownNobody = { $search } için kimse bulunamadı
board-months = Ay
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Bu ay şimdiye kadar
board-final = Kesin sonuç
board-ofMonth = En çok oy verenler: { DATETIME($start, month: "long") }
board-all = En çok oy verenlerin tümü
board-sums = Şimdiye kadar { $players } oyuncudan { $votes } oy.
board-noVotes = Bu ay henüz kimse oy vermedi.
board-nobody = Oy verenlerin hiçbiri henüz adının görünmesini seçmedi.
board-votes = { $votes } oy
board-others = Diğer { $players } oyuncudan { $votes } oy.
board-voided =
    Bu ayın { $votes } oyu ay bittikten sonra geçersiz sayıldı. Liste şu anda sayılan oyları gösterir.
board-imported =
    { $votes } oy daha, bu sunucunun taşındığı eski listeden geldi.
board-gone = silinmiş hesap
board-unlisted = listede görünmüyor
board-you = sen
board-more = { $players } oyuncu daha
board-behind = { $place }. sıranın { $votes } oy gerisinde
board-site = Tüm sunucularda en çok oy verenler
board-rules =
    Aylar, UTC'ye göre takvim aylarıdır. Oylar eşitse son oyunu daha önce veren oyuncu üstte yer alır.
    Yalnızca izin veren oyuncuların adı görünür, sonuçlar bir yıl saklanır.
board-howCounted = Nasıl sayılıyor?
board-back = { $server } sayfasına dön

siteBoard-title = En çok oy verenler
siteBoard-titleOf = En çok oy verenler: { $span }
siteBoard-lead = Tüm sunucularda toplamda en çok oy verenler.
siteBoard-spans = Dönem
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Bu ay
siteBoard-names-last_month = Geçen ay
siteBoard-names-year = On iki ay
siteBoard-names-all = Tüm zamanlar

siteBoard-allTime = İlk oydan beri
siteBoard-nobody =
    Bu dönemde henüz kimse görünmüyor. Adının görünmesine izin verenlerin oyları her saat
    sayılır.
siteBoard-rules =
    Saatte bir, “Tüm zamanlar” günde bir hesaplanır. Aylar, UTC'ye göre takvim aylarıdır. Oylar eşitse son
    oyunu daha önce veren oyuncu üstte yer alır. Yalnızca izin veren oyuncuların adı görünür: başka adlarla oy verseler
    bile hesaplarının adı.
siteBoard-yourName = Adının görünüp görünmeyeceğini hesap sayfanda seç

receiptPage-title = Verdiğin oy sayıldı
receiptPage-voidTitle = Verdiğin oy geçersiz
receiptPage-thanks = { $server } için oy verdiğin için teşekkürler.
receiptPage-player = Oyuncu
receiptPage-favourite = Favorin
receiptPage-nextVotes = Sıradaki oylar
receiptPage-vote = Oy ver
receiptPage-voteFor = : { $server }
receiptPage-castAt = Verildi
receiptPage-nextVote = Sonraki oy
receiptPage-sent = Sunucuya gönderim
receiptPage-receiver = Oyun sunucusu { $number }
receiptPage-reward = Ödülün
receiptPage-standing = Sunucu şu anda { $place }.
receiptPage-ranks = Oyların sıralamada da sayılsın
receiptPage-ranksWhy =
    Verdiğin oy sunucuya ulaşır, ancak onu yalnızca { $counts ->
       *[signed-in] giriş yapmış oyuncuların
        [confirmed] e-postası doğrulanmış veya bağlı hesabı olan oyuncuların
        [established] 30 günden uzun süredir bağlı hesabı olan oyuncuların
    } oyları üst sıralara taşır.
receiptPage-signUpAs = { $player } adıyla kaydol

receiptPage-rewards-waiting = oyunda seni bekliyor
receiptPage-rewards-leased = oyunda seni bekliyor
receiptPage-rewards-granted = verildi
receiptPage-rewards-refused = sunucu tarafından reddedildi
receiptPage-rewards-voided = geri çekildi
receiptPage-rewards-expired = süresi doldu: kimse almadı

receiptPage-back = { $server } sayfasına dön
receiptPage-isVoid = Bu oy bir moderatör tarafından geçersiz sayıldı. Artık sayılmıyor.
receiptPage-isVoidOpen =
    Bu oy, başka oylarla birlikte bir moderatör tarafından geçersiz sayıldı. Artık sayılmıyor, ancak bugün yeniden oy verebilirsin.
receiptPage-looksAgain = Bu sayfa kendiliğinden yenilenir.
receiptPage-keepsTrying = 76 saat boyunca yeniden deneriz, yani verdiğin oy hâlâ ulaşabilir.
receiptPage-nextVoteOpen = Tekrar oy ver
receiptPage-forgotten = Bunu yalnızca 30 gün saklıyoruz.
receiptPage-unheard = Bu sunucu henüz bağlı değil. Verdiğin oy yine de sayılır.
receiptPage-none = Bu sunucu oylarını kendisi alıyor, seninki hazır.

receiptPage-words-on_its_way = yolda
receiptPage-words-retrying = bekliyor: sunucu yanıt vermiyor
receiptPage-words-held = sahibi duraklattı
receiptPage-words-delivered = teslim edildi
receiptPage-words-given_up = başarısız
receiptPage-words-withdrawn = geri çekildi

wait-hours = { $hours } sa
wait-minutes = { $minutes } dk
wait-both = { $hours } sa { $minutes } dk
