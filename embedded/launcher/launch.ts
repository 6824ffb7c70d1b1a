import { join } from "node:path";
import { loadConfig } from "../../src/service/config.ts";
import { sentenceOf } from "../../src/service/database/sentence.ts";
import { BUNDLED_MAIN, PROJECT } from "./project.ts";
import { runService } from "./run_service.ts";

/** Runs the service until it ends. Returns its exit status. Throws an `Error` with a sentence if it can't start. */
export async function launch({ isBundled }: { isBundled: boolean }): Promise<number> {
  try {
    // Reports every error at once, before a database is started for an invalid environment.
    loadConfig(Deno.env.toObject());
    const service = await runService(isBundled ? { main: join(PROJECT, BUNDLED_MAIN) } : {});
    return await service.finished;
  } catch (error) {
    throw new Error(sentenceOf(error), { cause: error });
  }
}
