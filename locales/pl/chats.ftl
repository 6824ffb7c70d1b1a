### chats

message-one = { $player } głosuje na { $server }
message-many =
    { $votes ->
        [one] { $votes } głos na { $server }
        [few] { $votes } głosy na { $server }
       *[many] { $votes } głosów na { $server }
    }
message-earlier = Wcześniejsze głosy na { $server }: { $votes }
message-test = Test: głosy na { $server } będą publikowane tutaj
message-vote = Zagłosuj
message-total =
    { $votes ->
        [one] { $votes } głos w ciągu 30 dni
        [few] { $votes } głosy w ciągu 30 dni
       *[many] { $votes } głosów w ciągu 30 dni
    }
message-more = i jeszcze { $votes }
message-top = Najwięcej głosów na { $server }: { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } głos
        [few] { $place }. { $player }: { $votes } głosy
       *[many] { $place }. { $player }: { $votes } głosów
    }
message-others =
    { $players ->
        [one] i jeszcze { $players } gracz
        [few] i jeszcze { $players } gracze
       *[many] i jeszcze { $players } graczy
    }

page-title = Czaty: { $server }
page-lead =
    Głosy można publikować na kanale Discorda, Slacka lub Mattermosta: z nickami graczy, obrazkiem
    serwera i linkiem do głosowania. Tego, co opublikowano, nie da się wycofać.
page-heading = Połączone kanały
page-often = Jak często
page-connect = Połącz kanał
page-example = Tak wygląda wiadomość
page-offer = { $address } to kanał: głosy są tam publikowane jako wiadomości. Wybierz, jak często.
page-address = Adres webhooka kanału
page-addressHelp =
    Na Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj adres URL webhooka. Kto zna ten
    adres, może tam pisać, dlatego jest zapisywany w postaci zaszyfrowanej i nie jest już
    pokazywany.
page-service = Czat
page-serviceHelp =
    Dla Rocket.Chat i innych, które przyjmują wiadomości Mattermosta, wybierz Mattermost.
page-language = Język wiadomości
page-languageOfOwner = Język właściciela
page-submit = Połącz i wyślij test
page-all = Wszystkie czaty

paces-at_once = Od razu
paces-ten_minutes = Co dziesięć minut
paces-daily = Codziennie dziesięciu najlepszych

channel-title = Kanał
channel-lead = Jedna wiadomość zbiera wszystkie głosy od poprzedniej.
channel-replayLead =
    Publikuje jeszcze raz głosy od podanej chwili, jako wcześniejsze głosy. Czat nie wie, że już je
    miał. Najwyżej { $days } dni wstecz.
channel-addressKept = Zostaw puste, aby zachować obecny.
channel-save = Zapisz
channel-test = Wiadomość testowa
channel-testLead = Publikowana teraz, bez względu na wybór powyżej. Nikt nie jest wspominany.
channel-testButton = Wyślij wiadomość testową
channel-gone =
    Czat nie przyjmuje już wiadomości pod tym adresem, więc kanał został wyłączony. Głosy są
    wstrzymane. Wklej powyżej nowy adres, a potem je wyślij.

desk-reports =
    { $reports ->
        [one] 1 nowe zgłoszenie
        [few] { $reports } nowe zgłoszenia
        [many] { $reports } nowych zgłoszeń
       *[other] { $reports } nowego zgłoszenia
    }
desk-test = Test: tutaj będą publikowane nowości dla moderacji { $site }
desk-open = Otwórz panel moderacji
