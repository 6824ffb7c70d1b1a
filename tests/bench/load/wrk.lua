-- Sends the requests of a file, one per line: a path, then headers, with tabs between. Arguments: that file, then
-- "walk" to send each once and stop, or a seed to pick them at random.
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
end

function request()
  if not walks then return requests[math.random(#requests)] end
  sent = sent + 1
  if sent > #requests then wrk.thread:stop() end
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
