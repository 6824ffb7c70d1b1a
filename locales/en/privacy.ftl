### privacy

## Texts of the privacy page, besides the table of stored data.

title = Privacy
# $site (string)
lead = What { $site } knows about you, why, and for how long.
host =
    The people who run this site decide about it and are responsible for your data. The program
    behind it, Voteboard, sends nothing to its makers.

inShort-heading = In short
inShort-account =
    Your name and email address are kept to sign you in, until you delete your account.
inShort-votes =
    Your votes are kept for good, because servers are ranked by them. If you delete your account,
    your name is removed from them.
# $signIn (number) $votes (number)
inShort-address =
    Your IP address is kept for { $signIn } days with a sign-in. With votes there is only a code of
    it, for { $votes } days.
inShort-email = Nobody sees your email address. Owners of servers that you vote for see your name.

keptHeading = What is kept
oneWay =
    A one-way code can be compared, but not turned back: the site recognizes the same password,
    address or key without keeping it.

columns-1 = Data
columns-2 = Why
columns-3 = How long

groups-account = Accounts
groups-signIn = Signing in
groups-votes = Voting
groups-servers = Servers
groups-rewards = Rewards and messages to servers
groups-moderation = Moderation
groups-site = Running the site
groups-browser = In your browser

othersHeading = Who else sees it

others-1 =
    Owners of servers you vote for: your name, your account's number, and when you voted. What they
    do with it is up to them.
others-2 =
    Everyone: the name of a listing you submit, its address and description. If you agreed to be
    listed among top voters, also your name and how often you voted for a server; programs read this
    through the public API. If you withdraw, both stop showing it within a minute, but nobody can
    recall copies. Nobody sees your email address.
others-3 =
    Moderators of this site: who voted for which server, who owns which, and what owners changed.
others-4 = The mail server that this site uses: your email address, and the emails you get.

turnstile =
    Cloudflare: the page on which you vote loads its bot check, and so tells it your IP address and
    browser.
nobodyElse = Nobody else: no page loads anything from another host.
yoursHeading = Your data is yours
yours = You can see and change most of it on your account page.
download = Download everything …
delete = Delete your account …
