### host-pages

onlyIn = Cette page n’existe que dans cette langue : { $language }.
