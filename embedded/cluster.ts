import { join } from "node:path";
import { USE_YOUR_OWN } from "./binaries.ts";
import { exists, type Place } from "./place.ts";
import { type Identity, runProgram } from "./program.ts";

/** The only role and the only database of the embedded Postgres; its socket is its owner's alone. */
export const ROLE = "app";
export const DATABASE = "voteboard";

/** UTF-8 sorted by code point: no dependence on the machine's locales, whose updates break indexes. */
const INITDB = [
  ...["--username", ROLE, "--auth", "trust", "--encoding", "UTF8", "--locale", "C"],
  ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--no-instructions"],
];

/** What the first start needs besides the place. */
export interface ClusterOptions {
  identity: Identity;
  /** Folder of Postgres's programs. */
  programs: string;
  /** The programs' version, `18.4.0-beta.17`. */
  version: string;
  durable: boolean;
}

/**
 * Makes the data folder with its role and database, unless it is there. It appears whole: a kill in the middle
 * leaves a draft, which the next run throws away. Throws a sentence for a folder of another major version.
 */
export async function makeCluster(place: Place, options: ClusterOptions): Promise<void> {
  if (await exists(place.data)) return await refuseOtherMajor(place, options.version);
  const draft = `${place.data}.draft`;
  await Deno.remove(draft, { recursive: true }).catch(() => {});
  const speed = options.durable ? [] : ["--no-sync"];
  await runProgram(options.identity, join(options.programs, "initdb"), {
    args: ["--pgdata", draft, ...INITDB, ...speed],
  });
  // The server's single-user mode, so that no folder without the database ever carries its final name.
  await runProgram(options.identity, join(options.programs, "postgres"), {
    args: ["--single", "-D", draft, ...(options.durable ? [] : ["-F"]), "postgres"],
    input: `create database ${DATABASE}\n`,
  });
  await Deno.rename(draft, place.data);
}

async function refuseOtherMajor({ data }: Place, version: string): Promise<void> {
  const found = (await Deno.readTextFile(join(data, "PG_VERSION"))).trim();
  const [major] = version.split(".");
  if (found === major) return;
  throw new Error(
    `${data} was made by Postgres ${found}, but this version brings Postgres ${major}: ` +
      `dump it with the older version and load it again, or ${USE_YOUR_OWN}`,
  );
}
