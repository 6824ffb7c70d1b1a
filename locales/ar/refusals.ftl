### refusals

cannot-accept_edits = تعذّر قبول التعديلات
cannot-accept_pictures = تعذّر قبول الصور
cannot-accept_the_offer = تعذّر قبول العرض
cannot-add_game = تعذّرت إضافة اللعبة
cannot-add_server = تعذّرت إضافة الخادم
cannot-add_tag = تعذّرت إضافة الوسم
cannot-add_the_name = تعذّرت إضافة الاسم
cannot-approve_change = تعذّر قبول التعديل
cannot-approve_server = تعذّر قبول الخادم
cannot-change_settings = تعذّر تغيير الإعدادات
cannot-change_the_role = تعذّر تغيير الدور
cannot-check_server = تعذّر فحص الخادم
cannot-close_reports = تعذّر إغلاق البلاغات
cannot-decide_about_a_wave = تعذّر البتّ في التنبيه
cannot-decide_on_a_claim_to_a_name = تعذّر البتّ في المطالبة بالاسم
cannot-disable_account = تعذّر تعطيل الحساب
cannot-dismiss_the_wave = تعذّر تجاهل التنبيه
cannot-edit_game = تعذّر تعديل اللعبة
cannot-edit_server = تعذّر تعديل الخادم
cannot-edit_tag = تعذّر تعديل الوسم
cannot-enable_account = تعذّر تفعيل الحساب
cannot-export_account = تعذّر تنزيل بيانات الحساب
cannot-grade_the_receiver_of_this_key = تعذّر تقييم المستقبِل لهذا المفتاح
cannot-hand_over_server = تعذّر تسليم الخادم
cannot-invite = تعذّرت الدعوة
cannot-issue_key = تعذّر إنشاء المفتاح
cannot-lift_the_void_batch = تعذّر رفع الإجراء
cannot-list_server_again = تعذّرت إعادة الخادم إلى القائمة
cannot-make_a_sign_in_link = تعذّر إنشاء رابط لتسجيل الدخول
cannot-merge_games = تعذّر دمج اللعبتين
cannot-merge_tags = تعذّر دمج الوسمين
cannot-put_edits_back = تعذّر التراجع عن التعديلات
cannot-read_answers = تعذّرت قراءة الردود
cannot-refuse_change = تعذّر رفض التعديل
cannot-reject_server = تعذّر رفض الخادم
cannot-remove_banner = تعذّرت إزالة اللافتة
cannot-remove_game = تعذّرت إزالة اللعبة
cannot-remove_logo = تعذّرت إزالة الشعار
cannot-remove_tag = تعذّرت إزالة الوسم
cannot-rename = تعذّر تغيير الاسم
cannot-replay = تعذّرت إعادة إرسال الأصوات
cannot-resend = تعذّرت إعادة الإرسال
cannot-reset_the_second_factor = تعذّرت إزالة الخطوة الثانية
cannot-resubmit_server = تعذّرت إعادة تقديم الخادم
cannot-save_facts = تعذّر حفظ المعلومات
cannot-set_email = تعذّر تعيين البريد الإلكتروني
cannot-show_account = تعذّر عرض الحساب
cannot-show_claims_to_names = تعذّر عرض المطالبات بالأسماء
cannot-show_delivery = تعذّر عرض التسليم
cannot-show_reports = تعذّر عرض البلاغات
cannot-show_the_audit_trail = تعذّر عرض سجل التغييرات
cannot-show_the_queue = تعذّر عرض قائمة الانتظار
cannot-show_void_votes = تعذّر عرض الأصوات الملغاة
cannot-show_vote = تعذّر عرض الصوت
cannot-show_votes = تعذّر عرض الأصوات
cannot-show_waves = تعذّر عرض التنبيهات
cannot-submit_server = تعذّر تقديم الخادم
cannot-suspend_server = تعذّر إيقاف الخادم
cannot-take_down_picture = تعذّر حجب الصورة
cannot-test_the_webhook = تعذّر اختبار webhook
cannot-unlist_server = تعذّرت إزالة الخادم من القائمة
cannot-void_vote = تعذّر إلغاء الصوت
cannot-void_votes = تعذّر إلغاء الأصوات
cannot-vote = تعذّر التصويت
cannot-withdraw_change = تعذّر سحب التعديل

cannot-activate_the_webhook_secret_of_key = تعذّر تفعيل مفتاح webhook السري لهذا المفتاح
cannot-change_the_Votifier_of_key = تعذّر تغيير Votifier لهذا المفتاح
cannot-change_the_webhook_of_key = تعذّر تغيير webhook لهذا المفتاح
cannot-grade_the_receiver_of_key = تعذّر تقييم المستقبِل لهذا المفتاح
cannot-pause_the_webhook_of_key = تعذّر إيقاف webhook مؤقتًا لهذا المفتاح
cannot-prepare_a_webhook_secret_for_key = تعذّر تجهيز مفتاح webhook سري لهذا المفتاح
cannot-replay_the_deliveries_of_key = تعذّرت إعادة إرسال الأصوات لهذا المفتاح
cannot-resume_the_webhook_of_key = تعذّر استئناف webhook لهذا المفتاح
cannot-revoke_key = تعذّر إبطال المفتاح
cannot-roll_key = تعذّر تجديد المفتاح
cannot-test_the_webhook_of_key = تعذّر اختبار webhook لهذا المفتاح

account_name_invalid-characters =
    تعذّر استخدام الاسم «{ $name }»: تتكوّن الأسماء من 2 إلى 32 من A-Z وa-z و0-9 و«_» و«.» و«-»، ولا تبدأ
    بعلامة «-»
account_name_invalid-prefix =
    تعذّر استخدام الاسم «{ $name }»: لم يسمح مُشغّل هذا الموقع بالأسماء التي تبدأ بـ«{ $prefix }»
account_name_reserved = تعذّر استخدام الاسم «{ $name }»: هو محجوز
account_name_steam =
    تعذّر استخدام الاسم «{ $name }»: هو معرّف Steam. تسجيل الدخول عبر Steam يُثبت أنه لك
game_name_known = تعذّرت إضافة «{ $name }»: هو من أسمائك بالفعل
game_names_full =
    تعذّرت إضافة الاسم: الحد الأقصى للأسماء التي لا يثبتها شيء، إلى جانب اسم الحساب، هو { $max }؛ يجب إزالة
    أحدها أولًا
account_exists-email = تعذّر إنشاء الحساب: لدى «{ $email }» حساب بالفعل
account_exists-voted =
    تعذّر استخدام الاسم «{ $name }» بعد: صوّت لاعب بهذا الاسم. إن كان ذلك أنت، فيجب تأكيد بريدك الإلكتروني أولًا
account_exists-name = تعذّر استخدام الاسم «{ $name }»: هو مستخدَم
identity_linked = تعذّر الربط: هو مربوط بحساب آخر هنا، ويجب إلغاء ربطه هناك أولًا
last_way_in = تعذّرت الإزالة: لا طريقة غيرها لتسجيل دخولك إلى هذا الحساب؛ يجب إضافة طريقة أخرى أولًا
sign_in_link_refused =
    تعذّر إنشاء رابط: الحساب «{ $name }» معطّل، أو هو للاعب لم ينشئ حسابًا قط
claim_gone = تعذّر البتّ: لم تعد المطالبة موجودة، أو صار للاسم صاحب
sign_in_needed = لدى «{ $player }» حساب هنا. للتصويت بهذا الاسم يجب تسجيل الدخول
account_unknown-named = { $cannot }: لا حساب باسم «{ $name }»
account_unknown-missing = { $cannot }: لا حساب كهذا
account_unknown-viewers = { $cannot }: تم حذفه
account_unknown-owners = { $cannot }: تم حذف حسابك
account_unknown-voters = { $cannot }: تم حذف الحساب
account_owns_listings =
    { $count ->
        [zero] تعذّر حذف الحساب: له إدراجات بانتظار المراجعة أو مقبولة ({ $named })؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا
        [one] تعذّر حذف الحساب: له إدراج بانتظار المراجعة أو مقبول ({ $named })؛ يجب حذفه أو إزالته من القائمة أو تسليمه أولًا
        [two] تعذّر حذف الحساب: له إدراجان بانتظار المراجعة أو مقبولان ({ $named })؛ يجب حذفهما أو إزالتهما من القائمة أو تسليمهما أولًا
        [few] تعذّر حذف الحساب: له { $count } إدراجات بانتظار المراجعة أو مقبولة ({ $named })؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا
        [many] تعذّر حذف الحساب: له { $count } إدراجًا بانتظار المراجعة أو مقبولة ({ $named })؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا
       *[other] تعذّر حذف الحساب: له { $count } إدراج بانتظار المراجعة أو مقبولة ({ $named })؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا
    }
account_disabled =
    { $doing ->
        [vote] تعذّر التصويت: عطّل أحد المشرفين الحساب
       *[disable_account] تعذّر تعطيل الحساب: هو معطّل بالفعل
    }
account_decided = { $cannot }: بتّ شخص آخر فيه منذ فتحه؛ يُرجى الاطلاع عليه مجددًا
account_not_disabled = { $cannot }: هو غير معطّل
account_has_role =
    { $cannot }: دوره في هذا الموقع { $role ->
        [moderator] مشرف
       *[administrator] مسؤول الموقع
    }؛ يجب أن يسحبه منه أحد مسؤولي الموقع أولًا
account_cant_have_role = تعذّر تغيير الدور: الحساب معطّل، أو لا يمكن لأحد تسجيل الدخول إليه
last_administrator =
    { $doing ->
        [change_the_role] تعذّر تغيير الدور: لا مسؤول آخر لهذا الموقع؛ يجب تعيين غيره أولًا
       *[delete_account] تعذّر حذف الحساب: لا مسؤول آخر لهذا الموقع؛ يجب تعيين غيره أولًا
    }
rename_too_soon =
    تعذّر تغيير الاسم: يتغيّر الاسم مرة واحدة كل { $days ->
        [zero] { $days } يوم
        [one] يوم
        [two] يومين
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }، والمرة التالية في { $next }
email_invalid = تعذّر استخدام «{ $text }»: ليس بريدًا إلكترونيًا
password_too_short = تعذّر استخدام كلمة المرور: الحد الأدنى لعدد الأحرف { $min }
password_too_long = تعذّر استخدام كلمة المرور: الحد الأقصى لعدد الأحرف { $max }
password_common = تعذّر استخدام كلمة المرور: من السهل جدًا تخمينها. استخدم عدة كلمات لا علاقة بينها
bot_check_failed-forged = لم يكن ذلك التحقق لهذا النموذج. يُرجى المحاولة مجددًا.
bot_check_failed-expired = بقيت الصفحة مفتوحة مدة طويلة. يُرجى المحاولة مجددًا.
bot_check_failed-unavailable = التحقق من الروبوتات غير متاح حاليًا. يُرجى المحاولة مجددًا بعد لحظات.
bot_check_spent = سبق استخدام ذلك التحقق. يُرجى المحاولة مجددًا.
moderators_only = { $cannot }: هذا للمشرفين فقط
administrators_only = { $cannot }: هذا لمسؤولي الموقع فقط
setting_invalid-accent = تعذّر تغيير الإعدادات: اللون هو # وستة أرقام، مثل #f4b41f
setting_invalid-name = تعذّر تغيير الإعدادات: الحد الأقصى للاسم { $max } من الأحرف القابلة للطباعة
setting_invalid-imprint =
    تعذّر تغيير الإعدادات: الحد الأقصى لبيانات الناشر { $max } من الأحرف القابلة للطباعة
reason_needed = { $cannot }: يجب ذكر السبب، في { $min } إلى { $max } حرف
form_used = سبق إرسال هذا النموذج وتنفيذه مرة واحدة

server_unknown = لا خادم باسم «{ $slug }»
role_too_low =
    { $role ->
        [owner] هذا لمالك الخادم فقط
       *[other] يمكنك رؤية أرقام هذا الخادم وعمليات تسليمه، أما هذا فللمالك والمديرين فقط
    }
offer_unknown =
    لم يعد هذا العرض موجودًا: سُحب أو تمت الإجابة عنه، أو انتهت صلاحيته، أو صار للخادم مالك آخر
offer_refused-unknown = { $cannot }: لا حساب باسم { $name } يُسجَّل الدخول به
offer_refused-self = { $cannot }: { $name } هو المالك بالفعل
offer_refused-member = { $cannot }: لدى { $name } صلاحية بالفعل
offer_refused-asked =
    { $cannot }: سبق تقديم عرض إلى { $name }؛ يجب سحب ذلك العرض أولًا، أو الانتظار إن كان قد رُفض (عدد الأيام:
    { $days })
offer_refused-many = { $cannot }: بلغ عدد أفراد الفريق والعروض المفتوحة الحد الأقصى { $max }
offer_refused-unpublished = { $cannot }: يجب أن يقبل أحد المشرفين الخادم أولًا
member_unknown = لم تعد لهذا الشخص صلاحية
server_name_invalid = { $cannot }: يتكوّن الاسم من { $min } إلى { $max } من الأحرف القابلة للطباعة
slug_refused-form =
    { $cannot }: يتكوّن عنوان الصفحة من { $min } إلى { $max } من الأحرف الصغيرة a إلى z والأرقام، وبينها شرطات
    مفردة
slug_refused-formLike =
    { $cannot }: يتكوّن عنوان الصفحة من { $min } إلى { $max } من الأحرف الصغيرة a إلى z والأرقام، وبينها شرطات
    مفردة، مثل «{ $example }»
slug_refused-reserved = { $cannot }: عنوان الصفحة «{ $slug }» محجوز للموقع
slug_refused-taken = { $cannot }: عنوان الصفحة «{ $slug }» لخادم آخر، أو كان له
slug_refused-alike = { $cannot }: عنوان الصفحة «{ $slug }» قريب جدًا من عنوان خادم آخر
slug_moved =
    { $cannot }: يتغيّر عنوان صفحة الخادم المُدرج مرة واحدة على الأكثر كل { $days ->
        [zero] { $days } يوم
        [one] يوم
        [two] يومين
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }؛ يمكنك تغييره مجددًا في { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: «{ $host }» ليس اسم مضيف أو عنوانًا
server_host_invalid-inner =
    { $cannot }: لا يمكن الوصول إلى «{ $host }» من الإنترنت؛ المطلوب عنوان الخادم العام
server_port_invalid = { $cannot }: المنفذ عدد صحيح من 1 إلى 65535، وليس { $port }
description_too_long = { $cannot }: الحد الأقصى لأحرف الوصف { $max }، وعددها { $length }
changed_meanwhile = { $cannot }: تغيّر في هذه الأثناء
facts_invalid = تعذّر حفظ المعلومات: { $faults }
tag_unknown-plain = لا وسم باسم «{ $slug }»
tag_unknown-cannot = { $cannot }: لا وسم باسم «{ $slug }»
tag_invalid-name = { $cannot }: يتكوّن الاسم من { $min } إلى { $max } من الأحرف القابلة للطباعة
tag_invalid-slug = { $cannot }: يتكوّن الاسم المختصر من 2 إلى 40 من a إلى z و0 إلى 9 وشرطات مفردة
tag_exists = { $cannot }: «{ $name }» في القائمة بالفعل
entry_used =
    { $servers ->
        [zero] { $cannot }: هو مستخدَم؛ يمكن دمجه بدلًا من ذلك
        [one] { $cannot }: هو لإدراج واحد، أو كان له عند حذفه؛ يمكن دمجه بدلًا من ذلك
        [two] { $cannot }: هو لإدراجين، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك
        [few] { $cannot }: هو لـ { $servers } إدراجات، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك
        [many] { $cannot }: هو لـ { $servers } إدراجًا، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك
       *[other] { $cannot }: هو لـ { $servers } إدراج، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك
    }
merged_with_itself = { $cannot }: يجب اختيار غيره للدمج فيه
servers_too_many-all = { $cannot }: عدد خوادمك { $servers }، والحد الأقصى { $max }
servers_too_many-pending = { $cannot }: عدد خوادمك التي تنتظر المشرفين بالفعل { $pending }
change_gone-none = { $cannot } في خادم «{ $slug }»: لا تعديل ينتظر
change_gone-seen =
    { $cannot } في خادم «{ $slug }»: عدّله مالكه في هذه الأثناء؛ يُرجى الاطلاع عليه مجددًا
change_gone-replaced =
    { $cannot } في خادم «{ $slug }»: استبدل مالكه التعديل في هذه الأثناء؛ يُرجى الاطلاع على الجديد
server_transition-status =
    { $cannot } «{ $slug }»: { $status ->
        [pending] هو بانتظار المراجعة
        [approved] هو مقبول
        [rejected] هو مرفوض
       *[suspended] هو موقوف
    }
server_transition-ownerless = { $cannot } «{ $slug }»: حذف مالكه حسابه، فلا مسؤول عنه
server_transition-changed =
    { $cannot } «{ $slug }»: تغيّر، أو بتّ فيه شخص آخر، منذ فتحه؛ يُرجى الاطلاع عليه مجددًا
server_transition-unlisted = { $cannot } «{ $slug }»: أزاله مالكه من القائمة
server_own = { $cannot } «{ $slug }»: أنت من فريقه، فيبتّ فيه مشرف آخر
server_not_approved =
    { $doing ->
        [check_server]
            تعذّر فحص الخادم «{ $slug }»: { $status ->
                [pending] هو بانتظار المراجعة
                [approved] هو مقبول
                [rejected] هو مرفوض
               *[suspended] هو موقوف
            }
       *[other]
            { $cannot }: { $status ->
                [pending] خادم «{ $slug }» بانتظار المراجعة
                [approved] خادم «{ $slug }» مقبول
                [rejected] خادم «{ $slug }» مرفوض
               *[suspended] خادم «{ $slug }» موقوف
            }
    }
check_too_soon-busy = تعذّر فحص الخادم: تجري فحوص كثيرة الآن؛ يمكنك المحاولة مجددًا بعد لحظات
check_too_soon-waiting =
    تعذّر فحص الخادم: فُحص أحد خوادمك المنتظرة قبل أقل من { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
check_too_soon-listed =
    تعذّر فحص الخادم: فُحص قبل أقل من { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
game_unknown = { $cannot }: لا لعبة باسم «{ $slug }»؛ الألعاب المعروفة: { $known }
game_invalid-name = { $cannot }: يتكوّن الاسم من { $min } إلى { $max } من الأحرف القابلة للطباعة
game_invalid-slug =
    { $cannot }: «{ $slug }» ليس اسمًا مختصرًا صالحًا: من 2 إلى 60 من a إلى z و0 إلى 9 وشرطات مفردة
game_invalid-protocol = { $cannot }: لا بروتوكول باسم «{ $protocol }»؛ البروتوكولات المعروفة: { $known }
game_invalid-port = { $cannot }: المنفذ عدد صحيح من 1 إلى { $max }
game_invalid-queryPort = { $cannot }: منفذ الاستعلام { $port } غير صالح
game_exists = { $cannot }: «{ $slug }» في القائمة بالفعل، أو كان اسمًا مختصرًا للعبة فيها
picture_refused-damaged =
    تعذّر استخدام هذه الصورة: الملف تالف؛ قد يفيد فتحه في محرّر صور وحفظه مجددًا
picture_refused-animated = تعذّر استخدام هذه الصورة: هي متحركة؛ المطلوب صورة ثابتة
picture_refused-format =
    تعذّر استخدام هذه الصورة: ليست PNG أو JPEG أو WebP؛ لا تُقبل GIF وSVG
picture_refused-large =
    تعذّر استخدام هذه الصورة: أبعادها { $width } × { $height } بكسل، والحد الأقصى لمثلها
    { NUMBER($megapixels, maximumFractionDigits: 1) } ميغابكسل؛ يجب تصغيرها أولًا
picture_refused-small =
    تعذّر استخدام هذه الصورة: أبعادها { $width } × { $height } بكسل، والحد الأدنى { $kind ->
        [logo] للشعار
       *[banner] للافتة
    } هو { $minWidth } × { $minHeight }
picture_gone =
    { $cannot } لخادم «{ $slug }»: تغيّرت صوره في هذه الأثناء؛ يُرجى الاطلاع عليه مجددًا
report_invalid-other = تعذّر الإبلاغ: يجب ذكر المشكلة، في 1 إلى { $max } حرف
report_invalid-chosen = تعذّر الإبلاغ: يجب ذكر المشكلة، في { $max } حرف على الأكثر
reports_too_many-nameless =
    تعذّر الإبلاغ: لدى المشرفين { $max } بلاغ عنه ممن لم يسجّلوا الدخول، ولا يقبلون المزيد منها الآن. يمكنك
    تسجيل الدخول في علامة تبويب أخرى وإرسال هذا مجددًا
reports_too_many-all =
    تعذّر الإبلاغ: لدى المشرفين { $max } بلاغ عنه بالفعل؛ يمكنك المحاولة مجددًا بعد ساعة
report_gone = تعذّر إغلاق البلاغات عن «{ $slug }»: لا بلاغ مفتوح

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

key_unknown-plain = لا مفتاح بالمعرّف «{ $id }»
key_unknown-cannot = { $cannot }: لا مفتاح بالمعرّف «{ $id }»
key_name_invalid = تعذّر إنشاء المفتاح: يتكوّن اسمه من 1 إلى { $max } من الأحرف القابلة للطباعة
keys_too_many = تعذّر إنشاء المفتاح: بلغ عدد مفاتيح هذا الخادم { $max }؛ يجب إبطال أحدها أولًا
scopes_invalid = تعذّر إنشاء المفتاح: يجب اختيار استخدامه من { $known }
key_revoked = { $cannot }: أُبطل في { $at }
overlap_invalid = تعذّر تجديد المفتاح: مدة التداخل من 0 إلى { $max } ساعة، وليست { $hours }
webhook_url_refused-incomplete = تعذّر استخدام عنوان URL هذا لـ webhook: ليس عنوان ويب كاملًا.
webhook_url_refused-inner =
    تعذّر استخدام عنوان URL هذا لـ webhook: يجب أن يقود إلى مضيف على الإنترنت العام.
webhook_url_refused-chat =
    تعذّر استخدام عنوان URL هذا لـ webhook: هذا عنوان قناة في Discord تقبل الرسائل لا الأصوات. يمكن
    وصلها ضمن «الدردشات»: تُنشر الأصوات فيها كرسائل.
webhook_url_refused-scheme =
    تعذّر استخدام عنوان URL هذا لـ webhook: يجب أن يبدأ بـ https:// أو http://.
webhook_url_refused-credentials =
    تعذّر استخدام عنوان URL هذا لـ webhook: يجب ألا يحتوي على اسم مستخدم أو كلمة مرور.
webhook_url_refused-port =
    تعذّر استخدام عنوان URL هذا لـ webhook: لا يجوز المنفذ { $port }؛ المتاح 80 أو 443 أو منفذ فوق 1023.
webhook_url_refused-tooLong = تعذّر استخدام عنوان URL هذا لـ webhook: الحد الأقصى لأحرفه { $max }.
webhook_url_taken = تعذّر استخدام { $url }: يرسل إليه مفتاح آخر لهذا الخادم بالفعل
secret_not_prepared = تعذّر تفعيل مفتاح webhook السري: لم يُجهَّز أي مفتاح
key_is_votifier = { $cannot }: هو مخصص لـ Votifier، ضمن «المكافآت»
key_is_chat = { $cannot }: هو مخصص لقناة، ضمن «الدردشات»
chat_address_refused-notDiscord =
    تعذّر الاتصال: هذا ليس عنوان webhook في Discord. يمكن نسخه في Discord من إعدادات القناة، ثم
    التكاملات، ثم Webhooks.
chat_address_refused-notSlack =
    تعذّر الاتصال: هذا ليس عنوان webhook وارد في Slack. يبدأ العنوان بـ
    https://hooks.slack.com/services/.
chat_connected = تعذّر الاتصال: هذه القناة متصلة بالفعل
votifier_address_refused-host = تعذّر الاتصال: هذا ليس اسم مضيف أو عنوانًا؛ للمنفذ خانة خاصة.
votifier_address_refused-inner =
    تعذّر الاتصال: يجب أن يكون Votifier متاحًا على الإنترنت العام عند هذا المضيف.
votifier_address_refused-port =
    تعذّر الاتصال: لا يمكن الوصول إلى Votifier على المنفذ { $port }؛ المعتاد { $usual }.
votifier_secret_refused-missing = تعذّر الاتصال: الرمز المميز أو المفتاح العام لـ Votifier ناقص
votifier_secret_refused-lost = تعذّر الاتصال: يجب لصق الرمز المميز أو المفتاح مرة أخرى
votifier_secret_refused-privateKey =
    تعذّر الاتصال: هذا مفتاح خاص ويجب أن يبقى على خادمك. المطلوب لصق ما في public.key، وإنشاء مفاتيح جديدة إن
    رأى هذا المفتاح شخص آخر.
votifier_secret_refused-neither =
    تعذّر الاتصال: ليس هذا رمزًا مميزًا (من 6 إلى { $max } حرف دون مسافات) ولا مفتاحًا عامًا لـ Votifier.
votifier_secret_refused-anotherKey =
    تعذّر الاتصال: يستخدم Votifier مفاتيح RSA طولها { $bits } بت، وهذا مفتاح آخر. حذف المجلد «rsa» من إضافتك
    ثم إعادة تشغيل خادمك ينشئ مفاتيح جديدة.
votifier_connected = تعذّر الاتصال: تم ذلك للتو في نافذة أخرى
votifiers_too_many = تعذّر الاتصال: بلغ عدد مستقبِلات هذا الخادم { $max }؛ تجب إزالة أحدها أولًا
votifier_missing = تعذّر اختيار Votifier: يجب أولًا توصيل واحد برمزه المميز أو مفتاحه
replay_time_invalid-since =
    تعذّرت إعادة الإرسال منذ { $time }: يجب أن يكون ضمن المدة المتاحة (عدد الأيام: { $days })
replay_time_invalid-unreadable =
    تعذّرت إعادة الإرسال منذ ذلك الوقت: يجب أن يكون ضمن المدة المتاحة (عدد الأيام: { $days })
replay_too_soon =
    تعذّرت إعادة الإرسال: لم تنته آخر عملية إلى هذا العنوان، أو كانت للتو؛ يمكن بدء التالية في { $from }
sends_too_many = { $cannot }: أرسلت الكثير يدويًا إلى هذا العنوان؛ يمكنك المحاولة مجددًا بعد دقيقة
delivery_unknown = { $cannot }: لا تسليم بالمعرّف «{ $id }»
delivery_unfinished = تعذّرت إعادة إرسال التسليم «{ $id }»: هو قيد الإرسال
delivery_without_destination =
    { $doing ->
        [resend] تعذّرت إعادة الإرسال: مفتاحه مُبطل أو لا عنوان URL لـ webhook له
        [replay] تعذّرت إعادة الإرسال: لا عنوان URL لـ webhook لهذا المفتاح
        [test_the_webhook] تعذّر اختبار webhook: لا عنوان URL لـ webhook لهذا المفتاح
       *[grade_the_receiver_of_this_key]
            تعذّر تقييم المستقبِل لهذا المفتاح: لا عنوان URL لـ webhook له، أو يتعطّل؛ يُرجى إرسال اختبارات حتى يصل
            أحدها
    }

clock_off = تعذّر التصويت: ساعة هذا المضيف وساعة قاعدة البيانات لا تتفقان
favourites_full = تعذّرت الإضافة إلى المفضلة: بلغت الحد الأقصى { $max }؛ يجب إزالة أحدها أولًا
vote_unknown = { $cannot }: لا صوت بالمعرّف «{ $id }»
vote_voided =
    { $doing ->
        [resend] تعذّرت إعادة إرسال التسليم «{ $id }»: أُلغي صوته
       *[void_vote] تعذّر إلغاء الصوت «{ $id }»: هو مُلغى بالفعل
    }
void_choice_invalid-span =
    تعذّر اختيار الأصوات: يجب أن تبدأ الفترة قبل نهايتها، وفي الماضي، وألا تتجاوز الحد الأقصى (عدد الأيام:
    { $days })
void_choice_invalid-number = تعذّر اختيار الأصوات: { $given } ليس عددًا صحيحًا من 1 إلى { $max }
void_choice_changed-others =
    تعذّر إلغاء الأصوات: يجري إجراء آخر على أصوات هذه الساعات؛ يُرجى عدّها مجددًا بعد دقيقة
void_choice_changed-counted =
    تعذّر إلغاء الأصوات: كان العدد { $expected }، لكن أُلغي بعضها في هذه الأثناء والمطابق الآن { $votes }؛ يُرجى
    عدّها مجددًا
void_batch_unknown = تعذّر الرفع: لا إجراء بالمعرّف «{ $id }»
void_batch_lifted = تعذّر رفع الإجراء «{ $id }»: رُفع من قبل
void_notice_unknown = تعذّر الرد: لا إشعار بأصوات ملغاة بالمعرّف «{ $id }»
void_answered-lifted = تعذّر الرد: عادت الأصوات إلى الاحتساب
void_answered-given = تعذّر الرد: لكل إشعار رد واحد، وقد أُرسل
void_answer_invalid = تعذّر الرد: المطلوب من { $min } إلى { $max } حرف
void_answer_read = عدّ شخص آخر الرد مقروءًا
wave_unknown = لا تنبيه بالمعرّف «{ $id }»
wave_decided-person =
    { $state ->
        [voided] تعذّر البتّ في التنبيه: أُلغيت أصواته في هذه الأثناء بقرار من { $by }
       *[dismissed] تعذّر البتّ في التنبيه: جرى تجاهله في هذه الأثناء بقرار من { $by }
    }
wave_decided-operator =
    { $state ->
        [voided] تعذّر البتّ في التنبيه: ألغت إدارة الموقع أصواته في هذه الأثناء
       *[dismissed] تعذّر البتّ في التنبيه: تجاهلته إدارة الموقع في هذه الأثناء
    }
wave_grown =
    تعذّر البتّ في التنبيه: عدد أصواته الآن { $votes }، وكان { $seen } عند فتحه؛ يُرجى الاطلاع عليه مجددًا
