### rewards

## Texts of the page on which owners choose how their players get rewards.

# $server (string)
title = Rewards of { $server }
heading = How do players get their reward?
lead = One way at a time, so no vote pays twice. Webhooks go out whichever you choose.
inUse = in use
notYet = not in use yet
saveRewardsBy = Use this way

rewardsBy-push-name = Minecraft plugin with Votifier
rewardsBy-push-who = NuVotifier, VotifierPlus or HytaleVotifier, with VotingPlugin or alike. No code.

rewardsBy-inbox-name = Your plugin asks us
rewardsBy-inbox-who =
    Your own plugin, an older one that checks for votes by URL, or a server behind a home router.

rewardsBy-none-name = No reward from here
rewardsBy-none-who =
    Votes count. Players get only what the receiver of your webhook gives them, if you have one.

steps-title = How a vote reaches the player
steps-results-good = : done.{ " " }
steps-results-open = : not yet.{ " " }
steps-results-bad = : failed.{ " " }
steps-votes = A player votes
# $votes (number)
steps-votesOf = { $votes } in the last 7 days
steps-tell = We tell your server
steps-unconnected = Say where your Votifier listens
# $arrived (number) $sent (number)
steps-sent = { $arrived } of { $sent } delivered in 24 hours
steps-take = Your Votifier takes it

steps-tests-none = Not tested yet
steps-tests-underWay = The test is on its way
steps-tests-taken = It took the last test
steps-tests-untaken = It didn't take the last test

steps-reward = Your plugin rewards
steps-unknown = It doesn't tell us. Vote once yourself to be sure
steps-webhook = We send it to your webhook
steps-receiver = Your receiver rewards

steps-inbox-keep = We keep it for you
# $waiting (number)
steps-inbox-waiting = { $waiting } waiting
steps-inbox-unused = This way is not in use yet
steps-inbox-take = Your plugin takes it
steps-inbox-taken = It has asked us
steps-inbox-untaken = It hasn't asked yet: make a key, and send a test vote
steps-inbox-give = It says what it gave
# $today (number)
steps-inbox-given = { $today } given today
steps-inbox-ungiven = It hasn't said so yet

steps-none = Players get nothing from here
steps-noneNext = Choose another way whenever you like
steps-helpLabel = If a step stays empty

# $status (string)
notApproved = This server is { $status }. Rewards can be changed while it is listed.
pending = Save and test as often as you like. Real votes are sent once the server is listed.
inboxLater = You can choose this way now. Its keys are made once the server is listed.
votifier = Votifier

host-label = Host
host-help = Where your Votifier listens: usually your server's own address.

port = Port
# $usual (string)
portHelp = Usually { $usual }, and not the game's own port. Open it in your firewall.
secret = Token or public key
secretHelp =
    From plugins/Votifier: the token in config.yml, or all of rsa/public.key. We see which one it
    is. Never a private key.
secretKept = Leave it empty to keep the one you gave us.
service = Name of this site in your plugin
save = Save and test
saveHelp = The test's player is Voteboard_Test. It is not counted as a vote.
again = Send another test
off = Turn off or pause
lastTest = Last test
underWay = The test is on its way. This page looks again by itself.
# $ms (number)
took = { $ms } ms
all = Every vote that was sent
works = Your server has it. One step is left: say what players get.
# $site (string)
worksNext =
    VotingPlugin now knows this site. Open plugins/VotingPlugin/VoteSites.yml, look for { $site },
    and add a reward, for example:
# $site (string)
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Receivers
receivers-lead = Every vote goes to each receiver, and each one rewards it. If your servers are behind a proxy, connect only the proxy.
receivers-guide = A network behind a proxy
receivers-add = Add another receiver
receivers-change = Change
receivers-remove = Remove

receivers-name-label = Name
receivers-name-help = Only you see it, here and in the delivery log: lobby, survival, …

samples-title = Plugins to start from
samples-lead =
    Each is a whole program. It claims votes, gives the rewards you choose and remembers which, so
    that no vote pays twice. Our tests kill each at random moments, in games that stand in for the
    real ones.

sampleGames-command = Any game with a command
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, no open port
sampleGames-oxide = Rust and others: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Inbox
inbox-lead = Votes wait here until your plugin takes them and says what it gave.
inbox-plugin = A ready plugin for Paper and Velocity
inbox-reference = How to write such a plugin
inbox-notInUse = New votes enter the inbox only while this way is in use.
inbox-waiting = Waiting
inbox-leased = Being handed out
inbox-oldest = Oldest waits since
inbox-today = Given today
inbox-twice = Given twice in 30 days
inbox-expired = Expired in 30 days
inbox-keyName = Reward plugin
inbox-make = Make a key for your plugin
inbox-made = A key for your plugin

inbox-player-label = Player
inbox-player-help = The player of the test vote. It waits for an hour and is never counted.

inbox-noPlayer = No account has this name.
inbox-test = Send a test vote

recent-title = Recent rewards

recent-heads-1 = Player
recent-heads-2 = Voted
recent-heads-3 = Reward
recent-heads-4 = Your plugin's note

recent-gone = deleted account
recent-isTest = test
recent-twice = given twice
recent-twiceHelp =
    Given twice: a second game server gave the reward too, because the first one had not reported in
    time.
# $servers (string)
recent-on = on { $servers }

recent-states-none = none
recent-states-waiting = waiting for your plugin
recent-states-leased = being handed out
recent-states-granted = given
recent-states-refused = refused by your plugin
recent-states-voided = withdrawn: the vote is void
recent-states-expired = expired: not given in time

door-title = Older plugins that check by URL
door-lead = They ask whether a player voted, by a URL with a key that opens nothing else.
door-key = URL key
door-asked = Last request
door-answered = Our answer

door-answers-check_0 = 0 to “voted?”: no reward waits
door-answers-check_1 = 1 to “voted?”: a reward waits
door-answers-check_2 = 2 to “voted?”: already given
door-answers-claim_0 = 0 to a claim: nothing waits
door-answers-claim_1 = 1 to a claim: given
door-answers-nameless = an error: it sent no name. Set your plugin to names instead of Steam ids.

door-make = Make a URL key
door-makeHelp = It is shown once, in lines to paste.
door-replace = Make a new URL key
door-replaceHelp = The current key stops working immediately.
door-made = Your URL key
door-paste = Paste into your plugin

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = Into its JSON configuration

door-plugins-rocket-1 = Unturned: Votifier for Rocket
door-plugins-rocket-2 = Into its XML. It asks by Steam id

door-plugins-other-1 = Any other script
door-plugins-other-2 = Put this site's host and key in place of the other listing's

## Texts of the section about vote links.

links-heading = Vote links from the game
links-per = One per player, made by your plugin: one click votes, without an account
links-lead =
    Let your plugin print a link for each player who types /vote: it says who they are, so that they
    vote with one click, without an account and without typing. A player who has an account here is
    asked to sign in once, and to let your links vote as them.
links-address = Vote link for chat and menus
links-same = One link for everyone
links-addressHelp =
    Both are short and safe in colored chat. In the second, put your menu's placeholder for
    the player in place of NAME: the name is then filled in. It proves nothing.
links-voteLink = Vote link
links-namedVoteLink = With the player's name
links-toLines = Lines to paste for VotingPlugin, SuperbVote and others
# $baseUrl (string) $slug (string)
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = the second when it
    ends, 24 hours ahead at most
links-key = Link key
links-keyHelp =
    Use the whole text, including vbl_, as the HMAC key. Anyone who has it can vote as any player
    without an account here, and as any player who allowed your links: keep it in your plugin's
    settings.
links-make = Make a link key
links-makeHelp = It is shown once.
links-replace = Replace the key
links-replaceHelp = Links made with the present one stop working.
links-remove = Remove the key
links-unreadable = The site lost what it needs to read this key. Replace it.
links-made = Your link key

## Texts of the page about goals.

goals-title = Goals
# $server (string)
goals-pageTitle = Goals of { $server }
goals-lead =
    Promise something for votes. You choose a name here, and your plugin decides what players
    get for it.
goals-open = Set goals
goals-unused = Goals need a plugin that asks us. Choose that way on the page of rewards.
goals-none = There is no goal yet.
goals-guide = How a plugin hands out what was reached
goals-newTitle = A new goal
goals-note =
    Days, weeks and months are those of UTC. What was reached stays reached, even if votes are
    voided later. Tests don't count.
# $kind (string) $target (number)
goals-says = { $kind }: { $target }
# $count (number) $target (number)
goals-progress = { $count } of { $target }
# $times (number)
goals-reached = Reached: { $times }
goals-once = only once
goals-kinds-each = Votes of all players, again and again
goals-kinds-day = Votes of all players in a day
goals-kinds-week = Votes of all players in a week
goals-kinds-month = Votes of all players in a month
goals-kinds-streak = Days in a row of each player
goals-kinds-total = Votes of each player
goals-fields-kind = What counts
goals-fields-target = How many
goals-fields-name = Name
goals-fields-nameHelp = Your plugin knows the goal by it, such as vote-party.
goals-fields-once = Each player reaches it only once, not at each multiple
goals-submit = Set this goal
goals-change = Change the number
goals-test = Test
goals-remove = Remove
