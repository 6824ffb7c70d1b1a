### people

## Texts of the pages about sharing a listing and leaving it.

roles-owner = Owner
roles-manager = Manager
roles-viewer = Viewer

# $server (string)
page-title = Settings of { $server }
page-heading = People
page-lead =
    Who may work on this server. Everybody uses their own account. Recent activity, under Keys &
    deliveries, says who did what.

page-heads-1 = Name
page-heads-2 = Role
page-heads-3 = Since
page-heads-4 = { "" }

page-you = you

page-change-manager = Make a manager
page-change-viewer = Make a viewer

page-remove = Remove
page-removed =
    People you remove lose access at once. Keys that they know keep working: this page then names them,
    and you can renew them all at once.
page-leave = Leave this server
page-leaveLead = You lose access at once. Only the owner can invite you again.
page-offersTitle = Open offers
# $name (string) $role ("owner" | "manager" | "viewer")
page-offer =
    { $role ->
        [owner] { $name }, to take the listing over
        [manager] { $name }, as a manager
       *[viewer] { $name }, as a viewer
    }
page-withdraw = Withdraw
page-inviteTitle = Invite somebody
page-inviteLead =
    They see the offer on their page “My servers” for seven days, and get an email if they confirmed
    their address. Nothing changes before they accept.
page-name = Name of their account
page-role = Role

page-choices-viewer = Viewer: sees figures, voters and deliveries
page-choices-manager = Manager: can do everything except delete, transfer or invite

page-invite = Send the invitation
page-needsApproval = You can invite people once a moderator has approved the server.

link-title = Invitation link
link-label = Send this link to one person
# $days (number)
link-help = Whoever opens it and signs in can become a manager. It works once, for { $days } days.
link-make = Make a link
link-open = A link, as a manager
link-until = Not used yet, works until
# $days (number)
link-dead = Each link works once, for { $days } days. Ask for a new one.

handover-title = Hand over
handover-lead = Gives the listing with its votes, keys and people to another account.
handover-what =
    You confirm that it’s you, and they accept within seven days. Then it is theirs, and you lose
    access. At first, webhooks of the new owner get at most 10 votes a second.
handover-name = Name of the new owner’s account
handover-submit = Offer the listing

unlist-title = Unlist
unlist-lead = For a break. You can undo it.
unlist-what =
    It leaves all lists, and its page and ballot close. API keys stop and deliveries wait; all you
    set up stays. Votes drop out of its rank after 30 days.
unlist-button = Take it off the list
unlist-again = It is off the list. Listing it again needs no moderator.
unlist-relist = List it again
unlist-notNow = Only a listed server can be taken off the list.

deletion-group = Delete
deletion-groupLead = This can’t be undone.
deletion-link = Delete …
deletion-what = The next page says what goes and when, and asks you to be sure.
# $server (string)
deletion-title = Delete { $server }
deletion-heading = Delete this listing?
deletion-lead = Here is what happens to everything that belongs to it.
deletion-effects = What happens
deletion-atOnce = At once
deletion-page-what = Page, text, pictures and badge
deletion-page-effect = No longer shown to anybody. No other listing ever gets this web address.
deletion-keys-what = API keys
# $keys (number)
deletion-keys-effect =
    { $keys ->
        [0] There are none.
        [one] { $keys } stops: plugins get an error.
       *[other] { $keys } stop: plugins get an error.
    }
deletion-waiting-what = Deliveries waiting or on hold
# $votes (number)
deletion-waiting-effect =
    { $votes ->
        [0] There are none.
        [one] 1 vote: it is never sent.
       *[other] { $votes } votes: they are never sent.
    }
deletion-inbox-what = Rewards in the inbox
# $votes (number)
deletion-inbox-effect =
    { $votes ->
        [0] There are none.
        [one] 1 vote: nobody can collect it any more.
       *[other] { $votes } votes: nobody can collect them any more.
    }
deletion-votes-what = Votes
# $votes (number)
deletion-votes-effect =
    { $votes ->
        [one] 1 vote: it no longer counts, but stays in the player’s own data.
       *[other] { $votes } votes: they no longer count, but stay in the players’ own data.
    }
deletion-people-what = People
# $people (number)
deletion-people-effect =
    { $people ->
        [0] Nobody else has access.
        [one] { $people } loses access.
       *[other] { $people } lose access.
    }
deletion-offers-what = Open offers
deletion-offers-effect = Nobody can accept them any more.
deletion-past-what = Past deliveries
deletion-past-effect = Are deleted one by one.
# $days (number)
deletion-past-when =
    { $days ->
        [one] { $days } day after each
       *[other] { $days } days after each
    }
deletion-record-what = Record of changes
deletion-record-effect = Stays, for moderators only.
deletion-record-when = For two years

deletion-heads-1 = What
deletion-heads-2 = Effect
deletion-heads-3 = When

deletion-rather = Rather not?
deletion-instead =
    Take it off the list for a break, which you can undo, or hand it over to somebody who goes on
    with it. Both keep the votes and all you set up.
deletion-insteadUnlisted =
    It is not on the list now. You can leave it so, or hand it over to somebody who goes on with it:
    that keeps the votes and all you set up.
deletion-unlist = Take it off the list
deletion-handOver = Hand it over
deletion-forGood = Delete for good
deletion-type = To be sure, type
# $slug (string)
deletion-typeHelp = Capital letters don’t matter. You can type { $slug } instead.
# $name (string)
deletion-otherName = That is not its name, which is “{ $name }”.
deletion-keep = Keep it
deletion-password = Your password

# $server (string) $role ("owner" | "manager" | "viewer")
offer-title =
    { $role ->
        [owner] Take over { $server }?
       *[other] Work on { $server }?
    }
# $owner (string) $role ("owner" | "manager" | "viewer")
offer-lead =
    { $role ->
        [owner] { $owner } wants to hand this listing over to you.
        [manager] { $owner } invites you as a manager.
       *[viewer] { $owner } invites you as a viewer.
    }

offer-means-viewer = You will see its figures, voters and deliveries.
offer-means-manager =
    You may do everything but delete it, hand it over and decide who works on it: edit the listing,
    its keys and its rewards.
offer-means-owner =
    You become responsible for it, with its votes, keys and webhooks. Its former owner loses access.
    API keys and secrets that others know keep working until you roll them.

# $names (string)
offer-people = These people keep their access until you remove them: { $names }.
# $role ("manager" | "viewer")
offer-former =
    { $role ->
        [manager] You stop being its manager: as its owner you may do everything.
       *[viewer] You stop being its viewer: as its owner you may do everything.
    }

offer-accept-viewer = Accept
offer-accept-manager = Accept
offer-accept-owner = Take it over

offer-decline = Decline
offer-game = Game
offer-address = Address
offer-status = Status
offer-until = Open until
# $days (number)
offer-declineLead = If you decline, the owner can’t ask you again for { $days } days.

known-title = Keys that former people know
known-lead = People who no longer manage this server made or entered these. They still work.
known-heads-1 = Key
known-heads-2 = Known to
known-heads-3 = What you do
# $name (string)
known-kinds-api_key = API key “{ $name }”
# $name (string)
known-kinds-webhook_secret = Webhook secret of “{ $name }”
# $name (string)
known-kinds-url_key = URL key
# $name (string)
known-kinds-link_key = Key for vote links
# $name (string)
known-kinds-chat = Address of “{ $name }”
# $name (string)
known-kinds-votifier = Votifier token of “{ $name }”
known-deleted = a deleted account
known-elsewhere-chat = Make a new address in the chat, and enter it under Chats.
known-elsewhere-votifier = Set a new token in your game server, and enter it under Rewards.
known-renew = Renew all keys
known-renewHelp =
    Old keys stop at once, and each new one is shown once. Webhook secrets stay until you activate
    the new one.
known-activate = Enter it in your receiver, then activate it on the key’s page.
known-made = Your new keys
