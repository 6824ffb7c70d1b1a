/** The service as `src/main.ts` runs it, so patient that no deadline passes on a busy machine. */
import { loadConfig } from "../../src/config.ts";
import { serve } from "../../src/service/serve.ts";

await serve(loadConfig(Deno.env.toObject()), { timeoutFactor: 100 });
