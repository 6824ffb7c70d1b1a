### refusals

cannot-accept_edits = Нельзя принять правки
cannot-accept_pictures = Нельзя принять изображения
cannot-accept_the_offer = Нельзя принять предложение
cannot-add_game = Нельзя добавить игру
cannot-add_server = Нельзя добавить сервер
cannot-add_tag = Нельзя добавить тег
cannot-add_the_name = Нельзя добавить ник
cannot-approve_change = Нельзя одобрить изменение
cannot-approve_server = Нельзя одобрить сервер
cannot-change_settings = Нельзя изменить настройки
cannot-change_the_role = Нельзя изменить роль
cannot-check_server = Нельзя проверить сервер
cannot-close_reports = Нельзя закрыть жалобы
cannot-decide_about_a_wave = Нельзя принять решение по предупреждению
cannot-decide_on_a_claim_to_a_name = Нельзя принять решение по заявке на ник
cannot-disable_account = Нельзя отключить аккаунт
cannot-dismiss_the_wave = Нельзя закрыть предупреждение
cannot-edit_game = Нельзя изменить игру
cannot-edit_server = Нельзя изменить сервер
cannot-edit_tag = Нельзя изменить тег
cannot-enable_account = Нельзя включить аккаунт
cannot-export_account = Нельзя скачать данные аккаунта
cannot-grade_the_receiver_of_this_key = Нельзя проверить обработчик этого ключа
cannot-hand_over_server = Нельзя передать сервер
cannot-invite = Нельзя пригласить
cannot-issue_key = Нельзя создать ключ
cannot-lift_the_void_batch = Нельзя отменить это аннулирование
cannot-list_server_again = Нельзя вернуть сервер в список
cannot-make_a_sign_in_link = Нельзя создать ссылку для входа
cannot-merge_games = Нельзя объединить игры
cannot-merge_tags = Нельзя объединить теги
cannot-put_edits_back = Нельзя отменить правки
cannot-read_answers = Нельзя прочитать ответы
cannot-refuse_change = Нельзя отклонить изменение
cannot-reject_server = Нельзя отклонить сервер
cannot-remove_banner = Нельзя удалить баннер
cannot-remove_game = Нельзя удалить игру
cannot-remove_logo = Нельзя удалить логотип
cannot-remove_tag = Нельзя удалить тег
cannot-rename = Нельзя сменить ник
cannot-replay = Нельзя запустить повтор
cannot-resend = Нельзя отправить снова
cannot-reset_the_second_factor = Нельзя сбросить двухэтапный вход
cannot-resubmit_server = Нельзя снова отправить сервер
cannot-save_facts = Нельзя сохранить сведения
cannot-set_email = Нельзя задать адрес почты
cannot-show_account = Нельзя показать аккаунт
cannot-show_claims_to_names = Нельзя показать заявки на ники
cannot-show_delivery = Нельзя показать доставку
cannot-show_reports = Нельзя показать жалобы
cannot-show_the_audit_trail = Нельзя показать журнал действий
cannot-show_the_queue = Нельзя показать очередь
cannot-show_void_votes = Нельзя показать аннулированные голоса
cannot-show_vote = Нельзя показать голос
cannot-show_votes = Нельзя показать голоса
cannot-show_waves = Нельзя показать предупреждения
cannot-submit_server = Нельзя отправить сервер
cannot-suspend_server = Нельзя приостановить сервер
cannot-take_down_picture = Нельзя снять изображение
cannot-test_the_webhook = Нельзя проверить вебхук
cannot-unlist_server = Нельзя убрать сервер из списка
cannot-void_vote = Нельзя аннулировать голос
cannot-void_votes = Нельзя аннулировать голоса
cannot-vote = Нельзя проголосовать
cannot-withdraw_change = Нельзя отозвать изменение

cannot-activate_the_webhook_secret_of_key = Нельзя активировать секрет вебхука этого ключа
cannot-change_the_Votifier_of_key = Нельзя изменить Votifier этого ключа
cannot-change_the_webhook_of_key = Нельзя изменить вебхук этого ключа
cannot-grade_the_receiver_of_key = Нельзя проверить обработчик этого ключа
cannot-pause_the_webhook_of_key = Нельзя поставить на паузу вебхук этого ключа
cannot-prepare_a_webhook_secret_for_key = Нельзя подготовить секрет вебхука для этого ключа
cannot-replay_the_deliveries_of_key = Нельзя запустить повтор доставок этого ключа
cannot-resume_the_webhook_of_key = Нельзя возобновить вебхук этого ключа
cannot-revoke_key = Нельзя отозвать ключ
cannot-roll_key = Нельзя перевыпустить ключ
cannot-test_the_webhook_of_key = Нельзя проверить вебхук этого ключа

## Аккаунты и ники

account_name_invalid-characters =
    Нельзя взять ник «{ $name }»: в нике от 2 до 32 символов из A-Z, a-z, 0-9, «_», «.» и «-», и
    начинаться с «-» он не может
account_name_invalid-prefix =
    Нельзя взять ник «{ $name }»: владелец этого сайта не разрешил ники, которые начинаются с
    «{ $prefix }»
account_name_reserved = Нельзя взять ник «{ $name }»: он зарезервирован
account_name_steam =
    Нельзя взять ник «{ $name }»: это идентификатор Steam. Войди через Steam, чтобы показать, что он
    твой
game_name_known = Нельзя добавить «{ $name }»: это уже один из твоих ников
game_names_full =
    Нельзя добавить ник: кроме собственного, у аккаунта может быть не больше { $max ->
        [one] { $max } неподтверждённого ника
        [few] { $max } неподтверждённых ников
        [many] { $max } неподтверждённых ников
       *[other] { $max } неподтверждённого ника
    }; сначала убери один из них
account_exists-email = Нельзя создать аккаунт: адрес «{ $email }» уже занят другим аккаунтом
account_exists-voted =
    Пока нельзя взять ник «{ $name }»: с ним уже кто-то голосовал. Если это ты, сначала подтверди адрес
    почты
account_exists-name = Нельзя взять ник «{ $name }»: он занят
identity_linked =
    Нельзя привязать: этим способом уже входят в другой аккаунт на этом сайте; сначала отвяжи его там
last_way_in =
    Нельзя удалить: других способов войти в этот аккаунт нет; сначала добавь ещё один
sign_in_link_refused =
    Нельзя создать ссылку: аккаунт «{ $name }» отключён или принадлежит игроку, который не
    регистрировался
claim_gone = Нельзя принять решение: заявки больше нет или у ника есть владелец
sign_in_needed = У «{ $player }» есть здесь аккаунт. Войди, чтобы проголосовать с ним
account_unknown-named = { $cannot }: аккаунта «{ $name }» нет
account_unknown-missing = { $cannot }: такого аккаунта нет
account_unknown-viewers = { $cannot }: он удалён
account_unknown-owners = { $cannot }: твой аккаунт удалён
account_unknown-voters = { $cannot }: аккаунт удалён
account_owns_listings =
    { $count ->
        [one]
            Нельзя удалить аккаунт: у него есть { $count } карточка, одобренная или на проверке
            ({ $named }); сначала удали, убери из списка или передай её
        [few]
            Нельзя удалить аккаунт: у него есть { $count } карточки, одобренные или на проверке
            ({ $named }); сначала удали, убери из списка или передай их
        [many]
            Нельзя удалить аккаунт: у него есть { $count } карточек, одобренных или на проверке
            ({ $named }); сначала удали, убери из списка или передай их
       *[other]
            Нельзя удалить аккаунт: у него есть { $count } карточки, одобренные или на проверке
            ({ $named }); сначала удали, убери из списка или передай их
    }
account_disabled =
    { $doing ->
        [vote] Нельзя проголосовать: модератор отключил аккаунт
       *[disable_account] Нельзя отключить аккаунт: он уже отключён
    }
account_decided =
    { $cannot }: пока страница была открыта, решение принял кто-то другой; посмотри ещё раз
account_not_disabled = { $cannot }: он не отключён
account_has_role =
    { $cannot }: у него на этом сайте роль { $role ->
        [moderator] модератора
       *[administrator] администратора
    }; сначала администратор должен её снять
account_cant_have_role =
    Нельзя изменить роль: аккаунт отключён или в него никто не может войти
last_administrator =
    { $doing ->
        [change_the_role]
            Нельзя изменить роль: других администраторов на этом сайте нет; сначала назначь кого-нибудь ещё
       *[delete_account]
            Нельзя удалить аккаунт: других администраторов на этом сайте нет; сначала назначь кого-нибудь ещё
    }
rename_too_soon =
    Нельзя сменить ник: это можно делать раз в { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }, в следующий раз { $next }
email_invalid = Нельзя использовать «{ $text }»: это не адрес почты
password_too_short =
    Нельзя использовать этот пароль: в нём должно быть не меньше { $min ->
        [one] { $min } символа
        [few] { $min } символов
        [many] { $min } символов
       *[other] { $min } символа
    }
password_too_long =
    Нельзя использовать этот пароль: он длиннее { $max ->
        [one] { $max } символа
        [few] { $max } символов
        [many] { $max } символов
       *[other] { $max } символа
    }
password_common =
    Такой пароль не подходит: его слишком легко угадать. Возьми несколько слов, не связанных между собой
bot_check_failed-forged = Эта проверка была не для этой формы. Попробуй ещё раз.
bot_check_failed-expired = Страница была открыта слишком долго. Попробуй ещё раз.
bot_check_failed-unavailable = Проверка на ботов сейчас недоступна. Попробуй ещё раз чуть позже.
bot_check_spent = Эта проверка уже использована. Попробуй ещё раз.
moderators_only = { $cannot }: это могут только модераторы
administrators_only = { $cannot }: это могут только администраторы
setting_invalid-accent =
    Нельзя изменить настройки: цвет — это # и шесть шестнадцатеричных цифр, например #f4b41f
setting_invalid-name =
    Нельзя изменить настройки: в названии может быть не больше { $max ->
        [one] { $max } печатного символа
        [few] { $max } печатных символов
        [many] { $max } печатных символов
       *[other] { $max } печатного символа
    }
setting_invalid-imprint =
    Нельзя изменить настройки: в правовой информации может быть не больше { $max ->
        [one] { $max } печатного символа
        [few] { $max } печатных символов
        [many] { $max } печатных символов
       *[other] { $max } печатного символа
    }
reason_needed = { $cannot }: укажи причину (символов: от { $min } до { $max })
form_used = Эта форма уже была отправлена и сработала один раз

## Карточки

server_unknown = Сервера «{ $slug }» нет
role_too_low =
    { $role ->
        [owner] Это может только владелец сервера
       *[other]
            Тебе видны цифры и доставки этого сервера, но это могут делать только его владелец и менеджеры
    }
offer_unknown =
    Этого предложения больше нет: его отозвали, на него уже ответили, его срок вышел или у сервера
    другой владелец
offer_refused-unknown = { $cannot }: нет аккаунта { $name }, в который можно войти
offer_refused-self = { $cannot }: { $name } уже владелец
offer_refused-member = { $cannot }: у { $name } уже есть доступ
offer_refused-asked =
    { $cannot }: у { $name } уже есть предложение; сначала отзови его, а после отказа подожди { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
offer_refused-many = { $cannot }: людей и открытых предложений уже { $max }
offer_refused-unpublished = { $cannot }: сначала модератор должен одобрить сервер
member_unknown = У этого человека больше нет доступа
server_name_invalid = { $cannot }: в названии от { $min } до { $max } печатных символов
slug_refused-form =
    { $cannot }: в адресе страницы от { $min } до { $max } символов: строчные буквы a-z, цифры и
    одиночные дефисы между ними
slug_refused-formLike =
    { $cannot }: в адресе страницы от { $min } до { $max } символов: строчные буквы a-z, цифры и
    одиночные дефисы между ними, например «{ $example }»
slug_refused-reserved = { $cannot }: адрес страницы «{ $slug }» зарезервирован для сайта
slug_refused-taken = { $cannot }: адрес страницы «{ $slug }» занят или был занят другим сервером
slug_refused-alike =
    { $cannot }: адрес страницы «{ $slug }» слишком похож на адрес другого сервера
slug_moved =
    { $cannot }: адрес страницы сервера из списка можно менять не чаще раза в { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }; снова сменить его можно { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: «{ $host }» — это не имя хоста и не адрес
server_host_invalid-inner =
    { $cannot }: «{ $host }» недоступен из интернета; укажи публичный адрес сервера
server_port_invalid = { $cannot }: порт — это целое число от 1 до 65535, а не { $port }
description_too_long =
    { $cannot }: описание слишком длинное, символов: { $length }, можно не больше { $max }
changed_meanwhile = { $cannot }: за это время что-то изменилось
facts_invalid = Нельзя сохранить сведения: { $faults }
tag_unknown-plain = Тега «{ $slug }» нет
tag_unknown-cannot = { $cannot }: тега «{ $slug }» нет
tag_invalid-name = { $cannot }: в названии от { $min } до { $max } печатных символов
tag_invalid-slug =
    { $cannot }: в имени для адреса от 2 до 40 символов: a-z, 0-9 и одиночные дефисы
tag_exists = { $cannot }: «{ $name }» уже есть в списке
entry_used =
    { $servers ->
        [one]
            { $cannot }: это есть у { $servers } карточки, считая удалённые; лучше объедини
        [few]
            { $cannot }: это есть у { $servers } карточек, считая удалённые; лучше объедини
        [many]
            { $cannot }: это есть у { $servers } карточек, считая удалённые; лучше объедини
       *[other]
            { $cannot }: это есть у { $servers } карточки, считая удалённые; лучше объедини
    }
merged_with_itself = { $cannot }: выбери, с чем объединить, что-нибудь другое
servers_too_many-all = { $cannot }: твоих серверов уже { $servers }, а можно не больше { $max }
servers_too_many-pending =
    { $pending ->
        [one] { $cannot }: модератора уже ждёт { $pending } твой сервер
        [few] { $cannot }: модератора уже ждут { $pending } твоих сервера
        [many] { $cannot }: модератора уже ждут { $pending } твоих серверов
       *[other] { $cannot }: модератора уже ждут { $pending } твоего сервера
    }
change_gone-none = { $cannot } сервера «{ $slug }»: ни одно не ждёт
change_gone-seen =
    { $cannot } сервера «{ $slug }»: владелец успел его исправить; посмотри ещё раз
change_gone-replaced =
    { $cannot } сервера «{ $slug }»: владелец успел заменить его другим; посмотри на новое
server_transition-status =
    { $cannot } «{ $slug }»: { $status ->
        [pending] он на проверке
        [approved] он одобрен
        [rejected] он отклонён
       *[suspended] он приостановлен
    }
server_transition-ownerless =
    { $cannot } «{ $slug }»: владелец удалил аккаунт, и отвечать за сервер некому
server_transition-changed =
    { $cannot } «{ $slug }»: пока страница была открыта, что-то изменилось или решение принял кто-то
    другой; посмотри ещё раз
server_transition-unlisted = { $cannot } «{ $slug }»: владелец убрал его из списка
server_own = { $cannot } («{ $slug }»): ты работаешь над этим сервером, поэтому решает другой модератор
server_not_approved =
    { $doing ->
        [check_server]
            Нельзя проверить сервер «{ $slug }»: { $status ->
                [pending] он на проверке
                [approved] он одобрен
                [rejected] он отклонён
               *[suspended] он приостановлен
            }
       *[other]
            { $cannot }: { $status ->
                [pending] сервер «{ $slug }» на проверке
                [approved] сервер «{ $slug }» одобрен
                [rejected] сервер «{ $slug }» отклонён
               *[suspended] сервер «{ $slug }» приостановлен
            }
    }
check_too_soon-busy =
    Нельзя проверить сервер: сейчас идёт слишком много проверок; попробуй ещё раз чуть позже
check_too_soon-waiting =
    Нельзя проверить сервер: меньше { $seconds ->
        [one] { $seconds } секунды
        [few] { $seconds } секунд
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } назад уже проверялся один из твоих серверов, которые ждут
check_too_soon-listed =
    Нельзя проверить сервер: он проверялся меньше { $seconds ->
        [one] { $seconds } секунды
        [few] { $seconds } секунд
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } назад
game_unknown = { $cannot }: игры «{ $slug }» нет; известные игры: { $known }
game_invalid-name = { $cannot }: в названии от { $min } до { $max } печатных символов
game_invalid-slug =
    { $cannot }: «{ $slug }» не подходит для адреса: нужно от 2 до 60 символов, a-z, 0-9 и одиночные
    дефисы
game_invalid-protocol =
    { $cannot }: протокола «{ $protocol }» нет; известные протоколы: { $known }
game_invalid-port = { $cannot }: порт — это целое число от 1 до { $max }
game_invalid-queryPort = { $cannot }: порт запросов { $port } недопустим
game_exists =
    { $cannot }: «{ $slug }» уже есть в списке или было коротким именем игры из списка
picture_refused-damaged =
    Это изображение не подходит: файл повреждён; открой его в редакторе и сохрани заново
picture_refused-animated =
    Это изображение не подходит: оно анимированное; выбери неподвижное
picture_refused-format =
    Это изображение не подходит: это не PNG, JPEG и не WebP; GIF и SVG не принимаются
picture_refused-large =
    Это изображение не подходит: в нём { $width } × { $height } пикселей, а мегапикселей может быть не
    больше { NUMBER($megapixels, maximumFractionDigits: 1) }; сначала уменьши его
picture_refused-small =
    Это изображение не подходит: в нём { $width } × { $height } пикселей, а { $kind ->
        [logo] для логотипа
       *[banner] для баннера
    } нужно не меньше { $minWidth } × { $minHeight }
picture_gone =
    { $cannot } сервера «{ $slug }»: его изображения успели измениться; посмотри ещё раз
report_invalid-other = Нельзя отправить жалобу: напиши, что не так (символов: от 1 до { $max })
report_invalid-chosen =
    Нельзя отправить жалобу: описание слишком длинное (символов может быть не больше { $max })
reports_too_many-nameless =
    Нельзя отправить жалобу: жалоб на этот сервер от тех, кто не вошёл, у модераторов уже { $max }, и
    новых они пока не принимают. Войди в другой вкладке и отправь жалобу снова
reports_too_many-all =
    Нельзя отправить жалобу: жалоб на этот сервер у модераторов уже { $max }; попробуй через час
report_gone = Нельзя закрыть жалобы на сервер «{ $slug }»: открытых нет

## Сведения о сервере

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

## Ключи, вебхуки и доставки

key_unknown-plain = Ключа «{ $id }» нет
key_unknown-cannot = { $cannot }: ключа «{ $id }» нет
key_name_invalid = Нельзя создать ключ: в названии ключа от 1 до { $max } печатных символов
keys_too_many =
    Нельзя создать ключ: у этого сервера уже { $max ->
        [one] { $max } ключ
        [few] { $max } ключа
        [many] { $max } ключей
       *[other] { $max } ключа
    }; сначала отзови один из них
scopes_invalid = Нельзя создать ключ: выбери, для чего он нужен: { $known }
key_revoked = { $cannot }: он отозван { $at }
overlap_invalid =
    Нельзя перевыпустить ключ: старый и новый работают вместе от 0 до { $max } ч, а не { $hours }
webhook_url_refused-incomplete =
    Этот URL вебхука не подходит: Это неполный веб-адрес.
webhook_url_refused-inner =
    Этот URL вебхука не подходит: URL вебхука должен вести на хост в публичном интернете.
webhook_url_refused-chat =
    Этот URL вебхука не подходит: Это адрес канала Discord, который принимает сообщения, а не
    голоса. Подключи его на вкладке «Чаты»: голоса публикуются там как сообщения.
webhook_url_refused-scheme =
    Этот URL вебхука не подходит: URL вебхука начинается с https:// или http://.
webhook_url_refused-credentials =
    Этот URL вебхука не подходит: В URL вебхука не должно быть имени пользователя или пароля.
webhook_url_refused-port =
    Этот URL вебхука не подходит: Вебхук не может использовать порт { $port }: выбери 80, 443 или другой
    порт выше 1023.
webhook_url_refused-tooLong =
    Этот URL вебхука не подходит: Он слишком длинный, символов может быть не больше { $max }.
webhook_url_taken = Нельзя использовать { $url }: туда уже отправляет другой ключ этого сервера
secret_not_prepared = Нельзя активировать секрет вебхука: он не подготовлен
key_is_votifier = { $cannot }: это ключ Votifier со вкладки «Награды»
key_is_chat = { $cannot }: это ключ канала со вкладки «Чаты»
chat_address_refused-notDiscord =
    Нельзя подключить: Это не адрес вебхука Discord. В Discord открой настройки канала, затем
    «Интеграция» и «Вебхуки» и скопируй URL вебхука.
chat_address_refused-notSlack =
    Нельзя подключить: Это не адрес входящего вебхука Slack. Он начинается с
    https://hooks.slack.com/services/.
chat_connected = Нельзя подключить: этот канал уже подключён
votifier_address_refused-host =
    Нельзя подключить: Это не имя хоста и не адрес; для порта есть своё поле.
votifier_address_refused-inner =
    Нельзя подключить: Votifier должен быть доступен на этом хосте из публичного интернета.
votifier_address_refused-port =
    Нельзя подключить: На порте { $port } Votifier недоступен: обычно это { $usual }.
votifier_secret_refused-missing =
    Нельзя подключить: не хватает токена или открытого ключа твоего Votifier
votifier_secret_refused-lost = Нельзя подключить: вставь токен или ключ ещё раз
votifier_secret_refused-privateKey =
    Нельзя подключить: Это закрытый ключ. Он должен оставаться на твоём сервере: вставь тот, что в
    public.key, и создай новые ключи, если этот видел кто-то ещё.
votifier_secret_refused-neither =
    Нельзя подключить: Это не токен (от 6 до { $max } символов без пробелов) и не открытый ключ Votifier.
votifier_secret_refused-anotherKey =
    Нельзя подключить: Votifier использует ключи RSA длиной { $bits } бит, а этот другой: удали папку
    «rsa» своего плагина и перезапусти сервер, и он создаст новые.
votifier_connected = Нельзя подключить: это только что сделано в другом окне
votifiers_too_many = Нельзя подключить: получателей у этого сервера уже { $max }; сначала удали одного
votifier_missing = Нельзя выбрать Votifier: сначала подключи его с токеном или ключом
replay_time_invalid-since =
    { $days ->
        [one]
            Нельзя запустить повтор с { $time }: повторить можно только последний { $days } день
        [few]
            Нельзя запустить повтор с { $time }: повторить можно только последние { $days } дня
        [many]
            Нельзя запустить повтор с { $time }: повторить можно только последние { $days } дней
       *[other]
            Нельзя запустить повтор с { $time }: повторить можно только последние { $days } дня
    }
replay_time_invalid-unreadable =
    { $days ->
        [one]
            Нельзя запустить повтор с этого времени: повторить можно только последний { $days } день
        [few]
            Нельзя запустить повтор с этого времени: повторить можно только последние { $days } дня
        [many]
            Нельзя запустить повтор с этого времени: повторить можно только последние { $days } дней
       *[other]
            Нельзя запустить повтор с этого времени: повторить можно только последние { $days } дня
    }
replay_too_soon =
    Нельзя запустить повтор: прошлый повтор на этот адрес ещё идёт или только что закончился; следующий
    возможен { $from }
sends_too_many =
    { $cannot }: на этот адрес уже много отправлено вручную; попробуй через минуту
delivery_unknown = { $cannot }: доставки «{ $id }» нет
delivery_unfinished = Нельзя снова отправить доставку «{ $id }»: она сейчас отправляется
delivery_without_destination =
    { $doing ->
        [resend] Нельзя отправить снова: ключ отозван или у него нет URL вебхука
        [replay] Нельзя запустить повтор: у этого ключа нет URL вебхука
        [test_the_webhook] Нельзя проверить вебхук: у этого ключа нет URL вебхука
       *[grade_the_receiver_of_this_key]
            Нельзя проверить обработчик этого ключа: URL вебхука не задан или вебхук не работает: отправляй тесты,
            пока один не дойдёт
    }

## Голоса

clock_off = Нельзя проголосовать: часы этого хоста и базы данных расходятся
favourites_full =
    Нельзя добавить в избранное: там уже { $max ->
        [one] { $max } сервер
        [few] { $max } сервера
        [many] { $max } серверов
       *[other] { $max } сервера
    }; сначала убери один из них
vote_unknown = { $cannot }: голоса «{ $id }» нет
vote_voided =
    { $doing ->
        [resend] Нельзя снова отправить доставку «{ $id }»: её голос аннулирован
       *[void_vote] Нельзя аннулировать голос «{ $id }»: он уже аннулирован
    }
void_choice_invalid-span =
    Нельзя выбрать голоса: начало должно быть раньше конца и в прошлом, а срок не больше { $days ->
        [one] { $days } дня
        [few] { $days } дней
        [many] { $days } дней
       *[other] { $days } дня
    }
void_choice_invalid-number =
    Нельзя выбрать голоса: { $given } — это не целое число от 1 до { $max }
void_choice_changed-others =
    Нельзя аннулировать голоса: с голосами за эти часы уже идёт другое действие; посчитай их снова через
    минуту
void_choice_changed-counted =
    Нельзя аннулировать голоса: при подсчёте их было { $expected }, но часть кто-то успел аннулировать, и
    теперь подходит { $votes }; посчитай их снова
void_batch_unknown = Нельзя отменить: аннулирования «{ $id }» нет
void_batch_lifted = Нельзя отменить аннулирование «{ $id }»: его уже отменили
void_notice_unknown = Нельзя ответить: сообщения об аннулированных голосах «{ $id }» нет
void_answered-lifted = Нельзя ответить: голоса снова засчитываются
void_answered-given = Нельзя ответить: на каждое сообщение можно ответить один раз, и ответ уже отправлен
void_answer_invalid = Нельзя ответить: напиши от { $min } до { $max } символов
void_answer_read = Кто-то другой уже отметил ответ как прочитанный
wave_unknown = Предупреждения «{ $id }» нет
wave_decided-person =
    { $state ->
        [voided]
            Нельзя принять решение по предупреждению: его голоса уже аннулированы (модератор: { $by })
       *[dismissed] Нельзя принять решение по предупреждению: оно уже закрыто (модератор: { $by })
    }
wave_decided-operator =
    { $state ->
        [voided] Нельзя принять решение по предупреждению: оператор уже аннулировал его голоса
       *[dismissed] Нельзя принять решение по предупреждению: оператор уже его закрыл
    }
wave_grown =
    Нельзя принять решение по предупреждению: голосов теперь { $votes }, а при открытии было { $seen };
    посмотри ещё раз
