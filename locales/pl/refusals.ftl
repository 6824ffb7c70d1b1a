### refusals

cannot-accept_edits = Nie można zaakceptować zmian
cannot-accept_pictures = Nie można zaakceptować obrazów
cannot-accept_the_offer = Nie można przyjąć propozycji
cannot-add_game = Nie można dodać gry
cannot-add_server = Nie można dodać serwera
cannot-add_tag = Nie można dodać tagu
cannot-add_the_name = Nie można dodać nicku
cannot-approve_change = Nie można zatwierdzić zmiany
cannot-approve_server = Nie można zatwierdzić serwera
cannot-change_settings = Nie można zmienić ustawień
cannot-change_the_role = Nie można zmienić roli
cannot-check_server = Nie można sprawdzić serwera
cannot-close_reports = Nie można zamknąć zgłoszeń
cannot-decide_about_a_wave = Nie można rozpatrzyć alertu
cannot-decide_on_a_claim_to_a_name = Nie można rozpatrzyć prośby o nick
cannot-disable_account = Nie można wyłączyć konta
cannot-dismiss_the_wave = Nie można zamknąć alertu
cannot-edit_game = Nie można edytować gry
cannot-edit_server = Nie można edytować serwera
cannot-edit_tag = Nie można edytować tagu
cannot-enable_account = Nie można włączyć konta
cannot-export_account = Nie można pobrać danych konta
cannot-grade_the_receiver_of_this_key = Nie można sprawdzić odbiornika tego klucza
cannot-hand_over_server = Nie można przekazać serwera
cannot-invite = Nie można zaprosić
cannot-issue_key = Nie można utworzyć klucza
cannot-lift_the_void_batch = Nie można cofnąć tego unieważnienia
cannot-list_server_again = Nie można przywrócić serwera na listę
cannot-make_a_sign_in_link = Nie można utworzyć linku do logowania
cannot-merge_games = Nie można połączyć gier
cannot-merge_tags = Nie można połączyć tagów
cannot-put_edits_back = Nie można cofnąć zmian
cannot-read_answers = Nie można odczytać odpowiedzi
cannot-refuse_change = Nie można odrzucić zmiany
cannot-reject_server = Nie można odrzucić serwera
cannot-remove_banner = Nie można usunąć banera
cannot-remove_game = Nie można usunąć gry
cannot-remove_logo = Nie można usunąć logo
cannot-remove_tag = Nie można usunąć tagu
cannot-rename = Nie można zmienić nicku
cannot-replay = Nie można ponowić wysyłania
cannot-resend = Nie można wysłać ponownie
cannot-reset_the_second_factor = Nie można zresetować weryfikacji dwuetapowej
cannot-resubmit_server = Nie można ponownie zgłosić serwera
cannot-save_facts = Nie można zapisać informacji
cannot-set_email = Nie można ustawić adresu e-mail
cannot-show_account = Nie można pokazać konta
cannot-show_claims_to_names = Nie można pokazać próśb o nicki
cannot-show_delivery = Nie można pokazać dostarczenia
cannot-show_reports = Nie można pokazać zgłoszeń
cannot-show_the_audit_trail = Nie można pokazać dziennika zmian
cannot-show_the_queue = Nie można pokazać kolejki
cannot-show_void_votes = Nie można pokazać nieważnych głosów
cannot-show_vote = Nie można pokazać głosu
cannot-show_votes = Nie można pokazać głosów
cannot-show_waves = Nie można pokazać alertów
cannot-submit_server = Nie można zgłosić serwera
cannot-suspend_server = Nie można zawiesić serwera
cannot-take_down_picture = Nie można zdjąć obrazu
cannot-test_the_webhook = Nie można przetestować webhooka
cannot-unlist_server = Nie można zdjąć serwera z listy
cannot-void_vote = Nie można unieważnić głosu
cannot-void_votes = Nie można unieważnić głosów
cannot-vote = Nie można zagłosować
cannot-withdraw_change = Nie można wycofać zmiany

cannot-activate_the_webhook_secret_of_key = Nie można włączyć sekretu webhooka tego klucza
cannot-change_the_Votifier_of_key = Nie można zmienić Votifiera tego klucza
cannot-change_the_webhook_of_key = Nie można zmienić webhooka tego klucza
cannot-grade_the_receiver_of_key = Nie można sprawdzić odbiornika tego klucza
cannot-pause_the_webhook_of_key = Nie można wstrzymać webhooka tego klucza
cannot-prepare_a_webhook_secret_for_key = Nie można przygotować sekretu webhooka dla tego klucza
cannot-replay_the_deliveries_of_key = Nie można ponowić wysyłania dla tego klucza
cannot-resume_the_webhook_of_key = Nie można wznowić webhooka tego klucza
cannot-revoke_key = Nie można unieważnić klucza
cannot-roll_key = Nie można wymienić klucza
cannot-test_the_webhook_of_key = Nie można przetestować webhooka tego klucza

## Konta i nicki

account_name_invalid-characters =
    Nie można użyć nicku „{ $name }”: nick ma od 2 do 32 znaków spośród A-Z, a-z, 0-9, „_”, „.” i „-”
    i nie zaczyna się od „-”
account_name_invalid-prefix =
    Nie można użyć nicku „{ $name }”: administrator tej strony nie zezwolił na nicki zaczynające się
    od „{ $prefix }”
account_name_reserved = Nie można użyć nicku „{ $name }”: jest zarezerwowany
account_name_steam =
    Nie można użyć nicku „{ $name }”: to identyfikator Steam. Zaloguj się przez Steam, żeby pokazać, że
    jest twój
game_name_known = Nie można dodać „{ $name }”: to już jeden z twoich nicków
game_names_full =
    Nie można dodać nicku: oprócz własnego konto może mieć niepotwierdzonych nicków najwyżej { $max };
    najpierw usuń któryś
account_exists-email = Nie można założyć konta: adres „{ $email }” ma już konto
account_exists-voted =
    Nie można jeszcze użyć nicku „{ $name }”: ktoś już nim głosował. Jeśli to ty, najpierw potwierdź
    adres e-mail
account_exists-name = Nie można użyć nicku „{ $name }”: jest zajęty
identity_linked =
    Nie można połączyć: służy do logowania na inne konto w tym serwisie i najpierw trzeba je tam odłączyć
last_way_in =
    Nie można usunąć: to jedyny sposób logowania na to konto; najpierw dodaj inny
sign_in_link_refused =
    Nie można utworzyć linku: konto „{ $name }” jest wyłączone albo należy do gracza, który nigdy się
    nie zarejestrował
claim_gone = Nie można rozpatrzyć: tej prośby już nie ma albo nick ma właściciela
sign_in_needed = „{ $player }” ma tu konto. Zaloguj się, żeby nim głosować
account_unknown-named = { $cannot }: nie ma konta „{ $name }”
account_unknown-missing = { $cannot }: nie ma takiego konta
account_unknown-viewers = { $cannot }: zostało usunięte
account_unknown-owners = { $cannot }: twoje konto zostało usunięte
account_unknown-voters = { $cannot }: konto zostało usunięte
account_owns_listings =
    { $count ->
        [one]
            Nie można usunąć konta: należy do niego wpis, który jest zatwierdzony lub czeka na
            sprawdzenie ({ $named }); najpierw go usuń, zdejmij z listy albo przekaż
        [few]
            Nie można usunąć konta: należą do niego { $count } wpisy, które są zatwierdzone lub czekają
            na sprawdzenie ({ $named }); najpierw je usuń, zdejmij z listy albo przekaż
        [many]
            Nie można usunąć konta: należy do niego { $count } wpisów, które są zatwierdzone lub czekają
            na sprawdzenie ({ $named }); najpierw je usuń, zdejmij z listy albo przekaż
       *[other]
            Nie można usunąć konta: należy do niego { $count } wpisu, które są zatwierdzone lub czekają
            na sprawdzenie ({ $named }); najpierw je usuń, zdejmij z listy albo przekaż
    }
account_disabled =
    { $doing ->
        [vote] Nie można zagłosować: moderator wyłączył to konto
       *[disable_account] Nie można wyłączyć konta: jest już wyłączone
    }
account_decided =
    { $cannot }: gdy ta strona była otwarta, ktoś inny podjął decyzję; spójrz jeszcze raz
account_not_disabled = { $cannot }: nie jest wyłączone
account_has_role =
    { $cannot }: ma w tym serwisie rolę { $role ->
        [moderator] moderatora
       *[administrator] administratora
    }; najpierw musi ją odebrać administrator
account_cant_have_role =
    Nie można zmienić roli: konto jest wyłączone albo nikt nie może się na nie zalogować
last_administrator =
    { $doing ->
        [change_the_role]
            Nie można zmienić roli: ten serwis nie ma innego administratora; najpierw nadaj komuś tę rolę
       *[delete_account]
            Nie można usunąć konta: ten serwis nie ma innego administratora; najpierw nadaj komuś tę rolę
    }
rename_too_soon =
    Nie można zmienić nicku: zmiana jest możliwa raz na { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }, następna { $next }
email_invalid = Nie można użyć „{ $text }”: to nie jest adres e-mail
password_too_short =
    Nie można użyć tego hasła: musi mieć co najmniej { $min ->
        [one] { $min } znak
        [few] { $min } znaki
        [many] { $min } znaków
       *[other] { $min } znaku
    }
password_too_long =
    Nie można użyć tego hasła: ma więcej niż { $max ->
        [one] { $max } znak
        [few] { $max } znaki
        [many] { $max } znaków
       *[other] { $max } znaku
    }
password_common =
    Nie można użyć tego hasła: zbyt łatwo je odgadnąć. Wybierz kilka niezwiązanych ze sobą słów
bot_check_failed-forged = To zabezpieczenie nie dotyczyło tego formularza. Spróbuj ponownie.
bot_check_failed-expired = Strona była otwarta zbyt długo. Spróbuj ponownie.
bot_check_failed-unavailable = Ochrona przed botami chwilowo nie działa. Spróbuj ponownie za chwilę.
bot_check_spent = To zabezpieczenie zostało już wykorzystane. Spróbuj ponownie.
moderators_only = { $cannot }: mogą to tylko moderatorzy
administrators_only = { $cannot }: mogą to tylko administratorzy
setting_invalid-accent =
    Nie można zmienić ustawień: kolor to # i sześć cyfr szesnastkowych, na przykład #f4b41f
setting_invalid-name =
    Nie można zmienić ustawień: limit długości nazwy to { $max } (tylko znaki drukowalne)
setting_invalid-imprint =
    Nie można zmienić ustawień: limit długości noty prawnej to { $max } (tylko znaki drukowalne)
reason_needed = { $cannot }: podaj powód (liczba znaków: od { $min } do { $max })
form_used = Ten formularz został już wysłany i zadziałał jeden raz

## Wpisy

server_unknown = Nie ma serwera „{ $slug }”
role_too_low =
    { $role ->
        [owner] Może to zrobić tylko właściciel serwera
       *[other]
            Widzisz liczby i wysyłkę tego serwera, ale to mogą zrobić tylko jego właściciel i menedżerowie
    }
offer_unknown =
    Tej propozycji już nie ma: została wycofana, ktoś już na nią odpowiedział, wygasła albo serwer ma
    innego właściciela
offer_refused-unknown = { $cannot }: nie ma konta { $name }, na które można się zalogować
offer_refused-self = { $cannot }: { $name } to już właściciel
offer_refused-member = { $cannot }: { $name } ma już dostęp
offer_refused-asked =
    { $cannot }: { $name } ma już propozycję; najpierw ją wycofaj, a po odmowie odczekaj { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
offer_refused-many = { $cannot }: osób i otwartych propozycji jest już { $max }
offer_refused-unpublished = { $cannot }: najpierw moderator musi zatwierdzić serwer
member_unknown = Ta osoba nie ma już dostępu
server_name_invalid = { $cannot }: nazwa ma od { $min } do { $max } znaków drukowalnych
slug_refused-form =
    { $cannot }: adres strony ma od { $min } do { $max } znaków: małe litery a-z, cyfry i pojedyncze
    łączniki między nimi
slug_refused-formLike =
    { $cannot }: adres strony ma od { $min } do { $max } znaków: małe litery a-z, cyfry i pojedyncze
    łączniki między nimi, na przykład „{ $example }”
slug_refused-reserved = { $cannot }: adres strony „{ $slug }” jest zarezerwowany dla serwisu
slug_refused-taken = { $cannot }: inny serwer ma lub miał adres strony „{ $slug }”
slug_refused-alike =
    { $cannot }: adres strony „{ $slug }” jest zbyt podobny do adresu innego serwera
slug_moved =
    { $cannot }: adres strony serwera z listy można zmienić najwyżej raz na { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }; następna zmiana będzie możliwa { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: „{ $host }” to nie jest nazwa hosta ani adres
server_host_invalid-inner =
    { $cannot }: „{ $host }” jest nieosiągalny z internetu; podaj publiczny adres serwera
server_port_invalid = { $cannot }: port to liczba całkowita od 1 do 65535, a nie { $port }
description_too_long =
    { $cannot }: opis jest za długi, liczba znaków: { $length }, limit: { $max }
changed_meanwhile = { $cannot }: w międzyczasie coś się zmieniło
facts_invalid = Nie można zapisać informacji: { $faults }
tag_unknown-plain = Nie ma tagu „{ $slug }”
tag_unknown-cannot = { $cannot }: nie ma tagu „{ $slug }”
tag_invalid-name = { $cannot }: nazwa ma od { $min } do { $max } znaków drukowalnych
tag_invalid-slug =
    { $cannot }: skrót do adresu ma od 2 do 40 znaków: a-z, 0-9 i pojedyncze łączniki
tag_exists = { $cannot }: „{ $name }” jest już na liście
entry_used =
    { $servers ->
        [one] { $cannot }: używa tego jeden wpis, być może już usunięty; zamiast tego połącz
        [few]
            { $cannot }: używają tego { $servers } wpisy, wliczając usunięte; zamiast tego połącz
        [many]
            { $cannot }: używa tego { $servers } wpisów, wliczając usunięte; zamiast tego połącz
       *[other]
            { $cannot }: używa tego { $servers } wpisu, wliczając usunięte; zamiast tego połącz
    }
merged_with_itself = { $cannot }: do połączenia wybierz inną pozycję
servers_too_many-all = { $cannot }: liczba twoich serwerów to { $servers }, a limit to { $max }
servers_too_many-pending =
    { $pending ->
        [one] { $cannot }: { $pending } twój serwer już czeka na moderatora
        [few] { $cannot }: { $pending } twoje serwery już czekają na moderatora
        [many] { $cannot }: { $pending } twoich serwerów już czeka na moderatora
       *[other] { $cannot }: { $pending } twojego serwera już czeka na moderatora
    }
change_gone-none = { $cannot } serwera „{ $slug }”: żadna nie czeka
change_gone-seen =
    { $cannot } serwera „{ $slug }”: właściciel edytował ją w międzyczasie; spójrz jeszcze raz
change_gone-replaced =
    { $cannot } serwera „{ $slug }”: właściciel zastąpił ją w międzyczasie; spójrz na nową
server_transition-status =
    { $cannot } „{ $slug }”: { $status ->
        [pending] czeka na sprawdzenie
        [approved] jest zatwierdzony
        [rejected] jest odrzucony
       *[suspended] jest zawieszony
    }
server_transition-ownerless =
    { $cannot } „{ $slug }”: właściciel usunął konto, więc nikt za niego nie odpowiada
server_transition-changed =
    { $cannot } „{ $slug }”: gdy ta strona była otwarta, coś się zmieniło albo ktoś inny podjął
    decyzję; spójrz jeszcze raz
server_transition-unlisted = { $cannot } „{ $slug }”: właściciel zdjął go z listy
server_own = { $cannot } („{ $slug }”): to serwer, przy którym pracujesz, więc decyduje inny moderator
server_not_approved =
    { $doing ->
        [check_server]
            Nie można sprawdzić serwera „{ $slug }”: { $status ->
                [pending] czeka na sprawdzenie
                [approved] jest zatwierdzony
                [rejected] jest odrzucony
               *[suspended] jest zawieszony
            }
       *[other]
            { $cannot }: { $status ->
                [pending] serwer „{ $slug }” czeka na sprawdzenie
                [approved] serwer „{ $slug }” jest zatwierdzony
                [rejected] serwer „{ $slug }” jest odrzucony
               *[suspended] serwer „{ $slug }” jest zawieszony
            }
    }
check_too_soon-busy =
    Nie można sprawdzić serwera: trwa zbyt wiele sprawdzeń; spróbuj ponownie za chwilę
check_too_soon-waiting =
    Nie można sprawdzić serwera: jeden z twoich czekających serwerów był sprawdzany mniej niż
    { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } temu
check_too_soon-listed =
    Nie można sprawdzić serwera: był sprawdzany mniej niż { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    } temu
game_unknown = { $cannot }: nie ma gry „{ $slug }”; znane gry: { $known }
game_invalid-name = { $cannot }: nazwa ma od { $min } do { $max } znaków drukowalnych
game_invalid-slug =
    { $cannot }: „{ $slug }” nie nadaje się na skrót do adresu: od 2 do 60 znaków, a-z, 0-9 i pojedyncze
    łączniki
game_invalid-protocol =
    { $cannot }: nie ma protokołu „{ $protocol }”; znane protokoły: { $known }
game_invalid-port = { $cannot }: port to liczba całkowita od 1 do { $max }
game_invalid-queryPort = { $cannot }: port zapytań { $port } nie jest prawidłowym portem
game_exists =
    { $cannot }: „{ $slug }” jest już na liście albo było skróconą nazwą gry, która na niej jest
picture_refused-damaged =
    Nie można użyć tego obrazu: plik jest uszkodzony; otwórz go w edytorze grafiki i zapisz ponownie
picture_refused-animated =
    Nie można użyć tego obrazu: jest animowany; wybierz nieruchomy
picture_refused-format =
    Nie można użyć tego obrazu: to nie PNG, JPEG ani WebP; GIF i SVG nie są przyjmowane
picture_refused-large =
    Nie można użyć tego obrazu: ma { $width } × { $height } pikseli, a limit megapikseli to
    { NUMBER($megapixels, maximumFractionDigits: 1) }; najpierw go zmniejsz
picture_refused-small =
    Nie można użyć tego obrazu: ma { $width } × { $height } pikseli, a { $kind ->
        [logo] logo
       *[banner] baner
    } musi mieć co najmniej { $minWidth } × { $minHeight }
picture_gone =
    { $cannot } serwera „{ $slug }”: w międzyczasie jego obrazy się zmieniły; spójrz jeszcze raz
report_invalid-other = Nie można wysłać zgłoszenia: napisz, co jest nie tak (limit znaków: { $max })
report_invalid-chosen = Nie można wysłać zgłoszenia: opis jest za długi (limit znaków: { $max })
reports_too_many-nameless =
    Nie można wysłać zgłoszenia: liczba zgłoszeń tego serwera od niezalogowanych osób to już { $max } i
    na razie moderatorzy nie przyjmują kolejnych. Zaloguj się w innej karcie i wyślij to ponownie
reports_too_many-all =
    Nie można wysłać zgłoszenia: moderatorzy mają już tyle zgłoszeń tego serwera: { $max }; spróbuj
    ponownie za godzinę
report_gone = Nie można zamknąć zgłoszeń serwera „{ $slug }”: żadne nie jest otwarte

## Informacje o serwerze

fact-tags =
    Wybierz najwyżej { $max ->
        [one] { $max } tag
        [few] { $max } tagi
        [many] { $max } tagów
       *[other] { $max } tagu
    }.
fact-country = Wybierz kraj z listy.
fact-languages = Wybierz języki z listy.
fact-languages_too_many =
    Wybierz najwyżej { $max ->
        [one] { $max } język
        [few] { $max } języki
        [many] { $max } języków
       *[other] { $max } języka
    }.
fact-description = Opis jest za długi. Limit znaków: { $max }.
fact-text_language = Wybierz język z listy.
fact-text_language_twice = Niżej też są teksty w tym języku. Usuń je albo wybierz tu inny język.
fact-rules = Zasady są za długie. Limit znaków: { $max }.
fact-tagline_not_one_line = Krótki opis to jeden wiersz znaków drukowalnych.
fact-tagline_too_long = Krótki opis jest za długi. Limit znaków: { $max }.
fact-version_not_one_line = Wersja to jeden wiersz znaków drukowalnych.
fact-version_too_long = Wersja jest za długa. Limit znaków: { $max }.
fact-website_too_long = Adres strony WWW jest za długi. Limit znaków: { $max }.
fact-website_too_long_as_written =
    Adres strony WWW w zapisie przeglądarki jest za długi. Limit znaków: { $max }.
fact-website_elsewhere =
    Strona WWW to link do publicznej strony, który zaczyna się od https://.
fact-discord_too_long = Zaproszenie jest za długie. Limit znaków: { $max }.
fact-discord_too_long_as_written =
    Zaproszenie w zapisie przeglądarki jest za długie. Limit znaków: { $max }.
fact-discord_elsewhere =
    Zaproszenie to link do { $sites }, który zaczyna się od https://.
fact-video_too_long = Link do filmu jest za długi. Limit znaków: { $max }.
fact-video_too_long_as_written =
    Link do filmu w zapisie przeglądarki jest za długi. Limit znaków: { $max }.
fact-video_elsewhere =
    Film to link do { $sites }, który zaczyna się od https://.

## Klucze, webhooki i wysyłka

key_unknown-plain = Nie ma klucza „{ $id }”
key_unknown-cannot = { $cannot }: nie ma klucza „{ $id }”
key_name_invalid =
    Nie można utworzyć klucza: nazwa klucza ma od 1 do { $max } znaków drukowalnych
keys_too_many =
    { $max ->
        [one]
            Nie można utworzyć klucza: ten serwer ma już { $max } klucz; najpierw go unieważnij
        [few]
            Nie można utworzyć klucza: ten serwer ma już { $max } klucze; najpierw unieważnij któryś
        [many]
            Nie można utworzyć klucza: ten serwer ma już { $max } kluczy; najpierw unieważnij któryś
       *[other]
            Nie można utworzyć klucza: ten serwer ma już { $max } klucza; najpierw unieważnij któryś
    }
scopes_invalid = Nie można utworzyć klucza: wybierz, do czego służy, spośród: { $known }
key_revoked = { $cannot }: unieważniono go { $at }
overlap_invalid =
    Nie można wymienić klucza: stary i nowy działają razem od 0 do { $max } godzin, a nie { $hours }
webhook_url_refused-incomplete =
    Nie można użyć tego URL webhooka: To nie jest pełny adres internetowy.
webhook_url_refused-inner =
    Nie można użyć tego URL webhooka: URL webhooka musi prowadzić do hosta w publicznym internecie.
webhook_url_refused-chat =
    Nie można użyć tego URL webhooka: To adres kanału na Discordzie, który przyjmuje wiadomości, a
    nie głosy. Połącz go na karcie „Czaty”: głosy są tam publikowane jako wiadomości.
webhook_url_refused-scheme =
    Nie można użyć tego URL webhooka: URL webhooka zaczyna się od https:// lub http://.
webhook_url_refused-credentials =
    Nie można użyć tego URL webhooka: URL webhooka nie może zawierać nazwy użytkownika ani hasła.
webhook_url_refused-port =
    Nie można użyć tego URL webhooka: Webhook nie może używać portu { $port }: wybierz 80, 443 albo inny
    port powyżej 1023.
webhook_url_refused-tooLong =
    Nie można użyć tego URL webhooka: URL webhooka jest za długi. Limit znaków: { $max }.
webhook_url_taken = Nie można użyć { $url }: wysyła tam już inny klucz tego serwera
secret_not_prepared = Nie można włączyć sekretu webhooka: żaden nie został przygotowany
key_is_votifier = { $cannot }: to klucz Votifiera z karty „Nagrody”
key_is_chat = { $cannot }: to klucz kanału z karty „Czaty”
chat_address_refused-notDiscord =
    Nie można połączyć: To nie jest adres webhooka Discorda. W Discordzie otwórz ustawienia kanału,
    potem Integracje i Webhooki, i skopiuj adres URL webhooka.
chat_address_refused-notSlack =
    Nie można połączyć: To nie jest adres przychodzącego webhooka Slacka. Zaczyna się od
    https://hooks.slack.com/services/.
chat_connected = Nie można połączyć: ten kanał jest już połączony
votifier_address_refused-host =
    Nie można połączyć: To nie jest nazwa hosta ani adres; port ma osobne pole.
votifier_address_refused-inner =
    Nie można połączyć: Votifier musi być dostępny pod tym hostem z publicznego internetu.
votifier_address_refused-port =
    Nie można połączyć: Votifier nie może działać na porcie { $port }: zwykle jest to { $usual }.
votifier_secret_refused-missing =
    Nie można połączyć: brakuje tokenu lub klucza publicznego twojego Votifiera
votifier_secret_refused-lost = Nie można połączyć: wklej token lub klucz jeszcze raz
votifier_secret_refused-privateKey =
    Nie można połączyć: To klucz prywatny. Musi zostać na twoim serwerze: wklej ten z pliku public.key, a
    jeśli ktoś jeszcze widział prywatny, utwórz nowe klucze.
votifier_secret_refused-neither =
    Nie można połączyć: To ani token (od 6 do { $max } znaków bez spacji), ani klucz publiczny Votifiera.
votifier_secret_refused-anotherKey =
    Nie można połączyć: Votifier używa kluczy RSA o długości { $bits } bitów, a ten jest inny: usuń folder
    „rsa” swojego pluginu i uruchom serwer ponownie, a powstaną nowe klucze.
votifier_connected = Nie można połączyć: zrobiono to przed chwilą w innym oknie
votifiers_too_many = Nie można połączyć: liczba odbiorników tego serwera to już { $max }; najpierw usuń jeden
votifier_missing = Nie można wybrać Votifiera: najpierw połącz go, podając jego token lub klucz
replay_time_invalid-since =
    { $days ->
        [one]
            Nie można ponowić wysyłania od { $time }: ten czas musi mieścić się w ostatnim { $days } dniu
        [few]
            Nie można ponowić wysyłania od { $time }: ten czas musi mieścić się w ostatnich { $days } dniach
        [many]
            Nie można ponowić wysyłania od { $time }: ten czas musi mieścić się w ostatnich { $days } dniach
       *[other]
            Nie można ponowić wysyłania od { $time }: ten czas musi mieścić się w ostatnich { $days } dnia
    }
replay_time_invalid-unreadable =
    { $days ->
        [one]
            Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnim { $days } dniu
        [few]
            Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich { $days } dniach
        [many]
            Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich { $days } dniach
       *[other]
            Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich { $days } dnia
    }
replay_too_soon =
    Nie można ponowić wysyłania: poprzednie na ten adres jeszcze trwa albo dopiero się skończyło; następne
    może się zacząć { $from }
sends_too_many =
    { $cannot }: na ten adres wysłano ręcznie już bardzo dużo; spróbuj ponownie za minutę
delivery_unknown = { $cannot }: nie ma dostarczenia „{ $id }”
delivery_unfinished = Nie można ponownie wysłać dostarczenia „{ $id }”: właśnie jest wysyłane
delivery_without_destination =
    { $doing ->
        [resend] Nie można wysłać ponownie: klucz jest unieważniony albo nie ma URL webhooka
        [replay] Nie można ponowić wysyłania: ten klucz nie ma URL webhooka
        [test_the_webhook] Nie można przetestować webhooka: ten klucz nie ma URL webhooka
       *[grade_the_receiver_of_this_key]
            Nie można sprawdzić odbiornika tego klucza: klucz nie ma URL webhooka albo webhook nie działa: wysyłaj
            testy, aż któryś dotrze
    }

## Głosy

clock_off = Nie można zagłosować: zegary tego hosta i bazy danych się nie zgadzają
favourites_full =
    { $max ->
        [one] Nie można dodać do ulubionych: masz już { $max } serwer; najpierw go usuń
        [few] Nie można dodać do ulubionych: masz już { $max } serwery; najpierw usuń któryś
        [many] Nie można dodać do ulubionych: masz już { $max } serwerów; najpierw usuń któryś
       *[other] Nie można dodać do ulubionych: masz już { $max } serwera; najpierw usuń któryś
    }
vote_unknown = { $cannot }: nie ma głosu „{ $id }”
vote_voided =
    { $doing ->
        [resend] Nie można ponownie wysłać dostarczenia „{ $id }”: jego głos został unieważniony
       *[void_vote] Nie można unieważnić głosu „{ $id }”: jest już nieważny
    }
void_choice_invalid-span =
    { $days ->
        [one]
            Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć
            najwyżej { $days } dzień
        [few]
            Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć
            najwyżej { $days } dni
        [many]
            Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć
            najwyżej { $days } dni
       *[other]
            Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć
            najwyżej { $days } dnia
    }
void_choice_invalid-number =
    Nie można wybrać głosów: { $given } to nie jest liczba całkowita od 1 do { $max }
void_choice_changed-others =
    Nie można unieważnić głosów: trwa już inne działanie na głosach z tych godzin; policz je ponownie za
    minutę
void_choice_changed-counted =
    Nie można unieważnić głosów: w chwili liczenia było ich { $expected }, ale ktoś część unieważnił i teraz
    pasuje { $votes }; policz je ponownie
void_batch_unknown = Nie można cofnąć: nie ma unieważnienia „{ $id }”
void_batch_lifted = Nie można cofnąć unieważnienia „{ $id }”: cofnięto je już wcześniej
void_notice_unknown = Nie można odpowiedzieć: nie ma wiadomości o nieważnych głosach „{ $id }”
void_answered-lifted = Nie można odpowiedzieć: te głosy znów się liczą
void_answered-given =
    Nie można odpowiedzieć: na każdą wiadomość jest jedna odpowiedź i została już wysłana
void_answer_invalid = Nie można odpowiedzieć: napisz od { $min } do { $max } znaków
void_answer_read = Ktoś inny oznaczył tę odpowiedź jako przeczytaną
wave_unknown = Nie ma alertu „{ $id }”
wave_decided-person =
    { $state ->
        [voided]
            Nie można rozpatrzyć alertu: jego głosy zostały już unieważnione (moderator: { $by })
       *[dismissed] Nie można rozpatrzyć alertu: został już zamknięty (moderator: { $by })
    }
wave_decided-operator =
    { $state ->
        [voided] Nie można rozpatrzyć alertu: operator w międzyczasie unieważnił te głosy
       *[dismissed] Nie można rozpatrzyć alertu: operator w międzyczasie go zamknął
    }
wave_grown =
    Nie można rozpatrzyć alertu: liczba głosów to teraz { $votes }, a przy otwarciu było { $seen }; spójrz
    jeszcze raz
