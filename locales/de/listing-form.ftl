### listing-form

submit-title = Server eintragen
submit-lead =
    Spiel, Name und Adresse genügen. Den Rest kannst du jetzt oder später ergänzen. Die Moderation
    prüft jeden neuen Server, bevor er gelistet wird; den Stand siehst du hier.
submit-submit = Server einreichen
submit-pictures = Logo und Banner fügst du hinzu, sobald der Server eingereicht ist.

edit-title = Eintrag von { $server }
edit-lead = Deine Änderungen sind zu sehen, sobald du sie speicherst.
edit-leadApproved =
    Deine Änderungen sind zu sehen, sobald du sie speicherst, außer wo die Moderation zuerst
    nachsieht.
edit-leadRejected =
    Wenn du fertig bist, reiche den Server unter „Übersicht“ erneut ein. Ein geänderter Eintrag
    kommt nach vorn in die Warteschlange.
edit-save = Änderungen speichern
edit-looksFirst = Änderungen sieht sich zuerst die Moderation an.
edit-waits = Wartet auf die Moderation. Bis dahin sehen Spieler { $seen }.
edit-slugMoves =
    Alte Links führen zur neuen Adresse. Du kannst sie alle { $days } Tage einmal ändern.
edit-slugMoved = Du hast sie erst kürzlich geändert. Das geht wieder ab { $at }.
edit-textWaits = Wartet auf die Moderation. Bis dahin sehen Spieler den alten Stand.
edit-waiting = Eine Änderung wartet auf die Moderation.
edit-toWaiting = Vergleichen, zurückziehen oder nachweisen

parts-basics = Spiel, Name und Adresse
parts-place = Port und Seitenadresse
parts-about = Slogan, Beschreibung und Regeln
parts-translations = Weitere Sprachen
parts-facts = Tags, Version und Sprachen
parts-links = Links
parts-pictures = Bilder

form-game-label = Spiel
form-game-help = Nicht dabei? Bitte die Moderation, es hinzuzufügen.

form-name-label = Name
form-name-help = So, wie Spieler ihn kennen.

form-chooseGame = Spiel wählen

form-host-label = Adresse
form-host-help = Hostname oder IP-Adresse. Der Port darf dabeistehen: host:25565.

form-port-label = Port
form-port-help = Lass das Feld leer, dann gilt der Standardport des Spiels.

form-slug-label = Seitenadresse
form-slug-help =
    Das Ende des Links, /servers/…: { $least } bis { $most } Kleinbuchstaben, Ziffern und
    Bindestriche. Lass das Feld leer, dann nehmen wir den Namen.

form-tagline-label = Slogan
form-tagline-help = Eine Zeile dazu, was den Server besonders macht. Sie steht auf der Karte.

form-description-label = Beschreibung
form-description-help =
    Sag Spielern, was sie erwartet. Markdown geht: **fett**, Listen, Links, Überschriften. Höchstens
    { $most } Zeichen.

form-rules-label = Regeln
form-rules-help = Was Spieler wissen müssen. Auch hier geht Markdown.

form-textLanguage-label = Sprache dieser Texte
form-textLanguage-help = Worin Slogan, Beschreibung und Regeln geschrieben sind.

form-tags-label = Tags
form-tags-help = Damit suchen und filtern Spieler. Bis zu { $most }.
form-tags-unfold = Tags wählen

form-version-label = Version
form-version-help = Die Version des Spiels, etwa 1.21.4.

form-country-label = Land
form-country-help = Wo der Server steht.

form-noCountry = Keine Angabe

form-languages-label = Sprachen
form-languages-help = Was auf dem Server gesprochen wird. Bis zu { $most }.
form-languages-unfold = Sprachen wählen

form-website-label = Website
form-website-help = Beginnt mit https://.

form-discord-label = Discord
form-discord-help = Eine Einladung, etwa https://discord.gg/…

form-video-label = Video
form-video-help = Auf YouTube, Twitch oder Vimeo.

translations-lead =
    Wer diese Seite in einer anderen Sprache liest, sieht die Texte, die du in ihr hinzufügst. Was
    du leer lässt, erscheint so, wie du es oben geschrieben hast.
translations-none = noch nichts
translations-field = { $field } ({ $language })
translations-remove = Diese Texte beim Speichern entfernen

preview-title = Vorschau
preview-filled = { $filled } von { $all } ausgefüllt
preview-of = Vorschau von { $server }
preview-note = Noch ist nichts gespeichert. Schließ diesen Tab, um zum Formular zurückzukommen.
preview-show = Vorschau
preview-noName = Name deines Servers
preview-noAddress = play.example.com
preview-noGame = Spiel
preview-noTagline = Dein Slogan
preview-about = Über den Server
preview-noDescription = Hier steht deine Beschreibung.
preview-rules = Regeln
preview-waits =
    Wo laut Formular die Moderation zuerst nachsieht, sehen Spieler es erst nach der Freigabe.

pictures-lead = Das Gesicht deines Servers in jeder Liste. Neue Bilder sind sofort zu sehen.
pictures-saveFirst =
    Beim Hochladen wird diese Seite neu geladen. Speichere erst, was du eingegeben hast.
pictures-failed = Das Bild konnte nicht gesendet werden. Versuch es noch einmal.

pictures-logo-label = Logo
pictures-logo-none = Du hast noch keins: Spieler sehen diese Kachel mit deinen Initialen.
pictures-logo-file = Bild für das Logo
pictures-logo-best = Am besten quadratisch.
pictures-logo-upload = Logo hochladen
pictures-logo-remove = Logo entfernen

pictures-banner-label = Banner
pictures-banner-none = Du hast noch keins: Spieler sehen Streifen in der Farbe deines Servers.
pictures-banner-file = Bild für das Banner
pictures-banner-best = Am besten dreimal so breit wie hoch.
pictures-banner-upload = Banner hochladen
pictures-banner-remove = Banner entfernen

pictures-help =
    PNG, JPEG oder WebP, höchstens 8 MB und mindestens { $width } × { $height } Pixel. { $best }

pictures-choose = Wähle erst eine Datei.
pictures-rulesTitle = Was du zeigen darfst

pictures-rules-1 = Deinen Server: den Namen, die Welt, was Spieler dort bauen und tun.
pictures-rules-2 =
    Nur Bilder, die dir gehören oder die du verwenden darfst. Keine Logos anderer Server.
pictures-rules-3 =
    Nichts Sexuelles, Blutiges oder Hasserfülltes, und von niemandem private Daten.
pictures-rules-4 = Keine falschen Versprechen, etwa Ingame-Währung für einen Vote.
pictures-rules-5 =
    Die Moderation sieht sich jedes neue Bild an. Sie entfernt, was gegen diese Regeln verstößt, und
    mailt dir die Begründung.

meanwhile-title = Das wurde inzwischen geändert
meanwhile-lead =
    In einem anderen Tab oder von jemand anderem. Vergleiche beides, ändere das Formular unten bei
    Bedarf und speichere noch einmal, um deine Eingaben zu behalten.

meanwhile-heads-1 = Feld
meanwhile-heads-2 = Jetzt gespeichert
meanwhile-heads-3 = Deine Eingabe

meanwhile-nothing = nichts
