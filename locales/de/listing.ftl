### listing

change-name = Name
change-game = Spiel
change-host = Adresse
change-port = Port

change-text-tagline = Slogan
change-text-tags = Tags
change-text-country = Land
change-text-version = Version
change-text-languages = Sprachen
change-text-website = Website
change-text-discord = Discord
change-text-video = Video
change-text-description = Beschreibung
change-text-rules = Regeln
change-text-textLanguage = Sprache der Texte
change-text-translations = Weitere Sprachen

home-title = Gameserver
home-heading = Gerankt von denen, die dort spielen
home-lead = Die Server mit den meisten Votes der letzten 30 Tage. Ein Vote pro Tag und Server.
home-results = Server zu „{ $text }“
home-searchAll = Alle Server durchsuchen
home-pageOf = { $title }, Seite { $page }

home-landing-title = { $name }-Server
home-landing-lead =
    { $servers ->
        [one] 1 { $name }-Server
       *[other] { $servers } { $name }-Server
    }, gerankt nach den Votes der Spieler. { $playersOnline ->
        [one] Gerade ist 1 Spieler online.
       *[other] Gerade sind { $playersOnline } Spieler online.
    }
home-landing-line =
    { $counts ->
        [all] Gerankt nach den Votes der Spieler.
        [signed-in] Gerankt nach den Votes angemeldeter Spieler.
        [confirmed] Gerankt nach den Votes von Spielern mit bestätigter E-Mail-Adresse oder
            verknüpftem Konto.
       *[established] Gerankt nach den Votes von Spielern, deren verknüpftes Konto älter als 30 Tage
            ist.
    }

home-sums-servers = Server
home-sums-online = Spieler online
home-sums-votes =
    { $votes ->
        [one] Vote in 30 Tagen
       *[other] Votes in 30 Tagen
    }

home-games = Spiele
home-moreGames =
    { $games ->
        [one] 1 weiteres Spiel
       *[other] { $games } weitere Spiele
    }
home-gamesLead =
    { $games ->
        [one] 1 Spiel mit Servern.
       *[other] { $games } Spiele mit Servern.
    }

home-gameOrders-players = Spieler
home-gameOrders-servers = Server
home-gameOrders-name = Name

home-gameCounts =
    { $servers ->
        [one] 1 Server
       *[other] { $servers } Server
    } · { $playersOnline ->
        [one] 1 Spieler online
       *[other] { $playersOnline } Spieler online
    }
home-tags = Tags
home-board = Server
home-page = Seite { $page } von { $pages }
home-more = Noch mehr Server?

feed-title = Neue Server
feed-follow = Neuen Servern im Feedreader folgen

nothing-listed = Noch keine Server gelistet
nothing-listedNext =
    Mach den Anfang: Drei Felder genügen, und nach der Freigabe können Spieler sofort voten.
nothing-list = Server eintragen
nothing-found = Kein Server passt zu allem
nothing-foundFor = Nichts zu „{ $text }“
nothing-drop = Damit findest du Server:
nothing-clear = Mit weniger Filtern findest du vielleicht einen.
nothing-dropFor = Kein Server passt zu allem. Damit findest du Server:
nothing-retype =
    Kein Server passt zu allem. Wir haben Namen, Spiele, Tags, Länder und Adressen durchsucht: Nimm
    weniger Wörter.
nothing-without = Ohne
nothing-showAll = Filter löschen
nothing-pastEnd = So viele Seiten hat die Liste nicht.
nothing-firstPage = Zur ersten Seite
nothing-waysOn = Versuch es hiermit

nothing-games-label = Nach Spiel stöbern
nothing-games-more = Alle Spiele mit gelisteten Servern

nothing-newest-label = Neueste Server
nothing-newest-more = Gerade erst eingetragen

nothing-own-label = Eigenen eintragen
nothing-own-more = Drei Felder, kostenlos

board-rank = Rang
board-copy = Adresse von { $name } kopieren
board-vote = Voten
board-voteFor = für { $name }
board-votes =
    { $votes ->
        [one] Vote
       *[other] Votes
    }
board-today = heute
board-monthly = in den letzten 30 Tagen
board-all = insgesamt

moves-isNew = neu
moves-up = aufwärts in einer Woche
moves-down = abwärts in einer Woche

filters-title = Filter
filters-used = aktiv
filters-text = Name oder Adresse

filters-choose-game-label = Spiel
filters-choose-game-all = Alle Spiele

filters-choose-country-label = Land
filters-choose-country-all = Überall

filters-choose-language-label = Sprache
filters-choose-language-all = Alle Sprachen

filters-choose-version-label = Version
filters-choose-version-all = Alle Versionen

filters-tags = Tags, alle davon
filters-clear = Alle löschen
filters-quick = Schnellfilter
filters-online = Jetzt online
filters-show = Server zeigen
filters-found =
    { $total ->
        [one] 1 Server
       *[other] { $total } Server
    }
filters-quoted = „{ $text }“
filters-remove = : entfernen
filters-sortBy = Sortieren nach

filters-sorts-match = Beste Treffer
filters-sorts-votes_30 = 30 Tage
filters-sorts-votes_today = Heute
filters-sorts-votes_all = Gesamt
filters-sorts-players = Spieler
filters-sorts-newest = Neueste
filters-sorts-name = Name

server-moderate = Moderieren
server-servers = Server
server-about = Über den Server
server-rules = Regeln
server-links = Links
server-website = Website
server-video = Video

server-community-discord = Zum Discord
server-community-website = Zur Website

server-tags = Tags
server-facts = Fakten
server-version = Version
server-country = Land
server-languages =
    { $languages ->
        [one] Sprache
       *[other] Sprachen
    }
server-listed = Gelistet seit
server-rankIn = in { $game }
server-of = von { $listed }
server-playersIn = Spieler
server-votesWeekly = Votes, 7 Tage
server-votesTotal = Votes, gesamt
server-allVotes =
    Für den Rang zählen nur Votes { $counts ->
        [signed-in] angemeldeter Spieler.
        [confirmed] von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto.
       *[established] von Spielern, deren verknüpftes Konto älter als 30 Tage ist.
    }
server-vote = Voten
server-voteFor = Für { $name } voten
server-description = { $name }, ein { $game }-Server: Adresse, Spieler und Votes.

share-share = Teilen
share-address = Adresse dieser Seite

report-title = { $server } melden
report-back = Zurück zu { $server }
report-lead =
    Stimmt etwas mit diesem Eintrag nicht? Sag es der Moderation. Der Besitzer erfährt nie, wer du
    bist.
report-reason = Was stimmt nicht?
report-pick = Bitte wählen

report-reasons-pictures = Die Bilder
report-reasons-hateful = Hass oder Belästigung
report-reasons-scam = Betrügt Spieler oder will Passwörter
report-reasons-fake = Gibt sich als anderer Server aus
report-reasons-wrong = Angaben sind falsch, oder es gibt ihn nicht mehr
report-reasons-other = Etwas anderes

report-more = In deinen Worten
report-moreHelp = Was hast du gesehen, und wo? Bitte nenne von niemandem private Daten.
report-send = Meldung senden
report-link = Diesen Eintrag melden

live-online = Online seit
live-offline = Offline seit
live-neverAnswered = der Eintragung
live-uptime = Uptime
live-owner = Besitzer
live-verified = verifiziert
live-verifiedHelp = Der Besitzer hat nachgewiesen, dass der Server ihm gehört.

badge-title = Badge
badge-lead = Ein Bild (SVG, ohne Script), das deinen Rang auf deiner eigenen Website zeigt und hierher führt.
badge-code = HTML für deine Website
badge-widget = HTML für ein Widget mit Rang, Votes und Spielern
badge-players =
    { $players ->
        [one] 1 Spieler online
       *[other] { $players } Spieler online
    }
badge-alternative = Vote für uns
badge-rank = #{ $rank } in { $game }
badge-votes =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } in 30 Tagen

goals-title = Ziele
goals-says-each = { $count } von { $target } Votes
goals-says-day = { $count } von { $target } Votes heute
goals-says-week = { $count } von { $target } Votes in dieser Woche
goals-says-month = { $count } von { $target } Votes in diesem Monat
goals-over-day = Heute erreicht
goals-over-week = Diese Woche erreicht
goals-over-month = Diesen Monat erreicht
