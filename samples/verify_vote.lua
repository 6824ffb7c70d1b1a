-- Lua 5.1 or newer, behind your web server. apt install lua5.1 lua-cqueues lua-luaossl lua-cjson lua-sql-sqlite3; or
-- luarocks install cqueues luaossl lua-cjson luasql-sqlite3: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 lua5.1 verify_vote.lua
local cqueues = require "cqueues"
local digest, hmac = require "openssl.digest", require "openssl.hmac"
local json = require "cjson.safe"
local socket = require "cqueues.socket"
local sqlite = require "luasql.sqlite3"

-- YOUR PART: give the reward. A vote comes here at most once, a test never. What comes next waits for it.
local function reward(username, vote_id)
  print(username .. " voted: " .. vote_id)
end

local secrets = {} -- one, or two with a space between them while you change it
for secret in ((os.getenv "VOTEBOARD_WEBHOOK_SECRET" or "") .. " "):gmatch "(.-) " do
  if #secret ~= 50 or not secret:match "^whsec_[%w+/]+=$" then
    error("Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…", 0)
  end
  secrets[#secrets + 1] = secret
end

local function hex(bytes)
  return (bytes:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end

-- Whether Voteboard sent this body, at most five minutes ago. The body is the bytes as received.
local function is_from_voteboard(header, body)
  local t, v1 = header:match "^t=(%d+),v1=(%x+)$"
  if not t or #t > 12 or #v1 ~= 64 or math.abs(os.time() - tonumber(t)) > 300 then return false end
  for _, secret in ipairs(secrets) do
    local ours, difference = hex(hmac.new(secret, "sha256"):final(t .. "." .. body)), 0
    for i = 1, 64 do difference = difference + (ours:byte(i) - v1:byte(i)) ^ 2 end -- in constant time
    if difference == 0 then return true end
  end
  return false
end

local db = assert(sqlite.sqlite3():connect(os.getenv "VOTEBOARD_CLAIMS" or "voteboard_claims.db"))
assert(db:execute "create table if not exists claim (vote text unique, body text unique)")

-- Whether the vote is new. If so, the disk knows its id, and its body's hash: only the body is signed.
local function claim(vote_id, body)
  local hash = hex(digest.new("sha256"):final(body))
  return assert(db:execute(("insert or ignore into claim values ('%s', '%s')"):format(vote_id, hash))) == 1
end

-- The answer's status, and who voted if that is to be rewarded.
local function judge(method, headers, body)
  if method ~= "POST" then return 405 end
  if not body then return body == false and 400 or 411 end
  if #body > 65536 then return 413 end
  if not is_from_voteboard(headers["x-listing-signature"] or "", body) then return 401 end
  local vote, vote_id = json.decode(body), headers["x-listing-vote"] or ""
  if #vote_id ~= 36 or vote_id:match "[^0-9a-f-]" or type(vote) ~= "table" then return 400 end
  local is_test = headers["x-listing-test"] or not tostring(vote.user_id):match "[^0-]"
  if is_test or vote.event ~= "vote" or vote.username == "Voteboard_Test" or not vote.username then return 204 end
  return 204, claim(vote_id, body) and vote.username
end

-- The body of chunks, as tunnels and proxies may send it, or false if they are none.
local function read_chunks(read)
  local body = ""
  while #body <= 1e6 do
    local head = read "*l" or ""
    local digits = head:match "^(%x+)[ \t]*\r?$" or head:match "^(%x+)[ \t]*;"
    if not digits or #digits > 8 then return false end
    local size = tonumber(digits, 16)
    if size == 0 then
      repeat head = read "*l" until not head or not head:match "[^\r]" -- what may follow the last chunk
      return body
    end
    body = body .. (read(math.min(size, 1e6)) or "")
    if read "*l" ~= "\r" then return #body > 65536 and body end
  end
  return body
end

local function serve(client)
  local deadline = cqueues.monotime() + 5 -- for a whole request, however slow it drips
  local function read(what) return client:xread(what, "b", math.max(0, deadline - cqueues.monotime())) end
  client:onerror(function(_, _, why) return why end)
  local method, headers, line = (read "*l" or ""):match "^%u+", {}, read "*l"
  while line and line:match "[^\r]" do
    local name, value = line:match "^([^%s:]+):%s*(.-)%s*$"
    headers[(name or ""):lower()], line = value, read "*l"
  end
  local length = tonumber((headers["content-length"] or ""):match "^%d+$")
  if (headers.expect or ""):lower() == "100-continue" then client:xwrite("HTTP/1.1 100 Continue\r\n\r\n", "bn", 5) end
  local body, coding = nil, headers["transfer-encoding"]
  if coding then body = coding:lower() == "chunked" and read_chunks(read)
  elseif length then body = length == 0 and "" or read(math.min(length, 1e6)) end
  local works, status, username = pcall(judge, method, headers, body)
  if not works then io.stderr:write("Failed: ", status, "\n") end
  client:xwrite(("HTTP/1.1 %d \r\nAllow: POST\r\nConnection: close\r\n\r\n"):format(works and status or 500), "bn", 5)
  client:shutdown "w"
  -- Claimed, answered, then rewarded: a crash in between loses a reward (give it by hand), never doubles it.
  if username then reward(username, headers["x-listing-vote"]) end
  client:close()
end

io.stdout:setvbuf "line"
local server, clients = socket.listen("127.0.0.1", os.getenv "PORT" or "8080"), cqueues.new()
clients:wrap(function()
  while true do
    local client = server:accept()
    if client then clients:wrap(serve, client) else cqueues.sleep(0.1) end -- too many at once
  end
end)
while true do io.stderr:write("Failed: ", tostring(select(2, clients:loop())), "\n") end -- for one client; goes on
