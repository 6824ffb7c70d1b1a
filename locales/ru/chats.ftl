### chats

message-one = { $player } голосует за { $server }
message-many =
    { $votes ->
        [one] { $votes } голос за { $server }
        [few] { $votes } голоса за { $server }
       *[many] { $votes } голосов за { $server }
    }
message-earlier = Более ранние голоса за { $server }: { $votes }
message-test = Проверка: голоса за { $server } будут появляться здесь
message-vote = Проголосовать
message-total =
    { $votes ->
        [one] { $votes } голос за 30 дней
        [few] { $votes } голоса за 30 дней
       *[many] { $votes } голосов за 30 дней
    }
message-more = и ещё { $votes }
message-top =
    Больше всех голосовали за { $server }: { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } голос
        [few] { $place }. { $player }: { $votes } голоса
       *[many] { $place }. { $player }: { $votes } голосов
    }
message-others =
    { $players ->
        [one] и ещё { $players } игрок
        [few] и ещё { $players } игрока
       *[many] и ещё { $players } игроков
    }

page-title = Чаты: { $server }
page-lead =
    Голоса можно публиковать в канале Discord, Slack или Mattermost: с никами игроков, картинкой
    сервера и ссылкой на голосование. Опубликованное нельзя отозвать.
page-heading = Подключённые каналы
page-often = Как часто
page-connect = Подключить канал
page-example = Так выглядит сообщение
page-offer = { $address } — это канал: голоса публикуются там как сообщения. Выбери, как часто.
page-address = Адрес вебхука канала
page-addressHelp =
    В Discord: настройки канала, «Интеграция», «Вебхуки», «Копировать URL вебхука». Кто знает адрес,
    может писать в канал, поэтому он хранится в зашифрованном виде и больше не показывается.
page-service = Чат
page-serviceHelp =
    Для Rocket.Chat и других чатов, которые принимают сообщения Mattermost, выбери Mattermost.
page-language = Язык сообщений
page-languageOfOwner = Язык владельца
page-submit = Подключить и отправить тест
page-all = Все чаты

paces-at_once = Сразу
paces-ten_minutes = Каждые десять минут
paces-daily = Каждый день десятка лучших

channel-title = Канал
channel-lead = Одно сообщение рассказывает обо всех голосах с прошлого раза.
channel-replayLead =
    Ещё раз публикует голоса с указанного времени как более ранние. Чат не знает, что они у него уже
    были. Не больше чем за { $days } дн.
channel-addressKept = Оставь пустым, чтобы не менять.
channel-save = Сохранить
channel-test = Тестовое сообщение
channel-testLead = Публикуется сейчас, что бы ни было выбрано выше. Никто не упоминается.
channel-testButton = Отправить тестовое сообщение
channel-gone =
    Чат больше не принимает сообщения по этому адресу, поэтому канал отключён. Голоса отложены.
    Вставь выше новый адрес, затем отправь их.

desk-reports =
    { $reports ->
        [one] { $reports } новая жалоба
        [few] { $reports } новые жалобы
        [many] { $reports } новых жалоб
       *[other] { $reports } новой жалобы
    }
desk-test = Проверка: здесь будут публиковаться новости для модерации { $site }
desk-open = Открыть панель модерации
