### chats

## What is posted into a channel of Discord, Slack or Mattermost, for everybody who reads it.

# $player (string) $server (string)
message-one = { $player } voted for { $server }
# $votes (number) $server (string)
message-many =
    { $votes ->
        [one] { $votes } vote for { $server }
       *[other] { $votes } votes for { $server }
    }
# Votes that were cast long before, such as those that waited while a channel was switched off.
# $server (string) $votes (number)
message-earlier = Earlier votes for { $server }: { $votes }
# $server (string)
message-test = Test: votes for { $server } will be posted here
# The words of the link to the server's page.
message-vote = Vote
# $votes (number)
message-total =
    { $votes ->
        [one] { $votes } vote in 30 days
       *[other] { $votes } votes in 30 days
    }
# $votes (number)
message-more = and { $votes } more
# $server (string) $month (Date)
message-top = Top voters of { $server } in { DATETIME($month, month: "long", year: "numeric") }
# $place (number) $player (string) $votes (number)
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } vote
       *[other] { $place }. { $player }: { $votes } votes
    }
# Those who voted, but are not named. $players (number)
message-others =
    { $players ->
        [one] and { $players } other player
       *[other] and { $players } other players
    }

## The owner's page about the channels that votes are posted into.

# $server (string)
page-title = Chats of { $server }
page-lead =
    Votes can be posted into a channel of Discord, Slack or Mattermost: with the names of the
    players, the server's picture and a link to vote. What is posted can't be recalled.
page-heading = Connected channels
page-often = How often
page-connect = Connect a channel
page-example = What is posted
# $address (string)
page-offer = { $address } is a channel: votes are posted there as messages. Choose how often.
page-address = Address of the channel's webhook
page-addressHelp =
    On Discord: settings of the channel, Integrations, Webhooks, Copy Webhook URL. Whoever knows the
    address can post there, so it is stored encrypted and never shown again.
page-service = Chat
page-serviceHelp = For Rocket.Chat and others that take Mattermost's messages, choose Mattermost.
page-language = Language of the messages
# Follows "Language of the messages".
page-languageOfOwner = The owner's
page-submit = Connect and send a test
page-all = All chats

paces-at_once = At once
paces-ten_minutes = Every ten minutes
paces-daily = A top ten each day

channel-title = Channel
channel-lead = One message tells of all votes since the last one.
# $days (number)
channel-replayLead =
    Posts the votes since a time once more, as earlier votes. A chat can't tell that it had them
    already. At most { $days } days back.
channel-addressKept = Leave it empty to keep the present one.
channel-save = Save
channel-test = Test message
channel-testLead = Posted now, whatever you chose above. Nobody is mentioned.
channel-testButton = Send a test message
channel-gone =
    The chat no longer accepts messages at this address, so the channel was switched off. Votes are
    on hold. Paste a new address above, then send them.

## What is posted into the channel that gets news for moderators.

# $reports (number)
desk-reports =
    { $reports ->
        [one] One new report
       *[other] { $reports } new reports
    }
# $site (string)
desk-test = Test: news for the moderators of { $site } will be posted here
# The words of the link to the pages for moderators.
desk-open = Open the desk
