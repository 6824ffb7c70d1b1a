import assert from "node:assert/strict";
import { createFailedKeys } from "../../src/core/api/failed_keys.ts";
import type { CreateLimiter } from "../../src/core/limits/shared_window.ts";
import { createReportLimits } from "../../src/site/reports/report.ts";
import { createAccountLimits } from "../../src/site/sign_in/limits.ts";
import { createFormLimits } from "../../src/site/web/forms/limit_forms.ts";
import { CONSTANTS } from "./limit_constants.ts";

const ROOT = new URL("../../", import.meta.url);

/** Files that limit and need no table: the mechanisms, and those that another table or a contract describes. */
const WITHOUT_TABLE = [
  // src/core/deliveries/policy.ts has the table.
  "src/core/deliveries/pacing.ts",
  "src/core/deliveries/send_slots.ts",
  // Limits of the contracts: docs/errors.md, which tests/spec/guides_test.ts compares.
  "src/core/api/admission.ts",
  // Behind limits that have tables: uploads, and waiting claims.
  "src/site/pictures/rewrite.ts",
  "src/reach/rewards/waiting_claims.ts",
];

/** Limiters that functions create, by file. */
const CREATED: Record<string, (create: CreateLimiter) => unknown> = {
  "src/site/sign_in/limits.ts": createAccountLimits,
  "src/site/web/forms/limit_forms.ts": createFormLimits,
  "src/site/reports/report.ts": createReportLimits,
  "src/core/api/failed_keys.ts": (create) => createFailedKeys([], create),
};

/** A row of a table, and the tests that it names. */
interface Row {
  limit: string;
  value: string;
  tests: string[];
}

const TABLES = Object.entries(await readAll("src")).map(([path, text]) => ({
  path,
  text,
  rows: rowsOf(text),
})).filter(({ rows }) => rows.length > 0);

Deno.test("each limit's table names a test that exists", async () => {
  const tests = Object.values(await readAll("tests")).join("\n");
  for (const { path, rows } of TABLES) {
    for (const { limit, tests: names } of rows) {
      assert.ok(names.length > 0, `${path}: no test holds ${limit}`);
      for (const name of names) assert.ok(tests.includes(`Deno.test("${name}"`), name);
    }
  }
});

Deno.test("each limit of the code has a row with its value", () => {
  for (const path of new Set([...Object.keys(CONSTANTS), ...Object.keys(CREATED)])) {
    const { text, rows } = TABLES.find((table) => table.path === path) ?? assert.fail(path);
    const values = Object.entries(CONSTANTS[path] ?? {}).map(([limit, value]) =>
      [limit, value.replaceAll(/\{(\w+)\}/g, (_, name) => numberOf(text, name))] as const
    );
    assert.deepEqual(
      Object.fromEntries(rows.map(({ limit, value }) => [limit, value])),
      Object.fromEntries([...recorded(CREATED[path]), ...values]),
      path,
    );
  }
});

Deno.test("each file of the code that limits has a table", async () => {
  const makes =
    /\b(createFairQueue|createFairShare|createSlidingWindow|takeBody)\(|\blimiter\(|: CreateLimiter\) \{/;
  const refuses = /new AnswerTooLarge\(`|refusal\("\w+_(too_many|too_soon|full)"|"too_many" \}/;
  const tables = new Set(TABLES.map(({ path }) => path));
  const limits = Object.entries(await readAll("src"))
    .filter(([, text]) => makes.test(text) || refuses.test(text))
    .filter(([path]) => !path.startsWith("src/core/limits/"))
    .map(([path]) => path);
  const missing = limits.filter((path) => !tables.has(path));
  assert.deepEqual(missing.toSorted(), WITHOUT_TABLE.toSorted());
});

Deno.test("the name of a limit on accounts ends with whose attempts it counts", () => {
  const ends =
    /(FromNetwork|By(Name|Address|Network|Account|Browser|Known|SignUp|Newcomer|Mail|Recipient|Sender))$/i;
  for (const [name] of recorded(createAccountLimits)) assert.match(name, ends);
});

/** Returns the names and values of the limiters that a function creates, as tables write them. */
function recorded(createLimits: ((create: CreateLimiter) => unknown) | undefined) {
  const values: [string, string][] = [];
  const units = { 60_000: "1 min", 900_000: "15 min", 3_600_000: "1 h", 86_400_000: "1 day" };
  createLimits?.((name, { requests, windowMs }) => {
    const [, time] = Object.entries(units).find(([ms]) => Number(ms) === windowMs) ?? [];
    values.push([name, `${requests.toLocaleString("en")} in ${time}`]);
    const take = () => ({ allowed: true, remaining: 1, resetSeconds: 1 } as const);
    return { take, peek: take, tick() {} };
  });
  return values;
}

/** Returns the number that the code gives a name, as tables write it. */
function numberOf(text: string, name: string): string {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, "");
  const [, digits] = new RegExp(`\\b${name}(?: =|:) ([\\d_.]+)`).exec(code) ??
    assert.fail(`no number ${name}`);
  return Number(digits?.replaceAll("_", "")).toLocaleString("en");
}

/** Reads a file's tables of limits. Columns are two spaces apart or more. */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  for (const [, table = ""] of text.matchAll(/```text\n \* limit {2,}value .*?\n(.*?)```/gs)) {
    for (const line of table.split("\n").map((one) => one.slice(3))) {
      const [, test] = /^ {2}test: (.*)$/.exec(line) ?? [];
      const [limit = "", value = ""] = line.split(/ {2,}/);
      if (test !== undefined) rows.at(-1)?.tests.push(test);
      else if (limit !== "") rows.push({ limit, value, tests: [] });
    }
  }
  return rows;
}

/** Reads the TypeScript files of a folder, by path. */
async function readAll(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const { name, isDirectory } of Deno.readDir(new URL(folder, ROOT))) {
    const path = `${folder}/${name}`;
    if (isDirectory) Object.assign(texts, await readAll(path));
    else if (/\.tsx?$/.test(name)) texts[path] = await Deno.readTextFile(new URL(path, ROOT));
  }
  return texts;
}
