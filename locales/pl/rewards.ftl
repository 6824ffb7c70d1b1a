### rewards

title = Nagrody serwera { $server }
heading = Jak gracze dostają nagrodę?
lead = Jeden sposób naraz, żeby żaden głos nie dał dwóch nagród. Webhooki są wysyłane przy każdym z nich.
inUse = w użyciu
notYet = jeszcze nie w użyciu
saveRewardsBy = Użyj tego sposobu

rewardsBy-push-name = Plugin do Minecrafta z Votifierem
rewardsBy-push-who = NuVotifier, VotifierPlus lub HytaleVotifier, z VotingPlugin lub podobnym. Bez kodu.

rewardsBy-inbox-name = Twój plugin pyta nas
rewardsBy-inbox-who =
    Własny plugin, starszy plugin, który sprawdza głosy przez URL, albo serwer za domowym routerem.

rewardsBy-none-name = Bez nagród od nas
rewardsBy-none-who =
    Głosy się liczą. Gracze dostają tylko to, co da im odbiornik twojego webhooka, jeśli go masz.

steps-title = Jak głos trafia do gracza
steps-results-good = : gotowe.{ " " }
steps-results-open = : jeszcze nie.{ " " }
steps-results-bad = : błąd.{ " " }
steps-votes = Gracz głosuje
steps-votesOf = { $votes } w ostatnich 7 dniach
steps-tell = My powiadamiamy serwer
steps-unconnected = Podaj, gdzie nasłuchuje Votifier
steps-sent = W 24 godziny dostarczono { $arrived } z { $sent }
steps-take = Votifier odbiera głos

steps-tests-none = Jeszcze bez testu
steps-tests-underWay = Test jest w drodze
steps-tests-taken = Ostatni test odebrany
steps-tests-untaken = Ostatni test nieodebrany

steps-reward = Plugin wydaje nagrodę
steps-unknown = Tego nam nie mówi. Dla pewności zagłosuj raz osobiście
steps-webhook = My wysyłamy głos do webhooka
steps-receiver = Odbiornik nagradza

steps-inbox-keep = My przechowujemy głos
steps-inbox-waiting = czeka: { $waiting }
steps-inbox-unused = Ten sposób nie jest jeszcze w użyciu
steps-inbox-take = Twój plugin go odbiera
steps-inbox-taken = Plugin już pytał
steps-inbox-untaken = Plugin jeszcze nie pytał: utwórz klucz i wyślij głos testowy
steps-inbox-give = Plugin mówi, co wydał
steps-inbox-given = wydane dzisiaj: { $today }
steps-inbox-ungiven = Jeszcze nic nie powiedział

steps-none = Gracze nic od nas nie dostają
steps-noneNext = Inny sposób możesz wybrać, kiedy chcesz
steps-helpLabel = Gdy jakiś krok stoi w miejscu

notApproved = Status serwera: { $status }. Nagrody zmienisz, gdy serwer będzie na liście.
pending = Zapisuj i testuj, ile chcesz. Prawdziwe głosy będą wysyłane, gdy serwer trafi na listę.
inboxLater = Możesz wybrać ten sposób już teraz. Klucze utworzysz, gdy serwer trafi na listę.
votifier = Votifier

host-label = Host
host-help = Gdzie nasłuchuje Votifier: zwykle pod adresem samego serwera.

port = Port
portHelp = Zwykle { $usual }, a nie port gry. Otwórz go w firewallu.
secret = Token lub klucz publiczny
secretHelp =
    Z folderu plugins/Votifier: token z config.yml albo cały plik rsa/public.key. Sami rozpoznamy, co
    to jest. Nigdy klucz prywatny.
secretKept = Zostaw puste, żeby zachować ten, który już mamy.
service = Nazwa tego serwisu w twoim pluginie
save = Zapisz i przetestuj
saveHelp = Gracz w teście to Voteboard_Test. Test nie liczy się jako głos.
again = Wyślij kolejny test
off = Wyłącz lub wstrzymaj
lastTest = Ostatni test
underWay = Test jest w drodze. Ta strona odświeża się sama.
took = { $ms } ms
all = Wszystkie wysłane głosy
works = Serwer dostał głos. Został jeden krok: określ, co dostają gracze.
worksNext =
    VotingPlugin zna już ten serwis. Otwórz plugins/VotingPlugin/VoteSites.yml, znajdź { $site } i dodaj
    nagrodę, na przykład:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Odbiorniki
receivers-lead = Każdy głos trafia do wszystkich odbiorników i każdy z nich go nagradza. Jeśli twoje serwery są za proxy, połącz tylko proxy.
receivers-guide = Sieć za proxy
receivers-add = Dodaj kolejny odbiornik
receivers-change = Zmień
receivers-remove = Usuń

receivers-name-label = Nazwa
receivers-name-help = Widzisz ją tylko ty, tutaj i w dzienniku dostaw: lobby, survival, …

samples-title = Pluginy na początek
samples-lead =
    Każdy to cały program. Odbiera głosy, wydaje wybrane przez ciebie nagrody i pamięta które, żeby
    żaden głos nie dał dwóch. W naszych testach przerywamy je w losowych momentach, na symulacjach
    prawdziwych gier.

sampleGames-command = Dowolna gra z komendą
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, bez otwartego portu
sampleGames-oxide = Rust i inne: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Skrzynka
inbox-lead = Głosy czekają tu, aż plugin je odbierze i powie, co wydał.
inbox-plugin = Gotowy plugin do Papera i Velocity
inbox-reference = Jak napisać taki plugin
inbox-notInUse = Nowe głosy trafiają do skrzynki tylko wtedy, gdy ten sposób jest w użyciu.
inbox-waiting = Czekają
inbox-leased = Wydawane
inbox-oldest = Najstarszy czeka od
inbox-today = Wydane dzisiaj
inbox-twice = Wydane dwa razy w 30 dni
inbox-expired = Wygasłe w 30 dni
inbox-keyName = Plugin z nagrodami
inbox-make = Utwórz klucz dla pluginu
inbox-made = Klucz dla twojego pluginu

inbox-player-label = Gracz
inbox-player-help = Gracz głosu testowego. Głos czeka przez godzinę i nigdy się nie liczy.

inbox-noPlayer = Żadne konto nie ma tego nicku.
inbox-test = Wyślij głos testowy

recent-title = Ostatnie nagrody

recent-heads-1 = Gracz
recent-heads-2 = Głos
recent-heads-3 = Nagroda
recent-heads-4 = Notatka pluginu

recent-gone = usunięte konto
recent-isTest = test
recent-twice = wydana dwa razy
recent-twiceHelp =
    Wydana dwa razy: drugi serwer gry też dał nagrodę, bo pierwszy nie zgłosił tego na czas.
recent-on = na serwerze { $servers }

recent-states-none = brak
recent-states-waiting = czeka na plugin
recent-states-leased = wydawana
recent-states-granted = wydana
recent-states-refused = odrzucona przez plugin
recent-states-voided = wycofana: głos jest nieważny
recent-states-expired = wygasła: nie wydano jej na czas

door-title = Starsze pluginy, które sprawdzają przez URL
door-lead = Pytają, czy gracz głosował, przez URL z kluczem, który nie otwiera niczego innego.
door-key = Klucz URL
door-asked = Ostatnie zapytanie
door-answered = Nasza odpowiedź

door-answers-check_0 = 0 na „zagłosował?”: nagroda nie czeka
door-answers-check_1 = 1 na „zagłosował?”: nagroda czeka
door-answers-check_2 = 2 na „zagłosował?”: już wydana
door-answers-claim_0 = 0 na odbiór: nic nie czeka
door-answers-claim_1 = 1 na odbiór: wydana
door-answers-nameless = błąd: brak nicku. Ustaw w pluginie nicki zamiast Steam ID.

door-make = Utwórz klucz URL
door-makeHelp = Pokażemy go raz, w wierszach do wklejenia.
door-replace = Utwórz nowy klucz URL
door-replaceHelp = Obecny klucz od razu przestanie działać.
door-made = Twój klucz URL
door-paste = Wklej do pluginu

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = Do jego konfiguracji JSON

door-plugins-rocket-1 = Unturned: Votifier dla Rocket
door-plugins-rocket-2 = Do jego pliku XML. Pyta po Steam ID

door-plugins-other-1 = Dowolny inny skrypt
door-plugins-other-2 = Wstaw host i klucz tego serwisu w miejsce innej listy

links-heading = Linki do głosowania z gry
links-per = Osobny dla każdego gracza, z twojego pluginu: wystarczy kliknięcie, bez konta
links-lead =
    Niech plugin wyświetla link każdemu graczowi, który wpisze /vote: link mówi, kim jest gracz, więc
    głosuje on jednym kliknięciem, bez konta i bez pisania. Gracz, który ma tu konto, raz się loguje i
    zezwala twoim linkom głosować w jego imieniu.
links-address = Link do głosowania na czat i do menu
links-same = Ten sam dla wszystkich
links-addressHelp =
    Oba są krótkie i bezpieczne na kolorowym czacie. W drugim wstaw zamiast NAME zmienną
    swojego menu dla gracza: nazwa będzie już wpisana. Niczego nie dowodzi.
links-voteLink = Link do głosowania
links-namedVoteLink = Z nazwą gracza
links-toLines = Wiersze do wklejenia dla VotingPlugin, SuperbVote i innych
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = czas wygaśnięcia linku w
    sekundach, najwyżej za 24 godziny
links-key = Klucz linków
links-keyHelp =
    Użyj jako klucza HMAC całego tekstu, razem z vbl_. Kto go ma, może głosować jako każdy gracz bez
    konta w tym serwisie i jako każdy, kto zezwolił twoim linkom: trzymaj go w ustawieniach pluginu.
links-make = Utwórz klucz linków
links-makeHelp = Pokażemy go tylko raz.
links-replace = Wymień klucz
links-replaceHelp = Linki utworzone obecnym kluczem przestaną działać.
links-remove = Usuń klucz
links-unreadable = Serwis stracił dane potrzebne do odczytania tego klucza. Wymień go.
links-made = Twój klucz linków

goals-title = Cele
goals-pageTitle = Cele serwera { $server }
goals-lead = Obiecaj coś za głosy. Tutaj wybierasz nazwę, a twój plugin decyduje, co dostaną gracze.
goals-open = Ustaw cele
goals-unused = Cele wymagają pluginu, który nas pyta. Wybierz ten sposób na stronie nagród.
goals-none = Nie ma jeszcze żadnego celu.
goals-guide = Jak plugin wydaje to, co osiągnięto
goals-newTitle = Nowy cel
goals-note =
    Dni, tygodnie i miesiące są według UTC. Co osiągnięto, pozostaje osiągnięte, nawet jeśli
    głosy zostaną później unieważnione. Testy się nie liczą.
goals-says = { $kind }: { $target }
goals-progress = { $count } z { $target }
goals-reached = Osiągnięto: { $times }
goals-once = tylko raz
goals-kinds-each = Głosy wszystkich graczy, wciąż od nowa
goals-kinds-day = Głosy wszystkich graczy w ciągu dnia
goals-kinds-week = Głosy wszystkich graczy w tygodniu
goals-kinds-month = Głosy wszystkich graczy w miesiącu
goals-kinds-streak = Dni z rzędu każdego gracza
goals-kinds-total = Głosy każdego gracza
goals-fields-kind = Co się liczy
goals-fields-target = Ile
goals-fields-name = Nazwa
goals-fields-nameHelp = Po niej twój plugin rozpoznaje cel, na przykład vote-party.
goals-fields-once = Każdy gracz osiąga go tylko raz, nie przy każdej wielokrotności
goals-submit = Ustaw ten cel
goals-change = Zmień liczbę
goals-test = Przetestuj
goals-remove = Usuń
