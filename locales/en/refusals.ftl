### refusals

## Why something is refused, on the pages. Keep each in one sentence where it is one here.

# What somebody wanted to do and cannot, which begins a sentence: "Cannot vote: there is no server".
# Other messages show it as { $cannot }. Write it so that a colon and a reason can follow.

cannot-accept_edits = Cannot accept edits
cannot-accept_pictures = Cannot accept pictures
cannot-accept_the_offer = Cannot accept the offer
cannot-add_game = Cannot add game
cannot-add_server = Cannot add server
cannot-add_tag = Cannot add tag
cannot-add_the_name = Cannot add the name
cannot-approve_change = Cannot approve change
cannot-approve_server = Cannot approve server
cannot-change_settings = Cannot change settings
cannot-change_the_role = Cannot change the role
cannot-check_server = Cannot check server
cannot-close_reports = Cannot close reports
cannot-decide_about_a_wave = Cannot decide about a wave
cannot-decide_on_a_claim_to_a_name = Cannot decide on a claim to a name
cannot-disable_account = Cannot disable account
cannot-dismiss_the_wave = Cannot dismiss the wave
cannot-edit_game = Cannot edit game
cannot-edit_server = Cannot edit server
cannot-edit_tag = Cannot edit tag
cannot-enable_account = Cannot enable account
cannot-export_account = Cannot export account
cannot-grade_the_receiver_of_this_key = Cannot grade the receiver of this key
cannot-hand_over_server = Cannot hand over server
cannot-invite = Cannot invite
cannot-issue_key = Cannot issue key
cannot-lift_the_void_batch = Cannot lift the void batch
cannot-list_server_again = Cannot list server again
cannot-make_a_sign_in_link = Cannot make a sign-in link
cannot-merge_games = Cannot merge games
cannot-merge_tags = Cannot merge tags
cannot-put_edits_back = Cannot put edits back
cannot-read_answers = Cannot read answers
cannot-refuse_change = Cannot refuse change
cannot-reject_server = Cannot reject server
cannot-remove_banner = Cannot remove banner
cannot-remove_game = Cannot remove game
cannot-remove_logo = Cannot remove logo
cannot-remove_tag = Cannot remove tag
cannot-rename = Cannot rename
cannot-replay = Cannot replay
cannot-resend = Cannot resend
cannot-reset_the_second_factor = Cannot reset the second factor
cannot-resubmit_server = Cannot resubmit server
cannot-save_facts = Cannot save facts
cannot-set_email = Cannot set email
cannot-show_account = Cannot show account
cannot-show_claims_to_names = Cannot show claims to names
cannot-show_delivery = Cannot show delivery
cannot-show_reports = Cannot show reports
cannot-show_the_audit_trail = Cannot show the audit trail
cannot-show_the_queue = Cannot show the queue
cannot-show_void_votes = Cannot show void votes
cannot-show_vote = Cannot show vote
cannot-show_votes = Cannot show votes
cannot-show_waves = Cannot show waves
cannot-submit_server = Cannot submit server
cannot-suspend_server = Cannot suspend server
cannot-take_down_picture = Cannot take down picture
cannot-test_the_webhook = Cannot test the webhook
cannot-unlist_server = Cannot unlist server
cannot-void_vote = Cannot void vote
cannot-void_votes = Cannot void votes
cannot-vote = Cannot vote
cannot-withdraw_change = Cannot withdraw change

# The same about an API key, before a colon and a reason.

cannot-activate_the_webhook_secret_of_key = Cannot activate the webhook secret of key
cannot-change_the_Votifier_of_key = Cannot change the Votifier of key
cannot-change_the_webhook_of_key = Cannot change the webhook of key
cannot-grade_the_receiver_of_key = Cannot grade the receiver of key
cannot-pause_the_webhook_of_key = Cannot pause the webhook of key
cannot-prepare_a_webhook_secret_for_key = Cannot prepare a webhook secret for key
cannot-replay_the_deliveries_of_key = Cannot replay the deliveries of key
cannot-resume_the_webhook_of_key = Cannot resume the webhook of key
cannot-revoke_key = Cannot revoke key
cannot-roll_key = Cannot roll key
cannot-test_the_webhook_of_key = Cannot test the webhook of key

## Accounts and names

# $name (string)
account_name_invalid-characters =
    Cannot use the name "{ $name }": names are 2 to 32 of A-Z, a-z, 0-9, "_", "." and "-", not
    beginning with "-"
# $name (string) $prefix (string)
account_name_invalid-prefix =
    Cannot use the name "{ $name }": the host of this site has not allowed names that begin with
    "{ $prefix }"
# $name (string)
account_name_reserved = Cannot use the name "{ $name }": it is reserved
# $name (string)
account_name_steam =
    Cannot use the name "{ $name }": it is a Steam id. Sign in with Steam to show that it is yours
# $name (string)
game_name_known = Cannot add "{ $name }": it is one of your names already
# $max (number)
game_names_full =
    Cannot add the name: besides its own name an account has at most { $max } that nothing proves;
    remove one first
# $email (string)
account_exists-email = Cannot create account: "{ $email }" already has an account
# $name (string)
account_exists-voted =
    Cannot use the name "{ $name }" yet: a player has voted with it. If it is you, confirm your email
    address first
# $name (string)
account_exists-name = Cannot use the name "{ $name }": it is taken
# "It" is a way to sign in, such as Discord.
identity_linked =
    Cannot link it: it signs in to another account here, where it has to be unlinked first
# "It" is a way to sign in, such as Discord or a passkey.
last_way_in =
    Cannot remove it: nothing else signs you in to this account; add another way to sign in first
# $name (string)
sign_in_link_refused =
    Cannot make a link: the account "{ $name }" is disabled, or belongs to a player who never signed
    up
claim_gone = Cannot decide: the claim is gone, or the name has an owner
# $player (string)
sign_in_needed = "{ $player }" has an account here. Sign in to vote with it
# $cannot (string) $name (string)
account_unknown-named = { $cannot }: there is no account "{ $name }"
# $cannot (string)
account_unknown-missing = { $cannot }: there is no such account
# "It" is the account that somebody looks at. $cannot (string)
account_unknown-viewers = { $cannot }: it was deleted
# $cannot (string)
account_unknown-owners = { $cannot }: your account was deleted
# $cannot (string)
account_unknown-voters = { $cannot }: the account was deleted
# The names of the listings stand in parentheses. $count (number) $named (string)
account_owns_listings =
    { $count ->
        [one]
            Cannot delete account: it owns a listing that is pending or approved ({ $named }); delete
            it, take it off the list or hand it over first
       *[other]
            Cannot delete account: it owns { $count } listings that are pending or approved
            ({ $named }); delete them, take them off the list or hand them over first
    }
# $doing ("vote" | "disable_account")
account_disabled =
    { $doing ->
        [vote] Cannot vote: a moderator disabled the account
       *[disable_account] Cannot disable account: it is disabled already
    }
# $cannot (string)
account_decided =
    { $cannot }: somebody else decided about it since you opened it; look at it again
# $cannot (string)
account_not_disabled = { $cannot }: it is not disabled
# $cannot (string) $role ("moderator" | "administrator")
account_has_role =
    { $cannot }: its role on this site is { $role ->
        [moderator] moderator
       *[administrator] administrator
    }; an administrator takes that away first
account_cant_have_role =
    Cannot change the role: the account is disabled, or nobody can sign in to it
# $doing ("change_the_role" | "delete_account")
last_administrator =
    { $doing ->
        [change_the_role]
            Cannot change the role: the site has no other administrator; give the role to somebody else first
       *[delete_account]
            Cannot delete account: the site has no other administrator; give the role to somebody else first
    }
# The day is written as 2026-11-14. $days (number) $next (string)
rename_too_soon = Cannot rename: a name can change once every { $days } days, next on { $next }
# $text (string)
email_invalid = Cannot use "{ $text }": it is not an email address
# $min (number)
password_too_short = Cannot use the password: it needs at least { $min } characters
# $max (number)
password_too_long = Cannot use the password: it is longer than { $max } characters
# Shown when a password is common, or made of the name of the person or the site.
password_common =
    Cannot use the password: it is too easy to guess. Try several words that have nothing to do with each other
bot_check_failed-forged = That check was not for this form. Please try again.
bot_check_failed-expired = The page was open for too long. Please try again.
bot_check_failed-unavailable =
    The bot check is unavailable right now. Please try again in a moment.
bot_check_spent = That check was already used. Please try again.
# $cannot (string)
moderators_only = { $cannot }: only moderators may
# $cannot (string)
administrators_only = { $cannot }: only administrators may
setting_invalid-accent =
    Cannot change settings: a colour is # and six digits, such as #f4b41f
# $max (number)
setting_invalid-name = Cannot change settings: the name has at most { $max } printable characters
# $max (number)
setting_invalid-imprint =
    Cannot change settings: the imprint has at most { $max } printable characters
# $cannot (string) $min (number) $max (number)
reason_needed = { $cannot }: say why, in { $min } to { $max } characters
form_used = This form was already sent, and carried out once

## Listings

# The slug is the name in the page's address. $slug (string)
server_unknown = There is no server "{ $slug }"
# The role that is needed. $role ("owner" | "manager" | "viewer")
role_too_low =
    { $role ->
        [owner] Only the owner of this server may do this
       *[other]
            You may see this server's figures and deliveries, but only its owner and managers may do this
    }
offer_unknown =
    This offer is gone: it was withdrawn or answered, it expired, or the server has another owner
# An offer to manage a server or to take it over. $cannot (string) $name (string)
offer_refused-unknown = { $cannot }: there is no account { $name } that somebody signs in with
# $cannot (string) $name (string)
offer_refused-self = { $cannot }: { $name } is the owner already
# $cannot (string) $name (string)
offer_refused-member = { $cannot }: { $name } has access already
# $cannot (string) $name (string) $days (number)
offer_refused-asked =
    { $cannot }: { $name } was asked already; withdraw that offer first, or wait { $days } days if it
    was declined
# $cannot (string) $max (number)
offer_refused-many = { $cannot }: there are { $max } people and open offers already
# $cannot (string)
offer_refused-unpublished = { $cannot }: a moderator has to approve the server first
member_unknown = This person has no access any more
# $cannot (string) $min (number) $max (number)
server_name_invalid = { $cannot }: a name has { $min } to { $max } printable characters
# $cannot (string) $min (number) $max (number)
slug_refused-form =
    { $cannot }: a page address has { $min } to { $max } lower-case letters a to z, digits, and
    single hyphens between them
# $cannot (string) $min (number) $max (number) $example (string)
slug_refused-formLike =
    { $cannot }: a page address has { $min } to { $max } lower-case letters a to z, digits, and
    single hyphens between them, such as "{ $example }"
# $cannot (string) $slug (string)
slug_refused-reserved = { $cannot }: the page address "{ $slug }" is reserved for the site
# $cannot (string) $slug (string)
slug_refused-taken = { $cannot }: another server has or had the page address "{ $slug }"
# $cannot (string) $slug (string)
slug_refused-alike =
    { $cannot }: the page address "{ $slug }" looks too much like that of another server
# The day is written as 2026-11-14. $cannot (string) $days (number) $at (string)
slug_moved =
    { $cannot }: the page address of a listed server changes at most once in { $days } days; you can
    change it again on { $at } (UTC)
# $cannot (string) $host (string)
server_host_invalid-unreadable = { $cannot }: "{ $host }" is not a host name or address
# $cannot (string) $host (string)
server_host_invalid-inner =
    { $cannot }: "{ $host }" can't be reached from the internet; give the server's public address
# $cannot (string) $port (string)
server_port_invalid = { $cannot }: a port is a whole number from 1 to 65535, not { $port }
# $cannot (string) $max (string) $length (string)
description_too_long =
    { $cannot }: a description has at most { $max } characters, not { $length }
# $cannot (string)
changed_meanwhile = { $cannot }: it was changed meanwhile
# The faults are whole sentences, such as: Choose a country from the list. $faults (string)
facts_invalid = Cannot save facts: { $faults }
# $slug (string)
tag_unknown-plain = There is no tag "{ $slug }"
# $cannot (string) $slug (string)
tag_unknown-cannot = { $cannot }: there is no tag "{ $slug }"
# $cannot (string) $min (number) $max (number)
tag_invalid-name = { $cannot }: a name has { $min } to { $max } printable characters
# $cannot (string)
tag_invalid-slug = { $cannot }: a slug is 2 to 40 of a to z, 0 to 9 and single hyphens
# $cannot (string) $name (string)
tag_exists = { $cannot }: "{ $name }" is already on the list
# "It" is a tag or a game. $cannot (string) $servers (number)
entry_used =
    { $servers ->
        [one] { $cannot }: one listing has it, or had it when it was deleted; merge it instead
       *[other]
            { $cannot }: { $servers } listings have it, deleted ones included; merge it instead
    }
# $cannot (string)
merged_with_itself = { $cannot }: choose another one to merge it into
# Your servers are counted. $cannot (string) $servers (number) $max (number)
servers_too_many-all = { $cannot }: you have { $servers }, and the limit is { $max }
# $cannot (string) $pending (number)
servers_too_many-pending = { $cannot }: { $pending } of yours are already waiting for a moderator
# It begins with "Cannot approve change", for example. $cannot (string) $slug (string)
change_gone-none = { $cannot } of server "{ $slug }": none is waiting
# $cannot (string) $slug (string)
change_gone-seen =
    { $cannot } of server "{ $slug }": its owner edited it meanwhile; look at it again
# $cannot (string) $slug (string)
change_gone-replaced =
    { $cannot } of server "{ $slug }": its owner replaced the change meanwhile; look at the new one
# It begins with "Cannot approve server", for example.
# $cannot (string) $slug (string) $status ("pending" | "approved" | "rejected" | "suspended")
server_transition-status =
    { $cannot } "{ $slug }": { $status ->
        [pending] it is pending
        [approved] it is approved
        [rejected] it is rejected
       *[suspended] it is suspended
    }
# $cannot (string) $slug (string)
server_transition-ownerless =
    { $cannot } "{ $slug }": its owner deleted the account, so nobody is responsible for it
# $cannot (string) $slug (string)
server_transition-changed =
    { $cannot } "{ $slug }": it was changed, or somebody else decided, since you opened it; look at
    it again
# $cannot (string) $slug (string)
server_transition-unlisted = { $cannot } "{ $slug }": its owner took it off the list
# $cannot (string) $slug (string)
server_own = { $cannot } "{ $slug }": you work on it, so another moderator decides
# $cannot (string) $doing ("check_server" | "issue_key" | "vote") $slug (string)
# $status ("pending" | "approved" | "rejected" | "suspended")
server_not_approved =
    { $doing ->
        [check_server]
            Cannot check server "{ $slug }": { $status ->
                [pending] it is pending
                [approved] it is approved
                [rejected] it is rejected
               *[suspended] it is suspended
            }
       *[other]
            { $cannot }: { $status ->
                [pending] server "{ $slug }" is pending
                [approved] server "{ $slug }" is approved
                [rejected] server "{ $slug }" is rejected
               *[suspended] server "{ $slug }" is suspended
            }
    }
check_too_soon-busy =
    Cannot check server: too many checks are under way; try again in a moment
# $seconds (number)
check_too_soon-waiting =
    Cannot check server: one of your servers that wait was checked less than { $seconds } seconds ago
# $seconds (number)
check_too_soon-listed = Cannot check server: it was checked less than { $seconds } seconds ago
# $cannot (string) $slug (string) $known (string)
game_unknown = { $cannot }: there is no game "{ $slug }"; known games: { $known }
# $cannot (string) $min (number) $max (number)
game_invalid-name = { $cannot }: a name has { $min } to { $max } printable characters
# $cannot (string) $slug (string)
game_invalid-slug =
    { $cannot }: "{ $slug }" is not a slug: 2 to 60 of a to z, 0 to 9 and single hyphens
# $cannot (string) $protocol (string) $known (string)
game_invalid-protocol =
    { $cannot }: there is no protocol "{ $protocol }"; known protocols: { $known }
# $cannot (string) $max (string)
game_invalid-port = { $cannot }: a port is a whole number from 1 to { $max }
# $cannot (string) $port (string)
game_invalid-queryPort = { $cannot }: the query port { $port } is not a valid port
# $cannot (string) $slug (string)
game_exists =
    { $cannot }: "{ $slug }" is already on the list, or was the short name of a game that is
picture_refused-damaged =
    Cannot use this picture: the file is damaged; open it in an image editor and save it again
picture_refused-animated =
    Cannot use this picture: it is animated; choose one that doesn't move
picture_refused-format =
    Cannot use this picture: it isn't a PNG, JPEG or WebP; GIF and SVG aren't accepted
# $width (number) $height (number) $megapixels (number)
picture_refused-large =
    Cannot use this picture: it has { $width } × { $height } pixels, and one like it may have
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapixels; make it smaller first
# The width and height that it has, and those that it needs.
# $width (number) $height (number) $kind ("logo" | "banner") $minWidth (number) $minHeight (number)
picture_refused-small =
    Cannot use this picture: it has { $width } × { $height } pixels, and a { $kind ->
        [logo] logo
       *[banner] banner
    } needs at least { $minWidth } × { $minHeight }
# It begins with "Cannot take down picture", for example. $cannot (string) $slug (string)
picture_gone =
    { $cannot } of "{ $slug }": its pictures were changed meanwhile; look at it again
# $max (number)
report_invalid-other = Cannot report: say what is wrong, in 1 to { $max } characters
# $max (number)
report_invalid-chosen = Cannot report: say what is wrong, in at most { $max } characters
# $max (number)
reports_too_many-nameless =
    Cannot report: the moderators have { $max } reports of it by people who aren't signed in, and
    take no more of those for now. Sign in, in another tab, and send this again
# $max (number)
reports_too_many-all =
    Cannot report: the moderators have { $max } reports of it already; try again in an hour
# $slug (string)
report_gone = Cannot close reports of "{ $slug }": none is open

## What is wrong with the facts about a server

# $max (number)
fact-tags = Choose at most { $max } tags.
fact-country = Choose a country from the list.
fact-languages = Choose languages from the list.
# $max (number)
fact-languages_too_many = Choose at most { $max } languages.
# $max (number)
fact-description = A description has at most { $max } characters.
fact-text_language = Choose a language from the list.
fact-text_language_twice =
    There are texts in this language further down, too. Remove those, or choose another language
    here.
# $max (number)
fact-rules = The rules have at most { $max } characters.
fact-tagline_not_one_line = A tagline is one line of printable characters.
# $max (number)
fact-tagline_too_long = A tagline has at most { $max } characters.
fact-version_not_one_line = A version is one line of printable characters.
# $max (number)
fact-version_too_long = A version has at most { $max } characters.
# $max (number)
fact-website_too_long = A website has at most { $max } characters.
# $max (number)
fact-website_too_long_as_written =
    A website has at most { $max } characters, as browsers write it.
fact-website_elsewhere = A website is a link to a public site that begins with https://.
# $max (number)
fact-discord_too_long = An invitation has at most { $max } characters.
# $max (number)
fact-discord_too_long_as_written =
    An invitation has at most { $max } characters, as browsers write it.
# $sites (string)
fact-discord_elsewhere = An invitation is a link of { $sites } that begins with https://.
# $max (number)
fact-video_too_long = A video has at most { $max } characters.
# $max (number)
fact-video_too_long_as_written =
    A video has at most { $max } characters, as browsers write it.
# $sites (string)
fact-video_elsewhere = A video is a link of { $sites } that begins with https://.

## Keys, webhooks and deliveries

# $id (string)
key_unknown-plain = There is no key "{ $id }"
# $cannot (string) $id (string)
key_unknown-cannot = { $cannot }: there is no key "{ $id }"
# $max (number)
key_name_invalid = Cannot issue key: a key's name has 1 to { $max } printable characters
# $max (number)
keys_too_many = Cannot issue key: this server already has { $max } keys; revoke one first
# $known (string)
scopes_invalid = Cannot issue key: choose what it is for, of { $known }
# $cannot (string) $at (string)
key_revoked = { $cannot }: it was revoked at { $at }
# While an old key and the new one both work. $max (number) $hours (string)
overlap_invalid = Cannot roll key: the overlap is 0 to { $max } hours, not { $hours }
webhook_url_refused-incomplete =
    Cannot use that webhook URL: This is not a complete web address.
webhook_url_refused-inner =
    Cannot use that webhook URL: A webhook URL must lead to a host on the public internet.
webhook_url_refused-chat =
    Cannot use that webhook URL: This is the address of a channel in Discord, which takes messages,
    not votes. Connect it under Chats: votes are posted there as messages.
webhook_url_refused-scheme =
    Cannot use that webhook URL: A webhook URL starts with https:// or http://.
webhook_url_refused-credentials =
    Cannot use that webhook URL: A webhook URL must not contain a user name or password.
# $port (string)
webhook_url_refused-port =
    Cannot use that webhook URL: A webhook can't use port { $port }: choose 80, 443 or another port
    above 1023.
# $max (number)
webhook_url_refused-tooLong =
    Cannot use that webhook URL: A webhook URL has at most { $max } characters.
# $url (string)
webhook_url_taken = Cannot use { $url }: another key of this server already sends there
secret_not_prepared = Cannot activate a webhook secret: none was prepared
# "Rewards" is a tab of the server's pages. $cannot (string)
key_is_votifier = { $cannot }: it stands for Votifier, under Rewards
# "Chats" is a tab of the server's pages. $cannot (string)
key_is_chat = { $cannot }: it stands for a channel, under Chats
chat_address_refused-missing = Cannot connect: Paste the address of the channel's webhook.
chat_address_refused-notDiscord =
    Cannot connect: This is not the address of a Discord webhook. In Discord, open the channel's
    settings, then Integrations, then Webhooks, and copy the webhook's URL.
chat_address_refused-notSlack =
    Cannot connect: This is not the address of an incoming webhook of Slack. It begins with
    https://hooks.slack.com/services/.
chat_connected = Cannot connect: This channel is connected already
votifier_address_refused-host =
    Cannot connect: This is not a host name or address; the port has a field of its own.
votifier_address_refused-inner =
    Cannot connect: Votifier must be reachable on the public internet at this host.
# $port (string) $usual (string)
votifier_address_refused-port =
    Cannot connect: Votifier can't be reached at port { $port }: it is usually { $usual }.
votifier_secret_refused-missing =
    Cannot connect: the token or public key of your Votifier is missing
votifier_secret_refused-lost = Cannot connect: paste the token or key once more
votifier_secret_refused-privateKey =
    Cannot connect: This is a private key. It must stay on your server: paste the one in public.key,
    and make new keys if anybody else saw this one.
# $max (number)
votifier_secret_refused-neither =
    Cannot connect: This is neither a token (6 to { $max } characters without spaces) nor a public
    key of Votifier.
# $bits (string)
votifier_secret_refused-anotherKey =
    Cannot connect: Votifier uses RSA keys of { $bits } bits, and this is another: delete the folder
    "rsa" of your plugin and restart your server, which makes new ones.
votifier_connected = Cannot connect: this was just done in another window
# $max (number)
votifiers_too_many = Cannot connect: this server has { $max } receivers already; remove one first
votifier_missing = Cannot choose Votifier: connect one first, with its token or key
# $time (string) $days (number)
replay_time_invalid-since =
    Cannot replay since { $time }: it must be within the last { $days } days
# No readable time was given. $days (number)
replay_time_invalid-unreadable =
    Cannot replay since that time: it must be within the last { $days } days
# $from (string)
replay_too_soon =
    Cannot replay: the last replay to this address isn't over, or was just now; the next can begin at
    { $from }
# $cannot (string)
sends_too_many =
    { $cannot }: you have sent a lot to this address by hand; try again in a minute
# $cannot (string) $id (string)
delivery_unknown = { $cannot }: there is no delivery "{ $id }"
# $id (string)
delivery_unfinished = Cannot resend delivery "{ $id }": it is being sent
# $doing ("resend" | "replay" | "test_the_webhook" | "grade_the_receiver_of_this_key")
delivery_without_destination =
    { $doing ->
        [resend] Cannot resend: its key is revoked or has no webhook URL
        [replay] Cannot replay: this key has no webhook URL
        [test_the_webhook] Cannot test the webhook: this key has no webhook URL
       *[grade_the_receiver_of_this_key]
            Cannot grade the receiver of this key: it has no webhook URL, or fails: send tests until one
            arrives
    }

## Votes

clock_off = Cannot vote: this host's clock and the database's disagree
# $max (number)
favourites_full = Cannot add a favourite: you have { $max } already; remove one first
# $cannot (string) $id (string)
vote_unknown = { $cannot }: there is no vote "{ $id }"
# $doing ("resend" | "void_vote") $id (string)
vote_voided =
    { $doing ->
        [resend] Cannot resend delivery "{ $id }": its vote was voided
       *[void_vote] Cannot void vote "{ $id }": it is already void
    }
# $days (number)
void_choice_invalid-span =
    Cannot choose votes: it must begin before it ends, in the past, and span { $days } days at most
# $given (string) $max (string)
void_choice_invalid-number =
    Cannot choose votes: { $given } is not a whole number from 1 to { $max }
void_choice_changed-others =
    Cannot void votes: another void batch of these hours is under way; count them again in a minute
# $expected (number) $votes (number)
void_choice_changed-counted =
    Cannot void votes: you counted { $expected }, but somebody voided some meanwhile, and { $votes }
    match; count them again
# A void batch voids many votes at once. $id (string)
void_batch_unknown = Cannot lift: there is no void batch "{ $id }"
# $id (string)
void_batch_lifted = Cannot lift the void batch "{ $id }": it was lifted before
# $id (string)
void_notice_unknown = Cannot answer: there is no note about void votes "{ $id }"
void_answered-lifted = Cannot answer: the votes count again
void_answered-given = Cannot answer: there is one answer to each note, and it was given
# $min (number) $max (number)
void_answer_invalid = Cannot answer: write { $min } to { $max } characters
void_answer_read = Somebody else marked the answer as read
# $id (string)
wave_unknown = There is no wave "{ $id }"
# Somebody else decided. $state ("voided" | "dismissed") $by (string)
wave_decided-person =
    { $state ->
        [voided] Cannot decide about the wave: { $by } voided its votes meanwhile
       *[dismissed] Cannot decide about the wave: { $by } dismissed it meanwhile
    }
# $state ("voided" | "dismissed")
wave_decided-operator =
    { $state ->
        [voided] Cannot decide about the wave: the operator voided its votes meanwhile
       *[dismissed] Cannot decide about the wave: the operator dismissed it meanwhile
    }
# $votes (number) $seen (number)
wave_grown =
    Cannot decide about the wave: it has { $votes } votes now, { $seen } when you opened it; look at
    it again
