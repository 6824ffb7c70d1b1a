### language

heading = Язык
lead = Язык страниц и писем для тебя.
label = Язык
browser = Как в браузере
save = Сохранить
