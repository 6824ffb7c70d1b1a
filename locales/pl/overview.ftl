### overview

health-label = Nagrody
health-failing = Nagrody nie docierają
health-failingSays = { $key } nie działa od { $since }.
health-off = Nagrody zatrzymane
health-offSays = Odbiornik { $key } został wyłączony.
health-paused = Nagrody wstrzymane
health-pausedSays = Odbiornik { $key } jest wstrzymany.
health-waiting = Czekające: { $count }.
health-onHold = Wstrzymane: { $count }.
health-arrive = Głosy są dostarczane
health-arriveSays =
    { $votes ->
        [0] { $key }: gotowe. W ciągu 24 godzin nie było głosów.
       *[other] Dostarczone w ciągu 24 godzin: { $votes }.
    }
health-inbox = Nagrody są odbierane
health-inboxSays = Twój plugin odbiera je ze skrzynki. Żadna nie czeka.
health-inboxWaits = Nagrody czekają
health-inboxWaitsSays =
    W skrzynce: { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.
health-none = Jeszcze bez nagród
health-noneSays = Gracze nic nie dostają za głosy. Podłącz plugin lub webhook.
health-toDeliveries = Wysyłka
health-toRewards = Nagrody
health-toKeys = Klucze API

today-title = Dzisiaj
today-votes =
    { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }
today-more = więcej o { $votes }
today-fewer = mniej o { $votes }
today-same = Tyle samo,
today-than = niż tydzień temu o tej porze ({ DATETIME($at, weekday: "long") }: { $votes })
today-as = ile tydzień temu o tej porze ({ DATETIME($at, weekday: "long") }: { $votes })
today-none = Dzisiaj nie ma jeszcze głosów, tydzień temu też ich nie było.
today-noneNext = Tu pojawi się wykres godzinowy, obok tego samego dnia sprzed tygodnia.
today-whole =
    { DATETIME($at, day: "numeric", month: "short") }, tydzień temu: { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
today-label =
    Głosy według godzin: dziś do tej pory { $today },
    { DATETIME($weekAgo, day: "numeric", month: "short") } łącznie { $before }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = dzisiaj
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, day: "numeric", month: "short") }:
    łącznie { $votes }
today-windows =
    { $monthly ->
        [one] 1 głos
        [few] { $monthly } głosy
        [many] { $monthly } głosów
       *[other] { $monthly } głosu
    } w 30 dni, { $total } od początku

rank-title = Miejsce w { $game }
rank-of = z { $listed }
rank-none = Jeszcze bez miejsca
rank-noneNext = Ranking jest liczony mniej więcej co sekundę, gdy ktoś odwiedza serwis.
rank-near = Głosy z 30 dni, sąsiedzi w rankingu
rank-ahead =
    { $votes ->
        [0] tyle samo
       *[other] o { $votes } więcej
    }
rank-behind =
    { $votes ->
        [0] tyle samo
       *[other] o { $votes } mniej
    }
rank-you = twój serwer
rank-ranking =
    W rankingu liczą się tylko głosy { $counts ->
        [signed-in] zalogowanych graczy
        [confirmed] graczy z potwierdzonym adresem e-mail lub połączonym kontem
       *[established] graczy z połączonym kontem starszym niż 30 dni
    }.

steps-title = Następne kroki
steps-done = Gotowe: { $done } z { $all }
steps-doneTitle = Gotowe
# $steps (number)
steps-more = Jeszcze { $steps }

steps-all-logo-1 = Dodaj logo
steps-all-logo-2 = Widać je obok nazwy na każdej liście.

steps-all-banner-1 = Dodaj baner
steps-all-banner-2 = Jest u góry strony i w podglądzie linków.

steps-all-description-1 = Opisz serwer
steps-all-description-2 = Napisz, czego mogą się spodziewać gracze.

steps-all-facts-1 = Dodaj krótki opis i tagi
steps-all-facts-2 = Gracze szukają i filtrują według nich.

steps-all-rewards-1 = Podłącz nagrody
steps-all-rewards-2 = Gracze wracają do głosowania, jeśli coś za to dostają.

steps-all-badge-1 = Umieść odznakę na swojej stronie
steps-all-badge-2 = Gotowe, gdy zobaczymy ją na twojej stronie.

steps-all-proof-1 = Udowodnij, że serwer jest twój
steps-all-proof-2 = Strona dostanie za to oznaczenie.

figures-title = Ostatnie { $days } dni
figures-spans = Ile dni
figures-span = { $days } dni
figures-nav = Co pokazuje wykres

figures-names-votes = Głosy
figures-names-ballot_click = Kliknięcia Głosuj
figures-names-address_copy = Kopiowania adresu
figures-names-page_view = Odsłony

figures-week = w ciągu 7 dni
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = wzrost{ " " }
figures-isDown = spadek{ " " }

figures-none-votes = Brak głosów w ciągu { $days } dni. Każdy dzień będzie tu słupkiem.
figures-none-ballot_click = W ciągu { $days } dni nikt nie kliknął Głosuj. Każdy dzień będzie tu słupkiem.
figures-none-address_copy =
    W ciągu { $days } dni nikt nie skopiował adresu. Każdy dzień będzie tu słupkiem.
figures-none-page_view = W ciągu { $days } dni nikt nie otworzył strony. Każdy dzień będzie tu słupkiem.

figures-worth =
    Głosy są sprawdzane. Odsłony, kopiowania i kliknięcia liczymy tak, jak zgłaszają je przeglądarki,
    bez cookies i adresów, więc traktuj je jako trend. Nie wpływają na miejsce w rankingu. Dni według
    UTC; ostatniej minuty może brakować.

charts-ballot_click-title = Kliknięcia Głosuj

charts-ballot_click-heads-1 = Dzień (UTC)
charts-ballot_click-heads-2 = Kliknięcia

charts-ballot_click-summary = { $sum } w { $days } dni, w tym dziś { $today } (UTC)
charts-ballot_click-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

charts-address_copy-title = Kopiowania adresu

charts-address_copy-heads-1 = Dzień (UTC)
charts-address_copy-heads-2 = Kopiowania

charts-address_copy-summary = { $sum } w { $days } dni, w tym dziś { $today } (UTC)
charts-address_copy-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

charts-page_view-title = Odsłony

charts-page_view-heads-1 = Dzień (UTC)
charts-page_view-heads-2 = Odsłony

charts-page_view-summary = { $sum } w { $days } dni, w tym dziś { $today } (UTC)
charts-page_view-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

sources-title = Skąd przyszli odwiedzający
sources-here = Ten serwis
sources-hereSays = listy, strony gier, wyszukiwarka
sources-rest = Inne lub nieznane
sources-restSays = większość aplikacji tego nie podaje
sources-note = Odsłony z 30 dni. Przechowujemy tylko nazwę strony.
sources-none = Tu pojawią się strony, które prowadzą do twojej, wraz z udziałem.

waiting-title = Co dalej
waiting-sent = Wpis wysłany
waiting-look = Moderator go sprawdza
waiting-looks = Sprawdza, czy serwer odpowiada i czy teksty są zgodne z zasadami.
waiting-listed = Gracze go znajdują
waiting-shown = Głosy, miejsce i odwiedziny pojawią się na tej stronie.

voidNotices-title =
    { $votes ->
        [one] Unieważniono 1 głos na twój serwer
        [few] Unieważniono { $votes } głosy na twój serwer
        [many] Unieważniono { $votes } głosów na twój serwer
       *[other] Unieważniono { $votes } głosu na twój serwer
    }
voidNotices-votes =
    { $votes ->
        [one] Unieważniono 1 głos
        [few] Unieważniono { $votes } głosy
        [many] Unieważniono { $votes } głosów
       *[other] Unieważniono { $votes } głosu
    }
voidNotices-again =
    { $votes ->
        [one] 1 głos unieważniono i znowu się liczy
        [few] { $votes } głosy unieważniono i znowu się liczą
        [many] { $votes } głosów unieważniono i znowu się liczy
       *[other] { $votes } głosu unieważniono i znowu się liczy
    }
voidNotices-cast = Czas oddania:
voidNotices-to = –
voidNotices-voided = Unieważnienie przez moderatora:
voidNotices-reason = Powód:
voidNotices-noReason = Nie podano powodu.
voidNotices-answer = Odpowiedz moderatorom
voidNotices-yours = Twoja odpowiedź
voidNotices-help =
    Możesz odpowiedzieć raz, od { $min } do { $max } znaków. Nie dostaniesz odpowiedzi zwrotnej:
    moderatorzy ją przeczytają i mogą przywrócić głosy.
voidNotices-send = Wyślij odpowiedź
voidNotices-answered = Twoja odpowiedź z

suspension-says-open =
    Moderator zdjął twój serwer z listy. Możesz odpowiedzieć raz, a odpowiedź przeczyta inny
    moderator.
suspension-says-viewed = Moderator zdjął ten serwer z listy.
suspension-says-waits =
    Moderator zdjął twój serwer z listy. Twoja odpowiedź czeka na innego moderatora.
suspension-says-kept = Moderator przeczytał twoją odpowiedź. Serwer zostaje poza listą.

suspension-happened = Co się stało
suspension-suspended = Moderator zawiesił serwer
suspension-say = Napisz, co się zmieniło. Linki pomagają.
suspension-answered = Odpowiedź wysłana
suspension-decides = Decyduje inny moderator
suspension-told = Decyzję znajdziesz tutaj.
suspension-kept = Serwer zostaje zawieszony
suspension-changed = Co się zmieniło?
suspension-help =
    Możesz odpowiedzieć raz, od { $min } do { $max } znaków. Czytają to tylko moderatorzy.
suspension-toListing = Najpierw zmień wpis
suspension-stopped = Co jest wstrzymane

suspension-facts-1-1 = Wpis
suspension-facts-1-2 = Niewidoczny

suspension-facts-2-1 = Głosy
suspension-facts-2-2 = Nikt nie może głosować

suspension-facts-3-1 = Miejsce
suspension-facts-3-2 = Wróci z głosami z ostatnich 30 dni

suspension-facts-4-1 = Klucze API
suspension-facts-4-2 = Odrzucane z kodem 403

suspension-facts-5-1 = Teksty i obrazy
suspension-facts-5-2 = Zostają i możesz je zmieniać

suspension-deliveries = Wysyłka
suspension-onHold =
    { $votes ->
        [0] Nic nie czeka
       *[other] Wstrzymane: { $votes }
    }
