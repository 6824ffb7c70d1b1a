### game-names

heading = Deine Namen in Spielen
lead =
    Auf Bedrock heißt du anders, oder manche Server kennen dich nach deiner Steam-ID? Füge den Namen
    hinzu und wähle bei jedem Vote, mit welchem du votest. Der Server erfährt und belohnt genau diesen
    Namen.
note = Bei jedem Vote wählst du einen deiner Namen.
open = Deine Namen …

heads-1 = Name
heads-2 = Woher wir ihn kennen
heads-3 = { "" }

kinds-own = der Name deines Kontos
kinds-steam = bestätigt durch deine Anmeldung mit Steam
kinds-added = von dir hinzugefügt

remove = Entfernen
addHeading = Name hinzufügen
rule =
    Neben dem Namen deines Kontos darfst du zwei haben, die nichts belegt. Andere Spieler dürfen
    genauso heißen: Der Name bleibt zum Registrieren frei. Unter einem solchen Namen nimmt ein Server
    pro Tag einen Vote an, egal wer zuerst kommt, und einen weiteren über den Link, den du im Spiel
    bekommst.
steamRule =
    Rust und andere Steam-Spiele kennen dich nach deiner Steam-ID. Melde dich mit Steam an, dann steht
    sie von selbst hier.
name = Name im Spiel
add = Diesen Namen hinzufügen
back = Zurück zu deinem Konto
backTo = Zurück
full = Mehr Namen kann ein Konto nicht haben. Entferne einen, um einen anderen hinzuzufügen.
