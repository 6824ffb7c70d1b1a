### listing

change-name = الاسم
change-game = اللعبة
change-host = العنوان
change-port = المنفذ

change-text-tagline = العبارة التعريفية
change-text-tags = الوسوم
change-text-country = البلد
change-text-version = الإصدار
change-text-languages = اللغات
change-text-website = الموقع
change-text-discord = Discord
change-text-video = الفيديو
change-text-description = الوصف
change-text-rules = القواعد
change-text-textLanguage = لغة النصوص
change-text-translations = لغات أخرى

home-title = خوادم الألعاب
home-heading = ترتيب يصنعه اللاعبون أنفسهم
home-lead = الخوادم التي نالت أكثر الأصوات في آخر 30 يومًا. صوت واحد في اليوم لكل خادم.
home-results = نتائج البحث عن «{ $text }»
home-searchAll = البحث في كل الخوادم
home-pageOf = { $title }، صفحة { $page }

home-landing-title = خوادم { $name }
home-landing-lead =
    { $servers ->
        [zero] لا خوادم { $name } بعد
        [one] خادم { $name } واحد
        [two] خادمان في { $name }
        [few] { $servers } خوادم { $name }
        [many] { $servers } خادمًا في { $name }
       *[other] { $servers } خادم { $name }
    }، والترتيب بأصوات اللاعبين. { $playersOnline ->
        [zero] لا لاعبين متصلين الآن.
        [one] لاعب واحد متصل الآن.
        [two] لاعبان متصلان الآن.
        [few] { $playersOnline } لاعبين متصلون الآن.
        [many] { $playersOnline } لاعبًا متصلون الآن.
       *[other] { $playersOnline } لاعب متصلون الآن.
    }
home-landing-line =
    { $counts ->
        [all] الترتيب بأصوات اللاعبين.
        [signed-in] الترتيب بأصوات اللاعبين الذين سجّلوا الدخول.
        [confirmed] الترتيب بأصوات اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط.
       *[established] الترتيب بأصوات اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا.
    }

home-sums-servers =
    { $servers ->
        [zero] خوادم
        [one] خادم
        [two] خادمان
        [few] خوادم
        [many] خادمًا
       *[other] خادم
    }
home-sums-online =
    { $players ->
        [zero] لاعبين متصلين
        [one] لاعب متصل
        [two] لاعبان متصلان
        [few] لاعبين متصلين
        [many] لاعبًا متصلًا
       *[other] لاعب متصل
    }
home-sums-votes =
    { $votes ->
        [zero] أصوات في 30 يومًا
        [one] صوت في 30 يومًا
        [two] صوتان في 30 يومًا
        [few] أصوات في 30 يومًا
        [many] صوتًا في 30 يومًا
       *[other] صوت في 30 يومًا
    }

home-games = الألعاب
home-moreGames =
    { $games ->
        [zero] لا ألعاب أخرى
        [one] لعبة أخرى
        [two] لعبتان أخريان
        [few] { $games } ألعاب أخرى
        [many] { $games } لعبة أخرى
       *[other] { $games } لعبة أخرى
    }
home-gamesLead =
    { $games ->
        [zero] لا ألعاب لها خوادم بعد.
        [one] لعبة واحدة لها خوادم.
        [two] لعبتان لهما خوادم.
        [few] { $games } ألعاب لها خوادم.
        [many] { $games } لعبة لها خوادم.
       *[other] { $games } لعبة لها خوادم.
    }

home-gameOrders-players = اللاعبون
home-gameOrders-servers = الخوادم
home-gameOrders-name = الاسم

home-gameCounts =
    { $servers ->
        [zero] لا خوادم
        [one] خادم واحد
        [two] خادمان
        [few] { $servers } خوادم
        [many] { $servers } خادمًا
       *[other] { $servers } خادم
    } · { $playersOnline ->
        [zero] لا لاعبين متصلين
        [one] لاعب واحد متصل
        [two] لاعبان متصلان
        [few] { $playersOnline } لاعبين متصلون
        [many] { $playersOnline } لاعبًا متصلون
       *[other] { $playersOnline } لاعب متصلون
    }
home-tags = الوسوم
home-board = الخوادم
home-page = صفحة { $page } من { $pages }
home-more = هل تبحث عن المزيد؟

feed-title = خوادم جديدة
feed-follow = متابعة الخوادم الجديدة في قارئ الخلاصات

nothing-listed = لا خوادم في القائمة بعد
nothing-listedNext = خادمك قد يكون الأول: ثلاث خانات فقط، ويبدأ التصويت له فور قبوله.
nothing-list = إضافة خادمك
nothing-found = لا خادم يطابق كل هذا
nothing-foundFor = لا نتائج عن «{ $text }»
nothing-drop = كل من هذه الخيارات يجد خوادم:
nothing-clear = قد يظهر خادم عند تقليل عوامل التصفية.
nothing-dropFor = لا خادم يطابق كل هذا. كل من هذه الخيارات يجد خوادم:
nothing-retype =
    لا خادم يطابق كل هذا. شمل البحث الأسماء والألعاب والوسوم والبلدان والعناوين: قد تفيد كلمات أقل.
nothing-without = بدون
nothing-showAll = مسح التصفية
nothing-pastEnd = صفحات القائمة أقل من ذلك.
nothing-firstPage = الانتقال إلى الصفحة الأولى
nothing-waysOn = خيارات أخرى

nothing-games-label = تصفّح الألعاب
nothing-games-more = كل لعبة لها خادم مُدرج

nothing-newest-label = أحدث الخوادم
nothing-newest-more = أُضيفت للتو إلى القائمة

nothing-own-label = إضافة خادمك
nothing-own-more = ثلاث خانات، مجانًا

board-rank = المركز
board-copy = نسخ عنوان { $name }
board-vote = تصويت
board-voteFor = لخادم { $name }
board-votes =
    { $votes ->
        [zero] صوت
        [one] صوت
        [two] صوت
        [few] أصوات
        [many] صوتًا
       *[other] صوت
    }
board-today = اليوم
board-monthly = في آخر 30 يومًا
board-all = في كل الأوقات

moves-isNew = جديد
moves-up = صعودًا خلال أسبوع
moves-down = هبوطًا خلال أسبوع

filters-title = التصفية
filters-used = مستخدمة
filters-text = الاسم أو العنوان

filters-choose-game-label = اللعبة
filters-choose-game-all = كل الألعاب

filters-choose-country-label = البلد
filters-choose-country-all = كل البلدان

filters-choose-language-label = اللغة
filters-choose-language-all = كل اللغات

filters-choose-version-label = الإصدار
filters-choose-version-all = كل الإصدارات

filters-tags = الوسوم (جميعها معًا)
filters-clear = مسح الكل
filters-quick = تصفية سريعة
filters-online = متصل الآن
filters-show = عرض الخوادم
filters-found =
    { $total ->
        [zero] لا خوادم
        [one] خادم واحد
        [two] خادمان
        [few] { $total } خوادم
        [many] { $total } خادمًا
       *[other] { $total } خادم
    }
filters-quoted = «{ $text }»
filters-remove = : إزالة
filters-sortBy = الترتيب حسب

filters-sorts-match = الأكثر تطابقًا
filters-sorts-votes_30 = 30 يومًا
filters-sorts-votes_today = اليوم
filters-sorts-votes_all = كل الأوقات
filters-sorts-players = اللاعبون
filters-sorts-newest = الأحدث
filters-sorts-name = الاسم

server-moderate = الإشراف
server-servers = الخوادم
server-about = نبذة
server-rules = القواعد
server-links = الروابط
server-website = الموقع
server-video = الفيديو

server-community-discord = الانضمام إلى Discord
server-community-website = زيارة الموقع

server-tags = الوسوم
server-facts = معلومات
server-version = الإصدار
server-country = البلد
server-languages =
    { $languages ->
        [zero] اللغات
        [one] اللغة
        [two] اللغتان
        [few] اللغات
        [many] اللغات
       *[other] اللغات
    }
server-listed = في القائمة منذ
server-rankIn = في { $game }
server-of = من { $listed }
server-playersIn =
    { $players ->
        [zero] لاعبين
        [one] لاعب
        [two] لاعبان
        [few] لاعبين
        [many] لاعبًا
       *[other] لاعب
    }
server-votesWeekly = الأصوات، 7 أيام
server-votesTotal = الأصوات، كل الأوقات
server-allVotes =
    لا يحتسب الترتيب إلا أصوات { $counts ->
        [signed-in] اللاعبين الذين سجّلوا الدخول.
        [confirmed] اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط.
       *[established] اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا.
    }
server-vote = تصويت
server-voteFor = التصويت لخادم { $name }
server-description = { $name }، خادم { $game }: العنوان واللاعبون والأصوات.

share-share = مشاركة
share-address = عنوان هذه الصفحة

report-title = الإبلاغ عن { $server }
report-back = العودة إلى { $server }
report-lead = هل في هذا الإدراج خطأ ما؟ يمكنك إبلاغ المشرفين، ولن يعرف المالك هويتك أبدًا.
report-reason = ما المشكلة؟
report-pick = اختيار واحد

report-reasons-pictures = صوره
report-reasons-hateful = يحرّض على الكراهية أو يتحرّش بالناس
report-reasons-scam = يخدع اللاعبين أو يطلب كلمات مرور
report-reasons-fake = ينتحل صفة خادم آخر
report-reasons-wrong = معلوماته خاطئة، أو لم يعد موجودًا
report-reasons-other = شيء آخر

report-more = بكلماتك
report-moreHelp = ماذا رأيت، وأين؟ يُرجى عدم ذكر بيانات خاصة بأي شخص.
report-send = إرسال البلاغ
report-link = الإبلاغ عن هذا الإدراج

live-online = متصل منذ
live-offline = غير متصل منذ
live-neverAnswered = إضافته إلى القائمة
live-uptime = مدة التشغيل
live-owner = المالك
live-verified = موثّق
live-verifiedHelp = أثبت المالك أن هذا الخادم له.

badge-title = الشارة
badge-lead = صورة (SVG بلا برامج نصية) تعرض مركزك على موقعك، وتقود إلى هنا.
badge-code = شيفرة HTML لموقعك
badge-widget = شيفرة HTML لأداة تعرض المركز والأصوات واللاعبين
badge-players =
    { $players ->
        [zero] لا لاعبين متصلين
        [one] لاعب واحد متصل
        [two] لاعبان متصلان
        [few] { $players } لاعبين متصلون
        [many] { $players } لاعبًا متصلون
       *[other] { $players } لاعب متصلون
    }
badge-alternative = التصويت لنا
badge-rank = المركز { $rank } في { $game }
badge-votes =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    } في 30 يومًا

goals-title = الأهداف
goals-says-each = الأصوات: { $count } من { $target }
goals-says-day = أصوات اليوم: { $count } من { $target }
goals-says-week = أصوات هذا الأسبوع: { $count } من { $target }
goals-says-month = أصوات هذا الشهر: { $count } من { $target }
goals-over-day = تحقق اليوم
goals-over-week = تحقق هذا الأسبوع
goals-over-month = تحقق هذا الشهر
