### people

roles-owner = المالك
roles-manager = مدير
roles-viewer = مُطّلع

page-title = إعدادات خادم { $server }
page-heading = الفريق
page-lead =
    من يحق له العمل على هذا الخادم، ولكلٍّ حسابه. يبيّن «آخر النشاط» في «المفاتيح وعمليات التسليم» من
    فعل ماذا.

page-heads-1 = الاسم
page-heads-2 = الدور
page-heads-3 = منذ
page-heads-4 = { "" }

page-you = أنت

page-change-manager = جعله مديرًا
page-change-viewer = جعله مُطّلعًا

page-remove = إزالة
page-removed =
    من تزيله يفقد صلاحيته فورًا. لكن المفاتيح التي يعرفها تبقى عاملة: تذكرها هذه الصفحة عندئذ، ويمكنك
    تجديدها كلها دفعة واحدة.
page-leave = مغادرة هذا الخادم
page-leaveLead = تنتهي صلاحيتك فورًا، ولا يستطيع دعوتك مجددًا إلا المالك.
page-offersTitle = عروض مفتوحة
page-offer =
    { $role ->
        [owner] { $name }، لتسلّم الإدراج
        [manager] { $name }، بدور مدير
       *[viewer] { $name }، بدور مُطّلع
    }
page-withdraw = سحب
page-inviteTitle = دعوة شخص
page-inviteLead =
    يظهر العرض في صفحة «خوادمي» لديه سبعة أيام، وتصله رسالة إن كان بريده مؤكَّدًا. لا يتغيّر شيء قبل قبوله.
page-name = اسم حسابه
page-role = الدور

page-choices-viewer = مُطّلع: يرى الأرقام والمصوّتين وعمليات التسليم
page-choices-manager = مدير: يمكنه كل شيء عدا الحذف والتسليم والدعوة

page-invite = إرسال الدعوة
page-needsApproval = يمكنك دعوة أشخاص متى قبل أحد المشرفين الخادم.

link-title = رابط دعوة
link-label = أرسل هذا الرابط إلى شخص واحد
link-help = من يفتحه ويسجّل الدخول يمكنه أن يصبح مديرًا. يعمل مرة واحدة، لمدة { $days } أيام.
link-make = إنشاء رابط
link-open = رابط، بدور مدير
link-until = لم يُستعمل بعد، يعمل حتى
link-dead = يعمل كل رابط مرة واحدة، ولمدة { $days } أيام. اطلب رابطًا جديدًا.

handover-title = التسليم
handover-lead = ينقل الإدراج بأصواته ومفاتيحه وفريقه إلى حساب آخر.
handover-what =
    تثبت أنت هويتك، ويقبل الطرف الآخر خلال سبعة أيام. عندها يصير له وتنتهي صلاحيتك. في البداية يتلقى
    webhook المالك الجديد 10 أصوات في الثانية على الأكثر.
handover-name = اسم حساب المالك الجديد
handover-submit = عرض الإدراج

unlist-title = الإزالة من القائمة
unlist-lead = لاستراحة. يمكن التراجع عنها.
unlist-what =
    يخرج من كل القوائم، وتُغلق صفحته وصفحة التصويت. تتوقف مفاتيح API وتنتظر عمليات التسليم، ويبقى كل ما
    أعددته. تخرج الأصوات من ترتيبه بعد 30 يومًا.
unlist-button = إزالته من القائمة
unlist-again = هو خارج القائمة. لا تحتاج إعادته إلى مشرف.
unlist-relist = إعادته إلى القائمة
unlist-notNow = لا يُزال من القائمة إلا خادم مُدرج.

deletion-group = الحذف
deletion-groupLead = لا يمكن التراجع عن هذا.
deletion-link = حذف…
deletion-what = تبيّن الصفحة التالية ما يُحذف ومتى، وتطلب تأكيدك.
deletion-title = حذف خادم { $server }
deletion-heading = حذف هذا الإدراج؟
deletion-lead = هذا ما يحدث لكل ما يتبعه.
deletion-effects = ما يحدث
deletion-atOnce = فورًا
deletion-page-what = الصفحة والنص والصور والشارة
deletion-page-effect = تختفي عن الجميع. لا يحصل أي خادم آخر على العنوان أبدًا.
deletion-keys-what = مفاتيح API
deletion-keys-effect =
    { $keys ->
        [zero] لا توجد.
        [one] يتوقف مفتاح واحد: تتلقى الإضافات خطأ.
        [two] يتوقف مفتاحان: تتلقى الإضافات خطأ.
        [few] تتوقف { $keys } مفاتيح: تتلقى الإضافات خطأ.
        [many] يتوقف { $keys } مفتاحًا: تتلقى الإضافات خطأ.
       *[other] يتوقف { $keys } مفتاح: تتلقى الإضافات خطأ.
    }
deletion-waiting-what = عمليات التسليم في الانتظار أو المعلّقة
deletion-waiting-effect =
    { $votes ->
        [zero] لا توجد.
        [one] صوت واحد: لا يُرسل أبدًا.
        [two] صوتان: لا يُرسلان أبدًا.
        [few] { $votes } أصوات: لا تُرسل أبدًا.
        [many] { $votes } صوتًا: لا تُرسل أبدًا.
       *[other] { $votes } صوت: لا تُرسل أبدًا.
    }
deletion-inbox-what = المكافآت في الصندوق
deletion-inbox-effect =
    { $votes ->
        [zero] لا توجد.
        [one] صوت واحد: لا يمكن استلامه بعد ذلك.
        [two] صوتان: لا يمكن استلامهما بعد ذلك.
        [few] { $votes } أصوات: لا يمكن استلامها بعد ذلك.
        [many] { $votes } صوتًا: لا يمكن استلامها بعد ذلك.
       *[other] { $votes } صوت: لا يمكن استلامها بعد ذلك.
    }
deletion-votes-what = الأصوات
deletion-votes-effect =
    { $votes ->
        [zero] لا توجد.
        [one] صوت واحد: لا يُحتسب بعد ذلك، ويبقى في بيانات اللاعب.
        [two] صوتان: لا يُحتسبان بعد ذلك، ويبقيان في بيانات اللاعبين.
        [few] { $votes } أصوات: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين.
        [many] { $votes } صوتًا: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين.
       *[other] { $votes } صوت: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين.
    }
deletion-people-what = الفريق
deletion-people-effect =
    { $people ->
        [zero] لا صلاحية لأحد آخر.
        [one] شخص واحد يفقد صلاحيته.
        [two] شخصان يفقدان صلاحيتهما.
        [few] { $people } أشخاص يفقدون صلاحيتهم.
        [many] { $people } شخصًا يفقدون صلاحيتهم.
       *[other] { $people } شخص يفقدون صلاحيتهم.
    }
deletion-offers-what = العروض المفتوحة
deletion-offers-effect = لا يمكن قبولها بعد ذلك.
deletion-past-what = عمليات التسليم السابقة
deletion-past-effect = تُحذف واحدة تلو الأخرى.
deletion-past-when =
    { $days ->
        [zero] بعد { $days } يوم من كل منها
        [one] بعد يوم من كل منها
        [two] بعد يومين من كل منها
        [few] بعد { $days } أيام من كل منها
        [many] بعد { $days } يومًا من كل منها
       *[other] بعد { $days } يوم من كل منها
    }
deletion-record-what = سجل التغييرات
deletion-record-effect = يبقى، للمشرفين فقط.
deletion-record-when = لمدة سنتين

deletion-heads-1 = ماذا
deletion-heads-2 = الأثر
deletion-heads-3 = متى

deletion-rather = خيار آخر؟
deletion-instead =
    يمكنك إزالته من القائمة لاستراحة يمكن التراجع عنها، أو تسليمه إلى من يتابع العمل عليه. كلاهما يُبقي الأصوات
    وكل ما أعددته.
deletion-insteadUnlisted =
    هو الآن خارج القائمة. يمكنك تركه كذلك، أو تسليمه إلى من يتابع العمل عليه، وهذا يُبقي الأصوات وكل ما أعددته.
deletion-unlist = إزالته من القائمة
deletion-handOver = تسليمه
deletion-forGood = حذف نهائي
deletion-type = للتأكيد، يجب كتابة
deletion-typeHelp = لا فرق بين الأحرف الكبيرة والصغيرة. يمكنك كتابة { $slug } بدلًا منه.
deletion-otherName = هذا ليس اسمه، بل «{ $name }».
deletion-keep = الإبقاء عليه
deletion-password = كلمة مرورك

offer-title =
    { $role ->
        [owner] تسلّم خادم { $server }؟
       *[other] العمل على خادم { $server }؟
    }
offer-lead =
    { $role ->
        [owner] عرض من { $owner } لتسليمك هذا الإدراج.
        [manager] دعوة من { $owner } بدور مدير.
       *[viewer] دعوة من { $owner } بدور مُطّلع.
    }

offer-means-viewer = يمكنك رؤية أرقامه والمصوّتين وعمليات التسليم.
offer-means-manager =
    يمكنك كل شيء عدا حذفه وتسليمه وتحديد فريقه: تعديل الإدراج ومفاتيحه ومكافآته.
offer-means-owner =
    تصبح المسؤولية عنه لك، مع أصواته ومفاتيحه وwebhook. يفقد مالكه السابق صلاحيته. تبقى مفاتيح API والمفاتيح
    السرية التي يعرفها آخرون عاملة حتى تجديدها.

offer-people = يحتفظ هؤلاء بصلاحيتهم حتى إزالتهم: { $names }.
offer-former =
    { $role ->
        [manager] ينتهي دورك مديرًا: للمالك أن يفعل كل شيء.
       *[viewer] ينتهي دورك مُطّلعًا: للمالك أن يفعل كل شيء.
    }

offer-accept-viewer = قبول
offer-accept-manager = قبول
offer-accept-owner = تسلّمه

offer-decline = رفض
offer-game = اللعبة
offer-address = العنوان
offer-status = الحالة
offer-until = صالح حتى
offer-declineLead =
    عند الرفض، لا يستطيع المالك أن يعرض عليك ذلك مجددًا لمدة { $days ->
        [zero] { $days } يوم.
        [one] يوم واحد.
        [two] يومين.
        [few] { $days } أيام.
        [many] { $days } يومًا.
       *[other] { $days } يوم.
    }

known-title = مفاتيح يعرفها أعضاء سابقون
known-lead = أنشأها أو أدخلها أشخاص لم يعودوا يديرون هذا الخادم. وهي لا تزال تعمل.
known-heads-1 = المفتاح
known-heads-2 = يعرفه
known-heads-3 = ما عليك فعله
known-kinds-api_key = مفتاح API «{ $name }»
known-kinds-webhook_secret = المفتاح السري لـ webhook «{ $name }»
known-kinds-url_key = مفتاح URL
known-kinds-link_key = مفتاح روابط التصويت
known-kinds-chat = عنوان «{ $name }»
known-kinds-votifier = رمز Votifier «{ $name }»
known-deleted = حساب محذوف
known-elsewhere-chat = يُنشأ عنوان جديد في الدردشة، ثم يُدخل في صفحة الدردشات.
known-elsewhere-votifier = يُضبط رمز جديد في خادم اللعبة، ثم يُدخل في صفحة المكافآت.
known-renew = تجديد كل المفاتيح
known-renewHelp =
    تتوقف المفاتيح القديمة فورًا، ويظهر كل مفتاح جديد مرة واحدة. وتبقى مفاتيح webhook السرية صالحة
    حتى تفعيل الجديدة.
known-activate = يُدخل في المستقبِل، ثم يُفعَّل في صفحة المفتاح.
known-made = مفاتيحك الجديدة
