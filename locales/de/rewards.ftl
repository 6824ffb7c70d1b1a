### rewards

title = Belohnungen von { $server }
heading = Wie bekommen Spieler ihre Belohnung?
lead =
    Immer nur auf einem Weg, damit kein Vote doppelt belohnt wird. Webhooks gehen in jedem Fall raus.
inUse = aktiv
notYet = noch nicht aktiv
saveRewardsBy = Diesen Weg verwenden

rewardsBy-push-name = Minecraft-Plugin mit Votifier
rewardsBy-push-who =
    NuVotifier, VotifierPlus oder HytaleVotifier, mit VotingPlugin oder Ähnlichem. Ohne Code.

rewardsBy-inbox-name = Dein Plugin fragt bei uns nach
rewardsBy-inbox-who =
    Dein eigenes Plugin, ein älteres, das Votes per URL abfragt, oder ein Server hinter einem
    Heimrouter.

rewardsBy-none-name = Keine Belohnung von hier
rewardsBy-none-who =
    Votes zählen. Spieler bekommen nur, was der Empfänger deines Webhooks ihnen gibt, falls du einen
    hast.

steps-title = So kommt ein Vote beim Spieler an
steps-results-good = : erledigt.{ " " }
steps-results-open = : noch offen.{ " " }
steps-results-bad = : fehlgeschlagen.{ " " }
steps-votes = Ein Spieler votet
steps-votesOf = { $votes } in den letzten 7 Tagen
steps-tell = Wir geben deinem Server Bescheid
steps-unconnected = Sag uns, wo dein Votifier lauscht
steps-sent = { $arrived } von { $sent } in 24 Stunden zugestellt
steps-take = Dein Votifier nimmt ihn an

steps-tests-none = Noch nicht getestet
steps-tests-underWay = Der Test ist unterwegs
steps-tests-taken = Der letzte Test wurde angenommen
steps-tests-untaken = Der letzte Test wurde nicht angenommen

steps-reward = Dein Plugin belohnt
steps-unknown = Das erfahren wir nicht. Vote zur Sicherheit einmal selbst
steps-webhook = Wir senden ihn an deinen Webhook
steps-receiver = Dein Empfänger belohnt

steps-inbox-keep = Wir bewahren ihn für dich auf
steps-inbox-waiting = { $waiting } wartend
steps-inbox-unused = Dieser Weg ist noch nicht aktiv
steps-inbox-take = Dein Plugin holt ihn ab
steps-inbox-taken = Es hat bei uns nachgefragt
steps-inbox-untaken =
    Es hat noch nicht nachgefragt: Erstelle einen Schlüssel und sende einen Test-Vote
steps-inbox-give = Es meldet, was es vergeben hat
steps-inbox-given = { $today } heute vergeben
steps-inbox-ungiven = Das hat es noch nicht gemeldet

steps-none = Spieler bekommen von hier nichts
steps-noneNext = Du kannst jederzeit einen anderen Weg wählen
steps-helpLabel = Wenn ein Schritt leer bleibt

notApproved = Stand dieses Servers: { $status }. Belohnungen kannst du ändern, solange er gelistet ist.
pending = Speichere und teste, so oft du willst. Echte Votes kommen, sobald der Server gelistet ist.
inboxLater =
    Du kannst das jetzt schon wählen. Die Schlüssel dafür gibt es, sobald der Server gelistet ist.
votifier = Votifier

host-label = Host
host-help = Wo dein Votifier lauscht: meist die Adresse deines Servers.

port = Port
portHelp = Meist { $usual }, nicht der Port des Spiels. Öffne ihn in deiner Firewall.
secret = Token oder öffentlicher Schlüssel
secretHelp =
    Aus plugins/Votifier: das Token in config.yml oder der ganze Inhalt von rsa/public.key. Wir
    erkennen, was es ist. Nie ein privater Schlüssel.
secretKept = Lass das Feld leer, um das bisherige zu behalten.
service = Name dieser Seite in deinem Plugin
save = Speichern und testen
saveHelp = Der Spieler im Test heißt Voteboard_Test. Als Vote zählt er nicht.
again = Noch einen Test senden
off = Ausschalten oder pausieren
lastTest = Letzter Test
underWay = Der Test ist unterwegs. Diese Seite sieht von selbst noch einmal nach.
took = { $ms } ms
all = Alle gesendeten Votes
works = Dein Server hat ihn. Ein Schritt fehlt noch: Leg fest, was Spieler bekommen.
worksNext =
    VotingPlugin kennt jetzt diese Seite. Öffne plugins/VotingPlugin/VoteSites.yml, such nach
    { $site } und füge eine Belohnung hinzu, zum Beispiel:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Empfänger
receivers-lead = Jeder Vote geht an jeden Empfänger, und jeder belohnt ihn. Wenn deine Server hinter einem Proxy stehen, verbinde nur den Proxy.
receivers-guide = Ein Netzwerk hinter einem Proxy
receivers-add = Weiteren Empfänger hinzufügen
receivers-change = Ändern
receivers-remove = Entfernen

receivers-name-label = Name
receivers-name-help = Den siehst nur du, hier und im Zustellungsprotokoll: lobby, survival, …

samples-title = Plugins für den Anfang
samples-lead =
    Jedes ist ein ganzes Programm. Es holt Votes ab, vergibt die Belohnungen, die du festlegst,
    und merkt sich, welche, damit kein Vote doppelt belohnt wird. Unsere Tests brechen jedes zu
    zufälligen Zeitpunkten ab, in Nachbildungen der echten Spiele.

sampleGames-command = Jedes Spiel mit einem Befehl
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, ohne offenen Port
sampleGames-oxide = Rust und andere: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Postfach
inbox-lead = Hier warten Votes, bis dein Plugin sie abholt und meldet, was es vergeben hat.
inbox-plugin = Ein fertiges Plugin für Paper und Velocity
inbox-reference = So schreibst du ein solches Plugin
inbox-notInUse = Neue Votes kommen nur ins Postfach, solange dieser Weg aktiv ist.
inbox-waiting = Wartend
inbox-leased = Werden gerade vergeben
inbox-oldest = Ältester wartet seit
inbox-today = Heute vergeben
inbox-twice = In 30 Tagen doppelt vergeben
inbox-expired = In 30 Tagen verfallen
inbox-keyName = Belohnungs-Plugin
inbox-make = Schlüssel für dein Plugin erstellen
inbox-made = Ein Schlüssel für dein Plugin

inbox-player-label = Spieler
inbox-player-help =
    Der Spieler des Test-Votes. Der Test wartet eine Stunde und wird nie gezählt.

inbox-noPlayer = Kein Konto hat diesen Namen.
inbox-test = Test-Vote senden

recent-title = Letzte Belohnungen

recent-heads-1 = Spieler
recent-heads-2 = Gevotet
recent-heads-3 = Belohnung
recent-heads-4 = Notiz deines Plugins

recent-gone = gelöschtes Konto
recent-isTest = Test
recent-twice = doppelt vergeben
recent-twiceHelp =
    Doppelt vergeben: Ein zweiter Spielserver hat die Belohnung auch vergeben, weil sich der erste
    nicht rechtzeitig gemeldet hatte.
recent-on = auf { $servers }

recent-states-none = keine
recent-states-waiting = wartet auf dein Plugin
recent-states-leased = wird gerade vergeben
recent-states-granted = vergeben
recent-states-refused = von deinem Plugin abgelehnt
recent-states-voided = zurückgezogen: Der Vote ist ungültig
recent-states-expired = verfallen: nicht rechtzeitig vergeben

door-title = Ältere Plugins, die per URL abfragen
door-lead =
    Sie fragen, ob ein Spieler gevotet hat, über eine URL mit einem Schlüssel, der sonst nichts
    öffnet.
door-key = URL-Schlüssel
door-asked = Letzte Anfrage
door-answered = Unsere Antwort

door-answers-check_0 = 0 auf „gevotet?“: keine Belohnung wartet
door-answers-check_1 = 1 auf „gevotet?“: eine Belohnung wartet
door-answers-check_2 = 2 auf „gevotet?“: schon vergeben
door-answers-claim_0 = 0 auf eine Abholung: nichts wartet
door-answers-claim_1 = 1 auf eine Abholung: vergeben
door-answers-nameless =
    ein Fehler: Es kam kein Name. Stell dein Plugin von Steam-IDs auf Namen um.

door-make = URL-Schlüssel erstellen
door-makeHelp = Er wird einmal gezeigt, in Zeilen zum Einfügen.
door-replace = Neuen URL-Schlüssel erstellen
door-replaceHelp = Der aktuelle Schlüssel gilt sofort nicht mehr.
door-made = Dein URL-Schlüssel
door-paste = In dein Plugin einfügen

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = In die JSON-Konfiguration

door-plugins-rocket-1 = Unturned: Votifier für Rocket
door-plugins-rocket-2 = Ins XML. Es fragt nach der Steam-ID

door-plugins-other-1 = Jedes andere Skript
door-plugins-other-2 = Setz Host und Schlüssel dieser Seite anstelle der anderen Serverliste ein

links-heading = Vote-Links aus dem Spiel
links-per = Einer pro Spieler, von deinem Plugin: ein Klick genügt, ohne Konto
links-lead =
    Lass dein Plugin jedem Spieler, der /vote eingibt, einen eigenen Link ausgeben. Durch den Link
    wissen wir, wer votet: Ein Klick genügt, ohne Konto und ohne Tippen. Wer hier ein Konto hat,
    meldet sich einmal an und erlaubt dabei, dass deine Links in seinem Namen voten.
links-address = Vote-Link für Chat und Menüs
links-same = Derselbe für alle
links-addressHelp =
    Beide sind kurz und sicher im farbigen Chat. Setze im zweiten den Platzhalter deines Menüs
    für den Spieler statt NAME ein: Dann ist der Name schon ausgefüllt. Er beweist nichts.
links-voteLink = Vote-Link
links-namedVoteLink = Mit dem Namen des Spielers
links-toLines = Zeilen zum Einfügen für VotingPlugin, SuperbVote und andere
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = die Sekunde, in der er
    abläuft, höchstens 24 Stunden im Voraus

links-key = Link-Schlüssel
links-keyHelp =
    Verwende den ganzen Text samt vbl_ als HMAC-Schlüssel. Wer ihn hat, kann im Namen aller Spieler
    voten, die hier kein Konto haben oder deine Links erlaubt haben: Bewahre ihn in den Einstellungen
    deines Plugins auf.
links-make = Link-Schlüssel erstellen
links-makeHelp = Er wird einmal gezeigt.
links-replace = Schlüssel ersetzen
links-replaceHelp = Links mit dem bisherigen funktionieren dann nicht mehr.
links-remove = Schlüssel entfernen
links-unreadable = Der Seite fehlt, was sie zum Lesen dieses Schlüssels braucht. Ersetze ihn.
links-made = Dein Link-Schlüssel

goals-title = Ziele
goals-pageTitle = Ziele von { $server }
goals-lead =
    Versprich etwas für Votes. Hier wählst du einen Namen, und dein Plugin entscheidet, was
    Spieler dafür bekommen.
goals-open = Ziele setzen
goals-unused =
    Ziele brauchen ein Plugin, das bei uns nachfragt. Wähle diesen Weg auf der Seite der
    Belohnungen.
goals-none = Noch gibt es kein Ziel.
goals-guide = Wie ein Plugin vergibt, was erreicht wurde
goals-newTitle = Ein neues Ziel
goals-note =
    Tage, Wochen und Monate gelten nach UTC. Was erreicht wurde, bleibt erreicht, auch wenn
    Votes später ungültig werden. Tests zählen nicht.
goals-says = { $kind }: { $target }
goals-progress = { $count } von { $target }
goals-reached = Erreicht: { $times }
goals-once = nur einmal
goals-kinds-each = Votes aller Spieler, immer wieder
goals-kinds-day = Votes aller Spieler an einem Tag
goals-kinds-week = Votes aller Spieler in einer Woche
goals-kinds-month = Votes aller Spieler in einem Monat
goals-kinds-streak = Tage in Folge eines Spielers
goals-kinds-total = Votes eines Spielers
goals-fields-kind = Was zählt
goals-fields-target = Wie viele
goals-fields-name = Name
goals-fields-nameHelp = Daran erkennt dein Plugin das Ziel, zum Beispiel vote-party.
goals-fields-once = Jeder Spieler erreicht es nur einmal, nicht bei jedem Vielfachen
goals-submit = Ziel setzen
goals-change = Zahl ändern
goals-test = Testen
goals-remove = Entfernen
