### charts

asTable = Ver los números en una tabla
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = Hoy

votes-title = Votos

votes-heads-1 = Día (UTC)
votes-heads-2 = Votos

votes-summary =
    { $sum ->
        [one] 1 voto
       *[other] { $sum } votos
    } en { $days } días, { $today } hoy hasta ahora (UTC)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") }: { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }

players-title = Jugadores
players-last = Ahora
players-offline = desconectado
players-summary = Máximo de { $most } en 7 días, { $mean } de media
players-on =
    { DATETIME($at, month: "short", day: "numeric") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Día (UTC)
players-heads-2 = Media
players-heads-3 = Máximo

rank-title = Puesto entre los servidores de todos los juegos

rank-heads-1 = Día (UTC)
rank-heads-2 = Puesto

rank-place = #{ $rank }
rank-summary =
    #{ $last } el { DATETIME($day, month: "short", day: "numeric") }, mejor puesto #{ $best }
rank-on = { DATETIME($day, month: "short", day: "numeric") }: #{ $rank }
