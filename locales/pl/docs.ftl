### docs

all = Wszystkie poradniki
nav = Poradniki
contents = Na tej stronie
prev = ← Poprzedni
next = Następny →
around = Poprzedni i następny poradnik
asText = Ta strona jako Markdown
table = Tabela { $nth }
start = Co chcesz zrobić?
search = Szukaj w poradnikach
searchHint = Błąd, ustawienie, słowo: whitelist, 401, same vote twice…
submit = Szukaj
results = Szukanie: { $query }
found =
    { $parts ->
        [one] Znaleziono 1 fragment.
        [few] Znaleziono { $parts } fragmenty.
        [many] Znaleziono { $parts } fragmentów.
       *[other] Znaleziono { $parts } fragmentu.
    }
ask = Wpisz, czego szukasz, np. kod błędu, nagłówek lub nazwę pluginu.
synonyms = Szukano też:
nothing = Brak wyników dla „{ $query }”
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = Najczęściej szukane:
often-key = Mój klucz zwraca 401
often-day = Kiedy kończy się dzień głosowania?
often-twice = Ten sam głos przyszedł dwa razy
often-laptop = Testowanie webhooka na laptopie
often-addresses = Z jakich adresów przychodzą webhooki?
code = Kod
status = Status
cause = To wywołanie powoduje błąd
answer = Odpowiedź
allErrors = Wszystkie błędy i jak wyglądają

references-api = API
references-rewards = Rewards API
references-public = Publiczne API
