### status

## Texts of an owner's settings about the server's state and ownership.

outcomes-answered = It answered.
outcomes-unknown_protocol = We can't query servers of this game.
outcomes-port_refused =
    We don't query this port: it belongs to other services. List the port that players connect to.
outcomes-dns_failed = Its hostname doesn't resolve. Check it for typos, or check your DNS records.
outcomes-private_address = Its hostname points to an address that is not on the public internet.
outcomes-timeout =
    It didn't answer within 5 seconds. Is it running? Does a firewall block us? Does the game answer
    queries?
outcomes-refused = The machine is there, but nothing is listening on this port.
outcomes-bad_answer =
    It answered, but not the way servers of this game do. Are the game and port right?
outcomes-answer_too_large = It sent more than any game server does, so we hung up.
outcomes-internal_error = Something went wrong on our side. It is not your server.

status-heading = Status
status-lead = We ask your server for its player count every 5 minutes.
# $game (string)
status-notAskable = We can't query { $game } servers, so your page shows no player count.
status-notApproved = We start once a moderator has approved your server.

status-states-unknown = not checked yet
status-states-online = online
status-states-offline = offline
status-failed = last check failed
# $minutes (number)
status-stillOnline = Players see it as online until { $minutes } minutes after its last answer.

status-since = since
status-neverAnswered = it never answered
status-address = Queried at
status-lastAsked = Last checked
status-lastAnswer = Result
# $online (number) $max (number)
status-counted = { $online } of { $max } players are online.
# $online (number)
status-countedOnline =
    { $online ->
        [one] 1 player is online.
       *[other] { $online } players are online.
    }
status-uncounted = It doesn't tell how many players are online.
status-message = Server message
status-check = Check now

ownership-heading = Prove that it is yours
ownership-verified = verified

ownership-by-message = Your token was in the server's message of the day.
ownership-by-dns = Your token was in a DNS record of its hostname.

ownership-kept =
    You can remove the token now. If you change the host or port, you'll have to prove it again.
ownership-lead =
    Your page then gets a badge that tells players it comes from the owner. Put this token in one of
    two places:
ownership-leadOfAddress =
    Your page then gets a badge that tells players it comes from the owner. Put this token in the
    server's name or message of the day, as plain text on one line.
# $host (string)
ownership-waits =
    Your new address { $host } waits for a moderator. “Check now” asks there; if your token shows
    up, the address changes at once.
ownership-approves =
    You don't have to wait for a moderator: your server is approved as soon as “Check now” finds
    your token.
ownership-token = Token
ownership-message = the server's name or message of the day, as plain text on one line, or
# $host (string)
ownership-dns = a DNS record of type TXT at the name below, or at { $host } itself.
ownership-dnsName = Name of the DNS record
ownership-look = Look for the token
ownership-notFound = not found yet
