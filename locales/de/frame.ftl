### frame

layout-about = Finde Gameserver auf { $site } und vote für die, die dir gefallen.
layout-faulty = Fehler: { $title }
layout-skip = Zum Inhalt springen
layout-mainMenu = Hauptmenü
layout-way = Du bist hier
layout-yourMenu = Dein Konto
layout-servers = Server
layout-games = Spiele
layout-findServers = Server suchen
layout-findBy = Name, Spiel, Tag, Land oder Adresse
layout-findShort = Server finden
layout-listServer = Server eintragen
layout-footMenu = Mehr
layout-footPlayers = Für Spieler
layout-footOwners = Für Serverbetreiber
layout-footSite = Diese Seite
layout-languages = Sprache
layout-menu = Menü
layout-topVoters = Top-Voter
layout-api = API-Referenz
layout-docs = Doku
layout-myServers = Meine Server
layout-moderation = Moderation
layout-waiting = offen
layout-accountLabel = Dein Konto, { $username }
layout-signIn = Anmelden
layout-signUp = Registrieren
layout-signOut = Abmelden
layout-contact = Kontakt
layout-privacy = Datenschutz
layout-imprint = Impressum
layout-terms = Nutzungsbedingungen
layout-rules = Regeln
layout-imported = Dein Konto ist von { $list } hierher umgezogen. Deine Daten liegen jetzt bei { $site }.
layout-importedMore = Was gespeichert wird und warum
layout-importedRead = Verstanden

theme-title = Design

theme-names-system = Automatisch
theme-names-light = Hell
theme-names-dark = Dunkel

theme-save = Speichern

forms-optional = optional
forms-on = an
forms-off = aus
forms-copy = Kopieren
forms-copied = Kopiert

forms-busy =
    Gerade machen das zu viele gleichzeitig. Es wurde nichts geändert. Versuch es in { $duration }
    noch einmal.

moments-utc = UTC
moments-never = nie

statuses-pending = wartet auf Prüfung
statuses-approved = gelistet
statuses-rejected = nicht freigegeben
statuses-suspended = gesperrt
statuses-unlisted = aus der Liste genommen

players-max = von { $max }
players-online = { " " }Spielern online
players-isOnline = Online
players-isOffline = Offline

errors-notFound = Seite nicht gefunden
errors-noPicture = Nicht gefunden
errors-notFoundNext = Vielleicht stimmt die Adresse nicht, oder der Server ist nicht mehr gelistet.
errors-gone = Diese Seite gibt es nicht mehr
errors-goneNext = Eine neuere Version hat sie entfernt, und keine andere hat ihren Platz.
errors-notYours = Dieser Server gehört dir nicht
errors-notYoursNext =
    Diese Seite öffnen nur sein Besitzer und die Leute, die an ihm mitarbeiten. Du gehörst nicht
    oder nicht mehr dazu.
errors-refused = Das hat nicht geklappt
errors-refusedNext = Es wurde nichts geändert.
errors-notAllowed = Nur die Moderation kann diese Seite öffnen
errors-notAllowedNext = Wenn du Zugriff haben solltest, frage einen Administrator der Seite.
errors-roleTooLow = Deine Rolle erlaubt das nicht
errors-roleTooLowNext = Es wurde nichts geändert. Der Besitzer kann dir eine andere Rolle geben.
errors-signedOut = Du bist abgemeldet
errors-signInBeside = Anmelden (in neuem Tab)
errors-kept =
    Was du eingegeben hast, bleibt auf dieser Seite. Melde dich in einem neuen Tab an, komm hierher
    zurück und schick es noch einmal ab.
errors-sendAgain = Noch einmal abschicken
errors-signedOutNext =
    Deine Sitzung ist abgelaufen, und es wurde nichts geändert. Melde dich an und versuch es noch
    einmal.
errors-otherSite = Dieses Formular scheint von einer anderen Seite zu kommen
errors-otherSiteWhy =
    Öffne { $baseUrl } und versuch es dort noch einmal. Falls du diese Seite betreibst: BASE_URL muss
    mit der Adresszeile des Browsers übereinstimmen und steht auf { $baseUrl }.
errors-otherSiteNext = Es wurde nichts geändert.
errors-noFileHere = Dieses Formular nimmt keine Dateien an
errors-noFileHereNext = Es wurde nichts geändert. Öffne die Seite neu und sende ihr Formular von dort.
errors-tooLarge = Das ist zu groß
errors-pictureTooLarge = Ein Bild darf höchstens 8 MB haben. Geh zurück und nimm ein kleineres.
errors-formTooLarge = Geh zurück und kürze deinen Text.
errors-tooLargeNext = Es wurde nichts geändert.
errors-halfSent = Dein Formular ist nicht ganz angekommen
errors-halfSentNext =
    Es wurde nichts geändert. Prüfe deine Verbindung, geh zurück und schick es noch einmal ab.
errors-tooMany = Zu viele Versuche
errors-busy = Gerade machen das zu viele gleichzeitig
errors-tooManyViews = Zu viele Seiten auf einmal
errors-failed = Da ist etwas schiefgelaufen
errors-failedNext =
    Versuch es gleich noch einmal. Wenn es nicht besser wird, schick dem Admin der Seite diese
    Anfrage-ID.
errors-unavailable = Die Datenbank der Seite ist nicht erreichbar
errors-unavailableNext = Nichts ist verloren. Versuch es gleich noch einmal.
errors-noChanges = Die Seite kann gerade nichts speichern
errors-late = Die Seite braucht zu lange für eine Antwort
errors-tooManyNext = Versuch es in { $duration } noch einmal.

errors-fates-nothing = Es wurde nichts geändert. Versuch es gleich noch einmal.
errors-fates-change_unknown =
    Vielleicht wurde gespeichert, was du abgeschickt hast, vielleicht nicht. Geh zurück, lade die
    Seite neu und schick es bei Bedarf noch einmal ab.
errors-fates-vote_not_cast = Dein Vote wurde nicht abgegeben. Versuch es gleich noch einmal.
errors-fates-vote_unknown =
    Vielleicht wurde dein Vote abgegeben, vielleicht nicht. Öffne die Vote-Seite gleich noch einmal,
    dann siehst du es. Noch einmal zu voten schadet nicht: Ein zweiter Vote am selben Tag zählt nie.

errors-toBallot = Zurück zur Vote-Seite
errors-clockOff = Dein Vote wurde nicht abgegeben
errors-clockOffNext =
    Die Uhr dieser Seite geht gerade falsch, dein Vote könnte deshalb für den falschen Tag zählen.
    Du hast deinen Vote für heute noch: Versuch es in ein paar Minuten noch einmal.
errors-signIn = Anmelden
errors-requestId = Anfrage-ID
errors-home = Alle Server

trail-operator = Betreiber
trail-gone = gelöschtes Konto

trail-actions-server_added = hat den Server eingetragen
trail-actions-server_edited = hat den Eintrag bearbeitet
trail-actions-server_resubmitted = hat den Server erneut eingereicht
trail-actions-server_approved = hat den Server freigegeben
trail-actions-server_rejected = hat den Server abgelehnt
trail-actions-server_suspended = hat den Server gesperrt
trail-actions-decision_undone = hat eine Entscheidung über den Server zurückgenommen
trail-actions-suspension_answered = hat zur Sperrung Stellung genommen
trail-actions-suspension_kept = hat die Antwort gelesen und den Server gesperrt gelassen
trail-actions-server_unlisted = hat den Server aus der Liste genommen
trail-actions-server_relisted = hat den Server wieder gelistet
trail-actions-server_deleted = hat den Eintrag gelöscht
trail-actions-server_offered = hat den Eintrag einem anderen Konto angeboten
trail-actions-server_handed_over = hat den Eintrag übernommen
trail-actions-member_offered = hat jemanden eingeladen
trail-actions-member_joined = hat eine Einladung angenommen
trail-actions-member_removed = hat jemandem den Zugriff entzogen
trail-actions-member_changed = hat eine Rolle geändert
trail-actions-offer_declined = hat ein Angebot abgelehnt
trail-actions-offer_withdrawn = hat ein Angebot zurückgezogen
trail-actions-picture_added = hat ein Bild hinzugefügt
trail-actions-picture_removed = hat ein Bild entfernt
trail-actions-picture_taken_down = hat ein Bild gesperrt
trail-actions-pictures_accepted = hat neue Bilder geprüft
trail-actions-edits_accepted = hat Änderungen geprüft
trail-actions-edits_put_back = hat den alten Text zurückgeholt
trail-actions-reports_closed = hat Meldungen geschlossen
trail-actions-key_issued = hat einen Schlüssel erstellt
trail-actions-key_rolled = hat einen Schlüssel erneuert
trail-actions-key_revoked = hat einen Schlüssel widerrufen
trail-actions-url_key_made = hat einen URL-Schlüssel erstellt
trail-actions-link_key_made = hat einen Schlüssel für Vote-Links erstellt
trail-actions-link_key_removed = hat den Schlüssel für Vote-Links entfernt
trail-actions-webhook_set = hat eine Webhook-URL eingetragen
trail-actions-chat_set = hat Nachrichten in einem Chat eingerichtet
trail-actions-webhook_cleared = hat eine Webhook-URL entfernt
trail-actions-webhook_paused = hat einen Webhook pausiert
trail-actions-webhook_resumed = hat einen Webhook fortgesetzt
trail-actions-secret_prepared = hat ein Webhook-Secret vorbereitet
trail-actions-secret_activated = hat ein Webhook-Secret aktiviert
trail-actions-rewards_set = hat festgelegt, wie Spieler ihre Belohnung bekommen
trail-actions-goal_set = hat ein Ziel gesetzt
trail-actions-goal_changed = hat die Zahl eines Ziels geändert
trail-actions-goal_removed = hat ein Ziel entfernt
trail-actions-test_sent = hat einen Test gesendet
trail-actions-receiver_graded = hat den Empfänger geprüft
trail-actions-delivery_resent = hat eine Zustellung wiederholt
trail-actions-deliveries_replayed = hat Zustellungen nachgesendet
trail-actions-vote_voided = hat einen Vote für ungültig erklärt
trail-actions-votes_voided = hat Votes für ungültig erklärt
trail-actions-votes_restored = lässt ungültige Votes wieder zählen
trail-actions-void_answered = hat zu ungültigen Votes Stellung genommen
trail-actions-wave_dismissed = hat eine Warnung zu auffälligen Votes verworfen
trail-actions-name_given = hat den Namen eines Spielers einem Konto gegeben
trail-actions-name_refused = hat den Anspruch auf den Namen eines Spielers abgelehnt
trail-actions-account_disabled = hat ein Konto gesperrt
trail-actions-account_enabled = hat ein Konto entsperrt
trail-actions-change_approved = hat eine Änderung freigegeben
trail-actions-change_refused = hat eine Änderung abgelehnt
trail-actions-change_withdrawn = hat eine Änderung zurückgezogen
trail-actions-game_added = hat ein Spiel hinzugefügt
trail-actions-game_edited = hat ein Spiel bearbeitet
trail-actions-game_merged = hat ein Spiel mit einem anderen zusammengelegt
trail-actions-game_removed = hat ein Spiel entfernt
trail-actions-tag_added = hat einen Tag hinzugefügt
trail-actions-tag_edited = hat einen Tag bearbeitet
trail-actions-tag_merged = hat einen Tag mit einem anderen zusammengelegt
trail-actions-tag_removed = hat einen Tag entfernt
trail-actions-backup_made = hat ein Backup erstellt
trail-actions-backup_restored = hat ein Backup wiederhergestellt
trail-actions-moderator_made = ist jetzt in der Moderation
trail-actions-administrator_made = wurde zum ersten Administrator
trail-actions-role_changed = hat die Rolle eines Kontos geändert
trail-actions-sign_in_link_made = hat einen Link zum Anmelden bei einem Konto erstellt
trail-actions-sign_in_link_used = hat sich mit dem Link des Betreibers angemeldet
trail-actions-factors_reset = hat Passkeys und zweiten Faktor eines Kontos entfernt
trail-actions-setting_changed = hat eine Einstellung geändert

pages-previous = Zurück
pages-next = Weiter

duration-seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
duration-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
