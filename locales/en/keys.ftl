### keys

## Texts of the pages about API keys and their webhooks.

# $server (string)
panel-title = API keys of { $server }
panel-heading = API keys
panel-lead =
    With a key, your game server can check who has voted. Give a key a webhook, and each vote is
    sent to you the moment it is cast.
# $status (string)
panel-notApproved =
    This server is { $status }. You can create and use keys only while it is approved.
# $reason (string)
panel-reason = A moderator wrote: { $reason }
panel-none = No keys yet
panel-noneNext =
    Create one below. Its secret is shown once, with a command to try it and a test for its webhook.
panel-noneUntil = You can create keys once the server is approved.
panel-ending = Ends in
panel-created = Created
panel-lastUsed = Last used
panel-why = See why
panel-newKey = Generate API key
panel-samples-ask-label = Ask whether a player has voted
panel-samples-ask-lead =
    Prints the answer and rewards nobody. A vote counts all day, so it is up to you to give the
    reward and to remember who has had it. Without an answer the program fails and prints nothing.
panel-samples-receive-label = Receive votes
panel-samples-receive-lead =
    Checks that a webhook comes from us, saves the vote to a file, then calls the function reward:
    at most once per vote, even across restarts, and never for a test. Fill in that function, and
    put your web server in front for https. A crash between the two steps can lose a reward, which
    you can then give by hand; it never gives one twice.

panel-nameField-label = Key name
panel-nameField-help = Only you see it. It helps you tell your keys apart: lobby, website, …

panel-urlField-label = Webhook URL
panel-urlField-help = Where each vote is sent. You can set it later.

panel-scopes = Used for
panel-scopesField = What the key is for

panel-scope-read-name = vote checks
panel-scope-read-label = Vote checks: who has voted, vote counts and the listing

panel-scope-rewards-name = rewards
panel-scope-rewards-label = Rewards: fetch votes from the inbox and record rewards

panel-scope-feed-name = vote feed
panel-scope-feed-label = Vote feed: follow every vote, for bots and statistics

panel-generate = Generate API key
panel-history = Recent activity
panel-historyLead = The last changes to this server, its keys and webhooks, and who made them.
panel-when = When
panel-who = Who
panel-what = Action
panel-asked = asked for a change of the listing
panel-which = Key
panel-code = Sample code
panel-codeLead =
    Complete programs that need no libraries. They read your key and secret from the environment:
    keep both out of your code.
panel-reference = The API reference has every answer and header.

states-none = no URL
states-active = active
states-failing = failing
states-waiting = waiting for your receiver
states-paused = paused
states-disabled = switched off
states-revoked = revoked

# $name (string)
once-issued = Your new key: { $name }
# $name (string)
once-rolled = New secret for { $name }
# $name (string)
once-prepared = New webhook secret for { $name }
once-warning = Copy this now. It is shown only once.
once-key = API key
once-webhookSecret = Webhook secret
once-keyHelp = Send it with each request: Authorization: Bearer, then the key.
once-secretHelp = Your receiver uses it to verify that a webhook comes from us.
# $hours (number)
once-overlap =
    { $hours ->
        [0] The old secret no longer works.
        [one] The old secret works for one more hour.
       *[other] The old secret works for { $hours } more hours.
    }
once-preparedNext =
    First make your receiver accept this secret alongside the old one. Then come back and activate
    it: until then, nothing is signed with it.
once-tryTitle = Try it now
once-curl = Ask the API who you are, in a terminal
once-test = Send a test to the webhook
once-testHelp =
    Opens in a new tab, so this page and its secret stay. Tests are never counted or rewarded.
once-done = I've copied it
once-usedTitle = This form was already sent
once-used =
    It did its work then, and showed its secret. If you didn't copy it, roll the key or prepare
    another webhook secret.
once-back = All API keys

# $key (string) $server (string)
key-title = Key { $key } of { $server }
key-back = API keys
key-deliveries = Deliveries of this key
key-revokedAt = Revoked
key-votifier = Votifier
key-toRewards = Rewards
key-replayVotifier =
    Sends the votes that failed or are on hold. Votes that your server took are left out: it would
    reward them again.
key-webhook = Webhook
key-webhookLead = Each vote is sent there, signed, the moment it is cast.
key-security = Security
key-securityLead = Two secrets: the key opens the API, the webhook secret signs what we send.
key-danger = Danger
key-dangerLead = This cannot be undone.
# $votes (number) $days (number)
key-held =
    { $votes ->
        [one] 1 vote is
       *[other] { $votes } votes are
    } on hold, each for { $days } days. The oldest is deleted on
# $max (number) $days (number)
key-heldMore = More than { $max } votes are on hold, each for { $days } days. The oldest is deleted on
key-overlaps-day = in one day
key-overlaps-now = immediately
key-overlaps-hour = in one hour
key-overlaps-week = in seven days

key-urlField-label = Webhook URL
key-urlField-help = Clear it to stop. Votes still waiting will not be sent.

key-saveUrl = Save URL
key-pause = Pause
key-pauseHelp = While it is paused, votes are put on hold. You can replay them later.
key-resume = Resume
key-resumeHelp = New votes are sent again. Those on hold stay on hold until you send them.
key-heldOff = Resume the webhook, then send them.
key-sendHeld = Send those on hold

key-disabled-gone =
    Your receiver answered 410 Gone, which switches a webhook off. Votes are on hold.
key-disabled-failing =
    It was switched off after five days without a single success. Votes are on hold.

key-failingSince = The webhook has failed since
key-asksAgain = Next try:

key-test-title = Test
key-test-button = Send test
key-test-lead =
    Sends a test vote, from no real player, to your URL and shows what was sent and answered. The
    header X-Listing-Test marks it, and it is never counted.

key-testName-label = Player name
key-testName-help = A receiver that ignores the header will reward this player.

key-testConfirm = Yes, my receiver may reward this player
key-testMore = Test with a real player name

key-grade-title = Grade my receiver
key-grade-button = Grade receiver
key-grade-lead =
    Sends about 30 deliveries of the test player to your URL, within a minute: good ones, and
    forged, old and doubled ones. Then says what your receiver got wrong.

# $key (string)
key-graded = Grade of the receiver of { $key }
key-gradeGuide = What each check means
key-backToKey = Back to the key
key-secret = Webhook secret
key-secretLead =
    Change it in two steps so that no vote is lost: prepare a new one, add it to your receiver, then
    activate it.

key-secretSteps-1 = Prepare a new secret
key-secretSteps-2 = Add it to your receiver, beside the old one
key-secretSteps-3 = Activate it: we sign with it from then on

key-prepare = Prepare new secret
key-prepareAgain = Prepare another secret
key-pending = A new secret is prepared. Nothing is signed with it until you activate it.
key-activate = Activate prepared secret

key-replay-title = Replay
key-replay-button = Replay votes

# $days (number)
key-replayLead =
    Resends the votes that this key was sent, or that are on hold for it, since a time in the last
    { $days } days, five a second. Votes keep their IDs: a receiver that remembers X-Listing-Vote
    rewards nobody twice.
key-since = Votes since

key-roll-title = Roll
key-roll-button = Roll key
key-roll-lead =
    Creates a new secret for this key. Its webhook and history stay, and the old secret works for as
    long as you choose. The current secret:

key-overlap = The old secret stops working
key-revoke = Revoke
key-revokeLead =
    Ends this key for good. Its webhook stops, and votes still waiting will not be sent.
key-revokeLink = Revoke key …
# $key (string)
key-confirmTitle = Revoke key { $key }?
key-confirmLead =
    Programs that use it are refused within a second, and its webhook gets no more votes. This
    cannot be undone. If the key leaked, roll it instead: that keeps the webhook.
# $key (string)
key-confirm = Revoke { $key }
key-cancel = Keep the key

# $key (string)
key-removal-title = Remove receiver { $key }?
key-removal-lead =
    It gets no more votes, and those still waiting will not be sent. This cannot be undone.
# $key (string)
key-removal-confirm = Remove { $key }
key-removal-cancel = Keep the receiver

