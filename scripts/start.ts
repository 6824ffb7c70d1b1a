/** The launcher: brings Postgres unless DATABASE_URL names one, then runs the service with few permissions. */
import { runService } from "./start/run_service.ts";

try {
  const service = await runService();
  Deno.exit(await service.finished);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exit(1);
}
