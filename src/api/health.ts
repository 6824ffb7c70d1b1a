import { Hono } from "hono";
import { describeError, log } from "../log.ts";
import { measureSkew, SKEW_MAX_MS } from "../database/check_server.ts";
import { inTime } from "../destinations/resolver.ts";
import type { ProxyWatch } from "../limits/proxy_watch.ts";
import type { Services } from "../services.ts";
import type { ApiEnv } from "./visit.ts";
import { problem } from "./error_response.ts";
import { VERSION } from "../version.ts";

/** Milliseconds that the database may take to answer. */
const ANSWER_WITHIN_MS = 1_000;

/**
 * `/healthz`: this process answers, and its version. `/readyz`: so does its database, on every pool that requests and
 * deliveries go through, and their clocks agree. A proxy that is not set up, or a mail server or Valkey that is down, is
 * no reason to take no requests, but named in `detail`; to be told to stop is one.
 */
export function createHealth(
  { pools, now, postman, valkey }: Services,
  { proxies, isLeaving }: { proxies?: Pick<ProxyWatch, "warning">; isLeaving: () => boolean },
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let looking: Promise<string | undefined> | undefined;
  app.get("/healthz", (c) => c.json({ status: "ok", service: "voteboard", version: VERSION }));
  app.get("/readyz", async (c) => {
    // Whoever asks meanwhile is told the same: anybody may ask, as often as they like.
    const trouble = isLeaving()
      ? "This process is stopping."
      : await (looking ??= findTrouble().finally(() => looking = undefined));
    const warnings = [proxies?.warning(), postman.warning(), valkey?.warning()];
    const detail = warnings.filter(Boolean).join(" ");
    if (trouble === undefined) return c.json({ status: "ready", ...detail ? { detail } : {} });
    return problem(c, "unavailable", trouble, { retryAfterSeconds: 5 });
  });

  async function findTrouble(): Promise<string | undefined> {
    const { reads, pages, deliveries } = pools;
    const asked = Promise.all([reads, pages, deliveries].map((sql) => measureSkew(sql, now)));
    let why = new Error(`no answer in ${ANSWER_WITHIN_MS} ms`);
    const noted = asked.catch((error) => void (why = error));
    const skews = await inTime(noted, ANSWER_WITHIN_MS, undefined);
    if (skews === undefined) {
      log("warn", "not_ready", describeError(why));
      return "The database does not answer.";
    }
    const skewMs = Math.max(...skews);
    if (skewMs <= SKEW_MAX_MS) return undefined;
    log("error", "clock_skew", { skew_ms: skewMs });
    return `The database's clock is ${skewMs} ms off from this host's.`;
  }

  return app;
}
