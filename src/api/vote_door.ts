import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isUnavailable } from "../database/unavailable.ts";
import { looksLikeKeySecret } from "../keys/key_secret.ts";
import type { UrlKeyHolder } from "../keys/url_key.ts";
import { createFairLine, LeftLine, LineFull } from "../limits/fair_line.ts";
import { logFailure } from "../log.ts";
import { checkReward, claimReward, noteNameless } from "../rewards/door.ts";
import type { Services } from "../services.ts";
import type { Authenticator } from "./authenticate.ts";
import { isDecoded, readQuery } from "./read_query.ts";
import type { ApiContext, ApiEnv } from "./visit.ts";

/** Requests of one key in a minute: plugins ask for a whole crowd, five times a second. */
const KEY_LIMIT = { requests: 600, windowMs: 60_000 };

/** Questions under way at once: half of the connections of v1, which has to answer others. Servers take turns. */
const ROOM = { places: 2, waiting: 6_000, perNetwork: KEY_LIMIT.requests, retryAfterSeconds: 1 };

/** Secrets remembered as good ones. */
const FOUND_MAX = 100_000;

/** Days back to a player's votes. Plugins that only check would reward an old vote again. */
const DAYS = /^([1-9]|[12]\d|30)?$/;

/** A name as v1 takes it, trimmed. */
const NAME = /^\P{Cc}{1,64}$/u;

/** Link previews: they open whatever address is pasted into a chat. */
const PREVIEW = /bot\b|facebookexternalhit|whatsapp|preview/i;

/** Milliseconds that a question waits for its turn: longer only while the database does not answer. */
const TURN_WITHIN_MS = 10_000;

const RETRY_AFTER_OUTAGE_S = 5;

/** A refusal. Its sentence has no digit: some plugins look for one anywhere. */
class Fault extends Error {
  constructor(readonly status: ContentfulStatusCode, sentence: string, readonly retryAfterS = 0) {
    super(`Error: ${sentence}`);
  }
}

/**
 * `/api/`, for plugins that read 0, 1 or 2 (docs/compat.md). Their key is in the address: it opens nothing else, and is
 * in no log. `tick` drops idle limits.
 */
export function createVoteDoor(
  { pools, urlKey, now }: Pick<Services, "pools" | "urlKey" | "now">,
  { failedKeys, limiter }: Pick<Authenticator, "failedKeys" | "limiter">,
) {
  const perKey = limiter("voteDoor", KEY_LIMIT);
  const found = new Set<string>();
  const line = createFairLine(ROOM);

  async function answer(c: ApiContext): Promise<Response> {
    const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
    try {
      return c.body(await ask(c), 200, headers);
    } catch (error) {
      const { status, message, retryAfterS } = faultOf(error, c);
      if (retryAfterS > 0) c.header("Retry-After", String(retryAfterS));
      return c.body(message, status, headers);
    }
  }

  async function ask(c: ApiContext): Promise<string> {
    const query = readQuery(c.req);
    const verb = readVerb(c, query);
    const { keyId, serverId, status } = await open(c, query.get("key")?.trim() ?? "");
    c.env.keyId = keyId;
    const taken = await perKey.take(keyId);
    if (!taken.allowed) throw new Fault(429, "too many requests", taken.retryAfterSeconds);
    if (status !== "approved") throw new Fault(403, "this server is not listed at the moment");
    const [username, days] = [query.get("username") ?? "", query.get("days") ?? ""];
    if (!DAYS.test(days)) throw new Fault(400, "days must be whole, and a month at most");
    const player = { serverId, keyId, username: username.trim(), days: Number(days || 1) };
    if (!isDecoded(c.req, username)) {
      throw new Fault(400, "the name has characters that cannot be read");
    }
    const signal = AbortSignal.timeout(TURN_WITHIN_MS);
    const inTurn = <T>(work: () => Promise<T>) => line(work, { network: serverId, signal });
    if (NAME.test(player.username)) return await inTurn(() => verb(pools.reads, player, now()));
    await inTurn(() => noteNameless(pools.reads, keyId, now()));
    throw new Fault(400, "name missing; send the player's name as username");
  }

  async function open(c: ApiContext, secret: string): Promise<UrlKeyHolder> {
    const look = () => urlKey(secret);
    const holder = looksLikeKeySecret(secret, "vbu_")
      ? await (found.has(secret) ? look() : failedKeys.lookUp(c, look))
      : null;
    if (holder === null) {
      const taken = await failedKeys.take(c);
      if (taken.allowed) throw new Fault(401, "this key does not work");
      throw new Fault(429, "too many requests", taken.retryAfterSeconds);
    }
    if (found.size >= FOUND_MAX) found.clear();
    found.add(secret);
    return holder;
  }

  const app = new Hono<ApiEnv>().all("/api/", answer);
  return { app, tick: perKey.tick };
}

/** Finds out what is asked. Only a plugin may claim: anybody else who follows the link would use up a vote. */
function readVerb(c: ApiContext, query: URLSearchParams): typeof checkReward {
  const { method } = c.req;
  if (method !== "GET" && method !== "POST") throw new Fault(405, "use GET or POST");
  const question = ["action", "object", "element"].map((name) => query.get(name)).join(" ");
  if (question === " votes claim") return checkReward;
  if (question !== "post votes claim" && question !== "custom plugin reward") {
    throw new Fault(404, "nothing here answers that question");
  }
  if (!isBrowser(c)) return claimReward;
  throw new Fault(405, "only a game server may claim a vote; this looks like a browser");
}

/** Whether a person's browser or a preview asks. Node's own `fetch` says `cors`; `Accept` proves nothing. */
function isBrowser({ req }: ApiContext): boolean {
  return (req.header("sec-fetch-mode") ?? "cors") !== "cors" ||
    req.header("upgrade-insecure-requests") !== undefined ||
    (req.header("sec-purpose") ?? req.header("purpose") ?? "").includes("prefetch") ||
    PREVIEW.test(req.header("user-agent") ?? "");
}

function faultOf(error: unknown, c: ApiContext): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof LineFull) {
    return new Fault(429, "too many requests", error.retryAfterSeconds);
  }
  const isOutage = isUnavailable(error) || error instanceof LeftLine;
  logFailure(error, { requestId: c.env.requestId, isOutage });
  if (isOutage) return new Fault(503, "try later", RETRY_AFTER_OUTAGE_S);
  return new Fault(500, "something went wrong; the host's log says what");
}
