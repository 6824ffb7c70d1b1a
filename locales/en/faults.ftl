### faults

## What is wrong with a field, or with a form as a whole.

required = This field is required.
code = That code isn't right, or it has expired. Type the one that the app shows now.
confirmTest = Confirm that your receiver may reward this player, or leave the name empty.
currentPassword = That is not your current password.
game = Choose the game from the list.
listingName = Type the name of the listing.
noPasskeys = You have no passkey yet.
noneTicked = Tick at least one listing.
notReady = Your browser wasn't ready yet. Wait until the box is ticked, then try again.
password = That is not your password.
port = Enter a port number from 1 to 65535.
reason = Choose what is wrong.
role = Choose a role.
signIn =
    Wrong username or password. You can use your email address once it is confirmed.
signInBusy =
    Too many people are doing this right now, so you are not signed in yet. Type your password again
    and sign in. This time your browser does a little work first, and you go before those whose
    browsers don't.
time = Enter a date and a time.
nothingToReplay =
    There is nothing to replay. A replay resends votes that were sent to this key or are on hold for
    it: not those that went only to other keys, are still on their way or are void.
urlUnsaved = This URL is not saved yet. Save it first: until then, what we send goes to the old one.
number = Enter a whole number.
