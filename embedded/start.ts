/** The launcher: provides Postgres unless DATABASE_URL names one, then runs the service with few permissions. */
import { loadConfig } from "../src/service/config.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { sentenceOf } from "../src/service/database/sentence.ts";
import { runService } from "./launcher/run_service.ts";

answerHelp("Usage: deno task start, with the settings of docs/hosting.md in the environment");
try {
  // Reports every error at once, before a database is started for an invalid environment.
  loadConfig(Deno.env.toObject());
  const service = await runService();
  Deno.exit(await service.finished);
} catch (error) {
  console.error(sentenceOf(error));
  Deno.exit(1);
}
