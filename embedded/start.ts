/**
 * The launcher: provides Postgres unless DATABASE_URL names one, then runs the service with few permissions. With
 * `--bundled`, runs the bundle of an image instead of the sources.
 */
import { provideLanguages } from "../scripts/languages.ts";
import { answerHelp } from "../src/service/cli/help.ts";

answerHelp("Usage: deno task start, with the settings of docs/hosting.md in the environment");
try {
  // Before the programs that load them, because a unit may start this file in a folder that was just replaced.
  await provideLanguages();
  const { launch } = await import("./launcher/launch.ts");
  Deno.exit(await launch({ isBundled: Deno.args.includes("--bundled") }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}
