### voids

## The sources of votes.

sources-session = signed in
sources-link = link of the server
sources-typed_name = typed name
sources-operator = command line
sources-unknown = unknown

## How well the account of a vote was known.

trusts-established = established
trusts-confirmed = confirmed
trusts-none = none
trusts-unknown = unknown

## What these mean.

trustMeans =
    Trust is that of the account when it voted. Established: it was linked to an account elsewhere
    that was over 30 days old. Confirmed: it had a confirmed email address, or was linked to any
    other account. None: neither of these. Unknown: cast before this site noted it.

## Texts of the page that voids many of a server's votes.

# $server (string)
title = Void votes of { $server }
lead =
    Votes that were bought, or that one person cast under many names, can be voided: they no longer
    count. You can count them again later.

choose = Which votes
since = Cast since
until = Cast before
youngerDays = Account younger than, in days
whenVoting = Its age when it voted.
source = Cast via
anySource = anything
trust = Trust of its account
anyTrust = any
trustHelp = None leaves out confirmed and established accounts.
sourceKnown = Unknown: cast before this site noted it.
count = Show what matches
confirm = Void the votes
means = What voiding does

consequences-1 =
    They are taken out of the counts, and the vote check answers as if they had never been cast.
    Players whose only void vote of the last 30 days is one of today's can vote again today, and
    may then get another reward. The day of the others stays spent.
consequences-2 =
    Webhooks that are still waiting are given up. Those already sent can't be called back.
consequences-3 = The owner is told the number, the time and your reason, and can answer once.
consequences-4 =
    You can count them again, all together, but for those whose players voted again on the same day.
    Webhooks that were given up stay so until the owner resends or replays them.

batches = Earlier void batches

batchHeads-1 = When
batchHeads-2 = Who
batchHeads-3 = Votes
batchHeads-4 = Reason
batchHeads-5 = State
batchHeads-6 = Action

# $votes (number)
states-voiding =
    { $votes ->
        [0] In progress: none void yet
       *[other] In progress: { $votes } void so far
    }
# $votes (number)
states-void =
    { $votes ->
        [one] 1 vote void
       *[other] { $votes } votes void
    }
# $votes (number)
states-restoring = In progress: { $votes } not counted again yet
# $votes (number)
states-lifted =
    { $votes ->
        [0] Counted again
        [one] Counted again, but for 1: its player voted again that day
       *[other] Counted again, but for { $votes }: their players voted again that day
    }

lift = Count them again
stop = Stop, and count them

# $which (string)
which-picked = Ticked one by one. { $which }
# $since (string) $until (string)
which-span = Cast { $since } to { $until }
# $days (number)
which-younger =
    { $days ->
        [one] by accounts younger than a day
       *[other] by accounts younger than { $days } days
    }
which-untrusted = by accounts that were neither confirmed nor established
# $votes (number)
which-sharing = from addresses with { $votes } or more a day
# $votes (number)
which-network = from networks with { $votes } or more a day
