### charts

asTable = Sayıları tablo olarak göster
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = Bugün

votes-title = Oylar

votes-heads-1 = Gün (UTC)
votes-heads-2 = Oylar

votes-summary = { $days } günde { $sum } oy, bugün şimdiye kadar { $today } (UTC)
votes-on = { DATETIME($day, month: "short", day: "numeric") }: { $votes } oy

players-title = Oyuncular
players-last = Şimdi
players-offline = çevrimdışı
players-summary = 7 günde en çok { $most }, ortalama { $mean }
players-on =
    { DATETIME($at, month: "short", day: "numeric") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Gün (UTC)
players-heads-2 = Ortalama
players-heads-3 = En çok

rank-title = Tüm oyunların sunucuları arasındaki sıra

rank-heads-1 = Gün (UTC)
rank-heads-2 = Sıra

rank-place = #{ $rank }
rank-summary = { DATETIME($day, month: "short", day: "numeric") }: #{ $last }, en iyi #{ $best }
rank-on = { DATETIME($day, month: "short", day: "numeric") }: #{ $rank }
