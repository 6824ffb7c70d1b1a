import assert from "node:assert/strict";
import { faultsOfDecisions } from "../../scripts/check_docs/decisions.ts";
import { faultsOfEnvironment } from "../../scripts/check_docs/environment.ts";
import { faultsOfLinks } from "../../scripts/check_docs/links.ts";
import { faultsOfMentions } from "../../scripts/check_docs/mentions.ts";
import { parsePaper } from "../../scripts/check_docs/paper.ts";
import { testNames } from "../../scripts/check_docs/project.ts";
import { faultsOfSamples } from "../../scripts/check_docs/samples.ts";

const ROOT = new URL("../../", import.meta.url);
const FILES = new Set(["README.md", "src/app.ts", "src/api/v1.ts", ".github/SECURITY.md"]);
const KNOWN = { files: FILES, tasks: new Set(["ok"]), paths: new Set(["/api/v1/server"]) };

Deno.test("a task, file or operation that does not exist is a fault with its line", () => {
  const text = "Run `deno task ok`, not `deno task no`.\nSee `src/gone.ts` and `GET /api/v1/gone`.";
  assert.deepEqual(faultsOfMentions(parsePaper("README.md", text), KNOWN), [
    'README.md:1: there is no task "no"',
    "README.md:2: there is no src/gone.ts",
    "README.md:2: the contract has no path /api/v1/gone",
  ]);
});

Deno.test("shell samples are held to the same rules as prose", () => {
  const text = "Intro\n```sh\nnpx -y deno@2.9.6 task no\ncurl $BASE/api/v1/gone\n```\n";
  assert.deepEqual(faultsOfMentions(parsePaper("README.md", text), KNOWN), [
    'README.md:3: there is no task "no"',
    "README.md:4: the contract has no path /api/v1/gone",
  ]);
});

Deno.test("folders, root files, placeholders and plain words are no faults", () => {
  const text = "`src/api/` `src/api` `README.md` `src/<operation>.ts` `and/or` src/gone.ts";
  assert.deepEqual(faultsOfMentions(parsePaper("README.md", text), KNOWN), []);
});

Deno.test("a link to a missing file or heading is a fault, one to another host is not", () => {
  const readme = parsePaper("README.md", "# Two words\n[a](#two-words) [b](#gone) [c](gone.md)");
  const text = "[up](../README.md#two-words) [no](../README.md#no) [web](https://example.com/x)";
  const security = parsePaper(".github/SECURITY.md", text);
  assert.deepEqual(faultsOfLinks([readme, security], FILES), [
    "README.md:2: links to #gone, but README.md has no such heading",
    "README.md:2: links to gone.md, which does not exist",
    ".github/SECURITY.md:1: links to #no, but README.md has no such heading",
  ]);
});

Deno.test("the variables read, listed and documented are the same", () => {
  const readme = parsePaper(
    "README.md",
    "| Variable | Means |\n|---|---|\n| `PORT` | x |\n| `OLD` | y |",
  );
  const faults = faultsOfEnvironment(readme, "# PORT=8000\nHOST=\n", ["PORT", "HOST"]);
  assert.deepEqual(faults, ["README.md: lacks HOST", "README.md: has OLD, which nothing reads"]);
  assert.deepEqual(faultsOfEnvironment(readme, "PORT=\nOLD=", ["PORT", "OLD", "NEW"]), [
    ".env.example: lacks NEW",
    "README.md: lacks NEW",
  ]);
});

Deno.test("what the launcher tells the service is documented nowhere", () => {
  assert.deepEqual(
    faultsOfEnvironment(parsePaper("README.md", ""), "", ["VOTEBOARD_EMBEDDED"]),
    [],
  );
});

Deno.test("each decision names a file that exists and a test that exists", () => {
  const paper = parsePaper(
    "D.md",
    [
      "| Gap | Decision | File | Test |",
      "|---|---|---|---|",
      "| a | b | `src/app.ts` | `a vote counts` |",
      "| a | b \\| c | `src/gone.ts` | `no such test` |",
      "| a | b | | plain words |",
    ].join("\n"),
  );
  assert.deepEqual(faultsOfDecisions(paper, FILES, new Set(["a vote counts"])), [
    'D.md:4: there is no file "src/gone.ts"',
    'D.md:4: there is no test "no such test"',
    "D.md:5: names no file",
    "D.md:5: names no test",
  ]);
});

Deno.test("a paper of decisions without a table is a fault, not a pass", () => {
  assert.equal(faultsOfDecisions(parsePaper("D.md", "Nothing"), FILES, new Set()).length, 1);
});

Deno.test("names of tests are found in every form that Deno prints", () => {
  const source = `
    Deno.test("plain", () => {});
    Deno.test.only('in single \\'quotes\\'', () => {});
    Deno.test(
      "on its own line",
      async (t) => { await t.step(\`a step\`, () => {}); },
    );
    Deno.test({ name: "with options", fn() {} });`;
  const names = ["plain", "in single 'quotes'", "on its own line", "a step", "with options"];
  assert.deepEqual(testNames(source), names);
});

Deno.test("a TypeScript sample that does not check is a fault with its line", async () => {
  const text =
    "Intro\n```ts\nconst port: number = 'x';\n```\n```ts\nimport { z } from 'zod';\nz.url();\n```";
  const faults = await faultsOfSamples([parsePaper("README.md", text)], ROOT);
  assert.equal(faults.length, 1);
  assert.match(faults[0] ?? "", /^README\.md:2: the sample does not check: TS2322/);
});

Deno.test("samples indented in YAML are read, ignored ones are not", () => {
  const text =
    "description: |\n    ```ts\n    const a = 1;\n      b();\n    ```\n    ```ts ignore\n    c\n    ```";
  assert.deepEqual(parsePaper("openapi.yaml", text).samples, [
    { language: "ts", text: "const a = 1;\n  b();\n", line: 2 },
  ]);
});

Deno.test("a block that never ends is refused", () => {
  assert.throws(() => parsePaper("README.md", "```ts\nconst a = 1;"), {
    message: "README.md:1: the block never ends",
  });
});
