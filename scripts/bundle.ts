/**
 * Bundles the service's own modules for the image, which then starts sooner and takes less memory than from the
 * sources. Packages stay where the lock verifies them. Modules that are imported when first needed stay files of their
 * own. Workers run from the sources, and migrations, guides and contracts are read there.
 */
import { join } from "node:path";
import IMPORTS from "../imports.json" with { type: "json" };
import { BUNDLE, PROJECT, SERVICE_LOCK } from "../embedded/launcher/project.ts";

const OPTIONS = [
  ...["--quiet", "--minify", "--code-splitting"],
  // Stacks in the log name functions, files and lines of the sources.
  ...["--keep-names", "--sourcemap=linked"],
];

/** Writes the bundle. */
export async function bundleService(): Promise<void> {
  const folder = join(PROJECT, BUNDLE);
  const packages = Object.keys(IMPORTS.imports).flatMap((name) => [
    "--external",
    name.endsWith("/") ? `${name}*` : name,
  ]);
  const args = ["bundle", ...OPTIONS, ...packages, ...SERVICE_LOCK, "--outdir", folder];
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: [...args, "src/service/main.ts"],
    cwd: PROJECT,
  }).spawn().status;
  if (code !== 0) throw new Error("the service could not be bundled");
  for await (const { name } of Deno.readDir(folder)) {
    if (name.endsWith(".map")) await dropSources(join(folder, name));
  }
}

/** Removes the sources' text from a map, which Deno would hold in memory. */
async function dropSources(path: string): Promise<void> {
  const { sourcesContent: _, ...map } = JSON.parse(await Deno.readTextFile(path));
  await Deno.writeTextFile(path, JSON.stringify(map));
}
