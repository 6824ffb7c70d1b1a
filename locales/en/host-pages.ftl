### host-pages

## Texts around the pages that the people who run the site write themselves: imprint, terms, rules, privacy.

# Stands above a page that isn't there in the reader's language. The name of its language stands alone.
# $language (string)
onlyIn = This page is only available in this language: { $language }.
