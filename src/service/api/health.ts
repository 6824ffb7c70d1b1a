import { Hono } from "hono";
import { SKEW_WARN_MS } from "../../core/time/clock.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { VERSION } from "../../core/version.ts";
import { problem } from "../../core/api/error_response.ts";
import type { ApiEnv } from "../../core/api/request_state.ts";
import { inTime } from "../../core/time/in_time.ts";
import type { Accounts } from "../../site/web/site_services.ts";
import type { ProxyWatch } from "../limits/proxy_watch.ts";
import type { ProcessResources } from "../wiring/create_resources.ts";

/** The reasons why a process is not ready. All requests except the host's get only `notHere`. */
const HEALTH = {
  notHere: "This process takes no requests at the moment.",
  stopping: "This process is stopping.",
  noAnswer: "The database does not answer.",
  skew: (ms: number) =>
    `This host's clock is ${ms} ms ahead of the database's: run NTP on both hosts.`,
};

/** Milliseconds after which the database counts as unavailable. */
const ANSWER_WITHIN_MS = 1_000;

/**
 * `/healthz` returns that this process is alive, and its version. `/readyz` returns whether a load balancer should send
 * requests here: yes, while the database responds on the pools that serve requests and the process isn't stopping.
 * Other faults don't make a process unready, because another process would most likely have them too. The log, metrics
 * and the doctor report those. Only requests from the host, such as the doctor's, get a `detail`.
 */
export function createHealth(
  { pools, clock, postman, valkey, hostProof }: ProcessResources & Pick<Accounts, "postman">,
  { proxies, isLeaving }: { proxies?: Pick<ProxyWatch, "warning">; isLeaving: () => boolean },
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let looking: Promise<string | undefined> | undefined;
  app.get("/healthz", (c) => c.json({ status: "ok", service: "voteboard", version: VERSION }));
  app.get("/readyz", async (c) => {
    // Concurrent requests share one check, because clients may send them without a limit.
    const trouble = isLeaving()
      ? HEALTH.stopping
      : await (looking ??= findTrouble().finally(() => looking = undefined));
    const isHost = hostProof.isHost(c.req.header("authorization"));
    if (trouble !== undefined) {
      const detail = isHost ? trouble : HEALTH.notHere;
      return problem(c, "unavailable", { detail, retryAfterSeconds: 5 });
    }
    const found = isHost ? findWarnings() : [];
    const detail = found.map(({ message }) => message).join(" ");
    const warnings = found.map(({ about, message }) => ({ about, words: message }));
    return c.json({ status: "ready", ...detail ? { detail, warnings } : {} });
  });

  async function findTrouble(): Promise<string | undefined> {
    const serving = [pools.reads, pools.votes, pools.pages];
    const queries = Promise.all(serving.map((sql) => sql`select 1`));
    let why = new Error(`no answer in ${ANSWER_WITHIN_MS} ms`);
    const noted = queries.catch((error) => void (why = error));
    if (await inTime(noted, ANSWER_WITHIN_MS, undefined)) return undefined;
    log("warn", "not_ready", describeError(why));
    return HEALTH.noAnswer;
  }

  /** Finds the warnings of this process, each with the doctor's check that it belongs to. */
  function findWarnings(): { about: string; message: string }[] {
    const skewMs = Math.round(clock.skewMs() ?? 0);
    const skew = Math.abs(skewMs) <= SKEW_WARN_MS ? undefined : HEALTH.skew(skewMs);
    const warnings = {
      clock: skew,
      proxy: proxies?.warning(),
      mail: postman.warning(),
      limits: valkey?.warning(),
    };
    return Object.entries(warnings)
      .flatMap(([about, message]) => message === undefined ? [] : [{ about, message }]);
  }

  return app;
}
