/**
 * Rejects import cycles between the project's files, and between folders side by side. Prints one per line and exits
 * with 1 if there are any.
 */
import { glob } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { PROJECT, TEST_LOCK } from "../embedded/launcher/project.ts";
import { findCycles, findFolderCycles } from "./lint/cycles.ts";

/** Folders whose files are checked, whether or not another file imports them: nothing imports a test, for instance. */
const ROOTS = ["src", "scripts", "demo", "embedded", "tests"];

/** Programs with packages of their own. They import no file of the project. */
const CLIENTS = "tests/clients/**";

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

const graph = await readGraph();
const cycles = findCycles(graph);
for (const files of cycles) console.error(`A circle of imports: ${files.join(", ")}`);
// The roots themselves are not compared: a demo, a tool and a test use each other's parts.
const folderCycles = ROOTS.flatMap((root) => findFolderCycles(filesIn(root)));
for (const imports of folderCycles) console.error(`A circle of folders: ${imports.join(", ")}`);
if (cycles.length + folderCycles.length > 0) Deno.exit(1);

/** Returns the imports of every file. `deno info` takes one file, so it gets one that imports all others. */
async function readGraph(): Promise<Map<string, string[]>> {
  const entry = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    const patterns = ROOTS.map((root) => `${root}/**/*.{ts,tsx}`);
    const files = await Array.fromAsync(glob(patterns, { cwd: PROJECT, exclude: [CLIENTS] }));
    const imports = files.map((file) => `import "${pathToFileURL(join(PROJECT, file))}";\n`);
    await Deno.writeTextFile(entry, imports.join(""));
    return await graphFrom(entry);
  } finally {
    await Deno.remove(entry);
  }
}

async function graphFrom(entry: string): Promise<Map<string, string[]>> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", `--config=${join(PROJECT, "deno.json")}`, ...TEST_LOCK, entry],
    cwd: PROJECT,
  }).output();
  const graph = new Map<string, string[]>();
  for (const { specifier, dependencies } of INFO.parse(JSON.parse(decode(stdout))).modules) {
    const file = fileOf(specifier);
    if (file === undefined) continue;
    const imported = dependencies.map(({ code, type }) => fileOf((code ?? type)?.specifier ?? ""));
    graph.set(file, imported.filter((target) => target !== undefined));
  }
  return graph;
}

function filesIn(root: string): Map<string, string[]> {
  return new Map([...graph].filter(([file]) => file.startsWith(`${root}/`)));
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
