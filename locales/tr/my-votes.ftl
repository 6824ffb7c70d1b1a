### my-votes

title = Oylarım
servers = Sunucuların
starred = Önce yıldızlılar
lastVote = Son oy:
nextDay = Sonraki oy gününe kalan süre:
today = Bugünkü oylar
voteNext = Sıradakine oy ver: { $server }
voteAll =
    { $servers ->
        [one] { $first } için oy ver
       *[other] Arka arkaya { $servers } sunucuya oy ver
    }
votedAt = Oy verildi:
isVoid = Bugünkü oy bir moderatör tarafından geçersiz sayıldı
isTaken = Bağlı hesabın bugün, burada başka bir hesaba bağlıyken oy verdi
reward = Ödül

rewards-waiting = oyunda seni bekliyor
rewards-leased = oyunda seni bekliyor
rewards-granted = verildi
rewards-refused = sunucu tarafından reddedildi
rewards-voided = geri çekildi
rewards-expired = süresi doldu

receipt = Makbuz
receiptOf = : { $server } için verdiğin oy
vote = Oy ver
voteFor = : { $server }
votedToday = Bugün oy verildi
votedFor = : { $server }
isVoted = { $server }: oy verildi
isLeft = { $server }: henüz değil
inRow = { $days } gün
inRowUnseen = { " " }üst üste
favouriteServer = : { $server }
favourite = Favori
none = Henüz oy yok
starWhy =
    Her gün oy verdiğin sunucuları yıldızla işaretle: böylece hepsine üst üste oy verirsin.
findServers = Sunucu bul
pastWhy = Güne göre oyların. Sunucularını görmek için bir güne bas.
months = Aylar
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Önceki: { DATETIME($start, month: "long", year: "numeric") }
later = Sonraki: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = P
letters-2 = S
letters-3 = Ç
letters-4 = P
letters-5 = C
letters-6 = C
letters-7 = P

votes = { $votes } oy
dayVotes =
    : { $votes ->
        [0] oy yok
       *[other] { $votes } oy
    }
fewest = yok
most = en çok
noVotes = Bu ay oy vermedin.

figures-votes = Oylar
figures-inRow = Üst üste gün
figures-servers = Sunucular

boards = Tüm sunucularda en çok oy verenler
stripEnds = Oy gününün bitmesine kalan süre:
menuLeft =
    { $left ->
        [0] , bugün hepsi tamam
       *[other] , bugün { $left } kaldı
    }

series-title = { $progress }: { $server }
series-progress = { $voted } / { $all } tamam
series-newVotes = yeni oylara kalan süre:
series-last = Oy verildi:
series-cast = Oy ver ve devam et
series-next = Sıradaki: { $server }.
series-isLast = Bu sonuncusu.
series-skip = { $server } sunucusunu bugün atla
series-goOn = Sıradakine geç: { $server }
series-stop = Burada dur ve oylarıma dön

progress-left = { $voted } / { $all } tamam, { $left } kaldı
progress-done =
    { $all ->
        [one] Favorine oy verdin
       *[other] { $all } favorinin hepsine oy verdin
    }
strip-left = Bugün { $all } favoriden { $voted } tanesine oy verdin.
strip-done = Bugün tüm favorilerine oy verdin.
