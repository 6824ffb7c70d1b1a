### game-names

## Texts about the names that an account has in games.

heading = Your names in games
lead =
    Another name on Bedrock, or a Steam id on some servers? Add it, and choose on each ballot which
    one votes. The server learns, and rewards, exactly that name.
note = Each ballot asks which of your names votes.
open = Your names …

heads-1 = Name
heads-2 = How it is known
heads-3 = { "" }

kinds-own = the name of your account
kinds-steam = proved by your sign-in with Steam
kinds-added = added by you

remove = Remove
addHeading = Add a name
rule =
    You can add two names. Other players can add the same ones or sign up with them, because nothing
    proves whose they are. A server accepts one vote a day for such a name, from the first player
    who casts it, and one more by the link that you get in the game.
steamRule =
    Rust and other Steam games know you by your Steam id. Sign in with Steam, and it is here by
    itself.
name = Name in the game
add = Add this name
back = Back to your account
backTo = Back
full = You have as many names as an account can have. Remove one to add another.
