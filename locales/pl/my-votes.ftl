### my-votes

title = Moje głosy
servers = Twoje serwery
starred = Najpierw oznaczone
lastVote = Ostatni głos:
nextDay = Następny dzień głosowania za
today = Dzisiejsze głosy
voteNext = Zagłosuj na następny: { $server }
voteAll =
    { $servers ->
        [one] Zagłosuj na { $first }
        [few] Zagłosuj na wszystkie { $servers } po kolei
        [many] Zagłosuj na wszystkie { $servers } po kolei
       *[other] Zagłosuj na wszystkie { $servers } po kolei
    }
votedAt = Głos oddany
isVoid = Moderator unieważnił dzisiejszy głos
isTaken = Twoje połączone konto już dziś głosowało, gdy należało tu do innego konta
reward = Nagroda

rewards-waiting = czeka na ciebie w grze
rewards-leased = czeka na ciebie w grze
rewards-granted = wydana
rewards-refused = odrzucona przez serwer
rewards-voided = wycofana
rewards-expired = wygasła

receipt = Potwierdzenie
receiptOf = { " " }głosu na { $server }
vote = Głosuj
voteFor = { " " }na { $server }
votedToday = Dziś oddany
votedFor = : { $server }
isVoted = { $server }: głos oddany
isLeft = { $server }: jeszcze nie
inRow =
    { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
inRowUnseen = { " " }z rzędu
favouriteServer = : { $server }
favourite = Ulubione
none = Nie ma jeszcze głosów
starWhy =
    Oznacz gwiazdką serwery, na które głosujesz codziennie: zagłosujesz na wszystkie po kolei.
findServers = Znajdź serwery
pastWhy = Twoje głosy według dni. Naciśnij dzień, żeby zobaczyć jego serwery.
months = Miesiące
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Wcześniej: { DATETIME($start, month: "long", year: "numeric") }
later = Później: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = P
letters-2 = W
letters-3 = Ś
letters-4 = C
letters-5 = P
letters-6 = S
letters-7 = N

votes =
    { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
dayVotes =
    : { $votes ->
        [0] bez głosów
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
fewest = brak
most = najwięcej
noVotes = Brak głosów w tym miesiącu.

figures-votes = Głosy
figures-inRow = Dni z rzędu
figures-servers = Serwery

boards = Top głosujących ze wszystkich serwerów
stripEnds = Dzień głosowania kończy się za
menuLeft =
    { $left ->
        [0] , dziś wszystkie głosy oddane
        [one] , dziś został 1
        [few] , dziś zostały { $left }
        [many] , dziś zostało { $left }
       *[other] , dziś zostało { $left }
    }

series-title = { $progress }: { $server }
series-progress = Oddane głosy: { $voted } z { $all }
series-newVotes = nowe głosy za
series-last = Głos oddany na
series-cast = Głosuj i dalej
series-next = Następny: { $server }.
series-isLast = To już ostatni.
series-skip = Pomiń dziś { $server }
series-goOn = Dalej: { $server }
series-stop = Przerwij i wróć do moich głosów

progress-left = Oddane: { $voted } z { $all }, zostało: { $left }
progress-done =
    { $all ->
        [one] Głos na ulubiony serwer oddany
        [few] Oddano wszystkie { $all } głosy
        [many] Oddano wszystkie { $all } głosów
       *[other] Oddano wszystkie głosy: { $all }
    }
strip-left = Dzisiejsze głosy na ulubione: { $voted } z { $all }.
strip-done = Wszystkie ulubione mają dziś twój głos.
