/** The service as `src/service/main.ts` runs it, so patient that no deadline passes on a busy machine. */
import { loadConfig } from "../../src/service/config.ts";
import { serve } from "../../src/service/serve.ts";

await serve(loadConfig(Deno.env.toObject()), { timeoutFactor: 100 });
