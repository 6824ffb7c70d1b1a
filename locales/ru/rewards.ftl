### rewards

title = Награды сервера { $server }
heading = Как игроки получают награду?
lead = Только один способ за раз, чтобы за голос не наградить дважды. Вебхуки отправляются при любом.
inUse = используется
notYet = пока не используется
saveRewardsBy = Выбрать этот способ

rewardsBy-push-name = Плагин Minecraft с Votifier
rewardsBy-push-who = NuVotifier, VotifierPlus или HytaleVotifier с VotingPlugin или подобным. Без кода.

rewardsBy-inbox-name = Твой плагин спрашивает нас
rewardsBy-inbox-who =
    Свой плагин, старый плагин, который проверяет голоса по URL, или сервер за домашним роутером.

rewardsBy-none-name = Без наград от нас
rewardsBy-none-who =
    Голоса засчитываются. Игроки получают только то, что даст обработчик твоего вебхука, если он
    есть.

steps-title = Как голос доходит до игрока
steps-results-good = : готово.{ " " }
steps-results-open = : ещё нет.{ " " }
steps-results-bad = : ошибка.{ " " }
steps-votes = Игрок голосует
steps-votesOf = { $votes } за последние 7 дней
steps-tell = Мы сообщаем твоему серверу
steps-unconnected = Укажи, где слушает Votifier
steps-sent = За 24 часа доставлено { $arrived } из { $sent }
steps-take = Votifier принимает голос

steps-tests-none = Ещё не проверено
steps-tests-underWay = Тест в пути
steps-tests-taken = Последний тест принят
steps-tests-untaken = Последний тест не принят

steps-reward = Плагин выдаёт награду
steps-unknown = Нам он об этом не сообщает. Проголосуй один раз, чтобы проверить
steps-webhook = Мы отправляем его на твой вебхук
steps-receiver = Твой обработчик награждает

steps-inbox-keep = Мы храним голос для тебя
steps-inbox-waiting = ждёт: { $waiting }
steps-inbox-unused = Этот способ ещё не используется
steps-inbox-take = Твой плагин забирает его
steps-inbox-taken = Плагин уже спрашивал
steps-inbox-untaken = Плагин ещё не спрашивал: создай ключ и отправь тестовый голос
steps-inbox-give = Плагин сообщает, что выдал
steps-inbox-given = выдано сегодня: { $today }
steps-inbox-ungiven = Пока ничего не сообщал

steps-none = От нас игроки ничего не получают
steps-noneNext = Другой способ можно выбрать в любой момент
steps-helpLabel = Если шаг не выполняется

notApproved = Статус сервера: { $status }. Награды можно менять, когда сервер в списке.
pending =
    Сохраняй и проверяй сколько угодно. Настоящие голоса пойдут, когда сервер появится в списке.
inboxLater = Этот способ можно выбрать уже сейчас. Ключи создаются, когда сервер появится в списке.
votifier = Votifier

host-label = Хост
host-help = Где слушает Votifier: обычно адрес самого сервера.

port = Порт
portHelp = Обычно { $usual }, а не порт игры. Открой его в файрволе.
secret = Токен или открытый ключ
secretHelp =
    Из plugins/Votifier: токен из config.yml или весь rsa/public.key. Мы сами поймём, что это. Никогда
    не закрытый ключ.
secretKept = Оставь пустым, чтобы сохранить тот, что уже у нас.
service = Название этого сайта в твоём плагине
save = Сохранить и проверить
saveHelp = Игрок в тесте — Voteboard_Test. Как голос он не считается.
again = Отправить ещё тест
off = Выключить или поставить на паузу
lastTest = Последний тест
underWay = Тест в пути. Страница обновится сама.
took = { $ms } мс
all = Все отправленные голоса
works = Голос дошёл до сервера. Остался один шаг: указать, что получают игроки.
worksNext =
    VotingPlugin теперь знает этот сайт. Открой plugins/VotingPlugin/VoteSites.yml, найди { $site } и
    добавь награду, например:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Получатели
receivers-lead = Каждый голос уходит каждому получателю, и каждый выдаёт за него награду. Если серверы стоят за прокси, подключи только прокси.
receivers-guide = Сеть за прокси
receivers-add = Добавить ещё получателя
receivers-change = Изменить
receivers-remove = Удалить

receivers-name-label = Название
receivers-name-help = Его видишь только ты, здесь и в журнале доставок: лобби, выживание, …

samples-title = Плагины для начала
samples-lead =
    Каждый — готовая программа. Она забирает голоса, выдаёт выбранные тобой награды и помнит какие, чтобы
    за голос не наградить дважды. В наших тестах мы обрываем каждую в случайный момент, на имитациях
    настоящих игр.

sampleGames-command = Любая игра с командой
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, без открытого порта
sampleGames-oxide = Rust и другие: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Входящие
inbox-lead = Голоса ждут здесь, пока плагин их не заберёт и не сообщит, что выдал.
inbox-plugin = Готовый плагин для Paper и Velocity
inbox-reference = Как написать такой плагин
inbox-notInUse = Новые голоса попадают во входящие, только пока используется этот способ.
inbox-waiting = Ждут
inbox-leased = Выдаются
inbox-oldest = Самый старый ждёт с
inbox-today = Выдано сегодня
inbox-twice = Выдано дважды за 30 дней
inbox-expired = Истекло за 30 дней
inbox-keyName = Плагин наград
inbox-make = Создать ключ для плагина
inbox-made = Ключ для твоего плагина

inbox-player-label = Игрок
inbox-player-help = Игрок тестового голоса. Голос ждёт час и никогда не засчитывается.

inbox-noPlayer = Аккаунта с таким ником нет.
inbox-test = Отправить тестовый голос

recent-title = Последние награды

recent-heads-1 = Игрок
recent-heads-2 = Голос
recent-heads-3 = Награда
recent-heads-4 = Заметка плагина

recent-gone = удалённый аккаунт
recent-isTest = тест
recent-twice = выдана дважды
recent-twiceHelp =
    Выдана дважды: второй игровой сервер тоже выдал награду, потому что первый не сообщил об этом
    вовремя.
recent-on = на сервере { $servers }

recent-states-none = нет
recent-states-waiting = ждёт плагина
recent-states-leased = выдаётся
recent-states-granted = выдана
recent-states-refused = отклонена плагином
recent-states-voided = отозвана: голос аннулирован
recent-states-expired = истекла: не выдана вовремя

door-title = Старые плагины, которые проверяют по URL
door-lead = Они спрашивают, голосовал ли игрок, по URL с ключом, который больше ничего не открывает.
door-key = Ключ URL
door-asked = Последний запрос
door-answered = Наш ответ

door-answers-check_0 = 0 на «голосовал?»: награды нет
door-answers-check_1 = 1 на «голосовал?»: награда ждёт
door-answers-check_2 = 2 на «голосовал?»: уже выдана
door-answers-claim_0 = 0 на получение: ничего не ждёт
door-answers-claim_1 = 1 на получение: выдана
door-answers-nameless = ошибка: ник не передан. Настрой в плагине ники вместо Steam ID.

door-make = Создать ключ URL
door-makeHelp = Он показывается один раз, строками для вставки.
door-replace = Создать новый ключ URL
door-replaceHelp = Текущий ключ сразу перестанет работать.
door-made = Твой ключ URL
door-paste = Вставь в плагин

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = В его конфигурацию JSON

door-plugins-rocket-1 = Unturned: Votifier для Rocket
door-plugins-rocket-2 = В его XML. Спрашивает по Steam ID

door-plugins-other-1 = Любой другой скрипт
door-plugins-other-2 = Замени хост и ключ другого списка на хост и ключ этого сайта

links-heading = Ссылки для голосования из игры
links-per = Своя для каждого игрока, от твоего плагина: один клик, без аккаунта
links-lead =
    Пусть плагин выводит ссылку каждому игроку, который наберёт /vote: она сообщает, кто он, и голос
    отдаётся в один клик, без аккаунта и ввода. Игрока, у которого здесь есть аккаунт, один раз попросят
    войти и разрешить твоим ссылкам голосовать от его имени.
links-address = Ссылка для голосования в чате и меню
links-same = Одна для всех
links-addressHelp =
    Обе короткие и не ломаются в цветном чате. Во второй поставь вместо NAME переменную своего
    меню для игрока: имя уже будет вписано. Оно ничего не доказывает.
links-voteLink = Ссылка для голосования
links-namedVoteLink = С именем игрока
links-toLines = Строки для VotingPlugin, SuperbVote и других плагинов
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = время окончания в секундах, не
    больше чем через 24 часа
links-key = Ключ ссылок
links-keyHelp =
    Используй как ключ HMAC весь текст, вместе с vbl_. Тот, у кого он есть, может голосовать от имени любого игрока
    без аккаунта здесь и любого, кто разрешил твои ссылки: храни его в настройках плагина.
links-make = Создать ключ ссылок
links-makeHelp = Он показывается один раз.
links-replace = Заменить ключ
links-replaceHelp = Ссылки с нынешним ключом перестанут работать.
links-remove = Удалить ключ
links-unreadable = Сайт потерял то, без чего этот ключ не прочитать. Замени его.
links-made = Твой ключ ссылок

goals-title = Цели
goals-pageTitle = Цели сервера { $server }
goals-lead =
    Пообещай что-нибудь за голоса. Здесь ты выбираешь название, а твой плагин решает, что
    получат игроки.
goals-open = Задать цели
goals-unused =
    Для целей нужен плагин, который спрашивает нас. Выбери этот способ на странице наград.
goals-none = Целей пока нет.
goals-guide = Как плагин выдаёт достигнутое
goals-newTitle = Новая цель
goals-note =
    Дни, недели и месяцы считаются по UTC. Достигнутое остаётся достигнутым, даже если голоса
    потом аннулируют. Проверки не считаются.
goals-says = { $kind }: { $target }
goals-progress = { $count } из { $target }
goals-reached = Достигнута: { $times }
goals-once = только один раз
goals-kinds-each = Голоса всех игроков, снова и снова
goals-kinds-day = Голоса всех игроков за день
goals-kinds-week = Голоса всех игроков за неделю
goals-kinds-month = Голоса всех игроков за месяц
goals-kinds-streak = Дни подряд каждого игрока
goals-kinds-total = Голоса каждого игрока
goals-fields-kind = Что считается
goals-fields-target = Сколько
goals-fields-name = Название
goals-fields-nameHelp = По нему твой плагин узнаёт цель, например vote-party.
goals-fields-once = Каждый игрок достигает её только один раз, а не при каждом кратном
goals-submit = Задать эту цель
goals-change = Изменить число
goals-test = Проверить
goals-remove = Удалить
