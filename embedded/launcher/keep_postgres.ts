import type { EmbeddedPostgres } from "../use.ts";
import { describeError, log } from "../../src/core/observing/log.ts";

/** Milliseconds between checks that Postgres is alive. */
const LOOK_EVERY_MS = 500;

/**
 * Restarts the embedded Postgres whenever it dies, and logs a line each time. `stop` resolves when Postgres won't be
 * started any more. `everyMs` is for tests.
 */
export function keepPostgres(
  postgres: Pick<EmbeddedPostgres, "revive">,
  { everyMs = LOOK_EVERY_MS } = {},
): { stop(): Promise<void> } {
  let looking = Promise.resolve();
  const timer = setInterval(() => looking = looking.then(look), everyMs);

  async function look(): Promise<void> {
    try {
      if (await postgres.revive()) log("warn", "postgres_restarted");
    } catch (error) {
      log("error", "postgres_not_restarted", describeError(error));
    }
  }

  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
