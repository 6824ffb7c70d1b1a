### chats

message-one = صوّت { $player } لـ { $server }
message-many =
    { $votes ->
        [zero] لا أصوات لـ { $server }
        [one] صوت واحد لـ { $server }
        [two] صوتان لـ { $server }
        [few] { $votes } أصوات لـ { $server }
        [many] { $votes } صوتًا لـ { $server }
       *[other] { $votes } صوت لـ { $server }
    }
message-earlier = أصوات سابقة لـ { $server }: { $votes }
message-test = تجربة: ستُنشر الأصوات لـ { $server } هنا
message-vote = صوّت
message-total =
    { $votes ->
        [zero] لا أصوات خلال 30 يومًا
        [one] صوت واحد خلال 30 يومًا
        [two] صوتان خلال 30 يومًا
        [few] { $votes } أصوات خلال 30 يومًا
        [many] { $votes } صوتًا خلال 30 يومًا
       *[other] { $votes } صوت خلال 30 يومًا
    }
message-more = و{ $votes } آخرون
message-top = الأكثر تصويتًا لـ { $server } في { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [zero] { $place }. { $player }: لا أصوات
        [one] { $place }. { $player }: صوت واحد
        [two] { $place }. { $player }: صوتان
        [few] { $place }. { $player }: { $votes } أصوات
        [many] { $place }. { $player }: { $votes } صوتًا
       *[other] { $place }. { $player }: { $votes } صوت
    }
message-others =
    { $players ->
        [zero] ولا لاعب آخر
        [one] ولاعب آخر
        [two] ولاعبان آخران
        [few] و{ $players } لاعبين آخرين
        [many] و{ $players } لاعبًا آخر
       *[other] و{ $players } لاعب آخر
    }

page-title = دردشات { $server }
page-lead =
    يمكن نشر الأصوات في قناة على Discord أو Slack أو Mattermost: بأسماء اللاعبين وصورة الخادم ورابط
    للتصويت. ما نُشر لا يمكن سحبه.
page-heading = القنوات المتصلة
page-often = وتيرة النشر
page-connect = وصل قناة
page-example = شكل الرسالة
page-offer = { $address } قناة: تُنشر الأصوات فيها كرسائل. المطلوب اختيار وتيرة النشر.
page-address = عنوان webhook القناة
page-addressHelp =
    في Discord: إعدادات القناة، ثم التكاملات، ثم Webhooks، ثم نسخ عنوان URL. من يعرف العنوان يستطيع
    النشر هناك، لذلك يُحفظ مشفّرًا ولا يُعرض مرة أخرى.
page-service = الدردشة
page-serviceHelp = اختر Mattermost أيضًا لـ Rocket.Chat وغيره مما يقبل رسائله.
page-language = لغة الرسائل
page-languageOfOwner = لغة المالك
page-submit = وصل القناة وإرسال تجربة
page-all = كل الدردشات

paces-at_once = فورًا
paces-ten_minutes = كل عشر دقائق
paces-daily = العشرة الأوائل كل يوم

channel-title = القناة
channel-lead = رسالة واحدة تجمع كل الأصوات منذ الرسالة السابقة.
channel-replayLead =
    ينشر الأصوات منذ وقت محدد مرة أخرى، كأصوات سابقة. لا تعرف الدردشة أنها وصلتها من قبل. حتى {
    $days } يومًا مضت على الأكثر.
channel-addressKept = إن تُرك فارغًا بقي العنوان الحالي.
channel-save = حفظ
channel-test = رسالة تجربة
channel-testLead = تُنشر الآن مهما كان الاختيار أعلاه. لا يُذكر أحد فيها.
channel-testButton = إرسال رسالة تجربة
channel-gone =
    لم تعد الدردشة تقبل رسائل على هذا العنوان، لذلك أُوقفت القناة. الأصوات معلّقة. المطلوب لصق عنوان
    جديد أعلاه ثم إرسالها.

desk-reports =
    { $reports ->
        [zero] لا بلاغات جديدة
        [one] بلاغ جديد واحد
        [two] بلاغان جديدان
        [few] { $reports } بلاغات جديدة
        [many] { $reports } بلاغًا جديدًا
       *[other] { $reports } بلاغ جديد
    }
desk-test = تجربة: ستُنشر هنا المستجدات لمشرفي { $site }
desk-open = فتح مكتب الإشراف
