### charts

## Texts of the charts.

asTable = Show the numbers as a table
# $number (number)
number = { $number }
# $at (Date)
day = { DATETIME($at, month: "short", day: "numeric") }
# $at (Date)
weekday = { DATETIME($at, weekday: "short") }
today = Today

votes-title = Votes

votes-heads-1 = Day (UTC)
votes-heads-2 = Votes

# $sum (number) $today (number) $days (number)
votes-summary =
    { $sum ->
        [one] 1 vote
       *[other] { $sum } votes
    } in { $days } days, { $today } so far today (UTC)
# $day (Date) $votes (number)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }

players-title = Players
players-last = Now
players-offline = offline
# $most (number) $mean (number)
players-summary = { $most } at most in 7 days, { $mean } on average
# $at (Date) $players (number)
players-on =
    { DATETIME($at, month: "short", day: "numeric") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = Day (UTC)
players-heads-2 = On average
players-heads-3 = At most

rank-title = Rank among servers of all games

rank-heads-1 = Day (UTC)
rank-heads-2 = Rank

# $rank (number)
rank-place = #{ $rank }
# $last (number) $best (number) $day (Date)
rank-summary = #{ $last } on { DATETIME($day, month: "short", day: "numeric") }, #{ $best } at best
# $day (Date) $rank (number)
rank-on = { DATETIME($day, month: "short", day: "numeric") }: #{ $rank }
