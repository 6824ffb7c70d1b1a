/**
 * Prints a bill of materials in CycloneDX 1.6: the packages that a service runs (deno.lock) and those of which it
 * serves copies. Licences are read from the packages in Deno's cache. It contains no date, so that two runs print the
 * same.
 */
import { Buffer } from "node:buffer";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import imports from "../imports.json" with { type: "json" };
import { PROJECT } from "../embedded/launcher/project.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { BUNDLE_VERSION } from "../src/service/api/reference_bundle.ts";
import { VERSION } from "../src/core/version.ts";
import { BUNDLE_INTEGRITY } from "./assets.ts";

const Lock = z.object({
  specifiers: z.record(z.string(), z.string()),
  npm: z.record(
    z.string(),
    z.object({ integrity: z.string(), dependencies: z.array(z.string()).default([]) }),
  ),
});

/** Old packages name their licence in an object, or in a list of them. */
const License = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
const Package = z.object({
  name: z.string(),
  version: z.string(),
  license: License.optional(),
  licenses: z.array(License).optional(),
});

/** Packages whose package.json names no licence, with the licence of their repository. */
const UNNAMED: Readonly<Record<string, string>> = { "emitter-component@1.1.2": "MIT" };

/**
 * Packages with files that are copied to `src/` and `static/`. Services don't import them, so they aren't in the lock.
 */
const { "@fontsource-variable/archivo/": archivo, "country-flag-icons/": flags } =
  imports.scopes["./scripts/"];
const COPIED = [
  { id: archivo.slice("npm:/".length, -1), license: "OFL-1.1" },
  { id: flags.slice("npm:/".length, -1), license: "MIT" },
  { id: `@scalar/api-reference@${BUNDLE_VERSION}`, license: "MIT", integrity: BUNDLE_INTEGRITY },
];

/** Returns the bill of materials of a lock. `licenses` contains the licences by `name@version`. */
export function makeSbom(lock: unknown, licenses: ReadonlyMap<string, string>) {
  const { specifiers, npm } = Lock.parse(lock);
  const keys = Object.keys(npm);
  const root = { type: "application", "bom-ref": "voteboard", name: "voteboard", version: VERSION };
  const imported = Object.entries(specifiers)
    .map(([specifier, version]) => idOf(specifier.replace(/^npm:(.+)@.*$/, `$1@${version}`)));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: root },
    components: [
      ...Object.entries(npm).map(([key, { integrity }]) => {
        const id = idOf(key);
        return describe({ id, license: UNNAMED[id] ?? licenses.get(id), integrity });
      }),
      ...COPIED.map(describe),
    ],
    dependencies: [
      { ref: "voteboard", dependsOn: [...imported, ...COPIED.map(({ id }) => id)].map(purlOf) },
      ...Object.entries(npm).map(([key, { dependencies }]) => ({
        ref: purlOf(idOf(key)),
        // Versions are named only where the lock has several.
        dependsOn: dependencies.map((name) =>
          purlOf(idOf(keys.find((one) => one === name || one.startsWith(`${name}@`)) ?? name))
        ),
      })),
    ],
  };
}

/** Reads the licences of the packages in a cache, by `name@version`. Deeper package.json files belong to a package. */
export async function readLicenses(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => name === "package.json")) {
    const folders = entries.filter((entry) => entry.isDirectory());
    const inner = await Promise.all(folders.map(({ name }) => readLicenses(join(folder, name))));
    return new Map(inner.flatMap((licenses) => [...licenses]));
  }
  const text = await readFile(join(folder, "package.json"), "utf8");
  const { name, version, license, licenses } = Package.parse(JSON.parse(text));
  const found = license ?? licenses?.join(" OR ");
  return new Map(found === undefined ? [] : [[`${name}@${version}`, found]]);
}

/** Finds the folder in which Deno keeps packages. */
export async function findNpmCache(): Promise<string> {
  const args = ["info", "--json"];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args, cwd: PROJECT }).output();
  return z.object({ npmCache: z.string() }).parse(JSON.parse(new TextDecoder().decode(stdout)))
    .npmCache;
}

/** Returns a lock's key as `name@version`, without the peers that Deno appends. */
function idOf(key: string): string {
  return key.replace(/(?<=.@[^_]*)_.*/, "");
}

function purlOf(id: string): string {
  return `pkg:npm/${id.replace(/^@/, "%40")}`;
}

function describe(
  { id, license, integrity }: { id: string; license?: string | undefined; integrity?: string },
) {
  const [, name = "", version = ""] = /^(.+)@(.+)$/.exec(id) ?? [];
  const [group, ...rest] = name.split("/");
  const content = integrity && Buffer.from(integrity.replace("sha512-", ""), "base64");
  return {
    type: "library",
    "bom-ref": purlOf(id),
    ...rest.length > 0 ? { group, name: rest.join("/") } : { name },
    version,
    purl: purlOf(id),
    ...content && { hashes: [{ alg: "SHA-512", content: content.toString("hex") }] },
    ...license &&
      {
        licenses: [license.includes(" ") ? { expression: license } : { license: { id: license } }],
      },
  };
}

if (import.meta.main) {
  answerHelp("Usage: deno task sbom");
  const lock: unknown = JSON.parse(await readFile(join(PROJECT, "deno.lock"), "utf8"));
  console.log(JSON.stringify(makeSbom(lock, await readLicenses(await findNpmCache())), null, 2));
}
