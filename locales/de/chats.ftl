### chats

message-one = { $player } hat für { $server } gevotet
message-many =
    { $votes ->
        [one] { $votes } Vote für { $server }
       *[other] { $votes } Votes für { $server }
    }
message-earlier = Frühere Votes für { $server }: { $votes }
message-test = Test: Votes für { $server } erscheinen hier
message-vote = Voten
message-total =
    { $votes ->
        [one] { $votes } Vote in 30 Tagen
       *[other] { $votes } Votes in 30 Tagen
    }
message-more = und { $votes } weitere
message-top = Top-Voter von { $server } im { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } Vote
       *[other] { $place }. { $player }: { $votes } Votes
    }
message-others =
    { $players ->
        [one] und { $players } weiterer Spieler
       *[other] und { $players } weitere Spieler
    }

page-title = Chats von { $server }
page-lead =
    Votes lassen sich in einem Kanal von Discord, Slack oder Mattermost posten: mit den Namen der
    Spieler, dem Bild des Servers und einem Link zum Voten. Was gepostet ist, lässt sich nicht
    zurückholen.
page-heading = Verbundene Kanäle
page-often = Wie oft
page-connect = Kanal verbinden
page-example = So sieht eine Nachricht aus
page-offer = { $address } ist ein Kanal: Votes werden dort als Nachrichten gepostet. Wähle, wie oft.
page-address = Adresse des Webhooks des Kanals
page-addressHelp =
    In Discord: Einstellungen des Kanals, „Integrationen“, „Webhooks“, „Webhook-URL kopieren“. Wer
    die Adresse kennt, kann dort posten. Deshalb wird sie verschlüsselt gespeichert und nie wieder
    angezeigt.
page-service = Chat
page-serviceHelp =
    Für Rocket.Chat und andere, die Nachrichten von Mattermost annehmen, wähle Mattermost.
page-language = Sprache der Nachrichten
page-languageOfOwner = Die des Inhabers
page-submit = Verbinden und Test senden
page-all = Alle Chats

paces-at_once = Sofort
paces-ten_minutes = Alle zehn Minuten
paces-daily = Jeden Tag die besten zehn

channel-title = Kanal
channel-lead = Eine Nachricht fasst alle Votes seit der letzten zusammen.
channel-replayLead =
    Postet die Votes seit einem Zeitpunkt noch einmal, als frühere Votes. Ein Chat merkt nicht, dass
    er sie schon hatte. Höchstens { $days } Tage zurück.
channel-addressKept = Leer lassen, um die jetzige zu behalten.
channel-save = Speichern
channel-test = Testnachricht
channel-testLead = Wird jetzt gepostet, egal was oben gewählt ist. Niemand wird erwähnt.
channel-testButton = Testnachricht senden
channel-gone =
    Der Chat nimmt an dieser Adresse keine Nachrichten mehr an, deshalb wurde der Kanal
    abgeschaltet. Votes werden zurückgehalten. Füge oben eine neue Adresse ein und sende sie dann.

desk-reports =
    { $reports ->
        [one] 1 neue Meldung
       *[other] { $reports } neue Meldungen
    }
desk-test = Test: Neuigkeiten für die Moderation von { $site } werden hier gepostet
desk-open = Moderation öffnen
