-- Lua 5.1 or newer. apt install lua5.1 lua-http lua-cjson; or luarocks install http lua-cjson:
-- VOTEBOARD_KEY=vb_… lua5.1 check_vote.lua Steve_01 Alex
local cqueues = require "cqueues"
local http = require "http.request"
local json = require "cjson.safe"
local url = require "http.util"

local SITE = "https://voteboard.example"
local KEY = os.getenv "VOTEBOARD_KEY" or ""
local TIMEOUT_S = 2
local known = {} -- until when we know, by player, that they have voted: a vote counts until its day ends (UTC)

-- The time now as X-Listing-Day-Ends writes times, which sort as texts do.
local function now()
  return os.date "!%Y-%m-%dT%H:%M:%S.000Z"
end

-- Whether the player has voted today. A yes is not asked for again that day. Keep whom you rewarded.
-- Raises when there is no answer: then reward nobody, and ask again later. While the limit is used up it
-- waits for up to two minutes.
local function has_voted(username, tries)
  if (known[username] or "") > now() then return true end
  local request = http.new_from_uri(SITE .. "/api/v1/vote-check?" .. url.dict_to_query { username = username })
  request.headers:upsert("authorization", "Bearer " .. KEY)
  request.follow_redirects = false
  local deadline = cqueues.monotime() + TIMEOUT_S
  local headers, stream = request:go(TIMEOUT_S)
  if not headers then error("Voteboard did not answer", 0) end
  local status, seconds = headers:get ":status", headers:get "retry-after" or ""
  if status == "429" and tries > 1 and seconds:match "^%d%d?$" and tonumber(seconds) <= 60 then
    stream:shutdown()
    cqueues.sleep(tonumber(seconds))
    return has_voted(username, tries - 1)
  end
  local answer = json.decode(stream:get_body_as_string(deadline - cqueues.monotime()) or "")
  stream:shutdown()
  if status ~= "200" or type(answer) ~= "table" or type(answer.voted) ~= "boolean" then
    error("Voteboard answered " .. status, 0)
  end
  if answer.voted then known[username] = headers:get "x-listing-day-ends" end
  return answer.voted
end

local is_named = #arg > 0
for _, name in ipairs(arg) do is_named = is_named and name ~= "" end
if not is_named or not KEY:match "^vb_%w+$" then
  io.stderr:write("Say the names of players, and set VOTEBOARD_KEY to your API key: vb_…\n")
  os.exit(2)
end
for _, name in ipairs(arg) do
  local is_answered, voted = pcall(has_voted, name, 3)
  if not is_answered then
    io.stderr:write("No answer, no reward: ", tostring(voted), "\n")
    os.exit(1)
  end
  print(voted and "has voted" or "has not voted")
end
