### listing

change-name = Nazwa
change-game = Gra
change-host = Adres
change-port = Port

change-text-tagline = Krótki opis
change-text-tags = Tagi
change-text-country = Kraj
change-text-version = Wersja
change-text-languages = Języki
change-text-website = Strona WWW
change-text-discord = Discord
change-text-video = Film
change-text-description = Opis
change-text-rules = Zasady
change-text-textLanguage = Język tekstów
change-text-translations = Inne języki

home-title = Serwery gier
home-heading = Ranking tworzą gracze
home-lead = Serwery z największą liczbą głosów z ostatnich 30 dni. Jeden głos dziennie na każdy serwer.
home-results = Serwery dla „{ $text }”
home-searchAll = Szukaj wśród wszystkich serwerów
home-pageOf = { $title }, strona { $page }

home-landing-title = Serwery { $name }
home-landing-lead =
    { $servers ->
        [one] 1 serwer { $name }
        [few] { $servers } serwery { $name }
        [many] { $servers } serwerów { $name }
       *[other] { $servers } serwera { $name }
    } w rankingu według głosów graczy. Teraz online: { $playersOnline ->
        [one] 1 gracz.
        [few] { $playersOnline } graczy.
        [many] { $playersOnline } graczy.
       *[other] { $playersOnline } gracza.
    }
home-landing-line =
    Ranking według głosów { $counts ->
        [all] graczy.
        [signed-in] zalogowanych graczy.
        [confirmed] graczy z potwierdzonym adresem e-mail lub połączonym kontem.
       *[established] graczy z połączonym kontem starszym niż 30 dni.
    }

home-sums-servers =
    { $servers ->
        [one] serwer
        [few] serwery
        [many] serwerów
       *[other] serwera
    }
home-sums-online =
    { $players ->
        [one] gracz online
        [few] graczy online
        [many] graczy online
       *[other] gracza online
    }
home-sums-votes =
    { $votes ->
        [one] głos z 30 dni
        [few] głosy z 30 dni
        [many] głosów z 30 dni
       *[other] głosu z 30 dni
    }

home-games = Gry
home-moreGames =
    { $games ->
        [one] Jeszcze 1 gra
        [few] Jeszcze { $games } gry
        [many] Jeszcze { $games } gier
       *[other] Jeszcze { $games } gry
    }
home-gamesLead =
    { $games ->
        [one] 1 gra z serwerami.
        [few] { $games } gry z serwerami.
        [many] { $games } gier z serwerami.
       *[other] { $games } gry z serwerami.
    }

home-gameOrders-players = Gracze
home-gameOrders-servers = Serwery
home-gameOrders-name = Nazwa

home-gameCounts =
    { $servers ->
        [one] 1 serwer
        [few] { $servers } serwery
        [many] { $servers } serwerów
       *[other] { $servers } serwera
    } · { $playersOnline ->
        [one] 1 gracz online
        [few] { $playersOnline } graczy online
        [many] { $playersOnline } graczy online
       *[other] { $playersOnline } gracza online
    }
home-tags = Tagi
home-board = Serwery
home-page = Strona { $page } z { $pages }
home-more = Szukasz dalej?

feed-title = Nowe serwery
feed-follow = Śledź nowe serwery w czytniku kanałów

nothing-listed = Na liście nie ma jeszcze serwerów
nothing-listedNext = Dodaj pierwszy: to tylko trzy pola, a głosować można od razu po zatwierdzeniu.
nothing-list = Dodaj serwer
nothing-found = Żaden serwer nie spełnia wszystkich warunków
nothing-foundFor = Brak wyników dla „{ $text }”
nothing-drop = Każda z tych zmian daje wyniki:
nothing-clear = Spróbuj z mniejszą liczbą filtrów.
nothing-dropFor = Żaden serwer nie spełnia wszystkich warunków. Każda z tych zmian daje wyniki:
nothing-retype =
    Żaden serwer nie pasuje. Przeszukaliśmy nazwy, gry, tagi, kraje i adresy: spróbuj wpisać mniej
    słów.
nothing-without = Bez:
nothing-showAll = Wyczyść filtry
nothing-pastEnd = Lista ma mniej stron.
nothing-firstPage = Przejdź do pierwszej strony
nothing-waysOn = Spróbuj tak

nothing-games-label = Przeglądaj gry
nothing-games-more = Wszystkie gry, które mają serwery

nothing-newest-label = Najnowsze serwery
nothing-newest-more = Dopiero co dodane

nothing-own-label = Dodaj własny
nothing-own-more = Trzy pola, za darmo

board-rank = Miejsce
board-copy = Skopiuj adres serwera { $name }
board-vote = Głosuj
board-voteFor = na { $name }
board-votes =
    { $votes ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }
board-today = dziś
board-monthly = w ostatnich 30 dniach
board-all = od początku

moves-isNew = nowy
moves-up = w górę w ciągu tygodnia
moves-down = w dół w ciągu tygodnia

filters-title = Filtry
filters-used = w użyciu
filters-text = Nazwa lub adres

filters-choose-game-label = Gra
filters-choose-game-all = Wszystkie gry

filters-choose-country-label = Kraj
filters-choose-country-all = Wszystkie kraje

filters-choose-language-label = Język
filters-choose-language-all = Każdy język

filters-choose-version-label = Wersja
filters-choose-version-all = Każda wersja

filters-tags = Tagi (wszystkie wybrane)
filters-clear = Wyczyść wszystko
filters-quick = Szybkie filtry
filters-online = Teraz online
filters-show = Pokaż serwery
filters-found =
    { $total ->
        [one] 1 serwer
        [few] { $total } serwery
        [many] { $total } serwerów
       *[other] { $total } serwera
    }
filters-quoted = „{ $text }”
filters-remove = : usuń
filters-sortBy = Sortuj

filters-sorts-match = Trafność
filters-sorts-votes_30 = 30 dni
filters-sorts-votes_today = Dziś
filters-sorts-votes_all = Od początku
filters-sorts-players = Gracze
filters-sorts-newest = Najnowsze
filters-sorts-name = Nazwa

server-moderate = Moderuj
server-servers = Serwery
server-about = O serwerze
server-rules = Zasady
server-links = Linki
server-website = Strona WWW
server-video = Film

server-community-discord = Dołącz do Discorda
server-community-website = Otwórz stronę WWW

server-tags = Tagi
server-facts = Informacje
server-version = Wersja
server-country = Kraj
server-languages =
    { $languages ->
        [one] Język
        [few] Języki
        [many] Języki
       *[other] Języki
    }
server-listed = Na liście od
server-rankIn = w { $game }
server-of = z { $listed }
server-playersIn =
    { $players ->
        [one] gracz
        [few] graczy
        [many] graczy
       *[other] gracza
    }
server-votesWeekly = Głosy, 7 dni
server-votesTotal = Głosy, od początku
server-allVotes =
    W rankingu liczą się tylko głosy { $counts ->
        [signed-in] zalogowanych graczy
        [confirmed] graczy z potwierdzonym adresem e-mail lub połączonym kontem
       *[established] graczy z połączonym kontem starszym niż 30 dni
    }.
server-vote = Głosuj
server-voteFor = Zagłosuj na { $name }
server-description = { $name }, serwer { $game }: adres, gracze i głosy.

share-share = Udostępnij
share-address = Adres tej strony

report-title = Zgłoś { $server }
report-back = Wróć do { $server }
report-lead =
    Coś jest nie tak z tym wpisem? Powiedz moderatorom. Właściciel nigdy się nie dowie, od kogo jest
    zgłoszenie.
report-reason = Co jest nie tak?
report-pick = Wybierz

report-reasons-pictures = Obrazy
report-reasons-hateful = Szerzy nienawiść lub nęka ludzi
report-reasons-scam = Oszukuje graczy lub prosi o hasła
report-reasons-fake = Podszywa się pod inny serwer
report-reasons-wrong = Ma błędne dane lub już nie istnieje
report-reasons-other = Coś innego

report-more = Własnymi słowami
report-moreHelp = Co i gdzie widać? Nie podawaj niczyich danych prywatnych.
report-send = Wyślij zgłoszenie
report-link = Zgłoś ten wpis

live-online = Online od
live-offline = Offline od
live-neverAnswered = dodania do listy
live-uptime = Dostępność
live-owner = Właściciel
live-verified = zweryfikowany
live-verifiedHelp = Właściciel udowodnił, że ten serwer należy do niego.

badge-title = Odznaka
badge-lead = Obrazek (SVG, bez skryptów), który pokazuje miejsce w rankingu na twojej stronie i prowadzi tutaj.
badge-code = HTML na twoją stronę
badge-widget = HTML widżetu z miejscem w rankingu, głosami i graczami
badge-players =
    { $players ->
        [one] 1 gracz online
        [few] { $players } graczy online
        [many] { $players } graczy online
       *[other] { $players } gracza online
    }
badge-alternative = Zagłosuj na nas
badge-rank = #{ $rank } w { $game }
badge-votes =
    { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    } z 30 dni

goals-title = Cele
goals-says-each = głosy: { $count } z { $target }
goals-says-day = głosy dzisiaj: { $count } z { $target }
goals-says-week = głosy w tym tygodniu: { $count } z { $target }
goals-says-month = głosy w tym miesiącu: { $count } z { $target }
goals-over-day = Osiągnięty dzisiaj
goals-over-week = Osiągnięty w tym tygodniu
goals-over-month = Osiągnięty w tym miesiącu
