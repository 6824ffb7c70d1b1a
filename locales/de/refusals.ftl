### refusals

account_name_invalid-characters =
    Nimm 2 bis 32 Buchstaben von A bis Z, Ziffern, „_“, „.“ oder „-“. Namen haben keine
    Leerzeichen und beginnen nicht mit „-“.
account_name_invalid-prefix =
    Nimm einen Namen, der nicht mit „{ $prefix }“ beginnt. Solche Namen sind auf dieser Seite
    nicht erlaubt.
account_name_reserved = „{ $name }“ ist für diese Seite reserviert. Nimm einen anderen Namen.
account_name_steam = Das ist eine Steam-ID. Melde dich mit Steam an, um sie zu nutzen.
game_name_known = „{ $name }“ steht schon in deiner Liste.
game_names_full =
    Entferne zuerst einen Namen. Neben deinem eigenen kannst du { $max } unbelegte haben.
account_exists-email = Zu dieser Adresse gibt es schon ein Konto. Melde dich stattdessen an.
account_exists-voted =
    Jemand hat schon als „{ $name }“ gevotet. Wenn du das warst, bestätige zuerst deine
    E-Mail-Adresse.
account_exists-name =
    „{ $name }“ ist vergeben. Nimm einen anderen Namen, oder melde dich an, wenn es deiner ist.
identity_linked = Das gehört hier zu einem anderen Konto. Hebe die Verknüpfung zuerst dort auf.
last_way_in = Füge zuerst einen anderen Weg zur Anmeldung hinzu. Das ist dein einziger.
sign_in_link_refused =
    Für „{ $name }“ gibt es keinen Anmeldelink. Das Konto ist gesperrt, oder der Spieler hat sich
    nie registriert.
claim_gone =
    Hier ist nichts mehr zu entscheiden. Den Anspruch gibt es nicht mehr, oder der Name ist schon
    vergeben.
sign_in_needed = Zu „{ $player }“ gibt es hier ein Konto. Melde dich an, um damit zu voten.
account_unknown-named = Es gibt kein Konto „{ $name }“. Prüfe den Namen.
account_unknown-deleted = Dieses Konto wurde gelöscht.
account_owns_listings =
    Lösche zuerst deine Einträge, nimm sie aus der Liste oder übergib sie: { $named }.
account_disabled-vote = Dieses Konto kann nicht voten. Die Moderation hat es gesperrt.
account_disabled-again = Dieses Konto ist schon gesperrt.
account_decided = Jemand anders hat inzwischen entschieden. Sieh es dir noch einmal an.
account_not_disabled = Dieses Konto ist nicht gesperrt.
account_has_role =
    { $role ->
        [moderator]
            Dieses Konto gehört einem Moderator. Zuerst muss ein Administrator die Rolle
            entziehen.
       *[administrator]
            Dieses Konto gehört einem Administrator. Zuerst muss ein anderer Administrator die
            Rolle entziehen.
    }
account_cant_have_role =
    Nimm ein anderes Konto. Dieses ist gesperrt, oder niemand kann sich damit anmelden.
last_administrator = Ernenne zuerst jemand anderen zum Administrator. Diese Seite hat sonst keinen.
rename_too_soon = Du kannst deinen Namen am { DATETIME($next, dateStyle: "medium") } wieder ändern.
email_invalid = Gib eine E-Mail-Adresse ein, etwa lena@example.org.
password_too_short = Nimm mindestens { $min } Zeichen.
password_too_long = Nimm höchstens { $max } Zeichen.
password_common =
    Das ist zu leicht zu erraten. Nimm drei oder vier Wörter, die nicht zusammengehören.
bot_check_failed-forged = Diese Prüfung war nicht für dieses Formular. Versuch es noch einmal.
bot_check_failed-expired = Die Seite war zu lange offen. Versuch es noch einmal.
bot_check_failed-unavailable = Die Bot-Prüfung geht gerade nicht. Versuch es gleich noch einmal.
bot_check_spent = Diese Prüfung wurde schon benutzt. Versuch es noch einmal.
moderators_only = Das darf nur die Moderation.
administrators_only = Das dürfen nur Administratoren. Frag einen von ihnen.
setting_invalid-accent = Schreib die Farbe als # und sechs Stellen, etwa #f4b41f.
setting_invalid-name = Nimm für den Namen höchstens { $max } druckbare Zeichen.
setting_invalid-imprint = Nimm für das Impressum höchstens { $max } druckbare Zeichen.
reason_needed = Begründe es in { $min } bis { $max } Zeichen.
form_used = Dieses Formular wurde schon abgeschickt und einmal ausgeführt. Du musst nichts mehr tun.

server_unknown = Es gibt keinen Server „{ $slug }“.
role_too_low =
    { $role ->
        [owner] Frag den Besitzer. Nur er darf das.
       *[other]
            Frag den Besitzer oder einen Manager. Betrachter dürfen alles ansehen, aber nichts
            ändern.
    }
offer_unknown =
    Dieses Angebot gibt es nicht mehr. Es wurde zurückgezogen oder beantwortet, ist abgelaufen,
    oder der Server hat einen anderen Besitzer.
offer_refused-unknown = Hier heißt niemand { $name }. Frag nach dem Benutzernamen.
offer_refused-self = { $name } besitzt den Server schon.
offer_refused-member = { $name } hat schon Zugriff.
offer_refused-you = Du hast schon Zugriff, oder unter „Meine Server“ wartet ein Angebot auf dich.
offer_refused-asked =
    { $name } wurde schon gefragt. Zieh das Angebot zuerst zurück, oder warte { $days } Tage,
    falls es abgelehnt wurde.
offer_refused-many =
    Entferne zuerst eine Person, oder zieh ein Angebot zurück. Mehr als { $max } Personen und
    offene Angebote sind nicht möglich.
offer_refused-unpublished = Warte, bis die Moderation den Server freigegeben hat.
member_unknown = Diese Person hat keinen Zugriff mehr.
server_name_invalid = Gib einen Namen mit { $min } bis { $max } druckbaren Zeichen ein.
slug_refused-form =
    Nimm { $min } bis { $max } Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche.
slug_refused-formLike =
    Nimm { $min } bis { $max } Kleinbuchstaben von a bis z, Ziffern und einzelne Bindestriche,
    etwa „{ $example }“.
slug_refused-reserved = „{ $slug }“ ist für diese Seite reserviert. Nimm eine andere Adresse.
slug_refused-taken =
    Die Adresse „{ $slug }“ gehört oder gehörte einem anderen Server. Nimm eine andere.
slug_refused-alike = „{ $slug }“ ist der Adresse eines anderen Servers zu ähnlich. Nimm eine andere.
slug_moved = Du kannst die Adresse am { DATETIME($at, dateStyle: "medium") } wieder ändern.
server_host_invalid-unreadable = Gib nur die Adresse ein, etwa play.example.com.
server_host_invalid-inner =
    Gib die öffentliche Adresse des Servers ein. Diese ist nur aus deinem eigenen Netz erreichbar.
server_port_invalid = Gib eine Portnummer von 1 bis 65535 ein.
description_too_long = Kürze den Text um { $over } Zeichen.
changed_meanwhile =
    Inzwischen hat sich hier etwas geändert. Prüfe es, und speichere dann noch einmal.
facts_invalid = { $faults }
tag_unknown = Es gibt keinen Tag „{ $slug }“. Wähle einen aus der Liste.
tag_invalid-name = Gib einen Namen mit { $min } bis { $max } druckbaren Zeichen ein.
tag_invalid-slug =
    Nimm für den Kurznamen 2 bis 40 Zeichen: a bis z, 0 bis 9 und einzelne Bindestriche.
tag_exists = „{ $name }“ steht schon in der Liste.
entry_used =
    { $servers ->
        [one]
            Leg es stattdessen mit etwas anderem zusammen. { $servers } Eintrag nutzt es oder tat
            es, bevor er gelöscht wurde.
       *[other]
            Leg es stattdessen mit etwas anderem zusammen. { $servers } Einträge nutzen es,
            gelöschte mitgezählt.
    }
merged_with_itself = Wähle zum Zusammenlegen etwas anderes aus.
servers_too_many-all =
    Du kannst höchstens { $max } Server haben. Kürzlich gelöschte zählen noch mit.
servers_too_many-pending =
    { $pending ->
        [one] Warte die Entscheidung über deinen { $pending } wartenden Server ab, oder lösche ihn.
       *[other]
            Warte eine Entscheidung über deine { $pending } wartenden Server ab, oder lösche einen
            davon.
    }
change_gone-none = Bei „{ $slug }“ wartet keine Änderung mehr.
change_gone-seen = Der Besitzer hat „{ $slug }“ inzwischen bearbeitet. Sieh es dir noch einmal an.
change_gone-replaced =
    Der Besitzer von „{ $slug }“ hat diese Änderung inzwischen ersetzt. Sieh dir die neue an.
server_transition-status =
    { $status ->
        [pending]
            „{ $slug }“ wartet auf Prüfung, deshalb geht das nicht. Sieh es dir noch einmal an.
        [approved] „{ $slug }“ ist freigegeben, deshalb geht das nicht. Sieh es dir noch einmal an.
        [rejected] „{ $slug }“ ist abgelehnt, deshalb geht das nicht. Sieh es dir noch einmal an.
       *[suspended] „{ $slug }“ ist gesperrt, deshalb geht das nicht. Sieh es dir noch einmal an.
    }
server_transition-ownerless =
    Der Besitzer von „{ $slug }“ hat sein Konto gelöscht, also ist niemand dafür verantwortlich.
server_transition-changed =
    „{ $slug }“ wurde geändert oder entschieden, seit du es geöffnet hast. Sieh es dir noch einmal
    an.
server_transition-unlisted = Der Besitzer hat „{ $slug }“ aus der Liste genommen.
server_transition-told = Der Besitzer von „{ $slug }“ weiß inzwischen davon. Entscheide stattdessen neu.
server_own = Du arbeitest an „{ $slug }“ mit. Überlass das jemand anderem aus der Moderation.
server_not_approved =
    { $status ->
        [pending] „{ $slug }“ wartet auf Prüfung. Zuerst muss die Moderation den Server freigeben.
        [rejected]
            „{ $slug }“ ist abgelehnt. Der Besitzer muss den Server ändern und erneut einreichen.
       *[suspended]
            „{ $slug }“ ist gesperrt. Zuerst muss die Moderation den Server wieder freigeben.
    }
check_too_soon-busy = Gerade laufen zu viele Prüfungen. Versuch es gleich noch einmal.
check_too_soon-waiting =
    Einer deiner wartenden Server wurde gerade erst geprüft. Versuch es in { $seconds } Sekunden
    noch einmal.
check_too_soon-listed = Gerade erst geprüft. Versuch es in { $seconds } Sekunden noch einmal.
game_unknown = Es gibt kein Spiel „{ $slug }“. Wähle eins von diesen: { $known }.
game_invalid-name = Gib einen Namen mit { $min } bis { $max } druckbaren Zeichen ein.
game_invalid-slug =
    Nimm für den Kurznamen 2 bis 60 Zeichen: a bis z, 0 bis 9 und einzelne Bindestriche.
game_invalid-protocol = Es gibt kein Protokoll „{ $protocol }“. Wähle eins von diesen: { $known }.
game_invalid-port = Gib eine Portnummer von 1 bis { $max } ein.
game_invalid-queryPort = Wähle einen anderen Abstand zum Query-Port. So wäre er { $port }.
game_exists = „{ $slug }“ steht schon in der Liste oder war der Kurzname eines Spiels aus der Liste.
picture_refused-damaged =
    Die Datei ist beschädigt. Öffne sie in einem Bildprogramm und speichere sie neu.
picture_refused-animated = Nimm ein Bild, das sich nicht bewegt.
picture_refused-format = Nimm ein PNG, JPEG oder WebP.
picture_refused-large =
    Mach das Bild zuerst kleiner. Es hat { $width } × { $height } Pixel, erlaubt sind
    { NUMBER($megapixels, maximumFractionDigits: 1) } Megapixel.
picture_refused-small =
    { $kind ->
        [logo]
            Nimm ein größeres Bild. Ein Logo braucht { $minWidth } × { $minHeight } Pixel, dieses
            hat { $width } × { $height }.
       *[banner]
            Nimm ein größeres Bild. Ein Banner braucht { $minWidth } × { $minHeight } Pixel,
            dieses hat { $width } × { $height }.
    }
picture_gone =
    Die Bilder von „{ $slug }“ haben sich inzwischen geändert. Sieh sie dir noch einmal an.
report_invalid-other = Schreib in 1 bis { $max } Zeichen, was nicht stimmt.
report_invalid-chosen = Nimm höchstens { $max } Zeichen.
reports_too_many-nameless =
    Melde dich in einem anderen Tab an, und schick das noch einmal ab. Der Moderation liegen dazu
    schon { $max } Meldungen von Leuten ohne Anmeldung vor, mehr davon nimmt sie vorerst nicht an.
reports_too_many-all =
    Der Moderation liegen dazu schon { $max } Meldungen vor. Versuch es in einer Stunde noch
    einmal.
report_gone = Zu „{ $slug }“ ist keine Meldung mehr offen.

fact-tags = Wähle höchstens { $max } Tags.
fact-country = Wähle ein Land aus der Liste.
fact-languages = Wähle Sprachen aus der Liste.
fact-languages_too_many = Wähle höchstens { $max } Sprachen.
fact-description = Eine Beschreibung darf höchstens { $max } Zeichen haben.
fact-text_language = Wähle eine Sprache aus der Liste.
fact-text_language_twice =
    In dieser Sprache gibt es weiter unten auch Texte. Entferne sie, oder wähle hier eine andere
    Sprache.
fact-rules = Die Regeln dürfen höchstens { $max } Zeichen haben.
fact-tagline_not_one_line = Ein Slogan ist eine Zeile aus druckbaren Zeichen.
fact-tagline_too_long = Ein Slogan darf höchstens { $max } Zeichen haben.
fact-version_not_one_line = Eine Version ist eine Zeile aus druckbaren Zeichen.
fact-version_too_long = Eine Version darf höchstens { $max } Zeichen haben.
fact-website_too_long = Der Link zur Website darf höchstens { $max } Zeichen haben.
fact-website_too_long_as_written =
    Der Link zur Website darf höchstens { $max } Zeichen haben, so wie Browser ihn schreiben.
fact-website_elsewhere =
    Der Link zur Website muss zu einer öffentlichen Seite führen und mit https:// beginnen.
fact-discord_too_long = Der Einladungslink darf höchstens { $max } Zeichen haben.
fact-discord_too_long_as_written =
    Der Einladungslink darf höchstens { $max } Zeichen haben, so wie Browser ihn schreiben.
fact-discord_elsewhere =
    Eine Einladung ist ein Link von { $sites }, der mit https:// beginnt.
fact-video_too_long = Der Link zum Video darf höchstens { $max } Zeichen haben.
fact-video_too_long_as_written =
    Der Link zum Video darf höchstens { $max } Zeichen haben, so wie Browser ihn schreiben.
fact-video_elsewhere = Ein Video ist ein Link von { $sites }, der mit https:// beginnt.

key_unknown = Es gibt keinen Schlüssel „{ $id }“.
key_name_invalid = Gib dem Schlüssel einen Namen mit 1 bis { $max } druckbaren Zeichen.
keys_too_many = Widerrufe zuerst einen Schlüssel. Mehr als { $max } sind nicht möglich.
scopes_invalid = Wähle, wofür der Schlüssel ist: { $known }.
key_revoked = Dieser Schlüssel wurde widerrufen. Erstelle einen neuen.
overlap_invalid = Gib eine Zahl von Stunden von 0 bis { $max } ein.
webhook_url_refused-incomplete = Gib die ganze Adresse ein, mit https:// am Anfang.
webhook_url_refused-inner =
    Gib eine Adresse im öffentlichen Internet ein. Diese ist nur aus deinem eigenen Netz
    erreichbar.
webhook_url_refused-chat =
    Das ist die Adresse eines Chats, der Nachrichten annimmt und keine Votes. Verbinde ihn unter
    „Chats“.
webhook_url_refused-scheme = Gib eine Adresse ein, die mit https:// oder http:// beginnt.
webhook_url_refused-credentials = Lass Benutzername und Passwort weg.
webhook_url_refused-port = Port { $port } ist nicht erlaubt. Nimm 80, 443 oder einen über 1023.
webhook_url_refused-tooLong = Nimm eine Adresse mit höchstens { $max } Zeichen.
webhook_url_taken =
    Ein anderer Schlüssel dieses Servers sendet schon dorthin. Nimm ihn oder eine andere Adresse.
secret_not_prepared = Bereite zuerst ein neues Secret vor.
key_is_votifier = Dieser Schlüssel gehört zu Votifier. Ändere ihn unter „Belohnungen“.
key_is_chat = Dieser Schlüssel gehört zu einem Kanal. Ändere ihn unter „Chats“.
chat_address_refused-missing = Füg die Adresse des Webhooks des Kanals ein.
chat_address_refused-notDiscord =
    Das ist nicht die Adresse eines Discord-Webhooks. Öffne in Discord die Einstellungen des
    Kanals, dann „Integrationen“ und „Webhooks“, und kopiere die URL des Webhooks.
chat_address_refused-notSlack =
    Das ist nicht die Adresse eines eingehenden Webhooks von Slack. Sie beginnt mit
    https://hooks.slack.com/services/.
chat_connected = Dieser Kanal ist schon verbunden.
votifier_address_refused-host =
    Gib nur den Host ein, etwa play.example.com. Der Port hat ein eigenes Feld.
votifier_address_refused-inner =
    Gib eine Adresse im öffentlichen Internet ein. Diese ist nur aus deinem eigenen Netz
    erreichbar.
votifier_address_refused-port =
    An Port { $port } ist Votifier nicht erreichbar. Üblich ist { $usual }.
votifier_secret_refused-missing = Füg das Token oder den öffentlichen Schlüssel deines Votifier ein.
votifier_secret_refused-lost = Füg das Token oder den Schlüssel noch einmal ein.
votifier_secret_refused-privateKey =
    Das ist ein privater Schlüssel, halte ihn geheim. Füg den aus public.key ein, und erstelle
    neue Schlüssel, falls jemand diesen hier gesehen hat.
votifier_secret_refused-neither =
    Füg ein Token (6 bis { $max } Zeichen ohne Leerzeichen) oder einen öffentlichen Schlüssel von
    Votifier ein.
votifier_secret_refused-anotherKey =
    Votifier braucht einen RSA-Schlüssel mit { $bits } Bit. Lösch den Ordner „rsa“ deines Plugins
    und starte deinen Server neu, dann entstehen neue.
votifier_connected = Das ist gerade in einem anderen Fenster geschehen.
votifiers_too_many = Entferne zuerst einen Empfänger. Mehr als { $max } sind nicht möglich.
votifier_missing = Verbinde zuerst einen Votifier, mit Token oder Schlüssel.
goal_name_invalid = Gib dem Ziel einen Namen wie vote-party, aus Kleinbuchstaben von a bis z, Ziffern, - und _.
goal_name_taken = Wähle einen anderen Namen. Ein anderes Ziel heißt schon so.
goal_target_invalid = Wähle eine Zahl von { $min } bis { $max }.
goals_too_many = Entferne zuerst ein Ziel dieser Art. Mehr als { $max } sind nicht möglich.
goal_unknown = Es gibt kein Ziel „{ $name }“.
replay_time_invalid = Wähle einen Zeitpunkt in den letzten { $days } Tagen.
replay_too_soon =
    Das letzte Nachsenden an diese Adresse läuft noch oder ist gerade erst vorbei. Das nächste
    geht ab { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC.
sends_too_many = Du hast von Hand schon viel gesendet. Versuch es in einer Minute noch einmal.
delivery_unknown = Es gibt keine Zustellung „{ $id }“.
delivery_unfinished = Diese Zustellung wird gerade gesendet. Warte das Ergebnis ab.
delivery_without_destination-resend =
    Diese Zustellung kann nicht noch einmal gesendet werden. Ihr Schlüssel ist widerrufen oder hat
    keine Webhook-URL.
delivery_without_destination-none = Gib diesem Schlüssel zuerst eine Webhook-URL.
delivery_without_destination-grade =
    Gib diesem Schlüssel eine Webhook-URL, und sende Tests, bis einer ankommt.

clock_off = Voten geht gerade nicht. Die Uhren dieses Hosts und der Datenbank gehen auseinander.
favourites_full = Entferne zuerst einen Favoriten. Mehr als { $max } sind nicht möglich.
vote_unknown = Es gibt keinen Vote „{ $id }“.
vote_voided-resend =
    Diese Zustellung kann nicht noch einmal gesendet werden. Ihr Vote wurde für ungültig erklärt.
vote_voided-again = Dieser Vote ist schon ungültig.
void_choice_invalid-span =
    Wähle einen Anfang vor dem Ende, beide in der Vergangenheit, mit höchstens { $days } Tagen
    dazwischen.
void_choice_invalid-number = Gib eine ganze Zahl von 1 bis { $max } ein.
void_choice_changed-others =
    Zu Votes dieser Stunden läuft schon eine andere Aktion. Zähl sie in einer Minute noch einmal.
void_choice_changed-counted =
    Du hast { $expected } gezählt, aber inzwischen wurden welche für ungültig erklärt, und es
    passen noch { $votes }. Zähl sie noch einmal.
void_batch_unknown = Es gibt keine Aktion „{ $id }“.
void_batch_lifted = Diese Aktion wurde schon aufgehoben.
void_notice_unknown = Es gibt keinen Hinweis „{ $id }“ zu ungültigen Votes.
void_answered-lifted = Du musst nicht mehr antworten. Die Votes zählen wieder.
void_answered-given = Du hast schon geantwortet. Zu jedem Hinweis gibt es eine Antwort.
void_answer_invalid = Schreib { $min } bis { $max } Zeichen.
void_answer_read = Jemand anders hat die Antwort als gelesen markiert.
suspension_answered-lifted = Du musst nicht mehr antworten. Der Server ist nicht gesperrt.
suspension_answered-given = Du hast schon geantwortet. Zu jeder Sperrung gibt es eine Antwort.
suspension_own = Du hast diesen Server gesperrt. Überlass die Antwort jemand anderem.
wave_unknown = Es gibt keine Warnung „{ $id }“.
wave_decided-person =
    { $state ->
        [voided] { $by } hat die Votes dieser Warnung inzwischen für ungültig erklärt.
       *[dismissed] { $by } hat diese Warnung inzwischen verworfen.
    }
wave_decided-operator =
    { $state ->
        [voided] Der Betreiber hat die Votes dieser Warnung inzwischen für ungültig erklärt.
       *[dismissed] Der Betreiber hat diese Warnung inzwischen verworfen.
    }
wave_grown =
    Inzwischen sind es { $votes } Votes, beim Öffnen waren es { $seen }. Sieh sie dir noch einmal
    an, und entscheide dann.
