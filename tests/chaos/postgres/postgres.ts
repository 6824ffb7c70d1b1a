import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../../../embedded/use.ts";
import { emptyFolder } from "../../support/database/embedded_folder.ts";
import { eventually, hasEnded } from "../../support/processes/processes.ts";

/** Milliseconds within which Postgres must end after an immediate stop. */
const END_WITHIN_MS = 20_000;

/** A separate Postgres of the run, as durable as in production, in a temporary folder. */
export interface ChaosPostgres extends AsyncDisposable {
  url: string;
  /** Ends it as `pg_ctl stop -m immediate` does, without a checkpoint, and starts it again after `downMs`. */
  stopImmediately(downMs: number): Promise<void>;
}

/** Creates and starts a Postgres. */
export async function startPostgres(): Promise<ChaosPostgres> {
  const folder = await emptyFolder();
  const postgres: EmbeddedPostgres = await useEmbeddedPostgres({ dataDir: folder.dataDir });
  return {
    url: postgres.url,
    async stopImmediately(downMs) {
      const pid = await folder.readPid();
      process.kill(pid, "SIGQUIT");
      await eventually("Postgres ends", () => hasEnded(pid), { withinMs: END_WITHIN_MS });
      await pause(downMs);
      await postgres.revive();
    },
    async [Symbol.asyncDispose]() {
      await postgres.leave();
      await folder[Symbol.asyncDispose]();
    },
  };
}
