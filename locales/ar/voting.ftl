### voting

voted = تم تسجيل صوتك اليوم.
votedInVain = ألغى أحد المشرفين صوت اليوم.
votedElsewhere = صوّت حسابك المربوط اليوم، حين كان مربوطًا هنا بحساب آخر.
next = يمكنك التصويت مجددًا بعد
receipt = ماذا حدث لصوتك

ballot-title = التصويت لخادم { $server }
ballot-youVoteAs = التصويت باسم
ballot-isItYou = تصل المكافآت إلى هذا الاسم بالضبط في اللعبة.
ballot-change = ليس اسمك؟ تغييره
ballot-names = التصويت باسم
ballot-namesHelp = يُحفظ هذا الاختيار لهذا الخادم.
ballot-isSteamId = معرّفك على Steam
ballot-addName = لك اسم آخر في هذه اللعبة؟ إضافته
ballot-addToYours = إضافة { $name } إلى حسابك { $username }
ballot-addToYoursWhy = لتكون الأصوات عبر هذه الروابط لك.
ballot-nameGone =
    لم يعد «{ $name }» من أسمائك، أو أنه لا يناسب هذا الخادم. لم يُسجَّل صوتك، ويمكنك اختيار اسم آخر.
ballot-linkSays = يقول خادم { $server } إن هذا اسمك، وهو يكافئ هذا الاسم.

ballot-name-label = اسمك في اللعبة
ballot-name-help = كما هو في اللعبة تمامًا: تصل المكافآت إلى هذا الاسم.

ballot-agree = السماح لخادم { $server } بإرسال روابط إليك تُدلي بصوتك اليومي باسم { $username }
ballot-agreeWhy =
    يعمل هذا الرابط دون تسجيل الدخول. ولا يصوّت إلا عند فتحه والضغط على زره، ولهذا الخادم فقط.
    يُحتسب صوت اليوم في كل الأحوال، ويمكنك التراجع عن ذلك من صفحة حسابك.
ballot-linkOpened = فتحت رابط تصويت باسم { $username }
ballot-signInAs = تسجيل الدخول باسم { $username }
ballot-signInWhy = هذا الاسم يخص حسابًا. يكفي تسجيل الدخول مرة واحدة لتصوّت روابط { $server } باسمك.
ballot-signedInAs = سُجِّل دخولك باسم { $username }.
ballot-voteAs = التصويت باسم { $username } بدلًا من ذلك
ballot-notTheirs = هذا اسمك في اللعبة، لكن الحساب لشخص آخر؟
ballot-tell = يمكنك إبلاغ إدارة الموقع.
ballot-otherName = وصلت إلى هنا باسم { $name }، لكن التصويت يكون باسم حسابك.
ballot-makeYours = حجز هذا الاسم لك
ballot-makeYoursWhy = بكلمة مرور، فلا يستخدمه هنا أحد غيرك. تبقى أصواتك معه.
ballot-badLink = هذا الرابط لا يعمل

ballot-badLinks-forged =
    لم يُنشئه خادم { $server }، أو أن جزءًا منه ناقص. يمكنك طلب رابط جديد في اللعبة وفتحه كما هو.
ballot-badLinks-expired = انتهت صلاحيته. يمكنك الحصول على رابط جديد بكتابة /vote في خادم { $server }.
ballot-badLinks-too_far =
    لا يجوز أن تتجاوز صلاحية الروابط 24 ساعة، وقد جعلها خادم { $server } أطول من ذلك. يُرجى إبلاغ
    القائمين عليه: إعدادات الإضافة أو الساعة لديهم غير صحيحة.
ballot-badLinks-no_time =
    نهايته ليست وقتًا بثواني يونكس كاملة. يُرجى إبلاغ القائمين على خادم { $server }: إعدادات الإضافة لديهم
    غير صحيحة.

ballot-remember = تذكّر هذا الاسم في هذا المتصفح
ballot-rememberHelp = يُحفظ في ملف تعريف ارتباط لمدة سنة على الأكثر.
ballot-remembered = يتذكّر هذا المتصفح الاسم { $name } لصفحات التصويت.
ballot-forget = نسيانه
ballot-place = المركز { $rank } في { $game }
ballot-haveAccount = لديك حساب؟
ballot-signIn = تسجيل الدخول
ballot-cast = تسجيل صوتي
ballot-ready = جاهز للتصويت
ballot-rule = صوت واحد لكل خادم في اليوم (بتوقيت UTC).
ballot-noScript =
    للتصويت، يجب تفعيل JavaScript لهذا الموقع: على متصفحك إنجاز عمل صغير يمنع الروبوتات. لا يحتاج إلى
    ذلك سوى التصويت وإنشاء الحساب.
ballot-back = العودة إلى الخادم
ballot-alreadyVoted = سبق أن صوّتّ لهذا الخادم اليوم
ballot-voteVoid = ألغى أحد المشرفين صوتك لهذا الخادم اليوم
ballot-voteTaken = صوّت حسابك المربوط لهذا الخادم اليوم، حين كان مربوطًا هنا بحساب آخر
ballot-outOfReach = اسمك لا يناسب هذا الخادم
ballot-outOfReachWhy =
    يمنح هذا الخادم المكافآت حسب اسم اللاعب في اللعبة، ولا يصلح «{ $username }» لذلك: تتكوّن هذه
    الأسماء من 16 حرفًا إنجليزيًا أو رقمًا أو «_» على الأكثر.
ballot-confirmEmail = يجب تأكيد بريدك الإلكتروني أولًا
ballot-confirmEmailNext =
    لا يقبل هذا الموقع إلا أصوات الحسابات ذات البريد الإلكتروني المؤكَّد. يمكنك طلب رابط التأكيد من
    صفحة حسابك.
ballot-toAccount = حسابك

faults-name = لا يمكن التصويت هنا بهذا الاسم.
faults-changed = تغيّر شيء ما في هذه الأثناء. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.
faults-name_gone = لم يعد هذا الاسم من أسمائك. لم يُسجَّل صوتك، ويمكنك اختيار اسم آخر.
faults-name_used =
    صوّت شخص آخر لهذا الخادم بهذا الاسم اليوم، فلم يُسجَّل صوتك. يمكنك اختيار اسم آخر من أسمائك، أو
    كتابة /vote في اللعبة: يُثبت الرابط الذي يصلك أن الاسم لك. يمكنك المحاولة مجددًا بعد
faults-link_used =
    صُوِّت بهذا الاسم اليوم عبر رابط من هذا الخادم، بحساب آخر هنا. لم يُسجَّل صوتك. يمكنك المحاولة
    مجددًا بعد
faults-missing = لم يكن متصفحك جاهزًا بعد. يُرجى انتظار ظهور علامة الصح في المربع ثم التصويت.
faults-forged = لم يكن ذلك التحقق لهذا الصوت. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.
faults-expired = بقيت الصفحة مفتوحة مدة طويلة. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.
faults-already_voted = تغيّر شيء ما في هذه الأثناء. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.
faults-proof_spent = سبق استخدام ذلك التحقق. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.
faults-unavailable =
    التحقق من الروبوتات غير متاح حاليًا. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا بعد لحظات.
faults-address_full =
    وصلت من شبكتك اليوم أصوات كثيرة لهذا الخادم، فلم يُسجَّل صوتك. للحسابات ذات البريد الإلكتروني
    المؤكَّد أو المربوطة بحساب في موقع آخر حدّ أعلى. يمكنك المحاولة مجددًا بعد

widget-label = لست روبوتًا
widget-verifying = جارٍ التحقق من أنك لست روبوتًا…
widget-error = لم ينجح ذلك. يُرجى تحديث الصفحة.
widget-expired = استغرق ذلك وقتًا طويلًا. يُرجى تحديث الصفحة.
widget-waitAlert = لحظة من فضلك: متصفحك ليس جاهزًا بعد.

week-title = آخر سبعة أيام لك
week-today = اليوم
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : تم التصويت
week-notVoted = : بلا صوت
week-ofMonth =
    { $votes ->
        [zero] لا أصوات لك هنا هذا الشهر.
        [one] هذا أول صوت لك هنا هذا الشهر.
        [two] صوتان لك هنا هذا الشهر.
        [few] { $votes } أصوات لك هنا هذا الشهر.
        [many] { $votes } صوتًا لك هنا هذا الشهر.
       *[other] { $votes } صوت لك هنا هذا الشهر.
    }
week-all = كل أيام الأسبوع.
week-inRow =
    { $days ->
        [zero] لا أيام متتالية.
        [one] يوم واحد.
        [two] يومان متتاليان.
        [few] { $days } أيام متتالية.
        [many] { $days } يومًا متتاليًا.
       *[other] { $days } يوم متتالٍ.
    }

consent-question = هل يظهر اسمك ضمن الأكثر تصويتًا؟
consent-why =
    لديك الآن ثلاثة أصوات. تعرض الخوادم أسماء الأكثر تصويتًا: يراها الجميع، وقد تعرضها مواقع
    أخرى. يمكنك تغيير ذلك من حسابك.
consent-yes = نعم، إظهار اسمي
consent-no = لا، إبقاؤه خاصًا
consent-title = الأكثر تصويتًا
consent-listed = يظهر اسمك ضمن الأكثر تصويتًا في الخوادم التي صوّتّ لها.
consent-notListed = لا يظهر اسمك في أي قائمة. ومع ذلك تعرف الخوادم التي صوّتّ لها من صوّت.
consent-isListed = ظاهر
consent-isHidden = مخفي
consent-start = إظهار اسمي
consent-stop = إخفاء اسمي

board-heading = الأكثر تصويتًا
board-title = الأكثر تصويتًا لخادم { $server }
board-description = الأكثر تصويتًا لخادم { $server } شهرًا بشهر.
board-ownTitle = المصوّتون
board-ownCount = المصوّتون: { $players } ({ DATETIME($start, month: "long", year: "numeric") })
board-ownDownload = تنزيل بصيغة CSV
board-ownPlayer = اللاعب
board-ownPart = الاسم أو جزء منه
board-ownHeads-1 = اللاعب
board-ownHeads-2 = الأصوات
board-ownHeads-3 = آخر صوت
board-ownHeads-4 = الاسم
board-ownPublic = ظاهر للجميع
board-ownNote = «ظاهر للجميع»: وافق اللاعب على ذكر اسمه بين أكثر المصوّتين.
board-ownNobody = لم يُعثر على أحد باسم { $search }
board-months = الشهر
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = هذا الشهر حتى الآن
board-final = النتيجة النهائية
board-ofMonth = الأكثر تصويتًا في { DATETIME($start, month: "long") }
board-all = القائمة الكاملة
board-sums =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    } من { $players ->
        [zero] اللاعبين حتى الآن.
        [one] لاعب واحد حتى الآن.
        [two] لاعبَين حتى الآن.
        [few] { $players } لاعبين حتى الآن.
        [many] { $players } لاعبًا حتى الآن.
       *[other] { $players } لاعب حتى الآن.
    }
board-noVotes = لم يصوّت أحد هذا الشهر بعد.
board-nobody = لم يوافق أي من المصوّتين على إظهار اسمه بعد.
board-votes =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }
board-others =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    } من { $players ->
        [zero] لاعبين آخرين.
        [one] لاعب آخر.
        [two] لاعبَين آخرَين.
        [few] { $players } لاعبين آخرين.
        [many] { $players } لاعبًا آخر.
       *[other] { $players } لاعب آخر.
    }
board-voided =
    { $votes ->
        [zero] لم يُلغَ أي صوت من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
        [one] أُلغي صوت واحد من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
        [two] أُلغي صوتان من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
        [few] أُلغيت { $votes } أصوات من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
        [many] أُلغي { $votes } صوتًا من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
       *[other] أُلغي { $votes } صوت من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.
    }
board-imported =
    { $votes ->
        [zero] لا أصوات أخرى من القائمة التي نُقل منها هذا الخادم.
        [one] صوت واحد آخر من القائمة التي نُقل منها هذا الخادم.
        [two] صوتان آخران من القائمة التي نُقل منها هذا الخادم.
        [few] { $votes } أصوات أخرى من القائمة التي نُقل منها هذا الخادم.
        [many] { $votes } صوتًا آخر من القائمة التي نُقل منها هذا الخادم.
       *[other] { $votes } صوت آخر من القائمة التي نُقل منها هذا الخادم.
    }
board-gone = حساب محذوف
board-unlisted = غير ظاهر للعموم
board-you = أنت
board-more =
    { $players ->
        [zero] لا لاعبين آخرين
        [one] لاعب آخر
        [two] لاعبان آخران
        [few] { $players } لاعبين آخرين
        [many] { $players } لاعبًا آخر
       *[other] { $players } لاعب آخر
    }
board-behind =
    { $votes ->
        [zero] بلا فارق عن المركز { $place }
        [one] بفارق صوت واحد عن المركز { $place }
        [two] بفارق صوتين عن المركز { $place }
        [few] بفارق { $votes } أصوات عن المركز { $place }
        [many] بفارق { $votes } صوتًا عن المركز { $place }
       *[other] بفارق { $votes } صوت عن المركز { $place }
    }
board-site = الأكثر تصويتًا في كل الخوادم
board-rules =
    الأشهر ميلادية بتوقيت UTC. عند تساوي الأصوات، يتقدّم من سجّل صوته الأخير قبل غيره. لا تظهر إلا
    أسماء اللاعبين الذين وافقوا، وتبقى النتائج سنة.
board-howCounted = كيف تُحسب الأصوات
board-back = العودة إلى خادم { $server }

siteBoard-title = الأكثر تصويتًا
siteBoard-titleOf = الأكثر تصويتًا: { $span }
siteBoard-lead = الأكثر تصويتًا في كل الخوادم معًا.
siteBoard-spans = الفترة
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = هذا الشهر
siteBoard-names-last_month = الشهر الماضي
siteBoard-names-year = اثنا عشر شهرًا
siteBoard-names-all = كل الأوقات

siteBoard-allTime = منذ أول صوت
siteBoard-nobody = لا يظهر أحد في هذه الفترة بعد. تُحسب كل ساعة أصوات من وافقوا على إظهار أسمائهم.
siteBoard-rules =
    تُحسب كل ساعة، و«كل الأوقات» مرة في اليوم. الأشهر ميلادية بتوقيت UTC. عند تساوي الأصوات، يتقدّم من
    سجّل صوته الأخير قبل غيره. لا تظهر إلا أسماء اللاعبين الذين وافقوا، وهي أسماء
    حساباتهم حتى إن صوّتوا بأسماء أخرى.
siteBoard-yourName = يمكنك من صفحة حسابك اختيار إظهار اسمك أو إخفائه

receiptPage-title = تم احتساب صوتك
receiptPage-voidTitle = صوتك مُلغى
receiptPage-thanks = شكرًا لتصويتك لخادم { $server }.
receiptPage-player = اللاعب
receiptPage-favourite = من مفضلتك
receiptPage-nextVotes = الأصوات التالية
receiptPage-vote = التصويت
receiptPage-voteFor = { " " }لخادم { $server }
receiptPage-castAt = وقت التصويت
receiptPage-nextVote = التصويت التالي
receiptPage-sent = الإرسال إلى الخادم
receiptPage-receiver = خادم اللعبة { $number }
receiptPage-reward = مكافأتك
receiptPage-standing = ترتيب الخادم: { $place }.
receiptPage-ranks = ليُحتسب تصويتك في الترتيب أيضًا
receiptPage-ranksWhy =
    يصل صوتك إلى الخادم، لكن لا يرفع ترتيبه إلا أصوات { $counts ->
       *[signed-in] اللاعبين الذين سجّلوا الدخول
        [confirmed] اللاعبين أصحاب البريد الإلكتروني المؤكَّد أو الحساب المربوط
        [established] اللاعبين أصحاب حساب مربوط منذ أكثر من 30 يومًا
    }.
receiptPage-signUpAs = إنشاء حساب باسم { $player }

receiptPage-rewards-waiting = في انتظارك في اللعبة
receiptPage-rewards-leased = في انتظارك في اللعبة
receiptPage-rewards-granted = تم منحها
receiptPage-rewards-refused = رفضها الخادم
receiptPage-rewards-voided = تم سحبها
receiptPage-rewards-expired = انتهت صلاحيتها دون استلام

receiptPage-back = العودة إلى خادم { $server }
receiptPage-isVoid = ألغى أحد المشرفين هذا الصوت، ولم يعد يُحتسب.
receiptPage-isVoidOpen =
    ألغى أحد المشرفين هذا الصوت مع أصوات أخرى، ولم يعد يُحتسب، لكن يمكنك التصويت مجددًا اليوم.
receiptPage-looksAgain = تتحدّث هذه الصفحة تلقائيًا.
receiptPage-keepsTrying = نواصل المحاولة 76 ساعة، فقد يصل بعد.
receiptPage-nextVoteOpen = التصويت مجددًا
receiptPage-forgotten = نحتفظ بهذا 30 يومًا فقط.
receiptPage-unheard = هذا الخادم غير متصل بالموقع بعد، لكن صوتك محسوب.
receiptPage-none = يستلم هذا الخادم أصواته بنفسه، وصوتك جاهز.

receiptPage-words-on_its_way = في الطريق
receiptPage-words-retrying = في الانتظار: الخادم لا يستجيب
receiptPage-words-held = أوقفه المالك مؤقتًا
receiptPage-words-delivered = تم التسليم
receiptPage-words-given_up = فشل التسليم
receiptPage-words-withdrawn = تم سحبه

wait-hours = { $hours } س
wait-minutes = { $minutes } د
wait-both = { $hours } س { $minutes } د
