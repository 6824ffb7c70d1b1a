### mail

newsMail-hello = Cześć, { $name }!
newsMail-subject = Nowości o twoich serwerach w { $site }: { $updates }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Jest jeszcze 1 nowość. Znajdziesz ją na stronach swoich serwerów.
        [few] Są jeszcze { $items } nowości. Znajdziesz je na stronach swoich serwerów.
        [many] Jest jeszcze { $items } nowości. Znajdziesz je na stronach swoich serwerów.
       *[other] Jest jeszcze { $items } nowości. Znajdziesz je na stronach swoich serwerów.
    }
newsMail-why =
    Dostajesz tego e-maila, bo pracujesz przy serwerze w { $site } albo masz do niego zaproszenie.
    Żeby nie dostawać e-maili o serwerach:
newsMail-webhook = Webhook „{ $name }” serwera { $server }

newsMail-withReason = { $sentence } Powód podany przez moderatora: { $reason }

news-server_approved-subject = { $server } jest na liście
news-server_approved-more = Gracze mogą już na niego głosować.

news-server_reinstated-subject = { $server } jest znowu na liście
news-server_reinstated-more = Gracze mogą na niego głosować, a klucze API działają.

news-server_rejected-subject = { $server }: serwer odrzucony
news-server_rejected-more = Możesz zmienić wpis i zgłosić go ponownie.

news-server_suspended-subject = { $server }: serwer zawieszony
news-server_suspended-more = Nie ma go na liście, nie można na niego głosować, a klucze API nie działają.

news-suspension_kept-subject = { $server }: serwer zostaje zawieszony
news-suspension_kept-more = Moderator przeczytał twoją odpowiedź, a serwer zostaje poza listą.

news-change_approved-subject = { $server }: zmiany zatwierdzone
news-change_approved-more = Wszyscy już je widzą.

news-change_refused-subject = { $server }: zmiany odrzucone
news-change_refused-more = Wpis zostaje bez zmian i możesz go ponownie edytować.

news-picture_taken_down-subject = { $server }: obraz usunięty przez moderatora
news-picture_taken_down-more = Reszta wpisu zostaje bez zmian. Możesz dodać inny obraz.

news-change_asked-subject = { $server }: moderator prosi o zmiany
news-change_asked-more = Na razie nic się nie zmieniło: popraw wpis samodzielnie.

news-edits_put_back-subject = { $server }: moderator cofnął twoją zmianę
news-edits_put_back-more = Wpis ma znów poprzednią treść. Możesz go edytować ponownie.

news-role_offered-subject = { $owner } zaprasza cię do pracy przy serwerze { $server }
news-role_offered-more = Nic się nie zmieni, dopóki się nie zgodzisz. Zaproszenie wygasa po 7 dniach:

news-listing_offered-subject = { $owner } chce przekazać ci serwer { $server }
news-listing_offered-more = Nic się nie zmieni, dopóki się nie zgodzisz. Propozycja wygasa po 7 dniach:

news-role_ended-subject = Nie masz już dostępu do serwera { $server }
news-role_ended-more = Dostęp odebrał właściciel: { $owner }. Twoje pozostałe serwery:

news-handed_over-subject = { $server } ma nowego właściciela: { $owner }
news-handed_over-more =
    Twoja propozycja została przyjęta i nie masz już dostępu. Twoje pozostałe serwery:

news-votes_voided-subject =
    { $server }: moderator unieważnił { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
news-votes_voided-more = Już się nie liczą. Na stronie serwera zobaczysz, z kiedy są, i raz możesz odpowiedzieć.

news-votes_restored-subject =
    { $server } odzyskuje { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
news-votes_restored-more = Moderator cofnął unieważnienie i znowu się liczą.

news-webhook_failing-subject = { $webhook } nie działa
news-webhook_failing-more =
    Od { $since } nic nie dociera. Każdy głos wysyłamy ponownie przez trzy dni, a potem możesz zrobić
    to ręcznie. Zobacz, co poszło nie tak:

news-webhook_off-subject = { $webhook } został wyłączony
news-webhook_off-more =
    Wciąż nie działał ({ $since }). Głosy są wstrzymane. Gdy odbiornik będzie gotowy, włącz webhook i
    wyślij je ponownie:

news-webhook_working-subject = { $webhook } znowu działa
news-webhook_working-more = Głosy docierają od { $since }.

deskMail-hello = Cześć, { $name }!
deskMail-subject = Nowe w panelu moderacji { $site }: { $items }

deskMail-news-wave =
    Nietypowe głosy na { $server }: { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }
deskMail-news-reports =
    { $server }: { $reports ->
        [one] 1 zgłoszenie
        [few] { $reports } zgłoszenia
        [many] { $reports } zgłoszeń
       *[other] { $reports } zgłoszenia
    }
deskMail-news-answer =
    { $server }: odpowiedź właściciela w sprawie { $votes ->
        [one] 1 unieważnionego głosu
        [few] { $votes } unieważnionych głosów
        [many] { $votes } unieważnionych głosów
       *[other] { $votes } unieważnionego głosu
    }
deskMail-news-suspension_answer = { $server }: odpowiedź właściciela w sprawie zawieszenia
deskMail-news-listing = { $server } czeka na sprawdzenie
deskMail-news-change = { $server }: zmiana czeka na sprawdzenie

deskMail-left =
    { $items ->
        [one] Czeka jeszcze jedna sprawa.
        [few] Czekają jeszcze { $items } sprawy.
        [many] Czeka jeszcze { $items } spraw.
       *[other] Czeka jeszcze { $items } sprawy.
    }
deskMail-why =
    Dostajesz tego e-maila, bo moderujesz { $site }. Żeby dostawać go rzadziej albo wcale:

accountMails-reset-subject = Nowe hasło do { $site }
accountMails-reset-before =
    Ktoś poprosił o nowe hasło do twojego konta w { $site }. Żeby je ustawić, otwórz:
accountMails-reset-after =
    Link działa raz, przez godzinę. Jeśli to nie ty, zignoruj tego e-maila: hasło się nie zmieni.

accountMails-verification-subject = Potwierdź adres e-mail w { $site }
accountMails-verification-before = Żeby potwierdzić, że ten adres e-mail należy do ciebie, otwórz:
accountMails-verification-after =
    Link działa przez dobę. Jeśli nie masz konta w { $site }, zignoruj tego e-maila.

accountMails-claim-subject = Nick w { $site }
accountMails-claim-before =
    Ktoś zakłada w { $site } konto z tym adresem e-mail i z nickiem, którym głosował już jakiś gracz.
    Jeśli ten gracz to ty, otwórz link i ustaw hasło. Dostaniesz wtedy ten nick w { $site } razem z jego
    głosami:
accountMails-claim-after = Link działa przez dobę. Jeśli to nie ty, zignoruj tego e-maila.

accountMails-addressInUse-subject = Twój adres e-mail w { $site }
accountMails-addressInUse-before =
    Ktoś próbował założyć w { $site } nowe konto z twoim adresem e-mail. Adres pozostaje twój, a twoje
    konto „{ $name }” się nie zmieniło.

    Jeśli to ty i nie pamiętasz o tamtym koncie, możesz ustawić do niego nowe hasło:
accountMails-addressInUse-after = Jeśli to nie ty, zignoruj tego e-maila.

accountMails-addressInUseWithoutPasswords-subject = Twój adres e-mail w { $site }
accountMails-addressInUseWithoutPasswords-before =
    Ktoś chce użyć w { $site } twojego adresu e-mail do innego konta. Adres pozostaje twój, a twoje
    konto „{ $name }” się nie zmieniło.

    Jeśli to ty i nie pamiętasz o tamtym koncie, zaloguj się na nie tak jak wcześniej:
accountMails-addressInUseWithoutPasswords-after = Jeśli to nie ty, zignoruj tego e-maila.

accountMails-nameGiven-subject = Nick { $name } w { $site }
accountMails-nameGiven-before =
    Moderator przyznał ci ten nick. Zaloguj się ustawionym wcześniej hasłem:

accountMails-nameRefused-subject = Nick { $name } w { $site }
accountMails-nameRefused-before =
    Moderator uznał, że jako { $name } gra ktoś inny. Możesz założyć konto z innym nickiem.

accountMails-imported-subject = Twoje konto jest teraz w { $site }
accountMails-imported-before =
    Twoje konto przeniesiono z { $list } do { $site }. Tam są teraz twoje dane. Co jest przechowywane
    i po co, przeczytasz tutaj: { $privacy }

    Zaloguj się swoim nickiem i hasłem z tamtej listy. Jeśli nie zadziała, ustaw nowe:
accountMails-imported-after =
    Jeśli nie chcesz tego konta, możesz je usunąć na jego stronie.

accountMails-test-subject = Poczta z { $site } dociera
accountMails-test-before =
    To wiadomość testowa z { $site }, wysłana na twoje życzenie. Dotarła, więc inne też dotrą:

accountMails-accountDisabled-subject = Twoje konto w { $site } zostało wyłączone
accountMails-accountDisabled-before =
    Moderator wyłączył twoje konto w { $site }. Nie możesz się logować ani głosować. Oto powód:

    { $reason }

accountMails-accountEnabled-subject = Twoje konto w { $site } znowu działa
accountMails-accountEnabled-before =
    Moderator włączył twoje konto w { $site }. Oto jego wiadomość:

    { $reason }

    Możesz się znowu logować i głosować:

accountMails-signInChanged-subject = Zmieniło się logowanie do { $site }
accountMails-signInChanged-before =
    Zmienił się sposób logowania na twoje konto w { $site }. { $change ->
        [password_set] Konto ma teraz hasło.
        [password_changed] Hasło zostało zmienione.
        [password_reset] Nowe hasło zostało ustawione przez link wysłany na ten adres.
        [passkey_added] Dodano klucz dostępu.
        [passkey_removed] Usunięto klucz dostępu.
        [second_factor_on] Logowanie wymaga teraz drugiego etapu.
        [second_factor_off] Logowanie nie wymaga już drugiego etapu.
        [recovery_codes_made] Konto ma nowe kody zapasowe. Stare już nie działają.
        [recovery_code_used] Użyto kodu zapasowego. Każdy działa raz.
        [factors_reset] Operator serwisu usunął z konta klucze dostępu, aplikację uwierzytelniającą i
            kody zapasowe.
        [identity_linked] Połączono konto z innego serwisu. Kto je ma, może się nim zalogować.
       *[identity_unlinked] Odłączono konto z innego serwisu.
    }

    Jeśli to ty, nie musisz nic robić. Jeśli nie, zaloguj się, usuń to, co nie jest twoje, zmień hasło
    i zakończ wszystkie inne sesje:

accountMails-newBrowser-subject = Logowanie z nowej przeglądarki w { $site }
accountMails-newBrowser-after = Link działa przez tydzień. Wyloguje wszystkich jeden raz.
accountMails-newBrowser-before =
    Ktoś zalogował się na twoje konto w { $site } z przeglądarki, której jeszcze na nim nie
    było:

    { $browser }, adres { $address }, { $when }

    Jeśli to ty, nie musisz nic robić. Jeśli nie, otwórz tę stronę. Wyloguje ona wszystkich i pozwoli
    ci ustawić nowe hasło:

accountMails-addressChanged-subject = Twój adres e-mail w { $site } został zmieniony
accountMails-addressChanged-before =
    Twoje konto w { $site } ma teraz adres e-mail { $newEmail } zamiast tego, na który
    przyszła ta wiadomość.

    Jeśli to nie ty, ktoś zna twoje hasło. Zaloguj się, zmień je i zakończ wszystkie inne sesje:

news-made_manager-subject = Masz teraz rolę menedżera serwera { $server }
news-made_manager-more = { $owner } pozwala ci edytować wpis, jego klucze i nagrody:
news-made_viewer-subject = Masz teraz podgląd serwera { $server }
news-made_viewer-more = { $owner } pozwala ci oglądać statystyki, głosujących i wysyłkę głosów:
news-chat_gone-subject = { $webhook } został wyłączony
news-chat_gone-more =
    Czat nie przyjmuje już wiadomości pod swoim adresem ({ $since }). Głosy są wstrzymane. Wklej
    nowy adres, a potem je wyślij:

news-webhook_gone-subject = { $webhook } został wyłączony
news-webhook_gone-more =
    Odbiornik odpowiedział 410 Gone ({ $since }). Głosy są wstrzymane. Gdy odbiornik będzie gotowy,
    włącz webhook i wyślij je ponownie:
accountMails-hello = Cześć, { $name }!
accountMails-helloNobody = Cześć!
accountMails-roleChanged-subject = Zmiana twojej roli w { $site }
accountMails-roleChanged-before =
    { $role ->
        [moderator] Twoje konto ma teraz w { $site } rolę moderatora. Tu czekają na ciebie sprawy:
       *[administrator] Twoje konto ma teraz w { $site } rolę administratora. Tu czekają na ciebie
            sprawy:
    }
accountMails-roleEnded-subject = Zmiana twojej roli w { $site }
accountMails-roleEnded-before =
    Twoje konto nie ma już w { $site } żadnej roli. Twoje głosy i serwery zostają bez zmian.
accountMails-unknownBrowser = nieznana przeglądarka
