### frame

layout-about = Znajdź serwery gier w { $site } i głosuj na te, które lubisz.
layout-faulty = Błąd: { $title }
layout-skip = Przejdź do treści
layout-mainMenu = Menu główne
layout-way = Ścieżka nawigacji
layout-yourMenu = Twoje konto
layout-servers = Serwery
layout-games = Gry
layout-findServers = Szukaj serwerów
layout-findBy = Nazwa, gra, tag, kraj lub adres
layout-findShort = Znajdź serwer
layout-listServer = Dodaj serwer
layout-footMenu = Więcej
layout-footPlayers = Dla graczy
layout-footOwners = Dla właścicieli serwerów
layout-footSite = Ta strona
layout-languages = Język
layout-menu = Menu
layout-topVoters = Top głosujących
layout-api = Dokumentacja API
layout-docs = Poradniki
layout-myServers = Moje serwery
layout-moderation = Moderacja
layout-waiting = do sprawdzenia
layout-accountLabel = Twoje konto, { $username }
layout-signIn = Zaloguj się
layout-signUp = Załóż konto
layout-signOut = Wyloguj się
layout-contact = Kontakt
layout-privacy = Prywatność
layout-imprint = Nota prawna
layout-terms = Regulamin
layout-rules = Zasady
layout-imported = Twoje konto przeniesiono tutaj z { $list }. Teraz twoje dane przechowuje { $site }.
layout-importedMore = Co jest przechowywane i po co
layout-importedRead = Rozumiem

theme-title = Motyw

theme-names-system = Auto
theme-names-light = Jasny
theme-names-dark = Ciemny

theme-save = Zapisz

forms-optional = opcjonalnie
forms-on = wł.
forms-off = wył.
forms-copy = Kopiuj
forms-copied = Skopiowano

forms-busy =
    W tej chwili ruch jest zbyt duży. Nic się nie zmieniło. Spróbuj ponownie za { $duration }.

moments-utc = UTC
moments-never = nigdy

statuses-pending = czeka na sprawdzenie
statuses-approved = na liście
statuses-rejected = niezatwierdzony
statuses-suspended = zawieszony
statuses-unlisted = poza listą

players-max = z { $max }
players-online = { " " }graczy online
players-isOnline = Online
players-isOffline = Offline

errors-notFound = Nie ma takiej strony
errors-noPicture = Nie znaleziono
errors-notFoundNext = Adres może być błędny albo serwera nie ma już na liście.
errors-gone = Tej strony już nie ma
errors-goneNext = Usunęła ją nowsza wersja i żadna inna jej nie zastępuje.
errors-notYours = Ten serwer nie jest twój
errors-notYoursNext =
    Tę stronę otworzy tylko jego właściciel i zespół. Nie należysz do nich albo już nie należysz.
errors-refused = Nie udało się
errors-refusedNext = Nic się nie zmieniło.
errors-notAllowed = Tę stronę mogą otworzyć tylko moderatorzy
errors-notAllowedNext = Jeśli masz mieć dostęp, poproś administratora serwisu.
errors-roleTooLow = Twoja rola na to nie pozwala
errors-roleTooLowNext = Nic się nie zmieniło. Właściciel może dać ci inną rolę.
errors-signedOut = Zaloguj się ponownie
errors-signInBeside = Zaloguj się (w nowej karcie)
errors-kept =
    Wpisany tekst jest nadal na tej stronie. Zaloguj się w nowej karcie, wróć tutaj i wyślij go
    ponownie.
errors-sendAgain = Wyślij ponownie
errors-signedOutNext = Sesja wygasła i nic się nie zmieniło. Zaloguj się i spróbuj ponownie.
errors-otherSite = Wygląda na to, że ten formularz pochodzi z innej strony
errors-otherSiteWhy =
    Otwórz { $baseUrl } i spróbuj tam ponownie. Jeśli prowadzisz ten serwis: BASE_URL musi być taki
    sam jak adres w pasku przeglądarki, a teraz jest ustawiony na { $baseUrl }.
errors-otherSiteNext = Nic się nie zmieniło.
errors-noFileHere = Ten formularz nie przyjmuje plików
errors-noFileHereNext = Nic się nie zmieniło. Otwórz stronę ponownie i wyślij formularz z niej.
errors-tooLarge = Za duży rozmiar
errors-pictureTooLarge = Obraz może mieć najwyżej 8 MB. Wróć i wybierz mniejszy.
errors-formTooLarge = Wróć i skróć tekst.
errors-tooLargeNext = Nic się nie zmieniło.
errors-halfSent = Formularz nie dotarł w całości
errors-halfSentNext = Nic się nie zmieniło. Sprawdź połączenie, wróć i wyślij formularz ponownie.
errors-tooMany = Zbyt wiele prób
errors-busy = Ruch jest teraz zbyt duży
errors-tooManyViews = Zbyt wiele stron naraz
errors-failed = Coś poszło nie tak
errors-failedNext =
    Spróbuj ponownie za chwilę. Jeśli to się powtarza, wyślij administratorowi serwisu to ID
    żądania.
errors-unavailable = Serwis nie może połączyć się z bazą danych
errors-unavailableNext = Nic nie przepadło. Spróbuj ponownie za chwilę.
errors-noChanges = Serwis nie może teraz niczego zapisać
errors-late = Serwis zbyt długo nie odpowiada
errors-tooManyNext = Spróbuj ponownie za { $duration }.

errors-fates-nothing = Nic się nie zmieniło. Spróbuj ponownie za chwilę.
errors-fates-change_unknown =
    Nie wiadomo, czy zmiany zostały zapisane. Wróć i odśwież stronę, żeby to sprawdzić. W razie
    potrzeby wyślij je ponownie.
errors-fates-vote_not_cast = Głos nie został oddany. Spróbuj ponownie za chwilę.
errors-fates-vote_unknown =
    Nie wiadomo, czy głos został oddany. Za chwilę otwórz ponownie stronę głosowania, żeby to
    sprawdzić. Możesz też zagłosować jeszcze raz: drugi głos tego samego dnia nigdy się nie liczy.

errors-toBallot = Wróć do głosowania
errors-clockOff = Głos nie został oddany
errors-clockOffNext =
    Zegar serwisu jest teraz źle ustawiony i twój głos mógłby trafić na niewłaściwy dzień. Dzisiejszy
    głos nadal ci przysługuje: spróbuj ponownie za kilka minut.
errors-signIn = Zaloguj się
errors-requestId = ID żądania
errors-home = Wszystkie serwery

trail-operator = operator
trail-gone = usunięte konto

trail-actions-server_added = dodanie serwera
trail-actions-server_edited = edycja wpisu
trail-actions-server_resubmitted = ponowne zgłoszenie serwera
trail-actions-server_approved = zatwierdzenie serwera
trail-actions-server_rejected = odrzucenie serwera
trail-actions-server_suspended = zawieszenie serwera
trail-actions-decision_undone = cofnięcie decyzji o serwerze
trail-actions-suspension_answered = odpowiedź w sprawie zawieszenia
trail-actions-suspension_kept = przeczytanie odpowiedzi i utrzymanie zawieszenia
trail-actions-server_unlisted = zdjęcie serwera z listy
trail-actions-server_relisted = przywrócenie serwera na listę
trail-actions-server_deleted = usunięcie wpisu
trail-actions-server_offered = propozycja przekazania wpisu innemu kontu
trail-actions-server_handed_over = przejęcie wpisu
trail-actions-member_offered = zaproszenie do serwera
trail-actions-member_joined = przyjęcie zaproszenia
trail-actions-member_removed = odebranie dostępu
trail-actions-member_changed = zmiana roli
trail-actions-offer_declined = odrzucenie propozycji
trail-actions-offer_withdrawn = wycofanie propozycji
trail-actions-picture_added = dodanie obrazu
trail-actions-picture_removed = usunięcie obrazu
trail-actions-picture_taken_down = zdjęcie obrazu przez moderację
trail-actions-pictures_accepted = sprawdzenie nowych obrazów
trail-actions-edits_accepted = sprawdzenie zmian
trail-actions-edits_put_back = przywrócenie poprzedniej treści
trail-actions-reports_closed = zamknięcie zgłoszeń
trail-actions-key_issued = utworzenie klucza
trail-actions-key_rolled = wymiana klucza
trail-actions-key_revoked = unieważnienie klucza
trail-actions-url_key_made = utworzenie klucza URL
trail-actions-link_key_made = utworzenie klucza linków do głosowania
trail-actions-link_key_removed = usunięcie klucza linków do głosowania
trail-actions-webhook_set = ustawienie adresu URL webhooka
trail-actions-chat_set = ustawienie wiadomości na czacie
trail-actions-webhook_cleared = usunięcie adresu URL webhooka
trail-actions-webhook_paused = wstrzymanie webhooka
trail-actions-webhook_resumed = wznowienie webhooka
trail-actions-secret_prepared = przygotowanie sekretu webhooka
trail-actions-secret_activated = włączenie sekretu webhooka
trail-actions-rewards_set = wybór sposobu wydawania nagród
trail-actions-goal_set = ustawienie celu
trail-actions-goal_changed = zmiana liczby celu
trail-actions-goal_removed = usunięcie celu
trail-actions-test_sent = wysłanie testu
trail-actions-receiver_graded = ocena odbiornika
trail-actions-delivery_resent = ponowne wysłanie głosu
trail-actions-deliveries_replayed = ponowne wysłanie głosów
trail-actions-vote_voided = unieważnienie głosu
trail-actions-votes_voided = unieważnienie głosów
trail-actions-votes_restored = przywrócenie unieważnionych głosów
trail-actions-void_answered = odpowiedź w sprawie unieważnionych głosów
trail-actions-wave_dismissed = zamknięcie alertu o nietypowych głosach
trail-actions-name_given = przyznanie kontu nicku gracza
trail-actions-name_refused = odmowa przyznania nicku gracza
trail-actions-account_disabled = wyłączenie konta
trail-actions-account_enabled = włączenie konta
trail-actions-change_approved = zatwierdzenie zmiany
trail-actions-change_refused = odrzucenie zmiany
trail-actions-change_withdrawn = wycofanie zmiany
trail-actions-game_added = dodanie gry
trail-actions-game_edited = edycja gry
trail-actions-game_merged = połączenie gry z inną
trail-actions-game_removed = usunięcie gry
trail-actions-tag_added = dodanie tagu
trail-actions-tag_edited = edycja tagu
trail-actions-tag_merged = połączenie tagu z innym
trail-actions-tag_removed = usunięcie tagu
trail-actions-backup_made = utworzenie kopii zapasowej
trail-actions-backup_restored = przywrócenie kopii zapasowej
trail-actions-moderator_made = nadanie roli moderatora
trail-actions-administrator_made = nadanie roli pierwszego administratora
trail-actions-role_changed = zmiana roli konta
trail-actions-sign_in_link_made = utworzenie linku do logowania na konto
trail-actions-sign_in_link_used = logowanie linkiem od operatora
trail-actions-factors_reset = usunięcie kluczy dostępu i drugiego etapu logowania z konta
trail-actions-setting_changed = zmiana ustawienia

pages-previous = Poprzednia
pages-next = Następna

duration-seconds =
    { $seconds ->
        [one] 1 sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
duration-minutes =
    { $minutes ->
        [one] 1 minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
