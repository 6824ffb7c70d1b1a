import { createHash } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { cors } from "hono/cors";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { limits } from "../../../../generated/public/limits.ts";
import { type Handlers, routes } from "../../../../generated/public/routes.ts";
import type { ListingReads, ListingSite } from "./listing_reads.ts";
import { createFairQueue } from "../../../core/limits/fair_queue.ts";
import type { Cidr } from "../../../core/limits/trusted_proxies.ts";
import type { CreateLimiter } from "../../../core/limits/shared_window.ts";
import { admitByAddress } from "../../../core/api/admission.ts";
import { onNotFound } from "../../../core/api/error_response.ts";
import { mount } from "../../../core/api/mount.ts";
import type { ApiContext, ApiEnv } from "../../../core/api/request_state.ts";
import { getListedServer } from "./get_listed_server.ts";
import { getServerHistory } from "./get_server_history.ts";
import { getTopVoters } from "./get_top_voters.ts";
import { listGames } from "./list_games.ts";
import { listServers } from "./list_servers.ts";
import { listTags } from "./list_tags.ts";

/**
 * Concurrent requests that query: a third of the pages' connections, because players need the rest. Networks take
 * turns, and one that sends too many at once can't fill the queue.
 *
 * ```text
 * limit                   value      protects                      used up by
 * room of the public API  2 at once  the pages' other connections  programs that read the list
 *   test: slow readers of the public API leave the pages their connections
 * room of a network       32 wait    other networks                the programs of a network
 *   test: a network's requests beyond its room of the public API are told when to come back
 * ```
 */
const ROOM = { slots: 2, waiting: 500, perNetwork: 32, retryAfterSeconds: 1 };

/** Milliseconds that a request waits for its turn. The wait only gets this long if the database doesn't respond. */
const TURN_WITHIN_MS = 2_000;

/**
 * All clients get the same response for half a minute, because a player who no longer wants to be listed has to be gone
 * within a minute.
 */
const CACHING = "public, max-age=30";

/** Headers that scripts of other sites may read, such as those of rate limits and ids. */
const EXPOSED = ["ETag", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"];

/** Seconds for which browsers may cache that any site may send requests. */
const PREFLIGHT_KEPT_S = 86_400;

/** Headers of a 304: those of the 200 that it replaces. */
const RETAINED = [
  ...RETAINED_304_HEADERS,
  "access-control-allow-origin",
  "access-control-expose-headers",
];

/**
 * Creates the operations of the public contract: without keys, limited by address, and readable by scripts of any site.
 */
export function createPublicApi(
  services: ListingReads & { limiter: CreateLimiter },
  config: ListingSite & { trustedProxies: readonly Cidr[] },
) {
  const app = new OpenAPIHono<ApiEnv>();
  const queue = createFairQueue(ROOM);
  const inTurn = <C extends ApiContext, Rest extends unknown[], A>(
    handle: (c: C, ...rest: Rest) => A | Promise<A>,
  ) =>
  (c: C, ...rest: Rest) =>
    queue(async () => await handle(c, ...rest), {
      network: c.env.admittedNetwork,
      signal: AbortSignal.timeout(TURN_WITHIN_MS),
    });
  const handlers: Handlers<ApiEnv> = {
    listServers: inTurn(listServers(services, config)),
    getListedServer: inTurn(getListedServer(services, config)),
    getServerHistory: inTurn(getServerHistory(services)),
    getTopVoters: inTurn(getTopVoters(services)),
    // These two read from memory.
    listGames: listGames(services, config),
    listTags: listTags(services, config),
  };
  app.use("/public/*", forAnySite);
  const mounted = mount(app, { routes, limits, handlers }, {
    admission: admitByAddress(services.limiter, config),
    tag: etag({ retainedHeaders: RETAINED, generateDigest: digest }),
    caching: CACHING,
  });
  // A mistyped path gets a problem, even in a browser.
  app.all("/public/*", onNotFound);
  return { app, tick: mounted.tick };
}

/** Lets scripts of any site read the responses, which have no cookies and are the same for all clients. */
const forAnySite = cors({
  allowMethods: ["GET", "HEAD"],
  exposeHeaders: EXPOSED,
  maxAge: PREFLIGHT_KEPT_S,
});

/**
 * Computes the digest for an `ETag` on this thread, because `crypto.subtle` would occupy another one for each response.
 */
function digest(body: Uint8Array): ArrayBuffer {
  return new Uint8Array(createHash("sha1").update(body).digest()).buffer;
}
