### overview

health-label = المكافآت
health-failing = المكافآت لا تصل
health-failingSays = تعطّل { $key } منذ { $since }.
health-off = توقفت المكافآت
health-offSays = تم إيقاف { $key }.
health-paused = المكافآت متوقفة مؤقتًا
health-pausedSays = تم إيقاف { $key } مؤقتًا.
health-waiting = في الانتظار: { $count }.
health-onHold = معلّقة: { $count }.
health-arrive = الأصوات تُسلَّم
health-arriveSays =
    { $votes ->
        [0] { $key } جاهز. لا أصوات في 24 ساعة.
       *[other] سُلّمت في 24 ساعة: { $votes }.
    }
health-inbox = المكافآت تُستلم
health-inboxSays = تستلمها إضافتك من الصندوق. لا شيء ينتظر.
health-inboxWaits = مكافآت تنتظر
health-inboxWaitsSays =
    { $votes ->
        [zero] لا أصوات في الصندوق.
        [one] صوت واحد في الصندوق.
        [two] صوتان في الصندوق.
        [few] { $votes } أصوات في الصندوق.
        [many] { $votes } صوتًا في الصندوق.
       *[other] { $votes } صوت في الصندوق.
    }
health-none = لا مكافآت بعد
health-noneSays = لا يحصل اللاعبون على شيء مقابل أصواتهم. يمكنك ربط إضافة أو webhook.
health-toDeliveries = عمليات التسليم
health-toRewards = المكافآت
health-toKeys = مفاتيح API

today-title = اليوم
today-votes =
    { $votes ->
        [zero] صوت
        [one] صوت
        [two] صوت
        [few] أصوات
        [many] صوتًا
       *[other] صوت
    }
today-more = أكثر بـ { $votes }
today-fewer = أقل بـ { $votes }
today-same = العدد نفسه
today-than = من { DATETIME($at, weekday: "long") } الماضي حتى هذا الوقت ({ $votes })
today-as = مثل { DATETIME($at, weekday: "long") } الماضي حتى هذا الوقت ({ $votes })
today-none = لا أصوات اليوم بعد، ولا في اليوم نفسه من الأسبوع الماضي.
today-noneNext = سيعرضها خط ساعة بساعة، إلى جانب اليوم نفسه من الأسبوع الماضي.
today-whole =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    } في { DATETIME($at, month: "short", day: "numeric") }، قبل أسبوع
today-label =
    الأصوات ساعة بساعة: { $today } اليوم حتى الآن، و{ $before } في
    { DATETIME($weekAgo, month: "short", day: "numeric") } إجمالًا

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = اليوم
today-legendBefore =
    { DATETIME($at, weekday: "long") }، { DATETIME($at, month: "short", day: "numeric") }:
    { $votes } إجمالًا
today-windows =
    { $monthly ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $monthly } أصوات
        [many] { $monthly } صوتًا
       *[other] { $monthly } صوت
    } في 30 يومًا، و{ $total } في كل الأوقات

rank-title = المركز في { $game }
rank-of = من { $listed }
rank-none = لا مركز بعد
rank-noneNext = تُحسب المراكز كل ثانية تقريبًا ما دام هناك من يتصفح الموقع.
rank-near = أصوات 30 يومًا، من حولك
rank-ahead =
    { $votes ->
        [zero] تعادل
        [one] متقدّم بصوت
        [two] متقدّم بصوتين
        [few] متقدّم بـ { $votes }
        [many] متقدّم بـ { $votes }
       *[other] متقدّم بـ { $votes }
    }
rank-behind =
    { $votes ->
        [zero] تعادل
        [one] متأخّر بصوت
        [two] متأخّر بصوتين
        [few] متأخّر بـ { $votes }
        [many] متأخّر بـ { $votes }
       *[other] متأخّر بـ { $votes }
    }
rank-you = خادمك
rank-ranking =
    لا يحتسب المركز إلا أصوات { $counts ->
        [signed-in] اللاعبين الذين سجّلوا الدخول.
        [confirmed] اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط.
       *[established] اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا.
    }

steps-title = الخطوات التالية
steps-done = تم { $done } من { $all }
steps-doneTitle = تم
# $steps (number)
steps-more = { $steps } أخرى

steps-all-logo-1 = إضافة شعار
steps-all-logo-2 = يظهر بجانب اسمك في كل قائمة.

steps-all-banner-1 = إضافة لافتة
steps-all-banner-2 = تتصدّر صفحتك ومعاينات روابطها.

steps-all-description-1 = وصف خادمك
steps-all-description-2 = ما الذي ينتظر اللاعبين.

steps-all-facts-1 = إضافة عبارة تعريفية ووسوم
steps-all-facts-2 = بها يبحث اللاعبون ويصفّون النتائج.

steps-all-rewards-1 = ربط المكافآت
steps-all-rewards-2 = يعود اللاعبون إلى التصويت إن كسبوا منه شيئًا.

steps-all-badge-1 = وضع الشارة على موقعك
steps-all-badge-2 = تكتمل متى رأيناها في إحدى صفحاتك.

steps-all-proof-1 = إثبات أنه لك
steps-all-proof-2 = عندها تظهر شارة بذلك في صفحتك.

figures-title =
    { $days ->
        [zero] آخر { $days } يوم
        [one] آخر يوم
        [two] آخر يومين
        [few] آخر { $days } أيام
        [many] آخر { $days } يومًا
       *[other] آخر { $days } يوم
    }
figures-spans = عدد الأيام
figures-span =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
figures-nav = ما يعرضه الرسم

figures-names-votes = الأصوات
figures-names-ballot_click = نقرات التصويت
figures-names-address_copy = نسخ العنوان
figures-names-page_view = مشاهدات الصفحة

figures-week = في 7 أيام
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = صعودًا{ " " }
figures-isDown = هبوطًا{ " " }

figures-none-votes = لا أصوات خلال الفترة ({ $days } يوم). سيظهر كل يوم عمودًا هنا.
figures-none-ballot_click = لم ينقر أحد زر التصويت خلال الفترة ({ $days } يوم). سيظهر كل يوم عمودًا هنا.
figures-none-address_copy = لم ينسخ أحد عنوانك خلال الفترة ({ $days } يوم). سيظهر كل يوم عمودًا هنا.
figures-none-page_view = لم يفتح أحد صفحتك خلال الفترة ({ $days } يوم). سيظهر كل يوم عمودًا هنا.

figures-worth =
    الأصوات مُتحقَّق منها. أما المشاهدات والنسخ والنقرات فتُحسب كما تبلّغ عنها المتصفحات، دون ملفات تعريف
    ارتباط أو عناوين، فهي تدل على الاتجاه فقط ولا تؤثر في مركزك. الأيام بتوقيت UTC، وقد تنقص آخر دقيقة.

charts-ballot_click-title = نقرات التصويت

charts-ballot_click-heads-1 = اليوم (UTC)
charts-ballot_click-heads-2 = النقرات

charts-ballot_click-summary = { $sum } خلال الفترة ({ $days } يوم)، منها { $today } اليوم حتى الآن (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = نسخ العنوان

charts-address_copy-heads-1 = اليوم (UTC)
charts-address_copy-heads-2 = مرات النسخ

charts-address_copy-summary = { $sum } خلال الفترة ({ $days } يوم)، منها { $today } اليوم حتى الآن (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = مشاهدات الصفحة

charts-page_view-heads-1 = اليوم (UTC)
charts-page_view-heads-2 = المشاهدات

charts-page_view-summary = { $sum } خلال الفترة ({ $days } يوم)، منها { $today } اليوم حتى الآن (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = من أين جاء الزوّار
sources-here = هذا الموقع
sources-hereSays = القوائم وصفحات الألعاب والبحث
sources-rest = مكان آخر أو غير معروف
sources-restSays = معظم التطبيقات لا تفصح
sources-note = مشاهدات الصفحة في 30 يومًا. لا يُحفظ إلا اسم الموقع.
sources-none = ستظهر هنا المواقع التي تقود إلى صفحتك مع حصة كل منها.

waiting-title = ما الخطوة التالية
waiting-sent = أرسلت الإدراج
waiting-look = ينظر فيه أحد المشرفين
waiting-looks = يتحقق من أن الخادم يجيب ومن أن النصوص توافق القواعد.
waiting-listed = يجده اللاعبون
waiting-shown = تظهر الأصوات والترتيب والزوار في هذه الصفحة.

voidNotices-title =
    { $votes ->
        [zero] لا أصوات ملغاة لخادمك
        [one] أُلغي صوت واحد لخادمك
        [two] أُلغي صوتان لخادمك
        [few] أُلغيت { $votes } أصوات لخادمك
        [many] أُلغي { $votes } صوتًا لخادمك
       *[other] أُلغي { $votes } صوت لخادمك
    }
voidNotices-votes =
    { $votes ->
        [zero] لا أصوات ملغاة
        [one] أُلغي صوت واحد
        [two] أُلغي صوتان
        [few] أُلغيت { $votes } أصوات
        [many] أُلغي { $votes } صوتًا
       *[other] أُلغي { $votes } صوت
    }
voidNotices-again =
    { $votes ->
        [zero] لا أصوات أُلغيت ثم أُعيد احتسابها
        [one] أُلغي صوت واحد ثم أُعيد احتسابه
        [two] أُلغي صوتان ثم أُعيد احتسابهما
        [few] أُلغيت { $votes } أصوات ثم أُعيد احتسابها
        [many] أُلغي { $votes } صوتًا ثم أُعيد احتسابها
       *[other] أُلغي { $votes } صوت ثم أُعيد احتسابها
    }
voidNotices-cast = وقت التصويت
voidNotices-to = إلى
voidNotices-voided = ألغاها أحد المشرفين:
voidNotices-reason = السبب المذكور:
voidNotices-noReason = لم يُذكر سبب.
voidNotices-answer = الرد على المشرفين
voidNotices-yours = ردك
voidNotices-help =
    يمكنك الرد مرة واحدة، من { $min } إلى { $max } حرف. لا يصلك جواب: يقرؤه المشرفون، وقد يعيدون احتساب
    الأصوات.
voidNotices-send = إرسال الرد
voidNotices-answered = ردك بتاريخ

suspension-says-open = أزال أحد المشرفين خادمك من القائمة. يمكنك الرد مرة واحدة، ويقرؤه مشرف آخر.
suspension-says-viewed = أزال أحد المشرفين هذا الخادم من القائمة.
suspension-says-waits = أزال أحد المشرفين خادمك من القائمة. ردك بانتظار مشرف آخر.
suspension-says-kept = قرأ أحد المشرفين ردك، ويبقى خادمك خارج القائمة.

suspension-happened = ماذا حدث
suspension-suspended = أوقفه أحد المشرفين
suspension-say = اكتب ما الذي غيّرته. الروابط مفيدة.
suspension-answered = أرسلت ردك
suspension-decides = يقرر مشرف آخر
suspension-told = ستجد القرار هنا.
suspension-kept = يبقى موقوفًا
suspension-changed = ما الذي تغيّر؟
suspension-help = يمكنك الرد مرة واحدة، من { $min } إلى { $max } حرف. لا يقرؤه إلا المشرفون.
suspension-toListing = تعديل الإدراج أولًا
suspension-stopped = ما توقّف

suspension-facts-1-1 = الإدراج
suspension-facts-1-2 = غير ظاهر

suspension-facts-2-1 = الأصوات
suspension-facts-2-2 = لا يمكن لأحد التصويت

suspension-facts-3-1 = الترتيب
suspension-facts-3-2 = يعود مع أصوات آخر 30 يومًا

suspension-facts-4-1 = مفاتيح API
suspension-facts-4-2 = مرفوضة برمز 403

suspension-facts-5-1 = النصوص والصور
suspension-facts-5-2 = محفوظة، ويمكنك تعديلها

suspension-deliveries = عمليات التسليم
suspension-onHold =
    { $votes ->
        [0] لا شيء معلّق
       *[other] معلّق: { $votes }
    }
