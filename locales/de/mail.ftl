### mail

newsMail-hello = Hallo { $name },
newsMail-subject = { $updates } Neuigkeiten zu deinen Servern auf { $site }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Es gibt noch eine Neuigkeit. Du findest sie auf den Seiten deiner Server.
       *[other] Es gibt noch { $items } Neuigkeiten. Du findest sie auf den Seiten deiner Server.
    }
newsMail-why =
    Du bekommst diese E-Mail, weil du auf { $site } an einem Server mitarbeitest oder dazu eingeladen
    wurdest. So stellst du E-Mails zu deinen Servern ab:
newsMail-webhook = Der Webhook „{ $name }“ von { $server }

newsMail-withReason = { $sentence } Die Begründung der Moderation: { $reason }

news-server_approved-subject = { $server } ist gelistet
news-server_approved-more = Spieler können jetzt dafür voten.

news-server_reinstated-subject = { $server } ist wieder gelistet
news-server_reinstated-more = Spieler können dafür voten, und die API-Schlüssel funktionieren.

news-server_rejected-subject = { $server } wurde nicht freigegeben
news-server_rejected-more = Du kannst den Eintrag bearbeiten und erneut einreichen.

news-server_suspended-subject = { $server } wurde gesperrt
news-server_suspended-more =
    Der Server ist nicht gelistet, niemand kann dafür voten, und die API-Schlüssel funktionieren
    nicht.

news-suspension_kept-subject = { $server } bleibt gesperrt
news-suspension_kept-more =
    Die Moderation hat deine Antwort gelesen, und der Server bleibt von der Liste genommen.

news-change_approved-subject = Deine Änderungen an { $server } wurden freigegeben
news-change_approved-more = Jetzt sehen sie alle.

news-change_refused-subject = Deine Änderungen an { $server } wurden nicht freigegeben
news-change_refused-more = Der Eintrag bleibt, wie er war, und du kannst ihn wieder bearbeiten.

news-picture_taken_down-subject = Ein Bild von { $server } wurde gesperrt
news-picture_taken_down-more =
    Der Rest des Eintrags bleibt, wie er ist, und du kannst ein anderes Bild hochladen.

news-change_asked-subject = Die Moderation bittet dich, { $server } zu ändern
news-change_asked-more = Bisher ist nichts geändert: Bearbeite den Eintrag bitte selbst.

news-edits_put_back-subject = Deine Änderung an { $server } wurde zurückgenommen
news-edits_put_back-more =
    Im Eintrag steht wieder, was vorher dort stand. Du kannst ihn erneut bearbeiten.

news-role_offered-subject = { $owner } lädt dich ein, an { $server } mitzuarbeiten
news-role_offered-more = Bis du annimmst, ändert sich nichts. Die Einladung gilt 7 Tage:

news-listing_offered-subject = { $owner } will dir { $server } übergeben
news-listing_offered-more = Bis du annimmst, ändert sich nichts. Das Angebot gilt 7 Tage:

news-role_ended-subject = Du arbeitest nicht mehr an { $server } mit
news-role_ended-more = { $owner } hat dir den Zugriff entzogen. Deine anderen Server:

news-handed_over-subject = { $server } gehört jetzt { $owner }
news-handed_over-more =
    Dein Angebot wurde angenommen, und du hast keinen Zugriff mehr. Deine anderen Server:

news-votes_voided-subject =
    { $server } hat { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } verloren: von der Moderation für ungültig erklärt
news-votes_voided-more =
    { $votes ->
        [one] Er zählt nicht mehr. Auf der Seite des Servers siehst du, von wann er ist, und kannst
            einmal antworten.
       *[other] Sie zählen nicht mehr. Auf der Seite des Servers siehst du, von wann sie sind, und
            kannst einmal antworten.
    }

news-votes_restored-subject =
    { $server } hat { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    } zurück
news-votes_restored-more =
    { $votes ->
        [one] Die Moderation hat die Entscheidung aufgehoben, und er zählt wieder.
       *[other] Die Moderation hat die Entscheidung aufgehoben, und sie zählen wieder.
    }

news-webhook_failing-subject = { $webhook } funktioniert nicht
news-webhook_failing-more =
    Seit { $since } ist nichts angekommen. Wir versuchen es bei jedem Vote drei Tage lang, danach
    kannst du ihn nachsenden. Sieh nach, was schiefging:

news-webhook_off-subject = { $webhook } wurde abgeschaltet
news-webhook_off-more =
    Er ist dauerhaft ausgefallen ({ $since }). Votes werden zurückgehalten. Sobald dein Empfänger
    bereit ist, schalte den Webhook wieder ein und sende sie nach:

news-webhook_working-subject = { $webhook } funktioniert wieder
news-webhook_working-more = Seit { $since } kommen Votes an.

deskMail-hello = Hallo { $name },
deskMail-subject = { $items } neu in der Moderation von { $site }

deskMail-news-wave =
    Auffällige Votes für { $server }: { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }
deskMail-news-reports =
    { $reports ->
        [one] 1 Meldung
       *[other] { $reports } Meldungen
    } zu { $server }
deskMail-news-answer =
    Der Besitzer von { $server } hat zu { $votes ->
        [one] 1 ungültigen Vote
       *[other] { $votes } ungültigen Votes
    } geantwortet
deskMail-news-suspension_answer = Der Besitzer von { $server } hat zur Sperrung geantwortet
deskMail-news-listing = { $server } wartet auf Prüfung
deskMail-news-change = Eine Änderung an { $server } wartet auf Prüfung

deskMail-left =
    { $items ->
        [one] Es gibt noch etwas.
       *[other] Es gibt noch { $items } mehr.
    }
deskMail-why =
    Du bekommst diese E-Mail, weil du auf { $site } in der Moderation bist. So bekommst du sie
    seltener oder gar nicht mehr:

accountMails-reset-subject = Ein neues Passwort für { $site }
accountMails-reset-before =
    jemand hat für dein Konto auf { $site } ein neues Passwort angefordert. Hier kannst du eins
    wählen:
accountMails-reset-after =
    Der Link funktioniert einmal, eine Stunde lang. Wenn du das nicht warst, ignoriere diese E-Mail:
    Dein Passwort bleibt, wie es ist.

accountMails-verification-subject = Bestätige deine E-Mail-Adresse für { $site }
accountMails-verification-before = hier bestätigst du, dass diese E-Mail-Adresse dir gehört:
accountMails-verification-after =
    Der Link funktioniert einen Tag lang. Wenn du kein Konto auf { $site } hast, ignoriere diese
    E-Mail.

accountMails-claim-subject = Ein Name auf { $site }
accountMails-claim-before =
    jemand hat sich auf { $site } mit dieser E-Mail-Adresse registriert, und mit einem Namen, mit dem
    schon ein Spieler gevotet hat. Wenn du das bist, öffne diesen Link und wähle ein Passwort. Damit
    bekommst du den Namen auf { $site } samt seinen Votes:
accountMails-claim-after =
    Der Link funktioniert einen Tag lang. Wenn du das nicht warst, ignoriere diese E-Mail.

accountMails-addressInUse-subject = Deine E-Mail-Adresse auf { $site }
accountMails-addressInUse-before =
    jemand hat auf { $site } ein neues Konto mit deiner E-Mail-Adresse erstellt. Die Adresse bleibt
    deine, und dein Konto „{ $name }“ ist unverändert.

    Wenn du das warst und dieses Konto vergessen hattest, kannst du dafür ein neues Passwort wählen:

accountMails-addressInUse-after = Wenn du das nicht warst, ignoriere diese E-Mail.

accountMails-addressInUseWithoutPasswords-subject = Deine E-Mail-Adresse auf { $site }
accountMails-addressInUseWithoutPasswords-before =
    jemand auf { $site } will deine E-Mail-Adresse für ein anderes Konto verwenden. Die Adresse bleibt
    deine, und dein Konto „{ $name }“ ist unverändert.

    Wenn du das warst und dieses Konto vergessen hattest, melde dich dort so an wie bisher:

accountMails-addressInUseWithoutPasswords-after = Wenn du das nicht warst, ignoriere diese E-Mail.

accountMails-nameGiven-subject = Der Name { $name } auf { $site }
accountMails-nameGiven-before =
    die Moderation hat dir den Namen gegeben. Melde dich mit dem Passwort an, das du gewählt hast:

accountMails-nameRefused-subject = Der Name { $name } auf { $site }
accountMails-nameRefused-before =
    die Moderation hat entschieden, dass jemand anders als { $name } spielt. Du kannst dich mit einem
    anderen Namen registrieren.

accountMails-imported-subject = Dein Konto ist jetzt bei { $site }
accountMails-imported-before =
    dein Konto ist von { $list } zu { $site } umgezogen, und deine Daten liegen jetzt dort. Was
    gespeichert wird und warum, steht hier: { $privacy }

    Melde dich mit deinem Namen und dem Passwort von dort an. Wenn das nicht klappt, wähle ein neues:
accountMails-imported-after =
    Wenn du das Konto nicht willst, kannst du es auf seiner Seite löschen.

accountMails-test-subject = E-Mails von { $site } kommen an
accountMails-test-before =
    du wolltest von { $site } diese E-Mail bekommen. Sie ist angekommen, also kommen auch andere an:

accountMails-accountDisabled-subject = Dein Konto auf { $site } wurde gesperrt
accountMails-accountDisabled-before =
    die Moderation hat dein Konto auf { $site } gesperrt. Du kannst dich nicht anmelden und nicht
    voten. Die Begründung:

    { $reason }

accountMails-accountEnabled-subject = Dein Konto auf { $site } funktioniert wieder
accountMails-accountEnabled-before =
    die Moderation hat dein Konto auf { $site } entsperrt. Die Begründung:

    { $reason }

    Du kannst dich wieder anmelden und voten:

accountMails-signInChanged-subject = Deine Anmeldung bei { $site } wurde geändert
accountMails-signInChanged-before =
    die Anmeldung bei deinem Konto auf { $site } wurde geändert. { $change ->
        [password_set] Es hat jetzt ein Passwort.
        [password_changed] Das Passwort wurde geändert.
        [password_reset] Über einen Link, den wir an diese Adresse geschickt haben, wurde ein neues
            Passwort gesetzt.
        [passkey_added] Ein Passkey wurde hinzugefügt.
        [passkey_removed] Ein Passkey wurde entfernt.
        [second_factor_on] Beim Anmelden ist jetzt ein zweiter Faktor nötig.
        [second_factor_off] Beim Anmelden ist kein zweiter Faktor mehr nötig.
        [recovery_codes_made] Es hat neue Wiederherstellungscodes. Die alten funktionieren nicht mehr.
        [recovery_code_used] Ein Wiederherstellungscode wurde benutzt. Jeder funktioniert nur einmal.
        [factors_reset] Die Betreiber der Seite haben Passkeys, Authenticator-App und
            Wiederherstellungscodes entfernt.
        [identity_linked] Ein Konto einer anderen Seite wurde verknüpft. Wer es hat, kann sich damit
            anmelden.
       *[identity_unlinked] Ein verknüpftes Konto einer anderen Seite wurde entfernt.
    }

    Wenn du das warst, musst du nichts tun. Wenn nicht, melde dich an, entferne, was nicht dir
    gehört, ändere dein Passwort und beende alle anderen Sitzungen:

accountMails-newBrowser-subject = Anmeldung mit einem neuen Browser bei { $site }
accountMails-newBrowser-after = Der Link funktioniert eine Woche lang. Er meldet alle einmal ab.
accountMails-newBrowser-before =
    jemand hat sich bei deinem Konto auf { $site } mit einem Browser angemeldet, den wir bei dir noch
    nicht kennen:

    { $browser }, von { $address }, am { $when }

    Wenn du das warst, musst du nichts tun. Wenn nicht, öffne diese Seite. Dort meldest du alle ab
    und wählst ein neues Passwort:

accountMails-addressChanged-subject = Deine E-Mail-Adresse auf { $site } wurde geändert
accountMails-addressChanged-before =
    dein Konto auf { $site } hat jetzt statt dieser die E-Mail-Adresse { $newEmail }.

    Wenn du das nicht warst, kennt jemand dein Passwort. Melde dich an, ändere es und beende alle
    anderen Sitzungen:

news-made_manager-subject = Du bist jetzt Manager von { $server }
news-made_manager-more = { $owner } lässt dich Eintrag, Schlüssel und Belohnungen bearbeiten:
news-made_viewer-subject = Du bist jetzt Betrachter von { $server }
news-made_viewer-more = { $owner } lässt dich Zahlen, Voter und Zustellungen sehen:
news-chat_gone-subject = { $webhook } wurde abgeschaltet
news-chat_gone-more =
    Der Chat nimmt an der Adresse keine Nachrichten mehr an ({ $since }). Votes werden
    zurückgehalten. Füge eine neue Adresse ein und sende sie dann:

news-webhook_gone-subject = { $webhook } wurde abgeschaltet
news-webhook_gone-more =
    Dein Empfänger hat mit 410 Gone geantwortet ({ $since }). Votes werden zurückgehalten. Sobald
    dein Empfänger bereit ist, schalte den Webhook wieder ein und sende sie nach:
accountMails-hello = Hallo { $name },
accountMails-helloNobody = Hallo,
accountMails-roleChanged-subject = Deine Rolle auf { $site } hat sich geändert
accountMails-roleChanged-before =
    { $role ->
        [moderator] dein Konto ist jetzt Moderator auf { $site }. Hier siehst du, was zu tun ist:
       *[administrator] dein Konto ist jetzt Administrator auf { $site }. Hier siehst du, was zu tun
            ist:
    }
accountMails-roleEnded-subject = Deine Rolle auf { $site } hat sich geändert
accountMails-roleEnded-before =
    dein Konto hat auf { $site } keine Rolle mehr. Deine Votes und Server bleiben, wie sie sind.
accountMails-unknownBrowser = ein unbekannter Browser
