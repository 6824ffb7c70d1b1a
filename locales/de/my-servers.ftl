### my-servers

tabs-label = Dieser Server
tabs-rewards = Belohnungen
tabs-api = Schlüssel & Zustellungen
tabs-voters = Voter
tabs-edit = Eintrag
tabs-settings = Einstellungen
tabs-page = Öffentliche Seite
tabs-waiting = wartend
tabs-overview = Übersicht

subject-players = { $online }/{ $max } Spieler online

subject-states-unknown = Noch nicht abgefragt
subject-states-online = Online
subject-states-offline = Offline

list-title = Meine Server
list-lead =
    { $votes ->
        [one] 1 Vote heute.{ " " }
       *[other] { $votes } Votes heute.{ " " }
    }{ $needy ->
        [0] Keine Probleme.
        [one] Um einen Server musst du dich kümmern.
       *[other] Um { $needy } Server musst du dich kümmern.
    }
list-leadWaiting =
    { $waiting ->
        [one] Ein Server wartet auf die Prüfung durch einen Moderator.
       *[other] { $waiting } Server warten auf die Prüfung durch einen Moderator.
    }
list-none = Du hast noch keinen Server eingetragen

list-roles-owner = { "" }
list-roles-manager = Du bist Manager.
list-roles-viewer = Nur Lesezugriff.

list-offers = Angebote an dich
list-offer =
    { $role ->
        [owner] { $owner } will dir { $server } übergeben.
        [manager] { $owner } lädt dich ein, als Manager an { $server } mitzuarbeiten.
       *[viewer] { $owner } lädt dich ein, als Betrachter bei { $server } dabei zu sein.
    }
list-toOffer = Angebot ansehen
list-noneNext =
    Hier finden Spieler ihn und voten jeden Tag, und dein Server belohnt sie.
list-submit = Server eintragen
list-another = Weiteren Server eintragen
list-manage = Verwalten
list-allVotes =
    Die Zahlen umfassen alle Votes. Für den Rang zählen nur Votes { $counts ->
        [signed-in] angemeldeter Spieler.
        [confirmed] von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto.
       *[established] von Spielern, deren verknüpftes Konto älter als 30 Tage ist.
    }

list-figures-server = Server
list-figures-today = Votes heute
list-figures-rank = Rang in seinem Spiel
list-figures-month = In 30 Tagen
list-byNow = Vor 1 Woche: { $votes }
list-wholeDay = Vor einer Woche, ganzer Tag: { $votes }
list-compared =
    Verglichen wird mit letztem { DATETIME($at, weekday: "long") } bis zur selben Uhrzeit, beim Rang mit dem von vor einer Woche.

list-groups-needy = Zu erledigen
list-groups-listed = Gelistet
list-groups-others = Nicht gelistet

list-start-1-1 = Eintragen
list-start-1-2 = Spiel, Name, Adresse und ein paar Worte. Das dauert zwei Minuten.
list-start-2-1 = Prüfung
list-start-2-2 = Die Moderation sieht sich jeden Eintrag an, bevor er öffentlich ist.
list-start-3-1 = Votes belohnen
list-start-3-2 = Verbinde ein Plugin oder einen Webhook, und jeder Vote bringt dem Spieler etwas im Spiel.

find-title = Einen deiner Server finden
find-label = Name, Spiel oder Adresse
find-sort = Sortieren nach
find-sorts-attention = Zu erledigen zuerst
find-sorts-votes = Votes heute
find-sorts-rank = Rang
find-sorts-name = Name
find-submit = Anzeigen
find-found = Angezeigt: { $shown } von { $all }.
find-clear = Alle anzeigen
find-nothing = Keiner deiner Server passt dazu
find-nothingNext = Versuch es mit einem Teil des Namens, einem Spiel oder einer Adresse.

mail-unconfirmed =
    Deine E-Mail-Adresse ist nicht bestätigt. Deshalb können wir dir nicht schreiben, wenn die
    Moderation über einen Eintrag entscheidet oder ein Webhook ausfällt.
mail-confirm = Adresse bestätigen

attention-pending = Die Moderation prüft ihn. Bis dahin kannst du mehr über ihn erzählen.
attention-provable = Die Moderation prüft ihn. Bis dahin kannst du nachweisen, dass er dir gehört.
attention-unlisted =
    Du hast ihn aus der Liste genommen. Niemand kann dafür voten, bis du ihn wieder listest.
attention-failing = { $key } funktioniert nicht.
attention-offline = Er antwortet nicht auf unsere Abfragen, deshalb sehen Spieler ihn als offline.
attention-inbox =
    Im Postfach: { $waiting ->
        [one] 1 Vote wartet
       *[other] { $waiting } Votes warten
    }.
attention-toPeople = Wieder listen
attention-toServer = Was zu tun ist
attention-toStatus = Status ansehen
attention-toFacts = Eintrag ergänzen
attention-toDeliveries = Zustellungen ansehen
attention-toRewards = Belohnungen ansehen
attention-decided = Die Moderation schrieb: { $reason }

change-waiting = Eine Änderung wartet auf die Moderation
change-waitingNext = Bis zur Freigabe sehen Spieler und die API den bisherigen Stand.
change-refused = Die Moderation hat deine Änderung abgelehnt
change-refusedNext = Der Eintrag bleibt, wie er ist.
change-reason = Die Moderation schrieb: { $reason }
change-prove =
    Mit der Adresse musst du nicht warten, wenn du nachweisen kannst, dass sie dir gehört:
change-toStatus = Status
change-withdraw = Änderung zurückziehen
change-dismiss = Verstanden

overview-title = Mein Server { $server }
overview-pending =
    Die Moderation prüft ihn. Nach der Freigabe bekommt er eine öffentliche Seite, Votes und
    API-Schlüssel.
overview-prove = Du musst nicht warten, wenn du nachweisen kannst, dass er dir gehört:
overview-rejected =
    Er ist nicht gelistet. Ändere, was die Moderation geschrieben hat, und reiche ihn erneut ein:
    Ein geänderter Eintrag kommt nach vorn in die Warteschlange.
overview-toChange = Was sich ändern muss
overview-unlisted =
    Er ist aus der Liste genommen. Votes und API-Schlüssel ruhen, Zustellungen werden zurückgehalten.
overview-toRelist = Wieder listen
overview-reason = Die Moderation schrieb:
overview-resubmit = Erneut einreichen
overview-edit = Eintrag ändern
overview-toEdit = Eintrag bearbeiten
overview-until = Das steht hier, bis du den Eintrag speicherst, höchstens { $days } Tage.
