### moderation

## Texts of the moderators' pages.

tabs-label = Moderation
tabs-servers = Queue
tabs-reports = Reports
tabs-waves = Waves
tabs-listings = Listings
tabs-search = Search
tabs-audit = Audit trail
tabs-names = Names
tabs-catalog = Games and tags
tabs-settings = Settings
tabs-health = Health

reason-label = Reason

# $least (number) $most (number)
reason-help-owner = The owner will read this. { $least } to { $most } characters.
# $least (number) $most (number)
reason-help-account = They will read this. { $least } to { $most } characters.
# $least (number) $most (number)
reason-help-trail = For the audit trail. { $least } to { $most } characters.

reason-because = Because
reason-rejectBecause = Reject, because
reason-refuseBecause = Refuse, because

reason-becauseHelp-owner = The owner reads what you tick, then your words.
reason-becauseHelp-account = They read what you tick, then your words.
reason-becauseHelp-trail = The audit trail keeps what you tick, then your words.

reason-picks-address = Nothing answers at its address.
reason-picks-text = Its name or text is too vague.
reason-picks-game = It isn't a server of this game.
reason-picks-twin = It is listed already.
reason-picks-advert = It advertises something else.
reason-picks-rules = It breaks the rules of this site.

reason-own = In your words

queue-filter = By status
# $status (string)
queue-title = Moderation: { $status }

queue-statuses-pending = New
queue-statuses-changed = Changes
queue-statuses-pictures = New pictures
queue-statuses-edited = Recently changed
queue-statuses-approved = Approved
queue-statuses-rejected = Rejected
queue-statuses-suspended = Suspended

# $label (string) $number (number)
queue-count = { $label } ({ $number })

queue-none-pending = No servers are waiting for review.
queue-none-changed = No changes are waiting for review.
queue-none-pictures = No new pictures.
queue-none-edited = You've seen all recent changes.
queue-none-approved = No servers are approved.
queue-none-rejected = No servers are rejected.
queue-none-suspended = No servers are suspended.

queue-owner = Owner
queue-submitted = Submitted
queue-resubmitted = Resubmitted
queue-noDescription = No description.
queue-pages = Pages
# $server (string)
queue-tick = Tick { $server }
queue-everything = Everything that will be public
queue-isEdited = Approved listings whose owners changed something since a moderator last looked.
queue-several = Several at once
# After a number: "3 ticked".
queue-ticked = ticked
# After a number: "1 flagged".
queue-flagged = of them flagged
# $listings (number)
queue-tickFine =
    { $listings ->
        [1] Tick the one without a flag
       *[other] Tick the { $listings } without a flag
    }
# Before the number of ticked listings: "Approve 3".
queue-approve = Approve
# Before the number of ticked listings: "Reject 3".
queue-reject = Reject
queue-onlyReject = Reject …
# $done (number) $reasons (string)
queue-outcome = { $done } decided. { $reasons }

desk-title = Waiting
desk-list = What waits
desk-nothing = Nothing waits here.
desk-noneHere = Nothing of this kind waits
desk-allDone = New listings and changes wait here until somebody decides about them.
# $reports (number)
desk-nextReports =
    { $reports ->
        [one] Next: 1 report
       *[other] Next: { $reports } reports
    }
desk-steps = Through the queue
desk-toDecision = Decide …
desk-decision = Checks and decision
# $total (number)
desk-waiting = { $total } waiting
# The list is narrowed to a game or a language.
# $total (number) $all (number)
desk-waitingHere = { $total } waiting here, { $all } in all
# $place (number) $total (number)
desk-place = { $place } of { $total } waiting
# How long the oldest waits: "oldest 5 h".
# $wait (string)
desk-oldest = oldest { $wait }
# $minutes (number)
desk-waits-minutes = { $minutes } min
# $hours (number)
desk-waits-hours = { $hours } h
# $days (number)
desk-waits-days = { $days } d
# $servers (number)
desk-earlier = { $servers } more before these.
# $servers (number)
desk-later = { $servers } more after these.
desk-flag = Something to look at
desk-filter = Show

# Before a number: "New 9".
desk-shown-decide = To decide
desk-shown-new = New
desk-shown-change = Changes
desk-shown-pictures = New pictures
desk-shown-edited = Recently changed

desk-narrow = Game, language
desk-showAll = Show all that waits
# $waiting (number)
desk-showInAll = Show all { $waiting }

desk-today = Decided today
desk-noneToday = None decided today
# $approved (number) $rejected (number)
desk-doneToday = Today: { $approved } approved, { $rejected } rejected

desk-keyList-approve = approve
desk-keyList-reject = reject
desk-keyList-reasons = to 6: reasons
desk-keyList-next = next
desk-keyList-previous = previous
desk-keyList-check = check now
desk-keyList-undo = undo
desk-keyList-help = this list

desk-kinds-new = New
desk-kinds-change = Change
desk-kinds-pictures = New pictures
desk-kinds-edited = Recently changed
# Its owner submitted it again after a rejection.
desk-again = Resubmitted

desk-next = Next
desk-previous = Previous
desk-keys = Use keys
desk-keyHelp = Keyboard shortcuts
desk-keysNeedScript = Keys need JavaScript.

desk-undo = Undo
desk-done-server_approved = Approved
desk-done-server_rejected = Rejected
desk-done-server_suspended = Suspended
desk-done-change_approved = Change approved
desk-done-change_refused = Change refused
desk-done-edits_put_back = Old text put back
desk-done-reports_closed = Reports closed

desk-checks = Checks
desk-checkNow = Check now

desk-answers-online = It answers
desk-answers-offline = It doesn't answer
desk-answers-unknown = Not asked yet

desk-proven-yes = Its owner has proved it
desk-proven-no = Nobody has proved that it is theirs
desk-asked = Last asked

# $hot (number) $all (number)
checks-toLookAt =
    { $hot ->
        [one] 1 of { $all } checks to look at
       *[other] { $hot } of { $all } checks to look at
    }
# Nothing stands out, but not all checks have a result.
# $unknown (number) $all (number)
checks-unknown =
    { $unknown ->
        [one] 1 of { $all } checks has no result yet
       *[other] { $unknown } of { $all } checks have no result yet
    }
# $all (number)
checks-fine = Nothing stands out in { $all } checks
# $players (number)
checks-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
# $others (number)
checks-address =
    { $others ->
        [0] Address listed once
       *[other] Its address is listed already
    }
# $others (number)
checks-name =
    { $others ->
        [0] No other listing has its name
       *[other] Its name is taken already
    }
checks-links-none = No links in its texts
checks-links-own = Its links stay on its own domain
checks-links-elsewhere = Links to other domains
checks-links-added = A new web address
checks-pictures-none = No pictures
checks-pictures-seen = Pictures were looked at
checks-pictures-unseen = New pictures
checks-pictures-first = Pictures to look at
checks-owner-label = Owner
# $others (number)
checks-owner-others =
    { $others ->
        [0] No other listing
        [one] 1 other listing
       *[other] { $others } other listings
    }
# $listings (number)
checks-owner-approved = { $listings } approved
# $listings (number)
checks-owner-refused = { $listings } rejected or suspended
checks-owner-since = since

# $parts (number)
text-changed =
    { $parts ->
        [one] 1 part changed since a moderator last looked.
       *[other] { $parts } parts changed since a moderator last looked.
    }
text-toPutBack = Put the old text back …
text-putBack = Put the old text back
text-putBackLead =
    Tagline, description, rules, links, tags and the like become what a moderator last saw. Name,
    game and address stay.
text-changedBack = Its owner changed it since a moderator last looked, and changed it back.
# Before a time.
text-lastEdit = Last edit:
text-heading = Recently changed
text-seen = I have seen the changes
text-seenLead = These changes are public already: owners may make them without review.
text-mark = changed
text-asPlayers = As players will see it
# $parts (string)
text-absent = Not given: { $parts }.
text-linksInText = Where its links lead:
text-slug = Page address

# $server (string)
server-title = Moderate { $server }
server-reason = Reason
server-publicPage = Public page
server-listing = The listing
server-decide = Decision
server-approve = Approve
server-reject = Reject
server-suspend = Suspend
# On phones, the way to the reasons.
server-toReject = Reject …

server-change-pending = Decide again …
server-change-approved = Suspend …
server-change-rejected = Decide again …
server-change-suspended = Lift the suspension …

server-approveLead-pending = It will be listed, can get votes and may have API keys.
server-approveLead-rejected = It will be listed after all, can get votes and may have API keys.
server-approveLead-suspended = Votes and API keys work again, and deliveries on hold are sent.

server-leads-reject = It won't be listed. Its owner can edit it and resubmit it.
server-leads-suspend =
    It leaves the listing at once. Votes and API keys stop, and deliveries are on hold until it is
    approved again.

server-noMail-unconfirmed =
    No email will go to its owner, whose address isn't confirmed. They can read your decision on the
    server's page.
server-noMail-stopped =
    No email will go to its owner, who stopped it. They can read your decision on the server's page.
server-noMail-off = This site sends no email. Its owner can read your decision on the server's page.

server-votes = Votes
server-votesLead = Newest first, including void ones.
server-noVotes = No votes yet.

server-voteHeads-1 = Player
server-voteHeads-2 = Cast
server-voteHeads-3 = Account's age
server-voteHeads-4 = Votes from its address that day
server-voteHeads-5 = Cast via
server-voteHeads-6 = Trust
server-voteHeads-7 = State
server-voteHeads-8 = Action

# $days (number)
server-ageOf =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
server-unknown = not known
server-many = Votes by hour, and void many at once
server-counts = counts
server-void = void
server-voidLink = Void …
# $player (string)
server-voidLabel = Void the vote of { $player } …
server-showVoid = Show
# $player (string)
server-showLabel = Show the void vote of { $player }
server-olderVotes = Older votes
server-newestVotes = Newest votes
server-votePages = Pages of votes
server-history = Recent activity
server-wholeHistory = Full audit trail of this server

change-decide = Decide on the change
change-lead =
    Until you approve it, players and the API see the listing without this change. Its votes stay
    either way.
change-approve = Approve the change
change-refuse = Refuse the change
change-toRefuse = Refuse …

pictures-heading = New pictures
pictures-fresh = new pictures
pictures-isNew = New, and already shown on an approved listing.
pictures-accept = They may stay
pictures-takeDown = Take a picture down …
pictures-which = Picture

pictures-kinds-logo = Logo
pictures-kinds-banner = Banner

reports-heading = Reports
reports-title = Reports
reports-order = Most reports first, then the longest wait
# $shown (number) $total (number)
reports-first = The first { $shown } of { $total }. The others follow when these are answered.
reports-none = No open reports.
reports-noneLead = When players report a listing, it waits here.
# $listings (number)
reports-waiting =
    { $listings ->
        [one] 1 listing reported
       *[other] { $listings } listings reported
    }
# $reports (number)
reports-of =
    { $reports ->
        [one] 1 report
       *[other] { $reports } reports
    }
reports-list = Listings with open reports
reports-open = Open
reports-answered = Answered

# In a list, after a number: "2 reports · hateful".
reports-short-pictures = pictures
reports-short-hateful = hateful
reports-short-scam = cheats players
reports-short-fake = pretends
reports-short-wrong = wrong facts
reports-short-other = something else

reports-nobody = a visitor who wasn't signed in
# When an account was made.
# $day (string)
reports-accountSince = account since { $day }
# $days (number)
reports-firstReport = first report in { $days } days
# Earlier reports by the same player, and how many of them led to something.
# $reports (number)
reports-earlier =
    { $reports ->
        [one] 1 earlier report
       *[other] { $reports } earlier reports
    }
# $reports (number)
reports-upheld =
    { $reports ->
        [0] none was right
        [one] 1 was right
       *[other] { $reports } were right
    }
reports-written = What players wrote
reports-before = Answered before
# $days (number)
reports-notBefore = No other report in the last { $days } days.
reports-says = What it says

# $reports (number)
reports-close =
    { $reports ->
        [one] Answer and close it
       *[other] Answer and close { $reports }
    }
reports-steps = Through the reports
reports-toAnswer = Answer …
reports-closing = Answer
reports-what = What you do
reports-keyList-close = answer and close
reports-keyList-found = and on: what you do

reports-answers-fine = Nothing wrong
reports-answers-asked = Ask its owner to change it
reports-answers-restored = Put the old text back
reports-answers-logo = Take the logo down
reports-answers-banner = Take the banner down
reports-answers-suspend = Suspend the listing

# What was done about reports, afterwards.
reports-outcomes-fine = Nothing was wrong
reports-outcomes-asked = Owner asked to change it
reports-outcomes-restored = Old text put back
reports-outcomes-logo = Logo taken down
reports-outcomes-banner = Banner taken down
reports-outcomes-suspend = Suspended
reports-noOutcome = Closed

reports-note = In your words
# $least (number) $most (number)
reports-noteHelp =
    The owner sees your words, unless you choose “Nothing wrong”. { $least } to { $most }
    characters. They are in the audit trail too.
reports-secret =
    The owner sees your words, unless you choose “Nothing wrong”. Nobody learns who reported it.
reports-act = The listing on the desk
reports-lead = Players' words, oldest first.
reports-answer = Answer them

# $player (string)
vote-title = Vote of { $player }
vote-what = The vote
vote-server = Server
vote-player = Player
vote-cast = Cast
vote-source = Cast via
vote-trust = Trust
vote-id = Vote (X-Listing-Vote)
vote-voidedAt = Voided
vote-voidedBy = By
vote-reason = Reason
vote-noReason = none given
vote-heading = Void this vote

vote-consequences-1 =
    It is taken out of the server's counts, and the vote check answers as if it had never been cast.
vote-consequences-2 = The player still can't vote again for the same day.
vote-consequences-3 =
    Webhooks that are still waiting are given up. Those already sent can't be called back: the
    player may have the reward.
vote-consequences-4 =
    It stays in the history. A vote voided on its own can't be counted again; votes voided together
    can.

vote-submit = Void the vote

# $facts (number)
account-evidence-marked =
    { $facts ->
        [0] Nothing stands out
        [one] 1 thing stands out
       *[other] { $facts } things stand out
    }
account-evidence-odd = Look
account-evidence-address = Its address
account-evidence-void = Void votes
# $votes (number) $most (number)
account-evidence-votes =
    { $votes ->
        [0] It cast no vote in the last 30 days.
        [one] It cast 1 vote in the last 30 days.
       *[other] It cast { $votes } votes in the last 30 days, { $most } at most on one day.
    }
account-evidence-noOrigin = Where its votes came from isn’t known: that is kept for 7 days.
# $accounts (number)
account-evidence-sharers =
    { $accounts ->
        [0] In 7 days, no other account voted for the same listing from its address on the same day.
        [one] In 7 days, 1 other account voted for the same listing from its address on the same day.
       *[other] In 7 days, { $accounts } other accounts voted for the same listing from its address on the same day.
    }
# $voided (number) $votes (number)
account-evidence-voided = { $voided } of its last { $votes } votes are void.
# $votes (number)
account-evidence-own =
    { $votes ->
        [one] 1 of its last votes is for a listing of its own.
       *[other] { $votes } of its last votes are for listings of its own.
    }
# $username (string)
account-title = Account of { $username }
account-since = Created
account-seen = Last seen
account-notSeen = not known
account-noSignIn = no sign-in: typed the name
# $server (string)
account-noSignInLink = no sign-in: first came by a link of { $server }

account-ways-label = Signs in with
account-ways-password = password
# $passkeys (number)
account-ways-passkeys =
    { $passkeys ->
        [one] 1 passkey
       *[other] { $passkeys } passkeys
    }
account-ways-none = nothing that works here

account-secondFactor-label = Two-step sign-in
account-secondFactor-since = on since
account-secondFactor-off = off

account-id = Account ID
account-email = Email
account-confirmed = confirmed
account-unconfirmed = not confirmed

account-role-label = Role on this site

account-role-names-none = none
account-role-names-moderator = moderator
account-role-names-administrator = administrator

account-role-change = Change the role
account-role-meaning = What each role may do
account-role-lead = It applies at once. The account can't be disabled while it has a role.

# $rights (string)
account-role-means-moderator = { $rights }.
# $rights (string)
account-role-means-administrator = all of that; { $rights }.

account-role-submit = Save the role

account-hasRole =
    An account with a role can't be disabled. An administrator takes the role away first.
account-who = Who this is

account-states-fine = In good standing
account-states-disabled = Disabled

account-listings = Listings
account-noListings = It works on no listing.

account-roles-owner = owner
account-roles-manager = manager
account-roles-viewer = viewer

account-changeWaits = Change waits
# $reports (number)
account-reported =
    { $reports ->
        [one] 1 open report
       *[other] { $reports } open reports
    }
account-votes = Votes
account-noVotes = It has voted for no listing.
# $votes (number)
account-votesIn = { $votes } that count in the last 30 days
account-lastVotes = The last vote for each listing, newest first.
account-byDay = Each day's votes that count
account-reports = Reports that it sent
account-noReports = It has reported no listing.
account-openReport = Open
account-disabled = Disabled
account-disable = Disable the account
account-consequences =
    It is signed out everywhere and can neither sign in nor vote. Its votes still count until you
    void them. Its listings stay, and their API keys keep working: suspend a server to stop them.

account-picks-bought = Votes were bought or sold.
account-picks-many = One person has several accounts.
account-picks-harass = It harasses people.
account-picks-stolen = Somebody else got into the account.

account-toDisable = Disable …
account-enable = Enable the account
account-enableLead = Its owner can sign in and vote again.
account-history = Account history
