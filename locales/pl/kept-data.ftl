### kept-data

days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }

account-data = Nick, adres e-mail i jednokierunkowy kod hasła
account-why = żeby można było się zalogować
account-kept = do usunięcia konta

language-data = Język z chwili rejestracji albo wybrany później
language-why = żeby pisać w nim strony i e-maile
language-kept = do wybrania języka przeglądarki albo usunięcia konta

imported-data =
    Z jakiej listy przeniesiono tu konto i czy właściciel dostał o tym e-maila
imported-why = żeby wiedział, kto ma teraz jego dane
imported-kept = do przeczytania albo do usunięcia konta

emailClaim-data = Adres e-mail, który został wpisany, ale nigdy nie został potwierdzony
emailClaim-why = żeby zaczekać na potwierdzenie

nameClaim-data =
    Rejestracja na nick, którego wcześniej używały linki serwera: nick, adres e-mail i
    jednokierunkowy kod hasła
nameClaim-why = żeby zaczekać na potwierdzenie adresu albo decyzję moderatora

newcomer-data =
    Osoba, która przyszła z innego serwisu, żeby założyć konto, i nie wybrała jeszcze nicku: jej
    identyfikator w tamtym serwisie, potwierdzony adres e-mail i jednokierunkowy kod pliku cookie
newcomer-why = żeby zaczekać na nick
newcomer-kept = pół godziny, usuwane dziesięć minut później

formerName-data = Nick porzucony albo należący dawniej do usuniętego konta
formerName-why = żeby nikt nie podszył się pod tego gracza

gameName-data = Inne nicki gracza w grach, a przy głosach pod takim nickiem także sam nick
gameName-why = żeby serwery poznały i nagrodziły właściwy
gameName-kept =
    lista do usunięcia nicku, nicki przy głosach bezterminowo; jedno i drugie najdłużej do usunięcia
    konta; tylko to, które nicki miały tego dnia swój głos, do końca następnego dnia

linkedVoter-data = Nick gracza, który głosował bez rejestracji, i serwer, którego link go podał
linkedVoter-why = żeby liczyć jego głosy
linkedVoter-kept = bezterminowo, a po rejestracji tak jak każde konto

session-data = Sesje: przeglądarka i czas ostatniej aktywności
session-why = żeby nie trzeba było ciągle się logować i żeby było widać, gdzie konto jest zalogowane
session-kept =
    { $days ->
        [one] { $days } dzień po ostatniej wizycie albo do zakończenia sesji
        [few] { $days } dni po ostatniej wizycie albo do zakończenia sesji
        [many] { $days } dni po ostatniej wizycie albo do zakończenia sesji
       *[other] { $days } dnia po ostatniej wizycie albo do zakończenia sesji
    }

identity-data =
    Konto w innym serwisie używane do logowania: jego identyfikator i data założenia
identity-why = żeby rozpoznać właściciela
identity-kept = do odłączenia albo usunięcia konta

signInRound-data =
    Trwające logowanie przez inny serwis i plik cookie, który wiąże je z przeglądarką:
    jednokierunkowe kody i strona powrotu
signInRound-why = żeby przyjąć odpowiedź tylko raz i z tej samej przeglądarki
signInRound-kept = dziesięć minut, usuwane dziesięć minut później

sessionAddress-data = Adres IP, z którego zaczęła się sesja
sessionAddress-why = żeby rozpoznać cudzą sesję

passkey-data =
    Klucze dostępu: nazwa każdego, klucz publiczny, ówczesna nazwa hosta serwisu i czas ostatniego
    użycia
passkey-why = żeby logować się bez hasła
passkey-kept = do usunięcia klucza albo konta

secondFactor-data =
    Weryfikacja dwuetapowa: zaszyfrowany sekret aplikacji uwierzytelniającej i kody zapasowe jako
    jednokierunkowe kody
secondFactor-why = żeby skradzione hasło niczego nie otwierało
secondFactor-kept = do jej wyłączenia, użycia kodu albo usunięcia konta

halfSignIn-data = Logowania, które czekają na drugi etap
halfSignIn-why = żeby je dokończyć
halfSignIn-kept = dziesięć minut, usuwane dziesięć minut później

verification-data =
    Linki do ustawienia nowego hasła, do jednorazowego logowania i link dla pierwszego
    administratora, jako jednokierunkowe kody
verification-why = żeby zadziałały jeden raz
verification-kept = godzinę, najwyżej dobę; po naciśnięciu „To nie ja” tydzień

vote-data =
    Głosy: kto głosował, na który serwer, kiedy, czy po zalogowaniu, przez link czy z wpisanym nickiem, i
    jak dobrze znane było konto: przez potwierdzony adres e-mail, połączone konto albo połączone konto
    starsze niż 30 dni
vote-why = żeby je liczyć, raz dziennie na osobę
vote-kept = bezterminowo; po usunięciu konta bez nicku

voteAddress-data = Jednokierunkowe kody adresu IP głosującego i jego sieci, każdy z dniem
voteAddress-why = żeby ograniczyć liczbę głosów z jednego miejsca
voteAddress-kept = do końca następnego dnia

identityVote-data =
    Jednokierunkowe kody połączonych kont, które odłączono albo usunięto razem z kontem w tym
    serwisie, każdy z dniem i serwerami, na które oddano głos
identityVote-why = żeby nikt nie głosował na serwer dwa razy dziennie
identityVote-kept = do końca następnego dnia

voteOrigin-data = Jednokierunkowe kody adresu i jego sieci przy każdym głosie
voteOrigin-why = żeby moderatorzy mogli wykryć kupione głosy

voidBatch-data = Zbiorcze unieważnienia: które głosy, kto je unieważnił i dlaczego
voidBatch-why = żeby można je było cofnąć
voidBatch-kept = bezterminowo

wave-data =
    Alerty o nietypowych głosach na serwer: ile ich było, ile bywa zwykle i co postanowił moderator;
    nigdy kto i skąd głosował
wave-why = żeby moderatorzy to sprawdzili

voidNotice-data =
    Wiadomości dla właścicieli o nieważnych głosach oraz ich odpowiedzi na nie i na zawieszenia
voidNotice-why = żeby mogli się odwołać

voteMonth-data =
    Ile razy gracz głosował na serwer w danym miesiącu i czy zgodził się na pokazywanie nicku
voteMonth-why = żeby pokazać, kto głosował najwięcej
voteMonth-kept =
    { $days ->
        [one] { $days } dzień; po usunięciu konta bez nicku
        [few] { $days } dni; po usunięciu konta bez nicku
        [many] { $days } dni; po usunięciu konta bez nicku
       *[other] { $days } dnia; po usunięciu konta bez nicku
    }

siteVoter-data =
    Kto głosował najwięcej na wszystkie serwery razem, spośród osób, które zgodziły się na pokazywanie
    nicku
siteVoter-why = żeby nie liczyć za każdym razem wszystkich głosów
siteVoter-kept = do następnego liczenia, najwyżej dobę; po usunięciu konta wcale

favourite-data = Ulubione gracza i ich kolejność
favourite-why = żeby głosować na nie po kolei
favourite-kept = do usunięcia z ulubionych albo usunięcia konta

rank-data = Miejsce serwera na liście każdego dnia
rank-why = żeby pokazać, jak się zmieniało

visits-data =
    Ile razy danego dnia otwarto stronę serwera, stronę głosowania i odznakę oraz skopiowano adres, a
    także nazwy hostów stron, z których przyszli odwiedzający, nigdy kto przyszedł
visits-why = żeby pokazać właścicielowi, jak radzi sobie wpis
visits-kept =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, nazwy hostów { $hosts ->
        [one] { $hosts } dzień
        [few] { $hosts } dni
        [many] { $hosts } dni
       *[other] { $hosts } dnia
    }

disabled-data = Powód, dla którego moderator wyłączył konto
disabled-why = żeby właściciel go poznał
disabled-kept = do ponownego włączenia konta

spentProof-data =
    Wykonane zabezpieczenia przed botami i podpisane wyzwania kluczy dostępu, jako jednokierunkowe
    kody
spentProof-why = żeby każde przyjąć tylko raz
spentProof-kept = około dziesięciu minut, wyzwania godzinę

delivery-data =
    Głosy wysłane i niewysłane do właścicieli serwerów, z nickiem gracza, i otrzymane odpowiedzi.
    Właściciel może publikować głosy z nickiem na czacie, np. na Discordzie; tego, co opublikowano,
    nie da się wycofać
delivery-why = żeby je wysłać i pokazać właścicielom, że wyszły
delivery-kept =
    { $days ->
        [one] { $days } dzień po głosie; po usunięciu konta najwyżej godzinę
        [few] { $days } dni po głosie; po usunięciu konta najwyżej godzinę
        [many] { $days } dni po głosie; po usunięciu konta najwyżej godzinę
       *[other] { $days } dnia po głosie; po usunięciu konta najwyżej godzinę
    }

receiver-data = Dokąd prowadzą webhooki właściciela i przez ile dni przyjmowano tam głosy
receiver-why = żeby nikogo nie zasypać
receiver-kept =
    { $days ->
        [one] { $days } dzień po ostatnim takim dniu, teście lub ponowieniu
        [few] { $days } dni po ostatnim takim dniu, teście lub ponowieniu
        [many] { $days } dni po ostatnim takim dniu, teście lub ponowieniu
       *[other] { $days } dnia po ostatnim takim dniu, teście lub ponowieniu
    }

reward-data = Nagrody, które czekają na graczy, co się z nimi stało i na którym serwerze gry
reward-why = żeby wydać każdą jeden raz
reward-kept =
    { $days ->
        [one] { $days } dzień po głosie
        [few] { $days } dni po głosie
        [many] { $days } dni po głosie
       *[other] { $days } dnia po głosie
    }, potem jeszcze { $after ->
        [one] { $after } dzień
        [few] { $after } dni
        [many] { $after } dni
       *[other] { $after } dnia
    }

goalReach-data = Kiedy osiągnięto cele głosów serwera
goalReach-why = żeby pluginy o tym wiedziały

goal-data = Cele głosów właścicieli i który głos przyniósł graczowi nagrodę za cel
goal-why = żeby wydać każdą nagrodę jeden raz
goal-kept = cele na zawsze, głosy do usunięcia konta

feed-data = Głosy po kolei, dla serwerów z kluczem strumienia
feed-why = żeby programy mogły je śledzić

server-data =
    Wpisy z tekstami we wszystkich językach, ich dawne adresy stron, także na innej liście, klucze
    API jako jednokierunkowe kody i webhooki
server-why = żeby pokazywać serwery na liście i wysyłać im głosy
server-kept =
    bezterminowo, po usunięciu wpisu tylko nazwa, adres, adres strony i unieważnione klucze; adres webhooka
    lub kanału do unieważnienia klucza

member-data = Kto oprócz właściciela pracuje przy wpisie i w jakiej roli
member-why = żeby mógł to robić
member-kept = do końca roli, wpisu albo konta

offer-data = Propozycje roli lub przejęcia wpisu i komu je wysłano
offer-why = żeby zaczekać na odpowiedź i nie pytać od razu ponownie
offer-kept =
    { $days ->
        [one] { $days } dzień albo do przyjęcia
        [few] { $days } dni albo do przyjęcia
        [many] { $days } dni albo do przyjęcia
       *[other] { $days } dnia albo do przyjęcia
    }

listingChange-data = Nowa nazwa, gra lub adres zatwierdzonego wpisu, czekające albo odrzucone
listingChange-why = żeby zapytać moderatora i powiadomić właściciela
listingChange-kept = do zatwierdzenia albo wycofania przez właściciela

unreviewedEdit-data = Treść wpisu sprzed zmiany przez właściciela
unreviewedEdit-why = żeby moderatorzy widzieli, co się zmieniło
unreviewedEdit-kept = do sprawdzenia zmiany przez moderatora

picture-data = Obrazy serwerów, zapisane od nowa bez metadanych aparatu
picture-why = żeby je pokazywać
picture-kept = dopóki używa ich jakiś serwer i najwyżej dobę dłużej

report-data =
    Zgłoszenia wpisów, nicki zalogowanych zgłaszających oraz decyzje i notatki moderatorów
report-why = żeby moderatorzy je sprawdzili
report-kept =
    { $days ->
        [one] { $days } dzień po zamknięciu
        [few] { $days } dni po zamknięciu
        [many] { $days } dni po zamknięciu
       *[other] { $days } dnia po zamknięciu
    }

news-data = E-maile do właścicieli o ich serwerach, wysłane lub nie
news-why = żeby je wysłać, także po awarii

siteSetting-data = Ustawienia serwisu: nazwa, kolor, logo, nota prawna, co sprawdzają moderatorzy i kanał czatu z nowościami dla nich
siteSetting-why = żeby serwis wyglądał tak, jak ustawili administratorzy
siteSetting-kept = do zmiany przez nich

linkAgreement-data = Czyje linki mogą głosować w imieniu gracza i od kiedy
linkAgreement-why = żeby głosować jednym kliknięciem
linkAgreement-kept = do cofnięcia zgody, ustawienia nowego hasła albo usunięcia konta

mailbox-data = Czy właściciel chce takie e-maile i kiedy może wyjść następny
mailbox-why = żeby nie wysyłać niechcianych
mailbox-kept = do usunięcia konta

queuedMail-data =
    E-maile dotyczące konta, których serwer poczty jeszcze nie przyjął: adres i treść, zaszyfrowane
queuedMail-why = żeby spróbować ponownie, gdy serwer poczty nie działa albo prosi o czekanie
queuedMail-kept = do wysłania; link do nowego hasła najwyżej godzinę, reszta { $days } dni

moderatorMail-data = Jak często moderator chce e-maile o tym, co czeka, i kiedy dostał ostatni
moderatorMail-why = żeby nie wysyłać ich częściej
moderatorMail-kept = do usunięcia konta

players-data = Ilu graczy jest na serwerze, na jakiej mapie i w jakim trybie, nigdy kto
players-why = żeby to pokazać
players-kept =
    liczby godzinowe { $hourly ->
        [one] { $hourly } dzień
        [few] { $hourly } dni
        [many] { $hourly } dni
       *[other] { $hourly } dnia
    }, dzienne { $daily ->
        [one] { $daily } dzień
        [few] { $daily } dni
        [many] { $daily } dni
       *[other] { $daily } dnia
    }

trail-data =
    Dziennik: kto zmienił który wpis, klucz, webhook lub głos, oraz nicki graczy wpisane w testach
trail-why = żeby rozstrzygać spory

erasure-data = Identyfikatory usuniętych kont
erasure-why = żeby usunąć to, co jeszcze do nich prowadzi
erasure-kept = najwyżej godzinę

own-data = Własne tabele programu, bez danych osób
own-why = żeby działał
own-kept = bezterminowo

addresses-data = Adresy IP w pamięci
addresses-why = żeby ograniczać nadużycia i zgadywanie haseł
addresses-kept = najwyżej godzinę

log-data = Log: ścieżki i czasy; bez serwera poczty także adresy e-mail i linki
log-why = żeby znajdować błędy
log-kept = tak długo, jak trzyma go host

cookies-data =
    Pliki cookie w przeglądarce: sesja; to, że kiedyś zalogowano tu konto; rejestracja bez nicku; motyw,
    język i ostatni sposób logowania; to, co wiąże z przeglądarką klucz dostępu lub drugi etap logowania; i
    to, co właśnie zrobił formularz
cookies-why =
    żeby nie trzeba było ciągle się logować, żeby nikt obcy nie zablokował konta, żeby zaczekać na nick,
    żeby pokazać wybrany motyw, język i sposób logowania, żeby nie odpowiedziała cudza przeglądarka i żeby następna strona
    pokazała wynik
cookies-kept =
    { $session ->
        [one] { $session } dzień
        [few] { $session } dni
        [many] { $session } dni
       *[other] { $session } dnia
    } i { $known ->
        [one] { $known } dzień
        [few] { $known } dni
        [many] { $known } dni
       *[other] { $known } dnia
    }, pół godziny, { $theme ->
        [one] { $theme } dzień
        [few] { $theme } dni
        [many] { $theme } dni
       *[other] { $theme } dnia
    }, godzinę i minutę

rememberedName-data =
    Plik cookie z nickiem wpisanym do głosowania, jeśli przeglądarka miała go zapamiętać
rememberedName-why = żeby wpisać go następnym razem
rememberedName-kept =
    { $days ->
        [one] { $days } dzień po ostatnim głosie albo do usunięcia nicku z przeglądarki
        [few] { $days } dni po ostatnim głosie albo do usunięcia nicku z przeglądarki
        [many] { $days } dni po ostatnim głosie albo do usunięcia nicku z przeglądarki
       *[other] { $days } dnia po ostatnim głosie albo do usunięcia nicku z przeglądarki
    }

codeLanguage-data = Język kodu wybrany w poradnikach, w przeglądarce
codeLanguage-why = żeby następny poradnik też był w tym języku
codeLanguage-kept = do zamknięcia karty
