/**
 * The start-up file of the chaos test: the service as `src/service/main.ts` runs it, but with shorter waits, ballots
 * without proof of work, and no rates for receivers. Arguments: the divisor of the waits between attempts, and the
 * milliseconds of a lease, with matching deadlines (by default production's). The product has no setting for this.
 */
import { loadConfig } from "../../../src/service/config.ts";
import { serve } from "../../../src/service/serving/serve.ts";
import { BREAKER_WAITS } from "../../../src/core/deliveries/endpoint_health.ts";
import { RETRY_SCHEDULE } from "../../../src/core/deliveries/retry_schedule.ts";
import { createSender } from "../../../src/core/sending/send_delivery.ts";
import { votifierSender } from "../../../src/reach/sending/votifier/votifier_sender.ts";
import { OPEN_RATES } from "../../support/deliveries/rates.ts";
import { LENIENT } from "../../support/votes/ballots.ts";

/** An attempt's deadline and the time to connect, in milliseconds. Both are well within the last quarter of a lease. */
const RESPONSE_TIMEOUT_MS = 800;
const CONNECT_TIMEOUT_MS = 500;

/** Milliseconds between two sweeps for the rows of dead processes, if leases are shorter than production's. */
const REAP_EVERY_MS = 1_000;

const [dividedBy = 1, leaseMs] = Deno.args.map(Number);
const shortened = leaseMs !== undefined;

await serve(loadConfig(Deno.env.toObject()), {
  schedule: RETRY_SCHEDULE.map((wait) => wait / dividedBy),
  breaker: {
    firstS: BREAKER_WAITS.firstS / dividedBy,
    longestS: BREAKER_WAITS.longestS / dividedBy,
  },
  rates: OPEN_RATES,
  ...(shortened ? { leaseMs, reapEveryMs: REAP_EVERY_MS } : {}),
  botCheck: LENIENT,
  sender: createSender({
    allowPrivate: true,
    now: () => new Date(),
    protocols: { votifier: votifierSender("localhost") },
    ...(shortened
      ? { responseTimeoutMs: RESPONSE_TIMEOUT_MS, connectTimeoutMs: CONNECT_TIMEOUT_MS }
      : {}),
  }),
});
