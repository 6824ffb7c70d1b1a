### account

## Texts of the account pages.

username = Username
usernameHelp =
    Exactly as in the game: 2 to 32 letters, digits, “_”, “.” and “-”. Bedrock names may start with
    “.”.
email = Email address
emailHelp = For resetting your password. Nobody else sees it.
password = Password
passwordHelp = At least 10 characters. Three or four unrelated words work well.
newPassword = New password
currentPassword = Current password
makeLink = Make link
noMail = This site sends no email.

signUp-title = Sign up
signUp-lead = One account for all servers. You vote under your username.
signUp-submit = Sign up
# $server (string)
signUp-toVote = Sign up to vote for { $server }
signUp-toVoteLead = One short form, and your vote is one click away.
signUp-toVoteConfirmed = This site also asks you to confirm your email address before you vote.
# $game (string)
signUp-inGame = Your name in { $game }
# $server (string)
signUp-inGameHelp =
    Exactly as in the game. This is also how you sign in, and { $server } rewards this player. 2 to
    32 letters, digits, “_”, “.” and “-”.
signUp-submitToVote = Sign up and go to the vote
signUp-ready = Bot check passed
signUp-noScript =
    To sign up, turn on JavaScript for this site: your browser has to do a little work that keeps
    bots out. Only voting and signing up need it.
signUp-privacy = What we keep, and how long
signUp-haveOne = Already have an account?
signUp-signIn = Sign in
signUp-or = or with an email address and a password

providers-names-discord = Discord
providers-names-steam = Steam

# $provider (string)
providers-button-sign_in = Sign in with { $provider }
# $provider (string)
providers-button-sign_up = Continue with { $provider }
# $provider (string)
providers-button-link = Link { $provider }
# $provider (string)
providers-button-prove = Show it with { $provider }

# $provider (string)
providers-leaving = On to { $provider } …
# $provider (string)
providers-goOn = Go to { $provider }
providers-byPassword = Sign in with a password

# $provider (string)
providers-declined-title = You didn't sign in with { $provider }
providers-declined-lead = Nothing has changed. Try again, or choose another way.

# $provider (string)
providers-not_proven-title = { $provider } didn't sign you in
providers-not_proven-lead = Its answer doesn't show who you are. Try again, or choose another way.

providers-round_unknown-title = This page is too old
# $provider (string)
providers-round_unknown-lead =
    It took too long at { $provider }, or you came back with another browser. Try again.

# $provider (string)
providers-unavailable-title = { $provider } can't be reached right now
providers-unavailable-lead = Nothing has changed. Try again later, or choose another way.

# $provider (string)
providers-misconfigured-title = { $provider } isn't set up right on this site
providers-misconfigured-lead =
    Trying again doesn't help: the people who run this site have to correct it. Until then, choose
    another way.

# $provider (string)
providers-taken-title = That { $provider } account belongs to another account here
providers-taken-lead = Sign in with it and unlink it there. Then you can link it to this account.

# $provider (string)
providers-not_theirs-title = That { $provider } account isn't linked to yours
# $provider (string)
providers-not_theirs-lead = Choose the { $provider } account with which you sign in here.

providers-signed_out-title = You are not signed in any more
# $provider (string)
providers-signed_out-lead = Sign in again, and then go to { $provider } once more.

newcomer-title = Choose your name
# $server (string)
newcomer-titleToVote = Your name on { $server }
# $provider (string)
newcomer-lead =
    { $provider } knows who you are. We only need your name in the game: rewards go to the player of
    that name.
newcomer-submit = Create account
newcomer-submitToVote = Go to the vote
newcomer-haveOne = Already have an account here?
# $name (string)
newcomer-isItYours = Is { $name } yours?
# $provider (string)
newcomer-signIn = Sign in to link { $provider } to it
# $provider (string)
newcomer-link = Link { $provider }
# $provider (string) $name (string)
newcomer-linkLead =
    You just came from { $provider }. Link it to sign in as { $name } with one click.

newcomer-unknown-title = This page is too old
newcomer-unknown-lead =
    You had half an hour to choose a name, or you have one by now. Sign in again.

entry-gone-title = This sign-in doesn't work any more
entry-gone-lead = Its link was used or is too old, or the account is gone.

entry-disabled = This account is disabled

# $username (string)
signInLink-title = Sign in as { $username }
signInLink-lead = The people who run this site made this link. It signs you in once.
signInLink-submit = Sign in

proof-comesNext = You'll be asked to show that it's you.
proof-justShown = You're confirmed for ten minutes.

waysIn-heading = Ways to sign in
waysIn-lead = Set up two ways, in case you lose one.
waysIn-isLinked = linked
waysIn-isOff = switched off
waysIn-linked = Linked
waysIn-unlink = Unlink
waysIn-only = It's your only way in: add another before you remove it.
waysIn-password = Password
waysIn-set = set
waysIn-passwordNote = Changing it ends all your other sessions.
waysIn-noPassword = None. Set one to sign in without another site.
waysIn-changePassword = Change password
waysIn-setPassword = Set a password

passwordsOff-title = There are no passwords here
passwordsOff-lead =
    This site doesn't use passwords. Sign in with one of the accounts that it accepts.

signIn-title = Sign in
# $server (string)
signIn-toVote = Sign in to vote for { $server }
signIn-or = or with a password
signIn-orElse = or another way
signIn-last = last used
signIn-nameOrEmail = Username or email address
signIn-submit = Sign in
# $wait (string)
signIn-limited =
    There were too many attempts for this name or from your network, so you are not signed in yet.
    { $wait } Or type your password again now: your browser does a little work first, and that
    counts separately.
signIn-ready = Bot check passed
signIn-noScript =
    Your browser can't do that work without JavaScript. Turn it on for this site, or try again in a
    few seconds.
signIn-forgot = Forgot your password?
signIn-haveNone = No account yet?
signIn-signUp = Sign up
signIn-disabled = A moderator disabled this account.
# $reason (string)
signIn-disabledWhy = A moderator disabled this account. They wrote: { $reason }

reset-title = Reset your password
reset-lead = We'll email you a link to choose a new password.
reset-noMail =
    This site sends no email. Make a link here, then ask the people who run the site for it.
reset-submit = Send link

reset-asked-title = Check your email
reset-asked-lead =
    If there is an account with this address, a link is on its way. It works for one hour. Can't
    find it? Check your spam folder.

reset-askedNoMail-title = Ask for your link
reset-askedNoMail-lead =
    This site sends no email. If there is an account with this address, the people who run the
    site find a link in its log, which works for one hour. If they find none, tell them your
    username: they can make a link that signs you in.

reset-choice-title = Choose a new password
reset-choice-lead = This signs you out everywhere.
reset-choice-submit = Save password

reset-dead-title = This link no longer works
reset-dead-lead = Each link works once, for one hour. Ask for a new one.

reset-again = Get a new link

firstModerator-title = Become the first administrator
# $username (string)
firstModerator-lead =
    You are signed in as { $username }. The first administrator sets the site up and approves
    listings. The link works once.
firstModerator-submit = Make this account an administrator

firstModerator-dead-title = This link no longer works
firstModerator-dead-lead =
    It was used, it is older than 30 minutes, or the site has an administrator by now. If it has
    none, restart the service: it writes a new link to the log.

verify-title = Confirm your email address
# $email (string) $username (string)
verify-lead =
    Press the button to confirm that { $email } is your address. It will belong to the account {
    $username }.
verify-submit = Confirm

verify-dead-title = This link no longer works
verify-dead-lead = Links work for one day. You can get a new one on your account page.

verify-enough-title = Use a link that we already sent
verify-enough-lead =
    We sent this address as many emails as we may within an hour. Open the link in the newest
    one while you are signed in: it confirms the address for your account.

serverEmail-heading = Email about your servers
serverEmail-lead =
    When a moderator decides about a listing, and when a webhook fails or works again.
serverEmail-unconfirmed =
    You get it once your address is confirmed: until then it may be somebody else's.
serverEmail-turnOn = Turn on
serverEmail-turnOff = Turn off
serverEmail-stop = Stop email about my servers

serverEmail-ask-title = Stop email about your servers
serverEmail-ask-lead =
    You won't hear from us when a moderator decides about a listing, or when a webhook fails. Email
    about your account, such as links for a new password, still comes.

serverEmail-done-title = You won't get email about your servers any more
serverEmail-done-lead = You can start it again on your account page.

serverEmail-dead-title = This link doesn't work
serverEmail-dead-lead = You can stop email about your servers on your account page.

name-title = Your name
name-newTitle = Change your name
name-question = Is this exactly your name in the game?
name-youVoteAs = You vote as
name-why = Rewards go to the player with this name. If a single letter is off, nobody gets them.
name-yes = Yes, continue
name-change = No, change it
name-newName = New name
name-save = Change name
name-correction =
    Change it now: your first correction is free. After that, you can change your name once every 30
    days.
name-rule =
    You can change your name once every 30 days. Your old name stays yours for 90 days. Votes count
    for the name you had when you cast them.
# $day (string)
name-next = You can change your name again on { $day }.

account-title = Your account
account-onThisPage = On this page
# When the account was made.
# $day (string)
account-since = since { $day }
account-names = Names
account-mail = Email
account-mailAndLanguage = Email and language
account-privacy = Privacy
account-nameNote = You vote under this name, and rewards go to the player who has it.
account-changeName = Change name
account-confirmed = confirmed
account-unconfirmed = not confirmed
account-emailNote = For new passwords, and for news about your account.
account-unconfirmedLead =
    You can sign in with this address once you open the link that we send there.
account-sendAgain = Send link
account-noEmail = No email address
account-noEmailLead =
    Add one to hear about your servers, and to get back in if you lose your other ways.
account-addEmail = Add one
# $email (string)
account-newEmailWaits = { $email } replaces it once you open the link that we sent there.
# $email (string)
account-noMailLink =
    This site can't send email. Make a link, then ask an admin of this site for it to confirm
    { $email }.
account-changeEmail = Change address
account-dataHeading = Your data
account-dataLead = A file with everything this site keeps about you.
account-download = Download …
account-deleteHeading = Delete account
account-deleteLead =
    Your name, email address and ways to sign in are deleted for good. Your votes still count,
    anonymously.
account-delete = Delete …

ownPassword-change-title = Change your password
ownPassword-change-lead = All your other sessions end, and so do servers' links that vote as you.
ownPassword-change-submit = Change password

ownPassword-set-title = Set a password
ownPassword-set-lead = Then you can sign in with your name or email address, without another site.
ownPassword-set-submit = Set password

ownPassword-back = Back to your account

sessions-heading = Where you're signed in
# $sessions (number)
sessions-count =
    { $sessions ->
        [one] One browser
       *[other] { $sessions } browsers
    }
sessions-thisOne = this one
sessions-unknown = Unknown browser
sessions-unknownAddress = unknown IP address
sessions-since = Since
sessions-lastSeen = last seen
sessions-end = End session
sessions-endOthers = End all other sessions

nameClaim-mailed-title = Check your email
# $username (string) $email (string)
nameClaim-mailed-lead =
    Somebody plays as { $username } and has voted with that name. If it is you, open the link that
    we sent to { $email } and choose a password there: then the name is yours, with its votes.

nameClaim-tooMany-title = We sent no email
# $username (string) $email (string)
nameClaim-tooMany-lead =
    Somebody plays as { $username }, and it takes an email to find out whether it is you. Too many
    went to { $email } within an hour. Sign up again in an hour, or with another address.

nameClaim-unmailed-title = A moderator will look at it
# $username (string)
nameClaim-unmailed-lead =
    Somebody plays as { $username } and has voted with that name. Once a moderator gives it to you,
    you can sign in with the password you chose.

# $username (string)
nameClaim-take-title = Take the name { $username }
# $username (string) $site (string)
nameClaim-take-lead =
    This gives you the name { $username } on { $site }, with its votes. Choose a password to sign in
    with. If you didn't sign up with this name, close this page.
nameClaim-take-submit = Take this name

nameClaim-waits-title = A moderator will look at it
nameClaim-waits-lead =
    Your email address is confirmed. Somebody else claims the same name, so a moderator decides
    whose it is. We'll write to you.

agreements-lead =
    Its links vote as you without signing in, until you end this or change your password.
agreements-since = Since
agreements-end = End this

changeEmail-title = Change your email address
changeEmail-lead =
    We'll send a link to the new address. Your account keeps the old one until you open it.
changeEmail-noMail =
    This site sends no email: the link for the new address goes to its log. Ask the people who
    run the site for it. Your account keeps the old address until you open it.
changeEmail-newEmail = New email address
changeEmail-submit = Send link

download-title = Download your data
# $username (string)
download-lead =
    A JSON file with all about { $username }: profile, former names, sessions, servers, what you
    did, and your votes. It holds no password and no keys.
download-submit = Download
download-back = Back to your account

deletion-title = Delete your account
# $username (string)
deletion-lead =
    { $username } will be gone for good: nobody can bring the account back. Your votes still count,
    anonymously, and the name stays reserved for 90 days.
# $listings (number)
deletion-blocked =
    { $listings ->
        [one] Your listing stands in the way: somebody has to be responsible for it.
       *[other] Your { $listings } listings stand in the way: somebody has to be responsible for them.
    }
deletion-listings = Your listings

deletion-blocking-pending = It waits for a moderator. Until then, it can only be deleted.
deletion-blocking-approved = Players can vote for it.

deletion-handOver = Hand it over …
deletion-unlist = Take it off the list
deletion-deleteListing = Delete it …
deletion-after = Once none is left here, you can delete your account.
deletion-lookAgain = Check again
deletion-submit = Delete my account
deletion-back = Keep my account
