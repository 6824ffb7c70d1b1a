### charts

asTable = عرض الأرقام في جدول
number = { $number }
day = { DATETIME($at, month: "short", day: "numeric") }
weekday = { DATETIME($at, weekday: "short") }
today = اليوم

votes-title = الأصوات

votes-heads-1 = اليوم (UTC)
votes-heads-2 = الأصوات

votes-summary =
    { $sum ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $sum } أصوات
        [many] { $sum } صوتًا
       *[other] { $sum } صوت
    } في { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومين
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }، منها { $today } اليوم حتى الآن (UTC)
votes-on =
    { DATETIME($day, month: "short", day: "numeric") }: { $votes ->
        [zero] لا أصوات
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }

players-title = اللاعبون
players-last = الآن
players-offline = غير متصل
players-summary = { $most } على الأكثر في 7 أيام، و{ $mean } في المتوسط
players-on =
    { DATETIME($at, month: "short", day: "numeric") }، { DATETIME($at, hour: "2-digit", minute: "2-digit", hourCycle: "h23") } UTC: { $players }

players-heads-1 = اليوم (UTC)
players-heads-2 = المتوسط
players-heads-3 = الأكثر

rank-title = المركز بين خوادم كل الألعاب

rank-heads-1 = اليوم (UTC)
rank-heads-2 = المركز

rank-place = #{ $rank }
rank-summary = { DATETIME($day, month: "short", day: "numeric") }: #{ $last }، وأفضل مركز #{ $best }
rank-on = { DATETIME($day, month: "short", day: "numeric") }: #{ $rank }
