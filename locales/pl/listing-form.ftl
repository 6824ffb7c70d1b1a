### listing-form

submit-title = Dodaj serwer
submit-lead =
    Wystarczą gra, nazwa i adres. Resztę dodasz teraz lub później. Każdy nowy serwer sprawdza moderator,
    zanim trafi na listę; jego status zobaczysz tutaj.
submit-submit = Zgłoś serwer
submit-pictures = Logo i baner dodasz zaraz po zgłoszeniu serwera.

edit-title = Wpis serwera { $server }
edit-lead = Zmiany widać od razu po zapisaniu.
edit-leadApproved =
    Zmiany widać od razu po zapisaniu, oprócz tych, które najpierw sprawdza moderator.
edit-leadRejected =
    Gdy skończysz, zgłoś serwer ponownie w Przeglądzie. Zmieniony wpis trafia na początek kolejki.
edit-save = Zapisz zmiany
edit-looksFirst = Zmiany najpierw sprawdza moderator.
edit-waits = Czeka na moderatora. Do tego czasu gracze widzą { $seen }.
edit-slugMoves =
    { $days ->
        [one] Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz dziennie.
        [few] Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na { $days } dni.
        [many] Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na { $days } dni.
       *[other] Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na { $days } dnia.
    }
edit-slugMoved = Adres był niedawno zmieniany. Następna zmiana możliwa: { $at }.
edit-textWaits = Czeka na moderatora. Do tego czasu gracze widzą poprzednią wersję.
edit-waiting = Zmiana czeka na moderatora.
edit-toWaiting = Porównaj, wycofaj lub potwierdź

parts-basics = Gra, nazwa i adres
parts-place = Port i adres strony
parts-about = Krótki opis, opis i zasady
parts-translations = Inne języki
parts-facts = Tagi, wersja i języki
parts-links = Linki
parts-pictures = Obrazy

form-game-label = Gra
form-game-help = Nie ma jej na liście? Poproś moderatora o dodanie.

form-name-label = Nazwa
form-name-help = Taka, jaką znają gracze.

form-chooseGame = Wybierz grę

form-host-label = Adres
form-host-help = Nazwa hosta lub adres IP. Możesz dodać port: host:25565.

form-port-label = Port
form-port-help = Zostaw puste, żeby użyć domyślnego portu gry.

form-slug-label = Adres strony
form-slug-help =
    Końcówka linku do strony, /servers/…: od { $least } do { $most } małych liter, cyfr i łączników.
    Zostaw puste, żeby użyć nazwy.

form-tagline-label = Krótki opis
form-tagline-help = Jedno zdanie o tym, co wyróżnia serwer. Widać je na listach.

form-description-label = Opis
form-description-help =
    Napisz, czego mogą się spodziewać gracze. Działa Markdown: **pogrubienie**, listy, linki, nagłówki.
    Najwyżej { $most } znaków.

form-rules-label = Zasady
form-rules-help = Co gracze muszą wiedzieć. Tu też działa Markdown.

form-textLanguage-label = Język tych tekstów
form-textLanguage-help = W jakim języku są krótki opis, opis i zasady.

form-tags-label = Tagi
form-tags-help = Gracze szukają i filtrują według nich. Najwyżej { $most }.
form-tags-unfold = Wybierz tagi

form-version-label = Wersja
form-version-help = Wersja gry, np. 1.21.4.

form-country-label = Kraj
form-country-help = Gdzie stoi serwer.

form-noCountry = Nie podano

form-languages-label = Języki
form-languages-help = W jakich językach mówi się na serwerze. Najwyżej { $most }.
form-languages-unfold = Wybierz języki

form-website-label = Strona WWW
form-website-help = Zaczyna się od https://.

form-discord-label = Discord
form-discord-help = Zaproszenie, np. https://discord.gg/…

form-video-label = Film
form-video-help = Z YouTube, Twitcha lub Vimeo.

translations-lead =
    Kto czyta tę stronę w innym języku, widzi teksty, które w nim dodasz. To, co zostawisz puste,
    pokaże się tak, jak jest wyżej.
translations-none = jeszcze nic
translations-field = { $field } ({ $language })
translations-remove = Usuń te teksty przy zapisie

preview-title = Podgląd
preview-filled = wypełniono { $filled } z { $all }
preview-of = Podgląd: { $server }
preview-note = Nic nie jest jeszcze zapisane. Zamknij tę kartę, żeby wrócić do formularza.
preview-show = Podgląd
preview-noName = Nazwa twojego serwera
preview-noAddress = play.example.com
preview-noGame = Gra
preview-noTagline = Twój krótki opis
preview-about = O serwerze
preview-noDescription = Tu będzie twój opis.
preview-rules = Zasady
preview-waits =
    To, co najpierw sprawdza moderator (pisze o tym formularz), gracze zobaczą po zatwierdzeniu.

pictures-lead = Twarz serwera na każdej liście. Nowe obrazy widać od razu.
pictures-saveFirst = Przesłanie obrazu przeładuje tę stronę. Najpierw zapisz wpisane zmiany.
pictures-failed = Nie udało się przesłać obrazu. Spróbuj ponownie.

pictures-logo-label = Logo
pictures-logo-none = Nie masz jeszcze logo: gracze widzą kafelek z inicjałami.
pictures-logo-file = Obraz na logo
pictures-logo-best = Najlepszy jest kwadratowy.
pictures-logo-upload = Prześlij logo
pictures-logo-remove = Usuń logo

pictures-banner-label = Baner
pictures-banner-none = Nie masz jeszcze banera: gracze widzą paski w kolorze serwera.
pictures-banner-file = Obraz na baner
pictures-banner-best = Najlepszy jest trzy razy szerszy niż wyższy.
pictures-banner-upload = Prześlij baner
pictures-banner-remove = Usuń baner

pictures-help =
    PNG, JPEG lub WebP, najwyżej 8 MB i co najmniej { $width } × { $height } pikseli. { $best }

pictures-choose = Najpierw wybierz plik.
pictures-rulesTitle = Co możesz pokazać

pictures-rules-1 = Swój serwer: jego nazwę, świat, to, co gracze na nim budują i robią.
pictures-rules-2 = Tylko obrazy własne lub takie, których wolno ci użyć. Bez logo innych serwerów.
pictures-rules-3 = Nic seksualnego, drastycznego ani nienawistnego i żadnych danych prywatnych.
pictures-rules-4 = Bez fałszywych obietnic, np. darmowej waluty za głos.
pictures-rules-5 =
    Moderatorzy oglądają każdy nowy obraz. Usuwają te, które łamią zasady, i podają powód e-mailem.

meanwhile-title = W międzyczasie coś się zmieniło
meanwhile-lead =
    Zmiana powstała w innej karcie albo zrobił ją ktoś inny. Porównaj obie wersje, w razie potrzeby popraw formularz i
    zapisz go ponownie, żeby zachować to, co wpisano tutaj.

meanwhile-heads-1 = Pole
meanwhile-heads-2 = Zapisane teraz
meanwhile-heads-3 = Wpisane przez ciebie

meanwhile-nothing = nic
