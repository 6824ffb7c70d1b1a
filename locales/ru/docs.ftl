### docs

all = Все руководства
nav = Руководства
contents = На этой странице
asText = Эта страница в Markdown
table = Таблица { $nth }
search = Поиск по руководствам
submit = Найти
results = Поиск: { $query }
found =
    { $parts ->
        [one] Найден { $parts } фрагмент
        [few] Найдено { $parts } фрагмента
        [many] Найдено { $parts } фрагментов
       *[other] Найдено { $parts } фрагмента
    }
ask = Введи, что ищешь: например, код ошибки, заголовок или плагин.
nothing = Ничего не найдено. Попробуй другие слова, например код, заголовок или плагин.
inCode = В коде:
examples-code = Код ошибки
examples-header = Заголовок вебхуков
examples-plugin = Протокол плагинов для голосования
code = Код
status = Статус
allErrors = Все ошибки и как они выглядят

references-api = API
references-rewards = Rewards API
references-public = Публичный API
