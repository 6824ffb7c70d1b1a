### listing

change-name = Название
change-game = Игра
change-host = Адрес
change-port = Порт

change-text-tagline = Слоган
change-text-tags = Теги
change-text-country = Страна
change-text-version = Версия
change-text-languages = Языки
change-text-website = Сайт
change-text-discord = Discord
change-text-video = Видео
change-text-description = Описание
change-text-rules = Правила
change-text-textLanguage = Язык текстов
change-text-translations = Другие языки

home-title = Игровые серверы
home-heading = Рейтинг составляют сами игроки
home-lead = Серверы с наибольшим числом голосов за последние 30 дней. Один голос в день за каждый сервер.
home-results = Серверы по запросу «{ $text }»
home-searchAll = Искать среди всех серверов
home-pageOf = { $title }, страница { $page }

home-landing-title = Серверы { $name }
home-landing-lead =
    { $servers ->
        [one] { $servers } сервер { $name }
        [few] { $servers } сервера { $name }
        [many] { $servers } серверов { $name }
       *[other] { $servers } сервера { $name }
    } в рейтинге по голосам игроков. Сейчас онлайн { $playersOnline ->
        [one] { $playersOnline } игрок.
        [few] { $playersOnline } игрока.
        [many] { $playersOnline } игроков.
       *[other] { $playersOnline } игрока.
    }
home-landing-line =
    Рейтинг по голосам { $counts ->
        [all] игроков.
        [signed-in] вошедших в аккаунт игроков.
        [confirmed] игроков с подтверждённой почтой или привязанным аккаунтом.
       *[established] игроков с привязанным аккаунтом старше 30 дней.
    }

home-sums-servers =
    { $servers ->
        [one] сервер
        [few] сервера
        [many] серверов
       *[other] сервера
    }
home-sums-online =
    { $players ->
        [one] игрок онлайн
        [few] игрока онлайн
        [many] игроков онлайн
       *[other] игрока онлайн
    }
home-sums-votes =
    { $votes ->
        [one] голос за 30 дней
        [few] голоса за 30 дней
        [many] голосов за 30 дней
       *[other] голоса за 30 дней
    }

home-games = Игры
home-moreGames =
    { $games ->
        [one] Ещё { $games } игра
        [few] Ещё { $games } игры
        [many] Ещё { $games } игр
       *[other] Ещё { $games } игры
    }
home-gamesLead =
    { $games ->
        [one] { $games } игра с серверами.
        [few] { $games } игры с серверами.
        [many] { $games } игр с серверами.
       *[other] { $games } игры с серверами.
    }

home-gameOrders-players = Игроки
home-gameOrders-servers = Серверы
home-gameOrders-name = Название

home-gameCounts =
    { $servers ->
        [one] { $servers } сервер
        [few] { $servers } сервера
        [many] { $servers } серверов
       *[other] { $servers } сервера
    } · { $playersOnline ->
        [one] { $playersOnline } игрок онлайн
        [few] { $playersOnline } игрока онлайн
        [many] { $playersOnline } игроков онлайн
       *[other] { $playersOnline } игрока онлайн
    }
home-tags = Теги
home-board = Серверы
home-page = Страница { $page } из { $pages }
home-more = Ищешь ещё?

feed-title = Новые серверы
feed-follow = Следить за новыми серверами в RSS-ридере

nothing-listed = Серверов в списке пока нет
nothing-listedNext = Добавь первый: всего три поля, и голосовать можно сразу после одобрения.
nothing-list = Добавить сервер
nothing-found = Ни один сервер не подходит под все условия
nothing-foundFor = По запросу «{ $text }» ничего нет
nothing-drop = Вот что даст результаты:
nothing-clear = Попробуй убрать часть фильтров.
nothing-dropFor = Ни один сервер не подходит под все условия. Вот что даст результаты:
nothing-retype =
    Ничего не подошло. Мы искали в названиях, играх, тегах, странах и адресах: попробуй ввести меньше
    слов.
nothing-without = Без:
nothing-showAll = Сбросить фильтры
nothing-pastEnd = В списке меньше страниц.
nothing-firstPage = Перейти к первой странице
nothing-waysOn = Попробуй так

nothing-games-label = Выбрать игру
nothing-games-more = Все игры, у которых есть серверы

nothing-newest-label = Новые серверы
nothing-newest-more = Только что в списке

nothing-own-label = Добавить свой
nothing-own-more = Три поля, бесплатно

board-rank = Место
board-copy = Скопировать адрес { $name }
board-vote = Голосовать
board-voteFor = за { $name }
board-votes =
    { $votes ->
        [one] голос
        [few] голоса
        [many] голосов
       *[other] голоса
    }
board-today = сегодня
board-monthly = за последние 30 дней
board-all = за всё время

moves-isNew = новый
moves-up = вверх за неделю
moves-down = вниз за неделю

filters-title = Фильтры
filters-used = включены
filters-text = Название или адрес

filters-choose-game-label = Игра
filters-choose-game-all = Все игры

filters-choose-country-label = Страна
filters-choose-country-all = Все страны

filters-choose-language-label = Язык
filters-choose-language-all = Любой язык

filters-choose-version-label = Версия
filters-choose-version-all = Любая версия

filters-tags = Теги (все выбранные)
filters-clear = Сбросить всё
filters-quick = Быстрые фильтры
filters-online = Сейчас онлайн
filters-show = Показать серверы
filters-found =
    { $total ->
        [one] { $total } сервер
        [few] { $total } сервера
        [many] { $total } серверов
       *[other] { $total } сервера
    }
filters-quoted = «{ $text }»
filters-remove = : убрать
filters-sortBy = Сортировка

filters-sorts-match = По совпадению
filters-sorts-votes_30 = 30 дней
filters-sorts-votes_today = Сегодня
filters-sorts-votes_all = За всё время
filters-sorts-players = Игроки
filters-sorts-newest = Новые
filters-sorts-name = Название

server-moderate = Модерировать
server-servers = Серверы
server-about = О сервере
server-rules = Правила
server-links = Ссылки
server-website = Сайт
server-video = Видео

server-community-discord = Зайти в Discord
server-community-website = Открыть сайт

server-tags = Теги
server-facts = Данные
server-version = Версия
server-country = Страна
server-languages =
    { $languages ->
        [1] Язык
        [one] Языки
        [few] Языки
        [many] Языки
       *[other] Языки
    }
server-listed = В списке с
server-rankIn = в { $game }
server-of = из { $listed }
server-playersIn =
    { $players ->
        [one] игрок
        [few] игрока
        [many] игроков
       *[other] игрока
    }
server-votesWeekly = Голоса, 7 дней
server-votesTotal = Голоса, всего
server-allVotes =
    В рейтинге считаются только голоса { $counts ->
        [signed-in] вошедших в аккаунт игроков
        [confirmed] игроков с подтверждённой почтой или привязанным аккаунтом
       *[established] игроков с привязанным аккаунтом старше 30 дней
    }.
server-vote = Голосовать
server-voteFor = Голосовать за { $name }
server-description = { $name }, сервер { $game }: адрес, игроки и голоса.

share-share = Поделиться
share-address = Адрес этой страницы

report-title = Жалоба на { $server }
report-back = Назад: { $server }
report-lead =
    С этой карточкой что-то не так? Расскажи модераторам. Владелец никогда не узнает, от кого жалоба.
report-reason = Что не так?
report-pick = Выбери

report-reasons-pictures = Изображения
report-reasons-hateful = Разжигает ненависть или травит людей
report-reasons-scam = Обманывает игроков или выпрашивает пароли
report-reasons-fake = Выдаёт себя за другой сервер
report-reasons-wrong = Данные неверны или сервера больше нет
report-reasons-other = Другое

report-more = Своими словами
report-moreHelp = Что и где не так? Не указывай ничьих личных данных.
report-send = Отправить жалобу
report-link = Пожаловаться

live-online = Онлайн с
live-offline = Офлайн с
live-neverAnswered = добавления в список
live-uptime = Доступность
live-owner = Владелец
live-verified = подтверждён
live-verifiedHelp = Владелец доказал, что этот сервер принадлежит ему.

badge-title = Значок
badge-lead = Картинка (SVG, без скриптов): показывает место в рейтинге на твоём сайте и ведёт сюда.
badge-code = HTML для твоего сайта
badge-widget = HTML для виджета с местом, голосами и игроками
badge-players =
    { $players ->
        [one] { $players } игрок онлайн
        [few] { $players } игрока онлайн
        [many] { $players } игроков онлайн
       *[other] { $players } игрока онлайн
    }
badge-alternative = Голосуй за нас
badge-rank = #{ $rank } в { $game }
badge-votes =
    { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    } за 30 дней

goals-title = Цели
goals-says-each = голосов: { $count } из { $target }
goals-says-day = голосов сегодня: { $count } из { $target }
goals-says-week = голосов на этой неделе: { $count } из { $target }
goals-says-month = голосов в этом месяце: { $count } из { $target }
goals-over-day = Достигнута сегодня
goals-over-week = Достигнута на этой неделе
goals-over-month = Достигнута в этом месяце
