### keys

panel-title = Klucze API serwera { $server }
panel-heading = Klucze API
panel-lead =
    Z kluczem twój serwer gry może sprawdzić, kto głosował. Dodaj do klucza webhook, a każdy głos trafi
    do ciebie w chwili oddania.
panel-notApproved =
    Status serwera: { $status }. Klucze możesz tworzyć i używać ich tylko wtedy, gdy jest zatwierdzony.
panel-reason = Wiadomość od moderatora: { $reason }
panel-none = Nie ma jeszcze kluczy
panel-noneNext =
    Utwórz klucz poniżej. Jego sekret pokażemy raz, z komendą do wypróbowania i testem webhooka.
panel-noneUntil = Klucze możesz tworzyć, gdy serwer zostanie zatwierdzony.
panel-ending = Kończy się na
panel-created = Utworzony
panel-lastUsed = Ostatnio użyty
panel-why = Sprawdź dlaczego
panel-newKey = Nowy klucz API
panel-samples-ask-label = Zapytaj, czy gracz głosował
panel-samples-ask-lead =
    Wypisuje odpowiedź i nikogo nie nagradza. Głos liczy się cały dzień, więc sam program musi wydać
    nagrodę i zapamiętać, kto już ją ma. Bez odpowiedzi kończy się błędem i nic nie wypisuje.
panel-samples-receive-label = Odbieraj głosy
panel-samples-receive-lead =
    Sprawdza, czy webhook jest od nas, zapisuje głos do pliku i wywołuje funkcję reward: najwyżej raz na
    głos, także po ponownym uruchomieniu, i nigdy przy teście. Uzupełnij tę funkcję i postaw przed nią
    serwer WWW dla https. Awaria między tymi krokami może zgubić nagrodę, którą wydasz wtedy ręcznie;
    dwóch nagród nigdy nie będzie.

panel-nameField-label = Nazwa klucza
panel-nameField-help = Widzisz ją tylko ty. Pomaga odróżnić klucze: lobby, strona, …

panel-urlField-label = URL webhooka
panel-urlField-help = Dokąd wysyłać każdy głos. Możesz go ustawić później.

panel-scopes = Do czego
panel-scopesField = Do czego służy klucz

panel-scope-read-name = sprawdzanie głosów
panel-scope-read-label = Sprawdzanie głosów: kto zagłosował, liczba głosów i wpis

panel-scope-rewards-name = nagrody
panel-scope-rewards-label = Nagrody: pobieranie głosów ze skrzynki i zapisywanie nagród

panel-scope-feed-name = strumień głosów
panel-scope-feed-label = Strumień głosów: śledzenie każdego głosu, dla botów i statystyk

panel-generate = Utwórz klucz API
panel-history = Ostatnia aktywność
panel-historyLead = Ostatnie zmiany serwera, jego kluczy i webhooków i kto je zrobił.
panel-when = Kiedy
panel-who = Kto
panel-what = Działanie
panel-asked = prośba o zmianę wpisu
panel-which = Klucz
panel-code = Przykładowy kod
panel-codeLead =
    Całe programy, które nie potrzebują bibliotek. Czytają klucz i sekret ze zmiennych środowiskowych:
    nie trzymaj ich w kodzie.
panel-reference = Dokumentacja API zawiera wszystkie odpowiedzi i nagłówki.

states-none = brak URL
states-active = aktywny
states-failing = nie działa
states-waiting = czeka na odbiornik
states-paused = wstrzymany
states-disabled = wyłączony
states-revoked = unieważniony

once-issued = Twój nowy klucz: { $name }
once-rolled = Nowy sekret klucza { $name }
once-prepared = Nowy sekret webhooka { $name }
once-warning = Skopiuj teraz. Pokazujemy to tylko raz.
once-key = Klucz API
once-webhookSecret = Sekret webhooka
once-keyHelp = Wysyłaj go z każdym żądaniem: Authorization: Bearer, a potem klucz.
once-secretHelp = Odbiornik sprawdza nim, czy webhook jest od nas.
once-overlap =
    { $hours ->
        [0] Stary sekret już nie działa.
        [one] Stary sekret działa jeszcze 1 godzinę.
        [few] Stary sekret działa jeszcze { $hours } godziny.
        [many] Stary sekret działa jeszcze { $hours } godzin.
       *[other] Stary sekret działa jeszcze { $hours } godziny.
    }
once-preparedNext =
    Najpierw dodaj ten sekret w odbiorniku obok starego. Potem wróć i włącz go: do tego czasu nic nie
    jest nim podpisywane.
once-tryTitle = Wypróbuj teraz
once-curl = Zapytaj API w terminalu, czyj to klucz
once-test = Wyślij test do webhooka
once-testHelp =
    Otworzy się w nowej karcie, więc ta strona i sekret zostaną. Testy nigdy się nie liczą i nie dają
    nagród.
once-done = Skopiowane
once-usedTitle = Ten formularz został już wysłany
once-used =
    Zadziałał wtedy i pokazał sekret. Jeśli nie jest skopiowany, wymień klucz albo przygotuj kolejny
    sekret webhooka.
once-back = Wszystkie klucze API

key-title = Klucz { $key } serwera { $server }
key-back = Klucze API
key-deliveries = Wysyłka tego klucza
key-revokedAt = Unieważniony
key-votifier = Votifier
key-toRewards = Nagrody
key-replayVotifier =
    Wysyła głosy nieudane lub wstrzymane. Pomija te, które serwer już przyjął: nagrodziłby je
    ponownie.
key-webhook = Webhook
key-webhookLead = Każdy głos trafia tam, podpisany, w chwili oddania.
key-security = Bezpieczeństwo
key-securityLead = Dwa sekrety: klucz otwiera API, a sekret webhooka podpisuje to, co wysyłamy.
key-danger = Strefa zagrożenia
key-dangerLead = Tego nie można cofnąć.
key-held =
    { $votes ->
        [one] Wstrzymany 1 głos
        [few] Wstrzymane { $votes } głosy
        [many] Wstrzymane { $votes } głosów
       *[other] Wstrzymane { $votes } głosu
    }, każdy na { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Najstarszy zostanie usunięty
key-heldMore = Wstrzymane ponad { $max } głosów, każdy na { $days } dni. Najstarszy zostanie usunięty
key-overlaps-day = za jeden dzień
key-overlaps-now = od razu
key-overlaps-hour = za godzinę
key-overlaps-week = za siedem dni

key-urlField-label = URL webhooka
key-urlField-help = Wyczyść pole, żeby zatrzymać. Czekające głosy nie zostaną wysłane.

key-saveUrl = Zapisz URL
key-pause = Wstrzymaj
key-pauseHelp = W tym czasie głosy są wstrzymywane. Możesz wysłać je później ponownie.
key-resume = Wznów
key-resumeHelp = Nowe głosy znów są wysyłane. Wstrzymane czekają, aż je wyślesz.
key-heldOff = Wznów webhook, a potem je wyślij.
key-sendHeld = Wyślij wstrzymane

key-disabled-gone =
    Odbiornik odpowiedział 410 Gone, co wyłącza webhook. Głosy są wstrzymane.
key-disabled-failing =
    Został wyłączony po pięciu dniach bez ani jednego sukcesu. Głosy są wstrzymane.

key-failingSince = Webhook nie działa od
key-asksAgain = Następna próba:

key-test-title = Test
key-test-button = Wyślij test
key-test-lead =
    Wysyła na twój URL głos testowy od nieistniejącego gracza i pokazuje, co zostało wysłane i jaka była
    odpowiedź. Oznacza go nagłówek X-Listing-Test i nigdy się nie liczy.

key-testName-label = Nick gracza
key-testName-help = Odbiornik, który ignoruje nagłówek, nagrodzi tego gracza.

key-testConfirm = Tak, odbiornik może nagrodzić tego gracza
key-testMore = Test z prawdziwym nickiem

key-grade-title = Oceń mój odbiornik
key-grade-button = Oceń odbiornik
key-grade-lead =
    Wysyła na twój URL w ciągu minuty około 30 głosów gracza testowego: dobre, podrobione, stare i
    podwójne. Potem mówi, co odbiornik zrobił źle.

key-graded = Ocena odbiornika klucza { $key }
key-gradeGuide = Co znaczy każdy test
key-backToKey = Wróć do klucza
key-secret = Sekret webhooka
key-secretLead =
    Zmień go krok po kroku, żeby żaden głos nie przepadł: przygotuj nowy, dodaj go w odbiorniku i
    włącz.

key-secretSteps-1 = Przygotuj nowy sekret
key-secretSteps-2 = Dodaj go w odbiorniku obok starego
key-secretSteps-3 = Włącz go: od tej chwili podpisujemy nim

key-prepare = Przygotuj nowy sekret
key-prepareAgain = Przygotuj kolejny sekret
key-pending = Nowy sekret jest gotowy. Dopóki go nie włączysz, nic nie jest nim podpisywane.
key-activate = Włącz nowy sekret

key-replay-title = Ponowne wysyłanie
key-replay-button = Wyślij głosy ponownie

key-replayLead =
    Wysyła ponownie głosy, które trafiły do tego klucza albo są dla niego wstrzymane, od wybranej
    chwili, najdalej sprzed { $days } dni, po pięć na sekundę. Głosy zachowują swoje ID: odbiornik,
    który pamięta X-Listing-Vote, nikogo nie nagrodzi dwa razy.
key-since = Głosy od

key-roll-title = Wymiana
key-roll-button = Wymień klucz
key-roll-lead =
    Tworzy nowy sekret tego klucza. Webhook i historia zostają, a stary sekret działa tak długo, jak
    wybierzesz. Obecny sekret:

key-overlap = Stary sekret przestaje działać
key-revoke = Unieważnienie
key-revokeLead =
    Kończy działanie klucza na zawsze. Webhook przestaje działać, a czekające głosy nie zostaną
    wysłane.
key-revokeLink = Unieważnij klucz…
key-confirmTitle = Unieważnić klucz { $key }?
key-confirmLead =
    Programy, które go używają, w ciągu sekundy stracą dostęp, a webhook nie dostanie więcej głosów.
    Tego nie można cofnąć. Jeśli klucz wyciekł, wymień go: webhook wtedy zostaje.
key-confirm = Unieważnij { $key }
key-cancel = Zachowaj klucz

key-removal-title = Usunąć odbiornik { $key }?
key-removal-lead =
    Nie dostanie więcej głosów, a te, które jeszcze czekają, nie zostaną wysłane. Tego nie można
    cofnąć.
key-removal-confirm = Usuń { $key }
key-removal-cancel = Zachowaj odbiornik

