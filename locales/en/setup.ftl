### setup

## Texts of the page on which administrators set the site up.

title = Setting up
# $site (string)
heading = Set up { $site }

states-done = Done
states-missing = Missing
states-usual = The default

save = Save
# $where (string)
fixed = { $where } decides this, so it can't be changed here.

steps-name-title = Name
steps-name-why = In the head of every page, in browsers' tabs and in emails.
steps-name-label = The site's name
# $name (string) $baseUrl (string)
steps-name-is = { $name }, at { $baseUrl }
# $name (string)
steps-name-usual = It is still called { $name }.

steps-accent-title = Colour
steps-accent-why = The colour of votes. Text on it is black or white, whichever reads better.
steps-accent-label = Colour
steps-accent-help = # and six digits, such as #f4b41f. Empty for the default.
# $color (string) $contrast (string)
steps-accent-reads = { $color }, text on it reads with { $contrast } : 1
steps-accent-usual = The default yellow.

steps-logo-title = Logo
steps-logo-why = Beside the name, and the icon in browsers' tabs.
steps-logo-file = Picture for the logo
steps-logo-help =
    PNG, JPEG or WebP, square, at most 8 MB and at least 64 × 64 pixels. We draw it again, so only
    its pixels are kept.
steps-logo-is = A picture of yours
steps-logo-usual = The ballot box.
steps-logo-upload = Upload
steps-logo-remove = Back to the ballot box
steps-logo-choose = Choose a file first.

steps-mail-title = Mail
steps-mail-why =
    Without it nobody can confirm an address or get a new password, and owners hear of no decision.
steps-mail-is = Mail is sent.
steps-mail-missing =
    SMTP_URL is not set, so links go to the log. Mail holds a password: set it in the environment,
    not here.
steps-mail-next = Check it on the page Health
steps-mail-test = Send a test mail to your address
steps-mail-noAddress = Your account has no email address to send it to.
# $answer (string)
steps-mail-failed = The mail was not sent. The mail server or the way to it said: { $answer }
# $seconds (number)
steps-mail-slow =
    The mail server hasn't taken the mail within { $seconds } seconds. Is SMTP_URL right?
steps-mail-guide = How to set it

steps-imprint-title = Imprint
steps-imprint-why = Who is responsible for the site. Many countries require it.
steps-imprint-label = Imprint
steps-imprint-help =
    Name, postal address and a way to reach you, in Markdown. Empty: no imprint is linked.
# $lines (number)
steps-imprint-is =
    { $lines ->
        [one] One line
       *[other] { $lines } lines
    }
steps-imprint-missing = The foot of the pages links to no imprint.
steps-imprint-open = Open the imprint

steps-game-title = First game
steps-game-why =
    Servers are listed under a game. Remove those that you don't want while nothing is listed.
# $games (number)
steps-game-is = { $games } games to list servers under.
steps-game-missing = There is no game, so nobody can list a server.
steps-game-next = Games

steps-moderators-title = Moderators
steps-moderators-why = Somebody to share the work with, and to decide about your own listings.
steps-moderators-alone = Nobody but you.
# $people (number)
steps-moderators-is = { $people } people.
steps-moderators-how =
    They sign up like everybody else. Then find their account, and give it a role:
steps-moderators-next = Find an account

steps-backup-title = Backup
steps-backup-why = A disk breaks, and the votes are gone.
steps-backup-is = The last one:
steps-backup-old = The last one is more than two days old:
steps-backup-missing = None was made yet.
steps-backup-guide = One command, and a line for cron

## Texts of the settings.

settings-title = Settings
settings-lead = Changes apply at once, without a restart, and are kept in the audit trail.

settings-review-title = What moderators review
settings-review-lead =
    Changes to the ticked parts of a listed server wait for a moderator: players see the old version
    until then. Other changes show at once and are listed under Recently changed.
settings-review-label = Reviewed first
settings-review-help = Changes that are already waiting stay in the queue.

settings-review-groups-name = Name
settings-review-groups-game = Game
settings-review-groups-address = Address, unless its owner proves it
settings-review-groups-texts = Description and rules
settings-review-groups-links = Website, Discord and video
settings-review-groups-facts = Tagline, tags, country, version and languages

settings-review-pictures = Pictures show at once. Moderators find them under New pictures.
settings-review-fresh = New servers are always reviewed, unless listings are approved by proof.
settings-review-save = Save

settings-chat = News for moderators in a chat

leadDone = Everything is set up. Changes show on every page within seconds.
# $done (number) $all (number)
lead = { $done } of { $all } are fine. Changes show on every page within seconds.
