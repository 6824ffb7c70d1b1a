### host-pages

onlyIn = Эта страница доступна только на этом языке: { $language }.
