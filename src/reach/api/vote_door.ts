import { Hono, type Next } from "hono";
import { matchedRoutes } from "hono/route";
import { isUnavailable } from "../../core/database/unavailable.ts";
import { looksLikeKeySecret } from "../../core/keys/key_secret.ts";
import { createFairLine, LeftLine, LineFull } from "../../core/limits/fair_line.ts";
import { logFailure } from "../../core/observing/log.ts";
import { checkReward, claimReward, noteNameless } from "../rewards/door_answer.ts";
import type { Pools } from "../../core/database/pools.ts";
import type { UrlKeyHolder } from "../../site/keys/url_key.ts";
import type { Authenticator } from "../../core/api/authenticate.ts";
import { hasUnclearEnds, isDecoded, readQuery } from "../../core/text/query.ts";
import type { ApiContext, ApiEnv } from "../../core/api/request_state.ts";

/** The door's path. */
const DOOR = "/api/";

/** Match a query with the door's parameters, or with a URL key. Pages and contracts have no such parameters. */
const ASKS = [/[?&]object=/i, /[?&]element=/i];
const URL_KEY = /vbu_[A-Za-z0-9]{46}/i;

/** Requests per key and minute. Plugins query for every online player, up to five times a second. */
const KEY_LIMIT = { requests: 600, windowMs: 60_000 };

/** Concurrent queries: half of v1's connections, because v1 needs the rest. Servers take turns. */
const ROOM = { slots: 2, waiting: 6_000, perNetwork: KEY_LIMIT.requests, retryAfterSeconds: 1 };

/** Maximum number of secrets remembered as valid. */
const FOUND_MAX = 100_000;

/** Matches the number of past days to look for votes in. Plugins that only check would reward an old vote again. */
const DAYS = /^([1-9]|[12]\d|30)?$/;

/** Matches a name that v1 accepts, trimmed. */
const NAME = /^\P{Cc}{1,64}$/u;

/** Matches the user agents of link previews, which open any address that is pasted into a chat. */
const PREVIEW = /bot\b|facebookexternalhit|whatsapp|preview/i;

/** Milliseconds that a query waits for its turn. The wait only gets this long if the database doesn't respond. */
const TURN_WITHIN_MS = 10_000;

const RETRY_AFTER_OUTAGE_S = 5;

/**
 * The status and sentence of each refusal. No sentence contains a digit, because some plugins look for one anywhere in
 * the response.
 */
const REFUSALS = {
  bad_method: { status: 405, sentence: "use GET or POST" },
  bad_path: {
    status: 404,
    sentence: "nothing is here; plugins ask at /api/, and the reference is at /docs/api",
  },
  bad_question: { status: 404, sentence: "nothing here answers that question" },
  browser: {
    status: 405,
    sentence: "only a game server may claim a vote; this looks like a browser",
  },
  bad_key: { status: 401, sentence: "this key does not work" },
  rate_limited: { status: 429, sentence: "too many requests" },
  not_listed: { status: 403, sentence: "this server is not listed at the moment" },
  bad_days: { status: 400, sentence: "days must be whole, and a month at most" },
  unreadable_name: { status: 400, sentence: "the name has characters that cannot be read" },
  unclear_name: {
    status: 400,
    sentence: "the name may mean another player; send it once, and no plus at its ends",
  },
  no_name: { status: 400, sentence: "name missing; send the player's name as username" },
  unavailable: { status: 503, sentence: "try later" },
  internal_error: { status: 500, sentence: "something went wrong; the host's log says what" },
} as const;

/** The verb for each combination of `action`, `object` and `element`. */
const QUESTIONS: ReadonlyMap<string, typeof checkReward> = new Map([
  [" votes claim", checkReward],
  ["post votes claim", claimReward],
  ["custom plugin reward", claimReward],
]);

const HEADERS = { "Content-Type": "text/plain", "Cache-Control": "no-store" };

class DoorRefusal extends Error {
  constructor(readonly code: keyof typeof REFUSALS, readonly retryAfterS = 0) {
    super(code);
  }
}

/** What requests with a key in their address are answered from. */
interface UrlKeys {
  pools: Pools;
  /** Finds whose key it is. */
  urlKey(secret: string): Promise<UrlKeyHolder | null>;
  now(): Date;
}

/**
 * Serves `/api/` for plugins that expect 0, 1 or 2 (docs/compat.md). Their key is part of the address, so it opens
 * nothing else and is never logged. `tick` drops idle limits.
 */
export function createVoteDoor(
  { pools, urlKey, now }: UrlKeys,
  { failedKeys, limiter }: Pick<Authenticator, "failedKeys" | "limiter">,
) {
  const perKey = limiter("voteDoor", KEY_LIMIT);
  const found = new Set<string>();
  const line = createFairLine(ROOM);

  async function answer(c: ApiContext): Promise<Response> {
    try {
      return c.body(await ask(c), 200, HEADERS);
    } catch (error) {
      return refuse(c, refusalOf(error, c));
    }
  }

  async function ask(c: ApiContext): Promise<string> {
    const query = readQuery(c.req);
    const verb = readVerb(c, query);
    const { keyId, serverId, status } = await open(c, query.get("key")?.trim() ?? "");
    c.env.keyId = keyId;
    const taken = await perKey.take(keyId);
    if (!taken.allowed) throw new DoorRefusal("rate_limited", taken.retryAfterSeconds);
    if (status !== "approved") throw new DoorRefusal("not_listed");
    const days = query.get("days") ?? "";
    if (!DAYS.test(days)) throw new DoorRefusal("bad_days");
    const player = { serverId, keyId, username: readName(c, query), days: Number(days || 1) };
    const signal = AbortSignal.timeout(TURN_WITHIN_MS);
    const inTurn = <T>(work: () => Promise<T>) => line(work, { network: serverId, signal });
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
 * Refuses requests that were meant for the door, before a page, a problem's id or its status answers with a digit. Has
 * to run before every other route.
 */
async function refuseNear(c: ApiContext, next: Next): Promise<Response | void> {
  if (c.req.path !== DOOR && isNearDoor(c.req.url)) return refuse(c, new DoorRefusal("bad_path"));
  await next();
}

function refuse(c: ApiContext, { code, retryAfterS }: DoorRefusal): Response {
  const { status, sentence } = REFUSALS[code];
  if (retryAfterS > 0) c.header("Retry-After", String(retryAfterS));
  return c.body(`Error: ${sentence}`, status, HEADERS);
}

/**
 * Returns whether an address is the door's but for its spelling, is below it, or asks its question elsewhere. The paths
 * of the API's versions are not near.
 */
function isNearDoor(url: string): boolean {
  // The host of a malformed request can't be parsed.
  const address = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  const [path = ""] = address.split("?", 1);
  const search = address.slice(path.length);
  if (ASKS.every((parameter) => parameter.test(search)) || URL_KEY.test(search)) return true;
  const [first = "", second = ""] = segmentsOf(path);
  return first.startsWith("api") && !/^v\d/.test(second);
}

/** Returns the parts of a path as a lenient router reads them, without the prefix of a language. */
function segmentsOf(path: string): string[] {
  // Encoded twice at most.
  const plain = URL.parse(`http://localhost${decodeAscii(decodeAscii(path))}`)?.pathname ?? "";
  const segments = plain.toLowerCase().split("/").filter((segment) => segment !== "");
  return /^[a-z]{2}(-[a-z]{2})?$/.test(segments[0] ?? "") ? segments.slice(1) : segments;
}

function decodeAscii(path: string): string {
  return path.replace(
    /%([0-7][0-9a-f])/gi,
    (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Finds out what a request asks for. Only a plugin may claim: a person who follows the link would use up a vote. */
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

function refusalOf(error: unknown, c: ApiContext): DoorRefusal {
  if (error instanceof DoorRefusal) return error;
  if (error instanceof LineFull) return new DoorRefusal("rate_limited", error.retryAfterSeconds);
  const isOutage = isUnavailable(error) || error instanceof LeftLine;
  const { method } = c.req;
  logFailure(error, { requestId: c.env.requestId, method, routes: matchedRoutes(c), isOutage });
  return isOutage
    ? new DoorRefusal("unavailable", RETRY_AFTER_OUTAGE_S)
    : new DoorRefusal("internal_error");
}
