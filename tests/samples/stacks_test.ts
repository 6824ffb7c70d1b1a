/** The samples as a whole: how long they are, and that the table in the docs tells of them what CI runs. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { SAMPLES } from "../../samples/samples.ts";

/** Lines of a sample, empty ones aside: it is read before it is pasted. */
const MAX_LINES = 80;

/** Programs of generated clients, a folder for each. */
const CLIENTS = "tests/clients";

Deno.test("each sample has at most 80 lines, empty ones aside", () => {
  for (const { language, check, verify } of SAMPLES) {
    for (const code of [check, verify]) {
      const lines = code.split("\n").filter((line) => line.trim() !== "");
      assert.ok(lines.length <= MAX_LINES, `${language}: ${lines.length} lines`);
    }
  }
});

Deno.test("the table of stacks names exactly the samples that CI runs", async () => {
  const rows = await readRows();
  const shown = rows.filter(({ receiver }) => receiver !== undefined);
  assert.deepEqual(shown.map(({ stack }) => stack), SAMPLES.map(({ language }) => language));
  for (const [nth, { receiver, poller }] of shown.entries()) {
    assert.equal(await readText(receiver), SAMPLES[nth]?.verify);
    assert.equal(await readText(poller), SAMPLES[nth]?.check);
  }
});

Deno.test("the table of stacks names exactly the generated clients that CI runs", async () => {
  const named = (await readRows()).flatMap(({ clients }) => clients);
  assert.deepEqual(named.sort(), await listClients());
});

interface Row {
  readonly stack: string;
  /** Paths within the project. */
  readonly clients: string[];
  readonly receiver: string | undefined;
  readonly poller: string | undefined;
}

async function readRows(): Promise<Row[]> {
  const text = await Deno.readTextFile(join(PROJECT, "docs/clients.md"));
  const [programs = ""] = text.split("\n## ");
  const lines = programs.split("\n").filter((line) => line.startsWith("|")).slice(2);
  return lines.map((line) => {
    const [stack = "", client = "", receiver = "", poller = ""] = line.split("|").slice(1)
      .map((cell) => cell.trim());
    const clients = linksOf(client);
    const [receives] = linksOf(receiver);
    const [polls] = linksOf(poller);
    return { stack, clients: clients ?? [], receiver: receives, poller: polls };
  });
}

function linksOf(cell: string): string[] {
  return [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].flatMap(([, path]) => path ?? []);
}

async function readText(path: string | undefined): Promise<string> {
  assert.ok(path !== undefined);
  return await Deno.readTextFile(join(PROJECT, path));
}

async function listClients(): Promise<string[]> {
  const folder = join(PROJECT, CLIENTS);
  if (!await Deno.stat(folder).then(() => true, () => false)) return [];
  const entries = await Array.fromAsync(Deno.readDir(folder));
  return entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => `${CLIENTS}/${name}`)
    .sort();
}
