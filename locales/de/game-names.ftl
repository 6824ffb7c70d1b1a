### game-names

heading = Deine Namen in Spielen
lead =
    Auf Bedrock heißt du anders, oder manche Server kennen dich nach deiner Steam-ID? Füge den Namen
    hinzu und wähle bei jedem Vote, mit welchem du votest. Der Server sieht diesen Namen und schickt
    ihm die Belohnung.
note = Bei jedem Vote wählst du einen deiner Namen.
open = Deine Namen …

listHeading = Deine Namen

kinds-steam = Bestätigt durch deine Anmeldung mit Steam
kinds-added = Von dir hinzugefügt
badges-own = Konto
badges-proved = bestätigt
votesFor =
    { $more ->
        [0] Votet für { $servers }
       *[other] Votet für { $servers } und { $more } weitere
    }
unused = Noch keine Votes damit

remove = Entfernen
addHeading = Name hinzufügen
left =
    Du kannst noch { $left ->
        [one] einen Namen hinzufügen.
       *[other] { $left } Namen hinzufügen.
    }
ruleTitle = So zählen Votes unter einem hinzugefügten Namen
rule =
    Andere Spieler können denselben Namen hinzufügen oder sich damit registrieren, weil nichts
    belegt, wem er gehört. Unter einem solchen Namen nimmt ein Server pro Tag einen Vote an,
    egal wer zuerst kommt, und einen weiteren über den Link, den du im Spiel bekommst.
steamRule =
    Rust und andere Steam-Spiele kennen dich nach deiner Steam-ID. Verknüpfe Steam, dann erscheint sie
    automatisch.
name = Name im Spiel
add = Diesen Namen hinzufügen
back = Zurück zu deinem Konto
backTo = Zurück
full = Mehr Namen kann ein Konto nicht haben. Entferne einen, um einen anderen hinzuzufügen.
