### frame

## Texts around every page.

# $site (string)
layout-about = Find game servers on { $site } and vote for the ones you like.
# $title (string)
layout-faulty = Error: { $title }
layout-skip = Skip to content
layout-mainMenu = Main
layout-way = Breadcrumb
layout-yourMenu = Your account
layout-servers = Servers
layout-games = Games
layout-findServers = Search servers
layout-findBy = Name, game, tag, country or address
layout-findShort = Find a server
layout-listServer = List your server
layout-footMenu = More
layout-footPlayers = For players
layout-footOwners = For server owners
layout-footSite = This site
layout-languages = Language
layout-menu = Menu
layout-topVoters = Top voters
layout-api = API reference
layout-docs = Docs
layout-myServers = My servers
layout-moderation = Moderation
layout-waiting = waiting
# $username (string)
layout-accountLabel = Your account, { $username }
layout-signIn = Sign in
layout-signUp = Sign up
layout-signOut = Sign out
layout-contact = Contact
layout-privacy = Privacy
layout-imprint = Imprint
layout-terms = Terms
layout-rules = Rules
# $list (string) $site (string)
layout-imported = Your account was moved here from { $list }. { $site } keeps your data now.
layout-importedMore = What is stored, and why
layout-importedRead = Got it

## Texts of the switch between themes.

theme-title = Theme

theme-names-system = Auto
theme-names-light = Light
theme-names-dark = Dark

theme-save = Save

## Texts that all forms share.

forms-optional = optional
forms-on = on
forms-off = off
forms-copy = Copy
forms-copied = Copied

## Texts for times.

# How long: "5 seconds" or "2 minutes".
# $duration (string)
forms-busy =
    Too many people are doing this right now. Nothing was changed. Please try again in { $duration }.

moments-utc = UTC
moments-never = never

## Texts for a listing's status, as its owner and moderators read it.

statuses-pending = waiting for review
statuses-approved = listed
statuses-rejected = not approved
statuses-suspended = suspended
statuses-unlisted = off the list

## Texts for player counts.

# $max (number)
players-max = of { $max }
players-online = { " " }players online
players-isOnline = Online
players-isOffline = Offline

## Texts of error pages: what went wrong, and what to do next.

errors-notFound = Page not found
errors-noPicture = Not found
errors-notFoundNext = The address may be wrong, or the server may no longer be listed.
errors-gone = This page was removed
errors-goneNext = A later version removed it, and no other page took its place.
errors-notYours = This server is not yours
errors-notYoursNext =
    Only its owner and the people who work on it can open this page. You aren't one of them, or no
    longer are.
errors-refused = That did not work
errors-refusedNext = Nothing was changed.
errors-notAllowed = Only moderators can open this page
errors-notAllowedNext = If you should have access, ask an administrator of this site.
errors-roleTooLow = Your role doesn't allow this
errors-roleTooLowNext = Nothing was changed. The owner can give you another role.
errors-signedOut = You are signed out
errors-signInBeside = Sign in (in a new tab)
errors-kept =
    What you typed is kept on this page. Sign in in a new tab, come back here, and send it again.
errors-sendAgain = Send it again
errors-signedOutNext = Your session has ended and nothing was changed. Sign in, then try again.
errors-otherSite = This form seems to come from another site
# $baseUrl (string)
errors-otherSiteWhy =
    Open { $baseUrl } and try again there. If you run this site: BASE_URL must equal what the
    browser's address bar shows, and it is set to { $baseUrl }.
errors-otherSiteNext = Nothing was changed.
errors-noFileHere = This form takes no files
errors-noFileHereNext = Nothing was changed. Open the page again and send its form from there.
errors-tooLarge = That is too large
errors-pictureTooLarge = A picture may have 8 MB at most. Go back and choose a smaller one.
errors-formTooLarge = Go back and shorten what you wrote.
errors-tooLargeNext = Nothing was changed.
errors-halfSent = Your form did not arrive in full
errors-halfSentNext = Nothing was changed. Check your connection, then go back and send it again.
errors-tooMany = Too many attempts
errors-busy = Too many people are doing this right now
errors-tooManyViews = Too many pages at once
errors-failed = Something went wrong
errors-failedNext =
    Try again in a moment. If it keeps happening, send the site's admin this request ID.
errors-unavailable = The site can't reach its database
errors-unavailableNext = Nothing is lost. Try again in a moment.
errors-noChanges = The site can't save anything right now
errors-late = The site is taking too long to answer
# $duration (string)
errors-tooManyNext = Try again in { $duration }.

errors-fates-nothing = Nothing was changed. Try again in a moment.
errors-fates-change_unknown =
    What you sent may or may not have been saved. Go back and reload the page to find out, and send
    it again if you need to.
errors-fates-vote_not_cast = Your vote was not cast. Try again in a moment.
errors-fates-vote_unknown =
    Your vote may or may not have been cast. Open the ballot again in a moment to find out. Voting
    again does no harm: a second vote on the same day never counts.

errors-toBallot = Back to the ballot
errors-clockOff = Your vote was not cast
errors-clockOffNext =
    This site's clock is wrong at the moment, so your vote could count for the wrong day. Your vote
    for today is still yours: try again in a few minutes.
errors-signIn = Sign in
errors-requestId = Request ID
errors-home = All servers

## Texts of the audit log, which owners and moderators both read.

trail-operator = the operator
trail-gone = a deleted account

trail-actions-server_added = listed the server
trail-actions-server_edited = edited the listing
trail-actions-server_resubmitted = resubmitted the server
trail-actions-server_approved = approved the server
trail-actions-server_rejected = rejected the server
trail-actions-server_suspended = suspended the server
trail-actions-decision_undone = undid a decision about the server
trail-actions-suspension_answered = answered about the suspension
trail-actions-suspension_kept = read the answer and kept the server suspended
trail-actions-server_unlisted = took the server off the list
trail-actions-server_relisted = listed the server again
trail-actions-server_deleted = deleted the listing
trail-actions-server_offered = offered the listing to another account
trail-actions-server_handed_over = took over the listing
trail-actions-member_offered = invited somebody
trail-actions-member_joined = accepted an invitation
trail-actions-member_removed = ended somebody's access
trail-actions-member_changed = changed somebody's role
trail-actions-offer_declined = declined an offer
trail-actions-offer_withdrawn = withdrew an offer
trail-actions-picture_added = added a picture
trail-actions-picture_removed = removed a picture
trail-actions-picture_taken_down = took down a picture
trail-actions-pictures_accepted = looked at new pictures
trail-actions-edits_accepted = looked at edits
trail-actions-edits_put_back = put the old text back
trail-actions-reports_closed = closed reports
trail-actions-key_issued = created a key
trail-actions-key_rolled = rolled a key
trail-actions-key_revoked = revoked a key
trail-actions-url_key_made = made a URL key
trail-actions-link_key_made = made a key for vote links
trail-actions-link_key_removed = removed the key for vote links
trail-actions-webhook_set = set a webhook URL
trail-actions-chat_set = set up messages in a chat
trail-actions-webhook_cleared = removed a webhook URL
trail-actions-webhook_paused = paused a webhook
trail-actions-webhook_resumed = resumed a webhook
trail-actions-secret_prepared = prepared a webhook secret
trail-actions-secret_activated = activated a webhook secret
trail-actions-rewards_set = chose how players get their reward
trail-actions-goal_set = set a goal
trail-actions-goal_changed = changed the number of a goal
trail-actions-goal_removed = removed a goal
trail-actions-test_sent = sent a test
trail-actions-receiver_graded = graded the receiver
trail-actions-delivery_resent = resent a delivery
trail-actions-deliveries_replayed = replayed deliveries
trail-actions-vote_voided = voided a vote
trail-actions-votes_voided = voided votes
trail-actions-votes_restored = let void votes count again
trail-actions-void_answered = answered about void votes
trail-actions-wave_dismissed = dismissed a wave of unusual votes
trail-actions-name_given = gave a player's name to an account
trail-actions-name_refused = refused a claim to a player's name
trail-actions-account_disabled = disabled an account
trail-actions-account_enabled = enabled an account
trail-actions-change_approved = approved a change
trail-actions-change_refused = refused a change
trail-actions-change_withdrawn = withdrew a change
trail-actions-game_added = added a game
trail-actions-game_edited = edited a game
trail-actions-game_merged = merged a game into another
trail-actions-game_removed = removed a game
trail-actions-tag_added = added a tag
trail-actions-tag_edited = edited a tag
trail-actions-tag_merged = merged a tag into another
trail-actions-tag_removed = removed a tag
trail-actions-backup_made = made a backup
trail-actions-backup_restored = restored a backup
trail-actions-moderator_made = became a moderator
trail-actions-administrator_made = became the first administrator
trail-actions-role_changed = changed an account's role
trail-actions-sign_in_link_made = made a link to sign in to an account
trail-actions-sign_in_link_used = signed in with the operator's link
trail-actions-factors_reset = removed an account's passkeys and second factor
trail-actions-setting_changed = changed a setting

## Texts of the links between the pages of a list.

pages-previous = Previous
pages-next = Next

# $seconds (number)
duration-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
# $minutes (number)
duration-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
