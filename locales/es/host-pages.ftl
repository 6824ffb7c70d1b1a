### host-pages

onlyIn = Esta página solo está disponible en este idioma: { $language }.
