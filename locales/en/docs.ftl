### docs

## Texts around the guides. The guides themselves are in docs/.

all = All guides
nav = Guides
contents = On this page
asText = This page as Markdown
# $nth (number)
table = Table { $nth }
search = Search the docs
submit = Search
# $query (string)
results = Search: { $query }
# $parts (number)
found =
    { $parts ->
        [one] 1 result
       *[other] { $parts } results
    }
ask = Type what you are looking for, such as an error code, a header or a plugin.
nothing = Nothing was found. Try other words, such as a code, a header or a plugin.
inCode = In its code:
examples-code = An error code
examples-header = A header of webhooks
examples-plugin = A protocol of vote plugins
code = Code
status = Status
allErrors = All errors, and how they look

references-api = API
references-rewards = Rewards API
references-public = Public API
