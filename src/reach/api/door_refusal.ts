import type { Next } from "hono";
import { matchedRoutes } from "hono/route";
import { isUnavailable } from "../../core/database/unavailable.ts";
import { LeftQueue, QueueFull } from "../../core/limits/fair_queue.ts";
import { logFailure } from "../../core/observing/log.ts";
import type { ApiContext } from "../../core/api/request_state.ts";

/** The door's path. */
export const DOOR = "/api/";

/**
 * Match a query with all of the door's parameters, and one with a URL key. Pages and contracts have no such parameters.
 */
const ASKS = [/[?&]object=/i, /[?&]element=/i];
const URL_KEY = /vbu_[A-Za-z0-9]{46}/i;

const RETRY_AFTER_OUTAGE_S = 5;

/**
 * The status and sentence of each refusal. No sentence contains a digit, because some plugins look for one anywhere in
 * the response.
 */
const DOOR_RESPONSES = {
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

/** The headers of every response of the door. */
export const DOOR_HEADERS = { "Content-Type": "text/plain", "Cache-Control": "no-store" };

/** Thrown to respond with one of the refusals. */
export class DoorRefusal extends Error {
  constructor(readonly code: keyof typeof DOOR_RESPONSES, readonly retryAfterS = 0) {
    super(code);
  }
}

/**
 * Refuses requests that were meant for the door, because the response of a page or a problem, with its id and status,
 * would contain digits. Has to run before every other route.
 */
export async function refuseNear(c: ApiContext, next: Next): Promise<Response | void> {
  if (c.req.path !== DOOR && isNearDoor(c.req.url)) return refuse(c, new DoorRefusal("bad_path"));
  await next();
}

/** Responds with a refusal. */
export function refuse(c: ApiContext, { code, retryAfterS }: DoorRefusal): Response {
  const { status, sentence } = DOOR_RESPONSES[code];
  if (retryAfterS > 0) c.header("Retry-After", String(retryAfterS));
  return c.body(`Error: ${sentence}`, status, DOOR_HEADERS);
}

/**
 * Returns whether an address is the door's in another spelling, is below it, or has its query at another path. The
 * paths of the API's versions are not near.
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
  // Decoded twice at most.
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

/** Returns the refusal of an error. Unknown errors are logged. */
export function refusalOf(error: unknown, c: ApiContext): DoorRefusal {
  if (error instanceof DoorRefusal) return error;
  if (error instanceof QueueFull) return new DoorRefusal("rate_limited", error.retryAfterSeconds);
  const isOutage = isUnavailable(error) || error instanceof LeftQueue;
  const { method } = c.req;
  logFailure(error, { requestId: c.env.requestId, method, routes: matchedRoutes(c), isOutage });
  return isOutage
    ? new DoorRefusal("unavailable", RETRY_AFTER_OUTAGE_S)
    : new DoorRefusal("internal_error");
}
