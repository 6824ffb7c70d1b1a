### overview

health-label = Belohnungen
health-failing = Belohnungen kommen nicht an
health-failingSays = { $key } funktioniert seit { $since } nicht.
health-off = Belohnungen gestoppt
health-offSays = { $key } wurde abgeschaltet.
health-paused = Belohnungen pausiert
health-pausedSays = { $key } ist pausiert.
health-waiting = Wartend: { $count }.
health-onHold = Zurückgehalten: { $count }.
health-arrive = Votes werden zugestellt
health-arriveSays =
    { $votes ->
        [0] { $key } ist bereit. Keine Votes in 24 Stunden.
       *[other] In 24 Stunden zugestellt: { $votes }.
    }
health-inbox = Belohnungen werden abgeholt
health-inboxSays = Dein Plugin holt sie aus dem Postfach. Keine wartet.
health-inboxWaits = Belohnungen warten
health-inboxWaitsSays =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } im Postfach.
health-none = Noch keine Belohnungen
health-noneSays = Spieler bekommen nichts für ihre Votes. Verbinde ein Plugin oder einen Webhook.
health-toDeliveries = Zustellungen
health-toRewards = Belohnungen
health-toKeys = API-Schlüssel

today-title = Heute
today-votes =
    { $votes ->
        [one] Vote
       *[other] Votes
    }
today-more = { $votes } mehr
today-fewer = { $votes } weniger
today-same = Genauso viele
today-than = als letzten { DATETIME($at, weekday: "long") } um diese Zeit ({ $votes })
today-as = wie letzten { DATETIME($at, weekday: "long") } um diese Zeit ({ $votes })
today-none = Heute noch keine Votes, und am selben Tag letzte Woche auch keine.
today-noneNext = Eine Linie zeigt sie hier Stunde für Stunde, neben demselben Tag letzte Woche.
today-whole =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } am { DATETIME($at, month: "short", day: "numeric") }, vor einer Woche
today-label =
    Votes nach Stunden: heute bisher { $today }, am
    { DATETIME($weekAgo, month: "short", day: "numeric") } insgesamt { $before }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = heute
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") }:
    insgesamt { $votes }
today-windows =
    { $monthly ->
        [one] 1 Vote
       *[other] { $monthly } Votes
    } in 30 Tagen, { $total } insgesamt

rank-title = Rang in { $game }
rank-of = von { $listed }
rank-none = Noch kein Rang
rank-noneNext =
    Ränge werden etwa einmal pro Sekunde berechnet, solange jemand auf der Seite ist.
rank-near = Votes von 30 Tagen, rund um deinen Server
rank-ahead =
    { $votes ->
        [0] gleichauf
       *[other] { $votes } voraus
    }
rank-behind =
    { $votes ->
        [0] gleichauf
       *[other] { $votes } dahinter
    }
rank-you = dein Server
rank-ranking =
    Für den Rang zählen nur Votes { $counts ->
        [signed-in] angemeldeter Spieler.
        [confirmed] von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto.
       *[established] von Spielern, deren verknüpftes Konto älter als 30 Tage ist.
    }

steps-title = Nächste Schritte
steps-done = { $done } von { $all } erledigt
steps-doneTitle = Erledigt
# $steps (number)
steps-more = { $steps } weitere

steps-all-logo-1 = Logo hinzufügen
steps-all-logo-2 = Es steht in jeder Liste neben dem Namen.

steps-all-banner-1 = Banner hinzufügen
steps-all-banner-2 = Es steht oben auf deiner Seite und in Linkvorschauen.

steps-all-description-1 = Server beschreiben
steps-all-description-2 = Sag, was Spieler erwartet.

steps-all-facts-1 = Slogan und Tags hinzufügen
steps-all-facts-2 = Damit suchen und filtern Spieler.

steps-all-rewards-1 = Belohnungen verbinden
steps-all-rewards-2 = Spieler voten wieder, wenn sie etwas dafür bekommen.

steps-all-badge-1 = Badge auf deine Website setzen
steps-all-badge-2 = Erledigt, sobald wir es auf deiner Website sehen.

steps-all-proof-1 = Nachweisen, dass er dir gehört
steps-all-proof-2 = Dafür bekommt deine Seite ein Abzeichen.

figures-title = Letzte { $days } Tage
figures-spans = Wie viele Tage
figures-span = { $days } Tage
figures-nav = Was das Diagramm zeigt

figures-names-votes = Votes
figures-names-ballot_click = Klicks auf „Voten“
figures-names-address_copy = Kopierte Adressen
figures-names-page_view = Seitenaufrufe

figures-week = in 7 Tagen
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = gestiegen:{ " " }
figures-isDown = gesunken:{ " " }

figures-none-votes = Keine Votes in { $days } Tagen. Jeder Tag wird hier ein Balken.
figures-none-ballot_click =
    Niemand hat in { $days } Tagen auf „Voten“ geklickt. Jeder Tag wird hier ein Balken.
figures-none-address_copy =
    Niemand hat in { $days } Tagen deine Adresse kopiert. Jeder Tag wird hier ein Balken.
figures-none-page_view =
    Niemand hat in { $days } Tagen deine Seite geöffnet. Jeder Tag wird hier ein Balken.

figures-worth =
    Votes sind geprüft. Aufrufe, Kopien und Klicks zählen wir, wie Browser sie melden, ohne Cookies
    und IP-Adressen: Nimm sie als Trend. Auf deinen Rang haben sie keinen Einfluss. Tage sind
    UTC-Tage; die letzte Minute fehlt vielleicht noch.

charts-ballot_click-title = Klicks auf „Voten“

charts-ballot_click-heads-1 = Tag (UTC)
charts-ballot_click-heads-2 = Klicks

charts-ballot_click-summary = { $sum } in { $days } Tagen, heute bisher { $today } (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = Kopierte Adressen

charts-address_copy-heads-1 = Tag (UTC)
charts-address_copy-heads-2 = Kopien

charts-address_copy-summary = { $sum } in { $days } Tagen, heute bisher { $today } (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = Seitenaufrufe

charts-page_view-heads-1 = Tag (UTC)
charts-page_view-heads-2 = Aufrufe

charts-page_view-summary = { $sum } in { $days } Tagen, heute bisher { $today } (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = Woher Besucher kamen
sources-here = Diese Seite
sources-hereSays = Listen, Spieleseiten, Suche
sources-rest = Anderswo oder unbekannt
sources-restSays = die meisten Apps verraten es nicht
sources-note = Seitenaufrufe von 30 Tagen. Gespeichert wird nur der Name der Website.
sources-none = Hier stehen bald die Websites, die zu deiner Seite führen, mit ihrem Anteil.

waiting-title = Wie es weitergeht
waiting-sent = Du hast den Eintrag eingereicht
waiting-look = Die Moderation sieht ihn an
waiting-looks = Sie prüft, ob der Server antwortet und die Texte zu den Regeln passen.
waiting-listed = Spieler finden ihn
waiting-shown = Votes, Rang und Besucher stehen dann auf dieser Seite.

voidNotices-title =
    { $votes ->
        [one] 1 Vote für deinen Server ist für ungültig erklärt
       *[other] { $votes } Votes für deinen Server sind für ungültig erklärt
    }
voidNotices-votes =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } ungültig
voidNotices-again =
    { $votes ->
        [one] 1 Vote für ungültig erklärt und wieder gezählt
       *[other] { $votes } Votes für ungültig erklärt und wieder gezählt
    }
voidNotices-cast = Abgegeben
voidNotices-to = bis
voidNotices-voided = Von der Moderation für ungültig erklärt:
voidNotices-reason = Die Begründung:
voidNotices-noReason = Ohne Begründung.
voidNotices-answer = Der Moderation antworten
voidNotices-yours = Deine Antwort
voidNotices-help =
    Du kannst einmal antworten, mit { $min } bis { $max } Zeichen. Zurück kommt nichts: Die
    Moderation liest deine Antwort und lässt die Votes vielleicht wieder zählen.
voidNotices-send = Antwort senden
voidNotices-answered = Deine Antwort vom

suspension-says-open =
    Die Moderation hat deinen Server von der Liste genommen. Du kannst einmal antworten; jemand
    anders aus der Moderation liest es.
suspension-says-viewed = Die Moderation hat diesen Server von der Liste genommen.
suspension-says-waits =
    Die Moderation hat deinen Server von der Liste genommen. Deine Antwort wartet auf jemand anderen
    aus der Moderation.
suspension-says-kept = Die Moderation hat deine Antwort gelesen. Dein Server bleibt gesperrt.

suspension-happened = Was passiert ist
suspension-suspended = Die Moderation hat ihn gesperrt
suspension-say = Schreib, was du geändert hast. Links helfen.
suspension-answered = Du hast geantwortet
suspension-decides = Jemand anders aus der Moderation entscheidet
suspension-told = Die Entscheidung steht dann hier.
suspension-kept = Er bleibt gesperrt
suspension-changed = Was hat sich geändert?
suspension-help =
    Du kannst einmal antworten, mit { $min } bis { $max } Zeichen. Nur die Moderation liest es.
suspension-toListing = Erst den Eintrag ändern
suspension-stopped = Was stillsteht

suspension-facts-1-1 = Eintrag
suspension-facts-1-2 = Wird nicht gezeigt

suspension-facts-2-1 = Votes
suspension-facts-2-2 = Niemand kann voten

suspension-facts-3-1 = Rang
suspension-facts-3-2 = Kommt mit den Votes der letzten 30 Tage zurück

suspension-facts-4-1 = API-Schlüssel
suspension-facts-4-2 = Werden mit 403 abgelehnt

suspension-facts-5-1 = Texte und Bilder
suspension-facts-5-2 = Bleiben, und du kannst sie ändern

suspension-deliveries = Zustellungen
suspension-onHold =
    { $votes ->
        [0] Keine zurückgehalten
       *[other] { $votes } zurückgehalten
    }
