### refusals

account_name_invalid-characters =
    Użyj od 2 do 32 znaków: liter A-Z, cyfr, „_”, „.” lub „-”. Nick nie ma spacji i nie zaczyna
    się od „-”.
account_name_invalid-prefix =
    Wybierz nick, który nie zaczyna się od „{ $prefix }”. Ten serwis nie przyjmuje takich nicków.
account_name_reserved = „{ $name }” jest zarezerwowany dla serwisu. Wybierz inny nick.
account_name_steam = To jest identyfikator Steam. Zaloguj się przez Steam, żeby go użyć.
game_name_known = „{ $name }” jest już na twojej liście.
game_names_full =
    Najpierw usuń któryś nick. Oprócz własnego możesz mieć niepotwierdzonych nicków najwyżej
    { $max }.
account_exists-email = Ten adres ma już konto. Zaloguj się.
account_exists-voted =
    Ktoś już głosował jako „{ $name }”. Jeśli to ty, najpierw potwierdź swój adres e-mail.
account_exists-name = Nick „{ $name }” jest zajęty. Wybierz inny albo zaloguj się, jeśli jest twój.
identity_linked = To należy tutaj do innego konta. Najpierw odłącz je tam.
last_way_in = Najpierw dodaj inny sposób logowania. To twój jedyny.
sign_in_link_refused =
    „{ $name }” nie może dostać linku do logowania. Konto jest wyłączone albo gracz nigdy się nie
    zarejestrował.
claim_gone = Nie ma już czego rozpatrywać. Tej prośby już nie ma albo nick ma właściciela.
sign_in_needed = „{ $player }” ma tu konto. Zaloguj się, żeby z niego głosować.
account_unknown-named = Nie ma konta „{ $name }”. Sprawdź nick.
account_unknown-deleted = To konto zostało usunięte.
account_owns_listings = Najpierw usuń swoje wpisy, zdejmij je z listy albo przekaż: { $named }.
account_disabled-vote = To konto nie może głosować. Wyłączył je moderator.
account_disabled-again = To konto jest już wyłączone.
account_decided = Ktoś inny zdecydował, odkąd to otwarto. Spójrz jeszcze raz.
account_not_disabled = To konto nie jest wyłączone.
account_has_role =
    { $role ->
        [moderator] To konto ma rolę moderatora. Najpierw musi ją odebrać administrator.
       *[administrator]
            To konto ma rolę administratora. Najpierw musi ją odebrać inny administrator.
    }
account_cant_have_role =
    Wybierz inne konto. To jest wyłączone albo nikt nie może się na nie zalogować.
last_administrator = Najpierw nadaj komuś innemu rolę administratora. Ten serwis nie ma innego.
rename_too_soon = Nick można znów zmienić { DATETIME($next, dateStyle: "medium") }.
email_invalid = Wpisz adres e-mail, na przykład lena@example.org.
password_too_short = Minimalna liczba znaków: { $min }. Wpisz dłuższe hasło.
password_too_long = Maksymalna liczba znaków: { $max }. Wpisz krótsze hasło.
password_common =
    Zbyt łatwe do odgadnięcia. Użyj trzech lub czterech słów, które do siebie nie pasują.
bot_check_failed-forged = To zabezpieczenie nie dotyczyło tego formularza. Spróbuj ponownie.
bot_check_failed-expired = Strona była otwarta zbyt długo. Spróbuj ponownie.
bot_check_failed-unavailable = Ochrona przed botami chwilowo nie działa. Spróbuj ponownie za chwilę.
bot_check_spent = To zabezpieczenie zostało już wykorzystane. Spróbuj ponownie.
moderators_only = Mogą to zrobić tylko moderatorzy.
administrators_only = Mogą to zrobić tylko administratorzy. Poproś któregoś z nich.
setting_invalid-accent = Wpisz kolor jako # i sześć cyfr, na przykład #f4b41f.
setting_invalid-name = Skróć nazwę. Limit znaków drukowalnych to { $max }.
setting_invalid-imprint = Skróć notę prawną. Limit znaków drukowalnych to { $max }.
reason_needed = Podaj powód, od { $min } do { $max } znaków.
form_used = Ten formularz został już wysłany i zadziałał. Nic więcej nie trzeba robić.

server_unknown = Nie ma serwera „{ $slug }”.
role_too_low =
    { $role ->
        [owner] Poproś właściciela. Tylko on może to zrobić.
       *[other]
            Poproś właściciela albo menedżera. Podgląd pozwala patrzeć, ale niczego nie zmieniać.
    }
offer_unknown =
    Tej propozycji już nie ma. Została wycofana, ktoś już na nią odpowiedział, wygasła albo serwer
    ma innego właściciela.
offer_refused-unknown = Nikt tu nie ma nicku { $name }. Zapytaj tę osobę o nazwę użytkownika.
offer_refused-self = { $name } jest już właścicielem.
offer_refused-member = { $name } ma już dostęp.
offer_refused-you = Masz już dostęp albo oferta czeka w „Moje serwery”.
offer_refused-asked =
    { $name } ma już propozycję. Najpierw ją wycofaj, a po odmowie odczekaj tyle dni: { $days }.
offer_refused-many =
    Najpierw usuń osobę albo wycofaj propozycję. Limit osób i otwartych propozycji to { $max }.
offer_refused-unpublished = Poczekaj, aż moderator zatwierdzi serwer.
member_unknown = Ta osoba nie ma już dostępu.
server_name_invalid = Wpisz nazwę, od { $min } do { $max } znaków drukowalnych.
slug_refused-form =
    Użyj od { $min } do { $max } znaków: małych liter a-z, cyfr i pojedynczych łączników.
slug_refused-formLike =
    Użyj od { $min } do { $max } znaków: małych liter a-z, cyfr i pojedynczych łączników, na
    przykład „{ $example }”.
slug_refused-reserved = „{ $slug }” jest zarezerwowany dla serwisu. Wybierz inny adres.
slug_refused-taken = Adres „{ $slug }” ma lub miał inny serwer. Wybierz inny.
slug_refused-alike = „{ $slug }” jest zbyt podobny do adresu innego serwera. Wybierz inny.
slug_moved = Adres można znów zmienić { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Wpisz sam adres, na przykład play.example.com.
server_host_invalid-inner = Wpisz publiczny adres serwera. Ten działa tylko w twojej sieci.
server_port_invalid = Wpisz numer portu od 1 do 65535.
description_too_long = Skróć tekst. Za dużo znaków: { $over }.
changed_meanwhile = W międzyczasie coś się tu zmieniło. Sprawdź to i zapisz ponownie.
facts_invalid = { $faults }
tag_unknown = Nie ma tagu „{ $slug }”. Wybierz tag z listy.
tag_invalid-name = Wpisz nazwę, od { $min } do { $max } znaków drukowalnych.
tag_invalid-slug = W skrócie do adresu użyj od 2 do 40 znaków: a-z, 0-9 i pojedynczych łączników.
tag_exists = „{ $name }” jest już na liście.
entry_used =
    Zamiast tego połącz. Liczba wpisów, które tego używają, wliczając usunięte: { $servers }.
merged_with_itself = Wybierz do połączenia coś innego.
servers_too_many-all = Limit serwerów to { $max }. Niedawno usunięte nadal się liczą.
servers_too_many-pending =
    Poczekaj na decyzję albo usuń któryś serwer. Czekające na moderatora: { $pending }.
change_gone-none = Żadna zmiana serwera „{ $slug }” już nie czeka.
change_gone-seen = Właściciel serwera „{ $slug }” zmienił go w międzyczasie. Spójrz jeszcze raz.
change_gone-replaced =
    Właściciel serwera „{ $slug }” zastąpił tę zmianę w międzyczasie. Spójrz na nową.
server_transition-status =
    { $status ->
        [pending] Serwer „{ $slug }” czeka na sprawdzenie, więc to niemożliwe. Spójrz jeszcze raz.
        [approved] Serwer „{ $slug }” jest zatwierdzony, więc to niemożliwe. Spójrz jeszcze raz.
        [rejected] Serwer „{ $slug }” jest odrzucony, więc to niemożliwe. Spójrz jeszcze raz.
       *[suspended] Serwer „{ $slug }” jest zawieszony, więc to niemożliwe. Spójrz jeszcze raz.
    }
server_transition-ownerless =
    Właściciel serwera „{ $slug }” usunął konto, więc nikt za niego nie odpowiada.
server_transition-changed =
    Serwer „{ $slug }” zmieniono lub rozpatrzono, odkąd go otwarto. Spójrz jeszcze raz.
server_transition-unlisted = Właściciel zdjął serwer „{ $slug }” z listy.
server_transition-told = Właściciel serwera „{ $slug }” już o tym wie. Podejmij nową decyzję.
server_own = Pracujesz przy serwerze „{ $slug }”, więc zostaw to innemu moderatorowi.
server_not_approved =
    { $status ->
        [pending] Serwer „{ $slug }” czeka na sprawdzenie. Najpierw musi go zatwierdzić moderator.
        [rejected] Serwer „{ $slug }” jest odrzucony. Właściciel musi go zmienić i zgłosić ponownie.
       *[suspended]
            Serwer „{ $slug }” jest zawieszony. Najpierw moderator musi go ponownie zatwierdzić.
    }
check_too_soon-busy = Trwa zbyt wiele sprawdzeń. Spróbuj ponownie za chwilę.
check_too_soon-waiting =
    Jeden z twoich czekających serwerów właśnie sprawdzono. Spróbuj ponownie za { $seconds } s.
check_too_soon-listed = Właśnie sprawdzono. Spróbuj ponownie za { $seconds } s.
game_unknown = Nie ma gry „{ $slug }”. Wybierz jedną z tych: { $known }.
game_invalid-name = Wpisz nazwę, od { $min } do { $max } znaków drukowalnych.
game_invalid-slug = W skrócie do adresu użyj od 2 do 60 znaków: a-z, 0-9 i pojedynczych łączników.
game_invalid-protocol = Nie ma protokołu „{ $protocol }”. Wybierz jeden z tych: { $known }.
game_invalid-port = Wpisz numer portu od 1 do { $max }.
game_invalid-queryPort = Wybierz inny odstęp do portu zapytań. Teraz byłby to { $port }.
game_exists = „{ $slug }” jest już na liście albo był skrótem gry z listy.
picture_refused-damaged = Plik jest uszkodzony. Otwórz go w edytorze grafiki i zapisz ponownie.
picture_refused-animated = Wybierz obraz, który się nie rusza.
picture_refused-format = Użyj pliku PNG, JPEG lub WebP.
picture_refused-large =
    Najpierw zmniejsz obraz. Ma { $width } × { $height } pikseli, a limit to
    { NUMBER($megapixels, maximumFractionDigits: 1) } Mpx.
picture_refused-small =
    { $kind ->
        [logo]
            Użyj większego obrazu. Logo musi mieć { $minWidth } × { $minHeight } pikseli, a ten
            obraz ma { $width } × { $height }.
       *[banner]
            Użyj większego obrazu. Baner musi mieć { $minWidth } × { $minHeight } pikseli, a ten
            obraz ma { $width } × { $height }.
    }
picture_gone = Obrazy serwera „{ $slug }” zmieniły się w międzyczasie. Spójrz na nie jeszcze raz.
report_invalid-other = Napisz, co jest nie tak, od 1 do { $max } znaków.
report_invalid-chosen = Skróć tekst. Limit znaków to { $max }.
reports_too_many-nameless =
    Zaloguj się w innej karcie i wyślij to ponownie. Liczba zgłoszeń od niezalogowanych osób to
    już { $max } i na razie moderatorzy nie przyjmują kolejnych.
reports_too_many-all = Liczba zgłoszeń w tej sprawie to już { $max }. Spróbuj ponownie za godzinę.
report_gone = Serwer „{ $slug }” nie ma już otwartych zgłoszeń.

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

key_unknown = Nie ma klucza „{ $id }”.
key_name_invalid = Nadaj kluczowi nazwę, od 1 do { $max } znaków drukowalnych.
keys_too_many = Najpierw unieważnij któryś klucz. Limit kluczy to { $max }.
scopes_invalid = Wybierz, do czego jest klucz: { $known }.
key_revoked = Ten klucz unieważniono. Utwórz nowy.
overlap_invalid = Wpisz liczbę godzin od 0 do { $max }.
webhook_url_refused-incomplete = Wpisz cały adres, zaczynający się od https://.
webhook_url_refused-inner = Wpisz publiczny adres w internecie. Ten działa tylko w twojej sieci.
webhook_url_refused-chat =
    To adres czatu, który przyjmuje wiadomości, a nie głosy. Podłącz go na karcie „Czaty”.
webhook_url_refused-scheme = Wpisz adres, który zaczyna się od https:// lub http://.
webhook_url_refused-credentials = Usuń nazwę użytkownika i hasło.
webhook_url_refused-port = Portu { $port } nie można użyć. Wybierz 80, 443 albo port powyżej 1023.
webhook_url_refused-tooLong = Użyj krótszego adresu. Limit znaków to { $max }.
webhook_url_taken = Inny klucz tego serwera już tam wysyła. Użyj go albo podaj inny adres.
secret_not_prepared = Najpierw przygotuj nowy sekret.
key_is_votifier = To klucz Votifiera. Zmień go na karcie „Nagrody”.
key_is_chat = To klucz kanału. Zmień go na karcie „Czaty”.
chat_address_refused-missing = Wklej adres webhooka kanału.
chat_address_refused-notDiscord =
    To nie jest adres webhooka Discorda. Otwórz w Discordzie ustawienia kanału, potem Integracje i
    Webhooki, i skopiuj adres URL webhooka.
chat_address_refused-notSlack =
    To nie jest adres przychodzącego webhooka Slacka. Zaczyna się on od
    https://hooks.slack.com/services/.
chat_connected = Ten kanał jest już podłączony.
votifier_address_refused-host = Wpisz sam host, na przykład play.example.com. Port ma własne pole.
votifier_address_refused-inner =
    Wpisz publiczny adres w internecie. Ten działa tylko w twojej sieci.
votifier_address_refused-port =
    Votifier nie jest osiągalny na porcie { $port }. Zwykle jest to { $usual }.
votifier_secret_refused-missing = Wklej token albo klucz publiczny swojego Votifiera.
votifier_secret_refused-lost = Wklej token albo klucz jeszcze raz.
votifier_secret_refused-privateKey =
    To klucz prywatny, zachowaj go w tajemnicy. Wklej ten z pliku public.key, a jeśli ktoś jeszcze
    widział prywatny, utwórz nowe klucze.
votifier_secret_refused-neither =
    Wklej token (od 6 do { $max } znaków bez spacji) albo klucz publiczny Votifiera.
votifier_secret_refused-anotherKey =
    Votifier potrzebuje klucza RSA o długości { $bits } bitów. Usuń folder „rsa” swojego pluginu i
    uruchom serwer ponownie, a powstaną nowe klucze.
votifier_connected = Zrobiono to przed chwilą w innym oknie.
votifiers_too_many = Najpierw usuń jakiś odbiornik. Limit odbiorników to { $max }.
votifier_missing = Najpierw podłącz Votifiera, podając jego token lub klucz.
goal_name_invalid = Nadaj celowi nazwę, na przykład vote-party: małe litery od a do z, cyfry, - i _.
goal_name_taken = Wybierz inną nazwę. Tę ma już inny cel.
goal_target_invalid = Podaj liczbę od { $min } do { $max }.
goals_too_many = Najpierw usuń któryś cel tego rodzaju. Limit to { $max }.
goal_unknown = Nie ma celu „{ $name }”.
replay_time_invalid = Wybierz inny moment. Liczba dni wstecz to najwyżej { $days }.
replay_too_soon =
    Poprzednie wysyłanie na ten adres jeszcze trwa albo dopiero się skończyło. Następne zacznij
    { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC lub później.
sends_too_many = Ręcznie wysłano już bardzo dużo. Spróbuj ponownie za minutę.
delivery_unknown = Nie ma dostawy „{ $id }”.
delivery_unfinished = Ta dostawa jest właśnie wysyłana. Poczekaj na wynik.
delivery_without_destination-resend =
    Tej dostawy nie można wysłać ponownie. Jej klucz jest unieważniony albo nie ma URL webhooka.
delivery_without_destination-none = Najpierw podaj URL webhooka dla tego klucza.
delivery_without_destination-grade =
    Podaj URL webhooka dla tego klucza i wysyłaj testy, aż któryś dojdzie.

clock_off = Teraz nie można głosować. Zegary tego hosta i bazy danych się nie zgadzają.
favourites_full = Najpierw usuń któryś serwer z ulubionych. Limit to { $max }.
vote_unknown = Nie ma głosu „{ $id }”.
vote_voided-resend = Tej dostawy nie można wysłać ponownie. Jej głos został unieważniony.
vote_voided-again = Ten głos jest już nieważny.
void_choice_invalid-span =
    Wybierz początek przed końcem, oba w przeszłości. Liczba dni między nimi to najwyżej
    { $days }.
void_choice_invalid-number = Wpisz liczbę całkowitą od 1 do { $max }.
void_choice_changed-others =
    Trwa już inne działanie na głosach z tych godzin. Policz je ponownie za minutę.
void_choice_changed-counted =
    Policzone głosy: { $expected }. W międzyczasie część unieważniono i pasuje ich { $votes }.
    Policz je ponownie.
void_batch_unknown = Nie ma unieważnienia „{ $id }”.
void_batch_lifted = To unieważnienie cofnięto już wcześniej.
void_notice_unknown = Nie ma wiadomości o nieważnych głosach „{ $id }”.
void_answered-lifted = Odpowiedź nie jest już potrzebna. Głosy znów się liczą.
void_answered-given = Odpowiedź została już wysłana. Na każdą wiadomość jest jedna odpowiedź.
void_answer_invalid = Napisz od { $min } do { $max } znaków.
void_answer_read = Ktoś inny oznaczył tę odpowiedź jako przeczytaną.
suspension_answered-lifted = Odpowiedź nie jest potrzebna. Serwer nie jest zawieszony.
suspension_answered-given =
    Odpowiedź została już wysłana. Na każde zawieszenie jest jedna odpowiedź.
suspension_own = To ty zawieszasz ten serwer, więc zostaw odpowiedź innemu moderatorowi.
wave_unknown = Nie ma alertu „{ $id }”.
wave_decided-person =
    { $state ->
        [voided] Głosy tego alertu zostały już unieważnione (moderator: { $by }).
       *[dismissed] Ten alert został już zamknięty (moderator: { $by }).
    }
wave_decided-operator =
    { $state ->
        [voided] Operator unieważnił już głosy tego alertu.
       *[dismissed] Operator zamknął już ten alert.
    }
wave_grown =
    Liczba głosów to teraz { $votes }, a przy otwarciu było ich { $seen }. Spójrz jeszcze raz i
    dopiero zdecyduj.
