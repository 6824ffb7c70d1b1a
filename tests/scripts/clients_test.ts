/** The generated clients: what the guide tells to run is what `deno task clients` runs. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { expectedLines, linesOf } from "../../scripts/clients/expected.ts";
import { STACKS } from "../../scripts/clients/stacks.ts";

const CLIENTS = join(PROJECT, "tests/clients");

Deno.test("each line of the guide to clients is one that runs", async () => {
  const guide = await Deno.readTextFile(join(PROJECT, "docs/clients.md"));
  const [, generated = ""] = guide.split("\n## Generated clients\n");
  const rows = generated.split("\n").filter((line) => line.startsWith("|")).slice(2);
  const built = (await filesOf(["build", "main.rs"])).map((line) => line.replace(/ > log$/, ""));
  assert.ok(rows.length >= 8);
  for (const row of rows) {
    const [, line = ""] = /`([^`]+)`/.exec(row) ?? [];
    assert.ok(built.includes(line), line);
  }
});

Deno.test("each stack has its program, and each program its stack", async () => {
  const folders = await Array.fromAsync(Deno.readDir(CLIENTS));
  assert.deepEqual(folders.map(({ name }) => name).sort(), STACKS.map(({ name }) => name).sort());
});

Deno.test("a client that misses Retry-After or an answer is found out", () => {
  const votedAt = new Date("2026-03-10T12:00:00.000Z");
  const expected = expectedLines(votedAt);
  const printed = expected.map((line) => line.replace(/ N$/, " 60"));
  assert.deepEqual(linesOf(printed.join("\r\n")), expected);
  for (const wait of ["", " 0", " null", " soon"]) {
    const without = expected.map((line) => line.replace(/ N$/, wait)).join("\n");
    assert.notDeepEqual(linesOf(without), expected, wait);
  }
});

async function filesOf(names: string[]): Promise<string[]> {
  const lines = [];
  for (const { name } of STACKS) {
    for (const file of names) {
      const text = await Deno.readTextFile(join(CLIENTS, name, file)).catch(() => "");
      lines.push(...text.split("\n").map((line) => line.trim()));
    }
  }
  return lines;
}
