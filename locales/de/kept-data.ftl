### kept-data

days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }

account-data = Name, E-Mail-Adresse und ein Einwegcode des Passworts
account-why = zum Anmelden
account-kept = bis das Konto gelöscht wird

language-data = Die Sprache, in der sich jemand registriert hat, oder die gewählte
language-why = um Seiten und E-Mails in ihr zu schreiben
language-kept = bis wieder die Sprache des Browsers gelten soll oder das Konto gelöscht wird

imported-data =
    Von welcher Liste ein Konto hierher umgezogen ist, und ob sein Inhaber eine E-Mail dazu bekam
imported-why = um zu sagen, wer die Daten jetzt hat
imported-kept = bis das gelesen ist oder das Konto gelöscht wird

emailClaim-data = Eine E-Mail-Adresse, die eingegeben, aber nie bestätigt wurde
emailClaim-why = um auf ihre Bestätigung zu warten

nameClaim-data =
    Eine Registrierung mit einem Namen, den Links eines Servers schon genutzt haben: Name,
    E-Mail-Adresse und ein Einwegcode des Passworts
nameClaim-why = um zu warten, bis die Adresse bestätigt ist oder die Moderation entscheidet

newcomer-data =
    Wer sich über eine andere Seite registriert und noch keinen Namen gewählt hat: die ID dort, eine
    bestätigte E-Mail-Adresse und ein Einwegcode eines Cookies
newcomer-why = um auf den Namen zu warten
newcomer-kept = eine halbe Stunde, gelöscht zehn Minuten später

formerName-data = Ein Name, der aufgegeben wurde oder zu einem gelöschten Konto gehörte
formerName-why = damit sich niemand als dieser Spieler ausgibt

gameName-data =
    Weitere Namen, die ein Spieler in Spielen hat, und bei jedem Vote mit einem davon dieser Name
gameName-why = damit Server den richtigen erfahren und belohnen
gameName-kept =
    die Liste, bis der Name entfernt wird, die Namen der Votes auf Dauer; beides nur, bis das Konto
    gelöscht wird; nur welche Namen an dem Tag ihren Vote hatten, bis der nächste Tag vorbei ist

linkedVoter-data =
    Der Name eines Spielers, der ohne Registrierung gevotet hat, und der Server, von dessen Link der
    Name kam
linkedVoter-why = um die Votes zu zählen
linkedVoter-kept = auf Dauer, nach einer Registrierung wie jedes Konto

session-data = Sitzungen: der Browser und wann er zuletzt da war
session-why = um angemeldet zu bleiben und damit Nutzer sehen, wo sie angemeldet sind
session-kept =
    { $days ->
        [one] { $days } Tag nach dem letzten Besuch oder bis zum Abmelden
       *[other] { $days } Tage nach dem letzten Besuch oder bis zum Abmelden
    }

identity-data =
    Das Konto bei einer anderen Seite, mit dem sich jemand anmeldet: die ID dort und wann es erstellt
    wurde
identity-why = zum Wiedererkennen
identity-kept = bis die Verknüpfung aufgehoben oder das Konto gelöscht wird

signInRound-data =
    Eine laufende Anmeldung über eine andere Seite und ein Cookie, das sie an den Browser bindet:
    Einwegcodes und die Seite, zu der es danach zurückgeht
signInRound-why = um die Antwort nur einmal und nur aus demselben Browser anzunehmen
signInRound-kept = zehn Minuten, gelöscht zehn Minuten später

sessionAddress-data = Die IP-Adresse, von der eine Sitzung begann
sessionAddress-why = um fremde Sitzungen zu erkennen

passkey-data =
    Passkeys: der Name, den jeder bekam, sein öffentlicher Schlüssel, der damalige Hostname der Seite
    und wann er zuletzt benutzt wurde
passkey-why = um sich ohne Passwort anzumelden
passkey-kept = bis er entfernt oder das Konto gelöscht wird

secondFactor-data =
    Zwei-Faktor-Anmeldung: das verschlüsselte Geheimnis der Authenticator-App und
    Wiederherstellungscodes als Einwegcodes
secondFactor-why = damit ein gestohlenes Passwort allein nichts öffnet
secondFactor-kept =
    bis sie ausgeschaltet, ein Code benutzt oder das Konto gelöscht wird

halfSignIn-data = Anmeldungen, bei denen noch der zweite Schritt fehlt
halfSignIn-why = um sie abzuschließen
halfSignIn-kept = zehn Minuten, gelöscht zehn Minuten später

verification-data =
    Links für ein neues Passwort, zum einmaligen Anmelden und der für den ersten Administrator, als
    Einwegcodes
verification-why = damit sie genau einmal funktionieren
verification-kept =
    eine Stunde, höchstens einen Tag; nach „Das war ich nicht“ eine Woche

vote-data =
    Votes: wer für welchen Server gevotet hat, wann, ob angemeldet, per Link oder mit eingegebenem
    Namen, und wie gut das Konto bekannt war: durch eine bestätigte E-Mail-Adresse, ein verknüpftes
    Konto oder eines, das älter als 30 Tage war
vote-why = um sie zu zählen, jeden einmal pro Tag
vote-kept = auf Dauer; bei einem gelöschten Konto ohne dessen Namen

voteAddress-data = Einwegcodes der IP-Adresse und des Netzwerks von Votern, jeweils mit dem Tag
voteAddress-why = um Votes vom selben Ort zu begrenzen
voteAddress-kept = bis der nächste Tag vorbei ist

identityVote-data =
    Einwegcodes verknüpfter Konten, deren Verknüpfung aufgehoben oder mit dem Konto hier gelöscht
    wurde, jeweils mit dem Tag und den Servern, für die sie gevotet haben
identityVote-why = damit keines zweimal am Tag für einen Server votet
identityVote-kept = bis der nächste Tag vorbei ist

voteOrigin-data = Einwegcodes der Adresse und ihres Netzwerks zu jedem Vote
voteOrigin-why = damit die Moderation gekaufte Votes erkennen kann

voidBatch-data =
    Aktionen zu vielen Votes: welche, wer sie für ungültig erklärt hat und warum
voidBatch-why = um sie aufheben zu können
voidBatch-kept = auf Dauer

wave-data =
    Warnungen zu ungewöhnlich vielen Votes eines Servers: wie viele, wie viele es sonst sind und was
    die Moderation entschieden hat; nie, wer gevotet hat oder von wo
wave-why = damit die Moderation nachsieht

voidNotice-data =
    Was Besitzer über ungültige Votes erfahren haben, und ihre Antworten dazu und zu Sperrungen
voidNotice-why = damit sie widersprechen können

voteMonth-data =
    Wie oft ein Spieler in einem Monat für einen Server gevotet hat und ob sein Name gezeigt werden
    darf
voteMonth-why = um zu zeigen, wer am meisten gevotet hat
voteMonth-kept =
    { $days ->
        [one] { $days } Tag; bei einem gelöschten Konto ohne dessen Namen
       *[other] { $days } Tage; bei einem gelöschten Konto ohne dessen Namen
    }

siteVoter-data =
    Wer auf allen Servern zusammen am meisten gevotet hat, von allen, deren Name gezeigt werden darf
siteVoter-why = um das zu zeigen, ohne jedes Mal alle Votes zu zählen
siteVoter-kept =
    bis neu gezählt wird, höchstens einen Tag; bei einem gelöschten Konto gar nicht

favourite-data = Favoriten eines Spielers und ihre Reihenfolge
favourite-why = um nacheinander für sie zu voten
favourite-kept = bis der Spieler sie entfernt oder das Konto gelöscht wird

rank-data = Der Rang eines Servers, Tag für Tag
rank-why = um den Verlauf zu zeigen

visits-data =
    Wie oft am Tag die Seite, die Vote-Seite und das Badge eines Servers geöffnet und seine Adresse
    kopiert wurden, und die Hostnamen der Seiten, von denen Besucher kamen; nie, wer kam
visits-why = um dem Besitzer zu zeigen, wie der Eintrag läuft
visits-kept = { $days } Tage, Hostnamen { $hosts }

disabled-data = Warum die Moderation ein Konto gesperrt hat
disabled-why = um es dem Besitzer zu sagen
disabled-kept = bis es entsperrt wird

spentProof-data = Gelöste Bot-Prüfungen und mit Passkeys signierte Anfragen, als Einwegcodes
spentProof-why = damit jede nur einmal zählt
spentProof-kept = etwa zehn Minuten, Passkey-Anfragen eine Stunde

delivery-data =
    Zustellungen von Votes an Besitzer, gesendet oder nicht, mit dem Namen des Spielers und der
    Antwort. Ein Besitzer kann Votes mit dem Namen in einem Chat wie Discord posten lassen; was
    gepostet ist, lässt sich nicht zurückholen
delivery-why = um sie zu senden und den Besitzern zu zeigen, dass sie ankamen
delivery-kept =
    { $days ->
        [one] { $days } Tag nach dem Vote; bei einem gelöschten Konto höchstens eine Stunde
       *[other] { $days } Tage nach dem Vote; bei einem gelöschten Konto höchstens eine Stunde
    }

receiver-data =
    Wohin die Webhooks eines Besitzers führen und an wie vielen Tagen dort Votes angenommen wurden
receiver-why = um niemanden mit Anfragen zu überfluten
receiver-kept =
    { $days ->
        [one] { $days } Tag nach dem letzten solchen Tag, Test oder Nachsenden
       *[other] { $days } Tage nach dem letzten solchen Tag, Test oder Nachsenden
    }

reward-data = Belohnungen, die auf Spieler warten, was aus ihnen wurde und auf welchem Gameserver
reward-why = um jede nur einmal zu vergeben
reward-kept = { $days } Tage nach dem Vote, danach noch { $after } Tage

goalReach-data = Wann die Vote-Ziele eines Servers erreicht wurden
goalReach-why = damit Plugins davon erfahren

goal-data = Die Vote-Ziele der Besitzer, und welcher Vote einem Spieler die Belohnung eines Ziels brachte
goal-why = um jede Belohnung nur einmal zu vergeben
goal-kept = die Ziele für immer, die Votes, bis das Konto gelöscht wird

feed-data = Votes der Reihe nach, für Server mit einem Feed-Schlüssel
feed-why = damit Programme sie mitlesen können

server-data =
    Einträge mit ihren Texten in allen Sprachen, ihre früheren Seitenadressen, auch auf einer
    anderen Liste, ihre API-Schlüssel als Einwegcodes, ihre Webhooks
server-why = um Server zu listen und ihnen Votes zu senden
server-kept =
    auf Dauer, von gelöschten Einträgen nur Name, Adresse, Seitenadresse und widerrufene Schlüssel;
    die Adresse eines Webhooks oder Kanals, bis sein Schlüssel widerrufen wird

member-data = Wer außer dem Besitzer an einem Eintrag mitarbeitet und in welcher Rolle
member-why = um es zu erlauben
member-kept = bis Rolle, Eintrag oder Konto endet

offer-data = Angebote einer Rolle oder eines Eintrags, und wer gefragt wurde
offer-why = um auf die Antwort zu warten und nicht gleich wieder zu fragen
offer-kept =
    { $days ->
        [one] { $days } Tag oder bis zur Annahme
       *[other] { $days } Tage oder bis zur Annahme
    }

listingChange-data =
    Name, Spiel oder Adresse, die ein freigegebener Eintrag bekommen soll oder die abgelehnt wurden
listingChange-why = um die Moderation zu fragen und dem Besitzer Bescheid zu geben
listingChange-kept = bis zur Freigabe oder bis der Besitzer die Änderung zurückzieht

unreviewedEdit-data = Was in einem Eintrag stand, bevor der Besitzer ihn geändert hat
unreviewedEdit-why = damit die Moderation sieht, was sich geändert hat
unreviewedEdit-kept = bis die Moderation die Änderung angesehen hat

picture-data = Bilder von Servern, neu kodiert und ohne Kameradaten
picture-why = um sie zu zeigen
picture-kept = bis kein Server sie mehr hat, und höchstens einen Tag länger

report-data =
    Meldungen zu Einträgen, mit den Namen derer, die angemeldet waren, und was die Moderation tat und
    notierte
report-why = damit die Moderation nachsieht
report-kept =
    { $days ->
        [one] bis { $days } Tag, nachdem sie geschlossen wurden
       *[other] bis { $days } Tage, nachdem sie geschlossen wurden
    }

news-data = E-Mails an Besitzer zu ihren Servern, gesendet oder nicht
news-why = um sie zu senden, auch nach einem Ausfall

siteSetting-data =
    Die Einstellungen dieser Seite: Name, Farbe, Logo, Impressum, was die Moderation prüft, und der Chat-Kanal für ihre Neuigkeiten
siteSetting-why = um die Seite so zu zeigen, wie die Administratoren sie eingerichtet haben
siteSetting-kept = bis sie geändert werden

linkAgreement-data = Wessen Links ein Spieler für sich voten lässt, und seit wann
linkAgreement-why = um mit einem Klick zu voten
linkAgreement-kept =
    bis der Spieler es zurücknimmt, ein neues Passwort bekommt oder das Konto gelöscht wird

mailbox-data = Ob ein Besitzer solche E-Mails will und wann die nächste rausgehen darf
mailbox-why = um keine zu senden, die nicht erwünscht ist
mailbox-kept = bis das Konto gelöscht wird

queuedMail-data =
    E-Mails zu einem Konto, die der Mailserver noch nicht angenommen hat: Adresse und Text,
    verschlüsselt
queuedMail-why = um es noch einmal zu versuchen, wenn der Mailserver ausfällt oder um Geduld bittet
queuedMail-kept =
    bis sie gesendet ist; ein Link für ein neues Passwort höchstens eine Stunde, alles andere {
    $days } Tage

moderatorMail-data =
    Wie oft ein Moderator E-Mails dazu will, was wartet, und wann die letzte kam
moderatorMail-why = um nicht mehr als das zu senden
moderatorMail-kept = bis das Konto gelöscht wird

players-data =
    Wie viele auf einem Server spielen, auf welcher Karte und in welchem Modus, nie, wer
players-why = um es zu zeigen
players-kept = stundenweise { $hourly } Tage, tageweise { $daily }

trail-data =
    Das Änderungsprotokoll: wer welchen Eintrag, Schlüssel, Webhook oder Vote geändert hat, und
    Spielernamen, die in Tests eingegeben wurden
trail-why = um Streitfälle zu klären

erasure-data = IDs gelöschter Konten
erasure-why = um zu löschen, was sie noch nennt
erasure-kept = höchstens eine Stunde

own-data = Eigene Tabellen des Dienstes, ohne Personen
own-why = für den Betrieb
own-kept = auf Dauer

addresses-data = IP-Adressen im Arbeitsspeicher
addresses-why = um Überflutung und Ausprobieren zu begrenzen
addresses-kept = höchstens eine Stunde

log-data = Das Log: Pfade und Zeiten; ohne Mailserver auch E-Mail-Adressen und Links
log-why = um Fehler zu finden
log-kept = so lange, wie die Betreiber es aufbewahren

cookies-data =
    Cookies im Browser: die Sitzung, dass sich dort schon ein Konto angemeldet hat, eine Registrierung
    ohne Namen, das Design, die Sprache und die letzte Art der Anmeldung, was einen Passkey oder einen zweiten
    Schritt an diesen Browser bindet, und was ein Formular gerade getan hat
cookies-why =
    um angemeldet zu bleiben, damit Fremde das Konto nicht aussperren können, um auf den Namen zu
    warten, um Design, Sprache und Art der Anmeldung zu zeigen, damit kein anderer Browser antworten kann, und um es auf
    der nächsten Seite zu sagen
cookies-kept =
    { $session } und { $known } Tage, eine halbe Stunde, { $theme } Tage, eine Stunde und eine Minute

rememberedName-data =
    Ein Cookie mit dem Namen, den ein Spieler zum Voten eingegeben hat, falls dieser Browser ihn sich
    merken soll
rememberedName-why = um ihn beim nächsten Mal einzutragen
rememberedName-kept =
    { $days ->
        [one] { $days } Tag nach dem letzten Vote oder bis der Spieler ihn vergessen lässt
       *[other] { $days } Tage nach dem letzten Vote oder bis der Spieler ihn vergessen lässt
    }

codeLanguage-data = Die Programmiersprache, die in den Anleitungen gewählt wurde, im Browser
codeLanguage-why = um die nächste Anleitung in ihr zu zeigen
codeLanguage-kept = bis der Tab geschlossen wird
