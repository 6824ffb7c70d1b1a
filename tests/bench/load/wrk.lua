-- Sends the requests of a file, one per line: a path, then headers, with tabs between. Arguments: that file, then
-- "walk" to send each once and stop, or a seed to pick them at random; then the milliseconds that a connection waits
-- before each request on average, if any.
local requests = {}
local sent = 0
local walks = false

function init(args)
  for line in io.lines(args[1]) do
    local path, headers
    for part in line:gmatch("[^\t]+") do
      if path == nil then
        path, headers = part, {}
      else
        local name, value = part:match("^([^:]+): (.*)$")
        headers[name] = value
      end
    end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
  walks = args[2] == "walk"
  if not walks then math.randomseed(tonumber(args[2])) end
  local pause = tonumber(args[3])
  -- Only here: without a pause wrk must not find this function.
  if pause then delay = function() return math.random(0, 2 * pause) end end
end

function request()
  if not walks then return requests[math.random(#requests)] end
  sent = sent + 1
  -- wrk has no number of requests to stop at, but it stops at an interrupt, once this call is over.
  if sent == #requests + 1 then os.execute("(sleep 0.1; kill -INT $PPID) &") end
  return requests[(sent - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"durationUs":%d,"failed":%d,"p50Us":%d,"p99Us":%d}\n',
    summary.requests, summary.duration,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
