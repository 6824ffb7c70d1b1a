import { join } from "node:path";
import { socketOf } from "../../../src/core/database/database_address.ts";
import { LAUNCHER_VARIABLE } from "../../../src/service/serving/shutdown.ts";
import { PROJECT, SERVICE_LOCK } from "../../../embedded/launcher/project.ts";
import { serviceFlags } from "../../../embedded/launcher/service_flags.ts";
import { SECRET_KEY } from "../database.ts";
import { freePort, type Side, startSide } from "./side.ts";

/** Differences from `deno task start`. */
export interface ServiceSideOptions {
  /** More flags for `deno run`, such as a profiler's. */
  flags?: string[];
  /** Variables that the service reads. */
  env?: Record<string, string>;
  /** Name in the tables. */
  name?: string;
  /** Folder for its log; without one that goes nowhere. */
  logs?: string;
  /** A key whose first answered vote check ends the start; without one, the first answer of all does. */
  secret?: string;
}

/** The real service, as the launcher runs it: the same flags, variables and database. */
export function startService(
  { url, dataDir }: { url: string; dataDir: string },
  { flags = [], env = {}, name = "voteboard", secret, ...logs }: ServiceSideOptions,
): Promise<Side> {
  const port = freePort();
  const reach = serviceFlags({ project: PROJECT, dataDir, sockets: [socketOf(url)] });
  return startSide({
    name,
    program: Deno.execPath(),
    args: ["run", ...SERVICE_LOCK, ...reach, ...flags, join(PROJECT, "src/service/main.ts")],
    cwd: PROJECT,
    port,
    env: {
      PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      VOTEBOARD_EMBEDDED: "1",
      [LAUNCHER_VARIABLE]: "1",
      SECRET_KEY,
      ...env,
    },
    ...logs,
    ...secret === undefined ? {} : {
      first: new Request(`http://127.0.0.1:${port}/api/v1/vote-check?username=Player_1`, {
        headers: { Authorization: `Bearer ${secret}` },
      }),
    },
  });
}
