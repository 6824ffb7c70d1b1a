### host-pages

onlyIn = Esta página só está disponível neste idioma: { $language }.
