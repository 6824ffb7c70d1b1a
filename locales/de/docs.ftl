### docs

all = Alle Anleitungen
nav = Anleitungen
contents = Auf dieser Seite
asText = Diese Seite als Markdown
table = Tabelle { $nth }
search = Doku durchsuchen
submit = Suchen
results = Suche: { $query }
found =
    { $parts ->
        [one] 1 Abschnitt gefunden
       *[other] { $parts } Abschnitte gefunden
    }
ask = Gib ein, was du suchst, zum Beispiel einen Fehlercode, einen Header oder ein Plugin.
nothing = Nichts gefunden. Versuch andere Wörter, etwa einen Code, einen Header oder ein Plugin.
inCode = Im Code:
examples-code = Ein Fehlercode
examples-header = Ein Header von Webhooks
examples-plugin = Ein Protokoll von Vote-Plugins
code = Code
status = Status
allErrors = Alle Fehler und wie sie aussehen

references-api = API
references-rewards = Belohnungs-API
references-public = Öffentliche API
