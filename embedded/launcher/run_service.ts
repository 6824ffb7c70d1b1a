import { join, resolve } from "node:path";
import { filesOf, socketOf } from "../../src/core/database/database_address.ts";
import { log } from "../../src/core/observing/log.ts";
import { LAUNCHER_VARIABLE } from "../../src/service/serving/shutdown.ts";
import { openDatabase, type TaskDatabase } from "./database.ts";
import { keepPostgres } from "./keep_postgres.ts";
import { PROJECT, SERVICE_LOCK } from "./project.ts";
import { serviceFlags } from "./service_flags.ts";
import { watchSignals } from "./signals.ts";
import { findNearNames } from "../../src/service/near_names.ts";

/** Options for starting the service. */
export interface ServiceOptions {
  /** Environment variables for the service in addition to those of this process. */
  extraEnv?: Record<string, string>;
  /** Additional flags for `deno run`. */
  extraArgs?: string[];
  /** "piped" passes the service's output to the caller, who must read it. */
  stdout?: "inherit" | "piped";
  /** The file to run. Tests pass their own. */
  main?: string;
}

/** A running service. */
export interface RunningService {
  databaseUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** The service's standard output, if it is piped. */
  stdout: ReadableStream<Uint8Array> | undefined;
  /** Makes the service drain and end. */
  stop(): void;
  /** The service's exit status, once it has ended and its database was released. */
  finished: Promise<number>;
}

/**
 * Starts the service, after its embedded Postgres unless DATABASE_URL names another, and supervises both: signals are
 * forwarded, Postgres is restarted when it dies, and the last process stops it. Throws an error if the database can't
 * start.
 */
export async function runService(options: ServiceOptions = {}): Promise<RunningService> {
  const signals = watchSignals();
  const env = { ...Deno.env.toObject(), ...options.extraEnv };
  const database = await openDatabase(env).catch((error) => {
    signals.close();
    throw error;
  });
  const settings = database.embedded?.settings;
  if (settings && options.stdout !== "piped") log("info", "postgres_started", settings);
  const keeper = database.embedded && keepPostgres(database.embedded);
  const child = spawnService(database, env, options);
  signals.handTo((signal) => child.kill(signal));

  async function finish(): Promise<number> {
    const { code } = await child.status;
    await keeper?.stop();
    await database.close();
    signals.close();
    return code;
  }

  return {
    databaseUrl: database.url,
    dataDir: database.dataDir,
    stdout: options.stdout === "piped" ? child.stdout : undefined,
    stop: () => signals.send("SIGTERM"),
    finished: finish(),
  };
}

/**
 * Its standard input is a pipe that is never written to. The end of the pipe tells the service that this process is
 * gone.
 */
function spawnService(
  { url, directUrl, dataDir, embedded }: TaskDatabase,
  env: Record<string, string>,
  { extraArgs = [], stdout = "inherit", main = join(PROJECT, "src/service/main.ts") }:
    ServiceOptions,
): Deno.ChildProcess {
  const sockets = [socketOf(url), socketOf(directUrl)];
  const files = [...filesOf(url), ...filesOf(directUrl)].map((path) => resolve(PROJECT, path));
  const reach = { project: PROJECT, dataDir, home: embedded?.home, sockets, files };
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", ...SERVICE_LOCK, ...serviceFlags(reach), ...extraArgs, main],
    cwd: PROJECT,
    env: {
      ...env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      BACKUP_PASSPHRASE: "", // a process that faces the internet has no use for it
      VOTEBOARD_NEAR_NAMES: findNearNames(env).join(", "),
      VOTEBOARD_EMBEDDED: embedded ? "1" : "",
      [LAUNCHER_VARIABLE]: "1",
    },
    stdin: "piped",
    stdout,
    stderr: "inherit",
  }).spawn();
}
