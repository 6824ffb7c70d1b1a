### language

heading = Idioma
lead = El idioma de tus páginas y de los correos que recibes.
label = Idioma
browser = Como mi navegador
save = Guardar
