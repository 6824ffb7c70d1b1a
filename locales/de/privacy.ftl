### privacy

title = Datenschutz
lead = Was { $site } über dich weiß, wozu und wie lange.
host =
    Die Betreiber dieser Seite entscheiden darüber und sind für deine Daten verantwortlich. Das
    Programm dahinter, Voteboard, sendet nichts an seine Entwickler.

inShort-heading = Kurz gesagt
inShort-account =
    Dein Name und deine E-Mail-Adresse werden gespeichert, damit du dich anmelden kannst, bis du
    dein Konto löschst.
inShort-votes =
    Deine Votes werden dauerhaft gespeichert, denn sie bestimmen den Rang der Server. Löschst du
    dein Konto, wird dein Name daraus entfernt.
inShort-address =
    Deine IP-Adresse wird bei einer Anmeldung { $signIn } Tage lang gespeichert, bei Votes nur als
    Code, { $votes } Tage lang.
inShort-email =
    Deine E-Mail-Adresse sieht niemand. Besitzer von Servern, für die du votest, sehen deinen Namen.

keptHeading = Was gespeichert wird
oneWay =
    Ein Einwegcode lässt sich vergleichen, aber nicht zurückrechnen: Die Seite erkennt dasselbe
    Passwort, dieselbe Adresse oder denselben Schlüssel wieder, ohne sie zu speichern.

columns-1 = Daten
columns-2 = Wozu
columns-3 = Wie lange

groups-account = Konten
groups-signIn = Anmelden
groups-votes = Voten
groups-servers = Server
groups-rewards = Belohnungen und Nachrichten an Server
groups-moderation = Moderation
groups-site = Betrieb der Seite
groups-browser = In deinem Browser

othersHeading = Wer noch davon erfährt

others-1 =
    Besitzer der Server, für die du votest: deinen Namen, die Nummer deines Kontos und wann du
    gevotet hast. Was sie damit tun, liegt bei ihnen.
others-2 =
    Alle: Name, Adresse und Beschreibung eines Eintrags, den du einreichst. Wenn du zugestimmt hast,
    bei den Top-Votern zu stehen, auch deinen Namen und wie oft du für einen Server gevotet hast;
    Programme lesen das über die öffentliche API. Nimmst du das zurück, zeigen es beide binnen einer
    Minute nicht mehr, nur Kopien kann niemand zurückholen. Deine E-Mail-Adresse sieht niemand.
others-3 =
    Die Moderation dieser Seite: wer für welchen Server gevotet hat, wem welcher gehört und was die
    Besitzer geändert haben.
others-4 = Der Mailserver dieser Seite: deine E-Mail-Adresse und die E-Mails an dich.

turnstile =
    Cloudflare: Die Vote-Seite lädt dessen Bot-Prüfung und übermittelt dabei deine IP-Adresse und
    deinen Browser.
nobodyElse = Sonst niemand: Keine Seite lädt etwas von woanders.
yoursHeading = Deine Daten gehören dir
yours = Das meiste siehst und änderst du auf deiner Kontoseite.
download = Alles herunterladen …
delete = Konto löschen …
