### docs

all = Wszystkie poradniki
nav = Poradniki
contents = Na tej stronie
asText = Ta strona jako Markdown
table = Tabela { $nth }
search = Szukaj w poradnikach
submit = Szukaj
results = Szukanie: { $query }
found =
    { $parts ->
        [one] Znaleziono 1 fragment
        [few] Znaleziono { $parts } fragmenty
        [many] Znaleziono { $parts } fragmentów
       *[other] Znaleziono { $parts } fragmentu
    }
ask = Wpisz, czego szukasz, np. kod błędu, nagłówek lub nazwę pluginu.
nothing = Nic nie znaleziono. Spróbuj innych słów, np. kodu, nagłówka lub nazwy pluginu.
inCode = W kodzie:
examples-code = Kod błędu
examples-header = Nagłówek webhooków
examples-plugin = Protokół pluginów do głosowania
code = Kod
status = Status
allErrors = Wszystkie błędy i jak wyglądają

references-api = API
references-rewards = Rewards API
references-public = Publiczne API
