### host-pages

onlyIn = هذه الصفحة متاحة بهذه اللغة فقط: { $language }.
