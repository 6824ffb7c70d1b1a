/**
 * The start-up file of the chaos test: the service as `src/main.ts` runs it, with shorter waits. Arguments: by
 * how much waits are divided, and milliseconds of a lease. The product has no switch for this.
 */
import { loadConfig } from "../../src/config.ts";
import { serve } from "../../src/service/serve.ts";
import { BREAKER_WAITS } from "../../src/deliveries/endpoint_health.ts";
import { RETRY_SCHEDULE } from "../../src/deliveries/retry_schedule.ts";
import { createSender } from "../../src/sending/send_delivery.ts";

/** An attempt's deadline and the time to connect, in milliseconds: well within the last quarter of a lease. */
const RESPONSE_TIMEOUT_MS = 800;
const CONNECT_TIMEOUT_MS = 500;

/** How often the rows of dead processes are freed, in milliseconds: a tenth of production's 10 s. */
const REAP_EVERY_MS = 1_000;

const [dividedBy = 1, leaseMs = 60_000] = Deno.args.map(Number);

await serve(loadConfig(Deno.env.toObject()), {
  schedule: RETRY_SCHEDULE.map((wait) => wait / dividedBy),
  breaker: {
    firstS: BREAKER_WAITS.firstS / dividedBy,
    longestS: BREAKER_WAITS.longestS / dividedBy,
  },
  leaseMs,
  reapEveryMs: REAP_EVERY_MS,
  sender: createSender({
    allowPrivate: true,
    now: () => new Date(),
    responseTimeoutMs: RESPONSE_TIMEOUT_MS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  }),
});
