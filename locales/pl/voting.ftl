### voting

voted = Dzisiejszy głos oddany.
votedInVain = Moderator unieważnił dzisiejszy głos.
votedElsewhere = Twoje połączone konto już dziś głosowało, gdy należało tu do innego konta.
next = Ponowne głosowanie za
receipt = Zobacz, co stało się z twoim głosem

ballot-title = Zagłosuj na { $server }
ballot-youVoteAs = Głosujesz jako
ballot-isItYou = Nagrody trafią dokładnie do tego nicku w grze.
ballot-change = To nie twój nick? Zmień go
ballot-names = Głosujesz jako
ballot-namesHelp = Ten wybór zapamiętamy dla tego serwera.
ballot-isSteamId = twój Steam ID
ballot-addName = Masz w tej grze inny nick? Dodaj go
ballot-addToYours = Dodaj { $name } do swojego konta { $username }
ballot-addToYoursWhy = – wtedy głosy przez takie linki będą twoje.
ballot-nameGone =
    „{ $name }” nie jest już twoim nickiem albo nie pasuje do tego serwera. Głos nie został oddany,
    wybierz inny nick.
ballot-linkSays = { $server } twierdzi, że to ty, i nagradza ten nick.

ballot-name-label = Twój nick w grze
ballot-name-help = Dokładnie taki jak w grze: nagrody trafią do tego nicku.

ballot-agree =
    Pozwól, by { $server } wysyłał ci linki, które oddają twój codzienny głos jako { $username }
ballot-agreeWhy =
    Taki link działa bez logowania. Głosuje tylko wtedy, gdy ktoś go otworzy i naciśnie przycisk, i
    tylko na ten serwer. Dzisiejszy głos liczy się tak czy inaczej. Zgodę możesz cofnąć na stronie
    konta.
ballot-linkOpened = To link do głosowania dla { $username }
ballot-signInAs = Zaloguj się jako { $username }
ballot-signInWhy =
    Ta nazwa należy do konta. Zaloguj się raz, aby linki serwera { $server } mogły głosować za
    ciebie.
ballot-signedInAs = Zalogowano jako { $username }.
ballot-voteAs = Głosuj jednak jako { $username }
ballot-notTheirs = To twój nick w grze, ale cudze konto?
ballot-tell = Napisz do prowadzących ten serwis.
ballot-otherName = Link był dla nicku { $name }, a głosujesz nickiem swojego konta.
ballot-makeYours = Zarezerwuj ten nick
ballot-makeYoursWhy = hasłem, żeby nikt inny nie mógł go tu używać. Twoje głosy przy nim zostaną.
ballot-badLink = Ten link nie działa

ballot-badLinks-forged =
    Nie pochodzi z { $server } albo brakuje w nim fragmentu. Weź z gry nowy i otwórz go bez zmian.
ballot-badLinks-expired = Wygasł. Wpisz /vote na { $server }, żeby dostać nowy.
ballot-badLinks-too_far =
    Linki mogą być ważne najwyżej 24 godziny, a { $server } ustawił dłuższy czas. Daj znać
    administracji serwera: plugin lub jego zegar jest źle ustawiony.
ballot-badLinks-no_time =
    Jego koniec nie jest czasem w pełnych sekundach Unix. Daj znać administracji { $server }: plugin
    jest źle ustawiony.

ballot-remember = Zapamiętaj ten nick w tej przeglądarce
ballot-rememberHelp = W pliku cookie, najwyżej przez rok.
ballot-remembered = Ta przeglądarka pamięta do głosowania nick { $name }.
ballot-forget = Zapomnij
ballot-place = #{ $rank } w { $game }
ballot-haveAccount = Masz konto?
ballot-signIn = Zaloguj się
ballot-cast = Oddaj głos
ballot-ready = Można głosować
ballot-rule = Jeden głos na serwer dziennie (dzień według UTC).
ballot-noScript =
    Żeby zagłosować, włącz w tym serwisie JavaScript: przeglądarka musi wykonać małe zadanie, które
    zatrzymuje boty. Wymagają tego tylko głosowanie i zakładanie konta.
ballot-back = Wróć do serwera
ballot-alreadyVoted = Głos na ten serwer został już dziś oddany
ballot-voteVoid = Moderator unieważnił twój dzisiejszy głos na ten serwer
ballot-voteTaken = Twoje połączone konto już dziś głosowało na ten serwer, gdy należało tu do innego konta
ballot-outOfReach = Twój nick nie pasuje do tego serwera
ballot-outOfReachWhy =
    Ten serwer wydaje nagrody według nicku w grze, a „{ $username }” nie może być takim nickiem: ma
    on najwyżej 16 liter, cyfr i znaków „_”.
ballot-confirmEmail = Najpierw potwierdź adres e-mail
ballot-confirmEmailNext =
    Ten serwis przyjmuje głosy tylko od kont z potwierdzonym adresem e-mail. Link wyślesz sobie ze
    strony konta.
ballot-toAccount = Twoje konto

faults-name = Tym nickiem nie można tu głosować.
faults-changed = W międzyczasie coś się zmieniło. Głos nie został oddany, spróbuj ponownie.
faults-name_gone = Ten nick nie jest już twój. Głos nie został oddany, wybierz inny nick.
faults-name_used =
    Ktoś inny głosował dziś tym nickiem na ten serwer. Głos nie został oddany. Wybierz inny ze swoich
    nicków albo wpisz w grze /vote: link, który dostaniesz, potwierdzi, że nick jest twój. Ponowna próba
    możliwa za
faults-link_used =
    Tym nickiem zagłosowano już dziś przez link z tego serwera, z innego konta. Głos nie został oddany.
    Ponowna próba możliwa za
faults-missing = Przeglądarka nie była jeszcze gotowa. Poczekaj na zaznaczenie pola i zagłosuj.
faults-forged = To sprawdzenie nie dotyczyło tego głosu. Głos nie został oddany, spróbuj ponownie.
faults-expired = Strona była otwarta zbyt długo. Głos nie został oddany, spróbuj ponownie.
faults-already_voted = W międzyczasie coś się zmieniło. Głos nie został oddany, spróbuj ponownie.
faults-proof_spent = To sprawdzenie zostało już użyte. Głos nie został oddany, spróbuj ponownie.
faults-unavailable =
    Ochrona przed botami jest teraz niedostępna. Głos nie został oddany, spróbuj ponownie za chwilę.
faults-address_full =
    Z twojej sieci oddano dziś zbyt wiele głosów na ten serwer. Głos nie został oddany. Konta z
    potwierdzonym adresem e-mail lub połączonym kontem z innego serwisu mają wyższy limit. Ponowna
    próba możliwa za

widget-label = Nie jestem botem
widget-verifying = Sprawdzamy, czy nie jesteś botem…
widget-error = Nie udało się. Odśwież stronę.
widget-expired = Trwało to zbyt długo. Odśwież stronę.
widget-waitAlert = Chwila: przeglądarka nie jest jeszcze gotowa.

week-title = Ostatnie siedem dni
week-today = Dziś
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : głos oddany
week-notVoted = : bez głosu
week-ofMonth =
    { $votes ->
        [one] Twój pierwszy głos tutaj w tym miesiącu.
        [few] { $votes } głosy tutaj w tym miesiącu.
        [many] { $votes } głosów tutaj w tym miesiącu.
       *[other] { $votes } głosu tutaj w tym miesiącu.
    }
week-all = Każdy dzień tygodnia.
week-inRow =
    { $days ->
        [one] { $days } dzień z rzędu.
        [few] { $days } dni z rzędu.
        [many] { $days } dni z rzędu.
       *[other] { $days } dnia z rzędu.
    }

consent-question = Pokazywać twój nick w topie głosujących?
consent-why =
    Masz już trzy głosy. Serwery pokazują nicki graczy, którzy głosują najwięcej: każdy je
    widzi, a inne strony mogą je pokazywać. Możesz to zmienić na swoim koncie.
consent-yes = Tak, pokazuj mój nick
consent-no = Nie, ukryj go
consent-title = Top głosujących
consent-listed = Twój nick widać w topie głosujących przy serwerach, na które głosujesz.
consent-notListed = Twojego nicku nigdzie nie widać. Serwery, na które głosujesz, nadal wiedzą, kto oddał głos.
consent-isListed = widoczny
consent-isHidden = ukryty
consent-start = Pokazuj mój nick
consent-stop = Ukryj mój nick

board-heading = Top głosujących
board-title = Top głosujących: { $server }
board-description = Kto oddaje najwięcej głosów na { $server }, miesiąc po miesiącu.
board-ownTitle = Głosujący
board-ownCount = Głosujący: { $players } ({ DATETIME($start, month: "long", year: "numeric") })
board-ownDownload = Pobierz jako CSV
board-ownPlayer = Gracz
board-ownPart = Nick lub jego część
board-ownHeads-1 = Gracz
board-ownHeads-2 = Głosy
board-ownHeads-3 = Ostatni głos
board-ownHeads-4 = Nick
board-ownPublic = publiczny
board-ownNote = „publiczny”: gracz zgodził się na pokazanie nicku wśród najaktywniejszych.
board-ownNobody = Nie znaleziono nikogo: { $search }
board-months = Miesiąc
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = W tym miesiącu do tej pory
board-final = Wynik końcowy
board-ofMonth = Top głosujących: { DATETIME($start, month: "long") }
board-all = Cały top głosujących
board-sums =
    Do tej pory { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    } od { $players ->
        [one] 1 gracza.
        [few] { $players } graczy.
        [many] { $players } graczy.
       *[other] { $players } gracza.
    }
board-noVotes = W tym miesiącu nikt jeszcze nie głosował.
board-nobody = Nikt z głosujących nie zgodził się jeszcze na pokazywanie nicku.
board-votes =
    { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
board-others =
    Ponadto { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    } od { $players ->
        [one] innego gracza.
        [few] { $players } innych graczy.
        [many] { $players } innych graczy.
       *[other] { $players } innego gracza.
    }
board-voided =
    { $votes ->
        [one] 1 głos z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co liczy się
            teraz.
        [few] { $votes } głosy z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co
            liczy się teraz.
        [many] { $votes } głosów z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to,
            co liczy się teraz.
       *[other] { $votes } głosu z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to,
            co liczy się teraz.
    }
board-imported =
    { $votes ->
        [one] Jeszcze 1 głos pochodzi z listy, na której ten serwer był wcześniej.
        [few] Jeszcze { $votes } głosy pochodzą z listy, na której ten serwer był wcześniej.
        [many] Jeszcze { $votes } głosów pochodzi z listy, na której ten serwer był wcześniej.
       *[other] Jeszcze { $votes } głosu pochodzi z listy, na której ten serwer był wcześniej.
    }
board-gone = usunięte konto
board-unlisted = niepubliczny
board-you = ty
board-more =
    { $players ->
        [one] jeszcze 1 gracz
        [few] jeszcze { $players } graczy
        [many] jeszcze { $players } graczy
       *[other] jeszcze { $players } gracza
    }
board-behind =
    { $votes ->
        [one] 1 głos straty do #{ $place }
        [few] { $votes } głosy straty do #{ $place }
        [many] { $votes } głosów straty do #{ $place }
       *[other] { $votes } głosu straty do #{ $place }
    }
board-site = Top głosujących ze wszystkich serwerów
board-rules =
    Miesiące są kalendarzowe, według UTC. Przy równej liczbie głosów wyżej jest gracz, którego ostatni
    głos padł wcześniej. Nicki widać tylko za zgodą graczy, a wyniki zostają na rok.
board-howCounted = Jak to liczymy
board-back = Wróć do { $server }

siteBoard-title = Top głosujących
siteBoard-titleOf = Top głosujących: { $span }
siteBoard-lead = Kto oddaje najwięcej głosów na wszystkie serwery razem.
siteBoard-spans = Okres
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Ten miesiąc
siteBoard-names-last_month = Zeszły miesiąc
siteBoard-names-year = 12 miesięcy
siteBoard-names-all = Od początku

siteBoard-allTime = Od pierwszego głosu
siteBoard-nobody =
    W tym okresie nie ma tu jeszcze nikogo. Głosy graczy, którzy zgodzili się na pokazywanie
    nicku, są liczone co godzinę.
siteBoard-rules =
    Liczone co godzinę, ranking od początku – raz dziennie. Miesiące są kalendarzowe, według UTC. Przy
    równej liczbie głosów wyżej jest gracz, którego ostatni głos padł wcześniej. Nicki widać tylko za
    zgodą graczy. Jest to nazwa konta, nawet jeśli gracz głosuje pod innymi nickami.
siteBoard-yourName = Zdecyduj na stronie konta, czy pokazywać twój nick

receiptPage-title = Twój głos został policzony
receiptPage-voidTitle = Twój głos jest nieważny
receiptPage-thanks = Dzięki za głos na { $server }.
receiptPage-player = Gracz
receiptPage-favourite = Twój ulubiony serwer
receiptPage-nextVotes = Następne głosy
receiptPage-vote = Głosuj
receiptPage-voteFor = { " " }na { $server }
receiptPage-castAt = Oddany
receiptPage-nextVote = Następny głos
receiptPage-sent = Wysłany na serwer
receiptPage-receiver = Serwer gry { $number }
receiptPage-reward = Twoja nagroda
receiptPage-standing = Serwer jest { $place }.
receiptPage-ranks = Niech twoje głosy liczą się też w rankingu
receiptPage-ranksWhy =
    Twój głos dotrze na serwer, ale w rankingu podnoszą go tylko głosy { $counts ->
       *[signed-in] zalogowanych graczy
        [confirmed] graczy z potwierdzonym adresem e-mail lub połączonym kontem
        [established] graczy z kontem połączonym od ponad 30 dni
    }.
receiptPage-signUpAs = Załóż konto jako { $player }

receiptPage-rewards-waiting = czeka na ciebie w grze
receiptPage-rewards-leased = czeka na ciebie w grze
receiptPage-rewards-granted = wydana
receiptPage-rewards-refused = odrzucona przez serwer
receiptPage-rewards-voided = wycofana
receiptPage-rewards-expired = wygasła: nikt jej nie odebrał

receiptPage-back = Wróć do { $server }
receiptPage-isVoid = Moderator unieważnił ten głos. Już się nie liczy.
receiptPage-isVoidOpen =
    Moderator unieważnił ten głos razem z innymi. Już się nie liczy, ale dziś możesz zagłosować ponownie.
receiptPage-looksAgain = Ta strona odświeża się sama.
receiptPage-keepsTrying = Próbujemy przez 76 godzin, więc głos może jeszcze dotrzeć.
receiptPage-nextVoteOpen = Zagłosuj ponownie
receiptPage-forgotten = Przechowujemy to tylko przez 30 dni.
receiptPage-unheard = Ten serwer nie jest jeszcze podłączony. Twój głos i tak się liczy.
receiptPage-none = Ten serwer sam odbiera głosy, a twój już na niego czeka.

receiptPage-words-on_its_way = w drodze
receiptPage-words-retrying = czeka: serwer nie odpowiada
receiptPage-words-held = wstrzymany przez właściciela
receiptPage-words-delivered = dostarczony
receiptPage-words-given_up = nieudany
receiptPage-words-withdrawn = wycofany

wait-hours = { $hours } godz.
wait-minutes = { $minutes } min
wait-both = { $hours } godz. { $minutes } min
