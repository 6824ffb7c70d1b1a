### tagNames

## Names of tags that a new site has, by their slugs. A site's own names, and other tags, stay as they are. The English
## ones are those of the database: a tag that was renamed has another.

anarchy = Anarchy
beginner_friendly = Beginner friendly
building = Building
co_op = Co-op
creative = Creative
crossplay = Crossplay
economy = Economy
events = Events
factions = Factions
family_friendly = Family friendly
minigames = Minigames
modded = Modded
monthly_wipe = Monthly wipe
no_pay_to_win = No pay to win
no_wipe = No wipes
plots = Plots
prison = Prison
quests = Quests
racing = Racing
roleplay = Roleplay
sandbox = Sandbox
seasons = Seasons
small_teams = Small teams
survival = Survival
weekly_wipe = Weekly wipe
whitelist = Whitelist
zombies = Zombies
