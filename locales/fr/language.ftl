### language

heading = Langue
lead = La langue de tes pages et des e-mails que tu reçois.
label = Langue
browser = Comme mon navigateur
save = Enregistrer
