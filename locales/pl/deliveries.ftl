### deliveries

log-heading = Wysyłka, od najnowszych
log-lead = Każdy głos w drodze do webhooka. Zakończone przechowujemy przez 30 dni.
log-none = Nic jeszcze nie wysłano
log-noneNext =
    Tu będzie każdy głos wysłany do webhooka, z każdą próbą i odpowiedzią. Ustaw kluczowi adres URL
    webhooka, a potem wyślij test z jego strony.
log-noneFound = Brak takich dostarczeń
log-noneOf = Nic nie znaleziono dla { $search }
log-noneOfNext =
    Wpisz cały nick gracza, wielkość liter nie ma znaczenia, albo cały ID głosu lub dostarczenia.
log-backwards = Pierwszy dzień jest po ostatnim
log-showAll = Pokaż wszystkie
log-find = Gracz, ID głosu lub dostarczenia
log-from = Od (UTC)
log-to = Do (UTC)
log-atLeast = { $votes }+
log-byState = Według stanu
log-all = Wszystkie
log-filter = Filtruj
log-allKeys = Wszystkie klucze
log-show = Szukaj
log-player = Gracz
log-nobody = nikt
log-topTen = Dziesięciu najlepszych
log-cast = Oddany
log-key = Klucz
log-state = Stan
log-last = Ostatni wynik
log-attempts = Próby
log-next = następna próba
log-again = wysłany ponownie:
log-test = test
log-pages = Strony wysyłki
log-older = Starsze
log-newest = Najnowsze
log-title = Wysyłka głosów: { $server }
log-titleOf = Wysyłka głosów: { $server } ({ $state })

log-retryLead-abandoned =
    Wysyła te z ostatnich 14 dni jeszcze raz, po pięć na sekundę. Zachowują swoje ID: odbiornik, który
    pamięta X-Listing-Vote, nikogo nie nagrodzi dwa razy.
log-retryLead-held = Wysyła te z ostatnich 14 dni, po pięć na sekundę.

log-retry-abandoned = Ponów wszystkie nieudane: { $key }
log-retry-held = Wyślij wszystkie wstrzymane: { $key }

day-title = Ostatnie 24 godziny

day-typical = typowa odpowiedź
day-slow = wolna odpowiedź
day-label =
    Godzina po godzinie, 24 godziny: od razu dostarczono { $atOnce }, po ponowieniu { $late }, czeka
    lub się nie udało { $failed }

day-axis-1 = 24 godz. temu
day-axis-2 = 18 godz.
day-axis-3 = 12 godz.
day-axis-4 = 6 godz.
day-axis-5 = teraz

day-legend-ok = dostarczone od razu
day-legend-late = po ponowieniu
day-legend-bad = czekają lub nieudane

ruler-label = Próby: { $made } z { $of }, z przerwą przed każdą
ruler-wait-atOnce = od razu
ruler-wait-seconds = +{ $seconds } s
ruler-wait-minutes = +{ $minutes } min
ruler-wait-hours = +{ $hours } godz.

one-title = Głos: { $player }, klucz { $key }, serwer { $server }
one-back = Wysyłka
one-cast = Głos oddany
one-toKey = do:
one-next = następna próba
one-nextAt = Następna próba:
one-rejectedWith = Odbiornik zwrócił błąd { $status }. Napraw go, a potem wyślij głos ponownie.
one-vote = Głos (X-Listing-Vote)
one-id = Dostarczenie (X-Listing-Delivery)
one-noUrl = brak URL
one-formerUrl = wcześniejszy URL
one-elsewhere = na wcześniejszy URL
one-sinceMoved = Taki był wtedy URL klucza; od tego czasu się zmienił.
one-finished = zakończono
one-resend = Wyślij teraz ponownie
one-stands = To pozostaje ważne, cokolwiek stanie się przy ponownym wysłaniu.
one-underWay = Jest w drodze. Strona odświeża się co dwie sekundy.
one-request = Żądanie
one-requestLead = Próba { $attempt }, dokładnie tak, jak została wysłana na
one-notSent = Nic jeszcze nie wysłano. Taka będzie treść, wysłana na
one-attempts = Próby
one-schedule = Najwyżej dwanaście; ostatnia jest 76 godzin po głosie.
one-answer = Odpowiedź
one-headers = Nagłówki odpowiedzi
one-answerKept = Przechowujemy nagłówki bez cookies i pierwsze 4 kB treści.
one-saveRedirect = Użyj tego URL
one-answered = { $status }, czas: { $time }
one-noResponse = brak odpowiedzi

one-reasons-key_revoked = Klucz został unieważniony.
one-reasons-url_cleared = URL webhooka został usunięty.
one-reasons-vote_voided = Moderator unieważnił głos.
one-reasons-no_destination = Klucz został unieważniony albo usunięto jego URL webhooka.

states-held = wstrzymany
states-pending = czeka
states-delivered = dostarczony
states-abandoned = nieudany

ends-delivered = dostarczony
ends-unconfirmed = wysłany
ends-rejected = nieudany
ends-redirected = przekierowany
ends-redirected_elsewhere = przekierowano
ends-apps_script = Apps Script
ends-interrupted = przerwany
ends-timeout = limit czasu
ends-connect_failed = brak połączenia
ends-connection_lost = połączenie zerwane
ends-tls_failed = brak szyfrowania
ends-tls_self_signed = podpisany samodzielnie
ends-tls_untrusted = niezaufany certyfikat
ends-tls_expired = certyfikat wygasł
ends-tls_other_name = certyfikat innej nazwy
ends-tls_old = stary TLS
ends-tls_plain = bez TLS
ends-tls_expected = oczekuje TLS
ends-http2_only = tylko HTTP/2
ends-dns_failed = nieznana nazwa
ends-private_address = adres prywatny
ends-bad_response = to nie HTTP
ends-bad_url = zły URL
ends-bad_secret = zły sekret
ends-not_votifier = to nie Votifier
ends-votifier_key_missing = brak klucza publicznego
ends-token_refused = zły token
ends-votifier_refused = odrzucony
ends-name_refused = nick odrzucony
ends-posted = dostarczony
ends-chat_gone = kanał usunięty
ends-chat_refused = odrzucony
ends-chat_busy = musi poczekać
ends-internal_error = nasz błąd
ends-gone = 410 Gone
ends-key_revoked = klucz unieważniony
ends-url_cleared = URL usunięty
ends-vote_voided = głos unieważniony
ends-no_destination = brak URL

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
