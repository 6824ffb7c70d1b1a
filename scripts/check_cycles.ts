/**
 * Rejects import cycles between the project's files, and in `src/` between folders side by side. Prints one per line
 * and exits with 1 if there are any.
 */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { PROJECT, SERVICE_LOCK } from "../embedded/launcher/project.ts";
import { findCycles, findFolderCycles } from "./lint/cycles.ts";

/** Entry points from which every file of the project can be reached. */
const ENTRIES = ["src/service/main.ts", "embedded/start.ts", "scripts/admin.ts", "demo/demo.ts"];

/** The parts of `deno info --json` that we read. */
const INFO = z.object({
  modules: z.array(z.looseObject({
    specifier: z.string(),
    dependencies: z.array(z.looseObject({
      code: z.looseObject({ specifier: z.string().optional() }).optional(),
      type: z.looseObject({ specifier: z.string().optional() }).optional(),
    })).default([]),
  })),
});

const graph = new Map<string, string[]>();
for (const entry of ENTRIES) await addModules(entry);
const cycles = findCycles(graph);
for (const files of cycles) console.error(`A circle of imports: ${files.join(", ")}`);
const source = new Map([...graph].filter(([file]) => file.startsWith("src/")));
const folderCycles = findFolderCycles(source);
for (const imports of folderCycles) console.error(`A circle of folders: ${imports.join(", ")}`);
if (cycles.length + folderCycles.length > 0) Deno.exit(1);

async function addModules(entry: string): Promise<void> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", ...SERVICE_LOCK, entry],
    cwd: PROJECT,
  }).output();
  for (const { specifier, dependencies } of INFO.parse(JSON.parse(decode(stdout))).modules) {
    const file = fileOf(specifier);
    if (file === undefined) continue;
    const imported = dependencies.map(({ code, type }) => fileOf((code ?? type)?.specifier ?? ""));
    graph.set(file, imported.filter((target) => target !== undefined));
  }
}

/** Returns a path from the project's root; undefined for packages. */
function fileOf(specifier: string): string | undefined {
  return specifier.startsWith("file:")
    ? relative(PROJECT, fileURLToPath(specifier)).replaceAll("\\", "/")
    : undefined;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
