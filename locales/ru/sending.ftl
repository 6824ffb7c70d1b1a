### sending

outcomeSentences-delivered = Сервер принял голос.
outcomeSentences-rejected = Обработчик ответил ошибкой.
outcomeSentences-redirected = Обработчик указал другой адрес. По перенаправлениям мы не переходим.
outcomeSentences-redirected_elsewhere =
    Обработчик указал на другой сайт, как делают страницы с запросом входа. По перенаправлениям мы
    не переходим.
outcomeSentences-apps_script =
    Обработчик — это веб-приложение Google Apps Script: оно выполняется, а затем всегда отвечает
    перенаправлением на одноразовый адрес, что считается неудачей. Каждая новая попытка выполняет
    скрипт снова.
outcomeSentences-gone = Обработчик ответил 410 Gone, это отключает вебхук.
outcomeSentences-timeout = Обработчик не ответил вовремя.
outcomeSentences-connect_failed = Не удалось соединиться с обработчиком.
outcomeSentences-connection_lost = Обработчик закрыл соединение, не ответив.
outcomeSentences-tls_failed =
    Не удалось установить шифрованное соединение с обработчиком. Проверь его настройки TLS и
    сертификат.
outcomeSentences-tls_self_signed =
    Сертификат обработчика самоподписанный. Получи сертификат центра, например Let’s Encrypt.
outcomeSentences-tls_untrusted =
    Сертификат обработчика выдан неизвестным центром, или его цепочка неполная. Установи всю
    цепочку.
outcomeSentences-tls_expired =
    Срок сертификата обработчика истёк или ещё не начался. Обнови его и перезапусти программу,
    которая его использует.
outcomeSentences-tls_other_name =
    Сертификат обработчика выдан на другое имя. Укажи это имя в URL или получи сертификат для
    нынешнего.
outcomeSentences-tls_old =
    У обработчика нет общих с нами версий или шифров TLS. Разреши TLS 1.2 или 1.3 и проверь, есть ли
    у него сертификат для этого имени хоста.
outcomeSentences-tls_plain =
    Обработчик не отвечает по TLS. Если там обычный HTTP, начни URL с http://.
outcomeSentences-tls_expected = Обработчик ожидает TLS. Начни URL с https://.
outcomeSentences-http2_only = Обработчик поддерживает только HTTP/2. Разреши и HTTP/1.1.
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
pointsElsewhere = Он ведёт на { $url }.

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
