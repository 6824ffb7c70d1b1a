### status

outcomes-answered = Er hat geantwortet.
outcomes-unknown_protocol = Server dieses Spiels können wir nicht abfragen.
outcomes-port_refused =
    Diesen Port fragen wir nicht ab: Er gehört zu anderen Diensten. Trag den Port ein, mit dem sich
    Spieler verbinden.
outcomes-dns_failed =
    Der Hostname lässt sich nicht auflösen. Prüfe ihn auf Tippfehler oder sieh in deine DNS-Einträge.
outcomes-private_address =
    Der Hostname führt zu einer Adresse, die nicht im öffentlichen Internet liegt.
outcomes-timeout =
    Er hat nicht innerhalb von 5 Sekunden geantwortet. Läuft er? Blockiert uns eine Firewall?
    Beantwortet das Spiel Abfragen?
outcomes-refused = Der Rechner ist da, aber auf diesem Port lauscht nichts.
outcomes-bad_answer =
    Er hat geantwortet, aber nicht so wie Server dieses Spiels. Stimmen Spiel und Port?
outcomes-answer_too_large =
    Er hat mehr gesendet als jeder Gameserver, deshalb haben wir die Verbindung getrennt.
outcomes-internal_error = Bei uns ist etwas schiefgelaufen. An deinem Server liegt es nicht.

status-heading = Status
status-lead = Alle 5 Minuten fragen wir deinen Server nach der Spielerzahl.
status-notAskable =
    Server für { $game } können wir nicht abfragen, deshalb zeigt deine Seite keine Spielerzahl.
status-notApproved = Wir beginnen, sobald die Moderation deinen Server freigegeben hat.

status-states-unknown = noch nicht geprüft
status-states-online = online
status-states-offline = offline
status-failed = letzte Prüfung fehlgeschlagen
status-stillOnline =
    Bis { $minutes } Minuten nach seiner letzten Antwort sehen Spieler ihn als online.

status-since = seit
status-neverAnswered = noch nie geantwortet
status-address = Abgefragt unter
status-lastAsked = Zuletzt geprüft
status-lastAnswer = Ergebnis
status-counted = { $online } von höchstens { $max } Spielern sind online.
status-countedOnline =
    { $online ->
        [one] 1 Spieler ist online.
       *[other] { $online } Spieler sind online.
    }
status-uncounted = Er verrät nicht, wie viele Spieler online sind.
status-message = Nachricht des Servers
status-check = Jetzt prüfen

ownership-heading = Weise nach, dass er dir gehört
ownership-verified = verifiziert

ownership-by-message = Dein Token stand in der Nachricht des Tages (MOTD) des Servers.
ownership-by-dns = Dein Token stand in einem DNS-Eintrag des Hostnamens.

ownership-kept =
    Du kannst das Token jetzt entfernen. Wenn du Host oder Port änderst, musst du es neu nachweisen.
ownership-lead =
    Deine Seite bekommt dann ein Abzeichen, das Spielern zeigt, dass sie vom Besitzer stammt. Trag
    dieses Token an einer von zwei Stellen ein:
ownership-leadOfAddress =
    Deine Seite bekommt dann ein Abzeichen, das Spielern zeigt, dass sie vom Besitzer stammt. Trag
    dieses Token als reinen Text in einer Zeile in den Namen oder die Nachricht des Tages (MOTD) des
    Servers ein.
ownership-waits =
    Deine neue Adresse { $host } wartet auf die Moderation. „Jetzt prüfen“ fragt dort nach; wenn dein
    Token auftaucht, gilt die Adresse sofort.
ownership-approves =
    Du musst nicht auf die Moderation warten: Dein Server ist freigegeben, sobald „Jetzt prüfen“ dein
    Token findet.
ownership-token = Token
ownership-message =
    im Namen oder in der Nachricht des Tages (MOTD) des Servers, als reiner Text in einer Zeile, oder
ownership-dns = in einem DNS-Eintrag vom Typ TXT beim Namen unten oder bei { $host } selbst.
ownership-dnsName = Name des DNS-Eintrags
ownership-look = Nach dem Token suchen
ownership-notFound = noch nicht gefunden
