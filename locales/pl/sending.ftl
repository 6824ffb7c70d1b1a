### sending

outcomeSentences-delivered = Serwer przyjął głos.
outcomeSentences-rejected = Odbiornik odpowiedział błędem.
outcomeSentences-redirected = Odbiornik wskazał inny adres. Przekierowań nie obsługujemy.
outcomeSentences-redirected_elsewhere =
    Odbiornik wskazał inną stronę, jak robią to strony wymagające logowania; nie podążamy za
    przekierowaniami.
outcomeSentences-apps_script =
    Odbiornik to aplikacja internetowa Google Apps Script: uruchamia się, a potem zawsze odpowiada
    przekierowaniem na jednorazowy adres, co liczy się jako niepowodzenie. Każda kolejna próba
    uruchamia skrypt ponownie.
outcomeSentences-gone = Odbiornik odpowiedział 410 Gone, co wyłącza ten webhook.
outcomeSentences-timeout = Odbiornik nie odpowiedział na czas.
outcomeSentences-connect_failed = Nie udało się połączyć z odbiornikiem.
outcomeSentences-connection_lost = Odbiornik zamknął połączenie, zanim odpowiedział.
outcomeSentences-tls_failed =
    Nie udało się nawiązać szyfrowanego połączenia z odbiornikiem; sprawdź jego ustawienia TLS i
    certyfikat.
outcomeSentences-tls_self_signed =
    Certyfikat odbiornika jest podpisany samodzielnie; uzyskaj certyfikat od urzędu takiego jak
    Let’s Encrypt.
outcomeSentences-tls_untrusted =
    Certyfikat odbiornika pochodzi od nieznanego urzędu albo jego łańcuch jest niepełny; zainstaluj
    cały łańcuch.
outcomeSentences-tls_expired =
    Certyfikat odbiornika wygasł albo nie jest jeszcze ważny; odnów go i uruchom ponownie program,
    który go używa.
outcomeSentences-tls_other_name =
    Certyfikat odbiornika jest dla innej nazwy; użyj tej nazwy w adresie URL albo uzyskaj certyfikat
    dla obecnej.
outcomeSentences-tls_old =
    Odbiornik nie ma z nami żadnej wspólnej wersji ani szyfru TLS; zezwól na TLS 1.2 lub 1.3 i
    sprawdź, czy ma certyfikat dla tej nazwy hosta.
outcomeSentences-tls_plain =
    Odbiornik nie odpowiada w TLS; jeśli działa tam zwykły HTTP, zacznij adres URL od http://.
outcomeSentences-tls_expected = Odbiornik oczekuje TLS; zacznij adres URL od https://.
outcomeSentences-http2_only = Odbiornik obsługuje tylko HTTP/2; zezwól także na HTTP/1.1.
outcomeSentences-dns_failed = Nie znaleziono nazwy hosta odbiornika. Sprawdź, czy nie ma literówki.
outcomeSentences-private_address =
    Nazwa hosta odbiornika prowadzi do adresu spoza publicznego internetu.
outcomeSentences-bad_response = Odpowiedź odbiornika nie była poprawnym HTTP.
outcomeSentences-bad_url = Pod ten adres odbiornika nie możemy wysyłać.
outcomeSentences-bad_secret = Sekretu odbiornika nie da się użyć. Ustaw nowy.
outcomeSentences-unconfirmed =
    Wysłano. Stary protokół Votifiera nie potwierdza odbioru: zajrzyj do konsoli serwera.
outcomeSentences-not_votifier =
    Coś tam odpowiedziało, ale nie Votifier: zwykle działa na porcie 8192, a nie na porcie gry.
outcomeSentences-votifier_key_missing =
    Serwer używa starego protokołu Votifiera: zamiast tokena wklej jego klucz publiczny.
outcomeSentences-token_refused =
    Votifier nie przyjmuje tokena: wklej ten, który stoi po „default:” w
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Votifier nie przyjął głosu. W odpowiedzi podaje powód.
outcomeSentences-name_refused =
    Votifier przyjmuje nicki od 1 do 16 liter, cyfr i znaków _, a ten taki nie jest.
outcomeSentences-posted = Opublikowano na kanale.
outcomeSentences-chat_gone =
    Czat nie przyjmuje już wiadomości pod tym adresem: webhook usunięto albo adres jest błędny.
    Kanał jest wyłączony.
outcomeSentences-chat_refused =
    Czat odrzucił wiadomość. Kanał forum wymaga adresu jednego z jego postów.
outcomeSentences-chat_busy = Czat kazał nam poczekać: za dużo wiadomości. Pojawią się później.
outcomeSentences-interrupted = W trakcie tej próby serwis został uruchomiony ponownie. Próba zostanie powtórzona.
outcomeSentences-internal_error = Coś poszło nie tak po naszej stronie. Próba zostanie powtórzona.

pointsTo = Prowadzi do { $url }. Zapisać ten adres URL?
pointsElsewhere = Prowadzi do { $url }.

votifierSteps-greeted = powitanie: VOTIFIER { $version }
votifierSteps-sent =
    wysłano { $bytes ->
        [one] 1 bajt
        [few] { $bytes } bajty
        [many] { $bytes } bajtów
       *[other] { $bytes } bajtu
    }, { $secret ->
        [token] podpis twoim tokenem
       *[public_key] szyfrowanie twoim kluczem publicznym
    }
votifierSteps-silent = brak odpowiedzi
votifierSteps-closed =
    połączenie zamknięte bez odpowiedzi, tak jak robi VotifierPlus przy złym tokenie
votifierSteps-answered = odpowiedź: { $line }
