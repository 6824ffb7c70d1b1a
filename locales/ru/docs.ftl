### docs

all = Все руководства
nav = Руководства
contents = На этой странице
prev = ← Назад
next = Дальше →
around = Предыдущее и следующее руководства
asText = Эта страница в Markdown
table = Таблица { $nth }
start = Что ты хочешь сделать?
search = Поиск по руководствам
searchHint = Ошибка, настройка, слово: whitelist, 401, same vote twice…
submit = Найти
results = Поиск: { $query }
found =
    { $parts ->
        [one] Найден { $parts } фрагмент.
        [few] Найдено { $parts } фрагмента.
        [many] Найдено { $parts } фрагментов.
       *[other] Найдено { $parts } фрагмента.
    }
ask = Введи, что ищешь: например, код ошибки, заголовок или плагин.
synonyms = Искали также:
nothing = По запросу «{ $query }» ничего нет
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = Чаще всего ищут:
often-key = Мой ключ получает ответ 401
often-day = Когда заканчивается день голосования?
often-twice = Один и тот же голос пришёл дважды
often-laptop = Проверить вебхук на своём ноутбуке
often-addresses = С каких адресов приходят вебхуки?
code = Код
status = Статус
cause = Такой запрос вызывает ошибку
answer = Ответ
allErrors = Все ошибки и как они выглядят

references-api = API
references-rewards = Rewards API
references-public = Публичный API
