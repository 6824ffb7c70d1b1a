### language

heading = اللغة
lead = لغة صفحاتك ورسائل البريد التي تصلك.
label = اللغة
browser = مثل متصفحي
save = حفظ
