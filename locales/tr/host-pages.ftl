### host-pages

onlyIn = Bu sayfa yalnızca şu dilde var: { $language }.
