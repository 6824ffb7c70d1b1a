### charts

asTable = Zahlen als Tabelle
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = Heute

votes-title = Votes

votes-heads-1 = Tag (UTC)
votes-heads-2 = Votes

votes-summary =
    { $sum ->
        [one] 1 Vote
       *[other] { $sum } Votes
    } in { $days } Tagen, heute bisher { $today } (UTC)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") }: { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }

players-title = Spieler
players-last = Jetzt
players-offline = offline
players-summary = Höchstens { $most } in 7 Tagen, im Schnitt { $mean }
players-on =
    { DATETIME($at, month: "short", day: "numeric") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Tag (UTC)
players-heads-2 = Im Schnitt
players-heads-3 = Höchstens

rank-title = Rang unter den Servern aller Spiele

rank-heads-1 = Tag (UTC)
rank-heads-2 = Rang

rank-place = #{ $rank }
rank-summary =
    Am { DATETIME($day, month: "short", day: "numeric") } #{ $last }, bestenfalls #{ $best }
rank-on = { DATETIME($day, month: "short", day: "numeric") }: #{ $rank }
