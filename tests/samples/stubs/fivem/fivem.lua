-- Some of FiveM's and oxmysql's functions, carried out by the program that reads our lines: it keeps the database, asks
-- the site and lets time pass. `lua5.4 fivem.lua SCRIPT`, with the characters' ids in PLAYERS.
local cjson = require("cjson")
json = { encode = cjson.encode, decode = cjson.decode }

local function ask(...)
    io.write(cjson.encode({ ... }), "\n")
    io.flush()
    local answer = cjson.decode(io.read("l"))
    if answer.stopped then os.exit(0) end -- FiveM resumes no thread of a stopped resource
    return answer
end

local characters, commands, threads = {}, {}, {}
for id in os.getenv("PLAYERS"):gmatch("%S+") do characters[#characters + 1] = id end

function print(text) io.stderr:write(text, "\n") end
function GetConvar(name, other) return os.getenv(name:upper()) or other end
function GetGameTimer() return ask("time").value end
function Wait(ms) ask("wait", ms) end
function CreateThread(run) threads[#threads + 1] = run end
function RegisterCommand(name, run) commands[name] = run end
function TriggerClientEvent(_, source, message) print(source .. " reads " .. message.args[1]) end

function PerformHttpRequestAwait(url, method, body, headers)
    local answer = ask("http", url, method, body, headers)
    return answer.status, answer.text, answer.headers
end

function GetPlayers()
    local sources = {}
    for source in ipairs(characters) do sources[source] = tostring(source) end
    return sources
end

local core = { Functions = {} }
function core.Functions.GetPlayer(source) return { PlayerData = { citizenid = characters[source] } } end
exports = { ["qb-core"] = { GetCoreObject = function() return core end } }

MySQL = {
    scalar = { await = function(query, values) return ask("scalar", query, values or {}).value end },
    query = { await = function(query, values) return ask("query", query, values or {}).value end },
    transaction = { await = function(queries) return ask("transaction", queries).value end },
}

dofile(arg[1])
commands.vote(1)
threads[1]()
