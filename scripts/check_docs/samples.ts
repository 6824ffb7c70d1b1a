import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Paper, Sample } from "./paper.ts";

/** Languages of samples that Deno can check, and what to call their files. JavaScript is only parsed. */
const EXTENSIONS = new Map([
  ["ts", "ts"],
  ["typescript", "ts"],
  ["js", "js"],
  ["javascript", "js"],
  ["mjs", "js"],
]);

/**
 * Type-checks each TypeScript sample on its own, as somebody who pastes it would, with the imports of the
 * project's `deno.json`. Nothing is run: samples call hosts and wait for requests.
 */
export async function faultsOfSamples(papers: readonly Paper[], root: URL): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  try {
    const named = papers.flatMap(({ path, samples }) =>
      samples.filter(({ language }) => EXTENSIONS.has(language))
        .map((sample) => ({ sample, place: `${path}:${sample.line}` }))
    );
    const faults = [];
    for (const [index, { sample, place }] of named.entries()) {
      const file = await writeSample(folder, index, sample);
      const fault = await faultOfFile(file, root);
      if (fault !== undefined) faults.push(`${place}: the sample does not check: ${fault}`);
    }
    return faults;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeSample(folder: string, index: number, sample: Sample): Promise<string> {
  const file = join(folder, `sample_${index}.${EXTENSIONS.get(sample.language)}`);
  await writeFile(file, sample.text);
  return file;
}

/** The first line of what Deno finds wrong, or nothing. */
async function faultOfFile(file: string, root: URL): Promise<string | undefined> {
  const config = fileURLToPath(new URL("deno.json", root));
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["check", "--quiet", "--no-lock", "--config", config, file],
    env: { NO_COLOR: "1" },
    stdin: "null",
  }).output();
  if (success) return undefined;
  return new TextDecoder().decode(stderr).split("\n").find((line) => line.trim() !== "");
}
