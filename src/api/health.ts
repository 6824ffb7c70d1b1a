import { Hono } from "hono";
import { describeError, log } from "../log.ts";
import type { Sql } from "../database/connect.ts";
import { readClock } from "../database/check_server.ts";
import type { ProxyWatch } from "../limits/proxy_watch.ts";
import type { Services } from "../services.ts";
import type { ApiEnv } from "./visit.ts";
import { problem } from "./error_response.ts";
import { VERSION } from "../version.ts";

/** Maximum difference between the database's clock and ours, in milliseconds: votes near midnight depend on both. */
const SKEW_MAX_MS = 2_000;

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
  app.get("/healthz", (c) => c.json({ status: "ok", service: "voteboard", version: VERSION }));
  app.get("/readyz", async (c) => {
    const trouble = isLeaving() ? "This process is stopping." : await findTrouble();
    const warnings = [proxies?.warning(), postman.warning(), valkey?.warning()];
    const detail = warnings.filter(Boolean).join(" ");
    if (trouble === undefined) return c.json({ status: "ready", ...detail ? { detail } : {} });
    return problem(c, "unavailable", trouble, { retryAfterSeconds: 5 });
  });

  async function findTrouble(): Promise<string | undefined> {
    try {
      const { reads, pages, deliveries } = pools;
      const skews = [reads, pages, deliveries].map(measureSkew);
      const skewMs = Math.max(...await within(ANSWER_WITHIN_MS, Promise.all(skews)));
      if (skewMs <= SKEW_MAX_MS) return undefined;
      log("error", "clock_skew", { skew_ms: skewMs });
      return `The database's clock is ${skewMs} ms off from this host's.`;
    } catch (error) {
      log("warn", "not_ready", describeError(error));
      return "The database does not answer.";
    }
  }

  async function measureSkew(sql: Sql): Promise<number> {
    const asked = now().getTime();
    const theirs = (await readClock(sql)).getTime();
    return Math.max(0, asked - theirs, theirs - now().getTime());
  }

  return app;
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer;
  const late = new Promise<never>((_, fail) =>
    timer = setTimeout(() => fail(new Error(`no answer in ${ms} ms`)), ms)
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
