### forms

signed_out = Du hast dich abgemeldet.
password_reset = Dein neues Passwort ist gespeichert. Melde dich damit an.
password_set = Dein Passwort ist gesetzt. Du kannst dich jetzt damit anmelden.
identity_linked = Verknüpft. Du kannst dich jetzt damit anmelden.
identity_unlinked = Verknüpfung gelöst. Du kannst dich damit nicht mehr anmelden.
password_changed = Dein Passwort ist geändert. Alle anderen Sitzungen sind beendet.
passkey_added = Dein Passkey ist hinzugefügt.
passkey_removed = Der Passkey ist entfernt.
second_factor_off = Die Zwei-Faktor-Anmeldung ist aus.
email_confirmed = Deine E-Mail-Adresse ist bestätigt.
administrator_made = Du bist jetzt Administrator.
settings_saved = Gespeichert. Es gilt ab sofort.
nothing_changed = Es wurde nichts geändert.
look_saved = Gespeichert. In wenigen Sekunden zeigen es alle Seiten.
test_mail_sent = Der Mailserver hat die E-Mail angenommen. Sieh in deinem Posteingang nach.
site_role_changed = Die Rolle ist geändert.
verification_sent = Wir haben dir einen Link per E-Mail geschickt.
verification_logged =
    Dein Link steht im Log dieser Seite, denn sie verschickt keine E-Mails. Bitte die Betreiber
    der Seite darum.
renamed = Dein Name ist geändert.
server_email_on = Du bekommst E-Mails zu deinen Servern.
server_email_off = Du bekommst keine E-Mails mehr zu deinen Servern.
language_saved = Deine Seiten und E-Mails sind jetzt in dieser Sprache.
boards_on = Dein Name steht jetzt bei den Top-Votern.
boards_off = Dein Name steht nicht bei den Top-Votern.
favourite_added = Zu deinen Favoriten hinzugefügt. Unter „Meine Votes“ findest du alle.
favourite_removed = Aus deinen Favoriten entfernt.
all_voted = Heute hast du für alle deine Favoriten gevotet.
name_forgotten = Dieser Browser hat den Namen vergessen.
game_name_added = Hinzugefügt. Bei jedem Vote wählst du, mit welchem deiner Namen du votest.
game_name_removed = Entfernt. Votes unter diesem Namen behalten ihn.
links_ended = Die Links dieses Servers voten nicht mehr in deinem Namen.
session_ended = Diese Sitzung ist beendet.
sessions_ended = Alle anderen Sitzungen sind beendet.
account_deleted = Dein Konto ist gelöscht.
key_revoked = Der Schlüssel ist widerrufen.
receiver_removed = Der Empfänger wurde entfernt.
secret_activated =
    Webhooks sind ab jetzt mit dem neuen Secret signiert, und noch 24 Stunden lang auch mit dem alten.
link_key_removed = Der Schlüssel ist entfernt. Damit erstellte Links funktionieren nicht mehr.
goal_set = Das Ziel ist gesetzt.
goal_set_next =
    Das Ziel ist gesetzt. Dieser Zeitraum hat schon genug Votes, daher beginnt es mit dem
    nächsten.
goal_changed = Die Zahl ist geändert. Der Stand zählt weiter.
goal_tested = Ein Test des Ziels wartet eine Stunde lang auf dein Plugin.
goal_removed = Das Ziel ist entfernt. Spieler behalten, was sie haben.
rewards_saved = Gespeichert. Das gilt ab jetzt für jeden Vote.
test_vote_waits = Ein Test-Vote wartet eine Stunde lang im Postfach.
chat_connected = Der Kanal ist verbunden. Eine Testnachricht ist unterwegs.
chat_saved = Der Kanal wurde gespeichert.
webhook_saved = Die Webhook-URL ist gespeichert.
webhook_paused = Der Webhook ist pausiert. Votes werden zurückgehalten, bis du sie nachsendest.
webhook_resumed = Der Webhook ist wieder aktiv.
webhook_resumed_held =
    Der Webhook ist wieder aktiv. Einige Votes sind noch zurückgehalten: Sende sie nach.
replayed = Die Votes sind unterwegs, fünf pro Sekunde.
replayed_more =
    10.000 Votes sind unterwegs, und es gibt noch mehr. Sende den Rest nach, wenn sie angekommen sind.
checked = Wir haben den Server gerade geprüft.
server_submitted = Dein Server ist eingereicht. Die Moderation prüft ihn.
server_unlisted =
    Der Server ist aus der Liste genommen. Du kannst ihn jederzeit wieder listen.
server_relisted = Der Server ist wieder gelistet.
server_deleted = Der Eintrag ist gelöscht.
offer_made = Das Angebot steht. Es ist sieben Tage lang auf der Seite „Meine Server“ zu sehen.
offer_withdrawn = Das Angebot ist zurückgezogen.
offer_declined = Du hast das Angebot abgelehnt.
member_joined = Du hast jetzt Zugriff.
server_taken_over =
    Der Eintrag gehört jetzt dir. Erneuere die API-Schlüssel: Andere kennen sie.
role_changed = Die Rolle ist geändert.
member_removed = Der Zugriff ist beendet.
member_removed_keys =
    Der Zugriff ist beendet, aber Schlüssel, die diese Person kennt, funktionieren noch. Erneuere
    sie unten.
role_changed_keys =
    Die Rolle ist geändert. Schlüssel, die diese Person erzeugt hat, funktionieren noch: Erneuere
    sie unten.
server_left = Du hast diesen Server verlassen.
server_saved = Deine Änderungen sind gespeichert.
picture_saved = Das Bild ist gespeichert und überall bei deinem Server zu sehen.
picture_removed = Das Bild ist entfernt.
picture_taken_down = Das Bild ist gesperrt. Der Besitzer kann deine Begründung lesen.
pictures_accepted = Die Bilder bleiben.
edits_accepted = Die Änderungen gelten als gesehen.
edits_put_back = Der alte Text ist zurück. Der Besitzer kann deine Begründung lesen.
several_decided = Die markierten Einträge sind entschieden.
report_sent = Danke. Die Moderation sieht es sich an.
reports_closed = Die Meldungen sind geschlossen.
change_waits = Deine Änderungen sind gespeichert. Einige warten auf die Moderation.
change_withdrawn = Der Eintrag bleibt, wie er ist.
server_approved = Der Server ist freigegeben und gelistet.
server_rejected = Der Server ist abgelehnt. Der Besitzer kann deine Begründung lesen.
server_suspended = Der Server ist gesperrt. Der Besitzer kann deine Begründung lesen.
decision_undone = Die Entscheidung ist zurückgenommen. Der Besitzer hat nichts davon erfahren.
vote_voided = Der Vote ist ungültig.
votes_voided = Die Votes werden ungültig. Bei Tausenden dauert das etwa eine Minute.
wave_dismissed = Die Warnung ist verworfen. Die Votes bleiben.
answer_read = Die Antwort gilt als gelesen.
suspension_kept = Der Server bleibt gesperrt. Der Besitzer erfährt es.
void_answered = Deine Antwort ging an die Moderation.
moderator_mail_saved = Gespeichert.
votes_restored = Die Votes zählen wieder. Bei Tausenden dauert das etwa eine Minute.
name_given = Der Name ist vergeben.
name_refused = Der Anspruch ist abgelehnt.
account_disabled = Das Konto ist gesperrt.
account_enabled = Das Konto ist entsperrt.
game_added = Das Spiel ist hinzugefügt.
tag_added = Der Tag ist hinzugefügt.
game_edited = Das Spiel ist gespeichert.
game_merged = Die Spiele sind zusammengelegt. Die alte Adresse führt zu diesem.
game_removed = Das Spiel ist entfernt.
tag_edited = Der Tag ist gespeichert.
tag_merged = Die Tags sind zusammengelegt. Die alte Adresse führt zu diesem.
tag_removed = Der Tag ist entfernt.
