### frame

layout-about = Находи игровые серверы на { $site } и голосуй за те, что нравятся.
layout-faulty = Ошибка: { $title }
layout-skip = К содержанию
layout-mainMenu = Главное меню
layout-way = Навигационная цепочка
layout-yourMenu = Твой аккаунт
layout-servers = Серверы
layout-games = Игры
layout-findServers = Поиск серверов
layout-findBy = Название, игра, тег, страна или адрес
layout-findShort = Найти сервер
layout-listServer = Добавить сервер
layout-footMenu = Ещё
layout-footPlayers = Игрокам
layout-footOwners = Владельцам серверов
layout-footSite = Об этом сайте
layout-languages = Язык
layout-menu = Меню
layout-topVoters = Топ голосующих
layout-api = Справочник API
layout-docs = Руководства
layout-myServers = Мои серверы
layout-moderation = Модерация
layout-waiting = на проверке
layout-accountLabel = Твой аккаунт, { $username }
layout-signIn = Войти
layout-signUp = Регистрация
layout-signOut = Выйти
layout-contact = Контакты
layout-privacy = Конфиденциальность
layout-imprint = Правовая информация
layout-terms = Условия
layout-rules = Правила
layout-imported = Твой аккаунт перенесён сюда из { $list }. Теперь твои данные хранит { $site }.
layout-importedMore = Что хранится и зачем
layout-importedRead = Понятно

theme-title = Тема

theme-names-system = Авто
theme-names-light = Светлая
theme-names-dark = Тёмная

theme-save = Сохранить

forms-optional = необязательно
forms-on = вкл.
forms-off = выкл.
forms-copy = Копировать
forms-copied = Скопировано

forms-busy =
    Сейчас слишком большая нагрузка. Ничего не изменилось. Попробуй снова через { $duration }.

moments-utc = UTC
moments-never = никогда

statuses-pending = на проверке
statuses-approved = в списке
statuses-rejected = не одобрен
statuses-suspended = приостановлен
statuses-unlisted = вне списка

players-max = из { $max }
players-online = { " " }игроков онлайн
players-isOnline = Онлайн
players-isOffline = Офлайн

errors-notFound = Страница не найдена
errors-noPicture = Не найдено
errors-notFoundNext = Возможно, в адресе ошибка или сервера больше нет в списке.
errors-gone = Этой страницы больше нет
errors-goneNext = Её убрали в новой версии, и другая её не заменяет.
errors-notYours = Это не твой сервер
errors-notYoursNext =
    Эту страницу открывают только его владелец и команда. Тебя среди них нет или больше нет.
errors-refused = Не получилось
errors-refusedNext = Ничего не изменилось.
errors-notAllowed = Эту страницу могут открыть только модераторы
errors-notAllowedNext = Если доступ тебе нужен, попроси администратора сайта.
errors-roleTooLow = Твоя роль этого не позволяет
errors-roleTooLowNext = Ничего не изменилось. Владелец может дать тебе другую роль.
errors-signedOut = Нужно снова войти в аккаунт
errors-signInBeside = Войти (в новой вкладке)
errors-kept =
    Введённый текст сохранён на этой странице. Войди в новой вкладке, вернись сюда и отправь его
    снова.
errors-sendAgain = Отправить снова
errors-signedOutNext = Сеанс завершён, ничего не изменилось. Войди и попробуй снова.
errors-otherSite = Похоже, эта форма пришла с другого сайта
errors-otherSiteWhy =
    Открой { $baseUrl } и попробуй снова там. Если это твой сайт: BASE_URL должен совпадать с адресом
    в строке браузера, а сейчас в нём указано { $baseUrl }.
errors-otherSiteNext = Ничего не изменилось.
errors-noFileHere = Эта форма не принимает файлы
errors-noFileHereNext = Ничего не изменилось. Откройте страницу заново и отправьте форму оттуда.
errors-tooLarge = Слишком большой объём
errors-pictureTooLarge = Изображение может весить не больше 8 МБ. Вернись и выбери другое.
errors-formTooLarge = Вернись и сократи текст.
errors-tooLargeNext = Ничего не изменилось.
errors-halfSent = Форма пришла не полностью
errors-halfSentNext = Ничего не изменилось. Проверь соединение, вернись и отправь её снова.
errors-tooMany = Слишком много попыток
errors-busy = Сейчас слишком большая нагрузка
errors-tooManyViews = Слишком много страниц сразу
errors-failed = Что-то пошло не так
errors-failedNext =
    Попробуй снова чуть позже. Если ошибка повторяется, отправь администратору сайта этот ID запроса.
errors-unavailable = Сайту не удаётся подключиться к базе данных
errors-unavailableNext = Ничего не потеряно. Попробуй снова чуть позже.
errors-noChanges = Сайт сейчас не может ничего сохранить
errors-late = Сайт слишком долго не отвечает
errors-tooManyNext = Попробуй снова через { $duration }.

errors-fates-nothing = Ничего не изменилось. Попробуй снова чуть позже.
errors-fates-change_unknown =
    Неизвестно, сохранились ли изменения. Вернись и обнови страницу, чтобы проверить, и при
    необходимости отправь их снова.
errors-fates-vote_not_cast = Голос не отдан. Попробуй снова чуть позже.
errors-fates-vote_unknown =
    Неизвестно, засчитан ли голос. Чуть позже снова открой страницу голосования и проверь. Можно и
    проголосовать ещё раз: второй голос за тот же день никогда не засчитывается.

errors-toBallot = Назад к голосованию
errors-clockOff = Голос не отдан
errors-clockOffNext =
    Часы сайта сейчас идут неверно, и голос мог бы попасть не в тот день. Сегодняшний голос остаётся
    за тобой: попробуй снова через несколько минут.
errors-signIn = Войти
errors-requestId = ID запроса
errors-home = Все серверы

trail-operator = оператор
trail-gone = удалённый аккаунт

trail-actions-server_added = добавление сервера
trail-actions-server_edited = изменение карточки
trail-actions-server_resubmitted = повторная отправка сервера на проверку
trail-actions-server_approved = одобрение сервера
trail-actions-server_rejected = отклонение сервера
trail-actions-server_suspended = приостановка сервера
trail-actions-decision_undone = отмена решения о сервере
trail-actions-suspension_answered = ответ о приостановке
trail-actions-suspension_kept = ответ прочитан, приостановка оставлена
trail-actions-server_unlisted = исключение сервера из списка
trail-actions-server_relisted = возвращение сервера в список
trail-actions-server_deleted = удаление карточки
trail-actions-server_offered = предложение передать карточку другому аккаунту
trail-actions-server_handed_over = приём карточки
trail-actions-member_offered = приглашение
trail-actions-member_joined = принятие приглашения
trail-actions-member_removed = закрытие доступа
trail-actions-member_changed = смена роли участника
trail-actions-offer_declined = отказ от предложения
trail-actions-offer_withdrawn = отзыв предложения
trail-actions-picture_added = добавление изображения
trail-actions-picture_removed = удаление изображения
trail-actions-picture_taken_down = снятие изображения модератором
trail-actions-pictures_accepted = проверка новых изображений
trail-actions-edits_accepted = проверка изменений
trail-actions-edits_put_back = возврат прежнего текста
trail-actions-reports_closed = закрытие жалоб
trail-actions-key_issued = создание ключа
trail-actions-key_rolled = перевыпуск ключа
trail-actions-key_revoked = отзыв ключа
trail-actions-url_key_made = создание ключа URL
trail-actions-link_key_made = создание ключа ссылок для голосования
trail-actions-link_key_removed = удаление ключа ссылок для голосования
trail-actions-webhook_set = установка URL вебхука
trail-actions-chat_set = настройка сообщений в чате
trail-actions-webhook_cleared = удаление URL вебхука
trail-actions-webhook_paused = приостановка вебхука
trail-actions-webhook_resumed = возобновление вебхука
trail-actions-secret_prepared = подготовка секрета вебхука
trail-actions-secret_activated = активация секрета вебхука
trail-actions-rewards_set = выбор способа выдачи наград
trail-actions-goal_set = новая цель
trail-actions-goal_changed = изменение числа цели
trail-actions-goal_removed = удаление цели
trail-actions-test_sent = отправка теста
trail-actions-receiver_graded = оценка обработчика
trail-actions-delivery_resent = повторная доставка
trail-actions-deliveries_replayed = повтор доставок
trail-actions-vote_voided = аннулирование голоса
trail-actions-votes_voided = аннулирование голосов
trail-actions-votes_restored = восстановление аннулированных голосов
trail-actions-void_answered = ответ по аннулированным голосам
trail-actions-wave_dismissed = закрытие предупреждения о необычных голосах
trail-actions-name_given = передача ника игрока аккаунту
trail-actions-name_refused = отказ в нике игрока
trail-actions-account_disabled = отключение аккаунта
trail-actions-account_enabled = включение аккаунта
trail-actions-change_approved = одобрение изменения
trail-actions-change_refused = отклонение изменения
trail-actions-change_withdrawn = отзыв изменения
trail-actions-game_added = добавление игры
trail-actions-game_edited = изменение игры
trail-actions-game_merged = объединение игры с другой
trail-actions-game_removed = удаление игры
trail-actions-tag_added = добавление тега
trail-actions-tag_edited = изменение тега
trail-actions-tag_merged = объединение тега с другим
trail-actions-tag_removed = удаление тега
trail-actions-backup_made = создание резервной копии
trail-actions-backup_restored = восстановление из резервной копии
trail-actions-moderator_made = назначение модератором
trail-actions-administrator_made = назначение первым администратором
trail-actions-role_changed = смена роли аккаунта
trail-actions-sign_in_link_made = создание ссылки для входа в аккаунт
trail-actions-sign_in_link_used = вход по ссылке оператора
trail-actions-factors_reset = удаление ключей доступа и второго этапа входа
trail-actions-setting_changed = изменение настройки

pages-previous = Назад
pages-next = Далее

duration-seconds =
    { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
