/** The launcher, with the stub as its service. */
import { join } from "node:path";
import { runService } from "../../embedded/launcher/run_service.ts";

const main = join(import.meta.dirname ?? "", "stub_service.ts");
Deno.exit(await (await runService({ main })).finished);
