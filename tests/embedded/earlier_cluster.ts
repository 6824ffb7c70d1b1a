import { spawn } from "node:child_process";
import { join } from "node:path";
import { chooseIdentity } from "../../embedded/identity.ts";
import { homeOf } from "../../embedded/hold.ts";
import { openPlace, PORT } from "../../embedded/place.ts";
import { findPostmaster, stopPostmaster } from "../../embedded/postmaster.ts";
import {
  commandLine,
  type Identity,
  PROGRAM_ENVIRONMENT,
  runProgram,
} from "../../embedded/program.ts";
import {
  copyFolder,
  type EmbeddedFolder,
  embeddedFolder,
} from "../support/database/embedded_folder.ts";
import { eventually } from "../support/processes/processes.ts";
import { onceInRun } from "../support/run.ts";

/**
 * As the first versions called initdb: the service's role was its superuser, and so was every program that reached the
 * socket.
 */
const INITDB = [
  ...["--username", "app", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"],
  ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--no-instructions"],
];

/** A data folder as the first versions left it, with its Postgres. */
export interface EarlierCluster extends EmbeddedFolder {
  /** As those versions built it: the socket is in Postgres's own folder. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Counts as a process of such a version that uses it, until it is let go. */
  use(): Promise<Disposable>;
}

/** Makes one; no server runs yet. */
export async function earlierCluster(): Promise<EarlierCluster> {
  const folder = await embeddedFolder();
  const place = await openPlace(folder.dataDir);
  const home = homeOf(folder.dataDir);
  // What is of today is taken away again: the folder of sockets, and the cluster itself.
  for (const today of [join(folder.dataDir, "run"), place.data]) {
    await Deno.remove(today, { recursive: true });
  }
  const identity = await chooseIdentity(await Deno.stat(home));
  const programs = join(home, await nameOfRuntime(home), "bin");
  const original = await onceInRun(
    "earlier",
    (into) => makeOriginal(place.data, into, { identity, programs }),
  );
  await copyFolder(join(original, "data"), place.data);

  async function start(): Promise<void> {
    const [command, args] = commandLine(identity, join(programs, "postgres"), [
      ...["-D", place.data, "-p", String(PORT), "-F", "-c", "listen_addresses="],
      ...["-c", `unix_socket_directories="${home}"`, "-c", "timezone=UTC"],
    ]);
    spawn(command, args, { ...identity.ids, cwd: "/", env: PROGRAM_ENVIRONMENT, stdio: "ignore" })
      .unref();
    const isReady = async () => (await findPostmaster(place))?.ready === true;
    await eventually("the earlier version's Postgres is ready", isReady);
  }

  return {
    ...folder,
    url: `postgres://app@localhost/voteboard?host=${encodeURIComponent(home)}&port=${PORT}`,
    start,
    stop: () => stopPostmaster(place),
    async use() {
      const file = await Deno.open(join(home, "users.lock"), { create: true, write: true });
      await file.lock(false);
      return file;
    },
    async [Symbol.asyncDispose]() {
      await stopPostmaster(place);
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Makes the cluster in a place where Postgres's own user may write, and takes it from there. */
async function makeOriginal(
  data: string,
  folder: string,
  { identity, programs }: { identity: Identity; programs: string },
): Promise<void> {
  await runProgram(identity, join(programs, "initdb"), { args: ["--pgdata", data, ...INITDB] });
  await runProgram(identity, join(programs, "postgres"), {
    args: ["--single", "-D", data, "-F", "postgres"],
    input: "create database voteboard\n",
  });
  await copyFolder(data, join(folder, "data"));
  await Deno.remove(data, { recursive: true });
}

async function nameOfRuntime(home: string): Promise<string> {
  for await (const { name } of Deno.readDir(home)) if (name.startsWith("runtime-")) return name;
  throw new Error(`there are no programs in ${home}`);
}
