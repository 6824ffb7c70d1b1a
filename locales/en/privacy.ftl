### privacy

## Texts of the privacy page, besides the table of stored data.

title = Privacy
# $site (string)
lead = What { $site } knows about you, why, and for how long.
host =
    The people who run this site decide about it and are responsible for your data. The program
    behind it, Voteboard, sends nothing to its makers.
keptHeading = What is kept

columns-1 = Data
columns-2 = Why
columns-3 = How long

othersHeading = Who else learns of it

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
download = Download everything.
delete = Delete your account.
