### voting

voted = Du hast heute schon gevotet.
votedInVain = Die Moderation hat deinen heutigen Vote für ungültig erklärt.
votedElsewhere = Dein verknüpftes Konto hat heute schon gevotet, als es hier zu einem anderen Konto gehörte.
next = Nächster Vote in
receipt = Was aus deinem Vote geworden ist

ballot-title = Für { $server } voten
ballot-youVoteAs = Du votest als
ballot-isItYou = Die Belohnung bekommt im Spiel genau dieser Name.
ballot-change = Nicht dein Name? Ändern
ballot-names = Du votest als
ballot-namesHelp = Diese Auswahl merken wir uns für den Server.
ballot-isSteamId = deine Steam-ID
ballot-addName = Heißt du hier anders? Namen hinzufügen
ballot-addToYours = { $name } zu deinem Konto { $username } hinzufügen
ballot-addToYoursWhy = – so gehören Votes über solche Links dir.
ballot-nameGone =
    „{ $name }“ ist nicht mehr einer deiner Namen oder passt nicht zu diesem Server. Dein Vote wurde
    nicht abgegeben. Wähle einen anderen.
ballot-linkSays = Laut { $server } bist du das, und dieser Name bekommt die Belohnung.

ballot-name-label = Dein Name im Spiel
ballot-name-help = Genau wie im Spiel: Dieser Name bekommt die Belohnung.

ballot-agree =
    { $server } darf dir Links schicken, die deinen täglichen Vote als { $username } abgeben
ballot-agreeWhy =
    Ein solcher Link braucht keine Anmeldung. Er votet nur, wenn er geöffnet und sein Button
    gedrückt wird, und nur für diesen Server. Dein heutiger Vote zählt so oder so. Auf deiner
    Kontoseite kannst du das zurücknehmen.
ballot-linkOpened = Du hast einen Vote-Link für { $username } geöffnet
ballot-signInAs = Als { $username } anmelden
ballot-signInWhy =
    Dieser Name gehört zu einem Konto. Melde dich einmal an, damit Links von { $server } für dich
    voten dürfen.
ballot-signedInAs = Du bist als { $username } angemeldet.
ballot-voteAs = Stattdessen als { $username } voten
ballot-notTheirs = So heißt du im Spiel, aber das Konto gehört jemand anderem?
ballot-tell = Schreib den Betreibern dieser Seite.
ballot-otherName = Du bist als { $name } gekommen und votest mit dem Namen deines Kontos.
ballot-makeYours = Sichere dir diesen Namen
ballot-makeYoursWhy = mit einem Passwort, damit nur du ihn hier nutzen kannst. Deine Votes bleiben dabei.
ballot-badLink = Dieser Link funktioniert nicht

ballot-badLinks-forged =
    Er stammt nicht von { $server }, oder ein Teil fehlt. Hol dir im Spiel einen neuen und öffne ihn
    unverändert.
ballot-badLinks-expired = Er ist abgelaufen. Gib auf { $server } /vote ein, dann bekommst du einen neuen.
ballot-badLinks-too_far =
    Links dürfen höchstens 24 Stunden gelten, und dieser von { $server } gilt länger. Sag dort dem
    Team Bescheid: Das Plugin oder die Uhr ist falsch eingestellt.
ballot-badLinks-no_time =
    Sein Ende ist keine Zeit in ganzen Unix-Sekunden. Sag dem Team von { $server } Bescheid: Das Plugin
    ist falsch eingestellt.

ballot-remember = Diesen Namen in diesem Browser merken
ballot-rememberHelp = Ein Cookie speichert ihn höchstens ein Jahr lang.
ballot-remembered = Dieser Browser merkt sich den Namen { $name } fürs Voten.
ballot-forget = Vergessen
ballot-place = Platz { $rank } in { $game }
ballot-haveAccount = Hast du ein Konto?
ballot-signIn = Anmelden
ballot-cast = Jetzt voten
ballot-ready = Bereit zum Voten
ballot-rule = Ein Vote pro Server und Tag (UTC).
ballot-noScript =
    Zum Voten musst du JavaScript für diese Seite einschalten: Dein Browser muss ein wenig rechnen,
    das hält Bots fern. Nur Voten und Registrieren brauchen es.
ballot-back = Zurück zum Server
ballot-alreadyVoted = Du hast heute schon für diesen Server gevotet
ballot-voteVoid = Die Moderation hat deinen heutigen Vote für diesen Server für ungültig erklärt
ballot-voteTaken =
    Dein verknüpftes Konto hat heute schon für diesen Server gevotet, als es hier zu einem anderen
    Konto gehörte
ballot-outOfReach = Dein Name passt nicht zu diesem Server
ballot-outOfReachWhy =
    Dieser Server verteilt Belohnungen nach dem Namen im Spiel, und „{ $username }“ kann dort keiner
    sein: Solche Namen haben bis zu 16 Buchstaben, Ziffern und „_“.
ballot-confirmEmail = Bestätige zuerst deine E-Mail-Adresse
ballot-confirmEmailNext =
    Auf dieser Seite zählen nur Votes von Konten mit bestätigter E-Mail-Adresse. Den Link bekommst du
    auf deiner Kontoseite.
ballot-toAccount = Dein Konto

faults-name = Mit diesem Namen kann man hier nicht voten.
faults-changed =
    Inzwischen hat sich etwas geändert. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.
faults-name_gone =
    Das ist nicht mehr einer deiner Namen. Dein Vote wurde nicht abgegeben. Wähle einen anderen.
faults-name_used =
    Unter diesem Namen hat heute schon jemand anders für diesen Server gevotet. Dein Vote wurde nicht
    abgegeben. Wähle einen anderen deiner Namen oder gib im Spiel /vote ein: Der Link von dort belegt,
    dass der Name dir gehört. Neuer Versuch in
faults-link_used =
    Dieser Name hat heute schon über einen Link dieses Servers gevotet, mit einem anderen Konto hier.
    Dein Vote wurde nicht abgegeben. Neuer Versuch in
faults-missing = Dein Browser war noch nicht so weit. Warte auf das Häkchen und vote dann.
faults-forged =
    Diese Prüfung war nicht für diesen Vote. Er wurde nicht abgegeben. Versuch es noch einmal.
faults-expired =
    Die Seite war zu lange offen. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.
faults-already_voted =
    Inzwischen hat sich etwas geändert. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.
faults-proof_spent =
    Diese Prüfung wurde schon benutzt. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.
faults-unavailable =
    Die Bot-Prüfung geht gerade nicht. Dein Vote wurde nicht abgegeben. Versuch es gleich noch
    einmal.
faults-address_full =
    Aus deinem Netzwerk kamen heute zu viele Votes für diesen Server. Dein Vote wurde nicht
    abgegeben. Für Konten mit bestätigter E-Mail-Adresse oder mit einem verknüpften Konto ist die
    Grenze höher. Neuer Versuch in

widget-label = Ich bin kein Bot
widget-verifying = Kurze Bot-Prüfung …
widget-error = Das hat nicht geklappt. Lade die Seite neu.
widget-expired = Das hat zu lange gedauert. Lade die Seite neu.
widget-waitAlert = Einen Moment: Dein Browser ist noch nicht so weit.

week-title = Deine letzten sieben Tage
week-today = Heute
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : gevotet
week-notVoted = : kein Vote
week-ofMonth =
    { $votes ->
        [one] Dein erster Vote hier in diesem Monat.
       *[other] { $votes } Votes hier in diesem Monat.
    }
week-all = Jeden Tag der Woche.
week-inRow =
    { $days ->
        [one] { $days } Tag in Folge.
       *[other] { $days } Tage in Folge.
    }

consent-question = Deinen Namen bei den Top-Votern zeigen?
consent-why =
    Du hast dreimal gevotet. Server zeigen ihre Top-Voter mit Namen: Alle können sie sehen, und
    andere Seiten dürfen sie zeigen. Du kannst das in deinem Konto ändern.
consent-yes = Ja, Namen zeigen
consent-no = Nein, nicht zeigen
consent-title = Top-Voter
consent-listed = Dein Name steht bei den Top-Votern der Server, für die du votest.
consent-notListed =
    Dein Name steht in keiner Liste. Server, für die du votest, erfahren trotzdem, wer gevotet hat.
consent-isListed = sichtbar
consent-isHidden = nicht sichtbar
consent-start = Namen zeigen
consent-stop = Namen verbergen

board-heading = Top-Voter
board-title = Top-Voter von { $server }
board-description = Wer am meisten für { $server } gevotet hat, Monat für Monat.
board-ownTitle = Voter
board-ownCount =
    { $players ->
        [one] 1 Voter
       *[other] { $players } Voter
    } im { DATETIME($start, month: "long", year: "numeric") }
board-ownDownload = Als CSV herunterladen
board-ownPlayer = Spieler
board-ownPart = Name oder ein Teil davon
board-ownHeads-1 = Spieler
board-ownHeads-2 = Votes
board-ownHeads-3 = Letzter Vote
board-ownHeads-4 = Name
board-ownPublic = öffentlich
board-ownNote = „öffentlich“: Der Spieler hat zugestimmt, unter den Top-Votern genannt zu werden.
board-ownNobody = Niemand gefunden für { $search }
board-months = Monat
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Bisher in diesem Monat
board-final = Endergebnis
board-ofMonth = Top-Voter im { DATETIME($start, month: "long") }
board-all = Alle Top-Voter
board-sums =
    Bisher { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } von { $players ->
        [one] 1 Spieler.
       *[other] { $players } Spielern.
    }
board-noVotes = In diesem Monat hat noch niemand gevotet.
board-nobody = Bisher will niemand von den Votern mit Namen genannt werden.
board-votes =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }
board-others =
    { $votes ->
        [one] 1 Vote kam
       *[other] { $votes } Votes kamen
    } von { $players ->
        [one] einem weiteren Spieler.
       *[other] { $players } weiteren Spielern.
    }
board-voided =
    { $votes ->
        [one] 1 Vote dieses Monats wurde nachträglich für ungültig erklärt. Die Liste zeigt, was
            jetzt zählt.
       *[other] { $votes } Votes dieses Monats wurden nachträglich für ungültig erklärt. Die Liste
            zeigt, was jetzt zählt.
    }
board-imported =
    { $votes ->
        [one] 1 weiterer Vote kommt von der Liste, von der dieser Server umgezogen ist.
       *[other] { $votes } weitere Votes kommen von der Liste, von der dieser Server umgezogen ist.
    }
board-gone = gelöschtes Konto
board-unlisted = nicht gelistet
board-you = du
board-more =
    { $players ->
        [one] 1 weiterer Spieler
       *[other] { $players } weitere Spieler
    }
board-behind =
    { $votes ->
        [one] 1 Vote hinter Platz { $place }
       *[other] { $votes } Votes hinter Platz { $place }
    }
board-site = Top-Voter auf allen Servern
board-rules =
    Monate sind Kalendermonate in UTC. Bei gleich vielen Votes steht vorn, wer den letzten früher
    abgegeben hat. Genannt wird nur, wer zugestimmt hat. Ergebnisse bleiben ein Jahr lang.
board-howCounted = So wird gezählt
board-back = Zurück zu { $server }

siteBoard-title = Top-Voter
siteBoard-titleOf = Top-Voter: { $span }
siteBoard-lead = Wer auf allen Servern zusammen am meisten votet.
siteBoard-spans = Zeitraum
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Dieser Monat
siteBoard-names-last_month = Letzter Monat
siteBoard-names-year = Zwölf Monate
siteBoard-names-all = Gesamt

siteBoard-allTime = Seit dem ersten Vote
siteBoard-nobody =
    Für diese Zeit steht hier noch niemand. Die Votes aller, die genannt werden wollen, werden
    jede Stunde gezählt.
siteBoard-rules =
    Wird stündlich gezählt, „Gesamt“ einmal am Tag. Monate sind Kalendermonate in UTC. Bei gleich
    vielen Votes steht vorn, wer den letzten früher abgegeben hat. Genannt wird nur, wer zugestimmt
    hat, und zwar mit dem Namen des Kontos, auch wenn unter anderen Namen gevotet wurde.
siteBoard-yourName = Auf deiner Kontoseite wählst du, ob dein Name hier steht

receiptPage-title = Dein Vote zählt
receiptPage-voidTitle = Dein Vote ist ungültig
receiptPage-thanks = Danke, dass du für { $server } gevotet hast.
receiptPage-player = Spieler
receiptPage-favourite = Dein Favorit
receiptPage-nextVotes = Nächste Votes
receiptPage-vote = Voten
receiptPage-voteFor = { " " }für { $server }
receiptPage-castAt = Abgegeben
receiptPage-nextVote = Nächster Vote
receiptPage-sent = An den Server gesendet
receiptPage-receiver = Spielserver { $number }
receiptPage-reward = Deine Belohnung
receiptPage-standing = Der Server steht auf { $place }.
receiptPage-ranks = Lass deine Votes auch für den Rang zählen
receiptPage-ranksWhy =
    Dein Vote kommt beim Server an, aber nur Votes { $counts ->
       *[signed-in] angemeldeter Spieler
        [confirmed] von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto
        [established] von Spielern, deren verknüpftes Konto älter als 30 Tage ist,
    } bringen ihn nach oben.
receiptPage-signUpAs = Als { $player } registrieren

receiptPage-rewards-waiting = wartet im Spiel auf dich
receiptPage-rewards-leased = wartet im Spiel auf dich
receiptPage-rewards-granted = erhalten
receiptPage-rewards-refused = vom Server abgelehnt
receiptPage-rewards-voided = zurückgezogen
receiptPage-rewards-expired = verfallen: nicht abgeholt

receiptPage-back = Zurück zu { $server }
receiptPage-isVoid = Die Moderation hat diesen Vote für ungültig erklärt. Er zählt nicht mehr.
receiptPage-isVoidOpen =
    Die Moderation hat diesen Vote zusammen mit anderen für ungültig erklärt. Er zählt nicht mehr, aber du kannst heute noch einmal voten.
receiptPage-looksAgain = Diese Seite aktualisiert sich von selbst.
receiptPage-keepsTrying = Wir versuchen es 76 Stunden lang, er kann also noch ankommen.
receiptPage-nextVoteOpen = Wieder voten
receiptPage-forgotten = Das merken wir uns nur 30 Tage lang.
receiptPage-unheard = Dieser Server ist noch nicht verbunden. Dein Vote zählt trotzdem.
receiptPage-none = Dieser Server holt seine Votes selbst ab, und deiner liegt bereit.

receiptPage-words-on_its_way = unterwegs
receiptPage-words-retrying = wartet: Der Server antwortet nicht
receiptPage-words-held = vom Besitzer pausiert
receiptPage-words-delivered = angekommen
receiptPage-words-given_up = fehlgeschlagen
receiptPage-words-withdrawn = zurückgezogen

wait-hours = { $hours } h
wait-minutes = { $minutes } min
wait-both = { $hours } h { $minutes } min
