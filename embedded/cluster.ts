import { basename, dirname, join } from "node:path";
import { USE_YOUR_OWN } from "./binaries.ts";
import { exists, type Place } from "./place.ts";
import { runProgram } from "./program.ts";
import { makeRoles, type RoleOptions, SUPERUSER } from "./roles.ts";
import type { ClusterPrograms } from "./single_user.ts";

/** UTF-8 sorted by code point, which doesn't depend on the machine's locales, whose updates break indexes. */
const INITDB = [
  ...["--username", SUPERUSER, "--auth", "trust", "--encoding", "UTF8", "--locale", "C"],
  ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--no-instructions"],
];

/** Inputs of the first start in addition to the place. */
export interface ClusterOptions extends ClusterPrograms, RoleOptions {
  /** The programs' version, `18.4.0-beta.17`. */
  version: string;
}

/**
 * Creates the data folder with its role and database, unless it exists. It appears complete: a process killed midway
 * leaves a draft, which the next run deletes. Throws an error for a folder of another major version.
 */
export async function makeCluster(place: Place, options: ClusterOptions): Promise<void> {
  if (await exists(place.data)) return await refuseOtherMajor(place, options.version);
  await removeDrafts(place);
  // The initdb of a killed process may still be running: it removes its own draft when it fails.
  const draft = `${place.data}.draft-${crypto.randomUUID().slice(0, 8)}`;
  const speed = options.durable ? [] : ["--no-sync"];
  await runProgram(options.identity, join(options.programs, "initdb"), {
    args: ["--pgdata", draft, ...INITDB, ...speed],
  });
  // Works in the draft, so that no folder without role and database ever has its final name.
  await makeRoles(draft, options, options);
  await Deno.rename(draft, place.data);
}

async function removeDrafts({ data }: Place): Promise<void> {
  for await (const { name } of Deno.readDir(dirname(data))) {
    if (!name.startsWith(`${basename(data)}.draft`)) continue;
    await Deno.remove(join(dirname(data), name), { recursive: true }).catch(() => {});
  }
}

async function refuseOtherMajor({ data }: Place, version: string): Promise<void> {
  const found = (await Deno.readTextFile(join(data, "PG_VERSION"))).trim();
  const [major] = version.split(".");
  if (found === major) return;
  throw new Error(
    `${data} was made by Postgres ${found}, but this version brings Postgres ${major}: ` +
      `back it up with the version that made it and restore that into a new folder (docs/upgrading.md), or ${USE_YOUR_OWN}`,
  );
}
