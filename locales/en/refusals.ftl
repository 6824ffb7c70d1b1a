### refusals

## Why something is refused. Each message is one or two whole sentences that say what to do, and is shown once: under
## its field, or in the page's notice. Name the limit instead of the mistake, and don't repeat what was typed.

## Accounts and names

account_name_invalid-characters =
    Use 2 to 32 letters from A to Z, digits, "_", "." or "-". Names have no spaces and don't begin with "-".
# $prefix (string)
account_name_invalid-prefix =
    Choose a name that doesn't begin with "{ $prefix }". This site doesn't allow such names.
# $name (string)
account_name_reserved = "{ $name }" is kept for the site. Choose another name.
account_name_steam = That is a Steam ID. Sign in with Steam to use it.
# $name (string)
game_name_known = "{ $name }" is in your list already.
# $max (number)
game_names_full =
    Remove a name first. Besides your own name, you can have { $max } that nothing proves.
account_exists-email = This address has an account. Sign in instead.
# $name (string)
account_exists-voted =
    A player has voted as "{ $name }". If that was you, confirm your email address first.
# $name (string)
account_exists-name = "{ $name }" is taken. Choose another name, or sign in if it is yours.
# "It" is a way to sign in, such as Discord.
identity_linked = It belongs to another account here. Unlink it there first.
# "This" is a way to sign in, such as Discord or a passkey.
last_way_in = Add another way to sign in first. This is your only one.
# $name (string)
sign_in_link_refused =
    "{ $name }" can't get a sign-in link. The account is disabled, or its player never signed up.
claim_gone = There is nothing left to decide. The claim is gone, or the name has an owner.
# $player (string)
sign_in_needed = "{ $player }" has an account here. Sign in to vote with it.
# $name (string)
account_unknown-named = There is no account "{ $name }". Check the name.
account_unknown-deleted = This account was deleted.
# $named (string)
account_owns_listings =
    Delete your listings first, take them off the list, or hand them over: { $named }.
account_disabled-vote = This account can't vote. A moderator disabled it.
account_disabled-again = This account is disabled already.
account_decided = Somebody else has decided since you opened this. Look at it again.
account_not_disabled = This account isn't disabled.
# $role ("moderator" | "administrator")
account_has_role =
    { $role ->
        [moderator] This account is a moderator. An administrator has to take that role away first.
       *[administrator]
            This account is an administrator. Another administrator has to take that role away first.
    }
account_cant_have_role =
    Choose another account. This one is disabled, or nobody can sign in to it.
last_administrator = Make somebody else an administrator first. The site has no other.
# $next (Date)
rename_too_soon = You can change your name again on { DATETIME($next, dateStyle: "medium") }.
email_invalid = Type an email address, such as lena@example.org.
# $min (number)
password_too_short = Use at least { $min } characters.
# $max (number)
password_too_long = Use at most { $max } characters.
# Shown when a password is common, or made of the name of the person or the site.
password_common =
    Too easy to guess. Use three or four words that don't belong together.
bot_check_failed-forged = That check was not for this form. Please try again.
bot_check_failed-expired = The page was open for too long. Please try again.
bot_check_failed-unavailable =
    The bot check is unavailable right now. Please try again in a moment.
bot_check_spent = That check was already used. Please try again.
moderators_only = Only moderators can do this.
administrators_only = Only administrators can do this. Ask one of them.
setting_invalid-accent = Type a colour as # and six digits, such as #f4b41f.
# $max (number)
setting_invalid-name = Use at most { $max } printable characters for the name.
# $max (number)
setting_invalid-imprint = Use at most { $max } printable characters for the imprint.
# $min (number) $max (number)
reason_needed = Say why, in { $min } to { $max } characters.
form_used = This form was sent before, and done once. There is nothing more to do.

## Listings

# The slug is the name in the page's address. $slug (string)
server_unknown = There is no server "{ $slug }".
# The role that is needed. $role ("owner" | "manager" | "viewer")
role_too_low =
    { $role ->
        [owner] Ask the owner. Only they can do this.
       *[other] Ask the owner or a manager. Viewers can look, but not change anything.
    }
offer_unknown =
    This offer is gone. It was withdrawn or answered, it expired, or the server has another owner.
# An offer to manage a server or to take it over. $name (string)
offer_refused-unknown = Nobody here is called { $name }. Ask them for their username.
# $name (string)
offer_refused-self = { $name } is the owner already.
# $name (string)
offer_refused-member = { $name } has access already.
offer_refused-you = You have access already, or an offer that waits under “My servers”.
# $name (string) $days (number)
offer_refused-asked =
    { $name } was asked already. Withdraw that offer first, or wait { $days } days if it was declined.
# $max (number)
offer_refused-many =
    Remove a person or withdraw an offer first. { $max } people and open offers are the most.
offer_refused-unpublished = Wait until a moderator has approved the server.
member_unknown = This person has no access any more.
# $min (number) $max (number)
server_name_invalid = Give it a name of { $min } to { $max } printable characters.
# $min (number) $max (number)
slug_refused-form = Use { $min } to { $max } small letters from a to z, digits and single hyphens.
# $min (number) $max (number) $example (string)
slug_refused-formLike =
    Use { $min } to { $max } small letters from a to z, digits and single hyphens, such as "{ $example }".
# $slug (string)
slug_refused-reserved = "{ $slug }" is kept for the site. Choose another address.
# $slug (string)
slug_refused-taken = Another server has or had the address "{ $slug }". Choose another.
# $slug (string)
slug_refused-alike = "{ $slug }" looks too much like another server's address. Choose another.
# $at (Date)
slug_moved = You can change the address again on { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Type only the address, such as play.example.com.
server_host_invalid-inner =
    Type the server's public address. Only your own network reaches this one.
server_port_invalid = Enter a port number from 1 to 65535.
# $over (number)
description_too_long =
    { $over ->
        [one] Shorten it by { $over } character.
       *[other] Shorten it by { $over } characters.
    }
changed_meanwhile = This was changed in the meantime. Check it, then save again.
# The faults are whole sentences, such as: Choose a country from the list. $faults (string)
facts_invalid = { $faults }
# $slug (string)
tag_unknown = There is no tag "{ $slug }". Choose one from the list.
# $min (number) $max (number)
tag_invalid-name = Give it a name of { $min } to { $max } printable characters.
tag_invalid-slug = Use 2 to 40 of a to z, 0 to 9 and single hyphens for the short name.
# $name (string)
tag_exists = "{ $name }" is on the list already.
# "It" is a tag or a game. $servers (number)
entry_used =
    { $servers ->
        [one] Merge it instead. { $servers } listing has it, or had it when it was deleted.
       *[other] Merge it instead. { $servers } listings have it, deleted ones included.
    }
merged_with_itself = Choose another one to merge it into.
# $max (number)
servers_too_many-all =
    You can have at most { $max } servers. Ones that you deleted lately still count.
# $pending (number)
servers_too_many-pending =
    { $pending ->
        [one] Wait for the decision on your { $pending } server in review, or delete it.
       *[other] Wait for a decision on your { $pending } servers in review, or delete one.
    }
# $slug (string)
change_gone-none = No change to "{ $slug }" is waiting any more.
# $slug (string)
change_gone-seen = The owner of "{ $slug }" has edited it in the meantime. Look at it again.
# $slug (string)
change_gone-replaced =
    The owner of "{ $slug }" has replaced this change in the meantime. Look at the new one.
# $slug (string) $status ("pending" | "approved" | "rejected" | "suspended")
server_transition-status =
    { $status ->
        [pending] "{ $slug }" is pending, so this isn't possible. Look at it again.
        [approved] "{ $slug }" is approved, so this isn't possible. Look at it again.
        [rejected] "{ $slug }" is rejected, so this isn't possible. Look at it again.
       *[suspended] "{ $slug }" is suspended, so this isn't possible. Look at it again.
    }
# $slug (string)
server_transition-ownerless =
    The owner of "{ $slug }" has deleted their account, so nobody is responsible for it.
# $slug (string)
server_transition-changed =
    "{ $slug }" was changed or decided since you opened it. Look at it again.
# $slug (string)
server_transition-unlisted = The owner of "{ $slug }" has taken it off the list.
# $slug (string)
server_transition-told = The owner of "{ $slug }" has been told by now. Decide again instead.
# $slug (string)
server_own = You work on "{ $slug }", so leave it to another moderator.
# $slug (string) $status ("pending" | "approved" | "rejected" | "suspended")
server_not_approved =
    { $status ->
        [pending] "{ $slug }" is pending. A moderator has to approve it first.
        [rejected] "{ $slug }" is rejected. Its owner has to change it and submit it again.
       *[suspended] "{ $slug }" is suspended. A moderator has to approve it again first.
    }
check_too_soon-busy = Too many servers are being checked. Try again in a moment.
# $seconds (number)
check_too_soon-waiting =
    One of your waiting servers was just checked. Try again in { $seconds } seconds.
# $seconds (number)
check_too_soon-listed = Just checked. Try again in { $seconds } seconds.
# $slug (string) $known (string)
game_unknown = There is no game "{ $slug }". Choose one of these: { $known }.
# $min (number) $max (number)
game_invalid-name = Give it a name of { $min } to { $max } printable characters.
game_invalid-slug = Use 2 to 60 of a to z, 0 to 9 and single hyphens for the short name.
# $protocol (string) $known (string)
game_invalid-protocol = There is no protocol "{ $protocol }". Choose one of these: { $known }.
# $max (string)
game_invalid-port = Enter a port number from 1 to { $max }.
# $port (string)
game_invalid-queryPort = Choose another distance to the query port. It would be { $port }.
# $slug (string)
game_exists = "{ $slug }" is on the list already, or was the short name of a game that is.
picture_refused-damaged =
    The file is damaged. Open it in an image editor and save it again.
picture_refused-animated = Choose a picture that doesn't move.
picture_refused-format = Use a PNG, JPEG or WebP.
# $width (number) $height (number) $megapixels (number)
picture_refused-large =
    Make the picture smaller first. It has { $width } × { $height } pixels, and
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapixels are the most.
# The width and height that it has, and those that it needs.
# $width (number) $height (number) $kind ("logo" | "banner") $minWidth (number) $minHeight (number)
picture_refused-small =
    { $kind ->
        [logo]
            Use a larger picture. A logo needs { $minWidth } × { $minHeight } pixels, and this one has
            { $width } × { $height }.
       *[banner]
            Use a larger picture. A banner needs { $minWidth } × { $minHeight } pixels, and this one has
            { $width } × { $height }.
    }
# $slug (string)
picture_gone = The pictures of "{ $slug }" have changed in the meantime. Look at them again.
# $max (number)
report_invalid-other = Say what is wrong, in 1 to { $max } characters.
# $max (number)
report_invalid-chosen = Use at most { $max } characters.
# $max (number)
reports_too_many-nameless =
    Sign in, in another tab, and send this again. The moderators have { $max } reports of it by people
    who aren't signed in, and take no more of those for now.
# $max (number)
reports_too_many-all =
    The moderators have { $max } reports of it already. Try again in an hour.
# $slug (string)
report_gone = No report of "{ $slug }" is open any more.

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
key_unknown = There is no key "{ $id }".
# $max (number)
key_name_invalid = Give the key a name of 1 to { $max } printable characters.
# $max (number)
keys_too_many = Revoke a key first. { $max } is the most.
# $known (string)
scopes_invalid = Choose what the key is for: { $known }.
key_revoked = This key was revoked. Create a new one.
# While an old key and the new one both work. $max (number)
overlap_invalid = Enter a number of hours from 0 to { $max }.
webhook_url_refused-incomplete = Type the whole address, beginning with https://.
webhook_url_refused-inner = Type an address on the public internet. Only your own network reaches this one.
webhook_url_refused-chat =
    This is the address of a chat, which takes messages, not votes. Connect it under Chats.
webhook_url_refused-scheme = Type an address that begins with https:// or http://.
webhook_url_refused-credentials = Leave out the user name and password.
# $port (string)
webhook_url_refused-port = Port { $port } can't be used. Choose 80, 443 or a port above 1023.
# $max (number)
webhook_url_refused-tooLong = Use an address of at most { $max } characters.
webhook_url_taken =
    Another key of this server sends there already. Use that one, or another address.
secret_not_prepared = Prepare a new secret first.
# "Rewards" is a tab of the server's pages.
key_is_votifier = This key stands for Votifier. Change it under Rewards.
# "Chats" is a tab of the server's pages.
key_is_chat = This key stands for a channel. Change it under Chats.
chat_address_refused-missing = Paste the address of the channel's webhook.
chat_address_refused-notDiscord =
    This is not the address of a Discord webhook. In Discord, open the channel's settings, then
    Integrations, then Webhooks, and copy the webhook's URL.
chat_address_refused-notSlack =
    This is not the address of an incoming webhook of Slack. It begins with
    https://hooks.slack.com/services/.
chat_connected = This channel is connected already.
votifier_address_refused-host =
    Type only the host, such as play.example.com. The port has a field of its own.
votifier_address_refused-inner =
    Type an address on the public internet. Only your own network reaches this one.
# $port (string) $usual (string)
votifier_address_refused-port =
    Votifier can't be reached at port { $port }. It is usually { $usual }.
votifier_secret_refused-missing = Paste the token or public key of your Votifier.
votifier_secret_refused-lost = Paste the token or key once more.
votifier_secret_refused-privateKey =
    This is a private key, so keep it secret. Paste the one in public.key, and make new keys if
    anybody else saw this one.
# $max (number)
votifier_secret_refused-neither =
    Paste a token (6 to { $max } characters without spaces) or a public key of Votifier.
# $bits (string)
votifier_secret_refused-anotherKey =
    Votifier needs an RSA key of { $bits } bits. Delete the folder "rsa" of your plugin and restart your
    server, which makes new ones.
votifier_connected = This was just done in another window.
# $max (number)
votifiers_too_many = Remove a receiver first. { $max } is the most.
votifier_missing = Connect a Votifier first, with its token or key.
goal_name_invalid = Give the goal a name such as vote-party: small letters from a to z, digits, - and _.
goal_name_taken = Choose another name. Another goal has this one.
# $min (number) $max (number)
goal_target_invalid = Choose a number from { $min } to { $max }.
# $max (number)
goals_too_many = Remove a goal of this kind first. { $max } is the most.
# $name (string)
goal_unknown = There is no goal "{ $name }".
# $days (number)
replay_time_invalid = Choose a time within the last { $days } days.
# $from (Date)
replay_too_soon =
    The last replay to this address isn't over, or just was. Start the next one at { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC or later.
sends_too_many = You have sent a lot by hand. Try again in a minute.
# $id (string)
delivery_unknown = There is no delivery "{ $id }".
delivery_unfinished = This delivery is being sent. Wait for the result.
delivery_without_destination-resend =
    This delivery can't be sent again. Its key is revoked or has no webhook URL.
delivery_without_destination-none = Give this key a webhook URL first.
delivery_without_destination-grade =
    Give this key a webhook URL, and send tests until one arrives.

## Votes

clock_off =
    Votes can't be cast right now. This host's clock and the database's disagree.
# $max (number)
favourites_full = Remove a favourite first. { $max } is the most.
# $id (string)
vote_unknown = There is no vote "{ $id }".
vote_voided-resend = This delivery can't be sent again. Its vote was voided.
vote_voided-again = This vote is void already.
# $days (number)
void_choice_invalid-span =
    Choose a start before the end, both in the past, and at most { $days } days between them.
# $max (string)
void_choice_invalid-number = Enter a whole number from 1 to { $max }.
void_choice_changed-others =
    Another void batch of these hours is under way. Count the votes again in a minute.
# $expected (number) $votes (number)
void_choice_changed-counted =
    You counted { $expected }, but some were voided in the meantime, and { $votes } match. Count them again.
# A void batch voids many votes at once. $id (string)
void_batch_unknown = There is no void batch "{ $id }".
void_batch_lifted = This void batch was lifted before.
# $id (string)
void_notice_unknown = There is no note about void votes "{ $id }".
void_answered-lifted = No answer is needed. The votes count again.
void_answered-given = You have answered already. There is one answer to each note.
# $min (number) $max (number)
void_answer_invalid = Write { $min } to { $max } characters.
void_answer_read = Somebody else marked the answer as read.
suspension_answered-lifted = No answer is needed. The server isn't suspended.
suspension_answered-given = You have answered already. There is one answer to each suspension.
suspension_own = You suspended this server, so leave the answer to another moderator.
# $id (string)
wave_unknown = There is no wave "{ $id }".
# Somebody else decided. $state ("voided" | "dismissed") $by (string)
wave_decided-person =
    { $state ->
        [voided] { $by } has voided the votes of this wave in the meantime.
       *[dismissed] { $by } has dismissed this wave in the meantime.
    }
# $state ("voided" | "dismissed")
wave_decided-operator =
    { $state ->
        [voided] The operator has voided the votes of this wave in the meantime.
       *[dismissed] The operator has dismissed this wave in the meantime.
    }
# $votes (number) $seen (number)
wave_grown = { $votes } votes by now, { $seen } when you opened it. Look again, then decide.
