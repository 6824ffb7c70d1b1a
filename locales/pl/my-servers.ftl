### my-servers

tabs-label = Ten serwer
tabs-rewards = Nagrody
tabs-api = Klucze i wysyłka
tabs-voters = Głosujący
tabs-edit = Wpis
tabs-settings = Ustawienia
tabs-page = Strona publiczna
tabs-waiting = czekające
tabs-overview = Przegląd

subject-players = { $online } z { $max } graczy

subject-states-unknown = Jeszcze niesprawdzony
subject-states-online = Online
subject-states-offline = Offline

list-title = Moje serwery
list-lead =
    { $votes ->
        [one] 1 głos dzisiaj.{ " " }
        [few] { $votes } głosy dzisiaj.{ " " }
        [many] { $votes } głosów dzisiaj.{ " " }
       *[other] { $votes } głosu dzisiaj.{ " " }
    }{ $needy ->
        [0] Żadnych problemów.
        [one] 1 serwer wymaga uwagi.
        [few] { $needy } serwery wymagają uwagi.
        [many] { $needy } serwerów wymaga uwagi.
       *[other] { $needy } serwera wymaga uwagi.
    }
list-leadWaiting =
    { $waiting ->
        [one] { $waiting } serwer czeka na sprawdzenie przez moderatora.
        [few] { $waiting } serwery czekają na sprawdzenie przez moderatora.
        [many] { $waiting } serwerów czeka na sprawdzenie przez moderatora.
       *[other] { $waiting } serwera czeka na sprawdzenie przez moderatora.
    }
list-none = Nie masz tu jeszcze serwera

list-roles-owner = { "" }
list-roles-manager = Masz rolę menedżera.
list-roles-viewer = Masz tylko podgląd.

list-offers = Propozycje dla ciebie
list-offer =
    { $role ->
        [owner] { $owner } chce przekazać ci serwer { $server }.
        [manager] { $owner } zaprasza cię do pracy przy serwerze { $server } w roli menedżera.
       *[viewer] { $owner } daje ci podgląd serwera { $server }.
    }
list-toOffer = Zobacz propozycję
list-noneNext =
    Gracze znajdują go tutaj, głosują codziennie, a twój serwer ich nagradza.
list-submit = Dodaj serwer
list-another = Dodaj kolejny serwer
list-manage = Zarządzaj
list-allVotes =
    Liczby obejmują wszystkie głosy. W rankingu liczą się tylko głosy { $counts ->
        [signed-in] zalogowanych graczy
        [confirmed] graczy z potwierdzonym adresem e-mail lub połączonym kontem
       *[established] graczy z połączonym kontem starszym niż 30 dni
    }.

list-figures-server = Serwer
list-figures-today = Głosy dzisiaj
list-figures-rank = Miejsce w grze
list-figures-month = W 30 dni
list-byNow = Tydzień temu: { $votes }
list-wholeDay = Tydzień temu, cały dzień: { $votes }
list-compared =
    Głosy porównujemy z tymi sprzed tygodnia o tej samej porze ({ DATETIME($at, weekday: "long") }), miejsca też z tymi sprzed tygodnia.

list-groups-needy = Wymagają uwagi
list-groups-listed = Na liście
list-groups-others = Poza listą

list-start-1-1 = Dodaj go
list-start-1-2 = Gra, nazwa, adres i kilka słów. To dwie minuty.
list-start-2-1 = Sprawdzamy
list-start-2-2 = Moderator ogląda każdy wpis, zanim stanie się publiczny.
list-start-3-1 = Nagradzaj głosy
list-start-3-2 = Podłącz plugin albo webhook, a każdy głos da graczowi coś w grze.

find-title = Znajdź jeden ze swoich serwerów
find-label = Nazwa, gra lub adres
find-sort = Sortuj według
find-sorts-attention = Najpierw wymagające uwagi
find-sorts-votes = Głosy dzisiaj
find-sorts-rank = Miejsce
find-sorts-name = Nazwa
find-submit = Pokaż
find-found = Pokazano { $shown } z { $all }.
find-clear = Pokaż wszystkie
find-nothing = Żaden z twoich serwerów nie pasuje
find-nothingNext = Spróbuj części nazwy, gry lub adresu.

mail-unconfirmed =
    Twój adres e-mail nie jest potwierdzony, więc nie możemy napisać, gdy moderator podejmie decyzję w
    sprawie wpisu albo gdy webhook przestanie działać.
mail-confirm = Potwierdź adres

attention-pending = Sprawdzi go moderator. Do tego czasu możesz uzupełnić wpis.
attention-provable = Sprawdzi go moderator. Do tego czasu możesz udowodnić, że jest twój.
attention-unlisted = Jest poza listą. Nikt nie może głosować, dopóki go nie przywrócisz.
attention-failing = { $key } nie działa.
attention-offline = Nie odpowiada na nasze zapytania, więc gracze widzą go jako offline.
attention-inbox =
    W skrzynce { $waiting ->
        [one] czeka 1 głos
        [few] czekają { $waiting } głosy
        [many] czeka { $waiting } głosów
       *[other] czeka { $waiting } głosu
    }.
attention-toPeople = Przywróć na listę
attention-toServer = Zobacz, co zrobić
attention-toStatus = Zobacz status
attention-toFacts = Uzupełnij wpis
attention-toDeliveries = Zobacz wysyłkę
attention-toRewards = Zobacz nagrody
attention-decided = Wiadomość od moderatora: { $reason }

change-waiting = Zmiana czeka na moderatora
change-waitingNext = Do zatwierdzenia gracze i API widzą to, co jest pokazane teraz.
change-refused = Moderator odrzucił zmianę
change-refusedNext = Wpis zostaje bez zmian.
change-reason = Wiadomość od moderatora: { $reason }
change-prove = Nie musisz czekać na zmianę adresu, jeśli udowodnisz, że należy do ciebie:
change-toStatus = Status
change-withdraw = Wycofaj zmianę
change-dismiss = OK

overview-title = Mój serwer { $server }
overview-pending =
    Sprawdzi go moderator. Po zatwierdzeniu dostanie publiczną stronę, głosy i klucze API.
overview-prove = Nie musisz czekać, jeśli udowodnisz, że jest twój:
overview-rejected =
    Nie ma go na liście. Zmień to, o czym pisze moderator, i zgłoś go ponownie: zmieniony wpis
    trafia na początek kolejki.
overview-toChange = Co trzeba zmienić
overview-unlisted = Jest poza listą. Głosy i klucze API są zatrzymane, a wysyłka wstrzymana.
overview-toRelist = Przywróć na listę
overview-reason = Wiadomość od moderatora:
overview-resubmit = Zgłoś ponownie
overview-edit = Zmień wpis
overview-toEdit = Edytuj wpis
overview-until = Zostanie tu, dopóki nie zapiszesz wpisu, najdłużej { $days } dni.
