import { Hono } from "hono";
import { looksLikeKeySecret } from "../../core/keys/key_secret.ts";
import { createFairQueue } from "../../core/limits/fair_queue.ts";
import { checkReward, claimReward, noteNameless } from "../rewards/door_answer.ts";
import type { Pools } from "../../core/database/pools.ts";
import type { UrlKeyHolder } from "../../site/keys/url_key.ts";
import type { Authenticator } from "../../core/api/authenticate.ts";
import { hasUnclearEnds, isDecoded, readQuery } from "../../core/text/query.ts";
import type { ApiContext, ApiEnv } from "../../core/api/request_state.ts";
import { DOOR, DOOR_HEADERS, DoorRefusal, refusalOf, refuse, refuseNear } from "./door_refusal.ts";

/**
 * Requests per key and minute. Plugins query for every online player, up to five times a second.
 *
 * ```text
 * limit             value         protects                used up by
 * voteDoor          600 in 1 min  other servers           a key's plugin
 *   test: 600 requests a minute pass for each key
 * room of the door  2 at once     v1's other connections  a server's slow claims
 *   test: one plugin's slow claims at the door leave the API its connections
 * ```
 */
const KEY_LIMIT = { requests: 600, windowMs: 60_000 };

/** Concurrent queries: half of v1's connections, because v1 needs the rest. Servers take turns. */
const ROOM = { slots: 2, waiting: 6_000, perNetwork: KEY_LIMIT.requests, retryAfterSeconds: 1 };

/**
 * Maximum number of secrets remembered as valid, so that failures from the same address don't stop their plugins. That
 * is more than the servers of any list. Beyond it, all are forgotten and found again.
 */
const FOUND_MAX = 100_000;

/** Matches the number of past days in which votes count. Plugins that only check would reward an old vote again. */
const DAYS = /^([1-9]|[12]\d|30)?$/;

/** Matches a name that v1 accepts, trimmed. */
const NAME = /^\P{Cc}{1,64}$/u;

/** Matches the user agents of link previews, which open every address that is pasted into a chat. */
const PREVIEW = /bot\b|facebookexternalhit|whatsapp|preview/i;

/** Milliseconds that a query waits for its turn. The wait only gets this long if the database doesn't respond. */
const TURN_WITHIN_MS = 10_000;

/** The verb for each combination of `action`, `object` and `element`. */
const QUESTIONS: ReadonlyMap<string, typeof checkReward> = new Map([
  [" votes claim", checkReward],
  ["post votes claim", claimReward],
  ["custom plugin reward", claimReward],
]);

/** The service that finds keys in addresses. */
interface UrlKeys {
  pools: Pools;
  /** Finds the holder of a key. */
  urlKey(secret: string): Promise<UrlKeyHolder | null>;
  now(): Date;
}

/**
 * Serves `/api/` for plugins that expect 0, 1 or 2 (docs/sites.md). Their key is part of the address, so it opens
 * nothing else and is never logged. `tick` drops idle limits.
 */
export function createVoteDoor(
  { pools, urlKey, now }: UrlKeys,
  { failedKeys, limiter }: Pick<Authenticator, "failedKeys" | "limiter">,
) {
  const perKey = limiter("voteDoor", KEY_LIMIT);
  const found = new Set<string>();
  const queue = createFairQueue(ROOM);

  async function answer(c: ApiContext): Promise<Response> {
    try {
      return c.body(await ask(c), 200, DOOR_HEADERS);
    } catch (error) {
      return refuse(c, refusalOf(error, c));
    }
  }

  async function ask(c: ApiContext): Promise<string> {
    const query = readQuery(c.req);
    const verb = readVerb(c, query);
    const holder = await open(c, query.get("key")?.trim() ?? "");
    c.env.key = holder;
    const { keyId, serverId, status } = holder;
    const taken = await perKey.take(keyId);
    if (!taken.allowed) throw new DoorRefusal("rate_limited", taken.retryAfterSeconds);
    if (status !== "approved") throw new DoorRefusal("not_listed");
    const days = query.get("days") ?? "";
    if (!DAYS.test(days)) throw new DoorRefusal("bad_days");
    const player = { serverId, keyId, username: readName(c, query), days: Number(days || 1) };
    const signal = AbortSignal.timeout(TURN_WITHIN_MS);
    const inTurn = <T>(work: () => Promise<T>) => queue(work, { network: serverId, signal });
    if (NAME.test(player.username)) return await inTurn(() => verb(pools.reads, player, now()));
    await inTurn(() => noteNameless(pools.reads, keyId, now()));
    throw new DoorRefusal("no_name");
  }

  async function open(c: ApiContext, secret: string): Promise<UrlKeyHolder> {
    const look = () => urlKey(secret);
    const holder = looksLikeKeySecret(secret, "vbu_")
      ? await (found.has(secret) ? look() : failedKeys.lookUp(c, look))
      : null;
    if (holder === null) {
      const taken = await failedKeys.take(c);
      throw taken.allowed
        ? new DoorRefusal("bad_key")
        : new DoorRefusal("rate_limited", taken.retryAfterSeconds);
    }
    if (found.size >= FOUND_MAX) found.clear();
    found.add(secret);
    return holder;
  }

  const app = new Hono<ApiEnv>().use(refuseNear).all(DOOR, answer);
  return { app, tick: perKey.tick };
}

/**
 * Returns the function for a request's verb. Only a plugin may claim, because a person who follows the link would use
 * up a vote.
 */
function readVerb(c: ApiContext, query: URLSearchParams): typeof checkReward {
  const { method } = c.req;
  if (method !== "GET" && method !== "POST") throw new DoorRefusal("bad_method");
  const question = ["action", "object", "element"].map((name) => query.get(name)).join(" ");
  const verb = QUESTIONS.get(question);
  if (!verb) throw new DoorRefusal("bad_question");
  if (verb === claimReward && isBrowser(c)) throw new DoorRefusal("browser");
  return verb;
}

/** Returns the player's name, trimmed. Refuses one that may be another player's. */
function readName(c: ApiContext, query: URLSearchParams): string {
  const parameter = query.get("username") ? "username" : "steamid";
  const [name = "", ...more] = query.getAll(parameter);
  if (!isDecoded(c.req, name)) throw new DoorRefusal("unreadable_name");
  if (more.length > 0 || hasUnclearEnds(c.req, parameter, name)) {
    throw new DoorRefusal("unclear_name");
  }
  return name.trim();
}

/**
 * Returns whether a browser or a link preview sent the request. Node's `fetch` sends `cors`; `Accept` proves nothing.
 */
function isBrowser({ req }: ApiContext): boolean {
  return (req.header("sec-fetch-mode") ?? "cors") !== "cors" ||
    req.header("upgrade-insecure-requests") !== undefined ||
    (req.header("sec-purpose") ?? req.header("purpose") ?? "").includes("prefetch") ||
    PREVIEW.test(req.header("user-agent") ?? "");
}
