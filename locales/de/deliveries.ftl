### deliveries

log-heading = Zustellungen, neueste zuerst
log-lead =
    Jeder Vote auf dem Weg zu einem Webhook. Abgeschlossene Zustellungen bleiben 30 Tage lang
    gespeichert.
log-none = Noch nichts gesendet
log-noneNext =
    Hier steht jeder Vote, der an einen Webhook geht, mit allen Versuchen und Antworten. Gib einem
    Schlüssel eine Webhook-URL und sende dann von seiner Seite einen Test.
log-noneFound = Keine solchen Zustellungen
log-noneOf = Nichts gefunden zu { $search }
log-noneOfNext =
    Such nach dem ganzen Namen eines Spielers (groß oder klein ist egal) oder nach einer ganzen
    Vote-ID oder Zustellungs-ID.
log-backwards = Der erste Tag liegt nach dem letzten
log-showAll = Alle Zustellungen zeigen
log-find = Spieler, Vote-ID oder Zustellungs-ID
log-from = Von (UTC)
log-to = Bis (UTC)
log-atLeast = { $votes }+
log-byState = Nach Zustand
log-all = Alle
log-filter = Zustellungen filtern
log-allKeys = Alle Schlüssel
log-show = Suchen
log-player = Spieler
log-nobody = niemand
log-topTen = Die besten zehn
log-cast = Abgegeben
log-key = Schlüssel
log-state = Zustand
log-last = Letztes Ergebnis
log-attempts = Versuche
log-next = nächster Versuch
log-again = noch einmal gesendet:
log-test = Test
log-pages = Seiten der Zustellungen
log-older = Ältere Zustellungen
log-newest = Neueste Zustellungen
log-title = Zustellungen von { $server }
log-titleOf = Zustellungen von { $server }: { $state }

log-retryLead-abandoned =
    Sendet die der letzten 14 Tage noch einmal, fünf pro Sekunde. Sie behalten ihre IDs: Ein
    Empfänger, der sich X-Listing-Vote merkt, belohnt niemanden doppelt.
log-retryLead-held = Sendet die der letzten 14 Tage, fünf pro Sekunde.

log-retry-abandoned = Alle fehlgeschlagenen von { $key } wiederholen
log-retry-held = Alle zurückgehaltenen von { $key } senden

day-title = Letzte 24 Stunden

day-typical = typische Antwort
day-slow = langsame Antwort
day-label =
    Stunde für Stunde über 24 Stunden: { $atOnce } sofort zugestellt, { $late } nach neuem Versuch,
    { $failed } wartend oder fehlgeschlagen

day-axis-1 = vor 24 h
day-axis-2 = 18 h
day-axis-3 = 12 h
day-axis-4 = 6 h
day-axis-5 = jetzt

day-legend-ok = sofort zugestellt
day-legend-late = nach neuem Versuch
day-legend-bad = wartend oder fehlgeschlagen

ruler-label = { $made } von { $of } Versuchen, und die Wartezeit davor
ruler-wait-atOnce = sofort
ruler-wait-seconds = +{ $seconds } s
ruler-wait-minutes = +{ $minutes } min
ruler-wait-hours = +{ $hours } h

one-title = Vote von { $player } an { $key } von { $server }
one-back = Zustellungen
one-cast = Vote abgegeben
one-toKey = an
one-next = nächster Versuch
one-nextAt = Nächster Versuch:
one-rejectedWith =
    Dein Empfänger hat mit dem Fehler { $status } geantwortet. Behebe ihn und sende den Vote dann
    noch einmal.
one-vote = Vote (X-Listing-Vote)
one-id = Zustellung (X-Listing-Delivery)
one-noUrl = keine URL
one-formerUrl = eine frühere URL
one-elsewhere = an eine frühere URL
one-sinceMoved = Das war damals die URL des Schlüssels; inzwischen hat er eine andere.
one-finished = abgeschlossen
one-resend = Jetzt noch einmal senden
one-stands = Dabei bleibt es, was auch immer ein erneutes Senden ergibt.
one-underWay = Er ist unterwegs. Diese Seite aktualisiert sich alle zwei Sekunden.
one-request = Anfrage
one-requestLead = Versuch { $attempt }, genau so gesendet an
one-notSent = Noch nichts gesendet. Dieser Inhalt geht an
one-attempts = Versuche
one-schedule = Höchstens zwölf; der letzte 76 Stunden nach dem Vote.
one-answer = Antwort
one-headers = Header der Antwort
one-answerKept = Wir speichern die Header ohne Cookies und die ersten 4 kB des Inhalts.
one-saveRedirect = Diese URL verwenden
one-answered = { $status } in { $time }
one-noResponse = keine Antwort

one-reasons-key_revoked = Der Schlüssel wurde widerrufen.
one-reasons-url_cleared = Die Webhook-URL wurde entfernt.
one-reasons-vote_voided = Die Moderation hat den Vote für ungültig erklärt.
one-reasons-no_destination = Der Schlüssel wurde widerrufen oder seine Webhook-URL entfernt.

states-held = zurückgehalten
states-pending = wartend
states-delivered = zugestellt
states-abandoned = fehlgeschlagen

ends-delivered = zugestellt
ends-unconfirmed = gesendet
ends-rejected = fehlgeschlagen
ends-redirected = umgeleitet
ends-redirected_elsewhere = weitergeleitet
ends-apps_script = Apps Script
ends-interrupted = unterbrochen
ends-timeout = Zeitüberschreitung
ends-connect_failed = keine Verbindung
ends-connection_lost = Verbindung verloren
ends-tls_failed = keine Verschlüsselung
ends-tls_self_signed = selbstsigniert
ends-tls_untrusted = Zertifikat unbekannt
ends-tls_expired = Zertifikat abgelaufen
ends-tls_other_name = Zertifikat für anderen Namen
ends-tls_old = altes TLS
ends-tls_plain = kein TLS
ends-tls_expected = TLS erwartet
ends-http2_only = nur HTTP/2
ends-dns_failed = Name nicht gefunden
ends-private_address = private Adresse
ends-bad_response = kein HTTP
ends-bad_url = unbrauchbare URL
ends-bad_secret = unbrauchbares Secret
ends-not_votifier = kein Votifier
ends-votifier_key_missing = öffentlicher Schlüssel fehlt
ends-token_refused = falsches Token
ends-votifier_refused = abgelehnt
ends-name_refused = Name abgelehnt
ends-posted = zugestellt
ends-chat_gone = Kanal weg
ends-chat_refused = abgelehnt
ends-chat_busy = muss warten
ends-internal_error = unser Fehler
ends-gone = 410 Gone
ends-key_revoked = Schlüssel widerrufen
ends-url_cleared = URL entfernt
ends-vote_voided = Vote ungültig
ends-no_destination = keine URL

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
