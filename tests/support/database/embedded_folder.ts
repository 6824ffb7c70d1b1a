import { join } from "node:path";
import { useEmbeddedPostgres } from "../../../embedded/use.ts";
import { onceInRun } from "../run.ts";

/** A data folder of one test. */
export interface EmbeddedFolder extends AsyncDisposable {
  dataDir: string;
  /** Reads the pid in Postgres's pid file. */
  readPid(): Promise<number>;
  pidFile: string;
}

/**
 * Creates a data folder with an embedded Postgres that has never run. It is a copy, because creating one takes a
 * second.
 */
export async function embeddedFolder(): Promise<EmbeddedFolder> {
  const source = join(await onceInRun("original", makeOriginal), "postgres");
  const folder = await emptyFolder();
  const home = join(folder.dataDir, "postgres");
  await Deno.mkdir(home, { mode: 0o700 });
  await copyFolder(join(source, "data"), join(home, "data"));
  for await (const { name } of Deno.readDir(source)) {
    if (name.startsWith("runtime-")) await Deno.symlink(join(source, name), join(home, name));
  }
  return folder;
}

/** Creates an empty data folder, whose path contains spaces. */
export async function emptyFolder(name = "data folder"): Promise<EmbeddedFolder> {
  const top = await Deno.makeTempDir({ prefix: "voteboard test " });
  const dataDir = join(top, name);
  await Deno.mkdir(dataDir, { recursive: true });
  const pidFile = join(dataDir, "postgres/data/postmaster.pid");
  return {
    dataDir,
    pidFile,
    readPid: async () => parseInt(await Deno.readTextFile(pidFile)),
    [Symbol.asyncDispose]: () => Deno.remove(top, { recursive: true }),
  };
}

/** Copies a folder with its owner and modes. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const { success } = await new Deno.Command("cp", { args: ["-a", from, to] }).output();
  if (!success) throw new Error(`cannot copy ${from}`);
}

async function makeOriginal(dataDir: string): Promise<void> {
  const postgres = await useEmbeddedPostgres({ dataDir, durable: false });
  await postgres.leave();
}
