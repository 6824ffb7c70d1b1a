### sending

outcomeSentences-delivered = Сервер принял голос.
outcomeSentences-rejected = Обработчик ответил статусом, который не означает успех.
outcomeSentences-redirected = Обработчик указал другой адрес. По перенаправлениям мы не переходим.
outcomeSentences-gone = Обработчик ответил 410 Gone, это отключает вебхук.
outcomeSentences-timeout = Обработчик не успел ответить до конца.
outcomeSentences-connect_failed = Не удалось соединиться с обработчиком.
outcomeSentences-connection_lost =
    Обработчик закрыл соединение, не закончив ответ.
outcomeSentences-tls_failed =
    Не удалось установить шифрованное соединение с обработчиком. Проверь его сертификат.
outcomeSentences-dns_failed = Имя хоста обработчика не найдено. Проверь, нет ли опечатки.
outcomeSentences-private_address =
    Имя хоста обработчика ведёт на адрес вне публичного интернета.
outcomeSentences-bad_response = Ответ обработчика — некорректный HTTP.
outcomeSentences-bad_url = На такой адрес обработчика мы отправлять не можем.
outcomeSentences-bad_secret = Секрет обработчика не подходит. Задай новый.
outcomeSentences-unconfirmed =
    Отправлено. Старый протокол Votifier не присылает подтверждения: загляни в консоль сервера.
outcomeSentences-not_votifier =
    Там что-то ответило, но это не Votifier: обычно он слушает порт 8192, а не порт игры.
outcomeSentences-votifier_key_missing =
    Сервер использует старый протокол Votifier: вместо токена вставь его открытый ключ.
outcomeSentences-token_refused =
    Votifier не принимает токен: вставь тот, что стоит после «default:» в
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Votifier не принял голос. Причина есть в его ответе.
outcomeSentences-name_refused =
    Votifier принимает ники от 1 до 16 букв, цифр и знаков _, а этот не такой.
outcomeSentences-posted = Опубликовано в канале.
outcomeSentences-chat_gone =
    Чат больше не принимает сообщения по этому адресу: вебхук удалён или адрес неверный. Канал
    отключён.
outcomeSentences-chat_refused =
    Чат отклонил сообщение. Каналу-форуму нужен адрес одной из его публикаций.
outcomeSentences-chat_busy = Чат попросил подождать: слишком много сообщений. Они появятся позже.
outcomeSentences-interrupted = Во время этой попытки сайт перезапускался. Попытка повторится.
outcomeSentences-internal_error = Что-то пошло не так на нашей стороне. Попытка повторится.

pointsTo = Он ведёт на { $url }. Сохранить этот URL?

votifierSteps-greeted = приветствие: VOTIFIER { $version }
votifierSteps-sent =
    отправлено { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
        [many] { $bytes } байт
       *[other] { $bytes } байта
    }, { $secret ->
        [token] подписано твоим токеном
       *[public_key] зашифровано твоим открытым ключом
    }
votifierSteps-silent = ответа нет
votifierSteps-closed =
    соединение закрыто без ответа, как делает VotifierPlus при неверном токене
votifierSteps-answered = ответ: { $line }
