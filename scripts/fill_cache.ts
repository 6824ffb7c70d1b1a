/**
 * Fills an image's cache with the packages of the given programs, the languages, and the script of the reference docs,
 * and bundles the service. Run by deploy/Dockerfile in one step, because a file that a later step deletes stays in the
 * image. Two builds write the same bytes.
 */
import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT, SERVICE_LOCK } from "../embedded/launcher/project.ts";
import { bundleService } from "./bundle.ts";

/**
 * Files of Deno that differ between builds: caches in SQLite, whose rows are in the order in which threads finished,
 * and the list of a package's versions in the registry. The service can't open the caches, because it may not write to
 * them, and with a lock file it doesn't need the lists.
 */
const CHANGING = ["*_cache_v*", "npm/**/registry.json"];

/** The bundler, which Deno downloads in the version that it knows. The image has no use for it. */
const BUNDLER = ["dl", "npm/*/@esbuild"];

if (import.meta.main) {
  const cache = Deno.env.get("DENO_DIR");
  if (cache === undefined) throw new Error("DENO_DIR must name the cache to fill");
  const shared = ["--quiet", ...SERVICE_LOCK];
  for (const script of ["scripts/languages.ts", "scripts/assets.ts"]) {
    await runDeno(["run", "--no-code-cache", "--allow-all", ...shared, script]);
  }
  await runDeno(["cache", ...shared, ...Deno.args]);
  await bundleService();
  for await (const path of glob([...CHANGING, ...BUNDLER], { cwd: cache })) {
    await rm(join(cache, path), { recursive: true });
  }
}

async function runDeno(args: string[]): Promise<void> {
  const { code } = await new Deno.Command(Deno.execPath(), { args, cwd: PROJECT }).spawn().status;
  if (code !== 0) Deno.exit(code);
}
