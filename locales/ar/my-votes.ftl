### my-votes

title = أصواتي
servers = خوادمك
starred = المميّزة بنجمة أولًا
lastVote = آخر تصويت:
nextDay = يبدأ يوم التصويت التالي بعد
today = أصوات اليوم
voteNext = التصويت للتالي: { $server }
voteAll =
    { $servers ->
        [zero] التصويت لخادم { $first }
        [one] التصويت لخادم { $first }
        [two] التصويت للخادمين على التوالي
        [few] التصويت لها جميعًا على التوالي ({ $servers })
        [many] التصويت لها جميعًا على التوالي ({ $servers })
       *[other] التصويت لها جميعًا على التوالي ({ $servers })
    }
votedAt = وقت التصويت:
isVoid = ألغى أحد المشرفين صوت اليوم
isTaken = صوّت حسابك المربوط اليوم، حين كان مربوطًا هنا بحساب آخر
reward = المكافأة

rewards-waiting = في انتظارك في اللعبة
rewards-leased = في انتظارك في اللعبة
rewards-granted = تم منحها
rewards-refused = رفضها الخادم
rewards-voided = تم سحبها
rewards-expired = انتهت صلاحيتها

receipt = الإيصال
receiptOf = { " " }لصوتك لخادم { $server }
vote = التصويت
voteFor = { " " }لخادم { $server }
votedToday = تم التصويت اليوم
votedFor = : { $server }
isVoted = { $server }: تم التصويت
isLeft = { $server }: ليس بعد
inRow =
    { $days ->
        [zero] لا أيام
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
inRowUnseen = { " " }على التوالي
favouriteServer = : { $server }
favourite = مفضّل
none = لا أصوات بعد
starWhy = يمكنك تمييز خوادمك اليومية بنجمة، ثم التصويت لها كلها على التوالي.
findServers = البحث عن خوادم
pastWhy = أصواتك حسب اليوم. الضغط على يوم يعرض خوادمه.
months = الأشهر
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = أقدم: { DATETIME($start, month: "long", year: "numeric") }
later = أحدث: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = ن
letters-2 = ث
letters-3 = ر
letters-4 = خ
letters-5 = ج
letters-6 = س
letters-7 = ح

votes =
    { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }
dayVotes =
    : { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }
fewest = لا شيء
most = الأكثر
noVotes = لا أصوات لك في هذا الشهر.

figures-votes = الأصوات
figures-inRow = أيام متتالية
figures-servers = الخوادم

boards = الأكثر تصويتًا في كل الخوادم
stripEnds = ينتهي يوم التصويت بعد
menuLeft =
    { $left ->
        [zero] ، اكتمل تصويت اليوم
        [one] ، بقي صوت واحد اليوم
        [two] ، بقي صوتان اليوم
        [few] ، بقيت { $left } أصوات اليوم
        [many] ، بقي { $left } صوتًا اليوم
       *[other] ، بقي { $left } صوت اليوم
    }

series-title = { $progress }: { $server }
series-progress = تم { $voted } من { $all }
series-newVotes = أصوات جديدة بعد
series-last = تم التصويت لخادم
series-cast = تسجيل الصوت والمتابعة
series-next = التالي: { $server }.
series-isLast = هذا هو الأخير.
series-skip = تخطّي { $server } اليوم
series-goOn = المتابعة إلى { $server }
series-stop = التوقف هنا والعودة إلى أصواتي

progress-left = تم { $voted } من { $all }، وبقي { $left }
progress-done =
    { $all ->
        [zero] اكتمل تصويت اليوم
        [one] تم التصويت لمفضلتك
        [two] تم التصويت للخادمين
        [few] تم التصويت لها جميعًا ({ $all })
        [many] تم التصويت لها جميعًا ({ $all })
       *[other] تم التصويت لها جميعًا ({ $all })
    }
strip-left = صوّتّ اليوم لـ { $voted } من { $all } في المفضلة.
strip-done = حصلت مفضلتك كلها على صوتك اليوم.
