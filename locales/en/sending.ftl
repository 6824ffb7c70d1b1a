### sending

## What each end of an attempt means for the owner. None distinguishes an open port from a closed one beyond "could not connect", and none contains an address, because the attempt log must not serve as a port scanner.

outcomeSentences-delivered = Your server accepted the vote.
outcomeSentences-rejected = Your receiver answered with an error.
outcomeSentences-redirected = Your receiver pointed to another address; redirects are not followed.
outcomeSentences-redirected_elsewhere =
    Your receiver pointed to another site, as pages that ask for a sign-in do; redirects are not
    followed.
outcomeSentences-apps_script =
    Your receiver is a web app of Google Apps Script: it runs, and then it always answers with a
    redirect to a one-time address, which counts as a failure. Each retry runs the script again.
outcomeSentences-gone = Your receiver answered 410 Gone, which switches this webhook off.
outcomeSentences-timeout = Your receiver did not answer in time.
outcomeSentences-connect_failed = No connection to your receiver could be made.
outcomeSentences-connection_lost = Your receiver closed the connection before it answered.
outcomeSentences-tls_failed =
    No encrypted connection to your receiver could be made; check its TLS settings and its
    certificate.
outcomeSentences-tls_self_signed =
    Your receiver's certificate is self-signed; get one from an authority such as Let's Encrypt.
outcomeSentences-tls_untrusted =
    Your receiver's certificate is from an unknown authority, or its chain is incomplete; install
    the full chain.
outcomeSentences-tls_expired =
    Your receiver's certificate has expired, or is not valid yet; renew it and restart the program
    that uses it.
outcomeSentences-tls_other_name =
    Your receiver's certificate is for another name; use that name in the URL, or get a certificate
    for this one.
outcomeSentences-tls_old =
    Your receiver shares no version or cipher of TLS with us; allow TLS 1.2 or 1.3, and check that
    it has a certificate for this host name.
outcomeSentences-tls_plain =
    Your receiver does not answer in TLS; if it speaks plain HTTP there, begin its URL with http://.
outcomeSentences-tls_expected = Your receiver expects TLS; begin its URL with https://.
outcomeSentences-http2_only = Your receiver only speaks HTTP/2; allow HTTP/1.1 as well.
outcomeSentences-dns_failed = The host name of your receiver was not found. Check it for typos.
outcomeSentences-private_address =
    The host name of your receiver leads to an address that is not on the public internet.
outcomeSentences-bad_response = Your receiver's answer was not valid HTTP.
outcomeSentences-bad_url = The address of your receiver is not one we can call.
outcomeSentences-bad_secret = The secret of your receiver cannot be used; set a new one.
outcomeSentences-unconfirmed =
    Sent. The old protocol of Votifier does not confirm; look at your server's console.
outcomeSentences-not_votifier =
    Something answered there, but not Votifier: it usually listens at 8192, not where the game does.
outcomeSentences-votifier_key_missing =
    Your server speaks the old protocol of Votifier: paste its public key instead of the token.
outcomeSentences-token_refused =
    Your Votifier does not accept the token: paste the one after “default:” in
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Your Votifier did not accept the vote; its answer says why.
outcomeSentences-name_refused =
    Votifier takes names of 1 to 16 letters, digits and _, and this is not one.
outcomeSentences-posted = Posted in the channel.
outcomeSentences-chat_gone =
    The chat no longer accepts messages at this address: its webhook was deleted, or the address is
    wrong. The channel is switched off.
outcomeSentences-chat_refused =
    The chat did not take the message. A forum channel needs the address of one of its posts.
outcomeSentences-chat_busy = The chat asked us to wait: too many messages. They are posted later.
outcomeSentences-interrupted = We were restarted during this attempt; it will be made again.
outcomeSentences-internal_error = Something went wrong on our side; the attempt will be made again.

## Follows the sentence of an attempt whose receiver pointed elsewhere.

# $url (string)
pointsTo = It points to { $url }: save that URL?
# $url (string)
pointsElsewhere = It points to { $url }.

## What happened in an exchange with a Votifier receiver, step by step, as its owner reads it.

# $version (string)
votifierSteps-greeted = it greets: VOTIFIER { $version }
# $bytes (number) $secret ("token" | "public_key")
votifierSteps-sent =
    sent { $bytes } bytes, { $secret ->
        [token] signed with your token
       *[public_key] encrypted to your public key
    }
votifierSteps-silent = no answer came
votifierSteps-closed =
    it closed the connection without an answer, as VotifierPlus does when the token is wrong
# $line (string)
votifierSteps-answered = it answers: { $line }
