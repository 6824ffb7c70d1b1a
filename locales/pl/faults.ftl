### faults

required = To pole jest wymagane.
code = Ten kod jest błędny albo wygasł. Wpisz ten, który aplikacja pokazuje teraz.
confirmTest = Potwierdź, że odbiornik może nagrodzić tego gracza, albo zostaw nick pusty.
currentPassword = To nie jest twoje obecne hasło.
game = Wybierz grę z listy.
listingName = Wpisz nazwę wpisu.
noPasskeys = Nie masz jeszcze klucza dostępu.
noneTicked = Zaznacz co najmniej jeden wpis.
notReady = Przeglądarka nie była jeszcze gotowa. Poczekaj na zaznaczenie pola i spróbuj ponownie.
password = To nie jest twoje hasło.
port = Podaj numer portu od 1 do 65535.
reason = Wybierz, co jest nie tak.
role = Wybierz rolę.
signIn =
    Błędny nick lub hasło. Adresu e-mail możesz użyć, gdy jest potwierdzony.
signInBusy =
    W tej chwili ruch jest zbyt duży, więc logowanie się nie udało. Wpisz hasło ponownie i zaloguj
    się. Tym razem przeglądarka wykona najpierw małe zadanie i wejdziesz przed tymi, których
    przeglądarki go nie wykonają.
time = Podaj datę i godzinę.
nothingToReplay =
    Nie ma czego wysłać ponownie. Wysyłane są tylko głosy, które trafiły już do tego klucza albo są
    dla niego wstrzymane: bez tych, które trafiły tylko do innych kluczy, są jeszcze w drodze lub są
    nieważne.
urlUnsaved =
    Ten adres URL nie jest jeszcze zapisany. Najpierw go zapisz: do tego czasu wysyłamy na
    poprzedni.
number = Podaj liczbę całkowitą.
