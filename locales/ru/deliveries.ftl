### deliveries

log-heading = Доставки, сначала новые
log-lead = Каждый голос на пути к вебхуку. Завершённые доставки хранятся 30 дней.
log-none = Пока ничего не отправлено
log-noneNext =
    Здесь будет каждый голос, отправленный на вебхук, со всеми попытками и ответами. Укажи ключу URL
    вебхука и отправь тест с его страницы.
log-noneFound = Таких доставок нет
log-noneOf = Ничего не найдено: { $search }
log-noneOfNext =
    Введи ник игрока целиком, в любом регистре, или целиком ID голоса или доставки.
log-backwards = Первый день позже последнего
log-showAll = Показать все доставки
log-find = Игрок, ID голоса или доставки
log-from = С (UTC)
log-to = По (UTC)
log-atLeast = { $votes }+
log-byState = По состоянию
log-all = Все
log-filter = Фильтр доставок
log-allKeys = Все ключи
log-show = Найти
log-player = Игрок
log-nobody = никто
log-topTen = Десятка лучших
log-cast = Отдан
log-key = Ключ
log-state = Состояние
log-last = Последний итог
log-attempts = Попытки
log-next = следующая попытка
log-again = отправлено снова:
log-test = тест
log-pages = Страницы доставок
log-older = Старее
log-newest = Самые новые
log-title = Доставки сервера { $server }
log-titleOf = Доставки сервера { $server }: { $state }

log-retryLead-abandoned =
    Отправляет доставки за последние 14 дней ещё раз, по пять в секунду. ID сохраняются: обработчик,
    который помнит X-Listing-Vote, никого не наградит дважды.
log-retryLead-held = Отправляет доставки за последние 14 дней, по пять в секунду.

log-retry-abandoned = Повторить все неудачные: { $key }
log-retry-held = Отправить все отложенные: { $key }

day-title = Последние 24 часа

day-typical = обычный ответ
day-slow = медленный ответ
day-label =
    По часам за 24 часа: сразу доставлено { $atOnce }, после повтора { $late }, ждут или не
    доставлены { $failed }

day-axis-1 = 24 ч назад
day-axis-2 = 18 ч
day-axis-3 = 12 ч
day-axis-4 = 6 ч
day-axis-5 = сейчас

day-legend-ok = доставлены сразу
day-legend-late = после повтора
day-legend-bad = ждут или не доставлены

ruler-label = Попыток: { $made } из { $of }, с ожиданием перед каждой
ruler-wait-atOnce = сразу
ruler-wait-seconds = +{ $seconds } с
ruler-wait-minutes = +{ $minutes } мин
ruler-wait-hours = +{ $hours } ч

one-title = Голос игрока { $player }, ключ { $key }, сервер { $server }
one-back = Доставки
one-cast = Голос отдан
one-toKey = получатель:
one-next = следующая попытка
one-nextAt = Следующая попытка:
one-rejectedWith = Обработчик вернул ошибку { $status }. Исправь её и отправь голос ещё раз.
one-vote = Голос (X-Listing-Vote)
one-id = Доставка (X-Listing-Delivery)
one-noUrl = нет URL
one-formerUrl = прежний URL
one-elsewhere = на прежний URL
one-sinceMoved = Тогда у ключа был этот URL; с тех пор он изменился.
one-finished = завершено
one-resend = Отправить снова
one-stands = Это останется в силе, чем бы ни закончилась повторная отправка.
one-underWay = В пути. Страница обновляется каждые две секунды.
one-request = Запрос
one-requestLead = Попытка { $attempt }, точно как отправлена на
one-notSent = Пока ничего не отправлено. Таким будет тело запроса на
one-attempts = Попытки
one-schedule = Не больше двенадцати; последняя через 76 часов после голоса.
one-answer = Ответ
one-headers = Заголовки ответа
one-answerKept = Мы храним заголовки без cookie и первые 4 КБ тела.
one-saveRedirect = Использовать этот URL
one-answered = { $status } за { $time }
one-noResponse = нет ответа

one-reasons-key_revoked = Ключ отозван.
one-reasons-url_cleared = URL вебхука удалён.
one-reasons-vote_voided = Модератор аннулировал голос.
one-reasons-no_destination = Ключ отозван или его URL вебхука удалён.

states-held = отложен
states-pending = ждёт
states-delivered = доставлен
states-abandoned = не доставлен

ends-delivered = доставлен
ends-unconfirmed = отправлен
ends-rejected = не доставлен
ends-redirected = перенаправлен
ends-redirected_elsewhere = перенаправлено
ends-apps_script = Apps Script
ends-interrupted = прерван
ends-timeout = тайм-аут
ends-connect_failed = нет соединения
ends-connection_lost = обрыв соединения
ends-tls_failed = нет шифрования
ends-tls_self_signed = самоподписанный
ends-tls_untrusted = недоверенный сертификат
ends-tls_expired = сертификат истёк
ends-tls_other_name = сертификат на другое имя
ends-tls_old = старый TLS
ends-tls_plain = без TLS
ends-tls_expected = ожидает TLS
ends-http2_only = только HTTP/2
ends-dns_failed = имя не найдено
ends-private_address = частный адрес
ends-bad_response = не HTTP
ends-bad_url = неверный URL
ends-bad_secret = неверный секрет
ends-not_votifier = не Votifier
ends-votifier_key_missing = нет открытого ключа
ends-token_refused = неверный токен
ends-votifier_refused = отклонён
ends-name_refused = ник отклонён
ends-posted = доставлен
ends-chat_gone = канал удалён
ends-chat_refused = отклонён
ends-chat_busy = ждёт
ends-internal_error = наша ошибка
ends-gone = 410 Gone
ends-key_revoked = ключ отозван
ends-url_cleared = URL удалён
ends-vote_voided = голос аннулирован
ends-no_destination = нет URL

time-milliseconds = { $ms } мс
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } с
