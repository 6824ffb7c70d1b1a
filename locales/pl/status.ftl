### status

outcomes-answered = Odpowiedział.
outcomes-unknown_protocol = Nie możemy odpytywać serwerów tej gry.
outcomes-port_refused =
    Tego portu nie odpytujemy: należy do innych usług. Podaj port, z którym łączą się gracze.
outcomes-dns_failed = Nazwy hosta nie da się rozwiązać. Sprawdź literówki albo rekordy DNS.
outcomes-private_address = Nazwa hosta prowadzi do adresu spoza publicznego internetu.
outcomes-timeout =
    Nie odpowiedział w ciągu 5 sekund. Czy działa? Czy nie blokuje nas firewall? Czy gra odpowiada na
    zapytania?
outcomes-refused = Maszyna działa, ale na tym porcie nic nie nasłuchuje.
outcomes-bad_answer =
    Odpowiedział, ale nie tak jak serwery tej gry. Czy gra i port się zgadzają?
outcomes-answer_too_large = Wysłał więcej niż jakikolwiek serwer gry, więc połączenie zostało zamknięte.
outcomes-internal_error = Coś poszło nie tak po naszej stronie. To nie wina serwera.

status-heading = Status
status-lead = Co 5 minut pytamy serwer o liczbę graczy.
status-notAskable = Nie możemy odpytywać serwerów { $game }, więc na stronie nie widać liczby graczy.
status-notApproved = Zaczniemy, gdy moderator zatwierdzi serwer.

status-states-unknown = jeszcze niesprawdzony
status-states-online = online
status-states-offline = offline
status-failed = ostatnie sprawdzenie się nie powiodło
status-stillOnline = Gracze widzą go jako online do { $minutes } minut po ostatniej odpowiedzi.

status-since = od
status-neverAnswered = nigdy nie odpowiedział
status-address = Odpytywany adres
status-lastAsked = Ostatnio sprawdzony
status-lastAnswer = Wynik
status-counted = Gracze online: { $online } z { $max }.
status-countedOnline = Gracze online: { $online }.
status-uncounted = Serwer nie podaje, ilu graczy jest online.
status-message = Wiadomość serwera
status-check = Sprawdź teraz

ownership-heading = Udowodnij, że serwer jest twój
ownership-verified = zweryfikowany

ownership-by-message = Token był w wiadomości dnia (MOTD) serwera.
ownership-by-dns = Token był w rekordzie DNS nazwy hosta.

ownership-kept =
    Token możesz już usunąć. Po zmianie hosta lub portu trzeba będzie to udowodnić ponownie.
ownership-lead =
    Strona dostanie oznaczenie, że pochodzi od właściciela. Umieść ten token w jednym z dwóch miejsc:
ownership-leadOfAddress =
    Strona dostanie oznaczenie, że pochodzi od właściciela. Umieść ten token w nazwie serwera albo w
    wiadomości dnia (MOTD), jako zwykły tekst w jednym wierszu.
ownership-waits =
    Nowy adres { $host } czeka na moderatora. „Sprawdź teraz” pyta właśnie tam; jeśli token się znajdzie,
    adres zmieni się od razu.
ownership-approves =
    Nie musisz czekać na moderatora: serwer zostanie zatwierdzony, gdy tylko „Sprawdź teraz” znajdzie
    token.
ownership-token = Token
ownership-message = nazwa serwera albo wiadomość dnia (MOTD), jako zwykły tekst w jednym wierszu, lub
ownership-dns = rekord DNS typu TXT pod nazwą poniżej albo pod { $host }.
ownership-dnsName = Nazwa rekordu DNS
ownership-look = Szukaj tokenu
ownership-notFound = jeszcze nie znaleziony
