### setup

## Texts of what administrators set up, on the page Health.

optional = If you like
done = Done
change = Change

steps-name-title = Name
steps-name-why = In the head of every page, in browsers’ tabs and in emails.
# $name (string)
steps-name-is = It is called { $name }.
# $name (string)
steps-name-usual = It is still called { $name }.
steps-name-do = Name the site

steps-site-why = Without https, browsers warn visitors and passkeys don’t work.

steps-accent-title = Colour
steps-accent-why = The colour of votes. Text on it is black or white, whichever has more contrast.
# $color (string) $contrast (string)
steps-accent-reads = { $color }. Text on it has a contrast of { $contrast } : 1.
steps-accent-usual = The default yellow:
steps-accent-do = Choose a colour

steps-logo-title = Logo
steps-logo-why = Beside the name, and the icon in browsers’ tabs.
steps-logo-is = A picture of yours.
steps-logo-usual = The ballot box.
steps-logo-do = Upload a logo

steps-mail-why =
    Without it nobody can confirm an address or get a new password, and owners hear of no decision.
steps-mail-test = Send a test mail to your address
steps-mail-noAddress = Your account has no email address to send it to.
steps-mail-off = SMTP_URL is not set, so no mail is sent.
# $answer (string)
steps-mail-failed = The mail was not sent. The mail server or the way to it said: { $answer }
# $seconds (number)
steps-mail-slow =
    The mail server hasn’t taken the mail within { $seconds } seconds. Is SMTP_URL right?

steps-imprint-title = Imprint
steps-imprint-why = Who is responsible for the site. Many countries require it.
# $lines (number)
steps-imprint-is =
    { $lines ->
        [one] One line
       *[other] { $lines } lines
    }
steps-imprint-missing = The foot of the pages links to no imprint.
steps-imprint-do = Write the imprint

steps-game-title = First game
steps-game-why =
    Servers are listed under a game. Remove those that you don’t want while nothing is listed.
# $games (number)
steps-game-is = { $games } games to list servers under.
steps-game-missing = There is no game, so nobody can list a server.
steps-game-do = Add a game

steps-moderators-title = Moderators
steps-moderators-why =
    Somebody to share the work with, and to decide about your own listings. They sign up like
    everybody else; then find their account and give it a role.
steps-moderators-alone = Nobody but you.
# $people (number)
steps-moderators-is = { $people } people.
steps-moderators-do = Find an account

steps-backup-why = If the disk breaks without one, all votes and listings are gone.

## Texts of the settings.

settings-title = Settings
settings-lead = Changes apply at once, without a restart, and are kept in the audit trail.
settings-save = Save
# $where (string)
settings-fixed = { $where } decides this. Change it there, and restart the service.

settings-look-title = Name, colour and imprint
settings-look-lead = On every page and in emails within seconds.
settings-look-name-label = The site’s name
settings-look-name-help = Empty for the default.
settings-look-accent-label = Colour
settings-look-accent-help = The colour of votes: # and six digits, such as #f4b41f. Empty for the default.

settings-logo-title = Logo
settings-logo-lead = Beside the name, and the icon in browsers’ tabs.
settings-logo-file = Picture for the logo
settings-logo-help =
    PNG, JPEG or WebP, square, at most 8 MB and at least 64 × 64 pixels. We draw it again, so only
    its pixels are kept.
settings-logo-upload = Upload
settings-logo-remove = Back to the ballot box
settings-logo-choose = Choose a file first.

settings-imprint-label = Who is responsible for the site
settings-imprint-help =
    Name, postal address and a way to reach you, in Markdown. Linked at the foot of every page.
    Empty: no imprint is linked.
settings-imprint-open = Open the imprint

settings-review-title = Review
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

settings-host-title = Set by the host
settings-host-lead =
    These are read from the service’s environment when it starts. To change one, set its variable
    and restart.
settings-host-guide = All variables
settings-host-none = not set
settings-host-on = on
settings-host-off = off

settings-host-names-address = Address
settings-host-names-contact = Contact
settings-host-names-mail = Mail
settings-host-names-languages = Languages
settings-host-names-passwords = Sign-in with a password
settings-host-names-providers = Sign-in elsewhere
settings-host-names-factor = Two-step sign-in
settings-host-names-voting = Who may vote
settings-host-names-approval = New listings

settings-host-voting-accounts = players with an account
settings-host-voting-open = anybody, by typing a name
settings-host-approval-moderator = a moderator approves each
settings-host-approval-proof = approved once their owner proves them
settings-host-factor-nobody = nobody has to
settings-host-factor-moderators = moderators have to
settings-host-factor-owners = owners have to
settings-host-factor-both = moderators and owners have to

