### charts

asTable = Pokaż liczby w tabeli
number = { $number }
day = { DATETIME($at, day: "numeric", month: "short") }
weekday = { DATETIME($at, weekday: "short") }
today = Dziś

votes-title = Głosy

votes-heads-1 = Dzień (UTC)
votes-heads-2 = Głosy

votes-summary =
    { $sum ->
        [one] 1 głos
        [few] { $sum } głosy
        [many] { $sum } głosów
       *[other] { $sum } głosu
    } w { $days } dni, w tym dziś { $today } (UTC)
votes-on =
    { DATETIME($day, day: "numeric", month: "short") }: { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }

players-title = Gracze
players-last = Teraz
players-offline = offline
players-summary = najwięcej { $most } w ciągu 7 dni, średnio { $mean }
players-on =
    { DATETIME($at, day: "numeric", month: "short") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Dzień (UTC)
players-heads-2 = Średnio
players-heads-3 = Najwięcej

rank-title = Miejsce wśród serwerów wszystkich gier

rank-heads-1 = Dzień (UTC)
rank-heads-2 = Miejsce

rank-place = #{ $rank }
rank-summary = { DATETIME($day, day: "numeric", month: "short") }: #{ $last }, najlepiej #{ $best }
rank-on = { DATETIME($day, day: "numeric", month: "short") }: #{ $rank }
