import assert from "node:assert/strict";
import { join } from "node:path";
import { PROJECT } from "../../../embedded/launcher/project.ts";
import { MEASURES } from "../benches.ts";
import { series, type Table } from "../measure/table.ts";
import { fillPlaces, markdownTable } from "./markdown.ts";
import { collectPlot, PLOTS } from "./plots.ts";
import { findOutdated } from "./outdated.ts";
import { makeReport } from "./report.ts";
import { keepResult, readResults, RESULTS } from "./results.ts";

Deno.test("the performance guide and its plots say what was measured", async () => {
  for (const [path, text] of await makeReport(PROJECT)) {
    assert.equal(await Deno.readTextFile(join(PROJECT, path)), text, path);
  }
});

Deno.test("a guide keeps its words and fills its places", () => {
  const guide = "before\n<!-- bench: one -->\nold\n<!-- bench ends -->\nafter";
  const filled = fillPlaces(guide, (id) => `new ${id}`);
  assert.equal(filled, "before\n<!-- bench: one -->\n\nnew one\n\n<!-- bench ends -->\nafter");
  assert.equal(fillPlaces(guide, () => undefined), guide);
  assert.throws(() => fillPlaces("<!-- bench: one -->", () => "new"), /no "<!-- bench ends -->"/);
});

Deno.test("a table shows the median and the range of its rounds", () => {
  const rows = [
    { name: "ours", cells: [series([3, 1, 2], (one) => one, 1)] },
    { name: "theirs", cells: [series([NaN], (one) => one, 1)] },
  ];
  const text = markdownTable({ id: "t", title: "Title", head: ["per second"], rows });
  assert.match(text, /\| ours +\| 2\.0 \(1\.0–3\.0\) \|/);
  assert.match(text, /\| theirs +\| – \|/);
});

Deno.test("every table names its date and commit, and a warning names each outdated one", async () => {
  const tables = (await readResults(join(PROJECT, RESULTS))).flatMap(({ tables }) => tables);
  for (const table of tables) {
    const { on = "", commit = "" } = table.measured ?? {};
    assert.match(markdownTable(table), /^[^|]+ \(20\d\d-\d\d-\d\d, at `[0-9a-f]{8}(-dirty)?`\):\n/);
    assert.ok(on && commit, table.id);
  }
  const ids = tables.map(({ id }) => id);
  const idsIn = (warnings: string[]) => warnings.map((warning) => warning.split(":")[0]);
  assert.deepEqual(idsIn(await findOutdated(PROJECT, () => Promise.resolve(3))), ids);
  assert.deepEqual(idsIn(await findOutdated(PROJECT, () => Promise.resolve(undefined))), ids);
  assert.deepEqual(await findOutdated(PROJECT, () => Promise.resolve(0)), []);
});

Deno.test("every file and folder that outdates a table is there, and all that a page goes through does", async () => {
  for (const path of new Set(Object.values(MEASURES).flat())) {
    await assert.doesNotReject(Deno.stat(join(PROJECT, path)), path);
  }
  for (const path of ["src/service/web/pages.ts", "src/site/web/page_memory.ts"]) {
    assert.ok(MEASURES.pages?.some((folder) => path.startsWith(`${folder}/`)), path);
  }
});

Deno.test("a plot has a line per side and a point per size", () => {
  const table = (connections: number, value: number) => ({
    id: `read-${connections}`,
    title: "",
    head: ["1,000/s"],
    rows: [{ name: "ours", cells: [{ rounds: [value, value + 1, value + 2], digits: 0 }] }],
  });
  const source = PLOTS["performance-connections"];
  assert.ok(source);
  const plot = collectPlot(source, [table(256, 10), table(64, 20)]);
  assert.deepEqual(plot?.lines, [{
    name: "ours",
    points: [
      { at: 64, value: 21, least: 20, most: 22 },
      { at: 256, value: 11, least: 10, most: 12 },
    ],
  }]);
});

Deno.test("a new table replaces the older one and no other", async () => {
  const folder = await Deno.makeTempDir();
  const table = (id: string, title: string) => ({ id, title, head: [], rows: [] });
  const keep = (...tables: Table[]) => keepResult(folder, { bench: "read", machine: "", tables });
  await keep(table("one", "old"), table("two", "old"));
  await keep(table("two", "new"));
  const [result] = await readResults(folder);
  assert.deepEqual(result?.tables.map(({ id, title }) => `${id} ${title}`), ["one old", "two new"]);
  await Deno.remove(folder, { recursive: true });
});
