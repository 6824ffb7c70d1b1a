### charts

asTable = Afficher les chiffres dans un tableau
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = Aujourd’hui

votes-title = Votes

votes-heads-1 = Jour (UTC)
votes-heads-2 = Votes

votes-summary =
    { $sum ->
        [one] { $sum } vote
        [many] { $sum } de votes
       *[other] { $sum } votes
    } en { $days } jours, { $today } pour l’instant aujourd’hui (UTC)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") } : { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }

players-title = Joueurs
players-last = Maintenant
players-offline = hors ligne
players-summary = { $most } au plus en 7 jours, { $mean } en moyenne
players-on =
    { DATETIME($at, month: "short", day: "numeric") },
    { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC : { $players }

players-heads-1 = Jour (UTC)
players-heads-2 = Moyenne
players-heads-3 = Maximum

rank-title = Rang parmi les serveurs de tous les jeux

rank-heads-1 = Jour (UTC)
rank-heads-2 = Rang

rank-place = n° { $rank }
rank-summary =
    n° { $last } le { DATETIME($day, month: "short", day: "numeric") }, n° { $best } au mieux
rank-on = { DATETIME($day, month: "short", day: "numeric") } : n° { $rank }
