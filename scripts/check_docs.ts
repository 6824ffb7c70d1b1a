/** Holds the papers against the project: prints each fault in a line and exits 1 if there is one. */
import { readFile } from "node:fs/promises";
import { ENVIRONMENT_VARIABLES } from "../src/config.ts";
import { faultsOfDecisions } from "./check_docs/decisions.ts";
import { faultsOfEnvironment } from "./check_docs/environment.ts";
import { faultsOfMentions } from "./check_docs/mentions.ts";
import { faultsOfLinks } from "./check_docs/links.ts";
import { parsePaper } from "./check_docs/paper.ts";
import { listFiles, operationPaths, readTasks, readTestNames } from "./check_docs/project.ts";
import { faultsOfSamples } from "./check_docs/samples.ts";

const PROJECT = new URL("../", import.meta.url);

/** What a reader of the project reads; `openapi.yaml` too, for its prose is the reference docs. */
const PAPERS = [
  "README.md",
  "CHANGELOG.md",
  ".github/CONTRIBUTING.md",
  ".github/SECURITY.md",
  ".github/DECISIONS.md",
];

const faults = await findFaults();
for (const fault of faults) console.error(fault);
console.log(`${faults.length} faults in ${PAPERS.length} papers and openapi.yaml`);
if (faults.length > 0) Deno.exit(1);

async function findFaults(): Promise<string[]> {
  const files = await listFiles(PROJECT);
  const missing = [...PAPERS, ".env.example"].filter((path) => !files.has(path));
  if (missing.length > 0) return missing.map((path) => `${path}: is missing`);
  const contract = await read("openapi.yaml");
  const project = {
    files,
    tasks: readTasks(await read("deno.json")),
    paths: operationPaths(contract),
  };
  const papers = await Promise.all(PAPERS.map(async (path) => parsePaper(path, await read(path))));
  const [readme, decisions] = [papers[0], papers.at(-1)];
  if (readme === undefined || decisions === undefined) throw new Error("Cannot check: no papers");
  return [
    ...papers.flatMap((paper) => faultsOfMentions(paper, project)),
    ...faultsOfLinks(papers, files),
    ...faultsOfEnvironment(readme, await read(".env.example"), ENVIRONMENT_VARIABLES),
    ...faultsOfDecisions(decisions, files, await readTestNames(PROJECT, files)),
    ...await faultsOfSamples([...papers, parsePaper("openapi.yaml", contract)], PROJECT),
  ];
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, PROJECT), "utf8");
}
