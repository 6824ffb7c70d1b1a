import { basename, join } from "node:path";
import { z } from "zod";
import { findBinaries, USE_YOUR_OWN, VERSION } from "./binaries.ts";
import { giveTo } from "./identity.ts";
import { exists, type Place } from "./place.ts";
import { type Identity, runProgram } from "./program.ts";

/** Folders of the package that Postgres needs. */
const FOLDERS = ["bin", "lib", "share"];

/**
 * Files that only compilers need, a third of all; and the languages that nobody here writes: whoever owns a database
 * may add Perl and Tcl to it, and what they are sandboxed by was broken before (CVE-2024-10979).
 */
const UNNEEDED = /^(pgxs|pkgconfig)$|\.a$|libecpg|libpgtypes|plperl|plpython|pltcl/;

/** Counts the changes of that choice: a copy of an earlier one is made anew. */
const CHOICE = 2;

/** The links that npm cannot carry; both paths begin with `native/`. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes a copy of the programs that can run, about 50 MB, unless it is there; removes those of other versions.
 * Returns its folder of programs. For the time when no server runs. Throws a sentence where they cannot run.
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

/** Programs and libraries alike: the package's own modes are lost in some caches. */
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
