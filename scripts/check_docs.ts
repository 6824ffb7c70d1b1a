/**
 * Checks decisions, the changelog, promises, requirements, the guides' samples, the map of the tests' helpers and the
 * names in comments against the project: prints one error per line and exits with 1 if there are any.
 */
import { readFile } from "node:fs/promises";
import { faultsOfAsvs } from "./check_docs/asvs.ts";
import { faultsOfChangelog } from "./check_docs/changelog.ts";
import { faultsOfComments, wordsOutsideComments } from "./check_docs/comments.ts";
import { faultsOfDecisions, headingsIn } from "./check_docs/decisions.ts";
import { listFiles, readTestNames } from "./check_docs/project.ts";
import { faultsOfPromises } from "./check_docs/promises.ts";
import { faultsOfSamples } from "./check_docs/samples.ts";
import { sectionsIn } from "./check_docs/sections.ts";
import { faultsOfSupport } from "./check_docs/support.ts";

const PROJECT = new URL("../", import.meta.url);
const DECISIONS = ".github/DECISIONS.md";
const SPECIFICATION = ".github/SPEC.md";
const SECURITY = ".github/SECURITY.md";
const CHANGELOG = "CHANGELOG.md";
const ASVS = ".github/ASVS.md";
const TESTS = "tests/README.md";
const PROMISES = "What the service protects, and how";

/** Files of code whose comments are checked, and files whose words they may name. */
const CODE = /^(?:demo|embedded|scripts|src|tests)\/.*\.(?:tsx?|sql)$/;
const TEXT = /\.(?:tsx?|m?js|json|sql|ya?ml|ftl|css|lua|java|py|php|sh)$/;

/** The lists of samples. tests/samples runs all of them. */
const SAMPLE_LISTS = [
  "samples/samples.ts",
  "src/reach/web/rewards/samples_section.tsx",
  "tests/samples/first_vote_test.ts",
  "tests/samples/vote_plugins_test.ts",
];

const files = await listFiles(PROJECT);
const testsOf = await readTestNames(PROJECT, files);
const tests = new Set([...testsOf.values()].flatMap((names) => [...names]));
const guides = [...files].filter((path) => /^docs\/[^/]+\.md$/.test(path));
const lists = (await Promise.all(SAMPLE_LISTS.filter((path) => files.has(path)).map(read))).join();
const samples = await Promise.all(
  guides.map(async (path) =>
    faultsOfSamples(path, await read(path), { files, lists }).map((one) => `${path}: ${one}`)
  ),
);
const texts = await readTexts();
const named = {
  files,
  sections: sectionsIn("SPEC", await read(SPECIFICATION)),
  decisions: headingsIn(await read(DECISIONS)),
  words: new Set([...texts.values()].flatMap(wordsOutsideComments)),
};
const faults = [
  ...[...texts].filter(([path]) => CODE.test(path)).flatMap(([path, text]) =>
    faultsOfComments(text, named).map((one) => `${path}:${one}`)
  ),
  ...samples.flat(),
  ...faultsOfDecisions(await read(DECISIONS), files, tests).map((one) => `${DECISIONS}:${one}`),
  ...faultsOfChangelog(await read(CHANGELOG)).map((one) => `${CHANGELOG}:${one}`),
  ...faultsOfPromises(await read(SECURITY), PROMISES, files).map((one) => `${SECURITY}: ${one}`),
  ...faultsOfAsvs(await read(ASVS), testsOf).map((one) => `${ASVS}: ${one}`),
  ...faultsOfSupport(await read(TESTS), "Helpers", files).map((one) => `${TESTS}: ${one}`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) Deno.exit(1);

async function readTexts(): Promise<Map<string, string>> {
  const paths = [...files].filter((path) => TEXT.test(path));
  return new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
}

function read(path: string): Promise<string> {
  return readFile(new URL(path, PROJECT), "utf8");
}
