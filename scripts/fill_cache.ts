/**
 * Fills an image's cache with what the given programs need, its languages, and the reference docs' script. Run by
 * deploy/Dockerfile in one step, because a file that a later step deletes stays in the image. Two builds write the same
 * bytes.
 */
import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT, SERVICE_LOCK } from "../embedded/launcher/project.ts";

/**
 * Files that Deno keeps for itself: notes in SQLite, whose rows have the order in which threads finished, and all
 * versions of a package as the registry lists them today. The service can't open the notes, because it may not write
 * them, and a lock makes the lists needless.
 */
const CHANGING = ["*_cache_v*", "npm/**/registry.json"];

if (import.meta.main) {
  const cache = Deno.env.get("DENO_DIR");
  if (cache === undefined) throw new Error("DENO_DIR must name the cache to fill");
  const shared = ["--quiet", ...SERVICE_LOCK];
  for (const script of ["scripts/languages.ts", "scripts/assets.ts"]) {
    await runDeno(["run", "--no-code-cache", "--allow-all", ...shared, script]);
  }
  await runDeno(["cache", ...shared, ...Deno.args]);
  for await (const path of glob(CHANGING, { cwd: cache })) await rm(join(cache, path));
}

async function runDeno(args: string[]): Promise<void> {
  const { code } = await new Deno.Command(Deno.execPath(), { args, cwd: PROJECT }).spawn().status;
  if (code !== 0) Deno.exit(code);
}
