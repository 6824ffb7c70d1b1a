### listing-form

submit-title = Добавить сервер
submit-lead =
    Достаточно игры, названия и адреса. Остальное можно добавить сейчас или позже. Каждый новый сервер
    сначала проверяет модератор; статус будет виден здесь.
submit-submit = Отправить на проверку
submit-pictures = Логотип и баннер можно добавить сразу после отправки.

edit-title = Карточка сервера { $server }
edit-lead = Изменения видны сразу после сохранения.
edit-leadApproved =
    Изменения видны сразу после сохранения, кроме тех, что сначала смотрит модератор.
edit-leadRejected =
    Когда всё будет готово, отправь сервер снова в «Обзоре». Изменённая карточка идёт в начало
    очереди.
edit-save = Сохранить изменения
edit-looksFirst = Изменения сначала смотрит модератор.
edit-waits = Ждёт модератора. Пока игроки видят { $seen }.
edit-slugMoves =
    { $days ->
        [one] Старые ссылки будут вести на новый адрес. Менять его можно раз в { $days } день.
        [few] Старые ссылки будут вести на новый адрес. Менять его можно раз в { $days } дня.
        [many] Старые ссылки будут вести на новый адрес. Менять его можно раз в { $days } дней.
       *[other] Старые ссылки будут вести на новый адрес. Менять его можно раз в { $days } дня.
    }
edit-slugMoved = Адрес недавно менялся. Снова сменить его можно { $at }.
edit-textWaits = Ждёт модератора. Пока игроки видят прежний текст.
edit-waiting = Изменение ждёт модератора.
edit-toWaiting = Сравнить, отозвать или доказать

parts-basics = Игра, название и адрес
parts-place = Порт и адрес страницы
parts-about = Слоган, описание и правила
parts-translations = Другие языки
parts-facts = Теги, версия и языки
parts-links = Ссылки
parts-pictures = Изображения

form-game-label = Игра
form-game-help = Нет в списке? Попроси модератора добавить её.

form-name-label = Название
form-name-help = Как его знают игроки.

form-chooseGame = Выбери игру

form-host-label = Адрес
form-host-help = Имя хоста или IP-адрес. Можно добавить порт: host:25565.

form-port-label = Порт
form-port-help = Оставь пустым, чтобы использовать порт игры по умолчанию.

form-slug-label = Адрес страницы
form-slug-help =
    Конец ссылки на страницу, /servers/…: от { $least } до { $most } строчных букв, цифр и дефисов.
    Оставь пустым, чтобы использовать название.

form-tagline-label = Слоган
form-tagline-help = Одна строка о том, чем сервер особенный. Она видна в списке.

form-description-label = Описание
form-description-help =
    Расскажи, чего ждать игрокам. Работает Markdown: **жирный**, списки, ссылки, заголовки. Не больше
    { $most } символов.

form-rules-label = Правила
form-rules-help = Что нужно знать игрокам. Markdown работает и здесь.

form-textLanguage-label = Язык этих текстов
form-textLanguage-help = На каком языке написаны слоган, описание и правила.

form-tags-label = Теги
form-tags-help = По ним игроки ищут и фильтруют. Не больше { $most }.
form-tags-unfold = Выбрать теги

form-version-label = Версия
form-version-help = Версия игры, например 1.21.4.

form-country-label = Страна
form-country-help = Где расположен сервер.

form-noCountry = Не указана

form-languages-label = Языки
form-languages-help = На каких языках говорят на сервере. Не больше { $most }.
form-languages-unfold = Выбрать языки

form-website-label = Сайт
form-website-help = Начинается с https://.

form-discord-label = Discord
form-discord-help = Приглашение, например https://discord.gg/…

form-video-label = Видео
form-video-help = На YouTube, Twitch или Vimeo.

translations-lead =
    Кто читает сайт на другом языке, увидит тексты, которые ты на нём добавишь. Что оставишь пустым,
    будет показано так, как написано выше.
translations-none = пока ничего
translations-field = { $field } ({ $language })
translations-remove = Удалить эти тексты при сохранении

preview-title = Предпросмотр
preview-filled = заполнено { $filled } из { $all }
preview-of = Предпросмотр: { $server }
preview-note = Пока ничего не сохранено. Закрой вкладку, чтобы вернуться к форме.
preview-show = Предпросмотр
preview-noName = Название твоего сервера
preview-noAddress = play.example.com
preview-noGame = Игра
preview-noTagline = Твой слоган
preview-about = О сервере
preview-noDescription = Здесь будет твоё описание.
preview-rules = Правила
preview-waits =
    То, что сначала смотрит модератор (об этом сказано в форме), игроки увидят после одобрения.

pictures-lead = Лицо твоего сервера в каждом списке. Новые изображения видны сразу.
pictures-saveFirst = При загрузке страница обновится. Сначала сохрани введённое.
pictures-failed = Не удалось отправить изображение. Попробуй снова.

pictures-logo-label = Логотип
pictures-logo-none = Его пока нет: игроки видят эту плитку с инициалами.
pictures-logo-file = Изображение для логотипа
pictures-logo-best = Лучше всего квадратное.
pictures-logo-upload = Загрузить логотип
pictures-logo-remove = Удалить логотип

pictures-banner-label = Баннер
pictures-banner-none = Его пока нет: игроки видят полосы цвета твоего сервера.
pictures-banner-file = Изображение для баннера
pictures-banner-best = Лучше всего, если ширина втрое больше высоты.
pictures-banner-upload = Загрузить баннер
pictures-banner-remove = Удалить баннер

pictures-help =
    PNG, JPEG или WebP, не больше 8 МБ и не меньше { $width } × { $height } пикселей. { $best }

pictures-choose = Сначала выбери файл.
pictures-rulesTitle = Что можно показывать

pictures-rules-1 = Свой сервер: название, мир, что игроки там строят и делают.
pictures-rules-2 = Только свои изображения или те, что тебе можно использовать. Без чужих логотипов.
pictures-rules-3 = Ничего сексуального, жестокого или разжигающего ненависть и ничьих личных данных.
pictures-rules-4 = Без ложных обещаний, например бесплатной валюты за голос.
pictures-rules-5 =
    Модераторы смотрят каждое новое изображение. То, что нарушает правила, они снимают и пишут причину
    на почту.

meanwhile-title = За это время данные изменились
meanwhile-lead =
    Это было сделано в другой вкладке или кем-то ещё. Сравни оба варианта, при необходимости поправь форму ниже и сохрани
    её снова, чтобы оставить введённое.

meanwhile-heads-1 = Поле
meanwhile-heads-2 = Сохранено сейчас
meanwhile-heads-3 = Введено тобой

meanwhile-nothing = пусто
