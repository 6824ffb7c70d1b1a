### refusals

cannot-accept_edits = Änderungen können nicht angenommen werden
cannot-accept_pictures = Bilder können nicht angenommen werden
cannot-accept_the_offer = Das Angebot kann nicht angenommen werden
cannot-add_game = Das Spiel kann nicht hinzugefügt werden
cannot-add_server = Der Server kann nicht hinzugefügt werden
cannot-add_tag = Der Tag kann nicht hinzugefügt werden
cannot-add_the_name = Der Name kann nicht hinzugefügt werden
cannot-approve_change = Die Änderung kann nicht freigegeben werden
cannot-approve_server = Der Server kann nicht freigegeben werden
cannot-change_settings = Die Einstellungen können nicht geändert werden
cannot-change_the_role = Die Rolle kann nicht geändert werden
cannot-check_server = Der Server kann nicht geprüft werden
cannot-close_reports = Die Meldungen können nicht geschlossen werden
cannot-decide_about_a_wave = Über die Warnung kann nicht entschieden werden
cannot-decide_on_a_claim_to_a_name = Über den Anspruch auf einen Namen kann nicht entschieden werden
cannot-disable_account = Das Konto kann nicht gesperrt werden
cannot-dismiss_the_wave = Die Warnung kann nicht verworfen werden
cannot-edit_game = Das Spiel kann nicht bearbeitet werden
cannot-edit_server = Der Server kann nicht bearbeitet werden
cannot-edit_tag = Der Tag kann nicht bearbeitet werden
cannot-enable_account = Das Konto kann nicht entsperrt werden
cannot-export_account = Das Konto kann nicht exportiert werden
cannot-grade_the_receiver_of_this_key = Der Empfänger dieses Schlüssels kann nicht geprüft werden
cannot-hand_over_server = Der Server kann nicht übergeben werden
cannot-invite = Einladen geht nicht
cannot-issue_key = Der Schlüssel kann nicht ausgestellt werden
cannot-lift_the_void_batch = Die Aktion kann nicht aufgehoben werden
cannot-list_server_again = Der Server kann nicht wieder gelistet werden
cannot-make_a_sign_in_link = Ein Anmeldelink kann nicht erstellt werden
cannot-merge_games = Die Spiele können nicht zusammengelegt werden
cannot-merge_tags = Die Tags können nicht zusammengelegt werden
cannot-put_edits_back = Die Änderungen können nicht zurückgenommen werden
cannot-read_answers = Die Antworten können nicht gelesen werden
cannot-refuse_change = Die Änderung kann nicht abgelehnt werden
cannot-reject_server = Der Server kann nicht abgelehnt werden
cannot-remove_banner = Das Banner kann nicht entfernt werden
cannot-remove_game = Das Spiel kann nicht entfernt werden
cannot-remove_logo = Das Logo kann nicht entfernt werden
cannot-remove_tag = Der Tag kann nicht entfernt werden
cannot-rename = Der Name kann nicht geändert werden
cannot-replay = Nachsenden geht nicht
cannot-resend = Noch einmal senden geht nicht
cannot-reset_the_second_factor = Die Zwei-Faktor-Anmeldung kann nicht zurückgesetzt werden
cannot-resubmit_server = Der Server kann nicht erneut eingereicht werden
cannot-save_facts = Die Angaben können nicht gespeichert werden
cannot-set_email = Die E-Mail-Adresse kann nicht gesetzt werden
cannot-show_account = Das Konto kann nicht angezeigt werden
cannot-show_claims_to_names = Die Ansprüche auf Namen können nicht angezeigt werden
cannot-show_delivery = Die Zustellung kann nicht angezeigt werden
cannot-show_reports = Die Meldungen können nicht angezeigt werden
cannot-show_the_audit_trail = Das Änderungsprotokoll kann nicht angezeigt werden
cannot-show_the_queue = Die Warteschlange kann nicht angezeigt werden
cannot-show_void_votes = Ungültige Votes können nicht angezeigt werden
cannot-show_vote = Der Vote kann nicht angezeigt werden
cannot-show_votes = Die Votes können nicht angezeigt werden
cannot-show_waves = Die Warnungen können nicht angezeigt werden
cannot-submit_server = Der Server kann nicht eingereicht werden
cannot-suspend_server = Der Server kann nicht gesperrt werden
cannot-take_down_picture = Das Bild kann nicht gesperrt werden
cannot-test_the_webhook = Der Webhook kann nicht getestet werden
cannot-unlist_server = Der Server kann nicht aus der Liste genommen werden
cannot-void_vote = Der Vote kann nicht für ungültig erklärt werden
cannot-void_votes = Die Votes können nicht für ungültig erklärt werden
cannot-vote = Voten geht nicht
cannot-withdraw_change = Die Änderung kann nicht zurückgezogen werden

cannot-activate_the_webhook_secret_of_key =
    Das Webhook-Secret des Schlüssels kann nicht aktiviert werden
cannot-change_the_Votifier_of_key = Der Votifier des Schlüssels kann nicht geändert werden
cannot-change_the_webhook_of_key = Der Webhook des Schlüssels kann nicht geändert werden
cannot-grade_the_receiver_of_key = Der Empfänger des Schlüssels kann nicht geprüft werden
cannot-pause_the_webhook_of_key = Der Webhook des Schlüssels kann nicht pausiert werden
cannot-prepare_a_webhook_secret_for_key =
    Für den Schlüssel kann kein Webhook-Secret vorbereitet werden
cannot-replay_the_deliveries_of_key =
    Die Zustellungen des Schlüssels können nicht nachgesendet werden
cannot-resume_the_webhook_of_key = Der Webhook des Schlüssels kann nicht fortgesetzt werden
cannot-revoke_key = Der Schlüssel kann nicht widerrufen werden
cannot-roll_key = Der Schlüssel kann nicht erneuert werden
cannot-test_the_webhook_of_key = Der Webhook des Schlüssels kann nicht getestet werden

account_name_invalid-characters =
    Der Name „{ $name }“ geht nicht: Namen haben 2 bis 32 Zeichen aus A–Z, a–z, 0–9, „_“, „.“ und
    „-“ und beginnen nicht mit „-“
account_name_invalid-prefix =
    Der Name „{ $name }“ geht nicht: Der Betreiber dieser Seite hat Namen, die mit „{ $prefix }“
    beginnen, nicht erlaubt
account_name_reserved = Der Name „{ $name }“ geht nicht: Er ist reserviert
account_name_steam =
    Der Name „{ $name }“ geht nicht: Er ist eine Steam-ID. Melde dich mit Steam an, um zu zeigen, dass
    sie dir gehört
game_name_known = „{ $name }“ kann nicht hinzugefügt werden: So heißt du hier schon
game_names_full =
    Der Name kann nicht hinzugefügt werden: Neben dem eigenen Namen hat ein Konto höchstens { $max }
    unbelegte; entferne zuerst einen
account_exists-email =
    Das Konto kann nicht erstellt werden: Zu „{ $email }“ gibt es schon eins
account_exists-voted =
    Der Name „{ $name }“ geht noch nicht: Jemand hat damit gevotet. Wenn du das warst, bestätige
    zuerst deine E-Mail-Adresse
account_exists-name = Der Name „{ $name }“ geht nicht: Er ist vergeben
identity_linked =
    Verknüpfen geht nicht: Damit meldet sich hier schon ein anderes Konto an; hebe die Verknüpfung
    zuerst dort auf
last_way_in =
    Entfernen geht nicht: Sonst könntest du dich bei diesem Konto nicht mehr anmelden; füge zuerst
    einen anderen Weg hinzu
sign_in_link_refused =
    Der Link kann nicht erstellt werden: Das Konto „{ $name }“ ist gesperrt oder gehört einem
    Spieler, der sich nie registriert hat
claim_gone =
    Entscheiden geht nicht: Den Anspruch gibt es nicht mehr, oder der Name ist schon vergeben
sign_in_needed = Zu „{ $player }“ gibt es hier ein Konto. Melde dich an, um damit zu voten
account_unknown-named = { $cannot }: Es gibt kein Konto „{ $name }“
account_unknown-missing = { $cannot }: Dieses Konto gibt es nicht
account_unknown-viewers = { $cannot }: Das Konto wurde gelöscht
account_unknown-owners = { $cannot }: Dein Konto wurde gelöscht
account_unknown-voters = { $cannot }: Das Konto wurde gelöscht
account_owns_listings =
    { $count ->
        [one]
            Das Konto kann nicht gelöscht werden: Ihm gehört noch ein Eintrag, der wartet oder
            freigegeben ist ({ $named }); lösche ihn zuerst, nimm ihn aus der Liste oder übergib ihn
       *[other]
            Das Konto kann nicht gelöscht werden: Ihm gehören noch { $count } Einträge, die warten
            oder freigegeben sind ({ $named }); lösche sie zuerst, nimm sie aus der Liste oder
            übergib sie
    }
account_disabled =
    { $doing ->
        [vote] Voten geht nicht: Die Moderation hat das Konto gesperrt
       *[disable_account] Das Konto kann nicht gesperrt werden: Es ist schon gesperrt
    }
account_decided =
    { $cannot }: Jemand anders hat inzwischen darüber entschieden; sieh es dir noch einmal an
account_not_disabled = { $cannot }: Das Konto ist nicht gesperrt
account_has_role =
    { $cannot }: Das Konto hat auf dieser Seite die Rolle { $role ->
        [moderator] Moderator
       *[administrator] Administrator
    }, die ein Administrator zuerst entziehen muss
account_cant_have_role =
    Die Rolle kann nicht geändert werden: Das Konto ist gesperrt, oder niemand kann sich damit
    anmelden
last_administrator =
    { $doing ->
        [change_the_role]
            Die Rolle kann nicht geändert werden: Sonst hätte diese Seite keinen Administrator mehr; ernenne
            zuerst jemand anderen
       *[delete_account]
            Das Konto kann nicht gelöscht werden: Sonst hätte diese Seite keinen Administrator mehr; ernenne
            zuerst jemand anderen
    }
rename_too_soon =
    Der Name kann nicht geändert werden: Das geht nur alle { $days } Tage, das nächste Mal am { $next }
email_invalid = „{ $text }“ geht nicht: Das ist keine E-Mail-Adresse
password_too_short = Das Passwort geht nicht: Es braucht mindestens { $min } Zeichen
password_too_long = Das Passwort geht nicht: Es hat mehr als { $max } Zeichen
password_common =
    Das Passwort geht nicht: Es ist zu leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben
bot_check_failed-forged = Diese Prüfung war nicht für dieses Formular. Versuch es noch einmal.
bot_check_failed-expired = Die Seite war zu lange offen. Versuch es noch einmal.
bot_check_failed-unavailable = Die Bot-Prüfung geht gerade nicht. Versuch es gleich noch einmal.
bot_check_spent = Diese Prüfung wurde schon benutzt. Versuch es noch einmal.
moderators_only = { $cannot }: Das darf nur die Moderation
administrators_only = { $cannot }: Das dürfen nur Administratoren
setting_invalid-accent =
    Die Einstellungen können nicht geändert werden: Eine Farbe besteht aus # und sechs Stellen, etwa
    #f4b41f
setting_invalid-name =
    Die Einstellungen können nicht geändert werden: Der Name hat höchstens { $max } druckbare Zeichen
setting_invalid-imprint =
    Die Einstellungen können nicht geändert werden: Das Impressum hat höchstens { $max } druckbare
    Zeichen
reason_needed = { $cannot }: Begründe es in { $min } bis { $max } Zeichen
form_used = Dieses Formular wurde schon abgeschickt und einmal ausgeführt

server_unknown = Es gibt keinen Server „{ $slug }“
role_too_low =
    { $role ->
        [owner] Das darf nur der Besitzer dieses Servers
       *[other]
            Du darfst die Zahlen und Zustellungen dieses Servers sehen, aber das hier dürfen nur der Besitzer
            und die Manager
    }
offer_unknown =
    Dieses Angebot gibt es nicht mehr: Es wurde zurückgezogen oder beantwortet, ist abgelaufen, oder
    der Server hat einen anderen Besitzer
offer_refused-unknown =
    { $cannot }: Es gibt kein Konto { $name }, mit dem sich jemand anmeldet
offer_refused-self = { $cannot }: { $name } besitzt den Server schon
offer_refused-member = { $cannot }: { $name } hat schon Zugriff
offer_refused-asked =
    { $cannot }: { $name } hat schon eine Anfrage; zieh sie zuerst zurück, oder warte { $days } Tage,
    falls sie abgelehnt wurde
offer_refused-many = { $cannot }: Es gibt schon { $max } Personen und offene Angebote
offer_refused-unpublished = { $cannot }: Zuerst muss die Moderation den Server freigeben
member_unknown = Diese Person hat keinen Zugriff mehr
server_name_invalid = { $cannot }: Ein Name hat { $min } bis { $max } druckbare Zeichen
slug_refused-form =
    { $cannot }: Eine Seitenadresse hat { $min } bis { $max } Zeichen: Kleinbuchstaben von a bis z,
    Ziffern und dazwischen einzelne Bindestriche
slug_refused-formLike =
    { $cannot }: Eine Seitenadresse hat { $min } bis { $max } Zeichen: Kleinbuchstaben von a bis z,
    Ziffern und dazwischen einzelne Bindestriche, etwa „{ $example }“
slug_refused-reserved = { $cannot }: Die Seitenadresse „{ $slug }“ ist für diese Seite reserviert
slug_refused-taken =
    { $cannot }: Die Seitenadresse „{ $slug }“ gehört oder gehörte einem anderen Server
slug_refused-alike =
    { $cannot }: Die Seitenadresse „{ $slug }“ ist der eines anderen Servers zu ähnlich
slug_moved =
    { $cannot }: Die Seitenadresse eines gelisteten Servers lässt sich nur alle { $days } Tage einmal
    ändern; das geht wieder ab { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: „{ $host }“ ist weder Hostname noch Adresse
server_host_invalid-inner =
    { $cannot }: „{ $host }“ ist aus dem Internet nicht erreichbar; gib die öffentliche Adresse des
    Servers an
server_port_invalid = { $cannot }: Ein Port ist eine ganze Zahl von 1 bis 65535, nicht { $port }
description_too_long =
    { $cannot }: Eine Beschreibung hat höchstens { $max } Zeichen, nicht { $length }
changed_meanwhile = { $cannot }: Inzwischen hat sich etwas geändert
facts_invalid = Die Angaben können nicht gespeichert werden: { $faults }
tag_unknown-plain = Es gibt keinen Tag „{ $slug }“
tag_unknown-cannot = { $cannot }: Es gibt keinen Tag „{ $slug }“
tag_invalid-name = { $cannot }: Ein Name hat { $min } bis { $max } druckbare Zeichen
tag_invalid-slug =
    { $cannot }: Ein Kurzname hat 2 bis 40 Zeichen: a bis z, 0 bis 9 und einzelne Bindestriche
tag_exists = { $cannot }: „{ $name }“ steht schon in der Liste
entry_used =
    { $servers ->
        [one]
            { $cannot }: Ein Eintrag nutzt das oder tat es, bevor er gelöscht wurde; leg es stattdessen
            mit etwas anderem zusammen
       *[other]
            { $cannot }: { $servers } Einträge nutzen das, gelöschte mitgezählt; leg es stattdessen mit
            etwas anderem zusammen
    }
merged_with_itself = { $cannot }: Wähle zum Zusammenlegen etwas anderes aus
servers_too_many-all = { $cannot }: Du hast { $servers }, und mehr als { $max } sind nicht möglich
servers_too_many-pending = { $cannot }: { $pending } deiner Server warten schon auf die Moderation
change_gone-none = { $cannot }: Beim Server „{ $slug }“ wartet keine
change_gone-seen =
    { $cannot }: Der Besitzer hat den Server „{ $slug }“ inzwischen bearbeitet; sieh ihn dir noch einmal
    an
change_gone-replaced =
    { $cannot }: Der Besitzer des Servers „{ $slug }“ hat sie inzwischen durch eine neue ersetzt; sieh
    dir die neue an
server_transition-status =
    { $cannot }: „{ $slug }“ { $status ->
        [pending] wartet auf Prüfung
        [approved] ist freigegeben
        [rejected] ist abgelehnt
       *[suspended] ist gesperrt
    }
server_transition-ownerless =
    { $cannot }: Der Besitzer von „{ $slug }“ hat sein Konto gelöscht, also ist niemand dafür
    verantwortlich
server_transition-changed =
    { $cannot }: Seit du „{ $slug }“ geöffnet hast, wurde etwas geändert oder jemand anders hat
    entschieden; sieh es dir noch einmal an
server_transition-unlisted = { $cannot }: Der Besitzer hat „{ $slug }“ aus der Liste genommen
server_own =
    { $cannot }: Du arbeitest an „{ $slug }“ mit, deshalb entscheidet jemand anders aus der Moderation
server_not_approved =
    { $doing ->
        [check_server]
            Der Server kann nicht geprüft werden: „{ $slug }“ { $status ->
                [pending] wartet auf Prüfung
                [approved] ist freigegeben
                [rejected] ist abgelehnt
               *[suspended] ist gesperrt
            }
       *[other]
            { $cannot }: Der Server „{ $slug }“ { $status ->
                [pending] wartet auf Prüfung
                [approved] ist freigegeben
                [rejected] ist abgelehnt
               *[suspended] ist gesperrt
            }
    }
check_too_soon-busy =
    Der Server kann nicht geprüft werden: Gerade laufen zu viele Prüfungen; versuch es gleich noch
    einmal
check_too_soon-waiting =
    Der Server kann nicht geprüft werden: Einer deiner wartenden Server wurde vor weniger als
    { $seconds } Sekunden geprüft
check_too_soon-listed =
    Der Server kann nicht geprüft werden: Die letzte Prüfung ist weniger als { $seconds } Sekunden her
game_unknown = { $cannot }: Es gibt kein Spiel „{ $slug }“; bekannte Spiele: { $known }
game_invalid-name = { $cannot }: Ein Name hat { $min } bis { $max } druckbare Zeichen
game_invalid-slug =
    { $cannot }: „{ $slug }“ ist kein Kurzname; der hat 2 bis 60 Zeichen: a bis z, 0 bis 9 und einzelne
    Bindestriche
game_invalid-protocol =
    { $cannot }: Es gibt kein Protokoll „{ $protocol }“; bekannte Protokolle: { $known }
game_invalid-port = { $cannot }: Ein Port ist eine ganze Zahl von 1 bis { $max }
game_invalid-queryPort = { $cannot }: { $port } ist kein gültiger Query-Port
game_exists =
    { $cannot }: „{ $slug }“ steht schon in der Liste oder war der Kurzname eines Spiels aus der Liste
picture_refused-damaged =
    Dieses Bild geht nicht: Die Datei ist beschädigt; öffne sie in einem Bildprogramm und speichere
    sie neu
picture_refused-animated = Dieses Bild geht nicht: Es ist animiert; nimm eins, das sich nicht bewegt
picture_refused-format =
    Dieses Bild geht nicht: Es muss PNG, JPEG oder WebP sein; GIF und SVG gehen nicht
picture_refused-large =
    Dieses Bild geht nicht: Es hat { $width } × { $height } Pixel, und bei dieser Art sind
    höchstens { NUMBER($megapixels, maximumFractionDigits: 1) } Megapixel erlaubt; mach es zuerst
    kleiner
picture_refused-small =
    Dieses Bild geht nicht: Es hat { $width } × { $height } Pixel, und ein { $kind ->
        [logo] Logo
       *[banner] Banner
    } braucht mindestens { $minWidth } × { $minHeight }
picture_gone =
    { $cannot }: Die Bilder von „{ $slug }“ wurden inzwischen geändert; sieh sie dir noch einmal an
report_invalid-other = Melden geht nicht: Schreib in 1 bis { $max } Zeichen, was nicht stimmt
report_invalid-chosen = Melden geht nicht: Schreib in höchstens { $max } Zeichen, was nicht stimmt
reports_too_many-nameless =
    Melden geht nicht: Dazu liegen der Moderation schon { $max } Meldungen von Leuten vor, die nicht
    angemeldet sind, und vorerst nimmt sie von ihnen keine mehr an. Melde dich in einem anderen Tab an
    und schick das noch einmal ab
reports_too_many-all =
    Melden geht nicht: Dazu liegen der Moderation schon { $max } Meldungen vor; versuch es in einer
    Stunde noch einmal
report_gone =
    Die Meldungen können nicht geschlossen werden: Zu „{ $slug }“ ist keine offen

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

key_unknown-plain = Es gibt keinen Schlüssel „{ $id }“
key_unknown-cannot = { $cannot }: Es gibt keinen Schlüssel „{ $id }“
key_name_invalid =
    Der Schlüssel kann nicht erstellt werden: Sein Name braucht 1 bis { $max } druckbare Zeichen
keys_too_many =
    Der Schlüssel kann nicht erstellt werden: Dieser Server hat schon { $max }; widerrufe zuerst einen
scopes_invalid =
    Der Schlüssel kann nicht erstellt werden: Wähle, wofür er ist. Möglich sind: { $known }
key_revoked = { $cannot }: Der Schlüssel wurde widerrufen ({ $at })
overlap_invalid =
    Der Schlüssel kann nicht erneuert werden: Alter und neuer gelten 0 bis { $max } Stunden lang
    gleichzeitig, nicht { $hours }
webhook_url_refused-incomplete =
    Diese Webhook-URL geht nicht: Das ist keine vollständige Webadresse.
webhook_url_refused-inner =
    Diese Webhook-URL geht nicht: Sie muss zu einem Host im öffentlichen Internet führen.
webhook_url_refused-chat =
    Diese Webhook-URL geht nicht: Das ist die Adresse eines Kanals in Discord, der Nachrichten
    annimmt, keine Votes. Verbinde ihn unter „Chats“: Dort werden Votes als Nachrichten gepostet.
webhook_url_refused-scheme =
    Diese Webhook-URL geht nicht: Sie muss mit https:// oder http:// beginnen.
webhook_url_refused-credentials =
    Diese Webhook-URL geht nicht: Sie darf weder Benutzernamen noch Passwort enthalten.
webhook_url_refused-port =
    Diese Webhook-URL geht nicht: Port { $port } ist für Webhooks nicht erlaubt. Nimm 80, 443 oder
    einen anderen über 1023.
webhook_url_refused-tooLong =
    Diese Webhook-URL geht nicht: Sie darf höchstens { $max } Zeichen haben.
webhook_url_taken =
    { $url } geht nicht: Dorthin sendet schon ein anderer Schlüssel dieses Servers
secret_not_prepared = Ein Webhook-Secret kann nicht aktiviert werden: Es ist keins vorbereitet
key_is_votifier = { $cannot }: Dieser Schlüssel gehört zu Votifier, unter „Belohnungen“
key_is_chat = { $cannot }: Dieser Schlüssel gehört zu einem Kanal, unter „Chats“
chat_address_refused-notDiscord =
    Verbinden geht nicht: Das ist nicht die Adresse eines Discord-Webhooks. Öffne in Discord die
    Einstellungen des Kanals, dann „Integrationen“ und „Webhooks“, und kopiere die Webhook-URL.
chat_address_refused-notSlack =
    Verbinden geht nicht: Das ist nicht die Adresse eines eingehenden Webhooks von Slack. Sie
    beginnt mit https://hooks.slack.com/services/.
chat_connected = Verbinden geht nicht: Dieser Kanal ist schon verbunden
votifier_address_refused-host =
    Verbinden geht nicht: Das ist weder Hostname noch Adresse; der Port hat ein eigenes Feld.
votifier_address_refused-inner =
    Verbinden geht nicht: Votifier muss unter diesem Host im öffentlichen Internet erreichbar sein.
votifier_address_refused-port =
    Verbinden geht nicht: Unter Port { $port } ist Votifier nicht erreichbar. Üblich ist { $usual }.
votifier_secret_refused-missing =
    Verbinden geht nicht: Das Token oder der öffentliche Schlüssel deines Votifiers fehlt
votifier_secret_refused-lost =
    Verbinden geht nicht: Füg das Token oder den Schlüssel noch einmal ein
votifier_secret_refused-privateKey =
    Verbinden geht nicht: Das ist ein privater Schlüssel. Er muss auf deinem Server bleiben: Füg den
    aus public.key ein, und erstelle neue Schlüssel, falls jemand diesen hier gesehen hat.
votifier_secret_refused-neither =
    Verbinden geht nicht: Das ist weder ein Token (6 bis { $max } Zeichen ohne Leerzeichen) noch ein
    öffentlicher Schlüssel von Votifier.
votifier_secret_refused-anotherKey =
    Verbinden geht nicht: Votifier nutzt RSA-Schlüssel mit { $bits } Bit, und das hier ist ein anderer.
    Lösch den Ordner „rsa“ deines Plugins und starte deinen Server neu, dann entstehen neue.
votifier_connected = Verbinden geht nicht: Das ist gerade in einem anderen Fenster passiert
votifiers_too_many = Verbinden geht nicht: Dieser Server hat schon { $max } Empfänger; entferne zuerst einen
votifier_missing = Votifier wählen geht nicht: Verbinde zuerst einen, mit seinem Token oder Schlüssel
replay_time_invalid-since =
    Nachsenden ab { $time } geht nicht: Der Zeitpunkt muss in den letzten { $days } Tagen liegen
replay_time_invalid-unreadable =
    Nachsenden ab diesem Zeitpunkt geht nicht: Er muss in den letzten { $days } Tagen liegen
replay_too_soon =
    Nachsenden geht nicht: Das letzte Nachsenden an diese Adresse läuft noch oder war gerade erst; das
    nächste geht ab { $from }
sends_too_many =
    { $cannot }: Du hast von Hand schon viel an diese Adresse gesendet; versuch es in einer Minute noch
    einmal
delivery_unknown = { $cannot }: Es gibt keine Zustellung „{ $id }“
delivery_unfinished =
    Die Zustellung „{ $id }“ kann nicht noch einmal gesendet werden: Sie ist gerade unterwegs
delivery_without_destination =
    { $doing ->
        [resend]
            Noch einmal senden geht nicht: Der Schlüssel ist widerrufen oder hat keine Webhook-URL
        [replay] Nachsenden geht nicht: Dieser Schlüssel hat keine Webhook-URL
        [test_the_webhook]
            Der Webhook kann nicht getestet werden: Dieser Schlüssel hat keine Webhook-URL
       *[grade_the_receiver_of_this_key]
            Der Empfänger dieses Schlüssels kann nicht geprüft werden: Die Webhook-URL fehlt oder ist gestört;
            sende Tests, bis einer ankommt
    }

clock_off = Voten geht nicht: Die Uhren dieses Hosts und der Datenbank gehen auseinander
favourites_full =
    Der Favorit kann nicht hinzugefügt werden: Du hast schon { $max }; entferne zuerst einen
vote_unknown = { $cannot }: Es gibt keinen Vote „{ $id }“
vote_voided =
    { $doing ->
        [resend]
            Die Zustellung „{ $id }“ kann nicht noch einmal gesendet werden: Ihr Vote wurde für ungültig
            erklärt
       *[void_vote] Der Vote „{ $id }“ kann nicht für ungültig erklärt werden: Er ist es schon
    }
void_choice_invalid-span =
    Die Votes können nicht ausgewählt werden: Der Zeitraum muss in der Vergangenheit liegen, vor
    seinem Ende beginnen und darf höchstens { $days } Tage umfassen
void_choice_invalid-number =
    Die Votes können nicht ausgewählt werden: { $given } ist keine ganze Zahl von 1 bis { $max }
void_choice_changed-others =
    Die Votes können nicht für ungültig erklärt werden: Zu Votes dieser Stunden läuft schon eine andere
    Aktion; zähl sie in einer Minute noch einmal
void_choice_changed-counted =
    Die Votes können nicht für ungültig erklärt werden: Du hast { $expected } gezählt, aber
    inzwischen hat jemand einige davon für ungültig erklärt, und jetzt passen { $votes }; zähl sie
    noch einmal
void_batch_unknown = Aufheben geht nicht: Es gibt keine Aktion „{ $id }“
void_batch_lifted = Die Aktion „{ $id }“ kann nicht aufgehoben werden: Das ist schon geschehen
void_notice_unknown = Antworten geht nicht: Es gibt keinen Hinweis „{ $id }“ zu ungültigen Votes
void_answered-lifted = Antworten geht nicht: Die Votes zählen wieder
void_answered-given =
    Antworten geht nicht: Auf jeden Hinweis gibt es nur eine Antwort, und die liegt schon vor
void_answer_invalid = Antworten geht nicht: Schreib { $min } bis { $max } Zeichen
void_answer_read = Jemand anders hat die Antwort als gelesen markiert
wave_unknown = Es gibt keine Warnung „{ $id }“
wave_decided-person =
    { $state ->
        [voided]
            Über die Warnung kann nicht entschieden werden: { $by } hat ihre Votes inzwischen für ungültig
            erklärt
       *[dismissed]
            Über die Warnung kann nicht entschieden werden: { $by } hat sie inzwischen verworfen
    }
wave_decided-operator =
    { $state ->
        [voided]
            Über die Warnung kann nicht entschieden werden: Der Betreiber hat ihre Votes inzwischen für
            ungültig erklärt
       *[dismissed]
            Über die Warnung kann nicht entschieden werden: Der Betreiber hat sie inzwischen verworfen
    }
wave_grown =
    Über die Warnung kann nicht entschieden werden: Sie hat jetzt { $votes } Votes, beim Öffnen waren
    es { $seen }; sieh sie dir noch einmal an
