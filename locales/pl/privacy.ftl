### privacy

title = Prywatność
lead = Co { $site } o tobie wie, po co i jak długo.
host =
    Decydują o tym i odpowiadają za twoje dane osoby, które prowadzą ten serwis. Program, na którym
    działa, Voteboard, niczego nie wysyła swoim twórcom.

inShort-heading = W skrócie
inShort-account = Nick i adres e-mail przechowujemy, na potrzeby logowania, do usunięcia konta.
inShort-votes =
    Głosy przechowujemy na stałe, bo od nich zależy miejsce serwerów. Po usunięciu konta znika z
    nich twój nick.
inShort-address =
    Adres IP przechowujemy { $signIn } dni przy logowaniu. Przy głosach jest tylko jego kod, przez {
    $votes } dni.
inShort-email =
    Twojego adresu e-mail nie widzi nikt. Właściciele serwerów, na które głosujesz, widzą twój nick.

keptHeading = Co przechowujemy
oneWay =
    Jednokierunkowy kod można porównać, ale nie odwrócić: serwis rozpoznaje to samo hasło, adres lub
    klucz, nie przechowując ich.

columns-1 = Dane
columns-2 = Po co
columns-3 = Jak długo

groups-account = Konta
groups-signIn = Logowanie
groups-votes = Głosowanie
groups-servers = Serwery
groups-rewards = Nagrody i wiadomości do serwerów
groups-moderation = Moderacja
groups-site = Działanie serwisu
groups-browser = W twojej przeglądarce

othersHeading = Kto jeszcze się o tym dowiaduje

others-1 =
    Właściciele serwerów, na które głosujesz: znają twój nick, numer konta i czas głosu. Co z tym
    robią, zależy od nich.
others-2 =
    Wszyscy: widzą nazwę, adres i opis każdego wpisu, który dodasz. Jeśli zgodzisz się na obecność w
    topie głosujących, widzą też twój nick i liczbę twoich głosów na serwer; programy czytają to
    przez publiczne API. Gdy wycofasz zgodę, w ciągu minuty zniknie to i stąd, i z API, ale kopii
    nikt nie cofnie. Twojego adresu e-mail nie widzi nikt.
others-3 =
    Moderatorzy tego serwisu: wiedzą, kto głosował na który serwer, do kogo należą serwery i co
    zmienili ich właściciele.
others-4 = Serwer poczty tego serwisu: zna twój adres e-mail i wiadomości, które dostajesz.

turnstile =
    Cloudflare: strona głosowania wczytuje stamtąd ochronę przed botami, więc Cloudflare poznaje
    twój adres IP i przeglądarkę.
nobodyElse = Nikt więcej: żadna strona nie wczytuje niczego z innych hostów.
yoursHeading = Twoje dane należą do ciebie
yours = Większość z nich zobaczysz i zmienisz na stronie konta.
download = Pobierz wszystko…
delete = Usuń konto…
