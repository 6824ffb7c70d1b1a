### overview

health-label = Ödüller
health-failing = Ödüller ulaşmıyor
health-failingSays = { $key } çalışmıyor (başlangıç: { $since }).
health-off = Ödüller durdu
health-offSays = { $key } kapatıldı.
health-paused = Ödüller duraklatıldı
health-pausedSays = { $key } duraklatıldı.
health-waiting = Bekleyen: { $count }.
health-onHold = Beklemede: { $count }.
health-arrive = Oylar teslim ediliyor
health-arriveSays =
    { $votes ->
        [0] { $key } hazır. 24 saatte oy yok.
       *[other] 24 saatte teslim edilen: { $votes }.
    }
health-inbox = Ödüller alınıyor
health-inboxSays = Eklentin onları gelen kutusundan alıyor. Bekleyen yok.
health-inboxWaits = Bekleyen ödüller var
health-inboxWaitsSays = Gelen kutusunda { $votes } oy var.
health-none = Henüz ödül yok
health-noneSays = Oyuncular oyları için hiçbir şey almıyor. Bir eklenti veya webhook bağla.
health-toDeliveries = Teslimatlar
health-toRewards = Ödüller
health-toKeys = API anahtarları

today-title = Bugün
today-votes = oy
today-more = { $votes } fazla
today-fewer = { $votes } az
today-same = Aynı sayıda
today-than = · geçen { DATETIME($at, weekday: "long") } bu saate göre ({ $votes })
today-as = · geçen { DATETIME($at, weekday: "long") } bu saate göre ({ $votes })
today-none = Bugün henüz oy yok, geçen hafta aynı gün de yoktu.
today-noneNext = Bir çizgi onları saat saat, geçen haftanın aynı gününün yanında gösterecek.
today-whole =
    { DATETIME($at, month: "short", day: "numeric") }, bir hafta önce: { $votes } oy
today-label =
    Saat saat oylar: bugün şimdiye kadar { $today },
    { DATETIME($weekAgo, month: "short", day: "numeric") } toplam { $before }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = bugün
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") }:
    toplam { $votes }
today-windows = 30 günde { $monthly } oy, tüm zamanlarda { $total }

rank-title = { $game } sıralaması
rank-of = / { $listed }
rank-none = Henüz sırası yok
rank-noneNext = Birileri siteyi ziyaret ettikçe sıralar yaklaşık saniyede bir hesaplanır.
rank-near = 30 günlük oylar, çevrendekiler
rank-ahead =
    { $votes ->
        [0] eşit
       *[other] { $votes } önde
    }
rank-behind =
    { $votes ->
        [0] eşit
       *[other] { $votes } geride
    }
rank-you = sunucun
rank-ranking =
    Sıralamada yalnızca { $counts ->
        [signed-in] giriş yapmış oyuncuların
        [confirmed] e-postası doğrulanmış veya bağlı hesabı olan oyuncuların
       *[established] 30 günden eski bağlı hesabı olan oyuncuların
    } oyları sayılır.

steps-title = Sıradaki adımlar
steps-done = { $done } / { $all } tamam
steps-doneTitle = Tamam
# $steps (number)
steps-more = { $steps } adım daha

steps-all-logo-1 = Logo ekle
steps-all-logo-2 = Her listede adının yanında durur.

steps-all-banner-1 = Afiş ekle
steps-all-banner-2 = Sayfanın ve bağlantı önizlemelerinin başında durur.

steps-all-description-1 = Sunucunu anlat
steps-all-description-2 = Oyuncuları nelerin beklediğini yaz.

steps-all-facts-1 = Slogan ve etiket ekle
steps-all-facts-2 = Oyuncular bunlarla arar ve filtreler.

steps-all-rewards-1 = Ödülleri bağla
steps-all-rewards-2 = Oy bir şey kazandırırsa oyuncular yeniden oy verir.

steps-all-badge-1 = Rozeti sitene koy
steps-all-badge-2 = Sayfalarından birinde gördüğümüzde tamamlanır.

steps-all-proof-1 = Senin olduğunu kanıtla
steps-all-proof-2 = Böylece sayfan bunun için bir rozet alır.

figures-title = Son { $days } gün
figures-spans = Kaç gün
figures-span = { $days } gün
figures-nav = Grafiğin gösterdiği

figures-names-votes = Oylar
figures-names-ballot_click = Oy tıklamaları
figures-names-address_copy = Adres kopyaları
figures-names-page_view = Sayfa görüntülemeleri

figures-week = 7 günde
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = yükseldi{ " " }
figures-isDown = düştü{ " " }

figures-none-votes = { $days } günde oy yok. Her gün burada bir çubuk olacak.
figures-none-ballot_click =
    { $days } günde kimse oy düğmesine tıklamadı. Her gün burada bir çubuk olacak.
figures-none-address_copy =
    { $days } günde kimse adresini kopyalamadı. Her gün burada bir çubuk olacak.
figures-none-page_view = { $days } günde kimse sayfanı açmadı. Her gün burada bir çubuk olacak.

figures-worth =
    Oylar denetlenir. Görüntülemeler, kopyalar ve tıklamalar, çerez veya adres olmadan tarayıcıların bildirdiği gibi
    sayılır; bunları bir eğilim olarak gör. Sıranı etkilemezler. Günler UTC'ye göredir; son dakika eksik olabilir.

charts-ballot_click-title = Oy tıklamaları

charts-ballot_click-heads-1 = Gün (UTC)
charts-ballot_click-heads-2 = Tıklamalar

charts-ballot_click-summary = { $days } günde { $sum }, bugün şimdiye kadar { $today } (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = Adres kopyaları

charts-address_copy-heads-1 = Gün (UTC)
charts-address_copy-heads-2 = Kopyalar

charts-address_copy-summary = { $days } günde { $sum }, bugün şimdiye kadar { $today } (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = Sayfa görüntülemeleri

charts-page_view-heads-1 = Gün (UTC)
charts-page_view-heads-2 = Görüntülemeler

charts-page_view-summary = { $days } günde { $sum }, bugün şimdiye kadar { $today } (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = Ziyaretçiler nereden geldi
sources-here = Bu site
sources-hereSays = listeler, oyun sayfaları, arama
sources-rest = Başka yer veya bilinmiyor
sources-restSays = çoğu uygulama bildirmez
sources-note = 30 günün sayfa görüntülemeleri. Yalnızca sitenin adı saklanır.
sources-none = Sayfana yönlendiren siteler, paylarıyla birlikte burada listelenecek.

waiting-title = Sırada ne var
waiting-sent = İlanı gönderdin
waiting-look = Bir moderatör bakıyor
waiting-looks = Sunucunun yanıt verdiğine ve metinlerin kurallara uyduğuna bakar.
waiting-listed = Oyuncular onu bulur
waiting-shown = Oylar, sıra ve ziyaretçiler bu sayfada görünür.

voidNotices-title = Sunucuna verilen { $votes } oy geçersiz sayıldı
voidNotices-votes = { $votes } oy geçersiz sayıldı
voidNotices-again = { $votes } oy geçersiz sayıldı ve yeniden geçerli
voidNotices-cast = Verildi:
voidNotices-to = –
voidNotices-voided = Bir moderatör geçersiz saydı:
voidNotices-reason = Gerekçesi:
voidNotices-noReason = Gerekçe yazmadı.
voidNotices-answer = Moderatörlere yanıt ver
voidNotices-yours = Yanıtın
voidNotices-help =
    { $min }-{ $max } karakterle bir kez yanıt verebilirsin. Cevap gelmez: moderatörler okur ve oyları yeniden geçerli
    sayabilir.
voidNotices-send = Yanıtı gönder
voidNotices-answered = Yanıtının tarihi:

suspension-says-open =
    Bir moderatör sunucunu listeden çıkardı. Bir kez yanıt verebilirsin; yanıtını başka bir
    moderatör okur.
suspension-says-viewed = Bir moderatör bu sunucuyu listeden çıkardı.
suspension-says-waits =
    Bir moderatör sunucunu listeden çıkardı. Yanıtın başka bir moderatörü bekliyor.
suspension-says-kept = Bir moderatör yanıtını okudu. Sunucun liste dışında kalıyor.

suspension-happened = Ne oldu
suspension-suspended = Bir moderatör askıya aldı
suspension-say = Neyi değiştirdiğini yaz. Bağlantılar yardımcı olur.
suspension-answered = Yanıt verdin
suspension-decides = Başka bir moderatör karar verir
suspension-told = Kararı burada görürsün.
suspension-kept = Askıda kalıyor
suspension-changed = Ne değişti?
suspension-help =
    { $min }-{ $max } karakterle bir kez yanıt verebilirsin. Yalnızca moderatörler okur.
suspension-toListing = Önce ilanı değiştir
suspension-stopped = Neler durdu

suspension-facts-1-1 = İlan
suspension-facts-1-2 = Gösterilmiyor

suspension-facts-2-1 = Oylar
suspension-facts-2-2 = Kimse oy veremez

suspension-facts-3-1 = Sıra
suspension-facts-3-2 = Son 30 günün oylarıyla geri gelir

suspension-facts-4-1 = API anahtarları
suspension-facts-4-2 = 403 ile reddedilir

suspension-facts-5-1 = Metinler ve resimler
suspension-facts-5-2 = Duruyor, düzenleyebilirsin

suspension-deliveries = Teslimatlar
suspension-onHold =
    { $votes ->
        [0] Bekleyen yok
       *[other] { $votes } beklemede
    }
