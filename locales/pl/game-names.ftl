### game-names

heading = Twoje nicki w grach
lead =
    Masz inny nick na Bedrocku albo Steam ID na niektórych serwerach? Dodaj go i przy każdym głosowaniu
    wybierz, który głosuje. Serwer pozna i nagrodzi dokładnie ten nick.
note = Przy głosowaniu wybierasz, którym nickiem głosujesz.
open = Twoje nicki…

listHeading = Nicki, które mogą głosować

kinds-steam = Potwierdzony logowaniem przez Steam
kinds-added = Dodany ręcznie
badges-own = konto
badges-proved = potwierdzony
votesFor =
    { $more ->
        [0] Głosuje na: { $servers }
       *[other] Głosuje na: { $servers } i jeszcze { $more }
    }
unused = Jeszcze bez głosów

remove = Usuń
addHeading = Dodaj nick
left =
    Możesz dodać { $left ->
        [one] jeszcze jeden nick.
        [few] jeszcze { $left } nicki.
        [many] jeszcze { $left } nicków.
       *[other] jeszcze { $left } nicku.
    }
ruleTitle = Jak liczą się głosy dodanego nicku
rule =
    Inni gracze mogą dodać taki sam nick albo założyć na niego konto, bo nic nie potwierdza,
    czyj jest. Na taki nick serwer przyjmuje jeden głos dziennie, od tego, kto odda go pierwszy,
    i jeszcze jeden przez link z gry.
steamRule =
    Rust i inne gry ze Steama rozpoznają cię po Steam ID. Zaloguj się przez Steam, a pojawi się tu sam.
name = Nick w grze
add = Dodaj ten nick
back = Wróć do konta
backTo = Wróć
full = Masz już tyle nicków, ile może mieć konto. Usuń jeden, żeby dodać inny.
