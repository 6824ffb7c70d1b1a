### host-pages

onlyIn = Ta strona jest dostępna tylko w tym języku: { $language }.
