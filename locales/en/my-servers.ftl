### my-servers

## Texts of the pages on which owners list and manage servers.

tabs-label = This server
tabs-rewards = Rewards
tabs-api = Keys & deliveries
tabs-voters = Voters
tabs-edit = Listing
tabs-settings = Settings
tabs-page = Public page
tabs-waiting = waiting
tabs-overview = Overview

# $online (number) $max (number)
subject-players = { $online } of { $max } players

subject-states-unknown = Not queried yet
subject-states-online = Online
subject-states-offline = Offline

list-title = My servers
# $votes (number) $needy (number)
list-lead =
    { $votes ->
        [one] 1 vote today.{ " " }
       *[other] { $votes } votes today.{ " " }
    }{ $needy ->
        [0] No problems.
        [one] One server needs attention.
       *[other] { $needy } servers need attention.
    }
# $waiting (number)
list-leadWaiting =
    { $waiting ->
        [one] One server waits for a moderator's review.
       *[other] { $waiting } servers wait for a moderator's review.
    }
list-none = You haven't listed a server yet

list-roles-owner = { "" }
list-roles-manager = You are a manager.
list-roles-viewer = You are a viewer.

list-offers = Offers to you
# $owner (string) $server (string) $role ("owner" | "manager" | "viewer")
list-offer =
    { $role ->
        [owner] { $owner } wants to hand { $server } over to you.
        [manager] { $owner } invites you to work on { $server } as a manager.
       *[viewer] { $owner } invites you to work on { $server } as a viewer.
    }
list-toOffer = See the offer
list-noneNext =
    Players find it here and vote for it every day, and your server rewards them.
list-submit = List a server
list-another = List another server
list-manage = Manage
# $counts ("signed-in" | "confirmed" | "established")
list-allVotes =
    Totals include every vote. Ranks count only votes by { $counts ->
        [signed-in] signed-in players
        [confirmed] players with a confirmed email address or a linked account
       *[established] players with a linked account over 30 days old
    }.

list-figures-server = Server
list-figures-today = Votes today
list-figures-rank = Rank in its game
list-figures-month = In 30 days
# $votes (number)
list-byNow = A week ago: { $votes }
# $votes (number)
list-wholeDay = A week ago, whole day: { $votes }
# $at (Date)
list-compared =
    Votes are compared with last { DATETIME($at, weekday: "long") } up to this time, ranks with a week ago.

list-groups-needy = Need attention
list-groups-listed = Listed
list-groups-others = Not listed

list-start-1-1 = List it
list-start-1-2 = Its game, name and address, and a few words. It takes two minutes.
list-start-2-1 = We review it
list-start-2-2 = A moderator looks at each listing before it is public.
list-start-3-1 = Reward votes
list-start-3-2 = Connect a plugin or a webhook, and every vote gives its player something in the game.

find-title = Find one of your servers
find-label = Name, game or address
find-sort = Sort by
find-sorts-attention = Needs attention first
find-sorts-votes = Votes today
find-sorts-rank = Rank
find-sorts-name = Name
find-submit = Show
# $shown (number) $all (number)
find-found = Shown: { $shown } of { $all }.
find-clear = Show all
find-nothing = None of your servers matches
find-nothingNext = Try part of a name, a game or an address.

mail-unconfirmed =
    Your email address isn't confirmed, so we can't write to you when a moderator decides about a
    listing, or when a webhook fails.
mail-confirm = Confirm your address

attention-pending = A moderator will review it. Meanwhile you can add to it.
attention-provable = A moderator will review it. Until then you can prove that it is yours.
attention-unlisted = You took it off the list. Nobody can vote for it until you list it again.
# $key (string)
attention-failing = { $key } fails.
attention-offline = It doesn't answer our queries, so players see it as offline.
# $waiting (number)
attention-inbox =
    The inbox: { $waiting ->
        [one] 1 vote waits
       *[other] { $waiting } votes wait
    }.
attention-toPeople = List it again
attention-toServer = See what to do
attention-toStatus = See its status
attention-toFacts = Complete the listing
attention-toDeliveries = See deliveries
attention-toRewards = See rewards
# $reason (string)
attention-decided = A moderator wrote: { $reason }

change-waiting = A change waits for a moderator
change-waitingNext = Players and the API see what is shown now until it is approved.
change-refused = A moderator refused your change
change-refusedNext = The listing stays as it is.
# $reason (string)
change-reason = A moderator wrote: { $reason }
change-prove = You don't have to wait with the address if you can prove that it is yours:
change-toStatus = Status
change-withdraw = Withdraw the change
change-dismiss = Got it

# $server (string)
overview-title = My server { $server }
overview-pending =
    A moderator will review it. Once it is approved, it gets a public page, votes and API keys.
overview-prove = You don't have to wait if you can prove that it is yours:
overview-rejected =
    It isn't listed. Change what the moderator wrote about and resubmit it: a changed listing goes
    to the front of the queue.
overview-toChange = What has to change
overview-unlisted = It is off the list. Votes and API keys are stopped, and deliveries are on hold.
overview-toRelist = List it again
overview-reason = A moderator wrote:
overview-resubmit = Resubmit
overview-edit = Change the listing
overview-toEdit = Edit the listing
# How long a moderator's words are shown.
# $days (number)
overview-until = This stays here until you save the listing, for { $days } days at most.
