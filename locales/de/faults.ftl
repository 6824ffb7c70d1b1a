### faults

required = Bitte füll dieses Feld aus.
code = Der Code stimmt nicht oder ist abgelaufen. Gib den ein, den die App jetzt anzeigt.
confirmTest =
    Bestätige, dass dein Empfänger diesen Spieler belohnen darf, oder lass den Namen leer.
currentPassword = Das ist nicht dein aktuelles Passwort.
game = Wähle das Spiel aus der Liste.
listingName = Gib den Namen des Eintrags ein.
noPasskeys = Du hast noch keinen Passkey.
noneTicked = Markiere mindestens einen Eintrag.
notReady = Dein Browser war noch nicht so weit. Warte auf das Häkchen und versuch es noch einmal.
password = Das ist nicht dein Passwort.
port = Gib eine Portnummer von 1 bis 65535 ein.
reason = Wähle aus, was nicht stimmt.
role = Wähle eine Rolle.
signIn =
    Benutzername oder Passwort stimmt nicht. Die E-Mail-Adresse geht, sobald sie bestätigt ist.
signInBusy =
    Gerade machen das zu viele gleichzeitig, deshalb bist du noch nicht angemeldet. Gib dein Passwort
    noch einmal ein und melde dich an. Diesmal rechnet dein Browser vorher ein wenig, und dafür
    kommst du vor denen dran, deren Browser das nicht tun.
time = Gib Datum und Uhrzeit ein.
nothingToReplay =
    Es gibt nichts noch einmal zu senden. Gesendet werden nur Votes, die schon an diesen Schlüssel
    gingen oder für ihn zurückgehalten werden: keine, die nur an andere Schlüssel gingen, noch
    unterwegs oder ungültig sind.
urlUnsaved =
    Diese URL ist noch nicht gespeichert. Speichere sie zuerst: Bis dahin geht, was wir senden, an
    die alte.
number = Gib eine ganze Zahl ein.
