### sending

outcomeSentences-delivered = Dein Server hat den Vote angenommen.
outcomeSentences-rejected = Dein Empfänger hat mit einem Fehler geantwortet.
outcomeSentences-redirected =
    Dein Empfänger hat auf eine andere Adresse verwiesen. Weiterleitungen folgen wir nicht.
outcomeSentences-redirected_elsewhere =
    Dein Empfänger hat auf eine andere Website verwiesen, wie es Seiten tun, die eine Anmeldung
    verlangen. Weiterleitungen folgen wir nicht.
outcomeSentences-apps_script =
    Dein Empfänger ist eine Web-App von Google Apps Script: Sie läuft und antwortet danach immer mit
    einer Weiterleitung auf eine einmalige Adresse, was als Fehlschlag zählt. Jeder neue Versuch
    führt das Skript noch einmal aus.
outcomeSentences-gone = Dein Empfänger hat mit 410 Gone geantwortet. Das schaltet diesen Webhook ab.
outcomeSentences-timeout = Dein Empfänger hat nicht rechtzeitig geantwortet.
outcomeSentences-connect_failed = Es kam keine Verbindung zu deinem Empfänger zustande.
outcomeSentences-connection_lost =
    Dein Empfänger hat die Verbindung geschlossen, bevor er geantwortet hat.
outcomeSentences-tls_failed =
    Es kam keine verschlüsselte Verbindung zu deinem Empfänger zustande. Prüfe seine
    TLS-Einstellungen und sein Zertifikat.
outcomeSentences-tls_self_signed =
    Das Zertifikat deines Empfängers ist selbstsigniert. Hol dir eines von einer Stelle wie Let’s
    Encrypt.
outcomeSentences-tls_untrusted =
    Das Zertifikat deines Empfängers stammt von einer unbekannten Stelle, oder seine Kette ist
    unvollständig. Installiere die ganze Kette.
outcomeSentences-tls_expired =
    Das Zertifikat deines Empfängers ist abgelaufen oder noch nicht gültig. Erneuere es und starte
    das Programm neu, das es benutzt.
outcomeSentences-tls_other_name =
    Das Zertifikat deines Empfängers gilt für einen anderen Namen. Nimm diesen Namen in die URL,
    oder hol dir ein Zertifikat für den jetzigen.
outcomeSentences-tls_old =
    Dein Empfänger hat keine Version oder Chiffre von TLS mit uns gemeinsam. Erlaube TLS 1.2 oder
    1.3, und prüfe, ob er ein Zertifikat für diesen Hostnamen hat.
outcomeSentences-tls_plain =
    Dein Empfänger antwortet nicht mit TLS. Wenn er dort unverschlüsseltes HTTP spricht, beginne
    seine URL mit http://.
outcomeSentences-tls_expected = Dein Empfänger erwartet TLS. Beginne seine URL mit https://.
outcomeSentences-http2_only = Dein Empfänger spricht nur HTTP/2. Erlaube auch HTTP/1.1.
outcomeSentences-dns_failed =
    Der Hostname deines Empfängers wurde nicht gefunden. Prüfe ihn auf Tippfehler.
outcomeSentences-private_address =
    Der Hostname deines Empfängers führt zu einer Adresse, die nicht im öffentlichen Internet liegt.
outcomeSentences-bad_response = Die Antwort deines Empfängers war kein gültiges HTTP.
outcomeSentences-bad_url = Die Adresse deines Empfängers können wir nicht aufrufen.
outcomeSentences-bad_secret = Das Secret deines Empfängers ist unbrauchbar. Setze ein neues.
outcomeSentences-unconfirmed =
    Gesendet. Das alte Votifier-Protokoll bestätigt nichts. Sieh in der Konsole deines Servers nach.
outcomeSentences-not_votifier =
    Dort hat etwas geantwortet, aber nicht Votifier: Es lauscht meist auf 8192, nicht auf dem Port
    des Spiels.
outcomeSentences-votifier_key_missing =
    Dein Server spricht das alte Votifier-Protokoll: Füge statt des Tokens den öffentlichen Schlüssel
    ein.
outcomeSentences-token_refused =
    Dein Votifier nimmt das Token nicht an: Füge das hinter „default:“ in plugins/Votifier/config.yml
    ein.
outcomeSentences-votifier_refused =
    Dein Votifier hat den Vote nicht angenommen. Warum, steht in der Antwort.
outcomeSentences-name_refused =
    Votifier nimmt Namen aus 1 bis 16 Buchstaben, Ziffern und _, und dieser ist keiner.
outcomeSentences-posted = Im Kanal gepostet.
outcomeSentences-chat_gone =
    Der Chat nimmt an dieser Adresse keine Nachrichten mehr an: Der Webhook wurde gelöscht, oder die
    Adresse stimmt nicht. Der Kanal ist abgeschaltet.
outcomeSentences-chat_refused =
    Der Chat hat die Nachricht abgelehnt. Ein Forum-Kanal braucht die Adresse eines seiner Beiträge.
outcomeSentences-chat_busy =
    Der Chat hat uns gebeten zu warten: zu viele Nachrichten. Sie werden später gepostet.
outcomeSentences-interrupted = Bei diesem Versuch wurden wir neu gestartet. Er wird wiederholt.
outcomeSentences-internal_error = Bei uns ist etwas schiefgelaufen. Der Versuch wird wiederholt.

pointsTo = Er verweist auf { $url }: Diese URL speichern?
pointsElsewhere = Er verweist auf { $url }.

votifierSteps-greeted = Begrüßung: VOTIFIER { $version }
votifierSteps-sent =
    { $bytes } Bytes gesendet, { $secret ->
        [token] mit deinem Token signiert
       *[public_key] mit deinem öffentlichen Schlüssel verschlüsselt
    }
votifierSteps-silent = keine Antwort
votifierSteps-closed =
    Verbindung ohne Antwort geschlossen, wie es VotifierPlus bei falschem Token macht
votifierSteps-answered = Antwort: { $line }
