### my-votes

## Texts about a player's own votes and favourites.

title = My votes
servers = Your servers
starred = Starred ones come first
lastVote = Last vote
nextDay = The next vote day starts in
today = Today's votes
# $server (string)
voteNext = Vote for the next one: { $server }
# $servers (number) $first (string)
voteAll =
    { $servers ->
        [one] Vote for { $first }
       *[other] Vote for all { $servers } in a row
    }
votedAt = Voted at
isVoid = A moderator voided today's vote
isTaken = Your linked account voted today, when another account here had it
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
none = No votes yet
starWhy =
    Star the servers that you vote for each day: then you vote for all of them in a row.
findServers = Find servers
pastWhy = Your votes by day. Press a day to see its servers.
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

figures-votes = Votes
figures-inRow = Days in a row
figures-servers = Servers

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
