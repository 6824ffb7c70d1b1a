/** Checks the decisions against the project: prints one fault per line and exits 1 if there are any. */
import { readFile } from "node:fs/promises";
import { faultsOfDecisions } from "./check_docs/decisions.ts";
import { listFiles, readTestNames } from "./check_docs/project.ts";

const PROJECT = new URL("../", import.meta.url);
const DECISIONS = ".github/DECISIONS.md";

const files = await listFiles(PROJECT);
const text = await readFile(new URL(DECISIONS, PROJECT), "utf8");
const faults = faultsOfDecisions(text, files, await readTestNames(PROJECT, files));
for (const fault of faults) console.error(`${DECISIONS}:${fault}`);
if (faults.length > 0) Deno.exit(1);
