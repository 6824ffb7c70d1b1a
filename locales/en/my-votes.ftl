### my-votes

## Texts about a player's own votes and favourites.

title = My votes
nextDay = The next vote day starts in
utcDay = Vote days are UTC days.
today = Today's votes
# $server (string)
voteNext = Vote for the next one: { $server }
# $servers (number) $first (string)
voteAll =
    { $servers ->
        [one] Vote for { $first }
       *[other] Vote for all { $servers } in a row
    }
find = Find another favourite
votedAt = Voted at
isVoid = A moderator voided today's vote
isTaken = Your linked account voted today, when another account here had it
# $days (number)
endsTonight =
    Your { $days ->
        [one] 1 day
       *[other] { $days } days
    } in a row end when this vote day ends
reward = Reward

rewards-waiting = waits for you in the game
rewards-leased = waits for you in the game
rewards-granted = given
rewards-refused = declined by the server
rewards-voided = withdrawn
rewards-expired = expired

receipt = Receipt
# $server (string)
receiptOf = { " " }of your vote for { $server }
vote = Vote
# $server (string)
voteFor = { " " }for { $server }
votedToday = Voted today
# $server (string)
votedFor = : { $server }
# $server (string)
isVoted = { $server }: voted
# $server (string)
isLeft = { $server }: not yet
# $days (number)
inRow =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
inRowUnseen = { " " }in a row
# $server (string)
favouriteServer = : { $server }
favourite = Favourite
add = Add
# $server (string)
addServer = { " " }{ $server } to your favourites
none = No favourites yet
noneWhy =
    Mark servers that you vote for as favourites: each has a button for it on its page. Then you can
    vote for all of them in a row each day, and see here which ones are left.
before = You have voted for these before:
findServers = Find servers
past = Past votes
pastWhy = Each UTC day by its number of votes that count. Press a day to see which.
months = Months
# $start (Date)
month = { DATETIME($start, month: "long", year: "numeric") }
# $start (Date)
earlier = Earlier: { DATETIME($start, month: "long", year: "numeric") }
# $start (Date)
later = Later: { DATETIME($start, month: "long", year: "numeric") }
# $day (Date)
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = M
letters-2 = T
letters-3 = W
letters-4 = T
letters-5 = F
letters-6 = S
letters-7 = S

# $votes (number)
votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
# $votes (number)
dayVotes =
    : { $votes ->
        [0] no votes
        [one] 1 vote
       *[other] { $votes } votes
    }
fewest = none
most = most
noVotes = You didn't vote in this month.
kept = Days are kept for a year.
soFar = So far
# $days (number)
current =
    { $days ->
        [one] day in a row, on any server
       *[other] days in a row, on any server
    }
longest = longest streak in a year
# $votes (number)
thisMonth =
    { $votes ->
        [one] vote this month
       *[other] votes this month
    }
# $votes (number)
inYear =
    { $votes ->
        [one] vote in a year
       *[other] votes in a year
    }
boards = Top voters on all servers
stripEnds = The vote day ends in
# $left (number)
menuLeft =
    { $left ->
        [0] , all voted today
       *[other] , { $left } left today
    }

# $server (string) $progress (string)
series-title = { $progress }: { $server }
# $voted (number) $all (number)
series-progress = { $voted } of { $all } voted
series-newVotes = new votes in
series-last = Voted for
series-cast = Cast and go on
# $server (string)
series-next = Next: { $server }.
series-isLast = This is the last one.
# $server (string)
series-skip = Skip { $server } today
# $server (string)
series-goOn = Go on to { $server }
series-stop = Stop here and go back to my votes

# $voted (number) $all (number) $left (number)
progress-left = { $voted } of { $all } voted, { $left } left
# $all (number)
progress-done =
    { $all ->
        [one] Your favourite is voted
       *[other] All { $all } voted
    }
# $voted (number) $all (number)
strip-left = Favourites with today's vote: { $voted } of { $all }.
strip-done = All your favourites have your vote today.
