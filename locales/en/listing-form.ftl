### listing-form

## Texts of the form with which owners list a server and change its listing.

submit-title = List a server
submit-lead =
    Game, name and address are enough. You can add the rest now or later. A moderator reviews every
    new server before it is listed; you can follow its status here.
submit-submit = Submit server
submit-pictures = You add a logo and a banner as soon as the server is submitted.

# $server (string)
edit-title = Listing of { $server }
edit-lead = Your changes show as soon as you save them.
edit-leadApproved =
    Your changes show as soon as you save them, except where a moderator looks first.
edit-leadRejected =
    When you're done, resubmit the server under Overview. A changed listing goes to the front of the
    queue.
edit-save = Save changes
edit-looksFirst = A moderator looks at changes first.
# $seen (string)
edit-waits = Waits for a moderator. Players see { $seen } until then.
# $days (number)
edit-slugMoves = Old links will lead to the new address. You can change it once in { $days } days.
# $at (string)
edit-slugMoved = You changed it lately. You can change it again on { $at }.
edit-textWaits = Waits for a moderator. Players see what it was until then.
edit-waiting = A change waits for a moderator.
edit-toWaiting = Compare, withdraw or prove it

parts-basics = Game, name and address
parts-place = Port and page address
parts-about = Tagline, description and rules
parts-translations = Other languages
parts-facts = Tags, version and languages
parts-links = Links
parts-pictures = Pictures

form-game-label = Game
form-game-help = Not in the list? Ask a moderator to add it.

form-name-label = Name
form-name-help = As players know it.

form-chooseGame = Choose a game

form-host-label = Address
form-host-help = Hostname or IP address. You can add the port: host:25565.

form-port-label = Port
form-port-help = Leave it empty to use the game's default port.

form-slug-label = Page address
# $least (number) $most (number)
form-slug-help =
    The end of the page's link, /servers/…: { $least } to { $most } lower-case letters, digits and
    hyphens. Leave it empty to use the name.

form-tagline-label = Tagline
form-tagline-help = One line that says what is special about the server. It is on the card.

form-description-label = Description
# $most (number)
form-description-help =
    Tell players what to expect. Markdown works: **bold**, lists, links, headings. At most { $most }
    characters.

form-rules-label = Rules
form-rules-help = What players must know. Markdown works here too.

form-textLanguage-label = Language of these texts
form-textLanguage-help = What your tagline, description and rules are written in.

form-tags-label = Tags
# $most (number)
form-tags-help = Players search and filter by them. Up to { $most }.
form-tags-unfold = Choose tags

form-version-label = Version
form-version-help = The version of the game, such as 1.21.4.

form-country-label = Country
form-country-help = Where the server is located.

form-noCountry = Not stated

form-languages-label = Languages
# $most (number)
form-languages-help = What people speak on the server. Up to { $most }.
form-languages-unfold = Choose languages

form-website-label = Website
form-website-help = It begins with https://.

form-discord-label = Discord
form-discord-help = An invitation, such as https://discord.gg/…

form-video-label = Video
form-video-help = On YouTube, Twitch or Vimeo.

translations-lead =
    Players who read this site in another language see the texts that you add in it. What you leave
    empty is shown as you wrote it above.
translations-none = nothing yet
# $field (string) $language (string)
translations-field = { $field } ({ $language })
translations-remove = Remove these texts when you save

preview-title = Preview
# $filled (number) $all (number)
preview-filled = { $filled } of { $all } filled in
# $server (string)
preview-of = Preview of { $server }
preview-note = Nothing is saved yet. Close this tab to go back to the form.
preview-show = Preview
preview-noName = Your server's name
preview-noAddress = play.example.com
preview-noGame = Game
preview-noTagline = Your tagline
preview-about = About
preview-noDescription = Your description will be here.
preview-rules = Rules
preview-waits =
    Where the form says that a moderator looks first, players see it once it is approved.

pictures-lead = Your server's face in every list. New pictures show at once.
pictures-saveFirst = An upload loads this page again. Save what you typed first.
pictures-failed = The picture could not be sent. Try again.

pictures-logo-label = Logo
pictures-logo-none = You have none yet: players see this tile with your initials.
pictures-logo-file = Picture for the logo
pictures-logo-best = A square one is best.
pictures-logo-upload = Upload logo
pictures-logo-remove = Remove logo

pictures-banner-label = Banner
pictures-banner-none = You have none yet: players see stripes in your server's colour.
pictures-banner-file = Picture for the banner
pictures-banner-best = Three times as wide as high is best.
pictures-banner-upload = Upload banner
pictures-banner-remove = Remove banner

# $width (number) $height (number) $best (string)
pictures-help =
    PNG, JPEG or WebP, at most 8 MB and at least { $width } × { $height } pixels. { $best }

pictures-choose = Choose a file first.
pictures-rulesTitle = What you may show

pictures-rules-1 = Your server: its name, its world, what players build and do there.
pictures-rules-2 = Only pictures that are yours or that you may use. No other server's logo.
pictures-rules-3 = Nothing sexual, gory or hateful, and nobody's private details.
pictures-rules-4 = No false promises, such as free currency for a vote.
pictures-rules-5 =
    Moderators look at every new picture. They remove what breaks these rules and email you the
    reason.

meanwhile-title = This was changed meanwhile
meanwhile-lead =
    In another tab, or by somebody else. Compare the two, change the form below if need be, and save
    it again to keep what you typed.

meanwhile-heads-1 = Field
meanwhile-heads-2 = Saved now
meanwhile-heads-3 = What you typed

meanwhile-nothing = nothing
