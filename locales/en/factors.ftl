### factors

## Texts about passkeys, two-step sign-in, and showing who somebody is.

passkey-use = Sign in with a passkey
passkey-useHere = Use a passkey
passkey-failed = That didn't work, or you stopped it. Try again, or choose another way.
passkey-wrong =
    That passkey doesn't work here. It may have been removed, or the page was open for too long. Try
    again.

passkeys-heading = Passkeys
passkeys-lead = Sign in with your fingerprint, face, PIN or security key.
passkeys-badge = passkey
passkeys-formerHost = of this site's former address
passkeys-added = Added
passkeys-used = last used
passkeys-neverUsed = never used
passkeys-add = Add a passkey …
passkeys-remove = Remove

passkeys-new-title = Add a passkey
passkeys-new-lead = Your browser asks for your screen lock, your PIN or your security key.
passkeys-new-name = Name
passkeys-new-nameHelp = So that you recognize it later.
passkeys-new-submit = Add passkey
passkeys-new-noScript =
    Passkeys need JavaScript and an up-to-date browser. Turn JavaScript on for this site.
passkeys-new-refused = That passkey was not added. Try again.
# $max (number)
passkeys-new-tooMany = You have { $max } passkeys. Remove one first.
passkeys-new-back = Back to your account

second-heading = Two-step sign-in
second-lead =
    After a password or another site, you confirm that it's you with a code from an app, or a
    passkey.
second-setUp = Set it up …
second-change = Change …
second-title = Two-step sign-in
second-offLead =
    Even with your password, nobody gets in without a second step. Signing in with a passkey is two
    steps in one, so it doesn't ask for another.
# $who ("servers" | "desk")
second-required =
    { $who ->
        [desk] This site requires two-step sign-in from everybody who works at its desk. Set it up
            to go on.
       *[servers] This site requires two-step sign-in from everybody who manages a server. Set it up
            to go on.
    }

second-app-title = With an authenticator app
second-app-again = Use another authenticator app
second-app-againLead = The app that you use now stops working here, and you get new recovery codes.
second-app-lead =
    Scan this code with an authenticator app, such as Aegis, 2FAS, Google Authenticator or the one
    in your password manager. Then type the six digits that it shows.
second-app-qr = QR code for your authenticator app
second-app-key = No camera? Type this key into the app
second-app-open = Open it in an app on this device
second-app-code = Code from the app
second-app-submit = Turn on

second-passkeys-title = With your passkeys
second-passkeys-lead = You are asked for one of your passkeys whenever you sign in another way.
second-passkeys-none = You have no passkey yet.
second-passkeys-add = Add a passkey …
second-passkeys-submit = Use my passkeys

second-state-title = It is on
second-state-app = With an authenticator app, since
second-state-passkeys = With your passkeys, since
# $left (number)
second-state-codes =
    { $left ->
        [one] One recovery code is left.
       *[other] { $left } recovery codes are left.
    }
second-state-renew = Make new recovery codes
second-state-turnOff = Turn off

second-codes-title = Your recovery codes
second-codes-lead =
    Each of them signs you in once if you lose your phone or your passkey. Print them, or keep them
    in your password manager. They aren't shown again.
second-codes-label = Recovery codes
second-codes-copy = Copy the codes
second-codes-done = I have saved them

half-title = One more step
# $username (string)
half-lead = You are signing in as { $username }.
half-code = Code from your authenticator app
half-codeHelp = Six digits, which change every 30 seconds.
half-wrong = That code isn't right, or it was used already. Wait for the next one.
half-wrongRecovery = That isn't one of your recovery codes, or it was used already.
half-submit = Sign in
half-recovery = Use a recovery code
half-recoveryCode = Recovery code
half-recoveryHelp = One of the ten that you saved. Each works once.
half-lost = Lost all of them? Ask the people who run this site.
half-contact = Write to them
half-other = Sign in as somebody else

half-dead-title = Sign in again
half-dead-lead = That took too long, or there were too many wrong codes. You are not signed in yet.

half-signIn = Sign in

prove-title = Confirm it's you
# $username (string)
prove-lead =
    You signed in as { $username } more than ten minutes ago. Confirm that it's you before you go
    on.
prove-holds = After that, you won't be asked again for ten minutes.

prove-purposes-key = You are about to make a key.
prove-purposes-votifier = You are about to change where votes are sent.
prove-purposes-webhook = You are about to change a webhook.
prove-purposes-people = You are about to share your listing.
prove-purposes-handover = You are about to hand your listing over.
prove-purposes-listing = You are about to delete your listing.
prove-purposes-voids = You are about to void votes.
prove-purposes-role = You are about to change somebody's role.
prove-purposes-passkey = You are about to add a passkey.
prove-purposes-passkey_removal = You are about to remove a passkey.
prove-purposes-second_factor = You are about to change two-step sign-in.
prove-purposes-unlink = You are about to unlink a way to sign in.
prove-purposes-link = You are about to link a way to sign in.
prove-purposes-password = You are about to change your password.
prove-purposes-email = You are about to change your email address.
prove-purposes-export = You are about to download your data.
prove-purposes-deletion = You are about to delete your account.

prove-kept = What you typed is kept, and sent once you have confirmed.
prove-lost = You come back to the page. What you typed there has to be typed again, as it is secret.
prove-password = Your password
prove-code = Code from your app, or a recovery code
prove-wrongPassword = That is not your password.
prove-wrongCode = That code isn't right, or it was used already. Wait for the next one.
prove-submit = Confirm
prove-or = or
# $name (string)
prove-provider = Confirm with { $name }
prove-again = I have confirmed in another tab. Go on
prove-none = Sign out and sign in again to confirm that it's you.
prove-notNow = Go back without it
prove-back = Back to your account

notMe-title = Wasn't it you?
notMe-lead =
    Our email names the browser that signed in, and from where. If you don't know it, press the
    button.
notMe-ifPressed = If you press the button:
notMe-effects-1 = Everybody is signed out of your account, you too.
notMe-effects-2 = Your password stops working. We email you a link to choose a new one.
notMe-effects-3 = Your account keeps the email address that we wrote to.
notMe-submit = It wasn't me: sign everybody out
notMe-signedInAt = The sign-in that we wrote to you about:
notMe-itWasMe = Was it you? Then there is nothing to do.

notMe-dead-title = This link no longer works
notMe-dead-lead =
    It works for a week. You can end sessions and change your password on your account page.

notMe-mailed-title = Everybody is signed out
notMe-mailed-lead =
    Your password no longer works. We've sent you a link to choose a new one. Then look at your ways
    to sign in, and remove what isn't yours.

notMe-no_mail-title = Everybody is signed out
notMe-no_mail-lead = Your password no longer works. Ask for a link to choose a new one.

notMe-used-title = This link was used already
notMe-used-lead =
    It signed everybody out, which it does once. If somebody has been in your account since then,
    look at your ways to sign in, and remove what isn't yours. A new password signs everybody out
    again.

notMe-no_password-title = Everybody is signed out
notMe-no_password-lead =
    Your account has no password. Sign in again, look at your ways to sign in, and remove what isn't
    yours.

notMe-reset = Choose a new password
notMe-signIn = Sign in
