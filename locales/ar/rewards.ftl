### rewards

title = مكافآت خادم { $server }
heading = كيف يحصل اللاعبون على مكافأتهم؟
lead = طريقة واحدة في كل وقت، فلا يُكافأ صوت مرتين. أما webhook فيُرسل أيًا كان اختيارك.
inUse = مستخدمة
notYet = غير مستخدمة بعد
saveRewardsBy = استخدام هذه الطريقة

rewardsBy-push-name = إضافة Minecraft مع Votifier
rewardsBy-push-who = NuVotifier أو VotifierPlus أو HytaleVotifier، مع VotingPlugin أو ما شابهها. دون برمجة.

rewardsBy-inbox-name = إضافتك تسألنا
rewardsBy-inbox-who = إضافتك الخاصة، أو إضافة أقدم تتحقق من الأصوات عبر URL، أو خادم خلف راوتر منزلي.

rewardsBy-none-name = لا مكافأة من هنا
rewardsBy-none-who = تُحتسب الأصوات. لا يحصل اللاعبون إلا على ما يمنحه مستقبِل webhook لديك، إن وُجد.

steps-title = كيف يصل الصوت إلى اللاعب
steps-results-good = : تم.{ " " }
steps-results-open = : ليس بعد.{ " " }
steps-results-bad = : فشل.{ " " }
steps-votes = يصوّت لاعب
steps-votesOf = { $votes } في آخر 7 أيام
steps-tell = نخبر خادمك
steps-unconnected = المطلوب تحديد أين يستمع Votifier
steps-sent = سُلّم { $arrived } من { $sent } في 24 ساعة
steps-take = يستلمه Votifier لديك

steps-tests-none = لم يُختبر بعد
steps-tests-underWay = الاختبار في الطريق
steps-tests-taken = استلم آخر اختبار
steps-tests-untaken = لم يستلم آخر اختبار

steps-reward = تمنح إضافتك المكافأة
steps-unknown = لا تخبرنا بذلك. تصويت واحد منك يؤكد الأمر
steps-webhook = نرسله إلى webhook لديك
steps-receiver = يكافئ المستقبِل لديك

steps-inbox-keep = نحفظه لك
steps-inbox-waiting = في الانتظار: { $waiting }
steps-inbox-unused = هذه الطريقة غير مستخدمة بعد
steps-inbox-take = تستلمه إضافتك
steps-inbox-taken = سألتنا
steps-inbox-untaken = لم تسأل بعد: المطلوب إنشاء مفتاح وإرسال صوت تجريبي
steps-inbox-give = تبلّغ بما منحته
steps-inbox-given = مُنحت اليوم: { $today }
steps-inbox-ungiven = لم تبلّغ بعد

steps-none = لا يحصل اللاعبون على شيء من هنا
steps-noneNext = يمكنك اختيار طريقة أخرى متى شئت
steps-helpLabel = إن بقيت خطوة فارغة

notApproved = حالة هذا الخادم: { $status }. يمكنك تغيير المكافآت متى كان مدرجًا في القائمة.
pending = يمكنك الحفظ والاختبار كما تشاء. تُرسل الأصوات الحقيقية متى أُدرج الخادم.
inboxLater = يمكنك اختيار هذه الطريقة الآن. تُنشأ مفاتيحها متى أُدرج الخادم.
votifier = Votifier

host-label = المضيف
host-help = حيث يستمع Votifier: عنوان خادمك عادةً.

port = المنفذ
portHelp = عادةً { $usual }، وليس منفذ اللعبة نفسه. يجب فتحه في جدار الحماية.
secret = الرمز المميز أو المفتاح العام
secretHelp =
    من plugins/Votifier: الرمز المميز في config.yml، أو كل ما في rsa/public.key. نميّز بينهما تلقائيًا. لا يُقبل
    مفتاح خاص أبدًا.
secretKept = يبقى فارغًا للاحتفاظ بما لدينا.
service = اسم هذا الموقع في إضافتك
save = حفظ واختبار
saveHelp = لاعب الاختبار هو Voteboard_Test، ولا يُحتسب صوتًا.
again = إرسال اختبار آخر
off = إيقاف أو إيقاف مؤقت
lastTest = آخر اختبار
underWay = الاختبار في الطريق. تتحدّث هذه الصفحة تلقائيًا.
took = { $ms } مللي ث
all = كل الأصوات المُرسلة
works = استلمه خادمك. بقيت خطوة واحدة: تحديد ما يحصل عليه اللاعبون.
worksNext =
    تعرف VotingPlugin هذا الموقع الآن. في الملف plugins/VotingPlugin/VoteSites.yml، يمكنك البحث عن { $site }
    وإضافة مكافأة، مثلًا:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = المستقبِلات
receivers-lead = يصل كل صوت إلى كل مستقبِل، وكل منها يمنح مكافأته. إن كانت خوادمك خلف خادم وكيل (proxy)، فيكفي ربط الوكيل وحده.
receivers-guide = شبكة خلف خادم وكيل
receivers-add = إضافة مستقبِل آخر
receivers-change = تغيير
receivers-remove = إزالة

receivers-name-label = الاسم
receivers-name-help = لا يراه غيرك، هنا وفي سجل التسليم: الردهة، البقاء، …

samples-title = إضافات للبدء منها
samples-lead =
    كل منها برنامج كامل: يستلم الأصوات ويمنح المكافآت المختارة ويتذكّرها، فلا يُكافأ صوت مرتين. تقطع اختباراتنا
    كلًا منها في لحظات عشوائية، في ألعاب تحاكي الحقيقية.

sampleGames-command = أي لعبة لها أمر
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin، دون منفذ مفتوح
sampleGames-oxide = Rust وغيرها: Oxide وCarbon
sampleGames-fivem = FiveM

inbox-title = الصندوق
inbox-lead = تنتظر الأصوات هنا حتى تستلمها إضافتك وتبلّغ بما منحته.
inbox-plugin = إضافة جاهزة لـ Paper وVelocity
inbox-reference = كيفية كتابة إضافة كهذه
inbox-notInUse = لا تدخل الأصوات الجديدة الصندوق إلا ما دامت هذه الطريقة مستخدمة.
inbox-waiting = في الانتظار
inbox-leased = قيد المنح
inbox-oldest = الأقدم ينتظر منذ
inbox-today = مُنحت اليوم
inbox-twice = مُنحت مرتين في 30 يومًا
inbox-expired = انتهت صلاحيتها في 30 يومًا
inbox-keyName = إضافة المكافآت
inbox-make = إنشاء مفتاح لإضافتك
inbox-made = مفتاح لإضافتك

inbox-player-label = اللاعب
inbox-player-help = لاعب الصوت التجريبي. ينتظر ساعة ولا يُحتسب أبدًا.

inbox-noPlayer = لا حساب بهذا الاسم.
inbox-test = إرسال صوت تجريبي

recent-title = آخر المكافآت

recent-heads-1 = اللاعب
recent-heads-2 = وقت التصويت
recent-heads-3 = المكافأة
recent-heads-4 = ملاحظة إضافتك

recent-gone = حساب محذوف
recent-isTest = اختبار
recent-twice = مُنحت مرتين
recent-twiceHelp =
    مُنحت مرتين: منح خادم لعبة ثانٍ المكافأة أيضًا، لأن الأول لم يُبلغ في الوقت المحدد.
recent-on = على { $servers }

recent-states-none = لا شيء
recent-states-waiting = تنتظر إضافتك
recent-states-leased = قيد المنح
recent-states-granted = تم منحها
recent-states-refused = رفضتها إضافتك
recent-states-voided = سُحبت: الصوت مُلغى
recent-states-expired = انتهت صلاحيتها: لم تُمنح في الوقت المناسب

door-title = إضافات أقدم تتحقق عبر URL
door-lead = تسأل هل صوّت لاعب، بعنوان URL فيه مفتاح لا يفتح شيئًا آخر.
door-key = مفتاح URL
door-asked = آخر طلب
door-answered = ردنا

door-answers-check_0 = 0 عن «هل صوّت؟»: لا مكافأة تنتظر
door-answers-check_1 = 1 عن «هل صوّت؟»: مكافأة تنتظر
door-answers-check_2 = 2 عن «هل صوّت؟»: مُنحت من قبل
door-answers-claim_0 = 0 عن طلب استلام: لا شيء ينتظر
door-answers-claim_1 = 1 عن طلب استلام: تم منحها
door-answers-nameless = خطأ: لم تُرسل اسمًا. يجب ضبط إضافتك على الأسماء بدلًا من معرّفات Steam.

door-make = إنشاء مفتاح URL
door-makeHelp = يظهر مرة واحدة، في أسطر جاهزة للصق.
door-replace = إنشاء مفتاح URL جديد
door-replaceHelp = يتوقف المفتاح الحالي عن العمل فورًا.
door-made = مفتاح URL الخاص بك
door-paste = للصق في إضافتك

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = في إعداداتها بصيغة JSON

door-plugins-rocket-1 = Unturned: Votifier for Rocket
door-plugins-rocket-2 = في ملف XML الخاص بها. تسأل بمعرّف Steam

door-plugins-other-1 = أي برنامج آخر
door-plugins-other-2 = بوضع مضيف هذا الموقع ومفتاحه مكان ما يخص الموقع الآخر

links-heading = روابط التصويت من اللعبة
links-per = رابط لكل لاعب من إضافتك: تكفي نقرة واحدة، دون حساب
links-lead =
    يمكن لإضافتك عرض رابط لكل لاعب يكتب /vote: يحدد الرابط هويته، فيصوّت بنقرة واحدة، دون حساب ودون كتابة. يُطلب من
    اللاعب الذي له حساب هنا تسجيل الدخول مرة واحدة، والسماح لروابطك بالتصويت باسمه.
links-address = رابط التصويت للدردشة والقوائم
links-same = رابط واحد للجميع
links-addressHelp =
    كلاهما قصير ولا يفسده تلوين الدردشة. في الثاني، يوضع متغير اللاعب في قائمتك مكان NAME:
    عندها يظهر الاسم مكتوبًا. وهو لا يثبت شيئًا.
links-voteLink = رابط التصويت
links-namedVoteLink = مع اسم اللاعب
links-toLines = أسطر جاهزة للصق في VotingPlugin وSuperbVote وغيرهما
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = ثانية انتهائه، بعد 24 ساعة على
    الأكثر
links-key = مفتاح الروابط
links-keyHelp =
    يُستخدم النص كله، بما فيه vbl_، مفتاحًا لـ HMAC. من يملكه يستطيع التصويت باسم أي لاعب لا حساب له هنا، وباسم أي
    لاعب سمح لروابطك بذلك: يجب حفظه في إعدادات إضافتك.
links-make = إنشاء مفتاح روابط
links-makeHelp = يظهر مرة واحدة.
links-replace = استبدال المفتاح
links-replaceHelp = تتوقف الروابط المصنوعة بالمفتاح الحالي عن العمل.
links-remove = إزالة المفتاح
links-unreadable = فقد الموقع ما يحتاج إليه لقراءة هذا المفتاح. يجب استبداله.
links-made = مفتاح الروابط الخاص بك

goals-title = الأهداف
goals-pageTitle = أهداف { $server }
goals-lead = عِد بشيء مقابل الأصوات. تختار هنا اسمًا، وتقرر إضافتك ما يحصل عليه اللاعبون.
goals-open = تحديد الأهداف
goals-unused = تحتاج الأهداف إلى إضافة تسألنا. اختر هذه الطريقة في صفحة المكافآت.
goals-none = لا يوجد هدف بعد.
goals-guide = كيف تمنح الإضافة ما تحقق
goals-newTitle = هدف جديد
goals-note =
    الأيام والأسابيع والأشهر بتوقيت UTC. ما تحقق يبقى محققًا حتى إن أُبطلت أصوات لاحقًا.
    الاختبارات لا تُحتسب.
goals-says = { $kind }: { $target }
goals-progress = { $count } من { $target }
goals-reached = تحقق: { $times }
goals-once = مرة واحدة فقط
goals-kinds-each = أصوات كل اللاعبين، مرة بعد مرة
goals-kinds-day = أصوات كل اللاعبين في يوم
goals-kinds-week = أصوات كل اللاعبين في أسبوع
goals-kinds-month = أصوات كل اللاعبين في شهر
goals-kinds-streak = أيام متتالية لكل لاعب
goals-kinds-total = أصوات كل لاعب
goals-fields-kind = ما الذي يُحتسب
goals-fields-target = العدد
goals-fields-name = الاسم
goals-fields-nameHelp = تعرف إضافتك الهدف بهذا الاسم، مثل vote-party.
goals-fields-once = يبلغه كل لاعب مرة واحدة فقط، لا عند كل مضاعف
goals-submit = حدد هذا الهدف
goals-change = غيّر العدد
goals-test = اختبر
goals-remove = أزل
