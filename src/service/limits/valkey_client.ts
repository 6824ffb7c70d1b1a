import { createHash } from "node:crypto";
import type { WindowRequest } from "../../core/limits/shared_window.ts";

/** Milliseconds between probes while it is unreachable. */
export const PROBE_EVERY_MS = 500;

/** Milliseconds to connect, between keep-alives, and without a response to one until the connection is reopened. */
export const CONNECT_WITHIN_MS = 2_000;
const PING_EVERY_MS = 3_000;
const SILENT_MAX_MS = 10_000;

/**
 * The exact window of `sliding_window.ts` in microseconds of the server's clock: one list of accepted times per key. A
 * clock that steps back counts as standing still, and one that steps back by more than a window resets the key. A key
 * that doesn't contain a list of times was written by another program. Because its name is ours, it is deleted and
 * counted from 0.
 */
const SCRIPT = `
local requests, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('time')
local now = time[1] * 1000000 + time[2]
local at = now
local newest = redis.pcall('lindex', KEYS[1], -1)
local last = type(newest) == 'string' and tonumber(newest) or nil
if newest and not last then redis.call('del', KEYS[1])
elseif last and last > at + window then redis.call('del', KEYS[1])
elseif last and last > at then at = last end
local oldest = tonumber(redis.call('lindex', KEYS[1], 0) or nil)
while oldest and oldest <= at - window do
  redis.call('lpop', KEYS[1])
  oldest = tonumber(redis.call('lindex', KEYS[1], 0) or nil)
end
local count = redis.call('llen', KEYS[1])
local refused = count >= requests
if ARGV[3] == '1' and not refused then
  redis.call('rpush', KEYS[1], string.format('%.0f', at))
  redis.call('pexpire', KEYS[1], math.ceil((at - now + window) / 1000) + 1)
  count = count + 1
  oldest = oldest or at
end
return { refused and 1 or 0, count, oldest and oldest + window - at or 0 }`;

const SCRIPT_HASH = createHash("sha1").update(SCRIPT).digest("hex");

/** Loads the client, which few installations need, and connects it. It reconnects without a limit. */
export async function openClient(
  url: string,
  lose: (error: unknown) => void,
  timeoutFactor: number,
) {
  const { Redis, ReplyError } = await import("ioredis");
  const client = new Redis(url, {
    protocol: 2,
    // A request during an outage fails at once.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Commands that the server's ACL may forbid.
    enableReadyCheck: false,
    disableClientInfo: true,
    connectTimeout: CONNECT_WITHIN_MS * timeoutFactor,
    socketTimeout: SILENT_MAX_MS * timeoutFactor,
    retryStrategy: () => PROBE_EVERY_MS,
  });
  const closed = () => lose(new Error("the connection was closed"));
  client.on("error", lose);
  client.on("close", closed);
  // The rejection of a ping is ignored: "error" or "close" follows it, and both of them call `lose`.
  const pinging = setInterval(() => void client.ping().catch(() => {}), PING_EVERY_MS);
  return {
    connected: new Promise<void>((resolve) => client.once("ready", resolve)),
    /** Runs the script by its hash. If the server doesn't have it yet, sends the whole script. */
    ask(key: string, { requests, windowMs, counts }: WindowRequest): Promise<unknown> {
      const values = [key, requests, windowMs * 1_000, counts ? 1 : 0];
      return client.evalsha(SCRIPT_HASH, 1, ...values).catch((error: Error) => {
        if (!error.message.startsWith("NOSCRIPT")) throw error;
        return client.eval(SCRIPT, 1, ...values);
      });
    },
    /** Returns whether the server responded, but refused the request. */
    isRefusal: (error: unknown): error is Error => error instanceof ReplyError,
    close(): void {
      clearInterval(pinging);
      client.off("close", closed);
      client.disconnect();
    },
  };
}
