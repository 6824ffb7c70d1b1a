### docs

all = Alle Anleitungen
nav = Anleitungen
contents = Auf dieser Seite
prev = ← Davor
next = Danach →
around = Anleitungen davor und danach
asText = Diese Seite als Markdown
table = Tabelle { $nth }
start = Was möchtest du tun?
search = Doku durchsuchen
searchHint = Ein Fehler, eine Einstellung, ein Wort: whitelist, 401, same vote twice …
submit = Suchen
results = Suche: { $query }
found =
    { $parts ->
        [one] 1 Abschnitt gefunden.
       *[other] { $parts } Abschnitte gefunden.
    }
ask = Gib ein, was du suchst, zum Beispiel einen Fehlercode, einen Header oder ein Plugin.
synonyms = Auch gesucht nach:
nothing = Nichts zu „{ $query }“ gefunden
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = Die meisten suchen eines davon:
often-key = Mein Schlüssel bekommt 401
often-day = Wann endet der Vote-Tag?
often-twice = Derselbe Vote kam zweimal
often-laptop = Einen Webhook auf dem Laptop testen
often-addresses = Von welchen Adressen kommen Webhooks?
code = Code
status = Status
cause = Dieser Aufruf löst den Fehler aus
answer = Die Antwort
allErrors = Alle Fehler und wie sie aussehen

references-api = API
references-rewards = Belohnungs-API
references-public = Öffentliche API
