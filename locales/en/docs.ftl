### docs

## Texts around the guides. The guides themselves are in docs/.

all = All guides
nav = Guides
contents = On this page
prev = ← Before
next = Next →
around = Guides before and after
asText = This page as Markdown
# $nth (number)
table = Table { $nth }
start = What do you want to do?
search = Search the docs
searchHint = An error, a setting, a word: whitelist, 401, same vote twice …
submit = Search
# $query (string)
results = Search: { $query }
# $parts (number)
found =
    { $parts ->
        [one] 1 result.
       *[other] { $parts } results.
    }
ask = Type what you are looking for, such as an error code, a header or a plugin.
synonyms = Also searched for:
# $query (string)
nothing = Nothing for “{ $query }”
# $page (string) $heading (string)
part = { $page }: { $heading }
# $group (string) $page (string)
place = { $group } › { $page }
often-lead = Most people look for one of these:
often-key = My key returns 401
often-day = When does the vote day end?
often-twice = The same vote came twice
often-laptop = Test a webhook on my laptop
often-addresses = Which addresses do webhooks come from?
code = Code
status = Status
cause = This call causes it
answer = The answer
allErrors = All errors, and how they look

references-api = API
references-rewards = Rewards API
references-public = Public API
