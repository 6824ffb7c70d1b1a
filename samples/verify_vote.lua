-- Lua 5.1 or newer, behind your web server. apt install lua5.1 lua-cqueues lua-luaossl lua-cjson lua-sql-sqlite3; or
-- luarocks install cqueues luaossl lua-cjson luasql-sqlite3: VOTEBOARD_WEBHOOK_SECRET=whsec_… PORT=8080 lua5.1 verify_vote.lua
local cqueues, socket, sqlite = require "cqueues", require "cqueues.socket", require "luasql.sqlite3"
local digest, hmac, json = require "openssl.digest", require "openssl.hmac", require "cjson.safe"

-- YOUR PART: give the reward. A vote comes here at most once, a test never. What comes next waits for it.
local function reward(username, vote_id)
  print(username .. " voted: " .. vote_id)
end

local secrets, advice = {}, "Set VOTEBOARD_WEBHOOK_SECRET to the webhook secret of your key: whsec_…"
for secret in ((os.getenv "VOTEBOARD_WEBHOOK_SECRET" or "") .. " "):gmatch "(.-) " do -- two while you change it
  secrets[#secrets + 1] = #secret == 50 and secret:match "^whsec_[%w+/]+=$" or error(advice, 0)
end

local function hex(bytes) return (bytes:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end)) end

local function is_from_voteboard(header, body) -- at most five minutes ago; the body is the bytes as received
  local t, v1 = (header or ""):match "^t=(%d+),v1=(%x+)$"
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

local function claim(vote_id, body) -- true for a new vote: the disk has its id, and its body's hash
  local row = ("('%s', '%s')"):format(vote_id, hex(digest.new("sha256"):final(body))) -- only the body is signed
  return assert(db:execute("insert or ignore into claim values " .. row)) == 1
end

local function judge(method, headers, body) -- the answer's status, and who voted if that is to be rewarded
  if method ~= "POST" then return 405 elseif not body then return body == false and 400 or 411 end
  if #body > 65536 then return 413 elseif not is_from_voteboard(headers["x-listing-signature"], body) then return 401 end
  local vote, vote_id = json.decode(body), headers["x-listing-vote"] or ""
  if #vote_id ~= 36 or vote_id:match "[^0-9a-f-]" or type(vote) ~= "table" then return 400 end
  local is_test = headers["x-listing-test"] or not tostring(vote.user_id):match "[^0-]"
  if is_test or vote.event ~= "vote" or vote.username == "Voteboard_Test" or not vote.username then return 204 end
  return 204, claim(vote_id, body) and vote.username
end

local function read_chunks(read) -- a body as tunnels and proxies may send it, or false if it isn't one
  local body, size = "", nil
  repeat
    size = tonumber((read "*l" or ""):match "^0*(%x?%x?%x?%x?%x?%x?%x?%x)[ \t]*[;\r]" or "", 16)
    if not size then return false end
    body = body .. (size > 0 and read(math.min(size, 1e6)) or "")
    if size > 0 and read "*l" ~= "\r" then return #body > 65536 and body end
  until size == 0 or #body > 1e6
  while size == 0 and (read "*l" or ""):match "[^\r]" do end -- what may follow the last chunk
  return body
end

local function serve(client)
  local deadline = cqueues.monotime() + 5 -- for a whole request, however slow it drips
  local function read(what) return client:xread(what, "b", math.max(0, deadline - cqueues.monotime())) end
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
  if username then reward(username, headers["x-listing-vote"]) end -- last: a crash loses a reward, never doubles it
  client:close()
end

io.stdout:setvbuf "line"
local server, clients = socket.listen("127.0.0.1", os.getenv "PORT" or "8080"):listen(), cqueues.new()
socket.onerror(function(_, _, why) return why end) -- a client that went, too many open files: no reason to end
server:onerror(socket.onerror())
clients:wrap(function()
  while true do
    local client = server:accept()
    if client then clients:wrap(serve, client) else cqueues.sleep(0.1) end -- too many at once
  end
end)
while true do io.stderr:write("Failed: ", tostring(select(2, clients:loop())), "\n") end -- for one client; goes on
