### host-pages

onlyIn = Diese Seite gibt es nur in dieser Sprache: { $language }.
