### refusals

account_name_invalid-characters =
    استخدم من 2 إلى 32 من الأحرف A إلى Z والأرقام و«_» و«.» و«-». لا مسافات في الأسماء، ولا تبدأ
    بـ «-».
account_name_invalid-prefix =
    اختر اسمًا لا يبدأ بـ «{ $prefix }». هذا الموقع لا يسمح بمثل هذه الأسماء.
account_name_reserved = الاسم «{ $name }» محجوز للموقع. اختر اسمًا آخر.
account_name_steam = هذا معرّف Steam. سجّل الدخول عبر Steam لاستخدامه.
game_name_known = الاسم «{ $name }» موجود في قائمتك بالفعل.
game_names_full =
    أزل اسمًا أولًا. الحد الأقصى للأسماء التي لا يثبتها شيء، إلى جانب اسمك، هو { $max }.
account_exists-email = لهذا العنوان حساب بالفعل. سجّل الدخول بدلًا من ذلك.
account_exists-voted = سبق أن صوّت لاعب باسم «{ $name }». إن كنت أنت، فأكّد بريدك الإلكتروني أولًا.
account_exists-name = الاسم «{ $name }» مأخوذ. اختر اسمًا آخر، أو سجّل الدخول إن كان لك.
identity_linked = هذه الطريقة تخص حسابًا آخر هنا. ألغِ ربطها هناك أولًا.
last_way_in = أضف طريقة أخرى لتسجيل الدخول أولًا. هذه طريقتك الوحيدة.
sign_in_link_refused =
    لا يمكن إنشاء رابط تسجيل دخول لـ «{ $name }». الحساب معطّل، أو هو للاعب لم ينشئ حسابًا قط.
claim_gone = لم يبق ما يُبتّ فيه. لم تعد المطالبة موجودة، أو صار للاسم صاحب.
sign_in_needed = لـ «{ $player }» حساب هنا. سجّل الدخول للتصويت به.
account_unknown-named = لا يوجد حساب «{ $name }». تحقّق من الاسم.
account_unknown-deleted = حُذف هذا الحساب.
account_owns_listings = احذف إدراجاتك أولًا أو أزلها من القائمة أو سلّمها: { $named }.
account_disabled-vote = لا يمكن لهذا الحساب التصويت. عطّله أحد المشرفين.
account_disabled-again = هذا الحساب معطّل بالفعل.
account_decided = بتّ شخص آخر في الأمر منذ فتحت الصفحة. اطّلع عليه مجددًا.
account_not_disabled = هذا الحساب غير معطّل.
account_has_role =
    { $role ->
        [moderator] هذا الحساب لمشرف. يجب أن يسحب أحد مسؤولي الموقع هذا الدور أولًا.
       *[administrator] هذا الحساب لمسؤول الموقع. يجب أن يسحب مسؤول آخر هذا الدور أولًا.
    }
account_cant_have_role = اختر حسابًا آخر. هذا الحساب معطّل، أو لا يستطيع أحد تسجيل الدخول إليه.
last_administrator = عيّن مسؤولًا آخر أولًا. لا مسؤول غيره لهذا الموقع.
rename_too_soon = يمكنك تغيير اسمك مجددًا في { DATETIME($next, dateStyle: "medium") }.
email_invalid = اكتب عنوان بريد إلكتروني، مثل lena@example.org.
password_too_short = الحد الأدنى لعدد الأحرف { $min }. اكتب كلمة مرور أطول.
password_too_long = الحد الأقصى لعدد الأحرف { $max }. اكتب كلمة مرور أقصر.
password_common = من السهل جدًا تخمينها. استخدم ثلاث كلمات أو أربعًا لا علاقة بينها.
bot_check_failed-forged = لم يكن ذلك التحقق لهذا النموذج. يُرجى المحاولة مجددًا.
bot_check_failed-expired = بقيت الصفحة مفتوحة مدة طويلة. يُرجى المحاولة مجددًا.
bot_check_failed-unavailable = التحقق من الروبوتات غير متاح حاليًا. يُرجى المحاولة مجددًا بعد لحظات.
bot_check_spent = سبق استخدام ذلك التحقق. يُرجى المحاولة مجددًا.
moderators_only = لا يستطيع فعل هذا إلا المشرفون.
administrators_only = لا يستطيع فعل هذا إلا مسؤولو الموقع. اطلب من أحدهم.
setting_invalid-accent = اكتب اللون على شكل # وستة رموز، مثل #f4b41f.
setting_invalid-name = اختصر الاسم. الحد الأقصى { $max } من الأحرف القابلة للطباعة.
setting_invalid-imprint = اختصر بيانات الناشر. الحد الأقصى { $max } من الأحرف القابلة للطباعة.
reason_needed = اذكر السبب، في { $min } إلى { $max } من الأحرف.
form_used = سبق إرسال هذا النموذج وتنفيذه مرة واحدة. لا حاجة إلى شيء آخر.

server_unknown = لا يوجد خادم «{ $slug }».
role_too_low =
    { $role ->
        [owner] اطلب من المالك. هو وحده يستطيع فعل هذا.
       *[other] اطلب من المالك أو من مدير. يستطيع المُطّلع المشاهدة، لا التغيير.
    }
offer_unknown =
    لم يعد هذا العرض موجودًا. سُحب أو تمت الإجابة عنه، أو انتهت صلاحيته، أو صار للخادم مالك آخر.
offer_refused-unknown = لا أحد هنا باسم { $name }. اسأل صاحبه عن اسم المستخدم.
offer_refused-self = { $name } هو المالك بالفعل.
offer_refused-member = لدى { $name } صلاحية الوصول بالفعل.
offer_refused-you = لديك صلاحية بالفعل، أو عرض ينتظرك في «خوادمي».
offer_refused-asked =
    سبق تقديم عرض إلى { $name }. اسحب ذلك العرض أولًا، أو انتظر إن كان قد رُفض (عدد الأيام:
    { $days }).
offer_refused-many =
    أزل شخصًا أو اسحب عرضًا أولًا. الحد الأقصى لأفراد الفريق والعروض المفتوحة { $max }.
offer_refused-unpublished = انتظر حتى يقبل أحد المشرفين الخادم.
member_unknown = لم يعد لهذا الشخص وصول.
server_name_invalid = اكتب اسمًا من { $min } إلى { $max } من الأحرف القابلة للطباعة.
slug_refused-form =
    استخدم من { $min } إلى { $max } من الأحرف الصغيرة a إلى z والأرقام والشرطات المفردة.
slug_refused-formLike =
    استخدم من { $min } إلى { $max } من الأحرف الصغيرة a إلى z والأرقام والشرطات المفردة، مثل
    «{ $example }».
slug_refused-reserved = العنوان «{ $slug }» محجوز للموقع. اختر عنوانًا آخر.
slug_refused-taken = العنوان «{ $slug }» لخادم آخر أو كان له. اختر عنوانًا آخر.
slug_refused-alike = العنوان «{ $slug }» قريب جدًا من عنوان خادم آخر. اختر عنوانًا آخر.
slug_moved = يمكنك تغيير العنوان مجددًا في { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = اكتب العنوان فقط، مثل play.example.com.
server_host_invalid-inner = اكتب العنوان العام للخادم. لا يمكن الوصول إلى هذا العنوان إلا من شبكتك.
server_port_invalid = اكتب رقم منفذ من 1 إلى 65535.
description_too_long = اختصر النص. عدد الأحرف الزائدة: { $over }.
changed_meanwhile = تغيّر هذا في هذه الأثناء. راجعه ثم احفظ مجددًا.
facts_invalid = { $faults }
tag_unknown = لا يوجد وسم «{ $slug }». اختر وسمًا من القائمة.
tag_invalid-name = اكتب اسمًا من { $min } إلى { $max } من الأحرف القابلة للطباعة.
tag_invalid-slug = استخدم للاسم المختصر من 2 إلى 40 من a إلى z و0 إلى 9 والشرطات المفردة.
tag_exists = «{ $name }» موجود في القائمة بالفعل.
entry_used = ادمجه بدلًا من ذلك. عدد الإدراجات التي تستخدمه، بما فيها المحذوفة: { $servers }.
merged_with_itself = اختر غيره لدمجه فيه.
servers_too_many-all = الحد الأقصى لخوادمك هو { $max }. ما حذفته مؤخرًا ما زال محسوبًا.
servers_too_many-pending =
    انتظر قرارًا أو احذف أحد خوادمك. عدد ما ينتظر المشرفين منها: { $pending }.
change_gone-none = لم يعد أي تعديل في خادم «{ $slug }» ينتظر.
change_gone-seen = عدّل مالك خادم «{ $slug }» الخادم في هذه الأثناء. اطّلع عليه مجددًا.
change_gone-replaced = استبدل مالك خادم «{ $slug }» هذا التعديل في هذه الأثناء. اطّلع على الجديد.
server_transition-status =
    { $status ->
        [pending] خادم «{ $slug }» بانتظار المراجعة، فهذا غير ممكن. اطّلع عليه مجددًا.
        [approved] خادم «{ $slug }» مقبول، فهذا غير ممكن. اطّلع عليه مجددًا.
        [rejected] خادم «{ $slug }» مرفوض، فهذا غير ممكن. اطّلع عليه مجددًا.
       *[suspended] خادم «{ $slug }» موقوف، فهذا غير ممكن. اطّلع عليه مجددًا.
    }
server_transition-ownerless = حذف مالك خادم «{ $slug }» حسابه، فلا أحد مسؤول عنه.
server_transition-changed = تغيّر خادم «{ $slug }» أو بُتّ فيه منذ فتحته. اطّلع عليه مجددًا.
server_transition-unlisted = أزال مالك خادم «{ $slug }» خادمه من القائمة.
server_transition-told = أُبلغ مالك خادم «{ $slug }» بالقرار. اتخذ قرارًا جديدًا بدلًا منه.
server_own = أنت من فريق «{ $slug }»، فاترك القرار لمشرف آخر.
server_not_approved =
    { $status ->
        [pending] خادم «{ $slug }» بانتظار المراجعة. يجب أن يقبله أحد المشرفين أولًا.
        [rejected] خادم «{ $slug }» مرفوض. على مالكه أن يعدّله ويرسله مجددًا.
       *[suspended] خادم «{ $slug }» موقوف. يجب أن يقبله أحد المشرفين مجددًا أولًا.
    }
check_too_soon-busy = يجري فحص خوادم كثيرة الآن. حاول مجددًا بعد لحظات.
check_too_soon-waiting = فُحص أحد خوادمك المنتظرة للتو. حاول مجددًا بعد { $seconds } ثانية.
check_too_soon-listed = جرى الفحص للتو. حاول مجددًا بعد { $seconds } ثانية.
game_unknown = لا توجد لعبة «{ $slug }». اختر واحدة من هذه: { $known }.
game_invalid-name = اكتب اسمًا من { $min } إلى { $max } من الأحرف القابلة للطباعة.
game_invalid-slug = استخدم للاسم المختصر من 2 إلى 60 من a إلى z و0 إلى 9 والشرطات المفردة.
game_invalid-protocol = لا يوجد بروتوكول «{ $protocol }». اختر واحدًا من هذه: { $known }.
game_invalid-port = اكتب رقم منفذ من 1 إلى { $max }.
game_invalid-queryPort = اختر فرقًا آخر لمنفذ الاستعلام. بهذا الفرق يكون { $port }.
game_exists = «{ $slug }» موجود في القائمة بالفعل، أو كان الاسم المختصر للعبة فيها.
picture_refused-damaged = الملف تالف. افتحه في محرّر صور واحفظه مجددًا.
picture_refused-animated = اختر صورة لا تتحرك.
picture_refused-format = استخدم صورة PNG أو JPEG أو WebP.
picture_refused-large =
    صغّر الصورة أولًا. أبعادها { $width } × { $height } بكسل، والحد الأقصى
    { NUMBER($megapixels, maximumFractionDigits: 1) } ميغابكسل.
picture_refused-small =
    { $kind ->
        [logo]
            استخدم صورة أكبر. يحتاج الشعار إلى { $minWidth } × { $minHeight } بكسل، وأبعاد هذه
            { $width } × { $height }.
       *[banner]
            استخدم صورة أكبر. تحتاج اللافتة إلى { $minWidth } × { $minHeight } بكسل، وأبعاد هذه
            { $width } × { $height }.
    }
picture_gone = تغيّرت صور خادم «{ $slug }» في هذه الأثناء. اطّلع عليها مجددًا.
report_invalid-other = اذكر المشكلة، في 1 إلى { $max } من الأحرف.
report_invalid-chosen = اختصر النص. الحد الأقصى { $max } من الأحرف.
reports_too_many-nameless =
    سجّل الدخول في علامة تبويب أخرى وأرسل هذا مجددًا. لدى المشرفين { $max } بلاغ ممن لم يسجّلوا
    الدخول، ولا يقبلون المزيد منها الآن.
reports_too_many-all = لدى المشرفين { $max } بلاغ عنه بالفعل. حاول مجددًا بعد ساعة.
report_gone = لم يعد أي بلاغ عن «{ $slug }» مفتوحًا.

fact-tags = الحد الأقصى للوسوم { $max }.
fact-country = يجب اختيار بلد من القائمة.
fact-languages = يجب اختيار لغات من القائمة.
fact-languages_too_many = الحد الأقصى للغات { $max }.
fact-description = الحد الأقصى لأحرف الوصف { $max }.
fact-text_language = يجب اختيار لغة من القائمة.
fact-text_language_twice = توجد أدناه نصوص بهذه اللغة أيضًا. يجب إزالتها أو اختيار لغة أخرى هنا.
fact-rules = الحد الأقصى لأحرف القواعد { $max }.
fact-tagline_not_one_line = العبارة التعريفية سطر واحد من الأحرف القابلة للطباعة.
fact-tagline_too_long = الحد الأقصى لأحرف العبارة التعريفية { $max }.
fact-version_not_one_line = الإصدار سطر واحد من الأحرف القابلة للطباعة.
fact-version_too_long = الحد الأقصى لأحرف الإصدار { $max }.
fact-website_too_long = الحد الأقصى لأحرف رابط الموقع { $max }.
fact-website_too_long_as_written = الحد الأقصى لأحرف رابط الموقع { $max }، كما تكتبه المتصفحات.
fact-website_elsewhere = الموقع رابط إلى موقع عام يبدأ بـ https://.
fact-discord_too_long = الحد الأقصى لأحرف الدعوة { $max }.
fact-discord_too_long_as_written = الحد الأقصى لأحرف الدعوة { $max }، كما تكتبها المتصفحات.
fact-discord_elsewhere = الدعوة رابط من { $sites } يبدأ بـ https://.
fact-video_too_long = الحد الأقصى لأحرف رابط الفيديو { $max }.
fact-video_too_long_as_written = الحد الأقصى لأحرف رابط الفيديو { $max }، كما تكتبه المتصفحات.
fact-video_elsewhere = الفيديو رابط من { $sites } يبدأ بـ https://.

key_unknown = لا يوجد مفتاح «{ $id }».
key_name_invalid = أعط المفتاح اسمًا من 1 إلى { $max } من الأحرف القابلة للطباعة.
keys_too_many = أبطل مفتاحًا أولًا. الحد الأقصى { $max }.
scopes_invalid = اختر الغرض من المفتاح: { $known }.
key_revoked = أُبطل هذا المفتاح. أنشئ مفتاحًا جديدًا.
overlap_invalid = اكتب عدد ساعات من 0 إلى { $max }.
webhook_url_refused-incomplete = اكتب العنوان كاملًا، بدءًا بـ https://.
webhook_url_refused-inner =
    اكتب عنوانًا عامًا على الإنترنت. لا يمكن الوصول إلى هذا العنوان إلا من شبكتك.
webhook_url_refused-chat = هذا عنوان دردشة تستقبل الرسائل لا الأصوات. اربطها ضمن «الدردشات».
webhook_url_refused-scheme = اكتب عنوانًا يبدأ بـ https:// أو http://.
webhook_url_refused-credentials = احذف اسم المستخدم وكلمة المرور.
webhook_url_refused-port = لا يجوز المنفذ { $port }. اختر 80 أو 443 أو منفذًا فوق 1023.
webhook_url_refused-tooLong = استخدم عنوانًا أقصر. الحد الأقصى { $max } من الأحرف.
webhook_url_taken = يرسل مفتاح آخر لهذا الخادم إلى هناك بالفعل. استخدمه أو استخدم عنوانًا آخر.
secret_not_prepared = جهّز مفتاحًا سريًا جديدًا أولًا.
key_is_votifier = هذا المفتاح مخصص لـ Votifier. غيّره ضمن «المكافآت».
key_is_chat = هذا المفتاح مخصص لقناة. غيّره ضمن «الدردشات».
chat_address_refused-missing = الصق عنوان webhook الخاص بالقناة.
chat_address_refused-notDiscord =
    هذا ليس عنوان webhook من Discord. افتح في Discord إعدادات القناة، ثم Integrations ثم Webhooks،
    وانسخ عنوان URL.
chat_address_refused-notSlack =
    هذا ليس عنوان webhook وارد من Slack. يبدأ العنوان بـ https://hooks.slack.com/services/.
chat_connected = هذه القناة مرتبطة بالفعل.
votifier_address_refused-host = اكتب المضيف فقط، مثل play.example.com. للمنفذ حقل خاص به.
votifier_address_refused-inner =
    اكتب عنوانًا عامًا على الإنترنت. لا يمكن الوصول إلى هذا العنوان إلا من شبكتك.
votifier_address_refused-port =
    لا يمكن الوصول إلى Votifier عبر المنفذ { $port }. المعتاد هو { $usual }.
votifier_secret_refused-missing = الصق الرمز أو المفتاح العام الخاص بـ Votifier لديك.
votifier_secret_refused-lost = الصق الرمز أو المفتاح مرة أخرى.
votifier_secret_refused-privateKey =
    هذا مفتاح خاص، فاحفظه سرًا. الصق ما في public.key، وأنشئ مفاتيح جديدة إن رأى هذا المفتاح شخص
    آخر.
votifier_secret_refused-neither =
    الصق رمزًا (من 6 إلى { $max } من الأحرف بلا مسافات) أو مفتاحًا عامًا لـ Votifier.
votifier_secret_refused-anotherKey =
    يحتاج Votifier إلى مفتاح RSA طوله { $bits } بت. احذف المجلد «rsa» من إضافتك ثم أعد تشغيل
    خادمك، فتُنشأ مفاتيح جديدة.
votifier_connected = جرى هذا للتو في نافذة أخرى.
votifiers_too_many = أزل مستقبِلًا أولًا. الحد الأقصى { $max }.
votifier_missing = اربط Votifier أولًا، برمزه أو مفتاحه.
goal_name_invalid = أعط الهدف اسمًا مثل vote-party: أحرف صغيرة من a إلى z وأرقام و- و_.
goal_name_taken = اختر اسمًا آخر. هذا اسم هدف آخر.
goal_target_invalid = اختر عددًا من { $min } إلى { $max }.
goals_too_many = أزل هدفًا من هذا النوع أولًا. الحد الأقصى { $max }.
goal_unknown = لا يوجد هدف «{ $name }».
replay_time_invalid = اختر وقتًا أقرب. أقصى عدد من الأيام إلى الوراء: { $days }.
replay_too_soon =
    لم تنته آخر إعادة إرسال إلى هذا العنوان، أو كانت للتو. ابدأ التالية في { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC أو بعده.
sends_too_many = أرسلت الكثير يدويًا. حاول مجددًا بعد دقيقة.
delivery_unknown = لا توجد عملية تسليم «{ $id }».
delivery_unfinished = يجري إرسال هذا التسليم الآن. انتظر النتيجة.
delivery_without_destination-resend =
    لا يمكن إرسال هذا التسليم مجددًا. مفتاحه مُبطل أو لا عنوان URL لـ webhook له.
delivery_without_destination-none = أعط هذا المفتاح عنوان URL لـ webhook أولًا.
delivery_without_destination-grade =
    أعط هذا المفتاح عنوان URL لـ webhook، وأرسل اختبارات حتى يصل أحدها.

clock_off = لا يمكن التصويت الآن. ساعة هذا المضيف وساعة قاعدة البيانات لا تتفقان.
favourites_full = أزل شيئًا من المفضلة أولًا. الحد الأقصى { $max }.
vote_unknown = لا يوجد صوت «{ $id }».
vote_voided-resend = لا يمكن إرسال هذا التسليم مجددًا. أُلغي صوته.
vote_voided-again = هذا الصوت ملغى بالفعل.
void_choice_invalid-span =
    اختر بداية قبل النهاية، وكلتاهما في الماضي. أقصى عدد من الأيام بينهما: { $days }.
void_choice_invalid-number = اكتب عددًا صحيحًا من 1 إلى { $max }.
void_choice_changed-others = يجري إجراء آخر على أصوات هذه الساعات. أعد عدّها بعد دقيقة.
void_choice_changed-counted =
    كان عددك { $expected }، لكن أُلغي بعضها في هذه الأثناء وبقي { $votes }. أعد عدّها.
void_batch_unknown = لا يوجد إجراء «{ $id }».
void_batch_lifted = سبق رفع هذا الإجراء.
void_notice_unknown = لا إشعار بأصوات ملغاة بالمعرّف «{ $id }».
void_answered-lifted = لا حاجة إلى رد. الأصوات محسوبة مجددًا.
void_answered-given = سبق أن رددت. لكل إشعار رد واحد.
void_answer_invalid = اكتب من { $min } إلى { $max } من الأحرف.
void_answer_read = عدّ شخص آخر الرد مقروءًا.
suspension_answered-lifted = لا حاجة إلى رد. الخادم غير موقوف.
suspension_answered-given = سبق أن رددت. لكل إيقاف رد واحد.
suspension_own = أنت من أوقف هذا الخادم، فاترك الرد لمشرف آخر.
wave_unknown = لا يوجد تنبيه «{ $id }».
wave_decided-person =
    { $state ->
        [voided] أُلغيت أصوات هذا التنبيه في هذه الأثناء بقرار من { $by }.
       *[dismissed] جرى تجاهل هذا التنبيه في هذه الأثناء بقرار من { $by }.
    }
wave_decided-operator =
    { $state ->
        [voided] أُلغيت أصوات هذا التنبيه في هذه الأثناء بقرار من مشغّل الموقع.
       *[dismissed] جرى تجاهل هذا التنبيه في هذه الأثناء بقرار من مشغّل الموقع.
    }
wave_grown = عدد الأصوات الآن { $votes }، وكان { $seen } عند الفتح. اطّلع عليها مجددًا ثم قرّر.
