### search

## Texts of the page on which moderators find things.

title = Search
field = Listing, account, vote or trail
placeholder = Name, address or ID
# $entries (number)
help =
    Listings by a part of their name or address, accounts by the start of their name, votes by
    player or ID, the newest { $entries } entries of the trail by their words.
helpEmail = An account is also found by its whole email address.
submit = Search

kind-listings = Listings
kind-accounts = Accounts
kind-votes = Last votes
kind-trail = Trail

# $shown (number)
most = The first { $shown }. Write more to find the others.
votesOf = Of each player, only the last vote for each listing.
owner = owner
since = since
# $listings (number)
listings =
    { $listings ->
        [one] 1 listing
       *[other] { $listings } listings
    }
noSignIn = No sign-in

byEmail-yes = has this email address
byEmail-no = typed this email address, never confirmed it

states-moderator = Moderator
states-administrator = Administrator
states-disabled = Disabled

# $player (string) $listing (string)
voteFor = { $player } for { $listing }
own = for its own listing
# $text (string)
nothing = Nothing has “{ $text }” in it
nothingLead =
    We looked at names and addresses of listings, starts of account names, players and IDs of votes,
    and the trail.
wholeTrail = Whole trail
