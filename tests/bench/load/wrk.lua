-- Asks the questions of a file in turn, one per line: secret, space, username. Argument: that file.
local requests = {}
local sent = 0

function init(args)
  for line in io.lines(args[1]) do
    local secret, username = line:match("^(%S+) (%S+)$")
    local headers = { Authorization = "Bearer " .. secret }
    requests[#requests + 1] = wrk.format("GET", "/api/v1/vote-check?username=" .. username, headers)
  end
end

function request()
  sent = sent + 1
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
