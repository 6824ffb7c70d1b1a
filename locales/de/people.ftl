### people

roles-owner = Besitzer
roles-manager = Manager
roles-viewer = Betrachter

page-title = Einstellungen von { $server }
page-heading = Team
page-lead =
    Wer an diesem Server mitarbeiten darf. Alle nutzen ihr eigenes Konto. Unter „Schlüssel &
    Zustellungen“ zeigen die letzten Aktivitäten, wer was getan hat.

page-heads-1 = Name
page-heads-2 = Rolle
page-heads-3 = Seit
page-heads-4 = { "" }

page-you = du

page-change-manager = Zum Manager machen
page-change-viewer = Zum Betrachter machen

page-remove = Entfernen
page-removed =
    Wen du entfernst, verliert sofort den Zugriff. Schlüssel, die diese Person kennt, funktionieren
    weiter: Diese Seite nennt sie dann, und du kannst alle auf einmal erneuern.
page-leave = Diesen Server verlassen
page-leaveLead =
    Du verlierst den Zugriff sofort. Nur der Besitzer kann dich wieder einladen.
page-offersTitle = Offene Angebote
page-offer =
    { $role ->
        [owner] { $name }, Übernahme des Eintrags
        [manager] { $name }, als Manager
       *[viewer] { $name }, als Betrachter
    }
page-withdraw = Zurückziehen
page-inviteTitle = Jemanden einladen
page-inviteLead =
    Das Angebot ist sieben Tage lang auf der Seite „Meine Server“ zu sehen und kommt per E-Mail, wenn
    die Adresse bestätigt ist. Bis es angenommen wird, ändert sich nichts.
page-name = Name des Kontos
page-role = Rolle

page-choices-viewer = Betrachter: sieht Zahlen, Voter und Zustellungen
page-choices-manager = Manager: darf alles außer löschen, übergeben und einladen

page-invite = Einladung senden
page-needsApproval = Du kannst Leute einladen, sobald die Moderation den Server freigegeben hat.

link-title = Einladungslink
link-label = Schicke diesen Link einer Person
link-help =
    Wer ihn öffnet und sich anmeldet, kann Manager werden. Er gilt einmal, { $days } Tage lang.
link-make = Link erstellen
link-open = Ein Link, als Manager
link-until = Noch nicht benutzt, gilt bis
link-dead = Jeder Link gilt einmal, { $days } Tage lang. Bitte um einen neuen.

handover-title = Übergeben
handover-lead = Gibt den Eintrag mit Votes, Schlüsseln und Team an ein anderes Konto.
handover-what =
    Du bestätigst, dass du es bist, und das andere Konto nimmt innerhalb von sieben Tagen an. Dann
    gehört ihm der Eintrag, und du verlierst den Zugriff. Webhooks des neuen Besitzers bekommen
    anfangs höchstens 10 Votes pro Sekunde.
handover-name = Name des neuen Besitzerkontos
handover-submit = Eintrag anbieten

unlist-title = Aus der Liste nehmen
unlist-lead = Für eine Pause. Du kannst es rückgängig machen.
unlist-what =
    Der Server verschwindet aus allen Listen, seine Seite und die Vote-Seite schließen. API-Schlüssel
    ruhen, Zustellungen warten; alles Eingerichtete bleibt. Nach 30 Tagen zählen Votes nicht mehr für
    den Rang.
unlist-button = Aus der Liste nehmen
unlist-again = Der Server ist aus der Liste genommen. Um ihn wieder zu listen, braucht es keine Moderation.
unlist-relist = Wieder listen
unlist-notNow = Nur ein gelisteter Server kann aus der Liste genommen werden.

deletion-group = Löschen
deletion-groupLead = Das lässt sich nicht rückgängig machen.
deletion-link = Löschen …
deletion-what = Die nächste Seite sagt, was wann verschwindet, und fragt noch einmal nach.
deletion-title = { $server } löschen
deletion-heading = Diesen Eintrag löschen?
deletion-lead = Das passiert mit allem, was dazugehört.
deletion-effects = Was passiert
deletion-atOnce = Sofort
deletion-page-what = Seite, Texte, Bilder und Badge
deletion-page-effect = Für alle weg. Kein anderer Server bekommt je diese Adresse.
deletion-keys-what = API-Schlüssel
deletion-keys-effect =
    { $keys ->
        [0] Es gibt keine.
        [one] { $keys } gilt nicht mehr: Plugins bekommen einen Fehler.
       *[other] { $keys } gelten nicht mehr: Plugins bekommen einen Fehler.
    }
deletion-waiting-what = Wartende und zurückgehaltene Zustellungen
deletion-waiting-effect =
    { $votes ->
        [0] Es gibt keine.
        [one] 1 Vote: wird nie gesendet.
       *[other] { $votes } Votes: werden nie gesendet.
    }
deletion-inbox-what = Belohnungen im Postfach
deletion-inbox-effect =
    { $votes ->
        [0] Es gibt keine.
        [one] 1 Vote: Niemand kann ihn mehr abholen.
       *[other] { $votes } Votes: Niemand kann sie mehr abholen.
    }
deletion-votes-what = Votes
deletion-votes-effect =
    { $votes ->
        [one] 1 Vote: zählt nicht mehr, bleibt aber in den Daten des Spielers.
       *[other] { $votes } Votes: zählen nicht mehr, bleiben aber in den Daten der Spieler.
    }
deletion-people-what = Team
deletion-people-effect =
    { $people ->
        [0] Sonst hat niemand Zugriff.
        [one] { $people } Person verliert den Zugriff.
       *[other] { $people } Personen verlieren den Zugriff.
    }
deletion-offers-what = Offene Angebote
deletion-offers-effect = Niemand kann sie mehr annehmen.
deletion-past-what = Frühere Zustellungen
deletion-past-effect = Werden nach und nach gelöscht.
deletion-past-when =
    { $days ->
        [one] Je { $days } Tag danach
       *[other] Je { $days } Tage danach
    }
deletion-record-what = Änderungsprotokoll
deletion-record-effect = Bleibt, nur für die Moderation.
deletion-record-when = Zwei Jahre lang

deletion-heads-1 = Was
deletion-heads-2 = Folge
deletion-heads-3 = Wann

deletion-rather = Lieber nicht?
deletion-instead =
    Nimm den Server für eine Pause aus der Liste, das lässt sich rückgängig machen, oder übergib ihn
    jemandem, der weitermacht. Votes und alles Eingerichtete bleiben in beiden Fällen.
deletion-insteadUnlisted =
    Der Server steht gerade nicht in der Liste. Du kannst es dabei belassen oder ihn jemandem
    übergeben, der weitermacht: Dann bleiben die Votes und alles Eingerichtete.
deletion-unlist = Aus der Liste nehmen
deletion-handOver = Übergeben
deletion-forGood = Endgültig löschen
deletion-type = Gib zur Sicherheit das hier ein:
deletion-typeHelp = Groß- und Kleinschreibung ist egal. Du kannst auch { $slug } eingeben.
deletion-otherName = Das ist nicht der Name. Er lautet „{ $name }“.
deletion-keep = Behalten
deletion-password = Dein Passwort

offer-title =
    { $role ->
        [owner] { $server } übernehmen?
       *[other] An { $server } mitarbeiten?
    }
offer-lead =
    { $role ->
        [owner] { $owner } will dir diesen Eintrag übergeben.
        [manager] { $owner } lädt dich als Manager ein.
       *[viewer] { $owner } lädt dich als Betrachter ein.
    }

offer-means-viewer = Du siehst dann Zahlen, Voter und Zustellungen.
offer-means-manager =
    Du darfst alles außer löschen, übergeben und über das Team entscheiden: Du bearbeitest den
    Eintrag, die Schlüssel und die Belohnungen.
offer-means-owner =
    Du wirst dafür verantwortlich, mit Votes, Schlüsseln und Webhooks. Der bisherige Besitzer
    verliert den Zugriff. API-Schlüssel und Secrets, die andere kennen, funktionieren weiter, bis du
    sie erneuerst.

offer-people = Diese Leute behalten ihren Zugriff, bis du sie entfernst: { $names }.
offer-former =
    { $role ->
        [manager] Manager bist du dann nicht mehr: Als Besitzer darfst du alles.
       *[viewer] Betrachter bist du dann nicht mehr: Als Besitzer darfst du alles.
    }

offer-accept-viewer = Annehmen
offer-accept-manager = Annehmen
offer-accept-owner = Übernehmen

offer-decline = Ablehnen
offer-game = Spiel
offer-address = Adresse
offer-status = Status
offer-until = Gilt bis
offer-declineLead = Wenn du ablehnst, kann dich der Besitzer { $days } Tage lang nicht wieder fragen.

known-title = Schlüssel, die Ehemalige kennen
known-lead =
    Wer diese erzeugt oder eingetragen hat, verwaltet diesen Server nicht mehr. Sie funktionieren
    noch.
known-heads-1 = Schlüssel
known-heads-2 = Bekannt bei
known-heads-3 = Was du tust
known-kinds-api_key = API-Schlüssel „{ $name }“
known-kinds-webhook_secret = Webhook-Secret von „{ $name }“
known-kinds-url_key = URL-Schlüssel
known-kinds-link_key = Schlüssel für Vote-Links
known-kinds-chat = Adresse von „{ $name }“
known-kinds-votifier = Votifier-Token von „{ $name }“
known-deleted = einem gelöschten Konto
known-elsewhere-chat = Erzeuge im Chat eine neue Adresse und trage sie unter „Chats“ ein.
known-elsewhere-votifier =
    Setze auf deinem Spielserver ein neues Token und trage es unter „Belohnungen“ ein.
known-renew = Alle Schlüssel erneuern
known-renewHelp =
    Alte Schlüssel gelten sofort nicht mehr, und jeder neue wird einmal gezeigt. Webhook-Secrets
    gelten, bis du das neue aktivierst.
known-activate =
    Trage es bei deinem Empfänger ein und aktiviere es dann auf der Seite des Schlüssels.
known-made = Deine neuen Schlüssel
