### charts

asTable = Mostrar os números em uma tabela
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = Hoje

votes-title = Votos

votes-heads-1 = Dia (UTC)
votes-heads-2 = Votos

votes-summary =
    { $sum ->
        [one] { $sum } voto
        [many] { $sum } de votos
       *[other] { $sum } votos
    } em { $days } dias, { $today } hoje até agora (UTC)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") }: { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }

players-title = Jogadores
players-last = Agora
players-offline = offline
players-summary = no máximo { $most } em 7 dias, { $mean } em média
players-on =
    { DATETIME($at, month: "short", day: "numeric") },
    { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Dia (UTC)
players-heads-2 = Em média
players-heads-3 = No máximo

rank-title = Posição entre os servidores de todos os jogos

rank-heads-1 = Dia (UTC)
rank-heads-2 = Posição

rank-place = { $rank }º
rank-summary =
    { $last }º em { DATETIME($day, month: "short", day: "numeric") }, melhor posição { $best }º
rank-on = { DATETIME($day, month: "short", day: "numeric") }: { $rank }º
