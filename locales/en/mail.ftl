### mail

## Texts of the email about an owner's servers.

# $name (string)
newsMail-hello = Hello { $name },
# $updates (number) $site (string)
newsMail-subject = { $updates } updates on your servers at { $site }
# $subject (string) $more (string)
newsMail-item = { $subject }. { $more }
# $items (number)
newsMail-left =
    { $items ->
        [one] There is one more. You'll find it on your servers' pages.
       *[other] There are { $items } more. You'll find them on your servers' pages.
    }
# $site (string)
newsMail-why =
    You get this email because you work on a server at { $site }, or were invited to. To stop email
    about your servers:
# $name (string) $server (string)
newsMail-webhook = The webhook "{ $name }" of { $server }

## What each kind of news says: in the subject, and after it.

# What happened, as a sentence; and what a moderator wrote.
# $sentence (string) $reason (string)
newsMail-withReason = { $sentence } The moderator's reason: { $reason }

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_approved-subject = { $server } is listed
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_approved-more = Players can vote for it now.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_reinstated-subject = { $server } is listed again
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_reinstated-more = Players can vote for it, and its API keys work.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_rejected-subject = { $server } was not approved
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_rejected-more = You can edit the listing and submit it again.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_suspended-subject = { $server } was suspended
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-server_suspended-more = It isn't listed, nobody can vote for it, and its API keys don't work.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-suspension_kept-subject = { $server } stays suspended
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-suspension_kept-more = A moderator read your answer, and the server stays off the list.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_approved-subject = Your changes to { $server } were approved
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_approved-more = Everybody sees them now.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_refused-subject = Your changes to { $server } were not approved
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_refused-more = The listing stays as it was, and you can edit it again.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-picture_taken_down-subject = A picture of { $server } was taken down
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-picture_taken_down-more = The rest of the listing stays as it is, and you can upload another one.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_asked-subject = A moderator asks you to change { $server }
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-change_asked-more = Nothing has changed yet: the listing is yours to edit.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-edits_put_back-subject = A moderator undid your edit of { $server }
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-edits_put_back-more = The listing says again what it said before. You can edit it again.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-role_offered-subject = { $owner } invites you to work on { $server }
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-role_offered-more = Nothing changes before you accept. The invitation ends after 7 days:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-listing_offered-subject = { $owner } wants to hand { $server } over to you
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-listing_offered-more = Nothing changes before you accept. The offer ends after 7 days:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-role_ended-subject = You don't work on { $server } any more
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-role_ended-more = { $owner } ended your access. Your other servers:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-handed_over-subject = { $server } belongs to { $owner } now
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-handed_over-more =
    They accepted your offer, and you have no access any more. Your other servers:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-votes_voided-subject =
    { $server } lost { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }: a moderator voided them
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-votes_voided-more = They no longer count. You can see their time on the server's page, and answer once.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-votes_restored-subject =
    { $server } has { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } back
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-votes_restored-more = A moderator lifted the voiding, and they count again.

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_failing-subject = { $webhook } is failing
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_failing-more =
    Nothing has arrived since { $since }. We try each vote again for three days, and after that you
    can replay it. See what went wrong:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_off-subject = { $webhook } was switched off
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_off-more =
    It kept failing ({ $since }). Votes are on hold. Once your receiver is ready, turn the webhook on
    again and replay them:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_working-subject = { $webhook } works again
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_working-more = Votes have arrived since { $since }.

## Texts of the email to moderators.

# $name (string)
deskMail-hello = Hello { $name },
# $items (number) $site (string)
deskMail-subject = { $items } new on the desk of { $site }

# $server (string) $votes (number)
deskMail-news-wave =
    Unusual votes for { $server }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }
# $server (string) $reports (number)
deskMail-news-reports =
    { $reports ->
        [one] 1 report
       *[other] { $reports } reports
    } of { $server }
# $server (string) $votes (number)
deskMail-news-answer =
    The owner of { $server } answered about { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } voided
# $server (string) $count (number)
deskMail-news-suspension_answer = The owner of { $server } answered about its suspension
# $server (string) $count (number)
deskMail-news-listing = { $server } waits for review
# $server (string) $count (number)
deskMail-news-change = A change to { $server } waits for review

# $items (number)
deskMail-left =
    { $items ->
        [one] There is one more.
       *[other] There are { $items } more.
    }
# $site (string)
deskMail-why =
    You get this email because you are a moderator at { $site }. To get it less often, or never:

## Texts of the emails about an account. Each has a subject, and its lines before and after the link.

# $site (string)
accountMails-reset-subject = A new password for { $site }
# $site (string)
accountMails-reset-before =
    someone asked for a new password for your account at { $site }. To choose one, open:
accountMails-reset-after =
    The link works once, for one hour. If this wasn't you, ignore this email: your password won't
    change.

# $site (string)
accountMails-verification-subject = Confirm your email address for { $site }
accountMails-verification-before = to confirm that this email address is yours, open:
# $site (string)
accountMails-verification-after =
    The link works for a day. If you don't have an account at { $site }, ignore this email.

# $site (string)
accountMails-claim-subject = A name at { $site }
# $site (string)
accountMails-claim-before =
    someone signed up at { $site } with this email address and a name that a player has voted with. If
    the player is you, open this link and choose a password. This gives you the name at { $site },
    with its votes:
accountMails-claim-after = The link works for a day. If this wasn't you, ignore this email.

# $site (string)
accountMails-addressInUse-subject = Your email address at { $site }
# $site (string) $name (string)
accountMails-addressInUse-before =
    someone created a new account at { $site } with your email address. The address stays yours, and
    your account "{ $name }" has not changed.

    If it was you, and you forgot that account, you can choose a new password for it:
accountMails-addressInUse-after = If this wasn't you, ignore this email.

# $site (string)
accountMails-addressInUseWithoutPasswords-subject = Your email address at { $site }
# $site (string) $name (string)
accountMails-addressInUseWithoutPasswords-before =
    someone at { $site } wants to use your email address for another account. The address stays
    yours, and your account "{ $name }" has not changed.

    If it was you, and you forgot that account, sign in to it the way you did before:
accountMails-addressInUseWithoutPasswords-after = If this wasn't you, ignore this email.

# $site (string) $name (string)
accountMails-nameGiven-subject = The name { $name } at { $site }
accountMails-nameGiven-before =
    a moderator gave you the name. Sign in with the password that you chose:

# $site (string) $name (string)
accountMails-nameRefused-subject = The name { $name } at { $site }
# $name (string)
accountMails-nameRefused-before =
    a moderator decided that somebody else plays as { $name }. You can sign up with another name.

# $site (string)
accountMails-imported-subject = Your account is at { $site } now
# $site (string) $list (string) $privacy (string)
accountMails-imported-before =
    your account was moved from { $list } to { $site }, which keeps your data now. This page says what
    is stored, and why: { $privacy }

    Sign in with your name and the password that you had there. If it doesn't work, choose a new
    one:
accountMails-imported-after =
    If you don't want the account, you can delete it on its page.

# $site (string)
accountMails-test-subject = Mail from { $site } arrives
# $site (string)
accountMails-test-before =
    you asked { $site } to send you this mail. It arrived, so others will, too:

# $site (string)
accountMails-accountDisabled-subject = Your account at { $site } was disabled
# $site (string) $reason (string)
accountMails-accountDisabled-before =
    a moderator disabled your account at { $site }. You can't sign in or vote. They wrote:

    { $reason }

# $site (string)
accountMails-accountEnabled-subject = Your account at { $site } works again
# $site (string) $reason (string)
accountMails-accountEnabled-before =
    a moderator enabled your account at { $site }. They wrote:

    { $reason }

    You can sign in and vote again:

# $site (string)
accountMails-signInChanged-subject = How you sign in to { $site } was changed
# $site (string) $change ("password_set" | "password_changed" | "password_reset" | "passkey_added" | "passkey_removed" | "second_factor_on" | "second_factor_off" | "recovery_codes_made" | "recovery_code_used" | "factors_reset" | "identity_linked" | "identity_unlinked")
accountMails-signInChanged-before =
    the way your account at { $site } signs in was changed. { $change ->
        [password_set] It has a password now.
        [password_changed] Its password was changed.
        [password_reset] A new password was set with a link that we sent to this address.
        [passkey_added] A passkey was added.
        [passkey_removed] A passkey was removed.
        [second_factor_on] It asks for a second step when you sign in.
        [second_factor_off] It no longer asks for a second step when you sign in.
        [recovery_codes_made] It has new recovery codes. The old ones no longer work.
        [recovery_code_used] A recovery code was used. Each works once.
        [factors_reset] The site's host removed its passkeys, its authenticator app and its recovery
            codes.
        [identity_linked] An account at another site was linked. Its holder can sign in with it.
       *[identity_unlinked] A linked account at another site was removed.
    }

    If this was you, there is nothing to do. If it wasn't, sign in, remove what isn't yours, change
    your password, and end all other sessions:

# $site (string)
accountMails-newBrowser-subject = A new browser signed in to { $site }
accountMails-newBrowser-after = The link works for a week. It signs everybody out once.
# $site (string) $browser (string) $address (string) $when (string)
accountMails-newBrowser-before =
    somebody signed in to your account at { $site } with a browser that we haven't seen with it
    before:

    { $browser }, from { $address }, on { $when }

    If this was you, there is nothing to do. If it wasn't, open this page. It signs everybody out and
    has you choose a new password:

# $site (string)
accountMails-addressChanged-subject = Your email address at { $site } was changed
# $site (string) $newEmail (string)
accountMails-addressChanged-before =
    your account at { $site } now has the email address { $newEmail } instead of this one.

    If this wasn't you, someone knows your password. Sign in, change it, and end all other sessions:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-made_manager-subject = You are a manager of { $server } now
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-made_manager-more = { $owner } lets you edit the listing, its keys and its rewards:
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-made_viewer-subject = You are a viewer of { $server } now
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-made_viewer-more = { $owner } lets you see its figures, voters and deliveries:
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-chat_gone-subject = { $webhook } was switched off
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-chat_gone-more =
    The chat no longer accepts messages at its address ({ $since }). Votes are on hold. Paste a new
    address, then send them:

# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_gone-subject = { $webhook } was switched off
# $server (string) $owner (string) $webhook (string) $votes (number) $since (string)
news-webhook_gone-more =
    Your receiver answered 410 Gone ({ $since }). Votes are on hold. Once your receiver is ready,
    turn the webhook on again and replay them:
# $name (string)
accountMails-hello = Hello { $name },
accountMails-helloNobody = Hello,
# $site (string)
accountMails-roleChanged-subject = Your role at { $site } changed
# $site (string) $role ("moderator" | "administrator")
accountMails-roleChanged-before =
    { $role ->
        [moderator] your account is now a moderator at { $site }. What waits for you is here:
       *[administrator] your account is now an administrator at { $site }. What waits for you is
            here:
    }
# $site (string)
accountMails-roleEnded-subject = Your role at { $site } changed
# $site (string)
accountMails-roleEnded-before =
    your account has no role at { $site } any more. Your votes and servers stay as they are.
accountMails-unknownBrowser = an unknown browser
