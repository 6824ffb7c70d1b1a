import { join } from "node:path";
import { PROJECT, TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { serviceFlags } from "../../../embedded/launcher/service_flags.ts";
import { socketOf } from "../../../src/core/database/database_address.ts";
import { LAUNCHER_VARIABLE } from "../../../src/service/serving/shutdown.ts";

/** Matches the line with which a service logs that it has started, and its port. */
const LISTENING = /"event":"listening".*?"port":(\d+)/;

/** The settings that a service is started with. */
export interface ServiceOptions {
  databaseUrl: string;
  /** The only folder that it may write to. */
  folder: string;
  secretKey: string;
  /** Arguments of `service.ts`. */
  args: string[];
}

/** One process of a service, from its start to its end. */
export interface ServiceRun {
  /** Whether it has logged that it listens, and was not killed since. */
  listens: boolean;
  /** The port that it listens on. 0 before that. */
  port: number;
  /** Whether we ended it. */
  killed: boolean;
  /** Sends a signal. Ignored if the service has ended. */
  signal(name: "SIGTERM" | "SIGKILL"): void;
  /** The service's ending, once its log is written. */
  ended: Promise<Ending>;
}

/** The end of a service. */
export interface Ending {
  code: number;
  /** Its text on standard error. */
  complaint: string;
}

/** Starts a service as a separate process with the permissions of production. Its log is written to `logFile`. */
export function startRun(options: ServiceOptions, logFile: string): ServiceRun {
  const child = spawn(options);

  async function end(): Promise<Ending> {
    const [{ code }, complaint] = await Promise.all([
      child.status,
      new Response(child.stderr).text(),
      keepLog(child.stdout, logFile, onListens),
    ]);
    await child.stdin.close().catch(() => {});
    return { code, complaint };
  }

  function onListens(port: number): void {
    run.listens = !run.killed;
    run.port = port;
  }

  const run: ServiceRun = {
    listens: false,
    port: 0,
    killed: false,
    signal(name) {
      if (name === "SIGKILL") {
        run.killed = true;
        run.listens = false;
      }
      try {
        child.kill(name);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    },
    ended: end(),
  };
  return run;
}

/** Spawns the service with a pipe as standard input, so that it ends if this process dies. */
function spawn({ databaseUrl, folder, secretKey, args }: ServiceOptions): Deno.ChildProcess {
  const reach = { project: PROJECT, dataDir: folder, sockets: [socketOf(databaseUrl)] };
  return new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      ...TEST_LOCK,
      ...serviceFlags(reach),
      join(PROJECT, "tests/chaos/services/service.ts"),
      ...args,
    ],
    cwd: PROJECT,
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: secretKey,
      WEBHOOK_ALLOW_PRIVATE: "1",
      VOTES_PER_ADDRESS: "999999",
      VOTEBOARD_EMBEDDED: "",
      NO_COLOR: "1", // what a service complains of when it dies is for the report
      [LAUNCHER_VARIABLE]: "1",
    },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Writes the log to a file, and reports when the service listens. */
async function keepLog(
  output: ReadableStream<Uint8Array>,
  path: string,
  listens: (port: number) => void,
): Promise<void> {
  using file = await Deno.open(path, { create: true, append: true });
  const decoder = new TextDecoder();
  let head: string | undefined = "";
  for await (const chunk of output) {
    await file.write(chunk);
    if (head === undefined) continue;
    head += decoder.decode(chunk, { stream: true });
    const [, port] = LISTENING.exec(head) ?? [];
    if (port === undefined) continue;
    head = undefined;
    listens(Number(port));
  }
}
