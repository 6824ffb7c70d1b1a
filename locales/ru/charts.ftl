### charts

asTable = Показать числа таблицей
number = { $number }
day = { DATETIME($at, day: "numeric", month: "short") }
weekday = { DATETIME($at, weekday: "short") }
today = Сегодня

votes-title = Голоса

votes-heads-1 = День (UTC)
votes-heads-2 = Голоса

votes-summary =
    { $sum ->
        [one] { $sum } голос
        [few] { $sum } голоса
        [many] { $sum } голосов
       *[other] { $sum } голоса
    } за { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }, из них сегодня { $today } (UTC)
votes-on =
    { DATETIME($day, day: "numeric", month: "short") }: { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }

players-title = Игроки
players-last = Сейчас
players-offline = офлайн
players-summary = максимум { $most } за 7 дней, в среднем { $mean }
players-on =
    { DATETIME($at, day: "numeric", month: "short") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = День (UTC)
players-heads-2 = В среднем
players-heads-3 = Максимум

rank-title = Место среди серверов всех игр

rank-heads-1 = День (UTC)
rank-heads-2 = Место

rank-place = #{ $rank }
rank-summary = { DATETIME($day, day: "numeric", month: "short") }: #{ $last }, лучшее #{ $best }
rank-on = { DATETIME($day, day: "numeric", month: "short") }: #{ $rank }
