### deliveries

## Texts of the log of deliveries.

log-heading = Deliveries, newest first
log-lead = Every vote on its way to a webhook. Finished deliveries are kept for 30 days.
log-none = Nothing sent yet
log-noneNext =
    Each vote that is sent to a webhook will be here, with every attempt and answer. Give a key a
    webhook URL, then send a test from its page.
log-noneFound = No such deliveries
# $search (string)
log-noneOf = Nothing found for { $search }
log-noneOfNext =
    A search takes the whole name of a player, in any case, or a whole vote ID or delivery ID.
log-backwards = The first day is after the last one
log-showAll = Show all deliveries
log-find = Player, vote ID or delivery ID
log-from = From (UTC)
log-to = To (UTC)
# $votes (number)
log-atLeast = { $votes }+
log-byState = By state
log-all = All
log-filter = Filter deliveries
log-allKeys = All keys
log-show = Search
log-player = Player
log-nobody = nobody
log-topTen = Top ten
log-cast = Cast
log-key = Key
log-state = State
log-last = Last outcome
log-attempts = Attempts
log-next = next try
# Precedes the outcome of a delivery that was accepted earlier.
log-again = sent again:
log-test = test
log-pages = Pages of deliveries
log-older = Older deliveries
log-newest = Newest deliveries
# $server (string)
log-title = Deliveries of { $server }
# $server (string) $state (string)
log-titleOf = Deliveries of { $server }: { $state }

log-retryLead-abandoned =
    Sends those of the last 14 days once more, five a second. They keep their IDs: a receiver that
    remembers X-Listing-Vote rewards nobody twice.
log-retryLead-held = Sends those of the last 14 days, five a second.

# $key (string)
log-retry-abandoned = Retry all failed of { $key }
# $key (string)
log-retry-held = Send all on hold of { $key }

day-title = Last 24 hours

day-typical = typical answer
day-slow = slow answer
# $atOnce (number) $late (number) $failed (number)
day-label =
    Hour by hour over 24 hours: { $atOnce } delivered at once, { $late } after a retry, { $failed }
    waiting or failed

day-axis-1 = 24 h ago
day-axis-2 = 18 h
day-axis-3 = 12 h
day-axis-4 = 6 h
day-axis-5 = now

day-legend-ok = delivered at once
day-legend-late = after a retry
day-legend-bad = waiting or failed

# $made (number) $of (number)
ruler-label = { $made } of { $of } attempts, and the wait before each
ruler-wait-atOnce = at once
# $seconds (number)
ruler-wait-seconds = +{ $seconds } s
# $minutes (number)
ruler-wait-minutes = +{ $minutes } m
# $hours (number)
ruler-wait-hours = +{ $hours } h

# $player (string) $key (string) $server (string)
one-title = Vote of { $player } to { $key } of { $server }
one-back = Deliveries
one-cast = Vote cast
one-toKey = to
one-next = next attempt
one-nextAt = Next attempt:
# $status (string)
one-rejectedWith = Your receiver failed with { $status }. Fix it, then send the vote again.
one-vote = Vote (X-Listing-Vote)
one-id = Delivery (X-Listing-Delivery)
one-noUrl = no URL
one-formerUrl = an earlier URL
one-elsewhere = to an earlier URL
one-sinceMoved = It was the key's URL then; the URL has changed since.
one-finished = finished
one-resend = Send again now
one-stands = That stands, whatever happens when it is sent again.
one-underWay = It is on its way. This page refreshes every two seconds.
one-request = Request
# $attempt (number)
one-requestLead = Attempt { $attempt }, exactly as it was sent to
one-notSent = Nothing sent yet. This will be the body, sent to
one-attempts = Attempts
one-schedule = Twelve at most; the last one is 76 hours after the vote.
one-answer = Answer
one-headers = Headers of the answer
one-answerKept = We keep the headers without cookies, and the first 4 kB of the body.
one-saveRedirect = Use this URL
# A status such as "200", or "no response"; and a length of time.
# $status (string) $time (string)
one-answered = { $status } in { $time }
one-noResponse = no response

one-reasons-key_revoked = The key was revoked.
one-reasons-url_cleared = The webhook URL was removed.
one-reasons-vote_voided = A moderator voided the vote.
one-reasons-no_destination = The key was revoked or its webhook URL was removed.

states-held = on hold
states-pending = waiting
states-delivered = delivered
states-abandoned = failed

ends-delivered = delivered
ends-unconfirmed = sent
ends-rejected = failed
ends-redirected = redirected
ends-redirected_elsewhere = redirected
ends-apps_script = Apps Script
ends-interrupted = interrupted
ends-timeout = time-out
ends-connect_failed = no connection
ends-connection_lost = connection lost
ends-tls_failed = no encryption
ends-tls_self_signed = self-signed
ends-tls_untrusted = untrusted certificate
ends-tls_expired = certificate expired
ends-tls_other_name = certificate of another name
ends-tls_old = old TLS
ends-tls_plain = no TLS
ends-tls_expected = TLS expected
ends-http2_only = HTTP/2 only
ends-dns_failed = name not found
ends-private_address = private address
ends-bad_response = not HTTP
ends-bad_url = bad URL
ends-bad_secret = bad secret
ends-not_votifier = not Votifier
ends-votifier_key_missing = public key missing
ends-token_refused = wrong token
ends-votifier_refused = refused
ends-name_refused = name refused
ends-posted = delivered
ends-chat_gone = channel gone
ends-chat_refused = refused
ends-chat_busy = told to wait
ends-internal_error = our fault
ends-gone = gone
ends-key_revoked = key revoked
ends-url_cleared = URL removed
ends-vote_voided = vote voided
ends-no_destination = no URL

# $ms (number)
time-milliseconds = { $ms } ms
# $seconds (number)
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
