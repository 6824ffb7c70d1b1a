### account

username = Benutzername
usernameHelp =
    Genau wie im Spiel: 2 bis 32 Buchstaben, Ziffern, „_“, „.“ und „-“. Bedrock-Namen dürfen mit „.“
    beginnen.
email = E-Mail-Adresse
emailHelp = Um dein Passwort zurückzusetzen. Niemand sonst sieht sie.
password = Passwort
passwordHelp = Mindestens 10 Zeichen. Gut sind drei, vier Wörter ohne Zusammenhang.
newPassword = Neues Passwort
currentPassword = Aktuelles Passwort
makeLink = Link erstellen
noMail = Diese Seite verschickt keine E-Mails.

signUp-title = Registrieren
signUp-lead = Ein Konto für alle Server. Du votest unter deinem Benutzernamen.
signUp-submit = Registrieren
signUp-toVote = Registrieren und für { $server } voten
signUp-toVoteLead = Ein kurzes Formular, und dein Vote ist nur einen Klick entfernt.
signUp-toVoteConfirmed = Vor dem Voten musst du hier auch deine E-Mail-Adresse bestätigen.
signUp-inGame = Dein Name in { $game }
signUp-inGameHelp =
    Genau wie im Spiel. Damit meldest du dich auch an, und { $server } belohnt diesen Spieler. 2 bis
    32 Buchstaben, Ziffern, „_“, „.“ und „-“.
signUp-submitToVote = Registrieren und weiter zum Vote
signUp-ready = Bot-Prüfung bestanden
signUp-noScript =
    Zum Registrieren musst du JavaScript für diese Seite einschalten: Dein Browser muss ein wenig
    rechnen, das hält Bots fern. Nur Voten und Registrieren brauchen es.
signUp-privacy = Was wir speichern und wie lange
signUp-haveOne = Du hast schon ein Konto?
signUp-signIn = Anmelden
signUp-or = oder mit E-Mail-Adresse und Passwort

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Mit { $provider } anmelden
providers-button-sign_up = Weiter mit { $provider }
providers-button-link = { $provider } verknüpfen
providers-button-prove = Mit { $provider } bestätigen

providers-leaving = Weiter zu { $provider } …
providers-goOn = Zu { $provider }
providers-byPassword = Mit Passwort anmelden

providers-declined-title = Du hast dich nicht mit { $provider } angemeldet
providers-declined-lead = Es hat sich nichts geändert. Versuch es noch einmal oder nimm einen anderen Weg.

providers-not_proven-title = Die Anmeldung mit { $provider } hat nicht geklappt
providers-not_proven-lead =
    Die Antwort zeigt nicht, wer du bist. Versuch es noch einmal oder nimm einen anderen Weg.

providers-round_unknown-title = Diese Seite ist zu alt
providers-round_unknown-lead =
    Bei { $provider } hat es zu lange gedauert, oder du bist mit einem anderen Browser zurückgekommen.
    Versuch es noch einmal.

providers-unavailable-title = { $provider } ist gerade nicht erreichbar
providers-unavailable-lead =
    Es hat sich nichts geändert. Versuch es später noch einmal oder nimm einen anderen Weg.

providers-misconfigured-title = { $provider } ist auf dieser Seite nicht richtig eingerichtet
providers-misconfigured-lead =
    Es noch einmal zu versuchen hilft nicht: Die Betreiber dieser Seite müssen es beheben. Nimm bis
    dahin einen anderen Weg.

providers-taken-title = Dieses Konto bei { $provider } gehört schon zu einem anderen Konto hier
providers-taken-lead =
    Melde dich damit an und löse dort die Verknüpfung. Dann kannst du es mit diesem Konto verknüpfen.

providers-not_theirs-title = Dieses Konto bei { $provider } ist nicht mit deinem verknüpft
providers-not_theirs-lead = Nimm das Konto bei { $provider }, mit dem du dich hier anmeldest.

providers-signed_out-title = Du bist nicht mehr angemeldet
providers-signed_out-lead = Melde dich wieder an und geh dann noch einmal zu { $provider }.

newcomer-title = Wähle deinen Namen
newcomer-titleToVote = Dein Name auf { $server }
newcomer-lead =
    { $provider } weiß, wer du bist. Wir brauchen nur noch deinen Namen im Spiel: Der Spieler mit
    diesem Namen bekommt die Belohnungen.
newcomer-submit = Konto erstellen
newcomer-submitToVote = Weiter zum Vote
newcomer-haveOne = Hast du hier schon ein Konto?
newcomer-isItYours = Gehört { $name } dir?
newcomer-signIn = Anmelden und mit { $provider } verknüpfen
newcomer-link = { $provider } verknüpfen
newcomer-linkLead =
    Du kommst gerade von { $provider }. Mit der Verknüpfung meldest du dich mit einem Klick als
    { $name } an.

newcomer-unknown-title = Diese Seite ist zu alt
newcomer-unknown-lead =
    Du hattest eine halbe Stunde, um einen Namen zu wählen, oder du hast inzwischen einen. Melde dich
    noch einmal an.

entry-gone-title = Diese Anmeldung funktioniert nicht mehr
entry-gone-lead = Der Link wurde benutzt oder ist zu alt, oder das Konto gibt es nicht mehr.

entry-disabled = Dieses Konto ist gesperrt

signInLink-title = Als { $username } anmelden
signInLink-lead = Diesen Link haben die Betreiber der Seite erstellt. Er meldet dich einmal an.
signInLink-submit = Anmelden

proof-comesNext = Gleich musst du bestätigen, dass du es bist.
proof-justShown = Für zehn Minuten musst du dich nicht noch einmal bestätigen.

waysIn-heading = Anmeldung
waysIn-lead = Richte zwei Wege ein, falls du einen verlierst.
waysIn-isLinked = verknüpft
waysIn-isOff = ausgeschaltet
waysIn-linked = Verknüpft am
waysIn-unlink = Lösen
waysIn-only = Das ist dein einziger Zugang: Füge einen anderen hinzu, bevor du ihn entfernst.
waysIn-password = Passwort
waysIn-set = gesetzt
waysIn-passwordNote = Wenn du es änderst, enden alle deine anderen Sitzungen.
waysIn-noPassword = Keins. Setz eins, um dich ohne eine andere Seite anzumelden.
waysIn-changePassword = Passwort ändern
waysIn-setPassword = Passwort setzen

passwordsOff-title = Hier gibt es keine Passwörter
passwordsOff-lead =
    Diese Seite kommt ohne Passwörter aus. Melde dich mit einem der Konten an, die sie akzeptiert.

signIn-title = Anmelden
signIn-toVote = Anmelden und für { $server } voten
signIn-or = oder mit Passwort
signIn-orElse = oder anders
signIn-last = zuletzt benutzt
signIn-nameOrEmail = Benutzername oder E-Mail-Adresse
signIn-submit = Anmelden
signIn-limited =
    Für diesen Namen oder aus deinem Netzwerk gab es zu viele Versuche, deshalb bist du noch nicht
    angemeldet. { $wait } Oder gib dein Passwort jetzt gleich noch einmal ein: Dein Browser rechnet
    vorher ein wenig, und das zählt getrennt.
signIn-ready = Bot-Prüfung bestanden
signIn-noScript =
    Ohne JavaScript kann dein Browser das nicht rechnen. Schalte es für diese Seite ein oder versuch
    es in ein paar Sekunden noch einmal.
signIn-forgot = Passwort vergessen?
signIn-haveNone = Noch kein Konto?
signIn-signUp = Registrieren
signIn-disabled = Die Moderation hat dieses Konto gesperrt.
signIn-disabledWhy = Die Moderation hat dieses Konto gesperrt. Die Begründung: { $reason }

reset-title = Passwort zurücksetzen
reset-lead = Wir schicken dir per E-Mail einen Link für ein neues Passwort.
reset-noMail =
    Diese Seite verschickt keine E-Mails. Erstelle hier einen Link und bitte dann die Betreiber
    der Seite darum.
reset-submit = Link senden

reset-asked-title = Schau in deine E-Mails
reset-asked-lead =
    Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde. Nichts
    gefunden? Sieh im Spam-Ordner nach.

reset-askedNoMail-title = Bitte um deinen Link
reset-askedNoMail-lead =
    Diese Seite verschickt keine E-Mails. Wenn es ein Konto mit dieser Adresse gibt, finden die
    Betreiber einen Link im Log, der eine Stunde gilt. Finden sie keinen, nenne ihnen deinen
    Benutzernamen: Sie können einen Link erstellen, der dich anmeldet.

reset-choice-title = Neues Passwort wählen
reset-choice-lead = Damit wirst du überall abgemeldet.
reset-choice-submit = Passwort speichern

reset-dead-title = Dieser Link funktioniert nicht mehr
reset-dead-lead = Jeder Link funktioniert einmal, eine Stunde lang. Fordere einen neuen an.

reset-again = Neuen Link anfordern

firstModerator-title = Erster Administrator werden
firstModerator-lead =
    Du bist als { $username } angemeldet. Der erste Administrator richtet die Seite ein und gibt
    Einträge frei. Der Link funktioniert einmal.
firstModerator-submit = Dieses Konto zum Administrator machen

firstModerator-dead-title = Dieser Link funktioniert nicht mehr
firstModerator-dead-lead =
    Er wurde benutzt, ist älter als 30 Minuten, oder es gibt schon einen Administrator. Solange es
    keinen gibt, schreibt der nächste Start einen neuen Link ins Log.

verify-title = E-Mail-Adresse bestätigen
verify-lead =
    Klick auf den Button, um zu bestätigen, dass { $email } deine Adresse ist. Sie gehört dann zum
    Konto { $username }.
verify-submit = Bestätigen

verify-dead-title = Dieser Link funktioniert nicht mehr
verify-dead-lead = Links gelten einen Tag. Auf deiner Kontoseite bekommst du einen neuen.

verify-enough-title = Nimm einen Link, den du schon hast
verify-enough-lead =
    An diese Adresse gingen so viele E-Mails, wie in einer Stunde erlaubt sind. Öffne den Link
    in der neuesten, während du angemeldet bist: Er bestätigt die Adresse für dein Konto.

serverEmail-heading = E-Mails zu deinen Servern
serverEmail-lead =
    Wenn die Moderation über einen Eintrag entscheidet und wenn ein Webhook ausfällt oder wieder
    funktioniert.
serverEmail-unconfirmed =
    Du bekommst sie, sobald deine Adresse bestätigt ist: Bis dahin könnte sie jemand anderem gehören.
serverEmail-turnOn = Einschalten
serverEmail-turnOff = Ausschalten
serverEmail-stop = E-Mails zu meinen Servern abstellen

serverEmail-ask-title = E-Mails zu deinen Servern abstellen
serverEmail-ask-lead =
    Du hörst dann nichts von uns, wenn die Moderation über einen Eintrag entscheidet oder ein Webhook
    ausfällt. E-Mails zu deinem Konto, etwa Links für ein neues Passwort, kommen weiterhin.

serverEmail-done-title = Du bekommst keine E-Mails mehr zu deinen Servern
serverEmail-done-lead = Auf deiner Kontoseite kannst du sie wieder einschalten.

serverEmail-dead-title = Dieser Link funktioniert nicht
serverEmail-dead-lead = E-Mails zu deinen Servern kannst du auf deiner Kontoseite abstellen.

name-title = Dein Name
name-newTitle = Namen ändern
name-question = Heißt du im Spiel genau so?
name-youVoteAs = Du votest als
name-why =
    Belohnungen bekommt der Spieler mit diesem Namen. Wenn ein einziger Buchstabe nicht stimmt,
    bekommt sie niemand.
name-yes = Ja, weiter
name-change = Nein, ändern
name-newName = Neuer Name
name-save = Namen ändern
name-correction =
    Ändere ihn jetzt: Deine erste Korrektur ist frei. Danach geht es nur noch alle 30 Tage.
name-rule =
    Du kannst deinen Namen alle 30 Tage ändern. Dein alter Name bleibt 90 Tage lang deiner. Votes
    zählen für den Namen, den du beim Voten hattest.
name-next = Ab { $day } kannst du deinen Namen wieder ändern.

account-title = Dein Konto
account-onThisPage = Auf dieser Seite
account-since = seit { $day }
account-names = Namen
account-mail = E-Mail
account-mailAndLanguage = E-Mail und Sprache
account-privacy = Privatsphäre
account-nameNote = Unter diesem Namen votest du, und wer im Spiel so heißt, bekommt die Belohnungen.
account-changeName = Namen ändern
account-confirmed = bestätigt
account-unconfirmed = nicht bestätigt
account-emailNote = Für neue Passwörter und Neuigkeiten zu deinem Konto.
account-unconfirmedLead =
    Mit dieser Adresse kannst du dich anmelden, sobald du den Link öffnest, den wir dorthin schicken.
account-sendAgain = Link senden
account-noEmail = Keine E-Mail-Adresse
account-noEmailLead =
    Füge eine hinzu, um von deinen Servern zu hören und wieder hereinzukommen, falls alle anderen
    Wege versperrt sind.
account-addEmail = Hinzufügen
account-newEmailWaits =
    { $email } ersetzt sie, sobald du den Link öffnest, den wir dorthin geschickt haben.
account-noMailLink =
    Diese Seite kann keine E-Mails senden. Erstelle einen Link und bitte dann einen Admin der Seite
    darum, um { $email } zu bestätigen.
account-changeEmail = Adresse ändern
account-dataHeading = Deine Daten
account-dataLead = Eine Datei mit allem, was diese Seite über dich speichert.
account-download = Herunterladen …
account-deleteHeading = Konto löschen
account-deleteLead =
    Dein Name, deine E-Mail-Adresse und deine Anmeldewege werden endgültig gelöscht. Deine Votes
    zählen weiter, anonym.
account-delete = Löschen …

ownPassword-change-title = Passwort ändern
ownPassword-change-lead =
    Alle anderen Sitzungen enden, und Links von Servern voten nicht mehr in deinem Namen.
ownPassword-change-submit = Passwort ändern

ownPassword-set-title = Passwort setzen
ownPassword-set-lead =
    Dann kannst du dich mit Namen oder E-Mail-Adresse anmelden, ohne eine andere Seite.
ownPassword-set-submit = Passwort setzen

ownPassword-back = Zurück zu deinem Konto

sessions-heading = Wo du angemeldet bist
sessions-count =
    { $sessions ->
        [one] Ein Browser
       *[other] { $sessions } Browser
    }
sessions-thisOne = dieser
sessions-unknown = Unbekannter Browser
sessions-unknownAddress = unbekannte IP-Adresse
sessions-since = Seit
sessions-lastSeen = zuletzt gesehen
sessions-end = Sitzung beenden
sessions-endOthers = Alle anderen Sitzungen beenden

nameClaim-mailed-title = Schau in deine E-Mails
nameClaim-mailed-lead =
    Jemand spielt als { $username } und hat mit diesem Namen gevotet. Wenn du das bist, öffne den
    Link, den wir an { $email } geschickt haben, und wähle dort ein Passwort: Dann gehört der Name
    dir, samt seinen Votes.

nameClaim-tooMany-title = Wir haben keine E-Mail geschickt
nameClaim-tooMany-lead =
    Jemand spielt als { $username }. Ob du das bist, lässt sich nur per E-Mail klären, und an
    { $email } gingen innerhalb einer Stunde zu viele. Registriere dich in einer Stunde noch einmal
    oder nimm eine andere Adresse.

nameClaim-unmailed-title = Die Moderation sieht es sich an
nameClaim-unmailed-lead =
    Jemand spielt als { $username } und hat mit diesem Namen gevotet. Sobald die Moderation dir den
    Namen gibt, kannst du dich mit dem gewählten Passwort anmelden.

nameClaim-take-title = Den Namen { $username } nehmen
nameClaim-take-lead =
    Damit bekommst du den Namen { $username } auf { $site } samt seinen Votes. Wähle ein Passwort zum
    Anmelden. Wenn du dich nicht mit diesem Namen registriert hast, schließ diese Seite.
nameClaim-take-submit = Diesen Namen nehmen

nameClaim-waits-title = Die Moderation sieht es sich an
nameClaim-waits-lead =
    Deine E-Mail-Adresse ist bestätigt. Jemand anders will denselben Namen, deshalb entscheidet die
    Moderation, wem er gehört. Wir schreiben dir.

agreements-lead =
    Links dieses Servers voten ohne Anmelden in deinem Namen, bis du das beendest oder dein Passwort
    änderst.
agreements-since = Seit
agreements-end = Beenden

changeEmail-title = E-Mail-Adresse ändern
changeEmail-lead =
    Wir schicken einen Link an die neue Adresse. Bis du ihn öffnest, behält dein Konto die alte.
changeEmail-noMail =
    Diese Seite verschickt keine E-Mails: Der Link für die neue Adresse steht dann im Log. Bitte
    die Betreiber der Seite darum. Bis du ihn öffnest, behält dein Konto die alte Adresse.
changeEmail-newEmail = Neue E-Mail-Adresse
changeEmail-submit = Link senden

download-title = Deine Daten herunterladen
download-lead =
    Eine JSON-Datei mit allem zu { $username }: Profil, frühere Namen, Sitzungen, Server, was du getan
    hast, und deine Votes. Passwort und Schlüssel sind nicht dabei.
download-submit = Herunterladen
download-back = Zurück zu deinem Konto

deletion-title = Konto löschen
deletion-lead =
    { $username } ist dann endgültig weg: Niemand kann das Konto zurückholen. Deine Votes zählen
    weiter, anonym, und der Name bleibt 90 Tage lang reserviert.
deletion-blocked =
    { $listings ->
        [one] Dein Eintrag steht dem im Weg: Jemand muss dafür verantwortlich sein.
       *[other] Deine { $listings } Einträge stehen dem im Weg: Jemand muss dafür verantwortlich sein.
    }
deletion-listings = Deine Einträge

deletion-blocking-pending = Wartet auf die Moderation. Bis dahin lässt er sich nur löschen.
deletion-blocking-approved = Spieler können dafür voten.

deletion-handOver = Übergeben …
deletion-unlist = Aus der Liste nehmen
deletion-deleteListing = Löschen …
deletion-after = Sobald hier keiner mehr steht, kannst du dein Konto löschen.
deletion-lookAgain = Erneut prüfen
deletion-submit = Mein Konto löschen
deletion-back = Konto behalten
