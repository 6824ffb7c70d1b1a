### moderation-chat

## The part of the settings in which administrators connect a channel for moderators.

title = News in a chat
lead =
    Get a message in Discord, Slack or Mattermost when something new waits for moderators, with a
    link to it. Messages name servers, but no people. Reports are only counted.

connect = Connect a channel
# $address (string)
connected = { $address } gets what you choose here.

addressKept = Leave it empty to keep the present one.

kinds-label = What is posted
kinds-help = What you don't tick isn't posted. If you tick it later, what waits is posted then.
kinds-choices-listings = New listings, and changes that wait for review
kinds-choices-waves = Unusual votes, and owners' answers
kinds-choices-reports = Reports

pace = How often
paces-at_once = At once, at most each minute
paces-ten_minutes = Every ten minutes

save = Save
connectSubmit = Connect and send a test
remove = Remove the channel
removeLead = Its address is deleted. What waits stays on the desk.

posted = Last message
lastTry = Last try

off =
    The chat no longer accepts messages at this address, so the channel was switched off. Paste a new
    one: what waits is posted there.
lost = The address can't be read any more. Paste it again.
# $status (string)
failing = The last message was not posted ({ $status }). It is tried again, each hour at least.
noAnswer = no answer

## Why a test message was not posted. Follows nothing, and stands beside the address.

# $status (number)
faults-gone =
    The chat answered { $status }: it has no such webhook, or a part of the address is missing.
    Nothing was changed.
# $status (number)
faults-refused =
    The chat did not take a test message ({ $status }). A forum channel of Discord needs ?thread_id=
    and the id of one of its posts. Nothing was changed.
faults-busy = The chat asked us to wait. Try again in a minute. Nothing was changed.
# $status (number)
faults-status =
    Something that is no webhook of a chat answered { $status }. Copy the address again. Nothing was
    changed.
faults-silent =
    No test message could be sent there. Is the host right, and on the public internet? Nothing was
    changed.
