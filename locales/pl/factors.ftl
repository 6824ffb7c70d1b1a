### factors

passkey-use = Zaloguj się kluczem dostępu
passkey-useHere = Użyj klucza dostępu
passkey-failed = Nie udało się albo przerwano. Spróbuj ponownie lub wybierz inny sposób.
passkey-wrong =
    Ten klucz dostępu tu nie działa. Mógł zostać usunięty albo strona była otwarta zbyt długo.
    Spróbuj ponownie.

passkeys-heading = Klucze dostępu
passkeys-lead = Loguj się odciskiem palca, twarzą, PIN-em lub kluczem bezpieczeństwa.
passkeys-badge = klucz dostępu
passkeys-formerHost = z dawnego adresu serwisu
passkeys-added = Dodano
passkeys-used = ostatnie użycie
passkeys-neverUsed = nieużywany
passkeys-add = Dodaj klucz dostępu…
passkeys-remove = Usuń

passkeys-new-title = Dodaj klucz dostępu
passkeys-new-lead = Przeglądarka poprosi o blokadę ekranu, PIN lub klucz bezpieczeństwa.
passkeys-new-name = Nazwa
passkeys-new-nameHelp = Żeby później było wiadomo, który to.
passkeys-new-submit = Dodaj klucz
passkeys-new-noScript =
    Klucze dostępu wymagają JavaScriptu i aktualnej przeglądarki. Włącz JavaScript w tym serwisie.
passkeys-new-refused = Klucz dostępu nie został dodany. Spróbuj ponownie.
passkeys-new-tooMany =
    { $max ->
        [one] Masz już { $max } klucz dostępu. Najpierw go usuń.
        [few] Masz już { $max } klucze dostępu. Najpierw usuń jeden z nich.
        [many] Masz już { $max } kluczy dostępu. Najpierw usuń jeden z nich.
       *[other] Masz już { $max } klucza dostępu. Najpierw usuń jeden z nich.
    }
passkeys-new-back = Wróć do konta

second-heading = Weryfikacja dwuetapowa
second-lead =
    Po haśle albo logowaniu przez inny serwis potwierdzasz, że to ty: kodem z aplikacji lub kluczem
    dostępu.
second-setUp = Skonfiguruj…
second-change = Zmień…
second-title = Weryfikacja dwuetapowa
second-offLead =
    Nawet z twoim hasłem nikt nie wejdzie bez drugiego etapu. Logowanie kluczem dostępu to dwa etapy
    w jednym, więc nic więcej nie trzeba.
second-required =
    { $who ->
        [desk] Ten serwis wymaga weryfikacji dwuetapowej od wszystkich, którzy go moderują.
            Skonfiguruj ją, żeby przejść dalej.
       *[servers] Ten serwis wymaga weryfikacji dwuetapowej od wszystkich, którzy zarządzają serwerem.
            Skonfiguruj ją, żeby przejść dalej.
    }

second-app-title = Przez aplikację uwierzytelniającą
second-app-again = Użyj innej aplikacji uwierzytelniającej
second-app-againLead = Obecna aplikacja przestanie tu działać i dostaniesz nowe kody zapasowe.
second-app-lead =
    Zeskanuj ten kod aplikacją uwierzytelniającą, np. Aegis, 2FAS, Google Authenticator lub tą w
    menedżerze haseł. Potem wpisz sześć cyfr, które pokaże.
second-app-qr = Kod QR dla aplikacji uwierzytelniającej
second-app-key = Nie masz aparatu? Wpisz ten klucz w aplikacji
second-app-open = Otwórz w aplikacji na tym urządzeniu
second-app-code = Kod z aplikacji
second-app-submit = Włącz

second-passkeys-title = Przez klucze dostępu
second-passkeys-lead = Przy każdym innym logowaniu poprosimy o jeden z twoich kluczy dostępu.
second-passkeys-none = Nie masz jeszcze klucza dostępu.
second-passkeys-add = Dodaj klucz dostępu…
second-passkeys-submit = Użyj moich kluczy

second-state-title = Jest włączona
second-state-app = Przez aplikację uwierzytelniającą, od
second-state-passkeys = Przez klucze dostępu, od
second-state-codes =
    { $left ->
        [one] Został 1 kod zapasowy.
        [few] Zostały { $left } kody zapasowe.
        [many] Zostało { $left } kodów zapasowych.
       *[other] Zostało { $left } kodu zapasowego.
    }
second-state-renew = Utwórz nowe kody zapasowe
second-state-turnOff = Wyłącz

second-codes-title = Twoje kody zapasowe
second-codes-lead =
    Każdy z nich zaloguje cię jeden raz, jeśli stracisz telefon lub klucz dostępu. Wydrukuj je albo
    trzymaj w menedżerze haseł. Nie pokażemy ich ponownie.
second-codes-label = Kody zapasowe
second-codes-copy = Kopiuj kody
second-codes-done = Kody są zapisane

half-title = Jeszcze jeden krok
half-lead = Logujesz się jako { $username }.
half-code = Kod z aplikacji uwierzytelniającej
half-codeHelp = Sześć cyfr, które zmieniają się co 30 sekund.
half-wrong = Ten kod jest błędny albo został już użyty. Poczekaj na następny.
half-wrongRecovery = To nie jest jeden z twoich kodów zapasowych albo został już użyty.
half-submit = Zaloguj się
half-recovery = Użyj kodu zapasowego
half-recoveryCode = Kod zapasowy
half-recoveryHelp = Jeden z dziesięciu zapisanych kodów. Każdy działa raz.
half-lost = Nie masz już żadnego? Napisz do prowadzących ten serwis.
half-contact = Napisz
half-other = Zaloguj się na inne konto

half-dead-title = Zaloguj się ponownie
half-dead-lead = Trwało to zbyt długo albo błędnych kodów było zbyt wiele. Logowanie nie zostało dokończone.

half-signIn = Zaloguj się

prove-title = Potwierdź, że to ty
prove-lead =
    Od logowania na konto { $username } minęło ponad dziesięć minut. Zanim przejdziesz dalej,
    potwierdź, że to ty.
prove-holds = Potem przez dziesięć minut nie zapytamy ponownie.

prove-purposes-key = Za chwilę utworzysz klucz.
prove-purposes-votifier = Za chwilę zmienisz, dokąd wysyłane są głosy.
prove-purposes-webhook = Za chwilę zmienisz webhook.
prove-purposes-people = Za chwilę udostępnisz swój wpis.
prove-purposes-handover = Za chwilę przekażesz swój wpis.
prove-purposes-listing = Za chwilę usuniesz swój wpis.
prove-purposes-voids = Za chwilę unieważnisz głosy.
prove-purposes-role = Za chwilę zmienisz czyjąś rolę.
prove-purposes-passkey = Za chwilę dodasz klucz dostępu.
prove-purposes-passkey_removal = Za chwilę usuniesz klucz dostępu.
prove-purposes-second_factor = Za chwilę zmienisz weryfikację dwuetapową.
prove-purposes-unlink = Za chwilę odłączysz sposób logowania.
prove-purposes-link = Za chwilę dodasz sposób logowania.
prove-purposes-password = Za chwilę zmienisz hasło.
prove-purposes-email = Za chwilę zmienisz adres e-mail.
prove-purposes-export = Za chwilę pobierzesz swoje dane.
prove-purposes-deletion = Za chwilę usuniesz konto.

prove-kept = Wpisane dane są zachowane. Wyślemy je, gdy potwierdzisz.
prove-lost = Wrócisz na stronę. Wpisane tam dane są poufne, więc trzeba je będzie wpisać ponownie.
prove-password = Twoje hasło
prove-code = Kod z aplikacji lub kod zapasowy
prove-wrongPassword = To nie jest twoje hasło.
prove-wrongCode = Ten kod jest błędny albo został już użyty. Poczekaj na następny.
prove-submit = Potwierdź
prove-or = albo
prove-provider = Potwierdź przez { $name }
prove-again = Potwierdzone w innej karcie. Dalej
prove-none = Wyloguj się i zaloguj ponownie, żeby potwierdzić, że to ty.
prove-notNow = Wróć bez zmian
prove-back = Wróć do konta

notMe-title = To nie ty?
notMe-lead =
    W naszej wiadomości jest napisane, z jakiej przeglądarki i skąd ktoś się zalogował. Jeśli jej
    nie znasz, naciśnij przycisk.
notMe-ifPressed = Jeśli naciśniesz przycisk:
notMe-effects-1 = Wszyscy zostaną wylogowani z twojego konta, ty też.
notMe-effects-2 = Hasło przestanie działać. Wyślemy ci link do ustawienia nowego.
notMe-effects-3 = Konto zachowa adres e-mail, na który przyszła wiadomość.
notMe-submit = To nie ja: wyloguj wszystkich
notMe-signedInAt = Logowanie, o którym pisaliśmy:
notMe-itWasMe = To ty? W takim razie nie musisz nic robić.

notMe-dead-title = Ten link już nie działa
notMe-dead-lead =
    Działa przez tydzień. Na stronie konta możesz zakończyć sesje i zmienić hasło.

notMe-mailed-title = Wszyscy są wylogowani
notMe-mailed-lead =
    Twoje hasło już nie działa. Link do ustawienia nowego jest w drodze. Potem sprawdź swoje sposoby
    logowania i usuń to, co nie jest twoje.

notMe-no_mail-title = Wszyscy są wylogowani
notMe-no_mail-lead = Twoje hasło już nie działa. Poproś o link do ustawienia nowego.

notMe-used-title = Ten link został już użyty
notMe-used-lead =
    Wylogował wszystkich, a robi to tylko raz. Jeśli ktoś był od tego czasu na twoim koncie, sprawdź
    sposoby logowania i usuń to, co nie jest twoje. Nowe hasło ponownie wyloguje wszystkich.

notMe-no_password-title = Wszyscy są wylogowani
notMe-no_password-lead =
    Twoje konto nie ma hasła. Zaloguj się ponownie, sprawdź swoje sposoby logowania i usuń to, co nie
    jest twoje.

notMe-reset = Ustaw nowe hasło
notMe-signIn = Zaloguj się
