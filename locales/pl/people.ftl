### people

roles-owner = Właściciel
roles-manager = Menedżer
roles-viewer = Podgląd

page-title = Ustawienia serwera { $server }
page-heading = Zespół
page-lead =
    Kto może pracować przy tym serwerze. Każdy używa własnego konta. Kto co robił, widać w ostatniej
    aktywności na karcie Klucze i wysyłka.

page-heads-1 = Nick
page-heads-2 = Rola
page-heads-3 = Od
page-heads-4 = { "" }

page-you = ty

page-change-manager = Zmień na menedżera
page-change-viewer = Zmień na podgląd

page-remove = Usuń
page-removed =
    Usunięta osoba od razu traci dostęp. Klucze, które zna, nadal działają: ta strona je wtedy wymienia
    i możesz odnowić wszystkie naraz.
page-leave = Opuść ten serwer
page-leaveLead = Od razu stracisz dostęp. Ponownie zaprosić cię może tylko właściciel.
page-offersTitle = Otwarte propozycje
page-offer =
    { $role ->
        [owner] { $name }: przejęcie wpisu
        [manager] { $name }: rola menedżera
       *[viewer] { $name }: podgląd
    }
page-withdraw = Wycofaj
page-inviteTitle = Zaproś kogoś
page-inviteLead =
    Propozycja będzie widoczna przez siedem dni na stronie „Moje serwery” tej osoby. Przyjdzie też
    e-mail, jeśli jej adres jest potwierdzony. Przed akceptacją nic się nie zmienia.
page-name = Nick na koncie
page-role = Rola

page-choices-viewer = Podgląd: widzi statystyki, głosujących i wysyłkę
page-choices-manager = Menedżer: może wszystko oprócz usuwania, przekazywania i zapraszania

page-invite = Wyślij zaproszenie
page-needsApproval = Zapraszać można, gdy moderator zatwierdzi serwer.

link-title = Link z zaproszeniem
link-label = Wyślij ten link jednej osobie
link-help = Kto go otworzy i się zaloguje, może zostać menedżerem. Działa raz, przez { $days } dni.
link-make = Utwórz link
link-open = Link, jako menedżer
link-until = Jeszcze nieużyty, działa do
link-dead = Każdy link działa raz, przez { $days } dni. Poproś o nowy.

handover-title = Przekazanie
handover-lead = Oddaje innemu kontu wpis z głosami, kluczami i zespołem.
handover-what =
    Ty potwierdzasz, że to ty, a nowy właściciel akceptuje w ciągu siedmiu dni. Potem wpis należy do
    niego, a ty tracisz dostęp. Na początku webhooki nowego właściciela dostają najwyżej 10 głosów
    na sekundę.
handover-name = Nick na koncie nowego właściciela
handover-submit = Zaproponuj przekazanie

unlist-title = Zdjęcie z listy
unlist-lead = Na przerwę. Można to cofnąć.
unlist-what =
    Serwer znika ze wszystkich list, a jego strona i głosowanie się zamykają. Klucze API przestają
    działać, a wysyłka czeka; ustawienia zostają. Głosy wypadają z rankingu po 30 dniach.
unlist-button = Zdejmij z listy
unlist-again = Jest poza listą. Przywrócenie nie wymaga moderatora.
unlist-relist = Przywróć na listę
unlist-notNow = Z listy można zdjąć tylko serwer, który na niej jest.

deletion-group = Usuwanie
deletion-groupLead = Tego nie można cofnąć.
deletion-link = Usuń…
deletion-what = Następna strona powie, co i kiedy zniknie, i poprosi o potwierdzenie.
deletion-title = Usuń { $server }
deletion-heading = Usunąć ten wpis?
deletion-lead = Oto co stanie się ze wszystkim, co do niego należy.
deletion-effects = Skutki
deletion-atOnce = Od razu
deletion-page-what = Strona, teksty, obrazy i odznaka
deletion-page-effect = Znikają dla wszystkich. Żaden inny serwer nie dostanie tego adresu.
deletion-keys-what = Klucze API
deletion-keys-effect =
    { $keys ->
        [0] Nie ma żadnych.
        [one] 1 klucz przestaje działać: pluginy dostają błąd.
        [few] { $keys } klucze przestają działać: pluginy dostają błąd.
        [many] { $keys } kluczy przestaje działać: pluginy dostają błąd.
       *[other] { $keys } klucza przestaje działać: pluginy dostają błąd.
    }
deletion-waiting-what = Głosy czekające lub wstrzymane
deletion-waiting-effect =
    { $votes ->
        [0] Nie ma żadnych.
        [one] 1 głos: nie zostanie wysłany.
        [few] { $votes } głosy: nie zostaną wysłane.
        [many] { $votes } głosów: nie zostaną wysłane.
       *[other] { $votes } głosu: nie zostaną wysłane.
    }
deletion-inbox-what = Nagrody w skrzynce
deletion-inbox-effect =
    { $votes ->
        [0] Nie ma żadnych.
        [one] 1 głos: nikt go już nie odbierze.
        [few] { $votes } głosy: nikt ich już nie odbierze.
        [many] { $votes } głosów: nikt ich już nie odbierze.
       *[other] { $votes } głosu: nikt ich już nie odbierze.
    }
deletion-votes-what = Głosy
deletion-votes-effect =
    { $votes ->
        [one] 1 głos: przestaje się liczyć, ale zostaje w danych gracza.
        [few] { $votes } głosy: przestają się liczyć, ale zostają w danych graczy.
        [many] { $votes } głosów: przestają się liczyć, ale zostają w danych graczy.
       *[other] { $votes } głosu: przestają się liczyć, ale zostają w danych graczy.
    }
deletion-people-what = Zespół
deletion-people-effect =
    { $people ->
        [0] Nikt inny nie ma dostępu.
        [one] 1 osoba traci dostęp.
        [few] { $people } osoby tracą dostęp.
        [many] { $people } osób traci dostęp.
       *[other] { $people } osoby traci dostęp.
    }
deletion-offers-what = Otwarte propozycje
deletion-offers-effect = Nikt nie może ich już przyjąć.
deletion-past-what = Dawne wysyłki
deletion-past-effect = Są usuwane jedna po drugiej.
deletion-past-when =
    { $days ->
        [one] 1 dzień po każdej
        [few] { $days } dni po każdej
        [many] { $days } dni po każdej
       *[other] { $days } dnia po każdej
    }
deletion-record-what = Historia zmian
deletion-record-effect = Zostaje, tylko dla moderatorów.
deletion-record-when = Przez dwa lata

deletion-heads-1 = Co
deletion-heads-2 = Skutek
deletion-heads-3 = Kiedy

deletion-rather = A może inaczej?
deletion-instead =
    Zdejmij serwer z listy na czas przerwy, co można cofnąć, albo przekaż go komuś, kto poprowadzi go
    dalej. W obu przypadkach głosy i ustawienia zostają.
deletion-insteadUnlisted =
    Serwer jest teraz poza listą. Możesz go tak zostawić albo przekazać komuś, kto poprowadzi go dalej:
    głosy i ustawienia wtedy zostają.
deletion-unlist = Zdejmij z listy
deletion-handOver = Przekaż
deletion-forGood = Usuń na zawsze
deletion-type = Dla pewności wpisz
deletion-typeHelp = Wielkość liter nie ma znaczenia. Zamiast tego możesz wpisać { $slug }.
deletion-otherName = To nie jest jego nazwa. Właściwa to „{ $name }”.
deletion-keep = Zachowaj
deletion-password = Twoje hasło

offer-title =
    { $role ->
        [owner] Przejąć { $server }?
       *[other] Dołączyć do zespołu { $server }?
    }
offer-lead =
    { $role ->
        [owner] { $owner } chce przekazać ci ten wpis.
        [manager] { $owner } zaprasza cię do roli menedżera.
       *[viewer] { $owner } daje ci podgląd.
    }

offer-means-viewer = Zobaczysz statystyki, głosujących i wysyłkę.
offer-means-manager =
    Możesz wszystko oprócz usunięcia, przekazania i decydowania o zespole: edytujesz wpis, klucze i
    nagrody.
offer-means-owner =
    Odpowiadasz za wpis wraz z głosami, kluczami i webhookami. Dotychczasowy właściciel traci dostęp.
    Klucze API i sekrety, które znają inni, działają, dopóki ich nie wymienisz.

offer-people = Te osoby mają dostęp, dopóki go nie odbierzesz: { $names }.
offer-former =
    { $role ->
        [manager] Przestajesz być menedżerem: jako właściciel możesz wszystko.
       *[viewer] Tracisz rolę „Podgląd”: jako właściciel możesz wszystko.
    }

offer-accept-viewer = Akceptuj
offer-accept-manager = Akceptuj
offer-accept-owner = Przejmij

offer-decline = Odrzuć
offer-game = Gra
offer-address = Adres
offer-status = Stan
offer-until = Ważne do
offer-declineLead =
    { $days ->
        [one] Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez 1 dzień.
        [few] Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez { $days } dni.
        [many] Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez { $days } dni.
       *[other] Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez { $days } dnia.
    }

known-title = Klucze, które znają byli członkowie
known-lead = Utworzyły lub wpisały je osoby, które już nie zarządzają tym serwerem. Nadal działają.
known-heads-1 = Klucz
known-heads-2 = Zna go
known-heads-3 = Co zrobić
known-kinds-api_key = Klucz API „{ $name }”
known-kinds-webhook_secret = Sekret webhooka „{ $name }”
known-kinds-url_key = Klucz URL
known-kinds-link_key = Klucz linków do głosowania
known-kinds-chat = Adres „{ $name }”
known-kinds-votifier = Token Votifier „{ $name }”
known-deleted = usunięte konto
known-elsewhere-chat = Utwórz na czacie nowy adres i wpisz go na karcie Czaty.
known-elsewhere-votifier = Ustaw nowy token na serwerze gry i wpisz go na karcie Nagrody.
known-renew = Odnów wszystkie klucze
known-renewHelp =
    Stare klucze przestają działać od razu, a każdy nowy zobaczysz raz. Sekrety webhooków działają,
    dopóki nie aktywujesz nowego.
known-activate = Wpisz go w swoim odbiorniku, a potem aktywuj na stronie klucza.
known-made = Twoje nowe klucze
