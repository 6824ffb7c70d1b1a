### waves

## Texts of the pages about unusual votes.

title = Waves
lead =
    Listings with more votes than they usually get, and with signs that one person cast many of
    them. The newest come first.
none = No unusual votes.

look = Look into it
# A sentence of a wave: how many votes, then what stands out. $votes (string) $signs (string)
stands-sentence = { $votes }: { $signs }.
# $inSpan (string) $usual (number)
stands-votes = { $inSpan }, usually { NUMBER($usual, maximumFractionDigits: 1) }
# $seen (number) $share (number)
stands-address = { $seen } ({ $share } %) from one address
# $seen (number) $share (number)
stands-network = { $seen } ({ $share } %) from one network
# $seen (number) $share (number)
stands-newcomers = { $seen } ({ $share } %) by players who never voted here before
# $seen (number) $share (number)
stands-without_sign_in = { $seen } ({ $share } %) by a link or a typed name

# $votes (number) $hours (number)
inSpan =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }
decided = Decided
pages = Pages of waves

states-voided = voided
states-dismissed = dismissed

# $votes (number) $hours (number) $server (string)
heading =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } for { $server }
raised = Raised
lastSeen = last seen
toDecision = Go to the decision
toServer = The listing
toVotes = Its votes and void batches
owner = Owner:
open = Open. The votes count until you decide.

chart-pickLegend-1 = votes
chart-pickLegend-2 = chosen
chart-pickLegend-3 = usual for that hour, over four weeks

chart-title = Votes by the hour
# $most (number)
chart-summary = At most { $most } an hour
# $at (Date)
chart-hour =
    { DATETIME($at, dateStyle: "medium") }, { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") }
# $at (Date)
chart-shortHour =
    { DATETIME($at, weekday: "short") } { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") }

chart-heads-1 = Hour (UTC)
chart-heads-2 = Votes
chart-heads-3 = Usually

chart-legend-1 = votes
chart-legend-2 = in the wave
chart-legend-3 = usual for that hour, over four weeks

signs-title = Why it was raised
signs-lead =
    A sign over its limit gives 1 point, far over it 2. Votes at four times their limit, or at it in a
    listing's first week, give 3. Three points make a wave.

signs-heads-1 = Sign
signs-heads-2 = In the wave
signs-heads-3 = Usually
signs-heads-4 = Limit
signs-heads-5 = Points

signs-kinds-votes = Votes
signs-kinds-address = Votes from one address
signs-kinds-network = Votes from one network
signs-kinds-newcomers = Never voted here before
signs-kinds-without_sign_in = By a link or a typed name

# $votes (number)
signs-number = { NUMBER($votes, maximumFractionDigits: 1) }
# $part (number) $votes (number)
signs-part = { NUMBER($part, maximumFractionDigits: 1) } of { $votes }
signs-unknown = not known yet

trust-title = Trust of the votes
trust-lead = How well the voters' accounts were known when they voted. It is no sign of a wave.
# $votes (number) $all (number)
trust-of = { $votes } of { $all }

hits-title = Matching votes
hits-lead =
    Only ticked groups are voided. Networks (/24, or /48 of IPv6) and addresses are numbered here, so
    that nobody sees where a player is.
# $votes (number) $found (number)
hits-tickedOf = { $votes } of { $found } ticked
# $votes (number)
hits-found =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
hits-none = No counted votes match.
# $shown (number)
hits-partial = The first { $shown } are looked at one by one.
# $most (number)
hits-most = One void batch has { $most } votes at most: these are the oldest. Void the others in another one.
# $number (number)
hits-network = Network { $number }
hits-trusts-confirmed = Confirmed accounts
hits-trusts-established = Established accounts
hits-alone = Places with one or two votes, or not known
# $age (string)
hits-ageOf = accounts { $age } old
# $youngest (string) $oldest (string)
hits-agesOf = accounts { $youngest } to { $oldest } old
# $shown (number) $votes (number)
hits-sample = A sample: { $shown } of { $votes }
# $addresses (number)
hits-addresses =
    { $addresses ->
        [one] 1 address
       *[other] { $addresses } addresses
    }
hits-regulars = Players who voted here before
hits-sparedLead = not ticked at first
hits-before-here = here
# $others (number)
hits-before-others =
    { $others ->
        [one] for 1 other
       *[other] for { $others } others
    }
hits-before-never = never
# $minutes (number)
hits-age-minutes = { $minutes } min
# $hours (number)
hits-age-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
# $days (number)
hits-age-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

hits-heads-1 = Player
hits-heads-2 = Cast
hits-heads-3 = Account's age
hits-heads-4 = Address
hits-heads-5 = Cast via
hits-heads-6 = Trust
hits-heads-7 = Voted before

hits-unknown = not known
ranks-nothing = Nothing chosen yet
ranks-nothingLead = Choose hours and tick groups: this shows what voiding would do.
# $votes (number)
ranks-title = If you void the { $votes }
# $votes (number) $all (number)
ranks-part = If you void { $votes } of the { $all }
# $game (string)
ranks-label = Ranks in { $game }, now and then
# $now (string) $then (string)
ranks-votes = { $now } → { $then }
# $given (number)
ranks-rewards-given =
    { $given ->
        [one] A reward that the vote earned is already given and can't be taken back.
       *[other] Rewards that { $given } votes earned are already given and can't be taken back.
    }
# $waiting (number)
ranks-rewards-waiting =
    { $waiting ->
        [one] 1 reward still waits and is given up.
       *[other] { $waiting } rewards still wait and are given up.
    }
ranks-rewards-stay =
    Players whose only void vote of the last 30 days is one of today's can vote again today. You can
    count the votes again later, all together, but for those whose players voted again.

# $rank (number)
ranks-rank = #{ $rank }
ranks-same = No rank changes: no other listing is close enough.
ranks-unranked = No rank changes: these votes don't count for ranks.

# $votes (number)
decide-void =
    Void { $votes ->
        [0] votes
        [one] 1 vote
       *[other] { $votes } votes
    }
decide-honest = Or keep them
decide-dismiss = Dismiss the wave
decide-dismissLead =
    If the votes are real, choose why. This closes the wave, and the audit trail keeps the reason.
    For a day, only twice as many votes raise another.

decide-picks-party = It is a vote party or an event.
decide-picks-stream = It is a video or a stream.
decide-picks-shared = They share a network: a school, a café, a provider.

outcome-title = Decided

outcome-says-voided = Votes voided
outcome-says-dismissed = Dismissed

outcome-by = By
outcome-when = When
outcome-reason = Reason
outcome-toVoids = The void batch, and how to count the votes again

answers-title = Owners' answers
answers-lead =
    An owner answers once. There is no reply: if they are right, count the votes again, or lift the
    suspension.
# $votes (number)
answers-about =
    About { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } voided
answers-from = cast from
answers-to = to
answers-reason = Reason given:
answers-read = I have read it
answers-toVoids = The void batch
answers-suspended = About the suspension of
answers-keep = Keep it suspended
answers-another = You suspended it, so another moderator reads this answer.
answers-toLifting = Lift the suspension

## Texts of the part of the settings in which moderators choose how often they get email.

moderatorMail-title = Notifications to you
moderatorMail-lead =
    One email lists what is new on the desk: listings and changes to review, reports, unusual votes,
    and owners' answers. You get none while nothing is new, and never more often than you choose.
moderatorMail-every = How often

moderatorMail-choices-soon = Within minutes, at most every 10
moderatorMail-choices-hourly = At most once an hour
moderatorMail-choices-daily = At most once a day
moderatorMail-choices-off = Never

moderatorMail-submit = Save
moderatorMail-unconfirmed = Your email address isn't confirmed, so you get no email.
moderatorMail-off = This site sends no email: its host has to set up a mail server.
