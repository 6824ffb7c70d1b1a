### moderation-tabs

## Texts of the audit log.

audit-title = Audit trail
audit-lead = Who did what, newest first. Entries are never changed, and days are those of UTC.
audit-filterLabel = Filter of the audit trail
audit-who = Who
audit-whoHelp = account or *operator
audit-kind = What
audit-anyKind = anything
audit-about = About
audit-aboutHelp = slug or account
audit-from = From day
audit-to = To day
audit-filter = Show
audit-showAll = Show everything

audit-kinds-listings = listings and changes
audit-kinds-people = owners and staff
audit-kinds-votes = votes and waves
audit-kinds-reports = reports
audit-kinds-accounts = accounts
audit-kinds-keys = keys and webhooks
audit-kinds-catalog = games and tags
audit-kinds-site = the site

audit-nothing = Nothing matches.
audit-nothingLead =
    A listing goes by the last part of its address, an account by its name, and “*operator” is the
    operator.
audit-none = Nothing here yet.

# A time that means "as early as there is": "From: the beginning".
audit-beginning = the beginning
# Before a colon and a value: "Changed: name, address".
audit-labels-bytes = Bytes
audit-labels-changed = Changed
audit-labels-characters = Characters
audit-labels-delivery = Delivery
audit-labels-ending = Ends with
audit-labels-former = Former address
audit-labels-from = Taken over from
audit-labels-held = Deliveries sent again
audit-labels-into = Into
audit-labels-key = Key
audit-labels-keys = Keys revoked
audit-labels-made_at = Made at
audit-labels-name = Name
audit-labels-network_sharing = Votes from one network, at least
audit-labels-note = Note
audit-labels-only = Only
audit-labels-origin = Sent to
audit-labels-outcome = Outcome
audit-labels-overlap_hours = Hours for which the old key works
audit-labels-pace = Messages
audit-labels-passkeys = Passkeys removed
audit-labels-path = Rewards
audit-labels-picked = Votes, each ticked
audit-labels-picture = Picture
audit-labels-queued = Deliveries queued
audit-labels-reason = Reason
audit-labels-reports = Reports
audit-labels-reviewed = Reviewed before it shows
audit-labels-role = Role
audit-labels-rows = Rows
audit-labels-scopes = May
audit-labels-servers = Listings moved
audit-labels-sharing = Votes from one address, at least
audit-labels-since = From
audit-labels-source = Cast via
audit-labels-to = Now
audit-labels-token = Token
audit-labels-trust = Trust
audit-labels-until = To
audit-labels-username = For the name
audit-labels-voted_at = Cast
audit-labels-votes = Votes
audit-labels-waiting = Waits for review
audit-labels-was = Before
audit-labels-younger_days = Accounts younger than, in days

audit-values-owner = owner
audit-values-manager = manager
audit-values-viewer = viewer
audit-values-moderator = moderator
audit-values-administrator = administrator
audit-values-none = none
audit-values-new = new
audit-values-push = pushed to the server
audit-values-inbox = fetched from the inbox
audit-values-logo = logo
audit-values-banner = banner
audit-values-abandoned = those given up
audit-values-held = those on hold

audit-settings-name = the site's name
audit-settings-accent = the site's colour
audit-settings-logo = the site's logo
audit-settings-imprint = the imprint
audit-settings-chat = the chat for moderators
audit-settings-review = what is reviewed

audit-older = Older entries
audit-newest = Newest entries
audit-pages = Pages of the audit trail

## Texts of the page on which moderators decide who gets a name.

names-title = Claims to names
names-lead =
    A player has voted from the game, without an account. Somebody signed up with the same name:
    decide whether they are that player. If only one confirmed address claims a name, it gets the
    name automatically.
names-means =
    If you aren't sure, ask the owner of a server that the player votes for. If you give the name,
    the claimant signs in with it from then on and has its votes, and other claims to it are
    deleted. If you refuse, only that claim is. If this site sends email, they get one either way.
names-none = No claims are waiting.

names-heads-1 = Name
names-heads-2 = The player
names-heads-3 = The claim
names-heads-4 = Order
names-heads-5 = Decision

# $servers (number)
names-servers =
    { $servers ->
        [0] Has voted for no server
        [one] Votes for 1 server
       *[other] Votes for { $servers } servers
    }
# Before a time: "Votes for 1 server, last Nov 25, 2026".
names-last = last
# Before a server: "First came through a link of palisade".
names-link = First came through a link of
names-nobody = Didn't come through a server's link
# Each before a time.
names-made = Made
names-confirmed = Address confirmed
names-unconfirmed = Address not confirmed
# $place (number), $claims (number): the first of two claims to one name is 1 of 2.
names-order = { $place } of { $claims }
names-give = Give the name
names-refuse = Refuse

## Texts of the games page.

games-heading = Games
games-lead = The games that servers can be listed under, and how we ask their servers who is online.
games-add = Add a game

games-name-label = Name

games-port-label = Default port

games-protocol-label = Protocol
games-protocol-help = How we query its servers. Most games with a Steam query port use “valve”.

games-noProtocol = none: its servers can't be queried

games-offset-label = Query port offset
games-offset-help =
    Query port minus default port: 1 for the next one, 0 if they are the same.

# $port (string)
games-facts-port = port { $port }
# $offset (string)
games-facts-offset = query port { $offset }
games-facts-closed = its servers can't be queried

games-submit = Add game

## Texts of the tags page.

tags-heading = Tags
tags-lead = The tags that owners choose from. Players find servers by them.
tags-add = Add a tag

tags-name-label = Name
tags-name-help = As players and owners see it.

tags-submit = Add tag

## Texts of the pages of one game or one tag.

# $name (string)
entry-title-games = Game: { $name }
# $name (string)
entry-title-tags = Tag: { $name }

entry-find-label = Filter of games and tags
entry-find-name = A game or a tag
entry-find-submit = Find
entry-find-all = Show all
# $text (string)
entry-find-none = Nothing is called “{ $text }”.
# $entries (number)
entry-used =
    { $entries ->
        [one] In use: 1
       *[other] In use: { $entries }
    }
# $entries (number)
entry-unused =
    { $entries ->
        [one] Not used by any listing: 1
       *[other] Not used by any listing: { $entries }
    }
# $entries (number) $text (string)
entry-found =
    { $entries ->
        [one] 1 is called “{ $text }”
       *[other] { $entries } are called “{ $text }”
    }
entry-noneUsed = No listing uses one yet.

entry-edit = Edit
# $servers (number)
entry-editLead =
    { $servers ->
        [0] No listing uses it.
        [one] One listing uses it. It shows what you change here at once.
       *[other] { $servers } listings use it. They show what you change here at once.
    }

entry-slug-first-label = Short name
entry-slug-first-help =
    Used in web addresses: lowercase letters, digits and hyphens. Leave it empty to derive it from
    the name.
entry-slug-later-label = Short name
entry-slug-later-help = Used in web addresses. The old address leads to the new one.

entry-save = Save
# $servers (number)
entry-listings =
    { $servers ->
        [one] 1 listing
       *[other] { $servers } listings
    }

entry-merge-heading-games = Merge into another game
entry-merge-heading-tags = Merge into another tag

entry-merge-lead-games = Is this game on the list twice? Merge it into the other one.
entry-merge-lead-tags = Is this tag on the list twice? Merge it into the other one.
# $name (string)
entry-merge-into = Merge { $name } into
entry-merge-pick-games = Choose a game …
entry-merge-pick-tags = Choose a tag …
# $servers (number)
entry-merge-general-games-1 =
    { $servers ->
        [0] No listing has this game, so none moves.
        [one] The one listing that has this game moves to the game that you choose. It keeps its votes, API keys and rewards.
       *[other] The { $servers } listings that have this game move to the game that you choose. They keep their votes, API keys and rewards.
    }
# $name (string)
entry-merge-general-games-2 = { $name } leaves the list of games. Its page leads to the other game.
entry-merge-general-games-3 =
    The listings of both are ranked together, by their votes, and we ask all of their servers for
    player counts by the protocol of the other game.
# $servers (number)
entry-merge-general-tags-1 =
    { $servers ->
        [0] No listing has this tag, so none changes.
        [one] The one listing that has this tag gets the tag that you choose instead.
       *[other] The { $servers } listings that have this tag get the tag that you choose instead.
    }
# $name (string)
entry-merge-general-tags-2 = { $name } leaves the list of tags. Its page leads to the other tag.
entry-merge-general-tags-3 = Votes, API keys and rewards of every listing stay.

entry-merge-sure = I know that a merge can't be undone.
entry-merge-submit = Merge

entry-remove-heading = Remove
# $servers (number)
entry-remove-used-games =
    { $servers ->
        [one] One listing uses it, so it can’t be removed. Merge it into another first: the listing moves there with its votes and API keys.
       *[other] { $servers } listings use it, so it can’t be removed. Merge it into another first: they move there with their votes and API keys.
    }
# $servers (number)
entry-remove-used-tags =
    { $servers ->
        [one] One listing uses it, so it can’t be removed. Merge it into another first: the listing gets that tag instead.
       *[other] { $servers } listings use it, so it can’t be removed. Merge it into another first: they get that tag instead.
    }
# $held (number)
entry-remove-held =
    { $held ->
        [one] No listing shows it, but a deleted listing or a waiting change still names it, so it can’t be removed. Merge it into another instead.
       *[other] No listing shows it, but { $held } deleted listings or waiting changes still name it, so it can’t be removed. Merge it into another instead.
    }
entry-remove-effects-1 = No listing uses it, so no listing changes.
entry-remove-effects-2 = Owners can’t choose it any more.
entry-remove-effects-3 = Its address is gone. You can add it again.
entry-remove-submit = Remove

## Texts of the page Health: the doctor's findings.

health-fine = Everything works.
# $things (number)
health-needs =
    { $things ->
        [one] One thing needs you.
       *[other] { $things } things need you.
    }
health-votes-work = Players can vote.
health-votes-fail = Players can’t vote at the moment.
health-votes-away = Players can’t reach the site at its address.
# $faults (number)
health-faults =
    { $faults ->
        [0] Nothing is broken, so it can wait for a quiet hour.
        [one] One of the things below is a fault: see to it first.
       *[other] { $faults } of the things below are faults: see to those first.
    }
health-oneFault = See to it now.
health-lookedAt = Checked at
health-again = Check again
health-todo = What to do
health-rest = All other checks
health-all = All checks
health-nothing = Nothing needs you.
health-guide = Read how
health-usual = Normal:

health-shell = Run this on the server, for checks that need the machine itself:
health-shellTitle = Not checked from here:

health-states-ok = Fine
health-states-warn = Warning
health-states-fail = Fault
health-states-shell = Not checked here

health-checks-settings = Settings
health-checks-database = Database
health-checks-members = Hosts of the database
health-checks-sessions = Connection pooler
health-checks-clock = Clock
health-checks-votes = Votes
health-checks-deliveries = Deliveries
health-checks-jobs = Scheduled jobs
health-checks-secretKey = Secret key
health-checks-disk = Disk
health-checks-site = Address of the site
health-checks-proxy = Proxy
health-checks-limits = Shared limits
health-checks-mail = Mail
health-checks-signIn = Sign-in with a provider
health-checks-backups = Backups

# $seconds (number)
health-normal-clock = at most { $seconds } seconds apart
# $days (number)
health-normal-backups = at most { $days } days old
health-normal-database = PostgreSQL 15 to 18
health-normal-site = 200 OK over https
