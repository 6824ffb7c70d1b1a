### voting

## Texts about voting.

voted = You voted today.
votedInVain = A moderator voided today's vote.
votedElsewhere = Your linked account voted today, when another account here had it.
next = You can vote again in
receipt = See what happened to your vote

# $server (string)
ballot-title = Vote for { $server }
ballot-youVoteAs = You vote as
ballot-isItYou = Rewards go to exactly this name in the game.
ballot-change = Not your name? Change it
ballot-names = You vote as
ballot-namesHelp = This choice is remembered for the server.
ballot-isSteamId = your Steam id
ballot-addName = Another name in this game? Add it
# $name (string) $username (string)
ballot-addToYours = Add { $name } to your account { $username }
ballot-addToYoursWhy = so that votes by such links are yours.
# $name (string)
ballot-nameGone =
    "{ $name }" isn't one of your names any more, or doesn't fit this server. Your vote wasn't cast;
    choose another one.
# $server (string)
ballot-linkSays = { $server } says that this is you, and rewards this name.

ballot-name-label = Your name in the game
ballot-name-help = Exactly as in the game: rewards go to this name.

# $server (string) $username (string)
ballot-agree = Let { $server } send you links that cast your daily vote as { $username }
ballot-agreeWhy =
    Such a link needs no sign-in. It votes only once it is opened and its button is pressed, and
    only for this server. Today's vote counts with or without this. You can take it back on your
    account page.
# $username (string)
ballot-linkOpened = You opened a vote link for { $username }
# $username (string)
ballot-signInAs = Sign in as { $username }
# $server (string)
ballot-signInWhy =
    This name belongs to an account. Sign in once to let links from { $server } vote for you.
# $username (string)
ballot-signedInAs = You are signed in as { $username }.
# $username (string)
ballot-voteAs = Vote as { $username } instead
ballot-notTheirs = Is this your name in the game, but somebody else's account?
ballot-tell = Tell the people who run this site.
# $name (string)
ballot-otherName = You came here as { $name }, and vote with the name of your account.
ballot-makeYours = Make this name yours
ballot-makeYoursWhy = with a password, so that only you can use it here. Your votes stay with it.
ballot-badLink = This link doesn't work

# $server (string)
ballot-badLinks-forged =
    { $server } didn't make it, or a part is missing. Get a new one in the game, and open it as it
    is.
# $server (string)
ballot-badLinks-expired = It has expired. Type /vote on { $server } to get a new one.
# $server (string)
ballot-badLinks-too_far =
    Links may end 24 hours ahead at most, and { $server } made this one for longer. Tell its staff:
    their plugin or its clock is set wrong.
# $server (string)
ballot-badLinks-no_time =
    Its end isn't a time in whole Unix seconds. Tell the staff of { $server }: their plugin is set
    wrong.

ballot-remember = Remember this name on this browser
ballot-rememberHelp = A cookie keeps it for a year at most.
# $name (string)
ballot-remembered = This browser remembers the name { $name } for ballots.
ballot-forget = Forget it
# $rank (number) $game (string)
ballot-place = #{ $rank } in { $game }
ballot-haveAccount = Have an account?
ballot-signIn = Sign in
ballot-cast = Cast my vote
ballot-ready = Ready to vote
ballot-rule = One vote per server per day (UTC).
ballot-noScript =
    To vote, turn on JavaScript for this site: your browser has to do a little work that keeps bots
    out. Only voting and signing up need it.
ballot-back = Back to the server
ballot-alreadyVoted = You already voted for this server today
ballot-voteVoid = A moderator voided the vote you cast for this server today
ballot-voteTaken = Your linked account voted for this server today, when another account here had it
ballot-outOfReach = Your name doesn't fit this server
# $username (string)
ballot-outOfReachWhy =
    This server hands out rewards by the player's name in the game, and "{ $username }" can't be
    one: such names have up to 16 letters, digits and "_".
ballot-confirmEmail = Confirm your email address first
ballot-confirmEmailNext =
    This site only takes votes from accounts with a confirmed email address. You can get the link on
    your account page.
ballot-toAccount = Your account

faults-name = That name can't vote here.
faults-changed = Something changed in the meantime. Your vote wasn't cast; please try again.
faults-name_gone = That name isn't one of yours any more. Your vote wasn't cast; choose another one.
faults-name_used =
    Somebody else voted for this server under that name today. Your vote wasn't cast. Choose another
    of your names, or type /vote in the game: the link you get proves that the name is yours. You
    can try again in
faults-link_used =
    This name has voted by a link of this server today, with another account here. Your vote wasn't
    cast. You can try again in
faults-missing = Your browser wasn't ready yet. Wait until the box is ticked, then vote.
faults-forged = That check was not for this vote. Your vote wasn't cast; please try again.
faults-expired = The page was open for too long. Your vote wasn't cast; please try again.
faults-already_voted = Something changed in the meantime. Your vote wasn't cast; please try again.
faults-proof_spent = That check was already used. Your vote wasn't cast; please try again.
faults-unavailable =
    The bot check is unavailable right now. Your vote wasn't cast; please try again in a moment.
faults-address_full =
    Too many votes for this server came from your network today. Your vote wasn't cast. Accounts
    with a confirmed email address, or linked to an account elsewhere, have more room. You can try
    again in

widget-label = I'm not a bot
widget-verifying = Checking that you're not a bot …
widget-error = That didn't work. Reload the page.
widget-expired = This took too long. Reload the page.
widget-waitAlert = One moment: your browser isn't ready yet.

week-title = Your last seven days
week-today = Today
# $day (Date)
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : voted
week-notVoted = : no vote
# $votes (number)
week-ofMonth =
    { $votes ->
        [one] Your first vote here this month.
       *[other] { $votes } votes here this month.
    }
week-all = Every day of the week.
# $days (number)
week-inRow =
    { $days ->
        [one] { $days } day in a row.
       *[other] { $days } days in a row.
    }

consent-question = Show your name among the top voters?
consent-why =
    You have voted three times. Servers list their top voters by name: anyone can see them, and
    other sites may show them. You can change this in your account.
consent-yes = Yes, list my name
consent-no = No, keep it private
consent-title = Top voters
consent-listed = Your name is listed among the top voters of servers you vote for.
consent-notListed = Your name is listed nowhere. Servers you vote for still learn who voted.
consent-isListed = listed
consent-isHidden = not listed
consent-start = List my name
consent-stop = Hide my name

board-heading = Top voters
# $server (string)
board-title = Top voters of { $server }
# $server (string)
board-description = Who voted most for { $server }, month by month.
board-ownTitle = Voters
# $players (number) $start (Date)
board-ownCount =
    { $players ->
        [one] 1 voter
       *[other] { $players } voters
    } in { DATETIME($start, month: "long", year: "numeric") }
board-ownDownload = Download as CSV
board-ownPlayer = Player
board-ownPart = Name or part of it
board-ownHeads-1 = Player
board-ownHeads-2 = Votes
board-ownHeads-3 = Last vote
board-ownHeads-4 = Name
board-ownPublic = public
board-ownNote = “public”: the player agreed to be named among the top voters.
# $search (string)
board-ownNobody = Nobody found for { $search }
board-months = Month
# $start (Date)
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = So far this month
board-final = Final result
# $start (Date)
board-ofMonth = Top voters of { DATETIME($start, month: "long") }
board-all = All top voters
# $votes (number) $players (number)
board-sums =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } by { $players ->
        [one] 1 player so far.
       *[other] { $players } players so far.
    }
board-noVotes = Nobody voted in this month yet.
board-nobody = None of the voters has chosen to be listed by name yet.
# $votes (number)
board-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
# $votes (number) $players (number)
board-others =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } came from { $players ->
        [one] another player.
       *[other] { $players } other players.
    }
# $votes (number)
board-voided =
    { $votes ->
        [one] 1 vote of this month was voided after it ended. The list shows what counts now.
       *[other] { $votes } votes of this month were voided after it ended. The list shows what
            counts now.
    }
# $votes (number)
board-imported =
    { $votes ->
        [one] 1 more vote was cast on the list that this server was moved from.
       *[other] { $votes } more votes were cast on the list that this server was moved from.
    }
board-gone = deleted account
board-unlisted = not listed
board-you = you
# $players (number)
board-more =
    { $players ->
        [one] 1 more player
       *[other] { $players } more players
    }
# $votes (number) $place (number)
board-behind =
    { $votes ->
        [one] 1 vote behind #{ $place }
       *[other] { $votes } votes behind #{ $place }
    }
board-site = Top voters on all servers
board-rules =
    Months are calendar months in UTC. With equal votes, the player who cast their last one earlier
    is listed first. Only players who agreed are named, and results stay for a year.
board-howCounted = How this is counted
# $server (string)
board-back = Back to { $server }

siteBoard-title = Top voters
# $span (string)
siteBoard-titleOf = Top voters: { $span }
siteBoard-lead = Who votes most on all servers together.
siteBoard-spans = Time
# $month (Date)
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
# $first (Date) $last (Date)
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = This month
siteBoard-names-last_month = Last month
siteBoard-names-year = Twelve months
siteBoard-names-all = All time

siteBoard-allTime = Since the first vote
siteBoard-nobody =
    Nobody is listed for that time yet. The votes of players who agreed to be listed are counted
    every hour.
siteBoard-rules =
    Counted once an hour, all time once a day. Months are calendar months in UTC. With equal votes,
    the player who cast their last one earlier is listed first. Only players who agreed are named, by the name of their
    account, even where they vote under others.
siteBoard-yourName = Choose on your account page whether your name is listed

receiptPage-title = Your vote is counted
receiptPage-voidTitle = Your vote is void
# $server (string)
receiptPage-thanks = Thanks for voting for { $server }.
receiptPage-player = Player
receiptPage-favourite = Your favourite
receiptPage-nextVotes = Next votes
receiptPage-vote = Vote
# $server (string)
receiptPage-voteFor = { " " }for { $server }
receiptPage-castAt = Cast
receiptPage-nextVote = Next vote
receiptPage-sent = Sent to the server
# $number (number)
receiptPage-receiver = Game server { $number }
receiptPage-reward = Your reward
# $place (string)
receiptPage-standing = It is { $place }.
receiptPage-ranks = Make your votes count for the rank, too
# $counts ("signed-in" | "confirmed" | "established")
receiptPage-ranksWhy =
    Your vote reaches the server, but only votes by { $counts ->
       *[signed-in] signed-in players
        [confirmed] players with a confirmed email address or a linked account
        [established] players with an account linked for over 30 days
    } move it up.
# $player (string)
receiptPage-signUpAs = Sign up as { $player }

receiptPage-rewards-waiting = waits for you in the game
receiptPage-rewards-leased = waits for you in the game
receiptPage-rewards-granted = given
receiptPage-rewards-refused = declined by the server
receiptPage-rewards-voided = withdrawn
receiptPage-rewards-expired = expired: nobody picked it up

# $server (string)
receiptPage-back = Back to { $server }
receiptPage-isVoid = A moderator voided this vote. It no longer counts.
receiptPage-isVoidOpen =
    A moderator voided this vote together with others. It no longer counts, but you can vote again today.
receiptPage-looksAgain = This page refreshes by itself.
receiptPage-keepsTrying = We keep trying for 76 hours, so it can still arrive.
receiptPage-nextVoteOpen = Vote again
receiptPage-forgotten = We keep this for 30 days only.
receiptPage-unheard = This server isn't connected yet. Your vote counts all the same.
receiptPage-none = This server picks up its votes by itself, and yours is ready.

receiptPage-words-on_its_way = on its way
receiptPage-words-retrying = waiting: the server doesn't answer
receiptPage-words-held = paused by the owner
receiptPage-words-delivered = delivered
receiptPage-words-given_up = failed
receiptPage-words-withdrawn = withdrawn

# $hours (number)
wait-hours = { $hours } h
# $minutes (number)
wait-minutes = { $minutes } min
# $hours (number) $minutes (number)
wait-both = { $hours } h { $minutes } min
