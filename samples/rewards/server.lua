-- FiveM with oxmysql and QBCore; lua54 'yes' in fxmanifest.lua. In server.cfg: set voteboard_key "vb_…", and
-- set voteboard_link_key "vbl_…". Names are free to choose in FiveM, and a name can be copied: so this asks by the
-- character's own id, and /vote gives each player a link signed for theirs. Only votes by such links are rewarded here.
local SITE, SLUG, LEASE = "https://voteboard.example", "your-server", 120
local KEY, LINK_KEY = GetConvar("voteboard_key", ""), GetConvar("voteboard_link_key", "vbl_")
assert(KEY:match("^vb_%w+$"), "Set voteboard_key in server.cfg to your API key for rewards: vb_…")

-- YOUR PART: what a vote is worth, as a query that is carried out together with the log, or not at all. Change only
-- what lies in the database alone: your framework overwrites the money of players who are online.
local function reward(citizen)
    local query = "insert into voteboard_purse (citizen, coins) values (?, 1) on duplicate key update coins = coins + 1"
    return { query = query, values = { citizen } }
end

-- YOUR PART: your framework's id of a player's character; nil while none is chosen.
local function citizenOf(source)
    local player = exports["qb-core"]:GetCoreObject().Functions.GetPlayer(tonumber(source))
    return player and player.PlayerData.citizenid
end

local pause -- seconds until the next try, after an error

local function post(path, body)
    local headers = { ["Authorization"] = "Bearer " .. KEY, ["Content-Type"] = "application/json" }
    local url, options = SITE .. "/rewards/v1/" .. path, { followLocation = false }
    local status, text, answered = PerformHttpRequestAwait(url, "POST", json.encode(body), headers, options)
    if status == 200 then return json.decode(text) end
    for name, value in pairs(answered or {}) do
        local seconds = name:lower() == "retry-after" and tostring(value):match("^%d+$")
        pause = seconds and math.min(tonumber(seconds), 600) or pause
    end
    print(("Votes wait for %d s: Voteboard answered %s"):format(pause, status))
end

local function uuid()
    return (("xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx"):gsub("x", function() return ("%x"):format(math.random(0, 15)) end))
end

-- Gives a reward unless the log knows its vote; the second insert of an id fails, and its reward with it.
local function give(vote, citizen)
    if MySQL.scalar.await("select 1 from voteboard_vote where id = ?", { vote }) then return true end
    local log = { query = "insert into voteboard_vote (id) values (?)", values = { vote } }
    return MySQL.transaction.await({ log, reward(citizen) })
end

-- Whether all was answered. Votes whose grant was not come again, and the log knows them.
local function work()
    local players, given, sent = {}, {}, GetGameTimer() -- the lease is counted from before the request
    local online, from = GetPlayers(), math.random(1000)
    for i = 1, math.min(#online, 100) do
        players[#players + 1] = citizenOf(online[(from + i) % #online + 1]) -- beyond 100, others next time
    end
    if #players == 0 then return false end
    local answer = post("claims", { claim_id = uuid(), lease_seconds = LEASE, wait_seconds = 15, players = players })
    for _, vote in ipairs(answer and answer.votes or {}) do
        local inTime = GetGameTimer() - sent < (LEASE - 10) * 1000
        if inTime and give(vote.vote_id, vote.player) then given[#given + 1] = { vote_id = vote.vote_id } end
    end
    return answer and (#given == 0 or post("grants", { votes = given }))
end

-- HMAC-SHA256 in hex, which FiveM's Lua lacks and the database has.
local function sign(text)
    local function pad(byte)
        local key = LINK_KEY .. ("\0"):rep(64 - #LINK_KEY)
        return (key:gsub(".", function(char) return ("%02x"):format(char:byte() ~ byte) end))
    end
    local query = "select sha2(concat(unhex(?), unhex(sha2(concat(unhex(?), ?), 256))), 256)"
    return MySQL.scalar.await(query, { pad(0x5c), pad(0x36), text })
end

RegisterCommand("vote", function(source)
    local citizen, expires = citizenOf(source), os.time() + 3600
    if not citizen then return end
    local sig = sign(("%s\n%s\n%d"):format(SLUG, citizen, expires))
    local link = ("/vote/%s/%d/%s"):format(citizen, expires, sig)
    TriggerClientEvent("chat:addMessage", source, { args = { SITE .. "/servers/" .. SLUG .. link } })
end, false)

CreateThread(function()
    MySQL.query.await("create table if not exists voteboard_vote (id char(36) primary key)")
    MySQL.query.await("create table if not exists voteboard_purse (citizen varchar(50) primary key, coins int not null)")
    while true do
        pause = 20
        Wait(work() and 0 or pause * 1000)
    end
end)
