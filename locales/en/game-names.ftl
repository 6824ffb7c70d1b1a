### game-names

## Texts about the names that an account has in games.

heading = Your names in games
lead =
    Another name on Bedrock, or a Steam id on some servers? Add it, and choose one each
    time you vote. The server sees that name and sends the reward to it.
note = Each ballot asks which of your names votes.
open = Your names …

listHeading = Your names

kinds-steam = Proved by your sign-in with Steam
kinds-added = Added by you
badges-own = account
badges-proved = proved
# $servers (string) $more (number)
votesFor =
    { $more ->
        [0] Votes for { $servers }
       *[other] Votes for { $servers } and { $more } more
    }
unused = No votes with it yet

remove = Remove
addHeading = Add a name
# $left (number)
left =
    You can add { $left ->
        [one] one more name.
       *[other] { $left } names.
    }
ruleTitle = How votes under an added name count
rule =
    Other players can add the same name or sign up with it, because nothing proves whose it is.
    A server accepts one vote a day for such a name, from the first player who casts it, and one
    more by the link that you get in the game.
steamRule =
    Rust and other Steam games know you by your Steam id. Link Steam, and the id is added
    automatically.
name = Name in the game
add = Add this name
back = Back to your account
backTo = Back
full = You have as many names as an account can have. Remove one to add another.
