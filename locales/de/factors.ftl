### factors

passkey-use = Mit Passkey anmelden
passkey-useHere = Passkey verwenden
passkey-failed =
    Das hat nicht geklappt, oder du hast abgebrochen. Versuch es noch einmal oder nimm einen anderen
    Weg.
passkey-wrong =
    Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt, oder die Seite war zu lange
    offen. Versuch es noch einmal.

passkeys-heading = Passkeys
passkeys-lead = Melde dich mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel an.
passkeys-badge = Passkey
passkeys-formerHost = von der früheren Adresse dieser Seite
passkeys-added = Hinzugefügt am
passkeys-used = zuletzt benutzt am
passkeys-neverUsed = nie benutzt
passkeys-add = Passkey hinzufügen …
passkeys-remove = Entfernen

passkeys-new-title = Passkey hinzufügen
passkeys-new-lead =
    Dein Browser fragt nach deiner Displaysperre, deiner PIN oder deinem Sicherheitsschlüssel.
passkeys-new-name = Name
passkeys-new-nameHelp = Damit du ihn später wiedererkennst.
passkeys-new-submit = Passkey hinzufügen
passkeys-new-noScript =
    Passkeys brauchen JavaScript und einen aktuellen Browser. Schalte JavaScript für diese Seite ein.
passkeys-new-refused = Der Passkey wurde nicht hinzugefügt. Versuch es noch einmal.
passkeys-new-tooMany = Du hast { $max } Passkeys. Entferne erst einen.
passkeys-new-back = Zurück zu deinem Konto

second-heading = Zwei-Faktor-Anmeldung
second-lead =
    Nach dem Passwort oder einer anderen Seite bestätigst du mit einem Code aus einer App oder einem
    Passkey, dass du es bist.
second-setUp = Einrichten …
second-change = Ändern …
second-title = Zwei-Faktor-Anmeldung
second-offLead =
    Auch mit deinem Passwort kommt niemand ohne einen zweiten Schritt hinein. Die Anmeldung mit
    Passkey vereint beide Schritte, deshalb kommt danach keine weitere Abfrage.
second-required =
    { $who ->
        [desk] Auf dieser Seite brauchen alle in der Moderation die Zwei-Faktor-Anmeldung. Richte sie
            ein, um weiterzumachen.
       *[servers] Auf dieser Seite brauchen alle, die einen Server verwalten, die
            Zwei-Faktor-Anmeldung. Richte sie ein, um weiterzumachen.
    }

second-app-title = Mit einer Authenticator-App
second-app-again = Andere Authenticator-App verwenden
second-app-againLead =
    Die bisherige App funktioniert hier dann nicht mehr, und du bekommst neue
    Wiederherstellungscodes.
second-app-lead =
    Scanne diesen Code mit einer Authenticator-App, etwa Aegis, 2FAS, Google Authenticator oder der
    in deinem Passwortmanager. Gib dann die sechs Ziffern ein, die sie anzeigt.
second-app-qr = QR-Code für deine Authenticator-App
second-app-key = Keine Kamera? Gib diesen Schlüssel in der App ein
second-app-open = In einer App auf diesem Gerät öffnen
second-app-code = Code aus der App
second-app-submit = Einschalten

second-passkeys-title = Mit deinen Passkeys
second-passkeys-lead =
    Wenn du dich auf andere Weise anmeldest, wirst du nach einem deiner Passkeys gefragt.
second-passkeys-none = Du hast noch keinen Passkey.
second-passkeys-add = Passkey hinzufügen …
second-passkeys-submit = Meine Passkeys verwenden

second-state-title = Sie ist an
second-state-app = Mit einer Authenticator-App, seit
second-state-passkeys = Mit deinen Passkeys, seit
second-state-codes =
    { $left ->
        [one] Ein Wiederherstellungscode ist übrig.
       *[other] { $left } Wiederherstellungscodes sind übrig.
    }
second-state-renew = Neue Wiederherstellungscodes erstellen
second-state-turnOff = Ausschalten

second-codes-title = Deine Wiederherstellungscodes
second-codes-lead =
    Mit jedem davon kannst du dich einmal anmelden, wenn du dein Handy oder deinen Passkey verlierst.
    Druck sie aus oder leg sie in deinem Passwortmanager ab. Sie werden nicht noch einmal angezeigt.
second-codes-label = Wiederherstellungscodes
second-codes-copy = Codes kopieren
second-codes-done = Ich habe sie gesichert

half-title = Noch ein Schritt
half-lead = Du meldest dich als { $username } an.
half-code = Code aus deiner Authenticator-App
half-codeHelp = Sechs Ziffern, die alle 30 Sekunden wechseln.
half-wrong = Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.
half-wrongRecovery =
    Das ist keiner deiner Wiederherstellungscodes, oder er wurde schon benutzt.
half-submit = Anmelden
half-recovery = Wiederherstellungscode verwenden
half-recoveryCode = Wiederherstellungscode
half-recoveryHelp = Einer der zehn, die du gesichert hast. Jeder funktioniert einmal.
half-lost = Alle verloren? Wende dich an die Betreiber dieser Seite.
half-contact = Schreib ihnen
half-other = Mit einem anderen Konto anmelden

half-dead-title = Melde dich noch einmal an
half-dead-lead =
    Das hat zu lange gedauert, oder es gab zu viele falsche Codes. Du bist noch nicht angemeldet.

half-signIn = Anmelden

prove-title = Bestätige, dass du es bist
prove-lead =
    Deine Anmeldung als { $username } ist mehr als zehn Minuten her. Bestätige, dass du es bist, dann
    geht es weiter.
prove-holds = Danach wirst du zehn Minuten lang nicht wieder gefragt.

prove-purposes-key = Du willst einen Schlüssel erstellen.
prove-purposes-votifier = Du willst ändern, wohin Votes gesendet werden.
prove-purposes-webhook = Du willst einen Webhook ändern.
prove-purposes-people = Du willst deinen Eintrag mit anderen teilen.
prove-purposes-handover = Du willst deinen Eintrag übergeben.
prove-purposes-listing = Du willst deinen Eintrag löschen.
prove-purposes-voids = Du willst Votes für ungültig erklären.
prove-purposes-role = Du willst die Rolle von jemandem ändern.
prove-purposes-passkey = Du willst einen Passkey hinzufügen.
prove-purposes-passkey_removal = Du willst einen Passkey entfernen.
prove-purposes-second_factor = Du willst die Zwei-Faktor-Anmeldung ändern.
prove-purposes-unlink = Du willst einen Anmeldeweg lösen.
prove-purposes-link = Du willst einen Anmeldeweg verknüpfen.
prove-purposes-password = Du willst dein Passwort ändern.
prove-purposes-email = Du willst deine E-Mail-Adresse ändern.
prove-purposes-export = Du willst deine Daten herunterladen.
prove-purposes-deletion = Du willst dein Konto löschen.

prove-kept = Was du eingegeben hast, bleibt erhalten und wird nach der Bestätigung abgeschickt.
prove-lost =
    Danach bist du wieder auf der Seite. Was du dort eingegeben hast, musst du noch einmal eingeben,
    weil es geheim ist.
prove-password = Dein Passwort
prove-code = Code aus deiner App oder Wiederherstellungscode
prove-wrongPassword = Das ist nicht dein Passwort.
prove-wrongCode = Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.
prove-submit = Bestätigen
prove-or = oder
prove-provider = Mit { $name } bestätigen
prove-again = Ich habe in einem anderen Tab bestätigt. Weiter
prove-none = Melde dich ab und wieder an, um zu bestätigen, dass du es bist.
prove-notNow = Abbrechen und zurück
prove-back = Zurück zu deinem Konto

notMe-title = Das warst nicht du?
notMe-lead =
    In unserer E-Mail steht, welcher Browser sich angemeldet hat und von wo. Wenn du ihn nicht
    kennst, klick auf den Button.
notMe-ifPressed = Wenn du auf den Button klickst:
notMe-effects-1 = Alle werden von deinem Konto abgemeldet, auch du.
notMe-effects-2 = Dein Passwort gilt nicht mehr. Wir schicken dir einen Link für ein neues.
notMe-effects-3 = Dein Konto behält die E-Mail-Adresse, an die wir geschrieben haben.
notMe-submit = Das war ich nicht: alle abmelden
notMe-signedInAt = Die Anmeldung, über die wir dir geschrieben haben:
notMe-itWasMe = Du warst es? Dann brauchst du nichts zu tun.

notMe-dead-title = Dieser Link funktioniert nicht mehr
notMe-dead-lead =
    Er gilt eine Woche lang. Auf deiner Kontoseite kannst du Sitzungen beenden und dein Passwort
    ändern.

notMe-mailed-title = Alle sind abgemeldet
notMe-mailed-lead =
    Dein Passwort gilt nicht mehr. Wir haben dir einen Link für ein neues geschickt. Sieh danach nach,
    womit man sich bei dir anmelden kann, und entferne, was nicht dir gehört.

notMe-no_mail-title = Alle sind abgemeldet
notMe-no_mail-lead = Dein Passwort gilt nicht mehr. Fordere einen Link für ein neues an.

notMe-used-title = Dieser Link wurde schon benutzt
notMe-used-lead =
    Er hat alle abgemeldet, und das macht er nur einmal. Wenn seither jemand in deinem Konto war, sieh
    nach, womit man sich bei dir anmelden kann, und entferne, was nicht dir gehört. Ein neues Passwort
    meldet alle noch einmal ab.

notMe-no_password-title = Alle sind abgemeldet
notMe-no_password-lead =
    Dein Konto hat kein Passwort. Melde dich wieder an, sieh nach, womit man sich bei dir anmelden
    kann, und entferne, was nicht dir gehört.

notMe-reset = Neues Passwort wählen
notMe-signIn = Anmelden
