### refusals

account_name_invalid-characters =
    Нужно от 2 до 32 символов: буквы A-Z, цифры, «_», «.» или «-». В нике нет пробелов, и он не
    начинается с «-».
account_name_invalid-prefix =
    Выбери ник, который не начинается с «{ $prefix }». На этом сайте такие ники не разрешены.
account_name_reserved = Ник «{ $name }» зарезервирован для сайта. Выбери другой.
account_name_steam = Это Steam ID. Войди через Steam, чтобы его использовать.
game_name_known = «{ $name }» уже есть в твоём списке.
game_names_full =
    Сначала убери один ник. Кроме собственного, неподтверждённых может быть не больше { $max }.
account_exists-email = С этим адресом уже есть аккаунт. Войди в него.
account_exists-voted =
    Игрок уже голосовал с ником «{ $name }». Если это ты, сначала подтверди адрес электронной
    почты.
account_exists-name = Ник «{ $name }» занят. Выбери другой или войди, если он твой.
identity_linked = Это привязано здесь к другому аккаунту. Сначала отвяжи там.
last_way_in = Сначала добавь другой способ входа. Этот у тебя единственный.
sign_in_link_refused =
    Для «{ $name }» нельзя создать ссылку для входа. Аккаунт отключён, или игрок не
    регистрировался.
claim_gone = Решать больше нечего. Заявки больше нет, или у ника есть владелец.
sign_in_needed = У «{ $player }» здесь есть аккаунт. Войди, чтобы голосовать с ним.
account_unknown-named = Аккаунта «{ $name }» нет. Проверь ник.
account_unknown-deleted = Этот аккаунт удалён.
account_owns_listings = Сначала удали свои карточки, убери их из списка или передай: { $named }.
account_disabled-vote = Этот аккаунт не может голосовать. Его отключил модератор.
account_disabled-again = Этот аккаунт уже отключён.
account_decided = Пока эта страница была открыта, решение принял кто-то другой. Посмотри ещё раз.
account_not_disabled = Этот аккаунт не отключён.
account_has_role =
    { $role ->
        [moderator] У этого аккаунта роль модератора. Сначала администратор должен её снять.
       *[administrator]
            У этого аккаунта роль администратора. Сначала другой администратор должен её снять.
    }
account_cant_have_role = Выбери другой аккаунт. Этот отключён, или войти в него никто не может.
last_administrator = Сначала назначь администратором кого-нибудь ещё. Других на этом сайте нет.
rename_too_soon = Сменить ник снова можно { DATETIME($next, dateStyle: "medium") }.
email_invalid = Введи адрес электронной почты, например lena@example.org.
password_too_short = Придумай пароль подлиннее: символов нужно не меньше { $min }.
password_too_long = Придумай пароль покороче: символов может быть не больше { $max }.
password_common = Слишком легко угадать. Возьми три-четыре слова, не связанных между собой.
bot_check_failed-forged = Эта проверка была не для этой формы. Попробуй ещё раз.
bot_check_failed-expired = Страница была открыта слишком долго. Попробуй ещё раз.
bot_check_failed-unavailable = Проверка на ботов сейчас недоступна. Попробуй ещё раз чуть позже.
bot_check_spent = Эта проверка уже использована. Попробуй ещё раз.
moderators_only = Это могут делать только модераторы.
administrators_only = Это могут делать только администраторы. Попроси кого-нибудь из них.
setting_invalid-accent = Запиши цвет как # и шесть знаков, например #f4b41f.
setting_invalid-name = Сократи название: печатных символов может быть не больше { $max }.
setting_invalid-imprint =
    Сократи правовую информацию: печатных символов может быть не больше { $max }.
reason_needed = Напиши почему: от { $min } до { $max } символов.
form_used = Эта форма уже была отправлена и сработала. Больше ничего делать не нужно.

server_unknown = Сервера «{ $slug }» нет.
role_too_low =
    { $role ->
        [owner] Попроси владельца. Это может только он.
       *[other] Попроси владельца или менеджера. Наблюдатель может смотреть, но ничего не менять.
    }
offer_unknown =
    Этого предложения больше нет. Его отозвали, на него уже ответили, его срок вышел, или у
    сервера другой владелец.
offer_refused-unknown = Здесь никого не зовут { $name }. Спроси у этого человека имя пользователя.
offer_refused-self = { $name } уже владеет этим сервером.
offer_refused-member = У { $name } уже есть доступ.
offer_refused-you = У тебя уже есть доступ, или предложение ждёт в разделе «Мои серверы».
offer_refused-asked =
    У { $name } уже есть предложение. Сначала отзови его, а после отказа подожди несколько дней
    ({ $days }).
offer_refused-many =
    Сначала убери человека или отзови предложение. Людей и открытых предложений может быть не
    больше { $max }.
offer_refused-unpublished = Подожди, пока модератор одобрит сервер.
member_unknown = У этого человека больше нет доступа.
server_name_invalid = Введи название: от { $min } до { $max } печатных символов.
slug_refused-form =
    Нужно от { $min } до { $max } символов: строчные буквы a-z, цифры и одиночные дефисы.
slug_refused-formLike =
    Нужно от { $min } до { $max } символов: строчные буквы a-z, цифры и одиночные дефисы, например
    «{ $example }».
slug_refused-reserved = Адрес «{ $slug }» зарезервирован для сайта. Выбери другой.
slug_refused-taken = Адрес «{ $slug }» занят другим сервером или был им занят. Выбери другой.
slug_refused-alike = «{ $slug }» слишком похож на адрес другого сервера. Выбери другой.
slug_moved = Сменить адрес снова можно { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Введи только адрес, например play.example.com.
server_host_invalid-inner = Введи публичный адрес сервера. Этот доступен только из твоей сети.
server_port_invalid = Введи номер порта от 1 до 65535.
description_too_long = Сократи текст. Лишних символов: { $over }.
changed_meanwhile = За это время здесь что-то изменилось. Проверь и сохрани ещё раз.
facts_invalid = { $faults }
tag_unknown = Тега «{ $slug }» нет. Выбери тег из списка.
tag_invalid-name = Введи название: от { $min } до { $max } печатных символов.
tag_invalid-slug = Для адреса нужно от 2 до 40 символов: a-z, 0-9 и одиночные дефисы.
tag_exists = «{ $name }» уже есть в списке.
entry_used = Лучше объедини. Карточек, где это есть, считая удалённые: { $servers }.
merged_with_itself = Выбери для объединения что-нибудь другое.
servers_too_many-all = Серверов может быть не больше { $max }. Недавно удалённые тоже считаются.
servers_too_many-pending = Дождись решения или удали один из серверов. На проверке уже { $pending }.
change_gone-none = Изменения сервера «{ $slug }» больше не ждут проверки.
change_gone-seen = Владелец сервера «{ $slug }» успел его изменить. Посмотри ещё раз.
change_gone-replaced = Владелец сервера «{ $slug }» успел заменить это изменение. Посмотри на новое.
server_transition-status =
    { $status ->
        [pending] Сервер «{ $slug }» на проверке, поэтому так нельзя. Посмотри ещё раз.
        [approved] Сервер «{ $slug }» одобрен, поэтому так нельзя. Посмотри ещё раз.
        [rejected] Сервер «{ $slug }» отклонён, поэтому так нельзя. Посмотри ещё раз.
       *[suspended] Сервер «{ $slug }» приостановлен, поэтому так нельзя. Посмотри ещё раз.
    }
server_transition-ownerless =
    Владелец сервера «{ $slug }» удалил аккаунт, поэтому за сервер никто не отвечает.
server_transition-changed =
    Пока эта страница была открыта, сервер «{ $slug }» изменили или решение уже приняли. Посмотри
    ещё раз.
server_transition-unlisted = Владелец убрал сервер «{ $slug }» из списка.
server_transition-told = Владелец сервера «{ $slug }» уже знает об этом. Прими новое решение.
server_own = Ты работаешь над сервером «{ $slug }». Оставь решение другому модератору.
server_not_approved =
    { $status ->
        [pending] Сервер «{ $slug }» на проверке. Сначала его должен одобрить модератор.
        [rejected] Сервер «{ $slug }» отклонён. Владелец должен изменить его и отправить снова.
       *[suspended] Сервер «{ $slug }» приостановлен. Сначала модератор должен снова его одобрить.
    }
check_too_soon-busy = Сейчас проверяется слишком много серверов. Попробуй чуть позже.
check_too_soon-waiting =
    Один из твоих серверов в очереди только что проверили. Попробуй снова через { $seconds } с.
check_too_soon-listed = Только что проверено. Попробуй снова через { $seconds } с.
game_unknown = Игры «{ $slug }» нет. Выбери одну из этих: { $known }.
game_invalid-name = Введи название: от { $min } до { $max } печатных символов.
game_invalid-slug = Для адреса нужно от 2 до 60 символов: a-z, 0-9 и одиночные дефисы.
game_invalid-protocol = Протокола «{ $protocol }» нет. Выбери один из этих: { $known }.
game_invalid-port = Введи номер порта от 1 до { $max }.
game_invalid-queryPort = Выбери другое смещение порта запросов. Сейчас получится { $port }.
game_exists = «{ $slug }» уже есть в списке или раньше был адресом игры из списка.
picture_refused-damaged = Файл повреждён. Открой его в редакторе и сохрани заново.
picture_refused-animated = Выбери изображение, которое не движется.
picture_refused-format = Нужен PNG, JPEG или WebP.
picture_refused-large =
    Сначала уменьши изображение. В нём { $width } × { $height } пикселей, а может быть не больше
    { NUMBER($megapixels, maximumFractionDigits: 1) } Мп.
picture_refused-small =
    { $kind ->
        [logo]
            Возьми изображение побольше. Для логотипа нужно { $minWidth } × { $minHeight }
            пикселей, а в этом { $width } × { $height }.
       *[banner]
            Возьми изображение побольше. Для баннера нужно { $minWidth } × { $minHeight }
            пикселей, а в этом { $width } × { $height }.
    }
picture_gone = Изображения сервера «{ $slug }» успели измениться. Посмотри на них ещё раз.
report_invalid-other = Напиши, что не так: от 1 до { $max } символов.
report_invalid-chosen = Сократи текст: символов может быть не больше { $max }.
reports_too_many-nameless =
    Войди в другой вкладке и отправь жалобу снова. Жалоб от тех, кто не вошёл, у модераторов уже
    { $max }, и новых они пока не принимают.
reports_too_many-all = Жалоб на это у модераторов уже { $max }. Попробуй через час.
report_gone = Открытых жалоб на «{ $slug }» больше нет.

fact-tags =
    Выбери не больше { $max ->
        [one] { $max } тега
        [few] { $max } тегов
        [many] { $max } тегов
       *[other] { $max } тега
    }.
fact-country = Выбери страну из списка.
fact-languages = Выбери языки из списка.
fact-languages_too_many =
    Выбери не больше { $max ->
        [one] { $max } языка
        [few] { $max } языков
        [many] { $max } языков
       *[other] { $max } языка
    }.
fact-description = Описание слишком длинное. Символов может быть не больше { $max }.
fact-text_language = Выбери язык из списка.
fact-text_language_twice =
    Ниже тоже есть тексты на этом языке. Удали их или выбери здесь другой язык.
fact-rules = Правила слишком длинные. Символов может быть не больше { $max }.
fact-tagline_not_one_line = Слоган — это одна строка печатных символов.
fact-tagline_too_long = Слоган слишком длинный. Символов может быть не больше { $max }.
fact-version_not_one_line = Версия — это одна строка печатных символов.
fact-version_too_long = Версия слишком длинная. Символов может быть не больше { $max }.
fact-website_too_long = Адрес сайта слишком длинный. Символов может быть не больше { $max }.
fact-website_too_long_as_written =
    Адрес сайта слишком длинный в том виде, как его пишут браузеры. Символов может быть не больше { $max }.
fact-website_elsewhere = Сайт — это ссылка на публичный сайт, которая начинается с https://.
fact-discord_too_long = Приглашение слишком длинное. Символов может быть не больше { $max }.
fact-discord_too_long_as_written =
    Приглашение слишком длинное в том виде, как его пишут браузеры. Символов может быть не больше { $max }.
fact-discord_elsewhere = Приглашение — это ссылка на { $sites }, которая начинается с https://.
fact-video_too_long = Ссылка на видео слишком длинная. Символов может быть не больше { $max }.
fact-video_too_long_as_written =
    Ссылка на видео слишком длинная в том виде, как её пишут браузеры. Символов может быть не больше
    { $max }.
fact-video_elsewhere = Видео — это ссылка на { $sites }, которая начинается с https://.

key_unknown = Ключа «{ $id }» нет.
key_name_invalid = Дай ключу название: от 1 до { $max } печатных символов.
keys_too_many = Сначала отзови один из ключей. Их может быть не больше { $max }.
scopes_invalid = Выбери, для чего нужен ключ: { $known }.
key_revoked = Этот ключ отозван. Создай новый.
overlap_invalid = Введи число часов от 0 до { $max }.
webhook_url_refused-incomplete = Введи адрес целиком, начиная с https://.
webhook_url_refused-inner = Введи публичный адрес в интернете. Этот доступен только из твоей сети.
webhook_url_refused-chat =
    Это адрес чата, который принимает сообщения, а не голоса. Подключи его на вкладке «Чаты».
webhook_url_refused-scheme = Введи адрес, который начинается с https:// или http://.
webhook_url_refused-credentials = Убери имя пользователя и пароль.
webhook_url_refused-port = Порт { $port } использовать нельзя. Выбери 80, 443 или порт выше 1023.
webhook_url_refused-tooLong = Возьми адрес покороче: символов может быть не больше { $max }.
webhook_url_taken = Туда уже отправляет другой ключ этого сервера. Используй его или другой адрес.
secret_not_prepared = Сначала подготовь новый секрет.
key_is_votifier = Это ключ Votifier. Измени его на вкладке «Награды».
key_is_chat = Это ключ канала. Измени его на вкладке «Чаты».
chat_address_refused-missing = Вставь адрес вебхука канала.
chat_address_refused-notDiscord =
    Это не адрес вебхука Discord. Открой в Discord настройки канала, затем «Интеграция» и
    «Вебхуки», и скопируй URL вебхука.
chat_address_refused-notSlack =
    Это не адрес входящего вебхука Slack. Он начинается с https://hooks.slack.com/services/.
chat_connected = Этот канал уже подключён.
votifier_address_refused-host =
    Введи только хост, например play.example.com. Для порта есть своё поле.
votifier_address_refused-inner =
    Введи публичный адрес в интернете. Этот доступен только из твоей сети.
votifier_address_refused-port = На порту { $port } Votifier недоступен. Обычно это { $usual }.
votifier_secret_refused-missing = Вставь токен или открытый ключ своего Votifier.
votifier_secret_refused-lost = Вставь токен или ключ ещё раз.
votifier_secret_refused-privateKey =
    Это закрытый ключ, держи его в секрете. Вставь тот, что в public.key, и создай новые ключи,
    если этот видел кто-то ещё.
votifier_secret_refused-neither =
    Вставь токен (от 6 до { $max } символов без пробелов) или открытый ключ Votifier.
votifier_secret_refused-anotherKey =
    Votifier нужен ключ RSA длиной { $bits } бит. Удали папку «rsa» своего плагина и перезапусти
    сервер, и он создаст новые.
votifier_connected = Это только что сделали в другом окне.
votifiers_too_many = Сначала удали одного получателя. Их может быть не больше { $max }.
votifier_missing = Сначала подключи Votifier: нужен его токен или ключ.
goal_name_invalid = Дай цели название, например vote-party: строчные буквы от a до z, цифры, - и _.
goal_name_taken = Выбери другое название. Так уже называется другая цель.
goal_target_invalid = Выбери число от { $min } до { $max }.
goals_too_many = Сначала удали одну из целей этого вида. Их может быть не больше { $max }.
goal_unknown = Цели «{ $name }» нет.
replay_time_invalid = Выбери другое время. Отступить назад можно не больше чем на { $days } дн.
replay_too_soon =
    Прошлый повтор на этот адрес ещё идёт или только что закончился. Запусти следующий { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC
    или позже.
sends_too_many = Вручную отправлено уже много. Попробуй через минуту.
delivery_unknown = Доставки «{ $id }» нет.
delivery_unfinished = Эта доставка сейчас отправляется. Дождись результата.
delivery_without_destination-resend =
    Эту доставку нельзя отправить снова. Её ключ отозван, или у него нет URL вебхука.
delivery_without_destination-none = Сначала задай URL вебхука для этого ключа.
delivery_without_destination-grade =
    Задай URL вебхука для этого ключа и отправляй тесты, пока один не дойдёт.

clock_off = Сейчас проголосовать нельзя. Часы этого хоста и базы данных расходятся.
favourites_full = Сначала убери что-нибудь из избранного. Там может быть не больше { $max }.
vote_unknown = Голоса «{ $id }» нет.
vote_voided-resend = Эту доставку нельзя отправить снова. Её голос аннулирован.
vote_voided-again = Этот голос уже аннулирован.
void_choice_invalid-span =
    Выбери начало раньше конца, оба в прошлом. Дней между ними может быть не больше { $days }.
void_choice_invalid-number = Введи целое число от 1 до { $max }.
void_choice_changed-others =
    С голосами за эти часы уже идёт другое действие. Посчитай их снова через минуту.
void_choice_changed-counted =
    Было посчитано { $expected }, но часть успели аннулировать, и подходит { $votes }. Посчитай их
    снова.
void_batch_unknown = Аннулирования «{ $id }» нет.
void_batch_lifted = Это аннулирование уже отменили.
void_notice_unknown = Сообщения об аннулированных голосах «{ $id }» нет.
void_answered-lifted = Отвечать больше не нужно. Голоса снова считаются.
void_answered-given = Ответ уже отправлен. На каждое сообщение можно ответить один раз.
void_answer_invalid = Напиши от { $min } до { $max } символов.
void_answer_read = Кто-то другой уже отметил ответ как прочитанный.
suspension_answered-lifted = Отвечать не нужно. Сервер не приостановлен.
suspension_answered-given = Ответ уже отправлен. На каждую приостановку можно ответить один раз.
suspension_own = Этот сервер приостановлен тобой, поэтому оставь ответ другому модератору.
wave_unknown = Предупреждения «{ $id }» нет.
wave_decided-person =
    { $state ->
        [voided] Голоса этого предупреждения уже аннулированы (модератор: { $by }).
       *[dismissed] Это предупреждение уже закрыто (модератор: { $by }).
    }
wave_decided-operator =
    { $state ->
        [voided] Оператор уже аннулировал голоса этого предупреждения.
       *[dismissed] Оператор уже закрыл это предупреждение.
    }
wave_grown =
    Голосов теперь { $votes }, а при открытии было { $seen }. Посмотри ещё раз и потом решай.
