/**
 * The service as `src/service/main.ts` runs it, except for the options in its argument, as JSON. With `skewMs`, its
 * host's clock is off by that many milliseconds until SIGUSR2 corrects it.
 */
import { loadConfig } from "../../../src/service/config.ts";
import { serve } from "../../../src/service/serving/serve.ts";

let { skewMs = 0, ...options } = JSON.parse(Deno.args[0] ?? "{}");
Deno.addSignalListener("SIGUSR2", () => skewMs = 0);

await serve(loadConfig(Deno.env.toObject()), {
  ...options,
  now: () => new Date(Date.now() + skewMs),
});
