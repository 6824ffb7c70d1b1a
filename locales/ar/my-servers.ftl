### my-servers

tabs-label = هذا الخادم
tabs-rewards = المكافآت
tabs-api = المفاتيح وعمليات التسليم
tabs-voters = المصوّتون
tabs-edit = الإدراج
tabs-settings = الإعدادات
tabs-page = الصفحة العامة
tabs-waiting = في الانتظار
tabs-overview = نظرة عامة

subject-players = { $online } من { $max } لاعب

subject-states-unknown = لم يُستعلم عنه بعد
subject-states-online = متصل
subject-states-offline = غير متصل

list-title = خوادمي
list-lead =
    { $votes ->
        [zero] لا أصوات اليوم.{ " " }
        [one] صوت واحد اليوم.{ " " }
        [two] صوتان اليوم.{ " " }
        [few] { $votes } أصوات اليوم.{ " " }
        [many] { $votes } صوتًا اليوم.{ " " }
       *[other] { $votes } صوت اليوم.{ " " }
    }{ $needy ->
        [zero] لا مشكلات.
        [one] خادم واحد يحتاج إلى انتباهك.
        [two] خادمان يحتاجان إلى انتباهك.
        [few] { $needy } خوادم تحتاج إلى انتباهك.
        [many] { $needy } خادمًا تحتاج إلى انتباهك.
       *[other] { $needy } خادم تحتاج إلى انتباهك.
    }
list-leadWaiting =
    { $waiting ->
        [zero] لا خادم ينتظر مراجعة المشرف.
        [one] خادم واحد ينتظر مراجعة المشرف.
        [two] خادمان ينتظران مراجعة المشرف.
        [few] { $waiting } خوادم تنتظر مراجعة المشرف.
        [many] { $waiting } خادمًا ينتظر مراجعة المشرف.
       *[other] { $waiting } خادم ينتظر مراجعة المشرف.
    }
list-none = لا خوادم لك في القائمة بعد

list-roles-owner = { "" }
list-roles-manager = دورك: مدير.
list-roles-viewer = دورك: مُطّلع.

list-offers = عروض لك
list-offer =
    { $role ->
        [owner] عرض من { $owner } لتسليمك خادم { $server }.
        [manager] دعوة من { $owner } للعمل على خادم { $server } بدور مدير.
       *[viewer] دعوة من { $owner } للاطلاع على خادم { $server } بدور مُطّلع.
    }
list-toOffer = عرض التفاصيل
list-noneNext =
    يجده اللاعبون هنا ويصوّتون له كل يوم، وخادمك يكافئهم.
list-submit = إضافة خادم
list-another = إضافة خادم آخر
list-manage = إدارة
list-allVotes =
    الأعداد لكل الأصوات. أما المركز فلا يحتسب إلا أصوات { $counts ->
        [signed-in] اللاعبين الذين سجّلوا الدخول.
        [confirmed] اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط.
       *[established] اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا.
    }

list-figures-server = الخادم
list-figures-today = أصوات اليوم
list-figures-rank = المركز في لعبته
list-figures-month = في 30 يومًا
list-byNow = قبل أسبوع: { $votes }
list-wholeDay = قبل أسبوع، اليوم كله: { $votes }
list-compared =
    تُقارن الأصوات بأصوات { DATETIME($at, weekday: "long") } الماضي حتى هذا الوقت، والمراكز بمراكز ما قبل أسبوع.

list-groups-needy = تحتاج إليك
list-groups-listed = في القائمة
list-groups-others = خارج القائمة

list-start-1-1 = الإضافة
list-start-1-2 = لعبته واسمه وعنوانه وبضع كلمات عنه. لا يستغرق ذلك أكثر من دقيقتين.
list-start-2-1 = المراجعة
list-start-2-2 = يطّلع أحد المشرفين على كل إدراج قبل نشره.
list-start-3-1 = مكافأة الأصوات
list-start-3-2 = بعد ربط إضافة أو webhook يكسب اللاعب شيئًا في اللعبة مقابل كل صوت.

find-title = البحث في خوادمك
find-label = الاسم أو اللعبة أو العنوان
find-sort = الترتيب حسب
find-sorts-attention = ما يحتاج إليك أولًا
find-sorts-votes = أصوات اليوم
find-sorts-rank = المركز
find-sorts-name = الاسم
find-submit = عرض
find-found = المعروض: { $shown } من { $all }.
find-clear = عرض الكل
find-nothing = لا يطابق ذلك أيٌّ من خوادمك
find-nothingNext = جرّب جزءًا من اسم أو لعبة أو عنوان.

mail-unconfirmed =
    بريدك الإلكتروني غير مؤكَّد، فلا يمكننا مراسلتك عندما يبتّ أحد المشرفين في إدراج أو عندما يتعطّل webhook.
mail-confirm = تأكيد بريدك

attention-pending = سيراجعه أحد المشرفين. حتى ذلك الحين يمكنك إضافة المزيد عنه.
attention-provable = سيراجعه أحد المشرفين. حتى ذلك الحين يمكنك إثبات أنه لك.
attention-unlisted = أزلته من القائمة. لا يمكن التصويت له حتى إعادته إليها.
attention-failing = يتعطّل { $key }.
attention-offline = لا يجيب عن استعلاماتنا، فيراه اللاعبون غير متصل.
attention-inbox =
    الصندوق: { $waiting ->
        [zero] لا أصوات تنتظر.
        [one] صوت واحد ينتظر.
        [two] صوتان ينتظران.
        [few] { $waiting } أصوات تنتظر.
        [many] { $waiting } صوتًا تنتظر.
       *[other] { $waiting } صوت تنتظر.
    }
attention-toPeople = إعادته إلى القائمة
attention-toServer = ما المطلوب
attention-toStatus = عرض حالته
attention-toFacts = إكمال الإدراج
attention-toDeliveries = عرض عمليات التسليم
attention-toRewards = عرض المكافآت
attention-decided = رسالة المشرف: { $reason }

change-waiting = تعديل ينتظر أحد المشرفين
change-waitingNext = يرى اللاعبون وAPI ما هو معروض الآن حتى يُقبل التعديل.
change-refused = رفض أحد المشرفين تعديلك
change-refusedNext = يبقى الإدراج كما هو.
change-reason = رسالة المشرف: { $reason }
change-prove = لا حاجة إلى الانتظار بشأن العنوان إن أمكنك إثبات أنه لك:
change-toStatus = الحالة
change-withdraw = سحب التعديل
change-dismiss = فهمت

overview-title = خادمي { $server }
overview-pending = سيراجعه أحد المشرفين. متى قُبل، صارت له صفحة عامة وأصوات ومفاتيح API.
overview-prove = لا حاجة إلى الانتظار إن أمكنك إثبات أنه لك:
overview-rejected =
    ليس في القائمة. يمكنك تغيير ما ذكره المشرف ثم إعادة تقديمه: الإدراج المعدّل ينتقل إلى أول الصف.
overview-toChange = ما يجب تغييره
overview-unlisted = هو خارج القائمة. الأصوات ومفاتيح API متوقفة، وعمليات التسليم معلّقة.
overview-toRelist = إعادته إلى القائمة
overview-reason = رسالة المشرف:
overview-resubmit = إعادة التقديم
overview-edit = تغيير الإدراج
overview-toEdit = تعديل الإدراج
overview-until = يبقى هذا هنا إلى حين حفظ الإدراج، ولمدة { $days } يومًا على الأكثر.
