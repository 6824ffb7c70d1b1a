### listing

## Texts of the listing and of a server's public page.

change-name = Name
change-game = Game
change-host = Address
change-port = Port

change-text-tagline = Tagline
change-text-tags = Tags
change-text-country = Country
change-text-version = Version
change-text-languages = Languages
change-text-website = Website
change-text-discord = Discord
change-text-video = Video
change-text-description = Description
change-text-rules = Rules
change-text-textLanguage = Language of the texts
change-text-translations = Other languages

home-title = Game servers
home-heading = Ranked by the people who play there
home-lead = The most-voted servers of the last 30 days. One vote a day for each.
# $text (string)
home-results = Servers for “{ $text }”
home-searchAll = Search all servers
# $title (string) $page (number)
home-pageOf = { $title }, page { $page }

# $name (string)
home-landing-title = { $name } servers
# $name (string) $servers (number) $playersOnline (number)
home-landing-lead =
    { $servers ->
        [one] 1 { $name } server
       *[other] { $servers } { $name } servers
    }, ranked by their players' votes. { $playersOnline ->
        [one] 1 player is online right now.
       *[other] { $playersOnline } players are online right now.
    }
# $counts ("all" | "signed-in" | "confirmed" | "established")
home-landing-line =
    { $counts ->
        [all] Ranked by the votes that their players cast.
        [signed-in] Ranked by the votes of signed-in players.
        [confirmed] Ranked by the votes of players with a confirmed email address or a linked
            account.
       *[established] Ranked by the votes of players with a linked account over 30 days old.
    }

# $servers (number)
home-sums-servers =
    { $servers ->
        [one] server
       *[other] servers
    }
# $players (number)
home-sums-online =
    { $players ->
        [one] player online
       *[other] players online
    }
# $votes (number)
home-sums-votes =
    { $votes ->
        [one] vote in 30 days
       *[other] votes in 30 days
    }

home-games = Games
# $games (number)
home-moreGames =
    { $games ->
        [one] 1 more game
       *[other] { $games } more games
    }
# $games (number)
home-gamesLead =
    { $games ->
        [one] 1 game with servers.
       *[other] { $games } games with servers.
    }

home-gameOrders-players = Players
home-gameOrders-servers = Servers
home-gameOrders-name = Name

# $servers (number) $playersOnline (number)
home-gameCounts =
    { $servers ->
        [one] 1 server
       *[other] { $servers } servers
    } · { $playersOnline ->
        [one] 1 player online
       *[other] { $playersOnline } players online
    }
home-tags = Tags
home-board = Servers
# $page (number) $pages (number)
home-page = Page { $page } of { $pages }
home-more = Looking for more?

# The Atom feed of new listings.
feed-title = New servers
feed-follow = Follow new servers in a feed reader

nothing-listed = No servers listed yet
nothing-listedNext =
    Be the first: it takes three fields, and players can vote as soon as it is approved.
nothing-list = List your server
nothing-found = No server fits all of that
# $text (string)
nothing-foundFor = Nothing for “{ $text }”
nothing-drop = Each of these finds servers:
nothing-clear = Fewer filters may find one.
nothing-dropFor = No server fits all of that. Each of these finds servers:
nothing-retype =
    No server fits all of that. We looked at names, games, tags, countries and addresses: try fewer
    words.
nothing-without = Without
nothing-showAll = Clear filters
nothing-pastEnd = The list has fewer pages.
nothing-firstPage = Go to the first page
nothing-waysOn = Try these instead

nothing-games-label = Browse a game
nothing-games-more = Every game with a listed server

nothing-newest-label = Newest servers
nothing-newest-more = Just added to the list

nothing-own-label = List your own
nothing-own-more = Three fields, free

board-rank = Rank
# $name (string)
board-copy = Copy the address of { $name }
board-vote = Vote
# $name (string)
board-voteFor = for { $name }
# $votes (number)
board-votes =
    { $votes ->
        [one] vote
       *[other] votes
    }
board-today = today
board-monthly = in the last 30 days
board-all = of all time

moves-isNew = new
moves-up = up in a week
moves-down = down in a week

filters-title = Filters
filters-used = in use
filters-text = Name or address

filters-choose-game-label = Game
filters-choose-game-all = All games

filters-choose-country-label = Country
filters-choose-country-all = Anywhere

filters-choose-language-label = Language
filters-choose-language-all = Any language

filters-choose-version-label = Version
filters-choose-version-all = Any version

filters-tags = Tags, all of
filters-clear = Clear all
filters-quick = Quick filters
filters-online = Online now
filters-show = Show servers
# $total (number)
filters-found =
    { $total ->
        [one] 1 server
       *[other] { $total } servers
    }
# $text (string)
filters-quoted = “{ $text }”
filters-remove = : remove
filters-sortBy = Sort by

filters-sorts-match = Best match
filters-sorts-votes_30 = 30 days
filters-sorts-votes_today = Today
filters-sorts-votes_all = All time
filters-sorts-players = Players
filters-sorts-newest = Newest
filters-sorts-name = Name

server-moderate = Moderate
server-servers = Servers
server-about = About
server-rules = Rules
server-links = Links
server-website = Website
server-video = Video

server-community-discord = Join the Discord
server-community-website = Visit the website

server-tags = Tags
server-facts = Facts
server-version = Version
server-country = Country
# $languages (number)
server-languages =
    { $languages ->
        [one] Language
       *[other] Languages
    }
server-listed = Listed since
# $game (string)
server-rankIn = in { $game }
# $listed (number)
server-of = of { $listed }
# $players (number)
server-playersIn =
    { $players ->
        [one] player
       *[other] players
    }
server-votesWeekly = Votes, 7 days
server-votesTotal = Votes, all time
# $counts ("signed-in" | "confirmed" | "established")
server-allVotes =
    Only votes by { $counts ->
        [signed-in] signed-in players
        [confirmed] players with a confirmed email address or a linked account
       *[established] players with a linked account over 30 days old
    } count for the rank.
server-vote = Vote
# $name (string)
server-voteFor = Vote for { $name }
# $name (string) $game (string)
server-description = { $name }, a { $game } server: address, players and votes.

share-share = Share
share-address = Address of this page

# $server (string)
report-title = Report { $server }
# $server (string)
report-back = Back to { $server }
report-lead =
    Is something wrong with this listing? Tell the moderators. The owner never learns who you are.
report-reason = What is wrong?
report-pick = Choose one

report-reasons-pictures = Its pictures
report-reasons-hateful = It is hateful or harasses people
report-reasons-scam = It cheats players or asks for passwords
report-reasons-fake = It pretends to be another server
report-reasons-wrong = Its facts are wrong, or it is gone
report-reasons-other = Something else

report-more = In your words
report-moreHelp = What did you see, and where? Please name nobody's private details.
report-send = Send report
report-link = Report this listing

live-online = Online since
live-offline = Offline since
live-neverAnswered = it was listed
live-uptime = Uptime
live-owner = Owner
live-verified = verified
live-verifiedHelp = The owner has proved that this server is theirs.

badge-title = Badge
badge-lead = A picture (SVG, without script) that shows your rank on your own site, and leads here.
badge-code = HTML for your site
badge-widget = HTML for a widget with rank, votes and players
# $players (number)
badge-players =
    { $players ->
        [one] 1 player online
       *[other] { $players } players online
    }
badge-alternative = Vote for us
# $rank (number) $game (string)
badge-rank = #{ $rank } in { $game }
# $votes (number)
badge-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    } in 30 days

## Texts of the goals that players reach together.

goals-title = Goals
# $count (number) $target (number)
goals-says-each = { $count } of { $target } votes
# $count (number) $target (number)
goals-says-day = { $count } of { $target } votes today
# $count (number) $target (number)
goals-says-week = { $count } of { $target } votes this week
# $count (number) $target (number)
goals-says-month = { $count } of { $target } votes this month
goals-over-day = Reached today
goals-over-week = Reached this week
goals-over-month = Reached this month
