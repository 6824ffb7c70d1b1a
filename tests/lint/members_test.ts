import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { AREAS, MEMBERS } from "../../scripts/lint/arrows.ts";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));

/** A path in backticks. */
const PATH = /`((?:\.\.\/)*[a-z_]+(?:\/[a-z_]+)*(?:\/|\.tsx?|\.yaml))`/g;

/** The members from the top, as a reader sees them. */
const FROM_TOP = Object.entries(MEMBERS).reverse();

Deno.test("the picture in src/README.md shows the members and folders of the lint rule, in their order", async () => {
  const [, picture = ""] = /```\n(.*?)```/s.exec(await readPage("")) ?? [];
  const shown: [string, string[]][] = [];
  for (const line of picture.split("\n").filter((line) => line !== "")) {
    const [, member] = /^ *([a-z]+) {3}/.exec(line) ?? [];
    if (member !== undefined) shown.push([member, []]);
    else shown.at(-1)?.[1].push(...line.replace("│", "").trim().split(/ +/));
  }
  assert.deepEqual(shown, FROM_TOP.map(([member, folders]) => [member, [...folders]]));
});

Deno.test("each folder of src has a place in the lint rule, and each place is a folder", () => {
  assert.deepEqual(foldersOf(SOURCE), Object.keys(MEMBERS).sort());
  for (const [member, folders] of FROM_TOP) {
    assert.deepEqual(foldersOf(`${SOURCE}${member}`), [...folders].sort(), member);
  }
});

Deno.test("each area of pages has a place in the lint rule, and each place is an area", () => {
  for (const [member, areas] of Object.entries(AREAS)) {
    assert.deepEqual(foldersOf(`${SOURCE}${member}/web`), [...areas].sort(), member);
  }
});

Deno.test("the pages of src name only files and folders that exist", async () => {
  const pages = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((path) => basename(path) === "README.md").map(dirname);
  for (const page of pages) {
    // src/README.md also speaks of the folders of any member, such as `api/`.
    const places = page === "." ? ["", ...Object.keys(MEMBERS), ".."] : [page, "", ".."];
    for (const [, path = ""] of (await readPage(page)).matchAll(PATH)) {
      const isThere = places.some((place) => existsSync(join(SOURCE, place, path)));
      assert.ok(isThere, `the page of ${page} names ${path}`);
    }
  }
});

Deno.test("the page of the service has a row for each group of services, and for nothing else", async () => {
  const services = await Deno.readTextFile(`${SOURCE}service/services.ts`);
  const [, groups = ""] = /interface Services\s+extends(.*?)\{/s.exec(services) ?? [];
  const names = [...groups.matchAll(/Pick<\w+, "(\w+)">|(\w+)/g)].map(([, part, group]) =>
    part ?? group
  );
  const rows = [...(await readPage("service")).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  assert.deepEqual(rows, ["Resources", ...names]);
});

function readPage(member: string): Promise<string> {
  return Deno.readTextFile(join(SOURCE, member, "README.md"));
}

function foldersOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .map(({ name }) => name).sort();
}
