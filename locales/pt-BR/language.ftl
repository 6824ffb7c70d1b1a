### language

heading = Idioma
lead = O idioma das suas páginas e dos e-mails que você recebe.
label = Idioma
browser = Como no navegador
save = Salvar
