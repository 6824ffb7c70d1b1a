### game-names

heading = Twoje nicki w grach
lead =
    Masz inny nick na Bedrocku albo Steam ID na niektórych serwerach? Dodaj go i przy każdym głosowaniu
    wybierz, który głosuje. Serwer pozna i nagrodzi dokładnie ten nick.
note = Przy głosowaniu wybierasz, którym nickiem głosujesz.
open = Twoje nicki…

heads-1 = Nick
heads-2 = Skąd go znamy
heads-3 = { "" }

kinds-own = nick konta
kinds-steam = potwierdzony logowaniem przez Steam
kinds-added = dodany ręcznie

remove = Usuń
addHeading = Dodaj nick
rule =
    Oprócz nicku konta możesz mieć dwa niczym niepotwierdzone. Inni gracze mogą mieć taki sam: nadal
    można na niego założyć konto. Na taki nick serwer przyjmuje jeden głos dziennie, od tego, kto odda
    go pierwszy, i jeszcze jeden przez link z gry.
steamRule =
    Rust i inne gry ze Steama rozpoznają cię po Steam ID. Zaloguj się przez Steam, a pojawi się tu sam.
name = Nick w grze
add = Dodaj ten nick
back = Wróć do konta
backTo = Wróć
full = Masz już tyle nicków, ile może mieć konto. Usuń jeden, żeby dodać inny.
