import { basename, join } from "node:path";
import { z } from "zod";
import { findBinaries, USE_YOUR_OWN, VERSION } from "./binaries.ts";
import { giveTo } from "./identity.ts";
import { exists, type Place } from "./place.ts";
import { type Identity, runProgram } from "./program.ts";

/** Folders of the package that Postgres needs. */
const FOLDERS = ["bin", "lib", "share"];

/**
 * Files that only compilers need, a third of the total, and procedural languages that are not used here: a database's
 * owner may add Perl and Tcl, whose sandbox has been broken before (CVE-2024-10979).
 */
const UNNEEDED = /^(pgxs|pkgconfig)$|\.a$|libecpg|libpgtypes|plperl|plpython|pltcl/;

/** Version of this selection. A copy made with an earlier one is replaced. */
const CHOICE = 2;

/** The links that npm can't contain. Both paths begin with the folder `native`. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates an executable copy of the programs, about 50 MB, unless it exists, and removes those of other versions.
 * Returns its folder of programs. Call it only while no server runs. Throws an error if they can't run there.
 */
export async function installRuntime(place: Place, identity: Identity): Promise<string> {
  const runtime = join(place.base, `runtime-${VERSION}-${CHOICE}`);
  if (!await exists(runtime)) {
    await removeOthers(place);
    const draft = `${runtime}.draft`;
    const binaries = await findBinaries();
    await copyFolders(binaries, draft);
    await restoreLinks(binaries, draft);
    await giveTo(identity, draft);
    await tryOut(identity, draft);
    await Deno.rename(draft, runtime);
  }
  return join(runtime, "bin");
}

async function removeOthers({ base }: Place): Promise<void> {
  for await (const { name } of Deno.readDir(base)) {
    if (name.startsWith("runtime-")) await Deno.remove(join(base, name), { recursive: true });
  }
}

async function copyFolders(from: string, to: string): Promise<void> {
  for (const folder of FOLDERS) await copyFolder(join(from, folder), join(to, folder));
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (UNNEEDED.test(name)) continue;
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await copyFile(join(from, name), join(to, name));
  }
}

/**
 * Copies a file and makes it executable. This applies to libraries too, because some caches lose the package's modes.
 */
async function copyFile(from: string, to: string): Promise<void> {
  await Deno.copyFile(from, to);
  await Deno.chmod(to, 0o755);
}

async function restoreLinks(from: string, to: string): Promise<void> {
  const list = join(from, "pg-symlinks.json");
  if (!await exists(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await Deno.readTextFile(list)))) {
    if (UNNEEDED.test(source)) continue;
    await Deno.symlink(basename(source), join(to, target.replace(/^native\//, "")));
  }
}

async function tryOut(identity: Identity, runtime: string): Promise<void> {
  try {
    await runProgram(identity, join(runtime, "bin", "postgres"), { args: ["--version"] });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The embedded Postgres needs glibc and libstdc++ and cannot run here: ${USE_YOUR_OWN} (${why})`,
      {
        cause,
      },
    );
  }
}
