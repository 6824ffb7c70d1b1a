### kept-data

## The table on the privacy page of what is stored, why, and how long. "kept" is the end of a sentence: "It is kept …".

# $days (number)
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

account-data = Name, email address, and a one-way code of the password
account-why = to sign in
account-kept = until the account is deleted

language-data = The language in which somebody signed up, or that they chose
language-why = to write pages and emails in it
language-kept = until they choose to follow their browser, or the account is deleted

imported-data =
    From which list an account was moved here, and whether its owner was told by email
imported-why = to tell them who keeps their data now
imported-kept = until they have read it, or the account is deleted

emailClaim-data = An email address that was typed but never confirmed
emailClaim-why = to wait for its confirmation

nameClaim-data =
    A sign-up for a name that a server's links used before: name, email address, and a one-way code
    of the password
nameClaim-why = to wait until the address is confirmed, or a moderator decides

newcomer-data =
    Who came from another site to sign up and chose no name yet: their id there, a confirmed email
    address, and a one-way code of a cookie
newcomer-why = to wait for the name
newcomer-kept = half an hour, deleted ten minutes later

formerName-data = A name that was given up, or that a deleted account had
formerName-why = so that nobody poses as its player

gameName-data =
    Other names that a player has in games, and with each vote under one of them that name
gameName-why = so that servers learn and reward the right one
gameName-kept =
    the list until the name is removed, those of votes for good, and both at most until the account
    is deleted; which names had a vote that day until the next day is over

linkedVoter-data =
    The name of a player who voted without signing up, and the server whose link named them
linkedVoter-why = to count their votes
linkedVoter-kept = for good, or as any account once they sign up

session-data = Sessions: the browser, and when it was last seen
session-why = to stay signed in, and so that users see where they are signed in
# $days (number)
session-kept =
    { $days ->
        [one] { $days } day after the last visit, or until it is ended
       *[other] { $days } days after the last visit, or until it is ended
    }

identity-data =
    The account of another site that somebody signs in with: its id there, and when it was made
identity-why = to recognize them
identity-kept = until it is unlinked or the account is deleted

signInRound-data =
    A sign-in with another site that is under way, and a cookie that ties it to the browser: one-way
    codes, and the page to return to
signInRound-why = to accept its answer once, from the same browser
signInRound-kept = ten minutes, deleted ten minutes later

sessionAddress-data = The IP address where a session began
sessionAddress-why = to recognize a stranger's session

passkey-data =
    Passkeys: the name given to each, its public key, the site's host name then, and when it was
    used last
passkey-why = to sign in without a password
passkey-kept = until it is removed, or the account is deleted

secondFactor-data =
    Two-step sign-in: the encrypted secret of the authenticator app, and recovery codes as one-way
    codes
secondFactor-why = so that a stolen password opens nothing
secondFactor-kept = until it is turned off, a code is used, or the account is deleted

halfSignIn-data = Sign-ins that wait for the second step
halfSignIn-why = to finish them
halfSignIn-kept = ten minutes, deleted ten minutes later

verification-data =
    Links for a new password, to sign in once, and the one for the first administrator, as one-way
    codes
verification-why = to work once
verification-kept = an hour, and a day at most; when “This wasn't me” was pressed, a week

vote-data =
    Votes: who voted, for which server, when, whether signed in, by a link or by a typed name, and
    how well the account was known: by a confirmed email address, a linked account, or one over 30
    days old
vote-why = to count them, once a day each
vote-kept = for good; of a deleted account without its name

voteAddress-data = One-way codes of a voter's IP address and of its network, each with the day
voteAddress-why = to limit votes from one place
voteAddress-kept = until the next day is over

identityVote-data =
    One-way codes of linked accounts that were unlinked, or deleted with their account here, each
    with the day, and which servers they voted for
identityVote-why = so that none votes for a server twice a day
identityVote-kept = until the next day is over

voteOrigin-data = One-way codes of the address and of its network with each vote
voteOrigin-why = so that moderators can spot bought votes

voidBatch-data = Void batches: which votes, who voided them and why
voidBatch-why = to lift them
voidBatch-kept = for good

wave-data =
    Waves of unusual votes of a server: how many, beside the usual, and what a moderator
    decided; never who voted or from where
wave-why = so that moderators look

voidNotice-data =
    What owners were told about void votes, and their answers about these and about suspensions
voidNotice-why = so that they can object

voteMonth-data =
    How often a player voted for a server in a month, and whether they agreed to be listed by name
voteMonth-why = to show who voted most
# $days (number)
voteMonth-kept =
    { $days ->
        [one] { $days } day; of a deleted account without its name
       *[other] { $days } days; of a deleted account without its name
    }

siteVoter-data = Who voted most on all servers together, of those who agreed to be listed by name
siteVoter-why = to show it without counting every vote each time
siteVoter-kept = until it is counted again, at most a day; of a deleted account not at all

favourite-data = A player's favourites, and their order
favourite-why = to vote for them in a row
favourite-kept = until the player removes them, or the account is deleted

rank-data = A server's place in the listing by the day
rank-why = to show it over time

visits-data =
    How often a server's page, ballot and badge were opened and its address copied on a day, and
    the host names of the sites that visitors came from, never who came
visits-why = to show its owner how the listing does
# $days (number) $hosts (number)
visits-kept = { $days } days, host names { $hosts }

disabled-data = Why a moderator disabled an account
disabled-why = to tell its owner
disabled-kept = until it is enabled

spentProof-data = Solved checks against bots, and passkeys' signed challenges, as one-way codes
spentProof-why = to count each once
spentProof-kept = about ten minutes, challenges an hour

delivery-data =
    Deliveries of votes to servers' owners, sent or not, with the player's name, and what was
    answered. An owner may have votes posted in a chat such as Discord, with the name; what is
    posted can't be recalled
delivery-why = to send them, and to show owners that they were
# $days (number)
delivery-kept =
    { $days ->
        [one] { $days } day after the vote; of a deleted account at most an hour
       *[other] { $days } days after the vote; of a deleted account at most an hour
    }

receiver-data = Where an owner's webhooks lead, and on how many days votes were accepted there
receiver-why = to send no flood to anybody
# $days (number)
receiver-kept =
    { $days ->
        [one] { $days } day after the last such day, test or replay
       *[other] { $days } days after the last such day, test or replay
    }

reward-data = Rewards that wait for players, how they ended, and on which game server
reward-why = to hand each out once
# $days (number) $after (number)
reward-kept = { $days } days after the vote, then { $after } days

goalReach-data = When a server's goals for votes were reached
goalReach-why = so that plugins know it

goal-data = Owners' goals for votes, and which vote brought a player the reward of one
goal-why = to give each reward once
goal-kept = the goals for good, the votes until the account is deleted

feed-data = Votes in order, for servers with a feed key
feed-why = so that programs can follow them

server-data =
    Listings with their texts in every language, the slugs they had, their addresses on another
    list, their API keys as one-way codes, their webhooks
server-why = to list servers and to send them votes
server-kept =
    for good, of a deleted listing only its name, address, slug and revoked keys; the address
    of a webhook or a channel until its key is revoked

member-data = Who works on a listing besides its owner, and in which role
member-why = to let them
member-kept = until the role, the listing or the account ends

offer-data = Offers of a role or of a listing, and who was asked
offer-why = to wait for the answer, and not to ask again at once
# $days (number)
offer-kept =
    { $days ->
        [one] { $days } day, or until it is accepted
       *[other] { $days } days, or until it is accepted
    }

listingChange-data = The name, game or address that an approved listing is to have, or was refused
listingChange-why = to ask a moderator, and to tell the owner
listingChange-kept = until it is approved, or the owner takes it back

unreviewedEdit-data = What a listing said before its owner changed it
unreviewedEdit-why = so that moderators see what changed
unreviewedEdit-kept = until a moderator has looked at the change

picture-data = Servers' pictures, re-encoded without camera metadata
picture-why = to show them
picture-kept = until no server has them, and at most a day longer

report-data =
    Reports of listings, with the names of those who were signed in, and what moderators did and
    noted
report-why = to have moderators look
# $days (number)
report-kept =
    { $days ->
        [one] until { $days } day after they are closed
       *[other] until { $days } days after they are closed
    }

news-data = Emails to owners about their servers, sent or not
news-why = to send them, also after an outage

siteSetting-data =
    The site's settings: its name, colour, logo imprint, what moderators review, and the chat that gets their news
siteSetting-why = to show the site as its administrators set it up
siteSetting-kept = until they change it

linkAgreement-data = Whose links a player lets vote as them, and since when
linkAgreement-why = to vote with one click
linkAgreement-kept = until the player takes it back, gets a new password, or the account is deleted

mailbox-data = Whether an owner wants such emails, and when the next may go out
mailbox-why = to send none that is not wanted
mailbox-kept = until the account is deleted

queuedMail-data =
    Emails about an account that the mail server hasn't taken yet: address and text, encrypted
queuedMail-why = to try again when the mail server is away or asks to wait
# $days (number)
queuedMail-kept =
    until it is sent; a link to a new password an hour at most, everything else { $days } days

moderatorMail-data =
    How often a moderator wants email about what waits, and when they were last told
moderatorMail-why = to send no more than that
moderatorMail-kept = until the account is deleted

players-data = How many play on a server, on which map and in which mode, never who
players-why = to show it
# $hourly (number) $daily (number)
players-kept = by the hour { $hourly } days, by the day { $daily }

trail-data =
    The trail: who changed which listing, key, webhook or vote, and player names typed into tests
trail-why = to settle disputes

erasure-data = Deleted accounts' ids
erasure-why = to delete what still names them
erasure-kept = at most an hour

own-data = The service's own tables, without people
own-why = to run
own-kept = for good

addresses-data = IP addresses in memory
addresses-why = to limit floods and guesses
addresses-kept = an hour at most

log-data = The log: paths and times; without a mail server also email addresses and links
log-why = to find faults
log-kept = as long as the host keeps it

cookies-data =
    Cookies in the browser: the session, a mark that an account signed in there before, a sign-up
    that has no name yet, the theme, the language and the last way to sign in, a mark for a passkey or second step that is
    under way, and what a form just did
cookies-why =
    to stay signed in, to keep strangers from locking the account, to wait for the name, to show
    that theme, language and way, to accept only this browser's answer, and to tell you on the next
    page
# $session (number) $known (number) $theme (number)
cookies-kept =
    { $session } and { $known } days, half an hour, { $theme } days, an hour, and a minute

rememberedName-data =
    A cookie with the name that a player typed to vote, if they asked this browser to remember it
rememberedName-why = to fill it in the next time
# $days (number)
rememberedName-kept =
    { $days ->
        [one] { $days } day after the last vote, or until they have it forgotten
       *[other] { $days } days after the last vote, or until they have it forgotten
    }

codeLanguage-data = The language of code that was chosen in the guides, in the browser
codeLanguage-why = to show the next guide in it
codeLanguage-kept = until the tab is closed
