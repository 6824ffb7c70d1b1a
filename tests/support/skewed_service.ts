/**
 * The service as `src/service/main.ts` runs it on a host whose clock is off by so many milliseconds (the argument), until
 * SIGUSR2 sets it right.
 */
import { loadConfig } from "../../src/service/config.ts";
import { serve } from "../../src/service/serve.ts";

let skewMs = Number(Deno.args[0]);
Deno.addSignalListener("SIGUSR2", () => skewMs = 0);

await serve(loadConfig(Deno.env.toObject()), { now: () => new Date(Date.now() + skewMs) });
