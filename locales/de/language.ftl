### language

heading = Sprache
lead = Die Sprache deiner Seiten und der E-Mails an dich.
label = Sprache
browser = Wie mein Browser
save = Speichern
