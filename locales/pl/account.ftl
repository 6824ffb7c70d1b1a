### account

username = Nick
usernameHelp =
    Dokładnie taki jak w grze: od 2 do 32 liter, cyfr oraz znaków „_”, „.” i „-”. Nicki z Bedrocka
    mogą zaczynać się od „.”.
email = Adres e-mail
emailHelp = Do odzyskania hasła. Nikt inny go nie widzi.
password = Hasło
passwordHelp = Co najmniej 10 znaków. Dobre są trzy lub cztery niepowiązane słowa.
newPassword = Nowe hasło
currentPassword = Obecne hasło
makeLink = Utwórz link
noMail = Ten serwis nie wysyła e-maili.

signUp-title = Załóż konto
signUp-lead = Jedno konto do wszystkich serwerów. Głosujesz swoim nickiem.
signUp-submit = Załóż konto
signUp-toVote = Załóż konto i zagłosuj na { $server }
signUp-toVoteLead = Krótki formularz i od głosu dzieli cię jedno kliknięcie.
signUp-toVoteConfirmed = Przed głosowaniem trzeba tu też potwierdzić adres e-mail.
signUp-inGame = Twój nick w { $game }
signUp-inGameHelp =
    Dokładnie taki jak w grze. Nim też się logujesz, a { $server } nagradza tego gracza. Od 2 do 32
    liter, cyfr oraz znaków „_”, „.” i „-”.
signUp-submitToVote = Załóż konto i przejdź do głosowania
signUp-ready = Weryfikacja zakończona
signUp-noScript =
    Żeby założyć konto, włącz w tym serwisie JavaScript: przeglądarka musi wykonać małe zadanie, które
    zatrzymuje boty. Wymagają tego tylko głosowanie i zakładanie konta.
signUp-privacy = Co przechowujemy i jak długo
signUp-haveOne = Masz już konto?
signUp-signIn = Zaloguj się
signUp-or = albo adresem e-mail i hasłem

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Zaloguj się przez { $provider }
providers-button-sign_up = Kontynuuj przez { $provider }
providers-button-link = Połącz { $provider }
providers-button-prove = Potwierdź przez { $provider }

providers-leaving = Otwieramy { $provider }…
providers-goOn = Otwórz { $provider }
providers-byPassword = Zaloguj się hasłem

providers-declined-title = Logowanie przez { $provider } przerwane
providers-declined-lead = Nic się nie zmieniło. Spróbuj ponownie albo wybierz inny sposób.

providers-not_proven-title = Logowanie przez { $provider } się nie udało
providers-not_proven-lead = Z odpowiedzi nie wynika, kim jesteś. Spróbuj ponownie albo wybierz inny sposób.

providers-round_unknown-title = Ta strona jest zbyt stara
providers-round_unknown-lead =
    Na stronie { $provider } trwało to zbyt długo albo nastąpił powrót w innej przeglądarce. Spróbuj
    ponownie.

providers-unavailable-title = { $provider } teraz nie odpowiada
providers-unavailable-lead = Nic się nie zmieniło. Spróbuj ponownie później albo wybierz inny sposób.

providers-misconfigured-title = { $provider } jest źle skonfigurowany na tej stronie
providers-misconfigured-lead =
    Ponowna próba nie pomoże: muszą to poprawić osoby prowadzące tę stronę. Do tego czasu wybierz
    inny sposób.

providers-taken-title = To konto { $provider } należy tu do innego konta
providers-taken-lead = Zaloguj się nim i odłącz je tam. Potem możesz je połączyć z tym kontem.

providers-not_theirs-title = To konto { $provider } nie jest połączone z twoim
providers-not_theirs-lead = Wybierz konto { $provider }, którym się tu logujesz.

providers-signed_out-title = Zaloguj się ponownie
providers-signed_out-lead = Sesja wygasła. Zaloguj się, a potem jeszcze raz otwórz { $provider }.

newcomer-title = Wybierz swój nick
newcomer-titleToVote = Twój nick na { $server }
newcomer-lead =
    { $provider } wie, kim jesteś. Potrzebujemy tylko nicku w grze: nagrody trafiają do gracza z tym
    nickiem.
newcomer-submit = Utwórz konto
newcomer-submitToVote = Przejdź do głosowania
newcomer-haveOne = Masz już tu konto?
newcomer-isItYours = Czy nick { $name } jest twój?
newcomer-signIn = Zaloguj się, żeby połączyć z nim { $provider }
newcomer-link = Połącz { $provider }
newcomer-linkLead =
    Wracasz właśnie ze strony { $provider }. Połącz konta, żeby logować się jako { $name } jednym kliknięciem.

newcomer-unknown-title = Ta strona jest zbyt stara
newcomer-unknown-lead =
    Na wybór nicku było pół godziny, albo jest już wybrany. Zaloguj się ponownie.

entry-gone-title = To logowanie już nie działa
entry-gone-lead = Link został użyty lub jest zbyt stary albo konta już nie ma.

entry-disabled = To konto jest wyłączone

signInLink-title = Zaloguj się jako { $username }
signInLink-lead = Ten link utworzyły osoby prowadzące serwis. Loguje cię jeden raz.
signInLink-submit = Zaloguj się

proof-comesNext = Zaraz poprosimy o potwierdzenie, że to ty.
proof-justShown = Potwierdzone na dziesięć minut.

waysIn-heading = Sposoby logowania
waysIn-lead = Ustaw dwa sposoby na wypadek utraty jednego.
waysIn-isLinked = połączone
waysIn-isOff = wyłączone
waysIn-linked = Połączono
waysIn-unlink = Odłącz
waysIn-only = To jedyny sposób logowania: dodaj inny, zanim go usuniesz.
waysIn-password = Hasło
waysIn-set = ustawione
waysIn-passwordNote = Zmiana kończy wszystkie inne sesje.
waysIn-noPassword = Brak. Ustaw je, żeby logować się bez innego serwisu.
waysIn-changePassword = Zmień hasło
waysIn-setPassword = Ustaw hasło

passwordsOff-title = Tutaj nie ma haseł
passwordsOff-lead =
    Ten serwis nie używa haseł. Zaloguj się jednym z kont, które przyjmuje.

signIn-title = Zaloguj się
signIn-toVote = Zaloguj się i zagłosuj na { $server }
signIn-or = albo hasłem
signIn-orElse = albo inaczej
signIn-last = ostatnio
signIn-nameOrEmail = Nick lub adres e-mail
signIn-submit = Zaloguj się
signIn-limited =
    Dla tego nicku lub z twojej sieci było zbyt wiele prób, więc logowanie się nie udało. { $wait }
    Możesz też od razu wpisać hasło ponownie: przeglądarka wykona najpierw małe zadanie, a taka próba
    liczy się osobno.
signIn-ready = Weryfikacja zakończona
signIn-noScript =
    Bez JavaScriptu przeglądarka nie wykona tego zadania. Włącz go w tym serwisie albo spróbuj
    ponownie za kilka sekund.
signIn-forgot = Nie pamiętasz hasła?
signIn-haveNone = Nie masz jeszcze konta?
signIn-signUp = Załóż konto
signIn-disabled = Moderator wyłączył to konto.
signIn-disabledWhy = Moderator wyłączył to konto. Powód: { $reason }

reset-title = Odzyskaj hasło
reset-lead = Wyślemy ci e-mailem link do ustawienia nowego hasła.
reset-noMail =
    Ten serwis nie wysyła e-maili. Utwórz tu link, a potem poproś o niego osoby prowadzące
    serwis.
reset-submit = Wyślij link

reset-asked-title = Sprawdź pocztę
reset-asked-lead =
    Jeśli istnieje konto z tym adresem, link jest już w drodze. Działa przez godzinę. Nie ma go?
    Zajrzyj do spamu.

reset-askedNoMail-title = Poproś o swój link
reset-askedNoMail-lead =
    Ten serwis nie wysyła e-maili. Jeśli istnieje konto z tym adresem, osoby prowadzące serwis
    znajdą w logu link, który działa przez godzinę. Jeśli go nie znajdą, podaj im swój nick:
    mogą utworzyć link, który cię zaloguje.

reset-choice-title = Ustaw nowe hasło
reset-choice-lead = Wyloguje cię to wszędzie.
reset-choice-submit = Zapisz hasło

reset-dead-title = Ten link już nie działa
reset-dead-lead = Każdy link działa raz, przez godzinę. Poproś o nowy.

reset-again = Wyślij nowy link

firstModerator-title = Zostań pierwszym administratorem
firstModerator-lead =
    Zalogowano jako { $username }. Pierwszy administrator konfiguruje serwis i zatwierdza wpisy. Link
    działa raz.
firstModerator-submit = Nadaj temu kontu rolę administratora

firstModerator-dead-title = Ten link już nie działa
firstModerator-dead-lead =
    Został użyty, ma ponad 30 minut albo jest już administrator. Dopóki go nie ma, przy następnym
    uruchomieniu w logu pojawi się nowy link.

verify-title = Potwierdź adres e-mail
verify-lead =
    Naciśnij przycisk, żeby potwierdzić, że { $email } to twój adres. Będzie należał do konta {
    $username }.
verify-submit = Potwierdź

verify-dead-title = Ten link już nie działa
verify-dead-lead = Linki działają przez dobę. Nowy dostaniesz na stronie konta.

verify-enough-title = Użyj linku, który już wysłaliśmy
verify-enough-lead =
    Na ten adres wysłaliśmy już tyle e-maili, ile wolno w ciągu godziny. Otwórz link z
    najnowszego, gdy jesteś zalogowany: potwierdzi on adres dla twojego konta.

serverEmail-heading = E-maile o twoich serwerach
serverEmail-lead =
    Gdy moderator podejmie decyzję w sprawie wpisu oraz gdy webhook przestanie lub znowu zacznie działać.
serverEmail-unconfirmed =
    Będą przychodzić, gdy potwierdzisz adres: do tego czasu może należeć do kogoś innego.
serverEmail-turnOn = Włącz
serverEmail-turnOff = Wyłącz
serverEmail-stop = Nie wysyłaj e-maili o moich serwerach

serverEmail-ask-title = Wyłączyć e-maile o twoich serwerach?
serverEmail-ask-lead =
    Nie damy znać, gdy moderator podejmie decyzję w sprawie wpisu ani gdy webhook przestanie działać.
    E-maile o koncie, np. linki do nowego hasła, będą nadal przychodzić.

serverEmail-done-title = Nie będziesz już dostawać e-maili o swoich serwerach
serverEmail-done-lead = Możesz je znowu włączyć na stronie konta.

serverEmail-dead-title = Ten link nie działa
serverEmail-dead-lead = E-maile o swoich serwerach możesz wyłączyć na stronie konta.

name-title = Twój nick
name-newTitle = Zmień nick
name-question = Czy to dokładnie twój nick w grze?
name-youVoteAs = Głosujesz jako
name-why = Nagrody trafiają do gracza z tym nickiem. Wystarczy jedna zła litera i nikt ich nie dostanie.
name-yes = Tak, dalej
name-change = Nie, zmień go
name-newName = Nowy nick
name-save = Zmień nick
name-correction =
    Zmień go teraz: pierwsza poprawka nic nie kosztuje. Później nick można zmienić raz na 30 dni.
name-rule =
    Nick można zmienić raz na 30 dni. Stary nick pozostaje twój przez 90 dni. Głosy liczą się dla
    nicku, którym zostały oddane.
name-next = Następna zmiana nicku możliwa: { $day }.

account-title = Twoje konto
account-onThisPage = Na tej stronie
account-since = od { $day }
account-names = Nicki
account-mail = E-mail
account-mailAndLanguage = E-mail i język
account-privacy = Prywatność
account-nameNote = Głosujesz tym nickiem i nagrody trafiają do gracza, który go ma.
account-changeName = Zmień nick
account-confirmed = potwierdzony
account-unconfirmed = niepotwierdzony
account-emailNote = Do nowych haseł i wiadomości o twoim koncie.
account-unconfirmedLead =
    Zalogujesz się tym adresem, gdy otworzysz link, który tam wyślemy.
account-sendAgain = Wyślij link
account-noEmail = Brak adresu e-mail
account-noEmailLead =
    Dodaj adres, żeby dostawać wieści o swoich serwerach i odzyskać konto, jeśli stracisz inne sposoby
    logowania.
account-addEmail = Dodaj
account-newEmailWaits = Zastąpi go { $email }, gdy otworzysz wysłany tam link.
account-noMailLink =
    Ten serwis nie wysyła e-maili. Utwórz link, a potem poproś o niego administratora serwisu, aby
    potwierdzić { $email }.
account-changeEmail = Zmień adres
account-dataHeading = Twoje dane
account-dataLead = Plik ze wszystkim, co ten serwis o tobie przechowuje.
account-download = Pobierz…
account-deleteHeading = Usuwanie konta
account-deleteLead =
    Nick, adres e-mail i sposoby logowania zostaną usunięte na zawsze. Głosy nadal będą się liczyć,
    anonimowo.
account-delete = Usuń…

ownPassword-change-title = Zmień hasło
ownPassword-change-lead = Zakończy wszystkie inne sesje i cofnie zgody na głosowanie przez linki serwerów.
ownPassword-change-submit = Zmień hasło

ownPassword-set-title = Ustaw hasło
ownPassword-set-lead = Wtedy zalogujesz się nickiem lub adresem e-mail, bez innego serwisu.
ownPassword-set-submit = Ustaw hasło

ownPassword-back = Wróć do konta

sessions-heading = Aktywne sesje
sessions-count =
    { $sessions ->
        [one] 1 przeglądarka
        [few] { $sessions } przeglądarki
        [many] { $sessions } przeglądarek
       *[other] { $sessions } przeglądarki
    }
sessions-thisOne = ta
sessions-unknown = Nieznana przeglądarka
sessions-unknownAddress = nieznany adres IP
sessions-since = Od
sessions-lastSeen = ostatnio
sessions-end = Zakończ sesję
sessions-endOthers = Zakończ wszystkie inne sesje

nameClaim-mailed-title = Sprawdź pocztę
nameClaim-mailed-lead =
    Ktoś gra jako { $username } i głosował już tym nickiem. Jeśli to ty, otwórz link wysłany na adres
    { $email } i ustaw hasło: nick będzie wtedy twój, razem z głosami.

nameClaim-tooMany-title = E-mail nie został wysłany
nameClaim-tooMany-lead =
    Ktoś gra jako { $username }, a czy to ty, możemy sprawdzić tylko e-mailem. Na adres { $email }
    poszło ich w ciągu godziny zbyt wiele. Załóż konto za godzinę albo podaj inny adres.

nameClaim-unmailed-title = Sprawdzi to moderator
nameClaim-unmailed-lead =
    Ktoś gra jako { $username } i głosował już tym nickiem. Gdy moderator ci go przyzna, zalogujesz
    się ustawionym hasłem.

nameClaim-take-title = Przejmij nick { $username }
nameClaim-take-lead =
    Dostaniesz nick { $username } w { $site } razem z jego głosami. Ustaw hasło do logowania. Jeśli nie
    zakładasz konta z tym nickiem, zamknij tę stronę.
nameClaim-take-submit = Przejmij ten nick

nameClaim-waits-title = Sprawdzi to moderator
nameClaim-waits-lead =
    Twój adres e-mail jest potwierdzony. O ten sam nick ubiega się ktoś jeszcze, więc zdecyduje
    moderator. Napiszemy do ciebie.

agreements-lead =
    Linki z tego serwera głosują za ciebie bez logowania, dopóki nie cofniesz zgody lub nie zmienisz
    hasła.
agreements-since = Od
agreements-end = Cofnij zgodę

changeEmail-title = Zmień adres e-mail
changeEmail-lead =
    Wyślemy link na nowy adres. Konto zachowa stary, dopóki nie otworzysz linku.
changeEmail-noMail =
    Ten serwis nie wysyła e-maili: link dla nowego adresu trafi do jego logu. Poproś o niego
    osoby prowadzące serwis. Konto zachowa stary adres, dopóki nie otworzysz linku.
changeEmail-newEmail = Nowy adres e-mail
changeEmail-submit = Wyślij link

download-title = Pobierz swoje dane
download-lead =
    Plik JSON ze wszystkim o koncie { $username }: profil, dawne nicki, sesje, serwery, twoje
    działania i głosy. Nie zawiera haseł ani kluczy.
download-submit = Pobierz
download-back = Wróć do konta

deletion-title = Usuń konto
deletion-lead =
    Konto { $username } zniknie na zawsze: nikt nie może go przywrócić. Głosy nadal będą się liczyć,
    anonimowo, a nick pozostanie zarezerwowany przez 90 dni.
deletion-blocked =
    { $listings ->
        [one] Przeszkadza w tym 1 twój wpis: ktoś musi za niego odpowiadać.
        [few] Przeszkadzają w tym { $listings } twoje wpisy: ktoś musi za nie odpowiadać.
        [many] Przeszkadza w tym { $listings } twoich wpisów: ktoś musi za nie odpowiadać.
       *[other] Przeszkadza w tym { $listings } twojego wpisu: ktoś musi za nie odpowiadać.
    }
deletion-listings = Twoje wpisy

deletion-blocking-pending = Czeka na moderatora. Do tego czasu można go tylko usunąć.
deletion-blocking-approved = Gracze mogą na niego głosować.

deletion-handOver = Przekaż…
deletion-unlist = Zdejmij z listy
deletion-deleteListing = Usuń wpis…
deletion-after = Gdy żaden tu nie zostanie, możesz usunąć konto.
deletion-lookAgain = Sprawdź ponownie
deletion-submit = Usuń moje konto
deletion-back = Zachowaj konto
