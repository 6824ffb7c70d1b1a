/** The service: it listens, delivers and keeps the timetable, until it is told to stop. */
import { loadConfig } from "./config.ts";
import { flushLog } from "./log.ts";
import { serve } from "./serve.ts";

try {
  await serve(loadConfig(Deno.env.toObject()));
} catch (error) {
  flushLog();
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}
