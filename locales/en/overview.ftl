### overview

## Texts of an owner's overview of one server.

health-label = Rewards
health-failing = Rewards failing
# $key (string) $since (string)
health-failingSays = { $key } has failed since { $since }.
health-off = Rewards stopped
# $key (string)
health-offSays = { $key } was switched off.
health-paused = Rewards are paused
# $key (string)
health-pausedSays = { $key } is paused.
# How many: a number, or "1,000+". $count (string)
health-waiting = Waiting: { $count }.
# $count (string)
health-onHold = On hold: { $count }.
health-arrive = Votes are delivered
# $key (string) $votes (number)
health-arriveSays =
    { $votes ->
        [0] { $key } is ready. No votes in 24 hours.
       *[other] Delivered in 24 hours: { $votes }.
    }
health-inbox = Rewards are collected
health-inboxSays = Your plugin collects them from the inbox. None is waiting.
health-inboxWaits = Rewards are waiting
# $votes (number)
health-inboxWaitsSays =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in the inbox.
health-none = No rewards yet
health-noneSays = Players get nothing for their votes. Connect a plugin or a webhook.
health-toDeliveries = Deliveries
health-toRewards = Rewards
health-toKeys = API keys

today-title = Today
# $votes (number)
today-votes =
    { $votes ->
        [one] vote
       *[other] votes
    }
# $votes (number)
today-more = { $votes } more
# $votes (number)
today-fewer = { $votes } fewer
today-same = As many as
# $at (Date) $votes (number)
today-than = than last { DATETIME($at, weekday: "long") } by this time ({ $votes })
# $at (Date) $votes (number)
today-as = last { DATETIME($at, weekday: "long") } by this time ({ $votes })
today-none = No votes yet today, and none on the same day last week.
today-noneNext = A line will show them by the hour, beside the same day last week.
# $at (Date) $votes (number)
today-whole =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } on { DATETIME($at, month: "short", day: "numeric") }, a week ago
# $today (number) $before (number) $weekAgo (Date)
today-label =
    Votes by the hour: { $today } so far today, { $before } on
    { DATETIME($weekAgo, month: "short", day: "numeric") } in all

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = today
# $at (Date) $votes (number)
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") }:
    { $votes } in all
# $monthly (number) $total (number)
today-windows =
    { $monthly ->
        [one] 1 vote
       *[other] { $monthly } votes
    } in 30 days, { $total } of all time

# $game (string)
rank-title = Rank in { $game }
# $listed (number)
rank-of = of { $listed }
rank-none = Not ranked yet
rank-noneNext = Ranks are counted about once a second while somebody visits the site.
rank-near = Votes of 30 days, around you
# $votes (number)
rank-ahead =
    { $votes ->
        [0] equal
       *[other] { $votes } ahead
    }
# $votes (number)
rank-behind =
    { $votes ->
        [0] equal
       *[other] { $votes } behind
    }
rank-you = your server
# $counts ("signed-in" | "confirmed" | "established")
rank-ranking =
    Ranks count votes of { $counts ->
        [signed-in] signed-in players
        [confirmed] players with a confirmed email address or a linked account
       *[established] players with a linked account over 30 days old
    } only.

steps-title = Next steps
# $done (number) $all (number)
steps-done = { $done } of { $all } done
steps-doneTitle = Done
# $steps (number)
steps-more = { $steps } more

steps-all-logo-1 = Add a logo
steps-all-logo-2 = It stands beside your name in every list.

steps-all-banner-1 = Add a banner
steps-all-banner-2 = It is the head of your page, and of link previews.

steps-all-description-1 = Describe your server
steps-all-description-2 = Say what players can expect.

steps-all-facts-1 = Add a tagline and tags
steps-all-facts-2 = Players search and filter by them.

steps-all-rewards-1 = Connect rewards
steps-all-rewards-2 = Players vote again if the vote gives them something.

steps-all-badge-1 = Put the badge on your site
steps-all-badge-2 = Done once we see it on a page of yours.

steps-all-proof-1 = Prove that it is yours
steps-all-proof-2 = Your page then gets a badge for it.

# $days (number)
figures-title = Last { $days } days
figures-spans = How many days
# $days (number)
figures-span = { $days } days
figures-nav = What the chart shows

figures-names-votes = Votes
figures-names-ballot_click = Clicks to vote
figures-names-address_copy = Address copies
figures-names-page_view = Page views

figures-week = in 7 days
# $percent (number)
figures-up = +{ $percent } %
# $percent (number)
figures-down = −{ $percent } %
figures-isUp = up{ " " }
figures-isDown = down{ " " }

# $days (number)
figures-none-votes = No votes in { $days } days. Each day will be a bar here.
# $days (number)
figures-none-ballot_click = Nobody has clicked Vote in { $days } days. Each day will be a bar here.
# $days (number)
figures-none-address_copy =
    Nobody has copied your address in { $days } days. Each day will be a bar here.
# $days (number)
figures-none-page_view = Nobody has opened your page in { $days } days. Each day will be a bar here.

figures-worth =
    Votes are checked. Views, copies and clicks are counted as browsers report them, without cookies
    or addresses, so take them as a trend. They don't affect your rank. Days are UTC; the last
    minute may be missing.

charts-ballot_click-title = Clicks to vote

charts-ballot_click-heads-1 = Day (UTC)
charts-ballot_click-heads-2 = Clicks

# $sum (number) $today (number) $days (number)
charts-ballot_click-summary = { $sum } in { $days } days, { $today } so far today (UTC)
# $day (Date) $visits (number)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = Address copies

charts-address_copy-heads-1 = Day (UTC)
charts-address_copy-heads-2 = Copies

# $sum (number) $today (number) $days (number)
charts-address_copy-summary = { $sum } in { $days } days, { $today } so far today (UTC)
# $day (Date) $visits (number)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = Page views

charts-page_view-heads-1 = Day (UTC)
charts-page_view-heads-2 = Views

# $sum (number) $today (number) $days (number)
charts-page_view-summary = { $sum } in { $days } days, { $today } so far today (UTC)
# $day (Date) $visits (number)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = Where visitors came from
sources-here = This site
sources-hereSays = lists, game pages, search
sources-rest = Elsewhere or unknown
sources-restSays = most apps don't tell
sources-note = Page views of 30 days. Only the name of the site is kept.
sources-none = The sites that lead to your page will be listed here, with their share.

waiting-title = What happens next
waiting-sent = You sent the listing
waiting-look = A moderator looks at it
waiting-looks = They check that the server answers and that the texts fit the rules.
waiting-listed = Players find it
waiting-shown = Votes, rank and visitors then show up on this page.

## Texts about votes that moderators voided.

# $votes (number)
voidNotices-title =
    { $votes ->
        [one] 1 vote for your server was voided
       *[other] { $votes } votes for your server were voided
    }
# $votes (number)
voidNotices-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } voided
# $votes (number)
voidNotices-again =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } voided, and counted again
voidNotices-cast = Cast
voidNotices-to = to
voidNotices-voided = Voided by a moderator:
voidNotices-reason = Their reason:
voidNotices-noReason = They gave no reason.
voidNotices-answer = Answer the moderators
voidNotices-yours = Your answer
# $min (number) $max (number)
voidNotices-help =
    You can answer once, in { $min } to { $max } characters. There is no reply: moderators read it,
    and may let the votes count again.
voidNotices-send = Send the answer
voidNotices-answered = Your answer of

## Texts of a listing that a moderator suspended.

suspension-says-open =
    A moderator took your server off the list. You can answer once, and another moderator reads it.
suspension-says-viewed = A moderator took this server off the list.
suspension-says-waits =
    A moderator took your server off the list. Your answer waits for another moderator.
suspension-says-kept = A moderator has read your answer. Your server stays off the list.

suspension-happened = What happened
suspension-suspended = A moderator suspended it
suspension-say = Say what you changed. Links help.
suspension-answered = You answered
suspension-decides = Another moderator decides
suspension-told = You will find the decision here.
suspension-kept = It stays suspended
suspension-changed = What has changed?
# $min (number) $max (number)
suspension-help = You can answer once, in { $min } to { $max } characters. Only moderators read it.
suspension-toListing = Change the listing first
suspension-stopped = What stands still

suspension-facts-1-1 = Listing
suspension-facts-1-2 = Not shown

suspension-facts-2-1 = Votes
suspension-facts-2-2 = Nobody can vote

suspension-facts-3-1 = Rank
suspension-facts-3-2 = Comes back with the votes of the last 30 days

suspension-facts-4-1 = API keys
suspension-facts-4-2 = Refused with 403

suspension-facts-5-1 = Texts and pictures
suspension-facts-5-2 = Kept, and you can edit them

suspension-deliveries = Deliveries
# $votes (number)
suspension-onHold =
    { $votes ->
        [0] None on hold
       *[other] { $votes } on hold
    }
