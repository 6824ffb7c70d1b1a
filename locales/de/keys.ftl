### keys

panel-title = API-Schlüssel von { $server }
panel-heading = API-Schlüssel
panel-lead =
    Mit einem Schlüssel kann dein Gameserver prüfen, wer gevotet hat. Gib dem Schlüssel einen Webhook,
    dann bekommst du jeden Vote in dem Moment, in dem er abgegeben wird.
panel-notApproved =
    Stand dieses Servers: { $status }. Schlüssel erstellen und nutzen kannst du nur, solange er
    freigegeben ist.
panel-reason = Die Moderation schrieb: { $reason }
panel-none = Noch keine Schlüssel
panel-noneNext =
    Erstelle unten einen. Sein Secret wird einmal gezeigt, mit einem Befehl zum Ausprobieren und
    einem Test für seinen Webhook.
panel-noneUntil = Schlüssel kannst du erstellen, sobald der Server freigegeben ist.
panel-ending = Endet auf
panel-created = Erstellt
panel-lastUsed = Zuletzt benutzt
panel-why = Warum?
panel-newKey = API-Schlüssel erstellen
panel-samples-ask-label = Fragen, ob ein Spieler gevotet hat
panel-samples-ask-lead =
    Gibt die Antwort aus und belohnt niemanden. Ein Vote zählt den ganzen Tag; die Belohnung zu
    vergeben und dir zu merken, wer sie hatte, liegt also bei dir. Ohne Antwort endet das Programm mit
    einem Fehler und gibt nichts aus.
panel-samples-receive-label = Votes empfangen
panel-samples-receive-lead =
    Prüft, ob ein Webhook von uns kommt, speichert den Vote in eine Datei und ruft dann die Funktion
    reward auf: höchstens einmal pro Vote, auch über Neustarts hinweg, und nie bei einem Test. Füll
    diese Funktion aus und schalte deinen Webserver für https davor. Ein Absturz zwischen beiden
    Schritten kann eine Belohnung kosten, die du dann von Hand gibst; doppelt gibt es sie nie.

panel-nameField-label = Name des Schlüssels
panel-nameField-help =
    Den siehst nur du. Er hilft dir, deine Schlüssel zu unterscheiden: lobby, website, …

panel-urlField-label = Webhook-URL
panel-urlField-help = Dorthin geht jeder Vote. Du kannst sie auch später setzen.

panel-scopes = Zweck
panel-scopesField = Wofür der Schlüssel ist

panel-scope-read-name = Vote-Abfragen
panel-scope-read-label = Vote-Abfragen: wer gevotet hat, Vote-Zahlen und der Eintrag

panel-scope-rewards-name = Belohnungen
panel-scope-rewards-label = Belohnungen: Votes aus dem Postfach holen und Belohnungen vermerken

panel-scope-feed-name = Vote-Feed
panel-scope-feed-label = Vote-Feed: jeden Vote mitlesen, für Bots und Statistiken

panel-generate = API-Schlüssel erstellen
panel-history = Letzte Aktivitäten
panel-historyLead = Die letzten Änderungen am Server, seinen Schlüsseln und Webhooks, und von wem sie stammen.
panel-when = Wann
panel-who = Wer
panel-what = Aktion
panel-asked = hat um eine Änderung am Eintrag gebeten
panel-which = Schlüssel
panel-code = Beispielcode
panel-codeLead =
    Ganze Programme ohne Bibliotheken. Sie lesen deinen Schlüssel und dein Secret aus der Umgebung:
    Halte beides aus deinem Code heraus.
panel-reference = Alle Antworten und Header stehen in der API-Referenz.

states-none = keine URL
states-active = aktiv
states-failing = gestört
states-waiting = wartet auf deinen Empfänger
states-paused = pausiert
states-disabled = abgeschaltet
states-revoked = widerrufen

once-issued = Dein neuer Schlüssel: { $name }
once-rolled = Neues Secret für { $name }
once-prepared = Neues Webhook-Secret für { $name }
once-warning = Jetzt kopieren: Das wird nur einmal gezeigt.
once-key = API-Schlüssel
once-webhookSecret = Webhook-Secret
once-keyHelp = Sende ihn bei jeder Anfrage mit: Authorization: Bearer, dann der Schlüssel.
once-secretHelp = Damit prüft dein Empfänger, ob ein Webhook von uns kommt.
once-overlap =
    { $hours ->
        [0] Das alte Secret gilt nicht mehr.
        [one] Das alte Secret gilt noch eine Stunde.
       *[other] Das alte Secret gilt noch { $hours } Stunden.
    }
once-preparedNext =
    Sorg zuerst dafür, dass dein Empfänger dieses Secret neben dem alten akzeptiert. Komm dann zurück
    und aktiviere es: Vorher wird nichts damit signiert.
once-tryTitle = Gleich ausprobieren
once-curl = Frag die API im Terminal, wer du bist
once-test = Test an den Webhook senden
once-testHelp =
    Öffnet sich in einem neuen Tab, damit diese Seite mit dem Secret bleibt. Tests werden nie gezählt
    oder belohnt.
once-done = Ich habe es kopiert
once-usedTitle = Dieses Formular wurde schon abgeschickt
once-used =
    Es wurde schon ausgeführt und hat das Secret gezeigt. Wenn du es nicht kopiert hast, erneuere
    den Schlüssel oder bereite ein weiteres Webhook-Secret vor.
once-back = Alle API-Schlüssel

key-title = Schlüssel { $key } von { $server }
key-back = API-Schlüssel
key-deliveries = Zustellungen dieses Schlüssels
key-revokedAt = Widerrufen
key-votifier = Votifier
key-toRewards = Belohnungen
key-replayVotifier =
    Sendet die Votes, die fehlgeschlagen sind oder zurückgehalten wurden. Was dein Server schon
    angenommen hat, bleibt weg: Er würde es noch einmal belohnen.
key-webhook = Webhook
key-webhookLead = Dorthin geht jeder Vote signiert, sobald er abgegeben wird.
key-security = Sicherheit
key-securityLead =
    Zwei Geheimnisse: Der Schlüssel öffnet die API, das Webhook-Secret signiert, was wir senden.
key-danger = Gefahrenzone
key-dangerLead = Das lässt sich nicht rückgängig machen.
key-held =
    { $votes ->
        [one] 1 Vote wird zurückgehalten, höchstens { $days } Tage lang. Gelöscht wird er am
       *[other] { $votes } Votes werden zurückgehalten, jeder höchstens { $days } Tage lang. Der
            älteste verfällt am
    }
key-heldMore =
    Mehr als { $max } Votes werden zurückgehalten, jeder höchstens { $days } Tage lang. Der älteste
    verfällt am
key-overlaps-day = in einem Tag
key-overlaps-now = sofort
key-overlaps-hour = in einer Stunde
key-overlaps-week = in sieben Tagen

key-urlField-label = Webhook-URL
key-urlField-help = Leere das Feld, um aufzuhören. Noch wartende Votes werden nicht gesendet.

key-saveUrl = URL speichern
key-pause = Pausieren
key-pauseHelp =
    Während der Pause werden Votes zurückgehalten. Du kannst sie später nachsenden.
key-resume = Fortsetzen
key-resumeHelp =
    Neue Votes werden wieder gesendet. Zurückgehaltene bleiben, wo sie sind, bis du sie sendest.
key-heldOff = Setz den Webhook fort und sende sie dann.
key-sendHeld = Zurückgehaltene senden

key-disabled-gone =
    Dein Empfänger hat mit 410 Gone geantwortet, und das schaltet einen Webhook ab. Votes werden
    zurückgehalten.
key-disabled-failing =
    Nach fünf Tagen ohne einen einzigen Erfolg wurde er abgeschaltet. Votes werden zurückgehalten.

key-failingSince = Der Webhook ist gestört seit
key-asksAgain = Nächster Versuch:

key-test-title = Test
key-test-button = Test senden
key-test-lead =
    Sendet einen Test-Vote, hinter dem kein echter Spieler steht, an deine URL und zeigt, was
    gesendet und geantwortet wurde. Der Header X-Listing-Test kennzeichnet ihn, und er wird nie
    gezählt.

key-testName-label = Name des Spielers
key-testName-help = Ein Empfänger, der den Header ignoriert, belohnt diesen Spieler.

key-testConfirm = Ja, mein Empfänger darf diesen Spieler belohnen
key-testMore = Mit einem echten Spielernamen testen

key-grade-title = Meinen Empfänger prüfen
key-grade-button = Empfänger prüfen
key-grade-lead =
    Sendet innerhalb einer Minute etwa 30 Zustellungen des Test-Spielers an deine URL: richtige und
    gefälschte, alte und doppelte. Dann siehst du, was dein Empfänger falsch gemacht hat.

key-graded = Prüfung des Empfängers von { $key }
key-gradeGuide = Was jede Prüfung bedeutet
key-backToKey = Zurück zum Schlüssel
key-secret = Webhook-Secret
key-secretLead =
    Ändere es in zwei Schritten, damit kein Vote verloren geht: Bereite ein neues vor, trag es bei
    deinem Empfänger ein und aktiviere es dann.

key-secretSteps-1 = Neues Secret vorbereiten
key-secretSteps-2 = Beim Empfänger eintragen, neben dem alten
key-secretSteps-3 = Aktivieren: Ab dann signieren wir damit

key-prepare = Neues Secret vorbereiten
key-prepareAgain = Noch ein Secret vorbereiten
key-pending =
    Ein neues Secret ist vorbereitet. Bis du es aktivierst, wird nichts damit signiert.
key-activate = Vorbereitetes Secret aktivieren

key-replay-title = Nachsenden
key-replay-button = Votes nachsenden

key-replayLead =
    Sendet Votes, die an diesen Schlüssel gingen oder für ihn zurückgehalten werden, ab einem
    Zeitpunkt der letzten { $days } Tage noch einmal, fünf pro Sekunde. Votes behalten ihre IDs: Ein
    Empfänger, der sich X-Listing-Vote merkt, belohnt niemanden doppelt.
key-since = Votes seit

key-roll-title = Erneuern
key-roll-button = Schlüssel erneuern
key-roll-lead =
    Erstellt ein neues Secret für diesen Schlüssel. Webhook und Verlauf bleiben, und das alte Secret
    gilt so lange, wie du willst. Das aktuelle Secret:

key-overlap = Das alte Secret endet
key-revoke = Widerrufen
key-revokeLead =
    Beendet diesen Schlüssel endgültig. Sein Webhook stoppt, und noch wartende Votes werden nicht
    gesendet.
key-revokeLink = Schlüssel widerrufen …
key-confirmTitle = Schlüssel { $key } widerrufen?
key-confirmLead =
    Programme, die ihn nutzen, werden innerhalb einer Sekunde abgewiesen, und sein Webhook bekommt
    keine Votes mehr. Das lässt sich nicht rückgängig machen. Falls der Schlüssel in falsche Hände
    geraten ist, erneuere ihn lieber: So bleibt der Webhook.
key-confirm = { $key } widerrufen
key-cancel = Schlüssel behalten

key-removal-title = Empfänger { $key } entfernen?
key-removal-lead =
    Er bekommt keine Votes mehr, und noch wartende werden nicht gesendet. Das lässt sich nicht
    rückgängig machen.
key-removal-confirm = { $key } entfernen
key-removal-cancel = Empfänger behalten

