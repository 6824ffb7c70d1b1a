### account

username = اسم المستخدم
usernameHelp =
    كما هو في اللعبة تمامًا: من 2 إلى 32 حرفًا إنجليزيًا أو رقمًا أو «_» أو «.» أو «-». قد تبدأ أسماء
    Bedrock بعلامة «.».
email = البريد الإلكتروني
emailHelp = لإعادة تعيين كلمة مرورك. لا يراه أحد غيرك.
password = كلمة المرور
passwordHelp = 10 أحرف على الأقل. ثلاث أو أربع كلمات لا رابط بينها خيار جيد.
newPassword = كلمة المرور الجديدة
currentPassword = كلمة المرور الحالية
makeLink = إنشاء رابط
noMail = لا يرسل هذا الموقع رسائل بريد.

signUp-title = إنشاء حساب
signUp-lead = حساب واحد لكل الخوادم، والتصويت يكون باسم المستخدم.
signUp-submit = إنشاء حساب
signUp-toVote = إنشاء حساب للتصويت لخادم { $server }
signUp-toVoteLead = نموذج قصير واحد، ثم يصبح صوتك على بُعد نقرة.
signUp-toVoteConfirmed = يطلب هذا الموقع أيضًا تأكيد بريدك الإلكتروني قبل التصويت.
signUp-inGame = اسمك في { $game }
signUp-inGameHelp =
    كما هو في اللعبة تمامًا. به تسجّل الدخول أيضًا، ويكافئ خادم { $server } هذا اللاعب. من 2 إلى 32
    حرفًا إنجليزيًا أو رقمًا أو «_» أو «.» أو «-».
signUp-submitToVote = إنشاء حساب ثم التصويت
signUp-ready = اكتمل التحقق من الروبوتات
signUp-noScript =
    لإنشاء حساب، يجب تفعيل JavaScript لهذا الموقع: على متصفحك إنجاز عمل صغير يمنع الروبوتات. لا يحتاج إلى
    ذلك سوى التصويت وإنشاء الحساب.
signUp-privacy = ما نحفظه، وإلى متى
signUp-haveOne = لديك حساب؟
signUp-signIn = تسجيل الدخول
signUp-or = أو بالبريد الإلكتروني وكلمة مرور

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = تسجيل الدخول عبر { $provider }
providers-button-sign_up = المتابعة عبر { $provider }
providers-button-link = ربط { $provider }
providers-button-prove = التأكيد عبر { $provider }

providers-leaving = الانتقال إلى { $provider }…
providers-goOn = الذهاب إلى { $provider }
providers-byPassword = تسجيل الدخول بكلمة مرور

providers-declined-title = لم يكتمل تسجيل الدخول عبر { $provider }
providers-declined-lead = لم يتغيّر شيء. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.

providers-not_proven-title = تعذّر تسجيل دخولك عبر { $provider }
providers-not_proven-lead = الرد الذي وصل لا يُثبت هويتك. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.

providers-round_unknown-title = هذه الصفحة قديمة جدًا
providers-round_unknown-lead =
    استغرق الأمر وقتًا طويلًا في { $provider }، أو كانت العودة بمتصفح آخر. يمكنك المحاولة مجددًا.

providers-unavailable-title = تعذّر الوصول إلى { $provider } الآن
providers-unavailable-lead = لم يتغيّر شيء. يمكنك المحاولة مجددًا لاحقًا أو اختيار طريقة أخرى.

providers-misconfigured-title = إعداد { $provider } غير صحيح في هذا الموقع
providers-misconfigured-lead =
    لن تفيد المحاولة مجددًا: على القائمين على هذا الموقع إصلاح ذلك. حتى ذلك الحين اختر طريقة أخرى.

providers-taken-title = حساب { $provider } هذا مربوط بحساب آخر هنا
providers-taken-lead = يمكنك تسجيل الدخول به وإلغاء ربطه هناك، ثم ربطه بهذا الحساب.

providers-not_theirs-title = حساب { $provider } هذا غير مربوط بحسابك
providers-not_theirs-lead = يجب اختيار حساب { $provider } المستخدَم لتسجيل دخولك هنا.

providers-signed_out-title = انتهت جلستك
providers-signed_out-lead = بعد تسجيل الدخول مجددًا، يمكنك الذهاب إلى { $provider } مرة أخرى.

newcomer-title = اختيار اسمك
newcomer-titleToVote = اسمك في خادم { $server }
newcomer-lead =
    أكّد { $provider } هويتك. لا نحتاج إلا إلى اسمك في اللعبة: تصل المكافآت إلى اللاعب الذي يحمله.
newcomer-submit = إنشاء الحساب
newcomer-submitToVote = الانتقال إلى التصويت
newcomer-haveOne = لديك حساب هنا؟
newcomer-isItYours = هل { $name } لك؟
newcomer-signIn = تسجيل الدخول لربط { $provider } به
newcomer-link = ربط { $provider }
newcomer-linkLead = جئت للتو من { $provider }. يتيح لك ربطه تسجيل الدخول باسم { $name } بنقرة واحدة.

newcomer-unknown-title = هذه الصفحة قديمة جدًا
newcomer-unknown-lead =
    مضت نصف الساعة المتاحة لاختيار اسم، أو صار لك اسم الآن. يمكنك تسجيل الدخول مجددًا.

entry-gone-title = لم يعد تسجيل الدخول هذا يعمل
entry-gone-lead = سبق استخدام رابطه، أو صار قديمًا، أو لم يعد الحساب موجودًا.

entry-disabled = هذا الحساب معطّل

signInLink-title = تسجيل الدخول باسم { $username }
signInLink-lead = أنشأت إدارة الموقع هذا الرابط. يسجّل دخولك مرة واحدة.
signInLink-submit = تسجيل الدخول

proof-comesNext = سيُطلب منك تأكيد هويتك.
proof-justShown = تم تأكيد هويتك لعشر دقائق.

waysIn-heading = طرق تسجيل الدخول
waysIn-lead = جهّز طريقتين، فقد تفقد إحداهما.
waysIn-isLinked = مربوط
waysIn-isOff = معطّل
waysIn-linked = رُبط
waysIn-unlink = إلغاء الربط
waysIn-only = هذه طريقتك الوحيدة للدخول: يجب إضافة أخرى قبل إزالتها.
waysIn-password = كلمة المرور
waysIn-set = معيّنة
waysIn-passwordNote = تغييرها ينهي كل جلساتك الأخرى.
waysIn-noPassword = لا توجد. يتيح تعيينها تسجيل الدخول دون موقع آخر.
waysIn-changePassword = تغيير كلمة المرور
waysIn-setPassword = تعيين كلمة مرور

passwordsOff-title = لا كلمات مرور هنا
passwordsOff-lead = لا يستخدم هذا الموقع كلمات المرور. يمكنك تسجيل الدخول بأحد الحسابات التي يقبلها.

signIn-title = تسجيل الدخول
signIn-toVote = تسجيل الدخول للتصويت لخادم { $server }
signIn-or = أو بكلمة مرور
signIn-orElse = أو بطريقة أخرى
signIn-last = المرة الأخيرة
signIn-nameOrEmail = اسم المستخدم أو البريد الإلكتروني
signIn-submit = تسجيل الدخول
signIn-limited =
    كثرت المحاولات لهذا الاسم أو من شبكتك، فلم يتم تسجيل دخولك بعد. { $wait } ويمكنك أيضًا كتابة كلمة مرورك
    مجددًا الآن: ينجز متصفحك عملًا صغيرًا أولًا، وتُحسب هذه المحاولة على حدة.
signIn-ready = اكتمل التحقق من الروبوتات
signIn-noScript =
    لا يستطيع متصفحك إنجاز هذا العمل دون JavaScript. يمكنك تفعيله لهذا الموقع، أو المحاولة مجددًا بعد بضع
    ثوانٍ.
signIn-forgot = نسيت كلمة مرورك؟
signIn-haveNone = لا حساب لديك بعد؟
signIn-signUp = إنشاء حساب
signIn-disabled = عطّل أحد المشرفين هذا الحساب.
signIn-disabledWhy = عطّل أحد المشرفين هذا الحساب. رسالة المشرف: { $reason }

reset-title = إعادة تعيين كلمة مرورك
reset-lead = نرسل إلى بريدك رابطًا لاختيار كلمة مرور جديدة.
reset-noMail = لا يرسل هذا الموقع رسائل بريد. يمكنك إنشاء رابط هنا ثم طلبه من إدارة الموقع.
reset-submit = إرسال الرابط

reset-asked-title = الرابط في بريدك
reset-asked-lead =
    إن كان هناك حساب بهذا البريد، فالرابط في طريقه إليه، ويعمل لمدة ساعة. لم يصل؟ قد يكون في مجلد الرسائل
    غير المرغوب فيها.

reset-askedNoMail-title = طلب الرابط من الإدارة
reset-askedNoMail-lead =
    لا يرسل هذا الموقع رسائل بريد. إن كان هناك حساب بهذا البريد، تجد إدارة الموقع في السجل
    رابطًا يعمل لمدة ساعة. إن لم تجده، فيكفي أن تعرف اسم المستخدم: يمكنها إنشاء رابط لتسجيل
    دخولك.

reset-choice-title = اختيار كلمة مرور جديدة
reset-choice-lead = يسجّل هذا خروجك من كل مكان.
reset-choice-submit = حفظ كلمة المرور

reset-dead-title = لم يعد هذا الرابط يعمل
reset-dead-lead = يعمل كل رابط مرة واحدة، ولمدة ساعة. يمكنك طلب رابط جديد.

reset-again = طلب رابط جديد

firstModerator-title = أول مسؤول للموقع
firstModerator-lead =
    سُجِّل دخولك باسم { $username }. أول مسؤول يضبط الموقع ويقبل الإدراجات. يعمل الرابط مرة واحدة.
firstModerator-submit = جعل هذا الحساب مسؤول الموقع

firstModerator-dead-title = لم يعد هذا الرابط يعمل
firstModerator-dead-lead =
    سبق استخدامه، أو مضى عليه أكثر من 30 دقيقة، أو هناك مسؤول بالفعل. ما دام لا يوجد مسؤول، يكتب التشغيل
    التالي رابطًا آخر في السجل.

verify-title = تأكيد بريدك الإلكتروني
verify-lead = الضغط على الزر يؤكد أن البريد { $email } لك. وسيكون تابعًا للحساب { $username }.
verify-submit = تأكيد

verify-dead-title = لم يعد هذا الرابط يعمل
verify-dead-lead = تعمل الروابط لمدة يوم واحد. يمكنك طلب رابط جديد من صفحة حسابك.

verify-enough-title = استخدم رابطًا أرسلناه من قبل
verify-enough-lead =
    أرسلنا إلى هذا العنوان كل الرسائل المسموح بها خلال ساعة. افتح الرابط في أحدثها وأنت مسجّل
    الدخول: فهو يؤكد العنوان لحسابك.

serverEmail-heading = رسائل عن خوادمك
serverEmail-lead = عندما يبتّ أحد المشرفين في إدراج، وعندما يتعطّل webhook أو يعود إلى العمل.
serverEmail-unconfirmed = تصلك بعد تأكيد بريدك: حتى ذلك الحين قد يكون لشخص آخر.
serverEmail-turnOn = تفعيل
serverEmail-turnOff = إيقاف
serverEmail-stop = إيقاف الرسائل عن خوادمي

serverEmail-ask-title = إيقاف الرسائل عن خوادمك
serverEmail-ask-lead =
    لن نراسلك عندما يبتّ أحد المشرفين في إدراج أو عندما يتعطّل webhook. تستمر الرسائل عن حسابك، مثل روابط
    كلمة المرور الجديدة.

serverEmail-done-title = لن تصلك رسائل عن خوادمك بعد الآن
serverEmail-done-lead = يمكنك تفعيلها مجددًا من صفحة حسابك.

serverEmail-dead-title = هذا الرابط لا يعمل
serverEmail-dead-lead = يمكنك إيقاف الرسائل عن خوادمك من صفحة حسابك.

name-title = اسمك
name-newTitle = تغيير الاسم
name-question = هل هذا هو اسمك في اللعبة تمامًا؟
name-youVoteAs = التصويت باسم
name-why = تصل المكافآت إلى اللاعب الذي يحمل هذا الاسم. إن اختلف حرف واحد، فلن تصل إلى أحد.
name-yes = نعم، متابعة
name-change = لا، تغييره
name-newName = الاسم الجديد
name-save = تغيير الاسم
name-correction = يمكنك تغييره الآن: التصحيح الأول مجاني. بعده يمكنك تغيير اسمك مرة كل 30 يومًا.
name-rule =
    يمكنك تغيير اسمك مرة كل 30 يومًا. يبقى اسمك القديم لك 90 يومًا. تُحتسب الأصوات للاسم الذي سُجِّلت به.
name-next = يمكنك تغيير اسمك مجددًا في { $day }.

account-title = حسابك
account-onThisPage = في هذه الصفحة
account-since = منذ { $day }
account-names = الأسماء
account-mail = البريد الإلكتروني
account-mailAndLanguage = البريد الإلكتروني واللغة
account-privacy = الخصوصية
account-nameNote = تصويتك يكون بهذا الاسم، وتصل المكافآت إلى اللاعب الذي يحمله.
account-changeName = تغيير الاسم
account-confirmed = مؤكَّد
account-unconfirmed = غير مؤكَّد
account-emailNote = لكلمات المرور الجديدة وأخبار حسابك.
account-unconfirmedLead = يمكنك تسجيل الدخول بهذا البريد بعد فتح الرابط الذي نرسله إليه.
account-sendAgain = إرسال الرابط
account-noEmail = لا بريد إلكتروني
account-noEmailLead =
    بإضافة بريد تصلك أخبار خوادمك، ويمكنك استعادة حسابك عند فقدان طرق الدخول الأخرى.
account-addEmail = إضافة بريد
account-newEmailWaits = يحلّ { $email } محله بعد فتح الرابط الذي أرسلناه إليه.
account-noMailLink =
    لا يرسل هذا الموقع رسائل بريد. أنشئ رابطًا، ثم اطلبه من مسؤول الموقع لتأكيد { $email }.
account-changeEmail = تغيير البريد
account-dataHeading = بياناتك
account-dataLead = ملف فيه كل ما يحفظه هذا الموقع عنك.
account-download = تنزيل…
account-deleteHeading = حذف الحساب
account-deleteLead =
    يُحذف اسمك وبريدك الإلكتروني وطرق تسجيل دخولك نهائيًا. تبقى أصواتك محتسبة دون اسم.
account-delete = حذف…

ownPassword-change-title = تغيير كلمة مرورك
ownPassword-change-lead = تنتهي كل جلساتك الأخرى، وكذلك روابط الخوادم التي تصوّت باسمك.
ownPassword-change-submit = تغيير كلمة المرور

ownPassword-set-title = تعيين كلمة مرور
ownPassword-set-lead = بعدها يمكنك تسجيل الدخول باسمك أو بريدك الإلكتروني دون موقع آخر.
ownPassword-set-submit = تعيين كلمة المرور

ownPassword-back = العودة إلى حسابك

sessions-heading = جلساتك
sessions-count =
    { $sessions ->
        [zero] لا متصفحات
        [one] متصفح واحد
        [two] متصفحان
        [few] { $sessions } متصفحات
        [many] { $sessions } متصفحًا
       *[other] { $sessions } متصفح
    }
sessions-thisOne = هذا المتصفح
sessions-unknown = متصفح غير معروف
sessions-unknownAddress = عنوان IP غير معروف
sessions-since = منذ
sessions-lastSeen = آخر ظهور
sessions-end = إنهاء الجلسة
sessions-endOthers = إنهاء كل الجلسات الأخرى

nameClaim-mailed-title = الرابط في بريدك
nameClaim-mailed-lead =
    هناك من يلعب باسم { $username } وقد صوّت به. إن كان ذلك أنت، فيُرجى فتح الرابط الذي أرسلناه إلى { $email }
    واختيار كلمة مرور هناك: عندها يصبح الاسم لك مع أصواته.

nameClaim-tooMany-title = لم نرسل أي رسالة
nameClaim-tooMany-lead =
    هناك من يلعب باسم { $username }، ولمعرفة إن كان ذلك أنت نحتاج إلى إرسال رسالة. أُرسلت رسائل كثيرة إلى
    { $email } خلال ساعة. يمكنك المحاولة مجددًا بعد ساعة، أو ببريد آخر.

nameClaim-unmailed-title = سيطّلع عليه أحد المشرفين
nameClaim-unmailed-lead =
    هناك من يلعب باسم { $username } وقد صوّت به. متى منحك أحد المشرفين هذا الاسم، يمكنك تسجيل الدخول بكلمة
    المرور التي اخترتها.

nameClaim-take-title = الحصول على الاسم { $username }
nameClaim-take-lead =
    يصبح لك الاسم { $username } في { $site } مع أصواته. المطلوب اختيار كلمة مرور لتسجيل الدخول. إن لم يكن
    الحساب بهذا الاسم من إنشائك، فيُرجى إغلاق هذه الصفحة.
nameClaim-take-submit = الحصول على الاسم

nameClaim-waits-title = سيطّلع عليه أحد المشرفين
nameClaim-waits-lead =
    تم تأكيد بريدك الإلكتروني. هناك شخص آخر يطالب بالاسم نفسه، لذا يقرّر أحد المشرفين لمن هو، ثم نراسلك.

agreements-lead = تصوّت روابطه باسمك دون تسجيل الدخول، حتى إنهاء ذلك أو تغيير كلمة مرورك.
agreements-since = منذ
agreements-end = إنهاء ذلك

changeEmail-title = تغيير بريدك الإلكتروني
changeEmail-lead = نرسل رابطًا إلى البريد الجديد، ويحتفظ حسابك بالقديم حتى فتح الرابط.
changeEmail-noMail =
    لا يرسل هذا الموقع رسائل بريد: يُكتب رابط البريد الجديد في سجله، ويمكنك طلبه من إدارة
    الموقع. يحتفظ حسابك بالبريد القديم حتى فتح الرابط.
changeEmail-newEmail = البريد الإلكتروني الجديد
changeEmail-submit = إرسال الرابط

download-title = تنزيل بياناتك
download-lead =
    ملف JSON فيه كل شيء عن { $username }: الملف الشخصي والأسماء السابقة والجلسات والخوادم وما فعلته
    وأصواتك. لا يحتوي على كلمات مرور ولا مفاتيح.
download-submit = تنزيل
download-back = العودة إلى حسابك

deletion-title = حذف حسابك
deletion-lead =
    يُحذف { $username } نهائيًا، ولا يستطيع أحد استعادة الحساب. تبقى أصواتك محتسبة دون اسم، ويبقى الاسم
    محجوزًا 90 يومًا.
deletion-blocked =
    { $listings ->
        [zero] لا إدراج يمنع ذلك.
        [one] إدراجك يمنع ذلك: لا بد من مسؤول عنه.
        [two] إدراجاك يمنعان ذلك: لا بد من مسؤول عنهما.
        [few] يمنع ذلك { $listings } إدراجات لك: لا بد من مسؤول عنها.
        [many] يمنع ذلك { $listings } إدراجًا لك: لا بد من مسؤول عنها.
       *[other] يمنع ذلك { $listings } إدراج لك: لا بد من مسؤول عنها.
    }
deletion-listings = إدراجاتك

deletion-blocking-pending = ينتظر أحد المشرفين. وحتى ذلك الحين لا يمكن سوى حذفه.
deletion-blocking-approved = يمكن للاعبين التصويت له.

deletion-handOver = تسليمه…
deletion-unlist = إزالته من القائمة
deletion-deleteListing = حذفه…
deletion-after = عندما لا يبقى هنا أي إدراج، يمكنك حذف حسابك.
deletion-lookAgain = التحقق مجددًا
deletion-submit = حذف حسابي
deletion-back = الإبقاء على حسابي
