import { connect } from "../../../src/core/database/connect.ts";
import { hasTool, startTool } from "../processes/host_tools.ts";
import { answers, freePort } from "../network/ports.ts";
import { startPostgresProxy } from "./postgres_proxy.ts";
import { eventually } from "../processes/processes.ts";

/** The account that it runs as if the tests run as root, because it refuses to run as root. */
const UNPRIVILEGED = "nobody";

/** The moment at which PgBouncer lends a server's connection to another client. */
export type PoolMode = "session" | "transaction" | "statement";

/** A real PgBouncer in front of a database. `await using` ends it. */
export interface PgBouncer extends AsyncDisposable {
  /** The database's address through it. */
  url: string;
  port: number;
}

/** Returns whether PgBouncer's own tests can run; see `hasTool`. */
export function hasPgBouncer(): boolean {
  return hasTool("pgbouncer");
}

/**
 * Starts PgBouncer on a free port in front of the server of `databaseUrl`. `settings` are added to its file unchanged.
 */
export async function startPgBouncer(
  databaseUrl: string,
  mode: PoolMode,
  settings: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const proxy = startPostgresProxy(databaseUrl); // a TCP port, wherever Postgres listens
  const folder = await Deno.makeTempDir({ prefix: "voteboard-pgbouncer-" });
  await Deno.chmod(folder, 0o755);
  const port = freePort();
  const file = `${folder}/pgbouncer.ini`;
  const server = { ...serverOf(databaseUrl), port: Number(new URL(proxy.url).port) };
  await Deno.writeTextFile(file, settingsFile(server, { port, mode, settings }));
  const asOther = Deno.uid() === 0 ? ["-u", UNPRIVILEGED] : [];
  const child = startTool("pgbouncer", [...asOther, file]);
  await eventually("PgBouncer listens", () => answers(port));
  const { user, name } = server;
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${name}`,
    port,
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
      await proxy[Symbol.asyncDispose]();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

interface Server {
  user: string;
  password: string;
  name: string;
  port: number;
}

/** The driver's own reading of the address. */
function serverOf(databaseUrl: string): Omit<Server, "port"> {
  const { user, pass, database } = connect(databaseUrl, { applicationName: "never connects" })
    .options;
  return { user, password: typeof pass === "string" ? pass : "", name: database };
}

function settingsFile(
  { user, password, name, port }: Server,
  options: { port: number; mode: PoolMode; settings: Record<string, string | number> },
): string {
  const secret = password === "" ? "" : ` password=${password}`;
  const settings = {
    listen_addr: "127.0.0.1",
    listen_port: options.port,
    unix_socket_dir: "",
    auth_type: "any",
    pool_mode: options.mode,
    ...options.settings,
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`);
  return `[databases]
${name} = host=127.0.0.1 port=${port} dbname=${name} user=${user}${secret}
[pgbouncer]
${lines.join("\n")}
`;
}
