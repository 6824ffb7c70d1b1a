/** Checks decisions and promises against the project: prints one fault per line and exits 1 if there are any. */
import { readFile } from "node:fs/promises";
import { faultsOfDecisions } from "./check_docs/decisions.ts";
import { listFiles, readTestNames } from "./check_docs/project.ts";
import { faultsOfPromises } from "./check_docs/promises.ts";

const PROJECT = new URL("../", import.meta.url);
const DECISIONS = ".github/DECISIONS.md";
const SECURITY = ".github/SECURITY.md";
const PROMISES = "What the service protects, and how";

const files = await listFiles(PROJECT);
const tests = await readTestNames(PROJECT, files);
const faults = [
  ...faultsOfDecisions(await read(DECISIONS), files, tests).map((one) => `${DECISIONS}:${one}`),
  ...faultsOfPromises(await read(SECURITY), PROMISES, files).map((one) => `${SECURITY}: ${one}`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) Deno.exit(1);

function read(path: string): Promise<string> {
  return readFile(new URL(path, PROJECT), "utf8");
}
