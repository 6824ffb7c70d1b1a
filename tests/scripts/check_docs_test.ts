import assert from "node:assert/strict";
import { faultsOfAsvs } from "../../scripts/check_docs/asvs.ts";
import { faultsOfChangelog } from "../../scripts/check_docs/changelog.ts";
import { faultsOfComments, wordsOutsideComments } from "../../scripts/check_docs/comments.ts";
import { faultsOfDecisions } from "../../scripts/check_docs/decisions.ts";
import { faultsOfPromises } from "../../scripts/check_docs/promises.ts";
import { faultsOfSamples } from "../../scripts/check_docs/samples.ts";
import { faultsOfSupport } from "../../scripts/check_docs/support.ts";
import { testNames } from "../../scripts/check_docs/project.ts";

const FILES = new Set(["src/service/app.ts", "src/core/api/v1.ts"]);
const TESTS = new Set(["a vote counts", "a vote counts once"]);

Deno.test("each decision names files that exist and tests that exist", () => {
  const paper = [
    "- [today](#today): a\n- [tomorrow](#tomorrow): b\n- [never](#never): c",
    "### today",
    "The UTC day.",
    "`src/service/app.ts`, `src/core/api/v1.ts` · `a vote counts`, `a vote counts once`",
    "### tomorrow",
    "`src/gone.ts` · `no such test`",
    "### never",
    "Plain words.",
  ].join("\n\n");
  assert.deepEqual(faultsOfDecisions(paper, FILES, TESTS), [
    '11: there is no file "src/gone.ts"',
    '11: there is no test "no such test"',
    "15: names no file and no test",
  ]);
});

Deno.test("no decision is in the paper twice", () => {
  const one = "### today\n\nThe UTC day.\n\n`src/service/app.ts` · `a vote counts`\n\n";
  const index = "- [today](#today): a\n- [today](#today): a\n\n";
  assert.deepEqual(faultsOfDecisions(index + one + one, FILES, TESTS), [
    "10: repeats the heading of line 4",
  ]);
});

Deno.test("the index of the decisions has each of them, in their order", () => {
  const one = "- [It's one](#its-one): a";
  const two = "- [Two](#two): b";
  const three = "- [Three](#c): c";
  const places = "`src/service/app.ts` · `a vote counts`";
  const faultsOf = (...index: (string | undefined)[]) => {
    const paper = [index.join("\n"), "### It's one", places, "### Two", places].join("\n\n");
    return faultsOfDecisions(paper, FILES, TESTS);
  };
  assert.deepEqual(faultsOf(one, two), []);
  assert.deepEqual(faultsOf(two, one), [`1: the index needs "It's one #its-one" as number 1`]);
  assert.deepEqual(faultsOf(one), ['1: the index needs "Two #two" as number 2']);
  assert.deepEqual(faultsOf(one, two, three), ["1: the index names more than there is"]);
});

Deno.test("a paper without decisions is a fault, not a pass", () => {
  assert.equal(faultsOfDecisions("Nothing", FILES, TESTS).length, 1);
});

Deno.test("a change has one line of at most 160 characters in the changelog", () => {
  const fits = `- ${"x".repeat(158)}`;
  const long = `- ${"x".repeat(159)}`;
  const faults = faultsOfChangelog([fits, long, "  which goes on", "What [links] say"].join("\n"));
  assert.deepEqual(faults, [
    "2: has 161 characters, at most 160 fit",
    "3: continues a change, which has one line",
  ]);
});

Deno.test("each promise names a test file that exists", () => {
  const paper =
    "## Promises\n\n- **Kept.** By `tests/a_test.ts`.\n- **Lost.** By\n  `tests/b_test.ts`.\n- **Bare.**\n\n## Else\n\n- **No promise.**\n";
  assert.deepEqual(faultsOfPromises(paper, "Promises", new Set(["tests/a_test.ts"])), [
    '"Lost.": there is no tests/b_test.ts',
    '"Bare." names no test',
  ]);
  assert.equal(faultsOfPromises(paper, "Gone", new Set()).length, 1);
});

Deno.test("each folder of helpers is in the tests' map, and the map names nothing that is gone", () => {
  const files = new Set([
    "tests/a_test.ts",
    "tests/support/api/door.ts",
    "tests/support/people/visitor.ts",
    "tests/support/world.ts",
  ]);
  const paper =
    "| `other` |\n\n## Helpers\n\nText: `openWorld()`.\n\n| an app | `api`: `door`, `gone` |\n";
  assert.deepEqual(faultsOfSupport(paper, "Helpers", files), [
    "the table lacks support/people",
    "the table lacks support/world",
    "there is no gone in support",
  ]);
});

Deno.test("names of tests are found in every form", () => {
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

Deno.test("a guide's program is run by a test, wherever it stands", () => {
  const files = new Set(["samples/a.py", "samples/b.py", "tests/spec/guides_test.ts"]);
  const judge = (path: string, text: string) =>
    faultsOfSamples(path, text, { files, lists: "./a.py samples/a.py" });
  assert.deepEqual(judge("docs/a.md", "[a](../samples/a.py)\n```sh\nls\n```\n"), []);
  assert.deepEqual(judge("docs/a.md", "[b](../samples/b.py) [c](../samples/c.py)"), [
    "no test runs samples/b.py",
    "no test runs samples/c.py",
  ]);
  assert.equal(judge("docs/a.md", "```python\nprint()\n```\n").length, 1);
  assert.equal(judge("docs/webhooks.md", "```ts\n1;\n```\n").length, 0);
  assert.equal(judge("docs/webhooks.md", "```java\n1;\n```\n").length, 1);
});

Deno.test("each requirement that is met names a test in its file, and all are counted", () => {
  const testsOf = new Map([["tests/a_test.ts", new Set(["a vote counts"])]]);
  const list = (counts: string) =>
    [
      "## ASVS",
      `Of 4, ${counts}.`,
      "- **6.1.1 met** Words\n  and words. `tests/a_test.ts` · `a vote counts`",
      "- **6.1.2 not applicable** No phones.",
      "- **6.1.3 met** Claimed.",
      "- **6.1.3 met** Claimed. `tests/b_test.ts` · `a vote counts`",
    ].join("\n");
  const faults = [
    "6.1.3: names no test",
    "6.1.3: occurs twice",
    '6.1.3: tests/b_test.ts has no test "a vote counts"',
  ];
  const right = list("3 are met, 1 not applicable and 0 missing");
  assert.deepEqual(faultsOfAsvs(right, testsOf), faults);
  const wrong = list("4 are met, 0 not applicable and 0 missing");
  assert.deepEqual(faultsOfAsvs(wrong, testsOf), [
    ...faults,
    "counts 4,0,0, but has 3,1,0",
  ]);
});

Deno.test("comments name files, papers and names that exist", () => {
  const gone = "service/" + "gone.ts";
  const source = [
    "/** As app.ts and api/v1.ts do (SPEC §4), like `castVote`. */",
    "const vote = 1; // As `castVoteAgain` does.",
    `  -- See ${gone}.`,
    " * Promised in DESIGN §1, and on https://example.com/guide.md.",
    " * What src/core/api/ and src/core/door/ promise.",
    '// See DECISIONS, "The voting day", and DECISIONS, "The night".',
    " * ```ts",
    ` * parse("${gone}");`,
    " * ```",
  ].join("\n");
  const named = {
    files: FILES,
    sections: new Set(["SPEC §4"]),
    decisions: new Set(["The voting day"]),
    words: new Set(wordsOutsideComments("castVote(); // not castVoteAgain")),
  };
  const missing = ["castVoteAgain", gone, "DESIGN §1", "src/core/door/", "The night"];
  assert.deepEqual(
    faultsOfComments(source, named),
    missing.map((name, index) => `${index + 2}: names "${name}", which doesn't exist`),
  );
});
