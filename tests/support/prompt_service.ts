/** The service as `src/service/main.ts` runs it, whose daily jobs run as soon as it has started. */
import { loadConfig } from "../../src/service/config.ts";
import { serve } from "../../src/service/serve.ts";

await serve(loadConfig(Deno.env.toObject()), { dailyAfterMs: 0 });
